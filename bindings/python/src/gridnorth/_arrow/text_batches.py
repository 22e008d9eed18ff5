# SPDX-License-Identifier: MIT
"""Batches over Arrow columns, one block after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from .._memory.outputs import Output, address_of, numpy
from .._native.library import GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_MISSING, GN_ERROR_OFFSET, GN_OK, GN_PARTIAL
from .blocks import BLOCK, LONGEST_SLOT, USUAL_SLOT, blocks_of, untyped
from .output import ArrowOutput
from .texts import ArrowTexts


class Gathered:
    """A block of rows whose texts are in slots."""

    def __init__(self, texts: ArrowTexts) -> None:
        np = numpy()
        self.texts = texts
        rows = min(BLOCK, texts.count)
        self.size = USUAL_SLOT
        self._memory = np.empty(rows * LONGEST_SLOT + 1, "u1")
        self.statuses = np.zeros(rows + 1, "u1")
        self.address = self._memory.ctypes.data

    def blocks(self) -> Iterator[tuple[int, int]]:
        """Fill the slots with one block after the other; yield the first row and the number of rows of each."""
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
        """Copy the statuses of rows without a text in their slot; note texts that must be read one at a time."""
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
    """Call a batch for one block after the other, as `Rows.call` does for all rows at once; return the combined status.

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
