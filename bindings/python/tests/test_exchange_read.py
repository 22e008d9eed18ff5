# SPDX-License-Identifier: MIT
"""Reading of GPX, KML and Cursor on Target: features, and refused documents."""

from __future__ import annotations

import copy
import io
import math
import pickle
import time

import numpy
import pytest
from exchange_documents import AREA, EVENT, GPX

from gridnorth import errors, fences
from gridnorth.exchange import Kind, Report, read


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
    assert (hole.kind, hole.points, hole.holes) == (Kind.HOLE, [(60.1, 4), (60.3, 5), (60.1, 6)], ())
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
    # The place of the error lies within the feature.
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
        (b"<?xml version='1.0' encoding='klingon'?><gpx/>", errors.XmlEncodingError, "column 31; for another encoding"),
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
        start = time.process_time()
        (track,) = read(document)
        assert len(track.latitudes) == count
        return time.process_time() - start

    # A document 40 times as long takes 40 times the time, not 1600 times.
    few, many = (min(seconds(count) for _ in range(3)) for count in (10_000, 400_000))
    assert many < 400 * few


@pytest.mark.parametrize("encoding", ["ISO-8859-1", "windows-1252", "UTF-16", "utf-16-le", "us-ascii", "UTF-8"])
def test_a_declared_encoding_is_read(tmp_path, encoding):
    name = "Zürich" if encoding != "us-ascii" else "Zurich"
    declared = "UTF-16" if encoding.lower().startswith("utf-16") else encoding
    text = f"<?xml version='1.0' encoding='{declared}'?>\n<gpx><wpt lat='47' lon='8'><name>{name}</name></wpt></gpx>"
    content = ("\ufeff" + text if encoding == "utf-16-le" else text).encode(encoding)
    (tmp_path / "a.gpx").write_bytes(content)
    for source in (content, tmp_path / "a.gpx"):
        features = read(source)
        assert (features[0].name, features.skipped) == (name, 0)
    wrong = content.replace(b"lat='47'", b"lat='97'") if encoding[:3].lower() != "utf" else b""
    if wrong:
        assert read(wrong).report[2:4] == (2, 6)


def test_an_unknown_or_wrong_encoding_is_refused():
    cases = ((b"klingon", b"a"), (b"utf-8", b"\xfc"), (b"iso-8859-1'x", b"a"), (b"utf-16", b"a"), (b"hex", b"a"))
    for encoding, byte in cases:
        with pytest.raises(errors.GridNorthError):
            read(b"<?xml version='1.0' encoding='%b'?><gpx><rte><name>%b</name></rte></gpx>" % (encoding, byte))
