# SPDX-License-Identifier: MIT
"""The functions of the library as expressions of Polars.

    import polars as pl, gridnorth.polars
    table.with_columns(cell=pl.col("lat").gn.mgrs_encode("lon", 3))
    table.with_columns(cell=gridnorth.polars.mgrs_encode("lat", "lon", 3))

Arguments are expressions, names of columns, series or numbers. The latitude always comes first. A row with a null gives
null, and so does a row that is refused, such as a latitude of 91. An error in an argument for all rows, such as a
precision of 12, raises polars.exceptions.ComputeError. The functions run in C, on the threads of Polars, without
Python.

Importing this module also gives every expression the namespace ``gn``: its methods are the functions, with the
expression as their first argument. docs/guides/polars.md shows more.
"""

from __future__ import annotations

from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable, Union

import polars as pl
from polars.plugins import register_plugin_function

from ._typing.public import own
from .index import PolygonIndex

if TYPE_CHECKING:
    from polars._typing import IntoExprColumn

    from ._points.points import PointsLike

    Column = Union[IntoExprColumn, float]
    Integers = Union[IntoExprColumn, int]

_PLUGIN = Path(__file__).with_name("libgridnorth_polars.so")

__all__ = [
    "Namespace",
    "gars_decode",
    "gars_encode",
    "geodesic_azimuth",
    "geodesic_direct",
    "geodesic_distance",
    "geodesic_inverse",
    "georef_decode",
    "georef_encode",
    "mgrs_decode",
    "mgrs_decode_strict",
    "mgrs_encode",
    "polygon_contains",
    "position_parse",
    "utm_forward",
    "utm_from_epsg",
    "utm_inverse",
    "utm_to_epsg",
    "utm_zone",
]


def _call(name: str, *columns: Any) -> pl.Expr:
    """Return an expression that the plugin computes."""
    if not _PLUGIN.exists():
        raise FileNotFoundError(
            f"{_PLUGIN.name} is not beside the Python files: install the package with pip, which builds it (on Linux)"
        )
    return register_plugin_function(plugin_path=_PLUGIN, function_name=name, args=list(columns), is_elementwise=True)


def mgrs_encode(latitude: Column, longitude: Column, precision: Integers = 5) -> pl.Expr:
    """Return the MGRS references of positions: texts, which are also keys of cells to group by.

    Parameters
    ----------
    latitude, longitude
        Degrees.
    precision
        Digits per axis: -1 the grid zone, 0 (100 km) to 5 (1 m) to 11.
    """
    return _call("mgrs_encode", latitude, longitude, precision)


def mgrs_decode(text: Column) -> pl.Expr:
    """Return the centers of the cells that MGRS references name: structs with ``latitude`` and ``longitude``.

    The center of a cell that lies outside its grid zone is replaced by a point of the cell inside.
    """
    return _call("mgrs_decode", text)


def mgrs_decode_strict(text: Column) -> pl.Expr:
    """Do what `mgrs_decode` does; null if the cell lies wholly outside the grid zone that the text names."""
    return _call("mgrs_decode_strict", text)


def georef_encode(latitude: Column, longitude: Column, precision: Integers = 2) -> pl.Expr:
    """Return the GEOREF references of positions, with -1 to 11 as `precision`."""
    return _call("georef_encode", latitude, longitude, precision)


def georef_decode(text: Column) -> pl.Expr:
    """Return the centers of the cells that GEOREF references name: structs with ``latitude`` and ``longitude``."""
    return _call("georef_decode", text)


def gars_encode(latitude: Column, longitude: Column, precision: Integers = 2) -> pl.Expr:
    """Return the GARS references of positions, with 0 (30 minutes) to 2 (5 minutes) as `precision`."""
    return _call("gars_encode", latitude, longitude, precision)


def gars_decode(text: Column) -> pl.Expr:
    """Return the centers of the cells that GARS references name: structs with ``latitude`` and ``longitude``."""
    return _call("gars_decode", text)


def position_parse(text: Column) -> pl.Expr:
    """Return positions in any form: degrees, UTM, MGRS, GEOREF, GARS, geo URI.

    They are structs with ``latitude``, ``longitude``, ``precision`` (meters) and ``form`` ("dd", "mgrs", ...). Texts
    with two meanings are null.
    """
    return _call("position_parse", text)


def utm_forward(latitude: Column, longitude: Column, zone: Integers = 0) -> pl.Expr:
    """Return positions in UTM, and UPS near the poles: structs with ``easting``, ``northing`` (meters) and ``zone``.

    Parameters
    ----------
    latitude, longitude
        Degrees.
    zone
        0 for the usual zone, 1 to 60, or an EPSG code. Zones of results are signed: 33 is zone 33 north, -33 zone 33
        south, 61 and -61 are UPS.
    """
    return _call("utm_forward", latitude, longitude, zone)


def utm_inverse(easting: Column, northing: Column, zone: Integers, hemisphere: Union[Integers, None] = None) -> pl.Expr:
    """Return positions of UTM and UPS: structs with ``latitude`` and ``longitude``.

    Parameters
    ----------
    easting, northing
        Meters.
    zone
        Signed, as `utm_forward` gives it. With `hemisphere`: 1 to 60, or 0 for UPS.
    hemisphere
        1 north, -1 south.
    """
    return _call("utm_inverse", easting, northing, zone, *(() if hemisphere is None else (hemisphere,)))


def utm_zone(latitude: Column, longitude: Column) -> pl.Expr:
    """Return the signed zones of positions: 33, -33; 61 and -61 for UPS."""
    return _call("utm_zone", latitude, longitude)


def utm_to_epsg(zone: Integers, hemisphere: Union[Integers, None] = None) -> pl.Expr:
    """Return the EPSG codes of signed zones, or of zones and hemispheres: 32631."""
    return _call("utm_to_epsg", zone, *(() if hemisphere is None else (hemisphere,)))


def utm_from_epsg(code: Integers) -> pl.Expr:
    """Return the signed zones of EPSG codes."""
    return _call("utm_from_epsg", code)


def geodesic_distance(latitude1: Column, longitude1: Column, latitude2: Column, longitude2: Column) -> pl.Expr:
    """Return the lengths of the shortest lines between positions, in meters."""
    return _call("geodesic_distance", latitude1, longitude1, latitude2, longitude2)


def geodesic_azimuth(latitude1: Column, longitude1: Column, latitude2: Column, longitude2: Column) -> pl.Expr:
    """Return the directions of the shortest lines at the first positions, in degrees clockwise from north."""
    return _call("geodesic_azimuth", latitude1, longitude1, latitude2, longitude2)


def geodesic_inverse(latitude1: Column, longitude1: Column, latitude2: Column, longitude2: Column) -> pl.Expr:
    """Return the shortest lines: structs with ``distance`` (meters), ``azimuth_from`` and ``azimuth_to`` (degrees)."""
    return _call("geodesic_inverse", latitude1, longitude1, latitude2, longitude2)


def geodesic_direct(latitude: Column, longitude: Column, azimuth: Column, distance: Column) -> pl.Expr:
    """Return the ends of lines: structs with ``latitude``, ``longitude`` and ``azimuth`` there.

    Parameters
    ----------
    latitude, longitude
        The beginnings, in degrees.
    azimuth
        The directions there, in degrees clockwise from north.
    distance
        Lengths in meters.
    """
    return _call("geodesic_direct", latitude, longitude, azimuth, distance)


def polygon_contains(
    polygon: Union[PolygonIndex, bytes, pl.Expr, pl.Series, str, PointsLike], latitude: Column, longitude: Column
) -> pl.Expr:
    """Tell which positions are in a polygon or on its border.

    Parameters
    ----------
    polygon
        A `gridnorth.index.PolygonIndex`, its bytes, a column of such bytes (an expression, a name or a series), or the
        positions of a ring.
    latitude, longitude
        Degrees.

    Returns
    -------
    polars.Expr
        Booleans.
    """
    if isinstance(polygon, (pl.Expr, str)) or (isinstance(polygon, pl.Series) and polygon.dtype == pl.Binary):
        return _call("polygon_contains", polygon, latitude, longitude)
    if not isinstance(polygon, (PolygonIndex, bytes, bytearray, memoryview)):
        polygon = PolygonIndex(polygon)
    return _call("polygon_contains", pl.lit(bytes(polygon)), latitude, longitude)


@pl.api.register_expr_namespace("gn")
class Namespace:
    """The functions as methods of an expression, their first argument: ``pl.col("lat").gn.utm_zone("lon")``."""

    def __init__(self, expression: pl.Expr) -> None:
        self._expression = expression


def _method(function: Callable[..., pl.Expr]) -> Callable[..., pl.Expr]:
    @wraps(function)
    def method(self: Namespace, *arguments: Any, **named: Any) -> pl.Expr:
        return function(self._expression, *arguments, **named)

    return method


for _name in __all__[1:]:
    setattr(Namespace, _name, _method(globals()[_name]))

own(globals())
