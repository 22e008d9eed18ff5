# SPDX-License-Identifier: MIT
"""The functions of Web Mercator, tiles and views in the shared library, for Python."""

from __future__ import annotations

import ctypes
from ctypes import byref, c_double, c_size_t, c_ssize_t, c_uint32, c_void_p
from pathlib import Path

import numpy as np
from Oracle.Map.grid_library import Bounds
from Oracle.Map.screen_library import Screen

OK, PARTIAL, TOO_SMALL = 0, 1, 17


class Tile(ctypes.Structure):
    """gn_tile."""

    _fields_ = [(name, c_uint32) for name in ("x", "y", "zoom")]


RUN = np.dtype([(name, "u4") for name in ("x", "y", "zoom", "count")])


def pointer(array: np.ndarray) -> c_void_p:
    return array.ctypes.data_as(c_void_p)


class TileLibrary:
    """Each function as one call; a status that was not expected is an error."""

    def __init__(self, path: Path) -> None:
        self._c = ctypes.CDLL(str(path))

    def forward(self, latitudes: np.ndarray, longitudes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        return self._columns("gn_web_mercator_forward_batch", latitudes, longitudes)

    def inverse(self, xs: np.ndarray, ys: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Latitudes and longitudes."""
        return self._columns("gn_web_mercator_inverse_batch", xs, ys)

    def _columns(self, name: str, first: np.ndarray, second: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        first, second = (np.ascontiguousarray(column, float) for column in (first, second))
        results = np.zeros((2, len(first)))
        status = getattr(self._c, name)(
            *(argument for column in (first, second) for argument in (pointer(column), c_ssize_t(8))),
            c_size_t(len(first)),
            *(argument for column in results for argument in (pointer(column), c_ssize_t(8))),
            None,
        )
        assert status == OK, (name, status)
        return results[0], results[1]

    def at(self, latitudes: np.ndarray, longitudes: np.ndarray, zoom: int) -> np.ndarray:
        """Rows of x and y."""
        latitudes, longitudes = (np.ascontiguousarray(column, float) for column in (latitudes, longitudes))
        tiles = np.zeros((len(latitudes), 3), "u4")
        status = self._c.gn_tile_at_batch(
            pointer(latitudes), c_ssize_t(8), pointer(longitudes), c_ssize_t(8), c_size_t(len(latitudes)),
            c_uint32(zoom), pointer(tiles), c_ssize_t(12), None,
        )  # fmt: skip
        assert status == OK, status
        assert (tiles[:, 2] == zoom).all()
        return tiles[:, :2].astype(int)

    def tile_bounds(self, x: int, y: int, zoom: int) -> tuple[float, float, float, float]:
        """South, west, north, east."""
        bounds = Bounds()
        assert self._c.gn_tile_bounds(byref(Tile(x, y, zoom)), byref(bounds)) == OK
        return bounds.south, bounds.west, bounds.north, bounds.east

    def quadkey(self, x: int, y: int, zoom: int) -> str:
        text = ctypes.create_string_buffer(31)
        assert self._c.gn_tile_quadkey_format(byref(Tile(x, y, zoom)), text, c_size_t(31), None) == OK
        return text.value.decode()

    def quadkey_tile(self, text: str) -> tuple[int, int, int]:
        tile = Tile()
        assert self._c.gn_tile_quadkey_parse(text.encode(), c_size_t(len(text)), byref(tile), None) == OK
        return tile.x, tile.y, tile.zoom

    def bounds_cover(self, bounds: tuple[float, float, float, float], zoom: int) -> np.ndarray:
        return self._cover("bounds", [byref(Bounds(*bounds))], zoom)

    def polygon_cover(self, rings: list[np.ndarray], zoom: int) -> np.ndarray:
        """Rings of latitudes and longitudes."""
        return self._cover("polygon", self._polygon(rings), zoom)

    def route_cover(self, points: np.ndarray, half_width: float, zoom: int) -> np.ndarray:
        return self._cover("route", self._route(points, half_width), zoom)

    def _polygon(self, rings: list[np.ndarray]) -> list:
        points = np.ascontiguousarray(np.concatenate(rings), float)
        counts = np.array([len(ring) for ring in rings], np.uintp)
        return [pointer(points), c_size_t(len(points)), pointer(counts), c_size_t(len(counts)), points, counts]

    def _route(self, points: np.ndarray, half_width: float) -> list:
        points = np.ascontiguousarray(points, float)
        return [pointer(points), c_size_t(len(points)), c_double(half_width), points]

    def _cover(self, shape: str, arguments: list, zoom: int) -> np.ndarray:
        """Rows of x and y, sorted; asks for the number of runs first, and checks them."""
        # Arrays are passed along only so that they live.
        arguments = [argument for argument in arguments if not isinstance(argument, np.ndarray)]
        function = getattr(self._c, f"gn_tile_cover_{shape}")
        needed = c_size_t(0)
        status = function(*arguments, c_uint32(zoom), None, c_size_t(0), byref(needed))
        assert status == (TOO_SMALL if needed.value else OK), status
        runs = np.zeros(needed.value, RUN)
        again = c_size_t(0)
        status = function(*arguments, c_uint32(zoom), pointer(runs), c_size_t(len(runs)), byref(again))
        assert (status, again.value) == (OK, needed.value)
        assert (runs["zoom"] == zoom).all() and (runs["count"] > 0).all()
        x, y, count = (runs[name].astype(int) for name in ("x", "y", "count"))
        assert (x + count <= 2**zoom).all() and (y < 2**zoom).all()
        # Sorted, and not even touching.
        assert ((y[1:] > y[:-1]) | (y[1:] == y[:-1]) & (x[1:] > (x + count)[:-1])).all()
        offsets = np.arange(count.sum()) - np.repeat(np.cumsum(count) - count, count)
        tiles = np.stack([np.repeat(x, count) + offsets, np.repeat(y, count)], axis=1)
        total = c_size_t(0)
        counter = getattr(self._c, f"gn_tile_count_{shape}")
        assert counter(*arguments, c_uint32(zoom), c_uint32(zoom), byref(total)) == OK
        assert total.value == len(tiles)
        return tiles

    def sides(self, rings: list[np.ndarray], positions: np.ndarray) -> np.ndarray:
        """1 inside, 0 on the border, -1 outside."""
        positions = np.ascontiguousarray(positions, float)
        sides = np.zeros(len(positions), "i4")
        latitudes = positions.ctypes.data
        status = self._c.gn_polygon_contains_batch(
            *self._polygon(rings)[:4], c_void_p(latitudes), c_ssize_t(16), c_void_p(latitudes + 8), c_ssize_t(16),
            c_size_t(len(positions)), pointer(sides), c_ssize_t(4), None,
        )  # fmt: skip
        assert status == OK, status
        return sides

    def polygon_count(self, rings: list[np.ndarray], low: int, high: int) -> int:
        total = c_size_t(0)
        arguments = self._polygon(rings)
        assert self._c.gn_tile_count_polygon(*arguments[:4], c_uint32(low), c_uint32(high), byref(total)) == OK
        return int(total.value)

    def polygon_status(self, rings: list[np.ndarray], zoom: int) -> int:
        """Reads a count of tiles."""
        return self._c.gn_tile_count_polygon(*self._polygon(rings)[:4], c_uint32(zoom), c_uint32(zoom), byref(c_size_t(0)))

    def route_status(self, points: np.ndarray, half_width: float, zoom: int) -> int:
        return self._c.gn_tile_count_route(*self._route(points, half_width)[:3], c_uint32(zoom), c_uint32(zoom), byref(c_size_t(0)))

    def points_bounds(self, points: np.ndarray) -> tuple[float, float, float, float]:
        points = np.ascontiguousarray(points, float)
        bounds = Bounds()
        assert self._c.gn_points_bounds(pointer(points), c_size_t(len(points)), byref(bounds)) == OK
        return bounds.south, bounds.west, bounds.north, bounds.east

    def fit(self, bounds: tuple, screen: Screen, padding: tuple, max_zoom: float) -> Screen:
        """Padding: top, right, bottom, left."""
        out = Screen()
        sides = (c_double * 4)(*padding)
        status = self._c.gn_screen_fit(byref(Bounds(*bounds)), byref(screen), sides, c_double(max_zoom), byref(out))
        assert status == OK, status
        return out
