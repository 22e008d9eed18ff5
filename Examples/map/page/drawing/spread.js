// SPDX-License-Identifier: MIT
/** @file Finds which of many dots can be seen at which zoom: from far away, most lie below others. Nothing here knows the page. */

/** Fewer are all drawn. */
const FEW = 2000;

/** Pixels of the side of a cell in which one dot is drawn, and one frame, which is larger. */
const DOT = 6;
const FRAME = 14;

/** From this zoom on all are drawn. */
const LAST = 16;

/** Pixels of the world's side at zoom 0. */
const WORLD = 512;

/**
 * Gives each point of GeoJSON the zoom from which on it is drawn, in properties.level: the first of each cell is drawn at its own place,
 * and those that it covers are drawn when the map comes nearer. So the number of dots in a view does not grow with that of the points.
 */
export function spread(points) {
  if (points.length <= FEW) return;
  const all = points.map(({ properties, geometry: { coordinates: [longitude, latitude] } }) => {
    const y = Math.asinh(Math.tan((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180)) / (2 * Math.PI);
    return { properties, x: longitude / 360 + 0.5, y: 0.5 - y, size: properties.frame ? FRAME : DOT };
  });
  const shown = [];
  let left = all;
  for (let zoom = 0; zoom < LAST && left.length > 0; zoom++) {
    const cellOf = ({ x, y, size }) => {
      const cells = (WORLD * 2 ** zoom) / size;
      return (size * 2 ** 22 + Math.floor(x * cells)) * 2 ** 22 + Math.floor(y * cells);
    };
    const taken = new Set(shown.map(cellOf));
    left = left.filter((dot) => {
      const cell = cellOf(dot);
      if (taken.has(cell)) return true;
      taken.add(cell);
      dot.properties.level = zoom;
      shown.push(dot);
      return false;
    });
  }
  for (const { properties } of left) properties.level = LAST;
}
