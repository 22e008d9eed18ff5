# SPDX-License-Identifier: MIT
"""A Web Mercator screen with a camera: its view, positions to pixels and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ctypes import byref, c_double
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Optional, Union, overload

from .. import errors as _errors
from .._columns.batches import Rows
from .._columns.inputs import columns_of, double, one_row
from .._errors.words import shown_position
from .._native.library import GN_OK, gn_bounds, gn_matrix, gn_point, gn_screen, library
from .._points.points import Points, packed_point, point_or_columns
from .._values.places import Bounds, Point, point_of
from .lines import Pixel
from .options import packed_option

if TYPE_CHECKING:
    from .._points.points import PointsLike
    from .._typing.aliases import (
        Errors,
        FloatArray,
        Numbers,
        NumbersOrArray,
        NumbersOrColumn,
        StatusBuffer,
        SupportsArray,
        SupportsColumn,
    )


class Screen(NamedTuple):
    """A Web Mercator map on a screen, seen by the camera of Mapbox and MapLibre.

    Attributes
    ----------
    center : Point
        The position in the center of the screen. Latitudes beyond 85.051128 count as 85.051128.
    zoom : float
        -4 ... 30: at zoom 0 the world is `tile_size` pixels wide.
    width, height : float
        Pixels, 0.001 ... 1,000,000.
    bearing : float, default 0
        The direction that is up on the screen, degrees clockwise from north.
    pitch : float, default 0
        Degrees by which the camera is tilted from looking straight down, 0 ... 85.
    field_of_view : float, default 0
        The vertical field of view of the camera, degrees, 0.1 ... 150; 0 means 36.87, the angle whose half has the
        tangent 1/3. Without pitch, the field of view has no effect.
    tile_size : {512, 256}
        The width of the world at zoom 0, in pixels.

    Examples
    --------
    >>> screen = Screen((48.86, 2.3), zoom=13, width=800, height=600, pitch=45)
    >>> screen._replace(bearing=30).view()
    Bounds(south=48.83..., west=2.26..., north=48.90..., east=2.37...)
    """

    center: tuple[float, float]
    zoom: float
    width: float
    height: float
    bearing: float = 0
    pitch: float = 0
    field_of_view: float = 0
    tile_size: int = 512

    def view(self) -> Bounds:
        """Find the smallest view that contains all ground that the screen shows.

        Returns
        -------
        Bounds
            A view for `lines` and `labels`. It ends at 85.051128 degrees, the edge of the Mercator world. If the screen
            is as wide as the world or wider, the east edge is 360 degrees beyond the west edge. With pitch, the ground
            ends at the horizon, where MapLibre has it.

        Raises
        ------
        NotFiniteError, LatitudeError, ZoomError, TileSizeError, PixelsError, CameraError
            An argument is refused; the name of the class says which.
        """
        bounds = gn_bounds()
        self._check(library.gn_screen_view(byref(self._packed()), byref(bounds)))
        return Bounds(bounds.south, bounds.west, bounds.north, bounds.east)

    def matrix(self) -> tuple[float, ...]:
        """Find the matrix with which a graphics processor places pixels of the map on the screen.

        Returns
        -------
        tuple of 16 floats
            The matrix column by column, as OpenGL expects it. It maps (x, y, 0, 1) to clip space; x and y are pixels of
            the map, east and down from the center, as `lines_pixels` returns them if its origin is the center of the
            screen.

        Raises
        ------
        NotFiniteError, LatitudeError, ZoomError, TileSizeError, PixelsError, CameraError
            As for `view`.
        """
        matrix = gn_matrix()
        self._check(library.gn_screen_matrix(byref(self._packed()), byref(matrix)))
        return tuple(matrix.elements)

    @overload
    def pixel(
        self, position: tuple[float, float], *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
    ) -> Pixel: ...
    @overload
    def pixel(
        self, position: Points, *, errors: Literal["raise"] = ..., statuses: Optional[StatusBuffer] = ...
    ) -> tuple[list[float], list[float]]: ...
    @overload
    def pixel(
        self, position: Points, *, errors: Errors, statuses: Optional[StatusBuffer] = ...
    ) -> tuple[list[Optional[float]], list[Optional[float]]]: ...
    @overload
    def pixel(
        self, position: SupportsColumn, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
    ) -> tuple[Any, Any]: ...
    @overload
    def pixel(
        self, position: SupportsArray, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
    ) -> tuple[FloatArray, FloatArray]: ...
    @overload
    def pixel(
        self,
        position: Iterable[Sequence[float]],
        *,
        errors: Literal["raise"] = ...,
        statuses: Optional[StatusBuffer] = ...,
    ) -> tuple[list[float], list[float]]: ...
    @overload
    def pixel(
        self, position: Iterable[Sequence[float]], *, errors: Errors, statuses: Optional[StatusBuffer] = ...
    ) -> tuple[list[Optional[float]], list[Optional[float]]]: ...
    def pixel(
        self,
        position: Union[tuple[float, float], PointsLike],
        *,
        errors: Errors = "raise",
        statuses: Optional[StatusBuffer] = None,
    ) -> Union[Pixel, tuple[list[Any], list[Any]], tuple[FloatArray, FloatArray]]:
        """Find the pixels at which the screen shows one or many positions.

        Parameters
        ----------
        position : Point, latitude and longitude, or many of them
            Degrees. The last axis of an array is latitude and longitude; an array of doubles is not copied. Latitudes
            beyond 85.051128, the edge of the Mercator world, count as 85.051128.
        errors : {"raise", "mask"}, default "raise"
            How to handle refused positions: raise an error for the first, or set each to NaN.
            A missing row is refused too, and gets the missing value of its container: None in a list.
        statuses : writable buffer of bytes, optional
            Receives the status of each row, as for `mgrs.encode`.

        Returns
        -------
        Pixel
            For one position: pixels to the right and down from the top left corner of the screen. The pixel may lie
            outside the screen; it is in the copy of the world nearest to the center.
        tuple of two lists, of two numpy.ndarray, or of two Series
            For many positions: x and y.

        Raises
        ------
        OutOfSightError
            A position lies behind the camera, and `errors` is ``"raise"``.
        NotFiniteError, LatitudeError, ZoomError, TileSizeError, PixelsError, CameraError
            The screen or a position is refused.

        Examples
        --------
        >>> Screen((48.86, 2.3), 13, 800, 600).pixel((48.86, 2.3))
        Pixel(x=400.0, y=300.0)
        >>> Screen((0, 0), 0, 800, 600).pixel([(0, -180), (0, 180)])
        ([144.0, 656.0], [300.0, 300.0])
        """
        screen = self._packed()
        wanted = point_or_columns(position)
        if isinstance(wanted, gn_point) and errors == "raise" and statuses is None:
            x, y = c_double(), c_double()
            self._check(
                library.gn_screen_point_to_pixel(byref(screen), byref(wanted), byref(x), byref(y)),
                shown_position(position),
            )
            return Pixel(x.value, y.value)
        many = one_row(wanted.latitude, wanted.longitude) if isinstance(wanted, gn_point) else wanted
        rows = Rows(many.count, errors, statuses)
        xs, ys = many.family.floats(), many.family.floats()
        status = rows.call(partial(library.gn_screen_point_to_pixel_batch, byref(screen)), many, outputs=(xs, ys))
        rows.finish(status, lambda row: (shown_position(many.values(row)), None), repr(self))
        if isinstance(wanted, gn_point):
            return Pixel(xs.memory[0], ys.memory[0])
        return xs.result(), ys.result()

    @overload
    def position(
        self, x: float, y: float, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
    ) -> Point: ...
    @overload
    def position(
        self, x: Numbers, y: Numbers, *, errors: Literal["raise"] = ..., statuses: Optional[StatusBuffer] = ...
    ) -> tuple[list[float], list[float]]: ...
    @overload
    def position(
        self, x: Numbers, y: Numbers, *, errors: Errors, statuses: Optional[StatusBuffer] = ...
    ) -> tuple[list[Optional[float]], list[Optional[float]]]: ...
    @overload
    def position(
        self, x: NumbersOrColumn, y: NumbersOrColumn, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
    ) -> tuple[Any, Any]: ...
    @overload
    def position(
        self, x: NumbersOrArray, y: NumbersOrArray, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
    ) -> tuple[FloatArray, FloatArray]: ...
    def position(
        self,
        x: NumbersOrArray,
        y: NumbersOrArray,
        *,
        errors: Errors = "raise",
        statuses: Optional[StatusBuffer] = None,
    ) -> Union[Point, tuple[list[Any], list[Any]], tuple[FloatArray, FloatArray]]:
        """Find the positions that the screen shows at one or many pixels.

        Parameters
        ----------
        x, y : float or array_like of float
            Pixels to the right and down from the top left corner of the screen, within 1e15. A scalar applies to all
            rows.
        errors : {"raise", "mask"}, default "raise"
            How to handle refused pixels: raise an error for the first, or set each to NaN.
            A missing row is refused too, and gets the missing value of its container: None in a list.
        statuses : writable buffer of bytes, optional
            Receives the status of each row, as for `mgrs.encode`.

        Returns
        -------
        Point
            For scalars: latitude and longitude in degrees, longitude in [-180, 180). Beyond the northern and southern
            edge of the Mercator world, the latitude is that of the edge.
        tuple of two lists, of two numpy.ndarray, or of two Series
            For many pixels: latitudes and longitudes.

        Raises
        ------
        OutOfSightError
            A pixel lies above the horizon, and `errors` is ``"raise"``.
        NotFiniteError, LatitudeError, ZoomError, TileSizeError, PixelsError, CameraError
            The screen or a pixel is refused.

        Examples
        --------
        >>> Screen((48, 2), 13, 800, 600).position(400, 300)
        Point(latitude=48.0, longitude=2.0)
        """
        screen = self._packed()
        columns = columns_of(x, y, names=("x", "y"))
        if columns is None and errors == "raise" and statuses is None:
            point = gn_point()
            status = library.gn_screen_pixel_to_point(byref(screen), double(x, "x"), double(y, "y"), byref(point))
            self._check(status, f"x {x}, y {y}")
            return point_of(point)
        many = columns or one_row(x, y, names=("x", "y"))
        rows = Rows(many.count, errors, statuses)
        latitudes, longitudes = many.family.floats(), many.family.floats()
        function = partial(library.gn_screen_pixel_to_point_batch, byref(screen))
        status = rows.call(function, many, outputs=(latitudes, longitudes))
        rows.finish(status, lambda row: ("x {}, y {}".format(*many.values(row)), None), repr(self))
        if columns is None:
            return Point(latitudes.memory[0], longitudes.memory[0])
        return latitudes.result(), longitudes.result()

    def _packed(self) -> gn_screen:
        center, *numbers, tile_size = self
        return gn_screen(packed_point(center, "center"), *numbers, packed_option("tile_size", tile_size))

    def _check(self, status: int, subject: str = "") -> None:
        if status != GN_OK:
            _errors.refuse(status, f"{subject}, {self!r}" if subject else repr(self))
