#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the module for LuaJIT: gridnorth.lua comes from docs/api.json, the header and gridnorth.lua.in.

bindings/lua/generate.py [FOLDER]    default: build/lua
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from description.api import API
from description.products import assemble, folder_of
from generator.module import Module, declarations

INCLUDE = HERE.parents[1] / "include"


def module() -> str:
    api = API()
    made = Module(api)
    constants = {name: value for name, value, _ in api.constants}
    major, minor = (constants[f"GN_VERSION_{part}"] for part in ("MAJOR", "MINOR"))
    parts = {
        "declarations": declarations(INCLUDE),
        "abi": (INCLUDE / "abi-number").read_text().strip(),
        "release": f"{major}.{minor}",
        "radius": repr(constants["GN_MEAN_RADIUS"]),
        "subjects": made.subjects(),
        "enumerations": made.enumerations(),
        "structs": made.structs(),
        "rooms": made.rooms(),
        "functions": made.annotations() + "\n" + made.functions(),
    }
    text = (HERE / "gridnorth.lua.in").read_text(encoding="utf-8")
    for name, part in parts.items():
        text = text.replace(f"@{name}@", part)
    return text


def main():
    assemble(HERE, folder_of("lua"), {"gridnorth.lua": module()})


if __name__ == "__main__":
    main()
