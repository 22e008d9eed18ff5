# SPDX-License-Identifier: MIT
"""A drawn grid, computed slowly with PROJ: zones, lines and their ends, letters and digits.

Nothing here uses GridNorth. A line is found where it crosses the outline of the visible part of its zone: along each
stretch of that outline on which its coordinate only grows or only falls.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import pyproj

NORTH, SOUTH, UPS, ALL_ZONES = 1, -1, 0, -1
EASTING, NORTHING, LONGITUDE, LATITUDE = 1, 2, 3, 4
BANDS = "CDEFGHJKLMNPQRSTUVWX"
ROWS = "ABCDEFGHJKLMNPQRSTUV"
POLAR_ROWS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
UTM_COLUMNS = ("STUVWXYZ", "ABCDEFGH", "JKLMNPQR")
# Each polar half has the easting of its first column, and its letters.
POLAR_COLUMNS = {
    "A": (800_000, "JKLPQRSTUXYZ"),
    "B": (2_000_000, "ABCFGHJKLPQR"),
    "Y": (1_300_000, "RSTUXYZ"),
    "Z": (2_000_000, "ABCFGHJ"),
}
POLAR_SOUTHERNMOST = {SOUTH: 800_000, NORTH: 1_300_000}

RADIUS = 6_378_137.0
FLATTENING = 1 / 298.257223563
SQUARED_ECCENTRICITY = FLATTENING * (2 - FLATTENING)
# Where the Mercator world is as high as wide; beyond, a pixel counts as many meters as here.
MERCATOR_END = math.degrees(math.atan(math.sinh(math.pi)))


class Rectangle(NamedTuple):
    """Meridians and parallels in degrees, west < east, both within [-180, 180]."""

    south: float
    west: float
    north: float
    east: float

    def clip(self, other: Rectangle) -> Rectangle | None:
        """Returns the common part of two rectangles, or nothing if it has no width or no height."""
        south, west = max(self.south, other.south), max(self.west, other.west)
        north, east = min(self.north, other.north), min(self.east, other.east)
        return Rectangle(south, west, north, east) if south < north and west < east else None


class Frame(NamedTuple):
    """A zone with its hemisphere, and its projection by PROJ."""

    zone: int
    hemisphere: int

    @property
    def central_meridian(self) -> float:
        return 6 * self.zone - 183

    def forward(self, latitudes: np.ndarray, longitudes: np.ndarray) -> np.ndarray:
        """Gives an array of [easting, northing]."""
        return np.stack(_projection(*self)(longitudes, latitudes), axis=-1)

    def inverse(self, eastings: np.ndarray, northings: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Gives latitudes and longitudes."""
        longitudes, latitudes = _projection(*self)(eastings, northings, inverse=True)
        return np.asarray(latitudes), np.asarray(longitudes)

    def inverse_along(self, axis: int, coordinates: np.ndarray, along: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Gives latitudes and longitudes of the points of lines: their coordinate, and the other one."""
        return self.inverse(coordinates, along) if axis == EASTING else self.inverse(along, coordinates)


@cache
def _projection(zone: int, hemisphere: int) -> pyproj.Proj:
    if zone == UPS:
        return pyproj.Proj("EPSG:5041" if hemisphere == NORTH else "EPSG:5042")
    return pyproj.Proj(proj="utm", zone=zone, south=hemisphere == SOUTH, ellps="WGS84")


FRAMES = [Frame(zone, hemisphere) for zone in range(61) for hemisphere in (SOUTH, NORTH)]


def grid_zone(zone: int, band: str) -> Rectangle | None:
    """Gives the rectangle of a grid zone, polar halves included; some zones near Svalbard do not exist."""
    if band in "ABYZ":
        south, north = (-90.0, -80.0) if band in "AB" else (84.0, 90.0)
        return Rectangle(south, -180, north, 0) if band in "AY" else Rectangle(south, 0, north, 180)
    south = -80.0 + 8 * BANDS.index(band)
    north = 84.0 if band == "X" else south + 8
    west, east = -186.0 + 6 * zone, -180.0 + 6 * zone
    special = {
        (31, "V"): (0, 3), (32, "V"): (3, 12), (31, "X"): (0, 9), (32, "X"): None, (33, "X"): (9, 21),
        (34, "X"): None, (35, "X"): (21, 33), (36, "X"): None, (37, "X"): (33, 42),
    }  # fmt: skip
    edges = special.get((zone, band), (west, east))
    return edges and Rectangle(south, edges[0], north, edges[1])


@cache
def bands(frame: Frame) -> tuple[tuple[str, Rectangle], ...]:
    """Gives the grid zones of a zone's hemisphere, from south to north."""
    if frame.zone == UPS:
        letters = "AB" if frame.hemisphere == SOUTH else "YZ"
    else:
        letters = BANDS[:10] if frame.hemisphere == SOUTH else BANDS[10:]
    found = ((letter, grid_zone(frame.zone, letter)) for letter in letters)
    return tuple((letter, rectangle) for letter, rectangle in found if rectangle)


@cache
def parts(frame: Frame) -> tuple[Rectangle, ...]:
    """Gives the area of a zone's hemisphere in as few rectangles as possible."""
    if frame.zone == UPS:
        (_, west), (_, east) = bands(frame)
        return (Rectangle(west.south, -180, east.north, 180),)
    merged: list[Rectangle] = []
    for _, band in bands(frame):
        if merged and merged[-1].north == band.south and merged[-1][1::2] == band[1::2]:
            merged[-1] = merged[-1]._replace(north=band.north)
        else:
            merged.append(band)
    return tuple(merged)


def band_at(frame: Frame, latitude: float, longitude: float) -> str | None:
    """Gives the letter of the grid zone of this zone that holds a position; its edges belong to none."""
    for letter, area in bands(frame):
        if area.south < latitude < area.north and area.west < longitude < area.east:
            return letter
    return None


def square_letters(frame: Frame, easting: float, northing: float) -> str | None:
    """Gives the column and the row letter of the 100 km square of a position on the grid."""
    column, row = math.floor(easting / 100_000), math.floor(northing / 100_000)
    if frame.zone == UPS:
        half = ("A" if column < 20 else "B") if frame.hemisphere == SOUTH else ("Y" if column < 20 else "Z")
        first, letters = POLAR_COLUMNS[half]
        column -= first // 100_000
        row -= POLAR_SOUTHERNMOST[frame.hemisphere] // 100_000
        rows = POLAR_ROWS
        return letters[column] + rows[row] if 0 <= column < len(letters) and 0 <= row < len(rows) else None
    if not 1 <= column <= 8:
        return None
    return UTM_COLUMNS[frame.zone % 3][column - 1] + ROWS[(row + (5 if frame.zone % 2 == 0 else 0)) % 20]


def designator(frame: Frame, band: str) -> str:
    """Gives the text of a grid zone."""
    return band if frame.zone == UPS else f"{frame.zone:02}{band}"


def digits(coordinate: float, spacing: float) -> str:
    """Gives the principal digits of a line: from tens of kilometers down to the spacing."""
    count = next(count for count in range(6) if spacing % 10 ** (5 - count) == 0)
    return f"{int(coordinate) % 100_000:05}"[:count]


# Lines.


class Piece(NamedTuple):
    """A visible stretch of a line: from and to where, in meters of the other coordinate or in degrees."""

    start: float
    stop: float


Key = tuple[int, int, int, float]  # Axis, zone, hemisphere, coordinate.

# The edges of a rectangle, as they are numbered below.
SOUTH_EDGE, WEST_EDGE, NORTH_EDGE, EAST_EDGE = 1, 2, 3, 4


def _stretches(frame: Frame, area: Rectangle) -> Iterator[tuple[int, bool, float, np.ndarray]]:
    """Gives the outline of an area: edge, whether it is a parallel, its latitude or longitude, and the other one where
    easting and northing may turn from growing to falling.
    """
    turns = [-90.0, 0.0, 90.0] if frame.zone == UPS else [frame.central_meridian]
    inner = [turn for turn in turns if area.west < turn < area.east]
    for edge, latitude in ((SOUTH_EDGE, area.south), (NORTH_EDGE, area.north)):
        if abs(latitude) < 90:
            yield edge, True, latitude, np.array([area.west, *inner, area.east])
    for edge, longitude in ((WEST_EDGE, area.west), (EAST_EDGE, area.east)):
        yield edge, False, longitude, np.array([area.south, area.north])


def _crossings(frame: Frame, area: Rectangle, axis: int, spacing: float) -> np.ndarray:
    """Gives where lines cross the outline of an area, in order: coordinate, the other coordinate, edge."""
    found = [np.empty((0, 3))]
    for edge, is_parallel, fixed, stops in _stretches(frame, area):

        def project(moving: np.ndarray, fixed: float = fixed, is_parallel: bool = is_parallel) -> np.ndarray:
            still = np.full(np.shape(moving), fixed)
            return frame.forward(still, moving) if is_parallel else frame.forward(moving, still)

        for begin, end in pairwise(stops):
            first, last = project(np.array([begin, end]))[:, axis - 1]
            if abs(last - first) < 1e-6 and abs(first - straight(frame, axis)) < 1e-6:
                continue  # The edge is that line.
            low, high = min(first, last), max(first, last)
            coordinates = np.arange(math.ceil(low / spacing), math.floor(high / spacing) + 1) * spacing
            coordinates = coordinates[coordinates != straight(frame, axis)]
            crossing = roots(lambda moving: project(moving)[:, axis - 1], coordinates, (begin, first), (end, last))
            along = project(crossing)[:, 2 - axis]
            found.append(np.stack([coordinates, along, np.full(len(along), edge)], axis=-1))
    rows = np.concatenate(found)
    return rows[np.lexsort((rows[:, 1], rows[:, 0]))]


def roots(
    function: Callable[[np.ndarray], np.ndarray],
    wanted: np.ndarray,
    begin: tuple[float, float],
    end: tuple[float, float],
) -> np.ndarray:
    """Gives where a function that only grows or only falls has values that lie between those at both ends.

    Regula falsi; the value at an end that stays is halved, so that the next point falls beyond the root.
    """
    near, far = (np.full(len(wanted), place, float) for place, _ in (begin, end))
    near_value, far_value = begin[1] - wanted, end[1] - wanted
    for _ in range(100):
        with np.errstate(invalid="ignore", divide="ignore"):
            part = near_value / (near_value - far_value)
        middle = near + np.nan_to_num(part) * (far - near)
        value = function(middle) - wanted
        if (np.abs(value) < 2e-9).all():  # Steps of a northing near 10,000 km.
            break
        stays = (value > 0) == (far_value > 0)
        near_value = np.where(stays, near_value / 2, far_value)
        near = np.where(stays, near, far)
        far, far_value = middle, value
    return middle


def straight(frame: Frame, axis: int) -> float:
    """Gives the coordinate of the line that is a meridian or the equator."""
    if frame.zone == UPS:
        return 2_000_000
    if axis == EASTING:
        return 500_000
    return 0 if frame.hemisphere == NORTH else 10_000_000


def grid_lines(frame: Frame, views: list[Rectangle], spacing: float) -> dict[Key, list[Piece]]:
    """Gives the lines of a zone that are visible in a view, each with its pieces from one end to the other.

    Lines that are part of a border are not among them: the equator, the meridian between two polar halves, and the
    central meridian of zone 31 where 32V begins.
    """
    lines: dict[Key, set[Piece]] = {}
    for view in views:
        of_view: dict[Key, list[Piece]] = {}
        for axis in (EASTING, NORTHING):
            for area in filter(None, (part.clip(view) for part in parts(frame))):
                _add_curves(of_view, frame, area, axis, spacing)
        _add_meridians(of_view, frame, view, spacing)
        for key, pieces in of_view.items():
            # UPS has one part: where pieces of its lines meet, the antimeridian cuts them.
            lines.setdefault(key, set()).update(pieces if frame.zone == UPS else _joined(pieces))
    return {key: sorted(pieces) for key, pieces in lines.items()}


def _add_curves(lines: dict[Key, list[Piece]], frame: Frame, area: Rectangle, axis: int, spacing: float) -> None:
    rows = _crossings(frame, area, axis, spacing)
    if len(rows) < 2:
        return
    same = (rows[:-1, 0] == rows[1:, 0]) & (rows[1:, 1] - rows[:-1, 1] > 1e-9)
    before, after = rows[:-1][same], rows[1:][same]
    latitudes, longitudes = frame.inverse_along(axis, before[:, 0], (before[:, 1] + after[:, 1]) / 2)
    inside = (latitudes > area.south) & (latitudes < area.north) & (longitudes > area.west) & (longitudes < area.east)
    for (coordinate, start, _), (_, stop, _) in zip(before[inside], after[inside], strict=True):
        key = (axis, frame.zone, frame.hemisphere, coordinate)
        lines.setdefault(key, []).append(Piece(start, stop))


def _add_meridians(lines: dict[Key, list[Piece]], frame: Frame, view: Rectangle, spacing: float) -> None:
    if frame.zone == UPS:
        axis, coordinate, meridians = NORTHING, 2_000_000, [-90.0, 90.0]
    else:
        axis, coordinate, meridians = EASTING, 500_000, [float(frame.central_meridian)]
    if coordinate % spacing:
        return
    for area in filter(None, (part.clip(view) for part in parts(frame))):
        for meridian in meridians:
            on_border = frame.zone == 31 and area.east == 3 and area.south >= 56
            if not area.west <= meridian <= area.east or on_border:
                continue
            ends = frame.forward(np.array([area.south, area.north]), np.array([meridian, meridian]))[:, 2 - axis]
            key = (axis, frame.zone, frame.hemisphere, coordinate)
            lines.setdefault(key, []).append(Piece(min(ends), max(ends)))


def _joined(pieces: list[Piece]) -> list[Piece]:
    """Puts pieces together that meet, at the border of a band."""
    joined: list[Piece] = []
    for piece in sorted(pieces):
        if joined and piece.start - joined[-1].stop < 1e-6:
            joined[-1] = Piece(joined[-1].start, piece.stop)
        else:
            joined.append(piece)
    return joined


# Borders.


@cache
def border_meridians() -> dict[Key, list[Piece]]:
    """Gives the meridians between grid zones and from where to where each reaches, in degrees."""
    found: dict[Key, list[Piece]] = {}
    for frame in FRAMES:
        for _, area in bands(frame):
            # The west edge of every area is a border: so each is met once, from its east.
            key = (LONGITUDE, frame.zone, frame.hemisphere if frame.zone == UPS else NORTH, area.west)
            found.setdefault(key, []).append(Piece(area.south, area.north))
    return {key: _joined(pieces) for key, pieces in found.items()}


PARALLELS = [*(float(latitude) for latitude in range(-80, 80, 8)), 84.0]


# The screen.


def meridian_radius(latitudes: np.ndarray) -> np.ndarray:
    """Gives the radius of curvature along the meridian, in meters."""
    return RADIUS * (1 - SQUARED_ECCENTRICITY) / (1 - SQUARED_ECCENTRICITY * np.sin(np.radians(latitudes)) ** 2) ** 1.5


def parallel_radius(latitudes: np.ndarray) -> np.ndarray:
    """Gives the radius of a parallel, in meters."""
    sines, cosines = np.sin(np.radians(latitudes)), np.cos(np.radians(latitudes))
    return RADIUS * cosines / np.sqrt(1 - SQUARED_ECCENTRICITY * sines**2)


class Screen(NamedTuple):
    """The Web Mercator map at a zoom, `size` pixels around the world."""

    size: float

    def pixels(self, latitudes: np.ndarray, longitudes: np.ndarray) -> np.ndarray:
        """Gives an array of [x, y], x to the east and y to the north from 0, 0; a pole is infinitely far."""
        # By the tangent, which near a pole has not lost its digits as the sine has.
        y = np.arcsinh(np.tan(np.radians(latitudes))) / (2 * np.pi)
        y = np.where(np.abs(latitudes) == 90, np.copysign(np.inf, latitudes), y)
        return self.size * np.stack([np.asarray(longitudes) / 360, y], axis=-1)

    def extended(self, latitudes: np.ndarray, longitudes: np.ndarray) -> np.ndarray:
        """Gives the same array, but beyond the end of the Mercator world a pixel has as many meters as there."""
        inside = np.clip(latitudes, -MERCATOR_END, MERCATOR_END)
        pixels = self.pixels(inside, longitudes)
        beyond = np.radians(latitudes - inside) / math.cos(math.radians(MERCATOR_END))
        pixels[..., 1] += self.size / (2 * np.pi) * beyond
        return pixels

    def positions(self, pixels: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Gives the latitudes and longitudes of an array of [x, y]."""
        x, y = np.moveaxis(np.asarray(pixels) / self.size, -1, 0)
        return np.degrees(np.arctan(np.sinh(2 * np.pi * y))), 360 * x

    def meters(self, latitudes: np.ndarray) -> np.ndarray:
        """Gives the meters that a pixel spans, an array of [along the parallel, along the meridian]."""
        cosines = np.cos(np.radians(latitudes))
        radii = np.stack([parallel_radius(latitudes), meridian_radius(latitudes) * cosines], axis=-1)
        return 2 * np.pi * radii / self.size
