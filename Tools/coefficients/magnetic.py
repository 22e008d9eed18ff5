# SPDX-License-Identifier: MIT
"""Reads the coefficients of the World Magnetic Model and writes magnetic.h, with the factors of its Legendre functions.

WMM_2025.COF is the file of the US National Centers for Environmental Information and the British Geological Survey, as
it stands in the Python package pygeomag. Its first line has the epoch, the name and the date of the model; each further
line has degree n, order m, g and h in nT, and their changes a year. Lines of nines end it.

Schmidt semi-normalized Legendre functions without the power of the cosine, p = P_n^m / cos^m, follow from p(n-1) and
p(n-2) (WMM2025 technical report, section 1.2, with equation 6 put into the usual recursion):

    p(n) = a t p(n-1) - b p(n-2),  a = (2n - 1)/sqrt(n^2 - m^2),  b = sqrt((n-1)^2 - m^2)/sqrt(n^2 - m^2)

and p(m) for n = m is 1 times the product of sqrt((2k - 1)/(2k)), k = 2 ... m.
"""

from __future__ import annotations

import sys
from fractions import Fraction
from pathlib import Path

from mpmath import mp, mpf

from swift_source import file_header, literal, nearest_double, run

mp.dps = 40

SOURCE = Path(__file__).resolve().parent / "WMM_2025.COF"
TARGET = "Sources/CLanes/magnetic.h"
DEGREE = 12


def read(text: str) -> tuple[Fraction, dict[tuple[int, int], list[Fraction]]]:
    """The epoch, and g, h and their changes by degree and order."""
    lines = text.splitlines()
    terms = {}
    for line in lines[1:]:
        if set(line.strip()) <= {"9"}:
            break
        n, m, *numbers = line.split()
        assert len(numbers) == 4 and (int(n), int(m)) not in terms, line
        terms[int(n), int(m)] = [Fraction(number) for number in numbers]
    assert sorted(terms) == [(n, m) for n in range(1, DEGREE + 1) for m in range(n + 1)], "a degree or order is missing"
    return Fraction(lines[0].split()[0]), terms


def factors(n: int, m: int) -> tuple[float, float]:
    """a and b of a degree and order; on the diagonal the next factor of p(m), and 0."""
    if n == m:
        return nearest_double(mp.sqrt(mpf(2 * m - 1) / (2 * m)) if m > 1 else mpf(1)), 0.0
    below = mp.sqrt(n * n - m * m)
    return nearest_double((2 * n - 1) / below), nearest_double(mp.sqrt((n - 1) ** 2 - m * m) / below)


def generate() -> list[str]:
    epoch, terms = read(SOURCE.read_text(encoding="ascii"))
    lines = file_header(
        "magnetic.py",
        "The World Magnetic Model WMM2025, from Tools/coefficients/WMM_2025.COF: a work of the government of the United "
        "States, which is not subject to copyright (17 U.S.C. 403). And the factors of its Legendre functions.",
    )
    lines += [
        "#ifndef GRIDNORTH_MAGNETIC_H",
        "#define GRIDNORTH_MAGNETIC_H",
        "",
        "/* In a section of their own, programs that do not call these functions leave them out (Tools/library/flavors.bash). */",
        "#ifdef GRIDNORTH_SECTIONS",
        '#define GN_MAGNETIC_TABLE __attribute__((section(".rodata.magnetic")))',
        "#else",
        "#define GN_MAGNETIC_TABLE",
        "#endif",
        "",
        "/* As in gn_magnetic_model: the epoch; then g, h in nT and their changes a year, for degree 1 order 0, degree 1 order 1,",
        " * degree 2 order 0 and so on. */",
        f"static const double gn_wmm_values[{1 + 4 * len(terms)}] GN_MAGNETIC_TABLE = {{",
        f"    {literal(float(epoch))},",
    ]
    for (n, m), numbers in sorted(terms.items()):
        lines.append(f"    {', '.join(literal(float(number)) for number in numbers)}, /* {n} {m} */")
    lines += [
        "};",
        "",
        "/* For the same degrees and orders, p(n) = a t p(n-1) - b p(n-2): a and b; for n = m the next factor of p(m), and 0. */",
        f"static const double gn_legendre_values[{2 * len(terms)}] GN_MAGNETIC_TABLE = {{",
    ]
    for n, m in sorted(terms):
        lines.append(f"    {', '.join(literal(factor) for factor in factors(n, m))}, /* {n} {m} */")
    lines += [
        "};",
        "",
        "static inline const double *gn_wmm(void) { return gn_wmm_values; }",
        "static inline const double *gn_legendre(void) { return gn_legendre_values; }",
        "",
        "#endif",
    ]
    return lines


if __name__ == "__main__":
    sys.exit(run(__doc__.splitlines()[0], TARGET, generate))
