// SPDX-License-Identifier: MIT
/** @file The common part of the adapters: the library, loaded once; a canvas above the map; the pointer; events. */

import { GridPainter } from "./canvas.mjs";
import { libraryFrom } from "./library.mjs";

/** How often the controls of a map are looked at, in milliseconds: they may move without telling. */
const LOOK = 300;

/** A grid above a map. An adapter calls mount() and unmount(), and frame() each time its map has been drawn. */
export class GridHost {
  /** The names of events. A getter, because of static fields bundlers rewrite the whole class. */
  static get events() {
    return ["load", "cell", "draw", "error"];
  }

  canvas = null;

  #options;
  #source;
  #painter = null;
  #context = null;
  #view = null;
  #container = null;
  #controls = "";
  #cover;
  #covered = [];
  #looked = -Infinity;
  #dark = null;
  #events = null;
  #waiting = 0;
  #isLoaded = false;
  #onCell;
  #listeners = new Map([["cell", [({ cell }) => this.#onCell?.(cell)]]]);

  /** @param {object} options Of the painter, and `library`, `wasm`, `cover`, `onCell`. */
  constructor(all = {}) {
    if (typeof all !== "object" || all === null) throw new TypeError("options must be an object");
    const { library, wasm, cover = "", onCell, ...options } = all;
    this.#cover = cover;
    this.#options = options;
    this.#source = () => library ?? libraryFrom(wasm);
    this.#onCell = onCell;
    // A wrong option is an error of the line that has it.
    new GridPainter(null, options);
    checkSelector(cover);
    checkListener(onCell ?? (() => {}), "onCell");
  }

  get options() {
    return this.#painter?.options ?? { ...this.#options };
  }

  /** The painter, once the library is there; before, null. */
  get painter() {
    return this.#painter;
  }

  setOptions({ cover = this.#cover, onCell = this.#onCell, ...options } = {}) {
    checkSelector(cover);
    checkListener(onCell ?? (() => {}), "onCell");
    if (this.#painter) this.#painter.setOptions(options);
    else new GridPainter(null, { ...this.#options, ...options });
    this.#options = { ...this.#options, ...options };
    this.#cover = cover;
    this.#onCell = onCell;
    this.#looked = -Infinity;
    this.refresh();
    return this;
  }

  cellAt(place) {
    return this.#painter?.cellAt(place) ?? null;
  }

  /** Draws the grid, in CSS pixels of the map, into any canvas: for a print, or a picture of the map. */
  drawTo(context) {
    this.#painter?.drawTo(context);
  }

  on(type, listener) {
    const { events } = this.constructor;
    if (!events.includes(type)) throw new TypeError(`there is no event "${type}"; there are ${events.join(", ")}`);
    checkListener(listener, "listener");
    const all = this.#listeners.get(type) ?? [];
    this.#listeners.set(type, [...all, listener]);
    return this;
  }

  off(type, listener) {
    this.#listeners.set(type, (this.#listeners.get(type) ?? []).filter((one) => one !== listener));
    return this;
  }

  once(type, listener) {
    checkListener(listener, "listener");
    const once = (event) => {
      this.off(type, once);
      listener.call(this, event);
    };
    return this.on(type, once);
  }

  fire(type, event = {}) {
    for (const listener of this.#listeners.get(type) ?? []) listener.call(this, { type, target: this, ...event });
    return this;
  }

  /**
   * Makes the canvas.
   *
   * @param {(canvas: HTMLCanvasElement) => void} place Puts the canvas into the page.
   * @param {HTMLElement} container The element that receives pointers, as large as the view.
   * @param {string} controls Selects the controls that hide the map.
   */
  mount(place, container, controls) {
    this.#container = container;
    this.#controls = controls;
    this.canvas = document.createElement("canvas");
    this.canvas.className = "gridnorth-grid";
    this.canvas.setAttribute("aria-hidden", "true");
    Object.assign(this.canvas.style, { position: "absolute", left: "0", top: "0", pointerEvents: "none" });
    place(this.canvas);
    this.#context = this.canvas.getContext("2d");

    this.#events = new AbortController();
    const { signal } = this.#events;
    this.#dark = matchMedia("(prefers-color-scheme: dark)");
    this.#dark.addEventListener("change", ({ matches }) => {
      this.#painter?.setDark(matches);
      this.refresh();
    }, { signal });
    container.addEventListener("pointermove", (event) => {
      if (event.pointerType === "touch") return;
      if (event.target.closest?.(controls)) return this.#point(null);
      const box = container.getBoundingClientRect();
      this.#point({ x: event.clientX - box.left, y: event.clientY - box.top });
    }, { signal });
    container.addEventListener("pointerleave", () => this.#point(null), { signal });
    this.#watchRatio(signal);
    // Panels over the map may come, go or move while the map rests.
    const watch = setInterval(() => this.#lookAgain(), LOOK);
    signal.addEventListener("abort", () => clearInterval(watch));

    const events = this.#events;
    Promise.resolve(this.#source()).then((library) => new GridPainter(library ?? undefined, this.#options)).then(
      (painter) => {
        if (events.signal.aborted) return;
        this.#painter = painter;
        this.#painter.setDark(this.#dark.matches);
        // Else with the first frame of the map.
        if (this.#view) this.frame(this.#view, true);
      },
      (error) => {
        if (events.signal.aborted) return;
        if (this.#listeners.get("error")?.length) this.fire("error", { error });
        else console.error(error);
      },
    );
  }

  unmount() {
    this.#events?.abort();
    cancelAnimationFrame(this.#waiting);
    this.#waiting = 0;
    this.#isLoaded = false;
    this.canvas?.remove();
    this.canvas = this.#context = this.#painter = this.#view = this.#container = null;
  }

  /** Another screen, or another zoom of the browser: then a map that rests is drawn in other pixels. */
  #watchRatio(signal) {
    const now = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const changed = () => {
      this.refresh();
      this.#watchRatio(signal);
    };
    now.addEventListener("change", changed, { once: true, signal });
  }

  #point(pointer) {
    if (this.#painter?.setPointer(pointer)) {
      this.fire("cell", { cell: this.#painter.cell });
      if (this.#options.highlight ?? true) this.refresh();
    } else if (this.#painter?.cell && this.#options.highlight !== "outline") {
      // The reference follows the pointer.
      this.refresh();
    }
  }

  /** Draws again, before the next frame of the browser: the drawing depends on more than the view. */
  refresh() {
    if (!this.#view || this.#waiting) return;
    this.#waiting = requestAnimationFrame(() => {
      this.#waiting = 0;
      if (this.#view) this.frame(this.#view, true);
    });
  }

  /**
   * The map has been drawn: draws the grid above it, unless it is there already.
   *
   * @param view A MapView.
   * @param {boolean} isForced Whether to draw although nothing has changed.
   */
  frame(view, isForced = false) {
    this.#view = view;
    if (!this.#painter || !(view.width > 0 && view.height > 0)) return;
    const begun = performance.now();
    const before = this.#painter.cell?.reference;
    const hasChanged = this.#painter.update(view, this.#hidden());
    if (!this.#isLoaded) {
      this.#isLoaded = true;
      this.fire("load");
      // A listener may have taken the grid away, moved the map, or changed options.
      if (!this.#painter || this.#view !== view) return;
      this.#painter.update(view, this.#hidden());
    }
    if (before !== this.#painter.cell?.reference) this.fire("cell", { cell: this.#painter.cell });
    const ratio = window.devicePixelRatio || 1;
    const [width, height] = [Math.round(view.width * ratio), Math.round(view.height * ratio)];
    const canvas = this.canvas;
    const isResized = canvas.width !== width || canvas.height !== height;
    const hasGuests = this.#listeners.get("draw")?.length > 0;
    if (!hasChanged && !isForced && !isResized && !hasGuests) return;

    if (isResized) {
      canvas.width = width;
      canvas.height = height;
      canvas.style.width = `${view.width}px`;
      canvas.style.height = `${view.height}px`;
    }
    const context = this.#context;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, view.width, view.height);
    this.#painter.drawTo(context);
    this.fire("draw", { context, view, painter: this.#painter, begun });
  }

  /** If something else is covered than before, the names and numbers have other places. */
  #lookAgain() {
    if (!this.#view || !this.#painter || document.hidden) return;
    const before = this.#covered;
    this.#looked = -Infinity;
    const now = this.#hidden();
    const isSame = before.length === now.length && now.every((box, i) => box.every((value, side) => Math.abs(value - before[i][side]) < 0.5));
    if (!isSame) this.refresh();
  }

  /** The boxes of the map's controls, and of other elements that the host names above the map. */
  #hidden() {
    const now = performance.now();
    if (now < this.#looked + LOOK) return this.#covered;
    this.#looked = now;
    // An inset of the host's own says where the controls are.
    const controls = (this.#options.inset ?? "auto") === "auto" ? this.#controls : "";
    const origin = this.#container.getBoundingClientRect();
    // A map in a shadow tree has its controls there.
    const roots = new Set([document, this.#container.getRootNode()]);
    const selected = (selector) => (selector ? [...roots].flatMap((root) => [...root.querySelectorAll(selector)]) : []);
    this.#covered = [...selected(controls), ...selected(this.#cover)].flatMap((control) => {
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      return [[left - origin.left, top - origin.top, right - origin.left, bottom - origin.top]];
    });
    return this.#covered;
  }
}

function checkListener(listener, name) {
  if (typeof listener !== "function") throw new TypeError(`${name} must be a function`);
}

function checkSelector(cover) {
  try {
    if (typeof cover === "string" && (cover === "" || document.createDocumentFragment().querySelector(cover) === null)) return;
  } catch {
    // As below.
  }
  throw new TypeError("cover must be a selector of CSS");
}
