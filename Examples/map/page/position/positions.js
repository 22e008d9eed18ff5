// SPDX-License-Identifier: MIT
/**
 * @file Lists of positions: reading them line by line, and writing them as GeoJSON and CSV. Nothing here knows the page.
 */

import { writeTable } from "../files/csv.js";

/** Longer lists are cut; the page says so. */
export const MOST_ROWS = 50_000;

/**
 * @typedef {object} Row
 * @property {number} row The number of the line, from 1.
 * @property {string} text The position as written; for a wrong row, the whole line.
 * @property {string} name The text after it, or nothing.
 * @property {Array} meanings The meanings of positionParse(), the best first; empty if the row is wrong.
 * @property {number} meaning Which of them was chosen.
 * @property {string} mgrs The reference of the chosen meaning.
 * @property {string} problem The error, or nothing.
 * @property {number | undefined} offset Where in the text.
 */

/**
 * Reads one position per line, in any notation. A name may follow after a tab, a semicolon or two spaces. Empty lines are
 * skipped.
 *
 * @param {import("../gridnorth.mjs").GridNorth} gn
 * @param {string} text
 * @returns {{rows: Row[], isCut: boolean}}
 */
export function readPositions(gn, text) {
  const rows = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === "") continue;
    if (rows.length === MOST_ROWS) return { rows, isCut: true };
    rows.push(readRow(gn, line, index + 1));
  }
  return { rows, isCut: false };
}

function readRow(gn, line, number) {
  const row = { row: number, text: line, name: "", meanings: [], meaning: 0, mgrs: "", problem: "", offset: undefined };
  let refused;
  for (const [text, name] of readings(line)) {
    try {
      row.meanings = gn.positionParse(text);
      Object.assign(row, { text: text.trim(), name });
      choose(gn, row, 0);
      return row;
    } catch (error) {
      refused ??= error;
    }
  }
  row.problem = refused.message;
  row.offset = refused.offset;
  return row;
}

/** The ways to split a line into position and name: at a tab first, otherwise the whole line, then shorter parts. */
function* readings(line) {
  const marks = [...line.slice(0, 500).matchAll(/\t|;| {2,}/g)].slice(0, 20);
  const parted = marks.map((mark) => [line.slice(0, mark.index), line.slice(mark.index + mark[0].length).trim()]);
  const tab = marks.findIndex((mark) => mark[0] === "\t");
  if (tab > 0) yield [line, ""];
  if (tab >= 0) yield parted[tab];
  yield [line, ""];
  yield* parted.reverse();
}

/** Chooses one of the meanings of a row. */
export function choose(gn, row, meaning) {
  row.meaning = meaning;
  const { point, form, precision } = row.meanings[meaning];
  const digits = form === "mgrs" ? Math.round(5 - Math.log10(precision)) : 5;
  row.mgrs = gn.mgrsEncode(point, Math.max(0, Math.min(11, digits)));
}

/** The position of a row, undefined if it is wrong. */
export function pointOf(row) {
  return row.meanings[row.meaning]?.point;
}

/** The correct rows as a GeoJSON FeatureCollection of points. */
export function toGeoJSON(rows) {
  const features = rows.filter(pointOf).map((row) => {
    const { latitude, longitude } = pointOf(row);
    return {
      type: "Feature",
      properties: { row: row.row, name: row.name, text: row.text, form: row.meanings[row.meaning].form, mgrs: row.mgrs },
      geometry: { type: "Point", coordinates: [longitude, latitude] },
    };
  });
  return { type: "FeatureCollection", features };
}

/** All rows as CSV, RFC 4180; for a wrong row, the error and its character, from 1. */
export function toCSV(rows) {
  const lines = rows.map((row) => {
    const point = pointOf(row);
    return [
      row.row, row.text, row.name, row.mgrs, point?.latitude, point?.longitude,
      point ? row.meanings[row.meaning].form : "", row.problem, row.offset === undefined ? "" : row.offset + 1,
    ];
  });
  const header = ["row", "text", "name", "mgrs", "latitude", "longitude", "form", "problem", "character"];
  return writeTable([header, ...lines]);
}
