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

/** One of these words. */
export type Hemisphere = "south" | "north";

/**
 * One of these words.
 * "any": Asked for: whichever the text has; "dd": Decimal degrees: "40.508333, -75"; "dm": Degrees and decimal
 * minutes; "dms": Degrees, minutes, decimal seconds; "utm": "18N 585628 4511322"; "ups": "N 2000000 2000000";
 * "mgrs": "18TWL8562811322"; "iso-6709": "+40.75-074.00/"; "geo-uri": "geo:40.75,-74" (RFC 5870); "georef":
 * "GJPJ0615"; "gars": "212LW".
 */
export type Form = "any" | "dd" | "dm" | "dms" | "utm" | "ups" | "mgrs" | "iso-6709" | "geo-uri" | "georef" | "gars";

/**
 * Words, of which a list may have several.
 * "bands": A letter after the zone of a UTM position is a band, never a hemisphere. Not with "hemispheres";
 * "longitude-first": Without letters that tell, the longitude comes first; "strict": Refuses what is read by
 * courtesy: a minus beside S or W, cells beyond their grid zone or band, another reference system, ISO 6709
 * without its solidus, a geo URI with a query; "hemispheres": N or S after the zone of a UTM position is a
 * hemisphere, never a band.
 */
export type ParseFlag = "bands" | "longitude-first" | "strict" | "hemispheres";

/**
 * Words, of which a list may have several.
 * "band-of-neighbour": These three as in MGRSCell; "altitude": The text has an altitude; "uncertainty": The text
 * has an uncertainty: u= of a geo URI; "longitude-first": The longitude came first; "band": The letter after the
 * zone was taken for a band; "decimal-comma": Commas were taken for decimal commas; "double-sign": A minus stood
 * beside S or W: the two cancel; "other-crs": The text names another reference system; its numbers are read as if
 * of WGS 84; "other-parameters": A geo URI has parameters that are neither crs nor u.
 */
export type PositionFlag = "band-of-neighbour" | "overhangs-zone" | "cut" | "altitude" | "uncertainty" | "longitude-first" | "band" | "decimal-comma" | "double-sign" | "other-crs" | "other-parameters";

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
 * Words, of which a list may have several.
 * "longitude-first": Of degrees; read again by "longitude-first", or where letters tell; "padded": 05 degrees of
 * latitude, 005 of longitude; minutes and seconds always have two digits; "plus": A sign before positive numbers
 * too; "spaced": Blanks between the parts: 40d 30' 30" N; 18T WL 85628 11322; "decimal-comma": Of degrees and UTM:
 * 40,5 -75,25; "band": UTM: the band letter; read again by "bands", else by "hemispheres"; "units": UTM: 585628mE
 * 4511322mN; "altitude": ISO 6709 and geo URI: with the altitude.
 */
export type FormatFlag = "longitude-first" | "padded" | "plus" | "spaced" | "decimal-comma" | "band" | "units" | "altitude";

/**
 * One of these words.
 * "metric": Metres, kilometres; of areas hectares between their squares; "imperial": Feet of 0.3048 m, statute
 * miles of 1609.344 m; of areas acres between their squares; "nautical": Nautical miles of 1852 m; less than a
 * tenth of one in feet. Of areas their squares.
 */
export type Units = "metric" | "imperial" | "nautical";

/**
 * One of these words.
 * "degrees": "45.5", the degree sign in UTF-8; "mils": Of which a turn has 6400 (NATO); "points-8": N, NE, E ;
 * "points-16": N, NNE, NE .
 */
export type AngleUnit = "degrees" | "mils" | "points-8" | "points-16";

/**
 * Words, of which a list may have several.
 * "band-of-neighbour": No part of the cell lies in the band that the text names; "overhangs-zone": No part of the
 * cell lies in the zone that the text names; "cut": The border of the grid zone runs through the cell. Not refused
 * by strict.
 */
export type MGRSFlag = "band-of-neighbour" | "overhangs-zone" | "cut";

/**
 * One of these words.
 * "zone": The zone number or the letter of a polar zone; "end": Nothing more can be typed.
 */
export type TypingField = "zone" | "band" | "column" | "row" | "easting" | "northing" | "end";

/**
 * Words, of which a list may have several.
 * "complete": It is a reference with a square as it stands; "completed": It is one with what the reference
 * position fills in: `text` and what follows are set.
 */
export type TypingFlag = "complete" | "completed";

/**
 * Words, of which a list may have several.
 * "borders": Lines: the borders of grid zones; "100-km": Lines: the 100 km grid; "lines": Lines: the finer grid;
 * "grid-zones": Labels: grid zone designators, "31U"; "squares": Labels: the letters of 100 km squares, "DQ";
 * "digits": Labels: principal digits where lines meet the edge of the view, "48"; "references": Labels: references
 * at intersections of lines, "31UDQ4812".
 */
export type GridContent = "borders" | "100-km" | "lines" | "grid-zones" | "squares" | "digits" | "references";

/**
 * One of these words.
 * "pixels": On the Web Mercator screen; beyond 85.06 degrees as many metres as there; "metres": On the ground.
 */
export type ToleranceUnit = "pixels" | "metres";

/**
 * One of these words.
 * "border": Between grid zones; "100-km": Between 100 km squares; "line": Of the finer grid.
 */
export type GridLineKind = "border" | "100-km" | "line";

/**
 * One of these words.
 * "longitude": Borders only; "latitude": Borders only.
 */
export type Axis = "easting" | "northing" | "longitude" | "latitude";

/** One of these words. */
export type LabelKind = "grid-zone" | "square" | "digits" | "reference";

/** One of these words. */
export type Edge = "none" | "south" | "west" | "north" | "east";

/**
 * One of these words.
 * "on": On the circle: the edges lie inside; "outside": Outside, so that the polygon contains the circle: for
 * safety distances; "inside": Inside, by as little as makes sure that the polygon lies within the circle; "equal-
 * area": Outside, so that the polygon has the area of the circle.
 */
export type Placement = "on" | "outside" | "inside" | "equal-area";

/**
 * One of these words.
 * "middle": Of the middle; "start": Of the side where it starts; clockwise from there.
 */
export type AzimuthMeaning = "middle" | "start";

/**
 * One of these words.
 * "reduced": In [-180, 180); "continuous": Going on beyond 180 degrees: neighbours are never more than 180 apart.
 */
export type Longitudes = "reduced" | "continuous";

/** One of these words. */
export type RingLineKind = "ring" | "radial";

/**
 * One of these words.
 * "on-border": Within a micrometre.
 */
export type Side = "outside" | "on-border" | "inside";

/**
 * One of these words.
 * "counterclockwise": As RFC 7946 asks of outer rings.
 */
export type Orientation = "clockwise" | "counterclockwise";

/** A position on the WGS 84 ellipsoid, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A position on a UTM or UPS grid, in metres. */
export interface UTMPosition {
  easting: number;
  /** South of the equator counted from 10,000,000 m, if hemisphere is "south". */
  northing: number;
  /** 1 ... 60, or 0. */
  zone: number;
  /** "north" or "south": which false northing, or which pole. */
  hemisphere: Hemisphere;
}

/** The cell that an MGRS reference names. */
export interface MGRSCell {
  /** The middle of the whole cell (of the grid zone, at precision -1). */
  center: Point;
  /** Its corner with the smallest easting and northing (latitude, longitude at precision -1). */
  southWest: Point;
  /** The centre if it lies in the grid zone; else a point of the part of the cell that does. */
  inside: Point;
  /** The same centre on the grid. */
  utmCenter: UTMPosition;
  /** The same corner on the grid. */
  utmSouthWest: UTMPosition;
  /** Length of a side, in metres; 0 at precision -1, which has no square. */
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

/**
 * A rectangle of meridians and parallels, in degrees. A west edge greater than the east edge crosses the
 * antimeridian.
 */
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
  /** How many pixels the world has at zoom 0: 512 (default; Mapbox, MapLibre) or 256. */
  tileSize?: number;
  /** "pixels" (default) or "metres". */
  toleranceUnit?: ToleranceUnit;
  /** How far a chord may depart from the curve: 0.0001 ... 1,000,000. Default 0.25. */
  tolerance?: number;
  /** Pixels by which the view is grown for lines: 0 ... 4096. Default 0. */
  margin?: number;
  /** Levels whose lines would stand closer are left out. Default 8. */
  minimumPixels?: number;
  /** Metres between lines, a divisor of 100,000; 0 (default): what levelZooms says. */
  spacing?: number;
  /**
   * The zooms (of 512-pixel tiles) from which 10 km, 1 km, 100 m, 10 m, 1 m lines are drawn. Default 8, 11, 14,
   * 17, 21. Not decreasing; infinity: never.
   */
  levelZooms?: readonly number[];
  /** Grid zones and squares with a visible part smaller than this get no label. Default 32. */
  labelPixels?: number;
  /** The zoom (of 512-pixel tiles) from which intersections have references. Default 10. */
  referenceZoom?: number;
  /** At every how many lines of either axis. Default 5; 1: all. */
  referenceStep?: number;
  /** Drawings with more vertices and labels are refused. Default 1,000,000. */
  maxVertices?: number;
}

/** A line of a drawn grid. */
export interface GridLine {
  /** Easting or northing in metres; of borders longitude or latitude in degrees. */
  coordinate: number;
  /** Metres: the coarsest level that has this line; 0 for borders. */
  spacing: number;
  /** Its vertices in the vertex array: [first, first + count). */
  first: number;
  /** 2 or more. */
  count: number;
  /** Relative: 1, or 1.5 for major lines. */
  width: number;
  /** 0.5, or 1 for major lines. */
  opacity: number;
  /** 1 ... 60 or 0; of a border meridian the zone on its east; -1. */
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
  /** Of digits the easting or northing in metres; else 0. */
  coordinate: number;
  /** LabelKind words. */
  kind: LabelKind;
  /** 1 ... 60 or 0. */
  zone: number;
  /** "north" or "south". */
  hemisphere: Hemisphere;
  /** Of digits "easting" or "northing"; else null. */
  axis: Axis | null;
  /** Of digits Edge words; else "none". */
  edge: Edge;
}

/** A scale bar. */
export interface ScaleBar {
  /** Pixels. */
  width: number;
  /** Its length on the ground. */
  metres: number;
  /** Its length in its unit: 1, 2 or 5 times a power of ten. */
  value: number;
  /** "m", "km", "ft", "mi" or "nmi". */
  unit: string;
  /** Value and unit, "500 m". */
  text: string;
}

/** A position that was read from a text. */
export interface Position {
  /** Of a cell: its centre. */
  point: Point;
  /** Metres; 0 without "altitude". */
  altitude: number;
  /** Metres; 0 without "uncertainty". */
  uncertainty: number;
  /** Metres that one unit of the last digit is (of latitude), or the side of the cell. */
  precision: number;
  /** What a text of UTM, UPS or MGRS says (MGRS: the centre); else null. */
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
   * Of the last part, 0 ... 12 (UTM, UPS: 0 ... 6); of cells their precision: MGRS -1 ... 11, GEOREF -1 ... 11,
   * GARS 0 ... 2.
   */
  decimals?: number;
  /** Symbols words. Default "none" for DD, else "ascii". */
  symbols?: Symbols;
  /** HemisphereStyle words. Default "signs". */
  hemispheres?: HemisphereStyle;
  /** FormatFlag words. Default: none. */
  flags?: readonly FormatFlag[];
  /** Of ISO 6709: "dd" (default), "dm" or "dms". */
  isoForm?: Form;
  /** Of UTM: 1 ... 60, or 0 (default). */
  zone?: number;
  /** Metres, -1e6 ... 1e9, for "altitude". */
  altitude?: number;
  /** Between the two: one of "," ";" "/" or none of them, with blanks around. Default ", ". */
  separator?: string;
  /** 0 ... 6. Default 0. */
  altitudeDecimals?: number;
}

/** A cell of a graticule, as GEOREF and GARS name it. */
export interface GraticuleCell {
  /** South and west edges belong to it; the east edge of the last one is 180. */
  bounds: Bounds;
  center: Point;
  /** As for encoding. */
  precision: number;
}

/** What can be said of a reference that is being typed. */
export interface MGRSTyping {
  /** The characters that may be typed next. */
  next: string;
  /** TypingFlag words. */
  flags: TypingFlag[];
  /** TypingField words: where the next character goes. */
  field: TypingField;
  /** Metres from the reference position to the centre of the cell. */
  distance: number;
  /** Degrees, from there to it. */
  azimuth: number;
  /** Of the completed reference. */
  cell: MGRSCell | null;
  /** The completed reference; empty without "completed". */
  text: string;
}

/** Where a route comes nearest to a position. */
export interface RoutePlace {
  /** The nearest point of the route. */
  point: Point;
  /** Metres from the start of the route to there. */
  distanceAlong: number;
  /** Metres from there to the position; negative if it lies to the left of the route. */
  distanceOff: number;
  /** Of the route there, degrees, in (-180, 180]. */
  azimuth: number;
  /** From which vertex on: 0 for the first segment. */
  segment: number;
}

/** Where two edges of a polygon meet that should not. Edge i runs from point i to the next point of its ring. */
export interface PolygonCrossing {
  edge: number;
  otherEdge: number;
  point: Point;
  /** False if there is none: all else is 0 then. */
  found: boolean;
}

/** How to draw a shape. */
export interface ShapeOptions {
  /** Placement words. Default "on". */
  placement?: Placement;
  /** Of a whole turn, 3 ... 1,000,000; a part of one has its share, rounded up. Default 64. */
  vertices?: number;
  /** AzimuthMeaning words. Default "middle". */
  azimuthIs?: AzimuthMeaning;
  /**
   * Metres, 0.000001 ... 1,000,000: as many vertices as keep the edges that near to the shape; or 0 (default): as
   * `vertices` says.
   */
  tolerance?: number;
  /**
   * Metres, 0.000001 ... 1,000,000: GeoJSON has more vertices on edges, so that straight lines in degrees lie that
   * near to the geodesics; or 0 (default): it has not, unless the placement asks for it: see circleGeoJSON().
   */
  edgeTolerance?: number;
  /** Of a ring set: where its labels stand, degrees. Default 0. */
  labelAzimuth?: number;
  /** Of a ring set: of the first radial line, degrees. Default 0. */
  radialAzimuth?: number;
  /** Of a ring set: radial lines, evenly spaced, 0 ... 3600. Default 0. */
  radials?: number;
  /** Of GeoJSON, 0 ... 12. Default 7, a centimetre. */
  decimals?: number;
  /** Longitudes words. Default "reduced". */
  longitudes?: Longitudes;
}

/** A line of a ring set. */
export interface RingLine {
  /** Of a ring; of a radial line, where it ends. Metres. */
  radius: number;
  /** Of a radial line; of a ring, that of its label. Degrees, [0, 360). */
  azimuth: number;
  /** Where a label may stand: on the ring, at the outer end of a radial line. */
  label: Point;
  /** Its first vertex. */
  first: number;
  /** Of a ring the last vertex is the first once more. */
  count: number;
  /** "ring" or "radial". */
  kind: RingLineKind;
}

/** The functions of the library. What they are in C: include/gridnorth.h. */
export interface GridNorth {
  /**
   * Gives the version of the library as text.
   *
   * @returns "major.minor.patch" in ASCII.
   *
   * Since 0.1.
   */
  version(): string;

  /**
   * Gives the version of the library as one number that grows with every release.
   *
   * @returns 1,000,000 times the major, 1,000 times the minor, plus the patch number.
   *
   * Since 0.1.
   */
  versionNumber(): number;

  /**
   * Gives the English sentence that explains a status.
   *
   * @param status Any number.
   * @returns ASCII text.
   *
   * Since 0.1.
   */
  statusText(status: number): string;

  /**
   * Gives the name of a status.
   *
   * @param status Any number.
   * @returns For example "GN_LATITUDE".
   *
   * Since 0.1.
   */
  statusName(status: number): string;

  /**
   * Writes the MGRS reference of the cell that holds a position.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param precision Digits per axis, 0 ... 11: 5 names a 1 m cell, 0 a 100 km square; -1 the grid zone alone.
   * @returns ASCII text.
   * @throws {GridNorthError} GN_LATITUDE, GN_NOT_FINITE, GN_PRECISION.
   *
   * Digits are cut, never rounded, so a longer reference always refines a shorter one. The coordinates behind them
   * agree with GeographicLib to 10 nm.
   *
   * South and west edges belong to the cell. From 84 north, and south of 80 south, the reference is polar (UPS).
   * -0.0 is north. A northing that rounds to the equator from the south is pulled in to 9,999,999.999999 m. Since
   * 0.1.
   */
  mgrsEncode(position: Point, precision?: number): string;

  /**
   * Writes the MGRS reference of the cell that holds a position on the UTM or UPS grid.
   *
   * @param utm Zone 1 ... 60 with an easting in [100 km, 900 km] and, north, a northing in [-9000 km, 9500 km] or,
   *   south, in [1000 km, 19,500 km]; or 0 with both in [1300 km, 2700 km] (north), [800 km, 3200 km] (south).
   * @param precision Digits per axis, 0 ... 11, or -1 for the grid zone alone.
   * @returns ASCII text.
   * @throws {GridNorthError} GN_NOT_FINITE, GN_ZONE, GN_HEMISPHERE, GN_EASTING, GN_NORTHING, GN_PRECISION,
   *   GN_MGRS_GRID_ZONE, GN_MGRS_SQUARE.
   *
   * The reference is of the zone that utm names, even if the position lies beyond that zone's border; decoding
   * flags such a reference. Beyond 84 north and 80 south the letters of bands X and C go on, but only as far as
   * decoding accepts them. A northing across the equator is folded into the other hemisphere. The upper limits
   * belong to the last cell: they are pulled in by a millionth of a metre, as GeographicLib pulls them in by less.
   * Since 0.1.
   */
  mgrsEncodeUTM(utm: UTMPosition, precision?: number): string;

  /**
   * Writes the MGRS references of many positions.
   *
   * @param latitudes Latitudes, in degrees.
   * @param longitudes Longitudes, in degrees.
   * @param precision Digits per axis, 0 ... 11, or -1 for the grid zone alone.
   * @returns `texts`: References; an empty one for a refused row. `statuses`: The status of each row.
   * @throws {GridNorthError} GN_PRECISION.
   *
   * A refused row becomes an empty text, and its status says why: GN_LATITUDE or GN_NOT_FINITE. Each row is what
   * mgrsEncode() gives, bit for bit. Since 0.1.
   */
  mgrsEncodeBatch(latitudes: Numbers, longitudes: Numbers, precision?: number): { texts: string[]; statuses: Uint8Array };

  /**
   * Reads an MGRS reference: which cell it names, and where that is.
   *
   * @param text ASCII: upper or lower case, one or two digits of zone, blanks and tabs anywhere between the parts.
   *   The grid zone alone and the 100 km square alone are references too.
   * @returns The cell.
   * @throws {GridNorthError} GN_TEXT_EMPTY, GN_TEXT_BYTE, GN_MGRS_ZONE, GN_MGRS_BAND, GN_MGRS_GRID_ZONE,
   *   GN_MGRS_COLUMN, GN_MGRS_ROW, GN_MGRS_SQUARE, GN_MGRS_ODD_DIGITS, GN_MGRS_TOO_MANY_DIGITS.
   *
   * Digits may be parted once, in the middle. A cell that lies in the neighbouring band, or beyond the border of
   * its zone, is decoded and flagged; a square more than one row outside its band, or outside both, does not
   * exist. The positions agree with GeographicLib to 10 nm; inside encodes back to the same reference, unless the
   * cell is flagged, or cut by a border so that less than 20 nm of it are left. Since 0.1.
   */
  mgrsDecode(text: string): MGRSCell;

  /**
   * Reads an MGRS reference, and refuses one whose cell lies wholly outside the grid zone that it names.
   *
   * @param text As for mgrsDecode().
   * @returns The cell.
   * @throws {GridNorthError} What mgrsDecode() answers, and GN_MGRS_OVERHANGS_ZONE or GN_MGRS_BAND_OF_NEIGHBOUR
   *   where that one would set the flag; the first of them if it would set both.
   *
   * At precisions 10 and 11 a reference that was encoded from a position on a border may be refused: its cell of
   * some micrometres may lie beyond, by less than the 10 nm that the projection is good for. Since 0.1.
   */
  mgrsDecodeStrict(text: string): MGRSCell;

  /**
   * Reads many MGRS references and gives the position of each.
   *
   * @param texts References; upper or lower case.
   * @returns `latitudes`: The latitude of inside, in degrees, -90 ... 90. `longitudes`: The longitude of inside,
   *   in degrees, in [-180, 180). `statuses`: The status of each row.
   *
   * A refused row becomes NaN, and its status is what mgrsDecode() gives for it. inside is the centre of the cell,
   * but for cells that the border of a grid zone cuts: so encoding it gives the reference back. Since 0.1.
   */
  mgrsDecodeBatch(texts: readonly string[]): { latitudes: Float64Array; longitudes: Float64Array; statuses: Uint8Array };

  /**
   * Reads many MGRS references as mgrsDecodeStrict() does, and gives the position of each.
   *
   * @param texts References; upper or lower case.
   * @returns `latitudes`: The latitude of inside, in degrees, -90 ... 90. `longitudes`: The longitude of inside,
   *   in degrees, in [-180, 180). `statuses`: The status of each row.
   *
   * A refused row becomes NaN, and its status is what mgrsDecodeStrict() gives for it. Since 0.1.
   */
  mgrsDecodeStrictBatch(texts: readonly string[]): { latitudes: Float64Array; longitudes: Float64Array; statuses: Uint8Array };

  /**
   * Draws the cell that an MGRS reference names: a polygon, clipped at the border of its grid zone.
   *
   * @param text As for mgrsDecode(); a grid zone or a 100 km square alone are references too.
   * @param tolerance How far a chord, straight on a Mercator map, may depart from the edge of the cell, in metres:
   *   1e-6 ... 1e6.
   * @returns `points`: The ring. `bounds`: The smallest rectangle of meridians and parallels that holds the
   *   polygon. `inside`: A point inside the polygon: the centre of the cell, if that lies in the grid zone.
   * @throws {GridNorthError} GN_TOLERANCE, as mgrsDecodeStrict().
   *
   * The ring is closed (the first vertex is repeated at the end) and counter-clockwise as seen on a map with north
   * up, as RFC 7946 wants it. The cells of a grid zone tile it without gap or overlap. Edges along meridians and
   * parallels have no vertices in between. At a pole, where all longitudes meet, the ring has two vertices: it
   * runs along the pole as along a parallel. No cell crosses the antimeridian: there longitudes are -180 on its
   * east and 180 on its west.
   *
   * A cell of which no part lies in the grid zone that the text names has no polygon: GN_MGRS_OVERHANGS_ZONE or
   * GN_MGRS_BAND_OF_NEIGHBOUR. Since 0.1.
   */
  mgrsOutline(text: string, tolerance: number): { points: Point[]; bounds: Bounds; inside: Point };

  /**
   * Reads a position from a text, in the form that is asked for or in whichever it has.
   *
   * @param text UTF-8; upper or lower case; blanks around it, brackets or quotation marks.
   * @param form "any", or the only form that is read; "utm" reads UPS, too.
   * @param flags ParseFlag words.
   * @returns What the text can mean, the best first.
   * @throws {GridNorthError} GN_FORM, GN_STYLE (flags), GN_LATITUDE, GN_EASTING, GN_NORTHING, a status of text
   *   (GN_TEXT_ ...) or of MGRS references (GN_MGRS_ ...).
   *
   * Nothing is guessed: a text with two meanings, as "38S 444140 3684706", band S or the southern hemisphere,
   * gives both, or is refused, as "12,5,13,5".
   *
   * Degrees are one, two or three numbers a coordinate. Behind them stand °, º, ˚, d or *; ', ′, ’, ´, ` and their
   * like; ", ″, ” or two of the signs for minutes; or colons between them; or nothing. The letters N, S, E, W, or
   * north, south, east and west, before or after a coordinate, tell hemispheres and which is the latitude, else
   * the latitude comes first. A comma, a semicolon, a solidus or blanks part the two, in Unicode's variety; minus
   * signs and hyphens are alike. Not read are labels ("lat:"), units in words ("deg", "min") and other languages.
   * Where one coordinate has symbols and the other has none, a comma or a letter for each must part them: "40d30',
   * 75", "N40d30' 75E". Decimals belong to the last number only. "60" is no number of minutes, "60.0" is. Decimal
   * degrees are correctly rounded up to 15 digits, minutes and seconds to the last place or its neighbour;
   * longitudes are reduced to [-180, 180). Of a text of UTM or UPS the position is what utmInverse() gives; of
   * MGRS, GEOREF and GARS it is the centre of the cell. Some references look like words, "HELP", "ZAP", "100 km",
   * "31 Jan": polar MGRS and GEOREF without digits, GARS without a quadrant, and MGRS without digits and with a
   * blank behind the zone number are read only if their form is asked for. "38N" is the grid zone, whose precision
   * tells.
   *
   * Since 0.1.
   */
  positionParse(text: string, form?: Form, flags?: readonly ParseFlag[]): Position[];

  /**
   * Writes a position in one of many forms.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param options Form, digits and style.
   * @returns UTF-8 text.
   * @throws {GridNorthError} GN_LATITUDE, GN_NOT_FINITE, GN_TOO_FAR (of UPS, and of a zone that was asked for), or
   *   what is wrong with the options: GN_FORM, GN_STYLE, GN_DECIMALS, GN_PRECISION (of cells), GN_ZONE,
   *   GN_ALTITUDE.
   *
   * The text is the decimal number of its digits that is nearest to the position, ties to the even digit, exactly:
   * minutes and seconds are cut from the rounded whole. So none of them is ever 60, and nothing is -0, or south or
   * west of it. Grid coordinates are rounded likewise, MGRS, GEOREF and GARS are cut, as by their own functions.
   *
   * positionParse(), asked for the form, reads each text again, to within half of its last digit; of UTM the
   * letter is told by "hemispheres" or, with "band", "bands". What would not be read so is GN_STYLE: no separator
   * between two numbers without letters; decimal commas and a comma without a blank after it; decimal commas
   * before three decimals where easting and northing are below 1000 m, as if they parted thousands.
   *
   * What a form has no use for is ignored, if it has a meaning: symbols, hemispheres and separators are of
   * degrees, a plus of signs. UTM beyond 84 north and 80 south is UPS, unless a zone is asked for; what is rounded
   * to the equator lies north of it. The band is that of the position, X and C also beyond. ISO 6709 calls
   * longitude 180 -180, and with an altitude it names the reference system: "+27.5916+086.5640+8850CRSWGS_84/". A
   * geo URI gives the poles the longitude 0. Since 0.1.
   */
  positionFormat(position: Point, options?: FormatOptions | null): string;

  /**
   * Writes the GEOREF reference of the cell that holds a position.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param precision Digits per axis: 2 names a cell of a minute, 3 of a tenth of a minute, up to 11; 0 a cell of
   *   a degree, -1 a tile of 15 degrees. There is no precision 1.
   * @returns ASCII text.
   * @throws {GridNorthError} GN_LATITUDE, GN_NOT_FINITE, GN_PRECISION.
   *
   * Salisbury Cathedral (51.065 north, 1.797 west) at precision 2 is "MKPG1203": longitude before latitude,
   * letters as well as digits. Digits are cut, never rounded, so a longer reference always refines a shorter one.
   * The text is that of GeographicLib but for positions within 5e-14 degrees of an edge.
   *
   * South and west edges belong to the cell; the North Pole belongs to the last row. An edge is the double nearest
   * to it, so that -72.9 degrees begin the sixth minute; GeographicLib cuts a rounded product there, and may give
   * the cell before. Since 0.1.
   */
  georefEncode(position: Point, precision?: number): string;

  /**
   * Reads a GEOREF reference: which cell it names.
   *
   * @param text ASCII: upper or lower case, blanks between the parts and around them. Two or four letters, then 2
   *   to 11 digits of longitude and as many of latitude.
   * @returns The cell.
   * @throws {GridNorthError} GN_TEXT_EMPTY, GN_TEXT_BYTE for what is neither letter nor digit, GN_TEXT_LETTER,
   *   GN_TEXT_INCOMPLETE, GN_TEXT_NUMBER where minutes are expected, GN_TEXT_DIGITS unless both axes have the same
   *   number of digits, 2 to 11, GN_TEXT_SIXTY, GN_TEXT_REST.
   *
   * Edges and centre are the doubles nearest to the exact ones. The centre, which GeographicLib gives as well,
   * encodes back to the same reference. Since 0.1.
   */
  georefDecode(text: string): GraticuleCell;

  /**
   * Writes the GARS reference of the cell that holds a position.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param precision 0 names a cell of 30 minutes, 1 a quadrant of 15 minutes, 2 a key of 5 minutes.
   * @returns ASCII text.
   * @throws {GridNorthError} GN_LATITUDE, GN_NOT_FINITE, GN_PRECISION.
   *
   * 38.2861 north, 76.4292 west at precision 2 is "208LS17": three digits of longitude, two letters of latitude,
   * the quadrant and the key, both numbered from the north-west corner. The text is that of GeographicLib.
   *
   * South and west edges belong to the cell; the North Pole belongs to the last row. Since 0.1.
   */
  garsEncode(position: Point, precision?: number): string;

  /**
   * Reads a GARS reference: which cell it names.
   *
   * @param text ASCII: upper or lower case, blanks between the parts and around them. Three digits, 001 to 720,
   *   two letters, then perhaps the quadrant, 1 to 4, and the key, 1 to 9.
   * @returns The cell.
   * @throws {GridNorthError} GN_TEXT_EMPTY, GN_TEXT_BYTE for what is neither letter nor digit, GN_TEXT_NUMBER
   *   where a number of the longitude, a quadrant or a key is expected, GN_TEXT_DIGITS unless the longitude has
   *   three, GN_TEXT_LETTER, GN_TEXT_INCOMPLETE, GN_TEXT_REST.
   *
   * Edges and centre are the doubles nearest to the exact ones. The centre, which GeographicLib gives as well,
   * encodes back to the same reference. Since 0.1.
   */
  garsDecode(text: string): GraticuleCell;

  /**
   * Helps to type an MGRS reference: what may come next, and what is meant so far.
   *
   * @param text What has been typed, ASCII: upper or lower case, blanks and tabs between the parts; also nothing.
   * @param reference The position of the device: latitude -90 ... 90, longitude any finite value.
   * @param precision The most digits an axis, 0 ... 11.
   * @returns What can be said.
   * @throws {GridNorthError} GN_TEXT_BYTE, GN_MGRS_ZONE, GN_MGRS_BAND, GN_MGRS_GRID_ZONE, GN_MGRS_COLUMN,
   *   GN_MGRS_ROW, GN_MGRS_SQUARE, GN_MGRS_OVERHANGS_ZONE, GN_MGRS_BAND_OF_NEIGHBOUR, GN_MGRS_ODD_DIGITS or
   *   GN_MGRS_TOO_MANY_DIGITS. GN_NOT_FINITE, GN_LATITUDE (of reference) or GN_PRECISION.
   *
   * References are those that mgrsDecodeStrict() reads, with a square. With reference they may be abbreviated: the
   * letters of a square and digits, or digits alone, even in the end; "32" is then both, a zone and two digits.
   * next is what may follow in any of the readings that are possible, field that of the longest of them. Unparted
   * digits are those of the easting until there are precision of them; a blank ends the easting sooner.
   *
   * A whole reference is "complete" and, in its usual form, text. One that is abbreviated, whole otherwise, is
   * "completed" from reference: text is the one of all such cells on the earth whose centre is nearest, in the
   * zone of reference, in another one or in a polar cap. So is a UTM grid zone without a square (the nearest
   * square), and nothing at all. The distance and azimuth are those of the geodesic to the centre of the cell, as
   * geodesicInverse() gives them; NaN without reference or without "completed". Since 0.1.
   */
  mgrsType(text: string, reference?: Point | null, precision?: number): MGRSTyping;

  /**
   * Helps to type an MGRS reference into four fields.
   *
   * @param zone ASCII, upper or lower case, blanks around it, as all fields: "32V", a letter of a polar zone, "32"
   *   for any band of that zone, or nothing for the zone that is nearest to reference.
   * @param square The two letters of a square, or nothing for any.
   * @param easting Up to 11 digits.
   * @param northing Up to 11 digits, not necessarily as many.
   * @param reference The position of the device: latitude -90 ... 90, longitude any finite value.
   * @returns What can be said.
   * @throws {GridNorthError} What mgrsType() answers, but not GN_MGRS_ODD_DIGITS or GN_PRECISION; GN_TEXT_REST
   *   where a field goes on behind its end.
   *
   * Digits are filled up with zeros on the right, the shorter field to the length of the other: 5 and 86 are 50
   * and 86. Zone and square may be filled in from reference, as mgrsType() does; not where they are half typed
   * ("0", one letter of a square). field and next are for the last field that is not empty, or for the one behind
   * it if that is full. Since 0.1.
   */
  mgrsTypeFields(zone: string, square: string, easting: string, northing: string, reference?: Point | null): MGRSTyping;

  /**
   * Writes a length as people read it: "850 m", "1.25 km".
   *
   * @param metres -1e15 ... 1e15; a negative length keeps its sign.
   * @param units "metric", "imperial" or "nautical".
   * @param digits Significant digits, 1 ... 15: all of them are written, "1.00 km"; or 0: as many as are sensible.
   * @returns ASCII text.
   * @throws {GridNorthError} GN_NOT_FINITE, GN_MEASURE, GN_UNIT, GN_DIGITS.
   *
   * Kilometres from 1000 m on, miles from 1000 ft, nautical miles from a tenth of one; less is in metres or feet.
   * The rounded number decides: 999.7 m is "1.00 km", never "1000 m". Sensible are three significant digits, but
   * no digit before the point is cut: "1234 km"; of metres and feet whole ones from 10 on, two significant digits
   * below, three decimals at most: "12 m", "1.2 m", "0.012 m". Halves go to the even digit; no more than 20
   * decimals; never "-0". lengthParse() reads the text back, to within half of its last digit. Since 0.1.
   */
  lengthFormat(metres: number, units?: Units, digits?: number): string;

  /**
   * Reads a length: a number and its unit.
   *
   * @param text UTF-8: "850 m", "1,25KM", "-300 ft", "12.5 nautical miles".
   * @returns The length.
   * @throws {GridNorthError} GN_TEXT_EMPTY, GN_TEXT_BYTE, GN_TEXT_INCOMPLETE (a sign alone), GN_TEXT_NUMBER,
   *   GN_TEXT_COMMA, GN_TEXT_UNIT (unknown or missing), GN_TEXT_REST or, beyond 1e16 metres, GN_MEASURE.
   *
   * Numbers may have a sign and a decimal point or comma, but neither an exponent nor separators of thousands:
   * "1,250 m", which has two meanings, is GN_TEXT_COMMA; write "1.250 m" or "1250 m". Units in any case, with or
   * without a blank before: m, km, ft, yd, mi, nmi (also NM) and their names in the singular and the plural; a
   * prime or an apostrophe for feet. M is a metre. Since 0.1.
   */
  lengthParse(text: string): number;

  /**
   * Writes an area as people read it: "850 m²", "1.25 ha".
   *
   * @param squareMetres -1e15 ... 1e15; a negative area (of a clockwise polygon) keeps its sign.
   * @param units "metric", "imperial" or "nautical".
   * @param digits As for lengthFormat().
   * @returns UTF-8 text.
   * @throws {GridNorthError} as lengthFormat().
   *
   * Metric: m², hectares (ha) from 10,000 m² on, km² from 100 ha. Imperial: ft², acres (ac) from one on, mi² from
   * 640 acres, which are one. Nautical: ft², nmi² from a hundredth of one on. Digits as for lengthFormat(), whose
   * metres and feet are square ones here: "9999 m²", "1.00 ha". areaParse() reads the text back, to within half of
   * its last digit. Since 0.1.
   */
  areaFormat(squareMetres: number, units?: Units, digits?: number): string;

  /**
   * Reads an area: a number and its unit.
   *
   * @param text UTF-8: "850 m2", "1,25 ha", "3 sq mi", "40 acres".
   * @returns The area.
   * @throws {GridNorthError} as lengthParse(); GN_MEASURE beyond 1e16 square metres.
   *
   * Numbers as lengthParse() reads them. Units in any case: hectares (ha), acres (ac), and any unit of length that
   * has letters, with "2", "^2" or "²" after it, or "sq" or "square" before it. Since 0.1.
   */
  areaParse(text: string): number;

  /**
   * Writes an azimuth as people read it: "45.5°", "800 mil", "NNE".
   *
   * @param degrees Clockwise from north, -1e15 ... 1e15; reduced to one turn, exactly.
   * @param unit "degrees", "mils", "points-8" or "points-16".
   * @param decimals 0 ... 12; all of them are written. Compass points have none.
   * @returns UTF-8 text.
   * @throws {GridNorthError} GN_NOT_FINITE, GN_MEASURE, GN_UNIT, GN_DECIMALS.
   *
   * Numbers lie in [0, 360) and [0, 6400) when they are rounded: 359.7 degrees without decimals are "0°". Halves
   * go to the even digit, and between compass points to the one of the even number, clockwise from N. angleParse()
   * reads the text back, to within half of its last digit (of mils the eleventh decimal) or of the sector of its
   * point. Since 0.1.
   */
  angleFormat(degrees: number, unit?: AngleUnit, decimals?: number): string;

  /**
   * Reads an angle: a number and its unit, or a compass point.
   *
   * @param text UTF-8: "45.5°", "45,5 deg", "800 mils", "NNE".
   * @returns The angle as it is written, not reduced; of a compass point the middle of its sector, 0 ... 337.5.
   * @throws {GridNorthError} as lengthParse(), GN_MEASURE beyond 1e16 degrees; also GN_TEXT_LETTER where a compass
   *   point would have to end.
   *
   * Numbers as lengthParse() reads them. Units in any case: the degree sign, d, deg, degree(s), and mil(s), of
   * which 6400 are a turn. Compass points: the sixteen from N to NNW. Since 0.1.
   */
  angleParse(text: string): number;

  /**
   * Projects a position onto the UTM or UPS grid.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param zone 0; or 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone and
   *   hemisphere: 32601 ... 32660 and 32701 ... 32760 (the northing then goes on across the equator), 32661 and
   *   32761 (UPS).
   * @returns Easting and northing in metres, zone and hemisphere.
   * @throws {GridNorthError} GN_LATITUDE, GN_NOT_FINITE, GN_ZONE, GN_TOO_FAR.
   *
   * Standard zones are those of UTM in [-80, 84), with the exceptions of Norway (32V) and Svalbard (31X to 37X),
   * and UPS beyond. A zone can be asked for up to 9 degrees from its central meridian and, farther out, up to 60
   * degrees as long as the easting stays in [0, 1000 km]; UPS as long as the coordinates stay within [1200 km,
   * 2800 km] (north) or [700 km, 3300 km] (south). Agrees with GeographicLib to 10 nm; transverse Mercator after
   * Karney 2011, equations 7 to 36, polar stereographic after Snyder 1987, equations 21-33 and 21-39. Since 0.1.
   */
  utmForward(position: Point, zone?: number): UTMPosition;

  /**
   * Finds the position of a point on the UTM or UPS grid.
   *
   * @param utm Easting and northing in metres, zone 1 ... 60 or 0, hemisphere. UTM: easting in [-510 km, 1510 km],
   *   northing between the poles: up to 9,997,964.9431 m from the equator; UPS: as in utmForward().
   * @returns The position; longitude in [-180, 180)
   * @throws {GridNorthError} GN_NOT_FINITE, GN_ZONE, GN_HEMISPHERE, GN_EASTING, GN_NORTHING.
   *
   * A northing may lie across the equator. At a pole of UPS the longitude is 0. Agrees with GeographicLib to 10
   * nm. Since 0.1.
   */
  utmInverse(utm: UTMPosition): Point;

  /**
   * Projects many positions onto the UTM or UPS grid.
   *
   * @param latitudes Latitudes, in degrees.
   * @param longitudes Longitudes, in degrees.
   * @param zone As for utmForward(), for all rows.
   * @returns `eastings`: The eastings, in metres. `northings`: The northings, in metres. `zones`: The zone with
   *   the sign of the hemisphere: 33, -33, and 61, -61 for UPS (61); 0 for a refused row. `statuses`: The status
   *   of each row.
   * @throws {GridNorthError} GN_ZONE.
   *
   * A refused row becomes NaN, and its status says why: GN_LATITUDE, GN_NOT_FINITE or GN_TOO_FAR. Each row is what
   * utmForward() gives, bit for bit. Since 0.1.
   */
  utmForwardBatch(latitudes: Numbers, longitudes: Numbers, zone?: number): { eastings: Float64Array; northings: Float64Array; zones: Int32Array; statuses: Uint8Array };

  /**
   * Finds the positions of many points on one UTM or UPS grid.
   *
   * @param eastings Eastings, in metres.
   * @param northings Northings, in metres.
   * @param zone 1 ... 60, or 0, for all rows.
   * @param hemisphere "north" or "south", for all rows.
   * @returns `latitudes`: The latitudes, in degrees. `longitudes`: The longitudes, in degrees, in [-180, 180).
   *   `statuses`: The status of each row.
   * @throws {GridNorthError} GN_ZONE, GN_HEMISPHERE.
   *
   * A refused row becomes NaN, and its status says why: GN_NOT_FINITE, GN_EASTING or GN_NORTHING. Each row is what
   * utmInverse() gives, bit for bit. Since 0.1.
   */
  utmInverseBatch(eastings: Numbers, northings: Numbers, zone: number, hemisphere: Hemisphere): { latitudes: Float64Array; longitudes: Float64Array; statuses: Uint8Array };

  /**
   * Finds the positions of many points, each on a UTM or UPS grid of its own.
   *
   * @param eastings Eastings, in metres.
   * @param northings Northings, in metres.
   * @param zones Signed zones as utmForwardBatch() gives them: 33 north, -33 south, 61 and -61 UPS.
   * @returns `latitudes`: The latitudes, in degrees. `longitudes`: The longitudes, in degrees, in [-180, 180).
   *   `statuses`: The status of each row.
   *
   * A refused row becomes NaN, and its status says why: GN_NOT_FINITE, GN_ZONE, GN_EASTING or GN_NORTHING. Since
   * 0.1.
   */
  utmInverseZonesBatch(eastings: Numbers, northings: Numbers, zones: Numbers): { latitudes: Float64Array; longitudes: Float64Array; statuses: Uint8Array };

  /**
   * Finds the meridian convergence and the point scale of a UTM or UPS grid at a position.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param zone As for utmForward().
   * @returns `convergence`: The azimuth of grid north, in degrees clockwise from true north. `scale`: Length on
   *   the grid divided by length on the ellipsoid.
   * @throws {GridNorthError} GN_LATITUDE, GN_NOT_FINITE, GN_ZONE or GN_TOO_FAR.
   *
   * Grid azimuth is true azimuth minus convergence. On the central meridian the convergence is 0 and the scale
   * 0.9996; at a pole of UPS the convergence is the longitude (north) or its opposite (south), and the scale
   * 0.994. Karney 2011, equations 23 to 29; Snyder 1987, equation 21-32. Since 0.1.
   */
  utmFactors(position: Point, zone?: number): { convergence: number; scale: number };

  /**
   * Finds the meridian convergence and the point scale of a UTM or UPS grid at many positions.
   *
   * @param latitudes Latitudes, in degrees.
   * @param longitudes Longitudes, in degrees.
   * @param zone As for utmForward(), for all rows.
   * @returns `convergences`: The azimuths of grid north, in degrees clockwise from true north. `scales`: The point
   *   scales. `statuses`: The status of each row.
   * @throws {GridNorthError} GN_ZONE.
   *
   * A refused row becomes NaN, and its status says why: GN_LATITUDE, GN_NOT_FINITE or GN_TOO_FAR. Each row is what
   * utmFactors() gives, bit for bit. Since 0.1.
   */
  utmFactorsBatch(latitudes: Numbers, longitudes: Numbers, zone?: number): { convergences: Float64Array; scales: Float64Array; statuses: Uint8Array };

  /**
   * Finds the standard zone of a position.
   *
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @returns `zone`: 1 ... 60, or 0 from 84 north and south of 80 south. `hemisphere`: "north" from the equator
   *   on, else "south".
   * @throws {GridNorthError} GN_LATITUDE, GN_NOT_FINITE.
   *
   * West and south edges belong to a zone. Norway: 32 from 3 east, 56 to 64 north. Svalbard, 72 to 84 north: 31 to
   * 9 east, 33 to 21, 35 to 33, 37 to 42. Since 0.1.
   */
  utmZone(position: Point): { zone: number; hemisphere: Hemisphere };

  /**
   * Gives the EPSG code of a UTM or UPS grid on WGS 84.
   *
   * @param zone 1 ... 60, or 0.
   * @param hemisphere "north" or "south".
   * @returns 32601 ... 32660 (UTM north), 32701 ... 32760 (UTM south), 32661 (UPS north) or 32761 (UPS south).
   * @throws {GridNorthError} GN_ZONE, GN_HEMISPHERE.
   *
   * The EPSG defines the two UPS systems with northing first; the values here are the same, easting and northing
   * by name. Since 0.1.
   */
  utmToEPSG(zone: number, hemisphere: Hemisphere): number;

  /**
   * Finds the UTM or UPS grid that an EPSG code names.
   *
   * @param code 32601 ... 32661 or 32701 ... 32761.
   * @returns `zone`: 1 ... 60, or 0. `hemisphere`: "north" or "south".
   * @throws {GridNorthError} GN_EPSG.
   *
   * Since 0.1.
   */
  utmFromEPSG(code: number): { zone: number; hemisphere: Hemisphere };

  /**
   * Writes the MGRS grid of a map view as GeoJSON.
   *
   * @param view Edges in degrees. West greater than east crosses the antimeridian; an east edge 360 or more beyond
   *   west is the whole earth. Latitudes -90 ... 90, longitudes any finite value.
   * @param zoom Zoom of a Web Mercator map, -4 ... 30: at zoom 0 the world is tileSize pixels wide, 512 by default
   *   as Mapbox and MapLibre count.
   * @param options What shall differ from the usual.
   * @throws {GridNorthError} GN_NOT_FINITE, GN_LATITUDE, GN_VIEW, GN_ZOOM, GN_TOO_MANY_VERTICES, or what is wrong
   *   with the options: GN_CONTENT, GN_TILE_SIZE, GN_TOLERANCE, GN_MARGIN, GN_PIXELS, GN_SPACING, GN_LEVELS,
   *   GN_STEP.
   *
   * One FeatureCollection (RFC 7946) with the lines of gridLines() as LineStrings, then the labels of gridLabels()
   * as Points. Positions have as many decimals as a tenth of a pixel needs, and no zeros at their end. Properties
   * of a line: kind ("border", "100km", "grid"), axis ("easting", "northing", "longitude", "latitude"), zone (a
   * number, 0 for UPS; not at parallels), hemisphere ("N", "S"), coordinate, spacing, major, width, opacity.
   * Properties of a label: kind ("zone", "square", "digits", "reference"), text, zone, hemisphere and, of digits,
   * axis, coordinate and edge ("south", "west", "north", "east").
   *
   * A view of which nothing is visible gives an empty collection. Since 0.1.
   */
  gridGeoJSON(view: Bounds, zoom: number, options?: GridOptions | null): FeatureCollection;

  /** As gridGeoJSON(), as the bytes of the text, UTF-8. */
  gridGeoJSONBytes(view: Bounds, zoom: number, options?: GridOptions | null): Uint8Array;

  /**
   * Gives the lines of the MGRS grid of a map view, in degrees.
   *
   * @param view As for gridGeoJSON().
   * @param zoom As for gridGeoJSON().
   * @param options Labels are not drawn, whatever the content says.
   * @returns `vertices`: The points of all lines, one line after the other: latitude and longitude of each.
   *   `lines`: Which vertices each line has, and what it is.
   * @throws {GridNorthError} as gridGeoJSON().
   *
   * The borders of grid zones, the eastings and northings of each zone, and the UPS grid of both caps. Each line
   * is one polyline for each zone and hemisphere, clipped at the zone's border and at the view, and cut at the
   * antimeridian. It runs north or east, from its smaller coordinate to its larger. A line that is part of a
   * border or of a coarser level is drawn as that only. Which levels are drawn follows from the zoom, see
   * GridOptions; a level is left out where its lines stand closer than minimumPixels in the part of the view
   * nearest to the equator.
   *
   * A vertex lies on its line to 20 nm. A chord, straight on the Web Mercator map, departs from its line by no
   * more than the tolerance. Longitudes lie in [-180, 180]. Beyond 85.0511 degrees, where a Web Mercator map ends,
   * a pixel of the tolerance and of the margin is as many metres as there. What is shorter than the last decimal
   * of a position in GeoJSON, a tenth of a pixel or less, is not drawn: the lines that just touch a corner of the
   * view.
   *
   * A view without width or height has no lines. One with more than maxVertices and a million lines to look at is
   * refused as one with too many vertices, also where none of them is long enough to be drawn. Since 0.1.
   */
  gridLines(view: Bounds, zoom: number, options?: GridOptions | null): { vertices: Float64Array; lines: GridLine[] };

  /**
   * Gives the lines of the MGRS grid of a map view, in pixels of the Web Mercator screen.
   *
   * @param view As for gridGeoJSON(); what lies beyond 85.051128 degrees, the edge of the Mercator world, is left
   *   out.
   * @param zoom As for gridGeoJSON().
   * @param origin The position of pixel 0, 0; latitude within 85.06 degrees, beyond that it is moved there.
   * @param options As for gridLines().
   * @returns `vertices`: The points of all lines, one line after the other: x and y of each. `lines`: Which
   *   vertices each line has, and what it is.
   * @throws {GridNorthError} as gridGeoJSON().
   *
   * The lines of gridLines(). All pixels are those of one copy of the world, in which the view is in one piece:
   * across the antimeridian x goes on; a view of 360 degrees and more is the copy around its middle, cut where
   * that one ends. The origin is taken in the copy nearest to the middle of the view. Each pair is the float
   * nearest to the exact pixel, to one part in 10^7 of the distance from the origin: choose an origin in the view.
   * Since 0.1.
   */
  gridLinesPixels(view: Bounds, zoom: number, origin: Point, options?: GridOptions | null): { vertices: Float32Array; lines: GridLine[] };

  /**
   * Gives the labels of the MGRS grid of a map view.
   *
   * @param view As for gridGeoJSON().
   * @param zoom As for gridGeoJSON().
   * @param options Lines are not drawn, whatever the content says. The margin does not count.
   * @returns The labels.
   * @throws {GridNorthError} as gridGeoJSON().
   *
   * Grid zone designators stand in the middle of what is visible of the grid zone; when squares have labels too,
   * halfway from there to its north-west corner (not where that part is narrower than two labels, nor in a polar
   * cap of which 90 degrees and more are visible). The two letters of a 100 km square stand in the middle of its
   * visible part (of the larger part, if the border of a latitude band runs through it). Both are left out where
   * that part is narrower or lower than labelPixels, letters also where it has less than half of the area of a
   * square of that side, or where 100 km are less in the part of the view nearest to the equator.
   *
   * Principal digits, tens of kilometres down to the spacing, stand where a line meets the edge of the view:
   * eastings on the southern and northern edge, northings on the western and eastern, either on all of them near a
   * pole. Where lines stand closer than half of labelPixels, every tenth line has digits. References stand at
   * intersections of every fifth line of each axis (referenceStep, counted from the false origin), with as many
   * digits as the spacing has; not on the edge of the view, where digits stand, and not closer than 4 pixels.
   *
   * No label lies outside the view, nor within 4 pixels of the border of a grid zone. A view with more than
   * maxVertices and a million lines to look for labels at is refused as one with too many labels. Since 0.1.
   */
  gridLabels(view: Bounds, zoom: number, options?: GridOptions | null): GridLabel[];

  /**
   * Tells which spacing the grid of a map view has.
   *
   * @param view As for gridGeoJSON().
   * @param zoom As for gridGeoJSON().
   * @param options What shall differ from the usual.
   * @returns The spacing of the finest level drawn, in metres; 0 if only the borders of grid zones are drawn.
   * @throws {GridNorthError} as gridGeoJSON(), but not GN_TOO_MANY_VERTICES.
   *
   * Since 0.1.
   */
  gridSpacing(view: Bounds, zoom: number, options?: GridOptions | null): number;

  /**
   * Gives a number of vertices and labels that the grid of a map view does not exceed, without drawing it.
   *
   * @param view As for gridGeoJSON().
   * @param zoom As for gridGeoJSON().
   * @param options maxVertices does not count.
   * @returns The number.
   * @throws {GridNorthError} as gridGeoJSON(), but not GN_TOO_MANY_VERTICES.
   *
   * To guard against too much, not to allocate by. (It ends at 2^50, which no drawing in earnest comes near.)
   * Since 0.1.
   */
  gridBound(view: Bounds, zoom: number, options?: GridOptions | null): number;

  /**
   * Tells how many metres a pixel of a Web Mercator map spans.
   *
   * @param latitude Degrees, -90 ... 90.
   * @param zoom -4 ... 30.
   * @param tileSize Pixels of the world at zoom 0: 512 (Mapbox, MapLibre) or 256.
   * @returns Metres per pixel, along the parallel; 0 at a pole.
   * @throws {GridNorthError} GN_NOT_FINITE, GN_LATITUDE, GN_ZOOM or GN_TILE_SIZE.
   *
   * On the WGS 84 ellipsoid, where the usual formula takes the radius of the equator for a sphere: that one is up
   * to 0.34 % smaller. Since 0.1.
   */
  screenScale(latitude: number, zoom: number, tileSize?: number): number;

  /**
   * Finds the longest round length that fits into a width on the screen.
   *
   * @param latitude Degrees, within 89.9 of the equator.
   * @param zoom -4 ... 30.
   * @param tileSize 512 or 256.
   * @param maxWidth Pixels, 0.001 ... 1,000,000.
   * @param units "metric", "imperial" or "nautical".
   * @returns The scale bar.
   * @throws {GridNorthError} GN_NOT_FINITE, GN_LATITUDE, GN_ZOOM, GN_TILE_SIZE, GN_PIXELS or GN_UNIT.
   *
   * Round lengths are 1, 2 and 5 times the powers of ten. The larger unit is used from 1 km, 1 mi and 0.1 nmi on.
   * The text has decimals below 1 only: "2000 ft", "0.5 nmi". Width and length are those along the parallel. Since
   * 0.1.
   */
  screenScaleBar(latitude: number, zoom: number, tileSize: number, maxWidth: number, units?: Units): ScaleBar;

  /**
   * Finds the shortest path between two positions: its length, and its directions at both ends.
   *
   * @param from Latitude -90 ... 90, longitude any finite value.
   * @param to As from.
   * @returns `distance`: Metres. `azimuthFrom`: The azimuth at from, degrees clockwise from north, in (-180, 180].
   *   `azimuthTo`: The azimuth at to, forward, likewise.
   * @throws {GridNorthError} GN_NOT_FINITE or GN_LATITUDE.
   *
   * On the WGS 84 ellipsoid, for any pair of positions, nearly antipodal ones too (Karney 2013, sections 4 and 5,
   * with the series of order 6). Agrees with GeographicLib to 15 nm. Coincident positions: azimuths 0. At a pole
   * the azimuth is that along the meridian of the longitude given there. Since 0.1.
   */
  geodesicInverse(from: Point, to: Point): { distance: number; azimuthFrom: number; azimuthTo: number };

  /**
   * Finds where one gets in a direction.
   *
   * @param from Latitude -90 ... 90, longitude any finite value.
   * @param azimuth Degrees clockwise from north; any finite value.
   * @param distance Metres, -1e12 ... 1e12; negative: backwards.
   * @returns `to`: The position, its longitude in [-180, 180) `azimuthTo`: The azimuth there, in (-180, 180].
   * @throws {GridNorthError} GN_NOT_FINITE, GN_LATITUDE or GN_DISTANCE.
   *
   * On the WGS 84 ellipsoid (Karney 2013, section 3). Agrees with GeographicLib to 15 nm for distances up to once
   * around the earth. From a pole, the azimuth counts from the meridian of its longitude: 0 leads from the north
   * pole down the opposite one. Since 0.1.
   */
  geodesicDirect(from: Point, azimuth: number, distance: number): { to: Point; azimuthTo: number };

  /**
   * Finds the shortest paths of many pairs of positions.
   *
   * @param fromLatitudes Latitudes, degrees.
   * @param fromLongitudes Longitudes, degrees; likewise.
   * @param toLatitudes Latitudes of the other ends.
   * @param toLongitudes Longitudes of the other ends.
   * @returns `distances`: The distances, metres. `azimuthsFrom`: The azimuths at the first ends. `azimuthsTo`: The
   *   azimuths at the other ends. `statuses`: The status of each row.
   *
   * A refused row becomes NaN. Each row is what geodesicInverse() gives, bit for bit. Since 0.1.
   */
  geodesicInverseBatch(fromLatitudes: Numbers, fromLongitudes: Numbers, toLatitudes: Numbers, toLongitudes: Numbers): { distances: Float64Array; azimuthsFrom: Float64Array; azimuthsTo: Float64Array; statuses: Uint8Array };

  /**
   * Finds where one gets in many directions.
   *
   * @param latitudes Latitudes, degrees.
   * @param longitudes Longitudes, degrees; likewise.
   * @param azimuths Azimuths, degrees; likewise.
   * @param distances Distances, metres; likewise.
   * @returns `toLatitudes`: The latitudes. `toLongitudes`: The longitudes, in [-180, 180). `azimuthsTo`: The
   *   azimuths there. `statuses`: The status of each row.
   *
   * A refused row becomes NaN. Each row is what geodesicDirect() gives, bit for bit. Since 0.1.
   */
  geodesicDirectBatch(latitudes: Numbers, longitudes: Numbers, azimuths: Numbers, distances: Numbers): { toLatitudes: Float64Array; toLongitudes: Float64Array; azimuthsTo: Float64Array; statuses: Uint8Array };

  /**
   * Gives positions along a geodesic.
   *
   * @param from Where it starts; latitude -90 ... 90, longitude any finite value.
   * @param azimuth Its azimuth there, degrees; any finite value.
   * @param distances Distances from the start, metres, -1e12 ... 1e12, in any order.
   * @returns `points`: Positions. `azimuths`: The azimuth at each.
   * @throws {GridNorthError} GN_NOT_FINITE, GN_LATITUDE, GN_DISTANCE.
   *
   * Each is what geodesicDirect() gives, bit for bit. Since 0.1.
   */
  geodesicLine(from: Point, azimuth: number, distances: Numbers): { points: Point[]; azimuths: Float64Array };

  /**
   * Gives evenly spaced positions on the shortest path between two.
   *
   * @param from The first one; latitude -90 ... 90, longitude any finite value.
   * @param to The last one.
   * @param count How many, both ends included; 1 gives from.
   * @returns `points`: Positions; the first and the last are the ends, with reduced longitudes. `azimuths`: The
   *   azimuth at each.
   * @throws {GridNorthError} GN_NOT_FINITE, GN_LATITUDE or GN_COUNT (one that no array has).
   *
   * Since 0.1.
   */
  geodesicPoints(from: Point, to: Point, count: number): { points: Point[]; azimuths: Float64Array };

  /**
   * Measures the great circle between two positions on the sphere of the mean radius.
   *
   * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
   * @param to Likewise.
   * @returns `distance`: The distance in metres, 0 ... π 6371008.771415059. `azimuthFrom`: The azimuth at from in
   *   degrees, clockwise from north, in (-180, 180]. `azimuthTo`: The azimuth at to, going on in the same
   *   direction.
   * @throws {GridNorthError} GN_LATITUDE, GN_NOT_FINITE.
   *
   * The haversine formula, precise to 10 nm on the sphere; distances on the ellipsoid differ by up to 0.56 %, see
   * geodesicInverse(). At a pole the longitude tells on which meridian the pole is thought to lie. Azimuths of one
   * position and itself are 0; antipodes are joined over the north pole. Since 0.1.
   */
  sphereInverse(from: Point, to: Point): { distance: number; azimuthFrom: number; azimuthTo: number };

  /**
   * Goes along a great circle on the sphere of the mean radius.
   *
   * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
   * @param azimuth Degrees, clockwise from north; any finite value.
   * @param distance Metres, -1e12 ... 1e12; negative: backwards.
   * @returns `to`: The end; longitude in [-180, 180) `azimuthTo`: The azimuth there in degrees, in (-180, 180].
   * @throws {GridNorthError} GN_LATITUDE, GN_NOT_FINITE, GN_DISTANCE.
   *
   * Precise to 10 nm on the sphere. From a pole, the azimuth counts from the meridian of its longitude. Since 0.1.
   */
  sphereDirect(from: Point, azimuth: number, distance: number): { to: Point; azimuthTo: number };

  /**
   * Measures many great circles on the sphere of the mean radius.
   *
   * @param fromLatitudes Latitudes of the starts, in degrees.
   * @param fromLongitudes Longitudes of the starts, in degrees.
   * @param toLatitudes Latitudes of the ends, in degrees.
   * @param toLongitudes Longitudes of the ends, in degrees.
   * @returns `distances`: The distances, in metres. `azimuthsFrom`: The azimuths at the starts, in degrees.
   *   `azimuthsTo`: The azimuths at the ends, in degrees. `statuses`: The status of each row.
   *
   * A refused row becomes NaN, and its status says why: GN_LATITUDE or GN_NOT_FINITE. Each row is what
   * sphereInverse() gives, bit for bit. Since 0.1.
   */
  sphereInverseBatch(fromLatitudes: Numbers, fromLongitudes: Numbers, toLatitudes: Numbers, toLongitudes: Numbers): { distances: Float64Array; azimuthsFrom: Float64Array; azimuthsTo: Float64Array; statuses: Uint8Array };

  /**
   * Goes along many great circles on the sphere of the mean radius.
   *
   * @param latitudes Latitudes of the starts, in degrees.
   * @param longitudes Longitudes of the starts, in degrees.
   * @param azimuths Azimuths, in degrees.
   * @param distances Distances, in metres.
   * @returns `toLatitudes`: The latitudes of the ends, in degrees. `toLongitudes`: The longitudes of the ends, in
   *   degrees. `azimuthsTo`: The azimuths there, in degrees. `statuses`: The status of each row.
   *
   * A refused row becomes NaN, and its status says why: GN_LATITUDE, GN_NOT_FINITE or GN_DISTANCE. Each row is
   * what sphereDirect() gives, bit for bit. Since 0.1.
   */
  sphereDirectBatch(latitudes: Numbers, longitudes: Numbers, azimuths: Numbers, distances: Numbers): { toLatitudes: Float64Array; toLongitudes: Float64Array; azimuthsTo: Float64Array; statuses: Uint8Array };

  /**
   * Measures the rhumb line between two positions, the line of constant azimuth.
   *
   * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
   * @param to Likewise.
   * @returns `distance`: The distance in metres. `azimuth`: The azimuth in degrees, clockwise from north, in
   *   (-180, 180].
   * @throws {GridNorthError} GN_LATITUDE, GN_NOT_FINITE.
   *
   * On the ellipsoid, precise to 15 nm. Of the rhumb lines the one that goes less than half around the earth;
   * between opposite meridians the one that goes east. At a pole all of them end as meridians: the azimuth is 0 or
   * 180. The azimuth of one position and itself is 0. Since 0.1.
   */
  rhumbInverse(from: Point, to: Point): { distance: number; azimuth: number };

  /**
   * Goes along a rhumb line, the line of constant azimuth.
   *
   * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
   * @param azimuth Degrees, clockwise from north; any finite value.
   * @param distance Metres, -1e12 ... 1e12; negative: backwards.
   * @returns The end; longitude in [-180, 180)
   * @throws {GridNorthError} GN_LATITUDE, GN_NOT_FINITE, GN_DISTANCE (also where the line ends at a pole before).
   *
   * On the ellipsoid, precise to 15 nm; more than once around the earth the last places of a longitude are lost.
   * Around a pole a rhumb line turns infinitely often: what begins or ends there keeps its longitude. Since 0.1.
   */
  rhumbDirect(from: Point, azimuth: number, distance: number): Point;

  /**
   * Measures many rhumb lines.
   *
   * @param fromLatitudes Latitudes of the starts, in degrees.
   * @param fromLongitudes Longitudes of the starts, in degrees.
   * @param toLatitudes Latitudes of the ends, in degrees.
   * @param toLongitudes Longitudes of the ends, in degrees.
   * @returns `distances`: The distances, in metres. `azimuths`: The azimuths, in degrees. `statuses`: The status
   *   of each row.
   *
   * A refused row becomes NaN, and its status says why: GN_LATITUDE or GN_NOT_FINITE. Each row is what
   * rhumbInverse() gives, bit for bit. Since 0.1.
   */
  rhumbInverseBatch(fromLatitudes: Numbers, fromLongitudes: Numbers, toLatitudes: Numbers, toLongitudes: Numbers): { distances: Float64Array; azimuths: Float64Array; statuses: Uint8Array };

  /**
   * Goes along many rhumb lines.
   *
   * @param latitudes Latitudes of the starts, in degrees.
   * @param longitudes Longitudes of the starts, in degrees.
   * @param azimuths Azimuths, in degrees.
   * @param distances Distances, in metres.
   * @returns `toLatitudes`: The latitudes of the ends, in degrees. `toLongitudes`: The longitudes of the ends, in
   *   degrees. `statuses`: The status of each row.
   *
   * A refused row becomes NaN, and its status says why: GN_LATITUDE, GN_NOT_FINITE or GN_DISTANCE. Each row is
   * what rhumbDirect() gives, bit for bit. Since 0.1.
   */
  rhumbDirectBatch(latitudes: Numbers, longitudes: Numbers, azimuths: Numbers, distances: Numbers): { toLatitudes: Float64Array; toLongitudes: Float64Array; statuses: Uint8Array };

  /**
   * Measures the geodesic between two positions, with bearings from grid north.
   *
   * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
   * @param to Likewise.
   * @param zone As for utmForward(); 0 is the standard zone of from. It serves for both ends.
   * @returns `distance`: The distance on the ellipsoid in metres, as of geodesicInverse(), not the one on the map.
   *   `bearingFrom`: The grid bearing at from in degrees, clockwise from grid north, in (-180, 180]: the azimuth
   *   less the meridian convergence. `bearingTo`: The grid bearing at to, going on in the same direction.
   * @throws {GridNorthError} GN_LATITUDE, GN_NOT_FINITE, GN_ZONE, GN_TOO_FAR (an end that the zone does not
   *   reach).
   *
   * Bearings are those of the geodesic where it begins and ends; on the map it is a curve, so that they differ a
   * little from the bearing of the straight line between the grid coordinates. Since 0.1.
   */
  geodesicGridInverse(from: Point, to: Point, zone?: number): { distance: number; bearingFrom: number; bearingTo: number };

  /**
   * Goes along a geodesic that leaves at a bearing from grid north.
   *
   * @param from Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
   * @param zone As for utmForward(); 0 is the standard zone of from. It serves for both ends.
   * @param bearing Degrees, clockwise from grid north; any finite value.
   * @param distance Metres on the ellipsoid, -1e12 ... 1e12; negative: backwards.
   * @returns `to`: The end; longitude in [-180, 180) `bearingTo`: The grid bearing there in degrees, in (-180,
   *   180].
   * @throws {GridNorthError} GN_LATITUDE, GN_NOT_FINITE, GN_DISTANCE, GN_ZONE, GN_TOO_FAR.
   *
   * As geodesicDirect() with the azimuth that is the bearing and the meridian convergence at from. Since 0.1.
   */
  geodesicGridDirect(from: Point, zone: number, bearing: number, distance: number): { to: Point; bearingTo: number };

  /**
   * Measures a route: points that are joined by geodesics.
   *
   * @param points Latitudes -90 ... 90 degrees, longitudes any finite value.
   * @returns The length in metres; 0 for less than two points.
   * @throws {GridNorthError} GN_NOT_FINITE, GN_LATITUDE, or GN_COUNT for more points than an array can hold.
   *
   * Each segment is right to 15 nm; summing up adds nothing to that. Between opposite points of the earth a
   * geodesic is one of several of the same length. Since 0.1.
   */
  routeLength(points: Points): number;

  /**
   * Gives the length of a route up to each of its points.
   *
   * @param points As for routeLength().
   * @returns Lengths in metres, the first of them 0.
   * @throws {GridNorthError} as routeLength().
   *
   * The last one is what routeLength() gives. Since 0.1.
   */
  routeDistances(points: Points): Float64Array;

  /**
   * Finds the point of a route at a distance along it.
   *
   * @param points As for routeLength().
   * @param distance Metres from the first point, 0 ... the length of the route. Up to a nanometre for each point
   *   beyond the end, and what the last place of a long distance is worth, is the end.
   * @returns `point`: The point. `azimuth`: The direction of the route there, degrees in (-180, 180]. `segment`:
   *   The index of the point at which the segment begins.
   * @throws {GridNorthError} GN_COUNT for no points, GN_DISTANCE, or as routeLength().
   *
   * Right to 15 nm. A vertex belongs to the segment that begins there, the last one to the last segment. Segments
   * without length, between a point and the same once more, are passed over. Since 0.1.
   */
  routePoint(points: Points, distance: number): { point: Point; azimuth: number; segment: number };

  /**
   * Finds where a route comes nearest to a position.
   *
   * @param points As for routeLength().
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @returns The nearest point, its distance along the route, its distance from the position (cross-track),
   *   negative if the position lies to the left, the direction of the route and the segment.
   * @throws {GridNorthError} GN_COUNT for no points, or as routeLength().
   *
   * Right to 20 nm; of several places equally near, one. Segments that cannot be the nearest are told by a bound:
   * a route of 10,000 points takes some milliseconds. At a bend the left side is that on the left of both
   * segments, or of either, if the route turns right. Vertices belong to segments as for routePoint(). Since 0.1.
   */
  routeNearest(points: Points, position: Point): RoutePlace;

  /**
   * Adds vertices to a route or a ring, so that it can be drawn with straight lines in degrees, as GeoJSON is
   * read.
   *
   * @param points As for routeLength().
   * @param isClosed Whether the last point is joined with the first as well, which is not repeated.
   * @param tolerance How far a straight line may depart from its geodesic, in metres: 1e-6 ... 1e6.
   * @returns The points, those given among them, longitudes in [-180, 180); Must not overlap points.
   * @throws {GridNorthError} GN_TOLERANCE, or as routeLength().
   *
   * Segments are halved where it takes that: added points lie on the geodesic to 15 nm. Across the antimeridian
   * lines go the short way. Since 0.1.
   */
  routeDensify(points: Points, isClosed: boolean, tolerance: number): Point[];

  /**
   * Leaves out vertices of a route or a ring.
   *
   * @param points As for routeLength().
   * @param isClosed Whether the last point is joined with the first as well.
   * @param tolerance How far a point left out may lie from the geodesic that takes its place, in metres: 1e-6 ...
   *   1e6.
   * @returns The points that stay, longitudes in [-180, 180); Must not overlap points.
   * @throws {GridNorthError} GN_TOLERANCE, or as routeLength().
   *
   * The first point stays, the last one unless the route is closed; of a ring three points at least, if it has
   * them. Each new segment reaches as far as was found to be possible, which need not be the farthest. Since 0.1.
   */
  routeSimplify(points: Points, isClosed: boolean, tolerance: number): Point[];

  /**
   * Measures a polygon: rings of points that are joined by geodesics.
   *
   * @param points The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any
   *   finite value. The last point of a ring is joined with the first; a last point that repeats the first is
   *   harmless.
   * @param rings How many points each ring has: the outer one, then the holes.
   * @returns `area`: The area in square metres, without the holes, whichever way they run; positive if the outer
   *   ring runs counterclockwise. `perimeter`: The length of all rings in metres.
   * @throws {GridNorthError} GN_RINGS if the rings do not sum up to count, GN_NOT_FINITE, GN_LATITUDE, or GN_COUNT
   *   for more points than an array can hold.
   *
   * The inside of a ring is the smaller of the two parts into which it divides the earth, whichever way the ring
   * runs; a pole may lie inside. Of two halves the inside is the one to the left. A vertex at a pole may have any
   * longitude; only an edge from pole to pole runs along the one that is given at its end. Right to 0.1 square
   * metres for each edge, mostly to much less; for an edge between nearly antipodal points, whose azimuth decides,
   * to 1,000. Rings of less than three points have no area; a ring that crosses itself has the difference of what
   * it goes around on its left and its right. Holes take away no more than there is. Since 0.1.
   */
  polygonMeasure(points: Points, rings?: readonly number[] | null): { area: number; perimeter: number };

  /**
   * Tells which way a ring runs around its inside, seen from above.
   *
   * @param points As for polygonMeasure(), a single ring.
   * @returns "counterclockwise", "clockwise", or 0 if the ring has no area that could be told from rounding.
   * @throws {GridNorthError} GN_NOT_FINITE, GN_LATITUDE, or GN_COUNT for more points than an array can hold.
   *
   * Since 0.1.
   */
  polygonOrientation(points: Points): Orientation | null;

  /**
   * Tells whether a position lies inside of a polygon.
   *
   * @param points As for polygonMeasure().
   * @param position Latitude -90 ... 90 degrees, longitude any finite value.
   * @param rings As for polygonMeasure().
   * @returns "inside", "on-border" (within a micrometre of an edge of any ring) or "outside": in a hole too.
   * @throws {GridNorthError} as polygonMeasure().
   *
   * Right for edges of any length and for polygons around a pole. Of a ring that crosses itself the inside is what
   * an odd number of edges divides from the outside. A polygon without points holds nothing. Since 0.1.
   */
  polygonContains(points: Points, position: Point, rings?: readonly number[] | null): Side;

  /**
   * Gives the smallest rectangle of meridians and parallels that holds a polygon.
   *
   * @param points As for polygonMeasure().
   * @param rings As for polygonMeasure(); the outer ring alone counts.
   * @returns The edges of the rectangle in degrees; west greater than east: it crosses the antimeridian.
   * @throws {GridNorthError} GN_COUNT if the outer ring has no points, or as polygonMeasure().
   *
   * Edges bulge towards the poles, and the rectangle holds them: the northern edge may lie north of all vertices.
   * With a pole inside, longitudes are -180 ... 180 and the pole is one of the latitudes. Right to 1e-13 degrees.
   * Since 0.1.
   */
  polygonBounds(points: Points, rings?: readonly number[] | null): Bounds;

  /**
   * Finds the centroid of a polygon.
   *
   * @param points As for polygonMeasure().
   * @param rings As for polygonMeasure().
   * @returns The position, longitude in [-180, 180).
   * @throws {GridNorthError} as polygonBounds().
   *
   * The mean direction of the area on the authalic sphere, on which every area is that of the ellipsoid, as a
   * position. For polygons of some kilometres it is the centroid of a plane map to a millimetre; edges of any
   * length are the geodesics to a centimetre. A polygon without area has the centroid of its border. It need not
   * lie inside. Since 0.1.
   */
  polygonCentroid(points: Points, rings?: readonly number[] | null): Point;

  /**
   * Looks for two edges of a polygon that meet where they should not.
   *
   * @param points As for polygonMeasure().
   * @param rings As for polygonMeasure().
   * @returns Two such edges and a point where they meet, one pair if there are several.
   * @throws {GridNorthError} as polygonMeasure().
   *
   * Edges within a micrometre of each other meet; those of different rings too. Neighbours meet at their common
   * vertex, which is as it should be, unless one runs back along the other. Points given twice are one vertex.
   * Compares runs of 64 edges at a time: 10,000 edges take a tenth of a second. Since 0.1.
   */
  polygonFindCrossing(points: Points, rings?: readonly number[] | null): PolygonCrossing;

  /**
   * Gives a circle: all that lies within a geodesic distance of a position.
   *
   * @param center Degrees; latitude -90 ... 90, longitude any finite value.
   * @param radius Metres; more than 0, at most 19,970,000.
   * @param options What shall differ from the usual.
   * @returns The closed ring.
   * @throws {GridNorthError} GN_NOT_FINITE, GN_LATITUDE, GN_RADIUS, or what is wrong with the options:
   *   GN_PLACEMENT (a field without such a value), GN_VERTICES (also more than 1,000,000 for a tolerance; or more
   *   than 3600 radial lines), GN_TOLERANCE (not 0, and not 0.000001 ... 1,000,000), GN_NOT_FINITE, GN_DECIMALS.
   *
   * The ring runs counter-clockwise, seen from above, from the north; its last point is its first. Vertex i of n
   * lies at the azimuth -360 i/n, at the radius: to 15 nm, by the geodesic of the ellipsoid. From a pole an
   * azimuth is counted from the meridian of the centre's longitude, as geodesicDirect() counts it.
   *
   * The circle may hold a pole, or more than a hemisphere: what is inside lies to the left. Given to
   * polygonMeasure() and its sisters, though, such a ring holds the smaller part of the earth, like any other
   * ring.
   *
   * The edges of the polygon are geodesics. Up to a quarter of the earth they run inside of the circle, beyond it
   * outside. "outside" moves the vertices, all of them equally, just so far that no edge lies nearer to the centre
   * than the radius: to be sure, some 0.1 micrometres farther. "inside" is the same the other way round. "equal-
   * area" gives the polygon the area of the circle, to a fraction of 10^-9.
   *
   * With a tolerance no place of an edge is farther from the circle, and the number of vertices is at most 2 %
   * larger than it must be.
   *
   * Beyond 19,970,000 m, half of the smallest circle that bends as the earth does, geodesics in different
   * directions meet and a circle is no longer a simple curve. GN_RADIUS also if vertices would have to stand
   * beyond, outside of a circle of nearly that size. Since 0.1.
   */
  circle(center: Point, radius: number, options?: ShapeOptions | null): Point[];

  /**
   * Gives an ellipse.
   *
   * @param center As for circle().
   * @param semiMajor Metres; more than 0, at most 19,970,000.
   * @param semiMinor Metres, of the same range; either may be the larger one.
   * @param rotation Azimuth of the first semi-axis; degrees, any finite value.
   * @param options The only placement is "on".
   * @returns As for circle().
   * @throws {GridNorthError} as circle(); GN_PLACEMENT also for any placement but "on".
   *
   * In the direction t from its first axis the ellipse with the semi-axes a and b lies at the geodesic distance a
   * b/sqrt((b cos t)^2 + (a sin t)^2). Its vertices are spaced evenly by their eccentric anomaly, so they stand
   * closer where it bends more. The ring is closed and runs counter-clockwise from the end of the first axis.
   * Since 0.1.
   */
  ellipse(center: Point, semiMajor: number, semiMinor: number, rotation: number, options?: ShapeOptions | null): Point[];

  /**
   * Gives a wedge: the sector of a circle, or of the ring between two circles.
   *
   * @param center As for circle().
   * @param innerRadius Metres; 0 for a sector with its point at the centre.
   * @param outerRadius Metres; more than the inner one, at most 19,970,000.
   * @param azimuth Degrees, any finite value: of the middle, or as azimuthIs says of the side where the wedge
   *   starts.
   * @param width Degrees, clockwise, 0 ... 360.
   * @param options What shall differ from the usual.
   * @returns As for circle().
   * @throws {GridNorthError} as circle(); also GN_WIDTH, GN_RADIUS for an inner radius that is negative or not
   *   smaller, and GN_VERTICES if a placement would make the edges of both arcs cross, as few of them may when the
   *   radii hardly differ.
   *
   * A closed ring, counter-clockwise: of a sector the centre, the arc back from its second side to the first, the
   * centre; of a ring's part the outer arc from the second side to the first, then the inner arc. The sides are
   * geodesics, and the vertices at their ends are computed with their exact azimuths. Each arc has its share of
   * the vertices of a whole turn, rounded up, and its placement: the polygon holds the wedge, lies in it or has
   * its area.
   *
   * The width 0 has no points: GN_OK and the length 0. The width 360 is the circle, its first vertex at the
   * azimuth where it starts; between two circles the outer ring, then the inner one clockwise, both closed. Since
   * 0.1.
   */
  wedge(center: Point, innerRadius: number, outerRadius: number, azimuth: number, width: number, options?: ShapeOptions | null): Point[];

  /**
   * Gives a part of a circle as an open line.
   *
   * @param center As for circle().
   * @param radius As for circle().
   * @param azimuth As for wedge().
   * @param width As for wedge().
   * @param options The only placement is "on".
   * @returns The points, clockwise from where the arc starts.
   * @throws {GridNorthError} as circle(); also GN_WIDTH, and GN_PLACEMENT for any placement but "on".
   *
   * First and last point have the exact azimuths. The width 0 has no points; of the width 360 the last point is
   * the first. Since 0.1.
   */
  arc(center: Point, radius: number, azimuth: number, width: number, options?: ShapeOptions | null): Point[];

  /**
   * Gives several circles around one position, and radial lines if the options say so.
   *
   * @param center As for circle().
   * @param radii Metres; each more than 0, at most 19,970,000; in any order.
   * @param options What shall differ from the usual.
   * @returns `vertices`: The points of all lines, one line after the other: latitude and longitude of each.
   *   `lines`: Which vertices each line has, and what it is.
   * @throws {GridNorthError} as circle(); also GN_COUNT without radii.
   *
   * The rings as circle() gives them, in the order of the radii; then the radial lines, two points each, from the
   * centre to the largest radius. Labels have a place on each ring, at labelAzimuth, and at the end of each radial
   * line. Since 0.1.
   */
  ringSet(center: Point, radii: Numbers, options?: ShapeOptions | null): { vertices: Float64Array; lines: RingLine[] };

  /**
   * Writes a circle as GeoJSON.
   *
   * @param center As for circle().
   * @param radius As for circle().
   * @param options What shall differ from the usual.
   * @param properties Of the feature: what JSON can write, at most 64 levels deep.
   * @throws {GridNorthError} as circle(); also GN_PROPERTIES, and GN_CROSSINGS for more than 256 crossings of the
   *   antimeridian.
   *
   * A Feature with a Polygon; a MultiPolygon if the antimeridian cuts the circle (RFC 7946, section 3.1.9). Rings
   * are closed, the outer one runs counter-clockwise, holes clockwise, and no longitude lies outside -180 ... 180.
   * Where a pole lies inside, the ring goes along the edge of the map at 180, along the pole, and back at -180, so
   * that the pole is inside for every reader. A circle that holds both poles and the antimeridian is the whole map
   * with a hole.
   *
   * Positions have decimals decimals, without zeros at the end; those that are equal to the one before are left
   * out, but a ring has four in any case, and pieces without an area are left out if there are others. "outside"
   * and "inside" hold for the rounded positions: the vertices stand as much farther out, or in, as rounding may
   * move them, and as straight lines in degrees may depart from the edges by the edgeTolerance; but inside by half
   * of the radius at most.
   *
   * Readers of GeoJSON draw edges as straight lines in degrees. With an edgeTolerance edges have as many positions
   * as keep those lines that near to the geodesics; without one, long edges, near a pole above all, are drawn
   * elsewhere. For "outside" and "inside" an edgeTolerance of 0 stands for the tolerance, or for a thousandth of
   * the radius if that is 0 too: they hold for straight lines in degrees in any case. GN_RADIUS if vertices would
   * have to stand more than 19,970,000 m away: the edgeTolerance may be too much for a circle of nearly that size.
   *
   * Since 0.1.
   */
  circleGeoJSON(center: Point, radius: number, options?: ShapeOptions | null, properties?: object | null): Feature;

  /** As circleGeoJSON(), as the bytes of the text, UTF-8. */
  circleGeoJSONBytes(center: Point, radius: number, options?: ShapeOptions | null, properties?: object | null): Uint8Array;

  /**
   * Writes an ellipse as GeoJSON.
   *
   * @param center As for circle().
   * @param semiMajor As for ellipse().
   * @param semiMinor As for ellipse().
   * @param rotation As for ellipse().
   * @param options What shall differ from the usual.
   * @param properties Of the feature: what JSON can write, at most 64 levels deep.
   * @throws {GridNorthError} as ellipse(); also GN_PROPERTIES.
   *
   * As circleGeoJSON() writes a circle. Since 0.1.
   */
  ellipseGeoJSON(center: Point, semiMajor: number, semiMinor: number, rotation: number, options?: ShapeOptions | null, properties?: object | null): Feature;

  /** As ellipseGeoJSON(), as the bytes of the text, UTF-8. */
  ellipseGeoJSONBytes(center: Point, semiMajor: number, semiMinor: number, rotation: number, options?: ShapeOptions | null, properties?: object | null): Uint8Array;

  /**
   * Writes a wedge as GeoJSON.
   *
   * @param center As for circle().
   * @param innerRadius As for wedge().
   * @param outerRadius As for wedge().
   * @param azimuth As for wedge().
   * @param width As for wedge().
   * @param options What shall differ from the usual.
   * @param properties Of the feature: what JSON can write, at most 64 levels deep.
   * @throws {GridNorthError} as wedge(); also GN_PROPERTIES.
   *
   * As circleGeoJSON() writes a circle; a whole turn between two circles is a Polygon with a hole. The width 0
   * gives a Polygon without coordinates. Since 0.1.
   */
  wedgeGeoJSON(center: Point, innerRadius: number, outerRadius: number, azimuth: number, width: number, options?: ShapeOptions | null, properties?: object | null): Feature;

  /** As wedgeGeoJSON(), as the bytes of the text, UTF-8. */
  wedgeGeoJSONBytes(center: Point, innerRadius: number, outerRadius: number, azimuth: number, width: number, options?: ShapeOptions | null, properties?: object | null): Uint8Array;

  /**
   * Writes an arc as GeoJSON.
   *
   * @param center As for circle().
   * @param radius As for circle().
   * @param azimuth As for wedge().
   * @param width As for wedge().
   * @param options What shall differ from the usual.
   * @param properties Of the feature: what JSON can write, at most 64 levels deep.
   * @throws {GridNorthError} as arc(); also GN_PROPERTIES.
   *
   * A Feature with a LineString; a MultiLineString where the arc crosses the antimeridian. The width 0 gives a
   * LineString without coordinates. Since 0.1.
   */
  arcGeoJSON(center: Point, radius: number, azimuth: number, width: number, options?: ShapeOptions | null, properties?: object | null): Feature;

  /** As arcGeoJSON(), as the bytes of the text, UTF-8. */
  arcGeoJSONBytes(center: Point, radius: number, azimuth: number, width: number, options?: ShapeOptions | null, properties?: object | null): Uint8Array;

  /**
   * Writes several circles around one position, radial lines and labels as GeoJSON.
   *
   * @param center As for circle().
   * @param radii As for ringSet().
   * @param options What shall differ from the usual.
   * @param properties Of the feature: what JSON can write, at most 64 levels deep.
   * @throws {GridNorthError} as ringSet(); also GN_PROPERTIES.
   *
   * A FeatureCollection: the rings, as circleGeoJSON() writes them, with the properties kind ("ring") and radius;
   * radial lines as LineStrings with kind ("radial") and azimuth, in [0, 360); then a Point for the label of each,
   * with kind ("label") and radius or azimuth. The caller's properties come first in each feature. Since 0.1.
   */
  ringSetGeoJSON(center: Point, radii: Numbers, options?: ShapeOptions | null, properties?: object | null): FeatureCollection;

  /** As ringSetGeoJSON(), as the bytes of the text, UTF-8. */
  ringSetGeoJSONBytes(center: Point, radii: Numbers, options?: ShapeOptions | null, properties?: object | null): Uint8Array;

  /**
   * Writes a route as GeoJSON.
   *
   * @param points The points of the route; latitudes -90 ... 90 degrees, longitudes any finite value.
   * @param options Only decimals and edgeTolerance count.
   * @param properties Of the feature: what JSON can write, at most 64 levels deep.
   * @throws {GridNorthError} GN_NOT_FINITE, GN_LATITUDE, GN_COUNT, GN_PROPERTIES, or what is wrong with the
   *   options, as for circle().
   *
   * A Feature with a LineString; a MultiLineString if the route crosses the antimeridian (RFC 7946, section
   * 3.1.9), or a pole to another meridian. The crossing lies on the geodesic between its neighbours. Positions are
   * rounded to decimals; one that is equal to the one before is left out, but there are two in any case.
   * edgeTolerance as for circleGeoJSON().
   *
   * Since 0.1.
   */
  routeGeoJSON(points: Points, options?: ShapeOptions | null, properties?: object | null): Feature;

  /** As routeGeoJSON(), as the bytes of the text, UTF-8. */
  routeGeoJSONBytes(points: Points, options?: ShapeOptions | null, properties?: object | null): Uint8Array;

  /**
   * Writes a polygon as GeoJSON.
   *
   * @param points The points of all rings, one ring after the other; latitudes -90 ... 90 degrees, longitudes any
   *   finite value.
   * @param rings How many points each ring has, first the outer one, then holes.
   * @param options Only decimals and edgeTolerance count.
   * @param properties Of the feature: what JSON can write, at most 64 levels deep.
   * @throws {GridNorthError} GN_NOT_FINITE, GN_LATITUDE, GN_RINGS, GN_COUNT for a ring of less than three points,
   *   GN_CROSSINGS for more than 256 crossings of the antimeridian, GN_PROPERTIES, or what is wrong with the
   *   options, as for circle().
   *
   * A Feature with a Polygon or a MultiPolygon, as circleGeoJSON() writes a circle. The inside of a ring is the
   * smaller of the two parts of the earth, whichever way the ring runs; it is turned as RFC 7946 asks. Holes are
   * cut as the outer ring is, and belong to the piece that holds them. A point at a pole becomes two positions,
   * with the longitudes of its neighbours.
   *
   * Since 0.1.
   */
  polygonGeoJSON(points: Points, rings?: readonly number[] | null, options?: ShapeOptions | null, properties?: object | null): Feature;

  /** As polygonGeoJSON(), as the bytes of the text, UTF-8. */
  polygonGeoJSONBytes(points: Points, rings?: readonly number[] | null, options?: ShapeOptions | null, properties?: object | null): Uint8Array;

}
