# SPDX-License-Identifier: MIT
"""The EPSG codes of the UTM and UPS grids."""

from __future__ import annotations

from ctypes import byref, c_int32
from typing import Union

from .. import errors as _errors
from .._columns.inputs import integer
from .._native.library import GN_OK, library
from .._values.grids import Grid, Hemisphere
from .zones import epsg_of, one_grid, shown_grid


def to_epsg(zone: int, hemisphere: Union[int, str, None] = None) -> int:
    """Return the EPSG code of a UTM or UPS grid on WGS 84.

    Parameters
    ----------
    zone : int
        With `hemisphere`: 1 ... 60, or 0 for UPS. If `hemisphere` is omitted, pass a signed zone: 33, -33, and 61, -61
        for UPS.
    hemisphere : Hemisphere, int or str, optional
        1 or "north", -1 or "south".

    Returns
    -------
    int
        32601 ... 32660 (UTM north), 32701 ... 32760 (UTM south), 32661 (UPS north) or 32761 (UPS south).

    Raises
    ------
    ZoneError, HemisphereError
        There is no such grid.

    Examples
    --------
    >>> to_epsg(33, NORTH), to_epsg(-33), to_epsg(UPS, SOUTH)
    (32633, 32733, 32761)
    """
    return epsg_of(*one_grid(zone, hemisphere), shown_grid(zone, hemisphere))


def from_epsg(code: int) -> Grid:
    """Find the UTM or UPS grid that an EPSG code names.

    Parameters
    ----------
    code : int
        32601 ... 32661 or 32701 ... 32761.

    Returns
    -------
    Grid
        The zone, 1 ... 60 or 0 for UPS, and the hemisphere.

    Raises
    ------
    EpsgError
        The code is not one of these.

    Examples
    --------
    >>> from_epsg(32733)
    Grid(zone=33, hemisphere=<Hemisphere.SOUTH: -1>)
    """
    code = integer(code, "code", _errors.EpsgError)
    number, hemisphere = c_int32(), c_int32()
    status = library.gn_utm_from_epsg(code, byref(number), byref(hemisphere))
    if status != GN_OK:
        _errors.refuse(status, f"code {code}")
    return Grid(number.value, Hemisphere(hemisphere.value))
