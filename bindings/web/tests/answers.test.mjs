// SPDX-License-Identifier: MIT
//
// Every function, argument, option and word against answers.json, the answers of the C library to answers.py.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inspect, isDeepStrictEqual } from "node:util";

import { folder, gn, GridNorthError, randomNumbers } from "./library.mjs";

/** A value that JSON cannot hold is an object with one of these names. */
const kinds = {
  Float64Array: (values) => Float64Array.from(values),
  Float32Array: (values) => Float32Array.from(values),
  Int32Array: (values) => Int32Array.from(values),
  BigUint64Array: (values) => BigUint64Array.from(values, BigInt),
  Uint8Array: (values) => Uint8Array.from(values),
  UTF8: (text) => new TextEncoder().encode(text),
};

const { words, pairs, answers } = JSON.parse(readFileSync(new URL("answers.json", import.meta.url), "utf8"), (_, value) => {
  if (value === "NaN") return NaN;
  if (value === "Infinity") return Infinity;
  const [name] = Object.keys(value ?? {});
  return Object.hasOwn(kinds, name) ? kinds[name](value[name]) : value;
});

const [types, functions] = readFileSync(new URL("gridnorth.d.ts", folder), "utf8").split("export interface GridNorth {");
const declared = [...functions.matchAll(/^  (\w+)\((.*?)\): /gm)].map(([, name, list]) => {
  const parameters = list === "" ? [] : list.split(", ").map((parameter) => parameter.split(": "));
  return { name, parameters };
});

/** The result of a call, or the name of the status that it throws. */
function answer(name, values, library = gn) {
  try {
    return library[name](...values);
  } catch (error) {
    if (error instanceof GridNorthError) return error.code;
    throw error;
  }
}

for (const { name } of declared) {
  test(`${name}() answers what the C library answers`, () => {
    const rows = answers.filter((row) => row.function === name);
    assert.ok(rows.some((row) => row.code === undefined), "has no answer in answers.json");
    for (const { arguments: values, result, code } of rows) {
      assert.deepEqual(answer(name, values), code ?? result, `${name}(${inspect(values, { depth: 4 })})`);
    }
  });
}

const { exports: entries } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
for (const entry of Object.keys(entries).filter((name) => /^\.\/\w+\/inline$/.test(name))) {
  const part = (await import(new URL(`${entry}.mjs`, folder))).loadSync();
  test(`gridnorth${entry.slice(1)} answers what the C library answers`, () => {
    const rows = answers.filter((row) => Object.hasOwn(part, row.function));
    assert.ok(rows.length > 0);
    for (const row of rows) assert.deepEqual(answer(row.function, row.arguments, part), row.code ?? row.result, row.function);
  });
}

test("the answers are those of all functions", () => {
  // Handwritten functions have tests of their own.
  const functions = Object.keys(gn).filter((name) => /^[a-z]/.test(name) && !["readFeatures", "writeFeatures"].includes(name));
  assert.deepEqual(functions.sort(), [...new Set(answers.map((row) => row.function))].sort());
});

test("every word of every enumeration is in an answer or a question", () => {
  const all = [...types.matchAll(/^export type (\w+) = (".*);$/gm)];
  assert.deepEqual(Object.fromEntries(all.map(([, type, list]) => [type, list.match(/[^" |]+/g).sort()])), words);
});

test("arguments that may be left out are given, with an effect, and left out", () => {
  for (const { name, parameters } of declared) {
    const calls = answers.filter((row) => row.function === name).map((row) => row.arguments);
    for (let count = parameters.length; count > 0 && parameters[count - 1][0].endsWith("?"); count--) {
      const given = calls.filter((values) => values.length >= count).map((values) => values.slice(0, count));
      const label = `${name}, ${parameters[count - 1][0]}`;
      assert.ok(given.some((values) => !isDeepStrictEqual(answer(name, values), answer(name, values.slice(0, -1)))), label);
      assert.ok(calls.some((values) => values.length < count), label);
    }
  }
});

test("numbers and words that may be left out have their defaults in the declarations", () => {
  const comments = [...functions.matchAll(/^  \/\*\*\n((?:   \*.*\n)*)   \*\/\n  (\w+)\(/gm)];
  const comment = Object.fromEntries(comments.map(([, lines, name]) => [name, lines.replace(/\n   \*( |$)/gm, " ").split(" @")]));
  let count = 0;
  for (const { name, parameters } of declared) {
    for (const [parameter, type] of parameters) {
      // Distances that are left out are no limit, and altitudes unknown.
      const isUsual = /^(number|Form|Units|\w+Unit)$/.test(type) && !/distance|altitude/i.test(parameter);
      if (!parameter.endsWith("?") || !isUsual) continue;
      const told = comment[name].find((line) => line.startsWith(`param ${parameter.slice(0, -1)} `));
      assert.match(told ?? "", /\b[Dd]efault\b/, `${name}, ${parameter}`);
      count += 1;
    }
  }
  assert.ok(count > 30, `${count}`);
});

for (const type of ["GridOptions", "FormatOptions", "ShapeOptions"]) {
  test(`every one of the ${type} has an effect`, () => {
    const effective = new Set();
    for (const { name, parameters } of declared) {
      const place = parameters.findIndex(([, kind]) => kind?.startsWith(type));
      for (const { arguments: values } of answers.filter((row) => row.function === name)) {
        for (const key of Object.keys(values[place] ?? {})) {
          const others = values.map((one, i) => (i === place ? { ...one, [key]: undefined } : one));
          if (!isDeepStrictEqual(answer(name, values), answer(name, others))) effective.add(key);
        }
      }
    }
    const [, body] = types.match(`export interface ${type} \\{(.*?)\n\\}`.replace(".", "[^]"));
    assert.deepEqual([...effective].sort(), [...body.matchAll(/^  (\w+)\?: /gm)].map(([, key]) => key).sort());
  });
}

test("no two values of a result are the same in every answer: none can stand for the other", () => {
  const alike = new Map();
  const compare = (value, path) => {
    if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return;
    if (Array.isArray(value)) return value.forEach((one) => compare(one, path));
    Object.entries(value).forEach(([key, one], i, entries) => {
      compare(one, `${path}.${key}`);
      for (const [other, another] of entries.slice(0, i)) {
        const pair = `${path}: ${other}, ${key}`;
        alike.set(pair, (alike.get(pair) ?? true) && isDeepStrictEqual(one, another));
      }
    });
  };
  for (const row of answers) compare(row.result, row.function);
  assert.ok(alike.size > 100);
  assert.deepEqual([...alike].filter(([, isAlike]) => isAlike).map(([pair]) => pair), []);
});

// Batches: the function, the kinds of its columns, the arguments behind them, and a row by the function for one.
const from = (latitude, longitude) => ({ latitude, longitude });
const signed = (zone, hemisphere) => (zone === 0 ? 61 : zone) * (hemisphere === "north" ? 1 : -1);
const decoded = (decode) => (text) => {
  const { latitude, longitude } = decode(text).inside;
  return { latitudes: latitude, longitudes: longitude };
};
const center = (decode) => (text) => {
  const { latitude, longitude } = decode(text).center;
  return { latitudes: latitude, longitudes: longitude };
};
const forward = (...zone) => (latitude, longitude) => {
  const utm = gn.utmForward(from(latitude, longitude), ...zone);
  return { eastings: utm.easting, northings: utm.northing, zones: signed(utm.zone, utm.hemisphere) };
};
const inverse = (easting, northing, zone, hemisphere) => {
  const { latitude, longitude } = gn.utmInverse({ easting, northing, zone, hemisphere });
  return { latitudes: latitude, longitudes: longitude };
};
const factors = (...zone) => (latitude, longitude) => {
  const { convergence, scale } = gn.utmFactors(from(latitude, longitude), ...zone);
  return { convergences: convergence, scales: scale };
};
/** A call for one row of a batch, from where the numbers of its arguments and of its result are. */
const rowOf = ({ single, arguments: shapes, results }) => (...values) => {
  const passed = shapes.map((fields) =>
    fields.length === 0 ? values.shift() : Object.fromEntries(fields.map((field) => [field, values.shift()])));
  const found = gn[single](...passed);
  return Object.fromEntries(Object.entries(results).map(([column, path]) => [column, path.reduce((value, key) => value[key], found)]));
};
const batches = [
  ...pairs.map((pair) => [pair.batch, pair.columns, [], rowOf(pair)]),
  ["mgrsEncodeBatch", ["latitude", "longitude"], [], (...at) => ({ texts: gn.mgrsEncode(from(...at)) })],
  ["mgrsEncodeBatch", ["latitude", "longitude"], [9], (...at) => ({ texts: gn.mgrsEncode(from(...at), 9) })],
  ["mgrsDecodeBatch", ["text"], [], decoded(gn.mgrsDecode)],
  ["mgrsDecodeStrictBatch", ["text"], [], decoded(gn.mgrsDecodeStrict)],
  ["mgrsEncodeUTMBatch", ["easting", "northing", "zone"], [], (easting, northing, zone) => ({
    texts: gn.mgrsEncodeUTM({ easting, northing, zone: Math.abs(zone) % 61, hemisphere: zone > 0 ? "north" : "south" }),
  })],
  ["mgrsDecodeCellsBatch", ["text"], [], (text) => ({ cells: gn.mgrsDecode(text) })],
  ["georefEncodeBatch", ["latitude", "longitude"], [3], (...at) => ({ texts: gn.georefEncode(from(...at), 3) })],
  ["garsEncodeBatch", ["latitude", "longitude"], [], (...at) => ({ texts: gn.garsEncode(from(...at)) })],
  ["georefDecodeBatch", ["georef"], [], center(gn.georefDecode)],
  ["garsDecodeBatch", ["gars"], [], center(gn.garsDecode)],
  ["positionParseBatch", ["text"], [], (text) => ({ positions: gn.positionParse(text)[0] })],
  ["positionFormatBatch", ["latitude", "longitude"], [{ form: "dms" }], (...at) =>
    ({ texts: gn.positionFormat(from(...at), { form: "dms" }) })],
  ["utmForwardBatch", ["latitude", "longitude"], [], forward()],
  ["utmForwardBatch", ["latitude", "longitude"], [32733], forward(32733)],
  ["utmInverseBatch", ["easting", "northing"], [33], (...at) => inverse(...at, 33, "north")],
  ["utmInverseBatch", ["easting", "northing"], [-61], (...at) => inverse(...at, 0, "south")],
  ["utmInverseBatch", ["easting", "northing", "zone"], [], (easting, northing, zone) =>
    inverse(easting, northing, Math.abs(zone) % 61, zone > 0 ? "north" : "south")],
  ["utmFactorsBatch", ["latitude", "longitude"], [], factors()],
  ["utmFactorsBatch", ["latitude", "longitude"], [33], factors(33)],
  ["magneticDeclinationBatch", ["latitude", "longitude", "height", "year"], [], (latitude, longitude, height, year) =>
    ({ declinations: gn.magneticCompute(from(latitude, longitude), height, year).declination })],
  ["sunPositionBatch", ["latitude", "longitude", "time"], [], (latitude, longitude, time) => {
    const { azimuth, elevation } = gn.sunPosition(from(latitude, longitude), time);
    return { azimuths: azimuth, elevations: elevation };
  }],
  ["tileAtBatch", ["latitude", "longitude"], [12], (...at) => ({ tiles: gn.tileAt(from(...at), 12) })],
];

/** Makers of the values of columns; some are refused. */
function makers(random) {
  const between = (least, most) => () => (random() < 0.01 ? NaN : least + random() * (most - least));
  const position = () => ({ latitude: -80 + random() * 164, longitude: -180 + random() * 360 });
  return {
    latitude: between(-92, 92),
    longitude: between(-200, 200),
    height: between(-2000, 900_000),
    year: between(2019, 2036),
    time: between(-2.3e9, 4.2e9),
    azimuth: between(-360, 360),
    distance: between(-2e7, 2e7),
    easting: between(-6e5, 3.4e6),
    northing: between(-1e6, 1.1e7),
    zone: () => (random() < 0.5 ? 1 : -1) * (1 + Math.floor(random() * 61)),
    georef: () => gn.georefEncode(position(), 3).slice(0, random() < 0.1 ? 5 : undefined),
    gars: () => gn.garsEncode(position()).slice(0, random() < 0.1 ? 3 : undefined),
    text: () => gn.mgrsEncode(position(), Math.floor(random() * 13) - 1).slice(0, random() < 0.1 ? 6 : undefined),
  };
}

test("batches give, row by row, what the functions for one row give", () => {
  const made = makers(randomNumbers());
  const refused = { texts: "", zones: 0 };
  for (const [name, takes, rest, single] of batches) {
    const columns = takes.map((kind) => Array.from({ length: 5000 }, made[kind]));
    const found = gn[name](...columns, ...rest);
    // Records of refused rows are looked at elsewhere.
    for (const key of ["cells", "positions", "tiles"]) found[key]?.forEach((_, i) => found.statuses[i] && (found[key][i] = NaN));
    let count = 0;
    for (let i = 0; i < 5000; i++) {
      const values = columns.map((column) => column[i]);
      const row = Object.fromEntries(Object.entries(found).map(([key, column]) => [key, column[i]]));
      let expected;
      try {
        expected = { ...single(...values), statuses: 0 };
        count += 1;
      } catch (error) {
        if (!(error instanceof GridNorthError)) throw error;
        expected = Object.fromEntries(Object.keys(found).map((key) => [key, refused[key] ?? NaN]));
        expected.statuses = error.status;
      }
      assert.deepEqual(row, expected, `${name}, ${rest}: ${inspect(values)}`);
    }
    // Rows of refusals alone would show little.
    assert.ok(count > 100 && count < 5000, `${name}, ${rest}: ${count} rows are answered`);
  }
  // These have points, a screen, a calibration or an index before the columns.
  const special = ["routeNearestBatch", "polygonContainsBatch", "screenPointToPixelBatch", "screenPixelToPointBatch",
    "pointIndexNearestBatch", "pointIndexCountBatch", "pointIndexWithinBatch", "pointIndexInBoundsBatch", "edgeIndexContainsBatch", "edgeIndexNearestBatch",
    "fenceIndexHoldingBatch", "calibrationToPlaneBatch", "calibrationToPixelsBatch", "framePointsBatch"];
  const named = new Set([...batches.map(([name]) => name), ...special]);
  assert.deepEqual(Object.keys(gn).filter((name) => name.endsWith("Batch") && !named.has(name)), []);
});

test("a screen answers many positions and pixels as it answers one", () => {
  const screen = { center: from(48, 2), zoom: 6, width: 800, height: 600, bearing: 20, pitch: 80 };
  const latitudes = [48.5, 91, -80, 49], longitudes = [3, 0, 9, NaN];
  const { xs, ys, statuses } = gn.screenPointToPixelBatch(screen, latitudes, longitudes);
  assert.deepEqual([...statuses], [0, 33, 62, 32]);
  assert.deepEqual({ x: xs[0], y: ys[0] }, gn.screenPointToPixel(screen, from(48.5, 3)));
  assert.deepEqual([...xs.slice(1), ...ys.slice(1)], Array(6).fill(NaN));
  const found = gn.screenPixelToPointBatch(screen, [xs[0], 400, 3, NaN], [ys[0], 300, -900, 3]);
  assert.deepEqual([...found.statuses], [0, 0, 62, 32]);
  assert.deepEqual(from(found.latitudes[0], found.longitudes[0]), gn.screenPixelToPoint(screen, xs[0], ys[0]));
  assert.ok(Math.abs(found.latitudes[0] - 48.5) < 1e-9 && Math.abs(found.longitudes[0] - 3) < 1e-9);
  assert.deepEqual([found.latitudes[2], found.longitudes[3]], [NaN, NaN]);
});

test("a photo of a sheet leads from pixels to meters and back", () => {
  const corners = [[812, 604, 0, 0.297], [2903, 655, 0.21, 0.297], [3010, 3522, 0.21, 0], [745, 3468, 0, 0]];
  const points = corners.map(([u, v, x, y]) => ({ pixel: { x: u, y: v }, place: { x, y } }));
  const photo = gn.calibrationFit(points, "homography");
  assert.ok(photo.residual < 1e-12 && photo.kind === "homography" && photo.matrix.length === 9);
  const { xs, ys, statuses } = gn.calibrationToPlaneBatch(photo, [...corners.map(([u]) => u), NaN], [...corners.map(([, v]) => v), 0]);
  assert.deepEqual([...statuses], [0, 0, 0, 0, 32]);
  corners.forEach(([, , x, y], i) => assert.ok(Math.hypot(xs[i] - x, ys[i] - y) < 1e-12));
  const back = gn.calibrationToPixelsBatch(photo, xs, ys);
  corners.forEach(([u, v], i) => assert.ok(Math.hypot(back.pixelXs[i] - u, back.pixelYs[i] - v) < 1e-8));
  assert.deepEqual([back.pixelXs[4], back.statuses[4]], [NaN, 32]);
  const shots = Array.from(xs.slice(0, 4), (x, i) => ({ x, y: ys[i] }));
  const group = gn.groupMeasure(shots);
  assert.ok(Math.abs(group.extremeSpread - Math.hypot(0.21, 0.297)) < 1e-12);
  assert.ok(Math.abs(gn.targetConvert(group.extremeSpread, "meters", "inches", 1) - 14.32) < 0.01);
  assert.throws(() => gn.groupMeasure([{ x: 1 }]), TypeError);
  assert.throws(() => gn.groupMeasure("shots"), TypeError);
  assert.throws(() => gn.calibrationFit(points, "mirror"), TypeError);
});

test("a route and a polygon answer many positions as they answer one", () => {
  const points = [from(48, 2), from(52, 13), from(41, 12)];
  const latitudes = [49, 91, 47, 60], longitudes = [3, 0, 9, NaN];
  const { places, statuses } = gn.routeNearestBatch(points, latitudes, longitudes);
  const { sides, statuses: refused } = gn.polygonContainsBatch(points, latitudes, longitudes);
  assert.deepEqual([...statuses], [0, 33, 0, 32]);
  assert.deepEqual([...refused], [0, 33, 0, 32]);
  for (const i of [0, 2]) {
    assert.deepEqual(places[i], gn.routeNearest(points, from(latitudes[i], longitudes[i])));
    assert.equal(["outside", "on-border", "inside"][sides[i] + 1], gn.polygonContains(points, from(latitudes[i], longitudes[i])));
  }
  for (const i of [1, 3]) {
    assert.deepEqual(places[i], { point: from(NaN, NaN), distanceAlong: NaN, distanceOff: NaN, azimuth: NaN, segment: 0 });
    assert.equal(sides[i], 0);
  }
});
