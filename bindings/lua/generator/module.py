# SPDX-License-Identifier: MIT
"""Writes the parts of gridnorth.lua that follow from the description."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

from description.api import API, Field, Struct
from description.calls import Call, Kind, Thing, calls
from description.meanings import ABSENT, BITS, CHANGED_COUNT, KEYS, NAMED_NUMBERS, SINGLE, TRUTHS, UNLIMITED, enumeration_of
from description.prose import refusals
from description.subjects import SUBJECTS

from .prose import Prose, path

WITHOUT = {
    "gn_mgrs_capacity": "callers do not provide memory for a text",
    "gn_format_options_init": "options that are left out have their defaults",
    "gn_geojson_options_init": "options that are left out have their defaults",
    "gn_grid_options_init": "options that are left out have their defaults",
    "gn_shape_options_init": "options that are left out have their defaults",
    "gn_fence_options_init": "options that are left out have their defaults",
    "gn_navigation_options_init": "options that are left out have their defaults",
    "gn_sight_options_init": "options that are left out have their defaults",
    "gn_track_options_init": "options that are left out have their defaults",
    "gn_outline_options_init": "options that are left out have their defaults",
    "gn_exchange_options_init": "options that are left out have their defaults",
    "gn_feature_init": "fields of a feature that are left out are absent",
    "gn_texts_from_offsets_batch": "texts of Lua are no slots",
    "gn_texts_from_views_batch": "texts of Lua are no slots",
    "gn_texts_to_offsets": "texts of Lua are no slots",
    "gn_texts_to_views": "texts of Lua are no slots",
}

# Defaults of arguments that may be left out.
DEFAULTS = {
    "precision": "5",
    "gn_georef_encode.precision": "2",
    "gn_gars_encode.precision": "2",
    "gn_georef_encode_batch.precision": "2",
    "gn_gars_encode_batch.precision": "2",
    "zone": "0",
    "tile_size": "512",
    "form": '"any"',
    "flags": "0",
    "units": '"metric"',
    "unit": '"degrees"',
    "gn_speed_format.unit": '"meters-per-second"',
    "digits": "0",
    "decimals": "0",
    "gn_cot_find_event.limit": "0",
    "gn_cot_search_event.limit": "0",
}
# gn_utm_to_epsg() asks about a zone.
ALWAYS_GIVEN = {"gn_utm_to_epsg.zone"}
# Arrays that may be left out: a polygon without holes.
MAY_BE_NIL = {"rings"}

# Words that Lua keeps for itself.
RESERVED = {"end", "repeat", "until", "function", "local", "in", "not", "and", "or"}


def declarations(folder: Path) -> str:
    """The header without comments and directives, as LuaJIT reads it."""
    text = "\n".join((folder / name).read_text(encoding="utf-8") for name in ("gridnorth_types.h", "gridnorth.h"))
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    text = re.sub(r'#ifdef __cplusplus\n.*?#endif\n', "", text, flags=re.S)
    text = re.sub(r"^#.*\n", "", text, flags=re.M)
    lines = [" ".join(line.split()) for line in text.splitlines()]
    return "\n".join(line for line in lines if line)


def plain_name(struct: str) -> str:
    """gn_grid_line: gridnorth.GridLine."""
    spelling = {"utm": "UTM", "mgrs": "MGRS", "geojson": "GeoJSON"}
    parts = struct.removeprefix("gn_").split("_")
    return "gridnorth." + "".join(spelling.get(part, part.capitalize()) for part in parts)


class Module:
    def __init__(self, api: API):
        self.api, self.prose = api, Prose(api)
        unknown = WITHOUT.keys() - {function.name for function in api.functions}
        if unknown:
            raise SystemExit(f"generate: gridnorth.h has no {', '.join(unknown)}")
        self.calls = [call for call in calls(api) if call.function.name not in WITHOUT]

    # -- data ---------------------------------------------------------------------------------------------------------

    def words(self) -> list:
        """The enumerations whose values are words."""
        return [one for one in self.api.enumerations.values() if one.name not in NAMED_NUMBERS | {"gn_status"}]

    def enumerations(self) -> str:
        lines = []
        for one in self.words():
            values = ", ".join(f'["{value.word}"] = {value.value}' for value in one.single)
            lines += wrapped(f"{one.name.removeprefix('gn_')} = enumeration {{ {values} }},", "  ", "    ")
        return "\n".join(lines)

    def shown(self, struct: Struct) -> list[Field]:
        """The fields that callers see."""
        is_options = struct.name.endswith("_options")
        return [one for one in struct.fields if one.name != "reserved" and not (is_options and one.name == "size")]

    def field(self, struct: Struct, one: Field) -> tuple[str, str]:
        """How a field is read and written, and its type for LuaLS."""
        enumeration = enumeration_of(struct.name, one.name)
        if enumeration in NAMED_NUMBERS:
            enumeration = None
        word = (enumeration or "").removeprefix("gn_")
        if f"{struct.name}.{one.name}" in KEYS:
            return '"keys"', "string"
        if f"{struct.name}.{one.name}" in BITS:
            return '"bits"', "ffi.cdata*"
        if one.type in self.api.structs:
            return f'"struct", "{one.type}"', plain_name(one.type)
        if one.type == "char":
            return ('"letter"', "string?") if one.count == 1 else ('"text"', "string")
        if one.name in TRUTHS:
            return '"truth"', "boolean"
        is_single = f"{struct.name}.{one.name}" in SINGLE
        if enumeration and self.api.enumerations[enumeration].is_sum and not is_single:
            return f'"sum", "{word}"', f"table<{self.alias(enumeration)}, true>"
        if enumeration:
            return f'"word", "{word}"', self.alias(enumeration)
        if one.count > 1:
            return f'"numbers", {one.count}', "number[]"
        return '"number"', "number" if one.type in ("double", "float") else "integer"

    @staticmethod
    def alias(enumeration: str) -> str:
        return plain_name(enumeration)

    def structs(self) -> str:
        lines = []
        for struct in self.api.structs.values():
            name = f'name = "{struct.name}"'
            if struct.name.endswith("_options") or struct.name in self.api.begun:
                name += f", init = C.{struct.name}_init"
            lines.append(f"  {struct.name} = {{ {name},")
            lines += [f'    {{ "{one.name}", {self.field(struct, one)[0]} }},' for one in self.shown(struct)]
            for place, sign in ABSENT.items():
                owner, name = place.split(".")
                if owner == struct.name:
                    known = f"one.{name}.{sign}"
                    lines.append(f"    absent = function(one) if not {known} then one.{name} = nil end end,")
            lines.append("  },")
        return "\n".join(lines)

    def rooms(self) -> str:
        outputs = [one for call in self.calls for one in call.outputs if one.kind is Kind.OUTPUT and not one.is_words]
        kinds = {one.type for one in outputs} - {"char", "float"}
        return "\n".join(f'  {kind} = room("{kind}", 256),' for kind in sorted(kinds))

    # -- annotations --------------------------------------------------------------------------------------------------

    def annotations(self) -> str:
        """The types of values, for editors."""
        lines = []
        for one in self.words():
            values = " | ".join(f'"{value.word}"' for value in one.single)
            lines += [f"---{self.prose(one.doc)}" if one.doc else "", f"---@alias {self.alias(one.name)} {values}", ""]
        for struct in self.api.structs.values():
            doc = re.sub(r" ?\d+ bytes\.| ?gn_\w+_init\(\) fills in the defaults\.", "", struct.doc).strip()
            lines += [*comment(self.prose(doc)), f"---@class {plain_name(struct.name)}"]
            is_begun = struct.name in self.api.begun
            optional = "?" if struct.name.endswith("_options") or is_begun else ""
            for one in self.shown(struct):
                kind = self.field(struct, one)[1]
                optional_here = optional or ("?" if f"{struct.name}.{one.name}" in ABSENT else "")
                lines += comment(f"@field {one.name}{optional_here} {kind} {self.prose(one.doc)}".rstrip())
            lines.append("")
        return "\n".join(lines)

    def type_of(self, thing: Thing) -> str:
        if thing.is_truth:
            return "boolean"
        if thing.enumeration and thing.enumeration not in NAMED_NUMBERS and thing.enumeration != "gn_status":
            name = self.alias(thing.enumeration)
            return f"{name} | {name}[]" if self.api.enumerations[thing.enumeration].is_sum else name
        return self.element(thing.type)

    def element(self, kind: str) -> str:
        if kind in self.api.structs:
            return plain_name(kind)
        return {"double": "number", "float": "number", "char": "string"}.get(kind, "integer")

    def parameter(self, call: Call, thing: Thing) -> str:
        element, kind = self.element(thing.type), thing.kind
        shown = {
            Kind.ARRAY: "ffi.cdata*" if thing.is_words else f"{element}[] | ffi.cdata*",
            Kind.COLUMN: f"{element}[] | ffi.cdata* | {element}",
            Kind.TEXTS: "string[] | ffi.cdata*",
            Kind.TEXT: "string",
            Kind.OUTPUT: f"{element}[] | ffi.cdata*",
        }.get(kind) or self.type_of(thing)
        optional = "?" if self.may_be_nil(call, thing) else ""
        doc = self.prose(re.sub(r"^Not 0: ", "Whether ", thing.doc_before if thing.is_changed else thing.doc))
        return f"@param {name_of(thing)}{optional} {shown} {doc}".rstrip()

    def may_be_nil(self, call: Call, thing: Thing) -> bool:
        return bool(
            thing.is_optional
            or thing.is_changed
            or thing.kind is Kind.OPTIONS
            or thing.name in MAY_BE_NIL
            or self.default(call, thing)
        )

    @staticmethod
    def default(call: Call, thing: Thing) -> str | None:
        place = f"{call.function.name}.{thing.name}"
        if thing.kind is not Kind.NUMBER or place in ALWAYS_GIVEN:
            return None
        return DEFAULTS.get(place) or DEFAULTS.get(thing.name)

    def result(self, call: Call, thing: Thing) -> str:
        element = self.element(thing.type)
        if call.is_batch or thing.kind is Kind.ROWS:
            kind = f"{element}[]" if thing.type in self.api.structs else f"{element}[] | ffi.cdata*"
            if thing.enumeration:
                kind = f"{self.alias(thing.enumeration)}[]"
        elif thing.kind is Kind.RESULT:
            kind = self.type_of(thing)
        elif thing.type == "char":
            kind = "string"
        else:
            kind = "ffi.cdata*" if self.is_flat(call, thing) else f"{element}[]"
        doc = self.prose(re.sub(r"^Receives ", "", thing.doc))
        return f"@return {kind}? {name_of(thing)} {doc}".rstrip()

    @staticmethod
    def is_flat(call: Call, thing: Thing) -> bool:
        """Whether an output stays an FFI array: an index; vertices, which come with the lines that they belong to."""
        return thing.kind is Kind.OUTPUT and (thing.name == "vertices" or thing.is_words)

    def documentation(self, call: Call) -> list[str]:
        function, prose = call.function, self.prose
        lines = comment(prose(function.summary))
        for paragraph in function.body:
            if told := prose(paragraph):
                lines += ["---", *comment(told)]
        errors = prose(re.sub(r",? or$", "", re.sub(r"\bOn error,.*", "", refusals(function.outcome)).strip(" ,.")))
        if function.returns == "gn_status" and errors:
            lines += ["---", *comment(f"Errors: {errors}")]
        for one in self.given(call):
            lines += comment(self.parameter(call, one))
        if call.is_batch:
            lines.append("---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.")
        for one in call.outputs:
            lines += comment(self.result(call, one))
        if function.returns != "gn_status":
            kind = "integer" if "char" not in function.returns else "string"
            lines += comment(f"@return {kind} {prose(function.outcome)}")
        elif call.has_rows or call.judged:
            of = "fences" if call.judged else "rows"
            lines.append(f"---@return integer[] | ffi.cdata* | nil statuses Of the {of}, if one was refused.")
        else:
            lines.append("---@return gridnorth.Error? error")
        return lines

    # -- functions ----------------------------------------------------------------------------------------------------

    def subjects(self) -> str:
        """The table of each subject."""
        used = {path(call.function.name).split(".")[0] for call in self.calls}
        found = [(name, doc) for name, doc in SUBJECTS.items() if name in used]
        return "\n".join(f"---{doc}\n---@class gridnorth.{name}\nM.{name} = {{}}\n" for name, doc in found).rstrip("\n")

    def functions(self) -> str:
        return "\n".join("\n".join([*self.documentation(call), *self.body(call), ""]) for call in self.calls)

    def body(self, call: Call) -> list[str]:
        names = [name_of(one) for one in self.given(call)]
        if call.is_batch:
            names.append("into")
        head, tail = f"function M.{path(call.function.name)}({', '.join(names)})", "end"
        if call.function.returns != "gn_status":
            return [head, *self.direct(call), tail]
        lines = [line for one in self.given(call) for line in self.input(call, one)]
        lines += self.batch(call) if call.is_batch else self.single(call)
        return [head, *(part for line in lines for part in wrapped(line, "  ", "    ")), tail]

    @staticmethod
    def given(call: Call) -> list[Thing]:
        """The arguments of callers: first those that only go in, then those that the call changes."""
        return call.inputs + [one for one in call.things if one.is_changed]

    def direct(self, call: Call) -> list[str]:
        passed = ", ".join(name_of(one) for one in call.inputs)
        called = f"C.{call.function.name}({passed})"
        if "char" not in call.function.returns:
            return [f"  return {called}"]
        return [f"  local text = {called}", "  return text ~= nil and ffi.string(text) or nil"]

    def input(self, call: Call, thing: Thing) -> list[str]:
        """The line that turns an argument into the form that C wants, under the same name."""
        name, kind = name_of(thing), thing.kind
        default = self.default(call, thing)
        quoted = f'"{thing.name}"'
        if kind is Kind.NUMBER and thing.enumeration and thing.enumeration not in NAMED_NUMBERS:
            of = f"enumerations.{thing.enumeration.removeprefix('gn_')}"
            turn = "sum_of" if self.api.enumerations[thing.enumeration].is_sum else "number_of"
            return [f"{name} = {turn}({of}, {name}{f' or {default}' if default else ''}, {quoted})"]
        if kind is Kind.NUMBER and thing.is_truth:
            return [f"{name} = {name} and 1 or 0"]
        if kind is Kind.NUMBER and thing.name in UNLIMITED:
            return [f"{name} = limit_of({name}{f' or {default}' if default else ''}, {quoted})"]
        if kind is Kind.NUMBER:
            return [f"{name} = {name} or {default}"] if default else []
        if kind is Kind.STRUCT:
            packed = f"struct_of(structs.{thing.type}, {name})"
            return [f"{name} = {name} and {packed}" if thing.is_optional else f"{name} = {packed}"]
        if kind is Kind.OPTIONS:
            return [f"{name} = options_of(structs.{thing.type}, {name})"]
        if kind is Kind.ARRAY and thing.is_words:
            if not thing.is_optional:
                return [f"local {name}_at, {name}_count = index_of({name}, {quoted})"]
            return [
                f"local {name}_at, {name}_count = nil, 0",
                f"if {name} ~= nil then {name}_at, {name}_count = index_of({name}, {quoted}) end",
            ]
        if thing.is_changed:
            struct, field = CHANGED_COUNT[thing.name]
            return [
                f'local {name}_at, {name}_count = elements_of("{thing.type}", {name}, {quoted})',
                f"same_count({name}_count, {struct} and {struct}.{field} or 0, {quoted})",
            ]
        if kind is Kind.ARRAY:
            missing = "" if name in MAY_BE_NIL or thing.is_optional else f'{name} or error("gridnorth: {name} is missing", 2)'
            return [f'local {name}_at, {name}_count = elements_of("{thing.type}", {missing or name}, {quoted})']
        if kind is Kind.COLUMN:
            parts = ", ".join(f"{name}_{part}" for part in ("at", "stride", "count"))
            return [f'local {parts} = column_of("{thing.type}", {name}, {quoted})']
        if kind is Kind.TEXTS:
            return [f"local {name}_at, {name}_size, {name}_count = texts_of({name}, {quoted})"]
        return []

    def passed(self, call: Call, outputs: dict[tuple[str, str], str]) -> str:
        written = []
        for thing, part in call.arguments:
            name = name_of(thing)
            if (thing.name, part) in outputs:
                written.append(outputs[thing.name, part])
            elif thing.kind is Kind.TEXT:
                nothing = f"{name} and #{name} or 0" if thing.is_optional else f"#{name}"
                written.append(name if part == "pointer" else nothing)
            elif thing.kind is Kind.ARRAY:
                written.append(f"{name}_at" if part == "pointer" else f"{name}_count")
            elif part == "count":
                written.append("count")
            elif thing.kind is Kind.COLUMN:
                written.append(f"{name}_at" if part == "pointer" else f"{name}_stride")
            elif thing.kind is Kind.TEXTS:
                written.append(f"{name}_at" if part == "pointer" else f"{name}_size")
            else:
                written.append(name)
        return f"C.{call.function.name}({', '.join(written)})"

    def single(self, call: Call) -> list[str]:
        before, outputs, results, errors = [], {}, [], []
        rooms = [one for one in call.outputs if one.kind is Kind.OUTPUT]
        count = next((t for t, part in call.arguments if part == "count" or t.parameter.role == "count"), None)
        for one in call.things:
            name = name_of(one)
            room = f"rooms.{one.type}"
            if one.kind is Kind.OFFSET:
                before.append('local offset = ffi.new "size_t[1]"')
                outputs[one.name, "pointer"] = "offset"
                errors.insert(0, "offset")
            elif one.kind is Kind.FIELD:
                before.append('local field = ffi.new "int32_t[1]"')
                outputs[one.name, "pointer"] = "field"
                errors.append("enumerations.typing_field.words[field[0]]")
            elif one.kind is Kind.RESULT:
                before.append(f"local {name} = {self.memory(one.type)}")
                outputs[one.name, "pointer"] = name
                results.append(self.value(one))
            elif one.kind is Kind.KNOWN:
                size = name_of(count) if count.kind is Kind.NUMBER else f"{name_of(count)}_count"
                array = f"structs.{one.type}.array" if one.type in self.api.structs else f"numbers.{one.type}"
                before.append(f"local {name} = {array}({size})")
                outputs[one.name, "pointer"] = name
                of = f"records_of(structs.{one.type}, " if one.type in self.api.structs else "list_of("
                results.append(f"{of}{name}, {size})")
            elif one.kind is Kind.OUTPUT:
                if one.is_words:
                    # The index is made in its own memory, which is exactly as large as it.
                    room = name
                    before.append(f'local {name} = room("{one.type}", 0)')
                counter = "needed" if one is rooms[0] else "other_needed"
                outputs |= {
                    (one.name, "pointer"): f"{room}.data",
                    (one.name, "capacity"): f"{room}.capacity",
                    (one.name, "needed"): counter,
                }
                results.append(self.filled(call, one, f"tonumber({counter}[0])"))
            elif one.kind is Kind.ROWS:
                before.append(f"local {name} = numbers.{one.type}(count)")
                outputs |= {(one.name, "pointer"): name, (one.name, "stride"): f"sizes.{one.type}"}
                results.append(f"as_list and list_of({name}, count) or {name}")
            elif one.kind is Kind.STATUSES:
                before.append("local statuses = numbers.uint8_t(count)")
                outputs[one.name, "pointer"] = "statuses"
        called = self.passed(call, outputs)
        if rooms:
            given = ", ".join(name_of(one) if one.is_words else f"rooms.{one.type}" for one in rooms)
            changed = [f"  put(rooms.{one.type}, {one.name}_at, {one.name}_count)" for one in rooms if one.is_changed]
            loop = ["repeat", *changed, f"  status = {called}", f"until not grown(status, {given})"]
            lines = [*before, "local status", *loop]
        else:
            lines = [*before, f"local status = {called}"]
        if call.gathers:
            return [
                *self.rows(call),
                *lines,
                "if status ~= 0 and status ~= PARTIAL then return refused(status) end",
                "if status ~= PARTIAL then statuses = nil end",
                f"return {', '.join(results)}, statuses and as_list and list_of(statuses, count) or statuses",
            ]
        told = ", ".join(["status", *errors])
        if report := call.report:
            told += f", {{ [0] = {report.name}.place }}" if call.document else ""
            accepted = "status ~= 0 and status ~= PARTIAL"
            return [*lines, f"if {accepted} then return refused({told}) end", f"return {', '.join(results)}"]
        return [*lines, f"if status ~= 0 then return refused({told}) end", f"return {', '.join(results)}"]

    def memory(self, kind: str) -> str:
        return f"structs.{kind}.ctype()" if kind in self.api.structs else f'ffi.new "{kind}[1]"'

    def value(self, thing: Thing) -> str:
        name = name_of(thing)
        if thing.type in self.api.structs:
            return f"read(structs.{thing.type}, {name})"
        if thing.enumeration:
            return f"enumerations.{thing.enumeration.removeprefix('gn_')}.words[{name}[0]]"
        return f"tonumber({name}[0])"

    def filled(self, call: Call, thing: Thing, count: str) -> str:
        if thing.type == "char":
            return f"ffi.string(rooms.char.data, {count} - 1)"
        if thing.is_words:
            return f"{name_of(thing)}.data"
        if self.is_flat(call, thing):
            return f"kept(rooms.{thing.type}, {count})"
        if thing.type not in self.api.structs:
            return f"list_of(rooms.{thing.type}.data, {count})"
        return f"records_of(structs.{thing.type}, rooms.{thing.type}.data, {count})"

    def rows(self, call: Call) -> list[str]:
        """The number of rows of all columns, and whether they are lists."""
        if call.judged:
            return [f"local count, as_list = {name_of(call.judged)}_count, is_list({name_of(call.judged)})"]
        columns = [one for one in call.inputs if one.kind in (Kind.COLUMN, Kind.TEXTS)]
        counts = ", ".join(f"{name_of(one)}_count" for one in columns)
        given = ", ".join(name_of(one) for one in columns)
        return [f"local count = rows_of({counts})", f"local as_list = is_list({given})"]

    def batch(self, call: Call) -> list[str]:
        lines = self.rows(call)
        outputs, arrays, lists = {}, [], []
        for one in call.things:
            name = name_of(one)
            if one.kind is Kind.ROWS:
                lines.append(f'local {name} = output_of(into, "{one.name}", "{one.type}", count)')
                size = f"ffi.sizeof(structs.{one.type}.ctype)" if one.type in self.api.structs else f"sizes.{one.type}"
                outputs |= {(one.name, "pointer"): name, (one.name, "stride"): size}
                arrays.append(name)
                if one.type in self.api.structs:
                    lists.append(f"records_of(structs.{one.type}, {name}, count)")
                elif one.enumeration:
                    lists.append(f"words_of(enumerations.{one.enumeration.removeprefix('gn_')}, {name}, count)")
                else:
                    lists.append(f"list_of({name}, count)")
            elif one.kind is Kind.SLOTS:
                size = self.slot(call)
                lines.append(f'local {name}, {name}_size = slots_of(into, "{one.name}", {size}, count)')
                outputs |= {
                    (one.name, "pointer"): f'ffi.cast("char *", {name})',
                    (one.name, "slot_size"): f"{name}_size",
                    (one.name, "stride"): f"{name}_size",
                }
                arrays.append(name)
                lists.append(f"strings_of({name}, count)")
            elif one.kind is Kind.STATUSES:
                lines.append("local statuses = numbers.uint8_t(count)")
                outputs[one.name, "pointer"] = "statuses"
        return [
            *lines,
            f"local status = {self.passed(call, outputs)}",
            "if status ~= 0 and status ~= PARTIAL then return refused(status) end",
            f"if as_list then return {', '.join(lists)}, status == PARTIAL and list_of(statuses, count) or nil end",
            f"return {', '.join(arrays)}, status == PARTIAL and statuses or nil",
        ]

    def slot(self, call: Call) -> int:
        """The longest text of a batch."""
        name = f"GN_{call.function.name.split('_')[1].upper()}_CAPACITY"
        return next(one.value for one in self.api.enumerations["gn_capacity"].values if one.name == name)


def name_of(thing: Thing) -> str:
    return f"{thing.name}_" if thing.name in RESERVED else thing.name


def comment(text: str) -> list[str]:
    hang = "  " if text.startswith("@") else ""
    lines = textwrap.wrap(text, 115, break_long_words=False, break_on_hyphens=False)
    # An annotation ends with its line: LuaLS does not read on.
    return [f"---{text}"] if hang else [f"---{line}" for line in lines]


def wrapped(line: str, indent: str, hang: str) -> list[str]:
    return textwrap.wrap(
        line, 118, initial_indent=indent, subsequent_indent=hang, break_long_words=False, break_on_hyphens=False
    ) if len(indent + line) > 118 else [indent + line]
