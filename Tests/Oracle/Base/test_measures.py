# SPDX-License-Identifier: MIT
"""Texts of measures against exact fractions: Python's Fraction and Decimal, and the sizes of units from PROJ's database.

Angles, courses and declinations must be rounded exactly. Lengths and speeds are converted with two roundings of doubles first, so
their text may be that of any number within four units in the last place.
"""

from __future__ import annotations

import math
from decimal import ROUND_HALF_EVEN, Context, Decimal
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from effort import EFFORT
from Oracle.Base.measure_library import (
    DEGREES,
    FEET,
    KILOMETERS,
    KILOMETERS_PER_HOUR,
    KNOTS,
    METERS,
    METERS_PER_SECOND,
    MILES,
    MILES_PER_HOUR,
    MILS,
    MINUTES_PER_KILOMETER,
    NAUTICAL_MILES,
    POINTS_8,
    POINTS_16,
    SPEED,
    MeasureLibrary,
    RefusedError,
)
from pyproj.database import get_units_map

ROUNDS = round(20_000 * EFFORT)
# The rounded number of a unit.
ULPS = Fraction(4, 2**52)
NORTHS = ("T", "G", "M")


@pytest.fixture(scope="module")
def measures(library: Path) -> MeasureLibrary:
    return MeasureLibrary(library)


def sizes() -> dict[str, Fraction]:
    """Meters, by the names of the EPSG's units: decimals as they are printed there."""
    units = get_units_map(auth_name="EPSG", category="linear")
    names = {"m": "metre", "km": "kilometre", "ft": "foot", "mi": "Statute mile", "nmi": "nautical mile"}
    return {symbol: Fraction(repr(units[name].conv_factor)) for symbol, name in names.items()}


SIZES = sizes()
LENGTHS = {METERS: "m", KILOMETERS: "km", FEET: "ft", MILES: "mi", NAUTICAL_MILES: "nmi"}
SPEEDS = {
    METERS_PER_SECOND: ("m/s", SIZES["m"]),
    KILOMETERS_PER_HOUR: ("km/h", SIZES["km"] / 3600),
    MILES_PER_HOUR: ("mph", SIZES["mi"] / 3600),
    KNOTS: ("kn", SIZES["nmi"] / 3600),
}


# -- Numbers ----------------------------------------------------------------------------------------------------------


def rounded(number: Fraction, decimals: int) -> str:
    """A number with the given decimals, or, for less than 0, with zeros before the point."""
    units = round(abs(number) * Fraction(10) ** decimals)
    text = f"{Decimal(units).scaleb(-decimals):f}"
    return f"-{text}" if number < 0 and units else text


def significant(number: Fraction, digits: int, fewest: int, most: int) -> str:
    """A number with the given significant digits, as far as its decimals stay in a range; 0 has none."""
    if not number:
        return "0"
    context = Context(prec=60, rounding=ROUND_HALF_EVEN)
    exact = context.divide(Decimal(number.numerator), Decimal(number.denominator))
    # The place of the first digit after rounding: 9.96 has two digits before the point.
    place = Context(prec=digits, rounding=ROUND_HALF_EVEN).plus(exact).adjusted()
    text = rounded(number, max(fewest, min(digits - 1 - place, most)))
    return text if text.strip("-0.") else "0"


def half_digit(number: str, digits: int) -> Fraction:
    """Half of one in the last digit of a number that was written with the given significant digits."""
    whole, _, decimals = number.removeprefix("-").partition(".")
    zeros = max(len(whole) - digits, 0) if digits and not decimals else 0
    return Fraction(10) ** (zeros - len(decimals)) / 2


def check_number(number: str, exact: Fraction, digits: int, usual: tuple[int, int]) -> None:
    """Fails unless a text has the digits it should have, and is the rounded form of a double near the exact number."""
    significant_digits, fewest, most = (digits, -15, 20) if digits else (usual[0], 0, usual[1])
    value = Fraction(number)
    assert number == significant(value, significant_digits, fewest, most), (number, float(exact), digits)
    assert abs(value - exact) <= half_digit(number, digits) + ULPS * abs(exact), (number, float(exact), digits)
    assert value == 0 or (value < 0) == (exact < 0), (number, float(exact))


def any_number(random: np.random.Generator, *sizes: Fraction) -> float:
    """Any magnitude up to 1e15, or a number of few digits in some unit, perhaps next to where it is rounded."""
    if random.random() < 0.4:
        number = 10 ** random.uniform(-12, 15)
    else:
        size = sizes[random.integers(len(sizes))]
        exponent = int(random.integers(-4, 5))
        number = float(Fraction(int(random.integers(0, 2001)), 2) * Fraction(10) ** exponent * size)
        for _ in range(random.integers(0, 4)):
            number = math.nextafter(number, random.choice((-math.inf, math.inf)))
    return math.copysign(number, random.choice((-1, 1)))


# -- Lengths and speeds -----------------------------------------------------------------------------------------------


def test_lengths_in_one_unit(measures: MeasureLibrary, random: np.random.Generator) -> None:
    seen = set()
    for _ in range(ROUNDS):
        unit, symbol = list(LENGTHS.items())[random.integers(len(LENGTHS))]
        size, digits = SIZES[symbol], int(random.integers(0, 16)) if random.random() < 0.5 else 0
        meters = any_number(random, size)
        usual = (2 if symbol in ("m", "ft") else 3, 3)
        text = measures.write_length(meters, unit, digits)
        number, _, written = text.partition(" ")
        assert written == symbol, (meters, text)
        check_number(number, Fraction(meters) / size, digits, usual)
        back = Fraction(measures.read_length(text))
        limit = half_digit(number, digits) * size + ULPS * abs(Fraction(meters))
        assert abs(back - Fraction(meters)) <= limit, (meters, text)
        seen.add((unit, number == "0"))
    assert len(seen) == 2 * len(LENGTHS)


def test_speeds(measures: MeasureLibrary, random: np.random.Generator) -> None:
    seen = set()
    for _ in range(ROUNDS):
        unit, (symbol, size) = list(SPEEDS.items())[random.integers(len(SPEEDS))]
        digits = int(random.integers(0, 16)) if random.random() < 0.5 else 0
        speed = any_number(random, size)
        text = measures.write_speed(speed, unit, digits)
        number, _, written = text.partition(" ")
        assert written == symbol, (speed, text)
        check_number(number, Fraction(speed) / size, digits, (3, 1))
        back = Fraction(measures.read_speed(text))
        limit = half_digit(number, digits) * size + ULPS * abs(Fraction(speed))
        assert abs(back - Fraction(speed)) <= limit, (speed, text)
        seen.add((unit, number == "0"))
    assert len(seen) == 2 * len(SPEEDS)


def pace(seconds: Fraction) -> str | None:
    """A pace in seconds to the kilometer; None where it has no number."""
    whole = round(seconds)
    if whole == 0:
        return None
    return f"{whole // 60}:{whole % 60:02}" if whole < 60_000 else "--:--"


def test_paces(measures: MeasureLibrary, random: np.random.Generator) -> None:
    seen = set()
    for _ in range(ROUNDS):
        match random.integers(3):
            case 0:
                speed = float(10 ** random.uniform(-4, 5))
            case 1:
                speed = 1000 / (random.integers(0, 60_010) + random.choice((0.5, 0.499999, 0.500001)))
            case _:
                speed = random.uniform(0.5, 8)
        digits = int(random.integers(0, 16))
        near = [pace(1000 / Fraction(speed) * factor) for factor in (1, 1 + ULPS, 1 - ULPS)]
        sign = random.choice(("", "-"))
        try:
            text = measures.write_speed(-speed if sign else speed, MINUTES_PER_KILOMETER, digits)
        except RefusedError as error:
            assert error.status == SPEED and None in near, speed
            seen.add("refused")
            continue
        number = text.removesuffix(" min/km")
        assert number != text, speed
        back = measures.read_speed(text)
        if number == "--:--":
            assert "--:--" in near and back == 0 and not np.signbit(back), (speed, text)
            seen.add("none")
            continue
        assert number.startswith(sign) and number.removeprefix("-") in near, (speed, text)
        minutes, seconds = number.removeprefix("-").split(":")
        exact = Fraction(1000, 60 * int(minutes) + int(seconds))
        assert back == float(-exact if sign else exact), (speed, text)
        seen.add("number")
    assert seen == {"refused", "none", "number"}


def test_spellings_of_speeds(measures: MeasureLibrary, random: np.random.Generator) -> None:
    lengths = {
        "m": "m", "meter": "m", "Metres": "m", "km": "km", "kilometers": "km", "ft": "ft", "feet": "ft", "mi": "mi",
        "miles": "mi", "nmi": "nmi", "NM": "nmi", "nautical miles": "nmi",
    }  # fmt: skip
    times = {"s": 1, "sec": 1, "second": 1, "min": 60, "minute": 60, "h": 3600, "hr": 3600, "hour": 3600}
    spellings = {
        **dict.fromkeys(("kmh", "KPH", "km/h"), SIZES["km"] / 3600),
        **dict.fromkeys(("mph", "MPH"), SIZES["mi"] / 3600),
        **dict.fromkeys(("kn", "kt", "kts", "knot", "Knots"), SIZES["nmi"] / 3600),
        **{
            f"{length}{per}{time}": SIZES[lengths[length]] / times[time]
            for length in lengths
            for time in times
            for per in ("/", " per ")
        },
    }
    for unit, size in spellings.items():
        tenths = int(random.integers(-100_000, 100_001))
        exact = Fraction(tenths, 10) * size
        for blank in ("", " "):
            back = measures.read_speed(f"{tenths / 10}{blank}{unit}")
            assert abs(Fraction(back) - exact) <= ULPS * abs(exact), (tenths, unit)
    for length, symbol in lengths.items():
        seconds = int(random.integers(1, 6000))
        exact = SIZES[symbol] / seconds
        for ending in (f"/{length}", f" / {length}", f"min/{length}", f" min per {length}"):
            back = measures.read_speed(f"{seconds // 60}:{seconds % 60:02}{ending}")
            assert abs(Fraction(back) - exact) <= ULPS * exact, (seconds, ending)
        back = measures.read_speed(f"{seconds / 4} min/{length}")
        assert abs(Fraction(back) - exact / 15) <= ULPS * exact, (seconds, length)


# -- Angles, courses and declinations ---------------------------------------------------------------------------------


def any_angle(random: np.random.Generator, decimals: int, largest: float) -> float:
    """Any angle in degrees, or one next to a limit of rounding of degrees or mils; ties are exact."""
    match random.integers(5):
        case 0:
            angle = random.uniform(-largest, largest)
        case 1:
            angle = min(10 ** random.uniform(-20, 15), largest)
        case 2:
            # Half a unit of the last decimal, as near as doubles come: exact without decimals.
            angle = float(Fraction(2 * int(random.integers(0, 400)) + 1, 2 * 10**decimals))
        case 3:
            # A tie of mils where it is this fraction itself.
            angle = 9 * (2 * int(random.integers(0, 400)) + 1) / 2 ** (6 + decimals)
        case _:
            angle = float(360 - Fraction(2 * int(random.integers(0, 4)) + 1, 2 * 10**decimals))
    if random.random() < 0.5:
        angle = math.nextafter(angle, random.choice((-math.inf, math.inf)))
    return math.copysign(min(angle, largest), random.choice((-1, 1)))


def check_angle(back: float, exact: Fraction, unit: int, text: str) -> None:
    """Fails unless a text was read correctly rounded; mils are multiplied by a rounded number of degrees first."""
    if unit == MILS:
        assert abs(Fraction(back) - exact) <= 2 * Fraction(math.ulp(back)), text
    else:
        assert back == float(exact), text


@pytest.mark.parametrize("has_north", [False, True], ids=["angles", "courses"])
def test_azimuths_are_rounded_exactly(has_north: bool, measures: MeasureLibrary, random: np.random.Generator) -> None:
    turned = ties = 0
    for _ in range(ROUNDS):
        unit, north = int(random.choice((DEGREES, MILS))), int(random.integers(3))
        decimals = int(random.choice((0, 0, 1, 2, random.integers(0, 13))))
        degrees = any_angle(random, decimals, 1e15)
        turn, places, symbol = (6400, 4, " mil") if unit == MILS else (360, 3, "°")
        exact = Fraction(degrees) % 360 * turn / 360
        units = round(exact * 10**decimals)
        ties += (exact * 10**decimals * 2) % 2 == 1
        turned += units == turn * 10**decimals
        expected = Fraction(units % (turn * 10**decimals), 10**decimals)
        number = rounded(expected, decimals)
        if has_north:
            # With zeros in front.
            number = f"{number:0>{places + (decimals + 1 if decimals else 0)}}"
            text = measures.write_course(degrees, north, unit, decimals)
            assert text == f"{number}{symbol} {NORTHS[north]}", (degrees, unit, decimals)
            back, north_back = measures.read_course(text)
            assert north_back == north
        else:
            text = measures.write_angle(degrees, unit, decimals)
            assert text == f"{number}{symbol}", (degrees, unit, decimals)
            back = measures.read_angle(text)
        check_angle(back, expected * 360 / turn, unit, text)
    assert turned > ROUNDS / 200 and ties > ROUNDS / 200


def test_compass_points_are_the_nearest(measures: MeasureLibrary, random: np.random.Generator) -> None:
    names = "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW".split()
    for _ in range(ROUNDS):
        count, unit = ((8, POINTS_8), (16, POINTS_16))[int(random.integers(2))]
        degrees = float(random.uniform(-720, 720))
        if random.random() < 0.5:
            # Half way between two points, or next to it.
            degrees = float(random.integers(-2 * count, 2 * count) + 0.5) * 360 / count
            degrees = math.nextafter(degrees, random.choice((-math.inf, degrees, math.inf)))
        number = round(Fraction(degrees) % 360 * count / 360) % count
        assert measures.write_angle(degrees, unit, 0) == names[number * 16 // count], (degrees, count)


def test_declinations_are_rounded_exactly(measures: MeasureLibrary, random: np.random.Generator) -> None:
    seen = set()
    for _ in range(ROUNDS):
        unit = int(random.choice((DEGREES, MILS)))
        decimals = int(random.choice((0, 0, 1, 2, random.integers(0, 13))))
        degrees = any_angle(random, decimals, 180)
        turn, symbol = (6400, " mil") if unit == MILS else (360, "°")
        units = round(abs(Fraction(degrees)) * turn / 360 * 10**decimals)
        side = "" if units == 0 else " E" if degrees > 0 else " W"
        text = measures.write_declination(degrees, unit, decimals)
        assert text == f"{rounded(Fraction(units, 10**decimals), decimals)}{symbol}{side}", (degrees, unit, decimals)
        back = measures.read_declination(text)
        sign = 1 if degrees > 0 else -1
        check_angle(back, sign * Fraction(units * 360, turn * 10**decimals), unit, text)
        seen.add(side)
    assert seen == {"", " E", " W"}


def test_spellings_of_courses(measures: MeasureLibrary) -> None:
    norths = {0: ("T", "t", "true", "TRUE"), 1: ("G", "g", "Grid"), 2: ("M", "m", "mag", "Magnetic")}
    units = {"°": 1, " ": 1, " deg ": 1, " degrees ": 1, "d ": 1, "º": 1, " mil ": 0.05625, " mils ": 0.05625}
    for north, names in norths.items():
        for name in names:
            for unit, size in units.items():
                for number in ("045", "45.5", "45,5", "-10", "360"):
                    value = float(number.replace(",", ".")) * size
                    assert measures.read_course(f"{number}{unit}{name}") == (value, north), (number, unit, name)
            assert measures.read_course(f"045{name}") == (45, north)
    for side, sign in (("E", 1), ("e", 1), ("east", 1), ("W", -1), ("w", -1), ("West", -1)):
        for unit, size in units.items():
            assert measures.read_declination(f"12.5{unit}{side}") == sign * 12.5 * size, (unit, side)
        assert measures.read_declination(f"3{side}") == sign * 3
