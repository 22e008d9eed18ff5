// SPDX-License-Identifier: MIT
/** @file The map of gridnorth.jupyter; bundle.py bundles this module and its imports for anywidget. */

import { GridPainter } from "../../web/layer/canvas.mjs";
import { libraryFrom } from "../../web/layer/library.mjs";
import { drawMark, drawShapes, drawWorld, landOf, shapesOf } from "./drawing.mjs";
import { handle } from "./gestures.mjs";
import { bounded, moved, viewOf } from "./view.mjs";

/** Creates the canvas, its buttons, and a line that shows the cell. */
function furnish(el) {
  const add = (parent, name, attributes, text = "") => {
    const element = document.createElement(name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  const frame = add(el, "div", { class: "gridnorth-map" });
  const canvas = add(frame, "canvas", { tabindex: "0", role: "application" });
  const buttons = add(frame, "div", { class: "gridnorth-buttons" });
  const button = (label, text) => add(buttons, "button", { type: "button", "aria-label": label, title: label }, text);
  const closer = button("Zoom in", "+");
  const farther = button("Zoom out", "\u2212");
  const status = add(frame, "div", { class: "gridnorth-status", "aria-live": "polite" });
  const source = add(frame, "div", { class: "gridnorth-source" }, "Natural Earth");
  return { frame, canvas, closer, farther, status, covers: [buttons, status, source] };
}

/** The box in which an element covers the map: left, top, right, bottom. */
function boxOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) {
  return [offsetLeft, offsetTop, offsetLeft + offsetWidth, offsetTop + offsetHeight];
}

/** The theme of the page around the map: JupyterLab and VS Code have their own themes; otherwise the system decides. */
function isPageDark() {
  const { body } = document;
  if (body.dataset.jpThemeLight) return body.dataset.jpThemeLight === "false";
  if (body.className.includes("vscode-")) return !body.classList.contains("vscode-light");
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

function render({ model, el }) {
  const { frame, canvas, closer, farther, status, covers } = furnish(el);
  const context = canvas.getContext("2d");
  const ended = new AbortController();
  const land = landOf(model.get("_land"));
  let shapes = shapesOf(model.get("values"));
  let painter = null;
  let pointer = null;
  let failure = null;
  let waiting = 0;
  let saving = 0;

  const place = () => {
    const [latitude, longitude] = model.get("center");
    return { latitude, longitude, zoom: model.get("zoom") };
  };
  const view = () => viewOf(place(), frame.clientWidth, frame.clientHeight);
  const isDark = () => (model.get("theme") === "auto" ? isPageDark() : model.get("theme") === "dark");
  const options = () => ({ content: model.get("content"), theme: isDark() ? "dark" : "light" });

  function draw() {
    waiting = 0;
    const now = view();
    const ratio = window.devicePixelRatio || 1;
    const [width, height] = [Math.round(now.width * ratio), Math.round(now.height * ratio)];
    if (!width || !height) return;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    frame.classList.toggle("gridnorth-dark", isDark());
    drawWorld(context, now, land, isDark());
    drawShapes(context, now, shapes);
    if (painter) {
      painter.update(now, covers.map(boxOf));
      painter.drawTo(context);
    }
    const clicked = model.get("clicked");
    if (clicked) drawMark(context, now, clicked, isDark());
    tell();
  }
  const refresh = () => {
    waiting ||= requestAnimationFrame(draw);
  };

  function tell() {
    const { latitude, longitude } = place();
    const middle = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
    canvas.setAttribute("aria-label", `A map with the MGRS grid around ${middle}`);
    status.textContent = failure ?? painter?.cell?.reference ?? model.get("cell") ?? "";
    status.hidden = !status.textContent;
  }

  function go(next) {
    const { latitude, longitude, zoom } = bounded(next);
    model.set("center", [latitude, longitude]);
    model.set("zoom", zoom);
    refresh();
    // Sends Python the place where the map came to rest.
    clearTimeout(saving);
    saving = setTimeout(() => model.save_changes(), 150);
  }

  function click(x, y) {
    const found = view().unproject(x, y);
    const longitude = found.longitude - 360 * Math.round(found.longitude / 360);
    model.set("clicked", [found.latitude, longitude]);
    model.set("cell", painter?.cellAt({ latitude: found.latitude, longitude })?.reference ?? null);
    model.save_changes();
    refresh();
  }

  function point(place) {
    pointer = place;
    painter?.setPointer(pointer);
    refresh();
  }

  const zoomBy = (step, x = frame.clientWidth / 2, y = frame.clientHeight / 2) => {
    go(moved(view(), place(), { x, y, step }));
  };
  const panBy = (dx, dy) => go(moved(view(), place(), { dx, dy }));
  closer.addEventListener("click", () => zoomBy(1));
  farther.addEventListener("click", () => zoomBy(-1));
  handle(canvas, { zoomBy, panBy, click, point }, ended.signal);

  const listen = (names, act) => {
    for (const name of names) model.on(`change:${name}`, act);
    ended.signal.addEventListener("abort", () => names.forEach((name) => model.off(`change:${name}`, act)));
  };
  const dress = () => {
    painter?.setOptions(options());
    refresh();
  };
  const resize = () => {
    frame.style.height = `${model.get("height")}px`;
    refresh();
  };
  listen(["center", "zoom", "clicked", "cell"], refresh);
  listen(["theme", "content"], dress);
  listen(["height"], resize);
  listen(["values"], () => {
    shapes = shapesOf(model.get("values"));
    refresh();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress, { signal: ended.signal });
  const themes = new MutationObserver(dress);
  themes.observe(document.body, { attributes: true, attributeFilter: ["class", "data-jp-theme-light"] });
  const sizes = new ResizeObserver(refresh);
  sizes.observe(frame);
  resize();

  // Chromium refuses to compile a DataView.
  const { buffer, byteOffset, byteLength } = model.get("_wasm");
  libraryFrom(new Uint8Array(buffer, byteOffset, byteLength)).then(
    (library) => {
      if (ended.signal.aborted) return;
      painter = new GridPainter(library, options());
      point(pointer);
    },
    (error) => {
      failure = `The grid could not be loaded: ${error.message}`;
      refresh();
    },
  );

  return () => {
    ended.abort();
    themes.disconnect();
    sizes.disconnect();
    cancelAnimationFrame(waiting);
    clearTimeout(saving);
  };
}

export default { render };
