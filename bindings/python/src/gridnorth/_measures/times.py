# SPDX-License-Identifier: MIT
"""Times as seconds since the beginning of 1970, as objects of datetime, and as text."""

from __future__ import annotations

import datetime
import math
import sys
from collections import deque
from collections.abc import Iterator, ValuesView
from ctypes import c_double
from typing import TYPE_CHECKING, Any, Optional, Union

from .. import errors
from .._columns.inputs import integer, one_number
from .._columns.reading import read_one
from .._columns.writing import written
from .._errors.advice import refuse, refuse_kind
from .._errors.words import shown
from .._memory.outputs import numpy
from .._native.library import library

if TYPE_CHECKING:
    from .._typing.aliases import Text

#: A time: seconds since the beginning of 1970 in UTC, or an aware datetime.
Time = Union[float, datetime.datetime]

# The longest text is 30 bytes.
_CAPACITY = 32


def parse_time(text: Text) -> float:
    """Read a time in the form of ISO 8601.

    Parameters
    ----------
    text : str or bytes
        "2026-11-22T08:17:05.250Z": a date, "T" or a blank, hours, minutes and perhaps seconds with decimals, then "Z"
        or an offset such as "+02:00"; without an offset the time is in UTC. Or a date alone, a month or a year, as in
        KML.

    Returns
    -------
    float
        Seconds since the beginning of 1970 in UTC, without leap seconds, as from ``datetime.timestamp()``.

    Raises
    ------
    DateError, TextEmptyError, TextRestError
        The text is not a time; `offset` is the place of the error.

    Examples
    --------
    >>> parse_time("2026-11-22T08:17:05.250Z"), parse_time("1970-01-02")
    (1795335425.25, 86400.0)
    >>> import datetime
    >>> datetime.datetime.fromtimestamp(parse_time("2026-11-22T10:17+02:00"), datetime.timezone.utc)
    datetime.datetime(2026, 11, 22, 8, 17, tzinfo=datetime.timezone.utc)
    """
    found: c_double = read_one(library.gn_time_parse, text, c_double())
    return found.value


def format_time(time: Time, decimals: int = 0) -> str:
    """Write a time in the form of ISO 8601, in UTC.

    Parameters
    ----------
    time : float or datetime.datetime
        Seconds since the beginning of 1970 in UTC, in the years 1 to 9999; or a datetime that has a time zone.
    decimals : int, default 0
        Decimals of the seconds, 0 ... 9. The number is rounded, half to even.

    Returns
    -------
    str
        The time, with a "Z" at its end.

    Raises
    ------
    NotFiniteError, YearError, DecimalsError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> format_time(1795335425.25), format_time(1795335425.25, 3)
    ('2026-11-22T08:17:05Z', '2026-11-22T08:17:05.250Z')
    >>> import datetime
    >>> format_time(datetime.datetime(2026, 11, 22, 8, 17, 5, tzinfo=datetime.timezone.utc))
    '2026-11-22T08:17:05Z'
    """
    seconds = seconds_of(time, "time")
    decimals = integer(decimals, "decimals", errors.DecimalsError)

    def refused(_: int) -> str:
        return shown((("time", seconds), ("decimals", decimals)))

    return written(library.gn_time_format, c_double(seconds), decimals, size=_CAPACITY, refused=refused)


def seconds_of(time: Any, name: str) -> float:
    """Return a time as seconds."""
    if isinstance(time, datetime.datetime):
        if time != time:
            # The missing time of pandas is a datetime, and has no offset.
            return math.nan
        if time.utcoffset() is None:
            came = f"datetime {time.isoformat()!r} without a time zone"
            refuse(name, "a number or an aware datetime", came, "pass its tzinfo, such as datetime.timezone.utc")
        # The difference is exact, and works for years that timestamp() refuses on some systems.
        since = time - _BEGINNING
        return (since.days * 86400 + since.seconds) + since.microseconds / 1e6
    if isinstance(time, (str, bytes)):
        refuse_kind(name, "a number or an aware datetime", time, "pass exchange.parse_time(text)")
    return one_number(time, name)


def seconds_column(times: Any, name: str) -> Any:
    """Return times as numbers: one datetime, a list of them, columns of dates of numpy, pandas and polars, in UTC."""
    if isinstance(times, datetime.datetime):
        return seconds_of(times, name)
    times = plain_column(times)
    if isinstance(times, (list, tuple)) and any(isinstance(time, datetime.datetime) for time in times):
        return [seconds_of(time, name) if isinstance(time, (datetime.datetime, str, bytes)) else time for time in times]
    column: Any = times
    kind: Any = getattr(column, "dtype", None)
    if getattr(kind, "kind", None) == "M" and type(kind).__name__ == "ArrowDtype":
        return _arrow_seconds(column)
    if getattr(kind, "kind", None) == "M":
        dates = getattr(column, "dt", column)
        if getattr(dates, "tz", None) is not None:
            column = dates.tz_convert(None)
        np = numpy()
        return (column - np.datetime64(0, "s")) / np.timedelta64(1, "s")
    if hasattr(kind, "is_temporal") and kind.is_temporal():
        return column.dt.epoch("us") / 1e6
    return column


def plain_column(times: Any) -> Any:
    """Return an iterator as a list, and a categorical column of dates as one of dates; leave others as they are."""
    if isinstance(times, (Iterator, ValuesView, deque)):
        return list(times)
    kind: Any = getattr(getattr(getattr(times, "dtype", None), "categories", None), "dtype", None)
    return times.astype(kind) if getattr(kind, "kind", None) == "M" else times


def _arrow_seconds(column: Any) -> Any:
    """Return the times of a column of pandas that stores dates in Arrow: only a Series of times has a difference."""
    pandas, np = sys.modules["pandas"], numpy()
    times = pandas.Series(column)
    if times.dtype.type is datetime.date:
        times = times.astype("timestamp[s][pyarrow]")
    if times.dt.tz is not None:
        times = times.dt.tz_convert(None)
    seconds = (times - np.datetime64(0, "s")) / np.timedelta64(1, "s")
    if isinstance(column, pandas.Series):
        return seconds
    return pandas.Index(seconds) if isinstance(column, pandas.Index) else seconds.array


def optional_seconds(time: Optional[Time], name: str) -> float:
    """Convert an optional time for the library."""
    return math.nan if time is None else seconds_of(time, name)


_BEGINNING = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
