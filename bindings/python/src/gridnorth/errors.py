# SPDX-License-Identifier: MIT
"""What is raised when a call is refused: one class for each status of the C library.

Every class is a :class:`GridNorthError`, which is a :class:`ValueError`. A class is named after its status:
``GN_MGRS_ROW`` is :class:`MgrsRowError`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, Optional

from ._library import GN_STATUS_LIMIT, library

if TYPE_CHECKING:
    from .position import Position


class GridNorthError(ValueError):
    """A call that is refused.

    Attributes
    ----------
    status : int
        The number of the status: ``GN_LATITUDE`` is 33. Of the class, so ``LatitudeError.status`` can be compared with
        the status bytes of a batch.
    name : str
        The name of the status in the C library, ``"GN_LATITUDE"``.
    offset : int or None
        Where in the text the refused part begins: in characters of a ``str``, in bytes of ``bytes``. None if there is
        no text.
    row : int or None
        The first row that is refused, counted from 0 in the order of memory; None for a scalar, or if the whole call is
        refused.
    count : int
        How many rows are refused; 0 where `row` is None.
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
                raise TypeError(f"{status} is no status, or has its class already")
            cls.status = status
            cls.name = name.decode()
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
        Of a reference in four fields (`mgrs.complete_fields`): the one that is refused, where `offset` counts.
    """

    def __init__(self, message: str = "", *, field: Optional[int] = None, **place: Any) -> None:
        super().__init__(message, **place)
        self.field = field


class AmbiguousError(TextError):
    """A text with more than one meaning, where one was asked for. No status of the C library: it gives all meanings.

    Attributes
    ----------
    candidates : list of position.Position
        What the text can mean, the best first.
    """

    def __init__(self, message: str = "", *, candidates: Sequence[Position] = (), **place: Any) -> None:
        super().__init__(message, **place)
        self.candidates = list(candidates)


class PartialError(GridNorthError, status=1):
    """Some rows of a batch were refused. Never raised: the error of the first such row is."""


class NullError(GridNorthError, status=16):
    """A pointer is null. Never raised by this package."""


class BufferTooSmallError(GridNorthError, status=17):
    """A result has no room. Never raised by this package."""


class StrideError(GridNorthError, status=18):
    """A stride is too small. Never raised by this package."""


class NotFiniteError(NumberError, status=32):
    """A number is NaN or infinite."""


class LatitudeError(NumberError, status=33):
    """The latitude lies outside [-90, 90] degrees."""


class PrecisionError(NumberError, status=34):
    """The reference has no such precision."""


class ZoneError(NumberError, status=35):
    """No such zone."""


class HemisphereError(NumberError, status=36):
    """The hemisphere is neither 1 (north) nor -1 (south)."""


class EastingError(NumberError, status=37):
    """The easting lies outside the grid."""


class NorthingError(NumberError, status=38):
    """The northing lies outside the grid."""


class TooFarError(NumberError, status=39):
    """The position is too far from the zone or the pole of the grid."""


class EpsgError(NumberError, status=40):
    """The EPSG code is not one of WGS 84 UTM or UPS."""


class FormError(NumberError, status=41):
    """No such form of writing a position, or not for this call."""


class StyleError(GridNorthError, status=42):
    """A style, a symbol or a separator without meaning, or one that could not be read again."""


class AltitudeError(NumberError, status=43):
    """The altitude lies outside -1,000,000 ... 1,000,000,000 metres."""


class DigitsError(NumberError, status=44):
    """The number of significant digits lies outside 0 ... 15."""


class MeasureError(NumberError, status=45):
    """A length, an area or an angle beyond 1e15 metres, square metres or degrees; 1e16 in a text."""


class ViewError(NumberError, status=48):
    """The south edge of a view lies north of its north edge."""


class ZoomError(NumberError, status=49):
    """The zoom lies outside -4 ... 30."""


class TileSizeError(NumberError, status=50):
    """The tile size is neither 512 nor 256."""


class OptionsSizeError(GridNorthError, status=51):
    """The options are not those of this library. Never raised by this package."""


class ContentError(NumberError, status=52):
    """The content holds a bit without meaning."""


class ToleranceError(NumberError, status=53):
    """The tolerance is not a positive number in its range, or its unit is unknown."""


class MarginError(NumberError, status=54):
    """The margin lies outside 0 ... 4096 pixels."""


class SpacingError(NumberError, status=55):
    """The spacing is not a whole number of metres that divides 100,000."""


class LevelsError(NumberError, status=56):
    """The zooms of the levels do not grow."""


class PixelsError(NumberError, status=57):
    """A number of pixels is negative or too large."""


class StepError(NumberError, status=58):
    """The step between intersections with a reference is 0."""


class UnitError(NumberError, status=59):
    """No such system of units."""


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


class TextEmptyError(TextError, status=64):
    """The text holds nothing but blanks."""


class TextByteError(TextError, status=65):
    """A character that no part of the notation can hold."""


class TextFormError(TextError, status=66):
    """The text has none of the forms that are read."""


class TextNumberError(TextError, status=67):
    """A number is expected here."""


class TextDigitsError(TextError, status=68):
    """The number has too many digits here, or too few, or decimals before the last part."""


class TextSixtyError(TextError, status=69):
    """Minutes and seconds must be below 60."""


class TextSymbolError(TextError, status=70):
    """Another symbol of degrees, minutes or seconds is expected here, or none."""


class TextSignError(TextError, status=71):
    """A sign is missing here, or may not stand here."""


class TextHemisphereError(TextError, status=72):
    """A latitude needs N or S, a longitude E or W, each once."""


class TextIncompleteError(TextError, status=73):
    """More is expected where the text ends."""


class TextRestError(TextError, status=74):
    """The end of the text is expected here."""


class TextCrsError(TextError, status=75):
    """The coordinate reference system must be WGS 84."""


class TextUnitError(TextError, status=76):
    """A unit is expected here, one that is known."""


class TextCommaError(TextError, status=77):
    """A comma that may part two numbers or be a decimal comma."""


class TextLetterError(TextError, status=78):
    """A letter is expected here, one that the notation has in this place."""


class MgrsZoneError(TextError, status=80):
    """The zone number is missing or not 1 ... 60."""


class MgrsBandError(TextError, status=81):
    """The latitude band is missing or not one of C-H, J-N, P-X (A, B, Y, Z without a zone)."""


class MgrsGridZoneError(TextError, status=82):
    """The band exists, but not in this zone: 32X, 34X, 36X."""


class MgrsColumnError(TextError, status=83):
    """The column letter is missing or not one that this zone has."""


class MgrsRowError(TextError, status=84):
    """The row letter is missing or not one that this zone has."""


class MgrsSquareError(TextError, status=85):
    """No such 100 km square here."""


class MgrsOddDigitsError(TextError, status=86):
    """Easting and northing do not have the same number of digits."""


class MgrsTooManyDigitsError(TextError, status=87):
    """More digits an axis than the precision allows; 11 at most."""


class MgrsBandOfNeighbourError(TextError, status=88):
    """Refused because of ``strict``: the cell lies in the neighbouring band."""


class MgrsOverhangsZoneError(TextError, status=89):
    """Refused because of ``strict``: the cell lies beyond the border of its zone."""


class DistanceError(NumberError, status=96):
    """The distance is more than 1e12 metres, or negative where it must not be."""


class RadiusError(NumberError, status=97):
    """The radius is not more than 0 and at most 19,970,000 metres, or the inner one not smaller."""


class WidthError(NumberError, status=98):
    """The angular width lies outside 0 ... 360 degrees."""


class VerticesError(NumberError, status=99):
    """The number of vertices lies outside 3 ... 1,000,000."""


class PlacementError(NumberError, status=100):
    """No such placement of vertices, meaning of an azimuth or form of longitudes."""


class DecimalsError(NumberError, status=101):
    """The number of decimals is negative, or more than can be written."""


class PropertiesError(GridNorthError, status=102):
    """The properties are not a JSON object."""


class CountError(NumberError, status=103):
    """Too few points, or none."""


class RingsError(GridNorthError, status=104):
    """The rings do not hold the points. Never raised by this package."""


class CrossingsError(GridNorthError, status=105):
    """A polygon crosses the antimeridian more than 256 times."""


def name_of(status: int) -> str:
    """Give the name of a status: 33 is ``"GN_LATITUDE"``.

    Parameters
    ----------
    status : int
        A status, as batches write them into ``statuses``; 0 is ``"GN_OK"``.

    Returns
    -------
    str
        The name that the status has in the C library; empty for a number that is no status.
    """
    name: Optional[bytes] = library.gn_status_name(status) if 0 <= status < GN_STATUS_LIMIT else None
    return name.decode() if name else ""


def class_of(status: int) -> type[GridNorthError]:
    """Give the class that stands for a status.

    Parameters
    ----------
    status : int
        A status other than 0.

    Returns
    -------
    type
        The class; `GridNorthError` for a number that is no status.
    """
    return _classes.get(status, GridNorthError)


def _sentence(status: int) -> str:
    text: Optional[bytes] = library.gn_status_text(status) if 0 <= status < GN_STATUS_LIMIT else None
    return text.decode() if text else f"unknown status {status}"


def refuse(status: int, subject: str, offset: Optional[int] = None, **facts: Any) -> NoReturn:
    """Raise the error of a status; `subject` shows what was refused, `facts` are what its class tells besides."""
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


__all__ = ["AmbiguousError", "GridNorthError", "NumberError", "TextError", "class_of", "name_of"]
__all__ += [_class.__name__ for _class in _classes.values()]
