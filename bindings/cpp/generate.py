#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes include/gridnorth.hpp from docs/api.json and gridnorth.hpp.in.

bindings/cpp/generate.py            writes it
bindings/cpp/generate.py --check    fails if it is out of date
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from description.api import API
from generator.functions import functions
from generator.layout import wrapped
from generator.prose import Prose
from generator.types import enumerations, structs

TARGET = HERE / "include" / "gridnorth.hpp"


def header() -> str:
    api = API()
    prose = Prose(api)
    simple, quiet, throwing = functions(api, prose)
    text = (HERE / "gridnorth.hpp.in").read_text(encoding="utf-8")
    parts = {
        "enumerations": enumerations(api, prose),
        "values": structs(api, prose),
        "functions": simple + quiet,
        "throwing": throwing,
    }
    for name, part in parts.items():
        text = text.replace(f"@{name}@\n", part.rstrip("\n") + "\n\n")
    return wrapped(text)


def main():
    text = header()
    if "--check" not in sys.argv:
        TARGET.parent.mkdir(exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        sys.exit("bindings/cpp/include/gridnorth.hpp: out of date; run generate.py")


if __name__ == "__main__":
    main()
