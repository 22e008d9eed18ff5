# SPDX-License-Identifier: MIT
"""Polygons whose edges are geodesics on the WGS 84 ellipsoid.

A polygon has an outer ring and may have holes. A ring is any sequence of `Point` or of (latitude, longitude), an array
with these two columns, or `Points`, which need no conversion at each call. A ring may repeat its first point at the
end, run in either direction, enclose a pole and cross the antimeridian. Its inside is the smaller of the two parts of
the earth. `route.densify` and `route.simplify` with ``closed=True`` add and remove points. `side` and `contains` accept
one position or many, in the same forms as points.

>>> triangle = [(0, 0), (0, 90), (90, 0)]
>>> round(measure(triangle).area / 1e12, 6)
63.758203
>>> contains(triangle, (45, 45)), contains(triangle, (-1, 45))
(True, False)
>>> contains(triangle, [(45, 45), (-1, 45)])
[True, False]
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from ctypes import byref, c_double, c_int32
from typing import TYPE_CHECKING, NamedTuple, Optional

from ._native.library import GN_OK, gn_bounds, gn_point, library
from ._points.points import Points, refuse
from ._polygon.crossing import Crossing, crossing
from ._polygon.geojson import geojson
from ._polygon.rings import Polygon
from ._polygon.side import Side, contains, side
from ._typing.public import own
from ._values.places import Bounds, Point, bounds_of, point_of

if TYPE_CHECKING:
    from ._points.points import PointsLike

__all__ = [
    "Crossing",
    "Measure",
    "Orientation",
    "Side",
    "bounds",
    "centroid",
    "contains",
    "crossing",
    "geojson",
    "measure",
    "orientation",
    "side",
]


class Orientation(enum.IntEnum):
    """The direction of a ring, seen from above."""

    CLOCKWISE = -1
    #: The direction that RFC 7946 requires of outer rings.
    COUNTERCLOCKWISE = 1


class Measure(NamedTuple):
    """The size of a polygon.

    Attributes
    ----------
    area : float
        Square meters, without the holes; negative if the outer ring runs clockwise.
    perimeter : float
        The length of all rings, in meters.
    """

    area: float
    perimeter: float


def measure(points: PointsLike, holes: Iterable[PointsLike] = ()) -> Measure:
    """Find the area and the perimeter of a polygon.

    Parameters
    ----------
    points : Points, iterable of (latitude, longitude), or array_like of float, N x 2
        The outer ring, in degrees.
    holes : iterable of the same
        The holes, in either direction.

    Returns
    -------
    Measure
        Square meters, positive if the outer ring runs counterclockwise, and meters. Both are 0 for a point.

    Raises
    ------
    LatitudeError, NotFiniteError
        A point is refused.

    Notes
    -----
    Areas are accurate to 0.1 square meters per edge, usually much better; for an edge between nearly antipodal points,
    where the azimuth decides, to 1,000. The area of a ring that crosses itself is the area that it encloses on its left
    minus the area that it encloses on its right.

    Examples
    --------
    >>> cap = measure([(89, 0), (89, 90), (89, 180), (89, 270)])
    >>> round(cap.area), round(cap.perimeter, 4)
    (24952305678, 631819.8745)
    """
    polygon = Polygon(points, holes)
    area, perimeter = c_double(), c_double()
    polygon.check(library.gn_polygon_measure(*polygon.arguments, byref(area), byref(perimeter)))
    return Measure(area.value, perimeter.value)


def orientation(points: PointsLike) -> Optional[Orientation]:
    """Find the direction of a ring.

    Parameters
    ----------
    points
        As for `measure`.

    Returns
    -------
    Orientation or None
        The direction around the smaller part of the earth, seen from above; None for a ring without area.

    Raises
    ------
    LatitudeError, NotFiniteError
        A point is refused.

    Examples
    --------
    >>> orientation([(0, 0), (0, 1), (1, 1)])
    <Orientation.COUNTERCLOCKWISE: 1>
    """
    ring = Points(points)
    found = c_int32()
    status = library.gn_polygon_orientation(*ring._arguments, byref(found))
    if status != GN_OK:
        refuse(status, ring)
    return Orientation(found.value) if found.value else None


def bounds(points: PointsLike, holes: Iterable[PointsLike] = ()) -> Bounds:
    """Find the smallest rectangle of meridians and parallels that contains a polygon.

    Parameters
    ----------
    points, holes
        As for `measure`.

    Returns
    -------
    Bounds
        Degrees. `west` is greater than `east` if the rectangle crosses the antimeridian; longitudes are -180 ... 180 if
        the polygon contains a pole. Edges may bulge beyond their ends; the rectangle contains them.

    Raises
    ------
    LatitudeError, NotFiniteError
        A point is refused.
    CountError
        There are no points.

    Examples
    --------
    >>> bounds([(10, 170), (10, -170), (-10, -170), (-10, 170)])
    Bounds(south=-10.1..., west=170.0, north=10.1..., east=-170.0)
    """
    polygon = Polygon(points, holes)
    found = gn_bounds()
    polygon.check(library.gn_polygon_bounds(*polygon.arguments, byref(found)))
    return bounds_of(found)


def centroid(points: PointsLike, holes: Iterable[PointsLike] = ()) -> Point:
    """Find the centroid of a polygon.

    Parameters
    ----------
    points, holes
        As for `measure`.

    Returns
    -------
    Point
        The center of the area, which may lie outside the polygon; for a polygon without area, the center of the border.

    Raises
    ------
    LatitudeError, NotFiniteError
        A point is refused.
    CountError
        There are no points.

    Examples
    --------
    >>> middle = centroid([(-1, 179), (-1, -179), (1, -179), (1, 179)])
    >>> round(middle.latitude, 9) == 0, round(abs(middle.longitude), 9)
    (True, 180.0)
    """
    polygon = Polygon(points, holes)
    found = gn_point()
    polygon.check(library.gn_polygon_centroid(*polygon.arguments, byref(found)))
    return point_of(found)


own(globals())
