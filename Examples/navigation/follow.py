"""Tells how something gets on along a route: waypoints that it passes, where it leaves the route, turns around, arrives.

    Examples/python Examples/navigation/follow.py ROUTE [TRACK]

Each is a GPX file or a table; without TRACK, the track is read from the standard input. A line of a route is latitude,
longitude and, for a waypoint, its name; a line of a track is latitude, longitude, seconds. In a GPX file the first route
counts, or else its tracks; points with names are waypoints. The last point is one in any case. A wrong fix, or a late one,
is named and skipped.
"""

# SPDX-License-Identifier: MIT
import csv
import io
import sys
import xml.etree.ElementTree as ET
from datetime import datetime, timezone

from gridnorth.navigation import Fix, Navigator


class Wrong(Exception):
    """An error, in a sentence for the user."""


def read(path):
    """The text of a file, or of the standard input, and its name."""
    name = path or "track"
    try:
        if path is None:
            return sys.stdin.buffer.read().decode(), name
        with open(path, encoding="utf-8", newline="") as file:
            return file.read(), name
    except OSError as error:
        raise Wrong(f"{name}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Wrong(f"{name}: this is no text") from None


def rows(text, name, kinds, fields):
    """A place in the file and the columns of each point: from the first of some kinds of GPX elements that there are, or a table."""
    if not text.lstrip("\ufeff \t\r\n").startswith("<"):
        yield from ((f"{name}:{number}", row) for number, row in enumerate(csv.reader(io.StringIO(text)), 1))
        return
    try:
        gpx = ET.fromstring(text.lstrip("\ufeff \t\r\n"))
    except ET.ParseError as error:
        raise Wrong(f"{name}: {error}") from None
    for kind in kinds:
        points = gpx.findall(kind)
        for number, point in enumerate(points, 1):
            columns = [point.get("lat") or "", point.get("lon") or "", *(point.findtext(f"{{*}}{field}") or "" for field in fields)]
            yield f"{name}: point {number}", columns
        if points:
            return


def numbers(row, count):
    """The first numbers of a row."""
    if len(row) < count:
        raise ValueError(f"{count} columns are needed, not {len(row)}")
    return [float(column) for column in row[:count]]


def seconds(text):
    """Reads a number, or a time as GPX writes it; None if there is none."""
    text = text.strip()
    if not text:
        return None
    if "T" not in text:
        return float(text)
    moment = datetime.fromisoformat(text.replace("Z", "+00:00"))
    return (moment if moment.tzinfo else moment.replace(tzinfo=timezone.utc)).timestamp()


def read_route(path):
    """The points of a route, and the names of those that are waypoints."""
    points, names = [], {}
    kinds = ("{*}rte[1]/{*}rtept", "{*}trk/{*}trkseg/{*}trkpt")
    for place, row in rows(*read(path), kinds, ["name"]):
        try:
            points.append(numbers(row, 2))
        except ValueError as error:
            raise Wrong(f"{place}: {error}") from None
        if len(row) > 2 and row[2].strip():
            names[len(points) - 1] = row[2].strip()
    if not points:
        raise Wrong(f"{path}: a route needs a point")
    names.setdefault(len(points) - 1, "the end")
    return points, names


def events(before, now, names):
    """The changes since the step before, in words."""
    for number in range(now.next_waypoint - now.passed, now.next_waypoint):
        yield f"passed {names[number]}"
    if now.off_route != before.off_route:
        yield f"off the route by {abs(now.distance_off):.0f} m" if now.off_route else "back on the route"
    if now.wrong_way and not before.wrong_way:
        yield "goes the wrong way"
    if now.arrived and not before.arrived:
        yield "arrived"


def follow(route, track=None):
    points, names = read_route(route)
    try:
        walk = Navigator(points, sorted(names))
    except ValueError as error:
        raise Wrong(f"{route}: {error}") from None
    names = [names[number] for number in sorted(names)]
    before = None
    for place, row in rows(*read(track), ["{*}trk/{*}trkseg/{*}trkpt"], ["time"]):
        try:
            latitude, longitude = numbers(row, 2)
            if len(row) < 3:
                raise ValueError("3 columns are needed, not 2")
            time = seconds(row[2])
            now = walk.step(Fix(time, (latitude, longitude)))
        except ValueError as error:
            # A fix that is refused changes nothing: those behind it count.
            print(f"{place}: {error}", file=sys.stderr)
            continue
        for event in events(before or now._replace(off_route=False, wrong_way=False, arrived=False), now, names):
            print(f"{'?' if time is None else format(time, '.0f')} s: {event}")
        before = now
    if before is None:
        raise Wrong(f"{track or 'track'}: there are no fixes")


def main():
    if not 2 <= len(sys.argv) <= 3:
        sys.exit("usage: follow.py ROUTE [TRACK]")
    try:
        follow(*sys.argv[1:])
    except Wrong as error:
        sys.exit(f"follow: {error}")


if __name__ == "__main__":
    main()
