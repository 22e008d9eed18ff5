# SPDX-License-Identifier: MIT
"""What GEOREF and GARS have in common."""

from __future__ import annotations

from ctypes import byref, c_char, c_double, c_size_t
from typing import TYPE_CHECKING, Any

from . import errors
from ._columns import integer
from ._library import GN_OK, gn_graticule_cell
from ._texts import one_text, place_in, shown_text
from ._values import GraticuleCell, bounds_of, point_of

if TYPE_CHECKING:
    from ._types import Text


def encode(function: Any, capacity: int, latitude: float, longitude: float, precision: int) -> str:
    """Write the reference of the cell that holds a position."""
    precision = integer(precision, "precision", errors.PrecisionError)
    text = (c_char * capacity)()
    status = function(c_double(latitude), c_double(longitude), precision, text, capacity, None)
    if status != GN_OK:
        is_precision = status == errors.PrecisionError.status
        errors.refuse(
            status, f"precision {precision}" if is_precision else f"latitude {latitude}, longitude {longitude}"
        )
    return text.value.decode("ascii")


def decode(function: Any, text: Text) -> GraticuleCell:
    """Read a reference."""
    read = one_text(text)
    cell, offset = gn_graticule_cell(), c_size_t()
    status = function(read, len(read), byref(cell), byref(offset))
    if status != GN_OK:
        errors.refuse(status, shown_text(text), place_in(text, offset.value))
    return GraticuleCell(point_of(cell.center), bounds_of(cell.bounds), cell.precision)
