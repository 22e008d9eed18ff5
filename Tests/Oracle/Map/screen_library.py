# SPDX-License-Identifier: MIT
"""The functions of a screen in the shared library, for Python."""

from __future__ import annotations

import ctypes
from ctypes import byref, c_double, c_uint32
from pathlib import Path

import numpy as np
from Oracle.Map.grid_library import Bounds

OK, PARTIAL, OUT_OF_SIGHT = 0, 1, 62
USUAL_FIELD = 0.6435011087932844  # 2 atan(1/3), in radians.


class Screen(ctypes.Structure):
    """gn_screen."""

    _fields_ = [
        *((name, c_double) for name in ("latitude", "longitude", "zoom", "width", "height")),
        *((name, c_double) for name in ("bearing", "pitch", "field_of_view")),
        *((name, c_uint32) for name in ("tile_size", "reserved")),
    ]

    def __repr__(self) -> str:
        return ", ".join(f"{name} {getattr(self, name)!r}" for name, _ in self._fields_)


def random_screen(random: np.random.Generator) -> Screen:
    """Any screen that is a likely one: each of its parts has its usual values too."""
    return Screen(
        latitude=random.choice([random.uniform(-85, 85), 0, 85.051128, -90]),
        longitude=random.choice([random.uniform(-180, 180), 179.999, -180, 0]),
        zoom=random.choice([random.uniform(-4, 30), random.integers(0, 22)]),
        width=random.choice([random.uniform(1, 4000), 800, 0.001, 1e6], p=[0.5, 0.4, 0.05, 0.05]),
        height=random.choice([random.uniform(1, 4000), 600, 0.001, 1e6], p=[0.5, 0.4, 0.05, 0.05]),
        bearing=random.choice([random.uniform(-180, 540), 0, 90, -180]),
        pitch=random.choice([random.uniform(0, 85), 0, 60, 85]),
        field_of_view=random.choice([random.uniform(0.1, 150), 0]),
        tile_size=random.choice([0, 256, 512]),
    )


class ScreenLibrary:
    """Each function as one call; a status that was not expected is an error."""

    def __init__(self, path: Path) -> None:
        self._c = ctypes.CDLL(str(path))

    def view(self, screen: Screen) -> tuple[float, float, float, float]:
        """South, west, north, east."""
        bounds = Bounds()
        assert self._c.gn_screen_view(byref(screen), byref(bounds)) == OK, screen
        return bounds.south, bounds.west, bounds.north, bounds.east

    def pixels(self, screen: Screen, latitudes: np.ndarray, longitudes: np.ndarray) -> np.ndarray:
        """Rows of x and y; NaN where a position is out of sight."""
        return self._rows("gn_screen_point_to_pixel_batch", screen, latitudes, longitudes)

    def points(self, screen: Screen, xs: np.ndarray, ys: np.ndarray) -> np.ndarray:
        """Rows of latitude and longitude; NaN where a pixel is out of sight."""
        return self._rows("gn_screen_pixel_to_point_batch", screen, xs, ys)

    def _rows(self, name: str, screen: Screen, first: np.ndarray, second: np.ndarray) -> np.ndarray:
        first, second = (np.ascontiguousarray(column, float) for column in (first, second))
        count, stride = len(first), ctypes.c_ssize_t(8)
        results = np.zeros((2, count))
        statuses = np.zeros(count, "u1")
        columns = [column.ctypes.data_as(ctypes.c_void_p) for column in (first, second, *results, statuses)]
        one, other, out, more, bytes_ = columns
        size = ctypes.c_size_t(count)
        status = getattr(self._c, name)(
            byref(screen), one, stride, other, stride, size, out, stride, more, stride, bytes_
        )
        assert status in (OK, PARTIAL), (name, status, screen)
        assert set(statuses) <= {OK, OUT_OF_SIGHT}, screen
        assert (np.isnan(results) == (statuses != OK)).all(), screen
        return results.T
