# SPDX-License-Identifier: MIT
"""The example that draws grids: its ten pictures are looked at as far as a program can look."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

VIEWS = ["world", "norway", "svalbard", "zone-border", "pole", "antimeridian", "building", "paris", "equator", "phone"]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def folder(run, root, build, library) -> Path:
    """Where Examples/grid/run put the program and its pictures."""
    run([root / "Examples/grid/run", build / "grid"])
    return build / "grid"


@pytest.fixture(scope="module")
def pictures(folder) -> dict[str, ET.Element]:
    return {view: ET.parse(folder / f"{view}.svg").getroot() for view in VIEWS}


def labels(picture: ET.Element, kind: str) -> list[str]:
    """The texts of all labels of a kind."""
    return [text.text for text in picture.iter(f"{SVG}text") if text.get("class").split()[0] == kind]


def lines(picture: ET.Element) -> list[list[tuple[float, float]]]:
    """The vertices of every line, in pixels from the middle."""
    paths = [path.get("d") for path in picture.iter(f"{SVG}path") if path.get("class") != "bar"]
    strokes = re.findall(r"M([^M]+)", "".join(paths))
    return [[tuple(map(float, vertex.split())) for vertex in stroke.split("L")] for stroke in strokes]


@pytest.mark.parametrize("view", VIEWS)
def test_no_line_leaves_its_picture(pictures, view):
    _, _, width, height = map(float, pictures[view].get("viewBox").split())
    drawn = lines(pictures[view])
    assert drawn
    for x, y in (vertex for line in drawn for vertex in line):
        if view == "pole":
            assert x * x + y * y <= (width / 2 + 0.1) ** 2
        else:
            assert abs(x) <= width / 2 + 0.1
            assert abs(y) <= height / 2 + 0.1


@pytest.mark.parametrize("view", VIEWS)
def test_every_picture_says_its_scale(pictures, view):
    assert re.fullmatch(r"[125]0* k?m", labels(pictures[view], "scale")[0])


def test_every_grid_zone_of_the_mercator_world_has_its_name(pictures):
    """Exceptions are 31V, half as wide as the others and too narrow for it, and four under the scale bar."""
    named = labels(pictures["world"], "zone")
    zones = {f"{zone:02}{band}" for zone in range(1, 61) for band in "CDEFGHJKLMNPQRSTUVWX"}
    assert len(named) == len(set(named))
    assert zones - set(named) == {"32X", "34X", "36X", "31V"} | {f"{zone:02}C" for zone in range(2, 6)}


def test_grid_zones_of_norway_and_svalbard_are_theirs(pictures):
    assert {"31V", "32V", "33V"} <= set(labels(pictures["norway"], "zone"))
    svalbard = set(labels(pictures["svalbard"], "zone"))
    assert {"31X", "33X", "35X", "37X"} <= svalbard
    assert not {"32X", "34X", "36X"} & svalbard


def test_both_polar_zones_of_the_north_are_named(pictures):
    assert {"Y", "Z"} <= {name[-1] for name in labels(pictures["pole"], "zone")}


def test_fiji_is_in_one_piece(pictures):
    assert {"60K", "01K"} <= set(labels(pictures["antimeridian"], "zone"))


def test_references_of_paris_are_those_of_its_square(pictures):
    assert "DQ" in labels(pictures["paris"], "square")
    references = labels(pictures["paris"], "reference")
    assert references
    assert all(re.fullmatch(r"31U(CP|DP|EP|CQ|DQ|EQ)\d{4}", reference) for reference in references), references


def test_the_picture_of_the_readme_is_what_the_program_draws(run, root, folder):
    drawn = run([folder / "grid", "53.22", "12", "11", "960x480"]).stdout
    assert (root / "docs/images/grid.svg").read_text(encoding="utf-8") == drawn
    assert len(drawn) < 60_000


@pytest.mark.parametrize(
    "arguments", [[], ["1", "2", "3"], ["polar", "north"], ["0", "0", "3", "axb"], ["0", "0", "3", "0x0"], ["a"] * 4]
)
def test_other_words_are_answered_with_the_usage(run, folder, arguments):
    result = run([folder / "grid", *arguments], check=False)
    assert result.returncode == 2
    assert "usage: grid" in result.stderr
    assert result.stdout == ""


def test_what_the_library_refuses_is_said(run, folder):
    result = run([folder / "grid", "0", "0", "99", "100x100"], check=False)
    assert result.returncode == 1
    assert "zoom" in result.stderr.lower()
    assert result.stdout == ""
