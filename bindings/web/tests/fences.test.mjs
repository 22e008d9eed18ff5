// SPDX-License-Identifier: MIT
//
// Fences as objects: sets hold the same positions as their shapes, trackers report the events on the way.

import assert from "node:assert/strict";
import { test } from "node:test";

import { gn, GridNorthError, loadSync, randomNumbers, wasm } from "./library.mjs";

const at = (latitude, longitude) => ({ latitude, longitude });
const center = at(46.5, 8);
const square = [at(46.4, 7.9), at(46.4, 8.1), at(46.6, 8.1), at(46.6, 7.9)];
const hole = [at(46.45, 7.95), at(46.45, 8.05), at(46.55, 8)];
const circle = (id, radius = 200, more = {}) => ({ id, shape: "circle", center, radius, ...more });
const fix = (time, latitude, more = {}) => ({ time, position: at(latitude, 8), ...more });
const known = (events) => events.map((event) => [event.id, event.kind]);

test("a set holds what its shapes hold", () => {
  const random = randomNumbers();
  const between = (low, high) => low + (high - low) * random();
  const fences = [{ id: 2 ** 53 - 1, shape: "polygon", points: [...square, ...hole], rings: [4, 3] }];
  for (let i = 0; i < 40; i++) {
    const start = at(between(46, 47), between(7.5, 8.5));
    const points = [start, at(start.latitude + 0.1, start.longitude - 0.2)];
    const corner = at(start.latitude, start.longitude - 0.3);
    const id = (i * 7) % 41, radius = between(10, 20_000);
    fences.push([
      { id, shape: "circle", center: start, radius },
      { id, shape: "corridor", points, radius },
      { id, shape: "polygon", points: Float64Array.from([...points, corner].flatMap(Object.values)) },
      { id, shape: "line", points },
    ][i % 4]);
  }
  const holds = ({ shape, points, rings, radius, center }, position) => {
    if (shape === "polygon") return gn.polygonContains(points, position, rings ?? null) !== "outside";
    if (shape === "circle") return gn.geodesicInverse(center, position).distance <= radius;
    return shape === "corridor" && Math.abs(gn.routeNearest(points, position).distanceOff) <= radius;
  };
  const set = new gn.FenceSet(fences);
  const positions = Array.from({ length: 200 }, () => at(between(46, 47), between(7.5, 8.5)));
  const wanted = positions.map((position) =>
    fences.filter((fence) => holds(fence, position)).map((fence) => fence.id).sort((one, other) => one - other));
  assert.ok(wanted.flat().length > 50);
  assert.deepEqual(positions.map((position) => set.holding(position)), wanted);
  const batch = set.holdingBatch(positions.map((each) => each.latitude), Float64Array.from(positions, (each) => each.longitude));
  assert.deepEqual(batch.ids, wanted.flat());
  assert.deepEqual([...batch.counts], wanted.map((ids) => ids.length));
  assert.deepEqual(batch.statuses, new Uint8Array(200));
  set.dispose();
});

test("altitudes matter where they are known", () => {
  const limits = [[0, 1000], [1000, Infinity], null, [1000, 1000], [-Infinity, 0]];
  const set = new gn.FenceSet(limits.map((altitudes, id) => circle(id, 200, { altitudes })));
  assert.deepEqual(set.holding(center), [0, 1, 2, 3, 4]);
  assert.deepEqual(set.holding(center, null), [0, 1, 2, 3, 4]);
  assert.deepEqual(set.holding(center, 1000), [0, 1, 2, 3]);
  assert.deepEqual(set.holding(center, 1001), [1, 2]);
  const { counts, ids, statuses } = set.holdingBatch([46.5, 91, 46.5, 46.5], 8, [-5, 0, NaN, Infinity]);
  assert.deepEqual([...counts], [2, 0, 5, 0]);
  assert.deepEqual(ids, [2, 4, 0, 1, 2, 3, 4]);
  assert.deepEqual([...statuses], [0, 33, 0, 32]);
  assert.throws(() => set.holding(at(91, 8)), { code: "GN_ERROR_LATITUDE" });
  assert.throws(() => set.holding(center, Infinity), { code: "GN_ERROR_NOT_FINITE" });
  assert.throws(() => set.holding(center, "3"), TypeError);
});

test("one altitude is as wide as in other languages: from the number before it to the one behind it", () => {
  const ulp = Number.EPSILON, small = Number.MIN_VALUE, large = Number.MAX_VALUE;
  const limits = [
    [1.5, 1.5 - ulp, 1.5 + ulp], [1, 1 - ulp / 2, 1 + ulp], [-1, -1 - ulp, -1 + ulp / 2], [0, -small, small], [-0, -small, small],
    [small, 0, 2 * small], [-small, -2 * small, -0], [1e6 / 3, 1e6 / 3 - 2 ** -34, 1e6 / 3 + 2 ** -34],
    [Infinity, large, Infinity], [-Infinity, -Infinity, -large],
  ];
  for (const [altitude, low, high] of limits) {
    const [one, both] = [[altitude, altitude], [low, high]].map((altitudes) => new gn.FenceSet([circle(1, 200, { altitudes })]));
    assert.deepEqual(one.words, both.words, `${altitude}`);
    one.dispose();
    both.dispose();
  }
});

test("the error names the fence", () => {
  const cases = [
    [circle(1), "FENCE_ID"],
    [circle(2, 0), "RADIUS"],
    [circle(2, NaN), "NOT_FINITE"],
    [{ ...circle(2), center: at(91, 0) }, "LATITUDE"],
    [circle(2, 1, { altitudes: [1, 0] }), "FENCE_ALTITUDES"],
    [circle(2, 1, { altitudes: [NaN, 0] }), "NOT_FINITE"],
    [{ id: 2, shape: "polygon", points: square.slice(2) }, "COUNT"],
    [{ id: 2, shape: "corridor", points: [], radius: 1 }, "COUNT"],
    [{ id: 2, shape: "line", points: [center] }, "COUNT"],
  ];
  for (const [fence, name] of cases) {
    assert.throws(() => new gn.FenceSet([circle(1), fence, fence]), (error) => {
      assert.ok(error instanceof GridNorthError);
      assert.deepEqual([error.code, error.fence], [`GN_ERROR_${name}`, 1]);
      assert.match(error.message, /^fences\[1\](\.center)?: /);
      return true;
    });
  }
  const points = [...square, at(91, 0), at(NaN, 0)];
  for (const each of [points, Float64Array.from(points.flatMap(Object.values))]) {
    const message = "fences[1].points[4]: The latitude lies outside -90 to 90 degrees.";
    assert.throws(() => new gn.FenceSet([circle(1), { id: 2, shape: "line", points: each }]), { message, fence: 1, point: 4 });
  }
  const message = "fences[0].center: A number is NaN or infinite.";
  assert.throws(() => new gn.FenceSet([{ ...circle(2), center: at(5, NaN) }]), { message, fence: 0, point: undefined });
  const rings = { id: 1, shape: "polygon", points: square, rings: [3] };
  assert.throws(() => new gn.FenceSet([rings]), { code: "GN_ERROR_RINGS", fence: undefined });
});

test("values of a wrong type are refused before anything happens", () => {
  const set = new gn.FenceSet([circle(1)]), tracker = new gn.FenceTracker();
  const fences = [null, 3, {}, { ...circle(1), shape: "square" }, { ...circle(1), center: null }, { ...circle(1), id: 1.5 },
    { ...circle(1), id: 1n }, circle(1, "2"), circle(1, 1, { triggers: ["enters"] }), circle(1, 1, { altitudes: [1] }),
    { id: 1, shape: "line", points: [1, 2] }, { id: 1, shape: "polygon", points: square, rings: 4 }];
  for (const fence of fences) assert.throws(() => new gn.FenceSet([fence]), TypeError);
  assert.throws(() => new gn.FenceSet([{ ...circle(1), id: -1 }]), RangeError);
  assert.throws(() => new gn.FenceSet([{ id: 1, shape: "line", points: new Float64Array(3) }]), RangeError);
  assert.throws(() => new gn.FenceSet(circle(1)), TypeError);
  for (const wrong of [null, 3, { time: 1 }, { time: "1", position: center }, fix(1, 46.5, { altitude: "2" })]) {
    assert.throws(() => tracker.step(wrong, set), TypeError);
  }
  for (const wrong of [null, [circle(1)], new gn.RouteIndex(square), loadSync(wasm).FenceSet]) {
    assert.throws(() => tracker.step(fix(1, 46.5), wrong), TypeError);
  }
  const other = loadSync(wasm);
  assert.throws(() => tracker.step(fix(1, 46.5), new other.FenceSet([circle(1)])), TypeError);
  assert.throws(() => new gn.FenceTracker(3), TypeError);
  for (const options of [{ hysteresis: "3" }, { reportFirst: 1 }, [], new Map([["dwell", 3]])]) {
    assert.throws(() => new gn.FenceTracker(options), TypeError);
    assert.throws(() => Object.assign(new gn.FenceTracker(), { options }).step(fix(1, 46.5), set), TypeError);
  }
  assert.throws(() => Object.assign(new gn.FenceTracker(), { presences: [{ id: 1 }] }).step(fix(1, 46.5), set), TypeError);
  assert.equal(tracker.lastFix, null);
});

test("fields and options that there are not are named", () => {
  const set = new gn.FenceSet([circle(1)]);
  const line = { shape: "line", points: square };
  for (const [fence, field] of [
    [circle(2, 1, { trigger: ["exit"] }), "trigger"],
    [circle(2, 1, { points: square }), "points"],
    [{ id: 2, ...line, radius: 3 }, "radius"],
    [{ id: 2, ...line, shape: "corridor", radius: 3, rings: [4] }, "rings"],
    [{ id: 2, ...line, shape: "polygon", center }, "center"],
    [Object.assign(Object.create({ altitude: [0, 1] }), circle(2)), "altitude"],
  ]) {
    const wanted = { name: "TypeError", message: `fences[1].${field}: there is no such field` };
    assert.throws(() => new gn.FenceSet([circle(1), fence]), wanted);
    // A fence without the field, or one that inherits all fields, is accepted.
    const { [field]: _, ...rest } = fence;
    assert.equal(new gn.FenceSet([circle(1), Object.create(rest)]).words.length > 0, true);
  }
  for (const option of ["dwellTime", "toString", "hysteresis "]) {
    const options = { [option]: 3 };
    const wanted = { name: "TypeError", message: `options.${option}: there is no such option` };
    assert.throws(() => new gn.FenceTracker(options), wanted);
    assert.throws(() => gn.FenceTracker.from({ options, lastFix: null, presences: [] }), wanted);
    const tracker = new gn.FenceTracker();
    tracker.options[option] = 3;
    assert.throws(() => tracker.step(fix(1, 46.5), set), wanted);
    assert.equal(tracker.lastFix, null);
  }
});

test("a getter may call the library while a set is built", () => {
  const kept = [];
  const hostile = { id: 2, shape: "circle", get center() {
    kept.push(new gn.FenceSet([circle(9)]));
    return { get latitude() { kept.push(new gn.PointIndex(square)); return 46.5; }, longitude: 8 };
  }, radius: 100 };
  const set = new gn.FenceSet([circle(1), hostile, { id: 3, shape: "polygon", points: square }]);
  assert.deepEqual(set.holding(center), [1, 2, 3]);
  assert.deepEqual(set.words, new gn.FenceSet([circle(1), circle(2, 100), { id: 3, shape: "polygon", points: square }]).words);
  assert.deepEqual(kept[0].holding(center), [9]);
  for (const each of kept) each.dispose();
});

test("words are stored, taken back and given up", () => {
  const set = new gn.FenceSet([circle(7), { id: 8, shape: "polygon", points: square }]);
  const again = gn.FenceSet.fromWords(set.words);
  assert.deepEqual(again.words, set.words);
  assert.deepEqual(again.holding(center), [7, 8]);
  assert.equal(gn.indexCheck(set.words), "fences");
  for (const check of [true, false]) {
    const refused = (words, code) => assert.throws(() => gn.FenceSet.fromWords(words, { check }), { code });
    refused(new gn.PolygonIndex(square).words, "GN_ERROR_INDEX_KIND");
    refused(new BigUint64Array(30), "GN_ERROR_INDEX");
    refused(set.words.slice(0, -1), "GN_ERROR_INDEX_SIZE");
    assert.throws(() => gn.PointIndex.fromWords(set.words, { check }), { code: "GN_ERROR_INDEX_KIND" });
  }
  const damaged = set.words;
  damaged[20] ^= 1n;
  assert.throws(() => gn.FenceSet.fromWords(damaged), { code: "GN_ERROR_INDEX_DAMAGED" });
  assert.deepEqual(new gn.FenceSet([]).holding(center), []);
  set.dispose();
  for (const use of [() => set.holding(center), () => set.words, () => new gn.FenceTracker().step(fix(0, 46.5), set)]) {
    assert.throws(use, TypeError);
  }
  assert.deepEqual(again.holding(center), [7, 8]);
});

test("what was passed on the way gives two events", () => {
  const set = new gn.FenceSet([circle(7), { id: 9, shape: "line", points: [at(46.504, 7.9), at(46.504, 8.1)] }]);
  const tracker = new gn.FenceTracker();
  assert.deepEqual(tracker.step(fix(0, 46.51), set), []);
  const events = tracker.step(fix(100, 46.49), set);
  // It goes south, across a line that runs east.
  assert.deepEqual(known(events), [[9, "crossed-right"], [7, "enter"], [7, "exit"]]);
  for (const { position, time, fraction, altitude, since } of events.slice(1)) {
    assert.ok(Math.abs(gn.geodesicInverse(position, center).distance - 200) < 0.001);
    assert.ok(Math.abs(time - 100 * fraction) < 1e-9);
    assert.deepEqual([altitude, since], [null, events[1].time]);
  }
  assert.deepEqual(tracker.lastFix, fix(100, 46.49, { altitude: null, accuracy: null }));
  assert.deepEqual(known(tracker.step(fix(200, 46.51), set)), [[7, "enter"], [7, "exit"], [9, "crossed-left"]]);
});

test("options and triggers decide", () => {
  const options = { hysteresis: 500, worstAccuracy: 100, dwell: 60, reportFirst: true };
  const set = new gn.FenceSet([circle(7), circle(8, 200, { triggers: ["exit"] }), circle(9, 200, { triggers: [] })]);
  const tracker = new gn.FenceTracker(options);
  assert.deepEqual(known(tracker.step(fix(0, 46.5), set)), [[7, "enter"]]);
  // 333 m away: within the hysteresis.
  const [dwelt, ...others] = tracker.step(fix(90, 46.503), set);
  assert.deepEqual([dwelt.kind, dwelt.time, dwelt.since, others.length], ["dwell", 60, 0, 0]);
  assert.deepEqual(tracker.presences, [7, 8].map((id) => ({ id, since: 0, hasDwelt: true })));
  const before = JSON.stringify(tracker);
  assert.deepEqual(tracker.step(fix(100, 47, { accuracy: 101 }), set), []);
  assert.equal(JSON.stringify(tracker), before);
  const stored = gn.FenceTracker.from(JSON.parse(before));
  const events = tracker.step(fix(110, 46.52, { altitude: 900 }), set);
  assert.deepEqual(known(events), [[7, "exit"], [8, "exit"]]);
  assert.deepEqual(stored.step(fix(110, 46.52, { altitude: 900 }), set), events);
  assert.deepEqual(stored, tracker);
  assert.deepEqual([tracker.presences, tracker.lastFix.altitude], [[], 900]);
  const other = new gn.FenceSet([{ id: 1, shape: "circle", center: at(0, 0), radius: 1 }]);
  tracker.step(fix(111, 46.5), set);
  assert.equal(tracker.presences.length, 2);
  assert.deepEqual(tracker.step(fix(112, 46.52), other), []);
  assert.deepEqual(tracker.presences, [], "the other set does not have the fences");
});

test("memory is found for any number of events and presences", () => {
  const count = 6000;
  const set = new gn.FenceSet(Array.from({ length: count }, (_, id) => circle(id, 100 + id / 20)));
  const tracker = new gn.FenceTracker();
  tracker.step(fix(0, 46.51), set);
  assert.deepEqual(tracker.step(fix(60, 46.5), set).map((event) => event.id), Array.from({ length: count }, (_, i) => count - 1 - i));
  assert.equal(new Set(tracker.presences.map((presence) => presence.id)).size, count);
  assert.deepEqual(tracker.step(fix(90, 46.5), set), []);
  assert.deepEqual(tracker.step(fix(120, 46.51), set).map((event) => event.id), Array.from({ length: count }, (_, i) => i));
  assert.deepEqual(tracker.presences, []);
  assert.equal(set.holding(center).length, count);
});

test("whatever is refused changes nothing", () => {
  const set = new gn.FenceSet([circle(7)]);
  const tracker = new gn.FenceTracker();
  tracker.step(fix(10, 46.5), set);
  const before = JSON.stringify(tracker);
  const refused = (given, code) => assert.throws(() => tracker.step(given, set), { code });
  refused(fix(9, 46.5), "GN_ERROR_TIME");
  refused(fix(11, 91), "GN_ERROR_LATITUDE");
  refused(fix(NaN, 46.5), "GN_ERROR_NOT_FINITE");
  refused(fix(11, 46.5, { accuracy: -1 }), "GN_ERROR_DISTANCE");
  assert.equal(JSON.stringify(tracker), before);
  for (const [options, code] of [[{ hysteresis: -1 }, "HYSTERESIS"], [{ dwell: -1 }, "TIME"]]) {
    tracker.options = options;
    refused(fix(11, 46.5), `GN_ERROR_${code}`);
  }
});
