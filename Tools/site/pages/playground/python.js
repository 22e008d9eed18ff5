// SPDX-License-Identifier: MIT
// The line of Python for a call: positional arguments, and keywords after one that is left out.

import { wrapped } from "./c.js";
import { isNothing, maker } from "./calls.js";

function number(value) {
  if (Object.is(value, -0)) return "-0.0";
  const n = Number(value);
  return Number.isNaN(n) ? "math.nan" : n === Infinity ? "math.inf" : n === -Infinity ? "-math.inf" : String(n);
}

/** A tuple, also of one element. */
const tuple = (items) => `(${items.join(", ")}${items.length === 1 ? "," : ""})`;
const word = (value) => JSON.stringify(value.replace(/-/g, "_"));

/** A value as an expression: a struct is a tuple of its fields. */
function literal(description, of, value) {
  if (value === null || value === undefined) return "None";
  switch (of.type) {
    case "struct": return tuple(description.structs[of.of].map((one) => literal(description, one.of, value[one.name])));
    case "list": return `[${value.map((one) => literal(description, of.of, one)).join(", ")}]`;
    case "word": return word(value);
    case "truth": return value ? "True" : "False";
    case "text": return JSON.stringify(value);
    case "json": return value === "" ? "None" : object(JSON.parse(value));
    default: return number(value);
  }
}

function object(value) {
  if (Array.isArray(value)) return `[${value.map(object).join(", ")}]`;
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  return `{${Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${object(one)}`).join(", ")}}`;
}

/** The expression of an argument; null if it is left out. */
function expression(description, one, argument, values) {
  if (argument.constant) return argument.constant;
  const at = (path) => path.reduce((found, name) => found?.[name], values);
  const field = (name) => one.inputs.find((each) => each.name === name);
  if (argument.holes) {
    const [points, rings] = argument.holes.map((name) => values[name]);
    if (isNothing(rings)) return null;
    const starts = rings.map((_, index) => rings.slice(0, index).reduce((sum, count) => sum + count, 0));
    const holes = rings.slice(1).map((count, index) => points.slice(starts[index + 1], starts[index + 1] + count));
    return literal(description, { type: "list", of: field(argument.holes[0]).of }, holes);
  }
  if (argument.range) {
    const [least, most] = argument.range.map((name) => values[name]);
    return `range(${least}, ${Number(most) + 1})`;
  }
  if (argument.pairs) {
    const [first, second] = argument.pairs.map((name) => values[name]);
    return `[${first.map((value, index) => tuple([number(value), number(second[index])])).join(", ")}]`;
  }
  if (argument.word) {
    const [name, wanted] = argument.word;
    return (values[name] ?? []).includes(wanted.replace(/_/g, "-")) ? "True" : null;
  }
  if (argument.members) {
    const [name, part] = argument.members;
    return `[${values[name].map((each) => literal(description, argument.of, each[part])).join(", ")}]`;
  }
  if (argument.by) return lines(description, maker(description, field(argument.path[0])), values[argument.path[0]]);
  const value = at(argument.path), from = field(argument.path[0]);
  const isUsual = argument.default && from.optional && (isNothing(value) || value === "" || String(value) === String(from.default));
  return isUsual ? null : literal(description, argument.of, value);
}

/** The points of the outer ring, if there are holes. */
function withoutHoles(one, values) {
  const holes = one.Python.arguments.find(({ holes }) => holes)?.holes;
  if (!holes || isNothing(values[holes[1]])) return values;
  return { ...values, [holes[0]]: Object.assign(values[holes[0]].slice(0, values[holes[1]][0]), { all: values[holes[0]] }) };
}

/** The keywords of an option: that of its name, or one for each of its words. Several words under one name are a sum. */
function keywords(description, field, value, known) {
  if (field.of.type !== "sum") return [[field.name, literal(description, field.of, value)]];
  if (known.includes(field.name)) {
    const values = description.enumerations[field.of.of].values.filter((each) => value.includes(each.word));
    return [[field.name, value.length === 1 ? word(value[0]) : values.map((each) => each.value).join(" | ") || "0"]];
  }
  return value.map((each) => [each.replace(/-/g, "_"), "True"]);
}

export function lines(description, one, values) {
  const passed = [], outer = withoutHoles(one, values);
  let isLeftOut = false;
  for (const argument of one.Python.arguments) {
    if (argument.options) {
      const fields = description.structs[one.inputs.find((each) => each.name === argument.options).of.of];
      const given = fields.filter((each) => values[argument.options]?.[each.name] !== undefined);
      const named = given.flatMap((field) => keywords(description, field, values[argument.options][field.name], argument.known));
      const unknown = named.find(([name]) => !argument.known.includes(name));
      if (unknown) return `# Python has no option ${unknown[0]} here.`;
      passed.push(...named.map(([name, text]) => `${name}=${text}`));
      continue;
    }
    const text = expression(description, one, argument, argument.holes ? values : outer);
    if (text === null) isLeftOut = true;
    else passed.push(argument.keyword || isLeftOut ? `${argument.name}=${text}` : text);
  }
  return wrapped(`gridnorth.${one.Python.path}(`, passed, ")");
}
