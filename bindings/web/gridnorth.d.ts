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
  /** For a FenceSet: the index of the refused fence. */
  readonly fence?: number;
  /** For a list of positions, or those of a fence: the index of the refused one. */
  readonly point?: number;
  /** For readFeatures(): the line, counted from 1. */
  readonly line?: number;
  /** For readFeatures(): the column, counted from 1. */
  readonly column?: number;
  /** For writeFeatures(): the index of the refused feature. */
  readonly feature?: number;
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
  /** Finds the nearest points of each position, `limit` at most, row after row: as pointIndexNearestBatch(). */
  nearestBatch(latitudes: Numbers | number, longitudes: Numbers | number, limit: number, distance?: number): { neighbors: Neighbor[]; statuses: Uint8Array };
  /** Finds all points within a distance, the nearest first: as pointIndexWithin(). */
  within(position: Point, distance: number): Neighbor[];
  /** Finds all points within a distance of each position, row after row: as pointIndexWithinBatch(). */
  withinBatch(
    latitudes: Numbers | number, longitudes: Numbers | number, distance: number,
  ): { counts: Int32Array; neighbors: Neighbor[]; statuses: Uint8Array };
  /** Counts the points within a distance of each position: as pointIndexCountBatch(). */
  countWithin(latitudes: Numbers | number, longitudes: Numbers | number, distance: number): { counts: Int32Array; statuses: Uint8Array };
  /** Finds the ids of all points in a rectangle: as pointIndexInBounds(). */
  inBounds(bounds: Bounds): number[];
  /** Finds the ids of all points in each rectangle, row after row: as pointIndexInBoundsBatch(). */
  inBoundsBatch(
    souths: Numbers | number, wests: Numbers | number, norths: Numbers | number, easts: Numbers | number,
  ): { counts: Int32Array; ids: number[]; statuses: Uint8Array };
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

/** What a fence reports; what an event is, one of them. */
export type FenceTrigger =
  | "enter"
  /** It was inside for as long as the options of the tracker say. Once for each visit. */
  | "dwell"
  | "exit"
  /** A line was crossed to its left side. */
  | "crossed-left"
  | "crossed-right";

interface FenceOfAnyShape {
  /** Yours, 0 ... 2 ** 53 - 1: another one for each fence of a set. */
  id: number;
  /** What it reports. Default: all of them. A fence with none holds positions, but a FenceTracker does not follow it. */
  triggers?: readonly FenceTrigger[] | null;
  /** The lowest and the highest altitude that belong to it: meters, may be infinite. Default: all altitudes do. */
  altitudes?: readonly [number, number] | null;
}

/** A polygon with holes; its border belongs to it. */
export interface PolygonFence extends FenceOfAnyShape {
  shape: "polygon";
  /** The points of all rings: 3 or more in the outer one. */
  points: Points;
  /** The number of points of each ring: the outer one, then the holes. Without it, all points are one ring. */
  rings?: readonly number[] | null;
}

/** All positions within a radius of a point. */
export interface CircleFence extends FenceOfAnyShape {
  shape: "circle";
  center: Point;
  /** Meters, more than 0, up to 9,000,000. */
  radius: number;
}

/** All positions within a radius of a route. */
export interface CorridorFence extends FenceOfAnyShape {
  shape: "corridor";
  /** One point or more. */
  points: Points;
  /** Half the width: meters, more than 0, up to 9,000,000. */
  radius: number;
}

/** A route that can be crossed. It holds no position. */
export interface LineFence extends FenceOfAnyShape {
  shape: "line";
  /** Two points or more. */
  points: Points;
}

/** An area or a line that something may enter, leave or cross. */
export type Fence = PolygonFence | CircleFence | CorridorFence | LineFence;

/** Many fences, sorted so that those around a position are found at once. */
export interface FenceSet extends Index {
  /** Finds the ids of the fences that hold a position, in ascending order: as fenceIndexHolding(). */
  holding(position: Point, altitude?: number | null): number[];
  /** Finds the fences that hold each position: as fenceIndexHoldingBatch(). */
  holdingBatch(
    latitudes: Numbers | number, longitudes: Numbers | number, altitudes?: Numbers | number,
  ): { counts: Int32Array; ids: number[]; statuses: Uint8Array };
}

export interface FenceSetConstructor {
  /**
   * Builds a set.
   *
   * @throws {GridNorthError} whose `fence` is the index of the first fence that is refused: GN_ERROR_FENCE_ID if a fence before
   *   it has the same id, GN_ERROR_FENCE_ALTITUDES if the low altitude lies above the high one, GN_ERROR_COUNT for too few
   *   points, GN_ERROR_RADIUS, GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE.
   * @throws {TypeError} that names a field of a wrong type, or one that a fence of this shape does not have.
   */
  new (fences: readonly Fence[]): FenceSet;
  /** Takes the words of a set: a copy. Throws a GridNorthError whose code begins with GN_ERROR_INDEX if they are none. */
  fromWords(words: BigUint64Array, options?: WordsOptions): FenceSet;
}

/** Where something was, and when. */
export interface Fix {
  /** Seconds since any moment, the same for all fixes. */
  time: number;
  position: Point;
  /** Meters; null or left out: not known. */
  altitude?: number | null;
  /** How far off the position may be, in meters; null or left out: not known. */
  accuracy?: number | null;
}

/** Something that happened between two fixes. */
export interface FenceEvent {
  /** Of the fence. */
  id: number;
  kind: FenceTrigger;
  /** Seconds. */
  time: number;
  /** On the geodesic between the fixes. */
  position: Point;
  /** Meters; null if it is not known. */
  altitude: number | null;
  /** Which part of the way was behind it: 0 at the last fix, 1 at this one. */
  fraction: number;
  /** When it entered, for "dwell" and "exit": seconds. Otherwise the time. */
  since: number;
}

/** A fence that something is in. */
export interface FencePresence {
  id: number;
  /** When it entered: seconds. */
  since: number;
  /** Whether it was inside for as long as the options say. */
  hasDwelt: boolean;
}

/** How a FenceTracker decides. */
export interface FenceOptions {
  /** Meters, 0 ... 100,000: only farther than this beyond its border, or its altitudes, is a fence left. Default 0. */
  hysteresis?: number;
  /** Meters: fixes less accurate than this are ignored. Default null: all count. */
  worstAccuracy?: number | null;
  /** Seconds, 0 or more: how long it must be inside a fence to dwell there. Default null: it never does. */
  dwell?: number | null;
  /** Whether the first fix enters the fences that hold it; if not, they report nothing for it. Default false. */
  reportFirst?: boolean;
}

/** What JSON keeps of a FenceTracker. */
export interface StoredFenceTracker {
  options: FenceOptions;
  /** The last fix that counted; null before the first. */
  lastFix: Fix | null;
  /** The fences that it is in. */
  presences: FencePresence[];
}

/** Something that moves among fences. JSON can write it. It goes on with another set too. */
export interface FenceTracker extends StoredFenceTracker {
  /**
   * Takes the next fix, not older than the last one, and tells what happened on the way, in the order of the way, then of ids.
   *
   * It moves along the geodesic at a constant speed, and changes its altitude evenly: a fence that was passed gives two
   * events. Times and positions are those at which the border is passed, to a millimeter.
   *
   * @throws {GridNorthError} GN_ERROR_TIME, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ALTITUDE, GN_ERROR_DISTANCE or
   * GN_ERROR_HYSTERESIS; nothing changes then.
   */
  step(fix: Fix, fences: FenceSet): FenceEvent[];
}

export interface FenceTrackerConstructor {
  /** Waits for the first fix. Throws a TypeError for an option of a wrong type, or one that there is not. */
  new (options?: FenceOptions): FenceTracker;
  /** Goes on from what was stored: `FenceTracker.from(JSON.parse(text))`. */
  from(stored: StoredFenceTracker): FenceTracker;
}

/** Where something that follows a route is, and when, as far as it is known. */
export interface NavigationFix extends Omit<Fix, "time"> {
  /** Seconds since any moment, the same for all fixes; null or left out: not known, and then there is no speed. */
  time?: number | null;
}

/** How a Navigator decides. */
export interface NavigationOptions {
  /** Meters, 0 or more: as near as this it is on the route. Default 50. */
  offRouteDistance?: number;
  /** Meters, 0 ... 100,000: only farther than this beyond that has it left the route. Default 10. */
  hysteresis?: number;
  /** Meters, 0 or more: as near as this to a waypoint, it passes it. Default 30. */
  arrivalRadius?: number;
  /** Meters, 0 or more: how far behind its last place along the route it may be, beside what it moved; null: anywhere. Default 100. */
  windowBehind?: number | null;
  /** Meters, 0 or more: how far ahead; null: anywhere. Default 300. */
  windowAhead?: number | null;
  /** Meters, 0 or more: the course leads to a place of the route so far ahead. Default 50. */
  lookahead?: number;
  /** Meters: fixes less accurate than this are ignored. Default null: all count. */
  worstAccuracy?: number | null;
  /** Seconds, 0 or more: over about so long the speed is averaged. Default 30. */
  averagingTime?: number;
  /**
   * Meters from the start of the route, 0 or more: the first fix is looked for in the window around this place. Default null: on the
   * whole route.
   */
  startDistance?: number | null;
}

/**
 * Where something is on its route, and how it goes on. Distances are meters along the route; azimuths are degrees, -180 ... 180,
 * clockwise from north. After a fix that is ignored, all is null but the next waypoint and what is true or false.
 */
export interface Guidance {
  /** Its place on the route. */
  position: Point | null;
  /** From the start of the route to that place. */
  distanceAlong: number | null;
  /** From that place to the fix: positive to the right of the route, negative to the left. */
  distanceOff: number | null;
  /** Of the route there. */
  azimuth: number | null;
  /** From the fix to the place of the route `lookahead` farther along: where to steer. */
  course: number | null;
  /** To the end of the route. */
  distanceLeft: number | null;
  /** The same in seconds, at the speed; null: not known, or it does not come nearer. */
  timeLeft: number | null;
  /** Averaged progress along the route, meters a second, negative on the way back; null: not known. */
  speed: number | null;
  /** To the next waypoint; negative if it lies behind; null after the last. */
  waypointDistance: number | null;
  /** Seconds to it, at the speed; null: not known. */
  waypointTime: number | null;
  /** From the fix straight to it. */
  waypointAzimuth: number | null;
  /** What the route turns by there: -180 ... 180 degrees, to the right if positive; null at an end. */
  turn: number | null;
  /** The number of the next waypoint, from 0; after the last, how many there are. */
  nextWaypoint: number;
  /** How many waypoints were passed since the last fix. */
  passed: number;
  /** It has left the route. */
  offRoute: boolean;
  /** It goes back along the route. */
  wrongWay: boolean;
  /** It has passed the last waypoint. */
  arrived: boolean;
  /** The fix is less accurate than `worstAccuracy`; all is as after the last one. */
  ignored: boolean;
}

/** What JSON keeps of a Navigator. */
export interface StoredNavigator {
  options: NavigationOptions;
  /** Which points of the route are waypoints: their numbers from 0, ascending; null: all. */
  waypoints: number[] | null;
  /** What it knows after the last fix that counted, as digits; null before the first. */
  state: string | null;
}

/** Something that follows a route. JSON can write it, without the route. */
export interface Navigator extends StoredNavigator {
  /**
   * Takes the next fix, not older than the last one, and tells how it goes on.
   *
   * Its place is the nearest one in a window around the last place, so ways there and back are kept apart. It has left the
   * route when it is farther from it than `offRouteDistance` and `hysteresis` together, and is back within
   * `offRouteDistance`. Waypoints are passed in their order, and stay passed.
   *
   * @throws {GridNorthError} GN_ERROR_TIME, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ALTITUDE, GN_ERROR_DISTANCE,
   * GN_ERROR_HYSTERESIS, GN_ERROR_WAYPOINT, GN_ERROR_COUNT for a route without points, or GN_ERROR_ROUTE for the state of
   * another route; nothing changes then.
   */
  step(fix: NavigationFix): Guidance;
}

export interface NavigatorConstructor {
  /**
   * Waits for the first fix. Throws a TypeError for an option of a wrong type, or one that there is not.
   *
   * @param waypoints Which points of the route are waypoints: their numbers from 0, ascending. Default null: all of them.
   */
  new (route: RouteIndex, options?: NavigationOptions, waypoints?: Numbers | null): Navigator;
  /** Goes on from what was stored, on the same route: `Navigator.from(JSON.parse(text), route)`. */
  from(stored: StoredNavigator, route: RouteIndex): Navigator;
}

/** A fix as it was recorded: what is not known is null. */
export interface RecordedFix {
  /** Seconds. */
  time: number | null;
  position: Point;
  /** Meters. */
  altitude: number | null;
  /** Meters. */
  accuracy: number | null;
}

/** How a TrackRecorder decides: as TrackOptions, but null instead of infinity. */
export interface TrackRecorderOptions extends Omit<TrackOptions, "worstAccuracy" | "largestSpeed"> {
  /** Meters: fixes less accurate than this are left out. Default null: none. */
  worstAccuracy?: number | null;
  /** Meters per second: fixes that can only be reached faster are left out. Default null: none. */
  largestSpeed?: number | null;
}

/** What became of a fix. */
export interface TrackRecorderStep {
  /** "left-out": the flags say why. "waiting": it was taken, and later fixes decide. "kept": it was taken and is a vertex. */
  outcome: TrackOutcome;
  flags: TrackFlag[];
  /** A fix to append to the line that is kept; null: none. */
  vertex: RecordedFix | null;
}

/** What the fixes of a track that were taken add up to: as TrackTotals, but what is not known is null. */
export interface TrackRecorderTotals
  extends Omit<TrackTotals, "speed" | "movingSpeed" | "lowest" | "highest" | "startTime" | "endTime" | "bounds"> {
  /** Now, from the last two fixes, meters per second. */
  speed: number | null;
  /** On average while moving, meters per second. */
  movingSpeed: number | null;
  /** The lowest altitude, meters. */
  lowest: number | null;
  /** The highest. */
  highest: number | null;
  /** Of the first fix that was taken, seconds. */
  startTime: number | null;
  /** Of the last one. */
  endTime: number | null;
  /** Around the fixes; null before the first. West is greater than east if they cross the antimeridian. */
  bounds: Bounds | null;
}

/** What JSON keeps of a TrackRecorder: its 512 bytes, as digits. */
export interface StoredTrackRecorder {
  state: string;
}

/** Something that records a track, one fix at a time. JSON can write it. It keeps 512 bytes, whatever the length of the track. */
export interface TrackRecorder {
  /**
   * Takes the next fix: as trackAdd().
   *
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ALTITUDE, GN_ERROR_DISTANCE, GN_ERROR_TIME or
   * GN_ERROR_TRACK_TIME; nothing changes then.
   */
  add(fix: NavigationFix): TrackRecorderStep;
  /** Ends the line that is kept: gives its last vertex, or null if no fix waits. More fixes may follow. */
  end(): RecordedFix | null;
  /** Adds up the fixes that were taken so far: as trackSummarize(). */
  totals(): TrackRecorderTotals;
  /** The 512 bytes to store, a copy: the same in every language. `fromBytes()` goes on with them. */
  readonly bytes: Uint8Array;
  /** What JSON.stringify() writes. */
  toJSON(): StoredTrackRecorder;
}

export interface TrackRecorderConstructor {
  /**
   * Waits for the first fix.
   *
   * @throws {GridNorthError} GN_ERROR_TOLERANCE, GN_ERROR_DISTANCE, GN_ERROR_TIME, GN_ERROR_TRACK_SPEED or GN_ERROR_TRACK_CLIMB
   *   for an option that is out of range.
   * @throws {TypeError} for an option of a wrong type, or one that there is not.
   */
  new (options?: TrackRecorderOptions): TrackRecorder;
  /** Goes on from bytes. Throws a GridNorthError with GN_ERROR_TRACK_STATE if they were damaged. */
  fromBytes(bytes: Uint8Array): TrackRecorder;
  /** Goes on from what was stored: `TrackRecorder.from(JSON.parse(text))`. */
  from(stored: StoredTrackRecorder): TrackRecorder;
}

/** Where vertices are among those of all features: rows of `vertices`. */
export interface VertexRange {
  first: number;
  count: number;
}

/** A feature of a document, with what GeoJSON has no place for; what is absent is null. */
export interface FeatureEntry extends VertexRange {
  kind: "point" | "line" | "area" | "circle" | "ellipse" | "sector" | "range-bearing" | "box";
  /** A line to follow. Other lines are tracks or drawings. */
  isRoute: boolean;
  /** The waypoint, route, track, placemark or event that it is part of: they are counted from 0. */
  object: number;
  /** The holes of an area. */
  holes: VertexRange[];
  /** The name, or the callsign. */
  name: string | null;
  /** The identifier of a CoT event, or of a placemark. */
  uid: string | null;
  /** The type of a CoT event, such as "a-f-G-U-C", or of a GPX object. */
  type: string | null;
  /** How the position of a CoT event was found, such as "m-g". */
  how: string | null;
  /** Seconds since the beginning of 1970, UTC: when it was made. */
  time: number | null;
  /** When it begins to hold. */
  start: number | null;
  /** When it ends to hold. */
  stale: number | null;
  /** Of the position, meters. */
  circularError: number | null;
  /** Of the altitude, meters. */
  linearError: number | null;
  /** Of a circle, the first semi-axis of an ellipse, the outer one of a sector, or the range: meters. */
  radius: number | null;
  /** The second semi-axis of an ellipse, or the inner radius of a sector: meters. */
  secondRadius: number | null;
  /** Degrees clockwise from `north`. */
  azimuth: number | null;
  /** Of a sector: degrees. */
  width: number | null;
  /** Degrees upward. */
  inclination: number | null;
  /** In which direction it moves: degrees clockwise from true north. */
  course: number | null;
  /** How fast: meters per second. */
  speed: number | null;
  /** The lowest altitude of a fence, meters. */
  low: number | null;
  /** The highest. */
  high: number | null;
  /** What it reports as a fence; empty: it is none. */
  fenceTriggers: ("enter" | "exit")[];
  /** From which north `azimuth` counts. */
  north: North | null;
}

/** What a feature of a document is. */
export type FeatureKind = FeatureEntry["kind"];

/** What was left out of a document: how much, and why and where the first was. */
export interface ExchangeReport {
  /** How many features were left out. */
  skipped: number;
  /** How many fixes of tracks were left out, or lost an altitude or a time that could not be read. */
  dropped: number;
  /** Why, as of a GridNorthError. */
  code: string;
  status: number;
  message: string;
  /** Where: an index into the string, or into the bytes. */
  offset: number;
  /** The line, counted from 1. */
  line: number;
  /** The column, counted from 1. */
  column: number;
}

/** How documents are written. */
export interface WriteOptions {
  /** Of degrees, 0 ... 12. Default 7, a centimeter. */
  decimals?: number;
  /** Of altitudes and radii, 0 ... 6. Default 2. */
  meterDecimals?: number;
  /** Of seconds that are not whole, 0 ... 9. Default 3. */
  timeDecimals?: number;
  /** Meters: polygons that stand for circles, ellipses and sectors depart from them by no more. Default 1. */
  tolerance?: number;
  /** For CoT events without one: seconds since the beginning of 1970, UTC. Without it they are refused. */
  time?: number | Date;
  /** For CoT events without a stale time: seconds after their start. Default 86,400. */
  staleAfter?: number;
  /** Whether to leave out what the format cannot hold. Default false: it is an error. */
  skipRefused?: boolean;
}

/** What readFeatures() has read. */
export interface Features {
  readonly format: ExchangeFormat;
  /** The features of GeoJSON: circles are polygons, and what crosses the antimeridian is cut. Made when they are asked for. */
  readonly features: Feature[];
  /** The same features with what GeoJSON has no place for, in the same order. Made when they are asked for. */
  readonly entries: FeatureEntry[];
  /** The vertices of all features: latitude, longitude, altitude and time of each; NaN is absent. */
  readonly vertices: Float64Array;
  /** How many features were left out. */
  readonly skipped: number;
  /** Why and where the first of them was; null if none was left out. */
  readonly report: ExchangeReport | null;
  /** Makes a FeatureCollection. */
  geojson(options?: WriteOptions): FeatureCollection;
  /** What JSON.stringify() writes: geojson(). */
  toJSON(): FeatureCollection;
}

/** GeoJSON that writeFeatures() takes: that of this library, of `@types/geojson`, and of others. */
export type AnyGeoJSON = { readonly type: string } | readonly { readonly type: string }[];

/** Cuts a CoT stream into events, as they come from a TAK server. */
export interface EventStream {
  /**
   * Takes the next bytes, any number of them, and gives the events that are complete, each with its XML declaration if
   * there is one, without blanks around. readFeatures() reads them.
   *
   * @throws {GridNorthError} GN_ERROR_XML, GN_ERROR_XML_LIMIT and others if the stream is broken; `offset` says where in all of
   * it. Events before that place are still given: the error is thrown by the next call then. Nothing recovers a stream.
   */
  feed(data: BufferSource | string): Uint8Array[];
  /** Ends the stream. Throws a GridNorthError with GN_ERROR_TEXT_INCOMPLETE within an event. */
  close(): void;
  /** The beginning of an event that is not complete: a copy. */
  readonly pending: Uint8Array;
  /** How many bytes of the stream are behind it. */
  readonly offset: number;
}

export interface EventStreamConstructor {
  /** @param options `limit`: the most bytes that an event may have, with its XML declaration. Default 1,048,576. */
  new (options?: { limit?: number }): EventStream;
}

/** Documents of other programs. */
interface Exchange {
  readonly EventStream: EventStreamConstructor;

  /**
   * Reads a document of GPX, KML or Cursor on Target. What cannot be used is left out, and `report` says so.
   *
   * @param document A string, or bytes in UTF-8.
   * @param options `format`: what it is; by default its root element says so.
   * @throws {GridNorthError} GN_ERROR_DOCUMENT if it is something else; GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_INCOMPLETE and those that
   * begin with GN_ERROR_XML if it is not XML that can be read. `line`, `column` and `offset` say where.
   */
  readFeatures(document: string | BufferSource, options?: { format?: ExchangeFormat | null }): Features;

  /**
   * Writes a document.
   *
   * @param features What readFeatures() gave; or GeoJSON: a FeatureCollection, a Feature, an array of Features, or a geometry. Of
   * the properties, name, uid, type, how, time, start, stale, coordTimes and route are used; an id is the uid if there is no
   * other. A Point whose property kind is "circle", "ellipse", "sector" or "range-bearing" is one, with the radius, secondRadius,
   * azimuth, width and inclination of its properties.
   * @param format GPX has no areas: they become tracks. CoT has no holes, and needs times.
   * @throws {GridNorthError} if the format cannot hold a feature, or a number of it is out of range: `feature` says which one.
   */
  writeFeatures(features: Features | AnyGeoJSON, format: ExchangeFormat | "geojson", options?: WriteOptions): string;
}

/** Samples of heights in bytes. A sample is the height of one position; of a raster whose pixels are areas, take their centers. */
export interface HeightGrid {
  /** The samples: a typed array, or the bytes of a file. */
  bytes: ArrayBuffer | ArrayBufferView;
  /** Default "int16". NaN and infinities of "float32" are voids. */
  format?: "int16" | "sign-magnitude16" | "float32";
  /** Whether the highest byte of a sample comes first. Default false. */
  bigEndian?: boolean;
  rows: number;
  columns: number;
  /** Of the first sample, degrees. */
  latitude: number;
  longitude: number;
  /** Degrees from a row to the next; negative if rows follow each other southward. */
  latitudeStep: number;
  /** Degrees from a column to the next. */
  longitudeStep: number;
  /** The sample that means that there is no height. Default: none. */
  void?: number;
  /** Meters for a sample of 1. Default 1. */
  scale?: number;
  /** Meters for a sample of 0. Default 0. */
  shift?: number;
  /** Bytes before the first sample. Default 0. */
  offset?: number;
  /** Bytes from a row to the next. Default: rows follow each other. */
  rowStride?: number;
  /** Bytes from a sample to that of the next column. Default: they follow each other. */
  columnStride?: number;
}

/** A file of heights: SRTM (.hgt) with its south-west corner, DTED, or GTX, which may hold the heights of a geoid. */
export type HeightFile =
  | { file: "srtm"; bytes: ArrayBuffer | ArrayBufferView; south: number; west: number }
  | { file: "dted" | "gtx"; bytes: ArrayBuffer | ArrayBufferView };

/** What a profile adds up to; null where nothing is known. */
export interface HeightSummary {
  /** Meters from the first sample to the last. */
  length: number;
  /** Meters upward, of climbs that count. */
  ascent: number | null;
  descent: number | null;
  /** The lowest height, and where along the route it is. */
  lowest: number | null;
  lowestDistance: number | null;
  highest: number | null;
  highestDistance: number | null;
  /** The largest rise from a sample to the next, meters per meter, and where it begins; null: none rises. */
  steepestUp: number | null;
  steepestUpDistance: number | null;
  /** The largest fall, positive. */
  steepestDown: number | null;
  steepestDownDistance: number | null;
  /** Samples whose height is not known. */
  unknownCount: number;
}

/** Heights along a route. */
export interface HeightProfile {
  /** Meters along the route. */
  distances: Float64Array;
  latitudes: Float64Array;
  longitudes: Float64Array;
  /** Meters; NaN where they are not known. */
  heights: Float64Array;
  summary: HeightSummary;
}

/** How lines of sight are computed. */
export interface SightOptions {
  /** The part of the earth's curvature that refraction leaves, 0.1 ... 2: 6/7 for light, the default; 3/4 for radio; 1 without. */
  curvature?: number;
  /** Meters between the places that are looked at. Default 0: the distance between rows of the finest tile. */
  step?: number;
  /** Of a radio, hertz, for its first Fresnel zone. Default 0: none. */
  frequency?: number;
}

/** A line of sight; null for what there is not. */
export interface Sight {
  isVisible: boolean;
  /** Meters along the ground. */
  distance: number;
  /** In which direction it leaves, degrees clockwise from north. */
  azimuth: number;
  /** At which angle above the horizontal plane it leaves, degrees. */
  elevation: number;
  /** The height of the ground at its ends. */
  fromGround: number;
  toGround: number;
  /** The least height of the line above the ground between its ends, meters; negative if it is blocked. */
  clearance: number | null;
  clearanceDistance: number | null;
  clearancePoint: Point | null;
  /** Where it first meets the ground: meters from the start. */
  blockedDistance: number | null;
  blockedPoint: Point | null;
  /** The height of the ground there. */
  blockedHeight: number | null;
  /** The least part of the first Fresnel zone's radius that is free below the line. */
  freeZone: number | null;
  freeZoneDistance: number | null;
  /** Its end. */
  to: Point;
  /** Places between the ends whose height is not known. They do not block. */
  unknownCount: number;
}

/** Where the cells of a raster lie: the center of the first one, and the ways to the next row and column, in degrees. */
export interface CellGrid {
  latitude: number;
  longitude: number;
  /** Negative if rows follow each other southward. */
  latitudeStep: number;
  /** Negative if columns follow each other westward. */
  longitudeStep: number;
  rows: number;
  columns: number;
}

/** A stretch of ground that is not seen: a wedge around the observer. */
export interface DeadGround {
  /** Of its middle, degrees clockwise from north. */
  azimuth: number;
  width: number;
  /** Where it begins and ends, meters from the observer. */
  innerRadius: number;
  outerRadius: number;
  state: "hidden" | "unknown";
}

/**
 * Heights of the ground: tiles, of which the first that has a height at a position counts. Bilinear between four samples; edges belong to a
 * tile, and where neighbors lie a step apart, what is between them is interpolated from both.
 */
export interface HeightMap {
  /**
   * Finds the height at a position, in meters.
   *
   * @throws {GridNorthError} GN_ERROR_HEIGHT_OUTSIDE, GN_ERROR_HEIGHT_VOID, GN_ERROR_LATITUDE or GN_ERROR_NOT_FINITE.
   */
  height(position: Point): number;
  /** Finds the heights at many positions: NaN and a status where there is none. */
  heights(latitudes: Numbers | number, longitudes: Numbers | number): { heights: Float64Array; statuses: Uint8Array };
  /**
   * Finds the heights along a route: at each point, and between two points at equal distances of `step` meters at most. Ways up and down
   * that are shorter than `climb` meters, 10 by default, do not count for ascent and descent.
   *
   * @throws {GridNorthError} GN_ERROR_COUNT, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_SAMPLE_STEP, GN_ERROR_TRACK_CLIMB.
   */
  profile(points: Points, step: number, climb?: number): HeightProfile;
  /**
   * Finds out whether one place is seen from another; heights are meters above the ground.
   *
   * @throws {GridNorthError} GN_ERROR_HEIGHT_OUTSIDE or GN_ERROR_HEIGHT_VOID if the ground is not known at one of the ends, GN_ERROR_HEIGHT,
   * GN_ERROR_SIGHT_DISTANCE, GN_ERROR_CURVATURE, GN_ERROR_FREQUENCY, GN_ERROR_SAMPLE_STEP, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE.
   */
  sight(from: Point, fromHeight: number, to: Point, toHeight: number, options?: SightOptions): Sight;
  /** Looks in a direction, to a distance in meters. */
  sightAlong(from: Point, fromHeight: number, azimuth: number, distance: number, toHeight: number, options?: SightOptions): Sight;
  /**
   * Finds which cells of a raster are seen from a place, in a circle of `radius` meters; heights are meters above the ground. A byte for each
   * cell, row by row: 0 hidden, 1 seen, 2 outside of the circle, 3 not known.
   *
   * @throws {GridNorthError} GN_ERROR_HEIGHT_OUTSIDE or GN_ERROR_HEIGHT_VOID if the ground at the observer is not known, GN_ERROR_CELL_GRID,
   * GN_ERROR_HEIGHT, GN_ERROR_SIGHT_DISTANCE, GN_ERROR_CURVATURE, GN_ERROR_SAMPLE_STEP, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE.
   */
  viewshed(
    observer: Point, observerHeight: number, targetHeight: number, radius: number, cells: CellGrid, options?: SightOptions,
  ): Uint8Array;
  /**
   * Finds the dead ground of a sector: on rays at most `azimuthStep` degrees apart, the stretches that are not seen.
   *
   * @throws {GridNorthError} As viewshed(), and GN_ERROR_WIDTH or GN_ERROR_AZIMUTH_STEP.
   */
  deadGround(
    observer: Point, observerHeight: number, targetHeight: number, radius: number, azimuth: number, width: number, azimuthStep: number,
    options?: SightOptions,
  ): DeadGround[];
  /** Frees the memory at once; later calls throw a TypeError. */
  dispose(): void;
}

export interface HeightMapConstructor {
  /**
   * Copies the bytes of tiles into the memory of the library, the finest first.
   *
   * @throws {GridNorthError} GN_ERROR_HEIGHT_FILE, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_HEIGHT_GRID or GN_ERROR_OFFSET.
   */
  new (tiles: readonly (HeightGrid | HeightFile)[]): HeightMap;
}

/** The classes of a library. */
interface Classes extends Exchange {
  readonly FenceSet: FenceSetConstructor;
  readonly FenceTracker: FenceTrackerConstructor;
  readonly HeightMap: HeightMapConstructor;
  readonly Navigator: NavigatorConstructor;
  readonly PointIndex: PointIndexConstructor;
  readonly PolygonIndex: PolygonIndexConstructor;
  readonly RouteIndex: RouteIndexConstructor;
  readonly TrackRecorder: TrackRecorderConstructor;
}

export interface GridNorth extends Classes {}

/** One of these words. */
export type Hemisphere = "south" | "north";

/**
 * One of these words.
 * "any": As an argument: whichever form the text has; "dd": Decimal degrees: "40.508333, -75"; "dm": Degrees and
 * decimal minutes; "dms": Degrees, minutes, decimal seconds; "utm": "18N 585628 4511322"; "ups": "N 2000000
 * 2000000"; "mgrs": "18TWL8562811322"; "iso-6709": "+40.75-074.00/"; "geo-uri": "geo:40.75,-74" (RFC 5870);
 * "georef": "GJPJ0615"; "gars": "212LW".
 */
export type Form = "any" | "dd" | "dm" | "dms" | "utm" | "ups" | "mgrs" | "iso-6709" | "geo-uri" | "georef" | "gars";

/**
 * A list of any of these words.
 * "bands": A letter after the zone of a UTM position is a band, never a hemisphere. Excludes "hemispheres";
 * "longitude-first": The longitude comes first, unless letters say otherwise; "strict": Refuses texts that are
 * otherwise tolerated: a minus beside S or W, cells beyond their grid zone or band, another reference system, ISO
 * 6709 without its slash, a geo URI that violates RFC 5870, for example with blanks or a query; "hemispheres": N
 * or S after the zone of a UTM position is a hemisphere, never a band.
 */
export type ParseFlag = "bands" | "longitude-first" | "strict" | "hemispheres";

/**
 * A list of any of these words.
 * "band-of-neighbor": These three are the flags of MGRSCell; "altitude": The text has an altitude; "uncertainty":
 * The text has an uncertainty: u= of a geo URI; "longitude-first": The longitude came first; "band": The letter
 * after the zone was read as a band; in UPS it is A, B, Y or Z; "decimal-comma": Commas were read as decimal
 * commas; "double-sign": The text has a minus beside S or W, as in "-23.3 S": the two cancel, so it is north. Many
 * who write it mean south, so ask. "strict" refuses it; "other-crs": The text names another reference system; its
 * numbers are read as WGS 84; "other-parameters": A geo URI has parameters that are neither crs nor u.
 */
export type PositionFlag = "band-of-neighbor" | "overhangs-zone" | "cut" | "altitude" | "uncertainty" | "longitude-first" | "band" | "decimal-comma" | "double-sign" | "other-crs" | "other-parameters";

/**
 * One of these words.
 * "ascii": 40d30'30"; "typographic": U+00B0, U+2032, U+2033, in UTF-8; "colons": 40:30:30; "none": 40 30 30;
 * decimal degrees without a symbol.
 */
export type Symbols = "ascii" | "typographic" | "colons" | "none";

/**
 * One of these words.
 * "signs": -40.5; "after": 40.5S; "before": S40.5.
 */
export type HemisphereStyle = "signs" | "after" | "before";

/**
 * A list of any of these words.
 * "longitude-first": For degrees; read back with "longitude-first", or if letters say so; "padded": Latitude 05,
 * longitude 005; minutes and seconds always have two digits; "plus": A sign before positive numbers too; "spaced":
 * Blanks between the parts: 40d 30' 30" N; 18T WL 85628 11322; "decimal-comma": For degrees and UTM: 40,5 -75,25;
 * "band": UTM: the band letter; read back with "bands", else "hemispheres"; "units": UTM: 585628mE 4511322mN;
 * "altitude": ISO 6709 and geo URI: with the altitude.
 */
export type FormatFlag = "longitude-first" | "padded" | "plus" | "spaced" | "decimal-comma" | "band" | "units" | "altitude";

/**
 * One of these words.
 * "metric": Meters and kilometers; for areas their squares, and hectares; "imperial": Feet of 0.3048 m, statute
 * miles of 1609.344 m; for areas their squares, and acres; "nautical": Nautical miles of 1852 m, and feet below a
 * tenth of one; for areas their squares; "miles": Statute miles.
 */
export type Units = "metric" | "imperial" | "nautical" | "meters" | "kilometers" | "feet" | "miles" | "nautical-miles";

/**
 * One of these words.
 * "degrees": "45.5", the degree sign in UTF-8; "mils": 6400 to a turn (NATO); "points-8": N, NE, E ; "points-16":
 * N, NNE, NE .
 */
export type AngleUnit = "degrees" | "mils" | "points-8" | "points-16";

/**
 * One of these words.
 * "meters-per-second": "1.5 m/s"; "kilometers-per-hour": "5.4 km/h"; "miles-per-hour": "3.4 mph": statute miles;
 * "knots": "2.9 kn": nautical miles per hour; "minutes-per-kilometer": "11:07 min/km", a pace: minutes and seconds
 * for a kilometer.
 */
export type SpeedUnit = "meters-per-second" | "kilometers-per-hour" | "miles-per-hour" | "knots" | "minutes-per-kilometer";

/**
 * One of these words.
 * "true": "T": along the meridian to the north pole; "grid": "G": along the lines of equal easting of a grid;
 * "magnetic": "M": where a compass points.
 */
export type North = "true" | "grid" | "magnetic";

/**
 * A list of any of these words.
 * "band-of-neighbor": No part of the cell lies in the band that the text names; "overhangs-zone": No part of the
 * cell lies in the zone that the text names; "cut": The border of the grid zone cuts the cell. Strict reading
 * accepts it.
 */
export type MGRSFlag = "band-of-neighbor" | "overhangs-zone" | "cut";

/**
 * One of these words.
 * "zone": The zone number or the letter of a polar zone; "end": Nothing more can be typed.
 */
export type TypingField = "zone" | "band" | "column" | "row" | "easting" | "northing" | "end";

/**
 * A list of any of these words.
 * "complete": The text is a reference with a square; "completed": It names a cell, perhaps completed from the
 * reference: `cell` and `text` are set.
 */
export type TypingFlag = "complete" | "completed";

/**
 * A list of any of these words.
 * "borders": Lines: the borders of grid zones; "100-km": Lines: the 100 km grid; "lines": Lines: the finer grid;
 * "grid-zones": Labels: grid zone designators, "31U"; "squares": Labels: the letters of 100 km squares, "DQ";
 * "digits": Labels: principal digits where lines meet the edge of the view, "48"; "references": Labels: references
 * at intersections of lines, "31UDQ4812".
 */
export type GridContent = "borders" | "100-km" | "lines" | "grid-zones" | "squares" | "digits" | "references";

/**
 * One of these words.
 * "pixels": On the Web Mercator screen; beyond its edge at 85.0511 degrees, as many meters as there; "meters": On
 * the ground.
 */
export type ToleranceUnit = "pixels" | "meters";

/**
 * One of these words.
 * "border": Between grid zones; "100-km": Between 100 km squares; "line": Lines of the finer grid.
 */
export type GridLineKind = "border" | "100-km" | "line";

/**
 * One of these words.
 * "longitude": For borders and coordinateParse(); "latitude": For borders and coordinateParse().
 */
export type Axis = "easting" | "northing" | "longitude" | "latitude";

/** One of these words. */
export type LabelKind = "grid-zone" | "square" | "digits" | "reference";

/** One of these words. */
export type Edge = "none" | "south" | "west" | "north" | "east";

/**
 * One of these words.
 * "on": On the circle: the edges lie inside; "outside": Outside, so that the polygon contains the circle: for
 * safety distances; "inside": Inside, just far enough that the polygon lies within the circle; "equal-area":
 * Outside, so that the polygon has the area of the circle.
 */
export type Placement = "on" | "outside" | "inside" | "equal-area";

/**
 * One of these words.
 * "middle": The azimuth of the middle; "start": The azimuth of the side where it starts; it continues clockwise.
 */
export type AzimuthMeaning = "middle" | "start";

/**
 * One of these words.
 * "reduced": In [-180, 180); "continuous": They continue beyond 180 degrees: neighbors are never more than 180
 * apart.
 */
export type Longitudes = "reduced" | "continuous";

/** One of these words. */
export type RingLineKind = "ring" | "radial";

/**
 * One of these words.
 * "round": An arc around the corner; "miter": A tip, if the miter limit allows it; else a bevel; "bevel": Straight
 * across.
 */
export type Join = "round" | "miter" | "bevel";

/**
 * One of these words.
 * "flat": At the end; "round": A quarter circle on each side; "square": As far beyond the end as the corridor is
 * wide, on each side.
 */
export type LineEnd = "flat" | "round" | "square";

/**
 * One of these words.
 * "meters": Both are meters; "length": Both in lengths of the line of anchors: x is 0 at the first and 1 at the
 * last; "width": X as before. The last anchor is none of the line: where it lies beside it, y is 1.
 */
export type Frame = "meters" | "length" | "width";

/**
 * One of these words.
 * "on-border": Within a micrometer.
 */
export type Side = "outside" | "on-border" | "inside";

/**
 * One of these words.
 * "counterclockwise": As RFC 7946 requires of outer rings.
 */
export type Orientation = "clockwise" | "counterclockwise";

/**
 * One of these words.
 * "points": Built by pointIndexBuild(); "edges": Built by polygonIndexBuild() or routeIndexBuild(); "fences":
 * Built by new FenceSet().
 */
export type IndexKind = "points" | "edges" | "fences";

/**
 * A list of any of these words.
 * "caution": The horizontal intensity is below 6,000 nT: a compass is not exact; "blackout": It is below 2,000 nT:
 * a compass is useless. Then both flags are set; "out-of-date": The year lies outside the 5 years that begin with
 * the epoch of the model.
 */
export type MagneticFlag = "caution" | "blackout" | "out-of-date";

/**
 * One of these words.
 * "nothing": trackEnd(): no fix waited; "left-out": It was not taken: the flags say why; "waiting": It was taken.
 * Later fixes decide whether it is kept or dropped; "kept": It was taken and is a vertex: that of the step.
 */
export type TrackOutcome = "nothing" | "left-out" | "waiting" | "kept";

/**
 * A list of any of these words.
 * "inaccurate": Left out: its accuracy is worse than `worstAccuracy`; "strayed": Left out: it can only be reached
 * at more than `largestSpeed`; "soon": Left out: sooner than `leastInterval` after the last one that was taken, or
 * at one time; "near": Left out: nearer than `leastDistance` to the last one that was taken; "jumped": Taken
 * although it strayed: two before it did too, and agree with it.
 */
export type TrackFlag = "inaccurate" | "strayed" | "soon" | "near" | "jumped";

/**
 * One of these words.
 * "gpx": GPX 1.0 and 1.1; "kml": KML 2.2, with tracks of the gx extension; "cot": Cursor on Target 2.0.
 */
export type ExchangeFormat = "gpx" | "kml" | "cot";

/**
 * One of these words.
 * "inches": 25.4 mm; "moa": Minutes of angle: sixtieths of a degree; "milliradians": Thousandths of a radian, not
 * mils of 6400 to a turn; "inches-per-100-yards": "Shooter's minutes of angle": inches at 100 yards.
 */
export type TargetUnit = "meters" | "millimeters" | "inches" | "moa" | "milliradians" | "inches-per-100-yards";

/**
 * One of these words.
 * "similarity": Turned, moved and scaled: taken straight from the front. 2 points or more; "affine": Also sheared:
 * from the side, but far away. 3 points or more; "homography": With perspective: from anywhere. 4 points or more.
 */
export type CalibrationKind = "similarity" | "affine" | "homography";

/**
 * One of these words.
 * "sunrise": The sun's upper edge appears: its center is 50 minutes of arc below the horizon; "sunset": The sun's
 * upper edge vanishes; "sun-transit": The sun crosses the meridian: noon by the sun; "civil-dawn": The sun's
 * center climbs above -6 degrees; "civil-dusk": The sun's center sinks below -6 degrees; "nautical-dawn": It
 * climbs above -12 degrees; "nautical-dusk": It sinks below -12 degrees; "astronomical-dawn": It climbs above -18
 * degrees; "astronomical-dusk": It sinks below -18 degrees; "moonrise": The moon's upper edge appears: it is 34
 * minutes of arc below the horizon; "moonset": The moon's upper edge vanishes; "moon-transit": The moon crosses
 * the meridian; "new-moon": The moon passes the sun; "first-quarter": The moon is 90 degrees ahead of the sun;
 * "full-moon": The moon is opposite the sun; "last-quarter": The moon is 90 degrees behind the sun.
 */
export type SkyEventKind = "sunrise" | "sunset" | "sun-transit" | "civil-dawn" | "civil-dusk" | "nautical-dawn" | "nautical-dusk" | "astronomical-dawn" | "astronomical-dusk" | "moonrise" | "moonset" | "moon-transit" | "new-moon" | "first-quarter" | "full-moon" | "last-quarter";

/** A position on the WGS 84 ellipsoid, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A position on a UTM or UPS grid, in meters. */
export interface UTMPosition {
  easting: number;
  /** If hemisphere is "south", the equator is at 10,000,000 m. */
  northing: number;
  /** 1 ... 60, or 0. */
  zone: number;
  /** "north" or "south": decides the false northing, or the pole. */
  hemisphere: Hemisphere;
}

/** The cell that an MGRS reference names. */
export interface MGRSCell {
  /** The middle of the whole cell (of the grid zone, at precision -1). */
  center: Point;
  /** The corner of least easting and northing (latitude, longitude at precision -1). */
  southWest: Point;
  /** The center if it lies in the grid zone; else a point of the cell that does. */
  inside: Point;
  /** The same center on the grid. */
  utmCenter: UTMPosition;
  /** The same corner on the grid. */
  utmSouthWest: UTMPosition;
  /** Length of a side, in meters; 0 at precision -1, which has no square. */
  size: number;
  /** 1 ... 60, or 0. */
  zone: number;
  /** -1 ... 11. */
  precision: number;
  /** MGRSFlag words. */
  flags: MGRSFlag[];
  /** The band letter; A, B, Y or Z near the poles. */
  band: string;
  /** The two letters of the 100 km square; empty at precision -1. */
  column: string;
  row: string;
}

/** A rectangle of meridians and parallels, in degrees. If west is greater than east, it crosses the antimeridian. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** How a grid is drawn. */
export interface GridOptions {
  /** GridContent words. Default all of them. */
  content?: readonly GridContent[];
  /** Width of the world at zoom 0, in pixels: 512 (default; Mapbox, MapLibre) or 256. */
  tileSize?: number;
  /** "pixels" (default) or "meters". */
  toleranceUnit?: ToleranceUnit;
  /** How far a chord may depart from the curve: 0.0001 ... 1,000,000. Default 0.25. */
  tolerance?: number;
  /** Pixels added around the view for lines: 0 ... 4096. Default 0. */
  margin?: number;
  /** Levels with lines closer than this are left out. Default 8. */
  minimumPixels?: number;
  /** Meters between lines, a divisor of 100,000; 0 (default): levelZooms decides. */
  spacing?: number;
  /**
   * The zooms (of 512-pixel tiles) from which 10 km, 1 km, 100 m, 10 m, 1 m lines are drawn. Default 8, 11, 14,
   * 17, 21. Not decreasing; infinity: never.
   */
  levelZooms?: readonly number[];
  /** Grid zones and squares whose visible part is smaller have no label. Default 32. */
  labelPixels?: number;
  /** The zoom (of 512-pixel tiles) from which intersections have references. Default 10. */
  referenceZoom?: number;
  /** References are at every nth line of each axis; this is n. Default 5; 1 is every line. */
  referenceStep?: number;
  /** Drawings with more vertices and labels are refused. Default 1,000,000. */
  maxVertices?: number;
}

/** A line of a drawn grid. */
export interface GridLine {
  /** Easting or northing in meters; for borders longitude or latitude in degrees. */
  coordinate: number;
  /** Meters: the coarsest level that has this line; 0 for borders. */
  spacing: number;
  /** Its vertices in the vertex array: [first, first + count). */
  first: number;
  /** 2 or more. */
  count: number;
  /** Relative: 1, or 1.5 for major lines. */
  width: number;
  /** 0.5, or 1 for major lines. */
  opacity: number;
  /** 1 ... 60 or 0; for a border meridian the zone to its east; or -1. */
  zone: number;
  /** "north" or "south"; "north" for the equator and for borders that cross it. */
  hemisphere: Hemisphere;
  /** "border", "100-km" or "line". */
  kind: GridLineKind;
  /** Axis words. */
  axis: Axis | null;
  /** True for borders and for every tenth line of the finest level drawn. */
  major: boolean;
}

/** A label of a drawn grid. */
export interface GridLabel {
  position: Point;
  /** ASCII. */
  text: string;
  /** For digits, the easting or northing in meters; else 0. */
  coordinate: number;
  /** LabelKind words. */
  kind: LabelKind;
  /** 1 ... 60 or 0. */
  zone: number;
  /** "north" or "south". */
  hemisphere: Hemisphere;
  /** For digits, "easting" or "northing"; else null. */
  axis: Axis | null;
  /** For digits, a Edge words; else "none". */
  edge: Edge;
}

/**
 * A tile of a Web Mercator map. The world has 2^zoom columns from -180 degrees eastward, and as many rows from
 * 85.051128 degrees southward, both counted from 0.
 */
export interface Tile {
  /** The column. */
  x: number;
  /** The row. */
  y: number;
  /** 0 ... 30. */
  zoom: number;
}

/** Neighboring tiles of a row. It ends at the antimeridian at the latest. */
export interface TileRun {
  /** The column of the first tile, from which the others follow to the east. */
  x: number;
  /** The row. */
  y: number;
  /** 0 ... 30. */
  zoom: number;
  /** Tiles, 1 at least. */
  count: number;
}

/** A scale bar. */
export interface ScaleBar {
  /** Pixels. */
  width: number;
  /** Its length on the ground. */
  meters: number;
  /** Its length in its unit: 1, 2 or 5 times a power of ten. */
  value: number;
  /** "m", "km", "ft", "mi" or "nmi". */
  unit: string;
  /** Value and unit, "500 m". */
  text: string;
}

/**
 * A Web Mercator map on a screen, seen by the camera of Mapbox and MapLibre. Fields that are 0 have their
 * defaults: set `center`, `zoom`, `width` and `height`.
 */
export interface Screen {
  /** The position in the center of the screen. Latitudes beyond 85.051128 count as 85.051128. */
  center: Point;
  /** -4 ... 30: at zoom 0 the world is `tileSize` pixels wide. */
  zoom: number;
  /** Pixels, 0.001 ... 1,000,000. */
  width: number;
  /** Pixels, 0.001 ... 1,000,000. */
  height: number;
  /** Which direction is up, degrees clockwise from north; any finite value. Default 0. */
  bearing?: number;
  /** Degrees by which the camera is tilted from looking straight down, 0 ... 85. Default 0. */
  pitch?: number;
  /**
   * Of the camera, from the top to the bottom of the screen, degrees, 0.1 ... 150; or 0 (default): 36.87, the
   * angle whose half has the tangent 1/3. Without pitch, no effect.
   */
  fieldOfView?: number;
  /** 512 (default; Mapbox, MapLibre) or 256; 0 means 512. */
  tileSize?: number;
}

/** A rectangle of pixels, from the left and top edge of the screen to the right and down. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The space that a text needs, in pixels. */
export interface TextSize {
  /** 1 ... 10,000. */
  width: number;
  /** 1 ... 10,000. */
  height: number;
}

/**
 * How a map makes pixels of positions: by a matrix of the Web Mercator plane, of a globe, or a mixture of both.
 * Each gives three numbers X, Y, W, and the pixel is (X/W, Y/W), from the left and top edge of the screen.
 * gn_screen_camera() writes one.
 */
export interface Camera {
  /**
   * Three rows of three: they multiply (x, y, 1). x is 0 at -180 degrees and 1 at 180, y is 0 at 85.051128 degrees
   * and 1 at -85.051128.
   */
  plane: number[];
  /** Three rows of four: they multiply (cos lat sin lon, sin lat, cos lat cos lon, 1). */
  globe: number[];
  /** Its product with the same four numbers is negative for positions behind the globe. */
  rim: number[];
  /** 0: the plane alone; 1: the globe alone; between: X, Y and W change from one to the other. */
  transition: number;
  /** Degrees. A flat map shows positions in the copy of the world nearest to this longitude. */
  longitude: number;
  /** W in the center of the map, where names have their full size; more than 0. */
  depth: number;
}

/** The place of a name on the screen. */
export interface LabelPlace {
  /** The middle of the box, in pixels to the right of the left edge of the screen; NaN if none. */
  x: number;
  /** Pixels below the top edge of the screen; NaN if there is no place. */
  y: number;
  /** Pixels: the size that was asked for times `scale`; 0 if there is no place. */
  width: number;
  /** Pixels; 0 if there is no place. */
  height: number;
  /** By which the letters are to be multiplied, 0.6 ... 1; 0 if there is no place. */
  scale: number;
  /** 0.4 ... 1: names fade with the distance; 0 if there is no place. */
  opacity: number;
}

/** Pixels at the edges of a screen that are to stay free. */
export interface Padding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A matrix of 4 rows and 4 columns, column by column, as OpenGL, Metal and WebGL take it. */
export interface Matrix {
  elements: number[];
}

/** A position that was read from a text. */
export interface Position {
  /** The position; the center of a cell. */
  point: Point;
  /** Meters; 0 without "altitude". */
  altitude: number;
  /** Meters; 0 without "uncertainty". */
  uncertainty: number;
  /** One unit of the last digit (of the latitude) in meters, or the side of the cell. */
  precision: number;
  /** What a UTM, UPS or MGRS text says (MGRS: the center); else null. */
  utm: UTMPosition | null;
  /** Form words, never "any". */
  form: Form;
  /** PositionFlag words. */
  flags: PositionFlag[];
}

/** How a position is written. */
export interface FormatOptions {
  /** Form words. Default "dd". */
  form?: Form;
  /**
   * Decimals of the last part, 0 ... 12 (UTM, UPS 0 ... 6); precision of cells: MGRS -1 ... 11, GEOREF -1 ... 11,
   * GARS 0 ... 2.
   */
  decimals?: number;
  /** Symbols words. Default "none" for DD, else "ascii". */
  symbols?: Symbols;
  /** HemisphereStyle words. Default "signs". */
  hemispheres?: HemisphereStyle;
  /** FormatFlag words. Default: none. */
  flags?: readonly FormatFlag[];
  /** For ISO 6709: "dd" (default), "dm" or "dms". */
  isoForm?: Form;
  /** For UTM: 1 ... 60, or 0 (default). */
  zone?: number;
  /** Meters, -1e6 ... 1e9, for "altitude". */
  altitude?: number;
  /** Between the coordinates: blanks, and at most one of "," ";" "/". Default ", ". */
  separator?: string;
  /** 0 ... 6. Default 0. */
  altitudeDecimals?: number;
}

/** A cell of a graticule, as GEOREF and GARS name it. */
export interface GraticuleCell {
  /** South and west edges belong to the cell; the east edge of the last cell is 180. */
  bounds: Bounds;
  center: Point;
  /** The precision to encode with. */
  precision: number;
}

/** The state of a reference being typed. */
export interface MGRSTyping {
  /** The characters that may be typed next. */
  next: string;
  /** TypingFlag words. */
  flags: TypingFlag[];
  /** TypingField words: where the next character goes. */
  field: TypingField;
  /** Meters from the reference position to the center of the cell. */
  distance: number;
  /** Degrees from true north, from the reference position to the center. */
  azimuth: number;
  /** The cell of the completed reference. */
  cell: MGRSCell | null;
  /** The completed reference; empty without "completed". */
  text: string;
}

/**
 * A magnetic model: spherical harmonics up to degree 12, and how they change. gn_magnetic_model_parse() stores
 * one. Degrees and orders follow each other: 1 0, 1 1, 2 0, 2 1 ... 12 12.
 */
export interface MagneticModel {
  /** The decimal year for which the terms hold, 1 ... 9999. */
  epoch: number;
  /** For each degree and order g and h, nT, and their changes a year; magnitudes up to 1e9. */
  terms: number[];
  /** "WMM-2025". */
  name: string;
}

/** The magnetic field at a position, and its changes. Angles in degrees, intensities in nT. */
export interface MagneticField {
  /** The azimuth of magnetic north, in (-180, 180]: positive to the east of true north. */
  declination: number;
  /** Down from the horizontal plane, -90 ... 90. */
  inclination: number;
  /** The horizontal intensity, H. */
  horizontal: number;
  /** The total intensity, F. */
  total: number;
  /** The component to true north, X. */
  north: number;
  /** The component to the east, Y. */
  east: number;
  /** The component down, along the normal of the ellipsoid, Z. */
  down: number;
  /** The change of the declination: degrees a year. */
  declinationRate: number;
  /** The change of the inclination: degrees a year. */
  inclinationRate: number;
  /** The change of the horizontal intensity: nT a year. */
  horizontalRate: number;
  /** The change of the total intensity: nT a year. */
  totalRate: number;
  /** The change of the component to true north: nT a year. */
  northRate: number;
  /** The change of the component to the east: nT a year. */
  eastRate: number;
  /** The change of the component down: nT a year. */
  downRate: number;
  /** Of the declination: degrees, one standard deviation, 0.26 ... 180. */
  uncertainty: number;
  /** MagneticFlag words. */
  flags: MagneticFlag[];
}

/** The three norths at a position. Degrees, in (-180, 180], clockwise. */
export interface Norths {
  /** From true north to grid north. */
  convergence: number;
  /** From true north to magnetic north. */
  declination: number;
  /** From grid north to magnetic north: the grid-magnetic angle. */
  gridMagnetic: number;
  /** Of the declination, as in MagneticField. */
  uncertainty: number;
  /** Of the grid: 1 ... 60, or 0. */
  zone: number;
  /** "north" or "south". */
  hemisphere: Hemisphere;
  /** MagneticFlag words. */
  flags: MagneticFlag[];
}

/** Where a route comes nearest to a position. */
export interface RoutePlace {
  /** The nearest point of the route. */
  point: Point;
  /** Meters from the start of the route to that point. */
  distanceAlong: number;
  /** Meters from that point to the position; negative if it lies to the left of the route. */
  distanceOff: number;
  /** The direction of the route there, degrees, in (-180, 180]. */
  azimuth: number;
  /** The vertex where the segment begins: 0 for the first segment. */
  segment: number;
}

/** A point of an index that was found. */
export interface Neighbor {
  /** Meters from the position. */
  distance: number;
  /** Its row in the columns from which the index was built. */
  id: number;
}

/** Where something was, and when. */
export interface TrackFix {
  /** Seconds since any moment, such as 1970. */
  time: number;
  point: Point;
  /** Meters; NaN: not known, which leaves the last one that was. */
  altitude: number;
  /** Of the position, meters; NaN: not known. */
  accuracy: number;
}

/** How a track is recorded. */
export interface TrackOptions {
  /**
   * Meters, 0.001 ... 1,000,000: fixes that lie so close to the line that is kept are dropped. 0: all are kept.
   * Default 5.
   */
  tolerance?: number;
  /** Meters: fixes nearer to the last one that was taken are left out. Default 0. */
  leastDistance?: number;
  /** Seconds: fixes sooner after the last one that was taken are left out. Default 0. */
  leastInterval?: number;
  /** Meters: fixes less accurate than this are left out. Default infinity. */
  worstAccuracy?: number;
  /** Meters per second: fixes that can only be reached faster are left out. Default infinity. */
  largestSpeed?: number;
  /** Meters per second: what is slower is rest, not moving. Default 0.5. */
  restSpeed?: number;
  /** Meters: ways up and down that are shorter do not count. Default 10. */
  climb?: number;
}

/** What gn_track_add() keeps from one fix to the next: 64 numbers to store as they are. */
export interface TrackState {
  numbers: number[];
}

/** What became of a fix, and at most one vertex of the line that is kept. */
export interface TrackStep {
  /** A fix to append to the line. */
  vertex: TrackFix;
  /** 0 or 1. */
  vertexCount: number;
  /** "left-out", "waiting" or "kept"; "nothing". */
  outcome: TrackOutcome;
  /** "inaccurate" and so on, or 0. */
  flags: TrackFlag[];
}

/** What the fixes of a track that were taken add up to. */
export interface TrackTotals {
  /** Meters along all fixes that were taken, not along the line that is kept. */
  distance: number;
  /** Seconds that were not rest. */
  movingTime: number;
  /** Meters upward, of climbs that count. */
  ascent: number;
  /** Meters downward. */
  descent: number;
  /** Now, from the last two fixes, meters per second; NaN: not known. */
  speed: number;
  /** On average while moving, meters per second; NaN: not known. */
  movingSpeed: number;
  /** The largest, meters per second. */
  topSpeed: number;
  /** The lowest altitude, meters; NaN: not known. */
  lowest: number;
  /** The highest. */
  highest: number;
  /** Of the first fix that was taken, seconds; NaN: not known. */
  startTime: number;
  /** Of the last one. */
  endTime: number;
  /** Around the fixes; NaN before the first. */
  bounds: Bounds;
  /** Fixes that were given, without those that were refused. */
  fixCount: number;
  /** Fixes that were taken. */
  takenCount: number;
  /** Fixes that were kept. */
  vertexCount: number;
}

/** Where two edges of a polygon meet but should not. Edge i runs from point i to the next point of its ring. */
export interface PolygonCrossing {
  edge: number;
  otherEdge: number;
  point: Point;
  /** False if there is none; everything else is then 0. */
  found: boolean;
}

/** How outlines of tactical shapes are drawn. */
export interface OutlineOptions {
  /** Join words. Default "round". */
  join?: Join;
  /** LineEnd words. Default "flat". */
  ends?: LineEnd;
  /** Longitudes words. Default "reduced". */
  longitudes?: Longitudes;
  /**
   * Meters by which the line between two vertices may depart, 0.000001 ... 1,000,000, and at least 10^-7 of the
   * distance from the route; or 0 (default): a thousandth of the distance.
   */
  tolerance?: number;
  /** Tips may be so many times as far from their corner as the line is: 1 ... 1000. Default 5. */
  miterLimit?: number;
}

/** A mark on a route. */
export interface RouteMark {
  point: Point;
  /** Meters from the start of the route. */
  distance: number;
  /** The direction of the route there, degrees, in (-180, 180]. */
  azimuth: number;
  /** The vertex where the segment begins. */
  segment: number;
}

/** How to draw a shape. */
export interface ShapeOptions {
  /** Placement words. Default "on". */
  placement?: Placement;
  /** In a whole turn, 3 ... 1,000,000; a part has its share, rounded up. Default 64. */
  vertices?: number;
  /** AzimuthMeaning words. Default "middle". */
  azimuthIs?: AzimuthMeaning;
  /**
   * Meters, 0.000001 ... 1,000,000: enough vertices to keep the edges that close to the shape; or 0 (default): as
   * `vertices` says.
   */
  tolerance?: number;
  /**
   * Meters, 0.000001 ... 1,000,000: edges in GeoJSON have more vertices, so that straight lines in degrees lie
   * that close to the geodesics; or 0 (default): no more vertices, unless the placement needs them: see
   * circleGeoJSON().
   */
  edgeTolerance?: number;
  /** The labels of a ring set are at this azimuth, degrees. Default 0. */
  labelAzimuth?: number;
  /** The azimuth of the first radial line of a ring set, degrees. Default 0. */
  radialAzimuth?: number;
  /** Radial lines of a ring set, evenly spaced, 0 ... 3600. Default 0. */
  radials?: number;
  /** In GeoJSON, 0 ... 12. Default 7, a centimeter. */
  decimals?: number;
  /** Longitudes words. Default "reduced". */
  longitudes?: Longitudes;
}

/** How a route or a polygon becomes GeoJSON. */
export interface GeoJSONOptions {
  /** Of positions, 0 ... 12. Default 7, a centimeter. */
  decimals?: number;
  /**
   * Meters, 0.000001 ... 1,000,000: edges have more positions, so that straight lines in degrees lie that close to
   * the geodesics; or 0 (default): no more positions.
   */
  edgeTolerance?: number;
}

/** Where the sun or the moon is seen. */
export interface SkyPlace {
  /** Degrees clockwise from true north, -180 to 180: more than -180, at most 180. */
  azimuth: number;
  /** Of its center above the horizon, degrees, as if there were no air. */
  elevation: number;
  /** As it is seen through the air: lifted by refraction. */
  apparentElevation: number;
  /** Meters from the position. */
  distance: number;
}

/** How much of the moon is lit. */
export interface MoonPhase {
  /** How far it is ahead of the sun, degrees, from 0 to below 360: 0 is new, 90 the first quarter, 180 full. */
  angle: number;
  /** The part of its disk that is lit, 0 ... 1. */
  illuminated: number;
}

/** Something that the sun or the moon does at a time. */
export interface SkyEvent {
  /** Seconds since the beginning of 1970, without leap seconds. */
  time: number;
  /** Of its center, degrees clockwise from true north: more than -180, at most 180. */
  azimuth: number;
  /** "sunrise" and so on. */
  kind: SkyEventKind;
}

/** A line of a ring set. */
export interface RingLine {
  /** The radius of a ring; for a radial line, where it ends. Meters. */
  radius: number;
  /** The azimuth of a radial line; for a ring, of its label. Degrees, [0, 360). */
  azimuth: number;
  /** A place for a label: on the ring, or at the outer end of a radial line. */
  label: Point;
  /** Its first vertex. */
  first: number;
  /** In a ring the last vertex repeats the first. */
  count: number;
  /** "ring" or "radial". */
  kind: RingLineKind;
}

/** A point of a plane. What x and y mean is said where it is used. */
export interface PlanePoint {
  x: number;
  y: number;
}

/** What a group of shots measures: meters on the plane of the target, x to the right and y up. NaN: too few shots. */
export interface Group {
  /** Shots. */
  count: number;
  /** The rows of the two shots that are farthest apart, first < second; 0 and 0 if all are in one place. */
  first: number;
  second: number;
  /** Between the centers of these two. */
  extremeSpread: number;
  /** The mean point of impact. */
  center: PlanePoint;
  /** From the aim to the center. */
  offset: PlanePoint;
  /** From the leftmost shot to the rightmost. */
  width: number;
  /** From the lowest shot to the highest. */
  height: number;
  /** The standard deviation to the right, by count - 1. */
  deviationX: number;
  /** Up. */
  deviationY: number;
  /** The mean of the distances from the center. */
  meanRadius: number;
  /** Half of the shots are as near to the center as this. */
  medianRadius: number;
  /** The standard deviation of the circular normal distribution, in each direction, unbiased. */
  sigma: number;
  /** Around the true center, the radius that is expected to hold half of all shots: 1.17741 sigma. */
  cep50: number;
  /** The same for 95 % of them: 2.44775 sigma. */
  r95: number;
}

/** A point of a photo that is known on the plane. */
export interface CalibrationPoint {
  /** To the right and down from the top left corner of the photo. */
  pixel: PlanePoint;
  /** On the plane, to the right and up: meters. */
  place: PlanePoint;
}

/**
 * From the pixels of a photo to the meters of a plane. With d = m[6] u + m[7] v + m[8], the pixel (u, v) shows the
 * place x = (m[0] u + m[1] v + m[2])/d, y = (m[3] u + m[4] v + m[5])/d. It shows the plane where d is positive.
 */
export interface Calibration {
  matrix: number[];
  /** Of the points that it was made from: the root of their mean square distance, meters. */
  residual: number;
  /** CalibrationKind words. */
  kind: CalibrationKind;
}

/** The functions of the library. Their C counterparts: include/gridnorth.h. */
export interface GridNorth {
  /**
   * Returns the version of the library as text.
   *
   * @returns "major.minor.patch" in ASCII.
   *
   * Since 0.1.
   */
  version(): string;

  /**
   * Returns the version of the library as one number, which increases with every release.
   *
   * @returns 1,000,000 times the major, 1,000 times the minor, plus the patch number.
   *
   * Since 0.1.
   */
  versionNumber(): number;

  /**
   * Returns the English sentence that explains a status.
   *
   * @param status Any number.
   * @returns ASCII text.
   *
   * Since 0.1.
   */
  statusText(status: number): string;

  /**
   * Returns the name of a status.
   *
   * @param status Any number.
   * @returns For example "GN_ERROR_LATITUDE".
   *
   * Since 0.1.
   */
  statusName(status: number): string;

  /**
   * Writes the MGRS reference of the cell that contains a position.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param precision Digits per axis, 0 ... 11: 5 names a 1 m cell, 0 a 100 km square, -1 the grid zone alone.
   * @returns ASCII text.
   * @throws {GridNorthError} GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_PRECISION.
   *
   * Digits are truncated, never rounded, so a longer reference always refines a shorter one. The underlying
   * coordinates agree with GeographicLib to 10 nm.
   *
   * South and west edges belong to the cell. At 84 north and beyond, and south of 80 south, references are polar
   * (UPS). -0.0 is north. A northing that rounds to the equator from the south becomes 9,999,999.999999 m. Since
   * 0.1.
   *
   * Takes constant time.
   */
  mgrsEncode(position: Point, precision?: number): string;

  /**
   * Writes the MGRS reference of the cell that contains a position on the UTM or UPS grid.
   *
   * @param utm Zone 1 ... 60 with an easting in [100 km, 900 km] and, north, a northing in [-9000 km, 9500 km] or,
   *   south, in [1000 km, 19,500 km]; or 0 with both in [1300 km, 2700 km] (north), [800 km, 3200 km] (south).
   * @param precision Digits per axis, 0 ... 11, or -1 for the grid zone alone.
   * @returns ASCII text.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_ZONE, GN_ERROR_HEMISPHERE, GN_ERROR_EASTING,
   *   GN_ERROR_NORTHING, GN_ERROR_PRECISION, GN_ERROR_MGRS_GRID_ZONE, GN_ERROR_MGRS_SQUARE.
   *
   * The reference has the zone of utm, even if the position lies beyond the border of that zone; decoding flags
   * such a reference. Bands X and C continue beyond 84 north and 80 south, but only as far as decoding accepts
   * them. A northing across the equator is moved to the other hemisphere. The upper limits belong to the last
   * cell: a coordinate at a limit is moved inward by a millionth of a meter (in GeographicLib by less). Since 0.1.
   *
   * Takes constant time.
   */
  mgrsEncodeUTM(utm: UTMPosition, precision?: number): string;

  /**
   * Writes the MGRS references of many positions.
   *
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @param precision Digits per axis, 0 ... 11, or -1 for the grid zone alone.
   * @returns `texts`: Texts; an empty one for a refused row. `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_PRECISION.
   *
   * A refused row becomes an empty text, and its status says why: GN_ERROR_LATITUDE or GN_ERROR_NOT_FINITE. Each
   * row equals the result of mgrsEncode(), bit for bit. Since 0.1.
   *
   * Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
   */
  mgrsEncodeBatch(latitudes: Numbers | number, longitudes: Numbers | number, precision?: number): { texts: string[]; statuses: Uint8Array };

  /**
   * Writes the MGRS references of many points on UTM or UPS grids.
   *
   * @param eastings Meters.
   * @param northings Meters.
   * @param zones Zones with the sign of the hemisphere: 33 north, -33 south, 61 and -61 UPS.
   * @param precision Digits per axis, 0 ... 11, or -1 for the grid zone alone.
   * @returns `texts`: Texts; an empty one for a refused row. `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_PRECISION.
   *
   * A refused row becomes an empty text, and its status says why: GN_ERROR_ZONE, or what mgrsEncodeUTM() answers.
   * Each row equals the result of mgrsEncodeUTM(), bit for bit. Since 0.2.
   *
   * Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
   */
  mgrsEncodeUTMBatch(eastings: Numbers | number, northings: Numbers | number, zones: Numbers | number, precision?: number): { texts: string[]; statuses: Uint8Array };

  /**
   * Reads an MGRS reference: finds the cell that it names, and its position.
   *
   * @param text ASCII: upper or lower case, one or two digits of zone, blanks and tabs anywhere between the parts.
   *   The grid zone alone and the 100 km square alone are references too.
   * @returns The cell.
   * @throws {GridNorthError} GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE, GN_ERROR_MGRS_ZONE, GN_ERROR_MGRS_BAND,
   *   GN_ERROR_MGRS_GRID_ZONE, GN_ERROR_MGRS_COLUMN, GN_ERROR_MGRS_ROW, GN_ERROR_MGRS_SQUARE,
   *   GN_ERROR_MGRS_ODD_DIGITS, GN_ERROR_MGRS_TOO_MANY_DIGITS, GN_ERROR_OFFSET for a size beyond memory.
   *
   * Blanks may split the digits once, in the middle. A cell that lies in the neighboring band, or beyond the
   * border of its zone, is decoded and flagged; a square that lies more than one row outside its band, or outside
   * both band and zone, does not exist. Positions agree with GeographicLib to 10 nm. inside encodes back to the
   * same reference, unless the cell is flagged or a border leaves less than 20 nm of it. Since 0.1.
   *
   * Time grows with the bytes of the text. Slowest input known: a cell that the border of a grid zone cuts, with
   * up to 16 bisections.
   */
  mgrsDecode(text: string): MGRSCell;

  /**
   * Reads an MGRS reference, and refuses one whose cell lies wholly outside the grid zone that it names.
   *
   * @param text ASCII, as mgrsDecode() reads it.
   * @returns The cell.
   * @throws {GridNorthError} GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE,
   *   GN_ERROR_MGRS_ZONE, GN_ERROR_MGRS_BAND, GN_ERROR_MGRS_GRID_ZONE, GN_ERROR_MGRS_COLUMN, GN_ERROR_MGRS_ROW,
   *   GN_ERROR_MGRS_SQUARE, GN_ERROR_MGRS_ODD_DIGITS, GN_ERROR_MGRS_TOO_MANY_DIGITS, GN_ERROR_MGRS_OVERHANGS_ZONE
   *   or GN_ERROR_MGRS_BAND_OF_NEIGHBOR. The last two correspond to the flags of mgrsDecode(); if both apply, the
   *   call returns the first.
   *
   * At precisions 10 and 11, a reference that was encoded from a position on a border may be refused: its cell, a
   * few micrometers wide, may lie beyond the border by less than the projection's accuracy of 10 nm. Since 0.1.
   *
   * Time grows with the bytes of the text. Slowest input known: a cell that the border of a grid zone cuts, with
   * up to 16 bisections.
   */
  mgrsDecodeStrict(text: string): MGRSCell;

  /**
   * Finds the positions of many MGRS references.
   *
   * @param texts Texts; upper or lower case.
   * @returns `latitudes`: The latitudes of points inside the cells, degrees: the centers, except where the border
   *   of a grid zone cuts the cell. `longitudes`: Their longitudes, degrees, in [-180, 180). `statuses`: The
   *   status of each row, one byte each.
   *
   * A refused row becomes NaN, and its status is what mgrsDecode() gives for it. Each row is the inside of its
   * cell, bit for bit. Since 0.1.
   *
   * Time grows with the rows and the bytes of a slot. Slowest input known: a cell that the border of a grid zone
   * cuts, with up to 16 bisections.
   */
  mgrsDecodeBatch(texts: readonly string[]): { latitudes: Float64Array; longitudes: Float64Array; statuses: Uint8Array };

  /**
   * Finds the positions of many MGRS references, and refuses those whose cells lie wholly outside the grid zone
   * that they name.
   *
   * @param texts Texts; upper or lower case.
   * @returns `latitudes`: The latitudes of points inside the cells, degrees: the centers, except where the border
   *   of a grid zone cuts the cell. `longitudes`: Their longitudes, degrees, in [-180, 180). `statuses`: The
   *   status of each row, one byte each.
   *
   * A refused row becomes NaN, and its status is what mgrsDecodeStrict() gives for it. Each row is the inside of
   * its cell, bit for bit. Since 0.1.
   *
   * Time grows with the rows and the bytes of a slot. Slowest input known: a cell that the border of a grid zone
   * cuts, with up to 16 bisections.
   */
  mgrsDecodeStrictBatch(texts: readonly string[]): { latitudes: Float64Array; longitudes: Float64Array; statuses: Uint8Array };

  /**
   * Finds the cells that many MGRS references name.
   *
   * @param texts Texts; upper or lower case.
   * @returns `cells`: The cells. `statuses`: The status of each row, one byte each.
   *
   * In a refused row, every floating-point field is NaN and every other field is 0; its status is what
   * mgrsDecode() gives. Each cell equals the result of mgrsDecode(), bit for bit. Since 0.2.
   *
   * Time grows with the rows and the bytes of a slot. Slowest input known: a cell that the border of a grid zone
   * cuts, with up to 16 bisections.
   */
  mgrsDecodeCellsBatch(texts: readonly string[]): { cells: MGRSCell[]; statuses: Uint8Array };

  /**
   * Computes the outline of an MGRS cell: a polygon, clipped at the border of its grid zone.
   *
   * @param cell A result of mgrsDecode(). Its zone, letters, precision and utmSouthWest are read.
   * @param tolerance How far a chord, straight on a Mercator map, may depart from the edge of the cell, in meters:
   *   1e-6 ... 1e6.
   * @returns The ring.
   * @throws {GridNorthError} GN_ERROR_TOLERANCE, why no reference names such a cell: GN_ERROR_MGRS_ZONE,
   *   GN_ERROR_MGRS_BAND, GN_ERROR_MGRS_GRID_ZONE, GN_ERROR_MGRS_COLUMN, GN_ERROR_MGRS_ROW, GN_ERROR_MGRS_SQUARE,
   *   GN_ERROR_PRECISION, GN_ERROR_NOT_FINITE, GN_ERROR_EASTING or GN_ERROR_NORTHING (not the corner of such a
   *   cell), GN_ERROR_MGRS_OVERHANGS_ZONE or GN_ERROR_MGRS_BAND_OF_NEIGHBOR.
   *
   * The ring is closed (the first vertex is repeated at the end) and counterclockwise on a map with north up, as
   * RFC 7946 requires. The cells of a grid zone cover it without gaps or overlaps. Edges along meridians and
   * parallels have no vertices in between. At a pole, where all longitudes meet, the ring has two vertices: it
   * runs along the pole as along a parallel. No cell crosses the antimeridian: longitudes there are -180 on the
   * east side and 180 on the west side. The polygon contains cell->inside.
   *
   * A cell that lies wholly outside its grid zone has no polygon: GN_ERROR_MGRS_OVERHANGS_ZONE or
   * GN_ERROR_MGRS_BAND_OF_NEIGHBOR. Since 0.1.
   *
   * Time grows with the vertices, at most 110 / √tolerance (in meters) on a side. Slowest input known: a 100 km
   * square next to a pole.
   */
  mgrsOutline(cell: MGRSCell, tolerance: number): Point[];

  /**
   * Finds the smallest rectangle of meridians and parallels that contains the outline of a cell.
   *
   * @param cell A result of mgrsDecode(). Its zone, letters, precision and utmSouthWest are read.
   * @returns The edges of the rectangle in degrees.
   * @throws {GridNorthError} Why no reference names such a cell: GN_ERROR_MGRS_ZONE, GN_ERROR_MGRS_BAND,
   *   GN_ERROR_MGRS_GRID_ZONE, GN_ERROR_MGRS_COLUMN, GN_ERROR_MGRS_ROW, GN_ERROR_MGRS_SQUARE, GN_ERROR_PRECISION,
   *   GN_ERROR_NOT_FINITE, GN_ERROR_EASTING or GN_ERROR_NORTHING (not the corner of such a cell),
   *   GN_ERROR_MGRS_OVERHANGS_ZONE or GN_ERROR_MGRS_BAND_OF_NEIGHBOR.
   *
   * No cell crosses the antimeridian: west is less than east. Since 0.2.
   */
  mgrsBounds(cell: MGRSCell): Bounds;

  /**
   * Reads a position from a text, in one given form or in any form.
   *
   * @param text UTF-8; upper or lower case; may have blanks, brackets or quotation marks around it.
   * @param form "any", or the only form to read; "utm" reads UPS too.
   * @param flags ParseFlag words.
   * @returns The possible meanings of the text, the best first.
   * @throws {GridNorthError} GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_FORM, GN_ERROR_STYLE (flags),
   *   GN_ERROR_LATITUDE, GN_ERROR_EASTING, GN_ERROR_NORTHING, a status of texts (GN_ERROR_TEXT_) or of MGRS
   *   references (GN_ERROR_MGRS_).
   *
   * Nothing is guessed. A text with two meanings either gives both, like "38S 444140 3684706" (band S or the
   * southern hemisphere), or is refused, like "12,5,13,5". A minus beside S or W, as in "-23.3° S", reverses the
   * direction again: the result is north and has the flag "double-sign". Check the flag, or pass "strict", which
   * refuses such a text.
   *
   * A coordinate in degrees has one, two or three numbers. Symbols may follow them: °, º, ˚, d or * after degrees;
   * ', ′, ’, ´, ` and similar signs after minutes; ", ″, ” or two signs of minutes after seconds. So may words:
   * deg, min, sec, their long forms, d, m and s. The numbers may also be separated by colons, by hyphens (only in
   * a coordinate with a letter) or by blanks alone. The letters N, S, E, W, or the words north, south, east and
   * west, before or after a coordinate, give the hemisphere and say which coordinate is the latitude; without them
   * the latitude comes first. A comma, a semicolon, a slash or blanks, in any Unicode variety, separate the two;
   * minus signs and hyphens mean the same. Labels ("lat:") and other languages are not read.
   *
   * If the two coordinates have different kinds of symbols, or one has none, a comma or a letter for each must
   * separate them: "40d30', 75", "N40d30' 75E". The degree sign may be missing before minutes: "37 53.5'". Only
   * the last number may have decimals. Minutes cannot be "60", but "60.0" is read. Decimal degrees of up to 15
   * digits are correctly rounded, minutes and seconds to within one unit in the last place; longitudes are reduced
   * to [-180, 180).
   *
   * The position of a UTM or UPS text is the result of utmInverse(); that of MGRS, GEOREF and GARS is the center
   * of the cell. Some references look like words: "HELP", "ZAP", "100 km", "31 Jan". Therefore polar MGRS and
   * GEOREF without digits, GARS without a quadrant, and MGRS without digits and with a blank after the zone number
   * are read only if form names them. "38N" is the grid zone, as its precision shows.
   *
   * Degrees and minutes, or degrees, minutes and seconds, may be packed into one number, as ICAO and NMEA write
   * them: four or six digits before the point for a latitude, five or seven for a longitude. If each has a letter,
   * that is the only meaning: "4530N 01030E", "N400723 W0740723", "4807.038,N,01131.000,E", and near the equator
   * "N0045 E00030", which is 0°45', 0°30'. Without letters, "0045 00030" has two meanings, packed and plain
   * degrees, and "4530 01030" is refused. UTM may have its letters before the numbers, "18N E585628 N4511322", or
   * thirteen digits in a row; UPS may have A, B, Y or Z.
   *
   * A geo URI may have blanks after its commas, numbers without a digit before or after the point, its parameters
   * in any order, and a query; with "strict" it must follow RFC 5870.
   *
   * Since 0.1.
   *
   * Time grows with the bytes of the text, which are read some 10 to 20 times. Slowest input known: a long text of
   * numbers and commas.
   */
  positionParse(text: string, form?: Form, flags?: readonly ParseFlag[]): Position[];

  /**
   * Reads a latitude or a longitude alone.
   *
   * @param text UTF-8: "40°30.5′N", "-75.25", "321942.29N"; upper or lower case; may have blanks, brackets or
   *   quotation marks around it.
   * @param axis "latitude" or "longitude": what the text must be.
   * @returns The coordinate, a longitude in [-180, 180)
   * @throws {GridNorthError} GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_STYLE (axis), GN_ERROR_LATITUDE or
   *   a status of texts (GN_ERROR_TEXT_).
   *
   * The text is one half of a position in degrees that positionParse() reads. A comma between two digits is a
   * decimal comma. A letter of the other axis is refused. So is a text that has two meanings or would need a flag:
   * a minus beside S or W; or, without the letter that makes them packed degrees and minutes, four or six digits
   * for a latitude, or five or seven for a longitude.
   *
   * Since 0.2.
   *
   * Time grows with the bytes of the text, which are read some 10 to 20 times. Slowest input known: a long text of
   * numbers and commas.
   */
  coordinateParse(text: string, axis: Axis): number;

  /**
   * Reads many positions from texts, all in one given form or each in any form.
   *
   * @param texts Texts; upper or lower case.
   * @param form One of the Form words for all rows; with "any" each row may have any form.
   * @param flags ParseFlag words.
   * @returns `positions`: The positions. `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_FORM, GN_ERROR_STYLE.
   *
   * In a refused row, every floating-point field is NaN and every other field is 0. Its status is
   * GN_ERROR_TEXT_AMBIGUOUS if the text has two meanings, or what positionParse() answers. Each row equals the
   * result of positionParse(), bit for bit. Since 0.2.
   *
   * Time grows with the rows and the bytes of a slot. Slowest input known: slots filled with numbers and commas.
   */
  positionParseBatch(texts: readonly string[], form?: Form, flags?: readonly ParseFlag[]): { positions: Position[]; statuses: Uint8Array };

  /**
   * Writes a position in one of many forms.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param options Form, digits and style.
   * @returns UTF-8 text.
   * @throws {GridNorthError} GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_TOO_FAR (from a pole or from the
   *   zone of the options); for the options: GN_ERROR_FORM, GN_ERROR_STYLE, GN_ERROR_DECIMALS, GN_ERROR_PRECISION
   *   (of cells), GN_ERROR_ZONE or GN_ERROR_ALTITUDE.
   *
   * Each coordinate is rounded once, exactly, to the nearest number with the requested digits, ties to the even
   * digit; minutes and seconds are taken from the rounded number. So minutes and seconds are never 60, and no zero
   * has a minus sign or the letter S or W. Grid coordinates are rounded in the same way. MGRS, GEOREF and GARS are
   * truncated, as in their own functions.
   *
   * positionParse() with the same form reads each text back, to within half of its last digit. For the letter of
   * UTM it needs "hemispheres" or, with "band", "bands". Options whose text could not be read back give
   * GN_ERROR_STYLE: no separator between two numbers without letters; decimal commas with a comma that has no
   * blank after it; decimal commas before three decimals if easting and northing are below 1000 m, where they
   * would look like thousands separators.
   *
   * Valid options that do not apply to a form are ignored: symbols, hemispheres and separators apply to degrees,
   * the plus to signs. UTM beyond 84 north and 80 south is UPS, unless the options name a zone. A position that is
   * rounded to the equator is north of it. The band is that of the position; X and C continue beyond their limits.
   * ISO 6709 writes longitude 180 as -180, and with an altitude it names the reference system:
   * "+27.5916+086.5640+8850CRSWGS_84/". In a geo URI the longitude of a pole is 0. Since 0.1.
   *
   * Takes constant time.
   */
  positionFormat(position: Point, options?: FormatOptions | null): string;

  /**
   * Writes many positions as text.
   *
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @param options Form, digits and style of all rows.
   * @returns `texts`: Texts; an empty one for a refused row. `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} For the options, as positionFormat(): GN_ERROR_FORM, GN_ERROR_STYLE,
   *   GN_ERROR_DECIMALS, GN_ERROR_PRECISION (of cells), GN_ERROR_ZONE or GN_ERROR_ALTITUDE.
   *
   * A refused row becomes an empty text. Its status is GN_ERROR_BUFFER_TOO_SMALL if the text does not fit into its
   * slot, or what positionFormat() answers. Each row equals the result of positionFormat(). Since 0.2.
   *
   * Time grows with the rows and the bytes of a slot.
   */
  positionFormatBatch(latitudes: Numbers | number, longitudes: Numbers | number, options?: FormatOptions | null): { texts: string[]; statuses: Uint8Array };

  /**
   * Writes the GEOREF reference of the cell that contains a position.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param precision Digits per axis: 2 names a cell of a minute, 3 of a tenth of a minute, up to 11; 0 names a
   *   cell of a degree, -1 a tile of 15 degrees. There is no precision 1.
   * @returns ASCII text.
   * @throws {GridNorthError} GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_PRECISION.
   *
   * Salisbury Cathedral (51.065 north, 1.797 west) at precision 2 is "MKPG1203". Longitude comes before latitude,
   * both in the letters and in the digits. Digits are truncated, never rounded, so a longer reference always
   * refines a shorter one. The text equals that of GeographicLib, except for positions within 5e-14 degrees of an
   * edge.
   *
   * South and west edges belong to the cell; the North Pole belongs to the last row. Each edge is the double
   * nearest to the exact one, so -72.9 degrees begins the sixth minute. GeographicLib truncates a rounded product
   * there and may return the cell before it. Since 0.1.
   *
   * Takes constant time.
   */
  georefEncode(position: Point, precision?: number): string;

  /**
   * Writes the GEOREF references of the cells that contain many positions.
   *
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @param precision -1 for the tile of 15 degrees, 0 for the degree, 2 ... 11 digits of minutes.
   * @returns `texts`: Texts; an empty one for a refused row. `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_PRECISION.
   *
   * A refused row becomes an empty text, and its status says why: GN_ERROR_LATITUDE or GN_ERROR_NOT_FINITE. Each
   * row equals the result of georefEncode(). Since 0.2.
   *
   * Time grows with the rows and the bytes of a slot.
   */
  georefEncodeBatch(latitudes: Numbers | number, longitudes: Numbers | number, precision?: number): { texts: string[]; statuses: Uint8Array };

  /**
   * Reads a GEOREF reference: finds the cell that it names.
   *
   * @param text ASCII: upper or lower case, blanks between the parts and around them. Two or four letters, then 2
   *   to 11 digits of longitude and as many of latitude.
   * @returns The cell.
   * @throws {GridNorthError} GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE for a character that is neither letter nor
   *   digit, GN_ERROR_TEXT_LETTER, GN_ERROR_TEXT_INCOMPLETE, GN_ERROR_TEXT_NUMBER where minutes are expected,
   *   GN_ERROR_TEXT_DIGITS unless both axes have the same number of digits, 2 to 11, GN_ERROR_TEXT_SIXTY,
   *   GN_ERROR_TEXT_REST, GN_ERROR_OFFSET for a size beyond memory.
   *
   * Edges and center are the doubles nearest to the exact ones. The center equals that of GeographicLib, and
   * encodes back to the same reference. Since 0.1.
   *
   * Time grows with the bytes of the text.
   */
  georefDecode(text: string): GraticuleCell;

  /**
   * Finds the centers of the cells that many GEOREF references name.
   *
   * @param texts Texts; upper or lower case.
   * @returns `latitudes`: The latitudes of the centers of the cells, in degrees. `longitudes`: The longitudes of
   *   the centers, in degrees. `statuses`: The status of each row, one byte each.
   *
   * A refused row becomes NaN, and its status is what georefDecode() gives. Each row equals the center from
   * georefDecode(), bit for bit. Since 0.2.
   *
   * Time grows with the rows and the bytes of a slot.
   */
  georefDecodeBatch(texts: readonly string[]): { latitudes: Float64Array; longitudes: Float64Array; statuses: Uint8Array };

  /**
   * Writes the GARS reference of the cell that contains a position.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param precision 0 names a cell of 30 minutes, 1 a quadrant of 15 minutes, 2 a key of 5 minutes.
   * @returns ASCII text.
   * @throws {GridNorthError} GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_PRECISION.
   *
   * 38.2861 north, 76.4292 west at precision 2 is "208LS17": three digits of longitude, two letters of latitude,
   * the quadrant and the key, both numbered from the north-west corner. The text equals that of GeographicLib.
   *
   * South and west edges belong to the cell; the North Pole belongs to the last row. Since 0.1.
   *
   * Takes constant time.
   */
  garsEncode(position: Point, precision?: number): string;

  /**
   * Writes the GARS references of the cells that contain many positions.
   *
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @param precision 0 for 30 minutes, 1 for 15, 2 for 5.
   * @returns `texts`: Texts; an empty one for a refused row. `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_PRECISION.
   *
   * A refused row becomes an empty text, and its status says why: GN_ERROR_LATITUDE or GN_ERROR_NOT_FINITE. Each
   * row equals the result of garsEncode(). Since 0.2.
   *
   * Time grows with the rows and the bytes of a slot.
   */
  garsEncodeBatch(latitudes: Numbers | number, longitudes: Numbers | number, precision?: number): { texts: string[]; statuses: Uint8Array };

  /**
   * Reads a GARS reference: finds the cell that it names.
   *
   * @param text ASCII: upper or lower case, blanks between the parts and around them. Three digits, 001 to 720,
   *   two letters, then optionally the quadrant, 1 to 4, and the key, 1 to 9.
   * @returns The cell.
   * @throws {GridNorthError} GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE for a character that is neither letter nor
   *   digit, GN_ERROR_TEXT_NUMBER where a digit of the longitude, a quadrant or a key is expected,
   *   GN_ERROR_TEXT_DIGITS unless the longitude has three digits, GN_ERROR_TEXT_LETTER, GN_ERROR_TEXT_INCOMPLETE,
   *   GN_ERROR_TEXT_REST, GN_ERROR_OFFSET for a size beyond memory.
   *
   * Edges and center are the doubles nearest to the exact ones. The center equals that of GeographicLib, and
   * encodes back to the same reference. Since 0.1.
   *
   * Time grows with the bytes of the text.
   */
  garsDecode(text: string): GraticuleCell;

  /**
   * Finds the centers of the cells that many GARS references name.
   *
   * @param texts Texts; upper or lower case.
   * @returns `latitudes`: The latitudes of the centers of the cells, in degrees. `longitudes`: The longitudes of
   *   the centers, in degrees. `statuses`: The status of each row, one byte each.
   *
   * A refused row becomes NaN, and its status is what garsDecode() gives. Each row equals the center from
   * garsDecode(), bit for bit. Since 0.2.
   *
   * Time grows with the rows and the bytes of a slot.
   */
  garsDecodeBatch(texts: readonly string[]): { latitudes: Float64Array; longitudes: Float64Array; statuses: Uint8Array };

  /**
   * Helps a user type an MGRS reference: finds what may come next, and what the text means so far.
   *
   * @param text The text typed so far, ASCII: upper or lower case, blanks and tabs between the parts; may be
   *   empty.
   * @param reference The position of the device: latitude -90 ... 90, longitude any finite value.
   * @param precision The largest number of digits per axis, 0 ... 11.
   * @returns The state of the typing.
   * @throws {GridNorthError} GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE
   *   (of reference), GN_ERROR_PRECISION, GN_ERROR_TEXT_BYTE, GN_ERROR_MGRS_ZONE, GN_ERROR_MGRS_BAND,
   *   GN_ERROR_MGRS_GRID_ZONE, GN_ERROR_MGRS_COLUMN, GN_ERROR_MGRS_ROW, GN_ERROR_MGRS_SQUARE,
   *   GN_ERROR_MGRS_OVERHANGS_ZONE, GN_ERROR_MGRS_BAND_OF_NEIGHBOR, GN_ERROR_MGRS_ODD_DIGITS or
   *   GN_ERROR_MGRS_TOO_MANY_DIGITS.
   *
   * A reference here is one that mgrsDecodeStrict() reads, with a square. With reference it may be abbreviated to
   * the letters of a square and digits, or to an even number of digits; "32" is then both a zone and two digits.
   * next holds what may follow in any possible reading, and field tells which field the longest reading ends in.
   * Digits belong to the easting until it has as many as precision says, or until a blank.
   *
   * A complete reference has the flags "complete" and "completed", and text is its usual form. An abbreviated
   * reference that is otherwise complete is filled in from reference and has only the flag "completed": text then
   * names the cell whose center is nearest to reference, in any zone or polar cap. A UTM grid zone alone, or an
   * empty text, is filled in with the nearest square. The distance and azimuth are those of the geodesic to the
   * center of the cell, as geodesicInverse() computes them; NaN without reference or without "completed". Since
   * 0.1.
   *
   * Time grows with the blanks of the text. Slowest input known: two digits and a band, which leave most squares
   * open.
   */
  mgrsType(text: string, reference?: Point | null, precision?: number): MGRSTyping;

  /**
   * Helps a user type an MGRS reference into four fields.
   *
   * @param zone ASCII, upper or lower case; every field may have blanks around it. "32V", a letter of a polar
   *   zone, "32" for any band of that zone, or nothing for the zone nearest to reference.
   * @param square The two letters of a square, or nothing for any.
   * @param easting Up to 11 digits.
   * @param northing Up to 11 digits; may have more or fewer than easting.
   * @param reference The position of the device: latitude -90 ... 90, longitude any finite value.
   * @returns The state of the typing.
   * @throws {GridNorthError} GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE
   *   (of reference), GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_REST if a field has more than belongs in it,
   *   GN_ERROR_MGRS_ZONE, GN_ERROR_MGRS_BAND, GN_ERROR_MGRS_GRID_ZONE, GN_ERROR_MGRS_COLUMN, GN_ERROR_MGRS_ROW,
   *   GN_ERROR_MGRS_SQUARE, GN_ERROR_MGRS_OVERHANGS_ZONE, GN_ERROR_MGRS_BAND_OF_NEIGHBOR or
   *   GN_ERROR_MGRS_TOO_MANY_DIGITS.
   *
   * The shorter of the two numbers is padded with zeros on the right: 5 and 86 are 50 and 86. Zone and square may
   * be filled in from reference, as in mgrsType(), but not if they are half typed ("0", one letter of a square).
   * field and next refer to the last field that is not empty, or to the one after it if that field is full. Since
   * 0.1.
   *
   * Time grows with the blanks of the fields. Slowest input known: two digits and a band, which leave most squares
   * open.
   */
  mgrsTypeFields(zone: string, square: string, easting: string, northing: string, reference?: Point | null): MGRSTyping;

  /**
   * Writes a length as people read it: "850 m", "1.25 km".
   *
   * @param meters -1e15 ... 1e15; a negative length keeps its sign.
   * @param units A system, "metric", "imperial" or "nautical", which has a unit for every length; or one unit,
   *   "meters", "kilometers", "feet", "miles" or "nautical-miles" (since 0.2).
   * @param digits Significant digits, 1 ... 15: all of them are written, "1.00 km"; or 0: as many as suit the
   *   number.
   * @returns ASCII text.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, GN_ERROR_UNIT, GN_ERROR_DIGITS.
   *
   * Lengths of 1000 m or more are in kilometers, of 1000 ft or more in miles, of a tenth of a nautical mile or
   * more in nautical miles; shorter ones are in meters or feet. The rounded number decides: 999.7 m is "1.00 km",
   * never "1000 m". With digits 0 a number has three significant digits, but every digit before the point is kept:
   * "1234 km". Meters and feet are whole numbers from 10 up; below 10 they have two significant digits and at most
   * three decimals: "12 m", "1.2 m", "0.012 m". In one unit, no length has more than three decimals: 12.3 m is
   * "0.012 km". Ties are rounded to the even digit. There are never more than 20 decimals, and never "-0".
   * lengthParse() reads the text back, to within half of its last digit. Since 0.1.
   *
   * Takes constant time.
   */
  lengthFormat(meters: number, units?: Units, digits?: number): string;

  /**
   * Reads a length: a number and its unit.
   *
   * @param text UTF-8: "850 m", "1,25KM", "-300 ft", "12.5 nautical miles".
   * @returns The length.
   * @throws {GridNorthError} GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE,
   *   GN_ERROR_TEXT_INCOMPLETE for a sign alone, GN_ERROR_TEXT_NUMBER, GN_ERROR_TEXT_COMMA, GN_ERROR_TEXT_UNIT for
   *   an unknown or missing unit, GN_ERROR_TEXT_REST, or GN_ERROR_MEASURE beyond 1e16 meters.
   *
   * Numbers may have a sign and a decimal point or comma, but no exponent and no thousands separators: "1,250 m"
   * has two meanings and is refused with GN_ERROR_TEXT_COMMA; write "1.250 m" or "1250 m". The units are m, km,
   * ft, yd, mi, nmi (also NM) and their names, singular or plural, in upper or lower case, with or without a blank
   * before them; a prime or an apostrophe means feet. M is a meter. Since 0.1.
   *
   * Time grows with the bytes of the text. Slowest input known: a number of very many digits.
   */
  lengthParse(text: string): number;

  /**
   * Writes an area as people read it: "850 m²", "1.25 ha".
   *
   * @param squareMeters -1e15 ... 1e15; a negative area (of a clockwise polygon) keeps its sign.
   * @param units "metric", "imperial" or "nautical"; the units of lengths alone are refused.
   * @param digits Significant digits, 1 ... 15: all of them are written, "1.00 ha"; or 0: as many as suit the
   *   number.
   * @returns UTF-8 text.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, GN_ERROR_UNIT, GN_ERROR_DIGITS.
   *
   * Metric: m², hectares (ha) from 10,000 m², km² from 100 ha. Imperial: ft², acres (ac) from one acre, mi² from
   * 640 acres (one square mile). Nautical: ft², nmi² from a hundredth of one. Digits follow the rules of
   * lengthFormat(), with m² and ft² in place of meters and feet: "9999 m²", "1.00 ha". areaParse() reads the text
   * back, to within half of its last digit. Since 0.1.
   *
   * Takes constant time.
   */
  areaFormat(squareMeters: number, units?: Units, digits?: number): string;

  /**
   * Reads an area: a number and its unit.
   *
   * @param text UTF-8: "850 m2", "1,25 ha", "3 sq mi", "40 acres".
   * @returns The area.
   * @throws {GridNorthError} GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE,
   *   GN_ERROR_TEXT_INCOMPLETE for a sign alone, GN_ERROR_TEXT_NUMBER, GN_ERROR_TEXT_COMMA, GN_ERROR_TEXT_UNIT for
   *   an unknown or missing unit, GN_ERROR_TEXT_REST, or GN_ERROR_MEASURE beyond 1e16 square meters.
   *
   * Numbers follow the rules of lengthParse(). The units, in upper or lower case, are hectares (ha), acres (ac),
   * and any unit of length that has letters, with "2", "^2" or "²" after it, or "sq" or "square" before it. Since
   * 0.1.
   *
   * Time grows with the bytes of the text. Slowest input known: a number of very many digits.
   */
  areaParse(text: string): number;

  /**
   * Writes an azimuth as people read it: "45.5°", "800 mil", "NNE".
   *
   * @param degrees Clockwise from north, -1e15 ... 1e15; reduced to one turn, exactly.
   * @param unit "degrees", "mils", "points-8" or "points-16".
   * @param decimals 0 ... 12; all of them are written. Compass points have none.
   * @returns UTF-8 text.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, GN_ERROR_UNIT, GN_ERROR_DECIMALS.
   *
   * Rounded numbers lie in [0, 360) or [0, 6400): 359.7 degrees without decimals is "0°". Ties are rounded to the
   * even digit. Halfway between two compass points, the result is the one with the even number, counted clockwise
   * from N. angleParse() reads the text back, to within half of its last digit (for mils, of the eleventh decimal)
   * or half of the sector of a compass point. Since 0.1.
   *
   * Takes constant time.
   */
  angleFormat(degrees: number, unit?: AngleUnit, decimals?: number): string;

  /**
   * Reads an angle: a number and its unit, or a compass point.
   *
   * @param text UTF-8: "45.5°", "45,5 deg", "800 mils", "NNE".
   * @returns The angle as written, not reduced; for a compass point the middle of its sector, 0 ... 337.5.
   * @throws {GridNorthError} GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE,
   *   GN_ERROR_TEXT_INCOMPLETE for a sign alone, GN_ERROR_TEXT_NUMBER, GN_ERROR_TEXT_COMMA, GN_ERROR_TEXT_UNIT for
   *   an unknown or missing unit, GN_ERROR_TEXT_REST, GN_ERROR_TEXT_LETTER where a compass point should end, or
   *   GN_ERROR_MEASURE beyond 1e16 degrees.
   *
   * Numbers follow the rules of lengthParse(). The units, in upper or lower case, are the degree sign, d, deg,
   * degree(s), and mil(s), 6400 to a turn. The compass points are the sixteen from N to NNW. Since 0.1.
   *
   * Time grows with the bytes of the text. Slowest input known: a number of very many digits.
   */
  angleParse(text: string): number;

  /**
   * Writes a speed as people read it: "5.4 km/h", "12.3 kn", "5:30 min/km".
   *
   * @param metersPerSecond -1e15 ... 1e15 meters per second; a negative speed keeps its sign.
   * @param unit "meters-per-second", "kilometers-per-hour", "miles-per-hour", "knots" or "minutes-per-kilometer".
   * @param digits Significant digits, 1 ... 15: all of them are written; or 0: as many as suit the number. A pace
   *   has whole seconds, whatever this is.
   * @returns ASCII text.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_SPEED, GN_ERROR_UNIT, GN_ERROR_DIGITS.
   *
   * With digits 0 a number has three significant digits and at most one decimal, but every digit before the point
   * is kept: "0.3 m/s", "12.3 kn", "1080 km/h". Ties are rounded to the even digit; never "-0". A pace is rounded
   * to a second. One of 1000 minutes or more, a meter a minute, is written as no pace: "--:-- min/km", as for the
   * speed 0. From 2000 m/s on a pace would be "0:00", which no speed has: GN_ERROR_SPEED. speedParse() reads the
   * text back, to within half of its last digit, and what has no pace as 0. Since 0.2.
   *
   * Takes constant time.
   */
  speedFormat(metersPerSecond: number, unit?: SpeedUnit, digits?: number): string;

  /**
   * Reads a speed: a number and its unit, or a pace.
   *
   * @param text UTF-8: "12.3 kn", "5,4 km/h", "30mph", "5:30 min/km".
   * @returns The speed in meters per second.
   * @throws {GridNorthError} GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE,
   *   GN_ERROR_TEXT_INCOMPLETE for a sign alone or a pace without its seconds, GN_ERROR_TEXT_NUMBER,
   *   GN_ERROR_TEXT_COMMA, GN_ERROR_TEXT_DIGITS for seconds without two digits, GN_ERROR_TEXT_SIXTY,
   *   GN_ERROR_TEXT_UNIT for an unknown or missing unit, GN_ERROR_TEXT_REST, or GN_ERROR_SPEED beyond 1e16 m/s and
   *   for a pace of 0.
   *
   * Numbers follow the rules of lengthParse(). The units, in upper or lower case, are km/h (kmh, kph), mph, kn
   * (kt, kts, knot, knots), and any unit of length that has letters, with "/" or "per" and s, min or h (sec, hr,
   * second, minute, hour) behind it. A pace is minutes, a colon and two digits of seconds, then min/km or /km, or
   * decimal minutes, "5.5 min/km"; in place of km may be another unit of length. "--:--" with the unit of a pace
   * is the speed 0. Since 0.2.
   *
   * Time grows with the bytes of the text. Slowest input known: a number of very many digits.
   */
  speedParse(text: string): number;

  /**
   * Writes a course and its north, as people read them: "045° M", "0800 mil G".
   *
   * @param degrees Clockwise from that north, -1e15 ... 1e15; reduced to one turn, exactly.
   * @param north "true", "grid" or "magnetic": written, not converted.
   * @param unit "degrees" or "mils".
   * @param decimals 0 ... 12; all of them are written.
   * @returns UTF-8 text.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, GN_ERROR_NORTH, GN_ERROR_UNIT,
   *   GN_ERROR_DECIMALS.
   *
   * Degrees have three digits before the point, mils four. The angle is rounded once and exactly, ties to the even
   * digit, and lies in [0, 360) or [0, 6400): 359.7 degrees without decimals is "000°", never "360°". The letter
   * is T, G or M. courseParse() reads the text back, to within half of its last digit (for mils, of the eleventh
   * decimal). Since 0.2.
   *
   * Takes constant time.
   */
  courseFormat(degrees: number, north: North, unit?: AngleUnit, decimals?: number): string;

  /**
   * Reads a course: a number, its unit and its north.
   *
   * @param text UTF-8: "045° M", "45,5 deg true", "0800 mil G", "270T".
   * @returns `degrees`: The angle in degrees as written, not reduced. `north`: "true", "grid" or "magnetic".
   * @throws {GridNorthError} GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE,
   *   GN_ERROR_TEXT_INCOMPLETE for a sign alone, GN_ERROR_TEXT_NUMBER, GN_ERROR_TEXT_COMMA, GN_ERROR_NORTH where
   *   the north is missing or unknown, GN_ERROR_TEXT_REST, or GN_ERROR_MEASURE beyond 1e16 degrees.
   *
   * Numbers and units follow the rules of angleParse(), but there are no compass points, and a number without a
   * unit is in degrees. The norths, in upper or lower case, are T, G, M, true, grid, mag and magnetic. A text
   * without one is refused, because nobody can tell what it counts from: angleParse() reads it. M is magnetic,
   * never mils. Since 0.2.
   *
   * Time grows with the bytes of the text. Slowest input known: a number of very many digits.
   */
  courseParse(text: string): { degrees: number; north: North };

  /**
   * Writes a declination as people read it: "3.2° E", "12.5° W".
   *
   * @param degrees Positive where magnetic north lies to the east of true north, -180 ... 180 degrees. The angle
   *   from grid north to magnetic north is written in the same way.
   * @param unit "degrees" or "mils".
   * @param decimals 0 ... 12; all of them are written.
   * @returns UTF-8 text.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_DECLINATION, GN_ERROR_UNIT, GN_ERROR_DECIMALS.
   *
   * The angle is rounded once and exactly, ties to the even digit. What is rounded to zero has no letter: "0.0°".
   * declinationParse() reads the text back, to within half of its last digit (for mils, of the eleventh decimal).
   * Since 0.2.
   *
   * Takes constant time.
   */
  declinationFormat(degrees: number, unit?: AngleUnit, decimals?: number): string;

  /**
   * Reads a declination: a number, its unit, and E or W.
   *
   * @param text UTF-8: "3.2° E", "12,5W", "222 mil west".
   * @returns The declination in degrees, -180 ... 180, positive to the east.
   * @throws {GridNorthError} GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE,
   *   GN_ERROR_TEXT_SIGN for a sign, GN_ERROR_TEXT_NUMBER, GN_ERROR_TEXT_COMMA, GN_ERROR_TEXT_HEMISPHERE where E
   *   or W is missing, GN_ERROR_TEXT_REST, or GN_ERROR_DECLINATION beyond 180 degrees.
   *
   * Numbers and units follow the rules of angleParse(), but there are no signs and no compass points, and a number
   * without a unit is in degrees. E, W, east and west may be in upper or lower case. Zero needs no letter. Since
   * 0.2.
   *
   * Time grows with the bytes of the text. Slowest input known: a number of very many digits.
   */
  declinationParse(text: string): number;

  /**
   * Projects a position onto the UTM or UPS grid.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param zone 0; or 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone and
   *   hemisphere: 32601 ... 32660 and 32701 ... 32760 (the northing then continues across the equator), 32661 and
   *   32761 (UPS).
   * @returns Easting and northing in meters, zone and hemisphere.
   * @throws {GridNorthError} GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_ZONE, GN_ERROR_TOO_FAR.
   *
   * The standard zones are those of UTM in latitudes [-80, 84), with the exceptions of Norway (32V) and Svalbard
   * (31X to 37X), and UPS beyond. You may choose a zone up to 9 degrees from its central meridian, and up to 60
   * degrees as long as the easting stays in [0, 1000 km]; and UPS as long as the coordinates stay within [1200 km,
   * 2800 km] (north) or [700 km, 3300 km] (south). Agrees with GeographicLib to 10 nm; transverse Mercator after
   * Karney 2011, equations 7 to 36, polar stereographic after Snyder 1987, equations 21-33 and 21-39. Since 0.1.
   */
  utmForward(position: Point, zone?: number): UTMPosition;

  /**
   * Finds the position of a point on the UTM or UPS grid.
   *
   * @param utm Easting and northing in meters, zone 1 ... 60 or 0, hemisphere. UTM: easting in [-510 km, 1510 km],
   *   northing between the poles, up to 9,997,964.9431 m from the equator. UPS: in the range of utmForward().
   * @returns The position; longitude in [-180, 180)
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_ZONE, GN_ERROR_HEMISPHERE, GN_ERROR_EASTING,
   *   GN_ERROR_NORTHING.
   *
   * A northing may lie across the equator. At a pole, the longitude is 0. Agrees with GeographicLib to 10 nm.
   * Since 0.1.
   */
  utmInverse(utm: UTMPosition): Point;

  /**
   * Projects many positions onto the UTM or UPS grid.
   *
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @param zone 0; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone and
   *   hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). It applies to all rows.
   * @returns `eastings`: The eastings, in meters. `northings`: The northings, in meters. `zones`: The zones with
   *   the sign of the hemisphere: 33, -33, and 61, -61 for UPS (61); 0 in a refused row. `statuses`: The status of
   *   each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_ZONE.
   *
   * A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE or
   * GN_ERROR_TOO_FAR. Each row equals the result of utmForward(), bit for bit. Since 0.1.
   *
   * Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
   */
  utmForwardBatch(latitudes: Numbers | number, longitudes: Numbers | number, zone?: number): { eastings: Float64Array; northings: Float64Array; zones: Int32Array; statuses: Uint8Array };

  /**
   * Finds the positions of many points on UTM or UPS grids.
   *
   * @param eastings Meters, in the range of utmInverse()
   * @param northings Meters, in the range of utmInverse()
   * @param zones Zones with the sign of the hemisphere, as utmForwardBatch() returns them: 33 north, -33 south, 61
   *   and -61 UPS.
   * @returns `latitudes`: The latitudes, in degrees. `longitudes`: The longitudes, in degrees, in [-180, 180).
   *   `statuses`: The status of each row, one byte each.
   *
   * A refused row becomes NaN, and its status says why: GN_ERROR_ZONE, GN_ERROR_NOT_FINITE, GN_ERROR_EASTING or
   * GN_ERROR_NORTHING. Each row equals the result of utmInverse(), bit for bit. Since 0.1.
   *
   * Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
   */
  utmInverseBatch(eastings: Numbers | number, northings: Numbers | number, zones: Numbers | number): { latitudes: Float64Array; longitudes: Float64Array; statuses: Uint8Array };

  /**
   * Finds the meridian convergence and the point scale of a UTM or UPS grid at a position.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param zone 0; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone and
   *   hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).
   * @returns `convergence`: The azimuth of grid north, in degrees clockwise from true north. `scale`: Length on
   *   the grid divided by length on the ellipsoid.
   * @throws {GridNorthError} GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_ZONE or GN_ERROR_TOO_FAR.
   *
   * Grid azimuth is true azimuth minus convergence. On the central meridian the convergence is 0 and the scale
   * 0.9996; at a pole of UPS the convergence is the longitude (north) or its opposite (south), and the scale
   * 0.994. Karney 2011, equations 23 to 29; Snyder 1987, equation 21-32. Since 0.1.
   */
  utmFactors(position: Point, zone?: number): { convergence: number; scale: number };

  /**
   * Finds the meridian convergence and the point scale of a UTM or UPS grid at many positions.
   *
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @param zone 0; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone and
   *   hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). It applies to all rows.
   * @returns `convergences`: The azimuths of grid north, in degrees clockwise from true north. `scales`: The point
   *   scales. `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_ZONE.
   *
   * A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE or
   * GN_ERROR_TOO_FAR. Each row equals the result of utmFactors(), bit for bit. Since 0.1.
   *
   * Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
   */
  utmFactorsBatch(latitudes: Numbers | number, longitudes: Numbers | number, zone?: number): { convergences: Float64Array; scales: Float64Array; statuses: Uint8Array };

  /**
   * Finds the standard zone of a position.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @returns `zone`: 1 ... 60, or 0 at 84 north and beyond, and south of 80 south. `hemisphere`: "north" at or
   *   north of the equator, else "south".
   * @throws {GridNorthError} GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE.
   *
   * West and south edges belong to a zone. Norway, from 56 to 64 north: zone 32 begins at 3 east. Svalbard, from
   * 72 to 84 north: zone 31 ends at 9 east, 33 at 21, 35 at 33, 37 at 42. Since 0.1.
   */
  utmZone(position: Point): { zone: number; hemisphere: Hemisphere };

  /**
   * Finds the EPSG code of a UTM or UPS grid on WGS 84.
   *
   * @param zone 1 ... 60, or 0.
   * @param hemisphere "north" or "south".
   * @returns 32601 ... 32660 (UTM north), 32701 ... 32760 (UTM south), 32661 (UPS north) or 32761 (UPS south).
   * @throws {GridNorthError} GN_ERROR_ZONE, GN_ERROR_HEMISPHERE.
   *
   * The EPSG registry defines the two UPS systems with the northing first. The values here are the same; only
   * their order differs. Since 0.1.
   */
  utmToEPSG(zone: number, hemisphere: Hemisphere): number;

  /**
   * Finds the UTM or UPS grid that an EPSG code names.
   *
   * @param code 32601 ... 32661 or 32701 ... 32761.
   * @returns `zone`: 1 ... 60, or 0. `hemisphere`: "north" or "south".
   * @throws {GridNorthError} GN_ERROR_EPSG.
   *
   * Since 0.1.
   */
  utmFromEPSG(code: number): { zone: number; hemisphere: Hemisphere };

  /**
   * Writes the MGRS grid of a map view as GeoJSON.
   *
   * @param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge
   *   360 or more beyond west means the whole earth. Latitudes -90 ... 90, longitudes any finite value.
   * @param zoom Zoom of a Web Mercator map, -4 ... 30: at zoom 0 the world is tileSize pixels wide, 512 by
   *   default, as in Mapbox and MapLibre.
   * @param options Options that differ from the defaults.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW, GN_ERROR_ZOOM,
   *   GN_ERROR_TOO_MANY_VERTICES; for the options: GN_ERROR_CONTENT, GN_ERROR_TILE_SIZE, GN_ERROR_TOLERANCE,
   *   GN_ERROR_MARGIN, GN_ERROR_PIXELS, GN_ERROR_SPACING, GN_ERROR_LEVELS or GN_ERROR_STEP.
   *
   * The result is one FeatureCollection (RFC 7946) with the lines of gridLines() as LineStrings, then the labels
   * of gridLabels() as Points. Positions have enough decimals for a tenth of a pixel, without trailing zeros.
   * Properties of a line: kind ("border", "100-km", "line"), axis ("easting", "northing", "longitude",
   * "latitude"), zone (a number, 0 for UPS; parallels have none), hemisphere ("north", "south"), coordinate,
   * spacing, major, width, opacity. Properties of a label: kind ("grid-zone", "square", "digits", "reference"),
   * text, zone, hemisphere and, for digits, axis, coordinate and edge ("south", "west", "north", "east").
   *
   * A view that shows nothing gives an empty collection. Since 0.1.
   *
   * Time grows with the lines and their vertices, which are refused beyond maxVertices and a million lines.
   * Slowest input known: a view just below that limit.
   */
  gridGeoJSON(view: Bounds, zoom: number, options?: GridOptions | null): FeatureCollection;

  /** Like gridGeoJSON(), but returns the text as UTF-8 bytes. */
  gridGeoJSONBytes(view: Bounds, zoom: number, options?: GridOptions | null): Uint8Array;

  /**
   * Computes the lines of the MGRS grid of a map view, in degrees.
   *
   * @param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge
   *   360 or more beyond west means the whole earth.
   * @param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by default.
   * @param options Labels are not drawn, whatever the content says.
   * @returns `vertices`: The points of all lines, one line after the other: latitude and longitude of each.
   *   `lines`: Which vertices each line has, and what it is.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW, GN_ERROR_ZOOM,
   *   GN_ERROR_TOO_MANY_VERTICES; for the options: GN_ERROR_CONTENT, GN_ERROR_TILE_SIZE, GN_ERROR_TOLERANCE,
   *   GN_ERROR_MARGIN, GN_ERROR_PIXELS, GN_ERROR_SPACING, GN_ERROR_LEVELS or GN_ERROR_STEP.
   *
   * The lines are the borders of grid zones, the eastings and northings of each zone, and the UPS grid of both
   * polar caps. Each line is one polyline for each zone and hemisphere, clipped at the border of the zone and at
   * the view, and cut at the antimeridian. A view that is 360 degrees wide or more with its margin covers the
   * whole earth; its lines are also cut where it begins, 180 degrees west of its middle. A line runs north or
   * east, from its smaller coordinate to its larger. A line that is part of a border or of a coarser level is
   * drawn only as that. The zoom decides which levels are drawn: see GridOptions. A level is left out if its lines
   * are closer than minimumPixels in the part of the view nearest to the equator.
   *
   * A vertex lies on its line to within 20 nm. A chord, straight on the Web Mercator map, departs from its line by
   * no more than the tolerance. Longitudes lie in [-180, 180]. Beyond 85.0511 degrees, where a Web Mercator map
   * ends, a pixel of the tolerance and of the margin is as many meters as at that latitude. A line that just
   * touches a corner of the view is not drawn if it is shorter than the last decimal of a position in GeoJSON, a
   * tenth of a pixel or less.
   *
   * A view without width or height has no lines. A view with more lines to consider than maxVertices plus a
   * million is refused with GN_ERROR_TOO_MANY_VERTICES, even if none of them is long enough to be drawn. Since
   * 0.1.
   *
   * Time grows with the lines and their vertices, which are refused beyond maxVertices and a million lines.
   * Slowest input known: a view just below that limit.
   */
  gridLines(view: Bounds, zoom: number, options?: GridOptions | null): { vertices: Float64Array; lines: GridLine[] };

  /**
   * Computes the lines of the MGRS grid of a map view, in pixels of the Web Mercator screen.
   *
   * @param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge
   *   360 or more beyond west means the whole earth. Everything beyond 85.051128 degrees, the edge of the Mercator
   *   world, is left out.
   * @param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by default.
   * @param origin The position of pixel 0, 0; latitudes beyond 85.051128 degrees count as 85.051128.
   * @param options Labels are not drawn, whatever the content says.
   * @returns `vertices`: The points of all lines, one line after the other: x and y of each. `lines`: Which
   *   vertices each line has, and what it is.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW, GN_ERROR_ZOOM,
   *   GN_ERROR_TOO_MANY_VERTICES; for the options: GN_ERROR_CONTENT, GN_ERROR_TILE_SIZE, GN_ERROR_TOLERANCE,
   *   GN_ERROR_MARGIN, GN_ERROR_PIXELS, GN_ERROR_SPACING, GN_ERROR_LEVELS or GN_ERROR_STEP.
   *
   * The lines are those of gridLines(), vertex by vertex, if the view with its margin lies within 85.051128
   * degrees. All pixels belong to one copy of the world, in which the view is in one piece: x continues across the
   * antimeridian, and the whole earth is the copy around the middle of the view. The origin lies in the copy
   * nearest to the middle of the view. Each number is the float nearest to the exact pixel, to one part in 10^7 of
   * the distance from the origin, so choose an origin in the view. Since 0.1.
   *
   * Time grows with the lines and their vertices, which are refused beyond maxVertices and a million lines.
   * Slowest input known: a view just below that limit.
   */
  gridLinesPixels(view: Bounds, zoom: number, origin: Point, options?: GridOptions | null): { vertices: Float32Array; lines: GridLine[] };

  /**
   * Computes the labels of the MGRS grid of a map view.
   *
   * @param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge
   *   360 or more beyond west means the whole earth.
   * @param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by default.
   * @param options Lines are not drawn, whatever the content says. The margin has no effect.
   * @returns The labels.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW, GN_ERROR_ZOOM,
   *   GN_ERROR_TOO_MANY_VERTICES; for the options: GN_ERROR_CONTENT, GN_ERROR_TILE_SIZE, GN_ERROR_TOLERANCE,
   *   GN_ERROR_MARGIN, GN_ERROR_PIXELS, GN_ERROR_SPACING, GN_ERROR_LEVELS or GN_ERROR_STEP.
   *
   * A grid zone designator is in the middle of the visible part of the grid zone (of the wider part, if the view
   * shows both ends of the zone). If squares have labels too, it is halfway from there to the north-west corner of
   * that part, unless the part is narrower than two labels, or is a polar cap with 90 degrees or more visible. The
   * two letters of a 100 km square are in the middle of its visible part (of the larger part, if the border of a
   * latitude band runs through it). Both are left out if the visible part is narrower or shorter than labelPixels.
   * Letters are also left out if the part has less than half the area of a square with that side, or if 100 km is
   * shorter than labelPixels in the part of the view nearest to the equator.
   *
   * Principal digits, from tens of kilometers down to the spacing, are placed where a line meets the edge of the
   * view: eastings on the southern and northern edges, northings on the western and eastern edges, both on all
   * edges near a pole. If lines are closer than half of labelPixels, every tenth line has digits. References are
   * at the intersections of every fifth line of each axis (referenceStep, counted from the false origin), with as
   * many digits as the spacing needs, but not within 4 pixels of the edge of the view, where the digits are.
   *
   * No label lies outside the view, nor within 4 pixels of the border of a grid zone. A view with more lines to
   * search for labels than maxVertices plus a million is refused with GN_ERROR_TOO_MANY_VERTICES. Since 0.1.
   *
   * Time grows with the squares, lines and references of the view. Slowest input known: the whole earth at a high
   * zoom, which has 92,400 squares.
   */
  gridLabels(view: Bounds, zoom: number, options?: GridOptions | null): GridLabel[];

  /**
   * Finds the places of the names of a grid on a screen: each within its cell, or nowhere.
   *
   * @param camera How the map makes pixels of positions: see screenCamera().
   * @param frame The part of the screen that may have names, in pixels within 1,000,000 of 0.
   * @param covers What hides parts of the frame, in pixels within 1,000,000 of 0: panels, buttons, and texts that
   *   are there already, such as numbers of lines.
   * @param sizes The space that each name needs in its full size, in pixels.
   * @param labels What gridLabels() has written.
   * @returns The place of each label.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_CAMERA for a matrix without an inverse, a transition
   *   outside 0 ... 1 or a depth of 0 or less, GN_ERROR_PIXELS for the frame, covers and sizes, GN_ERROR_LATITUDE,
   *   GN_ERROR_COUNT.
   *
   * All corners of a name's box lie in the cell that it names, as mgrsEncode() finds it, 3 pixels or more from the
   * border and from the edge of the frame. No box touches another one or a cover. Names of grid zones have their
   * places first, then those of squares, in the order of the labels. A name stands as near as possible to the
   * middle of what the frame shows of its cell, a grid zone's name to the position of its label. If it does not
   * fit, it is made smaller, down to 0.6 of its size. On a tilted map and on a globe, names become smaller and
   * fainter with the area that the screen shows of the ground. Where lengths are less than 0.82 of what they are
   * in the center, only cells of which 70 x 40 pixels are free have names, and none beyond four times the depth of
   * the center, in the haze below the horizon. Only grid zones and squares have names; other labels have no place.
   * Ask gridLabels() for them with a small labelPixels.
   *
   * The work grows with the labels, and for each one that something is in the way of with the number of covers and
   * labels. Since 0.2.
   */
  gridLabelPlaces(camera: Camera, frame: Box, covers: readonly Box[], sizes: readonly TextSize[], labels: readonly GridLabel[]): LabelPlace[];

  /**
   * Finds the grid spacing of a map view.
   *
   * @param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge
   *   360 or more beyond west means the whole earth.
   * @param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by default.
   * @param options Options that differ from the defaults.
   * @returns The spacing of the finest level drawn, in meters; 0 if only borders of grid zones are drawn.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW, GN_ERROR_ZOOM; for the
   *   options: GN_ERROR_CONTENT, GN_ERROR_TILE_SIZE, GN_ERROR_TOLERANCE, GN_ERROR_MARGIN, GN_ERROR_PIXELS,
   *   GN_ERROR_SPACING, GN_ERROR_LEVELS or GN_ERROR_STEP.
   *
   * Since 0.1.
   */
  gridSpacing(view: Bounds, zoom: number, options?: GridOptions | null): number;

  /**
   * Finds an upper bound for the vertices and labels of a map view's grid, without drawing it.
   *
   * @param view Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge
   *   360 or more beyond west means the whole earth.
   * @param zoom Zoom of a Web Mercator map, -4 ... 30, with tiles of tileSize pixels, 512 by default.
   * @param options maxVertices has no effect.
   * @returns The bound.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW, GN_ERROR_ZOOM; for the
   *   options: GN_ERROR_CONTENT, GN_ERROR_TILE_SIZE, GN_ERROR_TOLERANCE, GN_ERROR_MARGIN, GN_ERROR_PIXELS,
   *   GN_ERROR_SPACING, GN_ERROR_LEVELS or GN_ERROR_STEP.
   *
   * Use it to guard against excess, not to allocate. (It never exceeds 2^50, far more than any real drawing.)
   * Since 0.1.
   */
  gridBound(view: Bounds, zoom: number, options?: GridOptions | null): number;

  /**
   * Finds how many meters a pixel of a Web Mercator map covers.
   *
   * @param latitude Degrees, -90 ... 90.
   * @param zoom -4 ... 30.
   * @param tileSize Width of the world at zoom 0 in pixels: 512 (Mapbox, MapLibre) or 256.
   * @returns Meters per pixel, along the parallel; 0 at a pole.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM or GN_ERROR_TILE_SIZE.
   *
   * The scale is that of the WGS 84 ellipsoid. The usual formula, for a sphere with the radius of the equator,
   * gives up to 0.34 % less. Since 0.1.
   */
  screenScale(latitude: number, zoom: number, tileSize?: number): number;

  /**
   * Finds the longest round length that fits into a width on the screen.
   *
   * @param latitude Degrees, within 89.9 of the equator.
   * @param zoom -4 ... 30.
   * @param tileSize Width of the world at zoom 0: 512 or 256.
   * @param maxWidth Pixels, 0.001 ... 1,000,000.
   * @param units "metric", "imperial" or "nautical".
   * @returns The scale bar.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM, GN_ERROR_TILE_SIZE,
   *   GN_ERROR_PIXELS or GN_ERROR_UNIT.
   *
   * Round lengths are 1, 2 and 5 times the powers of ten. The larger unit begins at 1 km, 1 mi and 0.1 nmi. The
   * text has decimals only below 1: "2000 ft", "0.5 nmi". Width and length are measured along the parallel. Since
   * 0.1.
   */
  screenScaleBar(latitude: number, zoom: number, tileSize: number, maxWidth: number, units?: Units): ScaleBar;

  /**
   * Finds the smallest map view that contains all ground that a screen shows.
   *
   * @param screen The map on the screen.
   * @returns The edges in degrees, as gridLines() takes them; if west is greater than east, the view crosses the
   *   antimeridian.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE for the center, GN_ERROR_ZOOM,
   *   GN_ERROR_TILE_SIZE, GN_ERROR_PIXELS for width and height, or GN_ERROR_CAMERA for pitch and field of view.
   *
   * The view ends at 85.051128 degrees, the edge of the Mercator world. If the screen is as wide as the world or
   * wider, the east edge is 360 degrees beyond the west edge, and the center of the screen is in the middle
   * between them. With pitch, the ground ends at the horizon, as in MapLibre: 85 % of the way from the center of
   * the screen up to the line where the plane of the map vanishes, and nowhere farther than where it is seen at
   * 89.25 degrees from the vertical. Accurate to a ten-thousandth of a pixel of the map, and a unit in the last
   * place of the degrees. Since 0.2.
   */
  screenView(screen: Screen): Bounds;

  /**
   * Finds the pixel at which a screen shows a position.
   *
   * @param screen The map on the screen.
   * @param position Latitude -90 ... 90, longitude any finite value.
   * @returns `x`: The way to the right from the left edge of the screen, in pixels. `y`: The way down from the top
   *   edge of the screen, in pixels.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM, GN_ERROR_TILE_SIZE,
   *   GN_ERROR_PIXELS for width and height, GN_ERROR_CAMERA, or GN_ERROR_OUT_OF_SIGHT if the position lies behind
   *   the camera.
   *
   * The pixel may lie outside the screen. It belongs to the copy of the world nearest to the center: within 180
   * degrees of longitude. Latitudes beyond 85.051128 degrees, the edge of the Mercator world, count as 85.051128.
   * Without bearing and pitch, pixels are those of gridLinesPixels() if its origin is the position at the top left
   * corner of the screen. Accurate to a ten-thousandth of a pixel on the screen, at any zoom.
   *
   * The formulas, with angles in degrees: let W = tileSize * 2^zoom, the width of the world in pixels, e = W/360 *
   * (the difference of longitude from the center to the position), and s = W/(2 pi) * (psi of the center minus psi
   * of the position) with psi = log(tan(45 + latitude/2)). Turn them by the bearing b: u = e cos b + s sin b, v =
   * s cos b - e sin b. The camera is at the distance d = height/(2 tan(fieldOfView/2)) from the center, and with
   * the pitch p the depth of the position is w = d - v sin p. Then x = width/2 + u d/w and y = height/2 + v cos p
   * d/w. Since 0.2.
   */
  screenPointToPixel(screen: Screen, position: Point): { x: number; y: number };

  /**
   * Finds the pixels at which a screen shows many positions.
   *
   * @param screen The map on the screen.
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values.
   * @returns `xs`: The way to the right from the left edge of the screen, in pixels. `ys`: The way down from the
   *   top edge of the screen, in pixels. `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM, GN_ERROR_TILE_SIZE,
   *   GN_ERROR_PIXELS or GN_ERROR_CAMERA for the screen.
   *
   * A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or
   * GN_ERROR_OUT_OF_SIGHT. Each row equals the result of screenPointToPixel(). Positions inside structs, such as
   * labels, need not be copied. Since 0.2.
   *
   * Time grows with the rows.
   */
  screenPointToPixelBatch(screen: Screen, latitudes: Numbers | number, longitudes: Numbers | number): { xs: Float64Array; ys: Float64Array; statuses: Uint8Array };

  /**
   * Finds the position that a screen shows at a pixel.
   *
   * @param screen The map on the screen.
   * @param x Pixels to the right of the left edge of the screen, within 1e15.
   * @param y Pixels below the top edge of the screen, within 1e15.
   * @returns The position, longitude in [-180, 180).
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE for the center, GN_ERROR_ZOOM,
   *   GN_ERROR_TILE_SIZE, GN_ERROR_PIXELS, GN_ERROR_CAMERA, or GN_ERROR_OUT_OF_SIGHT if the pixel lies above the
   *   horizon of screenView().
   *
   * Pixels need not be whole numbers, and may lie outside the screen. Beyond the northern and southern edge of the
   * Mercator world, the latitude is that of the edge, 85.051128 degrees. Otherwise screenPointToPixel() leads
   * back, to a ten-thousandth of a pixel on the screen, unless the pixel is more than 180 degrees of longitude
   * from the center. Since 0.2.
   */
  screenPixelToPoint(screen: Screen, x: number, y: number): Point;

  /**
   * Finds the positions that a screen shows at many pixels.
   *
   * @param screen The map on the screen.
   * @param xs Pixels to the right of the left edge of the screen, within 1e15.
   * @param ys Pixels below the top edge of the screen, within 1e15.
   * @returns `latitudes`: The latitudes, in degrees. `longitudes`: The longitudes, in degrees, in [-180, 180).
   *   `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM, GN_ERROR_TILE_SIZE,
   *   GN_ERROR_PIXELS or GN_ERROR_CAMERA for the screen.
   *
   * A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE, GN_ERROR_PIXELS or
   * GN_ERROR_OUT_OF_SIGHT. Each row equals the result of screenPixelToPoint(). Since 0.2.
   *
   * Time grows with the rows.
   */
  screenPixelToPointBatch(screen: Screen, xs: Numbers | number, ys: Numbers | number): { latitudes: Float64Array; longitudes: Float64Array; statuses: Uint8Array };

  /**
   * Finds the matrix with which a graphics processor places the pixels of a map on a screen.
   *
   * @param screen The map on the screen.
   * @returns The matrix.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM, GN_ERROR_TILE_SIZE,
   *   GN_ERROR_PIXELS or GN_ERROR_CAMERA.
   *
   * The matrix takes (x, y, 0, 1) to clip space, where the screen spans -1 ... 1 from left to right and from
   * bottom to top. x and y are pixels of the map, east and down from the center of the screen: what
   * gridLinesPixels() writes if its origin is the center and its view is that of screenView(). The graphics
   * processor clips what lies behind the camera, so lines are whole on a tilted map. There is no depth: z is 0.
   * The matrix depends on width, height, bearing, pitch and field of view only, so the vertices of one center and
   * zoom serve while the map turns. Since 0.2.
   */
  screenMatrix(screen: Screen): Matrix;

  /**
   * Finds the camera of a screen, for gridLabelPlaces().
   *
   * @param screen The map on the screen.
   * @returns The camera: a plane, with transition 0.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM, GN_ERROR_TILE_SIZE,
   *   GN_ERROR_PIXELS or GN_ERROR_CAMERA.
   *
   * The camera makes the pixels of screenPointToPixel(), to a thousandth of a pixel up to zoom 24. A map with a
   * camera of its own, such as a globe or a game, fills in its own matrices instead. Since 0.2.
   */
  screenCamera(screen: Screen): Camera;

  /**
   * Projects a position onto the plane of web maps, EPSG:3857.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @returns `x`: The way to the east of the meridian of Greenwich, in meters. `y`: The way to the north of the
   *   equator, in meters.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_POLE.
   *
   * The latitudes of the ellipsoid are used as if they were those of a sphere. The square world of tiles ends at
   * 85.051128 degrees, where y is 20,037,508.34 m as x is at 180 degrees; the projection goes on to near the
   * poles. Agrees with PROJ to 10 nm. Since 0.2.
   */
  webMercatorForward(position: Point): { x: number; y: number };

  /**
   * Finds the position of a point on the plane of web maps, EPSG:3857.
   *
   * @param x Meters to the east of the meridian of Greenwich; any finite value.
   * @param y Meters to the north of the equator; any finite value.
   * @returns The position; longitude in [-180, 180)
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE.
   *
   * The map repeats every 40,075,016.69 m. From 240,000 km on the latitude is that of a pole. Agrees with PROJ to
   * 1e-13 degrees. Since 0.2.
   */
  webMercatorInverse(x: number, y: number): Point;

  /**
   * Projects many positions onto the plane of web maps, EPSG:3857.
   *
   * @param latitudes Degrees, between the poles.
   * @param longitudes Degrees; as webMercatorForward() takes them.
   * @returns `xs`: The way to the east of the meridian of Greenwich, in meters. `ys`: The way to the north of the
   *   equator, in meters. `statuses`: The status of each row, one byte each.
   *
   * A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_POLE.
   * Each row equals the result of webMercatorForward(), bit for bit. Since 0.2.
   *
   * Time grows with the rows.
   */
  webMercatorForwardBatch(latitudes: Numbers | number, longitudes: Numbers | number): { xs: Float64Array; ys: Float64Array; statuses: Uint8Array };

  /**
   * Finds the positions of many points on the plane of web maps, EPSG:3857.
   *
   * @param xs Meters to the east of the meridian of Greenwich.
   * @param ys Meters to the north of the equator.
   * @returns `latitudes`: The latitudes, in degrees. `longitudes`: The longitudes, in degrees, in [-180, 180).
   *   `statuses`: The status of each row, one byte each.
   *
   * A refused row becomes NaN, and its status is GN_ERROR_NOT_FINITE. Each row equals the result of
   * webMercatorInverse(), bit for bit. Since 0.2.
   *
   * Time grows with the rows.
   */
  webMercatorInverseBatch(xs: Numbers | number, ys: Numbers | number): { latitudes: Float64Array; longitudes: Float64Array; statuses: Uint8Array };

  /**
   * Finds the tile that holds a position.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param zoom 0 ... 30; the world has 2^zoom columns and rows.
   * @returns The tile.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM.
   *
   * West and north edges belong to a tile. Positions that are nearer than 0.4 micrometers to the next tile on the
   * map, to the east or south, belong to it, so that the corner of tileBounds() lies in its tile. Since 0.2.
   */
  tileAt(position: Point, zoom: number): Tile;

  /**
   * Finds the tiles that hold many positions.
   *
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @param zoom 0 ... 30. It applies to all rows.
   * @returns `tiles`: The tiles. `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_ZOOM.
   *
   * In a refused row all fields are 4294967295, and its status says why: GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE.
   * Each row equals the result of tileAt(). Since 0.2.
   *
   * Time grows with the rows.
   */
  tileAtBatch(latitudes: Numbers | number, longitudes: Numbers | number, zoom: number): { tiles: Tile[]; statuses: Uint8Array };

  /**
   * Finds the edges of a tile.
   *
   * @param tile Column, row and zoom.
   * @returns The edges in degrees; the east edge of the last column is 180.
   * @throws {GridNorthError} GN_ERROR_ZOOM, GN_ERROR_TILE.
   *
   * Accurate to a unit in the last place. Since 0.2.
   */
  tileBounds(tile: Tile): Bounds;

  /**
   * Writes the quadkey of a tile.
   *
   * @param tile Column, row and zoom.
   * @returns A digit, 0 to 3, for each zoom from 1 on.
   * @throws {GridNorthError} GN_ERROR_ZOOM, GN_ERROR_TILE.
   *
   * The quadkey of a tile begins with those of the tiles that contain it. At zoom 0 it is empty. Since 0.2.
   *
   * Takes constant time.
   */
  tileQuadkeyFormat(tile: Tile): string;

  /**
   * Reads a quadkey: finds the tile that it names.
   *
   * @param text ASCII: 1 to 30 digits from 0 to 3.
   * @returns The tile.
   * @throws {GridNorthError} GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_DIGITS for more than 30
   *   digits, GN_ERROR_OFFSET for a size beyond memory.
   *
   * Since 0.2.
   *
   * Time grows with the bytes of the text.
   */
  tileQuadkeyParse(text: string): Tile;

  /**
   * Finds the tiles that bounds touch.
   *
   * @param bounds The edges in degrees, latitudes -90 ... 90, longitudes any finite values. If west is greater
   *   than east, the bounds cross the antimeridian; 360 degrees and more are all longitudes.
   * @param zoom 0 ... 30.
   * @returns Runs of tiles, from north to south and from west to east.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW if south is greater than north,
   *   GN_ERROR_ZOOM or ; then nothing is left at out to be taken for a result.
   *
   * Each row has one run, or two where the bounds cross the antimeridian. Tiles that the bounds meet only at their
   * south or east edge are not among them, so that the bounds of a tile give this tile; unless the bounds have no
   * height or width. What lies beyond 85.051128 degrees belongs to the first and the last row. Since 0.2.
   *
   * Time grows with the rows of tiles.
   */
  tileCoverBounds(bounds: Bounds, zoom: number): TileRun[];

  /**
   * Finds the tiles that a polygon touches: with its border or its inside.
   *
   * @param points The points of all rings, one ring after the other, as polygonMeasure() takes them.
   * @param zoom 0 ... 30.
   * @param rings The number of points of each ring: the outer one, then the holes.
   * @returns Runs of tiles, from north to south and from west to east.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS, GN_ERROR_COUNT if the outer
   *   ring has no point, or for more points than an array can hold, GN_ERROR_ZOOM, GN_ERROR_TOO_MANY_TILES or ;
   *   then nothing is left at out to be taken for a result.
   *
   * A tile is there if tileAt() gives it for any position of the polygon, and no other tile; each is there once.
   * Edges are geodesics; the polygon may cross the antimeridian, and a pole may lie inside. Rings may be of one or
   * two points. Where rings overlap, what lies in an even number of them is outside. A pole that is a point of a
   * ring lies at longitude 0. A tile that the border misses, or meets, by less than a millionth of the width of a
   * tile, or a micrometer if that is more, may be wrong. Since 0.2.
   *
   * Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times
   * the edges: refused with GN_ERROR_TOO_MANY_TILES beyond a second or two. Slowest input known: a zigzag between
   * the poles of which only the size is asked for.
   */
  tileCoverPolygon(points: Points, zoom: number, rings?: readonly number[] | null): TileRun[];

  /**
   * Finds the tiles that a corridor along a route touches.
   *
   * @param points The points of the route, joined by geodesics: latitudes -90 ... 90 degrees, longitudes any
   *   finite value.
   * @param halfWidth The corridor is all that lies as near to the route as this, in meters, 0 ... 1,000,000.
   * @param zoom 0 ... 30.
   * @returns Runs of tiles, from north to south and from west to east.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_COUNT if there is no point, or for
   *   more points than an array can hold, GN_ERROR_HALF_WIDTH, GN_ERROR_ZOOM, GN_ERROR_TOO_MANY_TILES or ; then
   *   nothing is left at out to be taken for a result.
   *
   * All tiles that the corridor touches are there, each once. A tile may be there that it misses by less than a
   * ten-thousandth of the half-width, or by a thousandth of a tile if that is more. The route may cross the
   * antimeridian, and a pole may lie in the corridor. Since 0.2.
   *
   * Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times
   * the edges: refused with GN_ERROR_TOO_MANY_TILES beyond a second or two. Slowest input known: a zigzag between
   * the poles with a half-width.
   */
  tileCoverRoute(points: Points, halfWidth: number, zoom: number): TileRun[];

  /**
   * Counts the tiles that bounds touch.
   *
   * @param bounds The edges in degrees, as tileCoverBounds() takes them.
   * @param minZoom 0 ... 30.
   * @param maxZoom 0 ... 30, not below minZoom.
   * @returns The number of tiles of all zooms from minZoom to maxZoom; where a sizeT has 32 bits, its largest
   *   value stands for all larger ones.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW, GN_ERROR_ZOOM or
   *   GN_ERROR_LEVELS if minZoom is above maxZoom.
   *
   * Since 0.2.
   */
  tileCountBounds(bounds: Bounds, minZoom: number, maxZoom: number): number;

  /**
   * Counts the tiles that a polygon touches.
   *
   * @param points The points of all rings, one ring after the other, as polygonMeasure() takes them.
   * @param minZoom 0 ... 30.
   * @param maxZoom 0 ... 30, not below minZoom.
   * @param rings The number of points of each ring: the outer one, then the holes.
   * @returns The number of tiles of all zooms from minZoom to maxZoom; where a sizeT has 32 bits, its largest
   *   value stands for all larger ones.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS, GN_ERROR_COUNT,
   *   GN_ERROR_ZOOM, GN_ERROR_LEVELS if minZoom is above maxZoom, or GN_ERROR_TOO_MANY_TILES.
   *
   * The tiles are those of tileCoverPolygon(). They are counted by runs, so it takes as long as the border is.
   * Since 0.2.
   *
   * Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times
   * the edges: refused with GN_ERROR_TOO_MANY_TILES beyond a second or two. Slowest input known: a zigzag between
   * the poles of which only the size is asked for.
   */
  tileCountPolygon(points: Points, minZoom: number, maxZoom: number, rings?: readonly number[] | null): number;

  /**
   * Counts the tiles that a corridor along a route touches.
   *
   * @param points The points of the route, joined by geodesics: latitudes -90 ... 90 degrees, longitudes any
   *   finite value.
   * @param halfWidth Meters on either side of the route, 0 ... 1,000,000.
   * @param minZoom 0 ... 30.
   * @param maxZoom 0 ... 30, not below minZoom.
   * @returns The number of tiles of all zooms from minZoom to maxZoom; where a sizeT has 32 bits, its largest
   *   value stands for all larger ones.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_COUNT, GN_ERROR_HALF_WIDTH,
   *   GN_ERROR_ZOOM, GN_ERROR_LEVELS if minZoom is above maxZoom, or GN_ERROR_TOO_MANY_TILES.
   *
   * The tiles are those of tileCoverRoute(). Since 0.2.
   *
   * Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times
   * the edges: refused with GN_ERROR_TOO_MANY_TILES beyond a second or two. Slowest input known: a zigzag between
   * the poles with a half-width.
   */
  tileCountRoute(points: Points, halfWidth: number, minZoom: number, maxZoom: number): number;

  /**
   * Finds the smallest rectangle of meridians and parallels that contains points.
   *
   * @param points Latitudes -90 ... 90 degrees, longitudes any finite value.
   * @returns The edges in degrees; if west is greater than east, the rectangle crosses the antimeridian.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_COUNT if there is no point, or
   *   for more points than an array can hold.
   *
   * What it leaves out is the largest gap between neighboring longitudes. If there is none of a degree, it has all
   * longitudes, -180 to 180. A pole has no longitude, unless there are no other points. Since 0.2.
   *
   * Time grows with the points.
   */
  pointsBounds(points: Points): Bounds;

  /**
   * Finds center and zoom with which a screen shows all of some bounds.
   *
   * @param bounds The edges in degrees, latitudes -90 ... 90, longitudes any finite values. If west is greater
   *   than east, they cross the antimeridian; 360 degrees and more are all longitudes.
   * @param screen Its width and height, bearing, field of view and tile size; center, zoom and pitch are not read.
   * @param maxZoom The largest zoom, -4 ... 30.
   * @param padding Pixels at the edges of the screen that stay free, 0 and more.
   * @returns The screen with its center and zoom, and without pitch. May be screen.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW if south is greater than north,
   *   GN_ERROR_ZOOM for maxZoom, GN_ERROR_TILE_SIZE, GN_ERROR_CAMERA, or GN_ERROR_PIXELS for width and height, for
   *   padding that leaves no room, or if the bounds would need a zoom below -4.
   *
   * The camera is that of MapLibre's cameraForBounds: the middle of the bounds on the map is in the middle of what
   * the padding leaves, and if the map is turned, the bounds fit with all their corners. Latitudes beyond
   * 85.051128 degrees, the edge of the Mercator world, count as 85.051128. Since 0.2.
   */
  screenFit(bounds: Bounds, screen: Screen, maxZoom: number, padding?: Padding | null): Screen;

  /**
   * Finds the shortest path between two positions: its length, and its directions at both ends.
   *
   * @param from Latitude -90 ... 90, longitude any finite value.
   * @param to Latitude -90 ... 90, longitude any finite value.
   * @returns `distance`: Meters. `azimuthFrom`: The azimuth at from, degrees clockwise from north, in (-180, 180].
   *   `azimuthTo`: The azimuth at to, in the forward direction, in (-180, 180].
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE.
   *
   * Works on the WGS 84 ellipsoid, for any pair of positions, including nearly antipodal ones (Karney 2013,
   * sections 4 and 5, with the series of order 6). Agrees with GeographicLib to 15 nm. For coincident positions
   * both azimuths are 0. At a pole, the azimuth is measured from the meridian of the longitude given there. Since
   * 0.1.
   */
  geodesicInverse(from: Point, to: Point): { distance: number; azimuthFrom: number; azimuthTo: number };

  /**
   * Finds the position at a distance and azimuth from another.
   *
   * @param from Latitude -90 ... 90, longitude any finite value.
   * @param azimuth Degrees clockwise from north; any finite value.
   * @param distance Meters, -1e12 ... 1e12; negative: backward.
   * @returns `to`: The position, its longitude in [-180, 180) `azimuthTo`: The azimuth there, in (-180, 180].
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_DISTANCE.
   *
   * Works on the WGS 84 ellipsoid (Karney 2013, section 3). Agrees with GeographicLib to 15 nm for distances up to
   * half a turn around the earth. From a pole, the azimuth is measured from the meridian of its longitude: azimuth
   * 0 leads from the north pole down the opposite meridian. Since 0.1.
   */
  geodesicDirect(from: Point, azimuth: number, distance: number): { to: Point; azimuthTo: number };

  /**
   * Finds the shortest paths of many pairs of positions.
   *
   * @param fromLatitudes Latitudes of the starts, degrees, -90 ... 90.
   * @param fromLongitudes Longitudes of the starts, degrees; any finite values.
   * @param toLatitudes Latitudes of the ends, degrees, -90 ... 90.
   * @param toLongitudes Longitudes of the ends, degrees; any finite values.
   * @returns `distances`: The distances, in meters. `azimuthsFrom`: The azimuths at the starts, in degrees.
   *   `azimuthsTo`: The azimuths at the ends, in degrees. `statuses`: The status of each row, one byte each.
   *
   * A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE or GN_ERROR_NOT_FINITE. Each row equals
   * the result of geodesicInverse(), bit for bit. Since 0.1.
   *
   * Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as
   * others.
   */
  geodesicInverseBatch(fromLatitudes: Numbers | number, fromLongitudes: Numbers | number, toLatitudes: Numbers | number, toLongitudes: Numbers | number): { distances: Float64Array; azimuthsFrom: Float64Array; azimuthsTo: Float64Array; statuses: Uint8Array };

  /**
   * Finds the positions at many distances and directions.
   *
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @param azimuths Azimuths at the starts, degrees clockwise from north; any finite values.
   * @param distances Meters, -1e12 ... 1e12; negative: backward.
   * @returns `toLatitudes`: The latitudes of the ends, in degrees. `toLongitudes`: The longitudes of the ends, in
   *   degrees, in [-180, 180). `azimuthsTo`: The azimuths at the ends, in degrees. `statuses`: The status of each
   *   row, one byte each.
   *
   * A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE or
   * GN_ERROR_DISTANCE. Each row equals the result of geodesicDirect(), bit for bit. Since 0.1.
   *
   * Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as
   * others.
   */
  geodesicDirectBatch(latitudes: Numbers | number, longitudes: Numbers | number, azimuths: Numbers | number, distances: Numbers | number): { toLatitudes: Float64Array; toLongitudes: Float64Array; azimuthsTo: Float64Array; statuses: Uint8Array };

  /**
   * Computes positions along a geodesic.
   *
   * @param from Where it starts; latitude -90 ... 90, longitude any finite value.
   * @param azimuth The azimuth there, degrees; any finite value.
   * @param distances Distances from the start, meters, -1e12 ... 1e12, in any order.
   * @returns `points`: Positions. `azimuths`: The azimuth at each position.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_DISTANCE.
   *
   * Each position equals the result of geodesicDirect(), bit for bit. Since 0.1.
   *
   * Time grows with the distances.
   */
  geodesicLine(from: Point, azimuth: number, distances: Numbers): { points: Point[]; azimuths: Float64Array };

  /**
   * Computes evenly spaced positions on the shortest path between two positions.
   *
   * @param from The first one; latitude -90 ... 90, longitude any finite value.
   * @param to The last one; latitude -90 ... 90, longitude any finite value.
   * @param count Number of positions, including both ends; 1 gives from.
   * @returns `points`: Positions; the first and the last are the ends, with reduced longitudes. `azimuths`: The
   *   azimuth at each position.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_COUNT (for a count too large for
   *   any array).
   *
   * Since 0.1.
   *
   * Time grows with the azimuths.
   */
  geodesicPoints(from: Point, to: Point, count: number): { points: Point[]; azimuths: Float64Array };

  /**
   * Measures the great circle between two positions on the sphere of the mean radius.
   *
   * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
   * @param to The other end: latitude -90 ... 90, longitude any finite value.
   * @returns `distance`: The distance in meters, 0 ... π 6371008.771415059. `azimuthFrom`: The azimuth at from in
   *   degrees, clockwise from north, in (-180, 180]. `azimuthTo`: The azimuth at to, in the forward direction.
   * @throws {GridNorthError} GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE.
   *
   * Uses the haversine formula, accurate to 10 nm on the sphere. Distances on the ellipsoid differ by up to 0.56
   * %: see geodesicInverse(). At a pole, azimuths are measured from the meridian of the longitude given there. For
   * coincident positions both azimuths are 0. Antipodes are joined over the north pole. Since 0.1.
   */
  sphereInverse(from: Point, to: Point): { distance: number; azimuthFrom: number; azimuthTo: number };

  /**
   * Finds the position at a distance along a great circle, on the sphere of the mean radius.
   *
   * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
   * @param azimuth Degrees, clockwise from north; any finite value.
   * @param distance Meters, -1e12 ... 1e12; negative: backward.
   * @returns `to`: The end; longitude in [-180, 180) `azimuthTo`: The azimuth there in degrees, in (-180, 180].
   * @throws {GridNorthError} GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_DISTANCE.
   *
   * Accurate to 10 nm on the sphere. From a pole, the azimuth is measured from the meridian of its longitude.
   * Since 0.1.
   */
  sphereDirect(from: Point, azimuth: number, distance: number): { to: Point; azimuthTo: number };

  /**
   * Measures many great circles on the sphere of the mean radius.
   *
   * @param fromLatitudes Latitudes of the starts, degrees, -90 ... 90.
   * @param fromLongitudes Longitudes of the starts, degrees; any finite values.
   * @param toLatitudes Latitudes of the ends, degrees, -90 ... 90.
   * @param toLongitudes Longitudes of the ends, degrees; any finite values.
   * @returns `distances`: The distances, in meters. `azimuthsFrom`: The azimuths at the starts, in degrees.
   *   `azimuthsTo`: The azimuths at the ends, in degrees. `statuses`: The status of each row, one byte each.
   *
   * A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE or GN_ERROR_NOT_FINITE. Each row equals
   * the result of sphereInverse(), bit for bit. Since 0.1.
   *
   * Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as
   * others.
   */
  sphereInverseBatch(fromLatitudes: Numbers | number, fromLongitudes: Numbers | number, toLatitudes: Numbers | number, toLongitudes: Numbers | number): { distances: Float64Array; azimuthsFrom: Float64Array; azimuthsTo: Float64Array; statuses: Uint8Array };

  /**
   * Finds the positions at distances along many great circles, on the sphere of the mean radius.
   *
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @param azimuths Azimuths at the starts, degrees clockwise from north; any finite values.
   * @param distances Meters, -1e12 ... 1e12; negative: backward.
   * @returns `toLatitudes`: The latitudes of the ends, in degrees. `toLongitudes`: The longitudes of the ends, in
   *   degrees, in [-180, 180). `azimuthsTo`: The azimuths at the ends, in degrees. `statuses`: The status of each
   *   row, one byte each.
   *
   * A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE or
   * GN_ERROR_DISTANCE. Each row equals the result of sphereDirect(), bit for bit. Since 0.1.
   *
   * Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as
   * others.
   */
  sphereDirectBatch(latitudes: Numbers | number, longitudes: Numbers | number, azimuths: Numbers | number, distances: Numbers | number): { toLatitudes: Float64Array; toLongitudes: Float64Array; azimuthsTo: Float64Array; statuses: Uint8Array };

  /**
   * Measures the rhumb line between two positions, the line of constant azimuth.
   *
   * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
   * @param to The other end: latitude -90 ... 90, longitude any finite value.
   * @returns `distance`: The distance in meters. `azimuth`: The azimuth in degrees, clockwise from north, in
   *   (-180, 180].
   * @throws {GridNorthError} GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE.
   *
   * Works on the ellipsoid, accurate to 15 nm. The line is the one that goes less than half around the earth;
   * between opposite meridians, the one that goes east. To or from a pole it is a meridian: the azimuth is 0 or
   * 180. For coincident positions the azimuth is 0. Since 0.1.
   */
  rhumbInverse(from: Point, to: Point): { distance: number; azimuth: number };

  /**
   * Finds the position at a distance along a rhumb line, the line of constant azimuth.
   *
   * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
   * @param azimuth Degrees, clockwise from north; any finite value.
   * @param distance Meters, -1e12 ... 1e12; negative: backward.
   * @returns The end; longitude in [-180, 180)
   * @throws {GridNorthError} GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_DISTANCE (also if the line reaches a
   *   pole first).
   *
   * Works on the ellipsoid, accurate to 15 nm; beyond one turn around the earth, the last digits of the longitude
   * are lost. A rhumb line winds around a pole infinitely often, so a line that begins or ends there keeps its
   * longitude. Since 0.1.
   */
  rhumbDirect(from: Point, azimuth: number, distance: number): Point;

  /**
   * Measures many rhumb lines.
   *
   * @param fromLatitudes Latitudes of the starts, degrees, -90 ... 90.
   * @param fromLongitudes Longitudes of the starts, degrees; any finite values.
   * @param toLatitudes Latitudes of the ends, degrees, -90 ... 90.
   * @param toLongitudes Longitudes of the ends, degrees; any finite values.
   * @returns `distances`: The distances, in meters. `azimuths`: The azimuths, in degrees. `statuses`: The status
   *   of each row, one byte each.
   *
   * A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE or GN_ERROR_NOT_FINITE. Each row equals
   * the result of rhumbInverse(), bit for bit. Since 0.1.
   *
   * Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as
   * others.
   */
  rhumbInverseBatch(fromLatitudes: Numbers | number, fromLongitudes: Numbers | number, toLatitudes: Numbers | number, toLongitudes: Numbers | number): { distances: Float64Array; azimuths: Float64Array; statuses: Uint8Array };

  /**
   * Finds the positions at distances along many rhumb lines.
   *
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @param azimuths Azimuths at the starts, degrees clockwise from north; any finite values.
   * @param distances Meters, -1e12 ... 1e12; negative: backward.
   * @returns `toLatitudes`: The latitudes of the ends, in degrees. `toLongitudes`: The longitudes of the ends, in
   *   degrees, in [-180, 180). `statuses`: The status of each row, one byte each.
   *
   * A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE or
   * GN_ERROR_DISTANCE. Each row equals the result of rhumbDirect(), bit for bit. Since 0.1.
   *
   * Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as
   * others.
   */
  rhumbDirectBatch(latitudes: Numbers | number, longitudes: Numbers | number, azimuths: Numbers | number, distances: Numbers | number): { toLatitudes: Float64Array; toLongitudes: Float64Array; statuses: Uint8Array };

  /**
   * Computes evenly spaced positions on the shorter rhumb line between two positions.
   *
   * @param from The first one; latitude -90 ... 90, longitude any finite value.
   * @param to The last one; latitude -90 ... 90, longitude any finite value.
   * @param count Number of positions, including both ends; 1 gives from.
   * @returns Positions; the first and the last are the ends, with reduced longitudes.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_COUNT (for a count too large for
   *   any array).
   *
   * Use this to draw a rhumb line on a map that is not a Mercator map. Each position equals the result of
   * rhumbDirect(). To or from a pole the line is the meridian of the other end. Since 0.2.
   *
   * Time grows with the points of the result.
   */
  rhumbPoints(from: Point, to: Point, count: number): Point[];

  /**
   * Measures the geodesic between two positions, with bearings from grid north.
   *
   * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
   * @param to The other end: latitude -90 ... 90, longitude any finite value.
   * @param zone 0; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone and
   *   hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). 0 is the standard zone of from. The
   *   zone applies to both ends.
   * @returns `distance`: The distance on the ellipsoid in meters, as from geodesicInverse(), not the distance on
   *   the map. `bearingFrom`: The grid bearing at from in degrees, clockwise from grid north, in (-180, 180]: the
   *   azimuth minus the meridian convergence. `bearingTo`: The grid bearing at to, in the forward direction.
   * @throws {GridNorthError} GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_ZONE, GN_ERROR_TOO_FAR (the zone
   *   does not reach one of the ends).
   *
   * The bearings are those of the geodesic at its ends. On the map the geodesic is a curve, so they differ
   * slightly from the bearing of the straight line between the grid coordinates. Since 0.1.
   */
  geodesicGridInverse(from: Point, to: Point, zone?: number): { distance: number; bearingFrom: number; bearingTo: number };

  /**
   * Finds the position at a distance along a geodesic that starts at a bearing from grid north.
   *
   * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
   * @param zone 0; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone and
   *   hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). 0 is the standard zone of from. The
   *   zone applies to both ends.
   * @param bearing Degrees, clockwise from grid north; any finite value.
   * @param distance Meters on the ellipsoid, -1e12 ... 1e12; negative: backward.
   * @returns `to`: The end; longitude in [-180, 180) `bearingTo`: The grid bearing there in degrees, in (-180,
   *   180].
   * @throws {GridNorthError} GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_DISTANCE, GN_ERROR_ZONE,
   *   GN_ERROR_TOO_FAR.
   *
   * This is geodesicDirect() with the bearing plus the meridian convergence at from as the azimuth. Since 0.1.
   */
  geodesicGridDirect(from: Point, zone: number, bearing: number, distance: number): { to: Point; bearingTo: number };

  /**
   * Computes the magnetic field of the earth at a position.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param height Meters above the ellipsoid, -1000 ... 850,000.
   * @param year Decimal year, from 5 years before the epoch of the model to 10 years after it: 2020 ... 2035 with
   *   the built-in model. decimalYear() makes one of a time.
   * @param model A model that magneticModelParse() stored, or none for the built-in one, WMM2025.
   * @returns The field.
   * @throws {GridNorthError} GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_HEIGHT, GN_ERROR_YEAR,
   *   GN_ERROR_MAGNETIC_MODEL.
   *
   * WMM2025 is the World Magnetic Model of the US National Centers for Environmental Information and the British
   * Geological Survey for 2025.0 to 2030.0; its coefficients are a work of the US government. Outside the 5 years
   * from the epoch of a model "out-of-date" is set. The field is that of the earth's core: iron nearby, the crust
   * and magnetic storms turn a compass further. uncertainty is the error of the declination by the error model of
   * WMM2025, sqrt(0.26^2 + (5417/H)^2) degrees with H in nT, and never more than 180.
   *
   * The sums of WMM2025's technical report, section 1.2, equations 4 to 20, without a division by the cosine of
   * the latitude. Agrees with GeographicLib to 1e-6 nT, and to 1e-9 degrees where H is above 2000 nT. Where the
   * horizontal field is 0, the declination and its rate are 0 and the inclination is 90 or -90 degrees; where the
   * whole field is 0, all angles are. Since 0.2.
   */
  magneticCompute(position: Point, height: number, year: number, model?: MagneticModel | null): MagneticField;

  /**
   * Computes the magnetic declination at many positions.
   *
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @param heights Meters above the ellipsoid, -1000 ... 850,000.
   * @param years Decimal years, in the range of magneticCompute()
   * @param model A model that magneticModelParse() stored, or none for the built-in one, WMM2025. It applies to
   *   all rows.
   * @returns `declinations`: The declinations, in degrees, in (-180, 180]. `statuses`: The status of each row, one
   *   byte each.
   * @throws {GridNorthError} GN_ERROR_MAGNETIC_MODEL.
   *
   * A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_HEIGHT or
   * GN_ERROR_YEAR. Each row equals the declination of magneticCompute(), bit for bit. Since 0.2.
   *
   * Time grows with the rows. Slowest input known: a model of the caller, whose 361 numbers are checked in each
   * call.
   */
  magneticDeclinationBatch(latitudes: Numbers | number, longitudes: Numbers | number, heights: Numbers | number, years: Numbers | number, model?: MagneticModel | null): { declinations: Float64Array; statuses: Uint8Array };

  /**
   * Reads a magnetic model from a file of coefficients (.COF), as the World Magnetic Model is published.
   *
   * @param text ASCII: a line with the epoch, the name and the date; for each degree from 1 to 12 and each order
   *   from 0 to the degree, in any sequence, a line with degree, order, g and h in nT, and their changes a year; a
   *   line of nines.
   * @returns The model. Must not overlap text.
   * @throws {GridNorthError} GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE,
   *   GN_ERROR_TEXT_NUMBER where a number of a sensible size was expected, GN_ERROR_TEXT_REST,
   *   GN_ERROR_TEXT_INCOMPLETE, GN_ERROR_YEAR for an epoch outside 1 to 9999, or GN_ERROR_MAGNETIC_TERM.
   *
   * Blanks separate the numbers, which may have a sign and a decimal point but no exponent; up to 15 digits are
   * read exactly. What follows the line of nines is not read, and it may be missing. The name is cut after 23
   * bytes, its letters are in upper case. Models of a higher degree (WMMHR) are refused. Since 0.2.
   *
   * Time grows with the bytes of the text, which are read twice, up to 90 lines. Slowest input known: a long first
   * line.
   */
  magneticModelParse(text: string): MagneticModel;

  /**
   * Finds the decimal year of a time.
   *
   * @param seconds Seconds since the beginning of 1970 in UTC without leap seconds, as time() and the clocks of
   *   most systems count them; -62,135,596,800 ... 253,402,300,800, which are the years 1 to 9999. Milliseconds
   *   are refused.
   * @returns The year with the part of it that has passed: 2024.5 is the middle of 2024, a leap year.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_YEAR.
   *
   * Years are those of the Gregorian calendar, also before 1582. Since 0.2.
   */
  decimalYear(seconds: number): number;

  /**
   * Computes the angles between true, grid and magnetic north at a position.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param height Meters above the ellipsoid, -1000 ... 850,000.
   * @param year Decimal year, in the range of magneticCompute().
   * @param zone 0; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone and
   *   hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).
   * @param model A model that magneticModelParse() stored, or none for the built-in one, WMM2025.
   * @returns The angles in degrees, in (-180, 180], and the zone.
   * @throws {GridNorthError} GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_HEIGHT, GN_ERROR_YEAR,
   *   GN_ERROR_ZONE, GN_ERROR_TOO_FAR (the zone does not reach the position), GN_ERROR_MAGNETIC_MODEL.
   *
   * The convergence is that of utmFactors(), the declination that of magneticCompute(), and the grid-magnetic
   * angle is the declination minus the convergence: maps print it in the margin. azimuthConvert() applies them. At
   * a pole, the longitude names the meridian that is north or south. Since 0.2.
   */
  northsCompute(position: Point, height: number, year: number, zone?: number, model?: MagneticModel | null): Norths;

  /**
   * Converts an azimuth from one north to another.
   *
   * @param azimuth Degrees, clockwise from the north from; any finite value.
   * @param from "true", "grid" or "magnetic".
   * @param to The north from which the result is counted: the same values.
   * @param norths The angles between the norths where the azimuth is taken, from northsCompute(). Only convergence
   *   and declination are read, in degrees; any finite values.
   * @returns The azimuth in degrees, in (-180, 180].
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_NORTH.
   *
   * An azimuth from grid north is the true azimuth minus the convergence, one from magnetic north the true azimuth
   * minus the declination. It takes the grid bearings of geodesicGridInverse() and geodesicGridDirect() as well,
   * if norths are those of the same zone. Since 0.2.
   */
  azimuthConvert(azimuth: number, from: North, to: North, norths: Norths): number;

  /**
   * Measures a route: points joined by geodesics.
   *
   * @param points Latitudes -90 ... 90 degrees, longitudes any finite value.
   * @returns The length in meters; 0 for fewer than two points.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_COUNT for more points than an
   *   array can hold.
   *
   * Each segment is accurate to 15 nm, and adding them up loses nothing. Between opposite points of the earth
   * there are several shortest geodesics; the route follows one of them. Since 0.1.
   *
   * Time grows with the points. Slowest input known: nearly antipodal points, which take seven times as long as
   * others.
   */
  routeLength(points: Points): number;

  /**
   * Measures a route up to each of its points.
   *
   * @param points Latitudes -90 ... 90 degrees, longitudes any finite value.
   * @returns Lengths in meters, the first of them 0.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_COUNT for more points than an
   *   array can hold.
   *
   * The last length is the result of routeLength(). Since 0.1.
   *
   * Time grows with the points. Slowest input known: nearly antipodal points, which take seven times as long as
   * others.
   */
  routeDistances(points: Points): Float64Array;

  /**
   * Finds the point of a route at a distance along it.
   *
   * @param points Latitudes -90 ... 90 degrees, longitudes any finite value.
   * @param distance Meters from the first point, from 0 to the length of the route. A distance beyond the end by
   *   up to a nanometer for each point, or by the last digit of a long distance, counts as the end.
   * @returns `point`: The point. `azimuth`: The direction of the route there, degrees in (-180, 180]. `segment`:
   *   The index of the point at which the segment begins.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_DISTANCE, or GN_ERROR_COUNT for no
   *   points, or more than an array can hold.
   *
   * Accurate to 15 nm. A vertex belongs to the segment that begins there, the last vertex to the last segment.
   * Segments without length, between two equal points, are skipped. Since 0.1.
   *
   * Time grows with the points. Slowest input known: nearly antipodal points, which take seven times as long as
   * others.
   */
  routePoint(points: Points, distance: number): { point: Point; azimuth: number; segment: number };

  /**
   * Finds where a route comes nearest to a position.
   *
   * @param points Latitudes -90 ... 90 degrees, longitudes any finite value.
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @returns The nearest point, its distance along the route, its distance from the position (cross-track),
   *   negative if the position lies to the left, the direction of the route and the segment.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_COUNT for no points, or more than
   *   an array can hold.
   *
   * Accurate to 20 nm; if several places are equally near, the result is one of them. A bound excludes segments
   * that cannot be the nearest, so a route of 10,000 points takes a few milliseconds. At a bend to the left, a
   * position is on the left if it is to the left of both segments; at a bend to the right, of either. A vertex
   * belongs to the segment that begins there, the last vertex to the last segment. Since 0.1.
   *
   * Time grows with the points. Slowest input known: all points equally far, so that each edge is searched in up
   * to 96 steps.
   */
  routeNearest(points: Points, position: Point): RoutePlace;

  /**
   * Finds where a route comes nearest to many positions.
   *
   * @param points The points of the route; latitudes -90 ... 90, any finite longitudes.
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @returns `places`: The places. `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_COUNT for no points, GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE for the
   *   points.
   *
   * In a refused row, every floating-point field is NaN and every other field is 0; its status is
   * GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. Each row equals the result of routeNearest(), bit for bit. Since
   * 0.2.
   *
   * Time grows with the points times the rows. Slowest input known: all points equally far, so that each edge is
   * searched in up to 96 steps.
   */
  routeNearestBatch(points: Points, latitudes: Numbers | number, longitudes: Numbers | number): { places: RoutePlace[]; statuses: Uint8Array };

  /**
   * Adds vertices to a route or a ring, so that it can be drawn with straight lines in degrees, as GeoJSON readers
   * do.
   *
   * @param points Latitudes -90 ... 90 degrees, longitudes any finite value.
   * @param isClosed Whether the last point is also joined to the first, which is not repeated.
   * @param tolerance How far a straight line may depart from its geodesic, in meters: 1e-6 ... 1e6.
   * @returns The points, including the given ones, longitudes in [-180, 180). Must not overlap points.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_TOLERANCE, or GN_ERROR_COUNT for
   *   more points than an array can hold.
   *
   * Segments are halved where needed. Added points lie on the geodesic to within 15 nm. Lines cross the
   * antimeridian the short way. Since 0.1.
   *
   * Time grows with the vertices of the result, at most 4200 / √tolerance for an edge. Slowest input known: an
   * edge halfway around the earth and a tolerance of 1 µm: 4 million vertices.
   */
  routeDensify(points: Points, isClosed: boolean, tolerance: number): Point[];

  /**
   * Removes vertices from a route or a ring, within a tolerance.
   *
   * @param points Latitudes -90 ... 90 degrees, longitudes any finite value.
   * @param isClosed Whether the last point is also joined to the first.
   * @param tolerance How far a removed point may lie from the geodesic that takes its place, in meters: 1e-6 ...
   *   1e6.
   * @returns The points that remain, longitudes in [-180, 180). Must not overlap points.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_TOLERANCE, GN_ERROR_COUNT for more
   *   points than an array can hold, or GN_ERROR_WORK for very many points beside long edges.
   *
   * The first point remains, and so does the last unless the route is closed. A ring keeps at least three points,
   * if it has that many. Each new segment is the longest that the search finds, which need not be the longest
   * possible. Since 0.1.
   *
   * Time grows with n log n of the points. Slowest input known: a straight line of edges so long that only
   * geodesics tell.
   */
  routeSimplify(points: Points, isClosed: boolean, tolerance: number): Point[];

  /**
   * Begins a track.
   *
   * @param options How to record. The state keeps them.
   * @returns The state before the first fix.
   * @throws {GridNorthError} GN_ERROR_TOLERANCE, GN_ERROR_DISTANCE for a least distance or a worst accuracy that
   *   is negative or NaN, GN_ERROR_TIME for such an interval, GN_ERROR_TRACK_SPEED or GN_ERROR_TRACK_CLIMB.
   *
   * No memory is used but the state: 512 bytes for a track of any length. Since 0.2.
   */
  trackBegin(options?: TrackOptions | null): TrackState;

  /**
   * Takes the next fix of a track, and tells which fix to append to the line that is kept.
   *
   * @param track The state after the last fix, or as trackBegin() gave it.
   * @param fix Where it is now, and when: later than the last fix. Time, altitude and accuracy may be NaN: not
   *   known.
   * @returns `state`: The state after this fix; may be track. `step`: What became of the fix, and one vertex or
   *   none.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ALTITUDE, GN_ERROR_DISTANCE for a
   *   negative accuracy, GN_ERROR_TIME for a time beyond 1e15 s, GN_ERROR_TRACK_TIME or GN_ERROR_TRACK_STATE for a
   *   state that was damaged.
   *
   * A fix is left out if it is less accurate than worstAccuracy; if it can only be reached at more than
   * largestSpeed from the last one that was neither inaccurate nor strayed; if it has the time of that one; or if
   * it is sooner or nearer to the last one that was taken than the options say. The third in a row of fixes that
   * stray, and can be reached from each other, is taken: the way to it counts neither as distance nor as time. All
   * others are taken. The first is a vertex, and so is the last, which trackEnd() gives. Of those between, so many
   * are kept that each one that was taken lies within tolerance of the geodesic between two neighbors that are
   * kept: so many as a fix later can be known, so a vertex is always the fix before the one that is added. Of
   * recorded tracks there are about as many as Douglas and Peucker's method keeps, which needs all fixes at once
   * (sleeve fitting: Zhao and Saalfeld 1997). A way that swings from side to side by a little more than the
   * tolerance keeps up to three times as many.
   *
   * GN_ERROR_TRACK_TIME tells of a time that is earlier than that of the last fix that was neither inaccurate nor
   * strayed. A fix without a time is not held to speeds and intervals. Distances up to 10 km are right to 10 nm,
   * longer ones as those of geodesicInverse(). Since 0.2.
   */
  trackAdd(track: TrackState, fix: TrackFix): { state: TrackState; step: TrackStep };

  /**
   * Ends the line that is kept: gives the fix that waits.
   *
   * @param track The state after the last fix.
   * @returns `state`: The state after the end; may be track. `step`: The last vertex, or none if no fix waits.
   * @throws {GridNorthError} GN_ERROR_TRACK_STATE.
   *
   * More fixes may follow: the line goes on at this vertex. Since 0.2.
   */
  trackEnd(track: TrackState): { state: TrackState; step: TrackStep };

  /**
   * Adds up a track: its distance, times, climbs, speeds and bounds so far.
   *
   * @param track The state after the last fix.
   * @returns The totals of all fixes that were taken.
   * @throws {GridNorthError} GN_ERROR_TRACK_STATE.
   *
   * The distance is that of all fixes that were taken, so it does not depend on the tolerance. Where fixes waver
   * at rest, a least distance keeps it true. Time is moving time if the way between two fixes that were taken was
   * at least as fast as restSpeed. A climb or a descent counts, whole, once it is as long as climb from the
   * turning point before it; altitudes that are not known are skipped. The bounds follow the way from fix to fix
   * across the antimeridian; around a pole, they hold all longitudes. Since 0.2.
   */
  trackSummarize(track: TrackState): TrackTotals;

  /**
   * Measures a polygon: rings of points joined by geodesics.
   *
   * @param points The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any
   *   finite value. The last point of a ring is joined to the first; the last point may repeat the first.
   * @param rings The number of points of each ring: the outer one, then the holes.
   * @returns `area`: The area in square meters, without the holes, whichever way they run; positive if the outer
   *   ring runs counterclockwise. `perimeter`: The length of all rings in meters.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS if the counts in rings do not
   *   add up to pointCount, or GN_ERROR_COUNT for more points than an array can hold.
   *
   * The inside of a ring is the smaller of the two parts into which it divides the earth, whichever way the ring
   * runs; a pole may lie inside. If the two parts are equal, the inside is the one on the left. A vertex at a pole
   * may have any longitude; only an edge from pole to pole runs along the meridian given at its end. Accurate to
   * 0.1 square meters per edge, usually much better; for an edge between nearly antipodal points, where the
   * azimuth decides, to 1,000. Rings of fewer than three points have no area. The area of a ring that crosses
   * itself is the area that it encloses on its left minus the area that it encloses on its right. Holes never
   * remove more than the area of the outer ring. Since 0.1.
   *
   * Time grows with the points. Slowest input known: edges halfway around the earth.
   */
  polygonMeasure(points: Points, rings?: readonly number[] | null): { area: number; perimeter: number };

  /**
   * Finds which way a ring runs around its inside, seen from above.
   *
   * @param points The points of one ring: latitudes -90 ... 90 degrees, longitudes any finite value.
   * @returns "counterclockwise", "clockwise", or 0 if the area of the ring cannot be told from rounding error.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_COUNT for more points than an
   *   array can hold.
   *
   * Since 0.1.
   *
   * Time grows with the points. Slowest input known: edges halfway around the earth.
   */
  polygonOrientation(points: Points): Orientation | null;

  /**
   * Finds whether a position lies inside a polygon.
   *
   * @param points The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any
   *   finite value.
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param rings The number of points of each ring: the outer one, then the holes.
   * @returns "inside", "on-border" (within a micrometer of an edge of any ring) or "outside" (also in a hole).
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS if the counts in rings do not
   *   add up to pointCount, or GN_ERROR_COUNT for more points than an array can hold.
   *
   * Correct for edges of any length and for polygons around a pole. The inside of a ring that crosses itself is
   * the part that an odd number of edges separates from the outside. A polygon without points contains nothing.
   * Since 0.1.
   *
   * Time grows with the points. Slowest input known: a position beside a pole, for which each edge is searched.
   */
  polygonContains(points: Points, position: Point, rings?: readonly number[] | null): Side;

  /**
   * Finds whether many positions lie inside a polygon.
   *
   * @param points The vertices of all rings, the outer one first; latitudes -90 ... 90, any finite longitudes.
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @param rings The number of points of each ring: the outer one, then the holes.
   * @returns `sides`: "inside", "on-border" or "outside"; 0 in a refused row. `statuses`: The status of each row,
   *   one byte each.
   * @throws {GridNorthError} GN_ERROR_RINGS, GN_ERROR_COUNT, GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE for the
   *   points.
   *
   * The status of a refused row is GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. Each row equals the result of
   * polygonContains(). Since 0.2.
   *
   * Time grows with the points times the rows. Slowest input known: a position beside a pole, for which each edge
   * is searched.
   */
  polygonContainsBatch(points: Points, latitudes: Numbers | number, longitudes: Numbers | number, rings?: readonly number[] | null): { sides: Int32Array; statuses: Uint8Array };

  /**
   * Finds the smallest rectangle of meridians and parallels that contains a polygon.
   *
   * @param points The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any
   *   finite value.
   * @param rings The number of points of each ring: the outer one, then the holes, which have no effect.
   * @returns The edges of the rectangle in degrees; if west is greater than east, it crosses the antimeridian.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS if the counts in rings do not
   *   add up to pointCount, or GN_ERROR_COUNT for an outer ring without points, or more points than an array can
   *   hold.
   *
   * Edges bulge toward the poles, and the rectangle contains them: its northern edge may lie north of all
   * vertices. With a pole inside, longitudes are -180 ... 180, and the pole is one of the latitudes. Accurate to
   * 1e-13 degrees. Since 0.1.
   *
   * Time grows with the points. Slowest input known: edges halfway around the earth.
   */
  polygonBounds(points: Points, rings?: readonly number[] | null): Bounds;

  /**
   * Finds the centroid of a polygon.
   *
   * @param points The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any
   *   finite value.
   * @param rings The number of points of each ring: the outer one, then the holes.
   * @returns The position, longitude in [-180, 180).
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS if the counts in rings do not
   *   add up to pointCount, GN_ERROR_COUNT for an outer ring without points, or more points than an array can
   *   hold, or GN_ERROR_WORK for a border of more than 300 million kilometers.
   *
   * The centroid is the mean direction of the area on the authalic sphere, which preserves the areas of the
   * ellipsoid. For a polygon a few kilometers across, it agrees with the centroid on a plane map to a millimeter;
   * edges of any length follow the geodesics to a centimeter. A polygon without area has the centroid of its
   * border. The centroid need not lie inside. Since 0.1.
   *
   * Time grows with the points, and with the perimeter / 100 km. Slowest input known: edges halfway around the
   * earth, which are 201 pieces each.
   */
  polygonCentroid(points: Points, rings?: readonly number[] | null): Point;

  /**
   * Looks for two edges of a polygon that meet where they should not.
   *
   * @param points The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any
   *   finite value.
   * @param rings The number of points of each ring: the outer one, then the holes.
   * @returns Two such edges and a point where they meet, or one pair of several.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS if the counts in rings do not
   *   add up to pointCount, GN_ERROR_COUNT for more points than an array can hold, or GN_ERROR_WORK.
   *
   * Edges within a micrometer of each other meet, even in different rings. Neighbors may meet at their common
   * vertex, but neither may run back along the other. Points given twice are one vertex. 100,000 edges take some
   * 30 milliseconds. Long edges that run diagonally side by side, like hatching, are compared each with each, and
   * rings too: beyond some 900 edges 2,000 km long and a meter apart, or 3,000 rings, GN_ERROR_WORK refuses them.
   * edgeIndexCrossings() takes more rings. Since 0.1.
   *
   * Time grows with n log n of the points of a ring, and with rings times points. Slowest input known: long edges
   * side by side that do not meet: each pair is compared by geodesics, and too many are refused with
   * GN_ERROR_WORK.
   */
  polygonFindCrossing(points: Points, rings?: readonly number[] | null): PolygonCrossing;

  /**
   * Verifies an index wholly: once, after it was read from a file or received.
   *
   * @param words The index.
   * @returns "points", "edges" or "fences".
   * @throws {GridNorthError} GN_ERROR_INDEX if the words are no index, GN_ERROR_INDEX_ALIGNMENT,
   *   GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND for a kind that this library does not know, GN_ERROR_INDEX_SIZE,
   *   or GN_ERROR_INDEX_DAMAGED if the checksum is another one, or the content is none that was built.
   *
   * An index is an array of 64-bit words in the caller's memory: little-endian, without pointers, the same bits on
   * every machine. It can be stored, mapped from a file read-only, and asked by any number of threads. Queries
   * look at the first eight words only; whatever the others are, they never read outside the index. So this call
   * is for those who want to know that the answers are right. It takes a few nanoseconds a word. Since 0.2.
   *
   * Time grows with the words. Slowest input known: edges halfway around the earth.
   */
  indexCheck(words: BigUint64Array): IndexKind;

  /**
   * Builds an index of points.
   *
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @returns `words`: The index. Must not overlap the columns. `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_INDEX_ALIGNMENT, or GN_ERROR_COUNT for more points than an index or memory
   *   can hold.
   *
   * The index holds the points that are not refused; the status of a refused row is GN_ERROR_NOT_FINITE or
   * GN_ERROR_LATITUDE. The id of a point is its row. The number of words follows from count alone: of a million
   * points, 30 bytes for each. No other memory is used. The bits are the same on every machine. indexCheck() tells
   * what an index is. Since 0.2.
   *
   * Time grows with n log n of the points. Slowest input known: points in an order for which medians of three are
   * bad: up to 64 passes for a split.
   */
  pointIndexBuild(latitudes: Numbers | number, longitudes: Numbers | number): { words: BigUint64Array; statuses: Uint8Array };

  /**
   * Finds the points of an index that are nearest to a position.
   *
   * @param words An index of points.
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param limit How many points to find at most.
   * @param distance Meters within which they must be, 0 or more; infinity for any.
   * @returns Their distances and ids, the nearest first.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_DISTANCE if it is negative,
   *   GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND or
   *   GN_ERROR_INDEX_SIZE.
   *
   * Each distance is that of geodesicInverse() from the position to the point, bit for bit; of equally far points,
   * that with the lower id comes first. A query takes a microsecond or two. Since 0.2.
   *
   * Time grows with the logarithm of the points, and with the limit. Slowest input known: all points equally far,
   * each of which is measured.
   */
  pointIndexNearest(words: BigUint64Array, position: Point, limit: number, distance?: number): Neighbor[];

  /**
   * Finds the points of an index that are nearest to each of many positions.
   *
   * @param words An index of points.
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @param limit How many points to find for each at most; 1 or more.
   * @param distance Meters within which they must be, 0 or more; infinity for any.
   * @returns `neighbors`: Limit distances and ids for each row, the nearest first, one row after the other.
   *   `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE or GN_ERROR_DISTANCE for the distance, GN_ERROR_COUNT for no
   *   neighbors or more than memory can hold, GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION,
   *   GN_ERROR_INDEX_KIND, GN_ERROR_INDEX_SIZE.
   *
   * If there are fewer points, the other places of the row have an infinite distance and the id 2^64 - 1. In a
   * refused row, all distances are NaN and the ids 0; its status is GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. Each
   * row equals the result of pointIndexNearest(), bit for bit. If the neighbors do not fit, nothing is computed.
   * Since 0.2.
   *
   * Time grows with the rows times the logarithm of the points, and with rows times the limit. Slowest input
   * known: all points equally far, each of which is measured.
   */
  pointIndexNearestBatch(words: BigUint64Array, latitudes: Numbers | number, longitudes: Numbers | number, limit: number, distance?: number): { neighbors: Neighbor[]; statuses: Uint8Array };

  /**
   * Finds all points of an index within a distance of a position.
   *
   * @param words An index of points.
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param distance Meters, 0 or more; infinity for all points.
   * @returns The distances and ids of the points, the nearest first.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_DISTANCE if it is negative,
   *   GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND or
   *   GN_ERROR_INDEX_SIZE.
   *
   * Each distance is that of geodesicInverse() from the position to the point, bit for bit; of equally far points,
   * that with the lower id comes first. Asking for the number is faster than asking for the points. Since 0.2.
   *
   * Time grows with n log n of the points found, and with those in boxes on the border. Slowest input known: all
   * points in one place.
   */
  pointIndexWithin(words: BigUint64Array, position: Point, distance: number): Neighbor[];

  /**
   * Counts the points of an index within a distance of each of many positions.
   *
   * @param words An index of points.
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @param distance Meters, 0 or more; infinity for all points.
   * @returns `counts`: How many points there are. `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE or GN_ERROR_DISTANCE for the distance, GN_ERROR_INDEX,
   *   GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND, GN_ERROR_INDEX_SIZE.
   *
   * In a refused row, the count is 0; its status is GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. Each row equals the
   * number of results of pointIndexWithin(); pointIndexWithinBatch() also gives the points, which takes longer.
   * Since 0.2.
   *
   * Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest input
   * known: all points in one place.
   */
  pointIndexCountBatch(words: BigUint64Array, latitudes: Numbers | number, longitudes: Numbers | number, distance: number): { counts: Int32Array; statuses: Uint8Array };

  /**
   * Finds all points of an index within a distance of each of many positions.
   *
   * @param words An index of points.
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @param distance Meters, 0 or more; infinity for all points.
   * @returns `counts`: How many points there are near each position. `neighbors`: The distances and ids of the
   *   points: those of the first row, the nearest first, then those of the second, and so on. `statuses`: The
   *   status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE or GN_ERROR_DISTANCE for the distance, GN_ERROR_INDEX,
   *   GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND, GN_ERROR_INDEX_SIZE.
   *
   * In a refused row, the count is 0; its status is GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. Each row equals the
   * result of pointIndexWithin(), bit for bit. Since 0.2.
   *
   * Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest input
   * known: all points in one place.
   */
  pointIndexWithinBatch(words: BigUint64Array, latitudes: Numbers | number, longitudes: Numbers | number, distance: number): { counts: Int32Array; neighbors: Neighbor[]; statuses: Uint8Array };

  /**
   * Finds all points of an index in a rectangle of meridians and parallels.
   *
   * @param words An index of points.
   * @param bounds Degrees. If east is less than west, the rectangle crosses the antimeridian; if it is greater by
   *   360 or more, the rectangle goes around the earth.
   * @returns The ids of the points in ascending order.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW if south lies north of north,
   *   GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND or
   *   GN_ERROR_INDEX_SIZE.
   *
   * The edges belong to the rectangle. A point at a pole has all longitudes. Since 0.2.
   *
   * Time grows with n log n of the points found, and with those in boxes on the border. Slowest input known: all
   * points in one place.
   */
  pointIndexInBounds(words: BigUint64Array, bounds: Bounds): number[];

  /**
   * Finds all points of an index in each of many rectangles of meridians and parallels.
   *
   * @param words An index of points.
   * @param souths Degrees, -90 ... 90.
   * @param wests Degrees; any finite values.
   * @param norths Degrees, south ... 90.
   * @param easts Degrees; any finite values. If east is less than west, the rectangle crosses the antimeridian; if
   *   it is greater by 360 or more, the rectangle goes around the earth.
   * @returns `counts`: How many points are in each rectangle. `ids`: The ids of the points: those of the first row
   *   in ascending order, then those of the second, and so on. `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION,
   *   GN_ERROR_INDEX_KIND, GN_ERROR_INDEX_SIZE.
   *
   * In a refused row, the count is 0; its status is GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_VIEW if
   * south lies north of north. Each row equals the result of pointIndexInBounds(). Since 0.2.
   *
   * Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest input
   * known: all points in one place.
   */
  pointIndexInBoundsBatch(words: BigUint64Array, souths: Numbers | number, wests: Numbers | number, norths: Numbers | number, easts: Numbers | number): { counts: Int32Array; ids: number[]; statuses: Uint8Array };

  /**
   * Builds an index of a polygon: once, for many questions.
   *
   * @param points The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any
   *   finite value. The last point of a ring is joined to the first; the last point may repeat the first.
   * @param rings The number of points of each ring: the outer one, then the holes.
   * @returns The index, which is words of 64 bits. Must not overlap points.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS if the counts in rings do not
   *   add up to pointCount, GN_ERROR_INDEX_ALIGNMENT, or GN_ERROR_COUNT for more than 134,217,728 points in a
   *   ring, 16,777,217 rings or 2,147,483,647 points.
   *
   * The index holds the points too. It takes no other memory. Since 0.2.
   *
   * Time grows with the points. Slowest input known: edges halfway around the earth.
   */
  polygonIndexBuild(points: Points, rings?: readonly number[] | null): BigUint64Array;

  /**
   * Builds an index of a route: once, for many questions.
   *
   * @param points Latitudes -90 ... 90 degrees, longitudes any finite value.
   * @returns The index, which is words of 64 bits. Must not overlap points.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_INDEX_ALIGNMENT, or GN_ERROR_COUNT
   *   for more than 134,217,728 points.
   *
   * The index holds the points too. It takes no other memory. Since 0.2.
   *
   * Time grows with the points. Slowest input known: edges halfway around the earth.
   */
  routeIndexBuild(points: Points): BigUint64Array;

  /**
   * Finds whether many positions lie inside the polygon of an index.
   *
   * @param words The index, of polygonIndexBuild()
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @returns `sides`: "inside", "on-border" (within a micrometer of an edge of any ring) or "outside". `statuses`:
   *   The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND
   *   also for the index of a route, or GN_ERROR_INDEX_SIZE.
   *
   * The side in a refused row is 0; its status is GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. Each row equals the
   * result of polygonContains(). Words that were damaged after indexCheck() give any sides. Since 0.2.
   *
   * Time grows with the rows times the logarithm of the points where few edges are near. Slowest input known: a
   * position beside a pole, for which each edge is searched.
   */
  edgeIndexContainsBatch(words: BigUint64Array, latitudes: Numbers | number, longitudes: Numbers | number): { sides: Int32Array; statuses: Uint8Array };

  /**
   * Finds where the edges of an index come nearest to many positions.
   *
   * @param words The index, of routeIndexBuild() or polygonIndexBuild()
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @param startDistance Only places this far along the route or farther count: meters, any number but NaN; 0:
   *   from its start.
   * @param endDistance Only places up to this far along count: meters, at least startDistance; INFINITY: to its
   *   end.
   * @returns `places`: The places. Their distanceAlong is counted in their ring, and segment is the index of a
   *   point of the polygon. `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE or GN_ERROR_DISTANCE for the distances, GN_ERROR_COUNT for an
   *   index without points, GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND
   *   or GN_ERROR_INDEX_SIZE.
   *
   * In a refused row, every floating-point field is NaN and every other field is 0; its status is
   * GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. For a whole route, each row equals the result of routeNearest(), bit
   * for bit. Where a route comes back along itself, a window around the distance that was reached last keeps the
   * ways apart; it is cut to the route. In a polygon, a position inside may be left or right. Since 0.2.
   *
   * Time grows with the rows times the logarithm of the points where few edges are near. Slowest input known: all
   * points equally far, so that each edge is searched in up to 96 steps.
   */
  edgeIndexNearestBatch(words: BigUint64Array, latitudes: Numbers | number, longitudes: Numbers | number, startDistance?: number, endDistance?: number): { places: RoutePlace[]; statuses: Uint8Array };

  /**
   * Finds all pairs of edges that meet: in one index, or between two.
   *
   * @param words The index, of polygonIndexBuild() or routeIndexBuild()
   * @param otherWords The other index; the edges of the first meet one another.
   * @returns The pairs, ordered by edge, then by otherEdge.
   * @throws {GridNorthError} GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION,
   *   GN_ERROR_INDEX_KIND, GN_ERROR_INDEX_SIZE, or GN_ERROR_WORK for too many long edges side by side that do not
   *   meet.
   *
   * Edges within a micrometer of each other meet. In one index, each pair is found once, and neighbors do not meet
   * at their common vertex; but neither may run back along the other. Points given twice are one vertex. Where
   * edges meet at a vertex, each edge that ends there is in a pair. Since 0.2.
   *
   * Time grows with the pairs that meet, and with the edges times the logarithm of the points. Slowest input
   * known: long edges side by side that do not meet: each pair is compared by geodesics, and too many are refused
   * with GN_ERROR_WORK.
   */
  edgeIndexCrossings(words: BigUint64Array, otherWords?: BigUint64Array | null): PolygonCrossing[];

  /**
   * Finds the fences that hold a position.
   *
   * @param words An index of fences.
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param altitude Meters, -1,000,000 ... 1,000,000,000; NaN: not known, then the altitudes of fences do not
   *   matter.
   * @returns The ids of the fences in ascending order.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ALTITUDE, GN_ERROR_INDEX,
   *   GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND or GN_ERROR_INDEX_SIZE.
   *
   * The border of a polygon belongs to it: its sides are those of polygonContains(). A circle and a corridor hold
   * what is as near as radius by geodesicInverse() and routeNearest(). Lines hold nothing. Since 0.2.
   *
   * Time grows with the logarithm of the fences, and with n log n of those whose box holds the position. Slowest
   * input known: all fences hold it; a position beside a pole, for which each edge is searched.
   */
  fenceIndexHolding(words: BigUint64Array, position: Point, altitude?: number): number[];

  /**
   * Finds the fences that hold each of many positions.
   *
   * @param words An index of fences.
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values, reduced to [-180, 180)
   * @param altitudes Meters, -1,000,000 ... 1,000,000,000. NaN: not known.
   * @returns `counts`: How many fences hold each position. `ids`: The ids: those of the first row in ascending
   *   order, then those of the second, and so on. `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION,
   *   GN_ERROR_INDEX_KIND, GN_ERROR_INDEX_SIZE.
   *
   * In a refused row, the count is 0; its status is GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_ALTITUDE.
   * Each row equals the result of fenceIndexHolding(). Since 0.2.
   *
   * Time grows with the rows times the logarithm of the fences, and with n log n of those whose boxes hold a
   * position. Slowest input known: all fences hold all positions.
   */
  fenceIndexHoldingBatch(words: BigUint64Array, latitudes: Numbers | number, longitudes: Numbers | number, altitudes?: Numbers | number): { counts: Int32Array; ids: number[]; statuses: Uint8Array };

  /**
   * Computes a circle: everything within a geodesic distance of a position.
   *
   * @param center Degrees; latitude -90 ... 90, longitude any finite value.
   * @param radius Meters; more than 0, at most 19,970,000.
   * @param options Options that differ from the defaults.
   * @returns The closed ring.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS; for the options:
   *   GN_ERROR_PLACEMENT (an unknown value in that field, in azimuthIs or in longitudes), GN_ERROR_VERTICES (also
   *   if a tolerance needs more than 1,000,000, or for more than 3600 radial lines), GN_ERROR_TOLERANCE (neither 0
   *   nor 0.000001 ... 1,000,000), GN_ERROR_NOT_FINITE or GN_ERROR_DECIMALS.
   *
   * The ring starts in the north and runs counterclockwise, seen from above; its last point is its first. Vertex i
   * of n lies at the azimuth -360 i/n and at the radius, measured along the geodesic of the ellipsoid, to within
   * 15 nm. From a pole, azimuths are measured from the meridian of the center's longitude, as in geodesicDirect().
   *
   * The circle may contain a pole, or more than a hemisphere: its inside is on the left. Polygon functions, such
   * as polygonMeasure(), treat the smaller part of the earth as the inside of every ring, including this one.
   *
   * The edges of the polygon are geodesics. Up to a radius of a quarter of the earth's circumference they run
   * inside the circle, beyond that outside. "outside" moves all vertices outward equally, just far enough that no
   * edge is nearer to the center than the radius, with about 0.1 micrometers to spare. "inside" does the opposite.
   * "equal-area" gives the polygon the area of the circle, to a fraction of 10^-9.
   *
   * With a tolerance, no point of an edge is farther than that from the circle, and the number of vertices is at
   * most 2 % larger than necessary.
   *
   * Beyond 19,970,000 m, just under half a circle of the polar radius, geodesics in different directions meet, and
   * a circle is no longer a simple curve. The call also returns GN_ERROR_RADIUS if the placement would move
   * vertices of a slightly smaller circle beyond that limit. Since 0.1.
   *
   * Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
   */
  circle(center: Point, radius: number, options?: ShapeOptions | null): Point[];

  /**
   * Computes the bounds of a circle: the smallest rectangle of meridians and parallels that contains it.
   *
   * @param center Degrees; latitude -90 ... 90, longitude any finite value.
   * @param radius Meters; more than 0, at most 19,970,000.
   * @returns The rectangle. If east is less than west, it crosses the antimeridian; with a pole in the circle it
   *   has all longitudes, -180 ... 180.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_RADIUS.
   *
   * A filter for those who keep positions in a database: what geodesicInverse() finds within the radius lies in
   * the rectangle. It is larger than the circle by 0.1 to 0.2 micrometers on each side; beyond a radius of
   * 9,500,000 m it may have some degrees of longitude more, or all of them. Since 0.2.
   */
  circleBounds(center: Point, radius: number): Bounds;

  /**
   * Computes an ellipse.
   *
   * @param center Degrees; latitude -90 ... 90, longitude any finite value.
   * @param semiMajor Meters; more than 0, at most 19,970,000.
   * @param semiMinor Meters, in the same range; either may be the larger one.
   * @param rotation Azimuth of the first semi-axis; degrees, any finite value.
   * @param options The only placement is "on".
   * @returns The closed ring.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS; for the options:
   *   GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS. GN_ERROR_PLACEMENT also for
   *   any placement other than "on".
   *
   * In the direction t from its first axis the ellipse with the semi-axes a and b lies at the geodesic distance a
   * b/sqrt((b cos t)^2 + (a sin t)^2). Its vertices are spaced evenly by their eccentric anomaly, so they are
   * closer where it bends more. The ring is closed and runs counterclockwise from the end of the first axis. Since
   * 0.1.
   *
   * Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
   */
  ellipse(center: Point, semiMajor: number, semiMinor: number, rotation: number, options?: ShapeOptions | null): Point[];

  /**
   * Computes a wedge: a sector of a circle, or of the ring between two circles.
   *
   * @param center Degrees; latitude -90 ... 90, longitude any finite value.
   * @param innerRadius Meters; 0 for a sector with its point at the center.
   * @param outerRadius Meters; more than the inner one, at most 19,970,000.
   * @param azimuth Degrees, any finite value: of the middle, or of the side where the wedge starts, as azimuthIs
   *   says.
   * @param width Degrees, clockwise, 0 ... 360.
   * @param options Options that differ from the defaults.
   * @returns The closed ring.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS, GN_ERROR_WIDTH; for the
   *   options: GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS. GN_ERROR_RADIUS
   *   also if the inner radius is negative or not smaller than the outer; GN_ERROR_VERTICES also if a placement
   *   would make the edges of both arcs cross, as can happen with few vertices when the radii hardly differ.
   *
   * The ring is closed and runs counterclockwise. For a sector it is the center, the arc back from the second side
   * to the first, and the center; between two circles it is the outer arc from the second side to the first, then
   * the inner arc. The sides are geodesics, and the vertices at their ends have exact azimuths. Each arc has its
   * share of the vertices of a whole turn, rounded up, and its placement: the polygon contains the wedge, lies in
   * it or has its area.
   *
   * A width of 0 gives no points. A width of 360 gives the circle, its first vertex at the azimuth where it
   * starts; between two circles, the outer ring, then the inner one clockwise, both closed. Since 0.1.
   *
   * Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
   */
  wedge(center: Point, innerRadius: number, outerRadius: number, azimuth: number, width: number, options?: ShapeOptions | null): Point[];

  /**
   * Computes an arc: part of a circle, as an open line.
   *
   * @param center Degrees; latitude -90 ... 90, longitude any finite value.
   * @param radius Meters; more than 0, at most 19,970,000.
   * @param azimuth Degrees, any finite value: of the middle, or of the side where the arc starts, as azimuthIs
   *   says.
   * @param width Degrees, clockwise, 0 ... 360.
   * @param options The only placement is "on".
   * @returns The points, clockwise from where the arc starts.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS, GN_ERROR_WIDTH; for the
   *   options: GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS. GN_ERROR_PLACEMENT
   *   also for any placement other than "on".
   *
   * The first and the last point have exact azimuths. A width of 0 gives no points; with a width of 360 the last
   * point is the first. Since 0.1.
   *
   * Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
   */
  arc(center: Point, radius: number, azimuth: number, width: number, options?: ShapeOptions | null): Point[];

  /**
   * Computes several circles around one position, and radial lines if the options ask for them.
   *
   * @param center Degrees; latitude -90 ... 90, longitude any finite value.
   * @param radii Meters; each more than 0, at most 19,970,000; in any order.
   * @param options Options that differ from the defaults.
   * @returns `vertices`: The points of all lines, one line after the other: latitude and longitude of each.
   *   `lines`: Which vertices each line has, and what it is.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS, GN_ERROR_COUNT without
   *   radii; for the options: GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS.
   *
   * The rings come first, as circle() computes them, in the order of the radii; then the radial lines, two points
   * each, from the center to the largest radius. Each ring has a position for its label at labelAzimuth, and each
   * radial line one at its end. Since 0.1.
   *
   * Time grows with the radii times the vertices.
   */
  ringSet(center: Point, radii: Numbers, options?: ShapeOptions | null): { vertices: Float64Array; lines: RingLine[] };

  /**
   * Writes a circle as GeoJSON.
   *
   * @param center Degrees; latitude -90 ... 90, longitude any finite value.
   * @param radius Meters; more than 0, at most 19,970,000.
   * @param options Options that differ from the defaults.
   * @param properties Of the feature: what JSON can write, at most 64 levels deep.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS, GN_ERROR_PROPERTIES,
   *   GN_ERROR_CROSSINGS for more than 256 crossings of the antimeridian; for the options: GN_ERROR_PLACEMENT,
   *   GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS.
   *
   * The result is a Feature with a Polygon, or with a MultiPolygon if the antimeridian cuts the circle (RFC 7946,
   * section 3.1.9). Rings are closed; the outer one runs counterclockwise, holes run clockwise, and no longitude
   * lies outside -180 ... 180. If a pole is inside, the ring runs along the edge of the map at 180 to the pole,
   * along it, and back at -180, so that every reader finds the pole inside. A circle that contains both poles and
   * the antimeridian is the whole map with a hole.
   *
   * Positions have up to decimals digits after the point. A position equal to the one before is left out, but a
   * ring always has at least four; pieces without area are left out if there are others. "outside" and "inside"
   * apply to the rounded positions: the vertices are moved farther out, or in, to allow for rounding and for
   * straight lines in degrees, which may depart from the edges by the edgeTolerance; inward by at most half of the
   * radius.
   *
   * Readers of GeoJSON draw edges as straight lines in degrees. With an edgeTolerance, edges have enough positions
   * to keep those lines that close to the geodesics. Without one, long edges are drawn in the wrong place,
   * especially near a pole. For "outside" and "inside", an edgeTolerance of 0 means the tolerance, or, if that is
   * 0 too, a thousandth of the radius; but at least 0.7 units of the last decimal, since rounding makes a finer
   * one useless. So these placements always hold for straight lines in degrees. The call returns GN_ERROR_RADIUS
   * if vertices would be more than 19,970,000 m away: the edgeTolerance may be too large for a circle of nearly
   * that size.
   *
   * Since 0.1.
   *
   * Time grows with the vertices, which are computed two to six times, and with the bytes of the properties.
   * Slowest input known: a small tolerance for edges halfway around the earth.
   */
  circleGeoJSON(center: Point, radius: number, options?: ShapeOptions | null, properties?: object | null): Feature;

  /** Like circleGeoJSON(), but returns the text as UTF-8 bytes. */
  circleGeoJSONBytes(center: Point, radius: number, options?: ShapeOptions | null, properties?: object | null): Uint8Array;

  /**
   * Writes an ellipse as GeoJSON.
   *
   * @param center Degrees; latitude -90 ... 90, longitude any finite value.
   * @param semiMajor Meters; more than 0, at most 19,970,000.
   * @param semiMinor Meters, in the same range; either may be the larger one.
   * @param rotation Azimuth of the first semi-axis; degrees, any finite value.
   * @param options Options that differ from the defaults.
   * @param properties Of the feature: what JSON can write, at most 64 levels deep.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS, GN_ERROR_PROPERTIES; for the
   *   options: GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS. GN_ERROR_PLACEMENT
   *   also for any placement other than "on".
   *
   * The result is written as circleGeoJSON() writes a circle. Since 0.1.
   *
   * Time grows with the vertices, which are computed two to six times, and with the bytes of the properties.
   * Slowest input known: a small tolerance for edges halfway around the earth.
   */
  ellipseGeoJSON(center: Point, semiMajor: number, semiMinor: number, rotation: number, options?: ShapeOptions | null, properties?: object | null): Feature;

  /** Like ellipseGeoJSON(), but returns the text as UTF-8 bytes. */
  ellipseGeoJSONBytes(center: Point, semiMajor: number, semiMinor: number, rotation: number, options?: ShapeOptions | null, properties?: object | null): Uint8Array;

  /**
   * Writes a wedge as GeoJSON.
   *
   * @param center Degrees; latitude -90 ... 90, longitude any finite value.
   * @param innerRadius Meters; 0 for a sector with its point at the center.
   * @param outerRadius Meters; more than the inner one, at most 19,970,000.
   * @param azimuth Degrees, any finite value: of the middle, or of the side where the wedge starts, as azimuthIs
   *   says.
   * @param width Degrees, clockwise, 0 ... 360.
   * @param options Options that differ from the defaults.
   * @param properties Of the feature: what JSON can write, at most 64 levels deep.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS, GN_ERROR_WIDTH,
   *   GN_ERROR_PROPERTIES; for the options: GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or
   *   GN_ERROR_DECIMALS. GN_ERROR_RADIUS also if the inner radius is negative or not smaller than the outer;
   *   GN_ERROR_VERTICES also if a placement would make the edges of both arcs cross, as can happen with few
   *   vertices when the radii hardly differ.
   *
   * The result is written as circleGeoJSON() writes a circle; a whole turn between two circles is a Polygon with a
   * hole. A width of 0 gives a Polygon without coordinates. Since 0.1.
   *
   * Time grows with the vertices, which are computed two to six times, and with the bytes of the properties.
   * Slowest input known: a small tolerance for edges halfway around the earth.
   */
  wedgeGeoJSON(center: Point, innerRadius: number, outerRadius: number, azimuth: number, width: number, options?: ShapeOptions | null, properties?: object | null): Feature;

  /** Like wedgeGeoJSON(), but returns the text as UTF-8 bytes. */
  wedgeGeoJSONBytes(center: Point, innerRadius: number, outerRadius: number, azimuth: number, width: number, options?: ShapeOptions | null, properties?: object | null): Uint8Array;

  /**
   * Writes an arc as GeoJSON.
   *
   * @param center Degrees; latitude -90 ... 90, longitude any finite value.
   * @param radius Meters; more than 0, at most 19,970,000.
   * @param azimuth Degrees, any finite value: of the middle, or of the side where the arc starts, as azimuthIs
   *   says.
   * @param width Degrees, clockwise, 0 ... 360.
   * @param options Options that differ from the defaults.
   * @param properties Of the feature: what JSON can write, at most 64 levels deep.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS, GN_ERROR_WIDTH,
   *   GN_ERROR_PROPERTIES; for the options: GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or
   *   GN_ERROR_DECIMALS. GN_ERROR_PLACEMENT also for any placement other than "on".
   *
   * The result is a Feature with a LineString, or with a MultiLineString if the arc crosses the antimeridian. A
   * width of 0 gives a LineString without coordinates. Since 0.1.
   *
   * Time grows with the vertices, which are computed two to six times, and with the bytes of the properties.
   * Slowest input known: a small tolerance for edges halfway around the earth.
   */
  arcGeoJSON(center: Point, radius: number, azimuth: number, width: number, options?: ShapeOptions | null, properties?: object | null): Feature;

  /** Like arcGeoJSON(), but returns the text as UTF-8 bytes. */
  arcGeoJSONBytes(center: Point, radius: number, azimuth: number, width: number, options?: ShapeOptions | null, properties?: object | null): Uint8Array;

  /**
   * Writes several circles around one position, radial lines and labels as GeoJSON.
   *
   * @param center Degrees; latitude -90 ... 90, longitude any finite value.
   * @param radii Meters; each more than 0, at most 19,970,000; in any order.
   * @param options Options that differ from the defaults.
   * @param properties Of the feature: what JSON can write, at most 64 levels deep.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS, GN_ERROR_COUNT without
   *   radii, GN_ERROR_PROPERTIES; for the options: GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or
   *   GN_ERROR_DECIMALS.
   *
   * The result is a FeatureCollection: the rings, as circleGeoJSON() writes them, with the properties kind
   * ("ring") and radius; radial lines as LineStrings with kind ("radial") and azimuth, in [0, 360); then a Point
   * for the label of each, with kind ("label") and radius or azimuth. The caller's properties come first in each
   * feature. Since 0.1.
   *
   * Time grows with the radii times the vertices, and with the radii and radials times the bytes of the
   * properties. Slowest input known: 3600 radials with long properties.
   */
  ringSetGeoJSON(center: Point, radii: Numbers, options?: ShapeOptions | null, properties?: object | null): FeatureCollection;

  /** Like ringSetGeoJSON(), but returns the text as UTF-8 bytes. */
  ringSetGeoJSONBytes(center: Point, radii: Numbers, options?: ShapeOptions | null, properties?: object | null): Uint8Array;

  /**
   * Reads a time in the form of ISO 8601: "2026-11-22T08:17:05.250Z".
   *
   * @param text A date, "T" or a blank, hours, minutes, and perhaps seconds with decimals, then "Z" or an offset
   *   such as "+02:00"; or a date alone, a month or a year, as in KML. Blanks around it are skipped.
   * @returns Seconds since the beginning of 1970 in UTC without leap seconds.
   * @throws {GridNorthError} GN_ERROR_DATE, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_REST, GN_ERROR_OFFSET for a size
   *   beyond memory.
   *
   * Years are 0001 to 9999 in the Gregorian calendar. A text without an offset is in UTC. Hour 24 is taken with
   * minutes and seconds of 0; second 60, a leap second, means the same as the second after it, which must lie
   * before the year 10000. A day, a month and a year mean their beginning, in UTC or at an offset. Offsets are at
   * most 14 hours. Seconds have any number of decimals, after a point or a comma; the result is the double nearest
   * to a text of up to 9. Since 0.2.
   *
   * Time grows with the bytes of the text. Slowest input known: blanks.
   */
  timeParse(text: string): number;

  /**
   * Writes a time in the form of ISO 8601, in UTC.
   *
   * @param seconds Seconds since the beginning of 1970 in UTC without leap seconds, in the years 1 to 9999.
   * @param decimals Of the seconds, 0 ... 9.
   * @returns ASCII text.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_YEAR, GN_ERROR_DECIMALS.
   *
   * Rounds the number as it is, half to even, once. Since 0.2.
   *
   * Takes constant time.
   */
  timeFormat(seconds: number, decimals?: number): string;

  /**
   * Computes a rectangle around a position.
   *
   * @param center Degrees; latitude -90 ... 90, longitude any finite value.
   * @param length Meters; more than 0, at most 1,000,000.
   * @param width Meters, in the same range.
   * @param azimuth The direction of the length; degrees, any finite value.
   * @param options Only longitudes matters.
   * @returns The closed ring.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_DIMENSION; for the options:
   *   GN_ERROR_JOIN, GN_ERROR_PLACEMENT or GN_ERROR_TOLERANCE.
   *
   * The corners are those of a plane rectangle, laid off from the center: each lies at the distance of half its
   * diagonal, measured along a geodesic, and as far beside the azimuth as in the plane. So all four are equally
   * far from the center, to within 15 nm; the edges, geodesics too, are a little shorter than length and width, by
   * less than one part in 10^6 up to a diagonal of 20 km. The ring begins with the corner ahead on the right and
   * runs counterclockwise. Since 0.2.
   *
   * Takes constant time.
   */
  rectangle(center: Point, length: number, width: number, azimuth: number, options?: OutlineOptions | null): Point[];

  /**
   * Computes the line beside a route at a distance: its parallel.
   *
   * @param points The route. Latitudes -90 ... 90 degrees, longitudes any finite value.
   * @param distance Meters, -1,000,000 ... 1,000,000: positive to the right of the route, negative to its left.
   * @param options Ends does not matter.
   * @returns The line. Must not overlap points.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_DIMENSION, GN_ERROR_COUNT; for the
   *   options: GN_ERROR_JOIN, GN_ERROR_PLACEMENT or GN_ERROR_TOLERANCE.
   *
   * The line runs in the direction of the route. Beside each segment it is at the distance, measured across the
   * segment; beside a long one it has vertices between, so that its own segments, which are geodesics, depart from
   * that by no more than the tolerance. Around the outside of a corner it is an arc, a tip or a bevel, as join
   * says. A tip lies in the middle, at the distance divided by the cosine of half the turn. A point where the
   * route turns back has a turn of 180 degrees, the outside of it on either side.
   *
   * On the inside of a corner the line goes from one segment to the next where their lines meet. What lies nearer
   * to another segment is cut off at the beginning and the end of each piece, with pieces that are too short as a
   * whole. So every vertex lies at the distance from the route, to within a micrometer, and tips farther. Where
   * the route comes nearer to itself than twice the distance, what is left is joined in order; there the line may
   * cross the route. If nothing is left, as inside of a closed route that is too narrow, there are no points.
   *
   * The time grows with the square of the count: some milliseconds for 100 points. Since 0.2.
   *
   * Time grows with the square of the points, and with the vertices of the result times the points. Slowest input
   * known: a dense track at a distance of many of its edges, each piece of which is cut off by one edge after the
   * other.
   */
  routeParallel(points: Points, distance: number, options?: OutlineOptions | null): Point[];

  /**
   * Computes a corridor: a route with a width on each side.
   *
   * @param points The route. Latitudes -90 ... 90 degrees, longitudes any finite value.
   * @param left Meters to the left of the route, 0 ... 1,000,000; one of the two must be more than 0.
   * @param right Meters to its right, 0 ... 1,000,000.
   * @param options Options that differ from the defaults.
   * @returns The closed ring. Must not overlap points.
   * @throws {GridNorthError} as routeParallel().
   *
   * The ring is the routeParallel() on the right, the end, the parallel on the left backward, and the start. It
   * runs counterclockwise, and ends with its first point. An end may be flat, round or square; on each side it
   * goes as far beyond the route as that side is wide. Where the route comes near itself, the ring crosses itself;
   * square ends are not cut off where they lie near another segment. Where a corridor is far wider than the bends
   * of its route, nothing may be left of a side, or of the ring. Since 0.2.
   *
   * Time grows with the square of the points, and with the vertices of the result times the points. Slowest input
   * known: a dense track at a distance of many of its edges, each piece of which is cut off by one edge after the
   * other.
   */
  routeCorridor(points: Points, left: number, right: number, options?: OutlineOptions | null): Point[];

  /**
   * Computes the outline of an arrow along a route, as of an axis of advance.
   *
   * @param points The middle of the arrow, from its tail to its tip. Latitudes -90 ... 90 degrees, longitudes any
   *   finite value.
   * @param width Meters; more than 0, at most 1,000,000: of the body.
   * @param headWidth Meters from barb to barb; at least width, at most 1,000,000.
   * @param headLength Meters along the route; more than 0, less than the route has, at most 1,000,000.
   * @param options Ends does not matter.
   * @returns The closed ring. Must not overlap points.
   * @throws {GridNorthError} as routeParallel().
   *
   * The body is a routeCorridor() with a flat end at the neck, headLength before the tip along the route. The
   * barbs stand at the neck, across the geodesic from there to the tip. The ring runs counterclockwise: the body's
   * right side from the tail on, the right barb, the tip, the left barb, the left side, the first point again. If
   * the tail is to be open, leave out that last point. Since 0.2.
   *
   * Time grows with the square of the points, and with the vertices of the result times the points. Slowest input
   * known: a dense track at a distance of many of its edges, each piece of which is cut off by one edge after the
   * other.
   */
  routeArrow(points: Points, width: number, headWidth: number, headLength: number, options?: OutlineOptions | null): Point[];

  /**
   * Marks a route at equal intervals.
   *
   * @param points Latitudes -90 ... 90 degrees, longitudes any finite value.
   * @param first Meters from the start of the route to the first mark, 0 ... 1e12.
   * @param interval Meters from each mark to the next, 0.001 ... 1e12.
   * @returns The marks.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_DISTANCE, GN_ERROR_INTERVAL, or
   *   GN_ERROR_COUNT for no points, or more than an array can hold.
   *
   * Each mark is where routePoint() finds it, to within 15 nm. The end of the route has a mark if it lies a whole
   * number of intervals from the first one; a nanometer for each point may be missing. Since 0.2.
   *
   * Time grows with the points and the marks.
   */
  routeMarks(points: Points, first: number, interval: number): RouteMark[];

  /**
   * Lays the points of a drawing along anchors: line art of the host's, given in a frame of its own.
   *
   * @param anchors Latitudes -90 ... 90 degrees, longitudes any finite value.
   * @param frame One of the Frame words: what x and y are.
   * @param xs The way along the line of anchors from the first, in meters or in lengths of the line.
   * @param ys The way to the right of the line, in meters, or in lengths or widths; negative to the left.
   * @returns `latitudes`: Degrees. `longitudes`: Degrees, in [-180, 180). `statuses`: The status of each row, one
   *   byte each.
   * @throws {GridNorthError} GN_ERROR_FRAME, GN_ERROR_COUNT, GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE for the
   *   anchors.
   *
   * A point goes x along the geodesics from anchor to anchor, and from there y to the right of the direction that
   * they have; before the first anchor and behind the last one the line goes on straight. With y pointing right of
   * x, a frame is drawn as on a screen, where y points down.
   *
   * "length" with two anchors turns and scales a drawing: (0, 0) comes to lie on the first and (1, 0) on the
   * second. "width" stretches it across too: (x, 1) lies as far beside the line, and on the same side, as the last
   * anchor, for drawings with two points at their ends and a third for their depth. "meters" is the inverse of
   * routeNearest(), near the route. At a corner of the line, the drawing overlaps on the inside and leaves gaps on
   * the outside. Rows whose x rises are found along the line at once; each step back begins at its start.
   *
   * In a refused row, both numbers are NaN; its status is GN_ERROR_NOT_FINITE or GN_ERROR_DISTANCE (more than 1e12
   * m). Since 0.2.
   *
   * Time grows with the rows times the anchors. Slowest input known: rows whose x goes back and forth: each time
   * the anchors are measured from the first.
   */
  framePointsBatch(anchors: Points, frame: Frame, xs: Numbers | number, ys: Numbers | number): { latitudes: Float64Array; longitudes: Float64Array; statuses: Uint8Array };

  /**
   * Finds where the sun is seen.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param time Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
   * @returns Its azimuth, elevation and distance.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_YEAR outside 1900 to 2099.
   *
   * Right to 0.005 degrees: 0.001 from the series, and up to 0.004 because the earth turns up to 0.9 s ahead of
   * UTC or behind it. If leap seconds are given up, each second of drift adds 0.004 degrees. The distance is right
   * to 8,000 km. The position is on the ellipsoid; at a pole, the azimuth is measured from the meridian of the
   * longitude given there. The apparent elevation is that of air at 10 degrees Celsius and 1010 hPa, after
   * Saemundsson, "Astronomical refraction", Sky and Telescope 72, 1986; below -1 degree it means nothing. The
   * sun's place is that of Reda and Andreas, "Solar position algorithm for solar radiation applications",
   * NREL/TP-560-34302, 2004, table A4.2, by its larger terms. Since 0.2.
   */
  sunPosition(position: Point, time: number): SkyPlace;

  /**
   * Finds where the moon is seen.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param time Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
   * @returns Its azimuth, elevation and distance.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_YEAR outside 1900 to 2099.
   *
   * Right to 0.01 degrees, and the distance to 20 km; drift counts as for sunPosition(). The position is on the
   * ellipsoid: the moon is up to a degree from where it is seen from the center of the earth. Its apparent
   * elevation and its azimuth at a pole are as for the sun. Its place is that of Meeus, "Astronomical Algorithms",
   * second edition, chapter 47. Since 0.2.
   */
  moonPosition(position: Point, time: number): SkyPlace;

  /**
   * Finds where the sun is seen, for many positions and times.
   *
   * @param latitudes Degrees, -90 ... 90.
   * @param longitudes Degrees; any finite values.
   * @param times Seconds as sunPosition() takes them.
   * @returns `azimuths`: The azimuths, degrees clockwise from true north, more than -180, at most 180.
   *   `elevations`: The elevations above the horizon in degrees, as if there were no air. `statuses`: The status
   *   of each row, one byte each.
   *
   * A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_YEAR.
   * Each row equals the result of sunPosition(), bit for bit. Since 0.2.
   *
   * Time grows with the rows.
   */
  sunPositionBatch(latitudes: Numbers | number, longitudes: Numbers | number, times: Numbers | number): { azimuths: Float64Array; elevations: Float64Array; statuses: Uint8Array };

  /**
   * Lists what the sun does in a span of time: it rises, crosses the meridian and sets; and the three twilights.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param start Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099; not
   *   part of the span.
   * @param end Seconds: the end of the span, which is part of it; no more than 400 days after start.
   * @returns The events, the first one first.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_YEAR outside 1900 to 2099, or
   *   GN_ERROR_TIME for a span that ends before it starts or is longer than 400 days.
   *
   * The sun rises and sets when its center is 50 minutes of arc below the horizon of the sea, seen from its level:
   * refraction and the sun's radius, as in all almanacs. If a day has neither sunrise nor sunset, its elevation
   * tells: above -50/60 degrees it is up all day. Where the sun climbs or sinks by 3 degrees an hour or more,
   * times are right to 2 seconds by that rule, and if leap seconds are given up, less right by the drift; the air
   * of a real day may move sunrise by minutes. A span includes its end but not its start: spans that follow each
   * other list no event twice and miss none, and the search for the next event begins at the time of the last one.
   * Since 0.2.
   *
   * Time grows with the days of the span, at most 400.
   */
  sunEvents(position: Point, start: number, end: number): SkyEvent[];

  /**
   * Lists what the moon does in a span of time: it rises, crosses the meridian and sets; and its phases.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param start Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099; not
   *   part of the span.
   * @param end Seconds: the end of the span, which is part of it; no more than 400 days after start.
   * @returns The events, the first one first.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_YEAR outside 1900 to 2099, or
   *   GN_ERROR_TIME for a span that ends before it starts or is longer than 400 days.
   *
   * The moon rises and sets when its upper edge is 34 minutes of arc below the horizon of the sea, seen from its
   * level. About once a month a day has no moonrise, and near the poles the moon stays up or down for days. Where
   * it climbs or sinks by 3 degrees an hour or more, times are right to 5 seconds. Phases are as seen from the
   * center of the earth, the same for every position, and right to 30 seconds. All else is as for sunEvents().
   * Since 0.2.
   *
   * Time grows with the days of the span, at most 400.
   */
  moonEvents(position: Point, start: number, end: number): SkyEvent[];

  /**
   * Finds how much of the moon is lit.
   *
   * @param time Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
   * @returns The phase.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, or GN_ERROR_YEAR outside 1900 to 2099.
   *
   * As seen from the center of the earth. The angle is right to 0.01 degrees, the lit part to 0.0001: Meeus,
   * "Astronomical Algorithms", second edition, chapter 48. Since 0.2.
   */
  moonPhaseAt(time: number): MoonPhase;

  /**
   * Writes a route as GeoJSON.
   *
   * @param points The points of the route; latitudes -90 ... 90 degrees, longitudes any finite value.
   * @param options Decimals and edge tolerance.
   * @param properties Of the feature: what JSON can write, at most 64 levels deep.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_COUNT, GN_ERROR_PROPERTIES; for the
   *   options: GN_ERROR_DECIMALS or GN_ERROR_TOLERANCE.
   *
   * The result is a Feature with a LineString, or with a MultiLineString if the route crosses the antimeridian
   * (RFC 7946, section 3.1.9) or crosses a pole to another meridian. The crossing lies on the geodesic between its
   * neighbors. Positions are rounded to decimals; a position equal to the one before is left out, but there are
   * always at least two. circleGeoJSON() explains edgeTolerance.
   *
   * Since 0.1.
   *
   * Time grows with the vertices of the result, which are computed two to six times, and with the bytes of the
   * properties. Slowest input known: an edge halfway around the earth and a tolerance of 1 µm.
   */
  routeGeoJSON(points: Points, options?: GeoJSONOptions | null, properties?: object | null): Feature;

  /** Like routeGeoJSON(), but returns the text as UTF-8 bytes. */
  routeGeoJSONBytes(points: Points, options?: GeoJSONOptions | null, properties?: object | null): Uint8Array;

  /**
   * Writes a polygon as GeoJSON.
   *
   * @param points The points of all rings, one ring after the other; latitudes -90 ... 90 degrees, longitudes any
   *   finite value.
   * @param rings The number of points of each ring, first the outer one, then holes.
   * @param options Decimals and edge tolerance.
   * @param properties Of the feature: what JSON can write, at most 64 levels deep.
   * @throws {GridNorthError} GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS, GN_ERROR_COUNT for a ring of
   *   fewer than three points, GN_ERROR_CROSSINGS for more than 256 crossings of the antimeridian,
   *   GN_ERROR_PROPERTIES; for the options: GN_ERROR_DECIMALS or GN_ERROR_TOLERANCE.
   *
   * The result is a Feature with a Polygon or a MultiPolygon, written as circleGeoJSON() writes a circle. The
   * inside of a ring is the smaller of the two parts of the earth, whichever way the ring runs; rings are written
   * in the direction that RFC 7946 requires. Holes are cut like the outer ring, and belong to the piece that
   * contains them. A point at a pole becomes two positions, with the longitudes of its neighbors.
   *
   * Since 0.1.
   *
   * Time grows with the points, or with the holes times the points if the antimeridian cuts the outer ring.
   * Slowest input known: thousands of holes beside the antimeridian.
   */
  polygonGeoJSON(points: Points, rings?: readonly number[] | null, options?: GeoJSONOptions | null, properties?: object | null): Feature;

  /** Like polygonGeoJSON(), but returns the text as UTF-8 bytes. */
  polygonGeoJSONBytes(points: Points, rings?: readonly number[] | null, options?: GeoJSONOptions | null, properties?: object | null): Uint8Array;

  /**
   * Finds out whether a document is GPX, KML or CoT.
   *
   * @param text XML in UTF-8, with or without a byte-order mark.
   * @returns One of the ExchangeFormat words.
   * @throws {GridNorthError} GN_ERROR_DOCUMENT for another root element, GN_ERROR_TEXT_EMPTY,
   *   GN_ERROR_TEXT_INCOMPLETE, GN_ERROR_XML, GN_ERROR_XML_ATTRIBUTE, GN_ERROR_XML_REFERENCE,
   *   GN_ERROR_XML_ENCODING, GN_ERROR_XML_DTD, GN_ERROR_XML_LIMIT, GN_ERROR_OFFSET for a size beyond memory.
   *
   * Reads up to the first tag: its local name is gpx; kml, Document, Folder, Placemark or GroundOverlay; or for
   * CoT event or events. Since 0.2.
   *
   * Time grows with the bytes of the text. Slowest input known: a long comment.
   */
  exchangeDetect(text: string): ExchangeFormat;

  /**
   * Reads a text of XML: replaces references, and takes comments and the marks of CDATA away.
   *
   * @param text A part of a document in UTF-8, such as the name of a feature.
   * @returns UTF-8 text.
   * @throws {GridNorthError} GN_ERROR_XML, GN_ERROR_XML_REFERENCE, GN_ERROR_XML_ENCODING,
   *   GN_ERROR_TEXT_INCOMPLETE, GN_ERROR_OFFSET for a size beyond memory.
   *
   * References are the five of XML and those of characters. A carriage return, alone or before a line feed,
   * becomes a line feed. Blanks around the text stay. Since 0.2.
   *
   * Time grows with the bytes of the text.
   */
  xmlUnescape(text: string): string;

  /**
   * Measures a group of shots on the plane of a target.
   *
   * @param shots Where they hit: meters to the right and up from any origin, within 1e15.
   * @param aim The point of aim, in meters, within 1e15, or none for the origin.
   * @returns What the group measures, in meters.
   * @throws {GridNorthError} GN_ERROR_COUNT, GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, or GN_ERROR_WORK for very many
   *   shots on a circle.
   *
   * A shot that is not known must be left out: NaN is refused. For one shot, spreads and radii are 0, and the
   * deviations, sigma, cep50 and r95 are NaN. Of several pairs as far apart as the extreme spread, the rows are
   * those of one. The results are exact but for rounding: about a unit in the last place of the largest distance,
   * also if the group is small and far from the origin.
   *
   * Sigma, cep50 and r95 take for granted that shots spread alike in all directions, as a circular normal
   * distribution does. They describe the weapon, not these shots only, and they count from the center, not from
   * the aim. sigma is the root of the sum of the squared distances from the center over 2 count - 2, divided by
   * c4(2 count - 1), so that it is not too small on average for few shots. If deviationX and deviationY of many
   * shots differ, use these instead. Since 0.2.
   *
   * Time grows with the shots in most groups, and with their square if all lie on a circle. Slowest input known: a
   * circle, on which 100,000 shots take seconds.
   */
  groupMeasure(shots: readonly PlanePoint[], aim?: PlanePoint | null): Group;

  /**
   * Converts lengths on a target and the angles that they cover at a distance into each other.
   *
   * @param value A length or an angle in the unit from, within 1e15; an angle that is converted to another kind of
   *   unit must be less than 90 degrees either way.
   * @param from "meters", "millimeters", "inches", "moa", "milliradians" or "inches-per-100-yards".
   * @param to The unit of the result: the same values.
   * @param distance Meters to the target, 0.001 ... 1e12; not read if lengths are converted to lengths, or angles
   *   to angles.
   * @returns The length or the angle in the unit to.
   * @throws {GridNorthError} GN_ERROR_UNIT, GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, GN_ERROR_RANGE or
   *   GN_ERROR_TARGET_ANGLE.
   *
   * The tangent of an angle is the length over the distance: what a sight must be turned by to move the shots that
   * far. Inches per 100 yards are no angle but the length over the distance itself, times 3600. Since 0.2.
   */
  targetConvert(value: number, from: TargetUnit, to: TargetUnit, distance: number): number;

  /**
   * Finds from known points how a photo shows a plane.
   *
   * @param points Points of the photo and where they are on the plane: pixels to the right and down, and meters to
   *   the right and up from any origin; within 1e15.
   * @param kind "similarity", "affine" or "homography".
   * @returns The calibration, with its residual in meters.
   * @throws {GridNorthError} GN_ERROR_CALIBRATION for the kind, GN_ERROR_COUNT, GN_ERROR_NOT_FINITE,
   *   GN_ERROR_PIXELS, GN_ERROR_MEASURE, GN_ERROR_CALIBRATION_POINTS if the points are one place, for an affine
   *   map nearly on a line, for a homography three of four nearly on a line, or GN_ERROR_CALIBRATION_ORDER.
   *
   * Of more points than the kind needs, the sum of the squared distances on the plane is the least; for a
   * homography, the least that is reached from the direct linear transform. The residual is the root of the mean
   * of these squares. With as few points as the kind needs, it is 0 but for rounding, and says nothing: measure
   * one more. A photo never mirrors, so points that are given in the opposite direction, or crosswise, are
   * refused; a similarity of more points may only have a large residual then. Since 0.2.
   *
   * Time grows with the points.
   */
  calibrationFit(points: readonly CalibrationPoint[], kind: CalibrationKind): Calibration;

  /**
   * Finds the places on a plane that the pixels of a photo show.
   *
   * @param calibration What calibrationFit() found.
   * @param pixelXs Pixels to the right, within 1e15.
   * @param pixelYs Pixels down, within 1e15.
   * @returns `xs`: The places on the plane: to the right, in meters. `ys`: The places on the plane: up, in meters.
   *   `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_CALIBRATION.
   *
   * A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE, GN_ERROR_PIXELS, or
   * GN_ERROR_OUT_OF_SIGHT for a pixel on the horizon of the plane or above it. Accurate to a few units in the last
   * place of the largest numbers involved. Since 0.2.
   *
   * Time grows with the rows.
   */
  calibrationToPlaneBatch(calibration: Calibration, pixelXs: Numbers | number, pixelYs: Numbers | number): { xs: Float64Array; ys: Float64Array; statuses: Uint8Array };

  /**
   * Finds the pixels of a photo that show places on a plane.
   *
   * @param calibration What calibrationFit() found.
   * @param xs Meters to the right on the plane, within 1e15.
   * @param ys Meters up, within 1e15.
   * @returns `pixelXs`: The way to the right from the left edge of the photo, in pixels. `pixelYs`: The way down
   *   from the top edge of the photo, in pixels. `statuses`: The status of each row, one byte each.
   * @throws {GridNorthError} GN_ERROR_CALIBRATION.
   *
   * A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, or
   * GN_ERROR_OUT_OF_SIGHT for a place behind the camera. Leads back from calibrationToPlaneBatch(), to a few units
   * in the last place of the largest numbers involved; draw the center and the circles of a group with it. Since
   * 0.2.
   *
   * Time grows with the rows.
   */
  calibrationToPixelsBatch(calibration: Calibration, xs: Numbers | number, ys: Numbers | number): { pixelXs: Float64Array; pixelYs: Float64Array; statuses: Uint8Array };

}
