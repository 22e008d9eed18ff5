#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Names the public modules in src/gridnorth/__init__.py: in its imports and in __all__.

bindings/python/modules.py            writes them
bindings/python/modules.py --check    fails if they are not current
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent / "src" / "gridnorth"

#: Modules that need the packages of others. Programs that have those import the modules themselves.
OPTIONAL = {"duckdb", "jupyter", "polars", "spark"}


def current(text: str) -> str:
    """Return __init__.py with all modules named."""
    modules = {path.stem for path in PACKAGE.glob("*.py") if not path.stem.startswith("_")} - OPTIONAL
    imports, names = re.search(r"^from \. import \(\n(.*?)^\)\n.*^__all__ = \[\n(.*?)^\]\n", text, re.M | re.S).groups()
    others = set(re.findall(r'"(\w+)"', names)) - set(re.findall(r"\w+", imports))
    text = text.replace(imports, "".join(f"    {name},\n" for name in sorted(modules)))
    return text.replace(names, "".join(f'    "{name}",\n' for name in sorted(others | modules)))


def main() -> None:
    """Write or check __init__.py."""
    file = PACKAGE / "__init__.py"
    text = file.read_text(encoding="utf-8")
    if "--check" not in sys.argv:
        file.write_text(current(text), encoding="utf-8")
    elif text != current(text):
        sys.exit(f"{file}: it does not name all modules; run bindings/python/modules.py")


if __name__ == "__main__":
    main()
