# SPDX-License-Identifier: MIT
"""The sun against pvlib, which computes with all terms of NREL's algorithm; sun and moon against PyEphem's full theories."""

from __future__ import annotations

import math

import ephem
import numpy as np
import pytest
from Oracle.Geometry.shape_scenes import any_center, some
from Oracle.Observation.sky_library import Sky
from pvlib import spa

# Beginnings of years. PyEphem has tables of the earth's turning, which make sense from 1910 on, and extrapolates after 2026.
Y1900, Y1910, Y2017, Y2026, Y2100 = -2208988800, -1893456000, 1483228800, 1767225600, 4102444800
DAY = 86400


@pytest.fixture(scope="module")
def sky(library) -> Sky:
    return Sky(library)


def any_places(random: np.random.Generator, count: int, start: int, end: int) -> tuple[np.ndarray, np.ndarray]:
    """Positions and times."""
    return np.array([any_center(random) for _ in range(count)]), np.floor(random.uniform(start, end, count))


def off(found: np.ndarray, azimuths: np.ndarray, elevations: np.ndarray) -> np.ndarray:
    """Degrees between directions."""
    across = np.abs((found[:, 0] - azimuths + 180) % 360 - 180) * np.cos(np.radians(elevations))
    return np.hypot(across, found[:, 1] - elevations)


def observer(latitude: float, longitude: float, horizon: str = "0") -> ephem.Observer:
    here = ephem.Observer()
    here.lat, here.lon, here.pressure, here.horizon = str(latitude), str(longitude), 0, horizon
    return here


def ephem_date(seconds: float) -> ephem.Date:
    return ephem.Date(seconds / DAY + 25567.5)


def seconds_of(date: ephem.Date) -> float:
    return (float(date) - 25567.5) * DAY


def terrestrial_difference(seconds: float) -> float:
    """The seconds by which terrestrial time is ahead in PyEphem; from 2017 on, 69.184 as long as there is no leap second."""
    return ephem.delta_t(ephem_date(seconds)) if seconds < Y2017 else 69.184


def test_the_sun_is_where_pvlib_sees_it(sky, random, findings):
    positions, times = any_places(random, some(3000), Y1900, Y2100)
    found = sky.places("sun", positions, times)
    wanted = np.array(
        [
            [float(row[0]) for row in (numbers[4], numbers[3], numbers[2])]
            for numbers in (
                spa.solar_position_numpy(
                    np.array([time]), *position, 0, 1010, 10, terrestrial_difference(time), 0.5667, 1
                )
                for position, time in zip(positions.tolist(), times.tolist())
            )
        ]
    )
    away = off(found, wanted[:, 0], wanted[:, 1])
    findings.largest("degrees from pvlib", away.max())
    findings.expect(away.max() <= 0.001, "degrees", away.max())
    # The algorithm's refraction ends at the sun's lower edge.
    is_up = wanted[:, 1] > -0.83
    lifted = np.abs(found[is_up, 2] - wanted[is_up, 2])
    findings.largest("degrees where it appears", lifted.max())
    findings.expect(lifted.max() <= 0.002, "degrees where it appears", lifted.max())
    findings.conclude()


@pytest.mark.parametrize(("body", "most"), [("sun", 0.001), ("moon", 0.005)])
def test_places_are_those_of_ephem(sky, random, findings, body, most):
    positions, times = any_places(random, some(2000), Y1910, Y2026)
    peer = getattr(ephem, body.title())()
    wanted = []
    for position, time in zip(positions.tolist(), times.tolist()):
        here = observer(*position)
        here.date = ephem_date(time)
        peer.compute(here)
        wanted.append((math.degrees(peer.az), math.degrees(peer.alt)))
    away = off(sky.places(body, positions, times), *np.array(wanted).T)
    findings.largest("degrees from ephem", away.max())
    findings.expect(away.max() <= most, "degrees", away.max())
    findings.conclude()


RISING = {1: "0", 4: "-6", 6: "-12", 8: "-18", 10: "-0:34"}
SETTING = {2: "0", 5: "-6", 7: "-12", 9: "-18", 11: "-0:34"}
HORIZONS = RISING | SETTING | {1: "-0:50", 2: "-0:50"}


def ephem_events(kind: int, latitude: float, longitude: float, start: float, end: float) -> list[float]:
    body = ephem.Moon() if kind >= 10 else ephem.Sun()
    here = observer(latitude, longitude, HORIZONS[kind])
    here.date, found = ephem_date(start), []
    while seconds_of(here.date) < end:
        look = here.next_rising if kind in RISING else here.next_setting
        try:
            date = look(body, use_center=kind < 10)
        except (ephem.AlwaysUpError, ephem.NeverUpError):
            # PyEphem searches one day only; the moon may rise on the next.
            here.date += ephem.hour
            continue
        if seconds_of(date) > end:
            return found
        found.append(seconds_of(date))
        here.date = date + 2 * ephem.minute
    return found


def test_rise_and_set_and_twilights_are_those_of_ephem(sky, random, findings):
    """Where the body passes its mark by 3 degrees an hour or more: elsewhere a thousandth of a degree takes seconds."""
    for _ in range(some(60)):
        latitude, longitude = math.degrees(math.asin(random.uniform(-0.98, 0.98))), random.uniform(-180, 180)
        start = float(np.floor(random.uniform(Y1910, Y2026 - 3 * DAY)))
        end = start + 2 * DAY
        events = sky.events("sun", latitude, longitude, start, end) + sky.events("moon", latitude, longitude, start, end)
        for kind in HORIZONS:
            body = "moon" if kind >= 10 else "sun"
            limit = 3 if body == "moon" else 2
            mine = [time for which, time in events if which == kind]
            theirs = [time for time in ephem_events(kind, latitude, longitude, start, end) if start + 600 < time < end - 600]
            for name, these, those in (("too many", mine, theirs), ("missing", theirs, mine)):
                for time in these:
                    steepness = abs(
                        sky.place(body, latitude, longitude, time + 30).elevation
                        - sky.place(body, latitude, longitude, time - 30).elevation
                    )
                    if steepness < 0.05 or not start + 700 < time < end - 700:
                        continue
                    away = min((abs(time - other) for other in those), default=math.inf)
                    findings.count(f"of the {body}")
                    findings.largest(f"seconds of the {body}", away)
                    findings.expect(away <= limit, f"{kind} {name}", (latitude, longitude, start, time, those))
    findings.conclude()


def at_the_same_terrestrial_time(seconds: float) -> ephem.Date:
    """The date for which PyEphem takes the terrestrial time that the library does."""
    date = ephem_date(seconds)
    return ephem.Date(date + (terrestrial_difference(seconds) - ephem.delta_t(date)) / DAY)


def test_phases_are_those_of_ephem(sky, random, findings):
    names = {13: "new_moon", 14: "first_quarter_moon", 15: "full_moon", 16: "last_quarter_moon"}
    for _ in range(some(6)):
        start = float(np.floor(random.uniform(Y1910, Y2026 - 400 * DAY)))
        events = [each for each in sky.events("moon", 50, 8, start, start + 300 * DAY) if each[0] >= 13]
        assert 39 <= len(events) <= 42
        for kind, time in events:
            wanted = seconds_of(getattr(ephem, f"next_{names[kind]}")(ephem_date(time - DAY)))
            findings.largest("seconds", abs(time - wanted))
            findings.expect(abs(time - wanted) <= 30, names[kind], time)
            assert abs((sky.phase(time).angle - 90 * (kind - 13) + 180) % 360 - 180) < 1e-6
    for time in np.floor(random.uniform(Y1910, Y2100, some(500))).tolist():
        # PyEphem's own phase is a rough one: by its places, then.
        date = at_the_same_terrestrial_time(time)
        moon, sun = ephem.Moon(date), ephem.Sun(date)
        angle = ephem.separation((moon.g_ra, moon.g_dec), (sun.g_ra, sun.g_dec))
        across = moon.earth_distance - sun.earth_distance * math.cos(angle)
        lit = (1 + math.cos(math.atan2(sun.earth_distance * math.sin(angle), across))) / 2
        findings.largest("of the disk", abs(sky.phase(time).illuminated - lit))
        findings.expect(abs(sky.phase(time).illuminated - lit) < 1e-4, "illuminated", time)
        seen = [ephem.Equatorial(body.g_ra, body.g_dec, epoch=date) for body in (moon, sun)]
        ahead = math.degrees(np.subtract(*(ephem.Ecliptic(place, epoch=date).lon for place in seen)))
        away = abs((sky.phase(time).angle - ahead + 180) % 360 - 180)
        findings.largest("degrees of the phase", away)
        findings.expect(away < 0.005, "phase", time)
    findings.conclude()


def test_days_around_a_pole(sky):
    """At 80 degrees north the sun stays up from April to August; at the pole it rises once a year. Times of PyEphem."""
    start = 1767225600.0  # 2026
    kinds = [kind for kind, _ in sky.events("sun", 80, 20, start, start + 365 * DAY)]
    assert kinds.count(1) == kinds.count(2) == 106
    assert kinds.count(3) == 365
    pole = [event for event in sky.events("sun", 90, 0, start, start + 365 * DAY) if event[0] in (1, 2)]
    assert [kind for kind, _ in pole] == [1, 2]
    for _, time in pole:
        here = observer(90, 0)
        here.date = ephem_date(time)
        assert abs(math.degrees(ephem.Sun(here).alt) + 50 / 60) < 0.001


def test_spans_share_nothing_and_leave_nothing_out(sky, random):
    for _ in range(some(30)):
        latitude, longitude = random.uniform(-65, 65), random.uniform(-180, 180)
        start = float(random.uniform(Y1900, Y2100 - 20 * DAY))
        cuts = [start, *np.sort(random.uniform(start, start + 15 * DAY, 5)).tolist(), start + 15 * DAY]
        for body in ("sun", "moon"):
            whole = sky.events(body, latitude, longitude, cuts[0], cuts[-1])
            parts = [event for low, high in zip(cuts, cuts[1:]) for event in sky.events(body, latitude, longitude, low, high)]
            assert [kind for kind, _ in whole] == [kind for kind, _ in parts]
            assert np.allclose([time for _, time in whole], [time for _, time in parts], rtol=0, atol=0.002)
