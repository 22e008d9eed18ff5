# SPDX-License-Identifier: MIT
"""Rings of corridors and arrows of tracks: GEOS finds them valid in a plane, and equal to the outline of its buffers."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pyproj
import pytest
import shapely
from Oracle.Map.grid_findings import Findings
from Oracle.Geometry.shape_library import INSIDE, RefusedError, ShapeLibrary
from Oracle.Geometry.shape_scenes import some
from Oracle.Geometry.tactical_library import (
    BEVEL,
    DIMENSION,
    FLAT,
    MITER,
    ROUND,
    ROUND_END,
    SQUARE,
    WORK,
    TacticalLibrary,
)

EARTH = pyproj.Geod(ellps="WGS84")
KINDS = ["walk", "noise", "laps", "back", "stops", "slight", "sharp"]


def track(random: np.random.Generator, kind: str) -> np.ndarray:
    """Gives meters of a plane, in steps of 1 to 10 m, as a receiver records them."""
    count, step = int(random.integers(3, 120)), random.uniform(1, 10)
    if kind == "laps":
        laps = random.integers(1, 5)
        # A lap of one or two points is no track.
        angle = np.linspace(0, 2 * np.pi * laps, max(count, 5 * laps))
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

    def __init__(self, latitude: float, longitude: float) -> None:
        self._projection = pyproj.Proj(
            proj="aeqd", lat_0=latitude, lon_0=longitude, ellps="WGS84"
        )

    @classmethod
    def somewhere(cls, random: np.random.Generator) -> Plane:
        """Gives a plane around a random position."""
        return cls(random.uniform(-80, 80), random.uniform(-180, 180))

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
        points, plane = track(random, kind), Plane.somewhere(random)
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


@pytest.mark.parametrize("kind", KINDS)
def test_rings_of_all_options_cross_nothing(
    kind: str,
    tactical: TacticalLibrary,
    shapes: ShapeLibrary,
    random: np.random.Generator,
    findings: Findings,
) -> None:
    """Corridors with two widths, one of which may be 0, and arrows; all joins and ends."""
    for _ in range(some(40)):
        points, plane = track(random, kind), Plane.somewhere(random)
        route = plane.positions(points)
        if kind == "back" and random.random() < 0.3:
            # The very same positions.
            route[-(len(route) // 2) :] = route[: len(route) // 2][::-1]
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
                given = width, width * random.choice([1, 1.00001, 2]), 1.5 * width
                ring = tactical.arrow(route, *given, **options)
        except RefusedError as error:
            # A head that is longer than the track.
            length = np.hypot(*np.diff(plane.meters(route), axis=0).T).sum()
            is_longer = len(given) == 3 and given[2] > 0.99 * length
            findings.expect(error.status == DIMENSION and is_longer, kind, str(error))
            continue
        findings.count("rings")
        what = f"{given}, {options}: {route.tolist()}"
        # Half a circle at most around each point, and two vertices beside each edge.
        findings.expect(len(ring) < 50 + 40 * len(route), what, f"{len(ring)} vertices")
        check(shapes, findings, ring, plane.meters(ring), 0.5 * width, what)
    findings.conclude(rings=15)


def test_heads_of_nearly_straight_arrows_cross_nothing(
    tactical: TacticalLibrary, shapes: ShapeLibrary, random: np.random.Generator, findings: Findings
) -> None:
    """The back of a head that is turned by micrometers lies nearly upon the end of the body."""
    for _ in range(some(2000)):
        latitude = random.uniform(-80, 80)
        last, bend = 10 ** random.uniform(-3, -1), 10 ** random.uniform(-9, -5)
        route = np.array([[latitude, 8], [latitude + 0.1, 8], [latitude + 0.1 + last, 8 + bend]])
        width = 10 ** random.uniform(-1, 0.5)
        given = width, width * random.uniform(1, 3), 111_000 * last * random.uniform(1.01, 1.8)
        try:
            ring = tactical.arrow(route, *given)
        except RefusedError as error:
            findings.expect(error.status == DIMENSION and given[2] > 11_000, str(given), str(error))
            continue
        findings.count("rings")
        what = f"{given}: {route.tolist()}"
        findings.expect(not shapes.crossing([ring[:-1]]).found, what, "the ring crosses itself")
    findings.conclude(rings=500)


def streets(random: np.random.Generator, side: float) -> np.ndarray:
    """Gives meters of a way along square blocks, which goes on, right or left at each corner."""
    ahead = np.cumsum(random.choice([0, 0, 1, 3], random.integers(3, 40))) % 4
    steps = np.stack([np.sin(ahead * np.pi / 2), np.cos(ahead * np.pi / 2)], axis=1)
    turn = random.choice([0, random.uniform(0, 2 * np.pi)])
    turned = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    return side * np.cumsum(steps, axis=0).round() @ turned


def test_rings_along_streets_touch_themselves(
    tactical: TacticalLibrary,
    shapes: ShapeLibrary,
    random: np.random.Generator,
    findings: Findings,
) -> None:
    """Blocks as large as the corridor is wide: sides lie upon each other from outside. 1 in 500 rings crosses at a corner."""
    rounds, crossing = 400, 0
    for _ in range(rounds):
        side, plane = 10 ** random.uniform(0, 3), Plane.somewhere(random)
        route = plane.positions(streets(random, side)).round(random.choice([7, 9, 15]))
        width = side / random.choice([2, 2, 4, 6])
        given = [(width, width), (2 * width, 0), (width, 2 * width)][random.choice(3, p=[0.6, 0.2, 0.2])]
        options = {"join": int(random.integers(3)), "ends": int(random.integers(3))}
        try:
            ring = tactical.corridor(route, *given, **options)
        except RefusedError as error:
            findings.expect(error.status == WORK, "streets", str(error))
            crossing += 1
            continue
        findings.count("rings")
        area = shapely.Polygon(plane.meters(ring))
        is_right = area.is_valid and area.exterior.is_ccw and not shapes.crossing([ring[:-1]]).found
        crossing += not is_right
    # A sixth did before sides that touch were taken to overlap.
    findings.expect(crossing <= 0.02 * rounds, "streets", f"{crossing} of {rounds} cross or are refused")
    findings.conclude(rings=rounds // 2)


#: Points there, and back in the other order; then the widths, the join and the end.
THERE_AND_BACK = {
    "an inner corner beyond a short edge": (
        [(-4.9525888340167326, -9.662800326414821), (-4.952599102747687, -9.662785676493398),
         (-4.952709474649508, -9.662748562669341), (-4.952728825687587, -9.662780738890554)],
        (2.852498741764081, 9.508329139213604), MITER, FLAT,
    ),
    "the end of an edge is a side": (
        [(-16.68140337448028, -151.07558488972924), (-16.680898319865147, -151.07604347977858),
         (-16.680929317119464, -151.07611264677394), (-16.680940668731466, -151.07614005452032)],
        (34.961352591447934, 34.961352591447934), MITER, ROUND_END,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", THERE_AND_BACK)
def test_a_ring_around_a_route_there_and_back(
    name: str, tactical: TacticalLibrary, shapes: ShapeLibrary, findings: Findings
) -> None:
    """Corridors of these routes crossed themselves, ran clockwise or were refused."""
    there, widths, join, ends = THERE_AND_BACK[name]
    ring = tactical.corridor(np.array(there + there[::-1]), *widths, join=join, ends=ends)
    findings.count("rings")
    flat = Plane(*there[0]).meters(ring)
    check(shapes, findings, ring, flat, max(widths), name)
    findings.conclude(rings=1)


def test_the_end_is_round_where_the_last_points_are_micrometers_apart(
    tactical: TacticalLibrary,
) -> None:
    """The cap was drawn on an edge of four micrometers, which led elsewhere."""
    route = np.array(
        [
            (74.5135361952452, 175.46279682467477),
            (74.51352554729796, 175.46289480427404),
            (74.51352554729202, 175.4628948043188),
            (74.51352554728285, 175.46289480441325),
        ]
    )
    plane = Plane(*route[0])
    ring = plane.meters(tactical.corridor(route, 14, 14, ends=ROUND_END))
    line = shapely.LineString(plane.meters(route))
    off = shapely.distance(line, shapely.points(ring))
    assert off.min() > 14 * (1 - 1.05e-3)
    assert off.max() < 14 * (1 + 1e-5)


def test_a_sharp_corner_keeps_the_area_beside_both_edges(
    tactical: TacticalLibrary, random: np.random.Generator, findings: Findings
) -> None:
    """The corner of a strip that is wider on one side reaches beyond the other edge."""
    for _ in range(some(100)):
        turn, plane = random.uniform(-np.pi, np.pi), Plane.somewhere(random)
        end = 300 + random.uniform(30, 300) * np.cos(turn), random.uniform(30, 300) * np.sin(turn)
        points = np.array([(0, 0), (300, 0), end])
        left, right = random.permutation([random.uniform(10, 25), random.choice([0, 5, 20])])
        ring = tactical.corridor(plane.positions(points), left, right, join=BEVEL, ends=FLAT)
        beside = []
        for here, there in pairwise(points):
            ahead = (there - here) / np.hypot(*(there - here))
            aside = np.array([-ahead[1], ahead[0]])
            corners = here - aside * right, there - aside * right, there + aside * left, here + aside * left
            beside.append(shapely.Polygon(corners))
        missing = shapely.difference(shapely.union_all(beside), shapely.Polygon(plane.meters(ring))).area
        findings.count("corners")
        findings.expect(missing < 0.1, f"{left}, {right}: {points.tolist()}", f"{missing} m2 are missing")
    findings.conclude(corners=30)


def test_the_caps_of_a_wide_closed_route_meet_in_one_vertex(
    tactical: TacticalLibrary, shapes: ShapeLibrary
) -> None:
    """The first edge and the last one differ by little, and so do the ends of their caps: the ring led to and fro between them."""
    longitudes = [101.42855276416174, 77.81745020690516, 130.95782229029987, 119.96409200929509, 89.65157079008964]
    route = np.array([(-89.9, longitude) for longitude in [*longitudes, longitudes[0]]])
    route[[0, -1], 0] = -34.485146826822444
    ring = tactical.corridor(route, 0, 1e6, join=MITER, ends=ROUND_END)
    assert not shapes.crossing([ring[:-1]]).found


def over_poles(route: np.ndarray) -> np.ndarray:
    """Gives positions of latitudes and longitudes that go on beyond 90 and 180 degrees."""
    latitude, longitude = np.radians(route).T
    up, ahead = np.sin(latitude), np.cos(latitude)
    east, north = ahead * np.sin(longitude), ahead * np.cos(longitude)
    return np.degrees([np.arctan2(up, np.hypot(east, north)), np.arctan2(east, north)]).T


def beside(random: np.random.Generator, route: np.ndarray, left: float, right: float) -> list[tuple[float, float]]:
    """Gives places beside the edges of a route, at a tenth to 0.97 of its widths: all lie in its corridor.

    A corridor may lack parts narrower than its tolerance, a thousandth of the width. That of a route around the earth has no
    clear outside.
    """
    places, tolerance = [], 1e-3 * max(left, right)
    *_, far = EARTH.inv(*np.broadcast_arrays(route[0, 1], route[0, 0], route[:, 1], route[:, 0]))
    if far.max() > 7.5e6:
        return []
    for which in random.integers(0, len(route) - 1, 4):
        (south, west), (north, east) = route[which : which + 2]
        azimuth, _, length = EARTH.inv(west, south, east, north)
        if length < 10 * tolerance:
            continue
        west, south, back = EARTH.fwd(west, south, azimuth, length * random.uniform(0.2, 0.8))
        # `back` leads to the start of the edge.
        for azimuth, width in ((back + 90, left), (back - 90, right)):
            if width > 100 * tolerance:
                longitude, latitude, _ = EARTH.fwd(west, south, azimuth, width * random.uniform(0.1, 0.97))
                places.append((latitude, longitude))
    return places


ASTRAY = {
    # Beside the end of a seam of 2,000 km, maps that keep straight lines are larger by a twentieth.
    "a square end of 1,000 km": ([(74, -30), (40, -37)], (1e6, 1e6), {"join": ROUND, "ends": SQUARE}),
    # The walk closed around a corner.
    "there and back beside a pole": (
        [(89.9, 160.4), (71.3, -176.4), (89.9, 175.1), (71.3, -176.4), (89.9, 160.4)],
        (123922.77287279742, 413075.9095759914),
        {"join": MITER, "ends": ROUND_END},
    ),
    # The bend in a seam of 1,000 km is as wide as the narrow side: the first ring crossed itself, the second was refused.
    "a narrow side beside a wide one": ([(-4.6, -1.4), (0.6, -3.6)], (1e6, 1e3), {"ends": ROUND_END}),
    "a fine tolerance": ([(0, 0), (5, 5)], (1e6, 1e3), {"ends": ROUND_END, "tolerance": 30}),
}


@pytest.mark.parametrize("name", ASTRAY)
def test_a_ring_is_that_of_the_whole_route(
    tactical: TacticalLibrary, shapes: ShapeLibrary, random: np.random.Generator, name: str
) -> None:
    """The rings of these routes once covered only a part."""
    places, widths, options = ASTRAY[name]
    route = np.array(places, dtype=float)
    ring = tactical.corridor(route, *widths, **options)[:-1]
    assert not shapes.crossing([ring]).found
    inside = [place for _ in range(40) for place in beside(random, route, *widths)]
    assert len(inside) > 100
    assert [place for place in inside if shapes.contains([ring], place) != INSIDE] == []


def test_wide_rings_cross_nothing(
    tactical: TacticalLibrary,
    shapes: ShapeLibrary,
    random: np.random.Generator,
    findings: Findings,
) -> None:
    """Random routes from meters to a continent, with widths up to 1,000 km; 1 in 100 is refused, by their work or their curves."""
    rounds, refused = some(200), 0
    for _ in range(rounds):
        span = 10 ** random.uniform(-5, 1.5)
        start = random.uniform(-85, 85), random.uniform(-180, 180)
        route = start + np.cumsum(random.normal(0, span, (random.integers(2, 30), 2)), axis=0)
        if random.random() < 0.3:
            route = np.concatenate([route, route[::-1]])
        if random.random() < 0.2:
            route = np.concatenate([route, route[:1]])
        route = over_poles(route)
        width = min(1e6, span * 111e3 * 10 ** random.uniform(-2, 1))
        widths = random.permutation([width, width * random.choice([0, 1e-5, 1e-3, 0.03, 0.3, 1])]).tolist()
        options = {"join": int(random.integers(3)), "ends": int(random.integers(3))}
        try:
            ring = tactical.corridor(route, *widths, **options)
        except RefusedError as error:
            findings.expect(error.status == WORK, "wide", str(error))
            refused += 1
            continue
        findings.count("rings")
        what = f"{widths}, {options}: {route.tolist()}"
        findings.expect(not shapes.crossing([ring[:-1]]).found, what, "the ring crosses itself")
        for place in beside(random, route, *widths):
            findings.count("places")
            findings.expect(shapes.contains([ring[:-1]], place) == INSIDE, what, f"{place} is not inside")
    findings.expect(refused <= 4 + 0.015 * rounds, "wide", f"{refused} of {rounds} are refused")
    findings.conclude(rings=50, places=200)


def test_narrow_corridors_along_long_edges(
    tactical: TacticalLibrary, shapes: ShapeLibrary, random: np.random.Generator, findings: Findings
) -> None:
    """A geodesic leads off the great circle between its ends by more than such a corridor is wide."""
    for _ in range(some(300)):
        route = [[random.uniform(-75, 75), random.uniform(-180, 180)]]
        azimuth = random.uniform(0, 360)
        for _ in range(random.integers(1, 4)):
            longitude, latitude, _ = EARTH.fwd(*route[-1][::-1], azimuth, 10 ** random.uniform(4, 6.3))
            route.append([latitude, longitude])
            azimuth += random.uniform(-60, 60)
        widths = 10 ** random.uniform(0, 3.5, 2)
        what = f"{route}, {widths.tolist()}"
        try:
            ring = tactical.corridor(np.array(route), *widths.tolist())
        except RefusedError as error:
            findings.expect(False, what, str(error))
            continue
        findings.count("rings")
        findings.expect(not shapes.crossing([ring[:-1]]).found, what, "the ring crosses itself")
    findings.conclude(rings=100)


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
