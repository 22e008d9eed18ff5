# SPDX-License-Identifier: MIT
"""The meaning of documents: by hand, and as gpxpy, fastkml, GDAL, PyCoT and PyTAK write or read them."""

from __future__ import annotations

import datetime
import json
import math
import random as chances
from decimal import Decimal
from pathlib import Path
from xml.etree import ElementTree

import fastkml
import fastkml.geometry
import gpxpy
import gpxpy.gpx
import numpy as np
import pycot.models
import pycot.writer
import pygeoif
import pytak
import pytest
from effort import EFFORT
from Oracle.Documents import exchange_library as exchange
from Oracle.Documents import exchange_made
from Oracle.Documents.exchange_documents import VECTORS
from Oracle.Documents.exchange_library import AREA, HOLE, LINE, OK, POINT, ROUTE, ExchangeLibrary

UTC = datetime.timezone.utc


@pytest.fixture(scope="session")
def documents(library: Path) -> ExchangeLibrary:
    return ExchangeLibrary(library)


@pytest.fixture
def chance(seed: int, request: pytest.FixtureRequest) -> chances.Random:
    return chances.Random(f"{seed} {request.node.name}")


def test_vectors(documents, findings):
    lines = [line for line in (VECTORS / "features.tsv").read_text().splitlines() if not line.startswith("#")]
    heads = lines[0].split("\t")
    rows = [dict(zip(heads, line.split("\t"), strict=True)) for line in lines[1:]]
    for file in sorted(path for path in VECTORS.iterdir() if path.suffix in (".gpx", ".kml", ".cot")):
        found = documents.read(file.suffix[1:], file.read_bytes())
        whole, *features = [row for row in rows if row["document"] == file.name]
        report = found.report
        names = [documents.status_name(status).removeprefix("GN_") for status in (found.status, report.error)]
        told = [names[0], str(report.skipped), str(report.dropped), names[1].removeprefix("ERROR_"), str(report.place)]
        right = [whole[name] for name in ("status", "skipped", "dropped", "error", "place")]
        findings.expect(told == right, file.name, f"{told}, not {right}")
        expected = [
            exchange_made.Expected(
                kind=getattr(exchange, row["kind"]),
                vertices=[tuple(map(number_of, vertex.split(","))) for vertex in row["vertices"].split(" ")],
                object=int(row["object"]),
                flags=int(row["flags"]),
                texts={name: "" if row[name] == "-" else row[name] for name in exchange.TEXTS},
                numbers={}
                if row["numbers"] == "-"
                else {n: float(v) for n, v in (pair.split("=") for pair in row["numbers"].split())},
                triggers=int(row["triggers"]),
                north=int(row["north"]),
            )
            for row in features
        ]
        findings.count("documents")
        findings.count("features", len(expected))
        wrong = exchange_made.differences(documents, found, expected, status=found.status)
        findings.expect(not wrong, file.name, wrong)
    findings.conclude(documents=10, features=35)


def number_of(text: str) -> float:
    return math.nan if text == "-" else float(text)


@pytest.mark.parametrize("form", ["gpx", "kml", "cot"])
def test_documents_mean_what_they_say(documents, chance, findings, form):
    make = getattr(exchange_made, form)
    for _ in range(round(2000 * EFFORT)):
        document, expected = make(chance)
        found = documents.read(form, document)
        findings.count("documents")
        findings.count("features", len(expected))
        findings.count("vertices", sum(len(feature.vertices) for feature in expected))
        wrong = exchange_made.differences(documents, found, expected)
        findings.expect(not wrong, document.decode(), wrong[:3])
        assert documents.detect(document) == (OK, {"gpx": 1, "kml": 2, "cot": 3}[form])
    findings.conclude(documents=2000, features=4000, vertices=6000)


def test_a_stream_is_cut_into_its_events(documents, chance, findings):
    for _ in range(round(300 * EFFORT)):
        stream, expected = exchange_made.cot(chance)
        rest, found = stream, []
        while rest:
            status, size = documents.find_event(rest)
            findings.expect(status == OK and size > 0, rest, documents.status_name(status))
            if status != OK:
                break
            event = documents.read("cot", rest[:size])
            findings.count("events")
            findings.expect(event.status == OK, rest[:size], documents.status_name(event.status))
            found.append(event)
            # No event ends earlier.
            status, none = documents.find_event(rest[: size - 1])
            findings.expect((status, none) == (73, 0), rest[: size - 1], documents.status_name(status))
            rest = rest[size:]
        features = sum(len(event.features) for event in found)
        findings.expect(features == len(expected), stream, f"{features} features, not {len(expected)}")
    findings.conclude(events=500)


def test_numbers_are_the_nearest_doubles(documents, chance, findings):
    numbers = []
    for _ in range(round(20_000 * EFFORT)):
        digits = chance.randint(1, 19)
        value = chance.randrange(10 ** (digits - 1), 10**digits)
        # Many lie beside the middle of two doubles.
        if chance.random() < 0.3:
            double = float(value) / 10 ** chance.randint(0, 15)
            value = int(
                str((Decimal(double) + Decimal(math.nextafter(double, 1e99))) / 2).replace(".", "")[:19].lstrip("0")
                or "1"
            )
        decimals = chance.randint(0, 26)
        text = f"{value}e-{decimals}" if chance.random() < 0.5 else f"{Decimal(value).scaleb(-decimals):f}"
        if abs(float(text)) < 1e6:
            numbers.append(chance.choice(["", "-"]) + text)
    body = "".join(f"<wpt lat='1' lon='2'><ele>{text}</ele></wpt>" for text in numbers)
    found = documents.read("gpx", f"<gpx>{body}</gpx>".encode())
    assert found.status == OK
    for text, altitude in zip(numbers, found.vertices["altitude"].tolist(), strict=True):
        exact = exchange_made.is_exact(text)
        findings.count("numbers")
        findings.count("numbers promised to be the nearest", exact)
        units = abs(altitude - float(text)) / math.ulp(float(text))
        findings.expect(units <= (0 if exact else 4), text, f"{altitude!r}: off by {units} units")
    findings.conclude(**{"numbers": 12_000, "numbers promised to be the nearest": 8000})


# GPX


def seconds_of(moment: datetime.datetime | None) -> float:
    if moment is None:
        return math.nan
    return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()


def rows_of(points: list) -> np.ndarray:
    """The points of gpxpy as rows of ours."""
    rows = [
        (p.latitude, p.longitude, math.nan if p.elevation is None else p.elevation, seconds_of(p.time)) for p in points
    ]
    return np.array(rows, float).reshape(-1, 4)


def check_gpx(documents: ExchangeLibrary, findings, document: bytes) -> None:
    """Compares a document with the result of gpxpy."""
    theirs, ours = gpxpy.parse(document.removeprefix(b"\xef\xbb\xbf").decode()), documents.read("gpx", document)
    expected = [(POINT, 0, point.name, [point]) for point in theirs.waypoints]
    expected += [(LINE, ROUTE, route.name, route.points) for route in theirs.routes]
    expected += [
        (LINE, 0, track.name, part.points) for track in theirs.tracks for part in track.segments if part.points
    ]
    findings.count("documents")
    if ours.status != OK or len(ours.features) != len(expected):
        findings.expect(False, document, f"{documents.status_name(ours.status)} {len(ours.features)} features")
        return
    for index, (kind, flags, name, points) in enumerate(expected):
        feature, rows = ours.features[index], rows_of(points)
        findings.count("vertices", len(rows))
        findings.expect((feature["kind"], feature["flags"] & ROUTE) == (kind, flags), document, f"kind of {index}")
        findings.expect(documents.text(ours, index, "name") == (name or ""), document, f"name of {index}: {name!r}")
        same = np.array_equal(ours.vertices_of(index)[:, :3], rows[:, :3], equal_nan=True)
        findings.expect(same, document, f"{ours.vertices_of(index)}, not {rows}")
        # datetime computes seconds from microseconds with a rounding of its own.
        times, right = ours.vertices_of(index)[:, 3], rows[:, 3]
        close = np.array_equal(np.isnan(times), np.isnan(right)) and not (np.abs(times - right) > 5e-7).any()
        findings.expect(close, document, f"{times}, not {right}")


def test_gpx_by_hand_is_read_as_gpxpy_reads_it(documents, chance, findings):
    for _ in range(round(300 * EFFORT)):
        check_gpx(documents, findings, exchange_made.gpx(chance, plain=True)[0])
    findings.conclude(documents=300, vertices=900)


def some_points(make: exchange_made.Maker, kind: type, least: int, most: int) -> list:
    points = []
    for _ in range(make.chance.randint(least, most)):
        point = kind(exchange_made.double(make.chance, -90, 90), exchange_made.double(make.chance, -180, 180))
        if make.chance.random() < 0.7:
            point.elevation = make.chance.choice([exchange_made.double(make.chance, -500, 9000), 1e-7, -0.0])
        if make.chance.random() < 0.7:
            micros = make.chance.choice([0, make.chance.randrange(1000) * 1000, make.chance.randrange(1_000_000)])
            zone = datetime.timezone(
                datetime.timedelta(minutes=make.chance.choice([0, 0, make.chance.randint(-839, 839)]))
            )
            point.time = datetime.datetime.fromtimestamp(make.chance.randrange(4_000_000_000), zone).replace(
                microsecond=micros
            )
        if make.chance.random() < 0.3:
            point.name, point.comment = make.name(), "7"
        points.append(point)
    return points


def test_gpx_by_gpxpy_is_read_as_gpxpy_reads_it(documents, chance, findings):
    make = exchange_made.Maker(chance)
    for _ in range(round(300 * EFFORT)):
        document = gpxpy.gpx.GPX()
        document.name = "7"
        document.waypoints = some_points(make, gpxpy.gpx.GPXWaypoint, 0, 4)
        for _ in range(chance.randint(0, 2)):
            route = gpxpy.gpx.GPXRoute(make.name())
            route.points = some_points(make, gpxpy.gpx.GPXRoutePoint, 1, 4)
            document.routes.append(route)
        for _ in range(chance.randint(0, 2)):
            track = gpxpy.gpx.GPXTrack(make.name(), description="7")
            for _ in range(chance.randint(1, 3)):
                part = gpxpy.gpx.GPXTrackSegment(some_points(make, gpxpy.gpx.GPXTrackPoint, 0, 6))
                track.segments.append(part)
            document.tracks.append(track)
        text = document.to_xml(version=chance.choice(["1.0", "1.1"]), prettyprint=chance.random() < 0.5)
        check_gpx(documents, findings, text.encode())
    findings.conclude(documents=300, vertices=1500)


# KML


@pytest.mark.parametrize("order", ["times first", "in pairs", "positions first"])
def test_a_track_with_empty_positions_needs_no_room_for_them(documents, order):
    times = [f"<when>2026-01-01T00:00:0{second}Z</when>" for second in range(5)]
    coords = [
        "<gx:coord/>",
        "<gx:coord>1 2 3</gx:coord>",
        "<gx:coord> </gx:coord>",
        "<gx:coord>4 5 6</gx:coord>",
        "<gx:coord/>",
    ]
    pairs = "".join(time + coord for time, coord in zip(times, coords, strict=True))
    body = {"times first": "".join(times + coords), "in pairs": pairs, "positions first": "".join(coords + times)}[
        order
    ]
    document = f"<kml xmlns:gx='g'><Placemark><gx:Track>{body}</gx:Track></Placemark></kml>"
    found = documents.read("kml", document.encode())
    start = datetime.datetime(2026, 1, 1, tzinfo=UTC).timestamp()
    assert (found.status, len(found.vertices)) == (OK, 2)
    assert found.vertices_of(0).tolist() == [[2, 1, 3, start + 1], [5, 4, 6, start + 3]]


def some_ring(chance: chances.Random, around: tuple[float, float], size: float) -> list[tuple[float, ...]]:
    """A ring around a place, closed: more than half of the size reaches in every direction."""
    count = chance.randint(5, 9)
    turns = [(corner + chance.uniform(0.1, 0.9)) / count * 2 * math.pi for corner in range(count)]
    ring = [(around[0] + size * math.cos(turn), around[1] + size * math.sin(turn)) for turn in turns]
    return [*ring, ring[0]]


def some_geometry(chance: chances.Random) -> dict:
    """A geometry of GeoJSON with as many digits as doubles have."""

    def place() -> tuple[float, float, float]:
        limits = ((-179, 179), (-89, 89), (-500, 9000))
        return tuple(exchange_made.double(chance, low, high) for low, high in limits)

    middle = (exchange_made.double(chance, -170, 170), exchange_made.double(chance, -80, 80))
    match chance.randrange(5):
        case 0:
            return {"type": "Point", "coordinates": place()}
        case 1:
            return {"type": "LineString", "coordinates": [place() for _ in range(chance.randint(2, 9))]}
        case 2:
            holes = [some_ring(chance, middle, 0.5) for _ in range(chance.randint(0, 1))]
            return {"type": "Polygon", "coordinates": [some_ring(chance, middle, 8), *holes]}
        case 3:
            parts = [[some_ring(chance, (middle[0] + 3 * n, middle[1]), 1)] for n in range(2)]
            return {"type": "MultiPolygon", "coordinates": parts}
        case _:
            return {"type": "MultiPoint", "coordinates": [place() for _ in range(chance.randint(2, 4))]}


def parts_of(geometry: dict) -> list[tuple[int, list]]:
    """The features that a geometry is: their kinds and positions."""
    coordinates = geometry["coordinates"]
    match geometry["type"]:
        case "Point":
            return [(POINT, [coordinates])]
        case "LineString":
            return [(LINE, coordinates)]
        case "Polygon":
            return [(HOLE if index else AREA, ring[:-1]) for index, ring in enumerate(coordinates)]
        case "MultiPolygon":
            return [part for one in coordinates for part in parts_of({"type": "Polygon", "coordinates": one})]
        case _:
            return [(POINT, [one]) for one in coordinates]


def check_geometries(documents, findings, found, geometries: list[dict], names: list[str], tolerance: float) -> None:
    expected = [(index, *part) for index, geometry in enumerate(geometries) for part in parts_of(geometry)]
    shown = found.document[:3000]
    findings.count("documents")
    if found.status != OK or len(found.features) != len(expected):
        words = f"{documents.status_name(found.status)}, {len(found.features)} features, not {len(expected)}"
        findings.expect(False, shown, words)
        return
    for index, (number, kind, positions) in enumerate(expected):
        rows = found.vertices_of(index)
        findings.count("vertices", len(positions))
        findings.expect(
            found.features[index]["kind"] == kind, shown, f"kind {found.features[index]['kind']}, not {kind}"
        )
        findings.expect(documents.text(found, index, "name") == names[number], shown, f"name, not {names[number]!r}")
        if len(rows) != len(positions):
            findings.expect(False, shown, f"{len(rows)} vertices, not {len(positions)}")
            continue
        off = max(
            abs(float(row[axis]) - p[1 - axis]) for row, p in zip(rows, positions, strict=True) for axis in (0, 1)
        )
        findings.expect(off <= tolerance, shown, f"off by {off}")
        if len(positions[0]) > 2:
            high = max(abs(float(row[2]) - position[2]) for row, position in zip(rows, positions, strict=True))
            findings.expect(high <= tolerance * 100, shown, f"altitudes off by {high}")


def test_kml_by_fastkml_is_read(documents, chance, findings):
    make = exchange_made.Maker(chance)
    for _ in range(round(60 * EFFORT)):
        folder = fastkml.Document(name="7")
        geometries, names = [], []
        for index in range(chance.randint(1, 6)):
            geometries.append(some_geometry(chance))
            names.append(make.name())
            shape = pygeoif.shape(geometries[-1])
            geometry = fastkml.geometry.create_kml_geometry(shape)
            folder.append(fastkml.Placemark(id=f"p{index}", name=names[-1], kml_geometry=geometry))
        document = fastkml.KML(features=[folder])
        text = document.to_string(prettyprint=chance.random() < 0.5)
        found = documents.read("kml", text.encode())
        # It writes numbers as Python does, but for names whose blanks it may keep.
        check_geometries(documents, findings, found, geometries, [name.strip() for name in names], 0)
    findings.conclude(documents=60, vertices=500)


@pytest.mark.parametrize("driver", ["KML", "LIBKML"])
def test_kml_by_gdal_is_read(documents, chance, findings, need, run, tmp_path, driver):
    make = exchange_made.Maker(chance)
    for number in range(round(4 * EFFORT) or 1):
        geometries = [some_geometry(chance) for _ in range(40)]
        # LIBKML writes "]]>" into CDATA, which is no XML: expat refuses it too.
        names = [make.name().replace("\u0301", "").replace("]]>", "").strip() or "a" for _ in geometries]
        collection = {
            "type": "FeatureCollection",
            "features": [
                {"type": "Feature", "properties": {"Name": name}, "geometry": geometry}
                for name, geometry in zip(names, geometries, strict=True)
            ],
        }
        source, target = tmp_path / f"{number}.geojson", tmp_path / f"{number}.kml"
        source.write_text(json.dumps(collection))
        run([need("ogr2ogr"), "-f", driver, target, source])
        found = documents.read("kml", target.read_bytes())
        # 15 significant digits.
        check_geometries(documents, findings, found, geometries, [name.strip() for name in names], 6e-13)
    findings.conclude(documents=1, vertices=200)


# CoT


def test_cot_by_pycot_is_read(documents, chance, findings):
    make = exchange_made.Maker(chance)
    for _ in range(round(300 * EFFORT)):
        numbers = [
            exchange_made.double(chance, -90, 90),
            exchange_made.double(chance, -180, 180),
            exchange_made.double(chance, -500, 9000),
            exchange_made.double(chance, 0, 99),
            9999999.0,
        ]
        stamps = [make.time() for _ in range(3)]
        name, course, speed = (
            make.name() or "a",
            exchange_made.double(chance, 0, 360),
            exchange_made.double(chance, 0, 99),
        )
        try:
            event = pycot.models.CoTEvent(
                type="a-f-G-U-C", uid=f"u {name}", time=stamps[0][1], start=stamps[1][1], stale=stamps[2][1], how="m-g",
                version="2.0", point=pycot.models.Point(**dict(zip(("lat", "lon", "hae", "ce", "le"), numbers, strict=True))),
                detail=pycot.models.Detail(
                    contact=pycot.models.Contact(callsign=name), track=pycot.models.Track(course=course, speed=speed)
                ),
            )  # fmt: skip
        except ValueError:
            # It does not know all that ISO 8601 allows.
            findings.count("events that it refuses")
            continue
        document = pycot.writer.event_to_xml(event, pretty=chance.random() < 0.5)
        values = {"course": course, "speed": speed, "circular_error": numbers[3]}
        values |= dict(zip(("time", "start", "stale"), (seconds for seconds, _ in stamps), strict=True))
        texts = {"type": "a-f-G-U-C", "uid": f"u {name}", "how": "m-g", "name": name.strip()}
        expected = exchange_made.Expected(POINT, [(*numbers[:3], math.nan)], texts=texts, numbers=values)
        findings.count("events")
        wrong = exchange_made.differences(documents, documents.read("cot", document), [expected])
        findings.expect(not wrong, document, wrong)
    findings.conclude(events=100)


def test_cot_by_pytak_is_read(documents, chance, findings):
    for _ in range(round(200 * EFFORT)):
        numbers = {
            "lat": exchange_made.double(chance, -90, 90),
            "lon": exchange_made.double(chance, -180, 180),
            "hae": exchange_made.double(chance, 0, 9000),
            "ce": 5.5,
        }
        document = pytak.gen_cot(**numbers, uid="u", cot_type="a-f-A", stale=60, callsign="Furka & 1")
        root = ElementTree.fromstring(document)
        point = root.find("point").attrib
        found = documents.read("cot", document)
        findings.count("events")
        findings.expect((found.status, len(found.features)) == (OK, 1), document, documents.status_name(found.status))
        row, feature = found.vertices_of(0)[0], found.features[0]
        right = [float(point[name]) for name in ("lat", "lon", "hae")]
        findings.expect(row[:3].tolist() == right, document, f"{row}, not {right}")
        findings.expect(abs(row[0] - numbers["lat"]) < 1e-3, document, "far from what it was given")
        for name in ("time", "start", "stale"):
            moment = datetime.datetime.fromisoformat(root.attrib[name])
            findings.expect(abs(feature[name] - moment.timestamp()) < 1e-6, document, f"{name} {feature[name]}")
        findings.expect(documents.text(found, 0, "name") == "Furka & 1", document, "callsign")
        findings.expect(feature["circular_error"] == 5.5 and math.isnan(feature["linear_error"]), document, "errors")
    findings.conclude(events=200)
