# SPDX-License-Identifier: MIT
"""GeoJSON objects of values, longitudes first, for the `__geo_interface__` that shapely, geopandas and others read.

The library writes polygons and routes, and cuts them at the antimeridian as RFC 7946 requires.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from typing import Any

from .. import errors

#: A GeoJSON object: a geometry or a feature.
Geometry = dict[str, Any]


def of_point(point: Sequence[float]) -> Geometry:
    """Return a Point."""
    return {"type": "Point", "coordinates": _pair(point)}


def of_points(points: Iterable[Sequence[float]]) -> Geometry:
    """Return a MultiPoint."""
    return {"type": "MultiPoint", "coordinates": [_pair(point, place) for place, point in enumerate(points)]}


def of_bounds(bounds: Any) -> Geometry:
    """Return a rectangle: a Polygon, or a MultiPolygon if it crosses the antimeridian."""
    south_west = _pair((bounds.south, bounds.west))
    north_east = _pair((bounds.north, bounds.east))
    (west, south), (east, north) = south_west, north_east
    if bounds.east - bounds.west >= 360:
        west, east = -180.0, 180.0
    if west <= east:
        return {"type": "Polygon", "coordinates": [_rectangle(south, west, north, east)]}
    # A half without width is not a polygon: the rectangle only touches the antimeridian.
    halves = [(first, last) for first, last in ((west, 180.0), (-180.0, east)) if first < last]
    rings = [[_rectangle(south, first, north, last)] for first, last in halves]
    if len(rings) == 1:
        return {"type": "Polygon", "coordinates": rings[0]}
    return {"type": "MultiPolygon", "coordinates": rings}


def of_ring(ring: Sequence[Sequence[float]]) -> Geometry:
    """Return the Polygon of a closed ring that does not cross the antimeridian, such as the outline of a cell."""
    return {"type": "Polygon", "coordinates": [[_pair(point, place) for place, point in enumerate(ring)]]}


def of_lines(lines: Iterable[Any]) -> Geometry:
    """Return the lines as a GeometryCollection."""
    return {"type": "GeometryCollection", "geometries": [line.__geo_interface__ for line in lines]}


def of_feature(feature: bytes) -> Geometry:
    """Return the geometry of a feature that the library has written."""
    geometry: Geometry = json.loads(feature)["geometry"]
    return geometry


def _rectangle(south: float, west: float, north: float, east: float) -> list[tuple[float, float]]:
    return [(west, south), (east, south), (east, north), (west, north), (west, south)]


def _pair(point: Sequence[float], place: int = -1) -> tuple[float, float]:
    """Return longitude and latitude, the longitude in [-180, 180]; refuse an invalid position, and give its number."""
    latitude, longitude = point
    if math.isfinite(latitude) and math.isfinite(longitude) and abs(latitude) <= 90:
        return longitude if abs(longitude) <= 180 else math.remainder(longitude, 360), latitude
    finite = math.isfinite(latitude) and math.isfinite(longitude)
    error: type[errors.GridNorthError] = errors.LatitudeError if finite else errors.NotFiniteError
    which = "" if place < 0 else f"point {place}: "
    return errors.refuse(error.status, f"{which}latitude {latitude}, longitude {longitude}")
