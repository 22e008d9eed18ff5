# SPDX-License-Identifier: MIT
"""Results for any values in any container equal the results one by one. Hypothesis searches for exceptions.

The first lines of the report print the seed; GRIDNORTH_SEED repeats a run.
"""

from __future__ import annotations

import math
import os

import numpy as np
import pytest
from conftest import SEED

from gridnorth import errors, mgrs, polygon, utm

pytest.importorskip("hypothesis")
pandas = pytest.importorskip("pandas")
polars = pytest.importorskip("polars")
pyarrow = pytest.importorskip("pyarrow")

from hypothesis import given, seed, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402

EXAMPLES = int(os.environ.get("GRIDNORTH_EXAMPLES", "150"))

NUMBERS = st.one_of(
    st.none(),
    st.floats(-90, 90),
    st.floats(),
    st.sampled_from([90.0, -90.0, 84.0, -80.0, 0.0, -0.0, math.inf, -math.inf, 90.0000001, 1e300]),
)
TEXTS = st.one_of(
    st.none(),
    st.sampled_from(
        ["31NEA", "38SMB4484", "BAD", "ZAH00", "", " ", "31N\0EA", "3\uff11NEA", "x" * 100, "31" + " " * 90 + "NEA"]
    ),
    st.text(max_size=20),
    st.from_regex(r"[0-6][0-9][C-X][A-Z][A-Z]([0-9][0-9]){0,5}", fullmatch=True),
)


def masked(values):
    dtype = object if any(isinstance(each, str) for each in values) else "f8"
    return np.ma.MaskedArray(
        np.array([0 if each is None else each for each in values], dtype), [each is None for each in values]
    )


CONTAINERS = {
    "list": list,
    "tuple": tuple,
    "objects": lambda values: np.array([*values, None], object)[:-1],
    "Series": lambda values: pandas.Series(values, dtype=object, index=range(len(values), 0, -1)),
    "polars": polars.Series,
    "arrow": pyarrow.array,
    "chunks": lambda values: pyarrow.chunked_array([pyarrow.array(values[:2]), pyarrow.array(values[2:])])
    if any(each is not None for each in values[:2]) and any(each is not None for each in values[2:])
    else pyarrow.chunked_array([pyarrow.array(values)]),
    "views": lambda values: pyarrow.array(values, pyarrow.string_view())
    if any(isinstance(each, str) for each in values)
    else pyarrow.array(values),
    "masked": lambda values: masked(values),
}  # fmt: skip


def listed(column):
    if isinstance(column, list):
        return column
    if isinstance(column, pandas.Series):
        return [None if pandas.isna(each) else each for each in column]
    for method in ("to_pylist", "to_list", "tolist"):
        if hasattr(column, method):
            return getattr(column, method)()
    raise AssertionError(type(column))


def is_missing(value):
    return value is None or (isinstance(value, float) and math.isnan(value))


def alone(function, *arguments, **options):
    """The result of one row and its status."""
    if any(map(is_missing, arguments)):
        return None, errors.MissingError.status
    try:
        return function(*arguments, **options), 0
    except errors.GridNorthError as error:
        return None, error.status


def nothing(value):
    return value is None or value == "" or (isinstance(value, float) and math.isnan(value)) or value == 0


@pytest.mark.parametrize("container", CONTAINERS)
def test_numbers_in_any_container(container):
    @seed(SEED)
    @settings(max_examples=EXAMPLES, deadline=None, database=None)
    @given(st.lists(st.tuples(NUMBERS, NUMBERS), min_size=1, max_size=8))
    def check(rows):
        columns = [CONTAINERS[container]([row[axis] for row in rows]) for axis in (0, 1)]
        statuses = bytearray(len(rows))
        texts = listed(mgrs.encode(*columns, errors="mask", statuses=statuses))
        expected = [alone(mgrs.encode, *row) for row in rows]
        assert list(statuses) == [status for _, status in expected]
        for text, (wanted, status) in zip(texts, expected):
            assert nothing(text) if status else text == wanted
            assert text is None or status != errors.MissingError.status
        eastings, _, zones = (listed(column) for column in utm.forward(*columns, errors="mask"))
        for easting, zone, row in zip(eastings, zones, rows):
            wanted, status = alone(utm.forward, *row)
            assert nothing(easting) == bool(status)
            assert nothing(zone) == bool(status)
            assert status or easting == wanted.easting

    check()


@pytest.mark.parametrize("container", CONTAINERS)
def test_texts_in_any_container(container):
    @seed(SEED)
    @settings(max_examples=EXAMPLES, deadline=None, database=None)
    @given(st.lists(TEXTS, min_size=1, max_size=8), st.booleans(), st.sampled_from([-1, 1, 4]))
    def check(texts, polar, minimum_precision):
        options = {"polar": polar, "minimum_precision": minimum_precision}
        try:
            column = CONTAINERS[container](texts)
        except (UnicodeEncodeError, pyarrow.ArrowInvalid):
            # Arrow refuses a text with a lone surrogate.
            return
        statuses = bytearray(len(texts))
        latitudes = listed(mgrs.decode(column, errors="mask", statuses=statuses, **options)[0])
        expected = [alone(mgrs.decode, text, **options) for text in texts]
        assert list(statuses) == [status for _, status in expected]
        for latitude, (cell, status) in zip(latitudes, expected):
            assert is_missing(latitude) if status else latitude == cell.inside.latitude
        assert listed(mgrs.is_valid(column, **options)) == [status == 0 for _, status in expected]

    check()


@seed(SEED)
@settings(max_examples=EXAMPLES, deadline=None, database=None)
@given(st.lists(st.one_of(st.none(), st.tuples(st.floats(-90, 90), st.floats(-180, 180))), min_size=1, max_size=8))
def test_positions_in_any_container(pairs):
    square = [(-40, -40), (-40, 40), (40, 40), (40, -40)]
    expected = [pair is not None and polygon.contains(square, pair) for pair in pairs]
    structs = [pair and {"x": pair[1], "y": pair[0]} for pair in pairs]
    columns = [pairs, np.array([pair or (math.nan, math.nan) for pair in pairs])]
    if any(structs):
        columns += [pyarrow.array(structs), polars.Series(structs)]
    for column in columns:
        statuses = bytearray(len(pairs))
        assert listed(polygon.contains(square, column, errors="mask", statuses=statuses)) == expected
        assert [status == errors.MissingError.status for status in statuses] == [pair is None for pair in pairs]
