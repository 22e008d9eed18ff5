# SPDX-License-Identifier: MIT
"""Grid lines and their GeoJSON against PROJ and GEOS, for map views that are new in every run."""

from __future__ import annotations

import json
import math
import re

import numpy as np
import shapely
from Oracle.Map import grid_truth as truth
from Oracle.Map.grid_findings import MICROMETER, Drawn, same_end
from Oracle.Map.grid_library import (
    BORDER,
    DRAW_100_KM,
    DRAW_BORDERS,
    DRAW_LINES,
    EDGES,
    GRID_LINE,
    METERS,
    SQUARE_LINE,
)
from Oracle.Map.grid_truth import ALL_ZONES, EASTING, LATITUDE, LONGITUDE, MERCATOR_END, NORTH, UPS, Frame
from Oracle.Map.grid_views import View

# On the line.


def test_every_vertex_lies_on_its_line(drawn, findings):
    for one in drawn:
        findings.count("views")
        for frame, mask in one.frames():
            owners, coordinates, along = one.projected(frame, mask)
            off = np.abs(coordinates - one.records["coordinate"][owners])
            findings.count("vertices", len(off))
            findings.largest("nm largest distance", off.max() * 1e9)
            worst = owners[off.argmax()]
            findings.expect(off.max() <= MICROMETER, one.view, f"{off.max()} m beside {one.records[worst]}")
            grows = (np.diff(along) > 0) | (np.diff(owners) > 0)
            findings.expect(bool(grows.all()), one.view, f"{frame}: a line does not run north or east")
        for number in np.flatnonzero(one.records["kind"] == BORDER):
            findings.count("borders")
            record, line = one.records[number], one.line(number)
            fixed, moving = (line[:, 1], line[:, 0]) if record["axis"] == LONGITUDE else (line[:, 0], line[:, 1])
            same = fixed == record["coordinate"]
            if abs(record["coordinate"]) == 180:
                same = np.abs(fixed) == 180
            findings.expect(bool(same.all()), one.view, f"{record} lies at {fixed}")
            findings.expect(bool((np.diff(moving) > 0).all()), one.view, f"{record} does not run north or east")
    findings.conclude(views=250, vertices=100_000, borders=1000)


def test_records_and_vertices_fit_together(drawn, findings):
    for one in drawn:
        findings.count("lines", len(one.records))
        counts = one.records["count"].astype(int)
        firsts = np.concatenate([[0], np.cumsum(counts)[:-1]]) if len(counts) else counts
        findings.expect(bool((one.records["first"] == firsts).all()), one.view, "lines do not follow one another")
        findings.expect(bool((counts >= 2).all()), one.view, "a line has less than two vertices")
        findings.expect(counts.sum() == len(one.vertices), one.view, "vertices without a line")
        findings.expect(bool(np.isfinite(one.vertices).all()), one.view, "a vertex is not a number")
        findings.expect(bool((np.abs(one.vertices) <= [90, 180]).all()), one.view, "a vertex is off the earth")
        # A parallel may go around the earth; nothing else has chords of half of it.
        around = (one.records["axis"] == LATITUDE)[one.owners[1:]]
        crossing = (np.abs(np.diff(one.vertices[:, 1])) > 180) & (np.diff(one.owners) == 0) & ~around
        findings.expect(not crossing.any(), one.view, "a line crosses the antimeridian")
    findings.conclude(lines=30_000)


# Between vertices.


def departures(one: Drawn, frame: Frame, axis: int, chords: np.ndarray, samples: int) -> np.ndarray:
    """Gives how far lines depart from chords, in units of the tolerance.

    A row of `chords` is: the line's coordinate, along and latitude and longitude of both ends. The line is sampled at
    points of constant coordinate. Where a pixel counts as meters, the chord is sampled: how far its points lie beside
    the line is the same to within a part of the departure's square.
    """
    screen = one.view.screen
    tolerance = one.view.options.get("tolerance", 0.25)
    in_meters = one.view.options.get("tolerance_unit") == METERS
    coordinate, starts, stops = chords[:, 0], chords[:, 1], chords[:, 2]
    begin, end = screen.pixels(chords[:, 3], chords[:, 4]), screen.pixels(chords[:, 5], chords[:, 6])
    largest = np.zeros(len(chords))
    for part in (np.arange(samples) + 1) / (samples + 1):
        latitudes, longitudes = frame.inverse_along(axis, coordinate, starts + part * (stops - starts))
        longitudes = longitudes + 360 * np.round((chords[:, 4] - longitudes) / 360)
        curve = screen.pixels(latitudes, longitudes)
        scale = screen.meters(latitudes) if in_meters else 1.0
        away = distance_to_chord((curve - begin) * scale, (end - begin) * scale) / tolerance
        polar = np.abs(latitudes) > MERCATOR_END
        if polar.any():
            ends = begin[polar], end[polar]
            with np.errstate(invalid="ignore"):
                points = frame.forward(*screen.positions(ends[0] + part * (ends[1] - ends[0])))
            beside = np.abs(points[:, axis - 1] - coordinate[polar]) / 0.994
            # A meridian through the pole is straight.
            beside[chords[polar, 4] == chords[polar, 6]] = 0
            away[polar] = beside / (tolerance if in_meters else tolerance * screen.meters(np.array(MERCATOR_END))[0])
        largest = np.maximum(largest, away)
    return largest


def distance_to_chord(points: np.ndarray, chords: np.ndarray) -> np.ndarray:
    """Gives the distances of points from the segments from 0, 0 to the end of their chord."""
    with np.errstate(invalid="ignore", divide="ignore"):
        part = np.clip((points * chords).sum(axis=-1) / (chords**2).sum(axis=-1), 0, 1)
        return np.nan_to_num(np.hypot(*(points - np.nan_to_num(part)[:, None] * chords).T))


def chords_of(one: Drawn, frame: Frame, mask: np.ndarray, axis: int) -> tuple[np.ndarray, np.ndarray]:
    """Gives the chords of a zone's lines of one axis, as departures() takes them, and their lines."""
    mask = mask & (one.records["axis"] == axis)
    owners, _, along = one.projected(frame, mask)
    positions = one.vertices[mask[one.owners]]
    inner = np.diff(owners) == 0
    columns = [one.records["coordinate"][owners[:-1]], along[:-1], along[1:], *positions[:-1].T, *positions[1:].T]
    return np.stack(columns, axis=-1)[inner], owners[:-1][inner]


def test_no_line_departs_from_its_chords_by_more_than_the_tolerance(drawn, findings):
    for one in drawn:
        for frame, mask in one.frames():
            for axis in (EASTING, truth.NORTHING):
                chords, owners = chords_of(one, frame, mask, axis)
                if not len(chords):
                    continue
                away = departures(one, frame, axis, chords, 9)
                findings.count("chords", len(chords))
                findings.largest("of the tolerance", away.max())
                worst = away.argmax()
                message = f"{away[worst]} times the tolerance, {one.records[owners[worst]]}, chord {chords[worst]}"
                # PROJ's own nanometers count where the tolerance is below a millimeter.
                findings.expect(away[worst] <= 1 + 1e-5, one.view, message)
    findings.conclude(chords=50_000)


def test_lines_have_few_more_vertices_than_they_need(drawn, findings):
    """The needed number is that of a greedy walk: each chord as long as the tolerance lets it be."""
    for one in drawn[:: 1 + len(drawn) // 200]:
        random = np.random.default_rng(len(one.vertices))
        for frame, mask in one.frames():
            number = random.choice(np.flatnonzero(mask))
            record = one.records[number]
            only = np.arange(len(one.records)) == number
            chords, _ = chords_of(one, frame, only, int(record["axis"]))
            if len(chords) > 200 or np.abs(chords[:, [3, 5]]).max() > 85:
                continue
            needed = greedy_chords(one, frame, int(record["axis"]), chords)
            findings.count("lines")
            findings.count("chords", len(chords))
            findings.count("needed", needed)
            if needed > 20:
                findings.count("lines with more than 20")
                findings.largest("times as many as needed there", len(chords) / needed)
            findings.expect(
                len(chords) <= max(needed + 1, 1.15 * needed), one.view, f"{len(chords)} chords, not {needed}: {record}"
            )
    findings.conclude(lines=150)


def greedy_chords(one: Drawn, frame: Frame, axis: int, chords: np.ndarray) -> int:
    """Gives the number of chords of a walk along a line whose chords are as long as can be."""
    fine = 40  # Points of the walk to a chord of the library: it can be a fortieth worse than the best.
    along = np.linspace(chords[0, 1], chords[-1, 2], fine * len(chords) + 1)
    latitudes, longitudes = frame.inverse_along(axis, np.full(len(along), chords[0, 0]), along)
    screen = one.view.screen
    curve = screen.pixels(latitudes, longitudes + 360 * np.round((chords[0, 4] - longitudes) / 360))
    in_meters = one.view.options.get("tolerance_unit") == METERS
    tolerance = one.view.options.get("tolerance", 0.25)

    def fits(begin: int, end: int) -> bool:
        scale = screen.meters(latitudes[begin + 1 : end]) if in_meters else 1.0
        inner = (curve[begin + 1 : end] - curve[begin]) * scale
        return end - begin < 2 or distance_to_chord(inner, (curve[end] - curve[begin]) * scale).max() <= tolerance

    count, begin = 0, 0
    while begin < len(along) - 1:
        low, high = begin + 1, len(along)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if fits(begin, middle) else (low, middle)
        begin, count = low, count + 1
    return count


def test_pixels_are_those_of_the_vertices(grid, drawn, seed, findings):
    random = np.random.default_rng(seed)
    for one in drawn:
        if not len(one.vertices) or np.abs(one.vertices[:, 0]).max() > MERCATOR_END:
            continue
        view = one.view
        shown = view.rectangles()[0]
        # In the first part of the view: the copy of the world is the one in which that part lies between -180 and 180.
        origin = np.clip(random.uniform(shown[:2], shown[2:]), *np.array([[-MERCATOR_END, -180], [MERCATOR_END, 180]]))
        records, pixels = grid.pixels(view.bounds, view.zoom, grid.options(**view.options), tuple(origin))
        findings.count("vertices", len(pixels))
        same = np.array_equal(records, one.records)
        findings.expect(same, view, f"{len(records)} lines in pixels, {len(one.records)} in degrees, or other ones")
        if not same:
            continue
        span = sum(part.east - part.west for part in view.drawn_rectangles())
        x, y = (view.screen.pixels(*one.vertices.T) - view.screen.pixels(*origin)).T
        world = view.screen.size
        sideways = pixels[:, 0] - x
        # Beyond the antimeridian x goes on; which vertex lies there, one on the antimeridian itself cannot tell.
        beside = np.abs(sideways - world * np.round(sideways / world))
        distance = np.hypot(*pixels.T)
        away = np.maximum(beside, np.abs(pixels[:, 1] + y)) - 1e-7 * distance
        findings.expect(bool((away < 1e-6).all()), view, f"{away.max()} pixels more than a float explains")
        together = np.ptp(pixels[:, 0]) <= (span / 360 + 1e-6) * world
        findings.expect(bool(together), view, f"pixels are {np.ptp(pixels[:, 0])} apart, the view {span} degrees")
    findings.conclude(vertices=50_000)


def test_pixels_of_the_whole_earth_begin_180_degrees_west_of_the_middle_of_the_view(grid, drawn, findings):
    for one in drawn:
        view = one.view
        parts = view.drawn_rectangles()
        if sum(part.east - part.west for part in parts) < 360:
            continue
        south, west, north, east = view.bounds
        middle = west + (east - west if east >= west else east - west + 360) / 2
        options = grid.options(**view.options)
        records, pixels = grid.pixels(view.bounds, view.zoom, options, (0.0, middle))
        if not len(pixels):
            continue
        half = view.screen.size / 2
        findings.count("views")
        findings.count("vertices", len(pixels))
        slack = 1e-6 * half
        inside = (np.abs(pixels) <= half + slack).all()
        findings.expect(bool(inside), view, f"pixels from {pixels.min(axis=0)} to {pixels.max(axis=0)}")
        owners = np.repeat(np.arange(len(records)), records["count"].astype(int))
        latitudes, longitudes = view.screen.positions(pixels * [1, -1] + view.screen.pixels(0.0, middle))
        again = Drawn(view, records, np.stack([latitudes, longitudes], axis=-1), owners)
        for frame, mask in again.frames():
            owners, coordinates, _ = again.projected(frame, mask)
            # A float resolves a part in 17 million of the way from the origin.
            off = np.abs(coordinates - records["coordinate"][owners]) / view.meters_per_pixel / half
            findings.expect(off.max() < 1e-6, view, f"{records[owners[off.argmax()]]} lies beside its line")
        if view.options.get("margin", 0) and max(-parts[0].south, parts[0].north) > MERCATOR_END:
            continue  # In degrees the margin goes on beyond the end of the screen.
        clipped = grid.lines((max(south, -MERCATOR_END), west, min(north, MERCATOR_END), east), view.zoom, options)
        lengths = [lengths_on_screen(*lines, view) for lines in ((again.records, again.vertices), clipped)]
        findings.expect(lengths[0].keys() == lengths[1].keys(), view, f"other lines: {lengths[0].keys() ^ lengths[1].keys()}")
        for key in lengths[0].keys() & lengths[1].keys():
            pair = [each[key] for each in lengths]
            right = abs(pair[0] - pair[1]) < 1 + 0.001 * max(pair)
            findings.expect(right, view, f"{key} is {pair[0]} pixels long, in degrees {pair[1]}")
    findings.conclude(views=10, vertices=5000)


def lengths_on_screen(records: np.ndarray, vertices: np.ndarray, view: View) -> dict[tuple, float]:
    """Gives how many pixels of each line are drawn, in all its pieces together."""
    lengths: dict[tuple, float] = {}
    pixels = view.screen.pixels(*vertices.T)
    for record in records:
        first, count = int(record["first"]), int(record["count"])
        key = tuple(record[name].item() for name in ("axis", "zone", "hemisphere", "coordinate"))
        if key[0] == LONGITUDE and key[3] == 180:
            key = (*key[:3], -180.0)  # The same meridian.
        length = np.hypot(*np.diff(pixels[first : first + count], axis=0).T).sum()
        lengths[key] = lengths.get(key, 0) + float(length)
    return lengths


def test_the_bound_is_never_exceeded(grid, drawn, findings):
    for one in drawn:
        options = grid.options(**one.view.options)
        labels = len(grid.labels(one.view.bounds, one.view.zoom, options))
        bound = grid.bound(one.view.bounds, one.view.zoom, options)
        findings.count("views")
        findings.expect(len(one.vertices) + labels <= bound, one.view, f"more than {bound}")
    findings.conclude(views=250)


# Complete and not doubled.


def expected_lines(view: View, visible: list[truth.Rectangle], spacing: float) -> dict[truth.Key, list[truth.Piece]]:
    """Gives the pieces of all lines that a view must show; borders in degrees, the others in meters."""
    content = view.options.get("content", 127)
    lines = expected_borders(visible) if content & DRAW_BORDERS else {}
    wanted = [size for size, bit in ((100_000, DRAW_100_KM), (spacing, DRAW_LINES)) if content & bit and spacing]
    if not wanted:
        return lines
    for frame in truth.FRAMES:
        for key, pieces in truth.grid_lines(frame, visible, min(wanted)).items():
            if content & (DRAW_100_KM if key[3] % 100_000 == 0 else DRAW_LINES):
                lines[key] = pieces
    return lines


def expected_borders(visible: list[truth.Rectangle]) -> dict[truth.Key, list[truth.Piece]]:
    lines: dict[truth.Key, list[truth.Piece]] = {}
    for area in visible:
        for key, pieces in truth.border_meridians().items():
            if not (area.west <= key[3] <= area.east or (key[3] == -180 and area.east == 180)):
                continue
            for piece in pieces:
                start, stop = max(piece.start, area.south), min(piece.stop, area.north)
                if start < stop:
                    lines.setdefault(key, []).append(truth.Piece(start, stop))
        for parallel in truth.PARALLELS:
            if area.south <= parallel <= area.north:
                key = (LATITUDE, ALL_ZONES, NORTH if parallel >= 0 else truth.SOUTH, parallel)
                lines.setdefault(key, []).append(truth.Piece(area.west, area.east))
    return {key: sorted(set(pieces)) for key, pieces in lines.items()}


def without_specks(lines: dict[truth.Key, list[truth.Piece]], view: View) -> dict[truth.Key, list[truth.Piece]]:
    """Leaves out lines shorter than the last decimal of a position in GeoJSON: they are not drawn."""
    unit = 10.0 ** -decimals_of(view)

    def is_long(key: truth.Key, piece: truth.Piece) -> bool:
        if key[0] in (LONGITUDE, LATITUDE):
            return piece.stop - piece.start >= unit
        ends = truth.Frame(*key[1:3]).inverse_along(key[0], np.full(2, key[3]), np.array(piece))
        return any(abs(math.remainder(float(end[1] - end[0]), 360)) >= unit for end in ends)

    left = {key: [piece for piece in pieces if is_long(key, piece)] for key, pieces in lines.items()}
    return {key: pieces for key, pieces in left.items() if pieces}


def decimals_of(view: View) -> int:
    """Gives the decimals that resolve a tenth of a pixel, where it has the fewest degrees of latitude."""
    farthest = min(MERCATOR_END, max(abs(view.bounds[0]), abs(view.bounds[2])))
    return max(0, math.ceil(math.log10(view.screen.size / 36 / math.cos(math.radians(farthest)))))


def drawn_lines(one: Drawn) -> dict[truth.Key, list[truth.Piece]]:
    """Gives the pieces of the lines that were drawn, in the same form."""
    lines: dict[truth.Key, list[truth.Piece]] = {}
    ends = one.records["first"].astype(int), (one.records["first"] + one.records["count"]).astype(int) - 1
    starts, stops = (np.zeros(len(one.records)) for _ in range(2))
    for frame, mask in one.frames():
        across = np.where(one.records["axis"] == EASTING, 1, 0)[mask]
        for values, rows in ((starts, ends[0]), (stops, ends[1])):
            points = frame.forward(*one.vertices[rows[mask]].T)
            values[mask] = points[np.arange(len(points)), across]
    border = one.records["kind"] == BORDER
    column = np.where(one.records["axis"] == LONGITUDE, 0, 1)[border]
    starts[border] = one.vertices[ends[0][border], column]
    stops[border] = one.vertices[ends[1][border], column]
    for record, start, stop in zip(one.records, starts.tolist(), stops.tolist(), strict=True):
        key = tuple(record[name].item() for name in ("axis", "zone", "hemisphere", "coordinate"))
        if key[0] == LONGITUDE and key[3] == 180:
            key = (*key[:3], -180.0)  # The same meridian.
        lines.setdefault(key, []).append(truth.Piece(start, stop))
    return {key: sorted(pieces) for key, pieces in lines.items()}


def test_lines_are_those_of_an_independent_enumeration(grid, drawn, findings):
    for one in drawn:
        spacing = grid.spacing(one.view.bounds, one.view.zoom, grid.options(**one.view.options))
        visible = one.view.drawn_rectangles()
        expected = without_specks(expected_lines(one.view, visible, spacing), one.view)
        found = drawn_lines(one)
        findings.count("views")
        for key in expected.keys() - found.keys():
            findings.expect(False, one.view, f"missing: {key}, {expected[key]}")
        for key in found.keys() - expected.keys():
            findings.expect(False, one.view, f"not expected: {key}, {found[key]}")
        for key in expected.keys() & found.keys():
            findings.count("lines")
            findings.count("pieces", len(expected[key]))
            right = len(expected[key]) == len(found[key]) and all(
                same_end(visible, key, *ends)
                for pieces in zip(expected[key], found[key], strict=True)
                for ends in zip(*pieces, strict=True)
            )
            findings.expect(right, one.view, f"{key} is {found[key]}, not {expected[key]}")
    findings.conclude(lines=30_000)


def test_lines_have_the_right_attributes(grid, drawn, findings):
    for one in drawn:
        view, records = one.view, one.records
        spacing = grid.spacing(view.bounds, view.zoom, grid.options(**view.options))
        findings.count("lines", len(records))
        findings.expect(spacing == expected_spacing(view), view, f"spacing {spacing}, not {expected_spacing(view)}")
        border = records["kind"] == BORDER
        for record in records[border]:
            findings.expect(record["spacing"] == 0 and record["major"] == 1, view, record)
        draws_lines = view.options.get("content", 127) & DRAW_LINES
        finest = spacing if draws_lines else 100_000
        levels = [finest]
        while 0 < levels[0] < 100_000:
            levels.insert(0, 10 * levels[0] if 100_000 % (10 * levels[0]) == 0 else 100_000)
        for record in records[~border]:
            level = next(level for level in levels if record["coordinate"] % level == 0)
            right = (
                record["spacing"] == level
                and record["kind"] == (SQUARE_LINE if level == 100_000 else GRID_LINE)
                and record["major"] == (record["coordinate"] % (10 * finest) == 0)
            )
            findings.expect(right, view, record)
        major = records["major"] == 1
        right = (records["width"] == np.where(major, 1.5, 1)) & (records["opacity"] == np.where(major, 1, 0.5))
        findings.expect(bool((right & (records["reserved"] == 0)).all()), view, "width, opacity or reserved")
    findings.conclude(lines=30_000)


def expected_spacing(view: View) -> float:
    """Gives the finest level that the zoom has and whose lines stand far enough apart."""
    zooms = view.options.get("level_zooms", (8, 11, 14, 17, 21))
    by_zoom = 10.0 ** (5 - sum(view.table_zoom >= zoom for zoom in zooms))
    spacing = view.options.get("spacing", by_zoom)
    least = view.options.get("minimum_pixels", 8) * view.meters_per_pixel
    while spacing < least:
        if spacing == 100_000:
            return 0
        spacing = 10 * spacing if 100_000 % (10 * spacing) == 0 else 100_000
    return spacing


# Where lines may lie.


def test_no_line_leaves_its_zone_or_the_view(drawn, findings):
    for one in drawn:
        visible = one.view.drawn_rectangles()
        for frame, mask in one.frames():
            areas = [part.clip(area) for part in truth.parts(frame) for area in visible]
            allowed = shapely.union_all([shapely.box(a.west, a.south, a.east, a.north) for a in areas if a])
            if "margin" in one.view.options:
                allowed = allowed.buffer(1e-12, join_style="mitre")
            shapely.prepare(allowed)
            lines = line_strings(one, mask)
            findings.count("lines", len(lines))
            outside = ~shapely.covers(allowed, lines)
            for number in np.flatnonzero(mask)[outside]:
                left = vertices_leave(one, number, allowed) or chords_leave(one, number, allowed)
                findings.expect(not left, one.view, f"{one.records[number]} leaves the view or its zone")
        for number in np.flatnonzero(one.records["kind"] == BORDER):
            low, high = one.line(number).min(axis=0), one.line(number).max(axis=0)
            slack = 1e-12 if "margin" in one.view.options else 0
            inside = any(
                a.south - slack <= low[0] <= high[0] <= a.north + slack
                and (a.west - slack <= low[1] <= high[1] <= a.east + slack or abs(low[1]) == abs(high[1]) == 180)
                for a in visible
            )
            findings.expect(inside, one.view, f"{one.records[number]} leaves the view")
    findings.conclude(lines=30_000)


def tolerance_in_meters(view: View) -> float:
    """Gives the tolerance, where pixels span most meters if they are its unit."""
    tolerance = view.options.get("tolerance", 0.25)
    return tolerance * (1 if view.options.get("tolerance_unit") == METERS else view.meters_per_pixel)


def vertices_leave(one: Drawn, number: int, allowed: shapely.Geometry) -> bool:
    return not shapely.covers(allowed, shapely.multipoints(one.line(number)[:, ::-1]))


def chords_leave(one: Drawn, number: int, allowed: shapely.Geometry) -> bool:
    """Tells whether a chord goes beyond the border by more than the tolerance lets it depart from its line."""
    line, screen = one.line(number), one.view.screen
    tolerance = one.view.options.get("tolerance", 0.25)
    if one.view.options.get("tolerance_unit") == METERS:
        tolerance /= screen.meters(np.abs(line[:, 0]).max())[0]

    def on_screen(positions: np.ndarray) -> np.ndarray:
        return screen.pixels(positions[:, 1], positions[:, 0])

    allowed = shapely.transform(allowed, on_screen).buffer(tolerance)
    return not shapely.covers(allowed, shapely.linestrings(screen.pixels(*line.T)))


def line_strings(one: Drawn, mask: np.ndarray, points: np.ndarray | None = None) -> np.ndarray:
    """Gives lines as geometries, in degrees or at other points."""
    points = one.vertices[:, ::-1] if points is None else points
    chosen = mask[one.owners]
    _, numbers = np.unique(one.owners[chosen], return_inverse=True)
    return shapely.linestrings(points[chosen], indices=numbers)


def test_lines_of_a_family_do_not_cross(drawn, findings):
    for one in drawn:
        parts = one.view.drawn_rectangles()
        is_cut = len(parts) == 2 and parts[0].west == parts[1].east
        for frame, mask in one.frames():
            # A cap in its own plane, where the pole is a point like any other.
            points = (frame.forward if frame.zone == UPS else one.view.screen.pixels)(*one.vertices.T)
            for axis in (EASTING, truth.NORTHING):
                family = mask & (one.records["axis"] == axis)
                if not family.any():
                    continue
                if one.records["spacing"][family].min() < tolerance_in_meters(one.view):
                    continue  # The chords of lines that stand closer than the tolerance may cross.
                lines = line_strings(one, family, points)
                first, second = shapely.STRtree(lines).query(lines, predicate="intersects")
                findings.count("lines", len(lines))
                for pair in zip(first[first < second], second[first < second], strict=True):
                    records = one.records[np.flatnonzero(family)[list(pair)]]
                    # The halves of a line through a pole, or of one that the antimeridian or the beginning of the whole
                    # earth cuts, meet there.
                    same = records[0]["coordinate"] == records[1]["coordinate"]
                    meet = same and (frame.zone == UPS or is_cut)
                    findings.expect(meet, one.view, f"{records[0]} meets {records[1]}")
    findings.conclude(lines=30_000)


# GeoJSON.


# A number with an exponent, with a zero too many at either end, or with the sign of a zero.
LONG_NUMBER = re.compile(r"[\[,:](?!-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?[,\]}])-?\d[^,\]}]*|[\[,:]-0(?=[,\]}])")

LINE_KINDS = {1: "border", 2: "100-km", 3: "line"}
LABEL_KINDS = {1: "grid-zone", 2: "square", 3: "digits", 4: "reference"}
AXES = {1: "easting", 2: "northing", 3: "longitude", 4: "latitude"}
HEMISPHERES = {1: "north", -1: "south"}


def line_properties(record: np.void) -> dict[str, object]:
    zone = {} if record["axis"] == LATITUDE else {"zone": record["zone"].item()}
    names = ("coordinate", "spacing", "width", "opacity")
    return {
        "kind": LINE_KINDS[record["kind"]],
        "axis": AXES[record["axis"]],
        "hemisphere": HEMISPHERES[record["hemisphere"]],
        "major": bool(record["major"]),
    } | zone | {name: record[name].item() for name in names}  # fmt: skip


def label_properties(record: np.void) -> dict[str, object]:
    properties = {
        "kind": LABEL_KINDS[record["kind"]],
        "text": record["text"].decode(),
        "zone": record["zone"].item(),
        "hemisphere": HEMISPHERES[record["hemisphere"]],
    }
    if record["kind"] == 3:
        properties |= {"axis": AXES[record["axis"]], "coordinate": record["coordinate"].item()}
        properties |= {"edge": EDGES[record["edge"]]}
    return properties


def test_geojson_says_what_the_arrays_say(grid, drawn, findings):
    for one in drawn:
        view = one.view
        options = grid.options(**view.options)
        text = grid.geojson(view.bounds, view.zoom, options).decode()
        labels = grid.labels(view.bounds, view.zoom, options)
        collection = json.loads(text)
        features = collection["features"]
        findings.count("bytes", len(text))
        findings.count("lines", len(one.records))
        findings.count("labels", len(labels))
        findings.expect(set(collection) == {"type", "features"}, view, f"members {list(collection)}")
        findings.expect(collection["type"] == "FeatureCollection", view, collection["type"])
        findings.expect(len(features) == len(one.records) + len(labels), view, f"{len(features)} features")
        long_numbers = LONG_NUMBER.findall(text)
        findings.expect(not long_numbers, view, f"longer than they need be: {long_numbers[:5]}")
        properties = [*map(line_properties, one.records), *map(label_properties, labels)]
        kinds = ["LineString"] * len(one.records) + ["Point"] * len(labels)
        for feature, expected, kind in zip(features, properties, kinds, strict=False):
            findings.expect(set(feature) == {"type", "geometry", "properties"}, view, f"members {list(feature)}")
            geometry = feature["geometry"]
            members = set(geometry) == {"type", "coordinates"} and geometry["type"] == kind
            findings.expect(members and feature["type"] == "Feature", view, feature)
            findings.expect(feature["properties"] == expected, view, f"{feature['properties']}, not {expected}")
        # A tenth of a pixel, rounded to the nearest decimal.
        decimals = decimals_of(view)
        too_many = re.search(rf"\.\d{{{decimals + 1},}}[,\]]", text) if decimals else None
        findings.expect(not too_many, view, f"{too_many and too_many[0]} has more than {decimals} decimals")
        geometries = shapely.get_parts(shapely.from_geojson(text))
        places = np.stack([labels["longitude"], labels["latitude"]], axis=-1)
        exact = np.concatenate([one.vertices[:, ::-1], places])
        written = shapely.get_coordinates(geometries)
        findings.expect(written.shape == exact.shape, view, f"{written.shape} coordinates, not {exact.shape}")
        if written.shape == exact.shape and len(exact):
            away = np.abs(written - exact).max() * 10.0**decimals
            findings.largest("of the last decimal is the largest distance", away)
            findings.expect(away <= 0.5 + 1e-4, view, f"{away} of the last decimal beside the line")
        for number in np.flatnonzero(~shapely.is_valid(geometries)):
            # A line shorter than a tenth of a pixel is a point.
            ends = shapely.get_coordinates(geometries[number])
            findings.expect(len(np.unique(ends, axis=0)) == 1, view, shapely.is_valid_reason(geometries[number]))
            findings.count("points")
    findings.conclude(lines=30_000, labels=5000)
