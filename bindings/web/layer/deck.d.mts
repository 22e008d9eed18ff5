// SPDX-License-Identifier: MIT
//
// The grid on a map of deck.gl: new Deck({ widgets: [new MGRSGrid()] }).

import { GridHost, type GridHostOptions } from "./host.mjs";

export type { GridCell, GridColors, GridLayerOptions } from "./canvas.mjs";
export type { GridEvents, GridHostOptions } from "./host.mjs";

export interface DeckGridOptions extends GridHostOptions {
  /** Default "gridnorth-grid". */
  id?: string;
  /** The view that has the grid, if there are several. */
  viewId?: string | null;
}

/** A widget of deck.gl. The grid is above all layers. */
export class MGRSGrid extends GridHost {
  constructor(options?: DeckGridOptions);
  id: string;
  placement: "fill";
  viewId: string | null;
  props: object;
  onAdd(what: { deck: any; viewId?: string | null }): HTMLDivElement;
  onRemove(): void;
  setProps(props: DeckGridOptions): void;
  updateHTML(): void;
  onViewportChange(viewport: any): void;
  onRedraw(what: { viewports: any[]; layers?: any[] }): void;
}

export function mgrsGrid(options?: DeckGridOptions): MGRSGrid;
