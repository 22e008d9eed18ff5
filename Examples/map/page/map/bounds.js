// SPDX-License-Identifier: MIT

/** The smallest rectangle that contains all points: the widest gap between their longitudes lies outside. */
export function boundsOf(points) {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => reduced(longitude)).sort((a, b) => a - b);
  const gaps = longitudes.map((west, i) => (i === 0 ? west - longitudes.at(-1) + 360 : west - longitudes[i - 1]));
  const widest = gaps.reduce((best, gap, i) => (gap > gaps[best] ? i : best), 0);
  return {
    south: latitudes.reduce((a, b) => Math.min(a, b)), north: latitudes.reduce((a, b) => Math.max(a, b)),
    west: longitudes[widest], east: longitudes.at(widest - 1),
  };
}

function reduced(longitude) {
  return Math.abs(longitude) <= 180 ? longitude : longitude - 360 * Math.round(longitude / 360);
}
