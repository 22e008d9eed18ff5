// SPDX-License-Identifier: MIT
// The lines of C for a call. Results of unknown size get room for the answer, in static memory.

import { isNothing, maker, valueOf } from "./calls.js";

export function number(value) {
  if (Object.is(value, -0)) return "-0.0";
  const n = Number(value);
  return Number.isNaN(n) ? "NAN" : n === Infinity ? "INFINITY" : n === -Infinity ? "-INFINITY" : String(n);
}

const escape = (text) => text.replace(/["\\]/g, "\\$&").replace(/\n/g, "\\n").replace(/\r/g, "\\r").replace(/\t/g, "\\t");
const bytes = (text) => new TextEncoder().encode(text).length;
const quoted = (text) => `"${escape(text)}"`;

/** A list of arguments that breaks at 100 characters. */
export function wrapped(head, items, tail, indent = "    ") {
  const whole = `${head}${items.join(", ")}${tail}`;
  if (whole.length <= 100) return whole;
  const lines = [head];
  items.forEach((item, at) => {
    const part = item + (at === items.length - 1 ? tail : ",");
    const last = lines.length - 1;
    if (lines[last].length + part.length + 1 > 100) lines.push(indent + part);
    else lines[last] += (lines[last].endsWith("(") ? "" : " ") + part;
  });
  return lines.join("\n");
}

const isArray = (value) => Array.isArray(value) || ArrayBuffer.isView(value);

/** The length of the longest list in a value. */
function longest(value) {
  if (typeof value !== "object" || value === null) return 0;
  if (value instanceof BigUint64Array) return value.length;
  return Object.values(value).reduce((most, each) => Math.max(most, longest(each)), isArray(value) ? value.length : 0);
}

/** A capacity that suffices for the answer, as a power of ten: a text of GeoJSON, elements, or an index of the points of the form. */
function room(capacity, type, values, answer) {
  const needed = type === "char" ? JSON.stringify(answer ?? "", (_, each) => (typeof each === "bigint" ? null : each)).length * 2
    : Math.max(longest(answer), 40 * longest(values));
  return String(10 ** Math.max(Math.ceil(Math.log10(needed || 1)), Math.log10(Number(capacity))));
}

/** The lines of a function with the values of its form, which has given an answer. */
export function lines(description, one, values, answer) {
  const taken = new Set();
  const unique = (name) => {
    let found = name;
    for (let at = 2; taken.has(found); at++) found = `${name}_${at}`;
    taken.add(found);
    return found;
  };
  const constant = (of, word) =>
    description.enumerations[of.of].values.find((each) => each.word === word)?.name ?? "0";

  function literal(of, value) {
    switch (of.type) {
      case "struct": return struct(of.of, value);
      case "list": return `{${value.map((each) => literal(of.of, each)).join(", ")}}`;
      case "word": return value === null || value === undefined ? "0" : constant(of, value);
      case "sum": return value.map((word) => constant(of, word)).join(" | ") || "0";
      case "truth": return value ? "1" : "0";
      case "text": return quoted(value);
      default: return number(value);
    }
  }

  /** A short struct in the order of its fields, another with their names. */
  function struct(name, value) {
    const fields = description.structs[name];
    const parts = fields.filter((each) => value[each.name] !== undefined);
    if (fields.length <= 4 && parts.length === fields.length) {
      return `{${fields.map((each) => literal(each.of, value[each.name])).join(", ")}}`;
    }
    return `{${parts.map((each) => `.${each.name} = ${literal(each.of, value[each.name])}`).join(", ")}}`;
  }

  const written = [];

  /** Writes the lines before a call, and the call; returns the names of the variables with its results. */
  function write(call, values, isLast) {
    const fields = Object.fromEntries(call.inputs.map((field) => [field.name, field]));
    const parts = {}, results = {};
    const rows = () => {
      const column = call.inputs.find((field) => ["column", "texts"].includes(call.C.things[field.name].kind));
      return column ? values[column.name].length : 0;
    };
    for (const [name, thing] of Object.entries(call.C.things)) {
      const field = fields[name];
      const value = field && !field.by ? valueOf(field, values) : null;
      if (field?.by) {
        const made = write(maker(description, field), values[name], false)[field.by.result];
        parts[name] = thing.kind === "array" ? { pointer: made, count: `${made}_needed` } : { pointer: `&${made}` };
        continue;
      }
      parts[name] = given(name, thing, field, value, values, rows, results);
    }
    const passed = call.C.arguments.map(([name, part]) => parts[name][part]);
    const returned = call.C.returns === "gn_status" ? "gn_status status" : `${call.C.returns} result`.replace("* ", "*");
    written.push(wrapped(isLast ? `${returned} = ${call.name}(` : `${call.name}(`, passed, ");"));
    return results;
  }

  function given(name, thing, field, value, values, rows, results) {
    const { kind, type } = thing;
    const declare = (variable, declaration) => { written.push(`${declaration};`); return variable; };
    switch (kind) {
      case "number":
        return { value: literal(field.of, value) };
      case "struct": {
        if (isNothing(value)) return { pointer: "NULL" };
        const variable = unique(name);
        declare(variable, `${type} ${variable} = ${literal(field.of, value)}`);
        return { pointer: `&${variable}` };
      }
      case "options": {
        if (isNothing(value)) return { pointer: "NULL" };
        const variable = unique(name);
        written.push(`${type} ${variable};`, `${type}_init(&${variable});`);
        for (const each of description.structs[type]) {
          const set = value[each.name];
          if (set === undefined) continue;
          if (each.of.type === "list") set.forEach((item, at) => written.push(`${variable}.${each.name}[${at}] = ${number(item)};`));
          else if (each.of.type === "text") written.push(`strcpy(${variable}.${each.name}, ${quoted(set)});`);
          else written.push(`${variable}.${each.name} = ${literal(each.of, set)};`);
        }
        return { pointer: `&${variable}` };
      }
      case "text":
        if (value === null || (field.of.type === "json" && value === "")) return { pointer: "NULL", size: "0" };
        return { pointer: quoted(value), size: String(bytes(value)) };
      case "array": case "column": {
        if (isNothing(value)) return { pointer: "NULL", count: "0", stride: "0" };
        const variable = unique(name);
        declare(variable, `const ${type} ${variable}[] = ${literal(field.of, value)}`);
        return { pointer: variable, count: String(value.length), stride: `sizeof *${variable}` };
      }
      case "texts": {
        const variable = unique(name), size = Math.max(...value.map(bytes), 0) + 1;
        declare(variable, `const char ${variable}[][${size}] = ${literal(field.of, value)}`);
        return { pointer: `${variable}[0]`, slot_size: String(size), stride: String(size), count: String(value.length) };
      }
      case "offset": case "field":
        return { pointer: "NULL" };
    }
    const variable = results[name] = unique(name);
    switch (kind) {
      case "result":
        declare(variable, `${type} ${variable}`);
        return { pointer: `&${variable}` };
      case "output": {
        if (thing.capacity.startsWith("GN_")) {
          declare(variable, `${type} ${variable}[${thing.capacity}]`);
          return { pointer: variable, capacity: `sizeof ${variable}`, needed: "NULL" };
        }
        const capacity = room(thing.capacity, type, values, answer);
        taken.add(`${variable}_needed`);
        written.push(`static ${type} ${variable}[${capacity}];`, `size_t ${variable}_needed;`);
        return { pointer: variable, capacity, needed: `&${variable}_needed` };
      }
      case "known": {
        const counted = values[thing.counts], count = Array.isArray(counted) ? counted.length : counted;
        declare(variable, `${type} ${variable}[${count}]`);
        return { pointer: variable };
      }
      case "rows":
        declare(variable, `${type} ${variable}[${rows()}]`);
        return { pointer: variable, stride: `sizeof *${variable}` };
      case "slots":
        declare(variable, `char ${variable}[${rows()}][${thing.capacity}]`);
        return { pointer: `${variable}[0]`, slot_size: thing.capacity, stride: thing.capacity };
      case "statuses":
        declare(variable, `uint8_t ${variable}[${rows()}]`);
        return { pointer: variable };
    }
    throw new Error(`no rule for ${kind}`);
  }

  write(one, values, true);
  return written.join("\n");
}
