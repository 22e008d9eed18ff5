// SPDX-License-Identifier: MIT
/**
 * @file The grid on a map of deck.gl, 9 or later, as a widget:
 *
 *     new Deck({ ..., widgets: [new MGRSGrid({ theme: "dark" })] });
 */

import { GridHost } from "./host.mjs";
import { measuredZoom } from "./view.mjs";

const RADIAN = 180 / Math.PI;
const CONTROLS = ".deck-widget";

/** The width of the world in the common space of deck.gl. */
const WORLD = 512;

/** deck.gl's number for the projection of a globe. */
const GLOBE = 2;

/** A widget of deck.gl: it has the members that its manager uses, without its class. */
export class MGRSGrid extends GridHost {
  id = "gridnorth-grid";
  placement = "fill";
  viewId = null;
  props = {};

  /** @param {object} options Of the layer, and `id` and `viewId` as other widgets have them. */
  constructor({ id, viewId, ...options } = {}) {
    super(options);
    this.id = id ?? this.id;
    this.viewId = viewId ?? null;
    this.props = { id: this.id, ...options };
  }

  _onAdd(what) {
    return this.onAdd(what);
  }

  onAdd({ deck }) {
    const element = document.createElement("div");
    Object.assign(element.style, { position: "absolute", inset: "0", pointerEvents: "none" });
    const map = deck.getCanvas?.() ?? deck.canvas;
    this.mount((canvas) => element.append(canvas), map.parentElement, CONTROLS);
    // A map that rests does not draw.
    const viewports = deck.isInitialized ? deck.getViewports() : [];
    const viewport = this.viewId ? viewports.find(({ id }) => id === this.viewId) : viewports[0];
    if (viewport) this.#draw(viewport);
    return element;
  }

  onRemove() {
    this.unmount();
  }

  /** deck.gl passes the props of a widget of the same id that takes the place of this one. */
  setProps({ id, viewId, library, wasm, ...options }) {
    this.setOptions(options);
  }

  updateHTML() {}

  onViewportChange(viewport) {
    this.#draw(viewport);
  }

  onRedraw({ viewports }) {
    if (viewports[0]) this.#draw(viewports[0]);
  }

  #draw(viewport) {
    if (this.canvas && viewport.isGeospatial !== false) this.frame(viewOf(viewport));
  }
}

/** Makes a grid. */
export function mgrsGrid(options) {
  return new MGRSGrid(options);
}

function viewOf(viewport) {
  const { width, height, longitude, latitude, pixelProjectionMatrix: matrix } = viewport;
  const isGlobe = viewport.projectionMode === GLOBE;
  const place = [0, 0, 0];
  const onScreen = (x, y, z, out) => {
    const w = matrix[3] * x + matrix[7] * y + matrix[11] * z + matrix[15];
    out[0] = (matrix[0] * x + matrix[4] * y + matrix[8] * z + matrix[12]) / w;
    out[1] = (matrix[1] * x + matrix[5] * y + matrix[9] * z + matrix[13]) / w;
    return w > 0;
  };
  const onPlane = (latitude, longitude, out) => {
    const bounded = Math.max(-89.9, Math.min(89.9, latitude)) / RADIAN;
    return onScreen(WORLD * (longitude / 360 + 0.5), WORLD * (0.5 + Math.asinh(Math.tan(bounded)) / (2 * Math.PI)), 0, out);
  };
  const eye = viewport.cameraPosition;
  const onGlobe = (latitude, longitude, out) => {
    place[0] = longitude;
    place[1] = latitude;
    const [x, y, z] = viewport.projectPosition(place);
    // Above the horizon of the eye.
    const isSeen = x * eye[0] + y * eye[1] + z * eye[2] > x * x + y * y + z * z;
    return onScreen(x, y, z, out) && isSeen;
  };
  const unproject = (x, y) => {
    const found = viewport.unproject([x, y], { targetZ: 0 });
    if (!found || !Number.isFinite(found[0]) || !Number.isFinite(found[1])) return null;
    return { latitude: found[1], longitude: found[0] };
  };
  const view = {
    width, height, unproject,
    project: isGlobe ? onGlobe : onPlane,
    zoom: viewport.zoom,
    center: { latitude, longitude },
    globe: isGlobe,
    copies: !isGlobe,
    key: [longitude, latitude, viewport.zoom, ...matrix],
  };
  view.camera = isGlobe ? globeOf(viewport, matrix, eye) : planeOf(matrix, longitude, latitude);
  if (isGlobe) view.zoom = measuredZoom(view);
  return view;
}

/** From the Web Mercator plane, as the library counts it, to pixels. */
function planeOf(matrix, longitude, latitude) {
  const rows = [0, 1, 3].map((row) => [WORLD * matrix[row], -WORLD * matrix[4 + row], WORLD * matrix[4 + row] + matrix[12 + row]]);
  const down = 0.5 - Math.asinh(Math.tan(latitude / RADIAN)) / (2 * Math.PI);
  const [a, b, c] = rows[2];
  return { plane: rows.flat(), depth: a * (longitude / 360 + 0.5) + b * down + c };
}

/** From a globe to pixels. */
function globeOf(viewport, matrix, eye) {
  const axes = [[90, 0, 0], [0, 90, 0], [0, 0, 0]].map((place) => viewport.projectPosition(place));
  const along = (x, axis) => x[0] * axis[0] + x[1] * axis[1] + x[2] * axis[2];
  const rows = [0, 1, 3].map((row) => [...axes.map((axis) => along([matrix[row], matrix[4 + row], matrix[8 + row]], axis)), matrix[12 + row]]);
  const rim = [...axes.map((axis) => along(eye, axis)), -along(axes[2], axes[2])];
  const middle = viewport.projectPosition([viewport.longitude, viewport.latitude, 0]);
  return { globe: rows.flat(), rim, transition: 1, depth: along([matrix[3], matrix[7], matrix[11]], middle) + matrix[15] };
}
