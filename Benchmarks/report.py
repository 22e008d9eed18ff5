# SPDX-License-Identifier: MIT
"""Makes Benchmarks/RESULTS.md from the measurements.

    report.py [--quote README.md] MEASUREMENTS ... > RESULTS.md

Reads lines of JSON, and fails unless every function of the library has been timed. With --quote, also replaces the
table in README.md by some rows of the table of goals.
"""

from __future__ import annotations

import datetime
import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent

Row = dict[str, Any]

#: Functions that return a constant or a name, fill in defaults or choose the level, and batches of other functions.
NOT_TIMED = {
    *("gn_version", "gn_version_number", "gn_status_text", "gn_status_name", "gn_mgrs_capacity"),
    *("gn_format_options_init", "gn_geojson_options_init", "gn_grid_options_init", "gn_shape_options_init"),
    *("gn_fence_options_init", "gn_navigation_options_init", "gn_track_options_init", "gn_outline_options_init"),
    *("gn_exchange_options_init", "gn_feature_init", "gn_exchange_detect"),
    *("gn_track_begin", "gn_track_end", "gn_track_summarize"),  # Once for a track, and a copy.
    *("gn_cpu_level", "gn_cpu_level_limit"),
    "gn_rhumb_points",  # Rows of gn_rhumb_direct().
    "gn_coordinate_parse",  # Half of gn_position_parse().
    "gn_mgrs_bounds",  # The frame of gn_mgrs_outline().
    # Batches of calls for one, which are timed.
    *("gn_mgrs_encode_utm_batch", "gn_mgrs_decode_cells_batch", "gn_position_parse_batch", "gn_position_format_batch"),
    *("gn_georef_encode_batch", "gn_georef_decode_batch", "gn_gars_encode_batch", "gn_gars_decode_batch"),
    *("gn_route_nearest_batch", "gn_polygon_contains_batch"),
    *("gn_point_index_count_batch", "gn_point_index_within_batch", "gn_point_index_in_bounds_batch"),
    *("gn_screen_point_to_pixel_batch", "gn_screen_pixel_to_point_batch"),
    *("gn_screen_matrix", "gn_screen_camera"),  # A few products.
    "gn_grid_label_places",  # Tests/Oracle/Map/test_label_places.py prints the slowest screen.
    # Rows of the batches; a few products; rows without edges; the tiles of gn_tile_cover_route(), and a look at each point.
    *("gn_tile_at", "gn_tile_bounds", "gn_screen_fit"),
    *("gn_tile_quadkey_format", "gn_tile_quadkey_parse", "gn_tile_cover_bounds", "gn_tile_count_bounds"),
    *("gn_tile_count_route", "gn_points_bounds"),
    *(
        "gn_viewshed_cells",
        "gn_viewshed_dead_ground",
    ),  # viewshed.py times the cells beside GDAL; the rays of dead ground are as these.
    "gn_decimal_year",  # A few sums.
    "gn_magnetic_model_parse",  # Once for a model.
    # Copies of slots; the columns of Arrow in the table of Python have them.
    *("gn_exchange_options_init", "gn_feature_init"),
    "gn_exchange_detect",  # Reads the first tag only, as the readers do.
    *("gn_texts_from_offsets_batch", "gn_texts_from_views_batch", "gn_texts_to_offsets", "gn_texts_to_views"),
    # Headers of files; gn_sight_between() to a place that is computed.
    *("gn_height_grid_hgt", "gn_height_grid_dted", "gn_height_grid_gtx", "gn_sight_options_init", "gn_sight_along"),
    "gn_target_convert",  # A tangent or an arctangent.
    "gn_calibration_to_pixels_batch",  # Like gn_calibration_to_plane_batch().
    *("gn_norths_compute", "gn_azimuth_convert"),  # gn_magnetic_compute() and gn_utm_factors(); a few sums.
}

#: The functions that pairs.cpp times: all from numbers to numbers, found in docs/api.json. The results list only those that
#: another file times too, beside a peer or for a goal; build/benchmarks/c.json has all of them.
UNLISTED = "Functions from numbers to numbers"

#: The goals: name, function and operation, and how many times as fast as the peer with the best code and with the
#: code for every processor.
#: None where only the best code has a goal; the peer where there are several.
GOALS = (
    ("UTM forward, one zone", "gn_utm_forward_batch", "forward, one zone, batch", 9, 4),
    ("UTM forward, one zone, one by one", "gn_utm_forward", "forward, one zone, one by one", 2.5, None),
    ("UTM inverse, one zone", "gn_utm_inverse_batch", "inverse, one zone, batch", 9, 4),
    ("UTM inverse, one zone, one by one", "gn_utm_inverse", "inverse, one zone, one by one", 2, None),
    ("UTM zone", "gn_utm_zone", "standard zone", 1.3, None),
    ("EPSG code of a grid", "gn_utm_to_epsg", "EPSG code of a grid", 1.3, None),
    ("MGRS encode, 1 m", "gn_mgrs_encode_batch", "encode, 1 m, batch", 25, 11),
    ("MGRS encode, 1 m, one by one", "gn_mgrs_encode", "encode, 1 m, one by one", 5, 1),
    ("MGRS from UTM, 1 m, one by one", "gn_mgrs_encode_utm", "encode a UTM coordinate, 1 m", 1.5, None),
    ("MGRS decode, 1 m", "gn_mgrs_decode_batch", "decode, 1 m, batch", 28, 12),
    ("MGRS decode, 1 m, one by one", "gn_mgrs_decode", "decode, 1 m, one by one", 4, None),
    ("GEOREF encode", "gn_georef_encode", "encode GEOREF, 0.1 minutes", 1.3, None),
    ("GEOREF decode", "gn_georef_decode", "decode GEOREF, 0.1 minutes", 1.3, None),
    ("GARS encode", "gn_gars_encode", "encode GARS, 5 minutes", 1.3, None),
    ("GARS decode", "gn_gars_decode", "decode GARS, 5 minutes", 1.3, None),
    ("Degrees, read", "gn_position_parse", "read degrees", 1, None, "std::from_chars"),
    ("Degrees, written", "gn_position_format", "write", 2, None, "std::to_chars"),
    ("Geodesic direct", "gn_geodesic_direct_batch", "direct, anywhere, batch", 14, 5),
    ("Geodesic inverse", "gn_geodesic_inverse_batch", "inverse, anywhere, batch", 10, 4),
    (
        "Geodesic inverse, nearly antipodal, one by one",
        "gn_geodesic_inverse",
        "inverse, nearly antipodal, one by one",
        1.5,
        None,
    ),
    ("Great-circle distance", "gn_sphere_inverse_batch", "great-circle distance, batch", 6, None),
    ("Great-circle distance, one by one", "gn_sphere_inverse", "great-circle distance, one by one", 1, None),
    ("Rhumb inverse", "gn_rhumb_inverse_batch", "rhumb inverse, batch", 18, None),
    ("Rhumb direct", "gn_rhumb_direct_batch", "rhumb direct, up to 100 km, batch", 40, None),
    ("Magnetic declination", "gn_magnetic_declination_batch", "declination, batch", 15, 5),
    ("Circle of 64, a vertex", "gn_circle", "circle of 64 vertices", 15, 5),
    ("Area of a polygon, a vertex", "gn_polygon_measure", "area and perimeter, 64 vertices", 10, 4),
    (
        "Side of a polygon of 1,000 vertices",
        "gn_edge_index_contains_batch",
        "sides, 1000 vertices",
        1,
        1,
        "GEOS prepared",
    ),
    (
        "Side of a polygon of 1,000 vertices, beside a sphere",
        "gn_edge_index_contains_batch",
        "sides, 1000 vertices",
        3,
        3,
        "S2",
    ),
    (
        "Does a polygon cross itself, a vertex",
        "gn_polygon_find_crossing",
        "does it cross itself, 1000 vertices",
        1.2,
        None,
        "S2, all crossings",
    ),
    ("GeoJSON of a polygon, a vertex", "gn_polygon_geojson", "GeoJSON, 64 vertices", 1.5, None),
    ("Reading GPX, a point", "gn_gpx_read", "read GPX with altitudes and times", 3, 3),
    ("Reading GPX, a point, beside a tree", "gn_gpx_read", "read GPX, beside a tree of elements", 1.8, 1.3),
    ("Reading a CoT event", "gn_cot_read", "read an event", 2, 2),
    ("A group of 5 shots", "gn_group_measure", "a group of 5", 1, None),
    ("Grid as GeoJSON, a vertex of long lines", "gn_grid_geojson", "lines as GeoJSON, long lines, zoom 9", 20, 12),
    ("Grid as GeoJSON, a vertex on a phone", "gn_grid_geojson", "lines as GeoJSON, phone, zoom 12", 12, 12),
)

#: Goals beside packages of PyPI: name, function, peer, and how many times as fast.
PYTHON_GOALS = (
    ("From Python: reading GPX, a point", "exchange.read", "gpxpy", 100),
    ("From Python: reading GeoJSON, a point", "exchange.read", "togo", 1),
    ("Reading GeoJSON, a point, beside tg", "gn_geojson_read", "tg", 1),
    ("From Python: side of a polygon of 1,000 vertices", "index.PolygonIndex.contains", "tg", 1),
    ("Great-circle distance, beside NumKong", "gn_sphere_inverse_batch", "NumKong haversine", 1),
    ("Geodesic distance, beside NumKong", "gn_geodesic_inverse_batch", "NumKong vincenty", 1),
)

#: The columns of the floor, and how many times as long a row may take that needs no more work.
FLOOR_HEADS = ("floor", "× floor")
DONE = 1.3

#: The columns of goals that README.md does not quote.
UNQUOTED = ("goal", *FLOOR_HEADS)

INTRODUCTION = """\
# Results

Written by `make bench`; [Benchmarks](../Benchmarks) explains how it measures. Times are nanoseconds per position, text
or vertex: medians of {repetitions} repetitions in one thread. A ratio is the peer's time divided by ours: 2 means that
we are twice as fast. In parentheses: the lowest and the highest ratio of single repetitions. The baseline is the code
that runs on every processor of the family, measured in the same run. A floor is a bare loop for the same work, without
checks; × floor is our time divided by its time, and a row within {done} of its floor is done. The last column says what
a peer computes where that is not the same.
"""

#: A row of python_single.py.
SIDE = "side of a position, 1000 vertices"

#: The head of that column.
COMPUTES = "peer computes"

#: The rows that README.md quotes, and the comment before its table.
HEADLINES = (
    "MGRS encode, 1 m",
    "Side of a polygon of 1,000 vertices",
    "Reading GPX, a point",
    "Grid as GeoJSON, a vertex on a phone",
)
QUOTED = "<!-- From Benchmarks/RESULTS.md: make bench writes both. -->\n\n"


def main(arguments: list[str]) -> None:
    """Write the report."""
    readme = None
    if arguments[:1] == ["--quote"]:
        readme, paths = Path(arguments[1]), arguments[2:]
    else:
        paths = arguments
    rows = [json.loads(line) for path in paths for line in Path(path).read_text().splitlines()]
    tables: dict[str, list[Row]] = {}
    for row in rows:
        tables.setdefault(row["table"], []).append(row)
    require_all_functions(tables["contest"])
    facts = {row["name"]: row["value"] for row in tables["fact"]}
    print(INTRODUCTION.format(repetitions=facts.pop("repetitions"), done=DONE))
    heads, cells = goals(tables)
    sections = (
        machine(facts),
        f"## Goals\n\n{table(heads, cells)}",
        operations(tables["contest"]),
        phones(tables["phone"]),
        growth(tables),
        threads(tables["threads"]),
        python(tables),
    )
    print("\n".join(sections), end="")
    if readme:
        kept = [column for column, head in enumerate(heads) if head not in UNQUOTED]
        quoted = [[row[column] for column in kept] for row in cells if row[0] in HEADLINES]
        quote(table([heads[column] for column in kept], quoted), readme)


def require_all_functions(contests: Iterable[Row]) -> None:
    """Give up if a function of the library has not been timed."""
    api = json.loads((ROOT / "docs" / "api.json").read_text())
    functions = {function["name"] for function in api["functions"]}
    lacking = functions - NOT_TIMED - {row["function"] for row in contests}
    if lacking:
        sys.exit(f"report: not timed: {', '.join(sorted(lacking))}")


def quote(new_table: str, readme: Path) -> None:
    """Replace the old table."""
    text = readme.read_text()
    start = text.index(QUOTED) + len(QUOTED)
    end = text.index("\n\n", start) + 1
    readme.write_text(text[:start] + new_table + text[end:])


# Cells and tables


def nanoseconds(value: float | None) -> str:
    """Show a time."""
    return "" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def ratio(values: Sequence[float] | None) -> str:
    """Show the median of a ratio, with the lowest and the highest."""
    if values is None:
        return ""
    digits = 2 if values[0] < 2 else 1
    middle, low, high = (f"{value:.{digits}f}" for value in values)
    return f"{middle} ({low} to {high})"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Show a table."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


# Sections


def machine(facts: dict[str, str]) -> str:
    """Show the machine and the versions."""
    swift = subprocess.run(["swiftc", "--version"], capture_output=True, text=True, check=True).stdout
    found = re.search(r"Swift version \S+", swift)
    facts = {
        "Processor": processor(),
        "Cores": str(os.cpu_count()),
        "Level in use": facts.pop("CPU level"),
        "System": system(),
        "Compilers": f"{found[0] if found else swift.splitlines()[0]}, {facts.pop('C++ compiler')}",
        "Measured": datetime.date.today().isoformat(),
        "Versions": ", ".join(f"{name} {version}" for name, version in facts.items()),
    }
    return table(["", ""], facts.items())


def processor() -> str:
    """Return the model of the processor, as the system reports it."""
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        return platform.machine()
    facts = dict(re.findall(r"^([^\t\n]+?)\s*: (.*)$", text, re.MULTILINE))
    family = ", ".join(f"{name} {facts[name]}" for name in ("cpu family", "model") if name in facts)
    return f"{facts.get('model name', platform.machine())}{f' ({family})' if family else ''}"


def system() -> str:
    """Return the name of the system and its kernel."""
    try:
        name = platform.freedesktop_os_release()["PRETTY_NAME"]
    except OSError:
        name = platform.system()
    return f"{name}, {platform.system()} {platform.release().split('-')[0]}, {platform.machine()}"


def goals(tables: dict[str, list[Row]]) -> tuple[list[str], list[list[str]]]:
    """Return heads and cells of the table of goals and results."""
    rows = []
    for name, function, operation, best, baseline, *peers in GOALS:
        row = next(
            row
            for row in tables["contest"]
            if (row["function"], row["operation"]) == (function, operation)
            and row.get("peer") in (peers or [row.get("peer")])
        )
        ours = [nanoseconds(row["ours"]), nanoseconds(row.get("baseline"))]
        peer = f"{row['peer']} {nanoseconds(row['theirs'])}"
        rows.append(
            [name, *ours, peer, ratio(row["ratio"]), str(best), ratio(row.get("baseline_ratio")), str(baseline or "")]
            + floor_cells(row)
            + [row.get("computes", "")]
        )
    for goal in (0.9, 0.8, 0.33):
        for is_str in (False, True) if goal == 0.9 else (False,):
            row = farthest(row for row in tables["python"] if (goal_in_python(row), is_text(row)) == (goal, is_str))
            name, peer = f"From Python: {row['operation']}", f"the C call {nanoseconds(row['c'])}"
            rows.append(without_baseline(name, row, "ours", peer, goal))
    for name, function, peer, goal in PYTHON_GOALS:
        row = next(row for row in tables["python peer"] if (row["name"], row["peer"]) == (function, peer))
        rows.append(without_baseline(name, row, "ours", f"{peer} {nanoseconds(row['theirs'])}", goal))
    for operation, goal in (("MGRS encode, 1 m", 3), ("MGRS decode, 1 m", 4), ("geodesic inverse", 2), (SIDE, 1)):
        row = next(row for row in tables["python one"] if row["operation"] == operation)
        name, peer = f"One by one from Python: {operation}", f"{row['peer']} {nanoseconds(row['theirs'])}"
        rows.append(without_baseline(name, row, "ours", peer, goal))
    for host in ("C", "Python"):
        row = farthest(row for row in tables["threads"] if row["host"] == host)
        name, peer = f"Two threads in {host}: {row['operation']}", f"one thread {nanoseconds(row['one'])}"
        rows.append(without_baseline(name, row, "two", peer, 1.8))
    heads = ["operation", "GridNorth", "baseline", "peer", "ratio", "goal", "ratio of baseline", "goal"]
    heads += [*FLOOR_HEADS, COMPUTES]
    return heads, rows


def floor_cells(row: Row) -> list[str]:
    """Return the floor, and how many times as long we take; a row near its floor is done, whatever its goal."""
    if "floor" not in row:
        return ["", ""]
    is_done = row["floor_ratio"][0] <= DONE
    return [nanoseconds(row["floor"]), f"{'**done** ' if is_done else ''}{ratio(row['floor_ratio'])}"]


def is_text(row: Row) -> bool:
    """Tell arrays of str: they have four bytes per character, those of the library one, so they are a different call."""
    return str(row["operation"]).endswith(" str")


def goal_in_python(row: Row) -> float:
    """Give how fast a call from Python should be, compared with the C call: Arrow's texts are copied, the rest is read."""
    container = str(row["operation"]).partition("column of ")[2]
    return 0.9 if not container else 0.8 if container.startswith("Arrow") else 0.33


def farthest(rows: Iterable[Row]) -> Row:
    """Return the measurement that is farthest from its goal."""
    return min(rows, key=lambda row: row["ratio"][0])


def without_baseline(name: str, row: Row, ours: str, peer: str, goal: float) -> list[str]:
    """Return the cells of a goal for the best code alone."""
    computes = row.get("computes", "")
    return [name, nanoseconds(row[ours]), "", peer, ratio(row["ratio"]), str(goal), "", "", "", "", computes]


def operations(contests: Iterable[Row]) -> str:
    """Show all operations, by section."""
    sections: dict[str, list[Row]] = {}
    for row in contests:
        if row["section"] == UNLISTED:
            continue
        sections.setdefault(row["section"], []).append(row)
    heads = ["function", "operation", "for one", "GridNorth", "baseline", "peer", "peer, ns", "ratio", "at baseline", COMPUTES]
    text = "## All operations\n\nIf no peer is listed, none was timed.\n"
    for section, rows in sections.items():
        cells = [
            [
                f"`{row['function']}`",
                row["operation"],
                row["unit"],
                nanoseconds(row["ours"]),
                nanoseconds(row.get("baseline")),
                row.get("peer", ""),
                nanoseconds(row.get("theirs")),
                ratio(row.get("ratio")),
                ratio(row.get("baseline_ratio")),
                row.get("computes", ""),
            ]
            for row in rows
        ]
        text += f"\n### {section}\n\n{table(heads, cells)}"
    return text


def phones(rows: Iterable[Row]) -> str:
    """Show the time for a screen, by zoom."""
    cells = [
        [
            f"{row['zoom']:.0f}",
            f"{row['vertices']:.0f}",
            *(f"{row[name]:.0f}" for name in ("lines", "all", "worst")),
            row["there"],
        ]
        for row in rows
    ]
    heads = ["zoom", "vertices", "lines alone", "lines, labels, GeoJSON", "worst", "there"]
    return f"""\
## A phone, everywhere

The grid of a screen of 390 x 844 pixels, in microseconds, at the median place and at the worst.

{table(heads, cells)}"""


def growth(tables: dict[str, list[Row]]) -> str:
    """Show how costs grow with the rows of a batch, and with the vertices of a grid."""
    rows = tables["growth"]
    sizes = sorted({int(row["rows"]) for row in rows})
    times: dict[str, dict[int, float]] = {}
    for row in rows:
        times.setdefault(f"`{row['function']}`", {})[int(row["rows"])] = row["ours"]
    cells = [[name, *(nanoseconds(by_size.get(size)) for size in sizes)] for name, by_size in times.items()]
    grids = [
        [
            row["drawn"],
            f"{row['vertices']:,.0f}",
            f"{row['lines']:,.0f}",
            nanoseconds(row["points"]),
            nanoseconds(row["geojson"]),
        ]
        for row in tables["grid size"]
    ]
    grid_heads = ["grid lines", "vertices", "lines", "as points", "as GeoJSON"]
    return f"""\
## Growth

Nanoseconds per row, by the number of rows in a call.

{table(["function", *(f"{size:,}" for size in sizes)], cells)}
Nanoseconds per vertex, by the number of vertices in a grid.

{table(grid_heads, grids)}"""


def threads(rows: Iterable[Row]) -> str:
    """Show the gain of a second thread."""
    cells = [
        [row["host"], row["operation"], nanoseconds(row["one"]), nanoseconds(row["two"]), ratio(row["ratio"])]
        for row in rows
    ]
    count = f"{max(int(row['rows']) for row in rows):,}"
    return f"""\
## Threads

{count} rows in one thread, and in two that do half each; wall-clock nanoseconds per row.

{table(["from", "operation", "one thread", "two", "ratio"], cells)}"""


def python(tables: dict[str, list[Row]]) -> str:
    """Show calls from Python, compared with the C call and with other packages."""
    calls = [
        [f"`{row['name']}`", row["operation"], nanoseconds(row["ours"]), nanoseconds(row["c"]), ratio(row["ratio"])]
        for row in tables["python"]
    ]
    peers, single = (
        [
            [
                f"`{row['name']}`",
                row["operation"],
                nanoseconds(row["ours"]),
                row["peer"],
                nanoseconds(row["theirs"]),
                ratio(row["ratio"]),
                row["computes"],
            ]
            for row in tables[name]
        ]
        for name in ("python peer", "python one")
    )
    texts = [
        [f"`{row['name']}`", row["operation"], nanoseconds(row["ours"]), nanoseconds(row["c"]), ratio(row["ratio"])]
        for row in tables["python texts"]
    ]
    count = f"{max(int(row['rows']) for row in tables['python']):,}"
    return f"""\
## Python

Calls on numpy arrays and other columns of {count} rows, compared with the C call into existing memory.

{table(["function", "operation", "GridNorth", "the C call", "ratio"], calls)}
Compared with other packages: arrays of {count} rows, or one polygon, route or circle, per vertex, or positions and
a polygon.

{table(["function", "operation", "GridNorth", "peer", "peer, ns", "ratio", COMPUTES], peers)}
One by one, with the extension module: nanoseconds of a call in a loop. The package `mgrs` returns a position; `decode`
returns a cell, which finds its attributes when they are asked for.

{table(["function", "operation", "GridNorth", "peer", "peer, ns", "ratio", COMPUTES], single)}
Columns of str, compared with the C call on slots of bytes. A list gives two lists, whose numbers are objects.

{table(["function", "operation", "GridNorth", "the C call", "ratio"], texts)}"""


if __name__ == "__main__":
    main(sys.argv[1:])
