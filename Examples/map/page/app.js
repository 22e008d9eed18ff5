// SPDX-License-Identifier: MIT
/**
 * @file The page: loads the map and the grid, draws the grid in every frame, and brings the parts together.
 *
 * Each part of the page is a function `addSomething(app)` in its own module. map/first.js has drawn the grid, with the small module
 * of the grid. The map, its names and the grid above it come now; then parts.js brings the library and all that needs it. `app` has:
 *
 *   map, gn                  MapLibre's map, and the library: the few functions of the grid until all of it is there
 *   onFrame(callback)        callback(frame) after every frame; frame: {zoom, center, grids}, see map/overlay.js
 *   onTheme(callback)        callback(palette) now and when dark or light is chosen; palette: see map/theme.js
 *   project(point)           {latitude, longitude} -> {x, y, visible}, CSS pixels; the globe's far side is not visible
 *   unproject({x, y})        pixels -> {latitude, longitude}
 *   addLayer(draw, isFirst)  draw(context, app, palette, room) in every frame, above the grid: a 2D context in CSS
 *                            pixels, and where there is room for letters, see painter.room() of the grid
 *   redraw()                 asks for a frame
 *   addPanel(panel)          a button among the tools and its panel, see shell/panels.js: {id, title, icon, key, build}
 *   openPanel(id), closePanel()
 *   arrange()                keeps the crosshair in the middle of what an open panel leaves, see map/crosshair.js
 *   addKey(key, title, run)  a key of the whole page, shown in the help; not while something is typed
 *   goTo(point, zoom)        flies there; the view before is in the browser's history
 *   fit(bounds)              flies to {south, west, north, east}
 *   center()                 the position under the crosshair
 *   digits(), reference(point)   of the crosshair, and the reference of a thing, see shell/settings.js
 *   units(), onUnits(callback)   "metric", "imperial" or "nautical"
 *   norths(point), course(azimuth, point), ...   the three norths, see position/norths.js
 *   store                    get(key, otherwise) and set(key, value): JSON in localStorage
 *   copy(text)               to the clipboard, and says so
 *   say(text, action)        a short message, read out as well; with a button for an action: {label, run}
 *   warn(text, action)       a message that stays; unsay(text) takes it away, if it is still there
 *   undoable(text, restore)  names the deleted things, with Undo, see drawing/undo.js
 *   below                    the map below the grid, see map/layers.js
 *   rest, shores, names      promises: the library is there or was missing at first; the shores and the names of places are there
 *   received                 a promise: the contents of the last link are shown, refused or declined
 *   things                   all markers, route and polygon, read and replaced at once, see drawing/things.js
 *   bringDetail()            a promise: the shores of a near view are there, or cannot be had
 *   findPlaces(text)         places that the text may mean, see map/cities.js
 *
 * `window.gridnorthMap` is the same object, with `frames` added for measurements: one record for each frame drawn,
 * {time, zoom, library, drawing, lines, labels}: when it began, the zoom, the milliseconds within the library (the grid's
 * lines and labels, the center's positions, the cell under the pointer), all milliseconds of the overlay, and how much
 * there was to draw. The last 4000 are kept; set `length` to 0 to begin anew.
 */

import { addCellHighlight } from "./map/cell.js";
import { addCities } from "./map/cities.js";
import { addHelp } from "./shell/help.js";
import { addPanels } from "./shell/panels.js";
import { addSettings } from "./shell/settings.js";
import { addTheme } from "./map/theme.js";
import { addUndo } from "./drawing/undo.js";
import { announcer } from "./shell/message.js";
import { addNear, addRim, addShores, createMap } from "./map/basemap.js";
import { createOverlay } from "./map/overlay.js";
import { createStore } from "./shell/store.js";
import { load } from "./gridnorth.mjs";
import { libraryFrom } from "./layer/library.mjs";
import { mapLibre } from "./map/first.js";
import { untilLoaded } from "./shell/load.js";
import { useOffline } from "./shell/offline.js";
import { wantedMap } from "./map/own-map.js";
import { watchLinks } from "./sharing/link.js";

/** Builds the page. */
async function start() {
  const onShared = watchLinks();
  const loaded = (file, library) => library.catch((cause) => Promise.reject(new Error(`${file} could not be loaded.`, { cause })));
  const announce = announcer(document.getElementById("message"));
  let tried = null;
  const whole = untilLoaded(
    () => (tried = Promise.all([loaded("gridnorth.wasm", load()), import("./parts.js")])),
    { named: "The rest of the page", works: "The map and its grid work; positions, markers, files and prints do not." },
    announce);
  const store = createStore("gridnorth");
  const own = wantedMap(location.search, store);
  const [gn, map] = await Promise.all([
    loaded("grid.wasm", libraryFrom()),
    mapLibre.then(() => createMap(document.getElementById("map"), own, announce)),
  ]);
  const app = { map, gn, store, frames: [], rest: tried.catch(() => {}), ...announce };

  app.center = () => {
    const { lat, lng } = map.getCenter().wrap();
    return { latitude: lat, longitude: lng };
  };
  app.goTo = ({ latitude, longitude }, zoom = map.getZoom(), camera = {}) => {
    history.pushState(null, "", location.href);
    map.flyTo({ center: [longitude, latitude], zoom, ...camera });
  };
  app.fit = ({ south, west, north, east }) => {
    history.pushState(null, "", location.href);
    map.fitBounds([[west, south], [east < west ? east + 360 : east, north]], { padding: 80, maxZoom: 16 });
  };

  addUndo(app);
  addTheme(app);
  app.shores = addShores(app);
  addNear(app);
  addRim(app);
  createOverlay(app);
  addHelp(app);
  addPanels(app);
  addSettings(app);
  app.names = addCities(app);
  addCellHighlight(app);

  window.gridnorthMap = app;
  app.redraw();
  await new Promise((drawn) => app.grid.once("draw", drawn));
  const [library, { addParts }] = await whole;
  app.gn = library;
  addParts(app, onShared, own);
  app.redraw();
  useOffline(app);
  document.documentElement.dataset.ready = "";
}

start().catch((error) => {
  const message = document.getElementById("message");
  // begin.js has said which file.
  if ("failed" in document.documentElement.dataset) throw error;
  const canDraw = document.createElement("canvas").getContext("webgl2");
  const { warn } = announcer(message);
  if (canDraw) warn(`The map could not be started: ${error.message}`, { label: "Try again", run: () => location.reload() });
  else warn("This map needs WebGL 2, which this browser does not support.");
  throw error;
});
