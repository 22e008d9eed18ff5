# SPDX-License-Identifier: MIT
"""The calls from Python on numpy arrays, against the C call itself, against packages of PyPI, and in two threads.

    python_calls.py           measures, for a minute or two; prints a line of JSON for each measurement
    python_calls.py --quick   does everything once, with few rows: shows that it runs, its times mean nothing

The C call is made through ctypes, without statuses, into arrays that have been written before. `gridnorth` gives new
arrays, as numpy does; their memory is mostly that of the call before, so that the system need not clear new pages.
"""

from __future__ import annotations

import ctypes
import importlib.metadata
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import ephem
import gpxpy
import gridnorth
import gridnorth.exchange
import gridnorth.index
import gridnorth.sky
import gridnorth.terrain
import gridnorth.tiles
import mgrs
import numkong
import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pyproj
import rasterio
import shapely
import tg
import togo
import utm
from gridnorth._exchange.memory import gn_feature, gn_vertex
from gridnorth._native.library import library
from pvlib import spa
from scipy import ndimage
from supermercado import burntiles

QUICK = sys.argv[1:] == ["--quick"]
ROWS = 1000 if QUICK else 1_000_000
REPETITIONS = 1 if QUICK else 7
#: Nanoseconds that one timing lasts at least.
LEAST = 0 if QUICK else 5_000_000
VERTICES = 1000
PACKAGES = (
    *("ephem", "gpxpy", "mgrs", "numkong", "numpy", "pandas", "polars", "pvlib", "pyarrow", "pyproj", "rasterio", "scipy"),
    *("shapely", "supermercado", "togo", "utm"),
)
#: The native libraries that packages bring.
BROUGHT = {
    "pyproj": f"PROJ {pyproj.proj_version_str}",
    "shapely": f"GEOS {shapely.geos_version_string}",
    "togo": "tg",
}
#: What a peer computes, where that is not the same.
IN_THE_PLANE = "in the plane, straight edges"
UNCHECKED = "checks no range"
COMPUTES = {
    "NumKong haversine": "the distance alone, on a sphere of 6,335,439 m",
    "NumKong vincenty": "the distance alone, on the ellipsoid of IERS 2003; nearly antipodal pairs up to 76 km off",
    "rasterio sample": "the nearest sample",
    "shapely is_valid": IN_THE_PLANE,
    "supermercado": "straight edges, burnt into an image",
}

Run = Callable[[], Any]


@dataclass
class Call:
    """A call on whole arrays, and the same by others."""

    name: str
    operation: str
    ours: Run
    in_c: Run | None = None
    peers: dict[str, Run] = field(default_factory=dict)
    rows: int = ROWS
    #: What peers compute, where that is not the same.
    computes: dict[str, str] = field(default_factory=dict)
    #: The same for some of the rows: for threads.
    part: Callable[[slice], Any] | None = None


def record(table: str, **values: Any) -> None:
    """Print a measurement."""
    print(json.dumps({"table": table, **values}), flush=True)


def times(runs: dict[str, Run], clock: Callable[[], int] = time.thread_time_ns) -> dict[str, list[float]]:
    """Time each run once in every repetition, after one that warms up; short runs are run several times in a row."""

    def time_of(run: Run, turns: int) -> int:
        start = clock()
        for _ in range(turns):
            run()
        return clock() - start

    turns = {name: max(1, LEAST // max(1, time_of(run, 1))) for name, run in runs.items()}
    result: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(REPETITIONS):
        for name, run in runs.items():
            result[name].append(time_of(run, turns[name]) / turns[name])
    return result


def ratios(of: list[float], to: list[float]) -> list[float]:
    """Give the median of ratios, the lowest and the highest."""
    values = [a / b for a, b in zip(of, to)]
    return [statistics.median(values), min(values), max(values)]


def measure(call: Call) -> None:
    """Time a call beside the C call, then beside the others, whose arrays would get in the way of the first contest."""
    facts = {"name": call.name, "operation": call.operation, "rows": call.rows}
    if call.in_c:
        found = times({"ours": call.ours, "c": call.in_c})
        ours, in_c = (statistics.median(found[name]) / call.rows for name in ("ours", "c"))
        record("python", **facts, ours=ours, c=in_c, ratio=ratios(found["c"], found["ours"]))
    if call.peers:
        found = times({"ours": call.ours, **call.peers})
        ours = statistics.median(found["ours"]) / call.rows
        for peer in call.peers:
            theirs = statistics.median(found[peer]) / call.rows
            beside = {"peer": peer, "computes": call.computes.get(peer, ""), "theirs": theirs}
            record("python peer", **facts, ours=ours, **beside, ratio=ratios(found[peer], found["ours"]))


def in_c(name: str, *arguments: Any) -> Run:
    """Make a call of a C function; arrays become pointers, and stay alive as long as the call."""
    function = getattr(library, name)
    pointers = [
        ctypes.cast(argument.ctypes.data, kind) if isinstance(argument, np.ndarray) else argument
        for argument, kind in zip(arguments, function.argtypes)
    ]
    return lambda: (function(*pointers), arguments)[0]


def columns(*arrays: Any) -> Iterator[Any]:
    """Give arrays as the C functions take them, each with its stride."""
    return (argument for array in arrays for argument in (array, array.itemsize))


def check(what: str, ours: Any, theirs: Any, tolerance: float) -> None:
    """Give up if two answers differ: a contest between them would prove nothing."""
    if not np.allclose(np.asarray(ours), np.asarray(theirs), rtol=0, atol=tolerance):
        sys.exit(f"python_calls: {what} differ")


class Earth:
    """Positions all over the earth, others within one zone, and where C calls put their results."""

    def __init__(self) -> None:
        random = np.random.default_rng(1)
        self.latitudes = np.degrees(np.arcsin(random.uniform(-1, 1, ROWS)))
        self.longitudes = random.uniform(-180, 180, ROWS)
        self.to_latitudes = np.degrees(np.arcsin(random.uniform(-1, 1, ROWS)))
        self.to_longitudes = random.uniform(-180, 180, ROWS)
        self.azimuths = random.uniform(-180, 180, ROWS)
        self.distances = random.uniform(1, 1e6, ROWS)
        # Where the package utm knows the series to the millimeter, and mgrs knows UTM.
        self.zone_latitudes = random.uniform(1, 78, ROWS)
        self.zone_longitudes = random.uniform(0, 6, ROWS)
        self.results = tuple(np.zeros(ROWS) for _ in range(3))
        self.zones = np.zeros(ROWS, "i4")
        self.texts = np.zeros(ROWS, "S16")


def mgrs_calls(earth: Earth) -> Iterator[Call]:
    """Give the calls of references: as bytes, which the C call writes, and as str."""
    latitudes, longitudes = earth.latitudes, earth.longitudes
    points, converter = np.column_stack([latitudes, longitudes]), mgrs.MGRS()
    as_bytes = gridnorth.mgrs.encode(latitudes, longitudes, as_bytes=True)
    as_str = gridnorth.mgrs.encode(latitudes, longitudes)
    narrow = as_bytes.astype("S15")
    codes = bytes(converter.toMGRSArray(points))
    # That package adds half a millimeter before it cuts, so that a few differ in a digit.
    if np.mean(np.frombuffer(codes, "S15") == narrow) < 0.99:
        sys.exit("python_calls: references differ")
    encode_peer = {"mgrs toMGRSArray": lambda: converter.toMGRSArray(points)}
    decode_peer = {"mgrs toLatLonArray": lambda: converter.toLatLonArray(codes)}
    encode = in_c("gn_mgrs_encode_batch", *columns(latitudes, longitudes), ROWS, 5, earth.texts, 16, 16, None)
    decode = in_c("gn_mgrs_decode_batch", as_bytes, 16, 16, ROWS, *columns(*earth.results[:2]), None)
    for name, options in (("bytes", {"as_bytes": True}), ("str", {})):
        yield Call(
            "mgrs.encode",
            f"MGRS encode, 1 m, to {name}",
            lambda options=options: gridnorth.mgrs.encode(latitudes, longitudes, **options),
            encode,
            encode_peer,
            part=lambda rows, options=options: gridnorth.mgrs.encode(latitudes[rows], longitudes[rows], **options),
        )
    for name, texts in (("bytes", as_bytes), ("str", as_str)):
        yield Call(
            "mgrs.decode",
            f"MGRS decode, 1 m, from {name}",
            lambda texts=texts: gridnorth.mgrs.decode(texts),
            decode,
            decode_peer,
            part=lambda rows, texts=texts: gridnorth.mgrs.decode(texts[rows]),
        )


def container_calls(earth: Earth) -> Iterator[Call]:
    """Give the calls of references in columns of other libraries."""
    latitudes, longitudes = earth.latitudes, earth.longitudes
    as_bytes = gridnorth.mgrs.encode(latitudes, longitudes, as_bytes=True)
    texts = [text.decode() for text in as_bytes.tolist()]
    encode = in_c("gn_mgrs_encode_batch", *columns(latitudes, longitudes), ROWS, 5, earth.texts, 16, 16, None)
    decode = in_c("gn_mgrs_decode_batch", as_bytes, 16, 16, ROWS, *columns(*earth.results[:2]), None)
    for name, make in (("Arrow", pa.array), ("polars", pl.Series), ("pandas", pd.Series)):
        pair = make(latitudes), make(longitudes)
        yield Call(
            "mgrs.encode",
            f"MGRS encode, 1 m, column of {name}",
            lambda pair=pair: gridnorth.mgrs.encode(*pair),
            encode,
        )
    for name, column in (
        ("Arrow", pa.array(texts)),
        ("Arrow, views", pa.array(texts, pa.string_view())),
        ("polars", pl.Series(texts)),
        ("pandas", pd.Series(texts, dtype="str")),
        ("numpy StringDType", np.array(texts, np.dtypes.StringDType())),
    ):
        yield Call(
            "mgrs.decode",
            f"MGRS decode, 1 m, column of {name}",
            lambda column=column: gridnorth.mgrs.decode(column),
            decode,
        )


def utm_calls(earth: Earth) -> Iterator[Call]:
    """Give the projections: one zone for all, and each position in its own."""
    latitudes, longitudes = earth.zone_latitudes, earth.zone_longitudes
    eastings, northings, _ = gridnorth.utm.forward(latitudes, longitudes, 31)
    everywhere, results, zone = (earth.latitudes, earth.longitudes), earth.results[:2], np.array([31], "i4")
    own_eastings, own_northings, own_zones = own_grids = gridnorth.utm.forward(*everywhere)
    projection = pyproj.Proj("+proj=utm +zone=31 +ellps=WGS84")
    transformer = pyproj.Transformer.from_crs("EPSG:4326", "EPSG:32631", always_xy=True)
    check("coordinates of pyproj", projection(longitudes, latitudes), (eastings, northings), 1e-6)
    check("coordinates of utm", utm.from_latlon(latitudes, longitudes, 31)[:2], (eastings, northings), 0.1)
    yield Call(
        "utm.forward",
        "UTM forward, one zone",
        lambda: gridnorth.utm.forward(latitudes, longitudes, 31),
        in_c("gn_utm_forward_batch", *columns(latitudes, longitudes), ROWS, 31, *columns(*results, earth.zones), None),
        {
            "pyproj Proj": lambda: projection(longitudes, latitudes),
            "pyproj Transformer": lambda: transformer.transform(longitudes, latitudes),
            "utm": lambda: utm.from_latlon(latitudes, longitudes, 31),
        },
        part=lambda rows: gridnorth.utm.forward(latitudes[rows], longitudes[rows], 31),
    )
    yield Call(
        "utm.forward",
        "UTM forward, each in its zone",
        lambda: gridnorth.utm.forward(*everywhere),
        in_c("gn_utm_forward_batch", *columns(*everywhere), ROWS, 0, *columns(*results, earth.zones), None),
    )
    yield Call(
        "utm.inverse",
        "UTM inverse, one zone",
        lambda: gridnorth.utm.inverse(eastings, northings, 31, 1),
        in_c("gn_utm_inverse_batch", *columns(eastings, northings), zone, 0, ROWS, *columns(*results), None),
        {
            "pyproj Proj": lambda: projection(eastings, northings, inverse=True),
            "pyproj Transformer": lambda: transformer.transform(eastings, northings, direction="INVERSE"),
            "utm": lambda: utm.to_latlon(eastings, northings, 31, northern=True, strict=False),
        },
        part=lambda rows: gridnorth.utm.inverse(eastings[rows], northings[rows], 31, 1),
    )
    yield Call(
        "utm.inverse",
        "UTM inverse, each in its zone",
        lambda: gridnorth.utm.inverse(*own_grids),
        in_c("gn_utm_inverse_batch", *columns(own_eastings, own_northings, own_zones), ROWS, *columns(*results), None),
    )
    yield Call(
        "utm.factors",
        "convergence and scale, one zone",
        lambda: gridnorth.utm.factors(latitudes, longitudes, 31),
        in_c("gn_utm_factors_batch", *columns(latitudes, longitudes), ROWS, 31, *columns(*results), None),
    )


def pair_calls(earth: Earth) -> Iterator[Call]:
    """Give geodesics, great circles and rhumb lines between pairs."""
    geod = pyproj.Geod(ellps="WGS84")
    pairs = (earth.latitudes, earth.longitudes, earth.to_latitudes, earth.to_longitudes)
    ways = (earth.latitudes, earth.longitudes, earth.azimuths, earth.distances)
    by_peer = (earth.longitudes, earth.latitudes)
    ends = (earth.to_longitudes, earth.to_latitudes)
    check("distances of pyproj", geod.inv(*by_peer, *ends)[2], gridnorth.geodesic.inverse(*pairs)[0], 1e-6)
    radians = [np.radians(values) for values in pairs]
    for module, peers in (
        (
            gridnorth.geodesic,
            {"pyproj Geod": lambda: geod.inv(*by_peer, *ends), "NumKong vincenty": lambda: numkong.vincenty(*radians)},
        ),
        (gridnorth.sphere, {"NumKong haversine": lambda: numkong.haversine(*radians)}),
        (gridnorth.rhumb, {}),
    ):
        yield from _pair_calls(module, "inverse", pairs, earth, peers)
    yield from distance_calls(pairs, radians, earth)
    for module, peers in (
        (gridnorth.geodesic, {"pyproj Geod": lambda: geod.fwd(*by_peer, earth.azimuths, earth.distances)}),
        (gridnorth.sphere, {}),
    ):
        yield from _pair_calls(module, "direct", ways, earth, peers)
    # A rhumb line may end at a pole before: not where one starts within a thousand kilometers of the equator.
    near = (earth.latitudes / 10, *ways[1:])
    yield from _pair_calls(gridnorth.rhumb, "direct", near, earth, {})


def distance_calls(pairs: tuple[Any, ...], radians: list[Any], earth: Earth) -> Iterator[Call]:
    """Give the C calls for distances alone: the like of NumKong's, which have no azimuths and write into memory too."""
    by_peer = np.zeros(ROWS)
    distances, none = earth.results[0], (None, 0, None, 0)
    for name, theirs in (("sphere", numkong.haversine), ("geodesic", numkong.vincenty)):
        peer = f"NumKong {theirs.__name__}"
        theirs(*radians, out=by_peer)
        ours = in_c(f"gn_{name}_inverse_batch", *columns(*pairs), ROWS, distances, 8, *none, None)
        ours()
        if name == "sphere":
            check("great circles of NumKong", distances, by_peer * (gridnorth.sphere.RADIUS / 6335439), 0.1)
        elif np.mean(np.abs(distances - by_peer) > 1.3) > 1e-4:
            sys.exit("python_calls: distances of NumKong differ")
        yield Call(
            f"gn_{name}_inverse_batch",
            f"{name} inverse, the distance alone, called through ctypes",
            ours,
            None,
            {peer: lambda theirs=theirs: theirs(*radians, out=by_peer)},
            computes={peer: COMPUTES[peer].removeprefix("the distance alone, ")},
        )


def _pair_calls(
    module: Any, verb: str, arguments: tuple[Any, ...], earth: Earth, peers: dict[str, Run]
) -> Iterator[Call]:
    name = module.__name__.rpartition(".")[2]
    function = getattr(module, verb)
    results = earth.results[:2] if name == "rhumb" else earth.results
    yield Call(
        f"{name}.{verb}",
        f"{name} {verb}",
        lambda: function(*arguments),
        in_c(f"gn_{name}_{verb}_batch", *columns(*arguments), ROWS, *columns(*results), None),
        peers,
        computes=COMPUTES,
        part=lambda rows: function(*(argument[rows] for argument in arguments)),
    )


def shape_calls() -> Iterator[Call]:
    """Give calls with one polygon, route or circle each, whose vertices are counted."""
    geod = pyproj.Geod(ellps="WGS84")
    turn = np.arange(VERTICES) * (-360 / VERTICES)
    random = np.random.default_rng(1)
    longitudes, latitudes, _ = geod.fwd(
        np.full(VERTICES, 10.0), np.full(VERTICES, 50.0), turn, random.uniform(25e3, 50e3, VERTICES)
    )
    array = np.column_stack([latitudes, longitudes])
    points = gridnorth.Points(array)
    polygon = shapely.Polygon(np.column_stack([longitudes, latitudes]))
    line = shapely.LineString(polygon.exterior.coords[:-1])
    check("areas", geod.polygon_area_perimeter(longitudes, latitudes)[0], gridnorth.polygon.measure(points).area, 1)
    check("lengths", geod.line_length(longitudes, latitudes), gridnorth.route.length(points), 1e-3)

    def contest(name: str, operation: str, ours: Run, peers: dict[str, Run], vertices: int = VERTICES) -> Call:
        # What shapely writes is the same.
        computes = COMPUTES if "GeoJSON" in operation else {**COMPUTES, "shapely": IN_THE_PLANE}
        return Call(name, f"{operation}, {vertices} vertices", ours, None, peers, vertices, computes)

    yield contest(
        "polygon.measure",
        "area and perimeter",
        lambda: gridnorth.polygon.measure(points),
        {
            "pyproj Geod": lambda: geod.polygon_area_perimeter(longitudes, latitudes),
            "shapely": lambda: (shapely.area(polygon), shapely.length(polygon)),
        },
    )
    yield contest(
        "polygon.contains",
        "contains a position",
        lambda: gridnorth.polygon.contains(points, (50.1, 10.1)),
        {"shapely": lambda: shapely.contains_xy(polygon, 10.1, 50.1)},
    )
    yield contest(
        "polygon.centroid",
        "centroid",
        lambda: gridnorth.polygon.centroid(points),
        {"shapely": lambda: shapely.centroid(polygon)},
    )
    yield contest(
        "polygon.crossing",
        "does it cross itself",
        lambda: gridnorth.polygon.crossing(points),
        {"shapely is_valid": lambda: shapely.is_valid(polygon)},
    )
    yield contest(
        "polygon.geojson",
        "polygon as GeoJSON",
        lambda: gridnorth.polygon.geojson(points),
        {"shapely": lambda: shapely.to_geojson(polygon)},
    )
    yield contest(
        "route.length",
        "length of a route",
        lambda: gridnorth.route.length(points),
        {"pyproj Geod": lambda: geod.line_length(longitudes, latitudes)},
    )
    yield contest(
        "route.simplify",
        "simplify a route to 100 m",
        lambda: gridnorth.route.simplify(points, 100),
        {"shapely": lambda: shapely.simplify(line, 0.001, preserve_topology=False)},
    )
    azimuths = np.arange(64) * (-360 / 64)
    center = (np.full(64, 10.0), np.full(64, 50.0))
    yield contest(
        "shapes.circle",
        "circle",
        lambda: gridnorth.shapes.circle((50, 10), 1000, vertices=64),
        {"pyproj Geod": lambda: geod.fwd(*center, azimuths, np.full(64, 1000.0))},
        64,
    )


class Coast:
    """A ring of short edges around a place, 60 km across, as edges.cpp has it, and positions around its border."""

    def __init__(self, vertices: int) -> None:
        random, turn = np.random.default_rng(1), np.arange(vertices) * (360 / vertices)
        wave = 1 + 0.2 * np.sin(np.radians(7 * turn)) + 30 / vertices * random.uniform(-1, 1, vertices)
        start = np.full(vertices, 10.0), np.full(vertices, 48.0)
        longitudes, latitudes, _ = pyproj.Geod(ellps="WGS84").fwd(*start, -turn, 25000 * wave)
        self.index = gridnorth.index.PolygonIndex(np.column_stack([latitudes, longitudes]))
        ring = np.column_stack([longitudes, latitudes]).tolist()
        self.document = json.dumps({"type": "Polygon", "coordinates": [[*ring, ring[0]]]})
        count = 100 if QUICK else 10_000
        self.latitudes, self.longitudes = random.uniform(47.7, 48.3, count), random.uniform(9.6, 10.4, count)


def index_calls() -> Iterator[Call]:
    """Give the sides of positions by an index that each has built before."""
    for vertices in (1000, 100_000):
        coast = Coast(100 if QUICK else vertices)
        latitudes, longitudes = coast.latitudes, coast.longitudes
        striped = tg.Geometry(coast.document.encode(), tg.Index.STRIPES)
        prepared = shapely.from_geojson(coast.document)
        shapely.prepare(prepared)

        def ours(coast: Any = coast) -> Any:
            return coast.index.contains(coast.latitudes, coast.longitudes)

        peers: dict[str, Run] = {
            "tg": lambda of=striped, x=longitudes, y=latitudes: tg.covers(of, x, y),
            "shapely prepared": lambda of=prepared, x=longitudes, y=latitudes: shapely.contains_xy(of, x, y),
        }
        for peer, theirs in peers.items():
            if np.mean(ours() != theirs()) > 0.01:
                sys.exit(f"python_calls: sides of {peer} differ")
        operation = f"sides of positions, {vertices} vertices"
        computes = dict.fromkeys(peers, IN_THE_PLANE)
        yield Call("index.PolygonIndex.contains", operation, ours, None, peers, len(latitudes), computes)


def geojson_calls() -> Iterator[Call]:
    """Give the reading of lines: from Python into new memory, and the C call into memory that has been written before."""
    lines, each = 10 if QUICK else 100, 100
    random = np.random.default_rng(1)
    places = np.round(random.uniform([7, 46], [9, 47], (lines, each, 2)), 7)
    features = [
        {"type": "Feature", "properties": {}, "geometry": {"type": "LineString", "coordinates": line}}
        for line in places.tolist()
    ]
    text = json.dumps({"type": "FeatureCollection", "features": features})
    document, count = text.encode(), lines * each
    togo.set_polygon_indexing_mode(togo.TGIndex.NONE)

    def by_togo() -> Any:
        return togo.from_geojson(text)

    def by_shapely() -> Any:
        return shapely.from_geojson(text)

    def by_tg() -> Any:
        return tg.Geometry(document, tg.Index.NONE)

    def ours() -> Any:
        return gridnorth.exchange.read(document)

    check("positions of togo", [line.coords for line in by_togo().geoms], places, 0)
    check("positions of shapely", shapely.get_coordinates(by_shapely()).reshape(places.shape), places, 0)
    check("positions of GeoJSON", [line.points for line in ours()], places[:, :, ::-1], 0)
    peers: dict[str, Run] = {"togo": by_togo, "shapely": by_shapely}
    yield Call("exchange.read", "GeoJSON, a point", ours, None, peers, count, dict.fromkeys(peers, UNCHECKED))
    found, vertices = (gn_feature * lines)(), (gn_vertex * count)()
    needed = ctypes.c_size_t(), ctypes.c_size_t()

    def call() -> None:
        status = library.gn_geojson_read(
            *(document, len(document), found, lines, ctypes.byref(needed[0])),
            *(vertices, count, ctypes.byref(needed[1]), None),
        )
        if status:
            sys.exit("python_calls: GeoJSON is not read")

    operation = "GeoJSON, a point, called through ctypes"
    yield Call("gn_geojson_read", operation, call, None, {"tg": by_tg}, count, {"tg": UNCHECKED})


def measure_threads(call: Call) -> None:
    """Time a call in one thread and in two, each with a half of the rows, by the clock on the wall."""
    assert call.part
    part = call.part
    halves = (slice(0, ROWS // 2), slice(ROWS // 2, ROWS))
    with ThreadPoolExecutor(2) as pool:
        found = times(
            {"one": call.ours, "two": lambda: list(pool.map(part, halves))},
            time.perf_counter_ns,
        )
    one, two = (statistics.median(found[name]) / ROWS for name in ("one", "two"))
    record(
        "threads",
        host="Python",
        operation=call.operation,
        rows=ROWS,
        one=one,
        two=two,
        ratio=ratios(found["one"], found["two"]),
    )


def document_call() -> Call:
    """Give the reading of a recorded track."""
    count = 100 if QUICK else 10_000
    random = np.random.default_rng(20261127)
    start = np.datetime64("2026-11-22T08:17:05")
    points = "".join(
        f'   <trkpt lat="{latitude:.7f}" lon="{longitude:.7f}">\n    <ele>{altitude:.2f}</ele>\n'
        f"    <time>{start + second}Z</time>\n   </trkpt>\n"
        for second, (latitude, longitude, altitude) in enumerate(
            random.uniform([46, 7, 300], [47, 9, 3000], (count, 3))
        )
    )
    text = f'<gpx version="1.1" creator="x"><trk><name>t</name><trkseg>\n{points}</trkseg></trk></gpx>\n'
    document = text.encode()

    def by_gpxpy() -> Any:
        return gpxpy.parse(text).tracks[0].segments[0].points

    def ours() -> Any:
        return gridnorth.exchange.read(document)[0]

    theirs = [(point.latitude, point.longitude) for point in by_gpxpy()]
    check("positions of GPX", ours().points, theirs, 0)
    return Call("exchange.read", "GPX with altitudes and times, a point", ours, None, {"gpxpy": by_gpxpy}, count)


def height_call() -> Call:
    """Give the heights of a tile of SRTM: rasterio has the nearest sample, scipy takes an array of rows and columns."""
    side, count = 3601, 100 if QUICK else 10_000
    row, column = np.mgrid[0:side, 0:side]
    samples = (1500 + 900 * np.sin(row * 0.007) * np.cos(column * 0.005)).astype(">i2")
    tile = gridnorth.terrain.srtm(samples.tobytes(), 46, 8)
    heights = gridnorth.terrain.Heights(tile)
    random = np.random.default_rng(1)
    latitudes, longitudes = random.uniform(46, 47, count), random.uniform(8, 9, count)
    places = list(zip(longitudes.tolist(), latitudes.tolist()))
    numbers = samples.astype(float)
    memory = rasterio.MemoryFile(samples.tobytes(), filename="N46E008.hgt")
    file = memory.open()

    def by_rasterio() -> Any:
        return list(file.sample(places))

    def by_scipy() -> Any:
        return ndimage.map_coordinates(numbers, [(47 - latitudes) * 3600, (longitudes - 8) * 3600], order=1)

    def ours() -> Any:
        return heights.at(latitudes, longitudes)

    check("heights", ours(), by_scipy(), 1e-6)
    # No slope is so steep that half a sample makes more of a difference.
    check("heights of samples", ours(), np.ravel(by_rasterio()), 8)
    peers = {"rasterio sample": by_rasterio, "scipy map_coordinates": by_scipy}
    return Call("terrain.Heights.at", "heights of SRTM anywhere", ours, None, peers, count, COMPUTES)


def tile_calls() -> Iterator[Call]:
    """Give the tiles of polygons: supermercado burns straight edges into an image."""
    random = np.random.default_rng(1)
    geod = pyproj.Geod(ellps="WGS84")
    for vertices, radius, zoom in ((20, 50e3, 12), (500, 50e3, 14), (5000, 300e3, 12)):
        turn = np.arange(vertices) * (-360 / vertices)
        longitudes, latitudes, _ = geod.fwd(
            np.full(vertices, 8.0), np.full(vertices, 47.0), turn, radius * random.uniform(0.7, 1, vertices)
        )
        points = gridnorth.Points(np.column_stack([latitudes, longitudes]))
        ring = np.column_stack([longitudes, latitudes]).tolist()
        feature = {"geometry": {"type": "Polygon", "coordinates": [[*ring, ring[0]]]}}

        def ours(points: Any = points, zoom: int = zoom) -> Any:
            return gridnorth.tiles.of_polygon(points, zoom)

        def theirs(feature: Any = feature, zoom: int = zoom) -> Any:
            return burntiles.burn([feature], zoom)

        wanted = {tuple(tile[:2]) for tile in theirs().tolist()}
        found = {(tile.x, tile.y) for tile in ours().tiles()}
        if len(wanted ^ found) > 0.02 * len(wanted) + 2:
            sys.exit("python_calls: tiles differ")
        operation = f"tiles of a polygon, zoom {zoom}, {vertices} vertices"
        yield Call("tiles.of_polygon", operation, ours, None, {"supermercado": theirs}, vertices, COMPUTES)


def sky_calls() -> Iterator[Call]:
    """Give the directions of the sun, and the events of sun and moon in a day; PyEphem searches one event after the other."""
    count, day = 100 if QUICK else 10_000, 86400
    random = np.random.default_rng(1)
    times = np.floor(random.uniform(1.6e9, 2e9, count))
    latitude, longitude = 46.5, 8.0

    def by_pvlib() -> Any:
        return spa.solar_position_numpy(times, latitude, longitude, 0, 1010, 10, 69, 0.5667, 1)

    def directions() -> Any:
        return gridnorth.sky.sun_direction(latitude, longitude, times)

    check("elevations of the sun", directions()[1], by_pvlib()[3], 0.003)
    yield Call("sky.sun_direction", "directions of the sun", directions, None, {"pvlib SPA": by_pvlib}, count)

    here = ephem.Observer()
    here.lat, here.lon, here.pressure = str(latitude), str(longitude), 0
    horizons = {"sun": ("-0:50", "-6", "-12", "-18"), "moon": ("-0:34",)}
    for name, body in (("sun", ephem.Sun()), ("moon", ephem.Moon())):
        start = 1782000000.0
        events = getattr(gridnorth.sky, f"{name}_events")

        def by_ephem(name: str = name, body: Any = body) -> list[Any]:
            here.date = ephem.Date(start / day + 25567.5)
            found = [here.next_transit(body)]
            for horizon in horizons[name]:
                here.horizon = horizon
                found += [look(body, use_center=name == "sun") for look in (here.next_rising, here.next_setting)]
            return found

        def ours(events: Any = events) -> Any:
            return events(latitude, longitude, start, start + day)

        wanted = np.array(sorted((float(date) - 25567.5) * day for date in by_ephem()))
        found = [event.time for event in ours() if event.kind < gridnorth.sky.EventKind.NEW_MOON]
        check(f"events of the {name}", found, wanted[wanted <= start + day], 5)
        yield Call(f"sky.{name}_events", f"what the {name} does in a day", ours, None, {"PyEphem": by_ephem}, 1)


def main() -> None:
    """Measure everything."""
    record("fact", name="Python", value=platform.python_version())
    for package in PACKAGES:
        brought = f" with {BROUGHT[package]}" if package in BROUGHT else ""
        record("fact", name=package, value=importlib.metadata.version(package) + brought)
    earth = Earth()
    calls = [*mgrs_calls(earth), *container_calls(earth), *utm_calls(earth), *pair_calls(earth), *shape_calls()]
    calls += [*index_calls(), *geojson_calls(), document_call(), height_call(), *tile_calls(), *sky_calls()]
    for call in calls:
        measure(call)
    for call in calls:
        if call.part:
            measure_threads(call)


if __name__ == "__main__":
    main()
