# SPDX-License-Identifier: MIT
"""Positions and references as columns of Arrow."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Optional

from . import _arrow, _arrow_export
from ._advice import POSITIONS, refuse
from ._arrow_blocks import ArrowOutput
from ._arrow_export import Column
from ._columns import Columns, columns_of, doubles_of, one_row
from ._families import Arrays, Output, numpy
from ._library import library
from ._mgrs_decode import decode_arrays
from ._texts import ArrowTexts, is_one, slots
from ._writing import references

#: The types of texts, and Arrow's format strings.
TYPES = {"string": "u", "large_string": "U", "string_view": "vu"}

#: Longitudes and latitudes on WGS 84, in this order.
_CRS = {"crs": "OGC:CRS84", "crs_type": "authority_code"}


class _Columns(Arrays):
    """Makes columns of Arrow, without a library that has them."""

    kind = "u"

    def texts(self, stride: int, make: Any) -> Output:
        """Make a column of texts."""
        return ArrowOutput(self.count, stride, self.kind, lambda output: output.column(self._nulls()))

    def finish(self, values: Any) -> Column:
        """Return numbers."""
        return _arrow_export.numbers(values, self._nulls())

    def _nulls(self) -> Any:
        return None if self.masked is None else self.mask()


def encoded(latitude: Any, longitude: Any, precision: int, kind: str) -> Column:
    """Write the references of positions as texts of a type."""
    if kind not in TYPES:
        raise ValueError(f"type must be one of {', '.join(TYPES)}, not {kind!r}")
    given = columns_of(latitude, longitude) or one_row(latitude, longitude)
    _check_shape(given.family)
    family = _Columns(given.count, (given.count,))
    family.kind = TYPES[kind]
    columns = Columns(given.count, given.inputs, family)
    size = 6 + 2 * min(precision, 11) if precision >= 0 else 4
    column: Column = references(library.gn_mgrs_encode_batch, columns, precision, size, "mask", None)
    return column


def _check_shape(family: Any) -> None:
    """Refuse rows along several axes."""
    shape = getattr(family, "shape", (0,))
    if len(shape) != 1:
        raise ValueError(f"a column of Arrow cannot hold results of shape {shape}")


def decoded(text: Any) -> tuple[Column, Column]:
    """Read references as columns of latitudes and longitudes."""
    # One text is a column of one row.
    column = slots([text] if is_one(text) else text)
    _check_shape(column.family)
    family = _Columns(column.count, (column.count,))
    if isinstance(column, ArrowTexts):
        column.family = family
        return decode_arrays(column)
    return decode_arrays(replace(column, family=family))


def points(latitude: Any, longitude: Any, *, interleaved: bool = False) -> Column:
    """Return positions as points of GeoArrow, whose longitudes come first.

    Parameters
    ----------
    latitude, longitude : column of float
        Degrees. If one of them is missing, the point is null.
    interleaved : bool, default False
        Whether the two numbers of a point stand side by side, as a list of two, instead of in two columns of a struct.

    Returns
    -------
    Column
        Of the extension type ``geoarrow.point``, on WGS 84 (OGC:CRS84).

    Examples
    --------
    >>> import pyarrow
    >>> pyarrow.array(points([60.0, None], [3.0, 4.0])).to_pylist()
    [{'x': 3.0, 'y': 60.0}, None]
    """
    np = numpy()
    latitudes, longitudes = np.broadcast_arrays(doubles_of(latitude, "latitude"), doubles_of(longitude, "longitude"))
    if latitudes.ndim != 1:
        raise ValueError(f"a column of Arrow cannot hold points of shape {latitudes.shape}")
    missing = np.isnan(latitudes) | np.isnan(longitudes)
    nulls = missing if missing.any() else None
    extension = {"ARROW:extension:name": "geoarrow.point", "ARROW:extension:metadata": json.dumps(_CRS)}
    count = len(latitudes)
    if interleaved:
        both = np.column_stack([longitudes, latitudes]).reshape(-1)
        children = [_arrow_export.numbers(both, name="xy")]
        return Column("+w:2", count, (), nulls, children, metadata=extension)
    children = [_arrow_export.numbers(longitudes, name="x"), _arrow_export.numbers(latitudes, name="y")]
    return Column("+s", count, (), nulls, children, metadata=extension)


def positions(points: Any) -> tuple[Column, Column]:
    """Return the latitudes and longitudes of a column of points.

    Parameters
    ----------
    points : column of Arrow
        Points of GeoArrow, separated or interleaved; structs of x and y, or of longitude and latitude; or binary with
        the WKB of points, as GeoParquet has them.

    Returns
    -------
    tuple of two Column
        Degrees. A null, and an empty point of WKB, is null in both.

    Raises
    ------
    TypeError
        The column is not one of points.
    ValueError
        The WKB in a row is not that of a point.

    Examples
    --------
    >>> import pyarrow
    >>> latitudes, longitudes = positions(pyarrow.array([{"x": 3.0, "y": 60.0}, None]))
    >>> pyarrow.array(latitudes).to_pylist()
    [60.0, None]
    """
    np = numpy()
    column = _arrow.column_of(points) if _arrow.is_arrow(points) else None
    found: Optional[Any] = None
    if column is not None:
        found = _arrow.wkb_points(column) if column.kind.format in ("z", "Z", "vz") else _arrow.points(column)
    if found is None:
        came = type(points).__name__ if column is None else f"a column of Arrow of type {column.kind.format!r}"
        refuse("points", POSITIONS, came, "pass points of GeoArrow, or WKB")
    missing = np.isnan(found).any(1)
    nulls = missing if missing.any() else None
    latitudes, longitudes = (_arrow_export.numbers(found[:, axis], nulls) for axis in (0, 1))
    return latitudes, longitudes
