#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Counts the instructions of the functions that matter most, and compares them with Benchmarks/INSTRUCTIONS.md.

    Benchmarks/instructions.py            prints the table beside the committed one
    Benchmarks/instructions.py --write    writes it

A count depends on the library alone, not on the machine or its other work. valgrind has no AVX-512, so AVX2 is the highest
level that is counted.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "Benchmarks/INSTRUCTIONS.md"
WORK = ROOT / "build/benchmarks"
#: The levels of the library that are counted, by the heading of their column.
LEVELS = {"baseline": 1, "AVX2": 3}

HEAD = """# Instructions

Written by `Benchmarks/instructions.py --write`. The instructions of a call, or of a row, a vertex or a point of it, with the inputs of
[instructions.c](instructions.c), as valgrind counts them; the baseline is the code that every processor of the family runs. The
columns of 0.1 are the same program with the library of version 0.1 as it was when its functions were complete. A test holds the other
columns within 3 %: who makes a function slower must say so here, and so must who makes it faster.

| function | of | baseline | AVX2 | 0.1 baseline | 0.1 AVX2 |
| --- | --- | --- | --- | --- | --- |
"""


class Row(NamedTuple):
    unit: str
    #: Instructions of a unit, by level.
    counts: tuple[float, ...]
    #: Those of version 0.1, or nothing.
    before: tuple[str, ...] = ("", "")


def build() -> Path:
    """Builds the program over build/libgridnorth.so."""
    WORK.mkdir(parents=True, exist_ok=True)
    program = WORK / "instructions"
    sources = [ROOT / "Benchmarks/instructions.c", ROOT / "Tests/C/level.c"]
    library = ["-L", ROOT / "build", "-lgridnorth", f"-Wl,-rpath,{ROOT / 'build'}"]
    warnings = ["-Wall", "-Wextra", "-Werror"]
    subprocess.run(["cc", "-std=c11", "-O1", "-g", *warnings, "-I", ROOT / "include", *sources, *library, "-lm", "-o", program], check=True)
    return program


def counted(program: Path, level: int) -> dict[str, tuple[str, float]]:
    """Returns the unit of each function and its instructions at a level of the library."""
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is not installed: run Tools/setup all")
    file = program.with_suffix(f".{level}.callgrind")
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={file}", "--toggle-collect=counted", program]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"GRIDNORTH_LEVEL": str(level)})
    if done.returncode:
        sys.exit(done.stderr)
    costs = costs_of_calls(file.read_text(), "counted")
    listed = [line.split() for line in done.stdout.splitlines()]
    return {name: (unit, costs[name] / int(units)) for name, unit, units in listed}


def costs_of_calls(text: str, caller: str) -> dict[str, int]:
    """Returns the cost of each function that `caller` called, with all that it called, from a file of callgrind."""
    names: dict[str, str] = {}
    costs: dict[str, int] = {}
    here = called = ""
    lines = iter(text.splitlines())
    for line in lines:
        if found := re.match(r"(c?fn)=(\(\d+\))(?: (.*))?$", line):
            kind, number, name = found.groups()
            name = names.setdefault(number, name)
            here, called = (name, called) if kind == "fn" else (here, name)
        elif line.startswith("calls="):
            cost = int(next(lines).split()[1])
            if here == caller:
                costs[called] = costs.get(called, 0) + cost
    return costs


def measure() -> dict[str, Row]:
    """Returns the table as the library in build/ has it."""
    program = build()
    levels = [counted(program, level) for level in LEVELS.values()]
    old = committed()
    return {
        name: Row(unit, tuple(level[name][1] for level in levels), old[name].before if name in old else ("", ""))
        for name, (unit, _) in levels[0].items()
    }


def committed() -> dict[str, Row]:
    rows = re.findall(r"^\| `(\w+)` \| (\w+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]*) \| ([\d,]*) \|$", TABLE.read_text(), re.M)
    return {name: Row(unit, (number(a), number(b)), (c, d)) for name, unit, a, b, c, d in rows}


def number(text: str) -> int:
    return int(text.replace(",", ""))


def written(rows: dict[str, Row]) -> str:
    return HEAD + "".join(
        f"| `{name}` | {row.unit} | {' | '.join(f'{count:,.0f}' for count in row.counts)} | {' | '.join(row.before)} |\n"
        for name, row in rows.items()
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write Benchmarks/INSTRUCTIONS.md")
    write = parser.parse_args().write
    rows, old = measure(), committed()
    if write:
        TABLE.write_text(written(rows))
        return
    print(f"{'instructions':28}{'baseline':>22}{'AVX2':>22}")
    for name, row in rows.items():
        cells = [f"{count:,.0f}" for count in row.counts]
        if name in old:
            changes = [100 * (now / before - 1) for now, before in zip(row.counts, old[name].counts, strict=True)]
            cells = [f"{cell} ({change:+5.1f} %)" for cell, change in zip(cells, changes, strict=True)]
        print(f"{name:28}" + "".join(f"{cell:>22}" for cell in cells))


if __name__ == "__main__":
    main()
