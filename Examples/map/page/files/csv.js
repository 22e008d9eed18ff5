// SPDX-License-Identifier: MIT
/** @file Tables of text (RFC 4180, also with semicolons or tabs), and the positions in them. Nothing here knows the page. */

const SEPARATORS = [",", ";", "\t"];

/** The names of a column in a header, without a unit in parentheses. */
const COLUMNS = {
  latitude: ["latitude", "lat"],
  longitude: ["longitude", "long", "lon", "lng"],
  position: ["mgrs", "utm", "position", "coordinates", "coordinate", "grid", "reference"],
  name: ["name", "title", "label"],
  altitude: ["altitude", "alt", "elevation", "ele"],
  time: ["time", "timestamp"],
};

/**
 * Reads a table whose header says where the positions are: latitude and longitude, or a position in any notation.
 *
 * @returns {{features: object[], problems: string[]} | null} Points of GeoJSON, and the errors of other rows; null if the
 *   first line is no such header.
 */
export function readPoints(gn, text) {
  const [first] = text.split(/[\r\n]/u, 1);
  const separator = SEPARATORS.reduce((best, one) => (count(first, one) > count(first, best) ? one : best));
  const [header, ...rows] = records(text, separator);
  const titles = (header ?? []).map((cell) => cell.toLowerCase().replace(/[([].*$/u, "").trim());
  const columns = Object.entries(COLUMNS).map(([key, names]) => [key, titles.findIndex((title) => names.includes(title))]);
  const at = Object.fromEntries(columns.filter(([, column]) => column >= 0));
  if (!("position" in at || ("latitude" in at && "longitude" in at))) return null;

  const [features, problems] = [[], []];
  for (const [i, row] of rows.entries()) {
    if (row.every((cell) => cell === "")) continue;
    try {
      features.push(pointOf(gn, (key) => row[at[key]] ?? ""));
    } catch ({ message }) {
      problems.push(`row ${i + 2}: ${message}`);
    }
  }
  return { features, problems };
}

/** Writes the points among features. */
export function writePoints(gn, features) {
  const lines = features.filter(isPoint).map(({ properties, geometry: { coordinates: [longitude, latitude, altitude] } }) => {
    const { name, time } = properties;
    const iso = typeof time === "number" ? gn.timeFormat(time) : time;
    return [name, latitude, longitude, altitude, iso, gn.mgrsEncode({ latitude, longitude })];
  });
  return writeTable([["name", "latitude", "longitude", "altitude", "time", "mgrs"], ...lines]);
}

/** Whether a feature is a position and no more: no circle, for one. */
export function isPoint({ properties, geometry }) {
  return geometry.type === "Point" && properties.kind === undefined;
}

export function writeTable(rows) {
  return rows.map((row) => row.map(quoted).join(",") + "\r\n").join("");
}

function pointOf(gn, cell) {
  const { latitude, longitude } = placeOf(gn, cell);
  const altitude = cell("altitude") === "" ? NaN : Number(cell("altitude").replace(",", "."));
  const properties = {};
  if (cell("name") !== "") properties.name = cell("name");
  try {
    if (cell("time") !== "") properties.time = gn.timeParse(cell("time"));
  } catch {
    // A time that is not ISO 8601 is ignored.
  }
  const coordinates = [longitude, latitude, ...(Number.isFinite(altitude) ? [altitude] : [])];
  return { type: "Feature", properties, geometry: { type: "Point", coordinates } };
}

function placeOf(gn, cell) {
  const pair = [cell("latitude"), cell("longitude")];
  if (pair.every((text) => text === "")) return gn.positionParse(cell("position"))[0].point;
  const [latitude, longitude] = pair.map((text) => (/^[-+]?\d*[.,]?\d+$/u.test(text) ? Number(text.replace(",", ".")) : NaN));
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 360) return { latitude, longitude };
  // The pair has degree signs or letters, or is wrong.
  return gn.positionParse(pair.join("; "))[0].point;
}

/** The cells of a table, without the blanks around them. */
function records(text, separator) {
  const [rows, plain] = [[[]], new RegExp(`[^${separator}\r\n]*`, "uy")];
  let at = 0;
  while (at < text.length) {
    const quote = /[ ]*"/uy;
    quote.lastIndex = at;
    let cell = "";
    if (quote.test(text)) {
      const end = closing(text, quote.lastIndex);
      cell = text.slice(quote.lastIndex, end).replaceAll('""', '"');
      at = end + 1;
    }
    plain.lastIndex = at;
    cell += plain.exec(text)[0];
    at = plain.lastIndex;
    rows.at(-1).push(cell.trim());
    if (text[at] !== separator && at < text.length) rows.push([]);
    at += text[at] === "\r" && text[at + 1] === "\n" ? 2 : 1;
  }
  return rows;
}

/** Where the quote is that ends a cell: two of them are one of its letters. */
function closing(text, from) {
  for (let at = from; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    if (text[at + 1] !== '"') return at;
  }
}

function count(text, letter) {
  return text.split(letter).length - 1;
}

function quoted(value) {
  const text = String(value ?? "");
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
