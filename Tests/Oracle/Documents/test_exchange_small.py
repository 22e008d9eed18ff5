# SPDX-License-Identifier: MIT
"""Tiny features, as small as the last decimal: the library reads what it has written, and refuses the others with a status."""

from __future__ import annotations

import math
import random as chances
from pathlib import Path

import numpy as np
import pytest
from effort import EFFORT
from Oracle.Documents import exchange_library as exchange
from Oracle.Documents.exchange_library import (
    AREA,
    BOX,
    CIRCLE,
    ELLIPSE,
    FEATURE_TYPE,
    HOLE,
    LINE,
    NUMBERS,
    OK,
    PARTIAL,
    POINT,
    RANGE_BEARING,
    SECTOR,
    VERTEX_TYPE,
    ExchangeLibrary,
)  # fmt: skip

KINDS = (POINT, LINE, AREA, CIRCLE, ELLIPSE, SECTOR, RANGE_BEARING, BOX)
#: What each kind is read as.
READ = {
    "geojson": {POINT: {POINT}, LINE: {LINE}, RANGE_BEARING: {LINE}, None: {AREA, HOLE}},
    "kml": {POINT: {POINT}, LINE: {LINE}, RANGE_BEARING: {LINE}, BOX: {BOX}, None: {AREA, HOLE}},
    "gpx": {POINT: {POINT}, None: {LINE}},
}


@pytest.fixture(scope="session")
def documents(library: Path) -> ExchangeLibrary:
    return ExchangeLibrary(library)


@pytest.fixture
def chance(seed: int, request: pytest.FixtureRequest) -> chances.Random:
    return chances.Random(f"{seed} {request.node.name}")


def middle(chance: chances.Random, unit: float) -> tuple[float, float]:
    """Gives a place anywhere, at 180 degrees, or at a pole, or a few units away from them."""
    latitude = chance.choice([chance.uniform(-90, 90), 0.0, chance.choice([-1, 1]) * (90 - chance.choice([0, 0.5, 3, 50]) * unit)])
    edge = chance.choice([-1, 1]) * (180 - chance.choice([0, 0.4, 1.5, 9]) * unit)
    return latitude, chance.choice([chance.uniform(-180, 180), edge, edge, chance.choice([-90.0, 0.0, 90.0])])


def made(chance: chances.Random, places: int) -> tuple[np.ndarray, np.ndarray, float]:
    """Gives a feature, perhaps with a hole, its vertices, and its size in units of the last decimal."""
    unit = 10.0**-places
    kind = chance.choice(KINDS)
    latitude, longitude = middle(chance, unit)
    size = chance.choice([0, 10 ** chance.uniform(-3, 2)])
    features, vertices = [], []

    def add(kind: int, rows: list[tuple[float, float]]) -> np.ndarray:
        feature = np.zeros((), FEATURE_TYPE)
        for name in NUMBERS:
            feature[name] = math.nan
        feature["kind"], feature["first"], feature["count"] = kind, len(vertices), len(rows)
        features.append(feature)
        vertices.extend((min(90, max(-90, row[0])), row[1], math.nan, math.nan) for row in rows)
        return feature

    def around(count: int, size: float) -> list[tuple[float, float]]:
        widening = chance.choice([1, 1 / max(1e-9, math.cos(math.radians(latitude)))])
        turns = sorted(chance.uniform(0, math.tau) for _ in range(count))
        rows = [
            (latitude + size * unit * math.sin(turn), longitude + size * unit * widening * math.cos(turn)) for turn in turns
        ]
        return [row for row in rows for _ in range(chance.choice([1, 1, 1, 2]))]

    if kind == LINE:
        add(kind, around(chance.randint(1, 4), size))
    elif kind == AREA:
        add(kind, around(chance.randint(3, 6), size))
        if chance.random() < 0.3:
            size *= chance.random()
            add(HOLE, around(chance.randint(3, 5), size))
    elif kind == BOX:
        low, high = (min(90, max(-90, latitude + side * size * unit)) for side in (-1, 1))
        wide = chance.choice([size * unit, size * unit, 180.0])
        feature = add(kind, [(low, longitude - wide), (high, longitude + wide)])
        feature["azimuth"] = chance.choice([math.nan, 0, chance.uniform(0, 360)])
        # Near a pole it is narrower than in degrees.
        size = 0 if abs(latitude) > 89 else size
    else:
        feature = add(kind, [(latitude, longitude)])
        radius = max(size, 1e-3) * unit * 111_000
        feature["radius"], feature["azimuth"] = radius, chance.uniform(0, 360)
        feature["second_radius"] = radius * chance.choice([0, 0.3, 0.999, 10 ** chance.uniform(-5, 0)])
        feature["width"] = chance.choice([360, chance.uniform(1, 359)])
        if kind == ELLIPSE and feature["second_radius"] == 0:
            feature["second_radius"] = radius
        if kind in (ELLIPSE, SECTOR):
            size = 0
    return np.array(features, FEATURE_TYPE), np.array(vertices, VERTEX_TYPE), size


@pytest.mark.parametrize("form", ["geojson", "kml", "gpx"])
def test_a_small_feature_is_read_back_or_refused(documents, chance, findings, form):
    for _ in range(round(2500 * EFFORT)):
        places = chance.choice([0, 3, 5, 7, 7, 7, 9, 12])
        features, vertices, size = made(chance, places)
        kind = int(features[0]["kind"])
        tolerance = chance.choice([0.0, 0.01, 1.0])
        status, text, report = documents.write(form, features, vertices, decimals=places, tolerance=tolerance)
        what = (places, tolerance, features, vertices, text)
        findings.count("features")
        found = documents.read(form, text) if status in (OK, PARTIAL) else None
        if status == OK:
            kinds = {int(feature["kind"]) for feature in found.features}
            right = READ[form].get(kind, READ[form][None])
            words = f"{documents.status_name(found.status)} {documents.status_name(found.report.error)} {kinds}"
            findings.expect(found.status == OK and kinds and kinds <= right, what, words)
            findings.count("read")
            continue
        findings.count("refused")
        error = documents.status_name(report.error)
        right = ("GN_ERROR_RADIUS", "GN_ERROR_COUNT", "GN_ERROR_LATITUDE", "GN_ERROR_TOLERANCE", "GN_ERROR_VERTICES")
        findings.expect(status == PARTIAL and error in right, what, error)
        findings.expect(report.skipped == len(features), what, f"{report.skipped} skipped")
        findings.expect(len(found.features) == 0, what, "features that were refused are in the document")
        if error in ("GN_ERROR_RADIUS", "GN_ERROR_COUNT"):
            findings.expect(kind not in (POINT, LINE, RANGE_BEARING), what, "no ring")
            # The caller's areas may be flat, whatever their size.
            findings.expect(size < 3 or kind == AREA, what, f"{size} units are refused")
    findings.conclude(features=2000, read=1000, **({} if form == "gpx" else {"refused": 100}))


def test_kml_keeps_which_vertices_have_an_altitude(documents, chance, findings):
    """Altitudes of 0 come back, and vertices without one stay so."""
    for _ in range(round(1500 * EFFORT)):
        heights = chance.choice([[0.0, math.nan], [0.0, math.nan], [0.0], [0.0, 0.001, -0.001, math.nan], [0.0, 7.25, -3, math.nan]])
        kind, is_timed = chance.choice([(POINT, False), (LINE, False), (LINE, True), (AREA, False)])
        counts = {POINT: [1], LINE: [chance.randint(2, 5)], AREA: [4, *[3] * chance.randint(0, 2)]}[kind]
        features, vertices = np.zeros(len(counts), FEATURE_TYPE), []
        for row, count in enumerate(counts):
            for name in NUMBERS:
                features[row][name] = math.nan
            features[row]["kind"], features[row]["first"], features[row]["count"] = HOLE if row else kind, len(vertices), count
            turns = [math.tau * (corner + 0.1) / count for corner in range(count)]
            times = [float(corner) if is_timed else math.nan for corner in range(count)]
            vertices += [
                (46 + math.sin(turn) / (row + 1), 8 + math.cos(turn) / (row + 1), chance.choice(heights), time)
                for turn, time in zip(turns, times, strict=True)
            ]
        status, text, _ = documents.write("kml", features, np.array(vertices, VERTEX_TYPE))
        found = documents.read("kml", text)
        findings.count("features")
        findings.expect((status, found.status) == (OK, OK) and len(found.features) == len(features), text, "not read")
        # A ring may be turned.
        for row, count in enumerate(counts):
            first = int(features[row]["first"])
            given = sorted((vertex[0], round(vertex[2], 2) + 0.0) for vertex in vertices[first : first + count])
            read = sorted((vertex[0], vertex[2]) for vertex in found.vertices_of(row).tolist())
            same = np.allclose(given, read, rtol=0, atol=1e-7, equal_nan=True)
            findings.expect(same, text, f"{read}, not {given}")
    findings.conclude(features=1200)
