# SPDX-License-Identifier: MIT
"""Polygons whose edges are geodesics on the WGS 84 ellipsoid.

A polygon is its outer ring and, if it has any, its holes. A ring is any sequence of `Point` or of (latitude,
longitude), an array with these two columns, or `Points`, which need no conversion at each call; at the end the first
point may be there again or not. It may run either way, enclose a pole, cross the antimeridian. Its inside is the
smaller of the two parts of the earth. `route.densify` and `route.simplify` with ``closed=True`` change how many points
it has.

>>> triangle = [(0, 0), (0, 90), (90, 0)]
>>> round(measure(triangle).area / 1e12, 6)
63.758203
>>> contains(triangle, (45, 45)), contains(triangle, (-1, 45))
(True, False)
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from ctypes import byref, c_double, c_int32, c_size_t
from typing import TYPE_CHECKING, Any, NamedTuple, Optional

from . import _features
from ._library import GN_OK, gn_bounds, gn_point, gn_polygon_crossing, library
from ._points import Points, packed_point, plain, refuse
from ._values import Bounds, Point

if TYPE_CHECKING:
    from ._features import Properties
    from ._types import PointsLike

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


class Side(enum.IntEnum):
    """On which side of the border of a polygon a position lies."""

    OUTSIDE = -1
    #: Within a micrometre.
    ON_BORDER = 0
    INSIDE = 1


class Orientation(enum.IntEnum):
    """Which way a ring runs, seen from above."""

    CLOCKWISE = -1
    #: As RFC 7946 asks of outer rings.
    COUNTERCLOCKWISE = 1


class Measure(NamedTuple):
    """How large a polygon is.

    Attributes
    ----------
    area : float
        Square metres, without the holes; negative if the outer ring runs clockwise.
    perimeter : float
        Metres, of all rings.
    """

    area: float
    perimeter: float


class Crossing(NamedTuple):
    """Where two edges meet that should not.

    Attributes
    ----------
    edge, other_edge : int
        The edges: edge i runs from point i to the next one of its ring. The points of the holes are counted after those
        of the outer ring.
    point : Point
        Where they meet.
    """

    edge: int
    other_edge: int
    point: Point


def measure(points: PointsLike, holes: Iterable[PointsLike] = ()) -> Measure:
    """Find the area and the perimeter of a polygon.

    Parameters
    ----------
    points : Points, iterable of (latitude, longitude), or array_like of float, N x 2
        The outer ring, in degrees.
    holes : iterable of the same
        The holes; which way they run does not matter.

    Returns
    -------
    Measure
        Square metres, positive if the outer ring runs counterclockwise, and metres. Both are 0 for a point.

    Raises
    ------
    LatitudeError, NotFiniteError
        A point is refused.

    Notes
    -----
    Right to 0.1 square metres for each edge, mostly to much less; for an edge between nearly antipodal points, whose
    azimuth decides, to 1,000. A ring that crosses itself has the difference of what it goes around on its left and its
    right.

    Examples
    --------
    >>> cap = measure([(89, 0), (89, 90), (89, 180), (89, 270)])
    >>> round(cap.area), round(cap.perimeter, 4)
    (24952305678, 631819.8745)
    """
    polygon = _Polygon(points, holes)
    area, perimeter = c_double(), c_double()
    polygon.check(library.gn_polygon_measure(*polygon.arguments, byref(area), byref(perimeter)))
    return Measure(area.value, perimeter.value)


def orientation(points: PointsLike) -> Optional[Orientation]:
    """Find which way a ring runs.

    Parameters
    ----------
    points
        As for `measure`.

    Returns
    -------
    Orientation or None
        Seen from above, around the smaller part of the earth; None for a ring without an area.

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


def side(points: PointsLike, position: tuple[float, float], holes: Iterable[PointsLike] = ()) -> Side:
    """Find on which side of the border of a polygon a position lies.

    Parameters
    ----------
    points, holes
        As for `measure`.
    position : Point, or latitude and longitude
        Degrees.

    Returns
    -------
    Side
        Inside, outside (also in a hole), or on the border, within a micrometre. Of a ring that crosses itself the
        inside is what an odd number of edges divides from the outside.

    Raises
    ------
    LatitudeError, NotFiniteError
        A point or the position is refused.

    Examples
    --------
    >>> side([(0, 0), (0, 2), (2, 2), (2, 0)], (0, 1))
    <Side.ON_BORDER: 0>
    """
    polygon = _Polygon(points, holes)
    found = c_int32()
    status = library.gn_polygon_contains(*polygon.arguments, byref(packed_point(position)), byref(found))
    polygon.check(status, f"position {tuple(position)}")
    return Side(found.value)


def contains(points: PointsLike, position: tuple[float, float], holes: Iterable[PointsLike] = ()) -> bool:
    """Tell whether a position lies in a polygon or on its border.

    Parameters
    ----------
    points, position, holes
        As for `side`, which tells inside and border apart.

    Returns
    -------
    bool
        False outside and in the holes.

    Raises
    ------
    LatitudeError, NotFiniteError
        As for `side`.

    Examples
    --------
    >>> cap = [(80, 0), (80, 120), (80, -120)]
    >>> contains(cap, (90, 0)), contains(cap, (79, 60))
    (True, False)
    """
    return side(points, position, holes) is not Side.OUTSIDE


def bounds(points: PointsLike, holes: Iterable[PointsLike] = ()) -> Bounds:
    """Find the smallest rectangle of meridians and parallels that holds a polygon.

    Parameters
    ----------
    points, holes
        As for `measure`.

    Returns
    -------
    Bounds
        Degrees. `west` is greater than `east` if it crosses the antimeridian; -180 ... 180 if there is a pole inside.
        Edges bulge: they reach further than their ends.

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
    polygon = _Polygon(points, holes)
    found = gn_bounds()
    polygon.check(library.gn_polygon_bounds(*polygon.arguments, byref(found)))
    return Bounds(found.south, found.west, found.north, found.east)


def centroid(points: PointsLike, holes: Iterable[PointsLike] = ()) -> Point:
    """Find the centroid of a polygon.

    Parameters
    ----------
    points, holes
        As for `measure`.

    Returns
    -------
    Point
        The centre of its area, which may lie outside of it; of a polygon without area, that of its border.

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
    polygon = _Polygon(points, holes)
    found = gn_point()
    polygon.check(library.gn_polygon_centroid(*polygon.arguments, byref(found)))
    return plain(found)


def crossing(points: PointsLike, holes: Iterable[PointsLike] = ()) -> Optional[Crossing]:
    """Look for edges of a polygon that cross or touch each other.

    Parameters
    ----------
    points, holes
        As for `measure`.

    Returns
    -------
    Crossing or None
        One that there is; None for a polygon as it should be. Edges within a micrometre of each other meet, those of
        different rings too. Neighbours meet at their common vertex, which is as it should be, unless one runs back
        along the other.

    Raises
    ------
    LatitudeError, NotFiniteError
        A point is refused.

    Examples
    --------
    >>> bow_tie = [(0, 0), (1, 1), (1, 0), (0, 1)]
    >>> found = crossing(bow_tie)
    >>> found.edge, found.other_edge, round(found.point.longitude, 9)
    (0, 2, 0.5)
    >>> crossing([(0, 0), (0, 1), (1, 1), (1, 0)]) is None
    True
    """
    polygon = _Polygon(points, holes)
    found = gn_polygon_crossing()
    polygon.check(library.gn_polygon_find_crossing(*polygon.arguments, byref(found)))
    return Crossing(found.edge, found.other_edge, plain(found.point)) if found.found else None


def geojson(
    points: PointsLike,
    holes: Iterable[PointsLike] = (),
    properties: Properties = None,
    *,
    edge_tolerance: float = 0,
    decimals: int = 7,
) -> bytes:
    """Write a polygon as GeoJSON.

    Parameters
    ----------
    points, holes
        As for `measure`.
    properties, edge_tolerance, decimals
        As for `route.geojson`.

    Returns
    -------
    bytes
        One Feature (RFC 7946), in UTF-8: a Polygon, or a MultiPolygon that is cut at the antimeridian. Rings are
        closed, the outer ones run counterclockwise, and one around a pole is closed along the pole.

    Raises
    ------
    LatitudeError, NotFiniteError, ToleranceError, DecimalsError, PropertiesError
        What is refused, by name.
    CountError
        A ring has fewer than three points.
    CrossingsError
        It crosses the antimeridian more than 256 times.

    Examples
    --------
    >>> import json
    >>> feature = json.loads(geojson([(-1, 179), (-1, -179), (1, -179), (1, 179)]))
    >>> feature["geometry"]["type"], len(feature["geometry"]["coordinates"])
    ('MultiPolygon', 2)
    """
    polygon = _Polygon(points, holes)
    options = {"edge_tolerance": edge_tolerance, "decimals": decimals}
    status, text = _features.geojson(
        library.gn_polygon_geojson,
        *polygon.arguments,
        _features.packed_options(options),
        properties=properties,
        capacity=_features.capacity(len(polygon.points)),
    )
    polygon.check(status, f"edge_tolerance {edge_tolerance}, decimals {decimals}")
    return text


class _Polygon:
    """A polygon as the library takes it."""

    def __init__(self, points: Any, holes: Iterable[Any]) -> None:
        rings = [Points(points), *map(Points, holes)]
        self.points = Points._joined(rings) if len(rings) > 1 else rings[0]
        #: What a call begins with.
        self.arguments = (
            *self.points._arguments,
            (c_size_t * len(rings))(*map(len, rings)),
            len(rings),
        )

    def check(self, status: int, subject: str = "") -> None:
        """Raise the error of a status, unless it is GN_OK."""
        if status != GN_OK:
            refuse(status, self.points, subject)
