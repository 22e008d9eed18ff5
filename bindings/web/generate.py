#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the package for the web but for its modules: functions.mjs, gridnorth.d.ts and layer/functions.mjs come from docs/api.json.

bindings/web/generate.py [FOLDER]    default: build/web
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from description.api import API
from description.products import assemble, folder_of
from generator.few import few
from generator.glue import Binding
from generator.javascript import functions
from generator.typescript import declarations


def main():
    binding = Binding(API())
    all_functions = functions(binding)
    names = (HERE / "layer/functions.txt").read_text().split()
    texts = {
        "functions.mjs": all_functions,
        "gridnorth.d.ts": declarations(binding),
        "layer/functions.mjs": few(all_functions, names),
    }
    assemble(HERE, folder_of("web"), texts, {"tests", "link", "memory.c", "preamble.d.ts", "functions.txt"})


if __name__ == "__main__":
    main()
