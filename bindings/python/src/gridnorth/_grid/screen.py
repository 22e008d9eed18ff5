# SPDX-License-Identifier: MIT
"""The scale of a Web Mercator screen."""

from __future__ import annotations

from ctypes import byref, c_double
from typing import NamedTuple, Union

from .. import errors as _errors
from .._columns.inputs import c_number
from .._columns.members import member
from .._native.library import GN_OK, gn_scale_bar, library
from .._values.units import Units
from .options import packed_option


class ScaleBar(NamedTuple):
    """A scale bar.

    Attributes
    ----------
    width : float
        Pixels.
    meters : float
        The length on the ground.
    value : float
        The length in `unit`: 1, 2 or 5 times a power of ten.
    unit : str
        "m", "km", "ft", "mi" or "nmi".
    text : str
        Value and unit: "500 m".
    """

    width: float
    meters: float
    value: float
    unit: str
    text: str


def screen_scale(latitude: float, zoom: float, tile_size: int = 512) -> float:
    """Compute the meters that a pixel of a Web Mercator map spans.

    Parameters
    ----------
    latitude : float
        Degrees, -90 ... 90.
    zoom : float
        -4 ... 30.
    tile_size : {512, 256}
        The width of the world at zoom 0, in pixels.

    Returns
    -------
    float
        Meters per pixel, along the parallel; 0 at a pole. The scale is that of the ellipsoid. The usual formula is for
        a sphere with the radius of the equator; its result is up to 0.34 % smaller.

    Raises
    ------
    NotFiniteError, LatitudeError, ZoomError, TileSizeError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> screen_scale(0, 0)
    78271.5169...
    """
    meters = c_double()
    status = library.gn_screen_scale(
        c_number(latitude, "latitude"), c_number(zoom, "zoom"), packed_option("tile_size", tile_size), byref(meters)
    )
    if status != GN_OK:
        _errors.refuse(status, f"latitude {latitude}, zoom {zoom}, tile_size {tile_size}")
    return meters.value


def scale_bar(
    latitude: float, zoom: float, max_width: float = 100, units: Union[int, str] = Units.METRIC, tile_size: int = 512
) -> ScaleBar:
    """Find the longest round length that fits into a width on the screen.

    Parameters
    ----------
    latitude : float
        Degrees, within 89.9 of the equator.
    zoom : float
        -4 ... 30.
    max_width : float, default 100
        Pixels, 0.001 ... 1,000,000.
    units : Units or str, default `Units.METRIC`
        Meters and kilometers, feet and miles, or nautical miles.
    tile_size : {512, 256}
        The width of the world at zoom 0, in pixels.

    Returns
    -------
    ScaleBar
        The scale bar. Its length is 1, 2 or 5 times a power of ten. The larger unit begins at 1 km, 1 mi and 0.1 nmi.

    Raises
    ------
    NotFiniteError, LatitudeError, ZoomError, TileSizeError, PixelsError, UnitError
        An argument is refused; the name of the class says which.

    Examples
    --------
    >>> scale_bar(48.86, 12, 120).text
    '1 km'
    >>> scale_bar(48.86, 12, 120, Units.NAUTICAL)
    ScaleBar(width=73.5..., meters=926.0, value=0.5, unit='nmi', text='0.5 nmi')
    """
    bar = gn_scale_bar()
    status = library.gn_screen_scale_bar(
        c_number(latitude, "latitude"),
        c_number(zoom, "zoom"),
        packed_option("tile_size", tile_size),
        c_number(max_width, "max_width"),
        member(Units, units, "units", _errors.UnitError),
        byref(bar),
    )
    if status != GN_OK:
        _errors.refuse(
            status,
            f"latitude {latitude}, zoom {zoom}, max_width {max_width}, units {units}, tile_size {tile_size}",
        )
    return ScaleBar(bar.width, bar.meters, bar.value, bar.unit.decode("ascii"), bar.text.decode("ascii"))
