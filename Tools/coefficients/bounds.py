# SPDX-License-Identifier: MIT
"""Computes the bounds that some constants of the core must respect, and checks the constants against them.

    build/venv/bin/python Tools/coefficients/bounds.py

Each claim reads its constants from the sources, computes the value that they bound, and prints both.
"""

import re
import sys
from dataclasses import dataclass
from typing import Callable

from mpmath import mp, mpf

from series import ECCENTRICITY_SQUARED, EQUATORIAL_RADIUS, UTM_SCALE, to_mpf
from swift_source import ROOT, nearest_double

CORE = ROOT / "Sources/GridNorthCore"


@dataclass
class Claim:
    """`found(constants)` is at most `allowed(constants)`."""

    text: str
    file: str
    # The pattern has a group for each constant.
    pattern: str
    found: Callable
    allowed: Callable

    def constants(self) -> list[float]:
        match = re.search(self.pattern, (CORE / self.file).read_text(encoding="utf-8"))
        if not match:
            raise ValueError(f"{self.file} has no {self.pattern}")
        return [float(group.replace("_", "")) for group in match.groups()]


def arc_per_sine(constants, degrees=170) -> mpf:
    """The largest relative error of a/(b + c) + d - e c for s/sin s, c = cos s, up to some degrees."""
    a, b, d, e = constants
    arcs = [mp.radians(mpf(tenth) / 10) for tenth in range(1, 10 * degrees + 1)]
    return max(abs((a / (b + mp.cos(s)) + d - e * mp.cos(s)) * mp.sin(s) / s - 1) for s in arcs)


def bulge(constants) -> mpf:
    """Degrees by which a great circle rises above its ends on one parallel, for the square of its degrees of longitude."""

    def rise(way):
        # The largest of atan(k t) - atan(t) for all t.
        k = 1 / mp.cos(mp.radians(way) / 2)
        return mp.degrees(mp.atan((k - 1) / (2 * mp.sqrt(k)))) / way**2

    return max(rise(mpf(way)) for way in range(1, 91))


def bend(constants) -> mpf:
    """Gives the sagitta of a geodesic of 30 degrees, which bends by e^2 a radian at most, for the square of its chord."""
    arc = mp.pi / 6
    return to_mpf(ECCENTRICITY_SQUARED) / 8 * (arc / (2 * mp.sin(arc / 2))) ** 2


def stretch(constants) -> mpf:
    """How far lengths on the ellipsoid and on a sphere differ, either way: both radii of curvature, from equator to pole."""
    (meters_per_degree,) = constants[:1]
    a, e2 = to_mpf(EQUATORIAL_RADIUS), to_mpf(ECCENTRICITY_SQUARED)
    radius = mp.degrees(mpf(meters_per_degree))
    extremes = [a * (1 - e2), a, a / mp.sqrt(1 - e2)]
    return max(max(x / radius, radius / x) for x in extremes)


def rows_off(constants) -> mpf:
    """Squares between the middle of a band, from its degrees, and where it lies on the central meridian."""
    (per_degree,) = constants
    a, e2 = to_mpf(EQUATORIAL_RADIUS), to_mpf(ECCENTRICITY_SQUARED)

    def squares(latitude):
        arc = mp.quad(lambda phi: a * (1 - e2) / (1 - e2 * mp.sin(phi) ** 2) ** mpf(1.5), [0, mp.radians(latitude)])
        return to_mpf(UTM_SCALE) * arc / 100_000

    middles = [mpf(band * 8 + 4) for band in range(9)] + [mpf(78)]
    return max(abs(per_degree * middle - squares(middle)) for middle in middles)


CLAIMS = [
    Claim(
        "the guess of the geodesic's inverse problem: s/sin s up to 170 degrees, to 7 in 100",
        "Earth/Geodesic/GeodesicInverse.swift",
        r"let ratio: Value = ([\d.]+) / \(([\d.]+) \+ cosine12\) \+ ([\d.]+) - ([\d.]+) \* cosine12",
        arc_per_sine,
        lambda constants: mpf("0.07"),
    ),
    Claim(
        "rectangles around edges: the rise of a great circle",
        "Geometry/Polygon/EdgeSides.swift",
        r"let bulge = \(([\d.]+) \* \(width \* width\)",
        bulge,
        lambda constants: mpf(constants[0]),
    ),
    Claim(
        "planes of edges: how a geodesic bends away from its great circle",
        "Geometry/Polygon/EdgePlane.swift",
        r"let room = ([\d.]+) \* \(square \+ otherSquare\)",
        bend,
        lambda constants: mpf(constants[0]),
    ),
    Claim(
        "the nearest cell: distances on the sphere and on the ellipsoid",
        "References/Completion/TypingNearest.swift",
        r"metersPerDegree = ([\d_.]+)\n(?:.*\n)*?.*doubt = ([\d.]+)",
        stretch,
        lambda constants: mpf(constants[1]),
    ),
    Claim(
        "the row of a letter: squares a degree of latitude has, to half a square",
        "References/Cells/Square.swift",
        r"\* 0\.5 \* ([\d.]+)",
        rows_off,
        lambda constants: mpf("0.5"),
    ),
    Claim(
        "the cosine of the latitude where the Mercator world ends, to a unit of the last place",
        "References/Cells/Chords.swift",
        r"leastCosine = ([\d.]+)",
        lambda constants: abs(constants[0] - nearest_double(mp.sech(mp.pi))),
        lambda constants: mpf(2) ** -56,
    ),
    Claim(
        "the latitude where the Mercator world ends, to the last bit",
        "Earth/Projection/WebMercator.swift",
        r"limit = ([\d.]+)",
        lambda constants: abs(constants[0] - nearest_double(mp.degrees(mp.atan(mp.sinh(mp.pi))))),
        lambda constants: mpf(0),
    ),
]


def main() -> int:
    failed = False
    for claim in CLAIMS:
        constants = claim.constants()
        found, allowed = claim.found(constants), claim.allowed(constants)
        failed = failed or found > allowed
        print(f"{claim.text}: {mp.nstr(mpf(found), 5)} of {mp.nstr(allowed, 5)} allowed; {claim.file}: {constants}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
