# SPDX-License-Identifier: MIT
"""Columns for callers who passed columns of pyarrow or polars, which are there already if they did."""

from __future__ import annotations

import importlib
import sys
from typing import Any, Callable

from ._families import Arrays, numpy


def numbers(values: Any, mask: Any) -> Any:
    """Return an array of pyarrow; `mask` says which rows are null (None: none)."""
    return _pyarrow().array(values, mask=mask)


def texts(slots: Any, mask: Any) -> Any:
    """Return slots of UTF-8 as an array of pyarrow, without a str for each."""
    pyarrow, np = _pyarrow(), numpy()
    count, width = slots.size, slots.dtype.itemsize
    characters = np.ascontiguousarray(slots).view("u1").reshape(count, width)
    used = characters != 0
    data = characters[used]
    lengths = used.sum(1)
    wide = data.size > 2**31 - 1
    offsets = np.zeros(count + 1, "i8" if wide else "i4")
    np.cumsum(lengths, out=offsets[1:])
    bits = None if mask is None else pyarrow.py_buffer(np.packbits(~mask, bitorder="little"))
    kind = pyarrow.LargeStringArray if wide else pyarrow.StringArray
    return kind.from_buffers(count, pyarrow.py_buffer(offsets), pyarrow.py_buffer(data), bits)


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
    """Makes arrays of pyarrow, chunked if a chunked one came in."""

    def __init__(self, like: Any, count: int, shape: tuple[int, ...]) -> None:
        super().__init__(count, shape)
        _check_shape(shape)
        self._is_chunked = isinstance(like, _pyarrow().ChunkedArray)

    def finish(self, values: Any) -> Any:
        """Return numbers or truth values."""
        return self._boxed(numbers(values, self._nulls()))

    def finish_texts(self, texts: Any, make: Callable[[Any], Any]) -> Any:
        """Return texts."""
        return self._boxed(globals()["texts"](texts, self._nulls()))

    def finish_records(self, records: Any) -> Any:
        """Return structs."""
        return self._boxed(globals()["records"](records, self._nulls()))

    def _nulls(self) -> Any:
        return None if self.masked is None else self.mask()

    def _boxed(self, array: Any) -> Any:
        return _pyarrow().chunked_array([array]) if self._is_chunked else array


class Polars(Arrays):
    """Makes Series of polars."""

    def __init__(self, count: int, shape: tuple[int, ...]) -> None:
        super().__init__(count, shape)
        _check_shape(shape)

    def finish(self, values: Any) -> Any:
        """Return numbers or truth values."""
        return self._boxed(values)

    def finish_texts(self, texts: Any, make: Callable[[Any], Any]) -> Any:
        """Return texts."""
        return self._boxed(make(texts).tolist(), _polars().String)

    def finish_records(self, records: Any) -> Any:
        """Return structs."""
        return self._boxed([_plain(record) for record in records])

    def _boxed(self, values: Any, dtype: Any = None) -> Any:
        polars = _polars()
        column = polars.Series(values=values, dtype=dtype)
        if self.masked is None:
            return column
        return polars.select(polars.when(polars.Series(~self.mask())).then(column)).to_series()


def _plain(record: Any) -> Any:
    """Return a record as a dict of plain values."""
    plain: dict[str, Any] = {}
    for name in record.dtype.names:
        value = record[name]
        if name == "reserved":
            continue
        plain[name] = _plain(value) if value.dtype.names else value.item()
        if isinstance(plain[name], bytes):
            plain[name] = plain[name].decode()
    return plain


def _check_shape(shape: tuple[int, ...]) -> None:
    if len(shape) != 1:
        raise ValueError(f"a column of Arrow cannot hold results of shape {shape}")


def _pyarrow() -> Any:
    return sys.modules["pyarrow"]


def _polars() -> Any:
    return sys.modules["polars"]
