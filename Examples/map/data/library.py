# SPDX-License-Identifier: MIT
"""Writes the functions of the library that the page calls, and prints the functions of C that their module must have:

    library.py PACKAGE PAGE

PACKAGE is build/web. PAGE gets functions.mjs and whole.mjs, beside the modules of the package that they import.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "bindings"))
sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "bindings/web"))

from generator.few import few
from generator.parts import BINDERS, Entry

#: The module of the package with classes and functions that the page needs.
CLASSES = ["exchange"]


def called(modules: list[Path], of: str) -> set[str]:
    """The names of functions that modules take from an object: "gn" in "gn.mgrsEncode"."""
    return {name for module in modules for name in re.findall(rf"\b{of}\.(\w+)", module.read_text())}


def main(package: Path, page: Path) -> None:
    text, code = (package / "functions.mjs").read_text(), "".join((package / f"{one}.mjs").read_text() for one in CLASSES)
    of_page, layer = list(page.rglob("*.js")), list((page / "layer").glob("*.mjs"))
    wanted = called(of_page, "gn") | called(layer, "(?:gn|library)") | set(re.findall(r"\bfunctions\.(\w+)\(", code))
    bodies = dict(re.findall(r"^    (\w+)\(.*?\{\n(.*?)^    \},\n", text.partition("export function bind")[2], re.M | re.S))
    there = bodies.keys() | {name for one in CLASSES for name in BINDERS[one][1].split()}
    if unknown := called(of_page, "gn") - there:
        raise SystemExit(f"library.py: the package has no {', '.join(sorted(unknown))}")
    names = [name for call in wanted & bodies.keys() for name in re.findall(r"\blibrary\.(gn_\w+)", bodies[call])]
    glue = few(text, names, "gridnorth.wasm").replace('from "../values.mjs"', 'from "./values.mjs"')
    exports = sorted({one or other for one, other in re.findall(r"\blibrary\.(gn_\w+)|(?<=\")(gn_\w+)(?=\")", glue + code)})

    entry = Entry("")
    entry.classes = CLASSES
    (page / "functions.mjs").write_text(glue)
    (page / "whole.mjs").write_text(entry.functions_and_classes(exports))
    for binder in BINDERS.keys() - CLASSES:
        (page / f"{binder}.mjs").unlink(missing_ok=True)
    print(*exports)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
