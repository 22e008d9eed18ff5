// SPDX-License-Identifier: MIT
/**
 * @file The grid on a map of Leaflet, 1.0 or later:
 *
 *     mgrsGrid({ theme: "dark" }).addTo(map);
 */

import { GridHost } from "./host.mjs";
import { measuredZoom } from "./view.mjs";

const RADIAN = 180 / Math.PI;
const CONTROLS = ".leaflet-control, .leaflet-popup";
const PANE = "gridnorth";

/** Above tiles, below paths and markers. */
const LEVEL = 350;

/** The only latitudes that Web Mercator has in Leaflet. */
const MERCATOR = 85.0511287798;

/** A layer of Leaflet: it has the members that L.Map and L.Control.Layers use, without Leaflet's class. */
export class MGRSGrid extends GridHost {
  /** Also the events that Leaflet and its plugins listen to on every layer. */
  static get events() {
    return [...super.events, "add", "remove", "loading", "popupopen", "popupclose", "tooltipopen", "tooltipclose"];
  }

  #drawn = null;
  #events = null;
  #contexts = new WeakMap();

  addTo(map) {
    map.addLayer(this);
    return this;
  }

  remove() {
    return this.removeFrom(this._map ?? this._mapToAdd);
  }

  removeFrom(map) {
    map?.removeLayer(this);
    return this;
  }

  getPane() {
    return this._map?.getPane(PANE);
  }

  /** As in Leaflet: several types in one string, or an object of listeners; and the `this` of the listener. */
  on(types, listener, context) {
    return this.#each(types, listener, context, (type, call) => super.on(type, call));
  }

  off(types, listener, context) {
    return this.#each(types, listener, context, (type, call) => super.off(type, call));
  }

  #each(types, listener, context, act) {
    if (typeof types === "object") {
      for (const type in types) this.#each(type, types[type], listener, act);
    } else {
      for (const type of types.trim().split(/\s+/)) act(type, this.#bound(listener, context));
    }
    return this;
  }

  /** A listener with its `this`: the same function each time. */
  #bound(listener, context) {
    if (!context || context === this) return listener;
    if (!this.#contexts.has(context)) this.#contexts.set(context, new Map());
    const known = this.#contexts.get(context);
    if (!known.has(listener)) known.set(listener, (event) => listener.call(context, event));
    return known.get(listener);
  }

  /** Leaflet calls this when the map has a view. */
  _layerAdd({ target: map }) {
    if (!map.hasLayer(this)) return;
    // It was on another map.
    if (this._map && this._map !== map) this._map.removeLayer(this);
    this._map = map;
    this.onAdd(map);
    this.fire("add");
    map.fire("layeradd", { layer: this });
  }

  onAdd(map) {
    if (!map.getPane(PANE)) Object.assign(map.createPane(PANE).style, { zIndex: LEVEL, pointerEvents: "none" });
    this.mount((canvas) => map.getPane(PANE).append(canvas), map.getContainer(), CONTROLS);
    this.canvas.classList.add("leaflet-zoom-animated");
    this.canvas.style.transformOrigin = "0 0";
    const draw = () => this.#draw();
    this.#events = { move: draw, zoom: draw, moveend: draw, zoomend: draw, viewreset: draw, resize: draw, zoomanim: (event) => this.#animate(event) };
    map.on(this.#events);
    draw();
  }

  onRemove(map) {
    map.off(this.#events);
    this.unmount();
    const pane = map.getPane(PANE);
    if (pane && pane.childElementCount === 0) {
      pane.remove();
      delete map.getPanes()[PANE];
    }
    this.#events = this.#drawn = null;
  }

  #draw() {
    const map = this._map;
    const { x, y } = map.containerPointToLayerPoint([0, 0]);
    this.canvas.style.transform = `translate3d(${x}px, ${y}px, 0)`;
    this.#drawn = { center: map.getCenter(), zoom: map.getZoom(), size: map.getSize() };
    this.frame(viewOf(map));
  }

  /** While Leaflet animates a zoom, the canvas grows with the tiles. */
  #animate({ center, zoom }) {
    if (!this.#drawn) return;
    const map = this._map;
    const { size, ...drawn } = this.#drawn;
    const scale = map.getZoomScale(zoom, drawn.zoom);
    const half = { x: size.x / 2, y: size.y / 2 };
    const [now, then] = [map.project(drawn.center, zoom), map.project(center, zoom)];
    const pane = map.layerPointToContainerPoint([0, 0]);
    const origin = { x: Math.round(then.x - half.x + pane.x), y: Math.round(then.y - half.y + pane.y) };
    const [x, y] = [now.x - half.x * scale - origin.x, now.y - half.y * scale - origin.y];
    this.canvas.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
  }
}

/** Makes a grid, as Leaflet's factories do. */
export function mgrsGrid(options) {
  return new MGRSGrid(options);
}

function viewOf(map) {
  const { x: width, y: height } = map.getSize();
  const { lat, lng } = map.getCenter();
  const zoom = map.getZoom();
  const isMercator = map.options.crs.code === "EPSG:3857";
  // Leaflet rounds the origin of its pixels, so the center may lie beside the middle of the screen.
  const corner = map.getPixelBounds().min;
  const world = 256 * 2 ** zoom;
  const offset = map.containerPointToLayerPoint([0, 0]);
  const origin = map.getPixelOrigin();
  const [left, top] = [origin.x + offset.x, origin.y + offset.y];

  const project = isMercator
    ? (latitude, longitude, out) => {
        const bounded = Math.max(-MERCATOR, Math.min(MERCATOR, latitude)) / RADIAN;
        out[0] = world * (longitude / 360 + 0.5) - left;
        out[1] = world * (0.5 - Math.asinh(Math.tan(bounded)) / (2 * Math.PI)) - top;
        return true;
      }
    : (latitude, longitude, out) => {
        const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
        out[0] = x;
        out[1] = y;
        return true;
      };
  const unproject = (x, y) => {
    const found = map.containerPointToLatLng([x, y]);
    return { latitude: found.lat, longitude: found.lng };
  };
  const view = {
    width, height, project, unproject,
    center: { latitude: lat, longitude: lng },
    copies: !map.options.noWrap,
    zoom: zoom - 1,
    key: [lng, lat, zoom, left, top, corner.x, corner.y],
  };
  if (isMercator) view.camera = { plane: [world, 0, -left, 0, world, -top, 0, 0, 1] };
  else view.zoom = measuredZoom(view);
  return view;
}
