// SPDX-License-Identifier: MIT
//
// All functions and classes of the library. generator/javascript.py writes functions.mjs to build/web, where the package is
// put together.

import { bindExchange } from "./exchange.mjs";
import { bindFences } from "./fences.mjs";
import { bind } from "./functions.mjs";
import { bindHeights } from "./heights.mjs";
import { bindIndexes } from "./indexes.mjs";
import { loader } from "./loader.mjs";
import { bindNavigation } from "./navigation.mjs";
import { bindTracks } from "./tracks.mjs";

function classes(library, memory, functions) {
  const indexes = bindIndexes(library, memory, functions);
  return {
    ...indexes.classes,
    ...bindFences(library, memory, functions, indexes),
    ...bindHeights(library, memory),
    ...bindNavigation(library, memory, functions, indexes),
    ...bindTracks(library, memory),
    ...bindExchange(library, memory),
  };
}

export const { load, loadSync } = loader("GridNorth", bind, classes, ["gn_status_text"]);
