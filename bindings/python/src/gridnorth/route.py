# SPDX-License-Identifier: MIT
"""Routes and tracks: points joined by geodesics on the WGS 84 ellipsoid.

A route is any sequence of `Point` or of (latitude, longitude), an array with these two columns, or `Points`, which need
no conversion at each call. Distances in metres, azimuths in degrees clockwise from north.

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
from typing import TYPE_CHECKING, Any, NamedTuple, Union, overload

from . import _features
from ._columns import Arrays, Lists, is_array
from ._library import GN_OK, gn_point, gn_route_place, library
from ._points import Points, fitted_points, packed_point, plain, refuse
from ._values import Point

if TYPE_CHECKING:
    from ._features import Properties
    from ._types import FloatArray, PointsLike, SupportsArray

__all__ = ["Place", "densify", "distances", "geojson", "length", "nearest", "point", "simplify"]


class Place(NamedTuple):
    """A place on a route.

    Attributes
    ----------
    point : Point
        Where it is.
    distance_along : float
        Metres from the start of the route to there.
    distance_off : float
        Metres from there to the position that was asked for; negative if that lies to the left of the route.
    azimuth : float
        The direction of the route there, degrees clockwise from north in (-180, 180].
    segment : int
        The vertex before: 0 on the first segment.
    """

    point: Point
    distance_along: float
    distance_off: float
    azimuth: float
    segment: int


def length(points: PointsLike) -> float:
    """Measure a route.

    Parameters
    ----------
    points : Points, iterable of (latitude, longitude), or array_like of float, N x 2
        Degrees.

    Returns
    -------
    float
        Metres; 0 for one point or none.

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
    metres = c_double()
    status = library.gn_route_length(*route._arguments, byref(metres))
    if status != GN_OK:
        refuse(status, route)
    return metres.value


@overload
def distances(points: Points) -> list[float]: ...
@overload
def distances(points: SupportsArray) -> FloatArray: ...
@overload
def distances(points: Iterable[Sequence[float]]) -> list[float]: ...
def distances(points: PointsLike) -> Union[list[float], FloatArray]:
    """Measure a route up to each of its points.

    Parameters
    ----------
    points
        As for `length`.

    Returns
    -------
    list of float, or numpy.ndarray
        Metres, the first 0, the last the length of the route: an array for an array.

    Raises
    ------
    LatitudeError, NotFiniteError
        A point is refused.

    Examples
    --------
    >>> [round(metres, 3) for metres in distances([(0, 0), (0, 1), (0, 3)])]
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
        Metres from the start, 0 ... `length`.

    Returns
    -------
    Place
        Its `distance_along` is the distance, its `distance_off` 0. A vertex belongs to the segment that begins there,
        the last one to the last segment.

    Raises
    ------
    LatitudeError, NotFiniteError
        A point or the distance is refused.
    DistanceError
        The distance is negative, or more than the length of the route (by more than a nanometre for each point).
    CountError
        There are no points.

    Examples
    --------
    >>> place = point([(0, 0), (0, 1), (0, 3)], 222638.98158654713)
    >>> round(place.point.longitude, 9), place.azimuth, place.segment
    (2.0, 90.0, 1)
    """
    route = Points(points)
    metres = c_double(distance)
    found, azimuth, segment = gn_point(), c_double(), c_size_t()
    status = library.gn_route_point(*route._arguments, metres, byref(found), byref(azimuth), byref(segment))
    if status != GN_OK:
        refuse(status, route, f"distance {distance}")
    return Place(plain(found), metres.value, 0.0, azimuth.value, segment.value)


def nearest(points: PointsLike, position: tuple[float, float]) -> Place:
    """Find the place of a route that is nearest to a position.

    Parameters
    ----------
    points
        As for `length`; one point is a route too.
    position : Point, or latitude and longitude
        Degrees.

    Returns
    -------
    Place
        The nearest of its places, one of them if there are several; how far along the route it lies, and how far off
        the position is: to the right, or, negative, to the left.

    Raises
    ------
    LatitudeError, NotFiniteError
        A point or the position is refused.
    CountError
        There are no points.

    Examples
    --------
    >>> place = nearest([(0, 0), (0, 1), (0, 3)], (0.5, 2))
    >>> round(place.point.longitude, 9), place.segment
    (2.0, 1)
    >>> round(place.distance_along, 3), round(place.distance_off, 3)
    (222638.982, -55287.152)
    """
    route = Points(points)
    place = gn_route_place()
    status = library.gn_route_nearest(*route._arguments, byref(packed_point(position)), byref(place))
    if status != GN_OK:
        refuse(status, route, f"position {tuple(position)}")
    return Place(plain(place.point), place.distance_along, place.distance_off, place.azimuth, place.segment)


def densify(points: PointsLike, tolerance: float, *, closed: bool = False) -> Points:
    """Add points to a route, so that it looks right where it is drawn with straight lines in degrees.

    Parameters
    ----------
    points
        As for `length`.
    tolerance : float
        How far a straight line between neighbours, in longitude and latitude as GeoJSON reads it, may depart from the
        geodesic: metres, 0.000001 ... 1,000,000.
    closed : bool, default False
        Whether the route is a ring, as those of `gridnorth.polygon`: points are also added between the last one and the
        first, which is not repeated.

    Returns
    -------
    Points
        All points given, and those between, which lie on the geodesics; longitudes in [-180, 180).

    Raises
    ------
    LatitudeError, NotFiniteError, ToleranceError
        What is refused, by name.

    Examples
    --------
    >>> flight = [(60, 5), (60, 15)]
    >>> len(densify(flight, 1000)) > 3, densify(flight, 1e6) == flight
    (True, True)
    """
    return _changed(library.gn_route_densify, points, tolerance, closed, _USUAL_GROWTH)


def simplify(points: PointsLike, tolerance: float, *, closed: bool = False) -> Points:
    """Leave out points of a route.

    Parameters
    ----------
    points
        As for `length`.
    tolerance : float
        Metres, 0.000001 ... 1,000,000.
    closed : bool, default False
        Whether the route is a ring, as those of `gridnorth.polygon`: three points remain at least.

    Returns
    -------
    Points
        Some of the points, the first among them and, unless it is closed, the last. Each one left out lies within the
        tolerance of the geodesic that takes its place.

    Raises
    ------
    LatitudeError, NotFiniteError, ToleranceError
        What is refused, by name.

    Examples
    --------
    >>> simplify([(0, 0), (0.00001, 1), (0, 2), (1, 2)], 10) == [(0, 0), (0, 2), (1, 2)]
    True
    """
    return _changed(library.gn_route_simplify, points, tolerance, closed, 1)


# How many times as many points there are after `densify`, usually.
_USUAL_GROWTH = 4


def _changed(function: Any, points: Any, tolerance: float, closed: bool, growth: int) -> Points:
    route = Points(points)
    metres = c_double(tolerance)
    status, changed = fitted_points(
        lambda *room: function(*route._arguments, bool(closed), metres, *room), growth * len(route)
    )
    if status != GN_OK:
        refuse(status, route, f"tolerance {tolerance}")
    return changed


def geojson(
    points: PointsLike, properties: Properties = None, *, edge_tolerance: float = 0, decimals: int = 7
) -> bytes:
    """Write a route as GeoJSON.

    Parameters
    ----------
    points
        As for `length`.
    properties : mapping, str or bytes, optional
        What the feature says of itself: an object, or its JSON text.
    edge_tolerance : float, default 0
        Metres; if not 0 (0.000001 ... 1,000,000), there are more vertices, so that straight lines in degrees lie that
        near to the geodesics.
    decimals : int, default 7
        Digits after the decimal point of a degree, 0 ... 12: 7 is a centimetre.

    Returns
    -------
    bytes
        One Feature (RFC 7946), in UTF-8: a LineString, or a MultiLineString that is cut at the antimeridian.

    Raises
    ------
    LatitudeError, NotFiniteError, ToleranceError, DecimalsError, PropertiesError
        What is refused, by name.
    CountError
        There are fewer than two points.

    Examples
    --------
    >>> import json
    >>> feature = json.loads(geojson([(0, 179), (0, -179)], {"name": "a short one"}))
    >>> feature["geometry"]["type"], feature["properties"]
    ('MultiLineString', {'name': 'a short one'})
    >>> feature["geometry"]["coordinates"]
    [[[179, 0], [180, 0]], [[-180, 0], [-179, 0]]]
    """
    route = Points(points)
    options = {"edge_tolerance": edge_tolerance, "decimals": decimals}
    status, text = _features.geojson(
        library.gn_route_geojson,
        *route._arguments,
        _features.packed_options(options),
        properties=properties,
        capacity=_features.capacity(len(route)),
    )
    if status != GN_OK:
        refuse(status, route, f"edge_tolerance {edge_tolerance}, decimals {decimals}")
    return text
