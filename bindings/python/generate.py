#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Assembles the sources of the package.

Generates _native/library.py, the C library, and _errors/statuses.py, its exceptions, from docs/api.json.

bindings/python/generate.py [FOLDER]    default: build/python
"""

from __future__ import annotations

import ast
import json
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from description.products import assemble, folder_of

PACKAGE = HERE / "src" / "gridnorth"
DESCRIPTION = HERE.parents[1] / "docs" / "api.json"
WIDTH = 120

# The files with handwritten exceptions.
WITH_CLASSES = ("errors.py", "_errors/classes.py")
# Statuses that are neither a TextError nor a NumberError.
PLAIN = {"STYLE", "OPTIONS_SIZE", "PROPERTIES", "RINGS", "CROSSINGS", "FEATURE", "SPAN"}
# Prefixes of the names of statuses about texts.
OF_TEXTS = ("TEXT_", "MGRS_", "XML", "DOCUMENT", "DATE", "JSON")
# Statuses that callers never see, because the package makes the call itself.
NEVER = {"GN_PARTIAL", "NULL", "BUFFER_TOO_SMALL", "STRIDE", "OPTIONS_SIZE", "RINGS", "SPAN"}

TYPES = {
    "double": "c_double",
    "float": "c_float",
    "char": "c_char",
    "int32_t": "c_int32",
    "uint8_t": "c_uint8",
    "uint32_t": "c_uint32",
    "uint64_t": "c_uint64",
    "size_t": "c_size_t",
    "ptrdiff_t": "c_ssize_t",
    "const char *": "c_char_p",
}


def named(kind: str) -> str:
    """Return the ctypes name of a C type; structs keep their names."""
    return kind if kind.startswith("gn_") else TYPES[kind]


def order(name: str) -> tuple[bool, str, int]:
    """Sort names as ruff does: constants first, numbers by their value."""
    letters, digits = re.match(r"(\D+)(\d*)", name).groups()
    return name != "POINTER", letters, int(digits or 0)


def tupled(start: str, items: list[str], end: str) -> list[str]:
    """Write a tuple on one line, or with one item per line."""
    inside = ", ".join(items) + ("," if len(items) == 1 else "")
    if len(start) + len(inside) + len(end) + 2 <= WIDTH:
        return [f"{start}({inside}){end}"]
    margin = " " * (len(start) - len(start.lstrip()))
    return [f"{start}(", *(f"{margin}    {item}," for item in items), f"{margin}){end}"]


def library(api: dict) -> str:
    """Write _native/library.py: structs, constants, signatures."""
    structs, signatures = [], []
    for struct in api["structs"]:
        fields = [
            f'("{field["name"]}", {named(field["type"])}' + (f" * {field['count']})" if "count" in field else ")")
            for field in struct["fields"]
        ]
        title = re.match(r".*?\.(?= |$)", struct["documentation"])[0]
        structs += [f"class {struct['name']}(ctypes.Structure):  # noqa: N801", f'    """{title}"""', ""]
        structs += [*tupled("    _fields_ = ", fields, ""), "", ""]
    for function in api["functions"]:
        kinds = [
            # Texts are bytes with a size, because ctypes would end a c_char_p at a zero.
            f"POINTER({named(one['type'])})" if "*" in one["declaration"] else named(one["type"])
            for one in function["parameters"]
        ]
        inside = ", ".join(kinds) + ("," if len(kinds) == 1 else "")
        row = f'    ("{function["name"]}", {named(function["returns"])}, ({inside})),'
        if len(row) > WIDTH:
            signatures += ["    (", f'        "{function["name"]}",', f"        {named(function['returns'])},"]
            signatures += [*tupled("        ", kinds, ","), "    ),"]
        else:
            signatures.append(row)
    constants = [(one["name"], one["value"]) for one in api["constants"]]
    constants += [(one["name"], one["value"]) for block in api["enumerations"] for one in block["values"]]
    code = "\n".join([*structs, *signatures])
    used = sorted({*re.findall(r"\bc_\w+|\bPOINTER\b", code), "c_int32"}, key=order)
    return "\n".join(
        [
            "# SPDX-License-Identifier: MIT",
            "# Written by bindings/python/generate.py from docs/api.json.",
            '"""The C library: its constants, structs and functions, each with the name that it has in C.',
            "",
            "The calls release the interpreter's lock.",
            '"""',
            "",
            "from __future__ import annotations",
            "",
            "import ctypes",
            "from ctypes import (",
            *(f"    {name}," for name in used),
            ")",
            "from typing import Any",
            "",
            "from .loading import load",
            "",
            "#: gn_status: four bytes.",
            "gn_status = c_int32",
            "",
            *(f"{name} = {value}" for name, value in constants),
            "",
            "",
            *structs,
            "#: Name, result, parameters: of every function.",
            "SIGNATURES: tuple[tuple[str, Any, tuple[Any, ...]], ...] = (",
            *signatures,
            ")",
            "",
            "library = load(SIGNATURES)",
            "",
        ]
    )


def class_name(status: str) -> str:
    """Return the name of the class of a status."""
    words = status.removeprefix("GN_").removeprefix("ERROR_").split("_")
    return "".join(word.capitalize() for word in words) + "Error"


def statuses(api: dict) -> str:
    """Write _errors/statuses.py: a class for each status without a handwritten class."""
    trees = [ast.parse((PACKAGE / file).read_text(encoding="utf-8")) for file in WITH_CLASSES]
    by_hand = {node.name for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)}
    values = next(block for block in api["enumerations"] if block["name"] == "gn_status")["values"]
    classes, names, bases = [], [], set()
    for one in values:
        name = class_name(one["name"])
        if not 0 < one["value"] < 256 or name in by_hand:
            continue
        error = one["name"].removeprefix("GN_ERROR_")
        if error.startswith(OF_TEXTS):
            base = "TextError"
        else:
            base = "GridNorthError" if error in PLAIN or one["value"] < 32 else "NumberError"
        text = re.sub(r"GN_(\w+)", lambda found: found[1].lower(), one["documentation"])
        text += " Never raised by this package." if error in NEVER else ""
        bases.add(base)
        names.append(name)
        classes += ["", "", f"class {name}({base}, status={one['value']}):", f'    """{text}"""']
    return "\n".join(
        [
            "# SPDX-License-Identifier: MIT",
            "# Written by bindings/python/generate.py from docs/api.json.",
            '"""The exceptions: a class for each status of the C library; classes.py has those that hold more."""',
            "",
            "from __future__ import annotations",
            "",
            f"from .classes import {', '.join(sorted(bases))}",
            "",
            "__all__ = [",
            *(f'    "{name}",' for name in sorted(names)),
            "]",
            *classes,
            "",
        ]
    )


def main() -> None:
    """Assemble the sources of the package."""
    api = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    texts = {"_native/library.py": library(api), "_errors/statuses.py": statuses(api)}
    assemble(HERE, folder_of("python"), {f"src/gridnorth/{name}": text for name, text in texts.items()})


if __name__ == "__main__":
    main()
