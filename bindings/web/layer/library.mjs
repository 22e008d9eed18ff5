// SPDX-License-Identifier: MIT
/** @file The few functions of the library that the grid needs, over grid.wasm. */

import { Memory } from "../memory.mjs";
import { beside, compiled } from "../module.mjs";
import { bind } from "./functions.mjs";

const loading = new Map();

/** The layers have no entries with the module inside, but they take the library of one. */
const INLINE = 'give the grid the option library: load(), with load from "gridnorth/grid/inline"';
const MISSING = `Copy the file to there, beside the JavaScript, or ${INLINE}`;

/** The functions, loaded once for all grids of a page. */
export function libraryFrom(source = beside(() => new URL("grid.wasm", import.meta.url), INLINE)) {
  const name = source instanceof URL ? source.href : source;
  if (!loading.has(name)) {
    const library = load(source);
    loading.set(name, library);
    // Another try is possible after a failure.
    library.catch(() => loading.delete(name));
  }
  return loading.get(name);
}

async function load(source) {
  const { exports } = await WebAssembly.instantiate(await compiled(await source, MISSING), {});
  if (!exports.gn_grid_lines) throw new TypeError("this module has no grid of GridNorth");
  const memory = new Memory(exports);
  return Object.fromEntries(Object.entries(bind(exports, memory)).map(([name, call]) => [name, memory.releasing(call)]));
}
