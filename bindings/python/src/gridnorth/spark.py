# SPDX-License-Identifier: MIT
"""The functions of the library as functions of Spark, in SQL and for columns.

    import gridnorth.spark
    gridnorth.spark.register(spark)
    spark.sql("SELECT mgrs_encode(latitude, longitude, 3) AS cell, count(*) FROM fixes GROUP BY cell")
    table.withColumn("cell", gridnorth.spark.mgrs_encode("latitude", "longitude", 3))

Arguments are columns, names of columns, or numbers. The latitude always comes first. A row with a NULL gives NULL, and so
does a row that is refused, such as a latitude of 91. What is wrong for all rows, such as a precision of 12, fails the
query. Whole batches of rows come as columns of Arrow, and leave as such. Workers need this package too:
docs/guides/spark.md tells how to give it to them.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Callable, NamedTuple, Optional, Union

import pyarrow as pa
import pyarrow.compute as pc
from pyspark.sql import functions

from . import gars, geodesic, georef, mgrs, position, utm
from ._modules import own
from .index import PolygonIndex

if TYPE_CHECKING:
    from pyspark.sql import Column as SparkColumn
    from pyspark.sql import SparkSession

    from ._types import PointsLike

    Column = Union[SparkColumn, str, float]
    Integers = Union[SparkColumn, str, int]


# What a worker does: columns of Arrow in, a column of Arrow out.


def _numbers(column: pa.Array) -> pa.Array:
    """Return doubles: numbers in SQL are decimals."""
    return column if pa.types.is_float64(column.type) else column.cast(pa.float64())


def _struct(names: str, arrays: Any) -> pa.Array:
    """Return a column of structs, null where the first array is."""
    first = arrays[0]
    return pa.StructArray.from_arrays(list(arrays), names.split(), mask=first.is_null() if first.null_count else None)


def _by_value(
    call: Callable[..., pa.Array], columns: tuple[pa.Array, ...], options: tuple[Any, ...], kind: pa.DataType
) -> pa.Array:
    """Call for the rows of each value that `options` have, which may be columns of whole numbers too.

    Rows without a value have no result.
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
    names = pa.array([None, *(form.name.lower() for form in position.Form)])
    arrays = [point.field("latitude"), point.field("longitude"), precision, names.take(form)]
    return pa.StructArray.from_arrays(arrays, [field.name for field in _PARSED], mask=found.is_null())


def _utm_forward(latitude: pa.Array, longitude: pa.Array, zone: Any = 0) -> pa.Array:
    def call(*arguments: Any) -> pa.Array:
        return _struct("easting northing zone", utm.forward(*arguments, errors="mask"))

    return _by_value(call, (_numbers(latitude), _numbers(longitude)), (zone,), _UTM)


def _utm_inverse(easting: pa.Array, northing: pa.Array, zone: Any, hemisphere: Any = None) -> pa.Array:
    def call(*arguments: Any) -> pa.Array:
        return _struct("latitude longitude", utm.inverse(*arguments, errors="mask"))

    columns = _numbers(easting), _numbers(northing)
    if hemisphere is None:
        return _by_value(call, columns, (zone,), _POINT)
    return _by_value(call, columns, (zone, hemisphere), _POINT)


def _whole(call: Callable[..., Optional[int]], rows: pa.Array, *options: Any) -> pa.Array:
    """Return whole numbers, of which few are different."""

    def column(first: pa.Array, *values: int) -> pa.Array:
        return pa.repeat(pa.scalar(call(*values), pa.int32()), len(first))

    return _by_value(column, (rows,), options, pa.int32())
