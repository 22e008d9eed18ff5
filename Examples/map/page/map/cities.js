// SPDX-License-Identifier: MIT
import { drawText, textWidth } from "../layer/canvas.mjs";
import { isNaturalEarth } from "./basemap.js";
import { isPlain } from "./own-map.js";
import { prepare, searchPlaces } from "./search.js";
import { readJSON, untilLoaded } from "../shell/load.js";

/** Degrees at zoom 0, from the center: a city farther away is not on any screen, however tilted the map. */
const FARTHEST = 2500;

/** How many zooms before a place its name is written larger. */
const LARGE = 2.5;

/** The cosine of the farthest place from the center that is named on a globe. */
const RIM = 0.65;

const styles = { large: { size: 14, weight: 600 }, small: { size: 12, weight: 500 } };

/**
 * Adds the names of places where the grid has left room, and `app.findPlaces(text)`: places that the text may mean, as
 * [{name, country, point}], see search.js; `app.places()`: all that are named, the most important first.
 */
export async function addCities(app) {
  let places = [];
  // A map of one's own has names of its own, except vectors without a style.
  app.places = () => (isNaturalEarth(app.map) || isPlain(app.map) ? places : []);
  const isNear = (point, center) => {
    const [a, b] = [point, center].map(({ latitude }) => (latitude * Math.PI) / 180);
    const across = Math.cos(((point.longitude - center.longitude) * Math.PI) / 180);
    return Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * across > RIM;
  };
  const isOver = (point, center, far) =>
    Math.abs(point.latitude - center.latitude) < far &&
    Math.abs(((point.longitude - center.longitude + 540) % 360) - 180) < far;

  app.addLayer((context, _, palette, room) => {
    const zoom = app.map.getZoom();
    const center = app.center();
    const far = FARTHEST / 2 ** zoom;
    for (const place of app.places()) {
      if (place.zoom > zoom) break;
      if (far < 90 ? !isOver(place.point, center, far) : !isNear(place.point, center)) continue;
      const { x, y, visible } = app.project(place.point);
      if (!visible) continue;
      const style = place.zoom < zoom - LARGE ? styles.large : styles.small;
      const width = textWidth(place.name, style) + 14;
      if (far >= 90 && !isOnGlobe(app, { x: x + width - 7, y })) continue;
      if (!room(x + width / 2 - 5, y, width, style.size + 4)) continue;
      context.beginPath();
      context.arc(x, y, 2.5, 0, 2 * Math.PI);
      context.fillStyle = palette.city;
      context.fill();
      drawText(context, place.name, x + 7, y, { ...style, color: palette.city, halo: palette.halo, align: "left" });
    }
  });

  app.findPlaces = (text) => searchPlaces(places, text);

  await app.rest; // The network is the program's first.
  const read = async () => {
    // Those that are seen from far away come first.
    places = (await readJSON("places.json")).map(([name, country, longitude, latitude, zoom]) => ({
      name, country, zoom, point: { latitude, longitude },
    }));
    (globalThis.requestIdleCallback ?? setTimeout)(() => prepare(places));
    app.redraw();
  };
  const named = { named: "The names of places", works: "The map has no names, and no place can be found by its name." };
  await untilLoaded(read, named, app);
}

/** Whether a pixel is not beside the globe: there, a map answers with the nearest place that it has. */
function isOnGlobe(app, { x, y }) {
  const there = app.project(app.unproject({ x, y }));
  return Math.hypot(there.x - x, there.y - y) < 2;
}
