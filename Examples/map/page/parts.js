// SPDX-License-Identifier: MIT
import { addAbout } from "./shell/help.js";
import { addMaps } from "./map/layers.js";
import { addNorth } from "./position/north.js";
import { addNorths } from "./position/norths.js";
import { addPosition } from "./position/position.js";
import { addScale } from "./map/scale.js";
import { addTools } from "./shell/tools.js";

/**
 * Adds the parts of the page that need more of the library than the grid does.
 *
 * @param {ReturnType<import("./sharing/link.js").watchLinks>} onShared
 * @param {ReturnType<import("./map/own-map.js").wantedMap>} own
 */
export function addParts(app, onShared, own) {
  addAbout(app);
  addPosition(app);
  addNorths(app);
  addScale(app);
  addNorth(app);
  addTools(app, onShared);
  addMaps(app, own);
}
