# SPDX-License-Identifier: MIT
"""Indexes: many points, a polygon or a route, prepared once for many queries.

A `PointIndex` finds the nearest of millions of points, points within a distance and points in a rectangle; a
`PolygonIndex` finds which positions are inside, a `RouteIndex` finds their places along the route. An index owns its
bytes or, after `from_buffer`, refers to bytes of the caller, such as a file that is mapped into memory. The bytes are
the same on every machine. Results equal those of `geodesic.inverse`, `polygon.side` and `route.nearest`.

>>> import pickle
>>> waypoints = PointIndex([(46.5, 8.0), (46.6, 8.1), (46.7, 7.9)])
>>> [(each.id, round(each.distance)) for each in waypoints.nearest(46.55, 8.0, k=10)]
[(0, 5558), (1, 9469), (2, 18349)]
>>> zone = PolygonIndex([(46.4, 7.8), (46.4, 8.05), (46.8, 8.05), (46.8, 7.8)])
>>> zone.contains([46.5, 46.6, 46.7], [8.0, 8.1, 7.9])
[True, False, True]
>>> pickle.loads(pickle.dumps(zone)) == zone
True
"""

from __future__ import annotations

from ._index.edges import PolygonIndex, RouteIndex
from ._index.points import Neighbor, PointIndex
from ._typing.public import own

__all__ = ["Neighbor", "PointIndex", "PolygonIndex", "RouteIndex"]

own(globals())
