# SPDX-License-Identifier: MIT
"""Examples/scale with few rows: three engines make the same table, and the map has its cells."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys

import numpy as np
import pyarrow.dataset
import pytest

from gridnorth import mgrs

ROWS = 150_000


def run(root, script, *arguments):
    environment = os.environ | {"PYSPARK_PYTHON": sys.executable}
    return subprocess.run(
        [sys.executable, root / "Examples/scale" / script, *map(str, arguments)],
        env=environment, capture_output=True, text=True, timeout=900, check=True,
    ).stdout  # fmt: skip


@pytest.fixture(scope="module")
def tracks(root, tmp_path_factory):
    folder = tmp_path_factory.mktemp("tracks")
    run(root, "tracks.py", folder, ROWS)
    return folder


@pytest.fixture(scope="module")
def expected(tracks):
    """The cells, added up in numpy."""
    table = pyarrow.dataset.dataset(tracks).to_table()
    assert len(table) == ROWS
    columns = {name: table[name].to_numpy() for name in table.column_names}
    cells = mgrs.encode(columns["latitude"], columns["longitude"], 1)
    names, place = np.unique(cells, return_inverse=True)
    rows = {}
    for at, name in enumerate(names):
        of_cell = place == at
        times, speeds = columns["time"][of_cell], columns["speed"][of_cell]
        total = sum(map(int, speeds))
        rows[str(name)] = [len(times), total / len(times) / 1000, int(times.min()), int(times.max())]
    return rows


@pytest.mark.parametrize("engine", ["duckdb", "polars", "spark"])
def test_cells(root, tracks, expected, engine, tmp_path):
    result = tmp_path / "cells.csv"
    printed = run(root, "cells.py", engine, tracks, result)
    assert f"{engine}: {ROWS:,} positions in {len(expected):,} cells" in printed
    with result.open(newline="") as file:
        rows = {row.pop("cell"): row for row in csv.DictReader(file)}
    found = {
        cell: [int(row["positions"]), float(row["mean_speed"]), int(row["first"]), int(row["last"])]
        for cell, row in rows.items()
    }
    assert found == expected
    if engine == "duckdb":
        run(root, "map.py", result, tmp_path)
        features = json.loads((tmp_path / "cells.json").read_text())["features"]
        assert {one["properties"]["cell"]: one["properties"]["positions"] for one in features} == {
            cell: row[0] for cell, row in expected.items()
        }
        for one in features:
            longitudes = [longitude for longitude, _ in one["geometry"]["coordinates"][0]]
            # A cell at a pole may go around it.
            assert max(longitudes) - min(longitudes) < 90 or one["properties"]["cell"][0] in "ABYZ"
        assert (tmp_path / "cells.html").exists()


def test_the_same_rows_are_the_same_bytes(root, tracks, tmp_path):
    run(root, "tracks.py", tmp_path, ROWS)
    names = sorted(file.name for file in tracks.glob("*.parquet"))
    assert names == sorted(file.name for file in tmp_path.glob("*.parquet"))
    assert all((tracks / name).read_bytes() == (tmp_path / name).read_bytes() for name in names)
