// SPDX-License-Identifier: MIT
/** @file Lines on the screen: vertices through the view's projection, more of them where a globe bends a line. */

import { centerCosine, degreesAPixel, reduced } from "./view.mjs";

/** By how many pixels a line on a globe may be beside its curve. */
const BESIDE = 0.2;
const RADIAN = 180 / Math.PI;

/** How often the way to a vertex that cannot be seen is halved, to find where it disappears. */
const HALVINGS = 10;

/**
 * Makes trace(path, vertices, first, count, isStraight, shift, points): adds a line to a path. Its pixels are appended to
 * `points` unless that is null; NaN separates pieces.
 *
 * @param view A MapView.
 */
export function tracer(view) {
  const pixel = [0, 0];
  const longest = view.globe ? longestChord(view) : Infinity;
  let path, points, isDrawing, lastLatitude, lastLongitude;

  const put = () => {
    if (isDrawing) path.lineTo(pixel[0], pixel[1]);
    else path.moveTo(pixel[0], pixel[1]);
    isDrawing = true;
    if (points) points.push(pixel[0], pixel[1]);
  };

  /** Puts the last visible place between one that can be seen and one that cannot. */
  const putLimit = (seenLatitude, seenLongitude, latitude, longitude) => {
    let [near, far] = [0, 1];
    for (let i = 0; i < HALVINGS; i++) {
      const part = (near + far) / 2;
      if (view.project(seenLatitude + (latitude - seenLatitude) * part, seenLongitude + (longitude - seenLongitude) * part, pixel)) near = part;
      else far = part;
    }
    view.project(seenLatitude + (latitude - seenLatitude) * near, seenLongitude + (longitude - seenLongitude) * near, pixel);
    put();
  };

  const go = (latitude, longitude, isFirst) => {
    if (view.project(latitude, longitude, pixel)) {
      if (!isDrawing && !isFirst) {
        putLimit(latitude, longitude, lastLatitude, lastLongitude);
        view.project(latitude, longitude, pixel);
      }
      put();
    } else {
      if (isDrawing) {
        putLimit(lastLatitude, lastLongitude, latitude, longitude);
        if (points) points.push(NaN, NaN);
      }
      isDrawing = false;
    }
    lastLatitude = latitude;
    lastLongitude = longitude;
  };

  return (onto, vertices, first, count, isStraight, shift, remembered) => {
    path = onto;
    points = remembered;
    isDrawing = false;
    const end = 2 * (first + count);
    for (let i = 2 * first; i < end; i += 2) {
      const [latitude, longitude] = [vertices[i], vertices[i + 1] + shift];
      // A line of UPS through the pole is a meridian: straight on the grid, and a curve on a globe.
      const bends = !isStraight || vertices[i + 1] === vertices[i - 1];
      if (i > 2 * first && bends && longest < Infinity) {
        const [fromLatitude, fromLongitude] = [vertices[i - 2], vertices[i - 1] + shift];
        const [up, east] = [latitude - fromLatitude, longitude - fromLongitude];
        const steps = Math.ceil(Math.max(Math.abs(up), Math.abs(east)) / longest);
        for (let step = 1; step < steps; step++) go(fromLatitude + (up * step) / steps, fromLongitude + (east * step) / steps, false);
      }
      go(latitude, longitude, i === 2 * first);
    }
    if (points) points.push(NaN, NaN);
  };
}

/** In degrees: a chord of a circle as large as the globe that is so near to it. */
function longestChord(view) {
  const radius = RADIAN / (degreesAPixel(view) * centerCosine(view));
  return 2 * RADIAN * Math.acos(Math.max(0.99, 1 - BESIDE / radius));
}

/** By how many degrees a line is moved into the copy of the world that is around the center of a flat map. */
export function shiftOf(view, vertices, first, count) {
  if (view.globe) return 0;
  let [west, east] = [Infinity, -Infinity];
  for (let i = first; i < first + count; i++) {
    const longitude = vertices[2 * i + 1];
    if (longitude < west) west = longitude;
    if (longitude > east) east = longitude;
  }
  return 360 * Math.round((view.center.longitude - (west + east) / 2) / 360);
}

/** The longitude of a place in the copy of the world that is around the center. */
export function beside(view, longitude) {
  return view.globe ? longitude : view.center.longitude + reduced(longitude - view.center.longitude);
}
