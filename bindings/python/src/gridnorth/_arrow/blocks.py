# SPDX-License-Identifier: MIT
"""Blocks of a few thousand rows, whose slots stay in the cache."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from ctypes import c_void_p
from typing import Any

from .._native.library import library

#: Bytes of a slot that most texts fit into; if a text of a block does not, all slots of the block are wider.
USUAL_SLOT = 16

#: Bytes of the widest slot. A longer text (with many blanks, or not a reference) is read alone, and widens no slots.
LONGEST_SLOT = 64

#: Rows of a block: their slots, numbers and statuses fill half of a typical second-level cache.
BLOCK = 16384

_untyped: dict[str, Any] = {}


def untyped(function: Any) -> Any:
    """Return a function of the library that takes plain addresses, because it is called for each block."""
    name = function.__name__
    if name not in _untyped:
        kinds = [c_void_p if issubclass(kind, ctypes._Pointer) else kind for kind in function.argtypes]
        _untyped[name] = ctypes.CFUNCTYPE(function.restype, *kinds)((name, library))
    return _untyped[name]


def blocks_of(count: int) -> Iterator[tuple[int, int]]:
    """Yield the first row and the number of rows of each block; for 0 rows, yield one empty block."""
    for row in range(0, max(count, 1), BLOCK):
        yield row, min(BLOCK, count - row)
