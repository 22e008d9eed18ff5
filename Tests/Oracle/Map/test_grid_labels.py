# SPDX-License-Identifier: MIT
"""The labels of a grid against PROJ, letters of our own and GEOS, for map views that are new in every run."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import pytest
import shapely
from Oracle.Map import grid_truth as truth
from Oracle.Map.grid_findings import METERS_PER_DEGREE, MICROMETER, same_end
from Oracle.Map.grid_library import (
    DIGITS,
    DRAW_DIGITS,
    DRAW_GRID_ZONES,
    DRAW_REFERENCES,
    DRAW_SQUARES,
    GRID_ZONE,
    REFERENCE,
    SQUARE,
    Library,
)
from Oracle.Map.grid_shapes import plane, sides
from Oracle.Map.grid_truth import EASTING, NORTHING, UPS, Frame, Rectangle
from Oracle.Map.grid_views import View

BORDER_PIXELS = 4


@dataclass
class Labeled:
    """A view and its labels, each placed by PROJ."""

    view: View
    spacing: float
    labels: np.ndarray
    frames: list[Frame]
    points: np.ndarray  # Easting, northing.
    bands: list[str]  # The bands of the grid zone that holds the label; "?" if that is not of its zone.
    clearances: np.ndarray  # Pixels to the nearest border.

    def of_kind(self, kind: int) -> Iterator[tuple[np.void, Frame, np.ndarray, str]]:
        """Gives labels with zone, point on the grid and band."""
        for number in np.flatnonzero(self.labels["kind"] == kind):
            yield self.labels[number], self.frames[number], self.points[number], self.bands[number]


@pytest.fixture(scope="session")
def labeled(grid: Library, views: list[View]) -> list[Labeled]:
    """The labels of every view."""
    return [place(grid, view) for view in views]


def place(grid: Library, view: View) -> Labeled:
    options = grid.options(**view.options)
    labels = grid.labels(view.bounds, view.zoom, options)
    spacing = grid.spacing(view.bounds, view.zoom, options)
    frames = [Frame(*pair) for pair in zip(labels["zone"].tolist(), labels["hemisphere"].tolist(), strict=True)]
    points, bands = np.full((len(labels), 2), np.nan), np.full(len(labels), "?")
    clearances = np.full(len(labels), -np.inf)
    latitudes, longitudes = labels["latitude"], labels["longitude"]
    for frame in set(frames):
        own = (labels["zone"] == frame.zone) & (labels["hemisphere"] == frame.hemisphere)
        points[own] = frame.forward(latitudes[own], longitudes[own])
        for band, area in truth.bands(frame):
            inside = own & (latitudes > area.south) & (latitudes < area.north)
            inside &= (longitudes > area.west) & (longitudes < area.east)
            bands[inside] = band
            clearances[inside] = clearance(view, frame, area, latitudes[inside], longitudes[inside])
    return Labeled(view, spacing, labels, frames, points, bands.tolist(), clearances)


def wants(view: View, content: int) -> bool:
    return bool(view.options.get("content", 127) & content)


def clearance(view: View, frame: Frame, area: Rectangle, latitudes: np.ndarray, longitudes: np.ndarray) -> np.ndarray:
    """Gives how many pixels lie between positions in a grid zone and the nearest of its borders.

    In a cap the meridian between the halves is as far as it is in meters: degrees of longitude say little there.
    """
    screen = view.screen
    points = screen.extended(latitudes, longitudes)
    low = screen.extended(np.array(area.south), np.array(area.west))
    high = screen.extended(np.array(area.north), np.array(area.east))
    if frame.zone != UPS:
        return np.minimum(points - low, high - points).min(axis=-1)
    meters = np.abs(frame.forward(latitudes, longitudes)[..., 0] - 2_000_000) / 0.994
    aside = meters / screen.meters(np.clip(latitudes, -truth.MERCATOR_END, truth.MERCATOR_END))[..., 0]
    return np.minimum(aside, (high - points if frame.hemisphere == truth.SOUTH else points - low)[..., 1])


def slack(frame: Frame) -> float:
    """Gives how exactly a clearance is known: in a cap a degree may have 111 km, and then some hundred meters more."""
    return 0.05 if frame.zone == UPS else 1e-9


def areas_in(view: View) -> list[tuple[Frame, str, Rectangle, Rectangle]]:
    """Gives the grid zones in a view: zone, band, the whole area, a visible part."""
    return [
        (frame, band, area, part)
        for frame in truth.FRAMES
        for band, area in truth.bands(frame)
        for part in (area.clip(shown) for shown in view.rectangles())
        if part
    ]


def test_labels_lie_in_the_view_away_from_borders(labeled, findings):
    for one in labeled:
        findings.count("labels", len(one.labels))
        latitudes, longitudes = one.labels["latitude"], one.labels["longitude"]
        inside = np.zeros(len(one.labels), bool)
        for shown in one.view.rectangles():
            in_latitude = (shown.south <= latitudes) & (latitudes <= shown.north)
            inside |= in_latitude & (shown.west <= longitudes) & (longitudes <= shown.east)
        for number in np.flatnonzero(~inside):
            findings.expect(False, one.view, f"{one.labels[number]} lies outside")
        least = BORDER_PIXELS - np.array([slack(frame) for frame in one.frames])
        for number in np.flatnonzero(one.clearances < least):
            away = one.clearances[number]
            findings.expect(False, one.view, f"{one.labels[number]} lies {away} pixels from a border")
    findings.conclude(labels=5000)


def test_no_label_is_given_twice(labeled, findings):
    for one in labeled:
        findings.count("labels", len(one.labels))
        kinds, texts = one.labels["kind"].tolist(), one.labels["text"].tolist()
        # The letters of a square come again 2000 km away; digits stand at each end of a line.
        cells, places = np.floor(one.points / 100_000).tolist(), np.round(one.points, 3).tolist()
        lines = zip(one.labels["axis"].tolist(), one.labels["edge"].tolist(), strict=True)
        seen = set()
        for kind, text, frame, cell, place, line in zip(kinds, texts, one.frames, cells, places, lines, strict=True):
            where = {SQUARE: cell, DIGITS: [*place, *line]}.get(kind, [])
            key = (kind, text, frame, *where)
            findings.expect(key not in seen, one.view, f"{text} comes twice, in {frame} at {place}")
            seen.add(key)
    findings.conclude(labels=5000)


def test_designators_and_letters_say_where_they_are(labeled, findings):
    for one in labeled:
        for label, frame, _, band in one.of_kind(GRID_ZONE):
            findings.count("designators")
            zone = truth.designator(frame, band)
            findings.expect(label["text"].decode() == zone, one.view, f"{label}, not {zone}")
        for label, frame, point, _ in one.of_kind(SQUARE):
            findings.count("squares")
            square = truth.square_letters(frame, *point)
            findings.expect(label["text"].decode() == square, one.view, f"{label}, not {square}")
        plain = one.labels[one.labels["kind"] != DIGITS]
        unused = (plain["coordinate"] == 0) & (plain["axis"] == 0) & (plain["edge"] == 0)
        findings.expect(bool(unused.all()), one.view, "a label says more than it should")
        findings.expect(not one.labels["reserved"].any(), one.view, "a reserved field is not 0")
    findings.conclude(designators=1000, squares=1000)


def test_digits_and_references_say_where_they_are(labeled, findings):
    for one in labeled:
        for label, _, point, _ in one.of_kind(DIGITS):
            findings.count("digits")
            away = abs(point[label["axis"] - 1] - label["coordinate"])
            findings.expect(away <= MICROMETER, one.view, f"{label} lies {away} m beside its line")
            text = truth.digits(label["coordinate"], one.spacing)
            findings.expect(label["text"].decode() == text, one.view, f"{label}, not {text}")
        step = one.view.options.get("reference_step", 5) * one.spacing
        for label, frame, point, band in one.of_kind(REFERENCE):
            findings.count("references")
            near = np.round(point / step) * step
            away = np.abs(near - point).max()
            findings.expect(away <= MICROMETER, one.view, f"{label} lies {away} m from an intersection")
            text = reference(frame, band, *near, one.spacing)
            findings.expect(label["text"].decode() == text, one.view, f"{label}, not {text}")
    findings.conclude(digits=1000, references=50)


def reference(frame: Frame, band: str, easting: float, northing: float, spacing: float) -> str:
    """Gives the MGRS reference of the intersection of two lines."""
    square = truth.square_letters(frame, easting, northing) or "??"
    digits = truth.digits(easting, spacing) + truth.digits(northing, spacing)
    return truth.designator(frame, band) + square + digits


# Completeness.


def test_every_line_has_its_digits_where_it_meets_the_edge_of_the_view(labeled, findings):
    """In a zone eastings meet the southern and northern edge, northings the others; in a cap either meets any. Where
    lines stand closer than half a label, major lines alone have digits.
    """
    for one in labeled:
        view = one.view
        found: dict[tuple, list[float]] = {}
        for label, frame, point, _ in one.of_kind(DIGITS):
            key = (label["axis"].item(), *frame, label["coordinate"].item(), label["edge"].item())
            found.setdefault(key, []).append(float(point[2 - label["axis"]]))
        expected: dict[tuple, list[float]] = {}
        untold = set()
        told = one.spacing * (1 if one.spacing >= 0.5 * label_pixels(view) * view.meters_per_pixel else 10)
        if 0 < one.spacing < 100_000 and wants(view, DRAW_DIGITS):
            for frame in truth.FRAMES:
                for key, pieces in truth.grid_lines(frame, view.rectangles(), told).items():
                    for along, edge, room in ends_on_the_edge(view, key, pieces):
                        if room > 0:
                            expected.setdefault((*key, edge), []).append(along)
                        if abs(room) < slack(frame):
                            untold.add((*key, edge))
        findings.count("views")
        findings.count("ends too close to a border to tell", len(untold))
        for key in (expected.keys() | found.keys()) - untold:
            ends, labels = sorted(expected.get(key, [])), sorted(found.get(key, []))
            findings.count("digits", len(labels))
            right = len(ends) == len(labels) and all(
                same_end(view.rectangles(), key[:4], *pair) for pair in zip(ends, labels, strict=True)
            )
            findings.expect(right, view, f"digits of {key} are at {labels}, not {ends}")
    findings.conclude(views=250, digits=1000)


def ends_on_the_edge(view: View, key: truth.Key, pieces: list[truth.Piece]) -> Iterator[tuple[float, int, float]]:
    """Gives the ends of a line on an edge of the view: how far along, which edge, and how many pixels they are clear of
    places too near to a border.
    """
    axis, zone, hemisphere, coordinate = key
    frame = Frame(zone, hemisphere)
    along = np.array([end for piece in pieces for end in piece])
    latitudes, longitudes = frame.inverse_along(axis, np.full(len(along), coordinate), along)
    shown = view.rectangles()
    around = shown[0].west == -180 and shown[-1].east == 180
    edges = [(1, latitudes, shown[0].south), (3, latitudes, shown[0].north)]
    if not around or len(shown) == 2:
        edges += [(2, longitudes, shown[0].west), (4, longitudes, shown[-1].east)]
    for number, (latitude, longitude) in enumerate(zip(latitudes, longitudes, strict=True)):
        scale = math.cos(math.radians(latitude))
        band = truth.band_at(frame, latitude, longitude)
        for edge, values, fixed in edges if band else ():
            if frame.zone != UPS and (axis == EASTING) != (edge in (1, 3)):
                continue
            away = abs(values[number] - fixed) * METERS_PER_DEGREE * (scale if edge in (2, 4) else 1)
            if away < MICROMETER:
                area = truth.grid_zone(frame.zone, band)
                room = clearance(view, frame, area, np.array(latitude), np.array(longitude)) - BORDER_PIXELS
                yield float(along[number]), edge, float(room)
                break


def test_every_intersection_that_is_asked_for_has_its_reference(labeled, findings):
    for one in labeled:
        view = one.view
        found = {label["text"].decode() for label, *_ in one.of_kind(REFERENCE)}
        wanted = wants(view, DRAW_REFERENCES) and view.table_zoom >= view.options.get("reference_zoom", 10)
        wanted &= view.options.get("reference_step", 5) * one.spacing >= BORDER_PIXELS * view.meters_per_pixel
        rooms = references(view, one.spacing) if wanted and 0 < one.spacing < 100_000 else {}
        expected = {text for text, (room, known) in rooms.items() if room > known}
        possible = {text for text, (room, known) in rooms.items() if room > -known}
        findings.count("views")
        findings.count("references", len(found))
        findings.count("references too close to a border to tell", len(possible - expected))
        right = expected <= found <= possible
        findings.expect(right, view, f"missing: {expected - found}; too many: {found - possible}")
    findings.conclude(views=250, references=50)


def references(view: View, spacing: float) -> dict[str, tuple[float, float]]:
    """Gives the references of a view, of points on the visible pieces of northings, in steps: how many pixels they are
    clear of places too near to a border, and how exactly that is known.
    """
    step = view.options.get("reference_step", 5) * spacing
    rooms = {}
    for frame in truth.FRAMES:
        for (axis, *_, northing), pieces in truth.grid_lines(frame, view.rectangles(), step).items():
            for start, stop in pieces if axis == NORTHING else ():
                eastings = np.arange(math.ceil(start / step), math.floor(stop / step) + 1) * step
                latitudes, longitudes = frame.inverse(eastings, np.full(len(eastings), northing))
                for band, area in truth.bands(frame):
                    inside = (latitudes > area.south) & (latitudes < area.north)
                    inside &= (longitudes > area.west) & (longitudes < area.east)
                    room = clearance(view, frame, area, latitudes[inside], longitudes[inside]) - BORDER_PIXELS
                    # On the edge of the view digits stand instead.
                    room[np.minimum(eastings[inside] - start, stop - eastings[inside]) < MICROMETER] = 0
                    for easting, pixels in zip(eastings[inside], room, strict=True):
                        rooms[reference(frame, band, easting, northing, spacing)] = pixels, slack(frame)
    return rooms


def test_every_grid_zone_large_enough_has_its_designator_in_the_middle(labeled, findings):
    for one in labeled:
        view = one.view
        findings.count("views")
        found = {
            label["text"].decode(): np.array([label["latitude"], label["longitude"]])
            for label, *_ in one.of_kind(GRID_ZONE)
        }
        findings.count("designators", len(found))
        widths: dict[str, float] = {}
        expected: dict[str, list[np.ndarray]] = {}
        untold = set()
        for frame, band, area, part in areas_in(view) if wants(view, DRAW_GRID_ZONES) else ():
            # A view nearly around the earth shows both ends of a zone. The wider one alone may have the designator.
            name, width = truth.designator(frame, band), part.east - part.west
            if width < widths.get(name, 0) - 1e-9:
                continue
            if width > widths.get(name, 0) + 1e-9:
                widths[name] = width
                expected.pop(name, None)
                untold.discard(name)
            position = designator_position(view, frame, part)
            if position is None:
                continue
            room = clearance(view, frame, area, *position) - BORDER_PIXELS
            if room > 0:
                expected.setdefault(name, []).append(position)
            if abs(room) < slack(frame):
                untold.add(name)
        for name in (expected.keys() | found.keys()) - untold:
            places, place = expected.get(name, []), found.get(name)
            right = place is not None and any(np.abs(other - place).max() < 1e-9 for other in places)
            findings.expect(right, view, f"{name} is at {place}, not {places}")
    findings.conclude(views=250, designators=1000)


def designator_position(view: View, frame: Frame, part: Rectangle) -> np.ndarray | None:
    """Gives where the designator of a grid zone stands, of which this part is visible; nowhere if it is too small.

    It is the middle on the screen, or of latitudes where the screen ends. Where squares have labels, it is halfway from
    there to the north-west corner if there is room for both; but not in a cap that goes around, which has no such
    corner.
    """
    low = view.screen.extended(np.array(part.south), np.array(part.west))
    high = view.screen.extended(np.array(part.north), np.array(part.east))
    if (high - low).min() < label_pixels(view):
        return None
    is_beside = labels_squares(view) and high[0] - low[0] >= 2 * label_pixels(view)
    is_beside &= frame.zone != UPS or part.east - part.west < 90
    share = 0.25 if is_beside else 0.5
    latitude = part.north - share * (part.north - part.south)
    if max(-part.south, part.north) < truth.MERCATOR_END:
        latitude, _ = view.screen.positions(high - share * (high - low))
    return np.array([latitude, part.west + share * (part.east - part.west)])


def label_pixels(view: View) -> float:
    return view.options.get("label_pixels", 32)


def labels_squares(view: View) -> bool:
    """Tells whether squares have labels: not if they are smaller everywhere than a label."""
    return wants(view, DRAW_SQUARES) and label_pixels(view) * view.meters_per_pixel <= 100_000


def test_every_square_large_enough_has_its_letters_in_the_middle(labeled, findings):
    """The visible part of such a square is wide and high enough for a label, and has half the area of one."""
    for one in labeled:
        view = one.view
        findings.count("views")
        expected = visible_squares(view) if labels_squares(view) else {}
        found: dict[tuple[Frame, int, int], np.ndarray] = {}
        for _, frame, point, _ in one.of_kind(SQUARE):
            found[(frame, *np.floor(point / 100_000).astype(int).tolist())] = point
        findings.count("squares", len(found))
        for cell in expected.keys() | found.keys():
            pieces, point = expected.get(cell, []), found.get(cell)
            room = [piece.room for piece in pieces]
            if pieces and min(room) < 0.1 and max(room) > -0.1:
                findings.count("squares too close to tell")
                continue
            wanted = bool(pieces) and min(room) > 0
            findings.expect(wanted == (point is not None), view, f"letters of {cell}: {point}, but {pieces}")
            if wanted and point is not None:
                # It is the middle by eye: parallels may be taken for straight.
                away = min(
                    float(np.hypot(*(point - piece.middle)) - piece.bend) / math.sqrt(piece.area) for piece in pieces
                )
                findings.largest("of the square's side is the largest distance", away)
                findings.expect(away < 0.25, view, f"letters of {cell} are {away} of its side from the middle")
    findings.conclude(views=250, squares=1000)


class Piece(NamedTuple):
    """A visible part of a square, in one band."""

    area: float  # Square meters.
    middle: np.ndarray  # Its centroid on the grid.
    bend: float  # Meters between a parallel and its chord, at most.
    room: float  # Pixels by which its size and its distance from borders are more than they must be.


def visible_squares(view: View) -> dict[tuple[Frame, int, int], list[Piece]]:
    """Gives the largest visible piece of each square, by zone, column and row, and others that may be taken for it:
    the library takes parallels for straight when it compares areas.
    """
    parts: dict[tuple[Frame, int, int], list[tuple[Rectangle, shapely.Geometry]]] = {}
    for frame, _, area, part in areas_in(view):
        broad = (part.east - part.west) * math.cos(math.radians(min(abs(part.south), abs(part.north))))
        visible = plane(frame, sides(part, max(broad, part.north - part.south) * METERS_PER_DEGREE / 1000))
        shapely.prepare(visible)
        low, high = np.floor(np.array(visible.bounds).reshape(2, 2) / 100_000).astype(int)
        for column in range(low[0], high[0] + 1):
            for row in range(low[1], high[1] + 1):
                box = shapely.box(column * 100_000, row * 100_000, (column + 1) * 100_000, (row + 1) * 100_000)
                shape = box if shapely.contains(visible, box) else shapely.intersection(visible, box)
                cell = (frame, column, row)
                if shape.area > 0:
                    parts.setdefault(cell, []).append((area, shape))
    return {
        cell: [
            measured(view, cell[0], area, shape)
            for area, shape in pieces
            if shape.area + segment(area, shape) >= max(other.area - segment(its, other) for its, other in pieces)
        ]
        for cell, pieces in parts.items()
    }


def width(shape: shapely.Geometry) -> float:
    """Gives the meters from its western to its eastern end."""
    west, _, east, _ = shape.bounds
    return east - west


def bend(area: Rectangle, shape: shapely.Geometry) -> float:
    """Gives the meters between a parallel and its chord, at most, in a piece of a square of this grid zone."""
    steepest = math.tan(math.radians(min(max(abs(area.south), abs(area.north)), 84)))
    return width(shape) ** 2 * steepest / (8 * 6_371_000)


def segment(area: Rectangle, shape: shapely.Geometry) -> float:
    """Gives the square meters between a parallel and its chord, at most, in a piece of a square."""
    return 2 / 3 * width(shape) * bend(area, shape)


def measured(view: View, frame: Frame, area: Rectangle, shape: shapely.Geometry) -> Piece:
    latitudes, longitudes = frame.inverse(*shapely.get_coordinates(shape).T)
    # The antimeridian is the edge of the area; a pole has any longitude.
    longitudes += 360 * np.round(((area.west + area.east) / 2 - longitudes) / 360)
    longitudes[np.abs(latitudes) > 90 - 1e-9] = np.nan
    corners = view.screen.extended(latitudes, longitudes)
    size = min(np.nanmax(corners, axis=0) - np.nanmin(corners, axis=0))
    middle = np.array([shape.centroid.x, shape.centroid.y])
    position = np.array(frame.inverse(*middle))
    pixel = view.screen.meters(np.clip(position[0], -truth.MERCATOR_END, truth.MERCATOR_END))[0]
    size = min(size, math.sqrt(2 * shape.area) / pixel) - label_pixels(view)
    return Piece(shape.area, middle, bend(area, shape), min(size, clearance(view, frame, area, *position) - BORDER_PIXELS))
