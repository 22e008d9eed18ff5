// SPDX-License-Identifier: MIT
// The line of JavaScript for a call.

import { wrapped } from "./c.js";
import { argumentsOf, isNothing, maker } from "./calls.js";

const isName = (text) => /^[a-z_]\w*$/i.test(text);

/** A value as an expression. */
function literal(description, of, value) {
  if (value === null || value === undefined) return "null";
  switch (of.type) {
    case "struct": {
      const fields = description.structs[of.of].filter((one) => value[one.name] !== undefined);
      return `{ ${fields.map((one) => `${one.js}: ${literal(description, one.of, value[one.name])}`).join(", ")} }`;
    }
    case "list": return `[${value.map((one) => literal(description, of.of, one)).join(", ")}]`;
    case "json": return value === "" ? "null" : object(JSON.parse(value));
    case "number": case "integer": return Object.is(value, -0) ? "-0" : String(Number(value));
    default: return JSON.stringify(value);
  }
}

/** An object whose names need no quotes has none. */
function object(value) {
  if (Array.isArray(value)) return `[${value.map(object).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, one]) => `${isName(name) ? name : JSON.stringify(name)}: ${object(one)}`);
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

export function lines(description, one, values) {
  const passed = argumentsOf(one, values).map((name) => {
    if (Array.isArray(name)) {
      return `{ ${name.map((part) => `${part}: ${literal(description, { type: "number" }, values[part])}`).join(", ")} }`;
    }
    const field = one.inputs.find((each) => each.name === name);
    if (!field) return "undefined";
    if (field.by) {
      return lines(description, maker(description, field), values[name]) + (field.by.js === null ? "" : `.${field.by.js}`);
    }
    const value = values[name];
    if (field.optional && isNothing(value)) return literal(description, field.of, field.default ?? null);
    return literal(description, field.of, value);
  });
  const { name, document } = one.JavaScript;
  if (document) return wrapped(`gn.${name}(`, [...passed, `{ format: ${JSON.stringify(document)} }`], ").geojson()", "  ");
  return wrapped(`gn.${name}(`, passed, ")", "  ");
}
