# SPDX-License-Identifier: MIT
"""MGRS, UTM and UPS on the WGS 84 ellipsoid and their grids for maps; geodesics, routes, polygons and shapes.

`gridnorth.mgrs` writes and reads MGRS references, `gridnorth.utm` projects onto the UTM and UPS grids, `gridnorth.grid`
draws the grid of a map view. `gridnorth.geodesic` measures distances and azimuths, `gridnorth.sphere` and
`gridnorth.rhumb` do so along great circles and rhumb lines, `gridnorth.route` and `gridnorth.polygon` take many points,
`gridnorth.shapes` draws circles, wedges and range rings. `gridnorth.errors` has one exception class for each reason to
refuse a call.

Latitude before longitude, in degrees; metres. Scalars in, scalars out; numpy arrays in, numpy arrays out; lists in,
lists out, without numpy.

>>> import gridnorth
>>> gridnorth.mgrs.encode(48.85837, 2.294481)
'31UDQ4825011951'
>>> gridnorth.mgrs.decode("31U DQ 48250 11951").center
Point(latitude=48.858369..., longitude=2.294479...)
>>> gridnorth.utm.forward(48.85837, 2.294481).zone
31
>>> round(gridnorth.geodesic.inverse(48.85837, 2.294481, 59.91387, 10.75225).distance, 3)
1345177.892
"""

from . import _library, errors, geodesic, grid, mgrs, polygon, rhumb, route, shapes, sphere, utm
from ._points import Points
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
    "Points",
    "Utm",
    "__version__",
    "errors",
    "geodesic",
    "grid",
    "mgrs",
    "polygon",
    "rhumb",
    "route",
    "shapes",
    "sphere",
    "utm",
]
