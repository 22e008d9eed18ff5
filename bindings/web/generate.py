#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes functions.mjs and gridnorth.d.ts from include/gridnorth.h and include/gridnorth_types.h.

    bindings/web/generate.py            writes both
    bindings/web/generate.py --check    fails if they are not what would be written

The names and the order of the parameters tell what each of them is: gridnorth.h keeps to a few patterns, and a function that
does not is refused here. WITHOUT lists the functions that JavaScript does not get, and why.
"""

from __future__ import annotations

import re
import sys
import textwrap
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
INCLUDE = HERE.parent.parent / "include"

WITHOUT = {
    "gn_cpu_level": "WebAssembly has one level of instructions",
    "gn_cpu_level_limit": "WebAssembly has one level of instructions",
    "gn_mgrs_capacity": "no caller provides memory for a text",
    "gn_format_options_init": "options that are left out have their defaults",
    "gn_grid_options_init": "options that are left out have their defaults",
    "gn_shape_options_init": "options that are left out have their defaults",
}

# Enumerations: the type in JavaScript, how the names of its values begin, and, if these are less than all that begin so,
# which they are. Sums are lists of words.
ENUMERATIONS = {
    "Hemisphere": ("GN_", ["GN_NORTH", "GN_SOUTH"]),
    "Form": ("GN_FORM_", None),
    "ParseFlag": ("GN_PARSE_", None),
    "PositionFlag": ("GN_POSITION_", "GN_POSITION_BAND_OF_NEIGHBOUR"),
    "Symbols": ("GN_SYMBOLS_", None),
    "HemisphereStyle": ("GN_HEMISPHERES_", None),
    "FormatFlag": ("GN_FORMAT_", None),
    "Units": ("GN_UNITS_", None),
    "AngleUnit": ("GN_ANGLE_", None),
    "MGRSFlag": ("GN_MGRS_FLAG_", None),
    "TypingField": ("GN_FIELD_", None),
    "TypingFlag": ("GN_TYPING_", None),
    "GridContent": ("GN_GRID_DRAW_", None),
    "ToleranceUnit": ("GN_GRID_", "GN_GRID_PIXELS"),
    "GridLineKind": ("GN_GRID_", "GN_GRID_BORDER"),
    "Axis": ("GN_AXIS_", None),
    "LabelKind": ("GN_LABEL_", None),
    "Edge": ("GN_EDGE_", None),
    "Placement": ("GN_VERTICES_", "GN_VERTICES_ON"),
    "AzimuthMeaning": ("GN_AZIMUTH_", None),
    "Longitudes": ("GN_LONGITUDES_", None),
    "RingLineKind": ("GN_", "GN_RING"),
    "Side": ("GN_", "GN_OUTSIDE"),
    "Orientation": ("GN_", "GN_CLOCKWISE"),
}
SUMS = {"ParseFlag", "PositionFlag", "FormatFlag", "MGRSFlag", "TypingFlag", "GridContent"}

# Which fields and parameters are of which enumeration; a name alone holds wherever no longer one does.
MEANINGS = {
    "hemisphere": "Hemisphere",
    "form": "Form",
    "units": "Units",
    "unit": "AngleUnit",
    "side": "Side",
    "orientation": "Orientation",
    "axis": "Axis",
    "gn_position_parse.flags": "ParseFlag",
    "gn_position.flags": "PositionFlag",
    "gn_mgrs_cell.flags": "MGRSFlag",
    "gn_mgrs_typing.flags": "TypingFlag",
    "gn_mgrs_typing.field": "TypingField",
    "gn_format_options.flags": "FormatFlag",
    "gn_format_options.symbols": "Symbols",
    "gn_format_options.hemispheres": "HemisphereStyle",
    "gn_format_options.iso_form": "Form",
    "gn_grid_options.content": "GridContent",
    "gn_grid_options.tolerance_unit": "ToleranceUnit",
    "gn_grid_line.kind": "GridLineKind",
    "gn_grid_label.kind": "LabelKind",
    "gn_grid_label.edge": "Edge",
    "gn_shape_options.placement": "Placement",
    "gn_shape_options.azimuth_is": "AzimuthMeaning",
    "gn_shape_options.longitudes": "Longitudes",
    "gn_ring_line.kind": "RingLineKind",
}
TRUTHS = {"is_closed", "major", "found"}
KEYS = {"gn_mgrs_typing.next"}

# What may be left out at the end of a call.
DEFAULTS = {
    "precision": "5",
    "gn_georef_encode.precision": "2",
    "gn_gars_encode.precision": "2",
    "zone": "0",
    "tile_size": "512",
    "form": '"any"',
    "flags": "[]",
    "units": '"metric"',
    "unit": '"degrees"',
    "digits": "0",
    "decimals": "0",
    "options": "null",
    "properties": "null",
    "rings": "null",
    "reference": "null",
}

NULLABLE = {name for name, value in DEFAULTS.items() if value == "null"}

SPELLING = {"geojson": "GeoJSON", "epsg": "EPSG", "utm": "UTM", "mgrs": "MGRS"}
SIZES = {"double": 8, "uint64_t": 8, "float": 4, "int32_t": 4, "uint32_t": 4, "char": 1}
GETTERS = {
    "double": "getFloat64({}, true)",
    "int32_t": "getInt32({}, true)",
    "uint32_t": "getUint32({}, true)",
    "size_t": "getUint32({}, true)",
}
COLUMNS = {"double": "Float64Array", "int32_t": "Int32Array", "uint8_t": "Uint8Array"}


def camel(name: str, *, function: bool = False) -> str:
    """gn_utm_to_epsg: utmToEPSG; of other names only the letters behind underscores change."""
    first, *rest = name.removeprefix("gn_").split("_")
    return first + "".join((SPELLING.get(word) if function else None) or word.capitalize() for word in rest)


def type_name(struct: str) -> str:
    """gn_grid_line: GridLine."""
    if struct == "gn_utm":
        return "UTMPosition"
    return "".join(SPELLING.get(word, word.capitalize()) for word in struct.removeprefix("gn_").split("_"))


def sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.:;])\s+(?=[A-Z_a-z])", text)


# ---------------------------------------------------------------------------------------------------------------------
# The header.
# ---------------------------------------------------------------------------------------------------------------------


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


def meaning(owner: str, name: str) -> str | None:
    return MEANINGS.get(f"{owner}.{name}") or MEANINGS.get(name)


# ---------------------------------------------------------------------------------------------------------------------
# Documentation comments.
# ---------------------------------------------------------------------------------------------------------------------


class Prose:
    """Says in the words of JavaScript what the header says in those of C."""

    # Clauses and phrases about memory, and about what stands in it when a call fails.
    CLAUSES = re.compile(
        r"\bcapacity\b|\bbuffer\b|\b[nN]ull\b|GN_BUFFER|GN_NULL|GN_STRIDE|\bstride|slots? of|CAPACITY|answer is GN_OK"
        r"|GN_VERSION|GN_STATUS_LIMIT|\bfreed\b|less room|^\d+ bytes\.$"
    )
    PHRASES = re.compile(
        r",? (?:and|with) a final zero|, not necessarily ending with a zero|, as it stands in this header"
    )

    def __init__(self, header: Header):
        self.words = {"GN_GRID_DRAW_ALL": "all of them", "GN_MEAN_RADIUS": "6371008.771415059"}
        for enumeration, (prefix, _) in ENUMERATIONS.items():
            for word, _, _ in header.members(enumeration):
                self.words[prefix + word.upper().replace("-", "_")] = f'"{word}"'
            if prefix != "GN_":
                self.words.setdefault(prefix, enumeration)
        for block in header.enumerators:
            for name, value, _ in block:
                if name.startswith(("GN_ZONE_", "GN_MGRS_1", "GN_MGRS_GRID_ZONE_ONLY", "GN_DECIMALS_USUAL")):
                    self.words[name] = str(value)

    def __call__(self, text: str) -> str:
        """A text without the clauses that only matter in C."""
        kept = " ".join(part for part in sentences(text) if not self.CLAUSES.search(part)).rstrip(";: ")
        kept = re.sub(
            r"\bThe sum of (GN_\w+_) values, or 0|(GN_\w+_) values, or 0", r"\1\2 words", self.PHRASES.sub("", kept)
        )
        kept = re.sub(r"(GN_\w+_) values?", r"\1 words", kept)
        kept = re.sub(r"\bgn_(\w+?)\(\)", lambda found: camel(found[0][:-2], function=True) + "()", kept)
        kept = re.sub(r"\bGN_\w*?_(?= word)|\bGN_\w+", lambda found: self.words.get(found[0], found[0]), kept)
        kept = re.sub(r"\bgn_(\w+)\b", lambda found: type_name(found[0]), kept)
        kept = re.sub(r"\b[a-z]+(?:_[a-z]+)+\b", lambda found: camel(found[0]), kept)
        if not re.match(r"\w+\(\)", kept):
            kept = kept[:1].upper() + kept[1:]
        return kept if not kept or kept[-1] in ".)!?" else kept + "."


def comment(lines: list[str], indent: str) -> list[str]:
    """A documentation comment; an empty line parts paragraphs."""
    written = []
    for line in lines:
        hang = "  " if line.startswith("@") else ""
        written += textwrap.wrap(line, 112 - len(indent), subsequent_indent=hang, break_long_words=False) or [""]
    if len(written) == 1:
        return [f"{indent}/** {written[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in written), f"{indent} */"]


# ---------------------------------------------------------------------------------------------------------------------
# Functions.
# ---------------------------------------------------------------------------------------------------------------------


@dataclass
class Argument:
    name: str
    type: str
    doc: str
    default: str | None = None


@dataclass
class Glue:
    """A function of JavaScript while it is put together."""

    function: Function
    arguments: list[Argument] = field(default_factory=list)
    before: list[str] = field(default_factory=list)  # Statements that put values into memory.
    passed: list[str] = field(default_factory=list)  # What the C function gets.
    results: list[tuple[str, str, str, str]] = field(default_factory=list)  # Name, expression, type, doc.
    filled: tuple[str, str, str] | None = None  # What goes to (out, capacity, length): unit, extra bytes, name.
    texts: list[str] = field(default_factory=list)  # What the status may point into.

    @property
    def name(self) -> str:
        return camel(self.function.name, function=True)


class Generator:
    def __init__(self):
        self.header = Header()
        self.prose = Prose(self.header)
        self.written = {function.name for function in self.header.functions} - WITHOUT.keys()
        for name in WITHOUT:
            if name not in {function.name for function in self.header.functions}:
                raise SystemExit(f"generate: WITHOUT names {name}, which gridnorth.h has not")

    # -- arguments ----------------------------------------------------------------------------------------------------

    def default(self, glue: Glue, name: str) -> str | None:
        return DEFAULTS.get(f"{glue.function.name}.{name}") or DEFAULTS.get(name)

    def argument(
        self, glue: Glue, parameter: Parameter, kind: str, doc: str | None = None, name: str | None = None
    ) -> str:
        name = name or camel(parameter.name)
        doc = self.prose(parameter.doc if doc is None else doc)
        glue.arguments.append(Argument(name, kind, doc, self.default(glue, parameter.name)))
        return name

    def scalar(self, glue: Glue, parameter: Parameter):
        enumeration = meaning(glue.function.name, parameter.name)
        if enumeration:
            kind = f"{enumeration}[]" if enumeration in SUMS else enumeration
            name = self.argument(glue, parameter, kind)
            verb = "sum" if enumeration in SUMS else "number"
            glue.passed.append(f'{enumeration}.{verb}({name}, "{name}")')
        elif parameter.name in TRUTHS:
            name = self.argument(glue, parameter, "boolean", re.sub(r"^Not 0: ", "Whether ", parameter.doc))
            glue.passed.append(f'truth({name}, "{name}")')
        else:
            name = self.argument(glue, parameter, "number")
            check = {"double": 'number({0}, "{0}")', "int32_t": 'integer({0}, "{0}")'}.get(
                parameter.type, 'integer({0}, "{0}", 0, 2 ** 32 - 1)'
            )
            glue.passed.append(check.format(name))

    def glue(self, function: Function) -> Glue:
        glue = Glue(function)
        queue = list(function.parameters)
        counted = None  # What outputs of `count` elements are as long as.

        def follows(*names: str) -> bool:
            found = [parameter.name for parameter in queue[: len(names)]]
            return found == list(names)

        while queue:
            parameter = queue.pop(0)
            name, kind = parameter.name, parameter.type
            js = camel(name)
            if not parameter.is_pointer:
                if name == "latitude" and follows("longitude"):
                    queue.pop(0)
                    self.argument(
                        glue, parameter, "Point", "Latitude -90 ... 90 degrees, longitude any finite value.", "position"
                    )
                    glue.before.append('object(position, "position");')
                    glue.passed += [f'number(position.{part}, "position.{part}")' for part in ("latitude", "longitude")]
                elif kind == "size_t" and name == "count":
                    self.argument(glue, parameter, "number")
                    glue.before.append('integer(count, "count", 0, 2 ** 28);')
                    glue.passed.append("count")
                    counted = "count"
                else:
                    self.scalar(glue, parameter)
            elif parameter.is_const and kind == "char":
                queue.pop(0)
                if name == "properties":
                    self.argument(
                        glue, parameter, "object | null", "Of the feature: what JSON can write, at most 64 levels deep."
                    )
                    glue.before.append(f'const {js}At = memory.json({js}, "{js}"), {js}Length = memory.count;')
                else:
                    self.argument(glue, parameter, "string")
                    glue.before.append(f'const {js}At = memory.text({js}, "{js}"), {js}Length = memory.count;')
                    glue.texts.append(js)
                glue.passed += [f"{js}At", f"{js}Length"]
            elif parameter.is_const and name == "points":
                queue.pop(0)
                self.argument(glue, parameter, "Points")
                glue.before.append(f'const {js}At = memory.points({js}, "{js}"), count = memory.count;')
                glue.passed += [f"{js}At", "count"]
                counted = "count"
            elif parameter.is_const and kind == "size_t" and follows("ring_count"):
                queue.pop(0)
                self.argument(glue, parameter, "readonly number[] | null")
                glue.before.append(f'const {js}At = memory.sizes({js}, "{js}"), ringCount = memory.count;')
                glue.passed += [f"{js}At", "ringCount"]
            elif parameter.is_const and kind == "double" and queue[0].name in ("count", "radius_count"):
                queue.pop(0)
                self.argument(glue, parameter, "Numbers")
                glue.before.append(f'const {js}At = memory.doubles({js}, "{js}"), count = memory.count;')
                glue.passed += [f"{js}At", "count"]
                counted = "count"
            elif parameter.is_const:
                optional = name in NULLABLE
                self.argument(glue, parameter, type_name(kind) + (" | null" if optional else ""))
                put = (
                    f'memory.point({js}, "{js}")'
                    if kind == "gn_point"
                    else f'put{type_name(kind)}(memory, {js}, "{js}")'
                )
                if kind.endswith("_options"):
                    put = f"put{type_name(kind)}(library, memory, {js})"
                glue.before.append(f"const {js}At = {f'{js} === null ? 0 : ' if optional else ''}{put};")
                glue.passed.append(f"{js}At")
            elif name == "error_offset":
                glue.passed.append("memory.offset")
            elif name == "error_field":
                glue.before.append("const fieldAt = memory.take(4);")
                glue.passed.append("fieldAt")
            elif follows("capacity", "length") or follows("capacity", "count"):
                queue[:2] = []
                glue.before.append("const lengthAt = memory.take(4);")
                self.fill(glue, parameter)
            elif name == "vertices" and follows(
                "vertex_capacity", "vertex_count", "lines", "line_capacity", "line_count"
            ):
                lines = queue[2]
                queue[:5] = []
                self.lines(glue, parameter, lines)
            elif counted and name in ("points", "azimuths", "distances"):
                size = 16 if kind == "gn_point" else 8
                glue.before.append(f"const {js}Out = memory.take({size} * {counted});")
                glue.passed.append(f"{js}Out")
                read = f"memory.pointsAt({js}Out, {counted})"
                if kind == "double":
                    read = f"memory.arrayAt(Float64Array, {js}Out, {counted})"
                glue.results.append((js, read, "Point[]" if kind == "gn_point" else "Float64Array", parameter.doc))
            elif kind in self.header.structs:
                struct = self.header.structs[kind]
                glue.before.append(f"const {js}Out = memory.take({struct.size});")
                glue.passed.append(f"{js}Out")
                glue.results.append((js, self.read(kind, f"{js}Out"), type_name(kind), parameter.doc))
            elif kind in GETTERS:
                glue.before.append(f"const {js}Out = memory.take(8);")
                glue.passed.append(f"{js}Out")
                read, shown = self.value(function.name, name, kind, f"{js}Out")
                glue.results.append((js, read, shown, parameter.doc))
            else:
                raise SystemExit(f"generate: {function.name} has a parameter of no known pattern: {name}")
        # Nobody wants to write null before what must be there.
        required = [i for i, argument in enumerate(glue.arguments) if argument.default is None]
        early = [argument for argument in glue.arguments[: max(required, default=0)] if argument.name in NULLABLE]
        glue.arguments = [argument for argument in glue.arguments if argument not in early] + early
        return glue

    def fill(self, glue: Glue, parameter: Parameter):
        glue.passed += ["block", "capacity", "lengthAt"]
        kind = parameter.type
        if kind == "char":
            glue.filled = ("1", "1", parameter.name)
            is_json = glue.function.name.endswith("_geojson")
            shown = "FeatureCollection" if "FeatureCollection" in " ".join(glue.function.body) else "Feature"
            if glue.function.name in ("gn_grid_geojson", "gn_ring_set_geojson"):
                shown = "FeatureCollection"
            read = "JSON.parse(memory.string(filled))" if is_json else "memory.string(filled)"
            glue.results.insert(0, ("out", read, shown if is_json else "string", parameter.doc))
        elif kind == "gn_point":
            glue.filled = ("16", "0", parameter.name)
            glue.results.insert(0, ("points", "memory.pointsAt(filled.block, filled.count)", "Point[]", parameter.doc))
        else:
            size = self.header.structs[kind].size
            glue.filled = (str(size), "0", parameter.name)
            read = f"list(filled.count, (i) => {self.read(kind, f'filled.block + {size} * i')})"
            glue.results.insert(0, (parameter.name, read, f"{type_name(kind)}[]", parameter.doc))

    def lines(self, glue: Glue, vertices: Parameter, lines: Parameter):
        column, unit = ("Float32Array", 8) if vertices.type == "float" else ("Float64Array", 16)
        size = self.header.structs[lines.type].size
        glue.before.append("const vertexCountAt = memory.take(4), lineCountAt = memory.take(4);")
        glue.passed += ["verticesOut", "vertexCapacity", "vertexCountAt", "linesOut", "lineCapacity", "lineCountAt"]
        glue.filled = (str(unit), str(size), "lines")
        read = f"list(lineCount, (i) => {self.read(lines.type, f'linesOut + {size} * i')})"
        shown = "The points of all lines, one line after the other: "
        shown += "x and y of each, pixels." if vertices.type == "float" else "latitude and longitude of each."
        glue.results += [
            ("vertices", f"memory.arrayAt({column}, verticesOut, 2 * vertexCount)", column, shown),
            ("lines", read, f"{type_name(lines.type)}[]", "Which vertices each line has, and what it is."),
        ]

    # -- values -------------------------------------------------------------------------------------------------------

    def read(self, struct: str, at: str) -> str:
        return f"get{type_name(struct)}(memory, {at})"

    def value(self, owner: str, name: str, kind: str, at: str, count: int = 1) -> tuple[str, str]:
        """How a value is read, and its type."""
        if f"{owner}.{name}" in KEYS:
            return f"keys(Number(view.getBigUint64({at}, true)))".replace("view", "memory.view"), "string"
        if kind == "char":
            return (f"memory.latin({at})" if count > 1 else f"letter(memory, {at})"), "string"
        if kind in self.header.structs:
            return self.read(kind, at), type_name(kind)
        if kind == "uint64_t":
            return f"Number(memory.view.getBigUint64({at}, true))", "number"
        if kind == "float":
            return f"memory.view.getFloat32({at}, true)", "number"
        read = f"memory.view.{GETTERS[kind].format(at)}"
        enumeration = meaning(owner, name)
        if enumeration in SUMS:
            return f"{enumeration}.words({read})", f"{enumeration}[]"
        if enumeration:
            return f"{enumeration}.word({read})", f"{enumeration}" + (" | null" if name == "axis" else "")
        if name in TRUTHS:
            return f"{read} !== 0", "boolean"
        return read, "number"

    def fields(self, struct: Struct) -> list[Field]:
        return [
            item
            for item in struct.fields
            if item.name not in ("size" if struct.name.endswith("_options") else "", "reserved")
        ]

    def getter(self, struct: Struct) -> list[str]:
        lines = [f"function get{type_name(struct.name)}(memory, at) {{", "  return {"]
        for item in self.fields(struct):
            at = f"at + {item.offset}" if item.offset else "at"
            lines.append(f"    {camel(item.name)}: {self.value(struct.name, item.name, item.type, at, item.count)[0]},")
        return [*lines, "  };", "}", ""]

    def putter(self, struct: Struct) -> list[str]:
        """For a struct without options: every field must be there."""
        lines = [f"function put{type_name(struct.name)}(memory, value, name) {{", "  object(value, name);"]
        lines.append(f"  const at = memory.take({struct.size});")
        for item in self.fields(struct):
            js = camel(item.name)
            enumeration = meaning(struct.name, item.name)
            checked = f"number(value.{js}, `${{name}}.{js}`)"
            if enumeration:
                checked = f"{enumeration}.number(value.{js}, `${{name}}.{js}`)"
            elif item.type == "int32_t":
                checked = f"integer(value.{js}, `${{name}}.{js}`)"
            setter = {"double": "setFloat64", "int32_t": "setInt32"}[item.type]
            lines.append(f"  memory.view.{setter}(at + {item.offset}, {checked}, true);")
        return [*lines, "  return at;", "}", ""]

    def options_putter(self, struct: Struct) -> list[str]:
        """For options: the library's defaults, and over them what is given."""
        name = type_name(struct.name)
        lines = [f"const {name[0].lower()}{name[1:]}Fields = {{"]
        for item in self.fields(struct):
            js, enumeration = camel(item.name), meaning(struct.name, item.name)
            label = f'"options.{js}"'
            if item.type == "char":
                put = f"putLatin(memory, at + {item.offset}, {item.count}, value, {label})"
            elif item.count > 1:
                put = f"putNumbers(memory, at + {item.offset}, {item.count}, value, {label})"
            elif item.type == "uint64_t":
                put = f"memory.view.setBigUint64(at + {item.offset}, BigInt(integer(value, {label}, 0, 2 ** 53 - 1)), true)"
            elif item.type == "double":
                put = f"memory.view.setFloat64(at + {item.offset}, number(value, {label}), true)"
            elif item.type == "uint32_t" or item.type == "int32_t":
                unsigned = item.type == "uint32_t"
                checked = f"integer(value, {label}" + (", 0, 2 ** 32 - 1)" if unsigned else ")")
                if enumeration:
                    checked = f"{enumeration}.{'sum' if enumeration in SUMS else 'number'}(value, {label})"
                put = f"memory.view.set{'Uint32' if unsigned else 'Int32'}(at + {item.offset}, {checked}, true)"
            lines.append(f"  {js}: (memory, at, value) => {put},")
        lines += ["};", ""]
        lines += [f"function put{name}(library, memory, options) {{", f"  const at = memory.take({struct.size});"]
        lines += [f"  library.{struct.name}_init(at);"]
        lines += [f"  putOptions(memory, at, {name[0].lower()}{name[1:]}Fields, options);", "  return at;", "}", ""]
        return lines

    # -- functions.mjs ------------------------------------------------------------------------------------------------

    def signature(self, glue: Glue) -> str:
        shown = []
        trailing = True
        for argument in reversed(glue.arguments):
            trailing = trailing and argument.default is not None
            shown.insert(0, f"{argument.name} = {argument.default}" if trailing else argument.name)
        return ", ".join(shown)

    def method(self, glue: Glue, *, as_bytes: bool = False) -> list[str]:
        function = glue.function
        call = f"library.{function.name}({', '.join(glue.passed)})"
        name = glue.name + ("Bytes" if as_bytes else "")
        lines = [f"    {name}({self.signature(glue)}) {{"]
        body = [*glue.before]
        uses_text = any(parameter.name == "error_offset" for parameter in function.parameters)
        rest = ""
        if any(parameter.name == "error_field" for parameter in function.parameters):
            body += [f"const status = {call};", "const field = fields[memory.view.getUint32(fieldAt, true)];"]
            body += [f"memory.check(status, {{ {', '.join(glue.texts)} }}[field], field);"]
        else:
            rest = f", {glue.texts[0]}" if uses_text else ""
            if glue.filled is None:
                body.append(f"memory.check({call}{rest});")
            elif glue.filled[2] == "lines":
                unit, size, _ = glue.filled
                body += [
                    f"const {{ status, verticesOut, vertexCount, linesOut, lineCount }} = memory.fillTwo(",
                    f"  {unit}, {size}, vertexCountAt, lineCountAt, (verticesOut, vertexCapacity, linesOut, lineCapacity) =>",
                    f"    {call},",
                    ");",
                    "memory.check(status);",
                ]
            else:
                unit, extra, _ = glue.filled
                body += [
                    f"const filled = memory.fill({unit}, {extra}, lengthAt, (block, capacity) =>",
                    f"  {call},",
                    ");",
                    f"memory.check(filled.status{rest});",
                ]
        if as_bytes:
            body.append("return memory.copy(filled);")
        elif len(glue.results) == 1:
            body.append(f"return {glue.results[0][1]};")
        else:
            body.append("return {")
            body += [f"  {key}: {expression}," for key, expression, _, _ in glue.results]
            body.append("};")
        return [*lines, *(f"      {line}" for line in body), "    },"]

    def batch(self, function: Function) -> tuple[list[str], list[Argument], list[tuple[str, str, str, str]]]:
        """A function over rows: its lines, its arguments, its results."""
        glue = Glue(function)
        ins, outs, passed, texts_in, texts_out = [], [], [], False, False
        for parameter in function.parameters:
            js = camel(parameter.name)
            if parameter.name == "texts":
                texts_in, texts_out = parameter.is_const, not parameter.is_const
                doc = "References; upper or lower case." if texts_in else "References; an empty one for a refused row."
                passed.append("TEXTS")
                if texts_in:
                    glue.arguments.append(Argument("texts", "readonly string[]", doc))
                else:
                    outs.append((js, None, "string[]", doc))
            elif parameter.name == "text_stride":
                passed.append("stride" if texts_in else "28")
            elif parameter.name.endswith("stride"):
                passed.append("8")
            elif parameter.name == "count":
                passed.append("count")
            elif parameter.is_pointer and parameter.is_const:
                ins.append((js, COLUMNS[parameter.type]))
                glue.arguments.append(Argument(js, "Numbers", self.prose(parameter.doc)))
                passed.append(("IN", js))
            elif parameter.is_pointer:
                outs.append((js, COLUMNS[parameter.type], COLUMNS[parameter.type], parameter.doc))
                passed.append(("OUT", js))
            else:
                self.scalar(glue, parameter)
                argument = glue.arguments[-1].name
                glue.before.append(f"const {argument}Value = {glue.passed.pop()};")
                passed.append(f"{argument}Value")
        columns = [name for name, kind, _, _ in outs if kind]
        order = [("IN", name) for name, _ in ins] + [("OUT", name) for name in columns]
        slot = len(order)
        words = []
        for word in passed:
            if word == "TEXTS":
                words.append("texts" if texts_in else f"blocks[{slot}]")
            elif isinstance(word, tuple):
                words.append(f"blocks[{order.index(word)}]")
            else:
                words.append(word)
        call = f"library.{function.name}({', '.join(words)})"
        body = [*glue.before]
        body.append(
            "const count = texts.length;"
            if texts_in
            else f"const count = rows({{ {', '.join(name for name, _ in ins)} }});"
        )
        if texts_in:
            body.insert(0, 'if (!Array.isArray(texts)) throw new TypeError("texts must be an array of strings");')
        body += [f"const {name} = new {kind}(count);" for name, kind, _, _ in outs if kind]
        if texts_out:
            body.append("const texts = [];")
        results = ", ".join(name for name, _, _, _ in outs)
        if texts_in:
            body.append(
                f"memory.batchOfTexts(texts, [{', '.join(columns)}], (count, texts, stride, blocks) => {call});"
            )
        else:
            pairs = ", ".join(f"[{kind}, {name}]" for name, kind in ins)
            if texts_out:
                body += [
                    f"memory.batch(count, [{pairs}], [{', '.join(columns)}], (count, blocks) => {{",
                    "  const slots = memory.take(28 * count);",
                    f"  const status = {call.replace(f'blocks[{slot}]', 'slots')};",
                    "  for (const text of memory.textsAt(slots, 28, count)) texts.push(text);",
                    "  return status;",
                    "});",
                ]
            else:
                body.append(f"memory.batch(count, [{pairs}], [{', '.join(columns)}], (count, blocks) => {call});")
        body.append(f"return {{ {results} }};")
        lines = [f"    {glue.name}({self.signature(glue)}) {{", *(f"      {line}" for line in body), "    },"]
        return lines, glue.arguments, outs

    def functions(self) -> str:
        used = self.used_structs()
        lines = [
            "// SPDX-License-Identifier: MIT",
            "//",
            "// Written by bindings/web/generate.py from include/gridnorth.h: change that. What each function does: gridnorth.d.ts.",
            "",
            'import { integer, keys, list, letter, number, object, putLatin, putNumbers, putOptions, rows, truth, Words } from "./values.mjs";',
            "",
        ]
        for enumeration in ENUMERATIONS:
            members = ", ".join(f'"{word}": {value}' for word, value, _ in self.header.members(enumeration))
            lines.append(f"const {enumeration} = new Words({{ {members} }});")
        lines += ['const fields = [, "zone", "zone", "square", "square", "easting", "northing"];', ""]
        for struct in self.header.structs.values():
            if struct.name in used["read"]:
                lines += self.getter(struct)
            if struct.name in used["written"]:
                lines += self.putter(struct)
            if struct.name in used["options"]:
                lines += self.options_putter(struct)
        lines += ["/** The functions of C that have none here, and why. */", "export const unbound = {"]
        lines += [f'  {name}: "{reason}",' for name, reason in WITHOUT.items()]
        lines += ["};", ""]
        lines += [
            "/** The functions, over the exports of an instance and its memory. */",
            "export function bind(library, memory) {",
            "  return {",
        ]
        for function in self.header.functions:
            if function.name in WITHOUT:
                continue
            if function.returns != "gn_status":
                lines += self.simple(function)[0]
            elif function.name.endswith("_batch"):
                lines += self.batch(function)[0]
            else:
                glue = self.glue(function)
                lines += self.method(glue)
                if function.name.endswith("_geojson"):
                    lines += self.method(glue, as_bytes=True)
        return "\n".join([*lines, "  };", "}", ""])

    def simple(self, function: Function) -> tuple[list[str], list[Argument], str]:
        """A function that gives a text or a number at once."""
        glue = Glue(function)
        for parameter in function.parameters:
            self.argument(glue, parameter, "number", parameter.doc)
            glue.passed.append(f'integer({glue.arguments[-1].name}, "{glue.arguments[-1].name}")')
        call = f"library.{function.name}({', '.join(glue.passed)})"
        is_text = function.returns.startswith("const char")
        result = f"memory.latin({call})" if is_text else call
        lines = [f"    {glue.name}({self.signature(glue)}) {{", f"      return {result};", "    },"]
        return lines, glue.arguments, "string" if is_text else "number"

    def used_structs(self) -> dict[str, set[str]]:
        used = {"read": set(), "written": set(), "options": set()}
        for function in self.header.functions:
            for parameter in function.parameters:
                if function.name in WITHOUT or parameter.type not in self.header.structs:
                    continue
                if parameter.type.endswith("_options"):
                    used["options"].add(parameter.type)
                elif not parameter.is_const:
                    used["read"].add(parameter.type)
                elif parameter.type != "gn_point":
                    used["written"].add(parameter.type)
        for struct in list(used["read"]):
            used["read"] |= {
                item.type for item in self.header.structs[struct].fields if item.type in self.header.structs
            }
        return used

    # -- gridnorth.d.ts -----------------------------------------------------------------------------------------------

    def documentation(self, function: Function, arguments: list[Argument], results, more: str = "") -> list[str]:
        lines = [self.prose(function.summary), ""]
        lines += [f"@param {argument.name} {argument.doc}".rstrip() for argument in arguments]
        said = [
            (
                name,
                self.prose(
                    re.sub(r"^Receives ", "", doc)
                    .replace("count numbers that receive ", "")
                    .replace("count bytes that receive ", "")
                ),
            )
            for name, _, _, doc in results
        ]
        if len(said) == 1 and said[0][1]:
            lines.append(f"@returns {said[0][1]}")
        elif said:
            lines.append("@returns " + " ".join(f"`{name}`: {doc}" for name, doc in said))
        codes = re.sub(
            r"\b(GN_OK|GN_NULL|GN_BUFFER_TOO_SMALL|GN_STRIDE|GN_OPTIONS_SIZE|GN_PARTIAL if a row was refused)\b(,? or |, | \([^)]*\)|)",
            "",
            function.outcome,
        )
        codes = re.sub(r",? or$", "", self.prose(codes.strip(" ,.")).replace("As ", "as ").strip(" ,."))
        if codes and function.returns == "gn_status":
            lines.append(f"@throws {{GridNorthError}} {codes}.")
        elif codes:
            lines.append(f"@returns {codes}.")
        for paragraph in function.body:
            said_here = self.prose(paragraph)
            if said_here:
                lines += ["", said_here]
        if more:
            lines += ["", more]
        return [line for i, line in enumerate(lines) if line or i + 1 < len(lines)]

    def declarations(self) -> str:
        used = self.used_structs()
        lines = [(HERE / "preamble.d.ts").read_text().rstrip(), ""]
        for enumeration in ENUMERATIONS:
            members = self.header.members(enumeration)
            said = "; ".join(f'"{word}": {self.prose(doc).rstrip(".")}' for word, _, doc in members if doc)
            lines += comment([self.enumeration_title(enumeration), *([said + "."] if said else [])], "")
            lines += [
                f"export type {enumeration} = {' | '.join(f'{chr(34)}{word}{chr(34)}' for word, _, _ in members)};",
                "",
            ]
        for struct in self.header.structs.values():
            is_options = struct.name in used["options"]
            if struct.name not in used["read"] | used["written"] | used["options"]:
                continue
            title = re.sub(r" ?\d+ bytes\.| ?gn_\w+_init\(\) fills in the defaults\.", "", struct.doc).strip()
            lines += comment([title], "") + [f"export interface {type_name(struct.name)} {{"]
            for item in self.fields(struct):
                shown = self.value(struct.name, item.name, item.type, "", item.count)[1]
                if item.count > 1 and item.type == "double":
                    shown = "readonly number[]"
                said = self.prose(item.doc) if item.doc else ""
                if item.name in TRUTHS:
                    said = re.sub(r"^1, or 0 if there is none.*", "False if there is none: all else is 0 then.", said)
                    said = re.sub(r"^1(?: for)?\b(.*?),?;? (?:else 0|or 0.*)\.$", r"True for\1.", said)
                if "null" in shown:
                    said = said.replace("else 0", "else null")
                if said:
                    lines += comment([said], "  ")
                lines.append(f"  {camel(item.name)}{'?' if is_options else ''}: {shown};")
            lines += ["}", ""]
        lines += comment(["The functions of the library. What they are in C: include/gridnorth.h."], "") + [
            "export interface GridNorth {"
        ]
        for function in self.header.functions:
            if function.name in WITHOUT:
                continue
            lines += self.declaration(function)
        return "\n".join([*lines, "}", ""])

    def enumeration_title(self, enumeration: str) -> str:
        return f"One of these words{' at a time, in a list' if enumeration in SUMS else ''}."

    def declaration(self, function: Function) -> list[str]:
        if function.returns != "gn_status":
            _, arguments, result = self.simple(function)
            return self.declared(
                camel(function.name, function=True), arguments, result, self.documentation(function, arguments, [])
            )
        if function.name.endswith("_batch"):
            _, arguments, results = self.batch(function)
            result = "{ " + "; ".join(f"{name}: {kind}" for name, _, kind, _ in results) + " }"
            lines = self.documentation(function, arguments, results)
            return self.declared(camel(function.name, function=True), arguments, result, lines)
        glue = self.glue(function)
        result = glue.results[0][2]
        if len(glue.results) > 1:
            result = "{ " + "; ".join(f"{name}: {kind}" for name, _, kind, _ in glue.results) + " }"
        is_json = function.name.endswith("_geojson")
        results = [] if is_json else glue.results
        lines = self.declared(glue.name, glue.arguments, result, self.documentation(function, glue.arguments, results))
        if is_json:
            lines += self.declared(
                glue.name + "Bytes",
                glue.arguments,
                "Uint8Array",
                [f"As {glue.name}(), as the bytes of the text, UTF-8."],
            )
        return lines

    def declared(self, name: str, arguments: list[Argument], result: str, documentation: list[str]) -> list[str]:
        shown, trailing = [], True
        for argument in reversed(arguments):
            trailing = trailing and argument.default is not None
            shown.insert(0, f"{argument.name}{'?' if trailing else ''}: {argument.type}")
        return [*comment(documentation, "  "), f"  {name}({', '.join(shown)}): {result};", ""]


def main():
    generator = Generator()
    stale = []
    for name, text in (("functions.mjs", generator.functions()), ("gridnorth.d.ts", generator.declarations())):
        target = HERE / name
        if "--check" not in sys.argv:
            target.write_text(text)
        elif not target.exists() or target.read_text() != text:
            stale.append(name)
    if stale:
        sys.exit(f"{' and '.join(stale)} in bindings/web: not what generate.py writes; run it")


if __name__ == "__main__":
    main()
