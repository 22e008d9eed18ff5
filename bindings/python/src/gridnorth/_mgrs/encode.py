# SPDX-License-Identifier: MIT
"""Writes MGRS references of positions, and of points on grids."""

from __future__ import annotations

from ctypes import byref
from typing import TYPE_CHECKING, Any, Literal, Optional, Union, overload

from .. import errors as _errors
from .._columns.batches import write_rows
from .._columns.inputs import columns_of, double, integer, is_scalar, one_row
from .._columns.members import member
from .._columns.texts import as_str
from .._columns.writing import reference, written
from .._errors.words import shown_degrees, shown_precision
from .._memory.outputs import Arrays, Masked
from .._native import fast
from .._native.library import gn_utm, library
from .._utm.zones import columns_on_grids, shown_grid, shown_meters
from .._values.grids import Hemisphere

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from .._typing.aliases import (
        Errors,
        Numbers,
        NumbersOrArray,
        NumbersOrColumn,
        StatusBuffer,
        SupportsArray,
        SupportsColumn,
    )


@overload
def encode(
    latitude: float,
    longitude: float,
    precision: int = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> str: ...
@overload
def encode(
    latitude: Numbers,
    longitude: Numbers,
    precision: int = ...,
    *,
    errors: Literal["raise"] = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> list[str]: ...
@overload
def encode(
    latitude: Numbers,
    longitude: Numbers,
    precision: int = ...,
    *,
    errors: Errors,
    statuses: Optional[StatusBuffer] = ...,
) -> list[Optional[str]]: ...
@overload
def encode(
    latitude: NumbersOrColumn,
    longitude: NumbersOrColumn,
    precision: int = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
    as_bytes: Literal[False] = ...,
) -> Any: ...
@overload
def encode(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    precision: int = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
    as_bytes: Literal[False] = ...,
) -> NDArray[np.str_]: ...
@overload
def encode(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    precision: int = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
    as_bytes: Literal[True],
) -> NDArray[np.bytes_]: ...
def encode(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    precision: int = 5,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
    as_bytes: bool = False,
) -> Union[str, list[Any], NDArray[np.str_], NDArray[np.bytes_]]:
    """Write the MGRS references of the cells that contain positions.

    Parameters
    ----------
    latitude : float or array_like of float
        Degrees, -90 ... 90.
    longitude : float or array_like of float
        Degrees; any finite value, reduced to [-180, 180). A scalar applies to all rows.
    precision : int, default 5
        Digits per axis, 0 ... 11: 5 names a 1 m cell, 0 a 100 km square; -1 names the grid zone alone.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused positions: raise an error for the first, or return an empty text for each.
        A missing row is refused too, and gets the missing value of its container: None in a list.
    statuses : writable buffer of bytes, optional
        Receives the status of each row: 0, or a number that `errors.name_of` and `errors.reasons_of` explain. A
        ``bytearray`` or an array of ``numpy.uint8``, with one byte per row.
    as_bytes : bool, default False
        For arrays: return ASCII bytes (``dtype="S16"`` at precision 5) as the library writes them. Bytes need a quarter
        of the memory of ``str`` (``dtype="U15"``).

    Returns
    -------
    str, list of str, numpy.ndarray or Series
        The references: a str for scalars, a list for sequences, an array for arrays, a Series for a Series.

    Raises
    ------
    LatitudeError, NotFiniteError
        A position is refused, and `errors` is ``"raise"``.
    PrecisionError
        The precision lies outside -1 ... 11.

    Notes
    -----
    Digits are cut, never rounded. South and west edges belong to the cell. From 84 north, and south of 80 south, the
    reference is polar (UPS). -0.0 is north.

    Examples
    --------
    >>> encode(48.85837, 2.294481)
    '31UDQ4825011951'
    >>> encode([90, 60], [0, 3], precision=0)
    ['ZAH', '32VJM']
    >>> encode([91, 60], [0, 3], errors="mask")
    ['', '32VJM6564066593']
    """
    text: Optional[str] = fast.mgrs_encode(latitude, longitude, precision, errors, statuses, as_bytes)
    if text is not None:
        return text
    precision = integer(precision, "precision", _errors.PrecisionError)
    columns = columns_of(latitude, longitude)
    if as_bytes and not (columns and type(columns.family) in (Arrays, Masked)):
        raise TypeError("as_bytes is only for numpy arrays")
    size = _size(precision)
    if columns is None and errors == "raise" and statuses is None:
        return reference(library.gn_mgrs_encode, latitude, longitude, precision, size)
    texts: Union[list[str], NDArray[np.str_], NDArray[np.bytes_]] = write_rows(
        library.gn_mgrs_encode_batch,
        columns or one_row(latitude, longitude),
        precision,
        size=size,
        mode=errors,
        statuses=statuses,
        describe=shown_degrees,
        call=lambda: shown_precision(precision),
        make=(lambda array: array) if as_bytes else as_str,
    )
    return texts[0] if columns is None else texts


@overload
def encode_utm(
    easting: float,
    northing: float,
    zone: int,
    hemisphere: Union[int, str],
    precision: int = ...,
) -> str: ...
@overload
def encode_utm(
    easting: Numbers,
    northing: Numbers,
    zone: Union[int, Sequence[int]],
    hemisphere: Union[int, str, None] = ...,
    precision: int = ...,
    *,
    errors: Literal["raise"] = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> list[str]: ...
@overload
def encode_utm(
    easting: Numbers,
    northing: Numbers,
    zone: Union[int, Sequence[int]],
    hemisphere: Union[int, str, None] = ...,
    precision: int = ...,
    *,
    errors: Errors,
    statuses: Optional[StatusBuffer] = ...,
) -> list[Optional[str]]: ...
@overload
def encode_utm(
    easting: NumbersOrColumn,
    northing: NumbersOrColumn,
    zone: Union[int, Sequence[int], SupportsColumn],
    hemisphere: Union[int, str, None] = ...,
    precision: int = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> Any: ...
@overload
def encode_utm(
    easting: NumbersOrArray,
    northing: NumbersOrArray,
    zone: Union[int, Sequence[int], SupportsArray],
    hemisphere: Union[int, str, None] = ...,
    precision: int = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> NDArray[np.str_]: ...
def encode_utm(
    easting: NumbersOrArray,
    northing: NumbersOrArray,
    zone: Union[int, Sequence[int], SupportsArray],
    hemisphere: Union[int, str, None] = None,
    precision: int = 5,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[str, list[Any], NDArray[np.str_]]:
    """Write the MGRS references of the cells that contain points on UTM or UPS grids.

    Parameters
    ----------
    easting, northing : float or array_like of float
        Meters. UTM: easting 100,000 ... 900,000; northing -9,000,000 ... 9,500,000 in the north, 1,000,000 ...
        19,500,000 in the south. UPS: both 1,300,000 ... 2,700,000 in the north, 800,000 ... 3,200,000 in the south.
    zone : int or array_like of int
        With `hemisphere`: 1 ... 60, or 0 for UPS. If `hemisphere` is omitted, pass signed zones, one for all points or
        one for each, as `utm.forward` returns them: 33, -33, and 61, -61 for UPS.
    hemisphere : Hemisphere, int or str, optional
        1 or "north", -1 or "south": decides the false northing, or the pole, for all points.
    precision : int, default 5
        Digits per axis, 0 ... 11; -1 for the grid zone alone.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused points of many: raise an error for the first, or return an empty text for each. A missing
        row is refused too, and gets the missing value of its container: None in a list.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `encode`; only for many points.

    Returns
    -------
    str, list of str, numpy.ndarray or Series
        The references: a str for scalars, a list for sequences, an array for arrays, a Series for a Series. They have
        the given zone, even if the point lies beyond the border of that zone.

    Raises
    ------
    NotFiniteError, ZoneError, HemisphereError, EastingError, NorthingError, PrecisionError
        An argument is refused; the name of the class says which.
    MgrsGridZoneError, MgrsSquareError
        A point lies in no grid zone, or in no 100 km square, that `decode` accepts for its zone.

    Examples
    --------
    >>> encode_utm(444140.6, 3684706.3, 38, 1, precision=8)
    '38SMB4414060084706300'
    """
    precision = integer(precision, "precision", _errors.PrecisionError)
    size = _size(precision)
    if not (is_scalar(zone) and is_scalar(easting) and is_scalar(northing)):
        texts: Union[list[str], NDArray[np.str_]] = write_rows(
            library.gn_mgrs_encode_utm_batch,
            columns_on_grids(easting, northing, zone, hemisphere),
            precision,
            size=size,
            mode=errors,
            statuses=statuses,
            describe=lambda easting, northing, zone: f"{shown_meters(easting, northing)}, zone {zone}",
            call=lambda: shown_precision(precision),
        )
        return texts
    if hemisphere is None:
        raise TypeError("a single point needs a hemisphere")
    easting, northing = double(easting, "easting"), double(northing, "northing")
    zone = integer(zone, "zone", _errors.ZoneError)
    hemisphere = member(Hemisphere, hemisphere, "hemisphere", _errors.HemisphereError)

    def refused(status: int) -> str:
        if status == _errors.PrecisionError.status:
            return shown_precision(precision)
        return f"{shown_meters(easting, northing)}, {shown_grid(zone, hemisphere)}, precision {precision}"

    utm = gn_utm(easting, northing, zone, hemisphere)
    return written(library.gn_mgrs_encode_utm, byref(utm), precision, size=size, refused=refused)


def _size(precision: int) -> int:
    """Return the size of a reference with its final zero; a precision out of range also needs a slot, to be refused."""
    return 6 + 2 * min(precision, 11) if precision >= 0 else 4
