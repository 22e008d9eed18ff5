# SPDX-License-Identifier: MIT
"""Writes the declarations of the C functions."""

from __future__ import annotations

from description.api import Function, Parameter

from .names import WITHOUT, c_type


def declarations(functions: list[Function], subject: str) -> list[str]:
    declared = [one for one in functions if one.name not in WITHOUT or one.name.endswith("_init")]
    return ['extern "C" {', *(declaration(one, subject) for one in declared), "}"]


def declaration(function: Function, subject: str) -> str:
    returns = "*const u8" if "char" in function.returns else c_type(function.returns, subject)
    parts = [parameter(one, subject) for one in function.parameters]
    line = f"    fn {function.name}({', '.join(parts)}) -> {returns};"
    if len(line) <= 120:
        return line
    return f"    fn {function.name}(\n" + "".join(f"        {one},\n" for one in parts) + f"    ) -> {returns};"


def parameter(one: Parameter, subject: str) -> str:
    pointer = "" if not one.is_pointer else "*const " if one.is_const else "*mut "
    return f"{one.name}: {pointer}{c_type(one.type, subject)}"
