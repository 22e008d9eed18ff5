// SPDX-License-Identifier: MIT
//
// gridnorth.d.ts, and the declarations of the grid as a layer, are right for the TypeScript compiler.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { folder, root } from "./library.mjs";

test("uses that are right compile, and those that are wrong do not", () => {
  // Beside a copy of the declarations, as in a project that has the package.
  const project = new URL("build/tests/web-types/", root);
  mkdirSync(new URL("tests/", project), { recursive: true });
  copyFileSync(new URL("gridnorth.d.ts", folder), new URL("gridnorth.d.ts", project));
  mkdirSync(new URL("layer/", project), { recursive: true });
  const layer = readdirSync(new URL("layer/", folder)).filter((name) => name.endsWith(".d.mts"));
  for (const name of layer) copyFileSync(new URL(`layer/${name}`, folder), new URL(`layer/${name}`, project));
  for (const name of ["use.ts", "use-layer.mts", "use-parts.ts", "geojson.d.ts"]) {
    copyFileSync(new URL(`bindings/web/tests/${name}`, root), new URL(`tests/${name}`, project));
  }
  copyFileSync(new URL("bindings/web/tests/use-parts.ts", root), new URL("tests/use-parts.mts", project));
  mkdirSync(new URL("node_modules/", project), { recursive: true });
  rmSync(new URL("node_modules/gridnorth", project), { force: true });
  symlinkSync(fileURLToPath(folder), new URL("node_modules/gridnorth", project));
  const options = ["--strict", "--noEmit", "--skipLibCheck", "false", "--target", "es2022", "--module", "es2022", "--lib", "es2022,dom"];
  const nodeLike = ["--module", "nodenext", "--moduleResolution", "nodenext"];
  // The way of compilers before "exports", which reads "typesVersions".
  const old = ["--moduleResolution", "node"];
  for (const words of [["tests/use.ts"], [...nodeLike, "tests/use-layer.mts"], [...nodeLike, "tests/use-parts.mts"], [...old, "tests/use-parts.ts"]]) {
    const { error, status, stdout } = spawnSync("tsc", [...options, ...words], { cwd: fileURLToPath(project), encoding: "utf8" });
    assert.equal(error, undefined, "tsc is not installed: run Tools/setup web");
    assert.equal(status, 0, stdout);
  }
});
