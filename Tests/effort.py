# SPDX-License-Identifier: MIT
"""How much a random test looks at."""

from __future__ import annotations

import os

# How many times the usual number.
EFFORT = float(os.environ.get("GRIDNORTH_EFFORT") or 1)
