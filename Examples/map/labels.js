// SPDX-License-Identifier: MIT
/** @file Texts on the map: with a halo, and only where there is room. */

const FONT = "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/**
 * Remembers which parts of the screen have letters.
 *
 * @returns {(x: number, y: number, width: number, height: number) => boolean} Reserves a box with its middle at (x, y) if it
 *   is free and on the screen; returns whether it was.
 */
export function createRoom(projection) {
  const taken = [];
  return (x, y, width, height) => {
    const [left, top, right, bottom] = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
    if (left < 0 || top < 0 || right > projection.width() || bottom > projection.height()) return false;
    const isFree = taken.every((box) => right < box[0] || left > box[2] || bottom < box[1] || top > box[3]);
    if (isFree) taken.push([left, top, right, bottom]);
    return isFree;
  };
}

/** Writes a text with a halo, its middle (or what `align` says) at (x, y). */
export function drawText(context, text, x, y, { size, weight = 500, color, halo, align = "center" }) {
  context.font = `${weight} ${size}px ${FONT}`;
  context.textAlign = align;
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 3.5;
  context.strokeStyle = halo;
  context.strokeText(text, x, y);
  context.fillStyle = color;
  context.fillText(text, x, y);
}
