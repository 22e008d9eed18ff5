// SPDX-License-Identifier: MIT
//
// GridNorth in node, which reads files: the entry that package.json names under the condition "node".

import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

import { load as loadFetched } from "./gridnorth.mjs";

export { GridNorthError, loadSync } from "./gridnorth.mjs";

/**
 * Loads the library, by default from gridnorth.wasm beside this file.
 *
 * @param source As for load() in gridnorth.mjs; a string may also be a file name, relative to the working directory.
 */
export async function load(source = new URL("gridnorth.wasm", import.meta.url)) {
  const given = await source;
  if (typeof given !== "string" && !(given instanceof URL)) return loadFetched(given);
  const address = new URL(given, pathToFileURL("./"));
  return loadFetched(address.protocol === "file:" ? await readFile(address) : address);
}
