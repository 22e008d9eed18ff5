# SPDX-License-Identifier: MIT
"""Reads the examples of docs/api.json, lines of C, for the values of the arguments of a call.

An argument that an earlier call of the example fills is a `Made`: that call, and the name of its result.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache

from description.api import described

TOKENS = re.compile(r"""\s+|//[^\n]*|("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])'|[\w.]+(?:(?<=[eE])[-+]\d+)?|.)""", re.S)


class Unreadable(Exception):
    """An argument in a form that this module does not know."""


@dataclass
class Made:
    """A result of an earlier call."""

    call: Earlier
    result: str


@dataclass
class Earlier:
    """A call of an example, with the variables as they were before it."""

    function: str
    arguments: list[list[str]]
    variables: dict[str, object] = field(default_factory=dict)

    def value(self, tokens: list[str]):
        """The value of an argument: a number, a text, None, a list of parts, or a Made."""
        return Reader(self.variables).value(tokens)


@cache
def constants() -> dict[str, float]:
    found = {one["name"]: one["value"] for one in described()["constants"]}
    found |= {value["name"]: value["value"] for one in described()["enumerations"] for value in one["values"]}
    return found | {"NAN": float("nan"), "INFINITY": float("inf")}


@cache
def fields_of(struct: str) -> dict[str, dict]:
    """The fields of a struct by their names; none for other types."""
    found = next((one for one in described()["structs"] if one["name"] == struct), None)
    return {one["name"]: one for one in found["fields"]} if found else {}


def split(tokens: list[str], separator: str) -> list[list[str]]:
    """The parts of a list at separators outside of parentheses."""
    parts, depth = [[]], 0
    for token in tokens:
        depth += (token in "([{") - (token in ")]}") if len(token) == 1 else 0
        if token == separator and depth == 0:
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


@dataclass
class Variable:
    """A variable of an example: its type, whether it is an array, and its parts as far as they are known."""

    type: str
    is_array: bool
    value: object = None


class Reader:
    def __init__(self, variables: dict[str, object]):
        self.variables = variables

    def value(self, tokens: list[str], kind: str = "", is_array: bool = False):
        first, *rest = tokens or [""]
        if first == "{":
            return self.braces(tokens[1:-1], kind, is_array)
        if first == "-":
            return -self.value(rest)
        if first == "NULL":
            return None
        if first[0:1] == '"':
            return "".join(bytes(one[1:-1], "utf-8").decode("unicode_escape").encode("latin-1").decode() for one in tokens)
        if "|" in tokens:
            return sum(self.value(part) for part in split(tokens, "|"))
        if first == "&" and rest[:1] == ["("]:
            return self.value(rest[rest.index(")") + 1 :], rest[1])
        if len(tokens) == 1 and first in constants():
            return constants()[first]
        if len(tokens) == 1 and re.match(r"[\d.]", first):
            number = float(first)
            return int(number) if re.fullmatch(r"\d+", first) else number
        return self.place([one for one in tokens if one not in ("&", "*")])

    def braces(self, tokens: list[str], kind: str, is_array: bool):
        """The parts of an initializer: a dict for a struct, otherwise a list."""
        parts = [part for part in split(tokens, ",") if part]
        fields = fields_of(kind)
        if is_array or not fields:
            return [self.value(part, kind) for part in parts]
        found, names = {}, iter(fields)
        for part in parts:
            name = part[0].removeprefix(".") if part[0][0:1] == "." and part[1:2] == ["="] else next(names)
            part = part[2:] if part[1:2] == ["="] else part
            found[name] = self.value(part, fields[name]["type"])
        return found

    def place(self, tokens: list[str]):
        """The value at a name, an element, or a field: `to[0].latitude` is the latitudes of all elements."""
        path = [part for token in tokens for part in token.split(".") if part]
        variable = self.variables.get(path[0]) if path else None
        if variable is None:
            raise Unreadable(tokens)
        value = variable.value if isinstance(variable, Variable) else variable
        rest = path[1:]
        while rest:
            if rest[0] == "[":
                # The first element stands for all of an array if a field of it is the first of a column.
                index, rest = int(rest[1]), rest[3:]
                is_all = index == 0 and isinstance(value, list) and (rest or not isinstance(value[0], dict))
                value = value if is_all else value[index]
                continue
            name, rest = rest[0], rest[1:]
            if isinstance(value, Made) or value is None:
                raise Unreadable(tokens)
            value = [one[name] for one in value] if isinstance(value, list) else value[name]
        if value is None:
            raise Unreadable(tokens)
        return value


def statements(text: str) -> list[list[str]]:
    """The tokens of each statement; `.latitude` and `from.latitude` are one token."""
    tokens = [found[1] for found in TOKENS.finditer(text) if found[1]]
    return [one for one in split(tokens, ";") if one]


def calls_in(text: str) -> dict[str, Earlier]:
    """The last call of each function of an example."""
    variables: dict[str, object] = {}
    found: dict[str, Earlier] = {}
    for statement in statements(text):
        names = [at for at, token in enumerate(statement) if token.startswith("gn_") and statement[at + 1 : at + 2] == ["("]]
        if names and "=" not in statement[:1] and statement[0] not in ("if", "puts", "printf", "char") or names == [0]:
            at = names[0]
            end = len(statement) - 1 - statement[::-1].index(")")
            one = Earlier(statement[at], split(statement[at + 2 : end], ","), dict(variables))
            found[one.function] = one
            fill(one, variables)
        elif statement[0] in ("puts", "printf", "if"):
            for at in names:
                end = statement.index(")", at)
                inside = statement[at + 2 : end]
                found[statement[at]] = Earlier(statement[at], split(inside, ",") if inside else [], dict(variables))
        elif "=" in statement and statement[0] in variables:
            assign(statement, variables)
        else:
            declare(statement, variables)
    return found


def fill(one: Earlier, variables: dict[str, object]) -> None:
    """Notes which variables a call fills."""
    function = next(each for each in described()["functions"] if each["name"] == one.function)
    for parameter, tokens in zip(function["parameters"], one.arguments):
        name = next((token for token in tokens if token in variables), None)
        if parameter["direction"] == "out" and name:
            variables[name] = Made(one, parameter["name"])


def assign(statement: list[str], variables: dict[str, object]) -> None:
    path = [part for part in statement[: statement.index("=")] for part in part.split(".") if part]
    variable = variables[path[0]]
    if isinstance(variable, Made) and variable.call.function.endswith("_init"):
        variables[path[0]] = variable = Variable("", False, {})
    if isinstance(variable, Variable) and len(path) == 2 and isinstance(variable.value, dict):
        variable.value[path[1]] = Reader(variables).value(statement[statement.index("=") + 1 :])


def declare(statement: list[str], variables: dict[str, object]) -> None:
    words = [one for one in statement if one not in ("static", "const")]
    kind, rest = words[0], words[1:]
    for part in split(rest, ","):
        names = [token for token in part if re.match(r"[a-z_]", token)]
        if not names:
            continue
        name, is_array = names[0], "[" in part[: part.index("=")] if "=" in part else "[" in part
        value = None
        if "=" in part:
            try:
                value = Reader(variables).value(part[part.index("=") + 1 :], kind, is_array)
            except (Unreadable, ValueError, KeyError, IndexError, TypeError):
                value = None
        variables[name] = Variable(kind, is_array, value)
