# SPDX-License-Identifier: MIT
"""Writes the modules: one for each subject, and one for the types that belong to all."""

from __future__ import annotations

from description.api import API
from description.subjects import SUBJECTS, place

from .ffi import declarations
from .functions import functions
from .names import WITHOUT
from .prose import Prose
from .types import types

HEAD = """\
// SPDX-License-Identifier: MIT
//! {}
// Written by generate.py.

use crate::prelude::*;

"""


def modules() -> dict[str, str]:
    api = API()
    unknown = WITHOUT.keys() - api.names
    if unknown:
        raise SystemExit(f"generate: gridnorth.h has no {', '.join(unknown)}")
    prose = Prose(api)
    found = {"types": text("Types that belong to no subject.", types(api, prose, None))}
    for name, doc in SUBJECTS.items():
        declared = [one for one in api.functions if place(one.name).subject == name]
        if written := functions(api, prose, name):
            parts = [*types(api, prose, name), *written, *declarations(declared, name)]
            found[name] = text(doc, parts)
    return found


def text(doc: str, lines: list[str]) -> str:
    return HEAD.format(doc) + "\n".join(lines).rstrip() + "\n"
