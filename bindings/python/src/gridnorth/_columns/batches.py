# SPDX-License-Identifier: MIT
"""Batches: their calls, and the outcome of their rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from ctypes import c_uint8
from typing import TYPE_CHECKING, Any, Callable, Optional, Union

from .. import errors
from .._arrow import text_batches
from .._arrow.output import ArrowOutput
from .._arrow.texts import ArrowTexts
from .._errors.advice import refuse_kind
from .._native.library import GN_OK, GN_PARTIAL
from .texts import as_str, encoded

if TYPE_CHECKING:
    from .._memory.outputs import Output
    from .._typing.aliases import Text
    from .inputs import Columns
    from .texts import AnySlots

#: Returns a row in words and, if the row is a text, the offset of the error in it.
Describe = Callable[[int], "tuple[str, Optional[int]]"]


def check_mode(mode: str) -> None:
    """Check the argument `errors` of a call."""
    if mode not in ("raise", "mask"):
        raise ValueError(f"errors must be 'raise' or 'mask', not {mode!r}")


class Rows:
    """The status bytes of a batch, and the way in which refused rows are handled."""

    def __init__(self, count: int, mode: str, statuses: Any, inputs: Optional[Union[Columns, AnySlots]] = None) -> None:
        check_mode(mode)
        self.inputs = inputs
        self.count = count
        self.mode = mode
        try:
            self.memory = memoryview(bytearray(count) if statuses is None else statuses)
        except TypeError:
            refuse_kind("statuses", "a writable buffer of bytes", statuses, f"pass bytearray({count})")
        memory = self.memory
        if memory.itemsize != 1 or memory.nbytes != count or memory.readonly or not memory.contiguous:
            raise ValueError(f"statuses must be a writable contiguous buffer of {count} bytes, one per row")
        self.pointer = (c_uint8 * count).from_buffer(self.memory)

    def call(
        self, function: Callable[..., int], inputs: Union[Columns, AnySlots], *settings: Any, outputs: Sequence[Output]
    ) -> int:
        """Call a batch of the library: input columns, settings for all rows, output columns; return its status."""
        self.inputs = inputs
        if isinstance(inputs, ArrowTexts) or any(isinstance(output, ArrowOutput) for output in outputs):
            return text_batches.call(function, inputs, settings, outputs, self.pointer)
        written = (argument for output in outputs for argument in output.arguments)
        return function(*inputs.arguments, inputs.count, *settings, *written, self.pointer)

    def read(self, status: int, texts: Mapping[int, Text], read: Callable[[int, bytes], int]) -> int:
        """Read the texts that do not fit into a batch, given by row; return the status of all rows."""
        if not texts or status not in (GN_OK, GN_PARTIAL):
            return status
        for row, text in texts.items():
            self.pointer[row] = read(row, encoded(text))
        return GN_PARTIAL if any(self.pointer) else GN_OK

    def answer(self, output: Output, refused: int) -> None:
        """Write `refused` as the result of refused rows, so that no row is masked."""
        for row, status in enumerate(self.pointer):
            if status:
                output.memory[row] = refused
        if self.inputs is not None:
            self.inputs.family.masked = None

    def finish(self, status: int, describe: Describe, call: str = "") -> None:
        """Raise the error of a batch that returned `status`, if any; `call` shows the arguments that all rows share."""
        if status == GN_OK:
            return
        if status != GN_PARTIAL:
            errors.refuse(status, call)
        if self.inputs is not None:
            self.inputs.mark_missing(self.pointer)
        values = self.memory.tobytes()
        if self.mode == "mask":
            if self.inputs is not None:
                self.inputs.family.masked = values
            return
        row = self.count - len(values.lstrip(b"\0"))
        subject, offset = describe(row)
        if getattr(self.inputs, "are_scalars", False):
            errors.refuse(values[row], subject, offset)
        errors.refuse_row(values[row], subject, offset, row=row, count=self.count - values.count(0), rows=self.count)


def write_rows(
    function: Callable[..., int],
    columns: Columns,
    *settings: Any,
    size: int,
    mode: str,
    statuses: Any,
    describe: Callable[..., str],
    call: Callable[[], str],
    make: Callable[[Any], Any] = as_str,
) -> Any:
    """Write a text for each row, at most `size` bytes long with its final zero.

    `describe` shows the numbers of a row, and `call` the arguments that all rows share; `make` converts an array of
    bytes to the result for the caller.
    """
    rows = Rows(columns.count, mode, statuses)
    texts = columns.family.texts(size, make)
    status = rows.call(function, columns, *settings, outputs=[texts])
    if status != GN_OK:
        rows.finish(status, lambda row: (describe(*columns.values(row)), None), call())
    return texts.result()
