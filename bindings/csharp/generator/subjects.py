# SPDX-License-Identifier: MIT
"""Writes a file for each subject: its functions, then its types; and one for the types that belong to all."""

from __future__ import annotations

from description.api import API
from description.subjects import SUBJECTS

from .functions import Backend
from .names import class_name
from .prose import Prose, comment
from .types import types

# Fields that only the library reads or writes.
UNUSED = "#pragma warning disable 0169, 0649"


def class_of(head: str, inside: list[str]) -> list[str]:
    return [*head.splitlines(), "{", *(f"    {line}".rstrip() for line in inside), "}"]


def subjects(api: API) -> dict[str, list[str]]:
    """The lines of each file, by its name."""
    prose = Prose(api)
    backend = Backend(api, prose)
    found = {"Types": joined([[UNUSED], *types(api, prose, None)])}
    for subject, doc in SUBJECTS.items():
        name, members, declared = class_name(subject), backend.members(subject), types(api, prose, subject)
        # A struct with the name of its subject has the functions.
        if f"gn_{subject}" in api.structs:
            functions = class_of(f"public unsafe partial struct {name}", members)
        else:
            summary = "\n".join(comment({"summary": doc}))
            functions = class_of(f"{summary}\npublic static unsafe class {name}", members)
        if members:
            found[name] = joined([*([[UNUSED]] if declared else []), functions, *declared])
    return found


def joined(parts: list[list[str]]) -> list[str]:
    return [line for part in parts for line in ("", *part)][1:]
