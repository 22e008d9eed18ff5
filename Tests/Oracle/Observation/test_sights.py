# SPDX-License-Identifier: MIT
"""Profiles and lines of sight against straight lines in space (pymap3d), geodesics of PROJ, and sums by numpy."""

from __future__ import annotations

import numpy as np
import pymap3d
import pyproj
import pytest
from effort import EFFORT
from Oracle.Observation.terrain_library import Terrain, bilinear, plain, surface

EARTH = pyproj.Geod(ellps="WGS84")
LINES = round(60 * max(EFFORT, 0.2))
#: Steps of the grid of hills, degrees: some 1.1 km.
STEP = 0.01


def cartesian(latitudes, longitudes, heights) -> np.ndarray:
    return np.stack(pymap3d.geodetic2ecef(latitudes, longitudes, heights), axis=-1)


def ray_heights(start, end, latitudes, longitudes) -> np.ndarray:
    """The heights at which verticals come nearest to the straight line between two places."""
    a, b = cartesian(*start), cartesian(*end)
    along = (b - a) / np.linalg.norm(b - a)
    feet = cartesian(latitudes, longitudes, np.zeros(len(latitudes)))
    up = (cartesian(latitudes, longitudes, np.full(len(latitudes), 1000.0)) - feet) / 1000
    # The points feet + h up and a + t along are nearest to each other at this h.
    across = up - (up @ along)[:, None] * along
    return ((a - feet) * across).sum(1) / (across * up).sum(1)


@pytest.fixture
def hills(library, random):
    """A terrain of 3 by 4 degrees somewhere, with its samples from the south."""
    south, west = random.uniform(-70, 67), random.uniform(-180, 180)
    samples = (1500 + surface(random, 301, 401, 1500)).astype("<f4")
    return Terrain(library, samples.tobytes(), plain(samples, south, west, STEP, STEP)), samples.astype(float), south, west


def ground(samples, south, west, latitudes, longitudes) -> np.ndarray:
    return bilinear(samples, (latitudes - south) / STEP, ((longitudes - west + 180) % 360 - 180) / STEP)


def places_of(random, south, west, count):
    latitudes = south + random.uniform(0.3, 2.7, count)
    return np.column_stack([latitudes, west + random.uniform(0.3, 3.7, count)])


def path(start, end, parts) -> tuple[np.ndarray, np.ndarray, np.ndarray, float]:
    """Latitudes, longitudes and distances between two places, and the length."""
    azimuth, _, length = EARTH.inv(start[1], start[0], end[1], end[0])
    distances = np.arange(1, parts) * length / parts
    count = len(distances)
    longitudes, latitudes, _ = EARTH.fwd(np.full(count, start[1]), np.full(count, start[0]), np.full(count, azimuth), distances)
    return latitudes, longitudes, distances, length


def test_straight_lines_in_space(hills, random):
    """Without refraction, the line of sight is the straight one: which part of it is free, where it is blocked first."""
    terrain, samples, south, west = hills
    seen = blocked = 0
    for start, end in zip(places_of(random, south, west, LINES), places_of(random, south, west, LINES), strict=True):
        heights = random.uniform(0, 3000, 2) * random.integers(0, 2)
        step = random.uniform(50, 500)
        sight = terrain.sight(start, heights[0], end, heights[1], curvature=1, step=step)
        length = EARTH.inv(start[1], start[0], end[1], end[0])[2]
        latitudes, longitudes, distances, length = path(start, end, max(2, int(np.ceil(length / step))))
        assert abs(sight.distance - length) < 1e-6
        floor = ground(samples, south, west, latitudes, longitudes)
        ends = ground(samples, south, west, *np.array([start, end]).T)
        assert np.allclose([sight.from_ground, sight.to_ground], ends, atol=1e-4)
        ray = ray_heights((*start, ends[0] + heights[0]), (*end, ends[1] + heights[1]), latitudes, longitudes)
        clearances = ray - floor
        # Euler's sphere is that of the middle of the line.
        tolerance = 1e-3 + 0.1 * (length / 100_000) ** 2
        least = int(np.argmin(clearances))
        assert abs(sight.clearance - clearances[least]) < tolerance, (start, end, length)
        assert clearances[np.argmin(np.abs(distances - sight.clearance_distance))] < clearances[least] + tolerance
        azimuth, elevation, _ = pymap3d.geodetic2aer(*end, ends[1] + heights[1], *start, ends[0] + heights[0])
        assert abs((sight.azimuth - azimuth + 180) % 360 - 180) < 0.02
        assert abs(sight.elevation - elevation) < 1e-5 + 2e-3 * (length / 100_000) ** 2
        if abs(clearances[least]) < tolerance:
            continue
        assert sight.is_visible == (clearances[least] > 0)
        first = np.flatnonzero(clearances < -tolerance)
        if not sight.is_visible:
            blocked += 1
            assert sight.blocked_distance <= distances[first[0]] + 1e-6
            at = np.argmin(np.abs(distances - sight.blocked_distance))
            assert abs(distances[at] - sight.blocked_distance) < 1e-6 and clearances[at] < tolerance
            assert abs(sight.blocked_height - floor[at]) < 0.01
            assert EARTH.inv(longitudes[at], latitudes[at], sight.blocked_point.longitude, sight.blocked_point.latitude)[2] < 1e-6
        else:
            seen += 1
            assert np.isnan(sight.blocked_distance)
        back = terrain.sight(end, heights[1], start, heights[0], curvature=1, step=step)
        assert back.is_visible == sight.is_visible and abs(back.clearance - sight.clearance) < 1e-6
    assert seen and blocked


@pytest.mark.parametrize("curvature", [6 / 7, 3 / 4, 1, 0.1])
def test_refraction_is_a_larger_earth(library, random, curvature):
    """Above level ground, a line sinks by c s (d - s)/(2 R) between its ends."""
    level = np.zeros((3, 3), "<f4")
    for _ in range(LINES):
        south, west = random.uniform(-80, 78), random.uniform(-180, 180)
        terrain = Terrain(library, level.tobytes(), plain(level, south, west, 1, 1))
        start, end = np.array([south, west]) + random.uniform(0.1, 1.9, (2, 2))
        heights = random.uniform(0, 500, 2)
        sight = terrain.sight(start, heights[0], end, heights[1], curvature=curvature, step=100)
        azimuth, _, length = EARTH.inv(start[1], start[0], end[1], end[0])
        parts = int(np.ceil(length / 100))
        s = np.arange(1, parts) * length / parts
        a, e2 = EARTH.a, EARTH.es
        w = 1 - e2 * np.sin(np.radians((start[0] + end[0]) / 2)) ** 2
        normal, meridian = a / np.sqrt(w), a * (1 - e2) / w**1.5
        alpha = np.radians(EARTH.inv(*EARTH.fwd(start[1], start[0], azimuth, length / 2)[:2], end[1], end[0])[0])
        radius = 1 / (np.cos(alpha) ** 2 / meridian + np.sin(alpha) ** 2 / normal)
        slope = (heights[1] - heights[0]) / length
        # In polar coordinates: h" = (1 + 2 h'^2)/R.
        line = heights[0] + slope * s - (1 + 2 * slope**2) * curvature * s * (length - s) / (2 * radius)
        # Heights of h meters stretch the way by h/R.
        assert abs(sight.clearance - line.min()) < 1e-3 + 2e-4 * curvature * length**2 / (8 * radius)


def test_the_first_fresnel_zone(hills, random):
    terrain, samples, south, west = hills
    for start, end in zip(places_of(random, south, west, LINES), places_of(random, south, west, LINES), strict=True):
        heights, frequency = random.uniform(100, 4000, 2), 10 ** random.uniform(7, 11)
        sight = terrain.sight(start, heights[0], end, heights[1], curvature=1, step=400, frequency=frequency)
        latitudes, longitudes, s, length = path(start, end, max(2, int(np.ceil(sight.distance / 400))))
        ends = ground(samples, south, west, *np.array([start, end]).T)
        ray = ray_heights((*start, ends[0] + heights[0]), (*end, ends[1] + heights[1]), latitudes, longitudes)
        radii = np.sqrt(299_792_458 / frequency * s * (length - s) / length)
        parts = (ray - ground(samples, south, west, latitudes, longitudes)) / radii
        tolerance = (1e-3 + 0.1 * (length / 100_000) ** 2) / radii.min()
        assert abs(sight.free_zone - parts.min()) < tolerance
        assert parts[np.argmin(np.abs(s - sight.free_zone_distance))] < parts.min() + tolerance


def test_profiles_against_proj(hills, random):
    terrain, samples, south, west = hills
    for _ in range(LINES):
        route = places_of(random, south, west, random.integers(1, 5))
        step = 10 ** random.uniform(2, 5)
        profile = terrain.profile(route, step)
        expected, before = [(0.0, *route[0])], 0.0
        for start, end in zip(route, route[1:], strict=False):
            length = EARTH.inv(start[1], start[0], end[1], end[0])[2]
            latitudes, longitudes, distances, length = path(start, end, max(1, int(np.ceil(length / step))))
            expected += zip(before + distances, latitudes, longitudes, strict=True)
            before += length
            expected.append((before, *end))
        expected = np.array(expected)
        assert len(profile) == len(expected)
        assert np.abs(profile[:, :2] - expected[:, :2]).max() < 1e-6
        assert np.abs((profile[:, 2] - expected[:, 2] + 180) % 360 - 180).max() < 1e-12
        assert np.abs(profile[:, 3] - ground(samples, south, west, *expected[:, 1:].T)).max() < 1e-3
        compare_summary(terrain, profile)


def test_summary_of_any_samples(hills, random):
    for _ in range(LINES * 5):
        count = random.integers(1, 40)
        samples = np.zeros((count, 4))
        samples[:, 0] = np.cumsum(random.uniform(0, 100, count).round(-1))
        samples[:, 3] = random.normal(0, 30, count).round()
        samples[random.random(count) < random.choice([0, 0.3]), 3] = np.nan
        compare_summary(hills[0], samples)


def compare_summary(terrain: Terrain, samples: np.ndarray) -> None:
    distances, heights = samples[:, 0], samples[:, 3]
    known = ~np.isnan(heights)
    summary = terrain.summary(samples, 0)
    assert summary.unknown_count == (~known).sum()
    assert summary.length == distances[-1] - distances[0]
    if not known.any():
        assert np.isnan([summary.ascent, summary.descent, summary.lowest, summary.highest]).all()
        return
    rises = np.diff(heights[known])
    assert np.isclose(summary.ascent, rises[rises > 0].sum(), atol=1e-6)
    assert np.isclose(summary.descent, -rises[rises < 0].sum(), atol=1e-6)
    assert (summary.lowest, summary.highest) == (np.nanmin(heights), np.nanmax(heights))
    assert summary.lowest_distance == distances[np.nanargmin(heights)]
    assert summary.highest_distance == distances[np.nanargmax(heights)]
    with np.errstate(divide="ignore", invalid="ignore"):
        grades = np.diff(heights) / np.diff(distances)
    grades[~np.isfinite(grades)] = np.nan
    for grade, given, at in (
        (grades, summary.steepest_up, summary.steepest_up_distance),
        (-grades, summary.steepest_down, summary.steepest_down_distance),
    ):
        if (grade > 0).any():
            assert given == np.nanmax(grade) and at == distances[np.nanargmax(grade)]
        else:
            assert np.isnan(given) and np.isnan(at)
    for climb in (5, 40):
        counted = terrain.summary(samples, climb)
        assert (counted.ascent, counted.descent) == pytest.approx(climbs(heights[known], climb))


def climbs(heights, climb) -> tuple[float, float]:
    """Ways between turning points: each is at least `climb` from the one before it."""
    up = down = 0.0
    turning = [heights[0]]
    # The extremes so far that are candidates, before the first direction is known.
    low = high = heights[0]
    direction = 0
    for height in heights[1:]:
        low, high = min(low, height), max(high, height)
        if direction == 0:
            if height - low >= climb > 0:
                direction, turning = 1, [low, height]
            elif high - height >= climb > 0:
                direction, turning = -1, [high, height]
        elif (height - turning[-1]) * direction > 0:
            turning[-1] = height
        elif (turning[-1] - height) * direction >= climb:
            turning.append(height)
            direction = -direction
    for a, b in zip(turning, turning[1:], strict=False):
        up, down = up + max(0, b - a), down + max(0, a - b)
    return up, down
