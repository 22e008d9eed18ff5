// SPDX-License-Identifier: MIT

import { startView } from "../map/start.js";

/** Places where a grid is difficult to draw right. */
const places = [
  { name: "Zone border", center: [12, 55.9], zoom: 9.4 },
  { name: "Norway", center: [5.6, 60.6], zoom: 5.6 },
  { name: "Svalbard", center: [19, 78.6], zoom: 3.8 },
  { name: "Fiji, 180°", center: [179.6, -17.4], zoom: 6.6 },
  { name: "North Pole", center: [0, 85], zoom: 1.4 },
  { name: "South Pole", center: [0, -85], zoom: 1.4 },
];

/** Adds a button for each place. */
export function addPlaces(app) {
  const bar = document.getElementById("places");
  const add = (name, view) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "chip";
    button.textContent = name;
    button.addEventListener("click", () => {
      const { latitude, longitude, zoom } = view();
      app.goTo({ latitude, longitude }, zoom, { bearing: 0, pitch: 0 });
    });
    bar.append(button);
  };
  add("World", () => startView(app.map.getContainer()));
  for (const { name, center: [longitude, latitude], zoom } of places) add(name, () => ({ latitude, longitude, zoom }));
}
