# SPDX-License-Identifier: MIT
"""Tiles of Web Mercator maps: the tiles that hold positions, and the tiles that shapes touch.

The world has 2^zoom columns from -180 degrees eastward, and as many rows from 85.051128 degrees southward; a zoom is 0
... 30. `of_bounds`, `of_polygon` and `of_route` list tiles as `Runs`: neighboring tiles of a row. `count_bounds`,
`count_polygon` and `count_route` count the tiles of several zooms without listing them, to estimate a download.

>>> at(48.85837, 2.294481, 14)
Tile(x=8296, y=5636, zoom=14)
>>> triangle = [(47, 5), (47, 8), (49, 7)]
>>> runs = of_polygon(triangle, 8)
>>> len(runs), runs.tile_count
(4, 10)
>>> [tile.x for tile in runs[0].tiles()]
[132, 133]
>>> count_polygon(triangle, range(15))
13058
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from ctypes import byref, c_size_t, c_uint32, create_string_buffer
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Optional, Union, overload

from . import errors as _errors
from ._columns.batches import Rows
from ._columns.inputs import c_number, columns_of, integer, one_row
from ._columns.reading import read_one
from ._errors.words import shown_degrees
from ._memory.outputs import numpy
from ._memory.room import fitted
from ._native.library import GN_OK, gn_bounds, gn_tile, gn_tile_run, library
from ._points.points import Points, refuse
from ._polygon.rings import Polygon
from ._typing.public import own
from ._values.places import Bounds, bounds_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ._points.points import PointsLike
    from ._typing.aliases import Errors, Numbers, NumbersOrArray, NumbersOrColumn, StatusBuffer, Text

__all__ = [
    "Run",
    "Runs",
    "Tile",
    "at",
    "bounds",
    "count_bounds",
    "count_polygon",
    "count_route",
    "from_quadkey",
    "of_bounds",
    "of_polygon",
    "of_route",
    "quadkey",
]


class Tile(NamedTuple):
    """A tile.

    Attributes
    ----------
    x : int
        The column, from 0.
    y : int
        The row, from 0.
    zoom : int
        0 ... 30.
    """

    x: int
    y: int
    zoom: int


class Run(NamedTuple):
    """Neighboring tiles of a row. A run never crosses the antimeridian.

    Attributes
    ----------
    x : int
        The column of the first tile; the other tiles follow to the east.
    y : int
        The row.
    zoom : int
        0 ... 30.
    length : int
        The number of tiles.
    """

    x: int
    y: int
    zoom: int
    length: int

    def tiles(self) -> list[Tile]:
        """Return the tiles, from west to east."""
        return [Tile(x, self.y, self.zoom) for x in range(self.x, self.x + self.length)]


class Runs(Sequence[Run]):
    """Tiles as runs, from north to south and from west to east, each tile once."""

    def __init__(self, memory: Any, length: int) -> None:
        self._memory = memory
        self._length = length

    @cached_property
    def tile_count(self) -> int:
        """The number of tiles."""
        return sum(self._memory[i].count for i in range(self._length))

    @property
    def records(self) -> NDArray[np.void]:
        """The runs as a structured array of numpy with the fields x, y, zoom and count; it shares their memory."""
        return numpy().frombuffer(self._memory, gn_tile_run, self._length)  # type: ignore[no-any-return]

    def tiles(self) -> Iterator[Tile]:
        """Return all tiles, one after the other."""
        return (tile for run in self for tile in run.tiles())

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Run: ...
    @overload
    def __getitem__(self, index: slice) -> list[Run]: ...
    def __getitem__(self, index: Union[int, slice]) -> Union[Run, list[Run]]:
        places = range(self._length)[index]
        if isinstance(places, range):
            return [self[place] for place in places]
        run = self._memory[places]
        return Run(run.x, run.y, run.zoom, run.count)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Runs) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Runs: {self.tile_count} tiles in {self._length} runs>"


@overload
def at(
    latitude: float, longitude: float, zoom: int, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> Tile: ...
@overload
def at(
    latitude: Numbers,
    longitude: Numbers,
    zoom: int,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> list[Any]: ...
@overload
def at(
    latitude: NumbersOrColumn,
    longitude: NumbersOrColumn,
    zoom: int,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> Any: ...
@overload
def at(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    zoom: int,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> NDArray[np.void]: ...
def at(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    zoom: int,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Any:
    """Find the tiles that hold positions.

    Parameters
    ----------
    latitude : float or array_like of float
        Degrees, -90 ... 90; beyond 85.051128 degrees a position lies in the first or the last row.
    longitude : float or array_like of float
        Degrees; any finite value, reduced to [-180, 180), so that 180 lies in column 0.
    zoom : int
        0 ... 30, for all positions.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused positions: raise an error for the first, or set all fields to 4294967295.
        A missing row is refused too, and gets the missing value of its container: None in a list.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`.

    Returns
    -------
    Tile
        For scalars: the tile.
    list of Tile, structured numpy.ndarray, or pandas.DataFrame
        For many positions; the fields of the array, and the columns of the DataFrame, are x, y and zoom.

    Raises
    ------
    LatitudeError, NotFiniteError
        A position is refused, and `errors` is ``"raise"``.
    ZoomError
        There is no such zoom.

    Notes
    -----
    West and north edges belong to a tile.

    Examples
    --------
    >>> at([48.85837, -90], [2.294481, 180], 3)
    [Tile(x=4, y=2, zoom=3), Tile(x=0, y=7, zoom=3)]
    """
    columns = columns_of(latitude, longitude)
    many = columns or one_row(latitude, longitude, mode=errors)
    rows = Rows(many.count, errors, statuses)
    found = many.family.structs(gn_tile, _tile)
    status = rows.call(library.gn_tile_at_batch, many, _zoom(zoom), outputs=(found,))
    rows.finish(status, lambda row: (shown_degrees(*many.values(row)), None), f"zoom {zoom}")
    return _tile(found.memory[0]) if columns is None else found.result()


def bounds(tile: tuple[int, int, int]) -> Bounds:
    """Find the edges of a tile.

    Parameters
    ----------
    tile : Tile, or any three numbers in its order
        Column, row and zoom.

    Returns
    -------
    Bounds
        In degrees; the east edge of the last column is 180.

    Raises
    ------
    ZoomError, TileError
        There is no such tile.

    Examples
    --------
    >>> bounds((1, 0, 1))
    Bounds(south=0.0, west=0.0, north=85.0511..., east=180.0)
    """
    out = gn_bounds()
    _check(library.gn_tile_bounds(byref(_packed(tile)), byref(out)), tile)
    return bounds_of(out)


def quadkey(tile: tuple[int, int, int]) -> str:
    """Write the quadkey of a tile.

    Parameters
    ----------
    tile : Tile, or any three numbers in its order
        Column, row and zoom.

    Returns
    -------
    str
        A digit, 0 to 3, for each zoom from 1 on. The quadkey of a tile begins with the quadkeys of the tiles that
        contain it.

    Raises
    ------
    ZoomError, TileError
        There is no such tile.

    Examples
    --------
    >>> quadkey((3, 5, 3))
    '213'
    """
    text = create_string_buffer(31)
    _check(library.gn_tile_quadkey_format(byref(_packed(tile)), text, 31, None), tile)
    return text.value.decode("ascii")


def from_quadkey(text: Text) -> Tile:
    """Read a quadkey: find the tile that it names.

    Parameters
    ----------
    text : str or bytes
        1 to 30 digits from 0 to 3.

    Returns
    -------
    Tile
        The tile.

    Raises
    ------
    TextError
        The text is not a quadkey; `offset` is the place of the error.

    Examples
    --------
    >>> from_quadkey("213")
    Tile(x=3, y=5, zoom=3)
    """
    return _tile(read_one(library.gn_tile_quadkey_parse, text, gn_tile()))


def of_bounds(bounds: tuple[float, float, float, float], zoom: int) -> Runs:
    """Find the tiles that bounds touch.

    Parameters
    ----------
    bounds : Bounds, or any four numbers in its order
        Degrees. If west is greater than east, the bounds cross the antimeridian; 360 degrees or more mean all
        longitudes.
    zoom : int
        0 ... 30.

    Returns
    -------
    Runs
        The tiles, without those that the bounds meet only at their south or east edge, unless the bounds have no height
        or width.

    Raises
    ------
    NotFiniteError, LatitudeError, ViewError, ZoomError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> of_bounds((48.8, 2.2, 48.9, 2.5), 12)
    <Runs: 12 tiles in 3 runs>
    """
    area = _area(bounds)
    status, found = _runs(lambda *out: library.gn_tile_cover_bounds(area, _zoom(zoom), *out))
    if status != GN_OK:
        _errors.refuse(status, f"{Bounds(*bounds)}, zoom {zoom}")
    return found


def of_polygon(points: PointsLike, zoom: int, holes: Iterable[PointsLike] = ()) -> Runs:
    """Find the tiles that the border or the inside of a polygon touches.

    Parameters
    ----------
    points : Points, iterable of (latitude, longitude), or array_like of float, N x 2
        The outer ring, in degrees, as for `polygon.measure`.
    zoom : int
        0 ... 30.
    holes : iterable of the same
        The holes, in either direction.

    Returns
    -------
    Runs
        Exactly the tiles that contain a position of the polygon.

    Raises
    ------
    LatitudeError, NotFiniteError, CountError, ZoomError, TooManyTilesError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> of_polygon([(80, 0), (80, 120), (80, -120)], 3)
    <Runs: 8 tiles in 1 runs>
    """
    polygon = Polygon(points, holes)
    status, found = _runs(lambda *out: library.gn_tile_cover_polygon(*polygon.arguments, _zoom(zoom), *out))
    polygon.check(status, f"zoom {zoom}")
    return found


def of_route(points: PointsLike, half_width: float, zoom: int) -> Runs:
    """Find the tiles that a corridor along a route touches.

    Parameters
    ----------
    points : Points, iterable of (latitude, longitude), or array_like of float, N x 2
        The points of the route, in degrees.
    half_width : float
        The corridor holds all positions within this distance of the route: meters, 0 ... 1,000,000.
    zoom : int
        0 ... 30.

    Returns
    -------
    Runs
        All tiles that the corridor touches, and perhaps tiles that it misses by less than a ten-thousandth of the
        half-width or a thousandth of a tile, whichever is more.

    Raises
    ------
    LatitudeError, NotFiniteError, CountError, HalfWidthError, ZoomError, TooManyTilesError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> of_route([(48.86, 2.35), (47.9, 1.9)], 2000, 11)
    <Runs: 15 tiles in 9 runs>
    """
    route = Points(points)
    status, found = _runs(
        lambda *out: library.gn_tile_cover_route(
            *route._arguments, c_number(half_width, "half_width"), _zoom(zoom), *out
        )
    )
    if status != GN_OK:
        refuse(status, route, f"half_width {half_width}, zoom {zoom}")
    return found


def count_bounds(bounds: tuple[float, float, float, float], zooms: Union[int, range]) -> int:
    """Count the tiles that bounds touch.

    Parameters
    ----------
    bounds
        As for `of_bounds`.
    zooms : int or range
        One zoom, or consecutive zooms: ``range(17)`` for 0 to 16.

    Returns
    -------
    int
        The number of tiles of all zooms together.

    Raises
    ------
    NotFiniteError, LatitudeError, ViewError, ZoomError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> count_bounds((-90, -180, 90, 180), range(3))
    21
    """
    area = _area(bounds)
    status, found = _count(lambda *rest: library.gn_tile_count_bounds(area, *rest), zooms)
    if status != GN_OK:
        _errors.refuse(status, f"{Bounds(*bounds)}, zooms {zooms}")
    return found


def count_polygon(points: PointsLike, zooms: Union[int, range], holes: Iterable[PointsLike] = ()) -> int:
    """Count the tiles that a polygon touches.

    Parameters
    ----------
    points, holes
        As for `of_polygon`.
    zooms : int or range
        One zoom, or consecutive zooms: ``range(17)`` for 0 to 16.

    Returns
    -------
    int
        The number of tiles of all zooms together. Tiles are counted by rows, not listed.

    Raises
    ------
    LatitudeError, NotFiniteError, CountError, ZoomError, TooManyTilesError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> count_polygon([(47, 5), (47, 8), (49, 7)], 12)
    652
    """
    polygon = Polygon(points, holes)
    status, found = _count(lambda *rest: library.gn_tile_count_polygon(*polygon.arguments, *rest), zooms)
    polygon.check(status, f"zooms {zooms}")
    return found


def count_route(points: PointsLike, half_width: float, zooms: Union[int, range]) -> int:
    """Count the tiles that a corridor along a route touches.

    Parameters
    ----------
    points, half_width
        As for `of_route`.
    zooms : int or range
        One zoom, or consecutive zooms: ``range(17)`` for 0 to 16.

    Returns
    -------
    int
        The number of tiles of all zooms together.

    Raises
    ------
    LatitudeError, NotFiniteError, CountError, HalfWidthError, ZoomError, TooManyTilesError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> count_route([(48.86, 2.35), (47.9, 1.9)], 2000, range(12))
    35
    """
    route = Points(points)
    status, found = _count(
        lambda *rest: library.gn_tile_count_route(*route._arguments, c_number(half_width, "half_width"), *rest), zooms
    )
    if status != GN_OK:
        refuse(status, route, f"half_width {half_width}, zooms {zooms}")
    return found


def _tile(tile: Any) -> Tile:
    return Tile(tile.x, tile.y, tile.zoom)


def _number(value: Any, what: str, error: type[_errors.GridNorthError]) -> Any:
    """Pack a number of a tile; a number that does not fit becomes one that the library refuses."""
    number = integer(value, what, error)
    return c_uint32(number if 0 <= number < 2**32 else 2**32 - 1)


def _zoom(zoom: int) -> Any:
    return _number(zoom, "zoom", _errors.ZoomError)


def _packed(tile: tuple[int, int, int]) -> gn_tile:
    x, y, zoom = tile
    return gn_tile(_number(x, "x", _errors.TileError), _number(y, "y", _errors.TileError), _zoom(zoom))


def _check(status: int, tile: tuple[int, int, int]) -> None:
    if status != GN_OK:
        _errors.refuse(status, f"x {tile[0]}, y {tile[1]}, zoom {tile[2]}")


def _area(bounds: tuple[float, float, float, float]) -> Any:
    south, west, north, east = bounds
    return byref(gn_bounds(south, west, north, east))


def _runs(call: Any) -> tuple[int, Runs]:
    status, memory, needed = fitted(call, gn_tile_run, 1024)
    return status, Runs(memory, needed if status == GN_OK else 0)


def _count(call: Any, zooms: Union[int, range]) -> tuple[int, int]:
    if isinstance(zooms, range):
        if zooms.step != 1 or not zooms:
            raise _errors.LevelsError("zooms must follow each other")
        first, last = zooms[0], zooms[-1]
    else:
        first = last = zooms
    count = c_size_t()
    status = call(_zoom(first), _zoom(last), byref(count))
    return status, count.value


own(globals())
