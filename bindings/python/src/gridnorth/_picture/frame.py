# SPDX-License-Identifier: MIT
"""The part of the earth that a picture shows, and its projection."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .._values.places import Bounds
from .land import Position

_RADIAN = 180 / math.pi
# Meters per degree of longitude at the equator.
_DEGREE = 6378137 / _RADIAN

#: The largest share of the width and of the height that shapes take.
_SHARE = 0.62
# The least height of a picture, and the height around a single position, in meters.
_LEAST = 4.0
_AROUND_POINT = 7000.0
# The latitude at which the Mercator plane ends, degrees.
_MERCATOR = 85.051128
# Beyond the border of UPS a picture is drawn around the pole; a high picture already beyond `_NEAR_UPS`.
_UPS = {"north": 84.0, "south": 80.0}
_HIGH, _NEAR_UPS = 3.0, 76.0
# A picture around a pole reaches at most this many degrees of latitude from the pole.
_FARTHEST = 65.0
# Pictures wider than this many degrees of longitude show the whole world.
_WIDEST = 230.0


class Frame:
    """A projection, and a rectangle of pixels.

    `kind` is "mercator"; "north" or "south", stereographic around a pole with grid north of UPS up; or "world", where a
    degree of longitude is as long as one of latitude. `center` has plane coordinates, and `scale` is pixels for one of
    their units.
    """

    def __init__(self, kind: str, width: float, height: float, center: tuple[float, float], scale: float) -> None:
        self.kind = kind
        self.width = width
        self.height = height
        self.center = center
        self.scale = scale

    @property
    def copies(self) -> tuple[float, ...]:
        """The shifts in degrees of longitude at which shapes are drawn, to appear on both sides of the antimeridian."""
        return (-360.0, 0.0, 360.0) if self.kind == "mercator" else (0.0,)

    def pixel(self, longitude: float, latitude: float) -> tuple[float, float]:
        """Project a position."""
        x, y = _plane(self.kind, longitude, latitude)
        return self.width / 2 + (x - self.center[0]) * self.scale, self.height / 2 - (y - self.center[1]) * self.scale

    def position(self, x: float, y: float) -> Position:
        """Return the position at a pixel."""
        return _position(
            self.kind,
            self.center[0] + (x - self.width / 2) / self.scale,
            self.center[1] - (y - self.height / 2) / self.scale,
        )

    def bounds(self) -> Bounds:
        """Return the smallest view that contains all positions in the frame."""
        if self.kind in ("mercator", "world"):
            west, south = self.position(0, self.height)
            east, north = self.position(self.width, 0)
            return Bounds(max(-90.0, south), west, min(90.0, north), min(east, west + 360))
        steps = [step / 16 for step in range(17)]
        sides = [(self.width * step, edge) for step in steps for edge in (0, self.height)]
        sides += [(edge, self.height * step) for step in steps for edge in (0, self.width)]
        border = [self.position(x, y) for x, y in sides]
        pole = 90.0 if self.kind == "north" else -90.0
        x, y = self.pixel(0, pole)
        has_pole = 0 <= x <= self.width and 0 <= y <= self.height
        latitudes = [latitude for _, latitude in border] + ([pole] if has_pole else [])
        # The border may come nearer to the pole between two samples.
        margin = 0.0 if has_pole else 0.02 * (max(latitudes) - min(latitudes))
        west, east = (-180.0, 180.0) if has_pole else span([(longitude, longitude) for longitude, _ in border])
        south, north = max(-90.0, min(latitudes) - margin), min(90.0, max(latitudes) + margin)
        return Bounds(south, west, north, east)

    def meters(self) -> float:
        """Return the meters that a pixel spans in the middle of the frame."""
        _, latitude = self.position(self.width / 2, self.height / 2)
        if self.kind in ("mercator", "world"):
            narrowed = math.cos(latitude / _RADIAN) if self.kind == "mercator" else 1.0
            return _DEGREE * narrowed / self.scale
        return _DEGREE / self.scale * (1 + math.sin(abs(latitude) / _RADIAN)) / 2


def frame_around(paths: Iterable[Sequence[Position]], width: float, height: float, has_poles: bool = True) -> Frame:
    """Return a frame with the shapes in its middle; without shapes, return the world.

    If a map cannot be drawn around a pole, `has_poles` is false.
    """
    every = [path for path in paths if path]
    world = _world(width, height)
    if not every:
        return world
    latitudes = [latitude for path in every for _, latitude in path]
    south, north = min(latitudes), max(latitudes)
    kind = "north" if north > -south else "south"
    farthest = max(north, -south)
    if has_poles and (farthest > _UPS[kind] or (farthest > _NEAR_UPS and north - south > _HIGH)):
        if (south if kind == "north" else -north) < 90 - _FARTHEST:
            return world
        plane = [_plane(kind, *position) for path in every for position in path]
        # A side along a parallel is an arc.
        if any(abs(a[0] - b[0]) > 90 for path in every for a, b in zip(path, path[1:])):
            edge = _plane(kind, 0, south if kind == "north" else north)
            reach = math.hypot(*edge)
            plane += [(-reach, -reach), (reach, reach)]
    else:
        kind = "mercator"
        west, east = span(_intervals(every))
        plane = [_plane(kind, west, south), _plane(kind, east, north)]
    frame = _fitted(kind, plane, width, height, is_point=len({position for path in every for position in path}) == 1)
    if kind == "mercator" and (width / frame.scale > _WIDEST or height / frame.scale > 250):
        return world
    return frame


class View(NamedTuple):
    """What a Web Mercator map shows: its middle in degrees, its size in pixels, and the zoom of 512-pixel tiles."""

    latitude: float
    longitude: float
    zoom: float
    width: float
    height: float


def frame_of(view: View, width: float, height: float) -> Frame:
    """Return a frame that shows a view, made smaller or larger; if the view is wide, return the world."""
    scale = 512 * 2**view.zoom / 360 * min(width / view.width, height / view.height)
    if width / scale > _WIDEST:
        return _world(width, height)
    return Frame("mercator", width, height, _plane("mercator", view.longitude, view.latitude), scale)


def _world(width: float, height: float) -> Frame:
    return Frame("world", width, height, (0, 0), min(width / 360, height / 180))


def _fitted(kind: str, plane: list[tuple[float, float]], width: float, height: float, is_point: bool) -> Frame:
    xs, ys = [x for x, _ in plane], [y for _, y in plane]
    center = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    _, latitude = _position(kind, *center)
    narrowed = math.cos(latitude / _RADIAN) if kind == "mercator" else 1.0
    least = (_AROUND_POINT if is_point else _LEAST) / _DEGREE / narrowed
    across = max((max(xs) - min(xs)) / _SHARE / width, (max(ys) - min(ys)) / _SHARE / height, least / height)
    return Frame(kind, width, height, center, 1 / across)


def _plane(kind: str, longitude: float, latitude: float) -> tuple[float, float]:
    """Return plane coordinates in degrees of longitude at the equator or, around a pole, of latitude at the pole."""
    if kind == "world":
        return longitude, latitude
    if kind == "mercator":
        bounded = max(-_MERCATOR, min(_MERCATOR, latitude))
        return longitude, _RADIAN * math.asinh(math.tan(bounded / _RADIAN))
    sign = 1 if kind == "north" else -1
    # Land beyond the equator is never seen; its far end would be infinitely far away.
    away = 2 * _RADIAN * math.tan(min(150.0, 90 - sign * latitude) / 2 / _RADIAN)
    return away * math.sin(longitude / _RADIAN), -sign * away * math.cos(longitude / _RADIAN)


def _position(kind: str, x: float, y: float) -> Position:
    if kind == "world":
        return x, y
    if kind == "mercator":
        return x, _RADIAN * math.atan(math.sinh(y / _RADIAN))
    sign = 1 if kind == "north" else -1
    return _RADIAN * math.atan2(x, -sign * y), sign * (90 - 2 * _RADIAN * math.atan(math.hypot(x, y) / 2 / _RADIAN))


def _intervals(paths: Iterable[Sequence[Position]]) -> list[tuple[float, float]]:
    """Return the interval of longitudes of each edge. In GeoJSON no edge crosses the antimeridian."""
    found = []
    for path in paths:
        longitudes = [longitude for longitude, _ in path]
        found += [(min(pair), max(pair)) for pair in zip(longitudes, longitudes[1:] or longitudes)]
    return found


def span(intervals: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """Return the narrowest span of longitudes that holds intervals of [-180, 180]; its east may lie beyond 180."""
    united: list[list[float]] = []
    for west, east in sorted(intervals):
        if united and west <= united[-1][1]:
            united[-1][1] = max(united[-1][1], east)
        else:
            united.append([west, east])
    gaps = [(after[0] - before[1], i + 1) for i, (before, after) in enumerate(zip(united, united[1:]))]
    widest, first = max([(united[0][0] + 360 - united[-1][1], 0), *gaps])
    if widest <= 0:
        return -180.0, 180.0
    west, east = united[first][0], united[first - 1][1]
    return west, east if east >= west else east + 360
