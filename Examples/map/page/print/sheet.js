// SPDX-License-Identifier: MIT
/** @file A printed sheet as an SVG in millimeters: the picture of the map, the grid above it, and the margin. */

import { clip, reduced } from "./frame.js";
import { createRoom, textWidth } from "../layer/text.mjs";
import { creditOf } from "../shell/dom.js";
import { spaced } from "../position/position.js";

const INK = "#111111";
const GRID = "#1c5d8c";
const BORDER = "#b3430c";
const MAGNETIC = "#14507a";

/** A pixel of CSS, in millimeters. */
const PIXEL = 25.4 / 96;

/** Widths of lines, in millimeters. */
const WIDTHS = { line: 0.13, major: 0.28, "100-km": 0.45, border: 0.5 };

/** Zooms by which the lines of the grid are finer than those of a screen. */
const FINER = 2;

/** Degrees by which two arrows of the diagram differ at least. */
const APART = 12;

/** An element of SVG. */
function svg(name, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function line(x1, y1, x2, y2, more = {}) {
  return svg("path", { d: `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, stroke: INK, "stroke-width": 0.2, ...more });
}

function text(x, y, content, { size = 2.9, weight = 400, anchor = "start", fill = INK, halo = false } = {}) {
  const around = halo ? { stroke: "#ffffff", "stroke-width": 0.8, "paint-order": "stroke", "stroke-linejoin": "round" } : {};
  const made = svg("text", { x: round(x), y: round(y), "font-size": size, "font-weight": weight, "text-anchor": anchor, fill, ...around });
  made.append(content);
  return made;
}

function round(millimeters) {
  return Math.round(millimeters * 1000) / 1000;
}

/**
 * Draws a sheet.
 *
 * @param {object} app
 * @param {ReturnType<import("./frame.js").layOut>} sheet
 * @param {string} picture The address of the picture of the map.
 * @param {Date} date For which magnetic north holds.
 */
export function drawSheet(app, sheet, picture, date) {
  const { width, height, frame } = sheet;
  const { left, top, right, bottom } = frame;
  const root = svg("svg", {
    viewBox: `0 0 ${width} ${height}`, width: `${width}mm`, height: `${height}mm`, role: "img",
    "aria-label": `Map to the scale 1:${thousands(sheet.scale)}`, style: "fill: none; stroke: none; stroke-width: 0",
    "font-family": "'Liberation Sans', Arial, Helvetica, sans-serif", "text-rendering": "geometricPrecision",
  });
  root.append(svg("rect", { width, height, fill: "#ffffff" }));
  root.append(svg("image", { href: picture, x: left, y: top, width: right - left, height: bottom - top, preserveAspectRatio: "none" }));

  const crossings = [];
  const room = createRoom(frame);
  root.append(...gridLines(app.gn, sheet, crossings), ...squareNames(app.gn, sheet));
  const own = [...markers(app, sheet, room), ...shapeLabels(app, sheet, room)];
  root.append(...placeNames(app, sheet, room), ...own);
  root.append(svg("rect", { x: left, y: top, width: round(right - left), height: round(bottom - top), stroke: INK, "stroke-width": 0.4, class: "frame" }));
  root.append(...numbers(sheet, crossings), ...head(app, sheet), ...foot(app, sheet, date));
  return root;
}

/** The lines of the grid, cut at the frame; collects where they meet it. */
function gridLines(gn, sheet, crossings) {
  const zoom = Math.log2((40_075_017 * Math.cos((sheet.center.latitude * Math.PI) / 180) * 96) / (0.0254 * 512 * sheet.scale)) + FINER;
  const { vertices, lines } = gn.gridLines(sheet.bounds, Math.min(30, zoom), { content: ["borders", "100-km", "lines"], spacing: sheet.spacing });
  const placed = sheet.toPaper(vertices.filter((_, i) => i % 2 === 0), vertices.filter((_, i) => i % 2 === 1));
  return lines.flatMap((one) => {
    const points = placed.subarray(2 * one.first, 2 * (one.first + one.count));
    const pieces = clip(points, sheet.frame);
    if (pieces.length === 0) return [];
    if (one.kind !== "border") for (const piece of pieces) crossings.push({ ...one, at: piece.slice(0, 2) }, { ...one, at: piece.slice(-2) });
    const d = pieces.map((piece) => `M${pairs(piece).join("L")}`).join("");
    const weight = one.kind === "border" || one.kind === "100-km" ? one.kind : one.major ? "major" : "line";
    return [svg("path", { d, class: one.kind, stroke: one.kind === "border" ? BORDER : GRID, "stroke-width": WIDTHS[weight] })];
  });
}

function pairs(flat) {
  return Array.from({ length: flat.length / 2 }, (_, i) => `${round(flat[2 * i])} ${round(flat[2 * i + 1])}`);
}

/** The letters of the squares, if the sheet shows more than one. */
function squareNames(gn, sheet) {
  if (squaresOf(gn, sheet).length < 2) return [];
  const zoom = Math.log2((40_075_017 * Math.cos((sheet.center.latitude * Math.PI) / 180) * 96) / (0.0254 * 512 * sheet.scale));
  const labels = gn.gridLabels(sheet.bounds, Math.min(30, zoom), { content: ["squares"], labelPixels: 40 });
  return labels.flatMap(({ position, text: name }) => {
    const [x, y] = sheet.toPaper([position.latitude], [position.longitude]);
    return isWithin(sheet.frame, x, y, 8) ? [text(x, y, name, { size: 7, weight: 700, anchor: "middle", fill: GRID, halo: true })] : [];
  });
}

function isWithin({ left, top, right, bottom }, x, y, by = 0) {
  return x >= left + by && x <= right - by && y >= top + by && y <= bottom - by;
}

/** "31U DQ" and so on, of all squares on the sheet. */
function squaresOf(gn, { frame, toPosition, center }) {
  const names = new Set([gn.mgrsEncode(center, 0)]);
  const STEPS = 24;
  for (let i = 0; i <= STEPS; i++) {
    for (let j = 0; j <= STEPS; j++) {
      const x = frame.left + (i / STEPS) * (frame.right - frame.left);
      names.add(gn.mgrsEncode(toPosition(x, frame.top + (j / STEPS) * (frame.bottom - frame.top)), 0));
    }
  }
  return [...names];
}

/** The names of places, the most important first, where they do not run into each other. */
function placeNames(app, { toPaper, bounds }, room) {
  const isNear = ({ latitude, longitude }) =>
    latitude >= bounds.south && latitude <= bounds.north && reduced(longitude - bounds.west) <= reduced(bounds.east - bounds.west) && reduced(longitude - bounds.west) >= 0;
  return app.places().filter(({ point }) => isNear(point)).flatMap(({ point, name }) => {
    const [x, y] = toPaper([point.latitude], [point.longitude]);
    const width = textWidth(name, { size: 2.9, weight: 500 });
    if (!room(x + width / 2 + 0.6, y, width + 3.4, 4)) return [];
    return [svg("circle", { cx: round(x), cy: round(y), r: 0.6, fill: INK }), text(x + 1.6, y + 1, name, { weight: 500, halo: true })];
  });
}

/** Labels beside rings, routes and polygons: their lengths and areas, in the colors for paper. */
function shapeLabels(app, { toPaper, frame }, room) {
  return app.shapes.labels().flatMap(({ point, text: content, kind, below = 0 }) => {
    const [x, top] = toPaper([point.latitude], [point.longitude]);
    const y = top + below * PIXEL;
    const half = textWidth(content, { size: 2.9, weight: 600 }) / 2;
    if (!isWithin(frame, x - half, y - 2) || !isWithin(frame, x + half, y + 2)) return [];
    room(x, y, 2 * half, 4);
    return [text(x, y + 1, content, { weight: 600, anchor: "middle", fill: app.shapes.color(kind, "light"), halo: true })];
  });
}

/** The markers of the page. */
function markers(app, { toPaper, frame }, room) {
  return app.markers.all().flatMap(({ name, latitude, longitude }) => {
    const [x, y] = toPaper([latitude], [longitude]);
    if (!isWithin(frame, x, y)) return [];
    const width = textWidth(name, { size: 2.9, weight: 700 });
    room(x + width / 2 + 0.5, y, width + 3.4, 4);
    return [
      svg("circle", { cx: round(x), cy: round(y), r: 1.2, fill: "#b0185f", stroke: "#ffffff", "stroke-width": 0.5 }),
      text(x + 2.2, y + 1, name, { weight: 700, fill: "#8a124c", halo: true }),
    ];
  });
}

/** The numbers of the lines around the frame, the principal digits large; in full at the first of each side. */
function numbers({ frame, spacing }, crossings) {
  const sides = [
    { is: ([, y]) => y < frame.top + 0.01, axis: "easting", place: ([x]) => [x, frame.top - 1.6], anchor: "middle", along: 0, gap: 6 },
    { is: ([, y]) => y > frame.bottom - 0.01, axis: "easting", place: ([x]) => [x, frame.bottom + 4.2], anchor: "middle", along: 0, gap: 6 },
    { is: ([x]) => x < frame.left + 0.01, axis: "northing", place: ([, y]) => [frame.left - 1.2, y + 1.2], anchor: "end", along: 1, gap: 4 },
    { is: ([x]) => x > frame.right - 0.01, axis: "northing", place: ([, y]) => [frame.right + 1.2, y + 1.2], anchor: "start", along: 1, gap: 4 },
  ];
  return sides.flatMap(({ is, axis, place, anchor, along, gap }) => {
    const found = crossings.filter((one) => one.axis === axis && is(one.at));
    // From the south-west corner, as coordinates are read.
    found.sort((a, b) => (along === 0 ? a.at[0] - b.at[0] : b.at[1] - a.at[1]));
    let last = null;
    const inFull = new Set();
    return found.flatMap((one) => {
      if (last !== null && Math.abs(one.at[along] - last) < gap) return [];
      last = one.at[along];
      const [x, y] = place(one.at);
      const group = `${one.zone}${one.hemisphere}`;
      const isFull = !inFull.has(group);
      inFull.add(group);
      return [number(x, y, one, spacing, anchor, isFull && along === 0)];
    });
  });
}

/** A number of a line: 4 48 000m E, of which 48 is large. */
function number(x, y, { coordinate, axis }, spacing, anchor, isFull) {
  const hundreds = Math.floor(coordinate / 100_000);
  const step = Math.min(spacing, 10_000);
  const digits = String(Math.round((coordinate % 100_000) / step)).padStart(5 - Math.log10(step), "0");
  const made = text(x, y, "", { size: 3.4, weight: 700, anchor });
  made.setAttribute("class", "number");
  const small = (content) => svg("tspan", { "font-size": 2.2, "font-weight": 400 }, content);
  if (hundreds > 0) made.append(small(String(hundreds)));
  made.append(svg("tspan", {}, digits));
  if (isFull) made.append(small(`${"0".repeat(5 - digits.length)}m${axis === "easting" ? "E" : "N"}`));
  return made;
}

function head(app, sheet) {
  const { frame, scale } = sheet;
  const y = frame.top - 8;
  return [
    text(frame.left, y, spaced(app.gn.mgrsEncode(sheet.center, 0)), { size: 5.2, weight: 700 }),
    text(frame.right, y, `1:${thousands(scale)}`, { size: 5.2, weight: 700, anchor: "end" }),
  ];
}

function foot(app, sheet, date) {
  const { frame } = sheet;
  const y = frame.bottom + 11;
  return [...facts(app, sheet, frame.left, y), ...scales(app, sheet, frame.left + 66, y), ...diagram(app, sheet, frame.right, y, date), ...credit(sheet, y + 29)];
}

/** The facts of the sheet: its place, grid and datum. */
function facts(app, sheet, x, y) {
  const { gn } = app;
  const { zone, hemisphere, center, spacing } = sheet;
  const zones = Object.groupBy(squaresOf(gn, sheet), (square) => square.slice(0, -2));
  const squares = Object.entries(zones).map(([zone, names]) => [zone, ...names.map((name) => name.slice(-2))].join(" ")).join(", ");
  const few = squares.length > 27 ? `${squares.slice(0, 26)} …` : squares;
  const { scale } = gn.utmFactors(center, sheet.system);
  const rows = [
    ["Grid zone", gn.mgrsEncode(center, -1)],
    ["100 km squares", few],
    ["Crosshair", spaced(gn.mgrsEncode(center))],
    ["Datum", "WGS 84"],
    ["Projection", zone > 0 ? `UTM zone ${zone} ${hemisphere} (EPSG:${sheet.system})` : `UPS ${hemisphere} (EPSG:${sheet.system})`],
    ["Grid", `${thousands(spacing)} m; scale factor ${scale.toFixed(5)}`],
  ];
  return rows.flatMap(([name, value], i) => [
    text(x, y + 4 * i, name, { size: 2.2, fill: "#444444" }),
    text(x + 22, y + 4 * i, value, { size: 2.4, weight: i < 3 ? 700 : 400 }),
  ]);
}

/** Draws the credit of the map on its own line below the others. */
function credit({ frame }, y) {
  const whole = `Map: ${creditOf()}`;
  const most = Math.floor((frame.right - frame.left) / textWidth("n", { size: 1.9, weight: 400 }));
  return creditOf() ? [text(frame.left, y, whole.length > most ? `${whole.slice(0, most - 1)}…` : whole, { size: 1.9, fill: "#444444" })] : [];
}

/** Parts of a scale bar. */
const MOST_PARTS = 6;

const bars = {
  metric: [[1000, "km"], [1, "m"]],
  imperial: [[1609.344, "mi"], [0.3048, "ft"]],
  nautical: [[1852, "NM"], [0.3048, "ft"]],
};

/** The scale bars, and a ruler that shows whether the printer has kept the size. */
function scales(app, sheet, x, y) {
  const widest = sheet.frame.right - sheet.frame.left - 66 - 68;
  const systems = app.units() === "metric" ? ["metric"] : ["metric", app.units()];
  const made = [text(x, y, `Scale 1:${thousands(sheet.scale)} on the grid`, { weight: 700 })];
  let below = y + 6.5;
  for (const system of systems) {
    made.push(...bar(sheet, system, x, below, widest));
    below += 8;
  }
  const long = [100, 50, 40].find((millimeters) => millimeters <= widest);
  const ruler = [line(x, below, x + long, below, { class: "ruler" })];
  for (let i = 0; i <= long; i++) ruler.push(line(x + i, below, x + i, below - (i % 10 === 0 ? 1.8 : i % 5 === 0 ? 1.3 : 0.8), { "stroke-width": 0.1 }));
  return [...made, ...ruler, text(x, below + 3.2, `${long} mm on paper, if it was printed at 100 %`, { size: 2.2 })];
}

function bar({ scale }, system, x, y, widest) {
  const meters = (widest / 1000) * scale;
  const [unit, name] = bars[system].find(([unit]) => meters >= unit) ?? bars[system].at(-1);
  const power = 10 ** Math.floor(Math.log10(meters / unit));
  const part = [0.1, 0.2, 0.5, 1, 2].map((n) => n * power).find((size) => meters / unit / size < MOST_PARTS + 1);
  const count = Math.floor(meters / unit / part);
  const step = (part * unit * 1000) / scale;
  const made = [];
  for (let i = 0; i < count; i++) {
    made.push(svg("rect", { x: round(x + i * step), y: y - 1, width: round(step), height: 1, fill: i % 2 === 0 ? INK : "#ffffff", stroke: INK, "stroke-width": 0.15, class: "bar" }));
  }
  for (let i = 0; i <= count; i++) {
    const label = i === count ? `${thousands(i * part)} ${name}` : thousands(i * part);
    // The unit hangs over the end; the number stays where it belongs.
    made.push(text(x + i * step, y - 2, label, { size: 2.3, anchor: "middle" }));
  }
  return made;
}

/** True, grid and magnetic north, as in the margin of every military map, and their angles in figures. */
function diagram(app, sheet, right, y, date) {
  const { gn } = app;
  const norths = gn.northsCompute(sheet.center, 0, gn.decimalYear(date / 1000), sheet.system);
  const isUseless = norths.flags.includes("blackout");
  const { declinationRate } = gn.magneticCompute(sheet.center, 0, gn.decimalYear(date / 1000));
  const arrows = spread([
    { name: "TN", angle: -norths.convergence, head: star, color: INK },
    { name: "GN", angle: 0, head: triangle, color: BORDER },
    ...(isUseless ? [] : [{ name: "MN", angle: norths.gridMagnetic, head: half, color: MAGNETIC }]),
  ]);
  // Near a pole true north may lie in any direction.
  const isRound = arrows.some(({ drawn }) => Math.abs(drawn) > 60);
  const [x, base, length] = isRound ? [right - 12, y + 11, 8] : [right - 8, y + 22, 17];
  const made = [];
  for (const { name, drawn, head, color } of arrows) {
    const arrow = svg("g", { transform: `rotate(${drawn.toFixed(2)} ${round(x)} ${base})`, class: `north ${name}` });
    arrow.append(line(x, base, x, base - length, { stroke: color, "stroke-width": 0.3 }), head(x, base - length, color));
    made.push(arrow, text(x + (length + 4) * Math.sin((drawn * Math.PI) / 180), base - (length + 4) * Math.cos((drawn * Math.PI) / 180) + 0.8, name, { size: 2.2, anchor: "middle" }));
  }
  const angle = (degrees) => `${gn.declinationFormat(degrees, "degrees", 1)} (${gn.declinationFormat(degrees, "mils", 0)})`;
  const magnetic = isUseless
    ? [["Magnetic", "a compass is useless here"]]
    : [["Grid to magnetic", angle(norths.gridMagnetic)], ["Declination", angle(norths.declination)],
      ["Change", `${gn.declinationFormat(declinationRate, "degrees", 2)} a year`]];
  const rows = [
    ["Convergence", angle(norths.convergence)], ...magnetic,
    ["Model", `WMM2025 on ${date.toISOString().slice(0, 10)}`],
    ["", "At the crosshair; arrows not to scale"],
  ];
  const from = right - 64;
  return [...made, ...rows.flatMap(([name, value], i) => [
    text(from, y + 4 * i, name, { size: 2.2, fill: "#444444" }),
    text(name ? from + 21 : from, y + 4 * i, value, { size: name ? 2.3 : 1.9 }),
  ])];
}

/** Moves arrows apart that would lie upon each other, in their order; grid north stays upright. */
function spread(arrows) {
  const sorted = arrows.toSorted((a, b) => a.angle - b.angle).map((arrow) => ({ ...arrow, drawn: arrow.angle }));
  const grid = sorted.findIndex(({ name }) => name === "GN");
  for (let i = grid + 1; i < sorted.length; i++) sorted[i].drawn = place(sorted[i], sorted[i - 1], 1);
  for (let i = grid - 1; i >= 0; i--) sorted[i].drawn = place(sorted[i], sorted[i + 1], -1);
  return sorted;
}

function place({ angle }, { angle: other, drawn }, side) {
  // Directions equal to a tenth of a degree are drawn as one.
  return Math.abs(angle - other) < 0.05 ? drawn : side * Math.max(side * angle, side * drawn + APART);
}

const star = (x, y, color) => svg("path", { d: starPath(x, y, 1.7), fill: color });
const triangle = (x, y, color) => svg("path", { d: `M${round(x)} ${y - 2}l1.1 2.6h-2.2z`, fill: color });
const half = (x, y, color) => svg("path", { d: `M${round(x)} ${y - 2}l1.3 2.8h-1.3z`, fill: color });

function starPath(x, y, radius) {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const [turn, r] = [(i * Math.PI) / 5, i % 2 === 0 ? radius : radius * 0.4];
    return `${round(x + r * Math.sin(turn))} ${round(y - r * Math.cos(turn))}`;
  });
  return `M${corners.join("L")}z`;
}

/** With separators, as in 25,000. */
export function thousands(number) {
  return number.toLocaleString("en-US", { maximumFractionDigits: 3 });
}
