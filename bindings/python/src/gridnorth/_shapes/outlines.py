# SPDX-License-Identifier: MIT
"""The options for drawing outlines of routes."""

from __future__ import annotations

import enum
from ctypes import byref
from typing import Any, TypedDict, Union

from .. import errors
from .._columns.inputs import double
from .._columns.members import member
from .._memory.options import packed, unsigned
from .._native.library import gn_outline_options, library
from .options import Longitudes


class Join(enum.IntEnum):
    """The shape of the line beside a route on the outside of a corner.

    Attributes
    ----------
    ROUND
        An arc around the corner.
    MITER
        A tip if the miter limit allows one, else a bevel.
    BEVEL
        A straight line across the corner.
    """

    ROUND = 0
    MITER = 1
    BEVEL = 2


class End(enum.IntEnum):
    """The shape of a corridor beyond the ends of its route.

    Attributes
    ----------
    FLAT
        A straight edge at the end of the route.
    ROUND
        A quarter of a circle on each side.
    SQUARE
        An extension beyond the end by the width of the corridor, on each side.
    """

    FLAT = 0
    ROUND = 1
    SQUARE = 2


class Options(TypedDict, total=False):
    """Options for drawing an outline: keyword arguments, whose default values `defaults` returns.

    Attributes
    ----------
    join : Join or str, default `Join.ROUND`
        The shape of the outside of a corner.
    ends : End or str, default `End.FLAT`
        The shape of the ends of a corridor.
    longitudes : Longitudes or str, default `Longitudes.REDUCED`
        Longitudes in [-180, 180), or continuing beyond the antimeridian.
    tolerance : float, default 0
        The largest deviation of the line between two vertices: meters, 0.000001 ... 1,000,000, and at least 10^-7 of
        the distance from the route. 0: a thousandth of the distance.
    miter_limit : float, default 5
        The largest distance of a tip from its corner, as a multiple of the distance of the line, 1 ... 1000.
    """

    join: Union[int, str]
    ends: Union[int, str]
    longitudes: Union[int, str]
    tolerance: float
    miter_limit: float


def defaults() -> Options:
    """Return the default options.

    Returns
    -------
    Options
        A new dictionary, which you may change.

    Examples
    --------
    >>> defaults()["join"], defaults()["miter_limit"]
    (<Join.ROUND: 0>, 5.0)
    """
    options = gn_outline_options()
    library.gn_outline_options_init(byref(options))
    return Options(
        join=Join(options.join),
        ends=End(options.ends),
        longitudes=Longitudes(options.longitudes),
        tolerance=options.tolerance,
        miter_limit=options.miter_limit,
    )


# Options whose values are members of enumerations or names of members, with the error for other values.
_MEMBERS: dict[str, tuple[type[enum.IntEnum], type[errors.GridNorthError]]] = {
    "join": (Join, errors.JoinError),
    "ends": (End, errors.JoinError),
    "longitudes": (Longitudes, errors.PlacementError),
}


def packed_options(given: Options) -> Any:
    """Return the options of an outline as a struct of the library; None without options."""
    if not given:
        return None
    names = Options.__annotations__
    return byref(packed(gn_outline_options(), library.gn_outline_options_init, given, names, _packed_option))


def _packed_option(name: str, value: Any) -> Any:
    if name not in _MEMBERS:
        return double(value, name)
    kind, error = _MEMBERS[name]
    return member(kind, value, name, error) if isinstance(value, str) else unsigned(value, 2**32 - 1, name)
