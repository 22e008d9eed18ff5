// SPDX-License-Identifier: MIT
/** @file Texts on the map: with a halo, and only where there is room. */

const FONT = "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const HALO = 3.5;

let ruler = null;
const widths = new Map();

/** The width of a text, in pixels: the sum of its characters, each measured once. */
export function textWidth(text, { size, weight }) {
  const font = `${weight} ${size}px ${FONT}`;
  let known = widths.get(font);
  if (!known) widths.set(font, (known = new Map()));
  let sum = 0;
  for (const character of text) {
    let width = known.get(character);
    if (width === undefined) {
      ruler ??= typeof OffscreenCanvas === "function" ? new OffscreenCanvas(1, 1).getContext("2d") : document.createElement("canvas").getContext("2d");
      ruler.font = font;
      width = ruler.measureText(character).width;
      known.set(character, width);
    }
    sum += width;
  }
  return sum;
}

/** Pixels: the height of the rows in which boxes are looked for. */
const ROW = 32;

/**
 * Remembers which parts of the screen have letters.
 *
 * @param {number[][]} taken Boxes that are not free: left, top, right, bottom. Reserved boxes are added.
 * @returns {(x: number, y: number, width: number, height: number) => boolean} Reserves a box with its middle at (x, y) if it
 *   is free and within the frame; returns whether it was.
 */
export function createRoom({ left, top, right, bottom }, taken = []) {
  const rows = new Map();
  const keep = (box) => {
    // Only boxes within the frame.
    const last = Math.floor(Math.min(box[3], bottom) / ROW);
    for (let row = Math.floor(Math.max(box[1], top) / ROW); row <= last; row++) {
      const boxes = rows.get(row);
      if (boxes) boxes.push(box);
      else rows.set(row, [box]);
    }
  };
  taken.forEach(keep);
  const isClear = (west, north, east, south) => {
    const last = Math.floor(south / ROW);
    for (let row = Math.floor(north / ROW); row <= last; row++) {
      const boxes = rows.get(row);
      if (!boxes) continue;
      for (const box of boxes) if (east >= box[0] && west <= box[2] && south >= box[1] && north <= box[3]) return false;
    }
    return true;
  };
  const boxOf = (x, y, width, height) => {
    const box = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
    const [west, north, east, south] = box;
    return west >= left && north >= top && east <= right && south <= bottom && isClear(west, north, east, south) ? box : null;
  };
  const room = (x, y, width, height) => {
    const box = boxOf(x, y, width, height);
    if (!box) return false;
    taken.push(box);
    keep(box);
    return true;
  };
  /** Whether a box is free; reserves nothing. */
  room.isFree = (x, y, width, height) => boxOf(x, y, width, height) !== null;
  /** Reserves a box, free or not. */
  room.take = (x, y, width, height) => {
    const box = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
    taken.push(box);
    keep(box);
  };
  return room;
}

/** A reference of MGRS in groups, as in "31U DQ 48 11"; anything else as it is. */
export function spaced(reference) {
  const parts = /^(\d*[A-Z])([A-Z]{2})(\d*)$/.exec(reference);
  if (!parts) return reference;
  const [, zone, square, digits] = parts;
  const half = digits.length / 2;
  return [zone, square, digits.slice(0, half), digits.slice(half)].filter(Boolean).join(" ");
}

/** Writes a text with a halo, its middle (or the end given by `align`) at (x, y). */
export function drawText(context, text, x, y, { size, weight = 500, color, halo, align = "center" }) {
  const font = `${weight} ${size}px ${FONT}`;
  context.font = font;
  context.textAlign = align;
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = HALO;
  context.strokeStyle = halo;
  context.strokeText(text, x, y);
  context.fillStyle = color;
  context.fillText(text, x, y);
}
