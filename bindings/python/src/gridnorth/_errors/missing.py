# SPDX-License-Identifier: MIT
"""Missing values, treated alike in all containers.

None, NaN, the NA of pandas, numpy's masked and Arrow's null are missing. The library gets NaN for a missing number and
an empty text for a missing text. Afterwards their rows get the status `MISSING`.
"""

from __future__ import annotations

import sys
from numbers import Real
from typing import Any

from .._native.library import GN_ERROR_MISSING

#: The status of a row in which a value is missing. The library itself returns this status for Arrow nulls.
MISSING = GN_ERROR_MISSING


def is_missing(value: Any) -> bool:
    """Return whether a value is missing. NaT is not, because a missing datetime is still not a number."""
    if value is None:
        return True
    if isinstance(value, float):
        return value != value
    name = type(value).__name__
    if name in ("NAType", "MaskedConstant"):
        return True
    if isinstance(value, Real):
        # The value may be another numpy float.
        return bool(value != value)
    numpy = sys.modules.get("numpy")
    if numpy is not None and isinstance(value, numpy.ndarray) and value.ndim == 0:
        # The element decides; it is `masked` if the mask of the array is set.
        return is_missing(value[()])
    # Only Arrow scalars have `as_py`; a geometry may have a false `is_valid` too, but is not a missing value.
    return hasattr(value, "as_py") and getattr(value, "is_valid", True) is False
