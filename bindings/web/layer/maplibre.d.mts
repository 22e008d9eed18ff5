// SPDX-License-Identifier: MIT
//
// The grid on a map of MapLibre GL JS or Mapbox GL JS: map.addControl(new MGRSGrid()).

import { GridHost } from "./host.mjs";

export type { GridCell, GridColors, GridLayerOptions } from "./canvas.mjs";
export type { GridEvents, GridHostOptions } from "./host.mjs";

/** The members of a map that the grid uses; maps of MapLibre and of Mapbox have them. */
export interface GridMap {
  getCanvas(): HTMLCanvasElement;
  getCanvasContainer(): HTMLElement;
  getCenter(): { lng: number; lat: number };
  getZoom(): number;
  getBearing(): number;
  getPitch(): number;
  project(place: [number, number]): { x: number; y: number };
  unproject(pixel: [number, number]): { lng: number; lat: number };
  triggerRepaint(): void;
  on(type: string, listener: (event: object) => void): unknown;
  off(type: string, listener: (event: object) => void): unknown;
}

/** An IControl of MapLibre and Mapbox. The grid is above the map and below its markers; it has no button. */
export class MGRSGrid extends GridHost {
  onAdd(map: GridMap): HTMLElement;
  onRemove(map?: GridMap): void;
  getDefaultPosition(): "top-left";
}
