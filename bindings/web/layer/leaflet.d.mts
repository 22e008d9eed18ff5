// SPDX-License-Identifier: MIT
//
// The grid on a map of Leaflet: mgrsGrid().addTo(map).

import { GridHost, type GridHostOptions } from "./host.mjs";

export type { GridCell, GridColors, GridLayerOptions } from "./canvas.mjs";
export type { GridEvents, GridHostOptions } from "./host.mjs";

/** The members of a map that the grid uses; an L.Map has them. */
export interface GridMap {
  addLayer(layer: object): unknown;
  removeLayer(layer: object): unknown;
  getContainer(): HTMLElement;
  getPane(name: string): HTMLElement | undefined;
  getCenter(): { lat: number; lng: number };
  getZoom(): number;
  getSize(): { x: number; y: number };
}

/** A layer of Leaflet, above tiles and below paths and markers. */
export class MGRSGrid extends GridHost {
  addTo(map: GridMap): this;
  remove(): this;
  removeFrom(map: GridMap): this;
  getPane(): HTMLElement | undefined;
  onAdd(map: GridMap): void;
  onRemove(map: GridMap): void;
}

export function mgrsGrid(options?: GridHostOptions): MGRSGrid;
