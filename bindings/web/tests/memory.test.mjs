// SPDX-License-Identifier: MIT
//
// A million calls leave nothing behind: the memory of the module does not grow, nor does that of JavaScript.

import assert from "node:assert/strict";
import { test } from "node:test";

import { gn, GridNorthError } from "./library.mjs";

const tower = { latitude: 48.85837, longitude: 2.294481 };
const view = { south: 48.84, west: 2.25, north: 48.88, east: 2.35 };

/** Runs something and counts how often the memory of a module grew. */
function growths(run) {
  const { grow } = WebAssembly.Memory.prototype;
  let count = 0;
  WebAssembly.Memory.prototype.grow = function (pages) {
    count += 1;
    return grow.call(this, pages);
  };
  try {
    run();
  } finally {
    WebAssembly.Memory.prototype.grow = grow;
  }
  return count;
}

test("memory that is needed is grown, once", () => {
  const points = Array.from({ length: 100_000 }, (_, i) => ({ latitude: 0, longitude: i / 1000 }));
  assert.ok(growths(() => gn.routeLength(points)) > 0);
  assert.equal(growths(() => gn.routeLength(points)), 0);
});

test("a million calls leak nothing", () => {
  const calls = [
    (i) => gn.mgrsEncode({ latitude: (i % 160) - 80, longitude: (i % 359) - 180 }),
    () => gn.mgrsDecode("31UDQ4825011951"),
    () => gn.utmForward(tower),
    () => gn.positionFormat(tower, { form: "dms" }),
    () => gn.positionParse("48°51′30.1″N 2°17′40.1″E"),
    (i) => gn.geodesicInverse(tower, { latitude: 0, longitude: i % 180 }),
    () => gn.mgrsType("31U"),
    () => { try { gn.mgrsDecode("31UDQ4825x"); } catch (error) { if (!(error instanceof GridNorthError)) throw error; } },
    (i) => (i % 50 === 0 ? gn.circleGeoJSONBytes(tower, 1000) : 0),
    (i) => (i % 200 === 0 ? gn.gridGeoJSONBytes(view, 13) : 0),
    (i) => (i % 50 === 0 ? gn.utmForwardBatch([1, 2, 3], [4, 5, 6]) : 0),
  ];
  const round = (first, last) => { for (let i = first; i < last; i++) calls[i % calls.length](i); };
  round(0, 100_000);
  const before = process.memoryUsage();
  assert.equal(growths(() => round(100_000, 1_100_000)), 0);
  const after = process.memoryUsage();
  assert.ok(after.arrayBuffers - before.arrayBuffers < 16e6, `array buffers: ${after.arrayBuffers - before.arrayBuffers} bytes more`);
  assert.ok(after.heapUsed - before.heapUsed < 64e6, `heap: ${after.heapUsed - before.heapUsed} bytes more`);
});
