// SPDX-License-Identifier: MIT
/**
 * @file Files of GPX, KML, Cursor on Target, GeoJSON and CSV as features: those of GeoJSON, each with one Point, LineString or
 * Polygon. A Point may be a circle and the like, as writeFeatures() of the library takes it. Nothing here knows the page.
 */

import { featuresOfGeoJSON } from "./geojson.mjs";
import { readPoints } from "./csv.js";

/** What a feature keeps as its properties; other numbers of an entry of the library are left. */
const TEXTS = ["name", "uid", "type", "how"];
const NUMBERS = ["time", "start", "stale", "radius", "secondRadius", "azimuth", "width", "inclination"];

/**
 * Reads a file; its contents say what it is.
 *
 * @param {import("./gridnorth.mjs").GridNorth} gn
 * @param {string} text
 * @returns {{features: object[], skipped: number, reason: string} | null} How many are not usable, and why the first is not;
 *   null if it is none of these formats: perhaps a list of positions.
 * @throws {Error} With a sentence, if it seems to be one of them and is not.
 */
export function readDocument(gn, text) {
  const first = text.trimStart()[0];
  if (first === "<") return readXML(gn, text);
  if (first === "{" || first === "[") return readGeoJSON(gn, text);
  const read = readPoints(gn, text);
  return read && report(read.features, read.problems);
}

/** The text of a file in the encoding that it says, or that it has. */
export function textOf(bytes) {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)/u.exec(start)?.[1];
  const marked = { "ÿþ": "utf-16le", "þÿ": "utf-16be" }[start.slice(0, 2)];
  try {
    return new TextDecoder(marked ?? declared ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function report(features, problems) {
  return { features, skipped: problems.length, reason: problems[0] ?? "" };
}

function readXML(gn, text) {
  let read;
  try {
    read = gn.readFeatures(text);
  } catch (error) {
    if (error.code !== "GN_ERROR_DOCUMENT") throw error;
    throw new Error("It is neither GPX nor KML nor Cursor on Target.");
  }
  const { entries, vertices, skipped, report } = read;
  const ring = ({ first, count }) => vertices.subarray(4 * first, 4 * (first + count));
  const features = entries.flatMap((entry, i) => {
    if (entry.kind === "box") return outlined(gn, read.features[i]);
    const given = (keys) => Object.fromEntries(keys.filter((key) => entry[key] !== null).map((key) => [key, entry[key]]));
    return featureOf({ ...entry, rings: [entry, ...entry.holes].map(ring), words: given(TEXTS), numbers: given(NUMBERS) });
  });
  return { features, skipped, reason: report ? `line ${report.line}: ${report.message}` : "" };
}

/** The outline of a box, as the library writes it. */
function outlined(gn, feature) {
  return featuresOfGeoJSON([feature], gn.timeParse).map(featureOf);
}

function readGeoJSON(gn, text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch ({ message }) {
    throw new Error(`It is no JSON: ${message}`);
  }
  const list = Array.isArray(value) ? value : value.type === "FeatureCollection" ? value.features : [value];
  if (!Array.isArray(list) || (list.length > 0 && list.every((one) => typeof one?.type !== "string"))) throw new Error("It is JSON, but no GeoJSON.");
  const [features, problems] = [[], []];
  for (const [i, one] of list.entries()) {
    try {
      const parts = featuresOfGeoJSON(one?.type === "Feature" ? [one] : one, gn.timeParse);
      parts.forEach(check);
      for (const feature of rejoined(parts.map(featureOf))) features.push(feature);
    } catch ({ message }) {
      problems.push(`feature ${i + 1}: ${message.replace(/^features(\[0\])?\.?/u, "")}`);
    }
  }
  return report(features, problems);
}

/** What the readers of XML have checked already. */
function check({ kind, rings }) {
  const least = { line: 1, area: 3 }[kind] ?? 1;
  for (const ring of rings) {
    if (ring.length < 4 * least) throw new RangeError("It has too few positions.");
    if (ring.some((value, i) => i % 4 === 0 && !(Math.abs(value) <= 90))) throw new RangeError("The latitude lies outside -90 to 90 degrees.");
    if (ring.some((value, i) => i % 4 === 1 && !Number.isFinite(value))) throw new RangeError("The longitude is no number.");
  }
}

/** A feature of one of the library's parts: rings have latitude, longitude, altitude and time of each vertex. */
function featureOf({ kind, isRoute, rings, words, numbers }) {
  const properties = { ...words, ...numbers };
  const lines = rings.map(coordinatesOf);
  const feature = (type, coordinates) => ({ type: "Feature", properties, geometry: { type, coordinates } });
  if (kind === "line") {
    const times = lines[0].map((_, i) => (Number.isNaN(rings[0][4 * i + 3]) ? null : rings[0][4 * i + 3]));
    if (times.some((time) => time !== null)) properties.coordTimes = times;
    if (isRoute) properties.route = true;
    return feature("LineString", lines[0]);
  }
  if (kind === "area") return feature("Polygon", lines.map((line) => [...line, line[0]]));
  if (kind !== "point") properties.kind = kind;
  if (!Number.isNaN(rings[0][3])) properties.time ??= rings[0][3];
  return feature("Point", lines[0][0]);
}

function coordinatesOf(ring) {
  const line = [];
  for (let at = 0; at < ring.length; at += 4) {
    line.push(Number.isNaN(ring[at + 2]) ? [ring[at + 1], ring[at]] : [ring[at + 1], ring[at], ring[at + 2]]);
  }
  return line;
}

/** The lines of one feature without the cuts at the antimeridian that GeoJSON asks for. */
function rejoined(features) {
  const whole = [];
  for (const feature of features) {
    const before = whole.at(-1);
    if (!before || !isCut(before.geometry, feature.geometry)) {
      whole.push(feature);
      continue;
    }
    const [line, added] = [before.geometry.coordinates, feature.geometry.coordinates];
    if (before.properties.coordTimes || feature.properties.coordTimes) {
      before.properties.coordTimes ??= line.map(() => null);
      append(before.properties.coordTimes, feature.properties.coordTimes ?? added.map(() => null));
    }
    append(line, added);
  }
  return whole;
}

/** Appends a list that begins where the other ends; that place is in neither. */
function append(list, added) {
  list.pop();
  for (const one of added.slice(1)) list.push(one);
}

function isCut(one, other) {
  if (one.type !== "LineString" || other.type !== "LineString") return false;
  const [[west, south], [east, north]] = [one.coordinates.at(-1), other.coordinates[0]];
  return Math.abs(west) === 180 && west === -east && south === north;
}
