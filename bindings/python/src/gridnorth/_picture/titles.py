# SPDX-License-Identifier: MIT
"""The title of a picture, and the line of detail below it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from .._fences.values import Fence
from .._graticules.cells import GraticuleCell
from .._mgrs.cell import Cell
from .._mgrs.encode import encode
from .._mgrs.outline import Outline
from .._points.points import Points
from .._position.value import Position
from .._shapes.rings import LineKind, RingSet
from .._values.places import Bounds, Point
from .shapes import geojson_of

#: A title and a detail, which may be empty.
Title = tuple[str, str]


def title_of(values: Sequence[Any]) -> Title:
    """Return a title: the kind of a single value, or the number of several."""
    if len(values) == 1:
        return _title(values[0])
    return (f"{len(values)} shapes", "") if values else ("The world", "")


def _title(value: Any) -> Title:
    if isinstance(value, (Point, Position)):
        return _spaced(encode(value.latitude, value.longitude)), _degrees(value.latitude, value.longitude)
    if isinstance(value, Cell):
        reference = encode(*value.inside, precision=value.precision)
        size = f"{_length(value.size)} cell around " if value.size else "around "
        decimals = max(1, 6 - len(f"{value.size:.0f}") + 1) if value.size else 1
        return _spaced(reference), size + _degrees(*value.center, decimals)
    if isinstance(value, Outline):
        return "Outline of a cell", "around " + _degrees(*value.inside, 4)
    if isinstance(value, Bounds):
        return "Bounds", f"from {_degrees(value.south, value.west, 4)} to {_degrees(value.north, value.east, 4)}"
    if isinstance(value, GraticuleCell):
        return "Graticule cell", "around " + _degrees(*value.center, 4)
    if isinstance(value, Points):
        return f"{len(value):,} position{'' if len(value) == 1 else 's'}", ""
    if isinstance(value, RingSet):
        rings = sum(line.kind is LineKind.RING for line in value)
        return f"{rings} range ring{'' if rings == 1 else 's'}", ""
    if isinstance(value, Fence):
        radius = f", {_length(value.radius)}" if value.radius else ""
        return f"Fence {value.id}", value.shape.name.lower() + radius
    if isinstance(value, (str, bytes, bytearray, dict)):
        name = (geojson_of(value).get("properties") or {}).get("name")
        return str(name or "GeoJSON"), ""
    return type(value).__name__, ""


def _spaced(reference: str) -> str:
    """Write a reference with blanks: 31U DQ 48250 11951."""
    letters, digits = re.fullmatch(r"(.*?)(\d*)", reference).groups()  # type: ignore[union-attr]
    zone, square = (letters[:-2], letters[-2:]) if len(letters) > 3 or letters[0] in "ABYZ" else (letters, "")
    half = len(digits) // 2
    return " ".join(filter(None, (zone, square, digits[:half], digits[half:])))


def _degrees(latitude: float, longitude: float, decimals: int = 6) -> str:
    north, east = "N" if latitude >= 0 else "S", "E" if longitude >= 0 else "W"
    return f"{abs(latitude):.{decimals}f}° {north}, {abs(longitude):.{decimals}f}° {east}"


def _length(meters: float) -> str:
    return f"{meters / 1000:g} km" if meters >= 1000 else f"{meters:g} m"
