// SPDX-License-Identifier: MIT
//
// Indexes as objects: the answers of the functions, words in and out, memory that is given back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { gn, GridNorthError, loadSync, randomNumbers, wasm } from "./library.mjs";

const at = (latitude, longitude) => ({ latitude, longitude });
const huts = [at(46.5, 8), at(46.6, 8.1), at(46.7, 7.9)];
const square = [at(0, 0), at(0, 2), at(2, 2), at(2, 0)];
const hole = [at(0.5, 0.5), at(0.5, 1.5), at(1.5, 1.5), at(1.5, 0.5)];
const thereAndBack = [at(0, 0), at(0, 1), at(0, 0)];
const module = new WebAssembly.Module(wasm);

/** Positions everywhere, some of them near each other. */
function scattered(random, count) {
  const near = (middle, size) => middle + size * (random() - 0.5);
  return Array.from({ length: count }, () => (random() < 0.5 ? at(near(0, 180), near(0, 360)) : at(near(60, 2), near(179.9, 2) % 360)));
}

const columns = (points) => [points.map((each) => each.latitude), points.map((each) => each.longitude)];

/** Runs something and counts the pages by which the memory of modules grew. */
function grown(run) {
  const { grow } = WebAssembly.Memory.prototype;
  let count = 0;
  WebAssembly.Memory.prototype.grow = function (pages) {
    count += pages;
    return grow.call(this, pages);
  };
  try {
    run();
  } finally {
    WebAssembly.Memory.prototype.grow = grow;
  }
  return count;
}

test("the nearest points are those of all measured", () => {
  const random = randomNumbers();
  const points = scattered(random, 500);
  const index = new gn.PointIndex(points);
  for (const position of scattered(random, 30)) {
    const all = points.map((point, id) => ({ distance: gn.geodesicInverse(position, point).distance, id }));
    all.sort((one, other) => one.distance - other.distance || one.id - other.id);
    const radius = 10 ** (3 + 4.3 * random());
    const within = all.filter((each) => each.distance <= radius);
    assert.deepEqual(index.nearest(position, 7), all.slice(0, 7));
    assert.deepEqual(index.nearest(position, 7, radius), within.slice(0, 7));
    assert.deepEqual(index.within(position, radius), within);
    const many = [[position.latitude], [position.longitude]];
    assert.deepEqual(index.nearestBatch(...many, 1).neighbors, all.slice(0, 1));
    assert.deepEqual(index.nearestBatch(...many, 5, radius).neighbors.filter((each) => each.distance < Infinity), within.slice(0, 5));
    assert.deepEqual([...index.countWithin(...many, radius).counts], [within.length]);
    assert.deepEqual(index.withinBatch(...many, radius), {
      counts: Int32Array.of(within.length), neighbors: within, statuses: Uint8Array.of(0),
    });
    const view = { south: position.latitude - 5, west: position.longitude, north: 90, east: position.longitude + 100 };
    if (view.south < -90) continue;
    const ids = index.inBounds(view);
    assert.deepEqual(index.inBoundsBatch([view.south, 91], view.west, view.north, view.east), {
      counts: Int32Array.of(ids.length, 0), ids, statuses: Uint8Array.of(0, 33),
    });
  }
  assert.deepEqual(index.inBounds({ south: -90, west: -180, north: 90, east: 180 }), points.map((_, id) => id));
  index.dispose();
});

test("points come in every form, and none are an index too", () => {
  const index = new gn.PointIndex(huts);
  const flat = new gn.PointIndex(Float64Array.from(huts.flatMap((hut) => [hut.latitude, hut.longitude])));
  assert.deepEqual(flat.words, index.words);
  assert.deepEqual(gn.pointIndexBuild(...columns(huts)).words, index.words);
  assert.deepEqual(new gn.PointIndex([]).nearest(at(0, 0), 3), []);
  assert.equal(new gn.PolygonIndex([]).contains(at(0, 0)), false);
  assert.throws(() => new gn.RouteIndex([]).nearest(at(0, 0)), { code: "GN_ERROR_COUNT" });
});

test("sides, places and crossings are those of the functions without an index", () => {
  const random = randomNumbers();
  const area = new gn.PolygonIndex([...square, ...hole], [4, 4]);
  const way = Array.from({ length: 200 }, (_, i) => at(3 * Math.sin(i / 7), i / 10 - 10));
  const track = new gn.RouteIndex(way);
  const positions = Array.from({ length: 200 }, () => at(6 * random() - 3, 6 * random() - 3));
  const sides = gn.polygonContainsBatch([...square, ...hole], ...columns(positions), [4, 4]);
  assert.deepEqual(area.containsBatch(...columns(positions)), sides);
  assert.deepEqual(track.nearestBatch(...columns(positions)), gn.routeNearestBatch(way, ...columns(positions)));
  positions.forEach((position, i) => {
    assert.equal(area.side(position), ["outside", "on-border", "inside"][sides.sides[i] + 1]);
    assert.equal(area.contains(position), sides.sides[i] >= 0);
    assert.deepEqual(track.nearest(position), gn.routeNearest(way, position));
  });
  assert.equal(area.side(at(0, 1)), "on-border");
  assert.equal(area.nearest(at(1, 2.5)).segment, 1);
  assert.deepEqual(area.nearestBatch([1, 91], [2.5, 0]).statuses, Uint8Array.of(0, 33));
  const crossings = track.crossings(area);
  assert.ok(crossings.length >= 2);
  assert.deepEqual(crossings.map(({ edge, otherEdge }) => [edge, otherEdge]).sort(), area.crossings(track).map(({ edge, otherEdge }) => [otherEdge, edge]).sort());
  assert.deepEqual(area.crossings(), []);
  const bow = [at(1, 1), at(1, 3), at(4, 3), at(2, 2), at(3, 4)];
  assert.deepEqual(new gn.PolygonIndex(bow).crossings()[0], gn.polygonFindCrossing(bow));
  const ways = new gn.RouteIndex(thereAndBack);
  assert.deepEqual([ways.nearest(at(0.1, 0.5)).segment, ways.nearest(at(0.1, 0.5), 120_000).segment], [0, 1]);
  assert.deepEqual(ways.nearestBatch(0.1, [0.5], 120_000).places.map((place) => place.segment), [1]);
});

test("words become the same index", () => {
  for (const index of [new gn.PointIndex(huts), new gn.PolygonIndex([...square, ...hole], [4, 4]), new gn.RouteIndex(thereAndBack)]) {
    const { words } = index;
    assert.ok(words instanceof BigUint64Array);
    for (const library of [gn, loadSync(module)]) {
      const kind = library[index.constructor.name];
      for (const options of [undefined, { check: true }, { check: false }]) {
        const again = kind.fromWords(words, options);
        assert.ok(again instanceof kind);
        assert.deepEqual(again.words, words);
        // Each has its own.
        again.words.fill(0n);
        assert.deepEqual(again.words, words);
        again.dispose();
      }
    }
    assert.deepEqual(index.words, words);
  }
});

test("what is no index, none of this class, or damaged, is refused", () => {
  const kinds = [gn.PointIndex, gn.PolygonIndex, gn.RouteIndex];
  const indexes = [new gn.PointIndex(huts), new gn.PolygonIndex(square), new gn.RouteIndex(thereAndBack)];
  indexes.forEach((index, i) => {
    const { words } = index;
    const changed = (place, word) => words.map((each, at) => (at === place ? word : each));
    kinds.forEach((kind, j) => {
      for (const check of [true, false]) {
        if (i !== j) assert.throws(() => kind.fromWords(words, { check }), { code: "GN_ERROR_INDEX_KIND" });
      }
    });
    for (const check of [true, false]) {
      const code = (made) => assert.throws.bind(assert, () => kinds[i].fromWords(made, { check }));
      code(new BigUint64Array())({ code: "GN_ERROR_INDEX_SIZE" });
      code(words.slice(0, -1))({ code: "GN_ERROR_INDEX_SIZE" });
      code(new BigUint64Array(99))({ code: "GN_ERROR_INDEX" });
      code(changed(1, words[1] + 1n))({ code: "GN_ERROR_INDEX_VERSION" });
      code(changed(2, 2n ** 63n))({ code: "GN_ERROR_INDEX_SIZE" });
      for (const value of [null, undefined, [1n], new Uint8Array(words.buffer), "GNINDEX", index]) code(value)(TypeError);
    }
    for (let place = 8; place < words.length; place++) {
      const damaged = changed(place, words[place] ^ 4n);
      assert.throws(() => kinds[i].fromWords(damaged), { code: "GN_ERROR_INDEX_DAMAGED" });
      const index = kinds[i].fromWords(damaged, { check: false });
      try {
        i === 0 ? index.nearest(at(46, 8), 3) : i === 1 ? index.contains(at(1, 1)) : index.nearest(at(1, 1));
      } catch (error) {
        assert.ok(error instanceof GridNorthError);
      }
      index.dispose();
    }
  });
});

test("a length that no words have is not believed", () => {
  class Long extends BigUint64Array {
    get length() { return 1e9; }
    get byteLength() { return 8e9; }
  }
  const { words } = new gn.PointIndex(huts);
  assert.deepEqual(gn.PointIndex.fromWords(Long.from(words)).words, words);
  assert.throws(() => gn.PointIndex.fromWords(new Long(3)), { code: "GN_ERROR_INDEX_SIZE" });
});

test("what has no place is refused, and leaves nothing behind", () => {
  const library = loadSync(module);
  const build = () => {
    assert.throws(() => new library.PointIndex([...huts, at(91, 0), at(NaN, 0)]), { code: "GN_ERROR_LATITUDE" });
    assert.throws(() => new library.PolygonIndex([at(0, NaN)]), { code: "GN_ERROR_NOT_FINITE" });
    assert.throws(() => new library.PolygonIndex(square, [3]), { code: "GN_ERROR_RINGS" });
    assert.throws(() => new library.RouteIndex([at(91, 0)]), { code: "GN_ERROR_LATITUDE" });
    assert.throws(() => new library.RouteIndex("abc"), TypeError);
    assert.throws(() => library.PointIndex.fromWords(new BigUint64Array(50_000)), { code: "GN_ERROR_INDEX" });
  };
  build();
  assert.equal(grown(() => { for (let i = 0; i < 1000; i++) build(); }), 0);
  const index = new gn.PolygonIndex(square), track = new gn.RouteIndex(thereAndBack);
  assert.throws(() => index.side(at(91, 0)), { code: "GN_ERROR_LATITUDE" });
  assert.throws(() => index.contains(at("0", 0)), TypeError);
  assert.throws(() => track.nearest(at(0, NaN)), { code: "GN_ERROR_NOT_FINITE" });
  assert.throws(() => track.nearest(at(0, 0), 2, 1), { code: "GN_ERROR_DISTANCE" });
  for (const other of [huts, new gn.PointIndex(huts), new library.RouteIndex(thereAndBack), 3]) assert.throws(() => index.crossings(other), TypeError);
  assert.throws(() => gn.PointIndex(huts), TypeError);
});

test("the error says which position of a list is refused", () => {
  const flat = (points) => Float64Array.from(points.flatMap(Object.values));
  for (const [wrong, code] of [[at(110, 2), "LATITUDE"], [at(-91, 2), "LATITUDE"], [at(NaN, 2), "NOT_FINITE"], [at(1, -Infinity), "NOT_FINITE"]]) {
    const points = [...square, wrong, at(95, NaN)];
    const calls = [
      (points) => new gn.PointIndex(points), (points) => new gn.PolygonIndex(points), (points) => new gn.RouteIndex(points),
      (points) => gn.routeLength(points), (points) => gn.polygonContains(points, at(1, 1)),
    ];
    for (const call of calls) {
      for (const given of [points, flat(points)]) {
        assert.throws(() => call(given), (error) => {
          assert.ok(error instanceof GridNorthError);
          assert.deepEqual([error.code, error.point], [`GN_ERROR_${code}`, 4], String(call));
          assert.equal(error.message, `points[4]: ${gn.statusText(error.status)}`);
          return true;
        });
      }
    }
  }
  // An error in another argument has no `point`.
  const plain = { code: "GN_ERROR_LATITUDE", point: undefined, message: gn.statusText(33) };
  assert.throws(() => gn.polygonContains(square, at(91, 0)), plain);
  assert.throws(() => new gn.PolygonIndex(square).side(at(91, 0)), plain);
  assert.throws(() => new gn.PolygonIndex(square, [3]), { code: "GN_ERROR_RINGS", point: undefined, message: /^The counts of the rings/ });
  // A getter that calls the library does not change which list is meant.
  const calling = { get latitude() { assert.throws(() => gn.routeLength([at(1, 1), at(91, 0)]), { point: 1 }); return 91; }, longitude: 0 };
  assert.throws(() => gn.polygonContains(square, calling), plain);
  assert.throws(() => gn.routeLength([...square, calling]), { point: 4 });
});

test("the error of a batch says which column is wrong", () => {
  const index = new gn.PointIndex(huts), area = new gn.PolygonIndex(square);
  const set = new gn.FenceSet([{ id: 1, shape: "line", points: square }]);
  for (const bad of [null, undefined, "3", {}]) {
    const refused = (call, name) => assert.throws(call, new TypeError(`${name} must be a number`));
    refused(() => index.nearestBatch([1, bad], [2, 2], 1), "latitudes[1]");
    refused(() => index.withinBatch([1, 1], [2, bad], 1), "longitudes[1]");
    refused(() => index.inBoundsBatch([1], [2], [bad], [4]), "norths[0]");
    refused(() => area.containsBatch([bad], [2]), "latitudes[0]");
    refused(() => set.holdingBatch([1], [2], [bad]), "altitudes[0]");
    refused(() => gn.pointIndexBuild([1, 2], [2, bad]), "longitudes[1]");
  }
});

test("an index that has been disposed of is gone, and its memory is used again", () => {
  const library = loadSync(module);
  const points = scattered(randomNumbers(), 20_000);
  const first = new library.PointIndex(points);
  first.dispose();
  first.dispose();
  for (const call of [() => first.words, () => first.nearest(at(0, 0), 1), () => first.nearestBatch([0], [0], 1), () => first.inBounds({ south: 0, west: 0, north: 1, east: 1 })]) {
    assert.throws(call, TypeError);
  }
  assert.equal(grown(() => { for (let i = 0; i < 50; i++) new library.PointIndex(points).dispose(); }), 0);
  const area = new library.PolygonIndex(square);
  area[Symbol.dispose]?.();
  if (Symbol.dispose) assert.throws(() => area.contains(at(1, 1)), TypeError);
});

test("indexes keep their words, in whatever order others come and go", () => {
  const random = randomNumbers();
  const library = loadSync(module);
  const alive = [];
  for (let round = 0; round < 2000; round++) {
    if (alive.length > 20 || (alive.length > 0 && random() < 0.4)) {
      alive.splice(Math.floor(random() * alive.length), 1)[0].index.dispose();
    } else {
      const points = scattered(random, Math.floor(random() * 60) + 1);
      const kind = library[["PointIndex", "PolygonIndex", "RouteIndex"][Math.floor(random() * 3)]];
      // A getter of a point may itself make an index, or dispose of one.
      const inner = random();
      if (inner < 0.1) {
        Object.defineProperty(points[0], "latitude", { get: () => {
          const few = scattered(random, 9);
          const index = new library.PointIndex(few);
          alive.push({ index, words: new library.PointIndex(few).words });
          return 5;
        } });
      } else if (inner < 0.2 && alive.length > 0) {
        Object.defineProperty(points[0], "latitude", { get: () => (alive.splice(Math.floor(random() * alive.length), 1).forEach(({ index }) => index.dispose()), 5) });
      }
      const index = new kind(points);
      alive.push({ index, words: index.words });
    }
    library.routeLength([huts[0], huts[1]]);
    for (const { index, words } of alive) assert.deepEqual(index.words, words);
  }
});

test("a getter may dispose of the index that is asked", () => {
  const library = loadSync(module);
  const disposing = (index) => ({ get latitude() { index.dispose(); new library.PointIndex(huts); return 46.55; }, longitude: 8 });
  const index = new library.PointIndex(huts), area = new library.PolygonIndex(square);
  assert.deepEqual(index.nearest(disposing(index), 1), gn.pointIndexNearest(gn.pointIndexBuild(...columns(huts)).words, at(46.55, 8), 1));
  assert.throws(() => index.nearest(at(0, 0), 1), TypeError);
  assert.throws(() => area.contains(disposing(area)), TypeError);
});

test("the words of an index that is forgotten are given back", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  const library = loadSync(module);
  const points = scattered(randomNumbers(), 20_000);
  const forget = () => { new library.PointIndex(points); };
  forget();
  const pages = [];
  for (let round = 0; round < 8; round++) {
    pages.push(grown(() => { for (let i = 0; i < 5; i++) forget(); }));
    collect();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.deepEqual(pages.slice(-4), [0, 0, 0, 0], `pages: ${pages}`);
});
