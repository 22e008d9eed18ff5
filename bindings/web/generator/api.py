# SPDX-License-Identifier: MIT
"""Reads docs/api.json, the description of the C API."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

from .names import ENUMERATIONS, SUMS

DESCRIPTION = Path(__file__).resolve().parents[3] / "docs" / "api.json"


@dataclass
class Field:
    name: str
    type: str
    count: int
    doc: str
    offset: int


@dataclass
class Struct:
    name: str
    doc: str
    fields: list[Field]
    size: int


@dataclass
class Parameter:
    name: str
    type: str
    role: str
    is_pointer: bool
    is_const: bool
    doc: str
    #: The parameters that a size, count or stride is of.
    of: list[str]


@dataclass
class Function:
    name: str
    returns: str
    parameters: list[Parameter]
    summary: str
    outcome: str
    body: list[str]


def plain(markdown: str) -> str:
    """A text in one line, names without backticks."""
    return " ".join(re.sub(r"`([^`\s][^`]*)`", r"\1", markdown).split())


class API:
    def __init__(self):
        described = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
        self.enumerators: list[list[tuple[str, int, str]]] = [
            [(one["name"], one["value"], one["documentation"]) for one in enumeration["values"]]
            for enumeration in described["enumerations"]
        ]
        self.structs = {one["name"]: self.struct(one) for one in described["structs"]}
        self.functions = [self.function(one) for one in described["functions"]]

    def struct(self, described: dict) -> Struct:
        fields = [
            Field(one["name"], one["type"], one.get("count", 1), one["documentation"], one["offset"])
            for one in described["fields"]
        ]
        return Struct(described["name"], described["documentation"], fields, described["size"])

    def function(self, described: dict) -> Function:
        parameters = [
            Parameter(
                one["name"],
                one["type"],
                one["role"],
                "*" in one["declaration"],
                one["declaration"].startswith("const "),
                plain(one["documentation"]),
                one.get("of", []),
            )
            for one in described["parameters"]
        ]
        # An example in C says nothing to those who write JavaScript.
        body = [plain(part) for part in described["discussion"] if not part.startswith("```")]
        return Function(
            described["name"],
            described["returns"],
            parameters,
            plain(described["summary"]),
            plain(described["result"]),
            body,
        )

    def members(self, enumeration: str) -> list[tuple[str, int, str]]:
        """The words of an enumeration, with their values and what they mean."""
        prefix, which = ENUMERATIONS[enumeration]
        for block in self.enumerators:
            names = [name for name, _, _ in block]
            if isinstance(which, list):
                chosen = [item for item in block if item[0] in which]
            elif (which or names[0]) == names[0] and names[0].startswith(prefix):
                chosen = block
            else:
                continue
            if not chosen:
                continue
            if enumeration in SUMS:
                chosen = [item for item in chosen if item[1] & (item[1] - 1) == 0]
            return [(name.removeprefix(prefix).lower().replace("_", "-"), value, doc) for name, value, doc in chosen]
        raise SystemExit(f"generate: no enumeration begins with {prefix}")
