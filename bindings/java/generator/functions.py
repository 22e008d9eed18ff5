# SPDX-License-Identifier: MIT
"""Writes the functions of each subject, and the classes of their results."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from description.api import API
from description.calls import Call, Kind, Thing, calls
from description.meanings import CHANGED_COUNT, IDS, NAMED_NUMBERS, UNLIMITED
from description.subjects import SUBJECTS, place

from .names import INDEXES, WITHOUT, camel, capital, default, is_sum, method_name, native_path, path, type_name
from .natives import NUMBERS, arguments, passed
from .prose import Prose, comment
from .values import folded, unit

NOTE = """Angles are degrees, lengths meters. Arrays of points have latitudes and longitudes, alternating; see
{@link Points}. Every method may be called by any number of threads at once. While a method uses arrays, the garbage
collector may have to wait for it; a batch lets it run every few thousand rows."""
POINTS = "Latitudes and longitudes, alternating: "
USUAL = {
    "options": "Options; null for the defaults.",
    "reference": "The position of the device; null if there is none.",
    "properties": "A JSON object that becomes the properties of the feature; null for none.",
    "rings": "The number of points of each ring, the outer one first; null for one ring.",
    "other_words": "The other index; null: the edges of the first meet one another.",
    "waypoints": "Which points of the route are waypoints: their indexes, ascending; null: all of them.",
    "flags": "How to read.",
    "statuses": "Receives one status for each row; null if nobody wants to know.",
    "text": "The text.",
    "texts": "The texts.",
    "reserved": "",
}
# The meaning of null.
NULL = {
    "options": "Null for the defaults.", "reference": "Null if it is unknown.", "model": "Null for WMM2025.",
    "rings": "Null for one ring.",
}  # fmt: skip


@dataclass
class Item:
    """A parameter or a result: its name, type and documentation, and the expression that C or Java gets for it."""

    name: str
    type: str
    doc: str
    value: str = ""
    is_nullable: bool = False
    default: str | None = None

    @property
    def annotation(self) -> str:
        if self.type in ("double", "int", "long", "boolean"):
            return ""
        return "@Nullable " if self.is_nullable else "@NotNull "

    @property
    def declaration(self) -> str:
        return f"{self.annotation}{self.type} {self.name}"


@dataclass
class Body:
    """The parts that a method is written from."""

    call: Call
    inputs: list[Item] = field(default_factory=list)
    results: list[Item] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    #: The C arguments for each part of each thing.
    parts: dict[tuple[str, str], str] = field(default_factory=dict)
    outputs: list[str] = field(default_factory=list)
    check: str = "Calls.check(status);"

    @property
    def name(self) -> str:
        return method_name(self.call.function.name)

    @property
    def native(self) -> str:
        """The native method."""
        return native_path(self.call.function.name)

    @property
    def link(self) -> str:
        return f"{{@link {path(self.call.function.name, '#')}}}"

    @property
    def class_name(self) -> str:
        return f"{type_name(self.call.function.name)}Result"


class Functions:
    def __init__(self, api: API, prose: Prose):
        self.api = api
        self.prose = prose
        #: The sources of the classes of results.
        self.classes: dict[str, str] = {}
        #: The constants and methods of each subject that has some.
        self.members: dict[str, list[str]] = {}
        for name, value, doc in api.constants:
            if not name.startswith("GN_VERSION"):
                lines = ["", *comment([prose(doc)], "    ")]
                lines.append(f"    public static final double {name.removeprefix('GN_')} = {value!r};")
                self.members.setdefault(place(name).subject, []).extend(lines)
        for call in calls(api):
            if call.function.name not in WITHOUT:
                write = self.batch if call.is_batch else self.gathered if call.has_rows else self.single
                self.members.setdefault(place(call.function.name).subject, []).extend(write(call))

    def subjects(self) -> dict[str, str]:
        """The sources of the classes of subjects. A struct with the name of its subject has the functions."""
        found = {}
        for subject, doc in SUBJECTS.items():
            if subject in self.members and f"gn_{subject}" not in self.api.structs:
                name = type_name(subject)
                head = [*comment([doc, "", " ".join(NOTE.split())]), f"public final class {name} {{"]
                found[name] = unit([*head, f"    private {name}() {{}}", *self.members[subject], "}"])
        return found

    # -- parameters ---------------------------------------------------------------------------------------------------

    def doc(self, thing: Thing) -> str:
        said = self.prose(thing.doc)
        if "of all fences" in thing.doc and thing.name == "rings":
            return f"{said} Null if none has."
        if thing.is_truth:
            said = re.sub(r"^Not 0: ", "Whether ", said)
        if thing.name in ("properties", "other_words", "waypoints"):
            said = USUAL[thing.name]
        if thing.type == "gn_point" and thing.kind is Kind.ARRAY:
            said = POINTS + said[:1].lower() + said[1:] if said else POINTS.rstrip(": ") + "."
        if thing.name in NULL and said:
            return f"{said} {NULL[thing.name]}"
        return said or USUAL.get(thing.name) or f"{capital(thing.name.replace('_', ' '))}."

    def number(self, call: Call, thing: Thing) -> Item:
        """A number, a value of an enumeration or a truth value."""
        name, given = camel(thing.name), default(call.function.name, thing.name)
        if thing.enumeration and thing.enumeration not in NAMED_NUMBERS:
            kind = type_name(thing.enumeration)
            if is_sum(thing.enumeration):
                return Item(name, f"Set<{kind}>", self.doc(thing), f"{kind}.sum({name})", default=given)
            return Item(name, kind, self.doc(thing), f"{name}.value", default=given)
        if thing.is_truth:
            return Item(name, "boolean", self.doc(thing), f"{name} ? 1 : 0")
        if thing.type == "size_t":
            return Item(name, "int", self.doc(thing), f"Calls.count({name})")
        value = f"Calls.limit({name})" if thing.name in UNLIMITED else name
        return Item(name, NUMBERS[thing.type], self.doc(thing), value, default=given)

    def input(self, body: Body, thing: Thing):
        name, kind = camel(thing.name), thing.kind
        given = default(body.call.function.name, thing.name)
        is_optional = thing.is_optional or thing.name == "rings"

        def item(shown: str):
            body.inputs.append(Item(name, shown, self.doc(thing), "", is_optional, given))

        if kind is Kind.NUMBER:
            body.inputs.append(self.number(body.call, thing))
            body.parts[thing.name, "value"] = body.inputs[-1].value
        elif kind is Kind.STRUCT:
            item(type_name(thing.type))
            words = f"{name}.struct().words"
            body.parts[thing.name, "pointer"] = f"{name} == null ? null : {words}" if is_optional else words
        elif kind is Kind.OPTIONS:
            item(type_name(thing.type))
            body.parts[thing.name, "pointer"] = f"{name} == null ? null : {name}.struct.words"
        elif thing.is_bytes:
            item("byte[]")
            body.parts[thing.name, "pointer"] = name
            body.parts[thing.name, "size"] = f"Text.size({name})"
        elif kind is Kind.TEXT:
            item("String")
            body.before.append(f"byte[] {name}Bytes = Text.utf8({name});")
            body.parts[thing.name, "pointer"] = f"{name}Bytes"
            body.parts[thing.name, "size"] = f"Text.size({name}Bytes)" if is_optional else f"{name}Bytes.length"
        elif thing.type == "size_t" or thing.type == "uint64_t" and not thing.is_words:
            item("int[]")
            body.before.append(f"long[] {name}Sizes = Calls.sizes({name});")
            body.parts[thing.name, "pointer"] = f"{name}Sizes"
            body.parts[thing.name, "count"] = f"{name} == null ? 0 : {name}.length"
        elif thing.is_words:
            item("long[]")
            body.parts[thing.name, "pointer"] = name
            body.parts[thing.name, "count"] = f"{name} == null ? 0 : {name}.length" if is_optional else f"{name}.length"
        elif thing.type in self.api.structs and thing.type != "gn_point":
            item(f"List<{type_name(thing.type)}>")
            body.before.append(f"long[] {name}Words = {type_name(thing.type)}.words({name});")
            body.parts[thing.name, "pointer"] = f"{name}Words"
            body.parts[thing.name, "count"] = f"{name}.size()"
        else:
            item("double[]")
            body.parts[thing.name, "pointer"] = name
            body.parts[thing.name, "count"] = f"Points.count({name})" if thing.type == "gn_point" else f"{name}.length"

    # -- results ------------------------------------------------------------------------------------------------------

    def result(self, body: Body, thing: Thing):
        """One value."""
        name, kind, doc = camel(thing.name), thing.type, self.doc(thing)
        if kind in self.api.structs:
            body.before.append(f"Struct {name} = new Struct({type_name(kind)}.SIZE);")
            body.parts[thing.name, "pointer"] = f"{name}.words"
            body.results.append(Item(name, type_name(kind), doc, f"new {type_name(kind)}({name}, 0)"))
            return
        shown = NUMBERS[kind]
        body.before.append(f"{shown}[] {name} = new {shown}[1];")
        body.parts[thing.name, "pointer"] = name
        value = f"{name}[0]"
        if thing.enumeration and thing.enumeration not in NAMED_NUMBERS:
            shown = type_name(thing.enumeration)
            is_none = thing.name == "orientation"
            body.results.append(Item(name, shown, doc.replace("0 if", "null if"), f"{shown}.of({value})", is_none))
        elif thing.name in INDEXES:
            body.results.append(Item(name, "int", doc, f"(int) {value}"))
        else:
            body.results.append(Item(name, shown, doc, value))

    def known(self, body: Body, thing: Thing):
        """An array with as many elements as another argument."""
        name = camel(thing.name)
        counted = next(
            one
            for one, (owner, part) in zip(body.call.function.parameters, body.call.arguments, strict=True)
            if thing.name in one.of and one.role == "count"
        )
        owner, part = next(
            pair for one, pair in zip(body.call.function.parameters, body.call.arguments, strict=True) if one is counted
        )
        count = body.parts[owner.name, part]
        is_points = thing.type == "gn_point"
        body.before.append(f"double[] {name} = new double[{'2 * ' if is_points else ''}{count}];")
        body.parts[thing.name, "pointer"] = name
        doc = self.doc(thing)
        body.results.append(Item(name, "double[]", POINTS + doc[:1].lower() + doc[1:] if is_points else doc, name))

    def output(self, body: Body, thing: Thing):
        """An array with as many elements as the call says."""
        name, kind, doc = camel(thing.name), thing.type, self.doc(thing)
        # The ids of rows are indexes of arrays.
        ids = ("Words()", "int[]", f"{name}.indexes()")
        is_whole = thing.is_words or f"{body.call.function.name}.{thing.name}" in IDS
        made, shown, value = {
            "char": ("Bytes()", "String", f"{name}.text()"),
            "uint8_t": ("Bytes()", "byte[]", f"{name}.bytes()"),
            "gn_point": ("Points()", "double[]", f"{name}.points()"),
            "float": ("Pixels()", "float[]", f"{name}.points()"),
            "uint64_t": ("Words()", "long[]", f"{name}.words()") if is_whole else ids,
        }.get(kind) or (
            f"Records({type_name(kind)}.SIZE)",
            f"List<{type_name(kind)}>",
            f"{type_name(kind)}.list({name})",
        )
        body.before.append(f"Output.{made.split('(')[0]} {name} = new Output.{made};")
        body.outputs.append(name)
        for part, java in (("pointer", "array"), ("capacity", "capacity()"), ("needed", "needed")):
            body.parts[thing.name, part] = f"{name}.{java}"
        said = POINTS + doc[:1].lower() + doc[1:] if kind == "gn_point" else doc
        body.results.append(Item("text" if kind == "char" else name, shown, said, value))

    def changed(self, body: Body, thing: Thing):
        """Elements that go in and come out."""
        name, kind = camel(thing.name), type_name(thing.type)
        struct, count = map(camel, CHANGED_COUNT[thing.name])
        body.inputs.append(Item(name, f"List<{kind}>", self.prose(thing.doc_before)))
        body.before += [
            f"Calls.same({name}.size(), {struct} == null ? 0 : {struct}.{count});",
            f"Output.Records {name}Output = new Output.Records({kind}.SIZE, {kind}.words({name}));",
        ]
        body.outputs.append(f"{name}Output")
        for part, java in (("pointer", "array"), ("capacity", "capacity()"), ("needed", "needed")):
            body.parts[thing.name, part] = f"{name}Output.{java}"
        body.results.append(Item(name, f"List<{kind}>", self.doc(thing), f"{kind}.list({name}Output)"))

    def statuses(self, body: Body, thing: Thing):
        """One status for each element of an array."""
        name = camel(thing.name)
        body.before.append(f"byte[] {name} = new byte[{body.parts[body.call.judged.name, 'count']}];")
        body.parts[thing.name, "pointer"] = name
        body.check = "Calls.accepted(status);"

    # -- a single call ------------------------------------------------------------------------------------------------

    def single(self, call: Call) -> list[str]:
        body = Body(call)
        # Room for results is made after the arguments are known.
        for thing in sorted(call.things, key=lambda one: not one.is_input):
            makers = {Kind.RESULT: self.result, Kind.KNOWN: self.known, Kind.OUTPUT: self.output}
            if thing.is_input:
                self.input(body, thing)
            elif thing.is_changed:
                self.changed(body, thing)
            elif thing.kind is Kind.STATUSES:
                self.statuses(body, thing)
            elif thing.kind in makers:
                makers[thing.kind](body, thing)
            else:
                name = camel(thing.name)
                shown = "long" if thing.kind is Kind.OFFSET else "int"
                body.before.append(f"{shown}[] {name} = new {shown}[1];")
                body.parts[thing.name, "pointer"] = name
        texts = [camel(one.name) for one in call.things if one.kind is Kind.TEXT]
        if call.has(Kind.FIELD):
            body.check = f"Calls.check(status, errorField[0], errorOffset, {', '.join(texts)});"
        elif report := call.report:
            place = f"{camel(report.name)}.getLong({self.place(report)})" if call.document else "-1"
            body.check = f"Calls.reported(status, {place});"
        elif call.has(Kind.OFFSET) and any(one.is_bytes for one in call.things):
            body.check = "Calls.check(status, errorOffset);"
        elif call.has(Kind.OFFSET):
            body.check = f"Calls.check(status, {texts[0]}, errorOffset);"
        given = ", ".join(passed(call, arguments(call), lambda one, part, _: body.parts[one.thing.name, part]))
        returns, value = self.returned(body)
        lines = [f"        {line}" for line in body.before]
        if call.function.returns != "gn_status":
            return self.method(body, returns, [f"        return {body.native}({given});"])
        if body.outputs:
            lines += self.repeated(body, given)
        else:
            lines += folded(f"        int status = {body.native}(", given, ", ", ");")
        lines += [f"        {body.check}", *folded("        return ", value, ", ", ";")]
        return self.method(body, returns, lines)

    def place(self, report: Thing) -> int:
        """Where a report says where a document is wrong."""
        return next(one.offset for one in self.api.structs[report.type].fields if one.name == "place")

    def repeated(self, body: Body, given: str) -> list[str]:
        """A call that is made again if there was too little room."""
        again = " | ".join(f"{one}.grow(status)" for one in body.outputs)
        return [
            "        int status;",
            "        do {",
            *folded(f"            status = {body.native}(", given, ", ", ");"),
            f"        }} while ({again});",
        ]

    def returned(self, body: Body) -> tuple[Item, str]:
        """The result type of a method, and the expression that it returns."""
        function, results = body.call.function, body.results
        if function.returns != "gn_status":
            shown = "String" if "char" in function.returns else NUMBERS[function.returns]
            return Item("", shown, self.prose(function.outcome) or "The number."), ""
        if body.call.judged:
            name = self.judged(body, results)
            values = ", ".join([*(one.value for one in results), "statuses"])
            return Item("", name, f"{results[0].doc} And the status of each fence."), f"new {name}({values})"
        if len(results) == 1:
            return results[0], results[0].value
        name = body.class_name
        lines = [*comment([f"The result of {body.link}."]), f"public final class {name} {{"]
        lines += self.fields(results)
        lines += self.constructor(name, results)
        self.classes[name] = unit([*lines, "}"])
        return Item("", name, "The results."), f"new {name}({', '.join(one.value for one in results)})"

    def judged(self, body: Body, results: list[Item]) -> str:
        """The name of the class of results with statuses."""
        name = body.class_name
        shown = ", ".join([*(f"{one.type} {one.name}" for one in results), "byte[] statuses"])
        each = "fence" if body.call.judged else "row"
        lines = [*comment([f"The result of {body.link}, and the status of each {each}."])]
        lines += [f"public final class {name} extends BatchResult {{", *self.fields(results)]
        lines += [*folded(f"    {name}(", shown, ", ", ") {"), "        super(statuses);"]
        lines += [*(f"        this.{one.name} = {one.name};" for one in results), "    }", "}"]
        self.classes[name] = unit(lines)
        return name

    def fields(self, results: list[Item]) -> list[str]:
        return [
            line
            for one in results
            for line in (*comment([one.doc], "    "), f"    public final {one.annotation}{one.type} {one.name};", "")
        ]

    def constructor(self, name: str, results: list[Item]) -> list[str]:
        given = ", ".join(f"{one.type} {one.name}" for one in results)
        return [
            *folded(f"    {name}(", given, ", ", ") {"),
            *(f"        this.{one.name} = {one.name};" for one in results),
            "    }",
        ]

    def method(self, body: Body, returns: Item, lines: list[str]) -> list[str]:
        """A method, and a shorter one if some of its arguments may be left out."""
        head = f"    public static {returns.annotation}{returns.type} {body.name}("
        declared = ", ".join(one.declaration for one in body.inputs)
        written = [
            "",
            *comment(self.documentation(body, body.inputs, returns), "    "),
            *folded(head, declared, ", ", ") {"),
        ]
        written += [*lines, "    }"]
        needed = [one for one in body.inputs if one.default is None]
        if len(needed) < len(body.inputs):
            written += ["", *comment(self.shorter(body, needed, returns), "    ")]
            written += folded(head, ", ".join(one.declaration for one in needed), ", ", ") {")
            values = ", ".join(one.name if one.default is None else self.typed(one) for one in body.inputs)
            written += [*folded(f"        return {body.name}(", values, ", ", ");"), "    }"]
        return written

    def typed(self, one: Item) -> str:
        """A default, with the type that a set of nothing needs."""
        if one.type.startswith("Set<"):
            return f"Collections.<{one.type[4:-1]}>emptySet()"
        return one.default or ""

    def documentation(self, body: Body, inputs: list[Item], returns: Item) -> list[str]:
        function = body.call.function
        lines = [self.prose(function.summary)]
        for paragraph in function.body:
            if told := self.prose(paragraph):
                lines += ["", told]
        return lines + self.tags(body, inputs, returns)

    def shorter(self, body: Body, inputs: list[Item], returns: Item) -> list[str]:
        kinds = ", ".join(re.sub("<.*>", "", one.type) for one in body.inputs)
        usual = [one for one in body.inputs if one.default is not None]
        said = ", ".join(f"{one.name} {self.words(one)}" for one in usual)
        summary = self.prose(body.call.function.summary)
        return [
            summary,
            "",
            f"The same as {{@link #{body.name}({kinds})}} with {said}.",
            *self.tags(body, inputs, returns),
        ]

    def words(self, one: Item) -> str:
        value = one.default or ""
        if value.startswith("Collections"):
            return "empty"
        return "{@link " + value.replace(".", "#") + "}" if "." in value else value

    def tags(self, body: Body, inputs: list[Item], returns: Item) -> list[str]:
        lines = [""] + [f"@param {one.name} {one.doc}" for one in inputs]
        lines.append(f"@return {returns.doc}")
        if body.call.function.returns == "gn_status":
            errors = self.prose.errors(body.call.function.outcome)
            lines.append(f"@throws GridNorthException {errors or 'The arguments are refused.'}")
        return lines

    # -- batches ------------------------------------------------------------------------------------------------------

    COLUMNS = {
        "double": ("double[]", "DoubleColumn"),
        "int32_t": ("int[]", "IntColumn"),
        "char": ("String[]", "TextColumn"),
    }

    def batch(self, call: Call) -> list[str]:
        """Two methods: one with arrays, which returns new ones, and one with columns, also for results."""
        arrays, columns = Body(call), Body(call)
        outputs: list[Item] = []  # The outputs of the second.
        made, wrapped, natives, records = [], {}, {}, []
        first = next(one for one in call.things if one.kind in (Kind.COLUMN, Kind.TEXTS))
        for thing in call.things:
            name, kind = camel(thing.name), thing.kind
            if kind in (Kind.COLUMN, Kind.TEXTS):
                array, column = self.COLUMNS[thing.type]
                arrays.inputs.append(Item(name, array, self.doc(thing)))
                columns.inputs.append(Item(name, column, self.doc(thing)))
                wrapped[name], natives[thing.name, "pointer"] = f"{column}.of({name})", name
            elif kind is Kind.STATUSES:
                is_needed = any(one.kind is Kind.ROWS and one.type in self.api.structs for one in call.things)
                said = USUAL["statuses"] if not is_needed else "Receives one status for each row."
                outputs.append(Item(name, "byte[]", said, is_nullable=not is_needed))
                made.append(f"byte[] {name} = new byte[rows];")
                wrapped[name], natives[thing.name, "pointer"] = name, f"{name}Column"
                columns.before.append(f"Column {name}Column = Column.Rows.statuses({name});")
            elif thing.is_input:
                for body in (arrays, columns):
                    self.input(body, thing)
                wrapped[name] = name
            elif thing.type in self.api.structs:
                kind = type_name(thing.type)
                outputs.append(
                    Item(name, f"{kind}[]", f"Receives one for each row, null where it is refused: {self.doc(thing)}")
                )
                arrays.results.append(Item(name, f"{kind}[]", f"Null where a row is refused. {self.doc(thing)}", name))
                made.append(f"{kind}[] {name} = new {kind}[rows];")
                wrapped[name], natives[thing.name, "pointer"] = name, f"{name}Column"
                columns.before.append(f"Column.Rows {name}Column = Column.Rows.structs({name}.length, {kind}.SIZE);")
                records.append((name, kind))
            else:
                array, column = self.COLUMNS[thing.type]
                outputs.append(Item(name, column, self.doc(thing), is_nullable=thing.is_optional))
                enumeration = thing.enumeration and type_name(thing.enumeration)
                natives[thing.name, "pointer"] = name
                if kind is Kind.SLOTS:
                    made.append(f"TextColumn {name} = TextColumn.ofSize(rows, {self.slot(call)});")
                    wrapped[name] = name
                    arrays.results.append(Item(name, array, self.doc(thing), f"{name}.toArray()"))
                else:
                    made.append(f"{array} {name} = new {array[:-1]}rows];")
                    wrapped[name] = f"{column}.of({name})"
                    shown = f"{enumeration}[]" if enumeration else array
                    value = f"{enumeration}.list({name}, statuses)" if enumeration else name
                    said = f"Null where a row is refused. {self.doc(thing)}" if enumeration else self.doc(thing)
                    arrays.results.append(Item(name, shown, said, value))
        return [
            *self.arrays(arrays, made, [wrapped[camel(one.name)] for one in call.things], camel(first.name)),
            *self.columns(columns, outputs, natives, records),
        ]

    def arrays(self, body: Body, made: list[str], given: list[str], first: str) -> list[str]:
        name = body.class_name
        rest = [f"        super({', '.join(['statuses', 'isComplete'])});"]
        fields = ", ".join(
            [*(f"{one.type} {one.name}" for one in body.results), "byte[] statuses", "boolean isComplete"]
        )
        lines = [*comment([f"The result of {body.link}: one element for each row."])]
        lines += [f"public final class {name} extends BatchResult {{", *self.fields(body.results)]
        lines += [
            *folded(f"    {name}(", fields, ", ", ") {"),
            *rest,
            *(f"        this.{one.name} = {one.name};" for one in body.results),
        ]
        self.classes[name] = unit([*lines, "    }", "}"])
        lines = [f"        int rows = {first}.length;", *(f"        {line}" for line in made)]
        lines += folded(f"        boolean isComplete = {body.name}(", ", ".join(given), ", ", ");")
        values = ", ".join([*(one.value for one in body.results), "statuses", "isComplete"])
        lines += folded(f"        return new {name}(", values, ", ", ");")
        return self.method(body, Item("", name, "Results and statuses of all rows."), lines)

    def columns(self, body: Body, outputs: list[Item], natives: dict, records: list[tuple[str, str]]) -> list[str]:
        call = body.call

        def value(one, part, _):
            return natives.get((one.thing.name, part)) or body.parts[one.thing.name, part]

        shown = [
            "first",
            "count",
            *(
                natives.get((one.thing.name, one.part)) or body.parts[one.thing.name, one.part]
                for one in arguments(call)[2:]
            ),
        ]
        held = [natives[one.name, "pointer"] for one in call.things if (one.name, "pointer") in natives]
        results = [natives[one.name, "pointer"] for one in call.things if one.kind in (Kind.ROWS, Kind.SLOTS)]
        lines = [f"        {line}" for line in body.before]
        lines += folded("        int rows = Column.rows(", ", ".join(held), ", ", ");")
        lines += folded("        Column.checkResults(", ", ".join(results), ", ", ");")
        lines += [
            "        boolean isComplete = true;",
            "        int first = 0;",
            "        do {",
            "            int count = Math.min(Column.CHUNK, rows - first);",
        ]
        lines += folded(f"            isComplete &= Calls.accepted({body.native}(", ", ".join(shown), ", ", "));")
        lines += ["            first += count;", "        } while (first < rows);"]
        lines += [f"        {kind}.list({name}Column, statuses, {name});" for name, kind in records]
        lines += ["        return isComplete;"]
        inputs = [*body.inputs, *outputs]
        for one in inputs:
            one.default = None
        wide = Body(call, inputs)
        return self.method(wide, Item("", "boolean", "Whether every row was accepted."), lines)

    # -- rows that become one result ----------------------------------------------------------------------------------

    def gathered(self, call: Call) -> list[str]:
        """Two methods: one with arrays, which returns statuses and columns of results too, and one with columns."""
        arrays, columns = Body(call), Body(call)
        held, given, made, extra = [], [], [], []
        for thing in call.things:
            name = camel(thing.name)
            if thing.kind in (Kind.COLUMN, Kind.ROWS):
                array, column = self.COLUMNS[thing.type]
                columns.inputs.append(Item(name, column, self.doc(thing)))
                columns.parts[thing.name, "pointer"] = name
                held.append(name)
                given.append(f"{column}.of({name})")
                if thing.kind is Kind.COLUMN:
                    arrays.inputs.append(Item(name, array, self.doc(thing)))
                else:
                    extra.append(Item(name, array, self.doc(thing)))
                    made.append(f"{array} {name} = new {array[:-1]}rows];")
            elif thing.kind is Kind.STATUSES:
                columns.inputs.append(Item(name, "byte[]", USUAL["statuses"], is_nullable=True))
                columns.before.append(f"Column {name}Column = Column.Rows.statuses({name});")
                columns.parts[thing.name, "pointer"] = f"{name}Column"
                held.append(f"{name}Column")
                given.append(name)
                made.append(f"byte[] {name} = new byte[rows];")
            elif thing.is_input:
                for body in (arrays, columns):
                    self.input(body, thing)
                given.append(name)
            else:
                self.output(columns, thing)
        rows = next(one.thing.name for one in arguments(call) if one.part == "first")
        columns.parts |= {(rows, "first"): "0", (rows, "count"): "rows"}
        result = columns.results[0]
        passed_on = ", ".join(columns.parts[one.thing.name, one.part] for one in arguments(call))
        lines = [f"        {line}" for line in columns.before]
        lines += folded("        int rows = Column.rows(", ", ".join(held), ", ", ");")
        lines += [f"        Column.checkResults({', '.join(one.name for one in extra)});"] if extra else []
        lines += [*self.repeated(columns, passed_on), "        Calls.accepted(status);"]
        lines.append(f"        return {result.value};")
        name = self.judged(arrays, [*extra, result])
        first = next(camel(one.name) for one in call.things if one.kind is Kind.COLUMN)
        values = ", ".join([*(one.name for one in extra), result.name, "statuses"])
        whole = [f"        int rows = {first}.length;", *(f"        {line}" for line in made)]
        whole += folded(f"        {result.type} {result.name} = {arrays.name}(", ", ".join(given), ", ", ");")
        whole.append(f"        return new {name}({values});")
        return [
            *self.method(arrays, Item("", name, f"{result.doc} And the statuses of all rows."), whole),
            *self.method(columns, result, lines),
        ]

    def slot(self, call: Call) -> int:
        """The size of the longest text and a zero."""
        name = call.function.name
        subject = name.split("_")[1].upper()
        sizes = {one.name: one.value for one in self.api.enumerations["gn_capacity"].values}
        return sizes[f"GN_{subject}_CAPACITY"]
