# SPDX-License-Identifier: MIT
"""The examples with indexes: they find the same as a search without one."""

import os
import re
import sys

import pytest

TABLE = "/usr/share/zoneinfo/zone1970.tab"
PARIS = "48°51′30″N 2°17′40″E"

# Every zone is asked about every position.
SLOW = """
import sys
sys.path.insert(0, "Examples/indexes")
import numpy as np
import zones
from gridnorth import polygon

random = np.random.default_rng(int(sys.argv[3]))
rings = zones.made_zones(random, int(sys.argv[1]))
latitudes, longitudes = zones.scattered(random, int(sys.argv[2]))
positions = np.column_stack([latitudes, longitudes])
inside = np.array([polygon.contains(ring, positions) for ring in rings])
for count, number in enumerate(np.bincount(inside.sum(0))):
    print(f"{number} positions in {count} zones")
print(f"Zone {inside.sum(1).argmax()} holds {inside.sum(1).max()} positions, more than any other.")
"""


@pytest.fixture(scope="module")
def python(run, root, library):
    """python(argument, ...): runs Python with the package, and gives the lines that it prints."""
    environment = os.environ | {"PYTHON": sys.executable}
    return lambda *arguments: run([root / "Examples/python", *arguments], env=environment).stdout.splitlines()


def degrees(text, digits):
    """A coordinate of ISO 6709: some digits of degrees, two of minutes, perhaps two of seconds."""
    whole, minutes, seconds = text[1 : 1 + digits], text[1 + digits : 3 + digits], text[3 + digits :]
    value = int(whole) + int(minutes) / 60 + int(seconds or 0) / 3600
    return -value if text[0] == "-" else value


def test_the_ten_nearest_waypoints(python, tmp_path):
    pyproj = pytest.importorskip("pyproj")
    stored = tmp_path / "waypoints"
    shown = python("Examples/indexes/waypoints.py", TABLE, PARIS, stored)
    assert stored.stat().st_size > 0
    # The second run finds the file.
    assert python("Examples/indexes/waypoints.py", TABLE, PARIS, stored) == shown

    paris = 2 + 17 / 60 + 40 / 3600, 48 + 51 / 60 + 30 / 3600
    places = []
    for line in open(TABLE, encoding="utf-8").read().splitlines():
        if not line.startswith("#"):
            _, text, name, *_ = line.split("\t")
            latitude, longitude = re.findall(r"[+-]\d+", text)
            azimuth, _, distance = pyproj.Geod(ellps="WGS84").inv(*paris, degrees(longitude, 3), degrees(latitude, 2))
            places.append((distance, azimuth, name))
    wanted = sorted(places)[:10]
    assert [line.split()[-1] for line in shown] == [name for _, _, name in wanted]
    for line, (distance, azimuth, _) in zip(shown, wanted, strict=True):
        kilometers, direction = re.match(r" *(\S+) km +(\S+)°", line).groups()
        assert float(kilometers) == pytest.approx(distance / 1000, abs=6e-4)
        assert (float(direction) - azimuth + 180) % 360 - 180 == pytest.approx(0, abs=0.06)


def test_an_index_of_another_table_is_built_anew(python, tmp_path):
    table, stored = tmp_path / "table", tmp_path / "index"
    old, new = "FR\t+4852+00220\tParis\n", "GB\t+513030-0000731\tLondon\n"

    def nearest(text, age):
        """The names that are shown when the table is younger than the index by a number of seconds, if there is one."""
        table.write_text(text)
        if stored.exists():
            moment = stored.stat().st_mtime_ns + age * 10**9
            os.utime(table, ns=(moment, moment))
        return [line.split()[0] for line in python("Examples/indexes/waypoints.py", table, PARIS, stored)]

    paris, london = nearest(old, 0)[0], nearest(new, 1)[0]
    assert float(paris) < 10 and 300 < float(london) < 400
    # The table is older, but has another number of points.
    assert nearest(old + new, -60) == [paris, london]
    assert nearest(old, -60) == [paris]
    # An index newer than the table, with as many points, is used without a check.
    assert nearest(new, -60) == [paris]
    # The two have the same time: it is unknown which was first.
    assert nearest(new, 0) == [london]


def test_which_zones_hold_which_positions(python, seed):
    arguments = ("100", "10000", str(seed))
    shown = python("Examples/indexes/zones.py", *arguments)
    assert shown == python("-c", SLOW, *arguments)
    assert sum(int(line.split()[0]) for line in shown[:-1]) == 10000
    assert len(shown) > 2
