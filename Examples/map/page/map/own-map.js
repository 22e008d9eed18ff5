// SPDX-License-Identifier: MIT
/**
 * @file The map of one's own below the grid: the one that the address of the page asks for (?style=URL or ?tiles=URL), or else
 * the one that was chosen at an earlier visit. `layers.js` changes it, `kinds.js` reads it.
 */

import { missing } from "../shell/load.js";

const [FAINTEST, FULL] = [0.2, 1];

/** Maps that are offered again, and the letters of each of their texts. */
export const MOST_KNOWN = 12;
const LONGEST = 2000;

/** A file of the user's machine has its name after this. */
export const FILE = "file:";

/**
 * @typedef {object} Choice A map of one's own.
 * @property {string} address Of tiles, a style, TileJSON or an archive; or FILE and the name of a file.
 * @property {string} credit What the user wrote about whose map it is.
 * @property {string} [title] How the list names it.
 * @property {string} [kind] What it turned out to be.
 */

/** An opacity that a map may have. */
export function opacityOf(value) {
  const number = Number(value ?? FULL);
  return Number.isFinite(number) ? Math.max(FAINTEST, Math.min(FULL, number)) : FULL;
}

/** What earlier visits left: {known, shown, opacity}, the choices, the address of the one that was shown or null, and the opacity. */
export function keptMaps(store) {
  const kept = store.get("maps", null);
  const isText = (text) => typeof text === "string" && text.length <= LONGEST;
  const isGood = (one) => [one?.address, one?.credit, one?.title, one?.kind].every(isText);
  const known = Array.isArray(kept?.known) ? kept.known.filter(isGood).slice(0, MOST_KNOWN) : [];
  const shown = known.find(({ address }) => address === kept.shown)?.address ?? null;
  return { known, shown, opacity: opacityOf(kept?.opacity) };
}

/**
 * The map to begin with.
 *
 * @param {string} query That of the page: "?style=" or "?tiles=" and an address, and "credit" and "opacity".
 * @returns {{choice: Choice | null, opacity: number, opened: object | null, problem: string, trouble: Promise | null}} Without
 *   a choice it is the page's own map.
 */
export function wantedMap(query, store) {
  const asked = new URLSearchParams(query);
  const { known, shown, opacity } = keptMaps(store);
  const address = asked.get("style") || asked.get("tiles");
  const own = { choice: known.find((one) => one.address === shown) ?? null, opacity, opened: null, problem: "", trouble: null };
  if (!address) return own;
  return { ...own, choice: { address, credit: asked.get("credit") ?? "" }, opacity: opacityOf(asked.get("opacity")) };
}

/** Opens the map to begin with; `own.opened` or `own.problem` is the result. */
export async function openOwn(own) {
  try {
    const { openMap } = await import("./kinds.js");
    own.opened = await openMap(own.choice);
  } catch (error) {
    own.problem = missing(error, "kinds.js");
  }
}

/** Whether the map has no names of places of its own: the plain one of kinds.js, for vectors without a style. */
export const isPlain = (map) => Boolean(map.getLayer("own-plain"));
