// SPDX-License-Identifier: MIT
//
// Height maps: tiles of files and arrays, heights, profiles, lines of sight, and refusals.

import assert from "node:assert/strict";
import { test } from "node:test";

import { gn, loadSync, randomNumbers, wasm } from "./library.mjs";

const at = (latitude, longitude) => ({ latitude, longitude });
const near = (one, other, within = 1e-9) => assert.ok(Math.abs(one - other) <= within, `${one}, not ${other}`);
const refuses = (call, code) => assert.throws(call, (error) => error.code === code, code);

const samples = Float32Array.of(0, 10, 20, 100, 110, 120, 200, 210, 220);
const square = { bytes: samples, format: "float32", rows: 3, columns: 3, latitude: 45, longitude: 8, latitudeStep: 1, longitudeStep: 1 };
const ridge = {
  bytes: Int16Array.of(100, 250, 100, 100, 250, 100), rows: 2, columns: 3, latitude: 46.01, longitude: 8, latitudeStep: -0.02, longitudeStep: 0.02,
};

function srtm(n = 11) {
  const view = new DataView(new ArrayBuffer(2 * n * n));
  for (let i = 0; i < n * n; i++) view.setInt16(2 * i, 100 * (n - 1 - Math.floor(i / n)) + (i % n));
  return view;
}

function dted() {
  const file = new Uint8Array(3428 + 36).fill(32);
  file.set(new TextEncoder().encode("UHL10080000W0460000S018003000000U              00020003"));
  for (const column of [0, 1]) file.set([0xaa, 0, 0, column, 0, column, 0, 0, 0x80, 1, 0xff, 0xff, 1, 2, 0, 0, 0, 0], 3428 + 18 * column);
  return file;
}

function gtx() {
  const view = new DataView(new ArrayBuffer(64));
  [40, 8, 0.5, 0.25].forEach((value, i) => view.setFloat64(8 * i, value));
  [2, 3].forEach((value, i) => view.setInt32(32 + 4 * i, value));
  [1, 2, -88.8888, 4, 5, 6].forEach((value, i) => view.setFloat32(40 + 4 * i, value));
  return view;
}

test("heights of a grid", () => {
  const map = new gn.HeightMap([square]);
  assert.equal(map.height(at(45.5, 8.5)), 55);
  const { heights, statuses } = map.heights([45.5, 45, 60, 91], [8.5, 368, 9, 9]);
  assert.deepEqual([...heights], [55, 0, NaN, NaN]);
  assert.deepEqual([...statuses], [0, 0, 177, 33]);
  assert.deepEqual([...map.heights(46, [8, 9]).heights], [100, 110]);
  refuses(() => map.height(at(60, 9)), "GN_ERROR_HEIGHT_OUTSIDE");
  refuses(() => map.height(at(NaN, 9)), "GN_ERROR_NOT_FINITE");
  map.dispose();
  assert.throws(() => map.height(at(45, 8)), TypeError);
});

test("files", () => {
  const files = [
    [{ file: "srtm", bytes: srtm(), south: -50, west: -9 }, at(-49.95, -8.9), 51],
    [{ file: "dted", bytes: dted() }, at(-46 + 1 / 60, -8), 258],
    [{ file: "gtx", bytes: gtx() }, at(40.5, 8.125), 4.5],
  ];
  const all = new gn.HeightMap(files.map(([tile]) => tile));
  for (const [tile, position, height] of files) {
    const map = new gn.HeightMap([tile]);
    near(map.height(position), height);
    near(all.height(position), height);
    const bytes = new Uint8Array(tile.bytes.buffer ?? tile.bytes);
    refuses(() => new gn.HeightMap([{ ...tile, bytes: bytes.subarray(1) }]), "GN_ERROR_HEIGHT_FILE");
    near(new gn.HeightMap([{ ...tile, bytes: bytes.slice().buffer }]).height(position), height);
  }
  refuses(() => all.height(at(40, 8.5)), "GN_ERROR_HEIGHT_VOID");
});

test("tiles side by side, filled and shared", () => {
  const random = randomNumbers();
  const maps = [];
  for (let i = 0; i < 40; i++) {
    const value = Math.floor(1000 * random());
    const tile = { ...square, bytes: new Int16Array(9).fill(value), format: "int16", latitude: 40 * random(), void: 5 };
    maps.push([new gn.HeightMap([tile, { ...tile, longitude: -8 }]), tile.latitude, value]);
    if (random() < 0.3) maps.splice(Math.floor(maps.length * random()), 1)[0][0].dispose();
  }
  for (const [map, latitude, value] of maps) {
    assert.equal(map.height(at(latitude + 1.5, 9)), value);
    assert.equal(map.height(at(latitude + 1.5, -7)), value);
  }
  const big = new gn.HeightMap([{ ...square, bytes: srtm(3), format: "int16", bigEndian: true, scale: 2, shift: -1 }]);
  assert.equal(big.height(at(45, 10)), 2 * 202 - 1);
});

test("a profile", () => {
  const map = new gn.HeightMap([square]);
  const points = [at(45, 8), at(47, 8), at(47, 10.5)];
  const { distances, latitudes, longitudes, heights, summary } = map.profile(points, 10000, 0);
  near(distances.at(-1), gn.routeLength(points), 1e-6);
  assert.deepEqual([latitudes.at(-1), longitudes.at(-1)], [47, 10.5]);
  assert.equal(heights.filter(Number.isNaN).length, summary.unknownCount);
  assert.ok(summary.unknownCount > 0 && summary.steepestUp > 0);
  assert.deepEqual([summary.lowest, summary.lowestDistance], [0, 0]);
  near(summary.ascent, summary.highest, 1e-6);
  const unknown = map.profile([at(0, 0)], 1).summary;
  assert.deepEqual([unknown.ascent, unknown.highest, unknown.steepestDown, unknown.unknownCount], [null, null, null, 1]);
  assert.ok(map.profile([at(45, 8), at(47, 8)], 10).heights.length > 20000);
  refuses(() => map.profile(points, 0), "GN_ERROR_SAMPLE_STEP");
  refuses(() => map.profile([], 10), "GN_ERROR_COUNT");
  refuses(() => map.profile(points, 1000, -1), "GN_ERROR_TRACK_CLIMB");
});

test("lines of sight", () => {
  const map = new gn.HeightMap([ridge]);
  const below = map.sight(at(46, 8), 2, at(46, 8.04), 10, { step: 50 });
  assert.equal(below.isVisible, false);
  assert.ok(below.clearance < -140 && below.blockedPoint.longitude < below.clearancePoint.longitude);
  assert.equal(below.freeZone, null);
  const above = map.sight(at(46, 8), 200, at(46, 8.04), 200, { step: 50, frequency: 1e9 });
  assert.equal(above.isVisible, true);
  assert.deepEqual([above.blockedPoint, above.blockedHeight], [null, null]);
  assert.ok(above.freeZone > 1);
  const along = map.sightAlong(at(46, 8), 200, above.azimuth, above.distance, 200, { step: 50 });
  near(along.clearance, above.clearance, 1e-6);
  near(along.to.longitude, 8.04, 1e-9);
  refuses(() => map.sight(at(46, 8), 2, at(46, 9), 2), "GN_ERROR_HEIGHT_OUTSIDE");
  refuses(() => map.sight(at(46, 8), 2, at(46, 8.04), 2, { curvature: 0 }), "GN_ERROR_CURVATURE");
  refuses(() => map.sight(at(46, 8), 2, at(46, 8.04), 2, { frequency: 5 }), "GN_ERROR_FREQUENCY");
  refuses(() => map.sightAlong(at(46, 8), 2, 0, 2e6, 2), "GN_ERROR_SIGHT_DISTANCE");
  assert.throws(() => map.sight(at(46, 8), 2, at(46, 8.04), 2, { steps: 5 }), TypeError);
});

test("what is no tile", () => {
  for (const tiles of [null, square, [null], [{ ...square, bytes: [1] }], [{ ...square, format: "int8" }], [{ ...square, rows: "3" }],
    [{ file: "tif", bytes: samples }], [{ file: "srtm", bytes: samples }], [{ ...square, west: 9 }], [{ ...square, latitude: undefined }]]) {
    assert.throws(() => new gn.HeightMap(tiles), TypeError);
  }
  for (const [change, code] of [[{ latitude: 89 }, "HEIGHT_GRID"], [{ rows: 4 }, "OFFSET"], [{ offset: 4 }, "OFFSET"], [{ rowStride: -12 }, "OFFSET"],
    [{ longitude: Infinity }, "NOT_FINITE"], [{ columns: 0 }, "HEIGHT_GRID"], [{ columns: 2 ** 32 - 1 }, "HEIGHT_GRID"]]) {
    refuses(() => new gn.HeightMap([{ ...square, ...change }]).height(at(45, 8)), `GN_ERROR_${code}`);
    // Other tiles behind it do not help.
    refuses(() => new gn.HeightMap([{ ...square, ...change }, square]), `GN_ERROR_${code}`);
  }
  // Nothing stays of a tile that is refused.
  const other = loadSync(wasm);
  const map = new other.HeightMap([square]);
  for (let i = 0; i < 100; i++) assert.throws(() => new other.HeightMap([{ file: "gtx", bytes: new Uint8Array(1 << 20) }]));
  assert.equal(map.height(at(45, 9)), 10);
  assert.throws(() => gn.HeightMap.prototype.height.call(map, at(45, 9)), TypeError);
  refuses(() => new other.HeightMap([]).height(at(45, 9)), "GN_ERROR_HEIGHT_OUTSIDE");
});

test("cells that are seen", () => {
  const map = new gn.HeightMap([ridge]);
  const cells = { latitude: 46, longitude: 8, latitudeStep: -0.01, longitudeStep: 0.01, rows: 1, columns: 5 };
  const seen = map.viewshed(at(46, 8), 2, 0, 2500, cells);
  assert.ok(seen instanceof Uint8Array);
  assert.deepEqual([...seen], [1, 1, 1, 0, 2]);
  assert.deepEqual([...map.viewshed(at(46, 8), 2, 400, 2500, cells, { step: 50 })], [1, 1, 1, 1, 2]);
  refuses(() => map.viewshed(at(46, 8), 2, 0, 2500, { ...cells, rows: 0 }), "GN_ERROR_CELL_GRID");
  refuses(() => map.viewshed(at(46, 9), 2, 0, 2500, cells), "GN_ERROR_HEIGHT_OUTSIDE");
  refuses(() => map.viewshed(at(46, 8), 2, 0, -1, cells), "GN_ERROR_SIGHT_DISTANCE");
  assert.throws(() => map.viewshed(at(46, 8), 2, 0, 2500, { ...cells, rows: 1.5 }), TypeError);
  assert.throws(() => map.viewshed(at(46, 8), 2, 0, 2500, { ...cells, row: 1 }), TypeError);
});

test("dead ground", () => {
  const map = new gn.HeightMap([ridge]);
  const dead = map.deadGround(at(46, 8), 2, 0, 2500, 90, 10, 5, { step: 10 });
  assert.deepEqual(dead.map(({ azimuth, width, state }) => [azimuth, width, state]), [[87.5, 5, "hidden"], [92.5, 5, "hidden"]]);
  for (const one of dead) {
    assert.ok(one.innerRadius > 1500 && one.innerRadius < 1600);
    assert.equal(one.outerRadius, 2500);
  }
  assert.deepEqual(map.deadGround(at(46, 8), 2, 0, 2500, 90, 0, 5), []);
  refuses(() => map.deadGround(at(46, 8), 2, 0, 2500, 90, 10, 0), "GN_ERROR_AZIMUTH_STEP");
  refuses(() => map.deadGround(at(46, 8), 2, 0, 2500, 90, 361, 1), "GN_ERROR_WIDTH");
});
