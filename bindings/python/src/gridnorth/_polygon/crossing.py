# SPDX-License-Identifier: MIT
"""Edges of a polygon that meet but should not."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from typing import TYPE_CHECKING, NamedTuple, Optional

from .._native.library import gn_polygon_crossing, library
from .._values.places import Point, point_of
from .rings import Polygon

if TYPE_CHECKING:
    from .._points.points import PointsLike


class Crossing(NamedTuple):
    """A place where two edges meet but should not.

    Attributes
    ----------
    edge, other_edge : int
        The edges: edge i runs from point i to the next point of its ring. The points of the holes are counted after the
        points of the outer ring.
    point : Point
        The point where the edges meet.
    """

    edge: int
    other_edge: int
    point: Point


def crossing(points: PointsLike, holes: Iterable[PointsLike] = ()) -> Optional[Crossing]:
    """Find edges of a polygon that cross or touch each other.

    Parameters
    ----------
    points, holes
        As for `measure`.

    Returns
    -------
    Crossing or None
        One crossing, or None if there are none. Edges within a micrometer of each other meet, even in different rings.
        Neighbors may meet at their common vertex, but neither may run back along the other.

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
    polygon = Polygon(points, holes)
    found = gn_polygon_crossing()
    polygon.check(library.gn_polygon_find_crossing(*polygon.arguments, byref(found)))
    return Crossing(found.edge, found.other_edge, point_of(found.point)) if found.found else None
