# SPDX-License-Identifier: MIT
"""Writes the functions: noexcept functions that call the library, and throwing functions that call these."""

from __future__ import annotations

from dataclasses import dataclass

from description.api import API
from description.calls import Call, Kind, Thing, calls
from description.meanings import CHANGED_COUNT
from description.prose import without_memory
from description.subjects import place

from .names import WITHOUT, default, pascal, type_path
from .prose import Prose, comment

SCALARS = {
    "double": "double",
    "int32_t": "std::int32_t",
    "uint32_t": "std::uint32_t",
    "uint64_t": "std::uint64_t",
    "uint8_t": "std::uint8_t",
    "size_t": "std::size_t",
    "const char *": "const char*",
    "gn_status": "Status",
}


def part(thing: Thing) -> str:
    """The name of a result among several."""
    return "text" if thing.type == "char" else thing.name


@dataclass
class Argument:
    name: str
    type: str
    doc: str
    default: str | None = None

class Face:
    """A C++ function and its C function."""

    def __init__(self, call: Call, prose: Prose):
        self.call, self.prose = call, prose
        self.function = call.function
        self.c = call.function.name
        self.subject, self.name = place(self.c).subject, place(self.c).name
        # The latitude and the longitude of a position become one argument.
        names = [one.name for one in call.things]
        self.has_position = "latitude" in names and "longitude" in names
        given = [one for one in call.things if self.is_given(one) and one.name != "longitude"]
        self.arguments = self.ordered([self.argument(one) for one in given])
        self.outputs = [one for one in call.outputs if not (call.gathers and one.kind is Kind.ROWS)]
        self.changed = next((one for one in self.outputs if one.is_changed), None)
        self.kinds = {one.kind for one in self.outputs}

    def is_given(self, thing: Thing) -> bool:
        """Whether a thing is an argument: an input, or a column beside a result of another size."""
        return thing.is_input or thing.is_changed or (self.call.gathers and thing.kind is Kind.ROWS)

    # -- types --------------------------------------------------------------------------------------------------------

    def element(self, thing: Thing) -> str:
        """The type of an element, or of a single value."""
        if thing.enumeration and thing.kind in (Kind.NUMBER, Kind.RESULT):
            return type_path(thing.enumeration, self.subject)
        if thing.type == "float":
            return "Pixel"
        return SCALARS.get(thing.type) or (thing.type if thing.type == "char" else type_path(thing.type, self.subject))

    def argument(self, thing: Thing) -> Argument:
        element = self.element(thing)
        if self.has_position and thing.name == "latitude":
            return Argument("position", "Point", "Latitude -90 ... 90 degrees, longitude any finite value.")
        optional = {Kind.OPTIONS: True, Kind.STRUCT: thing.is_optional}.get(thing.kind, False)
        types = {
            Kind.NUMBER: "bool" if thing.is_truth else element,
            Kind.STRUCT: f"Optional<{element}>" if optional else f"const {element}&",
            Kind.OPTIONS: f"Optional<{element}>",
            Kind.TEXT: "std::string_view",
            Kind.ARRAY: f"Span<const {element}>",
            Kind.OUTPUT: f"Span<const {element}>",
            Kind.ROWS: f"Column<{element}>",
            Kind.COLUMN: f"Column<const {element}>",
            Kind.TEXTS: "TextColumn<const char>",
        }
        doc = thing.doc_before if thing.is_changed else thing.doc
        if thing.is_truth:
            doc = doc.replace("Not 0: ", "Whether ", 1)
        if optional and not without_memory(doc):
            doc = "Options that differ from the defaults."
        return Argument(thing.name, types[thing.kind], doc, default(self.c, thing.name))

    def ordered(self, arguments: list[Argument]) -> list[Argument]:
        """Moves optional arguments to the end; in batches outputs follow, so no argument is optional."""
        if self.call.is_batch:
            for one in arguments:
                one.default = None
            return arguments
        for number, one in enumerate(arguments):
            later = [after for after in arguments[number + 1 :] if after.default is None]
            if later and one.default != "{}":
                one.default = None
        late = "options" if any(one.is_changed for one in self.call.things) else "reference"
        return sorted(arguments, key=lambda one: (one.default is not None, one.name == late))

    @property
    def value(self) -> str:
        """The type of the result."""
        if len(self.outputs) > 1:
            return f"{pascal(self.name)}Result"
        return self.owned(self.outputs[0])

    def owned(self, thing: Thing) -> str:
        if thing.kind is Kind.RESULT:
            return self.element(thing)
        return "std::string" if thing.type == "char" else f"std::vector<{self.element(thing)}>"

    @property
    def is_filled(self) -> bool:
        """Whether results go into memory that must be allocated."""
        return bool(self.kinds & {Kind.OUTPUT, Kind.KNOWN})

    # -- the call of C ------------------------------------------------------------------------------------------------

    def passed(self, outputs: dict[tuple[str, str], str]) -> str:
        """The arguments of the C function; `outputs` gives the expressions for parts of outputs."""
        written = []
        for thing, part in self.call.arguments:
            name = thing.name
            if (name, part) in outputs:
                written.append(outputs[name, part])
            elif self.has_position and name in ("latitude", "longitude"):
                written.append(f"position.{name}")
            elif thing.kind is Kind.NUMBER:
                written.append("static_cast<gn_status>(status)" if thing.type == "gn_status" else name)
            elif thing.kind in (Kind.STRUCT, Kind.OPTIONS):
                is_optional = thing.kind is Kind.OPTIONS or thing.is_optional
                written.append(f"{name}.get()" if is_optional else f"&{name}")
            elif thing.kind in (Kind.TEXT, Kind.ARRAY):
                # An empty vector may still have memory.
                is_absent = thing.kind is Kind.ARRAY and thing.is_optional
                data = f"{name}.size() == 0 ? nullptr : {name}.data()" if is_absent else f"{name}.data()"
                written.append(data if part == "pointer" else f"{name}.size()")
            elif part == "count":
                written.append("rows.count()")
            else:
                told = {"pointer": "first"}.get(part, part)
                written.append(f"{name}.data()" if thing.kind is Kind.STATUSES else f"{name}.{told}()")
        return f"{self.c}({', '.join(written)})"

    def parameters(self, *, defaults: bool, outputs: bool = False) -> str:
        written = [
            f"{one.type} {one.name}" + (f" = {one.default}" if defaults and one.default else "")
            for one in (self.read if outputs else self.arguments)
        ]
        if outputs:
            written += [f"{self.owned(one)}& {one.name}" for one in self.outputs]
        if self.call.gathers:
            written.append("Span<std::uint8_t> statuses = {}")
        return ", ".join(written)

    @property
    def read(self) -> list[Argument]:
        """The arguments except the array that is changed in the caller's memory."""
        return [one for one in self.arguments if not (self.changed and one.name == self.changed.name)]

    @property
    def last(self) -> list[str]:
        """The arguments after the outputs."""
        return ["statuses"] if self.call.gathers else []

    @property
    def given(self) -> str:
        return ", ".join([*(one.name for one in self.arguments), *self.last])

    # -- without exceptions -------------------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        if self.function.returns != "gn_status":
            return []
        if self.call.is_batch:
            return self.batch()
        lines = self.record() if len(self.outputs) > 1 else []
        twin = f"/// {self.name}() without exceptions."
        if not self.is_filled:
            return [*lines, twin, *self.direct()]
        return [
            *lines,
            f"/// {self.name}() without exceptions, into the caller's memory.",
            f"inline Outcome try_{self.name}({self.parameters(defaults=False, outputs=True)}) {{",
            *(self.known() if Kind.KNOWN in self.kinds else self.filled()),
            "}",
            "",
            twin,
            f"inline Result<{self.value}> try_{self.name}({self.parameters(defaults=True)}) {{",
            f"    Result<{self.value}> result;",
            *(f"    result.value.{one.name}.assign({one.name}.begin(), {one.name}.end());" for one in self.changes),
            f"    static_cast<Outcome&>(result) = try_{self.name}({self.into('result.value')});",
            *(f"    if (!result) result.value.{one.name}.clear();" for one in self.changes),
            "    return result;",
            "}",
        ]

    def into(self, value: str) -> str:
        """All arguments, with the parts of a value for the outputs."""
        parts = [f"{value}.{part(one)}" for one in self.outputs] if len(self.outputs) > 1 else [value]
        return ", ".join([one.name for one in self.read] + parts + self.last)

    def record(self) -> list[str]:
        """The struct that holds several results."""
        lines = [f"/// What {self.name}() finds.", f"struct {self.value} {{"]
        for one in self.outputs:
            lines += comment([self.received(one)], "    ")
            initial = "" if one.kind is not Kind.RESULT else "{}"
            lines.append(f"    {self.owned(one)} {part(one)}{initial};")
        return [*lines, "};", ""]

    def places(self, outcome: str) -> dict[tuple[str, str], str]:
        """The expressions that receive the place of an error."""
        kinds = {Kind.OFFSET: "offset", Kind.FIELD: "field"}
        return {
            (one.name, "pointer"): f"&{outcome}.{kinds[one.kind]}" for one in self.call.things if one.kind in kinds
        }

    def direct(self) -> list[str]:
        outputs = self.places("result")
        before, after = [], []
        for one in self.outputs:
            place = f"result.value.{one.name}" if len(self.outputs) > 1 else "result.value"
            if one.enumeration:
                before.append(f"    {SCALARS[one.type]} {one.name} = 0;")
                after.append(f"    {place} = static_cast<{self.element(one)}>({one.name});")
                place = one.name
            outputs[one.name, "pointer"] = f"&{place}"
        return [
            f"inline Result<{self.value}> try_{self.name}({self.parameters(defaults=True)}) noexcept {{",
            f"    Result<{self.value}> result;",
            *before,
            f"    result.status = static_cast<Status>({self.passed(outputs)});",
            *after,
            "    return result;",
            "}",
        ]

    def known(self) -> list[str]:
        """The code for an output with as many elements as the caller requests."""
        thing, part = next(one for one in self.call.arguments if one[0].parameter.role == "count" or one[1] == "count")
        count = f"{thing.name}.size()" if part == "count" else thing.name
        first = self.outputs[0].name
        lines = [f"    if ({count} > {first}.max_size()) return detail::outcome(Status::count);"]
        lines += [f"    {one.name}.resize({count});" for one in self.outputs]
        call = self.passed({(one.name, "pointer"): f"{one.name}.data()" for one in self.outputs})
        lines.append(f"    const Outcome outcome = detail::outcome(static_cast<Status>({call}));")
        cleared = " ".join(f"{one.name}.clear();" for one in self.outputs)
        return [*lines, f"    if (!outcome) {{ {cleared} }}", "    return outcome;"]

    def filled(self) -> list[str]:
        """The code for an output whose number of elements the library decides."""
        outputs, captured = self.places("outcome"), []
        outputs |= {(one.name, "pointer"): f"&{one.name}" for one in self.outputs if one.kind is Kind.RESULT}
        filled = [one for one in self.outputs if one.kind is Kind.OUTPUT]
        for one in filled:
            data, capacity, needed = (f"{one.name}_{part}" for part in ("data", "capacity", "needed"))
            outputs |= {
                (one.name, "pointer"): f"detail::numbers({data})" if one.type == "float" else data,
                (one.name, "capacity"): capacity,
                (one.name, "needed"): needed,
            }
            element = self.element(one)
            captured.append(f"{element}* {data}, std::size_t {capacity}, std::size_t* {needed}")
        vectors = ", ".join(one.name for one in filled)
        kept = f", {self.changed.name}.size()" if self.changed else ""
        return [
            *(self.agreeing("detail::outcome(Status::count)") if self.call.gathers else []),
            *(line for one in self.changes for line in self.as_many(one)),
            "    Outcome outcome;",
            f"    outcome.status = detail::fill({vectors}, [&]({', '.join(captured)}) {{",
            f"        return {self.passed(outputs)};",
            f"    }}{kept});",
            *self.refused_at(),
            "    return outcome;",
        ]

    def refused_at(self) -> list[str]:
        """The code that stores the offset of an error in a document."""
        if not self.call.document:
            return []
        return [f"    if (!outcome) outcome.offset = static_cast<std::size_t>({self.call.report.name}.place);"]

    @property
    def changes(self) -> list[Thing]:
        return [self.changed] if self.changed else []

    @staticmethod
    def as_many(changed: Thing) -> list[str]:
        """The code that refuses an array whose size differs from the count in a struct."""
        struct, field = CHANGED_COUNT[changed.name]
        return [
            f"    const std::uint64_t count = {struct}.get() == nullptr ? 0 : {struct}.get()->{field};",
            f"    if ({changed.name}.size() != count) return detail::outcome(Status::count);",
        ]

    def batch_parameters(self) -> str:
        """Inputs and outputs in the order of C; optional outputs have a default at the end."""
        written = []
        things = [one for one in self.call.things]
        arguments = {one.name: one for one in self.arguments}
        for number, one in enumerate(things):
            if one.is_input:
                written.append(f"{arguments[one.name].type} {one.name}")
                continue
            lasting = all(after.parameter.is_optional for after in things[number:])
            types = {
                Kind.ROWS: f"Column<{self.element(one)}>",
                Kind.SLOTS: "TextColumn<char>",
                Kind.STATUSES: "Span<std::uint8_t>",
            }
            written.append(f"{types[one.kind]} {one.name}" + (" = {}" if lasting else ""))
        return ", ".join(written)

    def agreeing(self, refusal: str) -> list[str]:
        """The code that refuses columns of different lengths."""
        if judged := self.call.judged:
            given = f"statuses.size() != 0 && statuses.size() != {judged.name}.size()"
            return [f"    if ({given}) return {refusal};"]
        columns = (Kind.COLUMN, Kind.TEXTS, Kind.ROWS, Kind.SLOTS, Kind.STATUSES)
        lying = [one for one in self.call.things if one.kind in columns]
        needed = ", ".join(one.name for one in lying if not one.parameter.is_optional)
        return [
            f"    detail::Rows rows({needed});",
            *(f"    rows.optional({one.name});" for one in lying if one.parameter.is_optional),
            f"    if (!rows.agree()) return {refusal};",
        ]

    def batch(self) -> list[str]:
        return [
            f"/// {self.name}() without exceptions.",
            f"inline Status try_{self.name}({self.batch_parameters()}) noexcept {{",
            *self.agreeing("Status::count"),
            f"    return static_cast<Status>({self.passed({})});",
            "}",
        ]

    # -- with exceptions ----------------------------------------------------------------------------------------------

    def throwing(self) -> list[str]:
        head = comment(self.documentation())
        parameters = self.parameters(defaults=True)
        if self.function.returns != "gn_status":
            given = SCALARS[self.function.returns]
            return [*head, f"inline {given} {self.name}({parameters}) noexcept {{ return {self.passed({})}; }}"]
        if self.call.is_batch:
            names = ", ".join(one.name for one in self.call.things)
            return [
                *head,
                f"inline Status {self.name}({self.batch_parameters()}) {{",
                f"    return detail::checked(try_{self.name}({names}));",
                "}",
            ]
        lines = [
            *head,
            f"inline {self.value} {self.name}({parameters}) {{",
            f"    return try_{self.name}({self.given}).get();",
            "}",
        ]
        if self.is_filled:
            names = [one.name for one in self.read] + [one.name for one in self.outputs]
            outputs = ", ".join(names + self.last)
            lines += [
                "",
                f"/// {self.name}() into the caller's memory.",
                f"inline void {self.name}({self.parameters(defaults=False, outputs=True)}) {{",
                f"    try_{self.name}({outputs}).check();",
                "}",
            ]
        return lines

    def received(self, thing: Thing) -> str:
        return self.prose(thing.doc.removeprefix("Receives "))

    def documentation(self) -> list[str]:
        function, prose = self.function, self.prose
        lines = [prose(function.summary), ""]
        lines += [f"\\param {one.name} {prose(one.doc)}" for one in self.arguments]
        batch = self.call.is_batch
        for one in self.outputs if batch else []:
            absent = " May be left out." if one.parameter.is_optional else ""
            lines.append(f"\\param {one.name} {prose(one.doc)}{absent}")
        if self.call.gathers or self.call.has_rows:
            each = "fence" if self.call.judged else "row"
            lines.append(f"\\param statuses Receives the status of each {each}. May be left out.")
        if batch:
            lines.append("\\return Status::ok, or Status::partial if a row was refused.")
        elif function.returns != "gn_status":
            lines.append(f"\\return {prose(function.outcome)}")
        elif len(self.outputs) == 1:
            lines.append(f"\\return {self.received(self.outputs[0])}")
        if function.returns == "gn_status" and (told := prose.errors(function.outcome)):
            lines.append(f"\\throws Error {told}")
        for paragraph in function.body:
            if told := prose(paragraph):
                lines += ["", told]
        return lines


def functions(api: API, prose: Prose, subject: str) -> tuple[str, str]:
    """The functions of a subject: those that always exist, and those that throw."""
    found = [call for call in calls(api) if call.function.name not in WITHOUT and place(call.function.name).subject == subject]
    faces = [Face(call, prose) for call in found]
    simple = [face for face in faces if face.function.returns != "gn_status"]
    others = [face for face in faces if face.function.returns == "gn_status"]
    always = [face.throwing() for face in simple] + [face.lines() for face in others]
    return joined(always), joined([face.throwing() for face in others])


def joined(written: list[list[str]]) -> str:
    return "".join("\n".join(lines) + "\n\n" for lines in written)
