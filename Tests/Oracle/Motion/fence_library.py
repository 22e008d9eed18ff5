# SPDX-License-Identifier: MIT
"""Fences of the shared library, with numpy arrays for points."""

from __future__ import annotations

import ctypes
import math
from ctypes import byref, c_double, c_int32, c_size_t, c_uint32, c_uint64, c_void_p
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from Oracle.Geometry.shape_library import Point, RefusedError

POLYGON, CIRCLE, CORRIDOR, LINE = 1, 2, 3, 4
ENTER, DWELL, EXIT, LEFT, RIGHT = 1, 2, 4, 8, 16
ALL = 31
REPORT_FIRST = 1
BUFFER_TOO_SMALL = 17


class Record(ctypes.Structure):
    """gn_fence."""

    _fields_ = [
        ("id", c_uint64),
        ("shape", c_int32),
        *((name, c_uint32) for name in ("triggers", "point_count", "ring_count")),
        *((name, c_double) for name in ("radius", "low", "high")),
    ]


class Fix(ctypes.Structure):
    """gn_fix."""

    _fields_ = [
        ("time", c_double),
        ("point", Point),
        ("altitude", c_double),
        ("accuracy", c_double),
    ]


class Presence(ctypes.Structure):
    """gn_fence_presence."""

    _fields_ = [
        ("id", c_uint64),
        ("since", c_double),
        ("has_dwelt", c_uint32),
        ("reserved", c_uint32),
    ]


class State(ctypes.Structure):
    """gn_fence_state."""

    _fields_ = [
        ("fix", Fix),
        ("presence_count", c_uint64),
        ("has_fix", c_uint32),
        ("reserved", c_uint32),
    ]


class Event(ctypes.Structure):
    """gn_fence_event."""

    _fields_ = [
        ("id", c_uint64),
        ("time", c_double),
        ("point", Point),
        ("altitude", c_double),
        ("fraction", c_double),
        ("kind", c_int32),
        ("reserved", c_uint32),
        ("since", c_double),
    ]


class Options(ctypes.Structure):
    """gn_fence_options."""

    _fields_ = [
        ("size", c_uint32),
        ("flags", c_uint32),
        *((name, c_double) for name in ("hysteresis", "worst_accuracy", "dwell")),
    ]


assert [ctypes.sizeof(one) for one in (Record, Fix, Presence, State, Event, Options)] == [48, 40, 24, 56, 64, 32]


@dataclass
class Fence:
    """A fence of a test: rings of a polygon, or one array of points."""

    id: int
    shape: int
    rings: list[np.ndarray]
    radius: float = 0.0
    low: float = 0.0
    high: float = 0.0
    triggers: int = ALL

    def __str__(self) -> str:
        rings = [ring.tolist() for ring in self.rings]
        return f"fence {self.id}: shape {self.shape}, {rings}, radius {self.radius!r}, {self.low!r} ... {self.high!r}"


class FenceIndex:
    """gn_fence_index_build() and the calls that query the index."""

    def __init__(self, library: Path, fences: list[Fence]) -> None:
        self._library = ctypes.CDLL(str(library))
        records = (Record * len(fences))()
        points: list[np.ndarray] = []
        rings: list[int] = []
        for record, fence in zip(records, fences, strict=True):
            record.id, record.shape, record.triggers = (
                fence.id,
                fence.shape,
                fence.triggers,
            )
            record.radius, record.low, record.high = fence.radius, fence.low, fence.high
            record.point_count = sum(map(len, fence.rings))
            if fence.shape == POLYGON:
                record.ring_count = len(fence.rings)
                rings += map(len, fence.rings)
            points += fence.rings
        joined = np.ascontiguousarray(np.concatenate(points) if points else np.empty((0, 2)), float)
        counts = (c_size_t * len(rings))(*rings)
        given = (
            records,
            c_size_t(len(fences)),
            joined.ctypes.data_as(c_void_p),
            c_size_t(len(joined)),
            counts,
            c_size_t(len(rings)),
        )
        needed = c_size_t()
        self._library.gn_fence_index_build(*given, None, c_size_t(0), byref(needed), None)
        self.words = np.zeros(needed.value, np.uint64)
        statuses = np.full(len(fences), 255, np.uint8)
        size = c_size_t(len(self.words))
        status = self._library.gn_fence_index_build(
            *given,
            self.words.ctypes.data_as(c_void_p),
            size,
            None,
            statuses.ctypes.data_as(c_void_p),
        )
        self._index = (self.words.ctypes.data_as(c_void_p), size)
        self.statuses = statuses
        if status:
            raise RefusedError(f"gn_fence_index_build {statuses.tolist()}", status)

    def holding(self, position: np.ndarray, altitude: float = math.nan) -> list[int]:
        """Calls gn_fence_index_holding()."""
        ids, needed = np.zeros(256, np.uint64), c_size_t()
        status = self._library.gn_fence_index_holding(
            *self._index,
            byref(Point(*position)),
            c_double(altitude),
            ids.ctypes.data_as(c_void_p),
            c_size_t(len(ids)),
            byref(needed),
        )
        if status:
            raise RefusedError("gn_fence_index_holding", status)
        return ids[: needed.value].tolist()


@dataclass
class Walker:
    """Something that moves: gn_fence_index_step()."""

    index: FenceIndex
    hysteresis: float = 0.0
    dwell: float = math.inf
    worst_accuracy: float = math.inf
    flags: int = 0
    state: State = field(default_factory=State)
    presences: ctypes.Array[Presence] = field(default_factory=lambda: (Presence * 64)())

    def step(
        self,
        time: float,
        position: np.ndarray,
        altitude: float = math.nan,
        accuracy: float = 0.0,
    ) -> list[Event]:
        options = Options(
            ctypes.sizeof(Options),
            self.flags,
            self.hysteresis,
            self.worst_accuracy,
            self.dwell,
        )
        fix = Fix(time, Point(*position), altitude, accuracy)
        events, needed = (Event * 256)(), c_size_t()
        status = self.index._library.gn_fence_index_step(
            *self.index._index,
            byref(options),
            byref(self.state),
            byref(fix),
            byref(self.state),
            self.presences,
            c_size_t(len(self.presences)),
            None,
            events,
            c_size_t(len(events)),
            byref(needed),
        )
        if status:
            raise RefusedError("gn_fence_index_step", status)
        return list(events[: needed.value])

    def inside(self) -> set[int]:
        """Gives the ids of the fences that it is in."""
        return {presence.id for presence in self.presences[: self.state.presence_count]}
