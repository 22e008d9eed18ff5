// SPDX-License-Identifier: MIT
// Prints what the playground says of each function with the values of its example, each of its options, and a hole, in JSON: the answer or
// the status, and the lines of code in each language. The line of JavaScript is run, and must give the same.
//
// node Tests/Site/playground.mjs SITE

import { strictEqual } from "node:assert";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const site = pathToFileURL(`${resolve(process.argv[2])}/`);
const { loadSync } = await import(new URL("web/gridnorth.mjs", site));
const calls = await import(new URL("playground/calls.js", site));
const { languages } = await import(new URL("playground/languages.js", site));
const description = JSON.parse(readFileSync(new URL("playground/functions.json", site)));
const gn = loadSync(readFileSync(new URL("web/gridnorth.wasm", site)));

const plain = (_, value) => (typeof value === "bigint" ? String(value) : ArrayBuffer.isView(value) ? [...value]
  : typeof value === "number" && !Number.isFinite(value) ? String(value) : value);

/** What a call gives as JSON, or the name of its status. */
function outcome(call) {
  try {
    return { answer: JSON.stringify(call(), plain) };
  } catch (error) {
    if (!error.code) throw error;
    return { status: error.code };
  }
}

/** A value of an option that is not its default. */
function other(of) {
  const words = of.of && description.enumerations[of.of]?.values.map(({ word }) => word);
  return { word: words?.at(-1), sum: words?.slice(0, 2), number: 1, integer: 3, text: " ; ", list: [9, 10, 11, 12, 13] }[of.type];
}

/** A square with a triangle in it. */
const points = [[0, 0], [0, 3], [3, 3], [3, 0], [1, 1], [2, 2], [1, 2]].map(([latitude, longitude]) => ({ latitude, longitude }));
const withHole = { points, rings: [4, 3] };

/** The example of a function, one for each of its options, and one with a hole. */
function* cases(one) {
  const values = calls.beginning(one.inputs), names = one.inputs.map(({ name }) => name);
  yield { name: one.name, values };
  if (names.includes("rings")) yield { name: `${one.name}__hole`, values: { ...values, ...withHole } };
  if (one.name === "gn_edge_index_contains_batch") yield { name: `${one.name}__hole`, values: { ...values, words: withHole } };
  for (const { name, of } of one.inputs.filter(({ of }) => of.of?.endsWith?.("_options"))) {
    for (const option of description.structs[of.of]) {
      if (option.name === "vertices") {
        // So many that their results need more room in C.
        yield { name: `${one.name}__many`, values: { ...calls.beginning(one.inputs), [name]: { vertices: 5000 } } };
      }
      const values = { ...calls.beginning(one.inputs), [name]: { [option.name]: other(option.of) } };
      yield { name: `${one.name}__${option.name}`, values };
    }
  }
}

const found = {};
for (const one of description.functions.filter(({ reason }) => !reason)) {
  for (const { name, values } of cases(one)) {
    const offered = languages.filter(({ offers }) => offers(one));
    let given = null;
    const said = outcome(() => (given = calls.call(gn, description, one, values)));
    const lines = Object.fromEntries(offered.map((language) => [language.name, language.write(description, one, values, given)]));
    const run = outcome(() => (0, eval)(`(gn) => (${lines.JavaScript})`)(gn));
    strictEqual(JSON.stringify(run), JSON.stringify(said), lines.JavaScript);
    found[name] = { ...said, lines };
  }
}
console.log(JSON.stringify(found));
