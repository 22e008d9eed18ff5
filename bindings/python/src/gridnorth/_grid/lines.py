# SPDX-License-Identifier: MIT
"""The lines of the grid of a map view, in degrees or in pixels."""

from __future__ import annotations

import enum
from ctypes import byref, c_float
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from .._memory.room import fitted_lines
from .._native.library import gn_grid_line, gn_point, library
from .._points.lines import LineSequence
from .._values.grids import Hemisphere
from .._values.places import Point, point_of
from .view import Request

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from typing_extensions import Unpack

    from .._typing.aliases import FloatArray
    from .options import Options


class LineKind(enum.IntEnum):
    """The kind of areas that a line separates."""

    #: Grid zones.
    BORDER = 1
    #: 100 km squares.
    KM_100 = 2
    #: Cells of the finer grid.
    LINE = 3


class Axis(enum.IntEnum):
    """The coordinate that is constant along a line."""

    EASTING = 1
    NORTHING = 2
    #: Borders only.
    LONGITUDE = 3
    #: Borders only.
    LATITUDE = 4


class Pixel(NamedTuple):
    """A position on the Web Mercator screen, relative to an origin.

    Attributes
    ----------
    x : float
        Pixels to the right, which is east if north is up.
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
        The kind of areas that the line separates.
    axis : Axis
        The coordinate that is constant along the line.
    coordinate : float
        Easting or northing in meters; for borders, longitude or latitude in degrees.
    zone : int
        1 ... 60, or 0 for UPS; for a border meridian, the zone to its east; for parallels, `ALL_ZONES`.
    hemisphere : Hemisphere
        The hemisphere; north for the equator and for borders that cross it.
    spacing : float
        The spacing of the coarsest level that has this line, in meters; 0 for borders.
    major : bool
        Whether the line is a border or a tenth line of the finest level drawn.
    width : float
        The relative width: 1, or 1.5 for major lines.
    opacity : float
        0.5, or 1 for major lines.
    vertices : list of Point, or of Pixel
        Two or more vertices.
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
    """Lines in memory that the library wrote."""

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
    """The lines of a grid in degrees: a sequence of `Line`, and three arrays for numpy.

    Attributes
    ----------
    vertices : numpy.ndarray of float64, N x 2
        The vertices of all lines, one line after the other: latitudes in column 0, longitudes in column 1. The array is
        a view of the memory that the library wrote.
    offsets : numpy.ndarray of int64
        The vertices of line i are ``vertices[offsets[i]:offsets[i + 1]]``.
    records : structured numpy.ndarray
        The attributes of each line, in columns: ``records["kind"] == LineKind.BORDER``.
    """

    @property
    def vertices(self) -> FloatArray:
        """The vertices of all lines: latitudes in column 0, longitudes in column 1."""
        array: FloatArray = self._vertex_array("f8")
        return array

    def _vertices_of(self, first: int, end: int) -> list[Point]:
        return list(map(point_of, self._vertices[first:end]))


class PixelLines(_Lines[Pixel]):
    """The lines of a grid in pixels: a sequence of `Line`, and three arrays for numpy.

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
        array: NDArray[np.float32] = self._vertex_array("f4")
        return array

    def _vertices_of(self, first: int, end: int) -> list[Pixel]:
        numbers = self._vertices[2 * first : 2 * end]
        return list(map(Pixel, numbers[::2], numbers[1::2]))


def lines(view: tuple[float, float, float, float], zoom: float, **options: Unpack[Options]) -> Lines:
    """Return the lines of the MGRS grid of a map view, in degrees.

    Parameters
    ----------
    view, zoom, **options
        As for `geojson`. Labels are not drawn, whatever the content says.

    Returns
    -------
    Lines
        A sequence of `Line`; with numpy, also arrays of vertices, offsets and attributes.

    Raises
    ------
    NumberError
        As for `geojson`.

    Notes
    -----
    The lines are the borders of grid zones, the eastings and northings of each zone, and the UPS grid of both polar
    caps. Each line is one polyline for each zone and hemisphere, clipped at the border of the zone and at the view, and
    cut at the antimeridian. A line that is part of a border or of a coarser level is drawn only as part of the border
    or level. The zoom decides which levels are drawn; a level is left out if its lines are closer than `minimum_pixels`
    in the part of the view nearest to the equator.

    A vertex lies on its line to within 20 nm. A chord, straight on the Web Mercator map, departs from its line by no
    more than the tolerance. Longitudes lie in [-180, 180]. A view without width or height has no lines.

    Examples
    --------
    >>> norway = lines((55, 1, 65, 15), 5, content=Content.BORDERS)
    >>> sorted({(line.axis.name, line.coordinate) for line in norway})
    [('LATITUDE', 56.0), ('LATITUDE', 64.0), ('LONGITUDE', 3.0), ('LONGITUDE', 6.0), ('LONGITUDE', 12.0)]
    >>> norway.vertices.shape[1], len(norway.offsets) == len(norway) + 1
    (2, True)
    """
    request = Request(view, zoom, options)
    return Lines(*_drawn(request, library.gn_grid_lines, request.arguments, gn_point, 1))


def lines_pixels(
    view: tuple[float, float, float, float], zoom: float, origin: tuple[float, float], **options: Unpack[Options]
) -> PixelLines:
    """Return the lines of the MGRS grid of a map view, in pixels of the Web Mercator screen.

    Parameters
    ----------
    view, zoom, **options
        As for `lines`; everything beyond 85.051128 degrees, the edge of the Mercator world, is left out.
    origin : Point, or latitude and longitude
        The position of pixel (0, 0), in degrees.

    Returns
    -------
    PixelLines
        As for `lines`, but with x to the east and y down, in pixels.

    Raises
    ------
    NumberError
        As for `geojson`.

    Notes
    -----
    All pixels belong to one copy of the world, in which the view is in one piece: x continues across the antimeridian.
    The origin lies in the copy nearest to the middle of the view. A pixel is exact to one part in 10^7 of the distance
    from the origin, so choose an origin in the view.

    Examples
    --------
    >>> equator = lines_pixels((-1, 1, 1, 4), 6, (0, 3), content=Content.BORDERS)
    >>> [line.vertices for line in equator if line.axis is Axis.LATITUDE]
    [[Pixel(x=-182.04..., y=0.0), Pixel(x=91.02..., y=0.0)]]
    """
    request = Request(view, zoom, options)
    latitude, longitude = origin
    arguments = *request.arguments, byref(gn_point(latitude, longitude))
    return PixelLines(*_drawn(request, library.gn_grid_lines_pixels, arguments, c_float, 2))


def _drawn(request: Request, function: Any, arguments: tuple[Any, ...], kind: Any, size: int) -> tuple[Any, int, Any]:
    """Return the vertices, each with `size` elements of a kind, their number, and the lines."""
    capacity = min(request.bound(), request.FIRST_VERTICES)
    status, vertices, count, found = fitted_lines(
        lambda *room: function(*arguments, *room), kind, size, gn_grid_line, capacity
    )
    request.check(status)
    return vertices, count, found
