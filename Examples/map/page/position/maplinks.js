// SPDX-License-Identifier: MIT
/** @file Positions in links of map sites. */

const NUMBER = "([-+]?\\d{1,3}(?:\\.\\d+)?)";
const pair = (before, between) => new RegExp(`${before}${NUMBER}${between}${NUMBER}`);

/** Latitude and longitude, the surest first: in the address as a whole, decoded. */
const places = [
  // The place itself, in a link of Google Maps whose @ is the middle of the screen.
  pair("!3d", "!4d"),
  pair("[?&#](?:q|query|ll|center|coordinate|destination|daddr|sll|mlat)=(?:loc:)?\\s*", "(?:\\s*,\\s*|&mlon=)"),
  pair("[?&]cp=", "~"),
  pair("/@", ","),
  pair("/(?:place|search|dir)/(?:[^/?#]*/)*", ",\\s*\\+?"),
  // zoom/latitude/longitude: OpenStreetMap, and this page.
  pair("#(?:map=)?\\d{1,2}(?:\\.\\d+)?/", "/"),
];

/** Whether a text is meant as a link. */
export function isLink(text) {
  return /^\s*https?:\/\//i.test(text);
}

/**
 * Reads the position in a link of Google Maps, OpenStreetMap, Apple Maps, Bing Maps or this page.
 *
 * @param {string} text
 * @returns {{latitude: number, longitude: number} | null}
 */
export function readLink(text) {
  let address = text.trim().replaceAll("+", " ");
  try {
    address = decodeURIComponent(address);
  } catch {
    // A percent sign that stands for itself.
  }
  for (const place of places) {
    const found = place.exec(address);
    if (!found) continue;
    const [latitude, longitude] = [Number(found[1]), Number(found[2])];
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  }
  return null;
}
