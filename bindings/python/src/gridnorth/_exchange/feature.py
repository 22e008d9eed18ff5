# SPDX-License-Identifier: MIT
"""A point, line or area of a document."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Optional

from .. import errors
from .._fences.values import number_of
from .._native.library import GN_FEATURE_FLAG_ROUTE, GN_OK, gn_feature, gn_vertex, library
from .._points.points import Points, packed_point
from .._values.geojson import Geometry
from .._values.notebook import picture_of
from .._values.units import North
from .facts import Facts
from .memory import FEATURE, VERTEX, Memory, joined, places_of, write_from
from .packing import Ring, made, opened
from .values import Details, Kind, packed_options

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .._points.points import PointsLike
    from .._typing.aliases import NumbersOrArray


class Feature(Facts):
    """A point, line or area of a document.

    `gridnorth.read` gives features; the class methods make them: `Feature.point`, `Feature.line`, `Feature.area`,
    `Feature.circle`, `Feature.ellipse`, `Feature.sector`, `Feature.range_bearing` and `Feature.box`.

    Attributes
    ----------
    kind : Kind
        The kind of the feature.
    name : str or None
        The name, or the callsign.
    uid : str or None
        The identifier of a CoT event, a placemark or a feature of GeoJSON.
    type : str or None
        The type of a CoT event, such as "a-f-G-U-C", or of a GPX object.
    how : str or None
        How the position of a CoT event was found, such as "m-g".
    properties : dict or None
        All properties that a feature of GeoJSON had when it was read. They are not written.
    object : int
        The number, from 0, of the waypoint, route, track, placemark, event or feature that contains the feature.
    is_route : bool
        Whether the line is a route to follow. Other lines are tracks or drawings.
    time, start, stale : float or None
        The times when the feature was made, becomes valid and ceases to be valid: seconds since the beginning of 1970
        in UTC.
    circular_error, linear_error : float or None
        The errors of the position and of the altitude, meters.
    radius, second_radius : float or None
        The radius of a circle, the semi-axes of an ellipse, the outer and the inner radius of a sector, or the range:
        meters.
    azimuth : float or None
        The azimuth of the first semi-axis of an ellipse or of the middle of a sector, the bearing, or the rotation of a
        box: degrees clockwise from `north`.
    north : North
        The north from which the azimuth counts.
    width : float or None
        The width of a sector: degrees.
    inclination : float or None
        The inclination of a range and bearing: degrees upward.
    course, speed : float or None
        The direction of movement, degrees clockwise from true north, and the speed, meters per second.
    low, high : float or None
        The lowest and the highest altitude of a fence, meters.
    triggers : Trigger
        The triggers of the feature as a fence; ``Trigger(0)`` if it is not a fence.
    points : Points
        A copy of the positions: the points of a line; the ring of an area, whose first point is not repeated at the
        end; the center of a circle, an ellipse or a sector; the start of a range and bearing; the south-west and
        north-east corners of a box.
    latitudes, longitudes, altitudes, times : numpy.ndarray of float64
        The same positions, with altitudes in meters and times in seconds; an absent number is NaN. The arrays are views
        of the memory that the document was read into; without numpy they are memoryviews.
    holes : tuple of Feature
        The holes of an area.

    Examples
    --------
    >>> hut = Feature.point((46.5732, 8.4143), 2431, name="Furka", type="hut")
    >>> hut.kind.name, hut.name, hut.points[0]
    ('POINT', 'Furka', Point(latitude=46.5732, longitude=8.4143))
    >>> hut.__geo_interface__["geometry"]["coordinates"]
    [8.4143, 46.5732, 2431]
    """

    __slots__ = ()

    def __init__(self) -> None:
        raise TypeError("make a feature with Feature.point, Feature.line, Feature.area and so on")

    @classmethod
    def _of(cls, memory: Memory, place: int, size: int = 1) -> Feature:
        """Return the feature at index `place`, with the holes after it."""
        feature = cls.__new__(cls)
        feature._memory, feature._place, feature._size = memory, place, size
        return feature

    @classmethod
    def _made(cls, kind: Kind, rings: Sequence[Ring], *facts: Any) -> Feature:
        return cls._of(made(kind, rings, *facts), 0, len(rings))

    @classmethod
    def point(cls, position: Sequence[float], altitude: Optional[float] = None, **details: Unpack[Details]) -> Feature:
        """Make a point.

        Parameters
        ----------
        position : Point or (latitude, longitude)
            Degrees.
        altitude : float, optional
            Meters.
        **details : Details
            The name, times and other details of the feature.

        Returns
        -------
        Feature
            The point. `write` checks it.

        Examples
        --------
        >>> Feature.point((46.5, 8.0), name="Camp", time=1795335425)
        <Feature: point 'Camp'>
        """
        return cls._made(Kind.POINT, [(_one(position), altitude, None)], details, {})

    @classmethod
    def line(
        cls,
        points: PointsLike,
        altitudes: Optional[NumbersOrArray] = None,
        times: Optional[NumbersOrArray] = None,
        *,
        is_route: bool = False,
        **details: Unpack[Details],
    ) -> Feature:
        """Make a line: a track, a route or a drawing.

        Parameters
        ----------
        points : Points, iterable of (latitude, longitude), or array_like of float, N x 2
            One point or more, in degrees.
        altitudes : array_like of float, optional
            Meters; NaN or None for a point without an altitude. One number applies to all points.
        times : array_like of float, optional
            The time of each point: seconds since the beginning of 1970 in UTC, or aware datetimes.
        is_route : bool, default False
            Whether the line is a route to follow.
        **details : Details
            The name, times and other details of the feature.

        Returns
        -------
        Feature
            The line. `write` checks it.

        Examples
        --------
        >>> walk = Feature.line([(46.5, 8.0), (46.6, 8.1)], altitudes=[1200, 1350], name="Walk")
        >>> list(walk.altitudes)
        [1200.0, 1350.0]
        """
        flags = GN_FEATURE_FLAG_ROUTE if is_route else 0
        return cls._made(Kind.LINE, [(Points(points), altitudes, times)], details, {}, flags)

    @classmethod
    def area(
        cls,
        points: PointsLike,
        holes: Iterable[PointsLike] = (),
        altitudes: Optional[NumbersOrArray] = None,
        **details: Unpack[Details],
    ) -> Feature:
        """Make a polygon.

        Parameters
        ----------
        points : Points, iterable of (latitude, longitude), or array_like of float, N x 2
            The outer ring, three points or more, in degrees; the first may be repeated at the end.
        holes : iterable of the same
            The holes.
        altitudes : array_like of float, optional
            Altitudes of the outer ring: meters; NaN or None for a point without one. One number applies to all points.
        **details : Details
            The name, times and other details of the feature.

        Returns
        -------
        Feature
            The area. `write` checks it.

        Examples
        --------
        >>> field = Feature.area([(60, 0), (60, 10), (61, 5)], holes=[[(60.1, 4), (60.1, 6), (60.3, 5)]])
        >>> len(field.points), len(field.holes)
        (3, 1)
        """
        rings = [(Points(points), altitudes, None), *((Points(hole), None, None) for hole in holes)]
        return cls._made(Kind.AREA, [opened(*ring) for ring in rings], details, {})

    @classmethod
    def circle(
        cls, center: Sequence[float], radius: float, altitude: Optional[float] = None, **details: Unpack[Details]
    ) -> Feature:
        """Make a circle.

        Parameters
        ----------
        center : Point or (latitude, longitude)
            Degrees.
        radius : float
            Meters.
        altitude : float, optional
            The altitude of the center: meters.
        **details : Details
            The name, times and other details of the feature.

        Returns
        -------
        Feature
            The circle. `write` checks it.

        Examples
        --------
        >>> Feature.circle((46.5, 8.0), 500, name="Keep out").radius
        500.0
        """
        return cls._made(Kind.CIRCLE, [(_one(center), altitude, None)], details, {"radius": radius})

    @classmethod
    def ellipse(
        cls,
        center: Sequence[float],
        radius: float,
        second_radius: float,
        azimuth: float = 0,
        altitude: Optional[float] = None,
        **details: Unpack[Details],
    ) -> Feature:
        """Make an ellipse.

        Parameters
        ----------
        center : Point or (latitude, longitude)
            Degrees.
        radius, second_radius : float
            The semi-axes: meters.
        azimuth : float, default 0
            The azimuth of the first semi-axis: degrees clockwise from true north.
        altitude : float, optional
            The altitude of the center: meters.
        **details : Details
            The name, times and other details of the feature.

        Returns
        -------
        Feature
            The ellipse. `write` checks it.

        Examples
        --------
        >>> Feature.ellipse((46.5, 8.0), 500, 200, 30).second_radius
        200.0
        """
        numbers = {"radius": radius, "second_radius": second_radius, "azimuth": azimuth}
        return cls._made(Kind.ELLIPSE, [(_one(center), altitude, None)], details, numbers)

    @classmethod
    def sector(
        cls,
        center: Sequence[float],
        radius: float,
        azimuth: float,
        width: float,
        inner_radius: float = 0,
        altitude: Optional[float] = None,
        **details: Unpack[Details],
    ) -> Feature:
        """Make a sector of a circle or of a ring.

        Parameters
        ----------
        center : Point or (latitude, longitude)
            Degrees.
        radius : float
            Meters.
        azimuth : float
            The azimuth of the middle: degrees clockwise from true north.
        width : float
            Degrees.
        inner_radius : float, default 0
            The inner radius: meters. It becomes `second_radius`.
        altitude : float, optional
            The altitude of the center: meters.
        **details : Details
            The name, times and other details of the feature.

        Returns
        -------
        Feature
            The sector. `write` checks it.

        Examples
        --------
        >>> Feature.sector((46.5, 8.0), 500, azimuth=90, width=45).width
        45.0
        """
        numbers = {"radius": radius, "second_radius": inner_radius, "azimuth": azimuth, "width": width}
        return cls._made(Kind.SECTOR, [(_one(center), altitude, None)], details, numbers)

    @classmethod
    def range_bearing(
        cls,
        position: Sequence[float],
        range: float,
        bearing: float,
        inclination: Optional[float] = None,
        north: North = North.TRUE,
        altitude: Optional[float] = None,
        **details: Unpack[Details],
    ) -> Feature:
        """Make the line that starts at a position and has a range and a bearing.

        Parameters
        ----------
        position : Point or (latitude, longitude)
            The start: degrees.
        range : float
            Meters. The range becomes `radius`.
        bearing : float
            Degrees clockwise from `north`. The bearing becomes `azimuth`.
        inclination : float, optional
            Degrees upward.
        north : North, default `North.TRUE`
            The north from which the bearing counts.
        altitude : float, optional
            The altitude of the start: meters.
        **details : Details
            The name, times and other details of the feature.

        Returns
        -------
        Feature
            The range and bearing. `write` checks it.

        Examples
        --------
        >>> Feature.range_bearing((46.5, 8.0), 1500, 45).azimuth
        45.0
        """
        numbers = {"radius": range, "azimuth": bearing, "inclination": inclination}
        return cls._made(Kind.RANGE_BEARING, [(_one(position), altitude, None)], details, numbers, 0, int(North(north)))

    @classmethod
    def box(
        cls,
        bounds: tuple[float, float, float, float],
        azimuth: float = 0,
        altitude: Optional[float] = None,
        **details: Unpack[Details],
    ) -> Feature:
        """Make a rectangle, which may be turned.

        Parameters
        ----------
        bounds : Bounds or (south, west, north, east)
            Degrees; west is greater than east if the box crosses the antimeridian.
        azimuth : float, default 0
            The rotation of the box about its middle: degrees clockwise.
        altitude : float, optional
            Meters.
        **details : Details
            The name, times and other details of the feature.

        Returns
        -------
        Feature
            The box. `write` checks it.

        Examples
        --------
        >>> list(Feature.box((46, 7, 47, 9)).points)
        [Point(latitude=46.0, longitude=7.0), Point(latitude=47.0, longitude=9.0)]
        """
        south, west, north, east = bounds
        corners = Points([(south, west), (north, east)])
        return cls._made(Kind.BOX, [(corners, altitude, None)], details, {"azimuth": azimuth})

    def replace(self, **details: Unpack[Details]) -> Feature:
        """Return the same feature with other details.

        Parameters
        ----------
        **details : Details
            The details to change; None removes a detail.

        Returns
        -------
        Feature
            A copy.

        Examples
        --------
        >>> Feature.point((46.5, 8.0), name="Camp", type="tent").replace(name="Base")
        <Feature: point 'Base'>
        """
        given = self._details()
        given.update(details)
        mine = self._struct
        numbers = {name: number_of(getattr(mine, name)) for name in _SHAPE}
        rings = [
            (each.points, each.altitudes, each.times if mine.kind == Kind.LINE else None)
            for each in (self, *self.holes)
        ]
        return self._made(self.kind, rings, given, numbers, mine.flags & GN_FEATURE_FLAG_ROUTE, mine.north)

    @property
    def holes(self) -> tuple[Feature, ...]:
        return tuple(Feature._of(self._memory, self._place + at) for at in range(1, self._size))

    @property
    def __geo_interface__(self) -> Geometry:
        found: Geometry = geojson(self._memory, self._place, self._size)["features"][0]
        return found

    @property
    def _exact_positions(self) -> Optional[list[tuple[float, float]]]:
        """The positions of a point, a line, a hole, or an area without holes."""
        if self.kind in (Kind.POINT, Kind.LINE, Kind.HOLE) or (self.kind == Kind.AREA and self._size == 1):
            return [(latitude, longitude) for latitude, longitude in self.points]
        return None

    def _repr_html_(self) -> Optional[str]:
        return picture_of(self)

    def _details(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in Details.__annotations__}

    def _facts(self) -> list[Any]:
        """Return the values that decide whether two features are equal."""
        columns = [[number_of(number) for number in self._column(column)] for column in range(4)]
        mine = self._struct
        shape = [number_of(getattr(mine, name)) for name in _SHAPE]
        # A hole has no details of its own; its area has them.
        details = self._details() if self.kind != Kind.HOLE else None
        return [self.kind, self.is_route, self.north, details, shape, columns]

    def __eq__(self, other: Any) -> bool:
        if not isinstance(other, Feature):
            return NotImplemented
        return self._facts() == other._facts() and self.holes == other.holes

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> Any:
        memory = joined([(self._memory, self._place, self._size)])
        return _restored, (bytes(memory.features), bytes(memory.vertices), memory.texts)

    def __repr__(self) -> str:
        words = self.kind.name.lower().replace("_", " and ")
        name = f" {self.name!r}" if self.name else ""
        count = self._struct.count
        return f"<Feature: {words}{name}{f', {count} points' if self.kind in (Kind.LINE, Kind.AREA) else ''}>"


#: The attributes that define a shape.
_SHAPE = ("radius", "second_radius", "azimuth", "width", "inclination")


def memory_of(features: bytes, vertices: bytes, texts: bytes) -> Memory:
    """Return features from their stored bytes."""
    held = [bytearray(features), bytearray(vertices)]
    structs = (gn_feature * (len(held[0]) // FEATURE)).from_buffer(held[0])
    return Memory(structs, (gn_vertex * (len(held[1]) // VERTEX)).from_buffer(held[1]), texts)


def _restored(features: bytes, vertices: bytes, texts: bytes) -> Feature:
    memory = memory_of(features, vertices, texts)
    return Feature._of(memory, 0, len(memory.features))


def geojson(memory: Memory, place: int, count: int) -> Any:
    """Return features as a FeatureCollection; refuse features that GeoJSON cannot hold."""
    status, text, report = write_from(library.gn_features_geojson, memory, place, count, packed_options({}))
    if status != GN_OK:
        errors.refuse(report.error or status, "")
    found = json.loads(text)
    for feature in found["features"]:
        _even(feature["geometry"]["coordinates"])
    return found


def _even(coordinates: Any) -> None:
    """Give all positions of a geometry an altitude, NaN by default, if one has it: shapely refuses mixed dimensions."""
    positions = list(_positions(coordinates))
    if len({len(position) for position in positions}) > 1:
        for position in positions:
            position.extend([math.nan] * (3 - len(position)))


def _positions(coordinates: Any) -> Iterator[list[float]]:
    if isinstance(coordinates[0], list):
        for part in coordinates:
            yield from _positions(part)
    else:
        yield coordinates


def features_of(memory: Memory) -> list[tuple[int, int]]:
    """Return the index of each feature, and the number of its structs including its holes."""
    places = places_of(memory.features)
    return [(place, end - place) for place, end in zip(places, [*places[1:], len(memory.features)])]


def _one(position: Any) -> Points:
    point = packed_point(position)
    return Points([(point.latitude, point.longitude)])
