# SPDX-License-Identifier: MIT
"""Reads one text or a column of texts with the library."""

from __future__ import annotations

import math
from collections.abc import Sequence
from ctypes import byref, c_size_t
from functools import partial
from typing import TYPE_CHECKING, Any, Callable, NoReturn, Optional

from .. import errors
from .._errors.advice import TEXTS, refuse_value
from .._errors.missing import MISSING
from .._memory.outputs import Output
from .._native.library import GN_OK, GN_PARTIAL
from .batches import Rows, check_mode
from .texts import AnySlots, encoded, is_text, one_text, place_in, shown_text

if TYPE_CHECKING:
    from .._typing.aliases import Text
    from .limits import Limits

#: Reads one text; returns the status, the result, and the offset of the error if it has one.
Read = Callable[[bytes], "tuple[int, Any, Optional[int]]"]


def attempt(function: Callable[..., int], text: bytes, found: Any, *settings: Any) -> tuple[int, Any, int]:
    """Read a text into `found`, a ctypes value; return the status, `found`, and the error offset."""
    offset = c_size_t()
    status = function(text, len(text), *settings, byref(found), byref(offset))
    return status, found, offset.value


def read_one(function: Callable[..., int], text: Text, found: Any, *settings: Any) -> Any:
    """Read a text into `found`, as `attempt` does; raise an error if the text is refused."""
    status, found, offset = attempt(function, one_text(text), found, *settings)
    if status != GN_OK:
        refuse_text(status, text, offset)
    return found


def refuse_text(status: int, text: Text, offset: Optional[int]) -> NoReturn:
    """Raise the error of a text; the offset, if any, counts bytes."""
    errors.refuse(status, shown_text(text), None if offset is None else place_in(text, offset))


def check_one(mode: str, statuses: Any) -> None:
    """Check the `errors` and `statuses` of a call for one text, which has no rows."""
    if statuses is not None:
        raise TypeError("statuses is only for many texts")
    check_mode(mode)


def read_or_mask(read: Read, text: Text, make: Callable[[Any], Any], mode: str, statuses: Any) -> Any:
    """Read one text; convert the result of `read` with `make`, or return None if the text is refused and masked."""
    check_one(mode, statuses)
    if not is_text(text):
        return missing_or_mask(text, mode)
    status, found, offset = read(encoded(text))
    if status == GN_OK:
        return make(found)
    if mode == "mask":
        return None
    return refuse_text(status, text, offset)


def missing_or_mask(text: Any, mode: str) -> Any:
    """Raise the error for a missing text, or return None if errors are masked."""
    if mode != "mask":
        refuse_value("text", TEXTS, text)
    return None


def read_positions(
    function: Callable[..., int],
    column: AnySlots,
    read: Read,
    position: Callable[[Any], Any],
    mode: str,
    statuses: Any,
    limits: Optional[Limits] = None,
) -> tuple[Any, Any]:
    """Read texts as columns of latitudes and longitudes; `position` returns the position in a result of `read`."""
    latitudes, longitudes = column.family.floats(), column.family.floats()

    def store(row: int, found: Any) -> None:
        point = position(found)
        latitudes.memory[row], longitudes.memory[row] = point.latitude, point.longitude

    def clear(row: int) -> None:
        latitudes.memory[row] = longitudes.memory[row] = math.nan

    limited = (limits, clear) if limits else None
    _read_rows(function, column, (), (latitudes, longitudes), read, store, mode, statuses, limited)
    return latitudes.result(), longitudes.result()


def read_structs(
    function: Callable[..., int],
    column: AnySlots,
    *settings: Any,
    read: Read,
    kind: Any,
    make: Callable[[Any], Any],
    mode: str,
    statuses: Any,
    call: str = "",
    limits: Optional[Limits] = None,
) -> Any:
    """Read texts as a column of structs; `read` reads one struct, and `make` converts one for the caller."""
    structs = column.family.structs(kind, make)
    store = structs.memory.__setitem__
    limited = (limits, partial(_put, store, limits.refused())) if limits else None
    _read_rows(function, column, settings, (structs,), read, store, mode, statuses, limited, call)
    return structs.result()


def _put(store: Callable[[int, Any], None], value: Any, row: int) -> None:
    store(row, value)


def _read_rows(
    function: Callable[..., int],
    column: AnySlots,
    settings: Sequence[Any],
    outputs: Sequence[Output],
    read: Read,
    store: Callable[[int, Any], None],
    mode: str,
    statuses: Any,
    limited: Optional[tuple[Limits, Callable[[int], None]]] = None,
    call: str = "",
) -> None:
    """Read texts; `limited` has the limits, if any, and a function that clears the results of a row."""
    rows = Rows(column.count, mode, statuses)
    status = rows.call(function, column, *settings, outputs=outputs)
    if limited is not None and status in (GN_OK, GN_PARTIAL):
        limits, clear = limited
        for row, refused in limits.unwanted(column, rows.pointer):
            rows.pointer[row], status = refused, GN_PARTIAL
            clear(row)

    def read_alone(row: int, text: bytes) -> int:
        status, found, _ = read(text)
        if status == GN_OK:
            store(row, found)
        return status

    def describe(row: int) -> tuple[str, Optional[int]]:
        if rows.pointer[row] == MISSING:
            return "", None
        text = column.text(row)
        # The batch returns no offsets.
        offset = read(encoded(text))[2]
        return shown_text(text), None if offset is None else place_in(text, offset)

    rows.finish(rows.read(status, column.alone, read_alone), describe, call)
