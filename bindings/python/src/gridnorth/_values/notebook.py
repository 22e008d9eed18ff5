# SPDX-License-Identifier: MIT
"""Pictures of values in notebooks.

Pictures depend on all values that they show, so `gridnorth.picture` registers its drawing function here.
"""

from __future__ import annotations

from typing import Any, Callable, Optional

from .. import errors

_draw: Callable[[Any], str]


def draw_with(draw: Callable[[Any], str]) -> None:
    """Register the function that draws values; it returns SVG."""
    global _draw
    _draw = draw


def picture_of(value: Any) -> Optional[str]:
    """Return the picture of a value; None, so that notebooks show its text, if the value has no place on earth."""
    try:
        return _draw(value)
    except errors.GridNorthError:
        return None
