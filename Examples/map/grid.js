// SPDX-License-Identifier: MIT
/** @file Draws what the library returns: lines according to their attributes, labels where there is room. */

import { drawText } from "./labels.js";

/** The look of each kind, from bottom to top. Widths are multiplied by that of the line. */
const lineStyles = [
  { kind: "line", major: false, width: 0.7, opacity: 0.34 },
  { kind: "line", major: true, width: 0.75, opacity: 0.62 },
  { kind: "100-km", major: false, width: 1.1, opacity: 0.6 },
  { kind: "100-km", major: true, width: 1.1, opacity: 0.72 },
  { kind: "border", major: true, width: 1.05, opacity: 0.85 },
];

const labelStyles = {
  "grid-zone": { size: 19, weight: 650, color: "borderText" },
  square: { size: 15, weight: 600, color: "text" },
  digits: { size: 12, weight: 600, color: "text" },
  reference: { size: 11, weight: 500, color: "text" },
};

/** On a globe, lines that are straight on the Web Mercator plane get a vertex at these distances, in pixels and degrees. */
const STEP_PIXELS = 24;
const STEP_DEGREES = 2;

/** The zone of lines in a polar cap: seen from above they are nearly straight. */
const UPS = 0;

/** The distance of the middle of principal digits from the edge of the screen, in pixels; more if they need it. */
const INSET = 14;

/**
 * Draws a grid.
 *
 * @param {CanvasRenderingContext2D} context In CSS pixels.
 * @param {object} projection Of view.js.
 * @param {{vertices: Float64Array, lines: object[], labels: object[]}} grid Of gn.gridLines() and gn.gridLabels().
 * @param {object} palette Of theme.js.
 * @param {Function} room Of labels.js.
 */
export function drawGrid(context, projection, { vertices, lines, labels }, palette, room) {
  const digits = new Map();
  for (const label of labels) if (label.kind === "digits") digits.set(lineName(label), label.text);

  context.lineJoin = "round";
  const atEdge = [];
  for (const style of lineStyles) {
    context.beginPath();
    let width = 1;
    for (const line of lines) {
      if (line.kind !== style.kind || line.major !== style.major) continue;
      width = line.width;
      const text = line.kind === "border" ? undefined : digits.get(lineName(line));
      const pixels = trace(context, projection, vertices, line, text !== undefined);
      if (text !== undefined) findEdges(projection, pixels, text, atEdge);
    }
    context.strokeStyle = style.kind === "border" ? palette.border : palette.line;
    context.globalAlpha = style.opacity;
    context.lineWidth = style.width * width;
    context.stroke();
  }
  context.globalAlpha = 1;

  const pixel = [0, 0];
  for (const kind of ["grid-zone", "square"]) {
    for (const { kind: its, position, text } of labels) {
      if (its !== kind || !projection.project(position.latitude, position.longitude, pixel)) continue;
      drawLabel(context, room, labelStyles[kind], palette, pixel[0], pixel[1], text);
    }
  }
  for (const { x, y, text } of atEdge) drawLabel(context, room, labelStyles.digits, palette, x, y, text);
  for (const { kind, position, text } of labels) {
    if (kind !== "reference" || !projection.project(position.latitude, position.longitude, pixel)) continue;
    drawLabel(context, room, labelStyles.reference, palette, pixel[0], pixel[1] - 9, text);
  }
}

function lineName({ zone, hemisphere, axis, coordinate }) {
  return `${zone}${hemisphere}${axis}${coordinate}`;
}

/** Adds a line to the path. Its pixels are remembered on request; NaN separates pieces. */
function trace(context, projection, vertices, line, isRemembered) {
  const pixels = [];
  const pixel = [0, 0];
  const isCurved = projection.isGlobe() && line.zone !== UPS;
  const longest = isCurved ? Math.min(STEP_DEGREES, STEP_PIXELS * projection.degreesAPixel()) : Infinity;
  let isDrawing = false;
  const go = (latitude, longitude) => {
    const isVisible = projection.project(latitude, longitude, pixel);
    if (!isVisible) {
      if (isDrawing && isRemembered) pixels.push(NaN, NaN);
      isDrawing = false;
      return;
    }
    if (isDrawing) context.lineTo(pixel[0], pixel[1]);
    else context.moveTo(pixel[0], pixel[1]);
    isDrawing = true;
    if (isRemembered) pixels.push(pixel[0], pixel[1]);
  };

  const end = 2 * (line.first + line.count);
  for (let i = 2 * line.first; i < end; i += 2) {
    const latitude = vertices[i];
    const longitude = vertices[i + 1];
    if (i > 2 * line.first) {
      const [beforeLatitude, beforeLongitude] = [vertices[i - 2], vertices[i - 1]];
      const [up, east] = [latitude - beforeLatitude, longitude - beforeLongitude];
      const steps = Math.ceil(Math.max(Math.abs(up), Math.abs(east)) / longest);
      for (let step = 1; step < steps; step++)
        go(beforeLatitude + (up * step) / steps, beforeLongitude + (east * step) / steps);
    }
    go(latitude, longitude);
  }
  return pixels;
}

/** Finds where a line crosses the frame of the digits. */
function findEdges(projection, pixels, text, found) {
  const aside = Math.max(INSET, labelWidth(labelStyles.digits, text) / 2);
  const [left, top] = [aside, INSET];
  const [right, bottom] = [projection.width() - aside, projection.height() - INSET];
  for (let i = 2; i < pixels.length; i += 2) {
    const [x0, y0, x1, y1] = [pixels[i - 2], pixels[i - 1], pixels[i], pixels[i + 1]];
    for (const x of [left, right]) {
      if (x0 < x === x1 < x) continue;
      const y = y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
      if (y > top && y < bottom) found.push({ x, y, text });
    }
    for (const y of [top, bottom]) {
      if (y0 < y === y1 < y) continue;
      const x = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0);
      if (x > left && x < right) found.push({ x, y, text });
    }
  }
}

/** The approximate width of a label with its halo. */
function labelWidth({ size }, text) {
  return 0.66 * size * text.length + 6;
}

function drawLabel(context, room, style, palette, x, y, text) {
  const { size, weight, color } = style;
  if (!room(x, y, labelWidth(style, text), size + 4)) return;
  drawText(context, text, x, y, { size, weight, color: palette[color], halo: palette.halo });
}
