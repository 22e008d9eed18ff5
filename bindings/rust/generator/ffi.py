# SPDX-License-Identifier: MIT
"""Writes the declarations of the C functions."""

from __future__ import annotations

from description.api import API, Function, Parameter

from .names import WITHOUT, c_type

HEAD = """\
// SPDX-License-Identifier: MIT
//! The functions of gridnorth.h. Written by generate.py.

use crate::types::*;

extern "C" {
"""


def declarations(api: API) -> str:
    functions = [one for one in api.functions if one.name not in WITHOUT or one.name.endswith("_init")]
    return HEAD + "\n".join(map(declaration, functions)) + "\n}\n"


def declaration(function: Function) -> str:
    returns = "*const u8" if "char" in function.returns else c_type(function.returns)
    parts = [parameter(one) for one in function.parameters]
    line = f"    pub fn {function.name}({', '.join(parts)}) -> {returns};"
    if len(line) <= 120:
        return line
    return f"    pub fn {function.name}(\n" + "".join(f"        {one},\n" for one in parts) + f"    ) -> {returns};"


def parameter(one: Parameter) -> str:
    pointer = "" if not one.is_pointer else "*const " if one.is_const else "*mut "
    return f"{one.name}: {pointer}{c_type(one.type)}"
