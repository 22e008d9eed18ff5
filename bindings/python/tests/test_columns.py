# SPDX-License-Identifier: MIT
"""Scalars, lists and arrays give results of the same kind, without needless copies."""

from __future__ import annotations

import array
import ctypes
import decimal
import fractions
import math
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from gridnorth import errors, mgrs, utm
from gridnorth._arrow.blocks import BLOCK
from gridnorth._columns.inputs import columns_of
from gridnorth._columns.texts import slots


def places(columns) -> list[tuple[int, int]]:
    """The address and the stride of each column."""
    return [(address(column.pointer), column.stride) for column in columns.inputs]


def address(pointer) -> int:
    return ctypes.cast(pointer, ctypes.c_void_p).value


def test_scalars_of_many_kinds_give_scalars():
    expected = mgrs.encode(60.0, 3.0)
    for latitude in (
        60,
        60.0,
        np.float64(60),
        np.float32(60),
        np.int8(60),
        fractions.Fraction(60),
        decimal.Decimal(60),
    ):
        assert mgrs.encode(latitude, np.int64(3)) == expected
    assert mgrs.encode(np.array(60.0), np.array(3)) == expected
    assert utm.forward(np.float32(60), 3) == utm.forward(60, 3)


def test_results_are_plain_python():
    point = utm.forward(np.float64(60), 3)
    assert [type(value) for value in point] == [float, float, int, utm.Hemisphere]
    assert {type(value) for value in utm.inverse(*point)} == {float}
    assert type(mgrs.encode(60, 3)) is str
    for column in utm.forward([60, 50], [3, 4]):
        assert type(column) is list
        assert type(column[0]) in (float, int)


@pytest.mark.parametrize(
    "kind", [list, tuple, lambda values: array.array("d", values), lambda values: (value for value in values)]
)
def test_sequences_give_lists(kind):
    assert mgrs.encode(kind([60.0, 61.0]), kind([3.0, 4.0]), 0) == ["32VJM", "32VKN"]
    assert mgrs.encode(kind([60.0, 61.0]), 3, 0) == ["32VJM", "32VJN"]
    assert mgrs.encode(60, kind([3.0, 40.0]), 0) == ["32VJM", "37VEG"]


def test_a_range_is_a_sequence():
    assert utm.zone(0, range(-180, 180, 6)) == list(range(1, 61))


def test_empty_columns_give_empty_columns():
    assert mgrs.encode([], []) == []
    assert mgrs.encode([], 3) == []
    assert utm.forward([], []) == ([], [], [])
    assert utm.inverse([], [], []) == ([], [])
    assert mgrs.decode([]) == ([], [])
    assert mgrs.is_valid([]) == []
    empty = np.empty((0, 3))
    assert mgrs.encode(empty, empty).shape == (0, 3)
    assert [column.shape for column in utm.forward(empty, 1.0)] == [(0, 3)] * 3
    assert utm.inverse(empty, empty, np.empty((0, 3), int))[0].shape == (0, 3)
    assert mgrs.decode(np.empty(0, "S15"))[0].shape == (0,)
    assert mgrs.decode(np.empty(0, "U15"))[0].shape == (0,)
    assert mgrs.decode(np.empty((2, 0), object))[0].shape == (2, 0)


def test_a_large_array_is_its_parts():
    """Large results come from huge pages."""
    count = 300_001
    latitudes, longitudes = np.linspace(-90, 90, count), np.linspace(-179, 179, count)
    whole = utm.forward(latitudes, longitudes)
    parts = [utm.forward(latitudes[rows], longitudes[rows]) for rows in (slice(0, 1000), slice(1000, None))]
    for column, pieces in zip(whole, zip(*parts)):
        assert column.shape == (count,)
        assert column.flags.c_contiguous
        assert column.flags.writeable
        np.testing.assert_array_equal(column, np.concatenate(pieces))


@pytest.mark.parametrize("precision", [-1, 0, 5, 11])
def test_references_of_any_shape_are_str(precision):
    latitudes, longitudes = np.array([[60.0, -20.0, 90.0], [math.nan, 0.0, 1.0]]), 3.0
    as_bytes = mgrs.encode(latitudes, longitudes, precision, errors="mask", as_bytes=True)
    texts = mgrs.encode(latitudes, longitudes, precision, errors="mask")
    assert texts.dtype.kind == "U"
    assert texts.tolist() == [[text.decode() for text in row] for row in as_bytes.tolist()]


def test_a_letter_is_not_told_by_its_low_byte():
    """The low byte of U+0141 is "A"."""
    with pytest.raises(errors.TextError):
        mgrs.decode(np.array(["31N\u0141A6602100000"]))
    latitudes, _ = mgrs.decode(np.array(["31NAA6602100000", "31N\u0141A6602100000"]), errors="mask")
    assert [math.isnan(latitude) for latitude in latitudes] == [False, True]


def test_lengths_must_agree():
    with pytest.raises(ValueError, match="2 and 3"):
        mgrs.encode([1, 2], [1, 2, 3])
    with pytest.raises(ValueError, match=r"^arrays must have the same length, not 2 and 3$"):
        mgrs.encode(np.zeros(2), np.zeros(3))
    with pytest.raises(ValueError, match=r"not \(4, 2\) and 3$"):
        mgrs.encode(np.zeros((4, 2)), [1, 2, 3])
    with pytest.raises(ValueError, match=r"not 2 and 3$"):
        utm.inverse(np.zeros(2), 0, np.array([1, 2, 3]))
    with pytest.raises(ValueError, match="2 and 3"):
        utm.inverse([500000, 500000], 0, [1, 2, 3])
    with pytest.raises(ValueError, match="2 points and 3 zones"):
        utm.inverse([500000, 500000], [0, 0], [1, 2, 3])


@pytest.mark.parametrize("value", ["60", b"60", None, object(), ["60"], {"a": 1}])
def test_what_is_no_number_is_a_type_error(value):
    with pytest.raises(TypeError):
        mgrs.encode(value, 3)


def test_contiguous_doubles_are_not_copied():
    latitudes, longitudes = np.zeros(10), np.ones(10)
    columns = columns_of(latitudes, longitudes)
    assert places(columns) == [(latitudes.ctypes.data, 8), (longitudes.ctypes.data, 8)]


def test_the_columns_of_one_array_are_not_copied():
    points = np.random.default_rng(1).uniform(-80, 80, (10, 2))
    start = points.ctypes.data
    assert places(columns_of(points[:, 0], points[:, 1])) == [(start, 16), (start + 8, 16)]
    every_third = columns_of(points[::3, 0], points[::3, 1])
    assert (places(every_third), every_third.count) == ([(start, 48), (start + 8, 48)], 4)
    expected = [mgrs.encode(*point) for point in points.tolist()]
    assert mgrs.encode(points[:, 0], points[:, 1]).tolist() == expected
    assert mgrs.encode(points[::3, 0], points[::3, 1]).tolist() == expected[::3]


def test_columns_of_different_strides_are_not_copied():
    points, others = np.zeros((10, 3)), np.zeros(10)
    odd = np.frombuffer(bytes(81), "u1")[1:].view("f8")
    columns = columns_of(points[:, 2], others[::-1], odd, 3)
    assert places(columns)[:3] == [(points.ctypes.data + 16, 24), (others.ctypes.data + 72, -8), (odd.ctypes.data, 8)]
    assert places(columns)[3][1] == 0
    assert columns.values(9) == (0, 0, 0, 3)


def test_one_number_for_all_rows_is_not_copied():
    numbers = np.arange(5.0)
    for one in (2, 2.5, np.float32(2), np.array(2), np.array([2.0]), np.broadcast_to(2.0, 5)):
        columns = columns_of(numbers, one)
        assert columns.count == 5
        assert [column.stride for column in columns.inputs] == [8, 0]
        assert columns.values(4)[1] == float(np.ravel(one)[0])
    assert [column.stride for column in columns_of([1, 2], 3).inputs] == [8, 0]


def test_elements_that_overlap_are_copied():
    overlapping = np.lib.stride_tricks.as_strided(np.arange(3.0), (4,), (4,))
    assert [column.stride for column in columns_of(overlapping).inputs] == [8]


def test_zones_and_texts_of_any_stride_are_not_copied():
    zones = np.array([31, 32, 33], "i4")
    assert utm.inverse(500000.0, 0.0, zones[::-1])[1].tolist() == [15, 9, 3]
    eastings = np.array([5e5, 4e5])
    assert utm.inverse(eastings[::-1], 0.0, 31)[1].tolist()[1] == 3
    texts = np.array([b"31NEA", b"37NEA", b"43NEA"])
    backward = slots(texts[::-1])
    assert (address(backward.pointer), backward.size, backward.stride) == (texts.ctypes.data + 10, 5, -5)
    assert mgrs.decode(texts[::-1])[0].tolist() == mgrs.decode(texts)[0].tolist()[::-1]


def test_a_grid_of_all_points_that_does_not_exist_is_refused_as_a_whole():
    for mode in ("raise", "mask"):
        with pytest.raises(errors.ZoneError, match="zone 61, hemisphere 1"):
            utm.inverse([500000, 500000], [0, 0], 61, 1, errors=mode)
        with pytest.raises(errors.HemisphereError):
            utm.inverse(np.zeros(2), np.zeros(2), 31, 0, errors=mode)


def test_a_buffer_of_doubles_gives_what_a_list_gives():
    values = array.array("d", [1.0, 2.0, 3.0])
    assert mgrs.encode(values, values) == mgrs.encode([1, 2, 3], [1, 2, 3])


@pytest.mark.parametrize(
    "change",
    [
        lambda a: a[::-1],
        lambda a: np.asfortranarray(a.reshape(4, 5)),
        lambda a: a.reshape(4, 5).T,
        lambda a: a.reshape(2, 2, 5)[:, 1],
        lambda a: a.astype(">f8"),
        lambda a: a.astype("f4"),
        lambda a: a.astype("i2"),
        lambda a: np.frombuffer(b"\0" + a.tobytes(), dtype="u1")[1:].view("f8"),
        lambda a: np.broadcast_to(a[:1], 7),
        lambda a: a.tolist(),
    ],
)
def test_arrays_of_every_kind(change):
    latitudes, longitudes = change(np.linspace(-80, 80, 20)), change(np.linspace(-170, 170, 20))
    texts = mgrs.encode(np.asarray(latitudes) if isinstance(latitudes, np.ndarray) else latitudes, longitudes)
    expected = [mgrs.encode(*point) for point in zip(np.ravel(latitudes).tolist(), np.ravel(longitudes).tolist())]
    assert np.ravel(texts).tolist() == expected
    assert np.shape(texts) == np.shape(latitudes)


def test_shapes_are_broadcast():
    latitudes, longitudes = np.linspace(-60, 60, 3)[:, None], np.linspace(-120, 120, 4)
    eastings, northings, zones = utm.forward(latitudes, longitudes)
    assert eastings.shape == northings.shape == zones.shape == (3, 4)
    assert utm.forward(60.0, longitudes)[0].tolist() == eastings[2].tolist()
    assert utm.forward([-60.0, 0.0, 60.0, 0], longitudes)[0][0] == eastings[0, 0]
    back = utm.inverse(eastings, northings, zones)
    np.testing.assert_allclose(back[0], np.broadcast_to(latitudes, (3, 4)), atol=1e-12)
    assert utm.inverse(500000.0, 0.0, np.array([1, 31]))[1].tolist() == [-177, 3]
    assert utm.inverse(500000, 0, [1, 31]) == ([0, 0], [-177, 3])


def test_types_of_results():
    values = np.array([1.0, 2.0])
    eastings, northings, zones = utm.forward(values, values)
    assert (eastings.dtype, northings.dtype, zones.dtype) == (np.float64, np.float64, np.int32)
    assert [column.dtype for column in utm.factors(values, values)] == [np.float64] * 2
    assert utm.zone(values, values).dtype == np.int32
    for precision, width in ((-1, 3), (0, 5), (5, 15), (11, 27)):
        assert mgrs.encode(values, values, precision).dtype == f"U{width}"
        assert mgrs.encode(values, values, precision, as_bytes=True).dtype == f"S{width + 1}"
    assert mgrs.decode(np.array(["31NEA"]))[0].dtype == np.float64
    assert mgrs.is_valid(np.array(["31NEA", "x"])).dtype == np.bool_


def test_inputs_stay_as_they_are():
    values = np.array([10.0, 95.0, np.nan])
    values.flags.writeable = False
    mgrs.encode(values, values, errors="mask")
    utm.forward(values, values, errors="mask")
    assert values.tobytes() == np.array([10.0, 95.0, np.nan]).tobytes()


def test_texts_in_arrays_of_every_kind():
    texts = ["31NEA", " 32 vjm ", "", "38SMB4414084706", "3\uff11NEA", "31N\x7fA", "éé"]
    expected = mgrs.decode(texts, errors="mask")
    valid = mgrs.is_valid(texts)
    assert valid == [True, True, False, True, False, False, False]
    columns = [np.array(texts), np.array(texts, object), np.array(texts).astype(">U20"), np.array(texts)[::-1][::-1]]
    columns += [np.array([text.encode() for text in texts])]
    if hasattr(np.dtypes, "StringDType"):
        columns.append(np.array(texts, np.dtypes.StringDType()))
    for column in columns:
        for got, values in zip(mgrs.decode(column, errors="mask"), expected):
            assert isinstance(got, np.ndarray)
            np.testing.assert_array_equal(got, values)
        assert mgrs.is_valid(column).tolist() == valid
    shaped = np.array(texts[:6]).reshape(2, 3)
    assert mgrs.decode(shaped, errors="mask")[0].shape == (2, 3)
    assert mgrs.is_valid(shaped).tolist() == [valid[:3], valid[3:6]]


@pytest.mark.skipif(not hasattr(np.dtypes, "StringDType"), reason="numpy before 2.0")
@pytest.mark.parametrize("row", [0, BLOCK - 1, BLOCK])
def test_a_text_of_any_length_may_stand_in_any_block(row):
    texts = ["31UDQ4825011951"] * (BLOCK + 2)
    for odd in ("31NEA" + " " * 20, "31NEA" + " " * 70, "31NEA\0", "31N\0A", "\0", "é", "x" * 17):
        texts[row] = odd
        found = mgrs.decode(np.array(texts, np.dtypes.StringDType()), errors="mask")
        for column, wanted in zip(found, mgrs.decode(tuple(texts), errors="mask")):
            np.testing.assert_array_equal(column, wanted)


def test_arrays_of_bytes_are_not_copied():
    texts = np.array([b"31NEA", b"32VJM"], "S16")

    assert address(slots(texts).pointer) == texts.ctypes.data
    assert slots(texts).stride == 16


def test_what_encode_gives_decode_takes():
    latitudes, longitudes = np.linspace(-89, 89, 500), np.linspace(-180, 179, 500)
    for texts in (mgrs.encode(latitudes, longitudes), mgrs.encode(latitudes, longitudes, as_bytes=True)):
        again = mgrs.encode(*mgrs.decode(texts), as_bytes=texts.dtype.kind == "S")
        assert again.tolist() == texts.tolist()


def test_bytes_and_bytearrays_are_texts():
    cell = mgrs.decode("31NEA")
    assert mgrs.decode(b"31NEA") == mgrs.decode(bytearray(b"31NEA")) == mgrs.decode(np.str_("31NEA")) == cell
    assert mgrs.decode(["31NEA", b"31NEA", bytearray(b"31NEA")])[0] == [cell.inside.latitude] * 3


def test_a_missing_text_is_not_an_empty_one():
    statuses = bytearray(4)
    latitudes, _ = mgrs.decode(["31NEA", None, math.nan, ""], errors="mask", statuses=statuses)
    assert latitudes[1:3] == [None, None]
    assert [math.isnan(latitude) for latitude in latitudes[::3]] == [False, True]
    assert [errors.name_of(status) for status in statuses] == ["GN_OK", "MISSING", "MISSING", "GN_ERROR_TEXT_EMPTY"]
    with pytest.raises(errors.MissingError, match="row 1"):
        mgrs.decode(["31NEA", None])


@pytest.mark.parametrize("value", [3, 3.5, object(), [3], [object()], np.array([1.0, 2.0]).astype(object)])
def test_what_is_no_text_is_a_type_error(value):
    with pytest.raises(TypeError):
        mgrs.decode(value)


def test_a_long_text_does_not_widen_all():
    from gridnorth._columns.texts import LONGEST_SLOT, slots

    blanks = "31" + " " * 100_000 + "NEA"
    texts = ["31NEA", blanks, "x" * 100_000, "32VJM"] + ["31NEA"] * 1000
    assert slots(texts).stride <= LONGEST_SLOT
    statuses = bytearray(len(texts))
    latitudes, _ = mgrs.decode(texts, errors="mask", statuses=statuses)
    assert latitudes[0] == latitudes[1]
    assert math.isnan(latitudes[2])
    assert list(statuses[:4]) == [0, 0, errors.MgrsZoneError.status, 0]
    assert mgrs.is_valid(texts[:4]) == [True, True, False, True]
    assert mgrs.decode([blanks, blanks])[0] == [latitudes[0]] * 2
    with pytest.raises(errors.MgrsZoneError) as refusal:
        mgrs.decode(texts)
    assert (refusal.value.row, refusal.value.count, refusal.value.offset) == (2, 1, 0)
    assert len(str(refusal.value)) < 300


def test_zero_bytes_inside_texts_are_refused_and_do_not_end_them():
    assert mgrs.is_valid(["31N\0EA", "31NEA\0", "31NEA", "\0"]) == [False, False, True, False]
    assert mgrs.is_valid("31NEA\0") is False


def test_zones_of_every_integer_kind():
    for dtype in ("i1", "i2", "i4", "i8", ">i4"):
        assert utm.inverse([500000.0], [10_000_000.0], np.array([-31], dtype))[1] == [3]
    assert utm.inverse([500000.0], [0.0], np.array([31], "u8"))[1] == [3]
    for zones in (np.array([31.0]), np.array(["31"]), np.array([True])):
        with pytest.raises(TypeError):
            utm.inverse([500000.0], [0.0], zones)
    with pytest.raises(TypeError):
        utm.inverse([500000.0], [0.0], [31.0])


@pytest.mark.parametrize("zone", [0, 62, -62, 287, 2**31, 2**32 + 31, -(2**31), 2**40 + 31])
def test_a_zone_out_of_range_is_refused_and_not_wrapped(zone):
    for zones in ([zone], np.array([zone])):
        with pytest.raises(errors.ZoneError) as refusal:
            utm.inverse([500000.0], [0.0], zones)
        assert refusal.value.row == 0
    with pytest.raises(errors.ZoneError):
        utm.inverse(500000.0, 0.0, zone)
    if zone:
        with pytest.raises(errors.ZoneError):
            utm.forward(0.0, 3.0, zone)


def test_unsigned_zones_that_are_too_large_are_refused():
    with pytest.raises(errors.ZoneError):
        utm.inverse([500000.0], [0.0], np.array([2**64 - 31], "u8"))


def test_threads_share_nothing():
    latitudes, longitudes = np.linspace(-89, 89, 20_000), np.linspace(-180, 179, 20_000)
    expected = mgrs.encode(latitudes, longitudes, as_bytes=True).tobytes()
    with ThreadPoolExecutor(4) as pool:
        for result in pool.map(lambda _: mgrs.encode(latitudes, longitudes, as_bytes=True).tobytes(), range(20)):
            assert result == expected


# Columns of other libraries, if these are installed.


def test_pandas():
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame({"lat": [60.0, 84.0, math.nan], "lon": [3, 10, 0]}, index=[7, 8, 9])
    frame["mgrs"] = mgrs.encode(frame.lat, frame.lon, errors="mask")
    assert frame.mgrs.tolist()[:2] == ["32VJM6564066593", "ZBA1577643401"]
    assert frame.mgrs.isna().tolist() == [False, False, True]
    latitudes, _ = mgrs.decode(frame.mgrs, errors="mask")
    assert latitudes.index.tolist() == [7, 8, 9]
    assert (abs(latitudes - frame.lat) < 1e-5).tolist() == [True, True, False]
    texts = pandas.Series(["31NEA", None, pandas.NA, math.nan], dtype=object)
    assert mgrs.is_valid(texts).tolist() == [True, False, False, False]
    assert mgrs.is_valid(texts.astype("string")).tolist() == [True, False, False, False]


def test_polars():
    polars = pytest.importorskip("polars")
    frame = polars.DataFrame({"lat": [60.0, 84.0], "lon": [3.0, 10.0]})
    texts = mgrs.encode(frame["lat"], frame["lon"])
    assert texts.to_list() == ["32VJM6564066593", "ZBA1577643401"]
    assert mgrs.is_valid(polars.Series([*texts.to_list(), None])).to_list() == [True, True, False]


def test_arrow():
    arrow = pytest.importorskip("pyarrow")
    texts = mgrs.encode(arrow.array([60.0, 84.0]), arrow.chunked_array([[3.0], [10.0]]))
    assert texts.to_pylist() == ["32VJM6564066593", "ZBA1577643401"]
    assert mgrs.is_valid(arrow.array([*texts.to_pylist(), None])).to_pylist() == [True, True, False]


def test_recursion_limits_and_argument_counts_do_not_matter():
    count = sys.getrecursionlimit() * 3
    assert len(mgrs.encode([1.0] * count, 2)) == count
