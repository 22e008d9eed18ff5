# SPDX-License-Identifier: MIT
"""Earth-centered coordinates against PROJ, GeographicLib's CartConvert and 50 digits, which decide."""

from __future__ import annotations

import ctypes
import math
from pathlib import Path

import mpmath
import numpy as np
import pyproj
import pytest
from mpmath import mpf
from Oracle.Geometry.shape_scenes import some

# Meters up to 10,000 km from the center of the earth; beyond that a part of the distance.
LIMIT, RELATIVE = 10e-9, 1e-15
SEMI_MAJOR, SEMI_MINOR = 6378137.0, 6356752.314245179
#: Where normals of the ellipsoid cross: its evolute reaches so far from the center, in the equator's plane and on the axis.
EVOLUTE = 42697.67270715754, 42841.31151331342
OK, PARTIAL, NOT_FINITE, LATITUDE = 0, 1, 32, 33


class Ellipsoid:
    """WGS 84 with 50 digits."""

    def __init__(self) -> None:
        self.a, flattening = mpf(6378137), 1 / mpf("298.257223563")
        self.e2 = flattening * (2 - flattening)

    def forward(self, latitude: float, longitude: float, height: float) -> list[mpf]:
        # Sines of whole degrees must not take an error of pi.
        phi, lam = (mpmath.radians(mpf(angle)) for angle in (latitude, longitude))
        sine, cosine = mpmath.sin(phi), mpmath.cos(phi)
        normal = self.a / mpmath.sqrt(1 - self.e2 * sine**2)
        across = (normal + mpf(height)) * cosine
        return [across * mpmath.cos(lam), across * mpmath.sin(lam), (normal * (1 - self.e2) + mpf(height)) * sine]

    def off(self, place: np.ndarray, point: np.ndarray) -> float:
        """Gives the meters between a point and where a place is."""
        return float(mpmath.norm([one - mpf(other) for one, other in zip(self.forward(*map(float, place)), map(float, point))]))


@pytest.fixture
def earth():
    with mpmath.workdps(50):
        yield Ellipsoid()


class Library:
    def __init__(self, path: Path) -> None:
        self._c = ctypes.CDLL(str(path))

    def call(self, name: str, rows: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Gives rows of three results, and their statuses; columns are the fields of rows, in both arrays."""
        rows = np.ascontiguousarray(rows, float)
        results, statuses = np.full(rows.shape, 7.0), np.full(len(rows), 7, np.uint8)

        def columns(array: np.ndarray) -> list:
            start = array.ctypes.data
            return [one for i in range(3) for one in (ctypes.c_void_p(start + 8 * i), ctypes.c_ssize_t(24))]

        count, told = ctypes.c_size_t(len(rows)), ctypes.c_void_p(statuses.ctypes.data)
        status = getattr(self._c, f"gn_ecef_{name}_batch")(*columns(rows), count, *columns(results), told)
        assert status == (PARTIAL if statuses.any() else OK)
        return results, statuses

    def forward(self, places: np.ndarray) -> np.ndarray:
        points, statuses = self.call("forward", places)
        assert not statuses.any()
        return points

    def inverse(self, points: np.ndarray) -> np.ndarray:
        places, statuses = self.call("inverse", points)
        assert not statuses.any()
        assert (np.abs(places[:, 0]) <= 90).all() and (-180 <= places[:, 1]).all() and (places[:, 1] < 180).all()
        return places


@pytest.fixture
def c(library: Path) -> Library:
    return Library(library)


def allowed(points: np.ndarray) -> np.ndarray:
    return np.maximum(LIMIT, RELATIVE * np.linalg.norm(points, axis=1))


def places_of(random: np.random.Generator, count: int, least: float = -6.3e6, most: float = 1e9) -> np.ndarray:
    """Places of all latitudes, some near the poles and the equator, and of heights of all sizes."""
    latitudes = random.uniform(-90, 90, count)
    near = 10.0 ** random.uniform(-14, 0, count)
    kind = random.integers(6, size=count)
    latitudes = np.where(kind == 0, near * np.sign(latitudes), np.where(kind == 1, (90 - near) * np.sign(latitudes), latitudes))
    heights = np.where(random.random(count) < 0.5, random.uniform(-12_000, 9_000, count), 10.0 ** random.uniform(0, 9, count))
    heights = np.where(kind == 2, random.uniform(least, 0, count), heights)
    return np.stack([latitudes, random.uniform(-180, 180, count), np.clip(heights, least, most)], axis=1)


def points_of(random: np.random.Generator, count: int) -> np.ndarray:
    """Points from a picometer to 1e9 m from the center, some near the axis and the plane of the equator."""
    points = random.normal(size=(count, 3)) * 10.0 ** -(random.integers(4, size=(count, 3)) // 3 * random.uniform(0, 15, (count, 3)))
    points[random.random((count, 3)) < 0.02] = 0
    points[(points == 0).all(axis=1)] = 1
    return points / np.linalg.norm(points, axis=1)[:, None] * 10.0 ** random.uniform(-12, 9, count)[:, None]


def test_points_are_those_of_proj(c, random, findings):
    """PROJ takes degrees into radians, which rounds: 2e-16 of the distance."""
    places = places_of(random, some(100_000))
    wanted = np.stack(pyproj.Transformer.from_crs(4979, 4978).transform(*places.T), axis=1)
    found = c.forward(places)
    off = np.linalg.norm(found - wanted, axis=1)
    worst = (off / allowed(found)).max()
    findings.largest("of what is allowed", worst)
    findings.expect(worst <= 1, "of what is allowed", worst)
    # PROJ's way back is one step of Bowring's: off by 4 um at 20 km, and its heights near the poles by as much. Within 300 m of
    # the ellipsoid, and heights up to 75 degrees, it is as good as ours.
    ground = places_of(random, some(100_000), -300, 300)
    points = c.forward(ground)
    wanted = np.stack(pyproj.Transformer.from_crs(4978, 4979).transform(*points.T), axis=1)
    off = np.abs(c.inverse(points) - wanted)
    meters = math.radians(SEMI_MAJOR) * off[:, 0], off[np.abs(ground[:, 0]) < 75, 2]
    findings.largest("meters of latitude", meters[0].max())
    findings.largest("meters of height", meters[1].max())
    findings.expect(max(one.max() for one in meters) <= LIMIT, "meters from PROJ", meters)
    findings.conclude()


def test_places_are_those_of_geographiclib(c, run, need, random, findings):
    points = points_of(random, some(100_000))
    # Where several normals lead to a point, they may take another one: CartConvert takes the nearest as we do.
    text = "".join(f"{x!r} {y!r} {z!r}\n" for x, y, z in points.tolist())
    printed = run([need("CartConvert"), "-r", "-p", "9"], input=text).stdout
    wanted = np.array([[float(word) for word in line.split()] for line in printed.splitlines()])
    found = c.inverse(points)
    # Both as points again: near the evolute and the axis, angles say little. Ours is exact to 2 nm (below).
    off = np.linalg.norm(c.forward(wanted) - c.forward(found), axis=1)
    # CartConvert prints 1e-14 degrees and 1e-9 m, and is good to 8 nm up to 5000 km above the ground.
    worst = (off / np.maximum(2 * LIMIT, 2 * RELATIVE * np.linalg.norm(points, axis=1))).max()
    findings.largest("of what is allowed", worst)
    findings.expect(worst <= 1, "of what is allowed", worst)
    # The height shows which of several normals was taken.
    off = np.abs(found[:, 2] - wanted[:, 2]) / np.maximum(2 * LIMIT, 2 * RELATIVE * np.linalg.norm(points, axis=1))
    findings.largest("of what is allowed, height", off.max())
    findings.expect(off.max() <= 1, "of what is allowed, height", off.max())
    findings.conclude()


def test_both_ways_are_exact_to_ten_nanometers(c, earth, random, findings):
    """A forward call is compared with the formula in 50 digits, the place of a point is put back."""
    places = places_of(random, some(3000))
    points = points_of(random, some(3000))
    around = np.array([evolute_point(random) for _ in range(some(1000))])
    points = np.concatenate([points, around])
    for kind, taken, given in (("forward", c.forward(places), places), ("inverse", points, c.inverse(points))):
        off = np.array([earth.off(place, point) for place, point in zip(given, taken)]) / allowed(taken)
        findings.largest(f"of what is allowed, {kind}", off.max())
        findings.expect(off.max() <= 1, kind, taken[off.argmax()])
    findings.conclude()


def evolute_point(random: np.random.Generator) -> np.ndarray:
    """A point on the evolute of a meridian, or some nanometers to kilometers beside it."""
    angle = random.uniform(0, 2 * math.pi) if random.random() < 0.7 else random.integers(5) * math.pi / 2
    across, along = EVOLUTE[0] * math.cos(angle) ** 3, EVOLUTE[1] * math.sin(angle) ** 3
    longitude = random.uniform(-math.pi, math.pi)
    beside = random.normal(size=3) * 10.0 ** random.uniform(-9, 3)
    return np.array([across * math.cos(longitude), across * math.sin(longitude), along]) + beside


def test_the_normal_that_is_taken_leads_to_the_nearest_part_of_the_surface(c, random):
    points = np.array([evolute_point(random) for _ in range(some(2000))]) * random.uniform(0, 1.2, (some(2000), 1))
    found = c.inverse(points)
    latitudes = np.linspace(-90, 90, 2001)
    surface = c.forward(np.stack([latitudes, 0 * latitudes, 0 * latitudes], axis=1))
    radius = np.hypot(points[:, 0], points[:, 1])
    # From a point the surface of its own meridian is nearest, on the side where it lies.
    distances = np.hypot(surface[None, :, 0] - radius[:, None], surface[None, :, 2] - points[:, None, 2]).min(axis=1)
    assert (found[:, 2] < 0).all()
    # No sample is nearer; they are 10 km apart, from a point 6,300 km away.
    assert (-found[:, 2] <= distances + 1e-8).all() and (-found[:, 2] >= distances - 10).all()


def test_special_points(c):
    cases = [
        ((0, 0, 0), (90, 0, -SEMI_MINOR)),
        ((0, 0, -0.0), (-90, 0, -SEMI_MINOR)),
        ((0, 0, 1), (90, 0, 1 - SEMI_MINOR)),
        ((0, 0, -1), (-90, 0, 1 - SEMI_MINOR)),
        ((0, 0, 1e9), (90, 0, 1e9 - SEMI_MINOR)),
        ((SEMI_MAJOR, 0, 0), (0, 0, 0)),
        ((-SEMI_MAJOR, 0, 0), (0, -180, 0)),
        ((-SEMI_MAJOR, -0.0, 0), (0, -180, 0)),
        ((0, 1e9, 0), (0, 90, 1e9 - SEMI_MAJOR)),
        ((0, -50000, 0), (0, -90, 50000 - SEMI_MAJOR)),
        ((1e-320, 0, 0), (90, 0, -SEMI_MINOR)),
        ((1.7e308, 0, 0), (0, 0, 1.7e308)),
        ((0, 0, -1.7e308), (-90, 0, 1.7e308)),
    ]
    found = c.inverse(np.array([point for point, _ in cases]))
    for (point, wanted), place in zip(cases, found):
        assert place.tolist() == pytest.approx(list(wanted), rel=0, abs=max(1e-9, abs(wanted[2]) * 1e-15)), point
    # From two normals of a point within the evolute, in the plane of the equator, z decides.
    (north, south), _ = c.call("inverse", np.array([[4e4, 0, 0.0], [4e4, 0, -0.0]]))
    assert 20 < north[0] == -south[0] < 21 and north[2] == south[2]
    poles = c.forward(np.array([[90, 12, 0], [-90, 12, 5], [90, 0, 1e300]]))
    assert poles.tolist() == [[0, 0, pytest.approx(SEMI_MINOR, abs=1e-9)], [0, 0, -poles[0][2] - 5], [0, 0, 1e300]]


def test_what_is_refused(c):
    largest = 1.7976931348623157e308
    results, statuses = c.call(
        "inverse",
        np.array([[math.nan, 0, 0], [0, math.inf, 0], [0, 0, -math.inf], [largest, largest, 0], [1, 2, 3], [1e300] * 3]),
    )
    assert statuses.tolist() == [NOT_FINITE] * 4 + [OK] * 2
    assert np.isnan(results[:4]).all() and np.isfinite(results[4:]).all()
    results, statuses = c.call(
        "forward",
        np.array([[math.nan, 0, 0], [0, math.inf, 0], [0, 0, math.inf], [90.00000000000001, 0, 0], [-91, 0, 0], [1, 1e300, largest]]),
    )
    assert statuses.tolist() == [NOT_FINITE] * 3 + [LATITUDE] * 2 + [OK]
    assert np.isnan(results[:5]).all() and np.isfinite(results[5]).all()
