# SPDX-License-Identifier: MIT
"""Every function of SQL against the same function of the Python package, row by row and bit by bit."""

from __future__ import annotations

import gc
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import duckdb
import numpy as np
import pyarrow as pa
import pytest
from conftest import ROWS

import gridnorth.duckdb
from gridnorth import gars, geodesic, georef, index, mgrs, polygon, position, utm


def masked(values, nulls):
    """A column of Arrow with NULLs."""
    return pa.array(values, mask=nulls)


def table(con, name="rows", **columns):
    """A table of the database, in the order of its rows."""
    given = pa.table({"i": np.arange(len(next(iter(columns.values())))), **columns})
    con.register("given", given)
    con.execute(f"CREATE OR REPLACE TABLE {name} AS SELECT * FROM given ORDER BY i")
    con.unregister("given")


def ask(con, expression, source="rows"):
    """The values of an expression, in the order of the rows; a STRUCT as a tuple of columns."""
    found = con.sql(f"SELECT {expression} AS x FROM {source} ORDER BY i").to_arrow_table()["x"].combine_chunks()
    if isinstance(found, pa.ChunkedArray):
        found = pa.concat_arrays(found.chunks) if found.num_chunks else pa.array([], found.type)
    if pa.types.is_struct(found.type):
        missing = np.array(found.is_null())
        columns = tuple(found.field(k) for k in range(found.type.num_fields))
        for column in columns:
            assert np.array_equal(np.array(column.is_null()) | missing, missing), "a NULL in a row that is not"
        return tuple(pa.array(column.to_pylist(), column.type, mask=missing) for column in columns)
    return found


def texts_of(found):
    """Texts as numpy's, '' for NULL."""
    return np.array(["" if text is None else text for text in found.to_pylist()])


def floats_of(found):
    return np.array(found.cast(pa.float64()).fill_null(np.nan))


def check(found, expected, refused):
    """Floats with the same bits, and NULL exactly where a row was refused."""
    assert np.array_equal(np.array(found.is_null()), refused)
    assert np.array_equal(floats_of(found)[~refused], np.asarray(expected, dtype=float)[~refused])


@pytest.fixture
def rows(con, positions):
    latitudes, longitudes, nulls = positions
    table(con, lat=masked(latitudes, nulls[0]), lon=masked(longitudes, nulls[1]))
    return latitudes, longitudes, nulls.any(axis=0)


@pytest.mark.parametrize(
    ("name", "module", "precisions"),
    [("mgrs", mgrs, range(-1, 12)), ("georef", georef, [-1, 0, *range(2, 12)]), ("gars", gars, range(3))],
)
def test_encode_and_decode(con, rows, name, module, precisions):
    latitudes, longitudes, missing = rows
    usual = ask(con, f"{name}_encode(lat, lon)")
    assert np.array_equal(texts_of(usual), np.where(missing, "", module.encode(latitudes, longitudes, errors="mask")))
    for precision in precisions:
        expected = module.encode(latitudes, longitudes, precision, errors="mask")
        expected[missing] = ""
        found = ask(con, f"{name}_encode(lat, lon, {precision})")
        assert np.array_equal(texts_of(found), expected), precision
        assert np.array_equal(np.array(found.is_null()), expected == ""), precision
        if name == "mgrs" and precision == -1:
            continue
        table(con, "texts", text=found)
        wanted = module.decode(expected, errors="mask")
        for column, values in zip(ask(con, f"{name}_decode(text)", "texts"), wanted):
            check(column, values, np.isnan(wanted[0]))
    mixed = np.random.default_rng(1).choice(list(precisions), ROWS)
    empty = np.random.default_rng(2).random(ROWS) < 0.1
    con.execute("CREATE OR REPLACE TABLE mixed AS SELECT * FROM rows")
    con.register("p", pa.table({"j": np.arange(ROWS), "p": masked(mixed.astype(np.int32), empty)}))
    found = texts_of(ask(con, f"{name}_encode(lat, lon, p)", "rows JOIN p ON i = j"))
    for precision in precisions:
        chosen = (mixed == precision) & ~empty & ~missing
        assert np.array_equal(found[chosen], module.encode(latitudes, longitudes, precision, errors="mask")[chosen])
    assert not found[empty | missing].astype(bool).any()


def test_decode_reads_what_the_library_reads(con, random):
    """Lower case, blanks, long and short texts, empty ones, garbage, a zero byte, and everything cut off somewhere."""
    good = ["31UDQ4825111943", " 31 u dq 48251 11943", "YZG9532497778", "31UDQ", "4QFJ16", "31U", "31VEC", "56CAA"]
    odd = [
        "",
        " ",
        "x",
        "0QFJ16",
        "31UDQ4",
        "\uff13\uff18SMB",
        "31UDQ\x004825",
        "31UDQ48251\x0011943",
        "é" * 40,
        "31UDQ" + " " * 60,
        " " * 25 + "31UDQ48",
        "31UDQ4825111943" + "0" * 30,
        "a" * 12,
        "a" * 13,
        "a" * 8,
        "a" * 9,
        "a" * 31,
        "a" * 32,
        "a" * 33,
    ]
    long = "31UDQ" + "12345678901" * 2
    every = [*good, *odd, *(long[:k] for k in range(len(long) + 1)), *(long[:k] + " " * (40 - k) for k in range(30))]
    every += ["".join(random.choice(list("31UDQ0 \x00aé"), 14)) for _ in range(3000)]
    table(con, text=pa.array(every))
    for name, strict in [("mgrs_decode", False), ("mgrs_decode_strict", True)]:
        found = list(zip(*(column.to_pylist() for column in ask(con, f"{name}(text)"))))
        for text, pair in zip(every, found):
            cell = mgrs.decode(text, strict=strict, errors="mask")
            assert pair == ((None, None) if cell is None else tuple(cell.inside)), repr(text)
    found = list(zip(*(column.to_pylist() for column in ask(con, "position_parse(text)"))))
    for text, row in zip(every, found):
        parsed = next(iter(position.parse([text], errors="mask")))
        if parsed is None:
            assert row == (None,) * 4, repr(text)
        else:
            assert row == (*parsed.point, parsed.precision, parsed.form.name.lower().replace("_", "-")), repr(text)


def test_position_parse(con, random):
    latitudes, longitudes = random.uniform(-80, 80, 500), random.uniform(-180, 180, 500)
    every = [None, ""]
    for form in position.Form:
        every += [position.format(a, b, form) for a, b in zip(latitudes, longitudes)] if form.name != "UPS" else []
    every += ["38S 444140 3684706", "12,5,13,5", "40 degrees 30 minutes north, 75 degrees 15 minutes west"]
    table(con, text=pa.array(every))
    parsed = position.parse(["" if text is None else text for text in every], errors="mask")
    columns = [column.to_pylist() for column in ask(con, "position_parse(text)")]
    for text, each, *row in zip(every, parsed, *columns):
        expected = [None] * 4
        if each is not None:
            expected = [*each.point, each.precision, each.form.name.lower().replace("_", "-")]
        assert row == expected, text
    assert sum(each is not None for each in parsed) > 4000


def test_utm(con, rows, random):
    latitudes, longitudes, missing = rows
    for zone in ["", 0, 31, 60, 32631, 32733, 32661, 32761]:
        expected = utm.forward(latitudes, longitudes, *([zone] if zone != "" else []), errors="mask")
        found = ask(con, f"utm_forward(lat, lon{', ' * (zone != '')}{zone})")
        for column, values in zip(found, expected):
            check(column, values, missing | np.isnan(expected[0]))
    eastings, northings, zones = utm.forward(latitudes, longitudes, errors="mask")
    eastings[random.random(ROWS) < 0.01] = 1e9
    zones[random.random(ROWS) < 0.01] = 62
    table(con, "grid", e=masked(eastings, missing), n=northings, z=zones)
    expected = utm.inverse(eastings, northings, zones, errors="mask")
    for column, values in zip(ask(con, "utm_inverse(e, n, z)", "grid"), expected):
        check(column, values, missing | np.isnan(expected[0]))
    joined = "utm_inverse(e, n, CASE WHEN abs(z) = 61 THEN 0 ELSE abs(z) END, sign(z))"
    for column, values in zip(ask(con, joined, "grid"), expected):
        check(column, values, missing | np.isnan(expected[0]))
    assert con.execute("SELECT utm_inverse(5e5, 1e6, 31, 2), utm_inverse(5e5, 1e6, 61, 1)").fetchall()[0] == (
        None,
        None,
    )
    signed = utm.forward(latitudes, longitudes, errors="mask")[2]
    check(ask(con, "utm_zone(lat, lon)"), signed, missing | (signed == 0))


def test_epsg(con):
    for zone in range(-70, 71):
        grid = con.execute(f"SELECT utm_to_epsg({zone}), utm_from_epsg(utm_to_epsg({zone}))").fetchall()[0]
        if zone == 0 or abs(zone) > 61:
            assert grid == (None, None)
        else:
            assert grid == (utm.to_epsg(zone), zone)
    for zone, hemisphere in [(0, 1), (0, -1), (1, 1), (60, -1), (61, 1), (31, 0), (-31, 1)]:
        (code,) = con.execute(f"SELECT utm_to_epsg({zone}, {hemisphere})").fetchall()[0]
        legal = hemisphere in (1, -1) and 0 <= zone <= 60
        assert code == (utm.to_epsg(zone, hemisphere) if legal else None)
    assert (
        con.execute("SELECT utm_from_epsg(4326), utm_from_epsg(NULL), utm_to_epsg(-2147483648)").fetchall()[0]
        == (None,) * 3
    )


KINDS = ["TINYINT", "UTINYINT", "SMALLINT", "USMALLINT", "INTEGER", "UINTEGER", "BIGINT"]


@pytest.mark.parametrize("kind", KINDS)
def test_integers_of_every_size(con, kind):
    """Precisions, zones and codes; a BIGINT, as `range` and files have it, that is out of range is no zone."""
    con.execute(f"CREATE TABLE n AS SELECT i, nullif(i, 2)::{kind} AS x FROM range(4) t(i)")
    cells = [mgrs.encode(48, 2, precision) if precision != 2 else None for precision in range(4)]
    assert ask(con, "mgrs_encode(48, 2, x)", "n").to_pylist() == cells
    assert ask(con, "utm_to_epsg(x)", "n").to_pylist() == [None, 32601, None, 32603]
    assert ask(con, "utm_to_epsg(x, x)", "n").to_pylist() == [None, 32601, None, None]
    assert ask(con, "utm_forward(48, 2, x % 2 + 30)", "n")[2].to_pylist() == [30, 31, None, 31]
    if kind == "BIGINT":
        for number in (2**32 + 31, 2**63 - 1, -(2**63), -(2**32) + 31):
            con.execute("CREATE OR REPLACE TABLE huge AS SELECT 0 AS i, ?::BIGINT AS x", [number])
            assert ask(con, "utm_to_epsg(x)", "huge").to_pylist() == [None]
            assert ask(con, "utm_inverse(5e5, 1e6, x)", "huge")[0].to_pylist() == [None]
            with pytest.raises(duckdb.Error, match="mgrs_encode: precision"):
                ask(con, "mgrs_encode(48, 2, x)", "huge")


def test_geodesics(con, rows):
    latitudes, longitudes, missing = rows
    con.execute(
        "CREATE TABLE pairs AS SELECT a.i, a.lat, a.lon, b.lat AS lat2, b.lon AS lon2 "
        f"FROM rows a JOIN rows b ON b.i = (a.i + 7) % {ROWS}"
    )
    back = np.roll(latitudes, -7), np.roll(longitudes, -7)
    missing = missing | np.roll(missing, -7)
    expected = geodesic.inverse(latitudes, longitudes, *back, errors="mask")
    refused = missing | np.isnan(expected[0])
    check(ask(con, "geodesic_distance(lat, lon, lat2, lon2)", "pairs"), expected[0], refused)
    check(ask(con, "geodesic_azimuth(lat, lon, lat2, lon2)", "pairs"), expected[1], refused)
    for column, values in zip(ask(con, "geodesic_inverse(lat, lon, lat2, lon2)", "pairs"), expected):
        check(column, values, refused)
    expected = geodesic.direct(latitudes, longitudes, back[1], back[0] * 1e4, errors="mask")
    for column, values in zip(ask(con, "geodesic_direct(lat, lon, lon2, lat2 * 1e4)", "pairs"), expected):
        check(column, values, missing | np.isnan(expected[0]))
    one = geodesic.inverse(latitudes, longitudes, 48, 2, errors="mask")[0]
    check(ask(con, "geodesic_distance(lat, lon, 48, 2)"), one, rows[2] | np.isnan(one))


LAKE = [
    (float(46.45 + 3 * np.sin(a)), float(6.6 + 4 * np.cos(a) * (1 + 0.2 * np.sin(9 * a))))
    for a in np.arange(0, 6.28, 0.01)
]
HOLE = [(46, 6), (46, 7), (47, 7), (47, 6)]


def ring_of(points):
    return "[" + ", ".join(f"{{'latitude': {float(a)!r}e0, 'longitude': {float(b)!r}e0}}" for a, b in points) + "]"


@pytest.mark.parametrize("holes", [[], [HOLE]])
def test_polygon_contains(con, random, holes):
    latitudes, longitudes = random.uniform(42, 50, ROWS), random.uniform(1, 12, ROWS)
    latitudes[:4] = [46, 46.5, np.nan, 91]
    nulls = random.random(ROWS) < 0.05
    nulls[:4] = False
    table(con, lat=masked(latitudes, nulls), lon=longitudes)
    expected = polygon.contains(LAKE, np.stack([latitudes, longitudes], 1), holes, errors="mask")
    refused = nulls | np.isnan(latitudes) | (np.abs(latitudes) > 90)
    rings = f"[{', '.join(ring_of(ring) for ring in [LAKE, *holes])}]"
    shapes = [rings, f"polygon_index({rings})"]
    if not holes:
        shapes.append(ring_of(LAKE))
    for shape in shapes:
        found = ask(con, f"polygon_contains({shape}, lat, lon)")
        assert np.array_equal(np.array(found.is_null()), refused)
        assert np.array_equal(np.array(found.fill_null(False)), np.where(refused, False, expected))
    assert expected.sum() > ROWS / 10


def test_polygons_of_a_table(con, random):
    """A polygon of its own in each row, one for many rows, aggregated rings, NULL and refused points, no points."""
    corners = ", ".join(f"({i}, {a!r}e0, {b!r}e0)" for i, (a, b) in enumerate(LAKE))
    con.execute(f"CREATE TABLE corners AS SELECT * FROM (VALUES {corners}) t(k, latitude, longitude)")
    con.execute("""
        CREATE TABLE lakes AS
        SELECT list({latitude: latitude, longitude: longitude} ORDER BY k) AS ring, polygon_index(ring) AS words
        FROM corners""")
    latitudes, longitudes = random.uniform(42, 50, 6000), random.uniform(1, 12, 6000)
    table(con, lat=latitudes, lon=longitudes)
    expected = polygon.contains(LAKE, np.stack([latitudes, longitudes], 1))
    for column in ["words", "ring", "[ring]"]:
        assert np.array_equal(np.array(ask(con, f"polygon_contains({column}, lat, lon)", "rows, lakes")), expected)
    assert (con.execute("SELECT words FROM lakes").fetchall()[0][0]) == bytes(index.PolygonIndex(LAKE))
    squares = (
        "[{latitude: lat - (i % 2), longitude: lon}, {latitude: lat + 1, longitude: lon - 1},"
        " {latitude: lat + 1, longitude: lon + 1.0}]"
    )
    found = con.execute(f"SELECT i, polygon_contains({squares}, lat + 0.5, lon) FROM rows ORDER BY i").fetchall()
    assert all(inside for _, inside in found)
    assert len(found) == 6000
    for shape, answer in [
        ("NULL::STRUCT(latitude DOUBLE, longitude DOUBLE)[]", None),
        ("[NULL, {latitude: 1.0, longitude: 2.0}]", None),
        ("[{latitude: 1.0, longitude: NULL}, {latitude: 1.0, longitude: 2.0}]", None),
        ("[{latitude: 100.0, longitude: 1.0}]", None),
        ("[]::STRUCT(latitude DOUBLE, longitude DOUBLE)[]", False),
        ("[]::STRUCT(latitude DOUBLE, longitude DOUBLE)[][]", False),
        ("[NULL]::STRUCT(latitude DOUBLE, longitude DOUBLE)[][]", None),
    ]:
        assert con.execute(f"SELECT DISTINCT polygon_contains({shape}, 5, 5 + i) FROM range(50) t(i)").fetchall() == [
            (answer,)
        ], shape


def test_vectors_of_every_kind(con, positions):
    """Filtered, repeated and sliced rows, constants on either side, zero rows, views of views."""
    latitudes, longitudes, nulls = positions
    table(con, lat=masked(latitudes, nulls[0]), lon=masked(longitudes, nulls[1]))
    every = texts_of(ask(con, "mgrs_encode(lat, lon)"))
    assert np.array_equal(
        texts_of(ask(con, "mgrs_encode(lat, lon)", "(SELECT * FROM rows WHERE i % 3 = 1)")), every[1::3]
    )
    assert np.array_equal(
        texts_of(ask(con, "mgrs_encode(lat, lon)", "(SELECT * FROM rows ORDER BY i LIMIT 3000 OFFSET 1111)")),
        every[1111:4111],
    )
    joined = con.execute("SELECT i, mgrs_encode(lat, lon) FROM rows, range(3) ORDER BY i").fetchall()
    assert np.array_equal(np.array([text or "" for _, text in joined]), np.repeat(every, 3))
    assert len(ask(con, "mgrs_encode(lat, lon)", "(SELECT * FROM rows WHERE false)")) == 0
    assert len(ask(con, "mgrs_decode('31UDQ')", "(SELECT * FROM rows WHERE false)")[0]) == 0
    one = mgrs.encode(latitudes, 7.0, errors="mask")
    assert np.array_equal(texts_of(ask(con, "mgrs_encode(lat, 7)")), np.where(nulls[0], "", one))
    con.execute("CREATE TABLE few AS SELECT i % 5 AS k, mgrs_encode(lat, lon) AS text, i FROM rows")
    counted = con.execute("SELECT text, count(*) FROM few GROUP BY text ORDER BY ALL").fetchall()
    assert sum(count for _, count in counted) == ROWS
    nested = con.execute("SELECT list_transform(range(5000), lambda x: mgrs_encode(x / 100.0, 7)) AS l").fetchall()[0][
        0
    ]
    assert nested == list(mgrs.encode(np.arange(5000) / 100, 7.0))
    assert con.execute(
        "SELECT mgrs_decode(mgrs_encode(lat, lon)).latitude IS NULL FROM rows WHERE lat IS NULL LIMIT 1"
    ).fetchall()[0] == (True,)


@pytest.mark.parametrize("count", [0, 1, 63, 64, 65, 511, 512, 513, 2047, 2048, 2049, 4097])
def test_borders_of_chunks_and_blocks(con, random, count):
    latitudes, longitudes = random.uniform(-90, 90, count), random.uniform(-180, 180, count)
    nulls = random.random(count) < 0.3
    table(con, lat=masked(latitudes, nulls), lon=pa.array(longitudes, pa.float64()))
    expected = np.where(nulls, "", np.asarray(mgrs.encode(latitudes, longitudes), dtype=str))
    assert texts_of(ask(con, "mgrs_encode(lat, lon)")).tolist() == expected.tolist()


def test_groups_by_cell(con, positions):
    latitudes, longitudes, _ = positions
    table(con, lat=latitudes, lon=longitudes)
    found = dict(con.execute("SELECT mgrs_encode(lat, lon, 0) AS cell, count(*) FROM rows GROUP BY cell").fetchall())
    cells, counts = np.unique(mgrs.encode(latitudes, longitudes, 0, errors="mask"), return_counts=True)
    assert {cell or "": count for cell, count in found.items()} == dict(zip(cells.tolist(), counts.tolist()))


def test_threads(connect, positions):
    latitudes, longitudes, nulls = positions
    con = connect(threads=8)
    table(con, lat=masked(latitudes, nulls[0]), lon=masked(longitudes, nulls[1]))
    query = (
        "SELECT sum(hash(mgrs_encode(lat, lon))), sum(hash(mgrs_decode(mgrs_encode(lat, lon)))), "
        f"sum(polygon_contains({ring_of(LAKE)}, lat, lon)::INT) FROM rows"
    )
    expected = con.execute(query).fetchall()
    with ThreadPoolExecutor(8) as pool:
        answers = pool.map(lambda _: con.cursor().execute(query).fetchall(), range(40))
    assert all(answer == expected for answer in answers)


@pytest.mark.parametrize(
    ("expression", "message"),
    [
        ("mgrs_encode(1, 2, 12)", "mgrs_encode: precision 12: There is no such precision"),
        ("mgrs_encode(1, 2, -2)", "mgrs_encode: precision -2"),
        ("georef_encode(1, 2, 12)", "georef_encode: precision 12"),
        ("gars_encode(1, 2, 3)", "gars_encode: precision 3"),
        ("utm_forward(1, 2, 61)", "utm_forward: zone 61"),
        ("polygon_contains('abc'::BLOB, 1, 2)", "polygon_contains: "),
        ("polygon_contains(repeat('a', 1000)::BLOB, 1, 2)", "polygon_contains: "),
        ("mgrs_encode(1)", "No function matches"),
        ("mgrs_encode('a', 'b')", "Could not convert string"),
        ("mgrs_decode(1, 2)", "No function matches"),
        ("polygon_contains([1, 2], 1, 2)", "polygon_contains"),
    ],
)
def test_wrong_arguments_are_errors(con, expression, message):
    with pytest.raises(duckdb.Error) as caught:
        con.execute(f"SELECT {expression} FROM range(3000)").fetchall()
    assert message in str(caught.value)
    assert con.execute("SELECT mgrs_encode(0, 3)").fetchall()[0] == ("31NEA0000000000",)


def test_damaged_indexes_do_no_harm(con, random):
    words = bytearray(bytes(index.PolygonIndex(LAKE)))
    for _ in range(300):
        damaged = words.copy()
        for place in random.integers(0, len(words), 3):
            damaged[place] = random.integers(256)
        try:
            con.execute(
                "SELECT count(polygon_contains(?::BLOB, 46, i / 100.0)) FROM range(1000) t(i)", [bytes(damaged)]
            )
        except duckdb.Error as error:
            assert "polygon_contains: " in str(error)


def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


def test_memory_does_not_grow(connect):
    """100 runs of everything that takes memory. The polygons are in a table: a long text of SQL moves DuckDB's own."""
    con = connect(threads=1)
    con.execute("CREATE TABLE rows AS SELECT i % 180 - 90.0 AS lat, i / 10.0 AS lon FROM range(20000) t(i)")
    con.execute(f"CREATE TABLE lakes AS SELECT {ring_of(LAKE)} AS ring, polygon_index(ring) AS words")
    query = """
        SELECT count(mgrs_decode(mgrs_encode(lat, lon))), count(mgrs_encode(lat, lon, 11)),
          count(utm_forward(lat, lon)),
          count(position_parse(lat || ' ' || lon)), count(polygon_index([{latitude: lat, longitude: lon}])),
          count(polygon_contains(ring, lat, lon)), count(polygon_contains(words, lat, lon)) FROM rows, lakes"""
    sizes = []
    for run in range(120):
        con.execute(query).fetchall()
        if run in (19, 119):
            gc.collect()
            sizes.append(resident())
    assert sizes[1] - sizes[0] < 4_000_000, sizes


def test_loading_again_does_nothing(con):
    gridnorth.duckdb.load(con)
    assert con.execute("SELECT mgrs_encode(0, 3)").fetchall()[0] == ("31NEA0000000000",)


def test_a_database_that_wants_signatures():
    with duckdb.connect() as con, pytest.raises(PermissionError, match="allow_unsigned_extensions"):
        gridnorth.duckdb.load(con)
