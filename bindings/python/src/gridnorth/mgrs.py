# SPDX-License-Identifier: MIT
"""References of the Military Grid Reference System: write them, read them, check them, help to type them.

`encode`, `decode` and `is_valid` take one value or many: numpy arrays (and columns of pandas, polars and Arrow) give
numpy arrays, lists and other sequences give lists.
"""

from __future__ import annotations

import ctypes
import enum
import math
from ctypes import byref, c_char, c_double, c_int32, c_size_t
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Optional, Union, overload

from . import errors as _errors
from ._columns import Arrays, columns_of, columns_of_sequences, double, integer
from ._library import (
    GN_MGRS_CAPACITY,
    GN_MGRS_GRID_ZONE_ONLY,
    GN_OK,
    GN_PARTIAL,
    GN_TYPING_COMPLETE,
    GN_TYPING_COMPLETED,
    gn_bounds,
    gn_mgrs_cell,
    gn_mgrs_typing,
    gn_point,
    gn_utm,
    library,
)
from ._room import fitted
from ._rows import Rows
from ._texts import Slots, as_str, encoded, is_text, one_text, place_in, shown_text, slots
from ._values import Bounds, Point, Utm, bounds_of, point_of, utm_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ._types import Errors, FloatArray, Numbers, NumbersOrArray, StatusBuffer, SupportsArray, Text, Texts

__all__ = [
    "GRID_ZONE_ONLY",
    "Cell",
    "Completion",
    "Field",
    "Flags",
    "Outline",
    "complete",
    "complete_fields",
    "decode",
    "encode",
    "encode_utm",
    "is_valid",
    "outline",
]

#: The precision that names the grid zone alone: "31N".
GRID_ZONE_ONLY = GN_MGRS_GRID_ZONE_ONLY


class Flags(enum.IntFlag):
    """What is remarkable about a cell."""

    #: No part of the cell lies in the band that the text names. Refused by ``strict``.
    BAND_OF_NEIGHBOUR = 1
    #: No part of the cell lies in the zone that the text names. Refused by ``strict``.
    OVERHANGS_ZONE = 2
    #: The border of the grid zone runs through the cell.
    CUT = 4


@dataclass(frozen=True)
class Cell:
    """The cell that a reference names.

    Attributes
    ----------
    center : Point
        The middle of the whole cell, in degrees; of the grid zone, at precision -1.
    south_west : Point
        Its corner with the smallest easting and northing, in degrees; the smallest latitude and longitude, at
        precision -1.
    inside : Point
        The centre if it lies in the grid zone, else a point of the part of the cell that does. It encodes back to the
        same reference, unless the cell is flagged.
    utm_center, utm_south_west : Utm
        The same centre and corner on the grid, in metres.
    size : float
        Length of a side, in metres; 0 at precision -1.
    zone : int
        1 ... 60; 0 is UPS.
    band : str
        The band letter; A, B, Y or Z near the poles.
    column, row : str
        The letters of the 100 km square; empty at precision -1.
    precision : int
        Digits an axis, 0 ... 11; -1 for a grid zone alone.
    flags : Flags
        What is remarkable about the cell.
    """

    center: Point
    south_west: Point
    inside: Point
    utm_center: Utm
    utm_south_west: Utm
    size: float
    zone: int
    band: str
    column: str
    row: str
    precision: int
    flags: Flags

    @property
    def band_of_neighbour(self) -> bool:
        """No part of the cell lies in the band that the text names."""
        return bool(self.flags & Flags.BAND_OF_NEIGHBOUR)

    @property
    def overhangs_zone(self) -> bool:
        """No part of the cell lies in the zone that the text names."""
        return bool(self.flags & Flags.OVERHANGS_ZONE)

    @property
    def is_cut(self) -> bool:
        """The border of the grid zone runs through the cell."""
        return bool(self.flags & Flags.CUT)


class Outline(NamedTuple):
    """The polygon of a cell.

    Attributes
    ----------
    ring : list of Point
        Its border, closed (the last vertex is the first), counter-clockwise with north up. ``numpy.array(ring)`` has
        latitudes in column 0, longitudes in column 1.
    bounds : Bounds
        The smallest rectangle of meridians and parallels that holds it.
    inside : Point
        A point inside: the centre of the cell, if that lies in the grid zone.
    """

    ring: list[Point]
    bounds: Bounds
    inside: Point


class Field(enum.IntEnum):
    """Where the next character of a reference goes."""

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
class Completion:
    """What can be said of a reference that is being typed.

    Attributes
    ----------
    next : str
        The characters that may come next, each once: of ``0`` ... ``9``, then of ``A`` ... ``Z``.
    field : Field
        Where the next one goes.
    is_complete : bool
        Whether what is typed is a reference with a square as it stands.
    text : str or None
        The reference that is meant, filled in from the position of the device if parts are missing; None if what is
        missing cannot be filled in.
    cell : Cell or None
        Its cell.
    distance : float or None
        Metres from the position of the device to the centre of that cell; None without either.
    azimuth : float or None
        The direction from there to it, degrees in (-180, 180]; None without either.
    """

    next: str
    field: Field
    is_complete: bool
    text: Optional[str]
    cell: Optional[Cell]
    distance: Optional[float]
    azimuth: Optional[float]


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
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
) -> list[str]: ...
@overload
def encode(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    precision: int = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
    as_bytes: Literal[False] = ...,
) -> NDArray[np.str_]: ...
@overload
def encode(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    precision: int = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
    as_bytes: Literal[True],
) -> NDArray[np.bytes_]: ...
def encode(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    precision: int = 5,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
    as_bytes: bool = False,
) -> Union[str, list[str], NDArray[np.str_], NDArray[np.bytes_]]:
    """Write the MGRS reference of the cell that holds a position.

    Parameters
    ----------
    latitude : float or array_like of float
        Degrees, -90 ... 90.
    longitude : float or array_like of float
        Degrees; any finite value, reduced to [-180, 180). A scalar serves all rows.
    precision : int, default 5
        Digits an axis, 0 ... 11: 5 names a 1 m cell, 0 a 100 km square; -1 the grid zone alone.
    errors : {"raise", "mask"}, default "raise"
        What becomes of a position that is refused: an error is raised for the first, or each becomes an empty text.
    statuses : writable buffer of bytes, optional
        Receives the status of each row: 0, or what `errors.name_of` and `errors.class_of` explain. A ``bytearray`` or
        an array of ``numpy.uint8``, as long as there are rows.
    as_bytes : bool, default False
        For arrays: give ASCII bytes (``dtype="S16"`` at precision 5) as the library writes them, in a quarter of the
        memory of the ``dtype="U15"`` that holds ``str``.

    Returns
    -------
    str, list of str or numpy.ndarray
        The references: for scalars, for sequences, for arrays.

    Raises
    ------
    LatitudeError, NotFiniteError
        The position is refused, and `errors` is ``"raise"``.
    PrecisionError
        The precision lies outside -1 ... 11.

    Notes
    -----
    Digits are cut, never rounded. South and west edges belong to the cell. From 84 north, and south of 80 south, the
    reference is polar (UPS). -0.0 is north.

    Examples
    --------
    >>> encode(48.85837, 2.294481)
    '31UDQ4825011951'
    >>> encode([90, 60], [0, 3], precision=0)
    ['ZAH', '32VJM']
    >>> encode([91, 60], [0, 3], errors="mask")
    ['', '32VJM6564066593']
    """
    precision = integer(precision, "precision", _errors.PrecisionError)
    columns = columns_of(latitude, longitude)
    is_array = columns is not None and isinstance(columns.family, Arrays)
    if as_bytes and not is_array:
        raise TypeError("as_bytes is for numpy arrays")
    if columns is None and errors == "raise" and statuses is None:
        return _encode_one(double(latitude), double(longitude), precision)
    is_one = columns is None
    columns = columns or columns_of_sequences([latitude], [longitude])

    rows = Rows(columns.count, errors, statuses)
    # A precision out of range still needs a slot to be refused.
    length = 5 + 2 * min(precision, 11) if precision >= 0 else 3
    texts = columns.family.texts(length + 1)
    status = library.gn_mgrs_encode_batch(
        *columns.pointers, columns.stride, columns.count, precision, texts.pointer, length + 1, rows.pointer
    )
    rows.finish(status, lambda row: (_position(*columns.values(row)), None), f"precision {precision}")
    result: Union[list[str], NDArray[np.bytes_]] = texts.result()
    if is_one:
        return str(result[0])
    return result if as_bytes or isinstance(result, list) else as_str(result, length)


def _encode_one(latitude: float, longitude: float, precision: int) -> str:
    text = (c_char * GN_MGRS_CAPACITY)()
    status = library.gn_mgrs_encode(latitude, longitude, precision, text, GN_MGRS_CAPACITY, None)
    if status != GN_OK:
        is_precision = status == _errors.PrecisionError.status
        _errors.refuse(status, f"precision {precision}" if is_precision else _position(latitude, longitude))
    return text.value.decode("ascii")


def _position(latitude: float, longitude: float) -> str:
    return f"latitude {latitude}, longitude {longitude}"


def encode_utm(easting: float, northing: float, zone: int, hemisphere: int, precision: int = 5) -> str:
    """Write the MGRS reference of the cell that holds a point of a UTM or UPS grid.

    Parameters
    ----------
    easting, northing : float
        Metres. UTM: easting 100,000 ... 900,000; northing -9,000,000 ... 9,500,000 in the north, 1,000,000 ...
        19,500,000 in the south. UPS: both 1,300,000 ... 2,700,000 in the north, 800,000 ... 3,200,000 in the south.
    zone : int
        1 ... 60; 0 is UPS.
    hemisphere : Hemisphere or int
        1 is north, -1 south: which false northing, or which pole.
    precision : int, default 5
        Digits an axis, 0 ... 11; -1 for the grid zone alone.

    Returns
    -------
    str
        The reference. Its zone is the one given, even if the point lies beyond that zone's border.

    Raises
    ------
    NotFiniteError, ZoneError, HemisphereError, EastingError, NorthingError, PrecisionError
        What is refused, by name.
    MgrsGridZoneError, MgrsSquareError
        The point lies where its zone has no grid zone, or no 100 km square, that `decode` accepts.

    Examples
    --------
    >>> encode_utm(444140.6, 3684706.3, 38, 1, precision=8)
    '38SMB4414060084706300'
    """
    precision = integer(precision, "precision", _errors.PrecisionError)
    zone = integer(zone, "zone", _errors.ZoneError)
    hemisphere = integer(hemisphere, "hemisphere", _errors.HemisphereError)
    text = (c_char * GN_MGRS_CAPACITY)()
    utm = gn_utm(easting, northing, zone, hemisphere)
    status = library.gn_mgrs_encode_utm(byref(utm), precision, text, GN_MGRS_CAPACITY, None)
    if status != GN_OK:
        _errors.refuse(
            status,
            f"easting {easting}, northing {northing}, zone {zone}, hemisphere {hemisphere}, precision {precision}",
        )
    return text.value.decode("ascii")


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
    r"""Read MGRS references: which cell one names, or where many are.

    Parameters
    ----------
    text : str, bytes, or array_like of them
        References: upper or lower case, one or two digits of zone, blanks and tabs anywhere between the parts; the grid
        zone alone and the 100 km square alone are references too. In a column, a missing value counts as an empty text.
        In an array of bytes, a text ends at its first zero byte.
    strict : bool, default False
        Refuse a reference whose cell lies wholly outside the grid zone that it names, instead of flagging it.
    errors : {"raise", "mask"}, default "raise"
        What becomes of a text that is refused: an error is raised for the first, or each becomes NaN (None for one
        text).
    statuses : writable buffer of bytes, optional
        Many texts only: receives the status of each row, as for `encode`.

    Returns
    -------
    Cell
        For one text: the cell.
    tuple of two lists, or of two numpy.ndarray
        For many: latitudes and longitudes of ``inside``, in degrees. That is the centre of the cell but for cells that
        the border of a grid zone cuts, so encoding it gives the reference back.

    Raises
    ------
    TextError
        A text is refused, and `errors` is ``"raise"``; the class says why, ``offset`` where. `MgrsBandOfNeighbourError`
        and `MgrsOverhangsZoneError` only if `strict`.

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
    if is_text(text):
        if statuses is not None:
            raise TypeError("statuses is for many texts")
        return _decode_one(encoded(text), strict, errors)
    column = slots(text)
    latitudes, longitudes, rows, status = _decode_many(column, strict, errors, statuses)
    rows.finish(status, lambda row: _explain(column.text(row), strict))
    return latitudes.result(), longitudes.result()


@overload
def is_valid(text: Text, *, strict: bool = ...) -> bool: ...
@overload
def is_valid(text: Texts, *, strict: bool = ...) -> list[bool]: ...
@overload
def is_valid(text: SupportsArray, *, strict: bool = ...) -> NDArray[np.bool_]: ...
def is_valid(
    text: Union[Text, Texts, SupportsArray], *, strict: bool = False
) -> Union[bool, list[bool], NDArray[np.bool_]]:
    """Tell whether texts are MGRS references.

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
    if is_text(text):
        return _read(encoded(text), strict)[0] == GN_OK
    column = slots(text)
    rows = _decode_many(column, strict, "mask", None)[2]
    result: Union[list[bool], NDArray[np.bool_]] = column.family.flags(rows.memory.tobytes().translate(_IS_OK))
    return result


def outline(text: Text, tolerance: float = 1.0) -> Outline:
    """Draw the cell that a reference names: a polygon, clipped at the border of its grid zone.

    Parameters
    ----------
    text : str or bytes
        As for `decode`; a grid zone or a 100 km square alone are references too.
    tolerance : float, default 1
        How far a chord may depart from the edge of the cell, in metres: 1e-6 ... 1e6.

    Returns
    -------
    Outline
        The ring, its bounding rectangle, and a point inside.

    Raises
    ------
    TextError
        The text is refused, as by `decode` with ``strict``: no part of the cell lies in the grid zone, or there is no
        such cell.
    ToleranceError
        The tolerance is out of range.

    Notes
    -----
    The cells of a grid zone tile it without gap or overlap. Edges along meridians and parallels have no vertices in
    between. At a pole, where all longitudes meet, the ring has two vertices. No cell crosses the antimeridian: there
    longitudes are -180 on its east and 180 on its west.

    Examples
    --------
    >>> square = outline("31NEA")
    >>> square.bounds
    Bounds(south=0.0, west=3.0, north=0.904..., east=3.898...)
    >>> square.ring[0] == square.ring[-1]
    True
    >>> outline("32V").bounds
    Bounds(south=56.0, west=3.0, north=64.0, east=12.0)
    """
    if not is_text(text):
        raise TypeError(f"a text is str or bytes, not {type(text).__name__}")
    encoded_text = encoded(text)
    bounds, inside, offset = gn_bounds(), gn_point(), c_size_t()

    def call(ring: Any, capacity: int, length: Any) -> int:
        status: int = library.gn_mgrs_outline(
            encoded_text,
            len(encoded_text),
            c_double(tolerance),
            ring,
            capacity,
            length,
            byref(bounds),
            byref(inside),
            byref(offset),
        )
        return status

    status, ring, count = fitted(call, gn_point, _USUAL_RING)
    if status == _errors.ToleranceError.status:
        _errors.refuse(status, f"tolerance {tolerance}")
    if status != GN_OK:
        _errors.refuse(status, shown_text(encoded_text), offset.value)
    return Outline(
        [point_of(point) for point in ring[:count]],
        bounds_of(bounds),
        point_of(inside),
    )


def complete(text: Text, reference: Optional[tuple[float, float]] = None, precision: int = 5) -> Completion:
    """Help to type a reference: what may come next, and what is meant so far.

    Parameters
    ----------
    text : str or bytes
        What has been typed: upper or lower case, blanks and tabs between the parts; also nothing.
    reference : Point or tuple of two floats, optional
        The position of the device: latitude and longitude, in degrees. With it, references may be abbreviated: a square
        and digits, or digits alone, mean the nearest such cell, in the zone of `reference` or another one.
    precision : int, default 5
        The most digits an axis, 0 ... 11.

    Returns
    -------
    Completion
        The characters that may come next, the field, and the completed reference.

    Raises
    ------
    TextError
        No more characters can make the text a reference: the class says why, ``offset`` from where on.
    LatitudeError, NotFiniteError
        The position of the device is refused.
    PrecisionError
        The precision lies outside 0 ... 11.

    Notes
    -----
    References are those that `decode` accepts with ``strict``. Only what exists may come next: no band X in zone 32, no
    column and no row that their grid zone has not.

    Examples
    --------
    >>> typed = complete("32")
    >>> typed.next, typed.field.name
    ('CDEFGHJKLMNPQRSTUVW', 'BAND')
    >>> complete("31V").next, complete("31VD").is_complete
    ('CD', False)
    >>> nearest = complete("4825 1195", reference=(48.85, 2.30))
    >>> nearest.text, nearest.is_complete, round(nearest.distance)
    ('31UDQ48251195', False, 1017)
    >>> complete("32X")
    Traceback (most recent call last):
        ...
    gridnorth.errors.MgrsGridZoneError: There is no such grid zone: 32X, 34X and 36X are left out. (offset 2 of '32X')
    """
    read = one_text(text)
    precision = integer(precision, "precision", _errors.PrecisionError)
    typing, offset = gn_mgrs_typing(), c_size_t()
    status = library.gn_mgrs_type(read, len(read), _device(reference), precision, byref(typing), byref(offset))
    if status in _REFUSED_NUMBERS:
        _errors.refuse(status, f"reference {reference}, precision {precision}")
    if status != GN_OK:
        _errors.refuse(status, shown_text(text), place_in(text, offset.value))
    return _completion(typing)


def complete_fields(
    zone: Text = "",
    square: Text = "",
    easting: Text = "",
    northing: Text = "",
    reference: Optional[tuple[float, float]] = None,
) -> Completion:
    """Help to type a reference into four fields.

    Parameters
    ----------
    zone : str or bytes, default ""
        Zone and band, "32V"; the letter of a polar zone; "32" for any band of that zone; nothing for the nearest zone.
    square : str or bytes, default ""
        The two letters of a square, or nothing for the nearest one.
    easting, northing : str or bytes, default ""
        Up to 11 digits, not necessarily as many: they are filled up with zeros on the right, 5 and 86 to 50 and 86.
    reference : Point or tuple of two floats, optional
        The position of the device: latitude and longitude, in degrees.

    Returns
    -------
    Completion
        As of `complete`; ``field`` and ``next`` are for the last field that is not empty, or for the one behind it if
        that is full.

    Raises
    ------
    TextError
        No more characters can make the fields a reference: the class says why, ``field`` and ``offset`` where.
    LatitudeError, NotFiniteError
        The position of the device is refused.

    Examples
    --------
    >>> complete_fields("31U", "DQ", "48", "1").text
    '31UDQ4810'
    >>> complete_fields(easting="48", northing="11", reference=(48.85, 2.30)).text
    '31UDQ4811'
    """
    texts = {"zone": zone, "square": square, "easting": easting, "northing": northing}
    fields = [one_text(text) for text in texts.values()]
    typing, refused, offset = gn_mgrs_typing(), c_int32(), c_size_t()
    status = library.gn_mgrs_type_fields(
        *(argument for field in fields for argument in (field, len(field))),
        _device(reference),
        byref(typing),
        byref(refused),
        byref(offset),
    )
    if status in _REFUSED_NUMBERS:
        _errors.refuse(status, f"reference {reference}")
    if status != GN_OK:
        name = _FIELDS[Field(refused.value)]
        place = place_in(texts[name], offset.value)
        _errors.refuse(status, f"{name} {shown_text(texts[name])}", place, field=Field(refused.value))
    return _completion(typing)


# More vertices than all but the largest cells have at tolerances that a map needs.
_USUAL_RING = 256

# Statuses that are about no text.
_REFUSED_NUMBERS = (_errors.NotFiniteError.status, _errors.LatitudeError.status, _errors.PrecisionError.status)

# Which of four texts a field stands in.
_FIELDS = {
    Field.ZONE: "zone",
    Field.BAND: "zone",
    Field.COLUMN: "square",
    Field.ROW: "square",
    Field.EASTING: "easting",
    Field.NORTHING: "northing",
}

# What the bits of gn_mgrs_typing.next stand for.
_CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

# A status to 1 if it is GN_OK, else to 0.
_IS_OK = bytes([1]) + bytes(255)


def _read(text: bytes, strict: bool) -> tuple[int, gn_mgrs_cell, int]:
    """Give status, cell and error offset of a text."""
    cell = gn_mgrs_cell()
    offset = c_size_t()
    function = library.gn_mgrs_decode_strict if strict else library.gn_mgrs_decode
    return function(text, len(text), byref(cell), byref(offset)), cell, offset.value


def _decode_one(text: bytes, strict: bool, mode: str) -> Optional[Cell]:
    status, cell, offset = _read(text, strict)
    if mode not in ("raise", "mask"):
        raise ValueError(f"errors is 'raise' or 'mask', not {mode!r}")
    if status == GN_OK:
        return _cell(cell)
    if mode == "mask":
        return None
    return _errors.refuse(status, shown_text(text), offset)


def _decode_many(column: Slots, strict: bool, mode: str, statuses: Any) -> tuple[Any, Any, Rows, int]:
    rows = Rows(column.count, mode, statuses)
    latitudes, longitudes = column.family.floats(), column.family.floats()
    function = library.gn_mgrs_decode_strict_batch if strict else library.gn_mgrs_decode_batch
    status = function(
        column.pointer,
        column.stride,
        column.count,
        latitudes.pointer,
        longitudes.pointer,
        ctypes.sizeof(ctypes.c_double),
        rows.pointer,
    )
    for row, text in column.long_rows.items():
        rows.memory[row], cell, _ = _read(encoded(text), strict)
        if rows.memory[row] == GN_OK:
            latitudes.memory[row], longitudes.memory[row] = cell.inside.latitude, cell.inside.longitude
    if column.long_rows and status in (GN_OK, GN_PARTIAL):
        status = GN_PARTIAL if any(rows.memory) else GN_OK
    return latitudes, longitudes, rows, status


def _explain(text: bytes, strict: bool) -> tuple[str, int]:
    return shown_text(text), _read(text, strict)[2]


def _cell(cell: gn_mgrs_cell) -> Cell:
    return Cell(
        center=point_of(cell.center),
        south_west=point_of(cell.south_west),
        inside=point_of(cell.inside),
        utm_center=utm_of(cell.utm_center),
        utm_south_west=utm_of(cell.utm_south_west),
        size=cell.size,
        zone=cell.zone,
        band=cell.band.decode("ascii"),
        column=cell.column.rstrip(b"\0").decode("ascii"),
        row=cell.row.rstrip(b"\0").decode("ascii"),
        precision=cell.precision,
        flags=Flags(cell.flags),
    )


def _device(reference: Optional[tuple[float, float]]) -> Any:
    """Give the position of the device as the library takes it."""
    if reference is None:
        return None
    latitude, longitude = reference
    return byref(gn_point(latitude, longitude))


def _completion(typing: gn_mgrs_typing) -> Completion:
    has_cell = bool(typing.flags & GN_TYPING_COMPLETED)
    has_place = has_cell and not math.isnan(typing.distance)
    return Completion(
        next="".join(character for bit, character in enumerate(_CHARACTERS) if typing.next >> bit & 1),
        field=Field(typing.field),
        is_complete=bool(typing.flags & GN_TYPING_COMPLETE),
        text=typing.text.decode("ascii") if has_cell else None,
        cell=_cell(typing.cell) if has_cell else None,
        distance=typing.distance if has_place else None,
        azimuth=typing.azimuth if has_place else None,
    )
