# SPDX-License-Identifier: MIT
"""The magnetic field, models, and azimuths from three norths."""

from __future__ import annotations

import calendar
import math
import pickle

import numpy as np
import pytest

from gridnorth import errors, geodesic, magnetic, utm
from gridnorth.magnetic import Field, Flags, Model, North

PLACE = (48.85837, 2.294481, 300.0, 2027.5)


@pytest.fixture(scope="module")
def text() -> str:
    """A model of one dipole."""
    terms = [f"{n} {m} {-30000.5 if n == 1 and m == 0 else 0} 0 2 0" for n in range(1, 13) for m in range(n + 1)]
    return "\n".join(["  2030.0  Dipole  1/1/2030", *terms, "9" * 48])


def test_field_is_that_of_the_report():
    there = magnetic.field(-80, 240, 100_000, 2027.5)
    # WMM2025 technical report, test values.
    assert there.north == pytest.approx(5983.97604965, abs=1e-6)
    assert there.east == pytest.approx(14760.13597579, abs=1e-6)
    assert there.down == pytest.approx(-49317.67061546, abs=1e-6)
    assert there.horizontal == pytest.approx(math.hypot(there.north, there.east), rel=1e-15)
    assert there.declination == pytest.approx(math.degrees(math.atan2(there.east, there.north)), rel=1e-15)
    assert there.flags == Flags(0)


def test_flags_tell_where_a_compass_is_useless_and_when_a_model_is_old():
    assert magnetic.field(85.8, 139, 0, 2025).flags == Flags.CAUTION | Flags.BLACKOUT
    assert magnetic.field(0, 0, 0, 2030).flags == Flags(0)
    assert magnetic.field(0, 0, 0, 2030.001).flags == Flags.OUT_OF_DATE


@pytest.mark.parametrize(
    ("place", "error"),
    [
        ((91, 0, 0, 2025), errors.LatitudeError),
        ((0, math.inf, 0, 2025), errors.NotFiniteError),
        ((0, 0, -1001, 2025), errors.HeightError),
        ((0, 0, 850_001, 2025), errors.HeightError),
        ((0, 0, 0, 2019.9), errors.YearError),
        ((0, 0, 0, 2035.1), errors.YearError),
        ((0, 0, 0, math.nan), errors.NotFiniteError),
    ],
)
def test_what_is_refused_has_its_error(place, error):
    for call in (magnetic.field, magnetic.declination, magnetic.norths):
        with pytest.raises(error, match="year"):
            call(*place)


def test_many_declinations_are_those_of_the_fields(random):
    latitudes, longitudes = random.uniform(-90, 90, 50), random.uniform(-180, 180, 50)
    heights, years = random.uniform(-1000, 850_000, 50), random.uniform(2020, 2035, 50)
    found = magnetic.declination(latitudes, longitudes, heights, years)
    for row, degrees in enumerate(found):
        place = (latitudes[row], longitudes[row], heights[row], years[row])
        assert degrees == magnetic.field(*place).declination == magnetic.declination(*place)
    assert isinstance(magnetic.declination([0, 10], 0, 0, 2025), list)
    statuses = bytearray(3)
    masked = magnetic.declination([0, 95, 0], 0, [0, 0, 1e6], 2025, errors="mask", statuses=statuses)
    assert np.isnan(masked).tolist() == [False, True, True]
    assert list(statuses) == [0, errors.LatitudeError.status, errors.HeightError.status]


def test_another_model_takes_the_place_of_the_built_in_one(text):
    model = magnetic.parse(text)
    assert (model.epoch, model.name, repr(model)) == (2030.0, "DIPOLE", "<Model DIPOLE of 2030.0>")
    assert magnetic.field(0, 0, 0, 2030, model).declination == 0
    assert magnetic.declination([10, -20], 0, 0, 2030, model) == [0, 0]
    assert magnetic.norths(0, 9, 0, 2030, 0, model).grid_magnetic == 0
    with pytest.raises(errors.YearError):
        magnetic.field(0, 0, 0, 2024.9, model)
    copy = pickle.loads(pickle.dumps(model))
    assert copy == model == magnetic.parse(text.encode())
    assert hash(copy) == hash(model)
    assert model != magnetic.parse(text.replace("30000.5", "30000.6"))
    assert model != 3
    with pytest.raises(TypeError, match="parse"):
        Model()
    with pytest.raises(TypeError, match="must be a Model"):
        magnetic.field(*PLACE, text)


def test_a_refused_file_tells_where(text):
    with pytest.raises(errors.MagneticTermError) as caught:
        magnetic.parse(text.replace("\n12 12 ", "\n12 11 "))
    assert caught.value.offset == text.index("12 12 ")
    with pytest.raises(errors.TextEmptyError):
        magnetic.parse("")


def test_decimal_years_are_those_of_the_calendar():
    assert magnetic.decimal_year(calendar.timegm((2028, 1, 1, 0, 0, 0))) == 2028
    assert magnetic.decimal_year(calendar.timegm((2028, 7, 2, 0, 0, 0))) == 2028.5
    # The time is in milliseconds.
    with pytest.raises(errors.YearError):
        magnetic.decimal_year(1.8e12)


def test_norths_are_declination_and_convergence():
    here = magnetic.norths(*PLACE)
    assert here.declination == magnetic.field(*PLACE).declination
    assert here.convergence == utm.factors(*PLACE[:2]).convergence
    assert here.grid_magnetic == pytest.approx(here.declination - here.convergence, abs=1e-13)
    assert (here.zone, here.hemisphere) == utm.zone(*PLACE[:2])
    assert magnetic.norths(*PLACE, 32).zone == 32
    with pytest.raises(errors.TooFarError):
        magnetic.norths(*PLACE, 1)


def test_azimuths_come_back_from_every_north(random):
    here = magnetic.norths(*PLACE)
    for azimuth in random.uniform(-180, 180, 20):
        for start in North:
            for end in North:
                there = magnetic.convert(azimuth, start, end.name.lower(), here)
                assert magnetic.convert(there, end, start, here) == pytest.approx(azimuth, abs=1e-12)
    line = geodesic.inverse(*PLACE[:2], 48.9, 2.4)
    bearing = geodesic.grid_inverse(*PLACE[:2], 48.9, 2.4).bearing_from
    assert magnetic.convert(bearing, "grid", "true", here) == pytest.approx(line.azimuth_from, abs=1e-12)


def test_only_norths_convert_azimuths():
    with pytest.raises(TypeError, match="must be Norths, not Field"):
        magnetic.convert(0, "true", "grid", magnetic.field(*PLACE))
    with pytest.raises(errors.NorthError, match="true"):
        magnetic.convert(0, "TRUE", "grid", magnetic.norths(*PLACE))
    with pytest.raises(errors.NorthError):
        magnetic.convert(0, 3, "grid", magnetic.norths(*PLACE))
    with pytest.raises(errors.NotFiniteError):
        magnetic.convert(math.nan, 0, 1, magnetic.norths(*PLACE))
    assert len(Field._fields) == 16
