# SPDX-License-Identifier: MIT
"""Universal Transverse Mercator and, near the poles, Universal Polar Stereographic.

All functions except the two for EPSG codes accept one value or many, and return the same kind of container: a numpy
array, a column of pandas, polars or Arrow, or a list.

For many points, the sign of a zone is its hemisphere: 33 is zone 33 north, -33 is zone 33 south; 61 and -61 are UPS
north and south (EPSG: 32661 and 32761).
"""

from __future__ import annotations

from ._native.library import GN_ZONE_STANDARD, GN_ZONE_UPS
from ._typing.public import own
from ._utm.epsg import from_epsg, to_epsg
from ._utm.forward import Factors, factors, forward, zone
from ._utm.inverse import inverse

# `Grid`, `Point` and `Utm` are defined elsewhere, but have always been available here too.
from ._values.grids import Hemisphere

__all__ = [
    "NORTH",
    "SOUTH",
    "STANDARD",
    "UPS",
    "Factors",
    "factors",
    "forward",
    "from_epsg",
    "inverse",
    "to_epsg",
    "zone",
]

#: As an argument: the standard zone of the position.
STANDARD = GN_ZONE_STANDARD
#: As the zone of a point: universal polar stereographic.
UPS = GN_ZONE_UPS
#: The hemispheres.
NORTH = Hemisphere.NORTH
SOUTH = Hemisphere.SOUTH

own(globals())
