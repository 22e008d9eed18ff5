# SPDX-License-Identifier: MIT
"""Columns for callers who passed pyarrow or polars columns, and so have imported that library."""

from __future__ import annotations

import importlib
import sys
from typing import Any, Callable

from .._memory.outputs import Arrays, numpy
from . import export
from .output import ArrowOutput


def numbers(values: Any, mask: Any) -> Any:
    """Return a pyarrow array; `mask` says which rows are null (None: none)."""
    return arrays(export.numbers(values, mask))


def texts(slots: Any, mask: Any) -> Any:
    """Return slots of UTF-8 as a pyarrow array."""
    return arrays(exported(slots, "u").column(mask))


def exported(slots: Any, kind: str) -> ArrowOutput:
    """Move slots into the buffers of an Arrow column."""
    slots = numpy().ascontiguousarray(slots)
    output = ArrowOutput(slots.size, slots.dtype.itemsize, kind, None)
    output.take(slots)
    return output


def arrays(column: export.Column) -> Any:
    """Return a column as a pyarrow array that shares its memory."""
    return export.of_pyarrow(_pyarrow(), column)[1]


def records(values: Any, mask: Any) -> Any:
    """Return a structured array as an array of structs."""
    names = [name for name in values.dtype.names if name != "reserved"]
    parts = []
    for name in names:
        part = values[name]
        if part.dtype.names:
            parts.append(records(part, None))
        else:
            part = numpy().ascontiguousarray(part)
            parts.append(texts(part, None) if part.dtype.kind == "S" else numbers(part, None))
    return _pyarrow().StructArray.from_arrays(parts, names, mask=None if mask is None else _pyarrow().array(mask))


def differs(array: Any, value: int) -> Any:
    """Return where numbers differ from a value."""
    return importlib.import_module("pyarrow.compute").not_equal(array, int(value))


class Arrow(Arrays):
    """Makes pyarrow arrays, chunked if an argument is chunked."""

    def __init__(self, like: Any, count: int, shape: tuple[int, ...]) -> None:
        super().__init__(count, shape)
        _check_shape(shape)
        self._is_chunked = isinstance(like, _pyarrow().ChunkedArray)

    def finish(self, values: Any) -> Any:
        """Return numbers or bools."""
        return self._boxed(numbers(values, self._nulls()))

    def texts(self, stride: int, make: Callable[[Any], Any]) -> ArrowOutput:
        """Make a text column."""
        return ArrowOutput(self.count, stride, "u", lambda output: self._boxed(arrays(output.column(self._nulls()))))

    def finish_records(self, records: Any) -> Any:
        """Return structs."""
        return self._boxed(globals()["records"](records, self._nulls()))

    def _nulls(self) -> Any:
        return None if self.masked is None else self.mask()

    def _boxed(self, array: Any) -> Any:
        return _pyarrow().chunked_array([array]) if self._is_chunked else array


class Polars(Arrays):
    """Makes polars Series."""

    def __init__(self, count: int, shape: tuple[int, ...]) -> None:
        super().__init__(count, shape)
        _check_shape(shape)

    def texts(self, stride: int, make: Callable[[Any], Any]) -> ArrowOutput:
        """Make a text column."""
        return ArrowOutput(self.count, stride, "vu", lambda output: _polars().Series(output.column(self._nulls())))

    def finish(self, values: Any) -> Any:
        """Return numbers or bools."""
        return _polars().Series(export.numbers(values, self._nulls()))

    def finish_records(self, records: Any) -> Any:
        """Return structs."""
        return _polars().Series(export.records(records, self._nulls()))

    def _nulls(self) -> Any:
        return None if self.masked is None else self.mask()


def _check_shape(shape: tuple[int, ...]) -> None:
    if len(shape) != 1:
        raise ValueError(f"a column of Arrow cannot hold results of shape {shape}")


def _pyarrow() -> Any:
    return sys.modules["pyarrow"]


def _polars() -> Any:
    return sys.modules["polars"]
