# SPDX-License-Identifier: MIT
"""Arrow texts, which the library copies into slots straight from the Arrow buffers."""

from __future__ import annotations

import ctypes
from ctypes import c_char
from typing import TYPE_CHECKING, Any, Optional, Union

from .._memory.outputs import Arrays, Lists, numpy, pointer_to
from .._native.library import GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_MISSING, GN_OK, GN_PARTIAL, library
from .blocks import LONGEST_SLOT, USUAL_SLOT, untyped

if TYPE_CHECKING:
    from .._typing.aliases import Text

# Texts up to this length are stored in their view, not in a buffer.
_INLINE = 12
# Below this number of rows, a call of its own costs more than sorting the views.
_SHORT_RUN = 64

_from_offsets = untyped(library.gn_texts_from_offsets_batch)
_from_views = untyped(library.gn_texts_from_views_batch)

#: The address of a buffer and its size in bytes; both are 0 if there is no buffer.
_Buffer = tuple[int, int]


class Texts:
    """The rows of a text chunk, as the addresses of its buffers."""

    def __init__(self, chunk: Any, width: int) -> None:
        """Describe a chunk; `width` is the size of an offset in bytes, or 0 for views."""
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
            # The last buffer holds the sizes of the data buffers before it.
            count = int(chunk.n_buffers) - 3
            sizes = (ctypes.c_int64 * count).from_address(chunk.buffers[count + 2]) if count else ()
            self.data = [(chunk.buffers[2 + index], size) for index, size in enumerate(sizes)] or [(0, 0)]

    def gather(self, row: int, count: int, slots: int, size: int, statuses: int) -> int:
        """Copy the texts of rows into slots; return the status of the copy."""
        room = self.first + row, count, slots, size, size, statuses
        if self.width:
            return int(_from_offsets(*self.column, self.width, *self.data[0], *self.validity, *room))
        if len(self.data) == 1 or not (self.column[0] and count):
            return int(_from_views(*self.column, 0, *self.data[0], *self.validity, *room))
        return self._gather_views(row, count, slots, size, statuses)

    def _gather_views(self, row: int, count: int, slots: int, size: int, statuses: int) -> int:
        """Copy texts from several buffers, one run of rows with the same buffer at a time."""
        np = numpy()
        first = self.first + row
        views = _array(self.column[0] + 16 * first, 16 * count, "i4").reshape(-1, 4)
        runs = _runs(views)
        if len(runs) == 1 or len(runs) * _SHORT_RUN <= count:
            return self._gather_runs(runs, self.column, self.validity, first, slots, size, statuses)
        # Runs are short, so the views are sorted by buffer. The view of a missing row may hold any bytes.
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
            # A buffer that does not exist counts as empty, so its rows are refused.
            data = self.data[index] if 0 <= index < len(self.data) else (0, 0)
            room = first + start, end - start, slots + start * size, size, size, statuses + start
            status = int(_from_views(*column, index, *data, *validity, *room))
            if status not in (GN_OK, GN_PARTIAL):
                return status
            is_partial |= status == GN_PARTIAL
        return GN_PARTIAL if is_partial else GN_OK

    def whole(self) -> tuple[Any, Any]:
        """Return all texts as slots, and which texts are missing (None: none).

        The slots are None if a text is too long for them or contains a zero byte.
        """
        np = numpy()
        statuses = np.zeros(self.length, "u1")
        for size in (USUAL_SLOT, LONGEST_SLOT):
            slots = np.zeros(self.length, f"S{size}")
            self.gather(0, self.length, slots.ctypes.data, size, statuses.ctypes.data)
            if not (statuses == GN_ERROR_BUFFER_TOO_SMALL).any():
                break
        missing = statuses == GN_ERROR_MISSING
        return (None if (statuses[~missing] != GN_OK).any() else slots), (missing if missing.any() else None)

    def places(self) -> tuple[Any, Any, Any]:
        """Return the start and end of each text in the data, and the data; return None three times for views."""
        if not self.width or not self.length:
            return None, None, None
        start = self.column[0] + self.first * self.width
        offsets = _array(start, (self.length + 1) * self.width, f"i{self.width}").astype("i8")
        address, size = self.data[0]
        return offsets[:-1], offsets[1:], _array(address, size, "u1") if size else numpy().zeros(0, "u1")

    def text(self, row: int) -> Optional[bytes]:
        """Return one text; None if its offsets lie outside the data."""
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
    """Return runs of rows whose texts lie in one buffer: the first row, the row after the last one, the buffer."""
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
    """Return an array over `size` bytes at an address, without copying them."""
    return numpy().frombuffer((ctypes.c_uint8 * size).from_address(address), dtype)


class ArrowTexts:
    """Arrow texts, which the library reads in place, a block of rows at a time."""

    missing = None

    def __init__(self, chunks: list[Texts], family: Union[Lists, Arrays]) -> None:
        self.chunks = chunks
        self.count = sum(chunk.length for chunk in chunks)
        self.family = family
        #: Texts that do not fit into slots, by row; complete after all blocks are read. Each text is read alone.
        self.alone: dict[int, Text] = {}

    @property
    def arguments(self) -> tuple[Any, int, int]:
        """Return the arguments for a batch of all rows; a text that does not fit becomes empty."""
        np = numpy()
        memory = np.zeros(self.count, f"S{LONGEST_SLOT}")
        row = 0
        for chunk in self.chunks:
            statuses, place = np.zeros(chunk.length, "u1"), memory.ctypes.data + row * LONGEST_SLOT
            chunk.gather(0, chunk.length, place, LONGEST_SLOT, statuses.ctypes.data)
            row += chunk.length
        return pointer_to(memory, c_char), LONGEST_SLOT, LONGEST_SLOT

    def text(self, row: int) -> Text:
        """Return the text of a row, as messages show it."""
        for chunk in self.chunks:
            if row < chunk.length:
                return chunk.text(row) or b""
            row -= chunk.length
        raise IndexError(row)

    def mark_missing(self, statuses: Any) -> None:
        """Leave the statuses unchanged: the library itself has marked the missing texts."""
