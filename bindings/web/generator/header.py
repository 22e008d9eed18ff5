# SPDX-License-Identifier: MIT
"""Reads gridnorth.h and gridnorth_types.h."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from .names import ENUMERATIONS, SUMS

INCLUDE = Path(__file__).resolve().parents[3] / "include"
SIZES = {"double": 8, "uint64_t": 8, "float": 4, "int32_t": 4, "uint32_t": 4, "char": 1}


@dataclass
class Field:
    name: str
    type: str
    count: int
    doc: str
    offset: int = 0


@dataclass
class Struct:
    name: str
    doc: str
    fields: list[Field]
    size: int = 0


@dataclass
class Parameter:
    name: str
    type: str
    is_pointer: bool
    is_const: bool
    doc: str


@dataclass
class Function:
    name: str
    returns: str
    parameters: list[Parameter]
    summary: str
    outcome: str
    body: list[str]


def plain(comment: str) -> str:
    return " ".join(comment.replace("*", " ").split())


class Header:
    def __init__(self):
        types = (INCLUDE / "gridnorth_types.h").read_text()
        self.enumerators: list[list[tuple[str, int, str]]] = []
        for block in re.findall(r"\benum (?:\w+ )?\{(.*?)\n\}", types, re.S):
            values = re.findall(r"(GN_\w+) = (-?\w+),?\s*(?:/\*(.*?)\*/)?", block, re.S)
            self.enumerators.append([(name, int(value, 0), plain(doc)) for name, value, doc in values])
        self.structs = {struct.name: struct for struct in self.read_structs(types)}
        self.functions = list(self.read_functions((INCLUDE / "gridnorth.h").read_text()))

    def read_structs(self, text: str):
        sizes = dict(SIZES)
        for doc, body, name in re.findall(r"/\*((?:(?!\*/).)*)\*/\ntypedef struct \w+ \{(.*?)\n\} (\w+);", text, re.S):
            struct = Struct(name, plain(doc), [])
            alignment = 1
            for kind, field_name, count, field_doc in re.findall(
                r"^    (\w+) (\w+)(?:\[(\d+)\])?; *(?:/\*(.*?)\*/)?", body, re.S | re.M
            ):
                unit = 8 if kind.startswith("gn_") else sizes[kind]
                alignment = max(alignment, unit)
                offset = -(-struct.size // unit) * unit
                struct.fields.append(Field(field_name, kind, int(count or 1), plain(field_doc), offset))
                struct.size = offset + sizes[kind] * int(count or 1)
            struct.size = -(-struct.size // alignment) * alignment
            sizes[name] = struct.size
            yield struct

    def read_functions(self, text: str):
        for comment, prototype in re.findall(r"/\*\*(.*?)\*/\n([^#/]*?\);)", text, re.S):
            prototype = " ".join(prototype.split())
            returns, name, inside = re.match(r"(.*?)(gn_\w+)\((.*)\);", prototype).groups()
            lines = [re.sub(r"^ \* ?", "", line) for line in comment.strip("\n").split("\n")]
            paragraphs = [part for part in "\n".join(lines).strip().split("\n\n") if part.strip()]
            docs, body, outcome = {}, [], ""
            for part in paragraphs[1:]:
                if part.startswith("@param"):
                    docs = {
                        n: " ".join(d.split()) for n, d in re.findall(r"@param (\w+)\s+(.*?)(?=\n@|\Z)", part, re.S)
                    }
                elif part.startswith("@return"):
                    outcome = " ".join(part.removeprefix("@return").split())
                else:
                    body.append(" ".join(part.split()))
            parameters = []
            for declaration in [] if inside == "void" else inside.split(", "):
                const, kind, star, parameter = re.match(r"(const )?(\w+) (\*?)(\w+)$", declaration).groups()
                parameters.append(Parameter(parameter, kind, bool(star), bool(const), docs.get(parameter, "")))
            yield Function(name, returns.strip(), parameters, " ".join(paragraphs[0].split()), outcome, body)

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
