# SPDX-License-Identifier: MIT
"""Navigators: places on a route, waypoints, leaving the route, the wrong way, and stored states."""

from __future__ import annotations

import copy
import math
import pickle

import numpy as np
import pytest

from gridnorth import Points, errors, geodesic
from gridnorth._native import library
from gridnorth.index import PointIndex, PolygonIndex, RouteIndex
from gridnorth.navigation import Fix, Navigator

ROUTE = [(46.5, 8.0), (46.51, 8.0), (46.51, 8.02)]
INDEX = RouteIndex(ROUTE)


def flags(guidance):
    names = ("off_route", "wrong_way", "arrived", "ignored")
    return [name for name in names if getattr(guidance, name)]


def test_a_walk_along_a_route():
    walk = Navigator(ROUTE)
    assert walk.route == INDEX
    assert walk.state == b""
    first = walk.step(Fix(0, (46.505, 8.0001), accuracy=5))
    place = INDEX.nearest(46.505, 8.0001)
    assert (first.point, first.distance_along, first.distance_off) == place[:3]
    assert first.waypoint_distance == pytest.approx(geodesic.inverse(*first.point, *ROUTE[1]).distance, abs=1e-6)
    legs = geodesic.inverse(*ROUTE[1], *ROUTE[2])
    assert first.distance_left == pytest.approx(first.waypoint_distance + legs.distance, abs=1e-6)
    assert first.turn == pytest.approx(legs.azimuth_from, abs=1e-9)
    assert first.waypoint_azimuth == geodesic.inverse(46.505, 8.0001, *ROUTE[1]).azimuth_from
    assert (first.speed, first.time_left, first.waypoint_time) == (None, None, None)
    assert (first.next_waypoint, first.passed, flags(first)) == (1, 1, [])

    second = walk.step(Fix(60, (46.506, 8.0), accuracy=5))
    assert second.speed == pytest.approx((second.distance_along - first.distance_along) / 60)
    assert second.waypoint_time == pytest.approx(second.waypoint_distance / second.speed)
    assert second.azimuth == pytest.approx(0, abs=1e-9)

    assert flags(walk.step(Fix(120, (46.507, 8.002), accuracy=5))) == ["off_route"]
    assert flags(walk.step(Fix(180, (46.507, 8.0), accuracy=5))) == []
    assert flags(walk.step(Fix(240, (46.506, 8.0), accuracy=5))) == ["wrong_way"]
    corner = walk.step(Fix(600, (46.51, 8.0), accuracy=5))
    assert (corner.next_waypoint, corner.passed, corner.turn, flags(corner)) == (2, 1, None, [])
    end = walk.step(Fix(1500, (46.51, 8.02), accuracy=5))
    assert (end.next_waypoint, end.passed, end.waypoint_distance, flags(end)) == (3, 1, None, ["arrived"])


@pytest.mark.parametrize(
    "route", [INDEX, Points(ROUTE), np.array(ROUTE), iter(ROUTE)], ids=lambda value: type(value).__name__
)
def test_a_route_is_an_index_or_points(route):
    assert Navigator(route).step(Fix(0, (46.505, 8.0))).next_waypoint == 1


@pytest.mark.parametrize("store", [copy.deepcopy, lambda walk: pickle.loads(pickle.dumps(walk)), copy.copy])
def test_a_navigator_is_stored_at_every_step(store, random):
    walk = Navigator(INDEX, [1, 2], lookahead=10, window_behind=math.inf, averaging_time=60)
    for number in range(30):
        again = store(walk)
        resumed = Navigator(
            INDEX, [1, 2], lookahead=10, window_behind=math.inf, averaging_time=60, state=bytearray(walk.state)
        )
        assert again == walk == resumed
        latitude, longitude = 46.5 + 0.012 * number / 30 + random.uniform(0, 0.0005), 8 + random.uniform(0, 0.0005)
        fix = Fix(60 * number, (latitude, longitude), random.choice([None, 9.0]), 5)
        guidance = walk.step(fix)
        assert again != walk
        assert again.step(fix) == guidance
        assert resumed.step(fix) == guidance
        assert again == walk == resumed


def test_waypoints_and_options_decide():
    ends = Navigator(INDEX, (0, 2)).step(Fix(0, (46.505, 8.0)))
    assert ends.next_waypoint == 1
    assert ends.waypoint_distance == pytest.approx(ends.distance_left, abs=1e-9)
    assert Navigator(INDEX, np.array([0, 2])).waypoints == (0, 2)
    away = Fix(0, (46.505, 8.001), accuracy=5)
    assert Navigator(INDEX).step(away).off_route
    assert not Navigator(INDEX, off_route_distance=100).step(away).off_route
    walk = Navigator(INDEX, worst_accuracy=20)
    assert walk.step(Fix(0, (46.505, 8.0), accuracy=21)).ignored
    assert walk.state == b""
    walk.step(Fix(0, (46.505, 8.0), accuracy=20))
    before = walk.state
    ignored = walk.step(Fix(60, (46.507, 8.0), accuracy=21))
    assert walk.state == before
    assert flags(ignored) == ["ignored"]
    assert ignored.next_waypoint == 1
    assert all(map(math.isnan, [*ignored.point, *ignored[1:6]]))
    assert ignored[6:12] == (None,) * 6
    timeless = Navigator(INDEX)
    assert [timeless.step(Fix(None, (latitude, 8.0))).speed for latitude in (46.505, 46.506)] == [None, None]


def test_options_are_those_of_the_header():
    given = vars(Navigator(INDEX)).keys() - {"route", "waypoints", "state"}
    assert given == {name for name, _ in library.gn_navigation_options._fields_} - {"size", "reserved"}
    defaults = library.gn_navigation_options()
    library.library.gn_navigation_options_init(defaults)
    assert math.isnan(defaults.start_distance)
    assert Navigator(INDEX).start_distance is None
    given.remove("start_distance")
    assert all(getattr(Navigator(INDEX), name) == getattr(defaults, name) for name in given)


@pytest.mark.parametrize(
    ("error", "fix", "options"),
    [
        (errors.TimeError, (9, 46.505, 8), {}),
        (errors.LatitudeError, (11, 91, 8), {}),
        (errors.NotFiniteError, (11, 46.505, math.inf), {}),
        (errors.DistanceError, (11, 46.505, 8, -1), {}),
        (errors.HysteresisError, (11, 46.505, 8), {"hysteresis": -1}),
        (errors.DistanceError, (11, 46.505, 8), {"lookahead": math.nan}),
        (errors.TimeError, (11, 46.505, 8), {"averaging_time": -1}),
        (errors.RouteError, (11, 46.505, 8), {"route": RouteIndex(ROUTE[1:])}),
        (errors.CountError, (11, 46.505, 8), {"route": RouteIndex([])}),
    ],
)
def test_whatever_is_refused_changes_nothing(error, fix, options):
    walk = Navigator(INDEX)
    walk.step(Fix(10, (46.505, 8)))
    vars(walk).update(options)
    before = copy.copy(walk)
    with pytest.raises(error, match=r"\(Fix\(time="):
        walk.step(Fix(fix[0], fix[1:3], None, *fix[3:]))
    assert walk == before


@pytest.mark.parametrize("waypoints", [[3], [1, 1], [2, 1], [-1], [2**64], [2**65], [-(2**64)]])
def test_what_is_no_waypoint(waypoints):
    with pytest.raises(errors.WaypointError):
        Navigator(INDEX, waypoints).step(Fix(0, (46.5, 8)))


def test_a_host_says_where_it_begins():
    assert Navigator(INDEX, start_distance=1500).step(Fix(0, (46.505, 8))).off_route
    assert not Navigator(INDEX, start_distance=None).step(Fix(0, (46.505, 8))).off_route
    assert Navigator(INDEX, start_distance=5) != Navigator(INDEX)


def test_wrong_types():
    for route in (PointIndex(ROUTE), PolygonIndex(ROUTE), 3):
        with pytest.raises((TypeError, ValueError)):
            Navigator(route)
    for waypoints in (3, [0.5], "1"):
        with pytest.raises(TypeError):
            Navigator(INDEX, waypoints)
    with pytest.raises(ValueError, match="a state has 144 bytes, not 3"):
        Navigator(INDEX, state=b"abc").step(Fix(0, (46.5, 8)))
    with pytest.raises(TypeError):
        Navigator(INDEX).step(Fix(0, ("46.5", 8)))
    with pytest.raises(TypeError):
        hash(Navigator(INDEX))
    assert repr(Navigator(INDEX, [1])).startswith("Navigator(<RouteIndex: ")
