# SPDX-License-Identifier: MIT
"""Reads docs/api.json, the description of the C API."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .meanings import PREFIXES, SUMS

DESCRIPTION = Path(__file__).resolve().parents[2] / "docs" / "api.json"


@dataclass
class Value:
    """A value of an enumeration."""

    name: str
    value: int
    doc: str
    #: The name in lower case without the beginning that all names of the enumeration share: "grid-zone".
    word: str


@dataclass
class Enumeration:
    name: str
    doc: str
    values: list[Value]

    @property
    def is_sum(self) -> bool:
        return self.name in SUMS

    @property
    def single(self) -> list[Value]:
        """The values; for sums, only values that are not sums of others."""
        return [one for one in self.values if not self.is_sum or one.value & (one.value - 1) == 0]


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
    #: The parameters that a size, count or stride describes.
    of: list[str]
    #: Whether the pointer may be null.
    is_optional: bool


@dataclass
class Function:
    name: str
    section: str
    returns: str
    parameters: list[Parameter]
    summary: str
    outcome: str
    body: list[str]
    prototype: str
    #: The statuses that a call can return, and the statuses of a row.
    statuses: list[str]
    row_statuses: list[str]

    @property
    def is_batch(self) -> bool:
        return self.name.endswith("_batch")


def plain(markdown: str) -> str:
    """Returns a text in one line, with names without backticks."""
    return " ".join(re.sub(r"`([^`\s][^`]*)`", r"\1", markdown).split())


@cache
def described() -> dict:
    """docs/api.json as it stands."""
    return json.loads(DESCRIPTION.read_text(encoding="utf-8"))


class API:
    def __init__(self):
        self.sections: list[str] = described()["sections"]
        self.enumerations = {one["name"]: self.enumeration(one) for one in described()["enumerations"]}
        self.constants: list[tuple[str, int | float, str]] = [
            (one["name"], one["value"], one["documentation"]) for one in described()["constants"]
        ]
        self.structs = {one["name"]: self.struct(one) for one in described()["structs"]}
        self.functions = [self.function(one) for one in described()["functions"]]
        #: Structs other than options that are not initialized with zeros, but by a function.
        self.begun = {
            name for name in self.structs if not name.endswith("_options") and f"{name}_init" in self.names
        }

    @property
    def names(self) -> set[str]:
        return {one.name for one in self.functions}

    def enumeration(self, described: dict) -> Enumeration:
        name = described["name"]
        if name not in PREFIXES:
            raise SystemExit(f"generate: bindings/description/meanings.py does not know how the values of {name} begin")
        values = [
            Value(
                one["name"],
                one["value"],
                one["documentation"],
                one["name"].removeprefix(PREFIXES[name]).lower().replace("_", "-"),
            )
            for one in described["values"]
        ]
        return Enumeration(name, described["documentation"], values)

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
                one.get("null") == "always",
            )
            for one in described["parameters"]
        ]
        # An example in C does not help users of another language.
        body = [plain(part) for part in described["discussion"] if not part.startswith("```")]
        return Function(
            described["name"],
            described["section"],
            described["returns"],
            parameters,
            plain(described["summary"]),
            plain(described["result"]),
            body,
            described["prototype"],
            described.get("statuses", []),
            described.get("row_statuses", []),
        )
