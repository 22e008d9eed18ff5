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
        if route is not None:
            path.write_text(route)
        command = [root / "Examples/python", "Examples/navigation/follow.py", path]
        result = run(command, env=environment, input=track, check=False)
        return result.stdout.splitlines(), result.stderr.replace(str(path), "route").splitlines(), result.returncode

    return follow_one


def track(*fixes):
    return "".join(f"{latitude!r},{longitude!r},{time!r}\n" for latitude, longitude, time in fixes)


WALK = (
    (46.5002, 8.0, 0), (46.505, 8.0, 400), (46.505, 8.002, 500), (46.5065, 8.0, 700), (46.505, 8.0, 800),
    (46.51, 8.001, 1500), (46.51, 8.02, 3000),
)  # fmt: skip


def test_events_of_a_walk(follow):
    shown, errors, status = follow(ROUTE, track(*WALK))
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
    ("<gpx><wpt lat='1' lon='2'/></gpx>", "follow: route: a route needs a point"),
    ("<gpx><rte><rtept lat='1'/></rte></gpx>", "follow: route: point 1: could not convert string to float: ''"),
    ("<gpx>", "follow: route: no element found: line 1, column 5"),
])
def test_wrong_routes_are_told_in_a_sentence(follow, route, error):
    assert follow(route, "") == ([], [error], 1)


def gpx(points, container, version=1):
    """Points as GPX: those of a route with a name, those of a track with a time."""
    inner = "".join(f'<{kind} lat="{latitude}" lon="{longitude}">{more}</{kind}>' for kind, latitude, longitude, more in points)
    return f'<?xml version="1.0"?>\n<gpx version="1.{version}" xmlns="http://www.topografix.com/GPX/1/{version}">{container.format(inner)}</gpx>'


@pytest.mark.parametrize("kind", ["rte", "trk"])
def test_gpx_files_give_the_same_events(follow, kind):
    lines = [line.split(",") for line in ROUTE.splitlines()]
    container = "<wpt lat='1' lon='2'/><rte>{}</rte><rte><rtept lat='1' lon='2'/></rte>" if kind == "rte" else "<trk><trkseg>{}</trkseg></trk>"
    names = [f"<name>{line[2]}</name>" if len(line) > 2 else "" for line in lines]
    route = gpx([(f"{kind}pt", *line[:2], name) for line, name in zip(lines, names, strict=True)], container, version=kind == "rte")
    moments = [f"<ele>7</ele><time>1970-01-01T{time // 3600:02}:{time // 60 % 60:02}:{time % 60:02}{'Z' if time else '.000Z'}</time>" for _, _, time in WALK]
    fixes = [("trkpt", latitude, longitude, moment) for (latitude, longitude, _), moment in zip(WALK, moments, strict=True)]
    # In two segments.
    middle = gpx(fixes[:3], "<trk><trkseg>{}</trkseg>").removesuffix("</gpx>")
    walked = middle + gpx(fixes[3:], "<trkseg>{}</trkseg></trk>").split(">", 2)[2]
    assert follow(route, walked) == follow(ROUTE, track(*WALK))


def test_times_need_not_be_known(follow):
    fixes = [("trkpt", latitude, longitude, "") for latitude, longitude in ((46.5, 8), (46.5005, 8), (46.502, 8.01))]
    shown, errors, status = follow(ROUTE, gpx(fixes, "<trk><trkseg>{}</trkseg></trk>"))
    assert (shown[0], errors, status) == ("? s: passed start", [], 0)
    assert len(shown) == 2 and shown[1].startswith("? s: off the route by 76")


@pytest.mark.parametrize(("walked", "error"), [
    ("", "follow: track: there are no fixes"),
    ("<gpx/>", "follow: track: there are no fixes"),
    ("<gpx><trk></gpx>", "follow: track: mismatched tag"),
])
def test_a_track_without_fixes_is_refused(follow, walked, error):
    shown, errors, status = follow(ROUTE, walked)
    assert (shown, len(errors), status) == ([], 1, 1) and errors[0].startswith(error)


def test_files_are_named(follow, run, root, tmp_path):
    assert follow(None, "") == ([], ["follow: route: No such file or directory"], 1)
    environment = os.environ | {"PYTHON": sys.executable}
    for arguments in ([], ["a", "b", "c"]):
        result = run([root / "Examples/python", "Examples/navigation/follow.py", *arguments], env=environment, check=False)
        assert (result.stderr, result.returncode) == ("usage: follow.py ROUTE [TRACK]\n", 1)
    (tmp_path / "route.csv").write_text(ROUTE)
    (tmp_path / "track.csv").write_text(track(*WALK))
    paths = [tmp_path / "route.csv", tmp_path / "track.csv"]
    result = run([root / "Examples/python", "Examples/navigation/follow.py", *paths], env=environment)
    assert result.stdout.splitlines()[-1] == "3000 s: arrived"


def test_refused_points_are_told_in_a_sentence(follow):
    shown, errors, status = follow("91,8\n46,8\n", "")
    assert (shown, len(errors), status) == ([], 1, 1) and errors[0].startswith("follow: ")
