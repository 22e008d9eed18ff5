# SPDX-License-Identifier: MIT
"""Functions from Arrow columns to Arrow columns, for any Arrow library; no library is imported.

The functions take any object with `__arrow_c_array__` or `__arrow_c_stream__` (of pyarrow, polars, pandas, DuckDB,
nanoarrow), and numpy arrays. They return a `Column`, which the same libraries accept: ``pyarrow.array(column)``,
``polars.Series(column)``. A missing or refused row is null.

All other functions of the package also accept Arrow columns. Given a column of pyarrow, polars or pandas, they return a
column of the same library.
"""

from __future__ import annotations

import json
from typing import Any, Optional

from . import errors
from ._arrow import export, importing
from ._arrow.export import Column
from ._arrow.output import ArrowOutput
from ._columns.inputs import Columns, columns_of, doubles_of, integer, one_row
from ._columns.texts import is_one, slots
from ._columns.writing import references
from ._errors import advice
from ._memory.outputs import Arrays, Output, numpy
from ._mgrs.decode import decode_arrays
from ._native.library import library
from ._typing.public import own

__all__ = ["Column", "mgrs_decode", "mgrs_encode", "points", "positions"]

# Arrow's format strings of text types.
_FORMATS = {"string": "u", "large_string": "U", "string_view": "vu"}

# The reference system: longitudes and latitudes on WGS 84, in this order.
_CRS = {"crs": "OGC:CRS84", "crs_type": "authority_code"}


def mgrs_encode(latitude: Any, longitude: Any, precision: int = 5, *, type: str = "string") -> Column:
    """Write the MGRS references of the cells that contain positions.

    Parameters
    ----------
    latitude, longitude : column of float
        Degrees, as for `mgrs.encode`. A scalar applies to all rows.
    precision : int, default 5
        Digits per axis, 0 ... 11; -1 names the grid zone alone.
    type : {"string", "large_string", "string_view"}, default "string"
        The type of the result. A string whose offsets would need more than 32 bits is a large_string.

    Returns
    -------
    Column
        The references. Missing and refused positions are null.

    Raises
    ------
    PrecisionError
        The precision lies outside -1 ... 11.

    Examples
    --------
    >>> import pyarrow
    >>> column = mgrs_encode(pyarrow.array([48.85837, None]), pyarrow.array([2.294481, 7.5]))
    >>> pyarrow.array(column).to_pylist()
    ['31UDQ4825011951', None]
    """
    precision = integer(precision, "precision", errors.PrecisionError)
    if type not in _FORMATS:
        raise ValueError(f"type must be one of {', '.join(_FORMATS)}, not {type!r}")
    given = columns_of(latitude, longitude) or one_row(latitude, longitude)
    _check_shape(given.family)
    family = _Columns(given.count, (given.count,))
    family.kind = _FORMATS[type]
    columns = Columns(given.count, given.inputs, family)
    size = 6 + 2 * min(precision, 11) if precision >= 0 else 4
    column: Column = references(library.gn_mgrs_encode_batch, columns, precision, size, "mask", None)
    return column


def mgrs_decode(text: Any) -> tuple[Column, Column]:
    """Read MGRS references.

    Parameters
    ----------
    text : column of texts
        As for `mgrs.decode`.

    Returns
    -------
    tuple of two Column
        Latitudes and longitudes in degrees, as `mgrs.decode` returns them. Missing and refused texts are null.

    Examples
    --------
    >>> import pyarrow
    >>> latitudes, longitudes = mgrs_decode(pyarrow.array(["38SMB4484", "here", None]))
    >>> pyarrow.array(latitudes).to_pylist()
    [33.29815736608..., None, None]
    """
    # A single text counts as a column of one row.
    column = slots([text] if is_one(text) else text)
    _check_shape(column.family)
    family = _Columns(column.count, (column.count,))
    column.family = family
    return decode_arrays(column)


def points(latitude: Any, longitude: Any, *, interleaved: bool = False) -> Column:
    """Return positions as points of GeoArrow, whose longitudes come first.

    Parameters
    ----------
    latitude, longitude : column of float
        Degrees. If either is missing, the point is null.
    interleaved : bool, default False
        Whether the two numbers of a point stand side by side, as a list of two, instead of in two columns of a struct.

    Returns
    -------
    Column
        A column of the extension type ``geoarrow.point``, on WGS 84 (OGC:CRS84).

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
        children = [export.numbers(both, name="xy")]
        return Column("+w:2", count, (), nulls, children, metadata=extension)
    children = [export.numbers(longitudes, name="x"), export.numbers(latitudes, name="y")]
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
        The column does not hold points.
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
    column = importing.column_of(points) if importing.is_arrow(points) else None
    found: Optional[Any] = None
    if column is not None:
        found = importing.wkb_points(column) if column.kind.format in ("z", "Z", "vz") else importing.points(column)
    if found is None:
        came = type(points).__name__ if column is None else f"a column of Arrow of type {column.kind.format!r}"
        advice.refuse("points", advice.POSITIONS, came, "pass points of GeoArrow, or WKB")
    missing = np.isnan(found).any(1)
    nulls = missing if missing.any() else None
    latitudes, longitudes = (export.numbers(found[:, axis], nulls) for axis in (0, 1))
    return latitudes, longitudes


class _Columns(Arrays):
    """Makes Arrow columns without an Arrow library."""

    kind = "u"

    def texts(self, stride: int, make: Any) -> Output:
        """Make a text column."""
        return ArrowOutput(self.count, stride, self.kind, lambda output: output.column(self._nulls()))

    def finish(self, values: Any) -> Column:
        """Return numbers."""
        return export.numbers(values, self._nulls())

    def _nulls(self) -> Any:
        return None if self.masked is None else self.mask()


def _check_shape(family: Any) -> None:
    """Refuse rows along several axes."""
    shape = getattr(family, "shape", (0,))
    if len(shape) != 1:
        raise ValueError(f"a column of Arrow cannot hold results of shape {shape}")


own(globals())
