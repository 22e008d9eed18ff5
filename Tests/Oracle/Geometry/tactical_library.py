# SPDX-License-Identifier: MIT
"""Tactical shapes of the shared library; points are arrays of [latitude, longitude]."""

from __future__ import annotations

import ctypes
from ctypes import byref, c_double, c_int32, c_size_t, c_uint32, c_void_p
from pathlib import Path

import numpy as np
from Oracle.Geometry.shape_library import BUFFER_TOO_SMALL, OK, Point, RefusedError

PARTIAL, NOT_FINITE, LATITUDE, DISTANCE, COUNT = 1, 32, 33, 96, 103
DIMENSION, JOIN, INTERVAL, FRAME = 200, 201, 202, 203
WORK = 20
ROUND, MITER, BEVEL = range(3)
FLAT, ROUND_END, SQUARE = range(3)
METERS, LENGTH, WIDTH = range(3)

MARK = np.dtype(
    [
        *((name, "f8") for name in ("latitude", "longitude", "distance", "azimuth")),
        ("segment", "u8"),
    ],
)


class Options(ctypes.Structure):
    """gn_outline_options."""

    _fields_ = [
        *((name, c_uint32) for name in ("size", "join", "ends", "longitudes")),
        *((name, c_double) for name in ("tolerance", "miter_limit")),
    ]


assert ctypes.sizeof(Options) == 32
assert MARK.itemsize == 40

_BUFFER = [c_void_p, c_size_t, c_void_p]
_SIGNATURES = {
    "gn_outline_options_init": [c_void_p],
    "gn_rectangle": [c_void_p, c_double, c_double, c_double, c_void_p, *_BUFFER],
    "gn_route_parallel": [c_void_p, c_size_t, c_double, c_void_p, *_BUFFER],
    "gn_route_corridor": [c_void_p, c_size_t, c_double, c_double, c_void_p, *_BUFFER],
    "gn_route_arrow": [c_void_p, c_size_t, c_double, c_double, c_double, c_void_p, *_BUFFER],
    "gn_route_marks": [c_void_p, c_size_t, c_double, c_double, *_BUFFER],
    "gn_frame_points_batch": [c_void_p, c_size_t, c_int32, *[c_void_p, c_size_t] * 2, c_size_t, *[c_void_p, c_size_t] * 2,
                        c_void_p],
}  # fmt: skip


class TacticalLibrary:
    """The functions, each as one call that finds out the size by itself; a status other than OK raises Refused."""

    def __init__(self, path: Path) -> None:
        self._c = ctypes.CDLL(str(path))
        for name, types in _SIGNATURES.items():
            getattr(self._c, name).argtypes = types
            getattr(self._c, name).restype = c_uint32

    def options(self, **changes: float) -> Options:
        """Gives the default options with some of them changed."""
        options = Options()
        self._check("gn_outline_options_init", byref(options))
        for name, value in changes.items():
            assert hasattr(options, name), name
            setattr(options, name, value)
        return options

    def rectangle(
        self,
        center: np.ndarray,
        length: float,
        width: float,
        azimuth: float,
        **options: float,
    ):
        """Calls gn_rectangle()."""
        given = (
            byref(Point(*map(float, center))),
            length,
            width,
            azimuth,
            byref(self.options(**options)),
        )
        return self._points("gn_rectangle", *given)

    def parallel(
        self, route: np.ndarray, distance: float, **options: float
    ) -> np.ndarray:
        """Calls gn_route_parallel()."""
        return self._line("gn_route_parallel", route, distance, **options)

    def corridor(
        self, route: np.ndarray, left: float, right: float, **options: float
    ) -> np.ndarray:
        """Calls gn_route_corridor()."""
        return self._line("gn_route_corridor", route, left, right, **options)

    def arrow(
        self,
        route: np.ndarray,
        width: float,
        head_width: float,
        head_length: float,
        **options: float,
    ):
        """Calls gn_route_arrow()."""
        return self._line(
            "gn_route_arrow", route, width, head_width, head_length, **options
        )

    def marks(self, route: np.ndarray, first: float, interval: float) -> np.ndarray:
        """Calls gn_route_marks()."""
        route, needed = _contiguous(route), c_size_t()
        given = route.ctypes.data, len(route), first, interval
        self._check(
            "gn_route_marks", *given, None, 0, byref(needed), also=BUFFER_TOO_SMALL
        )
        marks = np.zeros(needed.value, MARK)
        self._check(
            "gn_route_marks", *given, marks.ctypes.data, len(marks), byref(needed)
        )
        assert needed.value == len(marks), "counts differ between calls"
        return marks

    def frame(
        self, anchors: np.ndarray, frame: int, drawing: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """Calls gn_frame_points_batch(): positions and statuses of points [x, y]."""
        anchors, drawing = _contiguous(anchors), _contiguous(drawing)
        found, statuses = np.zeros_like(drawing), np.full(len(drawing), 99, np.uint8)
        x, to = drawing.ctypes.data, found.ctypes.data
        self._check(
            "gn_frame_points_batch", anchors.ctypes.data, len(anchors), frame, x, 16, x + 8, 16, len(drawing),
            to, 16, to + 8, 16, statuses.ctypes.data, also=PARTIAL,
        )  # fmt: skip
        return found, statuses

    def _line(
        self, name: str, route: np.ndarray, *numbers: float, **options: float
    ) -> np.ndarray:
        route = _contiguous(route)
        return self._points(
            name,
            route.ctypes.data,
            len(route),
            *numbers,
            byref(self.options(**options)),
        )

    def _points(self, name: str, *arguments: object) -> np.ndarray:
        needed = c_size_t()
        self._check(name, *arguments, None, 0, byref(needed), also=BUFFER_TOO_SMALL)
        points = np.full((needed.value, 2), np.nan)
        self._check(name, *arguments, points.ctypes.data, len(points), byref(needed))
        assert needed.value == len(points), f"{name}: counts differ between calls"
        return points

    def _check(self, name: str, *arguments: object, also: int = OK) -> None:
        status = getattr(self._c, name)(*arguments)
        if status not in (OK, also):
            raise RefusedError(name, status)


def _contiguous(points: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray(points, float).reshape(-1, 2)
