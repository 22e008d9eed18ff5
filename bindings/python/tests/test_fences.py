# SPDX-License-Identifier: MIT
"""Fence sets agree with the functions for their shapes; trackers report the events along a way."""

from __future__ import annotations

import contextlib
import copy
import datetime
import math
import mmap
import pickle
import sys

import numpy as np
import pytest

from gridnorth import Points, errors, geodesic, polygon, route
from gridnorth import fences as fences_module
from gridnorth._native import library
from gridnorth.fences import Event, Fence, FenceSet, FenceTracker, Fix, Presence, Shape, Trigger
from gridnorth.index import PointIndex, PolygonIndex

CENTER = (46.5, 8.0)
SQUARE = [(46.4, 7.9), (46.4, 8.1), (46.6, 8.1), (46.6, 7.9)]
HOLE = [(46.45, 7.95), (46.45, 8.05), (46.55, 8.0)]


def circle(id, radius=200, center=CENTER, **more):
    return fences_module.circle(id, center, radius, **more)


def scattered_fences(random, count):
    """Fences of all shapes around 46 to 47 north, 8 to 9 east, with ids in no order."""
    made = []
    for id in random.permutation(count).tolist():
        latitude, longitude = random.uniform(46, 47), random.uniform(8, 9)
        way = [(latitude, longitude), (latitude + 0.1, longitude - 0.2)]
        radius = random.uniform(10, 20_000)
        shapes = (
            fences_module.circle(id, way[0], radius),
            fences_module.corridor(id, way, radius),
            fences_module.polygon(id, [*way, (latitude, longitude - 0.3)]),
            fences_module.line(id, way),
        )
        made.append(shapes[len(made) % 4])
    return made


def holds(fence, positions):
    """The positions that a fence holds, by the functions for its shape."""
    if fence.shape == Shape.POLYGON:
        return polygon.contains(fence.points, positions, fence.holes)
    if fence.shape == Shape.CIRCLE:
        return geodesic.inverse(*fence.points[0], *positions.T)[0] <= fence.radius
    if fence.shape == Shape.CORRIDOR:
        return abs(route.nearest(fence.points, positions)["distance_off"]) <= fence.radius
    return np.zeros(len(positions), bool)


def test_triggers_are_those_of_the_header():
    single = [trigger for trigger in Trigger.__members__.values() if trigger is not Trigger.ALL]
    assert {trigger.value for trigger in single} == {
        getattr(library, f"GN_FENCE_{name}") for name in Trigger.__members__ if name != "ALL"
    }
    assert sum(single) == Trigger.ALL


# Sets


def test_a_set_holds_what_its_shapes_hold(random):
    given = [*scattered_fences(random, 60), fences_module.polygon(2**64 - 1, SQUARE, [HOLE])]
    fences = FenceSet(given)
    positions = random.uniform([46, 8], [47, 9], (2000, 2))
    positions[:500] = random.uniform([46.4, 7.9], [46.6, 8.1], (500, 2))
    inside = np.array([holds(fence, positions) for fence in given])
    wanted = [sorted(given[row].id for row in np.flatnonzero(column)) for column in inside.T]
    assert inside[-1, :500].sum() > 200
    assert (inside.sum(axis=1) == 0).sum() >= 15
    counts, ids = fences.holding_batch(*positions.T)
    assert (counts.dtype, ids.dtype) == (np.int32, np.uint64)
    assert [part.tolist() for part in np.split(ids, np.cumsum(counts)[:-1])] == wanted
    assert [fences.holding(*position) for position in positions[:50].tolist()] == wanted[:50]
    assert fences.holding_batch(*positions.T.tolist()) == (counts.tolist(), ids.tolist())
    shaped, same = fences.holding_batch(*positions.T.reshape(2, 40, 50))
    assert shaped.shape == (40, 50)
    assert (shaped.reshape(-1) == counts).all()
    assert (same == ids).all()


def test_more_fences_than_the_first_room():
    fences = FenceSet(circle(id * 3, 100 + id) for id in range(500))
    assert fences.holding(*CENTER) == list(range(0, 1500, 3))
    counts, ids = fences.holding_batch(np.array([46.5, 0, 46.5]), 8)
    assert counts.tolist() == [500, 0, 500]
    assert ids.tolist() == 2 * list(range(0, 1500, 3))
    assert fences.holding_batch(46.5, 8) == ([500], list(range(0, 1500, 3)))
    assert fences.holding_batch([], []) == ([], [])
    assert FenceSet([]).holding(*CENTER) == []


def test_altitudes_matter_where_they_are_known():
    limits = [(0, 1000), (1000, math.inf), None, (1000, 1000), (-math.inf, 0)]
    fences = FenceSet(circle(id, altitudes=altitudes) for id, altitudes in enumerate(limits))
    assert fences.holding(*CENTER) == [0, 1, 2, 3, 4]
    assert fences.holding(*CENTER, 1000) == fences.holding(*CENTER, altitude=1000.0) == [0, 1, 2, 3]
    assert fences.holding(*CENTER, 1001) == [1, 2]
    assert fences.holding(*CENTER, -5) == [2, 4]
    altitudes = np.array([1001, math.nan, -5])
    counts, ids = fences.holding_batch(*CENTER, altitudes)
    assert counts.tolist() == [2, 5, 2]
    assert ids.tolist() == [1, 2, 0, 1, 2, 3, 4, 2, 4]
    assert fences.holding_batch([46.5, 46.5], 8, 1001) == ([2, 2], [1, 2, 1, 2])


def test_refused_positions():
    fences = FenceSet([circle(7)])
    statuses = bytearray(4)
    arguments = [46.5, 91, math.nan, 46.5], 8, [0, 0, 0, math.inf]
    assert fences.holding_batch(*arguments, errors="mask", statuses=statuses) == ([1, 0, 0, 0], [7])
    names = ["GN_OK", "GN_ERROR_LATITUDE", "MISSING", "GN_ERROR_NOT_FINITE"]
    assert [errors.name_of(status) for status in statuses] == names
    with pytest.raises(errors.LatitudeError, match=r"row 1: .*latitude 91") as refusal:
        fences.holding_batch(*arguments)
    assert (refusal.value.row, refusal.value.count) == (1, 3)
    with pytest.raises(errors.LatitudeError, match="latitude 91"):
        fences.holding(91, 8)
    with pytest.raises(errors.NotFiniteError, match="altitude inf"):
        fences.holding(46, 8, math.inf)
    with pytest.raises(errors.AltitudeError, match="altitude 1000000001"):
        fences.holding(46, 8, 1_000_000_001)
    with pytest.raises(errors.AltitudeError, match="row 1"):
        fences.holding_batch([46, 46], 8, [0, -1_000_001])
    for position in ((None, 8), ("46", 8), ([46], 8)):
        with pytest.raises(TypeError):
            fences.holding(*position)
    with pytest.raises(ValueError, match="length"):
        fences.holding_batch([46, 47], [8, 8, 8])


@pytest.mark.parametrize(
    ("fence", "error"),
    [
        (circle(1), errors.FenceIdError),
        (circle(2, 0), errors.RadiusError),
        (circle(2, math.nan), errors.NotFiniteError),
        (circle(2, center=(91, 0)), errors.LatitudeError),
        (circle(2, center=(0, math.inf)), errors.NotFiniteError),
        (circle(2, triggers=32), errors.FenceError),
        (circle(2, triggers=-1), errors.FenceError),
        (circle(2, triggers=2**32), errors.FenceError),
        (circle(2, altitudes=(1, 0)), errors.FenceAltitudesError),
        (circle(2, altitudes=(math.nan, 0)), errors.NotFiniteError),
        (fences_module.polygon(2, SQUARE[:2]), errors.CountError),
        (fences_module.corridor(2, [], 10), errors.CountError),
        (fences_module.line(2, [CENTER]), errors.CountError),
        (Fence(2, 9, Points(SQUARE)), errors.FenceError),
        (Fence(2, Shape.LINE, Points(SQUARE), (Points(HOLE),)), errors.RingsError),
    ],
)
def test_the_error_names_the_fence(fence, error):
    with pytest.raises(error, match=rf"row 1: .*\(fence {fence.id}\)") as refusal:
        FenceSet([circle(1), fence])
    assert type(refusal.value) is error
    assert (refusal.value.row, refusal.value.count) == (1, 1)
    statuses = bytearray(3)
    fences = FenceSet([circle(1), fence, circle(3)], errors="mask", statuses=statuses)
    assert list(statuses) == [0, error.status, 0]
    assert fences.holding(*CENTER) == [1, 3]


def test_what_is_no_fence():
    for fences in (None, 3, [CENTER], [None], circle(1)):
        with pytest.raises(TypeError):
            FenceSet(fences)
    for id in (-1, 2**64):
        with pytest.raises(ValueError, match="id"):
            circle(id)
    for id in ("1", 1.5, None):
        with pytest.raises(TypeError, match=rf"the id of a fence must be an int, not {type(id).__name__}"):
            circle(id)
    assert circle(1) == circle(1) != circle(2)
    assert pickle.loads(pickle.dumps(fences_module.polygon(1, SQUARE, [HOLE]))) == fences_module.polygon(
        1, np.array(SQUARE), [np.array(HOLE)]
    )


FENCES = FenceSet([circle(1)])


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: circle(7, "200"), r"the radius of fence 7 must be a number, not str '200'; pass float\(text\)$"),
        (lambda: circle(7, None), "the radius of fence 7 must be a number, not NoneType None"),
        (lambda: circle(7, center=54.3), "the center of a fence must be a position, not float 54.3"),
        (lambda: circle(7, center=("54", 8)), "latitude of the center of a fence must be a number, not str '54'"),
        (
            lambda: circle(7, triggers="enter"),
            "the triggers of fence 7 must be a Trigger, not str .enter.; pass",
        ),
        (lambda: circle(7, altitudes=5), "the altitudes of fence 7 must be two numbers, not int 5"),
        (lambda: circle(7, altitudes=(0, "5")), "an altitude of fence 7 must be a number, not str '5'"),
        (lambda: FenceTracker(hysteresis="3"), "hysteresis must be a number, not str '3'"),
        (lambda: FenceTracker().step(Fix(datetime.datetime(2027, 5, 1), CENTER), FENCES), r"pass its timestamp\(\)"),
        (
            lambda: FenceTracker().step(Fix(0, 54.3, 8.0), FENCES),
            "the point of a fix must be .*, not float 54.3",
        ),
        (
            lambda: FenceTracker().step(Fix(0, CENTER, "9"), FENCES),
            "the altitude of a fix must be .*, not str .9.",
        ),
        (lambda: FENCES.holding([46.5], [8.0]), r"latitude must be .*, not list \[46.5\]; pass .* to holding_batch"),
        (lambda: FENCES.holding(46.5, np.zeros(2)), "longitude must be a number, not ndarray .* to holding_batch"),
        (lambda: FENCES.holding(46.5, 8, "9"), "altitude must be a number, not str '9'"),
    ],
)
def test_what_is_wrong_is_named_where_it_is_passed(call, words):
    with pytest.raises(TypeError, match=words):
        call()


# Words


def test_a_set_is_stored_mapped_and_pickled(tmp_path):
    fences = FenceSet([circle(7), fences_module.polygon(8, SQUARE, [HOLE])])
    stored = bytes(fences)
    assert stored[:8] == b"GNINDEX\0"
    assert repr(fences) == f"<FenceSet: {len(stored)} bytes>"
    path = tmp_path / "fences"
    path.write_bytes(fences.words)
    with path.open("rb") as file:
        mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    again = [
        FenceSet.from_buffer(stored),
        FenceSet.from_buffer(stored + b"more", check=False),
        FenceSet.from_buffer(mapped),
        FenceSet.from_buffer(np.memmap(path, "u8", "r")),
        copy.deepcopy(fences),
        *(pickle.loads(pickle.dumps(fences, protocol)) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)),
    ]
    for each in again:
        assert type(each) is FenceSet
        assert each.holding(46.58, 8) == [8]
    assert all(each == fences for each in again[2:])
    with pytest.raises(BufferError):
        mapped.close()
    if sys.version_info >= (3, 12):
        assert memoryview(fences).tobytes() == stored


@pytest.mark.parametrize("check", [True, False])
def test_other_indexes_are_no_fences(check):
    for index in (PointIndex(SQUARE), PolygonIndex(SQUARE)):
        with pytest.raises(errors.IndexKindError):
            FenceSet.from_buffer(bytes(index), check=check)
        with pytest.raises(errors.IndexKindError):
            type(index).from_buffer(bytes(FenceSet([circle(1)])), check=check)
    for buffer, error in ((b"", errors.IndexSizeError), (bytes(200), errors.IndexError)):
        with pytest.raises(error, match="bytes"):
            FenceSet.from_buffer(buffer, check=check)


def test_damage_does_no_harm(random):
    given = scattered_fences(random, 30)
    stored = np.frombuffer(bytes(FenceSet(given)), "u1")
    positions = random.uniform([46, 8], [47, 9], (50, 2))
    for _ in range(200):
        damaged = stored.copy()
        for place in random.integers(64, len(damaged), random.integers(1, 9)):
            damaged[place] ^= random.integers(1, 256)
        fences = FenceSet.from_buffer(damaged, check=False)
        fences.holding_batch(*positions.T)
        tracker = FenceTracker()
        for time, point in enumerate(positions[:10].tolist()):
            with contextlib.suppress(errors.GridNorthError):
                tracker.step(Fix(time, point), fences)


# Trackers


def test_what_was_passed_on_the_way_gives_two_events():
    gate = fences_module.line(9, [(46.504, 7.9), (46.504, 8.1)])
    fences = FenceSet([circle(7), gate])
    tracker = FenceTracker()
    assert tracker.step(Fix(0, (46.51, 8.0)), fences) == []
    events = tracker.step(Fix(100, (46.49, 8.0)), fences)
    # The object goes south, across a line that runs east.
    kinds = [(9, Trigger.CROSSED_RIGHT), (7, Trigger.ENTER), (7, Trigger.EXIT)]
    assert [(event.id, event.kind) for event in events] == kinds
    assert all(type(event) is Event and type(event.kind) is Trigger for event in events)
    for event in events[1:]:
        assert geodesic.inverse(*event.point, *CENTER).distance == pytest.approx(200, abs=0.001)
        assert event.time == pytest.approx(100 * event.fraction, abs=1e-9)
        assert (event.altitude, event.since) == (None, events[1].time)
    assert tracker == FenceTracker(last_fix=Fix(100, (46.49, 8.0)))
    kinds = [event.kind for event in tracker.step(Fix(200, (46.51, 8.0)), fences)]
    assert kinds == [Trigger.ENTER, Trigger.EXIT, Trigger.CROSSED_LEFT]


def test_options_decide():
    fences = FenceSet([circle(7)])
    tracker = FenceTracker(hysteresis=500, worst_accuracy=100, dwell=60, report_first=True)
    assert [event.kind for event in tracker.step(Fix(0, CENTER), fences)] == [Trigger.ENTER]
    # The fix is 333 m away, within the hysteresis.
    (dwelt,) = tracker.step(Fix(90, (46.503, 8.0)), fences)
    assert (dwelt.kind, dwelt.time, dwelt.since) == (Trigger.DWELL, 60, 0)
    assert tracker.presences == (Presence(7, 0, True),)
    before = copy.copy(tracker)
    assert tracker.step(Fix(100, (47, 8), None, 101), fences) == []
    assert tracker == before
    (left,) = tracker.step(Fix(110, (46.52, 8), 900), fences)
    assert left.kind == Trigger.EXIT
    assert tracker.last_fix == Fix(110, (46.52, 8), 900, None)
    assert FenceTracker(worst_accuracy=1).step(Fix(0, CENTER, None, 2), fences) == []


def test_triggers_decide_what_is_reported():
    fences = FenceSet([circle(1, triggers=Trigger.EXIT), circle(2, triggers=Trigger(0)), circle(3)])
    tracker = FenceTracker()
    tracker.step(Fix(0, (46.51, 8.0)), fences)
    assert [(event.id, event.kind.name) for event in tracker.step(Fix(1, CENTER), fences)] == [(3, "ENTER")]
    assert sorted(presence.id for presence in tracker.presences) == [1, 3]
    assert [event.id for event in tracker.step(Fix(2, (46.51, 8.0)), fences)] == [1, 3]


def test_altitudes_change_on_the_way():
    fences = FenceSet([circle(1, altitudes=(0, 1000))])
    tracker = FenceTracker()
    tracker.step(Fix(0, CENTER, 500), fences)
    (event,) = tracker.step(Fix(10, CENTER, 1500), fences)
    assert event.kind == Trigger.EXIT
    assert (event.time, event.altitude) == (pytest.approx(5, abs=1e-6), pytest.approx(1000, abs=1e-3))


def test_arrays_grow_as_they_must():
    fences = FenceSet(circle(id, 100 + id) for id in range(300))
    tracker = FenceTracker()
    tracker.step(Fix(0, (46.51, 8.0)), fences)
    assert [event.id for event in tracker.step(Fix(60, CENTER), fences)] == list(reversed(range(300)))
    assert sorted(presence.id for presence in tracker.presences) == list(range(300))
    assert tracker.step(Fix(90, CENTER), fences) == []
    assert len(tracker.presences) == 300
    assert [event.id for event in tracker.step(Fix(120, (46.51, 8.0)), fences)] == list(range(300))
    assert tracker.presences == ()


def test_a_tracker_is_stored_and_goes_on():
    fences = FenceSet([circle(7)])
    tracker = FenceTracker(hysteresis=5)
    tracker.step(Fix(0, CENTER), fences)
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(tracker, protocol))
        assert again == tracker
        assert [event.kind for event in again.step(Fix(60, (46.51, 8)), fences)] == [Trigger.EXIT]
    event = copy.copy(tracker).step(Fix(60, (46.51, 8)), fences)[0]
    assert pickle.loads(pickle.dumps(event)) == event
    other = FenceSet([circle(8, center=(40, 8))])
    assert tracker.step(Fix(60, (46.51, 8)), other) == []
    assert tracker.presences == ()


def test_whatever_is_refused_changes_nothing():
    fences = FenceSet([circle(7)])
    tracker = FenceTracker()
    tracker.step(Fix(10, CENTER), fences)
    for fix, error in (
        (Fix(9, CENTER), errors.TimeError),
        (Fix(11, (91, 0)), errors.LatitudeError),
        (Fix(math.nan, CENTER), errors.NotFiniteError),
        (Fix(None, CENTER), errors.NotFiniteError),
        (Fix(11, CENTER, None, -1), errors.DistanceError),
    ):
        with pytest.raises(error, match="Fix"):
            tracker.step(fix, fences)
    for options, error in (({"hysteresis": -1}, errors.HysteresisError), ({"dwell": -1}, errors.TimeError)):
        with pytest.raises(error):
            FenceTracker(**options).step(Fix(11, CENTER), fences)
    assert tracker == FenceTracker(last_fix=Fix(10, CENTER), presences=(Presence(7, 10, False),))
    for wrong in ((Fix(11, CENTER), None), (None, fences), ((11,), fences), (Fix(11, "46.5"), fences)):
        with pytest.raises((TypeError, ValueError)):
            tracker.step(*wrong)
    assert tracker.last_fix == Fix(10, CENTER)
