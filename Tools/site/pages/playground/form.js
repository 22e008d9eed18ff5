// SPDX-License-Identifier: MIT
// The form of a function: its fields as elements, and their texts as values.
//
// Each input has a path, such as "latitude", "utm.zone" or "cell.text", which is also its name in the address.

let count = 0;

/** An element: element("label", { for: "x" }, "Zone"). A property that is undefined or false is left out. */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value !== undefined && value !== false && value !== null) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter((one) => one !== null && one !== undefined));
  return made;
}

const UNITS = { degrees: "°", meters: "m", "square meters": "m²", seconds: "s", pixels: "px", "meters per pixel": "m/px" };

const spoken = (name) => name.replace(/_/g, " ");

/** The unit and the range of a number, as a short text. */
function range(of) {
  const { minimum, maximum } = of;
  const numbers = minimum !== undefined && maximum !== undefined ? `${minimum} … ${maximum}`
    : minimum !== undefined ? `from ${minimum}` : maximum !== undefined ? `to ${maximum}` : "";
  return [numbers, UNITS[of.unit] ?? ""].filter(Boolean).join(" ");
}

const isList = (of) => of.type === "list";
const isLong = (text) => text.length > 48 || text.includes("\n");

/** The fields of numbers of an element of a list: latitude and longitude of a position. */
function columns(description, of, prefix = "") {
  if (of.type !== "struct") return [prefix];
  return description.structs[of.of].flatMap((one) => columns(description, one.of, `${prefix} ${spoken(one.name)}`.trim()));
}

/** A value as the text of its input. */
export function textOf(description, of, value) {
  if (value === null || value === undefined) return "";
  switch (of.type) {
    case "list":
      return value.map((one) => textOf(description, of.of, one)).join(of.count ? " " : "\n");
    case "struct":
      return description.structs[of.of].map((one) => textOf(description, one.of, value[one.name])).join(", ");
    case "sum": return value.join(" ");
    case "truth": return value ? "true" : "";
    default: return String(value);
  }
}

/** The fields of a function one by one: visit(path, of, field) for each that has an input. */
export function each(description, fields, visit, prefix = "") {
  for (const field of fields) {
    const path = prefix + field.name;
    if (field.by) each(description, field.by.inputs, visit, `${path}.`);
    else inside(description, field, path, visit);
  }
}

function inside(description, field, path, visit) {
  if (field.of.type !== "struct") return visit(path, field.of, field);
  for (const one of description.structs[field.of.of]) inside(description, one, `${path}.${one.name}`, visit);
}

/** The texts that a form begins with. */
export function beginning(description, fields) {
  const texts = {};
  const put = (of, path, value) => {
    if (of.type !== "struct") texts[path] = textOf(description, of, value);
    else for (const one of description.structs[of.of]) put(one.of, `${path}.${one.name}`, value?.[one.name]);
  };
  const all = (fields, prefix) => {
    for (const field of fields) {
      if (field.by) all(field.by.inputs, `${prefix}${field.name}.`);
      else put(field.of, prefix + field.name, field.value ?? field.default);
    }
  };
  all(fields, "");
  return texts;
}

/** What is wrong with the text of an input. */
export class Unreadable extends Error {
  constructor(path, message) {
    super(message);
    this.path = path;
  }
}

function numberOf(of, text, path) {
  const number = Number(text.trim().replace("−", "-"));
  if (text.trim() === "" || (Number.isNaN(number) && !/^nan$/i.test(text.trim()))) {
    throw new Unreadable(path, `${text.trim() === "" ? "A number is missing" : `“${text.trim()}” is not a number`}.`);
  }
  if (of.type === "integer" && !Number.isInteger(number)) throw new Unreadable(path, "A whole number is needed.");
  return number;
}

/** The value of one element of a list from its numbers. */
function taken(description, of, numbers, path) {
  if (of.type !== "struct") return numberOf(of, numbers.shift() ?? "", path);
  return Object.fromEntries(description.structs[of.of].map((one) => [one.name, taken(description, one.of, numbers, path)]));
}

function listOf(description, of, text, path) {
  if (of.of.type === "text") return text === "" ? [] : text.split("\n");
  const numbers = text.split(/[\s,;]+/).filter(Boolean), found = [];
  if (of.of.type === "word") return numbers;
  while (numbers.length > 0) found.push(taken(description, of.of, numbers, path));
  if (of.count && found.length !== of.count) throw new Unreadable(path, `${of.count} numbers are needed.`);
  return found;
}

/** The value of a field; undefined if it may be absent and its text is empty. */
function value(description, { of, optional, none }, path, texts) {
  if (of.type === "struct") {
    const fields = description.structs[of.of];
    const found = fields.map((one) => {
      const empty = optional && isEmpty(description, one, `${path}.${one.name}`, texts);
      return [one.name, empty ? undefined : value(description, one, `${path}.${one.name}`, texts)];
    }).filter(([, one]) => one !== undefined);
    if (optional && found.length > 0 && !of.of.endsWith("_options")) return value(description, { of }, path, texts);
    return found.length === 0 ? undefined : Object.fromEntries(found);
  }
  const text = texts[path] ?? "";
  switch (of.type) {
    case "truth": return text !== "";
    case "sum": return optional && text === "" ? undefined : text.split(" ").filter(Boolean);
    case "text": return optional && text === "" ? undefined : text;
    case "word": return text === "" ? (of.none ? null : undefined) : text;
    case "json":
      if (text !== "") {
        try {
          JSON.parse(text);
        } catch (error) {
          throw new Unreadable(path, `This is not JSON: ${error.message}.`);
        }
      }
      return text;
    case "list":
      if (optional && text.trim() === "") return undefined;
      return listOf(description, of, text, path);
    default:
      if (optional && text.trim() === "") return undefined;
      return numberOf(of, text, path);
  }
}

function isEmpty(description, { of }, path, texts) {
  if (of.type !== "struct") return (texts[path] ?? "").trim() === "";
  return description.structs[of.of].every((one) => isEmpty(description, one, `${path}.${one.name}`, texts));
}

/** The values of the texts of a form. */
export function valuesOf(description, fields, texts, prefix = "") {
  return Object.fromEntries(fields.map((field) => {
    const path = prefix + field.name;
    if (field.by) return [field.name, valuesOf(description, field.by.inputs, texts, `${path}.`)];
    return [field.name, value(description, field, path, texts)];
  }).filter(([, one]) => one !== undefined));
}

// -- elements ---------------------------------------------------------------------------------------------------------

/** An input with its label and its hint. */
function control(description, of, field, path, texts, label) {
  const id = `field-${++count}`, hint = `${id}-hint`;
  const text = texts[path] ?? "";
  const common = { id, name: path, "aria-describedby": hint, spellcheck: "false", autocomplete: "off" };
  const said = [isList(of) && of.of.type === "struct" ? `${columns(description, of.of).join(", ")}: one place in each line.` : "",
    field.doc ?? ""].filter(Boolean).join(" ");
  const note = element("small", { id: hint, class: "hint" }, said);
  const named = element("label", { for: id }, label, ...(range(of) ? [element("span", { class: "range" }, range(of))] : []));
  let input;
  switch (of.type) {
    case "word": {
      const values = description.enumerations[of.of].values;
      const isBlank = field.optional && field.default === undefined || of.none;
      input = element("select", common, ...(isBlank ? [element("option", { value: "" }, "—")] : []),
        ...values.map((one) => element("option", { value: one.word, selected: one.word === text }, one.word)));
      break;
    }
    case "sum": {
      const words = text.split(" ");
      const boxes = description.enumerations[of.of].values.map((one) => {
        const box = `${id}-${one.word}`;
        return element("div", { class: "box" },
          element("input", { type: "checkbox", id: box, name: path, value: one.word, checked: words.includes(one.word) }),
          element("label", { for: box, title: one.doc }, one.word));
      });
      return element("fieldset", { class: "field sum", "aria-describedby": hint }, element("legend", {}, label), ...boxes, note);
    }
    case "truth":
      input = element("input", { ...common, type: "checkbox", value: "true", checked: text !== "" });
      return element("div", { class: "field truth" }, element("div", { class: "box" }, input, named), note);
    case "list":
      if (of.count) input = element("input", { ...common, type: "text", value: text });
      else input = element("textarea", { ...common, rows: Math.min(Math.max(text.split("\n").length, 2), 8) }, text);
      break;
    case "integer":
      input = element("input", { ...common, type: "number", step: 1, value: text });
      break;
    case "number":
      input = element("input", { ...common, type: "text", inputmode: "text", value: text });
      break;
    default:
      input = of.type === "json" || field.long || isLong(text)
        ? element("textarea", { ...common, rows: field.long ? 8 : 3 }, text)
        : element("input", { ...common, type: "text", value: text });
  }
  return element("div", { class: `field ${of.type}${field.long ? " long" : ""}` }, named, input, note);
}

/** The elements of a field: an input, or a group of them. */
function group(description, field, path, texts) {
  const label = spoken(field.name);
  if (field.of.type !== "struct") return control(description, field.of, field, path, texts, label);
  const inner = description.structs[field.of.of].map((one) => group(description, one, `${path}.${one.name}`, texts));
  const said = field.doc ? [element("p", { class: "hint" }, field.doc)] : [];
  if (field.optional) {
    const isOpen = !isEmpty(description, field, path, texts);
    return element("details", { class: "group", open: isOpen },
      element("summary", {}, label), ...said, element("div", { class: "fields" }, ...inner));
  }
  return element("fieldset", { class: "group" }, element("legend", {}, label), ...said, element("div", { class: "fields" }, ...inner));
}

/** The elements of the fields of a function. `linked(name)` is a link to a function. */
export function elements(description, fields, texts, linked, prefix = "") {
  return fields.map((field) => {
    const path = prefix + field.name;
    if (!field.by) return group(description, field, path, texts);
    return element("fieldset", { class: "group" }, element("legend", {}, spoken(field.name)),
      element("p", { class: "hint" }, "What ", linked(field.by.function), " gives for:"),
      element("div", { class: "fields" }, ...elements(description, field.by.inputs, texts, linked, `${path}.`)));
  });
}

/** The texts of the inputs of a form. */
export function textsOf(form) {
  const texts = {};
  for (const input of form.elements) {
    if (!input.name) continue;
    if (input.type !== "checkbox") texts[input.name] = input.value;
    else texts[input.name] = [texts[input.name], input.checked ? input.value : ""].filter(Boolean).join(" ");
  }
  return texts;
}
