# SPDX-License-Identifier: MIT
"""The inverse and the direct problem of geodesy, for one pair or many, on the ellipsoid, the sphere and rhumb lines."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import byref, c_double
from typing import Any, Callable, TypeVar, Union

from .. import errors as _errors
from .._columns.batches import Rows
from .._columns.inputs import columns_of, double, integer, one_number, one_row
from .._errors.words import shown
from .._native.library import GN_OK, gn_point
from .._points.points import Points

#: The names of the arguments, for messages.
INVERSE = ("from_latitude", "from_longitude", "to_latitude", "to_longitude")
DIRECT = ("latitude", "longitude", "azimuth", "distance")


_Kind = TypeVar("_Kind", bound=tuple[float, ...])


def inverse(
    one: Any, many: Any, kind: type[_Kind], values: Sequence[Any], errors: str, statuses: Any
) -> Union[_Kind, tuple[Any, ...]]:
    """Solve the inverse problem with the function for one pair, or with the batch for many.

    Returns a `kind`, a tuple of the distance and one or two azimuths; or a tuple of columns of these.
    """

    def solve(from_latitude: float, from_longitude: float, to_latitude: float, to_longitude: float) -> Any:
        results = [c_double() for _ in _fields(kind)]
        start, end = gn_point(from_latitude, from_longitude), gn_point(to_latitude, to_longitude)
        status = one(byref(start), byref(end), *map(byref, results))
        return status, [result.value for result in results]

    return _solved(solve, many, kind, INVERSE, values, errors, statuses)


def direct(
    one: Any, many: Any, kind: type[_Kind], values: Sequence[Any], errors: str, statuses: Any
) -> Union[_Kind, tuple[Any, ...]]:
    """Solve the direct problem in the same way: a `kind` is latitude, longitude and perhaps an azimuth."""

    def solve(latitude: float, longitude: float, azimuth: float, distance: float) -> Any:
        point, azimuths = gn_point(), [c_double() for _ in _fields(kind)[2:]]
        status = one(byref(gn_point(latitude, longitude)), azimuth, distance, byref(point), *map(byref, azimuths))
        return status, [point.latitude, point.longitude, *(azimuth.value for azimuth in azimuths)]

    return _solved(solve, many, kind, DIRECT, values, errors, statuses)


def points(
    positions: Callable[..., int],
    from_latitude: float,
    from_longitude: float,
    to_latitude: float,
    to_longitude: float,
    count: int,
) -> Points:
    """Return evenly spaced positions between two positions; `positions` is the function of the library."""
    count = integer(count, "count", _errors.CountError)
    if count < 0:
        _errors.refuse(_errors.CountError.status, f"count {count}")
    found = (gn_point * count)()
    places = (from_latitude, from_longitude, to_latitude, to_longitude)
    numbers = tuple(one_number(value, name) for value, name in zip(places, INVERSE))
    start, end = gn_point(*numbers[:2]), gn_point(*numbers[2:])
    status = positions(byref(start), byref(end), count, found)
    if status != GN_OK:
        values = (from_latitude, from_longitude, to_latitude, to_longitude)
        _errors.refuse(status, shown(zip(INVERSE, values)))
    return Points._of(found, count)


def _solved(
    solve: Callable[..., Any],
    many: Any,
    kind: type[_Kind],
    names: Sequence[str],
    values: Sequence[Any],
    errors: str,
    statuses: Any,
) -> Union[_Kind, tuple[Any, ...]]:
    columns = columns_of(*values, names=names)
    if columns is None and errors == "raise" and statuses is None:
        numbers = [double(value, name) for value, name in zip(values, names)]
        status, results = solve(*numbers)
        if status != GN_OK:
            _errors.refuse(status, shown(zip(names, numbers)))
        return kind(*results)

    given = columns or one_row(*values, names=names)
    rows = Rows(given.count, errors, statuses)
    outputs = [given.family.floats() for _ in _fields(kind)]
    status = rows.call(many, given, outputs=outputs)
    rows.finish(status, lambda row: (shown(zip(names, given.values(row))), None))
    if columns is None:
        return kind(*(output.memory[0] for output in outputs))
    return tuple(output.result() for output in outputs)


def _fields(kind: Any) -> tuple[str, ...]:
    """Return the names of the fields of a named tuple."""
    names: tuple[str, ...] = kind._fields
    return names
