# SPDX-License-Identifier: MIT
"""The magnetic field against GeographicLib, pygeomag, the values of the report on WMM2025, and the calendar of Python."""

from __future__ import annotations

import ctypes
import datetime
import struct
from ctypes import byref, c_double, c_size_t, c_void_p
from pathlib import Path

import numpy as np
import pygeomag
import pytest
from effort import EFFORT, at_least
from Oracle.Earth.magnetic_model import COEFFICIENTS, read_terms, write_for_geographiclib
from Oracle.programs import counts, report

ROOT = Path(__file__).resolve().parents[3]

FIELDS = (
    "declination", "inclination", "horizontal", "total", "north", "east", "down", "declination_rate", "inclination_rate",
    "horizontal_rate", "total_rate", "north_rate", "east_rate", "down_rate", "uncertainty",
)  # fmt: skip

# WMM2025 technical report (doi:10.25923/prbc-s316), tables 3a and 3b: year, km, latitude, longitude; X, Y, Z.
PUBLISHED = [((2027.5, 100, -80, 240), (5983.9760496518, 14760.1359757868, -49317.6706154255))]


class Field(ctypes.Structure):
    """gn_magnetic_field."""

    _fields_ = [*((name, c_double) for name in FIELDS), ("flags", ctypes.c_uint32), ("reserved", ctypes.c_uint32)]


def computed(library: ctypes.CDLL, latitude: float, longitude: float, height: float, year: float) -> Field:
    """The field by the built-in model."""
    field = Field()
    library.gn_magnetic_compute.argtypes = [c_double] * 4 + [c_void_p, ctypes.POINTER(Field)]
    assert library.gn_magnetic_compute(latitude, longitude, height, year, None, byref(field)) == 0
    return field


@pytest.fixture
def loaded(library: Path) -> ctypes.CDLL:
    return ctypes.CDLL(str(library))


def random_model(random: np.random.Generator) -> str:
    """A file of coefficients that no one has published, its lines in any sequence."""
    lines = []
    for degree in range(1, 13):
        for order in range(degree + 1):
            numbers = random.normal(0, 30_000 / degree**2, 4) * [1, order > 0, 1e-3, 1e-3 * (order > 0)]
            lines.append(f"{degree:3}{order:3}" + "".join(f" {number:.{random.integers(0, 5)}f}" for number in numbers))
    random.shuffle(lines)
    return "\r\n".join([f"  {1900 + random.integers(0, 400) / 2}  Some-Model  01/01/1900", *lines, "9" * 48, "not read"])


def test_agrees_with_geographiclib(run, build, cxx, seed, random, capsys):
    folder = build / "magnetic"
    folder.mkdir(exist_ok=True)
    other = random_model(random)
    (folder / "OTHER.COF").write_text(other)
    write_for_geographiclib(folder, "built-in", COEFFICIENTS.read_text())
    write_for_geographiclib(folder, "other", other)
    program = cxx(["Tests/Oracle/magnetic.cpp"], "oracle-magnetic", libs=["-lGeographicLib", "-pthread"])
    command = [program, seed, folder, COEFFICIENTS, folder / "OTHER.COF"]
    counted = counts(report(run, build, capsys, "magnetic", command))
    for what, least in {"declination": 200_000, "horizontal field below 2000 nT": 1_000, "azimuths": 500_000}.items():
        assert counted[what] >= at_least(least) * max(1, EFFORT), what


def test_agrees_with_pygeomag(loaded, random):
    # As the program of NOAA, it takes 6356752.3142 m for the polar radius. 45 micrometers are worth 2e-6 nT.
    geomag = pygeomag.GeoMag(coefficients_file=str(COEFFICIENTS))
    for _ in range(round(3000 * EFFORT)):
        latitude, longitude = random.uniform(-89.9, 89.9), random.uniform(-180, 180)
        height, year = random.uniform(-1000, 850_000), random.uniform(2025, 2030)
        field = computed(loaded, latitude, longitude, height, year)
        theirs = geomag.calculate(glat=latitude, glon=longitude, alt=height / 1000, time=year)
        place = (latitude, longitude, height, year)
        for ours, other in ((field.north, theirs.x), (field.east, theirs.y), (field.down, theirs.z), (field.total, theirs.f)):
            assert abs(ours - other) < 3e-6, place
        if theirs.h > 2000:
            assert abs((field.declination - theirs.d + 180) % 360 - 180) < 1e-7, place
            assert abs(field.inclination - theirs.i) < 1e-7, place


@pytest.mark.parametrize(("place", "values"), PUBLISHED)
def test_gives_the_values_of_the_report(loaded, place, values):
    year, kilometers, latitude, longitude = place
    field = computed(loaded, latitude, longitude, 1000 * kilometers, year)
    assert np.allclose([field.north, field.east, field.down], values, rtol=0, atol=1e-6)


def test_rates_are_differences_of_years(loaded, random):
    for _ in range(round(2000 * EFFORT)):
        place = (random.uniform(-90, 90), random.uniform(-180, 180), random.uniform(-1000, 850_000))
        year = random.uniform(2020.1, 2034.9)
        before, at, after = (computed(loaded, *place, year + step) for step in (-1e-3, 0, 1e-3))
        if min(before.horizontal, after.horizontal) < 4000:
            continue
        for name in FIELDS[:7]:
            change = getattr(after, name) - getattr(before, name)
            if name == "declination":
                change = (change + 180) % 360 - 180
            # The second derivative is even in the step; the remainder is rounding.
            assert abs(change / 2e-3 - getattr(at, f"{name}_rate")) < 2e-5, (name, place, year)


def test_decimal_years_are_those_of_the_calendar(loaded, random):
    loaded.gn_decimal_year.argtypes = [c_double, ctypes.POINTER(c_double)]
    zero = datetime.datetime(1970, 1, 1)

    def check(moment: datetime.datetime) -> None:
        start = datetime.datetime(moment.year, 1, 1)
        days = 366 if moment.year % 4 == 0 and (moment.year % 100 != 0 or moment.year % 400 == 0) else 365
        year = c_double()
        assert loaded.gn_decimal_year((moment - zero).total_seconds(), byref(year)) == 0
        expected = moment.year + (moment - start) / datetime.timedelta(days=days)
        assert abs(year.value - expected) <= 2e-12, moment

    for year in range(1, 10_000):
        check(datetime.datetime(year, 1, 1))
        check(datetime.datetime(year, 12, 31, 23, 59, 59))
        check(datetime.datetime(year, 3, 1))
    for _ in range(round(10_000 * EFFORT)):
        check(datetime.datetime(1, 1, 1) + datetime.timedelta(seconds=random.uniform(0, 315_537_897_599)))


# Texts: parts of a file, and errors in them.


def parsed(loaded: ctypes.CDLL, text: bytes) -> tuple[int, int, bytes]:
    """The status, the offset, and the bytes of the model."""
    model = ctypes.create_string_buffer(b"\xa5" * 2912, 2912)
    offset = c_size_t(12345)
    loaded.gn_magnetic_model_parse.argtypes = [ctypes.c_char_p, c_size_t, c_void_p, ctypes.POINTER(c_size_t)]
    return loaded.gn_magnetic_model_parse(text, len(text), model, byref(offset)), offset.value, model.raw


def test_a_file_cut_anywhere_is_refused_and_leaves_the_model_as_it_was(loaded):
    text = COEFFICIENTS.read_bytes()
    # Behind the last digit the model is complete.
    complete = text.index(b"\n9999")
    for size in range(complete):
        status, offset, model = parsed(loaded, text[:size])
        # The last number may be short of decimals, and "-0." is one.
        if size >= complete - 2 and status == 0:
            continue
        assert status != 0 and offset <= size, size
        assert model == b"\xa5" * 2912, size
    assert parsed(loaded, text[:complete])[0] == 0


def test_numbers_are_read_as_python_reads_them(loaded, random):
    for _ in range(round(20 * EFFORT) + 1):
        text = random_model(random)
        epoch, terms = read_terms(text)
        status, offset, model = parsed(loaded, text.encode())
        assert (status, offset) == (0, 0)
        numbers = struct.unpack("<361d", model[:2888])
        assert numbers == (epoch, *(number + 0.0 for key in sorted(terms) for number in terms[key]))
        assert model[2888:] == b"SOME-MODEL".ljust(24, b"\0")


def test_a_term_that_comes_twice_is_refused_wherever_it_is(loaded):
    heading, *lines = COEFFICIENTS.read_text().splitlines()
    for place in range(90):
        # The other one is missing, so the number of lines is right.
        twice = [heading, *lines]
        twice[1 + (place + 1) % 90] = lines[place]
        status, _, model = parsed(loaded, "\n".join(twice).encode())
        assert status == 134, place  # GN_ERROR_MAGNETIC_TERM
        assert model == b"\xa5" * 2912


def test_a_batch_refuses_the_years_that_single_calls_refuse(loaded):
    years = np.array([2019.9, 2020, 2035, 2035.1, 2040, 2045, 2050, 1990])
    zeros, found, statuses = np.zeros(8), np.empty(8), np.empty(8, np.uint8)
    pointer = [column.ctypes.data_as(c_void_p) for column in (zeros, years, found, statuses)]
    stride, count = ctypes.c_ssize_t(8), c_size_t(8)
    loaded.gn_magnetic_declination_batch(
        pointer[0], stride, pointer[0], stride, pointer[0], stride, pointer[1], stride, count, None, pointer[2], stride, pointer[3]
    )
    assert statuses.tolist() == [131, 0, 0, 131, 131, 131, 131, 131]  # GN_ERROR_YEAR
