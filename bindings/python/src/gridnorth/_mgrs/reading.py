# SPDX-License-Identifier: MIT
"""Reads one reference."""

from __future__ import annotations

from .._columns.reading import attempt
from .._native.library import gn_mgrs_cell, library


def read_cell(text: bytes, strict: bool) -> tuple[int, gn_mgrs_cell, int]:
    """Return the status, the cell and the error offset of a text."""
    return attempt(library.gn_mgrs_decode_strict if strict else library.gn_mgrs_decode, text, gn_mgrs_cell())
