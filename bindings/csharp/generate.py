#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the generated sources of the package from docs/api.json, and the .meta files that Unity wants.

bindings/csharp/generate.py            writes them
bindings/csharp/generate.py --check    fails if they are out of date
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from description.api import API
from generator.functions import Backend, native
from generator.prose import Prose
from generator.types import enumerations, options, structs

PACKAGE = HERE / "GridNorth"

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


def sources() -> dict[Path, str]:
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
    return {PACKAGE / "Runtime" / name: text for name, text in files.items()}


def metas(others: set[Path]) -> dict[Path, str]:
    """Unity ignores a file of a package that has none. Its number must never change, so it comes from its path."""
    found = {path for path in PACKAGE.rglob("*") if path.suffix != ".meta"} | others
    # Unity does not look into folders that end so.
    seen = sorted(path for path in found if not any(part.endswith("~") for part in path.relative_to(PACKAGE).parts))
    texts = {}
    for path in seen:
        guid = hashlib.md5(f"gridnorth/{path.relative_to(PACKAGE).as_posix()}".encode()).hexdigest()
        folder = "folderAsset: yes\n" if path.is_dir() else ""
        texts[path.with_name(f"{path.name}.meta")] = f"fileFormatVersion: 2\nguid: {guid}\n{folder}"
    return texts


def main():
    files = sources()
    files |= metas(set(files))
    stale = []
    for target, text in files.items():
        if "--check" not in sys.argv:
            target.write_text(text)
        elif not target.exists() or target.read_text() != text:
            stale.append(str(target.relative_to(HERE)))
    if stale:
        sys.exit(f"{', '.join(stale)} in bindings/csharp: out of date; run generate.py")


if __name__ == "__main__":
    main()
