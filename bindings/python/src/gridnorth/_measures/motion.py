# SPDX-License-Identifier: MIT
"""Speeds, courses and declinations for display."""

from __future__ import annotations

import enum
from ctypes import byref, c_double, c_int32, c_size_t
from typing import TYPE_CHECKING, NamedTuple, Union

from .. import errors as _errors
from .._columns.inputs import c_number, integer
from .._columns.members import member
from .._columns.reading import read_one, refuse_text
from .._columns.texts import one_text
from .._columns.writing import written
from .._errors.words import shown
from .._native.library import GN_ANGLE_DEGREES, GN_ANGLE_MILS, GN_MEASURE_CAPACITY, GN_OK, library
from .._values.units import North

if TYPE_CHECKING:
    from .._typing.aliases import CourseUnitName, NorthName, SpeedUnitName, Text


class SpeedUnit(enum.IntEnum):
    """A unit for a speed."""

    METERS_PER_SECOND = 1
    KILOMETERS_PER_HOUR = 2
    #: Statute miles.
    MILES_PER_HOUR = 3
    #: Nautical miles per hour.
    KNOTS = 4
    #: A pace: minutes and seconds per kilometer.
    MINUTES_PER_KILOMETER = 5


class _CourseUnit(enum.IntEnum):
    DEGREES = GN_ANGLE_DEGREES
    MILS = GN_ANGLE_MILS


class Course(NamedTuple):
    """A direction and the north from which it counts.

    Attributes
    ----------
    degrees : float
        Degrees clockwise from `north`.
    north : North
        True, grid or magnetic.
    """

    degrees: float
    north: North


def format_speed(
    meters_per_second: float, unit: Union[int, SpeedUnitName] = SpeedUnit.METERS_PER_SECOND, digits: int = 0
) -> str:
    """Write a speed as people read it.

    Parameters
    ----------
    meters_per_second : float
        -1e15 ... 1e15; a negative speed keeps its sign.
    unit : SpeedUnit or str, default "meters_per_second"
        The unit: "meters_per_second", "kilometers_per_hour", "miles_per_hour", "knots", or "minutes_per_kilometer",
        which is a pace.
    digits : int, default 0
        Significant digits, 1 ... 15: all of them are written; or 0: the number decides. A pace has whole seconds.

    Returns
    -------
    str
        Number and unit. `parse_speed` reads it back, to within half of its last digit.

    Raises
    ------
    NotFiniteError, SpeedError, UnitError, DigitsError
        An argument is refused; the name of the class says which. A speed of 2000 m/s or more has no pace.

    Notes
    -----
    With `digits` 0 a number has three significant digits and at most one decimal, but every digit before the point is
    kept. A pace of 1000 minutes or more is "--:-- min/km", as for the speed 0.

    Examples
    --------
    >>> format_speed(1.5), format_speed(6.33, "knots"), format_speed(300, SpeedUnit.KILOMETERS_PER_HOUR)
    ('1.5 m/s', '12.3 kn', '1080 km/h')
    >>> format_speed(3, "minutes_per_kilometer"), format_speed(0, "minutes_per_kilometer")
    ('5:33 min/km', '--:-- min/km')
    """
    asked = member(SpeedUnit, unit, "unit", _errors.UnitError)
    digits = integer(digits, "digits", _errors.DigitsError)

    def refused(_: int) -> str:
        return shown([("meters_per_second", meters_per_second), ("unit", asked), ("digits", digits)])

    function = library.gn_speed_format
    return written(
        function,
        c_number(meters_per_second, "meters_per_second"),
        asked,
        digits,
        size=GN_MEASURE_CAPACITY,
        refused=refused,
    )


def parse_speed(text: Text) -> float:
    """Read a speed: a number and its unit, or a pace.

    Parameters
    ----------
    text : str or bytes
        "12.3 kn", "5,4 km/h", "30mph", "5:30 min/km". Units in any case: km/h (kmh, kph), mph, kn (kt, kts, knot,
        knots), and any unit of length that has letters with "/" or "per" and s, min or h; paces also "/km", and for
        another unit of length in place of km. "--:-- min/km" is the speed 0.

    Returns
    -------
    float
        Meters per second.

    Raises
    ------
    TextError
        The text is refused; the class says why, ``offset`` where.
    SpeedError
        The speed exceeds 1e16 m/s, or the pace is 0.

    Examples
    --------
    >>> parse_speed("36 km/h"), parse_speed("8:20 /km")
    (10.0, 2.0)
    """
    number: c_double = read_one(library.gn_speed_parse, text, c_double())
    return number.value


def format_course(
    degrees: float,
    north: Union[int, NorthName],
    unit: Union[int, CourseUnitName] = GN_ANGLE_DEGREES,
    decimals: int = 0,
) -> str:
    """Write a course and its north as people read them.

    Parameters
    ----------
    degrees : float
        Degrees clockwise from `north`, -1e15 ... 1e15; reduced to one turn, exactly.
    north : North or {"true", "grid", "magnetic"}
        The north, written as T, G or M; nothing is converted.
    unit : AngleUnit or {"degrees", "mils"}, default "degrees"
        Degrees with three digits before the point, or mils (6400 to a turn) with four.
    decimals : int, default 0
        0 ... 12; all of them are written.

    Returns
    -------
    str
        The course, never "360°" and never "6400 mil". `parse_course` reads it back.

    Raises
    ------
    NotFiniteError, MeasureError, NorthError, UnitError, DecimalsError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> format_course(45, "magnetic"), format_course(45, North.GRID, "mils"), format_course(359.7, "true")
    ('045° M', '0800 mil G', '000° T')
    """
    origin = member(North, north, "north", _errors.NorthError)
    asked, decimals = _unit(unit), integer(decimals, "decimals", _errors.DecimalsError)

    def refused(_: int) -> str:
        return shown([("degrees", degrees), ("north", origin), ("unit", asked), ("decimals", decimals)])

    settings = (origin, asked, decimals)
    return written(
        library.gn_course_format, c_number(degrees, "degrees"), *settings, size=GN_MEASURE_CAPACITY, refused=refused
    )


def parse_course(text: Text) -> Course:
    """Read a course: a number, its unit and its north.

    Parameters
    ----------
    text : str or bytes
        "045° M", "45,5 deg true", "0800 mil G", "270T", in any case; a number without a unit is in degrees.

    Returns
    -------
    Course
        Degrees as written, not reduced, and the north.

    Raises
    ------
    NorthError
        The north is missing or unknown. `parse_angle` reads texts without one.
    TextError
        The text is refused; the class says why, ``offset`` where.
    MeasureError
        The angle exceeds 1e16 degrees.

    Examples
    --------
    >>> parse_course("0800 mil G")
    Course(degrees=45.0, north=<North.GRID: 1>)
    """
    data, degrees, north, offset = one_text(text), c_double(), c_int32(), c_size_t()
    status = library.gn_course_parse(data, len(data), byref(degrees), byref(north), byref(offset))
    if status != GN_OK:
        refuse_text(status, text, offset.value)
    return Course(degrees.value, North(north.value))


def format_declination(degrees: float, unit: Union[int, CourseUnitName] = GN_ANGLE_DEGREES, decimals: int = 1) -> str:
    """Write a declination as people read it.

    Parameters
    ----------
    degrees : float
        -180 ... 180, positive where magnetic north lies to the east of true north.
    unit : AngleUnit or {"degrees", "mils"}, default "degrees"
        Degrees, or mils (6400 to a turn).
    decimals : int, default 1
        0 ... 12; all of them are written.

    Returns
    -------
    str
        The angle with E or W; an angle that is rounded to zero has no letter. `parse_declination` reads it back.

    Raises
    ------
    NotFiniteError, DeclinationError, UnitError, DecimalsError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> format_declination(3.2), format_declination(-12.5, "mils", decimals=0), format_declination(-0.01)
    ('3.2° E', '222 mil W', '0.0°')
    """
    asked, decimals = _unit(unit), integer(decimals, "decimals", _errors.DecimalsError)

    def refused(_: int) -> str:
        return shown([("degrees", degrees), ("unit", asked), ("decimals", decimals)])

    function = library.gn_declination_format
    return written(function, c_number(degrees, "degrees"), asked, decimals, size=GN_MEASURE_CAPACITY, refused=refused)


def parse_declination(text: Text) -> float:
    """Read a declination: a number, its unit, and E or W.

    Parameters
    ----------
    text : str or bytes
        "3.2° E", "12,5W", "222 mil west", in any case; a number without a unit is in degrees, zero needs no letter.

    Returns
    -------
    float
        Degrees, positive to the east.

    Raises
    ------
    TextError
        The text is refused; the class says why, ``offset`` where.
    DeclinationError
        The declination exceeds 180 degrees.

    Examples
    --------
    >>> parse_declination("12.5° W"), parse_declination("3 east")
    (-12.5, 3.0)
    """
    number: c_double = read_one(library.gn_declination_parse, text, c_double())
    return number.value


def _unit(unit: Union[int, str]) -> int:
    return member(_CourseUnit, unit, "unit", _errors.UnitError)
