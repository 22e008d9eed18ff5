# SPDX-License-Identifier: MIT
"""What docs/api.json does not say: names in JavaScript, the enumeration of each field, what may be left out."""

from __future__ import annotations

WITHOUT = {
    "gn_cpu_level": "WebAssembly has one level of instructions",
    "gn_cpu_level_limit": "WebAssembly has one level of instructions",
    "gn_mgrs_capacity": "callers do not provide memory for a text",
    "gn_format_options_init": "options that are left out have their defaults",
    "gn_geojson_options_init": "options that are left out have their defaults",
    "gn_grid_options_init": "options that are left out have their defaults",
    "gn_shape_options_init": "options that are left out have their defaults",
}

# Enumerations: the type in JavaScript, how the names of its values begin and, if not all names that begin like that belong
# to it, which do. Sums are lists of words.
ENUMERATIONS = {
    "Hemisphere": ("GN_", ["GN_NORTH", "GN_SOUTH"]),
    "Form": ("GN_FORM_", None),
    "ParseFlag": ("GN_PARSE_", None),
    "PositionFlag": ("GN_POSITION_", "GN_POSITION_BAND_OF_NEIGHBOR"),
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

# The enumeration of each field and parameter; a name alone applies where no longer name does.
MEANINGS = {
    "hemisphere": "Hemisphere",
    "form": "Form",
    "units": "Units",
    "unit": "AngleUnit",
    "side": "Side",
    "orientation": "Orientation",
    "axis": "Axis",
    "gn_position_parse.flags": "ParseFlag",
    "gn_position_parse_batch.flags": "ParseFlag",
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

# Structs inside others that may be absent, and the field in them that is then 0.
ABSENT = {"gn_position.utm": "hemisphere", "gn_mgrs_typing.cell": "utm_center.hemisphere"}

# Enumerations whose value may be none.
NONE = {"axis", "orientation"}

# What may be left out at the end of a call.
DEFAULTS = {
    "precision": "5",
    "gn_georef_encode.precision": "2",
    "gn_gars_encode.precision": "2",
    "gn_georef_encode_batch.precision": "2",
    "gn_gars_encode_batch.precision": "2",
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


def camel(name: str, *, function: bool = False) -> str:
    """gn_utm_to_epsg: utmToEPSG; in other names only the letters after underscores change."""
    first, *rest = name.removeprefix("gn_").split("_")
    return first + "".join((SPELLING.get(word) if function else None) or word.capitalize() for word in rest)


def type_name(struct: str) -> str:
    """gn_grid_line: GridLine."""
    if struct == "gn_utm":
        return "UTMPosition"
    return "".join(SPELLING.get(word, word.capitalize()) for word in struct.removeprefix("gn_").split("_"))


def meaning(owner: str, name: str) -> str | None:
    return MEANINGS.get(f"{owner}.{name}") or MEANINGS.get(name)
