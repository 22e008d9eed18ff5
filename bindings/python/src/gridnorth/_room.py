# SPDX-License-Identifier: MIT
"""Results of unknown size: the library says how much room they need."""

from __future__ import annotations

from ctypes import byref, c_size_t
from typing import Any, Callable

from ._library import GN_BUFFER_TOO_SMALL


def fitted(call: Callable[[Any, int, Any], int], kind: Any, capacity: int) -> tuple[int, Any, int]:
    """Call with room for `capacity` elements; if they are too few, once more with as many as the library asks for.

    Gives the status, the elements and their number. There is room for one more: the zero that ends a text.
    """
    length = c_size_t()
    memory = (kind * (capacity + 1))()
    status = call(memory, capacity + 1, byref(length))
    if status == GN_BUFFER_TOO_SMALL:
        memory = (kind * (length.value + 1))()
        status = call(memory, length.value + 1, byref(length))
    return status, memory, length.value
