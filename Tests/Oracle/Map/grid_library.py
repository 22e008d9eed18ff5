# SPDX-License-Identifier: MIT
"""The drawing functions of the shared library, with numpy arrays for their results."""

from __future__ import annotations

import ctypes
from ctypes import byref, c_char_p, c_double, c_int32, c_size_t, c_uint32, c_uint64, c_void_p
from pathlib import Path
from typing import NamedTuple

import numpy as np

OK, BUFFER_TOO_SMALL, SQUARE_MISSING, BAND_OF_NEIGHBOR, OVERHANGS_ZONE = 0, 17, 85, 88, 89

SOUTH, NORTH = -1, 1
UPS, ALL_ZONES = 0, -1
BORDER, SQUARE_LINE, GRID_LINE = 1, 2, 3
EASTING, NORTHING, LONGITUDE, LATITUDE = 1, 2, 3, 4
DRAW_BORDERS, DRAW_100_KM, DRAW_LINES, DRAW_GRID_ZONES, DRAW_SQUARES, DRAW_DIGITS, DRAW_REFERENCES = (
    1 << bit for bit in range(7)
)
GRID_ZONE, SQUARE, DIGITS, REFERENCE = 1, 2, 3, 4
EDGES = {0: "none", 1: "south", 2: "west", 3: "north", 4: "east"}
PIXELS, METERS = 1, 2

POINT = np.dtype([("latitude", "f8"), ("longitude", "f8")])
LINE = np.dtype(
    [("coordinate", "f8"), ("spacing", "f8"), ("first", "u8"), ("count", "u8"), ("width", "f4"), ("opacity", "f4")]
    + [(name, "i4") for name in ("zone", "hemisphere", "kind", "axis", "major", "reserved")]
)
LABEL = np.dtype(
    [("latitude", "f8"), ("longitude", "f8"), ("text", "S16"), ("coordinate", "f8")]
    + [(name, "i4") for name in ("kind", "zone", "hemisphere", "axis", "edge", "reserved")]
)


class Bounds(ctypes.Structure):
    """gn_bounds."""

    _fields_ = [(name, c_double) for name in ("south", "west", "north", "east")]


class Options(ctypes.Structure):
    """gn_grid_options."""

    _fields_ = [
        *((name, c_uint32) for name in ("size", "content", "tile_size", "tolerance_unit")),
        *((name, c_double) for name in ("tolerance", "margin", "minimum_pixels", "spacing")),
        ("level_zooms", c_double * 5),
        *((name, c_double) for name in ("label_pixels", "reference_zoom")),
        *((name, c_uint32) for name in ("reference_step", "reserved")),
        ("max_vertices", c_uint64),
    ]


class Lines(NamedTuple):
    """The result of gn_grid_lines(): records and the vertices they point into."""

    records: np.ndarray
    vertices: np.ndarray


class Outline(NamedTuple):
    """The results of gn_mgrs_outline() and gn_mgrs_bounds(); the ring is an array of [longitude, latitude]."""

    ring: np.ndarray
    bounds: tuple[float, float, float, float]
    inside: tuple[float, float]


class Library:
    """The functions, each as one call that finds out the size by itself; a status other than OK is an error."""

    def __init__(self, path: Path) -> None:
        self._c = ctypes.CDLL(str(path))
        view = [c_void_p, c_double, c_void_p]
        signatures = {
            "gn_grid_options_init": [c_void_p],
            "gn_grid_geojson": [*view, c_void_p, c_size_t, c_void_p],
            "gn_grid_lines": [*view, c_void_p, c_size_t, c_void_p, c_void_p, c_size_t, c_void_p],
            "gn_grid_lines_pixels": [*view, c_void_p, c_void_p, c_size_t, c_void_p, c_void_p, c_size_t, c_void_p],
            "gn_grid_labels": [*view, c_void_p, c_size_t, c_void_p],
            "gn_grid_spacing": [*view, c_void_p],
            "gn_grid_bound": [*view, c_void_p],
            "gn_mgrs_decode_strict": [c_char_p, c_size_t, c_void_p, c_void_p],
            "gn_mgrs_outline": [c_void_p, c_double, c_void_p, c_size_t, c_void_p],
            "gn_mgrs_bounds": [c_void_p, c_void_p],
            "gn_mgrs_encode": [c_double, c_double, c_int32, c_void_p, c_size_t, c_void_p],
        }
        for name, types in signatures.items():
            getattr(self._c, name).argtypes = types
            getattr(self._c, name).restype = c_uint32

    def options(self, **changes: object) -> Options:
        """Gives the default options with some of them changed."""
        options = Options()
        self._check("gn_grid_options_init", byref(options))
        for name, value in changes.items():
            setattr(options, name, (c_double * 5)(*value) if name == "level_zooms" else value)
        return options

    def lines(self, bounds: tuple[float, ...], zoom: float, options: Options) -> Lines:
        """Calls gn_grid_lines()."""
        view = byref(Bounds(*bounds)), zoom, byref(options)
        vertex_count, line_count = c_size_t(), c_size_t()
        counts = byref(vertex_count), byref(line_count)
        self._size("gn_grid_lines", *view, None, 0, counts[0], None, 0, counts[1])
        vertices, records = np.full((vertex_count.value, 2), np.nan), np.zeros(line_count.value, LINE)
        self._check(
            "gn_grid_lines", *view, vertices.ctypes.data, len(vertices), counts[0], records.ctypes.data, len(records),
            counts[1],
        )  # fmt: skip
        assert (vertex_count.value, line_count.value) == (len(vertices), len(records)), "counts differ between calls"
        return Lines(records, vertices)

    def pixels(
        self, bounds: tuple[float, ...], zoom: float, options: Options, origin: tuple[float, float]
    ) -> Lines:
        """Calls gn_grid_lines_pixels(); the vertices are an array of [x, y]."""
        view = byref(Bounds(*bounds)), zoom, byref(options), byref((c_double * 2)(*origin))
        vertex_count, line_count = c_size_t(), c_size_t()
        counts = byref(vertex_count), byref(line_count)
        self._size("gn_grid_lines_pixels", *view, None, 0, counts[0], None, 0, counts[1])
        pixels, records = np.full((vertex_count.value, 2), np.nan, "f4"), np.zeros(line_count.value, LINE)
        places = pixels.ctypes.data, len(pixels), counts[0], records.ctypes.data, len(records), counts[1]
        self._check("gn_grid_lines_pixels", *view, *places)
        return Lines(records, pixels.astype(float))

    def labels(self, bounds: tuple[float, ...], zoom: float, options: Options) -> np.ndarray:
        """Calls gn_grid_labels()."""
        view = byref(Bounds(*bounds)), zoom, byref(options)
        count = c_size_t()
        self._size("gn_grid_labels", *view, None, 0, byref(count))
        labels = np.zeros(count.value, LABEL)
        self._check("gn_grid_labels", *view, labels.ctypes.data, len(labels), byref(count))
        assert count.value == len(labels), "counts differ between calls"
        return labels

    def geojson(self, bounds: tuple[float, ...], zoom: float, options: Options) -> bytes:
        """Calls gn_grid_geojson()."""
        view = byref(Bounds(*bounds)), zoom, byref(options)
        needed = c_size_t()
        self._size("gn_grid_geojson", *view, None, 0, byref(needed))
        text = ctypes.create_string_buffer(needed.value)
        self._check("gn_grid_geojson", *view, text, len(text), byref(needed))
        assert needed.value == len(text.value) + 1, "the text does not need what it says"
        return text.value

    def spacing(self, bounds: tuple[float, ...], zoom: float, options: Options) -> float:
        """Calls gn_grid_spacing()."""
        spacing = c_double(np.nan)
        self._check("gn_grid_spacing", byref(Bounds(*bounds)), zoom, byref(options), byref(spacing))
        return spacing.value

    def bound(self, bounds: tuple[float, ...], zoom: float, options: Options) -> int:
        """Calls gn_grid_bound()."""
        count = c_size_t()
        self._check("gn_grid_bound", byref(Bounds(*bounds)), zoom, byref(options), byref(count))
        return count.value

    def outline(self, text: str, tolerance: float) -> Outline | int:
        """Calls gn_mgrs_outline() with a decoded cell; gives the status of a refusal."""
        data, needed, cell, bounds = text.encode(), c_size_t(), (c_double * 15)(), Bounds()
        refusal = self._c.gn_mgrs_decode_strict(data, len(data), cell, None)
        if refusal:
            return refusal
        answer = self._c.gn_mgrs_outline(cell, tolerance, None, 0, byref(needed))
        if answer != BUFFER_TOO_SMALL:
            return answer
        points = np.full((needed.value, 2), np.nan)
        self._check("gn_mgrs_outline", cell, tolerance, points.ctypes.data, len(points), byref(needed))
        self._check("gn_mgrs_bounds", cell, byref(bounds))
        edges = bounds.south, bounds.west, bounds.north, bounds.east
        # The point inside comes after the center and the south-west corner.
        return Outline(np.ascontiguousarray(points[:, ::-1]), edges, (cell[4], cell[5]))

    def encode(self, latitude: float, longitude: float, precision: int) -> str:
        """Calls gn_mgrs_encode()."""
        text = ctypes.create_string_buffer(28)
        self._check("gn_mgrs_encode", latitude, longitude, precision, text, len(text), None)
        return text.value.decode()

    def _size(self, name: str, *arguments: object) -> None:
        """Asks for a size: the answer is that the buffer is too small, unless there is nothing to store."""
        self._check(name, *arguments, also=BUFFER_TOO_SMALL)

    def _check(self, name: str, *arguments: object, also: int = OK) -> None:
        status = getattr(self._c, name)(*arguments)
        assert status in (OK, also), f"{name} answers {status}"


assert (ctypes.sizeof(Options), LINE.itemsize, LABEL.itemsize) == (120, 64, 64)
