# SPDX-License-Identifier: MIT
"""The arguments of calls in words, for messages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

#: The precisions of MGRS and GEOREF.
ALL_PRECISIONS = "-1 ... 11"


def shown(facts: Iterable[tuple[str, Any]]) -> str:
    """Return the arguments of a call in words."""
    return ", ".join(f"{name} {value!r}" if isinstance(value, str) else f"{name} {value}" for name, value in facts)


def shown_degrees(latitude: Any, longitude: Any) -> str:
    """Return a latitude and a longitude in words."""
    return f"latitude {latitude}, longitude {longitude}"


def shown_precision(precision: int, possible: str = ALL_PRECISIONS) -> str:
    """Return a precision in words; it may be out of range."""
    return f"precision {precision}; allowed: {possible}"


def shown_position(position: Any) -> str:
    """Return a position that was passed as one argument, as a message shows it."""
    return f"position {pair_shown(position)}"


def pair_shown(position: Any) -> Any:
    """Return the pair that a position is, or the position if it is a geometry."""
    return tuple(position) if isinstance(position, Iterable) else position
