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

/** What every index has. Its words are in the memory of the library: give it up with dispose(), or with `using`. */
interface Index {
  /** The words of the index, to be stored: a copy. The same on every machine; `fromWords()` makes an index of them. */
  readonly words: BigUint64Array;

  /** Frees the memory. Later questions are a TypeError. An index that is garbage is disposed of sooner or later. */
  dispose(): void;

  /** dispose(), where there is such a symbol. */
  [Symbol.dispose](): void;
}

declare global {
  // As newer declarations of the language have it.
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}

/** How words become an index. */
export interface WordsOptions {
  /**
   * Whether to verify all words, which takes a few nanoseconds for each. Default true. Without it, words that were damaged
   * may give wrong answers, but nothing worse.
   */
  check?: boolean;
}

/** Points, sorted so that the nearest are found at once among millions. */
export interface PointIndex extends Index {
  /** Finds the nearest points, `limit` at most: as pointIndexNearest(). */
  nearest(position: Point, limit: number, distance?: number): Neighbor[];
  /** Finds the nearest point of each position: as pointIndexNearestBatch(). */
  nearestBatch(latitudes: Numbers | number, longitudes: Numbers | number, distance?: number): { neighbors: Neighbor[]; statuses: Uint8Array };
  /** Finds all points within a distance, the nearest first: as pointIndexWithin(). */
  within(position: Point, distance: number): Neighbor[];
  /** Counts the points within a distance of each position: as pointIndexWithinBatch(). */
  withinBatch(latitudes: Numbers | number, longitudes: Numbers | number, distance: number): { counts: Int32Array; statuses: Uint8Array };
  /** Finds the ids of all points in a rectangle: as pointIndexInBounds(). */
  inBounds(bounds: Bounds): number[];
}

export interface PointIndexConstructor {
  /**
   * Builds an index. The id of a point is its place in the list.
   *
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE for the first point that is refused, or GN_ERROR_COUNT.
   */
  new (points: Points): PointIndex;
  /** Takes the words of an index: a copy. Throws a GridNorthError whose code begins with GN_ERROR_INDEX if they are none. */
  fromWords(words: BigUint64Array, options?: WordsOptions): PointIndex;
}

/** A polygon, prepared for many questions. */
export interface PolygonIndex extends Index {
  /** Finds on which side of the border a position lies: as polygonContains(). */
  side(position: Point): Side;
  /** Finds whether a position lies inside or on the border. */
  contains(position: Point): boolean;
  /** Finds on which side of the border each position lies: as polygonContainsBatch(). */
  containsBatch(latitudes: Numbers | number, longitudes: Numbers | number): { sides: Int32Array; statuses: Uint8Array };
  /** Finds the place on the border that is nearest to a position: as edgeIndexNearestBatch(). */
  nearest(position: Point): RoutePlace;
  /** Finds the place on the border that is nearest to each position: as edgeIndexNearestBatch(). */
  nearestBatch(latitudes: Numbers | number, longitudes: Numbers | number): { places: RoutePlace[]; statuses: Uint8Array };
  /** Finds all pairs of edges that meet, in this index or between two: as edgeIndexCrossings(). */
  crossings(other?: PolygonIndex | RouteIndex | null): PolygonCrossing[];
}

export interface PolygonIndexConstructor {
  /**
   * Builds an index.
   *
   * @param rings The number of points of each ring: the outer one, then the holes. Without it, all points are one ring.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS or GN_ERROR_COUNT.
   */
  new (points: Points, rings?: readonly number[] | null): PolygonIndex;
  /** Takes the words of an index: a copy. Throws a GridNorthError whose code begins with GN_ERROR_INDEX if they are none. */
  fromWords(words: BigUint64Array, options?: WordsOptions): PolygonIndex;
}

/** A route, prepared for many questions. */
export interface RouteIndex extends Index {
  /** Finds the place nearest to a position, on the route or on a part of it: as edgeIndexNearestBatch(). */
  nearest(position: Point, startDistance?: number, endDistance?: number): RoutePlace;
  /** Finds the place nearest to each position: as edgeIndexNearestBatch(). */
  nearestBatch(
    latitudes: Numbers | number, longitudes: Numbers | number, startDistance?: number, endDistance?: number,
  ): { places: RoutePlace[]; statuses: Uint8Array };
  /** Finds all pairs of edges that meet, in this index or between two: as edgeIndexCrossings(). */
  crossings(other?: PolygonIndex | RouteIndex | null): PolygonCrossing[];
}

export interface RouteIndexConstructor {
  /**
   * Builds an index.
   *
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_COUNT.
   */
  new (points: Points): RouteIndex;
  /** Takes the words of an index: a copy. Throws a GridNorthError whose code begins with GN_ERROR_INDEX if they are none. */
  fromWords(words: BigUint64Array, options?: WordsOptions): RouteIndex;
}

/** The classes of a library. */
interface Classes {
  readonly PointIndex: PointIndexConstructor;
  readonly PolygonIndex: PolygonIndexConstructor;
  readonly RouteIndex: RouteIndexConstructor;
}

export interface GridNorth extends Classes {}
