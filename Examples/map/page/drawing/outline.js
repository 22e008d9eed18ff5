// SPDX-License-Identifier: MIT
import { affiliationOf } from "./affiliations.js";
import { besideLine, pathsOf, withinArea } from "./names.js";
import { uncut } from "../map/shores.js";

/** Vertices up to which edges are drawn as geodesics; longer lines have short edges. */
const MOST_VERTICES = 500;

/** By how many meters edges may be wrong, and how large circles are for that. */
const EDGE_TOLERANCE = 20;
const FINE = 1 / 200;

/** Properties of a feature that say how it looks, as GeoJSON files of many programs have them (simplestyle). */
const COLORS = ["stroke", "fill", "marker-color"];
const NUMBERS = { "stroke-opacity": [0, 1], "fill-opacity": [0, 1], "stroke-width": [0, 12] };

/**
 * A feature of a file as a Drawing, see shapes.js, with one label.
 *
 * @throws The library's error for a feature that cannot be drawn.
 */
export function outline(gn, feature) {
  const { properties: { name }, geometry: { type, coordinates } } = feature;
  const properties = { kind: "file", name: name ?? "", ...lookOf(feature) };
  const drawn = (geometry) => ({ type: "Feature", properties, geometry });
  if (type === "Point" && feature.properties.kind === undefined) return { points: [drawn({ type, coordinates })] };
  const geometry = geometryOf(gn, feature);
  const labels = name ? [{ point: middle(geometry), text: name, kind: "file", of: geometry }] : [];
  if (geometry.type.endsWith("LineString")) return { lines: [drawn(geometry)], labels };
  const rings = geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();
  return {
    areas: [drawn(geometry)],
    lines: [drawn({ type: "MultiLineString", coordinates: rings.flatMap(uncut) })],
    labels,
  };
}

/** The colors, opacities and width that a feature has, and that can be drawn; of an event, the frame of its affiliation. */
export function lookOf({ properties }) {
  const look = {};
  for (const key of COLORS) if (typeof properties[key] === "string" && CSS.supports("color", properties[key])) look[key] = properties[key];
  for (const [key, [low, high]] of Object.entries(NUMBERS)) {
    if (Number.isFinite(properties[key])) look[key] = Math.max(low, Math.min(high, properties[key]));
  }
  const frame = affiliationOf(properties.type);
  return frame ? { ...look, frame } : look;
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

/** Where a name is written if the view does not matter: half way along a line, or well within an area. */
function middle(geometry) {
  const parts = pathsOf(geometry);
  const all = parts.flat(2);
  const [south, north] = all.reduce(([low, high], [, latitude]) => [Math.min(low, latitude), Math.max(high, latitude)], [90, -90]);
  const stretch = Math.max(0.01, Math.cos(((south + north) * Math.PI) / 360));
  const plane = (path) => path.map(([longitude, latitude]) => [longitude * stretch, -latitude]);
  const whole = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  // The antimeridian cuts a ring or a line into parts; the name goes to the longest part.
  const longest = parts.reduce((best, part) => (part.flat().length > best.flat().length ? part : best)).map(plane);
  const [spot] = geometry.type.endsWith("LineString") ? besideLine(longest, whole) : withinArea(longest, whole, 0);
  return spot ? { latitude: -spot.y, longitude: spot.x / stretch } : pointOf(all[0]);
}
