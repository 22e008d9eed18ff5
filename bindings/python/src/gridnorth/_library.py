# SPDX-License-Identifier: MIT
# Written by bindings/python/generate.py from docs/api.json.
"""The C library: its constants, structs and functions, each with the name that it has in C.

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
    c_ssize_t,
    c_uint8,
    c_uint32,
    c_uint64,
)
from typing import Any

from ._loading import load

#: gn_status: four bytes.
gn_status = c_int32

GN_VERSION_MAJOR = 0
GN_VERSION_MINOR = 2
GN_VERSION_PATCH = 0
GN_MEAN_RADIUS = 6371008.771415059
GN_OK = 0
GN_PARTIAL = 1
GN_ERROR_NULL = 16
GN_ERROR_BUFFER_TOO_SMALL = 17
GN_ERROR_STRIDE = 18
GN_ERROR_OFFSET = 19
GN_ERROR_WORK = 20
GN_ERROR_NOT_FINITE = 32
GN_ERROR_LATITUDE = 33
GN_ERROR_PRECISION = 34
GN_ERROR_ZONE = 35
GN_ERROR_HEMISPHERE = 36
GN_ERROR_EASTING = 37
GN_ERROR_NORTHING = 38
GN_ERROR_TOO_FAR = 39
GN_ERROR_EPSG = 40
GN_ERROR_FORM = 41
GN_ERROR_STYLE = 42
GN_ERROR_ALTITUDE = 43
GN_ERROR_DIGITS = 44
GN_ERROR_MEASURE = 45
GN_ERROR_TIME = 46
GN_ERROR_VIEW = 48
GN_ERROR_ZOOM = 49
GN_ERROR_TILE_SIZE = 50
GN_ERROR_OPTIONS_SIZE = 51
GN_ERROR_CONTENT = 52
GN_ERROR_TOLERANCE = 53
GN_ERROR_MARGIN = 54
GN_ERROR_SPACING = 55
GN_ERROR_LEVELS = 56
GN_ERROR_PIXELS = 57
GN_ERROR_STEP = 58
GN_ERROR_UNIT = 59
GN_ERROR_TOO_MANY_VERTICES = 60
GN_ERROR_CAMERA = 61
GN_ERROR_OUT_OF_SIGHT = 62
GN_ERROR_TEXT_EMPTY = 64
GN_ERROR_TEXT_BYTE = 65
GN_ERROR_TEXT_FORM = 66
GN_ERROR_TEXT_NUMBER = 67
GN_ERROR_TEXT_DIGITS = 68
GN_ERROR_TEXT_SIXTY = 69
GN_ERROR_TEXT_SYMBOL = 70
GN_ERROR_TEXT_SIGN = 71
GN_ERROR_TEXT_HEMISPHERE = 72
GN_ERROR_TEXT_INCOMPLETE = 73
GN_ERROR_TEXT_REST = 74
GN_ERROR_TEXT_CRS = 75
GN_ERROR_TEXT_UNIT = 76
GN_ERROR_TEXT_COMMA = 77
GN_ERROR_TEXT_LETTER = 78
GN_ERROR_TEXT_AMBIGUOUS = 79
GN_ERROR_MGRS_ZONE = 80
GN_ERROR_MGRS_BAND = 81
GN_ERROR_MGRS_GRID_ZONE = 82
GN_ERROR_MGRS_COLUMN = 83
GN_ERROR_MGRS_ROW = 84
GN_ERROR_MGRS_SQUARE = 85
GN_ERROR_MGRS_ODD_DIGITS = 86
GN_ERROR_MGRS_TOO_MANY_DIGITS = 87
GN_ERROR_MGRS_BAND_OF_NEIGHBOR = 88
GN_ERROR_MGRS_OVERHANGS_ZONE = 89
GN_ERROR_DISTANCE = 96
GN_ERROR_RADIUS = 97
GN_ERROR_WIDTH = 98
GN_ERROR_VERTICES = 99
GN_ERROR_PLACEMENT = 100
GN_ERROR_DECIMALS = 101
GN_ERROR_PROPERTIES = 102
GN_ERROR_COUNT = 103
GN_ERROR_RINGS = 104
GN_ERROR_CROSSINGS = 105
GN_ERROR_INDEX = 112
GN_ERROR_INDEX_ALIGNMENT = 113
GN_ERROR_INDEX_VERSION = 114
GN_ERROR_INDEX_KIND = 115
GN_ERROR_INDEX_SIZE = 116
GN_ERROR_INDEX_DAMAGED = 117
GN_ERROR_FENCE = 118
GN_ERROR_FENCE_ID = 119
GN_ERROR_FENCE_ALTITUDES = 120
GN_ERROR_HYSTERESIS = 121
GN_ERROR_NORTH = 130
GN_ERROR_YEAR = 131
GN_ERROR_HEIGHT = 132
GN_ERROR_MAGNETIC_MODEL = 133
GN_ERROR_MAGNETIC_TERM = 134
GN_ERROR_TRACK_STATE = 135
GN_ERROR_TRACK_TIME = 136
GN_ERROR_TRACK_SPEED = 137
GN_ERROR_TRACK_CLIMB = 138
GN_ERROR_WAYPOINT = 140
GN_ERROR_ROUTE = 141
GN_ERROR_SPEED = 144
GN_ERROR_DECLINATION = 145
GN_ERROR_XML = 160
GN_ERROR_XML_TAG = 161
GN_ERROR_XML_ATTRIBUTE = 162
GN_ERROR_XML_REFERENCE = 163
GN_ERROR_XML_ENCODING = 164
GN_ERROR_XML_DTD = 165
GN_ERROR_XML_LIMIT = 166
GN_ERROR_DOCUMENT = 167
GN_ERROR_FEATURE = 168
GN_ERROR_SPAN = 169
GN_ERROR_DATE = 170
GN_ERROR_JSON = 171
GN_ERROR_HEIGHT_VOID = 176
GN_ERROR_HEIGHT_OUTSIDE = 177
GN_ERROR_HEIGHT_GRID = 178
GN_ERROR_HEIGHT_FILE = 179
GN_ERROR_SAMPLE_STEP = 180
GN_ERROR_SIGHT_DISTANCE = 181
GN_ERROR_CURVATURE = 182
GN_ERROR_FREQUENCY = 183
GN_ERROR_CELL_GRID = 184
GN_ERROR_AZIMUTH_STEP = 185
GN_ERROR_POLE = 192
GN_ERROR_TILE = 193
GN_ERROR_TOO_MANY_TILES = 194
GN_ERROR_HALF_WIDTH = 195
GN_ERROR_DIMENSION = 200
GN_ERROR_JOIN = 201
GN_ERROR_INTERVAL = 202
GN_ERROR_FRAME = 203
GN_ERROR_CALIBRATION = 208
GN_ERROR_CALIBRATION_POINTS = 209
GN_ERROR_CALIBRATION_ORDER = 210
GN_ERROR_RANGE = 211
GN_ERROR_TARGET_ANGLE = 212
GN_ERROR_MISSING = 255
GN_STATUS_LIMIT = 256
GN_STATUS_FORCE_32_BITS = 2147483647
GN_SOUTH = -1
GN_NORTH = 1
GN_ZONE_STANDARD = 0
GN_ZONE_UPS = 0
GN_ZONE_ROW_UPS = 61
GN_ZONE_ALL = -1
GN_MGRS_GRID_ZONE_ONLY = -1
GN_MGRS_100_KM = 0
GN_MGRS_10_KM = 1
GN_MGRS_1_KM = 2
GN_MGRS_100_M = 3
GN_MGRS_10_M = 4
GN_MGRS_1_M = 5
GN_MGRS_1_UM = 11
GN_MGRS_CAPACITY = 28
GN_POSITION_CAPACITY = 80
GN_GEOREF_CAPACITY = 27
GN_GARS_CAPACITY = 8
GN_MEASURE_CAPACITY = 40
GN_MGRS_FLAG_BAND_OF_NEIGHBOR = 1
GN_MGRS_FLAG_OVERHANGS_ZONE = 2
GN_MGRS_FLAG_CUT = 4
GN_GRID_DRAW_BORDERS = 1
GN_GRID_DRAW_100_KM = 2
GN_GRID_DRAW_LINES = 4
GN_GRID_DRAW_GRID_ZONES = 8
GN_GRID_DRAW_SQUARES = 16
GN_GRID_DRAW_DIGITS = 32
GN_GRID_DRAW_REFERENCES = 64
GN_GRID_DRAW_ALL = 127
GN_GRID_PIXELS = 1
GN_GRID_METERS = 2
GN_GRID_BORDER = 1
GN_GRID_100_KM = 2
GN_GRID_LINE = 3
GN_AXIS_EASTING = 1
GN_AXIS_NORTHING = 2
GN_AXIS_LONGITUDE = 3
GN_AXIS_LATITUDE = 4
GN_LABEL_GRID_ZONE = 1
GN_LABEL_SQUARE = 2
GN_LABEL_DIGITS = 3
GN_LABEL_REFERENCE = 4
GN_EDGE_NONE = 0
GN_EDGE_SOUTH = 1
GN_EDGE_WEST = 2
GN_EDGE_NORTH = 3
GN_EDGE_EAST = 4
GN_UNITS_METRIC = 1
GN_UNITS_IMPERIAL = 2
GN_UNITS_NAUTICAL = 3
GN_UNITS_METERS = 4
GN_UNITS_KILOMETERS = 5
GN_UNITS_FEET = 6
GN_UNITS_MILES = 7
GN_UNITS_NAUTICAL_MILES = 8
GN_SPEED_METERS_PER_SECOND = 1
GN_SPEED_KILOMETERS_PER_HOUR = 2
GN_SPEED_MILES_PER_HOUR = 3
GN_SPEED_KNOTS = 4
GN_SPEED_MINUTES_PER_KILOMETER = 5
GN_NORTH_TRUE = 0
GN_NORTH_GRID = 1
GN_NORTH_MAGNETIC = 2
GN_FORM_ANY = 0
GN_FORM_DD = 1
GN_FORM_DM = 2
GN_FORM_DMS = 3
GN_FORM_UTM = 4
GN_FORM_UPS = 5
GN_FORM_MGRS = 6
GN_FORM_ISO_6709 = 7
GN_FORM_GEO_URI = 8
GN_FORM_GEOREF = 9
GN_FORM_GARS = 10
GN_PARSE_BANDS = 1
GN_PARSE_LONGITUDE_FIRST = 2
GN_PARSE_STRICT = 4
GN_PARSE_HEMISPHERES = 8
GN_POSITION_BAND_OF_NEIGHBOR = 1
GN_POSITION_OVERHANGS_ZONE = 2
GN_POSITION_CUT = 4
GN_POSITION_ALTITUDE = 8
GN_POSITION_UNCERTAINTY = 16
GN_POSITION_LONGITUDE_FIRST = 32
GN_POSITION_BAND = 64
GN_POSITION_DECIMAL_COMMA = 128
GN_POSITION_DOUBLE_SIGN = 256
GN_POSITION_OTHER_CRS = 512
GN_POSITION_OTHER_PARAMETERS = 1024
GN_POSITION_CANDIDATES = 4
GN_SYMBOLS_ASCII = 1
GN_SYMBOLS_TYPOGRAPHIC = 2
GN_SYMBOLS_COLONS = 3
GN_SYMBOLS_NONE = 4
GN_HEMISPHERES_SIGNS = 1
GN_HEMISPHERES_AFTER = 2
GN_HEMISPHERES_BEFORE = 3
GN_FORMAT_LONGITUDE_FIRST = 1
GN_FORMAT_PADDED = 2
GN_FORMAT_PLUS = 4
GN_FORMAT_SPACED = 8
GN_FORMAT_DECIMAL_COMMA = 16
GN_FORMAT_BAND = 32
GN_FORMAT_UNITS = 64
GN_FORMAT_ALTITUDE = 128
GN_DECIMALS_USUAL = -100
GN_FIELD_ZONE = 1
GN_FIELD_BAND = 2
GN_FIELD_COLUMN = 3
GN_FIELD_ROW = 4
GN_FIELD_EASTING = 5
GN_FIELD_NORTHING = 6
GN_FIELD_END = 7
GN_TYPING_COMPLETE = 1
GN_TYPING_COMPLETED = 2
GN_ANGLE_DEGREES = 1
GN_ANGLE_MILS = 2
GN_ANGLE_POINTS_8 = 3
GN_ANGLE_POINTS_16 = 4
GN_MAGNETIC_FLAG_CAUTION = 1
GN_MAGNETIC_FLAG_BLACKOUT = 2
GN_MAGNETIC_FLAG_OUT_OF_DATE = 4
GN_OUTSIDE = -1
GN_ON_BORDER = 0
GN_INSIDE = 1
GN_INDEX_POINTS = 1
GN_INDEX_EDGES = 2
GN_INDEX_FENCES = 3
GN_FENCE_POLYGON = 1
GN_FENCE_CIRCLE = 2
GN_FENCE_CORRIDOR = 3
GN_FENCE_LINE = 4
GN_FENCE_ENTER = 1
GN_FENCE_DWELL = 2
GN_FENCE_EXIT = 4
GN_FENCE_CROSSED_LEFT = 8
GN_FENCE_CROSSED_RIGHT = 16
GN_FENCE_REPORT_FIRST = 1
GN_NAVIGATION_OFF_ROUTE = 1
GN_NAVIGATION_WRONG_WAY = 2
GN_NAVIGATION_ARRIVED = 4
GN_NAVIGATION_IGNORED = 8
GN_TRACK_NOTHING = 0
GN_TRACK_LEFT_OUT = 1
GN_TRACK_WAITING = 2
GN_TRACK_KEPT = 3
GN_TRACK_INACCURATE = 1
GN_TRACK_STRAYED = 2
GN_TRACK_SOON = 4
GN_TRACK_NEAR = 8
GN_TRACK_JUMPED = 16
GN_CLOCKWISE = -1
GN_COUNTERCLOCKWISE = 1
GN_VERTICES_ON = 0
GN_VERTICES_OUTSIDE = 1
GN_VERTICES_INSIDE = 2
GN_VERTICES_EQUAL_AREA = 3
GN_AZIMUTH_MIDDLE = 0
GN_AZIMUTH_START = 1
GN_LONGITUDES_REDUCED = 0
GN_LONGITUDES_CONTINUOUS = 1
GN_JOIN_ROUND = 0
GN_JOIN_MITER = 1
GN_JOIN_BEVEL = 2
GN_END_FLAT = 0
GN_END_ROUND = 1
GN_END_SQUARE = 2
GN_FRAME_METERS = 0
GN_FRAME_LENGTH = 1
GN_FRAME_WIDTH = 2
GN_EXCHANGE_GPX = 1
GN_EXCHANGE_KML = 2
GN_EXCHANGE_COT = 3
GN_EXCHANGE_GEOJSON = 4
GN_FEATURE_POINT = 1
GN_FEATURE_LINE = 2
GN_FEATURE_AREA = 3
GN_FEATURE_HOLE = 4
GN_FEATURE_CIRCLE = 5
GN_FEATURE_ELLIPSE = 6
GN_FEATURE_SECTOR = 7
GN_FEATURE_RANGE_BEARING = 8
GN_FEATURE_BOX = 9
GN_FEATURE_FLAG_ROUTE = 1
GN_FEATURE_FLAG_XML_TEXTS = 2
GN_FEATURE_FLAG_GAPS = 4
GN_FEATURE_FLAG_JSON_TEXTS = 8
GN_HEIGHTS_INT16 = 1
GN_HEIGHTS_SIGN_MAGNITUDE16 = 2
GN_HEIGHTS_FLOAT32 = 3
GN_HEIGHTS_BIG_ENDIAN = 1
GN_SKY_SUNRISE = 1
GN_SKY_SUNSET = 2
GN_SKY_SUN_TRANSIT = 3
GN_SKY_CIVIL_DAWN = 4
GN_SKY_CIVIL_DUSK = 5
GN_SKY_NAUTICAL_DAWN = 6
GN_SKY_NAUTICAL_DUSK = 7
GN_SKY_ASTRONOMICAL_DAWN = 8
GN_SKY_ASTRONOMICAL_DUSK = 9
GN_SKY_MOONRISE = 10
GN_SKY_MOONSET = 11
GN_SKY_MOON_TRANSIT = 12
GN_SKY_NEW_MOON = 13
GN_SKY_FIRST_QUARTER = 14
GN_SKY_FULL_MOON = 15
GN_SKY_LAST_QUARTER = 16
GN_VIEW_HIDDEN = 0
GN_VIEW_SEEN = 1
GN_VIEW_OUTSIDE = 2
GN_VIEW_UNKNOWN = 3
GN_RING = 1
GN_RADIAL = 2
GN_TARGET_METERS = 1
GN_TARGET_MILLIMETERS = 2
GN_TARGET_INCHES = 3
GN_TARGET_MOA = 4
GN_TARGET_MILLIRADIANS = 5
GN_TARGET_INCHES_PER_100_YARDS = 6
GN_CALIBRATION_SIMILARITY = 1
GN_CALIBRATION_AFFINE = 2
GN_CALIBRATION_HOMOGRAPHY = 3


class gn_point(ctypes.Structure):  # noqa: N801
    """A position on the WGS 84 ellipsoid, in degrees."""

    _fields_ = (("latitude", c_double), ("longitude", c_double))


class gn_utm(ctypes.Structure):  # noqa: N801
    """A position on a UTM or UPS grid, in meters."""

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


class gn_tile(ctypes.Structure):  # noqa: N801
    """A tile of a Web Mercator map."""

    _fields_ = (("x", c_uint32), ("y", c_uint32), ("zoom", c_uint32))


class gn_tile_run(ctypes.Structure):  # noqa: N801
    """Neighboring tiles of a row."""

    _fields_ = (("x", c_uint32), ("y", c_uint32), ("zoom", c_uint32), ("count", c_uint32))


class gn_scale_bar(ctypes.Structure):  # noqa: N801
    """A scale bar."""

    _fields_ = (
        ("width", c_double),
        ("meters", c_double),
        ("value", c_double),
        ("unit", c_char * 8),
        ("text", c_char * 24),
    )


class gn_screen(ctypes.Structure):  # noqa: N801
    """A Web Mercator map on a screen, seen by the camera of Mapbox and MapLibre."""

    _fields_ = (
        ("center", gn_point),
        ("zoom", c_double),
        ("width", c_double),
        ("height", c_double),
        ("bearing", c_double),
        ("pitch", c_double),
        ("field_of_view", c_double),
        ("tile_size", c_uint32),
        ("reserved", c_uint32),
    )


class gn_box(ctypes.Structure):  # noqa: N801
    """A rectangle of pixels, from the left and top edge of the screen to the right and down."""

    _fields_ = (("left", c_double), ("top", c_double), ("right", c_double), ("bottom", c_double))


class gn_text_size(ctypes.Structure):  # noqa: N801
    """The space that a text needs, in pixels."""

    _fields_ = (("width", c_double), ("height", c_double))


class gn_camera(ctypes.Structure):  # noqa: N801
    """How a map makes pixels of positions: by a matrix of the Web Mercator plane, of a globe, or a mixture of both."""

    _fields_ = (
        ("plane", c_double * 9),
        ("globe", c_double * 12),
        ("rim", c_double * 4),
        ("transition", c_double),
        ("longitude", c_double),
        ("depth", c_double),
    )


class gn_label_place(ctypes.Structure):  # noqa: N801
    """The place of a name on the screen."""

    _fields_ = (
        ("x", c_double),
        ("y", c_double),
        ("width", c_double),
        ("height", c_double),
        ("scale", c_double),
        ("opacity", c_double),
    )


class gn_padding(ctypes.Structure):  # noqa: N801
    """Pixels at the edges of a screen that are to stay free."""

    _fields_ = (("top", c_double), ("right", c_double), ("bottom", c_double), ("left", c_double))


class gn_matrix(ctypes.Structure):  # noqa: N801
    """A matrix of 4 rows and 4 columns, column by column, as OpenGL, Metal and WebGL take it."""

    _fields_ = (("elements", c_float * 16),)


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
    """The state of a reference being typed."""

    _fields_ = (
        ("next", c_uint64),
        ("flags", c_uint32),
        ("field", c_int32),
        ("distance", c_double),
        ("azimuth", c_double),
        ("cell", gn_mgrs_cell),
        ("text", c_char * 40),
    )


class gn_magnetic_model(ctypes.Structure):  # noqa: N801
    """A magnetic model: spherical harmonics up to degree 12, and how they change."""

    _fields_ = (("epoch", c_double), ("terms", c_double * 360), ("name", c_char * 24))


class gn_magnetic_field(ctypes.Structure):  # noqa: N801
    """The magnetic field at a position, and its changes."""

    _fields_ = (
        ("declination", c_double),
        ("inclination", c_double),
        ("horizontal", c_double),
        ("total", c_double),
        ("north", c_double),
        ("east", c_double),
        ("down", c_double),
        ("declination_rate", c_double),
        ("inclination_rate", c_double),
        ("horizontal_rate", c_double),
        ("total_rate", c_double),
        ("north_rate", c_double),
        ("east_rate", c_double),
        ("down_rate", c_double),
        ("uncertainty", c_double),
        ("flags", c_uint32),
        ("reserved", c_uint32),
    )


class gn_norths(ctypes.Structure):  # noqa: N801
    """The three norths at a position."""

    _fields_ = (
        ("convergence", c_double),
        ("declination", c_double),
        ("grid_magnetic", c_double),
        ("uncertainty", c_double),
        ("zone", c_int32),
        ("hemisphere", c_int32),
        ("flags", c_uint32),
        ("reserved", c_uint32),
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


class gn_neighbor(ctypes.Structure):  # noqa: N801
    """A point of an index that was found."""

    _fields_ = (("distance", c_double), ("id", c_uint64))


class gn_fence(ctypes.Structure):  # noqa: N801
    """A fence."""

    _fields_ = (
        ("id", c_uint64),
        ("shape", c_int32),
        ("triggers", c_uint32),
        ("point_count", c_uint32),
        ("ring_count", c_uint32),
        ("radius", c_double),
        ("low", c_double),
        ("high", c_double),
    )


class gn_fix(ctypes.Structure):  # noqa: N801
    """Where something was, and when."""

    _fields_ = (("time", c_double), ("point", gn_point), ("altitude", c_double), ("accuracy", c_double))


class gn_fence_presence(ctypes.Structure):  # noqa: N801
    """A fence that something is in."""

    _fields_ = (("id", c_uint64), ("since", c_double), ("has_dwelt", c_uint32), ("reserved", c_uint32))


class gn_fence_state(ctypes.Structure):  # noqa: N801
    """What gn_fence_index_step() keeps from one fix to the next, beside the presences."""

    _fields_ = (("fix", gn_fix), ("presence_count", c_uint64), ("has_fix", c_uint32), ("reserved", c_uint32))


class gn_fence_event(ctypes.Structure):  # noqa: N801
    """Something that happened between two fixes."""

    _fields_ = (
        ("id", c_uint64),
        ("time", c_double),
        ("point", gn_point),
        ("altitude", c_double),
        ("fraction", c_double),
        ("kind", c_int32),
        ("reserved", c_uint32),
        ("since", c_double),
    )


class gn_fence_options(ctypes.Structure):  # noqa: N801
    """How gn_fence_index_step() decides."""

    _fields_ = (
        ("size", c_uint32),
        ("flags", c_uint32),
        ("hysteresis", c_double),
        ("worst_accuracy", c_double),
        ("dwell", c_double),
    )


class gn_navigation_options(ctypes.Structure):  # noqa: N801
    """How gn_navigation_step() decides."""

    _fields_ = (
        ("size", c_uint32),
        ("reserved", c_uint32),
        ("off_route_distance", c_double),
        ("hysteresis", c_double),
        ("arrival_radius", c_double),
        ("window_behind", c_double),
        ("window_ahead", c_double),
        ("lookahead", c_double),
        ("worst_accuracy", c_double),
        ("averaging_time", c_double),
        ("start_distance", c_double),
    )


class gn_navigation_state(ctypes.Structure):  # noqa: N801
    """What gn_navigation_step() keeps from one fix to the next."""

    _fields_ = (
        ("fix", gn_fix),
        ("time", c_double),
        ("distance_along", c_double),
        ("turned_at", c_double),
        ("turned_back_at", c_double),
        ("speed", c_double),
        ("speed_weight", c_double),
        ("length", c_double),
        ("waypoint_along", c_double),
        ("waypoint_turn", c_double),
        ("next_waypoint", c_uint64),
        ("route", c_uint64),
        ("waypoint_point", c_uint64),
        ("has_fix", c_uint32),
        ("flags", c_uint32),
    )


class gn_guidance(ctypes.Structure):  # noqa: N801
    """Where something is on its route, and how it goes on."""

    _fields_ = (
        ("point", gn_point),
        ("distance_along", c_double),
        ("distance_off", c_double),
        ("azimuth", c_double),
        ("course", c_double),
        ("distance_left", c_double),
        ("time_left", c_double),
        ("speed", c_double),
        ("waypoint_distance", c_double),
        ("waypoint_time", c_double),
        ("waypoint_azimuth", c_double),
        ("turn", c_double),
        ("next_waypoint", c_uint64),
        ("passed", c_uint32),
        ("flags", c_uint32),
    )


class gn_track_options(ctypes.Structure):  # noqa: N801
    """How a track is recorded."""

    _fields_ = (
        ("size", c_uint32),
        ("reserved", c_uint32),
        ("tolerance", c_double),
        ("least_distance", c_double),
        ("least_interval", c_double),
        ("worst_accuracy", c_double),
        ("largest_speed", c_double),
        ("rest_speed", c_double),
        ("climb", c_double),
    )


class gn_track_state(ctypes.Structure):  # noqa: N801
    """What gn_track_add() keeps from one fix to the next: 64 numbers to store as they are."""

    _fields_ = (("numbers", c_double * 64),)


class gn_track_step(ctypes.Structure):  # noqa: N801
    """What became of a fix, and at most one vertex of the line that is kept."""

    _fields_ = (
        ("vertex", gn_fix),
        ("vertex_count", c_uint32),
        ("outcome", c_int32),
        ("flags", c_uint32),
        ("reserved", c_uint32),
    )


class gn_track_totals(ctypes.Structure):  # noqa: N801
    """What the fixes of a track that were taken add up to."""

    _fields_ = (
        ("distance", c_double),
        ("moving_time", c_double),
        ("ascent", c_double),
        ("descent", c_double),
        ("speed", c_double),
        ("moving_speed", c_double),
        ("top_speed", c_double),
        ("lowest", c_double),
        ("highest", c_double),
        ("start_time", c_double),
        ("end_time", c_double),
        ("bounds", gn_bounds),
        ("fix_count", c_uint64),
        ("taken_count", c_uint64),
        ("vertex_count", c_uint64),
    )


class gn_polygon_crossing(ctypes.Structure):  # noqa: N801
    """Where two edges of a polygon meet but should not."""

    _fields_ = (
        ("edge", c_uint64),
        ("other_edge", c_uint64),
        ("point", gn_point),
        ("found", c_int32),
        ("reserved", c_int32),
    )


class gn_outline_options(ctypes.Structure):  # noqa: N801
    """How outlines of tactical shapes are drawn."""

    _fields_ = (
        ("size", c_uint32),
        ("join", c_uint32),
        ("ends", c_uint32),
        ("longitudes", c_uint32),
        ("tolerance", c_double),
        ("miter_limit", c_double),
    )


class gn_route_mark(ctypes.Structure):  # noqa: N801
    """A mark on a route."""

    _fields_ = (("point", gn_point), ("distance", c_double), ("azimuth", c_double), ("segment", c_uint64))


class gn_shape_options(ctypes.Structure):  # noqa: N801
    """How to draw a shape."""

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


class gn_geojson_options(ctypes.Structure):  # noqa: N801
    """How a route or a polygon becomes GeoJSON."""

    _fields_ = (("size", c_uint32), ("decimals", c_int32), ("edge_tolerance", c_double))


class gn_span(ctypes.Structure):  # noqa: N801
    """A part of a text."""

    _fields_ = (("offset", c_uint64), ("size", c_uint64))


class gn_vertex(ctypes.Structure):  # noqa: N801
    """A position of a feature."""

    _fields_ = (("point", gn_point), ("altitude", c_double), ("time", c_double))


class gn_feature(ctypes.Structure):  # noqa: N801
    """A point, line or area of a document."""

    _fields_ = (
        ("kind", c_int32),
        ("flags", c_uint32),
        ("object", c_uint64),
        ("first", c_uint64),
        ("count", c_uint64),
        ("name", gn_span),
        ("uid", gn_span),
        ("type", gn_span),
        ("how", gn_span),
        ("time", c_double),
        ("start", c_double),
        ("stale", c_double),
        ("circular_error", c_double),
        ("linear_error", c_double),
        ("radius", c_double),
        ("second_radius", c_double),
        ("azimuth", c_double),
        ("width", c_double),
        ("inclination", c_double),
        ("course", c_double),
        ("speed", c_double),
        ("low", c_double),
        ("high", c_double),
        ("fence_triggers", c_uint32),
        ("north", c_int32),
        ("properties", gn_span),
    )


class gn_cot_search(ctypes.Structure):  # noqa: N801
    """Where the search for the end of a CoT event goes on; all 0 where an event begins."""

    _fields_ = (("place", c_uint64), ("read", c_uint64), ("depth", c_uint32), ("markup", c_uint32))


class gn_exchange_report(ctypes.Structure):  # noqa: N801
    """What was left out of a document, and why."""

    _fields_ = (("skipped", c_uint64), ("place", c_uint64), ("error", gn_status), ("dropped", c_uint32))


class gn_exchange_options(ctypes.Structure):  # noqa: N801
    """How documents are written."""

    _fields_ = (
        ("size", c_uint32),
        ("decimals", c_int32),
        ("meter_decimals", c_int32),
        ("time_decimals", c_int32),
        ("tolerance", c_double),
        ("time", c_double),
        ("stale_after", c_double),
        ("reserved", c_uint64),
    )


class gn_height_grid(ctypes.Structure):  # noqa: N801
    """A grid of heights: where it lies on the earth, and where its samples lie in the caller's bytes."""

    _fields_ = (
        ("latitude", c_double),
        ("longitude", c_double),
        ("latitude_step", c_double),
        ("longitude_step", c_double),
        ("void_value", c_double),
        ("scale", c_double),
        ("shift", c_double),
        ("offset", c_uint64),
        ("row_stride", c_int32),
        ("column_stride", c_int32),
        ("rows", c_uint32),
        ("columns", c_uint32),
        ("format", c_uint32),
        ("flags", c_uint32),
    )


class gn_profile_sample(ctypes.Structure):  # noqa: N801
    """A place of a profile."""

    _fields_ = (("distance", c_double), ("point", gn_point), ("height", c_double))


class gn_profile_summary(ctypes.Structure):  # noqa: N801
    """What a profile adds up to."""

    _fields_ = (
        ("length", c_double),
        ("ascent", c_double),
        ("descent", c_double),
        ("lowest", c_double),
        ("lowest_distance", c_double),
        ("highest", c_double),
        ("highest_distance", c_double),
        ("steepest_up", c_double),
        ("steepest_up_distance", c_double),
        ("steepest_down", c_double),
        ("steepest_down_distance", c_double),
        ("unknown_count", c_uint64),
    )


class gn_sight_options(ctypes.Structure):  # noqa: N801
    """How lines of sight are computed."""

    _fields_ = (
        ("size", c_uint32),
        ("reserved", c_uint32),
        ("curvature", c_double),
        ("step", c_double),
        ("frequency", c_double),
    )


class gn_sight(ctypes.Structure):  # noqa: N801
    """A line of sight."""

    _fields_ = (
        ("distance", c_double),
        ("azimuth", c_double),
        ("elevation", c_double),
        ("from_ground", c_double),
        ("to_ground", c_double),
        ("clearance", c_double),
        ("clearance_distance", c_double),
        ("clearance_point", gn_point),
        ("blocked_distance", c_double),
        ("blocked_point", gn_point),
        ("blocked_height", c_double),
        ("free_zone", c_double),
        ("free_zone_distance", c_double),
        ("to", gn_point),
        ("unknown_count", c_uint64),
        ("is_visible", c_int32),
        ("reserved", c_uint32),
    )


class gn_sky_place(ctypes.Structure):  # noqa: N801
    """Where the sun or the moon is seen."""

    _fields_ = (
        ("azimuth", c_double),
        ("elevation", c_double),
        ("apparent_elevation", c_double),
        ("distance", c_double),
    )


class gn_moon_phase(ctypes.Structure):  # noqa: N801
    """How much of the moon is lit."""

    _fields_ = (("angle", c_double), ("illuminated", c_double))


class gn_sky_event(ctypes.Structure):  # noqa: N801
    """Something that the sun or the moon does at a time."""

    _fields_ = (("time", c_double), ("azimuth", c_double), ("kind", c_uint32), ("reserved", c_uint32))


class gn_cell_grid(ctypes.Structure):  # noqa: N801
    """Where the cells of a raster lie."""

    _fields_ = (
        ("latitude", c_double),
        ("longitude", c_double),
        ("latitude_step", c_double),
        ("longitude_step", c_double),
        ("rows", c_uint32),
        ("columns", c_uint32),
    )


class gn_dead_ground(ctypes.Structure):  # noqa: N801
    """A stretch of ground that is not seen, with the numbers that gn_wedge() takes."""

    _fields_ = (
        ("azimuth", c_double),
        ("width", c_double),
        ("inner_radius", c_double),
        ("outer_radius", c_double),
        ("state", c_uint32),
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


class gn_plane_point(ctypes.Structure):  # noqa: N801
    """A point of a plane."""

    _fields_ = (("x", c_double), ("y", c_double))


class gn_group(ctypes.Structure):  # noqa: N801
    """What a group of shots measures: meters on the plane of the target, x to the right and y up."""

    _fields_ = (
        ("count", c_uint64),
        ("first", c_uint64),
        ("second", c_uint64),
        ("extreme_spread", c_double),
        ("center", gn_plane_point),
        ("offset", gn_plane_point),
        ("width", c_double),
        ("height", c_double),
        ("deviation_x", c_double),
        ("deviation_y", c_double),
        ("mean_radius", c_double),
        ("median_radius", c_double),
        ("sigma", c_double),
        ("cep50", c_double),
        ("r95", c_double),
    )


class gn_calibration_point(ctypes.Structure):  # noqa: N801
    """A point of a photo that is known on the plane."""

    _fields_ = (("pixel", gn_plane_point), ("place", gn_plane_point))


class gn_calibration(ctypes.Structure):  # noqa: N801
    """From the pixels of a photo to the meters of a plane."""

    _fields_ = (("matrix", c_double * 9), ("residual", c_double), ("kind", c_int32), ("reserved", c_uint32))


#: Name, result, parameters: of every function.
SIGNATURES: tuple[tuple[str, Any, tuple[Any, ...]], ...] = (
    ("gn_version", c_char_p, ()),
    ("gn_version_number", c_uint32, ()),
    ("gn_status_text", c_char_p, (gn_status,)),
    ("gn_status_name", c_char_p, (gn_status,)),
    ("gn_cpu_level", c_int32, ()),
    ("gn_cpu_level_limit", c_int32, (c_int32,)),
    ("gn_mgrs_capacity", c_size_t, ()),
    ("gn_mgrs_encode", gn_status, (c_double, c_double, c_int32, POINTER(c_char), c_size_t, POINTER(c_size_t))),
    ("gn_mgrs_encode_utm", gn_status, (POINTER(gn_utm), c_int32, POINTER(c_char), c_size_t, POINTER(c_size_t))),
    (
        "gn_mgrs_encode_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            c_int32,
            POINTER(c_char),
            c_size_t,
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_mgrs_encode_utm_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_int32),
            c_ssize_t,
            c_size_t,
            c_int32,
            POINTER(c_char),
            c_size_t,
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    ("gn_mgrs_decode", gn_status, (POINTER(c_char), c_size_t, POINTER(gn_mgrs_cell), POINTER(c_size_t))),
    ("gn_mgrs_decode_strict", gn_status, (POINTER(c_char), c_size_t, POINTER(gn_mgrs_cell), POINTER(c_size_t))),
    (
        "gn_mgrs_decode_batch",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_mgrs_decode_strict_batch",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_mgrs_decode_cells_batch",
        gn_status,
        (POINTER(c_char), c_size_t, c_ssize_t, c_size_t, POINTER(gn_mgrs_cell), c_ssize_t, POINTER(c_uint8)),
    ),
    ("gn_mgrs_outline", gn_status, (POINTER(gn_mgrs_cell), c_double, POINTER(gn_point), c_size_t, POINTER(c_size_t))),
    ("gn_mgrs_bounds", gn_status, (POINTER(gn_mgrs_cell), POINTER(gn_bounds))),
    (
        "gn_position_parse",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            c_int32,
            c_uint32,
            POINTER(gn_position),
            c_size_t,
            POINTER(c_size_t),
            POINTER(c_size_t),
        ),
    ),
    ("gn_coordinate_parse", gn_status, (POINTER(c_char), c_size_t, c_int32, POINTER(c_double), POINTER(c_size_t))),
    (
        "gn_position_parse_batch",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            c_ssize_t,
            c_size_t,
            c_int32,
            c_uint32,
            POINTER(gn_position),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    ("gn_format_options_init", gn_status, (POINTER(gn_format_options),)),
    (
        "gn_position_format",
        gn_status,
        (c_double, c_double, POINTER(gn_format_options), POINTER(c_char), c_size_t, POINTER(c_size_t)),
    ),
    (
        "gn_position_format_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(gn_format_options),
            POINTER(c_char),
            c_size_t,
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    ("gn_georef_encode", gn_status, (c_double, c_double, c_int32, POINTER(c_char), c_size_t, POINTER(c_size_t))),
    (
        "gn_georef_encode_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            c_int32,
            POINTER(c_char),
            c_size_t,
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    ("gn_georef_decode", gn_status, (POINTER(c_char), c_size_t, POINTER(gn_graticule_cell), POINTER(c_size_t))),
    (
        "gn_georef_decode_batch",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    ("gn_gars_encode", gn_status, (c_double, c_double, c_int32, POINTER(c_char), c_size_t, POINTER(c_size_t))),
    (
        "gn_gars_encode_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            c_int32,
            POINTER(c_char),
            c_size_t,
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    ("gn_gars_decode", gn_status, (POINTER(c_char), c_size_t, POINTER(gn_graticule_cell), POINTER(c_size_t))),
    (
        "gn_gars_decode_batch",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_mgrs_type",
        gn_status,
        (POINTER(c_char), c_size_t, POINTER(gn_point), c_int32, POINTER(gn_mgrs_typing), POINTER(c_size_t)),
    ),
    (
        "gn_mgrs_type_fields",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            POINTER(c_char),
            c_size_t,
            POINTER(c_char),
            c_size_t,
            POINTER(c_char),
            c_size_t,
            POINTER(gn_point),
            POINTER(gn_mgrs_typing),
            POINTER(c_int32),
            POINTER(c_size_t),
        ),
    ),
    ("gn_length_format", gn_status, (c_double, c_int32, c_int32, POINTER(c_char), c_size_t, POINTER(c_size_t))),
    ("gn_length_parse", gn_status, (POINTER(c_char), c_size_t, POINTER(c_double), POINTER(c_size_t))),
    ("gn_area_format", gn_status, (c_double, c_int32, c_int32, POINTER(c_char), c_size_t, POINTER(c_size_t))),
    ("gn_area_parse", gn_status, (POINTER(c_char), c_size_t, POINTER(c_double), POINTER(c_size_t))),
    ("gn_angle_format", gn_status, (c_double, c_int32, c_int32, POINTER(c_char), c_size_t, POINTER(c_size_t))),
    ("gn_angle_parse", gn_status, (POINTER(c_char), c_size_t, POINTER(c_double), POINTER(c_size_t))),
    ("gn_speed_format", gn_status, (c_double, c_int32, c_int32, POINTER(c_char), c_size_t, POINTER(c_size_t))),
    ("gn_speed_parse", gn_status, (POINTER(c_char), c_size_t, POINTER(c_double), POINTER(c_size_t))),
    (
        "gn_course_format",
        gn_status,
        (c_double, c_int32, c_int32, c_int32, POINTER(c_char), c_size_t, POINTER(c_size_t)),
    ),
    ("gn_course_parse", gn_status, (POINTER(c_char), c_size_t, POINTER(c_double), POINTER(c_int32), POINTER(c_size_t))),
    ("gn_declination_format", gn_status, (c_double, c_int32, c_int32, POINTER(c_char), c_size_t, POINTER(c_size_t))),
    ("gn_declination_parse", gn_status, (POINTER(c_char), c_size_t, POINTER(c_double), POINTER(c_size_t))),
    (
        "gn_texts_from_offsets_batch",
        gn_status,
        (
            POINTER(c_uint8),
            c_size_t,
            c_int32,
            POINTER(c_uint8),
            c_size_t,
            POINTER(c_uint8),
            c_size_t,
            c_uint64,
            c_size_t,
            POINTER(c_char),
            c_size_t,
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_texts_from_views_batch",
        gn_status,
        (
            POINTER(c_uint8),
            c_size_t,
            c_int32,
            POINTER(c_uint8),
            c_size_t,
            POINTER(c_uint8),
            c_size_t,
            c_uint64,
            c_size_t,
            POINTER(c_char),
            c_size_t,
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_texts_to_offsets",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            c_ssize_t,
            c_size_t,
            c_uint64,
            c_int32,
            POINTER(c_uint8),
            c_size_t,
            POINTER(c_size_t),
            POINTER(c_uint8),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_texts_to_views",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            c_ssize_t,
            c_size_t,
            c_int32,
            c_uint64,
            POINTER(c_uint8),
            c_size_t,
            POINTER(c_size_t),
            POINTER(c_uint8),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    ("gn_utm_forward", gn_status, (c_double, c_double, c_int32, POINTER(gn_utm))),
    ("gn_utm_inverse", gn_status, (POINTER(gn_utm), POINTER(gn_point))),
    (
        "gn_utm_forward_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            c_int32,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_int32),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_utm_inverse_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_int32),
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    ("gn_utm_factors", gn_status, (c_double, c_double, c_int32, POINTER(c_double), POINTER(c_double))),
    (
        "gn_utm_factors_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            c_int32,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    ("gn_utm_zone", gn_status, (c_double, c_double, POINTER(c_int32), POINTER(c_int32))),
    ("gn_utm_to_epsg", gn_status, (c_int32, c_int32, POINTER(c_int32))),
    ("gn_utm_from_epsg", gn_status, (c_int32, POINTER(c_int32), POINTER(c_int32))),
    ("gn_grid_options_init", gn_status, (POINTER(gn_grid_options),)),
    (
        "gn_grid_geojson",
        gn_status,
        (POINTER(gn_bounds), c_double, POINTER(gn_grid_options), POINTER(c_char), c_size_t, POINTER(c_size_t)),
    ),
    (
        "gn_grid_lines",
        gn_status,
        (
            POINTER(gn_bounds),
            c_double,
            POINTER(gn_grid_options),
            POINTER(gn_point),
            c_size_t,
            POINTER(c_size_t),
            POINTER(gn_grid_line),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_grid_lines_pixels",
        gn_status,
        (
            POINTER(gn_bounds),
            c_double,
            POINTER(gn_grid_options),
            POINTER(gn_point),
            POINTER(c_float),
            c_size_t,
            POINTER(c_size_t),
            POINTER(gn_grid_line),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_grid_labels",
        gn_status,
        (POINTER(gn_bounds), c_double, POINTER(gn_grid_options), POINTER(gn_grid_label), c_size_t, POINTER(c_size_t)),
    ),
    (
        "gn_grid_label_places",
        gn_status,
        (
            POINTER(gn_camera),
            POINTER(gn_box),
            POINTER(gn_box),
            c_size_t,
            POINTER(gn_text_size),
            c_size_t,
            POINTER(gn_grid_label),
            c_size_t,
            POINTER(gn_label_place),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    ("gn_grid_spacing", gn_status, (POINTER(gn_bounds), c_double, POINTER(gn_grid_options), POINTER(c_double))),
    ("gn_grid_bound", gn_status, (POINTER(gn_bounds), c_double, POINTER(gn_grid_options), POINTER(c_size_t))),
    ("gn_screen_scale", gn_status, (c_double, c_double, c_uint32, POINTER(c_double))),
    ("gn_screen_scale_bar", gn_status, (c_double, c_double, c_uint32, c_double, c_int32, POINTER(gn_scale_bar))),
    ("gn_screen_view", gn_status, (POINTER(gn_screen), POINTER(gn_bounds))),
    (
        "gn_screen_point_to_pixel",
        gn_status,
        (POINTER(gn_screen), POINTER(gn_point), POINTER(c_double), POINTER(c_double)),
    ),
    (
        "gn_screen_point_to_pixel_batch",
        gn_status,
        (
            POINTER(gn_screen),
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    ("gn_screen_pixel_to_point", gn_status, (POINTER(gn_screen), c_double, c_double, POINTER(gn_point))),
    (
        "gn_screen_pixel_to_point_batch",
        gn_status,
        (
            POINTER(gn_screen),
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    ("gn_screen_matrix", gn_status, (POINTER(gn_screen), POINTER(gn_matrix))),
    ("gn_screen_camera", gn_status, (POINTER(gn_screen), POINTER(gn_camera))),
    ("gn_web_mercator_forward", gn_status, (c_double, c_double, POINTER(c_double), POINTER(c_double))),
    ("gn_web_mercator_inverse", gn_status, (c_double, c_double, POINTER(gn_point))),
    (
        "gn_web_mercator_forward_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_web_mercator_inverse_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    ("gn_tile_at", gn_status, (c_double, c_double, c_uint32, POINTER(gn_tile))),
    (
        "gn_tile_at_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            c_uint32,
            POINTER(gn_tile),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    ("gn_tile_bounds", gn_status, (POINTER(gn_tile), POINTER(gn_bounds))),
    ("gn_tile_quadkey_format", gn_status, (POINTER(gn_tile), POINTER(c_char), c_size_t, POINTER(c_size_t))),
    ("gn_tile_quadkey_parse", gn_status, (POINTER(c_char), c_size_t, POINTER(gn_tile), POINTER(c_size_t))),
    (
        "gn_tile_cover_bounds",
        gn_status,
        (POINTER(gn_bounds), c_uint32, POINTER(gn_tile_run), c_size_t, POINTER(c_size_t)),
    ),
    (
        "gn_tile_cover_polygon",
        gn_status,
        (
            POINTER(gn_point),
            c_size_t,
            POINTER(c_size_t),
            c_size_t,
            c_uint32,
            POINTER(gn_tile_run),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_tile_cover_route",
        gn_status,
        (POINTER(gn_point), c_size_t, c_double, c_uint32, POINTER(gn_tile_run), c_size_t, POINTER(c_size_t)),
    ),
    ("gn_tile_count_bounds", gn_status, (POINTER(gn_bounds), c_uint32, c_uint32, POINTER(c_size_t))),
    (
        "gn_tile_count_polygon",
        gn_status,
        (POINTER(gn_point), c_size_t, POINTER(c_size_t), c_size_t, c_uint32, c_uint32, POINTER(c_size_t)),
    ),
    ("gn_tile_count_route", gn_status, (POINTER(gn_point), c_size_t, c_double, c_uint32, c_uint32, POINTER(c_size_t))),
    ("gn_points_bounds", gn_status, (POINTER(gn_point), c_size_t, POINTER(gn_bounds))),
    (
        "gn_screen_fit",
        gn_status,
        (POINTER(gn_bounds), POINTER(gn_screen), POINTER(gn_padding), c_double, POINTER(gn_screen)),
    ),
    (
        "gn_geodesic_inverse",
        gn_status,
        (POINTER(gn_point), POINTER(gn_point), POINTER(c_double), POINTER(c_double), POINTER(c_double)),
    ),
    ("gn_geodesic_direct", gn_status, (POINTER(gn_point), c_double, c_double, POINTER(gn_point), POINTER(c_double))),
    (
        "gn_geodesic_inverse_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_geodesic_direct_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_geodesic_line",
        gn_status,
        (POINTER(gn_point), c_double, POINTER(c_double), c_size_t, POINTER(gn_point), POINTER(c_double)),
    ),
    (
        "gn_geodesic_points",
        gn_status,
        (POINTER(gn_point), POINTER(gn_point), c_size_t, POINTER(gn_point), POINTER(c_double)),
    ),
    (
        "gn_sphere_inverse",
        gn_status,
        (POINTER(gn_point), POINTER(gn_point), POINTER(c_double), POINTER(c_double), POINTER(c_double)),
    ),
    ("gn_sphere_direct", gn_status, (POINTER(gn_point), c_double, c_double, POINTER(gn_point), POINTER(c_double))),
    (
        "gn_sphere_inverse_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_sphere_direct_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    ("gn_rhumb_inverse", gn_status, (POINTER(gn_point), POINTER(gn_point), POINTER(c_double), POINTER(c_double))),
    ("gn_rhumb_direct", gn_status, (POINTER(gn_point), c_double, c_double, POINTER(gn_point))),
    (
        "gn_rhumb_inverse_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_rhumb_direct_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    ("gn_rhumb_points", gn_status, (POINTER(gn_point), POINTER(gn_point), c_size_t, POINTER(gn_point))),
    (
        "gn_geodesic_grid_inverse",
        gn_status,
        (POINTER(gn_point), POINTER(gn_point), c_int32, POINTER(c_double), POINTER(c_double), POINTER(c_double)),
    ),
    (
        "gn_geodesic_grid_direct",
        gn_status,
        (POINTER(gn_point), c_int32, c_double, c_double, POINTER(gn_point), POINTER(c_double)),
    ),
    (
        "gn_magnetic_compute",
        gn_status,
        (c_double, c_double, c_double, c_double, POINTER(gn_magnetic_model), POINTER(gn_magnetic_field)),
    ),
    (
        "gn_magnetic_declination_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(gn_magnetic_model),
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    ("gn_magnetic_model_parse", gn_status, (POINTER(c_char), c_size_t, POINTER(gn_magnetic_model), POINTER(c_size_t))),
    ("gn_decimal_year", gn_status, (c_double, POINTER(c_double))),
    (
        "gn_norths_compute",
        gn_status,
        (c_double, c_double, c_double, c_double, c_int32, POINTER(gn_magnetic_model), POINTER(gn_norths)),
    ),
    ("gn_azimuth_convert", gn_status, (c_double, c_int32, c_int32, POINTER(gn_norths), POINTER(c_double))),
    ("gn_route_length", gn_status, (POINTER(gn_point), c_size_t, POINTER(c_double))),
    ("gn_route_distances", gn_status, (POINTER(gn_point), c_size_t, POINTER(c_double))),
    (
        "gn_route_point",
        gn_status,
        (POINTER(gn_point), c_size_t, c_double, POINTER(gn_point), POINTER(c_double), POINTER(c_size_t)),
    ),
    ("gn_route_nearest", gn_status, (POINTER(gn_point), c_size_t, POINTER(gn_point), POINTER(gn_route_place))),
    (
        "gn_route_nearest_batch",
        gn_status,
        (
            POINTER(gn_point),
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(gn_route_place),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_route_densify",
        gn_status,
        (POINTER(gn_point), c_size_t, c_int32, c_double, POINTER(gn_point), c_size_t, POINTER(c_size_t)),
    ),
    (
        "gn_route_simplify",
        gn_status,
        (POINTER(gn_point), c_size_t, c_int32, c_double, POINTER(gn_point), c_size_t, POINTER(c_size_t)),
    ),
    ("gn_track_options_init", gn_status, (POINTER(gn_track_options),)),
    ("gn_track_begin", gn_status, (POINTER(gn_track_options), POINTER(gn_track_state))),
    (
        "gn_track_add",
        gn_status,
        (POINTER(gn_track_state), POINTER(gn_fix), POINTER(gn_track_state), POINTER(gn_track_step)),
    ),
    ("gn_track_end", gn_status, (POINTER(gn_track_state), POINTER(gn_track_state), POINTER(gn_track_step))),
    ("gn_track_summarize", gn_status, (POINTER(gn_track_state), POINTER(gn_track_totals))),
    ("gn_height_grid_hgt", gn_status, (POINTER(c_char), c_size_t, c_double, c_double, POINTER(gn_height_grid))),
    ("gn_height_grid_dted", gn_status, (POINTER(c_char), c_size_t, POINTER(gn_height_grid))),
    ("gn_height_grid_gtx", gn_status, (POINTER(c_char), c_size_t, POINTER(gn_height_grid))),
    (
        "gn_height_at",
        gn_status,
        (POINTER(c_char), c_size_t, POINTER(gn_height_grid), c_size_t, POINTER(gn_point), POINTER(c_double)),
    ),
    (
        "gn_height_at_batch",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            POINTER(gn_height_grid),
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_profile_sample_route",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            POINTER(gn_height_grid),
            c_size_t,
            POINTER(gn_point),
            c_size_t,
            c_double,
            POINTER(gn_profile_sample),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    ("gn_profile_summarize", gn_status, (POINTER(gn_profile_sample), c_size_t, c_double, POINTER(gn_profile_summary))),
    ("gn_sight_options_init", gn_status, (POINTER(gn_sight_options),)),
    (
        "gn_sight_between",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            POINTER(gn_height_grid),
            c_size_t,
            POINTER(gn_point),
            c_double,
            POINTER(gn_point),
            c_double,
            POINTER(gn_sight_options),
            POINTER(gn_sight),
        ),
    ),
    (
        "gn_sight_along",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            POINTER(gn_height_grid),
            c_size_t,
            POINTER(gn_point),
            c_double,
            c_double,
            c_double,
            c_double,
            POINTER(gn_sight_options),
            POINTER(gn_sight),
        ),
    ),
    (
        "gn_viewshed_cells",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            POINTER(gn_height_grid),
            c_size_t,
            POINTER(gn_point),
            c_double,
            c_double,
            c_double,
            POINTER(gn_sight_options),
            POINTER(gn_cell_grid),
            POINTER(c_uint8),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_viewshed_dead_ground",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            POINTER(gn_height_grid),
            c_size_t,
            POINTER(gn_point),
            c_double,
            c_double,
            c_double,
            c_double,
            c_double,
            c_double,
            POINTER(gn_sight_options),
            POINTER(gn_dead_ground),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_polygon_measure",
        gn_status,
        (POINTER(gn_point), c_size_t, POINTER(c_size_t), c_size_t, POINTER(c_double), POINTER(c_double)),
    ),
    ("gn_polygon_orientation", gn_status, (POINTER(gn_point), c_size_t, POINTER(c_int32))),
    (
        "gn_polygon_contains",
        gn_status,
        (POINTER(gn_point), c_size_t, POINTER(c_size_t), c_size_t, POINTER(gn_point), POINTER(c_int32)),
    ),
    (
        "gn_polygon_contains_batch",
        gn_status,
        (
            POINTER(gn_point),
            c_size_t,
            POINTER(c_size_t),
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_int32),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    ("gn_polygon_bounds", gn_status, (POINTER(gn_point), c_size_t, POINTER(c_size_t), c_size_t, POINTER(gn_bounds))),
    ("gn_polygon_centroid", gn_status, (POINTER(gn_point), c_size_t, POINTER(c_size_t), c_size_t, POINTER(gn_point))),
    (
        "gn_polygon_find_crossing",
        gn_status,
        (POINTER(gn_point), c_size_t, POINTER(c_size_t), c_size_t, POINTER(gn_polygon_crossing)),
    ),
    ("gn_index_check", gn_status, (POINTER(c_uint64), c_size_t, POINTER(c_int32))),
    (
        "gn_point_index_build",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_uint64),
            c_size_t,
            POINTER(c_size_t),
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_point_index_nearest",
        gn_status,
        (
            POINTER(c_uint64),
            c_size_t,
            POINTER(gn_point),
            c_uint32,
            c_double,
            POINTER(gn_neighbor),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_point_index_nearest_batch",
        gn_status,
        (
            POINTER(c_uint64),
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            c_uint32,
            c_double,
            POINTER(gn_neighbor),
            c_size_t,
            POINTER(c_size_t),
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_point_index_within",
        gn_status,
        (POINTER(c_uint64), c_size_t, POINTER(gn_point), c_double, POINTER(gn_neighbor), c_size_t, POINTER(c_size_t)),
    ),
    (
        "gn_point_index_count_batch",
        gn_status,
        (
            POINTER(c_uint64),
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            c_double,
            POINTER(c_int32),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_point_index_within_batch",
        gn_status,
        (
            POINTER(c_uint64),
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            c_double,
            POINTER(c_int32),
            c_ssize_t,
            POINTER(gn_neighbor),
            c_size_t,
            POINTER(c_size_t),
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_point_index_in_bounds",
        gn_status,
        (POINTER(c_uint64), c_size_t, POINTER(gn_bounds), POINTER(c_uint64), c_size_t, POINTER(c_size_t)),
    ),
    (
        "gn_point_index_in_bounds_batch",
        gn_status,
        (
            POINTER(c_uint64),
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_int32),
            c_ssize_t,
            POINTER(c_uint64),
            c_size_t,
            POINTER(c_size_t),
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_polygon_index_build",
        gn_status,
        (POINTER(gn_point), c_size_t, POINTER(c_size_t), c_size_t, POINTER(c_uint64), c_size_t, POINTER(c_size_t)),
    ),
    ("gn_route_index_build", gn_status, (POINTER(gn_point), c_size_t, POINTER(c_uint64), c_size_t, POINTER(c_size_t))),
    (
        "gn_edge_index_contains_batch",
        gn_status,
        (
            POINTER(c_uint64),
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_int32),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_edge_index_nearest_batch",
        gn_status,
        (
            POINTER(c_uint64),
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            c_double,
            c_double,
            POINTER(gn_route_place),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_edge_index_crossings",
        gn_status,
        (
            POINTER(c_uint64),
            c_size_t,
            POINTER(c_uint64),
            c_size_t,
            POINTER(gn_polygon_crossing),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    ("gn_fence_options_init", gn_status, (POINTER(gn_fence_options),)),
    (
        "gn_fence_index_build",
        gn_status,
        (
            POINTER(gn_fence),
            c_size_t,
            POINTER(gn_point),
            c_size_t,
            POINTER(c_size_t),
            c_size_t,
            POINTER(c_uint64),
            c_size_t,
            POINTER(c_size_t),
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_fence_index_holding",
        gn_status,
        (POINTER(c_uint64), c_size_t, POINTER(gn_point), c_double, POINTER(c_uint64), c_size_t, POINTER(c_size_t)),
    ),
    (
        "gn_fence_index_holding_batch",
        gn_status,
        (
            POINTER(c_uint64),
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_int32),
            c_ssize_t,
            POINTER(c_uint64),
            c_size_t,
            POINTER(c_size_t),
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_fence_index_step",
        gn_status,
        (
            POINTER(c_uint64),
            c_size_t,
            POINTER(gn_fence_options),
            POINTER(gn_fence_state),
            POINTER(gn_fix),
            POINTER(gn_fence_state),
            POINTER(gn_fence_presence),
            c_size_t,
            POINTER(c_size_t),
            POINTER(gn_fence_event),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    ("gn_navigation_options_init", gn_status, (POINTER(gn_navigation_options),)),
    (
        "gn_navigation_step",
        gn_status,
        (
            POINTER(c_uint64),
            c_size_t,
            POINTER(c_uint64),
            c_size_t,
            POINTER(gn_navigation_options),
            POINTER(gn_navigation_state),
            POINTER(gn_fix),
            POINTER(gn_navigation_state),
            POINTER(gn_guidance),
        ),
    ),
    ("gn_shape_options_init", gn_status, (POINTER(gn_shape_options),)),
    (
        "gn_circle",
        gn_status,
        (POINTER(gn_point), c_double, POINTER(gn_shape_options), POINTER(gn_point), c_size_t, POINTER(c_size_t)),
    ),
    ("gn_circle_bounds", gn_status, (POINTER(gn_point), c_double, POINTER(gn_bounds))),
    (
        "gn_ellipse",
        gn_status,
        (
            POINTER(gn_point),
            c_double,
            c_double,
            c_double,
            POINTER(gn_shape_options),
            POINTER(gn_point),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_wedge",
        gn_status,
        (
            POINTER(gn_point),
            c_double,
            c_double,
            c_double,
            c_double,
            POINTER(gn_shape_options),
            POINTER(gn_point),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_arc",
        gn_status,
        (
            POINTER(gn_point),
            c_double,
            c_double,
            c_double,
            POINTER(gn_shape_options),
            POINTER(gn_point),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_ring_set",
        gn_status,
        (
            POINTER(gn_point),
            POINTER(c_double),
            c_size_t,
            POINTER(gn_shape_options),
            POINTER(gn_point),
            c_size_t,
            POINTER(c_size_t),
            POINTER(gn_ring_line),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_circle_geojson",
        gn_status,
        (
            POINTER(gn_point),
            c_double,
            POINTER(gn_shape_options),
            POINTER(c_char),
            c_size_t,
            POINTER(c_char),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_ellipse_geojson",
        gn_status,
        (
            POINTER(gn_point),
            c_double,
            c_double,
            c_double,
            POINTER(gn_shape_options),
            POINTER(c_char),
            c_size_t,
            POINTER(c_char),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_wedge_geojson",
        gn_status,
        (
            POINTER(gn_point),
            c_double,
            c_double,
            c_double,
            c_double,
            POINTER(gn_shape_options),
            POINTER(c_char),
            c_size_t,
            POINTER(c_char),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_arc_geojson",
        gn_status,
        (
            POINTER(gn_point),
            c_double,
            c_double,
            c_double,
            POINTER(gn_shape_options),
            POINTER(c_char),
            c_size_t,
            POINTER(c_char),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_ring_set_geojson",
        gn_status,
        (
            POINTER(gn_point),
            POINTER(c_double),
            c_size_t,
            POINTER(gn_shape_options),
            POINTER(c_char),
            c_size_t,
            POINTER(c_char),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    ("gn_time_parse", gn_status, (POINTER(c_char), c_size_t, POINTER(c_double), POINTER(c_size_t))),
    ("gn_time_format", gn_status, (c_double, c_int32, POINTER(c_char), c_size_t, POINTER(c_size_t))),
    ("gn_outline_options_init", gn_status, (POINTER(gn_outline_options),)),
    (
        "gn_rectangle",
        gn_status,
        (
            POINTER(gn_point),
            c_double,
            c_double,
            c_double,
            POINTER(gn_outline_options),
            POINTER(gn_point),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_route_parallel",
        gn_status,
        (
            POINTER(gn_point),
            c_size_t,
            c_double,
            POINTER(gn_outline_options),
            POINTER(gn_point),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_route_corridor",
        gn_status,
        (
            POINTER(gn_point),
            c_size_t,
            c_double,
            c_double,
            POINTER(gn_outline_options),
            POINTER(gn_point),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_route_arrow",
        gn_status,
        (
            POINTER(gn_point),
            c_size_t,
            c_double,
            c_double,
            c_double,
            POINTER(gn_outline_options),
            POINTER(gn_point),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_route_marks",
        gn_status,
        (POINTER(gn_point), c_size_t, c_double, c_double, POINTER(gn_route_mark), c_size_t, POINTER(c_size_t)),
    ),
    (
        "gn_frame_points_batch",
        gn_status,
        (
            POINTER(gn_point),
            c_size_t,
            c_int32,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    ("gn_sun_position", gn_status, (POINTER(gn_point), c_double, POINTER(gn_sky_place))),
    ("gn_moon_position", gn_status, (POINTER(gn_point), c_double, POINTER(gn_sky_place))),
    (
        "gn_sun_position_batch",
        gn_status,
        (
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_sun_events",
        gn_status,
        (POINTER(gn_point), c_double, c_double, POINTER(gn_sky_event), c_size_t, POINTER(c_size_t)),
    ),
    (
        "gn_moon_events",
        gn_status,
        (POINTER(gn_point), c_double, c_double, POINTER(gn_sky_event), c_size_t, POINTER(c_size_t)),
    ),
    ("gn_moon_phase_at", gn_status, (c_double, POINTER(gn_moon_phase))),
    ("gn_geojson_options_init", gn_status, (POINTER(gn_geojson_options),)),
    (
        "gn_route_geojson",
        gn_status,
        (
            POINTER(gn_point),
            c_size_t,
            POINTER(gn_geojson_options),
            POINTER(c_char),
            c_size_t,
            POINTER(c_char),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    (
        "gn_polygon_geojson",
        gn_status,
        (
            POINTER(gn_point),
            c_size_t,
            POINTER(c_size_t),
            c_size_t,
            POINTER(gn_geojson_options),
            POINTER(c_char),
            c_size_t,
            POINTER(c_char),
            c_size_t,
            POINTER(c_size_t),
        ),
    ),
    ("gn_exchange_detect", gn_status, (POINTER(c_char), c_size_t, POINTER(c_int32), POINTER(c_size_t))),
    (
        "gn_gpx_read",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            POINTER(gn_feature),
            c_size_t,
            POINTER(c_size_t),
            POINTER(gn_vertex),
            c_size_t,
            POINTER(c_size_t),
            POINTER(gn_exchange_report),
        ),
    ),
    (
        "gn_kml_read",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            POINTER(gn_feature),
            c_size_t,
            POINTER(c_size_t),
            POINTER(gn_vertex),
            c_size_t,
            POINTER(c_size_t),
            POINTER(gn_exchange_report),
        ),
    ),
    (
        "gn_cot_read",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            POINTER(gn_feature),
            c_size_t,
            POINTER(c_size_t),
            POINTER(gn_vertex),
            c_size_t,
            POINTER(c_size_t),
            POINTER(gn_exchange_report),
        ),
    ),
    (
        "gn_geojson_read",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            POINTER(gn_feature),
            c_size_t,
            POINTER(c_size_t),
            POINTER(gn_vertex),
            c_size_t,
            POINTER(c_size_t),
            POINTER(gn_exchange_report),
        ),
    ),
    ("gn_cot_find_event", gn_status, (POINTER(c_char), c_size_t, c_uint32, POINTER(c_size_t), POINTER(c_size_t))),
    (
        "gn_cot_search_event",
        gn_status,
        (
            POINTER(c_char),
            c_size_t,
            c_uint32,
            POINTER(gn_cot_search),
            POINTER(gn_cot_search),
            POINTER(c_size_t),
            POINTER(c_size_t),
        ),
    ),
    ("gn_xml_unescape", gn_status, (POINTER(c_char), c_size_t, POINTER(c_char), c_size_t, POINTER(c_size_t))),
    ("gn_xml_to_utf8", gn_status, (POINTER(c_char), c_size_t, POINTER(c_char), c_size_t, POINTER(c_size_t))),
    ("gn_json_unescape", gn_status, (POINTER(c_char), c_size_t, POINTER(c_char), c_size_t, POINTER(c_size_t))),
    ("gn_feature_init", gn_status, (POINTER(gn_feature),)),
    ("gn_exchange_options_init", gn_status, (POINTER(gn_exchange_options),)),
    (
        "gn_gpx_write",
        gn_status,
        (
            POINTER(gn_feature),
            c_size_t,
            POINTER(gn_vertex),
            c_size_t,
            POINTER(c_char),
            c_size_t,
            POINTER(gn_exchange_options),
            POINTER(c_char),
            c_size_t,
            POINTER(c_size_t),
            POINTER(gn_exchange_report),
        ),
    ),
    (
        "gn_kml_write",
        gn_status,
        (
            POINTER(gn_feature),
            c_size_t,
            POINTER(gn_vertex),
            c_size_t,
            POINTER(c_char),
            c_size_t,
            POINTER(gn_exchange_options),
            POINTER(c_char),
            c_size_t,
            POINTER(c_size_t),
            POINTER(gn_exchange_report),
        ),
    ),
    (
        "gn_cot_write",
        gn_status,
        (
            POINTER(gn_feature),
            c_size_t,
            POINTER(gn_vertex),
            c_size_t,
            POINTER(c_char),
            c_size_t,
            POINTER(gn_exchange_options),
            POINTER(c_char),
            c_size_t,
            POINTER(c_size_t),
            POINTER(gn_exchange_report),
        ),
    ),
    (
        "gn_features_geojson",
        gn_status,
        (
            POINTER(gn_feature),
            c_size_t,
            POINTER(gn_vertex),
            c_size_t,
            POINTER(c_char),
            c_size_t,
            POINTER(gn_exchange_options),
            POINTER(c_char),
            c_size_t,
            POINTER(c_size_t),
            POINTER(gn_exchange_report),
        ),
    ),
    ("gn_group_measure", gn_status, (POINTER(gn_plane_point), c_size_t, POINTER(gn_plane_point), POINTER(gn_group))),
    ("gn_target_convert", gn_status, (c_double, c_int32, c_int32, c_double, POINTER(c_double))),
    ("gn_calibration_fit", gn_status, (POINTER(gn_calibration_point), c_size_t, c_int32, POINTER(gn_calibration))),
    (
        "gn_calibration_to_plane_batch",
        gn_status,
        (
            POINTER(gn_calibration),
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
    (
        "gn_calibration_to_pixels_batch",
        gn_status,
        (
            POINTER(gn_calibration),
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            c_size_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_double),
            c_ssize_t,
            POINTER(c_uint8),
        ),
    ),
)

library = load(SIGNATURES)
