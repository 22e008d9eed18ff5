# SPDX-License-Identifier: MIT
"""Shot groups and calibrated photos, by the shared library."""

from __future__ import annotations

import ctypes
from ctypes import byref, c_double, c_int32, c_size_t, c_ssize_t, c_uint8, c_uint32, c_uint64, c_void_p
from pathlib import Path

import numpy as np

METERS, MILLIMETERS, INCHES, MOA, MILLIRADIANS, INCHES_PER_100_YARDS = range(1, 7)
SIMILARITY, AFFINE, HOMOGRAPHY = 1, 2, 3
NULL, STRIDE, NOT_FINITE, MEASURE, PIXELS, UNIT, OUT_OF_SIGHT, COUNT = 16, 18, 32, 45, 57, 59, 62, 103
CALIBRATION, POINTS, ORDER, RANGE, ANGLE = range(208, 213)


class RefusedError(Exception):
    """A status that is not GN_OK."""

    def __init__(self, status: int):
        super().__init__(f"status {status}")
        self.status = status


class PlanePoint(ctypes.Structure):
    """gn_plane_point."""

    _fields_ = [("x", c_double), ("y", c_double)]


class Group(ctypes.Structure):
    """gn_group."""

    _fields_ = [
        *((name, c_uint64) for name in ("count", "first", "second")),
        ("extreme_spread", c_double),
        ("center", PlanePoint),
        ("offset", PlanePoint),
        *((name, c_double) for name in ("width", "height", "deviation_x", "deviation_y")),
        *((name, c_double) for name in ("mean_radius", "median_radius", "sigma", "cep50", "r95")),
    ]  # fmt: skip


class Calibration(ctypes.Structure):
    """gn_calibration."""

    _fields_ = [("matrix", c_double * 9), ("residual", c_double), ("kind", c_int32), ("reserved", c_uint32)]


class GroupLibrary:
    """The functions as Python calls them."""

    def __init__(self, path: Path):
        self.library = ctypes.CDLL(str(path))
        column = [c_void_p, c_ssize_t]
        self.library.gn_group_measure.argtypes = [c_void_p, c_size_t, c_void_p, c_void_p]
        self.library.gn_target_convert.argtypes = [c_double, c_int32, c_int32, c_double, c_void_p]
        self.library.gn_calibration_fit.argtypes = [c_void_p, c_size_t, c_int32, c_void_p]
        rows = [c_void_p, *column, *column, c_size_t, *column, *column, c_void_p]
        self.library.gn_calibration_to_plane_batch.argtypes = rows
        self.library.gn_calibration_to_pixels_batch.argtypes = rows

    def measure(self, shots: np.ndarray, aim: tuple[float, float] | None = None) -> Group:
        """Measures shots in rows of x and y."""
        shots = np.ascontiguousarray(shots, dtype=float).reshape(-1, 2)
        group, point = Group(), byref(PlanePoint(*aim)) if aim else None
        status = self.library.gn_group_measure(shots.ctypes.data, len(shots), point, byref(group))
        if status:
            raise RefusedError(status)
        return group

    def convert(self, value: float, source: int, target: int, distance: float) -> float:
        out = c_double()
        status = self.library.gn_target_convert(value, source, target, distance, byref(out))
        if status:
            raise RefusedError(status)
        return out.value

    def fit(self, pixels: np.ndarray, places: np.ndarray, kind: int) -> Calibration:
        points = np.hstack([pixels, places]).astype(float).copy()
        calibration = Calibration()
        status = self.library.gn_calibration_fit(points.ctypes.data, len(points), kind, byref(calibration))
        if status:
            raise RefusedError(status)
        return calibration

    def to_plane(self, calibration: Calibration, pixels: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        return self._rows(self.library.gn_calibration_to_plane_batch, calibration, pixels)

    def to_pixels(self, calibration: Calibration, places: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        return self._rows(self.library.gn_calibration_to_pixels_batch, calibration, places)

    @staticmethod
    def _rows(call, calibration: Calibration, given: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The results and the statuses of rows."""
        given = np.ascontiguousarray(given, dtype=float)
        out, statuses = np.full(given.shape, 7.0), (c_uint8 * max(1, len(given)))()
        start, end = given.ctypes.data, out.ctypes.data
        status = call(byref(calibration), start, 16, start + 8, 16, len(given), end, 16, end + 8, 16, statuses)
        rows = np.array(statuses[: len(given)], dtype=int)
        if status not in (0, 1):
            raise RefusedError(status)
        assert (status == 1) == bool(rows.any())
        return out, rows
