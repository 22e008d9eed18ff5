# SPDX-License-Identifier: MIT
"""Routes, polygons and shapes as GeoJSON: the options for their numbers, and the caller's properties."""

from __future__ import annotations

import json
from collections.abc import Mapping
from ctypes import byref, c_char, string_at
from typing import Any, Callable, Union

from .. import errors
from .._columns.inputs import integer
from .._columns.texts import encoded, is_text
from .._memory.options import packed
from .._memory.room import fitted
from .._native.library import gn_geojson_options, library

#: The properties of a feature: an object that becomes JSON, or JSON text; None is an empty object.
Properties = Union[Mapping[str, Any], str, bytes, None]


def packed_geojson_options(edge_tolerance: float, decimals: int) -> Any:
    """Return the options of a route or a polygon as a struct of the library."""
    given = {"edge_tolerance": edge_tolerance, "decimals": decimals}
    return byref(packed(gn_geojson_options(), library.gn_geojson_options_init, given, given, packed_option))


def packed_option(name: str, value: Any) -> Any:
    """Convert an option for the library."""
    return integer(value, name, errors.DecimalsError) if name == "decimals" else value


def geojson(function: Callable[..., int], *arguments: Any, properties: Properties, capacity: int) -> tuple[int, bytes]:
    """Call with properties and with room for text; return the status and the text."""
    text = packed_properties(properties)
    size = 0 if text is None else len(text)
    status, memory, needed = fitted(lambda *room: function(*arguments, text, size, *room), c_char, capacity)
    return status, b"" if status else string_at(memory, needed - 1)


def capacity(vertices: int) -> int:
    """Return the initial room, in bytes, for the text of a number of vertices."""
    return min(_BYTES_OF_A_FEATURE + vertices * _BYTES_OF_A_VERTEX, _FIRST_BYTES)


# Bytes for a vertex with 7 decimals, and for a feature with few properties; larger texts are written twice.
_BYTES_OF_A_VERTEX = 32
_BYTES_OF_A_FEATURE = 1 << 10
_FIRST_BYTES = 1 << 20


def packed_properties(properties: Properties) -> Union[bytes, None]:
    """Return properties as the text that the library copies."""
    if properties is None:
        return None
    if is_text(properties):
        return encoded(properties)
    if not isinstance(properties, Mapping):
        raise TypeError(f"properties must be a mapping or a JSON text, not {type(properties).__name__}")
    return encoded(json.dumps(dict(properties), ensure_ascii=False, allow_nan=False, separators=(",", ":")))
