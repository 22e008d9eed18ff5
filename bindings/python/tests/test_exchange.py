# SPDX-License-Identifier: MIT
"""Documents of other programs: GPX, KML and Cursor on Target in and out, GeoJSON, times, and streams."""

from __future__ import annotations

import copy
import datetime
import io
import json
import math
import pickle
import time

import numpy
import pytest

import gridnorth
from gridnorth import Feature, Features, errors, exchange, fences, geodesic, route
from gridnorth.exchange import EventStream, Kind, Report, format_features, format_time, parse_time, read, write

GPX = b"""<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
  <wpt lat="46.5732" lon="8.4143">
    <ele>2431</ele><time>2026-11-22T08:17:05Z</time>
    <name>Fish &amp; chips</name>
    <type><![CDATA[<hut>]]></type>
  </wpt>
  <rte><name>Way</name><rtept lat="46.5" lon="8"/><rtept lat="46.6" lon="8.1"/></rte>
  <trk><name>Walk</name>
    <trkseg>
      <trkpt lat="46.5" lon="8"><ele>1200</ele><time>2026-11-22T08:17:05.25Z</time></trkpt>
      <trkpt lat="46.5001" lon="8.0001"/>
    </trkseg>
    <trkseg><trkpt lat="-46.5" lon="-8"/></trkseg>
  </trk>
</gpx>
"""

EVENT = (
    b"<event version='2.0' uid='a' type='a-f-G' time='2026-11-22T08:17:05Z' start='2026-11-22T08:17:06Z' "
    b"stale='2026-11-22T08:27:05Z' how='m-g'><point lat='46.5' lon='8' hae='2430' ce='9' le='9999999'/>"
    b"<detail><contact callsign='Alfa'/><track course='90' speed='1.5'/></detail></event>"
)


def kml(inside: str) -> bytes:
    return f"<kml xmlns='http://www.opengis.net/kml/2.2'><Placemark>{inside}</Placemark></kml>".encode()


AREA = kml(
    "<name>Field</name><Polygon>"
    "<outerBoundaryIs><LinearRing><coordinates>0,60 10,60 5,61 0,60</coordinates></LinearRing>"
    "</outerBoundaryIs><innerBoundaryIs><LinearRing><coordinates>4,60.1 6,60.1 5,60.3 4,60.1</coordinates></LinearRing>"
    "</innerBoundaryIs></Polygon>"
)


# -- reading


def test_what_a_gpx_document_has():
    features = read(GPX)
    assert (features.format, features.skipped, features.report) == ("gpx", 0, Report())
    assert [feature.kind for feature in features] == [Kind.POINT, Kind.LINE, Kind.LINE, Kind.LINE]
    assert [feature.name for feature in features] == ["Fish & chips", "Way", "Walk", "Walk"]
    assert [feature.object for feature in features] == [0, 1, 2, 2]
    assert [feature.is_route for feature in features] == [False, True, False, False]
    hut, way, walk, _ = features
    assert (hut.type, hut.uid, hut.how, hut.time) == ("<hut>", None, None, 1795335425)
    assert (hut.start, hut.stale, hut.radius, hut.azimuth, hut.speed) == (None,) * 5
    assert hut.points == [(46.5732, 8.4143)]
    assert list(hut.altitudes) == [2431]
    assert way.latitudes.tolist() == [46.5, 46.6]
    assert walk.longitudes.tolist() == [8, 8.0001]
    assert walk.times[0] == 1795335425.25
    assert math.isnan(walk.times[1])
    assert math.isnan(walk.altitudes[1])


def test_what_an_event_has():
    (event,) = read(EVENT)
    assert (event.kind, event.uid, event.type, event.how, event.name) == (Kind.POINT, "a", "a-f-G", "m-g", "Alfa")
    assert (event.time, event.start, event.stale) == (1795335425, 1795335426, 1795336025)
    assert (event.circular_error, event.linear_error, event.course, event.speed) == (9, None, 90, 1.5)
    assert event.altitudes.tolist() == [2430]
    assert event.triggers == fences.Trigger(0)


def test_an_area_has_its_holes():
    features = read(AREA)
    (field,) = features
    assert (len(features), field.kind, field.name) == (1, Kind.AREA, "Field")
    assert field.points == [(60, 0), (60, 10), (61, 5)]
    (hole,) = field.holes
    assert (hole.kind, hole.points, hole.holes) == (Kind.HOLE, [(60.1, 4), (60.1, 6), (60.3, 5)], ())
    assert features.records["kind"].tolist() == [Kind.AREA, Kind.HOLE]


@pytest.mark.parametrize(("document", "found"), [(GPX, "gpx"), (AREA, "kml"), (EVENT, "cot"), (EVENT * 2, "cot")])
def test_a_document_says_what_it_is(document, found):
    assert read(document).format == read(b"\xef\xbb\xbf" + document).format == found
    assert read(document, found) == read(document)


def test_a_document_comes_from_anywhere(tmp_path):
    path = tmp_path / "walk.xml"
    path.write_bytes(GPX)
    expected = read(GPX)
    with path.open("rb") as binary, path.open(encoding="utf-8") as text:
        for source in (path, str(path), binary, text, io.BytesIO(GPX), io.StringIO(GPX.decode()), memoryview(GPX)):
            assert read(source) == expected
    assert len(expected) == 4


def test_a_text_may_say_that_it_was_in_another_encoding(tmp_path):
    document = "<?xml version='1.0' encoding='ISO-8859-1'?><gpx><wpt lat='1' lon='2'><name>Höhe</name></wpt></gpx>"
    path = tmp_path / "old.gpx"
    path.write_bytes(document.encode("latin-1"))
    with pytest.raises(errors.XmlEncodingError, match=r"old\.gpx, line 1, column \d+; for another encoding pass open"):
        read(path)
    with path.open(encoding="latin-1") as file:
        assert read(file)[0].name == "Höhe"


def test_columns_are_views_of_one_memory():
    features = read(GPX)
    vertices = features.vertices
    assert vertices.dtype.names == ("latitude", "longitude", "altitude", "time")
    assert vertices["latitude"].tolist() == [46.5732, 46.5, 46.6, 46.5, 46.5001, -46.5]
    for feature in features:
        for column in (feature.latitudes, feature.longitudes, feature.altitudes, feature.times):
            assert numpy.shares_memory(column, vertices)
            assert not column.flags.writeable
    assert not vertices.flags.writeable
    assert features.records["count"].tolist() == [1, 2, 2, 1]
    with pytest.raises(ValueError, match="read-only"):
        features[0].latitudes[0] = 3


def test_columns_outlive_the_features():
    column = read(GPX)[1].latitudes
    assert [bytes(1000) for _ in range(100)]
    assert column.tolist() == [46.5, 46.6]


def test_many_features_are_a_sequence():
    features = read(GPX)
    assert features[-1] == features[3]
    assert features[1:3] == [features[1], features[2]]
    assert features[0] in features
    assert features != features[:3]
    assert features[2] != features[3]
    with pytest.raises(IndexError):
        features[4]
    empty = read(b"<gpx/>")
    assert (len(empty), list(empty), len(empty.vertices), len(empty.records)) == (0, [], 0, 0)


def test_features_are_kept():
    features = read(GPX.replace(b"46.6", b"96.6") + b"\n")
    for again in (pickle.loads(pickle.dumps(features)), copy.deepcopy(features)):
        assert again == features
        assert (again.format, again.skipped, again.report[2:]) == ("gpx", 1, features.report[2:])
        assert again.report.error.offset == features.report.error.offset
    (field,) = read(AREA)
    assert pickle.loads(pickle.dumps(field)) == field
    assert pickle.loads(pickle.dumps(field)).holes == field.holes


@pytest.mark.parametrize(
    ("document", "error", "line", "column"),
    [
        (b"<gpx><wpt lat='1' lon='2'/>\n <wpt lat='91' lon='2'/></gpx>", errors.LatitudeError, 2, 2),
        (b"<gpx>\r\n\r\n<wpt lat='1' lon='2'/><wpt lon='2'/></gpx>", errors.FeatureError, 3, 23),
        (
            "<gpx><wpt lat='1' lon='2'><name>é</name></wpt><wpt lat='x' lon='2'/></gpx>".encode(),
            errors.TextNumberError,
            1,
            47,
        ),
        (b"<gpx>\r<wpt lat='1' lon='2'><time>noon</time></wpt><wpt lat='1' lon='2'/></gpx>", errors.DateError, 2, 1),
    ],
)
def test_what_cannot_be_used_is_skipped_and_told(document, error, line, column):
    features = read(document)
    assert (len(features), features.skipped) == (1, 1)
    report = features.report
    assert type(report.error) is error
    assert report.line == line
    # The place lies within the feature.
    assert column <= report.column < column + 30
    assert document[report.error.offset :].count(b"\n") == document.count(b"\n") - document[
        : report.error.offset
    ].count(b"\n")
    with pytest.raises(error, match=f"line {line}, column {report.column}"):
        read(document, errors="raise")


@pytest.mark.parametrize(
    ("document", "error", "words"),
    [
        (b"", errors.TextEmptyError, "the document"),
        (b"  \n", errors.GridNorthError, "."),
        (
            b"<osm>\n</osm>",
            errors.DocumentError,
            "line 1, column 1; it begins with 'osm', which is neither GPX nor KML nor CoT",
        ),
        (b"\n<gpx>\n  <wpt></wp></gpx>", errors.XmlTagError, "line 3, column"),
        (b"<gpx><wpt lat='1' lat='2'/></gpx>", errors.XmlAttributeError, "line 1, column"),
        (b"<gpx>&eacute;</gpx>", errors.XmlReferenceError, "offset 5 of the document, line 1, column 6"),
        (b"<gpx>\xff</gpx>", errors.XmlEncodingError, "line 1, column 6; for another encoding"),
        ("<gpx/>".encode("utf-16"), errors.XmlEncodingError, "for another encoding"),
        (b"<!DOCTYPE gpx><gpx/>", errors.XmlDtdError, "line 1"),
        (b"<gpx>" + b"<a>" * 64, errors.XmlLimitError, "line 1, column"),
        (b"<gpx><wpt", errors.TextIncompleteError, "line 1, column 10"),
        (b"PK\x03\x04...", errors.XmlError, "zip archive"),
        (b"lat,lon\n1,2\n", errors.XmlError, "line 1, column 1"),
    ],
)
def test_what_is_no_document_says_where(document, error, words):
    for mode in ("mask", "raise"):
        with pytest.raises(error) as caught:
            read(document, errors=mode)
        assert words in str(caught.value)


def test_what_is_no_file_is_said_first(tmp_path):
    with pytest.raises(IsADirectoryError):
        read(tmp_path)
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "none.gpx")
    (tmp_path / "empty.gpx").touch()
    with pytest.raises(errors.TextEmptyError, match=r"empty\.gpx"):
        read(tmp_path / "empty.gpx")
    with pytest.raises(TypeError, match=r"pass a document as bytes, by text.encode\(\)"):
        read("<gpx/>")
    with pytest.raises(TypeError, match="must be a path, a file or bytes, not int 5"):
        read(5)
    with pytest.raises(ValueError, match="format must be one of 'gpx', 'kml', 'cot', 'geojson', not 'shp'"):
        read(GPX, "shp")
    with pytest.raises(errors.DocumentError, match="it begins with 'gpx', which is not kml"):
        read(GPX, "kml")
    with pytest.raises(ValueError, match="errors must be"):
        read(GPX, errors="ignore")


def test_large_documents_are_read_in_linear_time():
    def seconds(count):
        document = b"<gpx><trk><trkseg>" + b"<trkpt lat='46.123456' lon='8.1'/>" * count + b"</trkseg></trk></gpx>"
        start = time.perf_counter()
        (track,) = read(document)
        assert len(track.latitudes) == count
        return time.perf_counter() - start

    # Forty times as long, not sixteen hundred times.
    few, many = (min(seconds(count) for _ in range(3)) for count in (10_000, 400_000))
    assert many < 400 * few


# -- making and writing


def made() -> list[Feature]:
    """A feature of each kind."""
    times = {"time": 1795335425.25, "start": 1795335425, "stale": 1795345425}
    return [
        Feature.point((46.5, 8.0), 2430.25, name="Fish & <chips>", uid="p", type="a-f-G", how="m-g", **times),
        Feature.line([(46.5, 8.0), (46.6, 8.1)], [1200, None], name="Walk", **times),
        Feature.line([(46.5, 8.0), (46.6, 8.1), (46.7, 8)], is_route=True, name="Way", **times),
        Feature.area([(60, 0), (60, 10), (61, 5)], name="Field", **times),
        Feature.circle((46.5, 8.0), 500, name="Keep out", **times),
        Feature.ellipse((46.5, 8.0), 500, 200, 30, **times),
        Feature.sector((46.5, 8.0), 500, 90, 45, **times),
        Feature.range_bearing((46.5, 8.0), 1500, 45, 5, **times),
        Feature.box((46, 7, 47, 9), 10, **times),
    ]


def test_features_are_made_as_they_are_given():
    point, line, way, area, circle, ellipse, sector, bearing, box = made()
    assert [feature.kind for feature in made()] == [
        Kind.POINT, Kind.LINE, Kind.LINE, Kind.AREA, Kind.CIRCLE, Kind.ELLIPSE, Kind.SECTOR, Kind.RANGE_BEARING,
        Kind.BOX,
    ]  # fmt: skip
    assert (point.name, point.uid, point.type, point.how) == ("Fish & <chips>", "p", "a-f-G", "m-g")
    assert (point.time, point.start, point.stale) == (1795335425.25, 1795335425, 1795345425)
    assert line.altitudes[0] == 1200
    assert math.isnan(line.altitudes[1])
    assert (line.is_route, way.is_route) == (False, True)
    assert area.points == [(60, 0), (60, 10), (61, 5)]
    assert circle.radius == 500
    assert (ellipse.radius, ellipse.second_radius, ellipse.azimuth) == (500, 200, 30)
    assert (sector.radius, sector.second_radius, sector.azimuth, sector.width) == (500, 0, 90, 45)
    assert (bearing.radius, bearing.azimuth, bearing.inclination, bearing.north.name) == (1500, 45, 5, "TRUE")
    assert (box.points, box.azimuth) == ([(46, 7), (47, 9)], 10)


def test_lines_are_made_of_arrays():
    latitudes, longitudes = numpy.linspace(46, 47, 5), numpy.linspace(8, 9, 5)
    line = Feature.line(numpy.column_stack([latitudes, longitudes]), latitudes * 10, numpy.arange(5))
    assert line.latitudes.tolist() == latitudes.tolist()
    assert line.longitudes.tolist() == longitudes.tolist()
    assert line.altitudes.tolist() == (latitudes * 10).tolist()
    assert line.times.tolist() == [0, 1, 2, 3, 4]
    assert route.length(line.points) == route.length(list(zip(latitudes, longitudes)))
    moment = datetime.datetime(2026, 11, 22, 8, 17, 5, tzinfo=datetime.timezone.utc)
    assert Feature.line([(1, 2)], times=[moment]).times.tolist() == [1795335425]
    assert Feature.line([(1, 2), (3, 4)], 5).altitudes.tolist() == [5, 5]
    with pytest.raises(ValueError, match="as many altitudes as points, 2, not 3"):
        Feature.line([(1, 2), (3, 4)], [1, 2, 3])


def test_what_a_feature_cannot_have_is_refused():
    with pytest.raises(TypeError, match="no such detail: 'colour'"):
        Feature.point((1, 2), colour="red")
    with pytest.raises(TypeError, match="name must be a str, not int 5"):
        Feature.point((1, 2), name=5)
    with pytest.raises(TypeError, match=r"without a time zone; pass its tzinfo"):
        Feature.point((1, 2), time=datetime.datetime(2026, 1, 1))
    with pytest.raises(TypeError, match=r"pass parse_time\(text\)"):
        Feature.point((1, 2), time="2026-01-01")
    with pytest.raises(TypeError, match=r"Feature\.point"):
        Feature()


def test_a_feature_is_replaced():
    for feature in made():
        again = feature.replace(name="New", uid=None, speed=3)
        assert (again.name, again.uid, again.speed) == ("New", None, 3)
        assert again.replace(name=feature.name, uid=feature.uid, speed=None) == feature
        assert again != feature
    (field,) = read(AREA)
    assert field.replace(name="New").holes == field.holes


@pytest.mark.parametrize("format", ["gpx", "kml", "cot"])
def test_what_is_read_is_written_as_it_was(format):
    features = {"gpx": read(GPX), "kml": read(AREA), "cot": read(EVENT)}[format]
    text = format_features(features, format)
    assert read(text.encode()) == features
    assert format_features(list(features), format) == text


def test_cot_holds_every_kind_but_holes():
    features = [feature for feature in made()[:-1] if feature.kind != Kind.SECTOR]
    again = read(format_features(features, "cot").encode())
    assert (len(again), again.skipped) == (len(features), 0)
    for mine, theirs in zip(features, again):
        assert (theirs.kind, theirs.time, theirs.stale) == (mine.kind, mine.time, mine.stale)
        assert theirs.points == mine.points
        assert (theirs.name, theirs.is_route) == (mine.name, mine.is_route)
    # A sector is what a sensor sees, which is a point too.
    sensor, sector = read(format_features(made()[6], "cot").encode())
    assert (sensor.kind, sector.kind) == (Kind.POINT, Kind.SECTOR)
    assert (sector.radius, sector.azimuth, sector.width, sector.object) == (500, 90, 45, sensor.object)


def test_names_are_any_text(random):
    alphabet = [*"abc<>&'\"]]>\t ;#x", "é", "漢", "\U0001f600", "\xa0"]
    names = ["".join(random.choice(alphabet, random.integers(1, 40))).strip() or "x" for _ in range(50)]
    points = [Feature.point((n / 10, n), name=name, time=n) for n, name in enumerate(names)]
    for format in ("gpx", "kml", "cot"):
        found = [feature.name for feature in read(format_features(points, format).encode())]
        assert [" ".join(name.split()) for name in found] == [" ".join(name.split()) for name in names]


def test_random_features_come_back(random):
    def positions(count):
        return numpy.column_stack([random.uniform(-89, 89, count), random.uniform(-180, 180, count)]).round(7)

    features = []
    for row in range(200):
        details = {"name": f"n{row}", "time": float(random.integers(0, 2**31))}
        count = int(random.integers(2, 20))
        altitudes = random.uniform(-100, 9000, count).round(2)
        times = numpy.sort(random.uniform(0, 2e9, count).round(3))
        kind = random.integers(0, 3)
        if kind == 0:
            features.append(Feature.point(positions(1)[0], altitudes[0], **details))
        elif kind == 1:
            features.append(Feature.line(positions(count), altitudes, times, name=f"n{row}"))
        else:
            features.append(Feature.line(positions(count), altitudes, is_route=True, name=f"n{row}"))
    again = read(format_features(features, "gpx").encode())
    assert again.skipped == 0
    # The order of GPX: waypoints, routes, tracks.
    features.sort(key=lambda feature: (feature.kind, not feature.is_route))
    for mine, theirs in zip(features, again):
        assert (theirs.kind, theirs.name, theirs.is_route, theirs.time) == (
            mine.kind,
            mine.name,
            mine.is_route,
            mine.time,
        )
        # The time of a point is also that of its vertex.
        for column in ("latitudes", "longitudes", "altitudes", *(["times"] if mine.kind == Kind.LINE else [])):
            assert numpy.array_equal(getattr(mine, column), getattr(theirs, column), equal_nan=True), column
    assert len(again) == 200


def test_features_of_several_documents_are_written_together():
    mixed = [*read(GPX), *read(AREA), *read(EVENT), *made()[:2]]
    again = Features(mixed)
    assert again == mixed
    # The segments of a track stay together, others do not come to it.
    assert [feature.object for feature in again] == [0, 1, 2, 2, 3, 4, 5, 6]
    assert format_features(mixed, "kml").count("<Placemark") == 7


def test_a_file_is_written(tmp_path):
    features = read(GPX)
    for suffix in ("gpx", "kml", "cot", "geojson", "json"):
        path = tmp_path / f"file.{suffix.upper()}"
        assert write(path, features, time=5) == Report()
        format = "geojson" if suffix == "json" else suffix
        assert path.read_text(encoding="utf-8") == format_features(features, format, time=5)
        assert len(read(path)) == 4
        write(str(path), features, "gpx")
        assert read(path) == features
    binary, text = io.BytesIO(), io.StringIO()
    write(binary, features, "kml")
    write(text, features, "kml")
    assert binary.getvalue().decode() == text.getvalue() == format_features(features, "kml")
    with (tmp_path / "open.gpx").open("w", encoding="utf-8") as file:
        write(file, features)
    assert read(tmp_path / "open.gpx") == features


def test_a_file_of_no_known_format_is_refused(tmp_path):
    with pytest.raises(
        ValueError, match=r"'a\.xml' does not say the format; pass one of 'gpx', 'kml', 'cot', 'geojson'"
    ):
        write(tmp_path / "a.xml", [])
    with pytest.raises(ValueError, match="no format; pass one of"):
        write(io.StringIO(), [])
    with pytest.raises(ValueError, match="format must be one of"):
        write(io.StringIO(), [], "shp")
    with pytest.raises(TypeError, match="target must be a path or an open file, not int 5"):
        write(5, [])


def test_what_a_format_cannot_hold_is_refused_by_its_row(tmp_path):
    path = tmp_path / "out.cot"
    features = [made()[0], *read(AREA).__class__(read(AREA)), Feature.point((91, 0), time=5), made()[4]]
    with pytest.raises(errors.FeatureError, match=r"^row 1: .*<Feature: area 'Field', 3 points> as cot") as caught:
        write(path, features, time=5)
    # The hole counts too.
    assert (caught.value.row, caught.value.count) == (1, 3)
    assert not path.exists()
    report = write(path, features, errors="mask", time=5)
    assert (report.skipped, type(report.error), report.error.row) == (3, errors.FeatureError, 1)
    assert [feature.kind for feature in read(path)] == [Kind.POINT, Kind.CIRCLE]
    with pytest.raises(errors.LatitudeError, match="row 2"):
        format_features(features, "gpx")
    with pytest.raises(errors.DateError, match=r"row 0.*as cot: it has no time; pass time=\.\.\.\)"):
        format_features(Feature.point((1, 2)), "cot")
    assert "2026-11-22T08:17:05" in format_features(Feature.point((1, 2)), "cot", time=1795335425)


def test_options_have_an_effect():
    def text(format="kml", **options):
        return format_features(made(), format, **options)

    defaults = exchange.defaults()
    assert text(**defaults) == text()
    for name, value in {"decimals": 3, "meter_decimals": 0, "tolerance": 100}.items():
        assert text(**{name: value}) != text(), name
    assert text("cot", time_decimals=1) != text("cot")
    walk = Feature.point((1, 2))
    moment = datetime.datetime(2026, 11, 22, tzinfo=datetime.timezone.utc)
    assert format_features(walk, "cot", time=moment) == format_features(walk, "cot", time=moment.timestamp())
    assert format_features(walk, "cot", time=0, stale_after=60) != format_features(walk, "cot", time=0)
    with pytest.raises(errors.DecimalsError, match="decimals 13"):
        text(decimals=13)
    with pytest.raises(errors.ToleranceError, match="tolerance -1"):
        text(tolerance=-1)
    with pytest.raises(TypeError, match="no such option: 'colour'"):
        text(colour="red")


# -- GeoJSON


def test_features_are_geojson():
    for feature in (*made(), *read(AREA)):
        described = feature.__geo_interface__
        assert (described["type"], described["properties"].get("name")) == ("Feature", feature.name)
        assert described["geometry"]["type"] in ("Point", "LineString", "Polygon")
    collection = Features(made()).__geo_interface__
    assert collection["type"] == "FeatureCollection"
    assert collection["features"][4]["geometry"] == made()[4].__geo_interface__["geometry"]
    assert [feature["properties"]["object"] for feature in collection["features"]] == [*range(9)]
    written = json.dumps(json.loads(format_features(made(), "geojson")))
    assert json.dumps(collection).replace(", NaN", "") == written
    (field,) = read(AREA)
    assert len(field.__geo_interface__["geometry"]["coordinates"]) == 2


def test_a_circle_becomes_a_polygon_within_the_tolerance():
    ring = Feature.circle((46.5, 8.0), 500).__geo_interface__["geometry"]["coordinates"][0]
    distances = [geodesic.inverse(46.5, 8.0, latitude, longitude).distance for longitude, latitude in ring]
    assert max(distances) <= 501
    assert min(distances) >= 499


def test_what_crosses_the_antimeridian_is_cut():
    line = Feature.line([(0, 179), (0, -179)]).__geo_interface__["geometry"]
    assert line["type"] == "MultiLineString"
    assert {abs(longitude) for part in line["coordinates"] for longitude, *_ in part} == {179, 180}


def test_shapely_takes_what_has_some_altitudes():
    geometry = pytest.importorskip("shapely.geometry")
    some = [1200, math.nan, 1300]
    line = Feature.line([(46.5, 8), (46.6, 8), (46.6, 8.1)], some)
    cut = Feature.line([(0, 179), (0, -179), (0, -178)], [1, 2, math.nan])
    area = Feature.area([(46, 8), (46, 9), (47, 9)], [[(46.1, 8.7), (46.1, 8.8), (46.3, 8.8)]], some)
    for feature in (line, cut, area):
        shape = geometry.shape(feature.__geo_interface__["geometry"])
        assert shape.has_z
        again = Features([shape])
        assert [number for each in again for number in each.altitudes if number == number]
    shape = geometry.shape(line.__geo_interface__["geometry"])
    numpy.testing.assert_array_equal(Features([shape])[0].altitudes, some)
    flat = Feature.line([(46.5, 8), (46.6, 8)]).__geo_interface__["geometry"]["coordinates"]
    assert flat == [[8, 46.5], [8, 46.6]]
    # A text of JSON has no NaN.
    assert "NaN" not in format_features([line, cut, area], "geojson")


def test_geopandas_gives_times_as_it_has_them():
    geopandas, pandas = pytest.importorskip("geopandas"), pytest.importorskip("pandas")
    places = geopandas.points_from_xy([8, 9], [46, 47])
    seconds = 1795335425.25
    point = made()[0].__geo_interface__
    zoned = pandas.to_datetime([seconds, None], unit="s", utc=True)
    for times in (zoned, [datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc), None]):
        features = Features(geopandas.GeoDataFrame({"name": ["a", None], "time": times}, geometry=places))
        assert [(feature.name, feature.time) for feature in features] == [("a", seconds), (None, None)]
    with pytest.raises(TypeError, match=r"time must be .* without a time zone; pass its tzinfo"):
        Features(geopandas.GeoDataFrame({"time": zoned.tz_localize(None)}, geometry=places))
    with pytest.raises(TypeError, match=r"features\.properties\.time must be a number, not list"):
        Features({**point, "properties": {"time": [5]}})


def test_a_feature_that_is_none_has_no_geojson():
    with pytest.raises(errors.LatitudeError):
        Feature.point((91, 0)).__geo_interface__  # noqa: B018


RINGS = [[[0, 0], [9, 0], [9, 9], [0, 0]], [[2, 1], [4, 1], [4, 2], [2, 1]]]

GEOMETRIES = [
    ({"type": "Point", "coordinates": [8, 46.5, 5]}, [Kind.POINT]),
    ({"type": "MultiPoint", "coordinates": [[8, 46.5], [9, 46]]}, [Kind.POINT] * 2),
    ({"type": "LineString", "coordinates": [[8, 46.5], [9, 46]]}, [Kind.LINE]),
    ({"type": "MultiLineString", "coordinates": [[[8, 46.5], [9, 46]], [[1, 2], [3, 4]]]}, [Kind.LINE] * 2),
    ({"type": "Polygon", "coordinates": RINGS}, [Kind.AREA]),
    ({"type": "MultiPolygon", "coordinates": [RINGS[:1], [[[20, 1], [24, 1], [24, 2], [20, 1]]]]}, [Kind.AREA] * 2),
]  # fmt: skip


@pytest.mark.parametrize(("geometry", "kinds"), GEOMETRIES)
def test_geojson_is_written(geometry, kinds):
    properties = {
        "name": "N",
        "uid": "u",
        "type": "t",
        "time": "2026-11-22T08:17:05Z",
        "stale": 1795345425,
        "more": [1],
    }
    feature = {"type": "Feature", "properties": properties, "geometry": geometry}
    collection = {
        "type": "FeatureCollection",
        "features": [feature, {"type": "Feature", "geometry": None, "properties": None}],
    }
    for given in (feature, collection, [feature]):
        features = Features(given)
        assert [each.kind for each in features] == kinds
        assert {each.object for each in features} == {0}
        assert {(each.name, each.uid, each.type, each.time, each.stale) for each in features} == {
            ("N", "u", "t", 1795335425, 1795345425)
        }
    assert [each.kind for each in Features(geometry)] == kinds
    assert len(read(format_features(collection, "kml").encode())) == len(kinds)
    if not any(each.holes for each in Features(geometry)):
        assert read(format_features(collection, "cot").encode()).skipped == 0


def test_geojson_comes_back():
    for geometry, _ in GEOMETRIES:
        features, again = Features(geometry), Features(Features(geometry).__geo_interface__)
        assert [(each.kind, each.points) for each in again] == [(each.kind, each.points) for each in features]
        # Holes go the other way around.
        turned = [[sorted(hole.points) for hole in each.holes] for each in again]
        assert turned == [[sorted(hole.points) for hole in each.holes] for each in features]
    track = Feature.line([(46.5, 8.0), (46.6, 8.1)], [1, 2], [1795335425, 1795335426.5])
    assert Features(track.__geo_interface__)[0].times.tolist() == [1795335425, 1795335426.5]
    document = json.dumps(Features(made()).__geo_interface__).encode()
    assert read(document).format == read(b"\xef\xbb\xbf " + document).format == "geojson"
    assert len(read(document)) == 9


def test_a_point_may_be_a_shape_and_a_line_a_route():
    def feature(coordinates, **properties):
        kind = "LineString" if isinstance(coordinates[0], list) else "Point"
        return {"type": "Feature", "properties": properties, "geometry": {"type": kind, "coordinates": coordinates}}

    assert Features(feature([8, 46.5, 9], kind="circle", radius=500, name="C")) == [
        Feature.circle((46.5, 8), 500, 9, name="C")
    ]
    given = {"radius": 500, "secondRadius": 200, "azimuth": 30, "width": 45, "inclination": 5}
    features = Features([feature([8, 46.5], kind=kind, **given) for kind in ("ellipse", "sector", "range-bearing")])
    assert features == [
        Feature.ellipse((46.5, 8), 500, 200, 30),
        Feature.sector((46.5, 8), 500, 30, 45, 200),
        Feature.range_bearing((46.5, 8), 500, 30, 5),
    ]
    assert Features(feature([8, 46.5], kind="point", radius=500))[0].kind == Kind.POINT
    assert Features(feature([[8, 46.5], [9, 46]], route=True))[0].is_route
    assert Features(Features(made()).__geo_interface__)[2].is_route
    assert Features(feature([8, 46.5], route=True, name="R"))[0].name == "R"


def test_collections_are_followed():
    parts = [geometry for geometry, _ in GEOMETRIES]
    collection = {
        "type": "GeometryCollection",
        "geometries": [*parts, {"type": "GeometryCollection", "geometries": parts}],
    }
    features = Features(collection)
    assert len(features) == 18
    assert {feature.object for feature in features} == {0}
    deep = parts[0]
    for _ in range(70):
        deep = {"type": "GeometryCollection", "geometries": [deep]}
    with pytest.raises(TypeError, match="more than 64 collections in each other"):
        Features(deep)


def test_whatever_describes_itself_is_written():
    geometry = pytest.importorskip("shapely.geometry")
    shape = geometry.Polygon([(0, 0), (9, 0), (9, 9)], [[(5, 1), (7, 1), (7, 2)]])
    (area,) = Features([shape])
    assert (len(area.points), len(area.holes)) == (3, 1)
    assert geometry.shape(area.__geo_interface__["geometry"]).equals(shape)
    assert Features([gridnorth.Point(46.5, 8.0)])[0].points == [(46.5, 8)]
    assert Features(fences.circle(7, (46.5, 8.0), 200))[0].uid == "7"


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (5, "features must be Features, a Feature, an iterable of them, or GeoJSON, not int 5"),
        ("x", "not str 'x'"),
        ([5], r"features\[0\] must be"),
        ([[made()[0]]], r"features\[0\] must be a Feature or GeoJSON, not list"),
        ({"type": "Foo"}, "'Foo' as a type; there are Point, LineString"),
        ({}, "None as a type"),
        ({"type": "Point", "coordinates": [5]}, r"features.coordinates\[0\] must be longitude, latitude"),
        ({"type": "Point", "coordinates": ["x", 5]}, r"features.coordinates\[0\] must be longitude, latitude"),
        ({"type": "LineString", "coordinates": 5}, "features.coordinates must be an array of GeoJSON, not int 5"),
        (
            {"type": "FeatureCollection", "features": [5]},
            r"features.features\[0\] must be an object of GeoJSON, not int 5",
        ),
        ({"type": "FeatureCollection"}, "features.features must be an array of GeoJSON, not NoneType None"),
    ],
)
def test_what_is_no_geojson_says_where(given, words):
    with pytest.raises(TypeError, match=words):
        Features(given)


def test_a_property_that_is_no_time_is_refused():
    feature = {"type": "Feature", "properties": {"time": "noon"}, "geometry": {"type": "Point", "coordinates": [8, 46]}}
    with pytest.raises(errors.DateError, match=r"features.properties.time 'noon'"):
        Features(feature)


# -- times


def test_times_are_those_of_datetime(random):
    for _ in range(300):
        moment = datetime.datetime(1, 1, 1, tzinfo=datetime.timezone.utc) + datetime.timedelta(
            days=int(random.integers(0, 3_652_058)), microseconds=int(random.integers(0, 86_400_000_000))
        )
        decimals = int(random.integers(0, 10))
        text = moment.isoformat()
        # Before 1970, and far from it, a double has not all microseconds.
        near = max(2.0**-22, abs(parse_time(text)) * 2**-52)
        assert (
            abs(
                parse_time(text)
                - (moment - datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)).total_seconds()
            )
            <= near
        )
        written = format_time(moment, decimals)
        assert len(written) == 20 + (decimals + 1 if decimals else 0)
        assert abs(parse_time(written) - parse_time(text)) <= 0.5 * 10.0**-decimals + near


def test_times_that_are_none_are_refused():
    with pytest.raises(errors.DateError) as caught:
        parse_time("2026-13-01")
    assert caught.value.offset == 5
    assert isinstance(caught.value, errors.TextError)
    with pytest.raises(TypeError, match=r"text must be str or bytes, not list \['2026'\]; pass one text$"):
        parse_time(["2026"])
    with pytest.raises(TypeError, match=r"time must be a number, not list \[0, 1\]; pass one number$"):
        format_time([0, 1])
    with pytest.raises(errors.YearError):
        format_time(1e15)
    with pytest.raises(errors.NotFiniteError):
        format_time(math.nan)
    with pytest.raises(errors.DecimalsError):
        format_time(0, 10)
    with pytest.raises(TypeError, match="without a time zone"):
        format_time(datetime.datetime(2026, 1, 1))


# -- streams


def test_a_stream_is_cut_into_events_however_it_comes(random):
    documents = [
        EVENT,
        b"<?xml version='1.0'?>\n<event/>",
        b"<event><!-- </event> > --><a><![CDATA[</event>]]></a></event>",
    ]
    events = [documents[random.integers(0, 3)] for _ in range(200)]
    stream, found, data = EventStream(), [], b"\n".join(events)
    place = 0
    while place < len(data):
        size = int(random.integers(0, 100))
        found += stream.feed(data[place : place + size])
        place += size
        assert stream.offset + len(stream.pending) == min(place, len(data))
    assert found == events
    stream.close()
    assert [len(read(event)) for event in found if b"uid" in event] == [1] * events.count(EVENT)


def test_a_stream_that_ends_within_an_event():
    stream = EventStream()
    assert stream.feed(b"<event/><event><po") == [b"<event/>"]
    assert (stream.pending, stream.offset) == (b"<event><po", 8)
    with pytest.raises(errors.TextIncompleteError, match="in the event from 8 on"):
        stream.close()
    blank = EventStream()
    blank.feed(b"<event/>\n \n")
    blank.close()


def test_a_stream_that_is_broken_says_where_after_all_that_is_whole():
    stream = EventStream()
    assert stream.feed(b"<event/>\n<event/><event></evt>") == [b"<event/>", b"<event/>"]
    for _ in range(2):
        with pytest.raises(errors.XmlTagError, match="of the stream") as caught:
            stream.feed(b"<event/>")
        assert 17 <= caught.value.offset <= 31
    with pytest.raises(errors.XmlTagError):
        stream.close()
    with pytest.raises(errors.XmlError):
        EventStream().feed(b"hello")
    with pytest.raises(TypeError, match=r"pass text.encode\(\)"):
        EventStream().feed("<event/>")


def test_no_event_is_longer_than_the_limit():
    event = b"<event>" + b"x" * 985 + b"</event>"
    assert EventStream(limit=1000).feed(event) == [event]
    with pytest.raises(errors.XmlLimitError):
        EventStream(limit=999).feed(event)
    stream = EventStream(limit=1000)
    stream.feed(b"<event>" + b"x" * 992)
    with pytest.raises(errors.XmlLimitError):
        stream.feed(b"xx")
    blank = EventStream(limit=1000)
    assert [blank.feed(b" \n" * 1000) for _ in range(3)] == [[]] * 3
    assert (blank.pending, blank.offset) == (b"", 6000)
    for limit in (0, -1, 2**32):
        with pytest.raises(ValueError, match="limit must be 1"):
            EventStream(limit=limit)


def test_many_events_and_many_bytes_take_linear_time():
    def seconds(count):
        stream, start = EventStream(), time.perf_counter()
        assert len(stream.feed(b"<event/>" * count)) == count
        return time.perf_counter() - start

    few, many = (min(seconds(count) for _ in range(3)) for count in (1000, 40_000))
    assert many < 400 * few
    # What has no end cannot be an event: it is looked at again only when there is twice as much of it.
    stream, start = EventStream(), time.perf_counter()
    stream.feed(b"<event>")
    for _ in range(100_000):
        stream.feed(b"x")
    assert time.perf_counter() - start < 5
    assert len(stream.pending) == 100_007
