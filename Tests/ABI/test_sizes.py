# SPDX-License-Identifier: MIT
"""Every function weighs what docs/SIZES.md says."""

import platform
import re

import pytest

pytestmark = pytest.mark.skipif(platform.machine() != "x86_64", reason="the table is that of x86-64")

# What functions may take that came after the promise: the six of screens; the fourteen of indexes and the bounds of circles;
# the five of fences; the six of magnetic north; the seven of tracks and navigation; the six of speeds, courses and declinations;
# the four of columns of texts; the fifteen of documents and times; the seventeen of Web Mercator, tiles and
# views; the ten of heights and lines of sight; the two of viewsheds; the seven of tactical shapes; the five of shot groups;
# the six of sun and moon.
SCREENS = 10_000
INDEXES = 185_000
FENCES = 80_000
MAGNETIC = 70_000
MOVING = 50_000
COURSES = 20_000
TEXTS = 10_000
DOCUMENTS = 200_000
TILES = 70_000
TERRAIN = 50_000
VIEWSHEDS = 150_000
TACTICAL = 40_000
GROUPS = 40_000
SKY = 30_000
GEOJSON = 35_000
NAMES = 36_000

# What was promised, in bytes; the table may say less.
PROMISED = {
    "the shared library": sum(
        (
            1_000_000, SCREENS, INDEXES, FENCES, MAGNETIC, MOVING, COURSES, TEXTS, DOCUMENTS, TILES, TERRAIN, VIEWSHEDS,
            TACTICAL, GROUPS, SKY, GEOJSON, NAMES,
        )
    ),  # fmt: skip
    "a map: grid, labels, references, positions as text": 350_000,
    "`gn_mgrs_encode`": 40_000,
    "`gn_geodesic_inverse`": 40_000,
}


def test_sizes_are_those_of_the_table(run, root, static_library):
    run([root / "Tools/sizes"])


def test_table_keeps_the_promises(root):
    rows = dict(re.findall(r"^\| (.*) \| ([0-9,]+) \|$", (root / "docs/SIZES.md").read_text(), re.M))
    for row, most in PROMISED.items():
        assert int(rows[row].replace(",", "")) <= most, row
