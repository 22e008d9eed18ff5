# SPDX-License-Identifier: MIT
"""Writes the enumerations and the names of structs."""

from __future__ import annotations

import re

from description.api import API, Enumeration, Struct
from description.meanings import NAMED_NUMBERS
from description.subjects import place

from .names import type_name, values, word
from .prose import Prose, comment

OPERATORS = (
    "constexpr {0} operator|({0} a, {0} b) noexcept {{\n"
    "    return static_cast<{0}>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));\n"
    "}}"
)


def enumerations(api: API, prose: Prose, subject: str | None) -> str:
    """The types of a subject, or the types that belong to all subjects."""
    found = [one for one in api.enumerations.values() if place(one.name).subject == subject]
    return "\n".join(enumeration(one, prose) for one in found)


def enumeration(one: Enumeration, prose: Prose) -> str:
    name, scope = type_name(one.name), f"{place(one.name).name}_values"
    storage = "std::uint32_t" if one.is_sum else "std::int32_t"
    if one.name in NAMED_NUMBERS:
        storage = "std::size_t" if one.name in ("gn_capacity", "gn_position_limit") else "std::int32_t"
    told = re.sub(r"; a sum\.$", "; join them with |.", one.doc)
    lines = [f"namespace {scope} {{", *comment([prose(told)] if told else []), f"enum {name} : {storage} {{"]
    for value in values(one):
        # The comment of a status is kept whole, because statuses about memory are also possible in C++.
        told = value.doc if one.name == "gn_status" else prose(value.doc.replace(" gn_mgrs_capacity() returns it.", ""))
        lines += comment([told] if told else [], "    ")
        lines.append(f"    {word(one, value)} = {value.name},")
    lines.append("};")
    if one.is_sum:
        lines.append(OPERATORS.format(name))
    return "\n".join([*lines, f"}}  // namespace {scope}", f"using {scope}::{name};", ""])


def constants(api: API, prose: Prose, subject: str) -> str:
    found = [(name, doc) for name, _, doc in api.constants if place(name).subject == subject]
    lines = [
        "\n".join([*comment([prose(doc)]), f"inline constexpr double {place(name).name} = {name};", ""])
        for name, doc in found
        if not name.startswith("GN_VERSION")
    ]
    return "\n".join(lines)


def structs(api: API, prose: Prose, subject: str | None) -> str:
    """The types of a subject, or the types that belong to all subjects."""
    found = [one for one in api.structs.values() if place(one.name).subject == subject]
    return "\n".join(struct(one, prose, one.name in api.begun) for one in found)


def struct(one: Struct, prose: Prose, is_begun: bool) -> str:
    name = type_name(one.name)
    told = comment([prose(re.sub(r" ?\d+ bytes\.| ?gn_\w+_init\(\) fills in the defaults\.", "", one.doc).strip())])
    if not one.name.endswith("_options") and not is_begun:
        return "\n".join([*told, f"using {name} = {one.name};", ""])
    return "\n".join(
        [
            *told,
            f"struct {name} : {one.name} {{",
            "    /// The defaults." if not is_begun else "    /// Without anything: all numbers are absent.",
            f"    {name}() noexcept : {one.name}() {{ {one.name}_init(this); }}",
            "};",
            "",
        ]
    )
