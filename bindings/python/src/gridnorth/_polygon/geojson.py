# SPDX-License-Identifier: MIT
"""Polygons as GeoJSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .._native.library import library
from .._points import geojson as features
from .rings import Polygon

if TYPE_CHECKING:
    from .._points.geojson import Properties
    from .._points.points import PointsLike


def geojson(
    points: PointsLike,
    holes: Iterable[PointsLike] = (),
    properties: Properties = None,
    *,
    edge_tolerance: float = 0,
    decimals: int = 7,
) -> bytes:
    """Write a polygon as GeoJSON.

    Parameters
    ----------
    points, holes
        As for `measure`.
    properties, edge_tolerance, decimals
        As for `route.geojson`.

    Returns
    -------
    bytes
        One Feature (RFC 7946), in UTF-8: a Polygon, or a MultiPolygon if the antimeridian cuts it. Rings are closed,
        the outer ones run counterclockwise, and a ring around a pole is closed along the pole.

    Raises
    ------
    LatitudeError, NotFiniteError, ToleranceError, DecimalsError, PropertiesError
        An argument is refused; the name of the class says which.
    CountError
        A ring has fewer than three points.
    CrossingsError
        The polygon crosses the antimeridian more than 256 times.

    Examples
    --------
    >>> import json
    >>> feature = json.loads(geojson([(-1, 179), (-1, -179), (1, -179), (1, 179)]))
    >>> feature["geometry"]["type"], len(feature["geometry"]["coordinates"])
    ('MultiPolygon', 2)
    """
    polygon = Polygon(points, holes)
    status, text = features.geojson(
        library.gn_polygon_geojson,
        *polygon.arguments,
        features.packed_geojson_options(edge_tolerance, decimals),
        properties=properties,
        capacity=features.capacity(len(polygon.points)),
    )
    polygon.check(status, f"edge_tolerance {edge_tolerance}, decimals {decimals}")
    return text
