# SPDX-License-Identifier: MIT
"""Navigation of the shared library, with numpy arrays for points."""

from __future__ import annotations

import ctypes
import math
from ctypes import byref, c_double, c_size_t, c_uint32, c_uint64, c_void_p
from pathlib import Path

import numpy as np
from Oracle.Motion.fence_library import Fix
from Oracle.Geometry.shape_library import Point, RefusedError

OFF_ROUTE, WRONG_WAY, ARRIVED, IGNORED = 1, 2, 4, 8


class Options(ctypes.Structure):
    """gn_navigation_options."""

    _fields_ = [
        ("size", c_uint32),
        ("reserved", c_uint32),
        *(
            (name, c_double)
            for name in (
                "off_route_distance",
                "hysteresis",
                "arrival_radius",
                "window_behind",
                "window_ahead",
                "lookahead",
                "worst_accuracy",
                "averaging_time",
                "start_distance",
            )
        ),
    ]


class State(ctypes.Structure):
    """gn_navigation_state."""

    _fields_ = [
        ("fix", Fix),
        *(
            (name, c_double)
            for name in (
                *("time", "distance_along", "turned_at", "turned_back_at", "speed", "speed_weight"),
                *("length", "waypoint_along", "waypoint_turn"),
            )
        ),
        *((name, c_uint64) for name in ("next_waypoint", "route", "waypoint_point")),
        ("has_fix", c_uint32),
        ("flags", c_uint32),
    ]


class Guidance(ctypes.Structure):
    """gn_guidance."""

    _fields_ = [
        ("point", Point),
        *(
            (name, c_double)
            for name in (
                "distance_along",
                "distance_off",
                "azimuth",
                "course",
                "distance_left",
                "time_left",
                "speed",
                "waypoint_distance",
                "waypoint_time",
                "waypoint_azimuth",
                "turn",
            )
        ),
        ("next_waypoint", c_uint64),
        ("passed", c_uint32),
        ("flags", c_uint32),
    ]


assert [ctypes.sizeof(one) for one in (Options, State, Guidance)] == [80, 144, 120]


class Follower:
    """Follows a route: gn_navigation_step()."""

    def __init__(self, library: Path, route: np.ndarray, waypoints: list[int] | None = None, **options: float) -> None:
        self._library = ctypes.CDLL(str(library))
        points = np.ascontiguousarray(route, float)
        given = (points.ctypes.data_as(c_void_p), c_size_t(len(points)))
        needed = c_size_t()
        self._library.gn_route_index_build(*given, None, c_size_t(0), byref(needed))
        self.words = np.zeros(needed.value, np.uint64)
        size = c_size_t(len(self.words))
        self._index = (self.words.ctypes.data_as(c_void_p), size)
        status = self._library.gn_route_index_build(*given, *self._index, None)
        if status:
            raise RefusedError("gn_route_index_build", status)
        self.options = Options()
        self._library.gn_navigation_options_init(byref(self.options))
        for name, value in options.items():
            assert hasattr(self.options, name)
            setattr(self.options, name, value)
        self._waypoints = (None, c_size_t(0))
        if waypoints is not None:
            self._waypoints = ((c_uint64 * len(waypoints))(*waypoints), c_size_t(len(waypoints)))
        self.state = State()

    def step(self, time: float, position: np.ndarray, accuracy: float = math.nan) -> Guidance:
        """Takes a fix; the accuracy is not known unless it is given."""
        fix = Fix(time, Point(*position), math.nan, accuracy)
        guidance = Guidance()
        status = self._library.gn_navigation_step(
            *self._index,
            *self._waypoints,
            byref(self.options),
            byref(self.state),
            byref(fix),
            byref(self.state),
            byref(guidance),
        )
        if status:
            raise RefusedError("gn_navigation_step", status)
        return guidance
