// SPDX-License-Identifier: MIT
import { addAbout } from "./help.js";
import { addNorth } from "./north.js";
import { addNorths } from "./norths.js";
import { addPosition } from "./position.js";
import { addScale } from "./scale.js";
import { addTools } from "./tools.js";

/**
 * Adds the parts of the page that need more of the library than the grid does.
 *
 * @param {ReturnType<import("./link.js").watchLinks>} onShared
 */
export function addParts(app, onShared) {
  addAbout(app);
  addPosition(app);
  addNorths(app);
  addScale(app);
  addNorth(app);
  addTools(app, onShared);
}
