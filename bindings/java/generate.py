#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the sources of the package for Java: classes and the C glue come from docs/api.json.

bindings/java/generate.py [FOLDER]    default: build/java
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from description.api import API
from description.products import assemble, folder_of

from generator.functions import Functions
from generator.natives import foreign_java, jni_c, jni_java
from generator.prose import Prose
from generator.values import Values


def sources(api: API) -> dict[str, str]:
    prose = Prose(api)
    functions = Functions(api, prose)
    values = Values(api, prose, functions.members)
    classes = dict(filter(None, map(values.enumeration, api.enumerations.values())))
    classes |= dict(map(values.struct, api.structs.values()))
    classes |= functions.subjects() | functions.classes | {"Native": jni_java(api)}
    found = {f"src/main/java/gridnorth/{name}.java": text for name, text in classes.items()}
    found["src/main/java22/gridnorth/Native.java"] = foreign_java(api)
    found["src/main/c/gridnorth_jni.c"] = jni_c(api)
    return found


def main():
    assemble(HERE, folder_of("java"), sources(API()))


if __name__ == "__main__":
    main()
