// SPDX-License-Identifier: MIT
/** @file The numbers of lines at the edges of the screen: eastings along two of them, northings along the others. */

import { figures } from "./mgrs.mjs";
import { letters } from "./themes.mjs";
import { textWidth } from "./text.mjs";

/** The distance of the middle of numbers from the edge of the frame, in pixels; more if they need it. */
const INSET = 13;

/** Between two numbers, and between a number and the frame. */
const GAP = 3;

/** Edges; 0 and 1 are the bottom and the top. */
const LEFT = 2;
const RIGHT = 3;

/**
 * Collects the pixels of lines that have numbers, and places the numbers.
 *
 * @param {{left: number, top: number, right: number, bottom: number}} frame What is not covered.
 */
export function edgeNumbers(frame) {
  const lines = [];
  const axes = new Map();

  return {
    /** Adds a line; `points` are its pixels. `group` is what shares the directions of its axes: a zone. */
    add(line, group, points) {
      lines.push({ line, group, points });
      // How upright the eastings of the group are, and how level: seen from above a pole they may run across the screen.
      let sums = axes.get(group);
      if (!sums) axes.set(group, (sums = [0, 0]));
      const isAcross = line.axis === "easting" || line.axis === "longitude";
      for (let i = 2; i < points.length; i += 2) {
        const [right, down] = [Math.abs(points[i] - points[i - 2]), Math.abs(points[i + 1] - points[i - 1])];
        if (Number.isNaN(right)) continue;
        sums[0] += isAcross ? down : right;
        sums[1] += isAcross ? right : down;
      }
    },

    /** The numbers, where there is room for them. */
    place(room) {
      const found = [];
      for (const { line, group, points } of lines) {
        const [upright, level] = axes.get(group);
        const isUpright = (line.axis === "easting" || line.axis === "longitude") === upright >= level;
        cross(points, frame, isUpright, line.label ?? figures(line), group, found);
      }
      // From the corner at the bottom left, as a reader of coordinates begins.
      found.sort((a, b) => a.edge - b.edge || a.along - b.along);
      const texts = [];
      for (const { x, y, edge, group, label, width } of found) {
        const left = edge === LEFT ? frame.left + GAP : edge === RIGHT ? frame.right - GAP - width : x - width / 2;
        if (!room(left + width / 2, y, width + 2 * GAP, letters.principal.size + 4)) continue;
        texts.push({ ...label, after: "", rest: label.after, x: left, y, width, edge, name: `${group} ${edge}` });
      }
      // One number of each zone on each edge is written in full, if there is room for it.
      const inFull = new Set();
      for (const text of texts) {
        if (!text.rest || inFull.has(text.name)) continue;
        const more = textWidth(text.rest, letters.small);
        const left = text.edge === RIGHT ? text.x - more - GAP : text.x + text.width + GAP + 0.5;
        if (!room(left + more / 2, text.y, more - 1, letters.principal.size + 4)) continue;
        if (text.edge === RIGHT) text.x -= more;
        text.after = text.rest;
        inFull.add(text.name);
      }
      return texts;
    },
  };
}

/** Finds where a line crosses the edges that have its numbers. */
function cross(points, { left, top, right, bottom }, isUpright, label, group, found) {
  const width = (label.before ? textWidth(label.before, letters.small) : 0) + textWidth(label.digits, letters.principal);
  const lines = isUpright ? [bottom - INSET, top + INSET] : [left + GAP + width / 2, right - GAP - width / 2];
  for (let i = 2; i < points.length; i += 2) {
    const [x0, y0, x1, y1] = [points[i - 2], points[i - 1], points[i], points[i + 1]];
    for (const side of [0, 1]) {
      const at = lines[side];
      if (isUpright) {
        if (!(y0 < at !== y1 < at)) continue;
        const x = x0 + ((at - y0) / (y1 - y0)) * (x1 - x0);
        if (x > left && x < right) found.push({ x, y: at, edge: side, along: x, label, group, width });
      } else {
        if (!(x0 < at !== x1 < at)) continue;
        const y = y0 + ((at - x0) / (x1 - x0)) * (y1 - y0);
        if (y > top && y < bottom) found.push({ x: at, y, edge: LEFT + side, along: -y, label, group, width });
      }
    }
  }
}
