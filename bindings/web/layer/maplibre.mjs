// SPDX-License-Identifier: MIT
/**
 * @file The grid on a map of MapLibre GL JS, or of Mapbox GL JS, which has the same interface:
 *
 *     map.addControl(new MGRSGrid({ theme: "dark" }));
 */

import { GridHost } from "./host.mjs";

const RADIAN = 180 / Math.PI;
const CONTROLS = ".maplibregl-ctrl, .mapboxgl-ctrl";

/** The zoom from which straight lines of the Web Mercator plane are straight on the globe too. */
const FLAT_ZOOM = 9;

let count = 0;

/** An IControl. It has nothing among the buttons: the grid is on a canvas above the map, and below its markers. */
export class MGRSGrid extends GridHost {
  #map = null;
  #seat = null;
  #watch = null;
  #layer = null;
  #frame = null;
  #control = null;

  onAdd(map) {
    // Added once more, or to another map.
    if (this.#map) this.onRemove();
    this.#map = map;
    this.#watch = createProjection(map);
    this.#layer = { id: `gridnorth-grid-${++count}`, type: "custom", render: (_, ...told) => this.#watch.remember(...told) };
    this.mount((canvas) => map.getCanvas().after(canvas), map.getCanvasContainer(), CONTROLS);
    this.#frame = () => this.#draw();
    this.#seat = () => this.#sit();
    map.on("styledata", this.#seat);
    map.on("render", this.#frame);
    this.#sit();
    map.triggerRepaint();
    this.#control = document.createElement("div");
    this.#control.hidden = true;
    return this.#control;
  }

  onRemove(map = this.#map) {
    if (!this.#map || map !== this.#map) return;
    map.off("styledata", this.#seat);
    map.off("render", this.#frame);
    try {
      if (map.getLayer(this.#layer.id)) map.removeLayer(this.#layer.id);
    } catch {
      // The style is gone already.
    }
    this.unmount();
    this.#control.remove();
    this.#map = this.#watch = this.#control = null;
  }

  getDefaultPosition() {
    return "top-left";
  }

  /** Puts the layer, which draws nothing and receives the matrices, into the style: a new style does not have it. */
  #sit() {
    try {
      if (!this.#map.getLayer(this.#layer.id)) this.#map.addLayer(this.#layer);
    } catch {
      // The style is not there yet.
      this.#watch.remember(null);
    }
  }

  #draw() {
    const map = this.#map;
    if (!map.getLayer(this.#layer.id)) this.#watch.remember(null);
    this.frame(this.#watch.view());
  }
}

/**
 * Follows the projection of a map. MapLibre passes its matrices to custom layers: of the Web Mercator plane, of the globe, and
 * the transition between them. Without a style there are none, and the map itself is asked.
 */
export function createProjection(map) {
  let main = null;
  let flat = null;
  let plane = null;
  let globe = 0;
  let isOther = false;
  let width = 0;
  let height = 0;

  const remember = (matrices, projection) => {
    // Mapbox's globe has another matrix: then the map itself is asked, and places far from the center count as hidden.
    isOther = projection?.name === "globe";
    if (isOther) matrices = null;
    const data = matrices?.defaultProjectionData;
    // Mapbox, and MapLibre before version 5, pass the matrix itself.
    main = data ? data.mainMatrix : matrices;
    flat = data?.fallbackMatrix ?? null;
    plane = data?.clippingPlane ?? null;
    globe = data?.projectionTransition ?? 0;
  };

  /** On the plane: x, y and w of the matrix. */
  const onPlane = (matrix, latitude, longitude, out) => {
    const x = (longitude + 180) / 360;
    const y = 0.5 - Math.asinh(Math.tan(Math.max(-89.9, Math.min(89.9, latitude)) / RADIAN)) / (2 * Math.PI);
    out[0] = matrix[0] * x + matrix[4] * y + matrix[12];
    out[1] = matrix[1] * x + matrix[5] * y + matrix[13];
    out[2] = matrix[3] * x + matrix[7] * y + matrix[15];
  };

  const place = [0, 0, 0];
  const project = (latitude, longitude, out) => {
    if (!main) {
      const { x, y } = map.project([longitude, Math.max(-89.9, Math.min(89.9, latitude))]);
      out[0] = x;
      out[1] = y;
      return !isOther || isNear(map.getCenter(), latitude, longitude);
    }
    let isVisible = true;
    let x, y, w;
    if (globe > 0) {
      const east = longitude / RADIAN;
      const up = Math.sin(latitude / RADIAN);
      const aside = Math.cos(latitude / RADIAN);
      const a = Math.sin(east) * aside;
      const b = Math.cos(east) * aside;
      x = main[0] * a + main[4] * up + main[8] * b + main[12];
      y = main[1] * a + main[5] * up + main[9] * b + main[13];
      w = main[3] * a + main[7] * up + main[11] * b + main[15];
      isVisible = plane[0] * a + plane[1] * up + plane[2] * b + plane[3] >= 0;
      if (globe < 0.999) {
        const center = map.getCenter().lng;
        onPlane(flat, latitude, longitude + 360 * Math.round((center - longitude) / 360), place);
        x = place[0] + (x - place[0]) * globe;
        y = place[1] + (y - place[1]) * globe;
        w = place[2] + (w - place[2]) * globe;
      }
    } else {
      onPlane(main, latitude, longitude, place);
      [x, y, w] = place;
    }
    out[0] = (x / w + 1) * 0.5 * width;
    out[1] = (1 - y / w) * 0.5 * height;
    return isVisible && w > 0;
  };

  const unproject = (x, y) => {
    const { lat, lng } = map.unproject([x, y]);
    // A globe answers with longitudes within 180 degrees of 0, a plane with those of the copy of the world at the pixel.
    return { latitude: lat, longitude: globe > 0 ? lng + 360 * Math.round((map.getCenter().lng - lng) / 360) : lng };
  };

  /** The same for the library: pixels from the left and top edge instead of clip space. */
  const camera = () => {
    if (!main || isOther) return undefined;
    const rows = (columns, matrix) => {
      const [x, y, w] = [0, 1, 3].map((row) => columns.map((column) => matrix[row + 4 * column]));
      return [...x.map((value, i) => 0.5 * width * (value + w[i])), ...y.map((value, i) => 0.5 * height * (w[i] - value)), ...w];
    };
    const onPlane = globe < 0.999 ? (flat ?? main) : null;
    const { lat, lng } = map.getCenter();
    const told = { transition: globe > 0 && globe < 0.999 ? globe : Math.round(globe) };
    if (onPlane) told.plane = rows([0, 1, 3], globe > 0 ? onPlane : main);
    if (globe > 0) Object.assign(told, { globe: rows([0, 1, 2, 3], main), rim: [...plane] });
    let depth = 0;
    if (globe > 0) {
      const [east, north] = [lng / RADIAN, lat / RADIAN];
      const aside = Math.cos(north);
      depth += globe * (main[3] * Math.sin(east) * aside + main[7] * Math.sin(north) + main[11] * Math.cos(east) * aside + main[15]);
    }
    if (onPlane) {
      const { plane: [, , , , , , a, b, c] } = told;
      const down = 0.5 - Math.asinh(Math.tan(Math.max(-85.05, Math.min(85.05, lat)) / RADIAN)) / (2 * Math.PI);
      depth += (1 - told.transition) * (a * (lng / 360 + 0.5) + b * down + c);
    }
    return { ...told, depth };
  };

  return {
    remember,
    view() {
      ({ clientWidth: width, clientHeight: height } = map.getCanvas());
      const { lat, lng } = map.getCenter();
      const zoom = map.getZoom();
      return {
        width, height, zoom, project, unproject,
        camera: camera(),
        center: { latitude: lat, longitude: lng },
        globe: (globe > 0 || isOther || (!main && map.getProjection?.()?.type === "globe")) && zoom < FLAT_ZOOM,
        copies: map.getRenderWorldCopies?.() ?? true,
        inset: map.getPadding?.(),
        key: [lng, lat, globe, map.getBearing(), map.getPitch(), ...(main ?? [])],
      };
    },
  };
}

/** Whether a position is less than 80 degrees away from the center. */
function isNear({ lat, lng }, latitude, longitude) {
  const [a, b] = [lat / RADIAN, latitude / RADIAN];
  return Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos((longitude - lng) / RADIAN) > 0.17;
}
