# SPDX-License-Identifier: MIT
"""Raised and masked errors."""

from __future__ import annotations

import math
import pickle

import numpy as np
import pytest

import gridnorth
from gridnorth import errors, mgrs, utm


def test_an_error_tells_what_and_where():
    with pytest.raises(errors.MgrsRowError) as refusal:
        mgrs.decode(" 31 NAW")
    error = refusal.value
    assert (error.status, error.name, error.offset, error.row, error.count) == (84, "GN_ERROR_MGRS_ROW", 6, None, 0)
    assert isinstance(error, errors.TextError)
    assert isinstance(error, gridnorth.GridNorthError)
    assert isinstance(error, ValueError)
    assert str(error) == "A row letter of this zone was expected. (offset 6 of ' 31 NAW')"


def test_an_error_of_numbers_shows_them():
    with pytest.raises(errors.LatitudeError, match=r"latitude 91.5, longitude 3.0"):
        mgrs.encode(91.5, 3)
    with pytest.raises(errors.NotFiniteError, match="latitude nan"):
        utm.forward(math.nan, 3)
    with pytest.raises(errors.EastingError, match=r"easting 1\.0, northing 2.0, zone 31"):
        mgrs.encode_utm(1.0, 2.0, 31, 1)
    with pytest.raises(errors.NorthingError, match="northing 20000000"):
        utm.inverse(500000, 20000000, 31, 1)


@pytest.mark.parametrize("family", [list, np.array])
def test_an_error_of_many_names_the_first_row_and_how_many(family):
    latitudes = [60.0] * 100
    latitudes[17], latitudes[40] = math.nan, 95
    with pytest.raises(errors.NotFiniteError) as refusal:
        mgrs.encode(family(latitudes), 3)
    assert (refusal.value.row, refusal.value.count, refusal.value.offset) == (17, 2, None)
    assert "row 17: " in str(refusal.value)
    assert "1 more of 100 rows" in str(refusal.value)
    texts = ["31NEA"] * 20
    texts[3] = "31NEA123"
    with pytest.raises(errors.MgrsOddDigitsError) as refusal:
        mgrs.decode(family(texts))
    assert (refusal.value.row, refusal.value.count, refusal.value.offset) == (3, 1, 5)
    assert str(refusal.value).endswith("(offset 5 of '31NEA123')")


def test_rows_of_tables_are_counted_in_the_order_of_memory():
    latitudes = np.zeros((3, 4))
    latitudes[1, 2] = 95
    with pytest.raises(errors.LatitudeError) as refusal:
        utm.forward(latitudes, 3)
    assert refusal.value.row == 6


def test_strided_rows_are_shown_right():
    points = np.arange(20.0).reshape(10, 2)
    points[7, 0] = 123
    with pytest.raises(errors.LatitudeError, match=r"row 7: .*latitude 123.0, longitude 15.0"):
        utm.forward(points[:, 0], points[:, 1])


def test_errors_are_values():
    with pytest.raises(errors.MgrsRowError) as refusal:
        mgrs.decode(["31NEA", "31NAW"])
    again = pickle.loads(pickle.dumps(refusal.value))
    assert type(again) is errors.MgrsRowError
    assert (str(again), again.row, again.count, again.offset) == (str(refusal.value), 1, 1, 4)


def test_an_error_can_be_raised_by_others():
    assert str(errors.LatitudeError()) == "The latitude lies outside -90 to 90 degrees."
    assert str(errors.LatitudeError("not here")) == "not here"
    assert str(gridnorth.GridNorthError("anything")) == "anything"


@pytest.mark.parametrize("mode", ["ignore", "", None, True])
def test_there_are_two_modes(mode):
    for call in (
        lambda: mgrs.encode(0, 0, errors=mode),
        lambda: mgrs.encode([0], [0], errors=mode),
        lambda: mgrs.decode("31N", errors=mode),
        lambda: mgrs.decode(["31N"], errors=mode),
        lambda: utm.forward(0, 0, errors=mode),
        lambda: utm.inverse(500000, 0, 31, errors=mode),
        lambda: utm.inverse([500000], [0], [31], errors=mode),
        lambda: utm.factors(0, 0, errors=mode),
        lambda: utm.zone(0, 0, errors=mode),
    ):
        with pytest.raises(ValueError, match="'raise' or 'mask'"):
            call()


def test_scalars_can_be_masked():
    assert mgrs.encode(91, 3, errors="mask") == ""
    assert mgrs.encode(60, 3, errors="mask") == "32VJM6564066593"
    assert mgrs.decode("31NAW", errors="mask") is None
    assert mgrs.decode("31N", errors="mask") == mgrs.decode("31N")
    assert math.isnan(utm.forward(91, 3, errors="mask").easting)
    assert utm.forward(60, 3, errors="mask") == utm.forward(60, 3)
    assert utm.forward(-89, 3, errors="mask") == utm.forward(-89, 3)
    assert utm.zone(-60, 3, errors="mask") == utm.zone(-60, 3)
    assert math.isnan(utm.inverse(math.nan, 3, 31, errors="mask").latitude)
    assert math.isnan(utm.factors(math.inf, 3, errors="mask").scale)


def test_a_call_that_cannot_be_done_at_all_is_never_masked():
    with pytest.raises(errors.PrecisionError, match="precision 12") as refusal:
        mgrs.encode([0], [0], 12, errors="mask")
    assert (refusal.value.row, refusal.value.count) == (None, 0)
    with pytest.raises(errors.ZoneError, match="zone 61"):
        utm.forward([0], [0], 61, errors="mask")
    with pytest.raises(errors.HemisphereError, match="zone 31, hemisphere 0"):
        utm.inverse([500000], [0], 31, 0, errors="mask")


@pytest.mark.parametrize(
    "make", [bytearray, lambda count: np.full(count, 77, "u1"), lambda count: memoryview(bytearray(count))]
)
def test_statuses_are_written_in_both_modes(make):
    statuses = make(3)
    assert mgrs.encode([60, 91, math.inf], 3, errors="mask", statuses=statuses) == ["32VJM6564066593", "", ""]
    assert list(statuses) == [0, errors.LatitudeError.status, errors.NotFiniteError.status]
    assert errors.reasons_of(statuses) == {1: str(errors.LatitudeError()), 2: str(errors.NotFiniteError())}
    statuses = make(2)
    with pytest.raises(errors.MgrsRowError):
        mgrs.decode(["31N", "31NAW"], statuses=statuses)
    assert list(statuses) == [0, errors.MgrsRowError.status]
    statuses = make(1)
    mgrs.encode(60, 3, statuses=statuses)
    assert list(statuses) == [0]


@pytest.mark.parametrize(
    "statuses",
    [bytearray(1), bytearray(3), bytes(2), np.zeros(2), np.zeros(4, "u1")[::2], np.zeros((2, 2), "u1")],
)
def test_statuses_are_a_writable_byte_for_each_row(statuses):
    with pytest.raises(ValueError, match="2 bytes"):
        mgrs.encode([0, 0], 0, statuses=statuses)


def test_statuses_are_for_many_texts():
    with pytest.raises(TypeError):
        mgrs.decode("31N", statuses=bytearray(1))


def test_masked_arrays_of_texts_are_empty():
    for options in ({}, {"as_bytes": True}):
        texts = mgrs.encode(np.array([91, 60.0]), 3, errors="mask", **options)
        assert (texts == texts.dtype.type()).tolist() == [True, False]


def test_a_status_keeps_its_class():
    with pytest.raises(TypeError):

        class Another(gridnorth.GridNorthError, status=errors.LatitudeError.status):
            pass

    with pytest.raises(TypeError):

        class OfNoStatus(gridnorth.GridNorthError, status=200):
            pass

    class Own(errors.LatitudeError):
        pass

    assert errors.class_of(Own.status) is errors.LatitudeError
