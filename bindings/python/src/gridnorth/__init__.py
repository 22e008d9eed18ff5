# SPDX-License-Identifier: MIT
"""Positions as text, MGRS, UTM and UPS on WGS 84 and their grids for maps; geodesics, routes, polygons and shapes.

`gridnorth.mgrs` writes and reads MGRS references, `gridnorth.utm` projects onto the UTM and UPS grids, `gridnorth.grid`
draws the grid of a map view. `gridnorth.position` reads and writes positions in every usual form, `gridnorth.georef`
and `gridnorth.gars` handle two more kinds of references, `gridnorth.measures` handles lengths, areas, angles, speeds
and courses. `gridnorth.geodesic` measures distances and azimuths; `gridnorth.sphere` and `gridnorth.rhumb` do so along
great circles and rhumb lines. `gridnorth.route` and `gridnorth.polygon` work with many points, `gridnorth.shapes` draws
circles, wedges and range rings, `gridnorth.tactical` corridors, arrows and line art along routes. `gridnorth.index`
finds the nearest of many points, and prepares polygons and routes for many queries; `gridnorth.fences` reports the
areas that a moving object enters and leaves, `gridnorth.tracks` records its track, `gridnorth.navigation` guides it
along a route. `gridnorth.magnetic` has the magnetic field and converts azimuths between true, grid and magnetic north.
`gridnorth.terrain` has heights of the ground, profiles and lines of sight, `gridnorth.sky` the sun and the moon.
`gridnorth.tiles` has the tiles of web maps that shapes touch, `gridnorth.mercator` their projection, `gridnorth.ecef`
coordinates in space. `gridnorth.groups` measures shot groups, and turns pixels of a photo into meters.
`gridnorth.exchange` reads and writes GPX, KML and Cursor on Target. `gridnorth.arrow` returns Arrow columns without
importing an Arrow library. `gridnorth.picture` shows values on the grid, as notebooks do; `gridnorth.jupyter` has a map
for notebooks. `gridnorth.errors` has one exception class for each reason to refuse a call.

Latitude comes before longitude, in degrees; lengths are in meters. Results have the same kind of container as the
arguments: a scalar, a list (without numpy), a numpy array, a column of pandas, polars or Arrow, with its missing
values. Measures and references being typed are handled one at a time.

>>> import gridnorth
>>> gridnorth.mgrs.encode(48.85837, 2.294481)
'31UDQ4825011951'
>>> gridnorth.mgrs.decode("31U DQ 48250 11951").center
Point(latitude=48.858369..., longitude=2.294479...)
>>> gridnorth.utm.forward(48.85837, 2.294481).zone
31
>>> gridnorth.position.parse("48°51′30″N 2°17′40″E").point
Point(latitude=48.858333..., longitude=2.294444...)
>>> round(gridnorth.geodesic.inverse(48.85837, 2.294481, 59.91387, 10.75225).distance, 3)
1345177.892
"""

from . import (
    arrow,
    ecef,
    errors,
    exchange,
    fences,
    gars,
    geodesic,
    georef,
    grid,
    groups,
    index,
    magnetic,
    measures,
    mercator,
    mgrs,
    navigation,
    picture,
    polygon,
    position,
    rhumb,
    route,
    shapes,
    sky,
    sphere,
    tactical,
    terrain,
    tiles,
    tracks,
    utm,
)
from ._graticules.cells import GraticuleCell
from ._mgrs.cell import CELL_NAMES as _CELL_NAMES
from ._native import fast as _fast
from ._native.levels import cpu_level, limit_cpu_level
from ._native.library import library as _library
from ._points.points import Points
from ._values.grids import Grid, Hemisphere, Utm
from ._values.places import Bounds, Point
from ._values.units import Units
from .errors import GridNorthError
from .exchange import Feature, Features, read, write
from .mgrs import Cell, Outline
from .position import Position

_fast.bind((Point, Utm, Cell, geodesic.Inverse, geodesic.Direct), Hemisphere, map(mgrs.Flags, range(8)), _CELL_NAMES)

__version__: str = _library.gn_version().decode("ascii")

__all__ = [
    "Bounds",
    "Cell",
    "Feature",
    "Features",
    "GraticuleCell",
    "Grid",
    "GridNorthError",
    "Hemisphere",
    "Outline",
    "Point",
    "Points",
    "Position",
    "Units",
    "Utm",
    "__version__",
    "arrow",
    "cpu_level",
    "ecef",
    "errors",
    "exchange",
    "fences",
    "gars",
    "geodesic",
    "georef",
    "grid",
    "groups",
    "index",
    "limit_cpu_level",
    "magnetic",
    "measures",
    "mercator",
    "mgrs",
    "navigation",
    "picture",
    "polygon",
    "position",
    "read",
    "rhumb",
    "route",
    "shapes",
    "sky",
    "sphere",
    "tactical",
    "terrain",
    "tiles",
    "tracks",
    "utm",
    "write",
]
