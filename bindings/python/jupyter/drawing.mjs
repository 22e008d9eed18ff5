// SPDX-License-Identifier: MIT
/** @file Draws the land and the shapes of values below the grid. */

import { ordinate } from "./view.mjs";

const LIGHT = { sea: "#e9f0f4", land: "#faf8f3", coast: "#8f9aa1" };
const DARK = { sea: "#101a21", land: "#23303a", coast: "#647580" };
const SHAPE = "#d6336c";

/** The unit of the land's file, degrees. */
const UNIT = 1 / 182;

/** A ring or a line on the Mercator plane from 0 to 1: x and y in turn. */
function plane(positions) {
  const flat = new Float64Array(2 * positions.length);
  positions.forEach(([longitude, latitude], i) => flat.set([longitude / 360, ordinate(latitude)], 2 * i));
  return flat;
}

/** The rings of gridnorth/_land.bin: a count, then longitudes and latitudes, as 16-bit integers. */
export function landOf(data) {
  const bytes = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const found = [];
  for (let place = 0; place < bytes.byteLength; ) {
    const count = bytes.getUint16(place, true);
    const number = (i) => bytes.getInt16(place + 2 + 2 * i, true) * UNIT;
    found.push(Array.from({ length: count }, (_, i) => [number(2 * i), number(2 * i + 1)]));
    place += 2 + 4 * count;
  }
  return { rings: found.map(plane), coasts: bordersOf(found).map(plane) };
}

/** Rings as lines, without the seams along a pole or the antimeridian. */
function bordersOf(rings) {
  const isSide = ([x0], [x1]) => x0 === x1 && Math.abs(x0) === 180;
  const onSides = (ring) => ring.filter((position, i) => i > 0 && isSide(ring[i - 1], position));
  const sides = new Set(rings.flatMap(onSides).map(([x]) => x));
  return rings.flatMap((ring) => {
    const lines = [[ring[0]]];
    for (let i = 1; i < ring.length; i++) {
      const isOnPole = ring[i - 1][1] === ring[i][1] && Math.abs(ring[i][1]) === 90;
      if (isOnPole || (sides.size === 2 && isSide(ring[i - 1], ring[i]))) lines.push([]);
      lines.at(-1).push(ring[i]);
    }
    return lines.filter(({ length }) => length > 1);
  });
}

/** The points, lines and polygons of GeoJSON objects. */
export function shapesOf(values) {
  const found = { points: [], lines: [], areas: [] };
  const line = (positions) => positions.length > 0 && found.lines.push(plane(positions));
  const polygon = (rings) => {
    const filled = rings.filter(({ length }) => length > 0);
    found.areas.push(filled.map(plane));
    return filled;
  };
  // Seams are found from all parts of a polygon together.
  const polygons = (parts) => found.lines.push(...bordersOf(parts.flatMap(polygon)).map(plane));
  const add = (object) => {
    if (!object) return;
    const { type, coordinates } = object;
    if (type === "FeatureCollection") object.features.forEach(add);
    else if (type === "Feature") add(object.geometry);
    else if (type === "GeometryCollection") object.geometries.forEach(add);
    else if (type === "Point") coordinates.length > 0 && found.points.push(plane([coordinates]));
    else if (type === "MultiPoint") coordinates.forEach((position) => found.points.push(plane([position])));
    else if (type === "LineString") line(coordinates);
    else if (type === "MultiLineString") coordinates.forEach(line);
    else if (type === "Polygon") polygons([coordinates]);
    else if (type === "MultiPolygon") polygons(coordinates);
  };
  values.forEach(add);
  return found;
}

/** The shifts, in worlds, at which shapes are drawn, to appear wherever the map repeats. */
function copies({ left, width, world }) {
  const first = Math.floor(left / world - 0.5) + 1;
  return Array.from({ length: Math.floor((left + width) / world + 0.5) - first + 1 }, (_, i) => first + i);
}

/** Adds the visible parts of lines to a path. */
function trace(path, lines, view) {
  const { left, top, width, height, world } = view;
  for (const copy of copies(view)) {
    for (const flat of lines) {
      let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity];
      for (let i = 0; i < flat.length; i += 2) {
        west = Math.min(west, flat[i]);
        east = Math.max(east, flat[i]);
        north = Math.min(north, flat[i + 1]);
        south = Math.max(south, flat[i + 1]);
      }
      if ((east + copy) * world < left || (west + copy) * world > left + width) continue;
      if (south * world < top || north * world > top + height) continue;
      path.moveTo((flat[0] + copy) * world - left, flat[1] * world - top);
      for (let i = 2; i < flat.length; i += 2) path.lineTo((flat[i] + copy) * world - left, flat[i + 1] * world - top);
    }
  }
  return path;
}

export function drawWorld(context, view, land, isDark) {
  const colors = isDark ? DARK : LIGHT;
  context.fillStyle = colors.sea;
  context.fillRect(0, 0, view.width, view.height);
  context.fillStyle = colors.land;
  context.fill(trace(new Path2D(), land.rings, view), "evenodd");
  context.strokeStyle = colors.coast;
  context.lineWidth = 1;
  context.lineJoin = "round";
  context.stroke(trace(new Path2D(), land.coasts, view));
}

export function drawShapes(context, view, { points, lines, areas }) {
  context.save();
  context.fillStyle = context.strokeStyle = SHAPE;
  context.lineWidth = 2;
  context.lineJoin = "round";
  context.globalAlpha = 0.22;
  for (const rings of areas) context.fill(trace(new Path2D(), rings, view), "evenodd");
  context.globalAlpha = 1;
  context.stroke(trace(new Path2D(), lines, view));
  const radius = points.length < 100 ? 5 : 2.5;
  const dots = new Path2D();
  for (const copy of copies(view)) {
    for (const [x, y] of points) {
      const [across, down] = [(x + copy) * view.world - view.left, y * view.world - view.top];
      if (across < -9 || down < -9 || across > view.width + 9 || down > view.height + 9) continue;
      dots.moveTo(across + radius, down);
      dots.arc(across, down, radius, 0, 2 * Math.PI);
    }
  }
  if (radius > 3) {
    context.lineWidth = 3;
    context.strokeStyle = "#fff";
    context.stroke(dots);
  }
  context.fill(dots);
  context.restore();
}

/** A cross at the clicked position. */
export function drawMark(context, view, [latitude, longitude], isDark) {
  const path = new Path2D();
  const [east, y] = [longitude / 360, ordinate(latitude) * view.world - view.top];
  for (const copy of copies(view)) {
    const x = (east + copy) * view.world - view.left;
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
      path.moveTo(x + 4 * dx, y + 4 * dy);
      path.lineTo(x + 12 * dx, y + 12 * dy);
    }
  }
  for (const [width, color] of [[5, isDark ? "#000" : "#fff"], [2, SHAPE]]) {
    context.lineWidth = width;
    context.strokeStyle = color;
    context.stroke(path);
  }
}
