# SPDX-License-Identifier: MIT
"""The exceptions for refused calls: one class for each status of the C library.

Every class is a :class:`GridNorthError`, which is a :class:`ValueError`. A class is named after its status:
``GN_ERROR_MGRS_ROW`` is :class:`MgrsRowError`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, Optional

from ._library import GN_STATUS_LIMIT, library
from ._missing import MISSING

if TYPE_CHECKING:
    from .position import Position


class GridNorthError(ValueError):
    """A call was refused.

    Attributes
    ----------
    status : int
        The number of the status: ``GN_ERROR_LATITUDE`` is 33. It belongs to the class, so ``LatitudeError.status`` can
        be compared with the status bytes of a batch.
    name : str
        The name of the status in the C library, ``"GN_ERROR_LATITUDE"``.
    offset : int or None
        Where in the text the refused part begins: in characters of a ``str``, in bytes of ``bytes``. None if there is
        no text.
    row : int or None
        The first refused row, counted from 0 in memory order; None for a scalar, or if the whole call is refused.
    count : int
        The number of refused rows; 0 if `row` is None.
    """

    status: ClassVar[int] = -1
    name: ClassVar[str] = ""

    def __init__(
        self, message: str = "", *, offset: Optional[int] = None, row: Optional[int] = None, count: int = 0
    ) -> None:
        super().__init__(message or _sentence(self.status))
        self.offset = offset
        self.row = row
        self.count = count

    def __init_subclass__(cls, *, status: Optional[int] = None) -> None:
        if status is not None:
            name = library.gn_status_name(status)
            if name is None or status in _classes:
                raise TypeError(f"{status} is not a status, or already has a class")
            cls.status = status
            cls.name = name.decode()
            cls.__module__ = __name__
            _classes[status] = cls

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.args, self.__dict__


_classes: dict[int, type[GridNorthError]] = {}


class NumberError(GridNorthError):
    """A number that cannot be used."""


class TextError(GridNorthError):
    """A text that cannot be read, or that names nothing; `offset` says where.

    Attributes
    ----------
    field : mgrs.Field or None
        The refused field of a reference in four fields (`mgrs.typing_fields`), to which `offset` refers.
    """

    def __init__(self, message: str = "", *, field: Optional[int] = None, **place: Any) -> None:
        super().__init__(message, **place)
        self.field = field


class TextAmbiguousError(TextError, status=79):
    """A text has more than one meaning, but one was expected.

    Attributes
    ----------
    candidates : list of position.Position
        The meanings of the text, the best first; empty for a row of many texts.
    """

    def __init__(self, message: str = "", *, candidates: Sequence[Position] = (), **place: Any) -> None:
        super().__init__(message, **place)
        self.candidates = list(candidates)


class TooManyVerticesError(NumberError, status=60):
    """The drawing would have more vertices and labels than the options allow.

    Attributes
    ----------
    needed : int
        A ``max_vertices`` that suffices.
    """

    def __init__(self, message: str = "", *, needed: int = 0, **place: Any) -> None:
        super().__init__(message, **place)
        self.needed = needed


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
    return _classes.get(status, GridNorthError)


def _sentence(status: int) -> str:
    if status == MISSING:
        return "A value is missing."
    text: Optional[bytes] = library.gn_status_text(status) if 0 <= status < GN_STATUS_LIMIT else None
    return text.decode() if text else f"unknown status {status}"


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
        return _sentence(status)
    place = "" if offset is None else f"offset {offset} of "
    return f"{_sentence(status)} ({place}{subject})"


# A class for each status, generated from the description of the API. They build on the classes above.
from ._statuses import *  # noqa: E402, F403
from ._statuses import NotFiniteError, TextEmptyError  # noqa: E402


class MissingError(NotFiniteError, TextEmptyError):
    """A value is missing: None, NaN, the NA of pandas, a masked value of numpy or a null of Arrow.

    A missing number is a NaN for the C library, a missing text an empty one. So this class is also one of theirs.
    """

    status = MISSING
    name = "MISSING"


_classes[MISSING] = MissingError
MissingError.__module__ = __name__

__all__ = ["GridNorthError", "NumberError", "TextError", "class_of", "name_of"]
__all__ += [_class.__name__ for _class in _classes.values()]
