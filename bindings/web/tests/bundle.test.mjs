// SPDX-License-Identifier: MIT
//
// The package as programs and bundlers find it by its name: node its own entry, browsers one without modules of node.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { folder, root, wasm } from "./library.mjs";

// A project that has the package among its modules.
const project = new URL("build/tests/web-project/", root);
rmSync(project, { recursive: true, force: true });
mkdirSync(new URL("node_modules/", project), { recursive: true });
symlinkSync(fileURLToPath(folder), new URL("node_modules/gridnorth", project));
const run = (...words) => execFileSync(process.execPath, words, { cwd: fileURLToPath(project), encoding: "utf8" }).trim();

/** The file that a host with some condition takes for the package. */
function entry(...conditions) {
  const options = conditions.map((condition) => `--conditions=${condition}`);
  return run(...options, "--input-type=module", "-e", "console.log(import.meta.resolve('gridnorth'))").split("/").at(-1);
}

/** The names of a file and of all modules that it imports, one from the other. */
function reached(name, found = new Set()) {
  found.add(name);
  if (!name.startsWith("./")) return found;
  const text = readFileSync(new URL(name, folder), "utf8");
  const imported = [...text.matchAll(/(?<!")(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*.*?\*\/\s*)*"(.*?)"/g)].map(([, module]) => module);
  imported.filter((module) => !found.has(module)).forEach((module) => reached(module, found));
  return found;
}

test("node takes the entry for node, and loads the library by itself", () => {
  assert.equal(entry(), "node.mjs");
  assert.equal(run("--input-type=module", "-e", "import { load } from 'gridnorth'; console.log((await load()).statusName(33))"), "GN_ERROR_LATITUDE");
});

test("browsers take an entry that reaches no module of node", () => {
  assert.equal(entry("browser"), "gridnorth.mjs");
  assert.deepEqual([...reached("./node.mjs")].filter((name) => !name.startsWith("./")).sort(), ["node:fs/promises", "node:url"]);
  const files = [...reached("./gridnorth.mjs")];
  assert.ok(files.length >= 4);
  for (const file of files) assert.doesNotMatch(readFileSync(new URL(file, folder), "utf8"), /["']node:/, file);
});

/** Bundles page.mjs. */
function bundle(...words) {
  const options = ["page.mjs", "--bundle", "--format=esm", ...words];
  const { error, status, stderr } = spawnSync("esbuild", options, { cwd: fileURLToPath(project), encoding: "utf8" });
  assert.equal(error, undefined, "esbuild is not installed: run Tools/setup web");
  assert.equal(status, 0, stderr);
}

test("programs find a part by its name, in node and bundled with its module inside", () => {
  const program = (name) => `
    import { load } from "gridnorth/${name}";
    console.log((await load()).mgrsEncode({ latitude: 48.85837, longitude: 2.294481 }));`;
  assert.equal(run("--input-type=module", "-e", program("mgrs")), "31UDQ4825011951");
  writeFileSync(new URL("page.mjs", project), program("mgrs/inline"));
  bundle("--minify", "--platform=browser", "--outfile=inline.mjs");
  assert.equal(run("inline.mjs"), "31UDQ4825011951");
  const bundled = readFileSync(new URL("inline.mjs", project), "utf8");
  // The module as base64, and the JavaScript of ten functions.
  const inside = (readFileSync(new URL("mgrs/gridnorth-mgrs.wasm", folder)).length * 4) / 3;
  const told = readFileSync(new URL("docs/guides/javascript.md", root), "utf8").match(/that of\s+`gridnorth\/mgrs` is (\d+) kB/)[1];
  const size = (bundled.length - inside) / 1000;
  assert.ok(size < told * 1.05 && size > told * 0.9, `${size} kB, not ${told}`);
  assert.doesNotMatch(bundled, /readFeatures|import\.meta|\.wasm/);
});

test("esbuild and a copy beside the bundle are enough, as the guide says", async (t) => {
  const guide = readFileSync(new URL("docs/guides/javascript.md", root), "utf8");
  const commands = guide.match(/^ {2}(esbuild page\.js .*)\n {2}(cp .*)$/m).slice(1).join("\n");
  writeFileSync(new URL("page.js", project), 'import { load } from "gridnorth";\nexport const answer = load().then((gn) => gn.version());\n');
  mkdirSync(new URL("site/", project), { recursive: true });
  execFileSync("bash", ["-ec", commands.split("\n")[0]], { cwd: fileURLToPath(project), stdio: "ignore" });
  const server = createServer((request, response) => {
    try {
      response.end(readFileSync(new URL(`site${request.url}`, project)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  const address = `http://127.0.0.1:${server.address().port}`;
  // The page in node: import.meta.url is where a browser would have it.
  const page = async (query) => {
    const code = (await (await fetch(`${address}/page.js`)).text()).replaceAll("import.meta.url", JSON.stringify(`${address}/page.js`));
    return (await import(`data:text/javascript,${encodeURIComponent(`${code}// ${query}`)}`)).answer;
  };
  await assert.rejects(page("without"), /gridnorth\.wasm answered 404\. Copy the file .* \/inline/);
  execFileSync("bash", ["-ec", commands.split("\n")[1]], { cwd: fileURLToPath(project) });
  assert.match(await page("with"), /^\d+\.\d+\.\d+$/);
});

test("esbuild bundles it for browsers and for node", () => {
  writeFileSync(new URL("page.mjs", project), 'export { load, loadSync, GridNorthError } from "gridnorth";\n');
  const bundled = (platform) => {
    bundle(`--platform=${platform}`, `--outfile=${platform}.mjs`);
    return readFileSync(new URL(`${platform}.mjs`, project), "utf8");
  };
  assert.doesNotMatch(bundled("browser"), /["']node:/);
  assert.match(bundled("node"), /["']node:fs\/promises["']/);
  writeFileSync(new URL("gridnorth.wasm", project), wasm);
  for (const platform of ["browser", "node"]) {
    const program = `
      import { readFileSync } from "node:fs";
      import { load, loadSync } from "./${platform}.mjs";
      const gn = "${platform}" === "node" ? await load() : loadSync(readFileSync("gridnorth.wasm"));
      console.log(gn.mgrsEncode({ latitude: 48.85837, longitude: 2.294481 }));`;
    assert.equal(run("--input-type=module", "-e", program), "31UDQ4825011951");
  }
});

test("a bundle that is no ES module says what it needs", () => {
  const program = (name) => `import { load } from "${name}"; load().then(console.log, (error) => console.log(error.message));\n`;
  for (const [name, ...words] of [["gridnorth"], ["gridnorth/mgrs"], ["gridnorth", "--platform=node"]]) {
    writeFileSync(new URL("page.mjs", project), program(name));
    bundle("--format=iife", "--outfile=script.cjs", "--log-level=error", ...words);
    assert.match(run("script.cjs"), /no ES module.*--format=esm.*\/inline/, name);
  }
  writeFileSync(new URL("page.mjs", project), 'import { libraryFrom } from "./node_modules/gridnorth/layer/library.mjs";\nlibraryFrom().catch(({ message }) => console.log(message));\n');
  bundle("--format=iife", "--outfile=script.cjs", "--log-level=error");
  const { stdout, stderr } = spawnSync(process.execPath, ["script.cjs"], { cwd: fileURLToPath(project), encoding: "utf8" });
  assert.match(stdout, /no ES module.*--format=esm.*library: load\(\).*gridnorth\/grid\/inline/);
  // Nothing is rejected beside it.
  assert.equal(stderr, "");
});

test("the adapters of the layer are as large as the guide says", () => {
  const guide = readFileSync(new URL("docs/guides/web-maps.md", root), "utf8");
  const told = guide.match(/bundled and minified \| (\d+) kB \| (\d+) kB \| (\d+) kB \|/).slice(1).map(Number);
  for (const map of ["maplibre", "leaflet", "openlayers", "deck"]) {
    writeFileSync(new URL("layer.mjs", project), `export * from "gridnorth/${map}";\n`);
    const options = ["layer.mjs", "--bundle", "--minify", "--format=esm", "--outfile=layer.min.mjs"];
    const { status, stderr } = spawnSync("esbuild", options, { cwd: fileURLToPath(project), encoding: "utf8" });
    assert.equal(status, 0, stderr);
    const bytes = readFileSync(new URL("layer.min.mjs", project));
    const sizes = [bytes, gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes)].map(({ length }) => length / 1000);
    sizes.forEach((size, i) => assert.ok(size < told[i] * 1.05 && size > told[i] * 0.9, `${map}: ${size} kB, not ${told[i]}`));
  }
});
