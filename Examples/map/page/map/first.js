// SPDX-License-Identifier: MIT
/**
 * @file Begins the page: draws the grid before MapLibre is there, on a globe as MapLibre will have it; then asks for the rest of the
 * page, which the template of index.html lists.
 */

import { CAMERA, isView, startView, WORLD } from "./start.js";
import { createProjection } from "../layer/maplibre.mjs";
import { createStore } from "../shell/store.js";
import { GridHost } from "../layer/host.mjs";
import { libraryFrom } from "../layer/library.mjs";

const RADIAN = 180 / Math.PI;

/** MapLibre's limits. */
const MERCATOR = 85.051129;
const MOST = { zoom: 21, pitch: 60 };

/** The elements that cover the map. */
export const COVER = ".card, #scale, #message.shown";

/** The view with which the map begins. */
export function firstView(container) {
  const { hash } = location;
  const [zoom, latitude, longitude, bearing = 0, pitch = 0] = hash.slice(1).split("&")[0].split("/").map(Number);
  if (!isView(hash.split("&")[0]) || [zoom, latitude, longitude].some((one) => !Number.isFinite(one))) {
    return { ...startView(container), bearing: 0, pitch: 0 };
  }
  return {
    zoom: Math.min(MOST.zoom, zoom), latitude: Math.max(-MERCATOR, Math.min(MERCATOR, latitude)), longitude, bearing,
    pitch: Math.max(0, Math.min(MOST.pitch, pitch)),
  };
}

/** Rows of three numbers, times a turn about an axis. */
function turned(rows, axis, degrees) {
  const [sine, cosine] = [Math.sin(degrees / RADIAN), Math.cos(degrees / RADIAN)];
  const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
  return rows.map((row) => {
    const out = [...row];
    out[a] = row[a] * cosine + row[b] * sine;
    out[b] = row[b] * cosine - row[a] * sine;
    return out;
  });
}

/**
 * A globe with MapLibre's camera, which answers as a map of MapLibre does, and has the matrices for layers.
 *
 * @param {{clientWidth: number, clientHeight: number}} canvas
 * @param {{zoom: number, latitude: number, longitude: number, bearing: number, pitch: number}} view
 */
export function globe(canvas, { zoom, latitude, longitude, bearing, pitch }) {
  const { clientWidth: width, clientHeight: height } = canvas;
  const distance = CAMERA * height;
  const radius = (WORLD * 2 ** zoom) / (2 * Math.PI * Math.cos(latitude / RADIAN));
  // From the sphere, whose radius is 1, to the eye: turned, enlarged and moved away.
  const tilt = turned(turned([[1, 0, 0], [0, 1, 0], [0, 0, 1]], 0, -pitch), 2, bearing);
  const rows = turned(turned(tilt, 0, latitude), 1, -longitude);
  const away = tilt.map((row, i) => -radius * row[2] - (i === 2 ? distance : 0));
  const eye = [0, 1, 2].map((axis) => -rows.reduce((sum, row, i) => sum + row[axis] * away[i], 0) / radius);
  const far = Math.hypot(...eye);

  const across = [(2 * CAMERA * height) / width, 2 * CAMERA, -1];
  const mainMatrix = new Array(16).fill(0);
  [0, 1, 3].forEach((to, i) => {
    for (const axis of [0, 1, 2]) mainMatrix[to + 4 * axis] = across[i] * radius * rows[i][axis];
    mainMatrix[to + 12] = across[i] * away[i];
  });

  const unproject = ([x, y]) => {
    const ray = [((2 * x) / width - 1) / across[0], (1 - (2 * y) / height) / across[1], -1];
    const way = [0, 1, 2].map((axis) => rows.reduce((sum, row, i) => sum + row[axis] * ray[i], 0));
    const length = Math.hypot(...way);
    const along = way.reduce((sum, value, axis) => sum - (value * eye[axis]) / length, 0);
    // Not a number beside the globe.
    const steps = (along - Math.sqrt(along * along - far * far + 1)) / length;
    const [a, b, c] = eye.map((value, axis) => value + steps * way[axis]);
    return { lat: RADIAN * Math.atan2(b, Math.hypot(a, c)), lng: RADIAN * Math.atan2(a, c) };
  };
  return {
    projectionData: { mainMatrix, clippingPlane: [...eye.map((value) => value / far), -1 / far], projectionTransition: 1 },
    getCanvas: () => canvas,
    getCenter: () => ({ lat: latitude, lng: longitude }),
    getZoom: () => zoom,
    getBearing: () => bearing,
    getPitch: () => pitch,
    unproject,
  };
}

/** The options of the grid that the settings have kept. */
function keptOptions() {
  const { content, spacing, labels, references } = createStore("gridnorth").get("settings", {}) ?? {};
  return { content, spacing: content === "graticule" ? "auto" : spacing, labels, references };
}

const container = document.getElementById("map");
const look = { theme: document.documentElement.dataset.theme, highlight: false, cover: COVER };
const library = libraryFrom();
const grid = firstGrid();

function firstGrid() {
  try {
    return new GridHost({ library, ...look, ...keptOptions() });
  } catch {
    // Settings that are none.
    return new GridHost({ library, ...look });
  }
}

function show() {
  const map = globe(container, firstView(container));
  const projection = createProjection(map);
  projection.remember({ defaultProjectionData: map.projectionData });
  grid.frame(projection.view());
}

grid.on("error", () => {}); // The page asks for the library again, and says what is wrong.
grid.once("draw", () => performance.mark("grid"));
grid.mount((canvas) => container.after(canvas), container, COVER);
addEventListener("resize", show);
show();

/** Takes the first grid away: the map has its own. */
export function endFirst() {
  removeEventListener("resize", show);
  grid.unmount();
}

const rest = document.getElementById("rest").content.cloneNode(true);

/** A promise: MapLibre and its style sheet are there. */
export const mapLibre = Promise.all([...rest.querySelectorAll("[href='maplibre-gl.css'], [src='maplibre-gl.js']")].map((element) =>
  new Promise((resolve, reject) => {
    element.addEventListener("load", resolve);
    element.addEventListener("error", () => reject(new Error(`${element.src ?? element.href} could not be loaded`)));
  })));
mapLibre.catch(() => {});

// Until then they would take the network from the grid.
library.catch(() => {}).then(() => document.getElementById("rest").replaceWith(rest));
