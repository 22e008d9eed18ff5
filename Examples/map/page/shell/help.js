// SPDX-License-Identifier: MIT
import { icon } from "./icons.js";

/** Adds the buttons for zooming, the keys of the whole page, and the dialog that lists them. */
export function addHelp(app) {
  const { map } = app;
  const dialog = document.getElementById("help");
  const list = document.getElementById("keys");
  const keys = new Map();

  const describe = (key, title) => {
    const name = document.createElement("dt");
    name.append(...key.split(" ").map((word) => Object.assign(document.createElement("kbd"), { textContent: word })));
    list.append(name, Object.assign(document.createElement("dd"), { textContent: title }));
  };

  app.addKey = (key, title, run) => {
    keys.set(key, run);
    describe(key, title);
  };
  document.addEventListener("keydown", (event) => {
    const isTyped = event.target.closest("input, textarea, select, [contenteditable]");
    if (isTyped || dialog.open || event.ctrlKey || event.metaKey || event.altKey) return;
    const run = keys.get(event.key);
    if (!run) return;
    event.preventDefault();
    run();
  });

  const open = () => dialog.showModal();
  app.addKey("?", "This help", open);
  describe("← ↑ ↓ →", "Pan");
  describe("+ −", "Zoom");
  describe("Shift ← →", "Rotate");
  describe("Shift ↑ ↓", "Tilt");
  describe("Esc", "Close the panel or dialog");

  const buttons = { "zoom-in": "plus", "zoom-out": "minus", "help-open": "help", "help-close": "close" };
  for (const [id, name] of Object.entries(buttons)) document.getElementById(id).append(icon(name));
  document.getElementById("zoom-in").addEventListener("click", () => map.zoomIn());
  document.getElementById("zoom-out").addEventListener("click", () => map.zoomOut());
  document.getElementById("help-open").addEventListener("click", open);
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}

/** Lists the parts of the page below the keys. */
export function addAbout({ gn }) {
  document.getElementById("about").textContent =
    `GridNorth ${gn.version()} computes the grid and all positions in this page. ` +
    "Coastlines, lakes, rivers and borders: Natural Earth, public domain, and from near GSHHG with WDBII, LGPL. " +
    "Map: MapLibre GL JS, BSD-3-Clause. A map of your own is shown if you add ?tiles= and its address to that of this page: tiles " +
    "with {z}, {x} and {y}, or a PMTiles archive.";
}
