// SPDX-License-Identifier: MIT
/** @file The lines of UTM, and of UPS around the poles: those of MGRS, without bands of latitude and without squares. */

import { mgrsGrid } from "./mgrs.mjs";

/** Parallels that end UTM, or are a border of its hemispheres. */
const LIMITS = [-80, 0, 84];

/** Where a parallel is a border of zones because they are wider beyond it, around Norway and Svalbard: latitude, west, east. */
const STEPS = [[56, 3, 6], [64, 3, 6], [72, 6, 12], [72, 18, 24], [72, 30, 36]];

const BANDS = { south: "CDEFGHJKLM", north: "NPQRSTUVWX" };

/** The name of a zone in each hemisphere. 37S could be the band S, which is north. */
function zoneName(zone, hemisphere) {
  return zone === 0 ? `UPS ${hemisphere}` : `${String(zone).padStart(2, "0")} ${hemisphere}`;
}

/** The grids of the parts of a view. */
export function utmGrid(gn, parts, view, options) {
  const grids = mgrsGrid(gn, parts, view, options);
  const named = new Map();
  for (const grid of grids) {
    const lines = grid.lines.filter(({ kind, axis, coordinate }) => !(kind === "border" && axis === "latitude") || LIMITS.includes(coordinate));
    const { south, north } = grid.bounds;
    const steps = STEPS.filter(([latitude]) => south <= latitude && latitude < north);
    const weight = lines.find(({ kind }) => kind === "border")?.weight ?? grid.borderWeight;
    const vertices = new Float64Array(grid.vertices.length + 4 * steps.length);
    vertices.set(grid.vertices);
    steps.forEach(([latitude, west, east], i) => {
      const first = grid.vertices.length / 2 + 2 * i;
      vertices.set([latitude, west, latitude, east], 2 * first);
      lines.push({ kind: "border", axis: "latitude", coordinate: latitude, zone: -1, hemisphere: "north", major: true, spacing: 0, first, count: 2, weight });
    });
    grid.lines = lines;
    grid.vertices = vertices;

    // A zone has one name in each hemisphere: that of the band nearest to the center.
    for (const name of grid.names) {
      if (name.kind !== "grid-zone") continue;
      const key = zoneName(name.zone, name.hemisphere);
      const distance = Math.abs(name.position.latitude - view.center.latitude);
      if (!(named.get(key)?.distance <= distance)) named.set(key, { name: { ...name, text: key }, distance, grid });
    }
    grid.names = [];
  }
  for (const { name, grid } of named.values()) grid.names.push(name);
  return grids;
}

/** A cell is called by its south-west corner. */
export function utmReference(cell) {
  const { zone, hemisphere, easting, northing } = cell.utmSouthWest;
  const half = hemisphere === "north" ? "N" : "S";
  return zone === 0 ? `UPS ${half} ${easting} ${northing}` : `${String(zone).padStart(2, "0")}${half} ${easting} ${northing}`;
}

/** The part of a zone that is in one hemisphere, with all of its bands, as a cell. */
export function utmZone(library, { zone, hemisphere }) {
  const at = (latitude, longitude) => ({ latitude, longitude });
  const reference = zoneName(zone, hemisphere);
  const side = hemisphere === "north" ? 1 : -1;
  const [west, east] = [[], []];
  if (zone === 0) {
    west.push(at(side > 0 ? 84 : -90, -180), at(side > 0 ? 90 : -80, -180));
    east.push(at(side > 0 ? 84 : -90, 180), at(side > 0 ? 90 : -80, 180));
  }
  for (const band of zone === 0 ? "" : BANDS[hemisphere]) {
    // Zones that band X does not have.
    if (band === "X" && [32, 34, 36].includes(zone)) continue;
    const cell = library.mgrsDecode(`${zone}${band}`);
    const [first, right, top] = library.mgrsOutline(cell, 1);
    west.push(first, at(top.latitude, first.longitude));
    east.push(right, top);
  }
  const outline = [...west, ...east.reverse(), west[0]];
  const center = at(zone === 0 ? 90 * side : side > 0 ? 42 : -40, zone === 0 ? 0 : 6 * zone - 183);
  return { reference, precision: -1, size: 0, center, outline };
}
