# SPDX-License-Identifier: MIT
"""The functions of the library as functions of Spark, in SQL and for columns.

    import gridnorth.spark
    gridnorth.spark.register(spark)
    spark.sql("SELECT mgrs_encode(latitude, longitude, 3) AS cell, count(*) FROM fixes GROUP BY cell")
    table.withColumn("cell", gridnorth.spark.mgrs_encode("latitude", "longitude", 3))

Arguments are columns, names of columns, or numbers. The latitude always comes first. A row with a NULL gives NULL, and
so does a row that is refused, such as a latitude of 91. An error in an argument for all rows, such as a precision of
12, fails the query. Functions receive and return batches of rows as Arrow columns. Workers also need this package:
docs/guides/spark.md describes how to install it there.
"""

from __future__ import annotations

from functools import partial
from inspect import signature
from numbers import Integral, Real
from typing import TYPE_CHECKING, Any, Callable, NamedTuple, Optional, Union, cast

import pyarrow as pa
import pyarrow.compute
import pyspark.sql.functions

from . import errors, gars, geodesic, georef, mgrs, position, utm
from ._typing.public import own
from .index import PolygonIndex

if TYPE_CHECKING:
    from pyspark.sql import Column as SparkColumn
    from pyspark.sql import SparkSession

    from ._points.points import PointsLike

    Column = Union[SparkColumn, str, float]
    Integers = Union[SparkColumn, str, int]

__all__ = [
    "gars_decode",
    "gars_encode",
    "geodesic_azimuth",
    "geodesic_direct",
    "geodesic_distance",
    "geodesic_inverse",
    "georef_decode",
    "georef_encode",
    "mgrs_decode",
    "mgrs_decode_strict",
    "mgrs_encode",
    "polygon_contains",
    "position_parse",
    "register",
    "utm_forward",
    "utm_from_epsg",
    "utm_inverse",
    "utm_to_epsg",
    "utm_zone",
]

# The type stubs omit functions that pyarrow creates at import.
pc: Any = pyarrow.compute
functions: Any = pyspark.sql.functions


# Functions of workers, from Arrow columns to an Arrow column.


def _numbers(column: pa.Array) -> pa.Array:
    """Return numbers, which may be SQL decimals, as doubles."""
    return column if pa.types.is_float64(column.type) else column.cast(pa.float64())


def _struct(names: str, arrays: Any) -> pa.Array:
    """Return a column of structs, null where the first array is null."""
    first = arrays[0]
    return pa.StructArray.from_arrays(list(arrays), names.split(), mask=first.is_null() if first.null_count else None)


def _by_value(
    call: Callable[..., pa.Array], columns: tuple[pa.Array, ...], options: tuple[Any, ...], kind: pa.DataType
) -> pa.Array:
    """Call once for each distinct value of `options`, which may be columns of integers, with the rows that have it.

    Rows without a value get null.
    """
    if not any(isinstance(option, pa.Array) for option in options):
        return call(*columns, *options)
    rows = len(columns[0])
    table = pa.table(
        {str(i): one if isinstance(one, pa.Array) else pa.repeat(one, rows) for i, one in enumerate(options)}
    )
    names = table.column_names
    table = table.append_column("row", pa.array(range(rows)))
    parts, places = [], []
    for group in table.group_by(names).aggregate([("row", "list")]).to_pylist():
        values = [group[name] for name in names]
        where = pa.array(group["row_list"])
        places.append(where)
        if any(value is None for value in values):
            parts.append(pa.nulls(len(where), kind))
        elif len(where) == rows:
            return call(*columns, *values)
        else:
            parts.append(call(*(column.take(where) for column in columns), *values))
    if not parts:
        return pa.nulls(0, kind)
    order = pc.sort_indices(pa.concat_arrays(places))
    return pa.concat_arrays(parts).take(order)


_TEXT = pa.string()
_POINT = pa.struct([("latitude", pa.float64()), ("longitude", pa.float64())])
_PARSED = pa.struct([*_POINT, ("precision", pa.float64()), ("form", _TEXT)])
_UTM = pa.struct([("easting", pa.float64()), ("northing", pa.float64()), ("zone", pa.int32())])
_INVERSE = pa.struct([("distance", pa.float64()), ("azimuth_from", pa.float64()), ("azimuth_to", pa.float64())])
_DIRECT = pa.struct([*_POINT, ("azimuth", pa.float64())])


def _encoder(encode: Callable[..., Any], default: int) -> Callable[..., pa.Array]:
    def columns(latitude: pa.Array, longitude: pa.Array, precision: Any = default) -> pa.Array:
        call = partial(encode, errors="mask")
        return _by_value(call, (_numbers(latitude), _numbers(longitude)), (precision,), _TEXT)

    return columns


def _decoder(decode: Callable[..., Any]) -> Callable[..., pa.Array]:
    return lambda text: _struct("latitude longitude", decode(text, errors="mask"))


def _position_parse(text: pa.Array) -> pa.Array:
    found = position.parse(text, errors="mask")
    point, precision, form = found.field("point"), found.field("precision"), found.field("form")
    names = pa.array([None, *(form.name.lower().replace("_", "-") for form in position.Form)])
    arrays = [point.field("latitude"), point.field("longitude"), precision, names.take(form)]
    return pa.StructArray.from_arrays(arrays, [field.name for field in _PARSED], mask=found.is_null())


def _utm_forward(latitude: pa.Array, longitude: pa.Array, zone: Any = 0) -> pa.Array:
    def call(*arguments: Any) -> pa.Array:
        return _struct("easting northing zone", utm.forward(*arguments, errors="mask"))

    return _by_value(call, (_numbers(latitude), _numbers(longitude)), (zone,), _UTM)


def _signed_zones(zone: pa.Array, hemisphere: Any = None) -> pa.Array:
    """Return signed zones as in the Python functions: negative in the south, 61 for UPS."""
    zone = _within(zone, 61)
    if hemisphere is None:
        return zone
    hemisphere = _within(hemisphere, 1)
    is_known = pc.and_(pc.equal(pc.abs(hemisphere), 1), pc.and_(pc.greater_equal(zone, 0), pc.less_equal(zone, 60)))
    signed = pc.multiply(pc.if_else(pc.equal(zone, 0), _UPS, zone), hemisphere)
    return pc.if_else(is_known, signed, _NO_ZONE)


def _within(column: pa.Array, most: int) -> pa.Array:
    """Return integers of any size as 32-bit integers; a number outside -`most` ... `most` becomes an invalid zone."""
    wide = column.cast(pa.int64())
    fits = pc.and_(pc.greater_equal(wide, -most), pc.less_equal(wide, most))
    return pc.if_else(fits, wide, _NO_ZONE).cast(pa.int32())


_UPS, _NO_ZONE = pa.scalar(61, pa.int32()), pa.scalar(62, pa.int32())


def _utm_inverse(easting: pa.Array, northing: pa.Array, *grid: pa.Array) -> pa.Array:
    found = utm.inverse(_numbers(easting), _numbers(northing), _signed_zones(*grid), errors="mask")
    return _struct("latitude longitude", found)


def _whole(call: Callable[[int], int], column: pa.Array) -> pa.Array:
    """Map integers to integers by calling once for each distinct value, of which there are few."""
    groups = column.dictionary_encode()
    results: list[Optional[int]] = []
    for value in groups.dictionary.to_pylist():
        try:
            results.append(call(value))
        except errors.GridNorthError:
            results.append(None)
    return pa.array(results, pa.int32()).take(groups.indices)


def _zone_of(code: int) -> int:
    zone, hemisphere = utm.from_epsg(code)
    return (zone or 61) * hemisphere


def _inverse(ends: tuple[pa.Array, ...]) -> Any:
    return geodesic.inverse(*map(_numbers, ends), errors="mask")


def _polygon_contains(*columns: pa.Array, polygon: Any = None) -> pa.Array:
    polygon, latitude, longitude = columns if polygon is None else (polygon, *columns)

    def call(latitudes: pa.Array, longitudes: pa.Array, words: bytes) -> pa.Array:
        return pa.array(PolygonIndex.from_buffer(words).contains(latitudes, longitudes, errors="mask"), pa.bool_())

    return _by_value(call, (_numbers(latitude), _numbers(longitude)), (polygon,), pa.bool_())


class _Function(NamedTuple):
    """A function of workers, and the Spark type of its result."""

    compute: Callable[..., pa.Array]
    type: str


_POINT_TYPE = "struct<latitude: double, longitude: double>"
_FUNCTIONS = {
    "mgrs_encode": _Function(_encoder(mgrs.encode, 5), "string"),
    "mgrs_decode": _Function(_decoder(mgrs.decode), _POINT_TYPE),
    "mgrs_decode_strict": _Function(_decoder(partial(mgrs.decode, strict=True)), _POINT_TYPE),
    "georef_encode": _Function(_encoder(georef.encode, 2), "string"),
    "georef_decode": _Function(_decoder(georef.decode), _POINT_TYPE),
    "gars_encode": _Function(_encoder(gars.encode, 2), "string"),
    "gars_decode": _Function(_decoder(gars.decode), _POINT_TYPE),
    "position_parse": _Function(
        _position_parse, "struct<latitude: double, longitude: double, precision: double, form: string>"
    ),
    "utm_forward": _Function(_utm_forward, "struct<easting: double, northing: double, zone: int>"),
    "utm_inverse": _Function(_utm_inverse, _POINT_TYPE),
    "utm_zone": _Function(lambda *position: utm.zone(*map(_numbers, position), errors="mask"), "int"),
    "utm_to_epsg": _Function(lambda *grid: _whole(utm.to_epsg, _signed_zones(*grid)), "int"),
    "utm_from_epsg": _Function(partial(_whole, _zone_of), "int"),
    "geodesic_distance": _Function(lambda *ends: _inverse(ends)[0], "double"),
    "geodesic_azimuth": _Function(lambda *ends: _inverse(ends)[1], "double"),
    "geodesic_inverse": _Function(
        lambda *ends: _struct("distance azimuth_from azimuth_to", _inverse(ends)),
        "struct<distance: double, azimuth_from: double, azimuth_to: double>",
    ),
    "geodesic_direct": _Function(
        lambda *line: _struct("latitude longitude azimuth", geodesic.direct(*map(_numbers, line), errors="mask")),
        "struct<latitude: double, longitude: double, azimuth: double>",
    ),
    "polygon_contains": _Function(_polygon_contains, "boolean"),
}


def _function(name: str, **options: Any) -> Any:
    """Return a Spark function. Options are the same for all rows."""
    compute = partial(_FUNCTIONS[name].compute, **options)

    def columns(*arguments: pa.Array) -> pa.Array:
        try:
            signature(compute).bind(*arguments)
        except TypeError as error:
            raise TypeError(f"{name}: {error}") from None
        return compute(*arguments)

    columns.__name__ = name
    return functions.arrow_udf(columns, _FUNCTIONS[name].type)


def _constant(value: Any) -> Any:
    """Convert a number of any library to a Python number."""
    return value if isinstance(value, bytes) else int(value) if isinstance(value, Integral) else float(value)


def _call(name: str, *arguments: Any, **options: Any) -> SparkColumn:
    """Return a Spark column. Options that are integers or bytes apply to all rows; other options are columns."""
    constant = {key: _constant(value) for key, value in options.items() if isinstance(value, (Integral, bytes))}
    columns = [functions.lit(_constant(one)) if isinstance(one, Real) else one for one in arguments]
    columns += [one for key, one in options.items() if key not in constant]
    result: SparkColumn = _function(name, **constant)(*columns)
    return result


def register(spark: SparkSession) -> None:
    """Register the functions in a session, for SQL.

    Parameters
    ----------
    spark : pyspark.sql.SparkSession
        A session of Spark 4.1 or later, also of Spark Connect.
    """
    for name in _FUNCTIONS:
        spark.udf.register(name, _function(name))


def mgrs_encode(latitude: Column, longitude: Column, precision: Integers = 5) -> SparkColumn:
    """Return the MGRS references of positions: texts, which are also keys of cells to group by.

    Parameters
    ----------
    latitude, longitude
        Degrees.
    precision
        Digits per axis: -1 the grid zone, 0 (100 km) to 5 (1 m) to 11.
    """
    return _call("mgrs_encode", latitude, longitude, precision=precision)


def mgrs_decode(text: Column) -> SparkColumn:
    """Return the centers of the cells that MGRS references name: structs with ``latitude`` and ``longitude``.

    The center of a cell that lies outside its grid zone is replaced by a point of the cell inside.
    """
    return _call("mgrs_decode", text)


def mgrs_decode_strict(text: Column) -> SparkColumn:
    """Do what `mgrs_decode` does; null if the cell lies wholly outside the grid zone that the text names."""
    return _call("mgrs_decode_strict", text)


def georef_encode(latitude: Column, longitude: Column, precision: Integers = 2) -> SparkColumn:
    """Return the GEOREF references of positions, with -1 to 11 as `precision`."""
    return _call("georef_encode", latitude, longitude, precision=precision)


def georef_decode(text: Column) -> SparkColumn:
    """Return the centers of the cells that GEOREF references name: structs with ``latitude`` and ``longitude``."""
    return _call("georef_decode", text)


def gars_encode(latitude: Column, longitude: Column, precision: Integers = 2) -> SparkColumn:
    """Return the GARS references of positions, with 0 (30 minutes) to 2 (5 minutes) as `precision`."""
    return _call("gars_encode", latitude, longitude, precision=precision)


def gars_decode(text: Column) -> SparkColumn:
    """Return the centers of the cells that GARS references name: structs with ``latitude`` and ``longitude``."""
    return _call("gars_decode", text)


def position_parse(text: Column) -> SparkColumn:
    """Return positions in any form: degrees, UTM, MGRS, geo URI.

    They are structs with ``latitude``, ``longitude``, ``precision`` (meters) and ``form`` ("dd", "mgrs", ...). Texts
    with two meanings are null.
    """
    return _call("position_parse", text)


def utm_forward(latitude: Column, longitude: Column, zone: Integers = 0) -> SparkColumn:
    """Return positions in UTM, and UPS near the poles: structs with ``easting``, ``northing`` (meters) and ``zone``.

    Parameters
    ----------
    latitude, longitude
        Degrees.
    zone
        0 for the usual zone, 1 to 60, or an EPSG code. Zones of results are signed: 33 is zone 33 north, -33 zone 33
        south, 61 and -61 are UPS.
    """
    return _call("utm_forward", latitude, longitude, zone=zone)


def utm_inverse(
    easting: Column, northing: Column, zone: Integers, hemisphere: Optional[Integers] = None
) -> SparkColumn:
    """Return positions of UTM and UPS: structs with ``latitude`` and ``longitude``.

    Parameters
    ----------
    easting, northing
        Meters.
    zone
        Signed, as `utm_forward` gives it. With `hemisphere`: 1 to 60, or 0 for UPS.
    hemisphere
        1 north, -1 south.
    """
    return _call("utm_inverse", easting, northing, zone, *(() if hemisphere is None else (hemisphere,)))


def utm_zone(latitude: Column, longitude: Column) -> SparkColumn:
    """Return the signed zones of positions: 33, -33; 61 and -61 for UPS."""
    return _call("utm_zone", latitude, longitude)


def utm_to_epsg(zone: Integers, hemisphere: Optional[Integers] = None) -> SparkColumn:
    """Return the EPSG codes of signed zones, or of zones and hemispheres: 32631."""
    return _call("utm_to_epsg", zone, *(() if hemisphere is None else (hemisphere,)))


def utm_from_epsg(code: Integers) -> SparkColumn:
    """Return the signed zones of EPSG codes."""
    return _call("utm_from_epsg", code)


def geodesic_distance(latitude1: Column, longitude1: Column, latitude2: Column, longitude2: Column) -> SparkColumn:
    """Return the lengths of the shortest lines between positions, in meters."""
    return _call("geodesic_distance", latitude1, longitude1, latitude2, longitude2)


def geodesic_azimuth(latitude1: Column, longitude1: Column, latitude2: Column, longitude2: Column) -> SparkColumn:
    """Return the directions of the shortest lines at the first positions, in degrees clockwise from north."""
    return _call("geodesic_azimuth", latitude1, longitude1, latitude2, longitude2)


def geodesic_inverse(latitude1: Column, longitude1: Column, latitude2: Column, longitude2: Column) -> SparkColumn:
    """Return the shortest lines: structs with ``distance`` (meters), ``azimuth_from`` and ``azimuth_to`` (degrees)."""
    return _call("geodesic_inverse", latitude1, longitude1, latitude2, longitude2)


def geodesic_direct(latitude: Column, longitude: Column, azimuth: Column, distance: Column) -> SparkColumn:
    """Return the ends of lines: structs with ``latitude``, ``longitude`` and ``azimuth`` there.

    Parameters
    ----------
    latitude, longitude
        The beginnings, in degrees.
    azimuth
        The directions there, in degrees clockwise from north.
    distance
        Lengths in meters.
    """
    return _call("geodesic_direct", latitude, longitude, azimuth, distance)


def polygon_contains(
    polygon: Union[PolygonIndex, bytes, Column, PointsLike], latitude: Column, longitude: Column
) -> SparkColumn:
    """Tell which positions are in a polygon or on its border.

    Parameters
    ----------
    polygon
        A `gridnorth.index.PolygonIndex`, its bytes, a column of such bytes, or the positions of a ring.
    latitude, longitude
        Degrees.
    """
    if isinstance(polygon, str) or hasattr(polygon, "alias"):
        return _call("polygon_contains", polygon, latitude, longitude)
    if isinstance(polygon, (PolygonIndex, bytes, bytearray, memoryview)):
        words = bytes(polygon)
    else:
        words = bytes(PolygonIndex(cast("PointsLike", polygon)))
    # The polygon is an option, because a column would repeat the bytes in each row.
    return _call("polygon_contains", latitude, longitude, polygon=words)


own(globals())
