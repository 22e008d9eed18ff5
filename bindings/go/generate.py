#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the Go sources that come from docs/api.json: types.go, functions.go and batches.go.

bindings/go/generate.py            writes them
bindings/go/generate.py --check    fails if they are out of date
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from description.api import API
from generator.batches import batches
from generator.functions import functions
from generator.types import types


def formatted(text: str) -> str:
    """A source as gofmt wants it."""
    return subprocess.run(["gofmt"], input=text, capture_output=True, text=True, check=True).stdout


def main():
    api = API()
    stale = []
    for name, text in (("types.go", types(api)), ("functions.go", functions(api)), ("batches.go", batches(api))):
        text = formatted(text)
        target = HERE / name
        if "--check" not in sys.argv:
            target.write_text(text)
        elif not target.exists() or target.read_text() != text:
            stale.append(name)
    if stale:
        sys.exit(f"{' and '.join(stale)} in bindings/go: out of date; run generate.py")


if __name__ == "__main__":
    main()
