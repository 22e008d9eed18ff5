# SPDX-License-Identifier: MIT
"""Places and events of the sun and the moon, and refused arguments."""

from __future__ import annotations

import datetime
import math

import numpy as np
import pandas as pd
import pytest

from gridnorth import errors, sky
from gridnorth.sky import Direction, EventKind

PARIS = (48.8584, 2.2945)
START = 1782000000.0  # 21 June 2026, 0:00 UTC.
DAY = 86400


def test_the_sun_has_the_place_of_reda_and_andreas():
    """Table A5.1 of Reda and Andreas: 17 October 2003, 12:30:30 at UTC - 7 h."""
    time = datetime.datetime(2003, 10, 17, 12, 30, 30, tzinfo=datetime.timezone(datetime.timedelta(hours=-7)))
    place = sky.sun(39.742476, -105.1786, time)
    assert place.azimuth % 360 == pytest.approx(194.340241, abs=0.002)
    assert place.elevation == pytest.approx(39.872046, abs=0.002)
    assert place == sky.sun(39.742476, -105.1786, time.timestamp())


def test_refraction_lifts_what_is_low():
    for hour in range(24):
        place = sky.sun(*PARIS, START + 3600 * hour)
        assert 0 <= place.apparent_elevation - place.elevation < 0.7


def test_the_missing_time_of_pandas_is_missing():
    time = pd.Timestamp("2026-06-21", tz="UTC")
    wanted = sky.sun_direction(*PARIS, time)
    assert sky.sun_direction(*PARIS, [time, pd.NaT, pd.NA], errors="mask") == tuple(
        [degrees, None, None] for degrees in wanted
    )
    with pytest.raises(errors.MissingError):
        sky.sun_direction(*PARIS, pd.NaT)


def test_a_day_of_the_sun():
    events = sky.sun_events(*PARIS, START, START + DAY)
    assert [event.kind.name for event in events] == [
        *("NAUTICAL_DAWN", "CIVIL_DAWN", "SUNRISE", "SUN_TRANSIT", "SUNSET", "CIVIL_DUSK", "NAUTICAL_DUSK"),
    ]
    assert all(one.time < other.time for one, other in zip(events, events[1:]))
    for event in events:
        place = sky.sun(*PARIS, event.time)
        assert place.azimuth == pytest.approx(event.azimuth, abs=1e-9)
        wanted = {EventKind.SUNRISE: -50 / 60, EventKind.CIVIL_DUSK: -6, EventKind.NAUTICAL_DAWN: -12}.get(event.kind)
        assert wanted is None or place.elevation == pytest.approx(wanted, abs=1e-5)


def test_a_year_has_as_many_events_as_it_takes():
    """More events than fit into the initial room."""
    events = sky.sun_events(*PARIS, START, START + 365 * DAY)
    assert [sum(event.kind == kind for event in events) for kind in (EventKind.SUNRISE, EventKind.SUNSET)] == [365, 365]
    phases = [
        event.kind for event in sky.moon_events(*PARIS, START, START + 365 * DAY) if event.kind >= EventKind.NEW_MOON
    ]
    assert 49 <= len(phases) <= 50
    assert all((other - one) % 4 == 1 for one, other in zip(phases, phases[1:]))


def test_phases_of_the_moon():
    # The full moon of 29 June 2026, 23:57 UTC, and the new moon of 12 August 2026, 17:37 UTC, an eclipse.
    assert sky.moon_phase(datetime.datetime(2026, 6, 29, 23, 57, tzinfo=datetime.timezone.utc)).angle == pytest.approx(
        180, abs=0.02
    )
    new = sky.moon_phase(datetime.datetime(2026, 8, 12, 17, 37, tzinfo=datetime.timezone.utc))
    assert (new.angle + 180) % 360 == pytest.approx(180, abs=0.02)
    assert new.illuminated < 0.001


def test_the_moon_is_near():
    place = sky.moon(*PARIS, START)
    assert 3.5e8 < place.distance < 4.1e8


def test_directions_come_in_every_container():
    times = START + 3600.0 * np.arange(24)
    azimuths, elevations = sky.sun_direction(*PARIS, times)
    assert isinstance(azimuths, np.ndarray)
    for time, azimuth, elevation in zip(times.tolist(), azimuths, elevations):
        assert sky.sun(*PARIS, time)[:2] == (azimuth, elevation)
    assert sky.sun_direction(*PARIS, START) == Direction(azimuths[0], elevations[0])
    assert sky.sun_direction(*PARIS, times.tolist()) == (azimuths.tolist(), elevations.tolist())
    noon = datetime.datetime.fromtimestamp(START, datetime.timezone.utc)
    assert sky.sun_direction(*PARIS, noon) == sky.sun_direction(*PARIS, START)
    series = pd.Series(times, index=range(100, 124))
    assert sky.sun_direction(*PARIS, series)[1].index.tolist() == list(range(100, 124))


def test_dates_come_in_every_container():
    seconds = START + 3600.0 * np.arange(24)
    _, elevations = sky.sun_direction(*PARIS, seconds)
    dates = np.datetime64("2026-06-21") + np.arange(24) * np.timedelta64(3600, "s")
    for unit in ("s", "ms", "us", "ns"):
        assert np.array_equal(sky.sun_direction(*PARIS, dates.astype(f"datetime64[{unit}]"))[1], elevations)
    for zone in (None, "UTC", "Europe/Zurich"):
        series = pd.Series(dates, index=range(100, 124))
        if zone:
            series = series.dt.tz_localize("UTC").dt.tz_convert(zone)
        found = sky.sun_direction(*PARIS, series)[1]
        assert found.index.tolist() == list(range(100, 124))
        assert np.array_equal(found, elevations)
        assert np.array_equal(sky.sun_direction(*PARIS, pd.DatetimeIndex(series))[1], elevations)
    aware = [datetime.datetime.fromtimestamp(time, datetime.timezone.utc) for time in seconds.tolist()]
    assert sky.sun_direction(*PARIS, aware)[1] == elevations.tolist()
    polars = pytest.importorskip("polars")
    assert np.array_equal(sky.sun_direction(*PARIS, polars.Series(dates.astype("datetime64[us]")))[1], elevations)
    dates[3] = np.datetime64("NaT")
    assert np.flatnonzero(np.isnan(sky.sun_direction(*PARIS, dates, errors="mask")[1])).tolist() == [3]
    with pytest.raises(TypeError, match="tzinfo"):
        sky.sun_direction(*PARIS, [aware[0].replace(tzinfo=None)])


def test_rows_that_are_refused():
    statuses = np.zeros(4, "u1")
    azimuths, elevations = sky.sun_direction(
        [0, 91, 0, None], 0, [START, START, 5e9, START], errors="mask", statuses=statuses
    )
    assert elevations[0] == sky.sun(0, 0, START).elevation
    assert np.isnan(elevations[1])
    assert np.isnan(azimuths[2])
    assert elevations[3] is None
    assert [errors.class_of(int(status)).__name__ for status in statuses[1:3]] == ["LatitudeError", "YearError"]
    with pytest.raises(errors.YearError, match="row 1"):
        sky.sun_direction(0, 0, [START, 5e9])


def test_what_is_refused():
    for call in (sky.sun, sky.moon):
        with pytest.raises(errors.LatitudeError, match="latitude 91"):
            call(91, 0, START)
        with pytest.raises(errors.YearError, match="1900 to 2099"):
            call(0, 0, 4102444801)
        with pytest.raises(errors.NotFiniteError):
            call(0, math.inf, START)
        with pytest.raises(TypeError, match="time zone"):
            call(0, 0, datetime.datetime(2026, 6, 21))
        with pytest.raises(TypeError, match="time"):
            call(0, 0, "2026-06-21T00:00:00Z")
    for call in (sky.sun_events, sky.moon_events):
        with pytest.raises(errors.TimeError):
            call(0, 0, START, START - 1)
        with pytest.raises(errors.TimeError):
            call(0, 0, START, START + 401 * DAY)
        with pytest.raises(errors.YearError):
            call(0, 0, START, 5e9)
        assert call(0, 0, START, START) == []
    with pytest.raises(errors.NotFiniteError):
        sky.moon_phase(math.nan)
