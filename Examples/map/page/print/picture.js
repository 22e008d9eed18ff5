// SPDX-License-Identifier: MIT
import { drawText } from "../layer/canvas.mjs";
import { creditOf } from "../shell/dom.js";

/** Saves the view of the map, with its grid, as a PNG. */
export async function savePicture(app) {
  const canvas = await takePicture(app);
  const { latitude, longitude } = app.center();
  const blob = await new Promise((resolve) => canvas.toBlob(resolve));
  const address = URL.createObjectURL(blob);
  const name = `map-${app.gn.mgrsEncode({ latitude, longitude }, 2)}.png`;
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  app.say(`Saved as ${name}`);
}

/** The map, the grid and the markers, as large as on the screen, in its pixels; without the controls of the page. */
function takePicture(app) {
  const { map } = app;
  return new Promise((resolve) => {
    // The map's picture is there only until the frame ends. The grid has been drawn by then.
    map.once("render", () => {
      const [below, above] = [map.getCanvas(), app.grid.canvas];
      const canvas = Object.assign(document.createElement("canvas"), { width: above.width, height: above.height });
      const context = canvas.getContext("2d");
      context.fillStyle = getComputedStyle(document.body).backgroundColor;
      context.fillRect(0, 0, canvas.width, canvas.height);
      for (const layer of [below, above]) context.drawImage(layer, 0, 0, canvas.width, canvas.height);
      const ratio = canvas.width / above.clientWidth;
      context.scale(ratio, ratio);
      drawPins(context, app);
      drawMargin(context, app, above.clientWidth, above.clientHeight);
      resolve(canvas);
    });
    app.redraw();
  });
}

/** Draws the elements of the page above the map: markers, and the points of route and polygon. */
function drawPins(context, app) {
  const kinds = [[app.polygon.points(), "polygon", 7], [app.route.points(), "route", 7], [app.markers.all(), "ring", 9]];
  for (const [points, kind, radius] of kinds) {
    for (const { x, y, visible } of points.map(app.project)) {
      if (!visible) continue;
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.fillStyle = app.shapes.color(kind);
      context.fill();
      context.lineWidth = 2.5;
      context.strokeStyle = app.palette().halo;
      context.stroke();
    }
  }
}

/** A scale bar, the datum, and whose map it is. */
function drawMargin(context, app, width, height) {
  const palette = app.palette();
  const { text, width: long } = app.gn.screenScaleBar(app.center().latitude, app.map.getZoom(), 512, 140, app.units());
  const credit = creditOf();
  const y = height - 10;
  for (const [style, thick] of [[palette.halo, 5], [palette.text, 2]]) {
    context.strokeStyle = style;
    context.lineWidth = thick;
    context.beginPath();
    context.moveTo(12, y - 6);
    context.lineTo(12, y);
    context.lineTo(12 + long, y);
    context.lineTo(12 + long, y - 6);
    context.stroke();
  }
  const style = { size: 12, color: palette.text, halo: palette.halo };
  drawText(context, `${text}, WGS 84`, 12, y - 16, { ...style, align: "left" });
  drawText(context, credit, width - 8, y - 2, { ...style, size: 11, align: "right" });
}
