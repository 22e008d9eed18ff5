"""The cities of the tz database as UTM coordinates and MGRS references, with the Python package of GridNorth.

    python3 cities.py /usr/share/zoneinfo/zone1970.tab

cities.c does the same in C; the two print the same bytes.
"""

# SPDX-License-Identifier: MIT
import math
import struct
import sys

from gridnorth import mgrs, position, utm


def read_cities(path):
    """Names, latitudes and longitudes from the table: ISO 6709, +DDMM+DDDMM or +DDMMSS+DDDMMSS."""
    names, latitudes, longitudes = [], [], []
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.startswith("#"):
                continue
            _, text, name = line.split()[:3]
            city = position.parse(text, "iso_6709")
            names.append(name)
            latitudes.append(city.latitude)
            longitudes.append(city.longitude)
    return names, latitudes, longitudes


def checksum(numbers):
    """FNV-1a, 64 bits, over every bit of a list of numbers: two hosts that agree agree in all of them."""
    result = 0xCBF29CE484222325
    for byte in struct.pack(f"<{len(numbers)}d", *numbers):
        result = (result ^ byte) * 0x100000001B3 % 2**64
    return result


def main():
    names, latitudes, longitudes = read_cities(sys.argv[1])

    # Lists in, lists out; numpy arrays would come back as arrays.
    eastings, northings, zones = utm.forward(latitudes, longitudes)
    references = mgrs.encode(latitudes, longitudes)
    decoded_latitudes, decoded_longitudes = mgrs.decode(references)
    decoded_eastings, decoded_northings, _ = utm.forward(decoded_latitudes, decoded_longitudes)

    print(f"{'place':32} {'latitude':>10} {'longitude':>11}  {'UTM':26} MGRS")
    for row, name in enumerate(names):
        zone = abs(zones[row]) % 61  # UPS is 61 in rows, and 0 in print.
        print(
            f"{name:32} {latitudes[row]:10.5f} {longitudes[row]:11.5f}  {zone:02} {'N' if zones[row] > 0 else 'S'} "
            f"{eastings[row]:9.2f} {northings[row]:10.2f}  {references[row]}"
        )
    offsets = zip(eastings, decoded_eastings, northings, decoded_northings)
    farthest = max(math.sqrt((e2 - e1) * (e2 - e1) + (n2 - n1) * (n2 - n1)) for e1, e2, n1, n2 in offsets)
    print(
        f"{len(names)} places. The centers of their 1 m cells, read back from the references, are at most "
        f"{farthest:.2f} m away."
    )
    pairs = [number for position in zip(decoded_latitudes, decoded_longitudes) for number in position]
    print(f"Checksum over every bit of the coordinates: {checksum(eastings + northings + pairs):016x}")


if __name__ == "__main__":
    main()
