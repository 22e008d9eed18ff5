# SPDX-License-Identifier: MIT
"""The properties of a feature, read from the memory of the library."""

from __future__ import annotations

import json
from typing import Any, Optional

from .._fences.values import Trigger, number_of
from .._native.library import GN_FEATURE_FLAG_ROUTE, gn_feature
from .._points.points import Points
from .._values.units import North
from .memory import Memory
from .values import Kind


class Facts:
    """The properties of one feature; `Feature` documents them."""

    __slots__ = ("_memory", "_place", "_size")

    _memory: Memory
    _place: int
    #: The number of structs: the feature and its holes.
    _size: int

    @property
    def kind(self) -> Kind:
        return Kind(self._struct.kind)

    @property
    def name(self) -> Optional[str]:
        return self._text("name")

    @property
    def uid(self) -> Optional[str]:
        return self._text("uid")

    @property
    def type(self) -> Optional[str]:
        return self._text("type")

    @property
    def how(self) -> Optional[str]:
        return self._text("how")

    @property
    def properties(self) -> Optional[dict[str, Any]]:
        span = self._struct.properties
        text = self._memory.texts[span.offset : span.offset + span.size]
        found: Optional[dict[str, Any]] = json.loads(text) if text else None
        return found

    @property
    def object(self) -> int:
        return int(self._struct.object)

    @property
    def is_route(self) -> bool:
        return bool(self._struct.flags & GN_FEATURE_FLAG_ROUTE)

    @property
    def time(self) -> Optional[float]:
        return number_of(self._struct.time)

    @property
    def start(self) -> Optional[float]:
        return number_of(self._struct.start)

    @property
    def stale(self) -> Optional[float]:
        return number_of(self._struct.stale)

    @property
    def circular_error(self) -> Optional[float]:
        return number_of(self._struct.circular_error)

    @property
    def linear_error(self) -> Optional[float]:
        return number_of(self._struct.linear_error)

    @property
    def radius(self) -> Optional[float]:
        return number_of(self._struct.radius)

    @property
    def second_radius(self) -> Optional[float]:
        return number_of(self._struct.second_radius)

    @property
    def azimuth(self) -> Optional[float]:
        return number_of(self._struct.azimuth)

    @property
    def north(self) -> North:
        return North(self._struct.north)

    @property
    def width(self) -> Optional[float]:
        return number_of(self._struct.width)

    @property
    def inclination(self) -> Optional[float]:
        return number_of(self._struct.inclination)

    @property
    def course(self) -> Optional[float]:
        return number_of(self._struct.course)

    @property
    def speed(self) -> Optional[float]:
        return number_of(self._struct.speed)

    @property
    def low(self) -> Optional[float]:
        return number_of(self._struct.low)

    @property
    def high(self) -> Optional[float]:
        return number_of(self._struct.high)

    @property
    def triggers(self) -> Trigger:
        return Trigger(self._struct.fence_triggers)

    @property
    def points(self) -> Points:
        return Points(zip(self.latitudes, self.longitudes))

    @property
    def latitudes(self) -> Any:
        return self._column(0)

    @property
    def longitudes(self) -> Any:
        return self._column(1)

    @property
    def altitudes(self) -> Any:
        return self._column(2)

    @property
    def times(self) -> Any:
        return self._column(3)

    @property
    def _struct(self) -> gn_feature:
        return self._memory.features[self._place]

    def _text(self, name: str) -> Optional[str]:
        mine = self._struct
        return self._memory.text(getattr(mine, name), mine.flags)

    def _column(self, column: int) -> Any:
        mine = self._struct
        return self._memory.numbers(mine.first, mine.count, column)
