# SPDX-License-Identifier: MIT
"""Heights of the ground from the bytes of files, profiles along routes, and lines of sight.

`srtm`, `dted` and `gtx` find the grid in a file that you have read or mapped, `grid` takes an array, and `open` maps a
file by its name. `Heights` queries one or more tiles. Nothing is copied.

>>> import array
>>> samples = memoryview(array.array("h", [10, 20, 30, 40])).cast("B").cast("h", (2, 2))     # rows from the north
>>> ground = Heights(grid(samples, latitude=47, longitude=8, latitude_step=-1, longitude_step=1))
>>> ground.at(46.5, 8.5)
25.0
>>> ground.at([46.5, 46.25], [8.5, 9])
[25.0, 35.0]
"""

from __future__ import annotations

import operator
from collections.abc import Iterable
from ctypes import POINTER, byref, c_char, c_size_t, c_uint8, c_void_p, cast
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, Optional, Union, overload

from . import errors as _errors
from ._columns.batches import Rows
from ._columns.inputs import columns_of, double, one_row
from ._errors.words import shown, shown_degrees
from ._memory.options import packed
from ._memory.outputs import numpy
from ._memory.room import fitted
from ._native.library import (
    GN_ERROR_BUFFER_TOO_SMALL,
    GN_OK,
    gn_cell_grid,
    gn_dead_ground,
    gn_height_grid,
    gn_point,
    gn_profile_sample,
    gn_profile_summary,
    gn_sight,
    gn_sight_options,
    library,
)
from ._points.points import Points
from ._terrain.tiles import Tile, dted, grid, gtx, open, srtm
from ._terrain.viewshed import CellGrid, DeadGround, View
from ._typing.public import own
from ._values.places import Point, point_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ._points.points import PointsLike
    from ._typing.aliases import Errors, FloatArray, NumbersOrArray, NumbersOrColumn, StatusBuffer

__all__ = [
    "CellGrid",
    "DeadGround",
    "Heights",
    "Profile",
    "Sight",
    "Summary",
    "Tile",
    "View",
    "dted",
    "grid",
    "gtx",
    "open",
    "srtm",
]


class Profile(NamedTuple):
    """Heights along a route.

    Attributes
    ----------
    distances : list of float, or numpy.ndarray
        Meters along the route, in an array if numpy is installed.
    points : Points
        The positions of the samples.
    heights : list of float, or numpy.ndarray
        Meters; NaN for unknown heights.
    summary : Summary
        The summary of the heights.
    """

    distances: Any
    points: Points
    heights: Any
    summary: Summary


class Summary(NamedTuple):
    """The summary of a profile. A number is NaN if no height is known.

    Attributes
    ----------
    length : float
        Meters from the first sample to the last.
    ascent, descent : float
        Meters upward and downward, over climbs that count.
    lowest, lowest_distance, highest, highest_distance : float
        The lowest and the highest height, and their distances along the route: meters.
    steepest_up, steepest_up_distance, steepest_down, steepest_down_distance : float
        The largest rise and fall from one sample to the next, meters per meter, and the distances where they begin; NaN
        if there is none.
    unknown_count : int
        The number of samples whose height is unknown.
    """

    length: float
    ascent: float
    descent: float
    lowest: float
    lowest_distance: float
    highest: float
    highest_distance: float
    steepest_up: float
    steepest_up_distance: float
    steepest_down: float
    steepest_down_distance: float
    unknown_count: int


class Sight(NamedTuple):
    """A line of sight. Numbers that do not exist are NaN.

    Attributes
    ----------
    is_visible : bool
        Whether the ground does not block the line.
    distance : float
        Meters along the ground, from one end to the other.
    azimuth, elevation : float
        The direction at the start: degrees clockwise from north, and above the horizontal plane, refraction included.
    from_ground, to_ground : float
        The height of the ground at the ends, meters.
    clearance, clearance_distance : float
        The least height of the line above the ground between its ends, negative if the line is blocked, and the
        distance of that place from the start.
    clearance_point : Point
        The position of the least clearance.
    blocked_distance, blocked_height : float
        The distance from the start to the first place where the line meets the ground, and the height of the ground
        there; NaN if there is no such place.
    blocked_point : Point or None
        The position of that place; None if there is no such place.
    free_zone, free_zone_distance : float
        The least fraction of the first Fresnel zone's radius that is free below the line, and its distance from the
        start.
    to : Point
        The end of the line.
    unknown_count : int
        The number of places between the ends whose height is unknown. Such places do not block the line.
    """

    is_visible: bool
    distance: float
    azimuth: float
    elevation: float
    from_ground: float
    to_ground: float
    clearance: float
    clearance_distance: float
    clearance_point: Optional[Point]
    blocked_distance: float
    blocked_height: float
    blocked_point: Optional[Point]
    free_zone: float
    free_zone_distance: float
    to: Point
    unknown_count: int


class Heights:
    """Heights of the ground from tiles; the first tile that has a height at a position counts.

    Parameters
    ----------
    *tiles : Tile
        The tiles, the finest first.

    Notes
    -----
    Heights are interpolated bilinearly between four samples. Edges belong to a tile. If neighboring tiles lie a step
    apart, as rasters whose pixels are areas do, heights between them are interpolated from both.
    """

    __slots__ = ("_span", "tiles")

    tiles: tuple[Tile, ...]

    def __init__(self, *tiles: Tile) -> None:
        for tile in tiles:
            if not isinstance(tile, Tile):
                raise TypeError(f"a tile must be a Tile, not {type(tile).__name__}")
        self.tiles = tiles
        # The span of memory extends from the lowest byte of all tiles to the highest. Bytes between tiles are never
        # read.
        start = min((tile._start for tile in tiles), default=0)
        end = max((tile._start + tile._size for tile in tiles), default=0)
        grids = (gn_height_grid * len(tiles))(*(tile._grid for tile in tiles))
        for one, tile in zip(grids, tiles):
            one.offset += tile._start - start
        self._span = (cast(c_void_p(start), POINTER(c_char)), end - start, grids, len(tiles))

    @overload
    def at(
        self, latitude: float, longitude: float, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
    ) -> float: ...
    @overload
    def at(
        self,
        latitude: Sequence[float],
        longitude: Sequence[float],
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> list[Any]: ...
    @overload
    def at(
        self,
        latitude: NumbersOrColumn,
        longitude: NumbersOrColumn,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> Any: ...
    @overload
    def at(
        self,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        *,
        errors: Errors = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> FloatArray: ...
    def at(
        self,
        latitude: NumbersOrArray,
        longitude: NumbersOrArray,
        *,
        errors: Errors = "raise",
        statuses: Optional[StatusBuffer] = None,
    ) -> Union[float, list[Any], FloatArray]:
        """Find the heights at positions.

        Parameters
        ----------
        latitude, longitude : float or array_like of float
            Degrees.
        errors : {"raise", "mask"}, default "raise"
            How to handle positions without a height: raise an error for the first, or set each to NaN. A missing row is
            refused too, and gets the missing value of its container: None in a list.
        statuses : writable buffer of bytes, optional
            Receives the status of each row, as for `mgrs.encode`.

        Returns
        -------
        float
            For scalars: meters.
        list of float, or numpy.ndarray
            For many positions.

        Raises
        ------
        HeightOutsideError, HeightVoidError
            There is no height: a position is outside all tiles, or a sample is missing.
        LatitudeError, NotFiniteError
            A position is refused.
        HeightGridError, OffsetError
            A tile of `grid` is refused.
        """
        columns = columns_of(latitude, longitude)
        many = columns or one_row(latitude, longitude, mode=errors)
        rows = Rows(many.count, errors, statuses)
        found = many.family.floats()
        status = rows.call(partial(library.gn_height_at_batch, *self._span), many, outputs=(found,))
        rows.finish(status, lambda row: (shown_degrees(*many.values(row)), None))
        return found.result() if columns else float(found.memory[0])

    def profile(self, points: PointsLike, step: float, *, climb: float = 10) -> Profile:
        """Find the heights along a route: points joined by geodesics.

        Parameters
        ----------
        points : Points, iterable of (latitude, longitude), or array_like of float, N x 2
            Degrees; at least one point.
        step : float
            The largest distance between samples, in meters, 0.01 or more.
        climb : float, default 10
            Meters: smaller climbs and descents do not count.

        Returns
        -------
        Profile
            A sample at each point, and between two points samples at equal distances.

        Raises
        ------
        CountError, LatitudeError, NotFiniteError, SampleStepError, TrackClimbError
            An argument is refused; the name of the class says which.
        """
        route, step, climb = Points(points), double(step), double(climb)
        status, memory, count = fitted(
            lambda *room: library.gn_profile_sample_route(*self._span, *route._arguments, step, *room),
            gn_profile_sample,
            256,
        )
        if status != GN_OK:
            _errors.refuse(status, f"{len(route)} points, step {step}")
        samples = (gn_profile_sample * count).from_buffer_copy(memory)
        summary = gn_profile_summary()
        status = library.gn_profile_summarize(samples, count, climb, byref(summary))
        if status != GN_OK:
            _errors.refuse(status, f"climb {climb}")
        numbers = memoryview(samples).cast("B").cast("d")
        there = (gn_point * count)(*(sample.point for sample in samples))
        return Profile(
            _numbers(numbers[::4]),
            Points._of(there, count),
            _numbers(numbers[3::4]),
            Summary(*(getattr(summary, name) for name in Summary._fields)),
        )

    def sight(
        self,
        start: Iterable[float],
        start_height: float,
        end: Iterable[float],
        end_height: float,
        *,
        curvature: float = 6 / 7,
        step: float = 0,
        frequency: float = 0,
    ) -> Sight:
        """Find out whether one place is visible from another.

        Parameters
        ----------
        start, end : Point or (latitude, longitude)
            At most 1,000,000 m apart.
        start_height, end_height : float
            Meters above the ground at the ends.
        curvature : float, default 6/7
            The fraction of the earth's curvature that remains with refraction, 0.1 ... 2: 6/7 for light, 3/4 for radio,
            1 without refraction.
        step : float, optional
            Meters between the sampled places, 0.01 or more. Default: the distance between rows or columns of the finest
            tile, whichever is less.
        frequency : float, optional
            The frequency of a radio, for its first Fresnel zone: hertz, 1e6 ... 1e12.

        Returns
        -------
        Sight
            The line of sight, which says whether and where it is blocked.

        Raises
        ------
        HeightOutsideError, HeightVoidError
            The height of the ground at one of the ends is unknown.
        HeightError, SightDistanceError, CurvatureError, FrequencyError, SampleStepError, LatitudeError, NotFiniteError
            An argument is refused; the name of the class says which.

        Examples
        --------
        >>> import array
        >>> ridge = memoryview(array.array("h", [100, 250, 100] * 2)).cast("B").cast("h", (2, 3))
        >>> ground = Heights(grid(ridge, latitude=46.01, longitude=8, latitude_step=-0.02, longitude_step=0.02))
        >>> sight = ground.sight((46, 8), 2, (46, 8.04), 10, step=50)
        >>> sight.is_visible, round(sight.clearance)
        (False, -144)
        """
        given, options = _options(curvature, step, frequency)
        (a, b), heights = (_point(start), _point(end)), (double(start_height), double(end_height))
        found = gn_sight()
        status = library.gn_sight_between(
            *self._span, byref(a), heights[0], byref(b), heights[1], byref(options), byref(found)
        )
        if status != GN_OK:
            ends = f"{(a.latitude, a.longitude)} to {(b.latitude, b.longitude)}"
            _errors.refuse(status, f"{ends}, heights {heights[0]} and {heights[1]}, {shown(given.items())}")
        return _sight(found)

    def sight_along(
        self,
        start: Iterable[float],
        start_height: float,
        azimuth: float,
        distance: float,
        end_height: float,
        *,
        curvature: float = 6 / 7,
        step: float = 0,
        frequency: float = 0,
    ) -> Sight:
        """Look in a direction, to a distance.

        Parameters
        ----------
        start, start_height, end_height, curvature, step, frequency
            As for `sight`.
        azimuth : float
            Degrees, clockwise from north.
        distance : float
            Meters along the ground, 0 ... 1,000,000.

        Returns
        -------
        Sight
            The line of sight, as from `sight`.

        Raises
        ------
        HeightOutsideError, HeightVoidError
            The height of the ground at one of the ends is unknown.
        HeightError, SightDistanceError, CurvatureError, FrequencyError, SampleStepError, LatitudeError, NotFiniteError
            An argument is refused; the name of the class says which.
        """
        given, options = _options(curvature, step, frequency)
        a = _point(start)
        numbers = tuple(map(double, (start_height, azimuth, distance, end_height)))
        found = gn_sight()
        status = library.gn_sight_along(*self._span, byref(a), *numbers, byref(options), byref(found))
        if status != GN_OK:
            _errors.refuse(
                status,
                f"{(a.latitude, a.longitude)}, azimuth {numbers[1]}, distance {numbers[2]}, "
                f"heights {numbers[0]} and {numbers[3]}, {shown(given.items())}",
            )
        return _sight(found)

    def viewshed(
        self,
        observer: Iterable[float],
        observer_height: float,
        target_height: float,
        radius: float,
        cells: CellGrid,
        *,
        curvature: float = 6 / 7,
        step: float = 0,
    ) -> Any:
        """Find which cells of a raster are visible from a place.

        Parameters
        ----------
        observer : Point or (latitude, longitude)
            The observer may lie outside the raster.
        observer_height : float
            The height of the eye, in meters above the ground.
        target_height : float
            The height of the target, in meters above the ground of each cell; 0 for the ground itself.
        radius : float
            The radius of the circle around the observer: meters, 0 ... 1,000,000.
        cells : CellGrid
            The positions of the cells, which may differ from those of the heights.
        curvature, step : float
            As for `sight`.

        Returns
        -------
        numpy.ndarray of uint8, or memoryview
            The `View` of each cell: rows by columns, in an array if numpy is installed.

        Raises
        ------
        HeightOutsideError, HeightVoidError
            The height of the ground at the observer is unknown.
        CellGridError, HeightError, SightDistanceError, CurvatureError, SampleStepError, LatitudeError, NotFiniteError
            An argument is refused; the name of the class says which.

        Notes
        -----
        Each cell gets the result of the nearest ray, which passes within half a cell. The result agrees with `sight`
        for 99 of 100 cells; for the others the line grazes the ground.

        Examples
        --------
        >>> import array
        >>> ridge = memoryview(array.array("h", [100, 100, 250, 100, 100] * 2)).cast("B").cast("h", (2, 5))
        >>> ground = Heights(grid(ridge, latitude=46.01, longitude=8, latitude_step=-0.02, longitude_step=0.01))
        >>> ground.viewshed((46, 8), 2, 0, 2500, CellGrid(46, 8, -0.01, 0.01, 1, 5)).tolist()
        [[1, 1, 1, 0, 2]]
        """
        given, options = _options(curvature, step, 0)
        place, numbers = _point(observer), tuple(map(double, (observer_height, target_height, radius)))
        rows, columns = (operator.index(count) for count in cells[4:])
        if not (0 < rows < 2**32 and 0 < columns < 2**32):
            # The library refuses 0, which replaces numbers that do not fit into the fields.
            rows = columns = 0
        raster = gn_cell_grid(*map(double, cells[:4]), rows, columns)
        needed = c_size_t()
        ask = (*self._span, byref(place), *numbers, byref(options), byref(raster))
        status = library.gn_viewshed_cells(*ask, None, 0, byref(needed))
        found = (c_uint8 * needed.value)()
        if status == GN_ERROR_BUFFER_TOO_SMALL:
            status = library.gn_viewshed_cells(*ask, found, needed.value, byref(needed))
        if status != GN_OK:
            _errors.refuse(
                status,
                f"{(place.latitude, place.longitude)}, heights {numbers[0]} and {numbers[1]}, radius {numbers[2]}, "
                f"{tuple(cells)}, {shown(given.items())}",
            )
        states = memoryview(found).cast("B").cast("B", (rows, columns))
        try:
            return numpy().asarray(states)
        except ImportError:
            return states

    def dead_ground(
        self,
        observer: Iterable[float],
        observer_height: float,
        target_height: float,
        radius: float,
        azimuth: float,
        width: float,
        azimuth_step: float,
        *,
        curvature: float = 6 / 7,
        step: float = 0,
    ) -> list[DeadGround]:
        """Find the dead ground of a sector: the stretches that are not visible along rays from a place.

        Parameters
        ----------
        observer, observer_height, target_height, radius, curvature, step
            As for `viewshed`.
        azimuth, width : float
            The middle of the sector and its width, degrees.
        azimuth_step : float
            The largest angle from one ray to the next, degrees, 0.001 ... 360.

        Returns
        -------
        list of DeadGround
            The stretches, ray after ray clockwise, and outward on each ray.

        Raises
        ------
        HeightOutsideError, HeightVoidError
            The height of the ground at the observer is unknown.
        HeightError, SightDistanceError, CurvatureError, SampleStepError, LatitudeError, NotFiniteError, WidthError
            An argument is refused; the name of the class says which.
        AzimuthStepError
            The step between azimuths is refused.
        """
        given, options = _options(curvature, step, 0)
        place = _point(observer)
        numbers = tuple(map(double, (observer_height, target_height, radius, azimuth, width, azimuth_step)))
        status, memory, count = fitted(
            lambda *room: library.gn_viewshed_dead_ground(*self._span, byref(place), *numbers, byref(options), *room),
            gn_dead_ground,
            256,
        )
        if status != GN_OK:
            _errors.refuse(
                status,
                f"{(place.latitude, place.longitude)}, heights {numbers[0]} and {numbers[1]}, radius {numbers[2]}, "
                f"azimuth {numbers[3]}, width {numbers[4]}, azimuth_step {numbers[5]}, {shown(given.items())}",
            )
        return [
            DeadGround(one.azimuth, one.width, one.inner_radius, one.outer_radius, View(one.state))
            for one in memory[:count]
        ]

    def __repr__(self) -> str:
        return f"Heights({', '.join(map(repr, self.tiles))})"


def _point(point: Iterable[float]) -> gn_point:
    latitude, longitude = point
    return gn_point(double(latitude), double(longitude))


def _options(curvature: float, step: float, frequency: float) -> tuple[dict[str, float], gn_sight_options]:
    """Return the options as a dictionary, and as a struct of the library."""
    given = {"curvature": double(curvature), "step": double(step), "frequency": double(frequency)}
    options: gn_sight_options = packed(
        gn_sight_options(), library.gn_sight_options_init, given, given, lambda _, value: value
    )
    return given, options


def _numbers(view: Any) -> Any:
    """Return a numpy array if numpy is installed, else a list."""
    try:
        return numpy().array(view)
    except ImportError:
        return view.tolist()


def _sight(found: gn_sight) -> Sight:
    def point(point: Any) -> Optional[Point]:
        return None if point.latitude != point.latitude else point_of(point)

    return Sight(
        bool(found.is_visible),
        found.distance,
        found.azimuth,
        found.elevation,
        found.from_ground,
        found.to_ground,
        found.clearance,
        found.clearance_distance,
        point(found.clearance_point),
        found.blocked_distance,
        found.blocked_height,
        point(found.blocked_point),
        found.free_zone,
        found.free_zone_distance,
        point_of(found.to),
        found.unknown_count,
    )


own(globals())
