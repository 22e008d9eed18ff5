# SPDX-License-Identifier: MIT
"""The base class of all exceptions, and the exceptions that hold more than a status."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Optional

from .._native.library import GN_STATUS_LIMIT, library
from .missing import MISSING

if TYPE_CHECKING:
    from ..position import Position

__all__ = ["GridNorthError", "NumberError", "TextAmbiguousError", "TextError", "TooManyVerticesError"]


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
        The place in the text where the refused part begins, in characters of a ``str`` or in bytes of ``bytes``. None
        if there is no text.
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
        super().__init__(message or sentence(self.status))
        self.offset = offset
        self.row = row
        self.count = count

    def __init_subclass__(cls, *, status: Optional[int] = None) -> None:
        if status is not None:
            name = library.gn_status_name(status)
            if name is None or status in CLASSES:
                raise TypeError(f"{status} is not a status, or already has a class")
            cls.status = status
            cls.name = name.decode()
            CLASSES[status] = cls

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.args, self.__dict__


#: The class of each status.
CLASSES: dict[int, type[GridNorthError]] = {}


class NumberError(GridNorthError):
    """A number cannot be used."""


class TextError(GridNorthError):
    """A text cannot be read, or names nothing that exists; `offset` says where.

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


def sentence(status: int) -> str:
    """Return the library's sentence for a status."""
    if status == MISSING:
        return "A value is missing."
    text: Optional[bytes] = library.gn_status_text(status) if 0 <= status < GN_STATUS_LIMIT else None
    return text.decode() if text else f"unknown status {status}"
