// SPDX-License-Identifier: MIT
/**
 * @file Where things are on the screen: a projection fast enough for thousands of vertices per frame, and the bounds of the
 * visible part of the world.
 */

const RADIAN = 180 / Math.PI;

/** Samples across and down the screen, to find what is visible. */
const COLUMNS = 16;
const ROWS = 12;

/** Where the polar caps begin. */
export const CAPS = { south: -80, north: 84 };

/**
 * Parallels that divide a view when much of the globe is visible. All are borders of latitude bands: at any other parallel,
 * the things that it cuts would have labels on both sides.
 */
const BELTS = [-90, CAPS.south, -72, -64, -56, -40, 0, 40, 56, 64, 72, CAPS.north, 90];
const BELTS_TO_ZOOM = 5.5;

/** On a tilted map, what lies farther from the center than this many screen diagonals is left out. */
const FARTHEST = 2.5;

/**
 * Follows the projection of a map, frame by frame.
 *
 * MapLibre passes its matrices to custom layers: of the Web Mercator plane, of the globe, and the transition between them.
 * This layer draws nothing and remembers them.
 *
 * @param {maplibregl.Map} map
 */
export function createProjection(map) {
  let matrices = null;
  let width = 0;
  let height = 0;
  let centerLongitude = 0;

  map.addLayer({
    id: "projection",
    type: "custom",
    render(_, { defaultProjectionData }) {
      matrices = defaultProjectionData;
      ({ clientWidth: width, clientHeight: height } = map.getCanvas());
      centerLongitude = map.getCenter().lng;
    },
  });

  const onPlane = (matrix, latitude, longitude) => {
    const x = (longitude + 360 * Math.round((centerLongitude - longitude) / 360) + 180) / 360;
    const y = 0.5 - Math.asinh(Math.tan(Math.max(-89.9, Math.min(89.9, latitude)) / RADIAN)) / (2 * Math.PI);
    return [
      matrix[0] * x + matrix[4] * y + matrix[12],
      matrix[1] * x + matrix[5] * y + matrix[13],
      matrix[3] * x + matrix[7] * y + matrix[15],
    ];
  };

  /** Writes x and y in CSS pixels into `out`; false if the position is behind the globe or the viewer. */
  const project = (latitude, longitude, out) => {
    const { mainMatrix: main, fallbackMatrix: flat, clippingPlane: plane, projectionTransition: globe } = matrices;
    let x, y, w;
    let visible = true;
    if (globe > 0) {
      const east = longitude / RADIAN;
      const up = Math.sin(latitude / RADIAN);
      const out = Math.cos(latitude / RADIAN);
      const a = Math.sin(east) * out;
      const b = Math.cos(east) * out;
      x = main[0] * a + main[4] * up + main[8] * b + main[12];
      y = main[1] * a + main[5] * up + main[9] * b + main[13];
      w = main[3] * a + main[7] * up + main[11] * b + main[15];
      visible = plane[0] * a + plane[1] * up + plane[2] * b + plane[3] >= 0;
      if (globe < 0.999) {
        const [flatX, flatY, flatW] = onPlane(flat, latitude, longitude);
        x = flatX + (x - flatX) * globe;
        y = flatY + (y - flatY) * globe;
        w = flatW + (w - flatW) * globe;
      }
    } else {
      [x, y, w] = onPlane(main, latitude, longitude);
    }
    out[0] = (x / w + 1) * 0.5 * width;
    out[1] = (1 - y / w) * 0.5 * height;
    return visible && w > 0;
  };

  return {
    project,
    isReady: () => matrices !== null,
    /** Whether straight lines of the Web Mercator plane are curves here. */
    isGlobe: () => matrices.projectionTransition > 0 && map.getZoom() < 9,
    /** Of longitude at the equator. */
    degreesAPixel: () => 360 / (512 * 2 ** map.getZoom()),
    width: () => width,
    height: () => height,
  };
}

/**
 * Finds what is visible, in parts between parallels: with a pole in sight, a single pair of bounds would be half of the
 * world. Each polar cap is a separate part, because it has its own grid.
 *
 * @returns {{south: number, west: number, north: number, east: number}[]} From south to north. West is greater than east
 *   when the antimeridian lies between them.
 */
export function visibleParts(map, projection) {
  const [width, height] = [projection.width(), projection.height()];
  const center = map.getCenter();
  const isGlobe = projection.isGlobe();
  const edges = isGlobe && map.getZoom() < BELTS_TO_ZOOM ? BELTS : [-90, CAPS.south, CAPS.north, 90];
  const parts = edges.slice(1).map(() => null);
  const include = (latitude, side) => {
    const i = Math.max(0, edges.findLastIndex((edge, i) => latitude >= edge && i < parts.length));
    const part = (parts[i] ??= { south: latitude, north: latitude, west: side, east: side });
    part.south = Math.min(part.south, latitude);
    part.north = Math.max(part.north, latitude);
    part.west = Math.min(part.west, side);
    part.east = Math.max(part.east, side);
  };

  // Samples all over the screen; beside the globe these are places on its rim.
  const reach = FARTHEST * Math.hypot(width, height) * metersAPixel(center.lat, map.getZoom());
  for (let i = 0; i <= COLUMNS; i++) {
    for (let j = 0; j <= ROWS; j++) {
      const [x, y] = [(i / COLUMNS) * width, (j / ROWS) * height];
      let place = map.unproject([x, y]);
      const distance = center.distanceTo(place);
      if (map.getPitch() > 0 && distance > reach) {
        const part = reach / distance;
        place = map.unproject([width / 2 + (x - width / 2) * part, height / 2 + (y - height / 2) * part]);
      }
      include(place.lat, reduced(place.lng - center.lng));
    }
  }
  const pixel = [0, 0];
  for (const pole of [-90, 90]) {
    const isSeen =
      isGlobe && projection.project(pole, 0, pixel) &&
      pixel[0] >= 0 && pixel[0] <= width && pixel[1] >= 0 && pixel[1] <= height;
    if (!isSeen) continue;
    include(pole, -180);
    include(pole, 180);
  }

  // On a globe there is more between two samples.
  const between = isGlobe ? Math.max(width / COLUMNS, height / ROWS) * projection.degreesAPixel() * cosine(center.lat) : 0;
  return parts.flatMap((part, i) => {
    if (!part) return [];
    const south = Math.max(edges[i], part.south - between);
    const north = Math.min(edges[i + 1], part.north + between);
    const aside = between / Math.max(0.02, Math.min(cosine(south), cosine(north)));
    const [west, east] = [part.west - aside, part.east + aside];
    if (south >= north) return [];
    if (east - west >= 360) return [{ south, west: -180, north, east: 180 }];
    return [{ south, west: reduced(center.lng + west), north, east: reduced(center.lng + east) }];
  });
}

/**
 * The zoom at which a Web Mercator map has as many pixels per meter as this map has where a part of a view is nearest to
 * the equator: the scale of a globe is the same everywhere.
 */
export function zoomOf({ south, north }, map, projection) {
  if (!projection.isGlobe()) return map.getZoom();
  return map.getZoom() + Math.log2(cosine(Math.max(south, -north, 0)) / cosine(map.getCenter().lat));
}

/** Meters on the ground per pixel of a map with 512-pixel tiles. */
function metersAPixel(latitude, zoom) {
  return (40075016.7 * cosine(latitude)) / (512 * 2 ** zoom);
}

function cosine(degrees) {
  return Math.cos(degrees / RADIAN);
}

function reduced(longitude) {
  return longitude - 360 * Math.round(longitude / 360);
}
