// SPDX-License-Identifier: MIT
// The line of Python for a call: positional arguments, and keywords after one that is left out.

import { wrapped } from "./c.js";
import { isNothing, maker } from "./calls.js";

function number(value) {
  if (Object.is(value, -0)) return "-0.0";
  const n = Number(value);
  return Number.isNaN(n) ? "math.nan" : n === Infinity ? "math.inf" : n === -Infinity ? "-math.inf" : String(n);
}

/** A field that Python has no parameter for. */
class Lacking extends Error {}

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

const at = (values, path) => path.reduce((found, name) => found?.[name], values);

/** Whether a value says no more than the package assumes. */
const isUsual = (value, usual) => isNothing(value) || value === "" || String(value) === String(usual);

/** The expression of an argument; null if it is left out. */
function expression(description, one, argument, values) {
  if (argument.constant) return argument.constant;
  if (argument.holes) {
    const [points, rings] = argument.holes.map((path) => at(values, path));
    if (isNothing(rings)) return null;
    const starts = rings.map((_, index) => rings.slice(0, index).reduce((sum, count) => sum + count, 0));
    const holes = rings.slice(1).map((count, index) => points.slice(starts[index + 1], starts[index + 1] + count));
    return `[${holes.map((hole) => literal(description, POINTS, hole)).join(", ")}]`;
  }
  if (argument.range) {
    const [least, most] = argument.range.map((path) => at(values, path));
    return `range(${least}, ${Number(most) + 1})`;
  }
  if (argument.pairs) {
    const [first, second] = argument.pairs.map((path) => at(values, path));
    return `[${first.map((value, index) => tuple([number(value), number(second[index])])).join(", ")}]`;
  }
  if (argument.word) {
    const [path, wanted] = argument.word;
    return (at(values, path) ?? []).includes(wanted.replace(/_/g, "-")) ? "True" : null;
  }
  if (argument.members) {
    const [path, part] = argument.members;
    return `[${at(values, path).map((each) => literal(description, argument.of, each[part])).join(", ")}]`;
  }
  const value = at(values, argument.path);
  if (argument.by) return written(description, maker(description, one.inputs.find(({ name }) => name === argument.path[0])), value);
  return argument.default && "usual" in argument && isUsual(value, argument.usual) ? null : literal(description, argument.of, value);
}

const POINTS = { type: "list", of: { type: "struct", of: "gn_point" } };

/** The values with only the outer ring among the points, if there are holes. */
function withoutHoles(given, values) {
  const holes = given.find((argument) => argument.holes)?.holes;
  if (!holes || isNothing(at(values, holes[1]))) return values;
  const [[...path], rings] = [holes[0], at(values, holes[1])];
  const cut = (value, [name, ...rest]) => (name === undefined ? value.slice(0, rings[0]) : { ...value, [name]: cut(value[name], rest) });
  return cut(values, path);
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

/** What a form says that Python has no parameter for. */
function unsaid(one, values) {
  const all = [...(one.Python.made ?? []), ...one.Python.arguments];
  const other = all.find((argument) => argument.unsaid && !isUsual(at(values, argument.unsaid), argument.usual));
  if (other) return other.unsaid.at(-1);
  const words = all.filter((argument) => argument.word);
  const known = words.map((argument) => argument.word[1].replace(/_/g, "-"));
  return words.flatMap((argument) => at(values, argument.word[0]) ?? []).find((each) => !known.includes(each));
}

/** The arguments of a call, or of what makes an object. */
function passed(description, one, given, values) {
  const found = [], outer = withoutHoles(given, values);
  let isLeftOut = false;
  for (const argument of given.filter((each) => !each.unsaid)) {
    if (argument.options) {
      const fields = description.structs[one.inputs.find((each) => each.name === argument.options).of.of];
      const set = fields.filter((each) => values[argument.options]?.[each.name] !== undefined);
      const named = set.flatMap((field) => keywords(description, field, values[argument.options][field.name], argument.known));
      const unknown = named.find(([name]) => !argument.known.includes(name));
      if (unknown) throw new Lacking(unknown[0]);
      found.push(...named.map(([name, text]) => `${name}=${text}`));
      continue;
    }
    const text = expression(description, one, argument, argument.holes ? values : outer);
    if (text === null) isLeftOut = true;
    else found.push(argument.keyword || isLeftOut ? `${argument.name}=${text}` : text);
  }
  return found;
}

/** The call, and that of what makes its object. */
function written(description, one, values) {
  const { path, made, arguments: given } = one.Python;
  const lacking = unsaid(one, values);
  if (lacking) throw new Lacking(lacking);
  const called = passed(description, one, given, values);
  if (!made) return wrapped(`gridnorth.${path}(`, called, ")");
  const [module, type, method] = path.split(".");
  const receiver = wrapped(`gridnorth.${module}.${type}(`, passed(description, one, made, values), ")");
  return wrapped(`${receiver}.${method}(`, called, ")");
}

export function lines(description, one, values) {
  try {
    return written(description, one, values);
  } catch (error) {
    if (!(error instanceof Lacking)) throw error;
    return `# Python has no parameter for ${error.message.replace(/_/g, " ")} here.`;
  }
}
