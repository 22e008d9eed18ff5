// SPDX-License-Identifier: MIT
/** @file The names of grid zones and squares, each once, where there is room. */

import { cameraOf, isWithin, nameless } from "./places.mjs";
import { letters } from "./themes.mjs";
import { textWidth } from "./text.mjs";
import { beside } from "./trace.mjs";
import { degreesAPixel, reduced } from "./view.mjs";

/**
 * The middle of the name in the corner of the frame, from its top; between its left end and the frame, and farther down, where
 * numbers of lines are at the edge. Steps to free places.
 */
const CORNER = { down: 38, aside: 30, within: 58, step: 30 };

/** A grid zone has its name if it is wider than this many names: closer together, they would read as one line. */
const NAMES = 1.5;
const WIDEST = "00W";

/** In a view of the world: zones' numbers along a parallel, bands' letters along a meridian. */
const ROW = { size: 12, weight: 650, color: "borderText" };
/** The size of its letters where zones are narrow, in parts of that; the smallest in pixels. */
const SIZES = [1, 0.85, 0.7, 0.6];
const SMALLEST = 7;
const DEGREES = { ...ROW, color: "text" };

/** Pixels between two numbers of a row; where zones are narrower, every second, fifth or tenth has its number. */
const APART = 22;
const STEPS = [1, 2, 5, 10];

/** Degrees: from this latitude on a view is one of a pole, with its row at that one. */
const POLAR = 78;
const ROUND_POLE = 79.5;

/** Zones that band X does not have. */
const MISSING = [32, 34, 36];
const BANDS = "CDEFGHJKLMNPQRSTUVWX";

/** Pixels around a name that belong to its box. */
const AROUND = 4;

/** On a tilted map or a globe, letters have sizes in quarters of a pixel. */
const STEPS_OF_SIZE = 4;

/** How many labels and covers the library takes. */
const MOST_LABELS = 4096;
const MOST_COVERS = 1024;

/** Whether grid zones are too narrow for their names. */
export function isWorld(view) {
  return 6 / degreesAPixel(view) < NAMES * textWidth(WIDEST, letters["grid-zone"]);
}

/**
 * Places the names: each within the area that it names, or nowhere.
 *
 * @param gn The library.
 * @param view A MapView.
 * @param {object[]} parts Of the grid.
 * @param {number[]} copies By how many degrees worlds beside one another are moved.
 * @param frame The part that is not covered.
 * @param {number[][]} taken Boxes that are not free: left, top, right, bottom.
 * @param {Function} room See text.mjs; it reserves boxes among those that are taken.
 * @param {boolean} hasSquares Whether the grid has squares and bands; else zones alone.
 */
export function placeNames(gn, view, parts, copies, frame, taken, room, hasSquares) {
  const names = parts.flatMap((part) => part.names);
  const squares = hasSquares ? names.filter(({ kind }) => kind === "square") : [];
  const zones = names.filter(({ kind }) => kind === "grid-zone");
  const encoded = (position) => gn.mgrsEncode(position, squares.length > 0 ? 0 : -1);
  if (squares.length === 1 && zones.length <= 1 && parts.length === 1) {
    // One square fills the view: its name would stand in the way.
    const reference = encoded(squares[0].position);
    const digits = `${reference.slice(0, -2)} ${reference.slice(-2)}`;
    const place = corner(view, frame, digits, room, (position) => encoded(position) === reference);
    if (place) return [place];
  }
  if (!hasSquares && zones.length === 1) {
    const [{ text: digits, position, hemisphere }] = zones;
    const zone = encoded(position).slice(0, -1);
    const isThere = (other) => encoded(other).slice(0, -1) === zone && (hemisphere === "north") === other.latitude >= 0;
    const place = corner(view, frame, digits, room, isThere);
    if (place) return [place];
  }
  if (isWorld(view)) return placeRows(gn, view, copies, room, hasSquares);
  return copies.flatMap((copy) => placeIn(gn, view, [...zones, ...squares], copy, frame, taken, room));
}

/** The names in a copy of the world: where the library finds room, or for a map without a camera where each has its label. */
function placeIn(gn, view, all, copy, frame, taken, room) {
  const camera = cameraOf(view, copy);
  // On a tilted map, most squares within the bounds of the view are beside it, or far and small.
  const isNameless = camera ? nameless(camera, frame) : () => false;
  const names = all.filter(({ kind, position }) => kind !== "square" || !isNameless(position));
  const labels = names.length > MOST_LABELS ? nearest(names, view.center).slice(0, MOST_LABELS) : names;
  const sizes = labels.map(({ kind, text }) => ({ width: textWidth(text, letters[kind]) + AROUND, height: letters[kind].size + AROUND }));
  const texts = [];
  const add = ({ kind, text }, x, y, width, height, scale, opacity) => {
    room.take(x, y, width, height);
    // In steps, for there is a font for each size.
    const size = Math.floor(STEPS_OF_SIZE * letters[kind].size * scale) / STEPS_OF_SIZE;
    texts.push({ kind, digits: text, x, y, width, height, opacity, style: { ...letters[kind], size } });
  };
  if (labels.length === 0 || frame.left >= frame.right || frame.top >= frame.bottom) return texts;
  if (camera) {
    const covers = taken.slice(-MOST_COVERS).filter((box) => box[0] <= box[2] && box[1] <= box[3])
      .map(([left, top, right, bottom]) => ({ left, top, right, bottom }));
    const places = gn.gridLabelPlaces(camera, frame, covers, sizes, labels);
    places.forEach(({ x, y, width, height, scale, opacity }, i) => {
      if (scale > 0) add(labels[i], x, y, width, height, scale, opacity);
    });
    return texts;
  }
  const pixel = [0, 0];
  labels.forEach((label, i) => {
    const { width, height } = sizes[i];
    if (!view.project(label.position.latitude, beside(view, label.position.longitude) + copy, pixel)) return;
    const [x, y] = pixel;
    if (!room.isFree(x, y, width, height)) return;
    const precision = label.kind === "square" ? 0 : -1;
    const reference = gn.mgrsEncode(label.position, precision);
    if (isWithin(view, x, y, width, height, (position) => gn.mgrsEncode(position, precision) === reference)) add(label, x, y, width, height, 1, 1);
  });
  return texts;
}

/** Grid zones, then squares from the center outward. */
function nearest(names, { latitude, longitude }) {
  const distance = ({ kind, position }) =>
    kind === "grid-zone" ? -1 : Math.hypot(position.latitude - latitude, reduced(position.longitude - longitude));
  return [...names].sort((a, b) => distance(a) - distance(b));
}

/** The first free place: in the corner at the top left or right of it, else below the elements there, else at the bottom. */
function corner(view, frame, digits, room, isTrue) {
  const { left, top, right, bottom } = frame;
  const style = letters.corner;
  const [width, height] = [textWidth(digits, style) + 6, style.size + 6];
  const places = [];
  const row = (y, end) => {
    for (let x = left + CORNER.aside + width / 2; x < end; x += CORNER.step) places.push([x, y]);
  };
  row(top + CORNER.down, (left + right) / 2);
  for (let y = top + CORNER.down; y < bottom - CORNER.down; y += CORNER.step / 2) places.push([left + CORNER.within + width / 2, y]);
  row(top + CORNER.down, right - CORNER.aside);
  row(bottom - CORNER.down, right - CORNER.aside);
  const found = places.find(([x, y]) => room.isFree(x, y, width, height) && isWithin(view, x, y, width, height, isTrue));
  if (!found) return null;
  const [x, y] = found;
  room.take(x, y, width, height);
  return { kind: "corner", digits, x, y, width, height, style };
}

/** Numbers of zones along the parallel, and letters of bands along the meridian, that are nearest to the center. */
function placeRows(gn, view, copies, room, hasBands) {
  const { latitude, longitude } = view.center;
  // Around a pole the row is on the last parallel that has room for it.
  const isPolar = Math.abs(latitude) > POLAR;
  const band = isPolar ? (latitude > 0 ? 19 : 0) : Math.floor((Math.max(-72, Math.min(71, latitude)) + 80) / 8);
  const zone = Math.max(1, Math.min(60, 1 + Math.floor((longitude - 360 * Math.floor((longitude + 180) / 360) + 180) / 6)));
  const [parallel, meridian] = [isPolar ? Math.sign(latitude) * ROUND_POLE : 8 * band - 76, 6 * zone - 183];
  const places = [];
  for (let letter = 0; letter < 20 && hasBands; letter++) {
    if (letter !== band) places.push({ digits: BANDS[letter], latitude: letter === 19 ? 78 : 8 * letter - 76, longitude: meridian });
  }
  places.unshift({ digits: `${String(zone).padStart(2, "0")}${hasBands ? BANDS[band] : ""}`, latitude: parallel, longitude: meridian });
  const texts = [];
  const pixel = [0, 0];
  const isSeen = (up, aside) => view.project(up, beside(view, aside), pixel);
  // Around the middle of the view, as the map draws it.
  let wide = 6 / degreesAPixel(view);
  if (view.globe && isSeen(parallel, meridian - 3)) {
    const [x, y] = pixel;
    if (isSeen(parallel, meridian + 3)) wide = Math.hypot(pixel[0] - x, pixel[1] - y);
  }
  // From so far away that no number fits into a zone, those that are left are the figures of a scale: over the middle of a zone.
  const isScale = wide < textWidth("00", { ...ROW, size: SMALLEST }) + 1;
  const every = STEPS.find((step) => step * wide >= APART) ?? STEPS.at(-1);
  for (let step = 1; step <= 30; step++) {
    for (const other of step < 30 ? [zone + step, zone - step] : [zone + step]) {
      const number = ((other + 59) % 60) + 1;
      if (number % every !== 0 || (band === 19 && hasBands && MISSING.includes(number))) continue;
      places.push({ digits: String(number).padStart(2, "0"), latitude: parallel, longitude: 6 * number - 183 });
    }
  }
  if (view.globe && hasBands) {
    const side = latitude >= 0 ? 87 : -85;
    places.push({ digits: side > 0 ? "Y" : "A", latitude: side, longitude: -90 }, { digits: side > 0 ? "Z" : "B", latitude: side, longitude: 90 });
  }
  isSeen(latitude, longitude);
  const [middle] = pixel;
  /** At the rim of a globe: whether a third of a name would lie beside it, or half of its band. */
  const isAtRim = (place) => {
    if (Math.abs(place.latitude) > 80) return false;
    if (!isSeen(place.latitude - 4, place.longitude) || !isSeen(place.latitude + 4, place.longitude)) return true;
    if (!isSeen(place.latitude, place.longitude)) return true;
    const [x, y] = [pixel[0] + (Math.sign(pixel[0] - middle) * textWidth(place.digits, ROW)) / 6, pixel[1]];
    // Beside the globe, maps answer with the nearest place they have.
    const end = view.unproject(x, y);
    return !(end && isSeen(end.latitude, end.longitude) && Math.hypot(pixel[0] - x, pixel[1] - y) < 2);
  };
  /** Whether a position is in the area that a text names: a zone, a band, or half of a cap. */
  const isIn = (digits) => (position) => {
    const zone = gn.mgrsEncode(position, -1);
    return digits.length === 2 ? zone.length === 3 && zone.startsWith(digits) : zone.endsWith(digits);
  };
  for (const place of places) {
    if (view.globe && isAtRim(place)) continue;
    const isFigure = isScale && /^\d\d$/.test(place.digits);
    for (const copy of copies) {
      if (!view.project(place.latitude, beside(view, place.longitude) + copy, pixel)) continue;
      const [x, y] = pixel;
      for (const part of isFigure ? [0.75] : SIZES) {
        const style = { ...ROW, size: Math.max(SMALLEST, part * ROW.size) };
        const [width, height] = [textWidth(place.digits, style) + 1, style.size];
        if (!room.isFree(x, y, width + 1, height + 2)) continue;
        if (!isFigure && !isWithin(view, x, y, width, height, isIn(place.digits))) continue;
        room.take(x, y, width + 1, height + 2);
        texts.push({ kind: isFigure ? "scale" : "grid-zone", digits: place.digits, x, y, width, height, style });
        break;
      }
    }
  }
  return texts;
}

/** The numbers of a graticule on a globe that the edges do not cut: of parallels along a meridian, of meridians along a parallel. */
export function placeDegrees(view, lines, room) {
  const { latitude, longitude } = view.center;
  const nearest = (axis, value) => {
    const distance = (line) => Math.abs(((line.coordinate - value + 540) % 360) - 180);
    const all = lines.filter((line) => line.axis === axis && line.label);
    return all.reduce((best, line) => (distance(line) < distance(best) ? line : best), all[0])?.coordinate;
  };
  const [parallel, meridian] = [nearest("latitude", latitude), nearest("longitude", longitude)];
  if (parallel === undefined || meridian === undefined) return [];
  const texts = [];
  const pixel = [0, 0];
  for (const { axis, coordinate, label } of lines) {
    if (!label) continue;
    const isMeridian = axis === "longitude";
    const digits = `${label.before}${label.digits}${label.after}`;
    if (!view.project(isMeridian ? parallel : coordinate, isMeridian ? coordinate : meridian, pixel)) continue;
    const [x, y] = pixel;
    if (room(x, y, textWidth(digits, ROW) + 4, ROW.size + 3)) texts.push({ kind: "degrees", digits, x, y, style: DEGREES });
  }
  return texts;
}
