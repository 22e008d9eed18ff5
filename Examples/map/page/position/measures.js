// SPDX-License-Identifier: MIT

/**
 * Adds `app.length(meters)` and `app.area(squareMeters)`: in the units of the page, separated as in "12,346 km". Texts
 * to be typed and read again come from the library unchanged.
 */
export function addMeasures(app) {
  const { gn } = app;
  app.length = (meters) => separated(gn.lengthFormat(meters, app.units()));
  app.area = (squareMeters) => separated(gn.areaFormat(squareMeters, app.units()));
}

/** Commas in the whole part of a number of five digits or more. */
export function separated(text) {
  return text.replace(/^-?\d{5,}/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ","));
}
