// SPDX-License-Identifier: MIT
/** @file Where names may stand: the camera of a view for the library, and whether a box on the screen is within a cell. */

import { reduced } from "./view.mjs";

/** Beyond this depth, in those of the center, is the haze below the horizon. */
const HAZE = 4;
/** Numbers have small figures, which could not be read if they were smaller. */
const SMALLEST = 0.8;

/** The camera of a view as the library takes it, in the copy of the world that is moved by some degrees; null if there is none. */
export function cameraOf(view, copy = 0) {
  if (!view.camera) return null;
  const { plane = PLAIN, globe = NONE, rim = [0, 0, 0, 0], transition = 0, depth = 1 } = view.camera;
  if (![...plane, ...globe, ...rim, depth].every(Number.isFinite) || !(depth > 0)) return null;
  return { plane, globe, rim, transition, longitude: view.center.longitude + copy, depth };
}

const PLAIN = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const NONE = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/**
 * How large letters are at a pixel, and how dark: on a tilted map they become smaller and fainter with the distance.
 *
 * @returns {(x: number, y: number) => {scale: number, opacity: number} | null} Null in the haze.
 */
export function distances(view) {
  const camera = cameraOf(view);
  if (!camera || camera.transition > 0) return () => ({ scale: 1, opacity: 1 });
  const [a, b, c, d, e, f, g, h, i] = camera.plane;
  // W at a pixel, by the last row of the inverse matrix.
  const row = [d * h - e * g, b * g - a * h, a * e - b * d];
  const determinant = c * row[0] + f * row[1] + i * row[2];
  return (x, y) => {
    const near = (camera.depth * (row[0] * x + row[1] * y + row[2])) / determinant;
    if (!(near * HAZE >= 1)) return null;
    const seen = near * Math.sqrt(near);
    // A hundredth less is not seen, and no letters change while a flat map moves.
    if (seen > 0.99) return { scale: 1, opacity: 1 };
    return { scale: Math.max(SMALLEST, seen), opacity: Math.max(0.4, seen) };
  };
}

/** Whether a camera is tilted: then the foreground is larger than the zoom says. */
export function isTilted({ camera }) {
  return camera?.plane !== undefined && (camera.plane[6] !== 0 || camera.plane[7] !== 0);
}

/** Returns the position at a pixel; null beside the map. */
export function positionAt(view, x, y) {
  const found = view.unproject(x, y);
  if (!found || !Number.isFinite(found.latitude) || Math.abs(found.latitude) > 90) return null;
  // Beside a globe, or in the sky, maps answer with the nearest place they have.
  const pixel = [0, 0];
  const isThere = view.project(found.latitude, found.longitude, pixel) && Math.hypot(pixel[0] - x, pixel[1] - y) < 2;
  return isThere ? { latitude: found.latitude, longitude: reduced(found.longitude) } : null;
}

/** Whether all corners of a box are at positions of which something is true. */
export function isWithin(view, x, y, width, height, isTrue) {
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].every(([right, down]) => {
    const position = positionAt(view, x + (right * width) / 2, y + (down * height) / 2);
    return position !== null && isTrue(position);
  });
}
