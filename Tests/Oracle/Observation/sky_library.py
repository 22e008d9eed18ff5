# SPDX-License-Identifier: MIT
"""The library under test, for the sun and the moon."""

from __future__ import annotations

import ctypes
from ctypes import byref, c_double, c_size_t, c_uint32
from pathlib import Path

import numpy as np


class Point(ctypes.Structure):
    """gn_point."""

    _fields_ = [("latitude", c_double), ("longitude", c_double)]


class Place(ctypes.Structure):
    """gn_sky_place."""

    _fields_ = [(name, c_double) for name in ("azimuth", "elevation", "apparent_elevation", "distance")]


class Event(ctypes.Structure):
    """gn_sky_event."""

    _fields_ = [("time", c_double), ("azimuth", c_double), ("kind", c_uint32), ("reserved", c_uint32)]


class Phase(ctypes.Structure):
    """gn_moon_phase."""

    _fields_ = [("angle", c_double), ("illuminated", c_double)]


class Sky:
    """The functions, without refusals."""

    def __init__(self, path: Path) -> None:
        self.library = ctypes.CDLL(str(path))

    def place(self, body: str, latitude: float, longitude: float, time: float) -> Place:
        """Of "sun" or "moon"."""
        place = Place()
        assert self.library[f"gn_{body}_position"](byref(Point(latitude, longitude)), c_double(time), byref(place)) == 0
        return place

    def places(self, body: str, positions: np.ndarray, times: np.ndarray) -> np.ndarray:
        """Rows of azimuth, elevation, apparent elevation and distance."""
        found = [self.place(body, *position, time) for position, time in zip(positions.tolist(), times.tolist())]
        return np.array([(place.azimuth, place.elevation, place.apparent_elevation, place.distance) for place in found])

    def phase(self, time: float) -> Phase:
        phase = Phase()
        assert self.library.gn_moon_phase_at(c_double(time), byref(phase)) == 0
        return phase

    def events(self, body: str, latitude: float, longitude: float, start: float, end: float) -> list[tuple[int, float]]:
        """Kinds and times."""
        events, needed = (Event * 8192)(), c_size_t()
        ask = (byref(Point(latitude, longitude)), c_double(start), c_double(end), events, c_size_t(8192), byref(needed))
        assert self.library[f"gn_{body}_events"](*ask) == 0
        return [(event.kind, event.time) for event in events[: needed.value]]
