# SPDX-License-Identifier: MIT
"""Missing values, one way for all containers.

None, NaN, the NA of pandas, numpy's masked and Arrow's null are missing. A missing number is a NaN for the library, a
missing text an empty one. Afterwards their rows get a status of their own, which the library does not have.
"""

from __future__ import annotations

from numbers import Real
from typing import Any

#: The status of a row in which a value is missing. The statuses of the library begin at 0; this is the last of a byte.
MISSING = 255


def is_missing(value: Any) -> bool:
    """Whether one value is missing. NaT is not: a datetime that is missing is still no number."""
    if value is None:
        return True
    if isinstance(value, float):
        return value != value
    name = type(value).__name__
    if name in ("NAType", "MaskedConstant"):
        return True
    # Other floats of numpy; scalars of Arrow.
    return (isinstance(value, Real) and bool(value != value)) or getattr(value, "is_valid", True) is False
