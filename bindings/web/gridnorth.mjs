// SPDX-License-Identifier: MIT
//
// GridNorth for JavaScript: load() returns an object with the functions of the library, see gridnorth.d.ts. This is the entry
// for browsers, and for any host with fetch(); node has its own, node.mjs. generator/parts.py writes those of the parts.

import { load as loadFrom } from "./whole.mjs";

export { GridNorthError } from "./memory.mjs";
export { loadSync } from "./whole.mjs";

/**
 * Loads the library, by default from gridnorth.wasm beside this file.
 *
 * @param source A URL, a Response or a promise of one, the bytes of gridnorth.wasm, or the compiled module.
 */
export function load(source = new URL("gridnorth.wasm", import.meta.url)) {
  return loadFrom(source);
}
