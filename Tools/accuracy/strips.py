#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures errors strip by strip, for the plots of docs/DIGITS.md: docs/accuracy/NAME.tsv.

    strips.py [NAME...]              measure, and fail if a file has other figures
    strips.py --write [NAME...]      measure, and write the files

A strip is a part of a range: degrees of latitude, a decade of distances. Each has random arguments of its own, from a seed that never
changes, so the same library gives the same file. `sine` and `arctangent` need `swift test` (measure.py), the others `make lib`.
"""

from __future__ import annotations

import argparse
import ctypes
import math
import random
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pyproj

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs/accuracy"
sys.path[:0] = [str(ROOT / "Tests/Oracle"), str(ROOT / "Tools/accuracy")]

import exact
import measure

SEED = 20261130
HEAD = "from\tto\targuments\tmiddle\tlargest"

#: Arguments of each elementary function in the dump.
DUMPED = 60_000


def library() -> ctypes.CDLL:
    loaded = exact.load(ROOT / "build/libgridnorth.so")
    double, pointer = ctypes.c_double, ctypes.c_void_p
    loaded.gn_geodesic_inverse.argtypes = [pointer] * 5
    loaded.gn_geodesic_direct.argtypes = [pointer, double, double, pointer, pointer]
    loaded.gn_mgrs_encode.argtypes = [double, double, ctypes.c_int32, ctypes.c_char_p, ctypes.c_size_t, pointer]
    return loaded


#: What a strip measures: the errors of its random arguments.
Errors = Callable[[ctypes.CDLL, random.Random, float, float], Iterator[float]]


def utm(loaded: ctypes.CDLL, chance: random.Random, south: float, north: float, inverse: bool) -> Iterator[float]:
    """Nanometers from the exact projection, at latitudes of both hemispheres and up to 3 degrees from the central meridian."""
    grid, point = exact.Utm(), exact.Point()
    for _ in range(60):
        latitude = chance.choice((-1, 1)) * chance.uniform(south, north)
        zone = chance.randint(1, 60)
        longitude = 6 * zone - 183 + chance.uniform(-3, 3)
        assert loaded.gn_utm_forward(latitude, longitude, zone, ctypes.byref(grid)) == 0
        truth, scale = exact.utm(latitude, longitude, zone, grid.hemisphere > 0), 1
        if inverse:
            assert loaded.gn_utm_inverse(ctypes.byref(grid), ctypes.byref(point)) == 0
            truth = exact.utm(point.latitude, point.longitude, zone, grid.hemisphere > 0)
            scale = truth.scale
        yield 1e9 * float(exact.hypot(grid.easting - truth.easting, grid.northing - truth.northing) / scale)


def distance(loaded: ctypes.CDLL, chance: random.Random, shortest: float, longest: float) -> Iterator[float]:
    """Nanometers between two distances of the same pair: GridNorth's and that of GeographicLib's algorithm in PROJ."""
    geodesic = pyproj.Geod(ellps="WGS84")
    found = ctypes.c_double()
    for _ in range(5_000):
        latitude, longitude = math.degrees(math.asin(chance.uniform(-1, 1))), chance.uniform(-180, 180)
        length = math.exp(chance.uniform(math.log(shortest), math.log(longest)))
        other_longitude, other_latitude, _ = geodesic.fwd(longitude, latitude, chance.uniform(-180, 180), length)
        start, end = exact.Point(latitude, longitude), exact.Point(other_latitude, other_longitude)
        assert loaded.gn_geodesic_inverse(ctypes.byref(start), ctypes.byref(end), ctypes.byref(found), None, None) == 0
        yield 1e9 * abs(found.value - geodesic.inv(longitude, latitude, other_longitude, other_latitude)[2])


def edges(loaded: ctypes.CDLL, chance: random.Random, nearest: float, farthest: float) -> Iterator[float]:
    """100 for each reference of a meter that names the neighbor of its cell, else 0, by the distance from the edge in nanometers."""
    text = ctypes.create_string_buffer(64)
    left = 100
    while left:
        zone, axis = chance.randint(1, 60), chance.choice((0, 1))
        place = [chance.randint(300_000, 700_000), chance.randint(10_000, 7_000_000)]
        edge = place[axis]
        place[1 - axis] += chance.random()
        place[axis] += chance.choice((-1, 1)) * chance.uniform(nearest, farthest) * 1e-9
        longitude, latitude = to_degrees_of(zone).transform(*place)
        truth = exact.utm(latitude, longitude, zone, True)[axis]
        off = float(abs(truth - edge)) * 1e9
        # The last place of the degrees moves the position, perhaps out of the strip or over a border of zones.
        if not nearest <= off < farthest or loaded.gn_mgrs_encode(latitude, longitude, 5, text, 64, None) or int(text.value[:2]) != zone:
            continue
        left -= 1
        digits = text.value.decode()[5 + 5 * axis : 10 + 5 * axis]
        yield 0.0 if int(digits) == int(exact.mp.floor(truth)) % 100_000 else 100.0


TRANSFORMERS: dict[int, pyproj.Transformer] = {}


def to_degrees_of(zone: int) -> pyproj.Transformer:
    if zone not in TRANSFORMERS:
        TRANSFORMERS[zone] = pyproj.Transformer.from_crs(32600 + zone, 4326, always_xy=True)
    return TRANSFORMERS[zone]


#: The plots of calls of the library: their strips, and what each measures.
CALLED: dict[str, tuple[list[tuple[float, float]], Errors]] = {
    "utm-forward": ([(south, south + 2) for south in range(0, 84, 2)], lambda *given: utm(*given, inverse=False)),
    "utm-inverse": ([(south, south + 2) for south in range(0, 84, 2)], lambda *given: utm(*given, inverse=True)),
    "distance": ([(10 ** (step / 6), 10 ** ((step + 1) / 6)) for step in range(43)], distance),
    "edges": ([*((step / 4, (step + 1) / 4) for step in range(12)), *((step, step + 1) for step in range(3, 12))], edges),
}

#: The plots of elementary functions: how wide a strip is, and the degrees at which a result belongs to one.
DUMPED_PLOTS = {
    "sine": (4, 0, 360, lambda arguments, _: math.fmod(abs(arguments[0]), 360)),
    "arctangent": (4, -180, 180, lambda _, result: min(result, math.nextafter(180, 0))),
}


def row(start: float, end: float, errors: list[float], middle: float) -> str:
    return f"{start:.9g}\t{end:.9g}\t{len(errors)}\t{middle:.4g}\t{max(errors):.4g}"


def called(name: str, loaded: ctypes.CDLL, chosen: list[int] | None = None) -> list[str]:
    """The rows of a plot, or some of them: each is the same whether others are measured or not."""
    strips, errors_of = CALLED[name]
    found = []
    for number in chosen if chosen is not None else range(len(strips)):
        errors = list(errors_of(loaded, random.Random(f"{SEED} {name} {number}"), *strips[number]))
        # References have the share that differs, and everything else has the error in the middle.
        shown = [statistics.mean(errors)] * len(errors) if name == "edges" else errors
        found.append(row(*strips[number], shown, statistics.median(errors)))
    return found


def dumped(name: str, dump: Path) -> list[str]:
    width, first, last, place = DUMPED_PLOTS[name]
    strips: dict[int, list[float]] = {}
    reference = next(one.reference for one in measure.rows() if one.key == name)
    for key, (*arguments, result) in measure.records(dump):
        if key == name:
            error = measure.ulps(result, reference(*arguments), 0)
            strips.setdefault(math.floor((place(arguments, result) - first) / width), []).append(error)
    strips = {number: strips[number] for number in sorted(strips) if 0 <= number < (last - first) / width}
    return [row(first + width * one, first + width * (one + 1), errors, statistics.median(errors)) for one, errors in strips.items()]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write the files")
    parser.add_argument("--dump", type=Path, help="a dump of AccuracyDump.swift, instead of a new one")
    parser.add_argument("names", nargs="*", help=", ".join([*CALLED, *DUMPED_PLOTS]))
    options = parser.parse_args()

    names = options.names or [*CALLED, *DUMPED_PLOTS]
    texts = {}
    with tempfile.TemporaryDirectory() as folder:
        if set(names) & DUMPED_PLOTS.keys() and not options.dump:
            options.dump = Path(folder) / "dump"
            options.dump.touch()
            measure.make_dump(options.dump, DUMPED, [], seed=SEED)
        for name in names:
            rows = called(name, library()) if name in CALLED else dumped(name, options.dump)
            texts[name] = "\n".join([HEAD, *rows]) + "\n"
    FOLDER.mkdir(exist_ok=True)
    if options.write:
        for name, text in texts.items():
            (FOLDER / f"{name}.tsv").write_text(text)
    different = [name for name, text in texts.items() if (FOLDER / f"{name}.tsv").read_text() != text]
    for name in different:
        print(f"docs/accuracy/{name}.tsv has other figures: Tools/accuracy/strips.py --write {name}", file=sys.stderr)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
