# SPDX-License-Identifier: MIT
"""The drawing on a page of a PDF, in millimeters from its top left corner."""

from __future__ import annotations

import dataclasses
import io

import numpy
import pypdf
from pypdf.generic import ContentStream

MILLIMETERS = 25.4 / 72

Color = tuple[float, ...]


@dataclasses.dataclass
class Drawing:
    """The width and height of the page; its stroked lines with their colors, and its rectangles: left, top, right, bottom."""

    width: float
    height: float
    lines: list[tuple[Color, numpy.ndarray]]
    rectangles: list[tuple[float, float, float, float]]


def drawing(pdf: bytes) -> Drawing:
    reader = pypdf.PdfReader(io.BytesIO(pdf))
    (page,) = reader.pages
    width, height = float(page.mediabox.width), float(page.mediabox.height)
    made = Drawing(width * MILLIMETERS, height * MILLIMETERS, [], [])
    matrix, color = numpy.identity(3), (0.0, 0.0, 0.0)
    kept, path = [], []

    def place(x: float, y: float) -> tuple[float, float]:
        right, up, _ = numpy.array([x, y, 1]) @ matrix
        return right * MILLIMETERS, (height - up) * MILLIMETERS

    for operands, operator in ContentStream(page.get_contents(), reader).operations:
        numbers = [float(operand) for operand in operands] if operator in (b"cm", b"m", b"l", b"re", b"RG") else []
        if operator == b"q":
            kept.append((matrix, color))
        elif operator == b"Q":
            matrix, color = kept.pop()
        elif operator == b"cm":
            a, b, c, d, e, f = numbers
            matrix = numpy.array([[a, b, 0], [c, d, 0], [e, f, 1]]) @ matrix
        elif operator == b"RG":
            color = tuple(numbers)
        elif operator == b"m":
            path.append([place(*numbers)])
        elif operator == b"l":
            path[-1].append(place(*numbers))
        elif operator == b"re":
            x, y, across, up = numbers
            (x0, y0), (x1, y1) = place(x, y), place(x + across, y + up)
            made.rectangles.append((min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)))
        elif operator in (b"S", b"s"):
            made.lines += [(color, numpy.array(piece)) for piece in path]
        if operator in (b"S", b"s", b"f", b"f*", b"B", b"n"):
            path = []
    return made
