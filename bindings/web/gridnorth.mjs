// SPDX-License-Identifier: MIT
//
// GridNorth for JavaScript: load() gives an object with the functions of the library, see gridnorth.d.ts.

import { bind } from "./functions.mjs";
import { GridNorthError, Memory } from "./memory.mjs";

export { GridNorthError };

/**
 * Loads the library: by default from gridnorth.wasm beside this file.
 *
 * @param source A URL, a Response or a promise of one, the bytes of gridnorth.wasm, or the compiled module.
 */
export async function load(source = new URL("gridnorth.wasm", import.meta.url)) {
  return library(await WebAssembly.instantiate(await compiled(await source), {}));
}

/**
 * Loads the library at once. Browsers do so in workers only.
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
  const functions = Object.entries(bind(instance.exports, memory));
  return Object.freeze(Object.fromEntries(functions.map(([name, call]) => [name, memory.releasing(call)])));
}

async function compiled(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (typeof source === "string" || source instanceof URL) source = await fetched(source);
  if (typeof Response === "function" && source instanceof Response) {
    if (!source.ok) throw new Error(`${source.url} answered ${source.status}`);
    // As one piece: a server that does not know the type of the file is no obstacle then.
    source = await source.arrayBuffer();
  }
  return WebAssembly.compile(bytes(source));
}

async function fetched(address) {
  // As fetch() understands it: relative to the page or the script of the worker; in node to the working directory.
  if (globalThis.location) return fetch(new URL(address, globalThis.location.href));
  const { pathToFileURL } = await import(/* webpackIgnore: true */ /* @vite-ignore */ "node:url");
  const url = new URL(address, pathToFileURL("./"));
  if (url.protocol !== "file:") return fetch(url);
  const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ "node:fs/promises");
  return readFile(url);
}

function bytes(source) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source;
  throw new TypeError("source must be a URL, a Response, bytes or a WebAssembly.Module");
}
