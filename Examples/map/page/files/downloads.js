// SPDX-License-Identifier: MIT
/** @file The contents of the map as a file. */

import { isPoint, writePoints } from "./csv.js";
import { markerShapes, radiiOf } from "../drawing/marker-shapes.js";

/** The names and types of the files. */
export const FORMATS = {
  gpx: { title: "GPX", ending: "gpx", type: "application/gpx+xml" },
  kml: { title: "KML", ending: "kml", type: "application/vnd.google-earth.kml+xml" },
  cot: { title: "Cursor on Target", ending: "cot", type: "application/xml" },
  geojson: { title: "GeoJSON", ending: "geojson", type: "application/geo+json" },
  csv: { title: "CSV", ending: "csv", type: "text/csv;charset=utf-8" },
};

/** A tenth of a millimeter; by how many meters polygons depart from circles. */
const OPTIONS = { decimals: 9, meterDecimals: 3, tolerance: 0.1 };

/**
 * Writes the markers, the route, the polygon and features from files.
 *
 * @param {keyof typeof FORMATS} format
 * @returns {{text: string, count: number, left: string[]}} How many features it has, and the omitted data in words.
 */
export function written(app, format) {
  const { gn } = app;
  const features = [
    ...app.markers.all().flatMap((marker) => markerFeatures(gn, marker, format)),
    ...pathFeatures(app.route.points(), app.polygon.points()),
    ...app.drawings.all(),
  ];
  if (format === "csv") {
    const points = features.filter(isPoint);
    const left = features.length - points.length;
    const omitted = left > 0 ? [counted(left, "line or shape", "lines and shapes")] : [];
    return { text: writePoints(gn, points), count: points.length, left: omitted };
  }
  const options = { ...OPTIONS, time: new Date() };
  const holes = format === "cot" ? features.reduce((sum, feature) => sum + holesOf(feature), 0) : 0;
  const whole = holes > 0 ? features.map(withoutHoles) : features;
  const good = isWritable(gn, whole, format, options) ? whole : whole.filter((feature) => isWritable(gn, feature, format, options));
  const refused = whole.length - good.length;
  return {
    text: gn.writeFeatures(good, format, options),
    count: good.length,
    left: [holes > 0 && counted(holes, "hole", "holes"), refused > 0 && counted(refused, "feature", "features")].filter(Boolean),
  };
}

function isWritable(gn, features, format, options) {
  try {
    return gn.writeFeatures(features, format, options) !== "";
  } catch {
    return false;
  }
}

function markerFeatures(gn, marker, format) {
  const { name, latitude, longitude, altitude, sector, facts } = marker;
  const position = [longitude, latitude, ...(altitude === undefined ? [] : [altitude])];
  const at = (properties) => feature({ name, ...properties }, { type: "Point", coordinates: position });
  const circle = ({ meters }) => at({ kind: "circle", radius: meters });
  const wedge = sector &&
    at({ ...facts, kind: "sector", radius: sector.range, secondRadius: 0, azimuth: sector.azimuth, width: sector.width });
  const risks = format === "cot"
    ? radiiOf(gn, marker.risk).map(circle)
    : (markerShapes.risk(gn, marker, OPTIONS.tolerance).areas ?? []).map(({ geometry }) => feature({ name }, geometry));
  // An event with a sector is a point already.
  return [...(wedge && format === "cot" ? [] : [at(facts)]), ...radiiOf(gn, marker.rings).map(circle), ...risks, ...(wedge ? [wedge] : [])];
}

function pathFeatures(route, polygon) {
  const line = (points) => points.map(({ latitude, longitude }) => [longitude, latitude]);
  return [
    ...(route.length > 1 ? [feature({ name: "Route", route: true }, { type: "LineString", coordinates: line(route) })] : []),
    ...(polygon.length > 2 ? [feature({ name: "Polygon" }, { type: "Polygon", coordinates: [line([...polygon, polygon[0]])] })] : []),
  ];
}

function feature(properties, geometry) {
  return { type: "Feature", properties, geometry };
}

function holesOf({ geometry: { type, coordinates } }) {
  return type === "Polygon" ? coordinates.length - 1 : 0;
}

function withoutHoles(one) {
  return holesOf(one) === 0 ? one : { ...one, geometry: { type: "Polygon", coordinates: one.geometry.coordinates.slice(0, 1) } };
}

function counted(count, one, many) {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
