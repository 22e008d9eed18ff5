#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the Rust sources that come from docs/api.json: src/ffi.rs, src/types.rs and src/functions.rs.

bindings/rust/generate.py            writes them
bindings/rust/generate.py --check    fails if they are out of date
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from description.api import API
from generator.ffi import declarations
from generator.functions import functions
from generator.types import types


def main():
    api = API()
    stale = []
    for name, text in (("ffi.rs", declarations(api)), ("types.rs", types(api)), ("functions.rs", functions(api))):
        target = HERE / "src" / name
        if "--check" not in sys.argv:
            target.write_text(text)
        elif not target.exists() or target.read_text() != text:
            stale.append(name)
    if stale:
        sys.exit(f"{' and '.join(stale)} in bindings/rust/src: out of date; run generate.py")


if __name__ == "__main__":
    main()
