// SPDX-License-Identifier: MIT
/** @file The map that the address of the page asks for, below the same grid: ?style=URL or ?tiles=URL. */

/** An address as the page may use it, with {z}, {x} and {y} kept. */
function address(text) {
  const found = URL.canParse(text, location.href) ? new URL(text, location.href) : null;
  if (!/^https?:$/u.test(found?.protocol ?? "")) throw new Error(`${text} is no address of a map.`);
  return { host: found.host, href: found.href.replace(/%7B/giu, "{").replace(/%7D/giu, "}") };
}

/** A style with nothing but these tiles: pictures at addresses, or in an archive. */
async function tileStyle(text) {
  const { host, href } = address(text);
  if (/\.pmtiles$/u.test(new URL(href).pathname)) return pictures(await archived(href));
  if (!["{z}", "{x}", "{y}"].every((part) => href.includes(part))) throw new Error(`${text}: tiles need {z}, {x} and {y}.`);
  return pictures({ tiles: [href], tileSize: 256, maxzoom: 19, attribution: host });
}

function pictures(source) {
  return {
    version: 8,
    projection: { type: "globe" },
    sources: { tiles: { type: "raster", ...source } },
    layers: [{ id: "tiles", type: "raster", source: "tiles" }],
  };
}

async function archived(href) {
  const { archiveAt } = await import("./pmtiles.js");
  const { isVector, ...source } = await archiveAt(href).description();
  if (isVector) throw new Error(`${href} has vectors: use ?style= and a style that says how they look.`);
  return { ...source, tileSize: 256 };
}

async function styleOf(text) {
  const { href } = address(text);
  const response = await fetch(href).catch(() => null);
  const style = response?.ok && (await response.json().catch(() => null));
  if (!Array.isArray(style?.layers)) throw new Error(`The style ${href} could not be loaded.`);
  return style;
}

/**
 * The style of the map that the query asks for.
 *
 * @param {string} query That of the page: "?style=" and the address of a style of MapLibre, or "?tiles=" and that of raster
 *   tiles with {z}, {x} and {y}, or of a PMTiles archive of raster tiles. A style may have sources at "pmtiles://" and an address.
 * @returns {Promise<object | undefined>} Nothing if the query asks for none.
 * @throws {Error} If it cannot be had; the message says why.
 */
export async function ownMap(query) {
  const wanted = new URLSearchParams(query);
  if (!wanted.get("style") && !wanted.get("tiles")) return undefined;
  const { usePMTiles } = await import("./pmtiles.js");
  usePMTiles();
  return wanted.get("style") ? styleOf(wanted.get("style")) : tileStyle(wanted.get("tiles"));
}
