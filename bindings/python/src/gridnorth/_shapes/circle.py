# SPDX-License-Identifier: MIT
"""Circles and ellipses."""

from __future__ import annotations

from ctypes import byref
from typing import TYPE_CHECKING

from .. import errors as _errors
from .._columns.inputs import c_number
from .._errors.words import pair_shown
from .._native.library import GN_OK, gn_bounds, library
from .._points.points import packed_point
from .._values.places import Bounds, bounds_of
from .shape import Shape

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .._points.geojson import Properties
    from .._points.points import Points
    from .options import Options


def circle(center: tuple[float, float], radius: float, **options: Unpack[Options]) -> Points:
    """Draw a geodesic circle.

    Parameters
    ----------
    center : Point, or latitude and longitude
        Degrees; latitude -90 ... 90, longitude any finite value.
    radius : float
        Meters, more than 0 and at most 19,970,000, which is nearly the antipode.
    **options
        See `Options`.

    Returns
    -------
    Points
        A closed ring that runs counterclockwise around the center: 65 points with 64 vertices.

    Raises
    ------
    LatitudeError, NotFiniteError, RadiusError
        The center or the radius is refused.
    VerticesError, PlacementError, ToleranceError
        An option is refused.

    Notes
    -----
    Vertex i of n lies at the azimuth -360 i/n and, with `Placement.ON`, at the radius, to within 15 nm. Edges are
    geodesics. The circle may contain a pole, or more than a hemisphere: its inside is on the left. Beyond the largest
    radius, a circle is no longer a simple curve.

    Examples
    --------
    >>> ring = circle((0, 0), 111319.49079327358, vertices=4)
    >>> [(round(latitude, 4), round(longitude, 4)) for latitude, longitude in ring]
    [(1.0067, 0.0), (0.0, -1.0), (-1.0067, 0.0), (0.0, 1.0), (1.0067, 0.0)]
    """
    return Shape(center, {"radius": radius}, options).points(library.gn_circle)


def circle_bounds(center: tuple[float, float], radius: float) -> Bounds:
    """Find the smallest rectangle of meridians and parallels that contains a geodesic circle.

    Parameters
    ----------
    center, radius
        As for `circle`.

    Returns
    -------
    Bounds
        Degrees. `west` is greater than `east` if the rectangle crosses the antimeridian; longitudes are -180 ... 180 if
        the circle contains a pole.

    Raises
    ------
    LatitudeError, NotFiniteError, RadiusError
        The center or the radius is refused.

    Notes
    -----
    The rectangle is a filter for positions in a database: all positions within the radius, as measured by
    `geodesic.inverse`, lie in the rectangle. It is larger than the circle by 0.1 to 0.2 micrometers on each side;
    beyond a radius of 9,500,000 m it may be larger by several degrees of longitude, or have all longitudes.

    Examples
    --------
    >>> circle_bounds((48.8583, 2.2945), 5000)
    Bounds(south=48.8133..., west=2.2263..., north=48.9032..., east=2.3626...)
    """
    bounds = gn_bounds()
    status = library.gn_circle_bounds(byref(packed_point(center, "center")), c_number(radius, "radius"), byref(bounds))
    if status != GN_OK:
        _errors.refuse(status, f"center {pair_shown(center)}, radius {radius}")
    return bounds_of(bounds)


def circle_geojson(
    center: tuple[float, float], radius: float, properties: Properties = None, **options: Unpack[Options]
) -> bytes:
    """Write a geodesic circle as GeoJSON.

    Parameters
    ----------
    center, radius, **options
        As for `circle`.
    properties : mapping, str or bytes, optional
        The properties of the feature: an object, or its JSON text.

    Returns
    -------
    bytes
        One Feature (RFC 7946), in UTF-8: a Polygon, or a MultiPolygon if the antimeridian cuts it.

    Raises
    ------
    NumberError
        As for `circle`; also `DecimalsError` and `ToleranceError`.
    PropertiesError
        The properties are not a JSON object.

    Examples
    --------
    >>> import json
    >>> feature = json.loads(circle_geojson((0, 179.9), 50000, {"name": "across"}))
    >>> feature["geometry"]["type"], feature["properties"]
    ('MultiPolygon', {'name': 'across'})
    """
    return Shape(center, {"radius": radius}, options).geojson(library.gn_circle_geojson, properties)


def ellipse(
    center: tuple[float, float], semi_major: float, semi_minor: float, rotation: float = 0, **options: Unpack[Options]
) -> Points:
    """Draw an ellipse.

    Parameters
    ----------
    center : Point, or latitude and longitude
        Degrees.
    semi_major, semi_minor : float
        Half of each axis: meters, more than 0 and at most 19,970,000.
    rotation : float, default 0
        The azimuth of the first axis, degrees; any finite value.
    **options
        See `Options`.

    Returns
    -------
    Points
        A closed ring that runs counterclockwise, from the end of the first axis.

    Raises
    ------
    NumberError
        As for `circle`; `PlacementError` for any placement except `Placement.ON`.

    Notes
    -----
    With semi-axes a and b, the point at the angle t from the first axis lies at the geodesic distance
    a b / sqrt((b cos t)^2 + (a sin t)^2) from the center. Vertices are closer together where the ellipse bends more.

    Examples
    --------
    >>> from gridnorth import geodesic
    >>> ring = ellipse((60, 10), 3000, 1000, vertices=4)
    >>> [round(geodesic.inverse(60, 10, *vertex).distance, 6) for vertex in ring]
    [3000.0, 1000.0, 3000.0, 1000.0, 3000.0]
    """
    return Shape(center, _ellipse(semi_major, semi_minor, rotation), options).points(library.gn_ellipse)


def ellipse_geojson(
    center: tuple[float, float],
    semi_major: float,
    semi_minor: float,
    rotation: float = 0,
    properties: Properties = None,
    **options: Unpack[Options],
) -> bytes:
    """Write an ellipse as GeoJSON.

    Parameters
    ----------
    center, semi_major, semi_minor, rotation, **options
        As for `ellipse`.
    properties
        As for `circle_geojson`.

    Returns
    -------
    bytes
        As for `circle_geojson`.

    Raises
    ------
    NumberError, PropertiesError
        As for `circle_geojson`.

    Examples
    --------
    >>> ellipse_geojson((60, 10), 3000, 1000, 45)[:18]
    b'{"type":"Feature",'
    """
    shape = Shape(center, _ellipse(semi_major, semi_minor, rotation), options)
    return shape.geojson(library.gn_ellipse_geojson, properties)


def _ellipse(semi_major: float, semi_minor: float, rotation: float) -> dict[str, float]:
    return {"semi_major": semi_major, "semi_minor": semi_minor, "rotation": rotation}
