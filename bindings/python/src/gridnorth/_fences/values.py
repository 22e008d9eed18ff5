# SPDX-License-Identifier: MIT
"""Fences, fixes and events as values."""

from __future__ import annotations

import datetime
import enum
import math
import operator
from collections.abc import Iterable, Sequence
from ctypes import c_size_t
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Optional

from .._columns.inputs import one_number
from .._errors.advice import refuse_kind
from .._memory.options import unsigned
from .._native.library import gn_fence, gn_fix
from .._points.points import Points, packed_point
from .._polygon.geojson import geojson as polygon_geojson
from .._route.geojson import geojson as route_geojson
from .._shapes.circle import circle_geojson
from .._values import geojson
from .._values.notebook import picture_of
from .._values.places import Point, point_of

if TYPE_CHECKING:
    from .._points.points import PointsLike


class Shape(enum.IntEnum):
    """The shape of a fence."""

    #: A polygon with holes; its border belongs to it.
    POLYGON = 1
    #: All positions within a radius of one point.
    CIRCLE = 2
    #: All positions within a radius of a route.
    CORRIDOR = 3
    #: A route that can be crossed. A line holds no position.
    LINE = 4


class Trigger(enum.IntFlag):
    """The events that a fence reports, as a sum; the kind of an event, as one member.

    A line reports only crossings; the other shapes report everything but crossings. A trigger that a shape cannot have
    is accepted, and never reports.
    """

    #: The fence was entered.
    ENTER = 1
    #: The object stayed inside for the tracker's `dwell` time; reported once per visit.
    DWELL = 2
    #: The fence was left.
    EXIT = 4
    #: A line was crossed to its left side.
    CROSSED_LEFT = 8
    #: A line was crossed to its right side.
    CROSSED_RIGHT = 16
    #: All triggers.
    ALL = 31


@dataclass(frozen=True)
class Fence:
    """An area or a line that something may enter, leave or cross.

    The functions `polygon`, `circle`, `corridor` and `line` make fences.

    Attributes
    ----------
    id : int
        A number of your choice, 0 ... 2**64 - 1, unique within a set.
    shape : Shape
        The shape of the fence.
    points : Points
        The outer ring of a polygon, the center of a circle, the points of a corridor or a line.
    holes : tuple of Points
        The holes of a polygon.
    radius : float
        The radius of a circle, or half the width of a corridor: meters.
    triggers : Trigger
        The events that the fence reports.
    altitudes : (float, float) or None
        The lowest and the highest altitude of the fence; None: all altitudes.
    """

    id: int
    shape: Shape
    points: Points
    holes: tuple[Points, ...] = ()
    radius: float = 0
    triggers: Trigger = Trigger.ALL
    altitudes: Optional[tuple[float, float]] = None

    def __post_init__(self) -> None:
        try:
            number = operator.index(self.id)
        except TypeError:
            refuse_kind("the id of a fence", "an int", self.id, "pass a number of your own, 0 ... 2**64 - 1")
        if not 0 <= number < 2**64:
            raise ValueError(f"the id of a fence must be 0 ... 2**64 - 1, not {self.id}")
        one_number(self.radius, f"the radius of fence {self.id}")
        try:
            operator.index(self.triggers)
        except TypeError:
            advice = "pass Trigger.ENTER or another one, or several with | between them"
            refuse_kind(f"the triggers of fence {self.id}", "a Trigger", self.triggers, advice)
        if self.altitudes is None:
            return
        if not isinstance(self.altitudes, Sequence) or len(self.altitudes) != 2:
            advice = "pass the low and the high one"
            refuse_kind(f"the altitudes of fence {self.id}", "two numbers", self.altitudes, advice)
        for altitude in self.altitudes:
            one_number(altitude, f"an altitude of fence {self.id}")

    @property
    def __geo_interface__(self) -> geojson.Geometry:
        """The area of a polygon or a circle, the points of a corridor or a line."""
        properties: dict[str, Any] = {"shape": self.shape.name.lower()}
        if self.shape in (Shape.CIRCLE, Shape.CORRIDOR):
            properties["radius"] = self.radius
        geometry = geojson.of_feature(self._geojson())
        return {"type": "Feature", "id": self.id, "properties": properties, "geometry": geometry}

    def _geojson(self) -> bytes:
        if self.shape == Shape.POLYGON:
            return polygon_geojson(self.points, self.holes)
        if self.shape == Shape.CIRCLE:
            return circle_geojson(self.points[0], self.radius)
        return route_geojson(self.points)

    def _repr_html_(self) -> Optional[str]:
        return picture_of(self)


class Fix(NamedTuple):
    """The position of an object at a time.

    Attributes
    ----------
    time : float or None
        Seconds since any moment, the same for all fixes; None if unknown, which a `FenceTracker` refuses.
    point : Point or (latitude, longitude)
        Degrees.
    altitude : float or None
        Meters; None if unknown.
    accuracy : float or None
        The largest error of the point: meters; None if unknown.
    """

    time: Optional[float]
    point: Sequence[float]
    altitude: Optional[float] = None
    accuracy: Optional[float] = None


class Presence(NamedTuple):
    """The presence of an object in a fence.

    Attributes
    ----------
    id : int
        The id of the fence.
    since : float
        The time of entry: seconds.
    has_dwelt : bool
        Whether the object has stayed for the tracker's `dwell` time.
    """

    id: int
    since: float
    has_dwelt: bool


class Event(NamedTuple):
    """An event between two fixes.

    Attributes
    ----------
    id : int
        The id of the fence.
    kind : Trigger
        The kind of the event.
    time : float
        The time of the event: seconds.
    point : Point
        The place of the event, on the geodesic between the fixes.
    altitude : float or None
        Meters; None if unknown.
    fraction : float
        The fraction of the way between the fixes: 0 at the last fix, 1 at this one.
    since : float
        The time of entry for `Trigger.DWELL` and `Trigger.EXIT`; otherwise the time of the event.
    """

    id: int
    kind: Trigger
    time: float
    point: Point
    altitude: Optional[float]
    fraction: float
    since: float


def polygon(
    id: int,
    points: PointsLike,
    holes: Iterable[PointsLike] = (),
    *,
    triggers: Trigger = Trigger.ALL,
    altitudes: Optional[tuple[float, float]] = None,
) -> Fence:
    """Make a fence of a polygon.

    Parameters
    ----------
    id : int
        A number of your choice, 0 ... 2**64 - 1, unique within a set.
    points : Points, iterable of (latitude, longitude), or array_like of float, N x 2
        The outer ring, three points or more, in degrees. The border belongs to the fence.
    holes : iterable of the same
        The holes.
    triggers : Trigger, default `Trigger.ALL`
        The events that the fence reports; triggers that its shape cannot have, such as crossings of a polygon, never
        report. A fence with ``Trigger(0)`` holds positions, but a `FenceTracker` does not follow it.
    altitudes : (float, float), optional
        The lowest and the highest altitude of the fence: meters; either may be infinite.

    Returns
    -------
    Fence
        The fence. A `FenceSet` checks it.

    Examples
    --------
    >>> FenceSet([polygon(1, [(0, 0), (0, 1), (1, 1), (1, 0)])]).holding(0.5, 0.5)
    [1]
    """
    return Fence(id, Shape.POLYGON, Points(points), tuple(map(Points, holes)), 0, triggers, altitudes)


def circle(
    id: int,
    center: Sequence[float],
    radius: float,
    *,
    triggers: Trigger = Trigger.ALL,
    altitudes: Optional[tuple[float, float]] = None,
) -> Fence:
    """Make a fence of all positions within a radius of a point.

    Parameters
    ----------
    id, triggers, altitudes
        As for `polygon`.
    center : Point or (latitude, longitude)
        Degrees.
    radius : float
        Meters, more than 0, up to 9,000,000.

    Returns
    -------
    Fence
        The fence. A `FenceSet` checks it.

    Examples
    --------
    >>> FenceSet([circle(7, (46.5, 8.0), 200)]).holding(46.501, 8.0)
    [7]
    """
    point = packed_point(center, "the center of a fence")
    return Fence(id, Shape.CIRCLE, Points([(point.latitude, point.longitude)]), (), radius, triggers, altitudes)


def corridor(
    id: int,
    points: PointsLike,
    radius: float,
    *,
    triggers: Trigger = Trigger.ALL,
    altitudes: Optional[tuple[float, float]] = None,
) -> Fence:
    """Make a fence of all positions within a radius of a route.

    Parameters
    ----------
    id, triggers, altitudes
        As for `polygon`.
    points : Points, iterable of (latitude, longitude), or array_like of float, N x 2
        One point or more, in degrees.
    radius : float
        Half the width: meters, more than 0, up to 9,000,000.

    Returns
    -------
    Fence
        The fence. A `FenceSet` checks it.

    Examples
    --------
    >>> FenceSet([corridor(7, [(46.5, 8.0), (46.5, 8.1)], 200)]).holding(46.501, 8.05)
    [7]
    """
    return Fence(id, Shape.CORRIDOR, Points(points), (), radius, triggers, altitudes)


def line(
    id: int,
    points: PointsLike,
    *,
    triggers: Trigger = Trigger.ALL,
    altitudes: Optional[tuple[float, float]] = None,
) -> Fence:
    """Make a fence of a line that can be crossed; it holds no position.

    Parameters
    ----------
    id, triggers, altitudes
        As for `polygon`.
    points : Points, iterable of (latitude, longitude), or array_like of float, N x 2
        Two points or more, in degrees.

    Returns
    -------
    Fence
        The fence. A `FenceSet` checks it.

    Examples
    --------
    >>> river = FenceSet([line(3, [(0, 0), (0, 1)])])
    >>> boat = FenceTracker()
    >>> boat.step(Fix(0, (-1, 0.5)), river), [event.kind.name for event in boat.step(Fix(60, (1, 0.5)), river)]
    ([], ['CROSSED_LEFT'])
    """
    return Fence(id, Shape.LINE, Points(points), (), 0, triggers, altitudes)


def packed_fences(fences: Sequence[Fence]) -> tuple[Any, int, Any, int, Any, int]:
    """Return fences, with the points and rings of all, as arguments for the library."""
    rings = [[fence.points, *fence.holes] for fence in fences]
    points = Points._joined([ring for each in rings for ring in each])
    counts = [
        len(ring) for fence, each in zip(fences, rings) if fence.shape == Shape.POLYGON or fence.holes for ring in each
    ]
    structs = (gn_fence * len(fences))(*map(_packed_fence, fences))
    return structs, len(fences), *points._arguments, (c_size_t * len(counts))(*counts), len(counts)


def _packed_fence(fence: Fence) -> gn_fence:
    low, high = fence.altitudes or (0, 0)
    if fence.altitudes and low == high:
        # The library takes two equal altitudes as no limits.
        low, high = math.nextafter(low, -math.inf), math.nextafter(high, math.inf)
    has_rings = fence.shape == Shape.POLYGON or fence.holes
    return gn_fence(
        fence.id,
        fence.shape,
        unsigned(fence.triggers, 2**32 - 1, "triggers"),
        len(fence.points) + sum(map(len, fence.holes)),
        1 + len(fence.holes) if has_rings else 0,
        fence.radius,
        low,
        high,
    )


def packed_fix(fix: Fix) -> gn_fix:
    """Return a fix as a struct of the library."""
    if isinstance(fix.time, datetime.datetime):
        refuse_kind("the time of a fix", "a number", fix.time, "pass its timestamp()")
    point = packed_point(fix.point, "the point of a fix")
    numbers = (
        packed_number(value, f"the {name} of a fix")
        for name, value in (("time", fix.time), ("altitude", fix.altitude), ("accuracy", fix.accuracy))
    )
    time, altitude, accuracy = numbers
    return gn_fix(time, point, altitude, accuracy)


def fix_of(fix: gn_fix) -> Fix:
    """Convert a fix of the library."""
    return Fix(number_of(fix.time), point_of(fix.point), number_of(fix.altitude), number_of(fix.accuracy))


def packed_number(number: Optional[float], name: str = "the number") -> float:
    """Convert a number that may be unknown for the library."""
    return math.nan if number is None else one_number(number, name)


def number_of(number: float) -> Optional[float]:
    """Convert a number of the library; return None if it is unknown."""
    return None if math.isnan(number) else number


def event_of(event: Any) -> Event:
    """Convert an event of the library."""
    return Event(
        event.id,
        Trigger(event.kind),
        event.time,
        point_of(event.point),
        number_of(event.altitude),
        event.fraction,
        event.since,
    )
