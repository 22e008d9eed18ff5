#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the header for C++, include/gridnorth.hpp, from docs/api.json and gridnorth.hpp.in.

bindings/cpp/generate.py [FOLDER]    default: build/cpp
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from description.api import API
from description.products import assemble, folder_of
from generator.functions import functions
from generator.layout import wrapped
from generator.prose import Prose
from generator.types import enumerations, structs


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
    assemble(HERE, folder_of("cpp"), {"include/gridnorth.hpp": header()})


if __name__ == "__main__":
    main()
