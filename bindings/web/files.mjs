// SPDX-License-Identifier: MIT
//
// Modules of WebAssembly in files, which node reads.

import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

import { ADVICE } from "./module.mjs";

/**
 * Returns a load() that also reads files.
 *
 * @param load Loads from all other sources.
 * @param beside The address of the module if no source is given.
 */
export function fromFiles(load, beside) {
  return async (source = beside) => {
    const given = await source;
    if (typeof given !== "string" && !(given instanceof URL)) return load(given);
    // Names of files are relative to the working directory.
    const address = new URL(given, pathToFileURL("./"));
    if (address.protocol !== "file:") return load(address);
    const content = await readFile(address).catch((error) => {
      throw new Error(`${error.message}. ${ADVICE}.`, { cause: error });
    });
    return load(content);
  };
}
