# SPDX-License-Identifier: MIT
"""The places of names in the shared library, for Python."""

from __future__ import annotations

import ctypes
from ctypes import byref, c_double, c_size_t
from pathlib import Path

import numpy as np
from Oracle.Map.grid_library import LABEL
from Oracle.Map.screen_library import OK, Screen

PLACE = np.dtype([(name, "f8") for name in ("x", "y", "width", "height", "scale", "opacity")])


class Camera(ctypes.Structure):
    """gn_camera."""

    _fields_ = [
        ("plane", c_double * 9),
        ("globe", c_double * 12),
        ("rim", c_double * 4),
        *((name, c_double) for name in ("transition", "longitude", "depth")),
    ]


class PlaceLibrary:
    """Each function as one call; a status that was not expected is an error."""

    def __init__(self, path: Path) -> None:
        self._c = ctypes.CDLL(str(path))

    def camera(self, screen: Screen) -> Camera:
        """Calls gn_screen_camera()."""
        camera = Camera()
        assert self._c.gn_screen_camera(byref(screen), byref(camera)) == OK, screen
        return camera

    def places(
        self, camera: Camera, frame: tuple[float, ...], covers: np.ndarray, sizes: np.ndarray, labels: np.ndarray
    ) -> np.ndarray:
        """Calls gn_grid_label_places(); covers are rows of left, top, right, bottom, sizes of width and height."""
        assert labels.dtype == LABEL
        covers, sizes = (np.ascontiguousarray(rows, float) for rows in (covers, sizes))
        places = np.zeros(len(labels), PLACE)
        arrays = [array.ctypes.data_as(ctypes.c_void_p) for array in (covers, sizes, labels, places)]
        status = self._c.gn_grid_label_places(
            byref(camera), byref((c_double * 4)(*frame)), arrays[0], c_size_t(len(covers)), arrays[1],
            c_size_t(len(sizes)), arrays[2], c_size_t(len(labels)), arrays[3], c_size_t(len(places)), None,
        )  # fmt: skip
        assert status == OK, status
        return places
