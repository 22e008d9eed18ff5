# SPDX-License-Identifier: MIT
"""Every kind of input with its result or the reason for refusal, in one table row each."""

from __future__ import annotations

import array
import collections
import datetime
import decimal
import fractions
import math
import re
import subprocess
import sys
import types
from typing import Any, NamedTuple

import numpy as np
import pytest

from gridnorth import (
    Points,
    errors,
    gars,
    geodesic,
    georef,
    grid,
    magnetic,
    mgrs,
    picture,
    polygon,
    shapes,
    utm,
)
from gridnorth.index import PointIndex

pandas = pytest.importorskip("pandas")
polars = pytest.importorskip("polars")
pyarrow = pytest.importorskip("pyarrow")
shapely = pytest.importorskip("shapely")
nanoarrow = pytest.importorskip("nanoarrow")

NAN = math.nan
NUMBERS = [60.0, -33.0, 12.0]
TEXTS = [mgrs.encode(number, number) for number in NUMBERS]
SHORT = [text[:9] for text in TEXTS]
STRING = np.dtypes.StringDType() if hasattr(np.dtypes, "StringDType") else object


class Subclass(np.ndarray):
    """An array of another class."""


class Values(list):
    """A list of another class."""


class Text(str):
    """A text of another class."""


class OnlyArray:
    """Has only __array__."""

    def __init__(self, values):
        self.values = np.array(values)

    def __array__(self, dtype=None, copy=None):
        return self.values.astype(dtype) if dtype else self.values


class OnlyArrowArray:
    """Has only __arrow_c_array__."""

    def __init__(self, values):
        self.values = values

    def __arrow_c_array__(self, requested_schema=None):
        return self.values.__arrow_c_array__(requested_schema)


class OnlyArrowStream:
    """Has only __arrow_c_stream__."""

    def __init__(self, values):
        self.values = values

    def __arrow_c_stream__(self, requested_schema=None):
        return self.values.__arrow_c_stream__(requested_schema)


class Located:
    """Has only __geo_interface__."""

    def __init__(self, kind, coordinates):
        self.__geo_interface__ = {"type": kind, "coordinates": coordinates}


class Row(NamedTuple):
    """A kind of column: its constructor, and the kind of its results."""

    name: str
    make: Any
    back: type
    #: Whether rows can be missing; then `make` takes None for a missing row. The result for a missing row in a text
    #: column.
    missing: Any = "impossible"


def spread(values, dtype="f8"):
    """An array whose elements are not adjacent in memory."""
    memory = np.full((len(values), 3), 7, dtype)
    memory[:, 1] = values
    return memory[:, 1]


def backward(values):
    return np.array(values[::-1])[::-1]


def unaligned(values):
    return np.frombuffer(b"\0" + np.array(values, "f8").tobytes(), "u1")[1:].view("f8")


def read_only(values):
    found = np.array(values)
    found.flags.writeable = False
    return found


def masked(values, dtype="f8"):
    """A masked array with other numbers under the mask."""
    return np.ma.MaskedArray(np.array([45 if each is None else each for each in values], dtype),
                             [each is None for each in values])  # fmt: skip


def floats(values):
    return [NAN if each is None else each for each in values]


def sliced(values):
    return pyarrow.array([1.0, *values, 2.0])[1:-1]


def chunked(values):
    return pyarrow.chunked_array([pyarrow.array(values[:1], "f8"), pyarrow.array([], "f8"),
                                  pyarrow.array(values[1:], "f8")])  # fmt: skip


SERIES, SERIES_POLARS, NONE, EMPTY = pandas.Series, polars.Series, None, ""
ARROW, CHUNKED, MASKED = pyarrow.Array, pyarrow.ChunkedArray, np.ma.MaskedArray

COLUMNS = [
    Row("list", list, list, NONE),
    Row("list with NaN", floats, list, NONE),
    Row("list with NA", lambda values: [pandas.NA if each is None else each for each in values], list, NONE),
    Row("list with a NaN of numpy", lambda values: list(map(np.float64, floats(values))), list, NONE),
    Row("list with a NaN of decimal", lambda values: [decimal.Decimal(each) for each in floats(values)], list, NONE),
    Row("tuple", tuple, list, NONE),
    Row("subclass of list", Values, list, NONE),
    Row("deque", collections.deque, list, NONE),
    Row("generator", lambda values: (value for value in values), list, NONE),
    Row("iterator", iter, list, NONE),
    Row("map", lambda values: map(float, values), list),
    Row("values of a dict", lambda values: dict(enumerate(values)).values(), list, NONE),
    Row("array of doubles", lambda values: array.array("d", floats(values)), list, NONE),
    Row("array of floats", lambda values: array.array("f", floats(values)), list, NONE),
    Row("array of integers", lambda values: array.array("i", map(int, values)), list),
    Row("view of memory", lambda values: memoryview(array.array("d", values)), list),
    Row("list of integers", lambda values: list(map(int, values)), list),
    Row("list of fractions", lambda values: list(map(fractions.Fraction, values)), list),
    Row("list of decimals", lambda values: list(map(decimal.Decimal, values)), list),
    Row("list of arrays of 0 dimensions", lambda values: list(map(np.array, values)), list),
    Row("masked array", masked, MASKED, NONE),
    Row("masked array of integers", lambda values: masked(values, "i4"), MASKED, NONE),
    Row("masked array of floats", lambda values: masked(values, "f4"), MASKED, NONE),
    Row("masked array, backward", lambda values: masked(values[::-1])[::-1], MASKED, NONE),
    Row("masked array without a mask", lambda values: np.ma.MaskedArray(floats(values)), MASKED, NONE),
    Row("array of objects", lambda values: np.array(values, object), np.ndarray, NONE),
    Row("array of objects with NA", lambda values: np.array(
        [pandas.NA if each is None else each for each in values], object), np.ndarray, NONE),
    Row("array of NaN", lambda values: np.array(floats(values)), np.ndarray, EMPTY),
    Row("array, spread", lambda values: spread(floats(values)), np.ndarray, EMPTY),
    Row("array, backward", lambda values: backward(floats(values)), np.ndarray, EMPTY),
    Row("array, unaligned", lambda values: unaligned(floats(values)), np.ndarray, EMPTY),
    Row("array, read-only", lambda values: read_only(floats(values)), np.ndarray, EMPTY),
    Row("array of a subclass", lambda values: np.array(floats(values)).view(Subclass), np.ndarray, EMPTY),
    Row("memmap-like frombuffer", lambda values: np.frombuffer(np.array(values).tobytes()), np.ndarray),
    Row("only __array__", lambda values: OnlyArray(floats(values)), np.ndarray, EMPTY),
    Row("Series", lambda values: SERIES(values, index=[3, 1, 2]), SERIES, "NA"),
    Row("Series of float32", lambda values: SERIES(values, dtype="f4"), SERIES, "NA"),
    Row("Series of objects", lambda values: SERIES(values, dtype=object), SERIES, "NA"),
    Row("Series of objects with NA", lambda values: SERIES(
        [pandas.NA if each is None else each for each in values], dtype=object), SERIES, "NA"),
    Row("Series of Float64", lambda values: SERIES(values, dtype="Float64"), SERIES, "NA"),
    Row("Series of Float32", lambda values: SERIES(values, dtype="Float32"), SERIES, "NA"),
    Row("Series of Int64", lambda values: SERIES(values, dtype="Int64"), SERIES, "NA"),
    Row("Series of UInt8", lambda values: SERIES([abs(each or 0) for each in values], dtype="UInt8").astype("Int16")
        * [1, -1, 1], SERIES),
    Row("Series of Arrow", lambda values: SERIES(values, dtype="double[pyarrow]"), SERIES, "NA"),
    Row("Series of Arrow integers", lambda values: SERIES(values, dtype="int32[pyarrow]"), SERIES, "NA"),
    Row("Series of categories", lambda values: SERIES(values).astype("category"), SERIES, "NA"),
    Row("Series, sparse", lambda values: SERIES(pandas.arrays.SparseArray(floats(values))), SERIES, "NA"),
    Row("Series with dates as index", lambda values: SERIES(
        values, index=pandas.date_range("2024-01-01", periods=3)), SERIES, "NA"),
    Row("Series of a frame's column", lambda values: pandas.DataFrame({"a": values, "b": 1}).a, SERIES, "NA"),
    Row("Series with an index twice", lambda values: SERIES(values, index=[1, 1, 1]), SERIES, "NA"),
    Row("Index", lambda values: pandas.Index(floats(values)), pandas.Index, "NA"),
    Row("array of pandas", lambda values: pandas.array(values, dtype="Float64"), pandas.api.extensions.ExtensionArray,
        "NA"),
    Row("polars", SERIES_POLARS, SERIES_POLARS, NONE),
    Row("polars with a name", lambda values: SERIES_POLARS("latitude", values), SERIES_POLARS, NONE),
    Row("polars of Float32", lambda values: SERIES_POLARS(values, dtype=polars.Float32), SERIES_POLARS, NONE),
    Row("polars of Int16", lambda values: SERIES_POLARS(values).cast(polars.Int16), SERIES_POLARS, NONE),
    Row("polars with NaN", lambda values: SERIES_POLARS(floats(values)), SERIES_POLARS, NONE),
    Row("polars in chunks", lambda values: polars.concat([SERIES_POLARS(values[:1], dtype=polars.Float64),
        SERIES_POLARS(values[1:], dtype=polars.Float64)], rechunk=False), SERIES_POLARS, NONE),
    Row("polars, sliced", lambda values: SERIES_POLARS([5.0, *values, None])[1:-1], SERIES_POLARS, NONE),
    Row("arrow", lambda values: pyarrow.array(values), ARROW, NONE),
    Row("arrow with NaN", lambda values: pyarrow.array(floats(values)), ARROW, NONE),
    Row("arrow of float32", lambda values: pyarrow.array(values, "f4"), ARROW, NONE),
    Row("arrow of int8", lambda values: pyarrow.array(values).cast("int8"), ARROW, NONE),
    Row("arrow of int64", lambda values: pyarrow.array(values).cast("int64"), ARROW, NONE),
    Row("arrow, sliced", sliced, ARROW, NONE),
    Row("arrow in chunks", chunked, CHUNKED, NONE),
    Row("arrow of dictionaries", lambda values: pyarrow.array(values).dictionary_encode(), ARROW, NONE),
    Row("arrow of dictionaries, of which a value is null", lambda values: pyarrow.DictionaryArray.from_arrays(
        pyarrow.array([2, 1, 0], "i1"), pyarrow.array([*values[::-1], 5.0])), ARROW, NONE),
    Row("arrow of dictionaries, sliced, in chunks", lambda values: pyarrow.chunked_array(
        [pyarrow.array([7.0, *part], "f8").dictionary_encode()[1:] for part in (values[:1], values[1:])]), CHUNKED,
        NONE),
    Row("arrow, a column of a table", lambda values: pyarrow.table({"a": values})["a"], CHUNKED, NONE),
    Row("nanoarrow", lambda values: nanoarrow.Array(values, nanoarrow.float64()), MASKED, NONE),
    Row("only __arrow_c_array__", lambda values: OnlyArrowArray(pyarrow.array(values)), MASKED, NONE),
    Row("only __arrow_c_stream__", lambda values: OnlyArrowStream(chunked(values)), MASKED, NONE),
]  # fmt: skip

for _dtype in ("f2", "f4", "f8", "g", ">f4", ">f8", "<f8", "i1", "i2", "i4", "i8", ">i2", ">i4", ">i8"):
    COLUMNS.append(Row(f"array of {_dtype}", lambda values, dtype=_dtype: np.array(values).astype(dtype), np.ndarray))
    COLUMNS.append(Row(f"array of {_dtype}, spread", lambda values, dtype=_dtype: spread(values, dtype), np.ndarray))


def listed(values) -> list[Any]:
    """The result as a list, with None for missing values."""
    if isinstance(values, list):
        return values
    if isinstance(values, (SERIES, pandas.Index, pandas.api.extensions.ExtensionArray)):
        return [None if pandas.isna(each) else each for each in values]
    for method in ("to_pylist", "to_list", "tolist"):
        if hasattr(values, method):
            return getattr(values, method)()
    raise AssertionError(f"no list of {type(values)}")


def names(table):
    return [row.name for row in table]


@pytest.mark.parametrize("row", COLUMNS, ids=names(COLUMNS))
def test_columns_of_numbers(row):
    latitudes, longitudes = row.make(NUMBERS), row.make(NUMBERS)
    index = getattr(latitudes, "index", None) if row.back is SERIES else None
    texts = mgrs.encode(latitudes, longitudes)
    assert isinstance(texts, row.back)
    assert listed(texts) == TEXTS
    if index is not None:
        assert texts.index.equals(index)
    eastings, northings, zones = utm.forward(row.make(NUMBERS), 3, zone=31)
    assert isinstance(eastings, row.back)
    expected = [utm.forward(number, 3, zone=31) for number in NUMBERS]
    assert listed(eastings) == [each.easting for each in expected]
    assert listed(zones) == [31, -31, 31]
    back = utm.inverse(eastings, northings, zones)
    assert isinstance(back[0], row.back)
    assert np.allclose(listed(back[0]), NUMBERS, atol=1e-9)


WITH_MISSING = [row for row in COLUMNS if row.missing != "impossible"]


@pytest.mark.parametrize("row", WITH_MISSING, ids=names(WITH_MISSING))
def test_missing_numbers(row):
    values = [NUMBERS[0], None, NUMBERS[2]]
    with pytest.raises(errors.MissingError, match="row 1") as refusal:
        mgrs.encode(row.make(values), 3)
    assert refusal.value.count == 1
    statuses = bytearray(3)
    texts = mgrs.encode(row.make(values), row.make(NUMBERS), errors="mask", statuses=statuses)
    assert isinstance(texts, row.back)
    assert list(statuses) == [0, errors.MissingError.status, 0]
    assert listed(texts) == [TEXTS[0], EMPTY if row.missing == EMPTY else None, TEXTS[2]]
    eastings, northings, zones = utm.forward(row.make(values), 3, errors="mask")
    assert isinstance(eastings, row.back)
    if row.back is np.ndarray:
        assert math.isnan(eastings[1])
        assert zones[1] == 0
    else:
        assert listed(eastings)[1] is None
        assert listed(zones)[1] is None
        statuses = bytearray(3)
        back = utm.inverse(eastings, northings, zones, errors="mask", statuses=statuses)
        assert listed(back[0])[1] is None
        assert list(statuses) == [0, errors.MissingError.status, 0]


@pytest.mark.parametrize("row", COLUMNS, ids=names(COLUMNS))
def test_infinite_numbers_are_refused_and_not_missing(row):
    try:
        column = row.make([60.0, math.inf, 12.0])
        if not math.isinf(float(np.asarray(listed_numbers(column), float)[1])):
            return
    except (OverflowError, ValueError, TypeError, pyarrow.ArrowInvalid, polars.exceptions.PolarsError):
        return
    with pytest.raises(errors.NotFiniteError) as refusal:
        mgrs.encode(row.make([60.0, math.inf, 12.0]), 3)
    assert not isinstance(refusal.value, errors.MissingError)


def listed_numbers(column):
    return list(column) if not hasattr(column, "to_pylist") else column.to_pylist()


def text_array(values, dtype=None):
    return np.array(["" if each is None else each for each in values], dtype)


TEXT_COLUMNS = [
    Row("list", list, list, NONE),
    Row("tuple", tuple, list, NONE),
    Row("generator", lambda values: (value for value in values), list, NONE),
    Row("list with NaN", floats, list, NONE),
    Row("list with NA", lambda values: [pandas.NA if each is None else each for each in values], list, NONE),
    Row("list of bytes", lambda values: [each and each.encode() for each in values], list, NONE),
    Row("list of bytearrays", lambda values: [bytearray(each.encode()) for each in values], list),
    Row("list of a subclass", lambda values: list(map(Text, values)), list),
    Row("list of numpy's str", lambda values: list(map(np.str_, values)), list),
    Row("lower case with blanks", lambda values: [f" {each.lower()} " for each in values], list),
    Row("array of str", text_array, np.ndarray),
    Row("array of str, big-endian", lambda values: text_array(values).astype(">U20"), np.ndarray),
    Row("array of str, wide", lambda values: text_array(values, "U100"), np.ndarray),
    Row("array of str, backward", lambda values: text_array(values[::-1])[::-1], np.ndarray),
    Row("array of bytes", lambda values: text_array(values, "S20"), np.ndarray),
    Row("array of bytes, spread", lambda values: spread(values, "S20"), np.ndarray),
    Row("array of StringDType", lambda values: text_array(values, STRING), np.ndarray),
    Row("array of objects", lambda values: np.array(values, object), np.ndarray, NAN),
    Row("masked array of str", lambda values: masked_texts(values), MASKED, NONE),
    Row("masked array of bytes", lambda values: masked_texts(values).astype("S20"), MASKED, NONE),
    Row("masked array of objects", lambda values: masked_texts(values).astype(object), MASKED, NONE),
    Row("Series", lambda values: SERIES(values, index=[3, 1, 2]), SERIES, NONE),
    Row("Series of objects", lambda values: SERIES(values, dtype=object), SERIES, NONE),
    Row("Series of string", lambda values: SERIES(values, dtype="string"), SERIES, NONE),
    Row("Series of Arrow", lambda values: SERIES(values, dtype="string[pyarrow]"), SERIES, NONE),
    Row("Series of Arrow's own type", lambda values: SERIES(values, dtype=pandas.ArrowDtype(pyarrow.string())), SERIES,
        NONE),
    Row("Series of categories", lambda values: SERIES(values).astype("category"), SERIES, NONE),
    Row("Index", pandas.Index, pandas.Index, NONE),
    Row("array of pandas", lambda values: pandas.array(values, dtype="string"), pandas.api.extensions.ExtensionArray,
        NONE),
    Row("polars", SERIES_POLARS, SERIES_POLARS, NONE),
    Row("polars of categories", lambda values: SERIES_POLARS(values, dtype=polars.Categorical), SERIES_POLARS, NONE),
    Row("polars of binary", lambda values: SERIES_POLARS(values).cast(polars.Binary), SERIES_POLARS, NONE),
    Row("polars in chunks", lambda values: polars.concat([SERIES_POLARS(values[:1]),
        SERIES_POLARS(values[1:])], rechunk=False), SERIES_POLARS, NONE),
    Row("arrow", pyarrow.array, ARROW, NONE),
    Row("arrow of large strings", lambda values: pyarrow.array(values, pyarrow.large_string()), ARROW, NONE),
    Row("arrow of views", lambda values: pyarrow.array(values, pyarrow.string_view()), ARROW, NONE),
    Row("arrow of binary", lambda values: pyarrow.array(values, pyarrow.binary()), ARROW, NONE),
    Row("arrow of binary views", lambda values: pyarrow.array(values, pyarrow.binary_view()), ARROW, NONE),
    Row("arrow of dictionaries", lambda values: pyarrow.array(values).dictionary_encode(), ARROW, NONE),
    Row("arrow, sliced", lambda values: pyarrow.array(["x" * 99, *values, "y"])[1:-1], ARROW, NONE),
    Row("arrow in chunks", lambda values: pyarrow.chunked_array([values[:1], values[1:]], pyarrow.string()), CHUNKED,
        NONE),
    Row("nanoarrow", lambda values: nanoarrow.Array(values, nanoarrow.string()), MASKED, NONE),
    Row("only __arrow_c_array__", lambda values: OnlyArrowArray(pyarrow.array(values)), MASKED, NONE),
    Row("only __arrow_c_stream__", lambda values: OnlyArrowStream(SERIES_POLARS(values)), MASKED, NONE),
]  # fmt: skip


def masked_texts(values):
    return np.ma.MaskedArray([each or "31NEA" for each in values], [each is None for each in values])


@pytest.mark.parametrize("row", TEXT_COLUMNS, ids=names(TEXT_COLUMNS))
@pytest.mark.parametrize("texts", [TEXTS, SHORT, [TEXTS[0], SHORT[1], "31NEA"]], ids=["long", "short", "mixed"])
def test_columns_of_texts(row, texts):
    latitudes, longitudes = mgrs.decode(row.make(texts))
    assert isinstance(latitudes, row.back)
    expected = [mgrs.decode(text).inside for text in texts]
    assert listed(latitudes) == [each.latitude for each in expected]
    assert listed(longitudes) == [each.longitude for each in expected]
    assert listed(mgrs.is_valid(row.make([*texts[:2], "here"]))) == [True, True, False]


TEXTS_MISSING = [row for row in TEXT_COLUMNS if row.missing != "impossible"]


@pytest.mark.parametrize("row", TEXTS_MISSING, ids=names(TEXTS_MISSING))
def test_missing_texts(row):
    for texts in ([TEXTS[0], None, TEXTS[2]], [SHORT[0], None, "x" * 100]):
        statuses = bytearray(3)
        latitudes, _ = mgrs.decode(row.make(texts), errors="mask", statuses=statuses)
        assert isinstance(latitudes, row.back)
        assert statuses[1] == errors.MissingError.status
        found = listed(latitudes)[1]
        assert found is None if row.missing is None else math.isnan(found)
        with pytest.raises(
            errors.MissingError, match=r"^row 1: A value is missing\.( \(and 1 more of 3 rows\))?$"
        ) as refusal:
            mgrs.decode(row.make([texts[0], None]) if row.back is not SERIES else row.make(texts))
        assert refusal.value.offset is None


@pytest.mark.parametrize("row", TEXTS_MISSING, ids=names(TEXTS_MISSING))
def test_columns_without_any_text(row):
    latitudes, _ = mgrs.decode(row.make([None] * 3), errors="mask")
    assert isinstance(latitudes, row.back)
    assert [each is None or math.isnan(each) for each in listed(latitudes)] == [True] * 3


EMPTIES = [
    ([], list), ((), list), (iter(()), list), (array.array("d"), list), (np.empty(0), np.ndarray),
    (np.empty((0, 3)), np.ndarray), (np.empty((2, 0)), np.ndarray), (np.ma.MaskedArray([]), MASKED),
    (np.empty(0, object), np.ndarray), (SERIES([], dtype="f8"), SERIES), (SERIES([], dtype="Float64"), SERIES),
    (SERIES_POLARS([], dtype=polars.Float64), SERIES_POLARS), (pyarrow.array([], "f8"), ARROW),
    (pyarrow.chunked_array([], "f8"), CHUNKED), (pyarrow.array([]), ARROW),
]  # fmt: skip


@pytest.mark.parametrize(("column", "back"), EMPTIES)
def test_empty_columns(column, back):
    found = mgrs.encode(column, 3)
    assert isinstance(found, back)
    assert (found.size if isinstance(found, np.ndarray) else len(found)) == 0


SCALARS = [60, 60.0, np.float32(60), np.float64(60), np.int8(60), np.uint64(60), np.array(60), np.array(60.0, ">f8"),
           np.ma.MaskedArray(60.0), fractions.Fraction(60), decimal.Decimal(60), pyarrow.scalar(60.0),
           pandas.Series([60.0])[0], polars.Series([60.0])[0], np.array(60, object)]  # fmt: skip


@pytest.mark.parametrize("value", SCALARS, ids=lambda value: f"{type(value).__module__}.{type(value).__name__}")
def test_one_number(value):
    assert mgrs.encode(value, 3) == mgrs.encode(60, 3)
    assert type(mgrs.encode(value, 3)) is str
    assert utm.forward(value, 3) == utm.forward(60, 3)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("value", [None, NAN, pandas.NA, np.ma.masked, np.float32("nan"), pyarrow.scalar(None, "f8"),
                                   np.array(None, object), np.ma.MaskedArray(60.0, True)], ids=repr)  # fmt: skip
def test_one_missing_value(value):
    assert mgrs.encode(value, 3, errors="mask") is None
    # A NaN is a number, which the library refuses.
    is_number = isinstance(value, (float, np.float32))
    words = "NaN or infinite" if is_number else "latitude must be .*; pass a float; .*, pass errors='mask' as well"
    with pytest.raises(errors.NotFiniteError if is_number else TypeError, match=words):
        mgrs.encode(value, 3)
    assert mgrs.decode(value, errors="mask") is None
    with pytest.raises(TypeError, match=r"text must be a text .*; pass str or bytes; .*, pass errors='mask' as well"):
        mgrs.decode(value)
    if not is_number:
        with pytest.raises(TypeError, match=r"^seconds must be a number, not [^;]*; pass a float$"):
            magnetic.decimal_year(value)


TODAY = datetime.datetime(2024, 1, 1)
#: The polygon crosses itself, so it is invalid, but not missing.
BOW = shapely.Polygon([(0, 0), (1, 1), (1, 0), (0, 1)])
WRONG_NUMBERS = [
    ({60.0, 61.0}, "not set; its values have no order: pass a list"),
    (frozenset([60.0]), "not frozenset; its values have no order: pass a list"),
    ({1: 60.0}.keys(), "not dict_keys; its values have no order"),
    ({"a": 60.0}, "not dict; pass one column"),
    ("60", "latitude must be a number or a column of numbers, not str '60'; pass float"),
    (b"60", "latitude must be .*, not bytes b'60'; pass float"),
    (bytearray(b"60"), "latitude must be .*, not bytearray"),
    (["60", "61"], "latitude, row 0, must be a number, not str '60'; pass float"),
    ([60.0, b"61"], "latitude, row 1, must be a number, not bytes"),
    ([60.0, [61.0]], "row 1, must be a number, not list .61.0.; pass a numpy array"),
    ([60.0, TODAY], "row 1, must be a number, not datetime"),
    ([TODAY.date()], "row 0, must be a number, not date"),
    ([pandas.NaT], "row 0, must be a number, not NaTType NaT; pass a number; the missing"),
    ([np.datetime64("2024-01-01")], "latitude"),
    ([1j], "row 0, must be a number, not complex 1j; pass its real"),
    ([object()], "row 0, must be a number, not object"),
    (1j, "latitude must be a number or a column of numbers, not complex"),
    (TODAY, "not datetime"),
    (pandas.NaT, "not NaTType"),
    (object(), "not object"),
    (np.array(["60"]), "not texts"),
    (np.array([b"60"]), "not bytes"),
    (np.array(["60"], STRING), "latitude"),
    (np.array([1j]), "not complex numbers .complex128.; pass the real"),
    (np.array(["2024-01-01"], "M8[D]"), "not datetimes"),
    (np.array([1], "m8[s]"), "not time differences"),
    (np.array([(1.0, 2.0)], [("latitude", "f8"), ("longitude", "f8")]), "not records .*pass one field"),
    (np.array(["60", 1.0], object), "row 0, must be a number, not str '60'"),
    (np.array([None, TODAY], object), "row 1, must be a number, not datetime"),
    (np.array("60"), "not texts"),
    (np.array(1j), "not complex"),
    (np.datetime64("2024-01-01"), "not datetimes"),
    (np.ma.MaskedArray(["60"]), "not texts"),
    (pandas.DataFrame({"latitude": [60.0]}), "not a whole DataFrame; pass one column of it, such as table.'latitude'"),
    (polars.DataFrame({"latitude": [60.0]}), "not a whole DataFrame"),
    (polars.LazyFrame({"latitude": [60.0]}), "not a whole LazyFrame"),
    (pyarrow.table({"latitude": [60.0]}), "not a whole Table"),
    (pyarrow.RecordBatch.from_pydict({"a": [60.0]}), "not a whole RecordBatch"),
    (SERIES(["60"]), "latitude"),
    (SERIES(["60"], dtype=object), "row 0, must be a number, not str"),
    (SERIES(["60"], dtype="string"), "latitude"),
    (SERIES([TODAY]), "not datetimes"),
    (SERIES([TODAY]).dt.tz_localize("UTC"), "not datetimes"),
    (SERIES([TODAY]) - TODAY, "not time differences"),
    (SERIES([TODAY]).dt.to_period("D"), "latitude"),
    (SERIES([1j]), "not complex"),
    (SERIES(["60"], dtype=pandas.ArrowDtype(pyarrow.string())), "latitude"),
    (SERIES_POLARS(["60"]), "not a column of texts; pass numbers"),
    (SERIES_POLARS(["60"], dtype=polars.Categorical), "not a column of texts"),
    (SERIES_POLARS(["60"], dtype=polars.Enum(["60"])), "not a column of texts"),
    (pyarrow.array(["60"]).dictionary_encode(), "not a column of texts"),
    ([BOW], "latitude, row 0, must be a number, not Polygon"),
    (BOW, "not Polygon"),
    (SERIES_POLARS([TODAY]), "a column of Arrow of type 'ts"),
    (SERIES_POLARS([[60.0]]), "a column of Arrow of type"),
    (pyarrow.array(["60"]), "latitude must be .*, not a column of texts; pass numbers"),
    (pyarrow.array([TODAY]), "cast it to float64"),
    (pyarrow.array([decimal.Decimal("60.5")]), "cast it to float64"),
    (pyarrow.array([{"x": 1.0, "y": 2.0}]), "or pass one field of it"),
    (shapely.Point(3, 60), "not Point"),
]


@pytest.mark.parametrize(("value", "words"), WRONG_NUMBERS, ids=lambda value: type(value).__name__)
def test_what_is_no_column_of_numbers(value, words):
    for mode in ("raise", "mask"):
        with pytest.raises(TypeError, match=words):
            mgrs.encode(value, 3, errors=mode)
        with pytest.raises(TypeError, match="longitude"):
            mgrs.encode(np.zeros(1), value, errors=mode)


WRONG_TEXTS = [
    (3, "not int 3"), (3.5, "not float"), (True, "not bool"), (object(), "not object"),
    ({"31NEA"}, "not set; its values have no order: pass a list"), ({"31NEA": 1}, "not dict"),
    ([3], "text, row 0, must be a text, not int 3; pass str or bytes"), (["31NEA", 1.5], "row 1, must be a text"),
    ([["31NEA"]], "row 0, must be a text, not list"), ([pandas.NaT], "row 0, must be a text, not NaTType"),
    ([TODAY], "not datetime"), (np.array([1.0]), "text must be a text or a column of texts"),
    (np.array([1]), "pass texts"), (np.array([1j]), "complex"), (np.array([TODAY], "M8[s]"), "datetimes"),
    (np.array([1.5], object), "row 0, must be a text, not float"), (np.ma.MaskedArray([1]), "pass texts"),
    (SERIES([1]), "row 0, must be a text, not int"), (SERIES([TODAY]), "row 0, must be a text, not Timestamp"),
    (pandas.DataFrame({"text": ["31NEA"]}), "not a whole DataFrame"), (polars.DataFrame({"a": ["31NEA"]}), "DataFrame"),
    (pyarrow.table({"a": ["31NEA"]}), "whole Table"), (SERIES_POLARS([1]), "column of Arrow of type 'l'"),
    (pyarrow.array([1.5]), "column of Arrow of type 'g'; pass a column of strings"),
    (pyarrow.array([["31NEA"]]), "column of Arrow"), (shapely.Point(3, 60), "not Point"),
    ([BOW], "text, row 0, must be a text, not Polygon"), (np.array("31NEA"), "not ndarray array.'31NEA'"),
]  # fmt: skip


@pytest.mark.parametrize(("value", "words"), WRONG_TEXTS, ids=lambda value: type(value).__name__)
def test_what_is_no_column_of_texts(value, words):
    for mode in ("raise", "mask"):
        with pytest.raises(TypeError, match=words):
            mgrs.decode(value, errors=mode)


SQUARE = [(0, 0), (0, 2), (2, 2), (2, 0)]
PAIRS = [(1.0, 0.5), (1.0, 5.0), (0.5, 1.0)]
ANSWERS = [True, False, True]
XY = [(longitude, latitude) for latitude, longitude in PAIRS]


def separated(pairs):
    return pyarrow.array([pair and {"x": pair[1], "y": pair[0]} for pair in pairs])


def interleaved(pairs):
    """Interleaved GeoArrow points with their extension type."""
    kind = pyarrow.list_(pyarrow.field("xy", pyarrow.float64()), 2)
    storage = pyarrow.array([pair and [pair[1], pair[0]] for pair in pairs], kind)
    metadata = {"ARROW:extension:name": "geoarrow.point", "ARROW:extension:metadata": "{}"}
    return OnlyArrowStream(pyarrow.chunked_array([storage]).cast(kind)), pyarrow.field("p", kind, metadata=metadata)


class WithSchema:
    """An Arrow array with the schema of a field, which carries an extension type."""

    def __init__(self, pairs):
        column, self.field = interleaved(pairs)
        self.array = column.values.combine_chunks()
        self.array = self.array.chunk(0) if isinstance(self.array, CHUNKED) else self.array

    def __arrow_c_array__(self, requested_schema=None):
        return self.field.__arrow_c_schema__(), self.array.__arrow_c_array__()[1]


def points_of_shapely(pairs):
    return [None if pair is None else shapely.Point(pair[1], pair[0]) for pair in pairs]


POSITIONS = [
    Row("list of tuples", list, list, NONE),
    Row("list of lists", lambda pairs: [pair and list(pair) for pair in pairs], list, NONE),
    Row("list of arrays", lambda pairs: [None if pair is None else np.array(pair) for pair in pairs], list, NONE),
    Row("generator", lambda pairs: (pair for pair in pairs), list, NONE),
    Row("Points", Points, list),
    Row("array", np.array, np.ndarray),
    Row("array with NaN", lambda pairs: np.array([pair or (NAN, NAN) for pair in pairs]), np.ndarray, NONE),
    Row("array, turned", lambda pairs: np.array(pairs)[:, ::-1].copy()[:, ::-1], np.ndarray),
    Row("array of float32", lambda pairs: np.array(pairs, "f4"), np.ndarray),
    Row("masked array", lambda pairs: np.ma.MaskedArray(
        [pair or (1.0, 1.0) for pair in pairs], [[pair is None] * 2 for pair in pairs]), MASKED, NONE),
    Row("DataFrame", lambda pairs: pandas.DataFrame(
        [pair or (NAN, NAN) for pair in pairs], columns=["lat", "lon"]), SERIES, NONE),
    Row("DataFrame, longitudes first", lambda pairs: pandas.DataFrame(
        [pair or (NAN, NAN) for pair in pairs], columns=["Latitude", "Longitude"])[["Longitude", "Latitude"]],
        SERIES, NONE),
    Row("list of shapely", points_of_shapely, list, NONE),
    Row("array of shapely", lambda pairs: np.array(points_of_shapely(pairs), object), np.ndarray, NONE),
    Row("list of empty points", lambda pairs: [shapely.Point() if pair is None else shapely.Point(pair[::-1])
                                               for pair in pairs], list, NONE),
    Row("multipoint of shapely", lambda pairs: shapely.MultiPoint([pair[::-1] for pair in pairs]), list),
    Row("line of shapely", lambda pairs: shapely.LineString([pair[::-1] for pair in pairs]), list),
    Row("list of __geo_interface__", lambda pairs: [pair and Located("Point", pair[::-1]) for pair in pairs], list,
        NONE),
    Row("one __geo_interface__", lambda pairs: Located("MultiPoint", [pair[::-1] for pair in pairs]), list),
    Row("polars of structs", lambda pairs: SERIES_POLARS([pair and {"lat": pair[0], "lon": pair[1]} for pair in pairs]),
        SERIES_POLARS, NONE),
    Row("table of polars", lambda pairs: polars.DataFrame(pairs, schema=["latitude", "longitude"], orient="row"),
        np.ndarray),
    Row("GeoArrow, separated", separated, ARROW, NONE),
    Row("GeoArrow, separated, in chunks", lambda pairs: pyarrow.chunked_array(
        [separated(pairs[:1]), separated(pairs[1:])]), CHUNKED, NONE),
    Row("GeoArrow, separated, sliced", lambda pairs: separated([(9.0, 9.0), *pairs])[1:], ARROW, NONE),
    Row("GeoArrow, interleaved", WithSchema, MASKED, NONE),
    Row("structs of dictionaries", lambda pairs: pyarrow.StructArray.from_arrays(
        [pyarrow.array([pair and pair[axis] for pair in pairs]).dictionary_encode() for axis in (0, 1)],
        ["latitude", "longitude"]), ARROW, NONE),
    Row("pairs of Arrow", lambda pairs: pyarrow.array(pairs, pyarrow.list_(pyarrow.float64(), 2)), ARROW, NONE),
    Row("pairs of Arrow, sliced", lambda pairs: pyarrow.array(
        [(9.0, 9.0), *pairs], pyarrow.list_(pyarrow.float64(), 2))[1:], ARROW, NONE),
]  # fmt: skip


@pytest.mark.parametrize("row", POSITIONS, ids=names(POSITIONS))
def test_many_positions(row):
    found = polygon.contains(SQUARE, row.make(PAIRS))
    assert isinstance(found, row.back)
    assert listed(found) == ANSWERS
    assert list(Points(row.make(PAIRS))) == PAIRS
    assert polygon.measure(row.make(PAIRS)) == polygon.measure(PAIRS)


POSITIONS_MISSING = [row for row in POSITIONS if row.missing != "impossible"]


@pytest.mark.parametrize("row", POSITIONS_MISSING, ids=names(POSITIONS_MISSING))
def test_missing_positions_are_outside(row):
    statuses = bytearray(3)
    found = polygon.contains(SQUARE, row.make([PAIRS[0], None, PAIRS[2]]), errors="mask", statuses=statuses)
    assert listed(found) == [True, False, True]
    assert list(statuses) == [0, errors.MissingError.status, 0]
    with pytest.raises(errors.MissingError, match="row 1"):
        polygon.contains(SQUARE, row.make([PAIRS[0], None, PAIRS[2]]))


@pytest.mark.parametrize("position", [(1, 0.5), [1, 0.5], np.array([1, 0.5]), shapely.Point(0.5, 1),
                                      Located("Point", (0.5, 1, 7)), Points([(1, 0.5)])[0]])  # fmt: skip
def test_one_position(position):
    assert polygon.contains(SQUARE, position) is True


def test_a_polygon_of_shapely_is_a_ring():
    square = shapely.Polygon([(0, 0), (2, 0), (2, 2), (0, 2)])
    assert polygon.contains(square, (1, 1)) is True
    with_hole = shapely.Polygon(square.exterior, [[(0.5, 0.5), (1.5, 0.5), (1.5, 1.5)]])
    with pytest.raises(TypeError, match="Polygon with holes; pass its exterior as the points, and its interiors"):
        polygon.measure(with_hole)
    assert polygon.contains(with_hole.exterior, (0.7, 1), with_hole.interiors) is False


@pytest.mark.parametrize("value", [
    3, "60 3", {(1, 2)}, {"lat": 1}, ["60", "3"], [(60, "3")], [TODAY], shapely.Point(3, 60),
    shapely.MultiPolygon([shapely.box(0, 0, 1, 1)]), pandas.DataFrame({"a": [1.0], "b": [2.0]}),
    pyarrow.array([{"a": 1.0}]), pyarrow.array(["POINT (3 60)"]), np.array([("60", "3")]),
    [shapely.LineString([(0, 0), (1, 1)])], [BOW],
])  # fmt: skip
def test_what_are_no_points(value):
    with pytest.raises(TypeError):
        Points(value)


PAIR = (60.0, 3.0)
#: Values that are refused in place of one number or one position, with words of the message.
WRONG_ONES = [
    (lambda: geodesic.inverse(*PAIR, 61, "4"), "to_longitude must be .*, not str '4'; pass float"),
    (lambda: utm.inverse("5e5", 0, 31, 1), "easting must be .*, not str '5e5'"),
    (lambda: utm.inverse([5e5], "0", [31]), "northing, row 0, must be a number, not str '0'"),
    (lambda: magnetic.decimal_year("2027"), r"^seconds must be a number or an aware datetime, not str '2027'; pass"),
    (lambda: grid.Screen(PAIR, 3, 800, 600).position("1", 2), "^x must be .*, not str '1'"),
    (lambda: polygon.contains(SQUARE, ("60", "3")), "latitude must be a number, not str '60'"),
    (lambda: polygon.contains(SQUARE, (60, None)), "longitude must be a number, not NoneType None"),
    (lambda: shapes.circle((60, [3]), 1), r"longitude of center must be a number, not list \[3\]; pass one number"),
    (
        lambda: Points(polars.DataFrame({"a": [1.0]})),
        "not a whole DataFrame; rename two of its columns to latitude and",
    ),
    (lambda: polygon.contains(SQUARE, pyarrow.table({"a": [1.0]})), "not a whole Table; rename two of its columns to"),
    (lambda: PointIndex([PAIR]).within([60.0], [3.0], 9), r"latitude must .*, not list \[60.0\]; .* to within_batch"),
    (lambda: PointIndex([PAIR]).within(60, None, 9), "longitude must be a number, not NoneType None; pass a float"),
    (lambda: PointIndex([PAIR]).within(60, 3, "9"), "radius must be a number, not str '9'"),
    (
        lambda: picture.Picture("31NEA"),
        "a text must be GeoJSON, not str '31NEA'; pass what mgrs.decode or position.parse",
    ),
]


@pytest.mark.parametrize(("call", "words"), WRONG_ONES)
def test_what_is_no_single_value_is_named(call, words):
    with pytest.raises(TypeError, match=words):
        call()


@pytest.mark.parametrize("many", [False, True])
def test_a_refused_precision_is_shown_with_those_that_are_allowed(many):
    latitude = [60.0] if many else 60.0
    for encode, precision, allowed in (
        (mgrs.encode, 12, "-1 ... 11"),
        (mgrs.encode, 1000, "-1 ... 11"),
        (georef.encode, -2, "-1 ... 11"),
        (gars.encode, 3, "0 ... 2"),
        (lambda *values: mgrs.encode_utm(*values[:2], 31, 1, values[2]), 12, "-1 ... 11"),
    ):
        with pytest.raises(errors.PrecisionError, match=re.escape(f"(precision {precision}; allowed: {allowed})")):
            encode(latitude, 3.0, precision)


def test_series_with_different_indexes_are_not_put_side_by_side():
    with pytest.raises(ValueError, match="latitude and longitude have different indexes; align them first"):
        mgrs.encode(SERIES([1.0, 2.0]), SERIES([1.0, 2.0], index=[1, 0]))
    with pytest.raises(ValueError, match="latitude and longitude have different indexes"):
        mgrs.encode(SERIES([1.0, 2.0]), SERIES([1.0]))


@pytest.mark.parametrize("dtype", ["boolean", "bool[pyarrow]"])
def test_truth_values_are_numbers_of_which_some_may_be_missing(dtype):
    texts = mgrs.encode(SERIES([True, None, False], dtype=dtype), 3, errors="mask")
    assert listed(texts) == [mgrs.encode(1, 3), None, mgrs.encode(0, 3)]


def test_zones_of_which_some_are_missing():
    points = SERIES([5e5, 5e5]), SERIES([1e6, 1e6])
    with pytest.raises(TypeError, match="zones must be integers, not float64; pandas has Int64 for integers of which"):
        utm.inverse(*points, SERIES([31, None]), errors="mask")
    for zones in (SERIES([31, None], dtype="Int64"), pyarrow.array([31, None]), SERIES_POLARS([31, None])):
        found = utm.inverse(*points, zones, errors="mask")
        assert [listed(column) for column in found] == [[value, None] for value in utm.inverse(5e5, 1e6, 31)]
    for nothing in (pyarrow.nulls(2), SERIES_POLARS([None, None]), SERIES([None, None], dtype="Int64")):
        assert listed(utm.inverse(*points, nothing, errors="mask")[0]) == [None, None]


def test_a_polygon_among_points_is_not_missing():
    for mode in ("raise", "mask"):
        with pytest.raises(TypeError, match="not a Polygon; pass a Point"):
            polygon.contains(SQUARE, [shapely.Point(1, 1), BOW], errors=mode)


def test_a_column_of_geopandas():
    geopandas = pytest.importorskip("geopandas")
    column = geopandas.GeoSeries(points_of_shapely([PAIRS[0], None, PAIRS[2]]), index=[3, 1, 2])
    found = polygon.contains(SQUARE, column, errors="mask")
    assert isinstance(found, SERIES)
    assert found.to_dict() == {3: True, 1: False, 2: True}
    with pytest.raises(TypeError, match="pass its geometry column"):
        polygon.contains(SQUARE, geopandas.GeoDataFrame({"name": [1]}, geometry=[shapely.Point(1, 1)]))


class Geometries(OnlyArray):
    """A column of geometries with its coordinate reference system, like a GeoSeries."""

    dtype = types.SimpleNamespace(name="geometry", kind="O")

    def __init__(self, points, projected):
        super().__init__(points)
        self.crs = types.SimpleNamespace(name="WGS 84 / UTM zone 32N", is_projected=projected)


def test_a_column_in_meters_is_refused_by_its_reference_system():
    assert list(Points(Geometries(points_of_shapely(PAIRS), False))) == PAIRS
    words = r"must be in degrees, not a column in 'WGS 84 / UTM .*to_crs\(4326\)"
    for points in (XY, [(448250, 5411951)]):
        column = Geometries(points_of_shapely(points), True)
        with pytest.raises(TypeError, match=f"^position {words}"):
            polygon.contains(SQUARE, column)
        with pytest.raises(TypeError, match=f"^points {words}"):
            polygon.contains(column, XY[0])


def test_a_buffer_of_arrow_outlives_its_column():
    """A result that reads Arrow memory in place keeps the memory alive."""
    texts = OnlyArrowStream(pyarrow.chunked_array([[mgrs.encode(row / 100, 3) for row in range(5000)]]))
    for _ in range(20):
        latitudes = mgrs.decode(texts)[0]
    assert latitudes[4999] == mgrs.decode(mgrs.encode(49.99, 3)).inside.latitude


def test_nothing_is_imported_for_a_list():
    code = (
        "import sys, gridnorth; gridnorth.mgrs.encode([1.0, None], [2.0, 3.0], errors='mask');"
        "print([name for name in ('numpy', 'pandas', 'pyarrow', 'polars', 'shapely') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_there_are_many_kinds():
    tables = COLUMNS, TEXT_COLUMNS, EMPTIES, SCALARS, WRONG_NUMBERS, WRONG_TEXTS, POSITIONS
    assert sum(map(len, tables)) >= 250
