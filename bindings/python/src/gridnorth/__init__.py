# SPDX-License-Identifier: MIT
"""MGRS, UTM and UPS on the WGS 84 ellipsoid, and their grids for maps.

`gridnorth.mgrs` writes and reads MGRS references, `gridnorth.utm` projects onto the UTM and UPS grids, `gridnorth.grid`
draws the grid of a map view, `gridnorth.errors` has one exception class for each reason to refuse a call.

Latitude before longitude, in degrees; metres. Scalars in, scalars out; numpy arrays in, numpy arrays out; lists in,
lists out, without numpy.

>>> import gridnorth
>>> gridnorth.mgrs.encode(48.85837, 2.294481)
'31UDQ4825011951'
>>> gridnorth.mgrs.decode("31U DQ 48250 11951").center
Point(latitude=48.858369..., longitude=2.294479...)
>>> gridnorth.utm.forward(48.85837, 2.294481).zone
31
"""

from . import _library, errors, grid, mgrs, utm
from ._values import Bounds, Grid, Hemisphere, Point, Utm
from .errors import GridNorthError
from .mgrs import Cell, Outline

__version__: str = _library.library.gn_version().decode("ascii")

__all__ = [
    "Bounds",
    "Cell",
    "Grid",
    "GridNorthError",
    "Hemisphere",
    "Outline",
    "Point",
    "Utm",
    "__version__",
    "errors",
    "grid",
    "mgrs",
    "utm",
]
