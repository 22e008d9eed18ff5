// SPDX-License-Identifier: MIT
import { MOST_POINTS } from "./path.js";
import { button, element, iconButton } from "../shell/dom.js";
import { boundsOf } from "../map/bounds.js";
import { outline } from "./outline.js";

/** Positions that are kept for the next visit: the browser allows a page five million characters in all. */
const MOST_KEPT = 20_000;

const MOST_ROWS = 100;

/**
 * Adds `app.drawings`, features of files that are no markers: lines, areas, and points that are too many for handles.
 * `add(features)` draws them and returns how many it could, with a function that takes them away again; `all()` and `set(features)`;
 * `isKept()`: whether they are there at the next visit; `list`, an element with a row for each.
 */
export function addDrawings(app) {
  const { gn, store } = app;
  const outlines = new Map();
  const rows = element("ul", { class: "rows" });
  const clear = button("Remove all", () => {
    const before = all();
    set([]);
    app.undoable("What came from files is removed", () => set([...before, ...all()]));
  });
  const list = element("div", { class: "panel-content" }, rows, element("div", { class: "actions" }, clear));

  const all = () => [...outlines.keys()];
  const isKept = () => all().reduce((sum, feature) => sum + positions(feature).length, 0) <= MOST_KEPT;
  const changed = () => {
    const drawn = [...outlines.values()];
    const joined = (key) => drawn.flatMap((drawing) => drawing[key] ?? []);
    app.shapes.still("files", Object.fromEntries(["areas", "lines", "points", "labels"].map((key) => [key, joined(key)])));
    store.set("files", isKept() ? all() : []);
    show();
  };
  const set = (features) => {
    const known = new Map(outlines);
    outlines.clear();
    for (const feature of features) {
      try {
        outlines.set(feature, known.get(feature) ?? outline(gn, feature));
      } catch (error) {
        console.warn(error);
      }
    }
    changed();
  };
  const add = (features) => {
    const before = outlines.size;
    set([...all(), ...features]);
    const added = new Set(features);
    return { count: outlines.size - before, remove: () => set(all().filter((one) => !added.has(one))) };
  };

  /** Hands a line over to the route, or an area to the polygon, whose points have handles. */
  const edit = (feature) => {
    const tool = feature.geometry.type === "LineString" ? "route" : "polygon";
    const before = app[tool].points();
    const points = positions(feature);
    drop(feature);
    app[tool].set(tool === "route" ? points : points.slice(0, -1));
    app.openPanel(tool);
    app.undoable(`${called(feature)} is the ${tool} now`, () => {
      add([feature]);
      app[tool].set(before);
    });
  };
  const drop = (feature) => set(all().filter((one) => one !== feature));
  const remove = (feature) => {
    drop(feature);
    app.undoable(`${called(feature)} is removed`, () => add([feature]));
  };

  const row = (feature) => {
    const name = called(feature);
    const go = button("", () => app.fit(boundsOf(reach(gn, feature))), { class: "name" });
    go.append(element("b", {}, name), element("span", { class: "reference" }, described(feature)));
    const change = isEditable(feature) ? button("Edit", () => edit(feature), { "aria-label": `Edit ${name}` }) : null;
    return element("li", {}, go, change, iconButton("trash", `Remove ${name}`, () => remove(feature)));
  };
  const show = () => {
    const features = all();
    const more = features.length - MOST_ROWS;
    const rest = more > 0 ? [element("li", { class: "hint" }, `and ${more.toLocaleString("en")} more`)] : [];
    rows.replaceChildren(...features.slice(0, MOST_ROWS).map(row), ...rest);
    list.hidden = features.length === 0;
  };

  app.drawings = { add, all, set, isKept, list };
  const kept = store.get("files", []);
  set(Array.isArray(kept) ? kept : []);
}

/** Positions around all that a feature covers. */
export function reach(gn, feature) {
  const [center] = positions(feature);
  const { radius } = feature.properties;
  if (!(radius > 0)) return positions(feature);
  return [0, 90, 180, 270].map((azimuth) => gn.geodesicDirect(center, azimuth, Math.min(radius, 9_000_000)).to);
}

/** All positions of a feature; of an area, those of its outer ring. */
function positions({ geometry: { type, coordinates } }) {
  const line = { Point: [coordinates], LineString: coordinates, Polygon: coordinates[0] }[type];
  return line.map(([longitude, latitude]) => ({ latitude, longitude }));
}

const words = { Point: "Point", LineString: "Line", Polygon: "Area" };

function called({ properties: { name, kind }, geometry: { type } }) {
  return name || (kind ? `${kind[0].toUpperCase()}${kind.slice(1)}` : words[type]);
}

function described(feature) {
  const { properties: { kind, route }, geometry: { type, coordinates } } = feature;
  const word = kind ?? (route ? "route" : words[type].toLowerCase());
  const count = positions(feature).length - (type === "Polygon" ? 1 : 0);
  if (type === "Point") return word;
  const holes = type === "Polygon" ? coordinates.length - 1 : 0;
  return `${word}, ${count.toLocaleString("en")} points${holes > 0 ? `, ${holes === 1 ? "one hole" : `${holes} holes`}` : ""}`;
}

function isEditable({ geometry: { type, coordinates } }) {
  if (type === "LineString") return coordinates.length > 1 && coordinates.length <= MOST_POINTS;
  return type === "Polygon" && coordinates.length === 1 && coordinates[0].length <= MOST_POINTS + 1;
}
