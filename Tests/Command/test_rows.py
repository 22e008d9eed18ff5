# SPDX-License-Identifier: MIT
"""Lines and tables: what comes in, what comes out, and what is told of bad rows."""

import csv
import io
import json
import os
import pty
import random
import re
import resource
import signal
import subprocess
import time

import pytest

TABLE = "name,lat,lon\nTower,48.85837,2.294481\n"


def rows(text, **options):
    return list(csv.reader(io.StringIO(text, newline=""), **options))


def test_lines_become_lines(gridnorth):
    assert gridnorth("mgrs", given="48.85837 2.294481\n-33.8568,151.2153\n") == (0, "31UDQ4825011951\n56HLH3490052288\n", "")


def test_a_position_on_the_command_line(gridnorth):
    assert gridnorth("mgrs", "48.85837", "2.294481")[1] == "31UDQ4825011951\n"
    assert gridnorth("mgrs", "48.85837,2.294481")[1] == "31UDQ4825011951\n"
    assert gridnorth("mgrs", "48°51′30.132″N 2°17′40.132″E")[1] == "31UDQ4825011951\n"


@pytest.mark.parametrize("words", [["48", "2", "49", "3"], ["1", "2", "3", "4"], ["1,2", "3,4"], ["-48", "2.5", "-49", "3.5"]])
def test_four_bare_numbers_are_not_one_position(gridnorth, words):
    """They were degrees and minutes, or decimal commas, without a word to those who meant two positions."""
    for subject in (["mgrs"], ["convert"], ["mgrs", "--strict"], ["parse", "-f", "csv"]):
        for status, out, errors in (gridnorth(*subject, *words), gridnorth(*subject, given=" ".join(words) + "\n")):
            assert (status, "Four bare numbers may be one position or two" in errors) == (1, True), subject
            assert "." not in out.replace(",".join(words), "").replace(" ".join(words), "")
            assert "no file of that name" not in errors
    assert gridnorth("distance", "--from", " ".join(words), "1.5", "2.5")[0] == 2


def test_four_numbers_with_signs_are_one_position(gridnorth):
    for text in ("48°2' 49°3'", "48 2 N 49 3 E", "48:02 49:03"):
        assert gridnorth("parse", text)[1] == "48.0333333 49.0500000 dm 1852.2159\n"
    # Asked for, they are read; and these can be nothing else.
    assert gridnorth("parse", "--form", "dm", "48", "2", "49", "3")[1] == "48.0333333 49.0500000 dm 1852.2159\n"
    assert gridnorth("mgrs", "48,85837", "2,294481")[1] == "31UDQ4825011951\n"
    assert len(gridnorth("sun", "--at", "2027-01-01", given="48 2\n49 3\n")[1].splitlines()) == 2


def test_negative_numbers_are_no_options(gridnorth):
    assert gridnorth("mgrs", "-33.8568", "151.2153") == (0, "56HLH3490052288\n", "")
    assert gridnorth("mgrs", "-p", "2", "-.5", "-70.5")[0] == 0
    assert gridnorth("mgrs", "--precision=2", "--", "-33.8568", "151.2153")[1] == "56HLH3452\n"


def test_a_table_keeps_its_columns(gridnorth):
    status, out, _ = gridnorth("mgrs", "--precision", "4", given=TABLE)
    assert (status, out) == (0, "name,lat,lon,mgrs\nTower,48.85837,2.294481,31UDQ48251195\n")


@pytest.mark.parametrize("names", ["LAT,Lng", " latitude , longitude ", '"lat","lon"'])
def test_usual_names_of_columns(gridnorth, names):
    status, out, errors = gridnorth("mgrs", given=f"{names}\n48.85837,2.294481\n")
    assert (status, errors) == (0, "")
    assert out.splitlines()[0] == f"{names},mgrs"
    assert out.endswith(",31UDQ4825011951\n")


@pytest.mark.parametrize(("delimiter", "words"), [(";", []), ("\t", []), ("|", []), (":", ["--delimiter", ":"]), ("\t", ["--delimiter", "tab"])])
def test_delimiters(gridnorth, delimiter, words):
    table = TABLE.replace(",", delimiter)
    assert gridnorth("mgrs", *words, given=table)[1].splitlines()[1] == f"Tower{delimiter}48.85837{delimiter}2.294481{delimiter}31UDQ4825011951"


def test_decimal_commas_in_a_table(gridnorth):
    status, out, _ = gridnorth("mgrs", given="lat;lon\n48,85837;2,294481\n")
    assert (status, out.splitlines()[1]) == (0, "48,85837;2,294481;31UDQ4825011951")


def test_columns_by_name_and_by_number(gridnorth):
    table = "a,y,x\n1,48.85837,2.294481\n"
    expected = "a,y,x,mgrs\n1,48.85837,2.294481,31UDQ4825011951\n"
    assert gridnorth("mgrs", "--lat-column", "y", "--lon-column", "X", given=table)[1] == expected
    assert gridnorth("mgrs", "--lat-column", "2", "--lon-column", "3", given=table)[1] == expected


def test_a_table_without_names(gridnorth):
    words = ["--lat-column", "2", "--lon-column", "3"]
    assert gridnorth("mgrs", *words, given="Tower,48.85837,2.294481\n")[1] == "Tower,48.85837,2.294481,31UDQ4825011951\n"
    first = json.loads(gridnorth("mgrs", *words, "-f", "jsonl", given="Tower,48.85837,2.294481\n")[1])
    assert first == {"column1": "Tower", "column2": "48.85837", "column3": "2.294481", "mgrs": "31UDQ4825011951"}


def test_a_column_of_texts(gridnorth):
    table = 'id,mgrs\n7,31U DQ 48251 11943\n8,"40°30′N, 75°15′W"\n'
    assert rows(gridnorth("parse", given=table)[1])[1:] == [
        ["7", "31U DQ 48251 11943", "48.8582973", "2.2944946", "mgrs", "1.0000"],
        ["8", "40°30′N, 75°15′W", "40.5000000", "-75.2500000", "dm", "1852.2159"],
    ]


def test_an_unknown_column_is_named_with_those_that_are_there(gridnorth):
    status, out, errors = gridnorth("mgrs", "--lat-column", "latt", "--lon-column", "lon", given=TABLE)
    assert (status, out) == (2, "")
    assert 'stdin has no column "latt"; its columns are: name, lat, lon' in errors


def test_x_is_the_longitude(gridnorth):
    for given in ("x,y\n2.294481,48.85837\n", "Y;X\n48.85837;2.294481\n"):
        assert gridnorth("mgrs", given=given)[1].splitlines()[1].endswith("31UDQ4825011951")


def test_unknown_names_of_columns_are_told(gridnorth):
    status, out, errors = gridnorth("mgrs", given="place,north_south,east_west\nTower,48.85837,2.294481\n")
    assert (status, out) == (2, "")
    assert "no column of positions in: place,north_south,east_west; name them with --lat-column and --lon-column, or --column" in errors
    assert gridnorth("parse", given="N 48 51, E 2 17\n")[0] == 0


def test_decoding_needs_a_column_of_references(gridnorth):
    status, out, errors = gridnorth("mgrs", "--decode", given=TABLE)
    assert (status, out) == (2, "")
    assert "no column of references in: name,lat,lon; name it with --column" in errors


def test_names_of_columns_are_documented(gridnorth, root):
    text = (root / "command/layout.c").read_text()
    names = {name for line in re.findall(r'_names\[\] = "([^"]*)";', text) for name in line.split()}
    assert len(names) >= 20
    for page in (gridnorth("help", "rows")[1], gridnorth("help", "--man")[1].partition("LINES AND CSV")[2], (root / "docs/guides/command.md").read_text()):
        assert names <= set(re.findall(r"\w+", page))


def test_a_name_that_the_table_has_is_not_repeated(gridnorth):
    _, out, _ = gridnorth("parse", given="latitude,longitude\n1,2\n")
    assert out.splitlines()[0] == "latitude,longitude,latitude_2,longitude_2,form,precision"


def test_line_ends_and_marks_are_kept(gridnorth):
    given = b"\xef\xbb\xbflat,lon\r\n48.85837,2.294481\r\n1.5,2.5"
    assert gridnorth("mgrs", given=given)[1].encode() == (
        b"\xef\xbb\xbflat,lon,mgrs\r\n48.85837,2.294481,31UDQ4825011951\r\n1.5,2.5,31NDB4438065801\n"
    )
    assert gridnorth("mgrs", given=b"\xef\xbb\xbf48.85837 2.294481\r\n")[1] == "31UDQ4825011951\n"


def test_quoted_fields_with_line_ends(gridnorth):
    table = 'note,lat,lon\n"two\nlines, ""quoted""",48.85837,2.294481\nx,bad,1\n'
    status, out, errors = gridnorth("mgrs", given=table)
    assert status == 1
    assert out == 'note,lat,lon,mgrs\n"two\nlines, ""quoted""",48.85837,2.294481,31UDQ4825011951\nx,bad,1,\n'
    assert errors.startswith("stdin:4:3: ")


def test_a_quotation_mark_within_a_field_is_a_character(gridnorth):
    assert gridnorth("mgrs", given='size,lat,lon\n12" pipe,1.5,2.5\n')[1].splitlines()[1] == '12" pipe,1.5,2.5,31NDB4438065801'


def test_a_bad_row_keeps_its_place(gridnorth):
    status, out, errors = gridnorth("mgrs", given=TABLE + "x,91,2\ny,1,z\n\nz,1.5,2.5\n")
    assert status == 1
    assert out.splitlines()[2:] == ["x,91,2,", "y,1,z,", "", "z,1.5,2.5,31NDB4438065801"]
    assert [line.split(": ")[0] for line in errors.splitlines()] == ["stdin:3:3", "stdin:4:5"]
    assert "The latitude lies outside -90 to 90 degrees." in errors


def test_a_bad_line_is_blank_in_text(gridnorth):
    status, out, errors = gridnorth("mgrs", given="1.5 2.5\nfoo\n\n1.5 2.5\n")
    assert (status, out) == (1, "31NDB4438065801\n\n\n31NDB4438065801\n")
    assert errors.startswith("stdin:2:")
    assert errors.count("\n") == 1


def test_rows_with_other_numbers_of_columns(gridnorth):
    status, out, errors = gridnorth("mgrs", given="lat,lon,note\n1.5,2.5\n1.5,2.5,a,b\n")
    assert status == 1
    assert out.splitlines()[1:] == ["1.5,2.5,,", "1.5,2.5,a,b,"]
    assert "fewer columns" in errors
    assert "more columns" in errors


def test_only_the_first_complaints_are_shown(gridnorth):
    status, out, errors = gridnorth("mgrs", given="no\n" * 100)
    assert (status, out) == (1, "\n" * 100)
    assert len(errors.splitlines()) == 21
    assert errors.splitlines()[-1] == "gridnorth: 100 rows were refused; the first 20 are shown"


def test_strict_stops_at_the_first(gridnorth):
    status, out, errors = gridnorth("mgrs", "--strict", given="1.5 2.5\nno\n1.5 2.5\n")
    assert (status, out) == (1, "31NDB4438065801\n")
    assert errors.startswith("stdin:2:2: ")
    assert gridnorth("parse", given="-23.3° S, 5° E\n")[0] == 0
    assert gridnorth("parse", "--strict", given="-23.3° S, 5° E\n")[0] == 1


def test_json_lines(gridnorth):
    table = 'näme "x",lat,lon\n"tab\tand \\ and ""quote""",48.85837,2.294481\nbad,x,1\n'
    found = [json.loads(line) for line in gridnorth("utm", "--decimals", "3", "-f", "jsonl", given=table)[1].splitlines()]
    assert found == [
        {'näme "x"': 'tab\tand \\ and "quote"', "lat": "48.85837", "lon": "2.294481", "zone": "31N", "easting": 448250.577, "northing": 5411951.588},
        {'näme "x"': "bad", "lat": "x", "lon": "1", "zone": None, "easting": None, "northing": None},
    ]


def test_bytes_that_are_no_utf8_become_valid_json(gridnorth):
    given = b"name,lat,lon\n\xff\xc0\xaf\xed\xa0\x80\xf4\x90\x80\x80 \xc3\xa9\x00,1.5,2.5\n"
    found = json.loads(gridnorth("mgrs", "-f", "jsonl", given=given)[1])
    assert found["name"] == "�" * 10 + " é\0"


def test_geojson(gridnorth):
    found = json.loads(gridnorth("mgrs", "-f", "geojson", given=TABLE + "x,99,1\n")[1])
    assert found["type"] == "FeatureCollection"
    good, bad = found["features"]
    assert good["geometry"] == {"type": "Point", "coordinates": [2.294481, 48.85837]}
    assert good["properties"] == {"name": "Tower", "lat": "48.85837", "lon": "2.294481", "mgrs": "31UDQ4825011951"}
    assert (bad["geometry"], bad["properties"]["mgrs"]) == (None, None)
    assert json.loads(gridnorth("mgrs", "-f", "geojson", given="")[1])["features"] == []


def test_csv_of_lines(gridnorth):
    assert gridnorth("mgrs", "-f", "csv", given="48.85837, 2.294481\n")[1] == 'text,mgrs\n"48.85837, 2.294481",31UDQ4825011951\n'


def test_files_follow_each_other(gridnorth, tmp_path):
    one, other = tmp_path / "one.csv", tmp_path / "other.csv"
    one.write_text("lat,lon\n1.5,2.5")
    other.write_text("lat,lon\nbad,1\n2.5,3.5\n")
    status, out, errors = gridnorth("mgrs", one, other)
    assert (status, out) == (1, "lat,lon,mgrs\n1.5,2.5,31NDB4438065801\nbad,1,\n2.5,3.5,31NEC5558576337\n")
    assert errors.startswith(f"{other}:2:1: ")
    other.write_text("lon,lat\n1,2\n")
    status, _, errors = gridnorth("mgrs", one, other)
    assert (status, errors) == (1, f"gridnorth: {other}: its columns are not those of the first file\n")


def test_standard_input_by_its_sign(gridnorth):
    assert gridnorth("mgrs", "-", given="1.5 2.5\n")[1] == "31NDB4438065801\n"


def test_longitudes_first(gridnorth):
    assert gridnorth("mgrs", "--lon-first", given="2.294481 48.85837\n")[1] == "31UDQ4825011951\n"


def test_letters_behind_utm_zones(gridnorth):
    given = "38S 444140 3684706\n"
    assert gridnorth("parse", given=given)[0] == 1
    assert gridnorth("parse", "--bands", given=given)[1].startswith("33.2999968 44.3999942 utm")
    assert gridnorth("parse", "--hemispheres", given=given)[1].startswith("-56.")
    assert gridnorth("parse", "--bands", "--hemispheres", given=given)[0] == 2


def test_files_that_cannot_be_read(gridnorth, tmp_path):
    assert gridnorth("mgrs", tmp_path / "none.csv") == (1, "", f"gridnorth: {tmp_path}/none.csv: No such file or directory\n")
    # A word that is neither a position nor a file is told as what it looks like.
    assert gridnorth("mgrs", "none.csv", cwd=tmp_path) == (1, "", "gridnorth: none.csv: No such file or directory\n")
    assert gridnorth("mgrs", tmp_path) == (1, "", f"gridnorth: {tmp_path}: Is a directory\n")
    status, _, errors = gridnorth("mgrs", "48.9x", "2.2")
    assert (status, errors) == (
        1,
        "gridnorth: 48.9x 2.2: character 5: The text has a character that is not allowed there.\n"
        "gridnorth: (there is no file of that name either)\n",
    )


def test_a_file_behind_a_position_is_told(gridnorth, tmp_path):
    path = tmp_path / "points"
    path.write_text("1.5 2.5\n")
    for subject in (["mgrs"], ["sun"], ["distance"], ["area"]):
        status, _, errors = gridnorth(*subject, "1.5", "2.5", path)
        assert (status, f"({path} is a file: give positions or files, not both)\n" in errors) == (1, True), subject
        assert "line 0" not in errors


@pytest.mark.parametrize(
    ("text", "said"),
    [
        # The letters of the poles begin references, too.
        ("CAD", "1:1: A zone number from 1 to 60 was expected, or A, B, Y or Z if polar squares are allowed."),
        ("61UDQ", "1:1: A zone number from 1 to 60 was expected, or A, B, Y or Z if polar squares are allowed."),
        # Reading a reference asks for no precision.
        ("31UDQ" + "1" * 24, "1:28: Easting and northing have more than 11 digits each, or more than the precision that the call sets."),
    ],
)
def test_what_is_wrong_with_a_reference(gridnorth, text, said):
    assert gridnorth("mgrs", "--decode", given=text + "\n") == (1, "\n", f"stdin:{said}\n")


@pytest.mark.parametrize("given", ["", "\ufeff"])
@pytest.mark.parametrize(
    "words",
    [["convert"], ["mgrs"], ["mgrs", "--decode"], ["utm"], ["parse"], ["distance"], ["distance", "--from", "1.5 2.5"], ["area"], ["area", "--lines"],
     ["area", "--group", "n"], ["north"], ["sun"], ["sun", "--at", "2027-01-01"], ["height", "--terrain", "N00E000.hgt"], ["tiles", "--zoom", "3"],
     ["cover", "--zoom", "3"], ["read"]],
)  # fmt: skip
def test_empty_input_is_no_failure(gridnorth, words, given, tmp_path):
    """As other filters have it: no rows, and a header if CSV is asked for."""
    (tmp_path / "N00E000.hgt").write_bytes(bytes(2 * 1201 * 1201))
    for form in ("text", "csv", "jsonl", "geojson"):
        if words == ["read"] and form == "text":
            continue
        status, out, errors = gridnorth(*words, "-f", form, given=given, cwd=tmp_path)
        assert (status, errors) == (0, ""), form
        if form == "geojson":
            assert json.loads(out) == {"type": "FeatureCollection", "features": []}
        else:
            assert out.count("\n") == (form == "csv")


@pytest.mark.parametrize("form", ["gpx", "kml", "cot"])
def test_documents_of_empty_input(gridnorth, form):
    for given in ("", "\n \r\n"):
        status, out, errors = gridnorth("read", "-f", form, given=given)
        assert (status, errors, out.count("<trk"), out.count("<Placemark")) == (0, "", 0, 0)
        assert gridnorth("read", given=out)[:2] == (0, gridnorth("read", given="")[1])


@pytest.mark.parametrize("given", [b"", b"\n", b"\0\0\0\n", b"1.5 2.5\0\n", b"x" * 100000, b'"', b"lat,lon", b"lat,lon\n\"1", b"\xff\xfe", b"\xef\xbb"])
@pytest.mark.parametrize("form", ["text", "csv", "jsonl", "geojson"])
def test_odd_input_is_told_without_a_crash(gridnorth, given, form):
    status, out, _ = gridnorth("mgrs", "-f", form, given=given)
    assert status in (0, 1)
    if form == "geojson":
        json.loads(out)


def test_lines_and_rows_without_end(gridnorth):
    status, out, errors = gridnorth("mgrs", given=b"1.5 2.5\n" + b"1" * (17 << 20))
    assert (status, out, errors) == (1, "31NDB4438065801\n", "gridnorth: stdin:2:1: the line is longer than 16 MiB\n")
    status, out, errors = gridnorth("mgrs", given=b'lat,lon\n"' + b"1,2\n" * (5 << 20))
    assert (status, errors) == (1, "gridnorth: stdin:2:1: the quotation mark that begins here is never closed\n")
    status, out, errors = gridnorth("mgrs", given=b'n,lat,lon\n"\n",1,"' + b"1,2\n" * (5 << 20))
    assert (status, errors) == (1, "gridnorth: stdin:3:5: the quotation mark that begins here is never closed\n")


def test_a_quotation_mark_that_is_never_closed(gridnorth):
    """The rest of the file would be one field, without a word."""
    said = "The quotation mark that begins here is never closed.\n"
    given = 'n,lat,lon,note\n"a\nb",1.5,2.5,x\n"c\n",1.5,2.5,"y\nd,1.5,2.5,""z""\n'
    status, out, errors = gridnorth("mgrs", given=given)
    assert (status, errors) == (1, f"stdin:5:11: {said}")
    # The output is a table again.
    found = rows(out)
    assert [len(row) for row in found] == [5, 5, 5]
    assert found[2] == ["c\n", "1.5", "2.5", 'y\nd,1.5,2.5,"z"\n', ""]
    assert [json.loads(line)["mgrs"] for line in gridnorth("mgrs", "-f", "jsonl", given=given)[1].splitlines()] == ["31NDB4438065801", None]
    # A header without an end has no rows.
    assert gridnorth("mgrs", given='lat,lon,"note\n1.5,2.5,x\n') == (1, "", f"gridnorth: stdin:1:9: {said}")


def test_a_quotation_mark_that_another_field_closes(gridnorth):
    """The rows between two marks were one, with the position of the last and without a word."""
    good = '"a",1.5,2.5,"x"\n'
    for bad in ('"b,1.5,2.5,x\n', 'b,1.5,2.5,"x\n', 'b,1.5,2.5,"x\nc,1.5,2.5,x\n'):
        for last in (good, good[:-1]):
            status, out, errors = gridnorth("mgrs", given=f"n,lat,lon,note\n{good}{bad}{good}{last}")
            assert (status, errors) == (1, f"stdin:3:{bad.index(chr(34)) + 1}: The quotation mark that begins here is never closed.\n")
            # Only the rows up to the next mark are lost, and the output is a table.
            assert [row[-1] for row in rows(out)] == ["mgrs", "31NDB4438065801", "", "31NDB4438065801"]
            assert {len(row) for row in rows(out)[:2] + rows(out)[3:]} == {5}
    # A field of several lines may have marks in it and a blank behind it, and one of a single line a text.
    given = 'lat,lon,note\n1.5,2.5,"a\n""b""" \n1.5,2.5,"c"d\n1.5,2.5,"e\r\n"\r\n1.5,2.5,"f\n"'
    status, out, errors = gridnorth("mgrs", "-f", "jsonl", given=given)
    assert (status, errors, len(out.splitlines())) == (0, "", 4)


def test_a_full_disk(program):
    with open("/dev/full", "wb") as full:
        result = subprocess.run([program, "mgrs", "1.5", "2.5"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (result.returncode, result.stderr) == (1, "gridnorth: the output cannot be written: No space left on device\n")


@pytest.mark.parametrize("ignored", [False, True])
def test_a_broken_pipe_ends_quietly(program, tmp_path, ignored):
    """Like every filter, by the signal, also if the caller ignores it, as Python does."""
    path = tmp_path / "points.txt"
    path.write_text("48.85837 2.294481\n" * 200_000)
    handler = signal.SIG_IGN if ignored else signal.SIG_DFL
    child = subprocess.Popen(
        [program, "mgrs", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE, restore_signals=False,
        preexec_fn=lambda: signal.signal(signal.SIGPIPE, handler),
    )  # fmt: skip
    assert child.stdout.readline() == b"31UDQ4825011951\n"
    child.stdout.close()
    assert child.wait(60) == -signal.SIGPIPE
    assert child.stderr.read() == b""
    child.stderr.close()


def test_each_line_is_answered_at_once(program):
    """A program at the other end of a pipe that waits for an answer gets it."""
    child = subprocess.Popen([program, "mgrs"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    for _ in range(3):
        child.stdin.write(b"48.85837 2.294481\n")
        child.stdin.flush()
        assert child.stdout.readline() == b"31UDQ4825011951\n"
    child.stdin.close()
    assert child.wait(60) == 0
    child.stdout.close()


def test_the_locale_does_not_matter(gridnorth):
    for locale in ("de_DE.UTF-8", "tr_TR.UTF-8", "C.UTF-8"):
        found = gridnorth("utm", "--decimals", "2", "48.85837", "2.294481", env={"LC_ALL": locale, "LANG": locale})
        assert found == (0, "31N 448250.58 5411951.59\n", "")


def test_memory_is_bounded(program, tmp_path):
    """A million rows pass in the memory that a few need."""
    path = tmp_path / "points.csv"
    path.write_text("name,lat,lon\n" + "Tower,48.85837,2.294481\n" * 1_000_000)
    limit = 16 << 20
    with open(path, "rb") as given:
        result = subprocess.run(
            [program, "mgrs"], stdin=given, stdout=subprocess.PIPE, check=False,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)),
        )  # fmt: skip
    assert result.returncode == 0
    assert result.stdout.count(b"\n") == 1_000_001


def test_progress_is_shown_on_a_terminal_alone(program):
    """The line appears in the second second, and is gone at the end. Nothing of it is in the output."""
    master, slave = pty.openpty()
    child = subprocess.Popen([program, "mgrs"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=slave)
    os.close(slave)
    seen = b""
    line, answer = b"48.85837 2.294481\n", b"31UDQ4825011951\n"
    deadline = time.monotonic() + 60
    # Wait for the state, however slow the machine is.
    os.set_blocking(master, False)
    while b"rows" not in seen and time.monotonic() < deadline:
        child.stdin.write(line)
        child.stdin.flush()
        assert child.stdout.readline() == answer
        try:
            seen += os.read(master, 4096)
        except BlockingIOError:
            time.sleep(0.01)
    assert b" rows " in seen
    child.stdin.close()
    assert child.stdout.read() == b""
    assert child.wait(60) == 0
    child.stdout.close()
    os.set_blocking(master, True)
    while not seen.endswith(b" " * 70 + b"\r"):
        seen += os.read(master, 4096)
    os.close(master)


def test_tables_as_pythons_csv_reads_them(gridnorth, seed):
    """Random tables: the old columns are those that Python reads, the new one is right, and bytes before it are the same."""
    source = random.Random(seed)
    for _ in range(20):
        delimiter = source.choice(",;\t|")
        count = source.randint(0, 4)
        place = source.randint(0, count)
        table = [[f"c{index}" for index in range(count)]]
        table[0][place:place] = ["lat", "lon"]
        for _ in range(source.randint(0, 30)):
            row = ["".join(source.choices(["a", '"', delimiter, "\n", " ", "é", "'", "\r\n", ""], k=source.randint(0, 6))) for _ in range(count)]
            row[place:place] = [f"{source.uniform(-80, 84):.6f}", f"{source.uniform(-180, 180):.6f}"]
            table.append(row)
        text = io.StringIO(newline="")
        end = source.choice(["\n", "\r\n"])
        quoting = source.choice([csv.QUOTE_MINIMAL, csv.QUOTE_ALL])
        csv.writer(text, delimiter=delimiter, lineterminator=end, quoting=quoting).writerows(table)
        status, out, errors = gridnorth("mgrs", "--delimiter", "tab" if delimiter == "\t" else delimiter, given=text.getvalue())
        assert (status, errors) == (0, "")
        found = rows(out, delimiter=delimiter)
        assert [row[:-1] for row in found] == rows(text.getvalue(), delimiter=delimiter)
        positions = "".join(f"{row[place]} {row[place + 1]}\n" for row in table[1:])
        assert [row[-1] for row in found[1:]] == gridnorth("mgrs", given=positions)[1].splitlines()
        lines = json.loads("[" + ",".join(gridnorth("mgrs", "-f", "jsonl", "--delimiter", "tab" if delimiter == "\t" else delimiter, given=text.getvalue())[1].splitlines()) + "]")
        assert [list(line.values())[:-1] for line in lines] == table[1:]


def test_numbers_are_those_that_strtod_reads(gridnorth, seed):
    """Of any length, with and without exponents: the double nearest to the text, and its digits rounded once."""
    source = random.Random(seed)
    texts = ["90", "-90", "+45", ".5", "5.", "1e1", "4.5E+1", "4500e-2", "0.1", "1e-320", "-0.0", "0." + "0" * 400 + "1", "45" + "." + "3" * 500]
    for _ in range(3000):
        whole, decimals = str(source.randint(0, 89)), "".join(source.choices("0123456789", k=source.randint(0, 25)))
        texts.append(f"{source.choice(['', '-', '+'])}{whole}.{decimals}{source.choice(['', '', '', 'e0', 'E-1', 'e-3'])}")
        texts.append(repr(source.uniform(-90, 90)))
        # Ties: these are exact in binary.
        texts.append(repr(source.randint(-90 * 2**14, 90 * 2**14) / 2**14))
    table = "lat,lon\n" + "".join(f"{text},0\n" for text in texts)
    for decimals in (0, 3, 7, 12):
        status, out, errors = gridnorth("parse", "--decimals", decimals, given=table)
        assert (status, errors) == (0, "")
        expected = [f"{float(text):.{decimals}f}" for text in texts]
        expected = [text[1:] if not float(text) and text[0] == "-" else text for text in expected]
        assert [row[2] for row in rows(out)[1:]] == expected


def test_the_short_way_reads_what_the_library_reads(gridnorth, seed):
    """Lines of two decimal numbers are read without the library, except by `parse`; both ways give the same."""
    source = random.Random(seed)
    lines = []
    for _ in range(3000):
        numbers = []
        for limit in (95, 200):
            sign = source.choice(["", "", "-", "+"])
            whole = source.choice([str(source.randint(0, limit)), f"{source.randint(0, 99):03}", "", "0", "4530", "04530"])
            point = source.choice([".", ".", ".", ".", ",", ""])
            numbers.append(sign + whole + point + "".join(source.choices("0123456789", k=source.randint(0, 12))))
        lines.append(source.choice(["", " ", "\t"]) + source.choice([" ", ", ", ",", " , ", "  ", "\t", "; ", ",,"]).join(numbers) + source.choice(["", " ", " N"]))
    given = "\n".join(lines) + "\n"
    short = gridnorth("mgrs", "-p", "11", "-f", "csv", given=given)
    long = gridnorth("parse", "-f", "csv", "--decimals", "12", given=given)
    for line, one, other in zip(lines, rows(short[1])[1:], rows(long[1])[1:], strict=True):
        assert (one[1] == "") == (other[1] == ""), line
    # The positions themselves, through another subject that does not ask for more than them.
    there = gridnorth("distance", "--azimuth", "0", "--length", "0", "--decimals", "7", "-f", "csv", given=given)
    for line, one, other in zip(lines, rows(there[1])[1:], rows(long[1])[1:], strict=True):
        assert one[1:3] == other[1:3], line
