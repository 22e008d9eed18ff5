# SPDX-License-Identifier: MIT
"""The magnetic field, models, and azimuths from three norths."""

from __future__ import annotations

import calendar
import collections
import datetime
import math
import pickle

import numpy as np
import pytest

from gridnorth import errors, geodesic, magnetic, sky, utm
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


UTC = datetime.timezone.utc
#: The middle of 2027 in several forms.
MIDDLES = [
    datetime.date(2027, 7, 2),
    datetime.datetime(2027, 7, 2, tzinfo=UTC),
    datetime.datetime(2027, 7, 2, 9, 30, tzinfo=datetime.timezone(datetime.timedelta(hours=9.5))),
    np.datetime64("2027-07-02"),
    np.datetime64("2027-07-02T00:00:00.000000000"),
    np.array("2027-07-02", "M8[s]"),
]
MIDDLE = magnetic.decimal_year(calendar.timegm((2027, 7, 2, 0, 0, 0)))


@pytest.mark.parametrize("day", MIDDLES, ids=repr)
def test_a_date_is_its_decimal_year(day):
    place = PLACE[:3]
    assert magnetic.declination(*place, day) == magnetic.declination(*place, MIDDLE)
    assert magnetic.field(*place, day) == magnetic.field(*place, MIDDLE)
    assert magnetic.norths(*place, day) == magnetic.norths(*place, MIDDLE)
    if isinstance(day, datetime.datetime):
        assert magnetic.decimal_year(day) == MIDDLE


def columns_of_dates():
    pandas, polars = pytest.importorskip("pandas"), pytest.importorskip("polars")
    days = ["2027-07-02", "2027-07-02", None]
    dates = [day and datetime.date.fromisoformat(day) for day in days]
    times = pandas.Series(pandas.to_datetime(days), index=[5, 4, 3])
    yield dates, list
    yield [MIDDLES[1], MIDDLES[0], None], list
    yield [MIDDLES[3], 2027 + (MIDDLE - 2027), None], list
    yield np.array(dates, object), np.ndarray
    yield np.ma.MaskedArray(np.array([*dates[:2], "?"], object), [False, False, True]), np.ma.MaskedArray
    yield [*dates[:2], pandas.NA], list
    yield pandas.Series([*dates[:2], pandas.NA], dtype=object), pandas.Series
    yield np.array([day or "NaT" for day in days], "M8[D]"), np.ndarray
    yield np.ma.MaskedArray(np.array(["2027-07-02"] * 3, "M8[h]"), [False, False, True]), np.ma.MaskedArray
    yield times, pandas.Series
    yield times.dt.tz_localize("UTC").dt.tz_convert("Europe/Oslo"), pandas.Series
    yield times.dt.date, pandas.Series
    yield times.astype("category"), pandas.Series
    yield pandas.DatetimeIndex(times), pandas.Index
    yield polars.Series(dates), polars.Series
    yield polars.Series(dates).cast(polars.Datetime("us")), polars.Series


def test_columns_of_dates_are_their_decimal_years():
    wanted = magnetic.declination(*PLACE[:3], MIDDLE)
    for years, kind in columns_of_dates():
        statuses = bytearray(3)
        found = magnetic.declination(*PLACE[:3], years, errors="mask", statuses=statuses)
        assert isinstance(found, kind)
        assert list(found)[:2] == [wanted, wanted]
        assert list(statuses) == [0, 0, errors.MissingError.status]
        with pytest.raises(errors.MissingError, match="row 2"):
            magnetic.declination(*PLACE[:3], years)


ARROW_DATES = [
    "date32",
    "date64",
    "timestamp[s]",
    "timestamp[ns]",
    "timestamp[us, tz=UTC]",
    "timestamp[ms, tz=Europe/Oslo]",
]


@pytest.mark.parametrize("kind", ARROW_DATES)
def test_dates_that_pandas_stores_in_arrow_miss_rows_as_arrow_does(kind):
    pandas = pytest.importorskip("pandas")
    pytest.importorskip("pyarrow")
    wanted = magnetic.declination(*PLACE[:3], MIDDLE), sky.sun_direction(60, 10, MIDDLES[1]).azimuth
    times = pandas.Series([MIDDLES[1], None], [4, 2], dtype="timestamp[us, tz=UTC][pyarrow]")
    if "tz" not in kind:
        times = times.dt.tz_localize(None)
    times = times.astype(f"{kind}[pyarrow]")
    for column in (times, pandas.Index(times), times.array):
        azimuths, _ = sky.sun_direction(60, 10, column, errors="mask")
        for found, one in zip((magnetic.declination(*PLACE[:3], column, errors="mask"), azimuths), wanted):
            assert isinstance(found, (pandas.Series, pandas.Index, pandas.api.extensions.ExtensionArray))
            assert str(found.dtype) == "double[pyarrow]"
            assert found.tolist()[0] == one
            assert list(found.isna()) == [False, True]
    assert magnetic.declination(*PLACE[:3], times, errors="mask").index.tolist() == [4, 2]


def test_arrays_of_dates_keep_their_shape():
    for dates in (np.array([[MIDDLES[0]], [MIDDLES[1]]], object), np.array([["2027-07-02"]] * 2, "M8[D]")):
        found = magnetic.declination(*PLACE[:3], dates)
        assert found.tolist() == [[magnetic.declination(*PLACE[:3], MIDDLE)]] * 2


@pytest.mark.parametrize("make", [iter, collections.deque, lambda days: dict(enumerate(days)).values()])
def test_dates_may_come_one_after_the_other(make):
    wanted = magnetic.declination(*PLACE[:3], MIDDLE)
    assert magnetic.declination(*PLACE[:3], make([MIDDLES[0], MIDDLES[1], MIDDLE])) == [wanted] * 3
    assert sky.sun_direction(60, 10, make([MIDDLES[1]])) == sky.sun_direction(60, 10, [MIDDLES[1]])


def test_a_column_of_dates_keeps_its_index():
    pandas = pytest.importorskip("pandas")
    table = pandas.DataFrame({"lat": [60.0, 50.0], "day": pandas.to_datetime(["2027-07-02", "2028-01-01"])}, [4, 2])
    found = magnetic.declination(table.lat, 10, 0, table.day)
    assert found.to_dict() == {4: magnetic.declination(60, 10, 0, MIDDLE), 2: magnetic.declination(50, 10, 0, 2028)}


def test_a_date_beyond_the_model_is_refused_with_the_years_of_the_model():
    for day in (datetime.date(2036, 1, 1), 1798761600, np.datetime64("29999-01-01")):
        for call in (magnetic.field, magnetic.declination, magnetic.norths):
            with pytest.raises(errors.YearError, match=r"allowed: 2020 \.\.\. 2035"):
                call(*PLACE[:3], day)
    days = np.array(["2027-07-02", "29999-01-01"], "M8[D]")
    assert np.isnan(magnetic.declination(*PLACE[:3], days, errors="mask")).tolist() == [False, True]


def test_what_is_no_year_is_refused_by_its_name():
    day = "must be a decimal year, a date or an aware datetime"
    for year, words in (
        ("2027-07-02", f"^year {day}, not str '2027-07-02'; pass a number such as 2027.5, or datetime.date.fromiso"),
        (datetime.datetime(2027, 7, 2), "^year must be .* datetime, not datetime '2027-.*' without a time zone; pass"),
        (datetime.time(3), "^year must be a number"),
        (None, "^year must be a number"),
        ([None, "2027"], "^year"),
        ({2027}, "^year must be a number"),
        ({"year": 2027}, "^year must be a number"),
    ):
        for call in (magnetic.field, magnetic.declination, magnetic.norths):
            if year is not None or call is not magnetic.declination:
                with pytest.raises(TypeError, match=words):
                    call(*PLACE[:3], year)
    with pytest.raises(TypeError, match=rf"^year, row 1, {day}, not str 'soon'"):
        magnetic.declination(*PLACE[:3], [2027, "soon"])
    with pytest.raises(TypeError, match=rf"^year {day}, or a column of them, not texts"):
        magnetic.declination(*PLACE[:3], np.array(["2027"]))
    with pytest.raises(TypeError, match=r"^latitude must be a number"):
        magnetic.field("60", 10, 0, 2027)


def test_help_says_which_years_the_model_covers():
    for call in (magnetic.field, magnetic.declination):
        assert "2020 ... 2035" in call.__doc__
    assert "2020 to 2035" in magnetic.__doc__


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
