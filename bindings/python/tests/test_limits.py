# SPDX-License-Identifier: MIT
"""Words among references, which `minimum_precision` and `polar` refuse."""

from __future__ import annotations

import math

import numpy as np
import pytest

from gridnorth import errors, mgrs, position

WORDS = ["BAD", "ALL", "ZAP", "YES"]
TEXTS = [
    *WORDS,
    "31N",
    "31NEA",
    "31NEA12",
    "31NEA1234512345",
    "here",
    "ZAH12",
    " " * 80 + "31NEA1212",
    " " * 80 + "ZAP",
]
KINDS = [list, np.array, lambda texts: np.array(texts, object)]


def expected(text, minimum_precision, polar, strict=False):
    """The status of a text, from its cell alone."""
    try:
        cell = mgrs.decode(text, strict=strict)
    except errors.GridNorthError as error:
        return error.status
    if cell.zone == 0 and not polar:
        return errors.MgrsZoneError.status
    return errors.TextIncompleteError.status if cell.precision < minimum_precision else 0


def test_words_are_references():
    assert mgrs.is_valid(WORDS) == [True, True, True, False]
    assert mgrs.is_valid(WORDS, polar=False) == [False] * 4
    assert mgrs.is_valid(WORDS, minimum_precision=1) == [False] * 4


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("polar", [True, False])
@pytest.mark.parametrize("minimum_precision", [-1, 0, 1, 2, 5, 6, 11])
def test_what_is_refused(kind, polar, minimum_precision):
    options = {"minimum_precision": minimum_precision, "polar": polar}
    for strict in (False, True):
        wanted = [expected(text, strict=strict, **options) for text in TEXTS]
        statuses = bytearray(len(TEXTS))
        latitudes, longitudes = mgrs.decode(kind(TEXTS), strict=strict, errors="mask", statuses=statuses, **options)
        assert list(statuses) == wanted
        plain = mgrs.decode(kind(TEXTS), strict=strict, errors="mask")
        for found, free in zip((latitudes, longitudes), plain):
            for value, alone, status in zip(found, free, wanted):
                assert math.isnan(value) if status else value == alone
        assert list(mgrs.is_valid(kind(TEXTS), strict=strict, **options)) == [status == 0 for status in wanted]
        assert [mgrs.is_valid(text, strict=strict, **options) for text in TEXTS] == [status == 0 for status in wanted]
    cells = mgrs.decode_cells(kind(TEXTS), errors="mask", **options)
    wanted = [expected(text, **options) for text in TEXTS]
    if isinstance(cells, list):
        assert [cell is None for cell in cells] == [status != 0 for status in wanted]
    else:
        assert np.isnan(cells["size"]).tolist() == [status != 0 for status in wanted]
        assert (cells["zone"][np.array(wanted) != 0] == 0).all()


@pytest.mark.parametrize("kind", KINDS)
def test_positions_of_other_forms_stay(kind):
    texts = ["BAD", "31NEA", "31NEA1", "31NEA12", "0 3", "N 2000000 2000000", "NKCD", "208LS", "here"]
    statuses = bytearray(len(texts))
    position.parse(kind(texts), minimum_precision=1, polar=False, errors="mask", statuses=statuses)
    free = [position.parse(text, errors="mask") for text in texts]
    for text, status, found in zip(texts, statuses, free):
        if found is None or found.form is not position.Form.MGRS:
            assert (status == 0) == (found is not None), text
        else:
            assert status == expected(text, 1, False), text
            alone = position.parse(text, minimum_precision=1, polar=False, errors="mask")
            assert (alone is None) == (status != 0)


@pytest.mark.parametrize("precision", range(-1, 12))
def test_the_precision_of_a_position_is_that_of_its_reference(precision):
    for place in ((0.5, 3.5), (89, 10)):
        text = mgrs.encode(*place, precision)
        if position.parse(text, errors="mask") is None:
            # Letters alone are not a position.
            continue
        for minimum in range(-1, 12):
            assert (position.parse(text, minimum_precision=minimum, errors="mask") is None) == (precision < minimum)


def test_errors_say_where():
    with pytest.raises(errors.TextIncompleteError, match="offset 5 of '31NEA '") as refusal:
        mgrs.decode("31NEA ", minimum_precision=1)
    assert refusal.value.offset == 5
    with pytest.raises(errors.MgrsZoneError, match="offset 1 of ' BAD'"):
        mgrs.decode(" BAD", polar=False)
    with pytest.raises(errors.MgrsZoneError, match=r"row 1: .*offset 0 of 'BAD'"):
        mgrs.decode(["31NEA", "BAD"], polar=False)
    with pytest.raises(errors.TextIncompleteError, match=r"offset 6 of '31NEA1'|offset 7 of '31NEA12'"):
        position.parse("31NEA12", minimum_precision=2)
    for minimum in (-2, 12, 2**40):
        with pytest.raises(errors.PrecisionError):
            mgrs.decode("31NEA", minimum_precision=minimum)
    with pytest.raises(TypeError):
        mgrs.decode("31NEA", minimum_precision="1")


def test_a_missing_text_is_missing_still():
    statuses = bytearray(3)
    found, _ = mgrs.decode(["BAD", None, "31NEA12"], polar=False, errors="mask", statuses=statuses)
    assert list(statuses) == [errors.MgrsZoneError.status, errors.MissingError.status, 0]
    assert found[1] is None
