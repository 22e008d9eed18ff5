// SPDX-License-Identifier: MIT
import { spaced } from "../layer/text.mjs";

/** Shows the reference of the MGRS cell under the pointer, which the grid highlights. */
export function addCellHighlight({ grid }) {
  const label = document.getElementById("pointer");
  grid.on("cell", ({ cell }) => {
    label.hidden = !cell;
    if (cell) label.textContent = spaced(cell.reference);
  });
}
