# SPDX-License-Identifier: MIT
"""The example programs are built and run, and their output is checked."""

import re
import subprocess

import pytest


@pytest.fixture(scope="module")
def shown(run, root, library):
    """The output of Examples/cities/run, line by line; it fails if C and Python disagree."""
    return run([root / "Examples/cities/run"]).stdout.splitlines()


@pytest.fixture(scope="module")
def cities(shown, root):
    """The table of all cities, line by line."""
    return (root / "build/demo/cities-c.txt").read_text(encoding="utf-8").splitlines()


def test_every_city_of_the_table_has_a_row(cities, shown):
    table = open("/usr/share/zoneinfo/zone1970.tab", encoding="utf-8").read().splitlines()
    places = [line.split("\t")[2] for line in table if not line.startswith("#")]
    assert len(places) > 250
    assert [line.split()[0] for line in cities[1:-2]] == places
    assert f"The {len(places)} cities" in "\n".join(shown)


def test_a_dozen_places_fit_on_a_screen(shown, root):
    table = (root / "Examples/cities/places.tab").read_text(encoding="utf-8").splitlines()
    places = [line.split("\t")[2] for line in table if not line.startswith("#")]
    assert [line.split()[0] for line in shown[1 : len(places) + 1]] == places
    assert len(places) == 12 and len(shown) < 24


def test_references_are_those_of_geographiclib(cities, need):
    """GeoConvert gets the position as it is printed; that is exact for some places, and near enough to name the square."""
    rows = [line.split() for line in cities[1:-2]]
    positions = "".join(f"{row[1]} {row[2]}\n" for row in rows)
    answer = subprocess.run(
        [need("GeoConvert"), "-m", "-p", "-4"], input=positions, capture_output=True, text=True, check=True
    )
    for row, reference in zip(rows, answer.stdout.splitlines(), strict=True):
        digits = (len(row[-1]) - 5) // 2
        assert (row[-1][:5], row[-1][5], row[-1][5 + digits]) == (reference[:5], reference[5], reference[6]), row


def test_the_last_lines_say_how_well_it_went(shown):
    farthest = float(re.search(r"at most (\S+) m away", shown[-3])[1])
    assert 0.3 < farthest <= 0.71
    assert re.fullmatch(r"Checksum over every bit of the coordinates: [0-9a-f]{16}", shown[-2])
    assert shown[-1].startswith("C and Python agree byte for byte")


def test_a_table_that_is_not_there_is_named(run, root, library):
    result = run([root / "Examples/cities/run", "/nowhere/zone1970.tab"], check=False)
    assert result.returncode == 1
    assert "/nowhere/zone1970.tab is missing" in result.stderr
