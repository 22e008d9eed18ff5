# SPDX-License-Identifier: MIT
"""Tactical shapes against GEOS in a local plane, S2 on its sphere, and GeographicLib's geodesics as PROJ has them."""

from __future__ import annotations

import math

import numpy as np
import pyproj
import s2geometry as s2
import shapely
from Oracle.Geometry import shape_truth as truth
from Oracle.Map.grid_findings import Findings
from Oracle.Geometry.shape_library import ShapeLibrary
from Oracle.Geometry.shape_scenes import any_center, any_size, some
from Oracle.Geometry.tactical_library import (
    BEVEL,
    FLAT,
    LENGTH,
    METERS,
    MITER,
    PARTIAL,
    ROUND,
    ROUND_END,
    WIDTH,
    TacticalLibrary,
)

JOINS = {ROUND: "round", MITER: "mitre", BEVEL: "bevel"}
ENDS = ["flat", "round", "square"]

# A vertex may be nearer than the distance by this much, beside the difference of the two computations.
NEAR = 2e-7 + truth.NEAR


def wander(
    random: np.random.Generator, start: np.ndarray, step: float, count: int, bend: float
) -> np.ndarray:
    """Gives a route of steps of one magnitude, whose turns have a standard deviation of `bend` degrees."""
    points, course = [start], random.uniform(-180, 180)
    for _ in range(count - 1):
        points.append(truth.direct(points[-1], course, step * random.uniform(0.3, 1)))
        course = float(
            truth.inverse(points[-2], points[-1]).azimuth_to
        ) + random.normal(0, bend)
    return np.array(points)


class Plane:
    """Positions around a center as meters of a plane: below a few hundred meters nothing is off by a micrometer."""

    def __init__(self, center: np.ndarray) -> None:
        self._projection = pyproj.Proj(
            proj="aeqd", lat_0=center[0], lon_0=center[1], ellps="WGS84"
        )

    def __call__(self, points: np.ndarray) -> np.ndarray:
        return np.stack(self._projection(points[:, 1], points[:, 0]), axis=1)


# Parallels and corridors.


def test_every_vertex_of_a_parallel_lies_at_the_distance(
    tactical: TacticalLibrary, random: np.random.Generator, findings: Findings
) -> None:
    """Makes a route of any size and anywhere, with bends that are too narrow for the distance, and through itself."""
    for _ in range(some(150)):
        step = any_size(random, 0.1, 1e6)
        route = wander(
            random,
            any_center(random),
            step,
            int(random.integers(2, 20)),
            random.choice([5, 60, 120]),
        )
        distance = min(1e6, step * any_size(random, 0.01, 5)) * random.choice([-1, 1])
        join = int(random.choice([ROUND, BEVEL]))
        line = tactical.parallel(route, distance, join=join)
        findings.count("vertices", len(line))
        findings.count("empty lines", len(line) == 0)
        if len(line) == 0:
            continue
        off = np.abs(truth.beside(route, line) - abs(distance))
        findings.largest("nm off", off.max() * 1e9)
        findings.expect(
            off.max() <= NEAR,
            route.tolist(),
            f"{off.max()} m off at {distance} m, join {join}",
        )
    findings.conclude(vertices=3000)


def test_a_parallel_departs_by_no_more_than_the_tolerance(
    tactical: TacticalLibrary, random: np.random.Generator, findings: Findings
) -> None:
    """Beside a segment that is so long that its parallel bends, and around its corners."""
    for _ in range(some(40)):
        distance = any_size(random, 1e3, 1e6)
        length = any_size(random, distance, 5e6)
        start, course = any_center(random), random.uniform(-180, 180)
        route = np.array([start, truth.direct(start, course, length)])
        tolerance = distance * any_size(random, 1e-6, 1e-2)
        line = tactical.parallel(route, distance, tolerance=tolerance)
        parts = truth.along(line[:-1], line[1:], np.array([0.25, 0.5, 0.75])).reshape(
            -1, 2
        )
        off = np.abs(truth.beside(route, parts) - distance).max()
        findings.count("segments", len(line) - 1)
        findings.largest("of the tolerance", off / tolerance)
        findings.expect(
            off <= 1.01 * tolerance + NEAR,
            route.tolist(),
            f"{off} m at {distance} m, the tolerance {tolerance}",
        )
        # Not many more vertices than needed: twice as long segments would depart four times as much.
        findings.expect(
            len(line) <= 3 or off >= 0.2 * tolerance,
            route.tolist(),
            f"{len(line)} vertices for {off} m",
        )
    findings.conclude(segments=200)


def test_parallels_and_corridors_are_those_of_geos(
    tactical: TacticalLibrary, random: np.random.Generator, findings: Findings
) -> None:
    """Small ones, in a plane. Only round corners keep a distance everywhere in GEOS, so others have gentle bends."""
    for _ in range(some(150)):
        join = int(random.integers(3))
        gentle = join != ROUND
        step, center = any_size(random, 10, 300), any_center(random, 1e-3)
        route = wander(
            random, center, step, int(random.integers(2, 12)), 12 if gentle else 45
        )
        distance = step * any_size(random, 0.01, 0.2 if gentle else 1)
        plane, side = Plane(route[0]), random.choice([-1, 1])
        flat = shapely.LineString(plane(route))
        options = {
            "join": join,
            "tolerance": max(1e-6, 2e-5 * distance),
            "miter_limit": 1000,
        }
        theirs = {"quad_segs": 90, "join_style": JOINS[join], "mitre_limit": 1000}

        expected = shapely.offset_curve(flat, -side * distance, **theirs)
        line = tactical.parallel(route, side * distance, **options)
        if (
            expected.geom_type == "LineString"
            and len(line) > 1
            and not expected.is_empty
        ):
            away = (
                shapely.hausdorff_distance(
                    shapely.LineString(plane(line)), expected, densify=0.05
                )
                / distance
            )
            findings.count("lines")
            findings.largest("of the distance away", away)
            findings.expect(
                away <= 1e-4,
                route.tolist(),
                f"{away} of {side * distance} m away, join {join}",
            )

        # A flat end does not cut parts beyond it, where the library measures from its point.
        end = int(random.choice([ROUND_END, FLAT] if gentle else [ROUND_END]))
        ring = tactical.corridor(route, distance, distance, ends=end, **options)
        area = shapely.Polygon(plane(ring))
        findings.expect((ring[0] == ring[-1]).all(), route.tolist(), "the ring is open")
        findings.expect(area.is_valid, route.tolist(), "the ring is invalid")
        whole = shapely.buffer(flat, distance, cap_style=ENDS[end], **theirs)
        whole = shapely.Polygon(whole.exterior)
        part = shapely.symmetric_difference(area, whole).area / whole.area
        findings.count("rings")
        findings.largest("of the area differ", part)
        findings.expect(
            part <= 1e-4,
            route.tolist(),
            f"{part} of the area at {distance} m, join {join}, end {end}",
        )
        findings.expect(area.exterior.is_ccw, route.tolist(), "the ring runs clockwise")
    findings.conclude(lines=60, rings=60)


def test_the_widths_of_a_corridor_are_those_of_its_sides(
    tactical: TacticalLibrary, random: np.random.Generator, findings: Findings
) -> None:
    """The union of two buffers of GEOS, each of one side; one width may be 0."""
    for _ in range(some(60)):
        step = any_size(random, 10, 300)
        route = wander(
            random, any_center(random, 1e-3), step, int(random.integers(2, 8)), 12
        )
        left, right = (
            step
            * random.uniform(0.01, 0.2, 2)
            * random.choice([[0, 1], [1, 0], [1, 1]])
        )
        plane = Plane(route[0])
        flat = shapely.LineString(plane(route))
        ring = tactical.corridor(
            route,
            left,
            right,
            join=MITER,
            miter_limit=1000,
            tolerance=1e-6 * step + 1e-6,
        )
        area = shapely.Polygon(plane(ring))
        findings.expect(area.is_valid, route.tolist(), "the ring is invalid")
        sides = [
            shapely.buffer(
                flat, width, single_sided=True, join_style="mitre", mitre_limit=1000
            )
            for width in (left, -right)
            if width
        ]
        whole = shapely.union_all(sides)
        part = shapely.symmetric_difference(area, whole).area / whole.area
        findings.count("rings")
        findings.largest("of the area differ", part)
        findings.expect(
            part <= 1e-4,
            route.tolist(),
            f"{part} of the area, {left} m left, {right} m right",
        )
    findings.conclude(rings=30)


def test_large_corridors_are_near_those_of_s2(
    tactical: TacticalLibrary, random: np.random.Generator, findings: Findings
) -> None:
    """S2's sphere differs from the ellipsoid by up to 0.7 percent. It buffers no lines, but slender polygons."""
    for _ in range(some(12)):
        step = any_size(random, 1e5, 6e5)
        route = wander(
            random, any_center(random, 1e-3), step, int(random.integers(2, 7)), 25
        )
        distance = step * random.uniform(0.05, 0.25)
        back = tactical.parallel(route, -1.0, join=BEVEL)[::-1]
        loop = s2.S2Loop()
        loop.Init(
            [
                s2.S2LatLng.FromDegrees(*map(float, point)).ToPoint()
                for point in [*route, *back]
            ]
        )
        options = s2.S2BufferOperationOptions()
        options.set_buffer_radius(s2.S1Angle.Radians(distance / 6371008.77))
        options.set_error_fraction(0.001)
        found = s2.S2Polygon()
        operation = s2.S2BufferOperation(s2.S2PolygonLayer(found), options)
        operation.AddPolygon(s2.S2Polygon(loop))
        operation.Build()
        shell = found.loop(0)
        vertices = [
            s2.S2LatLng(shell.vertex(index)) for index in range(shell.num_vertices())
        ]
        theirs = np.array(
            [[one.lat().degrees(), one.lng().degrees()] for one in vertices]
        )
        ring = tactical.corridor(route, distance, distance, ends=ROUND_END)
        plane = Plane(route[len(route) // 2])
        away = shapely.hausdorff_distance(
            shapely.LinearRing(plane(theirs)), shapely.LinearRing(plane(ring)), 0.05
        )
        findings.count("rings")
        findings.largest("of the distance away", away / distance)
        findings.expect(
            away <= 0.012 * distance,
            route.tolist(),
            f"{away / distance} of {distance} m",
        )
    findings.conclude(rings=6)


# Arrows and rectangles.


def test_an_arrow_is_its_body_and_its_head(
    tactical: TacticalLibrary, random: np.random.Generator, findings: Findings
) -> None:
    """In a plane, with all of the head on the last segment."""
    for _ in range(some(80)):
        step = any_size(random, 10, 300)
        route = wander(
            random, any_center(random, 1e-3), step, int(random.integers(2, 8)), 12
        )
        last = float(truth.distance(route[-2], route[-1]))
        width = 0.2 * step * random.uniform(0.1, 1)
        head_width, head_length = (
            width * random.uniform(1, 3),
            last * random.uniform(0.1, 0.9),
        )
        ring = tactical.arrow(
            route, width, head_width, head_length, join=MITER, miter_limit=1000
        )
        plane = Plane(route[0])
        flat = shapely.LineString(plane(route))
        neck = np.array(flat.interpolate(flat.length - head_length).coords[0])
        tip = np.array(flat.coords[-1])
        across = (
            (tip - neck)[::-1] * [1, -1] / np.linalg.norm(tip - neck) * head_width / 2
        )
        body = shapely.LineString([*flat.coords[:-1], neck])
        whole = shapely.union(
            shapely.buffer(
                body, width / 2, cap_style="flat", join_style="mitre", mitre_limit=1000
            ),
            shapely.Polygon([neck + across, tip, neck - across]),
        )
        area = shapely.Polygon(plane(ring))
        findings.expect(
            (np.abs(plane(ring) - tip).max(axis=1) < 1e-6).sum() == 1,
            route.tolist(),
            "the tip is missing",
        )
        findings.expect(area.is_valid, route.tolist(), "the ring is invalid")
        part = shapely.symmetric_difference(area, whole).area / whole.area
        findings.count("arrows")
        findings.largest("of the area differ", part)
        findings.expect(
            part <= 1e-4,
            route.tolist(),
            f"{part} of the area: {width}, {head_width}, {head_length}",
        )
        findings.expect(area.exterior.is_ccw, route.tolist(), "the ring runs clockwise")
    findings.conclude(arrows=30)


def test_the_corners_of_a_rectangle_are_those_of_the_plane(
    tactical: TacticalLibrary, random: np.random.Generator, findings: Findings
) -> None:
    for _ in range(some(300)):
        center, azimuth = any_center(random), random.uniform(-1000, 1000)
        length, width = any_size(random, 1e-3, 1e6), any_size(random, 1e-3, 1e6)
        ring = tactical.rectangle(center, length, width, azimuth)
        turn = math.degrees(math.atan2(width, length))
        azimuths = azimuth + np.array([turn, -turn, 180 + turn, 180 - turn, turn])
        expected = truth.direct(center, azimuths, math.hypot(length, width) / 2)
        away = truth.distance(ring, expected).max()
        findings.count("rectangles")
        findings.largest("nm away", away * 1e9)
        findings.expect(
            away <= truth.NEAR,
            center.tolist(),
            f"{away} m: {length} m x {width} m at {azimuth}",
        )
    findings.conclude(rectangles=100)


# Marks and frames.


def test_marks_lie_at_equal_distances_along_the_route(
    tactical: TacticalLibrary, random: np.random.Generator, findings: Findings
) -> None:
    for _ in range(some(60)):
        step = any_size(random, 1, 2e6)
        route = wander(
            random, any_center(random), step, int(random.integers(2, 12)), 60
        )
        line = truth.inverse(route[:-1], route[1:])
        so_far = np.concatenate([[0], np.cumsum(line.distance)])
        interval, first = (
            so_far[-1] * random.uniform(0.01, 0.6),
            so_far[-1] * random.uniform(0, 0.3),
        )
        marks = tactical.marks(route, first, interval)
        number = int((so_far[-1] - first) // interval) + 1
        findings.expect(
            len(marks) == number, route.tolist(), f"{len(marks)} marks, not {number}"
        )
        expected = first + interval * np.arange(len(marks))
        findings.expect(
            np.abs(marks["distance"] - expected).max() <= 1e-8,
            route.tolist(),
            "wrong distances",
        )
        segment = marks["segment"].astype(int)
        findings.expect(
            (np.searchsorted(so_far, expected, "right") - 1 == segment).all(),
            route.tolist(),
            "segments",
        )
        along = expected - so_far[segment]
        longitudes, latitudes, azimuths = truth.GEOD.fwd(
            route[segment, 1],
            route[segment, 0],
            line.azimuth_from[segment],
            along,
            return_back_azimuth=False,
        )
        points = np.stack([marks["latitude"], marks["longitude"]], axis=1)
        away = truth.distance(points, np.stack([latitudes, longitudes], axis=1)).max()
        findings.count("marks", len(marks))
        findings.largest("nm away", away * 1e9)
        findings.expect(away <= 5 * truth.NEAR, route.tolist(), f"{away} m away")
        polar = np.abs(points[:, 0]) > 89.9
        turned = np.abs((marks["azimuth"] - azimuths + 180) % 360 - 180)[~polar]
        # The direction of a short segment is as exact as its ends.
        most = 1e-7 + math.degrees(truth.NEAR / line.distance.min())
        findings.expect(
            turned.max(initial=0) <= most,
            route.tolist(),
            f"{turned.max(initial=0)} degrees",
        )
    findings.conclude(marks=200)


def test_points_of_a_frame_lie_along_and_beside_the_anchors(
    tactical: TacticalLibrary,
    shapes: ShapeLibrary,
    random: np.random.Generator,
    findings: Findings,
) -> None:
    """Two anchors, and a third beside them for the width, before, between and behind."""
    for _ in range(some(100)):
        base = any_size(random, 1, 5e5)
        start, course = any_center(random, 1e-3), random.uniform(-180, 180)
        end = truth.direct(start, course, base)
        line = truth.inverse(start, end)
        part, width = (
            random.uniform(-0.5, 1.5),
            base * random.uniform(0.1, 1) * random.choice([-1, 1]),
        )
        drawing = random.uniform(-2, 2, (20, 2))

        def laid(
            scale_x: float,
            scale_y: float,
            points: np.ndarray,
            start: np.ndarray = start,
            line: truth.Inverse = line,
        ) -> np.ndarray:
            along = points[:, 0] * scale_x
            longitudes, latitudes, azimuths = truth.GEOD.fwd(
                *(
                    np.full(len(points), one)
                    for one in (start[1], start[0], line.azimuth_from)
                ),
                along,
                return_back_azimuth=False,
            )
            return truth.direct(
                np.stack([latitudes, longitudes], axis=1),
                azimuths + 90,
                points[:, 1] * scale_y,
            )

        third = laid(base, width, np.array([[part, 1.0]]))[0]
        for frame, anchors, x, y in (
            (METERS, [start, end], 1.0, 1.0),
            (LENGTH, [start, end], base, base),
            (WIDTH, [start, end, third], base, width),
        ):
            given = drawing * base if frame == METERS else drawing
            found, statuses = tactical.frame(np.array(anchors), frame, given)
            away = truth.distance(found, laid(x, y, given)).max()
            findings.count("points", len(found))
            findings.largest("nm away", away * 1e9)
            # The error of the width doubles at twice the width; beyond the foot, both lines are as exact.
            most = 6 * truth.NEAR
            findings.expect(not statuses.any(), anchors, "a row is refused")
            findings.expect(
                away <= most,
                [list(map(float, one)) for one in anchors],
                f"{away} m away, frame {frame}",
            )
        # In meters it undoes the search for the nearest place.
        inside = np.array([[0.5 * base, 0.2 * base], [0.3 * base, -0.1 * base]])
        for point, (along, off) in zip(
            tactical.frame(np.array([start, end]), METERS, inside)[0],
            inside,
            strict=True,
        ):
            place = shapes.nearest(
                np.array([start, end]), (float(point[0]), float(point[1]))
            )
            error = max(
                abs(place.distance_along - along), abs(place.distance_off - off)
            )
            findings.expect(
                error <= 5 * truth.NEAR, start.tolist(), f"{error} m off the way back"
            )
    found, statuses = tactical.frame(
        [[0, 0], [0, 1]], METERS, [[0, 0], [math.nan, 0], [0, math.inf], [2e12, 0]]
    )
    findings.expect(
        statuses.tolist() == [0, 32, 32, 96], "rows", f"{statuses}, {PARTIAL}"
    )
    findings.expect(
        np.isnan(found[1:]).all() and not np.isnan(found[0]).any(), "rows", f"{found}"
    )
    findings.conclude(points=1000)
