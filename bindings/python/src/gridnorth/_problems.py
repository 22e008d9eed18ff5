# SPDX-License-Identifier: MIT
"""The two problems of geodesy, inverse and direct, for one pair or many: the same on the ellipsoid and elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import byref, c_double
from typing import Any, Callable, TypeVar, Union

from . import errors as _errors
from ._columns import columns_of, columns_of_sequences, double
from ._library import GN_OK, gn_point
from ._options import shown
from ._points import ADJACENT
from ._rows import Rows

#: The names of what goes in, for messages.
INVERSE = ("from_latitude", "from_longitude", "to_latitude", "to_longitude")
DIRECT = ("latitude", "longitude", "azimuth", "distance")


_Kind = TypeVar("_Kind", bound=tuple[float, ...])


def inverse(
    one: Any, many: Any, kind: type[_Kind], values: Sequence[Any], errors: str, statuses: Any
) -> Union[_Kind, tuple[Any, ...]]:
    """Solve the inverse problem by the function for one pair, or by that for many.

    Gives a `kind`, which is a tuple: the distance and one azimuth or two; or a tuple of such columns.
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
    """Solve the direct problem, as `inverse` does: a `kind` is latitude, longitude and perhaps an azimuth."""

    def solve(latitude: float, longitude: float, azimuth: float, distance: float) -> Any:
        point, azimuths = gn_point(), [c_double() for _ in _fields(kind)[2:]]
        status = one(byref(gn_point(latitude, longitude)), azimuth, distance, byref(point), *map(byref, azimuths))
        return status, [point.latitude, point.longitude, *(azimuth.value for azimuth in azimuths)]

    return _solved(solve, many, kind, DIRECT, values, errors, statuses)


def _solved(
    solve: Callable[..., Any],
    many: Any,
    kind: type[_Kind],
    names: Sequence[str],
    values: Sequence[Any],
    errors: str,
    statuses: Any,
) -> Union[_Kind, tuple[Any, ...]]:
    columns = columns_of(*values)
    if columns is None and errors == "raise" and statuses is None:
        numbers = [double(value) for value in values]
        status, results = solve(*numbers)
        if status != GN_OK:
            _errors.refuse(status, shown(zip(names, numbers)))
        return kind(*results)

    is_one = columns is None
    columns = columns or columns_of_sequences(*([value] for value in values))
    rows = Rows(columns.count, errors, statuses)
    outputs = [columns.family.floats() for _ in _fields(kind)]
    status = many(
        *columns.pointers,
        columns.stride,
        columns.count,
        *(output.pointer for output in outputs),
        ADJACENT,
        rows.pointer,
    )
    rows.finish(status, lambda row: (shown(zip(names, columns.values(row))), None))
    if is_one:
        return kind(*(output.memory[0] for output in outputs))
    return tuple(output.result() for output in outputs)


def _fields(kind: Any) -> tuple[str, ...]:
    """Give the names of what a named tuple holds."""
    names: tuple[str, ...] = kind._fields
    return names
