// SPDX-License-Identifier: MIT
/** @file Reads the maps that can lie below the grid: tiles, archives of tiles, TileJSON and styles, all as styles of MapLibre. */

import { FILE } from "./own-map.js";
import { addArchive, archiveAt, usePMTiles } from "./pmtiles.js";
import { PLAIN, paintPlain, plainLayers } from "./plain.js";

/** Sources and layers of these maps begin with it, so that none has the name of one that the page has itself. */
const PREFIX = "own-";

/** The page ends a map's first look after this many milliseconds. */
const PATIENCE = 20_000;
const NUDGE = 250;

const grounds = { light: "#e3e9ed", dark: "#15222b" };

/** Colors of the veil that makes a map fainter. */
const veils = { light: "#ffffff", dark: "#050b11", paper: "#ffffff" };

const files = new Map();

/** Lets a file of the user's machine be opened, until the page is closed. Returns its address. */
export function addFile(file) {
  files.set(FILE + file.name, file);
  return FILE + file.name;
}

/** Whether openMap() can open this: a file must have been given to the page since it was loaded. */
export const isThere = (address) => !address.startsWith(FILE) || files.has(address);

/**
 * Opens a map.
 *
 * @param {import("./own-map.js").Choice} choice
 * @returns {Promise<{style: object, kind: string, title: string, parameter: string, credit?: string, bounds?: number[], watch: Function}>}
 *   `parameter`: under which name the address of the page has it; `credit`: HTML for a style, whose sources may have none.
 * @throws {Error} With a sentence that names the address.
 */
export async function openMap(choice) {
  usePMTiles();
  return { ...(await opened(choice)), watch };
}

async function opened({ address, credit }) {
  const own = escaped(credit.trim());
  if (address.startsWith(FILE)) {
    const name = address.slice(FILE.length);
    if (!files.has(address)) throw new Error(`${name} is a file of this machine: open it again.`);
    return archive(addArchive(files.get(address)), name, own);
  }
  const { host, href, path } = located(address);
  const title = decoded(path.split("/").at(-1)) || host;
  if (href.includes("{")) return { ...tiles(href, own || host), title: host };
  if (/\.pmtiles$/iu.test(path)) return archive(href, title, own);
  const found = await fetched(href);
  if (found === "archive") return archive(href, title, own);
  if (Array.isArray(found?.layers)) {
    return { style: renamed(found, href), kind: "Style", title: nameOf(found) ?? title, parameter: "style", credit: own || escaped(host) };
  }
  if (Array.isArray(found?.tiles)) return tileJSON(found, href, own || escaped(host), nameOf(found) ?? title);
  throw new Error(`${href} is no style of MapLibre and no archive; the address of tiles needs {z}, {x} and {y}.`);
}

/** An address as the page may use it, with {z}, {x} and {y} kept. */
function located(text) {
  const found = URL.canParse(text, location.href) ? new URL(text, location.href) : null;
  if (!/^https?:$/u.test(found?.protocol ?? "")) throw new Error(`${text} is no address of a map.`);
  return { host: found.host, href: braced(found.href), path: found.pathname };
}

function braced(href) {
  return href.replace(/%7B/giu, "{").replace(/%7D/giu, "}");
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function nameOf({ name }) {
  return typeof name === "string" && name.trim() ? name.trim().slice(0, 80) : null;
}

function escaped(text) {
  return text.replace(/[&<>"']/gu, (letter) => `&#${letter.codePointAt(0)};`);
}

/** Tiles at addresses. Other programs write {s} for one of three servers, {r} for sharper tiles, and {-y} for rows from the south. */
function tiles(href, attribution) {
  const isTMS = href.includes("{-y}");
  const plain = href.replace("{-y}", "{y}").replace("{r}", "");
  if (!["{z}", "{x}", "{y}"].every((part) => plain.includes(part))) throw new Error(`${href}: tiles need {z}, {x} and {y}.`);
  const all = plain.includes("{s}") ? ["a", "b", "c"].map((server) => plain.replaceAll("{s}", server)) : [plain];
  const style = pictures({ tiles: all, maxzoom: 19, attribution, ...(isTMS ? { scheme: "tms" } : {}) });
  return { style, kind: "Tiles", parameter: "tiles" };
}

function pictures(source) {
  return {
    version: 8,
    projection: { type: "globe" },
    sources: { "own-tiles": { type: "raster", tileSize: 256, ...source } },
    layers: [
      { id: "own-ground", type: "background" },
      { id: "own-tiles", type: "raster", source: "own-tiles", paint: { "raster-fade-duration": 0 } },
    ],
  };
}

/** Vectors without a style. */
function vectors(source, layers, where) {
  const drawn = plainLayers(Array.isArray(layers) ? layers : [], "own-tiles");
  if (drawn.length < 2) {
    throw new Error(`${where} has vectors and does not tell their layers: use ?style= and a style that says how they look.`);
  }
  return { version: 8, projection: { type: "globe" }, sources: { "own-tiles": { type: "vector", ...source } }, layers: drawn };
}

async function archive(href, title, own) {
  const { isVector, vectorLayers, ...source } = await archiveAt(href).description();
  if (own) source.attribution = own;
  const style = isVector ? vectors(source, vectorLayers, title) : pictures(source);
  return { style, kind: isVector ? "PMTiles, vectors" : "PMTiles, pictures", title, parameter: "tiles", bounds: source.bounds };
}

function tileJSON(found, href, otherwise, title) {
  const { minzoom, maxzoom, bounds, scheme, attribution, vector_layers: layers } = found;
  const given = { minzoom, maxzoom, bounds, scheme, attribution: typeof attribution === "string" && attribution ? attribution : otherwise };
  const source = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  source.tiles = found.tiles.map((one) => whole(one, href));
  const isVector = Array.isArray(layers) || /\.(pbf|mvt)\b/u.test(source.tiles[0]);
  const style = isVector ? vectors(source, layers, href) : pictures(source);
  return { style, kind: isVector ? "TileJSON, vectors" : "TileJSON, pictures", title, parameter: "style", bounds };
}

/** The JSON at an address, or "archive" if an archive is there. */
async function fetched(href) {
  const fail = (why) => new Error(`${href} could not be loaded${why}.`);
  const response = await fetch(href).catch(() => null);
  if (!response) throw fail(": there is no network, no such server, or it does not allow other pages to read it");
  if (!response.ok) throw fail(`: the server answered ${response.status}`);
  const reader = response.body.getReader();
  const parts = [];
  for (;;) {
    const { done, value } = await reader.read().catch(() => Promise.reject(fail("")));
    if (done) break;
    if (parts.length === 0 && String.fromCharCode(...value.slice(0, 7)) === "PMTiles") {
      reader.cancel();
      return "archive";
    }
    parts.push(value);
  }
  try {
    return JSON.parse(await new Blob(parts).text());
  } catch {
    return null;
  }
}

/** An address in a file, as that file means it. */
function whole(text, base) {
  return typeof text === "string" && !/^[a-z][a-z\d+.-]*:/iu.test(text) ? braced(new URL(text, base).href) : text;
}

/** A style with names of its own for its sources and layers, and without what the grid cannot follow: terrain and sky. */
function renamed({ glyphs, sprite, sources = {}, layers, projection }, base) {
  const sourced = Object.entries(sources).map(([id, source]) => {
    const { url, tiles: all, data } = source ?? {};
    const addresses = {
      ...(url ? { url: whole(url, base) } : {}), ...(Array.isArray(all) ? { tiles: all.map((one) => whole(one, base)) } : {}),
    };
    return [PREFIX + id, { ...source, ...addresses, ...(typeof data === "string" ? { data: whole(data, base) } : {}) }];
  });
  const place = (one) => (typeof one === "string" ? whole(one, base) : one);
  const sprites = Array.isArray(sprite) ? sprite.map((one) => ({ ...one, url: place(one?.url) })) : place(sprite);
  const sourceOf = (layer) => (layer?.source === undefined ? {} : { source: PREFIX + layer.source });
  const rename = (layer) => ({ ...layer, id: PREFIX + layer?.id, ...sourceOf(layer) });
  return {
    version: 8, sources: Object.fromEntries(sourced), layers: layers.map(rename), projection: projection ?? { type: "globe" },
    ...(glyphs ? { glyphs: place(glyphs) } : {}), ...(sprite ? { sprite: sprites } : {}),
  };
}

/** Gives such a map the colors of a theme; also "paper". */
export function paintOwn(map, theme) {
  if (map.getLayer("own-ground")) map.setPaintProperty("own-ground", "background-color", grounds[theme] ?? "#ffffff");
  if (map.getLayer(PLAIN)) paintPlain(map, theme === "dark" ? "dark" : "light");
  if (map.getLayer("veil")) map.setPaintProperty("veil", "background-color", veils[theme]);
}

/**
 * Watches how a map comes, from the moment when it is put below the grid until it rests.
 *
 * @returns {Promise<{asked: number, came: number, error: Error | null}>} Tiles, and the first error.
 */
export function watch(map) {
  const seen = { asked: 0, came: 0, error: null };
  const isOwn = ({ sourceId }) => sourceId?.startsWith(PREFIX);
  const ask = (event) => (seen.asked += isOwn(event) && event.tile ? 1 : 0);
  const come = (event) => (seen.came += isOwn(event) && event.tile ? 1 : 0);
  const fail = (event) => (seen.error ??= isOwn(event) ? event.error : null);
  const listeners = { dataloading: ask, data: come, error: fail };
  for (const [type, listener] of Object.entries(listeners)) map.on(type, listener);
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      clearInterval(nudge);
      map.off("idle", rest);
      for (const [type, listener] of Object.entries(listeners)) map.off(type, listener);
      resolve(seen);
    };
    // A map may rest once before it asks for its first tile.
    let rests = 0;
    const rest = () => {
      rests += 1;
      if (seen.asked > 0 || seen.error || rests > 2) end();
      else map.triggerRepaint();
    };
    const timer = setTimeout(end, PATIENCE);
    // MapLibre draws no frame, and so never rests, after a tile that is not there.
    const nudge = setInterval(() => map.loaded() && map.triggerRepaint(), NUDGE);
    map.on("idle", rest);
  });
}
