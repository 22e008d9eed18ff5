// SPDX-License-Identifier: MIT
/** @file The layers of the drawings in MapLibre, and their colors. */

/** The colors of kinds of drawings. */
export const colors = {
  light: {
    ring: "#8a124c", risk: "#b3261e", sector: "#6a3fb5", route: "#0b6b50", polygon: "#8a5a00", cell: "#14507a", list: "#14507a",
    location: "#0b5fb0", file: "#9c2c00",
  },
  dark: {
    ring: "#ff9cc2", risk: "#ff8a80", sector: "#c8b0ff", route: "#7fe0bd", polygon: "#f4c56a", cell: "#8cc8f0", list: "#8cc8f0",
    location: "#6db8ff", file: "#ffb38a",
  },
};

/** The edges of dots, and the middle of those that are of the list: these look unlike the cities of the map. */
const edges = { light: "#f7f3e8", dark: "#0c1a24" };

/** How opaque areas are. */
export const OPACITY = { ring: 0.04, risk: 0.22, sector: 0.2, polygon: 0.16, cell: 0.22, location: 0.14, file: 0.14 };

/** Drawings that do not depend on the zoom lie below the rest. */
export const AREAS = ["still-areas", "areas"];
export const LINES = ["still-lines", "lines"];
export const POINTS = ["still-points"];
export const FRAMED = ["still-frames"];

/** The layers of the drawings, from bottom to top, and their sources. */
export const DRAWN = [...AREAS, ...LINES, ...POINTS, ...FRAMED];

/** Gives the drawings the colors of a theme: their own, or else those of their kind. */
export function paintShapes(map, theme) {
  const own = (...names) => ["coalesce", ...names.map((name) => ["get", name])];
  const kind = ["match", ["get", "kind"], ...Object.entries(colors[theme]).flat(), "#888888"];
  const isListed = ["==", ["get", "kind"], "list"];
  for (const id of AREAS) {
    map.setPaintProperty(id, "fill-color", [...own("fill", "stroke"), kind]);
    map.setPaintProperty(id, "fill-opacity", [...own("fill-opacity"), ["match", ["get", "kind"], ...Object.entries(OPACITY).flat(), 0.1]]);
  }
  for (const id of LINES) {
    map.setPaintProperty(id, "line-color", [...own("stroke"), kind]);
    map.setPaintProperty(id, "line-opacity", [...own("stroke-opacity"), 1]);
    map.setPaintProperty(id, "line-width", [...own("stroke-width"), ["match", ["get", "kind"], "ring", 1.6, 2.4]]);
  }
  for (const id of POINTS) {
    map.setPaintProperty(id, "circle-color", ["case", isListed, edges[theme], [...own("marker-color"), kind]]);
    map.setPaintProperty(id, "circle-stroke-color", ["case", isListed, kind, edges[theme]]);
    map.setPaintProperty(id, "circle-stroke-width", ["case", isListed, 2.5, 1.5]);
  }
}
