# SPDX-License-Identifier: MIT
"""Names in C#, and arguments that may be left out."""

from __future__ import annotations

from description import meanings
from description.api import Enumeration, Struct, Value
from description.subjects import place

WITHOUT = {
    "gn_xml_to_utf8": "a string is decoded already",
    "gn_mgrs_capacity": "callers do not provide memory for a text",
    "gn_format_options_init": "the constructor of FormatOptions calls it",
    "gn_geojson_options_init": "the constructor of GeoJsonOptions calls it",
    "gn_grid_options_init": "the constructor of GridOptions calls it",
    "gn_shape_options_init": "the constructor of ShapeOptions calls it",
    "gn_fence_options_init": "the constructor of FenceOptions calls it",
    "gn_track_options_init": "the constructor of TrackOptions calls it",
    "gn_outline_options_init": "the constructor of OutlineOptions calls it",
    "gn_navigation_options_init": "the constructor of NavigationOptions calls it",
    "gn_sight_options_init": "the constructor of SightOptions calls it",
    "gn_exchange_options_init": "the constructor of ExchangeOptions calls it",
    "gn_feature_init": "the constructor of Feature calls it",
    **dict.fromkeys(meanings.ARROW, "texts of this language are no slots"),
}

# Values that C# does not see: two that are no statuses, and sizes of memory.
HIDDEN = {"GN_STATUS_LIMIT", "GN_STATUS_FORCE_32_BITS"}
HIDDEN_ENUMERATIONS = {"gn_capacity", "gn_position_limit"}

# Defaults of arguments. A name alone applies where no longer name does.
DEFAULTS = {
    "precision": "5",
    "gn_georef_encode.precision": "2",
    "gn_gars_encode.precision": "2",
    "gn_georef_encode_batch.precision": "2",
    "gn_gars_encode_batch.precision": "2",
    "zone": "0",
    "gn_utm_to_epsg.zone": "",
    "gn_mgrs_type_fields.zone": "",
    "tile_size": "512",
    "form": "Form.Any",
    "gn_position_parse.flags": "ParseFlag.None",
    "gn_position_parse_batch.flags": "ParseFlag.None",
    "units": "Units.Metric",
    "unit": "AngleUnit.Degrees",
    "gn_speed_format.unit": "SpeedUnit.MetersPerSecond",
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
    "last": "null",
    "presences": "null",
}

SPELLING = {"geojson": "GeoJson"}

# System.Index is in sight of every program; the struct Utm has a field Zone.
CLASSES = {"index": "Indexes"}
METHODS = {"gn_utm_zone": "ZoneOf"}


def pascal(name: str) -> str:
    """gn_utm_to_epsg: UtmToEpsg."""
    words = name.removeprefix("gn_").replace("-", "_").split("_")
    return "".join(SPELLING.get(word) or word[:1].upper() + word[1:] for word in words)


def camel(name: str) -> str:
    """square_meters: squareMeters."""
    whole = pascal(name)
    return whole[:1].lower() + whole[1:]


def type_name(name: str) -> str:
    """gn_grid_line: GridLine."""
    return pascal(name)


def class_name(subject: str) -> str:
    """web_mercator: WebMercator."""
    return CLASSES.get(subject) or pascal(subject)


def method_name(function: str) -> str:
    """gn_utm_to_epsg: ToEpsg."""
    return METHODS.get(function) or pascal(place(function).name)


def path(name: str) -> str:
    """What callers write for a function or a constant. gn_utm_to_epsg: Utm.ToEpsg."""
    return f"{class_name(place(name).subject)}.{method_name(name)}"


def member(enumeration: Enumeration, value: Value) -> str:
    """GN_ERROR_TEXT_BYTE: TextByte; a name that would begin with a digit keeps the word before: Draw100Km."""
    if enumeration.name == "gn_status":
        return pascal(value.word.removeprefix("error-"))
    if value.word[0].isdigit():
        before = meanings.PREFIXES[enumeration.name].removesuffix("_").split("_")[-1]
        return pascal(f"{before.lower()}-{value.word}")
    return pascal(value.word)


def default(function: str, parameter: str) -> str | None:
    """The default of an argument that is left out; none if it is required."""
    found = DEFAULTS.get(f"{function}.{parameter}")
    return (DEFAULTS.get(parameter) if found is None else found) or None


def shown(struct: Struct) -> list:
    """The fields that C# sees."""
    hidden = {"size", "reserved"} if struct.name.endswith("_options") else {"reserved"}
    return [one for one in struct.fields if one.name not in hidden]
