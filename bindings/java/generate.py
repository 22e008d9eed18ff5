#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the Java sources and the C glue that come from docs/api.json.

bindings/java/generate.py            writes all
bindings/java/generate.py --check    fails if they are out of date
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from description.api import API

from generator.functions import Functions
from generator.natives import foreign_java, jni_c, jni_java
from generator.prose import Prose
from generator.values import Values

MARK = "// Written by bindings/java/generate.py"


def sources(api: API) -> dict[Path, str]:
    prose = Prose(api)
    values, functions = Values(api, prose), Functions(api, prose)
    classes = dict(filter(None, map(values.enumeration, api.enumerations.values())))
    classes |= dict(map(values.struct, api.structs.values()))
    classes |= functions.classes | {"GridNorth": functions.source, "Native": jni_java(api)}
    main = HERE / "src/main"
    found = {main / "java/gridnorth" / f"{name}.java": text for name, text in classes.items()}
    found[main / "java22/gridnorth/Native.java"] = foreign_java(api)
    found[main / "c/gridnorth_jni.c"] = jni_c(api)
    return found


def main():
    written = sources(API())
    old = {path for path in HERE.glob("src/main/**/*.java") if MARK in path.read_text()}
    if "--check" in sys.argv:
        stale = [path for path, text in written.items() if not path.exists() or path.read_text() != text]
        stale += sorted(old - written.keys())
        if stale:
            names = ", ".join(str(path.relative_to(HERE)) for path in stale)
            sys.exit(f"{names} in bindings/java: out of date; run generate.py")
        return
    for path in old - written.keys():
        path.unlink()
    for path, text in written.items():
        path.write_text(text)


if __name__ == "__main__":
    main()
