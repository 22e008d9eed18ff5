// SPDX-License-Identifier: MIT
/** @file The cell of the grid that holds a position. */

import { graticuleCell } from "./graticule.mjs";
import { utmReference, utmZone } from "./utm.mjs";

/** An outline may be wrong by this part of a cell. */
const TOLERANCE = 1 / 500;

/** Digits of the cell to show: the grid's finest squares are cells of the next reference. */
function precisionOf(spacing) {
  return spacing > 0 ? Math.max(0, Math.min(5, 5 - Math.floor(Math.log10(spacing) + 1e-9))) : -1;
}

/** The cell of a position in the grid that is drawn around it, or null where there is none. */
export function cellOf(library, position, parts, { content }) {
  if (parts.length === 0) return null;
  // The call throws for an invalid position, with any grid.
  if (content === "graticule" && library.mgrsEncode(position, -1)) return graticuleCell(position, parts[0]);
  const part = parts.find(({ bounds }) => position.latitude <= bounds.north) ?? parts.at(-1);
  const precision = precisionOf(part.spacing);
  const reference = library.mgrsEncode(position, precision);
  const cell = library.mgrsDecode(reference);
  if (content === "utm" && precision < 0) return utmZone(library, { zone: cell.zone, hemisphere: cell.utmCenter.hemisphere });
  const outline = library.mgrsOutline(cell, Math.max(part.spacing, 1) * TOLERANCE);
  if (content === "utm") return { reference: utmReference(cell), precision, size: cell.size, center: cell.center, outline };
  return { reference, precision, size: cell.size, center: cell.center, outline };
}
