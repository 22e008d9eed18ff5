# SPDX-License-Identifier: MIT
"""How much a random test looks at."""

from __future__ import annotations

import math
import os

# How many times the usual number.
EFFORT = float(os.environ.get("GRIDNORTH_EFFORT") or 1)


def at_least(number: float) -> float:
    """The minimum of a count that must reach `number` in a usual run. Chance has a larger share in a shorter one."""
    if EFFORT >= 1:
        return number
    share = number * EFFORT
    return max(min(1, int(share)), share - 2 * math.sqrt(share))
