// SPDX-License-Identifier: MIT
// The languages of the playground: which functions they offer, and how they write a call.

import { lines as c } from "./c.js";
import { lines as javascript } from "./javascript.js";
import { lines as python } from "./python.js";

export const languages = [
  { name: "JavaScript", offers: () => true, write: javascript },
  { name: "C", offers: () => true, write: c },
  { name: "Python", offers: (one) => one.Python !== undefined, write: python },
];
