# SPDX-License-Identifier: MIT
"""Documents that the library writes: by their schemas, by other readers, and by its own."""

from __future__ import annotations

import datetime
import json
import logging
import math
import random as chances
import re
from decimal import Decimal
from importlib import resources
from pathlib import Path

import fastkml
import gpxpy
import numpy as np
import pycot.parser
import pyogrio
import pytest
import shapely
from effort import EFFORT
from lxml import etree
from Oracle.Documents import exchange_library as exchange
from Oracle.Documents.exchange_library import (
    AREA,
    BOX,
    CIRCLE,
    ELLIPSE,
    FEATURE_TYPE,
    LINE,
    NUMBERS,
    OK,
    POINT,
    RANGE_BEARING,
    ROUTE,
    SECTOR,
    VERTEX_TYPE,
    ExchangeLibrary,
)  # fmt: skip

SCHEMA = Path(__file__).resolve().parent / "gpx-1.1.xsd"
FORMS = ("gpx", "kml", "cot", "geojson")
LETTERS = "abcXYZ 019 <>&\"'\\/ éßøñ 名前 \u20ac\U0001f600\u0301\u2028\x7f\x85"


@pytest.fixture(scope="session")
def documents(library: Path) -> ExchangeLibrary:
    return ExchangeLibrary(library)


@pytest.fixture
def chance(seed: int, request: pytest.FixtureRequest) -> chances.Random:
    return chances.Random(f"{seed} {request.node.name}")


# Written documents


class Some:
    """Random features of the kinds that are asked for, as a caller makes them."""

    def __init__(
        self, chance: chances.Random, kinds: tuple[int, ...], count: int, *, times: float = 0.5, places: int = 12
    ) -> None:
        self.chance, self.features, self.vertices, self.texts = chance, [], [], b""
        self.names: list[str] = []
        self.times = times
        # The vertices of an area must stay apart with this number of decimals.
        self.smallest = max(0.01, 10 * 10.0**-places)
        for number in range(count):
            self.add(chance.choice(kinds), number)

    def arrays(self) -> tuple[np.ndarray, np.ndarray, bytes]:
        return np.array(self.features, FEATURE_TYPE), np.array(self.vertices, VERTEX_TYPE), self.texts

    def vertices_of(self, index: int) -> np.ndarray:
        first, count = (int(self.features[index][name]) for name in ("first", "count"))
        return np.array(self.vertices[first : first + count]).reshape(-1, 4)

    def name(self) -> str:
        if self.chance.random() < 0.1:
            return "a ]]> b"
        return "".join(self.chance.choice(LETTERS) for _ in range(self.chance.randint(1, 12))).strip(" ")

    def text(self, text: str) -> tuple[int, int]:
        start = len(self.texts)
        self.texts += text.encode()
        return (start, len(self.texts) - start)

    def vertex(self, around: tuple[float, float], size: float, turn: float, *, timed: bool, high: bool) -> tuple:
        # Longitudes stay on one side of the antimeridian, latitudes below the poles.
        return (
            around[0] + size * math.sin(turn),
            around[1] + size * math.cos(turn),
            self.chance.uniform(-400, 9000) if high else math.nan,
            self.chance.choice([float(self.chance.randrange(4_000_000_000)), self.chance.uniform(0, 4e9)])
            if timed
            else math.nan,
        )

    def add(self, kind: int, number: int) -> None:
        chance = self.chance
        feature = np.zeros((), FEATURE_TYPE)
        for name in NUMBERS:
            feature[name] = math.nan
        around = (chance.uniform(-75, 75), chance.uniform(-165, 165))
        size, timed, high = max(self.smallest, chance.uniform(0.01, 8)), chance.random() < self.times, chance.random() < 0.6
        count = {POINT: 1, LINE: chance.randint(2, 6), AREA: chance.randint(4, 8), BOX: 2}.get(kind, 1)
        if kind == BOX:
            corners = [(around[0] - size / 2, around[1] - size / 2), (around[0] + size / 2, around[1] + size / 2)]
            vertices = [(*corner, math.nan, math.nan) for corner in corners]
        elif count == 1:
            vertices = [self.vertex(around, 0, 0, timed=timed and kind == POINT, high=high)]
        else:
            turns = [(corner + chance.uniform(0.2, 0.8)) / count * 2 * math.pi for corner in range(count)]
            vertices = [self.vertex(around, size, turn, timed=timed and kind == LINE, high=high) for turn in turns]
        feature["kind"], feature["object"] = kind, number
        feature["flags"] = ROUTE if kind == LINE and chance.random() < 0.3 else 0
        feature["first"], feature["count"] = len(self.vertices), count
        feature["radius"] = chance.uniform(10, 5e4) if kind in (CIRCLE, ELLIPSE, SECTOR, RANGE_BEARING) else math.nan
        if kind == ELLIPSE:
            feature["second_radius"] = float(feature["radius"]) * chance.uniform(0.3, 0.9)
        if kind in (ELLIPSE, SECTOR, RANGE_BEARING):
            feature["azimuth"] = chance.uniform(0, 359)
        if kind == SECTOR:
            feature["width"], feature["second_radius"] = chance.uniform(5, 350), 0
        if kind == RANGE_BEARING:
            feature["inclination"] = chance.choice([math.nan, chance.uniform(-20, 20)])
            feature["north"] = chance.randrange(3)
        feature["time"] = 1_795_335_425 + chance.choice([0, 0.25, chance.uniform(0, 1)])
        self.names.append(self.name())
        if self.names[-1]:
            feature["name"] = self.text(self.names[-1])
        self.features.append(feature)
        self.vertices += vertices


def half(decimals: int) -> float:
    """Half of the last digit, plus the error of degrees as doubles."""
    return 0.5 * 10.0**-decimals + 3e-14


def close(found: np.ndarray, right: np.ndarray, tolerance: float) -> bool:
    found, right = np.asarray(found, float), np.asarray(right, float)
    if found.shape != right.shape or not np.array_equal(np.isnan(found), np.isnan(right)):
        return False
    return not (np.abs(found - right) > tolerance).any()


def write(documents: ExchangeLibrary, form: str, some: Some, findings, **options: float) -> bytes:
    status, text, report = documents.write(form, *some.arrays(), **options)
    words = f"{documents.status_name(status)}, {documents.status_name(report.error)} of {report.place}"
    findings.expect(status == OK and report.skipped == 0, some.features, words)
    findings.count("documents")
    return text


# Our own reader


@pytest.mark.parametrize("form", ["gpx", "kml", "cot"])
def test_what_is_written_is_read(documents, chance, findings, form):
    kinds = {
        "gpx": (POINT, LINE),
        "kml": (POINT, LINE, AREA, BOX),
        "cot": (POINT, LINE, AREA, CIRCLE, ELLIPSE, RANGE_BEARING),
    }[form]
    for _ in range(round(300 * EFFORT)):
        # In CoT a line whose ends are equal, in the digits that are written, is an area.
        places = chance.randint(4 if form == "cot" else 0, 12)
        some = Some(chance, kinds, chance.randint(0, 6), times=0.0 if form == "cot" else 0.5, places=places)
        if form == "kml":
            # A line is a track if all of its vertices have times.
            for feature in some.features:
                feature["flags"] = 0
        meters, moments = chance.randint(0, 6), chance.randint(0, 9)
        options = {"decimals": places, "meter_decimals": meters, "time_decimals": moments}
        text = write(documents, form, some, findings, **options)
        if form == "cot" and not some.features:
            continue
        found = documents.read(form, text)
        findings.expect(found.status == OK, text, documents.status_name(found.status))
        order = list(range(len(some.features)))
        if form == "gpx":
            # Waypoints, then routes, then tracks.
            order.sort(key=lambda index: (some.features[index]["kind"] != POINT, not some.features[index]["flags"]))
        if len(found.features) != len(order):
            findings.expect(False, text, f"{len(found.features)} features, not {len(order)}")
            continue
        for index, source in enumerate(order):
            ours, theirs = some.features[source], found.features[index]
            findings.count("features")
            name = some.names[source]
            read = documents.text(found, index, "name")
            findings.expect(read == name, text, f"name {read!r}, not {name!r}")
            findings.expect(ours["kind"] == theirs["kind"], text, f"kind {theirs['kind']}, not {ours['kind']}")
            findings.expect(theirs["flags"] & ROUTE == ours["flags"], text, f"flags of {index}")
            rows, right = found.vertices_of(index), some.vertices_of(source).copy()
            if form == "gpx" and ours["kind"] == POINT and math.isnan(right[0, 3]):
                right[0, 3] = ours["time"]
            if form == "kml" and ours["kind"] == POINT:
                right[:, 3] = math.nan
            if form == "kml" and ours["kind"] in (AREA, LINE) and np.isnan(right[:, 3]).any():
                right[:, 3] = math.nan
            findings.expect(close(rows[:, :2], right[:, :2], half(places)), text, f"{rows}, not {right}")
            findings.expect(
                close(rows[:, 2], right[:, 2], half(meters) + 1e-12), text, f"altitudes {rows}, not {right}"
            )
            findings.expect(close(rows[:, 3], right[:, 3], half(moments) + 5e-7), text, f"times {rows}, not {right}")
            if form == "cot":
                for number, allowed in (
                    ("radius", half(meters)),
                    ("second_radius", half(meters)),
                    ("time", half(moments) + 5e-7),
                ):
                    findings.expect(close(theirs[number], ours[number], allowed + 1e-9), text, f"{number} of {index}")
                if ours["kind"] in (ELLIPSE, RANGE_BEARING):
                    off = abs(math.remainder(float(theirs["azimuth"]) - float(ours["azimuth"]), 360))
                    findings.expect(off <= half(places) + 1e-12, text, f"azimuth off by {off}")
                if ours["kind"] == RANGE_BEARING:
                    same = close(theirs["inclination"], ours["inclination"], half(places) + 1e-12)
                    findings.expect(same and theirs["north"] == ours["north"], text, "inclination or north")
    findings.conclude(documents=300, features=700)


def test_a_document_that_was_read_is_written_and_read_again(documents, chance, findings):
    """Names go from document to document as their XML stands there."""
    for form in ("gpx", "kml", "cot"):
        for file in sorted((Path(__file__).resolve().parents[2] / "Vectors" / "exchange").glob(f"*.{form}")):
            source = documents.read(form, file.read_bytes())
            for target in FORMS:
                given = (source.features, source.vertices, source.document)
                status, text, report = documents.write(target, *given, time=1_795_335_425.0, decimals=12)
                words = f"{documents.status_name(status)} {report.skipped} {documents.status_name(report.error)}"
                findings.expect(status in (OK, exchange.PARTIAL), file.name, words)
                findings.expect(status == OK or target == "cot", file.name, f"{target}: {words}")
                findings.count("documents")
                if target == form and status == OK:
                    again = documents.read(form, text)
                    names = sorted(documents.text(source, index, "name") for index in range(len(source.features)))
                    kept = sorted(documents.text(again, index, "name") for index in range(len(again.features)))
                    findings.expect(names == kept, text, f"{kept}, not {names}")
                    same = close(np.sort(again.vertices["latitude"]), np.sort(source.vertices["latitude"]), 1e-12)
                    findings.expect(same, text, "other vertices")
    findings.conclude(documents=36)


# GPX


def test_gpx_is_valid_and_gpxpy_reads_the_same(documents, chance, findings):
    schema = etree.XMLSchema(etree.parse(SCHEMA))
    for _ in range(round(150 * EFFORT)):
        some = Some(chance, (POINT, LINE, AREA, CIRCLE, ELLIPSE, SECTOR, RANGE_BEARING, BOX), chance.randint(0, 6))
        places, meters = chance.randint(0, 12), chance.randint(0, 6)
        text = write(documents, "gpx", some, findings, decimals=places, meter_decimals=meters, tolerance=500)
        valid = schema.validate(etree.fromstring(text))
        findings.expect(valid, text, schema.error_log)
        # gpxpy reads times of up to six decimals.
        theirs = gpxpy.parse(text.decode())
        points = [index for index, feature in enumerate(some.features) if feature["kind"] == POINT]
        findings.expect(len(points) == len(theirs.waypoints), text, f"{len(theirs.waypoints)} waypoints")
        for index, waypoint in zip(points, theirs.waypoints, strict=False):
            row = some.vertices_of(index)[0]
            findings.expect(abs(waypoint.latitude - row[0]) <= half(places), text, f"{waypoint} {row}")
            findings.expect(abs(waypoint.longitude - row[1]) <= half(places), text, f"{waypoint} {row}")
            findings.expect((waypoint.name or "") == some.names[index], text, f"{waypoint.name!r}")
            high = math.nan if waypoint.elevation is None else waypoint.elevation
            findings.expect(close(high, row[2], half(meters) + 1e-9), text, f"{high} {row}")
            moment = row[3] if row[3] == row[3] else float(some.features[index]["time"])
            findings.expect(abs(waypoint.time.timestamp() - moment) <= 5.1e-4, text, f"{waypoint.time} {moment}")
        lines = [
            index for index, feature in enumerate(some.features) if feature["kind"] == LINE and not feature["flags"]
        ]
        tracks = {track.name: track for track in theirs.tracks}
        for index in lines:
            found = tracks.get(some.names[index] or None)
            if found is None:
                findings.expect(False, text, f"no track {some.names[index]!r}")
                continue
            findings.count("tracks")
            if [track.name for track in theirs.tracks].count(found.name) == 1:
                rows = [(p.latitude, p.longitude) for part in found.segments for p in part.points]
                findings.expect(close(rows, some.vertices_of(index)[:, :2], half(places)), text, f"{rows}")
    findings.conclude(documents=150, tracks=25)


# KML


def kml_schema() -> etree.XMLSchema:
    """OGC's schema of KML 2.2 and that of Google's extension, which fastkml has."""
    with resources.as_file(resources.files(fastkml) / "schema") as folder:
        return etree.XMLSchema(etree.parse(folder / "kml22gx.xsd"))


def test_kml_is_valid_and_fastkml_reads_the_same(documents, chance, findings, caplog):
    caplog.set_level(logging.CRITICAL)
    schema = kml_schema()
    for _ in range(round(60 * EFFORT)):
        some = Some(chance, (POINT, LINE, AREA, CIRCLE, ELLIPSE, SECTOR, RANGE_BEARING, BOX), chance.randint(0, 6))
        # fastkml leaves out positions that repeat the one before; with that many decimals none does.
        places = chance.randint(6, 12)
        text = write(documents, "kml", some, findings, decimals=places, tolerance=500)
        valid = schema.validate(etree.fromstring(text))
        findings.expect(valid, text, schema.error_log)
        # It takes no declaration of an encoding in a str.
        theirs = fastkml.KML.from_string(text.decode().partition("?>")[2], strict=False)
        placemarks = [feature for feature in theirs.features[0].features if isinstance(feature, fastkml.Placemark)]
        ours = [index for index, feature in enumerate(some.features) if feature["kind"] != BOX]
        findings.expect(len(placemarks) == len(ours), text, f"{len(placemarks)} placemarks, not {len(ours)}")
        for index, placemark in zip(ours, placemarks, strict=False):
            kind, rows = some.features[index]["kind"], some.vertices_of(index)
            findings.count("placemarks")
            findings.expect((placemark.name or "").strip() == some.names[index].strip(), text, f"{placemark.name!r}")
            if kind not in (POINT, LINE, AREA) or (kind == LINE and not np.isnan(rows[:, 3]).any()):
                continue
            found = [point[1::-1] for point in placemark.geometry.coords] if kind != AREA else []
            if kind == AREA:
                found = [point[1::-1] for point in placemark.geometry.exterior.coords][:-1]
            findings.expect(close(found, rows[:, :2], half(places)), text, f"{found}, not {rows}")
    findings.conclude(documents=60, placemarks=100)


# GDAL and gpsbabel


@pytest.mark.parametrize("form", ["gpx", "kml", "geojson"])
def test_gdal_reads_the_same(documents, chance, findings, tmp_path, need, run, form):
    """The ogr2ogr of the system, whose drivers are GPX, LIBKML and GeoJSON, makes GeoJSON of GridNorth's documents."""
    for number in range(max(1, round(3 * EFFORT))):
        some = Some(chance, (POINT, LINE, AREA) if form != "gpx" else (POINT, LINE), 40, times=0.0)
        text = write(documents, form, some, findings, decimals=9)
        source = tmp_path / f"{number}.{form}"
        source.write_bytes(text)
        layers = ("waypoints", "routes", "tracks") if form == "gpx" else (None,)
        found: dict[str, list] = {"Point": [], "LineString": [], "MultiLineString": [], "Polygon": []}
        for layer in layers:
            target = tmp_path / f"{number}-{layer}.geojson"
            more = [] if layer is None else [layer]
            run([need("ogr2ogr"), "-f", "GeoJSON", "-lco", "COORDINATE_PRECISION=12", target, source, *more])
            for feature in json.loads(target.read_text())["features"]:
                geometry = feature["geometry"]
                parts = [geometry]
                if geometry["type"] == "MultiLineString":
                    parts = [{"type": "LineString", "coordinates": part} for part in geometry["coordinates"]]
                for part in parts:
                    found[part["type"]].append(part["coordinates"])
        right: dict[int, list] = {POINT: [], LINE: [], AREA: []}
        order = sorted(range(40), key=lambda i: not some.features[i]["flags"]) if form == "gpx" else range(40)
        for index in order:
            right[int(some.features[index]["kind"])].append(some.vertices_of(index)[:, 1::-1])
        for kind, name in ((POINT, "Point"), (LINE, "LineString"), (AREA, "Polygon")):
            findings.expect(len(right[kind]) == len(found[name]), text[:2000], f"{len(found[name])} {name}s")
            for ours, theirs in zip(right[kind], found[name], strict=False):
                findings.count("geometries")
                theirs = [theirs] if kind == POINT else theirs[0][:-1] if kind == AREA else theirs
                theirs = np.array([position[:2] for position in theirs])
                if kind == AREA and theirs.shape == ours.shape:
                    # Some turn rings, or begin elsewhere.
                    theirs = theirs[np.lexsort(theirs.T)]
                    ours = ours[np.lexsort(ours.T)]
                findings.expect(close(theirs, ours, half(9)), text[:2000], f"{theirs}, not {ours}")
    findings.conclude(geometries=40)


def test_pyogrio_reads_geojson(documents, chance, findings, tmp_path):
    some = Some(chance, (POINT, LINE, AREA, CIRCLE, SECTOR, ELLIPSE, BOX), 60)
    (tmp_path / "some.geojson").write_bytes(write(documents, "geojson", some, findings))
    _, _, geometries, _ = pyogrio.raw.read(tmp_path / "some.geojson")
    findings.count("geometries", len(geometries))
    findings.expect(
        bool(shapely.is_valid(shapely.from_wkb(geometries)).all()), some.features, "a geometry is not valid"
    )
    findings.conclude(geometries=60)


def test_gpsbabel_reads_gpx_and_kml(documents, chance, findings, tmp_path, need, run):
    for form in ("gpx", "kml"):
        some = Some(chance, (POINT, LINE), 30, times=1.0)
        some.names = [f"n{index}" for index in range(30)]
        for index, feature in enumerate(some.features):
            feature["name"] = some.text(some.names[index])
            feature["flags"] = 0
        source, target = tmp_path / f"a.{form}", tmp_path / f"{form}.gpx"
        source.write_bytes(write(documents, form, some, findings, decimals=9))
        run([need("gpsbabel"), "-i", form, "-f", source, "-o", "gpx", "-F", target])
        theirs = gpxpy.parse(target.read_text())
        points = [some.vertices_of(index)[0] for index, feature in enumerate(some.features) if feature["kind"] == POINT]
        lines = [some.vertices_of(index) for index, feature in enumerate(some.features) if feature["kind"] == LINE]
        found = [(p.latitude, p.longitude) for p in theirs.waypoints]
        # It writes nine decimals.
        findings.expect(close(found, [point[:2] for point in points], 1.1e-9), form, f"{found}, not {points}")
        tracks = [[(p.latitude, p.longitude) for s in track.segments for p in s.points] for track in theirs.tracks]
        findings.expect(len(tracks) == len(lines), form, f"{len(tracks)} tracks, not {len(lines)}")
        for one, line in zip(tracks, lines, strict=False):
            findings.count("tracks")
            findings.expect(close(one, line[:, :2], 1.1e-9), form, f"{one}, not {line}")
    findings.conclude(tracks=10)


# CoT


def test_pycot_reads_events(documents, chance, findings):
    for _ in range(round(150 * EFFORT)):
        places, meters = chance.randint(0, 12), chance.randint(0, 6)
        some = Some(chance, (POINT, CIRCLE, ELLIPSE, LINE, AREA), 1, times=0.0, places=places)
        text = write(documents, "cot", some, findings, decimals=places, meter_decimals=meters)
        event = pycot.parser.parse_event(text)
        findings.count("events")
        contact = event.detail.contact
        findings.expect((contact.callsign if contact else "") == some.names[0], text, f"{contact}")
        row = some.vertices_of(0)[0]
        if some.features[0]["kind"] in (POINT, CIRCLE, ELLIPSE):
            findings.expect(abs(event.point.lat - row[0]) <= half(places), text, f"{event.point} {row}")
            findings.expect(abs(event.point.lon - row[1]) <= half(places), text, f"{event.point} {row}")
            high = 9_999_999 if math.isnan(row[2]) else row[2]
            findings.expect(abs(event.point.hae - high) <= half(meters) + 1e-9, text, f"{event.point} {row}")
        moment = datetime.datetime.fromisoformat(str(event.time)).timestamp()
        findings.expect(abs(moment - float(some.features[0]["time"])) <= 5.1e-4, text, f"{event.time}")
        # One event a line, as streams of TAK have them.
        findings.expect(text.count(b"\n") == 1 and text.endswith(b"</event>\n"), text, "not one line")
        findings.expect(documents.find_event(text) == (OK, len(text) - 1), text, "the event ends elsewhere")
    findings.conclude(events=150)


# GeoJSON


def test_geojson_is_valid(documents, chance, findings):
    kinds = (POINT, LINE, AREA, CIRCLE, ELLIPSE, SECTOR, RANGE_BEARING, BOX)
    for _ in range(round(150 * EFFORT)):
        some = Some(chance, kinds, chance.randint(0, 6))
        places = chance.randint(5, 12)
        text = write(documents, "geojson", some, findings, decimals=places, tolerance=chance.choice([1, 500]))
        collection = json.loads(text, parse_constant=lambda word: pytest.fail(word))
        findings.expect(collection["type"] == "FeatureCollection", text, "type")
        features = collection["features"]
        findings.expect(len(features) == len(some.features), text, f"{len(features)} features")
        for index, feature in enumerate(features):
            kind, rows = int(some.features[index]["kind"]), some.vertices_of(index)
            geometry = shapely.from_geojson(json.dumps(feature["geometry"]))
            findings.count("geometries")
            findings.expect(bool(geometry.is_valid), text, f"geometry {index} is not valid: {geometry.wkt[:200]}")
            findings.expect(feature["properties"].get("name", "") == some.names[index], text, f"name of {index}")
            positions = re.findall(r"-?\d+\.?\d*", json.dumps(feature["geometry"]))
            most = max((-Decimal(number).as_tuple().exponent for number in positions), default=0)
            findings.expect(most <= max(places, 2), text, f"{most} decimals")
            if kind in (POINT, LINE):
                found = shapely.get_coordinates(geometry)[:, ::-1]
                findings.expect(close(found, rows[:, :2], half(places)), text, f"{found}, not {rows}")
            if kind in (AREA, CIRCLE, ELLIPSE, SECTOR, BOX):
                findings.expect(geometry.geom_type == "Polygon", text, geometry.geom_type)
                findings.expect(bool(geometry.exterior.is_ccw), text, "the ring is clockwise")
            if kind in (CIRCLE, ELLIPSE):
                center = shapely.Point(rows[0, 1], rows[0, 0])
                findings.expect(bool(geometry.contains(center)), text, "the center lies outside")
            if kind == LINE and not np.isnan(rows[:, 3]).any():
                times = [
                    datetime.datetime.fromisoformat(time).timestamp() for time in feature["properties"]["coordTimes"]
                ]
                findings.expect(close(times, rows[:, 3], 5.1e-4), text, f"{times}")
    findings.conclude(documents=150, geometries=300)
