# SPDX-License-Identifier: MIT
"""The binary interface that docs/api.json describes: prototypes, layouts and constants."""

from __future__ import annotations

import json
from pathlib import Path

import cffi

HERE = Path(__file__).resolve().parent
DESCRIPTION = HERE.parent.parent / "docs" / "api.json"


class Interface:
    def __init__(self, api: dict | None = None):
        self.api = api or json.loads(DESCRIPTION.read_text(encoding="utf-8"))
        self.ffi = cffi.FFI()
        self.ffi.cdef(self.declarations)

    @property
    def prototypes(self) -> dict[str, str]:
        """The prototypes by name, each in one line."""
        return {function["name"]: function["prototype"] for function in self.api["functions"]}

    @property
    def enumerators(self) -> dict[str, int]:
        """The constants of all enumerations, in the order of the header."""
        return {one["name"]: one["value"] for block in self.api["enumerations"] for one in block["values"]}

    @property
    def constants(self) -> list[str]:
        return [f"{name} = {value}" for name, value in self.enumerators.items()]

    @property
    def declarations(self) -> str:
        """The same as C, for those who call the library through a foreign function interface."""
        lines = []
        for block in self.api["enumerations"]:
            values = ", ".join(f"{one['name']} = {one['value']}" for one in block["values"])
            name = block["name"]
            lines.append(f"typedef enum {name} {{ {values} }} {name};")
        for struct in self.api["structs"]:
            fields = " ".join(
                f"{field['type']} {field['name']}" + (f"[{field['count']}];" if "count" in field else ";")
                for field in struct["fields"]
            )
            lines.append(f"typedef struct {struct['name']} {{ {fields} }} {struct['name']};")
        return "\n".join([*lines, *self.prototypes.values()])

    @property
    def assertions(self) -> str:
        """A C source that a compiler refuses if the header says anything else than the description."""
        lines = ['#include "gridnorth.h"', "#define HOLDS(condition) _Static_assert(condition, #condition)"]
        lines += [f"HOLDS({name} == {value});" for name, value in self.enumerators.items()]
        lines += [f"HOLDS({one['name']} == {one['value']});" for one in self.api["constants"]]
        lines.append("HOLDS(sizeof(gn_status) == 4);")
        for struct in self.api["structs"]:
            name = struct["name"]
            lines += [f"HOLDS(sizeof({name}) == {struct['size']});", f"HOLDS(_Alignof({name}) == {struct['alignment']});"]
            for field in struct["fields"]:
                place = f"(({name} *)0)->{field['name']}"
                kind = field["type"] + (f"[{field['count']}]" if "count" in field else "")
                lines += [f"HOLDS(offsetof({name}, {field['name']}) == {field['offset']});"]
                lines += [f"HOLDS(sizeof({place}) == {field['size']});", f"HOLDS({of_type(place, kind)});"]
        for name, prototype in self.prototypes.items():
            lines.append(f"HOLDS({of_type('&' + name, prototype.replace(name, '(*)', 1).rstrip(';'))});")
        return "\n".join([*lines, ""])


def of_type(expression: str, kind: str) -> str:
    return f"__builtin_types_compatible_p(__typeof__({expression}), {kind})"
