# SPDX-License-Identifier: MIT
"""Finds built files, and loads the C library."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any


def load(signatures: Iterable[tuple[str, Any, tuple[Any, ...]]]) -> ctypes.CDLL:
    """Load the library, and give each function its parameter and result types."""
    path = built({"win32": "gridnorth.dll", "darwin": "libgridnorth.dylib"}.get(sys.platform, "libgridnorth.so"))
    try:
        library = ctypes.CDLL(str(path))
    except OSError as error:
        raise ImportError(
            f"the C library of gridnorth cannot be loaded ({error}); install the package with pip, which builds the "
            "library and puts it beside the Python files",
            name="gridnorth",
            path=str(path),
        ) from error
    for name, result, parameters in signatures:
        function = getattr(library, name)
        function.restype = result
        function.argtypes = parameters
    return library


def built(name: str) -> Path:
    """Return the path of a built file: beside the Python files, or in the folder of an editable install."""
    beside = Path(__file__).parents[1]
    package = sys.modules[__name__.partition(".")[0]]
    folders = [beside, *map(Path, package.__path__)]
    return next((path for folder in folders if (path := folder / name).is_file()), beside / name)
