// SPDX-License-Identifier: MIT
/* global maplibregl */

const sources = ["land", "coasts", "lakes", "borders"];

const HOME = { center: [11.4, 56.1], zoom: 6.4 };

const credit =
  '<a href="https://www.naturalearthdata.com">Natural Earth</a> · <a href="https://maplibre.org">MapLibre</a>';

/** Whether an address can be that of a view; MapLibre itself ignores what is not numbers at all. */
function isView(hash) {
  const [zoom, latitude, longitude, ...turns] = hash.slice(1).split("/").map(Number);
  const numbers = [zoom, latitude, longitude, ...turns];
  return numbers.some(Number.isNaN) || (numbers.every(Number.isFinite) && Math.abs(longitude) <= 1e6);
}

/**
 * Makes the map: Natural Earth on a globe, the view of the address bar.
 *
 * @param {HTMLElement} container
 * @returns {Promise<maplibregl.Map>} When its style is there.
 */
export function createMap(container) {
  // Before MapLibre, which accepts any number.
  const check = (event) => {
    if (isView(location.hash)) return;
    event?.stopImmediatePropagation();
    history.replaceState(null, "", location.pathname + location.search);
  };
  addEventListener("hashchange", check);
  check();
  const map = new maplibregl.Map({
    container,
    ...HOME,
    hash: true,
    maxZoom: 21,
    maxPitch: 60,
    fadeDuration: 0,
    attributionControl: false,
    style: {
      version: 8,
      projection: { type: "globe" },
      sources: Object.fromEntries(
        sources.map((name) => [name, { type: "geojson", data: `${name}.json`, tolerance: 0.8, maxzoom: 10 }]),
      ),
      layers: [
        { id: "water", type: "background" },
        { id: "land", type: "fill", source: "land", paint: { "fill-antialias": false } },
        { id: "lakes", type: "fill", source: "lakes" },
        { id: "borders", type: "line", source: "borders", paint: { "line-dasharray": [4, 2] } },
        { id: "coasts", type: "line", source: "coasts", layout: { "line-join": "round" } },
      ],
    },
  });
  map.addControl(new maplibregl.AttributionControl({ compact: false, customAttribution: credit }), "bottom-right");
  return new Promise((resolve, reject) => {
    map.once("style.load", () => resolve(map));
    map.once("error", ({ error }) => reject(error));
  });
}

/** Gives the map the colors of a theme. */
export function paintBasemap(map, palette) {
  const paint = (layer, property, value) => map.setPaintProperty(layer, property, value);
  paint("water", "background-color", palette.water);
  paint("land", "fill-color", palette.land);
  paint("lakes", "fill-color", palette.water);
  paint("lakes", "fill-outline-color", palette.coast);
  paint("borders", "line-color", palette.boundary);
  paint("borders", "line-width", ["interpolate", ["linear"], ["zoom"], 1, 0.5, 8, 1.4]);
  paint("coasts", "line-color", palette.coast);
  paint("coasts", "line-width", ["interpolate", ["linear"], ["zoom"], 1, 0.5, 8, 1.2]);
}
