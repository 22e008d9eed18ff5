# SPDX-License-Identifier: MIT
"""Polygons against slow references and GEOS in a gnomonic plane: inside, bounds, area, centroid, crossings."""

from __future__ import annotations

import math

import numpy as np
import pytest
import shapely
from Oracle.Geometry import shape_truth as truth
from Oracle.Geometry.exact_area import regular_ring
from Oracle.Geometry.shape_library import INSIDE, ON_BORDER, OUTSIDE
from Oracle.Geometry.shape_scenes import Scene, any_center, any_radius, any_size, scenes, some

# A position this far from a border is on its side for certain.
SURE = 1e-5


def stars(random: np.random.Generator, count: int, least: float, most: float) -> list[tuple[Scene, truth.Star]]:
    """Gives polygons around centers; the largest hold more than half of the earth, and so the rest of it."""
    found = []
    for scene in scenes(random, count, least, most):
        number = int(random.integers(4, 14))
        found.append((scene, truth.star(random, scene.center, scene.radius, number, random.uniform(0, 0.6))))
    for _ in range(some(count / 3)):
        star = truth.polar_star(random)
        nearest = star.border(np.arange(-180.0, 180))[0].min()
        if least <= nearest <= most:
            found.append((Scene(star.center, float(nearest), 0), star))
    return found


def given(random: np.random.Generator, ring: np.ndarray) -> np.ndarray:
    """Gives a ring as a host may: either way round, closed or not, a vertex doubled, whole turns away, poles anyhow."""
    ring = truth.with_any_poles(random, ring)
    if random.random() < 0.5:
        ring = ring[::-1]
    if random.random() < 0.2:
        doubled = int(random.integers(len(ring)))
        ring = np.insert(ring, doubled, ring[doubled], axis=0)
    if random.random() < 0.2:
        ring = truth.closed(ring)
    if random.random() < 0.2:
        ring = ring + np.array([0, 360 * int(random.integers(-2, 3))])
    if random.random() < 0.1:
        ring = ring + np.stack([np.zeros(len(ring)), 360.0 * random.integers(-2, 3, len(ring))], axis=1)
    return ring


def test_borders_of_stars_pass_through_their_vertices(random, findings):
    for scene, star in stars(random, 100, 1, 1.4e7):
        wanted = truth.distance(star.center, star.ring)
        at = truth.inverse(star.center, star.ring).azimuth_from
        beside = at + random.integers(-3, 4, len(at)) * np.spacing(at)
        off = np.abs(star.border(beside)[0] - wanted).max()
        findings.count("vertices", len(at))
        findings.expect(off < SURE, scene, f"{off} m from a vertex of {star.ring.tolist()}")
    findings.conclude(vertices=500)


# Inside.


def test_positions_lie_inside_where_the_border_is_farther_from_the_center(shapes, random, findings):
    for scene, star in stars(random, 200, 1, 1.4e7):
        side = truth.smaller_side(star.ring)
        if side == 0:
            continue
        findings.count("polygons")
        # The inside is the smaller of the two parts of the earth.
        core = INSIDE if side > 0 else OUTSIDE
        findings.count("polygons around more than half of the earth", core == OUTSIDE)
        ring = given(random, star.ring)
        around = truth.direct(
            star.center,
            random.uniform(-180, 180, 30),
            np.minimum(scene.radius * random.uniform(0, 1.5, 30), truth.HALF_MERIDIAN),
        )
        anywhere = np.array([any_center(random) for _ in range(10)])
        vertices = star.ring[random.integers(0, len(star.ring), 10)]
        # On the meridians and parallels of vertices, where a ray may meet one.
        aligned = np.stack([np.clip(vertices[:, 0] + random.normal(0, 1, 10), -90, 90), vertices[:, 1]], axis=-1)
        points = np.concatenate([around, anywhere, aligned, [[90, 0], [-90, 0]]])
        line = truth.inverse(star.center, points)
        beyond = line.distance - star.border(line.azimuth_from)[0]
        off = truth.beside(truth.closed(star.ring), points)
        for point, far, near in zip(points, beyond, off, strict=True):
            if near < SURE or abs(far) < SURE:
                continue
            wanted = core if far < 0 else -core
            found = shapes.contains([ring], (float(point[0]), float(point[1])))
            findings.count("positions")
            findings.count("positions inside", wanted == INSIDE)
            message = f"{point.tolist()} is {found}, not {wanted}, {near} m from the border of {ring.tolist()}"
            findings.expect(found == wanted, scene, message)
    findings.conclude(**{"polygons": 150, "positions": 5000, "positions inside": 1000})


def test_positions_on_edges_lie_on_the_border(shapes, random, findings):
    for scene, star in stars(random, 200, 1, 1.2e7):
        side = truth.smaller_side(star.ring)
        if side == 0:
            continue
        left = INSIDE if side > 0 else OUTSIDE
        ring = given(random, star.ring)
        edge = int(random.integers(len(star.ring)))
        start, end = star.ring[edge], star.ring[(edge + 1) % len(star.ring)]
        line = truth.inverse(start, end)
        if line.distance < 0.1 or line.distance > 1.9e7:
            continue
        findings.count("edges")
        parts = np.concatenate([[0, 1], random.uniform(0, 1, 5)])
        for point in truth.direct(start, line.azimuth_from, parts * line.distance):
            found = shapes.contains([ring], (float(point[0]), float(point[1])))
            message = f"{point.tolist()} on edge {edge} is {found}: {ring.tolist()}"
            findings.expect(found == ON_BORDER, scene, message)
        points = truth.direct(start, line.azimuth_from, random.uniform(0.05, 0.95, 5) * line.distance)
        courses = truth.inverse(points, end).azimuth_from
        for meters, wanted in ((-3e-6, left), (3e-6, -left), (0.8e-6, ON_BORDER)):
            moved = truth.direct(points, courses + 90, meters)
            # Another edge may be as near.
            off = truth.nearest(star.ring, np.roll(star.ring, -1, axis=0), moved, leave_out=edge).off
            for point in moved[off > SURE]:
                found = shapes.contains([ring], (float(point[0]), float(point[1])))
                findings.count("positions beside an edge")
                message = f"{point.tolist()}, {meters} m right of edge {edge}, is {found}: {ring.tolist()}"
                findings.expect(found == wanted, scene, message)
    findings.conclude(**{"edges": 150, "positions beside an edge": 1000})


def test_holes_are_outside(shapes, random, findings):
    for scene, star in stars(random, 60, 10, 9e6):
        hole = truth.star(random, scene.center, scene.radius * 0.2, 6, 0.3)
        rings = [given(random, star.ring), given(random, hole.ring)]
        findings.count("polygons")
        if truth.smaller_side(star.ring) <= 0:
            continue
        azimuths = random.uniform(-180, 180, 8)
        outer, inner = star.border(azimuths)[0], hole.border(azimuths)[0]
        for part, wanted in ((0.5 * inner, OUTSIDE), (inner, ON_BORDER), ((inner + outer) / 2, INSIDE)):
            for point in truth.direct(scene.center, azimuths, part):
                found = shapes.contains(rings, (float(point[0]), float(point[1])))
                findings.count("positions")
                message = f"{point.tolist()} is {found}, not {wanted}: {[ring.tolist() for ring in rings]}"
                findings.expect(found == wanted, scene, message)
    findings.conclude(polygons=50, positions=1000)


def test_inside_agrees_with_geos_in_a_gnomonic_plane(shapes, random, findings):
    for _ in range(some(150)):
        scene = Scene(any_center(random), any_radius(random, 10, 2e6), 0)
        plane = truth.gnomonic(scene.center)
        ring = some_simple_ring(random, scene, plane)
        polygon = shapely.Polygon(plane(ring))
        findings.count("polygons")
        corners = truth.direct(scene.center, random.uniform(-180, 180, 40), scene.radius * random.uniform(0, 1.1, 40))
        flat = plane(corners)
        # Edges of the plane lie up to some parts in 100,000 of their length beside the geodesics.
        clear = shapely.distance(polygon.exterior, shapely.points(flat)) > 1e-4 * scene.radius
        for point, xy in zip(corners[clear], flat[clear], strict=True):
            wanted = INSIDE if shapely.contains_xy(polygon, *xy) else OUTSIDE
            found = shapes.contains([given(random, ring)], (float(point[0]), float(point[1])))
            findings.count("positions")
            findings.expect(found == wanted, scene, f"{point.tolist()} is {found}, not {wanted}: {ring.tolist()}")
    findings.conclude(polygons=100, positions=3000)


def some_simple_ring(random, scene, plane) -> np.ndarray:
    """Gives vertices in any place of a disc, in an order in which the edges do not cross: no star."""
    count = int(random.integers(4, 12))
    ring = truth.direct(
        scene.center, random.uniform(-180, 180, count), scene.radius * np.sqrt(random.uniform(0, 1, count))
    )
    for _ in range(1000):
        if shapely.LinearRing(plane(ring)).is_simple:
            break
        # To turn a part round takes a crossing away.
        first, last = sorted(random.choice(count + 1, 2, replace=False))
        turned = np.concatenate([ring[:first], ring[first:last][::-1], ring[last:]])
        if length(plane, turned) < length(plane, ring):
            ring = turned
    return ring


def length(plane, ring) -> float:
    return shapely.LinearRing(plane(ring)).length


def test_a_ring_that_turns_out_to_be_wide_counts_its_work_once(shapes):
    """The look for rings of less than half of the longitudes once added its work to that of the other way."""
    number = np.arange(60_000)
    sign = np.where(number % 2, 1, -1)
    ring = np.append(np.stack([sign * (20 + 1e-5 * number), sign * 60.0], axis=1), [[10, 150]], axis=0)
    assert shapes.contains([ring], (0.3, 0.2)) == OUTSIDE


def test_rectangles_from_pole_to_pole_are_lunes(shapes, random, findings):
    for _ in range(some(200)):
        west = float(random.choice([-180, 170, 0, random.uniform(-180, 180)]))
        width = float(random.choice([20, 90, random.uniform(1, 179)]))
        east = math.remainder(west + width, 360)
        ring = np.array([[90, west], [-90, west], [-90, east], [90, east]])[:: int(random.choice([-1, 1]))]
        ring = np.roll(ring, int(random.integers(4)), axis=0)
        for turn in random.uniform(0, 360, 10):
            position = (float(random.uniform(-89, 89)), float(west + turn))
            near = min(abs(turn - width), turn, 360 - turn) < 1e-3
            found = shapes.contains([ring], position)
            wanted = INSIDE if turn < width else OUTSIDE
            findings.count("positions")
            findings.expect(near or found == wanted, "a lune", f"{position} is {found}: {ring.tolist()}")
        south, found_west, north, found_east = shapes.bounds([ring])
        off = max(abs(math.remainder(found_west - west, 360)), abs(math.remainder(found_east - east, 360)))
        words = f"{(south, found_west, north, found_east)} of {ring.tolist()}"
        findings.expect((south, north) == (-90, 90) and off < 1e-9, "a lune", words)
        off = abs(math.remainder(shapes.centroid([ring])[1] - west - width / 2, 360))
        findings.expect(off < 1e-6, "a lune", f"the centroid is {off} degrees away: {ring.tolist()}")
    findings.conclude(positions=1500)


# Bounds.


def test_bounds_are_those_of_all_points_of_the_edges(shapes, random, findings):
    for scene, star in stars(random, 300, 1, 1.2e7):
        if truth.smaller_side(star.ring) <= 0:
            continue
        ring = given(random, star.ring)
        south, west, north, east = shapes.bounds([ring])
        findings.count("polygons")
        points, turned = truth.closed(star.ring), truth.closed(star.ring) * [-1, 1]
        words = f"{(south, west, north, east)} of {ring.tolist()}"
        tips = np.array([[90.0, 0.0], [-90.0, 0.0]])
        poles = [bool(beyond < 0) for beyond in beyond_border(star, tips)]
        touched = [bool((star.ring[:, 0] == latitude).any()) for latitude in (90, -90)]
        if (truth.beside(truth.closed(star.ring), tips)[~np.array(touched)] < 1e-3).any():
            continue
        poles = [inside and not touch for inside, touch in zip(poles, touched, strict=True)]
        findings.count("polygons with a pole", any(poles))
        findings.count("polygons with a pole for a vertex", any(touched))
        highest = 90.0 if poles[0] or touched[0] else truth.northernmost(points)
        lowest = -90.0 if poles[1] or touched[1] else -truth.northernmost(turned)
        findings.expect(abs(north - highest) <= 1e-12, scene, f"north {highest}: {words}")
        findings.expect(abs(south - lowest) <= 1e-12, scene, f"south {lowest}: {words}")
        if any(poles):
            findings.expect((west, east) == (-180, 180), scene, f"a pole is inside: {words}")
            continue
        # Along a geodesic the longitude grows or falls: the vertices tell. So it does from the center to each of them.
        below = points[np.abs(points[:, 0]) < 90, 1]
        unrolled = star.center[1] + np.mod(below - star.center[1] + 180, 360) - 180
        wanted_west, wanted_east = unrolled.min(), unrolled.max()
        off = max(abs(math.remainder(west - wanted_west, 360)), abs(math.remainder(east - wanted_east, 360)))
        width = wanted_east - wanted_west
        findings.count("polygons across the antimeridian", west > east)
        findings.expect(-180 <= west <= 180 and -180 <= east <= 180, scene, f"longitudes: {words}")
        findings.expect(abs(math.remainder(east - west - width, 360)) < 1e-9, scene, f"width {width}: {words}")
        findings.expect(off < 1e-9, scene, f"{wanted_west} ... {wanted_east}: {words}")
    least = {
        "polygons with a pole": 20,
        "polygons with a pole for a vertex": 30,
        "polygons across the antimeridian": 20,
    }
    findings.conclude(polygons=200, **least)


def beyond_border(star: truth.Star, points: np.ndarray) -> np.ndarray:
    line = truth.inverse(star.center, points)
    return line.distance - star.border(line.azimuth_from)[0]


# Area. (areas.cpp compares those of polygons of every sort with GeographicLib.)


def test_areas_of_rings_around_a_pole_are_exact(shapes, random, findings):
    for number in range(some(24)):
        count = round(any_size(random, 3, 10_000))
        # From the equator to a millimeter from a pole.
        latitude = random.uniform(0, 89) if number % 2 else 90 - any_size(random, 1e-8, 1)
        ring = np.stack([np.full(count, latitude), np.arange(count) * 360.0 / count - 180], axis=1)
        south = random.random() < 0.5
        wanted = float(regular_ring(latitude, count))
        off = abs(shapes.area([ring * np.array([-1.0 if south else 1.0, 1.0])]) - (-wanted if south else wanted))
        findings.count("rings")
        if wanted < 1e11:
            findings.largest("m2 off, of the small ones", off)
        message = f"{count} vertices at {'-' if south else ''}{latitude}: {off} m2 off {wanted}"
        findings.expect(off <= max(1e-3, 1e-12 * wanted), message, "")
    findings.conclude(rings=24)


# Centroid.


def test_centroids_are_those_of_the_area_on_the_authalic_sphere(shapes, random, findings):
    for scene, star in stars(random, 150, 1000, 9e6):
        if truth.smaller_side(star.ring) <= 0:
            continue
        rings = [star.ring]
        if random.random() < 0.3:
            hole = truth.direct(scene.center, 77.0, scene.radius * 0.1)
            rings.append(truth.star(random, hole, scene.radius * 0.05, 5, 0.2).ring)
        found = np.array(shapes.centroid([given(random, ring) for ring in rings]))
        wanted = truth.centroid_vector(rings, 1000)
        off = float(np.sqrt(((truth.authalic_vectors(found) - wanted) ** 2).sum())) * 6.371e6
        findings.count("polygons")
        findings.largest("mm from the right place", off * 1e3)
        findings.largest("1e-9 of the radius from the right place", off / scene.radius * 1e9)
        message = f"{found.tolist()} is {off} m from its place: {[ring.tolist() for ring in rings]}"
        findings.expect(off <= 1e-6 * scene.radius + 1e-3, scene, message)
    findings.conclude(polygons=120)


# Crossings.


@pytest.mark.parametrize("rest", [[], [(48.0, 3.0), (49.0, 3.0)]])
def test_a_vertex_that_is_repeated_many_times_is_one(shapes, rest):
    """A receiver that is parked writes the same position for hours. (The comparison of all pairs was refused.)"""
    assert not shapes.crossing([np.array([(48.0, 2.0)] * 100_000 + rest)]).found


def test_a_repeated_vertex_changes_no_crossing(shapes, random):
    """On a small lattice, many edges touch or overlap."""
    met = {False: 0, True: 0}
    for _ in range(some(1000)):
        ring = random.integers(0, 7, (int(random.integers(3, 12)), 2)) / 100
        ring = ring[(ring != np.roll(ring, 1, axis=0)).any(axis=1)]
        if len(ring) < 3:
            continue
        is_found = bool(shapes.crossing([ring]).found)
        repeats = np.ones(len(ring), int)
        repeats[random.integers(len(ring))] = random.integers(2, 60)
        assert bool(shapes.crossing([np.repeat(ring, repeats, axis=0)]).found) == is_found, ring.tolist()
        met[is_found] += 1
    assert min(met.values()) > some(50)


def test_crossings_are_those_that_geos_finds_in_a_gnomonic_plane(shapes, random, findings):
    for _ in range(some(400)):
        scene = Scene(any_center(random), any_radius(random, 10, 2e6), 0)
        count = int(random.integers(3, 9))
        ring = truth.direct(
            scene.center, random.uniform(-180, 180, count), scene.radius * np.sqrt(random.uniform(0, 1, count))
        )
        flat = truth.gnomonic(scene.center)(ring)
        if not is_clear(flat, 1e-3 * scene.radius):
            continue
        simple = shapely.LinearRing(flat).is_simple
        crossing = shapes.crossing([ring])
        findings.count("simple rings" if simple else "rings with a crossing")
        words = f"edges {crossing.edge} {crossing.other_edge} at {crossing.point.pair()}: {ring.tolist()}"
        findings.expect(bool(crossing.found) != simple, scene, f"simple {simple}, found {crossing.found}, {words}")
        if crossing.found and not simple:
            edges = [crossing.edge, crossing.other_edge]
            findings.expect(max(edges) < count and crossing.edge != crossing.other_edge, scene, words)
            for edge in edges:
                ends = np.stack([ring[edge], ring[(edge + 1) % count]])
                off = float(truth.beside(ends, np.array([crossing.point.pair()]))[0])
                findings.largest("nm beside an edge", off * 1e9)
                findings.expect(off <= 1e-6, scene, f"{off} m beside edge {edge}, {words}")
    findings.conclude(**{"simple rings": 50, "rings with a crossing": 100})


def is_clear(flat: np.ndarray, margin: float) -> bool:
    """Tells whether no vertex lies near an edge that is not its own, so that a plane can decide."""
    count = len(flat)
    for number in range(count):
        for edge in range(count):
            if edge in (number, (number - 1) % count):
                continue
            line = shapely.LineString([flat[edge], flat[(edge + 1) % count]])
            if line.distance(shapely.Point(flat[number])) < margin:
                return False
    return True


def test_stars_of_any_size_do_not_cross_themselves_until_they_are_made_to(shapes, random, findings):
    for scene, star in stars(random, 150, 1e-1, 9e6):
        if len(star.ring) < 5:
            continue
        findings.count("stars")
        simple = shapes.crossing([star.ring])
        findings.expect(not simple.found, scene, f"edges {simple.edge} {simple.other_edge}: {star.ring.tolist()}")
        # Two neighbors change places: of the edges around them two cross, or the angle there was too flat.
        swapped = star.ring.copy()
        at = int(random.integers(len(swapped) - 1))
        swapped[[at, at + 1]] = swapped[[at + 1, at]]
        crossing = shapes.crossing([swapped])
        before, after = swapped[at - 1], swapped[(at + 2) % len(swapped)]
        meeting = meet(before, swapped[at], swapped[at + 1], after)
        if meeting is not None:
            findings.count("crossings")
            findings.expect(bool(crossing.found), scene, f"{meeting} not found: {swapped.tolist()}")
    findings.conclude(stars=100, crossings=20)


def meet(a: np.ndarray, b: np.ndarray, c: np.ndarray, d: np.ndarray) -> np.ndarray | None:
    """Gives where the edges from a to b and from c to d cross well within both, by sampling; None if not for sure."""
    if max(truth.distance(a, b), truth.distance(c, d)) > 5e6:
        return None
    plane = truth.gnomonic(b)
    points = plane(np.stack([a, b, c, d]))
    if not np.isfinite(points).all():
        return None
    one, other = shapely.LineString(points[:2]), shapely.LineString(points[2:])
    where = one.intersection(other)
    if where.is_empty or where.geom_type != "Point":
        return None
    ends = [one.project(where, normalized=True), other.project(where, normalized=True)]
    return points[0] if all(0.01 < end < 0.99 for end in ends) else None


def test_edges_that_touch_cross(shapes, random, findings):
    for _ in range(some(60)):
        scene = Scene(any_center(random), any_size(random, 10, 3e6), 0)
        findings.count("rings")
        corners = truth.direct(scene.center, -np.arange(4) * 90.0 + 10, scene.radius)
        # Back to the first corner on the way: two triangles that share a vertex.
        eight = np.stack([corners[0], corners[1], scene.center, corners[2], corners[3], scene.center])
        findings.expect(bool(shapes.crossing([eight]).found), scene, f"a vertex met twice: {eight.tolist()}")
        middle = truth.along(corners[[0]], corners[[1]], np.array([0.5]))[0, 0]
        touching = np.stack([corners[0], corners[1], corners[2], middle, corners[3]])
        findings.expect(bool(shapes.crossing([touching]).found), scene, f"a vertex on an edge: {touching.tolist()}")
        spike = np.stack([corners[0], corners[1], corners[2], corners[1], corners[3]])
        findings.expect(bool(shapes.crossing([spike]).found), scene, f"there and back: {spike.tolist()}")
        hole = truth.direct(scene.center, np.arange(3) * 120.0, scene.radius * 0.3)
        findings.expect(not shapes.crossing([corners, hole]).found, scene, f"a hole: {hole.tolist()}")
        outside = truth.direct(corners[0], np.arange(3) * 120.0, scene.radius * 0.3)
        findings.expect(bool(shapes.crossing([corners, outside]).found), scene, f"rings that cross: {outside.tolist()}")
    findings.conclude(rings=50)
