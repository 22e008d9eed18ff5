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

/** The members of a map that the grid uses; a Map of OpenLayers has them. */
export interface GridMap {
  getViewport(): HTMLElement;
  render(): void;
  on(type: "postrender", listener: (event: object) => unknown): unknown;
}

/** A control of OpenLayers. The grid is above the layers and below overlays. */
export class MGRSGrid extends GridHost {
  constructor(options?: OpenLayersGridOptions);
  getMap(): GridMap | null;
  setMap(map: GridMap | null): void;
  getProperties(): { [name: string]: unknown };
  setProperties(properties: { [name: string]: unknown }): void;
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  un: GridHost["off"];
}

export function mgrsGrid(options?: OpenLayersGridOptions): MGRSGrid;
