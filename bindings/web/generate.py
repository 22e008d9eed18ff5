#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes functions.mjs and gridnorth.d.ts from docs/api.json.

bindings/web/generate.py            writes both
bindings/web/generate.py --check    fails if they are out of date
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from description.api import API
from generator.glue import Binding
from generator.javascript import functions
from generator.typescript import declarations


def main():
    binding = Binding(API())
    stale = []
    for name, text in (("functions.mjs", functions(binding)), ("gridnorth.d.ts", declarations(binding))):
        target = HERE / name
        if "--check" not in sys.argv:
            target.write_text(text)
        elif not target.exists() or target.read_text() != text:
            stale.append(name)
    if stale:
        sys.exit(f"{' and '.join(stale)} in bindings/web: out of date; run generate.py")


if __name__ == "__main__":
    main()
