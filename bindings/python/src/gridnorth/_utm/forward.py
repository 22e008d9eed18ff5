# SPDX-License-Identifier: MIT
"""Positions on the UTM and UPS grids: their coordinates, their zones, and the convergence and scale of the grid."""

from __future__ import annotations

from ctypes import byref, c_int32
from typing import TYPE_CHECKING, Any, Callable, Literal, NamedTuple, Optional, Union, overload

from .. import errors as _errors
from .._columns.batches import Rows
from .._columns.inputs import Columns, columns_of, double, integer, one_row
from .._errors.words import shown_degrees
from .._memory.outputs import Output
from .._native import fast
from .._native.library import GN_OK, GN_ZONE_STANDARD, gn_utm, library
from .._values.grids import Grid, Hemisphere, Utm, utm_of
from .zones import grid_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .._typing.aliases import Errors, FloatArray, Numbers, NumbersOrArray, NumbersOrColumn, StatusBuffer, ZoneArray


class Factors(NamedTuple):
    """The direction and the scale of a grid at a position.

    Attributes
    ----------
    convergence : float
        The azimuth of grid north, in degrees clockwise from true north: a grid azimuth is the true azimuth minus the
        convergence.
    scale : float
        Length on the grid divided by length on the ellipsoid.
    """

    convergence: float
    scale: float


@overload
def forward(
    latitude: float, longitude: float, zone: int = ..., *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> Utm: ...
@overload
def forward(
    latitude: Numbers,
    longitude: Numbers,
    zone: int = ...,
    *,
    errors: Literal["raise"] = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[float], list[float], list[int]]: ...
@overload
def forward(
    latitude: Numbers,
    longitude: Numbers,
    zone: int = ...,
    *,
    errors: Errors,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[Optional[float]], list[Optional[float]], list[Optional[int]]]: ...
@overload
def forward(
    latitude: NumbersOrColumn,
    longitude: NumbersOrColumn,
    zone: int = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[Any, Any, Any]: ...
@overload
def forward(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    zone: int = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[FloatArray, FloatArray, ZoneArray]: ...
def forward(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    zone: int = GN_ZONE_STANDARD,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Utm, tuple[list[Any], list[Any], list[Any]], tuple[FloatArray, FloatArray, ZoneArray]]:
    """Project positions onto the UTM or UPS grid.

    Parameters
    ----------
    latitude : float or array_like of float
        Degrees, -90 ... 90.
    longitude : float or array_like of float
        Degrees; any finite value, reduced to [-180, 180). A scalar applies to all rows.
    zone : int, default `STANDARD`
        0 for the standard zone of each position; 1 ... 60 for that zone, with the hemisphere of the position; or an
        EPSG code for zone and hemisphere: 32601 ... 32660 and 32701 ... 32760 (the northing then continues across the
        equator), 32661 and 32761 (UPS).
    errors : {"raise", "mask"}, default "raise"
        How to handle refused positions: raise an error for the first, or set each to NaN (zone 0).
        A missing row is refused too, and gets the missing value of its container: None in a list.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`.

    Returns
    -------
    Utm
        For scalars: easting and northing in meters, zone, hemisphere.
    tuple of three lists, of three numpy.ndarray, or of three Series
        For many positions: eastings, northings and signed zones. ``inverse(*forward(...))`` returns the positions.

    Raises
    ------
    LatitudeError, NotFiniteError, TooFarError
        A position is refused, and `errors` is ``"raise"``.
    ZoneError
        There is no such zone.

    Notes
    -----
    A zone can be chosen up to 9 degrees from its central meridian, and up to 60 degrees as long as the easting stays in
    [0, 1,000,000]. Results agree with GeographicLib to 10 nm.

    Examples
    --------
    >>> forward(0, 3)
    Utm(easting=500000.0, northing=0.0, zone=31, hemisphere=<Hemisphere.NORTH: 1>)
    >>> forward([0, 90], 3)
    ([500000.0, 2000000.0], [0.0, 2000000.0], [31, 61])
    >>> forward(-1, 3, zone=32631).northing
    -110530.15...
    """
    found: Optional[Utm] = fast.utm_forward(latitude, longitude, zone, errors, statuses)
    if found is not None:
        return found
    zone = integer(zone, "zone", _errors.ZoneError)
    columns = columns_of(latitude, longitude)
    if columns is None and errors == "raise" and statuses is None:
        utm = gn_utm()
        status = library.gn_utm_forward(double(latitude, "latitude"), double(longitude, "longitude"), zone, byref(utm))
        if status != GN_OK:
            _errors.refuse(status, f"{shown_degrees(latitude, longitude)}, zone {zone}")
        return utm_of(utm)

    many = columns or one_row(latitude, longitude, mode=errors)
    eastings, northings, zones = many.family.floats(), many.family.floats(), many.family.integers()
    _call(library.gn_utm_forward_batch, many, zone, (eastings, northings, zones), errors, statuses)
    if columns is None:
        return Utm(eastings.memory[0], northings.memory[0], *grid_of(zones.memory[0]))
    return eastings.result(), northings.result(), zones.result()


@overload
def factors(
    latitude: float, longitude: float, zone: int = ..., *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> Factors: ...
@overload
def factors(
    latitude: Numbers,
    longitude: Numbers,
    zone: int = ...,
    *,
    errors: Literal["raise"] = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[float], list[float]]: ...
@overload
def factors(
    latitude: Numbers,
    longitude: Numbers,
    zone: int = ...,
    *,
    errors: Errors,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[Optional[float]], list[Optional[float]]]: ...
@overload
def factors(
    latitude: NumbersOrColumn,
    longitude: NumbersOrColumn,
    zone: int = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[Any, Any]: ...
@overload
def factors(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    zone: int = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[FloatArray, FloatArray]: ...
def factors(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    zone: int = GN_ZONE_STANDARD,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Factors, tuple[list[Any], list[Any]], tuple[FloatArray, FloatArray]]:
    """Find the meridian convergence and the point scale of a UTM or UPS grid.

    Parameters
    ----------
    latitude, longitude, zone, errors, statuses
        As for `forward`.

    Returns
    -------
    Factors
        For scalars: the convergence in degrees, and the scale.
    tuple of two lists, of two numpy.ndarray, or of two Series
        For many positions: convergences and scales.

    Raises
    ------
    LatitudeError, NotFiniteError, TooFarError, ZoneError
        As for `forward`.

    Examples
    --------
    >>> factors(0, 3)
    Factors(convergence=0.0, scale=0.9996)
    >>> round(factors(45, 4).convergence, 6)
    0.707143
    """
    zone = integer(zone, "zone", _errors.ZoneError)
    columns = columns_of(latitude, longitude)
    many = columns or one_row(latitude, longitude, mode=errors)
    convergences, scales = many.family.floats(), many.family.floats()
    _call(library.gn_utm_factors_batch, many, zone, (convergences, scales), errors, statuses)
    if columns is None:
        return Factors(convergences.memory[0], scales.memory[0])
    return convergences.result(), scales.result()


@overload
def zone(
    latitude: float, longitude: float, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> Grid: ...
@overload
def zone(
    latitude: Numbers, longitude: Numbers, *, errors: Literal["raise"] = ..., statuses: Optional[StatusBuffer] = ...
) -> list[int]: ...
@overload
def zone(
    latitude: Numbers, longitude: Numbers, *, errors: Errors, statuses: Optional[StatusBuffer] = ...
) -> list[Optional[int]]: ...
@overload
def zone(
    latitude: NumbersOrColumn,
    longitude: NumbersOrColumn,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> Any: ...
@overload
def zone(
    latitude: NumbersOrArray, longitude: NumbersOrArray, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> ZoneArray: ...
def zone(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Grid, list[Any], ZoneArray]:
    """Find the standard zones of positions.

    Parameters
    ----------
    latitude, longitude, errors, statuses
        As for `forward`; a masked position gets zone 0.

    Returns
    -------
    Grid
        For scalars: the zone, 1 ... 60 or 0 for UPS, and the hemisphere.
    list of int, or numpy.ndarray of int32
        For many positions: signed zones.

    Raises
    ------
    LatitudeError, NotFiniteError
        A position is refused, and `errors` is ``"raise"``.

    Notes
    -----
    West and south edges belong to a zone; -0.0 is north. In Norway, from 56 to 64 north, zone 32 begins at 3 east. At
    Svalbard, from 72 to 84 north, zone 31 ends at 9 east, 33 at 21, 35 at 33, 37 at 42. UPS begins at 84 north, and
    south of 80 south.

    Examples
    --------
    >>> zone(60, 3)
    Grid(zone=32, hemisphere=<Hemisphere.NORTH: 1>)
    >>> zone([60, -60, 90], 2)
    [31, -31, 61]
    """
    columns = columns_of(latitude, longitude)
    if columns is None and errors == "raise" and statuses is None:
        number, hemisphere = c_int32(), c_int32()
        status = library.gn_utm_zone(
            double(latitude, "latitude"), double(longitude, "longitude"), byref(number), byref(hemisphere)
        )
        if status != GN_OK:
            _errors.refuse(status, shown_degrees(latitude, longitude))
        return Grid(number.value, Hemisphere(hemisphere.value))
    result = forward(latitude, longitude, errors=errors, statuses=statuses)
    return Grid(result.zone, result.hemisphere) if isinstance(result, Utm) else result[2]


def _call(
    function: Callable[..., int], columns: Columns, zone: int, outputs: Sequence[Output], errors: str, statuses: Any
) -> None:
    rows = Rows(columns.count, errors, statuses)
    status = rows.call(function, columns, zone, outputs=outputs)
    rows.finish(status, lambda row: (f"{shown_degrees(*columns.values(row))}, zone {zone}", None), f"zone {zone}")
