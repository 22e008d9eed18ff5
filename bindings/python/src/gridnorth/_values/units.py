# SPDX-License-Identifier: MIT
"""Units and norths."""

from __future__ import annotations

import enum


class Units(enum.IntEnum):
    """Systems of units for scale bars, lengths and areas; single units, for lengths only."""

    #: Meters and kilometers; for areas their squares, and hectares.
    METRIC = 1
    #: Feet of 0.3048 m, statute miles of 1609.344 m; for areas their squares, and acres.
    IMPERIAL = 2
    #: Nautical miles of 1852 m, and feet below a tenth of one; for areas their squares.
    NAUTICAL = 3
    METERS = 4
    KILOMETERS = 5
    FEET = 6
    #: Statute miles.
    MILES = 7
    NAUTICAL_MILES = 8


class North(enum.IntEnum):
    """The north from which a direction counts."""

    #: Along the meridian to the north pole.
    TRUE = 0
    #: Along the lines of equal easting of a grid.
    GRID = 1
    #: The direction in which a compass points.
    MAGNETIC = 2
