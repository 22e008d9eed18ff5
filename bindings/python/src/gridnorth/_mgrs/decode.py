# SPDX-License-Identifier: MIT
"""Reads MGRS references as cells or positions, and checks whether they are valid."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Literal, Optional, Union, overload

from .._columns.batches import check_mode
from .._columns.limits import Limits, for_cells
from .._columns.reading import read_or_mask, read_positions, read_structs
from .._columns.texts import AnySlots, encoded, is_one, is_text, slots
from .._native import fast
from .._native.library import GN_OK, gn_mgrs_cell, library
from .cell import Cell, cell_of, cell_or_none
from .reading import read_cell

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from .._typing.aliases import Errors, FloatArray, StatusBuffer, SupportsArray, SupportsColumn, Text, Texts


@overload
def decode(
    text: Text, *, strict: bool = ..., minimum_precision: int = ..., polar: bool = ..., errors: Literal["raise"] = ...
) -> Cell: ...
@overload
def decode(
    text: Text, *, strict: bool = ..., minimum_precision: int = ..., polar: bool = ..., errors: Errors
) -> Optional[Cell]: ...
@overload
def decode(
    text: Texts,
    *,
    strict: bool = ...,
    minimum_precision: int = ...,
    polar: bool = ...,
    errors: Literal["raise"] = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[float], list[float]]: ...
@overload
def decode(
    text: Texts,
    *,
    strict: bool = ...,
    minimum_precision: int = ...,
    polar: bool = ...,
    errors: Errors,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[list[Optional[float]], list[Optional[float]]]: ...
@overload
def decode(
    text: SupportsColumn,
    *,
    strict: bool = ...,
    minimum_precision: int = ...,
    polar: bool = ...,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[Any, Any]: ...
@overload
def decode(
    text: SupportsArray,
    *,
    strict: bool = ...,
    minimum_precision: int = ...,
    polar: bool = ...,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> tuple[FloatArray, FloatArray]: ...
def decode(
    text: Union[Text, Texts, SupportsArray],
    *,
    strict: bool = False,
    minimum_precision: int = -1,
    polar: bool = True,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Cell, tuple[list[Any], list[Any]], tuple[FloatArray, FloatArray], None]:
    r"""Read MGRS references: return the cell of one, or the positions of many.

    Parameters
    ----------
    text : str, bytes, or array_like of them
        References: upper or lower case, a zone of one or two digits, blanks and tabs anywhere between the parts. The
        grid zone alone and the 100 km square alone are references too. None, NaN and the missing values of numpy,
        pandas and Arrow are missing texts. In an array of bytes, a text ends at its first zero byte.
    strict : bool, default False
        Refuse references whose cell lies wholly outside the grid zone that they name, instead of flagging the cell.
    minimum_precision : int, default -1
        Refuse references with fewer digits per axis: with 0 the grid zone alone, with 1 also the 100 km square alone.
        Words are references too: "BAD" and "ZAP" are polar squares.
    polar : bool, default True
        Whether to accept polar references (UPS), which begin with a letter.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused texts: raise an error for the first, or set each to NaN (None for a single text). A
        missing text becomes the missing value of its container: None in a list, masked in a masked array, null in
        Arrow.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `encode`; only for many texts.

    Returns
    -------
    Cell
        For one text: the cell.
    tuple of two lists, of two numpy.ndarray, or of two Series
        For many texts: latitudes and longitudes of ``inside``, in degrees: the center of the cell, unless the border of
        a grid zone cuts the cell. So the position encodes back to the same reference.

    Raises
    ------
    TextError
        A text is refused, and `errors` is ``"raise"``; the class says why, ``offset`` where. `MgrsBandOfNeighborError`
        and `MgrsOverhangsZoneError` are raised only if `strict`; `TextIncompleteError` for fewer digits than
        `minimum_precision`, `MgrsZoneError` for a polar reference if not `polar`.
    MissingError
        A text of many is missing, and `errors` is ``"raise"``.

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
    cell: Optional[Cell] = fast.mgrs_decode(text, strict, minimum_precision, polar, errors, statuses)
    if cell is not None:
        return cell
    limits = for_cells(minimum_precision, polar)
    if is_one(text):
        return _decode_one(text, strict, limits, errors, statuses)
    if type(text) is list and limits is None and statuses is None:
        check_mode(errors)
        lists: Optional[tuple[list[Any], list[Any]]] = fast.mgrs_decode_list(text, strict)
        if lists is not None:
            return lists
    return _decode_many(slots(text), strict, limits, errors, statuses)


@overload
def decode_cells(
    text: Text, *, minimum_precision: int = ..., polar: bool = ..., errors: Literal["raise"] = ...
) -> Cell: ...
@overload
def decode_cells(text: Text, *, minimum_precision: int = ..., polar: bool = ..., errors: Errors) -> Optional[Cell]: ...
@overload
def decode_cells(
    text: Texts,
    *,
    minimum_precision: int = ...,
    polar: bool = ...,
    errors: Literal["raise"] = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> list[Cell]: ...
@overload
def decode_cells(
    text: Texts,
    *,
    minimum_precision: int = ...,
    polar: bool = ...,
    errors: Errors,
    statuses: Optional[StatusBuffer] = ...,
) -> list[Optional[Cell]]: ...
@overload
def decode_cells(
    text: SupportsColumn,
    *,
    minimum_precision: int = ...,
    polar: bool = ...,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> Any: ...
@overload
def decode_cells(
    text: SupportsArray,
    *,
    minimum_precision: int = ...,
    polar: bool = ...,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> NDArray[np.void]: ...
def decode_cells(
    text: Union[Text, Texts, SupportsArray],
    *,
    minimum_precision: int = -1,
    polar: bool = True,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Cell, list[Cell], list[Optional[Cell]], NDArray[np.void], None]:
    """Read MGRS references and return the cell of each, even for many texts.

    Parameters
    ----------
    text : str, bytes, or array_like of them
        As for `decode`. A cell outside the grid zone that its reference names is flagged, not refused.
    minimum_precision, polar
        As for `decode`.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused texts: raise an error for the first, or set each to None (in an array, to a row of NaN
        and 0).
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `encode`; only for many texts.

    Returns
    -------
    Cell, list of Cell, numpy.ndarray or pandas.DataFrame
        A cell for one text, a list for a sequence, a structured array for an array. The columns of the array are named
        like the attributes of `Cell`: ``cells["size"]``, ``cells["center"]["latitude"]``. Letters are bytes. A column
        of pandas gives a DataFrame with the index of the column: ``cells["size"]``, ``cells["center_latitude"]``.

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
    cell: Optional[Cell] = fast.mgrs_decode(text, False, minimum_precision, polar, errors, statuses)
    if cell is not None:
        return cell
    limits = for_cells(minimum_precision, polar)
    if is_one(text):
        return _decode_one(text, False, limits, errors, statuses)
    cells: Union[list[Cell], list[Optional[Cell]], NDArray[np.void]] = read_structs(
        library.gn_mgrs_decode_cells_batch,
        slots(text),
        read=_reader(False, limits),
        kind=gn_mgrs_cell,
        make=cell_or_none,
        mode=errors,
        statuses=statuses,
        limits=limits,
    )
    return cells


@overload
def is_valid(text: Text, *, strict: bool = ..., minimum_precision: int = ..., polar: bool = ...) -> bool: ...
@overload
def is_valid(text: Texts, *, strict: bool = ..., minimum_precision: int = ..., polar: bool = ...) -> list[bool]: ...
@overload
def is_valid(text: SupportsColumn, *, strict: bool = ..., minimum_precision: int = ..., polar: bool = ...) -> Any: ...
@overload
def is_valid(
    text: SupportsArray, *, strict: bool = ..., minimum_precision: int = ..., polar: bool = ...
) -> NDArray[np.bool_]: ...
def is_valid(
    text: Union[Text, Texts, SupportsArray],
    *,
    strict: bool = False,
    minimum_precision: int = -1,
    polar: bool = True,
) -> Union[bool, list[bool], NDArray[np.bool_]]:
    """Check whether texts are MGRS references.

    Parameters
    ----------
    text : str, bytes, or array_like of them
        As for `decode`.
    strict, minimum_precision, polar
        As for `decode`.

    Returns
    -------
    bool, list of bool, numpy.ndarray of bool or Series
        Whether `decode` accepts them.

    Examples
    --------
    >>> is_valid("38VMS"), is_valid("38VMS", strict=True), is_valid("here")
    (True, False, False)
    >>> is_valid("BAD"), is_valid("BAD", polar=False), is_valid("BAD", minimum_precision=1)
    (True, False, False)
    """
    limits = for_cells(minimum_precision, polar)
    if is_one(text):
        return is_text(text) and bool(_reader(strict, limits)(encoded(text))[0] == GN_OK)
    column = slots(text)
    statuses = bytearray(column.count)
    _decode_many(column, strict, limits, "mask", statuses)
    result: Union[list[bool], NDArray[np.bool_]] = column.family.flags(bytes(statuses.translate(_IS_OK)))
    return result


# Maps a status to 1 if it is GN_OK, otherwise to 0.
_IS_OK = bytes([1]) + bytes(255)


def _reader(strict: bool, limits: Optional[Limits]) -> Any:
    """Return a function that reads one text."""
    read = partial(read_cell, strict=strict)
    return read if limits is None else limits.refine(read)


def _decode_one(text: Text, strict: bool, limits: Optional[Limits], mode: str, statuses: Any) -> Optional[Cell]:
    cell: Optional[Cell] = read_or_mask(_reader(strict, limits), text, cell_of, mode, statuses)
    return cell


def _decode_many(column: AnySlots, strict: bool, limits: Optional[Limits], mode: str, statuses: Any) -> tuple[Any, Any]:
    function = library.gn_mgrs_decode_strict_batch if strict else library.gn_mgrs_decode_batch
    read = _reader(strict, limits)
    return read_positions(function, column, read, lambda cell: cell.inside, mode, statuses, limits)


def decode_arrays(column: AnySlots) -> tuple[Any, Any]:
    """Read texts as columns of latitudes and longitudes; mask refused texts."""
    return _decode_many(column, False, None, "mask", None)
