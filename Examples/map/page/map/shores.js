// SPDX-License-Identifier: MIT

/** Units of a degree in shores.json; see world.py, which writes it. */
const UNITS = 1000;

/** The lines of shores.json, as GeoJSON. The coast is the outline of the land. */
export function readShores({ land, lakes, borders }) {
  const polygons = land.map((rings) => rings.map(positions));
  return {
    land: collection("Polygon", polygons),
    coasts: collection("LineString", polygons.flat().flatMap(uncut)),
    lakes: collection("Polygon", lakes.map((ring) => [positions(ring)])),
    borders: collection("LineString", borders.map(positions)),
  };
}

/** The positions of a line that is written as its first one and the steps to the others. */
function positions(steps) {
  const line = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i];
    y += steps[i + 1];
    line.push([x / UNITS, y / UNITS]);
  }
  return line;
}

/** A ring as lines, without the sides along which the map was cut: the antimeridian, and the poles. */
export function uncut(ring) {
  const isCut = ([x0, y0], [x1, y1]) => (Math.abs(x0) === 180 && Math.abs(x1) === 180) || Math.abs(y0) === 90 || Math.abs(y1) === 90;
  const lines = [];
  let line = [ring[0]];
  for (let i = 1; i < ring.length; i++) {
    if (isCut(ring[i - 1], ring[i])) {
      lines.push(line);
      line = [];
    }
    line.push(ring[i]);
  }
  return [...lines, line].filter(({ length }) => length > 1);
}

function collection(type, parts) {
  const features = parts.map((coordinates) => ({ type: "Feature", properties: {}, geometry: { type, coordinates } }));
  return { type: "FeatureCollection", features };
}
