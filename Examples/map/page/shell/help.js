// SPDX-License-Identifier: MIT
import { icon } from "./icons.js";

/** Fields in which keys write, or choose by a letter. */
const FIELDS = "input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=button]), textarea, select, [contenteditable]";

/** What uses the arrow keys itself. A panel scrolls with them. */
const ARROWS = "input, #panel, .handle, .maplibregl-canvas";

/** How far the map goes with a key: pixels, degrees of rotation and of tilt. MapLibre has the same for its canvas. */
const PAN = 100;
const ROTATE = 15;
const TILT = 10;

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

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
    describe(/[A-Z]/.test(key) ? `Shift ${key}` : key, title);
  };
  /** Moves the map with the arrow keys as its canvas does; returns whether the key is one of them. */
  const move = ({ key, shiftKey, target }) => {
    if (!arrows[key] || target.closest(ARROWS)) return false;
    const [right, down] = arrows[key];
    if (shiftKey) map.easeTo({ bearing: map.getBearing() - ROTATE * right, pitch: map.getPitch() - TILT * down, duration: 300 });
    else map.panBy([PAN * right, PAN * down], { duration: 300 });
    return true;
  };
  const zoom = ({ key, target }) => {
    const step = { "+": 1, "=": 1, "-": -1, "−": -1 }[key];
    if (!step || target.closest(".maplibregl-canvas")) return false;
    map.zoomTo(Math.round(map.getZoom()) + step, { duration: 300 });
    return true;
  };
  /** The action of a key, with Caps Lock too, and with a keyboard of other letters. */
  const actionOf = ({ key, code, shiftKey }) => {
    const isLatin = /^[\u0000-\u007f]+$/.test(key);
    const letter = isLatin ? /^[a-z]$/i.exec(key)?.[0] : /^Key([A-Z])$/.exec(code)?.[1];
    return keys.get(letter ? (shiftKey ? letter.toUpperCase() : letter.toLowerCase()) : key);
  };
  document.addEventListener("keydown", (event) => {
    const isElsewhere = event.target.closest(FIELDS) || document.querySelector("dialog[open]");
    if (isElsewhere || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const run = actionOf(event);
    if (!run && !move(event) && !zoom(event)) return;
    event.preventDefault();
    run?.();
  });

  const open = () => dialog.showModal();
  app.addKey("?", "This help", open);
  describe("← ↑ ↓ →", "Pan");
  describe("+ −", "Zoom");
  describe("Shift ← →", "Rotate");
  describe("Shift ↑ ↓", "Tilt");
  describe("Esc", "Close the panel or dialog");
  document.getElementById("where").textContent =
    "Keys work everywhere except in a field with text. In a panel the arrows scroll, and they move a handle on the map that has the focus.";

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
