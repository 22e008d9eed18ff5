// SPDX-License-Identifier: MIT
//
// The places that the library can come from, its parts, and the completeness of its functions.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { folder, gn, load, loadSync, root, unbound, wasm } from "./library.mjs";
import { guide, requireAsTold, requireTold } from "./sizes.mjs";

const works = (library) => assert.equal(library.mgrsEncode({ latitude: 48.85837, longitude: 2.294481 }), "31UDQ4825011951");

test("it loads from a URL, a name of a file, bytes and a module", async () => {
  works(await load());
  works(await load(new URL("gridnorth.wasm", folder)));
  works(await load(new URL("gridnorth.wasm", folder).href));
  works(await load(wasm));
  works(await load(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length)));
  works(await load(new WebAssembly.Module(wasm)));
  works(loadSync(wasm));
  works(loadSync(new WebAssembly.Module(wasm)));
});

test("a name of a file is sought from the working directory, whatever that is called", () => {
  const place = new URL("build/tests/web%20%23%25/", root);
  mkdirSync(place, { recursive: true });
  copyFileSync(new URL("gridnorth.wasm", folder), new URL("here.wasm", place));
  const program = `const { load } = await import(${JSON.stringify(new URL("node.mjs", folder).href)}); (await load("here.wasm")).version();`;
  execFileSync(process.execPath, ["--input-type=module", "-e", program], { cwd: fileURLToPath(place) });
});

test("it loads over HTTP, whatever type the server tells", async (t) => {
  const server = createServer((request, response) => {
    response.statusCode = request.url.endsWith("/elsewhere") ? 404 : request.url === "/moved" ? 302 : 200;
    if (request.url === "/moved") response.setHeader("Location", "/page");
    response.setHeader("Content-Type", "text/plain");
    response.end(request.url.endsWith("/page") ? "<!doctype html>" : request.url === "/empty" ? "" : wasm);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  const address = `http://127.0.0.1:${server.address().port}`;
  works(await load(`${address}/gridnorth.wasm`));
  works(await load(fetch(`${address}/gridnorth.wasm`)));
  await assert.rejects(load(`${address}/elsewhere`), /elsewhere answered 404\. Copy the file .* \/inline/);
  for (const name of ["page", "empty"]) {
    await assert.rejects(load(`${address}/${name}`), new RegExp(`${name} is not a module of WebAssembly\\. Copy the file`));
  }
  // The address that was asked for is named, too.
  await assert.rejects(load(`${address}/moved`), new RegExp(`^Error: ${address}/moved led to ${address}/page is not a module of WebAssembly\\.`));
  // Where Vite puts packages while one develops.
  for (const name of ["page", "elsewhere"]) {
    await assert.rejects(load(`${address}/node_modules/.vite/deps/${name}`), /\. Add optimizeDeps: .* Vite\.$/);
  }
});

test("an address without a server is named", async () => {
  // fetch() asks for no port that is known to serve something else than pages.
  await assert.rejects(load("http://127.0.0.1:9/gridnorth.wasm"), /^TypeError: http:\/\/127\.0\.0\.1:9\/gridnorth\.wasm could not be fetched: /);
});

test("what is no library is refused", async () => {
  await assert.rejects(load(42), TypeError);
  await assert.rejects(load(null), TypeError);
  await assert.rejects(load(new Uint8Array(8)), WebAssembly.CompileError);
  await assert.rejects(load(new URL("package.json", folder)), /^Error: file:.*package\.json is not a module of WebAssembly\. Copy the file/);
  await assert.rejects(load(new URL("nothing.wasm", folder)), /ENOENT.*nothing\.wasm.*Copy the file/);
  assert.throws(() => loadSync("gridnorth.wasm"), /loadSync\(\) takes bytes .* \/inline/);
  assert.throws(() => loadSync(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])), /not that of GridNorth: it has no __stack_pointer/);
});

test("it works in a worker that gets the compiled module", async () => {
  const code = `
    import { parentPort, workerData } from "node:worker_threads";
    const { loadSync } = await import(workerData.library);
    parentPort.postMessage(loadSync(workerData.module).mgrsEncode({ latitude: 0, longitude: 0 }));`;
  const library = new URL("node.mjs", folder).href;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    workerData: { library, module: new WebAssembly.Module(wasm) },
  });
  const answer = await new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
  assert.equal(answer, "31NAA6602100000");
});

test("the module imports nothing and exports its functions, its memory and where that is free", () => {
  const module = new WebAssembly.Module(wasm);
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  assert.deepEqual(names.filter((name) => !name.startsWith("gn_")).sort(), ["__heap_base", "__stack_pointer", "memory"]);
});

const api = JSON.parse(readFileSync(new URL("docs/api.json", root), "utf8"));
const functions = api.functions.map(({ name }) => name);
const spelling = { geojson: "GeoJSON", epsg: "EPSG", utm: "UTM", mgrs: "MGRS" };

function camel(name) {
  const [first, ...rest] = name.slice(3).split("_");
  return first + rest.map((word) => spelling[word] ?? word[0].toUpperCase() + word.slice(1)).join("");
}

// The classes have capitals, as in any JavaScript. Handwritten functions are declared beside them.
const byHand = ["EventStream", "FenceSet", "FenceTracker", "HeightMap", "Navigator", "PointIndex", "PolygonIndex", "RouteIndex", "TrackRecorder", "readFeatures", "writeFeatures"];
const called = Object.keys(gn).filter((name) => !byHand.includes(name));

test("every function of the library is here, or it is said why not", () => {
  assert.ok(functions.length >= 90);
  const exported = WebAssembly.Module.exports(new WebAssembly.Module(wasm)).map(({ name }) => name);
  assert.deepEqual(exported.filter((name) => name.startsWith("gn_")).sort(), [...functions].sort());
  for (const name of functions) {
    assert.notEqual(typeof gn[camel(name)] === "function", typeof unbound[name] === "string", name);
  }
  const expected = functions.filter((name) => !unbound[name]).map(camel);
  const twins = expected.filter((name) => name.endsWith("GeoJSON")).map((name) => `${name}Bytes`);
  assert.deepEqual(called.sort(), [...expected, ...twins].sort());
  assert.deepEqual(Object.keys(gn).filter((name) => !called.includes(name)).sort(), byHand);
  assert.deepEqual(Object.keys(unbound).filter((name) => !functions.includes(name)), []);
});

test("the declarations for TypeScript have the same functions", () => {
  const declared = readFileSync(new URL("gridnorth.d.ts", folder), "utf8").split("export interface GridNorth {")[1];
  const names = [...declared.matchAll(/^  (\w+)\(/gm)].map(([, name]) => name);
  assert.deepEqual(names.sort(), called.sort());
});

test("the version is that of the package", () => {
  assert.equal(gn.version(), JSON.parse(readFileSync(new URL("package.json", folder), "utf8")).version);
});

test("package.json names files that are there, and all of them", () => {
  const { files, exports } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
  // Every package has its package.json, without naming it.
  const all = ["package.json", ...files].flatMap((name) =>
    statSync(new URL(name, folder)).isDirectory() ? readdirSync(new URL(name, folder)).map((file) => `${name}/${file}`) : [name],
  );
  const named = Object.values(exports).flatMap((entry) => (typeof entry === "string" ? [entry] : Object.values(entry)));
  for (const name of named) assert.ok(all.includes(name.slice(2)), name);
  const imported = all
    .filter((name) => name.endsWith(".mjs"))
    .flatMap((name) =>
      [...readFileSync(new URL(name, folder), "utf8").matchAll(/(?:from|import) "(\..*?)"/g)].map(([, file]) => new URL(file, new URL(name, folder))),
    );
  assert.ok(imported.length > 20);
  for (const file of imported) assert.ok(all.some((name) => new URL(name, folder).href === file.href), file.href);
});

test("it is as large as the guide says", () => requireTold("gridnorth", wasm));

test("so is the module for the grid alone, which is small", () => {
  const bytes = readFileSync(new URL("layer/grid.wasm", folder));
  requireTold("gridnorth/maplibre", bytes);
  assert.ok(brotliCompressSync(bytes).length <= 52_000);
});

test("a smaller module is linked as the guide says", async () => {
  const command = guide.match(/^bindings\/web\/link small.wasm[^`]*/m)[0];
  const file = new URL("build/tests/small.wasm", root);
  mkdirSync(new URL(".", file), { recursive: true });
  execFileSync("bash", ["-c", command.replace("small.wasm", fileURLToPath(file))], { cwd: fileURLToPath(root) });
  const bytes = readFileSync(file);
  const told = guide.match(/`small\.wasm` has (\d+) kB, (\d+) kB with gzip/).slice(1).map(Number);
  requireAsTold("small.wasm", [bytes.length, gzipSync(bytes, { level: 9 }).length], told);
  const small = await load(file);
  works(small);
  assert.equal(small.gridGeoJSON({ south: 48.84, west: 2.25, north: 48.88, east: 2.35 }, 13, { margin: 0 }).features.length, 42);
  assert.throws(() => small.mgrsEncode({ latitude: 91, longitude: 0 }), { code: "GN_ERROR_LATITUDE" });
  assert.throws(() => small.geodesicInverse({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 0 }), TypeError);
});
