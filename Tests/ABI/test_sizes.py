# SPDX-License-Identifier: MIT
"""Every function has the size listed in docs/SIZES.md."""

import platform
import re

import pytest

pytestmark = pytest.mark.skipif(platform.machine() != "x86_64", reason="the table is that of x86-64")

# Promised sizes in bytes; the table may say less. test_library.py limits the shared library by the number of its functions.
PROMISED = {
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
