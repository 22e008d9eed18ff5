// SPDX-License-Identifier: MIT
/**
 * @file The grid on a map of OpenLayers, 6 or later:
 *
 *     map.addControl(new MGRSGrid({ theme: "dark" }));
 */

import { GridHost } from "./host.mjs";
import { measuredZoom } from "./view.mjs";

const RADIAN = 180 / Math.PI;
const CONTROLS = ".ol-control, .ol-overlay-container";

/** The radius of Web Mercator, in meters, and its last latitude. */
const RADIUS = 6378137;
const MERCATOR = 85.0511287798;

/** Positions in the coordinates of the projections that need no library: [longitude, latitude] to [x, y], and back. */
const mercator = {
  fromDegrees: ([longitude, latitude]) => [
    (RADIUS * longitude) / RADIAN,
    RADIUS * Math.asinh(Math.tan(Math.max(-89.9, Math.min(89.9, latitude)) / RADIAN)),
  ],
  toDegrees: ([x, y]) => [(x / RADIUS) * RADIAN, Math.atan(Math.sinh(y / RADIUS)) * RADIAN],
  limit: MERCATOR,
};
const degrees = { fromDegrees: (place) => place, toDegrees: (place) => place, limit: 90 };
const known = {
  "EPSG:3857": mercator, "EPSG:900913": mercator, "EPSG:102100": mercator, "EPSG:102113": mercator,
  "EPSG:4326": degrees, "CRS:84": degrees, "OGC:CRS84": degrees,
};

/** A control of OpenLayers: it has the members that ol/Map uses, without its class. */
export class MGRSGrid extends GridHost {
  #map = null;
  #transform;
  #properties = {};
  #draw = (event) => event.frameState && this.frame(this.#view(event.frameState));

  /** @param {object} options Of the layer, and `transform` for a projection that is neither Web Mercator nor degrees. */
  constructor({ transform, ...options } = {}) {
    super(options);
    this.#transform = transform;
  }

  getMap() {
    return this.#map;
  }

  /** OpenLayers calls this with a map, or with null. */
  setMap(map) {
    if (this.#map) {
      this.#map.un("postrender", this.#draw);
      this.unmount();
    }
    this.#map = map ?? null;
    if (!map) return;
    const viewport = map.getViewport();
    this.mount((canvas) => {
      // Above the layers of the map; OpenLayers makes their element with the first frame.
      const above = viewport.querySelector(".ol-overlaycontainer");
      if (above) above.before(canvas);
      else viewport.append(canvas);
    }, viewport, CONTROLS);
    map.on("postrender", this.#draw);
    map.render();
  }

  /** Controls have properties that programs set and ask for. */
  getProperties() {
    return this.#properties;
  }

  setProperties(properties) {
    Object.assign(this.#properties, properties);
  }

  get(name) {
    return this.#properties[name];
  }

  set(name, value) {
    this.#properties[name] = value;
  }

  un(type, listener) {
    return this.off(type, listener);
  }

  #view({ size, viewState }) {
    const { center: middle, resolution, rotation } = viewState;
    const code = viewState.projection.getCode();
    const transform = this.#transform ?? known[code];
    if (!transform) throw new TypeError(`the grid needs the option transform for ${code}`);
    const { fromDegrees, toDegrees, limit = 90 } = transform;
    const [width, height] = size;
    const [cosine, sine] = [Math.cos(rotation), Math.sin(rotation)];

    const place = [0, 0];
    const project = (latitude, longitude, out) => {
      place[0] = longitude;
      place[1] = latitude;
      const [x, y] = fromDegrees(place);
      const [right, up] = [(x - middle[0]) / resolution, (y - middle[1]) / resolution];
      out[0] = width / 2 + right * cosine + up * sine;
      out[1] = height / 2 + right * sine - up * cosine;
      return Number.isFinite(out[0]) && Number.isFinite(out[1]);
    };
    const unproject = (x, y) => {
      const [right, down] = [x - width / 2, y - height / 2];
      const found = toDegrees([
        middle[0] + (right * cosine + down * sine) * resolution,
        middle[1] + (right * sine - down * cosine) * resolution,
      ]);
      return Math.abs(found[1]) <= 90 ? { latitude: found[1], longitude: found[0] } : null;
    };
    const [longitude, latitude] = toDegrees(middle);
    const view = {
      width, height, project, unproject, limit,
      center: { latitude, longitude },
      globe: this.#transform !== undefined,
      zoom: Math.log2((2 * Math.PI * RADIUS) / (512 * resolution)),
      key: [...middle, resolution, rotation],
    };
    if (transform === mercator) view.camera = { plane: planeOf(width, height, middle, resolution, cosine, sine) };
    else view.zoom = measuredZoom(view);
    return view;
  }
}

/** From the Web Mercator plane, as the library counts it, to pixels. */
function planeOf(width, height, middle, resolution, cosine, sine) {
  const world = (2 * Math.PI * RADIUS) / resolution;
  const [right, up] = [-world / 2 - middle[0] / resolution, world / 2 - middle[1] / resolution];
  return [
    world * cosine, -world * sine, width / 2 + right * cosine + up * sine,
    world * sine, world * cosine, height / 2 + right * sine - up * cosine,
    0, 0, 1,
  ];
}

/** Makes a grid. */
export function mgrsGrid(options) {
  return new MGRSGrid(options);
}
