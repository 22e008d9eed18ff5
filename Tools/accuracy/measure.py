#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures the elementary functions of the core against a reference of 60 digits.

    measure.py              measure, print the table, and fail if an error exceeds the bound in docs/ACCURACY.md
    measure.py --write      measure and write table and bounds into docs/ACCURACY.md

A test of the core (Tests/GridNorthCoreTests/Base/Numerics/AccuracyDump.swift) writes arguments and results bit for bit; mpmath
computes the exact results. Arguments are new in each run unless GRIDNORTH_SEED is set; the seed is printed.
"""

import argparse
import math
import os
import re
import struct
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Callable, Iterator

from mpmath import mp, mpf

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs" / "ACCURACY.md"
BEGIN = "<!-- elementary functions: written by Tools/accuracy/measure.py -->"
END = "<!-- end of elementary functions -->"

mp.dps = 60


# The exact results.


def exact(value: float) -> mpf:
    return mpf(value)  # A double is a number of 53 bits: nothing is rounded.


def reduced(degrees: float) -> tuple[int, mpf]:
    """The number of quarter turns, and the remainder within 45 degrees, exactly, in radians."""
    angle = Fraction(degrees)
    quarters = round(angle / 90)
    rest = angle - 90 * quarters
    return quarters % 4, mpf(rest.numerator) / mpf(rest.denominator) * mp.pi / 180


def sine(degrees: float) -> mpf:
    quarters, rest = reduced(degrees)
    value = mp.cos(rest) if quarters % 2 else mp.sin(rest)
    return -value if quarters >= 2 else value


def cosine(degrees: float) -> mpf:
    quarters, rest = reduced(degrees)
    value = mp.sin(rest) if quarters % 2 else mp.cos(rest)
    return -value if quarters in (1, 2) else value


def arctangent(y: float, x: float) -> mpf:
    if x == 0 and y == 0:
        return mpf(0)
    angle = mp.atan2(exact(y), exact(x)) * 180 / mp.pi
    # mpmath has no negative zero: on the negative x axis the sign is that of y.
    return -abs(angle) if math.copysign(1, y) < 0 else abs(angle)


def isometric(degrees: float) -> mpf:
    return mp.asinh(mp.tan(exact(degrees) * mp.pi / 180))


def latitude(psi: float) -> mpf:
    return mp.atan(mp.sinh(exact(psi))) * 180 / mp.pi


def longitude(degrees: float) -> mpf:
    rest = (Fraction(degrees) + 180) % 360 - 180
    return mpf(rest.numerator) / mpf(rest.denominator)


@dataclass
class Row:
    """A line of the table: a function on a part of its range."""

    name: str
    key: str
    range: str
    holds: Callable[..., bool]
    reference: Callable[..., mpf]
    least: float = 0.0  # Errors of smaller results are measured in the last place of this number.
    count: int = 0
    largest: float = 0.0
    where: tuple[float, ...] = ()

    def measure(self, arguments: tuple[float, ...], result: float, expected: mpf) -> None:
        self.count += 1
        error = ulps(result, expected, self.least)
        if error > self.largest:
            self.largest, self.where = error, arguments


def rows() -> list[Row]:
    every = lambda *_: True
    near = lambda d: abs(d) <= 45
    right = lambda y, x: x > 0 and abs(y) <= x
    return [
        Row("`sineAndCosineOfDegrees`, sine", "sine", "\\|d\\| <= 2^40", every, sine),
        Row("`sineAndCosineOfDegrees`, cosine", "cosine", "\\|d\\| <= 45", near, cosine),
        Row("", "cosine", "45 < \\|d\\| <= 2^40", lambda d: not near(d), cosine),
        Row("`arctangentInDegrees`", "arctangent", "\\|y\\| <= x", right, arctangent),
        Row("", "arctangent", "all other vectors", lambda y, x: not right(y, x), arctangent),
        Row("`smallHyperbolicArctangent`", "hyperbolic arctangent", "\\|x\\| <= 0.16", every,
            lambda x: mp.atanh(exact(x))),
        Row("`smallHyperbolicSine`", "hyperbolic sine", "\\|x\\| <= 0.17", every, lambda x: mp.sinh(exact(x))),
        Row("`smallHyperbolicCosine`", "hyperbolic cosine", "\\|x\\| <= 0.17", every, lambda x: mp.cosh(exact(x))),
        Row("`naturalLogarithm`", "logarithm", "every positive normal number", every, lambda x: mp.log(exact(x))),
        Row("`exponential`", "exponential", "\\|x\\| <= 700", every, lambda x: mp.exp(exact(x))),
        Row("`powerOfTwo`", "power of two", "\\|x\\| <= 1000", every, lambda x: mp.power(2, exact(x))),
        Row("`WebMercator.isometric(latitude:)`", "isometric latitude", "\\|d\\| <= 85.06; 1 ulp: 2.2e-16 at least", every,
            isometric, least=1.0),
        Row("`WebMercator.latitude(isometric:)`", "latitude", "\\|x\\| <= 40; 1 ulp: 1.4e-14 degrees at least", every,
            latitude, least=64.0),
        Row("`Angle.reduce(longitude:)`", "longitude", "every finite number", every, longitude),
    ]


def ulps(result: float, expected: mpf, least: float) -> float:
    """The error in units of the last place that a double next to the expected number has, or next to a larger one."""
    if expected == 0 and least == 0:
        return 0.0 if result == 0 else math.inf
    if not math.isfinite(result):
        return math.inf
    _, exponent = mp.frexp(max(abs(expected), least))
    place = max(int(exponent) - 53, -1074)
    return float(mp.ldexp(abs(exact(result) - expected), -place))


# Running the dump.


def records(dump: Path) -> Iterator[tuple[str, list[float]]]:
    with dump.open(encoding="ascii") as lines:
        for line in lines:
            if line.startswith("#"):
                print(line[2:].rstrip())
                continue
            key, *numbers = line.rstrip("\n").split("\t")
            yield key, [struct.unpack(">d", int(bits, 16).to_bytes(8, "big"))[0] for bits in numbers]


def make_dump(dump: Path, count: int, swift_options: list[str], seed: int | None = None) -> None:
    environment = dict(os.environ, GRIDNORTH_ACCURACY_DUMP=str(dump), GRIDNORTH_ACCURACY_COUNT=str(count))
    if seed is not None:
        environment["GRIDNORTH_SEED"] = str(seed)
    command = ["swift", "test", "--configuration", "release", "-Xswiftc", "-enable-testing"]
    run = subprocess.run(command + swift_options + ["--filter", "AccuracyDump"], cwd=ROOT, env=environment, text=True,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if run.returncode or not dump.stat().st_size:
        sys.exit(f"{run.stdout}\nmeasure.py: the dump failed")


def measured(dump: Path) -> list[Row]:
    table = rows()
    for key, (*arguments, result) in records(dump):
        row = next(row for row in table if row.key == key and row.holds(*arguments))
        row.measure(tuple(arguments), result, row.reference(*arguments))
    return table


# The document.


def bound(error: float) -> float:
    """The promise: the measured error plus at least 0.05, rounded up to the next 0.05; exact stays exact."""
    return 0.0 if error == 0 else math.ceil((error + 0.05) * 20) / 20


def render(table: list[Row]) -> str:
    lines = [
        "| function | range | largest error, ulp | measured, ulp | at | arguments |",
        "|---|---|---|---|---|---|",
    ]
    for row in table:
        where = ", ".join(repr(number) for number in row.where) or "-"
        lines.append(f"| {row.name} | {row.range} | {bound(row.largest):.2f} | {row.largest:.3f} | {where} |"
                     f" {row.count:,} |")
    return "\n".join(lines)


def promised(text: str) -> list[float]:
    table = text.split(BEGIN)[1].split(END)[0]
    cells = [re.split(r"(?<!\\)\|", line) for line in table.splitlines() if line.startswith("|")]
    return [float(cell[3]) for cell in cells[2:]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write table and bounds into docs/ACCURACY.md")
    parser.add_argument("--count", type=int, default=200_000, help="random arguments for each function")
    parser.add_argument("swift_options", nargs="*", help="options for swift test, after --")
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        dump = Path(folder) / "dump"
        dump.touch()
        make_dump(dump, options.count, options.swift_options)
        table = measured(dump)
    print(render(table))

    text = DOCUMENT.read_text(encoding="utf-8")
    if options.write:
        before, rest = text.split(BEGIN)
        after = rest.split(END)[1]
        DOCUMENT.write_text(f"{before}{BEGIN}\n{render(table)}\n{END}{after}", encoding="utf-8")
        return
    bounds = promised(text)
    if len(bounds) != len(table):
        sys.exit("measure.py: docs/ACCURACY.md has a different number of rows; run with --write")
    exceeded = [row for row, limit in zip(table, bounds) if not row.largest <= limit or not row.count]
    for row in exceeded:
        print(f"{row.key}, {row.range}: {row.largest:.3f} ulp at {row.where} exceeds docs/ACCURACY.md", file=sys.stderr)
    if exceeded:
        sys.exit(1)
    print("within the bounds of docs/ACCURACY.md")


if __name__ == "__main__":
    main()
