# SPDX-License-Identifier: MIT
"""Indexes give the same answers as the plain functions, from words that are stored, mapped, pickled or damaged."""

from __future__ import annotations

import contextlib
import copy
import math
import mmap
import pickle
import sys
from itertools import chain

import numpy as np
import pytest

import gridnorth
from gridnorth import Points, errors, geodesic, polygon, route, shapes
from gridnorth.index import Neighbor, PointIndex, PolygonIndex, RouteIndex
from gridnorth.polygon import Crossing, Side

HUTS = [(46.5, 8.0), (46.6, 8.1), (46.7, 7.9)]
SQUARE = [(0, 0), (0, 2), (2, 2), (2, 0)]
HOLE = [(0.5, 0.5), (0.5, 1.5), (1.5, 1.5), (1.5, 0.5)]
THERE_AND_BACK = [(0, 0), (0, 1), (0, 0)]


def scattered(random, count):
    """Positions all over the earth; some are in clusters, some equal, some at the poles and at 180."""
    latitudes = np.degrees(np.arcsin(random.uniform(-1, 1, count)))
    longitudes = random.uniform(-180, 180, count)
    near = random.random(count) < 0.5
    latitudes[near] = np.clip(52 + random.normal(0, 0.5, near.sum()), -90, 90)
    longitudes[near] = 179.9 + random.normal(0, 0.5, near.sum())
    twice = random.random(count) < 0.1
    latitudes[twice], longitudes[twice] = latitudes[0], longitudes[0]
    pole = random.random(count) < 0.05
    latitudes[pole] = np.copysign(90, latitudes[pole])
    return latitudes, longitudes


def measured(latitude, longitude, latitudes, longitudes):
    """All points, sorted by distance, then by id."""
    distances = geodesic.inverse(latitude, longitude, latitudes, longitudes)[0]
    order = np.lexsort((np.arange(len(distances)), distances))
    return [Neighbor(distances[row], row) for row in order.tolist()]


def wave(count):
    """A route that winds its way to the east."""
    steps = np.arange(count)
    return np.column_stack([40 + 3 * np.sin(steps / 7), steps * 60.0 / count])


# Points


@pytest.mark.parametrize("count", [1, 2, 9, 300, 3000])
def test_the_nearest_are_those_of_all_measured(random, count):
    latitudes, longitudes = scattered(random, count)
    index = PointIndex.from_columns(latitudes, longitudes)
    for latitude, longitude in zip(*scattered(random, 20)):
        wanted = measured(latitude, longitude, latitudes, longitudes)
        assert index.nearest(latitude, longitude) == wanted[0]
        for k in (0, 1, 7, 100, 10**9):
            assert index.nearest(latitude, longitude, k) == wanted[:k]
        radius = 10 ** random.uniform(3, 7.3)
        within = [each for each in wanted if each.distance <= radius]
        assert index.within(latitude, longitude, radius) == within
        assert index.count_within(latitude, longitude, radius) == len(within)
        assert index.nearest(latitude, longitude, 5, within=radius) == within[:5]
        assert index.nearest(latitude, longitude, within=radius) == (within[0] if within else None)


def test_points_in_a_rectangle(random):
    latitudes, longitudes = scattered(random, 2000)
    index = PointIndex(np.column_stack([latitudes, longitudes]))
    reduced = (longitudes + 180) % 360 - 180
    for _ in range(50):
        south, north = sorted(random.uniform(-90, 90, 2))
        if random.random() < 0.3:
            north = 90
        west, east = random.uniform(-180, 180, 2)
        in_longitude = (reduced >= west) & (reduced <= east) if west <= east else (reduced >= west) | (reduced <= east)
        inside = (latitudes >= south) & (latitudes <= north) & (in_longitude | (abs(latitudes) == 90))
        ids = np.flatnonzero(inside).tolist()
        assert index.in_bounds((south, west, north, east)) == ids
        assert index.in_bounds_batch([south, 12.345678], west, [north, 12.345678], east) == ([len(ids), 0], ids)
    assert index.in_bounds(gridnorth.Bounds(-90, -180, 90, 180)) == list(range(2000))
    assert PointIndex([(0, -180), (0, 179), (0, 0)]).in_bounds((-1, 170, 1, -170)) == [0, 1]


def test_points_come_in_every_form():
    index = PointIndex(HUTS)
    assert type(index.nearest(46, 8)) is Neighbor
    array = np.array(HUTS)
    assert index == PointIndex(Points(HUTS)) == PointIndex(array) == PointIndex(iter(HUTS))
    assert index == PointIndex.from_columns(*array.T) == PointIndex.from_columns(*map(list, zip(*HUTS)))
    assert index == PointIndex(np.column_stack([array, array])[:, :2]) == PointIndex(array[::-1][::-1])
    assert index != PointIndex(HUTS[::-1])
    assert PointIndex.from_columns(46.5, [8, 9]) == PointIndex([(46.5, 8), (46.5, 9)])
    assert PointIndex.from_columns(46.5, 8) == PointIndex([(46.5, 8)])
    nothing = PointIndex([])
    assert nothing.nearest(0, 0) is None
    assert nothing.nearest(0, 0, k=3) == nothing.within(0, 0, math.inf) == nothing.in_bounds((-90, -180, 90, 180)) == []
    assert nothing.count_within(0, 0, math.inf) == 0


def test_many_positions_are_asked_at_once(random):
    index = PointIndex.from_columns(*scattered(random, 500))
    latitudes, longitudes = scattered(random, 60)
    one_by_one = [index.nearest(*position, within=3e5) for position in zip(latitudes, longitudes)]
    assert index.nearest(latitudes.tolist(), longitudes.tolist(), within=3e5) == one_by_one
    assert {None} < set(one_by_one)
    found = index.nearest(latitudes.reshape(6, 10), longitudes.reshape(6, 10), within=3e5)
    assert found.shape == (6, 10)
    assert found.dtype == [("distance", "f8"), ("id", "i8")]
    missing = Neighbor(math.inf, -1)
    assert [Neighbor(*each) for each in found.reshape(-1).tolist()] == [each or missing for each in one_by_one]

    several = [index.nearest(*position, 4, within=3e5) for position in zip(latitudes, longitudes)]
    assert index.nearest(latitudes.tolist(), longitudes.tolist(), 4, within=3e5) == several
    found = index.nearest(latitudes.reshape(6, 10), longitudes.reshape(6, 10), 4, within=3e5)
    assert found.shape == (6, 10, 4)
    filled = [(each + [missing] * 4)[:4] for each in several]
    assert [[Neighbor(*each) for each in row] for row in found.reshape(60, 4).tolist()] == filled

    counts = index.count_within(latitudes, longitudes, 1e6)
    assert counts.dtype == np.int32
    within = [index.within(*position, 1e6) for position in zip(latitudes, longitudes)]
    one_by_one = list(map(len, within))
    assert counts.tolist() == index.count_within(latitudes.tolist(), longitudes.tolist(), 1e6) == one_by_one
    assert index.within_batch(latitudes.tolist(), longitudes.tolist(), 1e6) == (one_by_one, list(chain(*within)))
    counts, found = index.within_batch(latitudes.reshape(6, 10), longitudes.reshape(6, 10), 1e6)
    assert counts.shape == (6, 10)
    assert counts.reshape(-1).tolist() == one_by_one
    assert [Neighbor(*each) for each in found.tolist()] == list(chain(*within))
    souths = np.maximum(latitudes - 1e-9, -90)
    counts, ids = index.in_bounds_batch(souths, longitudes, 90.0, longitudes + 20)
    assert (counts.dtype, ids.dtype) == (np.int32, np.uint64)
    views = zip(souths, longitudes, longitudes + 20)
    assert ids.tolist() == list(chain(*(index.in_bounds((south, west, 90, east)) for south, west, east in views)))
    assert counts.sum() == len(ids)


@pytest.mark.parametrize("k", [None, 2])
def test_refused_positions_are_masked(k):
    index = PointIndex(HUTS)
    statuses = bytearray(3)
    found = index.nearest([46, 91, math.nan], 8, k, errors="mask", statuses=statuses)
    assert [errors.name_of(status) for status in statuses] == ["GN_OK", "GN_ERROR_LATITUDE", "MISSING"]
    assert found == [index.nearest(46, 8, k), *([None, None] if k is None else [[], []])]
    found = index.nearest(np.array([46, 91, math.nan]), 8, k, errors="mask")
    assert found["id"].reshape(3, -1)[:, 0].tolist() == [0, -1, -1]
    assert np.isnan(found["distance"].reshape(3, -1)[:, 0]).tolist() == [False, True, True]
    assert index.nearest(91, 8, k, errors="mask") == (None if k is None else [])
    for latitudes in ([46, 91], np.array([46, 91])):
        with pytest.raises(errors.LatitudeError, match="row 1: ") as refusal:
            index.nearest(latitudes, 8, k)
        assert refusal.value.row == 1
    with pytest.raises(errors.LatitudeError, match=r"\(latitude 91.0, longitude 8.0") as refusal:
        index.nearest(91, 8, k)
    assert refusal.value.row is None
    assert index.count_within([46, 91], 8, math.inf, errors="mask") == [3, 0]
    assert index.within_batch([91, 46], 8, math.inf, errors="mask") == ([0, 3], index.within(46, 8, math.inf))
    assert index.in_bounds_batch([47, 46], 0, [46, 47], 90, errors="mask") == ([0, 3], [0, 1, 2])
    with pytest.raises(errors.ViewError, match=r"row 1: .*\(south 47.0, west 0.0, north 46.0, east 90.0"):
        index.in_bounds_batch([46, 47], 0, [47, 46], 90)
    with pytest.raises(errors.DistanceError):
        index.within_batch([46], 8, -1)


def test_what_no_search_can_use_is_refused():
    index = PointIndex(HUTS)
    for positions in ((46, 8), ([46], [8]), ([91], [8]), (np.array([46]), 8)):
        for k in (None, 2):
            with pytest.raises(errors.DistanceError, match="within -1"):
                index.nearest(*positions, k, within=-1, errors="mask")
            with pytest.raises(errors.NotFiniteError, match="within nan"):
                index.nearest(*positions, k, within=math.nan, errors="mask")
        with pytest.raises(errors.DistanceError, match="radius -1"):
            index.count_within(*positions, -1)
        with pytest.raises(errors.CountError, match="k -1, which must be 0 or more"):
            index.nearest(*positions, -1)
        with pytest.raises(TypeError):
            index.nearest(*positions, 1.5)
    with pytest.raises(errors.DistanceError, match="radius -1"):
        index.within(46, 8, -1)
    with pytest.raises(errors.LatitudeError, match="latitude 91"):
        index.within(91, 8, 1)
    with pytest.raises(errors.ViewError, match="south 2"):
        index.in_bounds((2, 0, 1, 0))
    with pytest.raises(TypeError):
        index.within([46], 8, 1)
    with pytest.raises(TypeError):
        index.nearest("46", 8)


def test_points_that_are_refused_are_left_out_or_raise():
    points = [*HUTS, (91, 0), (0, math.inf), (46, 8)]
    with pytest.raises(errors.LatitudeError, match=r"row 3: .*latitude 91") as refusal:
        PointIndex(points)
    assert (refusal.value.row, refusal.value.count) == (3, 2)
    for statuses in (bytearray(6), np.zeros(6, "u1")):
        index = PointIndex(points, errors="mask", statuses=statuses)
        assert list(statuses) == [0, 0, 0, errors.LatitudeError.status, errors.NotFiniteError.status, 0]
        assert [each.id for each in index.nearest(46, 8, 10)] == [5, 0, 1, 2]
    assert PointIndex.from_columns(*zip(*points), errors="mask") == index
    for points in ((46.5, 8), np.array([46.5, 8]), None, 3, "abc", [1, 2, 3]):
        with pytest.raises(TypeError):
            PointIndex(points)
    with pytest.raises(ValueError, match="latitude and longitude"):
        PointIndex(np.zeros((3, 3)))


# Polygons and routes


def test_sides_are_those_of_the_polygon(random):
    ring = shapes.circle((60, 179), 500_000, vertices=100)
    hole = shapes.circle((60, 179), 200_000, vertices=50)
    index = PolygonIndex(ring, [hole])
    latitudes, longitudes = 60 + random.normal(0, 3, 5000), 179 + random.normal(0, 6, 5000)
    latitudes[:100], longitudes[:100] = np.asarray(ring)[:100].T
    positions = np.column_stack([latitudes, longitudes])
    sides = index.side(latitudes, longitudes)
    assert sides.dtype == np.int32
    assert sides.tolist() == polygon.side(ring, positions, [hole]).tolist()
    assert set(sides.tolist()) == {*Side}
    inside = index.contains(latitudes, longitudes)
    assert inside.dtype == np.bool_
    assert inside.tolist() == polygon.contains(ring, positions, [hole]).tolist()
    assert index.contains(latitudes.reshape(50, 100), longitudes.reshape(50, 100)).shape == (50, 100)
    lists = latitudes[:50].tolist(), longitudes[:50].tolist()
    assert index.contains(*lists) == polygon.contains(ring, positions[:50].tolist(), [hole])
    assert index.side(*lists) == [index.side(*position) for position in zip(*lists)]
    assert [type(each) for each in (index.side(60, 175), *index.side([60], [175]))] == [Side, Side]
    assert type(index.contains(60, 175)) is bool


def test_refused_positions_are_outside():
    index = PolygonIndex(SQUARE)
    statuses = bytearray(3)
    assert index.contains([1, 91, 0], [1, 1, math.nan], errors="mask", statuses=statuses) == [True, False, False]
    assert list(statuses) == [0, errors.LatitudeError.status, errors.MissingError.status]
    sides = index.side(np.array([[1, 91], [0, 1]]), np.array([[1, 1], [math.nan, 1]]), errors="mask")
    assert sides.tolist() == [[Side.INSIDE, Side.OUTSIDE], [Side.OUTSIDE, Side.INSIDE]]
    assert index.contains(91, 1, errors="mask") is False
    with pytest.raises(errors.LatitudeError, match=r"latitude 91.0, longitude 1.0"):
        index.contains(91, 1)
    with pytest.raises(errors.NotFiniteError, match="row 1"):
        index.side([1, math.nan], 1)


def test_places_are_those_of_the_route(random):
    way = wave(500)
    index = RouteIndex(way)
    latitudes, longitudes = 40 + random.normal(0, 5, 200), random.uniform(-5, 65, 200)
    wanted = route.nearest(way, np.column_stack([latitudes, longitudes]))
    places = index.nearest(latitudes, longitudes)
    assert places.dtype == wanted.dtype
    assert (places == wanted).all()
    assert places.reshape(20, 10).shape == (20, 10)
    lists = index.nearest(latitudes[:9].tolist(), longitudes[:9].tolist())
    assert lists == [index.nearest(*position) for position in zip(latitudes[:9], longitudes[:9])]
    assert [type(each) for each in (*lists, index.nearest(0, 0))] == [route.Place] * 10
    assert lists == route.nearest(way, list(zip(latitudes[:9], longitudes[:9])))
    assert index.nearest(0.0, 0.0) == route.nearest(way, (0.0, 0.0))


def test_a_window_keeps_the_ways_apart(random):
    index = RouteIndex(THERE_AND_BACK)
    length = route.length(THERE_AND_BACK)
    for _ in range(20):
        position = random.uniform(-0.1, 0.1), random.uniform(0.1, 0.9)
        there, back = index.nearest(*position, end=length / 2), index.nearest(*position, length / 2)
        assert (there.segment, back.segment) == (0, 1)
        assert there.distance_along + back.distance_along == pytest.approx(length, abs=1e-6)
        assert there.distance_off == pytest.approx(-back.distance_off, abs=1e-6)
        narrow = index.nearest([position[0]], [position[1]], start=1000, end=1000)[0]
        assert narrow.distance_along == pytest.approx(1000, abs=1e-6)
    with pytest.raises(errors.DistanceError, match="start 2, end 1"):
        index.nearest(0, 0, 2, 1)
    with pytest.raises(errors.NotFiniteError, match="start nan"):
        index.nearest([0], [0], math.nan, errors="mask")


def test_the_nearest_place_of_a_border():
    index = PolygonIndex(SQUARE, [HOLE])
    assert index.nearest(1, 2.5).segment == 1
    # The points of the hole follow those of the outer ring.
    assert index.nearest(1, 1.4).segment == 5
    ring = route.nearest([*SQUARE, SQUARE[0]], (1.0, 2.5))
    assert index.nearest(1, 2.5) == ring
    assert index.nearest([1], [2.5]) == [ring]
    place = index.nearest([91], [0], errors="mask")[0]
    assert math.isnan(place.distance_off)
    with pytest.raises(errors.LatitudeError):
        index.nearest(91, 0)


def test_nothing_is_near_to_no_points():
    for index in (RouteIndex([]), PolygonIndex([])):
        with pytest.raises(errors.CountError):
            index.nearest(0, 0)
        assert index.crossings() == []
    assert PolygonIndex([]).contains(0, 0) is False


def test_all_crossings_of_one_index():
    bow_tie = [(0, 0), (1, 1), (1, 0), (0, 1)]
    found = PolygonIndex(bow_tie).crossings()
    assert found == [polygon.crossing(bow_tie)]
    assert type(found[0]) is Crossing
    around = [(0, 0), (0, 10), (5, 10), (5, 1)]
    zigzag = RouteIndex([*around, *((2 * (i % 2) - 1, 1 + i / 10) for i in range(80))])
    pairs = [(crossing.edge, crossing.other_edge) for crossing in zigzag.crossings()]
    assert pairs == [(0, edge) for edge in range(3, 83)]
    assert PolygonIndex(SQUARE, [HOLE]).crossings() == []


def test_all_crossings_of_two_indexes(random):
    way, border = wave(200), shapes.circle((40, 30), 400_000)
    one, other = RouteIndex(way), PolygonIndex(border)
    found = one.crossings(other)
    assert len(found) >= 2
    assert [(edge, other_edge) for edge, other_edge, _ in found] == sorted((b, a) for a, b, _ in other.crossings(one))
    sides = [polygon.side(border, point) for point in way.tolist()]
    changes = [edge for edge in range(199) if {*sides[edge : edge + 2]} == {Side.INSIDE, Side.OUTSIDE}]
    assert {*changes} <= {crossing.edge for crossing in found}
    for edge, other_edge, point in found:
        for line, at in ((way, edge), (np.asarray(border), other_edge)):
            piece = line[[at, (at + 1) % len(line)]]
            assert abs(route.nearest(piece, point).distance_off) < 2e-6
    assert one.crossings(RouteIndex([(80, 0), (80, 1)])) == []
    with pytest.raises(TypeError, match="PointIndex"):
        one.crossings(PointIndex(HUTS))
    with pytest.raises(TypeError, match="list"):
        one.crossings(SQUARE)


@pytest.mark.parametrize("kind", [PolygonIndex, RouteIndex])
def test_what_has_no_place_is_refused(kind):
    with pytest.raises(errors.LatitudeError, match=r"point 2: latitude -90.25"):
        kind([(0, 0), (0, 1), (-90.25, 1)])
    with pytest.raises(errors.NotFiniteError, match=r"point 0: latitude nan"):
        kind(np.array([(math.nan, 0), (0, 1), (1, 1)]))
    for ring in (None, 3, "abc", [1, 2, 3]):
        with pytest.raises(TypeError):
            kind(ring)


# Words: stored, mapped, pickled


def indexes():
    return [
        PointIndex(HUTS),
        PolygonIndex(SQUARE, [HOLE]),
        RouteIndex(THERE_AND_BACK),
        PointIndex([]),
        PolygonIndex([]),
    ]


def answers(index):
    if isinstance(index, PointIndex):
        return index.nearest(46.55, 8.0, 5), index.in_bounds((46.55, 7, 47, 9))
    side = index.side([1, 0.25], [1, 0.25]) if isinstance(index, PolygonIndex) else index.nearest([1, 0.25], [1, 0.25])
    return side, index.crossings()


KINDS = pytest.mark.parametrize("index", indexes(), ids=repr)


@KINDS
def test_words_become_the_same_index(index):
    stored = bytes(index)
    assert len(stored) % 8 == 0
    assert stored[:8] == b"GNINDEX\0"
    assert repr(index) == f"<{type(index).__name__}: {len(stored)} bytes>"
    words = np.asarray(index.words)
    assert words.dtype == np.uint64
    assert words.tobytes() == stored
    assert not words.flags.writeable
    assert index.words.readonly
    for buffer in (stored, bytearray(stored), memoryview(stored), np.frombuffer(stored, "u1"), words, index.words):
        for check in (True, False):
            again = type(index).from_buffer(buffer, check=check)
            assert type(again) is type(index)
            assert again == index
            assert answers(again) == answers(index)
    assert (index == 3, index == stored, index != stored) == (False, False, True)


@KINDS
def test_what_follows_the_words_does_not_matter(index):
    for more in (b"x", b"1234567", bytes(range(80))):
        again = type(index).from_buffer(bytes(index) + more)
        assert answers(again) == answers(index)


@pytest.mark.skipif(sys.version_info < (3, 12), reason="Python 3.12 and later asks classes for a buffer")
@KINDS
def test_an_index_is_a_buffer(index):
    view = memoryview(index)
    assert (view.format, view.readonly) == ("Q", True)
    assert view.tobytes() == bytes(index)


@KINDS
def test_a_file_is_mapped(index, tmp_path):
    path = tmp_path / "index"
    path.write_bytes(index.words)
    assert path.read_bytes() == bytes(index)
    with path.open("rb") as file:
        mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    again = type(index).from_buffer(mapped)
    assert answers(again) == answers(index)
    # The index refers to the file, which must continue to exist.
    assert again.words.obj is mapped
    with pytest.raises(BufferError):
        mapped.close()
    del again
    mapped.close()
    array = np.memmap(path, "u8", "r")
    again = type(index).from_buffer(array)
    assert np.shares_memory(np.asarray(again.words), array)
    del array
    assert answers(again) == answers(index)


@KINDS
def test_an_index_is_pickled_and_copied(index):
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(index, protocol))
        assert type(again) is type(index)
        assert again == index
        assert answers(again) == answers(index)
    buffers = []
    text = pickle.dumps(index, 5, buffer_callback=buffers.append)
    assert len(text) < 200
    assert bytes(buffers[0].raw()) == bytes(index)
    again = pickle.loads(text, buffers=buffers)
    assert np.shares_memory(np.asarray(again.words), np.asarray(index.words))
    assert copy.copy(index) == copy.deepcopy(index) == index


def test_an_index_has_no_hash():
    with pytest.raises(TypeError, match="unhashable"):
        hash(PointIndex(HUTS))


# Words that are not an index, belong to another class, or are damaged


def changed(index, word, value):
    words = np.array(index.words)
    words[word] = value
    return words.tobytes()


@KINDS
@pytest.mark.parametrize("check", [True, False])
def test_what_is_no_index_is_refused(index, check):
    stored = bytes(index)
    for buffer, error in (
        (b"", errors.IndexSizeError),
        (stored[:56], errors.IndexSizeError),
        (stored[:-8] if len(stored) > 64 else stored[:-1], errors.IndexSizeError),
        (changed(index, 2, 2**63), errors.IndexSizeError),
        (changed(index, 0, 0), errors.IndexError),
        (bytes(200), errors.IndexError),
        (changed(index, 1, int(index.words[1]) + 1), errors.IndexVersionError),
        (changed(index, 1, int(index.words[1]) + (7 << 32)), errors.IndexKindError),
    ):
        with pytest.raises(error, match="bytes") as refusal:
            type(index).from_buffer(buffer, check=check)
        assert type(refusal.value) is error
        assert refusal.value.status == error.status >= 112
    padded = memoryview(b"1234" + stored)
    with pytest.raises(errors.IndexAlignmentError):
        type(index).from_buffer(padded[4:], check=check)
    for buffer in (None, 3, "abc", [1, 2]):
        with pytest.raises(TypeError):
            type(index).from_buffer(buffer, check=check)


@pytest.mark.parametrize("check", [True, False])
def test_an_index_of_another_class_is_refused(check):
    kinds = [PointIndex, PolygonIndex, RouteIndex]
    for index in indexes()[:3]:
        for kind in kinds:
            if type(index) is not kind:
                with pytest.raises(errors.IndexKindError):
                    kind.from_buffer(bytes(index), check=check)


@pytest.mark.parametrize(
    "make", [lambda way: PointIndex(way), lambda way: PolygonIndex(way), lambda way: RouteIndex(way)]
)
def test_every_damage_is_found_and_none_does_harm(random, make):
    index = make(wave(300))
    stored = np.frombuffer(bytes(index), "u1")
    for _ in range(300):
        damaged = stored.copy()
        for place in random.integers(64, len(damaged), random.integers(1, 9)):
            damaged[place] ^= random.integers(1, 256)
        if (damaged == stored).all():
            continue
        with pytest.raises(errors.IndexDamagedError):
            type(index).from_buffer(damaged)
        with pytest.raises(errors.IndexDamagedError):
            pickle.loads(pickle.dumps(type(index).from_buffer(damaged, check=False)))
        # Any answer is allowed, also an error.
        with contextlib.suppress(errors.GridNorthError):
            answers(type(index).from_buffer(damaged, check=False))


def test_a_shorter_file_is_refused(random, tmp_path):
    index = PointIndex.from_columns(*scattered(random, 1000))
    stored = bytes(index)
    path = tmp_path / "short"
    for length in random.integers(1, len(stored), 20):
        path.write_bytes(stored[:length])
        with pytest.raises(errors.IndexSizeError):
            PointIndex.from_buffer(np.memmap(path, "u1", "r"))


# Bounds of circles


def test_bounds_of_a_circle(random):
    for _ in range(50):
        center = math.degrees(math.asin(random.uniform(-1, 1))), random.uniform(-180, 180)
        radius = 10 ** random.uniform(0, 6.9)
        bounds = shapes.circle_bounds(center, radius)
        assert type(bounds) is gridnorth.Bounds
        ring = geodesic.direct(*center, np.linspace(0, 360, 721), radius)
        assert bounds.south <= ring[0].min()
        assert ring[0].max() <= bounds.north
        east = (ring[1] - bounds.west) % 360
        assert (east <= (bounds.east - bounds.west) % 360).all() or (bounds.west, bounds.east) == (-180, 180)
        if (bounds.west, bounds.east) != (-180, 180):
            assert bounds.south == pytest.approx(ring[0].min(), abs=1e-9)
            assert bounds.north == pytest.approx(ring[0].max(), abs=1e-9)
    polar = shapes.circle_bounds((89, 0), 300_000)
    assert (polar.west, polar.north, polar.east) == (-180, 90, 180)
    across = shapes.circle_bounds((0, 180), 300_000)
    assert across.west == pytest.approx(-across.east) == pytest.approx(177.305, abs=1e-3)
    for center, radius, error in (((91, 0), 1, "Latitude"), ((0, math.nan), 1, "NotFinite"), ((0, 0), 0, "Radius")):
        with pytest.raises(getattr(errors, f"{error}Error"), match="center"):
            shapes.circle_bounds(center, radius)
