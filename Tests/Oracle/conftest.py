# SPDX-License-Identifier: MIT
"""The library, the map views of a run and their lines, for all tests of the grid.

GRIDNORTH_EFFORT=10 looks at ten times as many views and cells. Each test prints how much it has checked.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from Oracle.grid_findings import Drawn, Findings, draw
from Oracle.grid_library import Library
from Oracle.grid_views import EFFORT, View, fixed_views, random_views


@pytest.fixture
def findings(capsys, request) -> Findings:
    """Collects what a test finds; the test concludes."""

    def show(counts: str) -> None:
        with capsys.disabled():
            print(f"\n== {request.node.name}: {counts}")

    return Findings(show)


@pytest.fixture(scope="session")
def grid(library: Path) -> Library:
    """The library under test."""
    return Library(library)


@pytest.fixture(scope="session")
def views(seed: int) -> list[View]:
    """The views of this run."""
    return fixed_views() + list(random_views(seed, round(264 * EFFORT)))


@pytest.fixture(scope="session")
def drawn(grid: Library, views: list[View]) -> list[Drawn]:
    """The lines of every view."""
    return [draw(grid, view) for view in views]
