# SPDX-License-Identifier: MIT
"""Many positions: a sequence of points, and an array."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from gridnorth import Feature, Point, Points, errors, polygon, route, shapes

PAIRS = [(60.0, 3.0), (61.5, -4.25), (-90.0, 180.0)]


@pytest.mark.parametrize(
    "make",
    [
        list,
        tuple,
        iter,
        lambda pairs: [Point(*pair) for pair in pairs],
        lambda pairs: [list(pair) for pair in pairs],
        lambda pairs: (pair for pair in pairs),
        np.array,
        lambda pairs: np.array(pairs).astype(">f8"),
        lambda pairs: np.asfortranarray(pairs),
        lambda pairs: np.array(pairs)[:, ::-1].copy()[:, ::-1],
        lambda pairs: [np.array(pair) for pair in pairs],
        Points,
    ],
)
def test_points_of_every_kind(make):
    points = Points(make(PAIRS))
    assert list(points) == PAIRS
    assert {type(point) for point in points} == {Point}
    assert type(points[0].latitude) is float


def test_points_are_a_sequence():
    points = Points(PAIRS)
    assert (len(points), points[0], points[-1]) == (3, PAIRS[0], PAIRS[-1])
    assert points[np.int64(1)] == PAIRS[1]
    assert (points[1:], points[::-2]) == (PAIRS[1:], PAIRS[::-2])
    assert PAIRS[1] in points
    assert points.index(PAIRS[1]) == 1
    assert repr(points) == "Points([(60.0, 3.0), (61.5, -4.25), (-90.0, 180.0)])"
    assert eval(repr(points)) == points
    shown = "<Points: 7; (0.0, 0.0), (1.0, 0.0), (2.0, 0.0), ..., (4.0, 0.0), (5.0, 0.0), (6.0, 0.0)>"
    assert repr(Points([(row, 0) for row in range(7)])) == shown
    for index in (3, -4):
        with pytest.raises(IndexError):
            points[index]
    with pytest.raises(TypeError):
        hash(points)


def test_points_are_equal_by_their_positions():
    points = Points(PAIRS)
    assert points == Points(PAIRS)
    assert points == PAIRS
    assert points == tuple(PAIRS)
    assert points != PAIRS[:2]
    assert points != [*PAIRS[:2], (0, 0)]
    assert points != 3


def test_points_are_an_array():
    points = Points(PAIRS)
    array = np.asarray(points)
    assert (array.dtype, array.shape) == (np.float64, (3, 2))
    assert array.tolist() == [list(pair) for pair in PAIRS]
    assert np.asarray(points, "f4").dtype == np.float32
    array[0, 0] = 50
    assert points[0] == (50, 3)
    again = np.array(points)
    again[0, 0] = 40
    assert points[0] == (50, 3)


def test_what_points_are_made_of_is_copied():
    array = np.array(PAIRS)
    points = Points(array)
    array[:] = 0
    assert points == PAIRS
    assert np.shares_memory(np.asarray(points), np.asarray(Points(points)))


def test_no_points():
    for empty in ([], np.empty((0, 2)), Points([])):
        points = Points(empty)
        assert (len(points), list(points), points == []) == (0, [], True)
        assert np.asarray(points).shape == (0, 2)


def test_points_are_values():
    points = Points(PAIRS)
    for again in (pickle.loads(pickle.dumps(points)), copy.deepcopy(points)):
        assert type(again) is Points
        assert again == points
        np.asarray(again)[:] = 0
        assert points == PAIRS


def test_columns_of_pandas():
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame(PAIRS, columns=["latitude", "longitude"])
    assert Points(frame) == PAIRS


@pytest.mark.parametrize("value", [(60, 3), "ab", ["ab"], [("60", "3")], [None], None, 3, [(60, None)]])
def test_what_is_no_point_is_a_type_error(value):
    with pytest.raises(TypeError):
        Points(value)


@pytest.mark.parametrize("value", [[(1, 2, 3)], [(1,)], np.zeros(4), np.zeros((2, 3)), np.zeros((2, 2, 2))])
def test_what_is_no_pair_is_a_value_error(value):
    with pytest.raises(ValueError, match=r"points, row 0, must be latitude and longitude, not tuple \(1|two columns"):
        Points(value)


def test_an_error_names_the_point():
    for points in ([*PAIRS, (90.5, 7)], np.array([*PAIRS, (90.5, 7)])):
        with pytest.raises(errors.LatitudeError, match=r"\(point 3: latitude 90.5, longitude 7.0\)"):
            route.length(points)
    with pytest.raises(errors.NotFiniteError, match=r"point 1: latitude 1.0, longitude inf"):
        route.length([(0, 0), (1, np.inf)])


def test_features_are_taken_with_all_digits():
    """The GeoJSON of a feature has seven decimals, and parts on both sides of the antimeridian."""
    for places in ([(46.123456789012, 8.1), (46.2, 8.2000000001)], [(0, 179.9), (0.00000000123, -179.9)]):
        line = Feature.line(places)
        assert route.length(line) == route.length(line.points) == route.length(places)
        assert shapes.circle(Feature.point(places[0]), 1000) == shapes.circle(places[0], 1000)
    square = [(46, 8), (46, 8.0123456789012), (46.01, 8.01), (46.01, 8)]
    inner = [(46.001, 8.001), (46.001, 8.0020000000001), (46.002, 8.002)]
    area = Feature.area(square, holes=[inner])
    assert polygon.measure(Feature.area(square)) == polygon.measure(square)
    assert polygon.measure(area.points, holes=area.holes) == polygon.measure(square, holes=[inner])
    with pytest.raises(TypeError, match="pass its points, and its holes as the holes"):
        polygon.measure(area)
