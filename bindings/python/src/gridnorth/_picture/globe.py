# SPDX-License-Identifier: MIT
"""A small globe that shows the place of a picture in the world."""

from __future__ import annotations

import math
from collections.abc import Sequence

from . import land
from .land import Position

# Degrees between meridians, and between parallels.
_STEP = 30


class Globe:
    """The hemisphere that is visible from above a position, within a circle."""

    def __init__(self, longitude: float, latitude: float, x: float, y: float, radius: float) -> None:
        self._longitude = longitude
        self._opposite = math.remainder(longitude + 180, 360), -latitude
        self._sine, self._cosine = math.sin(math.radians(latitude)), math.cos(math.radians(latitude))
        self._x, self._y, self._radius = x, y, radius

    def land(self) -> str:
        """Return a path of the land."""
        return "".join(self._area(ring) for ring in land.rings())

    def graticule(self) -> str:
        """Return a path of meridians and parallels."""
        meridians = [[(x, y) for y in range(-90, 91, 6)] for x in range(-180, 180, _STEP)]
        parallels = [[(x, y) for x in range(-180, 181, 6)] for y in range(-60, 61, _STEP)]
        return "".join(self._line(line) for line in meridians + parallels)

    def outline(self, positions: Sequence[Position]) -> list[tuple[float, float]]:
        """Return the pixels of positions; return no pixels if a position is not visible."""
        pixels = [self.pixel(*position) for position in positions]
        return [pixel for pixel in pixels if pixel] if all(pixels) else []

    def pixel(self, longitude: float, latitude: float) -> tuple[float, float] | None:
        """Return the pixel of a position, or None if the position is not visible."""
        right, up, toward = self._turned(longitude, latitude)
        return self._pixel(right, up) if toward >= 0 else None

    def _turned(self, longitude: float, latitude: float) -> tuple[float, float, float]:
        """Return the coordinates of a position to the right, up, and toward the observer, in radii."""
        side = math.radians(longitude - self._longitude)
        sine, cosine = math.sin(math.radians(latitude)), math.cos(math.radians(latitude))
        ahead = cosine * math.cos(side)
        up, toward = self._cosine * sine - self._sine * ahead, self._sine * sine + self._cosine * ahead
        return cosine * math.sin(side), up, toward

    def _area(self, ring: Sequence[Position]) -> str:
        """Return the visible part of an area, for ``fill-rule="evenodd"``; move hidden vertices to the rim."""
        turned = [self._turned(*position) for position in ring]
        if all(toward <= 0 for _, _, toward in turned):
            return ""
        points: list[tuple[float, float]] = []
        rim: float | None = None
        for right, up, toward in turned:
            before, rim = rim, None if toward > 0 else math.atan2(up, right)
            if before is not None and rim is not None:
                # The path follows the shorter way along the rim.
                way = math.remainder(rim - before, 2 * math.pi)
                steps = math.ceil(abs(way) / 0.2)
                turns = [before + way * step / steps for step in range(1, steps + 1)]
                points += ((math.cos(turn), math.sin(turn)) for turn in turns)
            else:
                points.append((right, up) if rim is None else (math.cos(rim), math.sin(rim)))
        pixels: list[tuple[float, float]] = []
        for point in points:
            pixel = self._pixel(*point)
            # Vertices less than 0.8 pixels from the last one are left out.
            if not pixels or math.dist(pixel, pixels[-1]) > 0.8:
                pixels.append(pixel)
        # A ring around the opposite point encloses the visible sea, so the disk is added to invert the fill.
        around = self._disk() if _contains(ring, self._opposite) else ""
        return around + (_path(pixels) + "z" if len(pixels) > 2 else "")

    def _disk(self) -> str:
        turns = [math.radians(turn) for turn in range(0, 360, 6)]
        return _path([self._pixel(math.cos(turn), math.sin(turn)) for turn in turns]) + "z"

    def _line(self, line: Sequence[Position]) -> str:
        parts: list[list[tuple[float, float]]] = [[]]
        for position in line:
            right, up, toward = self._turned(*position)
            if toward > 0:
                parts[-1].append(self._pixel(right, up))
            elif parts[-1]:
                parts.append([])
        return "".join(_path(part) for part in parts if len(part) > 1)

    def _pixel(self, right: float, up: float) -> tuple[float, float]:
        return self._x + self._radius * right, self._y - self._radius * up


def _path(pixels: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in pixels)


def _contains(ring: Sequence[Position], position: Position) -> bool:
    x, y = position
    crossed = (
        (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0) for (x0, y0), (x1, y1) in zip(ring, ring[1:])
    )
    return sum(crossed) % 2 == 1
