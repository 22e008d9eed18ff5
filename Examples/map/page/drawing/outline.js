// SPDX-License-Identifier: MIT
import { uncut } from "../map/shores.js";

/** Vertices up to which edges are drawn as geodesics; longer lines have short edges. */
const MOST_VERTICES = 500;

/** By how many meters edges may be wrong, and how large circles are for that. */
const EDGE_TOLERANCE = 20;
const FINE = 1 / 200;

/**
 * A feature of a file as a Drawing, see shapes.js, with one label.
 *
 * @throws The library's error for a feature that cannot be drawn.
 */
export function outline(gn, feature) {
  const { properties: { name }, geometry: { type, coordinates } } = feature;
  const properties = { kind: "file", name: name ?? "" };
  const drawn = (geometry) => ({ type: "Feature", properties, geometry });
  if (type === "Point" && feature.properties.kind === undefined) return { points: [drawn({ type, coordinates })] };
  const geometry = geometryOf(gn, feature);
  const labels = name ? [{ point: middle(geometry), text: name, kind: "file" }] : [];
  if (geometry.type.endsWith("LineString")) return { lines: [drawn(geometry)], labels };
  const rings = geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();
  return {
    areas: [drawn(geometry)],
    lines: [drawn({ type: "MultiLineString", coordinates: rings.flatMap(uncut) })],
    labels,
  };
}

function geometryOf(gn, feature) {
  const { geometry: { type, coordinates }, properties: { radius } } = feature;
  const options = { edgeTolerance: EDGE_TOLERANCE };
  if (type === "LineString" && coordinates.length > 1 && coordinates.length <= MOST_VERTICES) {
    return gn.routeGeoJSON(coordinates.map(pointOf), options).geometry;
  }
  if (type === "Polygon" && coordinates.flat().length <= MOST_VERTICES) {
    const rings = coordinates.map((ring) => ring.slice(0, -1));
    return gn.polygonGeoJSON(rings.flat().map(pointOf), rings.map(({ length }) => length), options).geometry;
  }
  const tolerance = Math.max(1e-3, Math.min(EDGE_TOLERANCE, radius * FINE || EDGE_TOLERANCE));
  return JSON.parse(gn.writeFeatures(feature, "geojson", { tolerance })).features[0].geometry;
}

function pointOf([longitude, latitude]) {
  return { latitude, longitude };
}

/** Where a name is written: half way along a line, or in the middle of the box of an area. */
function middle({ type, coordinates }) {
  if (type.endsWith("LineString")) {
    const line = type === "LineString" ? coordinates : coordinates[0];
    const half = (line.length - 1) / 2;
    const [one, other] = [line[Math.floor(half)], line[Math.ceil(half)]];
    return pointOf([(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]);
  }
  const [ring] = type === "Polygon" ? coordinates : coordinates[0];
  const between = (i) => (ring.reduce((least, one) => Math.min(least, one[i]), Infinity) + ring.reduce((most, one) => Math.max(most, one[i]), -Infinity)) / 2;
  return { latitude: between(1), longitude: between(0) };
}
