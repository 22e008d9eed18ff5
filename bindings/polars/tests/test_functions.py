# SPDX-License-Identifier: MIT
"""Every expression against the same function of the Python package, row by row and bit by bit."""

from __future__ import annotations

import pickle
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from conftest import ROWS, column
from polars.exceptions import ComputeError, PolarsError

import gridnorth.polars as gp
from gridnorth import gars, geodesic, georef, index, mgrs, polygon, position, utm


def one(frame, expression):
    """The series that an expression gives."""
    return frame.select(x=expression).to_series()


def fields(series):
    """The columns of a struct; all of them are null where the struct is."""
    missing = series.is_null().to_numpy()
    columns = [series.struct.field(name) for name in series.struct.fields]
    for each in columns:
        assert np.array_equal(each.is_null().to_numpy(), missing)
    return columns


def texts_of(series):
    return np.array(series.fill_null("").to_list())


def check(found, expected, refused):
    """Floats with the same bits, and null exactly where a row was refused."""
    assert np.array_equal(found.is_null().to_numpy(), refused)
    floats = found.cast(pl.Float64).fill_null(0).to_numpy()
    assert np.array_equal(floats[~refused], np.asarray(expected, dtype=float)[~refused])


def streamed(lazy):
    try:
        return lazy.collect(engine="streaming")
    except ValueError:  # Before Polars 1.23.
        return lazy.collect(streaming=True)


@pytest.mark.parametrize(
    ("name", "module", "precisions"),
    [("mgrs", mgrs, range(-1, 12)), ("georef", georef, [-1, 0, *range(2, 12)]), ("gars", gars, range(3))],
)
def test_encode_and_decode(rows, random, name, module, precisions):
    frame, (latitudes, longitudes, missing) = rows
    encode, decode = getattr(gp, f"{name}_encode"), getattr(gp, f"{name}_decode")
    usual = one(frame, encode("lat", "lon"))
    assert np.array_equal(texts_of(usual), np.where(missing, "", module.encode(latitudes, longitudes, errors="mask")))
    for precision in precisions:
        expected = module.encode(latitudes, longitudes, precision, errors="mask")
        expected[missing] = ""
        found = one(frame, encode("lat", "lon", precision))
        assert found.dtype == pl.String
        assert np.array_equal(texts_of(found), expected), precision
        assert np.array_equal(found.is_null().to_numpy(), expected == ""), precision
        assert found.str.len_bytes().sum() == sum(map(len, expected))
        if name == "mgrs" and precision == -1:
            continue
        wanted = module.decode(expected, errors="mask")
        table = pl.DataFrame({"text": column(random, found.to_list(), kind=pl.String)})
        for each, values in zip(fields(one(table, decode("text"))), wanted):
            check(each, values, np.isnan(wanted[0]))
    mixed = random.choice(list(precisions), ROWS)
    empty = random.random(ROWS) < 0.1
    table = frame.with_columns(p=column(random, mixed, empty))
    found = texts_of(one(table, encode("lat", "lon", "p")))
    for precision in precisions:
        chosen = (mixed == precision) & ~empty & ~missing
        assert np.array_equal(found[chosen], module.encode(latitudes, longitudes, precision, errors="mask")[chosen])
    assert not found[empty | missing].astype(bool).any()


def test_decode_reads_what_the_library_reads(random):
    """Lower case, blanks, long and short texts, empty ones, garbage, a zero byte, and everything cut off somewhere."""
    good = ["31UDQ4825111943", " 31 u dq 48251 11943", "YZG9532497778", "31UDQ", "4QFJ16", "31U", "31VEC", "56CAA"]
    odd = ["", " ", "x", "0QFJ16", "31UDQ4", "\uff13\uff18SMB", "31UDQ\x004825", "31UDQ48251\x0011943", "é" * 40]
    odd += [
        "31UDQ" + " " * 60,
        " " * 25 + "31UDQ48",
        "31UDQ4825111943" + "0" * 30,
        *("a" * k for k in (8, 12, 13, 32, 33)),
    ]
    long = "31UDQ" + "12345678901" * 2
    every = [*good, *odd, *(long[:k] for k in range(len(long) + 1)), *(long[:k] + " " * (40 - k) for k in range(30))]
    every += ["".join(random.choice(list("31UDQ0 \x00aé"), 14)) for _ in range(3000)]
    table = pl.DataFrame({"text": column(random, every)})
    for decode, strict in [(gp.mgrs_decode, False), (gp.mgrs_decode_strict, True)]:
        found = zip(*(each.to_list() for each in fields(one(table, decode("text")))))
        for text, pair in zip(every, found):
            cell = mgrs.decode(text, strict=strict, errors="mask")
            assert pair == ((None, None) if cell is None else tuple(cell.inside)), repr(text)
    found = zip(*(each.to_list() for each in fields(one(table, gp.position_parse("text")))))
    for text, row in zip(every, found):
        parsed = next(iter(position.parse([text], errors="mask")))
        if parsed is None:
            assert row == (None,) * 4, repr(text)
        else:
            assert row == (*parsed.point, parsed.precision, parsed.form.name.lower().replace("_", "-")), repr(text)


def test_nulls_of_other_programs_may_hide_anything(random):
    """Arrow does not say what stands in the place of a null: here views of texts that are nowhere."""
    arrow = pytest.importorskip("pyarrow")
    views = random.integers(0, 256, (2000, 16)).astype(np.uint8)
    views[::2] = np.frombuffer(b"\x05\0\0\x0031UDQ" + bytes(7), np.uint8)
    valid = np.packbits(np.arange(2000) % 2 == 0, bitorder="little")
    buffers = [arrow.py_buffer(each.tobytes()) for each in (valid, views)]
    table = pl.DataFrame({"text": pl.from_arrow(arrow.Array.from_buffers(arrow.string_view(), 2000, buffers))})
    expected = [mgrs.decode("31UDQ").inside.latitude, None] * 1000
    for decode in (gp.mgrs_decode, gp.position_parse):
        assert one(table, decode("text")).struct.field("latitude").to_list() == expected


def test_utm(rows, random):
    frame, (latitudes, longitudes, missing) = rows
    for zone in [0, 31, 60, 32631, 32733, 32661, 32761]:
        expected = utm.forward(latitudes, longitudes, zone, errors="mask")
        for each, values in zip(fields(one(frame, gp.utm_forward("lat", "lon", zone))), expected):
            check(each, values, missing | np.isnan(expected[0]))
    eastings, northings, zones = utm.forward(latitudes, longitudes, errors="mask")
    check(one(frame, gp.utm_zone("lat", "lon")), zones, missing | (zones == 0))
    eastings[random.random(ROWS) < 0.01] = 1e9
    zones[random.random(ROWS) < 0.01] = 62
    grid = pl.DataFrame({"e": column(random, eastings, missing), "n": northings, "z": column(random, zones)})
    expected = utm.inverse(eastings, northings, zones, errors="mask")
    z = pl.col("z")
    parts = pl.when(z.abs() == 61).then(0).otherwise(z.abs()), pl.when(z < 0).then(-1).otherwise(1)
    for wanted in [gp.utm_inverse("e", "n", "z"), gp.utm_inverse("e", "n", *parts)]:
        for each, values in zip(fields(one(grid, wanted)), expected):
            check(each, values, missing | np.isnan(expected[0]))


def test_epsg():
    zones = pl.DataFrame({"z": [z for z in range(-61, 62) if z]})
    assert one(zones, gp.utm_to_epsg("z")).to_list() == [utm.to_epsg(zone) for zone in zones["z"]]
    assert one(zones, gp.utm_from_epsg(gp.utm_to_epsg("z"))).to_list() == zones["z"].to_list()
    found = pl.select(
        a=gp.utm_to_epsg(33, -1), b=gp.utm_to_epsg(0), c=gp.utm_from_epsg(4326), d=gp.utm_to_epsg(0, 1)
    ).row(0)
    assert found == (32733, None, None, utm.to_epsg(0, 1))


@pytest.mark.parametrize("kind", [pl.Int8, pl.UInt8, pl.Int16, pl.UInt16, pl.Int32, pl.UInt32, pl.Int64, pl.UInt64])
def test_integers_of_every_size(kind):
    frame = pl.DataFrame({"x": pl.Series([0, 1, None, 33], dtype=kind)})
    assert one(frame, gp.utm_to_epsg("x")).to_list() == [None, 32601, None, 32633]
    assert one(frame, gp.mgrs_encode("x", "x", 1)).to_list() == [
        mgrs.encode(0, 0, 1),
        mgrs.encode(1, 1, 1),
        None,
        mgrs.encode(33, 33, 1),
    ]
    limits = np.iinfo(str(kind).lower())
    huge = pl.DataFrame({"x": pl.Series([limits.min, limits.max], dtype=kind)})
    assert one(huge, gp.utm_to_epsg("x")).to_list() == [None, None]


def test_floats_of_single_precision():
    frame = pl.DataFrame({"x": pl.Series([0.5, None, np.nan, 33.25], dtype=pl.Float32)})
    assert one(frame, gp.mgrs_encode("x", "x")).to_list() == [
        mgrs.encode(0.5, 0.5),
        None,
        None,
        mgrs.encode(33.25, 33.25),
    ]


def test_geodesics(rows):
    frame, (latitudes, longitudes, missing) = rows
    other = np.roll(latitudes, -7), np.roll(longitudes, -7)
    pairs = frame.with_columns(
        lat2=pl.concat([frame["lat"][7:], frame["lat"][:7]]), lon2=pl.concat([frame["lon"][7:], frame["lon"][:7]])
    )
    missing = missing | np.roll(missing, -7)
    every = "lat", "lon", "lat2", "lon2"
    expected = geodesic.inverse(latitudes, longitudes, *other, errors="mask")
    refused = missing | np.isnan(expected[0])
    check(one(pairs, gp.geodesic_distance(*every)), expected[0], refused)
    check(one(pairs, gp.geodesic_azimuth(*every)), expected[1], refused)
    for each, values in zip(fields(one(pairs, gp.geodesic_inverse(*every))), expected):
        check(each, values, refused)
    expected = geodesic.direct(latitudes, longitudes, other[1], other[0] * 1e4, errors="mask")
    found = one(pairs, gp.geodesic_direct("lat", "lon", "lon2", pl.col("lat2") * 1e4))
    for each, values in zip(fields(found), expected):
        check(each, values, missing | np.isnan(expected[0]))
    paris = geodesic.inverse(48.8584, 2.2945, latitudes, longitudes, errors="mask")[0]
    check(one(frame, gp.geodesic_distance(48.8584, 2.2945, "lat", "lon")), paris, rows[1][2] | np.isnan(paris))


LAKE = [(46.45 + 3 * np.sin(a), 6.6 + 4 * np.cos(a) * (1 + 0.2 * np.sin(9 * a))) for a in np.arange(0, 6.28, 0.01)]
HOLE = [(46, 6), (46, 7), (47, 7), (47, 6)]


def test_polygon_contains(random):
    latitudes, longitudes = random.uniform(42, 50, ROWS), random.uniform(1, 12, ROWS)
    latitudes[:4] = [46, 46.5, np.nan, 91]
    nulls = random.random(ROWS) < 0.05
    frame = pl.DataFrame({"lat": column(random, latitudes, nulls), "lon": column(random, longitudes)})
    refused = nulls | np.isnan(latitudes) | (np.abs(latitudes) > 90)
    for holes in ([], [HOLE]):
        expected = polygon.contains(LAKE, np.stack([latitudes, longitudes], 1), holes, errors="mask")
        made = index.PolygonIndex(LAKE, holes)
        words = bytes(made)
        shapes = [made, words, bytearray(words), memoryview(words), pl.lit(words), pl.Series([words])]
        for shape in [*shapes, *([] if holes else [LAKE])]:
            found = one(frame, gp.polygon_contains(shape, "lat", "lon"))
            assert found.dtype == pl.Boolean
            assert np.array_equal(found.is_null().to_numpy(), refused)
            assert np.array_equal(found.fill_null(False).to_numpy(), np.where(refused, False, expected))
    two = [bytes(index.PolygonIndex(LAKE)), bytes(index.PolygonIndex(HOLE)), None]
    some = random.integers(0, 3, 3000)
    mixed = frame.head(3000).with_columns(which=pl.Series([two[k] for k in some], dtype=pl.Binary))
    found = one(mixed, gp.polygon_contains("which", "lat", "lon")).to_list()
    assert one(mixed, gp.polygon_contains(mixed["which"], "lat", "lon")).to_list() == found
    for k, made in enumerate([index.PolygonIndex(LAKE), index.PolygonIndex(HOLE)]):
        chosen = np.flatnonzero((some == k) & ~refused[:3000])
        assert [found[row] for row in chosen] == made.contains(latitudes[chosen], longitudes[chosen]).tolist()
    assert all(found[row] is None for row in np.flatnonzero((some == 2) | refused[:3000]))


def test_a_damaged_index_is_an_error_or_an_answer(random):
    words = np.frombuffer(bytes(index.PolygonIndex(LAKE)), np.uint8)
    frame = pl.DataFrame({"lat": random.uniform(42, 50, 600), "lon": random.uniform(1, 12, 600)})
    for _ in range(300):
        damaged = words.copy()
        damaged[random.integers(0, len(words), 3)] = random.integers(256)
        try:
            one(frame, gp.polygon_contains(damaged.tobytes()[: random.integers(1, len(words) + 1)], "lat", "lon"))
        except ComputeError as error:
            assert "polygon_contains: " in str(error)


def test_lazy_streaming_groups_and_filters(rows):
    frame, (latitudes, longitudes, missing) = rows
    lazy = frame.lazy().with_columns(cell=gp.mgrs_encode("lat", "lon", 1), grid=gp.utm_forward("lat", "lon"))
    assert lazy.collect_schema()["cell"] == pl.String
    assert list(lazy.collect_schema()["grid"].fields) == [
        *(pl.Field("easting", pl.Float64), pl.Field("northing", pl.Float64), pl.Field("zone", pl.Int32))
    ]
    query = lazy.filter(pl.col("lat") > 10).group_by("cell").agg(pl.len(), pl.col("grid").struct.field("easting").sum())
    eager, stream = query.collect().sort("cell"), streamed(query).sort("cell")
    assert eager["cell"].equals(stream["cell"])
    assert eager["len"].equals(stream["len"])
    cells = mgrs.encode(latitudes, longitudes, 1, errors="mask")
    chosen = cells[~missing & (latitudes > 10) & (cells != "")]
    names, counts = np.unique(chosen, return_counts=True)
    found = eager.filter(pl.col("cell").is_not_null())
    assert found["cell"].to_list() == names.tolist()
    assert found["len"].to_list() == counts.tolist()
    over = frame.select(
        k=pl.int_range(pl.len()) % 3, x=gp.mgrs_encode("lat", "lon").first().over(pl.int_range(pl.len()) % 3)
    )
    first = [None if text == "" else text for text in texts_of(one(frame, gp.mgrs_encode("lat", "lon")))[:3]]
    assert over["x"].to_list() == [first[k] for k in over["k"]]
    kept = frame.filter(gp.mgrs_encode("lat", "lon", 0) == "31UDQ")
    assert len(kept) == np.count_nonzero((mgrs.encode(latitudes, longitudes, 0, errors="mask") == "31UDQ") & ~missing)


def test_edges_of_columns(rows):
    """No rows, one row, constants only, columns of null, slices."""
    frame, _ = rows
    every = one(frame, gp.mgrs_encode("lat", "lon"))
    for start, size in [(0, 0), (0, 1), (1, 0), (511, 2), (512, 512), (513, 1025), (ROWS - 1, 1), (777, ROWS)]:
        part = frame.slice(start, size)
        assert one(part, gp.mgrs_encode("lat", "lon")).equals(every.slice(start, size)), (start, size)
        assert len(one(part, gp.utm_forward("lat", "lon"))) == len(part)
        # Polars computes constants once for each chunk of a frame.
        assert len(one(part, gp.mgrs_encode(48, 2))) == len(one(part, pl.lit(48).sqrt()))
        assert len(one(part.rechunk(), gp.mgrs_encode(48, 2))) == 1
    two = pl.concat([frame.slice(0, 300)] * 2, rechunk=False)
    assert len(one(two, gp.mgrs_encode(48, 2))) == len(one(two, pl.lit(48).sqrt()))
    assert pl.select(gp.mgrs_encode(48.8584, 2.2945)).to_series().to_list() == ["31UDQ4825211954"]
    assert pl.select(gp.mgrs_encode(48.8584, pl.lit(None))).to_series().to_list() == [None]
    assert one(frame, gp.mgrs_encode("lat", pl.lit(None))).null_count() == ROWS
    nothing = pl.DataFrame({"x": pl.Series([None] * 600, dtype=pl.Null)})
    for expression in [
        gp.mgrs_encode("x", "x"),
        gp.mgrs_decode("x"),
        gp.utm_to_epsg("x"),
        gp.polygon_contains("x", "x", "x"),
    ]:
        assert one(nothing, expression).null_count() == 600
    assert one(frame.clear(), gp.position_parse(gp.mgrs_encode("lat", "lon"))).to_list() == []
    assert frame.select(gp.mgrs_encode("lat", "lon")).columns == ["lat"]


def test_the_namespace_has_the_same_functions(rows):
    frame, _ = rows
    lat = pl.col("lat")
    assert one(frame, lat.gn.mgrs_encode("lon", 3)).equals(one(frame, gp.mgrs_encode("lat", "lon", precision=3)))
    assert (
        one(frame, lat.gn.mgrs_encode(longitude="lon", precision=3).gn.mgrs_decode().struct.field("latitude")).len()
        == ROWS
    )
    for name in gp.__all__[1:]:
        assert callable(getattr(lat.gn, name)), name


def test_a_result_is_named_after_the_first_argument():
    """The guide says: of two results without names of their own, one would replace the other."""
    frame = pl.DataFrame({"lat": [60.0], "lon": [3.0]})
    assert frame.with_columns(gp.mgrs_encode("lat", "lon", 1)).rows() == [("32VJM66", 3.0)]
    assert frame.select(gp.geodesic_distance(51.5, 0, "lat", "lon")).columns == ["literal"]
    with pytest.raises(PolarsError, match=r"(?i)duplicate"):
        frame.select(gp.mgrs_encode("lat", "lon"), gp.utm_zone("lat", "lon"))
    assert frame.select(gp.mgrs_encode("lat", "lon").alias("cell"), zone=gp.utm_zone("lat", "lon")).columns == [
        "cell",
        "zone",
    ]


def test_errors_name_the_types_as_polars_does():
    """Each type that there is; of one that is no number here, the message has the name that Polars prints."""
    year = pl.date(2027, 1, 1)
    columns = [
        *(pl.lit(1).cast(kind) for kind in (pl.Boolean, pl.Decimal(9, 1))),
        *(pl.lit("x"), pl.lit(b"x"), year, pl.datetime(2027, 1, 1, time_zone="UTC"), pl.duration(days=1), pl.time(1)),
        *(pl.concat_list(pl.lit(1.0)), pl.concat_list(pl.lit(1.0)).list.to_array(1), pl.struct(pl.lit(1.0))),
    ]
    for each in columns:
        kind = pl.select(each).dtypes[0].base_type().__name__
        with pytest.raises(ComputeError, match=rf"argument 2 \(x{{80}}\) must be a column of numbers, not of {kind}: "):
            pl.select(gp.mgrs_encode(1.0, each.alias("x" * 80)))
    with pytest.raises(ComputeError, match="argument 2 must be a column of numbers, not of String: cast it"):
        pl.select(gp.mgrs_encode(1.0, pl.lit("x").alias("ä" * 60)))
    with pytest.raises(ComputeError, match=r"argument 1 \(f\) must be a column of texts, not of Float32: cast it"):
        pl.select(gp.mgrs_decode(pl.lit(1, pl.Float32).alias("f")))


def test_errors_name_what_is_wrong(rows):
    frame, _ = rows
    for expression, words in [
        (gp.mgrs_encode("lat", "lon", 12), "mgrs_encode: precision 12: "),
        (gp.utm_forward("lat", "lon", 99), "utm_forward: zone 99: "),
        (gp.mgrs_decode("lat"), "mgrs_decode: argument 1 (lat) must be a column of texts, not of Float64: cast it"),
        (
            gp.mgrs_encode("lat", pl.lit("x")),
            "mgrs_encode: argument 2 (literal) must be a column of numbers, not of String: cast it",
        ),
        (gp.utm_to_epsg("lat"), "utm_to_epsg: argument 1 (lat) must be a column of integers, not of Float64: cast it"),
        (gp.polygon_contains(b"x" * 64, "lat", "lon"), "polygon_contains: "),
        (gp.mgrs_encode("lat", pl.Series([1.0, 2.0, 3.0])), f"argument 1 has {ROWS} rows, another one 3"),
    ]:
        with pytest.raises(PolarsError) as caught:
            frame.select(expression)
        assert words in str(caught.value)
    for kind in (pl.Categorical, pl.Enum(["31NEA", "x"])):
        table = pl.DataFrame({"cell": pl.Series(["31NEA", "x", None], dtype=kind)})
        for expression, words in [
            (
                gp.mgrs_encode("cell", 2.0),
                r"mgrs_encode: argument 1 \(cell\) must be a column of numbers, not of categories",
            ),
            (gp.mgrs_encode(48.0, 2.0, "cell"), r"argument 3 \(cell\) must be a column of integers, not of categories"),
            (gp.mgrs_decode("cell"), r"argument 1 \(cell\) must be a column of texts, not of categories: cast it"),
        ]:
            with pytest.raises(ComputeError, match=words):
                table.lazy().select(expression).collect_schema()
            with pytest.raises(ComputeError, match=words):
                table.select(expression)
        found = one(table, gp.mgrs_decode(pl.col("cell").cast(pl.String)).struct.field("latitude"))
        assert found.to_list() == [mgrs.decode("31NEA").inside.latitude, None, None]
    with pytest.raises(ComputeError, match="mgrs_decode"):
        frame.lazy().select(gp.mgrs_decode("lat")).collect_schema()


def test_threads(rows):
    """Many queries at once, some with errors: each gets its own."""
    frame, _ = rows
    expected = one(frame, gp.mgrs_encode("lat", "lon"))

    def ask(k):
        if k % 3:
            return one(frame, gp.mgrs_encode("lat", "lon")).equals(expected)
        with pytest.raises(ComputeError, match=f"precision {12 + k}: "):
            frame.select(gp.mgrs_encode("lat", "lon", 12 + k))
        return True

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(ask, range(48)))


def test_expressions_are_stored(rows):
    frame, _ = rows
    expression = gp.mgrs_encode("lat", "lon")
    again = pickle.loads(pickle.dumps(expression))
    assert one(frame, again).equals(one(frame, expression))


def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


def test_memory_does_not_grow(rows):
    frame = rows[0].head(20_000)
    area = bytes(index.PolygonIndex(LAKE))
    sizes = []
    for run in range(120):
        frame.select(
            a=gp.mgrs_encode("lat", "lon"),
            b=gp.mgrs_encode("lat", "lon", 11),
            c=gp.utm_forward("lat", "lon"),
            d=gp.position_parse(gp.mgrs_encode("lat", "lon")),
            e=gp.polygon_contains(area, "lat", "lon"),
        )
        with pytest.raises(ComputeError):
            frame.select(gp.mgrs_encode("lat", "lon", 12))
        if run >= 60:
            sizes.append(resident())
    assert min(sizes[-10:]) < min(sizes[:10]) + 4_000_000, sizes
