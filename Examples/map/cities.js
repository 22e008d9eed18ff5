// SPDX-License-Identifier: MIT
import { drawText } from "./layer/canvas.mjs";

const FROM_ZOOM = 3;

/** Adds the names of some cities, where the grid has left room. */
export async function addCities(app) {
  let cities = [];
  app.addLayer((context, _, palette, room) => {
    if (app.map.getZoom() < FROM_ZOOM) return;
    for (const { point, name } of cities) {
      const { x, y, visible } = app.project(point);
      const width = 6.4 * name.length + 12;
      if (!visible || !room(x + width / 2 - 4, y, width, 16)) continue;
      context.beginPath();
      context.arc(x, y, 2.5, 0, 2 * Math.PI);
      context.fillStyle = palette.city;
      context.fill();
      drawText(context, name, x + 7, y, { size: 12, color: palette.city, halo: palette.halo, align: "left" });
    }
  });

  const { features } = await (await fetch("cities.json")).json();
  cities = features.map(({ geometry: { coordinates: [longitude, latitude] }, properties: { name } }) => ({
    point: { latitude, longitude },
    name,
  }));
  app.redraw();
}
