# SPDX-License-Identifier: MIT
"""The command under AddressSanitizer and UndefinedBehaviorSanitizer, with input that nobody should write."""

import os
import random
import subprocess

import pytest
from effort import EFFORT

#: Memory that is kept to the end is no fault of a command.
ENVIRONMENT = os.environ | {"ASAN_OPTIONS": "detect_leaks=0"}
SUBJECTS = {
    "convert": [[], ["--from", "ecef"], ["--from", "ecef", "--column", "1", "--to", "ecef"], ["--to", "utm"], ["--to", "ecef"], ["--decimals", "12"], ["--to", "dms", "--decimals", "0"]],
    "mgrs": [[], ["-p", "11"], ["-p", "-1"], ["--decode"], ["--column", "1"], ["--lat-column", "1", "--lon-column", "2"]],
    "utm": [[], ["--zone", "32"], ["--zone", "32661"], ["--decimals", "12"]],
    "parse": [[], ["--strict"], ["--form", "utm", "--bands"], ["--form", "mgrs", "--decimals", "0"]],
    "distance": [[], ["--units", "nmi"], ["--from", "1.5 2.5"], ["--azimuth", "3", "--length", "1e9"], ["--azimuth-column", "1"], ["--method", "rhumb"], ["--to-lat-column", "1", "--to-lon-column", "2"]],
    "area": [[], ["--lines"], ["--decimals", "0"], ["--group", "1"], ["--units", "acres"], ["--group", "3", "--lat-column", "1", "--lon-column", "2"]],
    "ring": [["--radius", "1,2km"], ["--radius", "19970000", "--radials", "3", "--vertices", "3"]],
    "north": [[], ["--date", "2027-01-01", "--field"], ["--height", "100km"]],
    "sun": [["--date", "2027-01-01"], ["--moon", "--date", "2027-01-01"], ["--at", "2027-01-01"], ["--time-column", "2"]],
    "height": [["--terrain", "FILE"]],
    "tiles": [["--zoom", "0"], ["--zoom", "30"]],
    "cover": [["--zoom", "0-3"], ["--zoom", "3", "--group", "1"], ["--zoom", "5", "--width", "9km"], ["--zoom", "3", "--count"]],
    "read": [[], ["-f", "gpx"], ["-f", "kml"], ["-f", "cot"], ["-f", "geojson"], ["-f", "jsonl"]],
}
PIECES = [
    b"48.85837", b"-33.8", b"2.294481", b"151.2", b"90", b"-180", b"1e308", b"-0.0", b"nan", b"inf", b"0x10", b"1e-400", b".", b"-", b"+", b"e", b"9" * 40,
    b"0." + b"0" * 330 + b"1", b"31UDQ4825111943", b"40d30'N 75d15'W", b"38S 444140 3684706", b"geo:1,2", b"+40.75-074.00/", b" ", b"\t", b",", b";", b"|", b" to ",
    b'"', b'""', b"\n", b"\n\n", b"\r\n", b"\r", b"\0", b"\xff", b"\xef\xbb\xbf", b"\xc3\xa9", b"lat,lon\n", b"latitude;longitude;when\n", b"lat1,lon1,lat2,lon2\n",
    b"position\n", b"mgrs,latitude,longitude,azimuth\n", b"<gpx>", b"<wpt lat='1' lon='2'/>", b"</gpx>", b'{"type":"Point","coordinates":[1,2]}',
    b'{"type":"Polygon","coordinates":[[[0,0],[170,0],[-170,9],[0,0]]]}', b"<kml>", b"<event", b"{", b"[", b"%s%n", b"a" * 300,
]  # fmt: skip


def hostile_text(source):
    pieces = source.choices(PIECES, k=source.choice([0, 1, 3, 10, 40, 200]))
    glue = source.choice([b"", b"", b" ", b",", b"\n"])
    text = glue.join(pieces)
    if source.random() < 0.2:
        text = bytes(source.choices(range(256), k=len(text))) if source.random() < 0.3 else text * source.randint(2, 50)
    return text


@pytest.fixture(scope="module")
def terrain(tmp_path_factory):
    path = tmp_path_factory.mktemp("terrain") / "N48E002.hgt"
    path.write_bytes(bytes(2 * 1201 * 1201))
    return path


def test_nothing_crashes(sanitized_program, seed, terrain):
    """Random words and random input: the program ends with a status of its own, and says nothing of a sanitizer."""
    source = random.Random(seed)
    statuses = {0: 0, 1: 0, 2: 0}
    for _ in range(int(600 * EFFORT)):
        subject = source.choice(list(SUBJECTS))
        words = [str(terrain) if word == "FILE" else word for word in source.choice(SUBJECTS[subject])]
        if subject != "read" and source.random() < 0.7:
            words += ["--format", source.choice(["text", "csv", "jsonl", "geojson"])]
        if source.random() < 0.2:
            words += [source.choice(["--strict", "--lon-first", "--bands", "--delimiter=;", "--delimiter=tab", "--no", "--format=x"])]
        given = hostile_text(source)
        if source.random() < 0.3:
            # As arguments, where no zero can be, and nothing that names a file.
            words += [word.decode("utf-8", "surrogateescape") for word in given[:2000].replace(b"\0", b"").split(b" ") if not word.startswith(b"-")][:20]
        result = subprocess.run([sanitized_program, subject, *words], input=given, capture_output=True, timeout=120, check=False, env=ENVIRONMENT)
        about = (seed, subject, words, given, result.stderr[-2000:])
        assert result.returncode in statuses, about
        assert b"Sanitizer" not in result.stderr, about
        assert b"runtime error" not in result.stderr, about
        statuses[result.returncode] += 1
    # It is no test if nothing gets through.
    assert min(statuses[0], statuses[1]) > 20 * EFFORT, statuses


def test_blocks_meet_in_every_place(sanitized_program, gridnorth, seed):
    """Rows that lie across the ends of buffers and of blocks are whole."""
    source = random.Random(seed)
    rows = [f'"{"x" * source.randint(0, 200)}",{source.uniform(-80, 84):.7f},{source.uniform(-180, 180):.7f}' for _ in range(12000)]
    given = ("note,lat,lon\n" + "\n".join(rows)).encode()
    result = subprocess.run([sanitized_program, "mgrs"], input=given, capture_output=True, check=False, env=ENVIRONMENT)
    assert (result.returncode, result.stderr) == (0, b"")
    lines = result.stdout.decode().splitlines()
    assert [line.rpartition(",")[0] for line in lines[1:]] == rows
    positions = "".join(" ".join(row.rsplit(",", 2)[1:]) + "\n" for row in rows)
    assert [line.rpartition(",")[2] for line in lines[1:]] == gridnorth("mgrs", given=positions)[1].splitlines()
