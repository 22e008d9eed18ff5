r"""The ten nearest waypoints: how far they are, and in which direction.

    Examples/python Examples/indexes/waypoints.py \
        /usr/share/zoneinfo/zone1970.tab "48°51′30″N 2°17′40″E" build/waypoints.index

The waypoints are the cities of the tz database. The index of them is kept in the last file, which later runs map into
memory as long as the table is older.
"""

# SPDX-License-Identifier: MIT
import math
import mmap
import pathlib
import sys

from gridnorth import geodesic, position
from gridnorth.index import PointIndex


def read_waypoints(path):
    """Names and points from the table: ISO 6709, +DDMM+DDDMM or +DDMMSS+DDDMMSS."""
    rows = [line.split() for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return [row[2] for row in rows], [position.parse(row[1], "iso_6709").point for row in rows]


def opened_index(path, table, points):
    """The index in a file, if it is newer than the table; otherwise a new one, which is kept there."""
    if path.exists() and path.stat().st_mtime_ns > table.stat().st_mtime_ns:
        index = mapped(path)
        # All points of the earth are within infinity.
        if index.count_within(0, 0, math.inf) == len(points):
            return index
    # Another file takes the place of the old one at once: programs that have mapped the old one keep it.
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(bytes(PointIndex(points)))
    new.replace(path)
    return mapped(path)


def mapped(path):
    """The index in a file, without a copy of it."""
    with path.open("rb") as file:
        return PointIndex.from_buffer(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))


def main():
    if len(sys.argv) != 4:
        sys.exit("usage: waypoints.py TABLE POSITION INDEX")
    table = pathlib.Path(sys.argv[1])
    here = position.parse(sys.argv[2]).point
    names, points = read_waypoints(table)
    index = opened_index(pathlib.Path(sys.argv[3]), table, points)
    for waypoint in index.nearest(*here, k=10):
        azimuth = geodesic.inverse(*here, *points[waypoint.id]).azimuth_from
        print(f"{waypoint.distance / 1000:10.3f} km  {azimuth % 360:5.1f}°  {names[waypoint.id]}")


if __name__ == "__main__":
    main()
