# SPDX-License-Identifier: MIT
"""GEOREF and GARS."""

from __future__ import annotations

import math
import pickle

import pytest

import gridnorth
from gridnorth import Bounds, GraticuleCell, Point, errors, gars, georef

# The modules, each with its precisions.
MODULES = [(georef, [-1, 0, *range(2, 12)]), (gars, [0, 1, 2])]


def test_a_cell_has_everything():
    cell = gars.decode("208LS")
    assert cell == GraticuleCell(center=Point(38.25, -76.25), bounds=Bounds(38, -76.5, 38.5, -76), precision=0)
    assert isinstance(cell, georef.GraticuleCell)
    assert pickle.loads(pickle.dumps(cell)) == cell


@pytest.mark.parametrize(("module", "precisions"), MODULES)
def test_a_reference_names_the_cell_that_holds_the_position(positions, module, precisions):
    for latitude, longitude in zip(*(column[:300].tolist() for column in positions)):
        reduced = longitude - 360 if longitude >= 180 else longitude + 360 if longitude < -180 else longitude
        for precision in precisions:
            text = module.encode(latitude, longitude, precision)
            cell = module.decode(text)
            south, west, north, east = cell.bounds
            assert cell.precision == precision
            assert south <= latitude < north or latitude == north == 90
            assert west <= reduced < east
            assert module.encode(*cell.center, precision) == text


@pytest.mark.parametrize(("module", "precisions"), MODULES)
def test_case_and_blanks_do_not_matter(module, precisions):
    text = module.encode(51.065, -1.797, precisions[-1])
    assert module.decode(f" {text.lower()}\t") == module.decode(text.encode()) == module.decode(text)


@pytest.mark.parametrize(("module", "precisions"), MODULES)
def test_what_encoding_refuses(module, precisions):
    for precision in (-2, 12, 1 if module is georef else 3, 2**40):
        with pytest.raises(errors.PrecisionError, match=f"precision {precision}"):
            module.encode(1, 2, precision)
    with pytest.raises(errors.LatitudeError, match=r"latitude 90.5, longitude 2"):
        module.encode(90.5, 2)
    with pytest.raises(errors.NotFiniteError):
        module.encode(1, math.nan)
    for arguments in (("1", 2), (1, None), (1, 2, 2.0), (1, 2, "2")):
        with pytest.raises(TypeError):
            module.encode(*arguments)


@pytest.mark.parametrize(
    ("module", "text", "error", "offset"),
    [
        (georef, "", errors.TextEmptyError, 0),
        (georef, "MK PG é", errors.TextByteError, 6),
        (georef, "MKPG123", errors.TextDigitsError, 4),
        (georef, "MKPG1260", errors.TextSixtyError, 6),
        (georef, "MI", errors.TextLetterError, 1),
        (georef, "MKP", errors.TextIncompleteError, 3),
        (gars, "20LS", errors.TextDigitsError, 0),
        (gars, "721LS", errors.TextNumberError, 0),
        (gars, "208LI", errors.TextLetterError, 4),
        (gars, "208LS1\u00a0é", errors.TextByteError, 7),
        (gars, "208LS177", errors.TextRestError, 7),
    ],
)
def test_refusals_say_where(module, text, error, offset):
    with pytest.raises(error) as refusal:
        module.decode(text)
    assert refusal.value.offset == offset


@pytest.mark.parametrize("module", [georef, gars])
@pytest.mark.parametrize("text", [None, 3, [3]])
def test_what_is_no_text_is_a_type_error(module, text):
    with pytest.raises(TypeError):
        module.decode(text)


def test_the_cell_is_exported():
    assert gridnorth.GraticuleCell is georef.GraticuleCell is gars.GraticuleCell


@pytest.mark.parametrize(("module", "precisions"), [(georef, (-1, 0, 2, 5, 11)), (gars, (0, 1, 2))])
def test_many_are_what_each_is(module, precisions, random):
    latitudes, longitudes = random.uniform(-90, 90, 200), random.uniform(-400, 400, 200)
    for precision in precisions:
        expected = [module.encode(*place, precision) for place in zip(latitudes.tolist(), longitudes.tolist())]
        texts = module.encode(latitudes, longitudes, precision)
        assert texts.tolist() == expected
        assert module.encode(latitudes.tolist(), longitudes.tolist(), precision) == expected
        assert module.encode(latitudes[::-1], longitudes[::-1], precision).tolist() == expected[::-1]
        assert module.encode(latitudes, 3, precision)[0] == module.encode(latitudes[0], 3, precision)
        centers = [module.decode(text).center for text in expected]
        assert list(zip(*(column.tolist() for column in module.decode(texts)))) == centers
        assert list(zip(*module.decode(expected))) == centers


@pytest.mark.parametrize(("module", "text"), [(georef, "MKPG1203"), (gars, "208LS17")])
def test_rows_that_are_refused(module, text):
    statuses = bytearray(3)
    assert module.encode([91, 10, float("nan")], 20, errors="mask", statuses=statuses)[0::2] == ["", None]
    assert list(statuses) == [33, 0, errors.MissingError.status]
    with pytest.raises(errors.LatitudeError, match="row 1"):
        module.encode([10, 91], 20)
    with pytest.raises(errors.PrecisionError):
        module.encode([10, 91], 20, 77)
    latitudes, longitudes = module.decode([text, "?", " " * 100 + text], errors="mask")
    assert [value != value for value in latitudes] == [value != value for value in longitudes] == [False, True, False]
    with pytest.raises(errors.TextError, match="row 1"):
        module.decode([text, "?"])


@pytest.mark.parametrize(("module", "text"), [(georef, "MKPG1203"), (gars, "208LS17")])
def test_one_text_can_be_masked(module, text):
    assert module.decode(text, errors="mask") == module.decode(text)
    assert module.decode("?", errors="mask") is None
    assert module.decode("", errors="mask") is None


@pytest.mark.parametrize(("module", "text"), [(georef, "MKPG1203"), (gars, "208LS17")])
def test_one_text_has_no_statuses_and_no_other_mode(module, text):
    for refused_or_not in (text, "?"):
        with pytest.raises(ValueError, match="'raise' or 'mask', not 'ignore'"):
            module.decode(refused_or_not, errors="ignore")
        with pytest.raises(TypeError, match="statuses"):
            module.decode(refused_or_not, statuses=bytearray(1))
