# SPDX-License-Identifier: MIT
"""Fences: finds the areas that hold a position, and reports events from one fix of a moving object to the next.

`polygon`, `circle`, `corridor` and `line` make fences. A `FenceSet` is an index like those of `gridnorth.index`: it
owns its bytes or, after `from_buffer`, refers to bytes of the caller. A `FenceTracker` takes fixes and reports the
fences that were entered, left and crossed on the way, with times.

>>> fences = FenceSet([
...     circle(1, (46.5, 8.0), 200),
...     polygon(2, [(46.4, 7.9), (46.4, 8.1), (46.505, 8.1), (46.505, 7.9)], triggers=Trigger.EXIT),
... ])
>>> fences.holding(46.5, 8.0)
[1, 2]
>>> tracker = FenceTracker()
>>> for time, latitude in enumerate([46.49, 46.5, 46.51]):
...     for event in tracker.step(Fix(60 * time, (latitude, 8.0)), fences):
...         print(event.id, event.kind.name, round(event.time))
1 ENTER 49
1 EXIT 71
2 EXIT 90
"""

from __future__ import annotations

from ._fences.set import FenceSet
from ._fences.tracker import FenceTracker
from ._fences.values import Event, Fence, Fix, Presence, Shape, Trigger, circle, corridor, line, polygon
from ._typing.public import own

__all__ = [
    "Event",
    "Fence",
    "FenceSet",
    "FenceTracker",
    "Fix",
    "Presence",
    "Shape",
    "Trigger",
    "circle",
    "corridor",
    "line",
    "polygon",
]

own(globals())
