#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the package for the web but for its modules of WebAssembly: functions.mjs, gridnorth.d.ts, layer/functions.mjs and the entries.

build/.web.parts lists the functions of C in the module of each part: build links them.

bindings/web/generate.py [FOLDER]    default: build/web
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from description.api import API
from description.products import VERSION, assemble, folder_of
from generator.few import few
from generator.glue import Binding
from generator.javascript import functions
from generator.parts import PARTS, Writer, package, whole
from generator.typescript import declarations


def main():
    binding = Binding(API())
    all_functions = functions(binding)
    names = (HERE / "layer/functions.txt").read_text().split()
    types = declarations(binding)
    writers = [Writer(binding, all_functions, types, name) for name in filter(None, PARTS)]
    texts = {
        "package.json": package((HERE / "package.json").read_text().replace("@VERSION@", VERSION)),
        "functions.mjs": all_functions,
        "gridnorth.d.ts": types,
        "layer/functions.mjs": few(all_functions, names, "grid.wasm"),
    }
    texts |= whole()
    for writer in writers:
        texts |= writer.all_files()
    folder = folder_of("web")
    assemble(HERE, folder, texts, {"tests", "link", "memory.c", "preamble.d.ts", "functions.txt", "package.json"})
    parts = "".join(f"{writer.name} {' '.join(writer.exports)}\n" for writer in writers)
    folder.with_name(f".{folder.name}.parts").write_text(parts)


if __name__ == "__main__":
    main()
