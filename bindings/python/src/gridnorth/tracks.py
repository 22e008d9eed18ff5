# SPDX-License-Identifier: MIT
"""Records tracks one fix at a time: filters fixes, simplifies the line, and keeps totals.

A `Recorder` takes each `gridnorth.fences.Fix`. It leaves out fixes that are inaccurate, strayed, too soon or too near,
decides which of the others to keep so that all of them lie within a tolerance of the line, and adds up distance, time,
climbs and speeds.

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
