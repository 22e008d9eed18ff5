#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the headers for C++, include/gridnorth.hpp and one for each subject, from docs/api.json and the templates *.hpp.in.

bindings/cpp/generate.py [FOLDER]    default: build/cpp
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from description.products import assemble, folder_of
from generator.headers import headers


def main():
    assemble(HERE, folder_of("cpp"), {f"include/{place}": text for place, text in headers().items()})


if __name__ == "__main__":
    main()
