# SPDX-License-Identifier: MIT
"""Rhumb lines: the lines of constant azimuth on the WGS 84 ellipsoid, straight on a Mercator chart.

The functions accept one value or many, and return the same kind of container: a numpy array, a column of pandas, polars
or Arrow, or a list.

>>> way = inverse(48.858370, 2.294481, 59.913870, 10.752250)
>>> round(way.distance), round(way.azimuth, 3)
(1345988, 23.897)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Optional, Union, overload

from ._geodesic import problems as _problems
from ._native.library import library
from ._points.points import Points
from ._values.places import Point

if TYPE_CHECKING:
    from ._typing.aliases import Errors, FloatArray, Numbers, NumbersOrArray, NumbersOrColumn, StatusBuffer

__all__ = ["Inverse", "direct", "inverse", "points"]


class Inverse(NamedTuple):
    """The rhumb line between two positions.

    Attributes
    ----------
    distance : float
        Meters.
    azimuth : float
        The direction of the line, degrees clockwise from north in (-180, 180].
    """

    distance: float
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
) -> tuple[list[float], list[float]]: ...
@overload
def inverse(
    from_latitude: Numbers,
    from_longitude: Numbers,
    to_latitude: Numbers,
    to_longitude: Numbers,
    *,
    errors: Errors,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[Optional[float]], list[Optional[float]]]: ...
@overload
def inverse(
    from_latitude: NumbersOrColumn,
    from_longitude: NumbersOrColumn,
    to_latitude: NumbersOrColumn,
    to_longitude: NumbersOrColumn,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[Any, Any]: ...
@overload
def inverse(
    from_latitude: NumbersOrArray,
    from_longitude: NumbersOrArray,
    to_latitude: NumbersOrArray,
    to_longitude: NumbersOrArray,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[FloatArray, FloatArray]: ...
def inverse(
    from_latitude: NumbersOrArray,
    from_longitude: NumbersOrArray,
    to_latitude: NumbersOrArray,
    to_longitude: NumbersOrArray,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Inverse, tuple[list[Any], list[Any]], tuple[FloatArray, FloatArray]]:
    """Find the length and the azimuth of the shortest rhumb line between positions.

    Parameters
    ----------
    from_latitude, from_longitude, to_latitude, to_longitude, errors, statuses
        As for `geodesic.inverse`.

    Returns
    -------
    Inverse
        For scalars: distance in meters, azimuth in degrees.
    tuple of two lists, of two numpy.ndarray, or of two Series
        For many: distances and azimuths.

    Raises
    ------
    LatitudeError, NotFiniteError
        A position is refused, and `errors` is ``"raise"``.

    Notes
    -----
    Results on the ellipsoid are accurate to 15 nm. Between opposite meridians the line goes east. To or from a pole the
    line is a meridian: the azimuth is 0 or 180. The azimuth between a position and itself is 0.

    Examples
    --------
    >>> way = inverse(60, 5, 60, 15)                            # along the parallel, longer than the geodesic
    >>> round(way.distance, 3), way.azimuth
    (558000.016, 90.0)
    >>> inverse(0, 0, [1, -1], 0)[1]
    [0.0, 180.0]
    """
    one, many = library.gn_rhumb_inverse, library.gn_rhumb_inverse_batch
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
) -> Point: ...
@overload
def direct(
    latitude: Numbers,
    longitude: Numbers,
    azimuth: Numbers,
    distance: Numbers,
    *,
    errors: Literal["raise"] = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[float], list[float]]: ...
@overload
def direct(
    latitude: Numbers,
    longitude: Numbers,
    azimuth: Numbers,
    distance: Numbers,
    *,
    errors: Errors,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[Optional[float]], list[Optional[float]]]: ...
@overload
def direct(
    latitude: NumbersOrColumn,
    longitude: NumbersOrColumn,
    azimuth: NumbersOrColumn,
    distance: NumbersOrColumn,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[Any, Any]: ...
@overload
def direct(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    azimuth: NumbersOrArray,
    distance: NumbersOrArray,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[FloatArray, FloatArray]: ...
def direct(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    azimuth: NumbersOrArray,
    distance: NumbersOrArray,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Point, tuple[list[Any], list[Any]], tuple[FloatArray, FloatArray]]:
    """Find the ends of rhumb lines.

    Parameters
    ----------
    latitude, longitude, azimuth, distance, errors, statuses
        As for `geodesic.direct`.

    Returns
    -------
    Point
        For scalars: latitude and longitude in degrees.
    tuple of two lists, of two numpy.ndarray, or of two Series
        For many: latitudes and longitudes.

    Raises
    ------
    LatitudeError, NotFiniteError, DistanceError
        A row is refused, and `errors` is ``"raise"``. A distance is also refused if the line reaches a pole first.

    Notes
    -----
    Results on the ellipsoid are accurate to 15 nm; beyond one turn around the earth, the last digits of the longitude
    are lost. A line that begins or ends at a pole keeps its longitude.

    Examples
    --------
    >>> place = direct(60, 5, 90, inverse(60, 5, 60, 15).distance)
    >>> place.latitude, round(place.longitude, 9)
    (60.0, 15.0)
    """
    one, many = library.gn_rhumb_direct, library.gn_rhumb_direct_batch
    values = latitude, longitude, azimuth, distance
    return _problems.direct(one, many, Point, values, errors, statuses)


def points(from_latitude: float, from_longitude: float, to_latitude: float, to_longitude: float, count: int) -> Points:
    """Find evenly spaced positions on the shorter rhumb line between two positions.

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
        The first and the last are the given positions, with reduced longitudes. To or from a pole they lie on the
        meridian of the other end.

    Raises
    ------
    LatitudeError, NotFiniteError
        A position is refused.
    CountError
        The count is negative.

    Examples
    --------
    >>> [(round(latitude, 3), round(longitude, 3)) for latitude, longitude in points(60, 5, 60, 15, 3)]
    [(60.0, 5.0), (60.0, 10.0), (60.0, 15.0)]
    """
    return _problems.points(library.gn_rhumb_points, from_latitude, from_longitude, to_latitude, to_longitude, count)
