# SPDX-License-Identifier: MIT
"""The tables of Tests/Vectors: one at a time, as lists and as arrays."""

from __future__ import annotations

import math

import numpy
import pytest
from tables import read, unescaped

import gridnorth
from gridnorth import errors, exchange, magnetic, measures, mgrs, position, utm

HEMISPHERES = {"N": utm.NORTH, "S": utm.SOUTH}


def rows(table: str) -> list:
    return [pytest.param(row, id=row["id"]) for row in read(table)]


def name_of(row: dict[str, str]) -> str:
    return "GN_OK" if row["status"] == "OK" else f"GN_ERROR_{row['status']}"


def status_of(row: dict[str, str]) -> int:
    return next(status for status in range(256) if errors.name_of(status) == name_of(row))


def row_status(row: dict[str, str]) -> int:
    """The status of a row in a batch, where NaN counts as a missing value."""
    is_missing = row["status"] == "NOT_FINITE" and "nan" in [value.lower() for value in row.values() if value]
    return errors.MissingError.status if is_missing else status_of(row)


def is_masked(value) -> bool:
    return value is None or math.isnan(value)


def call(row, function, *arguments, **options):
    """Return the result of a call if the row has one; otherwise check that the call fails as the row says."""
    if row["status"] == "OK":
        return function(*arguments, **options)
    with pytest.raises(gridnorth.GridNorthError) as refusal:
        function(*arguments, **options)
    assert type(refusal.value) is errors.class_of(status_of(row))
    assert refusal.value.name == name_of(row)
    assert refusal.value.offset == (int(row["offset"]) if "offset" in row else None)
    return None


def agree(row: dict[str, str], column: str, got: float) -> bool:
    if row[column] == "-":
        return True
    difference = got - float(row[column])
    if column.endswith("longitude"):
        difference = math.remainder(difference, 360)
    return abs(difference) <= float(row["tolerance"])


def near(row: dict[str, str], column: str, got: float, tolerance: str = "tolerance") -> bool:
    return row[column] == "-" or abs(got - float(row[column])) <= float(row[tolerance])


@pytest.mark.parametrize("row", rows("mgrs-encode"))
def test_encode(row):
    text = call(row, mgrs.encode, float(row["latitude"]), float(row["longitude"]), int(row["precision"]))
    assert text is None or text == row["text"]


@pytest.mark.parametrize("row", rows("mgrs-encode-utm"))
def test_encode_utm(row):
    text = call(
        row,
        mgrs.encode_utm,
        float(row["easting"]),
        float(row["northing"]),
        int(row["zone"]),
        HEMISPHERES[row["hemisphere"]],
        int(row["precision"]),
    )
    assert text is None or text == row["text"]


@pytest.mark.parametrize("row", rows("mgrs-decode"))
def test_decode(row):
    text = unescaped(row["text"])
    strict = row["rule"] == "strict"
    assert mgrs.is_valid(text, strict=strict) == (row["status"] == "OK")
    cell = call(row, mgrs.decode, text, strict=strict)
    if cell is None:
        assert mgrs.decode(text, strict=strict, errors="mask") is None
        return
    flags = [(cell.band_of_neighbor, "BAND"), (cell.overhangs_zone, "ZONE"), (cell.is_cut, "CUT")]
    assert "+".join(name for is_set, name in flags if is_set) == row["flags"].lstrip("0")
    assert (cell.zone, cell.band, cell.precision) == (int(row["zone"]), row["band"], int(row["precision"]))
    assert cell.column + cell.row == row["square"].lstrip("-")
    assert agree(row, "latitude", cell.center.latitude)
    assert agree(row, "longitude", cell.center.longitude)
    assert row["size"] in ("-", f"{cell.size:.{max(cell.precision - 5, 0)}f}")
    assert agree(row, "sw_latitude", cell.south_west.latitude)
    assert agree(row, "sw_longitude", cell.south_west.longitude)
    assert mgrs.decode(text.decode(), strict=strict) == cell


@pytest.mark.parametrize("row", rows("utm-forward"))
def test_forward(row):
    point = call(row, utm.forward, float(row["latitude"]), float(row["longitude"]), int(row["zone"]))
    if point:
        assert (point.zone, point.hemisphere) == (int(row["out_zone"]), HEMISPHERES[row["hemisphere"]])
        assert agree(row, "easting", point.easting)
        assert agree(row, "northing", point.northing)


@pytest.mark.parametrize("row", rows("utm-inverse"))
def test_inverse(row):
    grid = int(row["zone"]), HEMISPHERES[row["hemisphere"]]
    point = call(row, utm.inverse, float(row["easting"]), float(row["northing"]), *grid)
    if point:
        assert agree(row, "latitude", point.latitude)
        assert agree(row, "longitude", point.longitude)


@pytest.mark.parametrize("row", rows("squares"))
def test_squares(row):
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    texts = [row["grid_zone"] + column + letter for column in letters for letter in letters]
    assert sum(mgrs.is_valid(texts, strict=True)) == int(row["count"])


@pytest.mark.parametrize("row", rows("position-parse"))
def test_position(row):
    asked = row["rule"].split("+")
    rules = {name.lower(): name in asked for name in ("LONGITUDE_FIRST", "STRICT")}
    rules["bands"] = True if "BANDS" in asked else False if "HEMISPHERES" in asked else None
    form = None if row["form"] == "ANY" else row["form"].lower()
    found = call(row, position.candidates, unescaped(row["text"]), form, **rules)
    if found is None:
        return
    best = found[0]
    assert (len(found), best.form.name) == (int(row["count"]), row["out_form"])
    assert agree(row, "latitude", best.latitude)
    assert agree(row, "longitude", best.longitude)
    assert -180 <= best.longitude < 180
    assert best.precision == pytest.approx(float(row["precision"]), rel=1e-11)
    assert ((best.altitude or 0), (best.uncertainty or 0)) == (float(row["altitude"]), float(row["uncertainty"]))
    flags = set(row["flags"].split("+")) - {"0"}
    assert {flag.name for flag in position.Flags if flag & best.flags} == flags
    assert (best.altitude is None, best.uncertainty is None) == ("ALTITUDE" not in flags, "UNCERTAINTY" not in flags)


# Whole tables at once: the results of a row in a batch and alone are equal, bit for bit.

FAMILIES = [pytest.param(list, id="lists"), pytest.param(numpy.array, id="arrays")]


@pytest.mark.usefixtures("level")
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("precision", range(-1, 12))
def test_encode_many(family, precision):
    table = [row for row in read("mgrs-encode") if int(row["precision"]) == precision]
    latitudes, longitudes = (family([float(row[name]) for row in table]) for name in ("latitude", "longitude"))
    statuses = bytearray(len(table))
    texts = mgrs.encode(latitudes, longitudes, precision, errors="mask", statuses=statuses)
    assert [text or "" for text in texts] == [row["text"] if row["status"] == "OK" else "" for row in table]
    assert list(statuses) == [row_status(row) for row in table]


@pytest.mark.usefixtures("level")
@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("as_column", [list, lambda texts: numpy.array(texts, dtype=object)], ids=["lists", "arrays"])
def test_decode_many(as_column, strict):
    table = [row for row in read("mgrs-decode") if (row["rule"] == "strict") == strict]
    texts = [unescaped(row["text"]) for row in table]
    statuses = bytearray(len(table))
    latitudes, longitudes = mgrs.decode(as_column(texts), strict=strict, errors="mask", statuses=statuses)
    assert list(statuses) == [status_of(row) for row in table]
    for text, latitude, longitude in zip(texts, latitudes, longitudes):
        cell = mgrs.decode(text, strict=strict, errors="mask")
        if cell is None:
            assert math.isnan(latitude)
            assert math.isnan(longitude)
        else:
            assert (latitude, longitude) == cell.inside


@pytest.mark.usefixtures("level")
@pytest.mark.parametrize("family", FAMILIES)
def test_forward_many(family):
    table = read("utm-forward")
    for zone in sorted({int(row["zone"]) for row in table}):
        asked = [row for row in table if int(row["zone"]) == zone]
        if any(row["status"] == "ZONE" for row in asked):
            continue
        latitudes, longitudes = (family([float(row[name]) for row in asked]) for name in ("latitude", "longitude"))
        statuses = bytearray(len(asked))
        result = utm.forward(latitudes, longitudes, zone, errors="mask", statuses=statuses)
        assert list(statuses) == [row_status(row) for row in asked]
        for row, easting, northing, signed in zip(asked, *result):
            if row["status"] == "OK":
                alone = utm.forward(float(row["latitude"]), float(row["longitude"]), zone)
                assert (easting, northing, signed) == (*alone[:2], (alone.zone or 61) * alone.hemisphere)
            else:
                assert is_masked(easting)
                assert is_masked(northing)
                assert not signed


@pytest.mark.usefixtures("level")
@pytest.mark.parametrize("family", FAMILIES)
def test_inverse_many(family):
    table = [row for row in read("utm-inverse") if 0 <= int(row["zone"]) <= 60]
    eastings, northings = (family([float(row[name]) for row in table]) for name in ("easting", "northing"))
    zones = family([(int(row["zone"]) or 61) * HEMISPHERES[row["hemisphere"]] for row in table])
    statuses = bytearray(len(table))
    result = utm.inverse(eastings, northings, zones, errors="mask", statuses=statuses)
    assert list(statuses) == [row_status(row) for row in table]
    for row, latitude, longitude in zip(table, *result):
        if row["status"] == "OK":
            grid = int(row["zone"]), HEMISPHERES[row["hemisphere"]]
            assert utm.inverse(float(row["easting"]), float(row["northing"]), *grid) == (latitude, longitude)
        else:
            assert is_masked(latitude)
            assert is_masked(longitude)


@pytest.mark.parametrize("row", rows("decimal-year"))
def test_decimal_year(row):
    year = call(row, magnetic.decimal_year, float(row["seconds"]))
    assert year is None or near(row, "year", year)


PLACE = ("latitude", "longitude", "height", "year")


@pytest.mark.parametrize("row", rows("magnetic"))
def test_magnetic(row):
    place = [float(row[name]) for name in PLACE]
    found = call(row, magnetic.field, *place)
    if found is None:
        return
    for name in magnetic.Field._fields[:-1]:
        kind = "angle_tolerance" if "clination" in name or name == "uncertainty" else "tolerance"
        assert near(row, name, getattr(found, name), kind), name
    assert {flag.name for flag in magnetic.Flags if flag in found.flags} == set(row["flags"].split("+")) - {"0"}
    assert magnetic.declination(*place) == found.declination


@pytest.mark.parametrize("row", rows("norths"))
def test_norths(row):
    def convert():
        found = magnetic.norths(*(float(row[name]) for name in PLACE), zone=int(row["zone"]))
        return found, magnetic.convert(float(row["azimuth"]), row["from"].lower(), row["to"].lower(), found)

    answer = call(row, convert)
    if answer is None:
        return
    found, converted = answer
    assert (found.zone, found.hemisphere) == (int(row["out_zone"]), HEMISPHERES[row["hemisphere"]])
    for name in ("convergence", "declination", "grid_magnetic"):
        assert near(row, name, getattr(found, name)), name
    assert near(row, "converted", converted)


@pytest.mark.parametrize("row", rows("measure-format"))
def test_measure_format(row):
    given = [float(row["value"])]
    if row["measure"] == "COURSE":
        given.append(row["north"].lower())
    write = getattr(measures, f"format_{row['measure'].lower()}")
    text = call(row, write, *given, row["unit"].lower(), int(row["digits"]))
    assert text is None or text == row["text"]


@pytest.mark.parametrize("row", rows("measure-parse"))
def test_measure_parse(row):
    found = call(row, getattr(measures, f"parse_{row['measure'].lower()}"), unescaped(row["text"]))
    if found is not None and row["measure"] == "COURSE":
        found, north = found
        assert north.name == row["north"]
    assert found is None or near(row, "value", found)


def told(vertices) -> str:
    """Latitudes, longitudes and altitudes as the table has them."""
    numbers = [["-" if math.isnan(number) else f"{number:.15g}" for number in vertex] for vertex in vertices]
    return " ".join(map(",".join, numbers)) or "-"


@pytest.mark.parametrize("row", rows("geojson-read"))
def test_geojson_read(row):
    if row["status"] not in ("OK", "PARTIAL"):
        if row["status"] == "TEXT_EMPTY":
            # The error has no offset.
            row = {name: value for name, value in row.items() if name != "offset"}
        call(row, exchange.read, unescaped(row["text"]), "geojson")
        return
    found = exchange.read(unescaped(row["text"]), "geojson")
    records = found.records
    assert found.skipped == int(row["skipped"])
    assert [exchange.Kind(record["kind"]).name if record["kind"] != 4 else "HOLE" for record in records] == words(
        row, "kinds"
    )
    for column in ("objects", "counts"):
        assert [str(record[column[:-1]]) for record in records] == words(row, column)
    assert told([(each["latitude"], each["longitude"], each["altitude"]) for each in found.vertices]) == row["vertices"]
    error = found.report.error
    if error is None:
        assert (row["status"], row["error"], row["offset"]) == ("OK", "-", "0")
    else:
        assert (row["status"], error.name, str(error.offset)) == ("PARTIAL", f"GN_ERROR_{row['error']}", row["offset"])


def words(row: dict[str, str], column: str) -> list[str]:
    return [] if row[column] == "-" else row[column].split(" ")
