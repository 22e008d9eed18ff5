# SPDX-License-Identifier: MIT
"""Writes enumerations, structs, options, results of several values, and constants."""

from __future__ import annotations

import re

from description.api import API, Field, Struct
from description.meanings import ABSENT, STORED, TRUTHS
from description.subjects import place

from .names import constant_name, enumerations, field_type, is_sum, type_name, type_path, value_name
from .prose import Prose, comment

# The last values of gn_status, which are not statuses.
LIMITS = {"GN_STATUS_LIMIT", "GN_STATUS_FORCE_32_BITS"}


def types(api: API, prose: Prose, subject: str | None) -> list[str]:
    """The types and constants of a subject, or those that belong to all."""
    lines = []
    for name, number in enumerations(api).items():
        if place(name).subject == subject:
            lines += enumeration(api, prose, name, number)
    for struct in api.structs.values():
        if place(struct.name).subject != subject:
            continue
        if struct.name.endswith("_options"):
            lines += options(prose, struct)
        else:
            lines += plain(prose, struct, f"{struct.name}_init" if struct.name in api.begun else None)
    return [*lines, *constants(api, prose, subject)]


def enumeration(api: API, prose: Prose, name: str, number: str) -> list[str]:
    described = api.enumerations[name]
    doc = described.doc or "What it is."
    lines = ["flags! {" if is_sum(name) else "enumeration! {"]
    lines += comment([prose(re.sub(r"; a sum\.$", ".", doc))], "    ")
    lines.append(f"    {type_name(name)}: {number} {{")
    for one in described.values:
        if one.name not in LIMITS:
            lines += comment([prose(one.doc) or one.doc or title(one.word)], "        ")
            lines.append(f"        {value_name(name, one)} = {one.value}{'_' + number if is_sum(name) else ''},")
    return [*lines, "    }", "}", ""]


def title(word: str) -> str:
    """A name in words, for items without a comment."""
    return f"{word.replace('-', ' ').capitalize()}."


def plain(prose: Prose, struct: Struct, begin: str | None) -> list[str]:
    holders = holds(struct)
    doc = re.sub(r" ?\d+ bytes\.", "", struct.doc)
    lines = comment([prose(doc)])
    # The standard library implements Default only for arrays up to 32 elements.
    is_long = any(one.count > 32 and one.type != "char" for one in struct.fields)
    lines += [f"#[derive(Clone, Copy, Debug, {'' if is_long or begin else 'Default, '}PartialEq)]", "#[repr(C)]"]
    lines.append(f"pub struct {type_name(struct.name)} {{")
    for one in struct.fields:
        if one.name == "reserved":
            # The field is public, so that callers can write `..Default::default()`.
            lines.append("    #[doc(hidden)]")
        elif one.name not in holders:
            lines += comment([said(prose, one)], "    ")
        visible = "" if one.name in holders else "pub "
        name = f"r#{one.name}" if one.name == "type" else one.name
        lines.append(f"    {visible}{name}: {stored(struct, one)},")
    lines += ["}", ""]
    if begin:
        lines += [f"impl Default for {type_name(struct.name)} {{", "    fn default() -> Self {"]
        lines += ["        let mut begun = core::mem::MaybeUninit::<Self>::uninit();"]
        lines += ["        // SAFETY: the library fills in every field."]
        lines += ["        unsafe {", f"            {begin}(begun.as_mut_ptr());"]
        lines += ["            begun.assume_init()", "        }", "    }", "}", ""]
    if is_long:
        lines += [f"impl Default for {type_name(struct.name)} {{", "    fn default() -> Self {", "        Self {"]
        for one in struct.fields:
            value = f"[Default::default(); {one.count}]" if one.count > 32 and one.type != "char" else "Default::default()"
            lines.append(f"            {one.name}: {value},")
        lines += ["        }", "    }", "}", ""]
    if holders:
        lines.append(f"impl {type_name(struct.name)} {{")
        for one in struct.fields:
            if one.name in holders:
                lines += [*comment([said(prose, one)], "    "), *accessor(struct, one), ""]
        lines[-1:] = ["}", ""]
    return lines


def holds(struct: Struct) -> set[str]:
    """The fields that a method returns: bools, statuses, and structs that may be absent."""
    names = {one.name for one in struct.fields} if struct.name not in STORED else set()
    statuses = {one.name for one in struct.fields if one.type == "gn_status"}
    return (names & TRUTHS) | {one for one in names if f"{struct.name}.{one}" in ABSENT} | statuses


def stored(struct: Struct, one: Field) -> str:
    return "u8" if one.name == "reserved" and one.type == "char" else field_type(struct.name, one)


def accessor(struct: Struct, one: Field) -> list[str]:
    if one.name in TRUTHS:
        name = one.name if one.name == "found" or one.name.startswith("is_") else f"is_{one.name}"
        return [f"    pub fn {name}(&self) -> bool {{", f"        self.{one.name} != 0", "    }"]
    if one.type == "gn_status":
        return [f"    pub fn {one.name}(&self) -> Status {{", f"        Status::from_raw(self.{one.name} as u8)", "    }"]
    path = ABSENT[f"{struct.name}.{one.name}"]
    return [
        f"    pub fn {one.name}(&self) -> Option<&{type_path(one.type, place(struct.name).subject)}> {{",
        f"        (self.{one.name}.{path}.raw() != 0).then_some(&self.{one.name})",
        "    }",
    ]


def said(prose: Prose, one: Field) -> str:
    """The comment for a field."""
    told = one.doc
    if one.name in TRUTHS:
        told = re.sub(r"^1, or 0 if there is none.*", "Whether there is one; everything else is then 0 if not.", told)
        told = re.sub(r"^1(?: for)?\b(.*?),?;? (?:else 0|or 0.*)\.$", r"True for\1.", told)
    told = re.sub(r"zeros for other forms", "`None` for other forms", told)
    told = re.sub(r"(^|; )0 (?=at\b)", r"\1empty ", told)
    return prose(told) or {"latitude": "Degrees, north positive.", "longitude": "Degrees, east positive."}.get(
        one.name, title(one.name.replace("_", "-"))
    )


def options(prose: Prose, struct: Struct) -> list[str]:
    told = re.sub(r" ?\d+ bytes\.| ?gn_\w+_init\(\) fills in the defaults\.", "", struct.doc).strip()
    lines = ["options! {", *comment([prose(told)], "    "), f"    {type_name(struct.name)} ({struct.name}_init) {{"]
    shown = [one for one in struct.fields if one.name not in ("size", "reserved")]
    for one in struct.fields:
        if one in shown:
            lines += comment([said(prose, one)], "        ")
        lines.append(f"        {'pub ' if one in shown else ''}{one.name}: {field_type(struct.name, one)},")
    setters = [f"        {one.name}: {field_type(struct.name, one)}," for one in shown]
    return [*lines, "    }", "    set {", *setters, "    }", "}", ""]


def constants(api: API, prose: Prose, subject: str | None) -> list[str]:
    """Numbers that have a name but no type of their own."""
    lines = []
    typed = enumerations(api)
    for name, described in api.enumerations.items():
        if name in typed:
            continue
        is_size = name in ("gn_capacity", "gn_position_limit")
        for one in described.values:
            if place(one.name).subject == subject:
                lines += comment([prose(one.doc) or one.doc or title(one.word)])
                lines.append(f"pub const {constant_name(one.name)}: {'usize' if is_size else 'i32'} = {one.value};")
    for name, value, doc in api.constants:
        if place(name).subject == subject and not name.startswith("GN_VERSION"):
            lines += [*comment([prose(doc)]), f"pub const {constant_name(name)}: f64 = {value};"]
    return [*lines, ""] if lines else []
