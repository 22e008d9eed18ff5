// SPDX-License-Identifier: MIT
/**
 * @file The painter of the grid, which knows no map: its caller gives the visible area, and the pixels of positions. Adapters for
 * maps are beside it.
 */

import { cellOf } from "./cell.mjs";
import { edgeNumbers, freeFrame } from "./edges.mjs";
import { graticule } from "./graticule.mjs";
import { mgrsGrid } from "./mgrs.mjs";
import { placeDegrees, placeNames } from "./names.mjs";
import { distances, positionAt as positionOf } from "./places.mjs";
import { createRoom, drawText, spaced, textWidth } from "./text.mjs";
import { CASING, letters, paletteOf, themes, weights } from "./themes.mjs";
import { beside, shiftOf, tracer } from "./trace.mjs";
import { utmGrid } from "./utm.mjs";
import { reduced, visibleParts } from "./view.mjs";

export { drawText, spaced, textWidth, themes };

const defaults = {
  theme: "auto",
  content: "mgrs",
  spacing: "auto",
  minimumPixels: 48,
  labels: "edges",
  references: false,
  inset: "auto",
  highlight: true,
};

const grids = { mgrs: mgrsGrid, utm: utmGrid, graticule };

/** The functions that a grid calls. */
const CALLS = ["gridLines", "gridLabels", "gridSpacing", "gridLabelPlaces", "mgrsEncode", "mgrsDecode", "mgrsOutline"];

/** Refuses an object that is no library with a grid. */
function checkLibrary(library) {
  const lacking = CALLS.find((call) => typeof library?.[call] !== "function");
  if (lacking) throw new TypeError(`library has no ${lacking}(): it must be the result of load() of "gridnorth" or "gridnorth/grid"`);
}

const NOTHING = { left: 0, top: 0, right: 0, bottom: 0 };

/** Draws grids with the functions of the library; see canvas.d.mts. */
export class GridPainter {
  #library;
  #options = { ...defaults };
  #isDark = false;
  #palette = themes.light;
  #view = null;
  #key = null;
  #layout = null;
  #pointer = null;
  #cell = null;
  #cost = { library: 0, all: 0 };

  constructor(library, options = {}) {
    // The adapters check their options with a painter that has none.
    if (library !== null) checkLibrary(library);
    this.#library = library;
    this.setOptions(options);
  }

  get options() {
    return { ...this.#options };
  }

  /** The colors in use. */
  get palette() {
    return this.#palette;
  }

  /** The grids of the parts of the view, from south to north, as the library returned them. */
  get parts() {
    return this.#layout?.parts ?? [];
  }

  /** The texts from bottom to top: names with their boxes, numbers with the place where they begin. */
  get texts() {
    return (this.#layout?.texts ?? []).map(({ before = "", digits, after = "", kind = "number", x, y, width, height }) => {
      const text = { text: `${before}${digits}${after}`, kind, x, y };
      return width === undefined || height === undefined ? text : { ...text, width, height };
    });
  }

  /** The milliseconds that the last update() took: within the library, and in all. */
  get cost() {
    return this.#cost;
  }

  /** The space free of letters: a function that reserves a box around (x, y), and returns whether it was free. */
  room() {
    const { frame, taken } = this.#layout;
    return createRoom(frame, [...taken]);
  }

  /** The cell under the pointer, or null. */
  get cell() {
    return this.#cell;
  }

  setOptions(options = {}) {
    for (const name in options) {
      if (!Object.hasOwn(defaults, name)) throw new TypeError(`options.${name}: there is no such option`);
    }
    const wanted = { ...this.#options };
    for (const name in options) wanted[name] = options[name] === undefined ? defaults[name] : options[name];
    check(wanted);
    this.#palette = paletteOf(wanted.theme, this.#isDark);
    this.#options = wanted;
    this.#key = null;
  }

  /** Uses whether the system prefers dark, for the theme "auto". */
  setDark(isDark) {
    this.#isDark = isDark;
    this.#palette = paletteOf(this.#options.theme, isDark);
  }

  /**
   * Computes the grid of a view, unless it is the same as before.
   *
   * @param view A MapView.
   * @param {number[][]} [covered] Boxes that are hidden: left, top, right, bottom.
   * @returns {boolean} Whether anything has changed.
   */
  update(view, covered = []) {
    const key = [view.width, view.height, view.zoom, ...view.key, ...covered.flat()];
    this.#view = view;
    const begun = performance.now();
    this.#cost = { library: 0, all: 0 };
    if (this.#key && same(key, this.#key)) return false;
    this.#key = key;
    this.#layout = this.#arrange(view, covered);
    this.#findCell();
    this.#cost = { library: this.#cost.library, all: performance.now() - begun };
    return true;
  }

  /** Tells where the pointer is, or null; returns whether another cell is under it. */
  setPointer(pointer) {
    const before = this.#cell?.reference;
    this.#pointer = pointer;
    if (this.#layout) this.#findCell();
    return before !== this.#cell?.reference;
  }

  /** The cell at a pixel of the view, or at a position; null where there is none. */
  cellAt(place) {
    if (!this.#layout) return null;
    const position = positionAt(this.#view, place);
    return position && cellOf(this.#library, position, this.#layout.parts, this.#options);
  }

  #findCell() {
    this.#cell = this.#pointer && this.#timed(() => this.cellAt(this.#pointer));
  }

  #timed(call) {
    const begun = performance.now();
    try {
      return call();
    } finally {
      this.#cost.library += performance.now() - begun;
    }
  }

  /** Draws the results of update(), in CSS pixels of the view. A larger canvas has a transformation for that. */
  drawTo(context) {
    if (!this.#layout) return;
    const { paths, texts } = this.#layout;
    const palette = this.#palette;
    context.save();
    context.lineJoin = "round";
    if (palette.casing) {
      context.strokeStyle = palette.casing;
      for (const [i, weight] of weights.entries()) {
        if (!paths[i]) continue;
        context.lineWidth = weight.width + CASING;
        context.stroke(paths[i]);
      }
    }
    for (const [i, weight] of weights.entries()) {
      if (!paths[i]) continue;
      context.strokeStyle = palette[weight.color];
      context.globalAlpha = palette.casing ? 1 : weight.opacity;
      context.lineWidth = weight.width;
      context.stroke(paths[i]);
    }
    context.globalAlpha = 1;
    const label = this.#cell && this.#options.highlight ? this.#drawCell(context) : null;
    for (const text of texts) drawPieces(context, text, palette);
    label?.();
    context.restore();
  }

  #arrange(view, covered) {
    const options = this.#options;
    const { parts: visible, copies } = visibleParts(view);
    const grid = grids[options.content];
    const parts = this.#timed(() => grid(this.#library, visible, view, options));

    const inset = options.inset === "auto" ? view.inset ?? NOTHING : { ...NOTHING, ...options.inset };
    const frame = { left: inset.left, top: inset.top, right: view.width - inset.right, bottom: view.height - inset.bottom };
    const edges = edgeNumbers(freeFrame(frame, covered));
    const trace = tracer(view);
    const paths = [];
    for (const { vertices, lines } of parts) {
      for (const line of lines) {
        const path = (paths[line.weight] ??= new Path2D());
        const shift = shiftOf(view, vertices, line.first, line.count);
        for (const copy of copies) {
          const points = line.digits !== undefined || line.label ? [] : null;
          trace(path, vertices, line.first, line.count, line.isStraight, shift + copy, points);
          if (points && options.labels === "edges") edges.add(line, `${line.zone}${line.hemisphere}`, points);
        }
      }
    }

    const taken = [...covered];
    const room = createRoom(frame, taken);
    const texts = [];
    if (options.labels !== "none") {
      const numbers = edges.place(room, distances(view));
      texts.push(...this.#names(view, parts, copies, freeFrame(frame, covered), taken, room), ...numbers);
    }
    if (options.content === "graticule" && options.labels === "edges" && view.globe && texts.length < 3) {
      texts.push(...placeDegrees(view, parts.flatMap(({ lines }) => lines), room));
    }
    if (options.references) texts.push(...references(view, parts, room));
    return { parts, paths, texts, frame, taken };
  }

  #names(view, parts, copies, frame, taken, room) {
    const { content } = this.#options;
    if (content === "graticule") return [];
    return this.#timed(() => placeNames(this.#library, view, parts, copies, frame, taken, room, content === "mgrs"));
  }

  /** Fills the cell under the pointer; returns a function that writes its reference, above everything else. */
  #drawCell(context) {
    const { outline } = this.#cell;
    const reference = spaced(this.#cell.reference);
    const view = this.#view;
    const path = new Path2D();
    const flat = new Float64Array(2 * outline.length);
    outline.forEach(({ latitude, longitude }, i) => flat.set([latitude, longitude], 2 * i));
    // An outline that crosses the antimeridian goes on beyond 180 degrees.
    for (let i = 3; i < flat.length; i += 2) flat[i] = flat[i - 2] + reduced(flat[i] - flat[i - 2]);
    const points = [];
    tracer(view)(path, flat, 0, outline.length, false, shiftOf(view, flat, 0, outline.length), points);
    const palette = this.#palette;
    context.fillStyle = context.strokeStyle = palette.cell;
    context.globalAlpha = 0.16;
    context.fill(path);
    context.globalAlpha = 0.9;
    context.lineWidth = 1.6;
    context.stroke(path);
    context.globalAlpha = 1;
    if (this.#options.highlight === "outline") return null;
    const [xs, ys] = [points.filter((_, i) => i % 2 === 0), points.filter((_, i) => i % 2 === 1)];
    const width = textWidth(reference, letters.cell);
    // Above a small cell; in a large one, above the pointer.
    const top = Math.min(...ys.filter((y) => !Number.isNaN(y)));
    const isSmall = Math.max(...ys.filter((y) => !Number.isNaN(y))) - top < 100;
    const [x, y] = isSmall ? [mean(xs), top - 10] : [this.#pointer.x, this.#pointer.y - 18];
    const inside = (value, least, most) => Math.max(least, Math.min(most, value));
    return () => drawText(context, reference, inside(x, width / 2 + 4, view.width - width / 2 - 4), inside(y, 30, view.height - 30), { ...letters.cell, color: palette.text, halo: palette.halo });
  }
}

function mean(values) {
  const numbers = values.filter((value) => !Number.isNaN(value));
  return numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

/** Draws a number in its pieces, or a name. */
function drawPieces(context, { before, digits, after, x, y, style, scale = 1, opacity = 1 }, palette) {
  const { halo } = palette;
  context.globalAlpha = opacity;
  if (style) drawText(context, digits, x, y, { ...style, color: palette[style.color], halo });
  else drawNumber(context, before, digits, after, x, y, scale, { color: palette.text, halo, align: "left" });
  context.globalAlpha = 1;
}

function drawNumber(context, before, digits, after, x, y, scale, look) {
  const [large, small] = [letters.principal, letters.small].map((style) => ({ ...style, size: style.size * scale, ...look }));
  let at = x;
  if (before) {
    drawText(context, before, at, y - 3 * scale, small);
    at += scale * textWidth(before, letters.small);
  }
  drawText(context, digits, at, y, large);
  if (after) drawText(context, after, at + scale * textWidth(digits, letters.principal), y - 3 * scale, small);
}

function references(view, parts, room) {
  const texts = [];
  const pixel = [0, 0];
  const style = letters.reference;
  for (const { names } of parts) {
    for (const { kind, position, text } of names) {
      if (kind !== "reference" || !view.project(position.latitude, beside(view, position.longitude), pixel)) continue;
      const [x, y] = [pixel[0], pixel[1] - 9];
      const digits = spaced(text);
      if (room(x, y, textWidth(digits, style) + 6, style.size + 4)) texts.push({ kind, digits, x, y, style });
    }
  }
  return texts;
}

/** A position, from itself or from a pixel: {x, y} or [x, y]; null if there is none. */
function positionAt(view, place) {
  if (typeof place?.latitude === "number") return place;
  if (typeof place?.lat === "number") return { latitude: place.lat, longitude: place.lng ?? place.lon };
  const [x, y] = Array.isArray(place) ? place : [place?.x, place?.y];
  if (!Number.isFinite(x) || !Number.isFinite(y)) {
    throw new TypeError("place must be a pixel, { x, y } or [x, y], or a position, { latitude, longitude } or { lat, lng }");
  }
  return positionOf(view, x, y);
}

function same(a, b) {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function isDivisor(spacing) {
  return Number.isInteger(spacing) && spacing > 0 && 100_000 % spacing === 0;
}

const SIDES = ["top", "right", "bottom", "left"];

let sample;

/** Whether a canvas knows a color; it ignores others without a word. Where there is no canvas, any text will do. */
function canDraw(color) {
  if (typeof OffscreenCanvas === "undefined") return true;
  sample ??= new OffscreenCanvas(1, 1).getContext("2d");
  return ["#000", "#fff"].some((other) => {
    sample.fillStyle = other;
    const before = sample.fillStyle;
    sample.fillStyle = color;
    return sample.fillStyle !== before;
  });
}

/** Refuses options of wrong kinds, before anything is drawn. */
function check({ theme, content, spacing, minimumPixels, labels, references, inset, highlight }) {
  if (!Object.hasOwn(grids, content)) throw new TypeError(`content must be one of ${Object.keys(grids).map((name) => `"${name}"`).join(", ")}`);
  const isDegrees = typeof spacing === "number" && spacing > 0 && spacing <= 90;
  const isRight = content === "graticule" ? isDegrees : isDivisor(spacing);
  if (spacing !== "auto" && !isRight) {
    const wanted = content === "graticule" ? "degrees, up to 90" : "whole meters that divide 100,000";
    throw new TypeError(`spacing must be "auto" or ${wanted}, for the content "${content}", and is ${spacing}`);
  }
  if (!Number.isFinite(minimumPixels) || minimumPixels < 8) throw new TypeError("minimumPixels must be a number, 8 or more");
  if (!["edges", "names", "none"].includes(labels)) throw new TypeError('labels must be "edges", "names" or "none"');
  if (typeof references !== "boolean") throw new TypeError("references must be true or false");
  if (![true, false, "outline"].includes(highlight)) throw new TypeError('highlight must be true, false or "outline"');
  const isInset = (value) => typeof value === "object" && value !== null && Object.entries(value).every(([side, pixels]) => SIDES.includes(side) && Number.isFinite(pixels) && pixels >= 0);
  if (inset !== "auto" && !isInset(inset)) throw new TypeError('inset must be "auto", or an object with pixels, 0 or more: top, right, bottom, left');
  if (typeof theme !== "object" || theme === null) return;
  for (const [name, color] of Object.entries(theme)) {
    const isKnown = name === "base" || Object.hasOwn(themes.light, name);
    if (!isKnown) throw new TypeError(`theme.${name}: there is no such color`);
    const isColor = name === "base" || (name === "casing" && color === null) || (typeof color === "string" && canDraw(color));
    if (!isColor) throw new TypeError(`theme.${name} must be a color that a canvas knows`);
  }
}
