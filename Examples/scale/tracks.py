#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes positions of ships and planes as Parquet files: tracks.py FOLDER [ROWS], 100,000,000 rows without a number.

Each craft goes from one harbor or airport to another on the geodesic between them, in steps of 60 seconds (ships) or 10
seconds (planes), at a speed that changes a little. The same number of rows is the same bytes each time. Speeds are whole
millimeters a second: sums of whole numbers are exact, in any order of addition.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from gridnorth import geodesic
from tqdm import tqdm

HARBORS = {
    "Rotterdam": (51.95, 4.05), "Hamburg": (53.87, 8.70), "Valencia": (39.43, -0.30), "Piraeus": (37.93, 23.60),
    "Alexandria": (31.17, 29.83), "Mombasa": (-4.08, 39.70), "Durban": (-29.87, 31.07), "Lagos": (6.40, 3.39),
    "Mumbai": (18.92, 72.80), "Colombo": (6.95, 79.82), "Singapore": (1.22, 103.80), "Shanghai": (31.00, 122.30),
    "Busan": (35.05, 129.05), "Yokohama": (35.35, 139.70), "Sydney": (-33.85, 151.30), "Auckland": (-36.80, 174.85),
    "Los Angeles": (33.70, -118.25), "Balboa": (8.87, -79.55), "Callao": (-12.03, -77.20), "Santos": (-24.00, -46.30),
    "New York": (40.50, -73.90), "Halifax": (44.58, -63.53), "Reykjavik": (64.16, -21.95), "Murmansk": (69.20, 33.50),
}  # fmt: skip
AIRPORTS = {
    "London": (51.47, -0.45), "Paris": (49.01, 2.55), "Frankfurt": (50.03, 8.57), "Istanbul": (41.26, 28.74),
    "Dubai": (25.25, 55.36), "Nairobi": (-1.32, 36.93), "Johannesburg": (-26.13, 28.24), "Lagos": (6.58, 3.32),
    "Delhi": (28.56, 77.10), "Bangkok": (13.69, 100.75), "Singapore": (1.36, 103.99), "Beijing": (40.08, 116.58),
    "Tokyo": (35.55, 139.78), "Sydney": (-33.95, 151.18), "Auckland": (-37.01, 174.79), "Nadi": (-17.76, 177.44),
    "Honolulu": (21.32, -157.92), "Anchorage": (61.17, -149.99), "San Francisco": (37.62, -122.38),
    "New York": (40.64, -73.78), "Mexico City": (19.44, -99.07), "Bogota": (4.70, -74.15), "Sao Paulo": (-23.43, -46.47),
    "Santiago": (-33.39, -70.79), "Longyearbyen": (78.25, 15.47),
}  # fmt: skip

SEED = 2026
YEAR = 1767225600  # 2026-01-01, Unix time.
FILE_ROWS = 5_000_000
GROUP_ROWS = 500_000

SCHEMA = pa.schema(
    [("craft", pa.int32()), ("time", pa.int64()), ("latitude", pa.float64()), ("longitude", pa.float64()), ("speed", pa.int32())]
)


def track(craft: int) -> dict[str, np.ndarray]:
    """Gives the positions of one way: time in Unix seconds, degrees, speed in millimeters a second."""
    random = np.random.default_rng([SEED, craft])
    is_plane = craft % 4 == 0
    places = list((AIRPORTS if is_plane else HARBORS).values())
    start, end = random.choice(len(places), 2, replace=False)
    step = 10 if is_plane else 60
    usual = random.uniform(220, 260) if is_plane else random.uniform(6, 12)
    way = geodesic.inverse(*places[start], *places[end])
    count = int(way.distance / (usual * step)) + 1
    # Whole numbers, from whole numbers: no machine rounds them in another way.
    speeds = np.rint(usual * 1000) * (1000 + random.integers(-30, 31, count).cumsum() % 61 - 30) // 1000
    along = np.concatenate([[0], np.cumsum(speeds[:-1])]) * (step / 1000)
    along = along[along <= way.distance]
    latitude, longitude, _ = geodesic.direct(*places[start], way.azimuth_from, along)
    first = YEAR + int(random.integers(365 * 86400))
    return {
        "craft": np.full(len(along), craft, np.int32),
        "time": first + step * np.arange(len(along), dtype=np.int64),
        "latitude": latitude,
        "longitude": longitude,
        "speed": speeds[: len(along)].astype(np.int32),
    }


def main() -> None:
    folder = Path(sys.argv[1])
    rows = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000_000
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.parquet"):
        old.unlink()
    craft = 0
    with tqdm(total=rows, unit="rows", unit_scale=True, desc="tracks") as bar:
        for number in range(-(-rows // FILE_ROWS)):
            left = min(FILE_ROWS, rows - number * FILE_ROWS)
            path = folder / f"tracks-{number:03}.parquet"
            with pq.ParquetWriter(path, SCHEMA, compression="none") as writer:
                waiting: list[pa.Table] = []
                while left:
                    table = pa.table(track(craft), SCHEMA).slice(0, left)
                    craft += 1
                    left -= len(table)
                    bar.update(len(table))
                    waiting.append(table)
                    if not left or sum(map(len, waiting)) >= GROUP_ROWS:
                        writer.write_table(pa.concat_tables(waiting), row_group_size=GROUP_ROWS)
                        waiting = []


if __name__ == "__main__":
    main()
