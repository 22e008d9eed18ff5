# SPDX-License-Identifier: MIT
"""Positions as text: read, written, and read again."""

from __future__ import annotations

import copy
import dataclasses
import math
import pickle

import numpy as np
import pytest

import gridnorth
from gridnorth import Hemisphere, Point, Utm, errors, mgrs, position, utm
from gridnorth.position import Flags, Form, Hemispheres, Symbols

FORMS = ["dd", "dm", "dms", "utm", "mgrs", "iso_6709", "geo_uri", "georef", "gars"]


def test_a_position_has_everything():
    read = position.parse("geo:27.9881,86.925,8848;u=10;title=top")
    assert isinstance(read, gridnorth.Position)
    assert read.point == Point(27.9881, 86.925)
    assert (read.latitude, read.longitude) == read.point
    assert (read.form, read.altitude, read.uncertainty, read.utm) == (Form.GEO_URI, 8848, 10, None)
    assert read.flags == Flags.ALTITUDE | Flags.UNCERTAINTY | Flags.OTHER_PARAMETERS
    assert read.precision == pytest.approx(11.113, abs=0.001)


def test_a_position_is_a_value():
    read = position.parse("18T 585628 4511322")
    assert read == position.parse(" 18t 585628 4511322\n")
    assert hash(read) == hash(position.parse("18T 585628 4511322"))
    assert pickle.loads(pickle.dumps(read)) == read
    with pytest.raises(dataclasses.FrozenInstanceError):
        read.form = Form.DD


def test_what_a_text_does_not_say_is_none():
    read = position.parse("40.5, -75")
    assert (read.altitude, read.uncertainty, read.utm, read.flags) == (None, None, None, Flags(0))
    assert position.parse("geo:1,2,0").altitude == 0


def test_texts_of_a_grid_have_its_coordinates():
    assert position.parse("18N 585628 4511322").utm == Utm(585628, 4511322, 18, Hemisphere.NORTH)
    assert position.parse("2100000 2000000 south").utm == Utm(2_100_000, 2_000_000, utm.UPS, Hemisphere.SOUTH)
    cell = mgrs.decode("18TWL8562811322")
    read = position.parse("18T WL 85628 11322")
    assert (read.point, read.utm, read.precision) == (cell.center, cell.utm_center, cell.size)


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("40.5 -75", Form.DD),
        ("40 30 N 75 0 W", Form.DM),
        ("40:30:0 -75:0:0", Form.DMS),
        ("18N 585628 4511322", Form.UTM),
        ("N 2000000 2000000", Form.UPS),
        ("18TWL", Form.MGRS),
        ("+40.5-075/", Form.ISO_6709),
        ("GEO:40.5,-75", Form.GEO_URI),
        ("GJPJ0615", Form.GEOREF),
        ("212LW3", Form.GARS),
    ],
)
def test_the_form_is_recognized_or_asked_for(text, form):
    read = position.parse(text)
    assert read.form is form
    assert (
        position.parse(text, form) == position.parse(text, form.name.lower()) == position.parse(text, int(form)) == read
    )
    for other in Form:
        # Near the poles, UTM is written as UPS.
        if other is not form and (form, other) != (Form.UPS, Form.UTM):
            with pytest.raises(gridnorth.GridNorthError):
                position.parse(text, other)


def test_who_asks_for_utm_gets_ups_near_the_poles():
    text = position.format(-85, 20, "utm")
    read = position.parse(text, "utm")
    assert (read.form, read) == (Form.UPS, position.parse(text))


@pytest.mark.parametrize("form", ["DD", "Dd", "utm ", "", "iso6709", "any", 11, -1, 2**40])
def test_forms_that_do_not_exist_are_refused(form):
    for call in (lambda: position.parse("1 2", form), lambda: position.format(1, 2, form)):
        with pytest.raises(errors.FormError) as refusal:
            call()
        assert refusal.value.offset is None


def test_a_form_is_a_number_or_a_name():
    for form in (1.0, b"dd", [1]):
        with pytest.raises(TypeError, match="form"):
            position.parse("1 2", form)
    with pytest.raises(TypeError, match="form"):
        position.format(1, 2, None)


@pytest.mark.parametrize("text", [None, 3, 3.5, ["1 2"], ("1", "2")])
def test_what_is_no_text_is_a_type_error(text):
    with pytest.raises(TypeError):
        position.candidates(text)


@pytest.mark.parametrize("text", [None, 3, 3.5, [3], ["1 2", object()]])
def test_what_is_no_text_and_no_column_of_texts_is_a_type_error(text):
    with pytest.raises(TypeError):
        position.parse(text)


def test_bytes_are_texts():
    expected = position.parse("48°51′30″N 2°17′40″E")
    assert position.parse("48°51′30″N 2°17′40″E".encode()) == expected
    assert position.parse(bytearray("48°51′30″N 2°17′40″E".encode())) == expected
    # Files may contain degree signs in Latin-1.
    assert position.parse("48°51'30\"N 2°17'40\"E".encode("latin-1")) == expected


AMBIGUOUS = "38S 444140 3684706"


def test_a_text_with_two_meanings_is_refused_with_both():
    with pytest.raises(errors.TextAmbiguousError, match=r"2 meanings.*38S 444140 3684706") as refusal:
        position.parse(AMBIGUOUS)
    error = refusal.value
    assert isinstance(error, errors.TextError)
    assert error.candidates == position.candidates(AMBIGUOUS)
    assert [meaning.utm.hemisphere for meaning in error.candidates] == [utm.SOUTH, utm.NORTH]
    assert (error.status, error.name, error.offset) == (79, "GN_ERROR_TEXT_AMBIGUOUS", None)
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert (str(again), again.candidates) == (str(error), error.candidates)


def test_who_knows_whether_letters_are_bands_says_so():
    south, north = position.candidates(AMBIGUOUS)
    assert position.candidates(AMBIGUOUS, bands=True) == [north]
    assert position.parse(AMBIGUOUS, bands=False) == south
    assert position.parse(AMBIGUOUS, bands=True) == north
    assert north.flags == Flags.BAND
    # If there is only one meaning, `parse` returns it.
    for bands in (None, False, True):
        assert position.parse("18T 585628 4511322", bands=bands).flags == Flags.BAND
        assert position.parse("38 south 444140 3684706", bands=bands) == south


def test_the_longitude_comes_first_if_letters_or_the_caller_say_so():
    assert position.parse("2.5 48.5", longitude_first=True).point == (48.5, 2.5)
    assert position.parse("2.5E 48.5N").point == position.parse("48.5N 2.5E", longitude_first=True).point == (48.5, 2.5)
    assert position.parse("2.5E 48.5N").flags == Flags.LONGITUDE_FIRST


@pytest.mark.parametrize(
    ("text", "flag", "error"),
    [
        ("E-75 -40S", Flags.DOUBLE_SIGN, errors.TextSignError),
        ("geo:1,2;crs=other", Flags.OTHER_CRS, errors.TextCrsError),
        ("38VMS", Flags.BAND_OF_NEIGHBOR, errors.MgrsBandOfNeighborError),
        ("31VEG", Flags.OVERHANGS_ZONE, errors.MgrsOverhangsZoneError),
    ],
)
def test_what_is_flagged_is_refused_if_strict(text, flag, error):
    assert position.parse(text).flags & flag
    with pytest.raises(error):
        position.parse(text, strict=True)


@pytest.mark.parametrize(
    ("text", "error", "offset"),
    [
        ("", errors.TextEmptyError, 0),
        (" \u00a0", errors.TextEmptyError, 0),
        ("48°51′60″N 2°17′40″E", errors.TextSixtyError, 6),
        ("48°51′30″N 2°17′90″E", errors.TextSixtyError, 16),
        ("48°51′é", errors.TextByteError, 6),
        ("1° −2°; 3", errors.TextSignError, 3),
        ("\u2009\u200991° 2°", errors.LatitudeError, 2),
        ("12,5,13,5", errors.TextCommaError, 2),
        ("1 2 3", errors.TextIncompleteError, 5),
        ("32X", errors.MgrsGridZoneError, 2),
        ("18N 585628 99999999", errors.NorthingError, 11),
        ("7.0E+1 2", errors.TextByteError, 3),
        ("48° \ud800", errors.TextByteError, 4),
    ],
)
def test_refusals_say_where(text, error, offset):
    with pytest.raises(error) as refusal:
        position.parse(text)
    assert refusal.value.offset == offset
    # Offsets in bytes count bytes.
    with pytest.raises(error) as refusal:
        position.parse(text.encode("utf-8", "surrogatepass"))
    assert refusal.value.offset == len(text[:offset].encode())


def test_garbage_is_read_or_refused_within_the_text(random):
    alphabet = np.array(list("0123456789.,;:+- NSEWdmDMZABgeo°′″'\"−\u00a0\u2009é€\U0001f30d\0\t"))
    for _ in range(5000):
        text = "".join(random.choice(alphabet, random.integers(0, 16)))
        try:
            found = position.candidates(text)
        except gridnorth.GridNorthError as error:
            assert 0 <= error.offset <= len(text)
            with pytest.raises(type(error)) as refusal:
                position.candidates(text.encode())
            assert refusal.value.offset == len(text[: error.offset].encode())
        else:
            assert 1 <= len(found) <= 4
            assert all(-90 <= each.latitude <= 90 and -180 <= each.longitude < 180 for each in found)


def test_defaults_are_what_is_used():
    assert position.format(40.508333, -75) == position.format(40.508333, -75, **position.defaults())
    assert position.format(40.508333, -75, "dd") == "40.508333, -75.000000"
    mine = position.defaults()
    mine["decimals"] = 2
    assert position.defaults()["decimals"] is None


def test_every_form_has_decimals_of_its_own():
    texts = {form: position.format(48.85837, 2.294481, form) for form in FORMS}
    assert texts == {
        "dd": "48.858370, 2.294481",
        "dm": "48d51.5022', 2d17.6689'",
        "dms": "48d51'30.13\", 2d17'40.13\"",
        "utm": "31N 448251 5411952",
        "mgrs": "31UDQ4825011951",
        "iso_6709": "+48.858370+002.294481/",
        "geo_uri": "geo:48.858370,2.294481",
        "georef": "NKCD1751",
        "gars": "365MP24",
    }
    assert position.format(90, 0, "ups") == "N 2000000 2000000"
    assert position.format(48.85837, 2.294481, "iso_6709", iso_form="dm") == "+4851.5022+00217.6689/"
    assert position.format(48.85837, 2.294481, "iso_6709", iso_form="dms") == "+485130.13+0021740.13/"


def test_cells_are_those_of_their_modules():
    for precision in range(-1, 12):
        assert position.format(60, 3, "mgrs", decimals=precision) == mgrs.encode(60, 3, precision)
    for precision in (-1, 0, 2, 7):
        assert position.format(60, 3, "georef", decimals=precision) == gridnorth.georef.encode(60, 3, precision)
    for precision in range(3):
        assert position.format(60, 3, "gars", decimals=precision) == gridnorth.gars.encode(60, 3, precision)


@pytest.mark.parametrize(
    ("form", "options", "text"),
    [
        ("dms", {"symbols": "typographic"}, "-7°30′00.00″, 5°06′00.00″"),
        ("dms", {"symbols": Symbols.COLONS, "padded": True}, "-07:30:00.00, 005:06:00.00"),
        ("dm", {"symbols": "none", "hemispheres": "after", "decimals": 1}, "7 30.0S, 5 06.0E"),
        ("dm", {"hemispheres": Hemispheres.BEFORE, "decimals": 0, "separator": " / "}, "S7d30' / E5d06'"),
        ("dd", {"decimals": 1, "plus": True, "longitude_first": True}, "+5.1, -7.5"),
        ("dd", {"decimals": 1, "decimal_comma": True, "separator": "; "}, "-7,5; 5,1"),
        ("dms", {"decimals": 0, "spaced": True}, "-7d 30' 00\", 5d 06' 00\""),
        ("utm", {"zone": 32, "units": True}, None),
        ("utm", {"band": True}, "31M 731742 9170423"),
        ("mgrs", {"spaced": True, "decimals": 2}, "31M GM 31 70"),
        ("geo_uri", {"decimals": 1, "altitude": -2.5, "altitude_decimals": 1}, "geo:-7.5,5.1,-2.5"),
        ("iso_6709", {"decimals": 1, "altitude": 10}, "-07.5+005.1+10CRSWGS_84/"),
    ],
)
def test_styles(form, options, text):
    written = position.format(-7.5, 5.1, form, **options)
    assert text is None or written == text
    read = position.parse(
        written, form, bands=options.get("band", False), longitude_first=options.get("longitude_first", False)
    )
    assert abs(read.latitude + 7.5) * 111_000 <= read.precision
    assert abs(read.longitude - 5.1) * 111_000 <= read.precision
    assert read.altitude == options.get("altitude")


@pytest.mark.parametrize(
    ("form", "options", "error"),
    [
        ("dd", {"separator": "x"}, errors.StyleError),
        ("dd", {"separator": "        "}, errors.StyleError),
        ("dd", {"separator": ", \0"}, errors.StyleError),
        ("dd", {"separator": "€€€"}, errors.StyleError),
        ("dd", {"separator": ""}, errors.StyleError),
        ("dms", {"symbols": "roman"}, errors.StyleError),
        ("dms", {"symbols": 9}, errors.StyleError),
        ("dms", {"symbols": -1}, errors.StyleError),
        ("dms", {"hemispheres": "behind"}, errors.StyleError),
        ("dms", {"decimals": 13}, errors.DecimalsError),
        ("dms", {"decimals": 2**40}, errors.DecimalsError),
        ("mgrs", {"decimals": 12}, errors.PrecisionError),
        ("mgrs", {"decimals": 2**40}, errors.PrecisionError),
        ("gars", {"decimals": 3}, errors.PrecisionError),
        ("utm", {"zone": 61}, errors.ZoneError),
        ("utm", {"zone": 20}, errors.TooFarError),
        ("ups", {}, errors.TooFarError),
        ("iso_6709", {"iso_form": "utm"}, errors.FormError),
        ("iso_6709", {"iso_form": "degrees"}, errors.FormError),
        ("geo_uri", {"altitude": math.nan}, errors.GridNorthError),
        ("geo_uri", {"altitude": 1e10}, errors.AltitudeError),
        ("geo_uri", {"altitude": 1, "altitude_decimals": 7}, errors.DecimalsError),
    ],
)
def test_styles_that_are_refused(form, options, error):
    with pytest.raises(error):
        position.format(1, 2, form, **options)


def test_options_that_do_not_exist_are_type_errors():
    with pytest.raises(TypeError, match="color"):
        position.format(1, 2, color=3)
    for options in ({"decimals": 1.5}, {"zone": "31"}, {"symbols": 1.0}, {"altitude": [1]}, {"separator": 3}):
        with pytest.raises(TypeError):
            position.format(1, 2, **options)
    for separator in (b", ", None):
        with pytest.raises(TypeError, match="separator must be a str"):
            position.format(1, 2, separator=separator)


def test_what_is_refused_can_be_printed():
    for separator in ("\ud800", "\xa0"):
        with pytest.raises(errors.StyleError) as refused:
            position.format(1, 2, separator=separator)
        assert repr(separator) in str(refused.value)
        str(refused.value).encode()


def test_a_hemisphere_or_a_band_is_asked_for_or_both_are_given():
    both = position.candidates(AMBIGUOUS)
    assert [position.candidates(AMBIGUOUS, bands=bands) for bands in (False, True)] == [[both[0]], [both[1]]]


def test_positions_that_are_refused():
    with pytest.raises(errors.LatitudeError, match=r"latitude 91, longitude 2, form 4"):
        position.format(91, 2, "utm")
    with pytest.raises(errors.NotFiniteError):
        position.format(1, math.inf)
    for latitude in ("1", None, ["1"]):
        with pytest.raises(TypeError):
            position.format(latitude, 2)


def degrees_apart(one: Point, other: Point) -> float:
    turn = abs(math.remainder(one.longitude - other.longitude, 360))
    return max(abs(one.latitude - other.latitude), turn if abs(one.latitude) < 90 else 0)


@pytest.mark.parametrize("form", ["dd", "dm", "dms", "iso_6709", "geo_uri"])
def test_degrees_that_were_written_are_read_again(positions, random, form):
    unit = {"dm": 1 / 60, "dms": 1 / 3600}.get(form, 1)
    for latitude, longitude in zip(*(column[:1000].tolist() for column in positions)):
        decimals = int(random.integers(0, 9))
        letters = str(random.choice(["signs", "before", "after"]))
        text = position.format(latitude, longitude, form, decimals=decimals, hemispheres=letters)
        read = position.parse(text, form)
        assert degrees_apart(read.point, Point(latitude, longitude)) <= unit * 10**-decimals * 0.5 + 1e-13, text


@pytest.mark.parametrize("form", ["mgrs", "georef", "gars"])
def test_cells_that_were_written_are_read_again(positions, form):
    for latitude, longitude in zip(*(column[:1000].tolist() for column in positions)):
        text = position.format(latitude, longitude, form)
        read = position.parse(text)
        # If a zone border cuts a cell, the center may lie beyond the border.
        if not read.flags & Flags.CUT:
            assert position.format(*read.point, form) == text


def test_grid_coordinates_that_were_written_are_read_again(positions):
    for latitude, longitude in zip(*(column[:1000].tolist() for column in positions)):
        text = position.format(latitude, longitude, "utm", decimals=3)
        read = position.parse(text, bands=False)
        grid = utm.forward(latitude, longitude)
        assert math.dist(read.utm[:2], grid[:2]) <= 0.00071 or read.utm.hemisphere != grid.hemisphere


def test_a_text_without_letters_that_may_hold_minutes_has_two_meanings():
    assert position.parse("0045N 00030E").point == Point(0.75, 0.5)
    with pytest.raises(errors.TextAmbiguousError) as refusal:
        position.parse("0045 00030")
    assert [meaning.point for meaning in refusal.value.candidates] == [Point(0.75, 0.5), Point(45, 30)]
    assert position.parse("0045 00030", "dd").point == Point(45, 30)


def test_one_coordinate_alone():
    assert position.parse_latitude("40°30′S") == position.parse_latitude(b"4030S") == -40.5
    assert position.parse_longitude("40°30′W") == position.parse_longitude("04030W") == -40.5
    for function, text, error, offset in [
        (position.parse_latitude, "40E", errors.TextHemisphereError, 2),
        (position.parse_latitude, "0045", errors.TextDigitsError, 0),
        (position.parse_latitude, "-40S", errors.TextSignError, 0),
        (position.parse_latitude, "91", errors.LatitudeError, 0),
        (position.parse_longitude, "40, 75", errors.TextRestError, 2),
    ]:
        with pytest.raises(error) as refusal:
            function(text)
        assert refusal.value.offset == offset
