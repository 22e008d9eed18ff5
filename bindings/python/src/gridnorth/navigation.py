# SPDX-License-Identifier: MIT
"""Navigation along a route: the place on it, the next waypoint, and warnings off the route or the wrong way.

A `Navigator` follows a route, which is a `gridnorth.index.RouteIndex` or its points. It takes each
`gridnorth.fences.Fix`, and returns a `Guidance`.

>>> walk = Navigator([(46.50, 8.0), (46.51, 8.0), (46.51, 8.02)])
>>> for time, latitude, longitude in [(0, 46.505, 8.0), (60, 46.506, 8.0), (120, 46.506, 8.001)]:
...     guidance = walk.step(Fix(time, (latitude, longitude), accuracy=5))
...     print(round(guidance.waypoint_distance), guidance.waypoint_time, guidance.off_route)
556 None False
445 240.0... False
445 ... True
"""

from __future__ import annotations

from ._motion.navigator import Guidance, Navigator
from ._typing.public import own
from .fences import Fix as Fix

__all__ = ["Guidance", "Navigator"]

own(globals())
