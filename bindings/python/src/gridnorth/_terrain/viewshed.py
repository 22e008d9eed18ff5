# SPDX-License-Identifier: MIT
"""What viewsheds are asked for and what they give: grids of cells, states, stretches of dead ground."""

from __future__ import annotations

import enum
from typing import NamedTuple

from .._native.library import GN_VIEW_HIDDEN, GN_VIEW_OUTSIDE, GN_VIEW_SEEN, GN_VIEW_UNKNOWN


class View(enum.IntEnum):
    """What is known of a cell or a stretch of ground that is looked at."""

    HIDDEN = GN_VIEW_HIDDEN
    SEEN = GN_VIEW_SEEN
    #: Outside of the circle.
    OUTSIDE = GN_VIEW_OUTSIDE
    #: Nothing that is known hides it, but its height, or heights on the way, are not known.
    UNKNOWN = GN_VIEW_UNKNOWN


class CellGrid(NamedTuple):
    """Where the cells of a raster lie.

    Attributes
    ----------
    latitude, longitude : float
        Of the center of the first cell, degrees.
    latitude_step, longitude_step : float
        Degrees from a row to the next and from a column to the next; negative southward and westward.
    rows, columns : int
        1 ... 16,777,216.
    """

    latitude: float
    longitude: float
    latitude_step: float
    longitude_step: float
    rows: int
    columns: int


class DeadGround(NamedTuple):
    """A stretch of ground that is not seen, as `gridnorth.shapes.wedge` takes it.

    Attributes
    ----------
    azimuth, width : float
        Of its middle, degrees clockwise from north, and how wide it is.
    inner_radius, outer_radius : float
        Where it begins and ends: meters from the observer.
    state : View
        `View.HIDDEN` or `View.UNKNOWN`.
    """

    azimuth: float
    width: float
    inner_radius: float
    outer_radius: float
    state: View
