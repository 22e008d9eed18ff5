// SPDX-License-Identifier: MIT

import type { GridNorth } from "./gridnorth.js";

export * from "./gridnorth.js";

/** Loads the library synchronously, by default from the module inside inline.mjs. Browsers allow this only in workers. */
export function loadSync(source?: BufferSource | WebAssembly.Module): GridNorth;
