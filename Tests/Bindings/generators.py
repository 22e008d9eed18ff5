# SPDX-License-Identifier: MIT
"""Names that the generators of packages know, and the functions that the programs of Tests/Pairs call."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from Pairs import pairs

BINDINGS = Path(__file__).resolve().parents[2] / "bindings"

#: The most lines that a file of a package with a file for each subject has.
LINES = 1500


def told(program: str, *folders: Path):
    """What a Python program that imports from these folders of bindings and from bindings itself prints as JSON."""
    path = f"import json, sys; sys.path[:0] = {[str(one) for one in (*folders, BINDINGS)]!r}; "
    command = [sys.executable, "-c", path + program]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def left_out(package: Path) -> dict[str, str]:
    """The functions that a package does not have, each with its reason."""
    without = told("from generator.names import WITHOUT; print(json.dumps(WITHOUT))", package)
    assert all(len(reason) > 10 for reason in without.values())
    return without


def places(names: list[str]) -> dict[str, tuple[str, str]]:
    """The subject of each function of C, and its name there."""
    program = "from description.subjects import place; "
    program += f"found = {{name: place(name) for name in {names!r}}}; "
    program += "print(json.dumps({name: [one.subject, one.name] for name, one in found.items()}))"
    return {name: (subject, short) for name, (subject, short) in told(program).items()}


def called_as_pairs() -> set[str]:
    """The functions that a program of Tests/Pairs calls in every package."""
    return {function["name"] for pair in pairs.find(pairs.described()) for function in (pair.single, pair.batch)}
