"""Which of many zones holds each of many positions.

    Examples/python Examples/indexes/zones.py ZONES POSITIONS SEED    10000 1000000 1: 10,000 zones, a million positions

Zones may overlap. The positions are in an index too: a zone is asked only about those in its rectangle. Needs numpy.
"""

# SPDX-License-Identifier: MIT
import sys

import numpy as np

from gridnorth import geodesic, polygon
from gridnorth.index import PointIndex, PolygonIndex


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


def held(zones, latitudes, longitudes):
    """For each zone, the rows of the positions that it holds."""
    index = PointIndex.from_columns(latitudes, longitudes)
    for zone in zones:
        near = np.array(index.in_bounds(polygon.bounds(zone)), int)
        yield near[PolygonIndex(zone).contains(latitudes[near], longitudes[near])]


def main():
    zone_count, position_count, seed = map(int, sys.argv[1:])
    random = np.random.default_rng(seed)
    zones = made_zones(random, zone_count)
    latitudes, longitudes = scattered(random, position_count)
    zones_of = np.zeros(position_count, int)
    fullest, most = 0, 0
    for number, rows in enumerate(held(zones, latitudes, longitudes)):
        zones_of[rows] += 1
        if len(rows) > most:
            fullest, most = number, len(rows)
    for count, positions in enumerate(np.bincount(zones_of)):
        print(f"{positions} positions in {count} zones")
    print(f"Zone {fullest} holds {most} positions, more than any other.")


if __name__ == "__main__":
    main()
