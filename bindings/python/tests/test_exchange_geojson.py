# SPDX-License-Identifier: MIT
"""Features as GeoJSON, and GeoJSON as features."""

from __future__ import annotations

import datetime
import json
import math

import numpy
import pytest
from exchange_documents import AREA, made

import gridnorth
from gridnorth import Feature, Features, errors, fences, geodesic
from gridnorth.exchange import Kind, Report, format_features, read


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


def test_an_area_that_crosses_the_antimeridian_too_often_is_refused():
    def zigzag(crossings):
        """An area on both sides of the antimeridian, with an even number of crossings."""
        east = [(row / 100, 179.5 if row % 2 else -179.5) for row in range(crossings)]
        return Feature.area([*east, (east[-1][0], 170), (0, 170)], name="Zigzag")

    assert zigzag(256).__geo_interface__["geometry"]["type"] == "MultiPolygon"
    with pytest.raises(errors.CrossingsError, match="row 1"):
        format_features([made()[0], zigzag(258)], "geojson")


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
    # JSON text has no NaN.
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
        # Holes run in the opposite direction.
        turned = [[sorted(hole.points) for hole in each.holes] for each in again]
        assert turned == [[sorted(hole.points) for hole in each.holes] for each in features]
    track = Feature.line([(46.5, 8.0), (46.6, 8.1)], [1, 2], [1795335425, 1795335426.5])
    assert Features(track.__geo_interface__)[0].times.tolist() == [1795335425, 1795335426.5]
    document = format_features(made(), "geojson").encode()
    assert read(document).format == read(b"\xef\xbb\xbf " + document).format == "geojson"
    assert len(read(document)) == 9
    # Python writes absent altitudes as NaN, which JSON does not have.
    with pytest.raises(errors.JsonError, match=r"\(offset \d+ of the document, line 1, column \d+\)"):
        read(json.dumps(Features(made()).__geo_interface__).encode())


def test_geojson_is_read_as_the_other_documents_are():
    """A wrong feature is left out, and the report gives its number and the error."""

    def feature(geometry, **properties):
        return {"type": "Feature", "properties": properties, "geometry": geometry}

    place = {"type": "Point", "coordinates": [8, 46.5, None]}
    wrong = [
        {"type": "Point", "coordinates": [8, 146]},
        {"type": "Point", "coordinates": [400000, 5800000]},
        {"type": "Polygon", "coordinates": [[[0, 0], [1, 1], [0, 0]]]},
        {"type": "Circle", "coordinates": [8, 46.5]},
    ]
    statuses = [errors.LatitudeError, errors.LatitudeError, errors.CountError, errors.FeatureError]
    for geometry, status in zip(wrong, statuses):
        both = [feature(geometry), feature(place, title="Zürich")]
        text = json.dumps({"type": "FeatureCollection", "features": both})
        features = read(text.encode())
        assert (len(features), features.skipped, features.format) == (1, 1, "geojson")
        assert isinstance(features.report.error, status)
        with pytest.raises(status, match="line 1, column"):
            read(text.encode(), errors="raise")
        assert (features[0].name, features[0].properties) == ("Zürich", {"title": "Zürich"})
        assert math.isnan(features[0].altitudes[0])
        # A feature with its own memory keeps its properties, which are not written.
        assert Features([features[0]])[0].properties == {"title": "Zürich"}
        assert b"title" not in format_features(features, "kml").encode()
    lines = "\n".join(json.dumps(feature(place, name=str(row))) for row in range(3))
    assert [each.name for each in read(lines.encode())] == ["0", "1", "2"]
    with pytest.raises(errors.TextCrsError):
        read(b'{"type":"FeatureCollection","features":[],"crs":"EPSG:3857"}')
    with pytest.raises(errors.DocumentError, match="nor GeoJSON"):
        read(b'{"type":"Topology"}')
    with pytest.raises(errors.XmlLimitError):
        read(b'{"a":' * 70)
    with pytest.raises(TypeError, match=r"pass a document as bytes"):
        read(lines)
    assert Feature.point((46.5, 8)).properties is None


def test_a_point_may_be_a_shape_and_a_line_a_route():
    def feature(coordinates, **properties):
        kind = "LineString" if isinstance(coordinates[0], list) else "Point"
        return {"type": "Feature", "properties": properties, "geometry": {"type": kind, "coordinates": coordinates}}

    assert Features(feature([8, 46.5, 9], kind="circle", radius=500, name="C")) == [
        Feature.circle((46.5, 8), 500, 9, name="C")
    ]
    given = {"radius": 500, "secondRadius": 200, "azimuth": 30}
    kinds = [
        {"kind": "ellipse", **given},
        {"kind": "sector", **given, "width": 45},
        {"kind": "range-bearing", "radius": 500, "azimuth": 30, "inclination": 5},
    ]
    features = Features([feature([8, 46.5], **properties) for properties in kinds])
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
    with pytest.raises(errors.XmlLimitError, match="more than 64 levels"):
        Features(deep)
    for _ in range(3000):
        deep = {"type": "GeometryCollection", "geometries": [deep]}
    with pytest.raises(errors.XmlLimitError):
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
    ],
)
def test_what_is_no_geojson_says_where(given, words):
    with pytest.raises(TypeError, match=words):
        Features(given)


POINT = {"type": "Point", "coordinates": [8, 46]}
SYSTEM = {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::3857"}}


@pytest.mark.parametrize(
    ("given", "error", "words"),
    [
        (
            {"type": "Foo"},
            errors.DocumentError,
            r"\(features, at '{\"type\": \"Foo\"}': GeoJSON is a FeatureCollection",
        ),
        ({}, errors.DocumentError, "GeoJSON is a FeatureCollection"),
        ({"type": "FeatureCollection"}, errors.DocumentError, "features, at"),
        ({"type": "FeatureCollection", "features": [5]}, errors.FeatureError, r"\(features\.features\[0\], at '5\]}'"),
        ({"type": "Point", "coordinates": [5]}, errors.TextNumberError, "features, at"),
        ({"type": "Point", "coordinates": ["x", 5]}, errors.TextNumberError, "features, at"),
        ({"type": "Point", "coordinates": [8, 146]}, errors.LatitudeError, "features, at '146"),
        ({"type": "Point", "coordinates": [890000, 5800000]}, errors.LatitudeError, "features, at '5800000"),
        ({"type": "Point", "coordinates": [8, math.inf]}, errors.TextNumberError, "features, at"),
        ({"type": "Point", "coordinates": [8, math.nan]}, errors.TextNumberError, "features, at"),
        ({"type": "Point", "coordinates": [8, 46, math.inf]}, errors.TextNumberError, "features, at"),
        ({"type": "LineString", "coordinates": 5}, errors.DocumentError, "features, at"),
        ({"type": "Polygon", "coordinates": [[[0, 0], [1, 1], [0, 0]]]}, errors.CountError, "features, at"),
        ({"type": "FeatureCollection", "crs": SYSTEM, "features": []}, errors.TextCrsError, "features, at"),
        ({**POINT, "crs": SYSTEM}, errors.TextCrsError, "features, at"),
        (
            {"type": "GeometryCollection", "geometries": [POINT, {"type": "Circle"}]},
            errors.FeatureError,
            "features, at",
        ),
    ],
)
def test_geojson_that_a_file_may_not_have_is_refused(given, error, words):
    with pytest.raises(error, match=words):
        Features(given)


def test_geojson_is_what_a_file_has():
    """Reading a text and reading the objects that Python parses from it give the same features and omissions."""
    ring = [[0, 0], [9, 0], [9, 9], [0, 0]]
    geometries = [
        POINT,
        {"type": "Point", "coordinates": [8, 46, None]},
        {"type": "Point", "coordinates": [8, 146]},
        {"type": "Point", "coordinates": [890000, 5800000]},
        {"type": "Polygon", "coordinates": [[[0, 0], [1, 1], [0, 0]]]},
        {"type": "Polygon", "coordinates": [[*ring, ring[0]]]},
        {"type": "GeometryCollection", "geometries": [POINT, {"type": "Polygon", "coordinates": [ring]}]},
        {"type": "GeometryCollection", "geometries": [POINT, {"type": "Polygon", "coordinates": [ring[:2]]}]},
    ]
    features = [
        {
            "type": "Feature",
            "id": row,
            "properties": {"title": "Zürich\n", "course": 5, "kind": "area"},
            "geometry": each,
        }
        for row, each in enumerate(geometries)
    ]
    collection = {"type": "FeatureCollection", "features": features}
    of_text = read(json.dumps(collection).encode())
    for given in (collection, features):
        of_given = Features(given, errors="mask")
        assert of_given == of_text
        assert [each.properties for each in of_given] == [each.properties for each in of_text]
        assert [each.course for each in of_given] == [5] * 5
        assert (of_given.skipped, of_given.report.error.status) == (4, of_text.report.error.status)
        with pytest.raises(errors.LatitudeError) as refused:
            Features(given)
        assert (refused.value.row, refused.value.count) == (2, 4)
        assert "[2], at '146]}}" in str(refused.value)
        assert read(format_features(given, "kml", errors="mask").encode()).skipped == 0
        with pytest.raises(errors.LatitudeError):
            format_features(given, "kml")
    assert math.isnan(Features(geometries[1])[0].altitudes[0])
    # Features of other memories stand between them.
    mixed = [POINT, Feature.point((1, 2), name="Own"), geometries[2], Feature.point((3, 4)), POINT]
    found = Features(mixed, errors="mask")
    assert [each.points[0] for each in found] == [(46, 8), (1, 2), (3, 4), (46, 8)]
    assert (found.skipped, found.report.error.row) == (1, 2)
    assert len({each.object for each in found}) == 4


def test_what_json_has_no_word_for_is_read():
    class Shown:
        __geo_interface__ = POINT

    properties = {
        "name": "Zürich \ud800",
        "uid": numpy.int32(7),
        "time": numpy.float64(1795335425.25),
        "start": math.nan,
        "more": {1: {2}, "a": numpy.arange(2), "b": datetime.date(2026, 11, 28), ("c",): 1},
        "radius": math.inf,
    }
    for geometry in (Shown(), {"type": "Point", "coordinates": numpy.array([8.0, 46.0, math.nan])}):
        (feature,) = Features({"type": "Feature", "geometry": geometry, "properties": properties})
        assert (feature.points[0], feature.name, feature.uid) == ((46, 8), "Zürich \ufffd", "7")
        assert (feature.time, feature.start) == (1795335425.25, None)
        assert feature.properties["more"] == {"1": None, "a": [0, 1], "b": "2026-11-28"}
        assert feature.properties["time"] == "2026-11-22T08:17:05.250000000Z"


def test_times_as_numbers_are_kept():
    generator = numpy.random.default_rng()
    seconds = generator.uniform(1e9, 4e9, 100).tolist()
    track = Feature.line([(46, 8 + row / 100) for row in range(100)]).__geo_interface__
    for times in (seconds, [datetime.datetime.fromtimestamp(each, datetime.timezone.utc) for each in seconds]):
        given = {**track, "properties": {"coordTimes": times}}
        wanted = [each if isinstance(each, float) else each.timestamp() for each in times]
        assert Features(given)[0].times.tolist() == wanted
    with pytest.raises(errors.DateError):
        Features({**track, "properties": {"coordTimes": ["noon"] * 100}})


def test_a_property_that_is_no_time_is_refused():
    feature = {"type": "Feature", "properties": {"time": "noon"}, "geometry": {"type": "Point", "coordinates": [8, 46]}}
    with pytest.raises(errors.DateError, match=r"features.properties.time 'noon'"):
        Features(feature)


def test_a_sequence_may_begin_with_any_text():
    place = b'{"type":"Point","coordinates":[8,46.5]}'
    features = read(b"\x1e5\n\x1e" + place + b"\n")
    assert (features.format, len(features), features.skipped) == ("geojson", 1, 1)


def test_a_time_that_cannot_be_read_is_told():
    def document(**properties):
        place = {"type": "Point", "coordinates": [8, 46.5]}
        return json.dumps({"type": "Feature", "geometry": place, "properties": properties}).encode()

    features = read(document(name="a", time="noon"))
    assert (features[0].name, features[0].time, features.skipped, features.report.dropped) == ("a", None, 0, 1)
    assert isinstance(features.report.error, errors.DateError)
    assert "; 1 time is left out)" in str(features.report.error)
    assert repr(features) == "<Features: 1 of geojson, 1 time dropped>"
    # The start of another writer may be a place.
    for fine in ({"time": 5}, {"time": ""}, {"start": "Bern"}, {"time": "2026-11-22"}):
        assert read(document(**fine)).report == Report()
    assert read(document(kind="point", start="Bern")).report.dropped == 1
