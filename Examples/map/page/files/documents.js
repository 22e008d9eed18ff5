// SPDX-License-Identifier: MIT
/**
 * @file Files of GPX, KML, Cursor on Target, GeoJSON and CSV as features: those of GeoJSON, each with one Point, LineString or
 * Polygon. A Point may be a circle and the like, as writeFeatures() of the library takes it. Nothing here knows the page.
 */

import { looksOf } from "./looks.js";
import { readPoints } from "./csv.js";

/** The text before a list of features. */
const COLLECTION = '{"type":"FeatureCollection","features":';

/** The properties that a feature keeps; other numbers of an entry of the library are left. */
const KEPT = [
  "name", "uid", "type", "how", "time", "start", "stale", "radius", "secondRadius", "azimuth", "width", "inclination",
];
const LOOKS = ["stroke", "stroke-opacity", "stroke-width", "fill", "fill-opacity", "marker-color"];

/**
 * Reads a file; its contents say its format.
 *
 * @param {import("../gridnorth.mjs").GridNorth} gn
 * @param {string} text
 * @returns {{features: object[], skipped: number, reason: string} | null} How many are not usable, and why the first is not;
 *   null if it is none of these formats: perhaps a list of positions.
 * @throws {Error} With a sentence, if it seems to be one of them and is not.
 */
export function readDocument(gn, text) {
  const first = text.trimStart()[0];
  if (first === "<") return readXML(gn, text);
  // The third stands before each text of a sequence (RFC 8142).
  if (first === "{" || first === "[" || first === "\u001e") return readGeoJSON(gn, text);
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
  const { skipped, report: why } = read;
  const features = featuresOf(gn, read, read.format === "kml" ? looksOf(text) : []).flat();
  return { features, skipped, reason: why ? `line ${why.line}: ${why.message}` : "" };
}

/**
 * The features that were read: a list for each entry of the library.
 *
 * @param {(object | undefined)[]} looks Those of each object of the document, where the library does not read them.
 */
function featuresOf(gn, read, looks = []) {
  const { entries, vertices } = read;
  const ring = ({ first, count }) => vertices.subarray(4 * first, 4 * (first + count));
  return entries.map((entry, i) => {
    if (entry.kind === "box") return outlined(gn, read.features[i]);
    const properties = {};
    for (const key of KEPT) if (entry[key] !== null) properties[key] = entry[key];
    const look = looks[entry.object] ?? entry.properties;
    for (const key of LOOKS) if (look?.[key] !== undefined) properties[key] = look[key];
    return [featureOf(entry, [entry, ...entry.holes].map(ring), properties)];
  });
}

/** The outline of a box, as the library writes it. */
function outlined(gn, feature) {
  return featuresOf(gn, gn.readFeatures(JSON.stringify(feature))).flat();
}

function readGeoJSON(gn, text) {
  const isList = text.trimStart().startsWith("[");
  const none = new Error("It is JSON, but no GeoJSON.");
  let read;
  try {
    read = gn.readFeatures(isList ? `${COLLECTION}${text.trim()}}` : text, { format: "geojson" });
  } catch (error) {
    if (error.code === "GN_ERROR_DOCUMENT") throw none;
    throw ["GN_ERROR_JSON", "GN_ERROR_TEXT_INCOMPLETE"].includes(error.code) ? new Error(`It is no JSON: ${error.message}`) : error;
  }
  const { entries, skipped, report: why } = read;
  if (isList && entries.length === 0 && why?.code === "GN_ERROR_FEATURE") throw none;
  const objects = new Map(entries.map(({ object }) => [object, []]));
  for (const [i, features] of featuresOf(gn, read).entries()) objects.get(entries[i].object).push(...features);
  const column = why && why.column - (isList && why.line === 1 ? COLLECTION.length : 0);
  const reason = why ? `line ${why.line}, column ${column}: ${why.message}` : "";
  return { features: [...objects.values()].flatMap(rejoined), skipped, reason };
}

/** A feature of one of the library's parts: rings have latitude, longitude, altitude and time of each vertex. */
function featureOf({ kind, isRoute }, rings, properties) {
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
