# SPDX-License-Identifier: MIT
"""Tracks, recorded one fix at a time: which fixes count, which are kept, and what they add up to.

A `Recorder` takes fixes, those of `gridnorth.fences`. It leaves out those that are inaccurate, strayed, too soon or too
near, tells which of the others to keep so that all of them lie within a tolerance of the line, and adds up distance,
time, climbs and speeds.

>>> recorder, kept = Recorder(tolerance=5), []
>>> for second in range(100):
...     step = recorder.add(Fix(second, (46.5 + 1e-5 * second, 8.0), 1250 + second))
...     if step.vertex:
...         kept.append(step.vertex)
>>> kept.append(recorder.end())
>>> [fix.time for fix in kept]
[0.0, 99.0]
>>> totals = recorder.totals()
>>> round(totals.distance, 1), totals.ascent, totals.taken_count
(110.0, 99.0, 100)
"""

from __future__ import annotations

from ._motion.recorder import Outcome, Reason, Recorder, Step, Totals
from ._typing.public import own
from .fences import Fix as Fix

__all__ = [
    "Outcome",
    "Reason",
    "Recorder",
    "Step",
    "Totals",
]

own(globals())
