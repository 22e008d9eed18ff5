# SPDX-License-Identifier: MIT
"""Writes functions.mjs."""

from __future__ import annotations

from description.api import Struct

from .glue import Binding, Glue
from .names import ENUMERATIONS, WITHOUT

HEAD = """\
// SPDX-License-Identifier: MIT
//
// Written by bindings/web/generate.py from docs/api.json. What each function does: gridnorth.d.ts.

import {
  integer, keys, letter, list, number, object, place, putLatin, putLetter, putNumbers, putOptions, rows, signed, truth, unsigned, Words,
} from "./values.mjs";
"""


def functions(binding: Binding) -> str:
    api = binding.api
    lines = [HEAD]
    for enumeration in ENUMERATIONS:
        members = [f'"{one.word}": {one.value}' for one in api.enumerations[ENUMERATIONS[enumeration]].single]
        lines += [f"const {enumeration} = new Words({{", *(f"  {member}," for member in members), "});"]
    lines += ["", "/** Gives the one of the four fields of a reference that a GN_FIELD_ value is in. */"]
    lines += ['const fields = [undefined, "zone", "zone", "square", "square", "easting", "northing"];', ""]
    for struct in api.structs.values():
        lines += accessors(binding, struct)
    lines += ["/** The functions of C that have none here, and why. */", "export const unbound = {"]
    lines += [f'  {name}: "{reason}",' for name, reason in WITHOUT.items()]
    lines += ["};", "", "/** The functions, over the exports of an instance and its memory. */"]
    lines += ["export function bind(library, memory) {", "  return {"]
    for glue in binding.glues:
        lines += method(glue)
    return "\n".join([*lines, "  };", "}", ""])


def accessors(binding: Binding, struct: Struct) -> list[str]:
    """The code that reads a struct and the code that writes it, as far as a function needs them."""
    uses = binding.uses(struct.name)
    lines = binding.values.getter(struct) if "read" in uses else []
    if "put" in uses and struct.name != "gn_point":
        lines += (
            binding.values.options_putter(struct) if struct.name.endswith("_options") else binding.values.putter(struct)
        )
    return lines


def method(glue: Glue) -> list[str]:
    """A function; of GeoJSON also its twin, which gives bytes."""
    signature = ", ".join(
        f"{argument.name} = {argument.default}" if is_optional else argument.name
        for argument, is_optional in glue.signature
    )
    if len(glue.results) == 1 and not glue.function.name.endswith("_batch"):
        given = [f"return {glue.results[0].expression};"]
    else:
        shown = [one.name if one.name == one.expression else f"{one.name}: {one.expression}" for one in glue.results]
        given = ["return {", *(f"  {one}," for one in shown), "};"]
    lines = written(glue.name, signature, [*glue.body, *given])
    if glue.is_json:
        lines += written(f"{glue.name}Bytes", signature, [*glue.body, "return memory.copy(filled);"])
    return lines


def written(name: str, signature: str, statements: list[str]) -> list[str]:
    return [f"    {name}({signature}) {{", *(f"      {line}" for line in statements), "    },"]
