# SPDX-License-Identifier: MIT
"""Writes Native, the exports of the library, and the methods that C# calls."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from description.api import API, Function, Parameter
from description.calls import Call, Kind, Thing, calls
from description.meanings import CHANGED_COUNT, UNLIMITED, enumeration_of
from description.subjects import place

from .comments import OUTCOMES
from .layout import wrapped
from .names import WITHOUT, camel, default, method_name, pascal, type_name
from .prose import Prose, comment
from .types import raw_type, value_type

# Statuses that callers never see, because the package makes the call itself.
NEVER = {
    "GN_OK",
    "GN_PARTIAL",
    "GN_ERROR_NULL",
    "GN_ERROR_BUFFER_TOO_SMALL",
    "GN_ERROR_STRIDE",
    "GN_ERROR_OPTIONS_SIZE",
}

# Arguments that the header describes too briefly, or describes in terms of C.
USUAL = {
    "options": "Null: the defaults.",
    "properties": "The properties of the feature: a JSON object, at most 64 levels deep; null: none.",
    "rings": "The number of points of each ring: the outer one, then the holes. Null: all points are one ring.",
    "gn_fence_index_build.rings": "The number of points of each ring, of all fences that have rings. Null: none has.",
    "last": "The state after the last fix. Null before the first.",
    "waypoints": "Which points of the route are waypoints: their numbers from 0, ascending. Null or empty: all of them.",
    "other_words": "The other index. Null or empty: the edges of the first meet one another.",
}

ANY_POSITION = "Latitude -90 ... 90 degrees, longitude any finite value."


def pointed(kind: str) -> str:
    """The type that a pointer points to."""
    if kind.endswith("_options"):
        return f"{type_name(kind)}.Raw"
    return "UIntPtr" if kind == "size_t" else raw_type(kind)


def native(api: API) -> list[str]:
    """The declarations of the C functions, with their names."""
    lines = []
    for function in api.functions:
        parameters = []
        for one in function.parameters:
            kind = {"size_t": "UIntPtr", "ptrdiff_t": "IntPtr", "gn_status": "int"}.get(one.type) or pointed(one.type)
            parameters.append(
                f"{pointed(one.type)}* {safe(one.name)}" if one.is_pointer else f"{kind} {safe(one.name)}"
            )
        returns = {"gn_status": "int", "const char *": "byte*", "size_t": "UIntPtr", "uint32_t": "uint"}
        lines += [
            *([""] if lines else []),
            "[DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]",
        ]
        head = f"internal static extern {returns.get(function.returns, 'int')} {function.name}("
        lines += wrapped(head, parameters, ");")
    return lines


def safe(name: str) -> str:
    """A name that may also be a keyword."""
    return f"@{name}" if name in ("out", "from", "in", "ref", "params") else name


@dataclass
class Method:
    """A method: its parameters, the arguments that it passes on, and its statements around the call."""

    function: Function
    #: Whether the results go into arrays of the caller, so that a game can use the same ones in every frame.
    into: bool = False
    required: list[tuple[str, str, Thing]] = field(default_factory=list)  # Type, name.
    optional: list[tuple[str, str, Thing]] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    pins: list[str] = field(default_factory=list)
    results: list[tuple[str, str, str, str]] = field(default_factory=list)  # Type, name, expression, documentation.
    offset: str = ""  # The argument after the status where the exception is made.
    given: list[tuple[str, str, Thing]] = field(default_factory=list)  # Arrays of the caller for results.
    grows: list[tuple[str, str]] = field(default_factory=list)  # Arrays of unknown size, and the sizes they need.
    kept: set[str] = field(default_factory=set)  # Arrays whose elements also go in.
    rows: str = ""  # The first of several columns, or the slots of texts.
    passed: dict[tuple[str, str], str] = field(default_factory=dict)


class Backend:
    def __init__(self, api: API, prose: Prose):
        self.api, self.prose = api, prose
        unknown = WITHOUT.keys() - {function.name for function in api.functions}
        if unknown:
            raise SystemExit(f"generate: gridnorth.h has no {', '.join(unknown)}")

    def members(self, subject: str) -> list[str]:
        """The constants and methods of a subject."""
        lines = []
        for whole, value, doc in self.api.constants:
            if place(whole).subject != subject:
                continue
            kind, name = "int" if isinstance(value, int) else "double", place(whole).name
            said = self.prose(doc) or f"The version that the package was written for: {name.split('_')[-1]}."
            lines += [*comment({"summary": said}), f"public const {kind} {pascal(name)} = {value};", ""]
        for call in calls(self.api):
            if place(call.function.name).subject == subject and call.function.name not in WITHOUT:
                lines += [*self.method(call, False), ""]
                kinds = {one.kind for one in call.outputs if one.type != "char"}
                if kinds & {Kind.ROWS, Kind.OUTPUT}:
                    lines += [*self.method(call, True), ""]
                if [one.name for one in call.things[:2]] == ["latitude", "longitude"]:
                    lines += [*self.of_point(call), ""]
        return lines[:-1]

    def method(self, call: Call, into: bool) -> list[str]:
        method = Method(call.function, into)
        for thing in call.things:
            getattr(self, thing.kind.name.lower())(method, call, thing)
        if method.kept:
            method.optional.sort(key=lambda one: one[2].kind is Kind.OPTIONS)
        passed = [method.passed[thing.name, part] for thing, part in call.arguments]
        if call.function.returns != "gn_status":
            return self.written(method, self.direct(call, passed))
        return self.written(method, self.statements(method, f"Native.{call.function.name}(", passed))

    def of_point(self, call: Call) -> list[str]:
        """The same for a Point, which other functions give, in place of latitude and longitude."""
        method = Method(call.function)
        for thing in call.things:
            getattr(self, thing.kind.name.lower())(method, call, thing)
        name = method_name(call.function.name)
        position = Parameter("position", "gn_point", "struct", False, True, ANY_POSITION, [], False)
        method.required[:2] = [("Point", "position", Thing(Kind.STRUCT, position))]
        others = [name for _, name, _ in method.required[1:] + method.optional]
        return self.written(
            method, [f"return {name}({', '.join(['position.Latitude', 'position.Longitude', *others])});"]
        )

    # -- input of the caller ---------------------------------------------------------------------------------------

    def argument(self, method: Method, thing: Thing, kind: str) -> str:
        name = camel(thing.name)
        place = method.required if default(method.function.name, thing.name) is None else method.optional
        place.append((kind, name, thing))
        return name

    def number(self, method: Method, call: Call, thing: Thing):
        kind = "bool" if thing.is_truth else value_type(call.function.name, thing.name, thing.type)
        name = self.argument(method, thing, "int" if thing.type == "size_t" else kind)
        if thing.name in UNLIMITED:
            method.before.append(f"Rows.NotNegative({name}, nameof({name}));")
        casts = {"size_t": f"(UIntPtr){name}", "uint32_t": f"(uint){name}"}
        value = casts.get(thing.type) or (name if kind in ("double", "int") else f"(int){name}")
        method.passed[thing.name, "value"] = f"{name} ? 1 : 0" if thing.is_truth else value

    def struct(self, method: Method, call: Call, thing: Thing):
        if thing.is_optional:
            name = self.argument(method, thing, f"{type_name(thing.type)}?")
            method.before.append(f"var {name}Value = {name}.GetValueOrDefault();")
            method.passed[thing.name, "pointer"] = f"{name}.HasValue ? &{name}Value : null"
        else:
            name = self.argument(method, thing, type_name(thing.type))
            method.passed[thing.name, "pointer"] = f"&{name}"

    def options(self, method: Method, call: Call, thing: Thing):
        name, kind = self.argument(method, thing, type_name(thing.type)), type_name(thing.type)
        method.before.append(f"var {name}Value = {name} == null ? default({kind}.Raw) : {name}.Value;")
        method.passed[thing.name, "pointer"] = f"{name} == null ? null : &{name}Value"

    def text(self, method: Method, call: Call, thing: Thing):
        if thing.is_bytes:
            self.bytes(method, thing)
            return
        name = self.argument(method, thing, "string")
        bytes_of = "BytesOrNull" if thing.is_optional else "Bytes"
        method.before.append(f"var {name}Bytes = Texts.{bytes_of}({name}, nameof({name}));")
        method.pins.append(f"byte* {name}At = {name}Bytes")
        method.passed[thing.name, "pointer"] = f"{name}At"
        method.passed[thing.name, "size"] = f"Texts.Size({name}Bytes)"

    def bytes(self, method: Method, thing: Thing):
        """A text of which spans and sizes count the bytes."""
        name = self.argument(method, thing, "byte[]")
        if name != "texts":
            method.before.append(f"Rows.Need({name}, nameof({name}));")
        method.pins.append(f"byte* {name}At = {name}")
        method.passed[thing.name, "pointer"] = f"{name}At"
        method.passed[thing.name, "size"] = f"Texts.Count({name})"

    def array(self, method: Method, call: Call, thing: Thing):
        if thing.type == "size_t":
            given = self.argument(method, thing, "int[]")
            name = f"{given}Sizes"
            method.before.append(f"var {name} = Rows.Sizes({given}, nameof({given}));")
        else:
            name = self.argument(method, thing, f"{self.element(thing)}[]")
            if thing is call.judged:
                method.before.append(f"var count = Rows.Need({name}, nameof({name}));")
                method.rows = "count"
            elif not thing.is_optional:
                method.before.append(f"Rows.Need({name}, nameof({name}));")
        is_signed = thing.type == "uint64_t" and not thing.is_words
        method.pins.append(f"{'long' if is_signed else pointed(thing.type)}* {name}At = {name}")
        method.passed[thing.name, "pointer"] = f"(ulong*){name}At" if is_signed else f"{name}At"
        length = f"({name} == null ? 0 : {name}.Length)" if thing.is_optional else f"{name}.Length"
        method.passed[thing.name, "count"] = f"(UIntPtr){length}"

    @staticmethod
    def element(thing: Thing) -> str:
        """The element type of an array: an index is bits, other 64-bit numbers count rows."""
        return "ulong" if thing.is_words else value_type("", "", thing.type)

    def column(self, method: Method, call: Call, thing: Thing):
        kind = value_type(call.function.name, thing.name, thing.type)
        name = self.argument(method, thing, f"{kind}[]")
        if method.rows:
            method.before.append(f"Rows.Same(count, {name}, nameof({name}));")
        else:
            method.before.append(f"var count = Rows.Need({name}, nameof({name}));")
            method.rows = "count"
        method.pins.append(f"{kind}* {name}At = {name}")
        self.strided(method, thing, kind, f"{name}At")
        method.passed[thing.name, "count"] = "(UIntPtr)count"

    def texts(self, method: Method, call: Call, thing: Thing):
        name = self.argument(method, thing, "string[]")
        method.before += [f"var slots = new Slots({name}, nameof({name}));", f"var count = {name}.Length;"]
        method.rows = "slots"
        method.passed[thing.name, "pointer"] = f"{name}At"
        method.passed[thing.name, "slot_size"] = "(UIntPtr)slots.Size"
        method.passed[thing.name, "stride"] = "(IntPtr)slots.Size"
        method.passed[thing.name, "count"] = "(UIntPtr)slots.Count"

    def strided(self, method: Method, thing: Thing, kind: str, at: str):
        if method.rows == "slots":
            # Nothing is added to null, which says that a column is not wanted.
            optional = method.into and thing.is_optional
            at = f"{at.split(')')[-1]} == null ? null : {at} + slots.First" if optional else f"{at} + slots.First"
        method.passed[thing.name, "pointer"] = at
        method.passed[thing.name, "stride"] = f"(IntPtr)sizeof({kind})"

    # -- results ----------------------------------------------------------------------------------------

    def result(self, method: Method, call: Call, thing: Thing):
        name, kind = camel(thing.name) + "Result", value_type(call.function.name, thing.name, thing.type)
        stored = "UIntPtr" if thing.type == "size_t" else kind
        method.before.append(f"{stored} {name};")
        is_number = kind in ("double", "int", "long") or thing.type in self.api.structs
        method.passed[thing.name, "pointer"] = f"&{name}" if is_number else f"({raw_type(thing.type)}*)&{name}"
        method.results.append((kind, pascal(thing.name), f"(long){name}" if stored != kind else name, thing.doc))
        if call.document:
            method.offset = f", (ulong){name}.Place"

    def output(self, method: Method, call: Call, thing: Thing):
        name, raw = camel(thing.name), pointed(thing.type)
        kind = "byte" if raw == "byte" else self.element(thing)
        pair = thing.type == "float"
        first = "Room.Document" if call.function.name.endswith(("_geojson", "_write")) else "Room.Text" if kind == "byte" else "Room.Elements"
        if thing.is_changed:
            room = self.changed(method, thing, kind)
        elif method.into:
            room = "result" if name == "out" else name
            method.given.append((f"ref {kind}[]", room, thing))
            method.before += [f"if ({room} == null) {room} = new {kind}[{first}];", f"UIntPtr {name}Needed;"]
        else:
            room = f"{name}Room"
            method.before += [f"var {room} = new {kind}[{first}];", f"UIntPtr {name}Needed;"]
        method.pins.append(f"{kind}* {name}At = {room}")
        method.passed[thing.name, "pointer"] = f"{name}At" if kind != "long" else f"(ulong*){name}At"
        method.passed[thing.name, "capacity"] = f"(UIntPtr)({room}.Length / 2)" if pair else f"(UIntPtr){room}.Length"
        method.passed[thing.name, "needed"] = f"&{name}Needed"
        needed = f"2 * (long){name}Needed" if pair else f"(long){name}Needed"
        method.grows.append((room, needed))
        doc = thing.doc + (" Each is two floats." if pair else "")
        if thing.type == "char":
            method.results.append(("string", "Text", f"Texts.Ended({room}, {needed})", doc))
        elif method.into:
            method.results.append(
                ("int", pascal(room), f"(int){name}Needed", f"How many elements of {room} there are.")
            )
        else:
            method.results.append((f"{kind}[]", pascal(thing.name), f"Room.Cut({room}, {needed})", doc))

    def changed(self, method: Method, thing: Thing, kind: str) -> str:
        """The array that holds the input and receives the results: a copy, or the caller's."""
        struct, count = CHANGED_COUNT[thing.name]
        name, held = camel(thing.name), f"{camel(struct)}Value.{pascal(count)}"
        room = name if method.into else f"{name}Room"
        method.kept.add(room)
        if method.into:
            method.given.append((f"ref {kind}[]", name, thing))
            method.before.append(f"Rows.Hold({held}, {name}, nameof({name}));")
            method.before.append(f"if ({name} == null) {name} = new {kind}[0];")
        else:
            self.argument(method, thing, f"{kind}[]")
            method.before.append(f"var {room} = Room.Copy({held}, {name}, nameof({name}));")
        method.before.append(f"UIntPtr {name}Needed;")
        return room

    def known(self, method: Method, call: Call, thing: Thing):
        name, kind = camel(thing.name) + "Room", value_type("", "", thing.type)
        counted = next(other for other, part in call.arguments if (thing.name in other.parameter.of) or part == "count")
        length = camel(counted.name) if counted.kind is Kind.NUMBER else f"{camel(counted.name)}.Length"
        method.before.append(f"var {name} = Room.For<{kind}>({length}, sizeof({kind}));")
        method.pins.append(f"{kind}* {name}At = {name}")
        method.passed[thing.name, "pointer"] = f"{name}At"
        method.results.append((f"{kind}[]", pascal(thing.name), name, thing.doc))

    def rows(self, method: Method, call: Call, thing: Thing):
        kind = value_type(call.function.name, thing.name, thing.type)
        name = self.rows_of(method, thing, kind)
        self.strided(method, thing, kind, f"{name}At")
        if enumeration_of(call.function.name, thing.name) and kind not in ("int", "double"):
            method.passed[thing.name, "pointer"] = f"({raw_type(thing.type)}*){method.passed[thing.name, 'pointer']}"

    def rows_of(self, method: Method, thing: Thing, kind: str) -> str:
        """An array for a column of results: a new one, or the caller's."""
        name = camel(thing.name) if method.into else camel(thing.name) + "Rows"
        if method.into:
            method.given.append((f"{kind}[]", name, thing))
            check = "SameOrNull" if thing.is_optional else "Same"
            method.before.append(f"Rows.{check}(count, {name}, nameof({name}));")
        else:
            method.before.append(f"var {name} = new {kind}[count];")
            method.results.append((f"{kind}[]", pascal(thing.name), name, thing.doc))
        method.pins.append(f"{kind}* {name}At = {name}")
        return name

    def slots(self, method: Method, call: Call, thing: Thing):
        """Each text has a slot of the longest that there is."""
        family = call.function.name.split("_")[1].upper()
        sizes = {one.name: one.value for one in self.api.enumerations["gn_capacity"].values}
        method.before.append(f"const int slot = {sizes[f'GN_{family}_CAPACITY']};")
        method.before.append(f"var {thing.name}Room = new byte[(long)slot * count];")
        method.pins.append(f"byte* {thing.name}At = {thing.name}Room")
        method.passed[thing.name, "pointer"] = f"{thing.name}At"
        method.passed[thing.name, "slot_size"] = "(UIntPtr)slot"
        method.passed[thing.name, "stride"] = "(IntPtr)slot"
        told = "The texts; an empty one in a refused row."
        method.results.append(("string[]", pascal(thing.name), f"Texts.Split({thing.name}Room, slot)", told))

    def statuses(self, method: Method, call: Call, thing: Thing):
        name = self.rows_of(method, thing, "Status")
        self.strided(method, thing, "Status", f"(byte*){name}At")

    def offset(self, method: Method, call: Call, thing: Thing):
        method.before.append("UIntPtr errorOffset;")
        method.passed[thing.name, "pointer"] = "&errorOffset"
        texts = [camel(one.name) for one in call.things if one.kind is Kind.TEXT]
        if any(one.is_bytes for one in call.things):
            method.offset = ", (ulong)errorOffset"
        elif len(texts) == 1:
            method.offset = f", {texts[0]}, errorOffset"
        else:
            method.offset = f", (TypingField)errorField, errorOffset, {', '.join(texts)}"

    def field(self, method: Method, call: Call, thing: Thing):
        method.before.append("int errorField;")
        method.passed[thing.name, "pointer"] = "&errorField"

    # -- the method --------------------------------------------------------------------------------------------------

    def direct(self, call: Call, passed: list[str]) -> list[str]:
        expression = f"Native.{call.function.name}({', '.join(passed)})"
        is_text = call.function.returns.startswith("const char")
        return [f"return {f'Texts.Ended({expression})' if is_text else f'(int){expression}'};"]

    def statements(self, method: Method, head: str, passed: list[str]) -> list[str]:
        lines = list(method.before)
        pins = list(method.pins)
        margin = ""
        accepted = method.into and method.rows and not method.grows
        check = "Texts.Check("
        if method.rows == "slots":
            lines += ["var accepted = true;"] if accepted else []
            check = f"accepted &= {check}" if accepted else check
            lines += ["while (slots.Next())", "{"]
            margin = "    "
            pins.append("byte* textsAt = slots.Bytes")
        elif method.grows:
            lines += ["int status;", "do", "{"]
            margin = "    "
        elif accepted:
            check = f"return {check}"
        lines += [f"{margin}fixed ({pin})" for pin in pins]
        inner = margin + ("    " if pins else "")
        if method.grows:
            lines += [inner + line for line in wrapped(f"status = {head}", passed, ");", 100)]
            verbs = {name: "Extend" if name in method.kept else "Grow" for name, _ in method.grows}
            grow = [f"Room.{verbs[name]}(status, ref {name}, {needed})" for name, needed in method.grows]
            lines += [
                "}",
                *f"while ({f'{chr(10)}    | '.join(grow)});".splitlines(),
                f"Texts.Check(status{method.offset});",
            ]
        else:
            lines += [inner + line for line in wrapped(f"{check}{head}", passed, f"){method.offset});", 100)]
            lines += ["}"] if margin else []
        if accepted:
            return [*lines, "return accepted;"] if method.rows == "slots" else lines
        expressions = [expression for _, _, expression, _ in method.results]
        lines.append(f"return {expressions[0]};" if len(expressions) == 1 else f"return ({', '.join(expressions)});")
        return lines

    def written(self, method: Method, body: list[str]) -> list[str]:
        function = method.function
        if len(method.results) > 1:
            returns = "(" + ", ".join(f"{kind} {name}" for kind, name, _, _ in method.results) + ")"
        elif method.into and method.rows and not method.grows:
            returns = "bool"
        elif method.results:
            returns = method.results[0][0]
        else:
            returns = "string" if function.returns.startswith("const char") else "int"
        parameters = [f"{kind} {name}" for kind, name, _ in method.required + method.given]
        parameters += [f"{kind} {name} = {default(function.name, thing.name)}" for kind, name, thing in method.optional]
        head = wrapped(f"public static {returns} {method_name(function.name)}(", parameters, ")")
        if len(head[0]) > 112:
            head = [
                f"public static {returns}",
                *(f"    {line}" for line in wrapped(f"{method_name(function.name)}(", parameters, ")", 104)),
            ]
        return [*self.documentation(method), *head, "{", *(f"    {line}" for line in body), "}"]

    def documentation(self, method: Method) -> list[str]:
        function = method.function
        parts = {
            "summary": self.prose(function.summary) + (" The results go into arrays of yours." if method.into else "")
        }
        for _, name, thing in method.required + method.given + method.optional:
            doc = thing.doc_before if thing.is_changed else thing.doc
            said = self.prose(re.sub(r"^Not 0: ", "Whether ", doc))
            if method.into and thing.is_changed:
                said += " They come first; afterward those after this fix do."
                said += " If it is too short, there is a new array then."
            elif method.into and thing.kind is Kind.OUTPUT:
                said += " If it is null or too short, there is a new array afterward."
            elif method.into and not thing.is_input and thing.is_optional:
                said += " May be null."
            if thing.name in USUAL:
                usual = USUAL.get(f"{function.name}.{thing.name}") or USUAL[thing.name]
                said = usual if thing.name != "options" else f"{usual} {said}".strip()
            parts[f'param name="{name}"'] = said or self.prose.of_name(thing.name)
        told = [
            f"{name}: {self.prose(doc)}" if len(method.results) > 1 else self.prose(doc)
            for _, name, _, doc in method.results
        ]
        parts["returns"] = " ".join(told) if method.results else OUTCOMES.get(function.name) or self.prose(function.outcome)
        if method.into and method.rows and not method.grows:
            parts["returns"] = "Whether no row was refused."
        codes = [self.prose.words[name] for name in function.statuses if name not in NEVER]
        if codes:
            parts['exception cref="GridNorthException"'] = ", ".join(codes) + "."
        remarks = [self.prose(paragraph) for paragraph in function.body]
        if function.row_statuses:
            remarks.append(
                "Statuses of rows: " + ", ".join(self.prose.words[name] for name in function.row_statuses) + "."
            )
        remarks = [one for one in remarks if one]
        if remarks:
            parts["remarks"] = remarks if len(remarks) > 1 else remarks[0]
        return comment(parts)
