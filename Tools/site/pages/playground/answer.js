// SPDX-License-Identifier: MIT
// Shows the answer of a call: numbers with all their digits, rows as tables, lines and outlines as a drawing.

import { element } from "./form.js";

const MOST_ROWS = 200, MOST_NUMBERS = 60;

const isArray = (value) => Array.isArray(value) || ArrayBuffer.isView(value);
const isPoint = (value) => typeof value?.latitude === "number" && typeof value?.longitude === "number";
const isGeoJSON = (value) => ["Feature", "FeatureCollection"].includes(value?.type);

/** The name of a field of JavaScript in words. */
export const spoken = (name) => name.replace(/[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`).trim();

/** A number or a text as it is. */
function plain(value) {
  if (value === null || value === undefined) return "none";
  if (value === "") return "(empty)";
  if (Object.is(value, -0)) return "-0";
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** The fields of an object and of objects in it, one behind the other. */
function flat(value, prefix = "") {
  if (isArray(value) || typeof value !== "object" || value === null) return [[prefix, value]];
  return Object.entries(value).flatMap(([name, one]) => flat(one, prefix ? `${prefix} ${spoken(name)}` : spoken(name)));
}

function table(heads, rows, more) {
  const body = rows.map((row) => element("tr", {}, ...row.map((one) => element("td", {}, one))));
  const note = more > 0 ? [element("p", { class: "hint" }, `And ${more} more rows.`)] : [];
  return element("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Rows" },
    element("table", { class: "rows" },
      element("thead", {}, element("tr", {}, ...heads.map((one) => element("th", { scope: "col" }, one)))),
      element("tbody", {}, ...body)), ...note);
}

/** Objects as a table with a row for each. */
function objects(values) {
  const rows = values.slice(0, MOST_ROWS).map((one) => flat(one));
  const heads = [...new Set(rows.flat().map(([name]) => name))];
  const cells = rows.map((row, at) => [String(at), ...heads.map((head) => inline(row.find(([name]) => name === head)?.[1]))]);
  return table(["row", ...heads.map((one) => one || "value")], cells, values.length - rows.length);
}

/** A value in a cell. */
function inline(value) {
  if (value instanceof BigUint64Array) return `an index of ${value.length} words of 64 bits`;
  if (!isArray(value)) return plain(value);
  const shown = Array.from(value.slice(0, MOST_NUMBERS), plain).join(", ");
  return value.length > MOST_NUMBERS ? `${shown}, … (${value.length})` : shown || "none";
}

/** Whether an object has a list for each of its fields, all of the same length: the rows of a batch. */
function areRows(value) {
  const lists = Object.values(value);
  return "statuses" in value && lists.every((one) => isArray(one) && one.length === value.statuses.length);
}

function rows(library, value) {
  const names = Object.keys(value), count = value.statuses.length;
  const cell = (name, at) => {
    const one = value[name][at];
    return name === "statuses" ? (one === 0 ? "ok" : `${library.statusName(one)}: ${library.statusText(one)}`) : one;
  };
  const list = Array.from({ length: count }, (_, at) => Object.fromEntries(names.map((name) => [name, cell(name, at)])));
  return objects(list);
}

function shown(library, value) {
  if (isGeoJSON(value)) return element("pre", {}, element("code", { tabindex: 0 }, pretty(value)));
  if (isArray(value)) {
    if (value.length > 0 && typeof value[0] === "object") return objects(value);
    return element("p", { class: "value" }, inline(value));
  }
  if (typeof value !== "object" || value === null) return element("p", { class: "value" }, plain(value));
  if (areRows(value)) return rows(library, value);
  const parts = [];
  const simple = [];
  for (const [name, one] of flat(value)) {
    if (isArray(one) && one.length > 0 && typeof one[0] === "object") parts.push(element("p", { class: "name" }, name), objects(one));
    else simple.push([name, inline(one)]);
  }
  if (simple.length > 0) {
    parts.unshift(element("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Values" },
      element("table", { class: "pairs" }, element("tbody", {},
        ...simple.map(([name, one]) => element("tr", {}, element("th", { scope: "row" }, name), element("td", {}, one)))))));
  }
  return element("div", {}, ...parts);
}

/** JSON with each position on one line. */
function pretty(value) {
  const text = JSON.stringify(value, null, 1).replace(/\[\s+(-?[\d.e+-]+),\s+(-?[\d.e+-]+)(?:,\s+(-?[\d.e+-]+))?\s+\]/g,
    (_, x, y, z) => `[${x}, ${y}${z === undefined ? "" : `, ${z}`}]`);
  return text.length > 20000 ? `${text.slice(0, 20000)}\n…` : text;
}

// -- lines ------------------------------------------------------------------------------------------------------------

/** The lines of an answer, as lists of [longitude, latitude]. */
export function linesOf(value) {
  if (isGeoJSON(value)) {
    const features = value.type === "Feature" ? [value] : value.features;
    return features.flatMap(({ geometry }) => ofGeometry(geometry));
  }
  if (isArray(value)) {
    if (value.length > 1 && isPoint(value[0])) return [Array.from(value, (one) => [one.longitude, one.latitude])];
    return [];
  }
  if (typeof value !== "object" || value === null) return [];
  if (value.vertices instanceof Float64Array && Array.isArray(value.lines)) {
    return value.lines.map(({ first, count }) => Array.from({ length: count }, (_, at) =>
      [value.vertices[2 * (first + at) + 1], value.vertices[2 * (first + at)]]));
  }
  if (isBounds(value)) {
    const { south, west, north } = value, east = value.east < west ? value.east + 360 : value.east;
    return [[[west, south], [east, south], [east, north], [west, north], [west, south]]];
  }
  return Object.values(value).flatMap(linesOf);
}

const isBounds = (value) => ["south", "west", "north", "east"].every((name) => typeof value[name] === "number");

function ofGeometry(geometry) {
  switch (geometry?.type) {
    case "LineString": return [geometry.coordinates];
    case "MultiLineString": case "Polygon": return geometry.coordinates;
    case "MultiPolygon": return geometry.coordinates.flat();
    default: return [];
  }
}

/** The lines as a small drawing, north up; none if they have no extent. */
function drawing(lines) {
  // Each point is drawn on the side of the antimeridian where the point before is.
  const joined = lines.map((line) => {
    let before = null;
    return line.map(([x, y]) => {
      const at = before === null ? x : x + 360 * Math.round((before - x) / 360);
      before = at;
      return [at, y];
    });
  });
  const xs = joined.flat().map(([x]) => x), ys = joined.flat().map(([, y]) => y);
  if (xs.length < 2) return null;
  const [west, east] = extent(xs), [south, north] = extent(ys);
  const shrink = Math.max(Math.cos(((south + north) / 360) * Math.PI), 0.01);
  const width = (east - west) * shrink, height = north - south, scale = 220 / Math.max(width, height);
  if (!Number.isFinite(scale)) return null;
  const place = ([x, y]) => `${(10 + (x - west) * shrink * scale).toFixed(2)},${(10 + (north - y) * scale).toFixed(2)}`;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const size = [width, height].map((one) => (one * scale + 20).toFixed(2));
  svg.setAttribute("viewBox", `0 0 ${size.join(" ")}`);
  svg.setAttribute("width", size[0]);
  svg.setAttribute("height", size[1]);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", "The answer as a drawing, north up");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", joined.map((line) => `M${line.map(place).join("L")}`).join(""));
  svg.append(path);
  return svg;
}

function extent(values) {
  return values.reduce(([least, most], one) => [Math.min(least, one), Math.max(most, one)], [Infinity, -Infinity]);
}

/** The lines as GeoJSON; an answer of GeoJSON is so already. */
function geojson(value, lines) {
  if (isGeoJSON(value)) return value;
  const isRing = (line) => line.length > 3 && line[0].every((one, at) => one === line.at(-1)[at]);
  const features = lines.map((line) => ({
    type: "Feature", properties: {},
    geometry: isRing(line) ? { type: "Polygon", coordinates: [line] } : { type: "LineString", coordinates: line },
  }));
  return features.length === 1 ? features[0] : { type: "FeatureCollection", features };
}

/** A button that copies a text; none where a page may not. */
export function copying(label, textOf) {
  if (!navigator.clipboard) return null;
  const button = element("button", { type: "button", class: "copy" }, label);
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(textOf());
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = label), 1500);
  });
  return button;
}

/** The elements that show an answer. */
export function answer(library, value) {
  const lines = linesOf(value), svg = drawing(lines);
  const parts = [shown(library, value)];
  const copied = () => JSON.stringify(geojson(value, lines));
  if (svg) parts.push(element("div", { class: "drawing" }, svg, copying("Copy as GeoJSON", copied)));
  return parts;
}
