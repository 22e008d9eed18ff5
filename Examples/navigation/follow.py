"""Tells how something gets on along a route: waypoints that it passes, where it leaves the route, turns around, arrives.

    Examples/python Examples/navigation/follow.py ROUTE <TRACK

ROUTE has a line for each point: latitude, longitude and, for a waypoint, its name. The last point is one in any case. TRACK
has a line for each fix: latitude, longitude, seconds. A wrong fix, or a late one, is named and skipped.
"""

# SPDX-License-Identifier: MIT
import csv
import sys

from gridnorth.navigation import Navigator


def numbers(row, count):
    """The first numbers of a row."""
    if len(row) < count:
        raise ValueError(f"{count} columns are needed, not {len(row)}")
    return map(float, row[:count])


def read_route(path):
    """The points of a table, and the names of those that are waypoints."""
    points, names = [], {}
    with open(path, encoding="utf-8", newline="") as file:
        for number, row in enumerate(csv.reader(file), 1):
            try:
                points.append(tuple(numbers(row, 2)))
            except ValueError as error:
                raise ValueError(f"{path}:{number}: {error}") from None
            if len(row) > 2 and row[2].strip():
                names[number - 1] = row[2].strip()
    if not points:
        raise ValueError(f"{path}: a route needs a point")
    names.setdefault(len(points) - 1, "the end")
    return points, names


def events(before, now, names):
    """What is another than it was, in words."""
    for number in range(now.next_waypoint - now.passed, now.next_waypoint):
        yield f"passed {names[number]}"
    if now.off_route != before.off_route:
        yield f"off the route by {abs(now.distance_off):.0f} m" if now.off_route else "back on the route"
    if now.wrong_way and not before.wrong_way:
        yield "goes the wrong way"
    if now.arrived and not before.arrived:
        yield "arrived"


def main():
    try:
        points, names = read_route(sys.argv[1])
        walk = Navigator(points, sorted(names))
    except (IndexError, OSError, ValueError) as error:
        sys.exit(f"follow: {error if len(sys.argv) > 1 else 'which route?'}")
    names = [names[number] for number in sorted(names)]
    before = None
    for number, row in enumerate(csv.reader(sys.stdin), 1):
        try:
            latitude, longitude, time = numbers(row, 3)
            now = walk.step(time, latitude, longitude)
        except ValueError as error:
            # A fix that is refused changes nothing: those behind it count.
            print(f"track:{number}: {error}", file=sys.stderr)
            continue
        for event in events(before or now._replace(off_route=False, wrong_way=False, arrived=False), now, names):
            print(f"{time:.0f} s: {event}")
        before = now


if __name__ == "__main__":
    main()
