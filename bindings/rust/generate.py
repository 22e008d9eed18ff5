#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the crate: a module for each subject, src/types.rs and src/lib.rs come from docs/api.json.

bindings/rust/generate.py [FOLDER]    default: build/rust
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from description.products import assemble, folder_of
from generator.modules import modules


def main():
    found = modules()
    subjects = "".join(f"#[rustfmt::skip]\npub mod {name};\n" for name in found if name != "types")
    crate = (HERE / "src/lib.rs.in").read_text(encoding="utf-8").replace("@subjects@\n", subjects)
    texts = {"lib": crate, **found}
    assemble(HERE, folder_of("rust"), {f"src/{name}.rs": text for name, text in texts.items()})


if __name__ == "__main__":
    main()
