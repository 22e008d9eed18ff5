// SPDX-License-Identifier: MIT
//
// The vectors that all hosts share: Tests/Vectors.

import assert from "node:assert/strict";
import { test } from "node:test";

import { gn, outcome, string, unescaped, value, vectors } from "./library.mjs";

const hemispheres = { N: "north", S: "south" };
const near = (found, expected, tolerance, id) =>
  assert.ok(Math.abs(found - value(expected)) <= value(tolerance), `${id}: ${found} is not ${expected}`);
const point = (row) => ({ latitude: value(row.latitude), longitude: value(row.longitude) });

test("mgrsEncode", () => {
  const rows = vectors("mgrs-encode");
  assert.ok(rows.length > 100);
  for (const row of rows) {
    assert.equal(outcome(() => gn.mgrsEncode(point(row), Number(row.precision))), row.status, row.id);
    if (row.status === "OK") assert.equal(gn.mgrsEncode(point(row), Number(row.precision)), row.text, row.id);
  }
});

test("mgrsEncodeUTM", () => {
  for (const row of vectors("mgrs-encode-utm")) {
    const utm = { easting: value(row.easting), northing: value(row.northing), zone: Number(row.zone) };
    utm.hemisphere = hemispheres[row.hemisphere];
    // A hemisphere that is neither north nor south has no word in JavaScript either.
    if (utm.hemisphere === undefined) {
      assert.throws(() => gn.mgrsEncodeUTM(utm, Number(row.precision)), TypeError, row.id);
      continue;
    }
    assert.equal(outcome(() => gn.mgrsEncodeUTM(utm, Number(row.precision))), row.status, row.id);
    if (row.status === "OK") assert.equal(gn.mgrsEncodeUTM(utm, Number(row.precision)), row.text, row.id);
  }
});

test("mgrsDecode and mgrsDecodeStrict", () => {
  let count = 0;
  for (const row of vectors("mgrs-decode")) {
    const text = string(unescaped(row.text));
    if (text === null) continue;
    count += 1;
    const decode = row.rule === "strict" ? gn.mgrsDecodeStrict : gn.mgrsDecode;
    assert.equal(outcome(() => decode(text)), row.status, row.id);
    if (row.status !== "OK") {
      const offset = Buffer.from(text).subarray(0, Number(row.offset)).toString().length;
      if (row.offset !== "-") assert.throws(() => decode(text), { offset }, row.id);
      continue;
    }
    const cell = decode(text);
    assert.equal(cell.precision, Number(row.precision), row.id);
    if (row.zone !== "-") assert.equal(cell.zone, Number(row.zone), row.id);
    if (row.band !== "-") assert.equal(cell.band, row.band, row.id);
    if (row.square !== "-") assert.equal(cell.column + cell.row, row.square, row.id);
    if (row.latitude !== "-") near(cell.center.latitude, row.latitude, row.tolerance, row.id);
    if (row.longitude !== "-") near(cell.center.longitude, row.longitude, row.tolerance, row.id);
    if (row.size !== "-") assert.equal(cell.size, Number(row.size), row.id);
  }
  assert.ok(count > 100);
});

test("utmForward", () => {
  for (const row of vectors("utm-forward")) {
    const call = () => gn.utmForward(point(row), Number(row.zone));
    assert.equal(outcome(call), row.status, row.id);
    if (row.status !== "OK") continue;
    const utm = call();
    assert.equal(utm.zone, Number(row.out_zone), row.id);
    assert.equal(utm.hemisphere, hemispheres[row.hemisphere], row.id);
    near(utm.easting, row.easting, row.tolerance, row.id);
    near(utm.northing, row.northing, row.tolerance, row.id);
  }
});

test("utmInverse", () => {
  for (const row of vectors("utm-inverse")) {
    const utm = { easting: value(row.easting), northing: value(row.northing), zone: Number(row.zone) };
    utm.hemisphere = hemispheres[row.hemisphere];
    if (utm.hemisphere === undefined) {
      assert.throws(() => gn.utmInverse(utm), TypeError, row.id);
      continue;
    }
    assert.equal(outcome(() => gn.utmInverse(utm)), row.status, row.id);
    if (row.status !== "OK") continue;
    near(gn.utmInverse(utm).latitude, row.latitude, row.tolerance, row.id);
    near(gn.utmInverse(utm).longitude, row.longitude, row.tolerance, row.id);
  }
});

test("positionParse", () => {
  let count = 0;
  const words = (text) => (text === "0" ? [] : text.toLowerCase().replaceAll("_", "-").split(/[+|,]/));
  for (const row of vectors("position-parse")) {
    const text = string(unescaped(row.text));
    if (text === null) continue;
    count += 1;
    const [form] = words(row.form);
    const call = () => gn.positionParse(text, form, words(row.rule));
    assert.equal(outcome(call), row.status, row.id);
    if (row.status !== "OK") {
      const offset = Buffer.from(text).subarray(0, Number(row.offset)).toString().length;
      if (row.offset !== "-") assert.throws(call, { offset }, row.id);
      continue;
    }
    const found = call();
    assert.equal(found.length, Number(row.count), row.id);
    if (row.out_form !== "-") assert.equal(found[0].form, words(row.out_form)[0], row.id);
    if (row.flags !== "-") assert.deepEqual(found[0].flags.sort(), words(row.flags).sort(), row.id);
    if (row.latitude !== "-") near(found[0].point.latitude, row.latitude, row.tolerance, row.id);
    if (row.longitude !== "-") near(found[0].point.longitude, row.longitude, row.tolerance, row.id);
  }
  assert.ok(count > 100);
});

test("decimalYear", () => {
  for (const row of vectors("decimal-year")) {
    const call = () => gn.decimalYear(value(row.seconds));
    assert.equal(outcome(call), row.status, row.id);
    if (row.status === "OK") near(call(), row.year, row.tolerance, row.id);
  }
});

const camel = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
const word = (name) => name.toLowerCase().replaceAll("_", "-");

test("magneticCompute", () => {
  const rows = vectors("magnetic");
  assert.ok(rows.length > 100);
  const names = Object.keys(rows[0]).slice(7, -3);
  for (const row of rows) {
    const call = () => gn.magneticCompute(point(row), value(row.height), value(row.year));
    assert.equal(outcome(call), row.status, row.id);
    if (row.status !== "OK") continue;
    const found = call();
    for (const name of names) {
      const isAngle = name.includes("clination") || name === "uncertainty";
      if (row[name] !== "-") near(found[camel(name)], row[name], isAngle ? row.angle_tolerance : row.tolerance, `${row.id} ${name}`);
    }
    assert.deepEqual(found.flags, row.flags === "0" ? [] : row.flags.split("+").map(word), row.id);
  }
});

test("northsCompute and azimuthConvert", () => {
  for (const row of vectors("norths")) {
    const call = () => {
      const norths = gn.northsCompute(point(row), value(row.height), value(row.year), Number(row.zone));
      return { ...norths, converted: gn.azimuthConvert(value(row.azimuth), word(row.from), word(row.to), norths) };
    };
    assert.equal(outcome(call), row.status, row.id);
    if (row.status !== "OK") continue;
    const found = call();
    assert.deepEqual([found.zone, found.hemisphere], [Number(row.out_zone), hemispheres[row.hemisphere]], row.id);
    for (const name of ["convergence", "declination", "grid_magnetic", "converted"]) {
      near(found[camel(name)], row[name], row.tolerance, `${row.id} ${name}`);
    }
  }
});

test("what measures are written as", () => {
  for (const row of vectors("measure-format")) {
    const given = [value(row.value), ...(row.measure === "COURSE" ? [word(row.north)] : []), word(row.unit), Number(row.digits)];
    const call = () => gn[`${row.measure.toLowerCase()}Format`](...given);
    assert.equal(outcome(call), row.status, row.id);
    if (row.status === "OK") assert.equal(call(), string(unescaped(row.text)), row.id);
  }
});

test("what measures are read as", () => {
  for (const row of vectors("measure-parse")) {
    const text = string(unescaped(row.text));
    const call = () => gn[`${row.measure.toLowerCase()}Parse`](text);
    assert.equal(outcome(call), row.status, row.id);
    if (row.status !== "OK") {
      assert.throws(call, { offset: Buffer.from(text).subarray(0, Number(row.offset)).toString().length }, row.id);
      continue;
    }
    const found = call();
    near(row.measure === "COURSE" ? found.degrees : found, row.value, row.tolerance, row.id);
    if (row.measure === "COURSE") assert.equal(found.north, word(row.north), row.id);
  }
});

test("what GeoJSON is read as", () => {
  for (const row of vectors("geojson-read")) {
    const text = string(unescaped(row.text));
    const call = () => gn.readFeatures(text, { format: "geojson" });
    // The report lists omissions; there is no error.
    assert.equal(outcome(call), row.status === "PARTIAL" ? "OK" : row.status, row.id);
    const offset = Buffer.from(text).subarray(0, Number(row.offset)).toString().length;
    if (row.status !== "OK" && row.status !== "PARTIAL") {
      assert.throws(call, { offset }, row.id);
      continue;
    }
    const { entries, vertices, skipped, report } = call();
    assert.equal(skipped, Number(row.skipped), row.id);
    if (row.status === "OK") assert.equal(report, null, row.id);
    else assert.deepEqual([report.code, report.offset], [`GN_ERROR_${row.error}`, offset], row.id);
    const rings = entries.flatMap(({ kind, object, count, holes }) => [[kind, object, count], ...holes.map((hole) => ["hole", object, hole.count])]);
    const listed = (values) => values.join(" ") || "-";
    assert.equal(listed(rings.map(([kind]) => kind.toUpperCase())), row.kinds, row.id);
    assert.equal(listed(rings.map(([, object]) => object)), row.objects, row.id);
    assert.equal(listed(rings.map(([, , count]) => count)), row.counts, row.id);
    const numbers = Array.from({ length: vertices.length / 4 }, (_, i) => [...vertices.subarray(4 * i, 4 * i + 3)].map((one) => (Number.isNaN(one) ? "-" : one)));
    assert.equal(listed(numbers.map((vertex) => vertex.join(","))), row.vertices, row.id);
  }
});
