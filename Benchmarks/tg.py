# SPDX-License-Identifier: MIT
"""The functions of tg, tidwall's geometry library in C, which the package togo brings and exports beside its own.

They are called through ctypes as those of GridNorth are. tg has no batch: peers.c calls it for each position.
"""

from __future__ import annotations

import ctypes
import enum
from ctypes import c_bool, c_char_p, c_double, c_int, c_size_t, c_void_p
from pathlib import Path
from typing import Any, Optional

import numpy as np
import togo

_tg = ctypes.CDLL(togo.__file__)
_tg.tg_parse_geojsonn_ix.argtypes, _tg.tg_parse_geojsonn_ix.restype = [c_char_p, c_size_t, c_int], c_void_p
_tg.tg_geom_error.argtypes, _tg.tg_geom_error.restype = [c_void_p], c_char_p
_tg.tg_geom_free.argtypes, _tg.tg_geom_free.restype = [c_void_p], None
_TELLS = ctypes.CFUNCTYPE(c_bool, c_void_p, c_double, c_double)
_intersects = ctypes.cast(_tg.tg_geom_intersects_xy, _TELLS)

#: Benchmarks/run builds it from peers.c.
_each_position = ctypes.CDLL(str(Path(__file__).parent.parent / "build/benchmarks/peers.so")).each_position
_each_position.argtypes = [_TELLS, c_void_p, c_void_p, c_void_p, c_size_t, c_void_p]
_each_position.restype = None


class Index(enum.IntEnum):
    """The index that tg builds while it reads: stripes of latitude are the fastest for positions."""

    NONE = 1
    NATURAL = 2
    STRIPES = 3


class Geometry:
    """A geometry, read from GeoJSON."""

    def __init__(self, document: bytes, index: Index) -> None:
        self._pointer = _tg.tg_parse_geojsonn_ix(document, len(document), index)
        error: Optional[bytes] = _tg.tg_geom_error(self._pointer)
        if error:
            raise ValueError(error.decode())

    def __del__(self) -> None:
        _tg.tg_geom_free(self._pointer)

    def covers(self, x: Any, y: Any, found: Any) -> None:
        """Tell which positions it touches: arrays of double, and one of bool that receives the answers."""
        arrays = (array.ctypes.data for array in (x, y))
        _each_position(_intersects, self._pointer, *arrays, len(found), found.ctypes.data)


def covers(geometry: Geometry, x: Any, y: Any) -> Any:
    """Give a new array of answers."""
    found = np.zeros(len(x), bool)
    geometry.covers(x, y, found)
    return found
