// SPDX-License-Identifier: MIT
// How C#, Java, Kotlin and Lua write values and calls.

import { wrapped } from "./c.js";
import { camel, common, isFloat, joined, number, pascal, pointed, quoted, zero } from "./writer.js";

export const lua = {
  ...common,
  language: "Lua",
  variable: (name) => name,
  nothing: "nil",
  leavesOut: true,
  numbers: ["0 / 0", "math.huge"],
  call: (path, passed) => wrapped(`${path}(`, passed, ")", "  "),
  reserved: new Set(["end", "repeat", "until", "function", "local", "in", "not", "and", "or"]),
  word: (writer, of, word) => quoted(word),
  sum: (writer, of, words) => (words.length === 0 ? "{}" : `{ ${words.map(quoted).join(", ")} }`),
  struct: (writer, type, fields) =>
    `{ ${fields.filter((one) => one.value !== undefined && one.value !== null)
      .map((one) => `${one.name} = ${writer.value(one.of, one.value)}`).join(", ")} }`,
  options(writer, type, fields) { return this.struct(writer, type, fields); },
  list: (writer, of, value) => `{ ${value.map((one) => writer.value(of, one)).join(", ")} }`,
  let(writer, variable, written) {
    writer.declare(`local ${variable} = ${written}`);
    return variable;
  },
};

export const csharp = {
  ...common,
  language: "C#",
  leavesOut: true,
  numbers: ["double.NaN", "double.PositiveInfinity"],
  reserved: new Set(["in", "out", "ref", "params"]),
  status: (value) => `(Status)${value}`,
  bytes: (text) => `System.Text.Encoding.UTF8.GetBytes(${quoted(text)})`,
  noWord: (writer, of) => `(${writer.names[of.of]})0`,
  sum: (writer, of, words) => joined(`(${writer.names[of.of]})0`)(writer, of, words),
  struct: (writer, type, fields) =>
    `new ${writer.names[type]} { ${fields.filter((one) => one.value !== undefined)
      .map((one) => `${pascal(one.name)} = ${writer.value(one.of, one.value)}`).join(", ")} }`,
  options(writer, type, fields) { return this.struct(writer, type, fields); },
  list(writer, of, value) {
    const element = of.type === "struct" ? writer.names[of.of] : of.type === "text" ? "string" : isFloat(of) ? "double" : "int";
    return `new ${element}[] { ${value.map((one) => writer.value(of, one)).join(", ")} }`;
  },
  let(writer, variable, written, called, result) {
    writer.declare(`var ${variable} = ${written};`);
    return called.JavaScript.object ? `${variable}.${pascal(result)}` : variable;
  },
  last: (written) => `var answer = ${written};`,
};

export const java = {
  ...common,
  language: "Java",
  numbers: ["Double.NaN", "Double.POSITIVE_INFINITY"],
  made: "new ",
  end: ";",
  bytes: (text) => `${quoted(text)}.getBytes(StandardCharsets.UTF_8)`,
  doubles: (items) => `new double[] {${items}}`,
  integers: (items) => `new int[] {${items}}`,
  strings: (items) => `new String[] {${items}}`,
  several: (items) => `Arrays.asList(${items})`,
  variables: "var",
  sum(writer, of, words) {
    if (words.length === 0) return `EnumSet.noneOf(${this.of(writer.names[of.of])})`;
    return `EnumSet.of(${words.map((word) => writer.constant(of, word)).join(", ")})`;
  },
  of: (type) => `${type}.class`,
  struct(writer, type, fields) {
    return `${this.made}${writer.names[type]}(${fields.map((one) => writer.value(one.of, one.value ?? zero(one.of))).join(", ")})`;
  },
  options(writer, type, fields) {
    return `${this.made}${writer.names[type]}()${fields.map((one) => `.${camel(one.name)}(${writer.value(one.of, one.value)})`).join("")}`;
  },
  list(writer, of, value) {
    const items = (each) => value.map(each).join(", ");
    const degrees = (one) => [one.latitude, one.longitude].map((each) => this.number(each, { type: "number" })).join(", ");
    if (of.of === "gn_point") return this.doubles(items(degrees));
    if (of.type === "struct") return this.several(items((one) => writer.value(of, one)));
    if (of.type === "text") return this.strings(items(quoted));
    return (isFloat(of) ? this.doubles : this.integers)(items((one) => this.number(one, of)));
  },
  let(writer, variable, written, called, result) {
    writer.declare(`${this.variables} ${variable} = ${written}${this.end}`);
    return called.JavaScript.object ? `${variable}.${camel(result)}` : variable;
  },
  last(written) { return `${this.variables} answer = ${written}${this.end}`; },
};

export const kotlin = {
  ...java,
  language: "Kotlin",
  made: "",
  end: "",
  bytes: (text) => `${kotlin.text(text)}.toByteArray()`,
  variables: "val",
  reserved: new Set(["in", "is", "as", "fun", "val", "when"]),
  number: (value, of) => (isFloat(of) ? pointed : String)(number(value, java.numbers)),
  text: (text) => quoted(text).replace(/\$/g, "\\$"),
  doubles: (items) => `doubleArrayOf(${items})`,
  integers: (items) => `intArrayOf(${items})`,
  strings: (items) => `arrayOf(${items})`,
  several: (items) => `listOf(${items})`,
  of: (type) => `${type}::class.java`,
};
