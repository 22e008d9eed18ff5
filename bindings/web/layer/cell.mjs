// SPDX-License-Identifier: MIT
/** @file The cell of the grid that holds a position. */

/** An outline may be wrong by this part of a cell. */
const TOLERANCE = 1 / 500;

/** Digits of the cell to show: the grid's finest squares are cells of the next reference. */
function precisionOf(spacing) {
  return spacing > 0 ? Math.max(0, Math.min(5, 5 - Math.floor(Math.log10(spacing) + 1e-9))) : -1;
}

/** The cell of a position in the grid that is drawn around it, or null where there is none. */
export function cellOf(library, position, parts, _options) {
  const part = parts.find(({ bounds }) => position.latitude <= bounds.north) ?? parts.at(-1);
  const precision = precisionOf(part?.spacing ?? 0);
  const reference = library.mgrsEncode(position, precision);
  const cell = library.mgrsDecode(reference);
  const outline = library.mgrsOutline(cell, Math.max(part?.spacing ?? 0, 1) * TOLERANCE);
  return { reference, precision, size: cell.size, center: cell.center, outline };
}
