# SPDX-License-Identifier: MIT
"""The options for drawing shapes."""

from __future__ import annotations

import enum
from ctypes import byref
from typing import Any, TypedDict, Union

from .. import errors
from .._columns.members import member
from .._errors.advice import shown
from .._memory.options import packed, unsigned
from .._native.library import gn_shape_options, library
from .._points.geojson import packed_option


class Placement(enum.IntEnum):
    """The placement of the vertices of a circle, a wedge or a ring set; those of ellipses and arcs always lie on them.

    Attributes
    ----------
    ON
        On the circle; the edges lie inside.
    OUTSIDE
        Outside, so that the polygon contains the circle, as safety distances require. The polygon also contains the
        circle in GeoJSON readers that draw edges as straight lines in degrees.
    INSIDE
        Inside, just far enough that the polygon lies within the circle, also in GeoJSON readers.
    EQUAL_AREA
        Outside, so that the polygon has the area of the circle.
    """

    ON = 0
    OUTSIDE = 1
    INSIDE = 2
    EQUAL_AREA = 3


class Azimuth(enum.IntEnum):
    """The meaning of the azimuth of a wedge or an arc.

    Attributes
    ----------
    MIDDLE
        The azimuth of the middle.
    START
        The azimuth of the side where the wedge or arc starts; it continues clockwise.
    """

    MIDDLE = 0
    START = 1


class Longitudes(enum.IntEnum):
    """The longitudes of points. GeoJSON is always cut at the antimeridian.

    Attributes
    ----------
    REDUCED
        Longitudes in [-180, 180).
    CONTINUOUS
        Longitudes continue beyond 180 degrees: neighbors are never more than 180 degrees apart.
    """

    REDUCED = 0
    CONTINUOUS = 1


class Options(TypedDict, total=False):
    """Options for drawing a shape: keyword arguments, whose default values `defaults` returns.

    You can use a dictionary of them for many calls: ``circle(center, radius, **options)``.

    Attributes
    ----------
    placement : Placement or str, default `Placement.ON`
        The placement of the vertices.
    vertices : int, default 64
        The number of vertices in a whole turn, 3 ... 1,000,000; a part of a turn has its share, rounded up.
    tolerance : float, default 0
        Meters, 0.000001 ... 1,000,000: the number of vertices suffices to keep the edges within this distance of the
        shape, and `vertices` is ignored. 0: `vertices` decides.
    azimuth_is : Azimuth or str, default `Azimuth.MIDDLE`
        The meaning of the azimuth of a wedge or an arc.
    longitudes : Longitudes or str, default `Longitudes.REDUCED`
        For points: in [-180, 180), or continuing beyond the antimeridian, as some renderers need them.
    decimals : int, default 7
        For GeoJSON: digits after the decimal point of a degree, 0 ... 12: 7 is a centimeter.
    edge_tolerance : float, default 0
        For GeoJSON: meters, 0.000001 ... 1,000,000: vertices are added to the edges, so that straight lines in degrees
        stay within this distance of the geodesics. 0: no vertices are added; but for `Placement.OUTSIDE` and
        `Placement.INSIDE`, 0 means the `tolerance`, or a thousandth of the (smallest) radius if the tolerance is 0 too;
        at least 0.7 units of the last decimal.
    label_azimuth : float, default 0
        For a ring set: the azimuth of the labels of its rings, degrees, any finite value.
    radials : int, default 0
        For a ring set: the number of radial lines, evenly spaced, 0 ... 3600.
    radial_azimuth : float, default 0
        For a ring set: the azimuth of the first radial line, degrees, any finite value.
    """

    placement: Union[int, str]
    vertices: int
    tolerance: float
    azimuth_is: Union[int, str]
    longitudes: Union[int, str]
    decimals: int
    edge_tolerance: float
    label_azimuth: float
    radials: int
    radial_azimuth: float


def defaults() -> Options:
    """Return the default options.

    Returns
    -------
    Options
        A new dictionary, which you may change.

    Examples
    --------
    >>> defaults()["vertices"], defaults()["placement"]
    (64, <Placement.ON: 0>)
    """
    options = gn_shape_options()
    library.gn_shape_options_init(byref(options))
    return Options(
        placement=Placement(options.placement),
        vertices=options.vertices,
        tolerance=options.tolerance,
        azimuth_is=Azimuth(options.azimuth_is),
        longitudes=Longitudes(options.longitudes),
        decimals=options.decimals,
        edge_tolerance=options.edge_tolerance,
        label_azimuth=options.label_azimuth,
        radials=options.radials,
        radial_azimuth=options.radial_azimuth,
    )


# Options whose values are members of enumerations; callers may also pass names of members.
_MEMBERS: dict[str, type[enum.IntEnum]] = {"placement": Placement, "azimuth_is": Azimuth, "longitudes": Longitudes}

# Unsigned 32-bit options, each with an invalid number that replaces values that do not fit.
_UNSIGNED = {
    "placement": 2**32 - 1,
    "vertices": 0,
    "azimuth_is": 2**32 - 1,
    "radials": 2**32 - 1,
    "longitudes": 2**32 - 1,
}


def packed_options(given: Options) -> Any:
    """Return the options of a shape as a struct of the library; None without options."""
    if not given:
        return None
    names = Options.__annotations__
    for name, value in given.items():
        if name not in names:
            known = ", ".join(map(repr, names))
            facts = f"GeoJSON takes other facts as properties={{{name!r}: {shown(value)}}}"
            raise TypeError(f"no such option: {name!r}; choose from {known}; {facts}")
    return byref(packed(gn_shape_options(), library.gn_shape_options_init, given, names, _packed_option))


def _packed_option(name: str, value: Any) -> Any:
    if name in _MEMBERS and isinstance(value, str):
        return member(_MEMBERS[name], value, name, errors.PlacementError)
    return unsigned(value, _UNSIGNED[name], name) if name in _UNSIGNED else packed_option(name, value)
