// SPDX-License-Identifier: MIT
//
// Recorders of tracks against the functions of the library, which the answers compare with C; states as bytes and JSON.

import assert from "node:assert/strict";
import { test } from "node:test";

import { gn, loadSync, randomNumbers, wasm } from "./library.mjs";

const at = (latitude, longitude) => ({ latitude, longitude });
const fix = (time, latitude, longitude, more = {}) => ({ time, position: at(latitude, longitude), ...more });
const near = (one, other, within) => assert.ok(Math.abs(one - other) <= within, `${one}, not ${other}`);
const known = (value) => (Number.isNaN(value) ? null : value);
const orNaN = (value) => value ?? NaN;

test("a walk with a stray fix", () => {
  const recorder = new gn.TrackRecorder({ tolerance: 10, largestSpeed: 50 });
  const line = [];
  for (let i = 0; i < 100; i++) {
    const step = recorder.add(fix(i, 46.5 + 1e-4 * Math.min(i, 60), 8 + 1e-4 * Math.max(i - 60, 0) + (i === 30 ? 0.5 : 0), { altitude: 1200 + i / 2 }));
    assert.deepEqual([step.outcome === "left-out", step.flags], i === 30 ? [true, ["strayed"]] : [false, []]);
    if (step.vertex) line.push(step.vertex);
  }
  line.push(recorder.end());
  assert.deepEqual(line.map((vertex) => vertex.time), [0, 61, 99]);
  assert.deepEqual(line[0], { time: 0, position: at(46.5, 8), altitude: 1200, accuracy: null });
  assert.equal(recorder.end(), null);
  const totals = recorder.totals();
  const [north, east] = [gn.geodesicInverse(at(46.5, 8), at(46.506, 8)), gn.geodesicInverse(at(46.506, 8), at(46.506, 8.0039))];
  near(totals.distance, north.distance + east.distance, 1e-3);
  assert.deepEqual([totals.ascent, totals.descent, totals.movingTime], [49.5, 0, 99]);
  assert.deepEqual([totals.fixCount, totals.takenCount, totals.vertexCount], [100, 99, 3]);
  assert.deepEqual(totals.bounds, { south: 46.5, west: 8, north: line[1].position.latitude, east: 8 + 1e-4 * 39 });
});

test("each step is that of the functions, and bytes and JSON keep a recorder at every one", () => {
  const random = randomNumbers();
  const options = { tolerance: 3, leastDistance: 1, leastInterval: 0.5, worstAccuracy: 30, largestSpeed: 20, restSpeed: 1, climb: 2 };
  const recorder = new gn.TrackRecorder(options);
  let raw = gn.trackBegin(options);
  let [latitude, longitude, time, taken] = [46.5, 179.9999, 0, 0];
  const seen = new Set();
  for (let i = 0; i < 300; i++) {
    latitude += 1e-4 * (random() - 0.3);
    longitude += 1e-4 * (random() - 0.5) + (random() < 0.05 ? 0.1 : 0);
    time += 10 * random() ** 2;
    const now = fix(random() < 0.1 ? null : time, latitude, longitude, {
      altitude: random() < 0.2 ? undefined : 500 + 20 * random(), accuracy: random() < 0.2 ? null : 35 * random(),
    });
    const again = i % 2 ? gn.TrackRecorder.fromBytes(recorder.bytes) : gn.TrackRecorder.from(JSON.parse(JSON.stringify(recorder)));
    const given = { time: orNaN(now.time), point: now.position, altitude: orNaN(now.altitude), accuracy: orNaN(now.accuracy) };
    let expected;
    try {
      expected = gn.trackAdd(raw, given);
    } catch (error) {
      assert.throws(() => recorder.add(now), { code: error.code });
      continue;
    }
    raw = expected.state;
    const step = recorder.add(now);
    assert.deepEqual(again.add(now), step);
    assert.deepEqual([...new Float64Array(recorder.bytes.buffer)], raw.numbers);
    assert.deepEqual(again.bytes, recorder.bytes);
    const { vertex, vertexCount, outcome, flags } = expected.step;
    assert.deepEqual([step.outcome, step.flags], [outcome, flags]);
    if (vertexCount === 0) assert.equal(step.vertex, null);
    else {
      const { time: at, point, altitude, accuracy } = vertex;
      assert.deepEqual(step.vertex, { time: known(at), position: point, altitude: known(altitude), accuracy: known(accuracy) });
    }
    [outcome, ...flags].forEach((word) => seen.add(word));
    taken += outcome !== "left-out";
    const totals = gn.trackSummarize(raw);
    for (const key of Object.keys(totals)) if (key !== "bounds") totals[key] = known(totals[key]);
    if (totals.takenCount === 0) totals.bounds = null;
    assert.deepEqual(recorder.totals(), totals);
  }
  for (const word of ["left-out", "waiting", "kept", "inaccurate", "strayed", "soon", "near"]) assert.ok(seen.has(word), word);
  const end = gn.trackEnd(raw);
  assert.equal(recorder.end()?.position.latitude, end.step.vertexCount ? end.step.vertex.point.latitude : undefined);
  assert.ok(taken > 50);
});

test("before the first fix nothing is known", () => {
  const recorder = new gn.TrackRecorder();
  assert.equal(recorder.end(), null);
  const { bounds, speed, movingSpeed, lowest, highest, startTime, endTime, takenCount, distance } = recorder.totals();
  assert.deepEqual([bounds, speed, movingSpeed, lowest, highest, startTime, endTime], Array(7).fill(null));
  assert.deepEqual([takenCount, distance], [0, 0]);
  assert.equal(recorder.bytes.length, 512);
  assert.deepEqual(new gn.TrackRecorder({ worstAccuracy: null, largestSpeed: undefined }).bytes, recorder.bytes);
  assert.deepEqual(new gn.TrackRecorder(Object.create({ tolerance: 5 })).bytes, recorder.bytes);
  recorder.bytes.fill(0);
  assert.equal(recorder.totals().takenCount, 0, "bytes are a copy");
});

test("whatever is refused changes nothing", () => {
  const recorder = new gn.TrackRecorder();
  recorder.add(fix(10, 46.5, 8));
  const before = JSON.stringify(recorder);
  const refused = (given, code) => assert.throws(() => recorder.add(given), { code: `GN_ERROR_${code}` });
  refused(fix(9, 46.5, 8), "TRACK_TIME");
  refused(fix(11, 91, 8), "LATITUDE");
  refused(fix(11, NaN, 8), "NOT_FINITE");
  refused(fix(11, 46.5, 8, { accuracy: -1 }), "DISTANCE");
  refused(fix(1e16, 46.5, 8), "TIME");
  for (const wrong of [null, 3, {}, fix("1", 46.5, 8), fix(1, "46.5", 8), fix(1, 46.5, 8, { altitude: "9" })]) {
    assert.throws(() => recorder.add(wrong), TypeError);
  }
  assert.equal(JSON.stringify(recorder), before);
  for (const [options, code] of [
    [{ tolerance: -1 }, "TOLERANCE"], [{ leastDistance: NaN }, "DISTANCE"], [{ leastInterval: -1 }, "TIME"],
    [{ largestSpeed: -1 }, "TRACK_SPEED"], [{ climb: -1 }, "TRACK_CLIMB"],
  ]) {
    assert.throws(() => new gn.TrackRecorder(options), { code: `GN_ERROR_${code}` });
  }
});

test("values of a wrong type and damaged states are refused", () => {
  for (const options of [null, 3, [], { tolerance: "3" }, { tolerance: null }, { climb: null }]) {
    assert.throws(() => new gn.TrackRecorder(options), TypeError);
  }
  assert.throws(() => new gn.TrackRecorder({ accuracy: 3 }), { message: "options.accuracy: there is no such option" });
  const { bytes } = new gn.TrackRecorder();
  for (const wrong of [null, [], Array.from(bytes), new Uint16Array(512), bytes.buffer]) {
    assert.throws(() => gn.TrackRecorder.fromBytes(wrong), TypeError);
  }
  for (const wrong of [bytes.slice(1), new Uint8Array(0)]) assert.throws(() => gn.TrackRecorder.fromBytes(wrong), RangeError);
  for (let i = 0; i < bytes.length; i += 37) {
    const damaged = bytes.slice();
    damaged[i] ^= 4;
    assert.throws(() => gn.TrackRecorder.fromBytes(damaged), { code: "GN_ERROR_TRACK_STATE" });
  }
  for (const stored of [null, 3, {}, { state: 3 }, { state: "" }, { state: "g".repeat(1024) }, { state: "0".repeat(1023) }]) {
    assert.throws(() => gn.TrackRecorder.from(stored), TypeError);
  }
});

test("a recorder goes on in another library, and a getter may call the library while it takes a fix", () => {
  const recorder = new gn.TrackRecorder();
  recorder.add(fix(0, 46.5, 8));
  const other = loadSync(wasm).TrackRecorder.fromBytes(recorder.bytes);
  const hostile = { time: 1, get position() {
    new gn.TrackRecorder().add(fix(0, 1, 2));
    recorder.add(fix(0.5, 46.4, 8));
    return at(46.6, 8);
  } };
  assert.equal(recorder.add(hostile).outcome, "waiting");
  other.add(fix(0.5, 46.4, 8));
  other.add(fix(1, 46.6, 8));
  assert.deepEqual(recorder.bytes, other.bytes);
});
