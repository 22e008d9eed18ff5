// SPDX-License-Identifier: MIT
//
// Modules of WebAssembly in files, which node reads.

import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

import { ADVICE, beside, requireModule } from "./module.mjs";

/**
 * Returns a load() that also reads files.
 *
 * @param load Loads from all other sources.
 * @param address Gives the address of the module if no source is given.
 */
export function fromFiles(load, address) {
  return async (source = beside(address)) => {
    const given = await source;
    if (typeof given !== "string" && !(given instanceof URL)) return load(given);
    // Names of files are relative to the working directory.
    const place = new URL(given, pathToFileURL("./"));
    if (place.protocol !== "file:") return load(place);
    const content = await readFile(place).catch((error) => {
      throw new Error(`${error.message}. ${ADVICE}.`, { cause: error });
    });
    requireModule(content, place);
    return load(content);
  };
}
