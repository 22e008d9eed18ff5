// SPDX-License-Identifier: MIT
import { addDrawings } from "./drawings.js";
import { addFiles } from "./files.js";
import { addGoTo } from "./goto.js";
import { addHandles } from "./handles.js";
import { addLocation } from "./location.js";
import { addMarkers } from "./markers.js";
import { addMeasures } from "./measures.js";
import { addPaste } from "./paste.js";
import { addPlacing } from "./placing.js";
import { addPolygon } from "./polygon.js";
import { addPrint } from "./print.js";
import { addRoute } from "./route.js";
import { addScenes } from "./scenes.js";
import { addShapes } from "./shapes.js";
import { addShare } from "./share.js";
import { addSheet } from "./sheet.js";
import { addThings } from "./things.js";

/**
 * Adds the panels of the page and their foundations.
 *
 * @param {ReturnType<import("./link.js").watchLinks>} onShared
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
