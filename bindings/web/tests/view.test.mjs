// SPDX-License-Identifier: MIT
//
// The area that the layer takes for visible on a globe: nothing on the screen may be missing from it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { folder, randomNumbers } from "./library.mjs";

const { visibleParts } = await import(new URL("layer/view.mjs", folder));

const RADIAN = 180 / Math.PI;

/** A globe seen from far away, north up. */
function globe(latitude, longitude, zoom, width, height) {
  const radius = ((512 * 2 ** zoom) / (2 * Math.PI)) / Math.cos(latitude / RADIAN);
  const [sine, cosine] = [Math.sin(latitude / RADIAN), Math.cos(latitude / RADIAN)];
  return {
    width, height, zoom, globe: true, center: { latitude, longitude }, key: [],
    outward: (x, y) => Math.hypot(x - width / 2, y - height / 2) / radius,
    project(up, aside, out) {
      const [b, l] = [up / RADIAN, (aside - longitude) / RADIAN];
      out[0] = width / 2 + radius * Math.cos(b) * Math.sin(l);
      out[1] = height / 2 - radius * (cosine * Math.sin(b) - sine * Math.cos(b) * Math.cos(l));
      return sine * Math.sin(b) + cosine * Math.cos(b) * Math.cos(l) > 0;
    },
    // Beside the globe it answers with the nearest place, as maps do.
    unproject(x, y) {
      let [right, up] = [(x - width / 2) / radius, (height / 2 - y) / radius];
      const far = Math.hypot(right, up);
      if (far > 1) [right, up] = [right / far, up / far];
      const toward = Math.sqrt(Math.max(0, 1 - right * right - up * up));
      return {
        latitude: Math.asin(Math.max(-1, Math.min(1, up * cosine + toward * sine))) * RADIAN,
        longitude: longitude + Math.atan2(right, toward * cosine - up * sine) * RADIAN,
      };
    },
  };
}

function isWithin({ south, west, north, east }, { latitude, longitude }) {
  const turn = (degrees) => ((degrees % 360) + 360) % 360;
  const isAcross = east - west >= 360 || turn(longitude - west) <= turn(east - west) || turn(longitude - west) > 359.999999;
  return latitude >= south && latitude <= north && isAcross;
}

test("all that a globe shows is in the parts of the view", () => {
  const random = randomNumbers();
  const between = (low, high) => low + (high - low) * random();
  const sizes = [[1280, 800], [390, 844], [844, 390], [300, 300]];
  let [seen, full] = [0, 0];
  for (let i = 0; i < 100; i++) {
    const [width, height] = sizes[Math.floor(random() * sizes.length)];
    const view = globe(between(-85, 85), between(-180, 180), between(0, 8.9), width, height);
    const { parts } = visibleParts(view);
    const pixel = [0, 0];
    let isFull = true;
    for (let x = 1; x < width; x += width / 31) {
      for (let y = 1; y < height; y += height / 29) {
        // Within a hundredth of the radius of the rim there is less than a pixel or two of a grid zone.
        if (view.outward(x, y) > 0.99) {
          isFull = false;
          continue;
        }
        const place = view.unproject(x, y);
        if (!view.project(place.latitude, place.longitude, pixel) || Math.hypot(pixel[0] - x, pixel[1] - y) > 0.5) {
          isFull = false;
          continue;
        }
        seen += 1;
        assert.ok(parts.some((part) => isWithin(part, place)), JSON.stringify([view.center, view.zoom, width, height, place, parts]));
      }
    }
    if (isFull) full += 1;
  }
  assert.ok(seen > 20_000 && full > 20);
});
