// SPDX-License-Identifier: MIT
/** @file The numbers of lines at the edges of the screen: eastings along two of them, northings along the others. */

import { figures } from "./mgrs.mjs";
import { letters } from "./themes.mjs";
import { textWidth } from "./text.mjs";

/** The distance of the middle of numbers from the edge of the frame, in pixels; more if they need it. */
const INSET = 13;

/** Between two numbers, and between a number and the frame. */
const GAP = 3;

/** Pixels: how far from an edge its numbers reach, along the bottom and the top, and at the sides. */
const DEEP = 26;
const WIDE = 44;

/** An edge of which more than this part is covered has its numbers farther inside. */
const COVERED = 0.6;
const STEPS = 5;

/**
 * The part of the frame that bars and panels at its edges leave free: there the numbers can be seen.
 *
 * @param {{left: number, top: number, right: number, bottom: number}} frame
 * @param {number[][]} covered Boxes: left, top, right, bottom.
 */
export function freeFrame({ left, top, right, bottom }, covered) {
  if (covered.length === 0) return { left, top, right, bottom };
  /** Moves an edge beyond the smallest of the boxes that cover most of it, for as long as any do. */
  const move = (edge, deep, sign, [from, to], side, other, beside) => {
    for (let step = 0; step < STEPS; step++) {
      const inner = edge + sign * deep;
      const inWay = covered.filter((box) => box[side] * sign < inner * sign && box[other] * sign > edge * sign && box[beside] < to && box[beside + 2] > from);
      if (lengthOf(inWay, beside, from, to) <= COVERED * (to - from)) return edge;
      edge = sign * Math.min(...inWay.map((box) => sign * box[other]));
    }
    return edge;
  };
  const [upper, lower] = [move(top, DEEP, 1, [left, right], 1, 3, 0), move(bottom, DEEP, -1, [left, right], 3, 1, 0)];
  const [first, last] = [move(left, WIDE, 1, [upper, lower], 0, 2, 1), move(right, WIDE, -1, [upper, lower], 2, 0, 1)];
  // Elements that cover the whole map are ignored.
  return first < last && upper < lower ? { left: first, top: upper, right: last, bottom: lower } : { left, top, right, bottom };
}

/** How much of an edge boxes cover together. */
function lengthOf(boxes, beside, from, to) {
  let [sum, end] = [0, from];
  for (const box of [...boxes].sort((a, b) => a[beside] - b[beside])) {
    const [start, stop] = [Math.max(end, box[beside]), Math.min(to, box[beside + 2])];
    if (stop <= start) continue;
    sum += stop - start;
    end = stop;
  }
  return sum;
}

/** Edges; 0 and 1 are the bottom and the top. */
const LEFT = 2;
const RIGHT = 3;
const ALONG = 4;

/** Pixels between places where a number on its line is tried. */
const STRIDE = 9;

/**
 * Collects the pixels of lines that have numbers, and places the numbers.
 *
 * @param {{left: number, top: number, right: number, bottom: number}} frame Along which they stand.
 */
export function edgeNumbers(frame) {
  const lines = [];
  const axes = new Map();

  return {
    /** Adds a line; `points` are its pixels. Lines of a `group` share the directions of their axes: a zone. */
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

    /**
     * The numbers, where there is room for them: first those of bold lines.
     *
     * @param distance How large and dark letters are at a pixel: see distances().
     */
    place(room, distance) {
      const found = [];
      for (const { line, group, points } of lines) {
        const [upright, level] = axes.get(group);
        const isUpright = (line.axis === "easting" || line.axis === "longitude") === upright >= level;
        cross(points, frame, isUpright, line, group, found);
      }
      // From the corner at the bottom left, as a reader of coordinates begins.
      found.sort((a, b) => Number(b.line.isBold ?? false) - Number(a.line.isBold ?? false) || a.edge - b.edge || a.along - b.along);
      const texts = [];
      const numbered = new Set();
      /** Adds a number with its left end and its middle here, if there is room. */
      const put = ({ line, group, label, width, edge }, x, y) => {
        const far = distance(x + width / 2, y);
        if (!far) return;
        const { scale, opacity } = far;
        const [wide, high] = [scale * width, scale * letters.principal.size];
        const left = edge === RIGHT ? x + width - wide : edge === LEFT ? x : x + (width - wide) / 2;
        if (!room(left + wide / 2, y, wide + 2 * GAP, high + 4)) return;
        texts.push({ ...label, after: "", rest: label.after, x: left, y, width: wide, edge, scale, opacity, name: `${group} ${edge}` });
        if (line.isBold) numbered.add(keyOf(line, group));
      };
      const isBold = ({ line }) => line.isBold;
      const placeAll = (some) => {
        for (const one of some) {
          const { x, y, edge, width } = one;
          put(one, edge === LEFT ? frame.left + GAP : edge === RIGHT ? frame.right - GAP - width : x - width / 2, y);
        }
      };
      placeAll(found.filter(isBold));
      // A bold line that leaves no number at these edges has one where it is seen.
      for (const { line, group, points } of lines) {
        const key = keyOf(line, group);
        if (!line.isBold || numbered.has(key)) continue;
        const label = line.label ?? figures(line);
        const width = widthOf(label);
        for (const [x, y] of along(points, frame)) {
          put({ line, group, label, width, edge: ALONG }, x - width / 2, y);
          if (numbered.has(key)) break;
        }
      }
      placeAll(found.filter((one) => !isBold(one)));
      // One number of each zone on each edge is written in full, if there is room for it.
      const inFull = new Set();
      for (const text of texts) {
        if (!text.rest || text.edge === ALONG || inFull.has(text.name)) continue;
        const more = text.scale * textWidth(text.rest, letters.small);
        const left = text.edge === RIGHT ? text.x - more - GAP : text.x + text.width + GAP + 0.5;
        if (!room(left + more / 2, text.y, more - 1, text.scale * letters.principal.size + 4)) continue;
        if (text.edge === RIGHT) text.x -= more;
        text.after = text.rest;
        inFull.add(text.name);
      }
      return texts;
    },
  };
}

function keyOf({ axis, coordinate }, group) {
  return `${group} ${axis} ${coordinate}`;
}

function widthOf(label) {
  return (label.before ? textWidth(label.before, letters.small) : 0) + textWidth(label.digits, letters.principal);
}

/** Pixels on a line within the frame, some pixels apart. */
function* along(points, { left, top, right, bottom }) {
  let rest = 0;
  for (let i = 2; i < points.length; i += 2) {
    let [x0, y0, x1, y1] = [points[i - 2], points[i - 1], points[i], points[i + 1]];
    if (Number.isNaN(x0 + x1)) continue;
    // The part of the chord that may be in the frame: it can be very long.
    let [from, to] = [0, 1];
    for (const [start, way, low, high] of [[x0, x1 - x0, left, right], [y0, y1 - y0, top, bottom]]) {
      if (way === 0) {
        if (start < low || start > high) to = -1;
        continue;
      }
      const ends = [(low - start) / way, (high - start) / way].sort((a, b) => a - b);
      [from, to] = [Math.max(from, ends[0]), Math.min(to, ends[1])];
    }
    if (from > to) continue;
    [x0, y0, x1, y1] = [x0 + from * (x1 - x0), y0 + from * (y1 - y0), x0 + to * (x1 - x0), y0 + to * (y1 - y0)];
    const length = Math.hypot(x1 - x0, y1 - y0);
    for (let at = rest; at <= length; at += STRIDE) yield [x0 + ((x1 - x0) * at) / (length || 1), y0 + ((y1 - y0) * at) / (length || 1)];
    rest = (STRIDE - ((length - rest) % STRIDE)) % STRIDE;
    if (rest > length) rest -= length;
  }
}

/** Finds where a line crosses the edges that have its numbers. */
function cross(points, { left, top, right, bottom }, isUpright, line, group, found) {
  const label = line.label ?? figures(line);
  const width = widthOf(label);
  const lines = isUpright ? [bottom - INSET, top + INSET] : [left + GAP + width / 2, right - GAP - width / 2];
  for (let i = 2; i < points.length; i += 2) {
    const [x0, y0, x1, y1] = [points[i - 2], points[i - 1], points[i], points[i + 1]];
    for (const side of [0, 1]) {
      const at = lines[side];
      if (isUpright) {
        if (!(y0 < at !== y1 < at)) continue;
        const x = x0 + ((at - y0) / (y1 - y0)) * (x1 - x0);
        if (x > left && x < right) found.push({ x, y: at, edge: side, along: x, line, label, group, width });
      } else {
        if (!(x0 < at !== x1 < at)) continue;
        const y = y0 + ((at - x0) / (x1 - x0)) * (y1 - y0);
        if (y > top && y < bottom) found.push({ x: at, y, edge: LEFT + side, along: -y, line, label, group, width });
      }
    }
  }
}
