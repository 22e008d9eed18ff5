# SPDX-License-Identifier: MIT
"""The positions of points on the UTM and UPS grids."""

from __future__ import annotations

from ctypes import byref
from typing import TYPE_CHECKING, Any, Literal, Optional, Union, overload

from .. import errors as _errors
from .._columns.batches import Rows
from .._columns.inputs import double, is_scalar
from .._native import fast
from .._native.library import GN_OK, gn_point, gn_utm, library
from .._values.places import Point, point_of
from .zones import columns_on_grids, one_grid, shown_grid, shown_meters

if TYPE_CHECKING:
    from collections.abc import Sequence

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


@overload
def inverse(
    easting: float,
    northing: float,
    zone: int,
    hemisphere: Union[int, str, None] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> Point: ...
@overload
def inverse(
    easting: Numbers,
    northing: Numbers,
    zone: Union[int, Sequence[int]],
    hemisphere: Union[int, str, None] = ...,
    *,
    errors: Literal["raise"] = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[float], list[float]]: ...
@overload
def inverse(
    easting: Numbers,
    northing: Numbers,
    zone: Union[int, Sequence[int]],
    hemisphere: Union[int, str, None] = ...,
    *,
    errors: Errors,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[Optional[float]], list[Optional[float]]]: ...
@overload
def inverse(
    easting: NumbersOrColumn,
    northing: NumbersOrColumn,
    zone: Union[int, Sequence[int], SupportsColumn],
    hemisphere: Union[int, str, None] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[Any, Any]: ...
@overload
def inverse(
    easting: NumbersOrArray,
    northing: NumbersOrArray,
    zone: Union[int, Sequence[int], SupportsArray],
    hemisphere: Union[int, str, None] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[FloatArray, FloatArray]: ...
def inverse(
    easting: NumbersOrArray,
    northing: NumbersOrArray,
    zone: Union[int, Sequence[int], SupportsArray],
    hemisphere: Union[int, str, None] = None,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Point, tuple[list[Any], list[Any]], tuple[FloatArray, FloatArray]]:
    """Find the positions of points on UTM or UPS grids.

    Parameters
    ----------
    easting, northing : float or array_like of float
        Meters. UTM: easting -510,000 ... 1,510,000, northing between the poles, also across the equator. UPS: both
        1,200,000 ... 2,800,000 in the north, 700,000 ... 3,300,000 in the south.
    zone : int or array_like of int
        With `hemisphere`: 1 ... 60, or 0 for UPS. If `hemisphere` is omitted, pass signed zones, one for all points or
        one for each, as `forward` returns them: 33, -33, and 61, -61 for UPS.
    hemisphere : Hemisphere, int or str, optional
        1 or "north", -1 or "south": decides the false northing, or the pole, for all points.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused points: raise an error for the first, or set each to NaN.
        A missing row is refused too, and gets the missing value of its container: None in a list.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`.

    Returns
    -------
    Point
        For scalars: latitude and longitude in degrees, longitude in [-180, 180).
    tuple of two lists, of two numpy.ndarray, or of two Series
        For many points: latitudes and longitudes.

    Raises
    ------
    NotFiniteError, EastingError, NorthingError, ZoneError
        A point is refused, and `errors` is ``"raise"``.
    HemisphereError, ZoneError
        The grid of all points does not exist.

    Examples
    --------
    >>> inverse(500000, 0, 31, NORTH)
    Point(latitude=0.0, longitude=3.0)
    >>> inverse(*forward(60, 5.5, zone=30))
    Point(latitude=60.0..., longitude=5.5...)
    >>> inverse([500000, 2000000], [0, 2000000], [31, 61])
    ([0.0, 90.0], [3.0, 0.0])
    """
    found: Optional[Point] = fast.utm_inverse(easting, northing, zone, hemisphere, errors, statuses)
    if found is not None:
        return found
    is_one = False
    if is_scalar(zone):
        zone, hemisphere = one_grid(zone, hemisphere)
        is_one = is_scalar(easting) and is_scalar(northing)
    if is_one and errors == "raise" and statuses is None:
        point = gn_point()
        utm = gn_utm(double(easting, "easting"), double(northing, "northing"), zone, hemisphere)
        status = library.gn_utm_inverse(byref(utm), byref(point))
        if status != GN_OK:
            _errors.refuse(status, f"{shown_meters(easting, northing)}, {shown_grid(zone, hemisphere)}")
        return point_of(point)

    columns = columns_on_grids(easting, northing, zone, hemisphere)
    rows = Rows(columns.count, errors, statuses)
    latitudes, longitudes = columns.family.floats(), columns.family.floats()
    status = rows.call(library.gn_utm_inverse_batch, columns, outputs=(latitudes, longitudes))

    def describe(row: int) -> tuple[str, None]:
        *meters, signed = columns.values(row)
        grid = f"zone {signed}" if hemisphere is None else shown_grid(zone, hemisphere)
        return f"{shown_meters(*meters)}, {grid}", None

    rows.finish(status, describe)
    if is_one:
        return Point(latitudes.memory[0], longitudes.memory[0])
    return latitudes.result(), longitudes.result()
