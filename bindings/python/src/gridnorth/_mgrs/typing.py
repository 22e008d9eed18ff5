# SPDX-License-Identifier: MIT
"""Helps users type MGRS references."""

from __future__ import annotations

import enum
import math
from ctypes import byref, c_int32, c_size_t
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Optional

from .. import errors as _errors
from .._columns.inputs import integer
from .._columns.reading import attempt, refuse_text
from .._columns.texts import one_text, place_in, shown_text
from .._native.library import GN_OK, GN_TYPING_COMPLETE, GN_TYPING_COMPLETED, gn_mgrs_typing, gn_point, library
from .cell import Cell, cell_of

if TYPE_CHECKING:
    from .._typing.aliases import Text


class Field(enum.IntEnum):
    """The field of a reference that receives the next character."""

    #: The zone number or the letter of a polar zone.
    ZONE = 1
    BAND = 2
    COLUMN = 3
    ROW = 4
    EASTING = 5
    NORTHING = 6
    #: Nothing more can be typed.
    END = 7


@dataclass(frozen=True)
class Typing:
    """The state of a reference that is being typed.

    Attributes
    ----------
    next : str
        The characters that may come next, each once: first ``0`` ... ``9``, then ``A`` ... ``Z``.
    field : Field
        The field that receives the next character.
    is_complete : bool
        Whether the text is already a reference with a square.
    text : str or None
        The completed reference, with missing parts taken from the position of the device; None if it cannot be
        completed.
    cell : Cell or None
        The cell of the completed reference.
    distance : float or None
        Meters from the position of the device to the center of `cell`; None if either is missing.
    azimuth : float or None
        The direction from the device to the center, degrees in (-180, 180]; None if either is missing.
    """

    next: str
    field: Field
    is_complete: bool
    text: Optional[str]
    cell: Optional[Cell]
    distance: Optional[float]
    azimuth: Optional[float]


def typing(text: Text, reference: Optional[tuple[float, float]] = None, precision: int = 5) -> Typing:
    """Help a user type a reference: find the characters that may come next, and complete the text typed so far.

    Parameters
    ----------
    text : str or bytes
        The text typed so far: upper or lower case, blanks and tabs between the parts; may be empty.
    reference : Point or tuple of two floats, optional
        The position of the device: latitude and longitude, in degrees. With a position, references may be abbreviated:
        a square and digits, or digits alone, mean the nearest such cell, in the zone of `reference` or in another one.
    precision : int, default 5
        The largest number of digits per axis, 0 ... 11.

    Returns
    -------
    Typing
        The characters that may come next, the field, and the completed reference.

    Raises
    ------
    TextError
        No further characters can make the text a reference; the class says why, ``offset`` where.
    LatitudeError, NotFiniteError
        The position of the device is refused.
    PrecisionError
        The precision lies outside 0 ... 11.

    Notes
    -----
    References are those that `decode` accepts with ``strict``. Only characters of existing cells may come next: never
    band X in zone 32, nor a column or a row that the grid zone does not have.

    Examples
    --------
    >>> typed = typing("32")
    >>> typed.next, typed.field.name
    ('CDEFGHJKLMNPQRSTUVW', 'BAND')
    >>> typing("31V").next, typing("31VD").is_complete
    ('CD', False)
    >>> nearest = typing("4825 1195", reference=(48.85, 2.30))
    >>> nearest.text, nearest.is_complete, round(nearest.distance)
    ('31UDQ48251195', False, 1017)
    >>> typing("32X")
    Traceback (most recent call last):
        ...
    gridnorth.errors.MgrsGridZoneError: There is no such grid zone: 32X, 34X and 36X do not exist. (offset 2 of '32X')
    """
    read = one_text(text)
    precision = integer(precision, "precision", _errors.PrecisionError)
    status, state, offset = attempt(library.gn_mgrs_type, read, gn_mgrs_typing(), _device(reference), precision)
    if status in _REFUSED_NUMBERS:
        _errors.refuse(status, f"reference {reference}, precision {precision}")
    if status != GN_OK:
        refuse_text(status, text, offset)
    return _typing_of(state)


def typing_fields(
    zone: Text = "",
    square: Text = "",
    easting: Text = "",
    northing: Text = "",
    reference: Optional[tuple[float, float]] = None,
) -> Typing:
    """Help a user type a reference into four fields.

    Parameters
    ----------
    zone : str or bytes, default ""
        Zone and band, "32V"; the letter of a polar zone; "32" for any band of that zone; empty for the nearest zone.
    square : str or bytes, default ""
        The two letters of a square; empty for the nearest one.
    easting, northing : str or bytes, default ""
        Up to 11 digits each. The shorter number is padded with zeros on the right: 5 and 86 are 50 and 86.
    reference : Point or tuple of two floats, optional
        The position of the device: latitude and longitude, in degrees.

    Returns
    -------
    Typing
        As for `typing`; ``field`` and ``next`` refer to the last field that is not empty, or to the one after it if
        that field is full.

    Raises
    ------
    TextError
        No further characters can make the fields a reference; the class says why, ``field`` and ``offset`` where.
    LatitudeError, NotFiniteError
        The position of the device is refused.

    Examples
    --------
    >>> typing_fields("31U", "DQ", "48", "1").text
    '31UDQ4810'
    >>> typing_fields(easting="48", northing="11", reference=(48.85, 2.30)).text
    '31UDQ4811'
    """
    texts = {"zone": zone, "square": square, "easting": easting, "northing": northing}
    fields = [one_text(text) for text in texts.values()]
    state, refused, offset = gn_mgrs_typing(), c_int32(), c_size_t()
    status = library.gn_mgrs_type_fields(
        *(argument for field in fields for argument in (field, len(field))),
        _device(reference),
        byref(state),
        byref(refused),
        byref(offset),
    )
    if status in _REFUSED_NUMBERS:
        _errors.refuse(status, f"reference {reference}")
    if status != GN_OK:
        name = _FIELDS[Field(refused.value)]
        place = place_in(texts[name], offset.value)
        _errors.refuse(status, f"{name} {shown_text(texts[name])}", place, field=Field(refused.value))
    return _typing_of(state)


# Statuses that refuse a number, not a text.
_REFUSED_NUMBERS = (_errors.NotFiniteError.status, _errors.LatitudeError.status, _errors.PrecisionError.status)


# The index, among the four texts, of the text that contains a field.
_FIELDS = {
    Field.ZONE: "zone",
    Field.BAND: "zone",
    Field.COLUMN: "square",
    Field.ROW: "square",
    Field.EASTING: "easting",
    Field.NORTHING: "northing",
}


# The characters for the bits of gn_mgrs_typing.next.
_CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def _device(reference: Optional[tuple[float, float]]) -> Any:
    """Return the position of the device as an argument for the library."""
    if reference is None:
        return None
    latitude, longitude = reference
    return byref(gn_point(latitude, longitude))


def _typing_of(state: gn_mgrs_typing) -> Typing:
    has_cell = bool(state.flags & GN_TYPING_COMPLETED)
    has_place = has_cell and not math.isnan(state.distance)
    return Typing(
        next="".join(character for bit, character in enumerate(_CHARACTERS) if state.next >> bit & 1),
        field=Field(state.field),
        is_complete=bool(state.flags & GN_TYPING_COMPLETE),
        text=state.text.decode("ascii") if has_cell else None,
        cell=cell_of(state.cell) if has_cell else None,
        distance=state.distance if has_place else None,
        azimuth=state.azimuth if has_place else None,
    )
