// SPDX-License-Identifier: MIT
//
// Loads a module with functions of the library. The package has one module with all of them, and parts with those of one
// subject: generator/parts.py lists them, and writes an entry for each.

import { Memory } from "./memory.mjs";
import { bytes, compiled, refused } from "./module.mjs";

const ONLY_BYTES =
  "loadSync() takes bytes or a WebAssembly.Module. await load() takes a URL or a Response too; entries that end in /inline need neither";

/**
 * Returns load() and loadSync() for an entry.
 *
 * @param name The name of the package or the part, for errors.
 * @param functions Gives the functions, over the exports of an instance and its memory.
 * @param classes Gives the classes, over the exports, the memory and the functions.
 * @param needed The functions of C that the module must have; the whole package also takes modules with a few of them.
 */
export function loader(name, functions, classes, needed) {
  function library({ exports }) {
    const lacking = ["__stack_pointer", ...needed].find((one) => !exports[one]);
    if (lacking) throw new TypeError(`this module is not that of ${name}: it has no ${lacking}`);
    const memory = new Memory(exports);
    const bound = Object.entries(functions(exports, memory)).map(([name, call]) => [name, memory.releasing(call)]);
    const found = Object.fromEntries(bound);
    return Object.freeze({ ...found, ...classes(exports, memory, found) });
  }

  return {
    load: async (source) => library(await WebAssembly.instantiate(await compiled(await source), {})),
    loadSync(source) {
      if (source instanceof WebAssembly.Module) return library(new WebAssembly.Instance(source, {}));
      const content = bytes(source, ONLY_BYTES);
      try {
        source = new WebAssembly.Module(content);
      } catch (error) {
        refused(error);
      }
      return library(new WebAssembly.Instance(source, {}));
    },
  };
}
