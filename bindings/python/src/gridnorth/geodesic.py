# SPDX-License-Identifier: MIT
"""Geodesics: the shortest lines on the WGS 84 ellipsoid.

`inverse` finds distance and azimuths, `direct` the end of a line, `line` and `points` positions along a line;
`grid_inverse` and `grid_direct` use bearings on a UTM or UPS grid. `gridnorth.sphere` is cheaper; `gridnorth.rhumb`
keeps the azimuth constant.

Distances are in meters; azimuths in degrees, clockwise from north, in (-180, 180]. `inverse` and `direct` accept one
value or many, and return the same kind of container: a numpy array, a column of pandas, polars or Arrow, or a list.

>>> paris, oslo = (48.858370, 2.294481), (59.913870, 10.752250)
>>> way = inverse(*paris, *oslo)
>>> round(way.distance), round(way.azimuth_from, 3)
(1345178, 20.676)
>>> arrival = direct(*paris, way.azimuth_from, way.distance)
>>> round(arrival.latitude, 9), round(arrival.longitude, 9)
(59.91387, 10.75225)
"""

from __future__ import annotations

from ctypes import byref, c_double
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Optional, Union, overload

from . import errors as _errors
from ._columns.inputs import c_number, columns_of, input_of, one_number
from ._errors.words import shown
from ._geodesic import problems as _problems
from ._geodesic.grid import GridDirect, GridInverse, grid_direct, grid_inverse
from ._memory.outputs import Arrays, Lists, numpy
from ._native import fast
from ._native.library import GN_OK, gn_point, library
from ._points.points import Points
from ._typing.public import own

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ._typing.aliases import (
        Errors,
        FloatArray,
        Numbers,
        NumbersOrArray,
        NumbersOrColumn,
        StatusBuffer,
        SupportsArray,
        SupportsColumn,
    )

__all__ = [
    "Direct",
    "GridDirect",
    "GridInverse",
    "Inverse",
    "direct",
    "grid_direct",
    "grid_inverse",
    "inverse",
    "line",
    "points",
]


class Inverse(NamedTuple):
    """The line between two positions.

    Attributes
    ----------
    distance : float
        Meters.
    azimuth_from : float
        The direction in which the line leaves the first position, degrees in (-180, 180].
    azimuth_to : float
        The direction in which the line continues beyond the second position: the way back begins at ``azimuth_to +
        180``.
    """

    distance: float
    azimuth_from: float
    azimuth_to: float


class Direct(NamedTuple):
    """The end of a line.

    Attributes
    ----------
    latitude : float
        Degrees, -90 ... 90.
    longitude : float
        Degrees, in [-180, 180).
    azimuth : float
        The direction in which the line continues at its end, degrees in (-180, 180].
    """

    latitude: float
    longitude: float
    azimuth: float


@overload
def inverse(
    from_latitude: float,
    from_longitude: float,
    to_latitude: float,
    to_longitude: float,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> Inverse: ...
@overload
def inverse(
    from_latitude: Numbers,
    from_longitude: Numbers,
    to_latitude: Numbers,
    to_longitude: Numbers,
    *,
    errors: Literal["raise"] = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[float], list[float], list[float]]: ...
@overload
def inverse(
    from_latitude: Numbers,
    from_longitude: Numbers,
    to_latitude: Numbers,
    to_longitude: Numbers,
    *,
    errors: Errors,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[Optional[float]], list[Optional[float]], list[Optional[float]]]: ...
@overload
def inverse(
    from_latitude: NumbersOrColumn,
    from_longitude: NumbersOrColumn,
    to_latitude: NumbersOrColumn,
    to_longitude: NumbersOrColumn,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[Any, Any, Any]: ...
@overload
def inverse(
    from_latitude: NumbersOrArray,
    from_longitude: NumbersOrArray,
    to_latitude: NumbersOrArray,
    to_longitude: NumbersOrArray,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[FloatArray, FloatArray, FloatArray]: ...
def inverse(
    from_latitude: NumbersOrArray,
    from_longitude: NumbersOrArray,
    to_latitude: NumbersOrArray,
    to_longitude: NumbersOrArray,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Inverse, tuple[list[Any], list[Any], list[Any]], tuple[FloatArray, FloatArray, FloatArray]]:
    """Find the distance between positions and the azimuths of the geodesic at both ends.

    Parameters
    ----------
    from_latitude, to_latitude : float or array_like of float
        Degrees, -90 ... 90.
    from_longitude, to_longitude : float or array_like of float
        Degrees; any finite value, reduced to [-180, 180). A scalar applies to all rows.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused pairs: raise an error for the first, or set each to NaN.
        A missing row is refused too, and gets the missing value of its container: None in a list.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`.

    Returns
    -------
    Inverse
        For scalars: distance, azimuth_from, azimuth_to.
    tuple of three lists, of three numpy.ndarray, or of three Series
        For many: distances, azimuths at the first positions, azimuths at the second ones.

    Raises
    ------
    LatitudeError, NotFiniteError
        A position is refused, and `errors` is ``"raise"``.

    Notes
    -----
    Results agree with GeographicLib to 15 nm, even for nearly antipodal positions. If there are several shortest lines
    (between antipodes, from pole to pole), the result is one of them. At a pole, the azimuth is measured from the
    meridian of the longitude given there. Azimuths between a position and itself are 0.

    Examples
    --------
    >>> [round(number, 5) for number in inverse(40.6, -73.8, 51.6, -0.5)]
    [5551759.40032, 51.19888, 107.82178]
    >>> inverse(0, 0, 0, 1).azimuth_to
    90.0
    >>> distances, _, _ = inverse(0, 0, [0, 0], [1, 2])
    >>> [round(distance, 3) for distance in distances]
    [111319.491, 222638.982]
    """
    found: Optional[Inverse] = fast.geodesic_inverse(
        from_latitude, from_longitude, to_latitude, to_longitude, errors, statuses
    )
    if found is not None:
        return found
    one, many = library.gn_geodesic_inverse, library.gn_geodesic_inverse_batch
    values = from_latitude, from_longitude, to_latitude, to_longitude
    return _problems.inverse(one, many, Inverse, values, errors, statuses)


@overload
def direct(
    latitude: float,
    longitude: float,
    azimuth: float,
    distance: float,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> Direct: ...
@overload
def direct(
    latitude: Numbers,
    longitude: Numbers,
    azimuth: Numbers,
    distance: Numbers,
    *,
    errors: Literal["raise"] = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[float], list[float], list[float]]: ...
@overload
def direct(
    latitude: Numbers,
    longitude: Numbers,
    azimuth: Numbers,
    distance: Numbers,
    *,
    errors: Errors,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[Optional[float]], list[Optional[float]], list[Optional[float]]]: ...
@overload
def direct(
    latitude: NumbersOrColumn,
    longitude: NumbersOrColumn,
    azimuth: NumbersOrColumn,
    distance: NumbersOrColumn,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[Any, Any, Any]: ...
@overload
def direct(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    azimuth: NumbersOrArray,
    distance: NumbersOrArray,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[FloatArray, FloatArray, FloatArray]: ...
def direct(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    azimuth: NumbersOrArray,
    distance: NumbersOrArray,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Direct, tuple[list[Any], list[Any], list[Any]], tuple[FloatArray, FloatArray, FloatArray]]:
    """Find the ends of geodesics.

    Parameters
    ----------
    latitude : float or array_like of float
        The start: degrees, -90 ... 90.
    longitude : float or array_like of float
        Degrees; any finite value, reduced to [-180, 180). A scalar applies to all rows.
    azimuth : float or array_like of float
        The direction: degrees clockwise from north; any finite value.
    distance : float or array_like of float
        Meters, -1e12 ... 1e12; negative: backward.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused rows: raise an error for the first, or set each to NaN.
        A missing row is refused too, and gets the missing value of its container: None in a list.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`.

    Returns
    -------
    Direct
        For scalars: latitude, longitude, azimuth.
    tuple of three lists, of three numpy.ndarray, or of three Series
        For many: latitudes, longitudes, azimuths.

    Raises
    ------
    LatitudeError, NotFiniteError, DistanceError
        A row is refused, and `errors` is ``"raise"``.

    Notes
    -----
    Results agree with GeographicLib to 15 nm for distances up to half a turn around the earth. From a pole, the azimuth
    is measured from the meridian of its longitude.

    Examples
    --------
    >>> place = direct(40.6, -73.8, 51.198883, 5551759.400)
    >>> round(place.latitude, 6), round(place.longitude, 6), round(place.azimuth, 6)
    (51.6, -0.5, 107.821777)
    >>> latitudes, longitudes, azimuths = direct(60, 10, [0, 90, 180, 270], 1000)
    >>> [round(latitude, 5) for latitude in latitudes]
    [60.00898, 60.0, 59.99102, 60.0]
    """
    found: Optional[Direct] = fast.geodesic_direct(latitude, longitude, azimuth, distance, errors, statuses)
    if found is not None:
        return found
    one, many = library.gn_geodesic_direct, library.gn_geodesic_direct_batch
    values = latitude, longitude, azimuth, distance
    return _problems.direct(one, many, Direct, values, errors, statuses)


@overload
def line(
    latitude: float, longitude: float, azimuth: float, distances: Sequence[float]
) -> tuple[list[float], list[float], list[float]]: ...
@overload
def line(latitude: float, longitude: float, azimuth: float, distances: SupportsColumn) -> tuple[Any, Any, Any]: ...
@overload
def line(
    latitude: float, longitude: float, azimuth: float, distances: SupportsArray
) -> tuple[FloatArray, FloatArray, FloatArray]: ...
def line(
    latitude: float, longitude: float, azimuth: float, distances: Union[Sequence[float], SupportsArray]
) -> Union[tuple[list[Any], list[Any], list[Any]], tuple[FloatArray, FloatArray, FloatArray]]:
    """Find positions along one geodesic.

    Parameters
    ----------
    latitude : float
        The start: degrees, -90 ... 90.
    longitude : float
        Degrees; any finite value, reduced to [-180, 180).
    azimuth : float
        The direction: degrees clockwise from north; any finite value.
    distances : array_like of float
        Meters from the start, -1e12 ... 1e12, in any order; negative: backward.

    Returns
    -------
    tuple of three lists, of three numpy.ndarray, or of three Series
        Latitudes, longitudes and azimuths, bit for bit as from `direct`, in less time.

    Raises
    ------
    LatitudeError, NotFiniteError, DistanceError
        The start, the azimuth or a distance is refused.

    Examples
    --------
    >>> latitudes, longitudes, azimuths = line(0, 0, 90, [0, 111319.49079327358, 222638.98158654716])
    >>> [round(longitude, 9) for longitude in longitudes], azimuths
    ([0.0, 1.0, 2.0], [90.0, 90.0, 90.0])
    """
    columns = columns_of(distances, names=("distances",))
    if columns is None:
        raise TypeError("distances must be a sequence or an array; for one distance use direct()")
    family, found = columns.family, (gn_point * columns.count)()
    meters = columns.inputs[0]
    if isinstance(family, Arrays):
        meters = input_of(numpy().ascontiguousarray(meters.memory), c_double)
    azimuths = family.floats()
    start = gn_point(one_number(latitude, "latitude"), one_number(longitude, "longitude"))
    status = library.gn_geodesic_line(
        byref(start), c_number(azimuth, "azimuth"), meters.pointer, columns.count, found, azimuths.pointer
    )
    if status != GN_OK:
        facts = zip(_problems.DIRECT, (latitude, longitude, azimuth))
        _errors.refuse(status, f"{shown(facts)}, {columns.count} distances")
    if isinstance(family, Lists):
        return [point.latitude for point in found], [point.longitude for point in found], azimuths.result()
    pairs = numpy().ndarray((*family.shape, 2), "f8", found)
    return family.finish(pairs[..., 0]), family.finish(pairs[..., 1]), azimuths.result()


def points(from_latitude: float, from_longitude: float, to_latitude: float, to_longitude: float, count: int) -> Points:
    """Find evenly spaced positions on the geodesic between two positions.

    Parameters
    ----------
    from_latitude, to_latitude : float
        Degrees, -90 ... 90.
    from_longitude, to_longitude : float
        Degrees; any finite value, reduced to [-180, 180).
    count : int
        The number of positions, including both ends; 1 gives only the first.

    Returns
    -------
    Points
        The first and the last are the given positions, with reduced longitudes.

    Raises
    ------
    LatitudeError, NotFiniteError
        A position is refused.
    CountError
        The count is negative.

    Examples
    --------
    >>> [(round(latitude, 3), round(longitude, 3)) for latitude, longitude in points(60, 5, 60, 15, 3)]
    [(60.0, 5.0), (60.095, 10.0), (60.0, 15.0)]
    """

    def positions(start: Any, end: Any, count: int, found: Any) -> int:
        status: int = library.gn_geodesic_points(start, end, count, found, None)
        return status

    return _problems.points(positions, from_latitude, from_longitude, to_latitude, to_longitude, count)


own(globals())
