# SPDX-License-Identifier: MIT
"""Writes enumerations, structs and options: those of a subject, or those that belong to all."""

from __future__ import annotations

from description.api import API, Enumeration, Field, Struct
from description.meanings import ABSENT, KEYS, NAMED_NUMBERS, STORED, TRUTHS, UNLIMITED, enumeration_of
from description.subjects import place

from .layout import wrapped
from .names import HIDDEN, HIDDEN_ENUMERATIONS, camel, member, pascal, shown, type_name
from .prose import Prose, comment

# Numbers that C counts without a sign are numbers with one in C#, where everything is counted so.
NUMBERS = {
    "double": "double",
    "float": "float",
    "int32_t": "int",
    "uint32_t": "int",
    "uint64_t": "long",
    "uint8_t": "byte",
    "size_t": "long",
}

# Structs of which Runtime/Constructors.cs says how they are shown as text.
SHOWN_BY_HAND = {"gn_point"}


def value_type(owner: str, name: str, kind: str) -> str:
    """The type of a number, a value of an enumeration, or a struct."""
    enumeration = "gn_status" if kind == "gn_status" else enumeration_of(owner, name)
    if enumeration and enumeration not in NAMED_NUMBERS:
        return type_name(enumeration)
    return NUMBERS.get(kind) or type_name(kind)


def types(api: API, prose: Prose, subject: str | None) -> list[list[str]]:
    """The lines of each."""
    found = []
    for one in api.enumerations.values():
        if place(one.name).subject == subject and one.name not in HIDDEN_ENUMERATIONS:
            found.append(constants(one, prose) if one.name in NAMED_NUMBERS else enumeration(one, prose))
    structs = [one for one in api.structs.values() if place(one.name).subject == subject]
    options = [one for one in structs if one.name.endswith("_options")]
    found += [value_struct(one, prose) for one in structs if one not in options]
    return found + [options_class(one, prose) for one in options]


def constants(one: Enumeration, prose: Prose) -> list[str]:
    """Names of some numbers of many."""
    lines = [
        *comment({"summary": prose.of_type(one) or "Names of numbers."}),
        f"public static class {type_name(one.name)}",
        "{",
    ]
    for value in one.values:
        lines += comment({"summary": prose.of_value(value)}, "    ")
        lines.append(f"    public const int {member(one, value)} = {value.value};")
    return [*lines, "}"]


def enumeration(one: Enumeration, prose: Prose) -> list[str]:
    kind = " : byte" if one.name == "gn_status" else ""
    lines = comment({"summary": prose.of_type(one)})
    lines += ["[Flags]"] if one.is_sum else []
    lines += [f"public enum {type_name(one.name)}{kind}", "{"]
    if all(value.value and value.word != "none" for value in one.values):
        lines += ["    /// <summary>None of the others.</summary>", "    None = 0,"]
    for value in one.values:
        if value.name not in HIDDEN:
            lines += comment({"summary": prose.of_value(value)}, "    ")
            lines.append(f"    {member(one, value)} = {value.value},")
    return [*lines, "}"]


def value_struct(struct: Struct, prose: Prose) -> list[str]:
    """A struct with the layout of C, so that arrays of it need no conversion."""
    lines = [
        *comment({"summary": prose.of_type(struct)}),
        f"[StructLayout(LayoutKind.Explicit, Size = {struct.size})]",
        f"public unsafe partial struct {type_name(struct.name)}",
        "{",
    ]
    parts = [field(struct, one, prose) for one in struct.fields]
    for number, part in enumerate(parts):
        lines += [*([""] if number else []), *(f"    {line}".rstrip() for line in part)]
    if struct.name not in SHOWN_BY_HAND:
        lines += ["", *(f"    {line}" for line in shown_as_text(struct))]
    return [*lines, "}"]


def shown_as_text(struct: Struct) -> list[str]:
    """The override that says what a struct holds, for logs and debuggers."""
    fields = [f'"{pascal(one.name)}", {pascal(one.name)}' for one in shown(struct)]
    return [
        *comment({"summary": "The fields with their names, the same in every culture; numbers with all their digits."}),
        "public override string ToString()",
        "{",
        *(f"    {line}" for line in wrapped("return Shown.Of(", [f'"{type_name(struct.name)}"', *fields], ");", 104)),
        "}",
    ]


def field(struct: Struct, one: Field, prose: Prose) -> list[str]:
    """A field, or a private one and a property that says it in the terms of C#."""
    place, name, own = f"[FieldOffset({one.offset})]", pascal(one.name), camel(one.name)
    doc = comment({"summary": prose.of_field(struct.name, one)})
    qualified = f"{struct.name}.{one.name}"
    if one.name == "reserved":
        return [f"{place} private readonly {raw_type(one.type)} {own};"]
    if qualified in KEYS:
        return [f"{place} private ulong {own};", "", *doc, f"public string {name} => Texts.Keys({own});"]
    if one.type == "char" and one.count > 1:
        read = f"get {{ fixed (byte* at = {own}) return Texts.Until(at, {one.count}); }}"
        return [f"{place} private fixed byte {own}[{one.count}];", "", *doc, f"public string {name} {{ {read} }}"]
    if one.count > 1:
        kind = value_type(struct.name, one.name, one.type)
        read = f"get {{ fixed ({kind}* at = {own}) return Rows.Get(at, {one.count}); }}"
        return [f"{place} private fixed {kind} {own}[{one.count}];", "", *doc, f"public {kind}[] {name} {{ {read} }}"]
    if one.type == "char":
        return [f"{place} private byte {own};", "", *doc, f"public char {name} => (char){own};"]
    if qualified in ABSENT:
        kind = type_name(one.type)
        present = ".".join([own, *(pascal(part) for part in ABSENT[qualified].split("."))])
        read = f"{present} == Hemisphere.None ? ({kind}?)null : {own}"
        return [f"{place} private {kind} {own};", "", *doc, f"public {kind}? {name} => {read};"]
    if one.name in TRUTHS and struct.name in STORED:
        body = [f"get {{ return {own} != 0; }}", f"set {{ {own} = value ? 1 : 0; }}"]
        body = [f"public bool {name}", "{", *(f"    {line}" for line in body), "}"]
        return [f"{place} private int {own};", "", *doc, *body]
    if one.name in TRUTHS:
        return [f"{place} private int {own};", "", *doc, f"public bool {name} => {own} != 0;"]
    return [*doc, f"{place} public {value_type(struct.name, one.name, one.type)} {name};"]


def raw_type(kind: str) -> str:
    return {"char": "byte", "uint32_t": "uint", "uint64_t": "ulong"}.get(kind) or NUMBERS.get(kind) or type_name(kind)


def options_class(struct: Struct, prose: Prose) -> list[str]:
    """A class whose constructor asks the library for the defaults."""
    name = type_name(struct.name)
    lines = [
        *comment({"summary": prose.of_type(struct)}),
        f"public sealed unsafe class {name}",
        "{",
        "    internal Raw Value;",
        "",
        "    /// <summary>Options with the defaults of the library.</summary>",
        f"    public {name}()",
        "    {",
        f"        fixed (Raw* at = &Value) Texts.Check(Native.{struct.name}_init(at));",
        "    }",
    ]
    for one in shown(struct):
        lines += ["", *comment({"summary": prose.of_field(struct.name, one)}, "    ")]
        lines += [f"    {line}" for line in property_of(struct, one)]
    lines += ["", f"    [StructLayout(LayoutKind.Explicit, Size = {struct.size})]", "    internal struct Raw", "    {"]
    for one in struct.fields:
        kind = raw_type(one.type)
        declared = f"fixed {kind} {pascal(one.name)}[{one.count}]" if one.count > 1 else f"{kind} {pascal(one.name)}"
        lines.append(f"        [FieldOffset({one.offset})] internal {declared};")
    return [*lines, "    }", "}"]


def property_of(struct: Struct, one: Field) -> list[str]:
    name = pascal(one.name)
    if one.type == "char":
        kind, get, put = "string", f"Texts.Until(at.{name}, {one.count})", f"Texts.Put(value, at.{name}, {one.count})"
    elif one.count > 1:
        kind, get, put = "double[]", f"Rows.Get(at.{name}, {one.count})", f"Rows.Put(value, at.{name}, {one.count})"
    else:
        kind, raw = value_type(struct.name, one.name, one.type), raw_type(one.type)
        read, write = (f"({kind})", f"({raw})") if kind != raw else ("", "")
        check = f"Rows.NotNegative(value, nameof({name})); " if one.name in UNLIMITED else ""
        return [f"public {kind} {name}", "{"] + [
            f"    get {{ return {read}Value.{name}; }}",
            f"    set {{ {check}Value.{name} = {write}value; }}",
            "}",
        ]
    get, put = (part.replace("at.", "at->") for part in (get, put))
    return [f"public {kind} {name}", "{"] + [
        f"    get {{ fixed (Raw* at = &Value) return {get}; }}",
        f"    set {{ fixed (Raw* at = &Value) {put}; }}",
        "}",
    ]
