# SPDX-License-Identifier: MIT
"""The extension module: calls for one value, and packing of texts into slots, in a fraction of the time of ctypes.

The extension is optional: ctypes gives the same results. Each function here returns None if it leaves the work to the
caller; without the extension, it always does. The environment variable GRIDNORTH_EXTENSION=0 turns the extension off.
"""

from __future__ import annotations

import ctypes
import importlib
import os
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from .library import library


def _extension() -> Any:
    """Return the module; None if it is turned off or not built, as for PyPy and Pythons without the global lock."""
    if os.environ.get("GRIDNORTH_EXTENSION") == "0":
        return None
    try:
        return importlib.import_module("gridnorth._extension")
    except ImportError:
        return None


def _nothing(*_: Any) -> None:
    """Leave everything to the caller."""


extension = _extension()

mgrs_encode: Any = getattr(extension, "mgrs_encode", _nothing)
mgrs_decode: Any = getattr(extension, "mgrs_decode", _nothing)
utm_forward: Any = getattr(extension, "utm_forward", _nothing)
utm_inverse: Any = getattr(extension, "utm_inverse", _nothing)
geodesic_inverse: Any = getattr(extension, "geodesic_inverse", _nothing)
geodesic_direct: Any = getattr(extension, "geodesic_direct", _nothing)
edge_index_side: Any = getattr(extension, "edge_index_side", _nothing)
gather: Any = getattr(extension, "gather", _nothing)
mgrs_decode_list: Any = getattr(extension, "mgrs_decode_list", _nothing)
texts: Any = getattr(extension, "texts", _nothing)
floats: Any = getattr(extension, "floats", _nothing)
arrow_releases: Any = getattr(extension, "arrow_releases", _nothing)
arrow_capsule: Any = getattr(extension, "arrow_capsule", _nothing)

if TYPE_CHECKING:
    Record = object
else:
    #: The base class of cells.
    Record = getattr(extension, "Record", object)

# The functions are in the order of extension.h.
_FUNCTIONS = (
    *("gn_mgrs_encode", "gn_mgrs_decode", "gn_mgrs_decode_strict", "gn_mgrs_decode_batch"),
    *("gn_mgrs_decode_strict_batch", "gn_utm_forward", "gn_utm_inverse", "gn_geodesic_inverse", "gn_geodesic_direct"),
    "gn_edge_index_contains_batch",
)


def bind(types: Sequence[type], hemispheres: Iterable[Any], flags: Iterable[Any], names: Iterable[str]) -> None:
    """Give the extension the addresses of library functions and the types of their results.

    `types` are the types of a position, a position on a grid, a cell with the attributes `names`, and the results of
    the two problems of geodesy.
    """
    if extension is None:
        return
    addresses = tuple(ctypes.cast(getattr(library, name), ctypes.c_void_p).value for name in _FUNCTIONS)
    extension.bind(addresses, tuple(types), tuple(hemispheres), tuple(flags))
    cell = types[2]
    for place, name in enumerate(names):
        setattr(cell, name, extension.Part(name, place))
