# SPDX-License-Identifier: MIT
"""Derives the auxiliary-latitude series of transverse Mercator and writes SeriesCoefficients.swift.

Everything up to the evaluation for WGS 84 is exact: polynomials in the third flattening n, cut after n^6, and in z and
1/z, z = exp(i phi), with rational coefficients.

An odd function of latitude is written i G, an even one G, with G real in z; and d/dphi = i D with D = z d/dz. All
powers of i then cancel in the formulas below, so that only rational numbers remain.
"""

from __future__ import annotations

import sys
from fractions import Fraction
from math import factorial

from mpmath import mp, mpf

from swift_source import comment, constant, double_pair, file_header, nearest_double, run, to_mpf

mp.dps = 60

TARGET = "Sources/GridNorthCore/Earth/Ellipsoid/SeriesCoefficients.swift"
ORDER = 6

EQUATORIAL_RADIUS = Fraction(6378137)
FLATTENING = 1 / Fraction("298.257223563")
THIRD_FLATTENING = FLATTENING / (2 - FLATTENING)
ECCENTRICITY_SQUARED = FLATTENING * (2 - FLATTENING)
POLAR_RADIUS = EQUATORIAL_RADIUS * (1 - FLATTENING)
MEAN_RADIUS = (2 * EQUATORIAL_RADIUS + POLAR_RADIUS) / 3
SECOND_ECCENTRICITY_SQUARED = ECCENTRICITY_SQUARED / (1 - ECCENTRICITY_SQUARED)
UTM_SCALE = Fraction("0.9996")
UPS_SCALE = Fraction("0.994")


class Series:
    """A sum of c n^p z^k, p <= ORDER."""

    def __init__(self, terms: dict[tuple[int, int], Fraction]):
        self.terms = {key: c for key, c in terms.items() if c != 0 and key[0] <= ORDER}

    def __add__(self, other: Series) -> Series:
        total = dict(self.terms)
        for key, c in other.terms.items():
            total[key] = total.get(key, Fraction(0)) + c
        return Series(total)

    def __mul__(self, other: Series | Fraction | int) -> Series:
        if not isinstance(other, Series):
            return Series({key: c * other for key, c in self.terms.items()})
        total: dict[tuple[int, int], Fraction] = {}
        for (p, j), a in self.terms.items():
            for (q, k), b in other.terms.items():
                if p + q <= ORDER:
                    total[p + q, j + k] = total.get((p + q, j + k), Fraction(0)) + a * b
        return Series(total)

    def __neg__(self) -> Series:
        return self * -1

    def __pow__(self, exponent: int) -> Series:
        power = ONE
        for _ in range(exponent):
            power = power * self
        return power

    def derivative(self, times: int = 1) -> Series:
        """D^times, D = z d/dz."""
        return Series({(p, k): c * k**times for (p, k), c in self.terms.items()})

    def coefficient(self, k: int) -> list[Fraction]:
        """The polynomial in n that belongs to z^k, from n^0 to n^ORDER."""
        return [self.terms.get((p, k), Fraction(0)) for p in range(ORDER + 1)]

    def sines(self) -> list[list[Fraction]]:
        """With i G = sum s_j sin(2 j phi): the polynomials s_1 ... s_6. (i (z^k - z^-k) = -2 sin k phi.)"""
        for (p, k), c in self.terms.items():
            assert k % 2 == 0 and self.terms[p, -k] == -c, "not an odd function of period pi"
        return [[-2 * c for c in self.coefficient(2 * j)] for j in range(1, ORDER + 1)]


ONE = Series({(0, 0): Fraction(1)})
N = Series({(1, 0): Fraction(1)})
COSINE = Series({(0, 1): Fraction(1, 2), (0, -1): Fraction(1, 2)})
SINE = Series({(0, 1): Fraction(1, 2), (0, -1): Fraction(-1, 2)})  # sin phi = -i SINE


def total(terms: list[Series]) -> Series:
    result = Series({})
    for term in terms:
        result = result + term
    return result


def binomial_series(x: Series, exponent: Fraction) -> Series:
    """(1 + x)^exponent for an x of order n."""
    terms, factor = [], Fraction(1)
    for k in range(ORDER + 1):
        terms.append(x**k * factor)
        factor *= (exponent - k) / (k + 1)
    return total(terms)


def conjugate_powers(x: Fraction, exponent: Fraction) -> Series:
    """((1 + x n z^2) (1 + x n z^-2))^exponent = (1 + 2 x n cos 2phi + x^2 n^2)^exponent"""
    return binomial_series(Series({(1, 2): x}), exponent) * binomial_series(Series({(1, -2): x}), exponent)


def integrated(w: Series) -> tuple[Series, Series]:
    """For an even w of mean A: A, and the G of A (phi + i G), the integral of w from 0."""
    mean = Series({(p, 0): c for p, c in enumerate(w.coefficient(0))})
    normalized = w * binomial_series(mean + -ONE, Fraction(-1))
    # d/dphi (phi + i G) = 1 - D G
    return mean, Series({(p, k): -c / k for (p, k), c in normalized.terms.items() if k != 0})


# The derivation


def rectifying_minus_geographic() -> tuple[Series, list[Fraction]]:
    """mu - phi as a function of phi, and the radius A/a times (1 + n).

    dM/dphi = a (1-n)^2 (1+n) w with w = (1 + 2 n cos 2phi + n^2)^(-3/2). A is its mean, and mu = M/A.
    """
    mean, difference = integrated(conjugate_powers(Fraction(1), Fraction(-3, 2)))
    radius = (ONE + -N) ** 2 * (ONE + N) ** 2 * mean
    return difference, radius.coefficient(0)


def conformal_minus_geographic() -> Series:
    """chi - phi as a function of phi.

    In isometric latitude, chi is the latitude whose Mercator ordinate is smaller by q = e atanh(e sin phi); so
    chi = exp(-q cos phi d/dphi) phi, q held constant. q = -i p, p = sum (-1)^k e^(2k+2) SINE^(2k+1) / (2k+1).
    """
    e2 = N * 4 * binomial_series(N, Fraction(-2))
    p = total([e2 ** (k + 1) * SINE ** (2 * k + 1) * Fraction((-1) ** k, 2 * k + 1) for k in range(ORDER)])
    terms, shifted = [], COSINE  # (cos phi D)^(m-1) cos phi
    for m in range(1, ORDER + 1):
        terms.append(p**m * shifted * Fraction((-1) ** (m - 1), factorial(m)))
        shifted = COSINE * shifted.derivative()
    return total(terms)


def reverted(g: Series) -> Series:
    """For y = x + i G(x): the H of x = y + i H(y), by Lagrange's theorem."""
    return -total([(g**m).derivative(m - 1) * Fraction(1, factorial(m)) for m in range(1, ORDER + 1)])


def composed(outer: Series, inner: Series) -> Series:
    """For y = x + i inner(x) and w = y + i outer(y): the K of w = x + i K(x), by Taylor's theorem."""
    return inner + total(
        [inner**m * outer.derivative(m) * Fraction((-1) ** m, factorial(m)) for m in range(ORDER + 1)]
    )


def derive() -> dict[str, list[list[Fraction]]]:
    """The polynomials in n, index 0 for n^0: alpha, beta, d, mu, phi (six each) and radius (one)."""
    rectifying, radius = rectifying_minus_geographic()
    conformal_to_geographic = reverted(conformal_minus_geographic())
    rectifying_of_conformal = composed(rectifying, conformal_to_geographic)
    return {
        "alpha": rectifying_of_conformal.sines(),
        "beta": [[-c for c in row] for row in reverted(rectifying_of_conformal).sines()],
        "d": conformal_to_geographic.sines(),
        "mu": rectifying.sines(),
        "phi": reverted(rectifying).sines(),
        "radius": [radius],
    }


# Checks


def check_published(derived: dict[str, list[list[Fraction]]]) -> None:
    """The first coefficients as Karney 2011, equations 14, 35 and 36, prints them."""
    published = {
        "alpha": ["0", "1/2", "-2/3", "5/16", "41/180", "-127/288", "7891/37800"],
        "beta": ["0", "1/2", "-2/3", "37/96", "-1/360", "-81/512", "96199/604800"],
        "radius": ["1", "0", "1/4", "0", "1/64", "0", "1/256"],
    }
    for name, row in published.items():
        if derived[name][0] != [Fraction(c) for c in row]:
            raise ArithmeticError(f"{name} differs from the published coefficients: {derived[name][0]}")


def check_numerically(derived: dict[str, list[list[Fraction]]], n: Fraction) -> dict[str, mpf]:
    """Compares the five series with closed forms and quadrature for one n; the largest differences in units of n^7.

    They must be no larger than the share of the first omitted powers of n. For a tiny n this tests every digit of the
    coefficients, of n^6 too.
    """
    with mp.workdps(120):
        third = to_mpf(n)
        e2 = 4 * third / (1 + third) ** 2
        e = mp.sqrt(e2)

        def sine_sum(name: str, x: mpf) -> mpf:
            return sum(to_mpf(evaluate(row, n)) * mp.sin(2 * j * x) for j, row in enumerate(derived[name], 1))

        def meridian_arc(phi: mpf) -> mpf:
            return mp.quad(lambda t: (1 - e2) / mp.sqrt(1 - e2 * mp.sin(t) ** 2) ** 3, mp.linspace(0, phi, 4))

        quarter = meridian_arc(mp.pi / 2)
        ratio = to_mpf(evaluate(derived["radius"][0], n) / (1 + n))
        if abs(ratio - quarter / (mp.pi / 2)) > third**8 / 100:
            raise ArithmeticError("the rectifying radius does not agree with the quarter meridian")
        differences = []
        for degrees in (1, 13, 29, 45, 58, 71, 84, 89):
            phi = mp.radians(degrees)
            chi = mp.atan(mp.sinh(mp.asinh(mp.tan(phi)) - e * mp.atanh(e * mp.sin(phi))))
            mu = meridian_arc(phi) / quarter * mp.pi / 2
            differences.append(
                {
                    "alpha": chi + sine_sum("alpha", chi) - mu,
                    "beta": mu - sine_sum("beta", mu) - chi,
                    "d": chi + sine_sum("d", chi) - phi,
                    "mu": phi + sine_sum("mu", phi) - mu,
                    "phi": mu + sine_sum("phi", mu) - phi,
                }
            )
        largest = {name: max(abs(row[name]) for row in differences) / third**7 for name in differences[0]}
    # The coefficients of n^7 add up to this many radians where they are worst.
    limits = {"alpha": 10, "beta": 1, "d": 250, "mu": 2, "phi": 30}
    if any(seen > limits[name] for name, seen in largest.items()):
        raise ArithmeticError(f"the series do not close: {in_units(largest)} n^7")
    return largest


def in_units(differences: dict[str, mpf]) -> str:
    return ", ".join(f"{name} {mp.nstr(seen, 3)}" for name, seen in differences.items())


# The file


def evaluate(polynomial: list[Fraction], n: Fraction = THIRD_FLATTENING) -> Fraction:
    """The exact value, for WGS 84 unless another n is given."""
    return sum((c * n**p for p, c in enumerate(polynomial)), Fraction(0))


def in_words(polynomial: list[Fraction]) -> str:
    """A polynomial as one would write it: n/2 - 2n^2/3 + ..."""
    text = ""
    for p, c in enumerate(polynomial):
        if c == 0:
            continue
        power = "" if p == 0 else "n" if p == 1 else f"n^{p}"
        numerator = str(abs(c.numerator)) if abs(c.numerator) != 1 or p == 0 else ""
        denominator = f"/{c.denominator}" if c.denominator != 1 else ""
        sign = (" - " if c < 0 else " + ") if text else ("-" if c < 0 else "")
        text += f"{sign}{numerator}{power}{denominator}"
    return text


def enumeration(name: str, text: str, members: list[list[str]]) -> list[str]:
    return ["", *comment(text, ""), f"enum {name} {{", *(line for member in members for line in member), "}"]


def pair(name: str, value: mpf, text: str) -> list[str]:
    """Two constants whose sum is the value."""
    high, low = double_pair(value)
    return constant(name, high, text + ", its nearest double.") + constant(f"{name}Low", low, f"What `{name}` lacks.")


def generate() -> list[str]:
    derived = derive()
    check_published(derived)
    check_numerically(derived, Fraction(1, 10**12))
    largest = check_numerically(derived, THIRD_FLATTENING)
    print(f"agreement with closed forms for WGS 84, in units of n^7: {in_units(largest)}", file=sys.stderr)

    n, e2 = THIRD_FLATTENING, ECCENTRICITY_SQUARED
    degrees = 180 / mp.pi
    ratio = evaluate(derived["radius"][0]) / (1 + n)
    rectifying_radius = to_mpf(EQUATORIAL_RADIUS * ratio)
    meridian = to_mpf(UTM_SCALE) * rectifying_radius
    sphere = to_mpf(MEAN_RADIUS)
    e = mp.sqrt(to_mpf(e2))
    authalic = (to_mpf(EQUATORIAL_RADIUS) ** 2 + to_mpf(POLAR_RADIUS) ** 2 * mp.atanh(e) / e) / 2
    polar = 2 * to_mpf(UPS_SCALE * EQUATORIAL_RADIUS) / mp.sqrt((1 + e) ** (1 + e) * (1 - e) ** (1 - e))

    def coefficients(symbol: str, name: str, plain: bool, in_degrees: bool) -> list[list[str]]:
        members = []
        for j, row in enumerate(derived[name], 1):
            if plain:
                members.append(constant(f"{name}{j}", nearest_double(evaluate(row)), f"{symbol}{j} = {in_words(row)}"))
            if in_degrees:
                value = nearest_double(to_mpf(evaluate(row)) * degrees)
                text = f"`{name}{j}` in degrees." if plain else f"{symbol}{j} in degrees; {symbol}{j} = {in_words(row)}"
                members.append(constant(f"{name}{j}Degrees", value, text))
        return members

    lines = file_header(
        "series.py",
        "Series of the auxiliary latitudes and constants of WGS 84. φ geographic, χ conformal, μ rectifying latitude; "
        "n third flattening, e eccentricity. Each value is the double nearest to the exact one.",
    )
    lines += enumeration(
        "WGS84",
        "The ellipsoid: its definition, a and f, and what follows from it.",
        [
            constant("equatorialRadius", nearest_double(EQUATORIAL_RADIUS), "a, meters."),
            constant("polarRadius", nearest_double(POLAR_RADIUS), "b = a (1 - f), meters."),
            pair("metersPerDegree", to_mpf(POLAR_RADIUS) * mp.pi / 180, "bπ/180, meters"),
            pair("degreesPerMeter", 180 / (to_mpf(POLAR_RADIUS) * mp.pi), "180/(πb), a meter in degrees"),
            constant("meanRadius", nearest_double(MEAN_RADIUS), "R = (2a + b)/3, meters."),
            constant("flattening", nearest_double(FLATTENING), "f = 1/298.257223563"),
            constant("eccentricitySquared", nearest_double(e2), "e^2 = f (2 - f)"),
            constant("eccentricity", nearest_double(e), "e"),
            constant("secondEccentricitySquared", nearest_double(SECOND_ECCENTRICITY_SQUARED), "e'^2 = e^2/(1 - e^2)"),
            constant("thirdFlattening", nearest_double(n), "n = f/(2 - f)"),
            constant(
                "rectifyingRadiusRatio",
                nearest_double(ratio),
                f"A/a = ({in_words(derived['radius'][0])})/(1 + n) (Karney 2011, equation 14). "
                "A quarter meridian is πA/2.",
            ),
            constant(
                "authalicRadiusSquared",
                nearest_double(authalic),
                "c^2 = (a^2 + b^2 atanh(e)/e)/2, square meters (Karney 2013, equation 60). The earth has 4π c^2.",
            ),
        ],
    )
    lines += enumeration(
        "KruegerSeries",
        "Transverse Mercator: Krüger's series to n^6. On the central meridian ξ' is χ and ξ is μ.\n"
        "Forward (Karney 2011, equations 11 and 35): "
        "ξ = ξ' + Σ αj sin 2jξ' cosh 2jη', η = η' + Σ αj cos 2jξ' sinh 2jη'.\n"
        "Inverse (equations 15 and 36): ξ' = ξ - Σ βj sin 2jξ cosh 2jη, η' = η - Σ βj cos 2jξ sinh 2jη.",
        coefficients("α", "alpha", True, False) + coefficients("β", "beta", True, False),
    )
    lines += enumeration(
        "ConformalSeries",
        "Conformal to geographic latitude: φ = χ + Σ dj sin 2jχ, to n^6.\n"
        "The powers left out come to less than 1e-17 radians, 0.1 nm.",
        coefficients("d", "d", False, True),
    )
    lines += enumeration(
        "RectifyingSeries",
        "Geographic to rectifying latitude, which is proportional to the distance along a meridian, and back, to n^6:\n"
        "μ = φ + Σ muj sin 2jφ, φ = μ + Σ phij sin 2jμ. The powers left out come to less than 1e-18 radians.",
        coefficients("mu", "mu", False, True) + coefficients("phi", "phi", False, True),
    )
    lines += enumeration(
        "MeridianScale",
        "Meters along a meridian for rectifying latitude, and back.",
        [
            pair("metersPerDegree", rectifying_radius / degrees, "A π/180"),
            pair("degreesPerMeter", degrees / rectifying_radius, "180/(A π)"),
        ],
    )
    lines += enumeration(
        "SphereScale",
        "The sphere of the mean radius R = (2a + b)/3: meters on a great circle for degrees, and back.",
        [
            pair("metersPerDegree", sphere / degrees, "R π/180"),
            pair("degreesPerMeter", degrees / sphere, "180/(R π)"),
        ],
    )
    lines += enumeration(
        "IsometricSeries",
        "Isometric latitude ψ = asinh(tan φ) - q (Snyder 1987, equation 3-7, in another form), radians:\n"
        "q = e atanh(e sin φ) = s (q0 + q1 s^2 + ... + q6 s^12), s = sin φ. "
        "The powers left out come to less than 4e-19.",
        [
            constant(f"q{k}", nearest_double(e2 ** (k + 1) / m), f"q{k} = e^{m + 1}" + (f"/{m}" if k else ""))
            for k, m in enumerate(range(1, 15, 2))
        ],
    )
    lines += enumeration(
        "TransverseMercatorScale",
        "UTM (k0 = 0.9996): meters on the central meridian for rectifying latitude, and back.",
        [
            constant("meridianRadius", nearest_double(meridian), "k0 A, meters per radian."),
            pair("metersPerDegree", meridian / degrees, "k0 A π/180"),
            pair("degreesPerMeter", degrees / meridian, "180/(k0 A π)"),
        ],
    )
    lines += enumeration(
        "PolarStereographicScale",
        "UPS (k0 = 0.994): ρ = t 2 k0 a/c, t = tan(π/4 - χ/2), c = √((1 + e)^(1 + e) (1 - e)^(1 - e)).\n"
        "Snyder 1987, equation 21-33.",
        [
            constant("radius", nearest_double(polar), "2 k0 a/c, meters."),
            constant("inverseRadius", nearest_double(1 / polar), "c/(2 k0 a), per meter."),
        ],
    )
    return lines


if __name__ == "__main__":
    sys.exit(run(__doc__.splitlines()[0], TARGET, generate))
