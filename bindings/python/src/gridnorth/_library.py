# SPDX-License-Identifier: MIT
"""The C library: its structs and functions, declared once, and nothing else.

Everything here has the name that it has in ``gridnorth.h``; ``tests/test_library.py`` holds the two against each other.
The calls release the interpreter's lock.
"""

from __future__ import annotations

import ctypes
from ctypes import (
    POINTER,
    c_char,
    c_char_p,
    c_double,
    c_float,
    c_int32,
    c_size_t,
    c_uint8,
    c_uint32,
    c_uint64,
)
from pathlib import Path
from typing import Any

#: gn_status: four bytes.
gn_status = c_int32

GN_OK = 0
GN_PARTIAL = 1
GN_BUFFER_TOO_SMALL = 17
GN_STATUS_LIMIT = 256
GN_SOUTH = -1
GN_NORTH = 1
GN_ZONE_STANDARD = 0
GN_ZONE_UPS = 0
GN_ZONE_ROW_UPS = 61
GN_ZONE_ALL = -1
GN_MGRS_GRID_ZONE_ONLY = -1
GN_MGRS_CAPACITY = 28
GN_FORM_ANY = 0
GN_PARSE_BANDS = 1
GN_PARSE_LONGITUDE_FIRST = 2
GN_PARSE_STRICT = 4
GN_PARSE_HEMISPHERES = 8
GN_POSITION_CANDIDATES = 4
GN_FORMAT_LONGITUDE_FIRST = 1
GN_FORMAT_PADDED = 2
GN_FORMAT_PLUS = 4
GN_FORMAT_SPACED = 8
GN_FORMAT_DECIMAL_COMMA = 16
GN_FORMAT_BAND = 32
GN_FORMAT_UNITS = 64
GN_FORMAT_ALTITUDE = 128
GN_POSITION_CAPACITY = 80
GN_GEOREF_CAPACITY = 27
GN_GARS_CAPACITY = 8
GN_MEASURE_CAPACITY = 40
GN_TYPING_COMPLETE = 1
GN_TYPING_COMPLETED = 2
GN_MEAN_RADIUS = 6371008.771415059


class gn_point(ctypes.Structure):  # noqa: N801
    """A position on the WGS 84 ellipsoid, in degrees."""

    _fields_ = (("latitude", c_double), ("longitude", c_double))


class gn_utm(ctypes.Structure):  # noqa: N801
    """A position on a UTM or UPS grid, in metres."""

    _fields_ = (("easting", c_double), ("northing", c_double), ("zone", c_int32), ("hemisphere", c_int32))


class gn_mgrs_cell(ctypes.Structure):  # noqa: N801
    """The cell that an MGRS reference names."""

    _fields_ = (
        ("center", gn_point),
        ("south_west", gn_point),
        ("inside", gn_point),
        ("utm_center", gn_utm),
        ("utm_south_west", gn_utm),
        ("size", c_double),
        ("zone", c_int32),
        ("precision", c_int32),
        ("flags", c_uint32),
        ("band", c_char),
        ("column", c_char),
        ("row", c_char),
        ("reserved", c_char),
    )


class gn_bounds(ctypes.Structure):  # noqa: N801
    """A rectangle of meridians and parallels, in degrees."""

    _fields_ = (("south", c_double), ("west", c_double), ("north", c_double), ("east", c_double))


class gn_grid_options(ctypes.Structure):  # noqa: N801
    """How a grid is drawn."""

    _fields_ = (
        ("size", c_uint32),
        ("content", c_uint32),
        ("tile_size", c_uint32),
        ("tolerance_unit", c_uint32),
        ("tolerance", c_double),
        ("margin", c_double),
        ("minimum_pixels", c_double),
        ("spacing", c_double),
        ("level_zooms", c_double * 5),
        ("label_pixels", c_double),
        ("reference_zoom", c_double),
        ("reference_step", c_uint32),
        ("reserved", c_uint32),
        ("max_vertices", c_uint64),
    )


class gn_grid_line(ctypes.Structure):  # noqa: N801
    """A line of a drawn grid."""

    _fields_ = (
        ("coordinate", c_double),
        ("spacing", c_double),
        ("first", c_uint64),
        ("count", c_uint64),
        ("width", c_float),
        ("opacity", c_float),
        ("zone", c_int32),
        ("hemisphere", c_int32),
        ("kind", c_int32),
        ("axis", c_int32),
        ("major", c_int32),
        ("reserved", c_int32),
    )


class gn_grid_label(ctypes.Structure):  # noqa: N801
    """A label of a drawn grid."""

    _fields_ = (
        ("position", gn_point),
        ("text", c_char * 16),
        ("coordinate", c_double),
        ("kind", c_int32),
        ("zone", c_int32),
        ("hemisphere", c_int32),
        ("axis", c_int32),
        ("edge", c_int32),
        ("reserved", c_int32),
    )


class gn_scale_bar(ctypes.Structure):  # noqa: N801
    """A scale bar."""

    _fields_ = (
        ("width", c_double),
        ("metres", c_double),
        ("value", c_double),
        ("unit", c_char * 8),
        ("text", c_char * 24),
    )


class gn_route_place(ctypes.Structure):  # noqa: N801
    """Where a route comes nearest to a position."""

    _fields_ = (
        ("point", gn_point),
        ("distance_along", c_double),
        ("distance_off", c_double),
        ("azimuth", c_double),
        ("segment", c_uint64),
    )


class gn_polygon_crossing(ctypes.Structure):  # noqa: N801
    """Where two edges of a polygon meet that should not."""

    _fields_ = (
        ("edge", c_uint64),
        ("other_edge", c_uint64),
        ("point", gn_point),
        ("found", c_int32),
        ("reserved", c_int32),
    )


class gn_shape_options(ctypes.Structure):  # noqa: N801
    """How a shape is drawn."""

    _fields_ = (
        ("size", c_uint32),
        ("placement", c_uint32),
        ("vertices", c_uint32),
        ("azimuth_is", c_uint32),
        ("tolerance", c_double),
        ("edge_tolerance", c_double),
        ("label_azimuth", c_double),
        ("radial_azimuth", c_double),
        ("radials", c_uint32),
        ("decimals", c_int32),
        ("longitudes", c_uint32),
        ("reserved", c_uint32),
    )


class gn_ring_line(ctypes.Structure):  # noqa: N801
    """A line of a ring set."""

    _fields_ = (
        ("radius", c_double),
        ("azimuth", c_double),
        ("label", gn_point),
        ("first", c_uint64),
        ("count", c_uint64),
        ("kind", c_int32),
        ("reserved", c_int32),
    )


class gn_position(ctypes.Structure):  # noqa: N801
    """A position that was read from a text."""

    _fields_ = (
        ("point", gn_point),
        ("altitude", c_double),
        ("uncertainty", c_double),
        ("precision", c_double),
        ("utm", gn_utm),
        ("form", c_int32),
        ("flags", c_uint32),
    )


class gn_format_options(ctypes.Structure):  # noqa: N801
    """How a position is written."""

    _fields_ = (
        ("size", c_uint32),
        ("form", c_int32),
        ("decimals", c_int32),
        ("symbols", c_uint32),
        ("hemispheres", c_uint32),
        ("flags", c_uint32),
        ("iso_form", c_int32),
        ("zone", c_int32),
        ("altitude", c_double),
        ("separator", c_char * 8),
        ("altitude_decimals", c_int32),
        ("reserved", c_uint32),
    )


class gn_graticule_cell(ctypes.Structure):  # noqa: N801
    """A cell of a graticule, as GEOREF and GARS name it."""

    _fields_ = (("bounds", gn_bounds), ("center", gn_point), ("precision", c_int32), ("reserved", c_uint32))


class gn_mgrs_typing(ctypes.Structure):  # noqa: N801
    """What can be said of a reference that is being typed."""

    _fields_ = (
        ("next", c_uint64),
        ("flags", c_uint32),
        ("field", c_int32),
        ("distance", c_double),
        ("azimuth", c_double),
        ("cell", gn_mgrs_cell),
        ("text", c_char * 40),
    )


# Text is bytes with a length: not a c_char_p, which ctypes would end at a zero.
_text = POINTER(c_char)
_doubles = POINTER(c_double)
_integers = POINTER(c_int32)
_statuses = POINTER(c_uint8)
_length = POINTER(c_size_t)
# What every function of a map view begins with: the view, the zoom, the options.
_view = (POINTER(gn_bounds), c_double, POINTER(gn_grid_options))
_point = POINTER(gn_point)
# What the functions of the two geodesic problems have, on the ellipsoid as on the sphere.
_inverse = (_point, _point, _doubles, _doubles, _doubles)
_direct = (_point, c_double, c_double, _point, _doubles)
_four_columns = (_doubles, _doubles, _doubles, _doubles, c_size_t, c_size_t)
_three_results = (_doubles, _doubles, _doubles, c_size_t, _statuses)
_two_results = (_doubles, _doubles, c_size_t, _statuses)
# What every function of a route or of a polygon begins with: its points; how many each ring has.
_route = (_point, c_size_t)
_polygon = (_point, c_size_t, _length, c_size_t)
_shape = POINTER(gn_shape_options)
# Where the results of unknown size go. GeoJSON has the caller's properties before.
_points = (_point, c_size_t, _length)
_geojson = (_text, c_size_t, _text, c_size_t, _length)
# A text that is read, and one that is written.
_read = (_text, c_size_t)
_written = (_text, c_size_t, _length)

#: Name, result, parameters: of every function of ``gridnorth.h``.
SIGNATURES: tuple[tuple[str, Any, tuple[Any, ...]], ...] = (
    ("gn_version", c_char_p, ()),
    ("gn_version_number", c_uint32, ()),
    ("gn_cpu_level", c_int32, ()),
    ("gn_cpu_level_limit", c_int32, (c_int32,)),
    ("gn_status_text", c_char_p, (gn_status,)),
    ("gn_status_name", c_char_p, (gn_status,)),
    ("gn_mgrs_capacity", c_size_t, ()),
    ("gn_mgrs_encode", gn_status, (c_double, c_double, c_int32, _text, c_size_t, _length)),
    ("gn_mgrs_encode_utm", gn_status, (POINTER(gn_utm), c_int32, _text, c_size_t, _length)),
    (
        "gn_mgrs_encode_batch",
        gn_status,
        (_doubles, _doubles, c_size_t, c_size_t, c_int32, _text, c_size_t, _statuses),
    ),
    ("gn_mgrs_decode", gn_status, (_text, c_size_t, POINTER(gn_mgrs_cell), _length)),
    ("gn_mgrs_decode_strict", gn_status, (_text, c_size_t, POINTER(gn_mgrs_cell), _length)),
    ("gn_mgrs_decode_batch", gn_status, (_text, c_size_t, c_size_t, _doubles, _doubles, c_size_t, _statuses)),
    ("gn_mgrs_decode_strict_batch", gn_status, (_text, c_size_t, c_size_t, _doubles, _doubles, c_size_t, _statuses)),
    (
        "gn_mgrs_outline",
        gn_status,
        (
            _text,
            c_size_t,
            c_double,
            POINTER(gn_point),
            c_size_t,
            _length,
            POINTER(gn_bounds),
            POINTER(gn_point),
            _length,
        ),
    ),
    ("gn_utm_forward", gn_status, (c_double, c_double, c_int32, POINTER(gn_utm))),
    ("gn_utm_inverse", gn_status, (POINTER(gn_utm), POINTER(gn_point))),
    (
        "gn_utm_forward_batch",
        gn_status,
        (_doubles, _doubles, c_size_t, c_size_t, c_int32, _doubles, _doubles, c_size_t, _integers, _statuses),
    ),
    (
        "gn_utm_inverse_batch",
        gn_status,
        (_doubles, _doubles, c_size_t, c_size_t, c_int32, c_int32, _doubles, _doubles, c_size_t, _statuses),
    ),
    (
        "gn_utm_inverse_zones_batch",
        gn_status,
        (_doubles, _doubles, c_size_t, c_size_t, _integers, _doubles, _doubles, c_size_t, _statuses),
    ),
    ("gn_utm_factors", gn_status, (c_double, c_double, c_int32, _doubles, _doubles)),
    (
        "gn_utm_factors_batch",
        gn_status,
        (_doubles, _doubles, c_size_t, c_size_t, c_int32, _doubles, _doubles, c_size_t, _statuses),
    ),
    ("gn_utm_zone", gn_status, (c_double, c_double, _integers, _integers)),
    ("gn_utm_to_epsg", gn_status, (c_int32, c_int32, _integers)),
    ("gn_utm_from_epsg", gn_status, (c_int32, _integers, _integers)),
    ("gn_grid_options_init", gn_status, (POINTER(gn_grid_options),)),
    ("gn_grid_geojson", gn_status, (*_view, _text, c_size_t, _length)),
    (
        "gn_grid_lines",
        gn_status,
        (*_view, POINTER(gn_point), c_size_t, _length, POINTER(gn_grid_line), c_size_t, _length),
    ),
    (
        "gn_grid_lines_pixels",
        gn_status,
        (
            *_view,
            POINTER(gn_point),
            POINTER(c_float),
            c_size_t,
            _length,
            POINTER(gn_grid_line),
            c_size_t,
            _length,
        ),
    ),
    ("gn_grid_labels", gn_status, (*_view, POINTER(gn_grid_label), c_size_t, _length)),
    ("gn_grid_spacing", gn_status, (*_view, _doubles)),
    ("gn_grid_bound", gn_status, (*_view, _length)),
    ("gn_screen_scale", gn_status, (c_double, c_double, c_uint32, _doubles)),
    ("gn_screen_scale_bar", gn_status, (c_double, c_double, c_uint32, c_double, c_int32, POINTER(gn_scale_bar))),
    (
        "gn_position_parse",
        gn_status,
        (*_read, c_int32, c_uint32, POINTER(gn_position), c_size_t, _length, _length),
    ),
    ("gn_format_options_init", gn_status, (POINTER(gn_format_options),)),
    ("gn_position_format", gn_status, (c_double, c_double, POINTER(gn_format_options), *_written)),
    ("gn_georef_encode", gn_status, (c_double, c_double, c_int32, *_written)),
    ("gn_georef_decode", gn_status, (*_read, POINTER(gn_graticule_cell), _length)),
    ("gn_gars_encode", gn_status, (c_double, c_double, c_int32, *_written)),
    ("gn_gars_decode", gn_status, (*_read, POINTER(gn_graticule_cell), _length)),
    ("gn_mgrs_type", gn_status, (*_read, _point, c_int32, POINTER(gn_mgrs_typing), _length)),
    (
        "gn_mgrs_type_fields",
        gn_status,
        (*_read, *_read, *_read, *_read, _point, POINTER(gn_mgrs_typing), _integers, _length),
    ),
    ("gn_length_format", gn_status, (c_double, c_int32, c_int32, *_written)),
    ("gn_length_parse", gn_status, (*_read, _doubles, _length)),
    ("gn_area_format", gn_status, (c_double, c_int32, c_int32, *_written)),
    ("gn_area_parse", gn_status, (*_read, _doubles, _length)),
    ("gn_angle_format", gn_status, (c_double, c_int32, c_int32, *_written)),
    ("gn_angle_parse", gn_status, (*_read, _doubles, _length)),
    ("gn_geodesic_inverse", gn_status, _inverse),
    ("gn_geodesic_direct", gn_status, _direct),
    ("gn_geodesic_inverse_batch", gn_status, (*_four_columns, *_three_results)),
    ("gn_geodesic_direct_batch", gn_status, (*_four_columns, *_three_results)),
    ("gn_geodesic_line", gn_status, (_point, c_double, _doubles, c_size_t, _point, _doubles)),
    ("gn_geodesic_points", gn_status, (_point, _point, c_size_t, _point, _doubles)),
    ("gn_geodesic_grid_inverse", gn_status, (_point, _point, c_int32, _doubles, _doubles, _doubles)),
    ("gn_geodesic_grid_direct", gn_status, (_point, c_int32, c_double, c_double, _point, _doubles)),
    ("gn_sphere_inverse", gn_status, _inverse),
    ("gn_sphere_direct", gn_status, _direct),
    ("gn_sphere_inverse_batch", gn_status, (*_four_columns, *_three_results)),
    ("gn_sphere_direct_batch", gn_status, (*_four_columns, *_three_results)),
    ("gn_rhumb_inverse", gn_status, (_point, _point, _doubles, _doubles)),
    ("gn_rhumb_direct", gn_status, (_point, c_double, c_double, _point)),
    ("gn_rhumb_inverse_batch", gn_status, (*_four_columns, *_two_results)),
    ("gn_rhumb_direct_batch", gn_status, (*_four_columns, *_two_results)),
    ("gn_route_length", gn_status, (*_route, _doubles)),
    ("gn_route_distances", gn_status, (*_route, _doubles)),
    ("gn_route_point", gn_status, (*_route, c_double, _point, _doubles, _length)),
    ("gn_route_nearest", gn_status, (*_route, _point, POINTER(gn_route_place))),
    ("gn_route_densify", gn_status, (*_route, c_int32, c_double, *_points)),
    ("gn_route_simplify", gn_status, (*_route, c_int32, c_double, *_points)),
    ("gn_route_geojson", gn_status, (*_route, _shape, *_geojson)),
    ("gn_polygon_measure", gn_status, (*_polygon, _doubles, _doubles)),
    ("gn_polygon_orientation", gn_status, (*_route, _integers)),
    ("gn_polygon_contains", gn_status, (*_polygon, _point, _integers)),
    ("gn_polygon_bounds", gn_status, (*_polygon, POINTER(gn_bounds))),
    ("gn_polygon_centroid", gn_status, (*_polygon, _point)),
    ("gn_polygon_find_crossing", gn_status, (*_polygon, POINTER(gn_polygon_crossing))),
    ("gn_polygon_geojson", gn_status, (*_polygon, _shape, *_geojson)),
    ("gn_shape_options_init", gn_status, (_shape,)),
    ("gn_circle", gn_status, (_point, c_double, _shape, *_points)),
    ("gn_ellipse", gn_status, (_point, c_double, c_double, c_double, _shape, *_points)),
    ("gn_wedge", gn_status, (_point, c_double, c_double, c_double, c_double, _shape, *_points)),
    ("gn_arc", gn_status, (_point, c_double, c_double, c_double, _shape, *_points)),
    (
        "gn_ring_set",
        gn_status,
        (_point, _doubles, c_size_t, _shape, *_points, POINTER(gn_ring_line), c_size_t, _length),
    ),
    ("gn_circle_geojson", gn_status, (_point, c_double, _shape, *_geojson)),
    ("gn_ellipse_geojson", gn_status, (_point, c_double, c_double, c_double, _shape, *_geojson)),
    ("gn_wedge_geojson", gn_status, (_point, c_double, c_double, c_double, c_double, _shape, *_geojson)),
    ("gn_arc_geojson", gn_status, (_point, c_double, c_double, c_double, _shape, *_geojson)),
    ("gn_ring_set_geojson", gn_status, (_point, _doubles, c_size_t, _shape, *_geojson)),
)


def _load() -> ctypes.CDLL:
    path = Path(__file__).with_name("libgridnorth.so")
    try:
        library = ctypes.CDLL(str(path))
    except OSError as error:
        raise ImportError(
            f"the C library of gridnorth cannot be loaded ({error}); install the package with pip, which builds the "
            "library and puts it beside the Python files",
            name="gridnorth",
            path=str(path),
        ) from error
    for name, result, parameters in SIGNATURES:
        function = getattr(library, name)
        function.restype = result
        function.argtypes = parameters
    return library


library = _load()
