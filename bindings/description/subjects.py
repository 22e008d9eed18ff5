# SPDX-License-Identifier: MIT
"""The subject of each function, type and constant, and its name in the subject: gn_mgrs_encode is `encode` of `mgrs`.

A C name begins with its subject, which the short name omits. The table lists other first words of a subject; such a
name stays whole. So does a name whose rest would be the name of a common type: gn_calibration_point, gn_track_outcome.
A type or constant that begins with neither belongs to all subjects; a function must have a subject.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True)
class Subject:
    doc: str
    #: Other first words of C names of this subject.
    words: str = ""


SUBJECTS = {
    "library": Subject(
        "The version of the library, sentences for statuses, and the level of the processor.",
        "version status_text status_name cpu",
    ),
    "mgrs": Subject("MGRS references: written, read, outlined, and completed while someone types.", "typing"),
    "utm": Subject("UTM and UPS: projection, zones and EPSG codes.", "zone"),
    "position": Subject(
        "Positions as people write them: read in any notation, and written in one.",
        "coordinate form parse format symbols hemisphere_style decimals",
    ),
    "georef": Subject("GEOREF references."),
    "gars": Subject("GARS references."),
    "measure": Subject(
        "Lengths, areas, angles, speeds and courses as text.", "length area angle speed course declination"
    ),
    "time": Subject("Times of ISO 8601, and decimal years.", "decimal_year"),
    "texts": Subject("Columns of texts in the memory of Arrow."),
    "grid": Subject("The MGRS grid of a map: lines and labels.", "tolerance_unit edge box text_size label_place"),
    "screen": Subject(
        "Maps on a screen: scale, pixels, and the camera that shows an area.", "scale_bar camera padding matrix points"
    ),
    "web_mercator": Subject("The projection of web maps."),
    "tile": Subject("Tiles of web maps, and those that bounds, polygons and routes touch."),
    "ecef": Subject("Earth-centered coordinates."),
    "geodesic": Subject("Geodesics: the shortest ways on the ellipsoid."),
    "sphere": Subject("Great circles on a sphere.", "mean_radius"),
    "rhumb": Subject("Rhumb lines: ways of one azimuth."),
    "magnetic": Subject("The magnetic field of the earth."),
    "norths": Subject("True, grid and magnetic north, and azimuths from one to another.", "azimuth"),
    "route": Subject("Routes: lengths, places along them, and outlines beside them.", "geojson_options"),
    "polygon": Subject("Polygons: area, centroid, and the positions inside.", "side orientation"),
    "shape": Subject(
        "Circles, ellipses, wedges, arcs, rings, rectangles and frames.",
        "circle ellipse wedge arc ring rectangle frame outline placement azimuth_meaning longitudes join line_end",
    ),
    "index": Subject("Functions that all indexes share.", "neighbor"),
    "point_index": Subject("An index of many points: the nearest, and those within a distance or bounds."),
    "edge_index": Subject("An index of the edges of polygons or of a route."),
    "fence": Subject("Fences: which of them hold a position, and which a moving object enters and leaves."),
    "track": Subject("Tracks: recorded fix by fix, thinned and summarized.", "track_outcome"),
    "navigation": Subject("Guidance along a route, fix by fix.", "guidance"),
    "height": Subject("Heights of the ground, from grids in files."),
    "profile": Subject("Heights along a route."),
    "sight": Subject("Lines of sight over the ground."),
    "viewshed": Subject("The ground that is visible from a place.", "view_state cell_grid dead_ground"),
    "sky": Subject("The sun and the moon.", "sun moon"),
    "exchange": Subject(
        "GPX, KML, GeoJSON and Cursor on Target: read and written.",
        "gpx kml cot geojson_read features feature span vertex xml json",
    ),
    "group": Subject("Shot groups.", "target plane_point"),
    "calibration": Subject("Photos whose pixels stand for meters.", "calibration_point"),
}

#: Functions whose short name is a word of some language, and the names used instead.
INSTEAD = {"gn_mgrs_type": "typing", "gn_mgrs_type_fields": "typing_fields", "gn_track_end": "finish"}


@dataclass(frozen=True)
class Place:
    """A subject and a name in it; a name without a subject belongs to all subjects."""

    subject: str | None
    name: str


@cache
def place(name: str) -> Place:
    """The place of a function, type or constant by its name in C: gn_mgrs_encode, gn_tile, GN_ZONE_UPS."""
    whole = name.lower().removeprefix("gn_")
    begins = {subject: subject for subject in SUBJECTS}
    begins |= {word: subject for subject, one in SUBJECTS.items() for word in one.words.split()}
    found = [one for one in begins if f"{whole}_".startswith(f"{one}_")]
    if not found:
        return Place(None, whole)
    longest = max(found, key=len)
    subject = begins[longest]
    return Place(subject, INSTEAD.get(name) or (whole.removeprefix(f"{subject}_") if longest == subject else whole))


def place_of_function(name: str) -> Place:
    found = place(name)
    if found.subject is None:
        raise SystemExit(f"generate: bindings/description/subjects.py has no subject for {name}")
    return found
