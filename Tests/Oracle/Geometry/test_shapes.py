# SPDX-License-Identifier: MIT
"""Vertices of circles, ellipses, wedges, arcs and ring sets against GeographicLib and GEOS, new shapes in every run."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
import shapely
from Oracle.Geometry import shape_truth as truth
from Oracle.Map.grid_findings import MICROMETER
from Oracle.Geometry.shape_library import (
    AZIMUTH_MIDDLE,
    AZIMUTH_START,
    CONTINUOUS,
    RADIAL,
    RADIUS,
    RING,
    VERTICES_EQUAL_AREA,
    VERTICES_INSIDE,
    VERTICES_ON,
    VERTICES_OUTSIDE,
    RefusedError,
)
from Oracle.Geometry.shape_scenes import LARGEST_RADIUS, Scene, any_center, any_radius, any_size, scenes, some

# Positions are rounded to the last digit of a longitude, both libraries' geodesics to some nanometers.
ORACLE = truth.NEAR

# Vertices.


def is_reduced(points: np.ndarray) -> bool:
    return bool(((np.abs(points[:, 0]) <= 90) & (points[:, 1] >= -180) & (points[:, 1] < 180)).all())


def test_each_vertex_of_a_circle_lies_at_its_radius_and_azimuth(shapes, random, findings):
    for scene in scenes(random, 500, vertices=2000):
        ring = shapes.shape("circle", scene.center, scene.radius, vertices=scene.vertices)
        findings.count("vertices", len(ring))
        findings.expect(len(ring) == scene.vertices + 1, scene, f"{len(ring)} points")
        findings.expect(bool((ring[0] == ring[-1]).all()), scene, "the ring is not closed")
        findings.expect(is_reduced(ring), scene, "a position is not reduced")
        wanted = truth.direct(scene.center, -360 * np.arange(len(ring)) / scene.vertices, scene.radius)
        off = truth.distance(ring, wanted).max()
        findings.largest("nm from the right place", off * 1e9)
        findings.expect(off <= MICROMETER, scene, f"a vertex is {off} m from its place")
        away = np.abs(truth.distance(scene.center, ring) - scene.radius).max()
        findings.largest("nm from the right radius", away * 1e9)
        findings.expect(away <= ORACLE, scene, f"a vertex is {away} m beside the circle")
    findings.conclude(vertices=50_000)


def test_continuous_longitudes_are_the_reduced_ones_and_go_on_around_the_earth(shapes, random, findings):
    for scene in scenes(random, 300, least=1e4):
        findings.count("rings")
        reduced = shapes.shape("circle", scene.center, scene.radius, vertices=scene.vertices)
        continuous = shapes.shape("circle", scene.center, scene.radius, vertices=scene.vertices, longitudes=CONTINUOUS)
        findings.expect(bool((continuous[:, 0] == reduced[:, 0]).all()), scene, "other latitudes")
        turns = (continuous[:, 1] - reduced[:, 1]) / 360
        findings.expect(float(np.abs(turns - np.round(turns)).max()) < 1e-13, scene, "other longitudes")
        steps = np.abs(np.diff(continuous[:, 1]))
        findings.expect(bool((steps <= 180).all()), scene, f"neighbors are {steps.max()} degrees apart")
        # Once around for a circle around one pole; not at all around none or both. A pole on an edge decides nothing.
        around = (continuous[-1, 1] - continuous[0, 1]) / 360
        least, largest = truth.edge_distances(scene.center, reduced)
        poles = [truth.distance(scene.center, np.array([pole, 0.0])) for pole in (90.0, -90.0)]
        if all(pole < least.min() or pole > largest.max() for pole in poles):
            enclosed = sum(bool(pole < least.min()) for pole in poles)
            findings.count("rings with a pole", enclosed == 1)
            findings.expect(abs(abs(around) - enclosed % 2) < 1e-12, scene, f"{around} turns, {enclosed} poles inside")
    findings.conclude(rings=250)


def test_a_tolerance_is_kept_with_few_more_vertices_than_needed(shapes, random, findings):
    for scene in scenes(random, 60):
        placement = int(random.integers(4))
        tolerance = min(scene.radius * any_size(random, 1e-4, 0.1), 1e6)
        if tolerance < MICROMETER:
            continue
        ring = shapes.shape("circle", scene.center, scene.radius, tolerance=tolerance, placement=placement)
        findings.count("rings")
        least, largest = truth.edge_distances(scene.center, ring)
        departure = max(scene.radius - least.min(), largest.max() - scene.radius)
        words = f"placement {placement}, tolerance {tolerance}, {len(ring) - 1} vertices"
        findings.expect(departure <= tolerance + ORACLE, scene, f"{words}: departs by {departure} m")
        fewer = int((len(ring) - 1) / 1.02 - 1)
        if fewer >= 3:
            ring = shapes.shape("circle", scene.center, scene.radius, vertices=fewer, placement=placement)
            least, largest = truth.edge_distances(scene.center, ring)
            departure = max(scene.radius - least.min(), largest.max() - scene.radius)
            findings.count("rings with as few vertices as possible")
            findings.expect(departure > tolerance - ORACLE, scene, f"{words}: {fewer} depart by {departure} m")
    findings.conclude(rings=40)


# Placement.


@pytest.mark.parametrize("placement", [VERTICES_ON, VERTICES_OUTSIDE, VERTICES_INSIDE])
def test_a_polygon_contains_its_circle_or_lies_in_it(shapes, random, findings, placement):
    for scene in scenes(random, 120, vertices=60):
        ring = shapes.shape("circle", scene.center, scene.radius, vertices=scene.vertices, placement=placement)
        findings.count("edges", len(ring) - 1)
        least, largest = truth.edge_distances(scene.center, ring)
        small = 5e-6 + 1e-6 * scene.radius
        if placement == VERTICES_OUTSIDE:
            short = scene.radius - least.min()
            findings.largest("nm inside of the circle", short * 1e9)
            findings.expect(short <= ORACLE, scene, f"an edge is {short} m inside the circle")
            findings.largest("of what is allowed larger than needed", -short / small)
            findings.expect(-short <= small, scene, f"all edges are {-short} m outside the circle")
        elif placement == VERTICES_INSIDE:
            beyond = largest.max() - scene.radius
            findings.largest("nm outside of the circle", beyond * 1e9)
            findings.expect(beyond <= ORACLE, scene, f"an edge is {beyond} m outside the circle")
            findings.largest("of what is allowed smaller than needed", -beyond / small)
            findings.expect(-beyond <= small, scene, f"all edges are {-beyond} m inside the circle")
        elif scene.radius < 9e6:
            beyond = largest.max() - scene.radius
            findings.expect(beyond <= ORACLE, scene, f"an edge is {beyond} m outside the circle")
    findings.conclude(edges=1500)


def test_an_equal_area_polygon_has_the_area_of_its_circle(shapes, random, findings):
    for scene in scenes(random, 250, vertices=200):
        ring = shapes.shape(
            "circle", scene.center, scene.radius, vertices=scene.vertices, placement=VERTICES_EQUAL_AREA
        )
        findings.count("areas")
        wanted = truth.circle_area(scene.center, scene.radius)
        if scene.radius < truth.SMALL:
            area = truth.area_around(scene.center, ring[:-1])
        else:
            area = truth.area(ring[:-1]) % truth.EARTH
        # Vertices are rounded to 3 nm: the resulting error of a small area is not the placement's.
        rounding = 3e-9 * truth.perimeter(ring)
        if truth.distance(scene.center, np.array([math.copysign(90, scene.center[0]), 0])) < 2 * scene.radius:
            rounding += 4e-15 * truth.EARTH  # Around a pole GeographicLib adds half of the earth.
        off = max(0, abs(area - wanted) - rounding) / wanted
        findings.largest("1e-9 of the area", off * 1e9)
        findings.expect(off <= 1e-9, scene, f"{area} m2, not {wanted}")
    findings.conclude(areas=200)


# In a plane.


def test_circles_in_an_equal_area_plane_are_valid_and_have_their_area_and_center(shapes, random, findings):
    for scene in scenes(random, 200, least=1, most=19e6):
        placement = int(random.integers(4))
        ring = shapes.shape("circle", scene.center, scene.radius, vertices=scene.vertices, placement=placement)
        plane = truth.equal_area(scene.center, scene.radius)
        polygon = truth.in_plane(plane, ring, 30 + 300 // scene.vertices)
        findings.count("circles")
        findings.expect(polygon.is_valid, scene, shapely.is_valid_reason(polygon))
        findings.expect(polygon.exterior.is_ccw, scene, "the ring does not run counterclockwise")
        findings.expect(polygon.contains(shapely.Point(plane(scene.center))), scene, "the center is not inside")
        small = scene.radius < truth.SMALL
        area = truth.area_around(scene.center, ring[:-1]) if small else truth.area(ring[:-1]) % truth.EARTH
        off = abs(polygon.area / area - 1)
        findings.expect(off < 1e-3, scene, f"{polygon.area} m2 in the plane, {area} on the ellipsoid")
    findings.conclude(circles=150)


def test_rings_of_a_set_are_circles_and_nested(shapes, random, findings):
    for scene in scenes(random, 100, least=10, most=19e6):
        radii = [scene.radius * float(part) for part in random.uniform(0.1, 1, int(random.integers(1, 6)))]
        label, first = (float(random.uniform(-360, 360)) for _ in range(2))
        options = {"vertices": max(16, scene.vertices), "label_azimuth": label, "radial_azimuth": first}
        radials = int(random.integers(0, 9))
        drawn = shapes.ring_set(scene.center, radii, radials=radials, **options)
        findings.count("sets")
        records = drawn.lines
        findings.expect(records["kind"].tolist() == [RING] * len(radii) + [RADIAL] * radials, scene, f"{records}")
        firsts = np.concatenate([[0], np.cumsum(records["count"])[:-1]])
        findings.expect(bool((records["first"] == firsts).all()), scene, "lines do not follow one another")
        findings.expect(int(records["count"].sum()) == len(drawn.vertices), scene, "vertices without a line")
        plane = truth.equal_area(scene.center, scene.radius)
        polygons = []
        for number, radius in enumerate(radii):
            ring = shapes.shape("circle", scene.center, radius, vertices=options["vertices"])
            findings.expect(bool(np.array_equal(drawn.line(number), ring)), scene, "a ring is not the circle")
            findings.expect(records[number]["radius"] == radius, scene, f"radius {records[number]}")
            findings.expect(
                abs(math.remainder(records[number]["azimuth"] - label, 360)) < 1e-12, scene, f"{records[number]}"
            )
            compare_point(findings, scene, records[number], truth.direct(scene.center, label, radius))
            polygons.append((radius, truth.in_plane(plane, ring, 20)))
        for number in range(radials):
            record, line = records[len(radii) + number], drawn.line(len(radii) + number)
            azimuth = first + 360 * number / radials
            findings.expect(record["radius"] == max(radii), scene, f"{record}")
            findings.expect(abs(math.remainder(record["azimuth"] - azimuth, 360)) < 1e-12, scene, f"{record}")
            findings.expect(0 <= record["azimuth"] < 360, scene, f"{record}")
            end = truth.direct(scene.center, azimuth, max(radii))
            compare_point(findings, scene, record, end)
            findings.expect(float(truth.distance(line[0], scene.center)) <= ORACLE, scene, "not from the center")
            findings.expect(float(truth.distance(line[-1], end)) <= ORACLE, scene, "not to the largest ring")
            on_line = truth.direct(scene.center, azimuth, truth.distance(scene.center, line))
            findings.expect(float(truth.distance(line, on_line).max()) <= 2 * ORACLE, scene, "a radial line bends")
        polygons.sort(key=lambda pair: pair[0])
        for (small, inner), (large, outer) in itertools.pairwise(polygons):
            if small < 0.98 * large:
                findings.expect(outer.contains_properly(inner), scene, f"{small} is not within {large}")
    findings.conclude(sets=80)


def compare_point(findings, scene, record, wanted):
    point = np.array([record["latitude"], record["longitude"]])
    findings.expect(float(truth.distance(point, wanted)) <= ORACLE, scene, f"label of {record}, not at {wanted}")


# Wedges and arcs.


def arc_edges(vertices: int, width: float) -> int:
    """Gives how many edges a part of a turn has: its share, rounded up."""
    return max(1, math.ceil(vertices * width / 360))


def arc_points(center: np.ndarray, radius: float, start: float, width: float, edges: int) -> np.ndarray:
    """Gives the vertices of an arc, clockwise from its start."""
    return truth.direct(center, start + width * np.arange(edges + 1) / edges, radius)


def some_angle(random: np.random.Generator) -> float:
    """Gives an azimuth that a sum with another leaves exact; sometimes many turns of it."""
    return float(random.integers(-360 * 64, 720 * 64)) / 64


def some_width(random: np.random.Generator) -> float:
    return float(random.integers(1, 360 * 64)) / 64 if random.random() < 0.9 else float(random.choice([90, 180, 270]))


def test_arcs_run_clockwise_from_their_start(shapes, random, findings):
    for scene in scenes(random, 250, vertices=300):
        azimuth, width = some_angle(random), some_width(random)
        meaning = int(random.choice([AZIMUTH_MIDDLE, AZIMUTH_START]))
        line = shapes.shape(
            "arc", scene.center, scene.radius, azimuth, width, vertices=scene.vertices, azimuth_is=meaning
        )
        start = azimuth if meaning == AZIMUTH_START else azimuth - width / 2
        edges = arc_edges(scene.vertices, width)
        findings.count("arcs")
        findings.expect(len(line) == edges + 1, scene, f"{azimuth} {width}: {len(line)} points for {edges} edges")
        if len(line) == edges + 1:
            off = truth.distance(line, arc_points(scene.center, scene.radius, start, width, edges)).max()
            findings.largest("nm from the right place", off * 1e9)
            findings.expect(off <= MICROMETER, scene, f"{azimuth} {width}: a vertex is {off} m from its place")
    findings.conclude(arcs=200)


def test_wedges_have_their_sides_and_arcs(shapes, random, findings):
    for scene in scenes(random, 250, vertices=300):
        azimuth, width = some_angle(random), some_width(random)
        meaning = int(random.choice([AZIMUTH_MIDDLE, AZIMUTH_START]))
        inner = 0.0 if random.random() < 0.4 else scene.radius * random.uniform(0.01, 0.99)
        ring = shapes.shape(
            "wedge", scene.center, inner, scene.radius, azimuth, width, vertices=scene.vertices, azimuth_is=meaning
        )
        start = azimuth if meaning == AZIMUTH_START else azimuth - width / 2
        edges = arc_edges(scene.vertices, width)
        outer_arc = arc_points(scene.center, scene.radius, start, width, edges)[::-1]
        inside = scene.center[None] if inner == 0 else arc_points(scene.center, inner, start, width, edges)
        wanted = np.concatenate([outer_arc, inside])
        words = f"{inner} {azimuth} {width} {meaning}"
        findings.count("wedges")
        findings.expect(bool((ring[0] == ring[-1]).all()), scene, f"{words}: the ring is not closed")
        findings.expect(len(ring) == len(wanted) + 1, scene, f"{words}: {len(ring)} points, not {len(wanted) + 1}")
        if len(ring) == len(wanted) + 1:
            first = int(truth.distance(wanted, ring[0]).argmin())
            off = truth.distance(ring[:-1], np.roll(wanted, -first, axis=0)).max()
            findings.largest("nm from the right place", off * 1e9)
            findings.expect(off <= MICROMETER, scene, f"{words}: a vertex is {off} m from its place")
    findings.conclude(wedges=200)


def test_wedges_of_a_fan_tile_the_ring(shapes, random, findings):
    for scene in scenes(random, 60, least=10, most=19e6, vertices=100):
        inner = 0.0 if random.random() < 0.5 else scene.radius * random.uniform(0.05, 0.9)
        cuts = np.sort(random.choice(np.arange(1, 360), int(random.integers(1, 9)), replace=False))
        starts = np.concatenate([[0], cuts]) + float(random.integers(-180, 180))
        widths = np.diff(np.append(starts, starts[0] + 360))
        plane = truth.equal_area(scene.center, scene.radius)
        options = {"vertices": max(48, scene.vertices), "azimuth_is": AZIMUTH_START}
        pieces, area = [], 0.0
        for start, width in zip(starts, widths, strict=True):
            ring = shapes.shape("wedge", scene.center, inner, scene.radius, start, width, **options)
            piece = truth.in_plane(plane, ring, 30)
            findings.count("wedges")
            findings.expect(piece.is_valid, scene, f"{inner} {start} {width}: {shapely.is_valid_reason(piece)}")
            findings.expect(piece.exterior.is_ccw, scene, f"{inner} {start} {width}: not counterclockwise")
            pieces.append(piece.buffer(0))
            area += truth.area(ring[:-1]) % truth.EARTH
        findings.count("fans")
        joined = shapely.union_all(shapely.set_precision(pieces, max(scene.radius, 1) * 1e-6))
        findings.expect(abs(joined.area / sum(piece.area for piece in pieces) - 1) < 1e-6, scene, "wedges overlap")
        findings.expect(abs(joined.area / area - 1) < 1e-3, scene, f"{joined.area} m2 in the plane, {area} in sum")
        whole = truth.circle_area(scene.center, scene.radius)
        whole -= truth.circle_area(scene.center, inner) if inner else 0
        findings.expect(abs(joined.area / whole - 1) < 0.02, scene, f"{joined.area} m2, the ring has {whole}")
        # No gap: nothing but the hole in the middle.
        holes = [ring for part in shapely.get_parts(joined) for ring in part.interiors]
        findings.expect(shapely.get_num_geometries(joined) == 1, scene, "the wedges do not hang together")
        findings.expect(len(holes) == (inner > 0), scene, f"{len(holes)} gaps between the wedges")
    findings.conclude(fans=50)


def test_a_wedge_of_a_whole_turn_is_a_circle_or_a_ring(shapes, random, findings):
    for scene in scenes(random, 60):
        azimuth = some_angle(random)
        findings.count("wedges")
        circle = shapes.shape("circle", scene.center, scene.radius, vertices=scene.vertices)
        whole = shapes.shape("wedge", scene.center, 0, scene.radius, azimuth, 360, vertices=scene.vertices)
        findings.expect(len(whole) == len(circle), scene, f"{len(whole)} points")
        off = np.abs(truth.distance(scene.center, whole) - scene.radius).max()
        findings.expect(off <= ORACLE, scene, f"a vertex is {off} m beside the circle")
        inner = scene.radius * random.uniform(0.01, 0.99)
        both = shapes.shape("wedge", scene.center, inner, scene.radius, azimuth, 360, vertices=scene.vertices)
        findings.expect(len(both) == 2 * len(circle), scene, f"{len(both)} points of a ring")
        if len(both) == 2 * len(circle):
            outside, inside = both[: len(circle)], both[len(circle) :]
            for ring, radius in ((outside, scene.radius), (inside, inner)):
                off = np.abs(truth.distance(scene.center, ring) - radius).max()
                findings.expect(off <= ORACLE, scene, f"a vertex is {off} m beside the circle of {radius}")
                findings.expect(bool((ring[0] == ring[-1]).all()), scene, "a ring is not closed")
            turns = [turn_about(scene.center, ring) for ring in (outside, inside)]
            findings.expect(turns == [1, -1], scene, f"the rings run {turns}")
        empty = shapes.shape("wedge", scene.center, 0, scene.radius, azimuth, 0)
        findings.expect(len(empty) == 0, scene, f"{len(empty)} points of a wedge of width 0")
    findings.conclude(wedges=40)


def turn_about(center: np.ndarray, ring: np.ndarray) -> int:
    """Gives how often a ring runs around a point, counterclockwise."""
    azimuths = truth.inverse(center, ring).azimuth_from
    return -round(float(np.sum(np.mod(np.diff(azimuths) + 180, 360) - 180)) / 360)


# Ellipses.


def test_each_vertex_of_an_ellipse_lies_at_the_distance_of_its_azimuth(shapes, random, findings):
    for scene in scenes(random, 250, most=1.5e7, vertices=300):
        one, other = scene.radius, scene.radius * any_size(random, 0.01, 1)
        if random.random() < 0.3:
            one, other = other, one
        rotation = some_angle(random)
        if min(one, other) < 1e-3:
            continue
        ring = shapes.shape("ellipse", scene.center, one, other, rotation, vertices=scene.vertices)
        words = f"{one} {other} {rotation}"
        findings.count("ellipses")
        findings.expect(len(ring) == scene.vertices + 1, scene, f"{words}: {len(ring)} points")
        findings.expect(bool((ring[0] == ring[-1]).all()), scene, f"{words}: the ring is not closed")
        found = truth.inverse(scene.center, ring)
        turned = np.radians(found.azimuth_from - rotation)
        wanted = one * other / np.hypot(other * np.cos(turned), one * np.sin(turned))
        # A vertex is rounded to 3 nm, also in its azimuth.
        off = np.abs(found.distance - wanted).max() - 3e-9 * max(one, other) / min(one, other)
        findings.largest("nm from the right distance", off * 1e9)
        findings.expect(off <= MICROMETER, scene, f"{words}: a vertex is {off} m beside the ellipse")
        findings.expect(turn_about(scene.center, ring) == 1 or scene.vertices < 4, scene, f"{words}: clockwise")
    findings.conclude(ellipses=200)


# Refused.


def test_a_radius_beyond_the_antipode_is_refused(shapes, random, findings):
    for _ in range(some(50)):
        center = any_center(random)
        findings.count("radii")
        for radius in (0.0, -any_radius(random), math.nextafter(LARGEST_RADIUS, math.inf), 2.1e7):
            with pytest.raises(RefusedError) as refused:
                shapes.shape("circle", center, radius)
            findings.expect(refused.value.status == RADIUS, Scene(center, radius, 64), str(refused.value))
        shapes.shape("circle", center, LARGEST_RADIUS)
    findings.conclude(radii=40)
