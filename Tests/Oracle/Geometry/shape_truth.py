# SPDX-License-Identifier: MIT
"""Routes, polygons and shapes, computed slowly with GeographicLib's geodesics as PROJ has them.

Points are arrays of [latitude, longitude] whose last axis has length 2. Nothing here looks at GridNorth.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import pyproj
import shapely

GEOD = pyproj.Geod(ellps="WGS84")
# Half of a meridian; no two points are farther apart.
HALF_MERIDIAN = 20_003_931.458625
QUARTER = HALF_MERIDIAN / 2

# How far two computations of the same place may lie apart: the geodesics of both, and the last digit of a longitude.
NEAR = 30e-9


def _columns(points: np.ndarray, shape: tuple[int, ...]) -> tuple[np.ndarray, np.ndarray]:
    points = np.broadcast_to(points, (*shape, 2))
    return np.ascontiguousarray(points[..., 0]).ravel(), np.ascontiguousarray(points[..., 1]).ravel()


class Inverse(NamedTuple):
    """Distances in meters, azimuths in degrees."""

    distance: np.ndarray
    azimuth_from: np.ndarray
    azimuth_to: np.ndarray


def inverse(start: np.ndarray, end: np.ndarray) -> Inverse:
    """Gives the geodesics between points, broadcast against one another."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    shape = np.broadcast_shapes(start.shape[:-1], end.shape[:-1])
    (latitudes, longitudes), (to_latitudes, to_longitudes) = _columns(start, shape), _columns(end, shape)
    found = GEOD.inv(longitudes, latitudes, to_longitudes, to_latitudes, return_back_azimuth=False)
    azimuth_from, azimuth_to, distance = (np.asarray(one).reshape(shape) for one in found)
    return Inverse(distance, azimuth_from, azimuth_to)


def distance(start: np.ndarray, end: np.ndarray) -> np.ndarray:
    """Gives distances in meters."""
    return inverse(start, end).distance


def direct(start: np.ndarray, azimuth: np.ndarray | float, meters: np.ndarray | float) -> np.ndarray:
    """Gives the points at azimuths and distances."""
    start, azimuth, meters = np.asarray(start, float), np.asarray(azimuth, float), np.asarray(meters, float)
    shape = np.broadcast_shapes(start.shape[:-1], azimuth.shape, meters.shape)
    latitudes, longitudes = _columns(start, shape)
    wide = [np.ascontiguousarray(np.broadcast_to(one, shape)).ravel() for one in (azimuth, meters)]
    to_longitudes, to_latitudes, _ = GEOD.fwd(longitudes, latitudes, *wide, return_back_azimuth=False)
    return np.stack([np.asarray(to_latitudes).reshape(shape), np.asarray(to_longitudes).reshape(shape)], axis=-1)


def along(start: np.ndarray, end: np.ndarray, parts: np.ndarray) -> np.ndarray:
    """Gives the points at parts (0 ... 1) of each geodesic: an array of [edge, part, 2]."""
    line = inverse(start, end)
    return direct(start[:, None], line.azimuth_from[:, None], line.distance[:, None] * parts)


def closed(ring: np.ndarray) -> np.ndarray:
    """Gives a ring with its first point once more at the end."""
    return np.concatenate([ring, ring[:1]])


def sampled(ring: np.ndarray, count: int) -> np.ndarray:
    """Gives an open line or a closed ring with a number of points for each edge."""
    points = along(ring[:-1], ring[1:], np.arange(count) / count)
    points[:, 0] = ring[:-1]
    return np.concatenate([points.reshape(-1, 2), ring[-1:]])


def lowest(value: Callable[[np.ndarray], np.ndarray], count: int, steps: int) -> tuple[np.ndarray, np.ndarray]:
    """Finds the least value between 0 and 1 of several functions that fall, then rise: its place, and the value.

    By sections of 0.618: 36 steps leave 3e-8, which is enough for a smooth value, 62 leave 1e-13.
    """
    ratio = (math.sqrt(5) - 1) / 2
    low, high = np.zeros(count), np.ones(count)
    left, right = high - ratio * (high - low), low + ratio * (high - low)
    at_left, at_right = value(left), value(right)
    for _ in range(steps):
        smaller = at_left < at_right
        low, high = np.where(smaller, low, left), np.where(smaller, right, high)
        new = np.where(smaller, high - ratio * (high - low), low + ratio * (high - low))
        at_new = value(new)
        left, right, at_left, at_right = (
            np.where(smaller, new, right),
            np.where(smaller, left, new),
            np.where(smaller, at_new, at_right),
            np.where(smaller, at_left, at_new),
        )
    ends = np.stack([np.zeros(count), np.ones(count), (low + high) / 2])
    values = np.stack([value(end) for end in ends])
    least = values.argmin(axis=0)
    return ends[least, np.arange(count)], values[least, np.arange(count)]


class Nearest(NamedTuple):
    """Tells how near an edge comes to each position, which edge, and at which part of it (0 ... 1)."""

    off: np.ndarray
    edge: np.ndarray
    part: np.ndarray


def nearest(start: np.ndarray, end: np.ndarray, positions: np.ndarray, leave_out: int | None = None) -> Nearest:
    """Finds the nearest points of edges; one edge may be left out.

    The distance to a long edge may have two lows: so each edge is sampled first, and around the best sample of each
    edge that may be the nearest the least distance is searched for.
    """
    samples = 17
    parts, line = np.linspace(0, 1, samples), inverse(start, end)
    points = direct(start[:, None], line.azimuth_from[:, None], line.distance[:, None] * parts)
    away = distance(points, positions[:, None, None])
    best, half_step = away.argmin(axis=2), line.distance / (samples - 1) / 2
    if leave_out is not None:
        away[:, leave_out] = np.inf
    nearest_sample = away.min(axis=2)
    maybe = nearest_sample - half_step <= nearest_sample.min(axis=1, keepdims=True)
    position, edge = np.nonzero(maybe)
    low = parts[np.maximum(best[position, edge] - 1, 0)]
    high = parts[np.minimum(best[position, edge] + 1, samples - 1)]

    def value(part: np.ndarray) -> np.ndarray:
        meters = line.distance[edge] * (low + part * (high - low))
        return distance(direct(start[edge], line.azimuth_from[edge], meters), positions[position])

    ended, off = lowest(value, len(edge), 62)
    # Beside a sharp low, which a position on the edge has, the last digit of a position leads the search astray.
    found = ended
    for meters in np.linspace(-3e-7, 3e-7, 31):
        part = np.clip(ended + meters / np.maximum(line.distance[edge] * (high - low), 1e-9), 0, 1)
        away = value(part)
        found, off = np.where(away < off, part, found), np.minimum(away, off)
    order = np.lexsort((off, position))
    first = order[np.unique(position[order], return_index=True)[1]]
    return Nearest(off[first], edge[first], (low + found * (high - low))[first])


def beside(line: np.ndarray, positions: np.ndarray) -> np.ndarray:
    """Gives how far positions lie beside an open line or a closed ring."""
    return nearest(line[:-1], line[1:], positions).off


def edge_distances(center: np.ndarray, ring: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Gives of each edge of a closed ring around a center the least and the largest distance from it."""
    start, line = ring[:-1], inverse(ring[:-1], ring[1:])

    def away(part: np.ndarray) -> np.ndarray:
        return distance(center, direct(start, line.azimuth_from, part * line.distance))

    _, least = lowest(away, len(start), 36)
    _, largest = lowest(lambda part: -away(part), len(start), 36)
    return least, -largest


def northernmost(ring: np.ndarray) -> float:
    """Gives the largest latitude of a closed ring, its edges included."""
    line = inverse(ring[:-1], ring[1:])

    def south(part: np.ndarray) -> np.ndarray:
        return -direct(ring[:-1], line.azimuth_from, part * line.distance)[:, 0]

    return max(-float(lowest(south, len(line.distance), 62)[1].min()), float(ring[:, 0].max()))


# Areas.


def area(ring: np.ndarray) -> float:
    """Gives the area to the left of a ring, closed or not, in square meters; at most half of the earth, with a sign."""
    return GEOD.polygon_area_perimeter(np.ascontiguousarray(ring[:, 1]), np.ascontiguousarray(ring[:, 0]))[0]


def smaller_side(ring: np.ndarray) -> int:
    """Tells on which side of a ring less than half of the earth lies: 1 the left, -1 the right, 0 nearly half on both."""
    found = area(ring)
    return 0 if abs(found) > EARTH * 0.49 else 1 if found > 0 else -1


def perimeter(ring: np.ndarray) -> float:
    """Gives the length of a closed ring."""
    return float(distance(ring[:-1], ring[1:]).sum())


def area_around(center: np.ndarray, ring: np.ndarray) -> float:
    """Gives the area of a small ring around a center, also at a pole, where area() has only some digits.

    Its triangles are taken for those of a sphere of the same curvature: within 10 km that is right to 1e-10.
    """
    scale = math.sqrt(curvature(center[0]))
    line = inverse(center, closed(ring))
    tangents = np.tan(line.distance * scale / 2)
    turns = np.radians(np.mod(line.azimuth_from[:-1] - line.azimuth_from[1:] + 180, 360) - 180)
    product = tangents[:-1] * tangents[1:]
    excess = 2 * np.arctan2(product * np.sin(turns), 1 + product * np.cos(turns))
    return float(excess.sum()) / scale**2


EARTH = 2 * GEOD.polygon_area_perimeter([0, 90, 180, -90], [0, 0, 0, 0])[0]


# Up to this radius in meters area_around() suffices.
SMALL = 10_000


def circle_area(center: np.ndarray, radius: float, vertices: int = 1000) -> float:
    """Gives the area of a circle: by the first terms of its series, or from polygons in it, whose errors are as 4 to 1.

    The series is that of a sphere of the same curvature. The change of curvature within the circle comes to 2e-11 of
    the area at 100 km, and grows with the fourth power of the radius; around a pole polygons have fewer digits there.
    """
    if radius < 100_000:
        bent = curvature(center[0]) * radius**2
        return math.pi * radius**2 * (1 - bent / 12 + bent**2 / 360)
    areas = []
    for factor in (1, 2, 4):
        azimuths = -np.arange(vertices * factor) * (360 / (vertices * factor))
        areas.append(area(direct(center, azimuths, radius)) % EARTH)
    once = [(4 * fine - coarse) / 3 for coarse, fine in itertools.pairwise(areas)]
    return (16 * once[1] - once[0]) / 15


def curvature(latitude: float) -> float:
    """Gives the Gaussian curvature of the ellipsoid, in 1/m2."""
    w = 1 - GEOD.es * math.sin(math.radians(latitude)) ** 2
    return w**2 / (GEOD.a**2 * (1 - GEOD.es))


# Planes.


def equal_area(center: np.ndarray, radius: float) -> Callable[[np.ndarray], np.ndarray]:
    """Gives an azimuthal projection around a center that keeps areas: from points to [x, y].

    PROJ's has few digits at a pole and none a little beside one. So it is that around the pole there; for small shapes
    the equidistant one is taken, in which areas within 10 km are right to 1e-6.
    """
    if radius < SMALL:
        return _projection("aeqd", center)
    near_pole = abs(center[0]) > 89.9
    return _projection("laea", np.array([math.copysign(90, center[0]), 0]) if near_pole else center)


def gnomonic(center: np.ndarray) -> Callable[[np.ndarray], np.ndarray]:
    """Gives the gnomonic projection around a center: from points to [x, y]; geodesics are nearly straight."""
    return _projection("gnom", center)


def _projection(name: str, center: np.ndarray) -> Callable[[np.ndarray], np.ndarray]:
    projection = pyproj.Proj(proj=name, lat_0=center[0], lon_0=math.remainder(center[1], 360), ellps="WGS84")

    def forward(points: np.ndarray) -> np.ndarray:
        return np.stack(projection(points[..., 1], points[..., 0]), axis=-1)

    return forward


def in_plane(plane: Callable[[np.ndarray], np.ndarray], ring: np.ndarray, samples: int) -> shapely.Polygon:
    """Gives a closed ring, its edges sampled, as a polygon of a plane."""
    return shapely.Polygon(plane(sampled(ring, samples)))


# Stars: around their center, each ray meets the border once.


class Star(NamedTuple):
    """A ring around a center, its vertices at falling azimuths, with steps of less than 180 degrees."""

    center: np.ndarray
    ring: np.ndarray
    azimuths: np.ndarray

    def border(self, azimuths: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Gives at which distance from the center the border lies in some directions, and on which edge."""
        falling = np.mod(self.azimuths[0] - self.azimuths, 360)
        wanted = np.mod(self.azimuths[0] - azimuths, 360)
        edge = np.searchsorted(falling, wanted, side="right") - 1
        start, end = self.ring[edge], self.ring[(edge + 1) % len(self.ring)]
        line = inverse(start, end)
        low, high = np.zeros(len(wanted)), np.ones(len(wanted))
        # The azimuth falls along an edge: halve until the direction is met.
        # A direction at a vertex may round to one a little before it.
        from_start = np.mod(self.azimuths[edge] - azimuths + 90, 360) - 90
        for _ in range(46):
            middle = (low + high) / 2
            here = inverse(self.center, direct(start, line.azimuth_from, middle * line.distance)).azimuth_from
            done = np.mod(self.azimuths[edge] - here + 90, 360) - 90
            low, high = np.where(done < from_start, middle, low), np.where(done < from_start, high, middle)
        return distance(self.center, direct(start, line.azimuth_from, (low + high) / 2 * line.distance)), edge


def star(random: np.random.Generator, center: np.ndarray, radius: float, count: int, roughness: float) -> Star:
    """Makes a star; the ring is not closed and runs counterclockwise around its center."""
    azimuths = -(np.arange(count) + random.uniform(0, 0.45, count)) * (360 / count)
    ring = direct(center, azimuths, radius * (1 - roughness * random.random(count)))
    return Star(center, ring, azimuths)


def polar_star(random: np.random.Generator) -> Star:
    """Makes a star with a vertex at one pole or both, and others, often on the antimeridian and opposite to it.

    The center is not at a pole. No edge is longer than 17,000 km, and neighbors are seen in directions half a degree apart
    at least.
    """
    while True:
        center = np.array([random.uniform(-80, 80), random.uniform(-180, 180)])
        poles = [[90.0], [-90.0], [90.0, -90.0]][int(random.integers(3))]
        points = [[pole, random.uniform(-180, 180)] for pole in poles]
        for _ in range(int(random.integers(2, 9))):
            if random.random() < 0.4:
                points.append([random.uniform(-89, 89), float(random.choice([-180, 180, 0, 90, -90]))])
            else:
                points.append(direct(center, random.uniform(-180, 180), random.uniform(1e5, 1.5e7)))
        line = inverse(center, np.array(points))
        order = np.argsort(-line.azimuth_from)
        ring, azimuths = np.array(points)[order], line.azimuth_from[order]
        steps = np.mod(azimuths - np.roll(azimuths, -1), 360)
        if steps.min() < 0.5 or steps.max() > 175 or line.distance.max() > 1.7e7:
            continue
        if distance(ring, np.roll(ring, -1, axis=0)).max() < 1.7e7:
            return Star(center, ring, azimuths)


def with_any_poles(random: np.random.Generator, ring: np.ndarray) -> np.ndarray:
    """Gives a ring with other longitudes for vertices at a pole, which have none, and some of them twice or three times."""
    found = []
    for point in ring:
        if abs(point[0]) < 90:
            found.append(point)
            continue
        for _ in range(int(random.choice([1, 1, 2, 3]))):
            choice = random.choice([0.0, 180.0, -180.0, random.uniform(-180, 180), random.uniform(-180, 180)])
            found.append([point[0], float(choice)])
    return np.array(found)


# The centroid: the direction of the integral of the position vector over the area, on the authalic sphere.


def authalic_vectors(points: np.ndarray) -> np.ndarray:
    """Gives unit vectors of points on the authalic sphere, in long double."""
    radians = np.asarray(points, np.longdouble) * (np.longdouble("3.14159265358979323846264338327950288") / 180)
    sine, e = np.sin(radians[..., 0]), np.sqrt(np.longdouble(GEOD.es))

    def q(sine: np.ndarray) -> np.ndarray:
        return (1 - e**2) * (sine / (1 - (e * sine) ** 2) + np.arctanh(e * sine) / e)

    sine_authalic = q(sine) / q(np.longdouble(1))
    # The cosine from the difference to the pole would lose digits; a part of 1e-19 of 1 is not missed at 1e-9.
    cosine = np.sqrt(np.maximum(1 - sine_authalic**2, 0))
    return np.stack([cosine * np.cos(radians[..., 1]), cosine * np.sin(radians[..., 1]), sine_authalic], axis=-1)


def moment(ring: np.ndarray, samples: int) -> np.ndarray:
    """Gives the integral of the position vector over the area left of a ring, from the edges' many short arcs."""
    vectors = authalic_vectors(sampled(closed(ring), samples))
    normals = np.cross(vectors[:-1], vectors[1:])
    sines = np.sqrt((normals**2).sum(axis=-1))
    kept = sines > 0
    return ((np.arcsin(sines[kept]) / sines[kept])[:, None] * normals[kept]).sum(axis=0) / 2


def centroid_vector(rings: list[np.ndarray], samples: int) -> np.ndarray:
    """Gives the direction of the centroid on the authalic sphere; rings run any way, the first is the outer one."""
    total = np.zeros(3, np.longdouble)
    for number, ring in enumerate(rings):
        total += moment(ring, samples) * np.sign(area(ring)) * (1 if number == 0 else -1)
    return total / np.sqrt((total**2).sum())
