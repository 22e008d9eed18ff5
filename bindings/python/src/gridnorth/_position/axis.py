# SPDX-License-Identifier: MIT
"""Reads texts of a single latitude or longitude."""

from __future__ import annotations

from ctypes import c_double
from typing import TYPE_CHECKING

from .._columns.reading import read_one
from .._native.library import GN_AXIS_LATITUDE, GN_AXIS_LONGITUDE, library

if TYPE_CHECKING:
    from .._typing.aliases import Text


def parse_latitude(text: Text) -> float:
    """Read a latitude alone.

    Parameters
    ----------
    text : str or bytes
        One half of a position in degrees that `parse` reads. A comma between two digits is a decimal comma.

    Returns
    -------
    float
        Degrees, -90 ... 90.

    Raises
    ------
    TextError
        The text is refused; the class says why, ``offset`` where. E and W are refused, and so are a minus beside S, and
        four or six digits without a letter, which may be degrees or contain minutes.
    LatitudeError
        The latitude is out of range; ``offset`` is its place.

    Examples
    --------
    >>> parse_latitude("40°30.5′N"), parse_latitude("-12,5"), parse_latitude("321942.29N")
    (40.508333333333..., -12.5, 32.328413888888...)
    """
    return _coordinate(text, GN_AXIS_LATITUDE)


def parse_longitude(text: Text) -> float:
    """Read a longitude alone.

    Parameters
    ----------
    text : str or bytes
        As for `parse_latitude`.

    Returns
    -------
    float
        Degrees, reduced to [-180, 180).

    Raises
    ------
    TextError
        The text is refused; the class says why, ``offset`` where. N and S are refused, and so are a minus beside W, and
        five or seven digits without a letter, which may be degrees or contain minutes.

    Examples
    --------
    >>> parse_longitude("75d15'W"), parse_longitude("190"), parse_longitude("01030E")
    (-75.25, -170.0, 10.5)
    """
    return _coordinate(text, GN_AXIS_LONGITUDE)


def _coordinate(text: Text, axis: int) -> float:
    degrees: c_double = read_one(library.gn_coordinate_parse, text, c_double(), axis)
    return degrees.value
