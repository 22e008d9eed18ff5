# SPDX-License-Identifier: MIT
"""The cells of GEOREF and GARS, and the code that their modules share."""

from __future__ import annotations

from typing import Any, NamedTuple, Optional

from .. import errors
from .._columns.inputs import columns_of, integer, one_row
from .._columns.reading import attempt, read_or_mask, read_positions
from .._columns.texts import is_one, slots
from .._columns.writing import reference, references
from .._errors.words import ALL_PRECISIONS
from .._native.library import gn_graticule_cell
from .._values import geojson
from .._values.notebook import picture_of
from .._values.places import Bounds, Point, bounds_of, point_of


class GraticuleCell(NamedTuple):
    """A cell of a graticule of meridians and parallels, as GEOREF and GARS name it.

    Attributes
    ----------
    center : Point
        The middle of the cell, in degrees; it encodes back to the same reference.
    bounds : Bounds
        The edges of the cell. South and west edges belong to it; the east edge of the last cell is 180.
    precision : int
        As for encoding.
    """

    center: Point
    bounds: Bounds
    precision: int

    @property
    def __geo_interface__(self) -> geojson.Geometry:
        return geojson.of_bounds(self.bounds)

    def _repr_html_(self) -> Optional[str]:
        return picture_of(self)


def encode(
    one: Any,
    many: Any,
    length: int,
    latitude: Any,
    longitude: Any,
    precision: Any,
    mode: str,
    statuses: Any,
    possible: str = ALL_PRECISIONS,
) -> Any:
    """Write the references, at most `length` bytes long, of the cells that contain positions.

    `possible` names the valid precisions, for messages.
    """
    precision = integer(precision, "precision", errors.PrecisionError)
    columns = columns_of(latitude, longitude)
    if columns is None and mode == "raise" and statuses is None:
        return reference(one, latitude, longitude, precision, length + 1, possible)
    texts = references(
        many, columns or one_row(latitude, longitude), precision, length + 1, mode, statuses, possible=possible
    )
    return texts[0] if columns is None else texts


def decode(one: Any, many: Any, text: Any, mode: str, statuses: Any) -> Any:
    """Read a reference, or find the centers of the cells that many references name."""

    def read(text: bytes) -> tuple[int, Any, int]:
        return attempt(one, text, gn_graticule_cell())

    if is_one(text):
        return read_or_mask(read, text, _cell_of, mode, statuses)
    return read_positions(many, slots(text), read, lambda cell: cell.center, mode, statuses)


def _cell_of(cell: gn_graticule_cell) -> GraticuleCell:
    """Convert a cell of the library."""
    return GraticuleCell(point_of(cell.center), bounds_of(cell.bounds), cell.precision)
