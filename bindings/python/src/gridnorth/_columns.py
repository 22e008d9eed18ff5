# SPDX-License-Identifier: MIT
"""Columns of numbers in the memory that the C library reads and writes.

Who gives numpy arrays (or what numpy makes an array of) gets numpy arrays; who gives lists, tuples and other sequences
gets lists, and numpy is not needed for that. Contiguous arrays of doubles go to the library as they are, and so do the
columns of one array, which share a stride.
"""

from __future__ import annotations

import array
import ctypes
import operator
from collections.abc import Iterable
from ctypes import POINTER, c_char, c_double, c_int32
from dataclasses import dataclass
from numbers import Real
from typing import Any, Callable, Optional, Union

from . import errors

_INT32_MAX = 2**31 - 1

# Bytes of a huge page of Linux, for which numpy asks where an array is larger.
_HUGE_PAGE = 2**21


def numpy() -> Any:
    """Give numpy, which whoever has an array has."""
    import numpy as np

    return np


def is_array(value: Any) -> bool:
    """Whether a value is an array of numpy, or a column of a library that knows numpy."""
    return hasattr(value, "__array__") and not isinstance(value, Real) and getattr(value, "ndim", 1) > 0


def is_scalar(value: Any) -> bool:
    """Whether a value is one number."""
    if isinstance(value, (str, bytes, bytearray)):
        raise TypeError(f"numbers are needed, not {type(value).__name__}")
    return isinstance(value, Real) or getattr(value, "ndim", None) == 0 or not isinstance(value, Iterable)


def integer(value: Any, what: str, error: type[errors.GridNorthError]) -> int:
    """Give a number for a parameter of 32 bits; one that does not fit is refused like any other out of range."""
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"a {what} is a whole number, not {type(value).__name__}") from None
    if abs(number) > _INT32_MAX:
        errors.refuse(error.status, f"{what} {number}")
    return number


def double(value: Any) -> float:
    """Give one number as a double."""
    return float(value)


@dataclass(frozen=True)
class Output:
    """A column that the library writes."""

    pointer: Any
    memory: Any
    #: Makes what the caller gets of the memory.
    finish: Callable[[Any], Any]

    def result(self) -> Any:
        """Give what the caller gets."""
        return self.finish(self.memory)


@dataclass(frozen=True)
class Lists:
    """Makes columns that become lists, with nothing but ctypes."""

    count: int

    def floats(self) -> Output:
        """Make a column of doubles."""
        memory = (c_double * self.count)()
        return Output(memory, memory, list)

    def integers(self) -> Output:
        """Make a column of 32-bit integers."""
        memory = (c_int32 * self.count)()
        return Output(memory, memory, list)

    def texts(self, stride: int) -> Output:
        """Make a column of ASCII texts, each in a slot of `stride` bytes."""

        def split(memory: Any) -> list[str]:
            text = memory.raw.decode("ascii")
            return [text[start : start + stride].rstrip("\0") for start in range(0, len(text), stride)]

        memory = (c_char * (self.count * stride))()
        return Output(memory, memory, split)

    def flags(self, values: bytes) -> list[bool]:
        """Give bytes of 0 and 1 as what is false and true."""
        return [value != 0 for value in values]


@dataclass(frozen=True)
class Arrays:
    """Makes columns that become numpy arrays."""

    count: int
    shape: tuple[int, ...]

    def _column(self, dtype: str, pointed: Any) -> Output:
        memory = _empty(self.count, dtype)
        return Output(pointer_to(memory, pointed), memory, lambda memory: memory.reshape(self.shape))

    def floats(self) -> Output:
        """Make a column of doubles."""
        return self._column("f8", c_double)

    def integers(self) -> Output:
        """Make a column of 32-bit integers."""
        return self._column("i4", c_int32)

    def texts(self, stride: int) -> Output:
        """Make a column of ASCII texts, each in a slot of `stride` bytes."""
        return self._column(f"S{stride}", c_char)

    def flags(self, values: bytes) -> Any:
        """Give bytes of 0 and 1 as what is false and true."""
        return numpy().frombuffer(bytearray(values), "?").reshape(self.shape)


def _empty(count: int, dtype: str) -> Any:
    """Make an array. A large one begins with a huge page, so that the system has few pages to find and to clear."""
    np = numpy()
    size = count * np.dtype(dtype).itemsize
    if size < _HUGE_PAGE:
        return np.empty(count, dtype)
    memory = np.empty(size + _HUGE_PAGE, "u1")
    start = -memory.ctypes.data % _HUGE_PAGE
    return memory[start : start + size].view(dtype)


def pointer_to(memory: Any, pointed: Any) -> Any:
    """Give the pointer to the first element of a numpy array, which must stay alive by itself."""
    return ctypes.cast(memory.ctypes.data, POINTER(pointed))


@dataclass(frozen=True)
class Columns:
    """Columns of doubles that the library reads."""

    count: int
    #: To the first double of each.
    pointers: tuple[Any, ...]
    #: Bytes from one double of a column to the next.
    stride: int
    #: Makes the columns for the results.
    family: Union[Lists, Arrays]
    #: Keeps alive what plain pointers point to.
    memory: Any

    def values(self, row: int) -> tuple[float, ...]:
        """Give the numbers of a row."""
        place = row * self.stride // ctypes.sizeof(c_double)
        return tuple(pointer[place] for pointer in self.pointers)


def columns_of(*values: Any) -> Optional[Columns]:
    """Give columns of one length, a scalar repeated as often as needed; None for nothing but scalars."""
    if all(map(is_scalar, values)):
        return None
    if any(map(is_array, values)):
        return _columns_of_arrays(values)
    return columns_of_sequences(*values)


def columns_of_sequences(*values: Any) -> Columns:
    """Give columns, at least one of them a sequence."""
    columns = [None if is_scalar(value) else _doubles(value) for value in values]
    lengths = [len(column) for column in columns if column is not None]
    count = lengths[0]
    if any(length != count for length in lengths):
        raise ValueError(f"sequences of the same length are needed, not of {' and '.join(map(str, lengths))}")
    pointers = tuple(
        _doubles([float(value)] * count) if column is None else column for value, column in zip(values, columns)
    )
    return Columns(count, pointers, ctypes.sizeof(c_double), Lists(count), None)


def _doubles(values: Any) -> Any:
    """Give a sequence as an array of doubles."""
    memory = array.array("d", values)
    return (c_double * len(memory)).from_buffer(memory)


def broadcast(*arrays: Any) -> Any:
    """Give arrays of one shape."""
    try:
        return numpy().broadcast_arrays(*arrays)
    except ValueError:
        sizes = [str(array.size if array.ndim == 1 else array.shape) for array in arrays if array.ndim]
        raise ValueError(f"arrays of the same length are needed, not of {' and '.join(sizes)}") from None


def _columns_of_arrays(values: tuple[Any, ...]) -> Columns:
    np = numpy()
    listed = [value if is_scalar(value) or is_array(value) else list(value) for value in values]
    arrays = broadcast(*(np.asarray(value, "f8") for value in listed))
    shape, count = arrays[0].shape, arrays[0].size
    flat = [array.reshape(-1) for array in arrays]
    # One stride serves all: 8 for separate arrays, 16 for the columns of an array of pairs.
    stride, size = flat[0].strides[0], flat[0].itemsize
    if stride < size or any(array.strides[0] != stride or not array.flags.aligned for array in flat):
        flat, stride = [np.ascontiguousarray(array) for array in flat], size
    pointers = tuple(pointer_to(array, c_double) for array in flat)
    return Columns(count, pointers, stride, Arrays(count, shape), flat)
