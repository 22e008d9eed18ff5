// SPDX-License-Identifier: MIT
/** @file Which part of the world a view shows. An adapter describes its map by a view: see MapView in canvas.d.mts. */

const RADIAN = 180 / Math.PI;

/** Samples across and down the screen of a globe, and along each side of a tilted map. */
const COLUMNS = 12;
const ROWS = 9;

/** Where the polar caps begin, and where the Web Mercator plane ends. */
export const CAPS = { south: -80, north: 84 };
const MERCATOR = 85.051128;

/**
 * Parallels that divide a view when much of the globe is visible. All are borders of latitude bands: at any other parallel,
 * the things that it cuts would have labels on both sides.
 */
const BELTS = [-90, CAPS.south, -72, -64, -56, -40, 0, 40, 56, 64, 72, CAPS.north, 90];
const BELTS_TO_ZOOM = 5.5;
const CAPS_ONLY = [-90, CAPS.south, CAPS.north, 90];

/** Degrees between meridians on which belts are looked for up to the rim of a globe. */
const RIM = 15;

/** On a tilted map, places farther from the center than this many screen diagonals are left out. */
const FARTHEST = 2.5;
const HALVINGS = 8;

/** Gives the degrees of longitude in a pixel at the equator. */
export function degreesAPixel({ zoom }) {
  return 360 / (512 * 2 ** zoom);
}

export function cosine(degrees) {
  return Math.cos(degrees / RADIAN);
}

/** Around a pole, degrees of longitude have no length: lengths there are measured here. */
const NEAREST = 89;

/** Gives the cosine of the latitude of the center. */
export function centerCosine({ center }) {
  return cosine(Math.min(NEAREST, Math.abs(center.latitude)));
}

/** The zoom of a Web Mercator map with as many pixels for a degree of longitude as the middle of a view has. */
export function measuredZoom({ project, center }) {
  const [a, b] = [[0, 0], [0, 0]];
  const { longitude } = center;
  const latitude = Math.max(-NEAREST, Math.min(NEAREST, center.latitude));
  const step = 1e-3;
  project(latitude, longitude - step / 2, a);
  project(latitude, longitude + step / 2, b);
  return Math.log2(((Math.hypot(b[0] - a[0], b[1] - a[1]) / step) * 360) / 512);
}

/** A longitude within 180 degrees of 0. */
export function reduced(longitude) {
  return longitude - 360 * Math.round(longitude / 360);
}

/** The ordinate of a latitude on the Mercator plane, in degrees of longitude. */
export function ordinate(latitude) {
  return RADIAN * Math.asinh(Math.tan(Math.max(-89.9, Math.min(89.9, latitude)) / RADIAN));
}

/**
 * Finds the visible area in parts between parallels: with a pole in sight, a single pair of bounds would be half of the
 * world. Each polar cap is a separate part, because it has its own grid.
 *
 * @returns {{parts: {south: number, west: number, north: number, east: number}[], copies: number[]}} The parts from south to
 *   north; west is greater than east when the antimeridian lies between them. And by how many degrees copies of the world are
 *   moved that a flat map shows side by side.
 */
export function visibleParts(view) {
  const { globe: isGlobe, width, height, center, zoom } = view;
  const edges = isGlobe && zoom < BELTS_TO_ZOOM ? BELTS : CAPS_ONLY;
  const parts = edges.slice(1).map(() => null);
  const include = (latitude, side) => {
    let i = parts.length - 1;
    while (i > 0 && latitude < edges[i]) i--;
    const part = (parts[i] ??= { south: latitude, north: latitude, west: side, east: side });
    part.south = Math.min(part.south, latitude);
    part.north = Math.max(part.north, latitude);
    part.west = Math.min(part.west, side);
    part.east = Math.max(part.east, side);
  };
  const all = samples(view);
  if (all.length === 0) return { parts: [], copies: [0] };
  if (!isGlobe) return flatParts(view, all, edges);

  for (const { latitude, longitude } of all) include(latitude, reduced(longitude - center.longitude));
  const pixel = [0, 0];
  for (const pole of [-90, 90]) {
    const isSeen =
      view.project(pole, 0, pixel) && pixel[0] >= 0 && pixel[0] <= width && pixel[1] >= 0 && pixel[1] <= height;
    if (!isSeen) continue;
    include(pole, -180);
    include(pole, 180);
  }
  // Between two neighbors at the edge of the screen, every belt is as wide as both.
  for (let i = 0; all.isFull && i < all.length; i++) {
    const two = [all[i], all[(i + 1) % all.length]].sort((a, b) => a.latitude - b.latitude);
    for (const edge of edges) {
      if (edge <= two[0].latitude || edge > two[1].latitude) continue;
      for (const { longitude } of two) for (const latitude of [edge - 1e-9, edge]) include(latitude, reduced(longitude - center.longitude));
    }
  }
  // Toward the rim of a globe, belts are narrower than the gap between two samples.
  for (let i = 1; !all.isFull && i < edges.length; i++) {
    for (const part of [0.02, 0.5, 0.98]) {
      const latitude = edges[i - 1] + part * (edges[i] - edges[i - 1]);
      for (let side = -180; side < 180; side += RIM) {
        if (!view.project(latitude, center.longitude + side, pixel)) continue;
        if (pixel[0] < 0 || pixel[0] > width || pixel[1] < 0 || pixel[1] > height) continue;
        include(latitude, Math.max(-180, side - RIM));
        include(latitude, Math.min(180, side + RIM));
      }
    }
  }
  // There is more between two samples.
  const between = Math.max(width / COLUMNS, height / ROWS) * degreesAPixel(view) * centerCosine(view);
  // The area between two visible belts is visible, and an area visible on both sides of a parallel is visible up to it.
  const last = parts.findLastIndex((part) => part);
  for (let i = parts.findIndex((part) => part) + 1; i < last; i++) {
    const [one, other] = [parts[i - 1], parts.find((part, j) => j > i && part)];
    parts[i] ??= { south: edges[i], north: edges[i + 1], west: Math.min(one.west, other.west), east: Math.max(one.east, other.east) };
  }
  for (let i = 1; i < parts.length; i++) {
    if (parts[i - 1] && parts[i]) parts[i - 1].north = parts[i].south = edges[i];
  }
  const widened = parts.flatMap((part, i) => {
    if (!part) return [];
    const south = Math.max(edges[i], part.south - between);
    const north = Math.min(edges[i + 1], part.north + between);
    const aside = between / Math.max(0.02, Math.min(cosine(south), cosine(north)));
    return bounds(south, north, center.longitude, part.west - aside, part.east + aside);
  });
  return { parts: widened, copies: [0] };
}

/** A flat map shows one rectangle of the plane, or a part of it; it is divided where polar caps begin. */
function flatParts({ center, copies: hasCopies = true, limit = MERCATOR }, all, edges) {
  const latitudes = all.map(({ latitude }) => Math.max(-limit, Math.min(limit, latitude)));
  const sides = all.map(({ longitude }) => longitude - center.longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...sides), Math.max(...sides)];
  const parts = edges.slice(1).flatMap((edge, i) => {
    const [from, to] = [Math.max(edges[i], south), Math.min(edge, north)];
    return bounds(from, to, center.longitude, west, east);
  });
  const copies = [];
  if (hasCopies && east - west >= 360) {
    for (let turn = Math.ceil((west - 180) / 360); turn <= Math.floor((east + 180) / 360); turn++) copies.push(360 * turn);
  } else {
    copies.push(0);
  }
  return { parts, copies };
}

/** A part, its sides given from the longitude of the center; none if it has no height. */
function bounds(south, north, longitude, west, east) {
  if (south >= north || west >= east) return [];
  if (east - west >= 360) return [{ south, west: reduced(longitude) - 180, north, east: reduced(longitude) + 180 }];
  return [{ south, west: reduced(longitude + west), north, east: reduced(longitude + east) }];
}

/** Pixels along the edges of the screen, one after another. */
function around(width, height) {
  const found = [];
  for (let i = 0; i < COLUMNS; i++) found.push([(i / COLUMNS) * width, 0]);
  for (let j = 0; j < ROWS; j++) found.push([width, (j / ROWS) * height]);
  for (let i = COLUMNS; i > 0; i--) found.push([(i / COLUMNS) * width, height]);
  for (let j = ROWS; j > 0; j--) found.push([0, (j / ROWS) * height]);
  return found;
}

/** Whether a pole is on the screen. */
function seesPole(view) {
  const pixel = [0, 0];
  return [-90, 90].some((pole) =>
    view.project(pole, 0, pixel) && pixel[0] >= 0 && pixel[0] <= view.width && pixel[1] >= 0 && pixel[1] <= view.height);
}

/** Positions all over the screen of a globe, or around that of a flat map; beside the globe these are places on its rim. */
function samples(view) {
  const { width, height, globe: isGlobe } = view;
  const found = [];
  const middle = [0, 0];
  view.project(view.center.latitude, view.center.longitude, middle);
  let isFar = false;
  const add = (x, y) => {
    const place = within(view, x, y);
    if (place) return found.push(place);
    isFar = true;
    // Halve the way from the middle of the screen until it ends where the map is near enough.
    let [near, far] = [0, 1];
    let last = null;
    for (let i = 0; i < HALVINGS; i++) {
      const part = (near + far) / 2;
      const between = within(view, middle[0] + (x - middle[0]) * part, middle[1] + (y - middle[1]) * part);
      if (between) [near, last] = [part, between];
      else far = part;
    }
    if (last) found.push(last);
  };

  if (isGlobe) {
    const pixel = [0, 0];
    let isFull = !seesPole(view);
    for (const [x, y] of around(width, height)) {
      add(x, y);
      const place = found.at(-1);
      isFull &&= place && view.project(place.latitude, place.longitude, pixel) && Math.hypot(pixel[0] - x, pixel[1] - y) < 1;
    }
    // If the globe fills the screen, the farthest place to any side is at the edges.
    found.isFull = isFull && !isFar;
    if (found.isFull) return found;
    for (let i = 1; i < COLUMNS; i++) for (let j = 1; j < ROWS; j++) add((i / COLUMNS) * width, (j / ROWS) * height);
    return found;
  }
  for (const x of [0, width]) for (const y of [0, height]) add(x, y);
  if (!isFar) return found;
  for (let i = 1; i < COLUMNS; i++) for (const y of [0, height]) add((i / COLUMNS) * width, y);
  for (let j = 1; j < ROWS; j++) for (const x of [0, width]) add(x, (j / ROWS) * height);
  return found;
}

/** The place at a pixel, if it is on the map and not too far away. */
function within(view, x, y) {
  const place = view.unproject(x, y);
  if (!place || Number.isNaN(place.latitude)) return null;
  const { center, width, height } = view;
  const reach = FARTHEST * Math.hypot(width, height) * degreesAPixel(view);
  const isNear = view.globe
    ? angle(center, place) <= reach * centerCosine(view)
    : Math.hypot(place.longitude - center.longitude, ordinate(place.latitude) - ordinate(center.latitude)) <= reach;
  return isNear ? place : null;
}

/** Between two positions on the sphere, in degrees. */
function angle(a, b) {
  const [sine, other] = [Math.sin((b.latitude - a.latitude) / RADIAN / 2), Math.sin((b.longitude - a.longitude) / RADIAN / 2)];
  const square = sine * sine + cosine(a.latitude) * cosine(b.latitude) * other * other;
  return 2 * RADIAN * Math.asin(Math.min(1, Math.sqrt(square)));
}

/**
 * The zoom at which a Web Mercator map has as many pixels per meter as this map has where a part of a view is nearest to
 * the equator: the scale of a globe is the same everywhere.
 */
export function zoomOf({ south, north }, view) {
  const zoom = view.globe
    ? view.zoom + Math.log2(cosine(Math.max(south, -north, 0)) / centerCosine(view))
    : view.zoom;
  return Math.max(-4, Math.min(30, zoom));
}
