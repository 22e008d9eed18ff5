# SPDX-License-Identifier: MIT
"""Limits on MGRS references, for data that contains words: "BAD" and "ZAP" are valid polar squares."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from ctypes import byref, c_char, c_uint8
from typing import Any, Optional

from .. import errors
from .._memory.outputs import Arrays, numpy
from .._native.library import GN_FORM_MGRS, GN_OK, gn_mgrs_cell, gn_position, library
from .inputs import integer

_HUNDRED_KILOMETERS = 100_000.0

#: Returns whether a struct (or each row of a structured array) is a reference, its digits per axis, and its zone.
Facts = Callable[[Any, Callable[[Any, str], Any]], "tuple[Any, Any, Any]"]


class Limits:
    """The requirements for a reference: a minimum of digits per axis, and a zone unless polar references are accepted.

    The function `batch` reads texts as structs of type `kind`, with `settings`.
    """

    def __init__(
        self,
        facts: Facts,
        batch: Callable[..., int],
        settings: tuple[Any, ...],
        kind: Any,
        minimum_precision: int,
        polar: bool,
    ) -> None:
        self.facts = facts
        self.batch = batch
        self.settings = settings
        self.kind = kind
        self.minimum_precision = minimum_precision
        self.polar = polar

    def status(self, found: Any) -> int:
        """Return the status of one struct."""
        is_reference, precision, zone = self.facts(found, getattr)
        if is_reference and zone == 0 and not self.polar:
            return errors.MgrsZoneError.status
        return errors.TextIncompleteError.status if is_reference and precision < self.minimum_precision else GN_OK

    def refine(self, read: Any) -> Any:
        """Return a function that reads one text as `read` does, and refuses unwanted references."""

        def refined(text: bytes) -> tuple[int, Any, Optional[int]]:
            status, found, offset = read(text)
            if status == GN_OK:
                status = self.status(found)
                if status != GN_OK:
                    # The offset is the end of the text, or the place where a zone number should be.
                    is_short = status == errors.TextIncompleteError.status
                    offset = len(text.rstrip()) if is_short else len(text) - len(text.lstrip())
            return status, found, offset

        return refined

    def unwanted(self, column: Any, pointer: Any) -> list[tuple[int, int]]:
        """Return the accepted rows of a batch that are unwanted, each with its status."""
        structs, statuses = (self.kind * column.count)(), (c_uint8 * column.count)()
        size = ctypes.sizeof(self.kind)
        self.batch(*column.arguments, column.count, *self.settings, structs, size, statuses)
        if isinstance(column.family, Arrays) and column.count:
            rows = self._doubtful(numpy().ndarray(column.count, self.kind, structs))
        else:
            rows = range(column.count)
        found = ((row, self.status(structs[row])) for row in rows if pointer[row] == statuses[row] == GN_OK)
        return [(row, status) for row, status in found if status]

    def _doubtful(self, records: Any) -> Any:
        """Return the rows of an array that may be unwanted."""
        is_reference, precision, zone = self.facts(records, lambda record, name: record[name])
        wanted = (precision >= self.minimum_precision) & (self.polar | (zone != 0))
        return numpy().flatnonzero(is_reference & ~wanted).tolist()

    def refused(self) -> Any:
        """Return a struct as the batch writes it for a refused row."""
        text, found, status = (c_char * 1)(), self.kind(), c_uint8()
        self.batch(text, 1, 1, 1, *self.settings, byref(found), ctypes.sizeof(self.kind), byref(status))
        return found


def checked(minimum_precision: int) -> int:
    """Check and return the minimum of digits per axis; -1 means no minimum."""
    minimum = integer(minimum_precision, "minimum_precision", errors.PrecisionError)
    if not -1 <= minimum <= 11:
        errors.refuse(errors.PrecisionError.status, f"minimum_precision {minimum}")
    return minimum


def for_cells(minimum_precision: int, polar: bool) -> Optional[Limits]:
    """Return the limits for MGRS references; None if there are no limits."""
    minimum = checked(minimum_precision)
    if minimum == -1 and polar:
        return None
    return Limits(_of_cell, library.gn_mgrs_decode_cells_batch, (), gn_mgrs_cell, minimum, bool(polar))


def for_positions(minimum_precision: int, polar: bool, *settings: Any) -> Optional[Limits]:
    """Return the limits for MGRS references among positions of all forms; None if there are no limits."""
    minimum = checked(minimum_precision)
    if minimum == -1 and polar:
        return None
    return Limits(_of_position, library.gn_position_parse_batch, settings, gn_position, minimum, bool(polar))


def _of_cell(found: Any, get: Callable[[Any, str], Any]) -> tuple[Any, Any, Any]:
    precision = get(found, "precision")
    return precision == precision, precision, get(found, "zone")


def _of_position(found: Any, get: Callable[[Any, str], Any]) -> tuple[Any, Any, Any]:
    meters = get(found, "precision")
    # A cell of n digits is 100 km / 10^n high; comparisons stay away from the edges, where a logarithm would not.
    precision = sum((meters < _HUNDRED_KILOMETERS * 1.5 / 10**digits) * 1 for digits in range(12)) - 1
    return get(found, "form") == GN_FORM_MGRS, precision, get(get(found, "utm"), "zone")
