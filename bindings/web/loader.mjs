// SPDX-License-Identifier: MIT
//
// Loads a module with functions of the library. The package has one module with all of them, and parts with those of one
// subject: generator/parts.py lists them, and writes an entry for each.

import { Memory } from "./memory.mjs";
import { bytes, compiled } from "./module.mjs";

/**
 * The load() and the loadSync() of an entry.
 *
 * @param name The name of the package or the part, for errors.
 * @param functions Gives the functions, over the exports of an instance and its memory.
 * @param binders Give the classes, over the exports, the memory, the functions, and the classes before.
 * @param mark A function that only this part and larger ones have.
 */
export function loader(name, functions, binders, mark) {
  function library({ exports }) {
    if (!exports[mark] || !exports.gn_status_text) throw new TypeError(`this module is not ${name}`);
    const memory = new Memory(exports);
    const bound = Object.entries(functions(exports, memory)).map(([name, call]) => [name, memory.releasing(call)]);
    const found = Object.fromEntries(bound);
    return Object.freeze({ ...found, ...binders(exports, memory, found) });
  }

  return {
    load: async (source) => library(await WebAssembly.instantiate(await compiled(await source), {})),
    loadSync(source) {
      const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(bytes(source));
      return library(new WebAssembly.Instance(module, {}));
    },
  };
}
