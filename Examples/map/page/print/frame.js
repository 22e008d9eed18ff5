// SPDX-License-Identifier: MIT
/**
 * @file Where things lie on a printed sheet, in millimeters from its top left corner. A sheet is drawn in UTM or UPS, grid
 * north up: its squares are squares, and a ruler measures the same in both directions. On the Web Mercator plane it would
 * be off by up to 0.7 %, even at the center.
 */

/** Width and height, in millimeters. */
export const papers = { A4: [210, 297], A3: [297, 420], Letter: [215.9, 279.4] };

/** The space around the map: numbers of the grid on all sides, and the texts below. */
const MARGIN = { left: 15, top: 17, right: 15, bottom: 47 };

/** Meters between the lines of a grid, and millimeters that they are apart at least. */
const SPACINGS = [100, 1000, 10_000, 100_000];
const CLOSEST = 8;

/** Samples along a side of the frame. */
const SAMPLES = 24;

/** Where the Web Mercator plane ends, in degrees. */
export const PLANE_END = 85.051128;

/**
 * Lays out a sheet.
 *
 * @param {import("../gridnorth.mjs").GridNorth} gn
 * @param {{latitude: number, longitude: number}} center The middle of the map on the sheet.
 * @param {{scale: number, paper: keyof typeof papers, isLandscape: boolean}} options
 */
export function layOut(gn, center, { scale, paper, isLandscape }) {
  const [width, height] = isLandscape ? papers[paper].toReversed() : papers[paper];
  const frame = { left: MARGIN.left, top: MARGIN.top, right: width - MARGIN.right, bottom: height - MARGIN.bottom };
  const middle = [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2];
  const { easting, northing, zone, hemisphere } = gn.utmForward(center);
  // The zone of the center, across its borders and across the equator.
  const system = gn.utmToEPSG(zone, hemisphere);
  const millimeters = 1000 / scale;

  const toPosition = (x, y) =>
    gn.utmInverse({ easting: easting + (x - middle[0]) / millimeters, northing: northing - (y - middle[1]) / millimeters, zone, hemisphere });
  /** @returns {Float64Array} x and y of each position. */
  const toPaper = (latitudes, longitudes) => {
    const { eastings, northings } = gn.utmForwardBatch(latitudes, longitudes, system);
    return Float64Array.from({ length: 2 * eastings.length }, (_, i) =>
      i % 2 === 0 ? middle[0] + (eastings[i / 2] - easting) * millimeters : middle[1] - (northings[(i - 1) / 2] - northing) * millimeters);
  };

  const outline = [];
  for (let i = 0; i < 4 * SAMPLES; i++) {
    const part = (i % SAMPLES) / SAMPLES;
    const [x, y] = [[part, 0], [1, part], [1 - part, 1], [0, 1 - part]][Math.floor(i / SAMPLES)];
    outline.push(toPosition(frame.left + x * (frame.right - frame.left), frame.top + y * (frame.bottom - frame.top)));
  }
  const spacing = SPACINGS.find((meters) => meters * millimeters >= CLOSEST) ?? SPACINGS.at(-1);
  return { width, height, frame, middle, center, zone, hemisphere, system, scale, spacing, outline, toPosition, toPaper, bounds: boundsOf(outline, center) };
}

/** Bounds that contain an outline; west is greater than east when the antimeridian lies between them. */
function boundsOf(outline, center) {
  const latitudes = outline.map(({ latitude }) => latitude);
  const sides = outline.map(({ longitude }) => reduced(longitude - center.longitude));
  const [south, north, west, east] = [Math.min(...latitudes), Math.max(...latitudes), Math.min(...sides), Math.max(...sides)];
  // There is more between two samples.
  const [up, aside] = [(north - south) / SAMPLES, (east - west) / SAMPLES];
  return {
    south: Math.max(-90, south - up), north: Math.min(90, north + up),
    west: reduced(center.longitude + west - aside), east: reduced(center.longitude + east + aside),
  };
}

export function reduced(longitude) {
  return longitude - 360 * Math.round(longitude / 360);
}

/**
 * Cuts a line at a frame.
 *
 * @param {ArrayLike<number>} points x and y of each vertex.
 * @returns {number[][]} The pieces inside, x and y of each vertex.
 */
export function clip(points, { left, top, right, bottom }) {
  const pieces = [];
  let piece = null;
  for (let i = 2; i < points.length; i += 2) {
    const [x0, y0, x1, y1] = [points[i - 2], points[i - 1], points[i], points[i + 1]];
    let [from, to] = [0, 1];
    for (const [step, room] of [[x0 - x1, x0 - left], [x1 - x0, right - x0], [y0 - y1, y0 - top], [y1 - y0, bottom - y0]]) {
      if (step === 0 && room < 0) to = -1;
      else if (step < 0) from = Math.max(from, room / step);
      else if (step > 0) to = Math.min(to, room / step);
    }
    if (!(from < to)) {
      piece = null;
      continue;
    }
    if (!piece || from > 0) pieces.push((piece = [x0 + from * (x1 - x0), y0 + from * (y1 - y0)]));
    piece.push(x0 + to * (x1 - x0), y0 + to * (y1 - y0));
    if (to < 1) piece = null;
  }
  return pieces;
}
