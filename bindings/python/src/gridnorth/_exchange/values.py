# SPDX-License-Identifier: MIT
"""What features of documents are, how they are written, and what was left out."""

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
    """What a feature is."""

    #: One position.
    POINT = 1
    #: A route, a track, or another line.
    LINE = 2
    #: A polygon with its holes.
    AREA = 3
    #: A hole of the area before it: a row of `Features.records`, never a feature of its own.
    HOLE = 4
    #: All positions within a radius of one.
    CIRCLE = 5
    #: An ellipse around one position.
    ELLIPSE = 6
    #: A part of a circle around one position, or of a ring.
    SECTOR = 7
    #: The line from one position to where a range and a bearing lead.
    RANGE_BEARING = 8
    #: A rectangle, which may be turned.
    BOX = 9


class Report(NamedTuple):
    """What was left out of a document, and why.

    Attributes
    ----------
    skipped : int
        How many features were left out.
    error : GridNorthError or None
        What is wrong with the first of them, or with the first fix that was dropped; None if nothing was left out. Its
        `offset` is where in the bytes of the document, its `row` which of the features that were to be written.
    line, column : int or None
        Where in the document, counted from 1; None for features that were to be written.
    dropped : int
        How many fixes of tracks were left out, or lost the altitude or the time that could not be read.
    """

    skipped: int = 0
    error: Optional[errors.GridNorthError] = None
    line: Optional[int] = None
    column: Optional[int] = None
    dropped: int = 0


class Options(TypedDict, total=False):
    """How a document is written: keyword arguments, each with a default, which `defaults` returns.

    Attributes
    ----------
    decimals : int, default 7
        Of degrees, 0 ... 12: 7 are a centimeter.
    meter_decimals : int, default 2
        Of altitudes and radii, 0 ... 6.
    time_decimals : int, default 3
        Of seconds that are not whole, 0 ... 9.
    tolerance : float, default 1
        Meters, 0.000001 ... 1,000,000: polygons that stand for circles, ellipses and sectors depart from them by no
        more.
    time : float or datetime.datetime, optional
        For CoT events that have none: seconds since the beginning of 1970 in UTC. Without it they are refused.
    stale_after : float, default 86400
        For CoT events that do not say when they end to hold: seconds after their start.
    """

    decimals: int
    meter_decimals: int
    time_decimals: int
    tolerance: float
    time: Optional[Time]
    stale_after: float


class Details(TypedDict, total=False):
    """What a feature may have beside its shape: keyword arguments of `Feature.point` and the like.

    Attributes
    ----------
    name, uid, type, how : str
        As of `Feature`.
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
        As of `Feature`.
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


#: The details that are texts, times, and numbers.
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
