# SPDX-License-Identifier: MIT
"""Random centers and radii: over the whole earth and of any size, and more often where a shape is difficult."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from effort import EFFORT

LARGEST_RADIUS = 19_970_000.0


class Scene(NamedTuple):
    """Where a shape is drawn, and how large."""

    center: np.ndarray
    radius: float
    vertices: int

    def __str__(self) -> str:
        latitude, longitude = map(float, self.center)
        return f"center {latitude!r} {longitude!r}, radius {self.radius!r}, {self.vertices} vertices"


def some(number: int) -> int:
    """Gives how many of something a run looks at."""
    return max(1, round(number * EFFORT))


def any_size(random: np.random.Generator, least: float, most: float) -> float:
    """Gives a size between two, all magnitudes alike."""
    return least * (most / least) ** random.random()


def any_center(random: np.random.Generator, least: float = 1e-9) -> np.ndarray:
    """Gives a point anywhere, often at a pole, the equator or the antimeridian, or at least some degrees beside."""
    latitude = math.degrees(math.asin(random.uniform(-1, 1)))
    longitude = random.uniform(-180, 180)
    sign = random.choice([-1.0, 1.0])
    match random.integers(6):
        case 0:
            latitude = sign * 90
        case 1:
            latitude = sign * (90 - any_size(random, least, 10))
        case 2:
            latitude = 0.0 if random.random() < 0.5 else sign * any_size(random, least, 1)
    match random.integers(5):
        case 0:
            longitude = sign * 180
        case 1:
            longitude = sign * (180 - any_size(random, least, 10))
        case 2 if random.random() < 0.3:
            longitude = float(random.choice([0, 90, -90, 179, -179]))
    return np.array([latitude, longitude])


def any_radius(random: np.random.Generator, least: float = 1e-3, most: float = LARGEST_RADIUS) -> float:
    """Gives a radius of any size, often the size of a continent or more."""
    if random.random() < 0.4:
        return random.uniform(min(1e5, most), most)
    return any_size(random, least, most)


def scenes(
    random: np.random.Generator,
    count: int,
    least: float = 1e-3,
    most: float = LARGEST_RADIUS,
    vertices: int = 100,
    beside: float = 1e-9,
) -> list[Scene]:
    """Gives `count` scenes; their centers lie at poles and on the antimeridian, or at least some degrees beside."""
    found = []
    for _ in range(some(count)):
        number = round(any_size(random, 3, vertices))
        found.append(Scene(any_center(random, beside), any_radius(random, least, most), number))
    return found
