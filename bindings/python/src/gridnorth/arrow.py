# SPDX-License-Identifier: MIT
"""Columns of Arrow in, columns of Arrow out, for whichever library has them: none is imported.

The functions take any object with `__arrow_c_array__` or `__arrow_c_stream__` (of pyarrow, polars, pandas, DuckDB,
nanoarrow), and arrays of numpy. They return a `Column`, which the same libraries take: ``pyarrow.array(column)``,
``polars.Series(column)``. A missing or refused row is null.

All other functions of the package take columns of Arrow too. Given a column of pyarrow, polars or pandas, they return
another of the same library.
"""

from __future__ import annotations

from typing import Any

from . import errors as _errors
from ._arrow_export import Column
from ._arrow_points import decoded as _decoded
from ._arrow_points import encoded as _encoded
from ._arrow_points import points, positions
from ._columns import integer as _integer
from ._modules import own as _own

__all__ = ["Column", "mgrs_decode", "mgrs_encode", "points", "positions"]


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
    return _encoded(latitude, longitude, _integer(precision, "precision", _errors.PrecisionError), type)


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
    return _decoded(text)


_own(globals())
