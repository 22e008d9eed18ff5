# SPDX-License-Identifier: MIT
"""The land of the earth for small pictures: Natural Earth, 1:110 million (naturalearthdata.com), public domain."""

from __future__ import annotations

import functools
import struct
from pathlib import Path

#: Longitude and latitude, in degrees.
Position = tuple[float, float]

# The unit of coordinates in the file, in degrees.
_UNIT = 1 / 182


def data() -> bytes:
    """Return the file, of 16-bit integers: for each ring a count, then longitudes and latitudes in units."""
    return Path(__file__).parents[1].joinpath("_land.bin").read_bytes()


@functools.cache
def rings() -> tuple[tuple[Position, ...], ...]:
    """Return the closed rings of land and of the Caspian Sea, which is a hole in the land."""
    packed = data()
    found, place = [], 0
    while place < len(packed):
        (count,) = struct.unpack_from("<H", packed, place)
        units = struct.unpack_from(f"<{2 * count}h", packed, place + 2)
        place += 2 + 4 * count
        found.append(tuple((x * _UNIT, y * _UNIT) for x, y in zip(units[::2], units[1::2])))
    return tuple(found)
