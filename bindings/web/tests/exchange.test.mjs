// SPDX-License-Identifier: MIT
//
// Documents as features and back; GeoJSON; streams of events.

import assert from "node:assert/strict";
import { test } from "node:test";

import { gn, GridNorthError, loadSync, randomNumbers, wasm } from "./library.mjs";

const bytes = (text) => new TextEncoder().encode(text);
const text = (bytes) => new TextDecoder().decode(bytes);

const gpx = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
  <wpt lat="46.5732" lon="8.4143"><ele>2431</ele><time>2026-11-22T08:17:05Z</time><name>Fish &amp; chips</name><type><![CDATA[<hut>]]></type></wpt>
  <rte><name>Way</name><rtept lat="46.5" lon="8"/><rtept lat="46.6" lon="8.1"/></rte>
  <trk><name>Höhe</name>
    <trkseg><trkpt lat="46.5" lon="8"><ele>1200</ele><time>2026-11-22T08:17:05.25Z</time></trkpt><trkpt lat="46.5001" lon="8.0001"/></trkseg>
    <trkseg><trkpt lat="-46.5" lon="-8"/><trkpt lat="-46.4" lon="-8"/></trkseg>
  </trk>
</gpx>
`;
const event =
  "<event version='2.0' uid='a' type='a-f-G' time='2026-11-22T08:17:05Z' start='2026-11-22T08:17:06Z' " +
  "stale='2026-11-22T08:27:05Z' how='m-g'><point lat='46.5' lon='8' hae='2430' ce='9' le='9999999'/>" +
  "<detail><contact callsign='Alfa'/><track course='90' speed='1.5'/></detail></event>";
const kml = `<kml><Placemark><name>Field</name><Polygon>
<outerBoundaryIs><LinearRing><coordinates>0,60 10,60 5,61 0,60</coordinates></LinearRing></outerBoundaryIs>
<innerBoundaryIs><LinearRing><coordinates>4,60.1 5,60.3 6,60.1 4,60.1</coordinates></LinearRing></innerBoundaryIs>
</Polygon></Placemark></kml>`;

const point = (longitude, latitude, properties = {}) => ({ type: "Feature", properties, geometry: { type: "Point", coordinates: [longitude, latitude] } });

test("what a GPX document has", () => {
  const found = gn.readFeatures(gpx);
  assert.deepEqual([found.format, found.skipped, found.report], ["gpx", 0, null]);
  assert.deepEqual(found.entries.map(({ kind, name, isRoute, object, first, count }) => [kind, name, isRoute, object, first, count]), [
    ["point", "Fish & chips", false, 0, 0, 1],
    ["line", "Way", true, 1, 1, 2],
    ["line", "Höhe", false, 2, 3, 2],
    ["line", "Höhe", false, 2, 5, 2],
  ]);
  const [hut] = found.entries;
  assert.deepEqual([hut.type, hut.uid, hut.time, hut.stale, hut.radius, hut.fenceTriggers], ["<hut>", null, 1795335425, null, null, []]);
  assert.deepEqual([...found.vertices.subarray(12, 16)], [46.5, 8, 1200, 1795335425.25]);
  assert.deepEqual([...found.vertices.subarray(16, 20)], [46.5001, 8.0001, NaN, NaN]);
  assert.equal(found.vertices.length, 28);
  assert.deepEqual(found.features.map(({ type, geometry }) => [type, geometry.type]), [
    ["Feature", "Point"], ["Feature", "LineString"], ["Feature", "LineString"], ["Feature", "LineString"],
  ]);
  assert.deepEqual(found.features[0].geometry.coordinates, [8.4143, 46.5732, 2431]);
  assert.equal(found.features[0].properties.name, "Fish & chips");
  assert.deepEqual(found.geojson(), { type: "FeatureCollection", features: found.features });
  assert.deepEqual(JSON.parse(JSON.stringify(found)), found.geojson());
  assert.equal(found.features, found.features);
});

test("what an event has, and an area with a hole", () => {
  const [it] = gn.readFeatures(event).entries;
  assert.deepEqual(it, {
    kind: "point", isRoute: false, object: 0, first: 0, count: 1, holes: [], name: "Alfa", uid: "a", type: "a-f-G", how: "m-g",
    time: 1795335425, start: 1795335426, stale: 1795336025, circularError: 9, linearError: null, radius: null, secondRadius: null,
    azimuth: null, width: null, inclination: null, course: 90, speed: 1.5, low: null, high: null, fenceTriggers: [], north: "true", properties: null,
  });
  const area = gn.readFeatures(kml);
  assert.equal(area.entries.length, 1);
  assert.deepEqual([area.entries[0].kind, area.entries[0].count, area.entries[0].holes], ["area", 3, [{ first: 3, count: 3 }]]);
  assert.equal(area.features[0].geometry.coordinates.length, 2);
});

test("strings, bytes and a mark at the beginning are the same document", () => {
  const expected = gn.readFeatures(gpx).entries;
  const buffer = bytes(`xx${gpx}`);
  for (const document of [`\ufeff${gpx}`, bytes(gpx), bytes(gpx).buffer, buffer.subarray(2), new DataView(buffer.buffer, 2), Buffer.from(gpx)]) {
    assert.deepEqual(gn.readFeatures(document).entries, expected);
  }
  // A string is decoded already, even if its declaration names another encoding.
  const old = "<?xml version='1.0' encoding='ISO-8859-1'?><gpx><wpt lat='1' lon='2'><name>Höhe</name></wpt></gpx>";
  assert.equal(gn.readFeatures(old).entries[0].name, "Höhe");
  assert.equal(gn.readFeatures(Buffer.from(old, "latin1")).entries[0].name, "Höhe");
  assert.equal(gn.readFeatures(Buffer.from(`\ufeff${old}`, "utf16le")).entries[0].name, "Höhe");
  assert.equal(gn.readFeatures(Buffer.from(old.replace("ISO-8859-1", "koi8-r"), "latin1")).entries[0].name, "HЖhe");
  assert.throws(() => gn.readFeatures(Buffer.from(old.replace("ISO-8859-1", "ebcdic-9"), "latin1")), { code: "GN_ERROR_XML_ENCODING" });
  for (const [document, format] of [[gpx, "gpx"], [kml, "kml"], [event, "cot"], [event + event, "cot"]]) {
    assert.equal(gn.readFeatures(document).format, format);
    assert.equal(gn.readFeatures(document, { format }).features.length, gn.readFeatures(document).features.length);
  }
});

test("what was read is not changed by what the caller does with the bytes", () => {
  const given = bytes(gpx);
  const found = gn.readFeatures(given);
  given.fill(0x20);
  assert.equal(found.entries[1].name, "Way");
  assert.match(gn.writeFeatures(found, "gpx"), /<name>Way<\/name>/);
});

test("what cannot be used is left out and told", () => {
  const document = "<gpx><wpt lat='1' lon='2'><name>ö</name></wpt>\n <wpt lat='91' lon='2'/><wpt lon='3'/></gpx>";
  const found = gn.readFeatures(document);
  assert.equal(found.features.length, 1);
  assert.equal(found.skipped, 2);
  const { offset, ...report } = found.report;
  assert.deepEqual(report, {
    skipped: 2, dropped: 0, code: "GN_ERROR_LATITUDE", status: 33, message: "The latitude lies outside -90 to 90 degrees.", line: 2, column: 2,
  });
  assert.equal(document.slice(offset, offset + 4), "<wpt");
  assert.equal(gn.readFeatures(bytes(document)).report.offset, offset + 1);
});

test("what is no document says where", () => {
  const cases = [
    ["", "GN_ERROR_TEXT_EMPTY", 1, 1],
    ["<osm/>", "GN_ERROR_DOCUMENT", 1, 1],
    ["\n<gpx>\r\n  <wpt></wp></gpx>", "GN_ERROR_XML_TAG", 3, undefined],
    ["<gpx>ö&eacute;</gpx>", "GN_ERROR_XML_REFERENCE", 1, 7],
    ["<!DOCTYPE gpx><gpx/>", "GN_ERROR_XML_DTD", 1, undefined],
    ["<gpx><wpt", "GN_ERROR_TEXT_INCOMPLETE", 1, 10],
    ["lat,lon", "GN_ERROR_XML", 1, 1],
    ['{"type":"Topology"}', "GN_ERROR_DOCUMENT", 1, 1],
    ['{"ö":\n NaN}', "GN_ERROR_JSON", 2, 2],
    ['{"type":"FeatureCollection","features":[],"crs":"EPSG:3857"}', "GN_ERROR_TEXT_CRS", 1, 49],
  ];
  for (const [document, code, line, column] of cases) {
    assert.throws(() => gn.readFeatures(document), (error) => {
      assert.ok(error instanceof GridNorthError);
      assert.deepEqual([error.code, error.line, column && error.column], [code, line, column], document);
      assert.ok(error.offset <= document.length);
      return true;
    });
  }
  assert.throws(() => gn.readFeatures("<osm/>"), /line 1, column 1, "osm": /);
  assert.throws(() => gn.readFeatures(gpx, { format: "kml" }), { code: "GN_ERROR_DOCUMENT" });
  assert.throws(() => gn.readFeatures(gpx, { format: "geojson" }), { code: "GN_ERROR_JSON" });
  assert.throws(() => gn.readFeatures(gpx, { format: "shp" }), TypeError);
  assert.throws(() => gn.readFeatures(gpx, { formats: "gpx" }), new TypeError("options.formats: there is no such option"));
  assert.throws(() => gn.readFeatures(5), new TypeError("document must be a string or bytes"));
});

test("what is no document says what to pass instead", () => {
  assert.throws(() => gn.readFeatures(bytes("PK\x03\x04...")), { code: "GN_ERROR_XML", message: /zip archive.*doc\.kml/ });
  const latin = Uint8Array.from("<?xml version='1.0' encoding='ISO-8859-0'?><gpx>\xfc</gpx>", (letter) => letter.charCodeAt(0));
  for (const document of [latin, latin.subarray(43)]) {
    assert.throws(() => gn.readFeatures(document), { code: "GN_ERROR_XML_ENCODING", message: /new TextDecoder\(/ });
  }
  assert.throws(() => gn.readFeatures("lat,lon"), { message: /^line 1, column 1: / });
});

test("what was read is written as it was, by any instance", () => {
  for (const [document, format] of [[gpx, "gpx"], [kml, "kml"], [event, "cot"]]) {
    const found = gn.readFeatures(document);
    const again = gn.readFeatures(gn.writeFeatures(found, format));
    assert.deepEqual(again.entries, found.entries);
    assert.deepEqual(again.vertices, found.vertices);
    assert.equal(loadSync(wasm).writeFeatures(found, format), gn.writeFeatures(found, format));
    assert.deepEqual(JSON.parse(gn.writeFeatures(found, "geojson")), found.geojson());
  }
});

test("GeoJSON is read as the other documents are", () => {
  const feature = (geometry, properties) => ({ type: "Feature", properties, geometry });
  const place = feature({ type: "Point", coordinates: [8, 46.5, 2430] }, { name: "Zürich \u0001", list: [1] });
  const collection = { type: "FeatureCollection", features: [feature({ type: "Point", coordinates: [8, 146] }, null), place] };
  for (const document of [JSON.stringify(collection), bytes(`\ufeff\n${JSON.stringify(collection)}`)]) {
    const found = gn.readFeatures(document);
    assert.equal(found.format, "geojson");
    assert.deepEqual([found.skipped, found.report.code, found.report.line], [1, "GN_ERROR_LATITUDE", typeof document === "string" ? 1 : 2]);
    assert.deepEqual([...found.vertices], [46.5, 8, 2430, NaN]);
    const [{ kind, object, name, uid, properties }] = found.entries;
    assert.deepEqual({ kind, object, name, uid, properties }, { kind: "point", object: 1, name: "Zürich \u0001", uid: null, properties: place.properties });
    assert.deepEqual(found.features[0].properties, { kind: "point", object: 1, name: "Zürich \u0001" });
  }
  const lines = gn.readFeatures(`${JSON.stringify(place)}\n\u001e${JSON.stringify(place.geometry)}\n`);
  assert.deepEqual(lines.entries.map(({ object, name }) => [object, name]), [[0, "Zürich \u0001"], [1, null]]);
});

test("GeoJSON is written, of every type", () => {
  const ring = [[0, 0], [9, 0], [9, 9], [0, 0]], hole = [[5, 1], [7, 1], [7, 2], [5, 1]];
  const geometries = [
    [{ type: "Point", coordinates: [8, 46.5, 5] }, ["point"]],
    [{ type: "MultiPoint", coordinates: [[8, 46.5], [9, 46]] }, ["point", "point"]],
    [{ type: "LineString", coordinates: [[8, 46.5], [9, 46]] }, ["line"]],
    [{ type: "MultiLineString", coordinates: [[[8, 46.5], [9, 46]], [[1, 2], [3, 4]]] }, ["line", "line"]],
    [{ type: "Polygon", coordinates: [ring, hole] }, ["area"]],
    [{ type: "MultiPolygon", coordinates: [[ring, hole], [[[20, 1], [24, 1], [24, 2], [20, 1]]]] }, ["area", "area"]],
  ];
  const properties = { name: "Fish & <chips>", uid: "u", type: "t", time: "2026-11-22T08:17:05Z", stale: new Date(1795345425000), more: [1] };
  for (const [geometry, kinds] of geometries) {
    const feature = { type: "Feature", properties, geometry };
    const collection = { type: "FeatureCollection", features: [feature, { type: "Feature", properties: null, geometry: null }] };
    for (const given of [geometry, feature, collection, [feature]]) {
      const { entries } = gn.readFeatures(gn.writeFeatures(given, "kml"));
      assert.deepEqual(entries.map(({ kind }) => kind), kinds);
      assert.ok(entries.every(({ name, object }) => name === (given === geometry ? null : properties.name) && object === 0));
    }
  }
  const all = { type: "GeometryCollection", geometries: geometries.map(([geometry]) => geometry) };
  assert.equal(gn.readFeatures(gn.writeFeatures(all, "kml")).entries.length, 9);
  const [it] = gn.readFeatures(gn.writeFeatures(point(8, 46.5, properties), "cot")).entries;
  assert.deepEqual([it.name, it.uid, it.type, it.time, it.stale], ["Fish & <chips>", "u", "t", 1795335425, 1795345425]);
  const track = { type: "Feature", properties: { coordTimes: [1795335425, "2026-11-22T08:17:06.5Z"] }, geometry: geometries[2][0] };
  assert.deepEqual(gn.readFeatures(gn.writeFeatures(track, "gpx")).vertices.filter((_, i) => i % 4 === 3), new Float64Array([1795335425, 1795335426.5]));
});

test("GeoJSON that this library writes comes back", () => {
  for (const document of [gpx, kml]) {
    const found = gn.readFeatures(document);
    const again = JSON.parse(gn.writeFeatures(found.geojson(), "geojson"));
    assert.deepEqual(again.features.map(({ geometry }) => geometry), found.features.map(({ geometry }) => geometry));
    assert.deepEqual(gn.readFeatures(gn.writeFeatures(found.geojson(), "kml")).entries.map(({ name }) => name), found.entries.map(({ name }) => name));
  }
});

test("a Point may be a circle, an ellipse, a sector, or a range and bearing, and a line a route", () => {
  const numbers = { radius: 500, secondRadius: 200, azimuth: 30, width: 45, inclination: 5, time: 0 };
  const kinds = ["circle", "ellipse", "range-bearing"];
  const { entries } = gn.readFeatures(gn.writeFeatures(kinds.map((kind) => point(8, 46.5, { kind, ...numbers })), "cot"));
  assert.deepEqual(entries.map(({ kind, radius }) => [kind, radius]), kinds.map((kind) => [kind, 500]));
  assert.deepEqual([entries[1].secondRadius, entries[1].azimuth, entries[2].azimuth], [200, 30, 30]);
  const { features } = JSON.parse(gn.writeFeatures([point(8, 46.5, { kind: "sector", ...numbers })], "geojson"));
  assert.deepEqual([features[0].geometry.type, features[0].properties.width], ["Polygon", 45]);
  const route = { type: "Feature", properties: { route: true }, geometry: { type: "LineString", coordinates: [[8, 46], [9, 46]] } };
  assert.equal(gn.readFeatures(gn.writeFeatures(route, "gpx")).entries[0].isRoute, true);
});

test("random features come back", () => {
  const random = randomNumbers();
  // Adding 0 makes 0 of -0, which documents do not keep.
  const number = (least, most, decimals) => Math.round((least + (most - least) * random()) * 10 ** decimals) / 10 ** decimals + 0;
  const letters = [..."abc<>&'\"]]>;#x", "é", "漢", "😀"];
  const features = Array.from({ length: 200 }, (_, i) => {
    const name = `n${Array.from({ length: 10 * random() }, () => letters[Math.floor(letters.length * random())]).join("")}`;
    const position = () => [number(-180, 180, 7), number(-90, 90, 7), number(-400, 9000, 2)];
    const coordinates = random() < 0.5 ? position() : Array.from({ length: 2 + 10 * random() }, position);
    const isPoint = typeof coordinates[0] === "number";
    return { type: "Feature", properties: { name, ...(isPoint ? { time: i } : {}) }, geometry: { type: isPoint ? "Point" : "LineString", coordinates } };
  });
  // GPX has waypoints before tracks.
  features.sort((one, other) => (one.geometry.type === "LineString") - (other.geometry.type === "LineString"));
  for (const format of ["gpx", "kml"]) {
    const found = gn.readFeatures(gn.writeFeatures(features, format));
    assert.equal(found.skipped, 0);
    assert.deepEqual(found.entries.map(({ name }) => name), features.map(({ properties }) => properties.name));
    const expected = features.flatMap(({ geometry: { type, coordinates } }) => (type === "Point" ? [coordinates] : coordinates));
    assert.deepEqual([...found.vertices].filter((_, i) => i % 4 < 3), expected.flatMap(([x, y, z]) => [y, x, z]));
  }
});

test("what a format cannot hold is refused by its place, or left out", () => {
  const features = [point(8, 46.5, { time: 0 }), point(8, 91, { time: 0 }), point(9, 46)];
  assert.throws(() => gn.writeFeatures(features, "gpx"), { code: "GN_ERROR_LATITUDE", feature: 1, message: /^features\[1\]: / });
  assert.throws(() => gn.writeFeatures(features.slice(2), "cot"), {
    code: "GN_ERROR_DATE", feature: 0, message: /^features\[0\], which has no time: pass options\.time: /,
  });
  assert.throws(() => gn.writeFeatures(gn.readFeatures(kml), "cot", { time: 0 }), { code: "GN_ERROR_FEATURE", feature: 0 });
  assert.equal(gn.readFeatures(gn.writeFeatures(features, "gpx", { skipRefused: true })).entries.length, 2);
  assert.equal(gn.readFeatures(gn.writeFeatures(features, "cot", { skipRefused: true })).entries.length, 1);
});

test("options have an effect, and those that there are not are refused", () => {
  const circle = point(8.123456789, 46.5, { kind: "circle", radius: 500.12345 });
  const usual = { time: 0 };
  for (const [format, options] of [
    ["kml", { decimals: 3 }], ["cot", { meterDecimals: 0 }], ["cot", { timeDecimals: 1, time: 0.123 }], ["kml", { tolerance: 100 }],
    ["cot", { time: new Date(5000) }], ["cot", { staleAfter: 60 }],
  ]) {
    const without = { ...usual, ...(options.timeDecimals ? { time: 0.123 } : {}) };
    assert.notEqual(gn.writeFeatures(circle, format, { ...without, ...options }), gn.writeFeatures(circle, format, without), JSON.stringify(options));
  }
  assert.equal(gn.writeFeatures(circle, "cot", { time: new Date(5000) }), gn.writeFeatures(circle, "cot", { time: 5 }));
  assert.throws(() => gn.writeFeatures(circle, "cot", { time: 1795335425250 }), {
    code: "GN_ERROR_TIME", message: /^options\.time, in seconds: /,
  });
  assert.throws(() => gn.writeFeatures(circle, "cot", { ...usual, staleAfter: -1 }), {
    code: "GN_ERROR_TIME", message: /^options\.staleAfter, in seconds: /,
  });
  assert.throws(() => gn.writeFeatures(circle, "kml", { decimals: 13 }), { code: "GN_ERROR_DECIMALS" });
  assert.throws(() => gn.writeFeatures(circle, "kml", { color: "red" }), new TypeError("options.color: there is no such option"));
  assert.throws(() => gn.writeFeatures(circle, "shp"), /format must be one of "gpx", "kml", "cot", "geojson"/);
});

test("GeoJSON that a file may not have is refused by its place, or left out", () => {
  const ring = [[0, 0], [9, 0], [9, 9], [0, 0]];
  const place = { type: "Point", coordinates: [1, 2] };
  const system = { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::3857" } };
  const named = [
    [{}, "GN_ERROR_DOCUMENT", "features, at {}"],
    [{ type: "Foo" }, "GN_ERROR_DOCUMENT", 'features, at {"type":"Foo"}'],
    [{ type: "FeatureCollection" }, "GN_ERROR_DOCUMENT", "features, at "],
    [{ type: "LineString", coordinates: 5 }, "GN_ERROR_DOCUMENT", "features, at "],
    [{ type: "FeatureCollection", crs: system, features: [] }, "GN_ERROR_TEXT_CRS", "features, at "],
    [[place], "GN_ERROR_FEATURE", "features[0]: "],
    [[5], "GN_ERROR_FEATURE", "features[0]: "],
    [{ type: "Point", coordinates: [5] }, "GN_ERROR_TEXT_NUMBER", "features[0]: "],
    [{ type: "Point", coordinates: [1, 2, Infinity] }, "GN_ERROR_TEXT_NUMBER", "features[0]: "],
    [{ type: "GeometryCollection", geometries: [null] }, "GN_ERROR_FEATURE", "features[0]: "],
  ];
  for (const [given, code, start] of named) {
    assert.throws(() => gn.writeFeatures(given, "gpx"), (error) => error.code === code && error.message.startsWith(start), JSON.stringify(given));
  }
  assert.throws(() => gn.writeFeatures(5, "gpx"), new TypeError("features must be an object"));
  const wrong = [
    [{ type: "Point", coordinates: [8, 146] }, "GN_ERROR_LATITUDE"],
    [{ type: "Point", coordinates: [890000, 5800000] }, "GN_ERROR_LATITUDE"],
    [{ type: "Polygon", coordinates: [[[0, 0], [1, 1], [0, 0]]] }, "GN_ERROR_COUNT"],
    [{ type: "Circle", coordinates: [8, 46] }, "GN_ERROR_FEATURE"],
    [{ ...place, crs: system }, "GN_ERROR_TEXT_CRS"],
    [{ type: "GeometryCollection", geometries: [place, { type: "Polygon", coordinates: [ring.slice(2)] }] }, "GN_ERROR_COUNT"],
  ];
  const feature = (geometry) => ({ type: "Feature", geometry, properties: null });
  for (const [geometry, code] of wrong) {
    for (const features of [[place, geometry, place].map(feature), [null, geometry, place].map(feature)]) {
      for (const given of [features, { type: "FeatureCollection", features, name: "the features" }]) {
        assert.throws(() => gn.writeFeatures(given, "kml"), { code, feature: 1, message: /^features\[1\]: / });
        const { skipped } = gn.readFeatures(JSON.stringify({ type: "FeatureCollection", features }));
        const left = gn.readFeatures(gn.writeFeatures(given, "kml", { skipRefused: true })).entries;
        assert.deepEqual([skipped, left.length], [1, features[0].geometry ? 2 : 1]);
      }
    }
  }
  const good = [{ type: "Point", coordinates: [8, 46.5, null] }, { type: "Polygon", coordinates: [[...ring, ring[0], ring[0]]] }];
  for (const geometry of good) {
    const { entries, vertices } = gn.readFeatures(gn.writeFeatures(geometry, "kml"));
    assert.deepEqual([entries.length, vertices.length / 4, vertices[2]], [1, geometry === good[0] ? 1 : 3, NaN]);
  }
  let deep = place;
  for (let i = 0; i < 100; i++) deep = { type: "GeometryCollection", geometries: [deep] };
  assert.throws(() => gn.writeFeatures(deep, "gpx"), { code: "GN_ERROR_XML_LIMIT" });
  const noon = point(8, 46, { time: "noon" });
  assert.throws(() => gn.writeFeatures(noon, "gpx"), { code: "GN_ERROR_DATE", message: /^features\.properties\.time, "noon": / });
  assert.equal(gn.readFeatures(gn.writeFeatures(noon, "gpx", { skipRefused: true })).entries[0].time, null);
});

test("times of GeoJSON may be numbers", () => {
  const random = randomNumbers();
  const times = Array.from({ length: 100 }, () => 1e9 + 3e9 * random());
  const coordinates = times.map((_, i) => [8 + i / 100, 46]);
  const track = { type: "Feature", properties: { coordTimes: times }, geometry: { type: "LineString", coordinates } };
  const { vertices } = gn.readFeatures(gn.writeFeatures(track, "gpx", { timeDecimals: 9 }));
  assert.deepEqual([...vertices].filter((_, i) => i % 4 === 3), times);
  assert.throws(() => gn.writeFeatures(point(8, 46, { time: [5] }), "gpx"), new TypeError("features.properties.time must be a number"));
});

test("a stream is cut into events, however it comes", () => {
  const random = randomNumbers();
  const documents = [event, "<?xml version='1.0'?>\n<event/>", "<event><!-- </event> > --><a><![CDATA[</event>ö]]></a></event>"];
  const events = Array.from({ length: 200 }, () => documents[Math.floor(3 * random())]);
  const data = bytes(events.join("\n"));
  const stream = new gn.EventStream(), found = [];
  for (let at = 0; at < data.length; ) {
    const size = Math.floor(100 * random());
    found.push(...stream.feed(data.subarray(at, at + size)));
    at += size;
  }
  assert.deepEqual(found.map(text), events);
  assert.equal(stream.offset + stream.pending.length, data.length);
  stream.close();
  assert.deepEqual(new gn.EventStream().feed(events.join("")).map(text), events);
});

test("a stream that ends within an event, or is broken, says where", () => {
  const stream = new gn.EventStream();
  assert.deepEqual(stream.feed("<event/><event><po").map(text), ["<event/>"]);
  assert.deepEqual([text(stream.pending), stream.offset], ["<event><po", 8]);
  assert.throws(() => stream.close(), { code: "GN_ERROR_TEXT_INCOMPLETE", offset: 18 });
  assert.deepEqual(stream.feed("int/></event>").map(text), ["<event><point/></event>"]);
  const broken = new gn.EventStream();
  assert.equal(broken.feed("<event/>\n<event/><event></evt>").length, 2);
  for (const call of [() => broken.feed("<event/>"), () => broken.close()]) {
    assert.throws(call, (error) => error.code === "GN_ERROR_XML_TAG" && error.offset >= 17 && error.offset <= 30);
  }
  assert.throws(() => new gn.EventStream().feed("hello"), { code: "GN_ERROR_XML", offset: 0 });
});

test("no event is longer than the limit, and what has no end is not looked at again and again", () => {
  const long = `<event>${"x".repeat(985)}</event>`;
  assert.equal(new gn.EventStream({ limit: 1000 }).feed(long).length, 1);
  assert.throws(() => new gn.EventStream({ limit: 999 }).feed(long), { code: "GN_ERROR_XML_LIMIT" });
  for (const limit of [0, -1, 2 ** 31]) assert.throws(() => new gn.EventStream({ limit }), RangeError);
  assert.throws(() => new gn.EventStream({ limits: 5 }), TypeError);
  const stream = new gn.EventStream(), begin = process.cpuUsage();
  stream.feed("<event>");
  for (let i = 0; i < 100_000; i++) stream.feed(Uint8Array.of(0x78));
  assert.equal(stream.pending.length, 100_007);
  assert.equal(new gn.EventStream().feed("<event/>".repeat(100_000)).length, 100_000);
  assert.ok(process.cpuUsage(begin).user < 10e6);
});

test("whatever a document is, it is read or refused", () => {
  const random = randomNumbers();
  const documents = [gpx, kml, event].map(bytes);
  let answers = 0;
  for (let round = 0; round < 3000; round++) {
    const document = documents[round % 3].slice();
    const letters = random() < 0.2 ? "<>&'/=\"\0\xff" : "0123456789.-e";
    for (let i = 0; i < 3; i++) document[Math.floor(document.length * random())] = letters.charCodeAt(Math.floor(letters.length * random()));
    try {
      const found = gn.readFeatures(document.subarray(0, random() < 0.9 ? document.length : document.length * random()));
      answers += 1;
      assert.equal(found.entries.length, found.features.length);
      gn.writeFeatures(found, "gpx", { skipRefused: true });
    } catch (error) {
      assert.ok(error instanceof GridNorthError, error.stack);
      // A drawing that crosses itself at the antimeridian is no polygon.
      assert.ok((error.line >= 1 && error.column >= 1) || error.feature >= 0, error.stack);
    }
  }
  assert.ok(answers > 100);
  assert.equal(gn.readFeatures(gpx).entries.length, 4);
});
