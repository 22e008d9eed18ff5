// SPDX-License-Identifier: MIT
import { separated } from "../position/measures.js";

const systems = ["metric", "imperial", "nautical"];
const WIDEST = 140; // Pixels.

/** Adds the scale bar. A click on it switches the whole page to the next system of units. */
export function addScale(app) {
  const { gn, map, store } = app;
  const button = document.getElementById("scale");
  const bar = document.getElementById("scale-bar");
  const text = document.getElementById("scale-text");
  const listeners = [];
  let units = store.get("units", "metric");
  if (!systems.includes(units)) units = "metric";

  app.units = () => units;
  app.onUnits = (listener) => {
    listeners.push(listener);
    listener(units);
  };
  button.addEventListener("click", () => {
    units = systems[(systems.indexOf(units) + 1) % systems.length];
    store.set("units", units);
    app.say(`Units: ${units}`);
    for (const listener of listeners) listener(units);
    app.redraw();
  });
  app.addLayer(() => {
    const scale = gn.screenScaleBar(app.center().latitude, map.getZoom(), 512, WIDEST, units);
    bar.style.width = `${scale.width}px`;
    text.textContent = separated(scale.text);
    button.title = `${units} units; click for others`;
  });
}
