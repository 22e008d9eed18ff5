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
import sys
from collections.abc import Iterable, Sequence
from ctypes import c_double
from numbers import Real
from typing import Any, Optional, Union

from .. import errors
from .._arrow import importing as _arrow
from .._arrow.results import Arrow, Polars
from .._errors.advice import NUMBER, NUMBERS, check_container, refuse, refuse_dtype, refuse_kind, refuse_value
from .._errors.missing import MISSING, is_missing
from .._memory.outputs import Arrays, Lists, Masked, Objects, address_of, numpy, pointer_to
from .._native.library import gn_point
from . import pandas as _pandas

_INT32_MAX = 2**31 - 1

#: The argument names of a position, for messages.
POSITION = ("latitude", "longitude")


def is_array(value: Any) -> bool:
    """Return whether a value is a numpy array, or a column of a library that works with numpy or exports Arrow."""
    if type(value) is list or type(value) is tuple:
        return False
    if hasattr(value, "__array__"):
        return not isinstance(value, Real) and getattr(value, "ndim", 1) > 0
    return _arrow.is_arrow(value)


def is_scalar(value: Any) -> bool:
    """Return whether a value is one number, or one text, which `number_or_nan` refuses by its name."""
    if type(value) is float or type(value) is int:
        return True
    if isinstance(value, (str, bytes, bytearray, Real)) or getattr(value, "ndim", None) == 0:
        return True
    return not (isinstance(value, Iterable) or hasattr(value, "__array__") or _arrow.is_arrow(value))


def integer(value: Any, what: str, error: type[errors.GridNorthError]) -> int:
    """Return a number for a 32-bit parameter; refuse a number that does not fit as out of range."""
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{what} must be an integer, not {type(value).__name__}") from None
    if abs(number) > _INT32_MAX:
        errors.refuse(error.status, f"{what} {number}")
    return number


def double(value: Any, name: str = "") -> float:
    """Return one number as a double; refuse a missing value. NaN passes, and the library refuses it.

    Pass `name` in calls that also take columns and `errors`.
    """
    if type(value) is float:
        return value
    if not name:
        return one_number(value, "the number")
    if is_missing(value) and not isinstance(value, Real):
        refuse_value(name, NUMBERS, value)
    return number_or_nan(value, name)


def one_number(value: Any, name: str, many: str = "") -> float:
    """Return a double; refuse anything but one number. `many` names the function that takes columns instead."""
    if type(value) is float or type(value) is int:
        return float(value)
    if is_scalar(value):
        if is_missing(value) and not isinstance(value, Real):
            refuse_value(name, NUMBER, value)
        return number_or_nan(value, name, NUMBER)
    check_container(value, name, NUMBER)
    return refuse_kind(name, NUMBER, value, f"pass many positions to {many}" if many else "pass one number")


def c_number(value: Any, name: str) -> c_double:
    """Return one number as an argument for the library; refuse anything else by its name."""
    return c_double(one_number(value, name))


def one_position(latitude: Any, longitude: Any, many: str) -> gn_point:
    """Return one position as a struct of the library; `many` is the function that takes columns."""
    return gn_point(one_number(latitude, "latitude", many), one_number(longitude, "longitude", many))


def number_or_nan(value: Any, name: str, wanted: str = NUMBERS) -> float:
    """Return one number as a double; return NaN for a missing value."""
    if is_missing(value):
        return float("nan")
    if isinstance(value, (str, bytes, bytearray)):
        refuse_value(name, wanted, value)
    dtype = getattr(value, "dtype", None)
    if dtype is not None and getattr(dtype, "kind", "f") not in "fiubO":
        refuse_dtype(name, wanted, dtype)
    try:
        return float(value)
    except TypeError:
        check_container(value, name, wanted)
        return refuse_value(name, wanted, value)


class Input:
    """A column that the library reads, with `stride` bytes from row to row; a stride of 0 repeats one number."""

    def __init__(self, pointer: Any, stride: int, memory: Any, kind: Any = c_double) -> None:
        self.pointer = pointer
        self.stride = stride
        #: Keeps the memory of a plain pointer alive.
        self.memory = memory
        #: The ctypes type that the library reads in each row.
        self.kind = kind

    def value(self, row: int) -> Any:
        """Return the number in a row."""
        return self.kind.from_address(address_of(self.pointer) + row * self.stride).value


class Columns:
    """Columns of numbers that the library reads."""

    def __init__(self, count: int, inputs: tuple[Input, ...], family: Union[Lists, Arrays]) -> None:
        self.count = count
        self.inputs = inputs
        #: Makes the columns for the results.
        self.family = family
        #: Whether the columns are scalars in one row, which messages do not number.
        self.are_scalars = False

    @property
    def arguments(self) -> tuple[Any, ...]:
        """Return the first arguments of a batch: the pointer and the stride of each column."""
        return tuple(argument for column in self.inputs for argument in (column.pointer, column.stride))

    def values(self, row: int) -> tuple[float, ...]:
        """Return the numbers in a row."""
        return tuple(column.value(row) for column in self.inputs)

    def mark_missing(self, statuses: Any) -> None:
        """Give refused rows in which a number is missing the status `MISSING`; change `statuses` in place."""
        if isinstance(self.family, Arrays):
            np = numpy()
            refused = np.frombuffer(statuses, "u1")
            missing = np.zeros(self.count, "?")
            for column in self.inputs:
                if column.kind is c_double:
                    missing |= np.isnan(column.memory)
            refused[missing & (refused != 0)] = MISSING
            return
        for row, status in enumerate(statuses):
            if status and any(value != value for value in self.values(row)):
                statuses[row] = MISSING


def columns_of(*values: Any, names: Sequence[str] = POSITION) -> Optional[Columns]:
    """Return columns of one length, with scalars repeated as needed; None if all values are scalars."""
    if all(map(is_scalar, values)):
        return None
    if any(map(is_array, values)):
        return _columns_of_arrays(values, names)
    return columns_of_sequences(*values, names=names)


def columns_of_sequences(*values: Any, names: Sequence[str] = POSITION) -> Columns:
    """Return columns of values, at least one of which is a sequence."""
    columns = [None if is_scalar(value) else doubles_of_sequence(value, name) for value, name in _named(values, names)]
    lengths = [len(column) for column in columns if column is not None]
    count = lengths[0]
    if any(length != count for length in lengths):
        raise ValueError(f"sequences must have the same length, not {' and '.join(map(str, lengths))}")
    inputs = tuple(
        shared(c_double(number_or_nan(value, name))) if column is None else stored(column)
        for (value, name), column in zip(_named(values, names), columns)
    )
    return Columns(count, inputs, Lists(count))


def _named(values: Sequence[Any], names: Sequence[str]) -> list[tuple[Any, str]]:
    """Return values with the names of their arguments."""
    return [(value, names[at] if at < len(names) else "an argument") for at, value in enumerate(values)]


def one_row(*values: Any, names: Sequence[str] = POSITION, mode: str = "mask") -> Columns:
    """Return scalars as columns of one row; `columns_of` returns None for scalars. Refuse None unless it is masked."""
    if mode != "mask":
        values = tuple(double(value, name) for value, name in _named(values, names))
    columns = columns_of_sequences(*([number_or_nan(value, name)] for value, name in _named(values, names)))
    columns.are_scalars = True
    return columns


def shared(number: Any) -> Input:
    """Return one ctypes number as a column."""
    return Input(ctypes.pointer(number), 0, number, type(number))


def stored(memory: Any) -> Input:
    """Return a ctypes array as a column."""
    return Input(memory, ctypes.sizeof(memory._type_), memory, memory._type_)


def input_of(array: Any, pointed: Any) -> Input:
    """Return a one-dimensional array as a column; copy the array only if its elements overlap."""
    stride = array.strides[0]
    if stride and abs(stride) < array.itemsize:
        array = numpy().ascontiguousarray(array)
        stride = array.itemsize
    return Input(pointer_to(array, pointed), stride, array, pointed)


def doubles_of_sequence(values: Any, name: str) -> Any:
    """Return a sequence as an array of doubles, with NaN for missing values."""
    if type(values) is not list:
        check_container(values, name, NUMBERS)
        values = values if isinstance(values, (tuple, range, array.array)) else list(values)
    try:
        memory = array.array("d", values)
    except TypeError:
        memory = array.array("d", [_element(value, name, row) for row, value in enumerate(values)])
    return (c_double * len(memory)).from_buffer(memory)


def _element(value: Any, name: str, row: int) -> float:
    """Return one element of a sequence as a double."""
    if is_missing(value):
        return float("nan")
    if isinstance(value, (str, bytes, bytearray)) or getattr(value, "ndim", None):
        refuse_value(name, NUMBERS, value, row)
    try:
        return float(value)
    except TypeError:
        return refuse_value(name, NUMBERS, value, row)


def numbers_of(value: Any, name: str) -> tuple[Any, Any]:
    """Return a column as an array of numbers of any type, and which numbers are missing (None: none)."""
    np = numpy()
    if type(value) is np.ndarray:
        found, missing = value, None
    elif isinstance(value, np.ma.MaskedArray):
        found, missing = np.ma.getdata(value), np.ma.getmaskarray(value)
    elif _pandas.is_pandas(value):
        found, missing = _pandas.numbers(value, name)
    elif _arrow.is_arrow(value):
        column = _arrow.column_of(value)
        if not _arrow.is_numbers(column.kind):
            _refuse_arrow(value, column.kind, name)
        found, missing = _arrow.numbers(column)
    else:
        check_container(value, name, NUMBERS)
        if hasattr(value, "unit"):
            refuse_value(name, NUMBERS, value)
        found, missing = np.asarray(value), None
    if found.dtype.kind == "O":
        flat = [_element(element, name, row) for row, element in enumerate(found.reshape(-1).tolist())]
        found = np.array(flat, "f8").reshape(found.shape)
    elif found.dtype.kind not in "fiub":
        refuse_dtype(name, NUMBERS, found.dtype)
    return found, missing


def doubles_of(value: Any, name: str) -> Any:
    """Return a column as an array of doubles, with NaN for missing values."""
    np = numpy()
    found, missing = numbers_of(value, name)
    doubles = np.asarray(found, "f8")
    if missing is None or not missing.any():
        return doubles
    return np.where(missing, np.nan, doubles)


def _refuse_arrow(value: Any, kind: Any, name: str) -> None:
    check_container(value, name, NUMBERS)
    if _arrow.is_texts(kind):
        refuse(name, NUMBERS, "a column of texts", "pass numbers; position.parse reads texts")
    came = f"a column of Arrow of type {kind.extension or kind.format!r}"
    refuse(name, NUMBERS, came, "cast it to float64, or pass one field of it")


def family_of(values: Sequence[Any], shape: tuple[int, ...], count: int) -> Arrays:
    """Return the factory for result columns; the argument whose type says most about its rows decides."""
    pandas = [value for value in values if _pandas.is_pandas(value)]
    for value in sorted(pandas, key=lambda value: not hasattr(value, "index")):
        return _pandas.Pandas(value, count, shape)
    arrow = [value for value in values if _arrow.is_arrow(value) and not _is_scalar_like(value)]
    for value in arrow:
        if _is_of("polars", "Series", value):
            return Polars(count, shape)
        if _is_of("pyarrow", "Array", value) or _is_of("pyarrow", "ChunkedArray", value):
            return Arrow(value, count, shape)
    np = numpy()
    if arrow or any(isinstance(value, np.ma.MaskedArray) for value in values):
        return Masked(count, shape)
    if any(isinstance(value, np.ndarray) and value.dtype.kind == "O" for value in values):
        return Objects(count, shape)
    return Arrays(count, shape)


def _is_scalar_like(value: Any) -> bool:
    return bool(getattr(value, "ndim", None) == 0)


def _is_of(library: str, kind: str, value: Any) -> bool:
    """Return whether a value is an instance of a class of a library, without importing the library."""
    module = sys.modules.get(library)
    return module is not None and isinstance(value, vars(module).get(kind, ()))


def broadcast(*arrays: Any) -> Any:
    """Broadcast arrays to one shape."""
    try:
        return numpy().broadcast_arrays(*arrays)
    except ValueError:
        sizes = [str(array.size if array.ndim == 1 else array.shape) for array in arrays if array.ndim]
        raise ValueError(f"arrays must have the same length, not {' and '.join(sizes)}") from None


def _columns_of_arrays(values: tuple[Any, ...], names: Sequence[str]) -> Columns:
    np = numpy()
    named = _named(values, names)
    plain = all(type(value) in (np.ndarray, float, int) and not _holds_objects(value) for value in values)
    if not plain:
        _pandas.check_indexes(values, names)
    arrays = broadcast(*(_one_array(value, name) for value, name in named))
    shape, count = arrays[0].shape, arrays[0].size
    family = Arrays(count, shape) if plain else family_of(values, shape, count)
    return Columns(count, tuple(input_of(array.reshape(-1), c_double) for array in arrays), family)


def _holds_objects(value: Any) -> bool:
    return getattr(getattr(value, "dtype", None), "kind", "") == "O"


def _one_array(value: Any, name: str) -> Any:
    np = numpy()
    if is_scalar(value):
        return np.asarray(number_or_nan(value, name), "f8")
    if type(value) is np.ndarray and value.dtype == np.float64:
        return value
    if is_array(value):
        return doubles_of(value, name)
    check_container(value, name, NUMBERS)
    values = list(value)
    # The rows have several axes.
    if any(isinstance(row, (list, tuple)) or getattr(row, "ndim", 0) for row in values):
        try:
            return doubles_of(np.asarray(values), name)
        except ValueError:
            # The rows have different lengths.
            row = next(row for row, each in enumerate(values) if np.ndim(each) != np.ndim(values[0]) or row)
            refuse_value(name, NUMBERS, values[row], row)
    return np.frombuffer(doubles_of_sequence(values, name), "f8", len(values))
