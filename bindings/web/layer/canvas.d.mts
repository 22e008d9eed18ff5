// SPDX-License-Identifier: MIT
//
// The painter of the grid, which knows no map.

import type { Bounds, GridLabel, GridLine, GridNorth, Position } from "../gridnorth.js";

/** Colors of CSS that a canvas knows. Omitted colors come from the theme `base`, by default that of the system. */
export interface GridColors {
  base?: "auto" | "light" | "dark" | "imagery";
  /** Lines of the grid. */
  line?: string;
  /** Lines between 100 km squares. */
  square?: string;
  /** Borders of grid zones. */
  border?: string;
  /** A line below each line, 2.2 pixels wider; null: none. */
  casing?: string | null;
  text?: string;
  /** The names of grid zones. */
  borderText?: string;
  /** Around letters. */
  halo?: string;
  /** The highlighted cell. */
  cell?: string;
}

export interface GridLayerOptions {
  /** Default "auto": light or dark, as the system prefers. "imagery" has lines with a white casing, for photographs. */
  theme?: "auto" | "light" | "dark" | "imagery" | GridColors;
  /** Which grid. Default "mgrs". */
  content?: "mgrs" | "utm" | "graticule";
  /**
   * Between two lines; default "auto", which the zoom decides. For MGRS and UTM in meters, a divisor of 100,000; for a
   * graticule in degrees.
   */
  spacing?: "auto" | number;
  /** Lines closer than this are left out: pixels, 8 or more. Default 48. */
  minimumPixels?: number;
  /** "edges" (default): names, and numbers at the edges of the map; "names": names alone; "none". */
  labels?: "edges" | "names" | "none";
  /** Whether every fifth intersection has its reference. Default false. */
  references?: boolean;
  /**
   * The part of the map where labels may stand, as its distances from the sides in pixels. Default "auto": the whole map
   * without its padding; and no label is behind one of the map's controls.
   */
  inset?: "auto" | { top?: number; right?: number; bottom?: number; left?: number };
  /** The cell under the pointer: true (default) draws it with its reference, "outline" without. */
  highlight?: boolean | "outline";
}

/** A cell of the grid that is drawn. */
export interface GridCell {
  /** As it is written: "31UDQ4811"; of UTM and a graticule, the south-west corner. */
  reference: string;
  /** Digits of MGRS per axis; -1 for a grid zone alone. */
  precision: number;
  /** Length of a side, in meters, of a graticule in degrees; 0 for a grid zone. */
  size: number;
  center: Position;
  /** The corners, and more where an edge is curved. The first comes again at the end. */
  outline: Position[];
}

/** The part of a 2D context that the painter needs, be it of a canvas or of an OffscreenCanvas. */
export type GridContext = Pick<
  CanvasRenderingContext2D,
  "save" | "restore" | "stroke" | "fill" | "fillText" | "strokeText" | "lineWidth" | "lineJoin" | "globalAlpha" |
  "strokeStyle" | "fillStyle" | "font" | "textAlign" | "textBaseline"
>;

/** The view of a map. */
export interface MapView {
  /** The size of the map, in CSS pixels. */
  width: number;
  height: number;
  /** The zoom of a Web Mercator map with 512-pixel tiles, at the center. */
  zoom: number;
  center: Position;
  /** Whether lines that are straight on the Web Mercator plane are curves here. */
  globe?: boolean;
  /** Whether a flat map shows the world more than once if there is room. Default true. */
  copies?: boolean;
  /** The covered margins, in pixels. */
  inset?: { top: number; right: number; bottom: number; left: number };
  /**
   * How the map makes pixels, as the library's gridLabelPlaces() takes it; omitted fields are those of a plane without pitch, with
   * `depth` 1. Without a camera names stand where the library labels them, if they are within their cells there.
   */
  camera?: { plane?: number[]; globe?: number[]; rim?: number[]; transition?: number; depth?: number };
  /** Numbers that are the same as before only if the view is the same; width, height and zoom need not be among them. */
  key: ArrayLike<number> & Iterable<number>;
  /**
   * Writes the pixel of a position into `out`. On a flat map, longitudes may lie beyond 180 degrees: in another copy of the
   * world.
   *
   * @returns Whether it can be seen: not if it is behind the globe or behind the camera.
   */
  project(latitude: number, longitude: number, out: [number, number] | number[]): boolean;
  /** The position at a pixel; null if there is none. On a flat map, the longitude is that of the copy of the world there. */
  unproject(x: number, y: number): Position | null;
}

/** The grid of a part of a view. */
export interface GridPart {
  bounds: Bounds;
  /** Between the finest lines, in meters or degrees; 0 if only borders of grid zones are drawn. */
  spacing: number;
  vertices: Float64Array;
  lines: GridLine[];
  labels: GridLabel[];
}

/** A pixel of the map, which an array always is, or a position. */
export type Place = { x: number; y: number } | [number, number] | Position | { lat: number; lng: number };

/** What a grid needs of the library: "gridnorth" and "gridnorth/grid" have it. */
export type GridLibrary = Pick<GridNorth,
  "gridLines" | "gridLabels" | "gridSpacing" | "gridLabelPlaces" | "mgrsEncode" | "mgrsDecode" | "mgrsOutline">;

/** Draws grids into a canvas, for any map: give it the view of the map, then let it draw. */
export class GridPainter {
  constructor(library: GridLibrary, options?: GridLayerOptions);
  readonly options: GridLayerOptions;
  /** The colors in use. */
  readonly palette: Required<Omit<GridColors, "base">>;
  /** From south to north. */
  readonly parts: GridPart[];
  /** The written texts: names with their middle, numbers with where they begin, in pixels. */
  readonly texts: { text: string; kind: string; x: number; y: number; width?: number; height?: number }[];
  /** The cell under the pointer. */
  readonly cell: GridCell | null;
  /** The milliseconds that the last update() took: within the library, and in all. */
  readonly cost: { library: number; all: number };
  /**
   * @throws {TypeError} An option that does not exist, or has a wrong value. Then all stay as they are.
   */
  setOptions(options: GridLayerOptions): void;
  /** Sets whether the system prefers dark, for the theme "auto". */
  setDark(isDark: boolean): void;
  /** Tells where the pointer is; returns whether another cell is under it. */
  setPointer(pointer: { x: number; y: number } | null): boolean;
  /**
   * Computes the grid of a view, unless it is the same as before.
   *
   * @param covered Boxes where no label may be: left, top, right, bottom.
   * @returns Whether anything has changed.
   */
  update(view: MapView, covered?: number[][]): boolean;
  /** Draws the results of update(), in CSS pixels of the view: on the screen, for a print, into a picture. */
  drawTo(context: GridContext): void;
  cellAt(place: Place): GridCell | null;
  /** A function that reserves a box with its middle at (x, y) if no letters are there; it returns whether it was free. */
  room(): ((x: number, y: number, width: number, height: number) => boolean) & {
    /** Whether a box is free; reserves nothing. */
    isFree(x: number, y: number, width: number, height: number): boolean;
    /** Reserves a box, free or not. */
    take(x: number, y: number, width: number, height: number): void;
  };
}

export const themes: { light: GridColors; dark: GridColors; imagery: GridColors };

/** The width of a text in the font of the labels, in pixels. */
export function textWidth(text: string, style: { size: number; weight: number }): number;

/** A reference of MGRS in groups, as in "31U DQ 48 11"; anything else as it is. */
export function spaced(reference: string): string;

/** Writes a text with a halo, its middle (or the end given by `align`) at (x, y). */
export function drawText(
  context: GridContext,
  text: string,
  x: number,
  y: number,
  style: { size: number; weight?: number; color: string; halo: string; align?: CanvasTextAlign },
): void;
