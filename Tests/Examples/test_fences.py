# SPDX-License-Identifier: MIT
"""The examples with fences: C and Python tell the same, which is what one finds by looking at every meter of the way."""

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
    """python(argument, ..., input=text): runs the program in Python, and gives what it prints."""
    environment = os.environ | {"PYTHON": sys.executable}
    command = [root / "Examples/python", "Examples/fences/notify.py"]
    return lambda *arguments, **options: run([*command, *arguments], env=environment, **options).stdout


@pytest.fixture(scope="module")
def walk(seed):
    """Places around a town, and fixes of somebody who walks from one to the next and beyond, a minute each."""
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
    # Who only touches a border is in and out again within a second: either may not see it.
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


def test_what_cannot_be_is_refused(run, notify, tmp_path):
    (tmp_path / "places").write_text("1 91 8 100\n")
    result = run([notify, tmp_path / "places"], input="", check=False)
    assert result.returncode == 1
    (tmp_path / "places").write_text("1 46 8 100\n")
    result = run([notify, tmp_path / "places"], input="10 46 8\n9 46 8\n", check=False)
    assert result.stderr == "notify: A time is earlier than the one before it, or a duration is negative.\n"
    assert run([notify], check=False).returncode == 1
