// SPDX-License-Identifier: MIT
//
// Uses of the grid as a layer that the TypeScript compiler must take, and such that it must refuse.

import { GridPainter, themes, type MapView } from "../layer/canvas.mjs";
import { MGRSGrid, type GridMap } from "../layer/maplibre.mjs";
import { MGRSGrid as DeckGrid } from "../layer/deck.mjs";
import { mgrsGrid } from "../layer/leaflet.mjs";
import { MGRSGrid as OpenLayersGrid } from "../layer/openlayers.mjs";
import type { GridNorth } from "../gridnorth.js";
import type { GridPart } from "gridnorth/grid";
import type { MGRSPart } from "gridnorth/mgrs";

/** As the declarations of these libraries have them: methods with overloads, and parameters that take more. */
declare namespace maps {
  class MapLibreMap {
    getCanvas(): HTMLCanvasElement;
    getCanvasContainer(): HTMLElement;
    getCenter(): { lng: number; lat: number; wrap(): object };
    getZoom(): number;
    getBearing(): number;
    getPitch(): number;
    project(lnglat: [number, number] | { lng: number; lat: number }): { x: number; y: number; mag(): number };
    unproject(point: [number, number] | { x: number; y: number }): { lng: number; lat: number };
    triggerRepaint(): void;
    on<T extends "load" | "render">(type: T, layer: string, listener: (event: { type: T; layer: string }) => void): object;
    on<T extends "load" | "render">(type: T, listener: (event: { type: T }) => void): object;
    on(type: "load" | "render", listener: (event: { type: string }) => void): object;
    off<T extends "load" | "render">(type: T, listener: (event: { type: T }) => void): this;
    addControl(control: { onAdd(map: MapLibreMap): HTMLElement; onRemove(map: MapLibreMap): void; getDefaultPosition?(): "top-left" | "top-right" }): this;
  }
  class LeafletLayer {
    addTo(map: typeof leaflet): this;
  }
  const leaflet: {
    addLayer(layer: LeafletLayer): object;
    removeLayer(layer: LeafletLayer): object;
    getContainer(): HTMLElement;
    getPane(pane: string | HTMLElement): HTMLElement | undefined;
    getCenter(): { lat: number; lng: number; alt?: number };
    getZoom(): number;
    getSize(): { x: number; y: number };
  };
  class OpenLayersMap {
    getViewport(): HTMLElement;
    render(): void;
    on: ((type: "postrender", listener: (event: { frameState: object | null }) => unknown) => object) & ((type: "click", listener: (event: Event) => unknown) => object);
  }
}

export function useMaps(maplibre: maps.MapLibreMap, openlayers: maps.OpenLayersMap) {
  maplibre.addControl(new MGRSGrid());
  const map: GridMap = maplibre;
  new OpenLayersGrid().setMap(openlayers);
  new OpenLayersGrid().setMap(null);
  mgrsGrid().addTo(maps.leaflet);
  // @ts-expect-error
  mgrsGrid().addTo({});
  // @ts-expect-error
  new MGRSGrid().onAdd(openlayers);
  // @ts-expect-error
  new OpenLayersGrid().setMap(maplibre);
  return map;
}

/** The part of the package that has a grid is enough; one without is not. */
export function useParts(part: GridPart, without: MGRSPart) {
  new GridPainter(part);
  new MGRSGrid({ library: part });
  new MGRSGrid({ library: Promise.resolve(part) });
  // @ts-expect-error
  new GridPainter(without);
  // @ts-expect-error
  new MGRSGrid({ library: without });
}

export function use(library: GridNorth, view: MapView, context: CanvasRenderingContext2D) {
  const painter = new GridPainter(library, { theme: { ...themes.dark, line: "#fff" }, inset: { top: 40 } });
  painter.setPointer({ x: 1, y: 2 });
  const hasChanged: boolean = painter.update(view, [[0, 0, 10, 10]]);
  painter.drawTo(context);
  const isFree: boolean = painter.room()(1, 2, 3, 4);
  const reference: string | undefined = painter.cellAt([3, 4])?.reference ?? painter.cellAt({ lat: 1, lng: 2 })?.reference;

  const grid = new MGRSGrid({ content: "utm", spacing: 500, labels: "names", highlight: "outline", cover: ".card", onCell: (cell) => cell?.outline });
  grid.on("cell", ({ cell, target }) => target.setOptions({ theme: cell ? "imagery" : "auto" }));
  grid.once("draw", ({ painter }) => painter.parts.map((part) => part.spacing));
  // @ts-expect-error
  new MGRSGrid({ theme: "pink" });
  grid.setOptions({ onCell: (cell) => cell?.reference }).setOptions({ onCell: null, cover: "" });
  // @ts-expect-error
  grid.setOptions({ onCell: 5 });
  // @ts-expect-error
  grid.setOptions({ wasm: "late.wasm" });
  // @ts-expect-error
  grid.on("nothing", () => {});
  mgrsGrid({ theme: "dark" }).addTo(maps.leaflet).on("cell", ({ cell }) => cell?.center.latitude).remove();
  new OpenLayersGrid({ transform: { fromDegrees: (place) => place, toDegrees: ([x, y]) => [x, y] } }).un("draw", () => {});
  new DeckGrid({ id: "grid", viewId: "map", content: "graticule" }).setProps({ theme: "light" });
  // @ts-expect-error
  mgrsGrid({ transform: {} });
  return [hasChanged, isFree, reference];
}
