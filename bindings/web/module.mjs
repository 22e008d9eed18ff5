// SPDX-License-Identifier: MIT
//
// Where a module of WebAssembly comes from.

/** The module from a URL, a Response, bytes, or itself. */
export async function compiled(source) {
  if (source instanceof WebAssembly.Module) return source;
  // Addresses are relative to the page or to the script of the worker, as for fetch().
  if (typeof source === "string" || source instanceof URL) source = await fetch(source);
  if (typeof Response === "function" && source instanceof Response) {
    if (!source.ok) throw new Error(`${source.url} answered ${source.status}`);
    // In one piece, so that a server that does not know the type of the file is not a problem.
    source = await source.arrayBuffer();
  }
  return WebAssembly.compile(bytes(source));
}

/** Bytes, or a TypeError. */
export function bytes(source) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source;
  throw new TypeError("source must be a URL, a Response, bytes or a WebAssembly.Module");
}
