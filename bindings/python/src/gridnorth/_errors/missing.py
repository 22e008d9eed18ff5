# SPDX-License-Identifier: MIT
"""Missing values, one way for all containers.

None, NaN, the NA of pandas, numpy's masked and Arrow's null are missing. A missing number is a NaN for the library, a
missing text an empty one. Afterwards their rows get a status of their own.
"""

from __future__ import annotations

import sys
from numbers import Real
from typing import Any

from .._native.library import GN_ERROR_MISSING

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
    if isinstance(value, Real):
        # Other floats of numpy.
        return bool(value != value)
    numpy = sys.modules.get("numpy")
    if numpy is not None and isinstance(value, numpy.ndarray) and value.ndim == 0:
        # What is in it; masked, if its mask says so.
        return is_missing(value[()])
    # Scalars of Arrow. Geometries, which may be invalid too, are no values.
    return hasattr(value, "as_py") and getattr(value, "is_valid", True) is False
