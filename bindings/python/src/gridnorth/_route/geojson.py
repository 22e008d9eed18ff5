# SPDX-License-Identifier: MIT
"""Routes as GeoJSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._native.library import GN_OK, library
from .._points import geojson as features
from .._points.points import Points, refuse

if TYPE_CHECKING:
    from .._points.geojson import Properties
    from .._points.points import PointsLike


def geojson(
    points: PointsLike, properties: Properties = None, *, edge_tolerance: float = 0, decimals: int = 7
) -> bytes:
    """Write a route as GeoJSON.

    Parameters
    ----------
    points
        As for `length`.
    properties : mapping, str or bytes, optional
        The properties of the feature: an object, or its JSON text.
    edge_tolerance : float, default 0
        Meters, 0.000001 ... 1,000,000: vertices are added, so that straight lines in degrees stay within this distance
        of the geodesics. 0: no vertices are added.
    decimals : int, default 7
        Digits after the decimal point of a degree, 0 ... 12: 7 is a centimeter.

    Returns
    -------
    bytes
        One Feature (RFC 7946), in UTF-8: a LineString, or a MultiLineString if the antimeridian cuts the route.

    Raises
    ------
    LatitudeError, NotFiniteError, ToleranceError, DecimalsError, PropertiesError
        An argument is refused; the name of the class says which.
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
    status, text = features.geojson(
        library.gn_route_geojson,
        *route._arguments,
        features.packed_geojson_options(edge_tolerance, decimals),
        properties=properties,
        capacity=features.capacity(len(route)),
    )
    if status != GN_OK:
        refuse(status, route, f"edge_tolerance {edge_tolerance}, decimals {decimals}")
    return text
