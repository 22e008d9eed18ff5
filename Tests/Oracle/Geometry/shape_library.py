# SPDX-License-Identifier: MIT
"""The functions for geodesics, routes, polygons and shapes of the shared library, with numpy arrays for points.

Points are arrays of [latitude, longitude], as in C.
"""

from __future__ import annotations

import ctypes
import json
from ctypes import byref, c_double, c_int32, c_size_t, c_uint32, c_uint64, c_void_p
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

OK, NULL, BUFFER_TOO_SMALL, DISTANCE, RADIUS, COUNT, RINGS = 0, 16, 17, 96, 97, 103, 104

OUTSIDE, ON_BORDER, INSIDE = -1, 0, 1
VERTICES_ON, VERTICES_OUTSIDE, VERTICES_INSIDE, VERTICES_EQUAL_AREA = range(4)
AZIMUTH_MIDDLE, AZIMUTH_START = range(2)
CONTINUOUS = 1
RING, RADIAL = 1, 2

RING_LINE = np.dtype(
    [
        *((name, "f8") for name in ("radius", "azimuth", "latitude", "longitude")),
        *((name, "u8") for name in ("first", "count")),
        *((name, "i4") for name in ("kind", "reserved")),
    ]
)


class Point(ctypes.Structure):
    """gn_point."""

    _fields_ = [("latitude", c_double), ("longitude", c_double)]

    def pair(self) -> tuple[float, float]:
        return self.latitude, self.longitude


class Options(ctypes.Structure):
    """gn_shape_options."""

    _fields_ = [
        *((name, c_uint32) for name in ("size", "placement", "vertices", "azimuth_is")),
        *((name, c_double) for name in ("tolerance", "edge_tolerance", "label_azimuth", "radial_azimuth")),
        ("radials", c_uint32),
        ("decimals", c_int32),
        ("longitudes", c_uint32),
        ("reserved", c_uint32),
    ]


class LineOptions(ctypes.Structure):
    """gn_geojson_options."""

    _fields_ = [("size", c_uint32), ("decimals", c_int32), ("edge_tolerance", c_double)]


class Bounds(ctypes.Structure):
    """gn_bounds."""

    _fields_ = [(name, c_double) for name in ("south", "west", "north", "east")]


class Place(ctypes.Structure):
    """gn_route_place."""

    _fields_ = [
        ("point", Point),
        *((name, c_double) for name in ("distance_along", "distance_off", "azimuth")),
        ("segment", c_uint64),
    ]


class Crossing(ctypes.Structure):
    """gn_polygon_crossing."""

    _fields_ = [
        ("edge", c_uint64),
        ("other_edge", c_uint64),
        ("point", Point),
        ("found", c_int32),
        ("reserved", c_int32),
    ]


assert [ctypes.sizeof(one) for one in (Options, Place, Crossing)] == [64, 48, 40]
assert RING_LINE.itemsize == 56

_POLYGON = [c_void_p, c_size_t, c_void_p, c_size_t]
_SHAPES = {
    "circle": [c_double],
    "ellipse": [c_double] * 3,
    "wedge": [c_double] * 4,
    "arc": [c_double] * 3,
}
_BUFFER = [c_void_p, c_size_t, c_void_p]
_TEXT = [c_void_p, ctypes.c_char_p, c_size_t, *_BUFFER]
_SIGNATURES = {
    "gn_shape_options_init": [c_void_p],
    "gn_geojson_options_init": [c_void_p],
    "gn_route_nearest": [c_void_p, c_size_t, c_void_p, c_void_p],
    "gn_route_densify": [c_void_p, c_size_t, c_int32, c_double, *_BUFFER],
    "gn_route_simplify": [c_void_p, c_size_t, c_int32, c_double, *_BUFFER],
    "gn_route_geojson": [c_void_p, c_size_t, *_TEXT],
    "gn_polygon_contains": [*_POLYGON, c_void_p, c_void_p],
    "gn_polygon_measure": [*_POLYGON, c_void_p, c_void_p],
    "gn_polygon_bounds": [*_POLYGON, c_void_p],
    "gn_polygon_centroid": [*_POLYGON, c_void_p],
    "gn_polygon_find_crossing": [*_POLYGON, c_void_p],
    "gn_polygon_geojson": [*_POLYGON, *_TEXT],
    **{f"gn_{name}": [c_void_p, *numbers, c_void_p, *_BUFFER] for name, numbers in _SHAPES.items()},
    **{f"gn_{name}_geojson": [c_void_p, *numbers, *_TEXT] for name, numbers in _SHAPES.items()},
    "gn_ring_set": [c_void_p, c_void_p, c_size_t, c_void_p, *_BUFFER, *_BUFFER],
    "gn_ring_set_geojson": [c_void_p, c_void_p, c_size_t, *_TEXT],
}


class RingSet(NamedTuple):
    """The result of gn_ring_set(): its lines and the vertices they point into."""

    lines: np.ndarray
    vertices: np.ndarray

    def line(self, number: int) -> np.ndarray:
        first, count = (int(self.lines[number][name]) for name in ("first", "count"))
        return self.vertices[first : first + count]


class RefusedError(Exception):
    """A status other than GN_OK."""

    def __init__(self, name: str, status: int) -> None:
        super().__init__(f"{name} answers {status}")
        self.status = status


class ShapeLibrary:
    """The functions, each as one call that finds out the size by itself; a status other than OK raises Refused."""

    def __init__(self, path: Path) -> None:
        self._c = ctypes.CDLL(str(path))
        for name, types in _SIGNATURES.items():
            getattr(self._c, name).argtypes = types
            getattr(self._c, name).restype = c_uint32

    def options(self, **changes: float) -> Options:
        """Gives the default options of shapes with some of them changed."""
        return self._changed(Options(), "gn_shape_options_init", changes)

    def line_options(self, **changes: float) -> LineOptions:
        """Gives the default options of routes and polygons with some of them changed."""
        return self._changed(LineOptions(), "gn_geojson_options_init", changes)

    def _changed(self, options: Any, initialize: str, changes: dict[str, float]) -> Any:
        self._check(initialize, byref(options))
        for name, value in changes.items():
            assert hasattr(options, name), name
            setattr(options, name, value)
        return options

    # Shapes.

    def shape(self, name: str, center: tuple[float, float], *numbers: float, **options: float) -> np.ndarray:
        """Calls gn_circle(), gn_ellipse(), gn_wedge() or gn_arc()."""
        return self._points(f"gn_{name}", byref(Point(*center)), *numbers, byref(self.options(**options)))

    def shape_text(self, name: str, center: tuple[float, float], *numbers: float, **options: float) -> str:
        """Calls gn_circle_geojson() and its sisters, without properties."""
        return self._text(f"gn_{name}_geojson", byref(Point(*center)), *numbers, options=self.options(**options))

    def ring_set(self, center: tuple[float, float], radii: list[float], **options: float) -> RingSet:
        """Calls gn_ring_set()."""
        vertex_count, line_count = c_size_t(), c_size_t()
        counts = byref(vertex_count), byref(line_count)
        given = byref(Point(*center)), (c_double * len(radii))(*radii), len(radii), byref(self.options(**options))
        self._check("gn_ring_set", *given, None, 0, counts[0], None, 0, counts[1], also=BUFFER_TOO_SMALL)
        vertices, lines = np.full((vertex_count.value, 2), np.nan), np.zeros(line_count.value, RING_LINE)
        places = vertices.ctypes.data, len(vertices), counts[0], lines.ctypes.data, len(lines), counts[1]
        self._check("gn_ring_set", *given, *places)
        assert (vertex_count.value, line_count.value) == (len(vertices), len(lines)), "counts differ between calls"
        return RingSet(lines, vertices)

    def ring_set_text(
        self, center: tuple[float, float], radii: list[float], properties: str | None = None, **options: float
    ) -> str:
        """Calls gn_ring_set_geojson()."""
        given = byref(Point(*center)), (c_double * len(radii))(*radii), len(radii)
        return self._text("gn_ring_set_geojson", *given, options=self.options(**options), properties=properties)

    # Polygons; rings are arrays of points, the outer one first.

    def contains(self, rings: list[np.ndarray], position: tuple[float, float]) -> int:
        """Calls gn_polygon_contains()."""
        side = c_int32(9)
        self._polygon("gn_polygon_contains", rings, byref(Point(*position)), byref(side))
        return side.value

    def area(self, rings: list[np.ndarray]) -> float:
        """Calls gn_polygon_measure(): the signed area."""
        found = c_double()
        self._polygon("gn_polygon_measure", rings, byref(found), None)
        return found.value

    def bounds(self, rings: list[np.ndarray]) -> tuple[float, float, float, float]:
        """Calls gn_polygon_bounds(): south, west, north, east."""
        found = Bounds()
        self._polygon("gn_polygon_bounds", rings, byref(found))
        return found.south, found.west, found.north, found.east

    def centroid(self, rings: list[np.ndarray]) -> tuple[float, float]:
        """Calls gn_polygon_centroid()."""
        found = Point(np.nan, np.nan)
        self._polygon("gn_polygon_centroid", rings, byref(found))
        return found.pair()

    def crossing(self, rings: list[np.ndarray]) -> Crossing:
        """Calls gn_polygon_find_crossing()."""
        found = Crossing()
        self._polygon("gn_polygon_find_crossing", rings, byref(found))
        return found

    def polygon_text(self, rings: list[np.ndarray], properties: str | None = None, **options: float) -> str:
        """Calls gn_polygon_geojson()."""
        points, counts = _joined(rings)
        given = points.ctypes.data, len(points), counts, len(rings)
        return self._text("gn_polygon_geojson", *given, options=self.line_options(**options), properties=properties)

    # Routes.

    def nearest(self, route: np.ndarray, position: tuple[float, float]) -> Place:
        """Calls gn_route_nearest()."""
        route, place = _contiguous(route), Place()
        self._check("gn_route_nearest", route.ctypes.data, len(route), byref(Point(*position)), byref(place))
        return place

    def densify(self, route: np.ndarray, tolerance: float, closed: bool = False) -> np.ndarray:
        """Calls gn_route_densify()."""
        route = _contiguous(route)
        return self._points("gn_route_densify", route.ctypes.data, len(route), int(closed), tolerance)

    def simplify(self, route: np.ndarray, tolerance: float, closed: bool = False) -> np.ndarray:
        """Calls gn_route_simplify()."""
        route = _contiguous(route)
        return self._points("gn_route_simplify", route.ctypes.data, len(route), int(closed), tolerance)

    def route_text(self, route: np.ndarray, properties: str | None = None, **options: float) -> str:
        """Calls gn_route_geojson()."""
        route = _contiguous(route)
        given = route.ctypes.data, len(route)
        return self._text("gn_route_geojson", *given, options=self.line_options(**options), properties=properties)

    def _polygon(self, name: str, rings: list[np.ndarray], *arguments: object) -> None:
        points, counts = _joined(rings)
        self._check(name, points.ctypes.data, len(points), counts, len(rings), *arguments)

    def _points(self, name: str, *arguments: object) -> np.ndarray:
        needed = c_size_t()
        self._check(name, *arguments, None, 0, byref(needed), also=BUFFER_TOO_SMALL)
        points = np.full((needed.value, 2), np.nan)
        self._check(name, *arguments, points.ctypes.data, len(points), byref(needed))
        assert needed.value == len(points), f"{name}: counts differ between calls"
        return points

    def _text(self, name: str, *arguments: object, options: Any, properties: str | None = None) -> str:
        needed = c_size_t()
        data = None if properties is None else properties.encode()
        given = *arguments, byref(options), data, len(data or b"")
        self._check(name, *given, None, 0, byref(needed), also=BUFFER_TOO_SMALL)
        text = ctypes.create_string_buffer(needed.value)
        self._check(name, *given, text, len(text), byref(needed))
        assert needed.value == len(text.value) + 1, f"{name}: the text does not need what it says"
        json.loads(text.value)
        return text.value.decode()

    def _check(self, name: str, *arguments: object, also: int = OK) -> None:
        status = getattr(self._c, name)(*arguments)
        if status not in (OK, also):
            raise RefusedError(name, status)


def _contiguous(points: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray(points, float).reshape(-1, 2)


def _joined(rings: list[np.ndarray]) -> tuple[np.ndarray, ctypes.Array[c_size_t]]:
    """Gives all points one after the other, and how many each ring has."""
    counts = (c_size_t * len(rings))(*(len(ring) for ring in rings))
    return _contiguous(np.concatenate(rings)), counts
