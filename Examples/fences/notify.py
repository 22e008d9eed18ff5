"""Tells when something that moves enters or leaves a circle.

    Examples/python Examples/fences/notify.py PLACES STATE <FIXES

PLACES has a line for each circle: a number, its latitude, longitude and radius in meters. FIXES has a line for each fix:
seconds, latitude, longitude. A wrong fix, or a late one, is named and skipped. STATE is a file that keeps the tracker, so
a later run goes on where this one stops.
"""

# SPDX-License-Identifier: MIT
import pathlib
import pickle
import sys

from gridnorth.fences import FenceSet, FenceTracker, Fix, Trigger, circle

WORDS = {Trigger.ENTER: "entered", Trigger.EXIT: "left"}


def read_places(path):
    """The circles of the table."""
    for line in path.read_text(encoding="utf-8").splitlines():
        number, latitude, longitude, radius = line.split()
        yield circle(int(number), (float(latitude), float(longitude)), float(radius), triggers=Trigger.ENTER | Trigger.EXIT)


def main():
    fences = FenceSet(read_places(pathlib.Path(sys.argv[1])))
    kept = pathlib.Path(sys.argv[2])
    # A position may be some meters off: this prevents repeated entering and leaving on the border.
    tracker = pickle.loads(kept.read_bytes()) if kept.exists() else FenceTracker(hysteresis=30)
    try:
        for number, line in enumerate(sys.stdin, 1):
            try:
                time, latitude, longitude = map(float, line.split())
                events = tracker.step(Fix(time, (latitude, longitude)), fences)
            except ValueError as error:
                # A fix that is refused changes nothing: those behind it count.
                print(f"fixes:{number}: {error}", file=sys.stderr)
                continue
            for event in events:
                print(f"{event.time:.1f} s: {WORDS[event.kind]} {event.id}")
    finally:
        kept.write_bytes(pickle.dumps(tracker))


if __name__ == "__main__":
    main()
