# SPDX-License-Identifier: MIT
"""Text columns that become Arrow columns."""

from __future__ import annotations

from ctypes import byref, c_size_t
from typing import Any, Optional

from .._memory.outputs import Output, empty, numpy
from .._native.library import GN_OK, library
from .blocks import BLOCK, blocks_of, untyped
from .export import Column

_INT32_MAX = 2**31 - 1

_to_offsets = untyped(library.gn_texts_to_offsets)
_to_views = untyped(library.gn_texts_to_views)


class ArrowOutput(Output):
    """A text column that the library writes into slots, block by block, and moves into Arrow buffers."""

    def __init__(self, count: int, size: int, kind: str, finish: Any) -> None:
        """Make room for texts in slots of a size; `kind` is "u", "U" or "vu".

        The buffers have room for the longest texts, so the library need not measure them first; the system commits no
        memory for unused pages.
        """
        np = numpy()
        self.size = size
        self.count = count
        slots = np.empty(min(count, BLOCK) * size + 1, "u1")
        self._used = 0
        self._is_view = kind == "vu"
        if self._is_view:
            self.kind = kind
            self._column = empty(count * 16, "u1")
            self._data: list[Any] = []
            self._sizes: list[int] = []
            self._begin_buffer(count)
        else:
            wide = kind == "U" or count * size > _INT32_MAX
            self.kind = "U" if wide else "u"
            self._width = 8 if wide else 4
            self._column = empty(count + 1, f"i{self._width}")
            self._column[0] = 0
            self._data = [empty(count * size, "u1")]
        self._address = self._column.ctypes.data
        super().__init__(slots.ctypes.data, size, slots, finish)

    def result(self) -> Any:
        """Return the column that the caller receives."""
        return self.finish(self)

    def _begin_buffer(self, rows: int) -> None:
        self._data.append(empty(min(rows * self.size, _INT32_MAX), "u1"))

    def _end_buffer(self) -> None:
        self._sizes.append(self._used)
        self._used = 0

    def take(self, slots: Any) -> None:
        """Take an array of bytes, whose slots already hold the texts."""
        for row, count in blocks_of(self.count):
            self.write(row, count, slots.ctypes.data + row * slots.itemsize, slots.itemsize)

    def write(self, row: int, count: int, slots: Optional[int] = None, size: int = 0) -> None:
        """Move the texts in the slots of a block, which begins at `row`, into the buffers."""
        needed = c_size_t()
        slots, size = (self.pointer, self.size) if slots is None else (slots, size)
        if self._is_view:
            if self._used + count * size > _INT32_MAX:
                self._end_buffer()
                self._begin_buffer(self.count - row)
            data = self._data[-1]
            place, room = self._address + row * 16, count * 16
            middle = len(self._data) - 1, self._used, place, room, None
            function = _to_views
        else:
            data, width = self._data[0], self._width
            place, room = self._address + row * width, (count + 1) * width
            middle = self._used, width, place, room, None
            function = _to_offsets
        address = data.ctypes.data + self._used
        status = function(slots, size, size, count, *middle, address, len(data) - self._used, byref(needed))
        assert status == GN_OK, status
        self._used += needed.value

    def column(self, missing: Any) -> Column:
        """Return the column; `missing` says which rows are null (None: none)."""
        np = numpy()
        if not self._is_view:
            return Column(self.kind, self.count, (self._column, self._data[0][: self._used]), missing)
        self._end_buffer()
        data = [part[:size] for part, size in zip(self._data, self._sizes)]
        return Column("vu", self.count, (self._column, *data, np.array(self._sizes, "i8")), missing)
