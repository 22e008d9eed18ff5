# SPDX-License-Identifier: MIT
"""Missing values, one way for all containers.

None, NaN, the NA of pandas, numpy's masked and Arrow's null are missing. A missing number is a NaN for the library, a
missing text an empty one. Afterwards their rows get a status of their own.
"""

from __future__ import annotations

from numbers import Real
from typing import Any

from ._library import GN_ERROR_MISSING

#: The status of a row in which a value is missing. The library itself gives it to nulls of Arrow.
MISSING = GN_ERROR_MISSING


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
