// SPDX-License-Identifier: MIT
//
// Sizes that the guide tells. They differ a little between compilers, but the guide must be current.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { root } from "./library.mjs";

export const guide = readFileSync(new URL("docs/guides/javascript.md", root), "utf8");

/** Bytes must be as many kilobytes as the guide tells. */
export function requireAsTold(name, bytes, told) {
  bytes.forEach((size, i) => assert.ok(size < told[i] * 1030 && size > told[i] * 900, `${name}: ${size} bytes, not ${told[i]} kB`));
}

/** A module must be as large as the row of the guide for its import says. Returns the size with gzip. */
export function requireTold(name, module) {
  const told = guide.match(`\\| \`${name}\`.*\\| (\\d+) kB \\| (\\d+) kB \\| (\\d+) kB \\|`).slice(1).map(Number);
  const sizes = [module, gzipSync(module, { level: 9 }), brotliCompressSync(module)].map(({ length }) => length);
  requireAsTold(name, sizes, told);
  return sizes[1];
}
