# SPDX-License-Identifier: MIT
"""Columns that the library writes, and what callers get of them: lists for lists, arrays for arrays.

A column knows its rows: with ``errors="mask"``, those that are missing or refused become the missing value of the
container that came in.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from ctypes import POINTER, c_char, c_double, c_int32
from typing import Any, Optional

from .._errors.missing import MISSING
from .._native import fast

# Bytes in a huge page on Linux, which numpy requests for larger arrays.
_HUGE_PAGE = 2**21


def numpy() -> Any:
    """Return numpy: whoever has an array has it."""
    import numpy as np

    return np


class Output:
    """A column that the library writes, `stride` bytes from one row to the next."""

    def __init__(self, pointer: Any, stride: int, memory: Any, finish: Callable[[Any], Any]) -> None:
        self.pointer = pointer
        self.stride = stride
        self.memory = memory
        #: Converts the memory to what the caller gets.
        self.finish = finish

    @property
    def arguments(self) -> tuple[Any, ...]:
        """Return the arguments for the library."""
        return self.pointer, self.stride

    def result(self) -> Any:
        """Return what the caller gets."""
        return self.finish(self.memory)


class TextOutput(Output):
    """A column of texts that the library writes, one after the other."""

    @property
    def arguments(self) -> tuple[Any, ...]:
        """Return the arguments for the library; the size of a slot is also its stride."""
        return self.pointer, self.stride, self.stride


class Lists:
    """Makes columns that become lists, with nothing but ctypes."""

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
        """Make a column of texts, each in a slot of `stride` bytes; `make` is for arrays."""

        def split(memory: Any) -> list[Any]:
            found: Optional[list[Any]] = fast.texts(memory, stride, self.masked, MISSING)
            if found is not None:
                return found
            # One character per byte, so that all slots are cut at once.
            text = memory.raw.decode("latin-1")
            texts = [text[start : start + stride].rstrip("\0") for start in range(0, len(text), stride)]
            return self._listed(texts if text.isascii() else [text.encode("latin-1").decode() for text in texts])

        memory = (c_char * (self.count * stride))()
        return TextOutput(memory, stride, memory, split)

    def structs(self, kind: Any, make: Callable[[Any], Any]) -> Output:
        """Make a column of structs; `make` converts one to what the caller gets."""
        memory = (kind * self.count)()
        return Output(memory, ctypes.sizeof(kind), memory, lambda memory: self._listed(map(make, memory)))

    def flags(self, values: bytes) -> list[bool]:
        """Return bytes of 0 and 1 as truth values."""
        return [value != 0 for value in values]

    def plain(self) -> Lists:
        """Return what makes lists."""
        return self

    def _listed(self, values: Any) -> list[Any]:
        listed = list(values)
        if self.masked is not None and MISSING in self.masked:
            return [None if status == MISSING else value for value, status in zip(listed, self.masked)]
        return listed


class Arrays:
    """Makes columns that become numpy arrays; what follows makes other columns of them."""

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
        """Make a column of texts, each in a slot of `stride` bytes; `make` converts them to an array of str."""
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
        """Return bytes of 0 and 1 as truth values; none of them is missing."""
        self.masked = None
        return self.finish(numpy().frombuffer(bytearray(values), "?").reshape(self.shape))

    def plain(self) -> Arrays:
        """Return what makes arrays of numpy, whatever came in."""
        return Arrays(self.count, self.shape)

    def mask(self) -> Any:
        """Return which rows are masked: an array of the shape of the results."""
        np = numpy()
        if self.masked is None:
            return np.zeros(self.shape, "?")
        return (np.frombuffer(self.masked, "u1") != 0).reshape(self.shape)

    def finish(self, values: Any) -> Any:
        """Return numbers as the caller gets them."""
        return values

    def finish_texts(self, texts: Any, make: Callable[[Any], Any]) -> Any:
        """Return an array of bytes as the caller gets the texts."""
        return make(texts)

    def finish_records(self, records: Any) -> Any:
        """Return a structured array as the caller gets it."""
        return records

    def _column(self, dtype: str, pointed: Any) -> Output:
        memory = empty(self.count, dtype)
        pointer = pointer_to(memory, pointed)
        return Output(pointer, memory.itemsize, memory, lambda memory: self.finish(memory.reshape(self.shape)))


class Objects(Arrays):
    """Makes columns for arrays of objects: a text that is masked is None."""

    def finish_texts(self, texts: Any, make: Callable[[Any], Any]) -> Any:
        """Return an array of objects."""
        found = make(texts).astype(object)
        found[self.mask()] = None
        return found


class Masked(Arrays):
    """Makes masked arrays of numpy."""

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
    """Return where a pointer of ctypes leads, or where an array of ctypes is.

    `ctypes.cast` would answer too, but then the array would refer to itself, and its memory would last until the
    garbage collector comes.
    """
    if isinstance(pointer, int):
        return pointer
    return ctypes.addressof(pointer.contents if isinstance(pointer, ctypes._Pointer) else pointer)
