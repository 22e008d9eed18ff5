# SPDX-License-Identifier: MIT
"""Reading C values from memory and writing them, and their JavaScript types."""

from __future__ import annotations

from description.api import API, Field, Struct
from description.meanings import ABSENT, KEYS, NONE, OPTIONAL, TRUTHS

from .names import SUMS, camel, meaning, type_name
from .prose import Prose, span

GETTERS = {
    "double": "getFloat64({}, true)",
    "int32_t": "getInt32({}, true)",
    "uint32_t": "getUint32({}, true)",
    "size_t": "getUint32({}, true)",
    "float": "getFloat32({}, true)",
}
SETTERS = {"double": "setFloat64", "int32_t": "setInt32", "uint32_t": "setUint32"}
SIZES = {"double": 8, "float": 4, "int32_t": 4, "uint8_t": 1}
COLUMNS = {"double": "Float64Array", "int32_t": "Int32Array", "uint8_t": "Uint8Array"}


class Values:
    def __init__(self, api: API):
        self.api = api
        self.prose = Prose(api)

    def read(self, struct: str, at: str) -> str:
        return f"get{type_name(struct)}(memory, {at})"

    def put(self, struct: str, name: str) -> str:
        if struct.endswith("_options"):
            return f"put{type_name(struct)}(library, memory, {name})"
        return self.put_struct(struct, name, f'"{name}"')

    def put_struct(self, struct: str, value: str, label: str, at: str = "") -> str:
        """How a struct is put at a place, or in a block of its own."""
        verb = "memory.point(" if struct == "gn_point" else f"put{type_name(struct)}(memory, "
        return f"{verb}{value}, {label}{at and ', ' + at})"

    def get(self, owner: str, name: str, kind: str, at: str, count: int = 1) -> tuple[str, str]:
        """How the value of a field or a result is read, and its type."""
        if f"{owner}.{name}" in KEYS:
            return f"keys(Number(memory.view.getBigUint64({at}, true)))", "string"
        if kind == "char":
            return (f"memory.latin({at})" if count > 1 else f"letter(memory, {at})"), "string"
        if f"{owner}.{name}" in ABSENT:
            present = f"memory.view.getInt32({at} + {self.offset(kind, ABSENT[f'{owner}.{name}'])}, true) !== 0"
            return f"{present} ? {self.read(kind, at)} : null", f"{type_name(kind)} | null"
        if kind in self.api.structs:
            return self.read(kind, at), type_name(kind)
        if kind == "uint64_t":
            return f"Number(memory.view.getBigUint64({at}, true))", "number"
        read = f"memory.view.{GETTERS[kind].format(at)}"
        enumeration = meaning(owner, name)
        if enumeration in SUMS:
            return f"{enumeration}.words({read})", f"{enumeration}[]"
        if enumeration:
            return f"{enumeration}.word({read})", enumeration + (" | null" if name in NONE else "")
        if name in TRUTHS:
            return f"{read} !== 0", "boolean"
        if count > 1:
            place = f"{at} + {SIZES[kind]} * i"
            return f"list({count}, (i) => memory.view.{GETTERS[kind].format(place)})", "number[]"
        return read, "number"

    def whole(self, kind: str, value: str, label: str, doc: str) -> str:
        """How a whole number is checked; the error of one that C cannot hold tells the range that the documentation has."""
        verb = "unsigned" if kind == "uint32_t" else "signed"
        told = span(self.prose(doc)) if doc else None
        return f"{verb}({value}, {label}" + (f', "{told}")' if told else ")")

    def offset(self, struct: str, path: str) -> int:
        """Where "utm_center.hemisphere" begins in a struct."""
        first, _, rest = path.partition(".")
        one = next(one for one in self.api.structs[struct].fields if one.name == first)
        return one.offset + (self.offset(one.type, rest) if rest else 0)

    def fields(self, struct: Struct) -> list[Field]:
        """The fields that JavaScript sees."""
        hidden = {"size", "reserved"} if struct.name.endswith("_options") else {"reserved"}
        return [one for one in struct.fields if one.name not in hidden]

    def set(self, struct: Struct, one: Field, value: str, label: str) -> str:
        """How the value of a field is checked and put into memory."""
        at = f"at + {one.offset}" if one.offset else "at"
        enumeration = meaning(struct.name, one.name)
        if one.type in self.api.structs:
            return self.put_struct(one.type, value, label, at)
        if one.type == "char" and one.count == 1:
            return f"putLetter(memory, {at}, {value}, {label})"
        if one.type == "char":
            return f"putLatin(memory, {at}, {one.count}, {value}, {label})"
        if one.count > 1:
            return f"putNumbers(memory, {at}, {one.count}, {value}, {label})"
        if one.type == "uint64_t":
            return f'memory.store("setBigUint64", {at}, BigInt(integer({value}, {label}, 0, 2 ** 53 - 1)))'
        if enumeration:
            checked = f"{enumeration}.{'sum' if enumeration in SUMS else 'number'}({value}, {label})"
            if f"{struct.name}.{one.name}" in NONE:
                checked = f"{value} === null ? 0 : {checked}"
        elif one.type == "double":
            checked = f"number({value}, {label})"
        else:
            checked = self.whole(one.type, value, label, one.doc)
        return f'memory.store("{SETTERS[one.type]}", {at}, {checked})'

    def getter(self, struct: Struct) -> list[str]:
        lines = [f"function get{type_name(struct.name)}(memory, at) {{", "  return {"]
        for one in self.fields(struct):
            at = f"at + {one.offset}" if one.offset else "at"
            lines.append(f"    {camel(one.name)}: {self.get(struct.name, one.name, one.type, at, one.count)[0]},")
        return [*lines, "  };", "}", ""]

    def putter(self, struct: Struct) -> list[str]:
        """For a struct without options: every field must be there, or all that are not optional."""
        names = [camel(one.name) for one in self.fields(struct)]
        taken = [
            f"{name} = 0" if f"{struct.name}.{one.name}" in OPTIONAL else name
            for name, one in zip(names, self.fields(struct), strict=True)
        ]
        lines = [
            f"function put{type_name(struct.name)}(memory, value, what, at = memory.take({struct.size})) {{",
            f"  const {{ {', '.join(taken)} }} = object(value, what);",
        ]
        for name, one in zip(names, self.fields(struct), strict=True):
            lines.append(f"  {self.set(struct, one, name, f'`${{what}}.{name}`')};")
        return [*lines, "  return at;", "}", ""]

    def options_putter(self, struct: Struct) -> list[str]:
        """For options: the library's defaults, replaced by those given."""
        name = type_name(struct.name)
        fields = f"{name[0].lower()}{name[1:]}Fields"
        puts = [
            f"  {camel(one.name)}: (memory, at, value) =>\n    "
            + self.set(struct, one, "value", f'"options.{camel(one.name)}"')
            + ","
            for one in self.fields(struct)
        ]
        return [
            f"const {fields} = {{",
            *puts,
            "};",
            "",
            f"function put{name}(library, memory, options) {{",
            f"  const at = memory.take({struct.size});",
            f"  library.{struct.name}_init(at);",
            f"  putOptions(memory, at, {fields}, options);",
            "  return at;",
            "}",
            "",
        ]
