// SPDX-License-Identifier: MIT
//
// Basis of the tests: the package as `bindings/web/build` has put it together, the shared vectors, random numbers.

import { readFileSync } from "node:fs";

export const root = new URL("../../../", import.meta.url);
export const folder = new URL(process.env.GRIDNORTH_WEB ?? "build/web/", root);

export const { load, loadSync, GridNorthError } = await import(new URL("node.mjs", folder));
export const { unbound } = await import(new URL("functions.mjs", folder));
export const wasm = readFileSync(new URL("gridnorth.wasm", folder));
export const gn = await load();

/** The rows of a table of Tests/Vectors. */
export function vectors(table) {
  const lines = readFileSync(new URL(`Tests/Vectors/${table}.tsv`, root), "latin1").split("\n");
  const [names, ...rows] = lines.filter((line) => line && !line.startsWith("#")).map((line) => line.split("\t"));
  return rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]])));
}

/** A number of a table; NaN and the infinities have names. */
export function value(text) {
  return { nan: NaN, inf: Infinity, "-inf": -Infinity }[text] ?? Number(text);
}

/** The bytes of a text with escapes. */
export function unescaped(text) {
  if (text === "\\e") return Buffer.from("");
  const plain = text.replace(/\\(t|n|\\|x([0-9A-Fa-f]{2}))/g, (_, kind, hexadecimal) =>
    hexadecimal ? String.fromCharCode(parseInt(hexadecimal, 16)) : { t: "\t", n: "\n", "\\": "\\" }[kind],
  );
  return Buffer.from(plain, "latin1");
}

/** The string of UTF-8, or null for bytes that no string has. */
export function string(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The name of the error that a call throws, "OK" if none. */
export function outcome(call) {
  try {
    call();
    return "OK";
  } catch (error) {
    if (!(error instanceof GridNorthError)) throw error;
    return error.code.replace("GN_ERROR_", "");
  }
}

export const seed = Number(process.env.GRIDNORTH_SEED ?? Math.floor(Math.random() * 2 ** 32));
console.log(`GRIDNORTH_SEED=${seed}`);

/** Numbers in [0, 1) that the seed decides: mulberry32 (Tommy Ettinger, public domain). */
export function randomNumbers() {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
