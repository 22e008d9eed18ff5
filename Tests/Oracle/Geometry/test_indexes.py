# SPDX-License-Identifier: MIT
"""Indexes against other indexes: scikit-learn's BallTree finds near points on a sphere, GeographicLib measures them;
shapely's STRtree finds points in rectangles, and edges near a position in a plane around it; GEOS tells the sides of coasts."""

from __future__ import annotations

import numpy as np
import pyproj
import pytest
import shapely
from Oracle.Geometry import shape_truth as truth
from Oracle.Map.coasts import coasts
from Oracle.Geometry.index_library import PointIndex, PolygonIndex, RouteIndex
from Oracle.Geometry.shape_scenes import any_center, any_size, some
from sklearn.neighbors import BallTree

# Radius in meters of a sphere whose distances differ from those of the ellipsoid by at most the factor ROOM.
SPHERE = 6_371_000.0
ROOM = 1.006


def crowd(random: np.random.Generator, count: int) -> np.ndarray:
    """Makes points: over the earth, or around some places, some of them at poles, on the antimeridian or twice."""
    if random.random() < 0.5:
        points = np.degrees([np.arcsin(random.uniform(-1, 1, count)), random.uniform(-np.pi, np.pi, count)]).T
    else:
        centers = np.array([any_center(random) for _ in range(5)])
        size = any_size(random, 10, 1e6)
        middles = centers[random.integers(len(centers), size=count)]
        points = truth.direct(middles, random.uniform(-180, 180, count), size * random.uniform(0, 1, count))
    special = random.integers(count, size=max(count // 50, 1))
    for place in special:
        points[place] = any_center(random)
    twice = random.integers(count, size=max(count // 50, 1))
    points[twice] = points[random.integers(count, size=len(twice))]
    return points


def some_positions(random: np.random.Generator, points: np.ndarray, count: int) -> np.ndarray:
    """Takes positions on the points, near them, and anywhere."""
    positions = points[random.integers(len(points), size=count)].copy()
    away = random.random(count) < 0.7
    meters = np.array([any_size(random, 1e-3, 1e6) for _ in range(count)])
    moved = truth.direct(positions, random.uniform(-180, 180, count), meters)
    positions[away] = moved[away]
    anywhere = random.random(count) < 0.2
    for place in np.flatnonzero(anywhere):
        positions[place] = any_center(random)
    return positions


def near(tree: BallTree, positions: np.ndarray, radians: np.ndarray) -> list[np.ndarray]:
    """Gives the points within arcs of positions. To the other side of the earth, the formula of the tree does not reach."""
    found = tree.query_radius(np.radians(positions), np.minimum(radians + 1e-12, 3))
    return [one if arc < 3 else np.arange(len(tree.data)) for one, arc in zip(found, radians, strict=True)]


@pytest.mark.parametrize("count", [1, 7, 100, 3000])
def test_nearest_points_are_those_of_a_ball_tree(library, random, findings, count):
    for _ in range(some(6)):
        points = crowd(random, count)
        index, tree = PointIndex(library, points), BallTree(np.radians(points), metric="haversine")
        positions = some_positions(random, points, 60)
        limit = int(random.choice([1, 1, 2, 10]))
        found = index.nearest(positions, limit)
        # Points that may be the nearest on the ellipsoid: as far as the last of the sphere and the largest difference.
        last = tree.query(np.radians(positions), k=min(limit, count))[0][:, -1]
        for position, neighbors, candidates in zip(positions, found, near(tree, positions, last * ROOM**2), strict=True):
            distances = truth.distance(position, points[candidates])
            order = np.lexsort((candidates, distances))[:limit]
            words = f"{position.tolist()} of {count} points, {neighbors.tolist()}"
            there = neighbors[: len(order)]
            findings.expect(bool(np.isinf(neighbors["distance"][len(order) :]).all()), "nearest", f"too many, {words}")
            findings.count("neighbors", len(order))
            off = np.abs(there["distance"] - distances[order])
            findings.largest("nm from the distance of GeographicLib", float(off.max()) * 1e9)
            findings.expect(float(off.max()) < truth.NEAR, "nearest", f"{off.max()} m, {words}")
            # Each is the point that it says.
            own = truth.distance(position, points[there["id"].astype(int)])
            findings.expect(float(np.abs(own - there["distance"]).max()) < truth.NEAR, "nearest", f"ids, {words}")
            keys = list(zip(there["distance"].tolist(), there["id"].tolist(), strict=True))
            findings.expect(keys == sorted(set(keys)), "nearest", f"order, {words}")
    findings.conclude(neighbors=300)


def test_points_within_a_distance_are_those_of_a_ball_tree(library, random, findings):
    for _ in range(some(15)):
        points = crowd(random, 2000)
        index, tree = PointIndex(library, points), BallTree(np.radians(points), metric="haversine")
        for position in some_positions(random, points, 20):
            meters = any_size(random, 1, 2e7)
            found = index.within(position, meters)
            [candidates] = near(tree, position[None], np.array([meters * ROOM / SPHERE]))
            distances = truth.distance(position, points[candidates])
            sure = set(candidates[distances < meters - truth.NEAR].tolist())
            perhaps = set(candidates[distances <= meters + truth.NEAR].tolist())
            ids = set(found["id"].tolist())
            words = f"{meters} m around {position.tolist()}"
            findings.count("points within", len(ids))
            findings.expect(sure <= ids <= perhaps, "within", f"{sure - ids} lack, {ids - perhaps} are too far, {words}")
            findings.expect(len(ids) == len(found), "within", f"twice, {words}")
    findings.conclude(**{"points within": 5000})


def test_points_in_a_rectangle_are_those_of_an_r_tree(library, random, findings):
    for _ in range(some(20)):
        points = crowd(random, 2000)
        index, tree = PointIndex(library, points), shapely.STRtree(shapely.points(points[:, ::-1]))
        # The same once more beyond the antimeridian.
        for _ in range(20):
            latitudes = np.sort(np.degrees(np.arcsin(random.uniform(-1, 1, 2))))
            west = random.uniform(-180, 180)
            width = any_size(random, 1e-3, 350)
            if random.random() < 0.3:
                # Through a point exactly.
                latitudes[0], west = points[random.integers(len(points))]
                latitudes[1] = max(latitudes)
            east = west + width
            boxes = [shapely.box(west, latitudes[0], east, latitudes[1])]
            boxes.append(shapely.box(west - 360, latitudes[0], east - 360, latitudes[1]))
            wanted = {int(one) for box in boxes for one in tree.query(box, "intersects")}
            # At a pole, all longitudes are one.
            wanted |= {int(one) for one in np.flatnonzero(np.isin(points[:, 0], latitudes) & (abs(points[:, 0]) == 90))}
            reduced = east - 360 if east >= 180 else east
            found = index.in_bounds(float(latitudes[0]), float(west), float(latitudes[1]), float(reduced))
            # A longitude of 180 is -180; a limit that was reduced is rounded.
            beside = {
                int(one)
                for one in np.flatnonzero((abs(points[:, 1]) == 180) | (abs((points[:, 1] - east + 180) % 360 - 180) < 1e-12))
            }
            ids = set(found.tolist())
            findings.count("points in bounds", len(ids))
            findings.expect(
                (ids ^ wanted) <= beside, "in bounds", f"{ids ^ wanted} differ, {latitudes.tolist()} {west} {east}"
            )
            findings.expect(found.tolist() == sorted(ids), "in bounds", "order")
    findings.conclude(**{"points in bounds": 5000})


def test_nearest_places_of_a_route_are_those_of_an_r_tree(library, random, findings):
    """In an azimuthal plane around each position, in which distances from it are those of the ellipsoid.

    There an edge as short as these is straight to a part in a million of its length.
    """
    for _ in range(some(4)):
        start = any_center(random, 1e-3)
        step = any_size(random, 1, 200)
        course = np.cumsum(random.uniform(-25, 25, 1500))
        route = [start]
        for azimuth in course:
            route.append(truth.direct(route[-1], azimuth, step * random.uniform(0.2, 1)))
        route = np.array(route)
        index = RouteIndex(library, route)
        positions = truth.direct(
            route[random.integers(len(route), size=25)], random.uniform(-180, 180, 25), random.uniform(0, 20 * step, 25)
        )
        found = index.nearest(positions)
        for position, place in zip(positions, found, strict=True):
            plane = pyproj.Proj(proj="aeqd", lat_0=position[0], lon_0=position[1], ellps="WGS84")
            flat = np.array(plane(route[:, 1], route[:, 0])).T
            tree = shapely.STRtree(shapely.linestrings(np.stack([flat[:-1], flat[1:]], axis=1)))
            edge, distance = tree.query_nearest(shapely.Point(0, 0), return_distance=True, all_matches=False)
            off = abs(float(place["off"]))
            words = f"{position.tolist()}, edges of {step} m from {start.tolist()}"
            findings.count("places")
            findings.largest("mm from the distance in the plane", abs(off - distance[0]) * 1e3)
            findings.expect(abs(off - distance[0]) < 1e-6 * step + truth.NEAR, "nearest", f"{off} not {distance[0]} m, {words}")
            # The same edge, or one as near.
            own = flat[[int(place["segment"]), int(place["segment"]) + 1]]
            same = shapely.LineString(own).distance(shapely.Point(0, 0))
            findings.expect(abs(same - distance[0]) < 2e-6 * step, "nearest", f"{place['segment']} not {edge[0]}, {words}")
    findings.conclude(places=80)


# Degrees: edges of the coasts are at most half a degree long, and their geodesics at most so far from the straight line in
# degrees, up to a latitude of 84 degrees: (0.5 degrees)^2 / 8 times the tangent of the latitude.
BULGE = 0.003


def test_sides_of_coasts_are_those_of_geos(root, library, random, findings):
    for ring in coasts(root, least=3000):
        # Antarctica goes around a pole.
        if abs(ring[:, 0]).max() > 84:
            continue
        steps = np.abs(np.diff(ring, axis=0, append=ring[:1]))
        assert steps.max() < 0.5
        index, land = PolygonIndex(library, ring), shapely.Polygon(ring[:, ::-1])
        shapely.prepare(land)
        positions = ring[random.integers(len(ring), size=some(2000))]
        positions = positions + random.normal(0, 10 ** random.uniform(-6, 1, len(positions)), positions.T.shape).T
        vertices = ring[random.integers(len(ring), size=some(20))]
        positions = np.concatenate([positions[abs(positions[:, 0]) < 84], vertices])
        sides = index.sides(positions)
        here = shapely.points(positions[:, ::-1])
        clear = shapely.distance(shapely.boundary(land), here) > BULGE
        inside = shapely.contains_properly(land, here)
        wrong = positions[clear & ((sides > 0) != inside)]
        findings.count("positions", len(positions))
        findings.count("positions away from the coast", int(clear.sum()))
        findings.expect(not len(wrong), "sides", f"{wrong[:3].tolist()}, of {len(ring)} vertices from {ring[0].tolist()}")
        some_of_them = np.concatenate([positions[:: max(1, len(positions) // 100)], vertices])
        exact = index.sides_without_index(some_of_them)
        findings.expect(bool((index.sides(some_of_them) == exact).all()), "sides", f"index, {len(ring)} vertices")
        findings.expect(bool((exact[-len(vertices) :] == 0).all()), "sides", "vertices are on the border")
    findings.conclude(**{"positions away from the coast": 5000})
