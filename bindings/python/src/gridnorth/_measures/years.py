# SPDX-License-Identifier: MIT
"""Decimal years, which may be given as dates and times."""

from __future__ import annotations

import datetime
import math
import sys
from collections.abc import Iterable
from ctypes import byref, c_double
from typing import Any

from .. import errors
from .._columns.inputs import one_number
from .._errors.advice import refuse_dtype, refuse_kind
from .._memory.outputs import numpy
from .._native.library import GN_OK, library
from .times import plain_column, seconds_column, seconds_of

_YEAR = "a decimal year, a date or an aware datetime"
_ADVICE = "pass a number such as 2027.5, or datetime.date.fromisoformat(text)"
# The mean length of a year in the calendar.
_SECONDS_PER_YEAR = 31_556_952


def year_of(year: Any, name: str = "year") -> float:
    """Return one year as a decimal year."""
    if type(year) is float or type(year) is int:
        return float(year)
    if not _is_date(year):
        _refuse_text(year, name)
        return one_number(year, name)
    seconds = _seconds_of(year, name)
    return seconds if seconds != seconds else _year_or_far(seconds)


def years_column(years: Any, name: str = "year") -> Any:
    """Return years as decimal years: one, or many in a column of the same kind; leave numbers as they are."""
    if _is_date(years):
        return year_of(years, name)
    _refuse_text(years, name)
    years = plain_column(years)
    if isinstance(years, (list, tuple)):
        return [_row(year, name, row) for row, year in enumerate(years)] if _has_dates(years) else years
    kind: Any = getattr(years, "dtype", None)
    if getattr(kind, "kind", None) == "O" and hasattr(years, "__array__"):
        np = numpy()
        objects = np.array(np.ma.getdata(years) if isinstance(years, np.ma.MaskedArray) else years, object)
        if isinstance(years, np.ma.MaskedArray):
            objects[np.ma.getmaskarray(years)] = None
        if _has_dates(objects.flat):
            objects.flat = [_row(year, name, row) for row, year in enumerate(objects.flat)]
            return _like(years, objects)
    if getattr(kind, "kind", None) in ("U", "S", "T"):
        refuse_dtype(name, f"{_YEAR}, or a column of them", kind)
    seconds = seconds_column(years, name)
    return years if seconds is years else _like(seconds, _years_of(seconds))


def decimal_year(seconds: float) -> float:
    """Return the decimal year of a time."""
    year = c_double()
    status = library.gn_decimal_year(seconds, byref(year))
    if status != GN_OK:
        errors.refuse(status, f"seconds {seconds}")
    return year.value


def _years_of(seconds: Any) -> Any:
    """Return the decimal years of a column of times; call the library once for equal times."""
    np = numpy()
    values = np.asarray(np.ma.filled(seconds, math.nan) if isinstance(seconds, np.ma.MaskedArray) else seconds, "f8")
    times, rows = np.unique(values.reshape(-1), return_inverse=True)
    return np.array([_year_or_far(time) for time in times.tolist()], "f8")[rows.reshape(-1)].reshape(values.shape)


def _year_or_far(seconds: float) -> float:
    """Return a decimal year, also of a time that the library refuses: it lies outside all models, as its year does."""
    year = c_double()
    if library.gn_decimal_year(seconds, byref(year)) == GN_OK:
        return year.value
    return 1970 + seconds / _SECONDS_PER_YEAR


def _like(column: Any, years: Any) -> Any:
    """Return years in a column like another: of the same kind, and with the same index."""
    np = numpy()
    if isinstance(column, np.ma.MaskedArray):
        return np.ma.MaskedArray(years, np.ma.getmaskarray(column))
    if isinstance(column, np.ndarray):
        return years
    # A missing row of a column in Arrow is missing in another way than NaN.
    dtype = {"dtype": column.dtype} if type(column.dtype).__name__ == "ArrowDtype" else {}
    index = getattr(column, "index", None)
    if index is not None:
        return type(column)(years, index=index, **dtype)
    if dtype and hasattr(column, "_from_sequence"):
        return sys.modules["pandas"].array(years, **dtype)
    return type(column)(years, **dtype)


def _row(year: Any, name: str, row: int) -> Any:
    """Return a date of a column as a decimal year; leave numbers and missing values to the reader of columns."""
    return year_of(year, f"{name}, row {row},") if _is_date(year) or isinstance(year, (str, bytes)) else year


def _is_date(value: Any) -> bool:
    """Return whether a value is one date or time of datetime, numpy or pandas."""
    if isinstance(value, datetime.date):
        return True
    return getattr(getattr(value, "dtype", None), "kind", None) == "M" and getattr(value, "ndim", 1) == 0


def _has_dates(years: Iterable[Any]) -> bool:
    return any(_is_date(year) or isinstance(year, (str, bytes)) for year in years)


def _seconds_of(year: Any, name: str) -> float:
    """Return the time of one date; NaN for a missing one."""
    if isinstance(year, datetime.datetime):
        return seconds_of(year, name)
    if isinstance(year, datetime.date):
        return seconds_of(datetime.datetime(year.year, year.month, year.day, tzinfo=datetime.timezone.utc), name)
    return float(seconds_column(year, name))


def _refuse_text(year: Any, name: str) -> None:
    if isinstance(year, (str, bytes)):
        refuse_kind(name, _YEAR, year, _ADVICE)
