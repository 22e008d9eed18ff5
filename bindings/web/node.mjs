// SPDX-License-Identifier: MIT
//
// GridNorth in node, which reads files: the entry that package.json names under the condition "node".

import { fromFiles } from "./files.mjs";
import { load as loadFrom } from "./whole.mjs";

export { GridNorthError } from "./memory.mjs";
export { loadSync } from "./whole.mjs";

/**
 * Loads the library, by default from gridnorth.wasm beside this file.
 *
 * @param source As for load() in gridnorth.mjs; a string may also be a file name, relative to the working directory.
 */
export const load = fromFiles(loadFrom, new URL("gridnorth.wasm", import.meta.url));
