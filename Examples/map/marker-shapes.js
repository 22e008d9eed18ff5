// SPDX-License-Identifier: MIT
import { LONGEST } from "./sector.js";

const MOST_RINGS = 50;

/** Parts of the radius that a drawn circle may be wrong by, however far the map is zoomed out. */
const FINE = 1 / 200;

/**
 * Reads several radii: "500 m; 1,5 km", "500 m, 1 km". A comma parts them only behind a unit.
 *
 * @returns {{text: string, metres: number}[]}
 * @throws What lengthParse() throws; a RangeError for a radius that no circle here can have.
 */
export function readRadii(gn, text) {
  const parts = text.split(/;|(?<=\p{L}\s*),/u).map((part) => part.trim()).filter(Boolean);
  if (parts.length > MOST_RINGS) throw new RangeError(`There may be ${MOST_RINGS} rings.`);
  return parts.map((part) => {
    const metres = gn.lengthParse(part);
    if (metres > 0 && metres <= LONGEST) return { text: part, metres };
    throw new RangeError("A radius is more than 0 and at most 15,000 km.");
  });
}

/** The radii of a text, or none where it cannot be read: what is typed is not always finished. */
function radiiOf(gn, text) {
  try {
    return readRadii(gn, text);
  } catch {
    return [];
  }
}

/** Edges that depart from a circle of this radius by no more than the tolerance, nor by what could be seen. */
function fine(tolerance, radius) {
  const most = Math.max(1e-6, Math.min(tolerance, radius * FINE));
  return { tolerance: most, edgeTolerance: most };
}

function drawName(gn, marker) {
  return { labels: [{ point: marker, text: marker.name, kind: "ring", below: 22 }] };
}

function drawRings(gn, marker, tolerance) {
  const rings = radiiOf(gn, marker.rings);
  if (rings.length === 0) return {};
  const radii = rings.map(({ metres }) => metres);
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

/** The risk circle is drawn around what it stands for: whatever is nearer than its radius lies in it. */
function drawRisk(gn, marker, tolerance) {
  const [risk] = radiiOf(gn, marker.risk);
  if (!risk) return {};
  const radius = risk.metres;
  const options = { ...fine(tolerance, radius), placement: "outside" };
  return {
    areas: [gn.circleGeoJSON(marker, radius, options, { kind: "risk", radius })],
    lines: [gn.routeGeoJSON(gn.circle(marker, radius, options), options, { kind: "risk" })],
  };
}

function drawSector(gn, marker, tolerance) {
  if (!marker.sector) return {};
  const { azimuth, width, range } = marker.sector;
  const options = fine(tolerance, range);
  const wedge = [marker, 0, range, azimuth, width, options];
  return {
    areas: [gn.wedgeGeoJSON(...wedge, { kind: "sector", azimuth, width, range })],
    lines: [gn.routeGeoJSON(gn.wedge(...wedge), options, { kind: "sector" })],
  };
}

/**
 * What is drawn for a marker, by the property that it shows: range rings, the risk circle, the sector. Each is
 * draw(gn, marker, tolerance in metres), see markers.js, and gives a Drawing, see shapes.js.
 */
export const markerShapes = { name: drawName, rings: drawRings, risk: drawRisk, sector: drawSector };
