#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes coast.bin from the land of Examples/map: coast.py LAND.json COAST.bin

Three levels of detail, cut into pieces. Each piece: level and number of vertices (int32), its box (west, north, east,
south) and its vertices (x, y) in Web Mercator coordinates from 0 to 1, all doubles.
"""

from __future__ import annotations

import json
import math
import struct
import sys
from pathlib import Path

# How far a vertex may lie from the simplified line: half a pixel at zoom 3.5 and 6; everything.
TOLERANCES = (0.5 / 512 / 2**3.5, 0.5 / 512 / 2**6, 0)
PIECE = 256


def mercator(position: list[float]) -> tuple[float, float]:
    longitude, latitude = position
    sine = math.sin(math.radians(max(-85.051128, min(85.051128, latitude))))
    return (longitude + 180) / 360, 0.5 - math.log((1 + sine) / (1 - sine)) / (4 * math.pi)


def is_cut(start: list[float], end: list[float]) -> bool:
    """Whether an edge of the land is no coast: on the antimeridian, or at the pole."""
    return start[0] == end[0] and abs(start[0]) == 180 or start[1] == end[1] == -90


def coasts(polygon: list[list[list[float]]]):
    """The rings of a polygon, in parts where they are cut."""
    for ring in polygon:
        line = ring[:1]
        for start, end in zip(ring, ring[1:]):
            if is_cut(start, end):
                yield line
                line = []
            line.append(end)
        yield line


def simplified(line: list[tuple[float, float]], tolerance: float) -> list[tuple[float, float]]:
    """Keeps vertices farther than the tolerance from the last kept one, and the end."""
    kept = [line[0]]
    for vertex in line[1:-1]:
        if math.dist(vertex, kept[-1]) > tolerance:
            kept.append(vertex)
    return [*kept, line[-1]]


def pieces(line: list[tuple[float, float]]):
    """Parts that share their ends."""
    for first in range(0, len(line) - 1, PIECE - 1):
        yield line[first : first + PIECE]


def main(source: str, target: str):
    features = json.loads(Path(source).read_text(encoding="utf-8"))["features"]
    polygons = [one["geometry"]["coordinates"] for one in features]
    lines = [[mercator(position) for position in line] for one in polygons for line in coasts(one) if len(line) > 1]
    with open(target, "wb") as file:
        for level, tolerance in enumerate(TOLERANCES):
            for line in lines:
                # An island smaller than a pixel would be a dot.
                if level < 2 and max(math.dist(line[0], vertex) for vertex in line) < 4 * tolerance:
                    continue
                for piece in pieces(simplified(line, tolerance)):
                    xs, ys = [x for x, _ in piece], [y for _, y in piece]
                    file.write(struct.pack("<2i4d", level, len(piece), min(xs), min(ys), max(xs), max(ys)))
                    file.write(struct.pack(f"<{2 * len(piece)}d", *(number for vertex in piece for number in vertex)))


if __name__ == "__main__":
    main(*sys.argv[1:])
