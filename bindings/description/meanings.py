# SPDX-License-Identifier: MIT
"""What docs/api.json does not say of numbers: which are values of an enumeration, which are truth values."""

from __future__ import annotations

# Functions that move texts between slots and buffers of Arrow. Where texts are objects of the language, there are no slots.
ARROW = ("gn_texts_from_offsets_batch", "gn_texts_from_views_batch", "gn_texts_to_offsets", "gn_texts_to_views")

# How the names of the values of an enumeration begin.
PREFIXES = {
    "gn_status": "GN_",
    "gn_hemisphere": "GN_",
    "gn_zone": "GN_ZONE_",
    "gn_mgrs_precision": "GN_MGRS_",
    "gn_capacity": "GN_",
    "gn_mgrs_flag": "GN_MGRS_FLAG_",
    "gn_grid_content": "GN_GRID_DRAW_",
    "gn_tolerance_unit": "GN_GRID_",
    "gn_grid_line_kind": "GN_GRID_",
    "gn_axis": "GN_AXIS_",
    "gn_grid_label_kind": "GN_LABEL_",
    "gn_edge": "GN_EDGE_",
    "gn_units": "GN_UNITS_",
    "gn_form": "GN_FORM_",
    "gn_parse_flag": "GN_PARSE_",
    "gn_position_flag": "GN_POSITION_",
    "gn_position_limit": "GN_POSITION_",
    "gn_symbols": "GN_SYMBOLS_",
    "gn_hemisphere_style": "GN_HEMISPHERES_",
    "gn_format_flag": "GN_FORMAT_",
    "gn_decimals": "GN_DECIMALS_",
    "gn_typing_field": "GN_FIELD_",
    "gn_typing_flag": "GN_TYPING_",
    "gn_angle_unit": "GN_ANGLE_",
    "gn_speed_unit": "GN_SPEED_",
    "gn_north": "GN_NORTH_",
    "gn_side": "GN_",
    "gn_index_kind": "GN_INDEX_",
    "gn_fence_shape": "GN_FENCE_",
    "gn_fence_trigger": "GN_FENCE_",
    "gn_fence_flag": "GN_FENCE_",
    "gn_track_outcome": "GN_TRACK_",
    "gn_track_flag": "GN_TRACK_",
    "gn_navigation_flag": "GN_NAVIGATION_",
    "gn_orientation": "GN_",
    "gn_placement": "GN_VERTICES_",
    "gn_azimuth_meaning": "GN_AZIMUTH_",
    "gn_longitudes": "GN_LONGITUDES_",
    "gn_ring_line_kind": "GN_",
    "gn_join": "GN_JOIN_",
    "gn_line_end": "GN_END_",
    "gn_frame": "GN_FRAME_",
    "gn_magnetic_flag": "GN_MAGNETIC_FLAG_",
    "gn_north": "GN_NORTH_",
    "gn_exchange_format": "GN_EXCHANGE_",
    "gn_feature_kind": "GN_FEATURE_",
    "gn_feature_flag": "GN_FEATURE_FLAG_",
    "gn_target_unit": "GN_TARGET_",
    "gn_calibration_kind": "GN_CALIBRATION_",
    "gn_height_format": "GN_HEIGHTS_",
    "gn_height_flag": "GN_HEIGHTS_",
    "gn_view_state": "GN_VIEW_",
    "gn_sky_event_kind": "GN_SKY_",
}

# Enumerations whose values are added up.
SUMS = {
    "gn_parse_flag", "gn_position_flag", "gn_format_flag", "gn_mgrs_flag", "gn_typing_flag", "gn_grid_content",
    "gn_fence_trigger", "gn_fence_flag", "gn_magnetic_flag", "gn_track_flag", "gn_navigation_flag",
    "gn_feature_flag", "gn_height_flag",
}  # fmt: skip

# Fields with one value of an enumeration whose values other fields add up.
SINGLE = {"gn_fence_event.kind"}

# Enumerations that only name some numbers of many: capacities, zones, precisions.
NAMED_NUMBERS = {"gn_zone", "gn_mgrs_precision", "gn_capacity", "gn_position_limit", "gn_decimals"}

# The enumeration of each field and parameter; a name alone applies where no longer name does.
ENUMERATION_OF = {
    "hemisphere": "gn_hemisphere",
    "form": "gn_form",
    "units": "gn_units",
    "unit": "gn_angle_unit",
    "gn_speed_format.unit": "gn_speed_unit",
    "gn_course_format.north": "gn_north",
    "gn_course_parse.north": "gn_north",
    "side": "gn_side",
    "sides": "gn_side",
    "orientation": "gn_orientation",
    "axis": "gn_axis",
    "gn_position_parse.flags": "gn_parse_flag",
    "gn_position_parse_batch.flags": "gn_parse_flag",
    "gn_position.flags": "gn_position_flag",
    "gn_mgrs_cell.flags": "gn_mgrs_flag",
    "gn_mgrs_typing.flags": "gn_typing_flag",
    "gn_mgrs_typing.field": "gn_typing_field",
    "gn_format_options.flags": "gn_format_flag",
    "gn_format_options.symbols": "gn_symbols",
    "gn_format_options.hemispheres": "gn_hemisphere_style",
    "gn_format_options.iso_form": "gn_form",
    "gn_grid_options.content": "gn_grid_content",
    "gn_grid_options.tolerance_unit": "gn_tolerance_unit",
    "gn_grid_line.kind": "gn_grid_line_kind",
    "gn_grid_label.kind": "gn_grid_label_kind",
    "gn_grid_label.edge": "gn_edge",
    "gn_shape_options.placement": "gn_placement",
    "gn_shape_options.azimuth_is": "gn_azimuth_meaning",
    "gn_shape_options.longitudes": "gn_longitudes",
    "gn_ring_line.kind": "gn_ring_line_kind",
    "gn_outline_options.join": "gn_join",
    "gn_outline_options.ends": "gn_line_end",
    "gn_outline_options.longitudes": "gn_longitudes",
    "gn_frame_points_batch.frame": "gn_frame",
    "gn_index_check.kind": "gn_index_kind",
    "gn_fence.shape": "gn_fence_shape",
    "gn_fence.triggers": "gn_fence_trigger",
    "gn_fence_event.kind": "gn_fence_trigger",
    "gn_fence_options.flags": "gn_fence_flag",
    "gn_magnetic_field.flags": "gn_magnetic_flag",
    "gn_norths.flags": "gn_magnetic_flag",
    "gn_azimuth_convert.from": "gn_north",
    "gn_azimuth_convert.to": "gn_north",
    "gn_track_step.outcome": "gn_track_outcome",
    "gn_track_step.flags": "gn_track_flag",
    "gn_navigation_state.flags": "gn_navigation_flag",
    "gn_guidance.flags": "gn_navigation_flag",
    "gn_exchange_detect.format": "gn_exchange_format",
    "gn_feature.kind": "gn_feature_kind",
    "gn_feature.flags": "gn_feature_flag",
    "gn_feature.fence_triggers": "gn_fence_trigger",
    "gn_feature.north": "gn_north",
    "gn_target_convert.from": "gn_target_unit",
    "gn_target_convert.to": "gn_target_unit",
    "gn_calibration_fit.kind": "gn_calibration_kind",
    "gn_calibration.kind": "gn_calibration_kind",
    "gn_height_grid.format": "gn_height_format",
    "gn_height_grid.flags": "gn_height_flag",
    "gn_dead_ground.state": "gn_view_state",
    "gn_sky_event.kind": "gn_sky_event_kind",
}

# Numbers that are 0 or 1.
TRUTHS = {"is_closed", "major", "found", "has_fix", "has_dwelt", "is_visible"}

# Structs that a call gives and a later one takes: callers may store them, so nothing in them is hidden.
STORED = {"gn_fence_state", "gn_fence_presence", "gn_track_state", "gn_navigation_state"}

# Arrays that a call reads and changes: they go in and come out, then with this.
CHANGED = {"presences": "The fences that it is in after this fix."}

# What says how many elements of a changed array go in: a field of a struct, which may be absent.
CHANGED_COUNT = {"presences": ("last", "presence_count")}

# Numbers of 64 bits that are the caller's. Other ids are rows of what an index was built from.
IDS = {
    "gn_fence.id", "gn_fence_presence.id", "gn_fence_event.id", "gn_fence_index_holding.ids",
    "gn_fence_index_holding_batch.ids",
}  # fmt: skip

# Fields of 64 bits that mean nothing to the caller, but all of whose bits must come back.
BITS = {"gn_navigation_state.route", "gn_navigation_state.waypoint_point"}

# Arrays of uint64_t that are an index: bits to hand on, not numbers.
WORDS = {"words", "other_words"}

# Arrays that may be absent, which is not the same as empty.
ABSENT_ARRAYS = {"other_words", "waypoints"}

# Texts that are counted in bytes: spans lead into them, a stream goes on behind so many, or they hold no text but numbers.
BYTES = {
    "gn_exchange_detect.text", "gn_gpx_read.text", "gn_kml_read.text", "gn_cot_read.text", "gn_geojson_read.text",
    "gn_cot_find_event.text", "gn_cot_search_event.text",
    "gn_gpx_write.texts", "gn_kml_write.texts", "gn_cot_write.texts", "gn_features_geojson.texts",
    "gn_height_grid_hgt.bytes", "gn_height_grid_dted.bytes", "gn_height_grid_gtx.bytes", "gn_height_at.bytes",
    "gn_height_at_batch.bytes", "gn_profile_sample_route.bytes", "gn_sight_between.bytes", "gn_sight_along.bytes",
    "gn_viewshed_cells.bytes", "gn_viewshed_dead_ground.bytes",
}  # fmt: skip

# The result that tells which features were refused.
REPORT = "gn_exchange_report"

# Bits that stand for the characters that may be typed next.
KEYS = {"gn_mgrs_typing.next"}

# Structs inside others that may be absent, and the field in them that is then 0.
ABSENT = {"gn_position.utm": "hemisphere", "gn_mgrs_typing.cell": "utm_center.hemisphere"}

# Fields of a struct that is no options struct which may be left out; they are then 0.
OPTIONAL = {"gn_screen.bearing", "gn_screen.pitch", "gn_screen.field_of_view", "gn_screen.tile_size"}

# Fields and results of an enumeration that may also be 0: none of its values.
NONE = {"axis", "orientation", "gn_feature.kind", "gn_grid_label.axis"}


def enumeration_of(owner: str, name: str) -> str | None:
    """The enumeration whose values a field of a struct or a parameter of a function has."""
    return ENUMERATION_OF.get(f"{owner}.{name}") or ENUMERATION_OF.get(name)
