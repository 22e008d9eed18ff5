# SPDX-License-Identifier: MIT
"""What became of the rows of a batch."""

from __future__ import annotations

from ctypes import c_uint8
from typing import Any, Callable, Optional

from . import errors
from ._library import GN_OK, GN_PARTIAL

#: Gives a row in words, and the offset of what is wrong in it if it is a text.
Describe = Callable[[int], "tuple[str, Optional[int]]"]


class Rows:
    """The status bytes of a batch, and what the caller wants to happen to rows that are refused."""

    def __init__(self, count: int, mode: str, statuses: Any) -> None:
        if mode not in ("raise", "mask"):
            raise ValueError(f"errors is 'raise' or 'mask', not {mode!r}")
        self.count = count
        self.mode = mode
        self.memory = memoryview(bytearray(count) if statuses is None else statuses)
        memory = self.memory
        if memory.itemsize != 1 or memory.nbytes != count or memory.readonly or not memory.contiguous:
            raise ValueError(f"statuses is a writable contiguous buffer of {count} bytes, one for each row")
        self.pointer = (c_uint8 * count).from_buffer(self.memory)

    def finish(self, status: int, describe: Describe, call: str = "") -> None:
        """Raise what a batch that answered `status` has to raise; `call` shows what all rows have in common."""
        if status == GN_OK:
            return
        if status != GN_PARTIAL:
            errors.refuse(status, call)
        if self.mode == "mask":
            return
        values = self.memory.tobytes()
        row = self.count - len(values.lstrip(b"\0"))
        subject, offset = describe(row)
        errors.refuse_row(values[row], subject, offset, row=row, count=self.count - values.count(0), rows=self.count)
