# SPDX-License-Identifier: MIT
"""Arguments and results of a function for callers in any language: the three parameters of a C array are one thing.

A function with an unknown role is refused, so no role can be forgotten.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import Enum, auto

from .api import API, Function, Parameter
from .meanings import ABSENT_ARRAYS, BYTES, CHANGED, REPORT, TRUTHS, WORDS, enumeration_of


class Kind(Enum):
    NUMBER = auto()  # In: a number, a value of an enumeration, or a truth value.
    STRUCT = auto()  # In: a struct; in the *_options_init functions also out.
    OPTIONS = auto()  # In: options, which may be left out.
    TEXT = auto()  # In: bytes and their number.
    ARRAY = auto()  # In: elements without a stride, and their number.
    COLUMN = auto()  # In: one element for each row of a batch.
    TEXTS = auto()  # In: one slot of text for each row.
    RESULT = auto()  # Out: one value.
    OUTPUT = auto()  # Out: elements or text; the call returns the number needed.
    KNOWN = auto()  # Out: as many elements as a count says.
    ROWS = auto()  # Out: one element for each row.
    SLOTS = auto()  # Out: one slot of text for each row.
    STATUSES = auto()  # Out: one status for each row.
    OFFSET = auto()  # Out: where in a text a refused part begins.
    FIELD = auto()  # Out: in which of several texts.


INPUTS = {Kind.NUMBER, Kind.STRUCT, Kind.OPTIONS, Kind.TEXT, Kind.ARRAY, Kind.COLUMN, Kind.TEXTS}


@dataclass
class Thing:
    """One or more parameters that C passes. The first of them, the number or the pointer, is `parameter`."""

    kind: Kind
    parameter: Parameter
    #: For a number: the enumeration whose values it has.
    enumeration: str | None = None
    #: For a text: whether other arguments or results count its bytes in UTF-8.
    is_bytes: bool = False

    @property
    def name(self) -> str:
        return self.parameter.name

    @property
    def type(self) -> str:
        return self.parameter.type

    @property
    def doc(self) -> str:
        if self.is_changed:
            return CHANGED[self.name]
        # Only C has untyped memory, in which an index could overlap its own source.
        return re.sub(r" Must not overlap [^.]*\.", "", self.parameter.doc) if self.is_words else self.parameter.doc

    @property
    def is_optional(self) -> bool:
        """Whether an input may be left out."""
        return self.parameter.is_optional or self.name in ABSENT_ARRAYS

    @property
    def is_truth(self) -> bool:
        return self.name in TRUTHS

    @property
    def is_words(self) -> bool:
        """Whether the thing is an index."""
        return self.name in WORDS

    @property
    def is_input(self) -> bool:
        return self.kind in INPUTS

    @property
    def is_changed(self) -> bool:
        """Whether an output is also an input."""
        return self.kind is Kind.OUTPUT and self.name in CHANGED

    @property
    def doc_before(self) -> str:
        """The comment for the values of a changed array before the call."""
        return self.parameter.doc.split("; receives")[0] + "."


@dataclass
class Call:
    """A function: its things in the order of C, and for each C parameter the thing and the part that it is.

    The parts: "value", "pointer", "size" (bytes of a text), "count" (elements or rows), "stride", "slot_size",
    "capacity", "needed".
    """

    function: Function
    things: list[Thing] = field(default_factory=list)
    arguments: list[tuple[Thing, str]] = field(default_factory=list)

    @property
    def inputs(self) -> list[Thing]:
        return [one for one in self.things if one.is_input]

    @property
    def outputs(self) -> list[Thing]:
        """The results, without those that only describe errors."""
        errors = (Kind.STATUSES, Kind.OFFSET, Kind.FIELD)
        return [one for one in self.things if not one.is_input and one.kind not in errors]

    @property
    def has_rows(self) -> bool:
        return self.has(Kind.COLUMN) or self.has(Kind.TEXTS)

    @property
    def is_batch(self) -> bool:
        """Whether the function only maps rows to rows."""
        return self.function.is_batch and not self.has(Kind.OUTPUT)

    @property
    def gathers(self) -> bool:
        """Whether many rows or elements, each with a status, become one result of unknown size: an index."""
        return (self.has_rows or self.has(Kind.STATUSES)) and not self.is_batch

    @property
    def judged(self) -> Thing | None:
        """The array whose elements have statuses, if there are no rows."""
        if self.has_rows or not self.has(Kind.STATUSES):
            return None
        return next(one for one in self.things if one.kind is Kind.ARRAY)

    @property
    def report(self) -> Thing | None:
        """The report of refused features; other features are results. For a reader, it also has an error's place."""
        return next((one for one in self.things if one.kind is Kind.RESULT and one.type == REPORT), None)

    @property
    def document(self) -> Thing | None:
        """The text whose offset a report gives, if the text is refused."""
        return next((one for one in self.things if one.kind is Kind.TEXT and one.name == "text"), None) if self.report else None

    def has(self, kind: Kind) -> bool:
        return any(one.kind is kind for one in self.things)


def kind_of(parameter: Parameter) -> Kind | None:
    """The kind of thing that begins with a parameter; None for a size, count, stride or capacity."""
    out = parameter.is_pointer and not parameter.is_const
    is_text = parameter.type == "char"
    kinds = {
        "value": Kind.NUMBER,
        "struct": Kind.STRUCT,
        "options": Kind.STRUCT if out else Kind.OPTIONS,
        "text": Kind.TEXT,
        "array": Kind.KNOWN if out else Kind.ARRAY,
        "column": (Kind.SLOTS if is_text else Kind.ROWS) if out else Kind.TEXTS if is_text else Kind.COLUMN,
        "result": Kind.RESULT,
        "output": Kind.OUTPUT,
        "statuses": Kind.STATUSES,
        "error_offset": Kind.OFFSET,
        "error_field": Kind.FIELD,
    }
    parts = {"text_size", "count", "stride", "slot_size", "capacity", "needed"}
    if parameter.role not in kinds and parameter.role not in parts:
        raise SystemExit(f"generate: no rule for the role {parameter.role} of {parameter.name}")
    return kinds.get(parameter.role)


def call(function: Function) -> Call:
    """Groups the parameters of a function into things."""
    found = Call(function)
    by_name: dict[str, Thing] = {}
    for parameter in function.parameters:
        kind = kind_of(parameter)
        if parameter.role == "count" and function_gives_no_count(function, parameter):
            kind = Kind.NUMBER
        if kind is not None:
            enumeration = enumeration_of(function.name, parameter.name)
            is_bytes = kind is Kind.TEXT and f"{function.name}.{parameter.name}" in BYTES
            by_name[parameter.name] = Thing(kind, parameter, enumeration, is_bytes)
            found.things.append(by_name[parameter.name])
    for parameter in function.parameters:
        if parameter.name in by_name:
            found.arguments.append((by_name[parameter.name], "pointer" if parameter.is_pointer else "value"))
            continue
        # A count of several arrays comes from the first array that the caller passes.
        owners = [by_name[name] for name in parameter.of]
        owner = next((one for one in owners if one.is_input), owners[0])
        part = "size" if parameter.role == "text_size" else parameter.role
        found.arguments.append((owner, part))
    return found


def function_gives_no_count(function: Function, count: Parameter) -> bool:
    """Whether the caller chooses a count, because it counts no input."""
    return not any(one.is_const for one in function.parameters if one.name in count.of)


def calls(api: API) -> list[Call]:
    return [call(function) for function in api.functions]
