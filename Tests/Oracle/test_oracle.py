# SPDX-License-Identifier: MIT
"""GridNorth against GeographicLib, PROJ and 70 digits, at points that are new in every run.

A green run also prints the findings of each program, largest differences and counts. All of it, with each digit
that was excused, stays in build/tests/oracle-*.txt.
"""

import sys

import pytest
from effort import EFFORT
from Oracle.programs import compare, report


@pytest.mark.parametrize("name", ["projection", "mgrs", "squares", "geodesics", "areas", "graticules", "texts"])
def test_agrees(name, run, build, cxx, seed, capsys):
    compare(name, run, build, cxx, seed, capsys)


def test_true_error(run, build, root, library, seed, capsys):
    command = [sys.executable, root / "Tests/Oracle/exact.py", "--seed", seed, "--count", round(1200 * EFFORT), "--library", library]
    report(run, build, capsys, "exact", command)
