# SPDX-License-Identifier: MIT
"""The values that the modules share."""

from __future__ import annotations

import enum
from typing import Any, NamedTuple, Optional

from . import _geometry
from ._library import GN_NORTH, GN_SOUTH


class Hemisphere(enum.IntEnum):
    """The hemisphere: decides the false northing of a UTM coordinate, or the pole of a UPS coordinate."""

    SOUTH = GN_SOUTH
    NORTH = GN_NORTH


class Units(enum.IntEnum):
    """Systems of units for scale bars, lengths and areas; for lengths alone, single units too."""

    #: Meters and kilometers; for areas their squares, and hectares.
    METRIC = 1
    #: Feet of 0.3048 m, statute miles of 1609.344 m; for areas their squares, and acres.
    IMPERIAL = 2
    #: Nautical miles of 1852 m, and feet below a tenth of one; for areas their squares.
    NAUTICAL = 3
    METERS = 4
    KILOMETERS = 5
    FEET = 6
    #: Statute miles.
    MILES = 7
    NAUTICAL_MILES = 8


class North(enum.IntEnum):
    """The north from which a direction counts."""

    #: Along the meridian to the north pole.
    TRUE = 0
    #: Along the lines of equal easting of a grid.
    GRID = 1
    #: Where a compass points.
    MAGNETIC = 2


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
    def __geo_interface__(self) -> _geometry.Geometry:
        return _geometry.of_point(self)

    def _repr_html_(self) -> Optional[str]:
        return _geometry.picture_of(self)


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
    def __geo_interface__(self) -> _geometry.Geometry:
        return _geometry.of_bounds(self)

    def _repr_html_(self) -> Optional[str]:
        return _geometry.picture_of(self)


class Utm(NamedTuple):
    """A position on a UTM or UPS grid.

    Attributes
    ----------
    easting : float
        Meters; 500,000 on the central meridian of a zone, 2,000,000 at the pole.
    northing : float
        Meters north of the equator, plus 10,000,000 in the south; 2,000,000 at the pole.
    zone : int
        1 ... 60; 0 is UPS.
    hemisphere : Hemisphere
        Decides the false northing, or the pole.
    """

    easting: float
    northing: float
    zone: int
    hemisphere: Hemisphere


class Grid(NamedTuple):
    """A UTM zone with its hemisphere, or UPS north or south.

    Attributes
    ----------
    zone : int
        1 ... 60; 0 is UPS.
    hemisphere : Hemisphere
        The hemisphere of the zone, or the pole.
    """

    zone: int
    hemisphere: Hemisphere


class GraticuleCell(NamedTuple):
    """A cell of a graticule of meridians and parallels, as GEOREF and GARS name it.

    Attributes
    ----------
    center : Point
        Its middle, in degrees; it encodes back to the same reference.
    bounds : Bounds
        Its edges. The south and west edges belong to it; the east edge of the last cell is 180.
    precision : int
        As for encoding.
    """

    center: Point
    bounds: Bounds
    precision: int

    @property
    def __geo_interface__(self) -> _geometry.Geometry:
        return _geometry.of_bounds(self.bounds)

    def _repr_html_(self) -> Optional[str]:
        return _geometry.picture_of(self)


def point_of(point: Any) -> Point:
    """Convert a point of the library."""
    return Point(point.latitude, point.longitude)


def bounds_of(bounds: Any) -> Bounds:
    """Convert a rectangle of the library."""
    return Bounds(bounds.south, bounds.west, bounds.north, bounds.east)


def utm_of(utm: Any) -> Utm:
    """Convert a grid position of the library."""
    return Utm(utm.easting, utm.northing, utm.zone, Hemisphere(utm.hemisphere))
