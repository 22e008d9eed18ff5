// SPDX-License-Identifier: MIT
/**
 * @file Draws the shapes of the tools: areas, lines and labels, all as GeoJSON from the library.
 *
 * MapLibre draws them, except shapes near a pole while the map is a globe: GeoJSON that MapLibre reads ends at 85.05
 * degrees, where its tiles end. The canvas above the grid draws that, and all labels.
 */

import { besideLine, pathsOf, withinArea } from "./names.js";
import { drawText, textWidth } from "../layer/canvas.mjs";
import { AREAS, FRAMED, LINES, OPACITY, POINTS, colors, paintShapes } from "./paint.js";
import { FRAMES, drawFrame, framePicture } from "./affiliations.js";
import { spread } from "./spread.js";
import { uncut } from "../map/shores.js";

/** Just inside the edge of a Web Mercator tile, in degrees. */
const TILES_END = 85;

/** From this zoom on, nothing beyond the edge of the tiles can be on the screen. */
const FLAT_ZOOM = 9;

/** A quarter of a pixel at zoom 0 at the equator, in meters. */
const QUARTER_PIXEL = (0.25 * 40_075_017) / 512;

/** The number of times that this is halved at most: down to 15 cm. */
const FINEST = 17;

const LABEL = { size: 13, weight: 600 };

/** Pixels. */
const ASIDE = [0, 16, -16, 32, -32];

/** Pixels between a line and its name, and between a name and the edge of the map. */
const GAP = 4;
const MARGIN = 12;

/** Pixels of the side of the frame of a dot. */
const FRAME = 18;

/** The names that have a place in a view, and the vertices of a drawing that are looked at for it. */
const MOST_NAMES = 200;
const MOST_TRACED = 400;

/**
 * @typedef {object} Drawing
 * @property {object[]} [areas] GeoJSON features with properties.kind: which color, unless they have colors, see lookOf() in
 *   outline.js. Their borders are not drawn.
 * @property {object[]} [lines] Likewise.
 * @property {object[]} [points] Likewise, with a name that a click shows; only if independent of the zoom.
 * @property {{point: object, text: string, kind: string, below?: number, of?: object}[]} [labels] `below`: by how many pixels;
 *   `of`: the geometry that has this name, which then stands at its visible part, and at `point` where there is no view.
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
  let areNamesOld = true;

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
  for (const id of POINTS) map.addLayer({ id, type: "circle", source: id, paint: { "circle-radius": radius } });
  const layout = { "icon-image": ["get", "frame"], "icon-allow-overlap": true, "icon-ignore-placement": true };
  for (const id of FRAMED) map.addLayer({ id, type: "symbol", source: "still-points", layout });

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
      const [before, now] = [stills.get(id), marked(drawing)];
      stills.set(id, now);
      spread(now.points);
      for (const part of ["areas", "lines", "points"]) {
        // MapLibre takes long for many features, also if they are those that it has.
        if (now[part].length + (before?.[part].length ?? 0) === 0) continue;
        map.getSource(`still-${part}`).setData(collection([...stills.values()].flatMap((drawing) => drawing[part])));
      }
      areNamesOld = true;
      app.redraw();
    },
    features: () => all().flatMap(({ areas, lines }) => [...areas, ...lines]),
    labels: () => all().flatMap(({ labels }) => labels),
  };
  const all = () => [...stills.values(), ...drawings];

  app.onTheme(() => paintShapes(map, document.documentElement.dataset.theme));
  addFrames(map);
  const { paintForPaper } = app;
  app.paintForPaper = (copy) => {
    paintForPaper(copy);
    addFrames(copy);
  };
  map.on("click", [...FRAMED, ...POINTS, "still-lines", "still-areas"], ({ features: [{ properties }] }) => {
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
    for (const layer of [...AREAS, ...LINES]) map.setFilter(layer, isFlat ? null : near);
    const isSeen = ["<=", ["coalesce", ["get", "level"], 0], ["zoom"]];
    const dots = isFlat ? isSeen : ["all", near, isSeen];
    for (const layer of POINTS) map.setFilter(layer, ["all", dots, ["!", ["has", "frame"]]]);
    for (const layer of FRAMED) map.setFilter(layer, ["all", dots, ["has", "frame"]]);
  };
  map.on("zoom", filter);
  filter();

  map.on("move", () => (areNamesOld = true));

  // Before the names of places, which give way to the user's drawings.
  app.addLayer((context, _, palette, room) => {
    if (!isFlat) drawPolar(context, app, all());
    app.reserveHandles(room);
    // A name does not wander while the map is moved.
    if (areNamesOld && !map.isMoving()) {
      areNamesOld = false;
      placeNames(app, [...stills.values()].flatMap(({ labels }) => labels), map.getCanvas());
    }
    drawLabels(context, app, all(), palette, room);
  }, true);
}

/** Lets a map have the frames of dots, also after it has been another one. */
function addFrames(map) {
  map.on("styleimagemissing", ({ id }) => {
    if (Object.hasOwn(FRAMES, id)) map.addImage(id, framePicture(id, 2 * FRAME), { pixelRatio: 2 });
  });
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
      const color = app.shapes.color(properties.kind);
      context.fillStyle = properties.fill ?? properties.stroke ?? color;
      context.strokeStyle = properties.stroke ?? color;
      paint(properties);
    }
  };
  context.save();
  context.lineJoin = context.lineCap = "round";
  for (const { polar: { areas, lines, points } } of drawings) {
    each(areas, false, (properties) => {
      context.globalAlpha = properties["fill-opacity"] ?? OPACITY[properties.kind];
      context.fill("evenodd");
    });
    each(lines, true, (properties) => {
      context.globalAlpha = properties["stroke-opacity"] ?? 1;
      context.lineWidth = properties["stroke-width"] ?? (properties.kind === "ring" ? 1.6 : 2.4);
      context.stroke();
    });
    context.globalAlpha = 1;
    for (const { properties, geometry: { coordinates: [longitude, latitude] } } of points) {
      const { x, y, visible } = app.project({ latitude, longitude });
      if (!visible) continue;
      if (properties.frame) drawSmall(context, properties.frame, x, y);
      else drawDot(context, x, y, properties["marker-color"] ?? app.shapes.color(properties.kind));
    }
  }
  context.restore();
}

function drawDot(context, x, y, color) {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, 4.5, 0, 2 * Math.PI);
  context.fill();
}

function drawSmall(context, frame, x, y) {
  context.save();
  context.translate(x - FRAME / 2, y - FRAME / 2);
  context.scale(FRAME / 24, FRAME / 24);
  drawFrame(context, frame);
  context.restore();
}

/** Finds the spots of names at the visible parts of their drawings, see names.js. */
function placeNames(app, labels, { clientWidth: width, clientHeight: height }) {
  const frame = { left: MARGIN, top: MARGIN, right: width - MARGIN, bottom: height - MARGIN };
  const isSeen = ({ point }) => {
    const { x, y, visible } = app.project(point);
    return visible && x > 0 && y > 0 && x < width && y < height;
  };
  const named = labels.filter(({ of }) => of);
  const some = named.length > MOST_NAMES ? named.filter(isSeen).slice(0, MOST_NAMES) : named;
  for (const label of named) label.spots = [];
  for (const label of some) {
    const paths = pathsOf(label.of).flat();
    const step = Math.ceil(paths.reduce((sum, path) => sum + path.length, 0) / MOST_TRACED);
    const traced = (some) => some.map((path) => path.flatMap(([longitude, latitude], i) => {
      if (i % step > 0 && i < path.length - 1) return [];
      const { x, y, visible } = app.project({ latitude, longitude });
      return visible ? [[x, y]] : [];
    })).filter((path) => path.length > 1);
    const spots = label.of.type.endsWith("LineString")
      ? besideLine(traced(paths), frame)
      : withinArea(traced(paths), frame, textWidth(label.text, LABEL) + 2 * GAP, traced(paths.flatMap(uncut)));
    label.spots = spots.map(({ x, y, away }) => ({ point: app.unproject({ x, y }), away }));
  }
}

/** Writes the labels where there is room: at one of their spots, or at their place and a little above or below it. */
function drawLabels(context, app, drawings, palette, room) {
  for (const label of drawings.flatMap(({ labels }) => labels)) {
    if (label.spots?.length === 0) continue;
    const width = textWidth(label.text, LABEL);
    const place = placesOf(app, label, width).find(([x, y]) => room(x, y, width, LABEL.size + 2));
    if (!place) continue;
    coverSpaces(context, label.text, ...place, palette.halo);
    drawText(context, label.text, ...place, { ...LABEL, color: app.shapes.color(label.kind), halo: palette.halo });
  }
}

/** The pixels where the middle of a label may be, the best first. */
function placesOf(app, { point, below = 0, spots }, width) {
  const places = (spots ?? [{ point, away: null }]).flatMap(({ point: spot, away }) => {
    const { x, y, visible } = app.project(spot);
    if (!visible) return [];
    if (!away) return [[x, y + below]];
    // The text touches the line with a corner at most.
    const far = (Math.abs(away[0]) * width + Math.abs(away[1]) * LABEL.size) / 2 + GAP;
    return [[x + far * away[0], y + far * away[1]]];
  });
  return spots ? places : places.flatMap(([x, y]) => ASIDE.map((aside) => [x, y + aside]));
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
