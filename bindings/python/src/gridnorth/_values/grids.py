# SPDX-License-Identifier: MIT
"""UTM and UPS grids, and positions on them."""

from __future__ import annotations

import enum
from typing import Any, NamedTuple

from .._native.library import GN_NORTH, GN_SOUTH


class Hemisphere(enum.IntEnum):
    """The hemisphere, which decides the false northing of a UTM coordinate, or the pole of a UPS coordinate."""

    SOUTH = GN_SOUTH
    NORTH = GN_NORTH


class Utm(NamedTuple):
    """A position on a UTM or UPS grid.

    Attributes
    ----------
    easting : float
        Meters; 500,000 on the central meridian of a zone, 2,000,000 at the pole.
    northing : float
        Meters north of the equator, plus 10,000,000 in the south; 2,000,000 at the pole.
    zone : int
        1 ... 60; 0 is UPS.
    hemisphere : Hemisphere
        The hemisphere, which decides the false northing, or the pole.
    """

    easting: float
    northing: float
    zone: int
    hemisphere: Hemisphere


class Grid(NamedTuple):
    """A UTM zone with its hemisphere, or UPS north or south.

    Attributes
    ----------
    zone : int
        1 ... 60; 0 is UPS.
    hemisphere : Hemisphere
        The hemisphere of the zone, or the pole.
    """

    zone: int
    hemisphere: Hemisphere


def utm_of(utm: Any) -> Utm:
    """Convert a grid position of the library."""
    return Utm(utm.easting, utm.northing, utm.zone, Hemisphere(utm.hemisphere))
