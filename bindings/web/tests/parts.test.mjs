// SPDX-License-Identifier: MIT
//
// The parts of the package: each gives the answers of the whole library, and weighs what the guide says.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { folder, gn, root, wasm } from "./library.mjs";
import { guide, requireTold } from "./sizes.mjs";

const described = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
const names = Object.keys(described.exports).flatMap((name) => name.match(/^\.\/(\w+)\/inline$/)?.[1] ?? []);
const parts = new Map(await Promise.all(names.map(async (name) => [name, await import(new URL(`${name}/node.mjs`, folder))])));
const paris = { latitude: 48.85837, longitude: 2.294481 };

/** A use of each part, with its classes; answers.test.mjs calls all other functions. Gives the answers. */
const uses = {
  mgrs: (part) => [part.mgrsEncode(paris)],
  position: (part) => [part.positionFormat(paris)],
  grid: (part) => [part.tileAt(paris, 9)],
  geodesy: (part) => [
    new part.PointIndex([paris]).nearest(paris, 1),
    new part.PolygonIndex([paris, { latitude: 48, longitude: 3 }, { latitude: 48, longitude: 2 }]).side({ latitude: 48.3, longitude: 2.4 }),
    new part.RouteIndex([paris, { latitude: 48.9, longitude: 2.3 }]).nearest({ latitude: 48.87, longitude: 2.3 }),
  ],
  exchange: (part) => {
    const read = part.readFeatures("<gpx><wpt lat='1' lon='2'><name>A &amp; B</name></wpt></gpx>");
    return [read.features, part.writeFeatures(read.features, "kml")];
  },
  motion: (part) => {
    const fences = new part.FenceSet([{ id: 1, shape: "circle", center: paris, radius: 100 }]);
    const route = new part.RouteIndex([paris, { latitude: 48.9, longitude: 2.3 }]);
    const fix = { position: paris, time: 1, accuracy: 5 };
    return [
      fences.holding(paris),
      new part.FenceTracker({ reportFirst: true }).step(fix, fences),
      new part.Navigator(route).step(fix),
      new part.TrackRecorder().add(fix),
    ];
  },
  terrain: (part) => {
    const steps = { latitudeStep: 0.5, longitudeStep: 0.5 };
    const bytes = Int16Array.from({ length: 9 }, (_, i) => 10 * i);
    const map = new part.HeightMap([{ bytes, rows: 3, columns: 3, latitude: 48, longitude: 2, ...steps }]);
    return [map.height(paris), map.sight(paris, 2, { latitude: 48.2, longitude: 2.2 }, 2), part.sunPosition(paris, 1.7e9)];
  },
};

test("every part has a use here", () => assert.deepEqual(Object.keys(uses).sort(), names.sort()));

for (const name of names) {
  test(`gridnorth/${name} answers what the library answers`, async () => {
    const part = await parts.get(name).load();
    assert.deepEqual(uses[name](part), uses[name](gn));
  });

  test(`gridnorth/${name} has functions of the library, and all that they call`, async () => {
    const part = await parts.get(name).load();
    const { exports } = await WebAssembly.instantiate(new WebAssembly.Module(readFileSync(new URL(`${name}/gridnorth-${name}.wasm`, folder))));
    for (const member of Object.keys(part)) assert.equal(typeof gn[member], "function", member);
    // The functions, and the classes that the part imports.
    const text = (file) => readFileSync(new URL(file, folder), "utf8");
    const bound = [...text(`${name}/part.mjs`).matchAll(/import \{ bind\w+ \} from "\.\.\/(\w+\.mjs)"/g)].map(([, file]) => file);
    const code = [`${name}/functions.mjs`, ...bound].map(text).join("");
    for (const [, called] of code.matchAll(/(?:library\.|")(gn_\w+)/g)) assert.equal(typeof exports[called], "function", called);
    const types = readFileSync(new URL(`${name}/index.d.ts`, folder), "utf8");
    const picked = [...types.matchAll(/^ {2}\| "(\w+)"/gm)].map(([, member]) => member);
    // The constructors of indexes come with the classes that need them.
    assert.deepEqual(Object.keys(part).sort(), picked.sort());
  });

  test(`gridnorth/${name}/inline needs no file, and loads at once`, async () => {
    const { load, loadSync, GridNorthError } = await import(new URL(`${name}/inline.mjs`, folder));
    assert.deepEqual(uses[name](loadSync()), uses[name](gn));
    assert.deepEqual(Object.keys(await load()), Object.keys(loadSync()));
    assert.equal(GridNorthError.name, "GridNorthError");
  });
}

test("a part takes the whole module, and refuses one that lacks a function", async () => {
  const modules = [...names.map((name) => `${name}/gridnorth-${name}.wasm`), "layer/grid.wasm", "gridnorth.wasm"].map((file) => {
    const module = new WebAssembly.Module(readFileSync(new URL(file, folder)));
    return { module, has: new Set(WebAssembly.Module.exports(module).map(({ name }) => name)) };
  });
  let refused = 0;
  for (const [i, name] of names.entries()) {
    for (const { module, has } of modules) {
      const lacks = [...modules[i].has].some((one) => !has.has(one));
      if (!lacks) parts.get(name).loadSync(module);
      else assert.throws(() => parts.get(name).loadSync(module), new RegExp(`not that of gridnorth/${name}: it has no gn_`));
      refused += lacks;
    }
  }
  assert.ok(refused > names.length ** 2 / 2);
  const { load } = parts.get("mgrs");
  assert.equal((await load(wasm)).mgrsEncode(paris), "31UDQ4825011951");
  await assert.rejects(load(new URL("nothing.wasm", folder)), /ENOENT/);
});

test("gridnorth/inline has the whole library", async () => {
  const { loadSync } = await import(new URL("inline.mjs", folder));
  assert.deepEqual(Object.keys(loadSync()), Object.keys(gn));
});

test("the module for references alone is small, and all are as large as the guide says", () => {
  for (const name of names) {
    const compressed = requireTold(`gridnorth/${name}`, readFileSync(new URL(`${name}/gridnorth-${name}.wasm`, folder)));
    if (name === "mgrs") assert.ok(compressed <= 20_000);
  }
});

test("the README of the package tells the sizes of the guide", () => {
  const readme = readFileSync(new URL("bindings/web/README.md", root), "utf8");
  const rows = [...readme.matchAll(/^\| `(gridnorth[^`]*)`.*\| (\d+ kB) \|$/gm)];
  assert.equal(rows.length, names.length + 2);
  for (const [, name, size] of rows) assert.equal(guide.match(`\\| \`${name}\`[^|]*\\|[^|]*\\| \\d+ kB \\| (\\d+ kB) \\|`)[1], size, name);
});
