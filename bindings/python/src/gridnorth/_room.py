# SPDX-License-Identifier: MIT
"""Results of unknown size: the library says how much room they need."""

from __future__ import annotations

from ctypes import byref, c_size_t
from typing import Any, Callable

from ._library import GN_BUFFER_TOO_SMALL, GN_OK


def fitted(call: Callable[[Any, int, Any], int], kind: Any, capacity: int) -> tuple[int, Any, int]:
    """Call with room for `capacity` elements; if they are too few, once more with as many as the library asks for.

    Gives the status, the elements and their number. There is room for one more: the zero that ends a text.
    """
    length = c_size_t()
    memory = (kind * (capacity + 1))()
    status = call(memory, capacity + 1, byref(length))
    if status == GN_BUFFER_TOO_SMALL:
        memory = (kind * (length.value + 1))()
        status = call(memory, length.value + 1, byref(length))
    return status, memory, length.value


def fitted_lines(
    call: Callable[..., int], kind: Any, size: int, struct: Any, capacity: int
) -> tuple[int, Any, int, Any]:
    """Call with room for the vertices of lines, each `size` elements of a kind, and for the lines; perhaps twice.

    Gives the status, the vertices, how many they are or would be, and the lines, in no more memory than they need.
    """
    # A line has two vertices or more.
    vertex_capacity, line_capacity = capacity, capacity // 2
    vertex_count, line_count = c_size_t(), c_size_t()
    while True:
        vertices, lines = (kind * (size * vertex_capacity))(), (struct * line_capacity)()
        status = call(vertices, vertex_capacity, byref(vertex_count), lines, line_capacity, byref(line_count))
        if status != GN_BUFFER_TOO_SMALL:
            break
        vertex_capacity, line_capacity = vertex_count.value, line_count.value
    if status == GN_OK:
        vertices = (kind * (size * vertex_count.value)).from_buffer_copy(vertices)
        lines = (struct * line_count.value).from_buffer_copy(lines)
    return status, vertices, vertex_count.value, lines
