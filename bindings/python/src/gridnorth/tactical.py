# SPDX-License-Identifier: MIT
"""Shapes for the symbols of a map: rectangles, parallels and corridors of routes, arrows, marks, line art on anchors.

Routes have the same forms as in `gridnorth.route`. Rings are closed (the last point is the first) and run
counterclockwise. Distances are in meters, azimuths in degrees clockwise from north. `Options` are keyword arguments
that all outlines share.

>>> way = [(48.85, 2.29), (48.86, 2.30), (48.86, 2.32)]
>>> beside = parallel(way, 200)   # to the right
>>> from gridnorth import route
>>> [round(route.nearest(way, vertex).distance_off, 6) for vertex in beside]
[200.0, 200.0, 200.0]
>>> ring = corridor(way, 50, 100, ends="round")
>>> ring[0] == ring[-1]
True
>>> [round(mark.azimuth) for mark in marks(way, 1000)]
[33, 33, 90]
"""

from __future__ import annotations

import enum
from ctypes import byref
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Optional, Union, overload

from . import errors as _errors
from ._columns.batches import Rows
from ._columns.inputs import c_number, columns_of, one_row
from ._columns.members import member
from ._errors.words import pair_shown, shown
from ._memory.room import fitted
from ._native.library import GN_OK, gn_route_mark, library
from ._points.points import Points, fitted_points, packed_point, refuse
from ._shapes.outlines import End, Join, Options, defaults, packed_options
from ._typing.public import own
from ._values.places import Point, point_of

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._points.points import PointsLike
    from ._typing.aliases import Errors, FloatArray, Numbers, NumbersOrArray, NumbersOrColumn, StatusBuffer

__all__ = [
    "End",
    "Frame",
    "Join",
    "Mark",
    "Options",
    "arrow",
    "corridor",
    "defaults",
    "lay",
    "marks",
    "parallel",
    "rectangle",
]

# The initial room. Most outlines have fewer vertices; larger ones are drawn twice.
_FIRST_POINTS = 1 << 10


class Frame(enum.IntEnum):
    """The units of the coordinates of a drawing: x along its anchors from the first, y to the right of them.

    Attributes
    ----------
    METERS
        Both coordinates are meters.
    LENGTH
        Both coordinates are multiples of the length of the line of anchors: x is 0 at the first anchor and 1 at the
        last.
    WIDTH
        x is as for LENGTH. The last anchor is not part of the line; at the distance of that anchor, y is 1.
    """

    METERS = 0
    LENGTH = 1
    WIDTH = 2


class Mark(NamedTuple):
    """A mark on a route.

    Attributes
    ----------
    point : Point
        The position of the mark.
    distance : float
        Meters from the start of the route.
    azimuth : float
        The direction of the route at the mark, degrees clockwise from north in (-180, 180].
    segment : int
        The vertex where the segment begins: 0 for the first segment.
    """

    point: Point
    distance: float
    azimuth: float
    segment: int


def rectangle(
    center: tuple[float, float], length: float, width: float, azimuth: float, **options: Unpack[Options]
) -> Points:
    """Draw a rectangle around a position.

    Parameters
    ----------
    center : Point, or latitude and longitude
        Degrees; latitude -90 ... 90, longitude any finite value.
    length, width : float
        Meters, more than 0 and at most 1,000,000.
    azimuth : float
        The direction of the length; degrees, any finite value.
    **options
        See `Options`. Only `longitudes` has an effect.

    Returns
    -------
    Points
        A closed ring of five points that runs counterclockwise, from the corner ahead on the right. The corners are
        those of a plane rectangle: each lies at the geodesic distance of half the diagonal from the center, and as far
        beside the azimuth as in the plane.

    Raises
    ------
    LatitudeError, NotFiniteError, DimensionError, PlacementError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> from gridnorth import geodesic
    >>> ring = rectangle((48.8583, 2.2945), 800, 300, 30)
    >>> [round(geodesic.inverse(*ring[i], *ring[i + 1]).distance, 3) for i in range(4)]
    [300.0, 800.0, 300.0, 800.0]
    """
    facts = {"length": length, "width": width, "azimuth": azimuth}
    arguments = byref(packed_point(center, "center")), *map(c_number, facts.values(), facts), packed_options(options)
    status, ring = fitted_points(lambda *room: library.gn_rectangle(*arguments, *room), 5)
    if status != GN_OK:
        _errors.refuse(status, shown([("center", pair_shown(center)), *facts.items(), *options.items()]))
    return ring


def parallel(points: PointsLike, distance: float, **options: Unpack[Options]) -> Points:
    """Draw the line beside a route at a distance.

    Parameters
    ----------
    points : Points, iterable of (latitude, longitude), or array_like of float, N x 2
        Degrees. Two of them must differ.
    distance : float
        Meters, -1,000,000 ... 1,000,000: positive to the right of the route, negative to its left.
    **options
        See `Options`. `ends` has no effect.

    Returns
    -------
    Points
        A line in the direction of the route. Every vertex lies at the distance from the route, to within a micrometer;
        tips of miters lie farther. On the inside of corners, parts nearer to another segment are cut off; if nothing is
        left, there are no points.

    Raises
    ------
    LatitudeError, NotFiniteError, DimensionError, CountError
        A point or the distance is refused, or there are fewer than two different points.
    JoinError, PlacementError, ToleranceError
        An option is refused.

    Examples
    --------
    >>> len(parallel([(0, 0), (0, 1), (1, 1)], -1000)), len(parallel([(0, 0), (0, 1), (1, 1)], 1000, join="miter"))
    (3, 5)
    """
    return _outline(library.gn_route_parallel, points, {"distance": distance}, options)


def corridor(points: PointsLike, left: float, right: float, **options: Unpack[Options]) -> Points:
    """Draw a route with a width on each side.

    Parameters
    ----------
    points
        As for `parallel`.
    left, right : float
        Meters to each side of the route, 0 ... 1,000,000; one of the two must be more than 0.
    **options
        See `Options`.

    Returns
    -------
    Points
        A closed ring that runs counterclockwise: the parallel on the right, the end, the parallel on the left backward,
        and the start. A ring has no holes, so the corridor of a closed route is a filled area.

    Raises
    ------
    LatitudeError, NotFiniteError, DimensionError, CountError, JoinError, PlacementError, ToleranceError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> from gridnorth import polygon
    >>> round(polygon.measure(corridor([(0, 0), (0, 0.01)], 10, 20)).area)
    33396
    """
    return _outline(library.gn_route_corridor, points, {"left": left, "right": right}, options)


def arrow(
    points: PointsLike, width: float, head_width: float, head_length: float, **options: Unpack[Options]
) -> Points:
    """Draw an arrow along a route, such as an axis of advance.

    Parameters
    ----------
    points
        As for `parallel`: the middle of the arrow, from its tail to its tip.
    width : float
        The width of the body: meters, more than 0 and at most 1,000,000.
    head_width : float
        The width from barb to barb: meters, at least `width`.
    head_length : float
        The length of the head along the route: meters, less than the length of the route.
    **options
        See `Options`. `ends` has no effect.

    Returns
    -------
    Points
        A closed ring that runs counterclockwise, from the tail on the right. The last point repeats the first; omit the
        last point for an open tail.

    Raises
    ------
    LatitudeError, NotFiniteError, DimensionError, CountError, JoinError, PlacementError, ToleranceError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> ring = arrow([(0, 0), (0, 0.1)], 200, 500, 400)
    >>> len(ring), (0, 0.1) in list(ring)
    (8, True)
    """
    facts = {"width": width, "head_width": head_width, "head_length": head_length}
    return _outline(library.gn_route_arrow, points, facts, options)


def _outline(function: Any, points: Any, facts: dict[str, float], options: Options) -> Points:
    route = Points(points)
    arguments = *route._arguments, *map(c_number, facts.values(), facts), packed_options(options)
    status, line = fitted_points(lambda *room: function(*arguments, *room), _FIRST_POINTS)
    if status != GN_OK:
        refuse(status, route, shown([*facts.items(), *options.items()]))
    return line


def marks(points: PointsLike, interval: float, *, first: float = 0) -> list[Mark]:
    """Mark a route at equal intervals.

    Parameters
    ----------
    points
        As for `parallel`; a single point is also a route.
    interval : float
        Meters from each mark to the next, 0.001 ... 1e12.
    first : float, default 0
        Meters from the start of the route to the first mark, 0 ... 1e12.

    Returns
    -------
    list of Mark
        The marks up to the end of the route, which has a mark if it lies a whole number of intervals from the first
        mark.

    Raises
    ------
    LatitudeError, NotFiniteError, DistanceError, IntervalError
        An argument is refused; the name of the class says which.
    CountError
        There are no points.

    Examples
    --------
    >>> [(round(mark.point.longitude, 3), mark.azimuth) for mark in marks([(0, 0), (0, 0.02)], 1000)]
    [(0.0, 90.0), (0.009, 90.0), (0.018, 90.0)]
    """
    route = Points(points)
    arguments = *route._arguments, c_number(first, "first"), c_number(interval, "interval")
    status, found, count = fitted(lambda *room: library.gn_route_marks(*arguments, *room), gn_route_mark, 64)
    if status != GN_OK:
        refuse(status, route, f"interval {interval}, first {first}")
    return [Mark(point_of(mark.point), mark.distance, mark.azimuth, mark.segment) for mark in found[:count]]


@overload
def lay(
    anchors: PointsLike,
    x: float,
    y: float,
    frame: Union[int, str] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> Point: ...
@overload
def lay(
    anchors: PointsLike,
    x: Numbers,
    y: Numbers,
    frame: Union[int, str] = ...,
    *,
    errors: Literal["raise"] = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[float], list[float]]: ...
@overload
def lay(
    anchors: PointsLike,
    x: Numbers,
    y: Numbers,
    frame: Union[int, str] = ...,
    *,
    errors: Errors,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[Optional[float]], list[Optional[float]]]: ...
@overload
def lay(
    anchors: PointsLike,
    x: NumbersOrColumn,
    y: NumbersOrColumn,
    frame: Union[int, str] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[Any, Any]: ...
@overload
def lay(
    anchors: PointsLike,
    x: NumbersOrArray,
    y: NumbersOrArray,
    frame: Union[int, str] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[FloatArray, FloatArray]: ...
def lay(
    anchors: PointsLike,
    x: NumbersOrArray,
    y: NumbersOrArray,
    frame: Union[int, str] = Frame.LENGTH,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Point, tuple[list[Any], list[Any]], tuple[FloatArray, FloatArray]]:
    """Place one or many points of a drawing along anchors: line art with coordinates in its own frame.

    Parameters
    ----------
    anchors
        The anchors, as points of `parallel`; three or more for `Frame.WIDTH`.
    x, y : float or array_like of float
        The coordinates along the line of anchors from the first, and to the right of the line, as y on a screen points
        down. The line continues straight before the first anchor and after the last. A scalar applies to all rows.
    frame : Frame or str, default `Frame.LENGTH`
        The units of x and y.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused points: raise an error for the first, or set each to NaN.
        A missing row is refused too, and gets the missing value of its container: None in a list.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`.

    Returns
    -------
    Point
        For scalars: the position.
    tuple of two lists, of two numpy.ndarray, or of two Series
        For many points: latitudes and longitudes in degrees.

    Raises
    ------
    LatitudeError, NotFiniteError, DistanceError
        An anchor, or a row that lies more than 1e12 m away, is refused.
    CountError
        There are too few different anchors.
    FrameError
        The frame is unknown, or the anchor for the width lies on the line.

    Examples
    --------
    >>> lay([(0, 0), (0, 1)], 1, 0)
    Point(latitude=0.0, longitude=1.0)
    >>> latitudes, longitudes = lay([(0, 0), (0, 1), (0.5, 0.2)], [0, 0.5, 1], [0, 1, 0], "width")
    >>> round(latitudes[1], 6), round(longitudes[1], 6)
    (0.5, 0.5)
    """
    route = Points(anchors)
    columns = columns_of(x, y, names=("x", "y"))
    many = columns or one_row(x, y, names=("x", "y"), mode=errors)
    rows = Rows(many.count, errors, statuses)
    latitudes, longitudes = many.family.floats(), many.family.floats()
    number = member(Frame, frame, "frame", _errors.FrameError)
    function = partial(library.gn_frame_points_batch, *route._arguments, number)
    status = rows.call(function, many, outputs=(latitudes, longitudes))
    if status in _OF_ANCHORS:
        refuse(status, route, f"frame {frame}")
    rows.finish(status, lambda row: ("x {}, y {}".format(*many.values(row)), None), f"{len(route)} anchors")
    if columns is None:
        return Point(latitudes.memory[0], longitudes.memory[0])
    return latitudes.result(), longitudes.result()


_OF_ANCHORS = {error.status for error in (_errors.LatitudeError, _errors.NotFiniteError, _errors.CountError)}

own(globals())
