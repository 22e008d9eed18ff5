// SPDX-License-Identifier: MIT
/** @file The MGRS grid of a view, as the painter draws it. */

import { isWorld } from "./names.mjs";
import { isTilted } from "./places.mjs";
import { BORDER, BORDERS_ALONE, FINE, SQUARE, TENTH } from "./themes.mjs";
import { CAPS, zoomOf } from "./view.mjs";

/** Where grid zones are too small for squares. */
const ZONES_TO_ZOOM = 3.3;

/** Pixels: cells that show less have no name. On a tilted map the foreground is larger. */
const NAMED = 40;
const NAMED_AFAR = 20;

/** The options of the library, from those of the layer. */
export function gridOptions(part, zoom, { spacing = "auto", minimumPixels = 48, references = false, content }) {
  const own = spacing === "auto" ? {} : { spacing };
  const things = ["borders", "100-km", "lines", "grid-zones", "digits"];
  if (content !== "utm") things.push("squares");
  if (references) things.push("references");
  if (part.south >= CAPS.north || part.north <= CAPS.south) {
    // A cap is small.
    return { ...own, content: things, minimumPixels: minimumPixels / 2, labelPixels: 34 };
  }
  if (zoom < ZONES_TO_ZOOM) return { content: ["borders", "grid-zones"], labelPixels: 40 };
  return { ...own, content: things, minimumPixels, labelPixels: Math.max(76, minimumPixels * 1.5) };
}

/** The side of a 100 km square, in meters. */
const SIDE = 100_000;

/** The grids of the parts of a view: lines with their weight and, where they have digits, these; names; spacing. */
export function mgrsGrid(gn, parts, view, options) {
  return parts.map((part) => gridOf(gn, part, view, options));
}

function gridOf(gn, part, view, options) {
  const zoom = zoomOf(part, view);
  const hasLabels = options.labels !== "none" && !isWorld(view);
  const asked = gridOptions(part, zoom, options);
  const spacing = asked.content.includes("lines") ? gn.gridSpacing(part, zoom, asked) : 0;
  const { vertices, lines } = gn.gridLines(part, zoom, asked);
  // From afar there are thousands of squares, without lines; near, no line of the one that fills the view is seen.
  const hasSquares = (spacing > 0 && spacing < SIDE) || lines.some(({ kind }) => kind === "100-km");
  const content = asked.content.filter((thing) => thing !== "squares" || hasSquares);
  const labels = hasLabels ? labelsOf(gn, part, zoom, { ...asked, content }, isTilted(view) ? NAMED_AFAR : NAMED) : [];
  const digits = new Map();
  const names = [];
  for (const label of labels) {
    if (label.kind === "digits") digits.set(lineName(label), label.text);
    else names.push(label);
  }
  const count = digitsOf(spacing);
  for (const line of lines) {
    line.weight = weightOf(line, spacing);
    line.isStraight = line.zone === 0;
    line.digits = line.kind === "border" ? undefined : digits.get(lineName(line));
    // A bold line that ends at the borders of its zone has no label at the edge of the view, but one on the screen.
    line.isBold = hasLabels && count > 0 && line.kind !== "border" && line.weight !== FINE;
    if (line.isBold) line.digits ??= String(Math.floor((line.coordinate % 100_000) / 10 ** (5 - count))).padStart(count, "0");
  }
  return { bounds: part, spacing, vertices, lines, labels, names, borderWeight: weightOf({ kind: "border" }, spacing) };
}

/** Names have their places on the screen later, so they are asked for of small cells too. */
function labelsOf(gn, part, zoom, asked, pixels) {
  const isName = (thing) => thing === "grid-zones" || thing === "squares";
  const others = asked.content.filter((thing) => !isName(thing));
  const labelPixels = Math.min(pixels, asked.labelPixels);
  return [
    ...gn.gridLabels(part, zoom, { ...asked, content: asked.content.filter(isName), labelPixels }),
    ...gn.gridLabels(part, zoom, { ...asked, content: others }),
  ];
}

/** How many digits name a line within its 100 km square; 0 if there are none but those of the square. */
function digitsOf(spacing) {
  let count = 0;
  for (let place = 100_000; count < 5 && spacing > 0 && spacing % place !== 0; place /= 10) count++;
  return spacing < 100_000 ? count : 0;
}

function weightOf({ kind, major }, spacing) {
  // In a view of the world the borders of zones are all there is.
  if (kind === "border") return spacing > 0 ? BORDER : BORDERS_ALONE;
  if (kind === "100-km") return spacing >= 100_000 ? TENTH : SQUARE;
  return major ? TENTH : FINE;
}

function lineName({ zone, hemisphere, axis, coordinate }) {
  return `${zone}${hemisphere}${axis}${coordinate}`;
}

/** A line's number as maps print it: small figures, the principal digits, and the zeros and the axis after them. */
export function figures({ coordinate, axis, digits, zone }) {
  const hundreds = Math.floor(coordinate / 100_000);
  const zeros = 5 - digits.length;
  const side = axis === "easting" ? "E" : "N";
  return {
    before: hundreds > 0 ? String(hundreds) : "",
    digits,
    after: zeros >= 0 && !digits.includes(".") ? `${"0".repeat(zeros)}m${zone === 0 ? "" : side}` : "",
  };
}
