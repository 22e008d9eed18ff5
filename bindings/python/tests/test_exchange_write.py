# SPDX-License-Identifier: MIT
"""Features made in Python, and written as GPX, KML and Cursor on Target."""

from __future__ import annotations

import datetime
import io
import math

import numpy
import pytest
from exchange_documents import AREA, EVENT, GPX, made

from gridnorth import Feature, Features, errors, exchange, route
from gridnorth.exchange import Kind, Report, format_features, read, write


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
    with pytest.raises(TypeError, match=r"pass exchange.parse_time\(text\)"):
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
    # A sector is written as the view of a sensor, which is also a point.
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
    # GPX requires this order: waypoints, routes, tracks.
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
    # The segments of a track stay together, without segments of others.
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
    # The hole counts as well.
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
