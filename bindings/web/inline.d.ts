// SPDX-License-Identifier: MIT

import type { GridNorth, Source } from "./gridnorth.js";

export * from "./gridnorth.js";

/** Loads the library, by default from the module inside inline.mjs; names of files are no sources. */
export function load(source?: Source): Promise<GridNorth>;

/** Loads the library synchronously, by default from the module inside inline.mjs. Browsers allow this only in workers. */
export function loadSync(source?: BufferSource | WebAssembly.Module): GridNorth;
