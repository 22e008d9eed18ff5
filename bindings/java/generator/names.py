# SPDX-License-Identifier: MIT
"""Names in Java, and arguments that may be left out."""

from __future__ import annotations

import re

from description.meanings import ARROW, PREFIXES, SUMS
from description.subjects import place

# C functions without a counterpart in the public classes.
WITHOUT = {
    "gn_status_text": "Status has text()",
    "gn_status_name": "Status has cName()",
    "gn_xml_to_utf8": "a String is decoded already",
    "gn_mgrs_capacity": "callers do not provide memory for a text",
    "gn_format_options_init": "new FormatOptions() has the defaults",
    "gn_geojson_options_init": "new GeoJsonOptions() has the defaults",
    "gn_grid_options_init": "new GridOptions() has the defaults",
    "gn_shape_options_init": "new ShapeOptions() has the defaults",
    "gn_fence_options_init": "new FenceOptions() has the defaults",
    "gn_track_options_init": "new TrackOptions() has the defaults",
    "gn_outline_options_init": "new OutlineOptions() has the defaults",
    "gn_navigation_options_init": "new NavigationOptions() has the defaults",
    "gn_sight_options_init": "new SightOptions() has the defaults",
    "gn_exchange_options_init": "new ExchangeOptions() has the defaults",
    "gn_feature_init": "new Feature() has nothing",
    **dict.fromkeys(ARROW, "texts of this language are no slots"),
}

# C functions that nothing in Java calls.
UNUSED = {"gn_mgrs_capacity", *ARROW}

# Enumerations that matter only to those who provide memory.
OF_C = {"gn_capacity", "gn_position_limit"}

# Arguments that a shorter overload leaves out, and their values.
DEFAULTS = {
    "precision": "5",
    "gn_georef_encode.precision": "2",
    "gn_gars_encode.precision": "2",
    "gn_georef_encode_batch.precision": "2",
    "gn_gars_encode_batch.precision": "2",
    "gn_utm_forward.zone": "Zone.STANDARD",
    "gn_utm_forward_batch.zone": "Zone.STANDARD",
    "gn_utm_factors.zone": "Zone.STANDARD",
    "gn_utm_factors_batch.zone": "Zone.STANDARD",
    "gn_geodesic_grid_inverse.zone": "Zone.STANDARD",
    "tile_size": "512",
    "form": "Form.ANY",
    "flags": "Collections.emptySet()",
    "units": "Units.METRIC",
    "unit": "AngleUnit.DEGREES",
    "gn_speed_format.unit": "SpeedUnit.METERS_PER_SECOND",
    "digits": "0",
    "decimals": "0",
    "gn_cot_find_event.limit": "0",
    "gn_cot_search_event.limit": "0",
    "options": "null",
    "properties": "null",
    "rings": "null",
    "other_words": "null",
    "waypoints": "null",
    "reference": "null",
    "model": "null",
    "aim": "null",
    "padding": "null",
}

# Numbers of the library that count or index elements of a Java array.
INDEXES = {"segment", "event_size"}


def capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def camel(name: str) -> str:
    """gn_route_geojson: routeGeoJson."""
    first, *rest = name.removeprefix("gn_").replace("geojson", "geo_json").split("_")
    return first + "".join(map(capital, rest))


def type_name(name: str) -> str:
    """gn_mgrs_cell: MgrsCell."""
    return capital(camel(name))


def method_name(function: str) -> str:
    """gn_utm_to_epsg: toEpsg."""
    return camel(place(function).name)


def path(function: str, separator: str = ".") -> str:
    """What callers write for a function. gn_utm_to_epsg: Utm.toEpsg."""
    return f"{type_name(place(function).subject)}{separator}{method_name(function)}"


def native_class(function: str) -> str:
    """The class with the native method of a function. gn_utm_to_epsg: UtmNative."""
    return f"{type_name(place(function).subject)}Native"


def native_path(function: str) -> str:
    """What the package writes to call C. gn_utm_to_epsg: UtmNative.utmToEpsg."""
    return f"{native_class(function)}.{camel(function)}"


def constant(name: str, enumeration: str) -> str:
    """GN_MGRS_100_KM: KM_100, because a name cannot begin with a digit; GN_ERROR_ZONE: ZONE."""
    word = name.removeprefix(PREFIXES[enumeration])
    if enumeration == "gn_status":
        word = word.removeprefix("ERROR_")
    return re.sub(r"^(\d+)_(\w+)$", r"\2_\1", word)


def is_sum(enumeration: str | None) -> bool:
    return enumeration in SUMS


def default(function: str, parameter: str) -> str | None:
    return DEFAULTS.get(f"{function}.{parameter}") or DEFAULTS.get(parameter)
