// SPDX-License-Identifier: MIT
/** @file The place of the map in Web Mercator, in the form that the painter of the grid expects. */

const RADIAN = 180 / Math.PI;
const MERCATOR = 85.051128;
const ZOOMS = { least: 0, most: 22 };

/** The Mercator coordinate from 0 at the northern edge of the world to 1 at the southern edge. */
export function ordinate(latitude) {
  const within = Math.max(-MERCATOR, Math.min(MERCATOR, latitude)) / RADIAN;
  return 0.5 - Math.asinh(Math.tan(within)) / (2 * Math.PI);
}

function latitudeAt(y) {
  return RADIAN * Math.atan(Math.sinh(2 * Math.PI * (0.5 - y)));
}

/** The MapView of a place: see bindings/web/layer/canvas.d.mts. */
export function viewOf({ latitude, longitude, zoom }, width, height) {
  const world = 512 * 2 ** zoom;
  const [left, top] = [(longitude / 360) * world - width / 2, ordinate(latitude) * world - height / 2];
  return {
    width, height, zoom, world, left, top,
    center: { latitude, longitude },
    key: [latitude, longitude],
    project(north, east, out) {
      out[0] = (east / 360) * world - left;
      out[1] = ordinate(north) * world - top;
      return true;
    },
    unproject: (x, y) => ({ latitude: latitudeAt((y + top) / world), longitude: ((x + left) / world) * 360 }),
  };
}

/** A place after a zoom by a step around a pixel, or after a shift by pixels. */
export function moved(view, { latitude, longitude, zoom }, { x = 0, y = 0, step = 0, dx = 0, dy = 0 }) {
  const next = Math.max(ZOOMS.least, Math.min(ZOOMS.most, zoom + step));
  const scale = 2 ** (zoom - next);
  const { width, height, world } = view;
  // The position below the pixel stays there.
  const [across, down] = [(x - width / 2) * (1 - scale) - dx, (y - height / 2) * (1 - scale) - dy];
  const south = ordinate(latitude) + down / world;
  return { latitude: latitudeAt(south), longitude: longitude + (across / world) * 360, zoom: next };
}

export function bounded({ latitude, longitude, zoom }) {
  const east = longitude - 360 * Math.round(longitude / 360);
  return { latitude: Math.max(-85, Math.min(85, latitude)), longitude: east, zoom };
}
