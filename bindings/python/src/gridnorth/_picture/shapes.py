# SPDX-License-Identifier: MIT
"""Collects the points, lines and polygons of values for a picture."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from .. import errors
from .._errors.advice import refuse_kind
from .land import Position

#: If there are more positions than this, only every nth is drawn, so that pictures remain small.
MOST_POINTS = 10_000


#: The rings of polygons that belong together, such as the halves of a polygon that the antimeridian cuts.
Area = list[list[list[Position]]]


class Shapes:
    """Points, lines and areas, with longitudes first."""

    def __init__(self) -> None:
        self.points: list[Position] = []
        self.lines: list[list[Position]] = []
        self.areas: list[Area] = []

    def paths(self) -> Iterator[list[Position]]:
        """Return all sequences of vertices."""
        yield from ([point] for point in self.points)
        yield from self.lines
        for polygon in self.polygons():
            yield from polygon

    def polygons(self) -> Iterator[list[list[Position]]]:
        """Return the polygons of all areas."""
        for area in self.areas:
            yield from area

    def geojson(self) -> dict[str, Any]:
        """Return the bare geometries as GeoJSON."""
        geometries: list[dict[str, Any]] = [{"type": "MultiPolygon", "coordinates": area} for area in self.areas]
        for kind, coordinates in (("MultiLineString", self.lines), ("MultiPoint", self.points)):
            geometries += [{"type": kind, "coordinates": coordinates}] if coordinates else []
        return {"type": "GeometryCollection", "geometries": geometries}

    def __bool__(self) -> bool:
        return bool(self.points or self.lines or self.areas)


def shapes_of(values: Iterable[Any]) -> Shapes:
    """Collect the shapes of values: anything with `__geo_interface__`, or GeoJSON as a text or a dictionary."""
    found = Shapes()
    for value in values:
        _add(found, geojson_of(value))
    return found


def geojson_of(value: Any) -> Mapping[str, Any]:
    """Return the GeoJSON object of a value."""
    if isinstance(value, (str, bytes, bytearray)):
        try:
            value = json.loads(value)
        except ValueError:
            advice = "pass what mgrs.decode or position.parse make of it"
            refuse_kind("a text", "GeoJSON", value, advice)
    value = getattr(value, "__geo_interface__", value)
    if not isinstance(value, Mapping) or "type" not in value:
        raise TypeError(f"a value must be GeoJSON or have __geo_interface__, not {type(value).__name__}")
    return value


def _add(found: Shapes, value: Mapping[str, Any]) -> None:
    kind = value["type"]
    if kind == "FeatureCollection":
        for feature in value["features"]:
            _add(found, feature)
    elif kind == "Feature":
        # A feature may have no geometry.
        if value.get("geometry"):
            _add(found, value["geometry"])
    elif kind == "GeometryCollection":
        for geometry in value["geometries"]:
            _add(found, geometry)
    else:
        _add_geometry(found, kind, value["coordinates"])


def _add_geometry(found: Shapes, kind: str, coordinates: Any) -> None:
    if kind == "Point":
        # An empty array is an empty point in GeoJSON.
        found.points += [_position(coordinates)] if len(coordinates) else []
    elif kind == "MultiPoint":
        found.points += map(_position, coordinates[:: 1 + len(coordinates) // MOST_POINTS])
    elif kind in ("LineString", "MultiLineString"):
        found.lines += filter(None, map(_line, [coordinates] if kind == "LineString" else coordinates))
    elif kind in ("Polygon", "MultiPolygon"):
        polygons = [coordinates] if kind == "Polygon" else coordinates
        area = list(filter(None, (list(filter(None, map(_line, polygon))) for polygon in polygons)))
        found.areas += [area] if area else []
    else:
        raise TypeError(f"there is no geometry of type {kind!r} in GeoJSON")


def _line(coordinates: Iterable[Sequence[float]]) -> list[Position]:
    return list(map(_position, coordinates))


def _position(coordinates: Sequence[float]) -> Position:
    longitude, latitude = float(coordinates[0]), float(coordinates[1])
    if not (math.isfinite(longitude) and math.isfinite(latitude)):
        errors.refuse(errors.NotFiniteError.status, f"latitude {latitude}, longitude {longitude}")
    if abs(latitude) > 90:
        errors.refuse(errors.LatitudeError.status, f"latitude {latitude}, longitude {longitude}")
    return longitude if abs(longitude) <= 180 else math.remainder(longitude, 360), latitude
