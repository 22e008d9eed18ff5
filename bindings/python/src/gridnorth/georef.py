# SPDX-License-Identifier: MIT
"""References of the World Geographic Reference System (GEOREF): writes and reads them.

A reference has letters for 15 degrees and for one degree, then minutes; longitude comes before latitude.

>>> encode(51.065, -1.797)
'MKPG1203'
>>> decode("MKPG1203").center
Point(latitude=51.058333..., longitude=-1.791666...)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Optional, Union, overload

from ._graticules import cells as _graticule
from ._graticules.cells import GraticuleCell as GraticuleCell
from ._native.library import library

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from ._typing.aliases import (
        Errors,
        FloatArray,
        Numbers,
        NumbersOrArray,
        NumbersOrColumn,
        StatusBuffer,
        SupportsArray,
        SupportsColumn,
        Text,
    )

__all__ = ["decode", "encode"]


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
) -> Any: ...
@overload
def encode(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    precision: int = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> NDArray[np.str_]: ...
def encode(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    precision: int = 2,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[str, list[Any], NDArray[np.str_]]:
    """Write the GEOREF references of the cells that contain positions.

    Parameters
    ----------
    latitude : float or array_like of float
        Degrees, -90 ... 90.
    longitude : float or array_like of float
        Degrees; any finite value, reduced to [-180, 180). A scalar applies to all rows.
    precision : int, default 2
        Digits per axis: 2 names a cell of a minute, 3 of a tenth of a minute, up to 11; 0 names a cell of a degree, -1
        a tile of 15 degrees. There is no precision 1.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused positions: raise an error for the first, or return an empty text for each.
        A missing row is refused too, and gets the missing value of its container: None in a list.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`.

    Returns
    -------
    str, list of str, numpy.ndarray or Series
        The references: a str for scalars, a list for sequences, an array for arrays, a Series for a Series.

    Raises
    ------
    LatitudeError, NotFiniteError
        A position is refused, and `errors` is ``"raise"``.
    PrecisionError
        There is no such precision.

    Notes
    -----
    Digits are cut, never rounded. South and west edges belong to the cell.

    Examples
    --------
    >>> encode(51.065, -1.797, precision=4), encode(51.065, -1.797, precision=0)
    ('MKPG12180390', 'MKPG')
    """
    length = 2 if precision < 0 else 4 + 2 * min(precision, 11)
    one, many = library.gn_georef_encode, library.gn_georef_encode_batch
    texts: Union[str, list[str], NDArray[np.str_]] = _graticule.encode(
        one, many, length, latitude, longitude, precision, errors, statuses
    )
    return texts


@overload
def decode(text: Text, *, errors: Literal["raise"] = ...) -> GraticuleCell: ...
@overload
def decode(text: Text, *, errors: Errors) -> Optional[GraticuleCell]: ...
@overload
def decode(
    text: Sequence[Text], *, errors: Literal["raise"] = ..., statuses: Optional[StatusBuffer] = ...
) -> tuple[list[float], list[float]]: ...
@overload
def decode(
    text: Sequence[Text], *, errors: Errors, statuses: Optional[StatusBuffer] = ...
) -> tuple[list[Optional[float]], list[Optional[float]]]: ...
@overload
def decode(
    text: SupportsColumn, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> tuple[Any, Any]: ...
@overload
def decode(
    text: SupportsArray, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> tuple[FloatArray, FloatArray]: ...
def decode(
    text: Union[Text, Sequence[Text], SupportsArray],
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[GraticuleCell, tuple[list[Any], list[Any]], tuple[FloatArray, FloatArray], None]:
    """Read GEOREF references: return the cell of one, or the positions of many.

    Parameters
    ----------
    text : str or bytes, or array_like of them
        Two or four letters, upper or lower case; after four letters optionally 2 to 11 digits of longitude and as many
        of latitude. Blanks may be between the parts and around them.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused texts: raise an error for the first, or set each to NaN (None for a single text).
        A missing row is refused too, and gets the missing value of its container: None in a list.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`; only for many texts.

    Returns
    -------
    GraticuleCell
        For one text: the center, edges and precision of the cell.
    tuple of two lists, of two numpy.ndarray, or of two Series
        For many texts: latitudes and longitudes of the centers.

    Raises
    ------
    TextError
        A text is refused, and `errors` is ``"raise"``; the class says why, ``offset`` where.

    Examples
    --------
    >>> decode("mkpg 12 03").bounds
    Bounds(south=51.05, west=-1.8, north=51.06666..., east=-1.78333...)
    >>> decode("MKPG1260")
    Traceback (most recent call last):
        ...
    gridnorth.errors.TextSixtyError: Minutes and seconds must be below 60. (offset 6 of 'MKPG1260')
    """
    one, many = library.gn_georef_decode, library.gn_georef_decode_batch
    found: Union[GraticuleCell, tuple[list[float], list[float]], tuple[FloatArray, FloatArray], None]
    found = _graticule.decode(one, many, text, errors, statuses)
    return found
