# SPDX-License-Identifier: MIT
"""Members of enumerations, which callers may also pass by name."""

from __future__ import annotations

import enum
from typing import Union

from .. import errors
from .inputs import integer

Kind = Union[type[enum.IntEnum], type[enum.IntFlag]]


def member(kind: Kind, value: Union[int, str], what: str, error: type[errors.GridNorthError]) -> int:
    """Return the number of a member, which may also be given by its name in lower case."""
    if not isinstance(value, str):
        return integer(value, what, error)
    found = kind.__members__.get(value.upper()) if value.islower() else None
    if found is None:
        errors.refuse(error.status, f"{what} {value!r}; choose from {', '.join(map(repr, names(kind)))}")
    return int(found)


def names(kind: Kind) -> list[str]:
    """Return the names that callers may pass for members."""
    return [name.lower() for name in kind.__members__]
