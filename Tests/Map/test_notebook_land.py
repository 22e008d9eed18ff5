# SPDX-License-Identifier: MIT
"""The land below pictures and maps of notebooks comes from the same Natural Earth as that of the map page."""

from __future__ import annotations

import sys


def test_the_land_of_the_python_package_is_natural_earth(root, run):
    run([root / "Examples/map/data/base"])
    run([sys.executable, root / "bindings/python/land.py", "--check"])
