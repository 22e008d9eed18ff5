# SPDX-License-Identifier: MIT
"""The library under test, for heights and lines of sight; grids of heights as numpy has them."""

from __future__ import annotations

import ctypes
import subprocess
from ctypes import byref, c_double, c_int32, c_size_t, c_uint32, c_uint64, c_void_p
from pathlib import Path

import numpy as np

INT16, SIGN_MAGNITUDE16, FLOAT32 = 1, 2, 3
BIG_ENDIAN = 1
OK, PARTIAL, VOID, OUTSIDE = 0, 1, 176, 177


class Point(ctypes.Structure):
    """gn_point."""

    _fields_ = [("latitude", c_double), ("longitude", c_double)]


class Grid(ctypes.Structure):
    """gn_height_grid."""

    _fields_ = [
        *((name, c_double) for name in ("latitude", "longitude", "latitude_step", "longitude_step")),
        *((name, c_double) for name in ("void_value", "scale", "shift")),
        ("offset", c_uint64),
        *((name, c_int32) for name in ("row_stride", "column_stride")),
        *((name, c_uint32) for name in ("rows", "columns", "format", "flags")),
    ]


class Sample(ctypes.Structure):
    """gn_profile_sample."""

    _fields_ = [("distance", c_double), ("point", Point), ("height", c_double)]


class Summary(ctypes.Structure):
    """gn_profile_summary."""

    _fields_ = [
        *((name, c_double) for name in ("length", "ascent", "descent", "lowest", "lowest_distance", "highest")),
        *((name, c_double) for name in ("highest_distance", "steepest_up", "steepest_up_distance")),
        *((name, c_double) for name in ("steepest_down", "steepest_down_distance")),
        ("unknown_count", c_uint64),
    ]


class Options(ctypes.Structure):
    """gn_sight_options."""

    _fields_ = [("size", c_uint32), ("reserved", c_uint32), *((name, c_double) for name in ("curvature", "step", "frequency"))]


class Sight(ctypes.Structure):
    """gn_sight."""

    _fields_ = [
        *((name, c_double) for name in ("distance", "azimuth", "elevation", "from_ground", "to_ground")),
        *((name, c_double) for name in ("clearance", "clearance_distance")),
        ("clearance_point", Point),
        ("blocked_distance", c_double),
        ("blocked_point", Point),
        *((name, c_double) for name in ("blocked_height", "free_zone", "free_zone_distance")),
        ("to", Point),
        ("unknown_count", c_uint64),
        ("is_visible", c_int32),
        ("reserved", c_uint32),
    ]


class Terrain:
    """Grids of heights in bytes."""

    def __init__(self, library: Path, data: bytes, *grids: Grid):
        self.library = ctypes.CDLL(str(library))
        self.data = data
        self.grids = (Grid * len(grids))(*grids)
        self.span = (data, c_size_t(len(data)), self.grids, c_size_t(len(grids)))

    def heights(self, latitudes: np.ndarray, longitudes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Heights and statuses; each must equal the answer for one position, bit for bit."""
        latitudes, longitudes = np.ascontiguousarray(latitudes, float), np.ascontiguousarray(longitudes, float)
        count, eight = len(latitudes), c_size_t(8)
        heights, statuses = np.zeros(count), np.zeros(count, np.uint8)
        status = self.library.gn_height_at_batch(
            *self.span, c_void_p(latitudes.ctypes.data), eight, c_void_p(longitudes.ctypes.data), eight, c_size_t(count),
            c_void_p(heights.ctypes.data), eight, c_void_p(statuses.ctypes.data),
        )  # fmt: skip
        assert status == (PARTIAL if statuses.any() else OK)
        assert (np.isnan(heights) == (statuses != 0)).all()
        for row in range(0, count, max(1, count // 300)):
            height = c_double(np.nan)
            point = Point(latitudes[row], longitudes[row])
            assert self.library.gn_height_at(*self.span, byref(point), byref(height)) == statuses[row]
            assert np.array_equal(height.value, heights[row], equal_nan=True), (latitudes[row], longitudes[row])
        return heights, statuses

    def profile(self, points, step: float) -> np.ndarray:
        """Distances, latitudes, longitudes and heights."""
        route = (Point * len(points))(*(Point(*point) for point in points))
        needed = c_size_t()
        ask = (*self.span, route, c_size_t(len(points)), c_double(step))
        assert self.library.gn_profile_sample_route(*ask, None, c_size_t(0), byref(needed)) == 17
        samples = np.full((needed.value, 4), np.nan)
        room = c_void_p(samples.ctypes.data)
        assert self.library.gn_profile_sample_route(*ask, room, needed, byref(needed)) == OK
        assert needed.value == len(samples)
        return samples

    def summary(self, samples: np.ndarray, climb: float) -> Summary:
        """The summary of a profile."""
        samples = np.ascontiguousarray(samples, float)
        summary = Summary()
        given = c_void_p(samples.ctypes.data), c_size_t(len(samples)), c_double(climb)
        assert self.library.gn_profile_summarize(*given, byref(summary)) == OK
        return summary

    def sight(self, start, start_height: float, end, end_height: float, **options: float) -> Sight:
        """A line of sight between two positions."""
        sight, (given, a, b) = Sight(), (Options(), Point(*start), Point(*end))
        self.library.gn_sight_options_init(byref(given))
        for name, value in options.items():
            setattr(given, name, value)
        ends = byref(a), c_double(start_height), byref(b), c_double(end_height)
        assert self.library.gn_sight_between(*self.span, *ends, byref(given), byref(sight)) == OK
        return sight


def plain(samples: np.ndarray, latitude: float, longitude: float, step: float, longitude_step: float, **more) -> Grid:
    """The grid of an array, its first row at `latitude`; `step` is negative if rows follow each other southward."""
    kinds = {"i": INT16, "f": FLOAT32}
    is_big = samples.dtype.newbyteorder("=").newbyteorder("S") == samples.dtype
    grid = Grid(
        latitude, longitude, step, longitude_step, np.nan, 1, 0, 0, *samples.strides, *samples.shape, kinds[samples.dtype.kind],
        BIG_ENDIAN if is_big else 0,
    )  # fmt: skip
    for name, value in more.items():
        setattr(grid, name, value)
    return grid


def bilinear(samples: np.ndarray, rows: np.ndarray, columns: np.ndarray) -> np.ndarray:
    """Heights between samples, of which NaN are voids; samples without weight do not count."""
    top, left = np.floor(rows).astype(int), np.floor(columns).astype(int)
    down, right = rows - top, columns - left
    heights = np.zeros(len(rows))
    for lower in (0, 1):
        for next_one in (0, 1):
            weight = (down if lower else 1 - down) * (right if next_one else 1 - right)
            row = np.minimum(top + lower, samples.shape[0] - 1)
            column = np.minimum(left + next_one, samples.shape[1] - 1)
            heights += np.where(weight == 0, 0, weight * samples[row, column])
    return heights


def surface(random: np.random.Generator, rows: int, columns: int, largest: float) -> np.ndarray:
    """Hills of many sizes, from -largest to largest."""
    y, x = np.mgrid[0:rows, 0:columns] / max(rows, columns)
    heights = np.zeros((rows, columns))
    for size in (2, 5, 13, 40):
        a, b, c, d = random.uniform(-size, size, 4)
        heights += np.sin(6 * (a * x + b * y) + c) * np.cos(6 * (b * x - a * y) + d) / size
    return largest * heights / np.abs(heights).max()


def write_envi(path: Path, samples: np.ndarray, west: float, north: float, step: float, latitude_step: float) -> Path:
    """A raster that GDAL reads: pixels around the samples, rows from the north."""
    kind = {"i2": 2, "f4": 4}[samples.dtype.str[1:]]
    path.write_bytes(samples.astype(samples.dtype.newbyteorder("<")).tobytes())
    path.with_suffix(".hdr").write_text(
        f"ENVI\nsamples = {samples.shape[1]}\nlines = {samples.shape[0]}\nbands = 1\nheader offset = 0\n"
        f"data type = {kind}\ninterleave = bsq\nbyte order = 0\nmap info = {{Geographic Lat/Lon, 1.5, 1.5, {west!r}, "
        f"{north!r}, {step!r}, {latitude_step!r}, WGS-84}}\n"
    )
    return path


def translate(source: Path, target: Path, form: str, *options: str) -> bytes:
    """The file that GDAL writes."""
    command = ["gdal_translate", "-q", "-of", form, *options, str(source), str(target)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return target.read_bytes()
