// SPDX-License-Identifier: MIT
/** @file What a marker is. */

import { LONGEST, NARROWEST, SHORTEST, WIDEST } from "./sector.js";
import { isPosition } from "../shell/store.js";

/**
 * @typedef {object} Marker
 * @property {number} id
 * @property {string} name
 * @property {number} latitude
 * @property {number} longitude
 * @property {string} rings Radii as they were typed, or nothing.
 * @property {string} risk The radius of the risk circle as it was typed, or nothing.
 * @property {{azimuth: number, width: number, range: number} | null} sector Degrees, degrees, meters.
 * @property {number} [altitude] Meters, of a file; it is lost when the marker is moved.
 * @property {object} [facts] Other data of the file, for the next one: type, time and the like.
 */

const isWithin = (value, least, most) => Number.isFinite(value) && value >= least && value <= most;
const isSector = (one) =>
  Number.isFinite(one?.azimuth) && isWithin(one.width, NARROWEST, WIDEST) && isWithin(one.range, SHORTEST, LONGEST);
export const isMarker = (one) =>
  isPosition(one) && Number.isFinite(one.id) && [one.name, one.rings, one.risk].every((text) => typeof text === "string") &&
  (one.sector === null || isSector(one.sector)) && Number.isFinite(one.altitude ?? 0) && typeof (one.facts ?? {}) === "object";
