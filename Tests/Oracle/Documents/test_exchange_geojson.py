# SPDX-License-Identifier: MIT
"""GeoJSON against Python's json module: the meaning of documents, valid and invalid JSON, and growth of the time."""

from __future__ import annotations

import json
import math
import random as chances
import re
from pathlib import Path

import numpy as np
import pytest
import shapely
from effort import EFFORT
from Oracle.Documents import exchange_library as exchange
from Oracle.Documents import exchange_made, geojson_made
from Oracle.Documents.exchange_library import FEATURE_TYPE, JSON_TEXTS, VERTEX_TYPE, ExchangeLibrary
from Oracle.Documents.test_exchange_xml import least_time

REFUSED = {exchange.EMPTY, exchange.INCOMPLETE, exchange.JSON, exchange.ENCODING, exchange.LIMIT}


@pytest.fixture(scope="session")
def documents(library: Path) -> ExchangeLibrary:
    return ExchangeLibrary(library)


@pytest.fixture
def chance(seed: int, request: pytest.FixtureRequest) -> chances.Random:
    return chances.Random(f"{seed} {request.node.name}")


@pytest.mark.parametrize("wrong", [0, 0.02, 0.2])
def test_documents_mean_what_json_says(documents, chance, findings, wrong):
    for _ in range(round(4000 * EFFORT)):
        document = geojson_made.Maker(chance, wrong).document()
        meaning = geojson_made.Meaning()
        meaning.read(document.decode())
        found = documents.read("geojson", document)
        detected = documents.detect(document)
        findings.count("documents")
        name = documents.status_name(found.status).removeprefix("GN_ERROR_")
        if meaning.refusal:
            findings.count("refused")
            findings.expect(name == meaning.refusal, document, f"{name}, not {meaning.refusal}")
            findings.expect((detected[0] == exchange.OK) == (name != "DOCUMENT"), document, f"detected: {detected}")
            continue
        findings.expect(detected == (exchange.OK, 4), document, f"detected: {detected}")
        findings.count("features", len(meaning.features))
        findings.count("left out", len(meaning.reasons))
        report = found.report
        partial = exchange.PARTIAL if meaning.reasons or meaning.dropped else exchange.OK
        wrong_ones = exchange_made.differences(documents, found, meaning.features, partial)
        findings.expect(not wrong_ones, document, wrong_ones)
        counts = report.skipped, report.dropped
        findings.expect(counts == (len(meaning.reasons), meaning.dropped), document, f"{counts}, not {meaning.reasons}")
        reason = documents.status_name(report.error).removeprefix("GN_ERROR_")
        if meaning.reasons and not meaning.dropped:
            findings.expect(reason == meaning.reasons[0], document, f"{reason}, not {meaning.reasons}")
        for row, (feature, right) in enumerate(zip(found.features, meaning.properties)):
            findings.expect(int(feature["flags"]) & JSON_TEXTS == JSON_TEXTS, document, "no text of JSON")
            raw = found.raw(row, "properties")
            same = json.loads(raw) == json.loads(json.dumps(right)) if raw else right is None
            findings.expect(same, document, f"properties {raw!r}, not {right}")
    least = {"documents": 3900, "features": 2000}
    findings.conclude(**least | ({"left out": 500} if wrong else {}))


class Tame(geojson_made.Maker):
    """Makes features that are not cut, and areas whose rings do not cross."""

    def position(self) -> list[geojson_made.Number]:
        return [self.number(-170, 170), self.number(-80, 80), *([self.number(0, 9000)] if self.chance.random() < 0.3 else [])]

    def polygon(self) -> list[list[list[geojson_made.Number]]]:
        center = self.chance.uniform(-160, 160), self.chance.uniform(-70, 70)
        return [self.round(center, radius) for radius in (8, 3)[: self.chance.choice([1, 2])]]

    def round(self, center: tuple[float, float], radius: float) -> list[list[geojson_made.Number]]:
        """Gives a ring around a center, in either direction, with angles below 180 degrees between its vertices."""
        count = self.chance.randint(3, 7)
        angles = [math.tau * (at + self.chance.uniform(0.1, 0.5)) / count for at in range(count)]
        angles = angles[::-1] if self.chance.random() < 0.5 else angles
        places = [(center[0] + radius * math.cos(angle), center[1] + radius * math.sin(angle)) for angle in angles]
        ring = [[geojson_made.Number(f"{x:.9f}"), geojson_made.Number(f"{y:.9f}")] for x, y in places]
        return [*ring, ring[0]]


def test_what_is_written_is_read_back(documents, chance, findings):
    """Points, lines and areas are read as they were written, and written the same again."""
    form = dict(decimals=12, meter_decimals=6)
    shapes = {exchange.CIRCLE, exchange.ELLIPSE, exchange.SECTOR, exchange.RANGE_BEARING}
    for _ in range(round(2000 * EFFORT)):
        document = Tame(chance, 0).document()
        first = documents.read("geojson", document)
        if first.status not in (exchange.OK, exchange.PARTIAL):
            continue
        kinds, radii, widths = (first.features[name] for name in ("kind", "radius", "width"))
        if ((kinds == exchange.SECTOR) & (widths == 0)).any() or ((kinds == exchange.CIRCLE) & (radii < 1e-5)).any():
            # A sector without a width is left out when it is written, a circle that is a point when it is read.
            continue
        status, text, _ = documents.write("geojson", first.features, first.vertices, document, **form)
        findings.expect(status == exchange.OK, document, documents.status_name(status))
        again = documents.read("geojson", text)
        findings.count("documents")
        findings.expect(again.status == exchange.OK, text, documents.status_name(again.status))
        if set(first.features["kind"].tolist()) & shapes or b'"Multi' in text:
            # Circles are areas then, and a shape that is cut is several features.
            continue
        findings.count("the same")
        same = documents.write("geojson", again.features, again.vertices, text, **form)[1]
        groups = [grouped(each) for each in (text, same)]
        if not set(first.features["kind"].tolist()) & {exchange.AREA}:
            findings.expect(groups[0] == groups[1], text, same)
        findings.expect(len(first.features) == len(again.features), text, len(again.features))
        for row, (feature, other) in enumerate(zip(first.features, again.features)):
            findings.count("features")
            for name in {*exchange.NUMBERS, "kind", "fence_triggers"} - {"width"}:
                pair = float(feature[name]), float(other[name])
                if name in ("azimuth", "course") and max(pair) - min(pair) > 359:
                    # 360 degrees are written as 0.
                    pair = pair[0] % 360, pair[1] % 360
                findings.expect(np.isclose(*pair, rtol=0, atol=1e-6, equal_nan=True), text, (name, pair))
            for name in exchange.TEXTS:
                pair = tuple(documents.text(found, row, name) for found in (first, again))
                findings.expect(pair[0] == pair[1], text, (name, pair))
            mine, theirs = (found.vertices_of(row) for found in (first, again))
            if feature["kind"] in (exchange.AREA, exchange.HOLE):
                mine, theirs = (np.array(sorted(set(map(tuple, np.round(rows[:, :2], 6) + 0.0)))) for rows in (mine, theirs))
            elif len(mine) == 1:
                theirs = theirs[:1]
            findings.expect(len(mine) == len(theirs) and is_close(mine, theirs), text, f"{mine}, then {theirs}")
    findings.conclude(documents=1800, features=2000, **{"the same": 700})


def grouped(text: bytes) -> bytes:
    """Gives a text with objects that are counted from 0."""
    numbers: list[bytes] = []

    def number(found: re.Match[bytes]) -> bytes:
        if not numbers or numbers[-1] != found[1]:
            numbers.append(found[1])
        return b'"object":%d' % (len(numbers) - 1)

    return re.sub(rb'"object":(\d+)', number, text)


def is_close(mine: np.ndarray, theirs: np.ndarray) -> bool:
    apart = mine - theirs
    apart[:, 1] = (apart[:, 1] + 180) % 360 - 180
    return bool(np.all((np.abs(apart) < 2e-6) | (np.isnan(mine) & np.isnan(theirs))))


# JSON and texts that are not JSON

PIECES = [*"{}[],:\"\\/0123456789-+.eE \n\t\r\x00\x1f\x7f\x1eué", "null", "true", "nul", "\\u12", "\\ud800", "\\q", "01", "1.", ".5", "NaN"]


def mutate(chance: chances.Random, document: bytes) -> bytes:
    for _ in range(chance.choice([1, 1, 2])):
        place = chance.randrange(len(document) + 1)
        what = chance.choice(["insert", "delete", "replace", "cut", "byte"])
        piece = chance.choice(PIECES).encode()
        if what == "insert":
            document = document[:place] + piece + document[place:]
        elif what == "delete":
            document = document[:place] + document[place + chance.randint(1, 3) :]
        elif what == "replace":
            document = document[:place] + piece + document[place + len(piece) :]
        elif what == "byte":
            document = document[:place] + bytes([chance.randrange(256)]) + document[place + 1 :]
        else:
            document = document[:place]
    return document


def is_json(document: bytes) -> bool:
    """Whether a text is an object of JSON, as Python has it; without NaN, which Python adds."""
    try:
        value = json.loads(document.decode("utf-8"), parse_constant=lambda _: {}["none"])
    except (ValueError, KeyError):
        return False
    return isinstance(value, dict)


def test_what_is_no_json_is_refused_where_it_ends_to_be_one(documents, chance, findings):
    for _ in range(round(20_000 * EFFORT)):
        maker = geojson_made.Maker(chance, 0)
        text = maker.write(maker.members([("type", "FeatureCollection"), ("features", [maker.feature()])]))
        # A document that does not begin as an object, or has a record separator, is refused in another way.
        document = mutate(chance, text.encode())
        if not document.startswith(b"{") or b"\x1e" in document:
            continue
        status, report = documents.check("geojson", document)
        right = is_json(document)
        findings.count("JSON" if right else "no JSON")
        name = documents.status_name(status)
        if right:
            findings.expect(status not in REFUSED, document, f"{name} at {report.place}")
            continue
        several = status in (exchange.OK, exchange.PARTIAL, exchange.DOCUMENT, exchange.CRS)
        if several:
            # Other JSON, or another system, is reported before later errors.
            findings.count("told before")
            continue
        findings.expect(status in REFUSED, document, name)
        place = int(report.place)
        before, _ = documents.check("geojson", document[:place])
        findings.expect(
            before in (exchange.INCOMPLETE, exchange.EMPTY, exchange.OK, exchange.PARTIAL, exchange.DOCUMENT),
            document[:place],
            f"{name} at {place}, {documents.status_name(before)} before it",
        )
        if status == exchange.INCOMPLETE:
            findings.expect(place == len(document), document, f"incomplete at {place} of {len(document)}")
    findings.conclude(**{"JSON": 3000, "no JSON": 8000})


def test_every_beginning_is_incomplete(documents, chance):
    maker = geojson_made.Maker(chance, 0)
    text = maker.write(maker.members([("type", "FeatureCollection"), ("features", [maker.feature() for _ in range(6)])]))
    document = text.encode()
    for size in range(1, len(document)):
        status, report = documents.check("geojson", document[:size])
        assert (status, report.place) == (exchange.INCOMPLETE, size), (document[:size], documents.status_name(status))
    assert documents.check("geojson", b"")[0] == exchange.EMPTY
    meaning = geojson_made.Meaning()
    meaning.read(text)
    status = documents.status_name(documents.check("geojson", document)[0])
    # Its coordinate reference system may be another.
    assert status in ([f"GN_ERROR_{meaning.refusal}"] if meaning.refusal else ["GN_OK", "GN_PARTIAL"])


@pytest.mark.parametrize(
    ("document", "status", "place"),
    [
        (b"", exchange.EMPTY, 0),
        (b" \n\x1e ", exchange.EMPTY, 0),
        (b"\xef\xbb\xbf", exchange.EMPTY, 0),
        (b"[]", exchange.DOCUMENT, 0),
        (b' "text"', exchange.DOCUMENT, 1),
        (b"-5", exchange.DOCUMENT, 0),
        (b"hello", exchange.JSON, 0),
        (b"<gpx/>", exchange.JSON, 0),
        (b"{}", exchange.DOCUMENT, 0),
        (b'{"type":"Topology","objects":{}}', exchange.DOCUMENT, 0),
        (b'{"type":"FeatureCollection"}', exchange.DOCUMENT, 0),
        (b'{"type":"Point"}', exchange.DOCUMENT, 0),
        (b'{"type":"Feature"}', exchange.DOCUMENT, 0),
        (b'{"type":"Point","coordinates":[1,2]} x', exchange.JSON, 37),
        (b'{"type":"Point","coordinates":[1,2]}{"type":"Point","coordinates":[1,2]}', exchange.JSON, 36),
        (b'{"type":"Point","coordinates":[1,2]}\n[1]', exchange.JSON, 37),
        (b'{"type":"Point","coordinates":[1,2]}\n{"a":', exchange.INCOMPLETE, 42),
        (b'{"type":"Point","coordinates":[1,NaN]}', exchange.JSON, 33),
        (b'{"type":"Point","coordinates":[1,02]}', exchange.JSON, 34),
        (b'{"type":"Point","coordinates":[1,+2]}', exchange.JSON, 33),
        (b'{"type":"Point","coordinates":[1,2,]}', exchange.JSON, 35),
        (b'{"type":"Point","a":"\xff"}', exchange.ENCODING, 21),
        (b'{"type":"Point","a":"\xed\xa0\x80"}', exchange.ENCODING, 21),
        (b'{"type":"Point","a":"\n"}', exchange.JSON, 21),
        (b'{"type":"Point","a":"\\x"}', exchange.JSON, 22),
        (b'{"a":' * 64 + b"1" + b"}" * 64, exchange.DOCUMENT, 0),
        (b'{"a":' * 65 + b"1" + b"}" * 65, exchange.LIMIT, 320),
        (b'{"type":"FeatureCollection","features":[],"crs":"EPSG:3857"}', exchange.CRS, 48),
    ],
)
def test_refusals_tell_the_byte(documents, document, status, place):
    found, report = documents.check("geojson", document)
    assert (documents.status_name(found), report.place) == (documents.status_name(status), place)
    assert report.error == status


def test_strings(documents, chance, findings):
    """Each string that Python reads is the same here, but for U+0000 and halves of pairs."""
    for _ in range(round(20_000 * EFFORT)):
        pieces = ["a", "é", "\\n", "\\\\", '\\"', "\\/", "\\u00e9", "\\ud83d", "\\ude00", "\\u0000", "\\uFFFF", "\U0001f600"]
        text = "".join(chance.choice(pieces) for _ in range(chance.randint(0, 6)))
        if chance.random() < 0.3:
            place = chance.randint(0, len(text))
            text = text[:place] + chance.choice(["\\", '"', "\n", "u", "\\u", "\\ud83d\\u"]) + text[place:]
        try:
            right = json.loads(f'"{text}"')
        except ValueError:
            right = None
        status, found, needed = documents.unescape(text.encode(), form="json")
        if right is None:
            findings.count("refused")
            findings.expect(status in (exchange.JSON, exchange.INCOMPLETE) and needed == 0, text, documents.status_name(status))
            continue
        findings.count("read")
        right = re.sub("[\ud800-\udfff\0]", "\ufffd", right).encode()
        findings.expect((status, found) == (exchange.OK, right) and needed == len(right) + 1, text, found)
    findings.conclude(read=14_000, refused=3000)


# Time

COLLECTION = '{"type":"GeometryCollection","geometries":['
LARGE = {
    "points": ('{"type":"FeatureCollection","features":[', '{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{}}', ",", "]}"),
    "spiteful order": ('{"features":[', '{"properties":{"a":[1,{"b":"c"}]},"geometry":{"coordinates":[1,2],"type":"Point"},"type":"Feature"}', ",", '],"type":"FeatureCollection"}'),
    "lines": ("", '{"type":"Point","coordinates":[1,2]}', "\n", ""),
    "a line": ('{"coordinates":[', "[1.5,2.5,3]", ",", '],"type":"LineString"}'),
    "a ring": ('{"type":"Polygon","coordinates":[[[0,0],[1,1],[1,0],', "[0,0]", ",", "]]}"),
    "rings": ('{"type":"Polygon","coordinates":[', "[[0,0],[1,1],[1,0],[0,0]]", ",", "]}"),
    "times": ('{"type":"Feature","properties":{"coordTimes":[', '"2026-11-22T08:17:05Z"', ",", ']},"geometry":{"type":"LineString","coordinates":[[1,2]]}}'),
    "a bad last vertex": ('{"type":"LineString","coordinates":[', "[1,2]", ",", ",[1,91]]}"),
    "properties": ('{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{', '"name":"x"', ",", "}}"),
    "one name": ('{"type":"Point","coordinates":[1,2],', '"type":"Point"', ",", "}"),
    "collections side by side": (COLLECTION, COLLECTION + "]}", ",", "]}"),
    "collections in each other": (COLLECTION * 28, '{"type":"Point","coordinates":[1,2]}', ",", "]}" * 28),
    "null geometries": ('{"type":"FeatureCollection","features":[', '{"type":"Feature","geometry":null}', ",", "]}"),
    "a text": ('{"type":"Point","coordinates":[1,2],"a":"', "\\u00e9\\\\", "", '"}'),
    "a key": ('{"type":"Point","coordinates":[1,2],"', "\\u0074", "", '":1}'),
    "digits": ('{"type":"Point","coordinates":[1,2.', "3", "", "]}"),
    "blanks": ('{"type":"Point",', " \n", "", '"coordinates":[1,2]}'),
}  # fmt: skip


def large(name: str, size: int) -> bytes:
    before, piece, between, after = LARGE[name]
    count = max(1, size // len(piece + between))
    return (before + between.join([piece] * count) + after).encode()


@pytest.mark.parametrize("name", LARGE)
def test_time_grows_with_the_size(documents, name):
    rooms = {}
    for size in (400_000, 4_000_000):
        document = large(name, size)
        found = documents.read("geojson", document)
        assert found.status in (exchange.OK, exchange.PARTIAL), documents.status_name(found.status)
        rooms[size] = document, np.zeros(len(found.features) + 9, FEATURE_TYPE), np.zeros(len(found.vertices) + 9, VERTEX_TYPE)
    ratio = math.inf
    for _ in range(3):
        times = [least_time(lambda room=room: documents.read_into("geojson", *room), 3) for room in rooms.values()]
        ratio = min(ratio, times[1] / max(times[0], 1e-5))
        if ratio < 16:
            break
    assert ratio < 16, f"{name}: ten times the size takes {ratio:.1f} times as long"


def test_a_million_brackets_are_refused_at_once(documents):
    for piece, place in ((b"[", 69), (b'{"a":', 325)):
        document = b'{"a":' + piece * 1_000_000
        status, report = documents.check("geojson", document)
        assert documents.status_name(status) == "GN_ERROR_XML_LIMIT"
        assert report.place == 5 + 63 * len(piece), place
        assert least_time(lambda document=document: documents.check("geojson", document), 5) < 0.002


def test_shapely_writes_what_is_read(documents, chance, findings):
    for _ in range(round(500 * EFFORT)):
        points = [(chance.uniform(-179, 179), chance.uniform(-89, 89)) for _ in range(chance.randint(3, 9))]
        hull = shapely.convex_hull(shapely.MultiPoint(points))
        center = shapely.Point(points[0])
        geometry = chance.choice(
            [center, shapely.LineString(points), shapely.MultiPoint(points), hull, shapely.GeometryCollection([center, hull])]
        )
        found = documents.read("geojson", shapely.to_geojson(geometry).encode())
        parts = [part for part in getattr(geometry, "geoms", [geometry]) if not part.is_empty]
        findings.count("geometries")
        findings.expect(found.status == exchange.OK and len(found.features) == len(parts), geometry.wkt, found.status)
        for row, part in enumerate(parts):
            right = shapely.get_coordinates(part)[:, ::-1]
            mine = found.vertices_of(row)[:, :2]
            right = right[:-1] if part.geom_type == "Polygon" else right
            findings.expect(np.array_equal(mine, right), geometry.wkt, mine)
    findings.conclude(geometries=490)


@pytest.mark.parametrize("between", [b'{"type":"Point","coordinates":[1,2]}', b'{"type":"FeatureCollection","features":[5]}'])
def test_what_stands_between_parts_ends_an_object(documents, between):
    """Features with the number of one object are parts of it, unless a geometry or no feature at all stands between them."""
    part = b'{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"kind":"point","object":7}}'
    found = documents.read("geojson", b"\n".join([part, part, between, part]))
    objects = found.features["object"].tolist()
    assert objects == ([0, 0, 1, 2] if len(objects) == 4 else [0, 0, 2])
