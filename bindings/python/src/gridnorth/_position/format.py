# SPDX-License-Identifier: MIT
"""Writes positions as text, in a given form."""

from __future__ import annotations

from ctypes import byref
from typing import TYPE_CHECKING, Any, Literal, Optional, Union, overload

from .. import errors as _errors
from .._columns.batches import write_rows
from .._columns.inputs import columns_of, double, one_row
from .._columns.members import member
from .._columns.writing import written
from .._errors.words import shown
from .._memory.outputs import numpy
from .._native.library import GN_POSITION_CAPACITY, library
from .options import Options, packed_options
from .value import Form

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from typing_extensions import Unpack

    from .._typing.aliases import Errors, FormName, Numbers, NumbersOrArray, NumbersOrColumn, StatusBuffer


@overload
def format(
    latitude: float,
    longitude: float,
    form: Union[int, FormName] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
    **options: Unpack[Options],
) -> str: ...
@overload
def format(
    latitude: Numbers,
    longitude: Numbers,
    form: Union[int, FormName] = ...,
    *,
    errors: Literal["raise"] = ...,
    statuses: Optional[StatusBuffer] = ...,
    **options: Unpack[Options],
) -> list[str]: ...
@overload
def format(
    latitude: Numbers,
    longitude: Numbers,
    form: Union[int, FormName] = ...,
    *,
    errors: Errors,
    statuses: Optional[StatusBuffer] = ...,
    **options: Unpack[Options],
) -> list[Optional[str]]: ...
@overload
def format(
    latitude: NumbersOrColumn,
    longitude: NumbersOrColumn,
    form: Union[int, FormName] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
    **options: Unpack[Options],
) -> Any: ...
@overload
def format(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    form: Union[int, FormName] = ...,
    *,
    errors: Errors = ...,
    statuses: Optional[StatusBuffer] = ...,
    **options: Unpack[Options],
) -> NDArray[np.str_]: ...
def format(
    latitude: NumbersOrArray,
    longitude: NumbersOrArray,
    form: Union[int, FormName] = Form.DD,
    *,
    errors: Errors = "raise",
    statuses: Optional[StatusBuffer] = None,
    **options: Unpack[Options],
) -> Union[str, list[Any], NDArray[np.str_]]:
    r"""Write positions in one of many forms.

    Parameters
    ----------
    latitude : float or array_like of float
        Degrees, -90 ... 90.
    longitude : float or array_like of float
        Degrees; any finite value, reduced to [-180, 180]. A scalar applies to all rows.
    form : Form or its name in lower case, default "dd"
        For example `Form.UTM` or ``"utm"``.
    errors : {"raise", "mask"}, default "raise"
        How to handle refused positions: raise an error for the first, or return an empty text for each.
        A missing row is refused too, and gets the missing value of its container: None in a list.
    statuses : writable buffer of bytes, optional
        Receives the status of each row, as for `mgrs.encode`.
    **options : Options
        The digits and the style, for all rows.

    Returns
    -------
    str, list of str, numpy.ndarray or Series
        The texts: a str for scalars, a list for sequences, an array for arrays, a Series for a Series. `parse` reads
        them back, to within half of the last digit.

    Raises
    ------
    NotFiniteError, LatitudeError
        A position is refused, and `errors` is ``"raise"``.
    TooFarError
        A position is too far from the given zone or, for UPS, from the pole.
    FormError, StyleError, DecimalsError, PrecisionError, ZoneError, AltitudeError
        The form or an option is refused; the name of the class says which. `StyleError` also means that the text could
        not be read back.

    Notes
    -----
    Numbers are rounded exactly to the nearest, ties to the even digit; minutes and seconds are never 60. MGRS, GEOREF
    and GARS are cut. UTM beyond 84 north and 80 south is UPS, unless the options name a zone.

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
    >>> format([48.85837, -33.86], [2.294481, 151.21], "utm")
    ['31N 448251 5411952', '56S 334416 6251925']
    """
    packed = packed_options(member(Form, form, "form", _errors.FormError), options)
    asked = [("form", packed.form), *options.items()]
    columns = columns_of(latitude, longitude)
    if columns is None and errors == "raise" and statuses is None:
        return written(
            library.gn_position_format,
            double(latitude, "latitude"),
            double(longitude, "longitude"),
            byref(packed),
            size=GN_POSITION_CAPACITY,
            refused=lambda _: shown([("latitude", latitude), ("longitude", longitude), *asked]),
        )
    texts: Union[list[str], NDArray[np.str_]] = write_rows(
        library.gn_position_format_batch,
        columns or one_row(latitude, longitude),
        byref(packed),
        size=GN_POSITION_CAPACITY,
        mode=errors,
        statuses=statuses,
        describe=lambda *place: shown([*zip(("latitude", "longitude"), place), *asked]),
        call=lambda: shown(asked),
        make=lambda array: numpy().char.decode(array, "utf-8"),
    )
    return texts[0] if columns is None else texts
