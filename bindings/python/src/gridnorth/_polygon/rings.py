# SPDX-License-Identifier: MIT
"""A polygon as arguments for the library."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_size_t
from typing import Any

from .._native.library import GN_OK
from .._points.points import Points, refuse


class Polygon:
    """A polygon as arguments for the library."""

    def __init__(self, points: Any, holes: Iterable[Any]) -> None:
        rings = [Points(points), *map(Points, holes)]
        self.points = Points._joined(rings) if len(rings) > 1 else rings[0]
        #: The first arguments of a call.
        self.arguments = (
            *self.points._arguments,
            (c_size_t * len(rings))(*map(len, rings)),
            len(rings),
        )

    def check(self, status: int, subject: str = "") -> None:
        """Raise the error of a status, unless it is GN_OK."""
        if status != GN_OK:
            refuse(status, self.points, subject)
