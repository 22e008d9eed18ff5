#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the package for C#: sources from docs/api.json, and the .meta files that Unity wants.

bindings/csharp/generate.py [FOLDER]    default: build/csharp
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path, PurePosixPath

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from description.api import API
from description.products import assemble, folder_of, written
from generator.functions import native
from generator.subjects import class_of, subjects

PACKAGE = PurePosixPath("GridNorth")

USINGS = {r"\bU?IntPtr\b|\[Flags\]": "System", r"\bDllImport\b|\bStructLayout\b": "System.Runtime.InteropServices"}

HEAD = """\
// SPDX-License-Identifier: MIT
// Written by bindings/csharp/generate.py from docs/api.json.
"""


def source(inside: list[str]) -> str:
    """A file in the namespace of the package."""
    body = "\n".join(f"    {line}".rstrip() for line in inside)
    using = "".join(f"using {name};\n" for sign, name in USINGS.items() if re.search(sign, body))
    using += "\n" if using else ""
    return f"{HEAD}\n{using}namespace GridNorth\n{{\n{body}\n}}\n"


def sources() -> dict[str, str]:
    api = API()
    parts = subjects(api) | {"Native": class_of("internal static unsafe partial class Native", native(api))}
    return {f"{PACKAGE}/Runtime/{name}.cs": source(lines) for name, lines in parts.items()}


def metas(files: set[str]) -> dict[str, str]:
    """Unity ignores a file of a package that has none. Its number must never change, so it comes from its path."""
    paths = {PurePosixPath(name) for name in files if name.startswith(f"{PACKAGE}/") and not name.endswith(".meta")}
    folders = {folder for path in paths for folder in path.parents if PACKAGE in folder.parents}
    texts = {}
    for path in sorted(paths | folders):
        place = path.relative_to(PACKAGE)
        # Unity does not look into folders that end so.
        if any(part.endswith("~") for part in place.parts):
            continue
        guid = hashlib.md5(f"gridnorth/{place}".encode()).hexdigest()
        folder = "folderAsset: yes\n" if path in folders else ""
        texts[f"{path}.meta"] = f"fileFormatVersion: 2\nguid: {guid}\n{folder}"
    return texts


def main():
    texts = sources()
    assemble(HERE, folder_of("csharp"), texts | metas({*written(HERE), *texts}))


if __name__ == "__main__":
    main()
