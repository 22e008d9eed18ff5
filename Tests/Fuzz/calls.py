#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints a header that makes every call of the library a watched one, also through a pointer; fuzz.h explains that."""

import json
from pathlib import Path

API = json.loads((Path(__file__).resolve().parents[2] / "docs/api.json").read_text(encoding="utf-8"))


def main():
    for function in API["functions"]:
        name, prototype = function["name"], function["prototype"].rstrip(";")
        arguments = ", ".join(parameter["name"] for parameter in function["parameters"])
        print(f"static inline {prototype.replace(f'{name}(', f'watched_{name}(', 1)} {{")
        print(f'    return WATCHED("{name}", {name}({arguments}));')
        print("}")
        print(f"#define {name} watched_{name}")


if __name__ == "__main__":
    main()
