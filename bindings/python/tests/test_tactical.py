# SPDX-License-Identifier: MIT
"""Tactical shapes: rectangles, parallels, corridors, arrows, marks, line art on anchors."""

from __future__ import annotations

import math

import numpy as np
import pytest

from gridnorth import Point, Points, errors, geodesic, polygon, route, shapes, tactical

WAY = [(48.85, 2.29), (48.86, 2.30), (48.86, 2.32)]


def off(way, vertex):
    return route.nearest(way, vertex).distance_off


# Outlines.


@pytest.mark.parametrize("join", ["round", "bevel", tactical.Join.ROUND])
@pytest.mark.parametrize("distance", [200, -200, 0.5, -3000])
def test_a_parallel_lies_at_its_distance_on_its_side(distance, join):
    line = tactical.parallel(WAY, distance, join=join)
    assert isinstance(line, Points)
    assert len(line) > 2
    assert max(abs(off(WAY, vertex) - distance) for vertex in line) < 1e-6


def test_a_route_may_be_an_array_or_points():
    expected = tactical.parallel(WAY, 100)
    assert tactical.parallel(np.array(WAY), 100) == expected
    assert tactical.parallel(Points(WAY), 100) == expected
    assert np.array(expected).shape == (len(expected), 2)


def test_a_tolerance_makes_more_vertices():
    assert len(tactical.parallel(WAY, -200, tolerance=0.001)) > 2 * len(tactical.parallel(WAY, -200))
    # The outline has more vertices than the initial room.
    assert len(tactical.parallel(WAY[1:] + WAY[1:2], 1000, tolerance=1e-4)) > 1024


def test_the_area_of_a_corridor_is_its_length_by_its_width():
    ring = tactical.corridor([(0, 0), (0, 0.01)], 10, 20)
    assert ring[0] == ring[-1]
    assert math.isclose(polygon.measure(ring).area, 30 * route.length([(0, 0), (0, 0.01)]), rel_tol=1e-6)
    square = tactical.corridor([(0, 0), (0, 0.01)], 10, 20, ends="square")
    assert math.isclose(
        polygon.measure(square).area - polygon.measure(ring).area, 2 * (10 * 10 + 20 * 20), rel_tol=1e-5
    )
    rounded = tactical.corridor([(0, 0), (0, 0.01)], 20, 20, ends="round", tolerance=1e-5)
    body = tactical.corridor([(0, 0), (0, 0.01)], 20, 20)
    assert math.isclose(polygon.measure(rounded).area - polygon.measure(body).area, math.pi * 400, rel_tol=1e-4)


def test_an_arrow_has_its_head():
    ring = list(tactical.arrow(WAY, 200, 500, 400))
    tip = ring.index(WAY[-1])
    assert math.isclose(geodesic.inverse(*ring[tip - 1], *ring[tip + 1]).distance, 500, abs_tol=1e-3)
    assert ring[0] == ring[-1]


def test_longitudes_continue_if_asked():
    way = [(10, 179.99), (10, -179.99)]
    assert min(longitude for _, longitude in tactical.corridor(way, 10, 10)) < -179
    ring = tactical.corridor(way, 10, 10, longitudes=shapes.Longitudes.CONTINUOUS)
    assert all(179.9 < longitude < 180.1 for _, longitude in ring)


def test_the_corners_of_a_rectangle_are_equally_far_from_its_center():
    ring = tactical.rectangle(Point(48.8583, 2.2945), 800, 600, 30)
    assert len(ring) == 5
    distances = [geodesic.inverse(48.8583, 2.2945, *corner).distance for corner in ring]
    assert max(abs(distance - 500) for distance in distances) < 15e-9


def test_defaults_can_be_changed():
    options = tactical.defaults()
    assert options == {"join": 0, "ends": 0, "longitudes": 0, "tolerance": 0, "miter_limit": 5}
    options["join"] = "miter"
    assert tactical.parallel(WAY, -100, **options) == tactical.parallel(WAY, -100, join=tactical.Join.MITER)


# Marks and frames.


def test_marks_are_places_of_the_route():
    found = tactical.marks(WAY, 500, first=100)
    assert [mark.distance for mark in found] == [100, 600, 1100, 1600, 2100, 2600]
    for mark in found:
        place = route.point(WAY, mark.distance)
        assert geodesic.inverse(*place.point, *mark.point).distance < 20e-9
        assert place.segment == mark.segment
    assert len(tactical.marks(WAY, 1)) == 2800
    assert tactical.marks(WAY, 1, first=1e6) == []


def test_laying_undoes_the_search_for_the_nearest_place():
    position = tactical.lay(WAY, 2000, -30, "meters")
    place = route.nearest(WAY, position)
    assert isinstance(position, Point)
    assert abs(place.distance_along - 2000) < 1e-6
    assert abs(place.distance_off + 30) < 1e-6


def test_many_points_are_what_came_in():
    x, y = [0, 0.5, 1], [0, -0.2, 0]
    latitudes, longitudes = tactical.lay(WAY, x, y)
    assert isinstance(latitudes, list)
    arrays = tactical.lay(WAY, np.array(x), np.array(y))
    assert arrays[0].tolist() == latitudes
    assert arrays[1].tolist() == longitudes
    for row, point in enumerate(zip(x, y)):
        assert tactical.lay(WAY, *point) == (latitudes[row], longitudes[row])
    assert tactical.lay(WAY, x, 0)[0][1] == tactical.lay(WAY, 0.5, 0).latitude


def test_the_last_anchor_gives_the_width():
    latitudes, longitudes = tactical.lay([*WAY[:2], (48.85, 2.31)], [0.2, 0.2], [0, 1], tactical.Frame.WIDTH)
    width = off(WAY[:2], tactical.lay(WAY[:2], 0.2, 1, "meters")) * abs(off(WAY[:2], (48.85, 2.31)))
    assert math.isclose(off(WAY[:2], (latitudes[1], longitudes[1])), width, rel_tol=1e-3)
    assert off(WAY[:2], (latitudes[0], longitudes[0])) < 1e-6


def test_refused_rows_are_masked_if_asked():
    statuses = bytearray(3)
    latitudes, _ = tactical.lay(WAY, [0, math.inf, 1e9], [0, 0, 1], errors="mask", statuses=statuses)
    assert list(statuses) == [0, 32, 96]
    assert math.isnan(latitudes[1])
    with pytest.raises(errors.NotFiniteError, match="row 1"):
        tactical.lay(WAY, [0, math.inf], [0, 0])


# Refused input.


@pytest.mark.parametrize(
    ("error", "call"),
    [
        (errors.CountError, lambda: tactical.parallel([], 1)),
        (errors.CountError, lambda: tactical.parallel([(1, 2), (1, 2)], 1)),
        (errors.DimensionError, lambda: tactical.parallel(WAY, 2e6)),
        (errors.NotFiniteError, lambda: tactical.parallel(WAY, math.nan)),
        (errors.LatitudeError, lambda: tactical.parallel([(1, 2), (91, 2)], 1)),
        (errors.JoinError, lambda: tactical.parallel(WAY, 1, join=7)),
        (errors.JoinError, lambda: tactical.parallel(WAY, 1, join="sharp")),
        (errors.JoinError, lambda: tactical.corridor(WAY, 1, 1, ends=-1)),
        (errors.JoinError, lambda: tactical.parallel(WAY, 1, miter_limit=0)),
        (errors.PlacementError, lambda: tactical.parallel(WAY, 1, longitudes=2)),
        (errors.ToleranceError, lambda: tactical.parallel(WAY, 1000, tolerance=1e-5)),
        (errors.DimensionError, lambda: tactical.corridor(WAY, 0, 0)),
        (errors.DimensionError, lambda: tactical.arrow(WAY, 10, 5, 10)),
        (errors.DimensionError, lambda: tactical.arrow(WAY, 10, 20, 3000)),
        (errors.DimensionError, lambda: tactical.rectangle((0, 0), 0, 1, 0)),
        (errors.NotFiniteError, lambda: tactical.rectangle((0, 0), 1, 1, math.inf)),
        (errors.IntervalError, lambda: tactical.marks(WAY, 0)),
        (errors.DistanceError, lambda: tactical.marks(WAY, 1, first=-1)),
        (errors.CountError, lambda: tactical.marks([], 1)),
        (errors.CountError, lambda: tactical.lay(WAY[:2], 0, 0, "width")),
        (errors.FrameError, lambda: tactical.lay(WAY, 0, 0, "yards")),
        (errors.FrameError, lambda: tactical.lay(WAY, 0, 0, 3)),
        (errors.FrameError, lambda: tactical.lay([(0, 0), (0, 1), (0, 0.5)], 0, 0, "width")),
        (errors.LatitudeError, lambda: tactical.lay([(0, 0), (91, 1)], 0, 0)),
        (errors.DistanceError, lambda: tactical.lay(WAY, 1e12, 0)),
        (TypeError, lambda: tactical.parallel(WAY, 1, sides=3)),
    ],
)
def test_what_is_refused_is_said(error, call):
    with pytest.raises(error):
        call()
