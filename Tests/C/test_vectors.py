# SPDX-License-Identifier: MIT
"""The tables of Tests/Vectors: the C library gives their results, and GeographicLib still gives the same."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from decimal import Decimal
from pathlib import Path

import pytest
from Vectors import generate

TABLES = [
    "mgrs-encode", "mgrs-encode-utm", "mgrs-decode", "utm-forward", "utm-inverse", "squares", "position-parse",
    "decimal-year", "magnetic", "norths", "measure-format", "measure-parse", "geojson-read",
]  # fmt: skip

# GeoConvert's last place of a degree (-p 9), and of a meter.
HALF_PLACE_OF_A_DEGREE = 1e-14
HALF_PLACE_OF_A_METER = 1e-9


def read(root: Path, table: str) -> list[dict[str, str]]:
    """The rows of a table, by column."""
    lines = (root / "Tests" / "Vectors" / f"{table}.tsv").read_text(encoding="utf-8").splitlines()
    names, *rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [dict(zip(names, row, strict=True)) for row in rows]


def test_there_is_no_table_that_nobody_runs(root):
    assert sorted(path.stem for path in (root / "Tests" / "Vectors").glob("*.tsv")) == sorted(TABLES)


@pytest.mark.parametrize("table", TABLES)
def test_every_row_has_its_own_name(root, table):
    names = [row["id"] for row in read(root, table)]
    assert len(names) == len(set(names))


@pytest.mark.usefixtures("level")
def test_the_c_library_gives_what_the_tables_say(root, cc, run):
    program = cc(["Tests/C/vectors.c"], "vectors", flags=["-std=c99", "-Wpedantic"])
    result = run([program, root / "Tests" / "Vectors"], check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    counts = {name: int(count) for name, count in re.findall(r"^(\S+)\.tsv: (\d+) rows$", result.stdout, re.M)}
    assert counts == {table: len(read(root, table)) for table in TABLES}


def agree(row: dict[str, str], computed: dict[str, str]) -> bool:
    """Numbers within a tenth of the tolerance of the row: GeographicLib's last digits may be others elsewhere."""
    for name, text in row.items():
        if text != computed[name]:
            tolerance = float(row["angle_tolerance" if name in ANGLES and "angle_tolerance" in row else "tolerance"])
            if not abs(float(text) - float(computed[name])) <= tolerance / 10:
                return False
    return row.keys() == computed.keys()


ANGLES = {"declination", "inclination", "declination_rate", "inclination_rate", "uncertainty"}


@pytest.mark.parametrize("table", list(generate.TABLES))
def test_what_is_computed_anew_is_in_the_tables(root, need, table):
    need("MagneticField")
    need("GeoConvert")
    for row, computed in zip(read(root, table), generate.table(table), strict=True):
        assert agree(row, computed), (row, computed)


class GeoConvert:
    """GeographicLib's program, asked for many lines at a time."""

    def __init__(self, run):
        self._run = run

    def __call__(self, options: list[str], lines: list[str]) -> list[str]:
        # A refused line makes it end with 1 and says so in its place.
        # Its message about bytes that are not UTF-8 contains some of them.
        text = "\n".join(lines) + "\n"
        result = self._run(["GeoConvert", *options], input=text, check=False, errors="backslashreplace")
        answers = result.stdout.splitlines()
        assert len(answers) == len(lines), result.stdout + result.stderr
        return answers


@pytest.fixture
def geoconvert(run, need):
    need("GeoConvert")
    return GeoConvert(run)


def of_source(rows: list[dict[str, str]], source: str) -> list[dict[str, str]]:
    return [row for row in rows if row["source"] == source]


def asked(rows, key, options, line, geoconvert):
    """Pairs each row with GeoConvert's answer; rows that need the same options are asked together."""
    groups = defaultdict(list)
    for row in rows:
        groups[key(row)].append(row)
    for value, group in groups.items():
        yield from zip(group, geoconvert(options(value), [line(row) for row in group]), strict=True)


def grid(zone: str, hemisphere: str) -> str:
    """A grid in the words of GeoConvert: 38n, or n for UPS."""
    return ("" if zone == "0" else zone) + hemisphere.lower()


def degrees_agree(row: dict[str, str], answer: str, corner: str = "") -> bool:
    latitude, longitude = map(float, answer.split())
    tolerance = float(row["tolerance"]) + HALF_PLACE_OF_A_DEGREE
    difference = math.remainder(longitude - float(row[f"{corner}longitude"]), 360)
    return abs(latitude - float(row[f"{corner}latitude"])) <= tolerance and abs(difference) <= tolerance


def test_geographiclib_gives_the_same_references(root, geoconvert):
    rows = of_source(read(root, "mgrs-encode"), "GL")
    for row, answer in asked(
        rows,
        lambda row: int(row["precision"]),
        lambda precision: ["-m", "-p", str(precision - 5)],
        lambda row: f"{row['latitude']} {row['longitude']}",
        geoconvert,
    ):
        assert (row["status"], answer) == ("OK", row["text"]), row["id"]
    rows = of_source(read(root, "mgrs-encode-utm"), "GL")
    for row, answer in asked(
        rows,
        lambda row: int(row["precision"]),
        lambda precision: ["-m", "-p", str(precision - 5)],
        lambda row: f"{grid(row['zone'], row['hemisphere'])} {row['easting']} {row['northing']}",
        geoconvert,
    ):
        assert answer.startswith("ERROR") if row["text"] == "-" else answer == row["text"], (row["id"], answer)


def test_geographiclib_reads_the_same_references(root, geoconvert):
    rows = of_source(read(root, "mgrs-decode"), "GL")
    texts = [re.sub(r"\\t| ", "", row["text"]) for row in rows]
    for row, answer in zip(rows, geoconvert(["-p", "9"], texts), strict=True):
        assert answer.startswith("ERROR") != (row["status"] == "OK"), (row["id"], answer)
        assert row["status"] != "OK" or degrees_agree(row, answer), (row["id"], answer)


def test_geographiclib_finds_the_same_corners(root, geoconvert):
    rows = [row for row in of_source(read(root, "mgrs-decode"), "GL") if row["sw_latitude"] != "-"]
    texts = [row["text"].replace(" ", "") for row in rows]
    for row, answer in zip(rows, geoconvert(["-n", "-p", "9"], texts), strict=True):
        assert degrees_agree(row, answer, "sw_"), (row["id"], answer)
    assert rows


def unescaped(field: str) -> bytes:
    """The bytes that a text of a table stands for."""
    escapes = {b"t": b"\t", b"n": b"\n", b"\\": b"\\"}
    return re.sub(
        rb"\\(t|n|\\|x[0-9A-F]{2})",
        lambda match: escapes.get(match[1]) or bytes.fromhex(match[1][1:].decode()),
        field.encode(),
    )


def test_geographiclib_reads_the_same_positions(root, geoconvert):
    rows = of_source(read(root, "position-parse"), "GL")
    # GeographicLib has no forms or rules: each of these is its usual behavior.
    assert {(row["form"], row["rule"]) for row in rows} == {("ANY", "0"), ("ANY", "HEMISPHERES"), ("MGRS", "0")}
    texts = [unescaped(row["text"]).decode() for row in rows]
    for row, answer in zip(rows, geoconvert(["-p", "9"], texts), strict=True):
        assert answer.startswith("ERROR") != (row["status"] == "OK"), (row["id"], answer)
        assert row["status"] != "OK" or degrees_agree(row, answer), (row["id"], answer)


def test_there_are_enough_texts_of_positions(root):
    statuses = [row["status"] == "OK" for row in read(root, "position-parse")]
    assert statuses.count(True) >= 400
    assert statuses.count(False) >= 300


def test_geographiclib_projects_to_the_same_coordinates(root, geoconvert):
    def options(zone: str) -> list[str]:
        if zone == "0":
            return ["-u", "-p", "9"]
        number = int(zone)
        if number > 60:
            zone = grid(str(number % 100 % 61), "S" if number > 32700 else "N")
        return ["-u", "-p", "9", "-z", zone]

    rows = of_source(read(root, "utm-forward"), "GL")
    for row, answer in asked(
        rows, lambda row: row["zone"], options, lambda row: f"{row['latitude']} {row['longitude']}", geoconvert
    ):
        name, easting, northing = answer.split()
        assert name.lstrip("0") == grid(row["out_zone"], row["hemisphere"]), (row["id"], answer)
        for got, column in ((easting, "easting"), (northing, "northing")):
            assert abs(Decimal(got) - Decimal(row[column])) <= Decimal(HALF_PLACE_OF_A_METER), (row["id"], answer)


def test_geographiclib_finds_the_same_positions(root, geoconvert):
    rows = of_source(read(root, "utm-inverse"), "GL")
    lines = [f"{grid(row['zone'], row['hemisphere'])} {row['easting']} {row['northing']}" for row in rows]
    for row, answer in zip(rows, geoconvert(["-p", "9"], lines), strict=True):
        assert degrees_agree(row, answer), (row["id"], answer)


def test_geographiclib_s_transverse_mercator_agrees_beyond_the_limits_of_geoconvert(root, run, need):
    need("TransverseMercatorProj")

    def project(zone: str, options: list[str], line: str) -> tuple[Decimal, Decimal]:
        command = ["TransverseMercatorProj", "-s", "-k", "0.9996", "-p", "9", "-l", str(6 * int(zone) - 183), *options]
        first, second, *_ = run(command, input=line + "\n").stdout.split()
        return Decimal(first), Decimal(second)

    false_northing = {"N": 0, "S": 10_000_000}
    forward = of_source(read(root, "utm-forward"), "TM")
    for row in forward:
        x, y = project(row["out_zone"], [], f"{row['latitude']} {row['longitude']}")
        assert abs(x + 500_000 - Decimal(row["easting"])) <= Decimal(HALF_PLACE_OF_A_METER), row["id"]
        northing = Decimal(row["northing"]) - false_northing[row["hemisphere"]]
        assert abs(y - northing) <= Decimal(HALF_PLACE_OF_A_METER), row["id"]
    inverse = of_source(read(root, "utm-inverse"), "TM")
    for row in inverse:
        northing = Decimal(row["northing"]) - false_northing[row["hemisphere"]]
        latitude, longitude = project(row["zone"], ["-r"], f"{Decimal(row['easting']) - 500_000} {northing}")
        assert degrees_agree(row, f"{latitude} {longitude}"), row["id"]
    assert forward and inverse
