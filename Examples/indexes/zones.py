"""Which of many zones hold each of many positions.

    Examples/python Examples/indexes/zones.py ZONES POSITIONS SEED    10000 1000000 1: 10,000 zones, a million positions

Zones may overlap. Needs numpy.
"""

# SPDX-License-Identifier: MIT
import sys

import numpy as np

from gridnorth import geodesic
from gridnorth.fences import FenceSet, polygon


def scattered(random, count):
    """Positions all over the earth: latitudes and longitudes."""
    return np.degrees(np.arcsin(random.uniform(-1, 1, count))), random.uniform(-180, 180, count)


def made_zones(random, count):
    """Polygons of 100 vertices, each 30 to 150 km from a center."""
    azimuths = np.linspace(360, 0, 100, endpoint=False)
    zones = []
    for latitude, longitude in zip(*scattered(random, count)):
        latitudes, longitudes, _ = geodesic.direct(latitude, longitude, azimuths, random.uniform(30e3, 150e3, 100))
        zones.append(np.column_stack([latitudes, longitudes]))
    return zones


def main():
    zone_count, position_count, seed = map(int, sys.argv[1:])
    random = np.random.default_rng(seed)
    zones = FenceSet(polygon(number, ring) for number, ring in enumerate(made_zones(random, zone_count)))
    counts, numbers = zones.holding_batch(*scattered(random, position_count))
    for count, positions in enumerate(np.bincount(counts)):
        print(f"{positions} positions in {count} zones")
    held = np.bincount(numbers.astype(int), minlength=zone_count)
    print(f"Zone {held.argmax()} holds {held.max()} positions, more than any other.")


if __name__ == "__main__":
    main()
