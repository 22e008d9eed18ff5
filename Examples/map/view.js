// SPDX-License-Identifier: MIT
/**
 * @file Where things are on the screen: a projection as quick as thousands of vertices in each frame ask for, and the
 * bounds of what can be seen.
 */

const RADIAN = 180 / Math.PI;

/** Samples along each side of the screen, from which the bounds of a view are found. */
const SAMPLES = 12;

/** Where the polar caps begin. */
const CAPS = { south: -80, north: 84 };

/** What lies farther from the centre than so many diagonals of the screen is left out when the map is tilted. */
const FARTHEST = 2.5;

/**
 * Follows the projection of a map, frame by frame.
 *
 * MapLibre gives custom layers its matrices: of the Web Mercator plane, of the globe, and how far the one has turned into
 * the other. This layer draws nothing and remembers them.
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
 * Finds bounds of what can be seen.
 *
 * @returns {{south: number, west: number, north: number, east: number}} West is greater than east when the antimeridian
 *   lies between them.
 */
export function visibleBounds(map, projection) {
  const [width, height] = [projection.width(), projection.height()];
  const center = map.getCenter();
  let [south, north, west, east] = [center.lat, center.lat, 0, 0];

  const reach = FARTHEST * Math.hypot(width, height) * metresAPixel(center.lat, map.getZoom());
  const look = (x, y) => {
    let place = map.unproject([x, y]);
    const distance = center.distanceTo(place);
    if (map.getPitch() > 0 && distance > reach && distance > 0) {
      const part = reach / distance;
      place = map.unproject([width / 2 + (x - width / 2) * part, height / 2 + (y - height / 2) * part]);
    }
    const side = place.lng - center.lng - 360 * Math.round((place.lng - center.lng) / 360);
    south = Math.min(south, place.lat);
    north = Math.max(north, place.lat);
    west = Math.min(west, side);
    east = Math.max(east, side);
  };
  for (let i = 0; i <= SAMPLES; i++) {
    const part = i / SAMPLES;
    look(part * width, 0);
    look(part * width, height);
    look(0, part * height);
    look(width, part * height);
  }

  // On a globe the bounds bulge between two samples, and around a pole there is every longitude.
  if (projection.isGlobe()) {
    const grown = (2 * Math.max(north - south, 0)) / SAMPLES;
    south = Math.max(-90, south - grown);
    north = Math.min(90, north + grown);
    const grownSide = (east - west) / SAMPLES;
    west -= grownSide;
    east += grownSide;
  }
  const pixel = [0, 0];
  for (const pole of [-90, 90]) {
    const isSeen =
      projection.isGlobe() && projection.project(pole, 0, pixel) &&
      pixel[0] >= 0 && pixel[0] <= width && pixel[1] >= 0 && pixel[1] <= height;
    if (isSeen) {
      if (pole < 0) south = pole;
      else north = pole;
      [west, east] = [-180, 180];
    }
  }
  if (east - west >= 360) return { south, west: -180, north, east: 180 };
  return { south, west: reduced(center.lng + west), north, east: reduced(center.lng + east) };
}

/**
 * The parts of a view that have a grid of their own: polar caps, and what lies between them. The library takes the spacing
 * of lines that suits all of a view; on a globe seen from above a pole that would be none.
 */
export function gridParts({ south, west, north, east }) {
  const edges = [-90, CAPS.south, CAPS.north, 90];
  const parts = [];
  for (let i = 0; i < 3; i++) {
    const part = { south: Math.max(south, edges[i]), west, north: Math.min(north, edges[i + 1]), east };
    if (part.south < part.north) parts.push(part);
  }
  return parts;
}

/** Metres on the ground that a pixel of a map with 512-pixel tiles shows. */
function metresAPixel(latitude, zoom) {
  return (40075016.7 * Math.cos(latitude / RADIAN)) / (512 * 2 ** zoom);
}

function reduced(longitude) {
  return longitude - 360 * Math.round(longitude / 360);
}
