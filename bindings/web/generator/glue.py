# SPDX-License-Identifier: MIT
"""Turns a C function into one of JavaScript.

The roles of its parameters give their purposes. A function with an unknown role is refused, so it cannot be forgotten.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from description.api import API, Function, Parameter
from description.meanings import TRUTHS

from .names import DEFAULTS, NULLABLE, SUMS, WITHOUT, camel, meaning, type_name
from .values import COLUMNS, GETTERS, SIZES, Values

ANY_POSITION = "Latitude -90 ... 90 degrees, longitude any finite value."
ANY_PROPERTIES = "Properties of the feature: any value that JSON can write, at most 64 levels deep."
VERTICES = "The points of all lines, one line after the other: {} of each."


@dataclass
class Argument:
    name: str
    type: str
    doc: str
    default: str | None = None


@dataclass
class Result:
    name: str
    expression: str
    type: str
    doc: str


@dataclass
class Glue:
    """A JavaScript function: its arguments, its body and its results."""

    function: Function
    arguments: list[Argument] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    body: list[str] = field(default_factory=list)  # Statements, except the return.
    passed: list[str] = field(default_factory=list)  # The arguments of the C function.

    @property
    def name(self) -> str:
        return camel(self.function.name, function=True)

    @property
    def is_json(self) -> bool:
        return self.function.name.endswith("_geojson")

    @property
    def call(self) -> str:
        return f"library.{self.function.name}({', '.join(self.passed)})"

    @property
    def signature(self) -> list[tuple[Argument, bool]]:
        """The arguments, and whether each may be left out: it, and all after it, must have a default."""
        lasting = [all(after.default is not None for after in self.arguments[i:]) for i in range(len(self.arguments))]
        return list(zip(self.arguments, lasting, strict=True))

    def has(self, parameter: str) -> bool:
        return any(one.name == parameter for one in self.function.parameters)


class Binding:
    """The functions that JavaScript gets."""

    def __init__(self, api: API):
        self.api = api
        self.values = Values(api)
        unknown = WITHOUT.keys() - {function.name for function in api.functions}
        if unknown:
            raise SystemExit(f"generate: gridnorth.h has no {', '.join(unknown)}")
        functions = [function for function in api.functions if function.name not in WITHOUT]
        self.glues = [self.glue(function) for function in functions]

    def uses(self, struct: str) -> set[str]:
        """Whether functions "read" a struct or "put" it into memory, by itself or inside another."""
        found = set()
        for function in (glue.function for glue in self.glues):
            for parameter in function.parameters:
                use = "put" if parameter.is_const else "read"
                if parameter.type == struct:
                    found.add(use)
                elif parameter.type in self.api.structs:
                    found |= {use for one in self.api.structs[parameter.type].fields if one.type == struct}
        return found

    def glue(self, function: Function) -> Glue:
        glue = Glue(function)
        has_columns = any(parameter.role == "column" for parameter in function.parameters)
        if function.returns != "gn_status":
            self.direct(glue)
        elif has_columns and any(parameter.role == "output" for parameter in function.parameters):
            self.whole(glue)
        elif function.name.endswith("_batch"):
            self.batch(glue)
        else:
            self.single(glue)
        return glue

    # -- arguments ----------------------------------------------------------------------------------------------------

    def argument(
        self, glue: Glue, parameter: Parameter, kind: str, doc: str | None = None, name: str | None = None
    ) -> str:
        default = DEFAULTS.get(f"{glue.function.name}.{parameter.name}") or DEFAULTS.get(parameter.name)
        name = name or camel(parameter.name)
        glue.arguments.append(Argument(name, kind, parameter.doc if doc is None else doc, default))
        return name

    def scalar(self, glue: Glue, parameter: Parameter) -> str:
        """A number, a word or a truth value; returns the argument for the C function."""
        enumeration = meaning(glue.function.name, parameter.name)
        if enumeration:
            is_sum = enumeration in SUMS
            name = self.argument(glue, parameter, f"readonly {enumeration}[]" if is_sum else enumeration)
            return f'{enumeration}.{"sum" if is_sum else "number"}({name}, "{name}")'
        if parameter.name in TRUTHS:
            name = self.argument(glue, parameter, "boolean", re.sub(r"^Not 0: ", "Whether ", parameter.doc))
            return f'truth({name}, "{name}")'
        name = self.argument(glue, parameter, "number")
        if parameter.type == "double":
            return f'number({name}, "{name}")'
        return self.values.whole(parameter.type, name, f'"{name}"', parameter.doc)

    # -- functions that return at once --------------------------------------------------------------------------------

    def direct(self, glue: Glue):
        glue.passed = [self.scalar(glue, parameter) for parameter in glue.function.parameters]
        is_text = glue.function.returns.startswith("const char")
        expression = f"memory.latin({glue.call})" if is_text else glue.call
        glue.results = [Result("", expression, "string" if is_text else "number", glue.function.outcome)]

    # -- functions for one position, text, view, shape ... ------------------------------------------------------------

    def single(self, glue: Glue):
        queue = list(glue.function.parameters)
        while queue:
            parameter = queue.pop(0)
            if not parameter.is_pointer:
                self.number(glue, parameter, queue)
            elif parameter.is_const:
                self.input(glue, parameter, queue)
            else:
                self.output(glue, parameter, queue)
        self.order(glue)
        if not any("filled" in line or "fillTwo" in line for line in glue.body):
            self.check(glue)

    def order(self, glue: Glue):
        """Required arguments come before optional ones: users need not write null before them."""
        required = [i for i, argument in enumerate(glue.arguments) if argument.default is None]
        early = [argument for argument in glue.arguments[: max(required, default=0)] if argument.name in NULLABLE]
        glue.arguments = [argument for argument in glue.arguments if argument not in early] + early

    def number(self, glue: Glue, parameter: Parameter, queue: list[Parameter]):
        if parameter.name == "latitude" and queue and queue[0].name == "longitude":
            queue.pop(0)
            self.argument(glue, parameter, "Position", ANY_POSITION, "position")
            glue.body.append('const { latitude, longitude } = place(position, "position");')
            glue.passed += [f'number({part}, "position.{part}")' for part in ("latitude", "longitude")]
        elif parameter.name == "count":
            self.argument(glue, parameter, "number")
            glue.body.append('integer(count, "count", 0, 2 ** 28);')
            glue.passed.append("count")
        else:
            glue.passed.append(self.scalar(glue, parameter))

    def input(self, glue: Glue, parameter: Parameter, queue: list[Parameter]):
        js, kind = camel(parameter.name), parameter.type
        counted = {
            "char": ("string", "text"),
            "gn_point": ("Positions", "points"),
            "size_t": ("readonly number[] | null", "sizes"),
            "double": ("Numbers", "doubles"),
            "uint64_t": ("BigUint64Array", "words"),
        }
        if parameter.name == "properties":
            counted["char"] = ("object | null", "json")
        if parameter.role in ("text", "array"):
            count = camel(queue.pop(0).name)
            if kind in self.api.structs and kind not in counted:
                self.argument(glue, parameter, f"readonly {type_name(kind)}[]")
                put = f'memory.structs({js}, "{js}", {self.api.structs[kind].size}, put{type_name(kind)})'
                glue.body.append(f"const {js}At = {put}, {count} = memory.count;")
                glue.passed += [f"{js}At", count]
                return
            shown, verb = counted[kind]
            if kind == "uint64_t" and parameter.name in NULLABLE:
                shown, verb = f"{shown} | null", "wordsOrNone"
            self.argument(glue, parameter, shown, ANY_PROPERTIES if verb == "json" else None)
            glue.body.append(f'const {js}At = memory.{verb}({js}, "{js}"), {count} = memory.count;')
            glue.passed += [f"{js}At", count]
            return
        optional = parameter.name in NULLABLE
        self.argument(glue, parameter, type_name(kind) + (" | null" if optional else ""))
        put = self.values.put(kind, js)
        glue.body.append(f"const {js}At = {f'{js} === null ? 0 : ' if optional else ''}{put};")
        glue.passed.append(f"{js}At")

    def output(self, glue: Glue, parameter: Parameter, queue: list[Parameter]):
        name, kind, js = parameter.name, parameter.type, camel(parameter.name)
        if name == "error_offset":
            glue.passed.append("memory.offset")
        elif name == "statuses":
            glue.body.append("const statusesOut = memory.take(count);")
            glue.passed.append("statusesOut")
            read = "memory.arrayAt(Uint8Array, statusesOut, count)"
            glue.results.append(Result(name, read, "Uint8Array", parameter.doc))
        elif name == "error_field":
            glue.body.append("const fieldAt = memory.take(4);")
            glue.passed.append("fieldAt")
        elif parameter.role == "output":
            # Its capacity and `needed` follow it; perhaps a second output with its own.
            others = [other for other in queue if other.role == "output"]
            if others:
                del queue[:5]
                self.vertices(glue, parameter, others[0])
            else:
                del queue[:2]
                self.filled(glue, parameter, queue)
        elif parameter.role == "array":
            size, shown = (16, "Position[]") if kind == "gn_point" else (8, "Float64Array")
            read = f"memory.pointsAt({js}Out, count)" if size == 16 else f"memory.arrayAt(Float64Array, {js}Out, count)"
            glue.body.append(f"const {js}Out = memory.take({size} * count);")
            glue.passed.append(f"{js}Out")
            glue.results.append(Result(js, read, shown, parameter.doc))
        elif kind in self.api.structs or kind in GETTERS:
            size = self.api.structs[kind].size if kind in self.api.structs else 8
            glue.body.append(f"const {js}Out = memory.take({size});")
            glue.passed.append(f"{js}Out")
            read, shown = self.values.get(glue.function.name, name, kind, f"{js}Out")
            glue.results.append(Result(js, read, shown, parameter.doc))
        else:
            raise SystemExit(f"generate: {glue.function.name} has a parameter of no known pattern: {name}")

    def filled(self, glue: Glue, parameter: Parameter, queue: list[Parameter]):
        """An output of unknown size. The parameters after it in C are put into memory first."""
        kind = parameter.type
        glue.body.append("const neededAt = memory.take(4);")
        glue.passed += ["block", "capacity", "neededAt"]
        if kind == "char":
            unit = 1
            told = " ".join([glue.function.summary, *glue.function.body])
            shown = "FeatureCollection" if "FeatureCollection" in told else "Feature"
            read = "JSON.parse(memory.string(filled))" if glue.is_json else "memory.string(filled)"
            result = Result("text", read, shown if glue.is_json else "string", parameter.doc)
        elif kind == "gn_point":
            unit = 16
            result = Result("points", "memory.pointsAt(filled.block, filled.needed)", "Position[]", parameter.doc)
        elif parameter.name == "words":
            unit = 8
            read = "memory.arrayAt(BigUint64Array, filled.block, filled.needed)"
            result = Result("words", read, "BigUint64Array", parameter.doc)
        elif kind == "uint64_t":
            unit = 8
            read = "list(filled.needed, (i) => Number(memory.view.getBigUint64(filled.block + 8 * i, true)))"
            result = Result(parameter.name, read, "number[]", parameter.doc)
        else:
            unit = self.api.structs[kind].size
            read = f"list(filled.needed, (i) => {self.values.read(kind, f'filled.block + {unit} * i')})"
            result = Result(parameter.name, read, f"{type_name(kind)}[]", parameter.doc)
        glue.results.append(result)
        for other in list(queue):
            queue.remove(other)
            self.output(glue, other, queue)
        glue.body += [
            f"const filled = memory.fill({unit}, neededAt, (block, capacity) =>",
            f"  {glue.call},",
            ");",
        ]
        self.check(glue, "filled.status")

    def vertices(self, glue: Glue, vertices: Parameter, lines: Parameter):
        """Two outputs of unknown size: the vertices of lines, and the lines."""
        column, unit, shown = (
            ("Float32Array", 8, "x and y")
            if vertices.type == "float"
            else ("Float64Array", 16, "latitude and longitude")
        )
        size = self.api.structs[lines.type].size
        glue.passed += ["verticesOut", "vertexCapacity", "verticesNeededAt", "linesOut", "lineCapacity", "linesNeededAt"]
        read = f"list(linesNeeded, (i) => {self.values.read(lines.type, f'linesOut + {size} * i')})"
        glue.results += [
            Result(
                "vertices", f"memory.arrayAt({column}, verticesOut, 2 * verticesNeeded)", column, VERTICES.format(shown)
            ),
            Result("lines", read, f"{type_name(lines.type)}[]", "Which vertices each line has, and its kind."),
        ]
        glue.body += [
            "const verticesNeededAt = memory.take(4), linesNeededAt = memory.take(4);",
            "const { status, verticesOut, verticesNeeded, linesOut, linesNeeded } = memory.fillTwo(",
            f"  {unit}, {size}, verticesNeededAt, linesNeededAt, (verticesOut, vertexCapacity, linesOut, lineCapacity) =>",
            f"    {glue.call},",
            ");",
        ]
        self.check(glue, "status")

    def check(self, glue: Glue, status: str | None = None):
        """Throws the error of the status, with its place in a text."""
        texts = [argument.name for argument in glue.arguments if argument.type == "string"]
        if glue.has("error_field"):
            glue.body += [
                f"const status = {glue.call};",
                "const field = fields[memory.view.getUint32(fieldAt, true)];",
                f"memory.check(status, {{ {', '.join(texts)} }}[field], field);",
            ]
        else:
            text = f", {texts[0]}" if glue.has("error_offset") else ""
            glue.body.append(f"memory.check({status or glue.call}{text});")

    # -- functions for many rows --------------------------------------------------------------------------------------

    def whole(self, glue: Glue):
        """Columns beside a result of unknown size: they are in memory all at once."""
        queue = list(glue.function.parameters)
        names = [camel(one.name) for one in queue if one.role == "column" and one.is_const]
        glue.body.append(f"const count = rows({{ {', '.join(names)} }});")
        while queue:
            parameter = queue.pop(0)
            js = camel(parameter.name)
            if parameter.role == "array":
                self.input(glue, parameter, queue)
            elif parameter.role == "column" and not parameter.is_const:
                queue.pop(0)
                kind, size = COLUMNS[parameter.type], SIZES[parameter.type]
                glue.body.append(f"const {js}Out = memory.take({size} * count);")
                glue.passed += [f"{js}Out", str(size)]
                glue.results.append(Result(js, f"memory.arrayAt({kind}, {js}Out, count)", kind, parameter.doc))
            elif parameter.role == "column":
                queue.pop(0)
                self.argument(glue, parameter, "Numbers | number")
                glue.body.append(f'const {js}At = memory.column({js}, count, "{js}"), {js}Stride = memory.stride;')
                glue.passed += [f"{js}At", f"{js}Stride"]
            elif parameter.role == "count":
                glue.passed.append("count")
            elif not parameter.is_pointer:
                glue.passed.append(self.scalar(glue, parameter))
            else:
                self.output(glue, parameter, queue)

    def batch(self, glue: Glue):
        ins: list[tuple[str, str]] = []
        texts = next((one for one in glue.function.parameters if one.name == "texts"), None)
        reads_texts = texts is not None and texts.is_const
        slot = 80 if glue.function.name.startswith("gn_position") else 28
        records: tuple[str, str, int] | None = None  # A column of structs: its name, its type, the size of one.
        stride = ""  # The stride of the column before.
        queue = list(glue.function.parameters)
        while queue:
            parameter = queue.pop(0)
            js, column = camel(parameter.name), COLUMNS.get(parameter.type)
            if parameter.role in ("struct", "options", "array"):
                self.input(glue, parameter, queue)
            elif parameter.type in self.api.structs:
                size = self.api.structs[parameter.type].size
                records, stride = (js, parameter.type, size), str(size)
                glue.results.append(Result(js, js, f"{type_name(parameter.type)}[]", parameter.doc))
                glue.passed.append(f"{js}At")
            elif parameter.name == "texts" and reads_texts:
                self.argument(glue, parameter, "readonly string[]", "Texts; upper or lower case.")
                glue.body.append('if (!Array.isArray(texts)) throw new TypeError("texts must be an array of strings");')
                glue.passed.append("texts")
                stride = "size"
            elif parameter.name == "texts":
                glue.results.append(Result(js, js, "string[]", "Texts; an empty one for a refused row."))
                glue.passed.append("slots")
                stride = str(slot)
            elif parameter.role in ("stride", "slot_size"):
                glue.passed.append(stride)
            elif parameter.role == "count":
                glue.passed.append("count")
            elif parameter.is_pointer and parameter.is_const:
                ins.append((js, column))
                self.argument(glue, parameter, "Numbers | number")
                glue.passed.append(f"{js}At")
                stride = f"{js}Stride"
            elif parameter.is_pointer:
                glue.results.append(Result(js, js, column, parameter.doc))
                glue.passed.append(f"{js}At")
                stride = str(SIZES[parameter.type])
            else:
                value = self.scalar(glue, parameter)
                glue.body.append(f"const {js}Value = {value};")
                glue.passed.append(f"{js}Value")

        self.order(glue)
        outs = [result for result in glue.results if result.name not in ("texts", records and records[0])]
        columns = ", ".join(out.name for out in outs)
        count = "texts.length" if reads_texts else f"rows({{ {', '.join(name for name, _ in ins)} }})"
        glue.body.append(f"const count = {count};")
        glue.body += [f"const {out.name} = new {out.type}(count);" for out in outs]
        places = ", ".join([f"{name}At" for name, _ in ins] + [f"{out.name}At" for out in outs])
        strides = ", ".join(f"{name}Stride" for name, _ in ins)
        pairs = ", ".join(f'[{kind}, {name}, "{name}"]' for name, kind in ins)
        head = (
            f"memory.batchOfTexts(texts, [{columns}], (count, texts, size, [{places}]) =>"
            if reads_texts
            else f"memory.batch(count, [{pairs}], [{columns}], (count, [{places}], [{strides}]) =>"
        )
        # Columns that are not numbers are read at once.
        before, after = [], []
        if texts is not None and not reads_texts:
            glue.body.append("const texts = [];")
            before.append(f"const slots = memory.take({slot} * count);")
            after.append(f"for (const text of memory.textsAt(slots, {slot}, count)) texts.push(text);")
        if records is not None:
            name, kind, size = records
            glue.body.append(f"const {name} = [];")
            before.append(f"const {name}At = memory.take({size} * count);")
            read = self.values.read(kind, f"{name}At + {size} * i")
            after.append(f"for (let i = 0; i < count; i++) {name}.push({read});")
        if before:
            lines = [*before, f"const status = {glue.call};", *after, "return status;"]
            glue.body += [f"{head} {{", *(f"  {line}" for line in lines), "});"]
        else:
            glue.body += [head, f"  {glue.call},", ");"]
