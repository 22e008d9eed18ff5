# SPDX-License-Identifier: MIT
"""The cell that an MGRS reference names."""

from __future__ import annotations

import enum
import math
from dataclasses import dataclass, fields
from typing import Any, Optional

from .. import errors
from .._native import fast
from .._native.library import gn_mgrs_cell
from .._values import geojson
from .._values.grids import Utm, utm_of
from .._values.notebook import picture_of
from .._values.places import Point, point_of
from .encode import encode
from .outline import outline


class Flags(enum.IntFlag):
    """Peculiarities of a cell."""

    #: No part of the cell lies in the band that the text names. Refused by ``strict``.
    BAND_OF_NEIGHBOR = 1
    #: No part of the cell lies in the zone that the text names. Refused by ``strict``.
    OVERHANGS_ZONE = 2
    #: The border of the grid zone cuts the cell.
    CUT = 4


class _Values(fast.Record):
    """Provides the ordinary `__dict__` of an object; `Cell` fills it before returning it."""


_values_of = vars(_Values)["__dict__"].__get__


@dataclass(frozen=True)
class Cell(_Values):
    """The cell that a reference names.

    Attributes
    ----------
    center : Point
        The middle of the whole cell, in degrees; at precision -1, the middle of the grid zone.
    south_west : Point
        The corner with the smallest easting and northing, in degrees; at precision -1, with the smallest latitude and
        longitude.
    inside : Point
        The center if it lies in the grid zone, otherwise a point in the part of the cell inside the grid zone. It
        encodes back to the same reference, unless the cell is flagged.
    utm_center, utm_south_west : Utm
        The same center and corner on the grid, in meters.
    size : float
        The length of a side, in meters; 0 at precision -1.
    zone : int
        1 ... 60; 0 is UPS.
    band : str
        The band letter; A, B, Y or Z near the poles.
    column, row : str
        The letters of the 100 km square; empty at precision -1.
    precision : int
        Digits per axis, 0 ... 11; -1 for the grid zone alone.
    flags : Flags
        Peculiarities of the cell.
    """

    center: Point
    south_west: Point
    inside: Point
    utm_center: Utm
    utm_south_west: Utm
    size: float
    zone: int
    band: str
    column: str
    row: str
    precision: int
    flags: Flags

    @property
    def __dict__(self) -> dict[str, Any]:  # type: ignore[override]
        # The extension computes attributes on access. Unpickling begins without attributes.
        for name in CELL_NAMES:
            getattr(self, name, None)
        values: dict[str, Any] = _values_of(self)
        return values

    def __getstate__(self) -> dict[str, Any]:
        return dict(self.__dict__)

    @property
    def band_of_neighbor(self) -> bool:
        """No part of the cell lies in the band that the text names."""
        return bool(self.flags & Flags.BAND_OF_NEIGHBOR)

    @property
    def overhangs_zone(self) -> bool:
        """No part of the cell lies in the zone that the text names."""
        return bool(self.flags & Flags.OVERHANGS_ZONE)

    @property
    def is_cut(self) -> bool:
        """The border of the grid zone cuts the cell."""
        return bool(self.flags & Flags.CUT)

    @property
    def __geo_interface__(self) -> geojson.Geometry:
        """The polygon of the cell, clipped at the border of its grid zone."""
        if self.overhangs_zone:
            errors.refuse(errors.MgrsOverhangsZoneError.status, f"cell at {self.center}")
        return geojson.of_ring(outline(encode(*self.inside, self.precision)).ring)

    def _repr_html_(self) -> Optional[str]:
        return picture_of(self)


#: The names of the attributes.
CELL_NAMES = tuple(field.name for field in fields(Cell))


def cell_or_none(cell: gn_mgrs_cell) -> Optional[Cell]:
    """Return the cell of a row; None if the row is refused."""
    return None if math.isnan(cell.size) else cell_of(cell)


def cell_of(cell: gn_mgrs_cell) -> Cell:
    """Convert a cell of the library."""
    return Cell(
        center=point_of(cell.center),
        south_west=point_of(cell.south_west),
        inside=point_of(cell.inside),
        utm_center=utm_of(cell.utm_center),
        utm_south_west=utm_of(cell.utm_south_west),
        size=cell.size,
        zone=cell.zone,
        band=cell.band.decode("ascii"),
        column=cell.column.rstrip(b"\0").decode("ascii"),
        row=cell.row.rstrip(b"\0").decode("ascii"),
        precision=cell.precision,
        flags=Flags(cell.flags),
    )
