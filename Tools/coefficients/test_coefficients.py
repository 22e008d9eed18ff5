# SPDX-License-Identifier: MIT
"""The generated files are current, and the generators refuse wrong input."""

import hashlib
import re
import struct
import subprocess
import sys
import unittest
from fractions import Fraction
from pathlib import Path

from mpmath import mp, mpf

import bounds
import geodesic
import magnetic
import minimax
import series
from swift_source import ROOT, is_safe, literal, nearest_double, rounded_to_bits

HERE = Path(__file__).resolve().parent


class GeneratedFiles(unittest.TestCase):
    def assert_current(self, tool: str) -> None:
        done = subprocess.run([sys.executable, HERE / tool, "--check"], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_series_are_current(self):
        self.assert_current("series.py")

    def test_geodesic_series_are_current(self):
        self.assert_current("geodesic.py")

    def test_polynomials_are_current(self):
        self.assert_current("minimax.py")

    def test_magnetic_model_is_current(self):
        self.assert_current("magnetic.py")


class MagneticModel(unittest.TestCase):
    def test_coefficients_are_those_that_were_published(self):
        found = hashlib.sha256((HERE / "WMM_2025.COF").read_bytes()).hexdigest()
        self.assertEqual(found, "dfa8597825af4e0b87ff4198a5b4fb661b3c49f4cd090cd0164e0259b075582f")

    def test_factors_give_the_legendre_functions(self):
        for t in (mpf("-0.9"), mpf("0.1"), mpf("0.7")):
            start = mpf(1)
            for m in range(13):
                if m > 0:
                    start *= magnetic.factors(m, m)[0]
                before, p = mpf(0), start
                for n in range(m + 1, 13):
                    a, b = magnetic.factors(n, m)
                    before, p = p, a * t * p - b * before
                    # Schmidt semi-normalized, without the power of the cosine; mpmath has the sign (-1)^m.
                    norm = mp.sqrt((2 if m else 1) * mp.factorial(n - m) / mp.factorial(n + m))
                    exact = norm * abs(mp.legenp(n, m, t)) / (1 - t * t) ** (mpf(m) / 2)
                    self.assertLess(abs(abs(p) - exact), 1e-13 * max(1, exact), (n, m, t))


class LiteralsInTheSources(unittest.TestCase):
    """Same bits everywhere begins with the numbers in the sources: see `literal` in swift_source.py."""

    NUMBER = re.compile(r"(?<![\w.])\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?(?![\w.])")

    def test_no_literal_in_the_sources_depends_on_how_often_a_compiler_rounds_it(self):
        read = 0
        for path in sorted((ROOT / "Sources").rglob("*.swift")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                for text in self.NUMBER.findall(line.split("//")[0]):
                    decimal = Fraction(text.replace("_", ""))
                    read += 1
                    self.assertTrue(is_safe(decimal), f"{path.relative_to(ROOT)}:{number}: {text}")
        self.assertGreater(read, 300)

    def test_literal_known_to_be_rounded_twice_is_found(self):
        self.assertFalse(is_safe(Fraction("0.707056753354459")))


class Series(unittest.TestCase):
    def test_tiny_error_in_the_last_coefficient_is_noticed(self):
        for name in ("alpha", "beta", "d", "mu", "phi"):
            derived = series.derive()
            derived[name][5][6] *= 1 + Fraction(1, 10**6)
            with self.assertRaises(ArithmeticError, msg=name):
                series.check_numerically(derived, Fraction(1, 10**12))

    def test_reverting_twice_changes_nothing(self):
        conformal = series.conformal_minus_geographic()
        self.assertEqual(series.reverted(series.reverted(conformal)).terms, conformal.terms)

    def test_composing_with_the_reverse_gives_the_identity(self):
        conformal = series.conformal_minus_geographic()
        self.assertEqual(series.composed(conformal, series.reverted(conformal)).terms, {})


class GeodesicSeries(unittest.TestCase):
    def test_tiny_error_in_any_polynomial_is_noticed(self):
        for name, rows in geodesic.derive().items():
            for row in range(len(rows)):
                derived = geodesic.derive()
                derived[name][row][-1] += Fraction(1, 10**6)
                with self.assertRaises(ArithmeticError, msg=f"{name}[{row}]"):
                    geodesic.check_numerically(derived, Fraction(1, 10**12))

    def test_series_agree_with_quadrature_over_the_whole_range(self):
        derived = geodesic.derive()
        for epsilon in ("1e-9", "0.0001", "0.0005", "0.001", "0.0014", "0.00168"):
            differences = geodesic.check_numerically(derived, Fraction(epsilon))
            for name, difference in differences.items():
                cut = len(derived[name][0])
                self.assertLess(difference * mpf(epsilon) ** cut, 1e-16 if cut < 7 else 1e-18, name)

    def test_largest_epsilon_is_that_of_a_meridian(self):
        root = mp.sqrt(1 + geodesic.to_mpf(geodesic.SECOND_ECCENTRICITY_SQUARED))
        self.assertLess((root - 1) / (root + 1), mpf("0.00168"))


class Proof(unittest.TestCase):
    def test_bound_below_the_true_error_is_not_proven(self):
        for problem in minimax.PROBLEMS:
            doubles, bound = minimax.solve(problem)
            high, low = minimax.double_pair(problem.leading)
            coefficients = [Fraction(high) + Fraction(low)] + [Fraction(c) for c in doubles]
            self.assertTrue(minimax.is_proven(problem, coefficients, bound), problem.name)
            self.assertFalse(minimax.is_proven(problem, coefficients, bound * Fraction(97, 100)), problem.name)

    def test_polynomial_that_dips_below_zero_is_found(self):
        # (x - 1/3)^2 + c
        third = Fraction(1, 3)
        self.assertTrue(minimax.is_nonnegative([third**2 + Fraction(1, 10**9), -2 * third, Fraction(1)]))
        self.assertFalse(minimax.is_nonnegative([third**2 - Fraction(1, 10**9), -2 * third, Fraction(1)]))


class LogarithmOfTwo(unittest.TestCase):
    def test_products_of_the_first_part_with_exponents_are_exact(self):
        high, _ = minimax.parts_of_log_two()
        for exponent in range(-1100, 1101):
            self.assertEqual(Fraction(exponent * high), exponent * Fraction(high))

    def test_parts_add_up_to_log_two(self):
        high, low = minimax.parts_of_log_two()
        self.assertLess(abs(mpf(high) + mpf(low) - mp.log(2)), mpf(2) ** -87)


class Bounds(unittest.TestCase):
    def test_constants_in_the_sources_keep_to_their_bounds(self):
        for claim in bounds.CLAIMS:
            constants = claim.constants()
            self.assertLessEqual(claim.found(constants), claim.allowed(constants), claim.text)

    def test_constants_that_do_not_are_found(self):
        for claim in bounds.CLAIMS:
            # A half less or more, whichever is worse.
            wrong = [[factor * constant for constant in claim.constants()] for factor in (0.5, 1.5)]
            self.assertTrue(any(claim.found(c) > claim.allowed(c) for c in wrong), claim.text)

    def test_constant_that_is_not_there_is_reported(self):
        claim = bounds.Claim("none", "Geometry/Polygon/Crossing.swift", r"no such = (\d)", bounds.bend, bounds.bend)
        self.assertRaises(ValueError, claim.constants)


class Literals(unittest.TestCase):
    def test_nearest_double_rounds_to_nearest(self):
        self.assertEqual(nearest_double(1 + mpf(2) ** -53 + mpf(2) ** -100), 1 + 2.0**-52)
        self.assertEqual(nearest_double(-1 - mpf(2) ** -53 - mpf(2) ** -100), -1 - 2.0**-52)
        self.assertEqual(nearest_double(1 + mpf(2) ** -53), 1.0)

    def test_literal_survives_both_ways_of_reading(self):
        for pattern in range(0x3FF0000000000000, 0x3FF0000000000000 + 10**4 * 7919, 7919):
            (value,) = struct.unpack("<d", struct.pack("<Q", pattern))
            text = literal(value)
            self.assertEqual(float(text), value)
            self.assertEqual(float(rounded_to_bits(Fraction(text), 64)), value)


if __name__ == "__main__":
    unittest.main()
