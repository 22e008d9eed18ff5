# SPDX-License-Identifier: MIT
"""Great circles: the shortest lines on a sphere of the earth's mean radius.

`inverse` and `direct` are faster than those of `gridnorth.geodesic`, but have errors of up to 0.56 %, because the earth
is not a sphere. They accept one value or many, and return the same kind of container: a numpy array, a column of
pandas, polars or Arrow, or a list.

>>> round(inverse(48.858370, 2.294481, 59.913870, 10.752250).distance)
1343278
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Optional, Union, overload

from ._geodesic import problems as _problems
from ._native.library import GN_MEAN_RADIUS, library
from .geodesic import Direct, Inverse

if TYPE_CHECKING:
    from ._typing.aliases import Errors, FloatArray, Numbers, NumbersOrArray, NumbersOrColumn, StatusBuffer

__all__ = ["RADIUS", "direct", "inverse"]

#: The radius of the sphere, in meters: the mean radius (2 a + b) / 3 of WGS 84.
RADIUS = GN_MEAN_RADIUS


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
    """Find the distance between positions and the azimuths of the great circle at both ends, on the sphere.

    Parameters
    ----------
    from_latitude, from_longitude, to_latitude, to_longitude, errors, statuses
        As for `geodesic.inverse`.

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
    The haversine formula is accurate to 10 nm on the sphere. The line between antipodes passes over the north pole.

    Examples
    --------
    >>> round(inverse(0, 0, 0, 1).distance, 3)
    111195.08
    >>> inverse([0, 0], 0, [0, 0], [0, 1])[1][1]
    90.0
    """
    one, many = library.gn_sphere_inverse, library.gn_sphere_inverse_batch
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
    """Find the ends of great circles, on the sphere.

    Parameters
    ----------
    latitude, longitude, azimuth, distance, errors, statuses
        As for `geodesic.direct`.

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

    Examples
    --------
    >>> import math
    >>> place = direct(0, 0, 90, RADIUS * math.radians(1))
    >>> round(place.latitude, 9), round(place.longitude, 9), round(place.azimuth, 9)
    (0.0, 1.0, 90.0)
    """
    one, many = library.gn_sphere_direct, library.gn_sphere_direct_batch
    values = latitude, longitude, azimuth, distance
    return _problems.direct(one, many, Direct, values, errors, statuses)
