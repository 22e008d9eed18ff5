// SPDX-License-Identifier: MIT
import { LONGEST } from "./sector.js";

export const MOST_RINGS = 50;

/** By how much of its radius a drawn circle may be wrong, however far the map is zoomed out. */
const FINE = 1 / 200;

/**
 * Reads several radii: "500 m; 1,5 km", "500 m, 1 km". A comma separates them only after a unit.
 *
 * @returns {{text: string, meters: number}[]}
 * @throws The error of lengthParse(); a RangeError for a radius that no circle here can have.
 */
export function readRadii(gn, text) {
  const parts = text.split(/;|(?<=\p{L}\s*),/u).map((part) => part.trim()).filter(Boolean);
  if (parts.length > MOST_RINGS) throw new RangeError(`At most ${MOST_RINGS} rings are possible.`);
  return parts.map((part) => {
    const meters = gn.lengthParse(part);
    if (meters > 0 && meters <= LONGEST) return { text: part, meters };
    throw new RangeError("A radius must be more than 0 and at most 15,000 km.");
  });
}

/** The radii in a text, or none if it cannot be read: text being typed is not always complete. */
export function radiiOf(gn, text) {
  try {
    return readRadii(gn, text);
  } catch {
    return [];
  }
}

/** Options for edges that depart from a circle of this radius by no more than the tolerance, and invisibly. */
function fine(tolerance, radius) {
  const most = Math.max(1e-6, Math.min(tolerance, radius * FINE));
  return { tolerance: most, edgeTolerance: most };
}

/** The part of these options that a line has. */
const edges = ({ edgeTolerance }) => ({ edgeTolerance });

function drawName(gn, marker) {
  return { labels: [{ point: marker, text: marker.name, kind: "ring", below: 22 }] };
}

function drawRings(gn, marker, tolerance) {
  const rings = radiiOf(gn, marker.rings);
  if (rings.length === 0) return {};
  const radii = rings.map(({ meters }) => meters);
  const { features } = gn.ringSetGeoJSON(marker, radii, fine(tolerance, Math.min(...radii)));
  // The labels come in the order of the radii.
  const labels = features.filter(({ properties }) => properties.kind === "label").map(({ geometry }, i) => {
    const [longitude, latitude] = geometry.coordinates;
    return { point: { latitude, longitude }, text: rings[i].text, kind: "ring" };
  });
  return {
    areas: features.filter(({ properties }) => properties.kind === "ring"),
    lines: radii.map((radius) => gn.arcGeoJSON(marker, radius, 0, 360, fine(tolerance, radius), { kind: "ring" })),
    labels,
  };
}

/** The risk circle is drawn outside: everything nearer than its radius lies in it. */
function drawRisk(gn, marker, tolerance) {
  const [risk] = radiiOf(gn, marker.risk);
  if (!risk) return {};
  const radius = risk.meters;
  const usual = fine(tolerance, radius);
  const options = { ...usual, placement: "outside" };
  return {
    areas: [gn.circleGeoJSON(marker, radius, options, { kind: "risk", radius })],
    lines: [gn.routeGeoJSON(gn.circle(marker, radius, options), edges(usual), { kind: "risk" })],
  };
}

function drawSector(gn, marker, tolerance) {
  if (!marker.sector) return {};
  const { azimuth, width, range } = marker.sector;
  const options = fine(tolerance, range);
  const wedge = [marker, 0, range, azimuth, width, options];
  return {
    areas: [gn.wedgeGeoJSON(...wedge, { kind: "sector", azimuth, width, range })],
    lines: [gn.routeGeoJSON(gn.wedge(...wedge), edges(options), { kind: "sector" })],
  };
}

/**
 * The drawings of a marker, by the property that it shows: range rings, the risk circle, the sector. Each is
 * draw(gn, marker, tolerance in meters), see markers.js, and returns a Drawing, see shapes.js.
 */
export const markerShapes = { name: drawName, rings: drawRings, risk: drawRisk, sector: drawSector };
