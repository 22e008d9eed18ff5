// SPDX-License-Identifier: MIT
// The languages of the playground: their guides, which functions they offer, and how they write a call.

import { lines as c } from "./c.js";
import { lines as javascript } from "./javascript.js";
import { csharp, java, kotlin, lua } from "./managed.js";
import { cpp, go, rust } from "./native.js";
import { lines as python } from "./python.js";
import { lines as swift } from "./swift.js";
import { Writer } from "./writer.js";

const generated = (dialect) => (description, one, values) => new Writer(description, dialect).lines(one, values);

export const languages = [
  ["C", "c", c],
  ["C++", "cpp", generated(cpp)],
  ["Swift", "swift", swift],
  ["Python", "python", python],
  ["JavaScript", "javascript", javascript],
  ["Java", "java", generated(java)],
  ["Kotlin", "java", generated(kotlin)],
  ["C#", "csharp", generated(csharp)],
  ["Rust", "rust", generated(rust)],
  ["Go", "go", generated(go)],
  ["Lua", "lua", generated(lua)],
].map(([name, guide, write]) => ({ name, guide, offers: (one) => one[name] !== undefined, write }));
