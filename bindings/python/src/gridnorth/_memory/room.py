# SPDX-License-Identifier: MIT
"""Calls with results of unknown size: the library returns the room that they need."""

from __future__ import annotations

from ctypes import byref, c_size_t
from typing import Any, Callable

from .._native.library import GN_ERROR_BUFFER_TOO_SMALL, GN_OK


def fitted(call: Callable[[Any, int, Any], int], kind: Any, capacity: int) -> tuple[int, Any, int]:
    """Call with room for `capacity` elements; if they are too few, call again with as many as the library needs.

    Return the status, the elements and the number of needed elements (for a text, its bytes and the final zero).
    """
    needed = c_size_t()
    memory = (kind * capacity)()
    status = call(memory, capacity, byref(needed))
    if status == GN_ERROR_BUFFER_TOO_SMALL:
        capacity = needed.value
        memory = (kind * capacity)()
        status = call(memory, capacity, byref(needed))
    return status, memory, needed.value


def fitted_lines(
    call: Callable[..., int], kind: Any, size: int, struct: Any, capacity: int
) -> tuple[int, Any, int, Any]:
    """Call, perhaps twice, with room for lines and for their vertices; a vertex has `size` elements of a kind.

    Return the status, the vertices, their number, and the lines, in no more memory than they need.
    """
    # A line has two vertices or more.
    vertex_capacity, line_capacity = capacity, capacity // 2
    vertices_needed, lines_needed = c_size_t(), c_size_t()
    while True:
        vertices, lines = (kind * (size * vertex_capacity))(), (struct * line_capacity)()
        status = call(vertices, vertex_capacity, byref(vertices_needed), lines, line_capacity, byref(lines_needed))
        if status != GN_ERROR_BUFFER_TOO_SMALL:
            break
        vertex_capacity, line_capacity = vertices_needed.value, lines_needed.value
    if status == GN_OK:
        vertices = (kind * (size * vertices_needed.value)).from_buffer_copy(vertices)
        lines = (struct * lines_needed.value).from_buffer_copy(lines)
    return status, vertices, vertices_needed.value, lines
