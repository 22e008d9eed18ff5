# SPDX-License-Identifier: MIT
"""A polygon as arguments for the library."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ctypes import c_size_t
from typing import Any

from .._errors.advice import refuse_kind
from .._native.library import GN_OK
from .._points.points import Points, refuse


def _holes(holes: Any) -> list[Points]:
    """Return holes as points; refuse anything but a sequence of rings."""
    if isinstance(holes, (str, bytes, Mapping)) or not isinstance(holes, Iterable):
        refuse_kind("holes", "a sequence of rings", holes, "pass a list of them")
    rings = []
    for row, hole in enumerate(holes):
        try:
            rings.append(Points(hole))
        except TypeError as error:
            raise TypeError(f"holes must be a sequence of rings; in ring {row} the {error}") from None
    return rings


class Polygon:
    """A polygon as arguments for the library."""

    def __init__(self, points: Any, holes: Iterable[Any]) -> None:
        rings = [Points(points), *_holes(holes)]
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
