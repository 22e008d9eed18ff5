# SPDX-License-Identifier: MIT
"""The options for the grid of a map view."""

from __future__ import annotations

import enum
import operator
from collections.abc import Sequence
from ctypes import byref, c_double
from typing import Any, TypedDict, Union

from .. import errors
from .._columns.members import member
from .._memory.options import packed, unsigned
from .._native.library import gn_grid_options, library


class Content(enum.IntFlag):
    """The parts of a grid that are drawn, as a sum."""

    #: Lines: the borders of grid zones.
    BORDERS = 1
    #: Lines: the 100 km grid.
    KM_100 = 2
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
    """The unit of a tolerance."""

    #: Pixels of the Web Mercator screen; beyond its edge at 85.0511 degrees, a pixel is as many meters as at the edge.
    PIXELS = 1
    #: Meters on the ground.
    METERS = 2


class Options(TypedDict, total=False):
    """Options for drawing a grid: keyword arguments, whose default values `defaults` returns.

    You can use a dictionary of them for many calls: ``geojson(view, zoom, **options)``.

    Attributes
    ----------
    content : Content or str, default `Content.ALL`
        The parts that are drawn; ``Content.ALL & ~Content.DIGITS`` omits labels of digits.
    tile_size : {512, 256}
        The width of the world at zoom 0, in pixels: 512 (Mapbox, MapLibre) or 256.
    tolerance : float, default 0.25
        The largest distance of a chord from its line: 0.0001 ... 1,000,000.
    tolerance_unit : ToleranceUnit or str, default `ToleranceUnit.PIXELS`
        The unit of `tolerance`.
    margin : float, default 0
        Pixels added around the view for lines: 0 ... 4096.
    minimum_pixels : float, default 8
        Levels with lines closer than this are left out.
    spacing : float, default 0
        Meters between lines, a divisor of 100,000; 0: `level_zooms` decides.
    level_zooms : sequence of 5 floats, default (8, 11, 14, 17, 21)
        The zooms (of 512-pixel tiles) from which lines of 10 km, 1 km, 100 m, 10 m and 1 m are drawn. Not decreasing;
        infinity: never.
    label_pixels : float, default 32
        Grid zones and squares whose visible part is smaller than this have no label.
    reference_zoom : float, default 10
        The zoom (of 512-pixel tiles) from which intersections have references.
    reference_step : int, default 5
        References are drawn at every nth line of each axis, where this option is n; 1 means every line.
    max_vertices : int, default 1,000,000
        Drawings with more vertices and labels are refused.
    """

    content: Union[int, str]
    tile_size: int
    tolerance: float
    tolerance_unit: Union[int, str]
    margin: float
    minimum_pixels: float
    spacing: float
    level_zooms: Sequence[float]
    label_pixels: float
    reference_zoom: float
    reference_step: int
    max_vertices: int


def defaults() -> Options:
    """Return the default options.

    Returns
    -------
    Options
        A new dictionary, which you may change.

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


# The levels are 10 km, 1 km, 100 m, 10 m and 1 m.
_LEVELS = 5

# Unsigned 32-bit options, each with an invalid number that replaces values that do not fit.
_UNSIGNED = {"content": 2**32 - 1, "tile_size": 0, "tolerance_unit": 0, "reference_step": 0}


def packed_options(given: Options) -> gn_grid_options:
    """Return options as a struct of the library."""
    names = Options.__annotations__
    options: gn_grid_options = packed(gn_grid_options(), library.gn_grid_options_init, given, names, packed_option)
    return options


def packed_option(name: str, value: Any) -> Any:
    """Convert one option for the library."""
    if name == "content" and isinstance(value, str):
        return member(Content, value, name, errors.ContentError)
    if name == "tolerance_unit" and isinstance(value, str):
        return member(ToleranceUnit, value, name, errors.ToleranceError)
    if name in _UNSIGNED:
        return unsigned(value, _UNSIGNED[name], name)
    if name == "max_vertices":
        return max(0, min(operator.index(value), 2**64 - 1))
    if name == "level_zooms":
        zooms = tuple(value)
        if len(zooms) != _LEVELS:
            raise ValueError(f"level_zooms must be {_LEVELS} numbers, not {len(zooms)}")
        return (c_double * _LEVELS)(*zooms)
    return value
