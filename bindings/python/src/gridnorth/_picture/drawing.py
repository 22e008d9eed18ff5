# SPDX-License-Identifier: MIT
"""Writes the SVG of a picture. It has no style sheet, script, link or id, so a page may contain several pictures.

Texts and land have the color of the text around the picture. The other colors have a contrast of 4:1 or more with white
and with the darkest gray of notebooks, #111111.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence

from .._grid.screen import scale_bar
from . import land
from .frame import Frame, View, frame_around, frame_of
from .globe import Globe
from .grid import GridPicture, Name, grid_of
from .paths import Pixel, borders_of, lines_path, rings_path
from .shapes import Shapes

_WIDTH = 640
# The place of the map, and its size with and without the globe beside it.
_LEFT, _TOP = 44, 46
_BESIDE, _ALONE = (452, 330), (584, 292)
_GLOBE = 58

_GRID, _BORDER, _SHAPE = "#2c7ab2", "#bd5a1a", "#d6336c"
# The color around letters: the background of the page, if the page defines it.
_HALO = "var(--jp-layout-color0,var(--vscode-editor-background,transparent))"
_FONT = "font:11px system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

# An area smaller than this many pixels is also drawn as a dot.
_DOT = 5.0


def drawing_at(view: View, shapes: Shapes, title: str, detail: str) -> str:
    """Return the SVG of a map that shows shapes: the same place, made smaller."""
    return _drawing(frame_of(view, *_BESIDE), shapes, title, detail)


def drawing(shapes: Shapes, title: str, detail: str) -> str:
    """Return the SVG of shapes."""
    return _drawing(frame_around(shapes.paths(), *_BESIDE), shapes, title, detail)


def _drawing(frame: Frame, shapes: Shapes, title: str, detail: str) -> str:
    if frame.kind == "world":
        frame = frame_around([], *_ALONE)
    lines = grid_of(frame)
    height = _TOP + frame.height + 24
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height:g}" '
            f'viewBox="0 0 {_WIDTH} {height:g}" role="img" aria-label="{_escaped(_spoken(title, detail))}" '
            f'fill="none" stroke-linejoin="round" style="max-width:100%;height:auto;{_FONT}">',
            f"<title>{_escaped(_spoken(title, detail))}</title>",
            _text(title, _LEFT, 19, size=15, weight=600, anchor="start"),
            _text(detail, _LEFT, 37, size=12, anchor="start", opacity=0.75) if detail else "",
            f'<svg x="{_LEFT}" y="{_TOP}" width="{frame.width}" height="{frame.height}" overflow="hidden">',
            _land_below(frame),
            _lines(lines, frame),
            _drawn(shapes, frame),
            _names(lines, frame),
            "</svg>",
            f'<rect x="{_LEFT}" y="{_TOP}" width="{frame.width}" height="{frame.height}" stroke="currentColor" '
            'stroke-opacity=".55"/>',
            _ruler(lines),
            "" if frame.kind == "world" else _locator(frame),
            "</svg>",
        ]
    )


_ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"})


def _escaped(text: str) -> str:
    """Escape a text for XML, which cannot hold control characters or surrogates."""
    return re.sub("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "\ufffd", text).translate(_ENTITIES)


def _spoken(title: str, detail: str) -> str:
    return f"{title}, {detail}: a map with the MGRS grid" if detail else f"{title}: a map with the MGRS grid"


def _land_below(frame: Frame) -> str:
    rings = land.rings()
    area = rings_path(rings, frame)
    coast = lines_path(borders_of([rings]), frame)
    below = f'<path d="{area}" fill="currentColor" fill-opacity=".1" fill-rule="evenodd"/>' if area else ""
    return below + _stroke(coast, "currentColor", 0.9, 0.5)


def _lines(lines: GridPicture, frame: Frame) -> str:
    weights: list[tuple[list[list[land.Position]], str, float, float]] = [
        (lines.finest, _GRID, 0.6, 0.5),
        (lines.numbered, _GRID, 0.9, 0.85),
        (lines.squares_lines, _GRID, 1.6 if 0 < lines.spacing < 100_000 else 0.9, 0.9),
        (lines.borders, _BORDER, 1.8 if lines.zones or lines.corner else 0.9, 0.9),
    ]
    return "".join(_stroke(lines_path(paths, frame), color, width, opacity) for paths, color, width, opacity in weights)


def _drawn(shapes: Shapes, frame: Frame) -> str:
    # Each area is a separate path, so overlapping areas are both visible.
    areas = [rings_path([ring for polygon in one for ring in polygon], frame) for one in shapes.areas]
    filled = "".join(f'<path d="{area}"/>' for area in areas if area)
    border = "".join(lines_path(borders_of(one), frame) for one in shapes.areas)
    dots = [position for polygon in shapes.polygons() for position in polygon[0][:1] if _is_small(polygon[0], frame)]
    return (
        (f'<g fill="{_SHAPE}" fill-opacity=".2" fill-rule="evenodd">{filled}</g>' if filled else "")
        + _stroke(border, _SHAPE, 2, 1)
        + _stroke(lines_path(shapes.lines, frame), _SHAPE, 2.2, 1)
        + _dots([*shapes.points, *dots], frame)
    )


def _is_small(ring: Iterable[tuple[float, float]], frame: Frame) -> bool:
    xs, ys = zip(*(frame.pixel(*position) for position in ring))
    return bool(max(max(xs) - min(xs), max(ys) - min(ys)) < _DOT)


def _dots(positions: Sequence[tuple[float, float]], frame: Frame) -> str:
    """Return dots, drawn as lines of no length with round ends; one dot replaces many at the same place."""
    pixels = {
        (round(x, 1), round(y, 1))
        for position in positions
        for x, y in (frame.pixel(position[0] + copy, position[1]) for copy in frame.copies)
        if -9 < x < frame.width + 9 and -9 < y < frame.height + 9
    }
    width = 10 if len(pixels) < 30 else 6 if len(pixels) < 300 else 3.5
    path = "".join(f"M{x:g},{y:g}h0" for x, y in sorted(pixels))
    rim = f'<path d="{path}" stroke="#fff" stroke-width="{width + 3:g}" stroke-linecap="round"/>' if width > 6 else ""
    return rim + f'<path d="{path}" stroke="{_SHAPE}" stroke-width="{width:g}" stroke-linecap="round"/>' if path else ""


class _Room:
    """Remembers the space that texts take."""

    def __init__(self) -> None:
        self._boxes: list[tuple[float, float, float, float]] = []

    def take(self, text: str, x: float, y: float, size: float) -> bool:
        """Reserve the space of a text around its middle; return whether the space was free."""
        half, high = 0.31 * size * len(text) + 3, 0.5 * size + 2
        box = x - half, y - high, x + half, y + high
        if any(box[0] < b[2] and b[0] < box[2] and box[1] < b[3] and b[1] < box[3] for b in self._boxes):
            return False
        self._boxes.append(box)
        return True


def _names(lines: GridPicture, frame: Frame) -> str:
    room, written = _Room(), []
    if lines.corner:
        written.append(_name(lines.corner, 8, 18, _BORDER, 15, "start"))
    for names, color, size in ((lines.zones, _BORDER, 14), (lines.squares, _GRID, 13)):
        # Names near the middle take precedence.
        for name in sorted(names, key=lambda name: math.hypot(name.x - frame.width / 2, name.y - frame.height / 2)):
            inside = 14 < name.x < frame.width - 14 and 8 < name.y < frame.height - 8
            if inside and room.take(name.text, name.x, name.y, size):
                written.append(_name(name.text, name.x, name.y + 0.36 * size, color, size, "middle"))
    return "".join(written)


def _name(text: str, x: float, y: float, color: str, size: float, anchor: str) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{color}" font-size="{size:g}" font-weight="650" '
        f'style="paint-order:stroke;stroke:{_HALO};stroke-width:3px">{_escaped(text)}</text>'
    )


def _ruler(lines: GridPicture) -> str:
    """Write as many numbers below and on the left as have room."""
    room, written = _Room(), []
    for name in sorted(lines.bottom, key=_roundness):
        x, y = _LEFT + name.x, _TOP + name.y + 14
        if name.x > 3 and room.take(name.text, x, y, 11):
            written.append(_text(name.text, x, y, size=11))
    for name in sorted(lines.left, key=_roundness):
        x, y = _LEFT - 6, _TOP + name.y
        if room.take(name.text, x, y, 11):
            written.append(_text(name.text, x, y + 4, size=11, anchor="end"))
    return "".join(written)


def _roundness(name: Name) -> int:
    """Return the rank of a number: more trailing zeros come first, then numbers that end in 5."""
    return 2 * len(name.text.rstrip("0")) - 2 * len(name.text) - name.text.endswith("5")


def _locator(frame: Frame) -> str:
    """Draw the globe on the right, with the place of the picture, and a scale below it."""
    longitude, latitude = frame.position(frame.width / 2, frame.height / 2)
    x, y = (_LEFT + frame.width + _WIDTH) / 2, _TOP + _GLOBE + 1
    globe = Globe(longitude, max(-75.0, min(75.0, latitude * 0.85)), x, y, _GLOBE)
    corners = [frame.position(*corner) for corner in _rim(frame)]
    extent = globe.outline(corners)
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{_GLOBE}" stroke="currentColor" stroke-opacity=".45"/>'
        f'<path d="{globe.graticule()}" stroke="currentColor" stroke-opacity=".16" stroke-width=".7"/>'
        f'<path d="{globe.land()}" fill="currentColor" fill-opacity=".28" fill-rule="evenodd"/>'
        + _extent_mark(extent, globe.pixel(longitude, latitude))
        + _scale(frame, x)
    )


def _rim(frame: Frame) -> list[Pixel]:
    """Return pixels around a frame."""
    w, h = frame.width, frame.height
    steps = [step / 8 for step in range(8)]
    return [
        *((w * step, 0.0) for step in steps),
        *((w, h * step) for step in steps),
        *((w - w * step, h) for step in steps),
        *((0.0, h - h * step) for step in steps),
    ]


def _extent_mark(extent: list[Pixel], middle: Pixel | None) -> str:
    """Mark the extent of the picture on the globe by its outline, or by a dot if the outline is small."""
    xs, ys = [x for x, _ in extent], [y for _, y in extent]
    if extent and max(max(xs) - min(xs), max(ys) - min(ys)) > 9:
        path = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in extent) + "z"
        return f'<path d="{path}" stroke="{_SHAPE}" stroke-width="1.4" fill="{_SHAPE}" fill-opacity=".15"/>'
    if middle is None:
        return ""
    x, y = middle
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{_SHAPE}"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7.5" stroke="{_SHAPE}" stroke-width="1.2"/>'
    )


def _scale(frame: Frame, x: float) -> str:
    """Draw a scale bar, which holds for the middle of the picture."""
    meters = frame.meters()
    zoom = math.log2(78271.517 / meters)
    if not -4 <= zoom <= 30:
        return ""
    # The scale bar for the equator, where the scale depends only on the zoom.
    bar = scale_bar(0, zoom, 100)
    y = _TOP + frame.height - 1
    left, right = x - bar.width / 2, x + bar.width / 2
    return f'<path d="M{left:.1f},{y - 6:g}v6H{right:.1f}v-6" stroke="currentColor" stroke-opacity=".8"/>' + _text(
        bar.text, x, y - 10, size=12
    )


def _text(
    text: str, x: float, y: float, *, size: float, weight: int = 400, anchor: str = "middle", opacity: float = 1
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="currentColor" font-size="{size:g}"'
        + (f' font-weight="{weight}"' if weight != 400 else "")
        + (f' opacity="{opacity:g}"' if opacity != 1 else "")
        + f">{_escaped(text)}</text>"
    )


def _stroke(path: str, color: str, width: float, opacity: float) -> str:
    return f'<path d="{path}" stroke="{color}" stroke-width="{width:g}" stroke-opacity="{opacity:g}"/>' if path else ""
