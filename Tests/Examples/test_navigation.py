# SPDX-License-Identifier: MIT
"""The example of navigation: one line for each event, and each wrong line is named."""

import os
import sys

import pytest

ROUTE = "46.5,8,start\n46.505,8\n46.51,8,bridge\n46.51,8.02\n"


@pytest.fixture
def follow(run, root, library, tmp_path):
    """follow(route, track): the program's output, errors and status."""
    environment = os.environ | {"PYTHON": sys.executable}
    path = tmp_path / "route.csv"

    def follow_one(route, track):
        path.write_text(route)
        command = [root / "Examples/python", "Examples/navigation/follow.py", path]
        result = run(command, env=environment, input=track, check=False)
        return result.stdout.splitlines(), result.stderr.replace(str(path), "route").splitlines(), result.returncode

    return follow_one


def track(*fixes):
    return "".join(f"{latitude!r},{longitude!r},{time!r}\n" for latitude, longitude, time in fixes)


def test_events_of_a_walk(follow):
    shown, errors, status = follow(ROUTE, track(
        (46.5002, 8.0, 0), (46.505, 8.0, 400), (46.505, 8.002, 500), (46.506, 8.0, 700), (46.505, 8.0, 800),
        (46.51, 8.001, 1500), (46.51, 8.02, 3000),
    ))
    assert (errors, status) == ([], 0)
    # 0.002 degrees of longitude are 153.5 m there: 111,320 m, times the cosine of 46.505 degrees, and a little for the ellipsoid.
    assert shown == [
        "0 s: passed start", "500 s: off the route by 154 m", "700 s: back on the route", "800 s: goes the wrong way",
        "1500 s: passed bridge", "3000 s: passed the end", "3000 s: arrived",
    ]


def test_who_begins_off_the_route_is_told(follow):
    assert follow(ROUTE, track((46.505, 8.005, 0)))[0][0].startswith("0 s: off the route by 38")


def test_wrong_fixes_are_named_and_skipped(follow):
    shown, errors, status = follow(ROUTE, "46.505,8,10\n46.505,8,9\n91,8,20\n46.505,8\n46.505,x,20\n\n46.51,8,1000\n46.51,8.02,3000\n")
    assert [error.split(": ")[0] for error in errors] == [f"track:{number}" for number in (2, 3, 4, 5, 6)]
    assert (shown[-1], status) == ("3000 s: arrived", 0)


@pytest.mark.parametrize(("route", "error"), [
    ("", "follow: route: a route needs a point"),
    ("46.5,8\n46.5\n", "follow: route:2: 2 columns are needed, not 1"),
    ("46.5,east\n", "follow: route:1: could not convert string to float: 'east'"),
])
def test_wrong_routes_are_told_in_a_sentence(follow, route, error):
    assert follow(route, "") == ([], [error], 1)


def test_refused_points_are_told_in_a_sentence(follow):
    shown, errors, status = follow("91,8\n46,8\n", "")
    assert (shown, len(errors), status) == ([], 1, 1) and errors[0].startswith("follow: ")
