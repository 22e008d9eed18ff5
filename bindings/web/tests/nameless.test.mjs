// SPDX-License-Identifier: MIT
//
// The squares that the layer does not ask the library to name: those, and only those, would have no name.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { folder, randomNumbers } from "./library.mjs";

const { libraryFrom } = await import(new URL("layer/library.mjs", folder));
const { nameless } = await import(new URL("layer/places.mjs", folder));

const gn = await libraryFrom(readFileSync(new URL("layer/grid.wasm", folder)));
const RADIAN = 180 / Math.PI;
const [WIDTH, HEIGHT] = [1280, 800];
const FRAME = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

/** Rows times a turn about an axis. */
function turned(rows, axis, degrees) {
  const [sine, cosine] = [Math.sin(degrees / RADIAN), Math.cos(degrees / RADIAN)];
  const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
  return rows.map((row) => {
    const out = [...row];
    out[a] = row[a] * cosine + row[b] * sine;
    out[b] = row[b] * cosine - row[a] * sine;
    return out;
  });
}

/** A camera 1.5 heights of the window from the center, as MapLibre has it. */
function cameraAt({ isGlobe, latitude, longitude, zoom, bearing, pitch }) {
  const [distance, world] = [1.5 * HEIGHT, 512 * 2 ** zoom];
  const tilt = turned(turned([[1, 0, 0], [0, 1, 0], [0, 0, 1]], 0, -pitch), 2, bearing);
  // From the eye to pixels.
  const onScreen = ([x, y, z]) => {
    const w = z.map((value) => -value);
    const right = x.map((value, i) => distance * value + 0.5 * WIDTH * w[i]);
    return [...right, ...y.map((value, i) => -distance * value + 0.5 * HEIGHT * w[i]), ...w];
  };
  if (!isGlobe) {
    const [x, y] = [longitude / 360 + 0.5, 0.5 - Math.asinh(Math.tan(latitude / RADIAN)) / (2 * Math.PI)];
    const rows = tilt.map(([a, b], i) => [world * a, -world * b, -world * (a * x - b * y) - (i === 2 ? distance : 0)]);
    return { plane: onScreen(rows), globe: new Array(12).fill(0), rim: [0, 0, 0, 0], transition: 0, longitude, depth: distance };
  }
  const radius = world / (2 * Math.PI * Math.cos(latitude / RADIAN));
  const rows = turned(turned(tilt, 0, latitude), 1, -longitude);
  const away = tilt.map((row, i) => -radius * row[2] - (i === 2 ? distance : 0));
  const eye = [0, 1, 2].map((axis) => -rows.reduce((sum, row, i) => sum + row[axis] * away[i], 0) / radius);
  const far = Math.hypot(...eye);
  return {
    plane: [1, 0, 0, 0, 1, 0, 0, 0, 1], globe: onScreen(rows.map((row, i) => [...row.map((value) => radius * value), away[i]])),
    rim: [...eye.map((value) => value / far), -1 / far], transition: 1, longitude, depth: distance,
  };
}

/** Squares all around the center of a view, more than it shows. */
function squaresAround({ latitude, longitude, zoom }) {
  const reach = (360 * 2500) / (512 * 2 ** zoom);
  const aside = Math.min(179, reach / Math.cos(latitude / RADIAN));
  const wrapped = (degrees) => degrees - 360 * Math.round(degrees / 360);
  const bounds = {
    south: Math.max(-80, latitude - 0.6 * reach), north: Math.min(84, latitude + 0.6 * reach),
    west: wrapped(longitude - aside), east: wrapped(longitude + aside),
  };
  return gn.gridLabels(bounds, zoom, { content: ["grid-zones", "squares"], labelPixels: 20 });
}

for (const isGlobe of [false, true]) {
  test(`squares that are not asked for would have no name, on a ${isGlobe ? "globe" : "plane"}`, () => {
    const random = randomNumbers();
    const between = (least, most) => least + (most - least) * random();
    let [all, asked, named] = [0, 0, 0];
    for (let i = 0; i < 150; i++) {
      const pitch = [0, 30, 60][i % 3];
      const [latitude, longitude, bearing] = [between(-75, 75), between(-180, 180), between(-180, 180)];
      const view = { isGlobe, latitude, longitude, zoom: between(4.2, 8), bearing, pitch };
      const camera = cameraAt(view);
      const labels = squaresAround(view).slice(0, 4000);
      if (labels.length === 0) continue;
      const isNameless = nameless(camera, FRAME);
      const places = gn.gridLabelPlaces(camera, FRAME, [], labels.map(() => ({ width: 24, height: 19 })), labels);
      labels.forEach((label, j) => {
        const isLeftOut = label.kind === "square" && isNameless(label.position);
        all += 1;
        asked += Number(!isLeftOut);
        named += Number(places[j].scale > 0);
        assert.ok(!isLeftOut || !(places[j].scale > 0), JSON.stringify([view, label, places[j]]));
      });
    }
    assert.ok(named > 2000, `${named} names`);
    // Counted: how many squares the library draws for each name that it finds a place for.
    assert.ok(asked < 0.6 * all && asked < 4 * named, `${asked} of ${all} for ${named} names`);
  });
}
