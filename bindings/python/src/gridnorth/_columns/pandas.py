# SPDX-License-Identifier: MIT
"""Pandas columns: a Series gives a Series or a DataFrame with the same index. Used only if pandas is imported."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, Callable

from .._arrow import results
from .._arrow.output import ArrowOutput
from .._errors.advice import NUMBERS, refuse_dtype
from .._memory.outputs import Arrays, Output, numpy

# The types of pandas whose missing value is NA, by the types of numpy.
_NULLABLE = {
    "f8": "Float64",
    "i4": "Int32",
    "i8": "Int64",
    "u4": "UInt32",
    "u8": "UInt64",
    "b1": "boolean",
}


def is_pandas(value: Any) -> bool:
    """Return whether a value is a Series, an Index or an extension array of pandas."""
    pandas = sys.modules.get("pandas")
    if pandas is None:
        return False
    return isinstance(value, (pandas.Series, pandas.Index, pandas.api.extensions.ExtensionArray))


def numbers(column: Any, name: str) -> tuple[Any, Any]:
    """Return a column of numbers or of objects as an array, and which of its rows are missing (None: none)."""
    np = numpy()
    dtype = column.dtype
    if isinstance(dtype, np.dtype):
        return np.asarray(column), None
    if type(dtype).__name__ == "CategoricalDtype":
        return np.asarray(column), None
    kind = getattr(dtype, "kind", "O")
    if kind not in "fiub":
        if kind == "O" and type(dtype).__name__ not in ("StringDtype", "ArrowDtype", "PeriodDtype", "IntervalDtype"):
            return np.asarray(column, object), None
        refuse_dtype(name, NUMBERS, dtype)
    missing = np.asarray(column.isna())
    if kind == "f":
        # A NaN that is not NA also counts as missing.
        return column.to_numpy("f8", na_value=np.nan), missing
    if kind == "b":
        return column.to_numpy("?", na_value=False), missing
    return column.to_numpy("i8" if kind == "i" else "u8", na_value=0), missing


def arrow_texts(column: Any) -> Any:
    """Return the Arrow column in which pandas stores texts; None if pandas stores them in another way."""
    dtype = column.dtype
    if type(dtype).__name__ != "ArrowDtype" and getattr(dtype, "storage", "") != "pyarrow":
        return None
    return getattr(column, "array", column).__arrow_array__()


def check_indexes(values: Any, names: Any) -> None:
    """Refuse Series with different indexes."""
    series = [(name, value) for name, value in zip(names, values) if is_pandas(value) and hasattr(value, "index")]
    for name, value in series[1:]:
        first, other = series[0][1].index, value.index
        if first is not other and not first.equals(other):
            raise ValueError(
                f"the Series {series[0][0]} and {name} have different indexes; align them first, or pass the values "
                "alone with to_numpy()"
            )


class Pandas(Arrays):
    """Makes columns like the argument: a Series with its index, an Index, or an extension array.

    Records become a DataFrame, with the index of a Series.
    """

    def __init__(self, like: Any, count: int, shape: tuple[int, ...]) -> None:
        if shape != (len(like),):
            raise ValueError(f"a column of pandas with {len(like)} rows cannot be repeated to shape {shape}")
        super().__init__(count, shape)
        self._like = like
        pandas = sys.modules["pandas"]
        self._pandas: Any = pandas
        dtype = like.dtype
        self._is_arrow = type(dtype).__name__ == "ArrowDtype"
        self._is_nullable = getattr(dtype, "na_value", None) is pandas.NA

    def finish(self, values: Any) -> Any:
        """Return numbers or bools."""
        return self._like_this(self._numbers(values))

    def finish_records(self, records: Any) -> Any:
        """Return a DataFrame with a column for each member."""
        index = getattr(self._like, "index", None)
        return self._pandas.DataFrame(dict(self._members(records)), index=index)

    def _members(self, records: Any, prefix: str = "") -> Iterator[tuple[str, Any]]:
        """Return columns and their names: `utm_easting` for the easting of `utm`, `latitude` for that of `point`."""
        for name in records.dtype.names:
            values = records[name]
            if values.dtype.names:
                yield from self._members(values, "" if name == "point" else f"{prefix}{name}_")
            elif values.dtype.kind == "S":
                yield prefix + name, self._letters(values)
            else:
                yield prefix + name, self._numbers(numpy().ascontiguousarray(values))

    def _numbers(self, values: Any) -> Any:
        """Return numbers or bools as an array of numpy or of pandas."""
        if self._is_arrow:
            return self._of_arrow(results.numbers(values, self._nulls()))
        if not (self._is_nullable or (self.masked is not None and values.dtype.kind != "f")):
            if self.masked is not None:
                values[self.mask()] = numpy().nan
            return values
        array = self._pandas.array(values, dtype=_NULLABLE[values.dtype.str[1:]])
        if self.masked is not None:
            array[self.mask()] = self._pandas.NA
        return array

    def _letters(self, values: Any) -> Any:
        """Return an array of single bytes as texts."""
        if self._is_arrow:
            return self._of_arrow(results.texts(values, self._nulls()))
        texts = values.astype("U").astype(object)
        texts[self.mask()] = None
        return self._pandas.array(texts, dtype="string" if self._is_nullable else self._pandas.Series([""]).dtype)

    def texts(self, stride: int, make: Callable[[Any], Any]) -> Output:
        """Make a text column: an Arrow column if pandas stores texts in Arrow."""
        dtype = None if self._is_arrow else self._text_dtype()
        if not self._is_arrow and dtype is None:
            return super().texts(stride, make)

        def finish(output: ArrowOutput) -> Any:
            found = results.arrays(output.column(self._nulls()))
            if dtype is None:
                return self._like_this(self._of_arrow(found))
            return self._like_this(self._pandas.arrays.ArrowStringArray(found, dtype=dtype))

        return ArrowOutput(self.count, stride, "u" if dtype is None else "U", finish)

    def _text_dtype(self) -> Any:
        """Return the dtype of text results if it is backed by Arrow's large strings."""
        pandas = self._pandas
        if int(pandas.__version__.partition(".")[0]) < 3:
            return None
        if self._is_nullable:
            dtype = pandas.StringDtype()
        elif isinstance(self._like, (pandas.Series, pandas.Index)):
            # pandas itself chooses the dtype.
            dtype = pandas.Series([""]).dtype
        else:
            return None
        return dtype if getattr(dtype, "storage", "") == "pyarrow" else None

    def finish_texts(self, texts: Any, make: Callable[[Any], Any]) -> Any:
        """Return texts."""
        found = make(texts).astype(object)
        found[self.mask()] = self._pandas.NA if self._is_nullable else None
        return self._like_this(self._pandas.array(found, dtype="string") if self._is_nullable else found)

    def _nulls(self) -> Any:
        return None if self.masked is None else self.mask()

    def _of_arrow(self, values: Any) -> Any:
        return self._pandas.array(values, dtype=self._pandas.ArrowDtype(values.type))

    def _like_this(self, values: Any) -> Any:
        pandas = self._pandas
        if isinstance(self._like, pandas.Series):
            return pandas.Series(values, index=self._like.index, copy=False)
        return pandas.Index(values) if isinstance(self._like, pandas.Index) else pandas.array(values)
