# SPDX-License-Identifier: MIT
"""Maps for below the grid, made by the tests: pictures, vector tiles, and archives of them; and what is seen of them."""

from __future__ import annotations

import io
import itertools
import re
import struct
import zlib
from collections.abc import Callable

from playwright.sync_api import Page, Route
from pmtiles.tile import Compression, TileType, zxy_to_tileid
from pmtiles.writer import Writer

GREEN = (40, 140, 60)

Tile = tuple[int, int, int]


def png(color: tuple[int, int, int], size: int = 256) -> bytes:
    """A picture of one color."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes(color) * size) * size
    header = struct.pack(">2I5B", size, size, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def number(value: int) -> bytes:
    """A number of Protocol Buffers: seven bits a byte."""
    made = bytearray()
    while value > 0x7F:
        made.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*made, value])


def part(field: int, data: bytes) -> bytes:
    return number(field << 3 | 2) + number(len(data)) + data


def vector_tile(layers: dict[str, tuple[str, list[tuple[int, int]]]]) -> bytes:
    """A vector tile of 4096 units: for each layer its "kind" and the corners of an area, or the two ends of a line."""
    made = b""
    for name, (kind, points) in layers.items():
        steps = [points[0], *((x - a, y - b) for (a, b), (x, y) in itertools.pairwise(points))]
        zigzag = [b"".join(number(value << 1 ^ value >> 63) for value in step) for step in steps]
        is_line = len(points) == 2
        path = number(1 << 3 | 1) + zigzag[0] + number(len(points) - 1 << 3 | 2) + b"".join(zigzag[1:]) + (b"" if is_line else number(1 << 3 | 7))
        feature = part(2, b"\0\0") + number(3 << 3) + number(2 if is_line else 3) + part(4, path)
        layer = part(1, name.encode()) + part(2, feature) + part(3, b"kind") + part(4, part(1, kind.encode()))
        made += part(3, layer + number(5 << 3) + number(4096) + number(15 << 3) + number(2))
    return made


def archive(
    tiles: dict[Tile, bytes], kind: TileType = TileType.PNG, compression: Compression = Compression.NONE, metadata: dict | None = None
) -> bytes:
    """A PMTiles archive, written by the package of the format's authors."""
    file = io.BytesIO()
    writer = Writer(file)
    for place in sorted(tiles, key=lambda place: zxy_to_tileid(*place)):
        writer.write_tile(zxy_to_tileid(*place), tiles[place])
    whole = {"min_lon_e7": -1_800_000_000, "max_lon_e7": 1_800_000_000, "min_lat_e7": -850_000_000, "max_lat_e7": 850_000_000}
    rest = {"center_zoom": 0, "center_lon_e7": 0, "center_lat_e7": 0}
    writer.finalize({"tile_type": kind, "tile_compression": compression, **whole, **rest}, metadata or {})
    made = bytearray(file.getvalue())
    # The writer looks only at the first tile of each run of equal ones.
    made[100], made[101] = min(z for z, _, _ in tiles), max(z for z, _, _ in tiles)
    return bytes(made)


def parts_of(file: bytes, asked: list | None = None) -> Callable[[Route], None]:
    """Answers requests for parts of a file."""

    def answer(route: Route) -> None:
        first, last = map(int, re.fullmatch(r"bytes=(\d+)-(\d+)", route.request.headers["range"]).groups())
        if asked is not None:
            asked.append((first, last))
        route.fulfill(status=206, body=file[first : last + 1], content_type="application/octet-stream")

    return answer


def all_tiles(deepest: int, tile: bytes) -> dict[Tile, bytes]:
    """The same tile everywhere, from zoom 0 to the deepest."""
    return {(z, x, y): tile for z in range(deepest + 1) for x in range(2**z) for y in range(2**z)}


def ground(page: Page, x: float, y: float) -> tuple:
    """The color of the map at rest, without the grid, at a pixel of the window: colors go over into others within 300 ms."""
    return tuple(page.evaluate(
        """([x, y]) => new Promise(drawn => {
          const { map } = gridnorthMap;
          map.once("idle", () => {
            const gl = map.painter.context.gl, pixel = new Uint8Array(4), ratio = gl.drawingBufferWidth / innerWidth;
            gl.readPixels(Math.round(x * ratio), gl.drawingBufferHeight - Math.round(y * ratio), 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
            drawn([...pixel.slice(0, 3)]);
          });
          map.triggerRepaint();
        })""",
        [x, y],
    ))  # fmt: skip
