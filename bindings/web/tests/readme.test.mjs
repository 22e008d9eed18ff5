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

test("the README of the package speaks to those who have the package alone", () => {
  const text = readFileSync(new URL("bindings/web/README.md", root), "utf8");
  assert.match(text, /^npm install gridnorth/m);
  assert.doesNotMatch(text, /\]\(\.|\bmake\b|api\.json|bindings\//);
  // Sizes are those of the guide, which other tests compare with the files.
  const sizes = (page) => [...page.matchAll(/^\| `gridnorth(\/\w+)?`.* (\d+ kB)(?: \|[^|]*)? \|$/gm)].map(([, name, size]) => `${name} ${size}`);
  const told = sizes(readFileSync(new URL("docs/guides/javascript.md", root), "utf8").replace(/ \| \d+ kB \|$/gm, " |"));
  assert.deepEqual(sizes(text), told);
  assert.equal(told.length, 9);
});
