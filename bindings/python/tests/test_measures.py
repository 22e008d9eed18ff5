# SPDX-License-Identifier: MIT
"""Lengths, areas and angles for display."""

from __future__ import annotations

import math

import pytest

import gridnorth
from gridnorth import errors, grid, measures
from gridnorth.measures import AngleUnit, Units

UNITS = ["metric", "imperial", "nautical"]


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
        (lambda: measures.format_length(1, 4), errors.UnitError),
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
    ],
)
def test_refusals_say_where(function, text, error, offset):
    with pytest.raises(error) as refusal:
        function(text)
    assert refusal.value.offset == offset


@pytest.mark.parametrize("function", [measures.parse_length, measures.parse_area, measures.parse_angle])
@pytest.mark.parametrize("text", [None, 3, 3.5, ["5 m"]])
def test_what_is_no_text_is_a_type_error(function, text):
    with pytest.raises(TypeError):
        function(text)


@pytest.mark.parametrize("function", [measures.format_length, measures.format_area, measures.format_angle])
def test_what_is_no_number_is_a_type_error(function):
    for arguments in ((None,), ([1],), (1, 1.5), (1, None), (1, 1, "3")):
        with pytest.raises(TypeError):
            function(*arguments)
