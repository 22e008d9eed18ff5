#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes a map of the cells: map.py RESULT.csv FOLDER, where Examples/web/build put its pages."""

from __future__ import annotations

import csv
import json
import shutil
import sys
from pathlib import Path

from gridnorth import mgrs


def feature(row: dict[str, str]) -> dict:
    """Gives a cell as GeoJSON. In a cell that crosses the antimeridian, longitudes go on beyond 180."""
    ring = []
    for latitude, longitude in mgrs.outline(row["cell"]).ring:
        turns = round((ring[-1][0] - longitude) / 360) if ring else 0
        ring.append([round(longitude + 360 * turns, 5), round(latitude, 5)])
    properties = {"cell": row["cell"], "positions": int(row["positions"]), "speed": round(float(row["mean_speed"]), 1)}
    geometry = {"type": "Polygon", "coordinates": [[*ring, ring[0]]]}
    return {"type": "Feature", "properties": properties, "geometry": geometry}


def main() -> None:
    result, folder = map(Path, sys.argv[1:])
    with result.open(newline="") as file:
        features = [feature(row) for row in csv.DictReader(file) if row["cell"]]
    (folder / "cells.json").write_text(json.dumps({"type": "FeatureCollection", "features": features}))
    shutil.copy(Path(__file__).with_name("cells.html"), folder)
    print(f"{folder / 'cells.html'}: {len(features):,} cells")


if __name__ == "__main__":
    main()
