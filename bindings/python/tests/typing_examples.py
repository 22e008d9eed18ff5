# SPDX-License-Identifier: MIT
"""What type checkers see: read by mypy in test_typing.py, never run."""

from typing import Optional

import numpy as np
from numpy.typing import NDArray
from typing_extensions import assert_type

from gridnorth import Bounds, Cell, Grid, Hemisphere, Outline, Point, Utm, errors, grid, mgrs, utm

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

view = grid.Bounds(48, 2, 49, 3)
options: grid.Options = {"content": grid.Content.ALL & ~grid.Content.DIGITS, "tile_size": 256}
assert_type(view, Bounds)
assert_type(grid.geojson(view, 12), bytes)
assert_type(grid.geojson((48, 2, 49, 3), 12.5, margin=8), bytes)
assert_type(grid.geojson(view, 12, **options), bytes)
assert_type(grid.defaults(), grid.Options)
assert_type(grid.lines(view, 12).vertices, NDArray[np.float64])
assert_type(grid.lines(view, 12).offsets, NDArray[np.int64])
assert_type(grid.lines(view, 12).records, NDArray[np.void])
assert_type(grid.lines(view, 12)[0], grid.Line[Point])
assert_type(grid.lines(view, 12)[1:], list[grid.Line[Point]])
assert_type([line.vertices for line in grid.lines(view, 12)], list[list[Point]])
assert_type(grid.lines_pixels(view, 12, Point(48, 2)).vertices, NDArray[np.float32])
assert_type(grid.lines_pixels(view, 12, (48, 2))[0].vertices, list[grid.Pixel])
assert_type(grid.labels(view, 12), list[grid.Label])
assert_type(grid.labels(view, 12)[0].edge, Optional[grid.Edge])
assert_type(grid.spacing(view, 12), float)
assert_type(grid.bound(view, 12), int)
assert_type(grid.screen_scale(48, 12), float)
assert_type(grid.scale_bar(48, 12, 100, grid.Units.NAUTICAL), grid.ScaleBar)
assert_type(mgrs.outline("31N", tolerance=0.1), Outline)
assert_type(mgrs.outline("31N").ring, list[Point])

try:
    grid.lines(view, 12)
except errors.TooManyVerticesError as too_many:
    assert_type(too_many.needed, int)

try:
    mgrs.decode("")
except errors.TextError as error:
    assert_type(error.offset, Optional[int])

mgrs.encode("60", 3)  # type: ignore[arg-type]
mgrs.encode(60, 3, errors="ignore")  # type: ignore[call-overload]
mgrs.encode(60, 3, as_bytes=1)  # type: ignore[call-overload]
mgrs.decode(3)  # type: ignore[call-overload]
grid.lines((1, 2, 3), 12)  # type: ignore[arg-type]
grid.lines(view, 12, colour=1)  # type: ignore[call-arg]
grid.lines(view, 12, margin="1")  # type: ignore[arg-type]
