# SPDX-License-Identifier: MIT
"""Rhumb lines against 40 digits: GeographicLib loses some near the poles, where a line turns any number of times."""

from __future__ import annotations

import ctypes
import math
from ctypes import byref, c_double
from pathlib import Path

import mpmath
import numpy as np
import pytest
from mpmath import mpf
from Oracle.Geometry.shape_library import Point
from Oracle.Geometry.shape_scenes import any_center, any_size, some

LIMIT = 15e-9
# The longitudes that a line runs through, in meters on the equator, round like any number.
RELATIVE = 4e-16
SEMI_MAJOR = 6_378_137.0


class Ellipsoid:
    """WGS 84 with 40 digits; latitudes and longitudes in radians."""

    def __init__(self) -> None:
        self.a, flattening = mpf(6378137), 1 / mpf("298.257223563")
        self.e2 = flattening * (2 - flattening)
        self.e = mpmath.sqrt(self.e2)
        self.quarter = self.meridian(mpmath.pi / 2)

    def meridian(self, latitude: mpf) -> mpf:
        """Gives the meters from the equator."""
        sine, cosine = mpmath.sin(latitude), mpmath.cos(latitude)
        return self.a * (
            mpmath.ellipe(latitude, self.e2) - self.e2 * sine * cosine / mpmath.sqrt(1 - self.e2 * sine**2)
        )

    def latitude(self, meridian: mpf) -> mpf:
        """Gives the latitude at a distance in meters from the equator, by Newton's method."""
        latitude = meridian / self.quarter * mpmath.pi / 2
        for _ in range(5):
            radius = self.a * (1 - self.e2) / (1 - self.e2 * mpmath.sin(latitude) ** 2) ** mpf("1.5")
            latitude -= (self.meridian(latitude) - meridian) / radius
        return latitude

    def isometric(self, latitude: mpf) -> mpf:
        """Gives the latitude on Mercator's map."""
        return mpmath.asinh(mpmath.tan(latitude)) - self.e * mpmath.atanh(self.e * mpmath.sin(latitude))

    def parallel(self, latitude: mpf) -> mpf:
        """Gives the radius of a parallel, in meters."""
        return self.a * mpmath.cos(latitude) / mpmath.sqrt(1 - self.e2 * mpmath.sin(latitude) ** 2)


@pytest.fixture
def earth():
    with mpmath.workdps(40):
        yield Ellipsoid()


@pytest.fixture
def c(library: Path) -> ctypes.CDLL:
    found = ctypes.CDLL(str(library))
    found.gn_rhumb_direct.argtypes = [ctypes.c_void_p, c_double, c_double, ctypes.c_void_p]
    return found


def degrees(longitude: mpf) -> mpf:
    """Gives a longitude reduced to [-180, 180)."""
    return mpmath.fmod(longitude * 180 / mpmath.pi + 180, 360) % 360 - 180


def some_point(random: np.random.Generator) -> np.ndarray:
    """Gives a point, often less than a millimeter from a pole, but not at it."""
    point = any_center(random)
    if abs(point[0]) == 90:
        point[0] *= 1 - any_size(random, 2e-16, 1e-3)
    return point


def test_rhumb_lines_between_positions(c, earth, random, findings):
    for _ in range(some(400)):
        start, end = some_point(random), some_point(random)
        if random.random() < 0.3:  # Nearly along a parallel, or nearby.
            end = start + np.array([any_size(random, 1e-14, 1e-3), any_size(random, 1e-14, 170)])
            end[0] = min(max(end[0], -89.9999999999), 89.9999999999)
        distance, azimuth = c_double(), c_double()
        status = c.gn_rhumb_inverse(byref(Point(*start)), byref(Point(*end)), byref(distance), byref(azimuth))
        words = f"{start.tolist()} to {end.tolist()}: {status} {distance.value} {azimuth.value}"
        findings.count("pairs")
        one, other = (mpf(float(point[0])) * mpmath.pi / 180 for point in (start, end))
        east = degrees((mpf(float(end[1])) - mpf(float(start[1]))) * mpmath.pi / 180) * mpmath.pi / 180
        north = earth.isometric(other) - earth.isometric(one)
        if north == 0:
            wanted = abs(east) * earth.parallel(one)
        else:
            wanted = mpmath.hypot(east, north) * abs((earth.meridian(other) - earth.meridian(one)) / north)
        course = mpmath.atan2(east, north) * 180 / mpmath.pi
        off = float(abs(mpf(distance.value) - wanted))
        findings.largest("nm of a distance", off * 1e9)
        findings.expect(status == 0 and off <= LIMIT, "rhumb", f"{off} m off, {words}")
        turned = abs(math.remainder(float(mpf(azimuth.value) - course), 360))
        if abs(abs(float(east)) - math.pi) < 1e-15:  # East and west are as far.
            turned = min(turned, abs(math.remainder(float(mpf(azimuth.value) + course), 360)))
        beside = math.radians(turned) * float(wanted)
        findings.largest("nm beside the end", beside * 1e9)
        findings.expect(beside <= LIMIT, "rhumb", f"misses the end by {beside} m, {words}")
    findings.conclude(pairs=300)


def test_rhumb_lines_from_a_position(c, earth, random, findings):
    for number in range(some(300)):
        start, azimuth = some_point(random), float(random.uniform(-180, 180))
        if random.random() < 0.2:
            azimuth = float(random.choice([-90, 0, 90])) + any_size(random, 1e-14, 1)
        distance = any_size(random, 1e-3, 2e7) * float(random.choice([-1, 1]))
        if number % 10 == 0:  # Longer than a meridian, wherever it starts.
            azimuth, distance = float(random.uniform(-30, 30)), math.copysign(2.4e7, distance)
        end = Point(math.nan, math.nan)
        status = c.gn_rhumb_direct(byref(Point(*start)), azimuth, distance, byref(end))
        words = f"{start.tolist()} {azimuth} {distance}: {status} {end.pair()}"
        one, alpha = mpf(float(start[0])) * mpmath.pi / 180, mpf(azimuth) * mpmath.pi / 180
        there = earth.meridian(one) + mpf(distance) * mpmath.cos(alpha)
        beyond = float(abs(there) - earth.quarter)
        if beyond > -1e-6:
            findings.count("lines that end at a pole")
            findings.expect(beyond < 1e-6 or status == 96, "rhumb", f"{beyond} m beyond the pole, {words}")
            continue
        findings.count("lines")
        latitude = earth.latitude(there)
        north = earth.isometric(latitude) - earth.isometric(one)
        meters = mpf(distance) * mpmath.sin(alpha)
        # Along a parallel the quotient of the differences is lost even with 40 digits.
        exact = abs(there - earth.meridian(one)) > mpf("1e-18")
        east = mpmath.tan(alpha) * north if exact else meters / earth.parallel(one)
        longitude = degrees(mpf(float(start[1])) * mpmath.pi / 180 + east)
        off = float(abs(mpf(end.latitude) * mpmath.pi / 180 - latitude) * earth.a)
        across = abs(math.remainder(float(mpf(end.longitude) - longitude), 360))
        beside = math.radians(across) * float(earth.parallel(latitude))
        findings.largest("nm of a latitude", off * 1e9)
        limit = LIMIT + RELATIVE * float(abs(east)) * SEMI_MAJOR
        findings.largest("of what a longitude may be off", beside / limit)
        findings.expect(status == 0 and off <= LIMIT, "rhumb", f"{off} m north or south, {words}")
        findings.expect(beside <= limit, "rhumb", f"{beside} m east or west of {float(longitude)}, {words}")
    findings.conclude(**{"lines": 200, "lines that end at a pole": 20})


def test_evenly_spaced_positions(c, earth, random, findings):
    """Each lies on the line, its share of the length from the start; the ends are those given."""
    for _ in range(some(60)):
        start, end = random.uniform(-89, 89, 2), random.uniform(-89, 89, 2)
        start[1], end[1] = random.uniform(-180, 180), random.uniform(-180, 180)
        count = int(random.integers(2, 9))
        points = (Point * count)()
        status = c.gn_rhumb_points(byref(Point(*start)), byref(Point(*end)), ctypes.c_size_t(count), points)
        words = f"{start.tolist()} to {end.tolist()}, {count}: {status}"
        one, other = (mpf(float(point[0])) * mpmath.pi / 180 for point in (start, end))
        east = degrees((mpf(float(end[1])) - mpf(float(start[1]))) * mpmath.pi / 180) * mpmath.pi / 180
        north = earth.isometric(other) - earth.isometric(one)
        ends_are_given = points[0].pair() == tuple(start) and points[count - 1].pair() == tuple(end)
        findings.expect(status == 0 and ends_are_given, "rhumb", words)
        for i in range(1, count - 1):
            findings.count("positions")
            there = earth.meridian(one) + (earth.meridian(other) - earth.meridian(one)) * i / (count - 1)
            latitude = earth.latitude(there)
            across = east * (earth.isometric(latitude) - earth.isometric(one)) / north
            longitude = degrees(mpf(float(start[1])) * mpmath.pi / 180 + across)
            off = float(abs(mpf(points[i].latitude) * mpmath.pi / 180 - latitude) * earth.a)
            turned = abs(math.remainder(float(mpf(points[i].longitude) - longitude), 360))
            beside = math.radians(turned) * float(earth.parallel(latitude))
            findings.largest("nm off", max(off, beside) * 1e9)
            limit = 2 * LIMIT + RELATIVE * float(abs(east)) * SEMI_MAJOR
            findings.expect(off <= limit and beside <= limit, "rhumb", f"{off} m, {beside} m off at {i}, {words}")
    findings.conclude(positions=100)
