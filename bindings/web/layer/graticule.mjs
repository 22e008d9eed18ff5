// SPDX-License-Identifier: MIT
/** @file Meridians and parallels at round numbers of degrees, minutes or seconds. */

import { FINE, SQUARE, TENTH } from "./themes.mjs";
import { centerCosine, degreesAPixel, reduced } from "./view.mjs";

/** Thousandths of a second in a degree, a minute and a second: all numbers here are whole. */
const DEGREE = 3_600_000;
const MINUTE = 60_000;
const SECOND = 1000;

/** Distances of lines, and of those that are drawn heavier. */
const SPACINGS = [
  ...[[0.01, 0.1], [0.02, 0.1], [0.05, 0.5], [0.1, 1], [0.2, 1], [0.5, 5], [1, 10], [2, 10], [5, 30], [10, 60], [15, 60], [30, 300]].map(
    ([fine, heavy]) => [fine * SECOND, heavy * SECOND]),
  ...[[1, 10], [2, 10], [5, 30], [10, 60], [15, 60], [30, 300]].map(([fine, heavy]) => [fine * MINUTE, heavy * MINUTE]),
  ...[[1, 10], [2, 10], [5, 30], [10, 30], [15, 90], [30, 90]].map(([fine, heavy]) => [fine * DEGREE, heavy * DEGREE]),
];

/** Around the poles of a globe, meridians that are no multiples of 90 degrees end. */
const LAST = 85;

/** One grid for all parts of a view. */
export function graticule(_, parts, view, { spacing, minimumPixels, labels }) {
  if (parts.length === 0) return [];
  const own = spacing === "auto" ? null : [Math.max(1, Math.round(spacing * DEGREE)), Math.round(10 * spacing * DEGREE)];
  const shrink = view.globe ? centerCosine(view) : 1;
  const least = minimumPixels * degreesAPixel(view) * DEGREE;
  // An own spacing, too, becomes wider where its lines would be too close.
  const find = (smallest) => (own?.[0] >= smallest ? own : null) ?? SPACINGS.find(([fine]) => fine >= smallest) ?? SPACINGS.at(-1);
  const across = find(least);
  // On the plane parallels are farther apart the farther they are from the equator; on a globe meridians are closer.
  const up = find(least * (view.globe ? shrink : centerCosine(view)));

  const south = Math.min(...parts.map((part) => part.south));
  const north = Math.max(...parts.map((part) => part.north));
  const { west, east } = sides(parts, view.center.longitude);
  const vertices = [];
  const lines = [];
  const add = (axis, value, [fine, heavy], points) => {
    const coordinate = value / DEGREE;
    const isGreat = value === 0 || (axis === "longitude" && Math.abs(value) === 180 * DEGREE);
    const weight = isGreat ? SQUARE : value % heavy === 0 ? TENTH : FINE;
    const label = labels === "edges" ? written(value, axis, fine) : undefined;
    const first = vertices.length / 2;
    vertices.push(...points);
    lines.push({
      kind: "line", axis, coordinate, label, weight, zone: 0, hemisphere: "north", spacing: fine / DEGREE, major: weight !== FINE,
      first, count: points.length / 2,
    });
  };
  for (let value = Math.ceil((west * DEGREE) / across[0]) * across[0]; value <= east * DEGREE; value += across[0]) {
    if (east - west >= 360 && value >= (west + 360) * DEGREE) break;
    const longitude = value / DEGREE;
    const isWhole = !view.globe || value % (90 * DEGREE) === 0;
    const [from, to] = isWhole ? [south, north] : [Math.max(south, -LAST), Math.min(north, LAST)];
    if (from < to) add("longitude", Math.round(reduced(longitude) * DEGREE), across, [from, longitude, to, longitude]);
  }
  for (let value = Math.ceil((south * DEGREE) / up[0]) * up[0]; value <= north * DEGREE; value += up[0]) {
    if (Math.abs(value) < 90 * DEGREE) add("latitude", value, up, [value / DEGREE, west, value / DEGREE, east]);
  }
  const step = { latitude: up[0], longitude: across[0] };
  return [{ bounds: { south, west, north, east }, spacing: up[0] / DEGREE, step, vertices: Float64Array.from(vertices), lines, labels: [], names: [] }];
}

/** The west and east of all parts: in one piece, around the center. */
function sides(parts, longitude) {
  let [west, east] = [0, 0];
  for (const part of parts) {
    if (part.east - part.west >= 360) return { west: longitude - 180, east: longitude + 180 };
    west = Math.min(west, reduced(part.west - longitude));
    east = Math.max(east, reduced(part.east - longitude));
  }
  return { west: longitude + west, east: longitude + east };
}

/** A coordinate in pieces: degrees small if minutes follow, the last unit large, then the hemisphere. */
function written(value, axis, fine) {
  const size = Math.abs(value);
  const letter = value === 0 || size === 180 * DEGREE ? "" : axis === "latitude" ? (value > 0 ? "N" : "S") : value > 0 ? "E" : "W";
  const [degrees, minutes, seconds] = [Math.floor(size / DEGREE), Math.floor(size / MINUTE) % 60, (size % MINUTE) / SECOND];
  if (fine % DEGREE === 0) return { before: "", digits: `${degrees}°`, after: letter };
  if (fine % MINUTE === 0) return { before: `${degrees}°`, digits: `${two(minutes)}′`, after: letter };
  const decimals = fine % SECOND === 0 ? 0 : fine % 100 === 0 ? 1 : fine % 10 === 0 ? 2 : 3;
  return { before: `${degrees}°${two(minutes)}′`, digits: `${seconds.toFixed(decimals).padStart(decimals > 0 ? 3 + decimals : 2, "0")}″`, after: letter };
}

function two(number) {
  return String(number).padStart(2, "0");
}

/** The cell of a position, called by its south-west corner. */
export function graticuleCell({ latitude, longitude }, { step }) {
  const floor = (degrees, size) => Math.floor((degrees * DEGREE) / size) * size;
  const [south, west] = [Math.min(floor(latitude, step.latitude), floor(90 - 0.5 / DEGREE, step.latitude)), floor(reduced(longitude), step.longitude)];
  const [north, east] = [Math.min(90 * DEGREE, south + step.latitude), west + step.longitude];
  const text = (value, axis, fine) => Object.values(written(value, axis, fine)).join("");
  const at = (up, aside) => ({ latitude: up / DEGREE, longitude: aside / DEGREE });
  return {
    reference: `${text(south, "latitude", step.latitude)} ${text(west, "longitude", step.longitude)}`,
    precision: -1,
    size: step.latitude / DEGREE,
    center: at((south + north) / 2, (west + east) / 2),
    outline: [at(south, west), at(south, east), at(north, east), at(north, west), at(south, west)],
  };
}
