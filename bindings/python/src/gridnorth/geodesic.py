# SPDX-License-Identifier: MIT
"""Geodesics: the shortest lines on the WGS 84 ellipsoid.

How far and in which direction (`inverse`), where one arrives (`direct`), positions along the way (`line`, `points`),
and the same with the bearings of a UTM or UPS grid (`grid_inverse`, `grid_direct`). `gridnorth.sphere` is the cheaper
neighbour, `gridnorth.rhumb` keeps the azimuth.

Distances in metres; azimuths in degrees, clockwise from north, in (-180, 180]. `inverse` and `direct` take one value or
many: numpy arrays (and columns of pandas, polars and Arrow) give numpy arrays, lists and other sequences give lists.

>>> paris, oslo = (48.858370, 2.294481), (59.913870, 10.752250)
>>> way = inverse(*paris, *oslo)
>>> round(way.distance), round(way.azimuth_from, 3)
(1345178, 20.676)
>>> arrival = direct(*paris, way.azimuth_from, way.distance)
>>> round(arrival.latitude, 9), round(arrival.longitude, 9)
(59.91387, 10.75225)
"""

from __future__ import annotations

import operator
from ctypes import byref, c_double
from typing import TYPE_CHECKING, NamedTuple, Optional, Union, overload

from . import _problems
from . import errors as _errors
from ._columns import Lists, columns_of, integer, is_array, numpy
from ._library import GN_OK, GN_ZONE_STANDARD, gn_point, library
from ._options import shown
from ._points import Points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ._types import Errors, FloatArray, Numbers, NumbersOrArray, StatusBuffer, SupportsArray

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
    """How two positions lie to each other.

    Attributes
    ----------
    distance : float
        Metres.
    azimuth_from : float
        The direction in which the line leaves the first position, degrees in (-180, 180].
    azimuth_to : float
        The direction in which it goes on beyond the second one: the way back begins at ``azimuth_to + 180``.
    """

    distance: float
    azimuth_from: float
    azimuth_to: float


class Direct(NamedTuple):
    """Where a line arrives.

    Attributes
    ----------
    latitude : float
        Degrees, -90 ... 90.
    longitude : float
        Degrees, in [-180, 180).
    azimuth : float
        The direction in which the line goes on there, degrees in (-180, 180].
    """

    latitude: float
    longitude: float
    azimuth: float


class GridInverse(NamedTuple):
    """How two positions lie to each other, on a grid.

    Attributes
    ----------
    distance : float
        Metres on the ellipsoid, not on the grid.
    bearing_from, bearing_to : float
        The directions of the geodesic at both ends, clockwise from grid north there, degrees in (-180, 180].
    """

    distance: float
    bearing_from: float
    bearing_to: float


class GridDirect(NamedTuple):
    """Where a line arrives, on a grid.

    Attributes
    ----------
    latitude : float
        Degrees, -90 ... 90.
    longitude : float
        Degrees, in [-180, 180).
    bearing : float
        The direction in which the geodesic goes on there, clockwise from grid north, degrees in (-180, 180].
    """

    latitude: float
    longitude: float
    bearing: float


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
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[float], list[float], list[float]]: ...
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
) -> Union[Inverse, tuple[list[float], list[float], list[float]], tuple[FloatArray, FloatArray, FloatArray]]:
    """Find the distance between positions and the azimuths of the geodesic at both ends.

    Parameters
    ----------
    from_latitude, to_latitude : float or array_like of float
        Degrees, -90 ... 90.
    from_longitude, to_longitude : float or array_like of float
        Degrees; any finite value, reduced to [-180, 180). A scalar serves all rows.
    errors : {"raise", "mask"}, default "raise"
        What becomes of a pair that is refused: an error is raised for the first, or each becomes NaN.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`.

    Returns
    -------
    Inverse
        For scalars: distance, azimuth_from, azimuth_to.
    tuple of three lists, or of three numpy.ndarray
        For many: distances, azimuths at the first positions, azimuths at the second ones.

    Raises
    ------
    LatitudeError, NotFiniteError
        A position is refused, and `errors` is ``"raise"``.

    Notes
    -----
    Agrees with GeographicLib to 15 nm, for nearly antipodal positions too. Of several shortest lines (between
    antipodes, from pole to pole) it is one. At a pole the azimuth is that along the meridian of the longitude given
    there. Azimuths between a position and itself are 0.

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
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[float], list[float], list[float]]: ...
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
) -> Union[Direct, tuple[list[float], list[float], list[float]], tuple[FloatArray, FloatArray, FloatArray]]:
    """Find where geodesics arrive.

    Parameters
    ----------
    latitude : float or array_like of float
        Where it starts: degrees, -90 ... 90.
    longitude : float or array_like of float
        Degrees; any finite value, reduced to [-180, 180). A scalar serves all rows.
    azimuth : float or array_like of float
        In which direction: degrees clockwise from north; any finite value.
    distance : float or array_like of float
        Metres, -1e12 ... 1e12; negative is backwards.
    errors : {"raise", "mask"}, default "raise"
        What becomes of a row that is refused: an error is raised for the first, or each becomes NaN.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`.

    Returns
    -------
    Direct
        For scalars: latitude, longitude, azimuth.
    tuple of three lists, or of three numpy.ndarray
        For many: latitudes, longitudes, azimuths.

    Raises
    ------
    LatitudeError, NotFiniteError, DistanceError
        A row is refused, and `errors` is ``"raise"``.

    Notes
    -----
    Agrees with GeographicLib to 15 nm, up to once around the earth. From a pole the azimuth counts from the meridian
    that its longitude names.

    Examples
    --------
    >>> place = direct(40.6, -73.8, 51.198883, 5551759.400)
    >>> round(place.latitude, 6), round(place.longitude, 6), round(place.azimuth, 6)
    (51.6, -0.5, 107.821777)
    >>> latitudes, longitudes, azimuths = direct(60, 10, [0, 90, 180, 270], 1000)
    >>> [round(latitude, 5) for latitude in latitudes]
    [60.00898, 60.0, 59.99102, 60.0]
    """
    one, many = library.gn_geodesic_direct, library.gn_geodesic_direct_batch
    values = latitude, longitude, azimuth, distance
    return _problems.direct(one, many, Direct, values, errors, statuses)


@overload
def line(
    latitude: float, longitude: float, azimuth: float, distances: Sequence[float]
) -> tuple[list[float], list[float], list[float]]: ...
@overload
def line(
    latitude: float, longitude: float, azimuth: float, distances: SupportsArray
) -> tuple[FloatArray, FloatArray, FloatArray]: ...
def line(
    latitude: float, longitude: float, azimuth: float, distances: Union[Sequence[float], SupportsArray]
) -> Union[tuple[list[float], list[float], list[float]], tuple[FloatArray, FloatArray, FloatArray]]:
    """Find positions along one geodesic.

    Parameters
    ----------
    latitude : float
        Where it starts: degrees, -90 ... 90.
    longitude : float
        Degrees; any finite value, reduced to [-180, 180).
    azimuth : float
        In which direction: degrees clockwise from north; any finite value.
    distances : array_like of float
        Metres from the start, -1e12 ... 1e12, in any order; negative is backwards.

    Returns
    -------
    tuple of three lists, or of three numpy.ndarray
        Latitudes, longitudes and azimuths, the very same that `direct` gives, in less time.

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
    columns = columns_of(numpy().ascontiguousarray(distances, "f8") if is_array(distances) else distances)
    if columns is None:
        raise TypeError("distances are many: for one there is direct()")
    family, found = columns.family, (gn_point * columns.count)()
    azimuths = family.floats()
    start = gn_point(latitude, longitude)
    status = library.gn_geodesic_line(
        byref(start), c_double(azimuth), columns.pointers[0], columns.count, found, azimuths.pointer
    )
    if status != GN_OK:
        facts = zip(_problems.DIRECT, (latitude, longitude, azimuth))
        _errors.refuse(status, f"{shown(facts)}, {columns.count} distances")
    if isinstance(family, Lists):
        return [point.latitude for point in found], [point.longitude for point in found], azimuths.result()
    pairs = numpy().ndarray((*family.shape, 2), "f8", found)
    return pairs[..., 0], pairs[..., 1], azimuths.result()


def points(from_latitude: float, from_longitude: float, to_latitude: float, to_longitude: float, count: int) -> Points:
    """Find evenly spaced positions on the geodesic between two positions.

    Parameters
    ----------
    from_latitude, to_latitude : float
        Degrees, -90 ... 90.
    from_longitude, to_longitude : float
        Degrees; any finite value, reduced to [-180, 180).
    count : int
        How many, both ends included; 1 gives the first position alone.

    Returns
    -------
    Points
        The first and the last are the positions given, their longitudes reduced.

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
    count = operator.index(count)
    if count < 0:
        _errors.refuse(_errors.CountError.status, f"count {count}")
    found = (gn_point * count)()
    start, end = gn_point(from_latitude, from_longitude), gn_point(to_latitude, to_longitude)
    status = library.gn_geodesic_points(byref(start), byref(end), count, found, None)
    if status != GN_OK:
        values = (from_latitude, from_longitude, to_latitude, to_longitude)
        _errors.refuse(status, shown(zip(_problems.INVERSE, values)))
    return Points._of(found, count)


def grid_inverse(
    from_latitude: float,
    from_longitude: float,
    to_latitude: float,
    to_longitude: float,
    zone: int = GN_ZONE_STANDARD,
) -> GridInverse:
    """Find the distance between two positions, and the bearings on a grid of the geodesic at both ends.

    Parameters
    ----------
    from_latitude, to_latitude : float
        Degrees, -90 ... 90.
    from_longitude, to_longitude : float
        Degrees; any finite value, reduced to [-180, 180).
    zone : int, default 0
        The grid at both ends, as for `utm.forward`; 0 for the standard zone of the first position.

    Returns
    -------
    GridInverse
        Metres on the ellipsoid; bearings in degrees clockwise from grid north: the azimuth minus the convergence at
        that end. They are those of the geodesic, which on the map is a curve, not quite those of the straight line
        between the grid coordinates.

    Raises
    ------
    LatitudeError, NotFiniteError, ZoneError
        What is refused, by name.
    TooFarError
        One of the positions is too far from the zone.

    Examples
    --------
    >>> way = grid_inverse(60, 10, 60.1, 10)                    # due north, a degree from the central meridian
    >>> round(way.distance, 3), round(way.bearing_from, 4)
    (11141.314, -0.866)
    """
    zone = integer(zone, "zone", _errors.ZoneError)
    distance, bearing_from, bearing_to = c_double(), c_double(), c_double()
    start, end = gn_point(from_latitude, from_longitude), gn_point(to_latitude, to_longitude)
    status = library.gn_geodesic_grid_inverse(
        byref(start), byref(end), zone, byref(distance), byref(bearing_from), byref(bearing_to)
    )
    if status != GN_OK:
        values = (from_latitude, from_longitude, to_latitude, to_longitude)
        _errors.refuse(status, f"{shown(zip(_problems.INVERSE, values))}, zone {zone}")
    return GridInverse(distance.value, bearing_from.value, bearing_to.value)


def grid_direct(
    latitude: float, longitude: float, bearing: float, distance: float, zone: int = GN_ZONE_STANDARD
) -> GridDirect:
    """Find where a geodesic arrives that leaves at a bearing on a grid.

    Parameters
    ----------
    latitude : float
        Where it starts: degrees, -90 ... 90.
    longitude : float
        Degrees; any finite value, reduced to [-180, 180).
    bearing : float
        In which direction: degrees clockwise from grid north; any finite value.
    distance : float
        Metres on the ellipsoid, -1e12 ... 1e12; negative is backwards.
    zone : int, default 0
        The grid at both ends, as for `utm.forward`; 0 for the standard zone of the start.

    Returns
    -------
    GridDirect
        Where it arrives, and the bearing there.

    Raises
    ------
    LatitudeError, NotFiniteError, DistanceError, ZoneError
        What is refused, by name.
    TooFarError
        One of the ends is too far from the zone.

    Examples
    --------
    >>> way = grid_inverse(60, 10, 60.1, 10.2)
    >>> place = grid_direct(60, 10, way.bearing_from, way.distance)
    >>> round(place.latitude, 9), round(place.longitude, 9), round(place.bearing - way.bearing_to, 9) == 0
    (60.1, 10.2, True)
    """
    zone = integer(zone, "zone", _errors.ZoneError)
    point, bearing_to = gn_point(), c_double()
    start = gn_point(latitude, longitude)
    status = library.gn_geodesic_grid_direct(
        byref(start), zone, c_double(bearing), c_double(distance), byref(point), byref(bearing_to)
    )
    if status != GN_OK:
        facts = {"latitude": latitude, "longitude": longitude, "bearing": bearing, "distance": distance, "zone": zone}
        _errors.refuse(status, shown(facts.items()))
    return GridDirect(point.latitude, point.longitude, bearing_to.value)
