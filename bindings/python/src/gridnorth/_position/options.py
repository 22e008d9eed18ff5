# SPDX-License-Identifier: MIT
"""The options of `position.format`."""

from __future__ import annotations

import enum
from ctypes import byref
from typing import Optional, TypedDict, Union

from .. import errors as _errors
from .._columns.inputs import integer
from .._columns.members import member
from .._native.library import (
    GN_FORMAT_ALTITUDE,
    GN_FORMAT_BAND,
    GN_FORMAT_DECIMAL_COMMA,
    GN_FORMAT_LONGITUDE_FIRST,
    GN_FORMAT_PADDED,
    GN_FORMAT_PLUS,
    GN_FORMAT_SPACED,
    GN_FORMAT_UNITS,
    GN_ZONE_STANDARD,
    gn_format_options,
    library,
)
from .._typing.aliases import DegreesFormName, HemispheresName, SymbolsName
from .value import Form


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
    """The notation of hemispheres."""

    #: -40.5
    SIGNS = 1
    #: 40.5S
    AFTER = 2
    #: S40.5
    BEFORE = 3


class Options(TypedDict, total=False):
    """Options for writing a position: keyword arguments, whose default values `defaults` returns.

    You can use a dictionary of them for many calls: ``format(latitude, longitude, form, **options)``. Options that a
    form does not use are ignored.

    Attributes
    ----------
    decimals : int or None, default None
        Digits after the point of the last part, 0 ... 12 (UTM, UPS: 0 ... 6). For cells, the precision: MGRS -1 ... 11
        digits per axis, GEOREF -1 ... 11, GARS 0 ... 2. None: DD, ISO 6709 and geo URI 6, DM 4, DMS 2, UTM and UPS 0,
        MGRS 5, GEOREF and GARS 2; ISO 6709 in degrees and minutes 4, with seconds 2.
    symbols : Symbols, its name in lower case, or None; default None
        The symbols of degrees, minutes and seconds. None: no symbol for decimal degrees, ASCII symbols for other forms.
    hemispheres : Hemispheres or its name in lower case, default "signs"
        Signs, or letters before or after the numbers.
    separator : str, default ", "
        The text between latitude and longitude: blanks, and at most one of ``,``, ``;`` and ``/``; at most seven bytes.
    longitude_first : bool, default False
        The longitude comes first.
    padded : bool, default False
        Degrees of latitude have at least two digits, degrees of longitude at least three: 05, 005.
    plus : bool, default False
        Positive numbers have a sign too.
    spaced : bool, default False
        Blanks separate the parts: ``40d 30' 30" N``, ``18T WL 85628 11322``.
    decimal_comma : bool, default False
        Degrees and UTM have a decimal comma: ``40,5; -75,25``.
    band : bool, default False
        For UTM: write the band letter instead of the hemisphere.
    units : bool, default False
        For UTM: write units, ``585628mE 4511322mN``.
    zone : int, default `utm.STANDARD`
        For UTM: the zone, 1 ... 60, or the standard zone of the position.
    iso_form : Form or its name in lower case, default "dd"
        For ISO 6709: the form ``dd``, ``dm`` or ``dms``.
    altitude : float or None, default None
        For ISO 6709 and geo URI: the altitude in meters, -1e6 ... 1e9; None: no altitude.
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
    """Return the default options.

    Returns
    -------
    Options
        A new dictionary, which you may change.

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


_FLAGS = {
    "longitude_first": GN_FORMAT_LONGITUDE_FIRST,
    "padded": GN_FORMAT_PADDED,
    "plus": GN_FORMAT_PLUS,
    "spaced": GN_FORMAT_SPACED,
    "decimal_comma": GN_FORMAT_DECIMAL_COMMA,
    "band": GN_FORMAT_BAND,
    "units": GN_FORMAT_UNITS,
}

# The bytes of the separator in an option struct, including the final zero.
_SEPARATOR_BYTES = 8

_CELLS = (Form.MGRS, Form.GEOREF, Form.GARS)


def packed_options(form: int, given: Options) -> gn_format_options:
    """Return options as a struct of the library."""
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
    options.altitude_decimals = integer(given.get("altitude_decimals", 0), "altitude_decimals", _errors.DecimalsError)
    decimals = given.get("decimals")
    if decimals is None:
        return options
    if form in _CELLS:
        options.decimals = integer(decimals, "precision", _errors.PrecisionError)
    else:
        options.decimals = integer(decimals, "decimals", _errors.DecimalsError)
    return options


def _separator(text: str) -> bytes:
    if not isinstance(text, str):
        raise TypeError(f"separator must be a str, not {type(text).__name__}")
    separator = text.encode("utf-8", "surrogatepass")
    if len(separator) >= _SEPARATOR_BYTES or b"\0" in separator:
        _errors.refuse(_errors.StyleError.status, f"separator {text!r}")
    return separator
