// SPDX-License-Identifier: MIT
//
// The grid on a map of MapLibre GL JS or Mapbox GL JS: map.addControl(new MGRSGrid()).

import { GridHost } from "./host.mjs";

export type { GridCell, GridColors, GridLayerOptions } from "./canvas.mjs";
export type { GridEvents, GridHostOptions } from "./host.mjs";

/** An IControl of MapLibre and Mapbox. The grid is above the map and below its markers; it has no button. */
export class MGRSGrid extends GridHost {
  onAdd(map: any): HTMLElement;
  onRemove(map?: any): void;
  getDefaultPosition(): "top-left";
}
