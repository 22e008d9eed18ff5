// SPDX-License-Identifier: MIT
//
// GeoJSON as text, which the library reads as it reads that of a file.

import { number } from "./values.mjs";

const TIMES = ["time", "start", "stale"];

/** Nine decimals of a second distinguish the doubles of present times. */
const TIME_DECIMALS = 9;

const encoder = new TextEncoder();

/**
 * The text of a FeatureCollection, a Feature, an array of them, or a geometry, in `bytes`; `featureAt` gives the index of the feature
 * at a byte. Times become texts: `clock.format(seconds, decimals)` makes one, and `clock.check(text, name)` refuses other texts.
 */
export function textOfGeoJSON(value, clock) {
  const parts = partsOf(value, clock).map((part) => encoder.encode(part));
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  const ends = [];
  let end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
    ends.push(end);
  }
  // The first part of a collection is the text before its features.
  const featureAt = (place) => Math.max(ends.findIndex((end) => place < end) - 1, 0);
  return { bytes, featureAt };
}

/** The text before the features, the text of each feature, and the end. */
function partsOf(value, clock) {
  const collection = Array.isArray(value) ? { type: "FeatureCollection", features: value } : value;
  const { features, ...others } = collection;
  if (collection.type !== "FeatureCollection" || !Array.isArray(features)) return [written(withTimes(value, "features", clock))];
  const name = collection === value ? "features.features" : "features";
  return [
    `${written(others).slice(0, -1)},"features":[`,
    ...Array.from(features, (feature, i) => `${i > 0 ? "," : ""}${written(withTimes(feature, `${name}[${i}]`, clock))}`),
    "]}",
  ];
}

/** A feature whose times are texts. */
function withTimes(feature, name, clock) {
  const { properties } = feature ?? {};
  if (typeof properties !== "object" || properties === null) return feature;
  const place = `${name}.properties`;
  const times = {};
  for (const key of TIMES) if (Object.hasOwn(properties, key)) times[key] = time(properties[key], `${place}.${key}`, clock);
  const moments = (value) => (Array.isArray(value) ? value.map(moments) : typeof value === "string" ? value : time(value, "coordTimes", clock));
  if (Array.isArray(properties.coordTimes)) times.coordTimes = moments(properties.coordTimes);
  return Object.keys(times).length === 0 ? feature : { ...feature, properties: { ...properties, ...times } };
}

function time(value, name, clock) {
  if (value === null || value === undefined || value instanceof Date) return value;
  if (typeof value === "string") return clock.check(value, name);
  const seconds = number(value, name);
  return Number.isNaN(seconds) ? null : clock.format(seconds, Number.isInteger(seconds) ? 0 : TIME_DECIMALS);
}

const written = (value) => JSON.stringify(value, plain) ?? "null";

/** NaN becomes null by itself; infinity a text, which is no number to any reader, and not an altitude that there is not. */
function plain(_, value) {
  return typeof value === "bigint" || value === Infinity || value === -Infinity ? String(value) : value;
}
