# SPDX-License-Identifier: MIT
"""Universal Transverse Mercator and, near the poles, Universal Polar Stereographic.

The functions, but the two for EPSG codes, take one value or many: numpy arrays (and columns of pandas, polars and
Arrow) give numpy arrays, lists and other sequences give lists.

Where many points have zones, a zone carries its hemisphere as a sign: 33 is zone 33 north, -33 south; 61 and -61 are
UPS north and south (the EPSG numbers them 32661 and 32761).
"""

from __future__ import annotations

import operator
from ctypes import byref, c_double, c_int32, sizeof
from typing import TYPE_CHECKING, Any, NamedTuple, Optional, Union, overload

from . import errors as _errors
from ._columns import (
    broadcast,
    columns_of,
    columns_of_sequences,
    double,
    integer,
    is_array,
    is_scalar,
    numpy,
    pointer_to,
)
from ._library import GN_OK, GN_ZONE_ROW_UPS, GN_ZONE_STANDARD, GN_ZONE_UPS, gn_point, gn_utm, library
from ._rows import Rows
from ._values import Grid, Hemisphere, Point, Utm

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ._types import Errors, FloatArray, Numbers, NumbersOrArray, StatusBuffer, SupportsArray, ZoneArray

__all__ = [
    "NORTH",
    "SOUTH",
    "STANDARD",
    "UPS",
    "Factors",
    "factors",
    "forward",
    "from_epsg",
    "inverse",
    "to_epsg",
    "zone",
]

#: Asked for: the zone that the position belongs to.
STANDARD = GN_ZONE_STANDARD
#: As the zone of a point: universal polar stereographic.
UPS = GN_ZONE_UPS
#: The hemispheres.
NORTH = Hemisphere.NORTH
SOUTH = Hemisphere.SOUTH


class Factors(NamedTuple):
    """How a grid lies on the ground at a position.

    Attributes
    ----------
    convergence : float
        The azimuth of grid north, in degrees clockwise from true north: a grid azimuth is the true azimuth minus it.
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
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[float], list[float], list[int]]: ...
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
    zone: int = STANDARD,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Utm, tuple[list[float], list[float], list[int]], tuple[FloatArray, FloatArray, ZoneArray]]:
    """Project positions onto the UTM or UPS grid.

    Parameters
    ----------
    latitude : float or array_like of float
        Degrees, -90 ... 90.
    longitude : float or array_like of float
        Degrees; any finite value, reduced to [-180, 180). A scalar serves all rows.
    zone : int, default `STANDARD`
        0 for the standard zone of each position; 1 ... 60 for that zone, with the hemisphere of the position; or an
        EPSG code for zone and hemisphere: 32601 ... 32660 and 32701 ... 32760 (the northing then goes on across the
        equator), 32661 and 32761 (UPS).
    errors : {"raise", "mask"}, default "raise"
        What becomes of a position that is refused: an error is raised for the first, or each becomes NaN (zone 0).
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`.

    Returns
    -------
    Utm
        For scalars: easting and northing in metres, zone, hemisphere.
    tuple of three lists, or of three numpy.ndarray
        For many: eastings, northings and signed zones. ``inverse(*forward(...))`` is the way back.

    Raises
    ------
    LatitudeError, NotFiniteError, TooFarError
        A position is refused, and `errors` is ``"raise"``.
    ZoneError
        There is no such zone.

    Notes
    -----
    A zone can be asked for up to 9 degrees from its central meridian and, farther out, up to 60 degrees as long as the
    easting stays in [0, 1,000,000]. Agrees with GeographicLib to 10 nm.

    Examples
    --------
    >>> forward(0, 3)
    Utm(easting=500000.0, northing=0.0, zone=31, hemisphere=<Hemisphere.NORTH: 1>)
    >>> forward([0, 90], 3)
    ([500000.0, 2000000.0], [0.0, 2000000.0], [31, 61])
    >>> forward(-1, 3, zone=32631).northing
    -110530.15...
    """
    zone = integer(zone, "zone", _errors.ZoneError)
    columns = columns_of(latitude, longitude)
    if columns is None and errors == "raise" and statuses is None:
        utm = gn_utm()
        status = library.gn_utm_forward(double(latitude), double(longitude), zone, byref(utm))
        if status != GN_OK:
            _errors.refuse(status, f"{_position(latitude, longitude)}, zone {zone}")
        return Utm(utm.easting, utm.northing, utm.zone, Hemisphere(utm.hemisphere))

    is_one = columns is None
    columns = columns or columns_of_sequences([latitude], [longitude])
    rows = Rows(columns.count, errors, statuses)
    make = columns.family
    eastings, northings, zones = make.floats(), make.floats(), make.integers()
    status = library.gn_utm_forward_batch(
        *columns.pointers,
        columns.stride,
        columns.count,
        zone,
        eastings.pointer,
        northings.pointer,
        _ADJACENT,
        zones.pointer,
        rows.pointer,
    )
    rows.finish(status, lambda row: (f"{_position(*columns.values(row))}, zone {zone}", None), f"zone {zone}")
    if is_one:
        return Utm(eastings.memory[0], northings.memory[0], *_unsigned(zones.memory[0]))
    return eastings.result(), northings.result(), zones.result()


@overload
def inverse(
    easting: float,
    northing: float,
    zone: int,
    hemisphere: Optional[int] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> Point: ...
@overload
def inverse(
    easting: Numbers,
    northing: Numbers,
    zone: Union[int, Sequence[int]],
    hemisphere: Optional[int] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[float], list[float]]: ...
@overload
def inverse(
    easting: NumbersOrArray,
    northing: NumbersOrArray,
    zone: Union[int, Sequence[int], SupportsArray],
    hemisphere: Optional[int] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[FloatArray, FloatArray]: ...
def inverse(
    easting: NumbersOrArray,
    northing: NumbersOrArray,
    zone: Union[int, Sequence[int], SupportsArray],
    hemisphere: Optional[int] = None,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Point, tuple[list[float], list[float]], tuple[FloatArray, FloatArray]]:
    """Find the positions of points on UTM or UPS grids.

    Parameters
    ----------
    easting, northing : float or array_like of float
        Metres. UTM: easting -510,000 ... 1,510,000, northing between the poles, also across the equator. UPS: both
        1,200,000 ... 2,800,000 in the north, 700,000 ... 3,300,000 in the south.
    zone : int or array_like of int
        With `hemisphere`: 1 ... 60, 0 is UPS. Without: signed, one for all points or one for each, as `forward` gives
        them: 33, -33, and 61, -61 for UPS.
    hemisphere : Hemisphere or int, optional
        1 is north, -1 south: which false northing, or which pole, for all points.
    errors : {"raise", "mask"}, default "raise"
        What becomes of a point that is refused: an error is raised for the first, or each becomes NaN.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`.

    Returns
    -------
    Point
        For scalars: latitude and longitude in degrees, longitude in [-180, 180).
    tuple of two lists, or of two numpy.ndarray
        For many: latitudes and longitudes.

    Raises
    ------
    NotFiniteError, EastingError, NorthingError, ZoneError
        A point is refused, and `errors` is ``"raise"``.
    HemisphereError, ZoneError
        The grid of all points does not exist.

    Examples
    --------
    >>> inverse(500000, 0, 31, NORTH)
    Point(latitude=0.0, longitude=3.0)
    >>> inverse(*forward(60, 5.5, zone=30))
    Point(latitude=60.0..., longitude=5.5...)
    >>> inverse([500000, 2000000], [0, 2000000], [31, 61])
    ([0.0, 90.0], [3.0, 0.0])
    """
    if not is_scalar(zone):
        if hemisphere is not None:
            raise TypeError("many zones carry their hemispheres as signs: 33, -33; 61 and -61 are UPS")
        return _inverse_of_zones(easting, northing, zone, errors, statuses)

    zone, hemisphere = _grid(zone, hemisphere)
    columns = columns_of(easting, northing)
    if columns is None and errors == "raise" and statuses is None:
        point = gn_point()
        utm = gn_utm(easting, northing, zone, hemisphere)
        status = library.gn_utm_inverse(byref(utm), byref(point))
        if status != GN_OK:
            _errors.refuse(status, f"{_coordinates(easting, northing)}, zone {zone}, hemisphere {hemisphere}")
        return Point(point.latitude, point.longitude)

    is_one = columns is None
    columns = columns or columns_of_sequences([easting], [northing])
    rows = Rows(columns.count, errors, statuses)
    latitudes, longitudes = columns.family.floats(), columns.family.floats()
    status = library.gn_utm_inverse_batch(
        *columns.pointers,
        columns.stride,
        columns.count,
        zone,
        hemisphere,
        latitudes.pointer,
        longitudes.pointer,
        _ADJACENT,
        rows.pointer,
    )
    grid = f"zone {zone}, hemisphere {hemisphere}"
    rows.finish(status, lambda row: (f"{_coordinates(*columns.values(row))}, {grid}", None), grid)
    if is_one:
        return Point(latitudes.memory[0], longitudes.memory[0])
    return latitudes.result(), longitudes.result()


def _inverse_of_zones(easting: Any, northing: Any, zone: Any, errors: str, statuses: Any) -> tuple[Any, Any]:
    if is_array(easting) or is_array(northing) or is_array(zone):
        np = numpy()
        easting, northing, zone = broadcast(np.asarray(easting, "f8"), np.asarray(northing, "f8"), _whole(zone))
        zones = np.ascontiguousarray(zone.reshape(-1), "i4")
        pointer = pointer_to(zones, c_int32)
    else:
        # No zone beyond 61 exists: they are all one.
        values = [max(-_NO_ZONE, min(_NO_ZONE, operator.index(value))) for value in zone]
        zones = pointer = (c_int32 * len(values))(*values)
        easting, northing = ([value] * len(values) if is_scalar(value) else value for value in (easting, northing))
    columns = columns_of(easting, northing)
    assert columns is not None
    if columns.count != len(zones):
        raise ValueError(f"sequences of the same length are needed, not {columns.count} points and {len(zones)} zones")
    rows = Rows(columns.count, errors, statuses)
    latitudes, longitudes = columns.family.floats(), columns.family.floats()
    status = library.gn_utm_inverse_zones_batch(
        *columns.pointers,
        columns.stride,
        columns.count,
        pointer,
        latitudes.pointer,
        longitudes.pointer,
        _ADJACENT,
        rows.pointer,
    )
    rows.finish(status, lambda row: (f"{_coordinates(*columns.values(row))}, zone {zones[row]}", None))
    return latitudes.result(), longitudes.result()


def _whole(zone: Any) -> Any:
    """Give an array of zones as 32-bit integers."""
    np = numpy()
    zones = np.asarray(zone)
    if zones.dtype == np.int32:
        return zones
    if zones.dtype.kind not in "iu" and zones.size:
        raise TypeError(f"zones are whole numbers, not {zones.dtype}")
    # No zone beyond 61 exists: they are all one.
    return np.where((zones > -_NO_ZONE) & (zones < _NO_ZONE), zones, _NO_ZONE).astype("i4")


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
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[float], list[float]]: ...
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
    zone: int = STANDARD,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Factors, tuple[list[float], list[float]], tuple[FloatArray, FloatArray]]:
    """Find the meridian convergence and the point scale of a UTM or UPS grid.

    Parameters
    ----------
    latitude, longitude, zone, errors, statuses
        As for `forward`.

    Returns
    -------
    Factors
        For scalars: convergence in degrees, scale.
    tuple of two lists, or of two numpy.ndarray
        For many: convergences and scales.

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
    is_one = columns is None
    columns = columns or columns_of_sequences([latitude], [longitude])
    rows = Rows(columns.count, errors, statuses)
    convergences, scales = columns.family.floats(), columns.family.floats()
    status = library.gn_utm_factors_batch(
        *columns.pointers,
        columns.stride,
        columns.count,
        zone,
        convergences.pointer,
        scales.pointer,
        _ADJACENT,
        rows.pointer,
    )
    rows.finish(status, lambda row: (f"{_position(*columns.values(row))}, zone {zone}", None), f"zone {zone}")
    if is_one:
        return Factors(convergences.memory[0], scales.memory[0])
    return convergences.result(), scales.result()


@overload
def zone(
    latitude: float, longitude: float, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> Grid: ...
@overload
def zone(
    latitude: Numbers, longitude: Numbers, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> list[int]: ...
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
) -> Union[Grid, list[int], ZoneArray]:
    """Find the standard zones of positions.

    Parameters
    ----------
    latitude, longitude, errors, statuses
        As for `forward`; a position that is masked gets 0.

    Returns
    -------
    Grid
        For scalars: the zone, 1 ... 60 or 0 for UPS, and the hemisphere.
    list of int, or numpy.ndarray of int32
        For many: signed zones.

    Raises
    ------
    LatitudeError, NotFiniteError
        A position is refused, and `errors` is ``"raise"``.

    Notes
    -----
    West and south edges belong to a zone; -0.0 is north. Norway: 32 from 3 east, 56 to 64 north. Svalbard, 72 to 84
    north: 31 to 9 east, 33 to 21, 35 to 33, 37 to 42. UPS from 84 north, and south of 80 south.

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
        status = library.gn_utm_zone(double(latitude), double(longitude), byref(number), byref(hemisphere))
        if status != GN_OK:
            _errors.refuse(status, _position(latitude, longitude))
        return Grid(number.value, Hemisphere(hemisphere.value))
    result = forward(latitude, longitude, errors=errors, statuses=statuses)
    return Grid(result.zone, result.hemisphere) if isinstance(result, Utm) else result[2]


def to_epsg(zone: int, hemisphere: Optional[int] = None) -> int:
    """Give the EPSG code of a UTM or UPS grid on WGS 84.

    Parameters
    ----------
    zone : int
        With `hemisphere`: 1 ... 60, 0 is UPS. Without: signed, 33, -33, and 61, -61 for UPS.
    hemisphere : Hemisphere or int, optional
        1 is north, -1 south.

    Returns
    -------
    int
        32601 ... 32660 (UTM north), 32701 ... 32760 (UTM south), 32661 (UPS north) or 32761 (UPS south).

    Raises
    ------
    ZoneError, HemisphereError
        There is no such grid.

    Examples
    --------
    >>> to_epsg(33, NORTH), to_epsg(-33), to_epsg(UPS, SOUTH)
    (32633, 32733, 32761)
    """
    number, half = _grid(zone, hemisphere)
    code = c_int32()
    status = library.gn_utm_to_epsg(number, half, byref(code))
    if status != GN_OK:
        _errors.refuse(status, f"zone {zone}, hemisphere {hemisphere}")
    return code.value


def from_epsg(code: int) -> Grid:
    """Find the UTM or UPS grid that an EPSG code names.

    Parameters
    ----------
    code : int
        32601 ... 32661 or 32701 ... 32761.

    Returns
    -------
    Grid
        The zone, 1 ... 60 or 0 for UPS, and the hemisphere.

    Raises
    ------
    EpsgError
        The code is another one.

    Examples
    --------
    >>> from_epsg(32733)
    Grid(zone=33, hemisphere=<Hemisphere.SOUTH: -1>)
    """
    code = integer(code, "code", _errors.EpsgError)
    number, hemisphere = c_int32(), c_int32()
    status = library.gn_utm_from_epsg(code, byref(number), byref(hemisphere))
    if status != GN_OK:
        _errors.refuse(status, f"code {code}")
    return Grid(number.value, Hemisphere(hemisphere.value))


# The byte stride of a column of doubles without gaps.
_ADJACENT = sizeof(c_double)

# Stands for the many numbers that no zone has.
_NO_ZONE = 100


def _position(latitude: Any, longitude: Any) -> str:
    return f"latitude {latitude}, longitude {longitude}"


def _coordinates(easting: Any, northing: Any) -> str:
    return f"easting {easting}, northing {northing}"


def _unsigned(zone: int) -> Grid:
    """Give the grid of a signed zone, as far as it is one."""
    return Grid(UPS if abs(zone) == GN_ZONE_ROW_UPS else abs(zone), SOUTH if zone < 0 else NORTH)


def _grid(zone: Any, hemisphere: Optional[int]) -> tuple[int, int]:
    zone = integer(zone, "zone", _errors.ZoneError)
    if hemisphere is not None:
        return zone, integer(hemisphere, "hemisphere", _errors.HemisphereError)
    if zone == 0:
        _errors.refuse(_errors.ZoneError.status, "zone 0 without a hemisphere")
    return _unsigned(zone)
