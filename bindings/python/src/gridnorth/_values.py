# SPDX-License-Identifier: MIT
"""The values that the modules share."""

from __future__ import annotations

import enum
from typing import NamedTuple

from ._library import GN_NORTH, GN_SOUTH


class Hemisphere(enum.IntEnum):
    """Which false northing a UTM coordinate has, or which pole a UPS coordinate counts from."""

    SOUTH = GN_SOUTH
    NORTH = GN_NORTH


class Point(NamedTuple):
    """A position on the WGS 84 ellipsoid.

    Attributes
    ----------
    latitude : float
        Degrees, -90 ... 90.
    longitude : float
        Degrees, in [-180, 180).
    """

    latitude: float
    longitude: float


class Bounds(NamedTuple):
    """A rectangle of meridians and parallels, as the view of a map is one.

    Attributes
    ----------
    south, west, north, east : float
        Degrees. A `west` greater than `east` crosses the antimeridian.
    """

    south: float
    west: float
    north: float
    east: float


class Utm(NamedTuple):
    """A position on a UTM or UPS grid.

    Attributes
    ----------
    easting : float
        Metres; 500,000 on the central meridian of a zone, 2,000,000 at the pole.
    northing : float
        Metres from the equator, in the south plus 10,000,000; 2,000,000 at the pole.
    zone : int
        1 ... 60; 0 is UPS.
    hemisphere : Hemisphere
        Which false northing, or which pole.
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
        Which half.
    """

    zone: int
    hemisphere: Hemisphere
