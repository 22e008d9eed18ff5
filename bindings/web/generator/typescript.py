# SPDX-License-Identifier: MIT
"""Writes gridnorth.d.ts."""

from __future__ import annotations

import re
from pathlib import Path

from description.api import Struct
from description.meanings import KEYS, OPTIONAL, TRUTHS
from description.prose import refusals

from .glue import Binding, Glue
from .names import ENUMERATIONS, SUMS, camel, type_name
from .prose import Prose, comment

# Arguments for which the header only says that they may be null.
USUAL = {"options": "Options that differ from the defaults.", "reference": "The position of the device."}

PREAMBLE = Path(__file__).resolve().parent.parent / "preamble.d.ts"


def declarations(binding: Binding) -> str:
    prose = Prose(binding.api)
    lines = [PREAMBLE.read_text()]
    for enumeration in ENUMERATIONS:
        lines += union(binding, prose, enumeration)
    for struct in binding.api.structs.values():
        if binding.uses(struct.name):
            lines += interface(binding, prose, struct)
    lines += comment(["The functions of the library. Their C counterparts: include/gridnorth.h."], "")
    lines += ["export interface GridNorth {"]
    for glue in binding.glues:
        lines += method(prose, glue)
    return "\n".join([*lines, "}", ""])


def union(binding: Binding, prose: Prose, enumeration: str) -> list[str]:
    members = binding.api.enumerations[ENUMERATIONS[enumeration]].single
    said = "; ".join(f'"{one.word}": {prose(one.doc).rstrip(".")}' for one in members if one.doc)
    title = "A list of any of these words." if enumeration in SUMS else "One of these words."
    words = " | ".join(f'"{one.word}"' for one in members)
    return [*comment([title, *([f"{said}."] if said else [])], ""), f"export type {enumeration} = {words};", ""]


def interface(binding: Binding, prose: Prose, struct: Struct) -> list[str]:
    title = re.sub(r" ?\d+ bytes\.| ?gn_\w+_init\(\) fills in the defaults\.", "", struct.doc).strip()
    lines = [*comment([title], ""), f"export interface {type_name(struct.name)} {{"]
    optional = "?" if struct.name.endswith("_options") else ""
    for one in binding.values.fields(struct):
        shown = binding.values.get(struct.name, one.name, one.type, "", one.count)[1]
        said = prose(one.doc) if one.doc else ""
        if one.name in TRUTHS:
            said = re.sub(r"^1, or 0 if there is none.*", "False if there is none; everything else is then 0.", said)
            said = re.sub(r"^1(?: for)?\b(.*?),?;? (?:else 0|or 0.*)\.$", r"True for\1.", said)
        if "null" in shown:
            said = re.sub(r"else 0|zeros for other forms", "else null", said)
        if shown.endswith("[]"):
            said = re.sub(r"Default 0\b", "Default: none", said)
            shown = f"readonly {shown}" if optional and not shown.startswith("readonly") else shown
        if shown == "string":
            said = re.sub(r"(^|; )0 (?=at\b)", r"\1empty ", said)
        if f"{struct.name}.{one.name}" in KEYS:
            said = "The characters that may be typed next."
        if said:
            lines += comment([said], "  ")
        mark = "?" if f"{struct.name}.{one.name}" in OPTIONAL else optional
        lines.append(f"  {camel(one.name)}{mark}: {shown};")
    return [*lines, "}", ""]


def method(prose: Prose, glue: Glue) -> list[str]:
    """A function; for GeoJSON also its twin, which returns bytes."""
    signature = ", ".join(
        f"{argument.name}{'?' if is_optional else ''}: {argument.type}" for argument, is_optional in glue.signature
    )
    given = glue.results[0].type
    if len(glue.results) > 1 or glue.function.name.endswith("_batch"):
        given = "{ " + "; ".join(f"{one.name}: {one.type}" for one in glue.results) + " }"
    lines = [*comment(documentation(prose, glue), "  "), f"  {glue.name}({signature}): {given};", ""]
    if glue.is_json:
        lines += comment([f"Like {glue.name}(), but returns the text as UTF-8 bytes."], "  ")
        lines += [f"  {glue.name}Bytes({signature}): Uint8Array;", ""]
    return lines


def documentation(prose: Prose, glue: Glue) -> list[str]:
    function = glue.function
    lines = [prose(function.summary), ""]
    for one, is_optional in glue.signature:
        told = prose(one.doc) or USUAL.get(one.name, "")
        if is_optional and re.match(r'-?\d|"', one.default) and "default" not in told.lower():
            told += f" Default {one.default}."
        lines.append(f"@param {one.name} {told}".rstrip())
    said = [
        (one.name, prose(re.sub(r"^(?:Receives |count (?:numbers|bytes) that receive )", "", one.doc)))
        for one in glue.results
    ]
    if len(said) > 1:
        lines.append("@returns " + " ".join(f"`{name}`: {doc}" for name, doc in said))
    elif said[0][1] and not glue.is_json:
        lines.append(f"@returns {said[0][1]}")
    if function.returns == "gn_status":
        codes = prose(refusals(function.outcome).strip(" ,.")).replace("As ", "as ")
        codes = re.sub(r",? or$", "", codes.strip(" ,."))
        if codes:
            lines.append(f"@throws {{GridNorthError}} {codes}.")
    for paragraph in function.body:
        if told := prose(paragraph):
            lines += ["", told]
    return lines
