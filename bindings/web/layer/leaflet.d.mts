// SPDX-License-Identifier: MIT
//
// The grid on a map of Leaflet: mgrsGrid().addTo(map).

import { GridHost, type GridHostOptions } from "./host.mjs";

export type { GridCell, GridColors, GridLayerOptions } from "./canvas.mjs";
export type { GridEvents, GridHostOptions } from "./host.mjs";

/** A layer of Leaflet, above tiles and below paths and markers. */
export class MGRSGrid extends GridHost {
  addTo(map: any): this;
  remove(): this;
  removeFrom(map: any): this;
  getPane(): HTMLElement | undefined;
  onAdd(map: any): void;
  onRemove(map: any): void;
}

export function mgrsGrid(options?: GridHostOptions): MGRSGrid;
