# SPDX-License-Identifier: MIT
"""The MGRS grid of a picture: its lines, its names, and the numbers at its edges."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from .._grid.labels import Label, LabelKind, labels
from .._grid.lines import Axis, Line, LineKind, lines
from .._grid.options import Content, Options
from .._mgrs.encode import encode
from .._values.places import Point
from .frame import Frame
from .land import Position
from .paths import Pixel, cut_line

# The least distances in pixels between lines with numbers, and between lines without.
_NUMBERED = 44
_FINEST = 13
# Grid zones narrower than this many pixels are named at the edges; if still narrower, only every fifth is named.
_NAMED = 32
_EACH = 17
# Lines are drawn this many pixels beyond the frame, so that they cross its edge.
_BEYOND = 8
_SPACINGS = (1, 10, 100, 1000, 10_000, 100_000)
# Meters in a pixel of the Web Mercator map at zoom 0, on the equator.
_ZOOM_0 = 78271.517
# Latitude bands, each with its middle parallel, including the bands of both polar caps on the side of zone 1.
_BANDS = (
    ("A", -85),
    *((letter, -76 + 8 * place) for place, letter in enumerate("CDEFGHJKLMNPQRSTUVW")),
    ("X", 78),
    ("Y", 87),
)


class Name(NamedTuple):
    """A text within the picture or at its edge, and its middle."""

    text: str
    x: float
    y: float


class GridPicture:
    """A grid: lines by their weight, and texts.

    `spacing` is the distance of lines with numbers, in meters; 0 if only the borders of grid zones are drawn. `corner`
    is the grid zone, or grid zone and square, in which the whole picture lies; otherwise it is empty, and `zones` and
    `squares` have names. `bottom` and `left` are numbers of eastings and northings, or of grid zones and bands.
    """

    def __init__(self, spacing: float) -> None:
        self.spacing = spacing
        self.finest: list[list[Position]] = []
        self.numbered: list[list[Position]] = []
        self.squares_lines: list[list[Position]] = []
        self.borders: list[list[Position]] = []
        self.corner = ""
        self.zones: list[Name] = []
        self.squares: list[Name] = []
        self.bottom: list[Name] = []
        self.left: list[Name] = []


def grid_of(frame: Frame) -> GridPicture:
    """Return the grid of a frame, from the functions of the library for map views."""
    spacing, finest = _spacing(frame, _NUMBERED), _spacing(frame, _FINEST)
    view, zoom = frame.bounds(), _zoom(frame)
    content = Content.BORDERS | (Content.KM_100 | Content.LINES if finest else 0)
    options = Options(content=content, spacing=finest or 100_000, minimum_pixels=1, margin=_BEYOND)
    found = GridPicture(spacing)
    for line in lines(view, zoom, **options):
        path = [(longitude, latitude) for latitude, longitude in line.vertices]
        if line.kind is LineKind.BORDER:
            found.borders.append(path)
            continue
        if line.spacing < (spacing or math.inf):
            found.finest.append(path)
            continue
        (found.squares_lines if line.kind is LineKind.KM_100 else found.numbered).append(path)
        if spacing < 100_000:
            _number(found, frame, line, path)
    if frame.kind == "world" or (frame.kind == "mercator" and 6 * frame.scale < _NAMED):
        _name_at_edges(found, frame)
    else:
        options["content"] = Content.GRID_ZONES | (Content.SQUARES if finest else 0)
        _name(found, frame, labels(view, zoom, **options))
    return found


def _spacing(frame: Frame, pixels: float) -> float:
    """Return the least spacing, in meters, that keeps lines `pixels` apart; 0 if 100 km do not suffice."""
    return next((spacing for spacing in _SPACINGS if spacing >= pixels * frame.meters()), 0)


def _zoom(frame: Frame) -> float:
    """Return the zoom at which a Web Mercator map has the same scale."""
    _, latitude = frame.position(frame.width / 2, frame.height / 2)
    at_equator = frame.meters() / math.cos(math.radians(min(85.0, abs(latitude))))
    return max(-4.0, min(30.0, math.log2(_ZOOM_0 / at_equator)))


def _number(found: GridPicture, frame: Frame, line: Line[Point], path: list[Position]) -> None:
    """Note the principal digits of a line where it leaves the picture: eastings below, northings on the left."""
    if (frame.kind == "mercator") == (line.zone == 0):
        return
    count = 5 - round(math.log10(found.spacing))
    text = f"{int(line.coordinate % 100_000 // found.spacing):0{count}}"
    is_easting = line.axis is Axis.EASTING
    for part in _parts(path, frame):
        for a, b in zip(part, part[1:]):
            along = _crossing(a, b, 1, frame.height) if is_easting else _crossing(a, b, 0, 0.0)
            if along is not None and 0 <= along <= (frame.width if is_easting else frame.height):
                name = Name(text, along, frame.height) if is_easting else Name(text, 0, along)
                (found.bottom if is_easting else found.left).append(name)


def _parts(path: list[Position], frame: Frame) -> Iterator[list[Pixel]]:
    for copy in frame.copies:
        yield from cut_line([frame.pixel(x + copy, y) for x, y in path], frame)


def _crossing(a: Pixel, b: Pixel, axis: int, edge: float) -> float | None:
    """Return where a segment crosses a vertical (axis 0) or horizontal edge."""
    if (a[axis] < edge) == (b[axis] < edge):
        return None
    return a[1 - axis] + (edge - a[axis]) / (b[axis] - a[axis]) * (b[1 - axis] - a[1 - axis])


def _name(found: GridPicture, frame: Frame, labels: list[Label]) -> None:
    """Note the names of grid zones and squares; a name that the whole picture shares goes to the corner."""
    for label in labels:
        latitude, longitude = label.position
        for copy in frame.copies:
            x, y = frame.pixel(longitude + copy, latitude)
            if 0 < x < frame.width and 0 < y < frame.height:
                names = found.zones if label.kind is LabelKind.GRID_ZONE else found.squares
                names.append(Name(label.text, x, y))
    found.corner = _shared_name(frame)
    if found.corner:
        found.zones = []
    if " " in found.corner:
        found.squares = []


def _shared_name(frame: Frame) -> str:
    """Return the grid zone and the square that all corners of a frame share, or the grid zone alone, or ""."""
    corners = [frame.position(x, y) for x in (0, frame.width) for y in (0, frame.height)]
    squares = {encode(latitude, longitude, 0) for longitude, latitude in corners}
    zones = {square[:-2] for square in squares}
    if len(zones) > 1:
        return ""
    (zone,) = zones
    return f"{zone} {squares.pop()[-2:]}" if len(squares) == 1 else zone


def _name_at_edges(found: GridPicture, frame: Frame) -> None:
    """Note the numbers of zones below, and the letters of bands on the left."""
    for zone in range(1, 61) if 6 * frame.scale >= _EACH else (1, *range(5, 61, 5)):
        for copy in frame.copies:
            x, _ = frame.pixel(6 * zone - 183 + copy, 0)
            if 0 < x < frame.width:
                found.bottom.append(Name(str(zone), x, frame.height))
    for letter, latitude in _BANDS:
        _, y = frame.pixel(0, latitude)
        if 0 < y < frame.height and (abs(latitude) < 85 or frame.kind == "world"):
            found.left.append(Name(letter, 0, y))
