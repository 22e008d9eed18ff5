// SPDX-License-Identifier: MIT
/**
 * @file Finds where the name of a drawing stands: within an area and outside of its holes, or beside a line. Everything is in a plane:
 * the pixels of a view, or any other. A spot is {x, y, away}; `away` is the direction in which the text leaves it, or null if the text
 * has its middle there. Nothing here knows the page.
 */

/** Lines across an area on which its name may stand, and the edges that are compared with each of them. */
const ROWS = 15;
const MOST_COMPARED = 300;

const TOUCH = 1e-6;

/** The places of a name along a line, as parts of its longest visible piece; the first that has room is taken. */
const PARTS = [0.5, 0.25, 0.75, 0.08, 0.92];

/** The parts of a geometry of GeoJSON: each a list of rings, or one line. */
export function pathsOf({ type, coordinates }) {
  if (type === "LineString") return [[coordinates]];
  if (type === "MultiLineString") return coordinates.map((line) => [line]);
  return type === "Polygon" ? [coordinates] : coordinates;
}

/**
 * Where the name of an area may stand, the best spot first.
 *
 * @param {[number, number][][]} rings The outer ones and the holes, in any order; each ends where it begins.
 * @param {{left: number, top: number, right: number, bottom: number}} frame The part that is seen.
 * @param {number} width How wide the name is. If the area is narrower, the name stands below it.
 * @param {[number, number][][]} [borders] The rings without the sides along which they were cut at the antimeridian.
 */
export function withinArea(rings, frame, width, borders = rings) {
  const all = rings.flat();
  const [top, bottom] = [Math.max(least(all, 1), frame.top), Math.min(most(all, 1), frame.bottom)];
  if (!(top < bottom)) return [];
  const edges = thinned(borders);
  const spans = Array.from({ length: ROWS }, (_, i) => top + ((i + 0.5) / ROWS) * (bottom - top)).flatMap((y) =>
    crossings(rings, y).map(([from, to]) => ({ y, from: Math.max(from, frame.left), to: Math.min(to, frame.right) })));
  const spots = spans.filter(({ from, to }) => from < to).map(({ y, from, to }) => {
    const x = (from + to) / 2;
    const toFrame = Math.min(y - frame.top, frame.bottom - y);
    return { x, y, away: null, isWide: to - from >= width, clear: Math.min((to - from) / 2, toFrame, distance(edges, x, y)) };
  });
  spots.sort((one, other) => other.isWide - one.isWide || other.clear - one.clear);
  const lowest = all.reduce((low, one) => (one[1] > low[1] ? one : low));
  const isBelowSeen = lowest[1] < frame.bottom && lowest[0] > frame.left && lowest[0] < frame.right;
  const below = isBelowSeen && !spots[0]?.isWide ? [{ x: lowest[0], y: lowest[1], away: [0, 1] }] : [];
  return [...below, ...spots.slice(0, 4)].map(({ x, y, away }) => ({ x, y, away }));
}

/**
 * Where the name of a line may stand, the best spot first.
 *
 * @param {[number, number][][]} lines Its pieces.
 * @param {{left: number, top: number, right: number, bottom: number}} frame
 */
export function besideLine(lines, frame) {
  const [longest] = lines.flatMap((line) => pieces(line, frame)).sort((one, other) => other.length - one.length);
  if (!longest || longest.length === 0) return [];
  return PARTS.map((part) => {
    let left = part * longest.length;
    const at = longest.segments.find(({ length }) => (left -= length) <= 0) ?? longest.segments.at(-1);
    const [[x0, y0], [x1, y1]] = at.ends;
    const share = at.length > 0 ? 1 + Math.min(0, left) / at.length : 0.5;
    // Above a line, or right of one that is steep.
    const [right, down] = [(y1 - y0) / at.length, (x0 - x1) / at.length];
    const side = down > 0.2 || (Math.abs(down) <= 0.2 && right < 0) ? -1 : 1;
    return { x: x0 + share * (x1 - x0), y: y0 + share * (y1 - y0), away: at.length > 0 ? [side * right, side * down] : [0, -1] };
  });
}

/** The ends of the intervals of a row that lie within the rings, by the rule of even and odd. */
function crossings(rings, y) {
  const found = [];
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const [x0, y0] = ring[i];
      const [x1, y1] = ring[i + 1] ?? ring[0];
      if (y0 > y !== y1 > y) found.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    }
  }
  found.sort((a, b) => a - b);
  const spans = [];
  for (let i = 1; i < found.length; i += 2) {
    // Two parts touch where they were cut.
    if (spans.length > 0 && found[i - 1] - spans.at(-1)[1] < TOUCH) spans.at(-1)[1] = found[i];
    else spans.push([found[i - 1], found[i]]);
  }
  return spans;
}

/** The visible pieces of a line: runs of segments that touch. */
function pieces(line, frame) {
  const found = [];
  let run = null;
  for (let i = 1; i < line.length; i++) {
    const ends = clipped(line[i - 1], line[i], frame);
    if (!ends) {
      run = null;
      continue;
    }
    if (!run) found.push((run = { length: 0, segments: [] }));
    const length = Math.hypot(ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]);
    run.segments.push({ ends, length });
    run.length += length;
    if (ends[1] !== line[i]) run = null;
  }
  return found;
}

/** The part of a segment within a frame (Liang and Barsky), or null. Ends that are within it are the same arrays. */
function clipped(one, other, { left, top, right, bottom }) {
  const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
  let [from, to] = [0, 1];
  for (const [step, room] of [[-dx, one[0] - left], [dx, right - one[0]], [-dy, one[1] - top], [dy, bottom - one[1]]]) {
    if (step === 0 && room < 0) return null;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  if (from > to) return null;
  const at = (part) => [one[0] + part * dx, one[1] + part * dy];
  return [from === 0 ? one : at(from), to === 1 ? other : at(to)];
}

/** The rings with so few vertices that a comparison with all of them is quick. */
function thinned(rings) {
  const step = Math.ceil(rings.reduce((sum, ring) => sum + ring.length, 0) / MOST_COMPARED);
  return step === 1 ? rings : rings.map((ring) => ring.filter((_, i) => i % step === 0 || i === ring.length - 1));
}

/** The distance to the nearest edge. */
function distance(rings, x, y) {
  let near = Infinity;
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      const [[x0, y0], [x1, y1]] = [ring[i - 1], ring[i]];
      const [dx, dy] = [x1 - x0, y1 - y0];
      const share = Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy) || 0));
      near = Math.min(near, (x - x0 - share * dx) ** 2 + (y - y0 - share * dy) ** 2);
    }
  }
  return Math.sqrt(near);
}

function least(all, axis) {
  return all.reduce((low, one) => Math.min(low, one[axis]), Infinity);
}

function most(all, axis) {
  return all.reduce((high, one) => Math.max(high, one[axis]), -Infinity);
}
