# SPDX-License-Identifier: MIT
"""Circles, wedges, arcs, ellipses and range rings on the WGS 84 ellipsoid.

Each is drawn as `Points` for a renderer, and as GeoJSON, which is cut at the antimeridian and closed along a pole, as
its standard asks. Rings are closed (the last point is the first) and run counterclockwise; arcs are open and run
clockwise. Distances in metres, azimuths in degrees clockwise from north. How many vertices there are, and where they
stand, say `Options`: keyword arguments that all functions share.

>>> ring = circle((60, 10), 5000)
>>> len(ring), ring[0] == ring[-1]
(65, True)
>>> danger = circle((60, 10), 5000, placement=Placement.OUTSIDE)   # contains the circle
>>> from gridnorth import geodesic
>>> round(geodesic.inverse(60, 10, *ring[0]).distance, 6)
5000.0
>>> geodesic.inverse(60, 10, *danger[0]).distance > 5000
True
"""

from __future__ import annotations

import array
import enum
import reprlib
from ctypes import byref, c_double
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypedDict

from . import _features
from . import errors as _errors
from ._columns import numpy
from ._library import GN_OK, gn_point, gn_ring_line, gn_shape_options, library
from ._lines import LineSequence
from ._options import shown
from ._points import Points, fitted_points, packed_point, plain
from ._room import fitted_lines
from ._values import Point

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from typing_extensions import Unpack

    from ._features import Properties
    from ._types import FloatArray

__all__ = [
    "Azimuth",
    "LineKind",
    "Longitudes",
    "Options",
    "Placement",
    "RingLine",
    "RingSet",
    "arc",
    "arc_geojson",
    "circle",
    "circle_geojson",
    "defaults",
    "ellipse",
    "ellipse_geojson",
    "ring_set",
    "ring_set_geojson",
    "wedge",
    "wedge_geojson",
]


class Placement(enum.IntEnum):
    """Where the vertices of a circle, a wedge or a ring set stand; those of an ellipse and an arc stand on it.

    Attributes
    ----------
    ON
        On the circle: the edges lie inside.
    OUTSIDE
        Outside, so that the polygon contains the circle: for safety distances. In GeoJSON too, for readers who draw
        edges as straight lines in degrees.
    INSIDE
        Inside, by as little as makes sure that the polygon lies within the circle; likewise.
    EQUAL_AREA
        Outside, so that the polygon has the area of the circle.
    """

    ON = 0
    OUTSIDE = 1
    INSIDE = 2
    EQUAL_AREA = 3


class Azimuth(enum.IntEnum):
    """What the azimuth of a wedge or an arc is.

    Attributes
    ----------
    MIDDLE
        Of the middle.
    START
        Of the side where it starts; it goes clockwise from there.
    """

    MIDDLE = 0
    START = 1


class Longitudes(enum.IntEnum):
    """How points give longitudes. GeoJSON is always cut at the antimeridian.

    Attributes
    ----------
    REDUCED
        In [-180, 180).
    CONTINUOUS
        Going on beyond 180 degrees: neighbours are never more than 180 apart.
    """

    REDUCED = 0
    CONTINUOUS = 1


class LineKind(enum.IntEnum):
    """What a line of a ring set is."""

    RING = 1
    #: From the centre to the largest ring.
    RADIAL = 2


class Options(TypedDict, total=False):
    """How a shape is drawn: keyword arguments, each with a default, which `defaults` gives.

    A dictionary of them serves many calls: ``circle(center, radius, **options)``.

    Attributes
    ----------
    placement : Placement, default `Placement.ON`
        Where the vertices stand.
    vertices : int, default 64
        Of a whole turn, 3 ... 1,000,000; a part of one has its share, rounded up.
    tolerance : float, default 0
        Metres; if not 0 (0.000001 ... 1,000,000), there are as many vertices as keep the edges that near to the shape,
        whatever `vertices` says.
    azimuth_is : Azimuth, default `Azimuth.MIDDLE`
        What the azimuth of a wedge or an arc is.
    longitudes : Longitudes, default `Longitudes.REDUCED`
        Of points: in [-180, 180), or going on beyond the antimeridian, as a renderer may want them.
    decimals : int, default 7
        Of GeoJSON: digits after the decimal point of a degree, 0 ... 12: 7 is a centimetre.
    edge_tolerance : float, default 0
        Of GeoJSON: metres; if not 0 (0.000001 ... 1,000,000), there are more vertices on the edges, so that straight
        lines in degrees lie that near to the geodesics. 0 means that there are not; but for `Placement.OUTSIDE` and
        `Placement.INSIDE` it means the `tolerance`, or if that is 0 too a thousandth of the (smallest) radius.
    label_azimuth : float, default 0
        Of a ring set: where the labels of its rings stand, degrees, any finite value.
    radials : int, default 0
        Of a ring set: radial lines, evenly spaced, 0 ... 3600.
    radial_azimuth : float, default 0
        Of a ring set: of the first radial line, degrees, any finite value.
    """

    placement: int
    vertices: int
    tolerance: float
    azimuth_is: int
    longitudes: int
    decimals: int
    edge_tolerance: float
    label_azimuth: float
    radials: int
    radial_azimuth: float


@dataclass(frozen=True)
class RingLine:
    """A line of a ring set.

    Attributes
    ----------
    kind : LineKind
        A ring or a radial line.
    radius : float
        Of a ring; of a radial line, where it ends. Metres.
    azimuth : float
        Of a radial line; of a ring, that of its label. Degrees in [0, 360).
    label : Point
        Where a label may stand: on the ring, at the outer end of a radial line.
    vertices : list of Point
        Of a ring the last one is the first once more.
    """

    kind: LineKind
    radius: float
    azimuth: float
    label: Point
    vertices: list[Point]


class RingSet(LineSequence[RingLine]):
    """Range rings and radial lines: a sequence of `RingLine`, and for numpy three arrays.

    Attributes
    ----------
    vertices : numpy.ndarray of float64, N x 2
        The vertices of all lines, one line after the other: latitudes in column 0, longitudes in column 1.
    offsets : numpy.ndarray of int64
        The vertices of line i are ``vertices[offsets[i]:offsets[i + 1]]``.
    records : structured numpy.ndarray
        The attributes of each line, in columns: ``records["kind"] == LineKind.RING``.
    """

    _struct = gn_ring_line
    _columns = ("radius", "azimuth", "label", "kind")

    @property
    def vertices(self) -> FloatArray:
        """The vertices of all lines: latitudes in column 0, longitudes in column 1."""
        values: FloatArray = numpy().ndarray((self._vertex_count, 2), "f8", self._vertices)
        return values

    def _line(self, line: Any) -> RingLine:
        return RingLine(
            kind=LineKind(line.kind),
            radius=line.radius,
            azimuth=line.azimuth,
            label=plain(line.label),
            vertices=list(map(plain, self._vertices[line.first : line.first + line.count])),
        )


def defaults() -> Options:
    """Give the options that are used where none are given.

    Returns
    -------
    Options
        A dictionary of your own.

    Examples
    --------
    >>> defaults()["vertices"], defaults()["placement"]
    (64, <Placement.ON: 0>)
    """
    options = gn_shape_options()
    library.gn_shape_options_init(byref(options))
    return Options(
        placement=Placement(options.placement),
        vertices=options.vertices,
        tolerance=options.tolerance,
        azimuth_is=Azimuth(options.azimuth_is),
        longitudes=Longitudes(options.longitudes),
        decimals=options.decimals,
        edge_tolerance=options.edge_tolerance,
        label_azimuth=options.label_azimuth,
        radials=options.radials,
        radial_azimuth=options.radial_azimuth,
    )


def circle(center: tuple[float, float], radius: float, **options: Unpack[Options]) -> Points:
    """Draw a geodesic circle.

    Parameters
    ----------
    center : Point, or latitude and longitude
        Degrees; latitude -90 ... 90, longitude any finite value.
    radius : float
        Metres, more than 0 and at most 19,970,000: nearly to the antipode.
    **options
        See `Options`.

    Returns
    -------
    Points
        A closed ring that runs counterclockwise around the centre: 65 points with 64 vertices.

    Raises
    ------
    LatitudeError, NotFiniteError, RadiusError
        The centre or the radius is refused.
    VerticesError, PlacementError, ToleranceError
        An option is refused.

    Notes
    -----
    Vertex i of n lies at the azimuth -360 i/n and, with `Placement.ON`, at the radius, to 15 nm. Edges are geodesics.
    The circle may hold a pole, or more than a hemisphere: what is inside lies to the left. Nearer to the antipode than
    the largest radius a circle is no simple curve.

    Examples
    --------
    >>> ring = circle((0, 0), 111319.49079327358, vertices=4)
    >>> [(round(latitude, 4), round(longitude, 4)) for latitude, longitude in ring]
    [(1.0067, 0.0), (0.0, -1.0), (-1.0067, 0.0), (0.0, 1.0), (1.0067, 0.0)]
    """
    return _Shape(center, {"radius": radius}, options).points(library.gn_circle)


def circle_geojson(
    center: tuple[float, float], radius: float, properties: Properties = None, **options: Unpack[Options]
) -> bytes:
    """Write a geodesic circle as GeoJSON.

    Parameters
    ----------
    center, radius, **options
        As for `circle`.
    properties : mapping, str or bytes, optional
        What the feature says of itself: an object, or its JSON text.

    Returns
    -------
    bytes
        One Feature (RFC 7946), in UTF-8: a Polygon, or a MultiPolygon that is cut at the antimeridian.

    Raises
    ------
    NumberError
        As for `circle`; `DecimalsError`, `ToleranceError`.
    PropertiesError
        The properties are not a JSON object.

    Examples
    --------
    >>> import json
    >>> feature = json.loads(circle_geojson((0, 179.9), 50000, {"name": "across"}))
    >>> feature["geometry"]["type"], feature["properties"]
    ('MultiPolygon', {'name': 'across'})
    """
    return _Shape(center, {"radius": radius}, options).geojson(library.gn_circle_geojson, properties)


def ellipse(
    center: tuple[float, float], semi_major: float, semi_minor: float, rotation: float = 0, **options: Unpack[Options]
) -> Points:
    """Draw an ellipse.

    Parameters
    ----------
    center : Point, or latitude and longitude
        Degrees.
    semi_major, semi_minor : float
        Half of its axes: metres, more than 0 and at most 19,970,000.
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
        As for `circle`; `PlacementError` for any placement but `Placement.ON`.

    Notes
    -----
    With semi-axes a and b, the point at the angle t from the first axis lies at the geodesic distance
    a b / sqrt((b cos t)^2 + (a sin t)^2) from the centre. Vertices stand closer where it bends more.

    Examples
    --------
    >>> from gridnorth import geodesic
    >>> ring = ellipse((60, 10), 3000, 1000, vertices=4)
    >>> [round(geodesic.inverse(60, 10, *vertex).distance, 6) for vertex in ring]
    [3000.0, 1000.0, 3000.0, 1000.0, 3000.0]
    """
    return _Shape(center, _ellipse(semi_major, semi_minor, rotation), options).points(library.gn_ellipse)


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
        As of `circle_geojson`.

    Raises
    ------
    NumberError, PropertiesError
        As for `circle_geojson`.

    Examples
    --------
    >>> ellipse_geojson((60, 10), 3000, 1000, 45)[:18]
    b'{"type":"Feature",'
    """
    shape = _Shape(center, _ellipse(semi_major, semi_minor, rotation), options)
    return shape.geojson(library.gn_ellipse_geojson, properties)


def _ellipse(semi_major: float, semi_minor: float, rotation: float) -> dict[str, float]:
    return {"semi_major": semi_major, "semi_minor": semi_minor, "rotation": rotation}


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
        Metres; 0 for a sector that has the centre as a vertex.
    outer_radius : float
        Metres, more than `inner_radius` and at most 19,970,000.
    azimuth : float
        Of the middle, or (`azimuth_is`) of the side where it starts: degrees clockwise from north; any finite value.
    width : float
        Degrees, 0 ... 360.
    **options
        See `Options`.

    Returns
    -------
    Points
        A closed ring that runs counterclockwise, with vertices exactly at both sides, which are geodesics. A width of
        360 gives a circle, or, if there is an inner radius, two rings one after the other: the outer one, and the inner
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
    return _Shape(center, _wedge(inner_radius, outer_radius, azimuth, width), options).points(library.gn_wedge)


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
        As of `circle_geojson`. A width of 360 with an inner radius gives a polygon with a hole, a width of 0 an empty
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
    shape = _Shape(center, _wedge(inner_radius, outer_radius, azimuth, width), options)
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
        Metres, more than 0 and at most 19,970,000.
    azimuth : float
        Of the middle, or (`azimuth_is`) of the start: degrees clockwise from north; any finite value.
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
        An option is refused; any placement but `Placement.ON` is.

    Examples
    --------
    >>> from gridnorth import geodesic
    >>> quarter = arc((60, 10), 5000, 0, 90, azimuth_is=Azimuth.START)
    >>> len(quarter), [round(geodesic.inverse(60, 10, *end).azimuth_from, 9) for end in quarter[:: len(quarter) - 1]]
    (17, [0.0, 90.0])
    """
    return _Shape(center, _arc(radius, azimuth, width), options).points(library.gn_arc)


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
        One Feature (RFC 7946), in UTF-8: a LineString, or a MultiLineString that is cut at the antimeridian.

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
    return _Shape(center, _arc(radius, azimuth, width), options).geojson(library.gn_arc_geojson, properties)


def _arc(radius: float, azimuth: float, width: float) -> dict[str, float]:
    return {"radius": radius, "azimuth": azimuth, "width": width}


def ring_set(center: tuple[float, float], radii: Iterable[float], **options: Unpack[Options]) -> RingSet:
    """Draw range rings, and radial lines if the options ask for them.

    Parameters
    ----------
    center : Point, or latitude and longitude
        Degrees.
    radii : iterable of float
        Metres, each more than 0 and at most 19,970,000, in any order.
    **options
        See `Options`.

    Returns
    -------
    RingSet
        The rings in the order of the radii, then the radial lines, from the centre to the largest ring.

    Raises
    ------
    LatitudeError, NotFiniteError, RadiusError
        The centre or a radius is refused.
    VerticesError, PlacementError, ToleranceError
        An option is refused.
    CountError
        There are no radii.

    Examples
    --------
    >>> rings = ring_set((60, 10), [1000, 2000], radials=4)
    >>> [(line.kind.name, line.radius, line.azimuth) for line in rings][1:4]
    [('RING', 2000.0, 0.0), ('RADIAL', 2000.0, 0.0), ('RADIAL', 2000.0, 90.0)]
    >>> len(rings), len(rings[0].vertices)
    (6, 65)
    """
    shape = _ring_set(center, radii, options)
    status, vertices, count, lines = fitted_lines(
        lambda *room: library.gn_ring_set(*shape.arguments, *room), gn_point, 1, gn_ring_line, _FIRST_POINTS
    )
    shape.check(status)
    return RingSet(vertices, count, lines)


def ring_set_geojson(
    center: tuple[float, float],
    radii: Iterable[float],
    properties: Properties = None,
    **options: Unpack[Options],
) -> bytes:
    """Write range rings, radial lines and labels as GeoJSON.

    Parameters
    ----------
    center, radii, **options
        As for `ring_set`.
    properties : mapping, str or bytes, optional
        What each feature says of itself first.

    Returns
    -------
    bytes
        One FeatureCollection (RFC 7946), in UTF-8.

    Raises
    ------
    NumberError, PropertiesError
        As for `ring_set` and `circle_geojson`.

    Notes
    -----
    Further properties: of a ring, a Polygon, ``kind`` ("ring") and ``radius``; of a radial line ``kind`` ("radial") and
    ``azimuth``; of a label, a Point, ``kind`` ("label") and ``radius`` or ``azimuth``.

    Examples
    --------
    >>> import json
    >>> features = json.loads(ring_set_geojson((60, 10), [1000, 2000], {"range": "north"}))["features"]
    >>> features[0]["properties"]
    {'range': 'north', 'kind': 'ring', 'radius': 1000}
    """
    shape = _ring_set(center, radii, options)
    return shape.geojson(library.gn_ring_set_geojson, properties)


def _ring_set(center: Any, radii: Iterable[float], options: Mapping[str, Any]) -> _Shape:
    metres = array.array("d", radii)
    numbers = ((c_double * len(metres)).from_buffer(metres), len(metres))
    return _Shape(center, {"radii": reprlib.repr(metres.tolist())}, options, numbers)


# Most shapes have fewer vertices; larger ones are drawn twice.
_FIRST_POINTS = 1 << 10


class _Shape:
    """A shape as the library takes it."""

    def __init__(self, center: Any, facts: Mapping[str, Any], options: Mapping[str, Any], numbers: Any = None) -> None:
        self._facts = [("center", tuple(center)), *facts.items(), *options.items()]
        #: What a call begins with.
        self.arguments = (
            byref(packed_point(center)),
            *(map(c_double, facts.values()) if numbers is None else numbers),
            _features.packed_options(options),
        )

    def points(self, function: Any) -> Points:
        """Draw the shape as points."""
        status, points = fitted_points(lambda *room: function(*self.arguments, *room), _FIRST_POINTS)
        self.check(status)
        return points

    def geojson(self, function: Any, properties: Properties) -> bytes:
        """Write the shape as GeoJSON."""
        capacity = _features.capacity(_FIRST_POINTS)
        status, text = _features.geojson(function, *self.arguments, properties=properties, capacity=capacity)
        self.check(status)
        return text

    def check(self, status: int) -> None:
        """Raise the error of a status, unless it is GN_OK."""
        if status != GN_OK:
            _errors.refuse(status, shown(self._facts))
