# SPDX-License-Identifier: MIT
"""Positions of shapely, geopandas, GeoArrow and of objects with a `__geo_interface__`, with longitudes first.

None of these libraries is imported here: a caller with such a value has imported its library.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable
from typing import Any

from .._arrow import importing as _arrow
from .._columns.inputs import doubles_of
from .._errors.advice import POSITIONS, check_container, refuse, refuse_value, shown
from .._errors.missing import is_missing
from .._memory.outputs import numpy

_LATITUDES = ("lat", "latitude", "y")
_LONGITUDES = ("lon", "longitude", "lng", "long", "x")

Pair = tuple[float, float]

#: A position that is missing.
NOWHERE = (math.nan, math.nan)


def is_geometry(value: Any) -> bool:
    """Return whether a value describes itself as a GeoJSON geometry and is not a column of geometries.

    Named tuples of this package, such as the outline of a cell, count as well; a tuple of two is a position.
    """
    kind = type(value)
    # The class is asked, not the value: the property may raise an error, and points of this package are positions.
    describes = hasattr(kind, "__geo_interface__") or "__geo_interface__" in getattr(value, "__dict__", ())
    return describes and not (isinstance(value, tuple) and len(value) == 2) and not hasattr(kind, "__array__")


def point_of_geometry(value: Any, name: str = "position") -> Pair:
    """Return latitude and longitude of one point, NaN if it is empty; refuse other geometries."""
    kind, coordinates = _geometry(value)
    exact = _exact(value)
    if exact is not None and len(exact) == 1:
        return exact[0]
    if kind != "Point":
        refuse(name, "one position", f"a {kind}", "pass a Point, or latitude and longitude")
    return _pair(coordinates)


def points_of_geometry(value: Any, name: str) -> list[Pair]:
    """Return the points of a geometry that is a sequence of points."""
    exact = _exact(value)
    if exact is not None:
        return exact
    kind, coordinates = _geometry(value)
    if kind in ("MultiPoint", "LineString", "LinearRing"):
        return list(map(_pair, coordinates))
    if kind == "Polygon" and len(coordinates) <= 1:
        return [_pair(place) for ring in coordinates for place in ring]
    advice = {
        "Point": "put it into a list",
        "Polygon": "pass its exterior as the points, and its interiors as the holes",
    }.get(kind, "pass its parts one by one")
    if hasattr(value, "holes"):
        advice = "pass its points, and its holes as the holes"
    return refuse(name, "many positions", f"a {kind}{' with holes' if kind == 'Polygon' else ''}", advice)


def is_one_point(value: Any) -> bool:
    """Return whether a geometry is one point."""
    return bool(_geometry(value)[0] == "Point")


def _exact(value: Any) -> list[Pair] | None:
    """Return the positions of a feature of this package, which its GeoJSON rounds; None for other values."""
    found: list[Pair] | None = getattr(value, "_exact_positions", None)
    return found


def _geometry(value: Any) -> tuple[str, Any]:
    described = value.__geo_interface__
    if described.get("type") == "Feature":
        described = described.get("geometry") or {"type": "nothing", "coordinates": ()}
    if described.get("type") in ("FeatureCollection", "GeometryCollection"):
        parts = described.get("features") or described.get("geometries") or ()
        geometries = [part.get("geometry", part) for part in parts]
        if all(geometry and geometry["type"] == "Point" for geometry in geometries):
            return "MultiPoint", [geometry["coordinates"] for geometry in geometries]
    return described.get("type", "nothing"), described.get("coordinates", ())


def _pair(coordinates: Any) -> Pair:
    return (float(coordinates[1]), float(coordinates[0])) if len(coordinates) >= 2 else NOWHERE


def points_of_array(value: Any, name: str) -> Any:
    """Return the positions of a column of points or of a table as an array of N x 2; None for other values."""
    np = numpy()
    pandas = sys.modules.get("pandas")
    if pandas is not None and isinstance(value, pandas.DataFrame):
        return _points_of_frame(value, name)
    dtype = getattr(value, "dtype", None)
    if getattr(dtype, "name", "") == "geometry" or (
        getattr(dtype, "kind", "") == "O" and isinstance(value, np.ndarray)
    ):
        crs = getattr(value, "crs", None)
        if getattr(crs, "is_projected", False):
            refuse(name, "in degrees", f"a column in {shown(getattr(crs, 'name', crs))}", "pass to_crs(4326) of it")
        return _points_of_objects(np.asarray(value, object), name)
    if _arrow.is_arrow(value):
        column = _arrow.column_of(value)
        found = _arrow.points(column)
        if found is None and (column.kind.extension.startswith("geoarrow") or column.kind.format.startswith("+s")):
            check_container(value, name, POSITIONS)
            refuse(
                name,
                POSITIONS,
                f"a column of Arrow of type {column.kind.extension or 'struct'}",
                "pass GeoArrow points, or a struct of x and y or of latitude and longitude",
            )
        return found
    return None


def column_of_frame(value: Any) -> Any:
    """Return the latitudes of a DataFrame of pandas, whose index the results get; return other values as they are."""
    pandas = sys.modules.get("pandas")
    if pandas is None or not isinstance(value, pandas.DataFrame):
        return value
    return value.iloc[:, _axes_of_frame(value)[0]]


def _axes_of_frame(frame: Any, name: str = "points") -> list[int]:
    """Return the places of the columns of latitudes and of longitudes."""
    names = [str(column).lower() for column in frame.columns]
    axes = [[at for at, column in enumerate(names) if column in known] for known in (_LATITUDES, _LONGITUDES)]
    if [len(found) for found in axes] != [1, 1]:
        advice = (
            "pass its geometry column" if "geometry" in names else "pass frame[['latitude', 'longitude']].to_numpy()"
        )
        refuse(name, POSITIONS, f"a whole {type(frame).__name__}", advice)
    return [at for (at,) in axes]


def _points_of_frame(frame: Any, name: str) -> Any:
    np = numpy()
    of_name = "" if name == "position" else f" of {name}"
    places = zip(_axes_of_frame(frame, name), ("latitude", "longitude"))
    columns = [doubles_of(frame.iloc[:, at], f"{axis}{of_name}") for at, axis in places]
    return np.stack(columns, axis=-1)


def _points_of_objects(objects: Any, name: str) -> Any:
    """Return the positions of an array of points, some of which may be missing; None if they are not geometries."""
    np = numpy()
    if objects.ndim == 2 and not any(hasattr(each, "__geo_interface__") for each in objects.flat):
        return None
    found = [row_of(each, row, name) for row, each in enumerate(objects.reshape(-1))]
    return np.array(found, "f8").reshape(*objects.shape, 2)


def row_of(value: Any, row: int, name: str, may_miss: bool = True) -> Pair:
    """Return the position of a row: a pair, a point with a `__geo_interface__`, or a missing value."""
    if may_miss and is_missing(value):
        return NOWHERE
    if is_geometry(value):
        return point_of_geometry(value, f"{name}, row {row},")
    if isinstance(value, (str, bytes)) or not isinstance(value, Iterable):
        refuse_value(name, POSITIONS, value, row)
    return pair_of(value, f"{name}, row {row},")


def pair_of(value: Any, name: str = "position") -> Pair:
    """Return the two numbers of a pair; refuse other values, such as a position with an altitude."""
    numbers = tuple(value)
    if len(numbers) != 2:
        raise ValueError(f"{name} must be latitude and longitude, not {type(value).__name__} {shown(value)}")
    return numbers
