#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The true error of UTM and UPS in GridNorth, against formulas evaluated with 70 digits.

Transverse Mercator is exact here, not a series: the meridian arc and the isometric latitude are analytic functions, so
the projection is the arc of the complex latitude whose isometric latitude is psi + i lambda (Lee 1976). That one is
found by Newton's method, the arc is an elliptic integral of the second kind. Convergence and scale are angle and length
of the derivative. Polar stereographic is Snyder 1987, 21-33 and 21-34, with the scale of 21-32.

    Tests/Oracle/exact.py --seed 1 --count 4000     largest errors; docs/ACCURACY.md quotes them
    Tests/Oracle/exact.py --point 60.5 9.25 33      the exact coordinates of one position, zone 0 for UPS

Doubles are taken at their exact values, in and out. So a forward error includes the rounding of the result (a northing
near 9,000 km has steps of 1.9 nm). The error of an inverse is found by projecting its result exactly, and includes the
rounding of degrees (a longitude near 180 has steps of 3.2 nm at the equator).
"""

from __future__ import annotations

import argparse
import ctypes
import random
import sys
from pathlib import Path
from typing import NamedTuple

from mpmath import asin, atan2, atanh, cos, ellipe, exp, hypot, mp, mpc, mpf, pi, sin, sqrt

mp.dps = 70

A = mpf(6378137)
FLATTENING = 1 / mpf("298.257223563")
E2 = FLATTENING * (2 - FLATTENING)
E = sqrt(E2)
DEGREE = pi / 180

# The limits of the project; wider ones are not for this file to choose.
METERS = 10e-9
DEGREES = 1e-13
SCALE = 1e-13


class Projected(NamedTuple):
    easting: mpf
    northing: mpf
    convergence: mpf
    scale: mpf


def meridian_arc(sine):
    """Meters from the equator to the latitude of this sine, real or complex."""
    delta = sqrt(1 - E2 * sine * sine)
    return A * (ellipe(asin(sine), E2) - E2 * sine * sqrt(1 - sine * sine) / delta)


def isometric_latitude(sine):
    return atanh(sine) - E * atanh(E * sine)


def sine_of_latitude(isometric):
    """The sine of the latitude that has an isometric latitude, both complex."""
    grown = exp(2 * isometric)
    sine = (grown - 1) / (grown + 1)
    for _ in range(60):
        rest = (1 - sine * sine) * (1 - E2 * sine * sine) / (1 - E2)
        step = (isometric_latitude(sine) - isometric) * rest
        sine -= step
        if abs(step) <= mpf(10) ** -40 * abs(rest):
            return sine
    raise ArithmeticError("Newton's method does not converge")


def utm(latitude: float, longitude: float, zone: int, north: bool) -> Projected:
    """Computed in one quadrant of the central meridian and the equator, then turned over."""
    offset = (mpf(longitude) - (6 * zone - 183) + 180) % 360 - 180
    east, up = (-1 if offset < 0 else 1), (-1 if latitude < 0 else 1)
    phi, lam = abs(mpf(latitude)) * DEGREE, abs(offset) * DEGREE
    k0 = mpf("0.9996")
    false_northing = 0 if north else 10_000_000
    if abs(latitude) == 90:
        return Projected(mpf(500_000), up * k0 * meridian_arc(mpf(1)) + false_northing, up * offset, k0)
    sine = sine_of_latitude(mpc(isometric_latitude(sin(phi)), lam))
    arc = meridian_arc(sine)
    derivative = A * sqrt(1 - sine * sine) / sqrt(1 - E2 * sine * sine)
    radius_of_parallel = A * cos(phi) / sqrt(1 - E2 * sin(phi) ** 2)
    return Projected(
        easting=500_000 + east * k0 * arc.imag,
        northing=up * k0 * arc.real + false_northing,
        convergence=-east * up * atan2(derivative.imag, derivative.real) / DEGREE,
        scale=k0 * abs(derivative) / radius_of_parallel,
    )


def ups(latitude: float, longitude: float, north: bool) -> Projected:
    sign = 1 if north else -1
    lam = mpf(longitude) * DEGREE
    # The distance from the pole, without cancellation.
    colatitude = (90 - sign * mpf(latitude)) * DEGREE
    sine = cos(colatitude)
    k0 = mpf("0.994")
    t = sin(colatitude / 2) / cos(colatitude / 2) * ((1 + E * sine) / (1 - E * sine)) ** (E / 2)
    radius = 2 * A * k0 * t / sqrt((1 + E) ** (1 + E) * (1 - E) ** (1 - E))
    scale = k0 if colatitude == 0 else radius * sqrt(1 - E2 * sine * sine) / (A * sin(colatitude))
    return Projected(
        easting=2_000_000 + radius * sin(lam),
        northing=2_000_000 - sign * radius * cos(lam),
        convergence=sign * ((mpf(longitude) + 180) % 360 - 180),
        scale=scale,
    )


class Utm(ctypes.Structure):
    _fields_ = [
        ("easting", ctypes.c_double),
        ("northing", ctypes.c_double),
        ("zone", ctypes.c_int32),
        ("hemisphere", ctypes.c_int32),
    ]


class Point(ctypes.Structure):
    _fields_ = [("latitude", ctypes.c_double), ("longitude", ctypes.c_double)]


def load(path: Path) -> ctypes.CDLL:
    library = ctypes.CDLL(str(path))
    double, int32, pointer = ctypes.c_double, ctypes.c_int32, ctypes.c_void_p
    library.gn_utm_forward.argtypes = [double, double, int32, pointer]
    library.gn_utm_inverse.argtypes = [pointer, pointer]
    library.gn_utm_factors.argtypes = [double, double, int32, pointer, pointer]
    return library


class Largest:
    """The largest error of one quantity, and where it was found."""

    def __init__(self, unit: str, limit: float):
        self.unit, self.limit, self.error, self.place, self.count = unit, limit, mpf(0), "", 0

    def note(self, error: mpf, place: str):
        self.count += 1
        if not error <= self.error:
            self.error, self.place = error, place


def measure(library: ctypes.CDLL, randomness: random.Random, count: int) -> dict[str, Largest]:
    found: dict[str, Largest] = {}

    def note(name: str, unit: str, limit: float, error: mpf, place: str):
        found.setdefault(name, Largest(unit, limit)).note(error, place)

    grid, point = Utm(), Point()
    convergence, scale = ctypes.c_double(), ctypes.c_double()
    for _ in range(count):
        kind, asked, latitude, longitude = some_question(randomness)
        place = f"{latitude!r} {longitude!r} zone argument {asked}"
        status = library.gn_utm_forward(latitude, longitude, asked, ctypes.byref(grid))
        status = status or library.gn_utm_factors(
            latitude, longitude, asked, ctypes.byref(convergence), ctypes.byref(scale)
        )
        status = status or library.gn_utm_inverse(ctypes.byref(grid), ctypes.byref(point))
        if status:
            raise SystemExit(f"{place}: status {status}")
        north = grid.hemisphere > 0
        exact = exactly(latitude, longitude, grid.zone, north)
        error = hypot(grid.easting - exact.easting, grid.northing - exact.northing)
        note(f"{kind}: forward", "m", METERS, error, place)
        turn = (convergence.value - exact.convergence + 180) % 360 - 180
        note(f"{kind}: convergence", "deg", DEGREES, abs(turn), place)
        note(f"{kind}: scale, relative", "", SCALE, abs(scale.value / exact.scale - 1), place)
        again = exactly(point.latitude, point.longitude, grid.zone, north)
        error = hypot(grid.easting - again.easting, grid.northing - again.northing) / again.scale
        note(f"{kind}: inverse, on the ground", "m", METERS, error, f"{place}: {grid.easting!r} {grid.northing!r}")
    return found


def exactly(latitude: float, longitude: float, zone: int, north: bool) -> Projected:
    return utm(latitude, longitude, zone, north) if zone else ups(latitude, longitude, north)


def some_question(randomness: random.Random) -> tuple[str, int, float, float]:
    """A kind of question, the zone to ask for, latitude and longitude."""
    which = randomness.random()
    latitude = randomness.uniform(-90, 90)
    longitude = randomness.uniform(-180, 180)
    if which < 0.25:
        colatitude = randomness.choice([randomness.uniform(0, 10), 10 ** randomness.uniform(-12, 1)])
        if randomness.random() < 0.5:
            return "UPS", 0, max(84.0, 90 - colatitude), longitude
        return "UPS", 0, -90 + min(colatitude, 9.99), longitude
    if which < 0.6:
        return "UTM, standard zone", 0, min(max(latitude, -80), 83.99), longitude
    zone = randomness.randint(1, 60)
    if which < 0.95:
        return "UTM, up to 9 degrees", zone, latitude, 6 * zone - 183 + randomness.uniform(-9, 9)
    # The series degrades with the distance from the central meridian, not with the angle.
    far = randomness.uniform(9, 60)
    return "UTM, up to 60 degrees", zone, randomness.uniform(85.5, 90), 6 * zone - 183 + far


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures the true error of UTM and UPS.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=4000, help="positions (default: 4000, half a minute)")
    parser.add_argument("--point", nargs=3, metavar=("LATITUDE", "LONGITUDE", "ZONE"), help="print this one exactly")
    here = Path(__file__).resolve().parent
    parser.add_argument("--library", type=Path, default=here.parents[1] / "build" / "libgridnorth.so")
    arguments = parser.parse_args()
    if arguments.point:
        latitude, longitude, zone = float(arguments.point[0]), float(arguments.point[1]), int(arguments.point[2])
        for name, value in exactly(latitude, longitude, zone, latitude >= 0)._asdict().items():
            print(f"{name:12} {mp.nstr(value, 30)}")
        return 0
    print(f"seed {arguments.seed}, {arguments.count} positions, {mp.dps} digits")
    failed = False
    found = measure(load(arguments.library), random.Random(arguments.seed), arguments.count)
    for name, largest in sorted(found.items()):
        verdict = "ok" if largest.error <= largest.limit else "FAILED"
        failed = failed or verdict != "ok"
        print(
            f"{name:44} {largest.count:6}  largest {mp.nstr(largest.error, 3):>9} {largest.unit:3}"
            f" limit {largest.limit:7.0e}  {verdict}\n    at {largest.place}"
        )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
