# SPDX-License-Identifier: MIT
"""Names and types in Rust, and what Rust does not need."""

from __future__ import annotations

from description.api import API, Field, Struct, Value
from description.meanings import ARROW, PREFIXES, SUMS, enumeration_of

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
    """gn_grid_line: GridLine; gn_parse_flag: ParseFlags."""
    words = name.removeprefix("gn_").split("_")
    return "".join(SPELLING.get(word, word.capitalize()) for word in words) + ("s" if words[-1] == "flag" else "")


def value_name(enumeration: str, value: Value) -> str:
    """GN_FORM_DMS: DMS. A name may not begin with a digit: GN_GRID_100_KM is GRID_100_KM."""
    prefix = PREFIXES[enumeration]
    name = value.name.removeprefix(prefix)
    return f"{prefix.split('_')[-2]}_{name}" if name[0].isdigit() else name


def c_type(name: str) -> str:
    """The type of a C type: of its values, or of what its pointers point to."""
    return PLAIN.get(name) or type_name(name)


def field_type(struct: str, field: Field) -> str:
    """The type of a field, an enumeration if it has values of one."""
    enumeration = enumeration_of(struct, field.name)
    if field.type == "char":
        return f"Text<{field.count}>"
    plain = type_name(enumeration) if enumeration else c_type(field.type)
    return f"[{plain}; {field.count}]" if field.count > 1 else plain


def enumerations(api: API) -> dict[str, str]:
    """The enumerations that are types, and the numbers that they are."""
    found = {"gn_status": "u8"}
    for owner in [*api.structs.values(), *api.functions]:
        for one in owner.fields if isinstance(owner, Struct) else owner.parameters:
            enumeration = enumeration_of(owner.name, one.name)
            if enumeration and one.type != "char":
                found.setdefault(enumeration, PLAIN[one.type])
    return {name: found[name] for name in api.enumerations if name in found}


def is_sum(enumeration: str | None) -> bool:
    return enumeration in SUMS
