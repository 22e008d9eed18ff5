# SPDX-License-Identifier: MIT
"""Meanings of numbers in docs/api.json, and facts that it lacks, such as ids and arrays that may be absent."""

from __future__ import annotations

import json
from pathlib import Path

# Functions that move texts between slots and Arrow buffers. Languages whose texts are objects have no slots.
ARROW = ("gn_texts_from_offsets_batch", "gn_texts_from_views_batch", "gn_texts_to_offsets", "gn_texts_to_views")

DESCRIPTION = json.loads((Path(__file__).resolve().parents[2] / "docs" / "api.json").read_text(encoding="utf-8"))

# Fields and parameters with their owners.
NUMBERS = {
    (one["name"], number["name"]): number
    for kind, numbers in (("structs", "fields"), ("functions", "parameters"))
    for one in DESCRIPTION[kind]
    for number in one[numbers]
}

# Prefixes of the names of the values of an enumeration.
PREFIXES = {one["name"]: one["prefix"] for one in DESCRIPTION["enumerations"]}

# Enumerations whose values are added up, and enumerations that name only some of the possible numbers.
SUMS = {one["name"] for one in DESCRIPTION["enumerations"] if one["number"] == "sum"}
NAMED_NUMBERS = {one["name"] for one in DESCRIPTION["enumerations"] if one["number"] == "some"}

# Fields with a single value of an enumeration whose values are sums in other fields.
SINGLE = {
    f"{owner}.{name}"
    for (owner, name), one in NUMBERS.items()
    if one.get("enumeration") in SUMS and one["documentation"].startswith("One of ")
}

# Numbers that are 0 or 1.
TRUTHS = {name for (_, name), one in NUMBERS.items() if one.get("truth")}

# Structs that one call returns and a later call takes. Callers may store them, so no field is hidden.
STORED = {"gn_fence_state", "gn_fence_presence", "gn_track_state", "gn_navigation_state", "gn_cot_search"}

# Arrays that a call reads and changes, with the comment for their values after the call.
CHANGED = {"presences": "The fences that it is in after this fix."}

# The count of the input elements of a changed array: a field of a struct, which may be absent.
CHANGED_COUNT = {"presences": ("last", "presence_count")}

# 64-bit numbers that the caller chooses. Other ids are rows of the source of an index.
IDS = {
    "gn_fence.id", "gn_fence_presence.id", "gn_fence_event.id", "gn_fence_index_holding.ids",
    "gn_fence_index_holding_batch.ids",
}  # fmt: skip

# 64-bit fields without a meaning for the caller, who must pass all bits back.
BITS = {"gn_navigation_state.route", "gn_navigation_state.waypoint_point"}

# Arrays of uint64_t that are an index: bits to pass on, not numbers.
WORDS = {"words", "other_words"}

# Arrays that may be absent, which differs from empty.
ABSENT_ARRAYS = {"other_words", "waypoints"}

# Texts counted in bytes: spans refer to them, a stream continues after them, or they hold numbers instead of text.
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

# Bits that represent the characters that may be typed next.
KEYS = {"gn_mgrs_typing.next"}

# Structs inside others that may be absent, and the field that is 0 if they are.
ABSENT = {"gn_position.utm": "hemisphere", "gn_mgrs_typing.cell": "utm_center.hemisphere"}

# Unsigned numbers of which the library accepts even the largest. A negative number of a language that has no unsigned ones would
# become such a number, so its package refuses negative ones. The library refuses those of the others: zooms, sizes of tiles.
UNLIMITED = {"limit", "max_vertices", "reference_step"}

# Optional fields, 0 by default, of a struct that is not an options struct.
OPTIONAL = {"gn_screen.bearing", "gn_screen.pitch", "gn_screen.field_of_view", "gn_screen.tile_size"}

# Fields and results of an enumeration that may also be 0, which is none of its values.
NONE = {"axis", "orientation", "gn_feature.kind", "gn_grid_label.axis"}


def enumeration_of(owner: str, name: str) -> str | None:
    """The enumeration whose values a field of a struct or a parameter of a function has."""
    one = NUMBERS.get((owner, name), {})
    # An error names a field by its number.
    return None if one.get("role") == "error_field" else one.get("enumeration")
