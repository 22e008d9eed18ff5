# SPDX-License-Identifier: MIT
"""Tracks against GeographicLib and Douglas and Peucker's method, their totals against a slow reference, and stored states."""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from conftest import ROOT
from Oracle.Geometry import shape_truth as truth
from Oracle.Motion import track_truth
from Oracle.Geometry.shape_library import RefusedError
from Oracle.Geometry.shape_scenes import any_center, any_size, some
from Oracle.Motion.track_library import INACCURATE, JUMPED, KEPT, LEFT_OUT, NEAR, SOON, STRAYED, WAITING, Track

STATE, TIME = 135, 136
RECORDED = ROOT / "build" / "tracks"
# Meters: how far distances may be off, and for each fix.
ROUNDING = 20e-9
FLAGS = {"": 0, "inaccurate": INACCURATE, "strayed": STRAYED, "soon": SOON, "near": NEAR, "soonnear": SOON | NEAR}


def walk(random: np.random.Generator, count: int, start: np.ndarray) -> np.ndarray:
    """Makes fixes of something that moves, turns, rests, wavers, or goes to and fro."""
    stride = any_size(random, 0.5, 3000)
    turn = any_size(random, 0.05, 60)
    noise = random.choice([0, any_size(random, 0.5, 20)])
    azimuths = random.uniform(-180, 180) + np.cumsum(random.normal(0, turn, count))
    if random.random() < 0.2:
        azimuths += 180 * np.cumsum(random.random(count) < 0.05)
    rests = np.cumsum(random.random(count) < 0.05) % 2 if random.random() < 0.5 else np.zeros(count)
    points, here = np.empty((count, 2)), start
    for index, azimuth in enumerate(azimuths):
        here = truth.direct(here, azimuth, 0 if rests[index] else stride * random.uniform(0.5, 1.5))
        points[index] = here
    points = truth.direct(points, random.uniform(-180, 180, count), np.abs(random.normal(0, noise + 1e-9, count)))
    return fixes_at(points, np.cumsum(random.uniform(0.5, 1.5, count)))


def fixes_at(points: np.ndarray, times: np.ndarray) -> np.ndarray:
    return np.column_stack([times, points, np.full((len(points), 2), math.nan)])


def start_of(random: np.random.Generator) -> np.ndarray:
    """Anywhere, often at a pole or the antimeridian."""
    match random.integers(4):
        case 0:
            return np.array([random.choice([90.0, -90.0, 89.9999, -89.99]), random.uniform(-180, 180)])
        case 1:
            return np.array([random.uniform(-80, 80), 180 - random.uniform(0, 0.01)])
    return any_center(random)


def recorded() -> Iterator[tuple[str, np.ndarray]]:
    """The segments of recorded tracks, which Tools/setup brings."""
    files = sorted(RECORDED.glob("*.gpx"))
    assert files, "no recorded tracks: run Tools/setup all"
    for file in files:
        for segment in ElementTree.parse(file).iter():
            if not segment.tag.endswith("trkseg"):
                continue
            rows = []
            for point in segment:
                if not point.tag.endswith("trkpt"):
                    continue
                altitude = next((float(one.text) for one in point if one.tag.endswith("ele") and one.text), math.nan)
                rows.append((len(rows), float(point.get("lat")), float(point.get("lon")), altitude, math.nan))
            if len(rows) >= 50:
                yield file.name, np.array(rows)


def test_each_fix_lies_within_the_tolerance_of_the_line_and_few_are_kept(library: Path, random) -> None:
    kept = least = 0
    used = 0.0
    for _ in range(some(60)):
        fixes = walk(random, 300, start_of(random))
        tolerance = any_size(random, 0.001, 200)
        line = Track(library, tolerance=tolerance).record(fixes)
        share = track_truth.farthest_off(fixes, line.vertices) / tolerance
        assert share <= 1, f"{tolerance=} {fixes[0].tolist()}"
        used = max(used, share)
        kept += len(line.vertices)
        least += track_truth.douglas_peucker(fixes[:, 1:3], tolerance)
        # A vertex is a fix, and the ends are; the antimeridian is -180.
        given = {(time, latitude, -180.0 if longitude == 180 else longitude) for time, latitude, longitude in fixes[:, :3].tolist()}
        assert all(tuple(vertex[:3]) in given for vertex in line.vertices.tolist())
        assert (line.vertices[0, 0], line.vertices[-1, 0]) == (fixes[0, 0], fixes[-1, 0])
        assert line.outcomes[0] == KEPT
        assert (line.outcomes[1:] == WAITING).all()
    assert used >= 0.98
    assert kept <= 1.2 * least


def test_of_recorded_tracks_few_fixes_are_kept(library: Path) -> None:
    kept = least = 0
    for name, fixes in recorded():
        for tolerance in (2.0, 5.0, 10.0, 50.0):
            vertices = Track(library, tolerance=tolerance).record(fixes).vertices
            assert track_truth.farthest_off(fixes, vertices) <= tolerance, name
            few = track_truth.douglas_peucker(fixes[:, 1:3], tolerance)
            assert len(vertices) <= 1.5 * few, name
            kept += len(vertices)
            least += few
    assert kept <= 1.2 * least


def test_long_edges_keep_within_the_tolerance(library: Path, random) -> None:
    for _ in range(some(20)):
        start = start_of(random)
        end = truth.direct(start, random.uniform(-180, 180), any_size(random, 1e5, 1e7))
        points = truth.along(start[None], end[None], np.linspace(0, 1, 400))[0]
        tolerance = any_size(random, 1, 500)
        points = truth.direct(points, random.uniform(-180, 180, 400), tolerance * random.uniform(0, 0.6, 400))
        fixes = fixes_at(points, np.arange(400.0))
        vertices = Track(library, tolerance=tolerance).record(fixes).vertices
        assert track_truth.farthest_off(fixes, vertices) <= tolerance
        assert len(vertices) < 40


def test_without_tolerance_all_fixes_are_kept(library: Path, random) -> None:
    fixes = walk(random, 100, start_of(random))
    line = Track(library, tolerance=0).record(fixes)
    assert np.abs(line.vertices[:, :2] - fixes[:, :2]).max() == 0
    assert (line.outcomes == KEPT).all()


def any_options(random: np.random.Generator) -> dict[str, float]:
    wide = {
        "least_distance": any_size(random, 1, 30),
        "least_interval": random.uniform(0.5, 4),
        "worst_accuracy": random.uniform(5, 60),
        "largest_speed": any_size(random, 5, 500),
        "rest_speed": any_size(random, 0.1, 10),
        "climb": random.choice([0.0, 3.0, 25.0]),
    }
    return {name: value for name, value in wide.items() if random.random() < 0.6}


def test_totals_are_those_of_all_fixes_that_count(library: Path, random) -> None:
    flags = set()
    for _ in range(some(60)):
        count = 200
        fixes = walk(random, count, start_of(random))
        fixes[:, 3] = 500 + np.cumsum(random.normal(0, 4, count))
        fixes[random.random(count) < 0.2, 3] = math.nan
        fixes[:, 4] = np.where(random.random(count) < 0.2, math.nan, random.uniform(1, 80, count))
        for first in random.choice(count - 5, 4, replace=False):
            # One fix, or a few, elsewhere.
            few = slice(first, first + random.integers(1, 5))
            fixes[few, 1:3] = truth.direct(fixes[few, 1:3], 30.0, any_size(random, 100, 1e6))
        options = any_options(random)
        track = Track(library, **options)
        line = track.record(fixes)
        reasons, kept, jumps = track_truth.taken(fixes, options)
        expected = [JUMPED if reason == "jumped" else FLAGS[reason] for reason in reasons]
        assert line.flags.tolist() == expected, options
        assert ((line.outcomes == LEFT_OUT) == [reason not in ("", "jumped") for reason in reasons]).all()
        flags |= set(expected)

        found, true = track.totals(), track_truth.totals(fixes, options)
        assert (found.fix_count, found.taken_count, found.vertex_count) == (count, len(kept), len(line.vertices))
        assert (found.start_time, found.end_time) == (fixes[kept[0], 0], fixes[kept[-1], 0])
        assert found.distance == pytest.approx(true.distance, abs=ROUNDING * count, rel=1e-12)
        assert found.moving_time == pytest.approx(true.moving_time, abs=1e-9)
        for name in ("moving_speed", "top_speed", "ascent", "descent", "lowest", "highest"):
            wanted = pytest.approx(getattr(true, name), rel=1e-7, abs=1e-7, nan_ok=True)
            assert getattr(found, name) == wanted, (name, options)
        if not reasons[-1]:
            assert found.speed == pytest.approx(true.speed, rel=1e-7, abs=1e-7, nan_ok=True)
    assert flags >= {0, INACCURATE, STRAYED, SOON, NEAR, SOON | NEAR, JUMPED}


def test_bounds_hold_the_way_across_the_antimeridian(library: Path, random) -> None:
    crossing = 0
    for _ in range(some(100)):
        fixes = walk(random, 50, np.array([random.uniform(-85, 85), 180 - random.uniform(0, 0.1)]))
        track = Track(library)
        track.record(fixes)
        bounds = track.totals().bounds
        # Longitudes without a jump at the antimeridian.
        longitudes = fixes[0, 2] + np.cumsum((np.diff(fixes[:, 2], prepend=fixes[0, 2]) + 180) % 360 - 180)
        if np.ptp(longitudes) >= 359:
            continue
        assert (bounds.south, bounds.north) == (fixes[:, 1].min(), fixes[:, 1].max())
        for found, wanted in ((bounds.west, longitudes.min()), (bounds.east, longitudes.max())):
            assert abs((found - wanted + 180) % 360 - 180) < 1e-11
        crosses = longitudes.max() > 180 or longitudes.min() < -180
        assert (bounds.west > bounds.east) == crosses
        crossing += crosses
    assert crossing > 0


def test_a_way_around_the_earth_has_all_longitudes(library: Path) -> None:
    track = Track(library)
    track.record(fixes_at(np.column_stack([np.full(9, 89.0), np.arange(9) * 50.0]), np.arange(9.0)))
    bounds = track.totals().bounds
    assert (bounds.west, bounds.east) == (-180, 180)


def test_distances_are_those_of_geodesics(library: Path, random) -> None:
    for _ in range(some(3000)):
        start = start_of(random)
        end = truth.direct(start, random.uniform(-180, 180), any_size(random, 1e-3, 3e4))
        track = Track(library)
        track.record(fixes_at(np.array([start, end]), np.arange(2.0)))
        assert abs(track.totals().distance - float(truth.distance(start, end))) < ROUNDING


def test_who_rests_does_not_open_the_gate_of_speed(library: Path) -> None:
    home = np.array([47.0, 8.0])
    track = Track(library, least_distance=10, largest_speed=10)
    for second in range(3600):
        track.add(second, *truth.direct(home, second * 77.0, 3.0))
    assert track.add(3600, *truth.direct(home, 0.0, 5000.0)) == (LEFT_OUT, STRAYED)
    assert track.add(3601, *truth.direct(home, 0.0, 15.0))[0] == WAITING


def test_a_stored_state_goes_on_with_the_same_bits(library: Path, random) -> None:
    for _ in range(some(20)):
        fixes = walk(random, 120, start_of(random))
        fixes[:, 3] = random.uniform(0, 100, 120)
        options = any_options(random)
        whole, parts = Track(library, **options), Track(library, **options)
        for fix in fixes.tolist():
            stored = parts.bytes()
            parts = Track(library)
            parts.resume(stored)
            assert whole.add(*fix) == parts.add(*fix)
            assert parts.bytes() == whole.bytes()
        whole.end()
        parts.end()
        assert bytes(whole.totals()) == bytes(parts.totals())


def test_an_end_in_between_keeps_the_fix_that_waits_and_goes_on(library: Path, random) -> None:
    fixes = walk(random, 200, start_of(random))
    track = Track(library, tolerance=50)
    for fix in fixes[:100].tolist():
        track.add(*fix)
    assert track.end()[0] == KEPT
    assert track.vertices[-1][0] == fixes[99, 0]
    assert track.end()[0] == 0
    for fix in fixes[100:].tolist():
        track.add(*fix)
    track.end()
    vertices = np.array(track.vertices)
    assert (np.diff(vertices[:, 0]) > 0).all()
    assert track_truth.farthest_off(fixes, vertices) <= 50
    assert track.totals().vertex_count == len(vertices)


def test_a_damaged_state_is_refused_and_nothing_is_written(library: Path, random) -> None:
    track = Track(library)
    for fix in walk(random, 50, start_of(random)).tolist():
        track.add(*fix)
    sound = track.bytes()
    for bit in [*range(128), *random.integers(128, 4096, some(500)).tolist()]:
        damaged = bytearray(sound)
        damaged[bit // 8] ^= 1 << bit % 8
        track.resume(bytes(damaged))
        for call in (lambda: track.add(1e9, 1, 2), track.end, track.totals):
            with pytest.raises(RefusedError) as refusal:
                call()
            assert refusal.value.status == STATE
        assert track.bytes() == bytes(damaged)


def test_an_earlier_time_is_refused_and_nothing_changes(library: Path) -> None:
    track = Track(library)
    track.add(10, 47, 8)
    before = track.bytes()
    for time in (9.999, 9.0, -math.inf):
        with pytest.raises(RefusedError) as refusal:
            track.add(time, 47.1, 8)
        assert refusal.value.status == (TIME if math.isfinite(time) else 32)
        assert track.bytes() == before
    assert track.add(math.nan, 47.1, 8)[0] == WAITING
    with pytest.raises(RefusedError):
        track.add(9.999, 47.2, 8)
    # A fix with the same time is left out, at any place.
    assert track.add(10, 47.2, 8)[0] == LEFT_OUT
    assert track.add(10.5, 47.2, 8)[0] == WAITING


def test_the_numbers_of_a_state_are_whole_or_finite_or_plain(library: Path) -> None:
    """Any host may hand them on as numbers: a NaN has the usual bits, as JavaScript and others make it."""
    track = Track(library)
    track.add(math.nan, 47, 8, struct.unpack("d", struct.pack("Q", 0xFFF8_0000_0000_0123))[0])
    for number in struct.unpack("64Q", track.bytes()):
        value = struct.unpack("d", struct.pack("Q", number))[0]
        assert not math.isnan(value) or number == 0x7FF8_0000_0000_0000


def test_a_fix_that_is_left_out_as_near_has_a_speed(library: Path) -> None:
    track = Track(library, least_distance=10)
    home = np.array([47.0, 8.0])
    for time, north in ((0, 0.0), (1, 20.0), (3, 26.0)):
        outcome, _ = track.add(time, *truth.direct(home, 0.0, north))
    assert outcome == LEFT_OUT
    assert track.totals().speed == pytest.approx(3, abs=1e-6)


def test_bounds_that_end_at_the_antimeridian_end_in_the_east(library: Path) -> None:
    track = Track(library)
    for time, longitude in enumerate((170.0, 175.0, 180.0)):
        track.add(time, 0, longitude)
    bounds = track.totals().bounds
    assert (bounds.west, bounds.east) == (170, 180)


def test_a_state_whose_words_changed_places_is_refused(library: Path, random) -> None:
    track = Track(library)
    for fix in walk(random, 50, start_of(random)).tolist():
        track.add(*fix)
    sound = track.bytes()
    words = [sound[8 * index : 8 * index + 8] for index in range(64)]
    for one in range(2, 64):
        for other in range(one + 1, 64):
            if words[one] == words[other]:
                continue
            swapped = list(words)
            swapped[one], swapped[other] = words[other], words[one]
            track.resume(b"".join(swapped))
            with pytest.raises(RefusedError):
                track.totals()


def test_a_state_with_two_signs_turned_is_refused(library: Path, random) -> None:
    track = Track(library)
    for fix in walk(random, 50, start_of(random)).tolist():
        track.add(*fix)
    sound = track.bytes()
    for one in range(2, 64):
        for other in range(one + 1, 64):
            damaged = bytearray(sound)
            damaged[8 * one + 7] ^= 0x80
            damaged[8 * other + 7] ^= 0x80
            track.resume(bytes(damaged))
            with pytest.raises(RefusedError):
                track.totals()
