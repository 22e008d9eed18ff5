// SPDX-License-Identifier: MIT
//
// Written by bindings/web/generate.py from docs/api.json and preamble.d.ts: change those.

/// <reference lib="dom" />

/** A call that the library refuses: `code` says why, `offset` where in a text. Values of a wrong type are a TypeError. */
export class GridNorthError extends Error {
  constructor(code: string, status: number, message: string);
  /** The name of the status: "GN_ERROR_LATITUDE". */
  readonly code: string;
  /** The number of the status, as in the `statuses` of batches. */
  readonly status: number;
  /** For a text: the index of the refused character. */
  readonly offset?: number;
  /** For mgrsTypeFields(): the refused field, "zone", "square", "easting" or "northing". */
  readonly field?: string;
}

/** Loads the library: from gridnorth.wasm beside the module, a URL, a Response, the bytes or a compiled module. */
export function load(
  source?: string | URL | Response | Promise<Response> | BufferSource | WebAssembly.Module,
): Promise<GridNorth>;

/** Loads the library synchronously, from the bytes or a compiled module. Browsers allow this only in workers. */
export function loadSync(source: BufferSource | WebAssembly.Module): GridNorth;

/** Positions: an array of them, or latitude, longitude, latitude, longitude ... */
export type Points = readonly Point[] | Float64Array;

/** A column of a batch: an array or a typed array. Elements of arrays must be numbers. */
export type Numbers = ArrayLike<number>;

/** GeoJSON, RFC 7946: the geometries that the library writes. Positions are longitude and latitude. */
export type Geometry =
  | { type: "Point"; coordinates: number[] }
  | { type: "LineString"; coordinates: number[][] }
  | { type: "MultiLineString"; coordinates: number[][][] }
  | { type: "Polygon"; coordinates: number[][][] }
  | { type: "MultiPolygon"; coordinates: number[][][][] };

/** GeoJSON, RFC 7946; can be used wherever a `GeoJSON.Feature` of `@types/geojson` is expected. */
export interface Feature {
  type: "Feature";
  properties: Record<string, any>;
  geometry: Geometry;
}

/** GeoJSON, RFC 7946; can be used wherever a `GeoJSON.FeatureCollection` of `@types/geojson` is expected. */
export interface FeatureCollection {
  type: "FeatureCollection";
  features: Feature[];
}
