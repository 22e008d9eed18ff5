// SPDX-License-Identifier: MIT
/** @file Sorts the features of a file into markers and drawings. Nothing here knows the page. */

import { LONGEST, NARROWEST, SHORTEST, WIDEST } from "../drawing/sector.js";
import { MOST_RINGS } from "../drawing/marker-shapes.js";
import { isPoint } from "./csv.js";

const LONGEST_NAME = 500;

/**
 * Sorts features: points become markers; circles and sectors become rings and sectors of the marker at their center that has
 * the same name, or of one of their own. If the markers are more than there is room for, all is left as it is.
 *
 * @returns {{markers: object[], others: object[]}}
 */
export function sorted(features, room) {
  // Each point would be a marker.
  if (features.filter(isPoint).length > room) return { markers: [], others: features };
  const markers = new Map();
  const others = [];
  // Points first: an event with a sector has one, too.
  for (const feature of [...features.filter(isPoint), ...features.filter((one) => !isPoint(one))]) {
    const { properties: { name = "" }, geometry: { coordinates: [longitude, latitude] } } = feature;
    const key = JSON.stringify([name, longitude, latitude]);
    const known = markers.get(key);
    // If several are at one place, the first has the rings.
    const addOne = (more) => markers.set(known ? Symbol(name) : key, { ...named(name), latitude, longitude, ...more });
    if (isPoint(feature)) {
      addOne(kept(feature));
    } else if (isCircle(feature) && (known?.rings?.split(";").length ?? 0) < MOST_RINGS) {
      const ring = `${feature.properties.radius} m`;
      if (known) known.rings = known.rings ? `${known.rings}; ${ring}` : ring;
      else addOne({ rings: ring });
    } else if (isSector(feature) && !known?.sector) {
      const { azimuth, width, radius: range } = feature.properties;
      if (known) known.sector = { azimuth, width, range };
      else addOne({ sector: { azimuth, width, range } });
    } else {
      others.push(feature);
    }
  }
  return markers.size > room ? { markers: [], others: features } : { markers: [...markers.values()], others };
}

/** One without a name gets one from the page. */
function named(name) {
  return name ? { name: name.slice(0, LONGEST_NAME) } : {};
}

function kept({ properties, geometry: { coordinates: [, , altitude] } }) {
  const { name, ...facts } = properties;
  return { ...(altitude === undefined ? {} : { altitude }), ...(Object.keys(facts).length > 0 ? { facts } : {}) };
}

function isCircle({ properties: { kind, radius } }) {
  return kind === "circle" && radius >= 0.001 && radius <= LONGEST;
}

/** Sectors of markers begin at their center. */
function isSector({ properties: { kind, radius, secondRadius = 0, azimuth, width } }) {
  return kind === "sector" && secondRadius === 0 && Number.isFinite(azimuth) &&
    radius >= SHORTEST && radius <= LONGEST && width >= NARROWEST && width <= WIDEST;
}
