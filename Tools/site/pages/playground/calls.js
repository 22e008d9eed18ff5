// SPDX-License-Identifier: MIT
// Calls a function of the package for the web with the values of a form.
//
// Values are those of the description: numbers, texts, words of enumerations, lists, and objects with the names that fields have in C.

/** The value of a field that nobody has filled in: what the package takes if it is left out. */
export const valueOf = (field, values) => values?.[field.name] ?? field.default ?? null;

/** Whether nothing is said by a value: no options, an empty list. */
export const isNothing = (value) =>
  value === null || value === undefined || (typeof value === "object" && Object.keys(value).length === 0);

/** A value of a form as the package takes it. */
function given(description, of, value) {
  if (value === null || value === undefined) return null;
  switch (of.type) {
    case "struct":
      return Object.fromEntries(description.structs[of.of]
        .filter((one) => value[one.name] !== undefined)
        .map((one) => [one.js, given(description, one.of, value[one.name])]));
    case "list":
      return value.map((one) => given(description, of.of, one));
    case "json":
      return value === "" ? null : JSON.parse(value);
    case "number": case "integer":
      return Number(value);
    default:
      return value;
  }
}

/** Whether an argument may be left out: nothing is said, or what the package takes anyway. */
function isLeftOut(field, values) {
  const value = values[field.name];
  return field.optional && (isNothing(value) || value === "" || (!field.by && String(value) === String(field.default)));
}

/** The arguments of JavaScript by the names of their fields; a position is the names of two. The last ones may be left out. */
export function argumentsOf(one, values) {
  const names = [...one.JavaScript.arguments];
  const isNeeded = (name) => {
    const field = one.inputs.find((each) => each.name === name);
    return Array.isArray(name) || (field && !isLeftOut(field, values));
  };
  while (names.length > 0 && !isNeeded(names.at(-1))) names.pop();
  return names;
}

export const functionNamed = (description, name) => description.functions.find((one) => one.name === name);

/** The function that gives the value of a field, with the fields that its own example has. */
export const maker = (description, field) => ({ ...functionNamed(description, field.by.function), inputs: field.by.inputs });

/** Calls a function, and before it those that give its arguments. */
export function call(library, description, one, values) {
  const passed = argumentsOf(one, values).map((name) => {
    if (Array.isArray(name)) return Object.fromEntries(name.map((part) => [part, Number(values[part])]));
    const field = one.inputs.find((each) => each.name === name);
    if (!field) return undefined;
    if (field.by) {
      const made = call(library, description, maker(description, field), values[field.name]);
      return field.by.js === null ? made : made[field.by.js];
    }
    const value = given(description, field.of, values[field.name]);
    return field.optional && isNothing(value) ? field.default ?? undefined : value;
  });
  const { name, document } = one.JavaScript;
  // The features of a document are shown as GeoJSON.
  return document ? library[name](...passed, { format: document }).geojson() : library[name](...passed);
}

/** The values that a form begins with. */
export function beginning(fields) {
  return Object.fromEntries(fields
    .map((one) => [one.name, one.by ? beginning(one.by.inputs) : one.value])
    .filter(([, value]) => value !== undefined));
}
