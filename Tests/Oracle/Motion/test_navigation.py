# SPDX-License-Identifier: MIT
"""Navigation against simulated walks: where something is on its route is known, and distances are PROJ's."""

from __future__ import annotations

import ctypes
import math
from dataclasses import dataclass

import numpy as np
import pytest
from effort import EFFORT
from Oracle.Geometry import shape_truth as truth
from Oracle.Motion.navigation_library import ARRIVED, IGNORED, OFF_ROUTE, WRONG_WAY, Follower, Guidance, State
from Oracle.Geometry.shape_library import RefusedError

WALKS = max(1, round(12 * EFFORT))


@dataclass
class Way:
    """A route, and the length of it before each point."""

    points: np.ndarray

    def __post_init__(self) -> None:
        line = truth.inverse(self.points[:-1], self.points[1:])
        self.azimuths, self.ends = line.azimuth_from, line.azimuth_to
        self.lengths = line.distance
        self.sums = np.concatenate([[0], np.cumsum(line.distance)])

    @property
    def length(self) -> float:
        return float(self.sums[-1])

    def edge(self, along: np.ndarray | float) -> np.ndarray:
        return np.clip(np.searchsorted(self.sums, along, side="right") - 1, 0, len(self.lengths) - 1)

    def place(self, along: np.ndarray | float) -> np.ndarray:
        along = np.clip(along, 0, self.length)
        edge = self.edge(along)
        return truth.direct(self.points[edge], self.azimuths[edge], along - self.sums[edge])

    def beside(self, along: float, distance: float) -> np.ndarray:
        """Gives a position to the right of a place. Near a pole, the azimuth of the route changes within meters."""
        place = self.place(along)
        ahead = truth.inverse(place, self.points[self.edge(along) + 1])
        return truth.direct(place, float(ahead.azimuth_from) + 90, distance)


def some_center(random: np.random.Generator) -> np.ndarray:
    """A random center, sometimes on the antimeridian or near a pole."""
    match random.integers(4):
        case 0:
            return np.array([random.uniform(-80, 80), 180 + random.uniform(-0.01, 0.01)])
        case 1:
            return np.array([random.choice([-1, 1]) * (90 - abs(random.normal(0, 0.02))), random.uniform(-180, 180)])
    return np.array([random.uniform(-80, 80), random.uniform(-180, 180)])


def some_way(random: np.random.Generator, count: int, edge: float, bend: float = 35) -> Way:
    """A path that bends a little at each point, so that it seldom meets itself."""
    points = [some_center(random)]
    azimuth = random.uniform(-180, 180)
    for length in random.uniform(0.5, 1.5, count - 1) * edge:
        points.append(truth.direct(points[-1], azimuth, length))
        # Beyond a pole the same direction has another azimuth.
        azimuth = float(truth.inverse(points[-2], points[-1]).azimuth_to) + random.uniform(-bend, bend)
    return Way(np.array(points))


def there_and_back(way: Way) -> Way:
    return Way(np.concatenate([way.points, way.points[-2::-1]]))


def circuit(random: np.random.Generator, laps: int = 1) -> Way:
    center = some_center(random)
    azimuths = np.linspace(0, 360, 25)[:-1]
    ring = truth.direct(center, azimuths, random.uniform(250, 300, 24))
    return Way(np.concatenate([*[ring] * laps, ring[:1]]))


def eight(random: np.random.Generator) -> Way:
    """Two rounds through one place, where the ways cross."""
    center = some_center(random)
    turn = np.radians(np.linspace(0, 360, 49))
    east, north = 400 * np.sin(turn), 250 * np.sin(2 * turn)
    return Way(truth.direct(center, np.degrees(np.arctan2(east, north)), np.hypot(east, north)))


def noisy(random: np.random.Generator, place: np.ndarray, sigma: float) -> np.ndarray:
    return truth.direct(place, random.uniform(-180, 180), sigma * math.sqrt(random.exponential(2)))


def walk(random: np.random.Generator, way: Way, speed: float, interval: float, sigma: float) -> tuple[np.ndarray, np.ndarray]:
    """Times, and where on the way something is at them, from its start to its end."""
    along = np.concatenate([np.arange(0, way.length, speed * interval), [way.length] * 3])
    return np.arange(len(along)) * interval, along


@pytest.mark.parametrize("kind", ["path", "there and back", "circuit", "two laps", "eight"])
def test_a_walk_along_any_route_stays_on_its_place(library, random, kind):
    for _ in range(WALKS):
        match kind:
            case "path":
                way = some_way(random, int(random.integers(5, 120)), random.uniform(20, 200))
            case "there and back":
                way = there_and_back(some_way(random, int(random.integers(2, 60)), random.uniform(30, 200), 20))
            case "circuit":
                way = circuit(random)
            case "two laps":
                way = circuit(random, 2)
            case "eight":
                way = eight(random)
        sigma, interval = random.uniform(0, 5), random.choice([1.0, 2.0, 5.0])
        speed = random.uniform(1, 5)
        chosen = sorted({0, len(way.points) - 1, *random.integers(0, len(way.points), 5).tolist()})
        follower = Follower(library, way.points, chosen)
        turn = way.length / 2
        seen = 0
        for time, along in zip(*walk(random, way, speed, interval, sigma), strict=True):
            guidance = follower.step(time, noisy(random, way.place(along), sigma), sigma)
            # Around a bend noise moves the nearest place, and where the way turns back both are about as near.
            room = 8 * sigma + 0.001 + (60 if kind == "there and back" and abs(along - turn) < 60 else 25)
            assert abs(guidance.distance_along - along) <= room, (kind, along, guidance.distance_along, way.points.tolist())
            assert not guidance.flags & (OFF_ROUTE | WRONG_WAY)
            seen += guidance.passed
            assert guidance.next_waypoint == seen
            behind = [point for point in chosen if way.sums[point] < along - 60 - 8 * sigma]
            ahead = [point for point in chosen if way.sums[point] > along + 125 + 8 * sigma]
            assert len(behind) <= seen <= len(chosen) - len(ahead)
        assert seen == len(chosen)
        assert guidance.flags & ARRIVED


def check_guidance(way: Way, follower: Follower, position: np.ndarray, guidance: Guidance, waypoints: list[int]) -> None:
    place = np.array([guidance.point.latitude, guidance.point.longitude])
    edges = truth.nearest(way.points[:-1], way.points[1:], place[None])
    assert edges.off[0] <= 1e-6
    along = guidance.distance_along
    assert truth.distance(way.place(along), place) <= 1e-6
    line = truth.inverse(place, position)
    assert abs(abs(guidance.distance_off) - line.distance) <= 1e-6
    edge = int(way.edge(along))
    corner = min(along - way.sums[edge], way.sums[edge + 1] - along) < 1e-3
    if line.distance > 1e-3 and not corner:
        side = math.sin(math.radians(float(line.azimuth_from) - guidance.azimuth))
        assert side * guidance.distance_off > 0
        assert abs(abs(side) - 1) < 1e-6
    assert abs(guidance.distance_left - (way.length - along)) <= 1e-6
    ahead = way.place(min(along + follower.options.lookahead, way.length))
    steer = truth.inverse(position, ahead)
    if steer.distance > 1:
        assert abs(math.remainder(guidance.course - float(steer.azimuth_from), 360)) <= 1e-5
    if guidance.next_waypoint == len(waypoints):
        assert math.isnan(guidance.waypoint_distance) and math.isnan(guidance.waypoint_azimuth)
        return
    point = waypoints[guidance.next_waypoint]
    assert abs(guidance.waypoint_distance - (way.sums[point] - along)) <= 1e-6
    straight = truth.inverse(position, way.points[point])
    if straight.distance > 1:
        assert abs(math.remainder(guidance.waypoint_azimuth - float(straight.azimuth_from), 360)) <= 1e-5
    if 0 < point < len(way.points) - 1:
        turn = math.remainder(float(way.azimuths[point] - way.ends[point - 1]), 360)
        assert abs(math.remainder(guidance.turn - turn, 360)) <= 1e-5
    else:
        assert math.isnan(guidance.turn)


def test_guidance_is_that_of_the_place(library, random):
    for _ in range(WALKS):
        way = some_way(random, int(random.integers(2, 100)), math.exp(random.uniform(2, 10)), 20)
        chosen = sorted({*random.integers(0, len(way.points), 8).tolist(), len(way.points) - 1})
        follower = Follower(library, way.points, chosen, window_ahead=math.inf, off_route_distance=100)
        along = 0.0
        for number in range(40):
            along = min(along + random.uniform(0, way.length / 25), way.length)
            position = noisy(random, way.place(along), 20)
            guidance = follower.step(float(number), position, 10)
            check_guidance(way, follower, position, guidance, chosen)


def test_all_points_are_waypoints_unless_some_are_named(library, random):
    way = some_way(random, 30, 100, 20)
    follower, passed = Follower(library, way.points), []
    for along in np.arange(0, way.length + 5, 5):
        guidance = follower.step(along, way.place(along), 5)
        passed.append(guidance.passed)
        # Points are 50 m apart at least, so none of two is passed too early.
        before = np.count_nonzero(way.sums <= along + 1e-6)
        assert before <= guidance.next_waypoint <= np.count_nonzero(way.sums <= along + 30 + 1e-6)
    assert sum(passed) == 30
    assert guidance.flags == ARRIVED


def test_off_the_route_has_hysteresis(library, random):
    met = 0
    for _ in range(WALKS):
        way = some_way(random, 3, 3000, 10)
        limit, more = random.uniform(20, 80), random.uniform(0, 40)
        follower = Follower(library, way.points, off_route_distance=limit, hysteresis=more)
        is_off = False
        for number in range(120):
            along = 500 + number * 20
            beside = 90 * math.sin(number / 6) + random.uniform(-20, 20)
            position = way.beside(along, beside)
            guidance = follower.step(float(number), position, 5)
            # Inside of a bend, either edge may be the one that is meant: edges within twice the accuracy count as equally near.
            offs = np.array([truth.beside(way.points[i : i + 2], position[None])[0] for i in range(len(way.points) - 1)])
            off = abs(guidance.distance_off)
            assert np.abs(offs - off).min() <= 1e-6 and off <= offs.min() + 2 * 5
            is_off = off > (limit if is_off or number == 0 else limit + more)
            assert bool(guidance.flags & OFF_ROUTE) == is_off, (off, limit, more)
            met += is_off
    assert met >= 10


@pytest.mark.parametrize("scale", [1e5, 1e6])
def test_the_first_fix_is_on_one_of_the_nearest_legs_of_a_long_route(library, random, scale):
    """Legs count as equally near within twice the accuracy of the fix."""
    for _ in range(40):
        center, count = some_center(random), int(random.integers(3, 7))
        way = Way(truth.direct(center, random.uniform(-180, 180, count), scale * np.sqrt(random.uniform(0, 1, count))))
        position = way.place(random.uniform(0, way.length))
        guidance = Follower(library, way.points).step(0.0, position, 5)
        offs = [truth.beside(way.points[i : i + 2], position[None])[0] for i in range(count - 1)]
        assert abs(guidance.distance_off) <= min(offs) + 2 * 5 + 0.2


def test_the_wrong_way_is_told_once_it_is_no_noise(library, random):
    way = some_way(random, 60, 60, 15)
    follower = Follower(library, way.points, [len(way.points) - 1], off_route_distance=40)
    turned, along, flags = 1200.0, 0.0, []
    ways = [*np.arange(0, turned, 8), *np.arange(turned, 500, -8), *np.arange(500, 900, 8)]
    for number, along in enumerate(ways):
        guidance = follower.step(float(number), noisy(random, way.place(along), 1.5), 5)
        flags.append(bool(guidance.flags & WRONG_WAY))
    first, last = flags.index(True), len(flags) - 1 - flags[::-1].index(True)
    assert all(flags[first : last + 1])
    assert turned - 40 - 8 - 20 <= ways[first] <= turned - 40 + 20
    assert 500 + 40 - 20 <= ways[last] <= 500 + 40 + 8 + 20


def test_the_wrong_way_is_told_where_the_route_comes_back(library, random):
    way = there_and_back(some_way(random, 30, 80, 10))
    follower = Follower(library, way.points)
    half = way.length / 2
    ways = [*np.arange(0, half / 2, 8), *np.arange(half / 2, half / 2 - 250, -8)]
    for number, along in enumerate(ways):
        guidance = follower.step(float(number), noisy(random, way.place(along), 2), 4)
        assert abs(guidance.distance_along - along) < 40
    assert guidance.flags & WRONG_WAY


def test_who_turns_around_early_is_on_the_way_back_after_the_window(library, random):
    """An app must not report a wrong way all the way home."""
    window = float(random.uniform(250, 500))
    way = there_and_back(some_way(random, 30, 80, 10))
    follower = Follower(library, way.points, [29, len(way.points) - 1], window_ahead=window)
    half, turned = way.length / 2, way.length / 4
    ways = [*np.arange(0, turned, 8), *np.arange(turned, 100, -8)]
    backs = []
    for number, along in enumerate(ways):
        guidance = follower.step(float(number), noisy(random, way.place(along), 2), 4)
        back = turned - along if number * 8 > turned else 0
        is_home = abs(guidance.distance_along - (way.length - along)) < 40
        assert is_home or abs(guidance.distance_along - along) < 40
        if is_home:
            backs.append(back)
            assert not guidance.flags & WRONG_WAY and guidance.speed > 0 and guidance.next_waypoint == 1
        else:
            assert not backs, "it stays on its way back"
    assert abs(backs[0] - window) < 40 and half > 2 * window


def test_a_wrong_way_where_the_route_does_not_come_back_stays_one(library, random):
    way = some_way(random, 40, 60, 5)
    follower = Follower(library, way.points, window_ahead=200)
    for number, along in enumerate([*np.arange(0, 1500, 8), *np.arange(1500, 100, -8)]):
        guidance = follower.step(float(number), way.place(along), 4)
        assert abs(guidance.distance_along - along) < 1
    assert guidance.flags & WRONG_WAY


@pytest.mark.parametrize("leg", ["out", "back"])
def test_a_host_says_on_which_leg_of_a_road_it_begins(library, random, leg):
    way = there_and_back(some_way(random, 30, 80, 10))
    start = float(random.uniform(500, way.length / 2 - 500))
    if leg == "back":
        start = way.length - start
    follower = Follower(library, way.points, start_distance=start + float(random.uniform(-60, 60)))
    for number, along in enumerate(np.arange(start, start + 400, 8)):
        guidance = follower.step(float(number), noisy(random, way.place(along), 2), 4)
        assert abs(guidance.distance_along - along) < 40 and not guidance.flags & WRONG_WAY


def test_a_start_beyond_the_end_is_the_end(library, random):
    way = there_and_back(some_way(random, 30, 80, 10))
    for start, along in ((math.inf, way.length), (1e9, way.length), (0.0, 0.0)):
        follower = Follower(library, way.points, start_distance=start)
        assert abs(follower.step(0.0, way.points[0], 4).distance_along - along) < 1e-6


def test_who_rests_without_fixes_goes_on_where_it_was(library, random):
    """The route comes back to the same place, as far as the object might have moved."""
    for pause in random.uniform(60, 7200, WALKS):
        way = there_and_back(some_way(random, 31, 100, 10))
        follower = Follower(library, way.points, [30, 60])
        rest = float(random.uniform(0.3, 0.49)) * way.length
        speed = random.uniform(1, 5)
        for number, along in enumerate(np.arange(rest - 200, rest, speed)):
            guidance = follower.step(float(number), noisy(random, way.place(along), 2), 4)
        assert guidance.next_waypoint == 0
        for later in range(3):
            guidance = follower.step(number + pause + later, noisy(random, way.place(rest), 2), 4)
            assert abs(guidance.distance_along - rest) < 40
            assert guidance.next_waypoint == 0 and guidance.flags == 0


def test_who_leaves_a_route_may_come_back_farther_on(library, random):
    for _ in range(WALKS):
        # Around half of a circuit, then straight across it.
        way = circuit(random)
        follower = Follower(library, way.points, window_ahead=100)
        start, end = way.place(0.3 * way.length), way.place(0.9 * way.length)
        ways = [*(way.place(along) for along in np.arange(0, 0.3 * way.length, 10))]
        ways += list(truth.along(start[None], end[None], np.linspace(0, 1, 40))[0])
        flags = []
        for number, position in enumerate(ways):
            guidance = follower.step(float(number), position, 5)
            flags.append(guidance.flags)
        assert any(one & OFF_ROUTE for one in flags)
        assert not guidance.flags & OFF_ROUTE
        assert abs(guidance.distance_along - 0.9 * way.length) < 60


def test_one_stray_fix_on_another_part_of_the_route_changes_little(library, random):
    """A fix on the way back, 80 m beside the way out, leaves the way out; it does not pass the waypoints between."""
    center = np.array([random.uniform(-60, 60), random.uniform(-180, 180)])
    out = truth.direct(center, 0.0, np.linspace(0, 2000, 21))
    back = truth.direct(truth.direct(center, 90.0, 80), 0.0, np.linspace(2000, 0, 21))
    way = Way(np.concatenate([out, back]))
    follower = Follower(library, way.points)
    for number in range(30):
        guidance = follower.step(float(number), way.place(number * 10), 5)
    before = guidance.next_waypoint
    guidance = follower.step(30.0, back[-4], 5)
    assert guidance.next_waypoint == before
    assert guidance.flags & OFF_ROUTE
    guidance = follower.step(31.0, way.place(310), 5)
    assert guidance.flags == 0
    assert abs(guidance.distance_along - 310) < 1e-6


def test_speeds_and_times_are_those_of_an_even_walk(library, random):
    way = some_way(random, 20, 300, 10)
    follower = Follower(library, way.points, [len(way.points) - 1])
    speed = random.uniform(0.5, 30)
    first = follower.step(0.0, way.place(0), 5)
    assert math.isnan(first.speed) and math.isnan(first.time_left)
    for number in range(1, 100):
        guidance = follower.step(number * 1.0, way.place(number * speed * 1.0), 5)
        if number * speed > way.length:
            break
        assert abs(guidance.speed - speed) < 1e-5
        assert abs(guidance.time_left - guidance.distance_left / speed) < 1e-3 * guidance.time_left + 1e-6
        assert abs(guidance.waypoint_time - guidance.time_left) < 1e-6
    # One who stands does not arrive; without times there is no speed.
    standing = Follower(library, way.points)
    for number in range(3):
        guidance = standing.step(float(number), way.place(1000), 5)
    assert guidance.speed == 0 and math.isnan(guidance.time_left)
    timeless = Follower(library, way.points)
    for along in (0, 100, 200):
        guidance = timeless.step(math.nan, way.place(along), 5)
    assert math.isnan(guidance.speed) and abs(guidance.distance_along - 200) < 1e-6


def test_a_state_goes_on_after_it_was_stored(library, random):
    way = there_and_back(some_way(random, 20, 100))
    once, twice = Follower(library, way.points), Follower(library, way.points)
    for number, along in enumerate(np.arange(0, way.length, 15)):
        position = noisy(random, way.place(along), 4)
        twice.state = State.from_buffer_copy(bytes(twice.state))
        assert bytes(once.step(float(number), position, 4)) == bytes(twice.step(float(number), position, 4))
        assert bytes(once.state) == bytes(twice.state)


def test_an_inaccurate_fix_leaves_everything_as_it_is(library, random):
    way = some_way(random, 10, 100)
    follower = Follower(library, way.points, worst_accuracy=50)
    follower.step(0.0, way.place(0), 5)
    follower.step(1.0, way.place(300), 5)
    before = bytes(follower.state)
    guidance = follower.step(2.0, way.place(500), 51)
    assert bytes(follower.state) == before
    assert guidance.flags == IGNORED
    assert guidance.next_waypoint == follower.state.next_waypoint
    assert math.isnan(guidance.distance_along)


def refused(follower: Follower, *fix: object) -> int:
    before = bytes(follower.state)
    with pytest.raises(RefusedError) as error:
        follower.step(*fix)
    assert bytes(follower.state) == before
    return error.value.status


def test_what_is_refused_changes_nothing(library, random):
    way, other = some_way(random, 10, 100), some_way(random, 10, 100)
    follower = Follower(library, way.points)
    follower.step(5.0, way.place(0), 5)
    assert refused(follower, 4.0, way.place(10), 5) == 46  # GN_ERROR_TIME
    assert refused(follower, 6.0, np.array([math.nan, 0]), 5) == 32  # GN_ERROR_NOT_FINITE
    assert refused(follower, 6.0, np.array([91.0, 0]), 5) == 33  # GN_ERROR_LATITUDE
    assert refused(follower, 6.0, way.place(10), -1.0) == 96  # GN_ERROR_DISTANCE
    stranger = Follower(library, other.points)
    stranger.state = State.from_buffer_copy(bytes(follower.state))
    assert refused(stranger, 6.0, way.place(10), 5) == 141  # GN_ERROR_ROUTE
    for waypoints in ([3, 3], [4, 2], [10], [2**63]):
        assert refused(Follower(library, way.points, waypoints), 0.0, way.place(0), 5) == 140  # GN_ERROR_WAYPOINT
    for name, value, status in [
        ("hysteresis", -1.0, 121),
        ("off_route_distance", -1.0, 96),
        ("arrival_radius", math.nan, 96),
        ("averaging_time", -1.0, 46),
        ("start_distance", -1.0, 96),
    ]:
        assert refused(Follower(library, way.points, **{name: value}), 0.0, way.place(0), 5) == status
    wrong = Follower(library, way.points)
    wrong.options.size = 8
    assert refused(wrong, 0.0, way.place(0), 5) == 51  # GN_ERROR_OPTIONS_SIZE
    assert refused(Follower(library, np.empty((0, 2))), 0.0, way.place(0), 5) == 103  # GN_ERROR_COUNT


def test_a_route_of_one_point_is_a_goal(library, random):
    goal = some_center(random)
    follower = Follower(library, goal[None])
    guidance = follower.step(0.0, truth.direct(goal, 90.0, 5000), 5)
    assert guidance.flags == OFF_ROUTE and guidance.next_waypoint == 0
    assert abs(abs(guidance.distance_off) - 5000) < 1e-6
    guidance = follower.step(1.0, truth.direct(goal, 90.0, 20), 5)
    assert guidance.flags == ARRIVED and guidance.passed == 1


def test_any_bytes_as_a_state_are_safe(library, random):
    way = some_way(random, 10, 100)
    follower = Follower(library, way.points)
    follower.step(0.0, way.place(0), 5)
    good = bytes(follower.state)
    for _ in range(round(2000 * EFFORT)):
        damaged = bytearray(good)
        for _ in range(random.integers(1, 9)):
            damaged[random.integers(len(damaged))] = random.integers(256)
        ctypes.memmove(ctypes.byref(follower.state), bytes(damaged), len(damaged))
        try:
            guidance = follower.step(1.0, way.place(50), 5)
        except RefusedError:
            continue
        assert 0 <= guidance.distance_along <= way.length + 1e-6
        assert guidance.next_waypoint <= len(way.points)


@pytest.mark.parametrize(("stop", "pause"), [(2800, 600), (2000, 3600), (2900, 180)])
def test_who_rests_without_fixes_is_where_it_was(library, random, stop, pause):
    """On the way out: the way back is there too, but nothing has moved."""
    start = some_center(random)
    out = truth.direct(start, 30.0, np.linspace(0, 3000, 31))
    way = there_and_back(Way(out))
    for _ in range(WALKS):
        follower = Follower(library, way.points, [30, 60])
        time = 0.0
        for along in np.arange(stop - 600, stop + 0.1, 2.4):
            follower.step(time, noisy(random, way.place(along), 3), 4)
            time += 2
        guidance = follower.step(time + pause, noisy(random, way.place(stop), 3), 4)
        assert abs(guidance.distance_along - stop) <= 30
        assert guidance.next_waypoint == 0


@pytest.mark.parametrize("back", [12, 25, 40])
def test_a_round_trip_is_not_over_where_it_begins(library, random, back):
    """The first fix is a little before the start: on the last leg, which ends there."""
    start = np.array([random.uniform(-60, 60), random.uniform(-180, 180)])
    corners = [start]
    for azimuth in (0.0, 90.0, 180.0):
        corners.append(truth.direct(corners[-1], azimuth, 1000))
    way = Way(np.array([*corners, start]))
    follower = Follower(library, way.points)
    guidance = follower.step(0.0, truth.direct(start, float(truth.inverse(start, corners[3]).azimuth_from), back), 5)
    for number in range(1, 80):
        guidance = follower.step(4.0 * number, way.place(5 * number), 5)
    assert not guidance.flags & ARRIVED
    assert guidance.next_waypoint == 1


def test_who_stands_does_not_go_the_wrong_way(library, random):
    way = Way(truth.direct(some_center(random), 30.0, np.linspace(0, 3000, 31)))
    for _ in range(WALKS):
        follower = Follower(library, way.points)
        for number in range(900):
            # The accuracy holds two thirds of all fixes: about 1.5 sigma.
            guidance = follower.step(float(number), noisy(random, way.place(1500), 10), 15)
            assert not guidance.flags & WRONG_WAY


def test_two_fixes_at_almost_the_same_time_are_no_speed(library, random):
    """Two receivers report their places within a millisecond; the way out is not the way back."""
    way = there_and_back(Way(truth.direct(some_center(random), 30.0, np.linspace(0, 3000, 31))))
    for _ in range(WALKS):
        follower = Follower(library, way.points)
        follower.step(0.0, noisy(random, way.place(500), 4), 5)
        for number in range(60):
            guidance = follower.step(number + 0.001, noisy(random, way.place(500 + 1.2 * number), 4), 5)
            assert abs(guidance.distance_along - 500 - 1.2 * number) <= 60


def test_there_is_no_time_to_a_waypoint_that_was_missed(library, random):
    way = Way(truth.direct(some_center(random), 30.0, np.linspace(0, 3000, 31)))
    follower = Follower(library, way.points, [10, 30])
    for number, (along, beside) in enumerate([(800, 0), (900, 0), (950, 100), (1000, 150), (1100, 150), (1200, 100)]):
        azimuth = float(truth.inverse(way.place(along), way.points[-1]).azimuth_from)
        guidance = follower.step(60.0 * number, truth.direct(way.place(along), azimuth + 90, beside), 5)
    assert guidance.next_waypoint == 0 and guidance.waypoint_distance < -100
    assert math.isnan(guidance.waypoint_time)


def test_a_course_along_the_route_is_not_rounding(library, random):
    way = Way(truth.direct(some_center(random), 30.0, np.linspace(0, 3000, 31)))
    follower = Follower(library, way.points, lookahead=0)
    for number in range(20):
        guidance = follower.step(float(number), way.place(100 + 7.0 * number), 5)
        assert abs(math.remainder(guidance.course - guidance.azimuth, 360)) < 1


def test_the_order_of_times_outlives_a_fix_without_one(library, random):
    way = some_way(random, 10, 100)
    follower = Follower(library, way.points)
    follower.step(100.0, way.place(0), 5)
    follower.step(math.nan, way.place(10), 5)
    assert refused(follower, 50.0, way.place(20), 5) == 46  # GN_ERROR_TIME


# Regressions that no test noticed.


def test_a_stray_fix_on_a_part_far_behind_leaves_the_route(library, random):
    """On the way back, a fix on the way out, 80 m beside: it is not taken for a turn of a kilometer."""
    center = np.array([random.uniform(-60, 60), random.uniform(-180, 180)])
    out = truth.direct(center, 0.0, np.linspace(0, 2000, 21))
    back = truth.direct(truth.direct(center, 90.0, 80), 0.0, np.linspace(2000, 0, 21))
    way = Way(np.concatenate([out, back]))
    follower = Follower(library, way.points, window_behind=50)
    for number in range(320):
        guidance = follower.step(float(number), way.place(number * 10), 5)
    guidance = follower.step(320.0, out[9], 5)
    assert guidance.flags == OFF_ROUTE and guidance.distance_along > 2500


def test_who_comes_out_of_a_tunnel_is_as_far_as_the_speed_allows(library, random):
    """The route winds, so the fixes before and after the tunnel are near each other."""
    center = np.array([random.uniform(-60, 60), random.uniform(-180, 180)])
    rows = [truth.direct(truth.direct(center, 90.0, 130.0 * row), 0.0, np.array([0.0, 500.0])) for row in range(4)]
    way = Way(np.concatenate([row[:: (-1) ** number] for number, row in enumerate(rows)]))
    follower = Follower(library, way.points, window_ahead=100)
    for number in range(60):
        follower.step(float(number), way.place(5.0 * number), 5)
    later = way.sums[2] + 200
    guidance = follower.step(59 + (later - 295) / 5, way.place(later), 5)
    assert guidance.flags == 0 and abs(guidance.distance_along - later) < 1e-6


def test_a_speed_is_averaged_over_the_time_that_is_told(library, random):
    """By the backward Euler method a progress counts 1 / (1 + dt/T) as much as the one after it."""
    way = Way(truth.direct(some_center(random), 30.0, np.linspace(0, 3000, 31)))
    follower = Follower(library, way.points, averaging_time=20)
    along = 0.0
    for number in range(40):
        along += (2.0 if number < 20 else 6.0) * (number > 0)
        guidance = follower.step(float(number), way.place(along), 5)
        weights = (1 + 1 / 20) ** np.arange(1.0, number + 1)
        speeds = np.where(np.arange(1, number + 1) < 20, 2.0, 6.0)
        assert number == 0 or abs(guidance.speed - np.average(speeds, weights=weights)) < 1e-5


def test_an_ignored_fix_tells_the_flags_that_were(library, random):
    way = Way(truth.direct(some_center(random), 30.0, np.linspace(0, 3000, 31)))
    follower = Follower(library, way.points, worst_accuracy=50)
    follower.step(0.0, way.beside(100, 500), 5)
    assert follower.step(1.0, way.place(100), 51).flags == IGNORED | OFF_ROUTE
