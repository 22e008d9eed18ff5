# SPDX-License-Identifier: MIT
"""Fixtures of all tests, which run against the installed package, never against the sources beside them.

`make test` installs it; by hand: `pip install ./bindings/python && pytest bindings/python/tests`. A random test takes
its numbers from the fixture `random`; the first lines of the report print the seed, and GRIDNORTH_SEED repeats a run.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import numpy
import pytest

import gridnorth

SEED = int(os.environ.get("GRIDNORTH_SEED") or secrets.randbits(53))
ROOT = Path(__file__).resolve().parents[3]


def pytest_report_header() -> str:
    return f"seed: {SEED} (repeat with GRIDNORTH_SEED={SEED})"


@pytest.fixture(scope="session")
def root() -> Path:
    """The root of the repository."""
    return ROOT


@pytest.fixture
def random() -> numpy.random.Generator:
    """Random numbers, new in each run."""
    return numpy.random.default_rng(SEED)


@pytest.fixture(params=[1, 3, 4])
def level(request: pytest.FixtureRequest) -> Iterator[int]:
    """Run the test at each level of processor instructions that this machine has."""
    best = gridnorth.cpu_level()
    if request.param > best:
        pytest.skip(f"the highest level here is {best}")
    yield gridnorth.limit_cpu_level(request.param)
    gridnorth.limit_cpu_level(best)


@pytest.fixture
def positions(random, level):
    """Many positions everywhere, with extra positions on the edges of zones and bands and at the poles."""
    count = 20_000
    latitudes = numpy.degrees(numpy.arcsin(random.uniform(-1, 1, count)))
    longitudes = random.uniform(-180, 180, count)
    edge = random.random(count) < 0.2
    latitudes[edge] = numpy.clip(numpy.round(latitudes[edge] / 8) * 8 + random.normal(0, 1e-6, edge.sum()), -90, 90)
    edge = random.random(count) < 0.2
    longitudes[edge] = numpy.round(longitudes[edge] / 3) * 3 + random.normal(0, 1e-6, edge.sum())
    latitudes[:4] = [90, -90, 84, -80]
    return latitudes, longitudes
