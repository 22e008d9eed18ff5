// SPDX-License-Identifier: MIT
//
// Where a module of WebAssembly comes from.

/** Tells what to do if the file of a module is missing. */
export const ADVICE = "Copy the file to there, beside the JavaScript, or add /inline to the name of the import: that entry has the module inside";

const VITE = 'Add optimizeDeps: { exclude: ["gridnorth"] } to the configuration of Vite';

/** What to do in a bundle that is no ES module, where there is an entry with the module inside. */
const INLINE = "add /inline to the name of the import";

/** Returns the address of a module beside the JavaScript, or a rejection in a bundle that does not know its own address. */
export function beside(address, otherwise = INLINE) {
  try {
    return address();
  } catch (cause) {
    const advice = `Bundle to ES modules (esbuild: --format=esm), or ${otherwise}`;
    return Promise.reject(new Error(`this bundle does not know its address, for it is no ES module. ${advice}.`, { cause }));
  }
}

/** The module from a URL, a Response, bytes, or itself. */
export async function compiled(source, missing = ADVICE) {
  if (source instanceof WebAssembly.Module) return source;
  let asked = "";
  // Addresses are relative to the page or to the script of the worker, as for fetch().
  if (typeof source === "string" || source instanceof URL) {
    source = await fetch((asked = source)).catch((cause) => {
      throw new TypeError(`${asked} could not be fetched: ${cause.message}`, { cause });
    });
  }
  if (typeof Response === "function" && source instanceof Response) {
    const url = (asked && source.redirected ? `${asked} led to ` : "") + (source.url || "the response");
    // While one develops, Vite bundles packages into that folder, without their other files.
    const advice = url.includes("/.vite/") ? VITE : missing;
    if (!source.ok) throw new Error(`${url} answered ${source.status}. ${advice}.`);
    // In one piece, so that a server that does not know the type of the file is not a problem.
    source = await source.arrayBuffer();
    // Servers of single pages answer with the page where a file is missing.
    requireModule(source, url, advice);
  }
  return WebAssembly.compile(bytes(source, ANY)).catch(refused);
}

/** Throws the error of a host that compiles no module, and says what to do if a policy of the page is the reason. */
export function refused(cause) {
  // Chromium itself asks for 'unsafe-eval', which would allow all code.
  if (!/content security|CSP/i.test(cause.message)) throw cause;
  throw new Error("the Content-Security-Policy of the page forbids WebAssembly. Add 'wasm-unsafe-eval' to its script-src.", { cause });
}

/** Throws an error if the content of a file or an address is no module. */
export function requireModule(content, place, advice = ADVICE) {
  if (new Uint8Array(content.slice(0, 4)).join() !== "0,97,115,109") throw new Error(`${place} is not a module of WebAssembly. ${advice}.`);
}

const ANY = "source must be a URL, a Response, bytes or a WebAssembly.Module";

/** Bytes, or a TypeError with a message. */
export function bytes(source, message) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source;
  throw new TypeError(message);
}
