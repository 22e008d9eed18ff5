# SPDX-License-Identifier: MIT
"""Meanings of numbers in docs/api.json, and others that it lacks: which are identities, which arrays may be absent."""

from __future__ import annotations

import json
from pathlib import Path

# Functions that move texts between slots and buffers of Arrow. Where texts are objects of the language, there are no slots.
ARROW = ("gn_texts_from_offsets_batch", "gn_texts_from_views_batch", "gn_texts_to_offsets", "gn_texts_to_views")

DESCRIPTION = json.loads((Path(__file__).resolve().parents[2] / "docs" / "api.json").read_text(encoding="utf-8"))

# Fields and parameters with their owners.
NUMBERS = {
    (one["name"], number["name"]): number
    for kind, numbers in (("structs", "fields"), ("functions", "parameters"))
    for one in DESCRIPTION[kind]
    for number in one[numbers]
}

# How the names of the values of an enumeration begin.
PREFIXES = {one["name"]: one["prefix"] for one in DESCRIPTION["enumerations"]}

# Enumerations whose values are added up, and those that only name some numbers of many.
SUMS = {one["name"] for one in DESCRIPTION["enumerations"] if one["number"] == "sum"}
NAMED_NUMBERS = {one["name"] for one in DESCRIPTION["enumerations"] if one["number"] == "some"}

# Fields with one value of an enumeration whose values other fields add up.
SINGLE = {
    f"{owner}.{name}"
    for (owner, name), one in NUMBERS.items()
    if one.get("enumeration") in SUMS and one["documentation"].startswith("One of ")
}

# Numbers that are 0 or 1.
TRUTHS = {name for (_, name), one in NUMBERS.items() if one.get("truth")}

# Structs that a call gives and a later one takes: callers may store them, so nothing in them is hidden.
STORED = {"gn_fence_state", "gn_fence_presence", "gn_track_state", "gn_navigation_state", "gn_cot_search"}

# Arrays that a call reads and changes: they go in and come out, then with this.
CHANGED = {"presences": "The fences that it is in after this fix."}

# The count of the elements of a changed array that go in: a field of a struct, which may be absent.
CHANGED_COUNT = {"presences": ("last", "presence_count")}

# Numbers of 64 bits that are the caller's. Other ids are rows of the source of an index.
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

# Texts that are counted in bytes: spans lead into them, a stream goes on behind them, or they hold no text but numbers.
BYTES = {
    "gn_exchange_detect.text", "gn_gpx_read.text", "gn_kml_read.text", "gn_cot_read.text", "gn_geojson_read.text",
    "gn_cot_find_event.text", "gn_cot_search_event.text",
    "gn_gpx_write.texts", "gn_kml_write.texts", "gn_cot_write.texts", "gn_features_geojson.texts",
    "gn_height_grid_hgt.bytes", "gn_height_grid_dted.bytes", "gn_height_grid_gtx.bytes", "gn_height_at.bytes",
    "gn_height_at_batch.bytes", "gn_profile_sample_route.bytes", "gn_sight_between.bytes", "gn_sight_along.bytes",
    "gn_viewshed_cells.bytes", "gn_viewshed_dead_ground.bytes",
}  # fmt: skip

# The result that names the refused features.
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
    one = NUMBERS.get((owner, name), {})
    # An error says a field by its number.
    return None if one.get("role") == "error_field" else one.get("enumeration")
