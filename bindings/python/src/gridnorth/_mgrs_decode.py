# SPDX-License-Identifier: MIT
"""Reads MGRS references: their cells, their positions, and whether they are valid."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Literal, Optional, Union, overload

from ._library import GN_OK, gn_mgrs_cell, library
from ._mgrs_cell import Cell, cell_of, cell_or_none, read_cell
from ._reading import read_or_mask, read_positions, read_structs
from ._texts import Slots, encoded, is_one, is_text, slots

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ._types import Errors, FloatArray, StatusBuffer, SupportsArray, Text, Texts


@overload
def decode(text: Text, *, strict: bool = ..., errors: Literal["raise"] = ...) -> Cell: ...
@overload
def decode(text: Text, *, strict: bool = ..., errors: Errors) -> Optional[Cell]: ...
@overload
def decode(
    text: Texts, *, strict: bool = ..., errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> tuple[list[float], list[float]]: ...
@overload
def decode(
    text: SupportsArray, *, strict: bool = ..., errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> tuple[FloatArray, FloatArray]: ...
def decode(
    text: Union[Text, Texts, SupportsArray],
    *,
    strict: bool = False,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Cell, tuple[list[float], list[float]], tuple[FloatArray, FloatArray], None]:
    r"""Read MGRS references: the cell that one names, or the positions of many.

    Parameters
    ----------
    text : str, bytes, or array_like of them
        References: upper or lower case, a zone of one or two digits, blanks and tabs anywhere between the parts. The
        grid zone alone and the 100 km square alone are references too. In a column, a missing value is an empty text.
        In an array of bytes, a text ends at its first zero byte.
    strict : bool, default False
        Refuse references whose cell lies wholly outside the grid zone that they name, instead of flagging the cell.
    errors : {"raise", "mask"}, default "raise"
        What to do with refused texts: raise an error for the first, or set each to NaN (None for a single text).
    statuses : writable buffer of bytes, optional
        Only for many texts: receives the status of each row, as for `encode`.

    Returns
    -------
    Cell
        For one text: the cell.
    tuple of two lists, or of two numpy.ndarray
        For many texts: latitudes and longitudes of ``inside``, in degrees. That is the center of the cell, unless the
        border of a grid zone cuts the cell. So it encodes back to the same reference.

    Raises
    ------
    TextError
        A text is refused, and `errors` is ``"raise"``; the class says why, ``offset`` where. `MgrsBandOfNeighborError`
        and `MgrsOverhangsZoneError` are raised only if `strict`.

    Examples
    --------
    >>> cell = decode("38 SMB 44 84")
    >>> cell.size, cell.utm_south_west.easting, cell.center.latitude
    (1000.0, 444000.0, 33.29815736608...)
    >>> decode(["38SMB4484", "38SMB448"], errors="mask")
    ([33.29815736608..., nan], [44.40387347295..., nan])
    >>> decode("31NAW")
    Traceback (most recent call last):
        ...
    gridnorth.errors.MgrsRowError: A row letter of this zone was expected. (offset 4 of '31NAW')
    """
    if is_one(text):
        return _decode_one(text, strict, errors, statuses)
    return _decode_many(slots(text), strict, errors, statuses)


@overload
def decode_cells(text: Text, *, errors: Literal["raise"] = ...) -> Cell: ...
@overload
def decode_cells(text: Text, *, errors: Errors) -> Optional[Cell]: ...
@overload
def decode_cells(
    text: Texts, *, errors: Literal["raise"] = ..., statuses: Optional[StatusBuffer] = ...
) -> list[Cell]: ...
@overload
def decode_cells(text: Texts, *, errors: Errors, statuses: Optional[StatusBuffer] = ...) -> list[Optional[Cell]]: ...
@overload
def decode_cells(
    text: SupportsArray, *, errors: Errors = ..., statuses: Optional[StatusBuffer] = ...
) -> NDArray[np.void]: ...
def decode_cells(
    text: Union[Text, Texts, SupportsArray],
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Cell, list[Cell], list[Optional[Cell]], NDArray[np.void], None]:
    """Read MGRS references, and return the whole cell of each, even for many texts.

    Parameters
    ----------
    text : str, bytes, or array_like of them
        As for `decode`. A cell outside the grid zone that its reference names is flagged, not refused.
    errors : {"raise", "mask"}, default "raise"
        What to do with refused texts: raise an error for the first, or set each to None (in an array, to a row of NaN
        and 0).
    statuses : writable buffer of bytes, optional
        Only for many texts: receives the status of each row, as for `encode`.

    Returns
    -------
    Cell, list of Cell or numpy.ndarray
        A cell for one text, a list for a sequence, a structured array for an array. The columns of the array are named
        like the attributes of `Cell`: ``cells["size"]``, ``cells["center"]["latitude"]``. Letters are bytes.

    Raises
    ------
    TextError
        A text is refused, and `errors` is ``"raise"``; the class says why, ``offset`` where.

    Examples
    --------
    >>> [cell.size for cell in decode_cells(["38SMB4484", "31NEA"])]
    [1000.0, 100000.0]
    >>> import numpy
    >>> cells = decode_cells(numpy.array(["38SMB4484", "31NEA"]))
    >>> cells["zone"].tolist(), cells["utm_south_west"]["easting"].tolist()
    ([38, 31], [444000.0, 500000.0])
    """
    if is_one(text):
        return _decode_one(text, False, errors, statuses)
    cells: Union[list[Cell], list[Optional[Cell]], NDArray[np.void]] = read_structs(
        library.gn_mgrs_decode_cells_batch,
        slots(text),
        read=partial(read_cell, strict=False),
        kind=gn_mgrs_cell,
        make=cell_or_none,
        mode=errors,
        statuses=statuses,
    )
    return cells


@overload
def is_valid(text: Text, *, strict: bool = ...) -> bool: ...
@overload
def is_valid(text: Texts, *, strict: bool = ...) -> list[bool]: ...
@overload
def is_valid(text: SupportsArray, *, strict: bool = ...) -> NDArray[np.bool_]: ...
def is_valid(
    text: Union[Text, Texts, SupportsArray], *, strict: bool = False
) -> Union[bool, list[bool], NDArray[np.bool_]]:
    """Find whether texts are MGRS references.

    Parameters
    ----------
    text : str, bytes, or array_like of them
        As for `decode`.
    strict : bool, default False
        As for `decode`.

    Returns
    -------
    bool, list of bool or numpy.ndarray of bool
        Whether `decode` accepts them.

    Examples
    --------
    >>> is_valid("38VMS"), is_valid("38VMS", strict=True), is_valid("here")
    (True, False, False)
    """
    if is_one(text):
        return is_text(text) and read_cell(encoded(text), strict)[0] == GN_OK
    column = slots(text)
    statuses = bytearray(column.count)
    _decode_many(column, strict, "mask", statuses)
    result: Union[list[bool], NDArray[np.bool_]] = column.family.flags(bytes(statuses.translate(_IS_OK)))
    return result


# Maps a status to 1 if it is GN_OK, otherwise to 0.
_IS_OK = bytes([1]) + bytes(255)


def _decode_one(text: Text, strict: bool, mode: str, statuses: Any) -> Optional[Cell]:
    cell: Optional[Cell] = read_or_mask(partial(read_cell, strict=strict), text, cell_of, mode, statuses)
    return cell


def _decode_many(column: Slots, strict: bool, mode: str, statuses: Any) -> tuple[Any, Any]:
    function = library.gn_mgrs_decode_strict_batch if strict else library.gn_mgrs_decode_batch
    return read_positions(function, column, partial(read_cell, strict=strict), lambda cell: cell.inside, mode, statuses)
