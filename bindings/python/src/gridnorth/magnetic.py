# SPDX-License-Identifier: MIT
"""The magnetic field of the earth, and azimuths from true, grid and magnetic north.

The field comes from the World Magnetic Model 2025, which covers the years 2020 to 2035, or from another model that
`parse` reads. `declination` accepts one position or many. Years are decimal years, dates or times.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence
from ctypes import byref, c_double
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Optional, Union, overload

from . import errors as _errors
from ._columns.batches import Rows
from ._columns.inputs import columns_of, double, integer, one_number, one_row
from ._columns.members import member
from ._columns.reading import read_one
from ._errors.words import shown
from ._measures.times import Time, seconds_of
from ._measures.years import decimal_year as _decimal_year
from ._measures.years import year_of, years_column
from ._native.library import GN_OK, GN_ZONE_STANDARD, gn_magnetic_field, gn_magnetic_model, gn_norths, library
from ._typing.public import own
from ._values.grids import Hemisphere
from ._values.units import North

if TYPE_CHECKING:
    from ._typing.aliases import (
        Errors,
        FloatArray,
        NorthName,
        Numbers,
        NumbersOrArray,
        NumbersOrColumn,
        StatusBuffer,
        Text,
        Year,
    )

__all__ = [
    "Field",
    "Flags",
    "Model",
    "North",
    "Norths",
    "convert",
    "decimal_year",
    "declination",
    "field",
    "norths",
    "parse",
]

_WHERE = ("latitude", "longitude", "height", "year")


class Flags(enum.IntFlag):
    """Warnings about a field."""

    #: The horizontal intensity is below 6,000 nT: a compass is not exact.
    CAUTION = 1
    #: The horizontal intensity is below 2,000 nT: a compass is useless. CAUTION is set too.
    BLACKOUT = 2
    #: The year lies outside the 5 years that begin with the epoch of the model.
    OUT_OF_DATE = 4


class Field(NamedTuple):
    """The magnetic field at a position, and its changes.

    Attributes
    ----------
    declination : float
        The azimuth of magnetic north, in degrees in (-180, 180]: positive to the east of true north.
    inclination : float
        Degrees down from the horizontal plane, -90 ... 90.
    horizontal, total : float
        The horizontal and the total intensity, in nT.
    north, east, down : float
        The components, in nT.
    declination_rate, inclination_rate : float
        The changes of declination and inclination, in degrees per year.
    horizontal_rate, total_rate, north_rate, east_rate, down_rate : float
        The changes of intensities and components, in nT per year.
    uncertainty : float
        One standard deviation of the declination, in degrees, at most 180.
    flags : Flags
        Warnings: a compass is inexact or useless there, or the model is out of date for the year.
    """

    declination: float
    inclination: float
    horizontal: float
    total: float
    north: float
    east: float
    down: float
    declination_rate: float
    inclination_rate: float
    horizontal_rate: float
    total_rate: float
    north_rate: float
    east_rate: float
    down_rate: float
    uncertainty: float
    flags: Flags


class Norths(NamedTuple):
    """The three norths at a position. `convert` takes it.

    Attributes
    ----------
    convergence : float
        The angle from true north to grid north, in degrees in (-180, 180], clockwise.
    declination : float
        The angle from true north to magnetic north.
    grid_magnetic : float
        The angle from grid north to magnetic north: the grid-magnetic angle of maps.
    uncertainty : float
        One standard deviation of the declination, in degrees.
    zone : int
        The zone of the grid, 1 ... 60; 0 is UPS.
    hemisphere : Hemisphere
        The hemisphere of the grid.
    flags : Flags
        As in `Field`.
    """

    convergence: float
    declination: float
    grid_magnetic: float
    uncertainty: float
    zone: int
    hemisphere: Hemisphere
    flags: Flags


class Model:
    """An immutable magnetic model that `parse` has read.

    Attributes
    ----------
    epoch : float
        The decimal year at which the model begins. The model applies from 5 years before its epoch to 10 years after
        it.
    name : str
        ``"WMM-2025"``.
    """

    __slots__ = ("_struct",)

    _struct: gn_magnetic_model

    def __init__(self) -> None:
        raise TypeError("gridnorth.magnetic.parse makes models")

    @classmethod
    def _of(cls, struct: gn_magnetic_model) -> Model:
        model = cls.__new__(cls)
        model._struct = struct
        return model

    @property
    def epoch(self) -> float:
        """The decimal year at which the model begins."""
        epoch: float = self._struct.epoch
        return epoch

    @property
    def name(self) -> str:
        """The name in the file, in upper case."""
        name: bytes = self._struct.name
        return name.decode("ascii")

    def __eq__(self, other: object) -> bool:
        return bytes(self._struct) == bytes(other._struct) if isinstance(other, Model) else NotImplemented

    def __hash__(self) -> int:
        return hash(bytes(self._struct))

    def __repr__(self) -> str:
        return f"<Model {self.name} of {self.epoch}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (bytes(self._struct),)


def _restored(data: bytes) -> Model:
    return Model._of(gn_magnetic_model.from_buffer_copy(data))


def parse(text: Text) -> Model:
    r"""Read a magnetic model from a file of coefficients (.COF), as the World Magnetic Model is published.

    Parameters
    ----------
    text : str or bytes
        A line with the epoch, the name and the date; for each degree from 1 to 12 and each order from 0 to the degree a
        line with degree, order, g and h in nT, and their changes per year; a line of nines.

    Returns
    -------
    Model
        A model for the other functions of this module.

    Raises
    ------
    TextError
        The text is refused; the class says why, ``offset`` where.
    MagneticTermError
        A degree and order is missing, repeated or above 12.
    YearError
        The epoch lies outside 1 to 9999.

    Examples
    --------
    >>> terms = [f"{n} {m} {-30000 if n == 1 and m == 0 else 0} 0 0 0" for n in range(1, 13) for m in range(n + 1)]
    >>> model = parse("\n".join(["2025 Dipole 1/1/2025", *terms]))
    >>> model.name, field(0, 0, 0, 2025, model).declination
    ('DIPOLE', 0.0)
    """
    return Model._of(read_one(library.gn_magnetic_model_parse, text, gn_magnetic_model()))


def decimal_year(seconds: Time) -> float:
    """Find the decimal year of a time.

    Parameters
    ----------
    seconds : float or datetime.datetime
        Seconds since the beginning of 1970 in UTC, as from ``time.time()`` and ``datetime.timestamp()``; or a datetime
        that has a time zone. Years from 1 to 9999; milliseconds are refused.

    Returns
    -------
    float
        The year plus the fraction of it that has passed.

    Raises
    ------
    YearError, NotFiniteError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> decimal_year(0), decimal_year(1719878400)
    (1970.0, 2024.5)
    """
    return _decimal_year(seconds_of(seconds, "seconds"))


def field(latitude: float, longitude: float, height: float, year: Year, model: Optional[Model] = None) -> Field:
    """Compute the magnetic field at a position.

    Parameters
    ----------
    latitude : float
        Degrees, -90 ... 90.
    longitude : float
        Degrees; any finite value, reduced to [-180, 180). At a pole the longitude gives the meridian that is north or
        south.
    height : float
        Meters above the ellipsoid, -1000 ... 850,000.
    year : float, datetime.date or datetime.datetime
        Decimal year, such as 2027.5; a date, which is its beginning in UTC; or a datetime that has a time zone. From 5
        years before the epoch of the model to 10 years after it: 2020 ... 2035 without `model`.
    model : Model, optional
        A model to use instead of WMM2025.

    Returns
    -------
    Field
        Declination, inclination, intensities and components, their changes per year, and the error of the declination.

    Raises
    ------
    LatitudeError, NotFiniteError, HeightError, YearError
        An argument is refused; the name of the class says which.

    Notes
    -----
    Results agree with GeographicLib to 1e-6 nT, and to 1e-9 degrees where the horizontal intensity is above 2000 nT.

    Examples
    --------
    >>> there = field(-80, 240, 100_000, 2027.5)
    >>> round(there.declination, 2), round(there.north, 3), there.flags
    (67.93, 5983.976, <Flags: 0>)
    """
    values = _values(latitude, longitude, height, year)
    found = gn_magnetic_field()
    status = library.gn_magnetic_compute(*values, _pointer(model), byref(found))
    if status != GN_OK:
        _errors.refuse(status, _shown(status, values, model))
    numbers = [getattr(found, name) for name in Field._fields[:-1]]
    return Field._make([*numbers, Flags(found.flags)])


@overload
def declination(
    latitude: float,
    longitude: float,
    height: float,
    year: Year,
    model: Optional[Model] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> float: ...
@overload
def declination(
    latitude: Numbers,
    longitude: Numbers,
    height: Numbers,
    year: Union[Numbers, Year, Sequence[Optional[Year]]],
    model: Optional[Model] = ...,
    *,
    errors: Literal["raise"] = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> list[float]: ...
@overload
def declination(
    latitude: Numbers,
    longitude: Numbers,
    height: Numbers,
    year: Union[Numbers, Year, Sequence[Optional[Year]]],
    model: Optional[Model] = ...,
    *,
    errors: Errors,
    statuses: Optional[StatusBuffer] = ...,
) -> list[Optional[float]]: ...
@overload
def declination(
    latitude: NumbersOrColumn,
    longitude: NumbersOrColumn,
    height: NumbersOrColumn,
    year: Union[NumbersOrColumn, Year, Sequence[Optional[Year]]],
    model: Optional[Model] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> Any: ...
@overload
def declination(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    height: NumbersOrArray,
    year: Union[NumbersOrArray, Year, Sequence[Optional[Year]]],
    model: Optional[Model] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> FloatArray: ...
def declination(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    height: NumbersOrArray,
    year: Union[NumbersOrArray, Year, Sequence[Optional[Year]]],
    model: Optional[Model] = None,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[float, list[Any], FloatArray]:
    """Compute the magnetic declination at positions.

    Parameters
    ----------
    latitude, longitude, height : float or array_like of float
        As for `field`. A scalar applies to all rows.
    year : float, datetime.date or datetime.datetime, or array_like of them
        Decimal years, dates or times, as for `field`: 2020 ... 2035 without `model`. A column of dates of numpy, pandas
        or polars is in UTC if it has no time zone.
    model : Model, optional
        A model to use instead of WMM2025.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused positions: raise an error for the first, or set each to NaN.
        A missing row is refused too, and gets the missing value of its container: None in a list.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`.

    Returns
    -------
    float
        For scalars: degrees, in (-180, 180].
    list of float, numpy.ndarray or Series
        For many positions.

    Raises
    ------
    LatitudeError, NotFiniteError, HeightError, YearError
        A position is refused, and `errors` is ``"raise"``.

    Examples
    --------
    >>> [round(degrees, 3) for degrees in declination([48.86, 40.69], [2.29, -74.04], 0, 2027.5)]
    [2.177, -12.416]
    >>> import datetime
    >>> round(declination(48.86, 2.29, 0, datetime.date(2027, 7, 2)), 3)
    2.177
    """
    values = (latitude, longitude, height, years_column(year))
    columns = columns_of(*values, names=_WHERE)
    many = columns or one_row(*values, names=_WHERE, mode=errors)
    rows = Rows(many.count, errors, statuses)
    found = many.family.floats()
    status = rows.call(library.gn_magnetic_declination_batch, many, _pointer(model), outputs=(found,))
    rows.finish(status, lambda row: (_shown(rows.memory[row], many.values(row), model), None))
    return found.result() if columns else float(found.memory[0])


def norths(
    latitude: float,
    longitude: float,
    height: float,
    year: Year,
    zone: int = GN_ZONE_STANDARD,
    model: Optional[Model] = None,
) -> Norths:
    """Compute the angles between true, grid and magnetic north at a position.

    Parameters
    ----------
    latitude, longitude, height, year, model
        As for `field`.
    zone : int, default 0
        The grid, as for `utm.forward`; 0 for the standard zone of the position.

    Returns
    -------
    Norths
        The norths for `convert`.

    Raises
    ------
    LatitudeError, NotFiniteError, HeightError, YearError, ZoneError, TooFarError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> here = norths(48.85837, 2.294481, 0, 2027.5)
    >>> round(here.convergence, 3), round(here.declination, 3), round(here.grid_magnetic, 3), here.zone
    (-0.531, 2.178, 2.71, 31)
    """
    zone = integer(zone, "zone", _errors.ZoneError)
    values = _values(latitude, longitude, height, year)
    found = gn_norths()
    status = library.gn_norths_compute(*values, zone, _pointer(model), byref(found))
    if status != GN_OK:
        _errors.refuse(status, _shown(status, values, model, f", zone {zone}"))
    return Norths(
        found.convergence,
        found.declination,
        found.grid_magnetic,
        found.uncertainty,
        found.zone,
        Hemisphere(found.hemisphere),
        Flags(found.flags),
    )


def convert(
    azimuth: float, from_north: Union[int, NorthName], to_north: Union[int, NorthName], norths: Norths
) -> float:
    """Convert an azimuth from one north to another.

    Parameters
    ----------
    azimuth : float
        Degrees, clockwise from the first north; any finite value.
    from_north, to_north : North or {"true", "grid", "magnetic"}
        The north from which the azimuth counts, and the north from which the result counts.
    norths : Norths
        The norths at the place of the azimuth, from the function `norths`.

    Returns
    -------
    float
        Degrees, in (-180, 180].

    Raises
    ------
    NorthError, NotFiniteError
        An argument is refused; the name of the class says which.

    Notes
    -----
    The azimuth may be a bearing of `geodesic.grid_inverse`, if `norths` are for the same zone.

    Examples
    --------
    >>> here = norths(48.85837, 2.294481, 0, 2027.5)
    >>> round(convert(90, "magnetic", "grid", here), 3)         # a compass reads 90
    92.71
    """
    if not isinstance(norths, Norths):
        raise TypeError(f"norths must be Norths, not {type(norths).__name__}")
    start = member(North, from_north, "from_north", _errors.NorthError)
    end = member(North, to_north, "to_north", _errors.NorthError)
    given = gn_norths(convergence=norths.convergence, declination=norths.declination)
    converted = c_double()
    status = library.gn_azimuth_convert(double(azimuth), start, end, byref(given), byref(converted))
    if status != GN_OK:
        facts = {"azimuth": azimuth, "convergence": norths.convergence, "declination": norths.declination}
        _errors.refuse(status, f"{shown(facts.items())}, from_north {start}, to_north {end}")
    return converted.value


def _values(latitude: Any, longitude: Any, height: Any, year: Any) -> tuple[float, float, float, float]:
    return (
        one_number(latitude, "latitude"),
        one_number(longitude, "longitude"),
        one_number(height, "height"),
        year_of(year),
    )


def _shown(status: int, values: Sequence[float], model: Optional[Model], more: str = "") -> str:
    """Return the arguments of a refused call as a message shows them, with the years that a model covers."""
    words = shown(zip(_WHERE, values)) + more
    if status != _errors.YearError.status:
        return words
    epoch = 2025.0 if model is None else model.epoch
    return f"{words}; allowed: {epoch - 5:g} ... {epoch + 10:g}"


def _pointer(model: Optional[Model]) -> Any:
    if model is None:
        return None
    if not isinstance(model, Model):
        raise TypeError(f"model must be a Model, not {type(model).__name__}")
    return byref(model._struct)


own(globals())
