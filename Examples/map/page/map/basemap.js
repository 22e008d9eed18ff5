// SPDX-License-Identifier: MIT
/* global maplibregl */
import { isPlain, openOwn } from "./own-map.js";
import { missing, patient, readJSON, untilLoaded } from "../shell/load.js";
import { readShores } from "./shores.js";
import { CAMERA, isView, startView, WORLD } from "./start.js";

/** From this zoom on the page loads what draws a near view. Its first tiles come half a zoom later. */
const NEAR = 6.5;

/** Farther in, the outline of the globe is beyond the window. */
const LAST_RIM = 5;

/** The sources of the map, in few words: the grid has no numbers there. The help has the rest. */
const credit =
  '<a href="https://www.naturalearthdata.com">Natural Earth</a> · ' +
  '<a href="https://www.soest.hawaii.edu/pwessel/gshhg">GSHHG</a> (LGPL) · ' +
  '<a href="https://www.geonames.org">GeoNames</a> (CC BY 4.0)';

const empty = { type: "FeatureCollection", features: [] };
const shores = { type: "geojson", data: empty, tolerance: 0.8, maxzoom: 10 };

/** The style of the page's own map. */
export const naturalEarth = {
  version: 8,
  projection: { type: "globe" },
  sources: {
    land: shores,
    coasts: shores,
    lakes: shores,
    borders: shores,
    relief: { type: "raster", tiles: [new URL("relief/", location.href) + "{z}/{x}/{y}.webp"], tileSize: 512, maxzoom: 3 },
  },
  layers: [
    { id: "water", type: "background" },
    { id: "land", type: "fill", source: "land", paint: { "fill-antialias": false } },
    // Seen when the rest of the page is there: see addShores().
    { id: "relief", type: "raster", source: "relief", maxzoom: 7, layout: { visibility: "none" }, paint: { "raster-fade-duration": 0 } },
    { id: "lakes", type: "fill", source: "lakes" },
    { id: "borders", type: "line", source: "borders", paint: { "line-dasharray": [4, 2] } },
    { id: "coasts", type: "line", source: "coasts", layout: { "line-join": "round" } },
  ],
};

/**
 * Makes the map: a globe with nothing on it yet, or a map of one's own; the view of the address, or else that of the start.
 *
 * @param {HTMLElement} container
 * @param {ReturnType<import("./own-map.js").wantedMap>} own It receives what became of that map.
 * @param {ReturnType<import("../shell/message.js").announcer>} announce
 * @returns {Promise<maplibregl.Map>} When its style is there.
 */
export async function createMap(container, own, announce) {
  const { warn } = announce;
  // Before MapLibre, which accepts any number.
  const check = (event) => {
    if (isView(location.hash)) return;
    event?.stopImmediatePropagation();
    history.replaceState(null, "", location.pathname + location.search);
  };
  addEventListener("hashchange", check);
  check();
  const { latitude, longitude, zoom } = startView(container);
  if (own.choice) await patient(openOwn(own), `${own.choice.address} is loading …`, announce);
  const style = own.opened?.style;
  const map = new maplibregl.Map({
    container,
    center: [longitude, latitude],
    zoom,
    hash: true,
    maxZoom: 21,
    maxPitch: 60,
    fadeDuration: 0,
    attributionControl: false,
    style: style ?? naturalEarth,
  });
  own.trouble = own.opened?.watch(map) ?? null;
  const problem = await new Promise((resolve) => {
    map.once("style.load", () => resolve(null));
    map.once("error", ({ error }) => resolve(error));
  });
  if (problem && !style) throw problem;
  if (problem) {
    Object.assign(own, { problem: `This style cannot be shown: ${problem.message}`, opened: null, trouble: null });
    map.setStyle(naturalEarth);
    await map.once("style.load");
  }
  showCredit(map);
  if (!map.getProjection()) map.setProjection({ type: "globe" });

  const warned = new Set();
  map.on("error", ({ error, sourceId }) => {
    console.warn(error);
    // layers.js tells what is wrong with other maps.
    if (!isNaturalEarth(map)) return;
    if (warned.has(sourceId)) return;
    warned.add(sourceId);
    if (sourceId?.startsWith("detail")) {
      warn("The coasts here could not be loaded: this map is coarse.");
      return;
    }
    const lost = error.url ? new URL(error.url, location.href).pathname.replace(/.*?\/(?=relief)/u, "") : "Part of the map";
    warn(`${lost} could not be loaded.`);
  });
  return map;
}

let shownCredit = null;

/** Shows whose map it is; `others` is HTML for a map that is not the page's own. */
export function showCredit(map, others) {
  if (shownCredit) map.removeControl(shownCredit);
  shownCredit = new maplibregl.AttributionControl({ compact: false, customAttribution: isNaturalEarth(map) ? credit : others });
  map.addControl(shownCredit, "bottom-right");
}

/** Adds a glow around the globe, behind the map, which is clear there. */
export function addRim({ map }) {
  const rim = document.createElement("div");
  rim.id = "rim";
  map.getContainer().prepend(rim);
  const place = () => {
    const { lat } = map.getCenter();
    const radius = (WORLD * 2 ** map.getZoom()) / (2 * Math.PI * Math.cos((lat * Math.PI) / 180));
    const distance = CAMERA * map.getContainer().clientHeight;
    const seen = (distance * radius) / Math.sqrt((distance + radius) ** 2 - radius ** 2);
    rim.hidden = map.getPitch() > 0 || map.getZoom() > LAST_RIM || map.getProjection()?.type !== "globe";
    if (!rim.hidden) rim.style.width = rim.style.height = `${2 * seen}px`;
    const { top, bottom, left } = map.getPadding();
    rim.style.top = `calc(50% + ${(top - bottom) / 2}px)`;
    rim.style.left = `calc(50% + ${left / 2}px)`;
  };
  map.on("move", place);
  map.on("resize", place);
  place();
}

/** Whether this is our base map or a copy of it, not one that the address asks for. */
export const isNaturalEarth = (map) => naturalEarth.layers.every(({ id }) => map.getLayer(id));

/** The look of the grid, an option of its layer: with a casing over maps of one's own. */
export function gridTheme(map, theme) {
  if (isNaturalEarth(map)) return theme;
  // A light casing around dark lines would look like two lines on a dark ground.
  return theme === "dark" && isPlain(map) ? { base: "dark", casing: "rgba(8, 16, 22, 0.55)" } : "imagery";
}

let parts = null;
let reading = null;

/**
 * Brings land, lakes and borders to the map; again when it has been another one. A coarse world comes first, the whole one and the relief
 * when the page works: they are more than all of the program.
 */
export async function addShores(app) {
  const { map, warn, rest } = app;
  const show = (read) => {
    if (isNaturalEarth(map)) for (const name in read) map.getSource(name).setData(read[name]);
  };
  if (!isNaturalEarth(map)) return;
  if (parts) show(parts);
  else await readJSON("far.json").then((far) => show(readShores(far))).catch(({ message }) => warn(message));
  await rest;
  if (!isNaturalEarth(map)) return;
  map.setLayoutProperty("relief", "visibility", "visible");
  if (parts) return;
  const named = { named: "The coasts", works: "The map has coarse coasts; the grid works." };
  reading ??= untilLoaded(async () => readShores(await readJSON("shores.json")), named, app);
  parts = await reading;
  show(parts);
}

/**
 * Brings the shores of a near view when the map comes near; see detail.js. `app.bringDetail()` brings them for a print, however far
 * the map is.
 */
export function addNear(app) {
  const { map, warn } = app;
  let detail = null;
  let isBrought = false;
  const bring = async () => {
    const { addDetail, paintDetail } = await import("./detail.js");
    paintNear = paintDetail;
    return addDetail(app);
  };
  app.bringDetail = async () => {
    if (!isNaturalEarth(map)) return;
    // Another map took their place for a while.
    if (isBrought && !map.getSource("detail-far")) detail = null;
    isBrought = false;
    const again = () => {
      detail = null;
      app.bringDetail();
    };
    detail ??= bring().catch((error) => {
      warn(`${missing(error, "detail.js")} The coasts of this map are coarse.`, { label: "Try again", run: again });
    });
    const tell = await detail;
    isBrought = Boolean(tell);
    if (tell === null) detail = null;
    tell?.();
  };
  const look = () => map.getZoom() >= NEAR && app.bringDetail();
  map.on("move", look);
  map.on("styledata", look);
  look();
}

/** Paints the layers of a near view, when there are some. */
let paintNear = () => {};

/** Gives the map the colors of a theme. */
export function paintBasemap(map, palette) {
  if (!isNaturalEarth(map)) return;
  paintNear(map, palette);
  const paint = (layer, property, value) => map.setPaintProperty(layer, property, value);
  paint("water", "background-color", palette.water);
  paint("land", "fill-color", palette.land);
  paint("relief", "raster-opacity", ["interpolate", ["linear"], ["zoom"], 3.5, palette.relief, 7, 0]);
  paint("lakes", "fill-color", palette.water);
  // From far away the outlines of small lakes would be all that is seen of them.
  paint("lakes", "fill-outline-color", ["interpolate", ["linear"], ["zoom"], 3, palette.water, 5, palette.coast]);
  paint("borders", "line-color", palette.boundary);
  paint("borders", "line-width", ["interpolate", ["linear"], ["zoom"], 1, 0.5, 8, 1.4]);
  paint("coasts", "line-color", palette.coast);
  paint("coasts", "line-width", ["interpolate", ["linear"], ["zoom"], 1, 0.5, 8, 1.2]);
}
