# SPDX-License-Identifier: MIT
"""Blocks of some thousand rows, whose slots stay in the cache."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from ctypes import c_void_p
from typing import Any

from .._native.library import library

#: Most texts fit into such a slot; in a block where one does not, all slots are wider.
USUAL_SLOT = 16

#: A longer text (with many blanks, or not a reference) is read alone, so that it does not widen all other slots.
LONGEST_SLOT = 64

#: Rows at a time: their slots, numbers and statuses are half of a common second-level cache.
BLOCK = 16384

_untyped: dict[str, Any] = {}


def untyped(function: Any) -> Any:
    """Return a function of the library that takes addresses as they are, for it is called for each block."""
    name = function.__name__
    if name not in _untyped:
        kinds = [c_void_p if issubclass(kind, ctypes._Pointer) else kind for kind in function.argtypes]
        _untyped[name] = ctypes.CFUNCTYPE(function.restype, *kinds)((name, library))
    return _untyped[name]


def blocks_of(count: int) -> Iterator[tuple[int, int]]:
    """Give the first row and the number of rows of each block; without rows, there is an empty one."""
    for row in range(0, max(count, 1), BLOCK):
        yield row, min(BLOCK, count - row)
