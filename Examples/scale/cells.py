#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Groups positions by MGRS cells of 10 km: cells.py duckdb|polars|spark FOLDER RESULT.csv

FOLDER is that of tracks.py. For each cell: how many positions, their mean speed in meters a second, and the first and
the last time. Prints the rows per second, the most memory that was used, and a hash of the table, which is the same for
all three engines.
"""

from __future__ import annotations

import csv
import hashlib
import resource
import sys
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import contextmanager
from pathlib import Path

import pyarrow.parquet as pq
from tqdm import tqdm

MEMORY = 1  # Gigabytes; Polars takes as much as it needs, for a file at a time.

#: Cell, positions, sum of their speeds, first and last time. Sums of whole numbers are exact in any order.
Row = tuple[str, int, int, int, int]


@contextmanager
def progress(total: int, fraction: Callable[[], float]):
    """Shows a bar, which follows `fraction`, from 0 to 1."""
    done = threading.Event()
    with tqdm(total=total, unit="rows", unit_scale=True) as bar:

        def follow() -> None:
            while not done.wait(0.2):
                bar.update(max(0, int(total * min(fraction(), 1)) - bar.n))

        thread = threading.Thread(target=follow)
        thread.start()
        try:
            yield
        finally:
            done.set()
            thread.join()
            bar.update(total - bar.n)


def with_duckdb(folder: Path, rows: int) -> Iterable[Row]:
    import duckdb
    import gridnorth.duckdb

    con = duckdb.connect(config={"allow_unsigned_extensions": "true", "memory_limit": f"{MEMORY}GB"})
    gridnorth.duckdb.load(con)
    con.execute("SET enable_progress_bar = true; SET enable_progress_bar_print = false")
    with progress(rows, lambda: con.query_progress() / 100):
        return con.execute(
            """
            SELECT mgrs_encode(latitude, longitude, 1) AS cell, count(*), sum(speed), min(time), max(time)
            FROM read_parquet(?) GROUP BY cell
            """,
            [str(folder / "*.parquet")],
        ).fetchall()


def with_polars(folder: Path, rows: int) -> Iterable[Row]:
    import gridnorth.polars
    import polars as pl

    aggregates = [pl.col("count").sum(), pl.col("speed").sum(), pl.col("first").min(), pl.col("last").max()]
    parts, done = [], 0
    files = sorted(folder.glob("*.parquet"))
    # A file at a time, so that there is something to show.
    with progress(rows, lambda: done / len(files)):
        for file in files:
            parts.append(
                pl.scan_parquet(file)
                .group_by(cell=gridnorth.polars.mgrs_encode("latitude", "longitude", 1))
                .agg(
                    count=pl.len().cast(pl.Int64),
                    speed=pl.col("speed").cast(pl.Int64).sum(),
                    first=pl.col("time").min(),
                    last=pl.col("time").max(),
                )
                .collect(engine="streaming")
            )
            done += 1
        return pl.concat(parts).group_by("cell").agg(aggregates).rows()


def with_spark(folder: Path, rows: int) -> Iterable[Row]:
    import gridnorth.spark
    from pyspark.sql import SparkSession

    spark = (
        SparkSession.builder.master("local[2]")
        .config("spark.driver.memory", f"{MEMORY}g")
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .config("spark.sql.shuffle.partitions", "8")
        .getOrCreate()
    )
    spark.sparkContext.setLogLevel("ERROR")
    gridnorth.spark.register(spark)
    spark.read.parquet(str(folder / "*.parquet")).createOrReplaceTempView("tracks")
    tracker = spark.sparkContext.statusTracker()

    def fraction() -> float:
        stages = [stage for one in tracker.getActiveStageIds() if (stage := tracker.getStageInfo(one))]
        return max((stage.numCompletedTasks / stage.numTasks for stage in stages), default=0)

    try:
        with progress(rows, fraction):
            found = spark.sql(
                """
                SELECT mgrs_encode(latitude, longitude, 1) AS cell, count(*), sum(speed), min(time), max(time)
                FROM tracks GROUP BY cell
                """
            ).collect()
            return [tuple(row) for row in found]
    finally:
        spark.stop()


ENGINES = {"duckdb": with_duckdb, "polars": with_polars, "spark": with_spark}


def main() -> None:
    engine, folder, result = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    rows = sum(pq.read_metadata(file).num_rows for file in folder.glob("*.parquet"))
    start = time.perf_counter()
    table = sorted(ENGINES[engine](folder, rows))
    seconds = time.perf_counter() - start
    with result.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["cell", "positions", "mean_speed", "first", "last"])
        writer.writerows((cell, count, speeds / count / 1000, *times) for cell, count, speeds, *times in table)
    most = max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    digest = hashlib.sha256(result.read_bytes()).hexdigest()[:16]
    print(f"{engine}: {rows:,} positions in {len(table):,} cells, {rows / seconds:,.0f} rows/s, {most // 1024:,} MB, {digest}")


if __name__ == "__main__":
    main()
