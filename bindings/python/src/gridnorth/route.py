# SPDX-License-Identifier: MIT
"""Routes and tracks: points joined by geodesics on the WGS 84 ellipsoid.

A route is any sequence of `Point` or of (latitude, longitude), an array with these two columns, or `Points`, which need
no conversion at each call. Distances are in meters, azimuths in degrees clockwise from north. `nearest` accepts one
position or many, in the same forms.

>>> way = [(48.8584, 2.2945), (51.5007, -0.1246), (53.3498, -6.2603)]
>>> round(length(way))
806028
>>> place = nearest(way, (52, -3))
>>> place.segment, round(place.distance_off)
(1, -42496)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ctypes import byref, c_double, c_size_t
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, Optional, Union, overload

from ._columns.batches import Rows
from ._columns.inputs import c_number, is_array
from ._errors.words import shown_position
from ._memory.outputs import Arrays, Lists
from ._native.library import GN_OK, GN_PARTIAL, gn_point, gn_route_place, library
from ._points.points import Points, fitted_points, point_or_columns, refuse
from ._route.geojson import geojson
from ._route.place import Place, place_of
from ._typing.public import own
from ._values.places import point_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ._points.points import PointsLike
    from ._typing.aliases import Errors, FloatArray, StatusBuffer, SupportsArray, SupportsColumn

__all__ = ["Place", "densify", "distances", "geojson", "length", "nearest", "point", "simplify"]


def length(points: PointsLike) -> float:
    """Measure a route.

    Parameters
    ----------
    points : Points, iterable of (latitude, longitude), or array_like of float, N x 2
        Degrees.

    Returns
    -------
    float
        Meters; 0 for one point or none.

    Raises
    ------
    LatitudeError, NotFiniteError
        A point is refused.

    Examples
    --------
    >>> round(length([(0, 0), (0, 1), (0, 3)]), 3)
    333958.472
    """
    route = Points(points)
    meters = c_double()
    status = library.gn_route_length(*route._arguments, byref(meters))
    if status != GN_OK:
        refuse(status, route)
    return meters.value


@overload
def distances(points: Points) -> list[float]: ...
@overload
def distances(points: SupportsColumn) -> Any: ...
@overload
def distances(points: SupportsArray) -> FloatArray: ...
@overload
def distances(points: Iterable[Sequence[float]]) -> list[float]: ...
def distances(points: PointsLike) -> Union[list[Any], FloatArray]:
    """Measure a route up to each of its points.

    Parameters
    ----------
    points
        As for `length`.

    Returns
    -------
    list of float, or numpy.ndarray
        Meters: 0 for the first point, the length of the route for the last. An array if the points are an array.

    Raises
    ------
    LatitudeError, NotFiniteError
        A point is refused.

    Examples
    --------
    >>> [round(meters, 3) for meters in distances([(0, 0), (0, 1), (0, 3)])]
    [0.0, 111319.491, 333958.472]
    """
    route = Points(points)
    count = len(route)
    family = Arrays(count, (count,)) if is_array(points) and not isinstance(points, Points) else Lists(count)
    output = family.floats()
    status = library.gn_route_distances(*route._arguments, output.pointer)
    if status != GN_OK:
        refuse(status, route)
    result: Union[list[float], FloatArray] = output.result()
    return result


def point(points: PointsLike, distance: float) -> Place:
    """Find the place at a distance along a route.

    Parameters
    ----------
    points
        As for `length`.
    distance : float
        Meters from the start, 0 ... `length`.

    Returns
    -------
    Place
        The place, whose `distance_along` is the given distance and whose `distance_off` is 0. A vertex belongs to the
        segment that begins there, the last vertex to the last segment.

    Raises
    ------
    LatitudeError, NotFiniteError
        A point or the distance is refused.
    DistanceError
        The distance is negative, or more than the length of the route (by more than a nanometer for each point).
    CountError
        There are no points.

    Examples
    --------
    >>> place = point([(0, 0), (0, 1), (0, 3)], 222638.98158654713)
    >>> round(place.point.longitude, 9), place.azimuth, place.segment
    (2.0, 90.0, 1)
    """
    route = Points(points)
    meters = c_number(distance, "distance")
    found, azimuth, segment = gn_point(), c_double(), c_size_t()
    status = library.gn_route_point(*route._arguments, meters, byref(found), byref(azimuth), byref(segment))
    if status != GN_OK:
        refuse(status, route, f"distance {distance}")
    return Place(point_of(found), meters.value, 0.0, azimuth.value, segment.value)


@overload
def nearest(
    points: PointsLike,
    position: tuple[float, float],
    *,
    errors: Literal["raise"] = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> Place: ...
@overload
def nearest(
    points: PointsLike,
    position: tuple[float, float],
    *,
    errors: Errors,
    statuses: Optional[StatusBuffer] = ...,
) -> Optional[Place]: ...
@overload
def nearest(
    points: PointsLike, position: Points, *, errors: Literal["raise"] = ..., statuses: Optional[StatusBuffer] = ...
) -> list[Place]: ...
@overload
def nearest(
    points: PointsLike, position: Points, *, errors: Errors, statuses: Optional[StatusBuffer] = ...
) -> list[Optional[Place]]: ...
@overload
def nearest(
    points: PointsLike, position: SupportsColumn, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> Any: ...
@overload
def nearest(
    points: PointsLike, position: SupportsArray, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> NDArray[np.void]: ...
@overload
def nearest(
    points: PointsLike,
    position: Iterable[Sequence[float]],
    *,
    errors: Literal["raise"] = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> list[Place]: ...
@overload
def nearest(
    points: PointsLike,
    position: Iterable[Sequence[float]],
    *,
    errors: Errors,
    statuses: Optional[StatusBuffer] = ...,
) -> list[Optional[Place]]: ...
def nearest(
    points: PointsLike,
    position: Union[tuple[float, float], PointsLike],
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Place, list[Any], NDArray[np.void], None]:
    """Find the place on a route that is nearest to a position, or to each of many.

    Parameters
    ----------
    points
        As for `length`; a single point is also a route.
    position : Point, latitude and longitude, or many of them as for `points`
        Degrees. The last axis of an array is latitude and longitude; an array of doubles is not copied.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused positions: raise an error for the first, or return a place of NaN for each.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`.

    Returns
    -------
    Place, list of Place, numpy.ndarray or pandas.DataFrame
        The nearest place, or one of several; its distance along the route, and the distance of the position from the
        route: to the right or, if negative, to the left. A list for a sequence of positions, a structured array for an
        array; its columns are named like the attributes of `Place`: ``places["distance_off"]``,
        ``places["point"]["latitude"]``. A DataFrame gives a DataFrame with the same index: ``places["distance_off"]``,
        ``places["latitude"]``.

    Raises
    ------
    LatitudeError, NotFiniteError
        A point is refused; or a position is refused, and `errors` is ``"raise"``.
    CountError
        There are no points.

    Examples
    --------
    >>> place = nearest([(0, 0), (0, 1), (0, 3)], (0.5, 2))
    >>> round(place.point.longitude, 9), place.segment
    (2.0, 1)
    >>> round(place.distance_along, 3), round(place.distance_off, 3)
    (222638.982, -55287.152)
    >>> [round(place.distance_off) for place in nearest([(0, 0), (0, 3)], [(0.5, 2), (-1, 1)])]
    [-55287, 110574]
    """
    route = Points(points)
    wanted = point_or_columns(position)
    if isinstance(wanted, gn_point):
        if errors != "raise" or statuses is not None:
            return nearest(route, [point_of(wanted)], errors=errors, statuses=statuses)[0]
        place = gn_route_place()
        status = library.gn_route_nearest(*route._arguments, byref(wanted), byref(place))
        if status != GN_OK:
            refuse(status, route, shown_position(position))
        return place_of(place)

    rows = Rows(wanted.count, errors, statuses)
    places = wanted.family.structs(gn_route_place, place_of)
    status = rows.call(partial(library.gn_route_nearest_batch, *route._arguments), wanted, outputs=[places])
    if status not in (GN_OK, GN_PARTIAL):
        refuse(status, route)
    rows.finish(status, lambda row: (shown_position(wanted.values(row)), None))
    result: Union[list[Place], NDArray[np.void]] = places.result()
    return result


def densify(points: PointsLike, tolerance: float, *, closed: bool = False) -> Points:
    """Add points to a route, so that straight lines in degrees draw it correctly.

    Parameters
    ----------
    points
        As for `length`.
    tolerance : float
        The largest distance between the geodesic and a straight line between neighbors, in longitude and latitude as
        GeoJSON defines it: meters, 0.000001 ... 1,000,000.
    closed : bool, default False
        Whether the route is a ring, as in `gridnorth.polygon`: points are also added between the last point and the
        first, which is not repeated.

    Returns
    -------
    Points
        All given points, and added ones that lie on the geodesics; longitudes in [-180, 180).

    Raises
    ------
    LatitudeError, NotFiniteError, ToleranceError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> flight = [(60, 5), (60, 15)]
    >>> len(densify(flight, 1000)) > 3, densify(flight, 1e6) == flight
    (True, True)
    """
    return _changed(library.gn_route_densify, points, tolerance, closed, _USUAL_GROWTH)


def simplify(points: PointsLike, tolerance: float, *, closed: bool = False) -> Points:
    """Remove points from a route, within a tolerance.

    Parameters
    ----------
    points
        As for `length`.
    tolerance : float
        Meters, 0.000001 ... 1,000,000.
    closed : bool, default False
        Whether the route is a ring, as in `gridnorth.polygon`: at least three points remain.

    Returns
    -------
    Points
        The points that remain, including the first and, unless the route is closed, the last. Each removed point lies
        within the tolerance of the geodesic that replaces it.

    Raises
    ------
    LatitudeError, NotFiniteError, ToleranceError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> simplify([(0, 0), (0.00001, 1), (0, 2), (1, 2)], 10) == [(0, 0), (0, 2), (1, 2)]
    True
    """
    return _changed(library.gn_route_simplify, points, tolerance, closed, 1)


# The usual growth of the number of points in `densify`.
_USUAL_GROWTH = 4


def _changed(function: Any, points: Any, tolerance: float, closed: bool, growth: int) -> Points:
    route = Points(points)
    meters = c_number(tolerance, "tolerance")
    status, changed = fitted_points(
        lambda *room: function(*route._arguments, bool(closed), meters, *room), growth * len(route)
    )
    if status != GN_OK:
        refuse(status, route, f"tolerance {tolerance}")
    return changed


own(globals())
