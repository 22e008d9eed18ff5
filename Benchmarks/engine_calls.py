# SPDX-License-Identifier: MIT
"""The functions in DuckDB and Polars beside the C calls for many rows: processor time in one run, with one thread.

    engine_calls.py           measures, for half a minute; prints a table
    engine_calls.py --quick   does everything once, with few rows: shows that it runs, its times mean nothing

A query of DuckDB reads its columns from a table in memory and counts the results that are not NULL; an expression of
Polars makes a column. The C call has its columns in arrays that have been written before.
"""

from __future__ import annotations

import ctypes
import os
import sys
import time
from collections.abc import Callable
from typing import Any

import duckdb
import numpy as np

import gridnorth.duckdb
from gridnorth._native.library import library

os.environ["POLARS_MAX_THREADS"] = "1"
import polars as pl

import gridnorth.polars

QUICK = sys.argv[1:] == ["--quick"]
ROWS = 3000 if QUICK else 2_000_000
REPETITIONS = 1 if QUICK else 7


def nanoseconds(*runs: Callable[[], Any]) -> list[float]:
    """Return the processor time of runs for each row: the least of several, one run after the other each time."""
    best = [float("inf")] * len(runs)
    for _ in range(REPETITIONS):
        for place, run in enumerate(runs):
            started = time.process_time_ns()
            run()
            best[place] = min(best[place], time.process_time_ns() - started)
    return [each / ROWS for each in best]


def in_c(name: str) -> Callable[..., int]:
    """Return a C function that takes addresses of arrays."""
    described = getattr(library, name)
    function = ctypes.CDLL(library._name)[name]
    plain = (ctypes.c_ssize_t, ctypes.c_size_t, ctypes.c_int32)
    function.argtypes = [kind if kind in plain else ctypes.c_void_p for kind in described.argtypes]
    return function


def main() -> None:
    """Print the table."""
    con = duckdb.connect(config={"allow_unsigned_extensions": "true", "threads": "1"})
    gridnorth.duckdb.load(con)
    con.execute("SELECT setseed(0.5)").fetchall()
    con.execute(f"""
        CREATE TABLE positions AS
        SELECT random() * 180 - 90 AS latitude, random() * 360 - 180 AS longitude FROM range({ROWS})""")
    con.execute("CREATE TABLE texts AS SELECT mgrs_encode(latitude, longitude) AS text FROM positions")
    found = con.execute("SELECT latitude, longitude FROM positions").fetchnumpy()
    latitudes, longitudes = (np.ascontiguousarray(found[name], dtype=float) for name in ("latitude", "longitude"))
    texts, statuses = np.zeros(ROWS, "S16"), np.zeros(ROWS, np.uint8)
    results = np.zeros((3, ROWS))
    zones = np.zeros(ROWS, np.int32)

    def of(array: Any) -> Any:
        return array.ctypes.data

    place = (of(latitudes), 8, of(longitudes), 8)
    slots, status = (of(texts), 16, 16), of(statuses)
    paris = np.array([48.8584, 2.2945])
    start = (paris.ctypes.data, 0, paris.ctypes.data + 8, 0)
    calls = {
        "mgrs_encode(latitude, longitude)": lambda: in_c("gn_mgrs_encode_batch")(*place, ROWS, 5, *slots, status),
        "mgrs_decode(text)": lambda: in_c("gn_mgrs_decode_batch")(
            *slots, ROWS, of(results[0]), 8, of(results[1]), 8, status
        ),
        "utm_forward(latitude, longitude)": lambda: in_c("gn_utm_forward_batch")(
            *place, ROWS, 0, of(results[0]), 8, of(results[1]), 8, of(zones), 4, status
        ),
        "geodesic_distance(48.8584, 2.2945, latitude, longitude)": lambda: in_c("gn_geodesic_inverse_batch")(
            *start, *place, ROWS, of(results[0]), 8, None, 0, None, 0, status
        ),
    }
    frame = pl.DataFrame({"latitude": latitudes, "longitude": longitudes})
    frame = frame.with_columns(text=gridnorth.polars.mgrs_encode("latitude", "longitude"))
    expressions = [
        gridnorth.polars.mgrs_encode("latitude", "longitude"),
        gridnorth.polars.mgrs_decode("text"),
        gridnorth.polars.utm_forward("latitude", "longitude"),
        gridnorth.polars.geodesic_distance(48.8584, 2.2945, "latitude", "longitude"),
    ]
    print("| function | C, ns | DuckDB, ns | DuckDB / C | Polars, ns | Polars / C |\n|---|---|---|---|---|---|")
    for (name, call), expression in zip(calls.items(), expressions, strict=True):
        table = "texts" if "text" in name else "positions"
        query = f"SELECT count({name}) FROM {table}"
        alone, in_sql, in_polars = nanoseconds(
            call,
            lambda query=query: con.execute(query).fetchall(),
            lambda expression=expression: frame.select(expression),
        )
        ratios = f"{in_sql:.0f} | {in_sql / alone:.2f} | {in_polars:.0f} | {in_polars / alone:.2f}"
        print(f"| `{name}` | {alone:.0f} | {ratios} |")


if __name__ == "__main__":
    main()
