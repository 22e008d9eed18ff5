# SPDX-License-Identifier: MIT
"""Columns that the library writes, and their results for callers: lists for lists, arrays for arrays.

With ``errors="mask"``, missing and refused rows become the missing value of the argument's container.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from ctypes import POINTER, c_char, c_double, c_int32
from typing import Any, Optional

from .._errors.missing import MISSING
from .._native import fast

# Bytes in a huge page on Linux; numpy requests huge pages for larger arrays.
_HUGE_PAGE = 2**21


def numpy() -> Any:
    """Return numpy, which any caller with an array has imported."""
    import numpy as np

    return np


class Output:
    """A column that the library writes, with `stride` bytes from one row to the next."""

    def __init__(self, pointer: Any, stride: int, memory: Any, finish: Callable[[Any], Any]) -> None:
        self.pointer = pointer
        self.stride = stride
        self.memory = memory
        #: Converts the memory to the result for the caller.
        self.finish = finish

    @property
    def arguments(self) -> tuple[Any, ...]:
        """Return the arguments for the library."""
        return self.pointer, self.stride

    def result(self) -> Any:
        """Return the result for the caller."""
        return self.finish(self.memory)


class TextOutput(Output):
    """A text column that the library writes, one text after the other."""

    @property
    def arguments(self) -> tuple[Any, ...]:
        """Return the arguments for the library; the size of a slot is also its stride."""
        return self.pointer, self.stride, self.stride


class Lists:
    """Makes columns that become lists, with ctypes alone."""

    def __init__(self, count: int) -> None:
        self.count = count
        #: The status bytes of the rows, if some are masked.
        self.masked: Optional[bytes] = None

    def floats(self) -> Output:
        """Make a column of doubles."""

        def split(memory: Any) -> list[Any]:
            found: Optional[list[Any]] = fast.floats(memory, self.masked, MISSING)
            return self._listed(memory) if found is None else found

        memory = (c_double * self.count)()
        return Output(memory, ctypes.sizeof(memory._type_), memory, split)

    def integers(self) -> Output:
        """Make a column of 32-bit integers."""
        memory = (c_int32 * self.count)()
        return Output(memory, ctypes.sizeof(memory._type_), memory, self._listed)

    def texts(self, stride: int, make: Callable[[Any], Any]) -> Output:
        """Make a text column with slots of `stride` bytes; `make` is only used for arrays."""

        def split(memory: Any) -> list[Any]:
            found: Optional[list[Any]] = fast.texts(memory, stride, self.masked, MISSING)
            if found is not None:
                return found
            # Latin-1 gives one character per byte, so one decoded text can be sliced into slots.
            text = memory.raw.decode("latin-1")
            texts = [text[start : start + stride].rstrip("\0") for start in range(0, len(text), stride)]
            return self._listed(texts if text.isascii() else [text.encode("latin-1").decode() for text in texts])

        memory = (c_char * (self.count * stride))()
        return TextOutput(memory, stride, memory, split)

    def structs(self, kind: Any, make: Callable[[Any], Any]) -> Output:
        """Make a column of structs; `make` converts each struct for the caller."""
        memory = (kind * self.count)()
        return Output(memory, ctypes.sizeof(kind), memory, lambda memory: self._listed(map(make, memory)))

    def flags(self, values: bytes) -> list[bool]:
        """Return bytes of 0 and 1 as bools."""
        return [value != 0 for value in values]

    def plain(self) -> Lists:
        """Return a factory for lists."""
        return self

    def _listed(self, values: Any) -> list[Any]:
        listed = list(values)
        if self.masked is not None and MISSING in self.masked:
            return [None if status == MISSING else value for value, status in zip(listed, self.masked)]
        return listed


class Arrays:
    """Makes columns that become numpy arrays; its subclasses convert these to other containers."""

    def __init__(self, count: int, shape: tuple[int, ...]) -> None:
        self.count = count
        self.shape = shape
        #: The status bytes of the rows, if some are masked.
        self.masked: Optional[bytes] = None

    def floats(self) -> Output:
        """Make a column of doubles."""
        return self._column("f8", c_double)

    def integers(self) -> Output:
        """Make a column of 32-bit integers."""
        return self._column("i4", c_int32)

    def texts(self, stride: int, make: Callable[[Any], Any]) -> Output:
        """Make a text column with slots of `stride` bytes; `make` converts the slots to an array of str."""
        memory = empty(self.count, f"S{stride}")
        pointer = pointer_to(memory, c_char)
        return TextOutput(pointer, stride, memory, lambda memory: self.finish_texts(memory.reshape(self.shape), make))

    def structs(self, kind: Any, make: Callable[[Any], Any]) -> Output:
        """Make a column of structs: a structured array, with a column for each member."""

        def finish(memory: Any) -> Any:
            records = numpy().ndarray(self.shape, kind, memory)
            return self.finish_records(records[[name for name in records.dtype.names if name != "reserved"]])

        memory = (kind * self.count)()
        return Output(memory, ctypes.sizeof(kind), memory, finish)

    def flags(self, values: bytes) -> Any:
        """Return bytes of 0 and 1 as bools, none of which is missing."""
        self.masked = None
        return self.finish(numpy().frombuffer(bytearray(values), "?").reshape(self.shape))

    def plain(self) -> Arrays:
        """Return a factory for numpy arrays, whatever the container of the argument."""
        return Arrays(self.count, self.shape)

    def mask(self) -> Any:
        """Return which rows are masked, in an array of the shape of the results."""
        np = numpy()
        if self.masked is None:
            return np.zeros(self.shape, "?")
        return (np.frombuffer(self.masked, "u1") != 0).reshape(self.shape)

    def finish(self, values: Any) -> Any:
        """Convert numbers for the caller."""
        return values

    def finish_texts(self, texts: Any, make: Callable[[Any], Any]) -> Any:
        """Convert an array of bytes to texts for the caller."""
        return make(texts)

    def finish_records(self, records: Any) -> Any:
        """Convert a structured array for the caller."""
        return records

    def _column(self, dtype: str, pointed: Any) -> Output:
        memory = empty(self.count, dtype)
        pointer = pointer_to(memory, pointed)
        return Output(pointer, memory.itemsize, memory, lambda memory: self.finish(memory.reshape(self.shape)))


class Objects(Arrays):
    """Makes columns for arrays of objects: a masked text is None."""

    def finish_texts(self, texts: Any, make: Callable[[Any], Any]) -> Any:
        """Return an array of objects."""
        found = make(texts).astype(object)
        found[self.mask()] = None
        return found


class Masked(Arrays):
    """Makes numpy masked arrays."""

    def finish(self, values: Any) -> Any:
        """Return a masked array."""
        return numpy().ma.MaskedArray(values, self.mask())

    def finish_texts(self, texts: Any, make: Callable[[Any], Any]) -> Any:
        """Return a masked array of texts."""
        return self.finish(make(texts))

    def finish_records(self, records: Any) -> Any:
        """Return a masked array of records."""
        masked = numpy().ma.MaskedArray(records)
        masked[self.mask()] = numpy().ma.masked
        return masked


def empty(count: int, dtype: str) -> Any:
    """Make an array. A large one begins at a huge page, so that the system has few pages to find and clear."""
    np = numpy()
    size = count * np.dtype(dtype).itemsize
    if size < _HUGE_PAGE:
        return np.empty(count, dtype)
    memory = np.empty(size + _HUGE_PAGE, "u1")
    start = -memory.ctypes.data % _HUGE_PAGE
    return memory[start : start + size].view(dtype)


def pointer_to(memory: Any, pointed: Any) -> Any:
    """Return a pointer to the first element of a numpy array; the caller keeps the array alive."""
    return ctypes.cast(memory.ctypes.data, POINTER(pointed))


def address_of(pointer: Any) -> int:
    """Return the address in a ctypes pointer, or the address of a ctypes array.

    `ctypes.cast` also gives the address, but makes the array refer to itself, so that only the garbage collector frees
    its memory.
    """
    if isinstance(pointer, int):
        return pointer
    return ctypes.addressof(pointer.contents if isinstance(pointer, ctypes._Pointer) else pointer)
