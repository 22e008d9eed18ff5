// SPDX-License-Identifier: MIT
import { addGoTo } from "./goto.js";
import { addHandles } from "./handles.js";
import { addMarkers } from "./markers.js";
import { addPaste } from "./paste.js";
import { addPlacing } from "./placing.js";
import { addPolygon } from "./polygon.js";
import { addRoute } from "./route.js";
import { addScenes } from "./scenes.js";
import { addShapes } from "./shapes.js";
import { addSheet } from "./sheet.js";

/** Adds the panels of the page and what they build on. */
export function addTools(app) {
  addShapes(app);
  addHandles(app);
  addPlacing(app);
  addGoTo(app);
  addMarkers(app);
  addRoute(app);
  addPolygon(app);
  addPaste(app);
  addScenes(app);
  addSheet(app);
}
