# SPDX-License-Identifier: MIT
"""Lengths, areas, angles, speeds and courses for display: writes them as people read them, and reads such texts.

>>> format_length(1250), format_length(1250, "imperial"), format_length(1250, "nautical")
('1.25 km', '0.777 mi', '0.675 nmi')
>>> format_area(12_500), format_angle(45.25, decimals=1), format_angle(45.25, "mils")
('1.25 ha', '45.2°', '804 mil')
>>> parse_length("1.25 km"), parse_area("3 sq mi"), parse_angle("NNE")
(1250.0, 7769964.331..., 22.5)
>>> format_speed(1.5, "kilometers_per_hour"), format_course(45, "magnetic"), format_declination(-12.5)
('5.4 km/h', '045° M', '12.5° W')
"""

from __future__ import annotations

import enum
from ctypes import c_double
from typing import TYPE_CHECKING, Any, Union

from . import errors as _errors
from ._columns.inputs import c_number, integer
from ._columns.members import member
from ._columns.reading import read_one
from ._columns.writing import written
from ._errors.words import shown
from ._measures.motion import (
    Course,
    SpeedUnit,
    format_course,
    format_declination,
    format_speed,
    parse_course,
    parse_declination,
    parse_speed,
)
from ._native.library import GN_MEASURE_CAPACITY, library
from ._typing.public import own
from ._values.units import North as North
from ._values.units import Units as Units

if TYPE_CHECKING:
    from ._typing.aliases import AngleUnitName, Text, UnitsName

__all__ = [
    "AngleUnit",
    "Course",
    "SpeedUnit",
    "format_angle",
    "format_area",
    "format_course",
    "format_declination",
    "format_length",
    "format_speed",
    "parse_angle",
    "parse_area",
    "parse_course",
    "parse_declination",
    "parse_length",
    "parse_speed",
]


class AngleUnit(enum.IntEnum):
    """A unit for an angle."""

    DEGREES = 1
    #: Mils, 6400 to a turn (NATO).
    MILS = 2
    #: Eight compass points: N, NE, E ...
    POINTS_8 = 3
    #: Sixteen compass points: N, NNE, NE ...
    POINTS_16 = 4


def format_length(meters: float, units: Union[int, UnitsName] = Units.METRIC, digits: int = 0) -> str:
    """Write a length as people read it.

    Parameters
    ----------
    meters : float
        -1e15 ... 1e15; a negative length keeps its sign.
    units : Units or {"metric", "imperial", "nautical", "meters", "kilometers", "feet", "miles", "nautical_miles"}
        A system: kilometers begin at 1000 m, miles at 1000 ft, nautical miles at a tenth of one; shorter lengths are in
        meters or feet. Or one unit for all lengths. Default "metric".
    digits : int, default 0
        Significant digits, 1 ... 15: all of them are written, "1.00 km"; or 0: the number decides.

    Returns
    -------
    str
        Number and unit. `parse_length` reads it back, to within half of its last digit.

    Raises
    ------
    NotFiniteError, MeasureError, UnitError, DigitsError
        An argument is refused; the name of the class says which.

    Notes
    -----
    With `digits` 0 a number has three significant digits, but every digit before the point is kept: "1234 km". Meters
    and feet are whole numbers from 10 up. The rounded number decides the unit: 999.7 m is "1.00 km". In one unit, there
    are at most three decimals.

    Examples
    --------
    >>> format_length(849.6), format_length(999.7), format_length(1_234_567), format_length(-7.25)
    ('850 m', '1.00 km', '1235 km', '-7.2 m')
    >>> format_length(1852, Units.NAUTICAL, digits=5)
    '1.0000 nmi'
    >>> format_length(850, "kilometers"), format_length(12_345, "meters")
    ('0.850 km', '12345 m')
    """
    return _format_in_units(library.gn_length_format, meters, "meters", units, digits)


def parse_length(text: Text) -> float:
    """Read a length: a number and its unit.

    Parameters
    ----------
    text : str or bytes
        "850 m", "1,25KM", "-300 ft", "12.5 nautical miles". Units in any case: m, km, ft, yd, mi, nmi (also NM) and
        their names, singular or plural; a prime or an apostrophe means feet. No exponents, no thousands separators.

    Returns
    -------
    float
        Meters.

    Raises
    ------
    TextError
        The text is refused; the class says why, ``offset`` where.
    MeasureError
        The length exceeds 1e16 meters.

    Examples
    --------
    >>> parse_length("12.5 nautical miles"), parse_length("1,25km")
    (23150.0, 1250.0)
    >>> parse_length("1,250 m")
    Traceback (most recent call last):
        ...
    gridnorth.errors.TextCommaError: A comma may separate two numbers or be a decimal comma. (offset 1 of '1,250 m')
    """
    return _parse(library.gn_length_parse, text)


def format_area(square_meters: float, units: Union[int, UnitsName] = Units.METRIC, digits: int = 0) -> str:
    """Write an area as people read it.

    Parameters
    ----------
    square_meters : float
        -1e15 ... 1e15; a negative area (of a clockwise polygon) keeps its sign.
    units : Units or {"metric", "imperial", "nautical"}, default "metric"
        Metric: m², hectares (ha) from 10,000 m², km² from 100 ha. Imperial: ft², acres (ac) from one acre, mi² from 640
        acres. Nautical: ft², nmi² from a hundredth of one.
    digits : int, default 0
        As for `format_length`.

    Returns
    -------
    str
        Number and unit. `parse_area` reads it back, to within half of its last digit.

    Raises
    ------
    NotFiniteError, MeasureError, UnitError, DigitsError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> format_area(9999), format_area(10_000), format_area(2.5e6), format_area(40_468.6, "imperial")
    ('9999 m²', '1.00 ha', '2.50 km²', '10.0 ac')
    """
    return _format_in_units(library.gn_area_format, square_meters, "square_meters", units, digits)


def parse_area(text: Text) -> float:
    """Read an area: a number and its unit.

    Parameters
    ----------
    text : str or bytes
        "850 m2", "1,25 ha", "3 sq mi", "40 acres". Units in any case: hectares (ha), acres (ac), and any unit of length
        that has letters, with "2", "^2" or "²" after it, or "sq" or "square" before it.

    Returns
    -------
    float
        Square meters.

    Raises
    ------
    TextError
        The text is refused; the class says why, ``offset`` where.
    MeasureError
        The area exceeds 1e16 square meters.

    Examples
    --------
    >>> parse_area("850 m²"), parse_area("1.5 ha")
    (850.0, 15000.0)
    """
    return _parse(library.gn_area_parse, text)


def format_angle(degrees: float, unit: Union[int, AngleUnitName] = AngleUnit.DEGREES, decimals: int = 0) -> str:
    """Write an azimuth as people read it.

    Parameters
    ----------
    degrees : float
        Degrees clockwise from north, -1e15 ... 1e15; reduced to one turn, exactly.
    unit : AngleUnit or {"degrees", "mils", "points_8", "points_16"}, default "degrees"
        Degrees, mils (6400 to a turn), or the nearest compass point.
    decimals : int, default 0
        0 ... 12; all of them are written. Compass points have none.

    Returns
    -------
    str
        The angle, never "360°" and never "6400 mil". `parse_angle` reads it back.

    Raises
    ------
    NotFiniteError, MeasureError, UnitError, DecimalsError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> format_angle(-0.4), format_angle(359.97, decimals=1), format_angle(22.5, "mils")
    ('0°', '0.0°', '400 mil')
    >>> format_angle(200, "points_8"), format_angle(200, AngleUnit.POINTS_16)
    ('S', 'SSW')
    """
    asked = member(AngleUnit, unit, "unit", _errors.UnitError)
    decimals = integer(decimals, "decimals", _errors.DecimalsError)
    return _format(library.gn_angle_format, degrees, asked, decimals, ("degrees", "unit", "decimals"))


def parse_angle(text: Text) -> float:
    """Read an angle: a number and its unit, or a compass point.

    Parameters
    ----------
    text : str or bytes
        "45.5°", "45,5 deg", "800 mils", "NNE". Units in any case: the degree sign, d, deg, degree(s), and mil(s), 6400
        to a turn. Compass points: the sixteen from N to NNW.

    Returns
    -------
    float
        Degrees, as written, not reduced; for a compass point the middle of its sector, 0 ... 337.5.

    Raises
    ------
    TextError
        The text is refused; the class says why, ``offset`` where.
    MeasureError
        The angle exceeds 1e16 degrees.

    Examples
    --------
    >>> parse_angle("800 mils"), parse_angle("-12.5°"), parse_angle("ssw")
    (45.0, -12.5, 202.5)
    """
    return _parse(library.gn_angle_parse, text)


def _format_in_units(function: Any, value: float, name: str, units: Union[int, str], digits: int) -> str:
    asked = member(Units, units, "units", _errors.UnitError)
    digits = integer(digits, "digits", _errors.DigitsError)
    return _format(function, value, asked, digits, (name, "units", "digits"))


def _format(function: Any, value: float, unit: int, digits: int, names: tuple[str, str, str]) -> str:
    def refused(_: int) -> str:
        return shown(zip(names, (value, unit, digits)))

    return written(function, c_number(value, names[0]), unit, digits, size=GN_MEASURE_CAPACITY, refused=refused)


def _parse(function: Any, text: Text) -> float:
    number: c_double = read_one(function, text, c_double())
    return number.value


own(globals())
