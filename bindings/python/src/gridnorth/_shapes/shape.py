# SPDX-License-Identifier: MIT
"""A shape as arguments for the library."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import byref
from typing import TYPE_CHECKING, Any

from .. import errors as _errors
from .._columns.inputs import c_number
from .._errors.words import pair_shown, shown
from .._native.library import GN_OK
from .._points import geojson as features
from .._points.points import Points, fitted_points, packed_point
from .options import packed_options

if TYPE_CHECKING:
    from .._points.geojson import Properties
    from .options import Options


class Shape:
    """A shape as arguments for the library."""

    # The initial room. Most shapes have fewer vertices; larger ones are drawn twice.
    FIRST_POINTS = 1 << 10

    def __init__(self, center: Any, facts: Mapping[str, Any], options: Options, numbers: Any = None) -> None:
        self._facts = [("center", pair_shown(center)), *facts.items(), *options.items()]
        #: The first arguments of a call.
        self.arguments = (
            byref(packed_point(center, "center")),
            *(map(c_number, facts.values(), facts) if numbers is None else numbers),
            packed_options(options),
        )

    def points(self, function: Any) -> Points:
        """Draw the shape as points."""
        status, points = fitted_points(lambda *room: function(*self.arguments, *room), self.FIRST_POINTS)
        self.check(status)
        return points

    def geojson(self, function: Any, properties: Properties) -> bytes:
        """Write the shape as GeoJSON."""
        capacity = features.capacity(self.FIRST_POINTS)
        status, text = features.geojson(function, *self.arguments, properties=properties, capacity=capacity)
        self.check(status)
        return text

    def check(self, status: int) -> None:
        """Raise the error of a status, unless it is GN_OK."""
        if status != GN_OK:
            _errors.refuse(status, shown(self._facts))
