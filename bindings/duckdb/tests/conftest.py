# SPDX-License-Identifier: MIT
"""Fixtures that the tests share. The tests run with the `duckdb` and the `gridnorth` that Python finds.

bindings/python/tests/test_duckdb.py runs this folder with several versions of DuckDB. A random test takes its numbers
from the fixture `random`; the first lines of the report print the seed, and GRIDNORTH_SEED repeats a run.
"""

from __future__ import annotations

import os
import secrets

import duckdb
import numpy as np
import pytest

import gridnorth.duckdb

SEED = int(os.environ.get("GRIDNORTH_SEED") or secrets.randbits(53))
EFFORT = float(os.environ.get("GRIDNORTH_EFFORT") or 1)
#: 10 rows more than a whole number of chunks of 2048 rows.
ROWS = max(4, int(100_000 * EFFORT) // 2048) * 2048 + 10


def pytest_report_header():
    return f"DuckDB {duckdb.__version__}, {ROWS} rows, seed: {SEED} (repeat with GRIDNORTH_SEED={SEED})"


@pytest.fixture
def random():
    return np.random.default_rng(SEED)


@pytest.fixture
def connect():
    """connect(**settings): a new database in memory, with the functions."""
    opened = []

    def start(**settings):
        opened.append(duckdb.connect(config={"allow_unsigned_extensions": "true", **settings}))
        gridnorth.duckdb.load(opened[-1])
        return opened[-1]

    yield start
    for connection in opened:
        connection.close()


@pytest.fixture
def con(connect):
    return connect()


@pytest.fixture
def positions(random):
    """Latitudes and longitudes, some refused, and which rows are NULL; more than their share on edges."""
    latitudes = np.degrees(np.arcsin(random.uniform(-1, 1, ROWS)))
    longitudes = random.uniform(-180, 180, ROWS)
    edge = random.random(ROWS) < 0.1
    latitudes[edge] = np.clip(np.round(latitudes[edge] / 8) * 8 + random.normal(0, 1e-6, edge.sum()), -90, 90)
    edge = random.random(ROWS) < 0.1
    longitudes[edge] = np.round(longitudes[edge] / 3) * 3 + random.normal(0, 1e-6, edge.sum())
    bad = random.random(ROWS)
    latitudes[bad < 0.02] = 90.5
    latitudes[(bad > 0.02) & (bad < 0.03)] = np.nan
    longitudes[(bad > 0.03) & (bad < 0.04)] = np.inf
    latitudes[:3] = [90, -90, 84]
    nulls = random.random((2, ROWS)) < 0.05
    nulls[:, :2048] = False  # A chunk without NULLs,
    nulls[:, 4096:6144] = True  # and one of nothing else.
    return latitudes, longitudes, nulls
