# SPDX-License-Identifier: MIT
"""Indexes of points and edges of the shared library."""

from __future__ import annotations

import ctypes
import math
from ctypes import byref, c_double, c_size_t, c_uint32
from pathlib import Path

import numpy as np
from Oracle.Geometry.shape_library import Bounds, Place, Point, RefusedError

NEIGHBOR = np.dtype([("distance", "f8"), ("id", "u8")])
PLACE = np.dtype([("point", "f8", 2), ("along", "f8"), ("off", "f8"), ("azimuth", "f8"), ("segment", "u8")])

assert PLACE.itemsize == ctypes.sizeof(Place)


def _columns(points: np.ndarray) -> tuple[ctypes.c_void_p, ctypes.c_ssize_t, ctypes.c_void_p, ctypes.c_ssize_t]:
    """The arguments for columns of latitudes and longitudes; `points` are rows of both and stay where they are."""
    address = points.ctypes.data
    stride = ctypes.c_ssize_t(16)
    return ctypes.c_void_p(address), stride, ctypes.c_void_p(address + 8), stride


class Index:
    """The words of an index."""

    def __init__(self, library: Path, build: str, *arguments: object) -> None:
        self._library = ctypes.CDLL(str(library))
        needed = c_size_t()
        self._ask(build, *arguments, None, c_size_t(0), byref(needed), at_most=0)
        self.words = np.zeros(needed.value, "u8")
        self._ask(build, *arguments, *self._words, byref(needed))

    @property
    def _words(self) -> tuple[ctypes.c_void_p, c_size_t]:
        return ctypes.c_void_p(self.words.ctypes.data), c_size_t(len(self.words))

    def _ask(self, name: str, *arguments: object, at_most: int | None = None) -> None:
        # The last argument of builders of points is the statuses.
        extra = (None,) if name == "gn_point_index_build" else ()
        status = getattr(self._library, name)(*arguments, *extra)
        if status and at_most is None:
            raise RefusedError(status)


class PointIndex(Index):
    """Builds an index of rows of latitude and longitude."""

    def __init__(self, library: Path, points: np.ndarray) -> None:
        self._points = np.ascontiguousarray(points)
        super().__init__(library, "gn_point_index_build", *_columns(self._points), c_size_t(len(points)))

    def nearest(self, positions: np.ndarray, limit: int, within: float = math.inf) -> np.ndarray:
        """Gives `limit` neighbors for each position."""
        positions = np.ascontiguousarray(positions)
        found = np.zeros((len(positions), limit), NEIGHBOR)
        self._ask(
            "gn_point_index_nearest_batch",
            *self._words,
            *_columns(positions),
            c_size_t(len(positions)),
            c_uint32(limit),
            c_double(within),
            ctypes.c_void_p(found.ctypes.data),
            c_size_t(found.size),
            None,
            None,
        )
        return found

    def within(self, position: np.ndarray, meters: float) -> np.ndarray:
        """Gives the neighbors within some meters."""
        where = Point(*map(float, position))
        found = np.zeros(len(self._points), NEIGHBOR)
        needed = c_size_t()
        self._ask(
            "gn_point_index_within",
            *self._words,
            byref(where),
            c_double(meters),
            ctypes.c_void_p(found.ctypes.data),
            c_size_t(len(found)),
            byref(needed),
        )
        return found[: needed.value]

    def in_bounds(self, south: float, west: float, north: float, east: float) -> np.ndarray:
        """Gives the ids in a rectangle."""
        bounds = Bounds(south, west, north, east)
        found = np.zeros(len(self._points), "u8")
        needed = c_size_t()
        self._ask(
            "gn_point_index_in_bounds",
            *self._words,
            byref(bounds),
            ctypes.c_void_p(found.ctypes.data),
            c_size_t(len(found)),
            byref(needed),
        )
        return found[: needed.value]


class RouteIndex(Index):
    """Builds an index of the vertices of a route."""

    def __init__(self, library: Path, route: np.ndarray) -> None:
        route = np.ascontiguousarray(route)
        super().__init__(
            library, "gn_route_index_build", ctypes.c_void_p(route.ctypes.data), c_size_t(len(route))
        )

    def nearest(self, positions: np.ndarray, low: float = 0, high: float = math.inf) -> np.ndarray:
        """Gives the nearest place for each position."""
        positions = np.ascontiguousarray(positions)
        found = np.zeros(len(positions), PLACE)
        self._ask(
            "gn_edge_index_nearest_batch",
            *self._words,
            *_columns(positions),
            c_size_t(len(positions)),
            c_double(low),
            c_double(high),
            ctypes.c_void_p(found.ctypes.data),
            ctypes.c_ssize_t(PLACE.itemsize),
            None,
        )
        return found


class PolygonIndex(Index):
    """Builds an index of the vertices of a ring."""

    def __init__(self, library: Path, ring: np.ndarray) -> None:
        self._ring = np.ascontiguousarray(ring)
        no_rings = None, c_size_t(0)
        super().__init__(
            library, "gn_polygon_index_build", ctypes.c_void_p(self._ring.ctypes.data), c_size_t(len(ring)), *no_rings
        )

    def sides(self, positions: np.ndarray) -> np.ndarray:
        """Gives -1 for positions outside, 0 on the border, 1 inside."""
        return self._sides("gn_edge_index_contains_batch", *self._words, positions=positions)

    def sides_without_index(self, positions: np.ndarray) -> np.ndarray:
        """Gives the same from the polygon itself."""
        ring = ctypes.c_void_p(self._ring.ctypes.data), c_size_t(len(self._ring)), None, c_size_t(0)
        return self._sides("gn_polygon_contains_batch", *ring, positions=positions)

    def _sides(self, name: str, *arguments: object, positions: np.ndarray) -> np.ndarray:
        positions = np.ascontiguousarray(positions)
        sides = np.zeros(len(positions), "i4")
        self._ask(
            name,
            *arguments,
            *_columns(positions),
            c_size_t(len(positions)),
            ctypes.c_void_p(sides.ctypes.data),
            ctypes.c_ssize_t(4),
            None,
        )
        return sides
