// SPDX-License-Identifier: MIT
/**
 * @file The map for a near view: shores, rivers and borders from detail.pmtiles, of which the map loads the tiles in view. They lie
 * upon the coarse map, and hide it: while a tile is on its way, or if there is none, the coarse map is seen. See data/detail.py.
 */

import { archiveAt, usePMTiles } from "./pmtiles.js";
import { paintBasemap } from "./basemap.js";

const FILE = "detail.pmtiles";

/** Beyond this zoom the map has no more to show. */
const LAST_ZOOM = 14.5;

/** Sources with the zoom of their tiles, and the zooms at which these are shown. The finer ones lie upon the others. */
const sources = {
  "detail-far": { tiles: 7, from: 7, to: 11 },
  "detail-near": { tiles: 9, from: 9, to: 24 },
};

/** The layers of a source: odd levels are land, even ones are water, also the square below level 1. */
function layersOf(source) {
  const { from: minzoom, to: maxzoom } = sources[source];
  const layer = (type, part, rest) => ({ id: `${source}-${part}`, type, source, minzoom, maxzoom, "source-layer": part, ...rest });
  return [
    layer("fill", "shores", { paint: { "fill-antialias": false } }),
    layer("line", "rivers", { layout: { "line-join": "round" } }),
    layer("line", "borders", { layout: { "line-join": "round" }, paint: { "line-dasharray": [4, 2] } }),
    { ...layer("line", "shores", { layout: { "line-join": "round" }, filter: [">", ["get", "level"], 0] }), id: `${source}-coasts` },
  ];
}

/**
 * Adds the layers above those of the coarse map.
 *
 * @returns {Promise<(() => void) | null>} A function to call when the map has moved: it says once that there is no more to see. Null if
 * another map has come meanwhile.
 * @throws {Error} If there is no archive, or its server cannot send parts of it.
 */
export async function addDetail(app) {
  const { map, say, palette, store } = app;
  usePMTiles();
  await archiveAt(FILE).description();
  if (!map.getLayer("coasts")) return null;
  const order = map.getLayersOrder();
  const above = order[order.indexOf("coasts") + 1];
  for (const [source, { tiles: zoom }] of Object.entries(sources)) {
    map.addSource(source, { type: "vector", tiles: [`pmtiles://${FILE}/{z}/{x}/{y}`], minzoom: zoom, maxzoom: zoom });
    for (const layer of layersOf(source)) map.addLayer(layer, above);
  }
  paintBasemap(map, palette());

  let isTold = store.get("detail.told", false) === true;
  return () => {
    // Other messages are more important.
    if (isTold || map.getZoom() <= LAST_ZOOM || document.querySelector("#message.shown")) return;
    isTold = true;
    store.set("detail.told", true);
    say("There is no more detail here.", { label: "Choose a map", run: () => app.openPanel("map") });
  };
}

/** Gives the layers, if they are there, the colors of a theme. */
export function paintDetail(map, palette) {
  for (const source in sources) {
    if (!map.getSource(source)) continue;
    const paint = (part, property, value) => map.setPaintProperty(`${source}-${part}`, property, value);
    const width = (...stops) => ["interpolate", ["linear"], ["zoom"], ...stops];
    paint("shores", "fill-color", ["case", ["==", ["%", ["get", "level"], 2], 1], palette.land, palette.water]);
    paint("rivers", "line-color", palette.river);
    paint("rivers", "line-width", width(7, 0.4, 10, 1, 14, 2));
    paint("borders", "line-color", palette.boundary);
    paint("borders", "line-width", width(8, 1.4, 14, 2));
    paint("coasts", "line-color", palette.coast);
    paint("coasts", "line-width", width(7, 0.8, 9, 1, 14, 1.4));
  }
}
