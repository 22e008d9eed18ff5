// SPDX-License-Identifier: MIT
// How Go, Rust and C++ write values and calls. Go and Rust need the types of arguments.

import { wrapped } from "./c.js";
import { camel, common, isFloat, joined, number, pointed, quoted, zero } from "./writer.js";

export const go = {
  ...common,
  language: "Go",
  isTyped: true,
  nothing: "nil",
  numbers: ["math.NaN()", "math.Inf(1)"],
  reserved: new Set(["range", "type", "map", "func", "var", "answer"]),
  number: (value) => number(value, go.numbers).replace("-math.Inf(1)", "math.Inf(-1)").replace(/^-0\.0$/, "math.Copysign(0, -1)"),
  noWord: () => "0",
  sum: joined("0"),
  none: (writer, thing) => (thing.kind === "text" ? '""' : "nil"),
  struct: (writer, type, fields) =>
    `${writer.names[type]}{${fields.filter((one) => one.value !== undefined && one.value !== null)
      .map((one) => `${writer.names.fields[one.name]}: ${writer.value(one.of, one.value)}`).join(", ")}}`,
  given: (writer, text, type) => (type?.startsWith("*") ? `&${text}` : text),
  options(writer, type, fields) {
    const variable = writer.unique("options");
    writer.declare(`${variable} := gridnorth.Default${writer.names[type].replace("gridnorth.", "")}()`);
    for (const one of fields) {
      const field = writer.names.fields[one.name];
      if (one.of.type === "text") writer.declare(`${variable}.Set${field}(${quoted(one.value)})`);
      else if (one.of.type === "list") {
        const numbers = one.value.map((each) => go.number(each)).join(", ");
        writer.declare(`${variable}.${field} = [${one.value.length}]float64{${numbers}}`);
      } else writer.declare(`${variable}.${field} = ${writer.value(one.of, one.value)}`);
    }
    return `&${variable}`;
  },
  /** The elements of a slice of structs need not name their type. */
  list(writer, of, value, kind, name, type) {
    const items = value.map((one) => writer.value(of, one).replace(/^gridnorth\.\w+(?=\{)/, ""));
    return `${type.replace(/\b([A-Z])/g, "gridnorth.$1")}{${items.join(", ")}}`;
  },
  call: (path, passed) => wrapped(`gridnorth.${path}(`, passed, ")", "\t"),
  let(writer, variable, written, called, result) {
    const names = called.Go.results.map((one) => (one === result ? variable : "_"));
    writer.declare(`${names.join(", ")} := ${written}`);
    return variable;
  },
  last(written, one) {
    const names = one.Go.results.map((name) => (name === "out" ? "answer" : camel(name)));
    return `${names.join(", ")} := ${written}`;
  },
};

export const rust = {
  ...common,
  language: "Rust",
  isTyped: true,
  variable: (name) => name,
  nothing: "None",
  numbers: ["f64::NAN", "f64::INFINITY"],
  reserved: new Set(["type", "match", "in", "ref", "fn", "move"]),
  number: (value, of) => (isFloat(of) ? pointed : String)(number(value, rust.numbers)),
  text: (text) => `"${text.replace(/["\\]/g, "\\$&").replace(/\n/g, "\\n").replace(/\r/g, "\\r").replace(/\t/g, "\\t")}"`,
  status: (value) => `gridnorth::Status::from_raw(${value})`,
  noWord: () => "Default::default()",
  sum: (writer, of, words) => words.map((word) => writer.constant(of, word)).join(" | ") || `${writer.names[of.of]}::empty()`,
  none: (writer, thing, type) => (type.startsWith("&[") ? "&[]" : "None"),
  /** All fields are named, unless some are not said or not for callers. */
  struct(writer, type, fields) {
    const said = fields.filter((one) => one.value !== undefined && one.value !== null);
    const parts = said.map((one) => `${one.name === "type" ? "r#type" : one.name}: ${writer.value(one.of, one.value)}`);
    const isWhole = said.length === fields.length && !writer.description.reserved.includes(type);
    return `${writer.names[type]} { ${[...parts, ...(isWhole ? [] : ["..Default::default()"])].join(", ")} }`;
  },
  given(writer, text, type) {
    if (type.startsWith("Option<&")) return `Some(&${text})`.replace(/Some\(&"/, 'Some("');
    if (type.startsWith("Option<")) return `Some(${text})`;
    return type.startsWith("&") ? `&${text}` : text;
  },
  options(writer, type, fields) {
    const set = fields.map((one) => {
      const value = writer.value(one.of, one.value);
      // A short text and a list are values here.
      return `.${one.name}(${one.of.type === "text" ? `gridnorth::Text::new(${value})?` : value.replace(/^&/, "")})`;
    });
    return `Some(&${writer.names[type]}::new()${set.join("")})`;
  },
  list(writer, of, value, kind, name) {
    if (kind !== "texts") return `&[${value.map((one) => writer.value(of, one)).join(", ")}]`;
    const variable = writer.unique(name), size = Math.max(...value.map((one) => new TextEncoder().encode(one).length), 1);
    writer.declare(`let ${variable} = [${value.map((one) => `gridnorth::Text::<${size}>::new(${this.text(one)})?`).join(", ")}];`);
    return `gridnorth::Column::from(&${variable})`;
  },
  output(writer, { kind, type, capacity }, name, count, shown) {
    const variable = writer.unique(name);
    const size = capacity && `{ gridnorth::${capacity.toLowerCase().split("_")[1]}::CAPACITY }`;
    const whole = shown.includes("i32") ? "0" : "Default::default()";
    const plain = { double: "0.0", int32_t: whole }[type] ?? `${writer.names[type]}::default()`;
    const first = { statuses: "gridnorth::Status::OK", slots: `gridnorth::Text::<${size}>::default()` }[kind] ?? plain;
    writer.declare(`let mut ${variable} = [${first}; ${count}];`);
    if (kind === "slots") return `gridnorth::ColumnMut::from(&mut ${variable})`;
    return kind === "statuses" ? `Some(&mut ${variable})` : `&mut ${variable}`;
  },
  call: (path, passed, one) => wrapped(`gridnorth::${path}(`, passed, one.C.returns === "gn_status" ? ")?" : ")"),
  let(writer, variable, written, called, result) {
    writer.declare(`let ${variable} = ${written};`);
    return called.C.things[result] && Object.values(called.C.things).filter(({ kind }) => kind === "result").length > 1
      ? `${variable}.${result}` : variable;
  },
  last: (written) => `let answer = ${written};`,
};

export const cpp = {
  ...common,
  language: "C++",
  variable: (name) => name,
  nothing: "{}",
  leavesOut: true,
  numbers: ["NAN", "INFINITY"],
  text: rust.text,
  position: (writer, [latitude, longitude]) => `{${cpp.number(latitude)}, ${cpp.number(longitude)}}`,
  sum: joined("{}"),
  noWord: () => "{}",
  struct: (writer, type, fields) =>
    `${writer.names[type]}{${fields.map((one) => writer.value(one.of, one.value ?? zero(one.of))).join(", ")}}`,
  options(writer, type, fields) {
    const variable = writer.unique("options");
    writer.declare(`${writer.names[type]} ${variable};`);
    for (const one of fields) {
      const name = `${variable}.${one.name}`;
      if (one.of.type === "text") writer.declare(`std::strcpy(${name}, ${this.text(one.value)});`);
      else if (one.of.type === "list") one.value.forEach((each, at) => writer.declare(`${name}[${at}] = ${this.number(each)};`));
      else writer.declare(`${name} = ${writer.value(one.of, one.value)};`);
    }
    return variable;
  },
  list(writer, of, value, kind, name) {
    const variable = writer.unique(name);
    const items = value.map((one) => writer.value(of, one)).join(", ");
    const size = Math.max(...value.map((one) => new TextEncoder().encode(one).length), 0) + 1;
    const type = of.type === "struct" ? writer.names[of.of] : isFloat(of) ? "double" : kind === "array" ? "std::size_t" : "std::int32_t";
    if (kind === "texts") writer.declare(`const char ${variable}[][${size}] = {${items}};`);
    else writer.declare(`const std::vector<${type}> ${variable}{${items}};`);
    return variable;
  },
  output(writer, { kind, type, capacity }, name, count) {
    const variable = writer.unique(name);
    const element = { double: "double", uint8_t: "std::uint8_t", int32_t: "std::int32_t" }[type] ?? writer.names[type];
    if (kind === "slots") writer.declare(`char ${variable}[${count}][${capacity}];`);
    else writer.declare(`std::vector<${element}> ${variable}(${count});`);
    return variable;
  },
  call: (path, passed) => wrapped(`gn::${path}(`, passed, ")"),
  let(writer, variable, written, called, result) {
    writer.declare(`const auto ${variable} = ${written};`);
    const results = Object.values(called.C.things).filter(({ kind }) => ["result", "output", "known"].includes(kind));
    return results.length > 1 ? `${variable}.${result}` : variable;
  },
  last: (written) => `const auto answer = ${written};`,
};
