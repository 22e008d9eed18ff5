# SPDX-License-Identifier: MIT
"""Columns of numbers in the memory that the C library reads and writes.

Callers who pass numpy arrays (or anything numpy converts to an array) get numpy arrays; callers who pass lists, tuples
and other sequences get lists, without numpy. Arrays of doubles go to the library unchanged, whatever their strides; one
number becomes a column with a stride of 0.
"""

from __future__ import annotations

import array
import ctypes
import operator
from collections.abc import Iterable
from ctypes import POINTER, c_char, c_double, c_int32, c_void_p
from dataclasses import dataclass
from numbers import Real
from typing import Any, Callable, Optional, Union

from . import errors

_INT32_MAX = 2**31 - 1

# Bytes in a huge page on Linux, which numpy requests for larger arrays.
_HUGE_PAGE = 2**21


def numpy() -> Any:
    """Return numpy: whoever has an array has it."""
    import numpy as np

    return np


def is_array(value: Any) -> bool:
    """Whether a value is a numpy array, or a column of a library that works with numpy."""
    return hasattr(value, "__array__") and not isinstance(value, Real) and getattr(value, "ndim", 1) > 0


def is_scalar(value: Any) -> bool:
    """Whether a value is one number."""
    if isinstance(value, (str, bytes, bytearray)):
        raise TypeError(f"expected numbers, not {type(value).__name__}")
    return isinstance(value, Real) or getattr(value, "ndim", None) == 0 or not isinstance(value, Iterable)


def integer(value: Any, what: str, error: type[errors.GridNorthError]) -> int:
    """Return a number for a 32-bit parameter; one that does not fit is refused like any other out of range."""
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{what} must be an integer, not {type(value).__name__}") from None
    if abs(number) > _INT32_MAX:
        errors.refuse(error.status, f"{what} {number}")
    return number


def double(value: Any) -> float:
    """Return one number as a double."""
    return float(value)


@dataclass(frozen=True)
class Output:
    """A column that the library writes."""

    pointer: Any
    #: Bytes from one row to the next.
    stride: int
    memory: Any
    #: Converts the memory to what the caller gets.
    finish: Callable[[Any], Any]

    @property
    def arguments(self) -> tuple[Any, ...]:
        """Return the arguments for the library."""
        return self.pointer, self.stride

    def result(self) -> Any:
        """Return what the caller gets."""
        return self.finish(self.memory)


@dataclass(frozen=True)
class TextOutput(Output):
    """A column of texts that the library writes, one after the other."""

    @property
    def arguments(self) -> tuple[Any, ...]:
        """Return the arguments for the library; the size of a slot is also its stride."""
        return self.pointer, self.stride, self.stride


@dataclass(frozen=True)
class Lists:
    """Makes columns that become lists, with nothing but ctypes."""

    count: int

    def floats(self) -> Output:
        """Make a column of doubles."""
        memory = (c_double * self.count)()
        return Output(memory, ctypes.sizeof(memory._type_), memory, list)

    def integers(self) -> Output:
        """Make a column of 32-bit integers."""
        memory = (c_int32 * self.count)()
        return Output(memory, ctypes.sizeof(memory._type_), memory, list)

    def texts(self, stride: int, make: Callable[[Any], Any]) -> Output:
        """Make a column of texts, each in a slot of `stride` bytes; `make` is for arrays."""

        def split(memory: Any) -> list[str]:
            # One character per byte, so that all slots are cut at once.
            text = memory.raw.decode("latin-1")
            texts = [text[start : start + stride].rstrip("\0") for start in range(0, len(text), stride)]
            return texts if text.isascii() else [text.encode("latin-1").decode() for text in texts]

        memory = (c_char * (self.count * stride))()
        return TextOutput(memory, stride, memory, split)

    def structs(self, kind: Any, make: Callable[[Any], Any]) -> Output:
        """Make a column of structs; `make` converts one to what the caller gets."""
        memory = (kind * self.count)()
        return Output(memory, ctypes.sizeof(kind), memory, lambda memory: list(map(make, memory)))

    def flags(self, values: bytes) -> list[bool]:
        """Return bytes of 0 and 1 as truth values."""
        return [value != 0 for value in values]


@dataclass(frozen=True)
class Arrays:
    """Makes columns that become numpy arrays."""

    count: int
    shape: tuple[int, ...]

    def _column(self, dtype: str, pointed: Any) -> Output:
        memory = _empty(self.count, dtype)
        return Output(pointer_to(memory, pointed), memory.itemsize, memory, self._shaped)

    def _shaped(self, memory: Any) -> Any:
        return memory.reshape(self.shape)

    def floats(self) -> Output:
        """Make a column of doubles."""
        return self._column("f8", c_double)

    def integers(self) -> Output:
        """Make a column of 32-bit integers."""
        return self._column("i4", c_int32)

    def texts(self, stride: int, make: Callable[[Any], Any]) -> Output:
        """Make a column of texts, each in a slot of `stride` bytes; `make` converts them to what the caller gets."""
        memory = _empty(self.count, f"S{stride}")
        return TextOutput(pointer_to(memory, c_char), stride, memory, lambda memory: make(self._shaped(memory)))

    def structs(self, kind: Any, make: Callable[[Any], Any]) -> Output:
        """Make a column of structs: a structured array, with a column for each member."""

        def finish(memory: Any) -> Any:
            records = numpy().ndarray(self.shape, kind, memory)
            return records[[name for name in records.dtype.names if name != "reserved"]]

        memory = (kind * self.count)()
        return Output(memory, ctypes.sizeof(kind), memory, finish)

    def flags(self, values: bytes) -> Any:
        """Return bytes of 0 and 1 as truth values."""
        return numpy().frombuffer(bytearray(values), "?").reshape(self.shape)


def _empty(count: int, dtype: str) -> Any:
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


@dataclass(frozen=True)
class Input:
    """A column that the library reads."""

    pointer: Any
    #: Bytes from one row to the next; 0: one number for all rows.
    stride: int
    #: Keeps the memory of a plain pointer alive.
    memory: Any
    #: The ctypes type that the library reads in each row.
    kind: Any = c_double

    def value(self, row: int) -> Any:
        """Return the number in a row."""
        start = ctypes.cast(self.pointer, c_void_p).value or 0
        return self.kind.from_address(start + row * self.stride).value


@dataclass(frozen=True)
class Columns:
    """Columns of numbers that the library reads."""

    count: int
    inputs: tuple[Input, ...]
    #: Makes the columns for the results.
    family: Union[Lists, Arrays]

    @property
    def arguments(self) -> tuple[Any, ...]:
        """Return the first arguments of a batch: the pointer and the stride of each column."""
        return tuple(argument for column in self.inputs for argument in (column.pointer, column.stride))

    def values(self, row: int) -> tuple[float, ...]:
        """Return the numbers in a row."""
        return tuple(column.value(row) for column in self.inputs)


def columns_of(*values: Any) -> Optional[Columns]:
    """Return columns of one length, with scalars repeated as needed; None if there are only scalars."""
    if all(map(is_scalar, values)):
        return None
    if any(map(is_array, values)):
        return _columns_of_arrays(values)
    return columns_of_sequences(*values)


def columns_of_sequences(*values: Any) -> Columns:
    """Return columns, of which at least one is a sequence."""
    columns = [None if is_scalar(value) else _doubles(value) for value in values]
    lengths = [len(column) for column in columns if column is not None]
    count = lengths[0]
    if any(length != count for length in lengths):
        raise ValueError(f"sequences must have the same length, not {' and '.join(map(str, lengths))}")
    inputs = tuple(
        shared(c_double(value)) if column is None else stored(column) for value, column in zip(values, columns)
    )
    return Columns(count, inputs, Lists(count))


def one_row(*values: Any) -> Columns:
    """Return scalars, for which `columns_of` makes no columns, as columns of one row."""
    return columns_of_sequences(*([value] for value in values))


def shared(number: Any) -> Input:
    """Return one ctypes number as a column."""
    return Input(ctypes.pointer(number), 0, number, type(number))


def stored(memory: Any) -> Input:
    """Return a ctypes array as a column."""
    return Input(memory, ctypes.sizeof(memory._type_), memory, memory._type_)


def input_of(array: Any, pointed: Any) -> Input:
    """Return a one-dimensional array as a column; it is copied only if its elements overlap."""
    stride = array.strides[0]
    if stride and abs(stride) < array.itemsize:
        array = numpy().ascontiguousarray(array)
        stride = array.itemsize
    return Input(pointer_to(array, pointed), stride, array, pointed)


def _doubles(values: Any) -> Any:
    """Return a sequence as an array of doubles."""
    memory = array.array("d", values)
    return (c_double * len(memory)).from_buffer(memory)


def broadcast(*arrays: Any) -> Any:
    """Return arrays of one shape."""
    try:
        return numpy().broadcast_arrays(*arrays)
    except ValueError:
        sizes = [str(array.size if array.ndim == 1 else array.shape) for array in arrays if array.ndim]
        raise ValueError(f"arrays must have the same length, not {' and '.join(sizes)}") from None


def _columns_of_arrays(values: tuple[Any, ...]) -> Columns:
    np = numpy()
    listed = [value if is_scalar(value) or is_array(value) else list(value) for value in values]
    arrays = broadcast(*(np.asarray(value, "f8") for value in listed))
    shape, count = arrays[0].shape, arrays[0].size
    return Columns(count, tuple(input_of(array.reshape(-1), c_double) for array in arrays), Arrays(count, shape))
