# SPDX-License-Identifier: MIT
"""Tracks of the shared library: fixes are rows of time, latitude, longitude, altitude and accuracy."""

from __future__ import annotations

import ctypes
import math
from ctypes import byref, c_double, c_int32, c_uint32, c_uint64
from pathlib import Path
from typing import NamedTuple

import numpy as np
from Oracle.Motion.fence_library import Fix
from Oracle.Geometry.shape_library import Bounds, Point, RefusedError

NOTHING, LEFT_OUT, WAITING, KEPT = range(4)
INACCURATE, STRAYED, SOON, NEAR, JUMPED = 1, 2, 4, 8, 16


class Options(ctypes.Structure):
    """gn_track_options."""

    _fields_ = [
        ("size", c_uint32),
        ("reserved", c_uint32),
        *((name, c_double) for name in ("tolerance", "least_distance", "least_interval", "worst_accuracy")),
        *((name, c_double) for name in ("largest_speed", "rest_speed", "climb")),
    ]


class State(ctypes.Structure):
    """gn_track_state."""

    _fields_ = [("numbers", c_double * 64)]


class Step(ctypes.Structure):
    """gn_track_step."""

    _fields_ = [
        ("vertex", Fix),
        ("vertex_count", c_uint32),
        ("outcome", c_int32),
        ("flags", c_uint32),
        ("reserved", c_uint32),
    ]


class Totals(ctypes.Structure):
    """gn_track_totals."""

    _fields_ = [
        *((name, c_double) for name in ("distance", "moving_time", "ascent", "descent", "speed", "moving_speed")),
        *((name, c_double) for name in ("top_speed", "lowest", "highest", "start_time", "end_time")),
        ("bounds", Bounds),
        *((name, c_uint64) for name in ("fix_count", "taken_count", "vertex_count")),
    ]


assert [ctypes.sizeof(one) for one in (Options, State, Step, Totals)] == [64, 512, 56, 144]


class Line(NamedTuple):
    """The result for a whole track."""

    vertices: np.ndarray  # Rows like those of the fixes.
    outcomes: np.ndarray
    flags: np.ndarray


class Track:
    """gn_track_begin() and the calls after it."""

    def __init__(self, library: Path, **options: float) -> None:
        self._library = ctypes.CDLL(str(library))
        self.state, self._step = State(), Step()
        given = Options()
        self._library.gn_track_options_init(byref(given))
        for name, value in options.items():
            setattr(given, name, value)
        self._check("begin", self._library.gn_track_begin(byref(given), byref(self.state)))
        self.vertices: list[tuple[float, ...]] = []

    @staticmethod
    def _check(name: str, status: int) -> None:
        if status:
            raise RefusedError(f"gn_track_{name}", status)

    def _taken(self) -> tuple[int, int]:
        step = self._step
        if step.vertex_count:
            fix = step.vertex
            self.vertices.append((fix.time, fix.point.latitude, fix.point.longitude, fix.altitude, fix.accuracy))
        return step.outcome, step.flags

    def add(self, time: float, latitude: float, longitude: float, altitude=math.nan, accuracy=math.nan):
        """Calls gn_track_add(); gives the outcome and the flags."""
        fix = Fix(time, Point(latitude, longitude), altitude, accuracy)
        state = byref(self.state)
        self._check("add", self._library.gn_track_add(state, byref(fix), state, byref(self._step)))
        return self._taken()

    def end(self) -> tuple[int, int]:
        """Calls gn_track_end()."""
        state = byref(self.state)
        self._check("end", self._library.gn_track_end(state, state, byref(self._step)))
        return self._taken()

    def totals(self) -> Totals:
        """Calls gn_track_summarize()."""
        totals = Totals()
        self._check("summarize", self._library.gn_track_summarize(byref(self.state), byref(totals)))
        return totals

    def bytes(self) -> bytes:
        """The state, to store it."""
        return bytes(self.state)

    def resume(self, stored: bytes) -> None:
        """Goes on with a stored state."""
        self.state = State.from_buffer_copy(stored)

    def record(self, fixes: np.ndarray) -> Line:
        """Adds all fixes, and ends."""
        results = np.array([self.add(*fix) for fix in fixes.tolist()]).reshape(-1, 2)
        self.end()
        return Line(np.array(self.vertices).reshape(-1, 5), *results.T)
