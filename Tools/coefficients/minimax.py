# SPDX-License-Identifier: MIT
"""Derives the polynomials of the elementary functions and writes PolynomialCoefficients.swift.

For each function: a weighted Remez exchange at 60 digits, then the coefficients are rounded to double one after the
other, the lowest power first, and the higher ones are fitted again after each rounding so that they take up its error.
The bound of the polynomial that results, with the doubles as they are, is proven in exact integer arithmetic.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import comb, floor

from mpmath import mp, mpf

from swift_source import (
    INDENT,
    comment,
    constant,
    double_pair,
    exact,
    file_header,
    literal,
    nearest_double,
    rounded_to_bits,
    run,
    to_mpf,
)

mp.dps = 60

TARGET = "Sources/GridNorthCore/Base/Numerics/PolynomialCoefficients.swift"


@dataclass
class Problem:
    """Approximate F on [0, end] by leading + c1 x + c2 x^2 + ..., where x is the square of the function's argument."""

    name: str
    formula: str
    domain: str
    function: Callable[[mpf], mpf]  # F
    taylor: Callable[[int], mpf]  # the coefficient of x^k in F, at the working precision
    end: Fraction
    leading: mpf  # F(0), kept as it is: 1, or a factor that becomes a pair of doubles
    relative: bool  # whether the error is relative to F
    target_bits: int  # the error is to be below 2^-target_bits


# Remez exchange


class Grid:
    """Where the error is looked at: Chebyshev points of [0, end], with F and the weight there worked out once."""

    SIZE = 400

    def __init__(self, problem: Problem):
        self.problem = problem
        end = to_mpf(problem.end)
        self.points = [end * (1 - mp.cos(mp.pi * i / self.SIZE)) / 2 for i in range(1, self.SIZE + 1)]
        self.values = [problem.function(x) for x in self.points]

    def error(self, coefficients: list[mpf], x: mpf, value: mpf | None = None) -> mpf:
        if value is None:
            value = self.problem.function(x)
        difference = mp.polyval(coefficients[::-1], x) - value
        return difference / value if self.problem.relative else difference

    def extrema(self, coefficients: list[mpf]) -> list[tuple[mpf, mpf]]:
        """One (x, error) for each run of equal sign: the largest of that run, refined by parabolas."""
        errors = [self.error(coefficients, x, v) for x, v in zip(self.points, self.values)]
        found, first = [], 0
        for i in range(1, len(errors) + 1):
            if i == len(errors) or (errors[i] > 0) != (errors[first] > 0):
                peak = max(range(first, i), key=lambda j: abs(errors[j]))
                found.append(self.refined(coefficients, errors, peak))
                first = i
        return found

    def refined(self, coefficients: list[mpf], errors: list[mpf], peak: int) -> tuple[mpf, mpf]:
        best = (self.points[peak], errors[peak])
        if peak in (0, len(errors) - 1):
            return best
        triple = [(self.points[j], errors[j]) for j in (peak - 1, peak, peak + 1)]
        for _ in range(4):
            (a, fa), (b, fb), (c, fc) = triple
            p, q = (b - a) * (fb - fc), (b - c) * (fb - fa)
            if p == q:
                break
            x = b - ((b - a) * p - (b - c) * q) / (2 * (p - q))
            if not a < x < c or x == b:
                break
            fx = self.error(coefficients, x)
            if abs(fx) > abs(best[1]):
                best = (x, fx)
            if abs(fx) >= abs(fb):
                triple = [(a, fa), (x, fx), (b, fb)] if x < b else [(b, fb), (x, fx), (c, fc)]
            else:
                triple = [(x, fx), (b, fb), (c, fc)] if x < b else [(a, fa), (b, fb), (x, fx)]
        return best


def remez(grid: Grid, fixed: list[mpf], degree: int) -> list[mpf]:
    """The best polynomial of this degree that begins with the given coefficients, to within 0.1 % of its error."""
    problem, first = grid.problem, len(fixed)
    free = degree + 1 - first
    end = to_mpf(problem.end)
    # The free powers all vanish at 0, so the nodes are those of a Chebyshev polynomial without that end.
    nodes = [end * (1 - mp.cos(mp.pi * (2 * i + 1) / (2 * free + 1))) / 2 for i in range(free + 1)]
    for _ in range(30):
        # At node i the error is to be (-1)^(i+1) times one size for all, the last of the unknowns.
        matrix, right = mp.matrix(free + 1, free + 1), mp.matrix(free + 1, 1)
        for row, x in enumerate(nodes):
            value = problem.function(x)
            weight = 1 / value if problem.relative else mpf(1)
            for column in range(free):
                matrix[row, column] = weight * (x / end) ** (first + column)
            matrix[row, free] = (-1) ** row
            right[row] = -weight * (mp.polyval(fixed[::-1], x) - value)
        solution = mp.lu_solve(matrix, right)
        coefficients = fixed + [solution[i] / end ** (first + i) for i in range(free)]
        extrema = grid.extrema(coefficients)
        while len(extrema) > free + 1:  # keep alternation: drop the smaller end
            extrema.pop(0 if abs(extrema[0][1]) < abs(extrema[-1][1]) else -1)
        if len(extrema) < free + 1:
            raise ArithmeticError(f"{problem.name}: the error does not alternate")
        sizes = [abs(e) for _, e in extrema]
        if max(sizes) <= min(sizes) * mpf("1.001"):
            return coefficients
        nodes = [x for x, _ in extrema]
    raise ArithmeticError(f"{problem.name}: the exchange does not settle")


def rounded_coefficients(grid: Grid, degree: int) -> list[float]:
    """Doubles for the powers 1 ... degree, each rounded in turn and the ones above it fitted again."""
    fixed, doubles = [leading_value(grid.problem)], []
    while len(fixed) <= degree:
        doubles.append(nearest_double(remez(grid, fixed, degree)[len(fixed)]))
        fixed.append(mpf(doubles[-1]))
    return doubles


def leading_value(problem: Problem) -> mpf:
    high, low = double_pair(problem.leading)
    return mpf(high) + mpf(low)


# Proof of the bound

SCALE = 260  # coefficients are integers in units of 2^-SCALE


def is_proven(problem: Problem, coefficients: list[Fraction], bound: Fraction) -> bool:
    """Whether |error| <= bound on all of [0, end], by exact arithmetic.

    F is replaced by its Taylor polynomial T. With P the polynomial on trial and `slack` >= |F - T|, the bound holds if
    bound T - (1 + bound) slack -+ (P - T) is nowhere negative (bound - slack -+ (P - T) where the error is absolute).
    """
    taylor, slack = taylor_polynomial(problem)
    trial = [c * problem.end**i for i, c in enumerate(coefficients)]
    trial += [Fraction(0)] * (len(taylor) - len(trial))
    for sign in (1, -1):
        margin = [-sign * (p - t) for p, t in zip(trial, taylor)]
        if problem.relative:
            margin = [m + bound * t for m, t in zip(margin, taylor)]
            margin[0] -= (1 + bound) * slack
        else:
            margin[0] += bound - slack
        if not is_nonnegative(margin):
            return False
    return True


def taylor_polynomial(problem: Problem) -> tuple[list[Fraction], Fraction]:
    """T in u = x/end, 0 <= u <= 1, and a bound of |F - T| there.

    In all these series each term is less than half the one before it, so the sum of the terms after one is less than it.
    """
    with mp.workdps(90):
        end, coefficients = to_mpf(problem.end), []
        while True:
            term = problem.taylor(len(coefficients)) * end ** len(coefficients)
            coefficients.append(Fraction(int(mp.nint(term * mpf(2) ** SCALE)), 2**SCALE))
            if abs(term) < mpf(2) ** -180:
                return coefficients, Fraction(1, 2**180) + Fraction(len(coefficients), 2**SCALE)


def is_nonnegative(polynomial: list[Fraction]) -> bool:
    """Whether a polynomial is >= 0 on [0, 1]: no Bernstein coefficient is negative, or it holds for both halves.

    In integers; every rounding is downward, which can only make the proof harder.
    """
    degree = len(polynomial) - 1
    scaled = [floor(c * 2 ** (SCALE + 40)) for c in polynomial]
    bernstein = [
        sum(floor(Fraction(scaled[k] * comb(i, k), comb(degree, k))) for k in range(i + 1)) for i in range(degree + 1)
    ]
    pending = [(bernstein, 0)]
    while pending:
        whole, depth = pending.pop()
        if min(whole) >= 0:
            continue
        if whole[0] < 0 or whole[-1] < 0 or depth > 40:  # the ends are values of the polynomial
            return False
        left, right = [], []
        row = [v << degree for v in whole]  # room to halve without a remainder
        while row:
            left.append(row[0])
            right.append(row[-1])
            row = [(p + q) >> 1 for p, q in zip(row, row[1:])]
        pending += [(left, depth + 1), (right[::-1], depth + 1)]
    return True


def proven_bound(grid: Grid, doubles: list[float]) -> Fraction:
    """A proven bound of three digits, some thousandths above the largest error that was seen."""
    problem = grid.problem
    high, low = double_pair(problem.leading)
    coefficients = [Fraction(high) + Fraction(low)] + [Fraction(c) for c in doubles]
    seen = max(abs(e) for _, e in grid.extrema([to_mpf(c) for c in coefficients]))
    exponent = int(mp.floor(mp.log10(seen * mpf("1.002")))) - 2
    bound = (int(seen / mpf(10) ** exponent) + 2) * Fraction(10) ** exponent
    if not is_proven(problem, coefficients, bound):
        raise ArithmeticError(f"{problem.name}: {float(bound):.2e} could not be proven")
    return bound


# The functions

DEGREE = mp.pi / 180


def odd_quotient(function: Callable[[mpf], mpf], limit: mpf = mpf(1)) -> Callable[[mpf], mpf]:
    """f(sqrt x) / sqrt x"""

    def quotient(x: mpf) -> mpf:
        if x == 0:
            return limit
        root = mp.sqrt(x)
        return function(root) / root

    return quotient


PROBLEMS = [
    Problem(
        name="SineDegrees",
        formula="sin d° = d c0 + d (c0Low + x (c1 + c2 x + ...)), x = d^2, c0 + c0Low = π/180",
        domain="|d| <= 45",
        taylor=lambda k: (-1) ** k * (mp.pi / 180) ** (2 * k + 1) / mp.factorial(2 * k + 1),
        function=odd_quotient(lambda d: mp.sin(d * DEGREE)),
        end=Fraction(45) ** 2,
        leading=DEGREE,
        relative=True,
        target_bits=57,
    ),
    Problem(
        name="CosineDegrees",
        formula="cos d° = 1 + x (c1 + c2 x + ...), x = d^2",
        domain="|d| <= 45",
        taylor=lambda k: (-1) ** k * (mp.pi / 180) ** (2 * k) / mp.factorial(2 * k),
        function=lambda x: mp.cos(mp.sqrt(x) * DEGREE),
        end=Fraction(45) ** 2,
        leading=mpf(1),
        relative=False,
        target_bits=58,
    ),
    Problem(
        name="ArctangentDegrees",
        formula="atan z in degrees = z c0 + z (c0Low + w (c1 + c2 w + ...)), w = z^2, c0 + c0Low = 180/π",
        domain="|z| <= 0.41422 (tan 22.5° and a hair)",
        taylor=lambda k: (-1) ** k * (180 / mp.pi) / (2 * k + 1),
        function=odd_quotient(lambda z: mp.atan(z) / DEGREE),
        end=Fraction("0.41422") ** 2,
        leading=1 / DEGREE,
        relative=True,
        target_bits=57,
    ),
    Problem(
        name="HyperbolicArctangent",
        formula="atanh t = t + t w (c1 + c2 w + ...), w = t^2",
        domain="|t| <= 0.16",
        taylor=lambda k: mpf(1) / (2 * k + 1),
        function=odd_quotient(mp.atanh),
        end=Fraction("0.16") ** 2,
        leading=mpf(1),
        relative=True,
        target_bits=58,
    ),
    Problem(
        name="HyperbolicSine",
        formula="sinh y = y + y x (c1 + c2 x + ...), x = y^2",
        domain="|y| <= 0.17",
        taylor=lambda k: 1 / mp.factorial(2 * k + 1),
        function=odd_quotient(mp.sinh),
        end=Fraction("0.17") ** 2,
        leading=mpf(1),
        relative=True,
        target_bits=58,
    ),
    Problem(
        name="HyperbolicCosine",
        formula="cosh y = 1 + x (c1 + c2 x + ...), x = y^2",
        domain="|y| <= 0.17",
        taylor=lambda k: 1 / mp.factorial(2 * k),
        function=lambda x: mp.cosh(mp.sqrt(x)),
        end=Fraction("0.17") ** 2,
        leading=mpf(1),
        relative=False,
        target_bits=58,
    ),
    Problem(
        name="LogarithmSeries",
        formula="log m = 2 atanh z = 2 (z + z w (c1 + c2 w + ...)), z = (m - 1)/(m + 1), w = z^2",
        domain="|z| <= 0.17158 (√2 and a hair)",
        taylor=lambda k: mpf(1) / (2 * k + 1),
        function=odd_quotient(mp.atanh),
        end=Fraction("0.17158") ** 2,
        leading=mpf(1),
        relative=True,
        target_bits=58,
    ),
    Problem(
        name="ExponentialQuotient",
        formula="r/2 coth r/2 = 1 + x (c1 + c2 x + ...), x = r^2",
        domain="|r| <= 0.34658 (half of log 2 and a hair)",
        taylor=lambda k: mp.bernoulli(2 * k) / mp.factorial(2 * k),
        function=lambda x: mp.sqrt(x) / 2 * mp.coth(mp.sqrt(x) / 2),
        end=Fraction("0.34658") ** 2,
        leading=mpf(1),
        relative=False,
        target_bits=58,
    ),
]


def solve(problem: Problem) -> tuple[list[float], Fraction]:
    """The fewest terms whose rounded polynomial meets the target, and its proven bound."""
    grid = Grid(problem)
    target = Fraction(1, 2**problem.target_bits)
    for degree in range(2, 20):
        best = remez(grid, [leading_value(problem)], degree)
        if max(abs(e) for _, e in grid.extrema(best)) >= to_mpf(target):
            continue
        doubles = rounded_coefficients(grid, degree)
        bound = proven_bound(grid, doubles)
        if bound < target:
            return doubles, bound
    raise ArithmeticError(f"{problem.name}: no polynomial found")


def generate() -> list[str]:
    lines = file_header(
        "minimax.py",
        "Near-minimax polynomials for the elementary functions. The stated error is that of the polynomial with these "
        "very doubles in exact arithmetic, proven by the generator; the rounding of an evaluation comes on top.",
    )
    for problem in PROBLEMS:
        doubles, bound = solve(problem)
        kind = "relative" if problem.relative else "absolute"
        power = mp.nstr(mp.ceil(mp.log(to_mpf(bound), 2) * 10) / 10, 4)
        print(f"{problem.name}: {len(doubles)} terms, {kind} error <= {float(bound):.2e} (2^{power})", file=sys.stderr)
        text = f"{problem.formula}.\nFor {problem.domain}; {kind} error at most {float(bound):.2e} (2^{power})."
        lines += ["", *comment(text, ""), f"enum {problem.name} {{"]
        if problem.leading != 1:
            high, low = double_pair(problem.leading)
            lines += constant("c0", high, "The factor of the first power, its nearest double.")
            lines += constant("c0Low", low, "What `c0` lacks.")
        lines += [f"{INDENT}static let c{i}: Double = {literal(c)}" for i, c in enumerate(doubles, 1)]
        lines += ["}"]
    return lines + logarithm_of_two()


def parts_of_log_two() -> tuple[float, float]:
    """Two doubles whose sum is log 2; the first has 32 bits, so that its products with exponents are exact."""
    value = exact(mp.log(2))
    high = rounded_to_bits(value, 32)
    return nearest_double(high), nearest_double(value - high)


def logarithm_of_two() -> list[str]:
    high, low = parts_of_log_two()
    return [
        "",
        *comment("log 2 = high + low.", ""),
        "enum LogarithmOfTwo {",
        *constant("high", high, "32 bits: its product with a whole number below 2^21 is exact."),
        *constant("low", low, "What `high` lacks."),
        "}",
    ]


if __name__ == "__main__":
    sys.exit(run(__doc__.splitlines()[0], TARGET, generate))
