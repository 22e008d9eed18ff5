# SPDX-License-Identifier: MIT
"""Reads positions from texts, in any form."""

from __future__ import annotations

from ctypes import c_size_t
from typing import TYPE_CHECKING, Any, Literal, Optional, Union, overload

from .. import errors as _errors
from .._columns.limits import Limits, for_positions
from .._columns.members import member
from .._columns.reading import attempt, check_one, missing_or_mask, read_structs, refuse_text
from .._columns.texts import encoded, is_one, is_text, one_text, shown_text, slots
from .._native.library import (
    GN_FORM_ANY,
    GN_OK,
    GN_PARSE_BANDS,
    GN_PARSE_HEMISPHERES,
    GN_PARSE_LONGITUDE_FIRST,
    GN_PARSE_STRICT,
    GN_POSITION_CANDIDATES,
    gn_position,
    library,
)
from .value import Form, Position, position_of, position_or_none

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from .._typing.aliases import Errors, FormName, StatusBuffer, SupportsArray, SupportsColumn, Text, Texts


@overload
def parse(
    text: Text,
    form: Union[int, FormName, None] = ...,
    *,
    bands: Optional[bool] = ...,
    longitude_first: bool = ...,
    strict: bool = ...,
    minimum_precision: int = ...,
    polar: bool = ...,
    errors: Literal["raise"] = ...,
) -> Position: ...
@overload
def parse(
    text: Text,
    form: Union[int, FormName, None] = ...,
    *,
    bands: Optional[bool] = ...,
    longitude_first: bool = ...,
    strict: bool = ...,
    minimum_precision: int = ...,
    polar: bool = ...,
    errors: Errors,
) -> Optional[Position]: ...
@overload
def parse(
    text: Texts,
    form: Union[int, FormName, None] = ...,
    *,
    bands: Optional[bool] = ...,
    longitude_first: bool = ...,
    strict: bool = ...,
    minimum_precision: int = ...,
    polar: bool = ...,
    errors: Literal["raise"] = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> list[Position]: ...
@overload
def parse(
    text: Texts,
    form: Union[int, FormName, None] = ...,
    *,
    bands: Optional[bool] = ...,
    longitude_first: bool = ...,
    strict: bool = ...,
    minimum_precision: int = ...,
    polar: bool = ...,
    errors: Errors,
    statuses: Optional[StatusBuffer] = ...,
) -> list[Optional[Position]]: ...
@overload
def parse(
    text: SupportsColumn,
    form: Union[int, FormName, None] = ...,
    *,
    bands: Optional[bool] = ...,
    longitude_first: bool = ...,
    strict: bool = ...,
    minimum_precision: int = ...,
    polar: bool = ...,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> Any: ...
@overload
def parse(
    text: SupportsArray,
    form: Union[int, FormName, None] = ...,
    *,
    bands: Optional[bool] = ...,
    longitude_first: bool = ...,
    strict: bool = ...,
    minimum_precision: int = ...,
    polar: bool = ...,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> NDArray[np.void]: ...
def parse(
    text: Union[Text, Texts, SupportsArray],
    form: Union[int, FormName, None] = None,
    *,
    bands: Optional[bool] = None,
    longitude_first: bool = False,
    strict: bool = False,
    minimum_precision: int = -1,
    polar: bool = True,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
) -> Union[Position, list[Position], list[Optional[Position]], NDArray[np.void], None]:
    r"""Read positions from texts with one meaning each.

    Parameters
    ----------
    text : str, bytes, or array_like of them
        Texts with the usual symbols, ASCII or not; upper or lower case, perhaps with blanks around them. Bytes are
        UTF-8. None, NaN and the missing values of numpy,
        pandas and Arrow are missing texts. In an array of bytes, a text ends at its first zero byte.
    form : Form or its name in lower case, or None; default None
        The only form to read: `Form.UTM` or ``"utm"``, for example, which is UPS near the poles; None: any form.
    bands : bool or None, default None
        The meaning of a letter after a UTM zone that could be a band or a hemisphere, as in "38S 444140 3684706". True:
        a band, never a hemisphere; False: a hemisphere; None: refuse such a text.
    longitude_first : bool, default False
        The longitude comes first, unless letters say otherwise.
    strict : bool, default False
        Refuse texts that would be flagged: a minus beside S or W, cells beyond their grid zone or band, another
        reference system. ISO 6709 must end with a slash, and a geo URI must follow RFC 5870: no blanks, no query.
    minimum_precision : int, default -1
        Refuse MGRS references with fewer digits per axis, as `mgrs.decode` does.
    polar : bool, default True
        Whether to accept polar MGRS references, which begin with a letter.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused and missing texts: raise an error for the first, or set each to None (in an array, to a
        row of NaN and 0; in Arrow, to null).
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`; only for many texts.

    Returns
    -------
    Position, list of Position, numpy.ndarray or pandas.DataFrame
        The position, the form of the text, and its other contents. A `Position` for one text, a list for a sequence, a
        structured array for an array. The columns of the array are named like the attributes of `Position`:
        ``read["point"]["latitude"]``. A column of pandas gives a DataFrame with the index of the column: its columns
        are ``read["latitude"]``, ``read["longitude"]``, ``read["utm_easting"]`` and so on. Facts that a text does not
        give are 0 in arrays and in a DataFrame: `flags` says whether there is an altitude, `form` whether there is a
        `utm`.

    Raises
    ------
    TextAmbiguousError
        A text has more than one meaning; ``candidates`` has all of them, but is empty for a row of many texts.
    TextError
        A text is refused, and `errors` is ``"raise"``; the class says why, ``offset`` where.
    LatitudeError, EastingError, NorthingError
        A number in the text is out of range; ``offset`` is its place.
    FormError
        There is no such form.

    Notes
    -----
    Nothing is guessed. Letters or words give the hemispheres and say which coordinate is the latitude; without them the
    latitude comes first. "4530N 01030E" is 45°30′, 10°30′; without letters, "0045 00030" has two meanings. Only the
    last number may have decimals. Minutes cannot be "60", but "60.0" is read. "12,5,13,5" is refused. "-23.3 S" is
    north, with `Flags.DOUBLE_SIGN`.

    Examples
    --------
    >>> position = parse("18T 585628 4511322")
    >>> position.utm
    Utm(easting=585628.0, northing=4511322.0, zone=18, hemisphere=<Hemisphere.NORTH: 1>)
    >>> parse("geo:27.9881,86.925,8848;u=10").altitude, parse("27.9881 86.925").precision
    (8848.0, 11.1...)
    >>> parse("38S 444140 3684706")
    Traceback (most recent call last):
        ...
    gridnorth.errors.TextAmbiguousError: The text has 2 meanings. ('38S 444140 3684706')
    >>> parse("38S 444140 3684706", bands=True).point
    Point(latitude=33.29999..., longitude=44.39999...)
    >>> parse("48°51′60″N 2°17′40″E")
    Traceback (most recent call last):
        ...
    gridnorth.errors.TextSixtyError: Minutes and seconds must be below 60. (offset 6 of '48°51′60″N 2°17′40″E')
    >>> [position and position.point for position in parse(["40°30′N 75°W", "38S 444140 3684706"], errors="mask")]
    [Point(latitude=40.5, longitude=-75.0), None]
    """
    asked, flags = _wishes(form, bands, longitude_first, strict)
    limits = for_positions(minimum_precision, polar, asked, flags)
    if not is_one(text):
        many: Union[list[Position], list[Optional[Position]], NDArray[np.void]] = _parse_many(
            text, asked, flags, limits, errors, statuses
        )
        return many
    check_one(errors, statuses)
    if not is_text(text):
        missing_or_mask(text, errors)
        return None
    status, found, offset = _read(encoded(text), asked, flags)
    if status == GN_OK and len(found) == 1:
        if limits is not None:
            status, _, offset = limits.refine(lambda _: (GN_OK, found[0], offset))(encoded(text))
        if status == GN_OK:
            return position_of(found[0])
    if errors == "mask" and status != _errors.FormError.status:
        return None
    meanings = _meanings(text, asked, status, found, offset)
    message = f"The text has {len(meanings)} meanings. ({shown_text(text)})"
    raise _errors.TextAmbiguousError(message, candidates=meanings)


def candidates(
    text: Text,
    form: Union[int, FormName, None] = None,
    *,
    bands: Optional[bool] = None,
    longitude_first: bool = False,
    strict: bool = False,
) -> list[Position]:
    """Read all meanings of a text.

    Parameters
    ----------
    text : str or bytes
        As for `parse`.
    form : Form or its name in lower case, or None; default None
        As for `parse`.
    bands : bool or None, default None
        As for `parse`, except that None returns both meanings of such a text.
    longitude_first : bool, default False
        As for `parse`.
    strict : bool, default False
        As for `parse`.

    Returns
    -------
    list of Position
        One or more meanings, the best first.

    Raises
    ------
    TextError, LatitudeError, EastingError, NorthingError, FormError
        As for `parse`.

    Examples
    --------
    >>> [meaning.utm.hemisphere.name for meaning in candidates("38S 444140 3684706")]
    ['SOUTH', 'NORTH']
    >>> [meaning.utm.hemisphere.name for meaning in candidates("18T 585628 4511322")]
    ['NORTH']
    """
    read = one_text(text)
    asked, flags = _wishes(form, bands, longitude_first, strict)
    return _meanings(text, asked, *_read(read, asked, flags))


def _wishes(form: Any, bands: Optional[bool], longitude_first: bool, strict: bool) -> tuple[int, int]:
    """Return form and flags as arguments for the library."""
    asked = GN_FORM_ANY if form is None else member(Form, form, "form", _errors.FormError)
    letter = 0 if bands is None else GN_PARSE_BANDS if bands else GN_PARSE_HEMISPHERES
    wishes = (longitude_first, GN_PARSE_LONGITUDE_FIRST), (strict, GN_PARSE_STRICT)
    return asked, sum((flag for wish, flag in wishes if wish), letter)


def _read(text: bytes, form: int, flags: int) -> tuple[int, list[gn_position], int]:
    """Return the status, the meanings and the error offset of a text."""
    found = (gn_position * GN_POSITION_CANDIDATES)()
    status, count, offset = attempt(
        library.gn_position_parse, text, c_size_t(), form, flags, found, GN_POSITION_CANDIDATES
    )
    return status, found[: count.value], offset


def _meanings(text: Text, form: int, status: int, found: list[gn_position], offset: int) -> list[Position]:
    """Return the meanings of a text that has been read; raise an error if there are none."""
    if status == _errors.FormError.status:
        _errors.refuse(status, f"form {form}")
    if status != GN_OK:
        refuse_text(status, text, offset)
    return [position_of(position) for position in found]


def _parse_many(texts: Any, form: int, flags: int, limits: Optional[Limits], mode: str, statuses: Any) -> Any:
    def read(text: bytes) -> tuple[int, Optional[gn_position], Optional[int]]:
        status, found, offset = _read(text, form, flags)
        if status != GN_OK:
            return status, None, offset
        # The error has no offset, because the whole text is ambiguous.
        return (GN_OK, found[0], None) if len(found) == 1 else (_errors.TextAmbiguousError.status, None, None)

    return read_structs(
        library.gn_position_parse_batch,
        slots(texts, utf8=True),
        form,
        flags,
        read=read if limits is None else limits.refine(read),
        kind=gn_position,
        make=position_or_none,
        mode=mode,
        statuses=statuses,
        call=f"form {form}",
        limits=limits,
    )
