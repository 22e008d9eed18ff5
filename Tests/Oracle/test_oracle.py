# SPDX-License-Identifier: MIT
"""GridNorth against GeographicLib, PROJ and 70 digits, at points that are new in every run.

What each program found, largest differences and excused digits included, stays in build/tests/oracle-*.txt.
"""

import sys

import pytest

LIBRARIES = ["-lGeographicLib", "-lproj", "-pthread"]


def report(run, build, name, command):
    """Runs a program, keeps what it printed, and shows the lines that measure or fail."""
    result = run(command, check=False)
    kept = build / f"oracle-{name}.txt"
    kept.write_text(result.stdout + result.stderr)
    lines = [line for line in result.stdout.splitlines() if "within 10 nm of an edge:" not in line]
    shown = "\n".join(lines[:300])
    print(shown)
    assert result.returncode == 0, f"{name} (all of it in {kept.relative_to(build.parent.parent)})\n{shown}"


@pytest.mark.parametrize("name", ["projection", "mgrs", "squares"])
def test_agrees(name, run, build, cxx, seed):
    program = cxx([f"Tests/Oracle/{name}.cpp"], f"oracle-{name}", libs=LIBRARIES)
    report(run, build, name, [program, seed])


def test_true_error(run, build, root, library, seed):
    command = [sys.executable, root / "Tests/Oracle/exact.py", "--seed", seed, "--count", 1200, "--library", library]
    report(run, build, "exact", command)
