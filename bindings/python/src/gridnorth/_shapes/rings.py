# SPDX-License-Identifier: MIT
"""Range rings with radial lines."""

from __future__ import annotations

import enum
import reprlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Optional

from .._columns.inputs import doubles_of_sequence, is_scalar
from .._errors.advice import refuse_kind
from .._memory.room import fitted_lines
from .._native.library import gn_point, gn_ring_line, library
from .._points.lines import LineSequence
from .._route.geojson import geojson as route_geojson
from .._values import geojson
from .._values.notebook import picture_of
from .._values.places import Point, point_of
from .shape import Shape

if TYPE_CHECKING:
    from collections.abc import Iterable

    from typing_extensions import Unpack

    from .._points.geojson import Properties
    from .._typing.aliases import FloatArray
    from .options import Options


class LineKind(enum.IntEnum):
    """The kind of a line of a ring set."""

    RING = 1
    #: A line from the center to the largest ring.
    RADIAL = 2


@dataclass(frozen=True)
class RingLine:
    """A line of a ring set.

    Attributes
    ----------
    kind : LineKind
        A ring or a radial line.
    radius : float
        The radius of a ring, or the radius at which a radial line ends. Meters.
    azimuth : float
        The azimuth of a radial line, or of the label of a ring. Degrees in [0, 360).
    label : Point
        The place of the label: on the ring, or at the outer end of a radial line.
    vertices : list of Point
        The vertices; in a ring the last vertex repeats the first.
    """

    kind: LineKind
    radius: float
    azimuth: float
    label: Point
    vertices: list[Point]

    @property
    def __geo_interface__(self) -> geojson.Geometry:
        return geojson.of_feature(route_geojson(self.vertices))

    def _repr_html_(self) -> Optional[str]:
        return picture_of(self)


class RingSet(LineSequence[RingLine]):
    """Range rings and radial lines: a sequence of `RingLine`, and three arrays for numpy.

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
        values: FloatArray = self._vertex_array("f8")
        return values

    @property
    def __geo_interface__(self) -> geojson.Geometry:
        return geojson.of_lines(self)

    def _repr_html_(self) -> Optional[str]:
        return picture_of(self)

    def _line(self, line: Any) -> RingLine:
        return RingLine(
            kind=LineKind(line.kind),
            radius=line.radius,
            azimuth=line.azimuth,
            label=point_of(line.label),
            vertices=list(map(point_of, self._vertices[line.first : line.first + line.count])),
        )


def ring_set(center: tuple[float, float], radii: Iterable[float], **options: Unpack[Options]) -> RingSet:
    """Draw range rings, and radial lines if the options ask for them.

    Parameters
    ----------
    center : Point, or latitude and longitude
        Degrees.
    radii : iterable of float
        Meters, each more than 0 and at most 19,970,000, in any order.
    **options
        See `Options`.

    Returns
    -------
    RingSet
        The rings in the order of the radii, then the radial lines, from the center to the largest ring.

    Raises
    ------
    LatitudeError, NotFiniteError, RadiusError
        The center or a radius is refused.
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
        lambda *room: library.gn_ring_set(*shape.arguments, *room), gn_point, 1, gn_ring_line, shape.FIRST_POINTS
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
        The first properties of each feature.

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
    Each feature has further properties. For a ring, a Polygon: ``kind`` ("ring") and ``radius``; for a radial line:
    ``kind`` ("radial") and ``azimuth``; for a label, a Point: ``kind`` ("label") and ``radius`` or ``azimuth``.

    Examples
    --------
    >>> import json
    >>> features = json.loads(ring_set_geojson((60, 10), [1000, 2000], {"range": "north"}))["features"]
    >>> features[0]["properties"]
    {'range': 'north', 'kind': 'ring', 'radius': 1000}
    """
    shape = _ring_set(center, radii, options)
    return shape.geojson(library.gn_ring_set_geojson, properties)


def _ring_set(center: Any, radii: Iterable[float], options: Options) -> Shape:
    if is_scalar(radii):
        refuse_kind("radii", "a sequence of numbers", radii, "pass a list of them")
    meters = doubles_of_sequence(list(radii), "radii")
    return Shape(center, {"radii": reprlib.repr(list(meters))}, options, (meters, len(meters)))
