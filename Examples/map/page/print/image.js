// SPDX-License-Identifier: MIT
/* global maplibregl */
/**
 * @file The map of a printed sheet, as a picture. MapLibre draws the Web Mercator plane, grid north up; then its pixels are
 * moved to where UTM has them.
 */

import { PLANE_END, reduced } from "./frame.js";

/** CSS pixels in a millimeter. */
const PIXELS = 96 / 25.4;

/** Pixels of the side of a piece that is moved as a whole: within it, the two projections differ by microns. */
const PIECE = 64;

const RADIAN = 180 / Math.PI;
const PATIENCE = 30_000;

/**
 * Draws the map of a sheet.
 *
 * @param {maplibregl.Map} map The map to draw.
 * @param {ReturnType<import("./frame.js").layOut>} sheet
 * @param {{bearing: number, dpi: number, paint: (map: maplibregl.Map) => void}} options `bearing`: the azimuth of grid north.
 * @returns {Promise<{canvas: HTMLCanvasElement, isWhole: boolean}>} Not whole: something of the map did not come in time.
 */
export async function drawImage(map, sheet, { bearing, dpi, paint }) {
  const { center, frame, scale } = sheet;
  const latitude = Math.max(-PLANE_END, Math.min(PLANE_END, center.latitude));
  // The pixels of a millimeter, where the plane has them smallest: at the center and toward the equator.
  const world = (40_075_017 * Math.cos(latitude / RADIAN) * PIXELS * 1000) / scale;
  const plane = planeAt({ latitude, longitude: center.longitude }, world, bearing);
  const reach = sheet.outline.map(plane).reduce(([x, y], [right, down]) => [Math.max(x, Math.abs(right)), Math.max(y, Math.abs(down))], [0, 0]);
  const size = reach.map((pixels) => 2 * Math.ceil(pixels + 4));

  const { canvas: drawn, origin, isWhole } = await drawPlane(map, { latitude, longitude: center.longitude }, Math.log2(world / 512), bearing, size, dpi / 96, paint);
  const density = drawn.width / size[0];

  const canvas = document.createElement("canvas");
  canvas.width = Math.round(((frame.right - frame.left) * dpi) / 25.4);
  canvas.height = Math.round(((frame.bottom - frame.top) * dpi) / 25.4);
  const [across, down] = [(frame.right - frame.left) / canvas.width, (frame.bottom - frame.top) / canvas.height];
  const source = (x, y) => {
    const position = sheet.toPosition(frame.left + x * across, frame.top + y * down);
    if (Math.abs(position.latitude) > PLANE_END) return null;
    const [right, low] = plane(position);
    return [(right + origin.x) * density, (low + origin.y) * density];
  };
  const context = canvas.getContext("2d");
  for (let x = 0; x < canvas.width; x += PIECE) {
    for (let y = 0; y < canvas.height; y += PIECE) {
      const [from, right, below] = [source(x, y), source(x + PIECE, y), source(x, y + PIECE)];
      if (!from || !right || !below) continue;
      // From pixels of the sheet to those of the plane; drawing needs the inverse.
      const [a, b, c, d] = [right[0] - from[0], right[1] - from[1], below[0] - from[0], below[1] - from[1]].map((step) => step / PIECE);
      const inverse = new DOMMatrix([a, b, c, d, from[0] - a * x - c * y, from[1] - b * x - d * y]).inverse();
      context.save();
      context.beginPath();
      context.rect(x, y, PIECE, PIECE);
      context.clip();
      context.setTransform(inverse);
      // Only the part needed: some browsers take the time for the whole otherwise.
      const box = boxAround([from, right, below, [right[0] + below[0] - from[0], right[1] + below[1] - from[1]]], drawn);
      context.drawImage(drawn, ...box, ...box);
      context.restore();
    }
  }
  return { canvas, isWhole };
}

/** A function from positions to pixels right of and below the center. */
function planeAt(center, world, bearing) {
  const ordinate = (latitude) => Math.asinh(Math.tan(Math.max(-PLANE_END, Math.min(PLANE_END, latitude)) / RADIAN)) / (2 * Math.PI);
  const middle = ordinate(center.latitude);
  const [cosine, sine] = [Math.cos(bearing / RADIAN), Math.sin(bearing / RADIAN)];
  return ({ latitude, longitude }) => {
    const x = (reduced(longitude - center.longitude) / 360) * world;
    const y = (middle - ordinate(latitude)) * world;
    return [x * cosine + y * sine, y * cosine - x * sine];
  };
}

/** The pixels around some corners, within a canvas: left, top, width, height. */
function boxAround(corners, { width, height }) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.max(0, Math.floor(Math.min(...xs)) - 2), Math.max(0, Math.floor(Math.min(...ys)) - 2)];
  const [right, bottom] = [Math.min(width, Math.ceil(Math.max(...xs)) + 2), Math.min(height, Math.ceil(Math.max(...ys)) + 2)];
  return [left, top, Math.max(1, right - left), Math.max(1, bottom - top)];
}

/** Lets MapLibre draw a part of the plane, out of sight. */
async function drawPlane(map, { latitude, longitude }, zoom, bearing, [width, height], pixelRatio, paint) {
  const container = document.createElement("div");
  container.setAttribute("aria-hidden", "true");
  Object.assign(container.style, { position: "fixed", left: "-30000px", top: "0", width: `${width}px`, height: `${height}px` });
  document.body.append(container);
  let copy;
  try {
    copy = new maplibregl.Map({
      container, zoom, bearing, center: [longitude, latitude], pixelRatio,
      style: { ...map.getStyle(), projection: { type: "mercator" } },
      interactive: false, attributionControl: false, fadeDuration: 0, minZoom: -2, maxZoom: 24, renderWorldCopies: true,
      maxCanvasSize: [8192, 8192], canvasContextAttributes: { preserveDrawingBuffer: true },
    });
    copy.on("error", ({ error }) => console.warn(error));
    copy.once("style.load", () => paint(copy));
    let timer;
    const idle = new Promise((resolve) => copy.once("idle", () => resolve(true)));
    const late = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE, false)));
    const isWhole = await Promise.race([idle, late]);
    clearTimeout(timer);
    const canvas = document.createElement("canvas");
    const drawn = copy.getCanvas();
    [canvas.width, canvas.height] = [drawn.width, drawn.height];
    canvas.getContext("2d").drawImage(drawn, 0, 0);
    // The origin is not the middle where the plane ends: MapLibre shows nothing beyond.
    return { canvas, origin: copy.project([longitude, latitude]), isWhole };
  } finally {
    copy?.remove();
    container.remove();
  }
}
