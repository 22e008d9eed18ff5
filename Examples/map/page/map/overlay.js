// SPDX-License-Identifier: MIT
/** @file The grid above the map, and above the grid everything else that is drawn again in each frame of the map. */

import { MGRSGrid } from "../layer/maplibre.mjs";
import { COVER, endFirst } from "./first.js";
import { gridTheme } from "./basemap.js";

const KEPT_FRAMES = 4000;

/** Pixels around the crosshair without labels of the page. Names of the grid may stand there. */
const CROSSHAIR = 44;

/** Milliseconds spent on calls after the first frame. */
const WARM_UP = 120;

/** Adds the grid, and to `app` the functions that draw above it or find where something is. */
export function createOverlay(app) {
  const { map, gn } = app;
  const layers = [];
  const listeners = [];
  const pixel = [0, 0];
  let frame = null;
  let view = null;
  let library = 0;

  const grid = new MGRSGrid({ library: gn, highlight: "outline", cover: COVER });
  app.grid = grid;
  app.project = ({ latitude, longitude }) => {
    const beside = longitude + 360 * Math.round((view.center.longitude - longitude) / 360);
    const visible = view.project(latitude, beside, pixel);
    return { x: pixel[0], y: pixel[1], visible };
  };
  app.unproject = ({ x, y }) => {
    const { lat, lng } = map.unproject([x, y]).wrap();
    return { latitude: lat, longitude: lng };
  };
  app.addLayer = (draw, isFirst = false) => (isFirst ? layers.unshift(draw) : layers.push(draw));
  app.onFrame = (callback) => {
    listeners.push(callback);
    if (frame) callback(frame);
  };
  app.redraw = () => map.triggerRepaint();
  /** Runs a call of the library and adds the time it took to that of the frame. */
  app.timed = (call) => {
    const begun = performance.now();
    try {
      return call();
    } finally {
      library += performance.now() - begun;
    }
  };

  grid.once("draw", endFirst);
  grid.once("draw", () => setTimeout(warmUp, 0, gn));
  grid.on("draw", ({ context, view: shown, painter, begun }) => {
    view = shown;
    library = painter.cost.library;
    frame = { zoom: view.zoom, center: app.center(), grids: painter.parts };
    const room = painter.room();
    const { x, y } = app.project(frame.center);
    room.take(x, y, CROSSHAIR, CROSSHAIR);
    for (const draw of layers) draw(context, app, app.palette(), room);
    for (const listener of listeners) listener(frame);

    app.frames.push({
      time: begun, zoom: view.zoom, library, drawing: performance.now() - begun,
      lines: sum(frame.grids, ({ lines }) => lines.length), labels: painter.texts.length,
    });
    if (app.frames.length > KEPT_FRAMES) app.frames.shift();
    showCost(app.frames);
  });
  map.addControl(grid);
  grid.canvas.id = "overlay";
  app.onTheme(() => grid.setOptions({ theme: gridTheme(map, document.documentElement.dataset.theme) }));
}

/** Browsers optimize functions that are called often: without this, the first seconds of panning would be slow. */
function warmUp(gn) {
  const end = performance.now() + WARM_UP;
  const options = { minimumPixels: 48, labelPixels: 76 };
  for (let west = 0; performance.now() < end; west++) {
    const view = { south: 50, west, north: 62, east: west + 20 };
    for (const call of [gn.gridSpacing, gn.gridLines, gn.gridLabels]) call(view, 5, options);
    gn.mgrsOutline(gn.mgrsDecode(gn.mgrsEncode({ latitude: 55, longitude: west }, 0)), 100);
  }
}

function sum(list, value) {
  return list.reduce((total, item) => total + value(item), 0);
}

const cost = document.getElementById("cost");
cost.hidden = !new URLSearchParams(location.search).has("debug");

/** Shows the mean of the last frames: single ones are below the steps of the browser's clock. */
function showCost(frames) {
  if (cost.hidden) return;
  const last = frames.slice(-20);
  const mean = sum(last, ({ library }) => library) / last.length;
  cost.textContent = `grid in ${mean.toFixed(2)} ms`;
}
