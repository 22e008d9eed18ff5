// SPDX-License-Identifier: MIT
//
// gridnorth.d.ts says what it should to the TypeScript compiler.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { folder, root } from "./library.mjs";

test("uses that are right compile, and those that are wrong do not", () => {
  // Beside a copy of the declarations, as in a project that has the package.
  const project = new URL("build/tests/web-types/", root);
  mkdirSync(new URL("tests/", project), { recursive: true });
  copyFileSync(new URL("gridnorth.d.ts", folder), new URL("gridnorth.d.ts", project));
  for (const name of ["use.ts", "geojson.d.ts"]) {
    copyFileSync(new URL(`bindings/web/tests/${name}`, root), new URL(`tests/${name}`, project));
  }
  const options = ["--strict", "--noEmit", "--skipLibCheck", "false", "--target", "es2022", "--module", "es2022", "--lib", "es2022,dom"];
  const { error, status, stdout } = spawnSync("tsc", [...options, "tests/use.ts"], { cwd: fileURLToPath(project), encoding: "utf8" });
  assert.equal(error, undefined, "tsc is not installed: run Tools/setup test");
  assert.equal(status, 0, stdout);
});
