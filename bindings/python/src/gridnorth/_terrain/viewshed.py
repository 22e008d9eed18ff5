# SPDX-License-Identifier: MIT
"""Arguments and results of viewsheds: grids of cells, states, stretches of dead ground."""

from __future__ import annotations

import enum
from typing import NamedTuple

from .._native.library import GN_VIEW_HIDDEN, GN_VIEW_OUTSIDE, GN_VIEW_SEEN, GN_VIEW_UNKNOWN


class View(enum.IntEnum):
    """The visibility of a cell or a stretch of ground."""

    HIDDEN = GN_VIEW_HIDDEN
    SEEN = GN_VIEW_SEEN
    #: Outside the circle.
    OUTSIDE = GN_VIEW_OUTSIDE
    #: No known height hides the cell, but its own height or heights on the way are unknown.
    UNKNOWN = GN_VIEW_UNKNOWN


class CellGrid(NamedTuple):
    """The position of the cells of a raster.

    Attributes
    ----------
    latitude, longitude : float
        The center of the first cell, degrees.
    latitude_step, longitude_step : float
        Degrees from one row to the next and from one column to the next; negative southward and westward.
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
    """A stretch of ground that is not visible, in the parameters of `gridnorth.shapes.wedge`.

    Attributes
    ----------
    azimuth, width : float
        The azimuth of the middle, degrees clockwise from north, and the width, degrees.
    inner_radius, outer_radius : float
        The start and the end of the stretch: meters from the observer.
    state : View
        `View.HIDDEN` or `View.UNKNOWN`.
    """

    azimuth: float
    width: float
    inner_radius: float
    outer_radius: float
    state: View
