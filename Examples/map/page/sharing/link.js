// SPDX-License-Identifier: MIT
/**
 * @file A link: `#zoom/latitude/longitude&share=1.DATA`. The fragment never reaches a server. DATA is base64url of
 * zlib of JSON: [[name, latitude, longitude, rings, risk, sector or null] ..., route, polygon]; a sector is [azimuth, width,
 * range]. Coordinates are units of 1e-7 degrees, those of a route and a polygon differences from the point before.
 */

import { MOST_POINTS } from "../drawing/path.js";
import { isMarker } from "../drawing/marker.js";
import { isPosition } from "../shell/store.js";

const VERSION = "1";
const SEPARATOR = "&share=";
const UNIT = 1e7;

/** Markers and bytes that a link may bring. */
export const MOST_MARKERS = 500;
const MOST_BYTES = 500_000;
const LONGEST_TEXT = 2000;

/**
 * Takes the data of links out of the address, and leaves the view, now and whenever the address changes. It must be called
 * before the map is made, which would take all of it for a view.
 *
 * @returns {(callback: (text: string) => void) => void} Passes all data, past and future, to the callback.
 */
export function watchLinks() {
  let texts = [takeShared(location.hash)].filter((text) => text !== null);
  let tell = (text) => texts.push(text);
  // The current address is not used: MapLibre may have written the view there.
  addEventListener("hashchange", ({ newURL }) => {
    const text = takeShared(new URL(newURL).hash);
    if (text !== null) tell(text);
  });
  return (callback) => {
    tell = callback;
    texts.forEach(tell);
    texts = [];
  };
}

function takeShared(hash) {
  const at = hash.indexOf(SEPARATOR);
  if (at < 0) return null;
  const text = hash.slice(at + SEPARATOR.length);
  history.replaceState(history.state, "", location.pathname + location.search + hash.slice(0, at));
  return text;
}

/** The part of a link after the view. */
export async function encode({ markers, route, polygon }) {
  const sectorOf = (sector) => sector && [sector.azimuth, sector.width, sector.range];
  const content = [
    markers.map(({ name, latitude, longitude, rings, risk, sector }) => [name, units(latitude), units(longitude), rings, risk, sectorOf(sector)]),
    differences(route), differences(polygon),
  ];
  const bytes = await through(new CompressionStream("deflate"), new TextEncoder().encode(JSON.stringify(content)));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `${SEPARATOR}${VERSION}.${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/**
 * Reads it.
 *
 * @throws {Error} With a sentence for the reader. Nothing of a bad link is used.
 */
export async function decode(text) {
  const [version, data, ...more] = text.split(".");
  if (/^[1-9]\d{0,3}$/.test(version) && Number(version) > Number(VERSION)) throw new Error("This link comes from a newer version of this page.");
  const damaged = new Error("This link is damaged. Was all of it copied?");
  if (version !== VERSION || !data || more.length > 0) throw damaged;
  let content;
  try {
    const letters = atob(data.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await through(new DecompressionStream("deflate"), Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
    content = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    const [markers, route, polygon] = content;
    const shared = { markers: markers.map(markerOf), route: sums(route), polygon: sums(polygon) };
    const isGood = shared.markers.length <= MOST_MARKERS && shared.markers.every(isShort) && [shared.route, shared.polygon].every(
      (points) => points.length <= MOST_POINTS && points.every(isPosition));
    if (isGood) return shared;
  } catch {
    // The error below is thrown.
  }
  throw damaged;
}

function markerOf([name, latitude, longitude, rings, risk, sector], i) {
  const [azimuth, width, range] = sector ?? [];
  return { id: i + 1, name, latitude: latitude / UNIT, longitude: longitude / UNIT, rings, risk, sector: sector && { azimuth, width, range } };
}

function isShort(marker) {
  return isMarker(marker) && [marker.name, marker.rings, marker.risk].every((text) => text.length <= LONGEST_TEXT);
}

function units(degrees) {
  return Math.round(degrees * UNIT);
}

function differences(points) {
  const all = points.flatMap(({ latitude, longitude }) => [units(latitude), units(longitude)]);
  return all.map((value, i) => (i < 2 ? value : value - all[i - 2]));
}

function sums(flat) {
  const all = [];
  for (const [i, value] of flat.entries()) all.push(value + (i < 2 ? 0 : all[i - 2]));
  return Array.from({ length: Math.ceil(all.length / 2) }, (_, i) => ({ latitude: all[2 * i] / UNIT, longitude: all[2 * i + 1] / UNIT }));
}

/** Passes bytes through a stream; refuses a result that is too large. */
async function through(stream, bytes) {
  const parts = [];
  let size = 0;
  for await (const part of new Blob([bytes]).stream().pipeThrough(stream)) {
    size += part.length;
    if (size > MOST_BYTES) throw new RangeError("too large");
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
