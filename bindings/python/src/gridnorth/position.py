# SPDX-License-Identifier: MIT
r"""Positions as text: read them in whichever form they have, write them in the form you want.

>>> parse('''40d30'30"N 75d0'0"W''').point
Point(latitude=40.508333333333..., longitude=-75.0)
>>> parse("18TWL8562811322").form, parse("geo:40.75,-74").form, parse("+40.75-074.00/").form
(<Form.MGRS: 6>, <Form.GEO_URI: 8>, <Form.ISO_6709: 7>)
>>> format(40.508333, -75, "dms"), format(40.508333, -75, "utm"), format(40.508333, -75, "mgrs", spaced=True)
('40d30\'30.00", -75d00\'00.00"', '18N 500000 4484180', '18T WK 00000 84179')
"""

from __future__ import annotations

import enum
from ctypes import byref, c_char, c_double, c_size_t
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Optional, TypedDict, Union

from . import errors as _errors
from ._columns import integer
from ._library import (
    GN_FORM_ANY,
    GN_FORMAT_ALTITUDE,
    GN_FORMAT_BAND,
    GN_FORMAT_DECIMAL_COMMA,
    GN_FORMAT_LONGITUDE_FIRST,
    GN_FORMAT_PADDED,
    GN_FORMAT_PLUS,
    GN_FORMAT_SPACED,
    GN_FORMAT_UNITS,
    GN_OK,
    GN_PARSE_BANDS,
    GN_PARSE_HEMISPHERES,
    GN_PARSE_LONGITUDE_FIRST,
    GN_PARSE_STRICT,
    GN_POSITION_CANDIDATES,
    GN_POSITION_CAPACITY,
    GN_ZONE_STANDARD,
    gn_format_options,
    gn_position,
    library,
)
from ._names import member
from ._options import shown
from ._texts import one_text, place_in, shown_text
from ._types import DegreesFormName, HemispheresName, SymbolsName
from ._values import Point, Utm, point_of, utm_of

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._types import FormName, Text

__all__ = [
    "Flags",
    "Form",
    "Hemispheres",
    "Options",
    "Position",
    "Symbols",
    "candidates",
    "defaults",
    "format",
    "parse",
]


class Form(enum.IntEnum):
    """How a position is written. Where a form is asked for, its name in lower case will do as well."""

    #: Decimal degrees: "40.508333, -75".
    DD = 1
    #: Degrees and decimal minutes.
    DM = 2
    #: Degrees, minutes, decimal seconds.
    DMS = 3
    #: "18N 585628 4511322"
    UTM = 4
    #: "N 2000000 2000000"
    UPS = 5
    #: "18TWL8562811322"
    MGRS = 6
    #: "+40.75-074.00/"
    ISO_6709 = 7
    #: "geo:40.75,-74" (RFC 5870)
    GEO_URI = 8
    #: "GJPJ0615"
    GEOREF = 9
    #: "212LW"
    GARS = 10


class Flags(enum.IntFlag):
    """What is remarkable about a text that has been read."""

    #: No part of the MGRS cell lies in the band that the text names. Refused by ``strict``, as the next one.
    BAND_OF_NEIGHBOUR = 1
    #: No part of the MGRS cell lies in the zone that the text names.
    OVERHANGS_ZONE = 2
    #: The border of the grid zone runs through the MGRS cell.
    CUT = 4
    #: There is an altitude.
    ALTITUDE = 8
    #: There is an uncertainty: ``u=`` of a geo URI.
    UNCERTAINTY = 16
    #: The longitude came first.
    LONGITUDE_FIRST = 32
    #: The letter after the zone was taken for a band.
    BAND = 64
    #: Commas were taken for decimal commas.
    DECIMAL_COMMA = 128
    #: A minus stood beside S or W: the two cancel. Refused by ``strict``.
    DOUBLE_SIGN = 256
    #: The text names another reference system; its numbers are given as they are. Refused by ``strict``.
    OTHER_CRS = 512
    #: A geo URI has parameters that are neither ``crs`` nor ``u``.
    OTHER_PARAMETERS = 1024


class Symbols(enum.IntEnum):
    """Symbols of degrees, minutes and seconds."""

    #: 40d30'30"
    ASCII = 1
    #: 40°30′30″
    TYPOGRAPHIC = 2
    #: 40:30:30
    COLONS = 3
    #: 40 30 30; decimal degrees without a symbol.
    NONE = 4


class Hemispheres(enum.IntEnum):
    """How hemispheres are written."""

    #: -40.5
    SIGNS = 1
    #: 40.5S
    AFTER = 2
    #: S40.5
    BEFORE = 3


@dataclass(frozen=True)
class Position:
    """A position that was read from a text.

    Attributes
    ----------
    point : Point
        Where it is, in degrees; of a cell (MGRS, GEOREF, GARS) the centre.
    form : Form
        How it is written.
    precision : float
        What the text implies: metres that one unit of its last digit is (of latitude), or the height of the cell.
    altitude : float or None
        Metres; None if the text has none.
    uncertainty : float or None
        Metres; None if the text has none.
    utm : Utm or None
        What a text of UTM or UPS says; of MGRS the centre of the cell. None for other forms.
    flags : Flags
        What is remarkable about the text.
    """

    point: Point
    form: Form
    precision: float
    altitude: Optional[float]
    uncertainty: Optional[float]
    utm: Optional[Utm]
    flags: Flags

    @property
    def latitude(self) -> float:
        """Degrees, -90 ... 90."""
        return self.point.latitude

    @property
    def longitude(self) -> float:
        """Degrees, in [-180, 180)."""
        return self.point.longitude


class Options(TypedDict, total=False):
    """How a position is written: keyword arguments, each with a default, which `defaults` gives.

    A dictionary of them serves many calls: ``format(latitude, longitude, form, **options)``. What a form has no use for
    is ignored.

    Attributes
    ----------
    decimals : int or None, default None
        Digits after the point of the last part, 0 ... 12 (UTM, UPS: 0 ... 6). Of cells their precision: MGRS -1 ... 11
        digits an axis, GEOREF -1 ... 11, GARS 0 ... 2. None: DD, ISO 6709 and geo URI 6, DM 4, DMS 2, UTM and UPS 0,
        MGRS 5, GEOREF and GARS 2; ISO 6709 in degrees and minutes 4, with seconds 2.
    symbols : Symbols, its name in lower case, or None; default None
        Of degrees, minutes and seconds. None: decimal degrees have none, the others those of ASCII.
    hemispheres : Hemispheres or its name in lower case, default "signs"
        Signs, or letters before or after the numbers.
    separator : str, default ", "
        Between latitude and longitude: one of ``,``, ``;`` and ``/``, or none of them, with blanks around; seven bytes
        at most.
    longitude_first : bool, default False
        The longitude comes first.
    padded : bool, default False
        Degrees of latitude have two digits at least, of longitude three: 05, 005.
    plus : bool, default False
        Positive numbers have a sign too.
    spaced : bool, default False
        Blanks stand between the parts: ``40d 30' 30" N``, ``18T WL 85628 11322``.
    decimal_comma : bool, default False
        Degrees and UTM have a decimal comma: ``40,5; -75,25``.
    band : bool, default False
        Of UTM: the band letter instead of the hemisphere.
    units : bool, default False
        Of UTM: ``585628mE 4511322mN``.
    zone : int, default `utm.STANDARD`
        Of UTM: 1 ... 60, or the zone that the position belongs to.
    iso_form : Form or its name in lower case, default "dd"
        Of ISO 6709: ``dd``, ``dm`` or ``dms``.
    altitude : float or None, default None
        Of ISO 6709 and geo URI: metres, -1e6 ... 1e9; None: no altitude.
    altitude_decimals : int, default 0
        Digits after the point of the altitude, 0 ... 6.
    """

    decimals: Optional[int]
    symbols: Union[int, SymbolsName, None]
    hemispheres: Union[int, HemispheresName]
    separator: str
    longitude_first: bool
    padded: bool
    plus: bool
    spaced: bool
    decimal_comma: bool
    band: bool
    units: bool
    zone: int
    iso_form: Union[int, DegreesFormName]
    altitude: Optional[float]
    altitude_decimals: int


def defaults() -> Options:
    """Give the options that are used where none are given.

    Returns
    -------
    Options
        A dictionary of your own.

    Examples
    --------
    >>> defaults()["hemispheres"], defaults()["separator"]
    (<Hemispheres.SIGNS: 1>, ', ')
    """
    options = gn_format_options()
    library.gn_format_options_init(byref(options))
    return Options(
        decimals=None,
        symbols=Symbols(options.symbols) if options.symbols else None,
        hemispheres=Hemispheres(options.hemispheres),
        separator=options.separator.decode("ascii"),
        longitude_first=bool(options.flags & GN_FORMAT_LONGITUDE_FIRST),
        padded=bool(options.flags & GN_FORMAT_PADDED),
        plus=bool(options.flags & GN_FORMAT_PLUS),
        spaced=bool(options.flags & GN_FORMAT_SPACED),
        decimal_comma=bool(options.flags & GN_FORMAT_DECIMAL_COMMA),
        band=bool(options.flags & GN_FORMAT_BAND),
        units=bool(options.flags & GN_FORMAT_UNITS),
        zone=options.zone,
        iso_form=Form(options.iso_form),
        altitude=None,
        altitude_decimals=options.altitude_decimals,
    )


def parse(
    text: Text,
    form: Union[int, FormName, None] = None,
    *,
    bands: Optional[bool] = None,
    longitude_first: bool = False,
    strict: bool = False,
) -> Position:
    r"""Read a position from a text that has one meaning.

    Parameters
    ----------
    text : str or bytes
        The text, with the usual symbols, ASCII or not; in upper or lower case, blanks around it. Bytes are UTF-8.
    form : Form or its name in lower case, or None; default None
        The only form that is read: `Form.UTM`, ``"utm"``, which is UPS near the poles; None: whichever the text has.
    bands : bool or None, default None
        What a letter after a UTM zone is that could be either, as in "38S 444140 3684706": True: a band, never a
        hemisphere; False: a hemisphere. None: such a text is refused.
    longitude_first : bool, default False
        Without letters that tell, the longitude comes first.
    strict : bool, default False
        Refuse what would be flagged: a minus beside S or W, cells beyond their grid zone or band, another reference
        system; ISO 6709 must end with a solidus, and a geo URI must not have a query.

    Returns
    -------
    Position
        The position, the form of the text, and what else it says.

    Raises
    ------
    AmbiguousError
        The text has more than one meaning; ``candidates`` holds all.
    TextError
        The text is refused; the class says why, ``offset`` where.
    LatitudeError, EastingError, NorthingError
        A number of the text is out of range; ``offset`` says where.
    FormError
        There is no such form.

    Notes
    -----
    Nothing is guessed. Letters or words tell hemispheres and which is the latitude, else the latitude comes first.
    Decimals belong to the last number only. "60" is no number of minutes, "60.0" is. "12,5,13,5" is refused.

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
    gridnorth.errors.AmbiguousError: The text has 2 meanings. ('38S 444140 3684706')
    >>> parse("38S 444140 3684706", bands=True).point
    Point(latitude=33.29999..., longitude=44.39999...)
    >>> parse("48°51′60″N 2°17′40″E")
    Traceback (most recent call last):
        ...
    gridnorth.errors.TextSixtyError: Minutes and seconds must be below 60. (offset 6 of '48°51′60″N 2°17′40″E')
    """
    meanings = candidates(text, form, bands=bands, longitude_first=longitude_first, strict=strict)
    if len(meanings) > 1:
        message = f"The text has {len(meanings)} meanings. ({shown_text(text)})"
        raise _errors.AmbiguousError(message, candidates=meanings)
    return meanings[0]


def candidates(
    text: Text,
    form: Union[int, FormName, None] = None,
    *,
    bands: Optional[bool] = None,
    longitude_first: bool = False,
    strict: bool = False,
) -> list[Position]:
    """Read all that a text can mean.

    Parameters
    ----------
    text : str or bytes
        As for `parse`.
    form : Form or its name in lower case, or None; default None
        As for `parse`.
    bands : bool or None, default None
        As for `parse`; None: such a text has both meanings.
    longitude_first : bool, default False
        As for `parse`.
    strict : bool, default False
        As for `parse`.

    Returns
    -------
    list of Position
        One or more, the best first.

    Raises
    ------
    TextError, LatitudeError, EastingError, NorthingError, FormError
        As by `parse`.

    Examples
    --------
    >>> [meaning.utm.hemisphere.name for meaning in candidates("38S 444140 3684706")]
    ['SOUTH', 'NORTH']
    >>> [meaning.utm.hemisphere.name for meaning in candidates("18T 585628 4511322")]
    ['NORTH']
    """
    read = one_text(text)
    asked = GN_FORM_ANY if form is None else member(Form, form, "form", _errors.FormError)
    letter = 0 if bands is None else GN_PARSE_BANDS if bands else GN_PARSE_HEMISPHERES
    wishes = (longitude_first, GN_PARSE_LONGITUDE_FIRST), (strict, GN_PARSE_STRICT)
    flags = sum((flag for wish, flag in wishes if wish), letter)
    found, count, offset = (gn_position * GN_POSITION_CANDIDATES)(), c_size_t(), c_size_t()
    status = library.gn_position_parse(
        read, len(read), asked, flags, found, GN_POSITION_CANDIDATES, byref(count), byref(offset)
    )
    if status == _errors.FormError.status:
        _errors.refuse(status, f"form {asked}")
    if status != GN_OK:
        _errors.refuse(status, shown_text(text), place_in(text, offset.value))
    return [_position(position) for position in found[: count.value]]


def format(latitude: float, longitude: float, form: Union[int, FormName] = Form.DD, **options: Unpack[Options]) -> str:
    r"""Write a position in one of many forms.

    Parameters
    ----------
    latitude : float
        Degrees, -90 ... 90.
    longitude : float
        Degrees; any finite value, reduced to [-180, 180].
    form : Form or its name in lower case, default "dd"
        `Form.UTM`, ``"utm"``.
    **options : Options
        Digits and style.

    Returns
    -------
    str
        The text. `parse` reads it again, to within half of its last digit.

    Raises
    ------
    NotFiniteError, LatitudeError
        The position is refused.
    TooFarError
        The position lies too far from the zone that was asked for, or for UPS from the pole.
    FormError, StyleError, DecimalsError, PrecisionError, ZoneError, AltitudeError
        What is wrong with the form or the options, by name; `StyleError` also for a style that could not be read again.

    Notes
    -----
    Numbers are rounded to the nearest, exactly, ties to the even digit; minutes and seconds never become 60. MGRS,
    GEOREF and GARS are cut. UTM beyond 84 north and 80 south is UPS, unless a zone is asked for.

    Examples
    --------
    >>> format(48.85837, 2.294481)
    '48.858370, 2.294481'
    >>> format(48.85837, 2.294481, "dms", decimals=1, symbols="typographic", hemispheres="after", separator=" ")
    '48°51′30.1″N 2°17′40.1″E'
    >>> format(48.85837, 2.294481, "utm", band=True), format(48.85837, 2.294481, "georef", decimals=4)
    ('31U 448251 5411952', 'NKCD17665150')
    >>> format(27.9881, 86.925, "geo_uri", decimals=4, altitude=8848)
    'geo:27.9881,86.9250,8848'
    """
    packed = _packed(member(Form, form, "form", _errors.FormError), options)
    text = (c_char * GN_POSITION_CAPACITY)()
    status = library.gn_position_format(
        c_double(latitude), c_double(longitude), byref(packed), text, GN_POSITION_CAPACITY, None
    )
    if status != GN_OK:
        facts = [("latitude", latitude), ("longitude", longitude), ("form", packed.form), *options.items()]
        _errors.refuse(status, shown(facts))
    return text.value.decode("utf-8")


_FLAGS = {
    "longitude_first": GN_FORMAT_LONGITUDE_FIRST,
    "padded": GN_FORMAT_PADDED,
    "plus": GN_FORMAT_PLUS,
    "spaced": GN_FORMAT_SPACED,
    "decimal_comma": GN_FORMAT_DECIMAL_COMMA,
    "band": GN_FORMAT_BAND,
    "units": GN_FORMAT_UNITS,
}

# What an option struct holds, the final zero included.
_SEPARATOR_BYTES = 8

_CELLS = (Form.MGRS, Form.GEOREF, Form.GARS)


def _packed(form: int, given: Options) -> gn_format_options:
    """Give options as the library takes them."""
    for name in given:
        if name not in Options.__annotations__:
            raise TypeError(f"no such option: {name!r}")
    options = gn_format_options()
    library.gn_format_options_init(byref(options))
    options.form = form
    options.flags = sum(flag for name, flag in _FLAGS.items() if given.get(name))
    symbols, hemispheres = given.get("symbols"), given.get("hemispheres", Hemispheres.SIGNS)
    if symbols is not None:
        options.symbols = member(Symbols, symbols, "symbols", _errors.StyleError)
    options.hemispheres = member(Hemispheres, hemispheres, "hemispheres", _errors.StyleError)
    options.iso_form = member(Form, given.get("iso_form", Form.DD), "iso_form", _errors.FormError)
    options.zone = integer(given.get("zone", GN_ZONE_STANDARD), "zone", _errors.ZoneError)
    if "separator" in given:
        options.separator = _separator(given["separator"])
    altitude = given.get("altitude")
    if altitude is not None:
        options.altitude = altitude
        options.flags |= GN_FORMAT_ALTITUDE
    options.altitude_decimals = integer(given.get("altitude_decimals", 0), "number of decimals", _errors.DecimalsError)
    decimals = given.get("decimals")
    if decimals is None:
        return options
    if form in _CELLS:
        options.decimals = integer(decimals, "precision", _errors.PrecisionError)
    else:
        options.decimals = integer(decimals, "number of decimals", _errors.DecimalsError)
    return options


def _separator(text: str) -> bytes:
    if not isinstance(text, str):
        raise TypeError(f"a separator is str, not {type(text).__name__}")
    separator = text.encode("utf-8", "surrogatepass")
    if len(separator) >= _SEPARATOR_BYTES or b"\0" in separator:
        _errors.refuse(_errors.StyleError.status, f"separator {text!r}")
    return separator


def _position(position: Any) -> Position:
    flags = Flags(position.flags)
    has_grid = position.form in (Form.UTM, Form.UPS, Form.MGRS)
    return Position(
        point=point_of(position.point),
        form=Form(position.form),
        precision=position.precision,
        altitude=position.altitude if flags & Flags.ALTITUDE else None,
        uncertainty=position.uncertainty if flags & Flags.UNCERTAINTY else None,
        utm=utm_of(position.utm) if has_grid else None,
        flags=flags,
    )
