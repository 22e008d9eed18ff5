# SPDX-License-Identifier: MIT
"""Rings of corridors and arrows of tracks: GEOS finds them valid in a plane, and equal to the outline of its buffers."""

from __future__ import annotations

import numpy as np
import pyproj
import pytest
import shapely
from Oracle.grid_findings import Findings
from Oracle.shape_library import RefusedError, ShapeLibrary
from Oracle.shape_scenes import some
from Oracle.tactical_library import DIMENSION, WORK, ROUND, ROUND_END, TacticalLibrary

KINDS = ["walk", "noise", "laps", "back", "stops", "slight", "sharp"]


def track(random: np.random.Generator, kind: str) -> np.ndarray:
    """Gives meters of a plane, in steps of 1 to 10 m, as a receiver records them."""
    count, step = int(random.integers(3, 120)), random.uniform(1, 10)
    if kind == "laps":
        angle = np.linspace(0, 2 * np.pi * random.integers(1, 5), count)
        radius = step * random.uniform(3, 30)
        lap = radius * np.stack(
            [np.cos(angle), np.sin(angle) * random.uniform(0.2, 1)], axis=1
        )
        lap += random.normal(0, random.choice([0, 0.01, 1]), lap.shape)
        if random.random() < 0.3:
            lap[-1] = lap[0]
        return lap
    bends = {
        "walk": random.choice([2, 10, 40]),
        "slight": 10 ** random.uniform(-5, 0.3),
        "sharp": 120,
    }
    course = np.cumsum(np.radians(random.normal(0, bends.get(kind, 15), count)))
    length = step * random.uniform(0.3, 1, count)
    if kind == "stops":
        length[random.random(count) < 0.3] *= random.choice([0, 1e-6, 0.01])
        length[1] = step
    points = np.cumsum(
        np.stack([length * np.sin(course), length * np.cos(course)], axis=1), axis=0
    )
    if kind == "noise":
        points += random.normal(0, 2, points.shape)
    if kind == "back":
        there = points[: count // 2 + 1]
        noise = random.choice([0, 1e-7, 0.5])
        points = np.concatenate(
            [there, there[::-1] + random.normal(0, noise, there.shape)]
        )
    return points


class Plane:
    """A plane around a position."""

    def __init__(self, random: np.random.Generator) -> None:
        self._projection = pyproj.Proj(
            proj="aeqd",
            lat_0=random.uniform(-80, 80),
            lon_0=random.uniform(-180, 180),
            ellps="WGS84",
        )

    def positions(self, points: np.ndarray) -> np.ndarray:
        """Gives positions of meters."""
        longitude, latitude = self._projection(
            points[:, 0], points[:, 1], inverse=True
        )
        return np.stack([latitude, longitude], axis=1)

    def meters(self, points: np.ndarray) -> np.ndarray:
        """Gives meters of positions."""
        return np.stack(self._projection(points[:, 1], points[:, 0]), axis=1)


def outline(points: np.ndarray, distance: float) -> shapely.Polygon:
    """Gives all that lies within a distance of a track, without its holes: slightly less than that beside arcs."""
    edges = shapely.linestrings(np.stack([points[:-1], points[1:]], axis=1))
    # Buffers of whole tracks lose parts where the track comes back within a micrometer.
    whole = shapely.union_all(shapely.buffer(edges, distance, quad_segs=90))
    return shapely.Polygon(whole.exterior)


def check(
    shapes: ShapeLibrary,
    findings: Findings,
    ring: np.ndarray,
    flat: np.ndarray,
    width: float,
    what: str,
) -> None:
    """Expects a ring without crossings and without vertices that repeat each other."""
    area = shapely.Polygon(flat)
    findings.expect(area.is_valid, what, shapely.is_valid_reason(area))
    findings.expect(area.exterior.is_ccw, what, "the ring runs clockwise")
    findings.expect(
        not shapes.crossing([ring[:-1]]).found, what, "the library finds a crossing"
    )
    least = np.hypot(*np.diff(flat, axis=0).T).min()
    findings.expect(
        least >= 0.99e-5 * width, what, f"two vertices are {least} m apart"
    )


@pytest.mark.parametrize("kind", KINDS)
def test_the_ring_of_a_corridor_is_the_outline_of_a_buffer(
    kind: str,
    tactical: TacticalLibrary,
    shapes: ShapeLibrary,
    random: np.random.Generator,
    findings: Findings,
) -> None:
    """GEOS buffers each edge. A bay whose mouth is narrower than the tolerance may be open or closed."""
    for _ in range(some(40)):
        points, plane = track(random, kind), Plane(random)
        route = plane.positions(points)
        distance = random.uniform(0.3, 5) * 10 ** random.uniform(0, 1.3)
        ring = tactical.corridor(route, distance, distance, ends=ROUND_END)
        flat, what = plane.meters(ring), f"{kind}, {distance} m: {route.tolist()}"
        findings.count("rings")
        check(shapes, findings, ring, flat, distance, what)
        line = shapely.LineString(points)
        off = shapely.distance(line, shapely.points(flat)) / distance - 1
        findings.largest("of the distance off", np.abs(off).max())
        findings.expect(
            off.max() < 1e-5 and off.min() > -1.05e-3, what, f"{off.min()}, {off.max()}"
        )
        area = shapely.Polygon(flat)
        missing = shapely.difference(outline(points, distance * (1 - 1.1e-3)), area)
        more = shapely.difference(area, outline(points, distance * (1 + 5e-5)))
        part = (missing.area + more.area) / area.area
        findings.largest("of the area missing or too much", part)
        findings.expect(part < 1e-9, what, f"{missing.area} m2, {more.area} m2")
    findings.conclude(rings=20)


# With miters and bevels, 1 ring in 150 of routes there and back along the very same points crosses itself or is refused.
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "back"])
def test_rings_of_all_options_cross_nothing(
    kind: str,
    tactical: TacticalLibrary,
    shapes: ShapeLibrary,
    random: np.random.Generator,
    findings: Findings,
) -> None:
    """Corridors with two widths, one of which may be 0, and arrows; all joins and ends."""
    for _ in range(some(40)):
        points, plane = track(random, kind), Plane(random)
        route = plane.positions(points)
        width = random.uniform(0.3, 5) * 10 ** random.uniform(0, 1.3)
        options = {
            "join": int(random.integers(ROUND, 3)),
            "ends": int(random.integers(3)),
        }
        try:
            if random.random() < 0.5:
                given = width, width * random.choice([0, 0.3, 1])
                ring = tactical.corridor(
                    route, *random.permutation(given).tolist(), **options
                )
            else:
                given = width, 2 * width, 1.5 * width
                ring = tactical.arrow(route, *given, **options)
        except RefusedError as error:
            # A head that is longer than the track.
            findings.expect(error.status == DIMENSION, kind, str(error))
            continue
        findings.count("rings")
        what = f"{given}, {options}: {route.tolist()}"
        check(shapes, findings, ring, plane.meters(ring), 0.5 * width, what)
    findings.conclude(rings=15)


def test_edges_all_around_the_earth_are_refused(
    tactical: TacticalLibrary, random: np.random.Generator
) -> None:
    """After about two seconds, where all of them would take minutes."""
    route = np.stack(
        [random.uniform(-90, 90, 20_000), random.uniform(-180, 180, 20_000)], axis=1
    )
    for draw, sizes in ((tactical.corridor, (1e3, 1e3)), (tactical.arrow, (1e3, 3e3, 2e3))):
        with pytest.raises(RefusedError) as refused:
            draw(route, *sizes)
        assert refused.value.status == WORK
