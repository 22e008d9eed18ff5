// SPDX-License-Identifier: MIT
//
// Code of the guide and README gives its results: a comment behind a statement is its value; "…" stands for more digits.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inspect } from "node:util";

import { folder, root } from "./library.mjs";

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const plain = (value) => inspect(value, { breakLength: Infinity }).replaceAll("'", '"');

for (const name of ["docs/guides/javascript.md", "bindings/web/README.md"]) {
  test(name, async () => {
    const programs = [...readFileSync(new URL(name, root), "utf8").matchAll(/^```js\n(.*?)^```$/gms)];
    assert.ok(programs.length > 0);
    // Each goes on where the one before ended.
    const program = programs.map(([, code]) => code).join("\n");
    let shown = 0;
    const lines = program.split("\n").map((line) => {
      const from = line.match(/^import (.*) from "gridnorth(.*)";$/);
      if (from) return `const ${from[1].replace(" as ", ": ")} = await import("${new URL(`.${from[2]}/node.mjs`, folder)}");`;
      const [, statement, expected] = line.match(/^(\s*.*?); +\/\/ (.*)$/) ?? [];
      if (statement === undefined) return line;
      shown += 1;
      const printed = statement.match(/^\s*console\.log\((.*)\)$/);
      return `__show(${printed ? `[${printed[1]}].join(" ")` : statement}, ${JSON.stringify(expected)}, ${Boolean(printed)});`;
    });
    const show = (value, expected, isPrinted) => {
      const pattern = new RegExp(`^${expected.split("…").map(escaped).join("\\d*")}$`);
      assert.match(isPrinted ? value : plain(value), pattern);
    };
    const run = Object.getPrototypeOf(async () => {}).constructor;
    await new run("__show", lines.join("\n"))(show);
    assert.ok(shown >= 5, `only ${shown} results are shown`);
  });
}
