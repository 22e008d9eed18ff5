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
from generator.natives import foreign_java, jni_c, jni_java, natives
from generator.prose import Prose
from generator.values import Values


def sources(api: API) -> dict[str, str]:
    prose = Prose(api)
    functions = Functions(api, prose)
    values = Values(api, prose, functions.members)
    classes = dict(filter(None, map(values.enumeration, api.enumerations.values())))
    classes |= dict(map(values.struct, api.structs.values()))
    classes |= functions.subjects() | functions.classes
    found = {f"src/main/java/gridnorth/{name}.java": text for name, text in classes.items()}
    for name, called in natives(api).items():
        found[f"src/main/java/gridnorth/{name}.java"] = jni_java(name, called)
        found[f"src/main/java22/gridnorth/{name}.java"] = foreign_java(name, called)
        found[f"src/main/c/{name}.c"] = jni_c(name, called)
    return found


def main():
    assemble(HERE, folder_of("java"), sources(API()))


if __name__ == "__main__":
    main()
