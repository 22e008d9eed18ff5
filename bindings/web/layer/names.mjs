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

/** Of the way from where a zone's name would be to the center of the view, by latitude and by longitude. */
const INWARD = [0.15, 0.3, 0.45, 0.6, 0.75].flatMap((up) => [0, 0.25, 0.5, 0.75].map((aside) => [up, aside]));

/** A grid zone has its name if it is wider than this many names: closer together, they would read as one line. */
const NAMES = 1.5;
const WIDEST = "00W";

/** In a view of the world: zones' numbers along a parallel, bands' letters along a meridian. */
const ROW = { size: 12, weight: 650, color: "borderText" };
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

/** The number of a latitude's band, from the south; those of the poles are -1 and 20. */
function bandOf(latitude) {
  if (latitude < -80 || latitude >= 84) return latitude < 0 ? -1 : 20;
  return Math.min(19, Math.floor((latitude + 80) / 8));
}

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
  /** A free place of a zone that is seen, though not its middle: from there toward the center of the view. */
  const inward = ({ text, position }, copy, width, height) => {
    const end = 20 * degreesAPixel(view);
    const band = bandOf(position.latitude);
    const [up, east] = [view.center.latitude - position.latitude, reduced(view.center.longitude - position.longitude)];
    for (const [part, aside] of INWARD) {
      const [latitude, longitude] = [position.latitude + part * up, reduced(position.longitude + aside * east)];
      // Beyond its band, or farther than any zone is wide: this is quicker than to ask the library.
      if (bandOf(latitude) !== band || Math.abs(aside * east) > 12) continue;
      if (!view.project(latitude, beside(view, longitude) + copy, pixel)) continue;
      const [x, y] = pixel;
      if (!room.isFree(x, y, width, height)) continue;
      const isThere = [-end, end].every((more) => gridZoneOf({ latitude, longitude: reduced(longitude + more) }) === text);
      if (isThere && room(x, y, width, height)) return [x, y];
    }
    return null;
  };
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
        const isSeen = view.project(name.position.latitude, longitude, pixel);
        const [x, y] = pixel;
        const isZone = kind === "grid-zone";
        const isOutside = !isSeen || x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
        if (isOutside && !(isZone && isLarge)) continue;
        if (isZone && isFlattened(view, name.position.latitude, longitude, width)) continue;
        const isFree = ([right, down]) => room(x + right, y + down, width, style.size + 4);
        let place = isOutside ? undefined : ASIDE.find(isFree);
        // Something is there, not the end of the frame.
        const isWithin = x > frame.left + width && x < frame.right - width && y > frame.top + 24 && y < frame.bottom - 24;
        if (!place && isZone && isLarge && isWithin) place = FARTHER.find((aside) => isIn(name.text, x, y, aside) && isFree(aside));
        const at = place ? [x + place[0], y + place[1]] : isZone && isLarge ? inward(name, copy, width, style.size + 4) : null;
        if (at) texts.push({ kind, digits: name.text, x: at[0], y: at[1], style });
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
  const texts = [];
  const pixel = [0, 0];
  const isSeen = (up, aside) => view.project(up, beside(view, aside), pixel);
  // Around the middle of the view, as the map draws it.
  let wide = 6 / degreesAPixel(view);
  if (view.globe && isSeen(parallel, meridian - 3)) {
    const [x, y] = pixel;
    if (isSeen(parallel, meridian + 3)) wide = Math.hypot(pixel[0] - x, pixel[1] - y);
  }
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
  for (const place of places) {
    if (view.globe && isAtRim(place)) continue;
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
