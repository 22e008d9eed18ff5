# SPDX-License-Identifier: MIT
"""The form in Go of a thing that C takes: its argument, and the expressions that C gets for its parts."""

from __future__ import annotations

from dataclasses import dataclass, field

from description.api import API
from description.calls import Call, Kind, Thing
from description.meanings import UNLIMITED

from .names import NUMBERS, exported, local, type_name

#: Structs of at most this many bytes are passed by value.
SMALL = 32

#: Numbers of an output of unknown size come in pairs.
PAIR = "[2]float32"

COLUMNS = {Kind.COLUMN, Kind.ROWS, Kind.TEXTS, Kind.SLOTS, Kind.STATUSES}


@dataclass
class Passed:
    """A thing in Go: the type of its argument, if any; the expressions for C; and the statements before the call."""

    type: str | None
    parts: dict[str, str]
    before: list[str] = field(default_factory=list)


class Calling:
    """How one function is called."""

    def __init__(self, api: API, call: Call):
        self.api, self.call, self.function = api, call, call.function
        self.name = exported(call.function.name)

    def element(self, thing: Thing) -> str:
        """The type of a value, or of an element."""
        if thing.enumeration:
            return type_name(thing.enumeration)
        if thing.kind is Kind.OUTPUT and thing.type == "float":
            return PAIR
        if thing.kind is Kind.OUTPUT and thing.type == "uint8_t":
            return "byte"
        if thing.type in ("gn_status", "uint8_t"):
            return "Status"
        if thing.type == "char":
            return "byte"
        if thing.type == "int32_t" and thing.kind in COLUMNS:
            return "int32"
        return NUMBERS.get(thing.type) or type_name(thing.type)

    def pointer(self, thing: Thing, to: str) -> str:
        return f"(*C.{thing.type})({to})"

    def passed(self, thing: Thing) -> Passed:
        name, element, kind = local(thing.name), self.element(thing), thing.kind
        if kind is Kind.NUMBER:
            if thing.is_truth:
                return Passed("bool", {"value": f"truth({name})"})
            if thing.enumeration or element in ("Status", "float64"):
                c_type = "double" if element == "float64" else thing.type
                return Passed(element, {"value": f"C.{c_type}({name})"})
            limits = {"int32_t": "signed", "uint32_t": "unsigned", "size_t": "C.size_t"}
            return Passed("int", {"value": f"{limits[thing.type]}({name})"})
        if kind is Kind.STRUCT and not thing.is_optional and self.api.structs[thing.type].size <= SMALL:
            return Passed(element, {"pointer": self.pointer(thing, f"unsafe.Pointer(&{name})")})
        if kind in (Kind.STRUCT, Kind.OPTIONS):
            return Passed(f"*{element}", {"pointer": self.pointer(thing, f"unsafe.Pointer({name})")})
        if kind is Kind.TEXT:
            return Passed("string", {"pointer": f"textPointer({name})", "size": f"C.size_t(len({name}))"})
        if kind is Kind.ARRAY:
            pointer = self.pointer(thing, f"address({name})")
            return Passed(f"[]{element}", {"pointer": pointer, "count": f"C.size_t(len({name}))"})
        if kind in (Kind.TEXTS, Kind.SLOTS):
            parts = {"pointer": f"(*C.char)({name}.at())", "stride": f"{name}.stride", "slot_size": f"{name}.size"}
            return Passed("TextColumn", parts)
        if kind in (Kind.COLUMN, Kind.ROWS):
            parts = {"pointer": self.pointer(thing, f"{name}.at()"), "stride": f"{name}.stride"}
            return Passed(f"Column[{element}]", parts)
        if kind is Kind.STATUSES:
            return Passed("[]Status", {"pointer": self.pointer(thing, f"address({name})")})
        if kind is Kind.KNOWN:
            return Passed(None, {"pointer": self.pointer(thing, f"address({name})")})
        if kind is Kind.OUTPUT:
            capacity, needed = f"{name}Capacity", f"{name}Needed"
            return Passed(None, {"pointer": self.pointer(thing, f"{name}At"), "capacity": capacity, "needed": needed})
        # A result, or where a text is refused.
        pointer = self.pointer(thing, f"unsafe.Pointer(&{stored(thing)})")
        before = [f"var {stored(thing)} C.{thing.type}"] if stored(thing) != name else []
        return Passed(None, {"pointer": pointer}, before)

    def invocation(self, passed: dict[int, Passed], count: str = "") -> str:
        """The call of the C function."""
        given = [
            count if part == "count" and thing.kind in COLUMNS else passed[id(thing)].parts[part]
            for thing, part in self.call.arguments
        ]
        return listed(f"C.{self.function.name}(", given, ")")

    def refusals(self) -> list[str]:
        """Refuses negative numbers that would otherwise become the largest, which C accepts."""
        found = [local(one.name) for one in self.call.things if one.kind is Kind.NUMBER and one.name in UNLIMITED]
        return [line for name in found for line in (f"if {name} < 0 {{", "\treturn C.GN_ERROR_COUNT", "}")]

    def status(self, passed: dict[int, Passed]) -> list[str]:
        """The call of a function whose results have a known size."""
        called = self.invocation(passed)
        if not self.refusals():
            return [f"status := {called}"]
        inner = [*self.refusals(), f"return {called}"]
        return ["status := func() C.gn_status {", *(f"\t{line}" for line in inner), "}()"]

    def filling(self, passed: dict[int, Passed], helper: str = "", count: str = "") -> list[str]:
        """The call of a function whose results have a size that only the library knows, through a helper."""
        outputs = [one for one in self.call.things if one.kind is Kind.OUTPUT]
        names = [local(one.name) for one in outputs]
        taken = [
            part
            for name in names
            for part in (f"{name}At unsafe.Pointer", f"{name}Capacity C.size_t", f"{name}Needed *C.size_t")
        ]
        elements = ", ".join(self.element(one) for one in outputs)
        changed = next((local(one.name) for one in outputs if one.is_changed), None)
        if changed:
            return self.called(names, f"change[{elements}]({changed}, func(", taken, passed, count)
        helper = helper or f"{'fillTwo' if len(names) > 1 else 'fill'}[{elements}]"
        return self.called(names, f"{helper}(func(", taken, passed, count)

    def called(self, names: list[str], head: str, taken: list[str], passed: dict[int, Passed], count: str) -> list[str]:
        return [
            listed(f"{', '.join(names)}, status := {head}", taken, ") C.gn_status {"),
            *(f"\t{line}" for line in self.refusals()),
            f"\treturn {self.invocation(passed, count)}",
            "})",
        ]


def grouped(arguments: list[tuple[str, str]]) -> list[str]:
    """Neighbors of one type share it: latitude, longitude float64."""
    groups: list[tuple[list[str], str]] = []
    for name, kind in arguments:
        if groups and groups[-1][1] == kind:
            groups[-1][0].append(name)
        else:
            groups.append(([name], kind))
    return [f"{', '.join(names)} {kind}" for names, kind in groups]


def listed(head: str, items: list[str], tail: str) -> str:
    """A list in one line, or with a line for each item."""
    line = f"{head}{', '.join(items)}{tail}"
    return line if len(line) <= 100 else "\n".join([head, *(f"{one}," for one in items), tail])


def stored(thing: Thing) -> str:
    """The variable that C writes a result into: an int of Go has another size."""
    is_int = thing.type in ("int32_t", "uint32_t", "size_t") and not thing.enumeration
    return f"{local(thing.name)}InC" if is_int else local(thing.name)
