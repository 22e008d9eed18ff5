# SPDX-License-Identifier: MIT
"""Assembles a package from handwritten files and files generated from docs/api.json."""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Mapping
from pathlib import Path

#: Names in the folder of a language that are not part of its package.
TOOLS = {"generate.py", "generator", "build", "__pycache__"}
ROOT = Path(__file__).resolve().parents[2]


#: The version has its only place in the header; package files and their names say @VERSION@.
VERSION = ".".join(re.findall(r"^#define GN_VERSION_[A-Z]+ (\d+)$", (ROOT / "include/gridnorth_types.h").read_text(), re.M))


def folder_of(language: str) -> Path:
    """The folder that the command line names, or build/LANGUAGE."""
    if len(sys.argv) > 2 or "".join(sys.argv[1:]).startswith("-"):
        sys.exit(f"usage: bindings/{language}/generate.py [FOLDER]")
    return Path(sys.argv[1]) if len(sys.argv) == 2 else ROOT / "build" / language


def written(source: Path, leave_out: Collection[str] = ()) -> dict[str, bytes]:
    """The handwritten files of a package, by their paths in it, without the templates of other files."""
    others = TOOLS.union(leave_out)
    found = {}
    for path in sorted(source.rglob("*")):
        place = path.relative_to(source)
        if path.is_file() and others.isdisjoint(place.parts) and path.suffix != ".in":
            found[place.as_posix().replace("@VERSION@", VERSION)] = path.read_bytes().replace(b"@VERSION@", VERSION.encode())
    return found


def assemble(source: Path, folder: Path, texts: Mapping[str, str], leave_out: Collection[str] = ()) -> None:
    """Writes the package. Unchanged files keep their dates; files of the last package that this one lacks are removed."""
    files = written(source, leave_out)
    if twice := files.keys() & texts.keys():
        raise SystemExit(f"generate: written by hand too: {', '.join(sorted(twice))}")
    files |= {place: text.encode() for place, text in texts.items()}
    made = folder.with_name(f".{folder.name}.files")
    last = made.read_text().splitlines() if made.exists() else []
    for place in set(last) - files.keys():
        (folder / place).unlink(missing_ok=True)
    for place, content in files.items():
        path = folder / place
        if not path.exists() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    made.write_text("".join(f"{place}\n" for place in sorted(files)))
