# SPDX-License-Identifier: MIT
"""What type checkers see: read by mypy in test_typing.py, never run."""

from typing import Optional

import numpy as np
from numpy.typing import NDArray
from typing_extensions import assert_type

from gridnorth import Cell, Grid, Hemisphere, Point, Utm, errors, mgrs, utm

floats = np.zeros(3)
texts = np.array(["31N"])

assert_type(mgrs.encode(60, 3.5), str)
assert_type(mgrs.encode([60.0, 61.0], 3), list[str])
assert_type(mgrs.encode(60, (3, 4)), list[str])
assert_type(mgrs.encode(floats, floats), NDArray[np.str_])
assert_type(mgrs.encode(floats, 3, as_bytes=True), NDArray[np.bytes_])
assert_type(mgrs.encode(60, floats, precision=1, errors="mask", statuses=bytearray(3)), NDArray[np.str_])
assert_type(mgrs.encode_utm(500000, 0, 31, Hemisphere.NORTH), str)
assert_type(mgrs.decode("31N"), Cell)
assert_type(mgrs.decode(b"31N", strict=True), Cell)
assert_type(mgrs.decode("31N", errors="mask"), Optional[Cell])
assert_type(mgrs.decode(["31N", b"31N", None]), tuple[list[float], list[float]])
assert_type(mgrs.decode(texts), tuple[NDArray[np.float64], NDArray[np.float64]])
assert_type(mgrs.is_valid("31N"), bool)
assert_type(mgrs.is_valid(["31N"]), list[bool])
assert_type(mgrs.is_valid(texts), NDArray[np.bool_])
assert_type(mgrs.decode("31N").center, Point)
assert_type(mgrs.decode("31N").utm_center.hemisphere, Hemisphere)

assert_type(utm.forward(60, 3), Utm)
assert_type(utm.forward([60], 3), tuple[list[float], list[float], list[int]])
assert_type(utm.forward(floats, 3), tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.int32]])
assert_type(utm.inverse(500000, 0, 31, utm.NORTH), Point)
assert_type(utm.inverse(*utm.forward(60, 3)), Point)
assert_type(utm.inverse([500000], [0], [31]), tuple[list[float], list[float]])
assert_type(utm.inverse(floats, floats, 31, utm.NORTH), tuple[NDArray[np.float64], NDArray[np.float64]])
assert_type(utm.inverse(*utm.forward(floats, 3)), tuple[NDArray[np.float64], NDArray[np.float64]])
assert_type(utm.factors(60, 3).scale, float)
assert_type(utm.factors(floats, floats), tuple[NDArray[np.float64], NDArray[np.float64]])
assert_type(utm.zone(60, 3), Grid)
assert_type(utm.zone([60], 3), list[int])
assert_type(utm.zone(floats, 3), NDArray[np.int32])
assert_type(utm.to_epsg(33), int)
assert_type(utm.from_epsg(32633), Grid)

try:
    mgrs.decode("")
except errors.TextError as error:
    assert_type(error.offset, Optional[int])

mgrs.encode("60", 3)  # type: ignore[arg-type]
mgrs.encode(60, 3, errors="ignore")  # type: ignore[call-overload]
mgrs.encode(60, 3, as_bytes=1)  # type: ignore[call-overload]
mgrs.decode(3)  # type: ignore[call-overload]
