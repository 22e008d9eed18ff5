# SPDX-License-Identifier: MIT
"""Writes one text or a column of texts with the library."""

from __future__ import annotations

from ctypes import c_char, c_double
from typing import Any, Callable

from .. import errors
from .._errors.words import ALL_PRECISIONS, shown_degrees, shown_precision
from .._native.library import GN_OK
from .batches import write_rows
from .inputs import Columns, double
from .texts import as_str


def written(function: Callable[..., int], *arguments: Any, size: int, refused: Callable[[int], str]) -> str:
    """Write one text, at most `size` bytes long with its final zero; `refused` describes the arguments for a status."""
    text = (c_char * size)()
    status = function(*arguments, text, size, None)
    if status != GN_OK:
        errors.refuse(status, refused(status))
    return text.value.decode("utf-8")


def reference(
    function: Callable[..., int],
    latitude: Any,
    longitude: Any,
    precision: int,
    size: int,
    possible: str = ALL_PRECISIONS,
) -> str:
    """Write the reference of the cell that contains a position."""
    latitude, longitude = double(latitude, "latitude"), double(longitude, "longitude")

    def refused(status: int) -> str:
        is_precision = status == errors.PrecisionError.status
        return shown_precision(precision, possible) if is_precision else shown_degrees(latitude, longitude)

    return written(function, c_double(latitude), c_double(longitude), precision, size=size, refused=refused)


def references(
    function: Callable[..., int],
    columns: Columns,
    precision: int,
    size: int,
    mode: str,
    statuses: Any,
    make: Callable[[Any], Any] = as_str,
    possible: str = ALL_PRECISIONS,
) -> Any:
    """Write the references of the cells that contain positions."""
    return write_rows(
        function,
        columns,
        precision,
        size=size,
        mode=mode,
        statuses=statuses,
        describe=shown_degrees,
        call=lambda: shown_precision(precision, possible),
        make=make,
    )
