# SPDX-License-Identifier: MIT
"""The kinds and details of features, the options of writers, and reports of omissions."""

from __future__ import annotations

import enum
from ctypes import byref
from typing import Any, Literal, NamedTuple, Optional, TypedDict

from .. import errors
from .._columns.inputs import integer, one_number
from .._fences.values import Trigger
from .._measures.times import Time, optional_seconds
from .._memory.options import packed
from .._native.library import gn_exchange_options, library

#: The formats that are read and written.
FormatName = Literal["gpx", "kml", "cot", "geojson"]
FORMATS = ("gpx", "kml", "cot", "geojson")


class Kind(enum.IntEnum):
    """The kind of a feature."""

    #: One position.
    POINT = 1
    #: A route, a track, or another line.
    LINE = 2
    #: A polygon with its holes.
    AREA = 3
    #: A hole of the area before it: a row of `Features.records`, never a feature of its own.
    HOLE = 4
    #: All positions within a radius of a center.
    CIRCLE = 5
    #: An ellipse around a center.
    ELLIPSE = 6
    #: A sector of a circle or of a ring around a center.
    SECTOR = 7
    #: The line that starts at a position and has a range and a bearing.
    RANGE_BEARING = 8
    #: A rectangle, which may be turned.
    BOX = 9


class Report(NamedTuple):
    """The omissions from a document, and the reason for the first.

    Attributes
    ----------
    skipped : int
        The number of features that were left out.
    error : GridNorthError or None
        The error of the first omitted feature or dropped fix; None if nothing was left out. Its `offset` is the place
        in the bytes of the document, or its `row` the number of the feature to be written.
    line, column : int or None
        The place in the document, counted from 1; None when writing.
    dropped : int
        The number of fixes of tracks that were left out, or lost an unreadable altitude or time, and of features of
        GeoJSON that lost an unreadable time.
    """

    skipped: int = 0
    error: Optional[errors.GridNorthError] = None
    line: Optional[int] = None
    column: Optional[int] = None
    dropped: int = 0


def dropped_words(format: Optional[str], count: int) -> str:
    """Return what `Report.dropped` counts, in words: GeoJSON loses times alone, other formats lose whole fixes too."""
    one, many = ("time", "times") if format == "geojson" else ("fix", "fixes")
    return f"{count} {one if count == 1 else many}"


class Options(TypedDict, total=False):
    """Options for writing a document: keyword arguments, whose default values `defaults` returns.

    Attributes
    ----------
    decimals : int, default 7
        Decimals of degrees, 0 ... 12: 7 decimals are a centimeter.
    meter_decimals : int, default 2
        Decimals of altitudes and radii, 0 ... 6.
    time_decimals : int, default 3
        Decimals of seconds that are not whole, 0 ... 9.
    tolerance : float, default 1
        The largest deviation of polygons from the circles, ellipses and sectors that they represent: meters, 0.000001
        ... 1,000,000.
    time : float or datetime.datetime, optional
        The time of CoT events that have none: seconds since the beginning of 1970 in UTC. Without this option such
        events are refused.
    stale_after : float, default 86400
        The validity of CoT events without a stale time: seconds after their start.
    """

    decimals: int
    meter_decimals: int
    time_decimals: int
    tolerance: float
    time: Optional[Time]
    stale_after: float


class Details(TypedDict, total=False):
    """The details of a feature beside its shape: keyword arguments of `Feature.point` and the like.

    Attributes
    ----------
    name, uid, type, how : str
        See `Feature`.
    time, start, stale : float or datetime.datetime
        Seconds since the beginning of 1970 in UTC, or aware datetimes.
    circular_error, linear_error : float
        Meters.
    course : float
        Degrees.
    speed : float
        Meters per second.
    low, high : float
        Meters.
    triggers : Trigger
        See `Feature`.
    """

    name: Optional[str]
    uid: Optional[str]
    type: Optional[str]
    how: Optional[str]
    time: Optional[Time]
    start: Optional[Time]
    stale: Optional[Time]
    circular_error: Optional[float]
    linear_error: Optional[float]
    course: Optional[float]
    speed: Optional[float]
    low: Optional[float]
    high: Optional[float]
    triggers: Trigger


#: The details that are texts, the details that are times, and those that are numbers.
TEXTS = ("name", "uid", "type", "how")
TIMES = ("time", "start", "stale")
NUMBERS = ("circular_error", "linear_error", "course", "speed", "low", "high")


def packed_options(given: Any) -> gn_exchange_options:
    """Return options as a struct of the library."""
    options: gn_exchange_options = packed(
        gn_exchange_options(), library.gn_exchange_options_init, given, Options.__annotations__, _packed_option
    )
    return options


def _packed_option(name: str, value: Any) -> Any:
    if name == "time":
        return optional_seconds(value, name)
    if name.endswith("decimals"):
        return integer(value, name, errors.DecimalsError)
    return one_number(value, name)


def defaults() -> Options:
    """Return the default options of `write`.

    Returns
    -------
    Options
        A dictionary with every option.

    Examples
    --------
    >>> defaults()["decimals"], defaults()["stale_after"]
    (7, 86400.0)
    """
    options = gn_exchange_options()
    library.gn_exchange_options_init(byref(options))
    found = {name: getattr(options, name) for name in Options.__annotations__}
    found["time"] = None
    return found  # type: ignore[return-value]
