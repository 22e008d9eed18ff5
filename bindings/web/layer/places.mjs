// SPDX-License-Identifier: MIT
/** @file Where names may stand: the camera of a view for the library, and whether a box on the screen is within a cell. */

import { cosine, ordinate, reduced } from "./view.mjs";

const RADIAN = 180 / Math.PI;

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

/** Meters: all of a square lies within this distance of any place in it; and its side, as the ground has it at most. */
const SQUARE = 143_000;
const SIDE = 101_000;
/** The earth's smallest radius and its equator, both rounded down, in meters. */
const RADIUS = 6_356_000;
const EQUATOR = 40_000_000;

/** As in the library: where things are smaller than this share of their size in the center, squares with this much room have names. */
const NEAR = 0.82;
const ROOM = 70 * 40;

/**
 * Finds squares that can have no name: those of which a frame shows nothing, or that are far and small. The library would find the same
 * after it has drawn the square, which takes twenty times as long.
 *
 * @param camera See cameraOf().
 * @param {{left: number, top: number, right: number, bottom: number}} frame
 * @returns {(position: {latitude: number, longitude: number}) => boolean} Whether the square of a position can have no name.
 */
export function nameless({ plane, globe, rim, transition, longitude: middle, depth }, { left, top, right, bottom }) {
  if (transition > 0 && transition < 1) return () => false;
  // A place is a point in space, or on the Web Mercator plane. Pixels are x / w and y / w, of which each is a sum over its parts. All that
  // the frame shows is on the positive side of these sums.
  const isGlobe = transition === 1;
  const [x, y, w] = isGlobe
    ? [globe.slice(0, 4), globe.slice(4, 8), globe.slice(8)]
    : [0, 3, 6].map((row) => [plane[row], plane[row + 1], 0, plane[row + 2]]);
  const sum = (a, rowA, b, rowB) => rowA.map((value, i) => a * value + b * rowB[i]);
  const sides = [
    sum(1, x, -left, w), sum(-1, x, right, w), sum(1, y, -top, w), sum(-1, y, bottom, w), sum(-1, w, HAZE * depth, [0, 0, 0, 1]),
  ];
  if (isGlobe) sides.push([...rim]);
  const slopes = sides.map(slopeOf);
  const [steepest, turning, largest] = [slopeOf(w), slopeOf(rim), slopeOf(rim) + rim[3]];
  // Areas grow from space or the plane to the screen by this, divided by the cube of w; on a globe, times how much it is turned to
  // the camera.
  const [a, b, c] = isGlobe ? [x, y, w] : [x, y, w].map(([first, second, , last]) => [first, second, last]);
  const growth = Math.abs(
    a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]));

  return ({ latitude, longitude }) => {
    const place = [0, 0, 0];
    let meter = 1 / RADIUS;
    if (isGlobe) {
      const aside = cosine(latitude);
      place[0] = Math.sin(longitude / RADIAN) * aside;
      place[1] = Math.sin(latitude / RADIAN);
      place[2] = Math.cos(longitude / RADIAN) * aside;
    } else {
      place[0] = (middle + reduced(longitude - middle) + 180) / 360;
      place[1] = 0.5 - ordinate(latitude) / 360;
      // The plane grows toward the poles.
      meter = 1 / (EQUATOR * cosine(Math.min(89, Math.abs(latitude) + 1.5)));
    }
    const at = (row) => row[0] * place[0] + row[1] * place[1] + row[2] * place[2] + row[3];
    const reach = SQUARE * meter;
    for (let i = 0; i < sides.length; i++) if (at(sides[i]) < -slopes[i] * reach) return true;

    const nearest = at(w) - steepest * reach;
    if (!(nearest > 0)) return false;
    const near = depth / nearest;
    const turned = isGlobe ? Math.min(largest, at(rim) + turning * reach) : 1;
    const seen = near * Math.sqrt(isGlobe ? turned / largest : near);
    return seen < NEAR && (SIDE * meter) ** 2 * growth * (isGlobe ? turned / -rim[3] : 1) < ROOM * nearest ** 3;
  };
}

/** How steep a sum is: by how much it changes at most where a place moves by 1. */
function slopeOf([a, b, c]) {
  return Math.hypot(a, b, c);
}

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
