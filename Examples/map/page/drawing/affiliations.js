// SPDX-License-Identifier: MIT
/** @file Friendly, hostile, neutral and unknown, told apart by color and by shape, as the frames of MIL-STD-2525 are. */

/** The letter of an event's type that names its affiliation: "a-h-G" is hostile. Assumed friends and suspects have the same shape. */
const LETTERS = {
  f: "friend", a: "friend", h: "hostile", s: "hostile", j: "hostile", k: "hostile", n: "neutral", u: "unknown", p: "unknown", o: "unknown",
};

/** Each shape in a box of 24 by 24, and its color. */
export const FRAMES = {
  friend: { shape: "M2 5.5h20v13H2z", color: "#80e0ff" },
  hostile: { shape: "M12 1.5L22.5 12 12 22.5 1.5 12z", color: "#ff8080" },
  neutral: { shape: "M3.5 3.5h17v17h-17z", color: "#aaffaa" },
  unknown: { shape: "M7.5 7.5a4.6 4.6 0 119 0 4.6 4.6 0 110 9 4.6 4.6 0 11-9 0 4.6 4.6 0 110-9z", color: "#ffff80" },
};

export const INK = "#16202a";

/** The frame of an event of this type, or null. */
export function affiliationOf(type) {
  return LETTERS[/^a-([a-z])(?:-|$)/u.exec(type ?? "")?.[1]] ?? null;
}

/** A frame as an SVG element. */
export function frameElement(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS(svg.namespaceURI, "path");
  const { shape, color } = FRAMES[name];
  const give = (element, attributes) => Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  give(svg, { viewBox: "0 0 24 24", width: 26, height: 26, "aria-hidden": "true" });
  give(path, { d: shape, fill: color, stroke: INK, "stroke-width": 1.8 });
  svg.append(path);
  return svg;
}

/** A frame as a picture for MapLibre. */
export function framePicture(name, pixels) {
  const context = new OffscreenCanvas(pixels, pixels).getContext("2d");
  context.scale(pixels / 24, pixels / 24);
  drawFrame(context, name);
  return context.getImageData(0, 0, pixels, pixels);
}

/** Draws a frame in a box of 24 by 24. */
export function drawFrame(context, name) {
  const path = new Path2D(FRAMES[name].shape);
  context.fillStyle = FRAMES[name].color;
  context.strokeStyle = INK;
  context.lineWidth = 1.8;
  context.fill(path);
  context.stroke(path);
}
