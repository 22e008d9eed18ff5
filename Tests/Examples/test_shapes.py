# SPDX-License-Identifier: MIT
"""The example that draws shapes: its page is looked at as far as a program can look."""

import math
import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import pytest

SVG = "{http://www.w3.org/2000/svg}"
WIDTH, HEIGHT = 960, 480  # The size of the world.


@pytest.fixture(scope="module")
def folder(run, root, build, library) -> Path:
    """Where Examples/shapes/run put the program and its page."""
    run([root / "Examples/shapes/run", build / "shapes"])
    return build / "shapes"


@pytest.fixture(scope="module")
def page(folder) -> ET.Element:
    return ET.parse(folder / "shapes.svg").getroot()


@pytest.fixture(scope="module")
def world(page) -> ET.Element:
    return page.find(f"{SVG}svg[@class='world']")


@pytest.fixture(scope="module")
def panels(page) -> list[ET.Element]:
    return page.findall(f"{SVG}svg[@class='panel']")


def paths(picture: ET.Element, kind: str) -> list[list[list[tuple[float, float]]]]:
    """The strokes of each path of a class, in pixels; a closed ring has its first vertex at its end once more."""
    return [
        [[tuple(map(float, vertex.split())) for vertex in stroke.strip("Z").split("L")] for stroke in strokes]
        for path in picture.iter(f"{SVG}path")
        if path.get("class") == kind
        for strokes in [re.findall(r"M([^M]+)", path.get("d"))]
    ]


def texts(picture: ET.Element, kind: str) -> list[str]:
    return [text.text for text in picture.iter(f"{SVG}text") if text.get("class").split()[0] == kind]


def test_nothing_leaves_the_world(world):
    kinds = ("area blue", "area red", "route", "off")
    drawn = [vertex for kind in kinds for path in paths(world, kind) for stroke in path for vertex in stroke]
    assert len(drawn) > 100
    assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in drawn)


def test_a_circle_over_the_pole_is_one_ring_closed_along_the_pole(world):
    [[ring]] = paths(world, "area blue")
    assert ring[0] == ring[-1]
    assert {(0, 0), (WIDTH, 0)} <= set(ring)
    below = [{y for x, y in ring if x == edge and y > 0} for edge in (0, WIDTH)]
    assert len(below[0]) == 1
    assert below[0] == below[1]


def test_a_circle_over_the_antimeridian_is_two_rings_that_meet_at_it(world):
    [pieces] = paths(world, "area red")
    east, west = sorted(pieces, key=lambda piece: max(x for x, _ in piece))
    assert min(x for x, _ in east) == 0
    assert max(x for x, _ in west) == WIDTH
    cuts = [sorted({y for x, y in piece if x == edge}) for piece, edge in ((east, 0), (west, WIDTH))]
    assert len(cuts[0]) == 2
    assert cuts[0] == cuts[1]


def test_a_route_ends_and_begins_where_it_crosses_the_antimeridian(world):
    [pieces] = paths(world, "route")
    assert len(pieces) == 3
    for piece, following in pairwise(pieces):
        (end, latitude), (beginning, its_latitude) = piece[-1], following[0]
        assert {end, beginning} == {0, WIDTH}
        assert latitude == its_latitude


def test_places_tell_how_far_it_is(world):
    lengths = [int(found[1]) for name in texts(world, "place") if (found := re.search(r"(\d+) km$", name))]
    assert len(lengths) == 5
    assert lengths == sorted(lengths)
    assert any(re.fullmatch(r"Honolulu, \d+ km off", name) for name in texts(world, "place"))


def test_range_rings_are_circles_seen_from_their_center(panels):
    rings = [ring for path in paths(panels[0], "ring") for ring in path]
    assert len(rings) == 4
    for number, ring in enumerate(rings, start=1):
        assert ring[0] == ring[-1]
        radii = [math.hypot(x, y) for x, y in ring]
        assert max(radii) - min(radii) < 0.2
        assert radii[0] == pytest.approx(number * 31.2, abs=0.1)
    assert texts(panels[0], "distance") == ["25 km", "50 km", "75 km", "100 km"]


def test_radial_lines_run_where_their_azimuths_say(panels):
    lines = [line for path in paths(panels[0], "radial") for line in path]
    assert texts(panels[0], "azimuth") == [f"{azimuth:03}" for azimuth in range(0, 360, 30)]
    for number, line in enumerate(lines):
        (x, y), azimuth = line[-1], math.radians(30 * number)
        assert line[0] == (0, 0)
        assert math.hypot(x - 124.8 * math.sin(azimuth), y + 124.8 * math.cos(azimuth)) < 0.2
    assert len(lines) == 12


def test_a_sector_has_its_center_and_both_sides(panels):
    [[sector]] = paths(panels[1], "area blue")
    assert sector.count((0, 0)) in (1, 2)
    azimuths = [math.degrees(math.atan2(x, -y)) for x, y in sector if (x, y) != (0, 0)]
    assert min(azimuths) == pytest.approx(5, abs=0.1)
    assert max(azimuths) == pytest.approx(55, abs=0.1)


def test_an_annular_wedge_lies_between_its_radii(panels):
    [[wedge]] = paths(panels[1], "area red")
    radii = [math.hypot(x, y) for x, y in wedge]
    assert min(radii) == pytest.approx(62.4, abs=0.2)
    assert max(radii) == pytest.approx(112.3, abs=0.2)


def test_eight_edges_touch_a_circle_that_they_hold_and_eight_vertices_one_that_holds_them(panels):
    [[around]], [[within]], [[circle]] = (paths(panels[2], kind) for kind in ("area red", "area blue", "circle"))
    middles = [((x + next_x) / 2, (y + next_y) / 2) for (x, y), (next_x, next_y) in pairwise(around)]
    assert len(around) == len(within) == 9
    for x, y in circle + middles + within:
        assert math.hypot(x, y) == pytest.approx(100 / 280 * 312, abs=0.15)


def test_the_picture_of_the_readme_is_what_the_program_draws(root, folder):
    drawn = (folder / "shapes.svg").read_text(encoding="utf-8")
    assert (root / "docs/images/shapes.svg").read_text(encoding="utf-8") == drawn
    assert len(drawn) < 30_000


def test_words_are_answered_with_the_usage(run, folder):
    result = run([folder / "shapes", "circle"], check=False)
    assert result.returncode == 2
    assert "usage: shapes" in result.stderr
    assert result.stdout == ""
