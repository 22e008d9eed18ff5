# SPDX-License-Identifier: MIT
"""The outlines of cells against PROJ and GEOS: they tile their grid zone, and the cells of a cell tile that one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import shapely
from Oracle.Map import grid_truth as truth
from Oracle.Map.grid_findings import Findings
from Oracle.Map.grid_library import BAND_OF_NEIGHBOR, OVERHANGS_ZONE, SQUARE_MISSING, Outline
from Oracle.Map.grid_shapes import between, plane, sides
from Oracle.Map.grid_truth import NORTH, UPS, Frame
from effort import EFFORT

# Meters between the points that stand for a parallel: it is bent by less than a centimeter there, at 84 degrees too.
FINE = 180.0


@dataclass
class Parent:
    """A grid zone or a cell, and the cells of the next level that it may have, by name."""

    name: str
    frame: Frame
    band: str
    area: shapely.Polygon  # On the grid of its zone.
    children: dict[str, shapely.Polygon]  # Whole squares.


def grid_zone_parent(frame: Frame, band: str) -> Parent:
    """Gives a grid zone and all 100 km squares that come near it."""
    area = plane(frame, sides(truth.grid_zone(frame.zone, band), FINE))
    low, high = np.floor(np.array(area.bounds).reshape(2, 2) / 100_000).astype(int)
    children = {}
    for column in range(low[0], high[0] + 1):
        for row in range(low[1], high[1] + 1):
            square = shapely.box(column * 100_000, row * 100_000, (column + 1) * 100_000, (row + 1) * 100_000)
            letters = truth.square_letters(frame, column * 100_000, row * 100_000)
            if frame.zone == UPS and (column < 20) != (band in "AY"):
                continue  # The columns of the other half have letters of their own.
            if letters and shapely.distance(square, area) < 1000:
                children[truth.designator(frame, band) + letters] = square
    return Parent(truth.designator(frame, band), frame, band, area, children)


def cell_parent(random: np.random.Generator, precision: int) -> Parent | None:
    """Gives a cell that the border of a grid zone cuts or nearly cuts, and its hundred cells."""
    frame = truth.FRAMES[random.integers(len(truth.FRAMES))] if random.random() < 0.8 else Frame(UPS, NORTH)
    letters = [letter for letter, _ in truth.bands(frame)]
    band = letters[random.integers(len(letters))]
    zone = truth.grid_zone(frame.zone, band)
    latitude, longitude = random.uniform(zone.south, zone.north), random.uniform(zone.west, zone.east)
    edge = random.integers(4)
    if edge < 2:
        latitude = (zone.south, zone.north)[edge]
    else:
        longitude = (zone.west, zone.east)[edge - 2]
    size = 10 ** (5 - precision)
    easting, northing = np.floor(frame.forward(np.array(latitude), np.array(longitude)) / size).astype(int) * size
    square = truth.square_letters(frame, easting, northing)
    if not square or (frame.zone == UPS and (easting < 2_000_000) != (band in "AY")):
        return None

    def name(easting: int, northing: int, precision: int) -> str:
        digits = [f"{value % 100_000:05}"[:precision] for value in (easting, northing)]
        return truth.designator(frame, band) + square + "".join(digits)

    box = shapely.box(easting, northing, easting + size, northing + size)
    # Only the near part of the zone counts: where a border of a thousand kilometers bends by meters, a cell's part is straight.
    corners = frame.inverse(*np.array(shapely.box(*box.buffer(size / 4).bounds).exterior.coords).T)
    around = corners[1] + 360 * np.round((frame.central_meridian - corners[1]) / 360)
    near = truth.Rectangle(corners[0].min(), around.min(), corners[0].max(), around.max())
    area = zone.clip(near if frame.zone else zone)
    if not area:
        return None
    clipped = plane(frame, sides(area, FINE)).intersection(box)
    step = size // 10
    children = {
        name(east, north, precision + 1): shapely.box(east, north, east + step, north + step)
        for east in range(easting, easting + size, step)
        for north in range(northing, northing + size, step)
    }
    return Parent(name(easting, northing, precision), frame, band, clipped, children)


def parents(seed: int) -> Iterator[Parent]:
    """Gives grid zones, the odd ones always, and cells along borders."""
    random = np.random.default_rng(seed)
    for name in ("31V", "32V", "31X", "33X"):
        yield grid_zone_parent(Frame(int(name[:2]), NORTH), name[2])
    for hemisphere, halves in ((truth.SOUTH, "AB"), (NORTH, "YZ")):
        for half in halves:
            yield grid_zone_parent(Frame(UPS, hemisphere), half)
    for _ in range(round(6 * EFFORT)):
        frame = truth.FRAMES[random.integers(2, len(truth.FRAMES))]
        letters = truth.bands(frame)
        yield grid_zone_parent(frame, letters[random.integers(len(letters))][0])
    for number in range(round(30 * EFFORT)):
        parent = cell_parent(random, number % 5)
        if parent:
            yield parent


def test_cells_tile_their_grid_zone_or_cell(grid, seed, findings):
    tolerance = 0.01
    for parent in parents(seed):
        findings.count("grid zones and cells")
        rings, polygons = {}, []
        for name, square in parent.children.items():
            outline = grid.outline(name, tolerance)
            expected = shapely.clip_by_rect(parent.area, *square.bounds)
            if isinstance(outline, int):
                findings.count("refused")
                refusals = (OVERHANGS_ZONE, BAND_OF_NEIGHBOR, SQUARE_MISSING)
                right = outline in refusals and expected.area < tolerance * square.length
                findings.expect(right, name, f"status {outline} where {expected.area} m2 are visible")
                continue
            findings.count("cells")
            if not is_finite(outline, name, findings):
                continue
            check_outline(outline, name, square, parent, findings)
            polygon = plane(parent.frame, between(outline.ring, FINE))
            apart = polygon.symmetric_difference(expected).area
            findings.largest("m largest mean departure", apart / square.length)
            findings.expect(apart <= tolerance * square.length, name, f"{apart} m2 differ of {expected.area}")
            rings[name] = shapely.Polygon(outline.ring)
            polygons.append(polygon)
        whole, parts = parent.area.area, sum(polygon.area for polygon in polygons)
        length = parent.area.length + sum(polygon.length for polygon in polygons)
        findings.expect(abs(whole - parts) <= tolerance * length, parent.name, f"{parts} m2 of {whole}")
        check_no_overlap(rings, parent.name, findings)
    findings.conclude(cells=2000)


def is_finite(outline: Outline, name: str, findings: Findings) -> bool:
    finite = np.isfinite(outline.ring).all(axis=-1)
    numbers = np.flatnonzero(~finite)
    findings.expect(bool(finite.all()), name, f"vertices {numbers} of {len(finite)} are not numbers")
    return bool(finite.all())


def check_no_overlap(cells: dict[str, shapely.Polygon], name: str, findings: Findings) -> None:
    """Cells share the vertices of their edges; a vertex may lie 20 nm beside the edge."""
    names, rings = list(cells), np.array(list(cells.values()), object)
    first, second = shapely.STRtree(rings).query(rings, predicate="intersects")
    first, second = first[first < second], second[first < second]
    areas = shapely.area(shapely.intersection(rings[first], rings[second]))
    findings.count("pairs", len(areas))
    allowed = 20e-9 / 111_000 * shapely.length(rings[first])
    for number in np.flatnonzero(areas > allowed):
        pair = f"{names[first[number]]} and {names[second[number]]}"
        findings.expect(False, name, f"{pair} overlap in {areas[number]} square degrees")


def check_outline(outline: Outline, name: str, square: shapely.Polygon, parent: Parent, findings: Findings) -> None:
    ring = shapely.Polygon(outline.ring)
    findings.count("vertices", len(outline.ring))
    findings.expect(bool((outline.ring[0] == outline.ring[-1]).all()), name, "the ring is not closed")
    findings.expect(shapely.is_ccw(ring.exterior), name, "the ring is not counterclockwise")
    findings.expect(ring.is_valid, name, shapely.is_valid_reason(ring))
    west, south, east, north = ring.bounds
    findings.expect(outline.bounds == (south, west, north, east), name, f"{outline.bounds} are not {ring.bounds}")
    latitude, longitude = outline.inside
    findings.expect(shapely.contains_properly(ring, shapely.Point(longitude, latitude)), name, "inside is not")
    findings.expect(truth.band_at(parent.frame, latitude, longitude) == parent.band, name, "inside is in another band")
    point = shapely.Point(parent.frame.forward(np.array(latitude), np.array(longitude)))
    findings.expect(shapely.contains_properly(square, point), name, "inside is in another cell")


def test_cells_of_a_grid_zone_share_their_vertices(grid, seed, findings):
    """The areas of the outlines in degrees sum up to that of the grid zone exactly, however coarse they are."""
    random = np.random.default_rng(seed)
    for parent in parents(seed):
        if parent.name != truth.designator(parent.frame, parent.band):
            break
        tolerance = 10 ** random.uniform(-3, 4)
        outlines = {name: grid.outline(name, tolerance) for name in parent.children}
        rings = {
            name: shapely.Polygon(outline.ring)
            for name, outline in outlines.items()
            if not isinstance(outline, int) and is_finite(outline, name, findings)
        }
        zone = truth.grid_zone(parent.frame.zone, parent.band)
        whole = shapely.box(zone.west, zone.south, zone.east, zone.north)
        findings.count("cells", len(rings))
        apart = abs(sum(ring.area for ring in rings.values()) - whole.area)
        message = f"{apart} square degrees apart, tolerance {tolerance} m"
        findings.expect(apart < 1e-12 * whole.length, parent.name, message)
        check_no_overlap(rings, parent.name, findings)
    findings.conclude(cells=600)


def test_the_outline_of_a_grid_zone_is_its_rectangle(grid, findings):
    for frame in truth.FRAMES:
        for band, area in truth.bands(frame):
            name = truth.designator(frame, band)
            findings.count("grid zones")
            outline = grid.outline(name, 1.0)
            corners = shapely.box(area.west, area.south, area.east, area.north)
            ring = shapely.Polygon() if isinstance(outline, int) else shapely.Polygon(outline.ring)
            findings.expect(ring.equals(corners) and shapely.is_ccw(ring.exterior), name, ring)
    findings.conclude()


def test_chords_of_an_outline_keep_the_tolerance(grid, seed, findings):
    random = np.random.default_rng(seed)
    for parent in parents(seed):
        names = sorted(parent.children)
        name = names[random.integers(len(names))]
        tolerance = 10 ** random.uniform(-4, 3)
        outline = grid.outline(name, tolerance)
        if isinstance(outline, int) or not is_finite(outline, name, findings):
            continue
        screen = truth.Screen(1.0)
        pixels = screen.pixels(*outline.ring[:, ::-1].T)
        straight = (outline.ring[:-1] == outline.ring[1:]).any(axis=-1)
        begin, end = pixels[:-1][~straight], pixels[1:][~straight]
        findings.count("chords", len(begin))
        outer = parent.children[name].exterior
        for part in np.linspace(0, 1, 11):
            points = parent.frame.forward(*screen.positions(begin + part * (end - begin)))
            away = shapely.distance(outer, shapely.points(points))
            if len(away):
                findings.largest("of the tolerance", away.max() / tolerance)
                findings.expect(away.max() <= 1.001 * tolerance + 1e-7, name, f"{away.max()} m, not {tolerance}")
    findings.conclude(chords=100)
