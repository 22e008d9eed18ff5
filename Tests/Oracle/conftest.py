# SPDX-License-Identifier: MIT
"""The library, the map views of a run and their lines, for all tests of the grid; random numbers for those of shapes.

GRIDNORTH_EFFORT=10 looks at ten times as many views, cells and shapes. Each test prints how much it has checked.
"""

from __future__ import annotations

import zlib
from pathlib import Path

import numpy as np
import pytest
from Oracle.Map.grid_findings import Drawn, Findings, draw
from Oracle.Map.grid_library import Library
from Oracle.Map.grid_views import View, fixed_views, random_views
from effort import EFFORT
from Oracle.Geometry.shape_library import ShapeLibrary
from Oracle.Geometry.tactical_library import TacticalLibrary


@pytest.fixture
def findings(capsys, request) -> Findings:
    """Collects the findings of a test; the test concludes."""

    def show(counts: str) -> None:
        with capsys.disabled():
            print(f"\n== {request.node.name}: {counts}")

    return Findings(show)


@pytest.fixture(scope="session")
def grid(library: Path) -> Library:
    """The library under test."""
    return Library(library)


@pytest.fixture(scope="session")
def shapes(library: Path) -> ShapeLibrary:
    """The library under test, for geodesics, routes, polygons and shapes."""
    return ShapeLibrary(library)


@pytest.fixture(scope="session")
def tactical(library: Path) -> TacticalLibrary:
    """The library under test, for tactical shapes."""
    return TacticalLibrary(library)


@pytest.fixture
def random(seed: int, request: pytest.FixtureRequest) -> np.random.Generator:
    """Random numbers of this run, others for each test."""
    return np.random.default_rng([seed, zlib.crc32(request.node.name.encode())])


@pytest.fixture(scope="session")
def views(seed: int) -> list[View]:
    """The views of this run."""
    return fixed_views() + list(random_views(seed, round(264 * EFFORT)))


@pytest.fixture(scope="session")
def drawn(grid: Library, views: list[View]) -> list[Drawn]:
    """The lines of every view."""
    return [draw(grid, view) for view in views]
