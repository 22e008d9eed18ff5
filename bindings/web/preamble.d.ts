// SPDX-License-Identifier: MIT
//
// Written by bindings/web/generate.py from include/gridnorth.h and preamble.d.ts: change those.

/// <reference lib="dom" />

/** What the library refuses: what, in `code`, and of a text where. Values of a wrong type are a TypeError instead. */
export class GridNorthError extends Error {
  constructor(code: string, status: number, message: string);
  /** The name of the status: "GN_LATITUDE". */
  readonly code: string;
  /** Its number, as in the `statuses` of batches. */
  readonly status: number;
  /** Of a text: the index of the character at which it is refused. */
  readonly offset?: number;
  /** Of mgrsTypeFields(): the field that is refused, "zone", "square", "easting" or "northing". */
  readonly field?: string;
}

/** Loads the library: from gridnorth.wasm beside the module, a URL, a Response, the bytes or a compiled module. */
export function load(
  source?: string | URL | Response | Promise<Response> | BufferSource | WebAssembly.Module,
): Promise<GridNorth>;

/** Loads the library at once, from the bytes or a compiled module. Browsers do so in workers only. */
export function loadSync(source: BufferSource | WebAssembly.Module): GridNorth;

/** Positions: an array of them, or latitude, longitude, latitude, longitude ... */
export type Points = readonly Point[] | Float64Array;

/** A column of a batch: an array or a typed array. Elements of arrays must be numbers. */
export type Numbers = ArrayLike<number>;

/** GeoJSON, RFC 7946. */
export interface Feature {
  type: "Feature";
  properties: Record<string, any>;
  geometry: { type: string; coordinates: any };
}

/** GeoJSON, RFC 7946. */
export interface FeatureCollection {
  type: "FeatureCollection";
  features: Feature[];
}
