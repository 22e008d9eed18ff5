# SPDX-License-Identifier: MIT
"""References of the Global Area Reference System (GARS): writes and reads them.

A cell has 30 minutes, its four quadrants have 15 minutes each, and the nine keys of a quadrant have 5 minutes each.

>>> encode(38.2861, -76.4292)
'208LS17'
>>> decode("208LS17").bounds
Bounds(south=38.25, west=-76.5, north=38.33333..., east=-76.41666...)
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
    """Write the GARS references of the cells that contain positions.

    Parameters
    ----------
    latitude : float or array_like of float
        Degrees, -90 ... 90.
    longitude : float or array_like of float
        Degrees; any finite value, reduced to [-180, 180). A scalar applies to all rows.
    precision : {2, 1, 0}
        2 names a key of 5 minutes, 1 a quadrant of 15 minutes, 0 a cell of 30 minutes.
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
    Quadrants and keys are numbered from the north-west corner. South and west edges belong to the cell.

    Examples
    --------
    >>> encode(38.2861, -76.4292, precision=0)
    '208LS'
    """
    length = 5 + max(0, min(precision, 2))
    one, many = library.gn_gars_encode, library.gn_gars_encode_batch
    texts: Union[str, list[str], NDArray[np.str_]] = _graticule.encode(
        one, many, length, latitude, longitude, precision, errors, statuses, "0 ... 2"
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
    """Read GARS references: return the cell of one, or the positions of many.

    Parameters
    ----------
    text : str or bytes, or array_like of them
        Three digits, 001 to 720, and two letters, upper or lower case; then optionally the quadrant, 1 to 4, and the
        key, 1 to 9. Blanks may be between the parts and around them.
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
    >>> decode("208 ls").center
    Point(latitude=38.25, longitude=-76.25)
    >>> decode("208LS5")
    Traceback (most recent call last):
        ...
    gridnorth.errors.TextNumberError: A number was expected. (offset 5 of '208LS5')
    """
    one, many = library.gn_gars_decode, library.gn_gars_decode_batch
    found: Union[GraticuleCell, tuple[list[float], list[float]], tuple[FloatArray, FloatArray], None]
    found = _graticule.decode(one, many, text, errors, statuses)
    return found
