// SPDX-License-Identifier: MIT
//
// Types that the grids of all maps share.

import type { GridCell, GridContext, GridLayerOptions, GridLibrary, GridPainter, MapView, Place } from "./canvas.mjs";

/** The options of the painter, and some more. */
export interface GridHostOptions extends GridLayerOptions {
  /** A selector of elements that lie above the map, besides its controls: no label is behind them. */
  cover?: string;
  /** Where grid.wasm is, if not beside the modules. Loaded once for all grids of a page. */
  wasm?: string | URL | WebAssembly.Module;
  /** A library that is loaded already, or a promise of one: of "gridnorth" or "gridnorth/grid". */
  library?: GridLibrary | Promise<GridLibrary>;
  /** Called when another cell is under the pointer; null when there is none. */
  onCell?: ((cell: GridCell | null) => void) | null;
}

export interface GridEvents<Grid> {
  /** The library is there, and the map has been drawn: cellAt() answers. Comes before the first drawing of the grid. */
  load: { type: "load"; target: Grid };
  /** Another cell is under the pointer, or none. */
  cell: { type: "cell"; target: Grid; cell: GridCell | null };
  /** The grid has been drawn: the time to draw above it, in CSS pixels. Who listens has every frame of the map drawn. */
  draw: { type: "draw"; target: Grid; context: CanvasRenderingContext2D; view: MapView; painter: GridPainter; begun: number };
  /** The library could not be loaded, or is none with a grid. Without a listener it is written to the console. */
  error: { type: "error"; target: Grid; error: Error };
}

/** The common methods of the grids of all maps. */
export class GridHost {
  constructor(options?: GridHostOptions);
  /** The canvas above the map, while there is one. */
  readonly canvas: HTMLCanvasElement | null;
  /** Null until the library is there. */
  readonly painter: GridPainter | null;
  readonly options: GridLayerOptions;
  /** @throws {TypeError} An option that does not exist, or has a wrong value. Then all stay as they are. */
  setOptions(options: GridLayerOptions & Pick<GridHostOptions, "cover" | "onCell">): this;
  /** The cell at a pixel of the map, or at a position; null where there is none, and before the event "load". */
  cellAt(place: Place): GridCell | null;
  /** Draws the grid into another canvas, in CSS pixels of the map. */
  drawTo(context: GridContext): void;
  /** Draws again with the next frame of the browser. */
  refresh(): void;
  /** @throws {TypeError} There is no such event, or the listener is no function. */
  on<Type extends keyof GridEvents<this>>(type: Type, listener: (event: GridEvents<this>[Type]) => void): this;
  once<Type extends keyof GridEvents<this>>(type: Type, listener: (event: GridEvents<this>[Type]) => void): this;
  off<Type extends keyof GridEvents<this>>(type: Type, listener: (event: GridEvents<this>[Type]) => void): this;
}
