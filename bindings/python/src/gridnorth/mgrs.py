# SPDX-License-Identifier: MIT
"""References of the Military Grid Reference System: writes, reads and checks them, and helps users type them.

`encode`, `decode`, `decode_cells` and `is_valid` accept one value or many, and return the same kind of container: a
numpy array, a column of pandas, polars or Arrow, or a list.
"""

from __future__ import annotations

from ._mgrs.cell import Cell, Flags
from ._mgrs.decode import decode, decode_cells, is_valid
from ._mgrs.encode import encode, encode_utm
from ._mgrs.outline import Outline, outline
from ._mgrs.typing import Field, Typing, typing, typing_fields
from ._native.library import GN_MGRS_GRID_ZONE_ONLY
from ._typing.public import own

__all__ = [
    "GRID_ZONE_ONLY",
    "Cell",
    "Field",
    "Flags",
    "Outline",
    "Typing",
    "decode",
    "decode_cells",
    "encode",
    "encode_utm",
    "is_valid",
    "outline",
    "typing",
    "typing_fields",
]

#: The precision that names the grid zone alone: "31N".
GRID_ZONE_ONLY = GN_MGRS_GRID_ZONE_ONLY

own(globals())
