#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the crate: src/ffi.rs, src/types.rs and src/functions.rs come from docs/api.json.

bindings/rust/generate.py [FOLDER]    default: build/rust
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from description.api import API
from description.products import assemble, folder_of
from generator.ffi import declarations
from generator.functions import functions
from generator.types import types


def main():
    api = API()
    texts = {"ffi.rs": declarations(api), "types.rs": types(api), "functions.rs": functions(api)}
    assemble(HERE, folder_of("rust"), {f"src/{name}": text for name, text in texts.items()})


if __name__ == "__main__":
    main()
