// SPDX-License-Identifier: MIT
//
// What the painter of the grid and its library refuse, and with which words.

import assert from "node:assert/strict";
import test from "node:test";

const folder = new URL("../../../build/web/", import.meta.url);
const { GridPainter } = await import(new URL("layer/canvas.mjs", folder));
const { libraryFrom } = await import(new URL("layer/library.mjs", folder));
const { load: loadGrid } = await import(new URL("grid/inline.mjs", folder));
const { load: loadMGRS } = await import(new URL("mgrs/inline.mjs", folder));

// There is no canvas here, so lines go nowhere.
globalThis.Path2D ??= class {
  moveTo() {}
  lineTo() {}
};

test("the painter takes the library of gridnorth/grid, and names the function that another object lacks", async () => {
  const painter = new GridPainter(await loadGrid(), { labels: "none" });
  const project = (latitude, longitude, out) => {
    out[0] = 400 + (longitude - 2.3) * 2000;
    out[1] = 300 - (latitude - 48.86) * 3000;
    return true;
  };
  const view = { width: 800, height: 600, zoom: 11, center: { latitude: 48.86, longitude: 2.3 }, key: [1], project };
  view.unproject = (x, y) => ({ latitude: 48.86 + (300 - y) / 3000, longitude: 2.3 + (x - 400) / 2000 });
  view.areas = [{ south: 48.76, west: 2.1, north: 48.96, east: 2.5 }];
  assert.equal(painter.update(view), true);
  assert.ok(painter.parts[0].lines.length > 0);
  assert.throws(() => new GridPainter(), { name: "TypeError", message: /^library has no gridLines\(\): .*"gridnorth\/grid"$/ });
  const without = await loadMGRS();
  assert.throws(() => new GridPainter(without), { name: "TypeError", message: /^library has no gridLines\(\)/ });
});

test("an option that no longer fits is named with what it is", () => {
  const painter = new GridPainter(null, { content: "graticule", spacing: 0.5 });
  const refused = { name: "TypeError", message: 'spacing must be "auto" or whole meters that divide 100,000, for the content "mgrs", and is 0.5' };
  assert.throws(() => painter.setOptions({ content: "mgrs" }), refused);
  assert.equal(painter.options.content, "graticule");
  painter.setOptions();
  assert.equal(painter.options.spacing, 0.5);
});

test("the error of a missing grid.wasm names the option that replaces the file", async () => {
  const missing = new Response("", { status: 404 });
  await assert.rejects(libraryFrom(missing), /answered 404\. Copy the file .* library: load\(\), with load from "gridnorth\/grid\/inline"/);
});
