# SPDX-License-Identifier: MIT
"""The sun and the moon over a position, in the years 1900 to 2099.

Times are seconds since the beginning of 1970 in UTC, or aware objects of `datetime`.

>>> import datetime
>>> noon = datetime.datetime(2026, 6, 21, 12, tzinfo=datetime.timezone.utc)
>>> round(sun((48.8584, 2.2945), noon).elevation, 2)
64.53
>>> [event.kind.name for event in sun_events((48.8584, 2.2945), noon, noon + datetime.timedelta(hours=12))]
['SUNSET', 'CIVIL_DUSK', 'NAUTICAL_DUSK', 'ASTRONOMICAL_DUSK']
>>> round(moon_phase(noon).illuminated, 2)
0.48
"""

from __future__ import annotations

import enum
from ctypes import byref
from typing import TYPE_CHECKING, Any, NamedTuple

from . import errors as _errors
from . import _library
from ._library import GN_OK, gn_moon_phase, gn_point, gn_sky_event, gn_sky_place, library
from ._modules import own
from ._room import fitted
from ._times import seconds_of
from ._values import point_of

if TYPE_CHECKING:
    from ._times import Time
    from ._types import PointLike

__all__ = ["Event", "EventKind", "MoonPhase", "Place", "moon", "moon_events", "moon_phase", "sun", "sun_events"]


class EventKind(enum.IntEnum):
    """What the sun or the moon does. Dawns and dusks are when the sun's center passes -6, -12 and -18 degrees."""

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
    """Where the sun or the moon is seen.

    Attributes
    ----------
    azimuth : float
        Degrees clockwise from true north in (-180, 180].
    elevation : float
        Of its center above the horizon, degrees, as if there were no air.
    apparent_elevation : float
        As it is seen through the air, which lifts it.
    distance : float
        Meters.
    """

    azimuth: float
    elevation: float
    apparent_elevation: float
    distance: float


class Event(NamedTuple):
    """Something that the sun or the moon does.

    Attributes
    ----------
    kind : EventKind
    time : float
        Seconds since the beginning of 1970.
    azimuth : float
        Of its center, degrees clockwise from true north in (-180, 180].
    """

    kind: EventKind
    time: float
    azimuth: float


class MoonPhase(NamedTuple):
    """How much of the moon is lit.

    Attributes
    ----------
    angle : float
        How far it is ahead of the sun, degrees in [0, 360): 0 is new, 90 the first quarter, 180 full.
    illuminated : float
        The part of its disk that is lit, 0 ... 1.
    """

    angle: float
    illuminated: float


def sun(position: PointLike, time: Time) -> Place:
    """Find where the sun is seen.

    Parameters
    ----------
    position : pair of float
        Latitude and longitude, degrees.
    time : float or datetime
        Of the years 1900 to 2099.

    Returns
    -------
    Place
        Right to 0.005 degrees.

    Raises
    ------
    LatitudeError, NotFiniteError, YearError
        What is refused, by name.
    """
    return _place(library.gn_sun_position, position, time)


def moon(position: PointLike, time: Time) -> Place:
    """Find where the moon is seen; right to 0.015 degrees. All else is as for `sun`."""
    return _place(library.gn_moon_position, position, time)


def sun_events(position: PointLike, start: Time, end: Time) -> list[Event]:
    """List what the sun does in a span of time: it rises, crosses the meridian and sets; and the three twilights.

    Parameters
    ----------
    position : pair of float
        Latitude and longitude, degrees.
    start, end : float or datetime
        The span: its start is not part of it, its end is, 400 days later at most.

    Returns
    -------
    list of Event
        The first one first. Where the sun does not set, it has no sunset.

    Raises
    ------
    TimeError
        The span ends before it starts, or is longer than 400 days.
    LatitudeError, NotFiniteError, YearError
        What is refused, by name.
    """
    return _events(library.gn_sun_events, position, start, end)


def moon_events(position: PointLike, start: Time, end: Time) -> list[Event]:
    """List what the moon does: it rises, crosses the meridian and sets; and its phases. All else is as for `sun_events`."""
    return _events(library.gn_moon_events, position, start, end)


def moon_phase(time: Time) -> MoonPhase:
    """Find how much of the moon is lit.

    Raises
    ------
    NotFiniteError, YearError
        The time is refused.
    """
    seconds, phase = seconds_of(time, "time"), gn_moon_phase()
    status = library.gn_moon_phase_at(seconds, byref(phase))
    if status != GN_OK:
        _errors.refuse(status, f"time {seconds}")
    return MoonPhase(phase.angle, phase.illuminated)


def _place(call: Any, position: PointLike, time: Time) -> Place:
    point, seconds, place = point_of(position), seconds_of(time, "time"), gn_sky_place()
    status = call(byref(gn_point(*point)), seconds, byref(place))
    if status != GN_OK:
        _errors.refuse(status, f"{tuple(point)}, time {seconds}")
    return Place(place.azimuth, place.elevation, place.apparent_elevation, place.distance)


def _events(call: Any, position: PointLike, start: Time, end: Time) -> list[Event]:
    point, first, last = point_of(position), seconds_of(start, "start"), seconds_of(end, "end")
    status, memory, count = fitted(
        lambda *room: call(byref(gn_point(*point)), first, last, *room), gn_sky_event, 32
    )
    if status != GN_OK:
        _errors.refuse(status, f"{tuple(point)}, start {first}, end {last}")
    return [Event(EventKind(one.kind), one.time, one.azimuth) for one in memory[:count]]


own(globals())
