// SPDX-License-Identifier: MIT
//
// GeoJSON that is to be written in another format: its parts, with names, times and numbers.

import { number, object } from "./values.mjs";

const TEXTS = ["name", "uid", "type", "how"];
const TIMES = ["time", "start", "stale"];

/** The kinds that are a position with numbers, and these numbers. */
const SHAPES = {
  circle: ["radius"],
  ellipse: ["radius", "secondRadius", "azimuth"],
  sector: ["radius", "secondRadius", "azimuth", "width"],
  "range-bearing": ["radius", "azimuth", "inclination"],
};

/** Collections in each other that are followed. */
const DEPTH = 64;

/**
 * The parts of a FeatureCollection, a Feature, an array of them, or a geometry: kind, object, whether it is a route, its rings with four
 * numbers for each vertex, texts and numbers. `timeOf` reads a time.
 */
export function featuresOfGeoJSON(value, timeOf) {
  const parts = [];
  let objects = 0;

  function feature(value, name) {
    const { type, geometry, properties, id } = object(value, name);
    if (type !== "Feature") throw new TypeError(`${name}.type must be "Feature"`);
    if (geometry === null || geometry === undefined) return;
    const given = properties === null || properties === undefined ? {} : object(properties, `${name}.properties`);
    const words = Object.fromEntries(TEXTS.filter((key) => isWord(given[key])).map((key) => [key, String(given[key])]));
    if (words.uid === undefined && isWord(id)) words.uid = String(id);
    const numbers = Object.fromEntries(
      TIMES.filter((key) => given[key] !== null && given[key] !== undefined)
        .map((key) => [key, seconds(given[key], `${name}.properties.${key}`)]),
    );
    const facts = { words, numbers, isRoute: given.route === true };
    if (object(geometry, `${name}.geometry`).type === "Point" && Object.hasOwn(SHAPES, given.kind)) {
      facts.kind = given.kind;
      for (const key of SHAPES[given.kind]) {
        if (given[key] !== null && given[key] !== undefined) numbers[key] = number(given[key], `${name}.properties.${key}`);
      }
    }
    whole(geometry, `${name}.geometry`, facts, given.coordTimes);
  }

  /** A geometry, all of whose parts are one object. */
  function whole(geometry, name, facts, times) {
    part(geometry, name, facts, times, 0);
    objects += 1;
  }

  function part(geometry, name, facts, times, depth) {
    const { type, coordinates, geometries } = object(geometry, name);
    const add = (kind, rings) => parts.push({ kind, object: objects, rings, ...facts });
    const place = `${name}.coordinates`;
    const each = (add) => array(coordinates, place).forEach((one, i) => add(one, `${place}[${i}]`, Array.isArray(times) ? times[i] : undefined));
    const point = (one, name) => add("point", [ring([one], name)]);
    const line = (one, name, times) => add("line", [ring(one, name, times)]);
    const area = (one, name) => add("area", array(one, name).map((each, i) => opened(ring(each, `${name}[${i}]`))));
    switch (type) {
      case "Point": return coordinates?.length === 0 ? undefined : point(coordinates, place);
      case "LineString": return line(coordinates, place, times);
      case "Polygon": return coordinates?.length === 0 ? undefined : area(coordinates, place);
      case "MultiPoint": return each(point);
      case "MultiLineString": return each(line);
      case "MultiPolygon": return each(area);
      case "GeometryCollection":
        if (depth === DEPTH) throw new TypeError(`${name}: there are more than ${DEPTH} collections in each other`);
        return array(geometries, `${name}.geometries`).forEach((one, i) => part(one, `${name}.geometries[${i}]`, facts, undefined, depth + 1));
      default: throw new TypeError(`${name}.type must be a type of GeoJSON`);
    }
  }

  /** Four numbers for each position: latitude, longitude, altitude and time. */
  function ring(positions, name, times) {
    const hasTimes = Array.isArray(times) && times.length === array(positions, name).length;
    return Float64Array.from(array(positions, name).flatMap((position, i) => {
      const [longitude, latitude, altitude] = array(position, `${name}[${i}]`);
      return [
        number(latitude, `${name}[${i}][1]`),
        number(longitude, `${name}[${i}][0]`),
        altitude === undefined || altitude === null ? NaN : number(altitude, `${name}[${i}][2]`),
        hasTimes && times[i] !== null && times[i] !== undefined ? seconds(times[i], `coordTimes[${i}]`) : NaN,
      ];
    }));
  }

  function seconds(value, name) {
    if (value instanceof Date) return value.getTime() / 1000;
    if (typeof value === "string") return timeOf(value);
    return number(value, name);
  }

  const { type } = object(value, "features");
  if (Array.isArray(value)) value.forEach((one, i) => feature(one, `features[${i}]`));
  else if (type === "FeatureCollection") array(value.features, "features.features").forEach((one, i) => feature(one, `features.features[${i}]`));
  else if (type === "Feature") feature(value, "features");
  else whole(value, "features", { words: {}, numbers: {}, isRoute: false });
  return parts;
}

const isWord = (value) => ["string", "number"].includes(typeof value);

function array(value, name) {
  if (!Array.isArray(value)) throw new TypeError(`${name} must be an array`);
  return value;
}

/** A ring without its last vertex, if that is the first one again. */
function opened(ring) {
  const last = ring.length - 4;
  return last > 0 && ring[0] === ring[last] && ring[1] === ring[last + 1] ? ring.subarray(0, last) : ring;
}
