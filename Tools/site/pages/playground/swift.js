// SPDX-License-Identifier: MIT
// The line of Swift for a call. The description says what each parameter gets: Swift's methods are written by hand, so they are no list of
// the parameters of C.

import { wrapped } from "./c.js";
import { isNothing } from "./calls.js";

/** A field that Swift has no parameter for, or a value that it has no word for. */
class Lacking extends Error {}

const at = (values, path) => path.reduce((found, name) => found?.[name], values);

/** What a form has for an argument; two fields together are a list. */
const valueOf = ({ path = [], paths, otherwise }, values) =>
  paths ? paths.map((one, index) => at(values, one) ?? otherwise?.[index]) : at(values, path) ?? otherwise;

function number(value) {
  if (Object.is(value, -0)) return "-0.0";
  const n = Number(value);
  return Number.isNaN(n) ? ".nan" : n === Infinity ? ".infinity" : n === -Infinity ? "-.infinity" : String(n);
}

/** A text in quotes. Control characters have no short names as in JSON, but for three. */
function text(value) {
  const escaped = String(value).replace(/["\\]/g, "\\$&").replace(/\n/g, "\\n").replace(/\r/g, "\\r").replace(/\t/g, "\\t");
  return `"${escaped.replace(/[\u0000-\u001f\u007f]/g, (each) => `\\u{${each.charCodeAt(0).toString(16)}}`)}"`;
}

const list = (items) => `[${items.join(", ")}]`;
const position = (latitude, longitude) => `Position(latitude: ${number(latitude)}, longitude: ${number(longitude)})`;
const point = ({ latitude, longitude }) => position(latitude, longitude);
const camel = (word) => word.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** A case of an enumeration. */
function caseOf(node, value) {
  const found = node.cases[String(value)];
  if (!found) throw new Lacking(`the value ${value}`);
  return `${node.type ?? ""}.${found}`;
}

/** The rows of columns, each written. */
const rows = (columns, write) => list(columns[0].map((_, row) => write(...columns.map((column) => column[row]))));

/** The ends of a range. */
function span([first, last], of) {
  if (!(Number(first) <= Number(last))) throw new Lacking("a range that ends before it begins");
  const write = of === "Time" ? (value) => `Time(seconds: ${number(value)})` : number;
  return `${write(first)} ... ${write(last)}`;
}

/** The rings behind the outer one. */
function holes([points, counts]) {
  const starts = counts.map((_, index) => counts.slice(0, index).reduce((sum, count) => sum + Number(count), 0));
  return list(counts.slice(1).map((count, index) => list(points.slice(starts[index + 1], starts[index + 1] + Number(count)).map(point))));
}

const writers = {
  number: (node, value) => number(value),
  text: (node, value) => text(value),
  bytes: (node, value) => `Array(${text(value)}.utf8)`,
  truth: (node, value) => String(value),
  time: (node, value) => `Time(seconds: ${number(value)})`,
  point: (node, value) => point(value),
  points: (node, value) => list(value.map(point)),
  position: (node, value) => position(...value),
  positions: (node, value) => rows(value, position),
  simd: (node, value) => `${node.of}(${value.map(number).join(", ")})`,
  simds: (node, value) => rows(value, (...row) => `${node.of}(${row.map(number).join(", ")})`),
  numbers: (node, value) => list(value.map(number)),
  texts: (node, value) => list(value.map(text)),
  span: (node, value) => span(value, node.of),
  holes: (node, value) => holes(value),
  constant: (node) => node.text,
  direction: (node, [azimuth, meaning]) => `.${meaning ?? "middle"}(${number(azimuth)})`,
  case: caseOf,
  set(node, value) {
    const unknown = value.find((word) => !node.members.includes(camel(word)));
    if (unknown) throw new Lacking(`the value ${unknown}`);
    return list(value.map((word) => `.${camel(word)}`));
  },
};

/** The name of a variable for an object: Geodesic.Circle is a circle, MGRS is an mgrs. */
function variableFor(type) {
  const last = type.split(".").at(-1);
  return last === last.toUpperCase() ? last.toLowerCase() : last[0].toLowerCase() + last.slice(1);
}

/** Writes a call: declarations of options and of a long object before, and the call. */
class Swift {
  constructor(values) {
    this.values = values;
    this.before = [];
    this.throws = false;
  }

  /** An expression, with `try` before it if anything in it throws. */
  tried(write) {
    this.throws = false;
    const text = write();
    return `${this.throws ? "try " : ""}${text}`;
  }

  /** Whether an argument says no more than the method assumes. */
  isUsual(node, value) {
    if (node.as === "holes") return isNothing(value[1]);
    if (node.paths) return (node.usual ?? []).some((usual) => String(usual) === String(value));
    if (node.as === "options") return isNothing(value);
    return node.usual !== undefined && (isNothing(value) || value === "" || node.usual.some((usual) => String(usual) === String(value)));
  }

  value(node) {
    if (node.as === "call" || node.as === "member") return this.call(node);
    const value = valueOf(node, this.values);
    if (node.as === "zone") return this.zone(value);
    if (node.as === "options") return this.options(node, value);
    if (node.optional && (value === null || value === undefined || value === "")) return "nil";
    if (node.path && (value === null || value === undefined)) throw new Lacking(`no ${node.path.at(-1)}`);
    // With holes, the points are those of the outer ring.
    const rings = node.outer && at(this.values, node.outer);
    return writers[node.as](node, isNothing(rings) || !rings ? value : value.slice(0, Number(rings[0])));
  }

  options(node, given) {
    const unknown = Object.keys(given).find((name) => given[name] !== undefined && !node.fields[name]);
    if (unknown && !node.elsewhere.includes(unknown)) throw new Lacking(unknown);
    this.before.push(`var options = ${node.type}()`);
    for (const [name, field] of Object.entries(node.fields)) {
      if (given[name] !== undefined) this.before.push(`options.${field.name} = ${this.value(field.value)}`);
    }
    return "options";
  }

  /** An EPSG code names the zone and the hemisphere. */
  zone(value) {
    if (!(Number(value) > 60)) return number(value);
    this.throws = true;
    return `.grid(UTM.Grid(epsgCode: ${value}))`;
  }

  /** The arguments of a call in brackets; nothing for a property. */
  passed(node, head) {
    if (node.property) return head;
    const given = node.arguments.filter((one) => !this.isUsual(one, valueOf(one, this.values)));
    const passed = given.map((one) => (one.label ? `${one.label}: ` : "") + this.value(one));
    return passed.length === 0 ? `${head}()` : wrapped(`${head}(`, passed, ")", "  ");
  }

  call(node) {
    if (node.as === "call") {
      this.throws ||= node.throws === true;
      return this.passed(node, node.name);
    }
    const around = this.throws || node.throws === true;
    const object = this.tried(() => this.value(node.of)), { length } = this.before;
    this.throws ||= around;
    const short = this.passed(node, `${object.replace(/^try /, "")}.${node.name}`);
    if (node.of.as !== "call" || (short.length <= 100 && !short.includes("\n"))) return short;
    // A long object has a line of its own.
    const name = variableFor(node.of.name);
    this.before.length = length;
    this.before.push(`let ${name} = ${object}`);
    this.throws = around;
    return this.passed(node, `${name}.${node.name}`);
  }
}

/** What a form says that a line has no parameter for. */
function unsaid(line, values) {
  const isSaid = ({ path, usual }) => {
    const value = at(values, path);
    return !isNothing(value) && value !== "" && String(value) !== String(usual);
  };
  return line.unsaid.find(isSaid)?.path.at(-1);
}

function written(line, values) {
  const lacking = unsaid(line, values);
  if (lacking) throw new Lacking(lacking);
  const swift = new Swift(values), call = swift.tried(() => swift.call(line.call));
  return [...swift.before, call].join("\n");
}

export function lines(description, one, values) {
  let first;
  for (const line of one.Swift) {
    try {
      return written(line, values);
    } catch (error) {
      if (!(error instanceof Lacking)) throw error;
      first ??= error.message;
    }
  }
  return `// Swift has no parameter for ${first.replace(/_/g, " ")} here.`;
}
