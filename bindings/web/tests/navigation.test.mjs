// SPDX-License-Identifier: MIT
//
// Navigators: places on a route, waypoints, fixes off the route or the wrong way, and the stored JSON.

import assert from "node:assert/strict";
import { test } from "node:test";

import { gn, loadSync, randomNumbers, wasm } from "./library.mjs";

const at = (latitude, longitude) => ({ latitude, longitude });
const points = [at(46.5, 8), at(46.51, 8), at(46.51, 8.02)];
const route = new gn.RouteIndex(points);
const fix = (time, latitude, longitude, more = {}) => ({ time, position: at(latitude, longitude), accuracy: 5, ...more });
const near = (one, other, within) => assert.ok(Math.abs(one - other) <= within, `${one}, not ${other}`);
const told = ({ offRoute, wrongWay, arrived, ignored }) => ({ offRoute, wrongWay, arrived, ignored });
const nothing = { offRoute: false, wrongWay: false, arrived: false, ignored: false };

test("a walk along a route", () => {
  const walk = new gn.Navigator(route);
  assert.equal(walk.state, null);
  const first = walk.step(fix(0, 46.505, 8.0001));
  const place = route.nearest(at(46.505, 8.0001));
  assert.deepEqual([first.position, first.distanceAlong, first.distanceOff], [place.point, place.distanceAlong, place.distanceOff]);
  near(first.waypointDistance, gn.geodesicInverse(first.position, points[1]).distance, 1e-6);
  near(first.distanceLeft, first.waypointDistance + gn.geodesicInverse(points[1], points[2]).distance, 1e-6);
  near(first.turn, 90, 0.1);
  assert.deepEqual([first.speed, first.timeLeft, first.waypointTime], [null, null, null]);
  assert.deepEqual([first.nextWaypoint, first.passed, told(first)], [1, 1, nothing]);

  const second = walk.step(fix(60, 46.506, 8));
  near(second.speed, (second.distanceAlong - first.distanceAlong) / 60, 1e-9);
  near(second.waypointTime, second.waypointDistance / second.speed, 1e-6);
  near(second.azimuth, 0, 1e-9);
  assert.deepEqual([second.passed, told(second)], [0, nothing]);

  assert.deepEqual(told(walk.step(fix(120, 46.507, 8.002))), { ...nothing, offRoute: true });
  assert.deepEqual(told(walk.step(fix(180, 46.507, 8))), nothing);
  assert.deepEqual(told(walk.step(fix(240, 46.506, 8))), { ...nothing, wrongWay: true });
  const corner = walk.step(fix(600, 46.51, 8));
  assert.deepEqual([corner.nextWaypoint, corner.passed, told(corner), corner.turn], [2, 1, nothing, null]);
  const end = walk.step(fix(1500, 46.51, 8.02));
  assert.deepEqual([end.nextWaypoint, end.passed, told(end), end.waypointDistance], [3, 1, { ...nothing, arrived: true }, null]);
});

test("JSON keeps a navigator at every step", () => {
  const random = randomNumbers();
  const walk = new gn.Navigator(route, { lookahead: 10, windowBehind: null, averagingTime: 60 }, Int32Array.of(1, 2));
  let stored = JSON.stringify(walk);
  for (let i = 0; i < 30; i++) {
    const again = gn.Navigator.from(JSON.parse(stored), route);
    const now = fix(60 * i, 46.5 + (0.012 * i) / 30 + 0.0005 * random(), 8 + 0.0005 * random(), { altitude: random() < 0.5 ? null : 9 });
    assert.deepEqual(again.step(now), walk.step(now));
    assert.deepEqual(again, walk);
    stored = JSON.stringify(walk);
    assert.equal(JSON.stringify(again), stored);
  }
});

test("waypoints and options decide", () => {
  const ends = new gn.Navigator(route, {}, [0, 2]).step(fix(0, 46.505, 8));
  assert.equal(ends.nextWaypoint, 1);
  near(ends.waypointDistance, ends.distanceLeft, 1e-9);
  const away = fix(0, 46.505, 8.001);
  assert.equal(new gn.Navigator(route).step(away).offRoute, true);
  assert.equal(new gn.Navigator(route, { offRouteDistance: 100 }).step(away).offRoute, false);
  assert.equal(new gn.Navigator(route, Object.create({ offRouteDistance: 100 })).step(away).offRoute, false);
  const walk = new gn.Navigator(route, { worstAccuracy: 20 });
  walk.step(fix(0, 46.505, 8));
  const before = walk.state;
  const ignored = walk.step(fix(60, 46.507, 8, { accuracy: 21 }));
  assert.equal(walk.state, before);
  assert.deepEqual([ignored.position, ignored.distanceAlong, ignored.nextWaypoint], [null, null, 1]);
  assert.deepEqual(told(ignored), { ...nothing, ignored: true });
  const early = new gn.Navigator(route, { worstAccuracy: 1 });
  assert.equal(early.step(fix(0, 46.505, 8)).ignored, true);
  assert.equal(early.state, null);
  const timeless = new gn.Navigator(route);
  timeless.step({ position: at(46.505, 8) });
  assert.equal(timeless.step({ position: at(46.506, 8) }).speed, null);
});

test("whatever is refused changes nothing", () => {
  const walk = new gn.Navigator(route);
  walk.step(fix(10, 46.505, 8));
  const before = JSON.stringify(walk);
  const refused = (given, code) => assert.throws(() => walk.step(given), { code: `GN_ERROR_${code}` });
  refused(fix(9, 46.505, 8), "TIME");
  refused(fix(11, 91, 8), "LATITUDE");
  refused(fix(11, NaN, 8), "NOT_FINITE");
  refused(fix(11, 46.505, 8, { accuracy: -1 }), "DISTANCE");
  assert.equal(JSON.stringify(walk), before);
  assert.ok(new gn.Navigator(route, { startDistance: 1500 }).step(fix(0, 46.505, 8)).offRoute);
  assert.ok(!new gn.Navigator(route, { startDistance: null }).step(fix(0, 46.505, 8)).offRoute);
  for (const [options, code] of [[{ startDistance: -1 }, "DISTANCE"], [{ hysteresis: -1 }, "HYSTERESIS"], [{ lookahead: NaN }, "DISTANCE"], [{ averagingTime: -1 }, "TIME"]]) {
    assert.throws(() => new gn.Navigator(route, options).step(fix(0, 46.5, 8)), { code: `GN_ERROR_${code}` });
  }
  for (const waypoints of [[3], [1, 1], [2, 1]]) {
    assert.throws(() => new gn.Navigator(route, {}, waypoints).step(fix(0, 46.5, 8)), { code: "GN_ERROR_WAYPOINT" });
  }
  const other = gn.Navigator.from(JSON.parse(before), new gn.RouteIndex(points.slice(1)));
  assert.throws(() => other.step(fix(11, 46.51, 8)), { code: "GN_ERROR_ROUTE" });
  assert.throws(() => new gn.Navigator(new gn.RouteIndex([])).step(fix(0, 46.5, 8)), { code: "GN_ERROR_COUNT" });
});

test("values of a wrong type are refused before anything happens", () => {
  for (const wrong of [null, points, new gn.PolygonIndex(points), loadSync(wasm).RouteIndex]) {
    assert.throws(() => new gn.Navigator(wrong), TypeError);
  }
  const other = loadSync(wasm);
  assert.throws(() => new gn.Navigator(new other.RouteIndex(points)), TypeError);
  for (const options of [null, 3, [], { lookahead: "3" }, { lookahead: null }, { hysteresis: null }]) {
    assert.throws(() => new gn.Navigator(route, options), TypeError);
  }
  assert.throws(() => new gn.Navigator(route, { lookAhead: 3 }), { message: "options.lookAhead: there is no such option" });
  for (const waypoints of [3, "12", [0.5], ["1"]]) assert.throws(() => new gn.Navigator(route, {}, waypoints), TypeError);
  assert.throws(() => new gn.Navigator(route, {}, [-1]), RangeError);
  const walk = new gn.Navigator(route);
  for (const wrong of [null, 3, {}, fix("1", 46.5, 8), fix(1, "46.5", 8), fix(1, 46.5, 8, { altitude: "9" })]) {
    assert.throws(() => walk.step(wrong), TypeError);
  }
  assert.equal(walk.state, null);
  for (const state of [3, "", "0".repeat(239), "g".repeat(240)]) {
    assert.throws(() => gn.Navigator.from({ options: {}, waypoints: null, state }, route), TypeError);
    assert.throws(() => Object.assign(new gn.Navigator(route), { state }).step(fix(1, 46.5, 8)), TypeError);
  }
  const gone = new gn.RouteIndex(points), left = new gn.Navigator(gone);
  gone.dispose();
  assert.throws(() => left.step(fix(1, 46.5, 8)), TypeError);
});

test("a getter may call the library during a step", () => {
  const walk = new gn.Navigator(route);
  const kept = [];
  const hostile = { time: 0, get position() {
    kept.push(new gn.RouteIndex(points), new gn.Navigator(route).step(fix(0, 46.51, 8.02)));
    return at(46.505, 8);
  } };
  assert.deepEqual(walk.step(hostile), new gn.Navigator(route).step({ time: 0, position: at(46.505, 8) }));
  assert.equal(kept[1].arrived, true);
});
