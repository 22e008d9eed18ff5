# SPDX-License-Identifier: MIT
"""Routes against slow references: the nearest point, more vertices, fewer vertices."""

from __future__ import annotations

import itertools

import numpy as np
import pyproj
from Oracle.Geometry import shape_truth as truth
from Oracle.Map.grid_findings import MICROMETER
from Oracle.Geometry.shape_scenes import any_center, any_size, some


def wander(random: np.random.Generator, most: int, step: float | None = None) -> np.ndarray:
    """Gives a route from anywhere, by steps of one magnitude; none has two shortest ways."""
    if step is None and random.random() < 0.15:
        while True:
            points = np.array([any_center(random) for _ in range(int(random.integers(2, 8)))])
            if (truth.distance(points[:-1], points[1:]) < 1.9e7).all():
                return points
    step = step or any_size(random, 1, 4e6)
    points, course = [any_center(random)], random.uniform(-180, 180)
    for _ in range(int(random.integers(1, most))):
        course += random.normal(0, 50)
        points.append(truth.direct(points[-1], course, step * random.uniform(0.01, 1)))
    return np.array(points)


# The nearest point.


def test_the_slow_search_finds_a_position_on_an_edge():
    """Where the distance has a sharp low: once it ended 55 nm beside it."""
    route = np.array([[47.833131812768094, 180.0], [-90.0, -110.7857279776432]])
    assert truth.beside(route, np.array([[-22.01158203220208, 180.0]]))[0] <= truth.NEAR


def test_the_nearest_point_is_that_of_a_slow_search(shapes, random, findings):
    for _ in range(some(300)):
        route = wander(random, 20)
        extent = float(truth.distance(route[:-1], route[1:]).max())
        if random.random() < 0.8:
            edge = int(random.integers(len(route) - 1))
            near = truth.along(route[[edge]], route[[edge + 1]], random.uniform(0, 1, 1))[0, 0]
            position = truth.direct(near, random.uniform(-180, 180), min(extent, 9e6) * any_size(random, 1e-6, 1))
        else:
            position = any_center(random)
        words = f"{position.tolist()}, {route.tolist()}"
        place = shapes.nearest(route, (float(position[0]), float(position[1])))
        least = float(truth.beside(route, position[None])[0])
        is_far = least >= truth.QUARTER
        if is_far:
            # The slow search may stop at a low that is not the lowest: no point of the route may lie nearer.
            least = min(least, float(truth.distance(truth.sampled(route, 500), position).min()))
        edges = truth.inverse(route[:-1], route[1:])
        findings.count("positions")
        difference = abs(place.distance_off) - least
        findings.largest("nm farther than the slow search", difference * 1e9)
        findings.count("positions beyond a quarter of the earth", is_far)
        findings.expect(difference <= truth.NEAR, "nearest", f"{difference} m farther, {words}")
        findings.expect(is_far or difference >= -truth.NEAR, "nearest", f"{difference} m farther, {words}")
        point, segment = np.array(place.point.pair()), int(place.segment)
        away = float(truth.distance(point, position))
        findings.expect(abs(away - abs(place.distance_off)) <= truth.NEAR, "nearest", f"{away} m off, {words}")
        findings.expect(segment < len(route) - 1, "nearest", f"segment {segment}, {words}")
        if segment >= len(route) - 1:
            continue
        before = float(edges.distance[:segment].sum())
        along = place.distance_along - before
        rounding = truth.NEAR * (segment + 2)
        inside = -rounding <= along <= edges.distance[segment] + rounding
        findings.expect(inside, "nearest", f"{along} m along segment {segment}, {words}")
        here = truth.direct(route[segment], edges.azimuth_from[segment], along)
        findings.expect(float(truth.distance(here, point)) <= rounding, "nearest", f"{point.tolist()}, {words}")
        course = truth.inverse(point, position).azimuth_from
        part = along / max(float(edges.distance[segment]), 1e-300)
        if 0.01 < part < 0.99 and away > 1e-3:
            direction = truth.inverse(point, route[segment + 1]).azimuth_from
            turned = (float(course - direction) + 180) % 360 - 180
            findings.count("positions beside a segment")
            findings.expect((turned < 0) == (place.distance_off < 0), "nearest", f"{turned} degrees right, {words}")
            if away < 9e6 and away > 1:
                findings.expect(abs(abs(turned) - 90) < 1e-5, "nearest", f"not square: {turned}, {words}")
            if edges.distance[segment] * (1 - part) > 1:
                bent = (place.azimuth - float(direction) + 180) % 360 - 180
                findings.expect(abs(bent) < 1e-6, "nearest", f"azimuth {place.azimuth}, {words}")
    least = {"positions beside a segment": 80, "positions beyond a quarter of the earth": 5}
    findings.conclude(positions=250, **least)


# More vertices.


def test_densified_routes_are_straight_in_degrees(shapes, random, findings):
    for _ in range(some(150)):
        route = wander(random, 8)
        closed = bool(random.random() < 0.3) and len(route) > 2
        gap = float(truth.distance(route[-1], route[0]))
        if closed and gap > 1.9e7:
            continue
        tolerance = any_size(random, 0.1, 1e5)
        line = shapes.densify(route, tolerance, closed)
        edges = truth.closed(route) if closed else route
        words = f"tolerance {tolerance}, closed {closed}, {len(line)} of {route.tolist()}"
        findings.count("routes")
        places = find_in_order(line, route)
        findings.expect(places is not None, "densify", f"a vertex is missing: {words}")
        if places is None:
            continue
        findings.expect(places[0] == 0, "densify", f"begins elsewhere: {words}")
        findings.expect(closed or places[-1] == len(line) - 1, "densify", f"ends elsewhere: {words}")
        if closed:
            # A route may come back by itself, to a pole by another longitude.
            repeated = gap > 1e-9 and float(truth.distance(line[-1], line[0])) < 1e-9
            findings.expect(not repeated, "densify", f"the first point once more: {words}")
            line, places = truth.closed(line), [*places, len(line)]
        for number, (first, last) in enumerate(itertools.pairwise(places)):
            edge, pieces = edges[number : number + 2], line[first : last + 1]
            if last > first + 1:
                off = truth.beside(edge, pieces[1:-1][:: max(1, len(pieces) // 10)]).max()
                findings.expect(off <= MICROMETER, "densify", f"a vertex lies {off} m beside edge {number}: {words}")
            findings.count("pieces", len(pieces) - 1)
            chosen = np.arange(len(pieces) - 1)[:: max(1, len(pieces) // 10)]
            off = truth.beside(edge, straight(pieces[chosen], pieces[chosen + 1])).max()
            findings.largest("of the tolerance", off / tolerance)
            message = f"a straight line departs by {off} m from edge {number}: {words}"
            findings.expect(off <= tolerance * 1.0001 + truth.NEAR, "densify", message)
            # The number of pieces is necessary: an eighth of them would not do.
            if len(pieces) > 16 and np.abs(pieces[:, 0]).max() < 85:
                coarse = np.concatenate([pieces[:-1:8], pieces[-1:]])
                off = truth.beside(edge, straight(coarse[:-1], coarse[1:])).max()
                findings.count("edges with as few as needed")
                findings.expect(off > tolerance, "densify", f"an eighth of the vertices departs by {off} m: {words}")
    findings.conclude(routes=100, pieces=500)


def straight(start: np.ndarray, end: np.ndarray) -> np.ndarray:
    """Gives points of straight lines in degrees, the short way around the earth."""
    step = end - start
    step[:, 1] = np.mod(step[:, 1] + 180, 360) - 180
    return np.concatenate([start + part * step for part in (0.25, 0.5, 0.75)])


def find_in_order(line: np.ndarray, points: np.ndarray) -> list[int] | None:
    """Gives where the points stand in a line, exactly and in their order."""
    places, at = [], 0
    for point in points:
        while at < len(line) and not same(line[at], point):
            at += 1
        if at == len(line):
            return None
        places.append(at)
        at += 1
    return places


def same(one: np.ndarray, other: np.ndarray) -> bool:
    return one[0] == other[0] and np.mod(one[1] - other[1], 360) == 0


# Fewer vertices.


def test_simplified_routes_keep_near_what_they_leave_out(shapes, random, findings):
    for _ in range(some(200)):
        route = wander(random, 60, any_size(random, 1, 1e6))
        closed = bool(random.random() < 0.3) and len(route) > 3
        extent = float(truth.distance(route[0], route).max())
        tolerance = min(extent * any_size(random, 1e-3, 0.5), 1e6)
        line = shapes.simplify(route, tolerance, closed)
        words = f"tolerance {tolerance}, closed {closed}, {len(line)} of {len(route)}: {route.tolist()}"
        findings.count("routes")
        findings.count("vertices", len(route))
        findings.count("vertices left out", len(route) - len(line))
        places = find_in_order(route, line)
        findings.expect(places is not None, "simplify", f"no part of the route: {words}")
        if places is None:
            continue
        findings.expect(places[0] == 0, "simplify", f"begins elsewhere: {words}")
        findings.expect(closed or places[-1] == len(route) - 1, "simplify", f"ends elsewhere: {words}")
        findings.expect(not closed or len(line) >= min(3, len(route)), "simplify", f"too few: {words}")
        edges = truth.closed(line) if closed else line
        left_out = sorted(set(range(len(route))) - set(places))
        if left_out:
            off = truth.beside(edges, route[left_out])
            message = f"vertex {left_out[int(off.argmax())]} lies {off.max()} m off: {words}"
            findings.expect(off.max() <= tolerance + truth.NEAR, "simplify", message)
    findings.conclude(**{"routes": 150, "vertices left out": 500})


def test_a_straight_route_keeps_its_ends_only(shapes, random, findings):
    for _ in range(some(60)):
        start, course, length = any_center(random), random.uniform(-180, 180), any_size(random, 10, 1.5e7)
        parts = np.sort(random.uniform(0, 1, int(random.integers(1, 40))))
        route = truth.direct(start, course, length * np.concatenate([[0], parts, [1]]))
        line = shapes.simplify(route, max(1e-6, length * 1e-12))
        findings.count("routes")
        findings.expect(len(line) == 2, "simplify", f"{len(line)} of {len(route)}: {route.tolist()}")
    findings.conclude(routes=50)


def test_a_long_route_is_simplified(shapes):
    """400,000 points on a smooth line, which a count of steps once refused."""
    index = np.arange(400_000)
    route = np.stack([40 + 10 * np.sin(1e-6 * index), 10 + 1e-5 * index], axis=-1)
    assert 2 < len(shapes.simplify(route, 0.1)) < 10_000


def test_the_nearest_place_is_found_where_each_eighth_vertex_is_far(shapes):
    """The bound of the search comes from each eighth vertex first: alone, it would let all others be looked at."""
    index = np.arange(700_000)
    distance = np.where(index % 8 == 0, 40 + index / 1_400_000, 1 - index / 777_778) * 111_000
    zeros = np.zeros(len(index))
    longitudes, latitudes, _ = pyproj.Geod(ellps="WGS84").fwd(zeros, zeros, np.degrees(0.37 * index), distance)
    place = shapes.nearest(np.stack([latitudes, longitudes], axis=-1), (0, 0))
    # The edges turn by 0.37 radians around the position, so one is nearer than its ends by at most 1 - cos 0.185.
    assert 0.98 * distance.min() < abs(place.distance_off) <= distance.min()
