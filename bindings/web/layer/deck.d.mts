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

/** The members of a Deck that the grid uses. */
export interface GridDeck {
  readonly isInitialized: boolean;
  getViewports(): object[];
}

/** A widget of deck.gl. The grid is above all layers. */
export class MGRSGrid extends GridHost {
  constructor(options?: DeckGridOptions);
  id: string;
  placement: "fill";
  viewId: string | null;
  props: object;
  onAdd(what: { deck: GridDeck; viewId?: string | null }): HTMLDivElement;
  onRemove(): void;
  setProps(props: DeckGridOptions): void;
  updateHTML(): void;
  onViewportChange(viewport: object): void;
  onRedraw(what: { viewports: object[]; layers?: object[] }): void;
}

export function mgrsGrid(options?: DeckGridOptions): MGRSGrid;
