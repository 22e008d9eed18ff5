# SPDX-License-Identifier: MIT
"""Positions and rectangles."""

from __future__ import annotations

from typing import Any, NamedTuple, Optional

from . import geojson
from .notebook import picture_of


class Point(NamedTuple):
    """A position on the WGS 84 ellipsoid.

    Attributes
    ----------
    latitude : float
        Degrees, -90 ... 90.
    longitude : float
        Degrees, in [-180, 180).
    """

    latitude: float
    longitude: float

    @property
    def __geo_interface__(self) -> geojson.Geometry:
        return geojson.of_point(self)

    def _repr_html_(self) -> Optional[str]:
        return picture_of(self)


class Bounds(NamedTuple):
    """A rectangle of meridians and parallels, such as the view of a map.

    Attributes
    ----------
    south, west, north, east : float
        Degrees. If `west` is greater than `east`, the rectangle crosses the antimeridian.
    """

    south: float
    west: float
    north: float
    east: float

    @property
    def __geo_interface__(self) -> geojson.Geometry:
        return geojson.of_bounds(self)

    def _repr_html_(self) -> Optional[str]:
        return picture_of(self)


def point_of(point: Any) -> Point:
    """Convert a point of the library."""
    return Point(point.latitude, point.longitude)


def bounds_of(bounds: Any) -> Bounds:
    """Convert a rectangle of the library."""
    return Bounds(bounds.south, bounds.west, bounds.north, bounds.east)
