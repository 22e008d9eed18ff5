# SPDX-License-Identifier: MIT
"""All values can be pickled, copied and compared, and have a meaningful representation."""

from __future__ import annotations

import copy
import pickle

import pytest

from gridnorth import (
    Bounds,
    Points,
    errors,
    fences,
    geodesic,
    grid,
    index,
    mgrs,
    navigation,
    polygon,
    position,
    route,
    shapes,
    tracks,
    utm,
)

PARIS = Bounds(48.80, 2.25, 48.90, 2.40)
SQUARE = [(0, 0), (0, 2), (2, 2), (2, 0)]

MUTABLE = [
    Points([(60, 3), (61, 4)]),
    Points([(row, 0) for row in range(50)]),
    grid.lines(PARIS, zoom=12),
    grid.lines_pixels(PARIS, zoom=12, origin=(48.9, 2.25)),
    shapes.ring_set((60, 10), [1000, 2000], radials=4),
    grid.lines(PARIS, zoom=12)[0],
    shapes.ring_set((60, 10), [1000])[0],
    mgrs.outline("31NEA"),
    index.PointIndex([(60, 3)]),
    index.PolygonIndex(SQUARE),
    index.RouteIndex(SQUARE),
    fences.circle(7, (46.5, 8.0), 200),
    fences.FenceSet([fences.circle(7, (46.5, 8.0), 200)]),
    navigation.Navigator(SQUARE),
    tracks.Recorder(),
]

IMMUTABLE = [
    PARIS,
    mgrs.decode("31NEA"),
    mgrs.typing("31"),
    position.parse("31NEA"),
    utm.forward(60, 3),
    utm.factors(60, 3),
    utm.zone(60, 3),
    geodesic.inverse(0, 0, 1, 1),
    polygon.measure(SQUARE),
    route.nearest(SQUARE, (1, 1)),
    grid.Screen((48, 2), 12, 800, 600),
]


def name(value):
    return type(value).__name__


@pytest.mark.parametrize("value", [*MUTABLE, *IMMUTABLE], ids=name)
def test_values_are_pickled_and_copied(value):
    again = [pickle.loads(pickle.dumps(value, protocol)) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)]
    for other in (*again, copy.copy(value), copy.deepcopy(value)):
        assert type(other) is type(value)
        assert other == value
        assert repr(other) == repr(value)
    assert value != "something else"


@pytest.mark.parametrize("value", IMMUTABLE, ids=name)
def test_what_never_changes_has_a_hash(value):
    assert hash(copy.deepcopy(value)) == hash(value)


@pytest.mark.parametrize("value", MUTABLE, ids=name)
def test_what_may_change_has_none(value):
    with pytest.raises(TypeError, match="unhashable"):
        hash(value)


@pytest.mark.parametrize("value", [*MUTABLE, *IMMUTABLE], ids=name)
def test_a_representation_shows_something_short(value):
    shown = repr(value)
    assert type(value).__name__ in shown
    assert " object at 0x" not in shown
    assert len(shown) < 5000


def test_lines_are_equal_by_what_they_are():
    lines = grid.lines(PARIS, zoom=12)
    assert lines == grid.lines(PARIS, zoom=12)
    assert lines != grid.lines(PARIS, zoom=13)
    assert lines != list(lines)
    assert repr(lines).startswith(f"<Lines: {len(lines)} lines, {len(lines.vertices)} vertices; ")
    assert repr(lines).endswith(", ...>")
    again = pickle.loads(pickle.dumps(lines))
    assert again.vertices.tolist() == lines.vertices.tolist()
    assert again.records.tolist() == lines.records.tolist()
    assert list(again) == list(lines)


def test_the_error_of_a_missing_value_is_pickled():
    error = pickle.loads(pickle.dumps(errors.MissingError("words", row=3, count=2)))
    assert (type(error), str(error), error.row, error.count, error.status) == (errors.MissingError, "words", 3, 2, 255)
    assert isinstance(error, errors.NotFiniteError)
    assert isinstance(error, errors.TextEmptyError)
