# SPDX-License-Identifier: MIT
"""Guides a moving object along a route."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from ctypes import byref, c_uint64, sizeof
from typing import TYPE_CHECKING, Any, NamedTuple, Optional, Union

from .. import errors
from .._fences.values import Fix, number_of, packed_fix
from .._index.edges import RouteIndex
from .._memory.options import packed
from .._native.library import (
    GN_NAVIGATION_ARRIVED,
    GN_NAVIGATION_IGNORED,
    GN_NAVIGATION_OFF_ROUTE,
    GN_NAVIGATION_WRONG_WAY,
    GN_OK,
    gn_guidance,
    gn_navigation_options,
    gn_navigation_state,
    library,
)
from .._values.places import Point, point_of

if TYPE_CHECKING:
    from .._points.points import PointsLike


class Guidance(NamedTuple):
    """The place of an object on its route, and the way ahead.

    Distances are meters along the route, azimuths degrees, -180 ... 180, clockwise from north. After an ignored fix,
    the attributes from `point` to `distance_left` are NaN, and optional attributes are None.

    Attributes
    ----------
    point : Point
        The place on the route.
    distance_along : float
        The distance from the start of the route to the place.
    distance_off : float
        The distance from the place to the fix: positive to the right of the route, negative to the left.
    azimuth : float
        The azimuth of the route at the place.
    course : float
        The azimuth to steer: from the fix to the place on the route `lookahead` farther along.
    distance_left : float
        The distance to the end of the route.
    time_left : float or None
        The time to the end of the route in seconds, at `speed`; None if unknown, or if the object does not come nearer.
    speed : float or None
        The average progress along the route, meters per second, negative on the way back; None if unknown.
    waypoint_distance : float or None
        The distance to the next waypoint, negative if the waypoint lies behind; None after the last.
    waypoint_time : float or None
        The time to the next waypoint in seconds, at `speed`; None if unknown.
    waypoint_azimuth : float or None
        The azimuth from the fix straight to the next waypoint; None after the last.
    turn : float or None
        The turn of the route at the next waypoint: -180 ... 180 degrees, to the right if positive; None at an end.
    next_waypoint : int
        The number of the next waypoint, from 0; after the last, the number of waypoints.
    passed : int
        The number of waypoints passed since the last fix.
    off_route : bool
        Whether the object has left the route.
    wrong_way : bool
        Whether the object goes back along the route.
    arrived : bool
        Whether the object has passed the last waypoint.
    ignored : bool
        Whether the fix was ignored because it is less accurate than `worst_accuracy`; the state is as after the last
        fix.
    """

    point: Point
    distance_along: float
    distance_off: float
    azimuth: float
    course: float
    distance_left: float
    time_left: Optional[float]
    speed: Optional[float]
    waypoint_distance: Optional[float]
    waypoint_time: Optional[float]
    waypoint_azimuth: Optional[float]
    turn: Optional[float]
    next_waypoint: int
    passed: int
    off_route: bool
    wrong_way: bool
    arrived: bool
    ignored: bool


class Navigator:
    """Guides a moving object along a route: takes its fixes, and returns guidance for each.

    Parameters
    ----------
    route : RouteIndex, or Points, iterable of (latitude, longitude), or array_like of float, N x 2
        The route, in degrees. Points are converted to a `gridnorth.index.RouteIndex`.
    waypoints : iterable of int, optional
        The numbers, from 0 and ascending, of the points of the route that are waypoints. None: all points.
    off_route_distance : float, optional
        Meters, 0 or more: within this distance the object is on the route. Default 50.
    hysteresis : float, optional
        Meters, 0 ... 100,000: the object leaves the route only farther than this beyond `off_route_distance`. Default
        10.
    arrival_radius : float, optional
        Meters, 0 or more: within this distance of a waypoint, the object passes the waypoint. Default 30.
    window_behind : float, optional
        Meters, 0 or more; may be infinite: the window for the next place begins this far behind the last place along
        the route, plus the distance moved. Default 100.
    window_ahead : float, optional
        Meters, 0 or more: the window ends this far ahead, plus the distance moved. Default 300.
    lookahead : float, optional
        Meters, 0 or more: the course leads to the place of the route this far ahead. Default 50.
    worst_accuracy : float, optional
        Meters: fixes less accurate than this are ignored. Default infinity.
    averaging_time : float, optional
        Seconds, 0 or more: the approximate time over which the speed is averaged. Default 30.
    start_distance : float, optional
        Meters from the start of the route, 0 or more: the first place is searched in the window around this distance.
        None: on the whole route.
    state : bytes, optional
        The `state` of a navigator of the same route, to continue from.

    Attributes
    ----------
    route : RouteIndex
        The route.
    waypoints : tuple of int, or None
        The waypoints; None: all points.
    state : bytes
        The state after the last fix that counted; empty before the first. Store the state to continue later.

    Notes
    -----
    Options are also attributes, and may change from one fix to the next. Waypoints may change before the first fix. A
    navigator can be copied, compared and pickled.

    Examples
    --------
    >>> walk = Navigator([(46.50, 8.0), (46.51, 8.0), (46.51, 8.02)])
    >>> guidance = walk.step(Fix(0, (46.505, 8.0001)))
    >>> guidance.next_waypoint, round(guidance.waypoint_distance), round(guidance.turn)
    (1, 556, 90)
    >>> again = Navigator(walk.route, state=walk.state)
    >>> round(again.step(Fix(300, (46.509, 8.0))).waypoint_time)
    75
    """

    def __init__(
        self,
        route: Union[RouteIndex, PointsLike],
        waypoints: Optional[Iterable[int]] = None,
        *,
        off_route_distance: float = 50,
        hysteresis: float = 10,
        arrival_radius: float = 30,
        window_behind: float = 100,
        window_ahead: float = 300,
        lookahead: float = 50,
        worst_accuracy: float = float("inf"),
        averaging_time: float = 30,
        start_distance: Optional[float] = None,
        state: bytes = b"",
    ) -> None:
        self.route = route if isinstance(route, RouteIndex) else RouteIndex(route)
        self.waypoints = None if waypoints is None else tuple(map(operator.index, waypoints))
        self.off_route_distance = off_route_distance
        self.hysteresis = hysteresis
        self.arrival_radius = arrival_radius
        self.window_behind = window_behind
        self.window_ahead = window_ahead
        self.lookahead = lookahead
        self.worst_accuracy = worst_accuracy
        self.averaging_time = averaging_time
        self.start_distance = start_distance
        self.state = bytes(state)

    def step(self, fix: Fix) -> Guidance:
        """Take the next fix.

        Parameters
        ----------
        fix : Fix
            The position and the time of the object, not before the last fix. Without a time, there is no speed.

        Returns
        -------
        Guidance
            The place is the nearest one in a window around the last place, so outward and return way are kept apart.
            The object leaves the route when its distance exceeds the sum of `off_route_distance` and `hysteresis`, and
            returns within `off_route_distance`. It goes the wrong way after moving back along the route by more than
            `off_route_distance`, until it has moved forward by as much. After `window_ahead` the wrong way, the place
            changes to the other leg of a road that the route uses both ways. Waypoints are passed in their order, and
            stay passed.

        Raises
        ------
        LatitudeError, NotFiniteError, AltitudeError
            A number of the fix is refused.
        TimeError
            The fix is older than the last one, or `averaging_time` is negative.
        DistanceError
            An accuracy or a distance in the options is negative or NaN.
        HysteresisError
            `hysteresis` is out of range.
        WaypointError
            A waypoint is not a point of the route, or does not follow the waypoint before it.
        RouteError
            The state belongs to another route.
        CountError
            The route has no points. A refused call changes nothing.

        Examples
        --------
        >>> walk = Navigator([(46.50, 8.0), (46.51, 8.0)])
        >>> [walk.step(Fix(time, (46.505, 8 + time / 1e5))).off_route for time in (0, 60, 120)]
        [False, False, True]
        """
        fix = Fix(*fix)
        options, last, given = self._options(), self._state(), packed_fix(fix)
        state, guidance = gn_navigation_state(), gn_guidance()
        status = library.gn_navigation_step(
            *self.route._arguments,
            *self._waypoints(),
            byref(options),
            byref(last),
            byref(given),
            byref(state),
            byref(guidance),
        )
        if status != GN_OK:
            errors.refuse(status, str(fix))
        self.state = bytes(state) if state.has_fix else b""
        return _guidance_of(guidance)

    def _options(self) -> gn_navigation_options:
        given = {name: getattr(self, name) for name in _OPTIONS}
        if self.start_distance is None:
            given["start_distance"] = float("nan")
        options: gn_navigation_options = packed(
            gn_navigation_options(), library.gn_navigation_options_init, given, given, lambda _, value: value
        )
        return options

    def _waypoints(self) -> tuple[Any, int]:
        if self.waypoints is None:
            return None, 0
        count = len(self.waypoints)
        # The library refuses the number that replaces numbers out of range, because no route has such a point.
        return (c_uint64 * count)(*(number if 0 <= number < 2**64 else 2**64 - 1 for number in self.waypoints)), count

    def _state(self) -> gn_navigation_state:
        if not self.state:
            return gn_navigation_state()
        if len(self.state) != sizeof(gn_navigation_state):
            raise ValueError(f"a state has {sizeof(gn_navigation_state)} bytes, not {len(self.state)}")
        return gn_navigation_state.from_buffer_copy(self.state)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return vars(self) == vars(other)

    # Options are mutable, so a navigator has no hash.
    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        options = "".join(f", {name}={getattr(self, name)!r}" for name in _OPTIONS)
        return f"Navigator({self.route!r}, waypoints={self.waypoints!r}{options})"


_OPTIONS = [field[0] for field in gn_navigation_options._fields_ if field[0] not in ("size", "reserved")]


def _guidance_of(found: Any) -> Guidance:
    return Guidance(
        point_of(found.point),
        found.distance_along,
        found.distance_off,
        found.azimuth,
        found.course,
        found.distance_left,
        number_of(found.time_left),
        number_of(found.speed),
        number_of(found.waypoint_distance),
        number_of(found.waypoint_time),
        number_of(found.waypoint_azimuth),
        number_of(found.turn),
        found.next_waypoint,
        found.passed,
        bool(found.flags & GN_NAVIGATION_OFF_ROUTE),
        bool(found.flags & GN_NAVIGATION_WRONG_WAY),
        bool(found.flags & GN_NAVIGATION_ARRIVED),
        bool(found.flags & GN_NAVIGATION_IGNORED),
    )
