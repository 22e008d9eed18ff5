# SPDX-License-Identifier: MIT
"""Batches of cells, positions, places and sides: each row equals the result of the call for one."""

from __future__ import annotations

import ctypes
import math

import numpy as np
import pytest

from gridnorth import Cell, Point, Points, Position, errors, mgrs, polygon, position, route
from gridnorth._points.points import point_or_columns

WAY = [(48.8584, 2.2945), (51.5007, -0.1246), (53.3498, -6.2603)]
SQUARE = [(40, -10), (40, 10), (60, 10), (60, -10)]
HOLE = [(48, 0), (48, 4), (52, 4), (52, 0)]
AMBIGUOUS = "38S 444140 3684706"

#: Texts of all forms, as bytes and str, longer than a slot, and with no meaning or two.
TEXTS = [
    "48°51′30″N 2°17′40″E",
    "48°51′30″N 2°17′40″E".encode(),
    "48°51'30\"N 2°17'40\"E".encode("latin-1"),
    bytearray(b"40.5, -75"),
    "geo:27.9881,86.925,8848;u=10",
    "geo:1,2;" + ";".join(f"name{number}=text" for number in range(20)),
    "18TWL8562811322",
    "18T 585628 4511322",
    "N 2000000 2000000",
    "GJPJ0615",
    "212LW3",
    " " * 100 + "-23.3 S, 40 E",
    AMBIGUOUS,
    " " * 100 + AMBIGUOUS,
    "",
    "somewhere",
    "48°51′60″N 2°17′40″E",
    "91 0",
    "40.5\0 3",
    "\0",
    "\ud800",
    "é" * 40,
]


def same(row, value) -> bool:
    """Return whether a row of a structured array equals the result of the call for one, bit for bit."""
    for name in row.dtype.names:
        mine, its = row[name], getattr(value, name)
        if its is None:
            continue
        if row.dtype[name].names:
            its = tuple(its)
            mine = mine.item()
        elif isinstance(its, str):
            its = its.encode()
        if mine != its:
            return False
    return True


def is_refused(row) -> bool:
    """Return whether all doubles of a row are NaN and all other fields are 0."""
    for name in row.dtype.names:
        if row.dtype[name].names:
            if not is_refused(row[name]):
                return False
        elif not (math.isnan(row[name]) if row.dtype[name].kind == "f" else not row[name]):
            return False
    return True


def single(function, *arguments, **options):
    """The result of the call for one, and its status."""
    try:
        return function(*arguments, **options), 0
    except errors.GridNorthError as error:
        return None, error.status


# Cells


def test_cells_are_those_of_each(positions, random):
    latitudes, longitudes = (column[:500] for column in positions)
    for precision in (-1, 0, 3, 5, 11):
        texts = mgrs.encode(latitudes, longitudes, precision)
        cells = [mgrs.decode(text) for text in texts.tolist()]
        assert mgrs.decode_cells(texts.tolist()) == cells
        records = mgrs.decode_cells(texts)
        assert records.shape == texts.shape
        assert all(map(same, records, cells))
        assert all(map(same, mgrs.decode_cells(texts.astype("S")[::-1]), cells[::-1]))


def test_the_columns_of_cells_are_the_attributes_of_a_cell():
    records = mgrs.decode_cells(np.array([["31NEA", "38VMS"]]))
    assert set(records.dtype.names) == set(Cell.__dataclass_fields__)
    assert records["size"].tolist() == [[100_000, 100_000]]
    assert records["band"].tolist() == [[b"N", b"V"]]
    assert records["flags"].tolist() == [[0, mgrs.Flags.BAND_OF_NEIGHBOR]]
    assert records["utm_south_west"]["easting"].tolist() == [[500_000, 400_000]]


@pytest.mark.parametrize("text", ["31NEA", b"31NEA", "38VMS"])
def test_the_cell_of_one_text_is_that_of_decode(text):
    assert mgrs.decode_cells(text) == mgrs.decode(text)
    assert mgrs.decode_cells("here", errors="mask") is None
    with pytest.raises(errors.MgrsZoneError):
        mgrs.decode_cells("here")
    with pytest.raises(TypeError, match="many texts"):
        mgrs.decode_cells(text, statuses=bytearray(1))


def test_references_that_are_refused():
    texts = ["31NEA", "31NAW", None, " " * 100 + "31NEA", "x" * 100, "31NEA\0"]
    expected = [(None, errors.MissingError.status) if text is None else single(mgrs.decode, text) for text in texts]
    statuses = bytearray(len(texts))
    assert mgrs.decode_cells(texts, errors="mask", statuses=statuses) == [cell for cell, _ in expected]
    assert list(statuses) == [status for _, status in expected]
    records = mgrs.decode_cells(np.array(texts, object), errors="mask", statuses=statuses)
    assert [is_refused(row) for row in records] == [cell is None for cell, _ in expected]
    assert list(statuses) == [status for _, status in expected]
    with pytest.raises(errors.MgrsRowError, match="row 1") as refusal:
        mgrs.decode_cells(texts)
    assert (refusal.value.row, refusal.value.count, refusal.value.offset) == (1, 4, 4)


# Positions as text


@pytest.mark.parametrize("options", [{}, {"strict": True}, {"bands": True}, {"longitude_first": True}, {"form": "dms"}])
def test_positions_are_those_of_each_text(options):
    expected = [single(position.parse, text, **options) for text in TEXTS]
    statuses = bytearray(len(TEXTS))
    assert position.parse(TEXTS, errors="mask", statuses=statuses, **options) == [read for read, _ in expected]
    assert list(statuses) == [status for _, status in expected]
    records = position.parse(np.array(TEXTS, object), errors="mask", statuses=statuses, **options)
    assert list(statuses) == [status for _, status in expected]
    for row, (read, _) in zip(records, expected):
        assert is_refused(row) if read is None else same(row, read)


def test_positions_in_arrays_of_every_kind():
    texts = ["48°51′30″N 2°17′40″E", "18TWL8562811322", "40.5, -75", AMBIGUOUS, "", "91 0"]
    expected = position.parse(texts, errors="mask")
    columns = [np.array(texts), np.array(texts).astype(">U30"), np.array(texts)[::-1][::-1]]
    columns += [np.array([text.encode() for text in texts])]
    if hasattr(np.dtypes, "StringDType"):
        columns.append(np.array(texts, np.dtypes.StringDType()))
    for column in columns:
        for row, read in zip(position.parse(column, errors="mask"), expected):
            assert is_refused(row) if read is None else same(row, read)
    assert position.parse(np.array(texts).reshape(2, 3), errors="mask").shape == (2, 3)


def test_the_columns_of_positions_are_the_attributes_of_a_position():
    records = position.parse(np.array(["geo:1,2,3;u=4", "18T 585628 4511322"]))
    assert set(records.dtype.names) == set(Position.__dataclass_fields__)
    assert records["altitude"].tolist() == [3, 0]
    assert records["form"].tolist() == [position.Form.GEO_URI, position.Form.UTM]
    assert records["utm"]["zone"].tolist() == [0, 18]


def test_a_row_with_two_meanings_is_refused():
    with pytest.raises(errors.TextAmbiguousError, match=r"^row 1: .*'38S 444140 3684706'") as refusal:
        position.parse(["1 2", AMBIGUOUS])
    assert (refusal.value.row, refusal.value.offset, refusal.value.candidates) == (1, None, [])
    assert position.parse(AMBIGUOUS, errors="mask") is None
    assert position.parse([AMBIGUOUS], bands=True) == [position.parse(AMBIGUOUS, bands=True)]


def test_refused_rows_say_where_in_characters_or_bytes():
    text = "48°51′60″N 2°17′40″E"
    for column, offset in (([text], 6), ([text.encode()], 9), (np.array([text]), 6), (np.array([text.encode()]), 9)):
        with pytest.raises(errors.TextSixtyError, match="row 0") as refusal:
            position.parse(column)
        assert refusal.value.offset == offset


def test_what_is_wrong_for_all_texts_is_raised_at_once():
    for mode in ("raise", "mask"):
        for texts in ("1 2", ["1 2"], np.array(["1 2"])):
            with pytest.raises(errors.FormError, match="form 99"):
                position.parse(texts, 99, errors=mode)
    with pytest.raises(ValueError, match="'raise' or 'mask'"):
        position.parse("1 2", errors="ignore")
    with pytest.raises(TypeError, match="many texts"):
        position.parse("1 2", statuses=bytearray(1))


# Positions written


@pytest.mark.parametrize("form", ["dd", "dm", "dms", "utm", "mgrs", "iso_6709", "geo_uri", "georef", "gars"])
def test_texts_are_those_of_each_position(positions, form):
    latitudes, longitudes = (column[:300] for column in positions)
    for style in ({}, {"symbols": "typographic", "hemispheres": "after"}, {"spaced": True, "band": True}):
        texts = position.format(latitudes, longitudes, form, **style)
        expected = [position.format(*place, form, **style) for place in zip(latitudes.tolist(), longitudes.tolist())]
        assert texts.tolist() == expected
        assert texts.dtype.kind == "U"
        assert position.format(latitudes.tolist(), longitudes.tolist(), form, **style) == expected
        assert position.format(latitudes[::-1], longitudes[::-1], form, **style).tolist() == expected[::-1]


def test_written_positions_are_broadcast():
    texts = position.format(np.array([[1.0], [2.0]]), np.array([3.0, 4.0, 5.0]), "dms", symbols="typographic")
    assert texts.shape == (2, 3)
    assert texts[1, 2] == position.format(2, 5, "dms", symbols="typographic")
    assert position.format([1, 2], 3, decimals=0) == ["1, 3", "2, 3"]


def test_positions_that_cannot_be_written():
    statuses = bytearray(4)
    texts = position.format([1, 91, math.nan, 89], 0, "utm", zone=31, errors="mask", statuses=statuses)
    assert [bool(text) for text in texts] == [True, False, False, True]
    assert list(statuses) == [0, errors.LatitudeError.status, errors.MissingError.status, 0]
    assert texts[2] is None
    arrays = position.format(np.array([1, 91, math.nan, 89]), 0, "utm", zone=31, errors="mask")
    assert arrays.tolist() == [text or "" for text in texts]
    with pytest.raises(errors.LatitudeError, match=r"row 1: .*latitude 91.0, longitude 2.0, form 3, decimals 1"):
        position.format([1, 91], 2, "dms", decimals=1)
    for mode in ("raise", "mask"):
        with pytest.raises(errors.DecimalsError, match="form 1, decimals 99"):
            position.format([1, 2], 2, decimals=99, errors=mode)
    assert position.format(91, 0, errors="mask") == ""
    assert position.format(1, 2, decimals=0, statuses=bytearray(1)) == "1, 2"


# Places on a route, sides of a polygon


@pytest.fixture
def near(random):
    """Positions around the route and the polygon, some of them on the border."""
    points = np.column_stack([random.uniform(35, 65, 300), random.uniform(-15, 15, 300)])
    points[:2] = SQUARE[:2]
    return points


def test_places_are_those_of_each_position(near):
    expected = [route.nearest(WAY, point) for point in near.tolist()]
    for many in (near.tolist(), list(map(tuple, near.tolist())), Points(near), (point for point in near.tolist())):
        places = route.nearest(WAY, many)
        assert places == expected
        assert type(places[0]) is route.Place
        assert type(places[0].point) is Point
    for many, order in ((near, expected), (near[::-1], expected[::-1]), (near[::3], expected[::3])):
        assert all(map(same, route.nearest(WAY, many), order))
    records = route.nearest(np.array(WAY), near.reshape(3, 100, 2))
    assert records.shape == (3, 100)
    assert records.dtype.names == route.Place._fields
    assert records["point"]["latitude"].ravel().tolist() == [place.point.latitude for place in expected]


@pytest.mark.parametrize("holes", [(), [HOLE]])
def test_sides_are_those_of_each_position(near, holes):
    expected = [polygon.side(SQUARE, point, holes) for point in near.tolist()]
    assert {*expected} == {*polygon.Side}
    inside = [polygon.contains(SQUARE, point, holes) for point in near.tolist()]
    for many in (near.tolist(), Points(near), (point for point in near.tolist())):
        sides = polygon.side(SQUARE, many, holes)
        assert sides == expected
        assert type(sides[0]) is polygon.Side
    assert polygon.contains(SQUARE, Points(near), holes) == inside
    sides = polygon.side(SQUARE, near, holes)
    assert sides.dtype == np.int32
    assert sides.tolist() == expected
    holds = polygon.contains(SQUARE, near.reshape(3, 100, 2)[:, ::-1], holes)
    assert holds.dtype == np.bool_
    assert holds[:, ::-1].ravel().tolist() == inside


def test_positions_that_are_refused():
    wrong = [(50, 0), (91, 0), (0, math.inf), (45, 8)]
    reasons = [0, errors.LatitudeError.status, errors.NotFiniteError.status, 0]
    for many in (wrong, np.array(wrong), Points(wrong)):
        statuses = bytearray(4)
        places = route.nearest(WAY, many, errors="mask", statuses=statuses)
        assert list(statuses) == reasons
        if isinstance(places, list):
            assert [math.isnan(place.distance_off) for place in places] == [False, True, True, False]
            assert [math.isnan(place.point.latitude) for place in places] == [False, True, True, False]
        else:
            assert [is_refused(row) for row in places] == [False, True, True, False]
        statuses = bytearray(4)
        sides = polygon.side(SQUARE, many, errors="mask", statuses=statuses)
        assert list(statuses) == reasons
        assert list(sides) == [1, -1, -1, 1]
        assert list(polygon.contains(SQUARE, many, errors="mask")) == [True, False, False, True]
        for call in (lambda many=many: route.nearest(WAY, many), lambda many=many: polygon.contains(SQUARE, many)):
            with pytest.raises(errors.LatitudeError, match=r"row 1: .*position \(91.0, 0.0\)") as refusal:
                call()
            assert (refusal.value.row, refusal.value.count) == (1, 2)


def test_one_position_may_be_masked_too():
    statuses = bytearray(1)
    assert math.isnan(route.nearest(WAY, (91, 0), errors="mask", statuses=statuses).distance_along)
    assert list(statuses) == [errors.LatitudeError.status]
    assert route.nearest(WAY, (50, 0), statuses=statuses) == route.nearest(WAY, (50, 0))
    assert list(statuses) == [0]
    assert polygon.side((point for point in SQUARE), (91, 0), errors="mask") is polygon.Side.OUTSIDE
    assert polygon.contains((point for point in SQUARE), Point(50, 0), errors="mask") is True


def test_points_of_the_route_or_the_polygon_that_are_refused_are_no_rows():
    for mode in ("raise", "mask"):
        for call in (route.nearest, polygon.side, polygon.contains):
            with pytest.raises(errors.LatitudeError, match="point 1: latitude 91") as refusal:
                call([(0, 0), (91, 0)], [(1, 2)], errors=mode)
            assert refusal.value.row is None
    with pytest.raises(errors.CountError):
        route.nearest([], [(1, 2)])
    assert polygon.contains([], [(1, 2)]) == [False]


def test_one_position_is_a_pair_and_many_are_pairs():
    assert type(route.nearest(WAY, np.array([50.0, 0.0]))) is route.Place
    assert type(route.nearest(WAY, [50, 0])) is route.Place
    assert [place.segment for place in route.nearest(WAY, [(50, 0), (53, -5)])] == [0, 1]
    assert route.nearest(WAY, np.array([[50.0, 0.0]])).shape == (1,)
    for wrong in (np.zeros((2, 3)), np.zeros(3), np.zeros((2, 0))):
        with pytest.raises(ValueError, match="shape"):
            route.nearest(WAY, wrong)
    for wrong in (3, None, "50 0", ["50", "0"], [(50, "0")]):
        with pytest.raises(TypeError):
            polygon.side(SQUARE, wrong)
    with pytest.raises(ValueError, match=r"position must be latitude and longitude, not tuple \(1, 2, 3\)"):
        route.nearest(WAY, (1, 2, 3))


def test_arrays_of_positions_are_not_copied():
    table = np.zeros((10, 5))
    start = table.ctypes.data
    for pairs, expected in (
        (table[:, 1:3], [(start + 8, 40), (start + 16, 40)]),
        (table[::-2, 3::-3], [(start + 9 * 40 + 24, -80), (start + 9 * 40, -80)]),
        (np.broadcast_to(table[0, :2], (7, 2)), [(start, 0), (start + 8, 0)]),
    ):
        columns = point_or_columns(pairs)
        places = [(column.pointer.contents, column.stride) for column in columns.inputs]
        assert [(ctypes.addressof(number), stride) for number, stride in places] == expected
    points = Points([(1, 2), (3, 4)])
    columns = point_or_columns(points)
    assert columns.inputs[0].memory is points._memory
    assert columns.values(1) == (3, 4)


# Rules for all batches


def test_nothing_gives_nothing():
    assert mgrs.decode_cells([]) == position.parse([]) == position.format([], []) == []
    assert route.nearest(WAY, []) == polygon.side(SQUARE, []) == polygon.contains(SQUARE, ()) == []
    assert route.nearest(WAY, Points([])) == []
    for kind in ("S5", "U5", object):
        empty = np.empty((0, 3), kind)
        assert mgrs.decode_cells(empty).shape == position.parse(empty).shape == (0, 3)
    assert position.format(np.empty((0, 3)), 1).shape == (0, 3)
    assert position.format(np.empty((0, 3)), 1).dtype.kind == "U"
    pairs = np.empty((0, 3, 2))
    assert route.nearest(WAY, pairs).shape == polygon.side(SQUARE, pairs).shape == (0, 3)
    assert polygon.contains(SQUARE, pairs).dtype == np.bool_


def test_statuses_have_a_byte_for_each_row():
    for call, one in (
        (mgrs.decode_cells, "31NEA"),
        (position.parse, "1 2"),
        (lambda many, **options: position.format(many, 2, **options), 1),
        (lambda many, **options: route.nearest(WAY, many, **options), (1, 2)),
        (lambda many, **options: polygon.contains(SQUARE, many, **options), (1, 2)),
    ):
        with pytest.raises(ValueError, match="2 bytes"):
            call([one, one], statuses=bytearray(3))
        with pytest.raises(ValueError, match="'raise' or 'mask'"):
            call([one, one], errors="ignore")
        statuses = np.full(2, 7, "u1")
        call([one, one], statuses=statuses)
        assert statuses.tolist() == [0, 0]


def test_results_outlive_what_they_were_made_of():
    records = [mgrs.decode_cells(np.array(["31NEA"] * 1000)) for _ in range(20)]
    assert all((each["size"] == 100_000).all() for each in records)
    records[0]["size"] = 1
    assert records[1]["size"][0] == 100_000


def test_columns_of_pandas():
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame({"text": ["48°51′N 2°17′E", "31UDQ48", None], "lat": [50.0, 1, 91], "lon": [0, 0, 0]})
    read = position.parse(frame.text, errors="mask")
    assert [math.isnan(latitude) for latitude in read["latitude"]] == [False, False, True]
    assert polygon.contains(SQUARE, frame[["lat", "lon"]], errors="mask").tolist() == [True, False, False]
    assert position.format(frame.lat, frame.lon, decimals=0, errors="mask").tolist()[:2] == ["50, 0", "1, 0"]
