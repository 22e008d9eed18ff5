# SPDX-License-Identifier: MIT
"""Circles, wedges, arcs, ellipses and range rings on the WGS 84 ellipsoid.

Functions draw each shape as `Points` for a renderer, or as GeoJSON, which is cut at the antimeridian and closed along a
pole, as its standard requires. Rings are closed (the last point is the first) and run counterclockwise; arcs are open
and run clockwise. Distances are in meters, azimuths in degrees clockwise from north. `Options` are the keyword
arguments that all functions share; they set the number and the placement of vertices.

>>> ring = circle((60, 10), 5000)
>>> len(ring), ring[0] == ring[-1]
(65, True)
>>> danger = circle((60, 10), 5000, placement=Placement.OUTSIDE)   # contains the circle
>>> from gridnorth import geodesic
>>> round(geodesic.inverse(60, 10, *ring[0]).distance, 6)
5000.0
>>> geodesic.inverse(60, 10, *danger[0]).distance > 5000
True
"""

from __future__ import annotations

# `Points` is defined elsewhere, but has always been available here too.
from ._points.points import Points  # noqa: F401
from ._shapes.circle import circle, circle_bounds, circle_geojson, ellipse, ellipse_geojson
from ._shapes.options import Azimuth, Longitudes, Options, Placement, defaults
from ._shapes.rings import LineKind, RingLine, RingSet, ring_set, ring_set_geojson
from ._shapes.sector import arc, arc_geojson, wedge, wedge_geojson
from ._typing.public import own

__all__ = [
    "Azimuth",
    "LineKind",
    "Longitudes",
    "Options",
    "Placement",
    "RingLine",
    "RingSet",
    "arc",
    "arc_geojson",
    "circle",
    "circle_bounds",
    "circle_geojson",
    "defaults",
    "ellipse",
    "ellipse_geojson",
    "ring_set",
    "ring_set_geojson",
    "wedge",
    "wedge_geojson",
]

own(globals())
