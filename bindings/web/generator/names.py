# SPDX-License-Identifier: MIT
"""Names in JavaScript, and arguments that may be left out."""

from __future__ import annotations

from description import meanings

WITHOUT = {
    "gn_cpu_level": "WebAssembly has one level of instructions",
    "gn_cpu_level_limit": "WebAssembly has one level of instructions",
    "gn_xml_to_utf8": "readFeatures() decodes bytes, as TextDecoder does",
    "gn_mgrs_capacity": "callers do not provide memory for a text",
    "gn_format_options_init": "options that are left out have their defaults",
    "gn_geojson_options_init": "options that are left out have their defaults",
    "gn_grid_options_init": "options that are left out have their defaults",
    "gn_shape_options_init": "options that are left out have their defaults",
    "gn_fence_options_init": "options that are left out have their defaults",
    "gn_track_options_init": "options that are left out have their defaults",
    "gn_outline_options_init": "options that are left out have their defaults",
    "gn_navigation_options_init": "options that are left out have their defaults",
    "gn_fence_index_build": "FenceSet builds them, and keeps fences and their points together",
    "gn_fence_index_step": "FenceTracker keeps the state and the presences",
    "gn_navigation_step": "Navigator keeps the state",
    "gn_feature_init": "numbers that are left out are absent",
    "gn_exchange_options_init": "options that are left out have their defaults",
    "gn_gpx_read": "readFeatures() keeps features, vertices and the document together",
    "gn_kml_read": "readFeatures() keeps features, vertices and the document together",
    "gn_cot_read": "readFeatures() keeps features, vertices and the document together",
    "gn_geojson_read": "readFeatures() keeps features, vertices and the document together",
    "gn_gpx_write": "writeFeatures() writes each format",
    "gn_kml_write": "writeFeatures() writes each format",
    "gn_cot_write": "writeFeatures() writes each format",
    "gn_features_geojson": "writeFeatures() writes each format",
    "gn_cot_find_event": "EventStream keeps the bytes of an event that is not complete",
    "gn_cot_search_event": "EventStream keeps the bytes of an event that is not complete",
    "gn_height_grid_hgt": "HeightMap reads files, and keeps bytes and grids together",
    "gn_height_grid_dted": "HeightMap reads files, and keeps bytes and grids together",
    "gn_height_grid_gtx": "HeightMap reads files, and keeps bytes and grids together",
    "gn_height_at": "HeightMap keeps bytes and grids in the memory",
    "gn_height_at_batch": "HeightMap keeps bytes and grids in the memory",
    "gn_profile_sample_route": "HeightMap keeps bytes and grids in the memory",
    "gn_profile_summarize": "HeightMap gives a profile with what it adds up to",
    "gn_sight_options_init": "options that are left out have their defaults",
    "gn_sight_between": "HeightMap keeps bytes and grids in the memory",
    "gn_sight_along": "HeightMap keeps bytes and grids in the memory",
    "gn_viewshed_cells": "HeightMap keeps bytes and grids in the memory",
    "gn_viewshed_dead_ground": "HeightMap keeps bytes and grids in the memory",
    **dict.fromkeys(meanings.ARROW, "texts of this language are no slots"),
}

# Enumerations: the type in JavaScript and the one in C. Sums are lists of words.
ENUMERATIONS = {
    "Hemisphere": "gn_hemisphere",
    "Form": "gn_form",
    "ParseFlag": "gn_parse_flag",
    "PositionFlag": "gn_position_flag",
    "Symbols": "gn_symbols",
    "HemisphereStyle": "gn_hemisphere_style",
    "FormatFlag": "gn_format_flag",
    "Units": "gn_units",
    "AngleUnit": "gn_angle_unit",
    "SpeedUnit": "gn_speed_unit",
    "North": "gn_north",
    "MGRSFlag": "gn_mgrs_flag",
    "TypingField": "gn_typing_field",
    "TypingFlag": "gn_typing_flag",
    "GridContent": "gn_grid_content",
    "ToleranceUnit": "gn_tolerance_unit",
    "GridLineKind": "gn_grid_line_kind",
    "Axis": "gn_axis",
    "LabelKind": "gn_grid_label_kind",
    "Edge": "gn_edge",
    "Placement": "gn_placement",
    "AzimuthMeaning": "gn_azimuth_meaning",
    "Longitudes": "gn_longitudes",
    "RingLineKind": "gn_ring_line_kind",
    "Join": "gn_join",
    "LineEnd": "gn_line_end",
    "Frame": "gn_frame",
    "Side": "gn_side",
    "Orientation": "gn_orientation",
    "IndexKind": "gn_index_kind",
    "MagneticFlag": "gn_magnetic_flag",
    "TrackOutcome": "gn_track_outcome",
    "TrackFlag": "gn_track_flag",
    "ExchangeFormat": "gn_exchange_format",
    "TargetUnit": "gn_target_unit",
    "CalibrationKind": "gn_calibration_kind",
    "SkyEventKind": "gn_sky_event_kind",
}
SUMS = {name for name, enumeration in ENUMERATIONS.items() if enumeration in meanings.SUMS}

# Arguments that may be left out at the end of a call.
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
    "gn_speed_format.unit": '"meters-per-second"',
    "digits": "0",
    "decimals": "0",
    "options": "null",
    "properties": "null",
    "rings": "null",
    "reference": "null",
    "model": "null",
    "aim": "null",
    "padding": "null",
    "other_words": "null",
    "gn_point_index_nearest.distance": "Infinity",
    "gn_point_index_nearest_batch.distance": "Infinity",
    "gn_mgrs_outline.tolerance": "1",
    "start_distance": "0",
    "end_distance": "Infinity",
    "gn_fence_index_holding.altitude": "NaN",
    "gn_fence_index_holding_batch.altitudes": "NaN",
}

NULLABLE = {name for name, value in DEFAULTS.items() if value == "null"}

#: Types whose names do not follow from those of C.
TYPES = {
    "gn_point": "Position",
    "gn_position": "ParsedPosition",
    "gn_utm": "UTMPosition",
    "gn_fix": "TrackFix",  # The Fix of FenceTracker has a position, and may be without altitude.
}

SPELLING = {"geojson": "GeoJSON", "epsg": "EPSG", "utm": "UTM", "mgrs": "MGRS"}


def camel(name: str, *, function: bool = False) -> str:
    """gn_utm_to_epsg: utmToEPSG; in other names only the letters after underscores change."""
    first, *rest = name.removeprefix("gn_").split("_")
    return first + "".join((SPELLING.get(word) if function else None) or word.capitalize() for word in rest)


def type_name(struct: str) -> str:
    """gn_grid_line: GridLine."""
    if struct in TYPES:
        return TYPES[struct]
    return "".join(SPELLING.get(word, word.capitalize()) for word in struct.removeprefix("gn_").split("_"))


def meaning(owner: str, name: str) -> str | None:
    """The enumeration in JavaScript that a field or a parameter has its values from."""
    enumeration = meanings.enumeration_of(owner, name)
    return next((name for name, one in ENUMERATIONS.items() if one == enumeration), None)
