// SPDX-License-Identifier: MIT
//
// With any arguments, a function answers or throws an error of the package; the library works on.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inspect } from "node:util";

import { folder, gn, GridNorthError, loadSync, randomNumbers, wasm } from "./library.mjs";

const tower = { latitude: 48.85837, longitude: 2.294481 };
const works = (library = gn) => assert.equal(library.mgrsEncode(tower), "31UDQ4825011951");

test("what the library refuses says what, and where", () => {
  assert.throws(() => gn.mgrsEncode({ latitude: 91, longitude: 0 }), {
    name: "GridNorthError",
    code: "GN_ERROR_LATITUDE",
    status: 33,
    message: "The latitude lies outside -90 to 90 degrees.",
    offset: undefined,
  });
  assert.throws(() => gn.mgrsDecode("31UDQ4825x"), { code: "GN_ERROR_TEXT_BYTE", offset: 9 });
  assert.throws(() => gn.mgrsEncode({ latitude: NaN, longitude: 0 }), { code: "GN_ERROR_NOT_FINITE" });
  assert.throws(() => gn.circle(tower, -1), { code: "GN_ERROR_RADIUS" });
  assert.throws(() => gn.mgrsTypeFields("31U", "DQ", "48", "1x"), { field: "northing", offset: 1 });
  assert.throws(() => gn.mgrsTypeFields("99", "", "", ""), { field: "zone" });
  assert.throws(() => gn.routeLength([tower, { latitude: 91, longitude: 0 }]), { code: "GN_ERROR_LATITUDE" });
  works();
});

test("offsets are indices into the string, whatever stands before", () => {
  assert.throws(() => gn.positionParse("48°51′xx″N"), (error) => "48°51′xx″N".indexOf("x") === error.offset);
  assert.throws(() => gn.positionParse("😀"), { offset: 0 });
  assert.throws(() => gn.mgrsDecode("31U😀"), { offset: 3 });
});

test("lone surrogates are characters that no notation has", () => {
  for (const text of ["\ud83d", "31U\udc00", "\ud83d31U", "48.5 \udfff 2"]) {
    assert.throws(() => gn.positionParse(text), GridNorthError, JSON.stringify(text));
    assert.throws(() => gn.mgrsDecode(text), GridNorthError, JSON.stringify(text));
  }
  const { statuses } = gn.mgrsDecodeBatch(["31UDQ\ud83d", "31UDQ", "31UDQ\0", "\0"]);
  assert.deepEqual([...statuses].map((status) => gn.statusName(status)), ["GN_ERROR_TEXT_BYTE", "GN_OK", "GN_ERROR_TEXT_BYTE", "GN_ERROR_TEXT_BYTE"]);
  const { properties } = gn.circleGeoJSON(tower, 10, null, { name: "\ud83d", "\udc00": 1 });
  assert.deepEqual(properties, { name: "\ud83d", "\udc00": 1 });
});

test("values of a wrong type are named", () => {
  for (const position of ["31U", null, undefined, [48, 2], { lat: 48, lng: 2 }, { latitude: 48 }]) {
    assert.throws(() => gn.mgrsEncode(position), new TypeError("position must be { latitude, longitude }"));
    assert.throws(() => gn.circle(position, 10), new TypeError("center must be { latitude, longitude }"));
    assert.throws(() => gn.routeLength([tower, position]), new TypeError("points[1] must be { latitude, longitude }"));
    const index = new gn.PointIndex([tower]);
    assert.throws(() => index.nearest(position, 1), new TypeError("position must be { latitude, longitude }"));
    index.dispose();
    const fence = { id: 1, shape: "circle", center: position, radius: 1 };
    assert.throws(() => new gn.FenceSet([fence]), new TypeError("fences[0].center must be { latitude, longitude }"));
  }
  assert.throws(() => gn.mgrsEncode({ latitude: "48", longitude: 2 }), new TypeError("position.latitude must be a number"));
  assert.throws(() => gn.mgrsEncode({ latitude: 48, longitude: null }), new TypeError("position.longitude must be a number"));
  assert.throws(() => gn.mgrsEncode(tower, 2.5), new TypeError("precision must be a whole number"));
  assert.throws(() => gn.mgrsEncode(tower, 2 ** 32 + 5), new RangeError("precision must be in 0 ... 11 or -1"));
  assert.throws(() => gn.mgrsDecode(31), new TypeError("text must be a string"));
  assert.throws(() => gn.circle(tower, 10, { vertex: 3 }), new TypeError("options.vertex: there is no such option"));
  assert.throws(() => gn.circle(tower, 10, { placement: "toString" }), /placement must be one of "on", "outside"/);
  assert.throws(() => gn.circle(tower, 10, { toString: 3 }), TypeError);
  assert.throws(() => gn.circle(tower, 10, { vertices: -1 }), new RangeError("options.vertices must be in 3 ... 1,000,000"));
  const tile = { bytes: new Int16Array(4), rows: 2, columns: -2, latitude: 46, longitude: 8, latitudeStep: 1, longitudeStep: 1 };
  assert.throws(() => new gn.HeightMap([tile]), new RangeError("tiles[0].columns must be in 1 ... 16,777,216"));
  assert.throws(() => gn.tileAt(tower, -1), new RangeError("zoom must be in 0 ... 30"));
  assert.throws(() => gn.mgrsEncodeUTM({ easting: 1, northing: 2, zone: 2 ** 31, hemisphere: "north" }), new RangeError("utm.zone must be in 1 ... 60 or 0"));
  assert.throws(() => gn.utmInverse({ easting: 1, northing: 2, zone: 31 }), /utm.hemisphere must be one of "south", "north"/);
  assert.throws(() => gn.gridGeoJSON({ south: 1, west: 2, north: 3, east: 4 }, 3, { content: "lines" }), TypeError);
  assert.throws(() => gn.circleGeoJSON(tower, 10, null, "name"), TypeError);
  assert.throws(() => gn.circleGeoJSON(tower, 10, null, { big: 1n }), TypeError);
  assert.throws(() => gn.routeLength(new Float64Array(3)), RangeError);
  assert.throws(() => gn.mgrsDecodeBatch(["31U", null]), new TypeError("texts[1] must be a string"));
  assert.throws(() => gn.utmForwardBatch([1, 2], [1]), /latitudes has 2 rows, longitudes has 1/);
  assert.throws(() => gn.utmForwardBatch(new BigInt64Array(1), [1]), TypeError);
  assert.throws(() => gn.utmForwardBatch(1, 2), new TypeError("latitudes must be an array of numbers"));
  assert.throws(() => gn.utmForwardBatch([1], "2"), TypeError);
  assert.throws(() => gn.utmForwardBatch([60, null], [3, 3]), new TypeError("latitudes[1] must be a number"));
  assert.throws(() => gn.utmInverseBatch([5e5], [5e6], [33.5]), new TypeError("zones[0] must be a whole number"));
  assert.throws(() => gn.utmInverseBatch([5e5], [5e6], 33.5), new TypeError("zones must be a whole number"));
  assert.deepEqual(gn.utmForwardBatch(48, []).eastings, new Float64Array());
  assert.throws(() => gn.positionFormat(tower, { separator: "-and-then-" }), RangeError);
  assert.throws(() => gn.positionFormat(tower, { separator: "é" }), { code: "GN_ERROR_STYLE" });
  works();
});

test("getters that throw, and that change what is read, do no harm", () => {
  const bomb = { get latitude() { throw new Error("bomb"); }, longitude: 0 };
  assert.throws(() => gn.mgrsEncode(bomb), /bomb/);
  let calls = 0;
  gn.mgrsEncode({ get latitude() { calls += 1; return 48; }, longitude: 0 });
  assert.equal(calls, 1);
  const nested = { get latitude() { return gn.geodesicInverse(tower, tower).distance; }, longitude: 0 };
  assert.equal(gn.mgrsEncode(nested), "31NAA6602100000");
  const blocks = [tower, { get latitude() { return gn.routeLength([tower, tower, tower]); }, longitude: 0 }];
  assert.equal(gn.routeLength(blocks), gn.geodesicInverse(tower, { latitude: 0, longitude: 0 }).distance);
  const points = [tower, { get latitude() { points.length = 1; return 0; }, longitude: 0 }, tower];
  assert.throws(() => gn.routeLength(points), TypeError);
  works();
});

test("getters may call the library until its memory grows", () => {
  const module = new WebAssembly.Module(wasm);
  /** Calls a new library with arguments by `make`: `greedy(value)` is a property whose getter makes the memory grow. */
  const requireSame = (name, make) => {
    const library = loadSync(module);
    const greedy = (value) => ({ enumerable: true, get: () => (library.routeLength(new Float64Array(100_000)), value) });
    assert.deepEqual(library[name](...make(greedy)), gn[name](...make((value) => ({ enumerable: true, value }))), name);
  };
  const point = (property) => Object.defineProperties({ latitude: 48.85837 }, { longitude: property(2.294481) });
  const numbers = (property) => Object.defineProperties([0, 1, 2], { 1: property(1) });
  requireSame("mgrsEncode", (property) => [point(property)]);
  requireSame("routeLength", (property) => [[tower, point(property), { latitude: 0, longitude: 0 }]]);
  requireSame("geodesicInverse", (property) => [{ latitude: 0, longitude: 0 }, point(property)]);
  requireSame("mgrsEncodeUTM", (property) => [Object.defineProperties(gn.utmForward(tower), { northing: property(5411951.5) })]);
  requireSame("gridLabels", (property) => [Object.defineProperties({ south: 1, west: 2, north: 3, east: 4 }, { east: property(4) }), 6]);
  requireSame("circle", (property) => [tower, 10, Object.defineProperties({ vertices: 4 }, { tolerance: property(0) })]);
  requireSame("gridSpacing", (property) => [{ south: 1, west: 2, north: 3, east: 4 }, 6, { levelZooms: Object.defineProperties([8, 11, 14, 17, 21], { 2: property(14) }) }]);
  requireSame("geodesicLine", (property) => [tower, 10, numbers(property)]);
  requireSame("utmForwardBatch", (property) => [numbers(property), [1, 2, 3]]);
  requireSame("polygonMeasure", (property) => [[tower, tower, { latitude: 0, longitude: 0 }], Object.defineProperties([3], { 0: property(3) })]);
  requireSame("mgrsDecodeBatch", (property) => [Object.defineProperties(["31U", "", "31U"], { 1: property("32V") })]);
});

test("a call that runs out of the stack of JavaScript leaves that of the module as it was", () => {
  const library = loadSync(wasm);
  const down = () => {
    library.circleGeoJSON(tower, 500, { vertices: 3 });
    down();
  };
  for (let i = 0; i < 10; i++) assert.throws(down, RangeError);
  works(library);
  assert.equal(library.circleGeoJSON(tower, 500).geometry.coordinates[0].length, 65);
});

test("a length that no array has is refused, and nothing is overwritten", () => {
  const library = loadSync(wasm);
  for (const length of [-1, -8, -4000, -9000, NaN, 0.5, 2 ** 53]) {
    const fake = new Proxy([], { get: (_, key) => (key === "length" ? length : undefined) });
    for (const call of [() => library.routeLength(fake), () => library.geodesicLine(tower, 1, fake)]) {
      assert.throws(call, (error) => error instanceof RangeError || error instanceof TypeError);
    }
  }
  assert.equal(library.statusText(33), "The latitude lies outside -90 to 90 degrees.");
  works(library);
});

test("cells of a table that are no numbers are refused, not taken for 0", () => {
  for (const bad of ["", "48.5", null, undefined, true, [5], new Date(0)]) {
    assert.throws(() => gn.mgrsEncodeBatch([48, bad], [2, 2]), TypeError, String(bad));
  }
  assert.throws(() => gn.utmInverseBatch([5e5], [5e6], [33.9]), TypeError);
  assert.throws(() => gn.utmInverseBatch([5e5], [5e6], [2 ** 32 + 33]), RangeError);
  assert.deepEqual([...gn.utmInverseBatch([5e5], [5e6], new Float64Array([33])).statuses], [0]);
  assert.deepEqual([...gn.mgrsEncodeBatch(new Float32Array([48]), [2]).statuses], [0]);
});

test("options are those of the object and of its class; what is no set of options is refused", () => {
  assert.equal(gn.positionFormat(tower, Object.create({ form: "mgrs" })), "31UDQ4825011951");
  assert.throws(() => gn.positionFormat(tower, new Map([["form", "mgrs"]])), TypeError);
  assert.throws(() => gn.positionFormat(tower, ["mgrs"]), TypeError);
  assert.throws(() => gn.positionFormat(tower, { separator: ";\0x" }), { code: "GN_ERROR_STYLE" });
});

test("an error that is not of the text has no offset", () => {
  assert.throws(() => gn.mgrsOutline(gn.mgrsDecode("31UDQ"), NaN), { code: "GN_ERROR_TOLERANCE", offset: undefined });
  assert.throws(() => gn.mgrsType("31", { latitude: 48, longitude: NaN }), { code: "GN_ERROR_NOT_FINITE", offset: undefined });
  assert.throws(() => gn.mgrsType("31", null, 99), { code: "GN_ERROR_PRECISION", offset: undefined });
  assert.throws(() => gn.positionParse("48 2", "any", ["bands", "hemispheres"]), { code: "GN_ERROR_STYLE", offset: undefined });
});

test("empty arrays are empty batches, lists and polygons", () => {
  assert.deepEqual(gn.mgrsEncodeBatch([], []), { texts: [], statuses: new Uint8Array() });
  assert.equal(gn.mgrsDecodeBatch([]).latitudes.length, 0);
  assert.throws(() => gn.mgrsEncodeBatch([], [], 99), { code: "GN_ERROR_PRECISION" });
  assert.equal(gn.routeLength([]), 0);
  assert.equal(gn.polygonMeasure([]).area, 0);
  assert.throws(() => gn.polygonMeasure([tower], [2]), { code: "GN_ERROR_RINGS" });
});

test("huge arrays work, and results that no memory holds are refused", () => {
  const count = 1_000_000;
  const { texts, statuses } = gn.mgrsEncodeBatch(new Float64Array(count).fill(48.85837), new Float64Array(count).fill(2.294481));
  assert.equal(texts.length, count);
  assert.equal(texts[count - 1], "31UDQ4825011951");
  assert.ok(statuses.every((status) => status === 0));
  const { latitudes } = gn.mgrsDecodeBatch([...texts.slice(0, 5000), " ".repeat(3_000_000), "31U"]);
  assert.equal(latitudes[5001], gn.mgrsDecode("31U").inside.latitude);
  assert.ok(Number.isNaN(latitudes[5000]));
  const library = loadSync(wasm);
  assert.throws(() => library.geodesicPoints(tower, { latitude: 0, longitude: 0 }, 2 ** 28), RangeError);
  assert.throws(() => library.mgrsDecode("3".repeat(2 ** 29 - 100)), (error) => error instanceof RangeError || error instanceof GridNorthError);
  works(library);
});

/** Makers of values by the types of gridnorth.d.ts. */
function makers(random) {
  const pick = (values) => values[Math.floor(random() * values.length)];
  const several = (make, most = 5) => Array.from({ length: Math.floor(random() * most) }, make);
  const between = (least, most) => () => least + random() * (most - least);
  const extreme = () => pick([0, -0, -1, 91, -90, 180, 1e7, 2 ** 31, 2 ** 32, 2 ** 53, 1e300, 5e-324, NaN, Infinity, -Infinity]);
  const number = () => pick([between(-90, 90), between(0, 1000), between(0, 6), () => Math.floor(random() * 62), extreme])();
  const point = () => ({ latitude: between(-90, 90)(), longitude: between(-180, 180)() });
  // A magnetic model of degree 12: no field but a dipole.
  const degrees = Array.from({ length: 12 }, (_, n) => n + 1);
  const coefficients = degrees.flatMap((n) => [0, ...degrees.slice(0, n)].map((m) => `${n} ${m} ${n === 1 ? -29000 : 0} 0 0 0`));
  const model = ["2025.0 DIPOLE 1/1/2025", ...coefficients].join("\n");
  const text = () => pick([model, "31UDQ48251195", "31U", "48.5N 2.3E", "1 km", "3 ha", "45.5\u00b0", "NNE", "36 km/h", "045 T", "12.5 W", "MKPG1203", "208LS17", "", "DQ", "12", "2026-11-22T08:17:05Z", "<gpx/>"]);
  const declared = readFileSync(new URL("gridnorth.d.ts", folder), "utf8");
  const corner = { latitude: 0, longitude: 0 }, square = [corner, { latitude: 0, longitude: 9 }, { latitude: 9, longitude: 9 }];
  const indexes = [gn.pointIndexBuild([1, 2], [3, 4]).words, gn.polygonIndexBuild(square), gn.routeIndexBuild(square),
    new gn.FenceSet([{ id: 1, shape: "polygon", points: square }, { id: 2, shape: "circle", center: corner, radius: 1e6 }]).words];
  const made = {
    BigUint64Array: () => (random() < 0.8 ? pick(indexes) : pick(indexes).map((word) => (random() < 0.1 ? BigInt(Math.floor(random() * 2 ** 53)) : word))),
    "limit: number": () => Math.floor(random() * 5),
    number,
    string: text,
    boolean: () => random() < 0.5,
    Position: point,
    Positions: () => (random() < 0.8 ? several(point, 8) : Float64Array.from(several(between(-90, 90), 8))),
    Numbers: () => several(number),
    "Numbers | number": () => (random() < 0.2 ? number() : several(number)),
    UTMPosition: () => ({ easting: 5e5, northing: between(1e6, 9e6)(), zone: Math.floor(random() * 61), hemisphere: pick(["north", "south"]) }),
    Bounds: () => ({ south: between(-90, 0)(), west: between(-180, 180)(), north: between(0, 90)(), east: between(-180, 180)() }),
    Screen: () => ({ center: point(), zoom: between(0, 20)(), width: 800, height: 600, ...pick([{}, { bearing: number(), pitch: between(0, 85)() }, { tileSize: number() }]) }),
    "year: number": between(2019, 2036),
    MagneticModel: () => ({ ...gn.magneticModelParse(model), ...pick([{}, {}, { epoch: number() }]) }),
    Norths: () => ({ ...gn.northsCompute(point(), 0, 2027.5), ...pick([{}, {}, { declination: number() }]) }),
    TrackOptions: () => ({ tolerance: between(0, 20)(), climb: between(0, 9)() }),
    TrackState: () => (random() < 0.5 ? gn.trackBegin() : { numbers: Array.from({ length: 64 }, () => between(-9, 9)()) }),
    TrackFix: () => ({ time: pick([60, extreme()]), point: { latitude: 46.5, longitude: pick([8, extreme()]) }, altitude: pick([100, NaN, extreme()]), accuracy: 5 }),
    GridOptions: () => ({ content: several(() => pick(["lines", "digits", "borders"])), maxVertices: 5000, tolerance: between(0, 9)() }),
    FormatOptions: () => ({ form: pick(["dd", "dms", "utm", "gars", "geo-uri"]), decimals: Math.floor(random() * 14) }),
    ShapeOptions: () => ({ vertices: Math.floor(random() * 40), placement: pick(["on", "outside", "inside", "equal-area"]) }),
    Tile: () => ({ x: Math.floor(random() * 9), y: Math.floor(random() * 9), zoom: pick([3, 3, 0, 30]) }),
    Padding: () => ({ top: between(0, 300)(), right: between(0, 300)(), bottom: between(0, 300)(), left: between(0, 300)() }),
    OutlineOptions: () => ({ join: pick(["round", "miter", "bevel"]), ends: pick(["flat", "round", "square"]), tolerance: pick([0, between(1, 5000)()]) }),
    Camera: () => gn.screenCamera({ center: { latitude: 48.86, longitude: 2.3 }, zoom: 6, width: 800, height: 600, pitch: pick([0, 50]) }),
    Box: () => ({ left: 0, top: 0, right: between(1, 800)(), bottom: between(1, 600)() }),
    "readonly Box[]": () => several(made.Box, 2),
    "readonly TextSize[]": () => [{ width: between(1, 60)(), height: between(1, 30)() }],
    "readonly GridLabel[]": () => gn.gridLabels({ south: 46, west: 0, north: 51, east: 5 }, 6).slice(0, 4),
    PlanePoint: () => ({ x: between(-1, 1)(), y: between(-1, 1)() }),
    "readonly PlanePoint[]": () => several(made.PlanePoint),
    "readonly CalibrationPoint[]": () => several(() => ({ pixel: made.PlanePoint(), place: made.PlanePoint() }), 5),
    Calibration: () => ({ matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1], residual: 0, kind: pick(["similarity", "affine", "homography"]) }),
    GeoJSONOptions: () => ({ decimals: Math.floor(random() * 14), edgeTolerance: pick([0, between(0, 1e6)()]) }),
    MGRSCell: () => ({ ...gn.mgrsDecode(pick(["31UDQ48251195", "31U", "ZAH", "32VNM12"])), ...pick([{}, {}, { zone: number(), band: text().slice(0, 1) }]) }),
    "code: number": () => 32600 + Math.floor(random() * 62),
    // Millions of objects are more than a process of node has room for.
    "interval: number": between(1e5, 1e6),
    ...Object.fromEntries(["zoom", "minZoom", "maxZoom"].map((name) => [`${name}: number`, () => Math.floor(random() * 11)])),
    "tileSize: number": () => pick([256, 512, 1]),
    "tolerance: number": between(0, 5000),
    "zone: number": () => Math.floor(random() * 62),
    "zone: string": () => pick(["31U", "31", "Z", ""]),
    "square: string": () => pick(["DQ", "D", "VN", ""]),
    "easting: string": () => pick(["1", "12", ""]),
    "northing: string": () => pick(["1", "12", ""]),
    object: () => ({ name: text(), size: number() }),
    "readonly number[]": () => several(() => Math.floor(random() * 5), 3),
    "readonly string[]": () => several(text),
  };
  for (const [, name, words] of declared.matchAll(/^export type (\w+) = (".*);$/gm)) {
    made[name] = () => pick([...words.matchAll(/"(.*?)"/g)])[1];
    made[`readonly ${name}[]`] = () => several(made[name], 3);
  }
  const hostile = () =>
    pick([
      extreme, () => pick(["\0", "\ud800", "x".repeat(99), "\ud83d\ude00"]), () => null, () => undefined, () => ({}), () => [], () => true,
      () => new Date(NaN), () => Symbol("s"), () => 1n, () => () => 1, () => new Uint8Array(3), () => ({ latitude: extreme(), longitude: extreme() }),
      () => several(() => ({ latitude: extreme(), longitude: extreme() })), () => several(extreme), () => ({ spacing: extreme(), vertices: extreme() }),
      () => ({ south: extreme(), west: extreme(), north: extreme(), east: extreme() }), () => new Proxy([], { get: (_, key) => (key === "length" ? 3 : extreme()) }),
    ])();
  return { made, hostile, pick };
}

test("nothing that is thrown at any function is a trap", () => {
  const random = randomNumbers();
  const { made, hostile, pick } = makers(random);
  const declared = readFileSync(new URL("gridnorth.d.ts", folder), "utf8").split("export interface GridNorth {")[1];
  const functions = [...declared.matchAll(/^  (\w+)\((.*?)\): /gm)].map(([, name, list]) => {
    const typed = list === "" ? [] : list.split(", ").map((argument) => argument.replace("?", "").replace(" | null", ""));
    // Some arguments are hardly ever met by chance.
    const types = typed.map((argument) => (made[argument] ? argument : argument.split(": ")[1]));
    types.forEach((type) => assert.ok(made[type], `${name} takes ${type}`));
    return { name, types };
  });
  const answers = new Map(functions.map(({ name }) => [name, 0]));
  const rounds = 40_000 * Number(process.env.GRIDNORTH_EFFORT ?? 1);
  const silent = () => functions.filter(({ name }) => answers.get(name) === 0);
  // Chance gives a few functions hardly any values that they take: these have three times as many rounds to themselves.
  for (let round = 0; round < rounds || (round < 4 * rounds && silent().length > 0); round++) {
    const { name, types } = pick(round < rounds ? functions : silent());
    const values = types.map((type) => (random() < 0.1 ? hostile() : made[type]()));
    // Answers of millions of vertices are for the test above.
    if (name === "geodesicPoints" && typeof values[2] === "number" && values[2] > 1e5) continue;
    if (name.startsWith("tileCover") && values.some((value) => typeof value === "number" && value > 12 && value <= 30)) continue;
    if (name === "routeMarks" && !(typeof values[2] === "number" && values[2] >= 1e5)) continue;
    if (name === "routeDensify" && !(typeof values[2] === "number" && values[2] > 1000)) continue;
    try {
      gn[name](...values);
      answers.set(name, answers.get(name) + 1);
    } catch (error) {
      const expected = error instanceof GridNorthError || error instanceof TypeError || error instanceof RangeError;
      assert.ok(expected && !(error instanceof WebAssembly.RuntimeError), `${name}(${inspect(values, { depth: 4 })}): ${error.stack}`);
      assert.notEqual(error.code, "GN_ERROR_NULL", name);
      assert.doesNotMatch(error.message, /detached/, name);
    }
    if (round % 100 === 0) works();
  }
  works();
  // A test of refusals alone would show little.
  assert.deepEqual(silent(), []);
});
