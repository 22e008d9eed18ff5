# SPDX-License-Identifier: MIT
"""The slowest inputs known take as long as docs/BOUNDS.md says, in instructions: no clock and no other work changes those."""

import json
import os
import platform
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]

#: The factor by which the time may grow for an input four times as large, with a margin for constant costs.
GROWTH = {"constant": 1.2, "linear": 4.3, "n log n": 5.4, "square": 17}


class Case(NamedTuple):
    """A row of the table."""

    name: str
    function: str
    size: int
    larger: int
    growth: str
    instructions: int


def number(digits):
    return int(digits.replace(",", ""))


def cases():
    row = r"^\| `(\w+)` \| `(\w+)` \| .* \| ([\d,]+) \| ([\d,]+) \| ([\w ]+) \| ([\d,]+) \|$"
    rows = re.findall(row, (ROOT / "docs/BOUNDS.md").read_text(), re.M)
    return [
        Case(name, function, number(size), number(larger), growth, number(instructions))
        for name, function, size, larger, growth, instructions in rows
    ]


@pytest.fixture(scope="module")
def program(cc):
    return cc(["Tests/C/bounds.c"], "c-bounds", flags=["-Wpedantic"])


@pytest.fixture(scope="module")
def count(run, need, program, tmp_path_factory):
    """Counts the instructions of a function and of all that it calls."""
    file = tmp_path_factory.mktemp("callgrind") / "out"

    def count(case, size):
        options = ["--tool=callgrind", f"--callgrind-out-file={file}", f"--toggle-collect={case.function}"]
        # The level that every processor has, so that the counts are the same everywhere.
        run([need("valgrind"), *options, program, case.name, size], env=os.environ | {"GRIDNORTH_LEVEL": "1"})
        return int(re.search(r"^totals: (\d+)$", file.read_text(), re.M)[1])

    return count


#: A function with one of these roles may take longer for a larger argument.
GROWING = {"array", "text", "column", "count", "output", "capacity"}


def described():
    return json.loads((ROOT / "docs/api.json").read_text())["functions"]


def test_every_function_says_how_its_time_grows():
    roles = {one["name"]: {parameter["role"] for parameter in one["parameters"]} for one in described()}
    assert [one["name"] for one in described() if GROWING & roles[one["name"]] and not one.get("time")] == []
    # Where nothing is written, nothing stands in the table: it says constant time for all of these.
    assert len([name for name in roles if not GROWING & roles[name]]) < 80


def test_the_table_says_what_the_functions_say(run):
    run([ROOT / "Tools/bounds", "--check"])
    rows = re.findall(r"^\| (`gn_.*`) \| (.+) \| .*\|$", (ROOT / "docs/BOUNDS.md").read_text(), re.M)
    listed = {name.strip("` "): growth for names, growth in rows for name in names.split(",")}
    for one in described():
        assert listed.get(one["name"]) == one.get("time", {}).get("growth"), one["name"]


def test_every_case_is_in_the_table(run, program):
    listed = {tuple(line.split()) for line in run([program]).stdout.splitlines()}
    assert listed == {(case.name, case.function) for case in cases()}
    assert len(listed) > 20


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_slowest_input_under_valgrind(count, case):
    small, large = count(case, case.size), count(case, case.larger)
    print(f"{case.name}: {small:,}, then {large:,}, {large / small:.2f} times as many")
    assert large <= GROWTH[case.growth] * small
    if platform.machine() == "x86_64":
        # The table says how many; a compiler may do a little better or worse.
        assert 0.5 * case.instructions < small < 1.25 * case.instructions


def refusals():
    row = r"^\| `(\w+)` \| `(\w+)` \| ([\d,]+) \|$"
    return re.findall(row, (ROOT / "docs/BOUNDS.md").read_text(), re.M)


@pytest.mark.parametrize("case", refusals(), ids=lambda case: case[0])
def test_what_takes_too_long_is_refused(program, case):
    name, function, size = case
    assert (name, function) in {(one.name, one.function) for one in cases()}
    # Without a limit these take hours, and with one a few seconds; nothing else depends on the clock.
    limit = f"ulimit -t 20; exec {program} {name} {number(size)}"
    done = subprocess.run(["sh", "-c", limit], capture_output=True, text=True)
    status = "GN_ERROR_TOO_MANY_TILES" if function.startswith("gn_tile") else "GN_ERROR_WORK"
    assert (done.returncode, done.stderr) == (1, f"{status}\n")


#: Functions that share their limit with another one, of which the table has an input.
ALIKE = {
    "gn_fence_index_holding_batch": "gn_fence_index_holding",
    "gn_frame_points_batch": "gn_route_nearest",
    "gn_polygon_contains_batch": "gn_polygon_contains",
    "gn_tile_count_polygon": "gn_tile_count_route",
    "gn_tile_cover_polygon": "gn_tile_count_route",
    "gn_tile_cover_route": "gn_tile_count_route",
    "gn_route_parallel": "gn_route_corridor",
    "gn_sight_along": "gn_viewshed_cells",
    "gn_sight_between": "gn_viewshed_cells",
}


def test_every_limit_refuses_an_input():
    limits = {"GN_ERROR_WORK", "GN_ERROR_TOO_MANY_TILES"}
    limited = {one["name"] for one in described() if limits & {*one.get("statuses", []), *one.get("row_statuses", [])}}
    refused = {function for _, function, _ in refusals()}
    assert refused | ALIKE.keys() == limited
    assert refused.issuperset(ALIKE.values())
