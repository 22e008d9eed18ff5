// SPDX-License-Identifier: MIT
/** @file Where the map begins, for the map itself and for the first grid. */

/** How much of the shorter side of the window the globe fills at the start. map.css draws its place until it is there. */
const FILLED = 0.96;
const START = { latitude: 26, longitude: 16 };

/** MapLibre's camera is this many heights of the window away from the middle of the map. */
export const CAMERA = 1.5;

/** Pixels: the world at zoom 0. */
export const WORLD = 512;

/** Whether an address can be that of a view; MapLibre itself ignores addresses without numbers. */
export function isView(hash) {
  const [zoom, latitude, longitude, ...turns] = hash.slice(1).split("/").map(Number);
  const numbers = [zoom, latitude, longitude, ...turns];
  return numbers.some(Number.isNaN) || (numbers.every(Number.isFinite) && Math.abs(longitude) <= 1e6);
}

/**
 * The view at the start: Africa and Europe on a globe that fills the window. Its outline is smaller than its radius: the camera
 * is near.
 */
export function startView({ clientWidth, clientHeight }) {
  const seen = (FILLED * Math.min(clientWidth, clientHeight)) / 2;
  const distance = CAMERA * clientHeight;
  const radius = seen ** 2 / distance + Math.hypot(seen ** 2 / distance, seen);
  const zoom = Math.log2((2 * Math.PI * radius * Math.cos((START.latitude * Math.PI) / 180)) / WORLD);
  return { ...START, zoom };
}
