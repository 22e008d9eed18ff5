# SPDX-License-Identifier: MIT
"""Wedges and arcs: parts of circles and of rings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._native.library import library
from .shape import Shape

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .._points.geojson import Properties
    from .._points.points import Points
    from .options import Options


def wedge(
    center: tuple[float, float],
    inner_radius: float,
    outer_radius: float,
    azimuth: float,
    width: float,
    **options: Unpack[Options],
) -> Points:
    """Draw a wedge: a sector of a circle, or of a ring.

    Parameters
    ----------
    center : Point, or latitude and longitude
        Degrees.
    inner_radius : float
        Meters; 0 for a sector that has the center as a vertex.
    outer_radius : float
        Meters, more than `inner_radius` and at most 19,970,000.
    azimuth : float
        The azimuth of the middle or, depending on `azimuth_is`, of the side where the wedge starts: degrees clockwise
        from north; any finite value.
    width : float
        Degrees, 0 ... 360.
    **options
        See `Options`.

    Returns
    -------
    Points
        A closed ring that runs counterclockwise, with vertices exactly at both sides, which are geodesics. A width of
        360 gives a circle or, if there is an inner radius, two rings one after the other: the outer one, then the inner
        one clockwise. A width of 0 gives no points.

    Raises
    ------
    LatitudeError, NotFiniteError, RadiusError, WidthError
        The shape is refused.
    VerticesError, PlacementError, ToleranceError
        An option is refused.

    Examples
    --------
    >>> sector = wedge((60, 10), 0, 5000, 90, 30, vertices=36)
    >>> len(sector), any(vertex == (60, 10) for vertex in sector)
    (6, True)
    >>> len(wedge((60, 10), 0, 5000, 90, 0))
    0
    """
    return Shape(center, _wedge(inner_radius, outer_radius, azimuth, width), options).points(library.gn_wedge)


def wedge_geojson(
    center: tuple[float, float],
    inner_radius: float,
    outer_radius: float,
    azimuth: float,
    width: float,
    properties: Properties = None,
    **options: Unpack[Options],
) -> bytes:
    """Write a wedge as GeoJSON.

    Parameters
    ----------
    center, inner_radius, outer_radius, azimuth, width, **options
        As for `wedge`.
    properties
        As for `circle_geojson`.

    Returns
    -------
    bytes
        As for `circle_geojson`. A width of 360 with an inner radius gives a polygon with a hole, a width of 0 an empty
        one.

    Raises
    ------
    NumberError, PropertiesError
        As for `wedge` and `circle_geojson`.

    Examples
    --------
    >>> import json
    >>> ring = json.loads(wedge_geojson((60, 10), 1000, 5000, 0, 360))
    >>> [len(part) for part in ring["geometry"]["coordinates"]]
    [65, 65]
    """
    shape = Shape(center, _wedge(inner_radius, outer_radius, azimuth, width), options)
    return shape.geojson(library.gn_wedge_geojson, properties)


def _wedge(inner_radius: float, outer_radius: float, azimuth: float, width: float) -> dict[str, float]:
    return {"inner_radius": inner_radius, "outer_radius": outer_radius, "azimuth": azimuth, "width": width}


def arc(center: tuple[float, float], radius: float, azimuth: float, width: float, **options: Unpack[Options]) -> Points:
    """Draw an arc of a geodesic circle.

    Parameters
    ----------
    center : Point, or latitude and longitude
        Degrees.
    radius : float
        Meters, more than 0 and at most 19,970,000.
    azimuth : float
        The azimuth of the middle or, depending on `azimuth_is`, of the start: degrees clockwise from north; any finite
        value.
    width : float
        Degrees, 0 ... 360.
    **options
        See `Options`.

    Returns
    -------
    Points
        An open line that runs clockwise, with vertices exactly at both ends. A width of 0 gives no points.

    Raises
    ------
    LatitudeError, NotFiniteError, RadiusError, WidthError
        The shape is refused.
    VerticesError, PlacementError, ToleranceError
        An option is refused, including any placement except `Placement.ON`.

    Examples
    --------
    >>> from gridnorth import geodesic
    >>> quarter = arc((60, 10), 5000, 0, 90, azimuth_is=Azimuth.START)
    >>> len(quarter), [round(geodesic.inverse(60, 10, *end).azimuth_from, 9) for end in quarter[:: len(quarter) - 1]]
    (17, [0.0, 90.0])
    """
    return Shape(center, _arc(radius, azimuth, width), options).points(library.gn_arc)


def arc_geojson(
    center: tuple[float, float],
    radius: float,
    azimuth: float,
    width: float,
    properties: Properties = None,
    **options: Unpack[Options],
) -> bytes:
    """Write an arc of a geodesic circle as GeoJSON.

    Parameters
    ----------
    center, radius, azimuth, width, **options
        As for `arc`.
    properties
        As for `circle_geojson`.

    Returns
    -------
    bytes
        One Feature (RFC 7946), in UTF-8: a LineString, or a MultiLineString if the antimeridian cuts it.

    Raises
    ------
    NumberError, PropertiesError
        As for `arc` and `circle_geojson`.

    Examples
    --------
    >>> import json
    >>> json.loads(arc_geojson((60, 10), 5000, 0, 90))["geometry"]["type"]
    'LineString'
    """
    return Shape(center, _arc(radius, azimuth, width), options).geojson(library.gn_arc_geojson, properties)


def _arc(radius: float, azimuth: float, width: float) -> dict[str, float]:
    return {"radius": radius, "azimuth": azimuth, "width": width}
