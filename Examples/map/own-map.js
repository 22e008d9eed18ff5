// SPDX-License-Identifier: MIT
/** @file The map that the address of the page asks for, below the same grid: ?style=URL or ?tiles=URL. */

/** An address as the page may use it, with {z}, {x} and {y} kept. */
function address(text) {
  const found = URL.canParse(text, location.href) ? new URL(text, location.href) : null;
  if (!/^https?:$/u.test(found?.protocol ?? "")) throw new Error(`${text} is no address of a map.`);
  return { host: found.host, href: found.href.replace(/%7B/giu, "{").replace(/%7D/giu, "}") };
}

/** A style with nothing but these tiles. */
function tileStyle(text) {
  const { host, href } = address(text);
  if (!["{z}", "{x}", "{y}"].every((part) => href.includes(part))) throw new Error(`${text}: tiles need {z}, {x} and {y}.`);
  return {
    version: 8,
    projection: { type: "globe" },
    sources: { tiles: { type: "raster", tiles: [href], tileSize: 256, maxzoom: 19, attribution: host } },
    layers: [{ id: "tiles", type: "raster", source: "tiles" }],
  };
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
 *   tiles with {z}, {x} and {y}.
 * @returns {Promise<object | undefined>} Nothing if the query asks for none.
 * @throws {Error} If it cannot be had; the message says why.
 */
export async function ownMap(query) {
  const wanted = new URLSearchParams(query);
  if (wanted.get("style")) return styleOf(wanted.get("style"));
  if (wanted.get("tiles")) return tileStyle(wanted.get("tiles"));
  return undefined;
}
