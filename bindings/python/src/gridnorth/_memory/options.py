# SPDX-License-Identifier: MIT
"""Converts keyword arguments to the option structs of the library."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping
from ctypes import byref
from typing import Any, Callable

from .._errors.advice import NUMBER, refuse_kind


def packed(
    options: Any,
    initialize: Callable[[Any], Any],
    given: Mapping[str, Any],
    names: Iterable[str],
    convert: Callable[[str, Any], Any],
) -> Any:
    """Fill an option struct with defaults, then with the given options; `names` are the names of all options."""
    initialize(byref(options))
    for name, value in given.items():
        if name not in names:
            raise TypeError(f"no such option: {name!r}; choose from {', '.join(map(repr, names))}")
        try:
            setattr(options, name, convert(name, value))
        except TypeError as error:
            if name in str(error):
                raise
            refuse_kind(name, NUMBER, value, "pass a float")
    return options


def unsigned(value: Any, refused: int, name: str) -> int:
    """Return a number for an unsigned 32-bit option; replace a number that does not fit by `refused`."""
    try:
        number = operator.index(value)
    except TypeError:
        refuse_kind(name, "an integer", value, "pass an int")
    return number if 0 <= number < 2**32 else refused
