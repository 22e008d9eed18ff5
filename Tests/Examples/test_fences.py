# SPDX-License-Identifier: MIT
"""The examples with fences: C and Python report the same events as a check of every meter of the way."""

import math
import os
import random
import sys

import pytest


@pytest.fixture(scope="module")
def notify(cc, root):
    return cc([root / "Examples/fences/notify.c"], "notify", libs=["-lm"])


@pytest.fixture(scope="module")
def python(run, root, library):
    """python(argument, ..., input=text): runs the program in Python, and returns its output."""
    environment = os.environ | {"PYTHON": sys.executable}
    command = [root / "Examples/python", "Examples/fences/notify.py"]
    return lambda *arguments, **options: run([*command, *arguments], env=environment, **options).stdout


@pytest.fixture(scope="module")
def walk(seed):
    """Places around a town, and fixes of a walk from one to the next and beyond, a minute each."""
    chance = random.Random(seed)
    places = [(number, 46.5 + chance.uniform(-0.02, 0.02), 8 + chance.uniform(-0.03, 0.03), chance.uniform(150, 400))
              for number in range(1, 13)]
    fixes = []
    for number in range(40):
        _, latitude, longitude, _ = chance.choice(places)
        fixes.append((60 * number, latitude + chance.uniform(-0.004, 0.004), longitude + chance.uniform(-0.004, 0.004)))
    return places, fixes


def table(rows):
    return "".join(" ".join(map(repr, row)) + "\n" for row in rows)


def looked(geod, places, fixes):
    """Events found by looking at a thousand positions between two fixes: time, word, number."""
    inside = {number: None for number, *_ in places}
    for (start, *here), (end, *there) in [(fixes[0], fixes[0]), *zip(fixes, fixes[1:])]:
        azimuth, _, length = geod.inv(here[1], here[0], there[1], there[0])
        steps = 1000 if length > 0 else 1
        longitudes, latitudes, _ = geod.fwd(
            [here[1]] * steps, [here[0]] * steps, [azimuth] * steps, [length * (i + 1) / steps for i in range(steps)]
        )
        for number, latitude, longitude, radius in places:
            _, _, distances = geod.inv([longitude] * steps, [latitude] * steps, longitudes, latitudes)
            for step, distance in enumerate(distances):
                was = inside[number]
                now = distance <= radius + (30 if was else 0)
                if was is not None and now != was:
                    time = start + (end - start) * (step + 0.5) / steps
                    yield time, "entered" if now else "left", number
                inside[number] = now


def test_c_and_python_tell_what_a_close_look_finds(run, notify, python, walk, tmp_path):
    pyproj = pytest.importorskip("pyproj")
    places, fixes = walk
    (tmp_path / "places").write_text(table(places))
    shown = run([notify, tmp_path / "places"], input=table(fixes)).stdout
    assert python(tmp_path / "places", tmp_path / "state", input=table(fixes)) == shown
    found = [(float(time), word, int(number)) for time, _, word, number in map(str.split, shown.splitlines())]
    wanted = sorted(looked(pyproj.Geod(ellps="WGS84"), places, fixes))
    assert len(wanted) > 10
    unmatched = []
    for time, word, number in wanted:
        match = next((row for row in found if row[1:] == (word, number) and abs(row[0] - time) < 0.2), None)
        unmatched += [] if match else [(time, word, number)]
    unmatched += [row for row in found if all(row[1:] != one[1:] or abs(row[0] - one[0]) >= 0.2 for one in wanted)]
    # An object that only touches a border is in and out again within a second: either program may miss it.
    assert len(unmatched) <= len(wanted) // 5
    for time, word, number in unmatched:
        others = [row for row in unmatched if row[1] != word and row[2] == number]
        assert any(math.isclose(row[0], time, abs_tol=1) for row in others), unmatched
    assert [row[0] for row in found] == sorted(row[0] for row in found)


def test_a_later_run_goes_on(python, walk, tmp_path):
    places, fixes = walk
    (tmp_path / "places").write_text(table(places))
    whole = python(tmp_path / "places", tmp_path / "state", input=table(fixes))
    parts = [python(tmp_path / "places", tmp_path / "parts", input=table(part)) for part in (fixes[:17], fixes[17:])]
    assert "".join(parts) == whole
    assert all(parts)


# The second fix is late, the third is nowhere, the fourth cannot be read, nor can the fifth.
HARBOR = "1 46.5 8 200\n"
TROUBLED = "10 46.51 8\n9 46.5 8\n20 91 8\n30 46.5\n30 46.5 8 x" + 300 * "x" + "\n40 46.5 8\n50 46.51 8"
LATE = "fixes:2: A time is earlier than the one before it or beyond 1e15 s, a duration is negative, or a span exceeds 400 days."


def test_late_fixes_and_wrong_ones_are_named_and_skipped(run, notify, python, tmp_path):
    (tmp_path / "places").write_text(HARBOR)
    clean = "".join(f"{line}\n" for line in TROUBLED.splitlines() if line[:2] in ("10", "40", "50"))
    wanted = python(tmp_path / "places", tmp_path / "clean", input=clean)
    assert wanted.count("entered 1") == wanted.count("left 1") == 1

    result = run([notify, tmp_path / "places"], input=TROUBLED)
    assert result.stdout == wanted
    late, nowhere, *unread = result.stderr.splitlines()
    assert (late, unread) == (LATE, [f"fixes:{number}: This line cannot be read." for number in (4, 5)])
    assert nowhere.startswith("fixes:3: ") and "atitude" in nowhere

    assert python(tmp_path / "places", tmp_path / "state", input=TROUBLED) == wanted
    assert (tmp_path / "state").read_bytes() == (tmp_path / "clean").read_bytes()


def test_python_names_what_it_skips_and_keeps_the_state(run, root, library, tmp_path):
    (tmp_path / "places").write_text(HARBOR)
    command = [root / "Examples/python", "Examples/fences/notify.py", tmp_path / "places", tmp_path / "state"]
    result = run(command, env=os.environ | {"PYTHON": sys.executable}, input=TROUBLED)
    shown = result.stderr.splitlines()
    assert [line.split(": ")[0] for line in shown] == [f"fixes:{number}" for number in (2, 3, 4, 5)]
    assert shown[0].startswith(LATE.removesuffix("."))


def test_wrong_places_and_lines_are_named(run, notify, tmp_path):
    table = tmp_path / "places"

    def refused(text):
        table.write_text(text)
        result = run([notify, table], input="0 46.5 8\n", check=False)
        assert (result.returncode, result.stdout) == (1, "")
        return [line.removeprefix(f"{table}:").split(": ", 1) for line in result.stderr.splitlines()]

    unread = "This line cannot be read."
    assert refused(HARBOR + "2 46.5\n\n3 46.5 8 200 5\n") == [[number, unread] for number in ("2", "3", "4")]
    (first, latitude), (second, same), (third, radius) = refused("5 91 8 100\n" + HARBOR + HARBOR + "4 46 8 0\n")
    assert (first, second, third) == ("1", "3", "4")
    assert "atitude" in latitude and " id" in same and "adius" in radius
    assert run([notify], check=False).returncode == 1


def test_room_grows_with_the_places(run, notify, python, tmp_path):
    count = 1500
    (tmp_path / "places").write_text(table((number, 46.5, 8, 100 + number / 10) for number in range(count)))
    fixes = "0 46.51 8\n60 46.5 8\n120 46.49 8\n"
    shown = run([notify, tmp_path / "places"], input=fixes).stdout
    assert (shown.count("entered"), shown.count("left")) == (count, count)
    assert shown == python(tmp_path / "places", tmp_path / "state", input=fixes)


def test_no_places_are_a_table_too(run, notify, tmp_path):
    (tmp_path / "places").write_text("")
    result = run([notify, tmp_path / "places"], input="0 46.51 8\n60 46.5 8\n")
    assert (result.stdout, result.stderr) == ("", "")
