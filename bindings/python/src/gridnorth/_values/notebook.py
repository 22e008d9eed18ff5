# SPDX-License-Identifier: MIT
"""What notebooks show of values.

Pictures stand above all values that they show, so `gridnorth.picture` says here how values are drawn.
"""

from __future__ import annotations

from typing import Any, Callable, Optional

from .. import errors

_draw: Callable[[Any], str]


def draw_with(draw: Callable[[Any], str]) -> None:
    """Let a function draw values from now on: it returns SVG."""
    global _draw
    _draw = draw


def picture_of(value: Any) -> Optional[str]:
    """Return what a notebook shows of a value; None, so that it shows the text, if the value has no place on earth."""
    try:
        return _draw(value)
    except errors.GridNorthError:
        return None
