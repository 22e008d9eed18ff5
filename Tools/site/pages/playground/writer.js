// SPDX-License-Identifier: MIT
// Writes the calls of the languages whose packages are generated. All call functions alike; a dialect says how a language writes a value.

import { wrapped } from "./c.js";
import { isNothing, maker, valueOf } from "./calls.js";

export const capital = (name) => name[0].toUpperCase() + name.slice(1);
export const camel = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
export const pascal = (name) => capital(camel(name));
export const quoted = (text) => JSON.stringify(text);
export const isFloat = (of) => of.type === "number";

/** A number; `names` are those of not-a-number and infinity. */
export function number(value, [nan, infinity]) {
  const n = Number(value);
  if (Number.isNaN(n)) return nan;
  if (!Number.isFinite(n)) return n > 0 ? infinity : `-${infinity}`;
  return Object.is(n, -0) ? "-0.0" : String(n);
}

/** A number that needs a point or an exponent to be one with fractions. */
export const pointed = (text) => (/^-?\d+$/.test(text) ? `${text}.0` : text);

/** Writes calls in one language: declarations before, and the call. */
export class Writer {
  constructor(description, dialect) {
    this.description = description;
    this.dialect = dialect;
    this.names = description.names[dialect.language] ?? {};
    this.before = [];
    this.taken = new Set();
  }

  unique(name) {
    let found = name;
    for (let at = 2; this.taken.has(found) || this.dialect.reserved?.has(found); at++) found = `${name}${at}`;
    this.taken.add(found);
    return found;
  }

  declare(line) {
    this.before.push(line);
  }

  constant(of, word) {
    const value = this.description.enumerations[of.of].values.find((one) => one.word === word);
    return this.names[value.name];
  }

  /** A status by its name, if the number has one. */
  status(value) {
    const found = this.description.enumerations.gn_status.values.find((one) => one.value === Number(value));
    return this.names[found?.name] || this.dialect.status(Number(value));
  }

  /** A value as an expression. */
  value(of, value) {
    const { dialect } = this;
    switch (of.type) {
      case "struct": return dialect.struct(this, of.of, this.fields(of.of, value));
      case "list": return dialect.list(this, of.of, value, "array");
      case "word": return value === null || value === undefined ? dialect.noWord(this, of) : dialect.word(this, of, value);
      case "sum": return dialect.sum(this, of, value);
      case "truth": return dialect.truth(value);
      case "text": case "json": return dialect.text(value);
      default: return dialect.number(value, of);
    }
  }

  /** The fields of a struct that a value has: their names in C, what they hold, and their values. */
  fields(struct, value) {
    return this.description.structs[struct].map((one) => ({ ...one, value: value[one.name] }));
  }

  /** The argument for a thing. */
  argument(call, name, type, values) {
    const { dialect } = this;
    const thing = call.C.things[name], field = call.inputs.find((one) => one.name === name);
    if (["rows", "slots", "statuses"].includes(thing.kind)) return dialect.output(this, thing, name, rowsOf(call, values), type);
    if (!field) return dialect.none(this, thing, type);
    if (field.by) {
      const called = maker(this.description, field), variable = this.unique(dialect.variable(name));
      const written = this.call(called, values[name]);
      return dialect.given(this, dialect.let(this, variable, written, called, field.by.result), type, thing);
    }
    const value = valueOf(field, values);
    const isNone = thing.kind === "text" ? value === null || (field.of.type === "json" && value === "") : isNothing(value);
    if (isNone && ["struct", "options", "array", "text"].includes(thing.kind)) return dialect.none(this, thing, type);
    if (thing.kind === "options") {
      const set = this.fields(thing.type, value).filter((one) => one.value !== undefined);
      return dialect.options(this, thing.type, set, type);
    }
    if (thing.type === "gn_status") return this.status(value);
    if (thing.bytes) return dialect.bytes(value);
    if (["array", "column", "texts"].includes(thing.kind)) return dialect.list(this, field.of.of, value, thing.kind, name, type);
    return dialect.given(this, this.value(field.of, value), type, thing);
  }

  /** A call as an expression; arguments that are none at its end are left out where the language lets one. */
  call(one, values) {
    const { path, arguments: names } = one[this.dialect.language];
    const passed = names.map((entry) => {
      if (Array.isArray(entry) && this.dialect.isTyped) return this.argument(one, entry[0], entry[1], values);
      if (Array.isArray(entry)) return this.dialect.position(this, entry.map((name) => values[name]));
      return this.argument(one, entry, undefined, values);
    });
    while (this.dialect.leavesOut && passed.length > 0 && passed.at(-1) === this.dialect.nothing) passed.pop();
    return this.dialect.call(path, passed, one);
  }

  lines(one, values) {
    const written = this.call(one, values);
    return [...this.before, this.dialect.last(written, one)].join("\n");
  }
}

function rowsOf(call, values) {
  const column = call.inputs.find(({ name }) => ["column", "texts"].includes(call.C.things[name].kind));
  return values[column.name].length;
}

/** What most languages have in common. */
export const common = {
  variable: camel,
  nothing: "null",
  leavesOut: false,
  numbers: ["NaN", "Infinity"],
  number(value) { return number(value, this.numbers); },
  truth: (value) => (value ? "true" : "false"),
  text: quoted,
  bytes(text) { return this.text(text); },
  status: String,
  word: (writer, of, word) => writer.constant(of, word),
  noWord() { return this.nothing; },
  none() { return this.nothing; },
  given: (writer, text) => text,
  call: (path, passed) => wrapped(`${path}(`, passed, ")"),
  last: (written) => written,
};

/** Words with a sign between them. */
export const joined = (none) => (writer, of, words) => words.map((word) => writer.constant(of, word)).join(" | ") || none;

/** What C has where nothing is said. */
export function zero(of) {
  return { number: 0, integer: 0, truth: false, sum: [], list: [], text: "" }[of.type] ?? null;
}
