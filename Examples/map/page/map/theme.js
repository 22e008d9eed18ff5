// SPDX-License-Identifier: MIT
import { icon } from "../shell/icons.js";
import { paintBasemap } from "./basemap.js";
import { paintShapes } from "../drawing/paint.js";

/** The colors of drawings on the map, by theme; the colors of the controls are in map.css. */
export const palettes = {
  light: {
    water: "#b4d2e4", river: "#8fbad3", land: "#f7f3e8", coast: "#456072", boundary: "#8a7a66", city: "#343c44", relief: 0.42,
    line: "#1c5d8c", border: "#b3430c", text: "#174b72", borderText: "#9a3708", halo: "rgba(255,255,255,0.92)",
    cell: "#1c5d8c", shape: "#a3195b", shapeText: "#8a124c",
  },
  dark: {
    water: "#0a1b29", river: "#2a5672", land: "#2a3b40", coast: "#839aa3", boundary: "#98907c", city: "#d3dbe0", relief: 0.65,
    line: "#6fb4e0", border: "#f2a05c", text: "#a9d5f2", borderText: "#ffbd85", halo: "rgba(8,16,22,0.9)",
    cell: "#6fb4e0", shape: "#ff7fb0", shapeText: "#ffb3d0",
  },
};

/** Adds dark and light: the earlier choice, or else that of the system. */
export function addTheme(app) {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const button = document.getElementById("theme");
  const listeners = [];
  let palette;

  const apply = () => {
    const chosen = app.store.get("theme", null);
    const theme = Object.hasOwn(palettes, chosen) ? chosen : system.matches ? "dark" : "light";
    const other = theme === "dark" ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    palette = palettes[theme];
    button.replaceChildren(icon(other === "dark" ? "moon" : "sun"));
    button.setAttribute("aria-label", `Switch to ${other}`);
    paintBasemap(app.map, palette);
    for (const listener of listeners) listener(palette);
  };

  app.palette = () => palette;
  /** Gives everything its colors again: another map is shown. */
  app.repaint = apply;
  /** Gives another map the colors for paper: the light ones. */
  app.paintForPaper = (map) => {
    paintBasemap(map, palettes.light);
    paintShapes(map, "light");
  };
  app.onTheme = (listener) => {
    listeners.push(listener);
    listener(palette);
  };
  button.addEventListener("click", () => {
    app.store.set("theme", palette === palettes.dark ? "light" : "dark");
    apply();
  });
  system.addEventListener("change", apply);
  apply();
}
