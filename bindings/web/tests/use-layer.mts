// SPDX-License-Identifier: MIT
//
// Uses of the grid as a layer that the TypeScript compiler must take, and such that it must refuse.

import { GridPainter, themes, type MapView } from "../layer/canvas.mjs";
import { MGRSGrid } from "../layer/maplibre.mjs";
import { MGRSGrid as DeckGrid } from "../layer/deck.mjs";
import { mgrsGrid } from "../layer/leaflet.mjs";
import { MGRSGrid as OpenLayersGrid } from "../layer/openlayers.mjs";
import type { GridNorth } from "../gridnorth.js";

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
  mgrsGrid({ theme: "dark" }).addTo({}).on("cell", ({ cell }) => cell?.center.latitude).remove();
  new OpenLayersGrid({ transform: { fromDegrees: (place) => place, toDegrees: ([x, y]) => [x, y] } }).un("draw", () => {});
  new DeckGrid({ id: "grid", viewId: "map", content: "graticule" }).setProps({ theme: "light" });
  // @ts-expect-error
  mgrsGrid({ transform: {} });
  return [hasChanged, isFree, reference];
}
