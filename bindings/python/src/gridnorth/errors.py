# SPDX-License-Identifier: MIT
"""The exceptions for refused calls: one class for each status of the C library.

Every class is a :class:`GridNorthError`, which is a :class:`ValueError`. A class is named after its status:
``GN_ERROR_MGRS_ROW`` is :class:`MgrsRowError`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NoReturn, Optional

from ._errors.classes import *  # noqa: F403
from ._errors.classes import CLASSES, GridNorthError, NumberError, TextError, sentence
from ._errors.missing import MISSING
from ._errors.statuses import *  # noqa: F403
from ._errors.statuses import NotFiniteError, TextEmptyError
from ._native.library import GN_STATUS_LIMIT, library
from ._typing.public import own


class MissingError(NotFiniteError, TextEmptyError):
    """A value is missing: None, NaN, the NA of pandas, a masked value of numpy or a null of Arrow.

    The C library gets NaN for a missing number and an empty text for a missing text, so this class derives from both
    errors.
    """

    status = MISSING
    name = "MISSING"


CLASSES[MISSING] = MissingError

__all__ = ["GridNorthError", "NumberError", "TextError", "class_of", "name_of", "reasons_of"]
__all__ += [each.__name__ for each in CLASSES.values()]


def name_of(status: int) -> str:
    """Return the name of a status: 33 is ``"GN_ERROR_LATITUDE"``.

    Parameters
    ----------
    status : int
        A status, as in the ``statuses`` of a batch; 0 is ``"GN_OK"``.

    Returns
    -------
    str
        The name of the status in the C library; empty for a number that is not a status.
    """
    name: Optional[bytes] = library.gn_status_name(status) if 0 <= status < GN_STATUS_LIMIT else None
    if status == MISSING:
        return MissingError.name
    return name.decode() if name else ""


def class_of(status: int) -> type[GridNorthError]:
    """Return the exception class of a status.

    Parameters
    ----------
    status : int
        A status other than 0.

    Returns
    -------
    type
        The class; `GridNorthError` for a number that is not a status.
    """
    return CLASSES.get(status, GridNorthError)


def reasons_of(statuses: Iterable[int]) -> dict[int, str]:
    """Return the refused rows of a batch, each with a sentence that says why.

    Parameters
    ----------
    statuses : iterable of int
        The ``statuses`` of a batch.

    Returns
    -------
    dict of int to str
        The sentence of each refused row, by the number of the row, counted from 0.

    Examples
    --------
    >>> reasons_of([0, 33])
    {1: 'The latitude lies outside -90 to 90 degrees.'}
    """
    return {row: sentence(int(status)) for row, status in enumerate(statuses) if status}


def refuse(status: int, subject: str, offset: Optional[int] = None, **facts: Any) -> NoReturn:
    """Raise the error of a status; `subject` shows what was refused, `facts` are further attributes of its class."""
    raise class_of(status)(_message(status, subject, offset), offset=offset, **facts)


def refuse_row(status: int, subject: str, offset: Optional[int] = None, *, row: int, count: int, rows: int) -> NoReturn:
    """Raise the error of `row`, the first of `count` rows that a batch of `rows` refused."""
    message = f"row {row}: {_message(status, subject, offset)}"
    if count > 1:
        message += f" (and {count - 1} more of {rows} rows)"
    raise class_of(status)(message, offset=offset, row=row, count=count)


def _message(status: int, subject: str, offset: Optional[int]) -> str:
    if not subject:
        return sentence(status)
    place = "" if offset is None else f"offset {offset} of "
    return f"{sentence(status)} ({place}{subject})"


own(globals())
