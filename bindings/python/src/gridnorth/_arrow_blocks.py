# SPDX-License-Identifier: MIT
"""Texts of Arrow, some thousand rows at a time.

The library moves them between the buffers and slots that stay in the cache, and reads or writes the slots.
"""

from __future__ import annotations

import ctypes
from ctypes import byref, c_size_t, c_void_p
from typing import TYPE_CHECKING, Any, Optional

from ._arrow_export import Column
from ._families import Output, address_of, empty, numpy
from ._library import (
    GN_ERROR_BUFFER_TOO_SMALL,
    GN_ERROR_MISSING,
    GN_ERROR_OFFSET,
    GN_OK,
    GN_PARTIAL,
    library,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ._texts import ArrowTexts

#: A longer text (with many blanks, or not a reference) is read alone, so that it does not widen all other slots.
LONGEST_SLOT = 64

#: Rows at a time: their slots, numbers and statuses are half of a common second-level cache.
BLOCK = 16384

_INT32_MAX = 2**31 - 1
#: The length of a text that its view holds itself.
_INLINE = 12
#: Rows for which a call does not pay.
_SHORT_RUN = 64

_untyped: dict[str, Any] = {}


def untyped(function: Any) -> Any:
    """Return a function of the library that takes addresses as they are, for it is called for each block."""
    name = function.__name__
    if name not in _untyped:
        kinds = [c_void_p if issubclass(kind, ctypes._Pointer) else kind for kind in function.argtypes]
        _untyped[name] = ctypes.CFUNCTYPE(function.restype, *kinds)((name, library))
    return _untyped[name]


_from_offsets = untyped(library.gn_texts_from_offsets_batch)
_from_views = untyped(library.gn_texts_from_views_batch)
_to_offsets = untyped(library.gn_texts_to_offsets)
_to_views = untyped(library.gn_texts_to_views)


def blocks_of(count: int) -> Iterator[tuple[int, int]]:
    """Give the first row and the number of rows of each block; without rows, there is an empty one."""
    for row in range(0, max(count, 1), BLOCK):
        yield row, min(BLOCK, count - row)


class ArrowOutput(Output):
    """A column of texts that the library writes into slots, block by block, and moves into buffers of Arrow."""

    def __init__(self, count: int, size: int, kind: str, finish: Any) -> None:
        """Make room for texts in slots of a size; `kind` is "u", "U" or "vu".

        There is room for the longest texts, so that the library need not look how long they are; the system gives no
        memory for what is not used.
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
        """Return what the caller gets."""
        return self.finish(self)

    def _begin_buffer(self, rows: int) -> None:
        self._data.append(empty(min(rows * self.size, _INT32_MAX), "u1"))

    def _end_buffer(self) -> None:
        self._sizes.append(self._used)
        self._used = 0

    def take(self, slots: Any) -> None:
        """Take texts that are in slots already: an array of bytes."""
        for row, count in blocks_of(self.count):
            self.write(row, count, slots.ctypes.data + row * slots.itemsize, slots.itemsize)

    def write(self, row: int, count: int, slots: Optional[int] = None, size: int = 0) -> None:
        """Move the texts in the slots of a block, which begins with a row, into the buffers."""
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


#: The address of a buffer and its size in bytes; both are 0 if there is none.
_Buffer = tuple[int, int]


class Texts:
    """The rows of a chunk of texts: where its buffers are."""

    def __init__(self, chunk: Any, width: int) -> None:
        """Describe a chunk; `width` is that of an offset, 0 for views."""
        self.chunk = chunk
        self.length = int(chunk.length)
        self.first = int(chunk.offset)
        self.width = width
        end = self.first + self.length
        has_nulls = chunk.null_count != 0 and bool(chunk.buffers[0])
        self.validity: _Buffer = (chunk.buffers[0], (end + 7) // 8) if has_nulls else (0, 0)
        if width:
            self.column: _Buffer = (chunk.buffers[1], (end + 1) * width) if chunk.buffers[1] else (0, 0)
            ends = ctypes.c_int32 if width == 4 else ctypes.c_int64
            size = ends.from_address(chunk.buffers[1] + end * width).value if self.length and self.column[0] else 0
            self.data: list[_Buffer] = [(chunk.buffers[2], size) if chunk.buffers[2] else (0, 0)]
        else:
            self.column = (chunk.buffers[1], end * 16) if chunk.buffers[1] else (0, 0)
            # The last buffer has the sizes of those before it.
            count = int(chunk.n_buffers) - 3
            sizes = (ctypes.c_int64 * count).from_address(chunk.buffers[count + 2]) if count else ()
            self.data = [(chunk.buffers[2 + index], size) for index, size in enumerate(sizes)] or [(0, 0)]

    def gather(self, row: int, count: int, slots: int, size: int, statuses: int) -> int:
        """Copy the texts of rows into slots; return whether all are as they were."""
        room = self.first + row, count, slots, size, size, statuses
        if self.width:
            return int(_from_offsets(*self.column, self.width, *self.data[0], *self.validity, *room))
        if len(self.data) == 1 or not (self.column[0] and count):
            return int(_from_views(*self.column, 0, *self.data[0], *self.validity, *room))
        return self._gather_views(row, count, slots, size, statuses)

    def _gather_views(self, row: int, count: int, slots: int, size: int, statuses: int) -> int:
        """Copy texts that lie in several buffers: run by run of rows that need the same buffer."""
        np = numpy()
        first = self.first + row
        views = _array(self.column[0] + 16 * first, 16 * count, "i4").reshape(-1, 4)
        runs = _runs(views)
        if len(runs) == 1 or len(runs) * _SHORT_RUN <= count:
            return self._gather_runs(runs, self.column, self.validity, first, slots, size, statuses)
        # Runs are short, so the views are sorted. Where a row is missing, its view may be anything.
        missing = np.zeros(count, "?")
        if self.validity[1]:
            bits = _array(self.validity[0] + first // 8, (first + count + 7) // 8 - first // 8, "u1")
            missing = np.unpackbits(bits, bitorder="little")[first % 8 : first % 8 + count] == 0
            views = np.where(missing[:, None], 0, views)
        order = np.argsort(np.where(views[:, 0] > _INLINE, views[:, 2], 0))
        views = views[order]
        found, found_statuses = np.empty(count, f"S{size}"), np.empty(count, "u1")
        place = found.ctypes.data, size, found_statuses.ctypes.data
        status = self._gather_runs(_runs(views), (views.ctypes.data, views.nbytes), (0, 0), 0, *place)
        _array(slots, count * size, f"S{size}")[order] = found
        found_statuses[missing[order]] = GN_ERROR_MISSING
        _array(statuses, count, "u1")[order] = found_statuses
        return GN_PARTIAL if status == GN_OK and missing.any() else status

    def _gather_runs(
        self, runs: list[tuple[int, int, int]], column: _Buffer, validity: _Buffer, first: int, *place: int
    ) -> int:
        slots, size, statuses = place
        is_partial = False
        for start, end, index in runs:
            # What is not there has no bytes: its rows are refused.
            data = self.data[index] if 0 <= index < len(self.data) else (0, 0)
            room = first + start, end - start, slots + start * size, size, size, statuses + start
            status = int(_from_views(*column, index, *data, *validity, *room))
            if status not in (GN_OK, GN_PARTIAL):
                return status
            is_partial |= status == GN_PARTIAL
        return GN_PARTIAL if is_partial else GN_OK

    def whole(self) -> tuple[Any, Any]:
        """Return all texts as slots, and which are missing (None: none).

        Slots None: texts are too long for slots, or contain zero bytes.
        """
        np = numpy()
        statuses = np.zeros(self.length, "u1")
        for size in (Gathered.USUAL, LONGEST_SLOT):
            slots = np.zeros(self.length, f"S{size}")
            self.gather(0, self.length, slots.ctypes.data, size, statuses.ctypes.data)
            if not (statuses == GN_ERROR_BUFFER_TOO_SMALL).any():
                break
        missing = statuses == GN_ERROR_MISSING
        return (None if (statuses[~missing] != GN_OK).any() else slots), (missing if missing.any() else None)

    def places(self) -> tuple[Any, Any, Any]:
        """Return where each text begins and ends in the data, and the data; nothing of views."""
        if not self.width or not self.length:
            return None, None, None
        start = self.column[0] + self.first * self.width
        offsets = _array(start, (self.length + 1) * self.width, f"i{self.width}").astype("i8")
        address, size = self.data[0]
        return offsets[:-1], offsets[1:], _array(address, size, "u1") if size else numpy().zeros(0, "u1")

    def text(self, row: int) -> Optional[bytes]:
        """Return one text, None if its offsets lead outside of the data."""
        row += self.first
        if self.width:
            kind = ctypes.c_int32 if self.width == 4 else ctypes.c_int64
            start, end = (kind * 2).from_address(self.column[0] + row * self.width)
            address, size = self.data[0]
        else:
            length, _, index, start = (ctypes.c_int32 * 4).from_address(self.column[0] + row * 16)
            if 0 <= length <= _INLINE:
                return ctypes.string_at(self.column[0] + row * 16 + 4, length)
            address, size = self.data[index] if 0 <= index < len(self.data) else (0, 0)
            end = start + length
        return _between(address, start, end) if 0 <= start <= end <= size else None


def _runs(views: Any) -> list[tuple[int, int, int]]:
    """Return runs of rows whose texts lie in one buffer: the first row, that behind the last one, the buffer."""
    np = numpy()
    is_long = views[:, 0] > _INLINE
    if is_long.all():
        rows, buffers = None, views[:, 2]
    else:
        rows = np.flatnonzero(is_long)
        buffers = views[rows, 2] if rows.size else np.zeros(1, "i4")
    new = np.flatnonzero(buffers[1:] != buffers[:-1]) + 1
    starts = [0, *(new if rows is None else rows[new]).tolist()]
    return list(zip(starts, [*starts[1:], len(views)], [int(buffers[0]), *buffers[new].tolist()]))


def _between(address: int, start: int, end: int) -> bytes:
    return ctypes.string_at(address + start, end - start) if address and end > start else b""


def _array(address: int, size: int, dtype: str) -> Any:
    """Return `size` bytes where they are."""
    return numpy().frombuffer((ctypes.c_uint8 * size).from_address(address), dtype)


class Gathered:
    """A block of rows whose texts are in slots."""

    #: Most texts fit; in a block where one does not, all slots are wider.
    USUAL = 16

    def __init__(self, texts: ArrowTexts) -> None:
        np = numpy()
        self.texts = texts
        rows = min(BLOCK, texts.count)
        self.size = self.USUAL
        self._memory = np.empty(rows * LONGEST_SLOT + 1, "u1")
        self.statuses = np.zeros(rows + 1, "u1")
        self.address = self._memory.ctypes.data

    def blocks(self) -> Iterator[tuple[int, int]]:
        """Fill the slots again and again; yield the first row and the number of rows."""
        row = 0
        for chunk in self.texts.chunks:
            for first in range(0, chunk.length, BLOCK):
                count = min(BLOCK, chunk.length - first)
                self._chunk, self._first, self._count = chunk, first, count
                self._fill()
                yield row + first, count
            row += chunk.length

    def _fill(self) -> None:
        where = self._first, self._count, self.address
        statuses = self.statuses.ctypes.data
        self.status = self._chunk.gather(*where, self.size, statuses)
        is_partial = self.status == GN_PARTIAL and self.size < LONGEST_SLOT
        if is_partial and (self.statuses[: self._count] == GN_ERROR_BUFFER_TOO_SMALL).any():
            self.size = LONGEST_SLOT
            self.status = self._chunk.gather(*where, self.size, statuses)
        if self.status not in (GN_OK, GN_PARTIAL):
            self._memory[:] = 0

    def mark(self, row: int, statuses: Any) -> int:
        """Give rows without a text in their slot the status of that; note those that must be read alone."""
        if self.status == GN_OK:
            return GN_OK
        if self.status != GN_PARTIAL:
            statuses[row : row + self._count] = self.status
            return GN_PARTIAL
        found = self.statuses[: self._count]
        for at in numpy().flatnonzero(found).tolist():
            status = int(found[at])
            if status not in (GN_ERROR_MISSING, GN_ERROR_OFFSET):
                self.texts.alone[row + at] = self._chunk.text(self._first + at) or b""
        settled = (found == GN_ERROR_MISSING) | (found == GN_ERROR_OFFSET)
        statuses[row : row + self._count][settled] = found[settled]
        return GN_PARTIAL


def call(function: Any, inputs: Any, settings: Sequence[Any], outputs: Sequence[Output], pointer: Any) -> int:
    """Call a batch for one block after the other, as `Rows.call` does for all rows; return the status of all.

    `inputs` are `Columns` or `ArrowTexts`.
    """
    np = numpy()
    batch = untyped(function)
    statuses = np.frombuffer(pointer, "u1") if len(pointer) else np.zeros(0, "u1")
    places = [(address_of(output.pointer), output) for output in outputs]
    gathered = Gathered(inputs) if hasattr(inputs, "chunks") else None
    columns = [(address_of(column.pointer), column.stride) for column in getattr(inputs, "inputs", ())]
    blocks = gathered.blocks() if gathered else blocks_of(inputs.count)
    start = statuses.ctypes.data
    status, is_partial = GN_OK, False
    for row, count in blocks:
        arguments: list[Any] = []
        if gathered:
            arguments += [gathered.address, gathered.size, gathered.size]
        else:
            for address, stride in columns:
                arguments += [address + row * stride, stride]
        arguments += [count, *settings]
        for address, output in places:
            if isinstance(output, ArrowOutput):
                arguments += [address, output.size, output.size]
            else:
                arguments += [address + row * output.stride, output.stride]
        status = batch(*arguments, start + row)
        if status not in (GN_OK, GN_PARTIAL):
            return int(status)
        if gathered and gathered.mark(row, statuses) != GN_OK:
            status = GN_PARTIAL
        for _, output in places:
            if isinstance(output, ArrowOutput):
                output.write(row, count)
        is_partial |= status == GN_PARTIAL
    return GN_PARTIAL if is_partial else GN_OK
