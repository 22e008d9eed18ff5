# SPDX-License-Identifier: MIT
"""The area of a regular ring around a pole, with 40 digits.

Its vertices stand at one latitude, at equal steps of longitude. Each edge is a geodesic that comes nearest to the pole
halfway, at the reduced latitude b. From there, over the arc v on the auxiliary sphere (Karney 2013, section 2, equations
8 and 9 with alpha = 90 degrees at v = 0):
  sin beta = sin b cos v,   d lambda = sqrt(1 - e^2 cos^2 beta) cos b / cos^2 beta dv.
The area between the edge and the pole is the integral of A(90) - A(phi) over longitudes; A is the area between equator and
parallel, over a radian of longitude (Snyder 1987, 3-12, times half of (1 - e^2) a^2).
"""

from __future__ import annotations

from mpmath import acos, atan, atanh, cos, findroot, mp, mpf, pi, quad, sin, sqrt, tan

A = mpf(6378137)
F = 1 / mpf("298.257223563")
E2 = F * (2 - F)


def zone(sine: mpf) -> mpf:
    """The area between the equator and a parallel, over a radian of longitude."""
    e = sqrt(E2)
    return A**2 * (1 - E2) / 2 * (sine / (1 - E2 * sine**2) + atanh(e * sine) / e)


def regular_ring(latitude: float, count: int) -> mpf:
    """The area, positive, of the ring of `count` vertices at this latitude, north or south."""
    with mp.workdps(60):
        beta = atan((1 - F) * tan(abs(mpf(latitude)) * pi / 180))
        half = pi / count  # Longitude.

        def slope(top: mpf, v: mpf) -> tuple[mpf, mpf]:
            """How longitude grows with the arc, and the sine of the reduced latitude."""
            sine = sin(top) * cos(v)
            square = 1 - sine**2
            return sqrt(1 - E2 * square) * cos(top) / square, sine

        def arc(top: mpf) -> mpf:
            return acos(sin(beta) / sin(top))

        def excess(top: mpf) -> mpf:
            return quad(lambda v: slope(top, v)[0], [0, arc(top)]) - half

        def on_sphere(half: mpf) -> mpf:
            return atan(tan(beta) / cos(half))

        # Longitudes on the auxiliary sphere are larger by at most the flattening.
        bracket = on_sphere(half * mpf("0.999")), on_sphere(half * mpf("1.004"))
        top = findroot(excess, bracket, solver="anderson", tol=mpf("1e-60"))

        def strip(v: mpf) -> mpf:
            growth, sine = slope(top, v)
            # From the reduced latitude to the geographic one: tan phi = tan beta / (1 - f).
            latitude = sine / sqrt(sine**2 + (1 - F) ** 2 * (1 - sine**2))
            return (zone(mpf(1)) - zone(latitude)) * growth

        return 2 * count * quad(strip, [0, arc(top)])
