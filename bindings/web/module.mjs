// SPDX-License-Identifier: MIT
//
// Where a module of WebAssembly comes from.

/** Tells what to do if the file of a module is missing. */
export const ADVICE = "Copy the file to there, beside the JavaScript, or add /inline to the name of the import: that entry has the module inside";

/** The module from a URL, a Response, bytes, or itself. */
export async function compiled(source) {
  if (source instanceof WebAssembly.Module) return source;
  // Addresses are relative to the page or to the script of the worker, as for fetch().
  if (typeof source === "string" || source instanceof URL) source = await fetch(source);
  if (typeof Response === "function" && source instanceof Response) {
    const url = source.url || "the response";
    if (!source.ok) throw new Error(`${url} answered ${source.status}. ${ADVICE}.`);
    // In one piece, so that a server that does not know the type of the file is not a problem.
    source = await source.arrayBuffer();
    // Servers of single pages answer with the page where a file is missing.
    if (new Uint8Array(source, 0, Math.min(4, source.byteLength)).join() !== "0,97,115,109") {
      throw new Error(`${url} is not a module of WebAssembly. ${ADVICE}.`);
    }
  }
  return WebAssembly.compile(bytes(source, ANY));
}

const ANY = "source must be a URL, a Response, bytes or a WebAssembly.Module";

/** Bytes, or a TypeError with a message. */
export function bytes(source, message) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source;
  throw new TypeError(message);
}
