# SPDX-License-Identifier: MIT
"""How much a random test looks at."""

from __future__ import annotations

import math
import os

# How many times the usual number.
EFFORT = float(os.environ.get("GRIDNORTH_EFFORT") or 1)


def at_least(number: float) -> float:
    """What is asked of a count that must reach `number` in a usual run: in a shorter one, chance takes a larger share."""
    return number if EFFORT >= 1 else number * EFFORT - 2 * math.sqrt(number * EFFORT)
