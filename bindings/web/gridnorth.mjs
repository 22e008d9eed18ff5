// SPDX-License-Identifier: MIT
//
// GridNorth for JavaScript: load() returns an object with the functions of the library, see gridnorth.d.ts. This is the entry
// for browsers, and for any host with fetch(); node has its own, node.mjs. generator/javascript.py writes functions.mjs to
// build/web, where the package is put together.

import { bind } from "./functions.mjs";
import { bindIndexes } from "./indexes.mjs";
import { GridNorthError, Memory } from "./memory.mjs";
import { bytes, compiled } from "./module.mjs";

export { GridNorthError };

/**
 * Loads the library, by default from gridnorth.wasm beside this file.
 *
 * @param source A URL, a Response or a promise of one, the bytes of gridnorth.wasm, or the compiled module.
 */
export async function load(source = new URL("gridnorth.wasm", import.meta.url)) {
  return library(await WebAssembly.instantiate(await compiled(await source), {}));
}

/**
 * Loads the library synchronously. Browsers allow this only in workers.
 *
 * @param source The bytes of gridnorth.wasm, or the compiled module.
 */
export function loadSync(source) {
  const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(bytes(source));
  return library(new WebAssembly.Instance(module, {}));
}

function library(instance) {
  if (!instance.exports.__stack_pointer || !instance.exports.gn_status_text) throw new TypeError("this module is not GridNorth");
  const memory = new Memory(instance.exports);
  const entries = Object.entries(bind(instance.exports, memory));
  const functions = Object.fromEntries(entries.map(([name, call]) => [name, memory.releasing(call)]));
  return Object.freeze({ ...functions, ...bindIndexes(instance.exports, memory, functions) });
}
