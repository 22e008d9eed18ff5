# SPDX-License-Identifier: MIT
"""Names in C++, default arguments, and omitted functions."""

from __future__ import annotations

import re

from description.api import API, Enumeration, Value
from description.meanings import ARROW, PREFIXES
from description.subjects import place

WITHOUT = {
    "gn_status_text": "written by hand, because errors need it before other functions",
    "gn_status_name": "written by hand, like gn_status_text",
    "gn_mgrs_capacity": "Capacity::mgrs is known to the compiler",
    "gn_format_options_init": "options are made with their defaults",
    "gn_geojson_options_init": "options are made with their defaults",
    "gn_grid_options_init": "options are made with their defaults",
    "gn_shape_options_init": "options are made with their defaults",
    "gn_fence_options_init": "options are made with their defaults",
    "gn_track_options_init": "options are made with their defaults",
    "gn_outline_options_init": "options are made with their defaults",
    "gn_navigation_options_init": "options are made with their defaults",
    "gn_sight_options_init": "options are made with their defaults",
    "gn_exchange_options_init": "options are made with their defaults",
    "gn_feature_init": "features are made without anything",
    **dict.fromkeys(ARROW, "C++ calls them as C does"),
}

# The default values of arguments at the end of a call.
DEFAULTS = {
    "precision": "mgrs::Precision::m_1",
    "gn_georef_encode.precision": "2",
    "gn_gars_encode.precision": "2",
    "zone": "utm::Zone::standard",
    "tile_size": "512",
    "form": "position::Form::any",
    "flags": "{}",
    "units": "Units::metric",
    "unit": "measure::AngleUnit::degrees",
    "gn_speed_format.unit": "measure::SpeedUnit::meters_per_second",
    "digits": "0",
    "decimals": "0",
    "gn_cot_find_event.limit": "0",
    "gn_cot_search_event.limit": "0",
    "options": "{}",
    "properties": "{}",
    "rings": "{}",
    "other_words": "{}",
    "waypoints": "{}",
    "reference": "{}",
    "model": "{}",
    "aim": "{}",
    "padding": "{}",
    "last": "{}",
    "presences": "{}",
}
# gn_utm_to_epsg() requires its zone, because a hemisphere follows.
ALWAYS_GIVEN = {"gn_utm_to_epsg.zone"}

SPELLING = {"geojson": "GeoJSON", "utm": "UTM", "mgrs": "MGRS"}

# The reserved words of C++.
RESERVED = {
    "and", "auto", "default", "double", "false", "float", "int", "long", "new", "not", "or", "short", "signed", "true", "xor",
}  # fmt: skip

# The names of values whose own name is a reserved word.
INSTEAD = {"GN_NORTH_TRUE": "true_"}


def type_name(name: str) -> str:
    """The name of a type in its namespace. gn_grid_line: Line."""
    if name == "gn_span":
        return "TextSpan"  # Span is the type of array parameters.
    return pascal(place(name).name)


def pascal(name: str) -> str:
    return "".join(SPELLING.get(word, word.capitalize()) for word in name.split("_"))


def type_path(name: str, subject: str | None = None) -> str:
    """The name of a type within the namespace of a subject, or within `gridnorth`."""
    found = place(name).subject
    return type_name(name) if found in (None, subject) else f"{found}::{type_name(name)}"


def word(enumeration: Enumeration, value: Value) -> str:
    """GN_FORM_ISO_6709: iso_6709; GN_MGRS_100_KM: km_100; GN_ERROR_LATITUDE: latitude; GN_NORTH_TRUE: true_."""
    plain = value.word.replace("-", "_")
    if enumeration.name == "gn_status":
        plain = plain.removeprefix("error_")
    if enumeration.name == "gn_capacity":
        plain = plain.removesuffix("_capacity")
    plain = re.sub(r"^(\d+)_(\w+)$", r"\2_\1", plain)
    if value.name in INSTEAD:
        return INSTEAD[value.name]
    if plain in RESERVED:
        raise SystemExit(f"generate: {value.name} needs a name that is no keyword of C++: {plain}")
    return plain


def values(enumeration: Enumeration) -> list[Value]:
    """The values that callers need, without the GN_STATUS_ names, which are limits of the type."""
    return [one for one in enumeration.values if not one.name.startswith("GN_STATUS_")]


def default(function: str, name: str) -> str | None:
    if f"{function}.{name}" in ALWAYS_GIVEN:
        return None
    found = DEFAULTS.get(f"{function}.{name}") or DEFAULTS.get(name)
    return found and found.removeprefix(f"{place(function).subject}::")


def dictionary(api: API) -> dict[str, str]:
    """The C++ names of C constants and of their families: GN_PARSE_ is ParseFlag."""
    words = {"GN_ERROR_TEXT_": "Status::text_", "GN_ERROR_MGRS_": "Status::mgrs_"}
    for enumeration in api.enumerations.values():
        name = type_path(enumeration.name)
        words |= {one.name: f"{name}::{word(enumeration, one)}" for one in values(enumeration)}
        if PREFIXES[enumeration.name] != "GN_":
            words.setdefault(PREFIXES[enumeration.name], name)
    return words
