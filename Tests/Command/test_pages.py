# SPDX-License-Identifier: MIT
"""What is made from the description: the help, the manual page, the completions; and the reading of the command line."""

import re
import shlex
import shutil
import subprocess

import pytest

SUBJECTS = ["convert", "mgrs", "utm", "parse", "distance", "area", "ring", "north", "sun", "height", "tiles", "cover", "grid", "read"]


OPTION = re.compile(r"^  (?:-(\w), |    )--([\w-]+)(?: ([A-Z][^ ]*))?", re.M)


@pytest.fixture(scope="module")
def options(gridnorth):
    """The options of a subject, as its help lists them: (letter, name, value)."""

    def listed(subject):
        page = gridnorth(subject, "--help")[1]
        return OPTION.findall(page + (gridnorth("help", "rows")[1] if "gridnorth help rows" in page else ""))

    return listed


def test_the_list_of_subjects(gridnorth):
    status, out, _ = gridnorth("--help")
    assert status == 0
    assert re.findall(r"^  (\w+) ", out, re.M) == SUBJECTS
    assert (gridnorth("help")[1], gridnorth("-h")[1]) == (out, out)
    # Who types the name alone sees the list, and a script that does notices.
    assert gridnorth()[:2] == (2, out)


@pytest.mark.parametrize("words", [["--help"], ["help", "rows"], *([subject, "--help"] for subject in SUBJECTS)])
def test_each_page_fits_a_screen(gridnorth, words):
    status, out, errors = gridnorth(*words)
    assert (status, errors) == (0, "")
    assert len(out.splitlines()) <= 24
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("subject", SUBJECTS)
def test_help_of_a_subject_is_the_same_both_ways(gridnorth, subject):
    assert gridnorth("help", subject)[1] == gridnorth(subject, "-h")[1] == gridnorth(subject, "--help")[1]


@pytest.mark.parametrize("subject", SUBJECTS)
def test_an_option_and_a_letter_have_one_meaning(options, subject):
    letters = [letter for letter, _, _ in options(subject) if letter]
    names = [name for _, name, _ in options(subject)]
    assert names
    assert len(set(names)) == len(names)
    assert len(set(letters)) == len(letters)


def test_the_version(gridnorth, root):
    number = [re.search(rf"GN_VERSION_{part} (\d+)", (root / "include/gridnorth_types.h").read_text())[1] for part in ("MAJOR", "MINOR", "PATCH")]
    assert gridnorth("--version") == (0, f"gridnorth {'.'.join(number)}\n", "")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["mgsr"], 'there is no subject "mgsr"; did you mean mgrs?'),
        (["xyzzyxyzzy"], 'there is no subject "xyzzyxyzzy"'),
        (["mgrs", "--precison", "3"], "there is no option --precison; did you mean --precision?"),
        (["mgrs", "--prec", "3"], "there is no option --prec; did you mean --precision?"),
        (["mgrs", "--digits", "3"], "there is no option --digits; did you mean --precision?"),
        (["north", "--time", "2027-07-01"], "there is no option --time; did you mean --date?"),
        (["ring", "--ver", "9"], "there is no option --ver; did you mean --vertices?"),
        (["mgrs", "--man"], "there is no option --man; did you mean gridnorth help --man?"),
        (["mgrs", "--completions=bash"], "there is no option --completions; did you mean gridnorth help --completions?"),
        (["--man"], 'there is no subject "--man"; did you mean gridnorth help --man?'),
        (["--completions", "bash"], 'there is no subject "--completions"; did you mean gridnorth help --completions?'),
        (["-V"], 'there is no subject "-V"; did you mean gridnorth --version?'),
        (["MGRS", "1", "2"], 'there is no subject "MGRS"; did you mean mgrs?'),
        (["area", "--Group", "1"], "there is no option --Group; did you mean --group?"),
        (["help", "distanse"], 'there is no help about "distanse"; did you mean distance?'),
        (["help", "xyzzyxyzzy"], 'there is no help about "xyzzyxyzzy"\n'),
        (["dist"], 'there is no subject "dist"; did you mean distance?'),
        (["declination", "1", "2"], 'there is no subject "declination"; did you mean north?'),
        (["m"], 'there is no subject "m"\n'),
        (["mgrs", "-y"], "there is no option -y"),
        (["mgrs", "--precision"], "--precision needs a value: DIGITS"),
        (["mgrs", "--strict=yes"], "--strict takes no value"),
        (["mgrs", "--precision", "12", "1", "2"], '--precision needs a whole number from -1 to 11, not "12"'),
        (["mgrs", "--precision", "2.5", "1", "2"], "--precision needs a whole number"),
        (["mgrs", "-d", "refs.txt"], '--decimals needs a whole number from 0 to 12, not "refs.txt"'),
        (["mgrs", "-d", "/dev/null"], '"/dev/null"; to read that file: gridnorth mgrs --decode /dev/null'),
        (["utm", "--zone", "/dev/null"], '"/dev/null"; to read that file: gridnorth utm /dev/null'),
        (["distance", "--from", "/dev/null", "1.5", "2.5"], "; to read that file: gridnorth distance /dev/null"),
        (["mgrs", ""], "the arguments are empty"),
        (["distance", "", " "], "the arguments are empty"),
        (["mgrs", "48", ""], 'the argument behind "48" is empty'),
        (["area", " ", "48", "2"], 'the argument before "48" is empty'),
        (["mgrs", "points.csv", ""], 'the argument behind "points.csv" is empty'),
        (["mgrs", "--format", "xml"], "--format is one of: text csv jsonl geojson"),
        (["mgrs", "--delimiter", "ab"], "--delimiter needs one character"),
        (["utm", "--zone", "99"], "--zone needs a zone from 1 to 60, or an EPSG code"),
        (["north", "--date", "yesterday"], '--date "yesterday": '),
        (["distance", "--from", "nowhere"], '--from "nowhere", character '),
        (["sun", "--days", "401"], "--days needs a whole number from 1 to 400"),
        (["sun", "--date", "2500-01-01"], "--date must be in the years 1900 to 2099"),
        (["tiles", "1", "2"], "--zoom is missing"),
        (["ring", "1", "2"], "--radius is missing"),
        (["area", "--group", "field"], '--group: stdin has no column "field"; its columns are: lat, lon'),
        (["area", "--group", "1", "47", "5", "47", "8", "49", "7"], "--group names a column, and these positions are no table"),
        (["distance", "--units", "ha"], "--units is one of: m km mi nmi ft\n"),
        (["distance", "-u", "km", "-a", "1", "-l", "1km"], "--units is for measuring"),
        (["area", "--lines", "--units", "acres"], "--units acres is a unit of areas"),
        (["read", "-f", "gpx", "a", "b"], "several files become one only as"),
        (["help", "nothing"], 'there is no help about "nothing"'),
        (["help", "--completions", "csh"], "--completions needs a shell"),
    ],
)
def test_wrong_usage(gridnorth, words, said):
    status, out, errors = gridnorth(*words, given="lat,lon\n1,2\n")
    assert (status, out) == (2, "")
    assert said in errors
    assert re.search(r"\nSee: gridnorth (\w+ )?--help\n$", errors)


def test_words_of_newcomers_lead_to_what_there_is(gridnorth, root):
    """The words of other programs name subjects and options that exist."""
    for word in re.findall(r'\{"(\w+)", "[\w -]+"\}', (root / "command/main.c").read_text()):
        suggested = re.search(r"did you mean (.*)\?", gridnorth(word)[2])[1]
        assert suggested.split()[0] in SUBJECTS, word
        assert all(f"--{name}" in gridnorth(suggested.split()[0], "--help")[1] for name in re.findall(r"--(\w+)", suggested))
    words = re.findall(r'\{"(\w+)", OPTION_\w+\}', (root / "command/arguments.c").read_text())
    assert len(words) > 15
    for word in words:
        found = [re.search(r"did you mean --([\w-]+)\?", gridnorth(subject, f"--{word}")[2]) for subject in SUBJECTS]
        assert any(found), word


def test_pages_tell_what_is_looked_for(gridnorth):
    assert "--precision sets the digits" in gridnorth("mgrs", "--help")[1]
    page = " ".join(gridnorth("north", "--help")[1].split())
    assert "at the time of --date" in page
    assert "the declination and the convergence" in page
    status, out, errors = gridnorth("mgrs", "-d", "3", "48.85837", "2.294481")
    assert (status, out, errors) == (0, "31UDQ4825011951\n", "gridnorth: references have no --decimals; --precision sets their digits\n")
    assert gridnorth("mgrs", "-d", "3", "31UDQ4825111943")[2] == ""


@pytest.mark.parametrize("subject", SUBJECTS)
def test_values_in_every_way_of_writing(gridnorth, subject, options):
    """--name VALUE, --name=VALUE, -n VALUE and -nVALUE mean the same."""
    for letter, name, value in options(subject):
        if value and letter and name in ("precision", "decimals"):
            given = "1.5 2.5\n"
            extra = {"ring": ["--radius", "5"], "tiles": ["--zoom", "3"]}.get(subject, [])
            ways = [[f"--{name}", "3"], [f"--{name}=3"], [f"-{letter}", "3"], [f"-{letter}3"]]
            found = {gridnorth(subject, *extra, *way, given=given)[:2] for way in ways}
            assert len(found) == 1


def test_the_manual_page_has_every_option(gridnorth, options):
    status, out, errors = gridnorth("help", "--man")
    assert (status, errors) == (0, "")
    for subject in SUBJECTS:
        part = out.partition(f'.SH "GRIDNORTH {subject.upper()}"')[2] or pytest.fail(subject)
        for _, name, _ in options(subject):
            assert "\\-\\-" + name.replace("-", "\\-") in part, name
    # A line that begins like this would be a request of troff.
    assert {line.split()[0] for line in out.splitlines() if line[:1] in ".'"} <= {'.\\"', ".TH", ".SH", ".TP", ".PP", ".RS", ".RE", ".nf", ".fi"}


@pytest.mark.skipif(not shutil.which("groff"), reason="groff is not installed: Tools/setup all")
def test_groff_shows_the_manual_page(gridnorth, options):
    out = gridnorth("help", "--man")[1]
    result = subprocess.run(["groff", "-man", "-ww", "-z", "-Tutf8"], input=out, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")
    shown = subprocess.run(["groff", "-man", "-Tascii", "-P-c"], input=out, capture_output=True, text=True, check=True).stdout
    shown = re.sub(r".\x08|\x1b\[\d+m", "", shown)
    for subject in SUBJECTS:
        assert f"GRIDNORTH {subject.upper()}" in shown
        for _, name, _ in options(subject):
            assert f"--{name}" in shown
    assert "EXIT STATUS" in shown


def complete(gridnorth, tmp_path, *words):
    """What bash offers behind these words."""
    script = tmp_path / "completions.bash"
    script.write_text(gridnorth("help", "--completions", "bash")[1])
    line = shlex.join(words)
    program = f"""
        source {shlex.quote(str(script))}
        COMP_WORDS=({line}) COMP_CWORD={len(words) - 1} COMP_LINE={shlex.quote(line)} COMP_POINT={len(line)}
        _gridnorth
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    result = subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=True)
    assert result.stderr == ""
    return result.stdout.split()


def test_completions_of_bash(gridnorth, tmp_path, options):
    assert complete(gridnorth, tmp_path, "gridnorth", "") == [*SUBJECTS, "help", "--help", "--version"]
    assert complete(gridnorth, tmp_path, "gridnorth", "m") == ["mgrs"]
    assert complete(gridnorth, tmp_path, "gridnorth", "mgrs", "--pre") == ["--precision"]
    assert complete(gridnorth, tmp_path, "gridnorth", "mgrs", "--format", "") == ["text", "csv", "jsonl", "geojson"]
    assert complete(gridnorth, tmp_path, "gridnorth", "read", "-x", "--format", "g") == ["geojson", "gpx"]
    assert complete(gridnorth, tmp_path, "gridnorth", "help", "--completions", "") == ["bash", "zsh", "fish"]
    # Files are left to bash.
    assert complete(gridnorth, tmp_path, "gridnorth", "read", "") == []
    for subject in SUBJECTS:
        offered = complete(gridnorth, tmp_path, "gridnorth", subject, "--")
        assert {*offered} == {f"--{name}" for _, name, _ in options(subject)} | {"--help"}
        assert len(offered) == len(set(offered))


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completions_are_programs(gridnorth, shell, tmp_path):
    status, out, errors = gridnorth("help", "--completions", shell)
    assert (status, errors) == (0, "")
    assert all(subject in out for subject in SUBJECTS)
    script = tmp_path / "script"
    script.write_text(out)
    have = subprocess.run(["which", shell], capture_output=True, check=False).returncode == 0
    if have:
        result = subprocess.run([shell, "-n", script], capture_output=True, text=True, check=False)
        assert (result.returncode, result.stderr) == (0, "")
    else:
        # Without the shell, quotation marks and brackets at least come in pairs.
        plain = re.sub(r"'(?:[^']|'\\'')*'", "", out.split("\n", 2)[2])
        assert "'" not in re.sub(r"#.*", "", plain)
        assert plain.count("(") == plain.count(")") or shell == "zsh"


def test_examples_of_the_help_work(gridnorth, program, tmp_path):
    """Every example runs in a folder that has its files; those that begin with a result show it."""
    (tmp_path / "points.csv").write_text("name,lat,lon,grid\nTower,48.85837,2.294481,31UDQ4825111943\n")
    (tmp_path / "points.txt").write_text("48.85837 2.294481\n")
    (tmp_path / "typed.txt").write_text("40d30'N 75d15'W\n")
    (tmp_path / "fields.csv").write_text("field,lat,lon\na,0,0\na,0,1\na,1,1\nb,0,5\nb,0,6\nb,1,6\n")
    (tmp_path / "field.geojson").write_text('{"type":"Polygon","coordinates":[[[5,47],[8,47],[7,49],[5,47]]]}')
    (tmp_path / "track.gpx").write_text('<gpx><trk><trkseg><trkpt lat="1" lon="2"/><trkpt lat="1.01" lon="2"/></trkseg></trk></gpx>')
    (tmp_path / "places.kml").write_text("<kml><Placemark><Point><coordinates>8,46.5</coordinates></Point></Placemark></kml>")
    (tmp_path / "N48E002.hgt").write_bytes(bytes(2 * 1201 * 1201))
    seen = 0
    for subject in SUBJECTS:
        lines = re.findall(rf"^  (gridnorth {subject} .*)$", gridnorth(subject, "--help")[1], re.M)
        assert lines
        for line in lines:
            result = subprocess.run(["bash", "-c", line], cwd=tmp_path, capture_output=True, text=True, check=False, env={"PATH": f"{program.parent}:/usr/bin:/bin"})
            assert (result.returncode, result.stderr) == (0, ""), line
            seen += 1
    assert seen > 20


def test_results_in_the_description_are_right(gridnorth, root):
    """Meanings of examples that are results."""
    text = (root / "command/description.c").read_text()
    shown = [(line.replace('\\"', '"'), meaning) for line, meaning in re.findall(r'\{"(gridnorth (?:[^"\\]|\\.)*)", "([^"]*)"\}', text)]
    results = [(line, meaning) for line, meaning in shown if re.match(r"[\dA-Z-]+[/ .]?\d", meaning) and " km " not in meaning]
    assert len(results) >= 3
    for line, meaning in results:
        assert gridnorth(*shlex.split(line)[1:])[1] == meaning + "\n"
