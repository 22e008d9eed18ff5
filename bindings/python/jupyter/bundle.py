#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Bundles the module of the notebook's map: bundle.py FILE WEB, where WEB is the folder of the web package.

A notebook gives its page one text to load, which cannot import files. Each module becomes a function that returns its
exports; imports become constants. The bundler knows the few forms of `import` and `export` in these modules, and fails
on any other.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ENTRY = HERE / "map.mjs"
WEB = "../../web"

IMPORT = re.compile(r'^import \{([^}]*)\} from "(\.[^"]*)";\n', re.M)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const) (\w+))", re.M)
EXPORT_LIST = re.compile(r"^export \{([^}]*)\};\n", re.M)
DEFAULT = re.compile(r"^export default ", re.M)
OTHER = re.compile(r"^\s*(?:import|export)\b(?!\()", re.M)


class Bundle:
    """Modules in the order in which they are needed."""

    def __init__(self, web: Path) -> None:
        self.web = web
        self.names: dict[Path, str] = {}
        self.modules: list[str] = []

    def add(self, path: Path) -> str:
        """Add a module after the modules that it imports; return its name."""
        path = path.resolve()
        if path not in self.names:
            # A module has no name until it is added: modules that import each other are not supported.
            self.names[path] = ""
            text = self.function(path)
            name = f"module{len(self.modules)}"
            self.modules.append(f"const {name} = (() => {{\n{text}}})();\n")
            self.names[path] = name
        if not self.names[path]:
            raise SystemExit(f"{path}: modules import each other")
        return self.names[path]

    def place(self, path: Path, imported: str) -> Path:
        """Return the path of a module that another module imports."""
        if imported.startswith(f"{WEB}/"):
            return self.web / imported.removeprefix(f"{WEB}/")
        return path.parent / imported

    def function(self, path: Path) -> str:
        """Return the body of a module."""
        text = path.read_text(encoding="utf-8")

        def imported(found: re.Match[str]) -> str:
            constants = re.sub(r"(\w+) as (\w+)", r"\1: \2", found[1])
            return f"const {{{constants}}} = {self.add(self.place(path, found[2]))};\n"

        exported = EXPORT.findall(text)
        for names in EXPORT_LIST.findall(text):
            exported += re.findall(r"\w+", names)
        text = EXPORT_LIST.sub("", EXPORT.sub("", IMPORT.sub(imported, text)))
        text, defaults = DEFAULT.subn("const standard = ", text)
        if other := OTHER.search(text):
            line = text[other.start() :].strip().partition("\n")[0]
            raise SystemExit(f"{path}: this form is not supported: {line}")
        exported += ["default: standard"] * defaults
        return f"{text}return {{ {', '.join(exported)} }};\n"


def bundled(web: Path) -> str:
    """Return the whole module."""
    bundle = Bundle(web)
    entry = bundle.add(ENTRY)
    head = "// SPDX-License-Identifier: MIT\n// Written by bindings/python/jupyter/bundle.py.\n"
    return head + "".join(bundle.modules) + f"export default {entry}.default;\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(bundled(Path(sys.argv[2])), encoding="utf-8")
