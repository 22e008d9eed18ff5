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

/** Where a module of WebAssembly comes from: a URL, a Response, the bytes, or the compiled module. */
type SourceAtHand = string | URL | Response | BufferSource | WebAssembly.Module;
export type Source = SourceAtHand | Promise<SourceAtHand>;

/** Loads the library: from gridnorth.wasm beside the module, or from a source. */
export function load(source?: Source): Promise<GridNorth>;

/** Loads the library synchronously, from the bytes or a compiled module. Some browsers allow this only in workers. */
export function loadSync(source: BufferSource | WebAssembly.Module): GridNorth;

/** Positions: an array of them, or latitude, longitude, latitude, longitude ... */
export type Positions = readonly Position[] | Float64Array;

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

/** Members of all indexes. The words are in the library's memory: free it with dispose(), or with `using`. */
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

/** Positions, sorted so that the nearest are found at once among millions. */
export interface PointIndex extends Index {
  /** Finds the nearest points, `limit` at most: as pointIndexNearest(). */
  nearest(position: Position, limit: number, distance?: number): Neighbor[];
  /** Finds the nearest points of each position, `limit` at most, row after row: as pointIndexNearestBatch(). */
  nearestBatch(latitudes: Numbers | number, longitudes: Numbers | number, limit: number, distance?: number): { neighbors: Neighbor[]; statuses: Uint8Array };
  /** Finds all points within a distance, the nearest first: as pointIndexWithin(). */
  within(position: Position, distance: number): Neighbor[];
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
  new (points: Positions): PointIndex;
  /** Takes the words of an index: a copy. Throws a GridNorthError whose code begins with GN_ERROR_INDEX if they are none. */
  fromWords(words: BigUint64Array, options?: WordsOptions): PointIndex;
}

/** A polygon, prepared for many questions. */
export interface PolygonIndex extends Index {
  /** Finds on which side of the border a position lies: as polygonContains(). */
  side(position: Position): Side;
  /** Finds whether a position lies inside or on the border. */
  contains(position: Position): boolean;
  /** Finds on which side of the border each position lies: as polygonContainsBatch(). */
  containsBatch(latitudes: Numbers | number, longitudes: Numbers | number): { sides: Int32Array; statuses: Uint8Array };
  /** Finds the place on the border that is nearest to a position: as edgeIndexNearestBatch(). */
  nearest(position: Position): RoutePlace;
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
  new (points: Positions, rings?: readonly number[] | null): PolygonIndex;
  /** Takes the words of an index: a copy. Throws a GridNorthError whose code begins with GN_ERROR_INDEX if they are none. */
  fromWords(words: BigUint64Array, options?: WordsOptions): PolygonIndex;
}

/** A route, prepared for many questions. */
export interface RouteIndex extends Index {
  /** Finds the place nearest to a position, on the route or on a part of it: as edgeIndexNearestBatch(). */
  nearest(position: Position, startDistance?: number, endDistance?: number): RoutePlace;
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
  new (points: Positions): RouteIndex;
  /** Takes the words of an index: a copy. Throws a GridNorthError whose code begins with GN_ERROR_INDEX if they are none. */
  fromWords(words: BigUint64Array, options?: WordsOptions): RouteIndex;
}

/** A kind of event that a fence reports. */
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
  /** Reported events. Default: all. A fence with none holds positions, but a FenceTracker does not follow it. */
  triggers?: readonly FenceTrigger[] | null;
  /** The lowest and the highest altitude that belong to it: meters, may be infinite. Default: all altitudes do. */
  altitudes?: readonly [number, number] | null;
}

/** A polygon with holes; its border belongs to it. */
export interface PolygonFence extends FenceOfAnyShape {
  shape: "polygon";
  /** The points of all rings: 3 or more in the outer one. */
  points: Positions;
  /** The number of points of each ring: the outer one, then the holes. Without it, all points are one ring. */
  rings?: readonly number[] | null;
}

/** All positions within a radius of a point. */
export interface CircleFence extends FenceOfAnyShape {
  shape: "circle";
  center: Position;
  /** Meters, more than 0, up to 9,000,000. */
  radius: number;
}

/** All positions within a radius of a route. */
export interface CorridorFence extends FenceOfAnyShape {
  shape: "corridor";
  /** One point or more. */
  points: Positions;
  /** Half the width: meters, more than 0, up to 9,000,000. */
  radius: number;
}

/** A route that can be crossed. It holds no position. */
export interface LineFence extends FenceOfAnyShape {
  shape: "line";
  /** Two points or more. */
  points: Positions;
}

/** An area or a line that something may enter, leave or cross. */
export type Fence = PolygonFence | CircleFence | CorridorFence | LineFence;

/** Many fences, sorted so that those around a position are found at once. */
export interface FenceSet extends Index {
  /** Finds the ids of the fences that hold a position, in ascending order: as fenceIndexHolding(). */
  holding(position: Position, altitude?: number | null): number[];
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
  position: Position;
  /** Meters; null or left out: not known. */
  altitude?: number | null;
  /** How far off the position may be, in meters; null or left out: not known. */
  accuracy?: number | null;
}

/** Something that happened between two fixes. */
export interface FenceEvent {
  /** The identifier of the fence. */
  id: number;
  kind: FenceTrigger;
  /** Seconds. */
  time: number;
  /** On the geodesic between the fixes. */
  position: Position;
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

/** A FenceTracker as JSON keeps it. */
export interface StoredFenceTracker {
  options: FenceOptions;
  /** The last fix that counted; null before the first. */
  lastFix: Fix | null;
  /** The fences that it is in. */
  presences: FencePresence[];
}

/** Follows an object among fences. JSON can write it. It goes on with another set too. */
export interface FenceTracker extends StoredFenceTracker {
  /**
   * Takes the next fix, not older than the last one, and returns the events on the way, in the order of the way, then of ids.
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
  /** Goes on from stored data: `FenceTracker.from(JSON.parse(text))`. */
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
  /** Meters, 0 or more: how far behind its last place along the route it may be, beside the distance moved; null: anywhere. Default 100. */
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
 * clockwise from north. After a fix that is ignored, all fields are null but the next waypoint and the booleans.
 */
export interface Guidance {
  /** Its place on the route. */
  position: Position | null;
  /** From the start of the route to that place. */
  distanceAlong: number | null;
  /** From that place to the fix: positive to the right of the route, negative to the left. */
  distanceOff: number | null;
  /** The direction of the route there. */
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
  /** The turn of the route there: -180 ... 180 degrees, to the right if positive; null at an end. */
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

/** A Navigator as JSON keeps it. */
export interface StoredNavigator {
  options: NavigationOptions;
  /** Which points of the route are waypoints: their numbers from 0, ascending; null: all. */
  waypoints: number[] | null;
  /** Its state after the last fix that counted, as digits; null before the first. */
  state: string | null;
}

/** Follows a route. JSON can write it, without the route. */
export interface Navigator extends StoredNavigator {
  /**
   * Takes the next fix, not older than the last one, and returns guidance.
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
  /** Goes on from stored data, on the same route: `Navigator.from(JSON.parse(text), route)`. */
  from(stored: StoredNavigator, route: RouteIndex): Navigator;
}

/** A fix as it was recorded: unknown values are null. */
export interface RecordedFix {
  /** Seconds. */
  time: number | null;
  position: Position;
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

/** The outcome of a fix. */
export interface TrackRecorderStep {
  /** "left-out": the flags say why. "waiting": it was taken, and later fixes decide. "kept": it was taken and is a vertex. */
  outcome: TrackOutcome;
  flags: TrackFlag[];
  /** A fix to append to the line that is kept; null: none. */
  vertex: RecordedFix | null;
}

/** The totals of the fixes that were taken: as TrackTotals, but unknown values are null. */
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
  /** The time of the first fix that was taken, seconds. */
  startTime: number | null;
  /** The time of the last one. */
  endTime: number | null;
  /** Around the fixes; null before the first. West is greater than east if they cross the antimeridian. */
  bounds: Bounds | null;
}

/** A TrackRecorder as JSON keeps it: its 512 bytes, as digits. */
export interface StoredTrackRecorder {
  state: string;
}

/** Records a track, one fix at a time. JSON can write it. It keeps 512 bytes for a track of any length. */
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
  /** The object that JSON.stringify() writes. */
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
  /** Goes on from stored data: `TrackRecorder.from(JSON.parse(text))`. */
  from(stored: StoredTrackRecorder): TrackRecorder;
}

/** Where vertices are among those of all features: rows of `vertices`. */
export interface VertexRange {
  first: number;
  count: number;
}

/** A feature of a document, with values that GeoJSON cannot store; absent ones are null. */
export interface FeatureEntry extends VertexRange {
  kind: "point" | "line" | "area" | "circle" | "ellipse" | "sector" | "range-bearing" | "box";
  /** A line to follow. Other lines are tracks or drawings. */
  isRoute: boolean;
  /** The waypoint, route, track, placemark, event or feature that it is part of: they are counted from 0. */
  object: number;
  /** The holes of an area. */
  holes: VertexRange[];
  /** The name, or the callsign. */
  name: string | null;
  /** The identifier of a CoT event, a placemark or a feature of GeoJSON. */
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
  /** The error of the position, meters. */
  circularError: number | null;
  /** The error of the altitude, meters. */
  linearError: number | null;
  /** The radius of a circle, the first semi-axis of an ellipse, the outer radius of a sector, or the range: meters. */
  radius: number | null;
  /** The second semi-axis of an ellipse, or the inner radius of a sector: meters. */
  secondRadius: number | null;
  /** Degrees clockwise from `north`. */
  azimuth: number | null;
  /** The width of a sector, degrees. */
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
  /** The events that it reports as a fence; empty: it is no fence. */
  fenceTriggers: ("enter" | "exit")[];
  /** From which north `azimuth` counts. */
  north: North | null;
  /** All properties that a feature of GeoJSON had when it was read; null: none, or of another format. They are not written. */
  properties: { [name: string]: unknown } | null;
}

/** The kind of a feature of a document. */
export type FeatureKind = FeatureEntry["kind"];

/** The features left out of a document: their number, and the reason and place of the first. */
export interface ExchangeReport {
  /** How many features were left out. */
  skipped: number;
  /** How many fixes of tracks were left out, or lost an altitude or a time that could not be read; and features of GeoJSON that lost a time. */
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
  /** The decimals of degrees, 0 ... 12. Default 7, a centimeter. */
  decimals?: number;
  /** The decimals of altitudes and radii, 0 ... 6. Default 2. */
  meterDecimals?: number;
  /** The decimals of seconds that are not whole, 0 ... 9. Default 3. */
  timeDecimals?: number;
  /** Meters: polygons that stand for circles, ellipses and sectors depart from them by no more. Default 1. */
  tolerance?: number;
  /** For CoT events without one: seconds since the beginning of 1970, UTC. Without it they are refused. */
  time?: number | Date;
  /** For CoT events without a stale time: seconds after their start. Default 86,400. */
  staleAfter?: number;
  /** Whether to leave out features that the format cannot hold. Default false: it is an error. */
  skipRefused?: boolean;
}

/** The result of readFeatures(). */
export interface Features {
  readonly format: ExchangeFormat;
  /** The features of GeoJSON: circles are polygons, and shapes across the antimeridian are cut. Made at the first use. */
  readonly features: Feature[];
  /** The same features with values that GeoJSON cannot store, in the same order. Made at the first use. */
  readonly entries: FeatureEntry[];
  /** The vertices of all features: latitude, longitude, altitude and time of each; NaN is absent. */
  readonly vertices: Float64Array;
  /** How many features were left out. */
  readonly skipped: number;
  /** Why and where the first of them was; null if none was left out. */
  readonly report: ExchangeReport | null;
  /** Makes a FeatureCollection. */
  geojson(options?: WriteOptions): FeatureCollection;
  /** The object that JSON.stringify() writes: geojson(). */
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
   * Reads a document of GPX, KML, Cursor on Target or GeoJSON, also several texts of GeoJSON in lines or in a sequence. Features that cannot be used are left out, and `report` says so.
   *
   * @param document A string, or bytes in UTF-8.
   * @param options `format`: its format; by default its contents decide.
   * @throws {GridNorthError} GN_ERROR_DOCUMENT if it is something else; GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_INCOMPLETE, GN_ERROR_JSON
   * and those that begin with GN_ERROR_XML if it is not XML or JSON that can be read; GN_ERROR_TEXT_CRS for GeoJSON that is not in
   * WGS 84. `line`, `column` and `offset` say where.
   */
  readFeatures(document: string | BufferSource, options?: { format?: ExchangeFormat | null }): Features;

  /**
   * Writes a document.
   *
   * @param features From readFeatures(); or GeoJSON: a FeatureCollection, a Feature, an array of Features, or a geometry. Of
   * the properties, name, uid, type, how, time, start, stale, coordTimes and route are used; an id is the uid if there is no
   * other. A Point whose property kind is "circle", "ellipse", "sector" or "range-bearing" is one, with the radius, secondRadius,
   * azimuth, width and inclination of its properties. A time is a text, seconds since the beginning of 1970 in UTC, or a Date.
   * GeoJSON is read as readFeatures() reads that of a file; `skipRefused` also leaves out wrong features there.
   * @param format GPX has no areas: they become tracks. CoT has no holes, and needs times.
   * @throws {GridNorthError} if the format cannot hold a feature, or a number of it is out of range: `feature` says which one.
   * GN_ERROR_DOCUMENT for a value that is not GeoJSON, GN_ERROR_TEXT_CRS for a collection that is not in WGS 84.
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
  /** The position of the first sample, degrees. */
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

/** The totals of a profile; null where nothing is known. */
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
  /** The frequency of a radio, hertz, for its first Fresnel zone. Default 0: none. */
  frequency?: number;
}

/** A line of sight; null for values that do not exist. */
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
  clearancePoint: Position | null;
  /** Where it first meets the ground: meters from the start. */
  blockedDistance: number | null;
  blockedPoint: Position | null;
  /** The height of the ground there. */
  blockedHeight: number | null;
  /** The least part of the first Fresnel zone's radius that is free below the line. */
  freeZone: number | null;
  freeZoneDistance: number | null;
  /** Its end. */
  to: Position;
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
  /** The azimuth of its middle, degrees clockwise from north. */
  azimuth: number;
  width: number;
  /** Where it begins and ends, meters from the observer. */
  innerRadius: number;
  outerRadius: number;
  state: "hidden" | "unknown";
}

/**
 * Heights of the ground: tiles, of which the first that has a height at a position counts. Bilinear between four samples; edges belong to a
 * tile, and where neighbors lie a step apart, places between them are interpolated from both.
 */
export interface HeightMap {
  /**
   * Finds the height at a position, in meters.
   *
   * @throws {GridNorthError} GN_ERROR_HEIGHT_OUTSIDE, GN_ERROR_HEIGHT_VOID, GN_ERROR_LATITUDE or GN_ERROR_NOT_FINITE.
   */
  height(position: Position): number;
  /** Finds the heights at many positions: NaN and a status where there is none. */
  heights(latitudes: Numbers | number, longitudes: Numbers | number): { heights: Float64Array; statuses: Uint8Array };
  /**
   * Finds the heights along a route: at each point, and between two points at equal distances of `step` meters at most. Ways up and down
   * that are shorter than `climb` meters, 10 by default, do not count for ascent and descent.
   *
   * @throws {GridNorthError} GN_ERROR_COUNT, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_SAMPLE_STEP, GN_ERROR_TRACK_CLIMB.
   */
  profile(points: Positions, step: number, climb?: number): HeightProfile;
  /**
   * Finds out whether one place is seen from another; heights are meters above the ground.
   *
   * @throws {GridNorthError} GN_ERROR_HEIGHT_OUTSIDE or GN_ERROR_HEIGHT_VOID if the ground is not known at one of the ends, GN_ERROR_HEIGHT,
   * GN_ERROR_SIGHT_DISTANCE, GN_ERROR_CURVATURE, GN_ERROR_FREQUENCY, GN_ERROR_SAMPLE_STEP, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE.
   */
  sight(from: Position, fromHeight: number, to: Position, toHeight: number, options?: SightOptions): Sight;
  /** Looks in a direction, to a distance in meters. */
  sightAlong(from: Position, fromHeight: number, azimuth: number, distance: number, toHeight: number, options?: SightOptions): Sight;
  /**
   * Finds which cells of a raster are seen from a place, in a circle of `radius` meters; heights are meters above the ground. A byte for each
   * cell, row by row: 0 hidden, 1 seen, 2 outside of the circle, 3 not known.
   *
   * @throws {GridNorthError} GN_ERROR_HEIGHT_OUTSIDE or GN_ERROR_HEIGHT_VOID if the ground at the observer is not known, GN_ERROR_CELL_GRID,
   * GN_ERROR_HEIGHT, GN_ERROR_SIGHT_DISTANCE, GN_ERROR_CURVATURE, GN_ERROR_SAMPLE_STEP, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE.
   */
  viewshed(
    observer: Position, observerHeight: number, targetHeight: number, radius: number, cells: CellGrid, options?: SightOptions,
  ): Uint8Array;
  /**
   * Finds the dead ground of a sector: on rays at most `azimuthStep` degrees apart, the stretches that are not seen.
   *
   * @throws {GridNorthError} As viewshed(), and GN_ERROR_WIDTH or GN_ERROR_AZIMUTH_STEP.
   */
  deadGround(
    observer: Position, observerHeight: number, targetHeight: number, radius: number, azimuth: number, width: number, azimuthStep: number,
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
