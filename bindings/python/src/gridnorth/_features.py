# SPDX-License-Identifier: MIT
"""Shapes as GeoJSON: the options that all of them share, and the caller's properties."""

from __future__ import annotations

import json
from collections.abc import Mapping
from ctypes import byref, c_char, string_at
from typing import Any, Callable, Union

from . import errors
from ._columns import integer
from ._library import gn_shape_options, library
from ._options import packed, unsigned
from ._room import fitted
from ._texts import encoded, is_text

#: What a feature says of itself: an object that becomes JSON, or the text of one; None is an empty one.
Properties = Union[Mapping[str, Any], str, bytes, None]

# The options of a shape, those apart that are not the caller's.
NAMES = frozenset(name for name, _ in gn_shape_options._fields_) - {"size", "reserved"}

# Options of 32 bits without a sign; for one that does not fit stands a number that is refused.
_UNSIGNED = {
    "placement": 2**32 - 1,
    "vertices": 0,
    "azimuth_is": 2**32 - 1,
    "radials": 2**32 - 1,
    "longitudes": 2**32 - 1,
}


def packed_options(given: Mapping[str, Any]) -> Any:
    """Give the options of a shape as the library takes them; None for none."""
    if not given:
        return None
    return byref(packed(gn_shape_options(), library.gn_shape_options_init, given, NAMES, _packed_option))


def _packed_option(name: str, value: Any) -> Any:
    if name in _UNSIGNED:
        return unsigned(value, _UNSIGNED[name])
    return integer(value, "number of decimals", errors.DecimalsError) if name == "decimals" else value


def geojson(function: Callable[..., int], *arguments: Any, properties: Properties, capacity: int) -> tuple[int, bytes]:
    """Call with properties and with room for text; gives the status and the text."""
    text = packed_properties(properties)
    length = 0 if text is None else len(text)
    status, memory, count = fitted(lambda *room: function(*arguments, text, length, *room), c_char, capacity)
    return status, b"" if status else string_at(memory, count)


def capacity(vertices: int) -> int:
    """Give how much room the text of so many vertices gets at first."""
    return min(_BYTES_OF_A_FEATURE + vertices * _BYTES_OF_A_VERTEX, _FIRST_BYTES)


# What a vertex takes with 7 decimals, and a feature with few properties; larger texts are written twice.
_BYTES_OF_A_VERTEX = 32
_BYTES_OF_A_FEATURE = 1 << 10
_FIRST_BYTES = 1 << 20


def packed_properties(properties: Properties) -> Union[bytes, None]:
    """Give properties as the text that the library copies."""
    if properties is None:
        return None
    if is_text(properties):
        return encoded(properties)
    if not isinstance(properties, Mapping):
        raise TypeError(f"properties are a mapping or a JSON text, not {type(properties).__name__}")
    return encoded(json.dumps(dict(properties), ensure_ascii=False, allow_nan=False, separators=(",", ":")))
