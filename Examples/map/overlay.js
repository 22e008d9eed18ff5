// SPDX-License-Identifier: MIT
/** @file The canvas above the map: the grid, then everything else, drawn again in each frame of the map. */

import { CAPS, createProjection, visibleParts, zoomOf } from "./view.js";
import { createRoom } from "./labels.js";
import { drawGrid } from "./grid.js";

const KEPT_FRAMES = 4000;

/** Pixels: lines that are closer are left out, and smaller grid zones and squares have no letters. */
const sparing = { minimumPixels: 48, labelPixels: 76 };

/** Where grid zones are too small for squares. */
const zonesOnly = { content: ["borders", "grid-zones"], labelPixels: 40 };
const ZONES_TO_ZOOM = 3.3;

/** A cap is small. */
const dense = { minimumPixels: 24, labelPixels: 34 };

/** Milliseconds spent on calls before the first frame. */
const WARM_UP = 120;

/** Adds the canvas, and to `app` the functions that draw on it or find where something is. */
export function createOverlay(app) {
  const { map, gn } = app;
  const projection = createProjection(map);
  const canvas = document.createElement("canvas");
  canvas.id = "overlay";
  canvas.setAttribute("aria-hidden", "true");
  map.getCanvasContainer().append(canvas);
  const context = canvas.getContext("2d");
  const layers = [];
  const listeners = [];
  const pixel = [0, 0];
  let frame = null;
  let library = 0;

  app.project = ({ latitude, longitude }) => {
    const visible = projection.project(latitude, longitude, pixel);
    return { x: pixel[0], y: pixel[1], visible };
  };
  app.unproject = ({ x, y }) => {
    const { lat, lng } = map.unproject([x, y]).wrap();
    return { latitude: lat, longitude: lng };
  };
  app.projection = projection;
  app.addLayer = (draw) => layers.push(draw);
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

  warmUp(gn);
  map.on("render", () => {
    if (!projection.isReady()) return;
    const begun = performance.now();
    library = 0;
    prepare(canvas, context, projection);

    const zoom = map.getZoom();
    const parts = visibleParts(map, projection);
    const grids = app.timed(() =>
      parts.map((part) => {
        const scale = zoomOf(part, map, projection);
        const options = gridOptions(part, scale);
        return {
          bounds: part,
          spacing: options === zonesOnly ? 0 : gn.gridSpacing(part, scale, options),
          labels: gn.gridLabels(part, scale, options),
          ...gn.gridLines(part, scale, options),
        };
      }),
    );
    frame = { zoom, center: app.center(), grids };

    const room = createRoom(projection);
    for (const grid of grids) drawGrid(context, projection, grid, app.palette(), room);
    for (const draw of layers) draw(context, app, app.palette(), room);
    for (const listener of listeners) listener(frame);

    app.frames.push({
      time: begun, zoom, library, drawing: performance.now() - begun,
      lines: sum(grids, ({ lines }) => lines.length), labels: sum(grids, ({ labels }) => labels.length),
    });
    if (app.frames.length > KEPT_FRAMES) app.frames.shift();
    showCost(app.frames);
  });
}

/** What the library is asked to draw in a part of a view. */
function gridOptions({ south, north }, zoom) {
  if (south >= CAPS.north || north <= CAPS.south) return dense;
  return zoom < ZONES_TO_ZOOM ? zonesOnly : sparing;
}

/** Browsers optimize functions that are called often: without this, the first seconds of panning would be slow. */
function warmUp(gn) {
  const end = performance.now() + WARM_UP;
  for (let west = 0; performance.now() < end; west++) {
    const view = { south: 50, west, north: 62, east: west + 20 };
    for (const call of [gn.gridSpacing, gn.gridLines, gn.gridLabels]) call(view, 5, sparing);
    gn.mgrsOutline(gn.mgrsDecode(gn.mgrsEncode({ latitude: 55, longitude: west }, 0)), 100);
  }
}

/** Resizes the canvas to the map, and clears it. */
function prepare(canvas, context, projection) {
  const ratio = window.devicePixelRatio || 1;
  const width = Math.round(projection.width() * ratio);
  const height = Math.round(projection.height() * ratio);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, projection.width(), projection.height());
}

function sum(list, value) {
  return list.reduce((total, item) => total + value(item), 0);
}

const cost = document.getElementById("cost");

/** Shows the mean of the last frames: single ones are below the steps of the browser's clock. */
function showCost(frames) {
  const last = frames.slice(-20);
  const mean = sum(last, ({ library }) => library) / last.length;
  cost.textContent = `grid in ${mean.toFixed(2)} ms`;
}
