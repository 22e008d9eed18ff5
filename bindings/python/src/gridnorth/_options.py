# SPDX-License-Identifier: MIT
"""Keyword arguments as the option structs of the library."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping
from ctypes import byref
from typing import Any, Callable


def packed(
    options: Any,
    initialize: Callable[[Any], Any],
    given: Mapping[str, Any],
    names: Iterable[str],
    convert: Callable[[str, Any], Any],
) -> Any:
    """Fill an option struct: defaults, then what was given; `names` are those of the options that there are."""
    initialize(byref(options))
    for name, value in given.items():
        if name not in names:
            raise TypeError(f"no such option: {name!r}")
        setattr(options, name, convert(name, value))
    return options


def unsigned(value: Any, refused: int) -> int:
    """Give a number for an option of 32 bits without a sign; for one that does not fit stands one that is refused."""
    number = operator.index(value)
    return number if 0 <= number < 2**32 else refused


def shown(facts: Iterable[tuple[str, Any]]) -> str:
    """Give what a call was asked for in words."""
    return ", ".join(f"{name} {value!r}" if isinstance(value, str) else f"{name} {value}" for name, value in facts)
