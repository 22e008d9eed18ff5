# SPDX-License-Identifier: MIT
"""Rings of KML: counterclockwise outer ones, clockwise holes, of all that becomes a Polygon."""

from __future__ import annotations

import math
import random as chances
import re
from pathlib import Path

import numpy as np
import pytest
import shapely
from effort import EFFORT
from Oracle.Documents import exchange_library as exchange
from Oracle.Documents.exchange_library import FEATURE_TYPE, VERTEX_TYPE, ExchangeLibrary

RINGS = re.compile(rb"<(outer|inner)BoundaryIs><LinearRing><coordinates>([^<]*)<")


@pytest.fixture(scope="session")
def documents(library: Path) -> ExchangeLibrary:
    return ExchangeLibrary(library)


@pytest.fixture
def chance(seed: int, request: pytest.FixtureRequest) -> chances.Random:
    return chances.Random(f"{seed} {request.node.name}")


def feature(kind: int, first: int, count: int, **numbers: float) -> np.ndarray:
    made = np.zeros(1, FEATURE_TYPE)
    for name in exchange.NUMBERS:
        made[name] = np.nan
    made["kind"], made["first"], made["count"] = kind, first, count
    for name, number in numbers.items():
        made[name] = number
    return made


def around(chance: chances.Random, latitude: float, longitude: float, radius: float) -> list[tuple[float, float]]:
    """Gives a ring around a place, in either direction, perhaps closed."""
    count = chance.randint(3, 9)
    angles = [math.tau * (at + chance.uniform(0.1, 0.5)) / count for at in range(count)]
    angles = angles[::-1] if chance.random() < 0.5 else angles
    # It may begin anywhere.
    ring = [(latitude + radius * math.sin(angle), longitude + radius * math.cos(angle)) for angle in angles]
    return [*ring, ring[0]] if chance.random() < 0.5 else ring


def written(documents: ExchangeLibrary, features: list[np.ndarray], places: list[tuple[float, float]]) -> list[tuple[str, np.ndarray]]:
    """Gives the rings of a document as [longitude, latitude], without jumps at the antimeridian."""
    vertices = np.zeros(len(places), VERTEX_TYPE)
    vertices["latitude"], vertices["longitude"] = np.array(places).T
    vertices["altitude"] = vertices["time"] = np.nan
    status, text, _ = documents.write("kml", np.concatenate(features), vertices)
    assert status == exchange.OK
    found = []
    for which, ring in RINGS.findall(text):
        numbers = np.array([list(map(float, one.split(b",")[:2])) for one in ring.split()])
        # With the digits of the text again: a ring whose ends differ by a rounding error has no direction for GEOS.
        numbers[:, 0] = np.round(np.unwrap(numbers[:, 0], period=360), 9)
        found.append((which.decode(), numbers))
    return found


def test_areas(documents, chance, findings):
    for _ in range(round(2000 * EFFORT)):
        center = chance.uniform(-60, 60), chance.uniform(-180, 180)
        radius = 10 ** chance.uniform(-4, 1)
        rings = [around(chance, *center, radius), around(chance, *center, radius / 4)]
        places = [*rings[0], *rings[1]]
        features = [feature(exchange.AREA, 0, len(rings[0])), feature(exchange.HOLE, len(rings[0]), len(rings[1]))]
        outer, inner = written(documents, features, places)
        findings.count("areas")
        for (which, ring), given in zip((outer, inner), rings):
            signed = shapely.LinearRing(ring).is_ccw
            findings.expect(signed == (which == "outer"), given, (which, ring))
            # They begin where they began, and are closed once.
            begins = np.allclose(ring[0][::-1], [given[0][0], math.remainder(given[0][1], 360)], atol=1e-6) or abs(abs(ring[0][0]) - 180) < 1e-6
            findings.expect(begins and np.allclose(ring[0], ring[-1], rtol=0, atol=1e-9), given, ring)
            findings.expect(len(ring) == len(given) + (given[0] != given[-1]), given, ring)
    findings.conclude(areas=1900)


@pytest.mark.parametrize("north", [1, -1])
def test_a_ring_around_a_pole(documents, north):
    for eastward in (1, -1):
        places = [(north * 70.0, eastward * longitude) for longitude in (-120, 0, 120)]
        ((_, ring),) = written(documents, [feature(exchange.AREA, 0, 3)], places)
        # Seen from above its pole, counterclockwise is eastward in the north, and westward in the south.
        assert round(ring[-1][0] - ring[0][0]) == 360 * north


def test_shapes(documents, chance, findings):
    for _ in range(round(500 * EFFORT)):
        place = [(chance.uniform(-60, 60), chance.uniform(-170, 170))]
        radius = 10 ** chance.uniform(0, 5)
        kinds = [
            feature(exchange.CIRCLE, 0, 1, radius=radius),
            feature(exchange.ELLIPSE, 0, 1, radius=radius, second_radius=radius / 3, azimuth=chance.uniform(0, 360)),
            feature(exchange.SECTOR, 0, 1, radius=radius, width=chance.uniform(5, 350), azimuth=chance.uniform(0, 360)),
            feature(exchange.SECTOR, 0, 1, radius=radius, second_radius=radius / 2, width=40, azimuth=chance.uniform(0, 360)),
            feature(exchange.SECTOR, 0, 1, radius=radius, second_radius=radius / 2, width=360, azimuth=0),
        ]
        for kind in kinds:
            rings = written(documents, [kind], place)
            findings.count("shapes")
            for which, ring in rings:
                findings.count(which)
                findings.expect(shapely.LinearRing(ring).is_ccw == (which == "outer"), kind, which)
    findings.conclude(shapes=2400, outer=2400, inner=450)
