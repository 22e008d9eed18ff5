# SPDX-License-Identifier: MIT
"""Views that hold points, and screens that show bounds."""

from __future__ import annotations

from ctypes import byref
from typing import TYPE_CHECKING

from .. import errors as _errors
from .._columns.inputs import c_number
from .._native.library import GN_OK, gn_bounds, gn_padding, gn_screen, library
from .._points.points import Points, refuse
from .._values.places import Bounds, Point, bounds_of
from .camera import Screen
from .options import packed_option

if TYPE_CHECKING:
    from .._points.points import PointsLike


def bounds_around(points: PointsLike) -> Bounds:
    """Find the smallest rectangle of meridians and parallels that contains points.

    Parameters
    ----------
    points : Points, iterable of (latitude, longitude), or array_like of float, N x 2
        Degrees; at least one point.

    Returns
    -------
    Bounds
        West is greater than east if the rectangle is narrower across the antimeridian. If the points leave no gap of a
        degree, the rectangle has all longitudes, -180 to 180. The longitude of a pole counts only if there are no other
        points.

    Raises
    ------
    LatitudeError, NotFiniteError, CountError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> bounds_around([(-18.1, 178.4), (-13.8, -171.8)])
    Bounds(south=-18.1, west=178.4, north=-13.8, east=-171.8)
    """
    given, out = Points(points), gn_bounds()
    status = library.gn_points_bounds(*given._arguments, byref(out))
    if status != GN_OK:
        refuse(status, given)
    return bounds_of(out)


def fit(
    bounds: tuple[float, float, float, float],
    width: float,
    height: float,
    *,
    padding: tuple[float, float, float, float] = (0, 0, 0, 0),
    max_zoom: float = 22,
    bearing: float = 0,
    tile_size: int = 512,
) -> Screen:
    """Find center and zoom with which a screen shows all of some bounds.

    Parameters
    ----------
    bounds : Bounds, or any four numbers in its order
        Degrees. If west is greater than east, the bounds cross the antimeridian.
    width, height : float
        Pixels, 0.001 ... 1,000,000.
    padding : tuple of four floats
        Pixels that stay free at the top, right, bottom and left edge.
    max_zoom : float, default 22
        The largest zoom, -4 ... 30.
    bearing : float, default 0
        The direction that is up on the screen, degrees clockwise from north.
    tile_size : {512, 256}
        The width of the world at zoom 0, in pixels.

    Returns
    -------
    Screen
        With the camera of MapLibre's `cameraForBounds`, without pitch.

    Raises
    ------
    NotFiniteError, LatitudeError, ViewError, ZoomError, TileSizeError, PixelsError
        An argument is refused; the name of the class says which; `PixelsError` also for padding that leaves no room.

    Examples
    --------
    >>> fit((48.8, 2.2, 48.9, 2.5), 800, 600, padding=(20, 20, 80, 20)).zoom
    10.79...
    """
    south, west, north, east = bounds
    size = packed_option("tile_size", tile_size)
    screen = gn_screen(width=width, height=height, bearing=bearing, tile_size=size)
    status = library.gn_screen_fit(
        byref(gn_bounds(south, west, north, east)),
        byref(screen),
        byref(gn_padding(*padding)),
        c_number(max_zoom, "max_zoom"),
        byref(screen),
    )
    if status != GN_OK:
        _errors.refuse(status, f"{Bounds(*bounds)}, width {width}, height {height}, padding {padding}")
    center = Point(screen.center.latitude, screen.center.longitude)
    return Screen(center, screen.zoom, width, height, bearing, 0, 0, tile_size)
