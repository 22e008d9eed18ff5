// SPDX-License-Identifier: MIT
//
// The grid on a map of OpenLayers: map.addControl(new MGRSGrid()).

import { GridHost, type GridHostOptions } from "./host.mjs";

export type { GridCell, GridColors, GridLayerOptions } from "./canvas.mjs";
export type { GridEvents, GridHostOptions } from "./host.mjs";

/** A point of OpenLayers: [x, y] or [longitude, latitude]. */
type Pair = number[];

export interface OpenLayersGridOptions extends GridHostOptions {
  /**
   * For a projection that is neither Web Mercator nor degrees: from [longitude, latitude] to the map's [x, y], and back.
   * `(place) => transform(place, "EPSG:4326", code)` of ol/proj is such a function.
   */
  transform?: { fromDegrees(place: Pair): Pair; toDegrees(place: Pair): Pair };
}

/** A control of OpenLayers. The grid is above the layers and below overlays. */
export class MGRSGrid extends GridHost {
  constructor(options?: OpenLayersGridOptions);
  getMap(): any;
  setMap(map: any): void;
  getProperties(): { [name: string]: any };
  setProperties(properties: { [name: string]: any }): void;
  get(name: string): any;
  set(name: string, value: any): void;
  un: GridHost["off"];
}

export function mgrsGrid(options?: OpenLayersGridOptions): MGRSGrid;
