# SPDX-License-Identifier: MIT
"""Grid lines and labels for the view of a map, and the scale of the screen.

A view is a `Bounds`, or any four numbers in its order: south, west, north, east, in degrees. West greater than east
crosses the antimeridian; an east edge 360 or more beyond west is the whole earth. A zoom is that of a Web Mercator map,
-4 ... 30, whose world is 512 pixels wide at zoom 0 (`tile_size`). How the grid is drawn say `Options`: keyword
arguments that all functions of a view share.

>>> paris = Bounds(48.80, 2.25, 48.90, 2.40)
>>> lines(paris, zoom=12)[0].axis.name
'EASTING'
>>> {label.text for label in labels(paris, zoom=12) if label.kind is LabelKind.SQUARE}
{'DQ'}
"""

from __future__ import annotations

import enum
import operator
from collections.abc import Sequence
from ctypes import byref, c_char, c_double, c_float, c_size_t, string_at
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Optional, TypedDict, TypeVar

from . import errors as _errors
from ._columns import integer, numpy
from ._library import (
    GN_OK,
    GN_ZONE_ALL,
    gn_bounds,
    gn_grid_label,
    gn_grid_line,
    gn_grid_options,
    gn_point,
    gn_scale_bar,
    library,
)
from ._lines import LineSequence
from ._options import packed, shown, unsigned
from ._room import fitted, fitted_lines
from ._values import Bounds as Bounds
from ._values import Hemisphere, Point
from ._values import Units as Units

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from typing_extensions import Unpack

    from ._types import FloatArray

__all__ = [
    "ALL_ZONES",
    "Axis",
    "Content",
    "Edge",
    "Label",
    "LabelKind",
    "Line",
    "LineKind",
    "Lines",
    "Options",
    "Pixel",
    "PixelLines",
    "ScaleBar",
    "ToleranceUnit",
    "bound",
    "defaults",
    "geojson",
    "labels",
    "lines",
    "lines_pixels",
    "scale_bar",
    "screen_scale",
    "spacing",
]

#: As the zone of a line: a parallel between latitude bands, which belongs to all zones.
ALL_ZONES = GN_ZONE_ALL


class Content(enum.IntFlag):
    """What is drawn; a sum."""

    #: Lines: the borders of grid zones.
    BORDERS = 1
    #: Lines: the 100 km grid.
    LINES_100_KM = 2
    #: Lines: the finer grid.
    LINES = 4
    #: Labels: grid zone designators, "31U".
    GRID_ZONES = 8
    #: Labels: the letters of 100 km squares, "DQ".
    SQUARES = 16
    #: Labels: principal digits where lines meet the edge of the view, "48".
    DIGITS = 32
    #: Labels: references at intersections of lines, "31UDQ4812".
    REFERENCES = 64
    #: Everything.
    ALL = 127


class ToleranceUnit(enum.IntEnum):
    """In what a tolerance is measured."""

    #: On the Web Mercator screen; beyond 85.06 degrees as many metres as there.
    PIXELS = 1
    #: On the ground.
    METRES = 2


class LineKind(enum.IntEnum):
    """What a line parts."""

    #: Grid zones.
    BORDER = 1
    #: 100 km squares.
    SQUARES = 2
    #: Cells of the finer grid.
    GRID = 3


class Axis(enum.IntEnum):
    """What is constant along a line."""

    EASTING = 1
    NORTHING = 2
    #: Borders only.
    LONGITUDE = 3
    #: Borders only.
    LATITUDE = 4


class LabelKind(enum.IntEnum):
    """What a label names."""

    GRID_ZONE = 1
    #: A 100 km square.
    SQUARE = 2
    #: A line, where it meets the edge of the view.
    DIGITS = 3
    #: An intersection of lines.
    REFERENCE = 4


class Edge(enum.IntEnum):
    """The edge of the view on which a label lies."""

    SOUTH = 1
    WEST = 2
    NORTH = 3
    EAST = 4


class Options(TypedDict, total=False):
    """How a grid is drawn: keyword arguments, each with a default, which `defaults` gives.

    A dictionary of them serves many calls: ``geojson(view, zoom, **options)``.

    Attributes
    ----------
    content : Content, default `Content.ALL`
        What is drawn. Without labels of digits: ``Content.ALL & ~Content.DIGITS``.
    tile_size : {512, 256}
        How many pixels the world has at zoom 0: 512 (Mapbox, MapLibre) or 256.
    tolerance : float, default 0.25
        How far a chord may depart from its line: 0.0001 ... 1,000,000.
    tolerance_unit : ToleranceUnit, default `ToleranceUnit.PIXELS`
        In what that is measured.
    margin : float, default 0
        Pixels by which the view is grown for lines: 0 ... 4096.
    minimum_pixels : float, default 8
        Levels whose lines would stand closer are left out.
    spacing : float, default 0
        Metres between lines, a divisor of 100,000; 0: what `level_zooms` says.
    level_zooms : sequence of 5 floats, default (8, 11, 14, 17, 21)
        The zooms (of 512-pixel tiles) from which lines of 10 km, 1 km, 100 m, 10 m and 1 m are drawn. Not decreasing;
        infinity: never.
    label_pixels : float, default 32
        Grid zones and squares of which a smaller part is visible get no label.
    reference_zoom : float, default 10
        The zoom (of 512-pixel tiles) from which intersections have references.
    reference_step : int, default 5
        At every how many lines of either axis; 1: all.
    max_vertices : int, default 1,000,000
        Drawings with more vertices and labels are refused.
    """

    content: int
    tile_size: int
    tolerance: float
    tolerance_unit: int
    margin: float
    minimum_pixels: float
    spacing: float
    level_zooms: Sequence[float]
    label_pixels: float
    reference_zoom: float
    reference_step: int
    max_vertices: int


class Pixel(NamedTuple):
    """A position on the Web Mercator screen, relative to an origin.

    Attributes
    ----------
    x : float
        Pixels to the east.
    y : float
        Pixels down.
    """

    x: float
    y: float


_Vertex = TypeVar("_Vertex", Point, Pixel)


@dataclass(frozen=True)
class Line(Generic[_Vertex]):
    """A line of a drawn grid. It runs north or east.

    Attributes
    ----------
    kind : LineKind
        What the line parts.
    axis : Axis
        What is constant along it.
    coordinate : float
        Easting or northing in metres; of borders longitude or latitude in degrees.
    zone : int
        1 ... 60, 0 is UPS; of a border meridian the zone on its east; of parallels `ALL_ZONES`.
    hemisphere : Hemisphere
        Which half; north for the equator and for borders that cross it.
    spacing : float
        Of the coarsest level that has this line, in metres; 0 for borders.
    major : bool
        Whether it is a border or a tenth line of the finest level drawn.
    width : float
        Relative: 1, or 1.5 for major lines.
    opacity : float
        0.5, or 1 for major lines.
    vertices : list of Point, or of Pixel
        Two or more.
    """

    kind: LineKind
    axis: Axis
    coordinate: float
    zone: int
    hemisphere: Hemisphere
    spacing: float
    major: bool
    width: float
    opacity: float
    vertices: list[_Vertex]


class _Lines(LineSequence[Line[_Vertex]]):
    """Lines in the memory that the library wrote."""

    _struct = gn_grid_line
    _columns = ("coordinate", "spacing", "width", "opacity", "zone", "hemisphere", "kind", "axis", "major")

    def _vertices_of(self, first: int, end: int) -> list[_Vertex]:
        raise NotImplementedError

    def _line(self, line: Any) -> Line[_Vertex]:
        return Line(
            kind=LineKind(line.kind),
            axis=Axis(line.axis),
            coordinate=line.coordinate,
            zone=line.zone,
            hemisphere=Hemisphere(line.hemisphere),
            spacing=line.spacing,
            major=line.major != 0,
            width=line.width,
            opacity=line.opacity,
            vertices=self._vertices_of(line.first, line.first + line.count),
        )


class Lines(_Lines[Point]):
    """The lines of a grid in degrees: a sequence of `Line`, and for numpy three arrays.

    Attributes
    ----------
    vertices : numpy.ndarray of float64, N x 2
        The vertices of all lines, one line after the other: latitudes in column 0, longitudes in column 1. A view of
        the memory that the library wrote.
    offsets : numpy.ndarray of int64
        The vertices of line i are ``vertices[offsets[i]:offsets[i + 1]]``.
    records : structured numpy.ndarray
        The attributes of each line, in columns: ``records["kind"] == LineKind.BORDER``.
    """

    @property
    def vertices(self) -> FloatArray:
        """The vertices of all lines: latitudes in column 0, longitudes in column 1."""
        array: FloatArray = numpy().ndarray((self._vertex_count, 2), "f8", self._vertices)
        return array

    def _vertices_of(self, first: int, end: int) -> list[Point]:
        return [Point(vertex.latitude, vertex.longitude) for vertex in self._vertices[first:end]]


class PixelLines(_Lines[Pixel]):
    """The lines of a grid in pixels: a sequence of `Line`, and for numpy three arrays.

    Attributes
    ----------
    vertices : numpy.ndarray of float32, N x 2
        The vertices of all lines, one line after the other: x in column 0, y in column 1.
    offsets, records : numpy.ndarray
        As for `Lines`.
    """

    @property
    def vertices(self) -> NDArray[np.float32]:
        """The vertices of all lines: x in column 0, y in column 1."""
        array: NDArray[np.float32] = numpy().ndarray((self._vertex_count, 2), "f4", self._vertices)
        return array

    def _vertices_of(self, first: int, end: int) -> list[Pixel]:
        numbers = self._vertices[2 * first : 2 * end]
        return list(map(Pixel, numbers[::2], numbers[1::2]))


class Label(NamedTuple):
    """A label of a drawn grid.

    Attributes
    ----------
    text : str
        What to write.
    position : Point
        Where its middle stands.
    kind : LabelKind
        What it names.
    zone : int
        1 ... 60; 0 is UPS.
    hemisphere : Hemisphere
        Which half.
    axis : Axis or None
        Of digits: what is constant along their line.
    coordinate : float or None
        Of digits: easting or northing of their line, in metres.
    edge : Edge or None
        Of digits: the edge of the view on which they stand.
    """

    text: str
    position: Point
    kind: LabelKind
    zone: int
    hemisphere: Hemisphere
    axis: Optional[Axis]
    coordinate: Optional[float]
    edge: Optional[Edge]


class ScaleBar(NamedTuple):
    """A scale bar.

    Attributes
    ----------
    width : float
        Pixels.
    metres : float
        Its length on the ground.
    value : float
        Its length in its unit: 1, 2 or 5 times a power of ten.
    unit : str
        "m", "km", "ft", "mi" or "nmi".
    text : str
        Value and unit: "500 m".
    """

    width: float
    metres: float
    value: float
    unit: str
    text: str


def defaults() -> Options:
    """Give the options that are used where none are given.

    Returns
    -------
    Options
        A dictionary of your own.

    Examples
    --------
    >>> defaults()["level_zooms"]
    (8.0, 11.0, 14.0, 17.0, 21.0)
    >>> defaults()["content"]
    <Content.ALL: 127>
    """
    options = gn_grid_options()
    library.gn_grid_options_init(byref(options))
    return Options(
        content=Content(options.content),
        tile_size=options.tile_size,
        tolerance=options.tolerance,
        tolerance_unit=ToleranceUnit(options.tolerance_unit),
        margin=options.margin,
        minimum_pixels=options.minimum_pixels,
        spacing=options.spacing,
        level_zooms=tuple(options.level_zooms),
        label_pixels=options.label_pixels,
        reference_zoom=options.reference_zoom,
        reference_step=options.reference_step,
        max_vertices=options.max_vertices,
    )


def geojson(view: tuple[float, float, float, float], zoom: float, **options: Unpack[Options]) -> bytes:
    """Write the MGRS grid of a map view as GeoJSON.

    Parameters
    ----------
    view : Bounds, or four floats in its order
        South, west, north and east edge, in degrees; latitudes -90 ... 90, longitudes any finite value.
    zoom : float
        -4 ... 30.
    **options
        See `Options`.

    Returns
    -------
    bytes
        One FeatureCollection (RFC 7946), in UTF-8: `lines` as LineStrings, then `labels` as Points.

    Raises
    ------
    NotFiniteError, LatitudeError, ViewError, ZoomError
        The view or the zoom is refused.
    ContentError, TileSizeError, ToleranceError, MarginError, PixelsError, SpacingError, LevelsError, StepError
        An option is refused.
    TooManyVerticesError
        The drawing would be larger than `max_vertices`; ``needed`` says by how much.

    Notes
    -----
    Numbers have as many decimals as a tenth of a pixel needs. Properties of a line: ``kind`` ("border", "100km",
    "grid"), ``axis`` ("easting", "northing", "longitude", "latitude"), ``zone`` (0 for UPS; not at parallels),
    ``hemisphere`` ("N", "S"), ``coordinate``, ``spacing``, ``major``, ``width``, ``opacity``. Properties of a label:
    ``kind`` ("zone", "square", "digits", "reference"), ``text``, ``zone``, ``hemisphere`` and, of digits, ``axis``,
    ``coordinate`` and ``edge`` ("south", "west", "north", "east"). A view of which nothing is visible gives an empty
    collection.

    Examples
    --------
    >>> import json
    >>> collection = json.loads(geojson((48.80, 2.25, 48.90, 2.40), 12))
    >>> collection["features"][0]["properties"]["axis"]
    'easting'
    """
    request = _Request(view, zoom, options)
    capacity = min(request.bound() * _BYTES_OF_A_VERTEX, _FIRST_BYTES)
    status, text, length = fitted(lambda *room: library.gn_grid_geojson(*request.arguments, *room), c_char, capacity)
    request.check(status, length)
    return string_at(text, length)


def lines(view: tuple[float, float, float, float], zoom: float, **options: Unpack[Options]) -> Lines:
    """Give the lines of the MGRS grid of a map view, in degrees.

    Parameters
    ----------
    view, zoom, **options
        As for `geojson`. Labels are not drawn, whatever the content says.

    Returns
    -------
    Lines
        A sequence of `Line`, also without numpy; with it, arrays of vertices, offsets and attributes.

    Raises
    ------
    NumberError
        As for `geojson`.

    Notes
    -----
    The borders of grid zones, the eastings and northings of each zone, and the UPS grid of both caps. Each line is one
    polyline for each zone and hemisphere, clipped at the zone's border and at the view, and cut at the antimeridian. A
    line that is part of a border or of a coarser level is drawn as that only. Which levels are drawn follows from the
    zoom; a level is left out where its lines stand closer than `minimum_pixels` in the part of the view nearest to the
    equator.

    A vertex lies on its line to 20 nm. A chord, straight on the Web Mercator map, departs from its line by no more than
    the tolerance. Longitudes lie in [-180, 180]. A view without width or height has no lines.

    Examples
    --------
    >>> norway = lines((55, 1, 65, 15), 5, content=Content.BORDERS)
    >>> sorted({(line.axis.name, line.coordinate) for line in norway})
    [('LATITUDE', 56.0), ('LATITUDE', 64.0), ('LONGITUDE', 3.0), ('LONGITUDE', 6.0), ('LONGITUDE', 12.0)]
    >>> norway.vertices.shape[1], len(norway.offsets) == len(norway) + 1
    (2, True)
    """
    request = _Request(view, zoom, options)
    return Lines(*_drawn(request, library.gn_grid_lines, request.arguments, gn_point, 1))


def lines_pixels(
    view: tuple[float, float, float, float], zoom: float, origin: tuple[float, float], **options: Unpack[Options]
) -> PixelLines:
    """Give the lines of the MGRS grid of a map view, in pixels of the Web Mercator screen.

    Parameters
    ----------
    view, zoom, **options
        As for `lines`; what lies beyond 85.051128 degrees, the edge of the Mercator world, is left out.
    origin : Point, or latitude and longitude
        The position of pixel (0, 0), in degrees.

    Returns
    -------
    PixelLines
        As of `lines`, but with x to the east and y down, in pixels.

    Raises
    ------
    NumberError
        As for `geojson`.

    Notes
    -----
    All pixels are those of one copy of the world, in which the view is in one piece: across the antimeridian x goes on.
    The origin is taken in the copy nearest to the middle of the view. A pixel is exact to one part in 10^7 of the
    distance from the origin: choose an origin in the view.

    Examples
    --------
    >>> equator = lines_pixels((-1, 1, 1, 4), 6, (0, 3), content=Content.BORDERS)
    >>> [line.vertices for line in equator if line.axis is Axis.LATITUDE]
    [[Pixel(x=-182.04..., y=0.0), Pixel(x=91.02..., y=0.0)]]
    """
    request = _Request(view, zoom, options)
    latitude, longitude = origin
    arguments = *request.arguments, byref(gn_point(latitude, longitude))
    return PixelLines(*_drawn(request, library.gn_grid_lines_pixels, arguments, c_float, 2))


def _drawn(request: _Request, function: Any, arguments: tuple[Any, ...], kind: Any, size: int) -> tuple[Any, int, Any]:
    """Give the vertices, each `size` elements of a kind, how many they are, and the lines."""
    capacity = min(request.bound(), _FIRST_VERTICES)
    status, vertices, count, found = fitted_lines(
        lambda *room: function(*arguments, *room), kind, size, gn_grid_line, capacity
    )
    request.check(status, count)
    return vertices, count, found


def labels(view: tuple[float, float, float, float], zoom: float, **options: Unpack[Options]) -> list[Label]:
    """Give the labels of the MGRS grid of a map view.

    Parameters
    ----------
    view, zoom, **options
        As for `geojson`. Lines are not drawn, whatever the content says; the margin does not count.

    Returns
    -------
    list of Label
        Texts, where they stand, and what they name.

    Raises
    ------
    NumberError
        As for `geojson`.

    Notes
    -----
    Grid zone designators stand in the middle of what is visible of the grid zone; when squares have labels too, halfway
    from there to its north-west corner. The two letters of a 100 km square stand in the middle of its visible part.
    Principal digits stand where a line of the finer grid meets the edge of the view. References stand at intersections
    of every fifth line of each axis (`reference_step`), with as many digits as the spacing has. No label lies outside
    the view, nor within 4 pixels of the border of a grid zone.

    Examples
    --------
    >>> [label.text for label in labels((0, 0, 8, 6), 5, content=Content.GRID_ZONES)]
    ['31N']
    """
    request = _Request(view, zoom, options)
    status, found, count = fitted(
        lambda *room: library.gn_grid_labels(*request.arguments, *room),
        gn_grid_label,
        min(request.bound(), _FIRST_LABELS),
    )
    request.check(status, count)
    return [_label(label) for label in found[:count]]


def _label(label: gn_grid_label) -> Label:
    is_digits = label.kind == LabelKind.DIGITS
    return Label(
        text=label.text.decode("ascii"),
        position=Point(label.position.latitude, label.position.longitude),
        kind=LabelKind(label.kind),
        zone=label.zone,
        hemisphere=Hemisphere(label.hemisphere),
        axis=Axis(label.axis) if is_digits else None,
        coordinate=label.coordinate if is_digits else None,
        edge=Edge(label.edge) if is_digits else None,
    )


def spacing(view: tuple[float, float, float, float], zoom: float, **options: Unpack[Options]) -> float:
    """Tell which spacing the grid of a map view has.

    Parameters
    ----------
    view, zoom, **options
        As for `geojson`.

    Returns
    -------
    float
        The spacing of the finest level drawn, in metres; 0 if only the borders of grid zones are drawn.

    Raises
    ------
    NumberError
        As for `geojson`, but for the number of vertices.

    Examples
    --------
    >>> spacing((48.80, 2.25, 48.90, 2.40), 12)
    1000.0
    >>> spacing((-90, -180, 90, 180), 0)
    0.0
    """
    request = _Request(view, zoom, options)
    metres = c_double()
    request.check(library.gn_grid_spacing(*request.arguments, byref(metres)))
    return metres.value


def bound(view: tuple[float, float, float, float], zoom: float, **options: Unpack[Options]) -> int:
    """Give a number of vertices and labels that the grid of a map view does not exceed, without drawing it.

    Parameters
    ----------
    view, zoom, **options
        As for `geojson`; `max_vertices` does not count.

    Returns
    -------
    int
        As `max_vertices` it always suffices.

    Raises
    ------
    NumberError
        As for `geojson`, but for the number of vertices.

    Examples
    --------
    >>> view = Bounds(48.80, 2.25, 48.90, 2.40)
    >>> bound(view, 12) >= len(lines(view, 12).vertices) + len(labels(view, 12))
    True
    """
    return _Request(view, zoom, options).bound()


def screen_scale(latitude: float, zoom: float, tile_size: int = 512) -> float:
    """Tell how many metres a pixel of a Web Mercator map spans.

    Parameters
    ----------
    latitude : float
        Degrees, -90 ... 90.
    zoom : float
        -4 ... 30.
    tile_size : {512, 256}
        How many pixels the world has at zoom 0.

    Returns
    -------
    float
        Metres per pixel, along the parallel; 0 at a pole. On the ellipsoid: the usual formula, for a sphere with the
        radius of the equator, gives up to 0.34 % less.

    Raises
    ------
    NotFiniteError, LatitudeError, ZoomError, TileSizeError
        What is refused, by name.

    Examples
    --------
    >>> screen_scale(0, 0)
    78271.5169...
    """
    metres = c_double()
    status = library.gn_screen_scale(
        c_double(latitude), c_double(zoom), unsigned(tile_size, _UNSIGNED["tile_size"]), byref(metres)
    )
    if status != GN_OK:
        _errors.refuse(status, f"latitude {latitude}, zoom {zoom}, tile_size {tile_size}")
    return metres.value


def scale_bar(
    latitude: float, zoom: float, max_width: float = 100, units: int = Units.METRIC, tile_size: int = 512
) -> ScaleBar:
    """Find the longest round length that fits into a width on the screen.

    Parameters
    ----------
    latitude : float
        Degrees, within 89.9 of the equator.
    zoom : float
        -4 ... 30.
    max_width : float, default 100
        Pixels, 0.001 to 1,000,000.
    units : Units, default `Units.METRIC`
        Metres and kilometres, feet and miles, or nautical miles.
    tile_size : {512, 256}
        How many pixels the world has at zoom 0.

    Returns
    -------
    ScaleBar
        The length: 1, 2 or 5 times a power of ten. The larger unit is used from 1 km, 1 mi and 0.1 nmi on.

    Raises
    ------
    NotFiniteError, LatitudeError, ZoomError, TileSizeError, PixelsError, UnitError
        What is refused, by name.

    Examples
    --------
    >>> scale_bar(48.86, 12, 120).text
    '1 km'
    >>> scale_bar(48.86, 12, 120, Units.NAUTICAL)
    ScaleBar(width=73.5..., metres=926.0, value=0.5, unit='nmi', text='0.5 nmi')
    """
    bar = gn_scale_bar()
    status = library.gn_screen_scale_bar(
        c_double(latitude),
        c_double(zoom),
        unsigned(tile_size, _UNSIGNED["tile_size"]),
        c_double(max_width),
        integer(units, "system of units", _errors.UnitError),
        byref(bar),
    )
    if status != GN_OK:
        _errors.refuse(
            status,
            f"latitude {latitude}, zoom {zoom}, max_width {max_width}, units {units:d}, tile_size {tile_size}",
        )
    return ScaleBar(bar.width, bar.metres, bar.value, bar.unit.decode("ascii"), bar.text.decode("ascii"))


# How much room a result gets before the library was asked how much it needs: what a map on a screen takes, with room to
# spare, and never more than a moment to make. Larger drawings are drawn twice.
_FIRST_VERTICES = 1 << 14
_FIRST_LABELS = 1 << 10
_FIRST_BYTES = 1 << 20

# More than the text of a vertex or a label, with its share of the properties.
_BYTES_OF_A_VERTEX = 256

# 10 km, 1 km, 100 m, 10 m, 1 m.
_LEVELS = 5

# Options of 32 bits without a sign; for one that does not fit stands a number that is refused.
_UNSIGNED = {"content": 2**32 - 1, "tile_size": 0, "tolerance_unit": 0, "reference_step": 0}


class _Request:
    """What is asked of a view, as the library takes it."""

    def __init__(self, view: tuple[float, float, float, float], zoom: float, options: Options) -> None:
        south, west, north, east = view
        self._given = (Bounds(south, west, north, east), zoom, options)
        #: What a call begins with.
        self.arguments = (
            byref(gn_bounds(south, west, north, east)),
            c_double(zoom),
            byref(_packed(options)) if options else None,
        )

    def bound(self) -> int:
        """Give a number of vertices and labels that suffices."""
        count = c_size_t()
        self.check(library.gn_grid_bound(*self.arguments, byref(count)))
        return count.value

    def check(self, status: int, needed: int = 0) -> None:
        """Raise the error of a status, unless it is GN_OK."""
        if status == GN_OK:
            return
        view, zoom, options = self._given
        subject = shown([*view._asdict().items(), ("zoom", zoom), *options.items()])
        if status == _errors.TooManyVerticesError.status:
            _errors.refuse(status, f"{subject}; needed are {needed}", needed=needed)
        _errors.refuse(status, subject)


def _packed(given: Options) -> gn_grid_options:
    """Give options as the library takes them."""
    names = Options.__annotations__
    options: gn_grid_options = packed(gn_grid_options(), library.gn_grid_options_init, given, names, _packed_option)
    return options


def _packed_option(name: str, value: Any) -> Any:
    if name in _UNSIGNED:
        return unsigned(value, _UNSIGNED[name])
    if name == "max_vertices":
        return max(0, min(operator.index(value), 2**64 - 1))
    if name == "level_zooms":
        zooms = tuple(value)
        if len(zooms) != _LEVELS:
            raise ValueError(f"level_zooms are {_LEVELS} numbers, not {len(zooms)}")
        return (c_double * _LEVELS)(*zooms)
    return value
