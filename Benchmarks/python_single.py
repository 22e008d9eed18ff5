# SPDX-License-Identifier: MIT
"""The calls from Python for one value against packages of PyPI; and columns of str against the C call on texts in slots.

    python_single.py           measures, for half a minute; prints a line of JSON for each measurement
    python_single.py --quick   does everything once, with few rows: shows that it runs, its times mean nothing
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable, Sequence
from typing import Any

import mgrs
import numpy as np
import pandas
import pyproj
import togo
from python_calls import IN_THE_PLANE, QUICK, Coast, Earth, Run, columns, in_c, ratios, record, times

import gridnorth

ROWS = 1000 if QUICK else 20_000


def one_by_one(function: Callable[..., Any], rows: Sequence[tuple[Any, ...]]) -> Run:
    """Make a loop over rows: of one, two or four numbers."""
    if len(rows[0]) == 1:
        texts = [text for (text,) in rows]

        def run() -> None:
            for text in texts:
                function(text)

    elif len(rows[0]) == 2:

        def run() -> None:
            for latitude, longitude in rows:
                function(latitude, longitude)

    else:

        def run() -> None:
            for first, second, third, fourth in rows:
                function(first, second, third, fourth)

    return run


def compare(name: str, operation: str, ours: Run, peer: str, theirs: Run, computes: str = "") -> None:
    """Time a loop of calls beside a loop of a peer's; `computes` is what the peer computes, if that is not the same."""
    found = times({"ours": ours, "theirs": theirs})
    ours_each, theirs_each = (statistics.median(found[key]) / ROWS for key in ("ours", "theirs"))
    record(
        "python one",
        name=name,
        operation=operation,
        rows=ROWS,
        ours=ours_each,
        peer=peer,
        computes=computes,
        theirs=theirs_each,
        ratio=ratios(found["theirs"], found["ours"]),
    )


def single_calls(earth: Earth) -> None:
    """Time calls for one value."""
    converter, geod = mgrs.MGRS(), pyproj.Geod(ellps="WGS84")
    latitudes, longitudes = np.clip(earth.latitudes[:ROWS], -79, 83).tolist(), earth.longitudes[:ROWS].tolist()
    to_latitudes, to_longitudes = earth.to_latitudes[:ROWS].tolist(), earth.to_longitudes[:ROWS].tolist()
    azimuths, distances = earth.azimuths[:ROWS].tolist(), earth.distances[:ROWS].tolist()
    positions = list(zip(latitudes, longitudes))
    texts = [(text,) for text in gridnorth.mgrs.encode(latitudes, longitudes)]
    pairs = list(zip(latitudes, longitudes, to_latitudes, to_longitudes))
    swapped = list(zip(longitudes, latitudes, to_longitudes, to_latitudes))
    ways = list(zip(latitudes, longitudes, azimuths, distances))
    swapped_ways = list(zip(longitudes, latitudes, azimuths, distances))
    decode = gridnorth.mgrs.decode

    def decode_center(text: str) -> Any:
        return decode(text).center

    theirs = one_by_one(converter.toLatLon, texts)
    compare(
        "mgrs.encode",
        "MGRS encode, 1 m",
        one_by_one(gridnorth.mgrs.encode, positions),
        "mgrs toMGRS",
        one_by_one(converter.toMGRS, positions),
    )
    compare("mgrs.decode", "MGRS decode, 1 m", one_by_one(decode, texts), "mgrs toLatLon", theirs)
    compare(
        "mgrs.decode", "MGRS decode and its center, 1 m", one_by_one(decode_center, texts), "mgrs toLatLon", theirs
    )
    for verb, ours, peers in (("inverse", pairs, swapped), ("direct", ways, swapped_ways)):
        peer = {"inverse": geod.inv, "direct": geod.fwd}[verb]
        function = getattr(gridnorth.geodesic, verb)
        run = one_by_one(function, ours)
        compare(f"geodesic.{verb}", f"geodesic {verb}", run, f"pyproj Geod.{peer.__name__}", one_by_one(peer, peers))


def side_calls() -> None:
    """Time the side of one position by an index; togo takes geometries, which are made beforehand."""
    coast = Coast(1000)
    random = np.random.default_rng(2)
    latitudes, longitudes = random.uniform(47.7, 48.3, ROWS).tolist(), random.uniform(9.6, 10.4, ROWS).tolist()
    togo.set_polygon_indexing_mode(togo.TGIndex.YSTRIPES)
    polygon = togo.from_geojson(coast.document)
    points = [(togo.Point(x, y).as_geometry(),) for x, y in zip(longitudes, latitudes)]
    sides = [polygon.contains(point) for (point,) in points]
    if np.mean(coast.index.contains(np.array(latitudes), np.array(longitudes)) != sides) > 0.01:
        sys.exit("python_single: sides differ")
    compare(
        "index.PolygonIndex.contains",
        "side of a position, 1000 vertices",
        one_by_one(coast.index.contains, list(zip(latitudes, longitudes))),
        "togo contains",
        one_by_one(polygon.contains, points),
        IN_THE_PLANE,
    )


def columns_of_str(earth: Earth) -> None:
    """Time columns of str of all kinds, beside the C call on slots of bytes."""
    slots = gridnorth.mgrs.encode(earth.latitudes, earth.longitudes, as_bytes=True)
    listed = slots.astype("U15").tolist()
    count = len(listed)
    call = in_c("gn_mgrs_decode_batch", slots, 16, 16, count, *columns(*earth.results[:2]), None)
    for kind, texts in (
        ("a list", listed),
        ("numpy's object", np.array(listed, object)),
        ("numpy's StringDType", np.array(listed, np.dtypes.StringDType())),
        ("pandas' object", pandas.Series(listed, dtype=object)),
        ("pandas' str", pandas.Series(listed, dtype="str")),
    ):
        found = times({"ours": lambda texts=texts: gridnorth.mgrs.decode(texts), "c": call})
        ours, in_slots = (statistics.median(found[name]) / count for name in ("ours", "c"))
        record(
            "python texts",
            name="mgrs.decode",
            operation=f"MGRS decode, 1 m, from {kind}",
            rows=count,
            ours=ours,
            c=in_slots,
            ratio=ratios(found["c"], found["ours"]),
        )


def main() -> None:
    """Measure everything."""
    earth = Earth()
    single_calls(earth)
    side_calls()
    columns_of_str(earth)


if __name__ == "__main__":
    main()
