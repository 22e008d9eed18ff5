#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the package for C#: sources from docs/api.json, and the .meta files that Unity wants.

bindings/csharp/generate.py [FOLDER]    default: build/csharp
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path, PurePosixPath

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from description.api import API
from description.products import assemble, folder_of, written
from generator.functions import Backend, native
from generator.prose import Prose
from generator.types import enumerations, options, structs

PACKAGE = PurePosixPath("GridNorth")

HEAD = """\
// SPDX-License-Identifier: MIT
// Written by bindings/csharp/generate.py from docs/api.json.
"""


def source(usings: list[str], inside: list[str]) -> str:
    """A file in the namespace of the package."""
    body = "\n".join(f"    {line}".rstrip() for line in inside)
    using = "".join(f"using {name};\n" for name in usings) + ("\n" if usings else "")
    return f"{HEAD}\n{using}namespace GridNorth\n{{\n{body}\n}}\n"


def class_of(head: str, inside: list[str]) -> list[str]:
    return [*head.splitlines(), "{", *(f"    {line}".rstrip() for line in inside), "}"]


def sources() -> dict[str, str]:
    api = API()
    prose = Prose(api)
    summary = "/// <summary>The functions of the library. Those in C: include/gridnorth.h.</summary>"
    head = f"{summary}\npublic static unsafe partial class Gn"
    interop = "System.Runtime.InteropServices"
    files = {
        "Enumerations.cs": source(["System"], enumerations(api, prose)),
        # Fields that only the library writes.
        "Structs.cs": source([interop], ["#pragma warning disable 0169, 0649", "", *structs(api, prose)]),
        "Options.cs": source([interop], ["#pragma warning disable 0649", "", *options(api, prose)]),
        "Native.cs": source(["System", interop], class_of("internal static unsafe partial class Native", native(api))),
        "Functions.cs": source(["System"], class_of(head, Backend(api, prose).functions())),
    }
    return {f"{PACKAGE}/Runtime/{name}": text for name, text in files.items()}


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
