# SPDX-License-Identifier: MIT
"""Spark functions agree with the package: on one machine, in a cluster of two, and over Spark Connect."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest

import gridnorth
from gridnorth import gars, geodesic, georef, mgrs, position, utm
from gridnorth.index import PolygonIndex

pytest.importorskip("pyspark")
from pyspark.sql import SparkSession
from pyspark.sql import functions as F  # noqa: N812

import gridnorth.spark as gs

ROWS = int(5_000 * float(os.environ.get("GRIDNORTH_EFFORT", "1")))
RING = [(40.0, -20.0), (40.0, 50.0), (65.0, 50.0), (65.0, -20.0)]

# The configuration of sessions, both here and in separate processes.
SETTINGS = {
    "spark.ui.enabled": "false",
    "spark.ui.showConsoleProgress": "false",
    "spark.sql.shuffle.partitions": "2",
    # Several batches hold the rows.
    "spark.sql.execution.arrow.maxRecordsPerBatch": "1000",
}


@pytest.fixture(scope="module")
def spark():
    os.environ["PYSPARK_PYTHON"] = sys.executable
    builder = SparkSession.builder.master("local[2]").config("spark.driver.memory", "1g")
    for name, value in SETTINGS.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("OFF")
    gs.register(session)
    yield session
    session.stop()


@pytest.fixture
def rows(random):
    """Positions, some of which are missing or refused; texts, some of which are not references."""
    latitude = random.uniform(-95, 95, ROWS)
    longitude = random.uniform(-200, 200, ROWS)
    texts = mgrs.encode(pa.array(latitude), pa.array(longitude), 4, errors="mask").to_pylist()
    for place in random.integers(ROWS, size=ROWS // 20):
        texts[place] = str(random.choice(["", "zz", "31UDQ4", "48.85, 2.29", "32N 500000 5000000", "+40.75-074.00/"]))
    # One text of each notation, by the names that all engines use.
    texts[:2] = ["geo:48.85,2.29", "+40.75-074.00/"]
    missing = random.random((3, ROWS)) < 0.05
    return pa.table(
        {
            "row": pa.array(range(ROWS)),
            "latitude": pa.array(latitude, mask=missing[0]),
            "longitude": pa.array(longitude, mask=missing[1]),
            "text": pa.array(texts, mask=missing[2]),
            "digits": pa.array(random.integers(-1, 8, ROWS), pa.int32(), mask=random.random(ROWS) < 0.05),
            "zone": pa.array(random.integers(-63, 64, ROWS), pa.int32()),
        }
    )


def masked(names, arrays):
    return pa.StructArray.from_arrays(list(arrays), names.split(), mask=arrays[0].is_null())


def expected(rows):
    """The results of the package itself for the columns."""
    latitude, longitude, text = (rows[name].combine_chunks() for name in ("latitude", "longitude", "text"))
    easting, northing, zone = utm.forward(latitude, longitude, errors="mask")
    inverse = geodesic.inverse(latitude, longitude, pa.repeat(48.0, ROWS), pa.repeat(2.0, ROWS), errors="mask")
    parsed = position.parse(text, errors="mask")
    point = parsed.field("point")
    # Names are those of C, such as "geo-uri".
    words = {form: form.name.lower().replace("_", "-") for form in position.Form}
    forms = [words.get(form) for form in parsed.field("form").to_pylist()]
    found = [point.field("latitude"), point.field("longitude"), parsed.field("precision"), pa.array(forms, pa.string())]
    return {
        "mgrs_encode": mgrs.encode(latitude, longitude, errors="mask"),
        "mgrs_encode_3": mgrs.encode(latitude, longitude, 3, errors="mask"),
        "mgrs_encode_digits": pa.array(
            [
                None if None in (lat, lon, digits) else mgrs.encode([lat], [lon], digits, errors="mask")[0] or None
                for lat, lon, digits in zip(*(rows[name].to_pylist() for name in ("latitude", "longitude", "digits")))
            ]
        ),
        "mgrs_decode": masked("latitude longitude", mgrs.decode(text, errors="mask")),
        "mgrs_decode_strict": masked("latitude longitude", mgrs.decode(text, strict=True, errors="mask")),
        "georef_encode": georef.encode(latitude, longitude, errors="mask"),
        "georef_decode": masked("latitude longitude", georef.decode(text, errors="mask")),
        "gars_encode": gars.encode(latitude, longitude, 1, errors="mask"),
        "gars_decode": masked("latitude longitude", gars.decode(text, errors="mask")),
        "position_parse": pa.StructArray.from_arrays(
            found, ["latitude", "longitude", "precision", "form"], mask=parsed.is_null()
        ),
        "utm_forward": masked("easting northing zone", [easting, northing, zone]),
        "utm_inverse": masked("latitude longitude", utm.inverse(easting, northing, zone, errors="mask")),
        "utm_zone": utm.zone(latitude, longitude, errors="mask"),
        "utm_to_epsg": pa.array([epsg(zone) for zone in rows["zone"].to_pylist()], pa.int32()),
        "geodesic_distance": inverse[0],
        "geodesic_azimuth": inverse[1],
        "geodesic_inverse": masked("distance azimuth_from azimuth_to", inverse),
        "geodesic_direct": masked(
            "latitude longitude azimuth",
            geodesic.direct(latitude, longitude, pa.repeat(30.0, ROWS), pa.repeat(1e6, ROWS), errors="mask"),
        ),
        "polygon_contains": pa.array(PolygonIndex(RING).contains(latitude, longitude, errors="mask"), pa.bool_()),
    }


def epsg(zone):
    try:
        return utm.to_epsg(zone)
    except gridnorth.GridNorthError:
        return None


def test_every_function_of_columns(spark, rows):
    here = "latitude", "longitude"
    grid = F.col("utm.easting"), F.col("utm.northing"), F.col("utm.zone")
    columns = {
        "mgrs_encode": gs.mgrs_encode(*here),
        "mgrs_encode_3": gs.mgrs_encode(F.col("latitude"), F.col("longitude"), 3),
        "mgrs_encode_digits": gs.mgrs_encode(*here, F.col("digits")),
        "mgrs_decode": gs.mgrs_decode("text"),
        "mgrs_decode_strict": gs.mgrs_decode_strict("text"),
        "georef_encode": gs.georef_encode(*here),
        "georef_decode": gs.georef_decode("text"),
        "gars_encode": gs.gars_encode(*here, 1),
        "gars_decode": gs.gars_decode("text"),
        "position_parse": gs.position_parse("text"),
        "utm_forward": gs.utm_forward(*here),
        "utm_inverse": gs.utm_inverse(*grid),
        "utm_zone": gs.utm_zone(*here),
        "utm_to_epsg": gs.utm_to_epsg("zone"),
        "geodesic_distance": gs.geodesic_distance(*here, 48, 2.0),
        "geodesic_azimuth": gs.geodesic_azimuth(*here, 48.0, 2),
        "geodesic_inverse": gs.geodesic_inverse(*here, 48.0, 2.0),
        "geodesic_direct": gs.geodesic_direct(*here, 30.0, 1e6),
        "polygon_contains": gs.polygon_contains(RING, *here),
    }
    table = spark.createDataFrame(rows).withColumn("utm", gs.utm_forward(*here))
    found = table.select("row", *(column.alias(name) for name, column in columns.items())).toArrow().sort_by("row")
    for name, values in expected(rows).items():
        assert found[name].combine_chunks().to_pylist() == values.to_pylist(), name
    assert {*columns} - {"mgrs_encode_3", "mgrs_encode_digits"} == {*gs.__all__} - {"register", "utm_from_epsg"}


def test_sql_with_constants_and_nulls(spark):
    one = spark.sql(
        """
        SELECT mgrs_encode(48.8584, 2.2945) AS reference, mgrs_encode(48.8584, 2.2945, 3) AS short,
               mgrs_encode(91, 2) AS refused, mgrs_encode(NULL, 2) AS missing, mgrs_encode(48, 2, NULL) AS vague,
               mgrs_decode('31UDQ4825').latitude AS latitude, mgrs_decode('zz') AS no_reference,
               utm_inverse(448250, 5411900, 31).longitude AS longitude,
               utm_inverse(448250, 5411900, 31, 1).longitude AS again, utm_inverse(1, 1, 99, 1) AS no_grid,
               utm_to_epsg(33, -1) AS south, utm_to_epsg(0, 1) AS ups, utm_to_epsg(99) AS no_code,
               utm_from_epsg(32733) AS zone, utm_from_epsg(32661) AS pole, utm_from_epsg(4326) AS no_zone,
               utm_forward(48.8584, 2.2945, 32).zone AS beside, utm_to_epsg(99999999999) AS far_zone,
               utm_inverse(448250, 5411900, 31, NULL) AS no_side, utm_inverse(448250, 5411900, NULL, 1) AS nowhere,
               utm_to_epsg(31, 99999999999) AS far_side, utm_to_epsg(31, 0) AS middle, utm_to_epsg(-31, 1) AS twice,
               utm_inverse(448250, 5411900, CAST(31 AS BIGINT), CAST(1 AS TINYINT)).longitude AS wide,
               position_parse('geo:48.85,2.29').form AS uri
        """
    ).collect()[0]
    assert one.reference == "31UDQ4825211954"
    assert one.short == "31UDQ482119"
    assert one.latitude == mgrs.decode("31UDQ4825").center.latitude
    assert one.uri == "geo-uri"
    assert one.longitude == one.again == one.wide == utm.inverse(448250, 5411900, 31).longitude
    assert [one.south, one.ups, one.zone, one.pole, one.beside] == [32733, 32661, -33, 61, 32]
    nothing = ["refused", "missing", "vague", "no_reference", "no_grid", "no_code", "no_zone"]
    nothing += ["far_zone", "no_side", "nowhere", "far_side", "middle", "twice"]
    assert [one[name] for name in nothing] == [None] * len(nothing)


def test_no_rows_and_groups(spark, rows):
    table = spark.createDataFrame(rows)
    table.createOrReplaceTempView("fixes")
    assert spark.sql("SELECT mgrs_encode(latitude, longitude, 1) AS cell FROM fixes WHERE row < 0").collect() == []
    groups = spark.sql("SELECT mgrs_encode(latitude, longitude, 0) AS cell, count(*) AS n FROM fixes GROUP BY cell")
    cells = mgrs.encode(rows["latitude"].combine_chunks(), rows["longitude"].combine_chunks(), 0, errors="mask")
    values, counts = np.unique([cell or "" for cell in cells.to_pylist()], return_counts=True)
    assert sorted((row.cell or "", row.n) for row in groups.collect()) == list(zip(values.tolist(), counts.tolist()))


def test_a_polygon_in_a_table(spark, rows):
    # The polygon without a row has no group.
    rings = {"a": RING, "b": [(0, 0), (0, 90), (60, 90)], "none": [(10, 20), (10, 20.0001), (10.0001, 20)]}
    zones = {"name": [*rings], "area": [bytes(PolygonIndex(ring)) for ring in rings.values()]}
    spark.createDataFrame(pa.table(zones)).createOrReplaceTempView("zones")
    spark.createDataFrame(rows).createOrReplaceTempView("fixes")
    found = spark.sql(
        """
        SELECT name, count(*) AS n FROM zones CROSS JOIN fixes WHERE polygon_contains(area, latitude, longitude)
        GROUP BY name
        """
    ).collect()
    here = rows["latitude"].combine_chunks(), rows["longitude"].combine_chunks()
    inside = {name: PolygonIndex(ring).contains(*here, errors="mask") for name, ring in rings.items()}
    counts = {name: sum(map(bool, pa.array(one, pa.bool_()).to_pylist())) for name, one in inside.items()}
    assert counts["a"]
    assert counts["b"]
    assert {row.name: row.n for row in found} == {name: n for name, n in counts.items() if n}


def test_an_index_is_not_a_column(spark, capsys):
    """A polygon is not passed as a column, because each row would carry its bytes."""
    ring = [(46 + 3 * np.sin(a), 6 + 4 * np.cos(a)) for a in np.arange(0, 6.28, 0.01)]
    made = PolygonIndex(ring)
    fixes = spark.range(2000).selectExpr("42D + id % 80 / 10 AS latitude", "6D AS longitude")
    inside = int(made.contains(42 + np.arange(2000) % 80 / 10, np.full(2000, 6.0)).sum())
    assert inside
    assert fixes.where(gs.polygon_contains(bytearray(bytes(made)), "latitude", "longitude")).count() == inside
    for polygon in (ring, made, bytes(made)):
        spark.range(1).select(gs.polygon_contains(polygon, "id", "id")).explain()
        assert re.search(r"polygon_contains\(id#\w+, id#\w+\)", capsys.readouterr().out)


def test_numbers_of_numpy(spark):
    fixes = spark.range(1).selectExpr("48D AS latitude", "2D AS longitude")
    here = "latitude", "longitude"
    assert fixes.select(gs.mgrs_encode(*here, np.int64(3))).first()[0] == mgrs.encode(48, 2, 3)
    distance = gs.geodesic_distance(*here, np.int32(40), np.float32(2.5))
    assert fixes.select(distance).first()[0] == geodesic.inverse(48, 2, 40, 2.5).distance


def test_guide(spark, root):
    found = doctest.testfile(
        str(root / "docs/guides/spark.md"), False, globs={"spark": spark}, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert found.attempted > 5
    assert found.failed == 0


def test_what_is_wrong_for_all_rows_fails_the_query(spark):
    with pytest.raises(Exception, match="precision 12"):
        spark.sql("SELECT mgrs_encode(latitude, 2.0, 12) FROM VALUES (48.0), (49.0) AS fixes(latitude)").collect()
    with pytest.raises(Exception, match="mgrs_encode: missing a required argument: 'longitude'"):
        spark.sql("SELECT mgrs_encode(48.0)").collect()


PROGRAM = """
import sys
from pyspark.sql import SparkSession, functions
import gridnorth.spark

settings = {settings}
builder = {builder}
for name, value in settings.items():
    builder = builder.config(name, value)
spark = builder.getOrCreate()
gridnorth.spark.register(spark)
fixes = spark.range(10_000).selectExpr("id % 180 - 90.0D AS latitude", "id % 360 - 180.0D AS longitude")
fixes.createOrReplaceTempView("fixes")
cells = spark.sql("SELECT mgrs_encode(latitude, longitude, 0) AS cell FROM fixes").groupBy("cell").count()
assert sum(row["count"] for row in cells.collect()) == 10_000
column = gridnorth.spark.mgrs_encode("latitude", "longitude", 2)
print("first", spark.table("fixes").select(column.alias("cell")).where("cell IS NOT NULL").orderBy("cell").first()[0])

@functions.udf
def place(number):
    import gridnorth
    return gridnorth.__file__

print("worker", {{row[0] for row in spark.range(8).repartition(4).select(place("id")).collect()}})
spark.stop()
"""


def ran(tmp_path, builder, settings, **environment):
    """Run a program with its own session, and return its output."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM.format(builder=builder, settings=SETTINGS | settings))
    environment = os.environ | {"PYSPARK_PYTHON": sys.executable} | environment
    result = subprocess.run(
        [sys.executable, str(program)], env=environment, capture_output=True, text=True, timeout=600, check=False
    )
    assert result.returncode == 0, result.stdout[-2000:] + result.stderr[-6000:]
    return result.stdout


FIRST = mgrs.encode(
    pa.array([float(i % 180 - 90) for i in range(10_000)]), pa.array([float(i % 360 - 180) for i in range(10_000)]), 2
)


def test_a_cluster_gets_the_package_as_an_archive(tmp_path):
    """Two worker processes load the package from the archive that the driver sends."""
    archive = tmp_path / "packages.tar.gz"
    with tarfile.open(archive, "w:gz") as files:
        files.add(
            Path(gridnorth.__file__).parent, "gridnorth", filter=lambda one: None if "__pycache__" in one.name else one
        )
    settings = {
        "spark.archives": f"{archive}#packages",
        "spark.executorEnv.PYTHONPATH": "packages",
        "spark.executor.memory": "512m",
    }
    printed = ran(tmp_path, 'SparkSession.builder.master("local-cluster[2,1,1024]")', settings)
    assert f"first {min(FIRST.to_pylist())}" in printed
    [places] = [line for line in printed.splitlines() if line.startswith("worker")]
    assert "packages/gridnorth/__init__.py" in places
    assert str(Path(gridnorth.__file__)) not in places


def test_spark_connect(tmp_path):
    printed = ran(tmp_path, 'SparkSession.builder.remote("local[2]")', {})
    assert f"first {min(FIRST.to_pylist())}" in printed
