# SPDX-License-Identifier: MIT
"""Fixtures that the tests share. The tests run with the `polars` and the `gridnorth` that Python finds.

bindings/python/tests/test_polars.py runs this folder with several versions of Polars. A random test takes its numbers
from the fixture `random`; the first lines of the report print the seed, and GRIDNORTH_SEED repeats a run.
"""

from __future__ import annotations

import os
import secrets

import numpy as np
import polars as pl
import pytest

SEED = int(os.environ.get("GRIDNORTH_SEED") or secrets.randbits(53))
EFFORT = float(os.environ.get("GRIDNORTH_EFFORT") or 1)
#: More than a whole number of blocks of 512 rows; a million in the long run.
ROWS = max(4, int(100_000 * EFFORT) // 512) * 512 + 10


def pytest_report_header():
    return f"Polars {pl.__version__}, {ROWS} rows, seed: {SEED} (repeat with GRIDNORTH_SEED={SEED})"


@pytest.fixture
def random():
    return np.random.default_rng(SEED)


@pytest.fixture
def rows(random):
    """Columns `lat` and `lon`, some refused, some on edges, some null, in chunks of any size; and the same as arrays.

    The third array tells which rows have a null.
    """
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
    nulls[:, :512] = False  # A block without nulls,
    nulls[:, 512:1024] = True  # and one of nothing else.
    return (
        pl.DataFrame({"lat": column(random, latitudes, nulls[0]), "lon": column(random, longitudes, nulls[1])}),
        (latitudes, longitudes, nulls.any(axis=0)),
    )


def column(random, values, nulls=None, kind=None):
    """Return a series with nulls, in chunks that are parts of longer columns: they have offsets, also odd ones."""
    series = pl.Series("x", values, dtype=kind)
    if nulls is not None:
        series = pl.select(pl.when(pl.Series(~nulls)).then(series)).to_series()
    pieces, start = [], 0
    while start < len(series):
        size = int(random.choice([0, 1, 7, 500, 512, 513, 5000]))
        before = int(random.integers(0, 20))
        longer = pl.concat([series[:before], series[start : start + size], series[:3]], rechunk=True)
        pieces.append(longer[min(before, len(series)) :][: len(series[start : start + size])])
        start += size
    return pl.concat(pieces, rechunk=False) if pieces else series
