// SPDX-License-Identifier: MIT
import { addDrawings } from "../drawing/drawings.js";
import { addFiles } from "../files/files.js";
import { addGoTo } from "../position/goto.js";
import { addHandles } from "../drawing/handles.js";
import { addLocation } from "../position/location.js";
import { addMarkers } from "../drawing/markers.js";
import { addMeasures } from "../position/measures.js";
import { addPaste } from "../files/paste.js";
import { addPlacing } from "../drawing/placing.js";
import { addPolygon } from "../drawing/polygon.js";
import { addPrint } from "../print/print.js";
import { addRoute } from "../drawing/route.js";
import { addScenes } from "../drawing/scenes.js";
import { addShapes } from "../drawing/shapes.js";
import { addShare } from "../sharing/share.js";
import { addSheet } from "../map/crosshair.js";
import { addThings } from "../drawing/things.js";

/**
 * Adds the panels of the page and their foundations.
 *
 * @param {ReturnType<import("../sharing/link.js").watchLinks>} onShared
 */
export function addTools(app, onShared) {
  addMeasures(app);
  addShapes(app);
  addHandles(app);
  addPlacing(app);
  addGoTo(app);
  addMarkers(app);
  addRoute(app);
  addPolygon(app);
  addThings(app);
  addLocation(app);
  addPaste(app);
  addDrawings(app);
  addFiles(app);
  addPrint(app);
  addShare(app, onShared);
  addScenes(app);
  addSheet(app);
}
