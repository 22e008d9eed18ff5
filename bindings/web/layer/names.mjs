// SPDX-License-Identifier: MIT
/** @file The names of grid zones and squares, each once, where there is room. */

import { letters } from "./themes.mjs";
import { textWidth } from "./text.mjs";
import { beside } from "./trace.mjs";
import { degreesAPixel, reduced } from "./view.mjs";

/**
 * The middle of the name in the corner of the frame, from its top; between its left end and the frame, and farther down, where
 * numbers of lines are at the edge. Steps to free places.
 */
const CORNER = { down: 38, aside: 30, within: 58, step: 30 };

/** Where else a name may stand if its place is taken: pixels to the right and down. */
const ASIDE = [[0, 0], [0, -34], [0, 34], [-46, 0], [46, 0]];

/** For a grid zone that is wider than so many pixels. */
const LARGE = 140;
const FARTHER = [80, 130, 180, 240, 300].flatMap((far) => [[0, far], [0, -far], [far, 0], [-far, 0], [far, far], [-far, far]]);

/** A grid zone has its name if it is wider than this many names: closer together, they would read as one line. */
const NAMES = 1.5;
const WIDEST = "00W";

/** In a view of the world: zones' numbers along a parallel, bands' letters along a meridian. */
const ROW = { size: 12, weight: 650, color: "borderText" };
const DEGREES = { ...ROW, color: "text" };

/** Pixels between two numbers of a row; where zones are narrower, every second, fifth or tenth has its number. */
const APART = 20;
const STEPS = [1, 2, 5, 10];

/** Degrees: from this latitude on a view is one of a pole, with its row at that one. */
const POLAR = 78;
const ROUND_POLE = 79.5;

/** Zones that band X does not have. */
const MISSING = [32, 34, 36];
const BANDS = "CDEFGHJKLMNPQRSTUVWX";

/** Whether grid zones are too narrow for their names. */
export function isWorld(view) {
  return 6 / degreesAPixel(view) < NAMES * textWidth(WIDEST, letters["grid-zone"]);
}

/**
 * Places the names.
 *
 * @param view A MapView.
 * @param {object[]} parts Of the grid.
 * @param {number[]} copies By how many degrees worlds beside one another are moved.
 * @param frame What is not covered.
 * @param {Function} room See text.mjs.
 * @param {((position: object) => string) | null} gridZoneOf The designator at a position; null: the grid has zones, and no squares.
 */
export function placeNames(view, parts, copies, frame, room, gridZoneOf) {
  const names = parts.flatMap((part) => part.names);
  const squares = names.filter(({ kind }) => kind === "square");
  const zones = names.filter(({ kind }) => kind === "grid-zone");
  if (gridZoneOf && squares.length === 1 && zones.length <= 1 && parts.length === 1) {
    // One square fills the view: its name would stand in the way.
    const digits = `${zones[0]?.text ?? gridZoneOf(squares[0].position)} ${squares[0].text}`;
    const width = textWidth(digits, letters.corner) + 6;
    const place = corner(frame, width, room);
    if (place) return [{ kind: "corner", digits, ...place, style: letters.corner }];
  }
  if (!gridZoneOf && zones.length === 1) {
    const [{ text: digits }] = zones;
    const width = textWidth(digits, letters.corner) + 6;
    const place = corner(frame, width, room);
    if (place) return [{ kind: "corner", digits, ...place, style: letters.corner }];
  }
  if (isWorld(view)) return placeRows(view, copies, room, gridZoneOf !== null);

  const texts = [];
  const pixel = [0, 0];
  /** Whether all of a name that is moved aside is in the frame, and still within its grid zone. */
  const isIn = (text, x, y, [right, down]) => [-20, 20].every((end) => {
    if (x + right < frame.left || x + right > frame.right || y + down < frame.top || y + down > frame.bottom) return false;
    const place = view.unproject(x + right + end, y + down);
    return place && Math.abs(place.latitude) <= 90 && gridZoneOf({ latitude: place.latitude, longitude: reduced(place.longitude) }) === text;
  });
  // Where zones are small there are many, and to look for places takes time.
  const isLarge = gridZoneOf && 6 / degreesAPixel(view) > LARGE;
  const kinds = gridZoneOf ? ["grid-zone", "square"] : ["grid-zone"];
  for (const kind of kinds) {
    const style = letters[kind];
    for (const name of names) {
      if (name.kind !== kind) continue;
      const width = textWidth(name.text, style) + 6;
      for (const copy of copies) {
        const longitude = beside(view, name.position.longitude) + copy;
        if (!view.project(name.position.latitude, longitude, pixel)) continue;
        if (pixel[0] < frame.left || pixel[0] > frame.right || pixel[1] < frame.top || pixel[1] > frame.bottom) continue;
        if (kind === "grid-zone" && isFlattened(view, name.position.latitude, longitude, width)) continue;
        const [x, y] = pixel;
        const isFree = ([right, down]) => room(x + right, y + down, width, style.size + 4);
        let place = ASIDE.find(isFree);
        // Something is there, not the end of the frame.
        const isWithin = x > frame.left + width && x < frame.right - width && y > frame.top + 24 && y < frame.bottom - 24;
        if (!place && kind === "grid-zone" && isLarge && isWithin) place = FARTHER.find((aside) => isIn(name.text, x, y, aside) && isFree(aside));
        if (place) texts.push({ kind, digits: name.text, x: pixel[0] + place[0], y: pixel[1] + place[1], style });
      }
    }
  }
  return texts;
}

/** The first free place: in the corner at the top left and to the right of it, else below what covers that, else at the bottom. */
function corner(frame, width, room) {
  const { left, top, right, bottom } = frame;
  const places = [];
  const row = (y, end) => {
    for (let x = left + CORNER.aside + width / 2; x < end; x += CORNER.step) places.push([x, y]);
  };
  row(top + CORNER.down, (left + right) / 2);
  for (let y = top + CORNER.down; y < bottom - CORNER.down; y += CORNER.step / 2) places.push([left + CORNER.within + width / 2, y]);
  row(top + CORNER.down, right - CORNER.aside);
  row(bottom - CORNER.down, right - CORNER.aside);
  const found = places.find(([x, y]) => room(x, y, width, letters.corner.size + 6));
  return found ? { x: found[0], y: found[1] } : null;
}

/** Whether a globe turns a place so far away that a name would cover more than its grid zone. */
function isFlattened(view, latitude, longitude, width) {
  if (!view.globe || Math.abs(latitude) > 80) return false;
  const [a, b, c, d] = [[0, 0], [0, 0], [0, 0], [0, 0]];
  const isSeen =
    view.project(latitude, longitude - 3, a) && view.project(latitude, longitude + 3, b) &&
    view.project(latitude - 3, longitude, c) && view.project(latitude + 3, longitude, d);
  if (!isSeen) return true;
  const area = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
  return Math.abs(area) < width * 20;
}

/** Numbers of zones along the parallel, and letters of bands along the meridian, that are nearest to the center. */
function placeRows(view, copies, room, hasBands) {
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
  const every = STEPS.find((step) => (6 * step) / degreesAPixel(view) >= APART) ?? STEPS.at(-1);
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
  const texts = [];
  const pixel = [0, 0];
  for (const place of places) {
    for (const copy of copies) {
      if (!view.project(place.latitude, beside(view, place.longitude) + copy, pixel)) continue;
      const [x, y] = pixel;
      if (room(x, y, textWidth(place.digits, ROW) + 2, ROW.size + 2)) texts.push({ kind: "grid-zone", digits: place.digits, x, y, style: ROW });
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
