# SPDX-License-Identifier: MIT
"""Tracks: fixes one at a time, totals, and stored recorders."""

import copy
import math
import pickle

import pytest

from gridnorth import errors, tracks
from gridnorth.tracks import Fix, Outcome, Reason, Recorder


def around_a_corner():
    north = [Fix(time, (46.5 + 0.001 * time, 8.0), 1000 + 5 * time, 4) for time in range(10)]
    return north + [Fix(time, (46.509, 8 + 0.001 * (time - 9))) for time in range(10, 20)]


def recorded(recorder, fixes):
    kept = [step.vertex for step in map(recorder.add, fixes) if step.vertex]
    return [*kept, recorder.end()]


def test_a_corner_is_kept_and_the_way_to_it_is_not():
    recorder = Recorder()
    fixes = around_a_corner()
    assert recorded(recorder, fixes) == [fixes[0], fixes[9], fixes[19]]
    assert recorder.end() is None
    totals = recorder.totals()
    # There, a degree along the meridian is 111,153 m, and a degree along the parallel 76,747 m.
    assert totals.distance == pytest.approx(1000.38 + 767.47, abs=0.5)
    assert (totals.fix_count, totals.taken_count, totals.vertex_count) == (20, 20, 3)
    assert (totals.start_time, totals.end_time, totals.moving_time) == (0, 19, 19)
    assert tuple(totals.bounds) == (46.5, 8.0, 46.509, 8.01)
    assert (totals.ascent, totals.descent, totals.lowest, totals.highest) == (45, 0, 1000, 1045)


def test_before_the_first_fix_little_is_known():
    totals = Recorder().totals()
    assert totals.distance == totals.top_speed == totals.fix_count == 0
    assert totals.bounds is totals.speed is totals.lowest is totals.start_time is None


def test_gates_tell_why_a_fix_is_left_out():
    recorder = Recorder(tolerance=0, least_distance=10, least_interval=2, worst_accuracy=50, largest_speed=100)
    assert recorder.add(Fix(0, (46.5, 8))).outcome == Outcome.KEPT
    assert recorder.add(Fix(3, (46.50001, 8))).reason == Reason.NEAR
    assert recorder.add(Fix(4, (46.5, 8), None, 51)).reason == Reason.INACCURATE
    assert recorder.add(Fix(4.5, (46.5005, 8))) == (Outcome.KEPT, 0, Fix(4.5, (46.5005, 8)))
    assert recorder.add(Fix(5.5, (46.501, 8))).reason == Reason.SOON
    steps = [recorder.add(Fix(8 + second, (47 + second * 1e-4, 8))) for second in range(3)]
    assert [step.reason for step in steps] == [Reason.STRAYED, Reason.STRAYED, Reason.JUMPED]
    assert recorder.totals().distance < 60


def test_a_recorder_is_stored_and_goes_on():
    recorder = Recorder(largest_speed=1000)
    for fix in around_a_corner():
        others = [pickle.loads(pickle.dumps(recorder)), copy.deepcopy(recorder), Recorder.from_bytes(bytes(recorder))]
        step = recorder.add(fix)
        for other in others:
            assert other != recorder
            assert other.add(fix) == step
            assert other == recorder
    assert len(bytes(recorder)) == 512
    assert recorder != bytes(recorder)
    with pytest.raises(TypeError):
        hash(recorder)


@pytest.mark.parametrize("data", [b"", bytes(512), bytes(Recorder())[:-1], bytes(Recorder()) + b"\0"])
def test_other_bytes_are_refused(data):
    with pytest.raises(errors.TrackStateError):
        Recorder.from_bytes(data)


def test_damaged_bytes_are_refused():
    sound = bytes(Recorder())
    for place in range(512):
        damaged = bytearray(sound)
        damaged[place] ^= 0x10
        with pytest.raises(errors.TrackStateError):
            Recorder.from_bytes(damaged)


@pytest.mark.parametrize(
    ("fix", "error"),
    [
        (Fix(9.99, (46.6, 8)), errors.TrackTimeError),
        (Fix(9, (46.6, 8)), errors.TrackTimeError),
        (Fix(2e15, (46.6, 8)), errors.TimeError),
        (Fix(11, (91, 8)), errors.LatitudeError),
        (Fix(11, (math.nan, 8)), errors.NotFiniteError),
        (Fix(11, (46.6, 8), 2e9), errors.AltitudeError),
        (Fix(11, (46.6, 8), None, -1), errors.DistanceError),
    ],
)
def test_bad_fixes_are_refused_and_change_nothing(fix, error):
    recorder = Recorder()
    recorder.add(Fix(10, (46.5, 8)))
    before = bytes(recorder)
    with pytest.raises(error):
        recorder.add(fix)
    assert bytes(recorder) == before
    assert recorder.add(Fix(math.nan, (46.6, 8))).outcome == Outcome.WAITING
    assert recorder.add(Fix(None, (46.7, 8))).outcome == Outcome.WAITING
    last = recorder.end()
    assert (last.time, last.point) == (None, (46.7, 8))


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"tolerance": -1}, errors.ToleranceError),
        ({"least_distance": math.nan}, errors.DistanceError),
        ({"least_interval": -1}, errors.TimeError),
        ({"worst_accuracy": -1}, errors.DistanceError),
        ({"largest_speed": 0}, errors.TrackSpeedError),
        ({"rest_speed": -1}, errors.TrackSpeedError),
        ({"climb": -1}, errors.TrackClimbError),
    ],
)
def test_bad_options_are_refused(options, error):
    with pytest.raises(error):
        Recorder(**options)


def test_the_module_has_what_it_names():
    assert tracks.__all__ == ["Outcome", "Reason", "Recorder", "Step", "Totals"]
