# SPDX-License-Identifier: MIT
"""The sun and the moon over a position, in the years 1900 to 2099.

Times are seconds since the beginning of 1970 in UTC, or datetimes that have a time zone.

>>> import datetime
>>> noon = datetime.datetime(2026, 6, 21, 12, tzinfo=datetime.timezone.utc)
>>> round(sun(48.8584, 2.2945, noon).elevation, 2)
64.54
>>> [event.kind.name for event in sun_events(48.8584, 2.2945, noon, noon + datetime.timedelta(hours=12))]
['SUNSET', 'CIVIL_DUSK', 'NAUTICAL_DUSK']
>>> round(moon_phase(noon).illuminated, 2)
0.46
"""

from __future__ import annotations

import enum
from ctypes import byref
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Optional, Union, overload

from . import errors as _errors
from ._columns.batches import Rows
from ._columns.inputs import columns_of, double, one_row
from ._errors.words import shown
from ._measures.times import seconds_column, seconds_of
from ._memory.room import fitted
from ._native import library as _library
from ._native.library import GN_OK, gn_moon_phase, gn_point, gn_sky_event, gn_sky_place, library
from ._typing.public import own

if TYPE_CHECKING:
    from ._measures.times import Time
    from ._typing.aliases import Errors, FloatArray, Numbers, NumbersOrArray, NumbersOrColumn, StatusBuffer

__all__ = [
    "Direction",
    "Event",
    "EventKind",
    "MoonPhase",
    "Place",
    "moon",
    "moon_events",
    "moon_phase",
    "sun",
    "sun_direction",
    "sun_events",
]

_WHERE = ("latitude", "longitude", "time")


class EventKind(enum.IntEnum):
    """An event of the sun or the moon. At dawns and dusks the sun's center passes -6, -12 and -18 degrees."""

    SUNRISE = _library.GN_SKY_SUNRISE
    SUNSET = _library.GN_SKY_SUNSET
    SUN_TRANSIT = _library.GN_SKY_SUN_TRANSIT
    CIVIL_DAWN = _library.GN_SKY_CIVIL_DAWN
    CIVIL_DUSK = _library.GN_SKY_CIVIL_DUSK
    NAUTICAL_DAWN = _library.GN_SKY_NAUTICAL_DAWN
    NAUTICAL_DUSK = _library.GN_SKY_NAUTICAL_DUSK
    ASTRONOMICAL_DAWN = _library.GN_SKY_ASTRONOMICAL_DAWN
    ASTRONOMICAL_DUSK = _library.GN_SKY_ASTRONOMICAL_DUSK
    MOONRISE = _library.GN_SKY_MOONRISE
    MOONSET = _library.GN_SKY_MOONSET
    MOON_TRANSIT = _library.GN_SKY_MOON_TRANSIT
    NEW_MOON = _library.GN_SKY_NEW_MOON
    FIRST_QUARTER = _library.GN_SKY_FIRST_QUARTER
    FULL_MOON = _library.GN_SKY_FULL_MOON
    LAST_QUARTER = _library.GN_SKY_LAST_QUARTER


class Place(NamedTuple):
    """The apparent place of the sun or the moon.

    Attributes
    ----------
    azimuth : float
        Degrees clockwise from true north in (-180, 180].
    elevation : float
        The elevation of the center above the horizon, degrees, as if there were no air.
    apparent_elevation : float
        The elevation as seen through the air, which raises it.
    distance : float
        Meters from the position.
    """

    azimuth: float
    elevation: float
    apparent_elevation: float
    distance: float


class Direction(NamedTuple):
    """The direction of the sun.

    Attributes
    ----------
    azimuth : float
        Degrees clockwise from true north in (-180, 180].
    elevation : float
        The elevation of the center above the horizon, degrees, as if there were no air.
    """

    azimuth: float
    elevation: float


class Event(NamedTuple):
    """An event of the sun or the moon.

    Attributes
    ----------
    kind : EventKind
    time : float
        Seconds since the beginning of 1970.
    azimuth : float
        The azimuth of the center, degrees clockwise from true north in (-180, 180].
    """

    kind: EventKind
    time: float
    azimuth: float


class MoonPhase(NamedTuple):
    """The phase of the moon.

    Attributes
    ----------
    angle : float
        The angle of the moon ahead of the sun, degrees in [0, 360): 0 is new, 90 the first quarter, 180 full.
    illuminated : float
        The fraction of the disk that is lit, 0 ... 1.
    """

    angle: float
    illuminated: float


def sun(latitude: float, longitude: float, time: Time) -> Place:
    """Find the place of the sun in the sky.

    Parameters
    ----------
    latitude, longitude : float
        Degrees; the latitude -90 ... 90, the longitude any finite value.
    time : float or datetime
        A time in the years 1900 to 2099.

    Returns
    -------
    Place
        The place of the sun, accurate to 0.005 degrees.

    Raises
    ------
    LatitudeError, NotFiniteError, YearError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> noon = 1782043200  # 2026-06-21T12:00:00Z
    >>> place = sun(48.8584, 2.2945, noon)
    >>> round(place.azimuth, 2), round(place.elevation, 2)
    (-176.07, 64.54)
    """
    return _place(library.gn_sun_position, latitude, longitude, time)


def moon(latitude: float, longitude: float, time: Time) -> Place:
    """Find the place of the moon in the sky, accurate to 0.01 degrees. Parameters and errors are as for `sun`.

    Examples
    --------
    >>> place = moon(48.8584, 2.2945, 1782043200)
    >>> round(place.azimuth, 2), round(place.elevation, 2), round(place.distance / 1000)
    (95.39, 3.82, 385584)
    """
    return _place(library.gn_moon_position, latitude, longitude, time)


@overload
def sun_direction(
    latitude: float, longitude: float, time: Time, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> Direction: ...
@overload
def sun_direction(
    latitude: Numbers,
    longitude: Numbers,
    time: Numbers,
    *,
    errors: Literal["raise"] = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[float], list[float]]: ...
@overload
def sun_direction(
    latitude: Numbers, longitude: Numbers, time: Numbers, *, errors: Errors, statuses: Optional[StatusBuffer] = ...
) -> tuple[list[Optional[float]], list[Optional[float]]]: ...
@overload
def sun_direction(
    latitude: NumbersOrColumn,
    longitude: NumbersOrColumn,
    time: Any,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[Any, Any]: ...
@overload
def sun_direction(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    time: NumbersOrArray,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[FloatArray, FloatArray]: ...
def sun_direction(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    time: Any,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Direction, tuple[list[Any], list[Any]], tuple[FloatArray, FloatArray]]:
    """Find the direction of the sun from one place or many.

    Parameters
    ----------
    latitude, longitude : float or array_like of float
        As for `sun`. A scalar applies to all rows.
    time : float, datetime or array_like of these
        Seconds since the beginning of 1970, or datetimes that have a time zone; or a column of dates and times of
        numpy, pandas or polars, which is in UTC if it has no time zone.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused rows: raise an error for the first, or set each to NaN.
        A missing row is refused too, and gets the missing value of its container: None in a list.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`.

    Returns
    -------
    Direction
        For scalars: degrees.
    tuple of two lists, of two numpy.ndarray, or of two Series
        For many rows: azimuths in (-180, 180], and elevations as if there were no air.

    Raises
    ------
    LatitudeError, NotFiniteError, YearError
        A row is refused, and `errors` is ``"raise"``.

    Examples
    --------
    >>> azimuths, elevations = sun_direction(48.8584, 2.2945, [1782043200, 1782046800])
    >>> [round(degrees, 1) for degrees in elevations]
    [64.5, 61.3]
    """
    values = latitude, longitude, seconds_column(time, "time")
    columns = columns_of(*values, names=_WHERE)
    many = columns or one_row(*values, names=_WHERE, mode=errors)
    rows = Rows(many.count, errors, statuses)
    azimuths, elevations = many.family.floats(), many.family.floats()
    status = rows.call(library.gn_sun_position_batch, many, outputs=(azimuths, elevations))
    rows.finish(status, lambda row: (shown(zip(_WHERE, many.values(row))), None))
    if columns is None:
        return Direction(azimuths.memory[0], elevations.memory[0])
    return azimuths.result(), elevations.result()


def sun_events(latitude: float, longitude: float, start: Time, end: Time) -> list[Event]:
    """List the events of the sun in a span of time: it rises, crosses the meridian and sets; and the three twilights.

    Parameters
    ----------
    latitude, longitude : float
        As for `sun`.
    start, end : float or datetime
        The span, without its start and including its end, which is at most 400 days later.

    Returns
    -------
    list of Event
        The events in order of time. A day without a sunset has no such event.

    Raises
    ------
    TimeError
        The span ends before it starts, or is longer than 400 days.
    LatitudeError, NotFiniteError, YearError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> events = sun_events(48.8584, 2.2945, 1782000000, 1782086400)
    >>> [round(event.time - 1782000000) for event in events if event.kind in (EventKind.SUNRISE, EventKind.SUNSET)]
    [13630, 71886]
    """
    return _events(library.gn_sun_events, latitude, longitude, start, end)


def moon_events(latitude: float, longitude: float, start: Time, end: Time) -> list[Event]:
    """List the events of the moon: it rises, crosses the meridian, sets, and has phases. Otherwise as for `sun_events`.

    Examples
    --------
    >>> [event.kind.name for event in moon_events(48.8584, 2.2945, 1782000000, 1782086400)]
    ['MOONRISE', 'MOON_TRANSIT', 'FIRST_QUARTER', 'MOONSET']
    """
    return _events(library.gn_moon_events, latitude, longitude, start, end)


def moon_phase(time: Time) -> MoonPhase:
    """Find the phase of the moon.

    Raises
    ------
    NotFiniteError, YearError
        The time is refused.

    Examples
    --------
    >>> phase = moon_phase(1782043200)
    >>> round(phase.angle, 1), round(phase.illuminated, 2)
    (85.1, 0.46)
    """
    seconds, phase = seconds_of(time, "time"), gn_moon_phase()
    status = library.gn_moon_phase_at(seconds, byref(phase))
    if status != GN_OK:
        _errors.refuse(status, shown([("time", seconds)]))
    return MoonPhase(phase.angle, phase.illuminated)


def _place(call: Any, latitude: float, longitude: float, time: Time) -> Place:
    point, seconds, place = _point(latitude, longitude), seconds_of(time, "time"), gn_sky_place()
    status = call(byref(point), seconds, byref(place))
    if status != GN_OK:
        _errors.refuse(status, shown(zip(_WHERE, (point.latitude, point.longitude, seconds))))
    return Place(place.azimuth, place.elevation, place.apparent_elevation, place.distance)


def _events(call: Any, latitude: float, longitude: float, start: Time, end: Time) -> list[Event]:
    point, first, last = _point(latitude, longitude), seconds_of(start, "start"), seconds_of(end, "end")
    status, memory, count = fitted(lambda *room: call(byref(point), first, last, *room), gn_sky_event, 32)
    if status != GN_OK:
        names = ("latitude", "longitude", "start", "end")
        _errors.refuse(status, shown(zip(names, (point.latitude, point.longitude, first, last))))
    return [Event(EventKind(one.kind), one.time, one.azimuth) for one in memory[:count]]


def _point(latitude: float, longitude: float) -> gn_point:
    return gn_point(double(latitude, "latitude"), double(longitude, "longitude"))


own(globals())
