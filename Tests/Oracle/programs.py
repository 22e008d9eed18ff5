# SPDX-License-Identifier: MIT
"""Runs the programs in C++ that compare GridNorth with other libraries, and holds what they must count."""

import re

from effort import EFFORT, at_least

LIBRARIES = ["-lGeographicLib", "-lproj", "-pthread"]

# How a line begins that lists an excused difference, at a point that was made to lie near an edge or at any.
EXCUSED = re.compile(r"[^:]*: within 10 nm of an edge: ")
RANDOM_EXCUSED = re.compile(r"[^:]*, random position: within 10 nm of an edge: ")

# Counts that a program must reach for its agreement to mean something, at the usual effort.
AT_LEAST = {
    "projection": {"questions that PROJ answered": 2_000_000},
    "mgrs": {
        "encode, precision -1 to 5": 7 * 250_000,
        "encode, random position, precision -1 to 5": 7 * 62_500,
        "decode: grid center, precision 0 to 5": 6 * 312_500,
    },
    "geodesics": {"pairs that PROJ answered": 500_000},
    "areas": {"areas that PROJ answered": 1_000},
    "graticules": {
        "GEOREF: encode, random position": 12 * 100_000,
        "GARS: encode, random position": 3 * 100_000,
        "GEOREF: spoiled text, still one": 1_000,
        "GARS: spoiled text, still one": 1_000,
    },
    "texts": {
        "degrees: both accept": 150_000,
        "UTM and UPS: both accept": 90_000,
        "MGRS: both accept": 60_000,
        "spoiled: both accept": 60_000,
        "spoiled: both refuse": 200_000,
        "only theirs: a sum of angles, as 7.0E+1": 1_000,
        "decimal commas: both accept": 50,
    },
    "indexes": {
        "positions inside": 20_000,
        "positions outside": 20_000,
        "hard positions on a border": 100_000,
        "hard positions on a side": 100_000,
        "positions around wide polygons on a border": 20_000,
        "positions around wide polygons on a side": 40_000,
        "equally far points": 3_000,
    },
    "fences": {
        "no fence is entered twice": 4_000,
        "places between fixes": 8_000,
        "crossings": 1_500,
        "events of ways in parts": 4_000,
    },
}

# Counts that a program must not reach: a reason that excuses more than it did is no reason any more. Half as many again
# as there are, or twice if they are few.
AT_MOST = {
    "texts": {
        "degrees: only one accepts, for a named reason": 13_000,
        "MGRS: only one accepts, for a named reason": 3_600,
        "UTM and UPS: only one accepts, for a named reason": 0,
        "spoiled: only one accepts, for a named reason": 17_000,
        "decimal commas: only one accepts, for a named reason": 200,
        "both accept: theirs is a sum of angles, asked again in parts": 30,
        "both accept: band D is a degree sign for them": 10,
        "not asked: colons that they cannot name": 3_000,
        "only ours: MGRS with blanks within": 230,
        "only ours: UTM and UPS in more than three words, or in two": 600,
        "only ours: a band after the zone": 40,
        "only ours: a cell beyond its band or zone": 800,
        "only ours: a minus of Unicode in a number of meters": 10,
        "only ours: a semicolon or a solidus": 800,
        "only ours: a zone with blanks before its letter": 90,
        "only ours: an N behind a northing, beside the hemisphere": 10,
        "only ours: beyond their grid": 3_000,
        "only ours: degrees in more than two words": 250,
        "only ours: degrees of which a word has two": 50,
        "only ours: degrees that are parted within a word": 1_600,
        "only ours: degrees with a blank after a colon": 90,
        "only ours: degrees with a letter or a symbol after a blank": 300,
        "only ours: degrees with a symbol, then degrees with colons, in one word": 40,
        "only ours: degrees with hemispheres in words": 50,
        "only ours: units of meters": 700,
    },
}


def report(run, build, capsys, name, command):
    """Runs a program, keeps all that it printed, shows the lines that measure or fail, and gives all of them."""
    result = run(command, check=False)
    kept = build / f"oracle-{name}.txt"
    kept.write_text(result.stdout + result.stderr)
    lines = result.stdout.splitlines()
    made = [line for line in lines if EXCUSED.match(line) and not RANDOM_EXCUSED.match(line)]
    listed = set(made)
    shown = [line for line in lines if line not in listed][:300]
    if made:
        shown += [f"{len(made)} excused differences at points made to lie near edges, the first 20:", *made[:20]]
    shown.append(f"all lines, each excused difference among them: {kept.relative_to(build.parent.parent)}")
    text = "\n".join(shown)
    with capsys.disabled():
        print(f"\n== {name}\n{text}")
    assert result.returncode == 0, f"{name}\n{text}\n{result.stderr[-5000:]}"
    return lines


def counts(lines):
    """The counts of a report by name."""
    found = (re.match(r"(\S.*?) +(\d+)(?:  largest .*)?$", line) for line in lines)
    return {match[1]: int(match[2]) for match in found if match}


def compare(name, run, build, cxx, seed, capsys, libraries=()):
    """Compiles and runs a program of this folder. It must find agreement, and ask and excuse as much as the tables say."""
    program = cxx([f"Tests/Oracle/{name}.cpp"], f"oracle-{name}", libs=[*LIBRARIES, *libraries])
    counted = counts(report(run, build, capsys, name, [program, seed]))
    for what, least in AT_LEAST.get(name, {}).items():
        assert counted.get(what, 0) >= at_least(least) * max(1, EFFORT), what
    for what, most in AT_MOST.get(name, {}).items():
        assert counted.get(what, 0) <= most * max(1, EFFORT), what
