# SPDX-License-Identifier: MIT
"""Fences against a slow reference: the way between fixes is sampled densely, and distances are GeographicLib's.

Of a fence, the excess is by how many meters a position lies outside, or less than 0 inside. The reference keeps its own
state: it enters where the excess is no longer positive, and leaves where it is more than the hysteresis. Samples that lie so
near to a limit that rounding decides are left out.
"""

from __future__ import annotations

import math

import numpy as np
import shapely
from Oracle.Geometry import shape_truth as truth
from Oracle.Motion.fence_library import (
    CIRCLE,
    CORRIDOR,
    DWELL,
    ENTER,
    EXIT,
    LEFT,
    LINE,
    POLYGON,
    RIGHT,
    Event,
    Fence,
    FenceIndex,
    Walker,
)
from Oracle.Geometry.shape_library import INSIDE, ON_BORDER
from Oracle.Geometry.shape_scenes import any_center, any_size, some


# Meters: beyond this, the gnomonic planes of the reference have too few digits.
LARGEST_PLANE = 1e5


def some_fence(random: np.random.Generator, number: int, center: np.ndarray, size: float) -> Fence:
    """Makes a fence within some meters of a center."""
    middle = truth.direct(center, random.uniform(-180, 180), size * random.uniform(0, 0.8))
    low, high = sorted(random.uniform(-200, 200, 2)) if random.random() < 0.2 else (0.0, 0.0)
    limits = {"low": low, "high": high}
    match random.integers(4 if size <= LARGEST_PLANE else 2):
        case 0:
            radius = size * any_size(random, 0.05, 0.8)
            return Fence(number, CIRCLE, [middle[None]], radius, **limits)
        case 1:
            count = int(random.integers(1, 7))
            route = truth.direct(
                middle,
                random.uniform(-180, 180, count),
                size * random.uniform(0, 0.7, count),
            )
            return Fence(number, CORRIDOR, [route], size * any_size(random, 0.01, 0.4), **limits)
        case 2:
            count = int(random.integers(2, 7))
            route = truth.direct(
                middle,
                random.uniform(-180, 180, count),
                size * random.uniform(0, 0.9, count),
            )
            return Fence(number, LINE, [route], **limits)
    star = truth.star(
        random,
        middle,
        size * any_size(random, 0.2, 0.9),
        int(random.integers(3, 25)),
        0.7,
    )
    rings = [star.ring]
    if random.random() < 0.3:
        # The hole is so small that it lies within the star.
        least = float(truth.beside(truth.closed(star.ring), middle[None])[0])
        rings.append(truth.star(random, middle, least * 0.8, 5, 0.5).ring)
    return Fence(number, POLYGON, rings, **limits)


def excess(fence: Fence, points: np.ndarray, altitudes: np.ndarray) -> np.ndarray:
    """Gives by how many meters positions lie outside a fence."""
    match fence.shape:
        case x if x == CIRCLE:
            beyond = truth.distance(fence.rings[0], points) - fence.radius
        case x if x == CORRIDOR and len(fence.rings[0]) == 1:
            beyond = truth.distance(fence.rings[0], points) - fence.radius
        case x if x == CORRIDOR:
            beyond = truth.beside(fence.rings[0], points) - fence.radius
        case _:
            off = np.min(
                [truth.beside(truth.closed(ring), points) for ring in fence.rings],
                axis=0,
            )
            beyond = np.where(holds(fence, points), -off, off)
    if fence.low == fence.high:
        return beyond
    above = np.maximum(fence.low - altitudes, altitudes - fence.high)
    return np.where(np.isnan(above), beyond, np.maximum(beyond, above))


def holds(fence: Fence, points: np.ndarray) -> np.ndarray:
    """Tells which positions lie in a polygon of stars, as GEOS has it in a gnomonic plane around each."""
    center = truth.direct(fence.rings[0][0], 0, 0)
    plane = truth.gnomonic(center)
    polygon = shapely.Polygon(plane(truth.sampled(truth.closed(fence.rings[0]), 4)))
    for ring in fence.rings[1:]:
        polygon = polygon.difference(shapely.Polygon(plane(truth.sampled(truth.closed(ring), 4))))
    return shapely.contains_xy(polygon, plane(points))


class Way:
    """The way between two fixes."""

    def __init__(self, start: np.ndarray, end: np.ndarray, altitudes: tuple[float, float]) -> None:
        self.start, self.end, self.altitudes = start, end, altitudes
        # Whether the altitude was not known before.
        self.is_first_known = False
        self.line = truth.inverse(start, end)

    def points(self, fractions: np.ndarray) -> np.ndarray:
        found = truth.direct(self.start, self.line.azimuth_from, self.line.distance * fractions)
        found[fractions == 0], found[fractions == 1] = self.start, self.end
        return found

    def heights(self, fractions: np.ndarray) -> np.ndarray:
        low, high = self.altitudes
        heights = low + fractions * (high - low)
        heights[fractions == 1] = high
        return heights

    def excess(self, fence: Fence, fractions: np.ndarray) -> np.ndarray:
        return excess(fence, self.points(fractions), self.heights(fractions))


SAMPLES = 120


def follow(
    findings,
    fence: Fence,
    way: Way,
    was_inside: bool,
    events: list[Event],
    hysteresis: float,
    words: str,
) -> bool:
    """Compares the events of a fence on a way with the reference; gives whether it is inside at the end."""
    passes = [(event.fraction, event.kind == ENTER) for event in events if event.kind in (ENTER, EXIT)]
    inside = was_inside
    for fraction, enters in passes:
        findings.expect(
            enters != inside,
            words,
            f"{'enters' if enters else 'leaves'} twice at {fraction}",
        )
        inside = enters
    places = np.array([0.0, *(fraction for fraction, _ in passes), 1.0])
    fractions = np.unique(np.concatenate([np.linspace(0, 1, SAMPLES), places, (places[:-1] + places[1:]) / 2]))
    beyond = way.excess(fence, fractions)
    # A millimeter at the border; flat maxima of the distance to an edge are known to 1e-5 of it.
    doubt = 1e-3 + 1e-4 * fence.radius + 1e-5 * hysteresis
    state, position = was_inside, 0
    claimed = was_inside
    for fraction, value in zip(fractions, beyond, strict=True):
        while position < len(passes) and passes[position][0] <= fraction:
            claimed, position = passes[position][1], position + 1
        limit = hysteresis if state else 0.0
        if abs(value - limit) <= doubt:
            # Either may be right.
            state = claimed
            continue
        state = bool(value <= limit)
        findings.count("samples")
        findings.count("samples inside", state)
        findings.expect(
            state == claimed,
            words,
            f"at {fraction!r} it is {value} m outside, not {claimed}, {passes}",
        )
        state = claimed
    for event in events:
        if event.kind in (ENTER, EXIT):
            findings.count("passes")
            limit = hysteresis if event.kind == EXIT else 0.0
            value = float(way.excess(fence, np.array([event.fraction]))[0])
            if event.fraction == 0 and way.is_first_known:
                # It was followed without its altitude so far.
                continue
            findings.largest("mm beside the border", abs(value - limit) * 1e3)
            findings.expect(
                abs(value - limit) <= 1e-3,
                words,
                f"passes {value - limit} m beside the border",
            )
        at = way.points(np.array([event.fraction]))[0]
        off = float(truth.distance(at, np.array(event.point.pair())))
        findings.expect(
            off < 1e-6,
            words,
            f"point {event.point.pair()}, {off} m from the way at {event.fraction}",
        )
    return inside


def crossings(fence: Fence, way: Way, plane) -> tuple[list[tuple[float, bool]], bool]:
    """Gives where a way crosses a line, and whether to the left, in a gnomonic plane; and whether that is clear."""
    line, (start, end) = plane(fence.rings[0]), plane(np.stack([way.start, way.end]))
    found, clear = [], True
    move = end - start
    length = np.hypot(*move)
    if length == 0:
        return [], True
    for a, b in zip(line[:-1], line[1:], strict=True):
        edge = b - a
        cross = edge[0] * move[1] - edge[1] * move[0]
        if abs(cross) < 1e-6 * np.hypot(*edge) * length:
            # Nearly parallel: unclear only where they are near.
            clear &= bool(
                np.min(np.abs(move[0] * (np.stack([a, b]) - start)[:, 1] - move[1] * (np.stack([a, b]) - start)[:, 0]))
                > length
            )
            continue
        along = (edge[0] * (a - start)[1] - edge[1] * (a - start)[0]) / cross
        part = (move[0] * (a - start)[1] - move[1] * (a - start)[0]) / cross
        margin, edge_margin = 0.01 / length, 0.01 / np.hypot(*edge)
        near = -margin < along < 1 + margin and -edge_margin < part < 1 + edge_margin
        inside = margin < along < 1 - margin and edge_margin < part < 1 - edge_margin
        clear &= near == inside
        if inside:
            found.append((float(along), bool(cross > 0)))
    # The nearest edge decides: where the line crosses itself, two crossings may be one.
    clear &= bool((np.diff([0, *sorted(along for along, _ in found)]) > 0.01 / length).all())
    return sorted(found), clear


def test_a_walk_among_fences_gives_what_dense_samples_give(library, shapes, random, findings):
    for _ in range(some(40)):
        size = any_size(random, 10, LARGEST_PLANE) if random.random() < 0.8 else any_size(random, 1e5, 5e6)
        center = any_center(random)
        fences = [some_fence(random, int(number), center, size) for number in random.permutation(8) * 7 + 3]
        index = FenceIndex(library, fences)
        hysteresis = float(random.choice([0.0, min(1e5, size * any_size(random, 0.001, 0.1))]))
        dwell = float(random.choice([0.0, 3.0, 20.0, math.inf]))
        walker = Walker(index, hysteresis, dwell, flags=int(random.integers(2)))
        position = truth.direct(center, random.uniform(-180, 180), size * random.uniform(0, 1.5))
        altitude, time, inside = (
            (math.nan if random.random() < 0.1 else random.uniform(-300, 300)),
            1e9,
            {},
        )
        last, last_time, last_altitude = position, time, altitude
        entered: dict[int, float] = {}
        dwelt: dict[int, bool] = {}
        for number in range(10):
            events = walker.step(time, position, altitude)
            was_unknown = number > 0 and math.isnan(last_altitude) and not math.isnan(altitude)
            if number > 0:
                # An unknown altitude is the last known one, or else the next.
                altitude = last_altitude if math.isnan(altitude) else altitude
                last_altitude = altitude if math.isnan(last_altitude) else last_altitude
            scene = f"hysteresis {hysteresis!r}, {position.tolist()}, altitude {altitude!r}"
            if number == 0:
                expected = {}
                for fence in fences:
                    value = -math.inf
                    if fence.shape != LINE:
                        value = float(excess(fence, position[None], np.array([altitude]))[0])
                    expected[fence.id] = value <= 0 and fence.shape != LINE
                    if abs(value) < 1e-3:
                        expected[fence.id] = fence.id in walker.inside()
                findings.expect(
                    {i for i, e in expected.items() if e} == walker.inside(),
                    scene,
                    "the first fix",
                )
                kinds = {event.id for event in events if event.kind == ENTER}
                findings.expect(
                    kinds == (walker.inside() if walker.flags else set()),
                    scene,
                    "events of the first fix",
                )
                inside = expected
                entered = {i: time for i, e in expected.items() if e}
                # A fence that was not reported reports no dwelling before the next step.
                dwelt = {i: dwell == 0 and walker.flags != 0 for i in entered}
            else:
                way = Way(last, position, (last_altitude, altitude))
                way.is_first_known = was_unknown
                stays = [event.kind != EXIT or event.since == event.time for event in events]
                order = [(event.fraction, stay, event.id, event.kind) for event, stay in zip(events, stays)]
                findings.expect(order == sorted(order), scene, f"not in order: {order}")
                for fence in fences:
                    mine = [event for event in events if event.id == fence.id]
                    words = f"{fence}, {scene} from {last.tolist()}, altitude {last_altitude!r}"
                    if fence.shape == LINE:
                        compare_crossings(findings, fence, way, mine, words)
                        continue
                    inside[fence.id] = follow(findings, fence, way, inside[fence.id], mine, hysteresis, words)
                    compare_dwells(
                        findings,
                        mine,
                        entered,
                        dwelt,
                        fence.id,
                        dwell,
                        last_time,
                        time,
                        words,
                    )
                found = {i for i, e in inside.items() if e}
                findings.expect(
                    found == walker.inside(),
                    scene,
                    f"presences {walker.inside()}, not {found}",
                )
            last, last_time, last_altitude = position, time, altitude
            time += float(random.choice([0.0, 1.0, random.uniform(0, 60)]))
            if random.random() < 0.9:
                goal = truth.direct(center, random.uniform(-180, 180), size * random.uniform(0, 1.2))
                part = 1.0 if random.random() < 0.6 else any_size(random, 0.01, 1)
                position = truth.along(position[None], goal[None], np.array([part]))[0, 0]
            altitude = math.nan if random.random() < 0.1 else random.uniform(-300, 300)
    findings.conclude(samples=100_000, passes=300, crossings=40, dwells=50)


def compare_crossings(findings, fence: Fence, way: Way, events: list[Event], words: str) -> None:
    plane = truth.gnomonic(way.start)
    expected, clear = crossings(fence, way, plane)
    if fence.low != fence.high:
        heights = way.heights(np.array([fraction for fraction, _ in expected]))
        clear &= bool((np.minimum(abs(heights - fence.low), abs(heights - fence.high)) > 1).all())
        expected = [e for e, h in zip(expected, heights, strict=True) if not (h < fence.low or h > fence.high)]
    if not clear:
        findings.count("unclear crossings")
        return
    findings.count("crossings", len(expected))
    findings.expect(
        [event.kind == LEFT for event in events] == [is_left for _, is_left in expected],
        words,
        f"crosses {[(event.fraction, event.kind == LEFT) for event in events]}, not {expected}",
    )
    start, end = plane(np.stack([way.start, way.end]))
    length = float(way.line.distance)
    for event, (part, _) in zip(events, expected, strict=False):
        off = float(np.hypot(*(plane(np.array(event.point.pair())) - start - part * (end - start))))
        # Straight lines of the plane lie a little beside the geodesics.
        findings.expect(off < 1e-3 + 1e-4 * length, words, f"crosses {off} m beside {part}")
        off = float(truth.beside(fence.rings[0], np.array([event.point.pair()]))[0])
        findings.largest("nm beside the line", off * 1e9)
        findings.expect(off < 1e-6, words, f"{event.point.pair()} is {off} m beside the line")


def compare_dwells(
    findings,
    events,
    entered,
    dwelt,
    id: int,
    dwell: float,
    start: float,
    end: float,
    words: str,
) -> None:
    for event in events:
        if event.kind == ENTER:
            entered[id], dwelt[id] = event.time, False
        elif event.kind == DWELL:
            findings.count("dwells")
            findings.expect(not dwelt[id], words, "dwells twice")
            findings.expect(
                abs(event.time - entered[id] - dwell) < 1e-6,
                words,
                f"dwells at {event.time}",
            )
            dwelt[id] = True
        elif event.kind == EXIT:
            stay = event.time - entered[id]
            findings.expect(dwelt[id] or stay < dwell + 1e-6, words, f"no dwell in {stay} s")
            findings.expect(
                event.since == entered[id],
                words,
                f"since {event.since}, not {entered[id]}",
            )
            del entered[id], dwelt[id]
        findings.expect(start <= event.time <= end, words, f"at {event.time}, not {start} ... {end}")
    if id in entered:
        findings.expect(
            dwelt[id] or end - entered[id] < dwell + 1e-6,
            words,
            f"no dwell since {entered[id]}",
        )


def test_many_steps_along_a_way_give_what_one_gives(library, random, findings):
    for _ in range(some(40)):
        size = any_size(random, 10, 1e5)
        center = any_center(random)
        fences = [some_fence(random, number, center, size) for number in range(1, 13)]
        for fence in fences:
            fence.low = fence.high = 0
        index = FenceIndex(library, fences)
        hysteresis = float(random.choice([0.0, size * any_size(random, 0.001, 0.1)]))
        start, end = truth.direct(center, random.uniform(-180, 180, 2), size * random.uniform(0, 1.5, 2))
        parts = np.unique(np.concatenate([[0, 1], random.random(9)]))
        points = Way(start, end, (math.nan, math.nan)).points(parts)
        once, often = Walker(index, hysteresis), Walker(index, hysteresis)
        once.step(0, start)
        long = once.step(1, end)
        short = [event for part, point in zip(parts, points, strict=True) for event in often.step(part, point)]
        scene = f"hysteresis {hysteresis!r}, {start.tolist()}, {end.tolist()}, {parts.tolist()}"
        findings.expect(
            once.inside() == often.inside(),
            scene,
            f"{once.inside()} at once, {often.inside()}",
        )
        for fence in fences:
            whole = [(event.kind, event.time) for event in long if event.id == fence.id]
            pieces = [(event.kind, event.time) for event in short if event.id == fence.id]
            findings.count("events", len(whole))
            same = [kind for kind, _ in whole] == [kind for kind, _ in pieces] and all(
                abs(a[1] - b[1]) * size < 1e-3 + 1e-4 * fence.radius for a, b in zip(whole, pieces, strict=True)
            )
            findings.expect(same, scene, f"{fence}: {whole}, not {pieces}")
    findings.conclude(events=100)


def test_after_each_fix_of_a_long_walk_it_is_in_what_holds_the_fix(library, random, findings):
    for _ in range(4):
        size = any_size(random, 100, 1e6)
        center = any_center(random)
        fences = [some_fence(random, number, center, size) for number in range(60)]
        index = FenceIndex(library, fences)
        walker = Walker(index)
        inside: set[int] = set()
        position, course = center, 0.0
        for number in range(some(5000)):
            altitude = random.uniform(-300, 300)
            before = walker.inside()
            for event in walker.step(number, position, altitude):
                if event.kind == ENTER:
                    findings.count("entries")
                    findings.expect(
                        event.id not in inside,
                        event.id,
                        f"enters twice: {position.tolist()}",
                    )
                    inside.add(event.id)
                elif event.kind == EXIT:
                    findings.expect(
                        event.id in inside,
                        event.id,
                        f"leaves twice: {position.tolist()}",
                    )
                    inside.discard(event.id)
            if number == 0:
                inside = walker.inside()
            findings.count("fixes")
            held = set(index.holding(position, altitude))
            words = f"{position.tolist()}, {altitude}, before in {before}"
            findings.expect(
                walker.inside() == inside == held,
                words,
                f"{walker.inside()}, {inside}, not {held}",
            )
            course += random.normal(0, 30)
            if random.random() < 0.01 or truth.distance(center, position) > 2 * size:
                course = float(truth.inverse(position, center).azimuth_from)
            if random.random() < 0.05:
                # Exactly at a vertex, or at a center.
                fence = fences[int(random.integers(len(fences)))]
                position = fence.rings[0][int(random.integers(len(fence.rings[0])))]
            else:
                position = truth.direct(position, course, size * any_size(random, 1e-4, 0.3))
    findings.conclude(fixes=20_000, entries=10_000)


def test_a_line_is_crossed_once_at_any_angle_and_step(library, random, findings):
    line = np.array([[46.0, 8.0], [47.0, 9.0]])
    index = FenceIndex(library, [Fence(1, LINE, [line])])
    for _ in range(some(400)):
        # From one side to the other, micrometers to a kilometer beside the line, and up to all of its length on.
        off, way = any_size(random, 2e-6, 1000), any_size(random, 1e-6, 9e4)
        sign = random.choice([-1.0, 1.0])
        inverse = truth.inverse(line[0], line[1])
        start_along = random.uniform(10, float(inverse.distance) - way - 10)
        places = truth.direct(line[0], inverse.azimuth_from, np.array([start_along, start_along + way]))
        azimuths = truth.inverse(places, line[1]).azimuth_from
        fixes = truth.direct(places, azimuths + np.array([-90, 90]) * sign, np.array([off, off]))
        walker = Walker(index)
        events = walker.step(0, fixes[0]) + walker.step(1, fixes[1])
        kinds = [event.kind for event in events]
        findings.count("crossings")
        words = f"{fixes.tolist()}, {off} m beside"
        findings.expect(kinds == [RIGHT if sign > 0 else LEFT], words, f"crosses {kinds}")
    findings.conclude(crossings=400)


def test_an_altitude_that_is_passed_beside_a_line_is_no_crossing(library, findings):
    """Between two edges of a spiral, the nearest of them gives the left side in one half, and the right one in the other."""
    spiral = np.array([[0.0, 0.0], [0, 1], [1, 1], [1, -1], [0.002, -1], [0.002, 0.9]])
    for start, end in ((0.0005, 0.0015), (0.0015, 0.0005)):
        fixes = np.array([[start, 0.5], [end, 0.5]])
        length = float(truth.distance(fixes[0], fixes[1]))
        near, far = (float(truth.nearest(spiral[[i]], spiral[[i + 1]], fixes[:1]).off[0]) for i in (0, 4))
        # On the way from 0 to 100 m, this is the altitude where both edges are equally far.
        limit = 100 * abs(far - near) / 2 / length
        findings.expect(40 < limit < 60, "spiral", f"{near} and {far} m from the edges, {length} m")
        for low, high in ((limit - 1000, limit), (limit, limit + 1000), (-math.inf, limit), (0.0, 0.0)):
            words = f"{low} ... {high} m, {fixes.tolist()}"
            walker = Walker(FenceIndex(library, [Fence(1, LINE, [spiral], low=low, high=high)]))
            events = walker.step(0, fixes[0], 0) + walker.step(1, fixes[1], 100)
            findings.count("ways")
            findings.expect(not events, words, f"crosses {[(e.kind, e.fraction) for e in events]}")
            # Across the lower edge at 30 m, where it is a line or not.
            events = walker.step(2, fixes[1], 30) + walker.step(3, np.array([-0.001, 0.5]), 30)
            kinds = [event.kind for event in events]
            findings.expect(kinds == ([] if low == limit else [RIGHT]), words, f"crosses {kinds}")
    findings.conclude(ways=8)


def test_a_tiny_hysteresis_is_none(library, findings):
    square = np.array([[-1.0, -1.0], [-1, 1], [1, 1], [1, -1]])
    index = FenceIndex(library, [Fence(1, POLYGON, [square])])
    for hysteresis in (0.0, 5e-324, 1e-300, 1e-12, 1e-10, 1e-9, 1e-7):
        for start, end in (
            ((0.3, 0), (0.4, 2)),
            ((0, 0), (0.2, 3)),
            ((0.5, -2), (0.1, 2)),
        ):
            walker, exact = Walker(index, hysteresis), Walker(index)
            for one in (walker, exact):
                one.step(0, np.array(start, float))
            found, wanted = (one.step(1, np.array(end, float)) for one in (walker, exact))
            same = [(event.kind, event.fraction) for event in found] == [(e.kind, e.fraction) for e in wanted]
            findings.count("ways")
            findings.expect(same, (hysteresis, start, end), "other events than without")
            findings.expect(
                0.1 < wanted[-1].fraction < 0.9,
                (start, end),
                f"at {wanted[-1].fraction}",
            )
    findings.conclude(ways=21)


def test_of_two_fences_that_touch_one_is_left_before_the_other_is_entered(library, random, findings):
    for number in range(some(300)):
        latitude, longitude = any_center(random) * (0.9, 1)
        size, slant = 10 ** random.uniform(-4, -1), random.uniform(-0.5, 0.5)
        low, high = (longitude - slant * size, longitude + slant * size)
        south, north = latitude - size, latitude + size
        west = np.array([(south, low - size), (south, low), (north, high), (north, high - size)])
        east = np.array([(south, low), (south, low + size), (north, high + size), (north, high)])
        index = FenceIndex(library, [Fence(1, POLYGON, [west]), Fence(2, POLYGON, [east])])
        share = random.uniform(-0.8, 0.8, 2)
        ends = [(latitude + share[k] * size, longitude + share[k] * slant * size + sign * 0.5 * size) for k, sign in ((0, -1), (1, 1))]
        first, second = (1, 2) if number % 2 else (2, 1)
        walker = Walker(index)
        walker.step(1.7e9, np.array(ends[0 if number % 2 else 1]))
        events = walker.step(1.7e9 + 60, np.array(ends[1 if number % 2 else 0]))
        findings.count("ways")
        found = [(event.kind, event.id) for event in events]
        findings.expect(found == [(EXIT, first), (ENTER, second)], ends, f"{found}")
        same = len({(event.time, event.fraction) for event in events}) == 1
        findings.expect(same, ends, "two moments")
    findings.conclude(ways=100)


def test_dwells_of_one_who_stands_end_at_their_own_times(library, findings):
    index = FenceIndex(library, [Fence(number, CIRCLE, [np.array([[46.0, 8.0]])], radius=100.0 * number) for number in (1, 2)])
    for tremble in (0, 1e-11, 1e-9, 1e-7):
        walker = Walker(index, dwell=100)
        walker.step(0, np.array([46.0, 8.01]))
        entered = {event.id: event.time for event in walker.step(60, np.array([46.0, 8.0]))}
        events = walker.step(300, np.array([46.0 + tremble, 8.0]))
        findings.count("ways")
        findings.expect([(event.kind, event.id) for event in events] == [(DWELL, 2), (DWELL, 1)], tremble, "other events")
        for event in events:
            late = abs(event.time - entered[event.id] - 100)
            findings.expect(late < 1e-9, tremble, f"{late} s from its time")
    findings.conclude(ways=4)


def test_a_long_way_within_a_wide_fence_takes_no_time(library, random, findings):
    """Thousands of 5,000 edges begin or end to be near, but another is always nearer: this once took 20 seconds."""
    track = np.stack([np.linspace(46, 46.09, 5000), 8 + random.normal(0, 1e-5, 5000)], axis=-1)
    index = FenceIndex(library, [Fence(1, CORRIDOR, [track], 500)])
    walker = Walker(index)
    walker.step(0, np.array([45.9, 8.0]))
    events = walker.step(1, np.array([46.2, 8.0]))
    findings.count("events", len(events))
    findings.expect([event.kind for event in events] == [ENTER, EXIT], "along a track", events)
    findings.conclude(events=2)


def test_a_way_beside_an_edge_is_out_of_reach_only_at_its_apex(library, random, findings):
    """Between its ends, a way bends away from the edge and back: it leaves the corridor and enters it again."""
    for _ in range(some(40)):
        angle = random.uniform(-180, 180)
        half_way, room = any_size(random, 1e5, 4e5), any_size(random, 0.001, 30)
        middle = truth.direct(any_center(random), random.uniform(-180, 180), 1e6 * random.random())
        edge = truth.direct(middle, angle + np.array([0, 180]), np.array([3e6, 3e6]))
        aside = truth.direct(middle, angle + 90, any_size(random, 1e5, 8e6))
        across = float(truth.inverse(aside, middle).azimuth_from)
        fixes = truth.direct(aside, across + np.array([90, -90]), np.array([half_way, half_way]))
        start, apex, end = truth.nearest(edge[:1], edge[1:], np.array([fixes[0], aside, fixes[1]])).off
        if apex - max(start, end) < 2 * room:
            continue
        walker = Walker(FenceIndex(library, [Fence(1, CORRIDOR, [edge], apex - room)]))
        events = walker.step(0, fixes[0]) + walker.step(1, fixes[1])
        findings.count("ways")
        words = (edge.tolist(), fixes.tolist(), apex - room)
        findings.expect([event.kind for event in events] == [EXIT, ENTER], words, events)
        places = np.array([[event.point.latitude, event.point.longitude] for event in events])
        beside = truth.nearest(edge[:1], edge[1:], places).off - (apex - room)
        findings.expect((abs(beside) < 1e-5).all(), words, f"{beside} m beside the border")
    findings.conclude(ways=10)


def test_what_holds_a_position_is_what_the_functions_without_an_index_say(library, shapes, random, findings):
    for _ in range(some(20)):
        size = any_size(random, 10, 3e6)
        center = any_center(random)
        fences = [some_fence(random, number, center, size) for number in range(100)]
        index = FenceIndex(library, fences)
        for _ in range(20):
            position = truth.direct(center, random.uniform(-180, 180), size * random.uniform(0, 2))
            altitude = float(random.choice([math.nan, random.uniform(-300, 300)]))
            expected = []
            for fence in fences:
                if fence.low < fence.high and (altitude < fence.low or altitude > fence.high):
                    continue
                if fence.shape == POLYGON:
                    held = shapes.contains(fence.rings, tuple(position)) in (
                        INSIDE,
                        ON_BORDER,
                    )
                elif fence.shape == LINE:
                    held = False
                else:
                    held = abs(shapes.nearest(fence.rings[0], tuple(position)).distance_off) <= fence.radius
                if held:
                    expected.append(fence.id)
            findings.count("positions")
            findings.count("fences that hold one", len(expected))
            found = index.holding(position, altitude)
            findings.expect(
                found == expected,
                f"{position.tolist()}, {altitude}",
                f"{found}, not {expected}",
            )
    findings.conclude(**{"positions": 400, "fences that hold one": 1000})
