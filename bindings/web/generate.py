#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes functions.mjs, gridnorth.d.ts and layer/functions.mjs from docs/api.json.

bindings/web/generate.py            writes them
bindings/web/generate.py --check    fails if they are out of date
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from description.api import API
from generator.few import few
from generator.glue import Binding
from generator.javascript import functions
from generator.typescript import declarations


def main():
    binding = Binding(API())
    stale = []
    all_functions = functions(binding)
    names = (HERE / "layer/functions.txt").read_text().split()
    texts = {
        "functions.mjs": all_functions,
        "gridnorth.d.ts": declarations(binding),
        "layer/functions.mjs": few(all_functions, names),
    }
    for name, text in texts.items():
        target = HERE / name
        if "--check" not in sys.argv:
            target.write_text(text)
        elif not target.exists() or target.read_text() != text:
            stale.append(name)
    if stale:
        sys.exit(f"{' and '.join(stale)} in bindings/web: out of date; run generate.py")


if __name__ == "__main__":
    main()
