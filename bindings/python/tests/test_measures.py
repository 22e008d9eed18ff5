# SPDX-License-Identifier: MIT
"""Lengths, areas, angles, speeds, courses and declinations for display."""

from __future__ import annotations

import math

import pytest

import gridnorth
from gridnorth import errors, grid, measures
from gridnorth.measures import AngleUnit, Course, North, SpeedUnit, Units

UNITS = ["metric", "imperial", "nautical"]
PARSERS = [
    measures.parse_length,
    measures.parse_area,
    measures.parse_angle,
    measures.parse_speed,
    measures.parse_course,
    measures.parse_declination,
]


def format_true_course(degrees, unit="degrees", decimals=0):
    return measures.format_course(degrees, "true", unit, decimals)


FORMATTERS = [
    measures.format_length,
    measures.format_area,
    measures.format_angle,
    measures.format_speed,
    measures.format_declination,
    format_true_course,
]


def test_units_have_one_home():
    assert measures.Units is grid.Units is gridnorth.Units


@pytest.mark.parametrize("units", UNITS)
def test_units_are_members_or_their_names(units):
    member = Units[units.upper()]
    assert measures.format_length(1234, units) == measures.format_length(1234, member)
    assert measures.format_area(1234, units) == measures.format_area(1234, int(member))


@pytest.mark.parametrize(
    ("meters", "units", "text"),
    [
        (0, "metric", "0 m"),
        (-0.0, "metric", "0 m"),
        (999.4, "metric", "999 m"),
        (999.7, "metric", "1.00 km"),
        (304.8, "imperial", "0.189 mi"),
        (300, "imperial", "984 ft"),
        (185.2, "nautical", "0.100 nmi"),
        (100, "nautical", "328 ft"),
        (-1500, "metric", "-1.50 km"),
        (-1500, "meters", "-1500 m"),
        (12.3, "kilometers", "0.012 km"),
        (300, "feet", "984 ft"),
        (1609.344, Units.MILES, "1.00 mi"),
        (926, "nautical_miles", "0.500 nmi"),
    ],
)
def test_lengths(meters, units, text):
    assert measures.format_length(meters, units) == text


@pytest.mark.parametrize("units", UNITS)
@pytest.mark.parametrize(
    ("write", "read"),
    [(measures.format_length, measures.parse_length), (measures.format_area, measures.parse_area)],
)
def test_what_was_written_is_read_again(random, units, write, read):
    for exponent in random.uniform(-2, 14, 500).tolist():
        value = 10**exponent
        for digits in (1, 3, 7, 15):
            text = write(value, units, digits)
            assert read(text) == pytest.approx(value, rel=10 ** (1 - digits) * 0.5 + 1e-15), text
            assert read(text.upper()) == read(text.encode()) == read(text)
        assert read(write(-value, units)) == -read(write(value, units))


@pytest.mark.parametrize("unit", ["degrees", "mils"])
def test_angles_that_were_written_are_read_again(random, unit):
    for degrees in random.uniform(-1000, 1000, 500).tolist():
        decimals = int(random.integers(0, 9))
        read = measures.parse_angle(measures.format_angle(degrees, unit, decimals))
        assert 0 <= read < 360
        step = 10**-decimals * (1 if unit == "degrees" else 360 / 6400)
        assert abs(math.remainder(read - degrees, 360)) <= step * 0.5 + 1e-12


@pytest.mark.parametrize("points", [8, 16])
def test_compass_points(points):
    for point in range(points):
        degrees = point * 360 / points
        text = measures.format_angle(degrees, f"points_{points}")
        assert measures.parse_angle(text) == degrees
        assert measures.format_angle(degrees - 0.4 * 360 / points, AngleUnit[f"POINTS_{points}"]) == text


@pytest.mark.parametrize(
    ("speed", "unit", "text"),
    [
        (1.5, "meters_per_second", "1.5 m/s"),
        (10, "kilometers_per_hour", "36.0 km/h"),
        (44.704, "miles_per_hour", "100 mph"),
        (-0.04, "knots", "-0.1 kn"),
        (1000 / 330, "minutes_per_kilometer", "5:30 min/km"),
        (0, SpeedUnit.MINUTES_PER_KILOMETER, "--:-- min/km"),
    ],
)
def test_speeds(speed, unit, text):
    assert measures.format_speed(speed, unit) == text
    assert measures.parse_speed(text) == pytest.approx(speed, abs=0.03)


@pytest.mark.parametrize("unit", [SpeedUnit.METERS_PER_SECOND, "kilometers_per_hour", "miles_per_hour", "knots"])
def test_speeds_that_were_written_are_read_again(random, unit):
    for speed in random.uniform(-1000, 1000, 500).tolist():
        assert measures.parse_speed(measures.format_speed(speed, unit, 12)) == pytest.approx(speed, rel=1e-11)


def test_courses_that_were_written_are_read_again(random):
    for degrees in random.uniform(-1000, 1000, 500).tolist():
        for north in North:
            for unit, step in (("degrees", 1), ("mils", 360 / 6400)):
                text = measures.format_course(degrees, north, unit, 6)
                assert text == measures.format_course(degrees, north.name.lower(), AngleUnit[unit.upper()], 6)
                read = measures.parse_course(text)
                assert isinstance(read, Course)
                assert read.north is north
                assert 0 <= read.degrees < 360
                assert abs(math.remainder(read.degrees - degrees, 360)) <= step * 0.5e-6 + 1e-12


def test_declinations_that_were_written_are_read_again(random):
    for degrees in random.uniform(-180, 180, 500).tolist():
        for unit, step in (("degrees", 1), ("mils", 360 / 6400)):
            read = measures.parse_declination(measures.format_declination(degrees, unit, 6))
            assert abs(read - degrees) <= step * 0.5e-6 + 1e-12
    assert measures.format_declination(-0.04) == "0.0°"
    assert measures.format_declination(12.5) == "12.5° E"


def test_a_turn_is_nothing():
    assert measures.format_angle(359.9) == measures.format_angle(-0.1) == measures.format_angle(720) == "0°"
    assert measures.format_angle(359.99, "mils") == "0 mil"
    assert measures.format_angle(45.25, decimals=1) == "45.2°"


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: measures.format_length(math.nan), errors.NotFiniteError),
        (lambda: measures.format_length(2e15), errors.MeasureError),
        (lambda: measures.format_length(1, "parsecs"), errors.UnitError),
        (lambda: measures.format_length(1, "Metric"), errors.UnitError),
        (lambda: measures.format_length(1, 9), errors.UnitError),
        (lambda: measures.format_area(1, "meters"), errors.UnitError),
        (lambda: measures.format_speed(math.inf), errors.NotFiniteError),
        (lambda: measures.format_speed(2e15), errors.SpeedError),
        (lambda: measures.format_speed(2000, "minutes_per_kilometer"), errors.SpeedError),
        (lambda: measures.format_speed(1, "mph"), errors.UnitError),
        (lambda: measures.format_speed(1, digits=16), errors.DigitsError),
        (lambda: measures.format_course(2e15, "true"), errors.MeasureError),
        (lambda: measures.format_course(1, "north"), errors.NorthError),
        (lambda: measures.format_course(1, 3), errors.NorthError),
        (lambda: measures.format_course(1, 2**40), errors.NorthError),
        (lambda: measures.format_course(1, "grid", "points_8"), errors.UnitError),
        (lambda: measures.format_course(1, "grid", AngleUnit.POINTS_8), errors.UnitError),
        (lambda: measures.format_course(1, "grid", decimals=13), errors.DecimalsError),
        (lambda: measures.format_declination(180.1), errors.DeclinationError),
        (lambda: measures.format_declination(1, 3), errors.UnitError),
        (lambda: measures.format_declination(1, decimals=-1), errors.DecimalsError),
        (lambda: measures.format_length(1, 2**40), errors.UnitError),
        (lambda: measures.format_area(1, digits=16), errors.DigitsError),
        (lambda: measures.format_area(1, digits=-1), errors.DigitsError),
        (lambda: measures.format_area(1, digits=2**40), errors.DigitsError),
        (lambda: measures.format_angle(1, "grads"), errors.UnitError),
        (lambda: measures.format_angle(1, decimals=13), errors.DecimalsError),
        (lambda: measures.parse_length("2e3 m"), errors.TextUnitError),
        (lambda: measures.parse_length("20000000000000 km"), errors.MeasureError),
    ],
)
def test_what_is_refused(call, error):
    with pytest.raises(error):
        call()


def test_refused_numbers_are_shown():
    with pytest.raises(errors.DigitsError, match=r"meters 1, units 1, digits 16"):
        measures.format_length(1, digits=16)
    with pytest.raises(errors.SpeedError, match=r"meters_per_second 3000, unit 5, digits 0"):
        measures.format_speed(3000, "minutes_per_kilometer")
    with pytest.raises(errors.DecimalsError, match=r"degrees 1, north 2, unit 1, decimals 13"):
        measures.format_course(1, "magnetic", decimals=13)
    with pytest.raises(errors.DeclinationError, match=r"degrees 200, unit 2, decimals 1"):
        measures.format_declination(200, "mils")


@pytest.mark.parametrize(
    ("function", "text", "error", "offset"),
    [
        (measures.parse_length, "", errors.TextEmptyError, 0),
        (measures.parse_length, "5", errors.TextUnitError, 1),
        (measures.parse_length, "5\u00a0\u2009parsecs", errors.TextUnitError, 3),
        (measures.parse_length, "1,250 m", errors.TextCommaError, 1),
        (measures.parse_area, "−5 m² é", errors.TextRestError, 6),
        (measures.parse_area, "5 m", errors.TextUnitError, 2),
        (measures.parse_angle, "45° 3", errors.TextRestError, 4),
        (measures.parse_angle, "NNN", errors.TextLetterError, 1),
        (measures.parse_speed, "5:60 /km", errors.TextSixtyError, 2),
        (measures.parse_speed, "0:00 /km", errors.SpeedError, 0),
        (measures.parse_course, "045°", errors.NorthError, 4),
        (measures.parse_course, "045° N", errors.NorthError, 5),
        (measures.parse_declination, "-5 E", errors.TextSignError, 0),
        (measures.parse_declination, "5°", errors.TextHemisphereError, 2),
    ],
)
def test_refusals_say_where(function, text, error, offset):
    with pytest.raises(error) as refusal:
        function(text)
    assert refusal.value.offset == offset


@pytest.mark.parametrize("function", PARSERS)
@pytest.mark.parametrize("text", [None, 3, 3.5, ["5 m"]])
def test_what_is_no_text_is_a_type_error(function, text):
    with pytest.raises(TypeError):
        function(text)


@pytest.mark.parametrize("function", FORMATTERS)
def test_what_is_no_number_is_a_type_error(function):
    for arguments in ((None,), ([1],), (1, 1.5), (1, None), (1, 1, "3")):
        with pytest.raises(TypeError):
            function(*arguments)
