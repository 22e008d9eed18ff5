# SPDX-License-Identifier: MIT
"""Derives the series of geodesics on WGS 84 and writes GeodesicCoefficients.swift.

The integrals are those of Karney 2013, "Algorithms for geodesics", Journal of Geodesy 87, 43-55, as functions of
epsilon with k^2 = 4 epsilon/(1 - epsilon)^2. Their series are cut after epsilon^6 (I3 and I4: epsilon^5), but not in n:
the flattening is that of WGS 84, exactly. Everything is rational; of I4 the sums over powers of e'^2 are cut after 40
terms, which leaves less than 1e-86.

`Series` is that of series.py, with epsilon in the place of n and z = exp(i sigma).
"""

from __future__ import annotations

import sys
from fractions import Fraction

from mpmath import mp, mpf

from series import (
    N,
    ONE,
    ORDER,
    SECOND_ECCENTRICITY_SQUARED,
    SINE,
    THIRD_FLATTENING,
    Series,
    binomial_series,
    conjugate_powers,
    enumeration,
    evaluate,
    integrated,
    reverted,
    total,
)
from swift_source import constant, file_header, nearest_double, run, to_mpf

mp.dps = 60

TARGET = "Sources/GridNorthCore/Earth/Ellipsoid/GeodesicCoefficients.swift"
EPSILON = N
LARGEST_EPSILON = Fraction("0.00168")  # of WGS 84, where sin(alpha0) is 0

Polynomials = list[list[Fraction]]


# The derivation


def root_series() -> Series:
    """(1 - epsilon) sqrt(1 + k^2 sin^2 sigma) = sqrt(1 - 2 epsilon cos 2sigma + epsilon^2)"""
    return conjugate_powers(Fraction(-1), Fraction(1, 2))


def distance_series() -> tuple[Series, Series]:
    """I1 (equation 15), the integral of sqrt(1 + k^2 sin^2 sigma): A1 (1 - epsilon), and the G of A1 (sigma + i G)."""
    return integrated(root_series())


def reduced_length_series() -> tuple[Series, Series]:
    """I2 (equation 41), the integral of 1/sqrt(1 + k^2 sin^2 sigma): A2/(1 - epsilon), and G."""
    return integrated(conjugate_powers(Fraction(-1), Fraction(-1, 2)))


def longitude_series() -> tuple[Series, Series]:
    """I3 (equation 8), the integral of (2 - f)/(1 + (1 - f) sqrt(1 + k^2 sin^2 sigma)): A3 and G.

    With delta = sqrt(...) - 1 and (1 - f)/(2 - f) = (1 - n)/2 the integrand is 1/(1 + delta (1 - n)/2).
    """
    delta = root_series() * binomial_series(-EPSILON, Fraction(-1)) + -ONE
    return integrated(binomial_series(delta * ((1 - THIRD_FLATTENING) / 2), Fraction(-1)))


def area_polynomials() -> Polynomials:
    """C4 of I4 (equation 63), minus the integral from pi/2 of (t(x) - t(y))/(x - y) sin(sigma)/2.

    x = e'^2, y = k^2 sin^2 sigma, t(x) = x + sqrt(1/x + 1) asinh(sqrt x) = 1 + 4x/3 + ...
    """
    terms = 40
    t = area_function(terms)
    x = SECOND_ECCENTRICITY_SQUARED
    # (x^m - y^m)/(x - y) = sum x^(m-1-j) y^j
    of_powers = [sum((t[m] * x ** (m - 1 - j) for m in range(j + 1, terms)), Fraction(0)) for j in range(ORDER + 1)]
    square = Series({(0, 0): Fraction(2), (0, 2): Fraction(-1), (0, -2): Fraction(-1)})  # 4 sin^2 sigma
    y = EPSILON * square * binomial_series(-EPSILON, Fraction(-2))
    integrand = total([y**j * of_powers[j] for j in range(ORDER + 1)]) * SINE
    # With q sin((2l + 1) sigma) in 2 i times this, the integral has q/(2l + 1) cos((2l + 1) sigma).
    return [[c / (2 * l + 1) for c in integrand.coefficient(2 * l + 1)] for l in range(ORDER)]


def area_function(terms: int) -> list[Fraction]:
    """The powers of x in t.

    h = sqrt(1 + x) asinh(sqrt x)/sqrt x obeys 2x (1 + x) h' = 1 + x - h, so (2m + 1) h[m] = -2 (m - 1) h[m-1], m > 1.
    """
    h = [Fraction(1), Fraction(1, 3)]
    for m in range(2, terms):
        h.append(-h[m - 1] * Fraction(2 * (m - 1), 2 * m + 1))
    h[1] += 1
    return h


def derive() -> dict[str, Polynomials]:
    """The polynomials in epsilon, index 0 for epsilon^0; those of sines begin with l = 1, those of C4 with l = 0."""
    distance_mean, distance = distance_series()
    length_mean, length = reduced_length_series()
    longitude_mean, longitude = longitude_series()
    return {
        "A1": [distance_mean.coefficient(0)],
        "C1": distance.sines(),
        "C1Prime": reverted(distance).sines(),
        "A2": [length_mean.coefficient(0)],
        "C2": length.sines(),
        "A3": cut([longitude_mean.coefficient(0)]),
        "C3": cut(longitude.sines()[:5]),
        "C4": cut(area_polynomials()),
    }


def cut(polynomials: Polynomials) -> Polynomials:
    """Without epsilon^6."""
    return [row[:ORDER] for row in polynomials]


# Checks


def check_published(derived: dict[str, Polynomials]) -> None:
    """The series that do not depend on n, where Karney 2013, equations 17, 18, 21, 42 and 43, prints them."""
    published = {
        ("A1", 0): "1 0 1/4 0 1/64 0 1/256",
        ("C1", 0): "0 -1/2 0 3/16 0 -1/32 0",
        ("C1Prime", 0): "0 1/2 0 -9/32 0 205/1536 0",
        ("A2", 0): "1 0 1/4 0 9/64 0 25/256",
        ("C2", 0): "0 1/2 0 1/16 0 1/32 0",
    }
    for (name, row), text in published.items():
        if derived[name][row] != [Fraction(c) for c in text.split()]:
            raise ArithmeticError(f"{name} differs from the published coefficients: {derived[name][row]}")


def check_numerically(derived: dict[str, Polynomials], epsilon: Fraction) -> dict[str, mpf]:
    """Compares every series with quadrature for one epsilon; the largest differences, in units of the omitted terms.

    The integrands are periodic, so that the rule of rectangles gives their Fourier coefficients to all digits.
    """
    points = 48
    with mp.workdps(130):
        eps, n, x = to_mpf(epsilon), to_mpf(THIRD_FLATTENING), to_mpf(SECOND_ECCENTRICITY_SQUARED)
        angles = [mp.pi * (2 * i + 1) / (2 * points) for i in range(points)]  # of half a turn
        squares = [4 * eps / (1 - eps) ** 2 * mp.sin(sigma) ** 2 for sigma in angles]
        roots = [mp.sqrt(1 + y) for y in squares]

        def mean(values: list[mpf]) -> mpf:
            return mp.fsum(values) / points

        def harmonics(values: list[mpf], count: int) -> tuple[mpf, list[mpf]]:
            """A and C of the integral A (sigma + sum C sin 2 l sigma) of an even function."""
            a = mean(values)
            cosines = [2 * mean([v * mp.cos(2 * l * s) for v, s in zip(values, angles)]) for l in range(1, count + 1)]
            return a, [c / (2 * l * a) for l, c in enumerate(cosines, 1)]

        def t(value: mpf) -> mpf:
            return value + mp.sqrt(1 / value + 1) * mp.asinh(mp.sqrt(value))

        a1, c1 = harmonics(roots, points // 2)
        a2, c2 = harmonics([1 / r for r in roots], 6)
        a3, c3 = harmonics([2 / (1 + n) / (1 + (1 - n) / (1 + n) * r) for r in roots], 5)
        # sigma - tau over tau, as an integral over sigma: d tau = root/A1 d sigma.
        lag = [mp.fsum(c * mp.sin(2 * l * s) for l, c in enumerate(c1, 1)) for s in angles]
        c1_prime = [
            2 * mean([-d * mp.sin(2 * l * (s + d)) * r / a1 for s, d, r in zip(angles, lag, roots)])
            for l in range(1, 7)
        ]
        area = [(t(x) - t(y)) / (x - y) * mp.sin(s) / 2 for s, y in zip(angles, squares)]
        c4 = [2 * mean([v * mp.sin((2 * l + 1) * s) for v, s in zip(area, angles)]) / (2 * l + 1) for l in range(6)]
        expected = {
            "A1": [a1 * (1 - eps)],
            "C1": c1[:6],
            "C1Prime": c1_prime,
            "A2": [a2 / (1 - eps)],
            "C2": c2,
            "A3": [a3],
            "C3": c3,
            "C4": c4,
        }
        differences = {}
        for name, values in expected.items():
            rest = eps ** len(derived[name][0])
            found = [to_mpf(evaluate(row, epsilon)) for row in derived[name]]
            differences[name] = max(abs(f - v) for f, v in zip(found, values)) / rest
    # The coefficients of the first powers left out are below 2.
    if any(not seen < 2 for seen in differences.values()):
        text = ", ".join(f"{name} {mp.nstr(seen, 3)}" for name, seen in differences.items())
        raise ArithmeticError(f"a series is wrong: {text}")
    return differences


# The file


def numbers(derived: Polynomials, first: int, symbol: str) -> list[list[str]]:
    """The coefficients up to ε^5 that are not 0: `c<l><power>`, or `c<power>` where there is no l."""
    members = []
    for l, row in enumerate(derived, first):
        subscript = "" if symbol.startswith("A") else str(l)
        for power, c in enumerate(row[:6]):
            if c != 0 and (power or subscript or symbol == "A3"):
                exact_value = f" = {c}" if c.denominator < 10**6 else ""
                text = f"The coefficient of ε^{power} in {symbol}{f'[{l}]' if subscript else ''}{exact_value}."
                members.append(constant(f"c{subscript}{power}", nearest_double(c), text))
    return members


def generate() -> list[str]:
    derived = derive()
    check_published(derived)
    check_numerically(derived, Fraction(1, 10**12))
    largest = check_numerically(derived, LARGEST_EPSILON)
    text = ", ".join(f"{name} {mp.nstr(x, 2)}" for name, x in largest.items())
    print(f"agreement with quadrature, in units of the first power left out: {text}", file=sys.stderr)
    lines = file_header(
        "geodesic.py",
        'Series of geodesics on WGS 84 (Karney 2013, "Algorithms for geodesics", Journal of Geodesy 87), in ε with '
        "k = e' cos α0, k^2 = 4ε/(1 - ε)^2; ε < 0.00168. Angles in radians. Each value is the double nearest to "
        "the exact one for WGS 84; only powers of ε are cut, none of n.",
    )
    length = "ε^5; what is left out is below 3e-17"
    shorter = "ε^5; what is left out is below 1e-17"
    entries = [
        (
            "A1",
            0,
            (
                "I1(σ) = A1 (σ + Σ C1[l] sin 2lσ) = s/b (equations 7 and 15).\n"
                f"A1 = (1 + c2 ε^2 + c4 ε^4)/(1 - ε) (equation 17), to {length}."
            ),
        ),
        ("C1", 1, f"C1[l] = ε^l (c<l><l> + c<l><l+2> ε^2 + ...) (equation 18), to {length}."),
        (
            "C1Prime",
            1,
            f"The reverse: σ = τ + Σ C1'[l] sin 2lτ, τ = s/(b A1) (equations 20 and 21), to {length}.",
        ),
        (
            "A2",
            0,
            (
                "I2(σ) = A2 (σ + Σ C2[l] sin 2lσ) (equation 41); the reduced length has I1 - I2.\n"
                f"A2 = (1 + c2 ε^2 + c4 ε^4) (1 - ε) (equation 42), to {length}."
            ),
        ),
        ("C2", 1, f"C2[l] = ε^l (c<l><l> + c<l><l+2> ε^2 + ...) (equation 43), to {length}."),
        (
            "A3",
            0,
            (
                "I3(σ) = A3 (σ + Σ C3[l] sin 2lσ); λ = ω - f sin α0 I3(σ) (equations 8 and 23).\n"
                f"A3 = c0 + c1 ε + ... + c5 ε^5 (equation 24), to {shorter}."
            ),
        ),
        ("C3", 1, f"C3[l] = ε^l (c<l><l> + c<l><l+1> ε + ...) (equation 25), to {shorter}."),
        (
            "C4",
            0,
            (
                "I4(σ) = Σ C4[l] cos (2l+1)σ, l = 0 ... 5; S = c^2 α + e^2 a^2 cos α0 sin α0 I4(σ) "
                "(equations 59 and 62).\n"
                f"C4[l] = ε^l (c<l><l> + c<l><l+1> ε + ...) (equation 63), to {shorter}."
            ),
        ),
    ]
    for name, first, description in entries:
        lines += enumeration(f"Geodesic{name}", description, numbers(derived[name], first, name.replace("Prime", "'")))
    return lines


if __name__ == "__main__":
    sys.exit(run(__doc__.splitlines()[0], TARGET, generate))
