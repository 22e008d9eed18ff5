# SPDX-License-Identifier: MIT
"""Writes lines and rings as SVG paths, clipped to the frame of a picture."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence

from .frame import Frame
from .land import Position

Pixel = tuple[float, float]

# Paths are clipped `_MARGIN` pixels outside the frame; steps shorter than `_STEP` are left out.
_MARGIN = 6.0
_STEP = 0.7
# Degrees of longitude between the vertices of arcs: edges along parallels in pictures around a pole.
_ARC = 2.0


def rings_path(rings: Iterable[Sequence[Position]], frame: Frame) -> str:
    """Return the path of rings, for ``fill-rule="evenodd"``."""
    return "".join(
        _written([*ring, ring[0]], closed=True)
        for pixels in _projected(rings, frame)
        if len(ring := _cut_ring(pixels, frame)) > 2
    )


def lines_path(lines: Iterable[Sequence[Position]], frame: Frame) -> str:
    """Return the path of lines."""
    return "".join(_written(part) for pixels in _projected(lines, frame) for part in cut_line(pixels, frame))


def borders_of(polygons: Iterable[Sequence[Sequence[Position]]]) -> list[list[Position]]:
    """Return the rings of polygons as lines, without the seams along a pole or the antimeridian."""
    rings = [ring for polygon in polygons for ring in polygon]
    sides = {a[0] for ring in rings for a, b in zip(ring, ring[1:]) if a[0] == b[0] and abs(a[0]) == 180}
    return [line for ring in rings for line in _without_seams(ring, len(sides) == 2)]


def _without_seams(ring: Sequence[Position], is_cut: bool) -> Iterator[list[Position]]:
    line = list(ring[:1])
    for (x0, y0), (x1, y1) in zip(ring, ring[1:]):
        on_pole = y0 == y1 and abs(y0) == 90
        if on_pole or (is_cut and x0 == x1 and abs(x0) == 180):
            yield line
            line = []
        line.append((x1, y1))
    yield line


def _projected(paths: Iterable[Sequence[Position]], frame: Frame) -> Iterator[list[Pixel]]:
    """Project paths, and their copies beyond the antimeridian; skip paths outside the frame."""
    is_polar = frame.kind in ("north", "south")
    for path in paths:
        if is_polar and all((latitude < 0) == (frame.kind == "north") for _, latitude in path):
            continue
        for copy in frame.copies:
            pixels = [frame.pixel(x + copy, y) for x, y in (_with_arcs(path) if is_polar else path)]
            xs, ys = [x for x, _ in pixels], [y for _, y in pixels]
            if pixels and max(xs) >= 0 and min(xs) <= frame.width and max(ys) >= 0 and min(ys) <= frame.height:
                yield pixels


def _with_arcs(path: Sequence[Position]) -> Iterator[Position]:
    yield from path[:1]
    for (x0, y0), (x1, y1) in zip(path, path[1:]):
        # Other edges need no arcs: grid lines that turn quickly near the pole have enough vertices.
        count = math.ceil(abs(x1 - x0) / _ARC) if abs(y1 - y0) < 1e-9 else 1
        yield from ((x0 + (x1 - x0) * i / count, y0) for i in range(1, count))
        yield x1, y1


def cut_line(pixels: Sequence[Pixel], frame: Frame, margin: float = _MARGIN) -> Iterator[list[Pixel]]:
    """Yield the parts of a line within the frame (Liang-Barsky clipping, edge by edge)."""
    part: list[Pixel] = []
    low, high_x, high_y = -margin, frame.width + margin, frame.height + margin
    for (x0, y0), (x1, y1) in zip(pixels, pixels[1:]):
        first, last = 0.0, 1.0
        dx, dy = x1 - x0, y1 - y0
        for step, room in ((-dx, x0 - low), (dx, high_x - x0), (-dy, y0 - low), (dy, high_y - y0)):
            if step < 0:
                first = max(first, room / step)
            elif step > 0:
                last = min(last, room / step)
            elif room < 0:
                last = -1
        if first > last:
            continue
        if not part or first > 0:
            if len(part) > 1:
                yield part
            part = [(x0 + first * dx, y0 + first * dy)]
        part.append((x0 + last * dx, y0 + last * dy) if last < 1 else (x1, y1))
        if last < 1:
            yield part
            part = []
    if len(part) > 1:
        yield part


def _cut_ring(pixels: Sequence[Pixel], frame: Frame) -> list[Pixel]:
    """Clip a ring to each side of the frame in turn (Sutherland-Hodgman clipping)."""
    sides: list[tuple[int, Callable[[float], float], float]] = [
        (0, lambda x: x + _MARGIN, -_MARGIN),
        (0, lambda x: frame.width + _MARGIN - x, frame.width + _MARGIN),
        (1, lambda y: y + _MARGIN, -_MARGIN),
        (1, lambda y: frame.height + _MARGIN - y, frame.height + _MARGIN),
    ]
    ring = list(pixels[:-1] if len(pixels) > 1 and pixels[0] == pixels[-1] else pixels)
    for axis, room, edge in sides:
        kept: list[Pixel] = []
        for a, b in zip([*ring[-1:], *ring], ring):
            here, there = room(a[axis]), room(b[axis])
            if (here < 0) != (there < 0):
                part = here / (here - there)
                across = a[1 - axis] + part * (b[1 - axis] - a[1 - axis])
                kept.append((edge, across) if axis == 0 else (across, edge))
            if there >= 0:
                kept.append(b)
        ring = kept
    return ring


def _written(pixels: Sequence[Pixel], closed: bool = False) -> str:
    """Write a path with relative steps in tenths of a pixel; leave out an area smaller than a step."""
    kept = [pixels[0]]
    for pixel in pixels[1:]:
        if abs(pixel[0] - kept[-1][0]) + abs(pixel[1] - kept[-1][1]) >= _STEP:
            kept.append(pixel)
    if kept[-1] != pixels[-1] and not closed:
        kept.append(pixels[-1])
    if len(kept) < (3 if closed else 2):
        return ""
    tenths = [(round(10 * x), round(10 * y)) for x, y in kept]
    steps = [(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in zip(tenths, tenths[1:])]
    start = f"M{_short(tenths[0][0])},{_short(tenths[0][1])}"
    return start + "l" + " ".join(f"{_short(x)},{_short(y)}" for x, y in steps) + ("z" if closed else "")


def _short(tenths: int) -> str:
    return f"{tenths / 10:g}"
