// SPDX-License-Identifier: MIT
/** @file The MGRS grid of a view, as the painter draws it. */

import { isWorld } from "./names.mjs";
import { BORDER, BORDERS_ALONE, FINE, SQUARE, TENTH } from "./themes.mjs";
import { CAPS, zoomOf } from "./view.mjs";

/** Where grid zones are too small for squares. */
const ZONES_TO_ZOOM = 3.3;

/** What the library is asked for, from the options of the layer. */
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

/** The grids of the parts of a view: lines with their weight and, where they have digits, these; names; spacing. */
export function mgrsGrid(gn, parts, view, options) {
  return parts.map((part) => gridOf(gn, part, zoomOf(part, view), options, options.labels !== "none" && !isWorld(view)));
}

function gridOf(gn, part, zoom, options, hasLabels) {
  const asked = gridOptions(part, zoom, options);
  const spacing = asked.content.includes("lines") ? gn.gridSpacing(part, zoom, asked) : 0;
  const { vertices, lines } = gn.gridLines(part, zoom, asked);
  const labels = hasLabels ? gn.gridLabels(part, zoom, asked) : [];
  const digits = new Map();
  const names = [];
  for (const label of labels) {
    if (label.kind === "digits") digits.set(lineName(label), label.text);
    else names.push(label);
  }
  for (const line of lines) {
    line.weight = weightOf(line, spacing);
    line.isStraight = line.zone === 0;
    line.digits = line.kind === "border" ? undefined : digits.get(lineName(line));
  }
  return { bounds: part, spacing, vertices, lines, labels, names, borderWeight: weightOf({ kind: "border" }, spacing) };
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
