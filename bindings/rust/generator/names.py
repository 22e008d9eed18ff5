# SPDX-License-Identifier: MIT
"""Names and types in Rust, and functions that Rust does not need."""

from __future__ import annotations

import re

from description.api import API, Field, Struct, Value
from description.meanings import ARROW, PREFIXES, SUMS, enumeration_of
from description.subjects import place

WITHOUT = {
    "gn_mgrs_capacity": "MGRS_CAPACITY is the same number",
    "gn_format_options_init": "FormatOptions::default() calls it",
    "gn_geojson_options_init": "GeoJsonOptions::default() calls it",
    "gn_grid_options_init": "GridOptions::default() calls it",
    "gn_shape_options_init": "ShapeOptions::default() calls it",
    "gn_fence_options_init": "FenceOptions::default() calls it",
    "gn_track_options_init": "TrackOptions::default() calls it",
    "gn_outline_options_init": "OutlineOptions::default() calls it",
    "gn_navigation_options_init": "NavigationOptions::default() calls it",
    "gn_sight_options_init": "SightOptions::default() calls it",
    "gn_exchange_options_init": "ExchangeOptions::default() calls it",
    "gn_feature_init": "Feature::default() calls it",
    **dict.fromkeys(ARROW, "texts of this language are no slots"),
}

PLAIN = {
    "double": "f64",
    "float": "f32",
    "int32_t": "i32",
    "uint32_t": "u32",
    "uint64_t": "u64",
    "uint8_t": "u8",
    "size_t": "usize",
    "ptrdiff_t": "isize",
    "char": "u8",
    "gn_status": "i32",
}

SPELLING = {"geojson": "GeoJson"}


def type_name(name: str) -> str:
    """The name of a type in its module. gn_grid_line: Line; gn_parse_flag: ParseFlags."""
    return pascal(place(name).name)


def pascal(name: str) -> str:
    words = name.split("_")
    return "".join(SPELLING.get(word, word.capitalize()) for word in words) + ("s" if words[-1] == "flag" else "")


def type_path(name: str, subject: str | None) -> str:
    """The path of a type in a module: only the name for types of the module and types that belong to all subjects."""
    found = place(name).subject
    return type_name(name) if found in (None, subject) else f"crate::{found}::{type_name(name)}"


def record_name(function: str, shared: set[str]) -> str:
    """The struct for what a function finds. gn_grid_lines: Lines; gn_route_point: RoutePoint, because Point belongs to all."""
    name = pascal(place(function).name)
    return pascal(function.removeprefix("gn_")) if name in shared else name


def constant_name(name: str) -> str:
    """GN_MGRS_CAPACITY: CAPACITY of mgrs; GN_MGRS_1_M: M_1."""
    return re.sub(r"^(\d+)_(\w+)$", r"\2_\1", place(name).name).upper()


def value_name(enumeration: str, value: Value) -> str:
    """GN_FORM_DMS: DMS. A name may not begin with a digit: GN_GRID_100_KM is GRID_100_KM."""
    prefix = PREFIXES[enumeration]
    name = value.name.removeprefix(prefix)
    return f"{prefix.split('_')[-2]}_{name}" if name[0].isdigit() else name


def c_type(name: str, subject: str | None) -> str:
    """The Rust type of a C type in a module; for a pointer, the type of its elements."""
    return PLAIN.get(name) or type_path(name, subject)


def field_type(struct: str, field: Field) -> str:
    """The type of a field; an enumeration if the field holds values of one."""
    subject = place(struct).subject
    enumeration = enumeration_of(struct, field.name)
    if field.type == "char":
        return f"Text<{field.count}>"
    plain = type_path(enumeration, subject) if enumeration else c_type(field.type, subject)
    return f"[{plain}; {field.count}]" if field.count > 1 else plain


def enumerations(api: API) -> dict[str, str]:
    """The enumerations that are types, and their number types."""
    found = {"gn_status": "u8"}
    for owner in [*api.structs.values(), *api.functions]:
        for one in owner.fields if isinstance(owner, Struct) else owner.parameters:
            enumeration = enumeration_of(owner.name, one.name)
            if enumeration and one.type != "char":
                found.setdefault(enumeration, PLAIN[one.type])
    return {name: found[name] for name in api.enumerations if name in found}


def is_sum(enumeration: str | None) -> bool:
    return enumeration in SUMS
