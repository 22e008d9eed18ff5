// SPDX-License-Identifier: MIT
/**
 * @file Draws the shapes of the tools: areas, lines and labels, all as GeoJSON from the library.
 *
 * MapLibre draws them, except shapes near a pole while the map is a globe: GeoJSON that MapLibre reads ends at 85.05
 * degrees, where its tiles end. The canvas above the grid draws that, and all labels.
 */

import { drawText, textWidth } from "../layer/canvas.mjs";

/** Just inside the edge of a Web Mercator tile, in degrees. */
const TILES_END = 85;

/** From this zoom on, nothing beyond the edge of the tiles can be on the screen. */
const FLAT_ZOOM = 9;

/** A quarter of a pixel at zoom 0 at the equator, in meters. */
const QUARTER_PIXEL = (0.25 * 40_075_017) / 512;

/** The number of times that this is halved at most: down to 15 cm. */
const FINEST = 17;

const colors = {
  light: {
    ring: "#8a124c", risk: "#b3261e", sector: "#6a3fb5", route: "#0b6b50", polygon: "#8a5a00", cell: "#14507a", list: "#14507a",
    location: "#0b5fb0", file: "#9c2c00",
  },
  dark: {
    ring: "#ff9cc2", risk: "#ff8a80", sector: "#c8b0ff", route: "#7fe0bd", polygon: "#f4c56a", cell: "#8cc8f0", list: "#8cc8f0",
    location: "#6db8ff", file: "#ffb38a",
  },
};

const LABEL = { size: 13, weight: 600 };

/** Pixels. */
const ASIDE = [0, 16, -16, 32, -32];

const OPACITY = { ring: 0.04, risk: 0.22, sector: 0.2, polygon: 0.16, cell: 0.22, location: 0.14, file: 0.14 };

/** Drawings that do not depend on the zoom lie below the rest. */
const AREAS = ["still-areas", "areas"];
const LINES = ["still-lines", "lines"];
const POINTS = ["still-points"];

/** The layers of the drawings, from bottom to top, and their sources. */
export const DRAWN = [...AREAS, ...LINES, ...POINTS];

/**
 * @typedef {object} Drawing
 * @property {object[]} [areas] GeoJSON features with properties.kind: which color. Their borders are not drawn.
 * @property {object[]} [lines] Likewise.
 * @property {object[]} [points] Likewise, with a name that a click shows; only if independent of the zoom.
 * @property {{point: object, text: string, kind: string, below?: number}[]} [labels] `below`: by how many pixels.
 */

/**
 * Adds `app.shapes`: `set(id, draw)`, where draw(tolerance) returns a Drawing that may be wrong by `tolerance` meters and is
 * called again when the map is zoomed in; `remove(id)`; `still(id, drawing)`: one that is the same at every zoom, and may be large;
 * `color(kind, theme)`; `features()` and `labels()`, everything that is drawn.
 */
export function addShapes(app) {
  const { map } = app;
  const shapes = new Map();
  const stills = new Map();
  let level = null;
  let isWaiting = false;
  let drawings = [];

  const near = ["!", ["to-boolean", ["get", "polar"]]];
  const color = (kind, theme = document.documentElement.dataset.theme) => colors[theme][kind];
  const empty = { type: "geojson", data: collection([]) };
  for (const id of ["areas", "lines"]) {
    map.addSource(`still-${id}`, empty);
    map.addSource(id, { ...empty, tolerance: 0 });
  }
  map.addSource("still-points", { ...empty, tolerance: 0 });
  for (const id of AREAS) map.addLayer({ id, type: "fill", source: id, paint: { "fill-antialias": false } });
  for (const id of LINES) map.addLayer({ id, type: "line", source: id, layout: { "line-join": "round", "line-cap": "round" } });
  const radius = ["interpolate", ["linear"], ["zoom"], 2, 3.5, 10, 6];
  for (const id of POINTS) map.addLayer({ id, type: "circle", source: id, paint: { "circle-radius": radius, "circle-stroke-width": 1.5 } });

  const draw = () => {
    isWaiting = false;
    const tolerance = QUARTER_PIXEL / 2 ** level;
    for (const shape of shapes.values()) {
      if (shape.level === level) continue;
      shape.level = level;
      shape.drawing = marked(drawn(shape, tolerance));
    }
    drawings = [...shapes.values()].map(({ drawing }) => drawing);
    map.getSource("areas").setData(collection(drawings.flatMap(({ areas }) => areas)));
    map.getSource("lines").setData(collection(drawings.flatMap(({ lines }) => lines)));
  };
  const wait = () => {
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(draw);
  };

  app.shapes = {
    color,
    set(id, draw) {
      shapes.set(id, { draw, level: null });
      wait();
    },
    remove(id) {
      if (shapes.delete(id)) wait();
    },
    still(id, drawing) {
      stills.set(id, marked(drawing));
      for (const part of ["areas", "lines", "points"]) {
        map.getSource(`still-${part}`).setData(collection([...stills.values()].flatMap((drawing) => drawing[part])));
      }
      app.redraw();
    },
    features: () => all().flatMap(({ areas, lines }) => [...areas, ...lines]),
    labels: () => all().flatMap(({ labels }) => labels),
  };
  const all = () => [...stills.values(), ...drawings];

  app.onTheme((palette) => {
    paintShapes(map, document.documentElement.dataset.theme);
    for (const id of POINTS) map.setPaintProperty(id, "circle-stroke-color", palette.land);
  });
  map.on("click", [...POINTS, "still-lines", "still-areas"], ({ features: [{ properties }] }) => {
    const isPlacing = ["marker", "route", "polygon"].some(app.placing.isOn);
    if (!isPlacing && properties.name) app.say([properties.name, properties.mgrs].filter(Boolean).join(" · "));
  });

  // At the same zoom, a pixel covers less ground the farther the map is from the equator.
  const follow = () => {
    const widening = Math.max(0.05, Math.cos((map.getCenter().lat * Math.PI) / 180));
    const wanted = Math.max(0, Math.min(FINEST, Math.ceil(map.getZoom() - Math.log2(widening))));
    if (wanted === level) return;
    level = wanted;
    wait();
  };
  map.on("move", follow);
  follow();

  let isFlat = null;
  const filter = () => {
    const wanted = map.getZoom() >= FLAT_ZOOM;
    if (wanted === isFlat) return;
    isFlat = wanted;
    for (const layer of [...AREAS, ...LINES, ...POINTS]) map.setFilter(layer, isFlat ? null : near);
  };
  map.on("zoom", filter);
  filter();

  // Before the names of places, which give way to the user's drawings.
  app.addLayer((context, _, palette, room) => {
    if (!isFlat) drawPolar(context, app, all());
    app.reserveHandles(room);
    drawLabels(context, app, all(), palette, room);
  }, true);
}

/** Gives the drawings the colors of a theme. */
export function paintShapes(map, theme) {
  const choice = ["match", ["get", "kind"], ...Object.entries(colors[theme]).flat(), "#888888"];
  for (const id of AREAS) {
    map.setPaintProperty(id, "fill-color", choice);
    map.setPaintProperty(id, "fill-opacity", ["match", ["get", "kind"], ...Object.entries(OPACITY).flat(), 0.1]);
  }
  for (const id of LINES) {
    map.setPaintProperty(id, "line-color", choice);
    map.setPaintProperty(id, "line-width", ["match", ["get", "kind"], "ring", 1.6, 2.4]);
  }
  for (const id of POINTS) map.setPaintProperty(id, "circle-color", choice);
}

/** A shape's drawing. One that cannot be drawn (coincident points, a radius too large) must not stop the others. */
function drawn(shape, tolerance) {
  try {
    return shape.draw(tolerance);
  } catch (error) {
    console.warn(error);
    return {};
  }
}

function collection(features) {
  return { type: "FeatureCollection", features };
}

/** Marks the features that come near a pole, and lists them. */
function marked({ areas = [], lines = [], points = [], labels = [] }) {
  const isPolar = ({ geometry }) => paths(geometry).some((path) => path.some(([, latitude]) => Math.abs(latitude) > TILES_END));
  const near = (features) => features.filter((feature) => {
    const polar = isPolar(feature);
    if (polar) feature.properties = { ...feature.properties, polar };
    return polar;
  });
  return { areas, lines, points, labels, polar: { areas: near(areas), lines: near(lines), points: near(points) } };
}

/** The rings or lines of a geometry. */
function paths({ type, coordinates }) {
  if (type === "Point") return [[coordinates]];
  if (type === "LineString") return [coordinates];
  return type === "MultiPolygon" ? coordinates.flat() : coordinates;
}

function drawPolar(context, app, drawings) {
  const trace = (path, skips) => {
    let isDown = false;
    for (const [longitude, latitude] of path) {
      const { x, y, visible } = app.project({ latitude, longitude });
      if (visible && isDown) context.lineTo(x, y);
      else if (visible) context.moveTo(x, y);
      isDown = visible || (isDown && !skips);
    }
  };
  const each = (features, skips, paint) => {
    for (const { properties, geometry } of features) {
      context.beginPath();
      for (const path of paths(geometry)) trace(path, skips);
      context.fillStyle = context.strokeStyle = app.shapes.color(properties.kind);
      paint(properties.kind);
    }
  };
  context.save();
  context.lineJoin = context.lineCap = "round";
  for (const { polar: { areas, lines, points } } of drawings) {
    each(areas, false, (kind) => {
      context.globalAlpha = OPACITY[kind];
      context.fill("evenodd");
    });
    each(lines, true, (kind) => {
      context.globalAlpha = 1;
      context.lineWidth = kind === "ring" ? 1.6 : 2.4;
      context.stroke();
    });
    for (const { properties: { kind }, geometry: { coordinates: [longitude, latitude] } } of points) {
      const { x, y, visible } = app.project({ latitude, longitude });
      if (!visible) continue;
      context.globalAlpha = 1;
      context.fillStyle = app.shapes.color(kind);
      context.beginPath();
      context.arc(x, y, 4.5, 0, 2 * Math.PI);
      context.fill();
    }
  }
  context.restore();
}

/** Writes the labels where there is room, at their place or a little above or below it. */
function drawLabels(context, app, drawings, palette, room) {
  for (const { point, text, kind, below = 0 } of drawings.flatMap(({ labels }) => labels)) {
    const { x, y, visible } = app.project(point);
    if (!visible) continue;
    const down = ASIDE.find((aside) => room(x, y + below + aside, textWidth(text, LABEL), LABEL.size + 2));
    if (down === undefined) continue;
    coverSpaces(context, text, x, y + below + down, palette.halo);
    drawText(context, text, x, y + below + down, { ...LABEL, color: app.shapes.color(kind), halo: palette.halo });
  }
}

/** Joins the halos of the letters across the spaces of a text: a line there would read as a hyphen, as in "1-km". */
function coverSpaces(context, text, x, y, color) {
  context.strokeStyle = color;
  context.lineWidth = LABEL.size / 2;
  context.lineCap = "round";
  let at = x - textWidth(text, LABEL) / 2;
  for (const part of text.split(/(\s+)/)) {
    const width = textWidth(part, LABEL);
    if (/^\s/.test(part)) {
      context.beginPath();
      context.moveTo(at, y);
      context.lineTo(at + width, y);
      context.stroke();
    }
    at += width;
  }
  context.lineCap = "butt";
}
