-- GridNorth for LuaJIT and LÖVE: MGRS, UTM and UPS, positions as text, map grids, geodesics and shapes on WGS 84.
--
--     local gn = require "gridnorth"
--     print(gn.mgrs_encode(48.85837, 2.294481))                     --> 31UDQ4825011951
--     local cell, err = gn.mgrs_decode("32VNM 9798 431")
--     print(cell, err, err.offset)                                  --> nil  Easting and northing do not ...  6
--
-- The shared library is the file that the environment variable GRIDNORTH_LIBRARY names, or else the system's.
--
-- Functions have the names of C without gn_. These rules hold for all of them:
--
-- - Units: angles are in degrees, lengths in meters. Azimuths run clockwise from north. Latitude comes before
--   longitude.
-- - Errors: what a user or a file can get wrong gives nil and an error, a table with `status`, `name`, `message` and,
--   for a text, `offset`: how many bytes come before the mistake. tostring() makes it a sentence, so `assert(f(...))`
--   works. What only a programmer can get wrong (a missing argument, a word that does not exist) is thrown at once.
-- - Values of enumerations are words, "mgrs"; sums are lists of words as arguments and sets as results: flags.cut.
-- - Structs are tables; a point is {latitude = 60, longitude = 5} or {60, 5}. Options that are left out have their
--   defaults.
-- - Batches take FFI arrays, which are not copied, lists, gn.column() or one number for all rows. They return FFI
--   arrays if one of the columns is memory of the caller, else lists. The last result is nil if every row was accepted,
--   else the status of each. A refused row becomes NaN or an empty text. `into` may name arrays to write to, by the
--   names of the results.
--
-- Written by bindings/lua/generate.py: change gridnorth.lua.in or the comments in Sources/GridNorthC.
--
-- SPDX-License-Identifier: MIT

local ffi = require "ffi"

-- Another copy of this module may have told LuaJIT already.
if not pcall(ffi.typeof, "gn_point") then
  ffi.cdef [[
typedef enum gn_status {
GN_OK = 0,
GN_PARTIAL = 1,
GN_ERROR_NULL = 16,
GN_ERROR_BUFFER_TOO_SMALL = 17,
GN_ERROR_STRIDE = 18,
GN_ERROR_OFFSET = 19,
GN_ERROR_WORK = 20,
GN_ERROR_NOT_FINITE = 32,
GN_ERROR_LATITUDE = 33,
GN_ERROR_PRECISION = 34,
GN_ERROR_ZONE = 35,
GN_ERROR_HEMISPHERE = 36,
GN_ERROR_EASTING = 37,
GN_ERROR_NORTHING = 38,
GN_ERROR_TOO_FAR = 39,
GN_ERROR_EPSG = 40,
GN_ERROR_FORM = 41,
GN_ERROR_STYLE = 42,
GN_ERROR_ALTITUDE = 43,
GN_ERROR_DIGITS = 44,
GN_ERROR_MEASURE = 45,
GN_ERROR_TIME = 46,
GN_ERROR_VIEW = 48,
GN_ERROR_ZOOM = 49,
GN_ERROR_TILE_SIZE = 50,
GN_ERROR_OPTIONS_SIZE = 51,
GN_ERROR_CONTENT = 52,
GN_ERROR_TOLERANCE = 53,
GN_ERROR_MARGIN = 54,
GN_ERROR_SPACING = 55,
GN_ERROR_LEVELS = 56,
GN_ERROR_PIXELS = 57,
GN_ERROR_STEP = 58,
GN_ERROR_UNIT = 59,
GN_ERROR_TOO_MANY_VERTICES = 60,
GN_ERROR_CAMERA = 61,
GN_ERROR_OUT_OF_SIGHT = 62,
GN_ERROR_TEXT_EMPTY = 64,
GN_ERROR_TEXT_BYTE = 65,
GN_ERROR_TEXT_FORM = 66,
GN_ERROR_TEXT_NUMBER = 67,
GN_ERROR_TEXT_DIGITS = 68,
GN_ERROR_TEXT_SIXTY = 69,
GN_ERROR_TEXT_SYMBOL = 70,
GN_ERROR_TEXT_SIGN = 71,
GN_ERROR_TEXT_HEMISPHERE = 72,
GN_ERROR_TEXT_INCOMPLETE = 73,
GN_ERROR_TEXT_REST = 74,
GN_ERROR_TEXT_CRS = 75,
GN_ERROR_TEXT_UNIT = 76,
GN_ERROR_TEXT_COMMA = 77,
GN_ERROR_TEXT_LETTER = 78,
GN_ERROR_TEXT_AMBIGUOUS = 79,
GN_ERROR_MGRS_ZONE = 80,
GN_ERROR_MGRS_BAND = 81,
GN_ERROR_MGRS_GRID_ZONE = 82,
GN_ERROR_MGRS_COLUMN = 83,
GN_ERROR_MGRS_ROW = 84,
GN_ERROR_MGRS_SQUARE = 85,
GN_ERROR_MGRS_ODD_DIGITS = 86,
GN_ERROR_MGRS_TOO_MANY_DIGITS = 87,
GN_ERROR_MGRS_BAND_OF_NEIGHBOR = 88,
GN_ERROR_MGRS_OVERHANGS_ZONE = 89,
GN_ERROR_DISTANCE = 96,
GN_ERROR_RADIUS = 97,
GN_ERROR_WIDTH = 98,
GN_ERROR_VERTICES = 99,
GN_ERROR_PLACEMENT = 100,
GN_ERROR_DECIMALS = 101,
GN_ERROR_PROPERTIES = 102,
GN_ERROR_COUNT = 103,
GN_ERROR_RINGS = 104,
GN_ERROR_CROSSINGS = 105,
GN_ERROR_INDEX = 112,
GN_ERROR_INDEX_ALIGNMENT = 113,
GN_ERROR_INDEX_VERSION = 114,
GN_ERROR_INDEX_KIND = 115,
GN_ERROR_INDEX_SIZE = 116,
GN_ERROR_INDEX_DAMAGED = 117,
GN_ERROR_FENCE = 118,
GN_ERROR_FENCE_ID = 119,
GN_ERROR_FENCE_ALTITUDES = 120,
GN_ERROR_HYSTERESIS = 121,
GN_ERROR_NORTH = 130,
GN_ERROR_YEAR = 131,
GN_ERROR_HEIGHT = 132,
GN_ERROR_MAGNETIC_MODEL = 133,
GN_ERROR_MAGNETIC_TERM = 134,
GN_ERROR_TRACK_STATE = 135,
GN_ERROR_TRACK_TIME = 136,
GN_ERROR_TRACK_SPEED = 137,
GN_ERROR_TRACK_CLIMB = 138,
GN_ERROR_WAYPOINT = 140,
GN_ERROR_ROUTE = 141,
GN_ERROR_SPEED = 144,
GN_ERROR_DECLINATION = 145,
GN_ERROR_XML = 160,
GN_ERROR_XML_TAG = 161,
GN_ERROR_XML_ATTRIBUTE = 162,
GN_ERROR_XML_REFERENCE = 163,
GN_ERROR_XML_ENCODING = 164,
GN_ERROR_XML_DTD = 165,
GN_ERROR_XML_LIMIT = 166,
GN_ERROR_DOCUMENT = 167,
GN_ERROR_FEATURE = 168,
GN_ERROR_SPAN = 169,
GN_ERROR_DATE = 170,
GN_ERROR_HEIGHT_VOID = 176,
GN_ERROR_HEIGHT_OUTSIDE = 177,
GN_ERROR_HEIGHT_GRID = 178,
GN_ERROR_HEIGHT_FILE = 179,
GN_ERROR_SAMPLE_STEP = 180,
GN_ERROR_SIGHT_DISTANCE = 181,
GN_ERROR_CURVATURE = 182,
GN_ERROR_FREQUENCY = 183,
GN_ERROR_CELL_GRID = 184,
GN_ERROR_AZIMUTH_STEP = 185,
GN_ERROR_POLE = 192,
GN_ERROR_TILE = 193,
GN_ERROR_TOO_MANY_TILES = 194,
GN_ERROR_HALF_WIDTH = 195,
GN_ERROR_DIMENSION = 200,
GN_ERROR_JOIN = 201,
GN_ERROR_INTERVAL = 202,
GN_ERROR_FRAME = 203,
GN_ERROR_CALIBRATION = 208,
GN_ERROR_CALIBRATION_POINTS = 209,
GN_ERROR_CALIBRATION_ORDER = 210,
GN_ERROR_RANGE = 211,
GN_ERROR_TARGET_ANGLE = 212,
GN_ERROR_MISSING = 255,
GN_STATUS_LIMIT = 256,
GN_STATUS_FORCE_32_BITS = 0x7fffffff
} gn_status;
enum gn_hemisphere {
GN_SOUTH = -1,
GN_NORTH = 1
};
enum gn_zone {
GN_ZONE_STANDARD = 0,
GN_ZONE_UPS = 0,
GN_ZONE_ROW_UPS = 61,
GN_ZONE_ALL = -1
};
enum gn_mgrs_precision {
GN_MGRS_GRID_ZONE_ONLY = -1,
GN_MGRS_100_KM = 0,
GN_MGRS_10_KM = 1,
GN_MGRS_1_KM = 2,
GN_MGRS_100_M = 3,
GN_MGRS_10_M = 4,
GN_MGRS_1_M = 5,
GN_MGRS_1_UM = 11
};
enum gn_capacity {
GN_MGRS_CAPACITY = 28,
GN_POSITION_CAPACITY = 80,
GN_GEOREF_CAPACITY = 27,
GN_GARS_CAPACITY = 8,
GN_MEASURE_CAPACITY = 40
};
typedef struct gn_point {
double latitude;
double longitude;
} gn_point;
typedef struct gn_utm {
double easting;
double northing;
int32_t zone;
int32_t hemisphere;
} gn_utm;
enum gn_mgrs_flag {
GN_MGRS_FLAG_BAND_OF_NEIGHBOR = 1,
GN_MGRS_FLAG_OVERHANGS_ZONE = 2,
GN_MGRS_FLAG_CUT = 4
};
typedef struct gn_mgrs_cell {
gn_point center;
gn_point south_west;
gn_point inside;
gn_utm utm_center;
gn_utm utm_south_west;
double size;
int32_t zone;
int32_t precision;
uint32_t flags;
char band;
char column;
char row;
char reserved;
} gn_mgrs_cell;
typedef struct gn_bounds {
double south;
double west;
double north;
double east;
} gn_bounds;
enum gn_grid_content {
GN_GRID_DRAW_BORDERS = 1,
GN_GRID_DRAW_100_KM = 2,
GN_GRID_DRAW_LINES = 4,
GN_GRID_DRAW_GRID_ZONES = 8,
GN_GRID_DRAW_SQUARES = 16,
GN_GRID_DRAW_DIGITS = 32,
GN_GRID_DRAW_REFERENCES = 64,
GN_GRID_DRAW_ALL = 127
};
enum gn_tolerance_unit {
GN_GRID_PIXELS = 1,
GN_GRID_METERS = 2
};
typedef struct gn_grid_options {
uint32_t size;
uint32_t content;
uint32_t tile_size;
uint32_t tolerance_unit;
double tolerance;
double margin;
double minimum_pixels;
double spacing;
double level_zooms[5];
double label_pixels;
double reference_zoom;
uint32_t reference_step;
uint32_t reserved;
uint64_t max_vertices;
} gn_grid_options;
enum gn_grid_line_kind {
GN_GRID_BORDER = 1,
GN_GRID_100_KM = 2,
GN_GRID_LINE = 3
};
enum gn_axis {
GN_AXIS_EASTING = 1,
GN_AXIS_NORTHING = 2,
GN_AXIS_LONGITUDE = 3,
GN_AXIS_LATITUDE = 4
};
typedef struct gn_grid_line {
double coordinate;
double spacing;
uint64_t first;
uint64_t count;
float width;
float opacity;
int32_t zone;
int32_t hemisphere;
int32_t kind;
int32_t axis;
int32_t major;
int32_t reserved;
} gn_grid_line;
enum gn_grid_label_kind {
GN_LABEL_GRID_ZONE = 1,
GN_LABEL_SQUARE = 2,
GN_LABEL_DIGITS = 3,
GN_LABEL_REFERENCE = 4
};
enum gn_edge {
GN_EDGE_NONE = 0,
GN_EDGE_SOUTH = 1,
GN_EDGE_WEST = 2,
GN_EDGE_NORTH = 3,
GN_EDGE_EAST = 4
};
typedef struct gn_grid_label {
gn_point position;
char text[16];
double coordinate;
int32_t kind;
int32_t zone;
int32_t hemisphere;
int32_t axis;
int32_t edge;
int32_t reserved;
} gn_grid_label;
enum gn_units {
GN_UNITS_METRIC = 1,
GN_UNITS_IMPERIAL = 2,
GN_UNITS_NAUTICAL = 3,
GN_UNITS_METERS = 4,
GN_UNITS_KILOMETERS = 5,
GN_UNITS_FEET = 6,
GN_UNITS_MILES = 7,
GN_UNITS_NAUTICAL_MILES = 8
};
enum gn_speed_unit {
GN_SPEED_METERS_PER_SECOND = 1,
GN_SPEED_KILOMETERS_PER_HOUR = 2,
GN_SPEED_MILES_PER_HOUR = 3,
GN_SPEED_KNOTS = 4,
GN_SPEED_MINUTES_PER_KILOMETER = 5
};
typedef enum gn_north {
GN_NORTH_TRUE = 0,
GN_NORTH_GRID = 1,
GN_NORTH_MAGNETIC = 2
} gn_north;
typedef struct gn_tile {
uint32_t x;
uint32_t y;
uint32_t zoom;
} gn_tile;
typedef struct gn_tile_run {
uint32_t x;
uint32_t y;
uint32_t zoom;
uint32_t count;
} gn_tile_run;
typedef struct gn_scale_bar {
double width;
double meters;
double value;
char unit[8];
char text[24];
} gn_scale_bar;
typedef struct gn_screen {
gn_point center;
double zoom;
double width;
double height;
double bearing;
double pitch;
double field_of_view;
uint32_t tile_size;
uint32_t reserved;
} gn_screen;
typedef struct gn_box {
double left;
double top;
double right;
double bottom;
} gn_box;
typedef struct gn_text_size {
double width;
double height;
} gn_text_size;
typedef struct gn_camera {
double plane[9];
double globe[12];
double rim[4];
double transition;
double longitude;
double depth;
} gn_camera;
typedef struct gn_label_place {
double x;
double y;
double width;
double height;
double scale;
double opacity;
} gn_label_place;
typedef struct gn_padding {
double top;
double right;
double bottom;
double left;
} gn_padding;
typedef struct gn_matrix {
float elements[16];
} gn_matrix;
enum gn_form {
GN_FORM_ANY = 0,
GN_FORM_DD = 1,
GN_FORM_DM = 2,
GN_FORM_DMS = 3,
GN_FORM_UTM = 4,
GN_FORM_UPS = 5,
GN_FORM_MGRS = 6,
GN_FORM_ISO_6709 = 7,
GN_FORM_GEO_URI = 8,
GN_FORM_GEOREF = 9,
GN_FORM_GARS = 10
};
enum gn_parse_flag {
GN_PARSE_BANDS = 1,
GN_PARSE_LONGITUDE_FIRST = 2,
GN_PARSE_STRICT = 4,
GN_PARSE_HEMISPHERES = 8
};
enum gn_position_flag {
GN_POSITION_BAND_OF_NEIGHBOR = 1,
GN_POSITION_OVERHANGS_ZONE = 2,
GN_POSITION_CUT = 4,
GN_POSITION_ALTITUDE = 8,
GN_POSITION_UNCERTAINTY = 16,
GN_POSITION_LONGITUDE_FIRST = 32,
GN_POSITION_BAND = 64,
GN_POSITION_DECIMAL_COMMA = 128,
GN_POSITION_DOUBLE_SIGN = 256,
GN_POSITION_OTHER_CRS = 512,
GN_POSITION_OTHER_PARAMETERS = 1024
};
enum gn_position_limit {
GN_POSITION_CANDIDATES = 4
};
typedef struct gn_position {
gn_point point;
double altitude;
double uncertainty;
double precision;
gn_utm utm;
int32_t form;
uint32_t flags;
} gn_position;
enum gn_symbols {
GN_SYMBOLS_ASCII = 1,
GN_SYMBOLS_TYPOGRAPHIC = 2,
GN_SYMBOLS_COLONS = 3,
GN_SYMBOLS_NONE = 4
};
enum gn_hemisphere_style {
GN_HEMISPHERES_SIGNS = 1,
GN_HEMISPHERES_AFTER = 2,
GN_HEMISPHERES_BEFORE = 3
};
enum gn_format_flag {
GN_FORMAT_LONGITUDE_FIRST = 1,
GN_FORMAT_PADDED = 2,
GN_FORMAT_PLUS = 4,
GN_FORMAT_SPACED = 8,
GN_FORMAT_DECIMAL_COMMA = 16,
GN_FORMAT_BAND = 32,
GN_FORMAT_UNITS = 64,
GN_FORMAT_ALTITUDE = 128
};
enum gn_decimals {
GN_DECIMALS_USUAL = -100
};
typedef struct gn_format_options {
uint32_t size;
int32_t form;
int32_t decimals;
uint32_t symbols;
uint32_t hemispheres;
uint32_t flags;
int32_t iso_form;
int32_t zone;
double altitude;
char separator[8];
int32_t altitude_decimals;
uint32_t reserved;
} gn_format_options;
typedef struct gn_graticule_cell {
gn_bounds bounds;
gn_point center;
int32_t precision;
uint32_t reserved;
} gn_graticule_cell;
enum gn_typing_field {
GN_FIELD_ZONE = 1,
GN_FIELD_BAND = 2,
GN_FIELD_COLUMN = 3,
GN_FIELD_ROW = 4,
GN_FIELD_EASTING = 5,
GN_FIELD_NORTHING = 6,
GN_FIELD_END = 7
};
enum gn_typing_flag {
GN_TYPING_COMPLETE = 1,
GN_TYPING_COMPLETED = 2
};
typedef struct gn_mgrs_typing {
uint64_t next;
uint32_t flags;
int32_t field;
double distance;
double azimuth;
gn_mgrs_cell cell;
char text[40];
} gn_mgrs_typing;
enum gn_angle_unit {
GN_ANGLE_DEGREES = 1,
GN_ANGLE_MILS = 2,
GN_ANGLE_POINTS_8 = 3,
GN_ANGLE_POINTS_16 = 4
};
typedef struct gn_magnetic_model {
double epoch;
double terms[360];
char name[24];
} gn_magnetic_model;
enum gn_magnetic_flag {
GN_MAGNETIC_FLAG_CAUTION = 1,
GN_MAGNETIC_FLAG_BLACKOUT = 2,
GN_MAGNETIC_FLAG_OUT_OF_DATE = 4
};
typedef struct gn_magnetic_field {
double declination;
double inclination;
double horizontal;
double total;
double north;
double east;
double down;
double declination_rate;
double inclination_rate;
double horizontal_rate;
double total_rate;
double north_rate;
double east_rate;
double down_rate;
double uncertainty;
uint32_t flags;
uint32_t reserved;
} gn_magnetic_field;
typedef struct gn_norths {
double convergence;
double declination;
double grid_magnetic;
double uncertainty;
int32_t zone;
int32_t hemisphere;
uint32_t flags;
uint32_t reserved;
} gn_norths;
typedef struct gn_route_place {
gn_point point;
double distance_along;
double distance_off;
double azimuth;
uint64_t segment;
} gn_route_place;
enum gn_side {
GN_OUTSIDE = -1,
GN_ON_BORDER = 0,
GN_INSIDE = 1
};
enum gn_index_kind {
GN_INDEX_POINTS = 1,
GN_INDEX_EDGES = 2,
GN_INDEX_FENCES = 3
};
typedef struct gn_neighbor {
double distance;
uint64_t id;
} gn_neighbor;
enum gn_fence_shape {
GN_FENCE_POLYGON = 1,
GN_FENCE_CIRCLE = 2,
GN_FENCE_CORRIDOR = 3,
GN_FENCE_LINE = 4
};
enum gn_fence_trigger {
GN_FENCE_ENTER = 1,
GN_FENCE_DWELL = 2,
GN_FENCE_EXIT = 4,
GN_FENCE_CROSSED_LEFT = 8,
GN_FENCE_CROSSED_RIGHT = 16
};
typedef struct gn_fence {
uint64_t id;
int32_t shape;
uint32_t triggers;
uint32_t point_count;
uint32_t ring_count;
double radius;
double low;
double high;
} gn_fence;
typedef struct gn_fix {
double time;
gn_point point;
double altitude;
double accuracy;
} gn_fix;
typedef struct gn_fence_presence {
uint64_t id;
double since;
uint32_t has_dwelt;
uint32_t reserved;
} gn_fence_presence;
typedef struct gn_fence_state {
gn_fix fix;
uint64_t presence_count;
uint32_t has_fix;
uint32_t reserved;
} gn_fence_state;
typedef struct gn_fence_event {
uint64_t id;
double time;
gn_point point;
double altitude;
double fraction;
int32_t kind;
uint32_t reserved;
double since;
} gn_fence_event;
enum gn_fence_flag {
GN_FENCE_REPORT_FIRST = 1
};
typedef struct gn_fence_options {
uint32_t size;
uint32_t flags;
double hysteresis;
double worst_accuracy;
double dwell;
} gn_fence_options;
enum gn_navigation_flag {
GN_NAVIGATION_OFF_ROUTE = 1,
GN_NAVIGATION_WRONG_WAY = 2,
GN_NAVIGATION_ARRIVED = 4,
GN_NAVIGATION_IGNORED = 8
};
typedef struct gn_navigation_options {
uint32_t size;
uint32_t reserved;
double off_route_distance;
double hysteresis;
double arrival_radius;
double window_behind;
double window_ahead;
double lookahead;
double worst_accuracy;
double averaging_time;
double start_distance;
} gn_navigation_options;
typedef struct gn_navigation_state {
gn_fix fix;
double time;
double distance_along;
double turned_at;
double turned_back_at;
double speed;
double speed_weight;
double length;
double waypoint_along;
double waypoint_turn;
uint64_t next_waypoint;
uint64_t route;
uint64_t waypoint_point;
uint32_t has_fix;
uint32_t flags;
} gn_navigation_state;
typedef struct gn_guidance {
gn_point point;
double distance_along;
double distance_off;
double azimuth;
double course;
double distance_left;
double time_left;
double speed;
double waypoint_distance;
double waypoint_time;
double waypoint_azimuth;
double turn;
uint64_t next_waypoint;
uint32_t passed;
uint32_t flags;
} gn_guidance;
typedef struct gn_track_options {
uint32_t size;
uint32_t reserved;
double tolerance;
double least_distance;
double least_interval;
double worst_accuracy;
double largest_speed;
double rest_speed;
double climb;
} gn_track_options;
typedef struct gn_track_state {
double numbers[64];
} gn_track_state;
enum gn_track_outcome {
GN_TRACK_NOTHING = 0,
GN_TRACK_LEFT_OUT = 1,
GN_TRACK_WAITING = 2,
GN_TRACK_KEPT = 3
};
enum gn_track_flag {
GN_TRACK_INACCURATE = 1,
GN_TRACK_STRAYED = 2,
GN_TRACK_SOON = 4,
GN_TRACK_NEAR = 8,
GN_TRACK_JUMPED = 16
};
typedef struct gn_track_step {
gn_fix vertex;
uint32_t vertex_count;
int32_t outcome;
uint32_t flags;
uint32_t reserved;
} gn_track_step;
typedef struct gn_track_totals {
double distance;
double moving_time;
double ascent;
double descent;
double speed;
double moving_speed;
double top_speed;
double lowest;
double highest;
double start_time;
double end_time;
gn_bounds bounds;
uint64_t fix_count;
uint64_t taken_count;
uint64_t vertex_count;
} gn_track_totals;
enum gn_orientation {
GN_CLOCKWISE = -1,
GN_COUNTERCLOCKWISE = 1
};
typedef struct gn_polygon_crossing {
uint64_t edge;
uint64_t other_edge;
gn_point point;
int32_t found;
int32_t reserved;
} gn_polygon_crossing;
enum gn_placement {
GN_VERTICES_ON = 0,
GN_VERTICES_OUTSIDE = 1,
GN_VERTICES_INSIDE = 2,
GN_VERTICES_EQUAL_AREA = 3
};
enum gn_azimuth_meaning {
GN_AZIMUTH_MIDDLE = 0,
GN_AZIMUTH_START = 1
};
enum gn_longitudes {
GN_LONGITUDES_REDUCED = 0,
GN_LONGITUDES_CONTINUOUS = 1
};
enum gn_join {
GN_JOIN_ROUND = 0,
GN_JOIN_MITER = 1,
GN_JOIN_BEVEL = 2
};
enum gn_line_end {
GN_END_FLAT = 0,
GN_END_ROUND = 1,
GN_END_SQUARE = 2
};
typedef struct gn_outline_options {
uint32_t size;
uint32_t join;
uint32_t ends;
uint32_t longitudes;
double tolerance;
double miter_limit;
} gn_outline_options;
typedef struct gn_route_mark {
gn_point point;
double distance;
double azimuth;
uint64_t segment;
} gn_route_mark;
enum gn_frame {
GN_FRAME_METERS = 0,
GN_FRAME_LENGTH = 1,
GN_FRAME_WIDTH = 2
};
typedef struct gn_shape_options {
uint32_t size;
uint32_t placement;
uint32_t vertices;
uint32_t azimuth_is;
double tolerance;
double edge_tolerance;
double label_azimuth;
double radial_azimuth;
uint32_t radials;
int32_t decimals;
uint32_t longitudes;
uint32_t reserved;
} gn_shape_options;
typedef struct gn_geojson_options {
uint32_t size;
int32_t decimals;
double edge_tolerance;
} gn_geojson_options;
enum gn_exchange_format {
GN_EXCHANGE_GPX = 1,
GN_EXCHANGE_KML = 2,
GN_EXCHANGE_COT = 3
};
enum gn_feature_kind {
GN_FEATURE_POINT = 1,
GN_FEATURE_LINE = 2,
GN_FEATURE_AREA = 3,
GN_FEATURE_HOLE = 4,
GN_FEATURE_CIRCLE = 5,
GN_FEATURE_ELLIPSE = 6,
GN_FEATURE_SECTOR = 7,
GN_FEATURE_RANGE_BEARING = 8,
GN_FEATURE_BOX = 9
};
enum gn_feature_flag {
GN_FEATURE_FLAG_ROUTE = 1,
GN_FEATURE_FLAG_XML_TEXTS = 2,
GN_FEATURE_FLAG_GAPS = 4
};
typedef struct gn_span {
uint64_t offset;
uint64_t size;
} gn_span;
typedef struct gn_vertex {
gn_point point;
double altitude;
double time;
} gn_vertex;
typedef struct gn_feature {
int32_t kind;
uint32_t flags;
uint64_t object;
uint64_t first;
uint64_t count;
gn_span name;
gn_span uid;
gn_span type;
gn_span how;
double time;
double start;
double stale;
double circular_error;
double linear_error;
double radius;
double second_radius;
double azimuth;
double width;
double inclination;
double course;
double speed;
double low;
double high;
uint32_t fence_triggers;
int32_t north;
} gn_feature;
typedef struct gn_cot_search {
uint64_t place;
uint64_t read;
uint32_t depth;
uint32_t markup;
} gn_cot_search;
typedef struct gn_exchange_report {
uint64_t skipped;
uint64_t place;
gn_status error;
uint32_t dropped;
} gn_exchange_report;
typedef struct gn_exchange_options {
uint32_t size;
int32_t decimals;
int32_t meter_decimals;
int32_t time_decimals;
double tolerance;
double time;
double stale_after;
uint64_t reserved;
} gn_exchange_options;
enum gn_height_format {
GN_HEIGHTS_INT16 = 1,
GN_HEIGHTS_SIGN_MAGNITUDE16 = 2,
GN_HEIGHTS_FLOAT32 = 3
};
enum gn_height_flag {
GN_HEIGHTS_BIG_ENDIAN = 1
};
typedef struct gn_height_grid {
double latitude;
double longitude;
double latitude_step;
double longitude_step;
double void_value;
double scale;
double shift;
uint64_t offset;
int32_t row_stride;
int32_t column_stride;
uint32_t rows;
uint32_t columns;
uint32_t format;
uint32_t flags;
} gn_height_grid;
typedef struct gn_profile_sample {
double distance;
gn_point point;
double height;
} gn_profile_sample;
typedef struct gn_profile_summary {
double length;
double ascent;
double descent;
double lowest;
double lowest_distance;
double highest;
double highest_distance;
double steepest_up;
double steepest_up_distance;
double steepest_down;
double steepest_down_distance;
uint64_t unknown_count;
} gn_profile_summary;
typedef struct gn_sight_options {
uint32_t size;
uint32_t reserved;
double curvature;
double step;
double frequency;
} gn_sight_options;
typedef struct gn_sight {
double distance;
double azimuth;
double elevation;
double from_ground;
double to_ground;
double clearance;
double clearance_distance;
gn_point clearance_point;
double blocked_distance;
gn_point blocked_point;
double blocked_height;
double free_zone;
double free_zone_distance;
gn_point to;
uint64_t unknown_count;
int32_t is_visible;
uint32_t reserved;
} gn_sight;
typedef struct gn_sky_place {
double azimuth;
double elevation;
double apparent_elevation;
double distance;
} gn_sky_place;
typedef struct gn_moon_phase {
double angle;
double illuminated;
} gn_moon_phase;
enum gn_sky_event_kind {
GN_SKY_SUNRISE = 1,
GN_SKY_SUNSET = 2,
GN_SKY_SUN_TRANSIT = 3,
GN_SKY_CIVIL_DAWN = 4,
GN_SKY_CIVIL_DUSK = 5,
GN_SKY_NAUTICAL_DAWN = 6,
GN_SKY_NAUTICAL_DUSK = 7,
GN_SKY_ASTRONOMICAL_DAWN = 8,
GN_SKY_ASTRONOMICAL_DUSK = 9,
GN_SKY_MOONRISE = 10,
GN_SKY_MOONSET = 11,
GN_SKY_MOON_TRANSIT = 12,
GN_SKY_NEW_MOON = 13,
GN_SKY_FIRST_QUARTER = 14,
GN_SKY_FULL_MOON = 15,
GN_SKY_LAST_QUARTER = 16
};
typedef struct gn_sky_event {
double time;
double azimuth;
uint32_t kind;
uint32_t reserved;
} gn_sky_event;
enum gn_view_state {
GN_VIEW_HIDDEN = 0,
GN_VIEW_SEEN = 1,
GN_VIEW_OUTSIDE = 2,
GN_VIEW_UNKNOWN = 3
};
typedef struct gn_cell_grid {
double latitude;
double longitude;
double latitude_step;
double longitude_step;
uint32_t rows;
uint32_t columns;
} gn_cell_grid;
typedef struct gn_dead_ground {
double azimuth;
double width;
double inner_radius;
double outer_radius;
uint32_t state;
uint32_t reserved;
} gn_dead_ground;
enum gn_ring_line_kind {
GN_RING = 1,
GN_RADIAL = 2
};
typedef struct gn_ring_line {
double radius;
double azimuth;
gn_point label;
uint64_t first;
uint64_t count;
int32_t kind;
int32_t reserved;
} gn_ring_line;
typedef struct gn_plane_point {
double x;
double y;
} gn_plane_point;
typedef struct gn_group {
uint64_t count;
uint64_t first;
uint64_t second;
double extreme_spread;
gn_plane_point center;
gn_plane_point offset;
double width;
double height;
double deviation_x;
double deviation_y;
double mean_radius;
double median_radius;
double sigma;
double cep50;
double r95;
} gn_group;
enum gn_target_unit {
GN_TARGET_METERS = 1,
GN_TARGET_MILLIMETERS = 2,
GN_TARGET_INCHES = 3,
GN_TARGET_MOA = 4,
GN_TARGET_MILLIRADIANS = 5,
GN_TARGET_INCHES_PER_100_YARDS = 6
};
enum gn_calibration_kind {
GN_CALIBRATION_SIMILARITY = 1,
GN_CALIBRATION_AFFINE = 2,
GN_CALIBRATION_HOMOGRAPHY = 3
};
typedef struct gn_calibration_point {
gn_plane_point pixel;
gn_plane_point place;
} gn_calibration_point;
typedef struct gn_calibration {
double matrix[9];
double residual;
int32_t kind;
uint32_t reserved;
} gn_calibration;
const char *gn_version(void);
uint32_t gn_version_number(void);
const char *gn_status_text(gn_status status);
const char *gn_status_name(gn_status status);
int32_t gn_cpu_level(void);
int32_t gn_cpu_level_limit(int32_t level);
size_t gn_mgrs_capacity(void);
gn_status gn_mgrs_encode(double latitude, double longitude, int32_t precision, char *out,
size_t capacity, size_t *needed);
gn_status gn_mgrs_encode_utm(const gn_utm *utm, int32_t precision, char *out, size_t capacity,
size_t *needed);
gn_status gn_mgrs_encode_batch(const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride, size_t count,
int32_t precision, char *texts, size_t text_size,
ptrdiff_t text_stride, uint8_t *statuses);
gn_status gn_mgrs_encode_utm_batch(const double *eastings, ptrdiff_t easting_stride,
const double *northings, ptrdiff_t northing_stride,
const int32_t *zones, ptrdiff_t zone_stride, size_t count,
int32_t precision, char *texts, size_t text_size,
ptrdiff_t text_stride, uint8_t *statuses);
gn_status gn_mgrs_decode(const char *text, size_t text_size, gn_mgrs_cell *out,
size_t *error_offset);
gn_status gn_mgrs_decode_strict(const char *text, size_t text_size, gn_mgrs_cell *out,
size_t *error_offset);
gn_status gn_mgrs_decode_batch(const char *texts, size_t text_size, ptrdiff_t text_stride,
size_t count, double *latitudes, ptrdiff_t latitude_stride,
double *longitudes, ptrdiff_t longitude_stride, uint8_t *statuses);
gn_status gn_mgrs_decode_strict_batch(const char *texts, size_t text_size, ptrdiff_t text_stride,
size_t count, double *latitudes, ptrdiff_t latitude_stride,
double *longitudes, ptrdiff_t longitude_stride,
uint8_t *statuses);
gn_status gn_mgrs_decode_cells_batch(const char *texts, size_t text_size, ptrdiff_t text_stride,
size_t count, gn_mgrs_cell *cells, ptrdiff_t cell_stride,
uint8_t *statuses);
gn_status gn_mgrs_outline(const gn_mgrs_cell *cell, double tolerance, gn_point *out,
size_t capacity, size_t *needed);
gn_status gn_mgrs_bounds(const gn_mgrs_cell *cell, gn_bounds *bounds);
gn_status gn_position_parse(const char *text, size_t text_size, int32_t form, uint32_t flags,
gn_position *out, size_t capacity, size_t *needed,
size_t *error_offset);
gn_status gn_coordinate_parse(const char *text, size_t text_size, int32_t axis, double *degrees,
size_t *error_offset);
gn_status gn_position_parse_batch(const char *texts, size_t text_size, ptrdiff_t text_stride,
size_t count, int32_t form, uint32_t flags,
gn_position *positions, ptrdiff_t position_stride,
uint8_t *statuses);
gn_status gn_format_options_init(gn_format_options *options);
gn_status gn_position_format(double latitude, double longitude, const gn_format_options *options,
char *out, size_t capacity, size_t *needed);
gn_status gn_position_format_batch(const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride,
size_t count, const gn_format_options *options, char *texts,
size_t text_size, ptrdiff_t text_stride, uint8_t *statuses);
gn_status gn_georef_encode(double latitude, double longitude, int32_t precision, char *out,
size_t capacity, size_t *needed);
gn_status gn_georef_encode_batch(const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride, size_t count,
int32_t precision, char *texts, size_t text_size,
ptrdiff_t text_stride, uint8_t *statuses);
gn_status gn_georef_decode(const char *text, size_t text_size, gn_graticule_cell *out,
size_t *error_offset);
gn_status gn_georef_decode_batch(const char *texts, size_t text_size, ptrdiff_t text_stride,
size_t count, double *latitudes, ptrdiff_t latitude_stride,
double *longitudes, ptrdiff_t longitude_stride, uint8_t *statuses);
gn_status gn_gars_encode(double latitude, double longitude, int32_t precision, char *out,
size_t capacity, size_t *needed);
gn_status gn_gars_encode_batch(const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride, size_t count,
int32_t precision, char *texts, size_t text_size,
ptrdiff_t text_stride, uint8_t *statuses);
gn_status gn_gars_decode(const char *text, size_t text_size, gn_graticule_cell *out,
size_t *error_offset);
gn_status gn_gars_decode_batch(const char *texts, size_t text_size, ptrdiff_t text_stride,
size_t count, double *latitudes, ptrdiff_t latitude_stride,
double *longitudes, ptrdiff_t longitude_stride, uint8_t *statuses);
gn_status gn_mgrs_type(const char *text, size_t text_size, const gn_point *reference,
int32_t precision, gn_mgrs_typing *out, size_t *error_offset);
gn_status gn_mgrs_type_fields(const char *zone, size_t zone_size, const char *square,
size_t square_size, const char *easting, size_t easting_size,
const char *northing, size_t northing_size, const gn_point *reference,
gn_mgrs_typing *out, int32_t *error_field, size_t *error_offset);
gn_status gn_length_format(double meters, int32_t units, int32_t digits, char *out, size_t capacity,
size_t *needed);
gn_status gn_length_parse(const char *text, size_t text_size, double *meters, size_t *error_offset);
gn_status gn_area_format(double square_meters, int32_t units, int32_t digits, char *out,
size_t capacity, size_t *needed);
gn_status gn_area_parse(const char *text, size_t text_size, double *square_meters,
size_t *error_offset);
gn_status gn_angle_format(double degrees, int32_t unit, int32_t decimals, char *out,
size_t capacity, size_t *needed);
gn_status gn_angle_parse(const char *text, size_t text_size, double *degrees, size_t *error_offset);
gn_status gn_speed_format(double meters_per_second, int32_t unit, int32_t digits, char *out,
size_t capacity, size_t *needed);
gn_status gn_speed_parse(const char *text, size_t text_size, double *meters_per_second,
size_t *error_offset);
gn_status gn_course_format(double degrees, int32_t north, int32_t unit, int32_t decimals, char *out,
size_t capacity, size_t *needed);
gn_status gn_course_parse(const char *text, size_t text_size, double *degrees, int32_t *north,
size_t *error_offset);
gn_status gn_declination_format(double degrees, int32_t unit, int32_t decimals, char *out,
size_t capacity, size_t *needed);
gn_status gn_declination_parse(const char *text, size_t text_size, double *degrees,
size_t *error_offset);
gn_status gn_texts_from_offsets_batch(const uint8_t *offsets, size_t offsets_size,
int32_t offset_width, const uint8_t *data, size_t data_size,
const uint8_t *validity, size_t validity_size, uint64_t first,
size_t count, char *texts, size_t text_size,
ptrdiff_t text_stride, uint8_t *statuses);
gn_status gn_texts_from_views_batch(const uint8_t *views, size_t views_size, int32_t buffer,
const uint8_t *data, size_t data_size, const uint8_t *validity,
size_t validity_size, uint64_t first, size_t count, char *texts,
size_t text_size, ptrdiff_t text_stride, uint8_t *statuses);
gn_status gn_texts_to_offsets(const char *texts, size_t text_size, ptrdiff_t text_stride,
size_t count, uint64_t start, int32_t offset_width, uint8_t *offsets,
size_t offset_capacity, size_t *offsets_needed, uint8_t *data,
size_t data_capacity, size_t *data_needed);
gn_status gn_texts_to_views(const char *texts, size_t text_size, ptrdiff_t text_stride,
size_t count, int32_t buffer, uint64_t start, uint8_t *views,
size_t view_capacity, size_t *views_needed, uint8_t *data,
size_t data_capacity, size_t *data_needed);
gn_status gn_utm_forward(double latitude, double longitude, int32_t zone, gn_utm *out);
gn_status gn_utm_inverse(const gn_utm *utm, gn_point *out);
gn_status gn_utm_forward_batch(const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride, size_t count,
int32_t zone, double *eastings, ptrdiff_t easting_stride,
double *northings, ptrdiff_t northing_stride, int32_t *zones,
ptrdiff_t zone_stride, uint8_t *statuses);
gn_status gn_utm_inverse_batch(const double *eastings, ptrdiff_t easting_stride,
const double *northings, ptrdiff_t northing_stride,
const int32_t *zones, ptrdiff_t zone_stride, size_t count,
double *latitudes, ptrdiff_t latitude_stride, double *longitudes,
ptrdiff_t longitude_stride, uint8_t *statuses);
gn_status gn_utm_factors(double latitude, double longitude, int32_t zone, double *convergence,
double *scale);
gn_status gn_utm_factors_batch(const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride, size_t count,
int32_t zone, double *convergences, ptrdiff_t convergence_stride,
double *scales, ptrdiff_t scale_stride, uint8_t *statuses);
gn_status gn_utm_zone(double latitude, double longitude, int32_t *zone, int32_t *hemisphere);
gn_status gn_utm_to_epsg(int32_t zone, int32_t hemisphere, int32_t *code);
gn_status gn_utm_from_epsg(int32_t code, int32_t *zone, int32_t *hemisphere);
gn_status gn_grid_options_init(gn_grid_options *options);
gn_status gn_grid_geojson(const gn_bounds *view, double zoom, const gn_grid_options *options,
char *out, size_t capacity, size_t *needed);
gn_status gn_grid_lines(const gn_bounds *view, double zoom, const gn_grid_options *options,
gn_point *vertices, size_t vertex_capacity, size_t *vertices_needed,
gn_grid_line *lines, size_t line_capacity, size_t *lines_needed);
gn_status gn_grid_lines_pixels(const gn_bounds *view, double zoom, const gn_grid_options *options,
const gn_point *origin, float *vertices, size_t vertex_capacity,
size_t *vertices_needed, gn_grid_line *lines, size_t line_capacity,
size_t *lines_needed);
gn_status gn_grid_labels(const gn_bounds *view, double zoom, const gn_grid_options *options,
gn_grid_label *labels, size_t capacity, size_t *needed);
gn_status gn_grid_label_places(const gn_camera *camera, const gn_box *frame, const gn_box *covers,
size_t cover_count, const gn_text_size *sizes, size_t size_count,
const gn_grid_label *labels, size_t label_count,
gn_label_place *places, size_t capacity, size_t *needed);
gn_status gn_grid_spacing(const gn_bounds *view, double zoom, const gn_grid_options *options,
double *spacing);
gn_status gn_grid_bound(const gn_bounds *view, double zoom, const gn_grid_options *options,
size_t *count);
gn_status gn_screen_scale(double latitude, double zoom, uint32_t tile_size, double *meters);
gn_status gn_screen_scale_bar(double latitude, double zoom, uint32_t tile_size, double max_width,
int32_t units, gn_scale_bar *bar);
gn_status gn_screen_view(const gn_screen *screen, gn_bounds *view);
gn_status gn_screen_point_to_pixel(const gn_screen *screen, const gn_point *position, double *x,
double *y);
gn_status gn_screen_point_to_pixel_batch(const gn_screen *screen, const double *latitudes,
ptrdiff_t latitude_stride, const double *longitudes,
ptrdiff_t longitude_stride, size_t count, double *xs,
ptrdiff_t x_stride, double *ys, ptrdiff_t y_stride,
uint8_t *statuses);
gn_status gn_screen_pixel_to_point(const gn_screen *screen, double x, double y, gn_point *position);
gn_status gn_screen_pixel_to_point_batch(const gn_screen *screen, const double *xs,
ptrdiff_t x_stride, const double *ys, ptrdiff_t y_stride,
size_t count, double *latitudes, ptrdiff_t latitude_stride,
double *longitudes, ptrdiff_t longitude_stride,
uint8_t *statuses);
gn_status gn_screen_matrix(const gn_screen *screen, gn_matrix *matrix);
gn_status gn_screen_camera(const gn_screen *screen, gn_camera *camera);
gn_status gn_web_mercator_forward(double latitude, double longitude, double *x, double *y);
gn_status gn_web_mercator_inverse(double x, double y, gn_point *out);
gn_status gn_web_mercator_forward_batch(const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride,
size_t count, double *xs, ptrdiff_t x_stride, double *ys,
ptrdiff_t y_stride, uint8_t *statuses);
gn_status gn_web_mercator_inverse_batch(const double *xs, ptrdiff_t x_stride, const double *ys,
ptrdiff_t y_stride, size_t count, double *latitudes,
ptrdiff_t latitude_stride, double *longitudes,
ptrdiff_t longitude_stride, uint8_t *statuses);
gn_status gn_tile_at(double latitude, double longitude, uint32_t zoom, gn_tile *out);
gn_status gn_tile_at_batch(const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride, size_t count,
uint32_t zoom, gn_tile *tiles, ptrdiff_t tile_stride, uint8_t *statuses);
gn_status gn_tile_bounds(const gn_tile *tile, gn_bounds *out);
gn_status gn_tile_quadkey_format(const gn_tile *tile, char *out, size_t capacity, size_t *needed);
gn_status gn_tile_quadkey_parse(const char *text, size_t text_size, gn_tile *out,
size_t *error_offset);
gn_status gn_tile_cover_bounds(const gn_bounds *bounds, uint32_t zoom, gn_tile_run *out,
size_t capacity, size_t *needed);
gn_status gn_tile_cover_polygon(const gn_point *points, size_t point_count, const size_t *rings,
size_t ring_count, uint32_t zoom, gn_tile_run *out, size_t capacity,
size_t *needed);
gn_status gn_tile_cover_route(const gn_point *points, size_t point_count, double half_width,
uint32_t zoom, gn_tile_run *out, size_t capacity, size_t *needed);
gn_status gn_tile_count_bounds(const gn_bounds *bounds, uint32_t min_zoom, uint32_t max_zoom,
size_t *count);
gn_status gn_tile_count_polygon(const gn_point *points, size_t point_count, const size_t *rings,
size_t ring_count, uint32_t min_zoom, uint32_t max_zoom,
size_t *count);
gn_status gn_tile_count_route(const gn_point *points, size_t point_count, double half_width,
uint32_t min_zoom, uint32_t max_zoom, size_t *count);
gn_status gn_points_bounds(const gn_point *points, size_t count, gn_bounds *out);
gn_status gn_screen_fit(const gn_bounds *bounds, const gn_screen *screen, const gn_padding *padding,
double max_zoom, gn_screen *out);
gn_status gn_geodesic_inverse(const gn_point *from, const gn_point *to, double *distance,
double *azimuth_from, double *azimuth_to);
gn_status gn_geodesic_direct(const gn_point *from, double azimuth, double distance, gn_point *to,
double *azimuth_to);
gn_status gn_geodesic_inverse_batch(const double *from_latitudes, ptrdiff_t from_latitude_stride,
const double *from_longitudes, ptrdiff_t from_longitude_stride,
const double *to_latitudes, ptrdiff_t to_latitude_stride,
const double *to_longitudes, ptrdiff_t to_longitude_stride,
size_t count, double *distances, ptrdiff_t distance_stride,
double *azimuths_from, ptrdiff_t azimuth_from_stride,
double *azimuths_to, ptrdiff_t azimuth_to_stride,
uint8_t *statuses);
gn_status gn_geodesic_direct_batch(const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride,
const double *azimuths, ptrdiff_t azimuth_stride,
const double *distances, ptrdiff_t distance_stride, size_t count,
double *to_latitudes, ptrdiff_t to_latitude_stride,
double *to_longitudes, ptrdiff_t to_longitude_stride,
double *azimuths_to, ptrdiff_t azimuth_to_stride,
uint8_t *statuses);
gn_status gn_geodesic_line(const gn_point *from, double azimuth, const double *distances,
size_t count, gn_point *points, double *azimuths);
gn_status gn_geodesic_points(const gn_point *from, const gn_point *to, size_t count,
gn_point *points, double *azimuths);
gn_status gn_sphere_inverse(const gn_point *from, const gn_point *to, double *distance,
double *azimuth_from, double *azimuth_to);
gn_status gn_sphere_direct(const gn_point *from, double azimuth, double distance, gn_point *to,
double *azimuth_to);
gn_status gn_sphere_inverse_batch(const double *from_latitudes, ptrdiff_t from_latitude_stride,
const double *from_longitudes, ptrdiff_t from_longitude_stride,
const double *to_latitudes, ptrdiff_t to_latitude_stride,
const double *to_longitudes, ptrdiff_t to_longitude_stride,
size_t count, double *distances, ptrdiff_t distance_stride,
double *azimuths_from, ptrdiff_t azimuth_from_stride,
double *azimuths_to, ptrdiff_t azimuth_to_stride,
uint8_t *statuses);
gn_status gn_sphere_direct_batch(const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride,
const double *azimuths, ptrdiff_t azimuth_stride,
const double *distances, ptrdiff_t distance_stride, size_t count,
double *to_latitudes, ptrdiff_t to_latitude_stride,
double *to_longitudes, ptrdiff_t to_longitude_stride,
double *azimuths_to, ptrdiff_t azimuth_to_stride,
uint8_t *statuses);
gn_status gn_rhumb_inverse(const gn_point *from, const gn_point *to, double *distance,
double *azimuth);
gn_status gn_rhumb_direct(const gn_point *from, double azimuth, double distance, gn_point *to);
gn_status gn_rhumb_inverse_batch(const double *from_latitudes, ptrdiff_t from_latitude_stride,
const double *from_longitudes, ptrdiff_t from_longitude_stride,
const double *to_latitudes, ptrdiff_t to_latitude_stride,
const double *to_longitudes, ptrdiff_t to_longitude_stride,
size_t count, double *distances, ptrdiff_t distance_stride,
double *azimuths, ptrdiff_t azimuth_stride, uint8_t *statuses);
gn_status gn_rhumb_direct_batch(const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride,
const double *azimuths, ptrdiff_t azimuth_stride,
const double *distances, ptrdiff_t distance_stride, size_t count,
double *to_latitudes, ptrdiff_t to_latitude_stride,
double *to_longitudes, ptrdiff_t to_longitude_stride,
uint8_t *statuses);
gn_status gn_rhumb_points(const gn_point *from, const gn_point *to, size_t count, gn_point *points);
gn_status gn_geodesic_grid_inverse(const gn_point *from, const gn_point *to, int32_t zone,
double *distance, double *bearing_from, double *bearing_to);
gn_status gn_geodesic_grid_direct(const gn_point *from, int32_t zone, double bearing,
double distance, gn_point *to, double *bearing_to);
gn_status gn_magnetic_compute(double latitude, double longitude, double height, double year,
const gn_magnetic_model *model, gn_magnetic_field *out);
gn_status gn_magnetic_declination_batch(const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride,
const double *heights, ptrdiff_t height_stride,
const double *years, ptrdiff_t year_stride, size_t count,
const gn_magnetic_model *model, double *declinations,
ptrdiff_t declination_stride, uint8_t *statuses);
gn_status gn_magnetic_model_parse(const char *text, size_t text_size, gn_magnetic_model *out,
size_t *error_offset);
gn_status gn_decimal_year(double seconds, double *year);
gn_status gn_norths_compute(double latitude, double longitude, double height, double year,
int32_t zone, const gn_magnetic_model *model, gn_norths *out);
gn_status gn_azimuth_convert(double azimuth, int32_t from, int32_t to, const gn_norths *norths,
double *out);
gn_status gn_route_length(const gn_point *points, size_t count, double *length);
gn_status gn_route_distances(const gn_point *points, size_t count, double *distances);
gn_status gn_route_point(const gn_point *points, size_t count, double distance, gn_point *point,
double *azimuth, size_t *segment);
gn_status gn_route_nearest(const gn_point *points, size_t count, const gn_point *position,
gn_route_place *place);
gn_status gn_route_nearest_batch(const gn_point *points, size_t point_count,
const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride, size_t count,
gn_route_place *places, ptrdiff_t place_stride, uint8_t *statuses);
gn_status gn_route_densify(const gn_point *points, size_t count, int32_t is_closed,
double tolerance, gn_point *out, size_t capacity, size_t *needed);
gn_status gn_route_simplify(const gn_point *points, size_t count, int32_t is_closed,
double tolerance, gn_point *out, size_t capacity, size_t *needed);
gn_status gn_track_options_init(gn_track_options *options);
gn_status gn_track_begin(const gn_track_options *options, gn_track_state *state);
gn_status gn_track_add(const gn_track_state *track, const gn_fix *fix, gn_track_state *state,
gn_track_step *step);
gn_status gn_track_end(const gn_track_state *track, gn_track_state *state, gn_track_step *step);
gn_status gn_track_summarize(const gn_track_state *track, gn_track_totals *totals);
gn_status gn_height_grid_hgt(const char *bytes, size_t bytes_size, double latitude,
double longitude, gn_height_grid *grid);
gn_status gn_height_grid_dted(const char *bytes, size_t bytes_size, gn_height_grid *grid);
gn_status gn_height_grid_gtx(const char *bytes, size_t bytes_size, gn_height_grid *grid);
gn_status gn_height_at(const char *bytes, size_t bytes_size, const gn_height_grid *grids,
size_t grid_count, const gn_point *position, double *height);
gn_status gn_height_at_batch(const char *bytes, size_t bytes_size, const gn_height_grid *grids,
size_t grid_count, const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride, size_t count,
double *heights, ptrdiff_t height_stride, uint8_t *statuses);
gn_status gn_profile_sample_route(const char *bytes, size_t bytes_size, const gn_height_grid *grids,
size_t grid_count, const gn_point *points, size_t point_count,
double step, gn_profile_sample *samples, size_t capacity,
size_t *needed);
gn_status gn_profile_summarize(const gn_profile_sample *samples, size_t count, double climb,
gn_profile_summary *summary);
gn_status gn_sight_options_init(gn_sight_options *options);
gn_status gn_sight_between(const char *bytes, size_t bytes_size, const gn_height_grid *grids,
size_t grid_count, const gn_point *from, double from_height,
const gn_point *to, double to_height, const gn_sight_options *options,
gn_sight *sight);
gn_status gn_sight_along(const char *bytes, size_t bytes_size, const gn_height_grid *grids,
size_t grid_count, const gn_point *from, double from_height,
double azimuth, double distance, double to_height,
const gn_sight_options *options, gn_sight *sight);
gn_status gn_viewshed_cells(const char *bytes, size_t bytes_size, const gn_height_grid *grids,
size_t grid_count, const gn_point *observer, double observer_height,
double target_height, double radius, const gn_sight_options *options,
const gn_cell_grid *cell_grid, uint8_t *cells, size_t capacity,
size_t *needed);
gn_status gn_viewshed_dead_ground(const char *bytes, size_t bytes_size, const gn_height_grid *grids,
size_t grid_count, const gn_point *observer,
double observer_height, double target_height, double radius,
double azimuth, double width, double azimuth_step,
const gn_sight_options *options, gn_dead_ground *stretches,
size_t capacity, size_t *needed);
gn_status gn_polygon_measure(const gn_point *points, size_t point_count, const size_t *rings,
size_t ring_count, double *area, double *perimeter);
gn_status gn_polygon_orientation(const gn_point *points, size_t count, int32_t *orientation);
gn_status gn_polygon_contains(const gn_point *points, size_t point_count, const size_t *rings,
size_t ring_count, const gn_point *position, int32_t *side);
gn_status gn_polygon_contains_batch(const gn_point *points, size_t point_count, const size_t *rings,
size_t ring_count, const double *latitudes,
ptrdiff_t latitude_stride, const double *longitudes,
ptrdiff_t longitude_stride, size_t count, int32_t *sides,
ptrdiff_t side_stride, uint8_t *statuses);
gn_status gn_polygon_bounds(const gn_point *points, size_t point_count, const size_t *rings,
size_t ring_count, gn_bounds *bounds);
gn_status gn_polygon_centroid(const gn_point *points, size_t point_count, const size_t *rings,
size_t ring_count, gn_point *centroid);
gn_status gn_polygon_find_crossing(const gn_point *points, size_t point_count, const size_t *rings,
size_t ring_count, gn_polygon_crossing *crossing);
gn_status gn_index_check(const uint64_t *words, size_t word_count, int32_t *kind);
gn_status gn_point_index_build(const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride, size_t count,
uint64_t *words, size_t capacity, size_t *needed, uint8_t *statuses);
gn_status gn_point_index_nearest(const uint64_t *words, size_t word_count, const gn_point *position,
uint32_t limit, double distance, gn_neighbor *neighbors,
size_t capacity, size_t *needed);
gn_status gn_point_index_nearest_batch(const uint64_t *words, size_t word_count,
const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride,
size_t count, uint32_t limit, double distance,
gn_neighbor *neighbors, size_t capacity, size_t *needed,
uint8_t *statuses);
gn_status gn_point_index_within(const uint64_t *words, size_t word_count, const gn_point *position,
double distance, gn_neighbor *neighbors, size_t capacity,
size_t *needed);
gn_status gn_point_index_count_batch(const uint64_t *words, size_t word_count,
const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride,
size_t count, double distance, int32_t *counts,
ptrdiff_t count_stride, uint8_t *statuses);
gn_status gn_point_index_within_batch(const uint64_t *words, size_t word_count,
const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride,
size_t count, double distance, int32_t *counts,
ptrdiff_t count_stride, gn_neighbor *neighbors,
size_t capacity, size_t *needed, uint8_t *statuses);
gn_status gn_point_index_in_bounds(const uint64_t *words, size_t word_count,
const gn_bounds *bounds, uint64_t *ids, size_t capacity,
size_t *needed);
gn_status gn_point_index_in_bounds_batch(const uint64_t *words, size_t word_count,
const double *souths, ptrdiff_t south_stride,
const double *wests, ptrdiff_t west_stride,
const double *norths, ptrdiff_t north_stride,
const double *easts, ptrdiff_t east_stride, size_t count,
int32_t *counts, ptrdiff_t count_stride, uint64_t *ids,
size_t capacity, size_t *needed, uint8_t *statuses);
gn_status gn_polygon_index_build(const gn_point *points, size_t point_count, const size_t *rings,
size_t ring_count, uint64_t *words, size_t capacity,
size_t *needed);
gn_status gn_route_index_build(const gn_point *points, size_t point_count, uint64_t *words,
size_t capacity, size_t *needed);
gn_status gn_edge_index_contains_batch(const uint64_t *words, size_t word_count,
const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride,
size_t count, int32_t *sides, ptrdiff_t side_stride,
uint8_t *statuses);
gn_status gn_edge_index_nearest_batch(const uint64_t *words, size_t word_count,
const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride,
size_t count, double start_distance, double end_distance,
gn_route_place *places, ptrdiff_t place_stride,
uint8_t *statuses);
gn_status gn_edge_index_crossings(const uint64_t *words, size_t word_count,
const uint64_t *other_words, size_t other_word_count,
gn_polygon_crossing *crossings, size_t capacity, size_t *needed);
gn_status gn_fence_options_init(gn_fence_options *options);
gn_status gn_fence_index_build(const gn_fence *fences, size_t fence_count, const gn_point *points,
size_t point_count, const size_t *rings, size_t ring_count,
uint64_t *words, size_t capacity, size_t *needed, uint8_t *statuses);
gn_status gn_fence_index_holding(const uint64_t *words, size_t word_count, const gn_point *position,
double altitude, uint64_t *ids, size_t capacity, size_t *needed);
gn_status gn_fence_index_holding_batch(const uint64_t *words, size_t word_count,
const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride,
const double *altitudes, ptrdiff_t altitude_stride,
size_t count, int32_t *counts, ptrdiff_t count_stride,
uint64_t *ids, size_t capacity, size_t *needed,
uint8_t *statuses);
gn_status gn_fence_index_step(const uint64_t *words, size_t word_count,
const gn_fence_options *options, const gn_fence_state *last,
const gn_fix *fix, gn_fence_state *state,
gn_fence_presence *presences, size_t presence_capacity,
size_t *presences_needed, gn_fence_event *events, size_t capacity,
size_t *needed);
gn_status gn_navigation_options_init(gn_navigation_options *options);
gn_status gn_navigation_step(const uint64_t *words, size_t word_count, const uint64_t *waypoints,
size_t waypoint_count, const gn_navigation_options *options,
const gn_navigation_state *last, const gn_fix *fix,
gn_navigation_state *state, gn_guidance *guidance);
gn_status gn_shape_options_init(gn_shape_options *options);
gn_status gn_circle(const gn_point *center, double radius, const gn_shape_options *options,
gn_point *out, size_t capacity, size_t *needed);
gn_status gn_circle_bounds(const gn_point *center, double radius, gn_bounds *bounds);
gn_status gn_ellipse(const gn_point *center, double semi_major, double semi_minor, double rotation,
const gn_shape_options *options, gn_point *out, size_t capacity,
size_t *needed);
gn_status gn_wedge(const gn_point *center, double inner_radius, double outer_radius, double azimuth,
double width, const gn_shape_options *options, gn_point *out, size_t capacity,
size_t *needed);
gn_status gn_arc(const gn_point *center, double radius, double azimuth, double width,
const gn_shape_options *options, gn_point *out, size_t capacity, size_t *needed);
gn_status gn_ring_set(const gn_point *center, const double *radii, size_t radius_count,
const gn_shape_options *options, gn_point *vertices, size_t vertex_capacity,
size_t *vertices_needed, gn_ring_line *lines, size_t line_capacity,
size_t *lines_needed);
gn_status gn_circle_geojson(const gn_point *center, double radius, const gn_shape_options *options,
const char *properties, size_t properties_size, char *out,
size_t capacity, size_t *needed);
gn_status gn_ellipse_geojson(const gn_point *center, double semi_major, double semi_minor,
double rotation, const gn_shape_options *options,
const char *properties, size_t properties_size, char *out,
size_t capacity, size_t *needed);
gn_status gn_wedge_geojson(const gn_point *center, double inner_radius, double outer_radius,
double azimuth, double width, const gn_shape_options *options,
const char *properties, size_t properties_size, char *out,
size_t capacity, size_t *needed);
gn_status gn_arc_geojson(const gn_point *center, double radius, double azimuth, double width,
const gn_shape_options *options, const char *properties,
size_t properties_size, char *out, size_t capacity, size_t *needed);
gn_status gn_ring_set_geojson(const gn_point *center, const double *radii, size_t radius_count,
const gn_shape_options *options, const char *properties,
size_t properties_size, char *out, size_t capacity, size_t *needed);
gn_status gn_time_parse(const char *text, size_t text_size, double *seconds, size_t *error_offset);
gn_status gn_time_format(double seconds, int32_t decimals, char *out, size_t capacity,
size_t *needed);
gn_status gn_outline_options_init(gn_outline_options *options);
gn_status gn_rectangle(const gn_point *center, double length, double width, double azimuth,
const gn_outline_options *options, gn_point *out, size_t capacity,
size_t *needed);
gn_status gn_route_parallel(const gn_point *points, size_t count, double distance,
const gn_outline_options *options, gn_point *out, size_t capacity,
size_t *needed);
gn_status gn_route_corridor(const gn_point *points, size_t count, double left, double right,
const gn_outline_options *options, gn_point *out, size_t capacity,
size_t *needed);
gn_status gn_route_arrow(const gn_point *points, size_t count, double width, double head_width,
double head_length, const gn_outline_options *options, gn_point *out,
size_t capacity, size_t *needed);
gn_status gn_route_marks(const gn_point *points, size_t count, double first, double interval,
gn_route_mark *out, size_t capacity, size_t *needed);
gn_status gn_frame_points_batch(const gn_point *anchors, size_t anchor_count, int32_t frame,
const double *xs, ptrdiff_t x_stride, const double *ys,
ptrdiff_t y_stride, size_t count, double *latitudes,
ptrdiff_t latitude_stride, double *longitudes,
ptrdiff_t longitude_stride, uint8_t *statuses);
gn_status gn_sun_position(const gn_point *position, double time, gn_sky_place *place);
gn_status gn_moon_position(const gn_point *position, double time, gn_sky_place *place);
gn_status gn_sun_position_batch(const double *latitudes, ptrdiff_t latitude_stride,
const double *longitudes, ptrdiff_t longitude_stride,
const double *times, ptrdiff_t time_stride, size_t count,
double *azimuths, ptrdiff_t azimuth_stride, double *elevations,
ptrdiff_t elevation_stride, uint8_t *statuses);
gn_status gn_sun_events(const gn_point *position, double start, double end, gn_sky_event *out,
size_t capacity, size_t *needed);
gn_status gn_moon_events(const gn_point *position, double start, double end, gn_sky_event *out,
size_t capacity, size_t *needed);
gn_status gn_moon_phase_at(double time, gn_moon_phase *phase);
gn_status gn_geojson_options_init(gn_geojson_options *options);
gn_status gn_route_geojson(const gn_point *points, size_t count, const gn_geojson_options *options,
const char *properties, size_t properties_size, char *out,
size_t capacity, size_t *needed);
gn_status gn_polygon_geojson(const gn_point *points, size_t point_count, const size_t *rings,
size_t ring_count, const gn_geojson_options *options,
const char *properties, size_t properties_size, char *out,
size_t capacity, size_t *needed);
gn_status gn_exchange_detect(const char *text, size_t text_size, int32_t *format,
size_t *error_offset);
gn_status gn_gpx_read(const char *text, size_t text_size, gn_feature *features,
size_t feature_capacity, size_t *features_needed, gn_vertex *vertices,
size_t vertex_capacity, size_t *vertices_needed, gn_exchange_report *report);
gn_status gn_kml_read(const char *text, size_t text_size, gn_feature *features,
size_t feature_capacity, size_t *features_needed, gn_vertex *vertices,
size_t vertex_capacity, size_t *vertices_needed, gn_exchange_report *report);
gn_status gn_cot_read(const char *text, size_t text_size, gn_feature *features,
size_t feature_capacity, size_t *features_needed, gn_vertex *vertices,
size_t vertex_capacity, size_t *vertices_needed, gn_exchange_report *report);
gn_status gn_cot_find_event(const char *text, size_t text_size, uint32_t limit, size_t *event_size,
size_t *error_offset);
gn_status gn_cot_search_event(const char *text, size_t text_size, uint32_t limit,
const gn_cot_search *last, gn_cot_search *state, size_t *event_size,
size_t *error_offset);
gn_status gn_xml_unescape(const char *text, size_t text_size, char *out, size_t capacity,
size_t *needed);
gn_status gn_xml_to_utf8(const char *text, size_t text_size, char *out, size_t capacity,
size_t *needed);
gn_status gn_feature_init(gn_feature *feature);
gn_status gn_exchange_options_init(gn_exchange_options *options);
gn_status gn_gpx_write(const gn_feature *features, size_t feature_count, const gn_vertex *vertices,
size_t vertex_count, const char *texts, size_t texts_size,
const gn_exchange_options *options, char *out, size_t capacity,
size_t *needed, gn_exchange_report *report);
gn_status gn_kml_write(const gn_feature *features, size_t feature_count, const gn_vertex *vertices,
size_t vertex_count, const char *texts, size_t texts_size,
const gn_exchange_options *options, char *out, size_t capacity,
size_t *needed, gn_exchange_report *report);
gn_status gn_cot_write(const gn_feature *features, size_t feature_count, const gn_vertex *vertices,
size_t vertex_count, const char *texts, size_t texts_size,
const gn_exchange_options *options, char *out, size_t capacity,
size_t *needed, gn_exchange_report *report);
gn_status gn_features_geojson(const gn_feature *features, size_t feature_count,
const gn_vertex *vertices, size_t vertex_count, const char *texts,
size_t texts_size, const gn_exchange_options *options, char *out,
size_t capacity, size_t *needed, gn_exchange_report *report);
gn_status gn_group_measure(const gn_plane_point *shots, size_t count, const gn_plane_point *aim,
gn_group *out);
gn_status gn_target_convert(double value, int32_t from, int32_t to, double distance, double *out);
gn_status gn_calibration_fit(const gn_calibration_point *points, size_t count, int32_t kind,
gn_calibration *out);
gn_status gn_calibration_to_plane_batch(const gn_calibration *calibration, const double *pixel_xs,
ptrdiff_t pixel_x_stride, const double *pixel_ys,
ptrdiff_t pixel_y_stride, size_t count, double *xs,
ptrdiff_t x_stride, double *ys, ptrdiff_t y_stride,
uint8_t *statuses);
gn_status gn_calibration_to_pixels_batch(const gn_calibration *calibration, const double *xs,
ptrdiff_t x_stride, const double *ys, ptrdiff_t y_stride,
size_t count, double *pixel_xs, ptrdiff_t pixel_x_stride,
double *pixel_ys, ptrdiff_t pixel_y_stride,
uint8_t *statuses);
]]
end

---@class gridnorth
local M = {}

local function load_library()
  local named = os.getenv "GRIDNORTH_LIBRARY"
  if named then return ffi.load(named) end
  local found, library = pcall(ffi.load, "gridnorth")
  if found then return library end
  -- Without the packages for developers, Linux has only the file with the number of the interface.
  local numbered, other = pcall(ffi.load, "libgridnorth.so.0")
  if numbered then return other end
  error("gridnorth: the shared library is not installed, and GRIDNORTH_LIBRARY does not name it: " .. library, 0)
end

local C = load_library()
if ffi.string(C.gn_version()):match "^%d+%.%d+" ~= "0.2" then
  error("gridnorth: the library has version " .. ffi.string(C.gn_version()) .. ", this module is for 0.2", 0)
end

---The functions of C, for those who want to do without tables.
M.C = C

---Meters: the mean radius (2 a + b) / 3 of WGS 84.
M.mean_radius = 6371008.771415059

-- Errors -------------------------------------------------------------------------------------------------------------

---@class gridnorth.Error
---@field status integer The number of the status in C.
---@field name string Its name: "GN_ERROR_LATITUDE".
---@field message string A sentence.
---@field offset integer? Of a text: how many bytes come before the mistake.
---@field field string? Of mgrs_type_fields: the field with the mistake.
local Error = {}
Error.__index = Error
function Error:__tostring()
  return self.offset and ("%s (byte %d)"):format(self.message, self.offset + 1) or self.message
end

local PARTIAL, TOO_SMALL = C.GN_PARTIAL, C.GN_ERROR_BUFFER_TOO_SMALL

local function refused(status, offset, field)
  return nil, setmetatable({
    status = tonumber(status),
    name = M.status_name(status),
    message = M.status_text(status),
    offset = offset and tonumber(offset[0]),
    field = field,
  }, Error)
end

-- Enumerations -------------------------------------------------------------------------------------------------------

-- Words to numbers and back.
local function enumeration(numbers)
  local words = {}
  for word, number in pairs(numbers) do words[number] = word end
  return { numbers = numbers, words = words }
end

local enumerations = {
  hemisphere = enumeration { ["south"] = -1, ["north"] = 1 },
  mgrs_flag = enumeration { ["band-of-neighbor"] = 1, ["overhangs-zone"] = 2, ["cut"] = 4 },
  grid_content = enumeration { ["borders"] = 1, ["100-km"] = 2, ["lines"] = 4, ["grid-zones"] = 8, ["squares"] = 16,
    ["digits"] = 32, ["references"] = 64 },
  tolerance_unit = enumeration { ["pixels"] = 1, ["meters"] = 2 },
  grid_line_kind = enumeration { ["border"] = 1, ["100-km"] = 2, ["line"] = 3 },
  axis = enumeration { ["easting"] = 1, ["northing"] = 2, ["longitude"] = 3, ["latitude"] = 4 },
  grid_label_kind = enumeration { ["grid-zone"] = 1, ["square"] = 2, ["digits"] = 3, ["reference"] = 4 },
  edge = enumeration { ["none"] = 0, ["south"] = 1, ["west"] = 2, ["north"] = 3, ["east"] = 4 },
  units = enumeration { ["metric"] = 1, ["imperial"] = 2, ["nautical"] = 3, ["meters"] = 4, ["kilometers"] = 5,
    ["feet"] = 6, ["miles"] = 7, ["nautical-miles"] = 8 },
  speed_unit = enumeration { ["meters-per-second"] = 1, ["kilometers-per-hour"] = 2, ["miles-per-hour"] = 3, ["knots"]
    = 4, ["minutes-per-kilometer"] = 5 },
  north = enumeration { ["true"] = 0, ["grid"] = 1, ["magnetic"] = 2 },
  form = enumeration { ["any"] = 0, ["dd"] = 1, ["dm"] = 2, ["dms"] = 3, ["utm"] = 4, ["ups"] = 5, ["mgrs"] = 6,
    ["iso-6709"] = 7, ["geo-uri"] = 8, ["georef"] = 9, ["gars"] = 10 },
  parse_flag = enumeration { ["bands"] = 1, ["longitude-first"] = 2, ["strict"] = 4, ["hemispheres"] = 8 },
  position_flag = enumeration { ["band-of-neighbor"] = 1, ["overhangs-zone"] = 2, ["cut"] = 4, ["altitude"] = 8,
    ["uncertainty"] = 16, ["longitude-first"] = 32, ["band"] = 64, ["decimal-comma"] = 128, ["double-sign"] = 256,
    ["other-crs"] = 512, ["other-parameters"] = 1024 },
  symbols = enumeration { ["ascii"] = 1, ["typographic"] = 2, ["colons"] = 3, ["none"] = 4 },
  hemisphere_style = enumeration { ["signs"] = 1, ["after"] = 2, ["before"] = 3 },
  format_flag = enumeration { ["longitude-first"] = 1, ["padded"] = 2, ["plus"] = 4, ["spaced"] = 8, ["decimal-comma"]
    = 16, ["band"] = 32, ["units"] = 64, ["altitude"] = 128 },
  typing_field = enumeration { ["zone"] = 1, ["band"] = 2, ["column"] = 3, ["row"] = 4, ["easting"] = 5, ["northing"]
    = 6, ["end"] = 7 },
  typing_flag = enumeration { ["complete"] = 1, ["completed"] = 2 },
  angle_unit = enumeration { ["degrees"] = 1, ["mils"] = 2, ["points-8"] = 3, ["points-16"] = 4 },
  magnetic_flag = enumeration { ["caution"] = 1, ["blackout"] = 2, ["out-of-date"] = 4 },
  side = enumeration { ["outside"] = -1, ["on-border"] = 0, ["inside"] = 1 },
  index_kind = enumeration { ["points"] = 1, ["edges"] = 2, ["fences"] = 3 },
  fence_shape = enumeration { ["polygon"] = 1, ["circle"] = 2, ["corridor"] = 3, ["line"] = 4 },
  fence_trigger = enumeration { ["enter"] = 1, ["dwell"] = 2, ["exit"] = 4, ["crossed-left"] = 8, ["crossed-right"] =
    16 },
  fence_flag = enumeration { ["report-first"] = 1 },
  navigation_flag = enumeration { ["off-route"] = 1, ["wrong-way"] = 2, ["arrived"] = 4, ["ignored"] = 8 },
  track_outcome = enumeration { ["nothing"] = 0, ["left-out"] = 1, ["waiting"] = 2, ["kept"] = 3 },
  track_flag = enumeration { ["inaccurate"] = 1, ["strayed"] = 2, ["soon"] = 4, ["near"] = 8, ["jumped"] = 16 },
  orientation = enumeration { ["clockwise"] = -1, ["counterclockwise"] = 1 },
  placement = enumeration { ["on"] = 0, ["outside"] = 1, ["inside"] = 2, ["equal-area"] = 3 },
  azimuth_meaning = enumeration { ["middle"] = 0, ["start"] = 1 },
  longitudes = enumeration { ["reduced"] = 0, ["continuous"] = 1 },
  join = enumeration { ["round"] = 0, ["miter"] = 1, ["bevel"] = 2 },
  line_end = enumeration { ["flat"] = 0, ["round"] = 1, ["square"] = 2 },
  frame = enumeration { ["meters"] = 0, ["length"] = 1, ["width"] = 2 },
  exchange_format = enumeration { ["gpx"] = 1, ["kml"] = 2, ["cot"] = 3 },
  feature_kind = enumeration { ["point"] = 1, ["line"] = 2, ["area"] = 3, ["hole"] = 4, ["circle"] = 5, ["ellipse"] =
    6, ["sector"] = 7, ["range-bearing"] = 8, ["box"] = 9 },
  feature_flag = enumeration { ["route"] = 1, ["xml-texts"] = 2, ["gaps"] = 4 },
  height_format = enumeration { ["int16"] = 1, ["sign-magnitude16"] = 2, ["float32"] = 3 },
  height_flag = enumeration { ["big-endian"] = 1 },
  sky_event_kind = enumeration { ["sunrise"] = 1, ["sunset"] = 2, ["sun-transit"] = 3, ["civil-dawn"] = 4,
    ["civil-dusk"] = 5, ["nautical-dawn"] = 6, ["nautical-dusk"] = 7, ["astronomical-dawn"] = 8, ["astronomical-dusk"]
    = 9, ["moonrise"] = 10, ["moonset"] = 11, ["moon-transit"] = 12, ["new-moon"] = 13, ["first-quarter"] = 14,
    ["full-moon"] = 15, ["last-quarter"] = 16 },
  view_state = enumeration { ["hidden"] = 0, ["seen"] = 1, ["outside"] = 2, ["unknown"] = 3 },
  ring_line_kind = enumeration { ["ring"] = 1, ["radial"] = 2 },
  target_unit = enumeration { ["meters"] = 1, ["millimeters"] = 2, ["inches"] = 3, ["moa"] = 4, ["milliradians"] = 5,
    ["inches-per-100-yards"] = 6 },
  calibration_kind = enumeration { ["similarity"] = 1, ["affine"] = 2, ["homography"] = 3 },
}

local function number_of(enum, word, name)
  if type(word) == "number" then return word end
  return enum.numbers[word] or error(("gridnorth: %s has no value %q"):format(name, tostring(word)), 3)
end

-- A sum of a word, a list of words or a set of words.
local function sum_of(enum, words, name)
  if type(words) == "number" then return words end
  if type(words) ~= "table" then words = { words } end
  local sum = 0
  for key, value in pairs(words) do
    if value then sum = bit.bor(sum, number_of(enum, type(key) == "number" and value or key, name)) end
  end
  return sum
end

local function set_of(enum, sum)
  local set = {}
  for number, word in pairs(enum.words) do
    if bit.band(sum, number) ~= 0 then set[word] = true end
  end
  return set
end

-- Structs ------------------------------------------------------------------------------------------------------------

-- The fields of each struct in their order: name, kind, and what the kind needs to know.
local structs = {
  gn_point = { name = "gn_point",
    { "latitude", "number" },
    { "longitude", "number" },
  },
  gn_utm = { name = "gn_utm",
    { "easting", "number" },
    { "northing", "number" },
    { "zone", "number" },
    { "hemisphere", "word", "hemisphere" },
  },
  gn_mgrs_cell = { name = "gn_mgrs_cell",
    { "center", "struct", "gn_point" },
    { "south_west", "struct", "gn_point" },
    { "inside", "struct", "gn_point" },
    { "utm_center", "struct", "gn_utm" },
    { "utm_south_west", "struct", "gn_utm" },
    { "size", "number" },
    { "zone", "number" },
    { "precision", "number" },
    { "flags", "sum", "mgrs_flag" },
    { "band", "letter" },
    { "column", "letter" },
    { "row", "letter" },
  },
  gn_bounds = { name = "gn_bounds",
    { "south", "number" },
    { "west", "number" },
    { "north", "number" },
    { "east", "number" },
  },
  gn_grid_options = { name = "gn_grid_options", init = C.gn_grid_options_init,
    { "content", "sum", "grid_content" },
    { "tile_size", "number" },
    { "tolerance_unit", "word", "tolerance_unit" },
    { "tolerance", "number" },
    { "margin", "number" },
    { "minimum_pixels", "number" },
    { "spacing", "number" },
    { "level_zooms", "numbers", 5 },
    { "label_pixels", "number" },
    { "reference_zoom", "number" },
    { "reference_step", "number" },
    { "max_vertices", "number" },
  },
  gn_grid_line = { name = "gn_grid_line",
    { "coordinate", "number" },
    { "spacing", "number" },
    { "first", "number" },
    { "count", "number" },
    { "width", "number" },
    { "opacity", "number" },
    { "zone", "number" },
    { "hemisphere", "word", "hemisphere" },
    { "kind", "word", "grid_line_kind" },
    { "axis", "word", "axis" },
    { "major", "truth" },
  },
  gn_grid_label = { name = "gn_grid_label",
    { "position", "struct", "gn_point" },
    { "text", "text" },
    { "coordinate", "number" },
    { "kind", "word", "grid_label_kind" },
    { "zone", "number" },
    { "hemisphere", "word", "hemisphere" },
    { "axis", "word", "axis" },
    { "edge", "word", "edge" },
  },
  gn_tile = { name = "gn_tile",
    { "x", "number" },
    { "y", "number" },
    { "zoom", "number" },
  },
  gn_tile_run = { name = "gn_tile_run",
    { "x", "number" },
    { "y", "number" },
    { "zoom", "number" },
    { "count", "number" },
  },
  gn_scale_bar = { name = "gn_scale_bar",
    { "width", "number" },
    { "meters", "number" },
    { "value", "number" },
    { "unit", "text" },
    { "text", "text" },
  },
  gn_screen = { name = "gn_screen",
    { "center", "struct", "gn_point" },
    { "zoom", "number" },
    { "width", "number" },
    { "height", "number" },
    { "bearing", "number" },
    { "pitch", "number" },
    { "field_of_view", "number" },
    { "tile_size", "number" },
  },
  gn_box = { name = "gn_box",
    { "left", "number" },
    { "top", "number" },
    { "right", "number" },
    { "bottom", "number" },
  },
  gn_text_size = { name = "gn_text_size",
    { "width", "number" },
    { "height", "number" },
  },
  gn_camera = { name = "gn_camera",
    { "plane", "numbers", 9 },
    { "globe", "numbers", 12 },
    { "rim", "numbers", 4 },
    { "transition", "number" },
    { "longitude", "number" },
    { "depth", "number" },
  },
  gn_label_place = { name = "gn_label_place",
    { "x", "number" },
    { "y", "number" },
    { "width", "number" },
    { "height", "number" },
    { "scale", "number" },
    { "opacity", "number" },
  },
  gn_padding = { name = "gn_padding",
    { "top", "number" },
    { "right", "number" },
    { "bottom", "number" },
    { "left", "number" },
  },
  gn_matrix = { name = "gn_matrix",
    { "elements", "numbers", 16 },
  },
  gn_position = { name = "gn_position",
    { "point", "struct", "gn_point" },
    { "altitude", "number" },
    { "uncertainty", "number" },
    { "precision", "number" },
    { "utm", "struct", "gn_utm" },
    { "form", "word", "form" },
    { "flags", "sum", "position_flag" },
    absent = function(one) if not one.utm.hemisphere then one.utm = nil end end,
  },
  gn_format_options = { name = "gn_format_options", init = C.gn_format_options_init,
    { "form", "word", "form" },
    { "decimals", "number" },
    { "symbols", "word", "symbols" },
    { "hemispheres", "word", "hemisphere_style" },
    { "flags", "sum", "format_flag" },
    { "iso_form", "word", "form" },
    { "zone", "number" },
    { "altitude", "number" },
    { "separator", "text" },
    { "altitude_decimals", "number" },
  },
  gn_graticule_cell = { name = "gn_graticule_cell",
    { "bounds", "struct", "gn_bounds" },
    { "center", "struct", "gn_point" },
    { "precision", "number" },
  },
  gn_mgrs_typing = { name = "gn_mgrs_typing",
    { "next", "keys" },
    { "flags", "sum", "typing_flag" },
    { "field", "word", "typing_field" },
    { "distance", "number" },
    { "azimuth", "number" },
    { "cell", "struct", "gn_mgrs_cell" },
    { "text", "text" },
    absent = function(one) if not one.cell.utm_center.hemisphere then one.cell = nil end end,
  },
  gn_magnetic_model = { name = "gn_magnetic_model",
    { "epoch", "number" },
    { "terms", "numbers", 360 },
    { "name", "text" },
  },
  gn_magnetic_field = { name = "gn_magnetic_field",
    { "declination", "number" },
    { "inclination", "number" },
    { "horizontal", "number" },
    { "total", "number" },
    { "north", "number" },
    { "east", "number" },
    { "down", "number" },
    { "declination_rate", "number" },
    { "inclination_rate", "number" },
    { "horizontal_rate", "number" },
    { "total_rate", "number" },
    { "north_rate", "number" },
    { "east_rate", "number" },
    { "down_rate", "number" },
    { "uncertainty", "number" },
    { "flags", "sum", "magnetic_flag" },
  },
  gn_norths = { name = "gn_norths",
    { "convergence", "number" },
    { "declination", "number" },
    { "grid_magnetic", "number" },
    { "uncertainty", "number" },
    { "zone", "number" },
    { "hemisphere", "word", "hemisphere" },
    { "flags", "sum", "magnetic_flag" },
  },
  gn_route_place = { name = "gn_route_place",
    { "point", "struct", "gn_point" },
    { "distance_along", "number" },
    { "distance_off", "number" },
    { "azimuth", "number" },
    { "segment", "number" },
  },
  gn_neighbor = { name = "gn_neighbor",
    { "distance", "number" },
    { "id", "number" },
  },
  gn_fence = { name = "gn_fence",
    { "id", "number" },
    { "shape", "word", "fence_shape" },
    { "triggers", "sum", "fence_trigger" },
    { "point_count", "number" },
    { "ring_count", "number" },
    { "radius", "number" },
    { "low", "number" },
    { "high", "number" },
  },
  gn_fix = { name = "gn_fix",
    { "time", "number" },
    { "point", "struct", "gn_point" },
    { "altitude", "number" },
    { "accuracy", "number" },
  },
  gn_fence_presence = { name = "gn_fence_presence",
    { "id", "number" },
    { "since", "number" },
    { "has_dwelt", "truth" },
  },
  gn_fence_state = { name = "gn_fence_state",
    { "fix", "struct", "gn_fix" },
    { "presence_count", "number" },
    { "has_fix", "truth" },
  },
  gn_fence_event = { name = "gn_fence_event",
    { "id", "number" },
    { "time", "number" },
    { "point", "struct", "gn_point" },
    { "altitude", "number" },
    { "fraction", "number" },
    { "kind", "word", "fence_trigger" },
    { "since", "number" },
  },
  gn_fence_options = { name = "gn_fence_options", init = C.gn_fence_options_init,
    { "flags", "sum", "fence_flag" },
    { "hysteresis", "number" },
    { "worst_accuracy", "number" },
    { "dwell", "number" },
  },
  gn_navigation_options = { name = "gn_navigation_options", init = C.gn_navigation_options_init,
    { "off_route_distance", "number" },
    { "hysteresis", "number" },
    { "arrival_radius", "number" },
    { "window_behind", "number" },
    { "window_ahead", "number" },
    { "lookahead", "number" },
    { "worst_accuracy", "number" },
    { "averaging_time", "number" },
    { "start_distance", "number" },
  },
  gn_navigation_state = { name = "gn_navigation_state",
    { "fix", "struct", "gn_fix" },
    { "time", "number" },
    { "distance_along", "number" },
    { "turned_at", "number" },
    { "turned_back_at", "number" },
    { "speed", "number" },
    { "speed_weight", "number" },
    { "length", "number" },
    { "waypoint_along", "number" },
    { "waypoint_turn", "number" },
    { "next_waypoint", "number" },
    { "route", "bits" },
    { "waypoint_point", "bits" },
    { "has_fix", "truth" },
    { "flags", "sum", "navigation_flag" },
  },
  gn_guidance = { name = "gn_guidance",
    { "point", "struct", "gn_point" },
    { "distance_along", "number" },
    { "distance_off", "number" },
    { "azimuth", "number" },
    { "course", "number" },
    { "distance_left", "number" },
    { "time_left", "number" },
    { "speed", "number" },
    { "waypoint_distance", "number" },
    { "waypoint_time", "number" },
    { "waypoint_azimuth", "number" },
    { "turn", "number" },
    { "next_waypoint", "number" },
    { "passed", "number" },
    { "flags", "sum", "navigation_flag" },
  },
  gn_track_options = { name = "gn_track_options", init = C.gn_track_options_init,
    { "tolerance", "number" },
    { "least_distance", "number" },
    { "least_interval", "number" },
    { "worst_accuracy", "number" },
    { "largest_speed", "number" },
    { "rest_speed", "number" },
    { "climb", "number" },
  },
  gn_track_state = { name = "gn_track_state",
    { "numbers", "numbers", 64 },
  },
  gn_track_step = { name = "gn_track_step",
    { "vertex", "struct", "gn_fix" },
    { "vertex_count", "number" },
    { "outcome", "word", "track_outcome" },
    { "flags", "sum", "track_flag" },
  },
  gn_track_totals = { name = "gn_track_totals",
    { "distance", "number" },
    { "moving_time", "number" },
    { "ascent", "number" },
    { "descent", "number" },
    { "speed", "number" },
    { "moving_speed", "number" },
    { "top_speed", "number" },
    { "lowest", "number" },
    { "highest", "number" },
    { "start_time", "number" },
    { "end_time", "number" },
    { "bounds", "struct", "gn_bounds" },
    { "fix_count", "number" },
    { "taken_count", "number" },
    { "vertex_count", "number" },
  },
  gn_polygon_crossing = { name = "gn_polygon_crossing",
    { "edge", "number" },
    { "other_edge", "number" },
    { "point", "struct", "gn_point" },
    { "found", "truth" },
  },
  gn_outline_options = { name = "gn_outline_options", init = C.gn_outline_options_init,
    { "join", "word", "join" },
    { "ends", "word", "line_end" },
    { "longitudes", "word", "longitudes" },
    { "tolerance", "number" },
    { "miter_limit", "number" },
  },
  gn_route_mark = { name = "gn_route_mark",
    { "point", "struct", "gn_point" },
    { "distance", "number" },
    { "azimuth", "number" },
    { "segment", "number" },
  },
  gn_shape_options = { name = "gn_shape_options", init = C.gn_shape_options_init,
    { "placement", "word", "placement" },
    { "vertices", "number" },
    { "azimuth_is", "word", "azimuth_meaning" },
    { "tolerance", "number" },
    { "edge_tolerance", "number" },
    { "label_azimuth", "number" },
    { "radial_azimuth", "number" },
    { "radials", "number" },
    { "decimals", "number" },
    { "longitudes", "word", "longitudes" },
  },
  gn_geojson_options = { name = "gn_geojson_options", init = C.gn_geojson_options_init,
    { "decimals", "number" },
    { "edge_tolerance", "number" },
  },
  gn_span = { name = "gn_span",
    { "offset", "number" },
    { "size", "number" },
  },
  gn_vertex = { name = "gn_vertex",
    { "point", "struct", "gn_point" },
    { "altitude", "number" },
    { "time", "number" },
  },
  gn_feature = { name = "gn_feature", init = C.gn_feature_init,
    { "kind", "word", "feature_kind" },
    { "flags", "sum", "feature_flag" },
    { "object", "number" },
    { "first", "number" },
    { "count", "number" },
    { "name", "struct", "gn_span" },
    { "uid", "struct", "gn_span" },
    { "type", "struct", "gn_span" },
    { "how", "struct", "gn_span" },
    { "time", "number" },
    { "start", "number" },
    { "stale", "number" },
    { "circular_error", "number" },
    { "linear_error", "number" },
    { "radius", "number" },
    { "second_radius", "number" },
    { "azimuth", "number" },
    { "width", "number" },
    { "inclination", "number" },
    { "course", "number" },
    { "speed", "number" },
    { "low", "number" },
    { "high", "number" },
    { "fence_triggers", "sum", "fence_trigger" },
    { "north", "word", "north" },
  },
  gn_cot_search = { name = "gn_cot_search",
    { "place", "number" },
    { "read", "number" },
    { "depth", "number" },
    { "markup", "number" },
  },
  gn_exchange_report = { name = "gn_exchange_report",
    { "skipped", "number" },
    { "place", "number" },
    { "error", "number" },
    { "dropped", "number" },
  },
  gn_exchange_options = { name = "gn_exchange_options", init = C.gn_exchange_options_init,
    { "decimals", "number" },
    { "meter_decimals", "number" },
    { "time_decimals", "number" },
    { "tolerance", "number" },
    { "time", "number" },
    { "stale_after", "number" },
  },
  gn_height_grid = { name = "gn_height_grid",
    { "latitude", "number" },
    { "longitude", "number" },
    { "latitude_step", "number" },
    { "longitude_step", "number" },
    { "void_value", "number" },
    { "scale", "number" },
    { "shift", "number" },
    { "offset", "number" },
    { "row_stride", "number" },
    { "column_stride", "number" },
    { "rows", "number" },
    { "columns", "number" },
    { "format", "word", "height_format" },
    { "flags", "sum", "height_flag" },
  },
  gn_profile_sample = { name = "gn_profile_sample",
    { "distance", "number" },
    { "point", "struct", "gn_point" },
    { "height", "number" },
  },
  gn_profile_summary = { name = "gn_profile_summary",
    { "length", "number" },
    { "ascent", "number" },
    { "descent", "number" },
    { "lowest", "number" },
    { "lowest_distance", "number" },
    { "highest", "number" },
    { "highest_distance", "number" },
    { "steepest_up", "number" },
    { "steepest_up_distance", "number" },
    { "steepest_down", "number" },
    { "steepest_down_distance", "number" },
    { "unknown_count", "number" },
  },
  gn_sight_options = { name = "gn_sight_options", init = C.gn_sight_options_init,
    { "curvature", "number" },
    { "step", "number" },
    { "frequency", "number" },
  },
  gn_sight = { name = "gn_sight",
    { "distance", "number" },
    { "azimuth", "number" },
    { "elevation", "number" },
    { "from_ground", "number" },
    { "to_ground", "number" },
    { "clearance", "number" },
    { "clearance_distance", "number" },
    { "clearance_point", "struct", "gn_point" },
    { "blocked_distance", "number" },
    { "blocked_point", "struct", "gn_point" },
    { "blocked_height", "number" },
    { "free_zone", "number" },
    { "free_zone_distance", "number" },
    { "to", "struct", "gn_point" },
    { "unknown_count", "number" },
    { "is_visible", "truth" },
  },
  gn_sky_place = { name = "gn_sky_place",
    { "azimuth", "number" },
    { "elevation", "number" },
    { "apparent_elevation", "number" },
    { "distance", "number" },
  },
  gn_moon_phase = { name = "gn_moon_phase",
    { "angle", "number" },
    { "illuminated", "number" },
  },
  gn_sky_event = { name = "gn_sky_event",
    { "time", "number" },
    { "azimuth", "number" },
    { "kind", "word", "sky_event_kind" },
  },
  gn_cell_grid = { name = "gn_cell_grid",
    { "latitude", "number" },
    { "longitude", "number" },
    { "latitude_step", "number" },
    { "longitude_step", "number" },
    { "rows", "number" },
    { "columns", "number" },
  },
  gn_dead_ground = { name = "gn_dead_ground",
    { "azimuth", "number" },
    { "width", "number" },
    { "inner_radius", "number" },
    { "outer_radius", "number" },
    { "state", "word", "view_state" },
  },
  gn_ring_line = { name = "gn_ring_line",
    { "radius", "number" },
    { "azimuth", "number" },
    { "label", "struct", "gn_point" },
    { "first", "number" },
    { "count", "number" },
    { "kind", "word", "ring_line_kind" },
  },
  gn_plane_point = { name = "gn_plane_point",
    { "x", "number" },
    { "y", "number" },
  },
  gn_group = { name = "gn_group",
    { "count", "number" },
    { "first", "number" },
    { "second", "number" },
    { "extreme_spread", "number" },
    { "center", "struct", "gn_plane_point" },
    { "offset", "struct", "gn_plane_point" },
    { "width", "number" },
    { "height", "number" },
    { "deviation_x", "number" },
    { "deviation_y", "number" },
    { "mean_radius", "number" },
    { "median_radius", "number" },
    { "sigma", "number" },
    { "cep50", "number" },
    { "r95", "number" },
  },
  gn_calibration_point = { name = "gn_calibration_point",
    { "pixel", "struct", "gn_plane_point" },
    { "place", "struct", "gn_plane_point" },
  },
  gn_calibration = { name = "gn_calibration",
    { "matrix", "numbers", 9 },
    { "residual", "number" },
    { "kind", "word", "calibration_kind" },
  },
}
for name, struct in pairs(structs) do
  struct.ctype, struct.array = ffi.typeof(name), ffi.typeof(name .. "[?]")
  struct.pointer = ffi.typeof(name .. " *")
  struct.by_name = {}
  for _, field in ipairs(struct) do struct.by_name[field[1]] = field end
end

local read, write

local readers = {
  number = tonumber,
  bits = function(value) return value end,
  struct = function(value, of) return read(structs[of], value) end,
  word = function(value, of) return enumerations[of].words[tonumber(value)] end,
  sum = function(value, of) return set_of(enumerations[of], value) end,
  truth = function(value) return value ~= 0 end,
  text = function(value) return ffi.string(value) end,
  letter = function(value) return value ~= 0 and string.char(value) or nil end,
  keys = function(value)
    local index = -1
    local function is_set()
      index = index + 1
      return bit.band(bit.rshift(value, index), 1) ~= 0
    end
    return (("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"):gsub(".", function(key) return is_set() and key or "" end))
  end,
  numbers = function(value, of)
    local list = {}
    for i = 1, of do list[i] = value[i - 1] end
    return list
  end,
}

-- A struct as a table.
function read(struct, value)
  local result = {}
  for _, field in ipairs(struct) do
    local name, kind, of = field[1], field[2], field[3]
    result[name] = readers[kind](value[name], of)
  end
  if struct.absent then struct.absent(result) end
  return result
end

local writers = {
  word = function(value, of, name) return number_of(enumerations[of], value, name) end,
  sum = function(value, of, name) return sum_of(enumerations[of], value, name) end,
  truth = function(value) return value and 1 or 0 end,
  letter = function(value) return value:byte() end,
}

-- Writes a table into a struct. Points may be lists.
function write(struct, target, value)
  if type(value) == "cdata" then
    ffi.copy(target, value, ffi.sizeof(struct.ctype))
    return target
  end
  if type(value) ~= "table" then error("gridnorth: a table is expected, not " .. type(value), 3) end
  for key, one in pairs(value) do
    local field = type(key) == "number" and struct[key] or struct.by_name[key]
    if not field then error(("gridnorth: %s is no field of %s"):format(tostring(key), struct.name), 3) end
    local name, kind, of = field[1], field[2], field[3]
    if kind == "struct" then
      write(structs[of], target[name], one)
    else
      target[name] = writers[kind] and writers[kind](one, of, name) or one
    end
  end
  return target
end

-- What is left out of a struct that a function fills in is as it was then.
local function struct_of(struct, value)
  local one = struct.ctype()
  if struct.init then struct.init(one) end
  return write(struct, one, value)
end

local function options_of(struct, value)
  return value ~= nil and struct_of(struct, value) or nil
end

-- Arrays and columns -------------------------------------------------------------------------------------------------

local numbers = {
  double = ffi.typeof "double[?]",
  float = ffi.typeof "float[?]",
  int32_t = ffi.typeof "int32_t[?]",
  size_t = ffi.typeof "size_t[?]",
  uint64_t = ffi.typeof "uint64_t[?]",
  uint8_t = ffi.typeof "uint8_t[?]",
}
local sizes = { double = 8, int32_t = 4, uint64_t = 8, size_t = ffi.sizeof "size_t" }

-- The elements of a list or an FFI array, and their number.
local function elements_of(kind, values, name)
  local struct = structs[kind]
  local size = struct and ffi.sizeof(struct.ctype) or sizes[kind]
  if values == nil then return nil, 0 end
  if type(values) == "cdata" then return values, ffi.sizeof(values) / size end
  if type(values) ~= "table" then error(("gridnorth: %s must be a list or an FFI array"):format(name), 3) end
  if not struct then return numbers[kind](#values, values), #values end
  local array = struct.array(#values)
  for i = 1, #values do
    if struct.init then struct.init(array[i - 1]) end
    write(struct, array[i - 1], values[i])
  end
  return array, #values
end

local function same_count(count, expected, name)
  if count == tonumber(expected) then return end
  error(("gridnorth: there must be %d %s"):format(tonumber(expected), name), 3)
end

-- An index, and how many words it has. A list cannot hold one: numbers have 53 bits.
local function index_of(words, name)
  if type(words) ~= "cdata" then error(("gridnorth: %s must be an FFI array"):format(name), 3) end
  return words, ffi.sizeof(words) / sizes.uint64_t
end

local Column = {}

---A field of each struct of an FFI array as a column: gn.column(ships, "ship", "latitude", count).
---@param array ffi.cdata*
---@param ctype string The type of the structs.
---@param field string
---@param count integer
function M.column(array, ctype, field, count)
  local size, offset = ffi.sizeof(ctype), ffi.offsetof(ctype, field)
  return setmetatable({ array = array, at = ffi.cast("char *", array) + offset, stride = size, count = count }, Column)
end

-- Where a column begins, the bytes from one row to the next, and its number of rows; none for one value of all rows.
local function column_of(kind, values, name)
  if type(values) == "number" then return numbers[kind](1, values), 0, nil end
  if getmetatable(values) == Column then
    return ffi.cast(kind .. " *", values.at), values.stride, values.count
  end
  local array, count = elements_of(kind, values, name)
  return array, sizes[kind], count
end

-- The slots of a column of texts: where they begin, their size, and their number.
local function texts_of(texts, name)
  if type(texts) == "cdata" then
    local size = ffi.sizeof(texts[0])
    return ffi.cast("const char *", texts), size, ffi.sizeof(texts) / size
  end
  if type(texts) ~= "table" then error(("gridnorth: %s must be a list of strings or an FFI array"):format(name), 3) end
  local size = 1
  for i = 1, #texts do size = math.max(size, #texts[i]) end
  local slots = ffi.new("char[?]", #texts * size)
  for i = 1, #texts do ffi.copy(slots + (i - 1) * size, texts[i], #texts[i]) end
  return slots, size, #texts
end

-- The number of rows that all columns have.
local function rows_of(...)
  local count
  for i = 1, select("#", ...) do
    local one = select(i, ...)
    if one and count and one ~= count then error("gridnorth: columns have different numbers of rows", 3) end
    count = one or count
  end
  return count or error("gridnorth: at least one column must have rows", 3)
end

-- Whether a batch returns lists: no column is memory of the caller.
local function is_list(...)
  for i = 1, select("#", ...) do
    local one = select(i, ...)
    if type(one) == "cdata" or getmetatable(one) == Column then return false end
  end
  return true
end

-- What a batch writes to: an array of the caller or a new one.
local function output_of(into, name, kind, count)
  local given = into and into[name]
  if not given then return structs[kind] and structs[kind].array(count) or numbers[kind](count) end
  local size = structs[kind] and ffi.sizeof(structs[kind].ctype) or ffi.sizeof(kind)
  if ffi.sizeof(given) < count * size then error(("gridnorth: into.%s is too small"):format(name), 3) end
  return given
end

local function slots_of(into, name, size, count)
  local given = into and into[name]
  if not given then return ffi.new("char[?][" .. size .. "]", count), size end
  local slot = ffi.sizeof(given[0])
  if ffi.sizeof(given) < count * slot then error(("gridnorth: into.%s is too small"):format(name), 3) end
  return given, slot
end

local function list_of(array, count)
  local list = {}
  for i = 1, count do list[i] = tonumber(array[i - 1]) end
  return list
end

local function records_of(struct, array, count)
  local list = {}
  for i = 1, count do list[i] = read(struct, array[i - 1]) end
  return list
end

local function words_of(enum, array, count)
  local list = {}
  for i = 1, count do list[i] = enum.words[array[i - 1]] end
  return list
end

local function strings_of(slots, count)
  local list = {}
  for i = 1, count do list[i] = ffi.string(slots[i - 1]) end
  return list
end

-- Results of unknown size --------------------------------------------------------------------------------------------

-- Memory that calls share: it is read before the next call.
local function room(kind, capacity, per_element)
  local array = ffi.typeof(kind .. "[?]")
  return { array = array, per = per_element or 1, capacity = capacity, data = array(capacity * (per_element or 1)) }
end

local rooms = {
  char = room("char", 256),
  float = room("float", 1024, 2),
  gn_dead_ground = room("gn_dead_ground", 256),
  gn_feature = room("gn_feature", 256),
  gn_fence_event = room("gn_fence_event", 256),
  gn_fence_presence = room("gn_fence_presence", 256),
  gn_grid_label = room("gn_grid_label", 256),
  gn_grid_line = room("gn_grid_line", 256),
  gn_label_place = room("gn_label_place", 256),
  gn_neighbor = room("gn_neighbor", 256),
  gn_point = room("gn_point", 256),
  gn_polygon_crossing = room("gn_polygon_crossing", 256),
  gn_position = room("gn_position", 256),
  gn_profile_sample = room("gn_profile_sample", 256),
  gn_ring_line = room("gn_ring_line", 256),
  gn_route_mark = room("gn_route_mark", 256),
  gn_sky_event = room("gn_sky_event", 256),
  gn_tile_run = room("gn_tile_run", 256),
  gn_vertex = room("gn_vertex", 256),
  uint64_t = room("uint64_t", 256),
  uint8_t = room("uint8_t", 256),
}
local needed, other_needed = ffi.new "size_t[1]", ffi.new "size_t[1]"

local function grow(one, count)
  if count <= one.capacity then return end
  one.capacity = tonumber(count)
  one.data = one.array(one.capacity * one.per)
end

-- Puts what goes into a call where its results will be: at the beginning of shared memory.
local function put(one, elements, count)
  grow(one, count)
  if count > 0 then ffi.copy(one.data, elements, count * ffi.sizeof(elements[0])) end
end

-- Whether a call must be repeated, because there is room enough only now.
local function grown(status, first, second)
  if status ~= TOO_SMALL then return false end
  grow(first, needed[0])
  if second then grow(second, other_needed[0]) end
  return true
end

-- An array of one's own with what the shared memory holds.
local function kept(one, count)
  local array = one.array(count * one.per)
  ffi.copy(array, one.data, ffi.sizeof(array))
  return array
end

-- Functions ----------------------------------------------------------------------------------------------------------

---Hemispheres.
---@alias gridnorth.Hemisphere "south" | "north"

---Flags of a decoded MGRS reference.
---@alias gridnorth.MGRSFlag "band-of-neighbor" | "overhangs-zone" | "cut"

---What a grid draws, in grid_options.content; a sum.
---@alias gridnorth.GridContent "borders" | "100-km" | "lines" | "grid-zones" | "squares" | "digits" | "references"

---The unit of grid_options.tolerance.
---@alias gridnorth.ToleranceUnit "pixels" | "meters"

---Kinds of lines.
---@alias gridnorth.GridLineKind "border" | "100-km" | "line"

---What is constant along a line, or which coordinate coordinate_parse() reads.
---@alias gridnorth.Axis "easting" | "northing" | "longitude" | "latitude"

---Kinds of labels.
---@alias gridnorth.GridLabelKind "grid-zone" | "square" | "digits" | "reference"

---The edge of the view on which a label of digits lies.
---@alias gridnorth.Edge "none" | "south" | "west" | "north" | "east"

---Systems of units for scale bars, lengths and areas; from 4 on, for lengths alone, units that do not change.
---@alias gridnorth.Units "metric" | "imperial" | "nautical" | "meters" | "kilometers" | "feet" | "miles" | "nautical-miles"

---The unit of a speed as text.
---@alias gridnorth.SpeedUnit "meters-per-second" | "kilometers-per-hour" | "miles-per-hour" | "knots" | "minutes-per-kilometer"

---The north from which a direction counts.
---@alias gridnorth.North "true" | "grid" | "magnetic"

---How a position is written.
---@alias gridnorth.Form "any" | "dd" | "dm" | "dms" | "utm" | "ups" | "mgrs" | "iso-6709" | "geo-uri" | "georef" | "gars"

---How position_parse() reads; a sum.
---@alias gridnorth.ParseFlag "bands" | "longitude-first" | "strict" | "hemispheres"

---What is known about a text that was read; a sum.
---@alias gridnorth.PositionFlag "band-of-neighbor" | "overhangs-zone" | "cut" | "altitude" | "uncertainty" | "longitude-first" | "band" | "decimal-comma" | "double-sign" | "other-crs" | "other-parameters"

---Symbols of degrees, minutes and seconds.
---@alias gridnorth.Symbols "ascii" | "typographic" | "colons" | "none"

---How hemispheres are written.
---@alias gridnorth.HemisphereStyle "signs" | "after" | "before"

---Other features of the style of a text; a sum.
---@alias gridnorth.FormatFlag "longitude-first" | "padded" | "plus" | "spaced" | "decimal-comma" | "band" | "units" | "altitude"

---Where the cursor is in a reference being typed.
---@alias gridnorth.TypingField "zone" | "band" | "column" | "row" | "easting" | "northing" | "end"

---How complete a reference being typed is; a sum.
---@alias gridnorth.TypingFlag "complete" | "completed"

---How an angle is shown.
---@alias gridnorth.AngleUnit "degrees" | "mils" | "points-8" | "points-16"

---Flags of a magnetic field.
---@alias gridnorth.MagneticFlag "caution" | "blackout" | "out-of-date"

---On which side of the border of a polygon a position lies.
---@alias gridnorth.Side "outside" | "on-border" | "inside"

---What an index holds.
---@alias gridnorth.IndexKind "points" | "edges" | "fences"

---What a fence is.
---@alias gridnorth.FenceShape "polygon" | "circle" | "corridor" | "line"

---What a fence reports, as a sum; what an event is, one of them.
---@alias gridnorth.FenceTrigger "enter" | "dwell" | "exit" | "crossed-left" | "crossed-right"

---Flags of fence_options.
---@alias gridnorth.FenceFlag "report-first"

---Flags of guidance and navigation_state.
---@alias gridnorth.NavigationFlag "off-route" | "wrong-way" | "arrived" | "ignored"

---What became of a fix.
---@alias gridnorth.TrackOutcome "nothing" | "left-out" | "waiting" | "kept"

---Why a fix was left out, or how it was taken; a sum.
---@alias gridnorth.TrackFlag "inaccurate" | "strayed" | "soon" | "near" | "jumped"

---Which way a ring runs, seen from above.
---@alias gridnorth.Orientation "clockwise" | "counterclockwise"

---Where the vertices of a circle are.
---@alias gridnorth.Placement "on" | "outside" | "inside" | "equal-area"

---What the azimuth of a wedge or an arc means.
---@alias gridnorth.AzimuthMeaning "middle" | "start"

---The longitudes of points. GeoJSON is always cut at the antimeridian.
---@alias gridnorth.Longitudes "reduced" | "continuous"

---How the line beside a route goes around a corner, on the outside.
---@alias gridnorth.Join "round" | "miter" | "bevel"

---How a corridor ends beyond the ends of its route.
---@alias gridnorth.LineEnd "flat" | "round" | "square"

---What the coordinates of a frame are: x along its anchors from the first, y to the right of them.
---@alias gridnorth.Frame "meters" | "length" | "width"

---A document format.
---@alias gridnorth.ExchangeFormat "gpx" | "kml" | "cot"

---What a feature is, and what its vertices are.
---@alias gridnorth.FeatureKind "point" | "line" | "area" | "hole" | "circle" | "ellipse" | "sector" | "range-bearing" | "box"

---Flags of a feature; a sum.
---@alias gridnorth.FeatureFlag "route" | "xml-texts" | "gaps"

---How the samples of a grid of heights are stored.
---@alias gridnorth.HeightFormat "int16" | "sign-magnitude16" | "float32"

---The order of the bytes of a sample.
---@alias gridnorth.HeightFlag "big-endian"

---What the sun or the moon does.
---@alias gridnorth.SkyEventKind "sunrise" | "sunset" | "sun-transit" | "civil-dawn" | "civil-dusk" | "nautical-dawn" | "nautical-dusk" | "astronomical-dawn" | "astronomical-dusk" | "moonrise" | "moonset" | "moon-transit" | "new-moon" | "first-quarter" | "full-moon" | "last-quarter"

---What is known of a cell or a stretch of ground that is looked at.
---@alias gridnorth.ViewState "hidden" | "seen" | "outside" | "unknown"

---What a line of a ring set is.
---@alias gridnorth.RingLineKind "ring" | "radial"

---Units of lengths on a target, and of the angles that they cover at a range.
---@alias gridnorth.TargetUnit "meters" | "millimeters" | "inches" | "moa" | "milliradians" | "inches-per-100-yards"

---How a photo shows a plane.
---@alias gridnorth.CalibrationKind "similarity" | "affine" | "homography"

---A position on the WGS 84 ellipsoid, in degrees.
---@class gridnorth.Point
---@field latitude number
---@field longitude number

---A position on a UTM or UPS grid, in meters.
---@class gridnorth.UTM
---@field easting number
---@field northing number If hemisphere is "south", the equator is at 10,000,000 m.
---@field zone integer 1 ... 60, or 0.
---@field hemisphere gridnorth.Hemisphere "north" or "south": decides the false northing, or the pole.

---The cell that an MGRS reference names.
---@class gridnorth.MGRSCell
---@field center gridnorth.Point The middle of the whole cell (of the grid zone, at precision -1).
---@field south_west gridnorth.Point The corner of least easting and northing (latitude, longitude at precision -1).
---@field inside gridnorth.Point The center if it lies in the grid zone; else a point of the cell that does.
---@field utm_center gridnorth.UTM The same center on the grid.
---@field utm_south_west gridnorth.UTM The same corner on the grid.
---@field size number Length of a side, in meters; 0 at precision -1, which has no square.
---@field zone integer 1 ... 60, or 0.
---@field precision integer -1 ... 11.
---@field flags table<gridnorth.MGRSFlag, true> mgrs_flag words.
---@field band string? The band letter; A, B, Y or Z near the poles.
---@field column string? The two letters of the 100 km square; 0 at precision -1.
---@field row string?

---A rectangle of meridians and parallels, in degrees. If west is greater than east, it crosses the antimeridian.
---@class gridnorth.Bounds
---@field south number
---@field west number
---@field north number
---@field east number

---How a grid is drawn.
---@class gridnorth.GridOptions
---@field content? table<gridnorth.GridContent, true> grid_content words. Default all of them.
---@field tile_size? integer Width of the world at zoom 0, in pixels: 512 (default; Mapbox, MapLibre) or 256.
---@field tolerance_unit? gridnorth.ToleranceUnit "pixels" (default) or "meters".
---@field tolerance? number How far a chord may depart from the curve: 0.0001 ... 1,000,000. Default 0.25.
---@field margin? number Pixels added around the view for lines: 0 ... 4096. Default 0.
---@field minimum_pixels? number Levels with lines closer than this are left out. Default 8.
---@field spacing? number Meters between lines, a divisor of 100,000; 0 (default): level_zooms decides.
---@field level_zooms? number[] The zooms (of 512-pixel tiles) from which 10 km, 1 km, 100 m, 10 m, 1 m lines are drawn. Default 8, 11, 14, 17, 21. Not decreasing; infinity: never.
---@field label_pixels? number Grid zones and squares whose visible part is smaller have no label. Default 32.
---@field reference_zoom? number The zoom (of 512-pixel tiles) from which intersections have references. Default 10.
---@field reference_step? integer References are at every nth line of each axis; this is n. Default 5; 1 is every line.
---@field max_vertices? integer Drawings with more vertices and labels are refused. Default 1,000,000.

---A line of a drawn grid.
---@class gridnorth.GridLine
---@field coordinate number Easting or northing in meters; for borders longitude or latitude in degrees.
---@field spacing number Meters: the coarsest level that has this line; 0 for borders.
---@field first integer Its vertices in the vertex array: [first, first + count).
---@field count integer 2 or more.
---@field width number Relative: 1, or 1.5 for major lines.
---@field opacity number 0.5, or 1 for major lines.
---@field zone integer 1 ... 60 or 0; for a border meridian the zone to its east; or -1.
---@field hemisphere gridnorth.Hemisphere "north" or "south"; "north" for the equator and for borders that cross it.
---@field kind gridnorth.GridLineKind "border", "100-km" or "line".
---@field axis gridnorth.Axis Axis words.
---@field major boolean 1 for borders and for every tenth line of the finest level drawn; else 0.

---A label of a drawn grid.
---@class gridnorth.GridLabel
---@field position gridnorth.Point
---@field text string ASCII.
---@field coordinate number For digits, the easting or northing in meters; else 0.
---@field kind gridnorth.GridLabelKind grid_label_kind words.
---@field zone integer 1 ... 60 or 0.
---@field hemisphere gridnorth.Hemisphere "north" or "south".
---@field axis gridnorth.Axis For digits, "easting" or "northing"; else 0.
---@field edge gridnorth.Edge For digits, a edge words; else "none".

---A tile of a Web Mercator map. The world has 2^zoom columns from -180 degrees eastward, and as many rows from
---85.051128 degrees southward, both counted from 0.
---@class gridnorth.Tile
---@field x integer The column.
---@field y integer The row.
---@field zoom integer 0 ... 30.

---Neighboring tiles of a row. It ends at the antimeridian at the latest.
---@class gridnorth.TileRun
---@field x integer The column of the first tile, from which the others follow to the east.
---@field y integer The row.
---@field zoom integer 0 ... 30.
---@field count integer Tiles, 1 at least.

---A scale bar.
---@class gridnorth.ScaleBar
---@field width number Pixels.
---@field meters number Its length on the ground.
---@field value number Its length in its unit: 1, 2 or 5 times a power of ten.
---@field unit string "m", "km", "ft", "mi" or "nmi".
---@field text string Value and unit, "500 m".

---A Web Mercator map on a screen, seen by the camera of Mapbox and MapLibre. Fields that are 0 have their defaults:
---set `center`, `zoom`, `width` and `height`.
---@class gridnorth.Screen
---@field center gridnorth.Point The position in the center of the screen. Latitudes beyond 85.051128 count as 85.051128.
---@field zoom number -4 ... 30: at zoom 0 the world is `tile_size` pixels wide.
---@field width number Pixels, 0.001 ... 1,000,000.
---@field height number Pixels, 0.001 ... 1,000,000.
---@field bearing number Which direction is up, degrees clockwise from north; any finite value. Default 0.
---@field pitch number Degrees by which the camera is tilted from looking straight down, 0 ... 85. Default 0.
---@field field_of_view number Of the camera, from the top to the bottom of the screen, degrees, 0.1 ... 150; or 0 (default): 36.87, the angle whose half has the tangent 1/3. Without pitch, no effect.
---@field tile_size integer 512 (default; Mapbox, MapLibre) or 256; 0 means 512.

---A rectangle of pixels, from the left and top edge of the screen to the right and down.
---@class gridnorth.Box
---@field left number
---@field top number
---@field right number
---@field bottom number

---The space that a text needs, in pixels.
---@class gridnorth.TextSize
---@field width number 1 ... 10,000.
---@field height number 1 ... 10,000.

---How a map makes pixels of positions: by a matrix of the Web Mercator plane, of a globe, or a mixture of both. Each
---gives three numbers X, Y, W, and the pixel is (X/W, Y/W), from the left and top edge of the screen. screen_camera()
---writes one.
---@class gridnorth.Camera
---@field plane number[] Three rows of three: they multiply (x, y, 1). x is 0 at -180 degrees and 1 at 180, y is 0 at 85.051128 degrees and 1 at -85.051128.
---@field globe number[] Three rows of four: they multiply (cos lat sin lon, sin lat, cos lat cos lon, 1).
---@field rim number[] Its product with the same four numbers is negative for positions behind the globe.
---@field transition number 0: the plane alone; 1: the globe alone; between: X, Y and W change from one to the other.
---@field longitude number Degrees. A flat map shows positions in the copy of the world nearest to this longitude.
---@field depth number W in the center of the map, where names have their full size; more than 0.

---The place of a name on the screen.
---@class gridnorth.LabelPlace
---@field x number The middle of the box, in pixels to the right of the left edge of the screen; NaN if none.
---@field y number Pixels below the top edge of the screen; NaN if there is no place.
---@field width number Pixels: the size that was asked for times `scale`; 0 if there is no place.
---@field height number Pixels; 0 if there is no place.
---@field scale number By which the letters are to be multiplied, 0.6 ... 1; 0 if there is no place.
---@field opacity number 0.4 ... 1: names fade with the distance; 0 if there is no place.

---Pixels at the edges of a screen that are to stay free.
---@class gridnorth.Padding
---@field top number
---@field right number
---@field bottom number
---@field left number

---A matrix of 4 rows and 4 columns, column by column, as OpenGL, Metal and WebGL take it.
---@class gridnorth.Matrix
---@field elements number[]

---A position that was read from a text.
---@class gridnorth.Position
---@field point gridnorth.Point The position; the center of a cell.
---@field altitude number Meters; 0 without "altitude".
---@field uncertainty number Meters; 0 without "uncertainty".
---@field precision number One unit of the last digit (of the latitude) in meters, or the side of the cell.
---@field utm? gridnorth.UTM What a UTM, UPS or MGRS text says (MGRS: the center); zeros for other forms.
---@field form gridnorth.Form Form words, never "any".
---@field flags table<gridnorth.PositionFlag, true> position_flag words.

---How a position is written.
---@class gridnorth.FormatOptions
---@field form? gridnorth.Form Form words. Default "dd".
---@field decimals? integer Decimals of the last part, 0 ... 12 (UTM, UPS 0 ... 6); precision of cells: MGRS -1 ... 11, GEOREF -1 ... 11, GARS 0 ... 2.
---@field symbols? gridnorth.Symbols Symbols words. Default "none" for DD, else "ascii".
---@field hemispheres? gridnorth.HemisphereStyle hemisphere_style words. Default "signs".
---@field flags? table<gridnorth.FormatFlag, true> format_flag words. Default 0.
---@field iso_form? gridnorth.Form For ISO 6709: "dd" (default), "dm" or "dms".
---@field zone? integer For UTM: 1 ... 60, or 0 (default).
---@field altitude? number Meters, -1e6 ... 1e9, for "altitude".
---@field separator? string Between the coordinates: blanks, and at most one of "," ";" "/". Default ", ".
---@field altitude_decimals? integer 0 ... 6. Default 0.

---A cell of a graticule, as GEOREF and GARS name it.
---@class gridnorth.GraticuleCell
---@field bounds gridnorth.Bounds South and west edges belong to the cell; the east edge of the last cell is 180.
---@field center gridnorth.Point
---@field precision integer The precision to encode with.

---The state of a reference being typed.
---@class gridnorth.MGRSTyping
---@field next string What may be typed next: bits 0 ... 9 for the digits, 10 ... 35 for A ... Z.
---@field flags table<gridnorth.TypingFlag, true> typing_flag words.
---@field field gridnorth.TypingField typing_field words: where the next character goes.
---@field distance number Meters from the reference position to the center of the cell.
---@field azimuth number Degrees from true north, from the reference position to the center.
---@field cell? gridnorth.MGRSCell The cell of the completed reference.
---@field text string The completed reference; empty without "completed".

---A magnetic model: spherical harmonics up to degree 12, and how they change. magnetic_model_parse() stores one.
---Degrees and orders follow each other: 1 0, 1 1, 2 0, 2 1 ... 12 12.
---@class gridnorth.MagneticModel
---@field epoch number The decimal year for which the terms hold, 1 ... 9999.
---@field terms number[] For each degree and order g and h, nT, and their changes a year; magnitudes up to 1e9.
---@field name string "WMM-2025".

---The magnetic field at a position, and its changes. Angles in degrees, intensities in nT.
---@class gridnorth.MagneticField
---@field declination number The azimuth of magnetic north, in (-180, 180]: positive to the east of true north.
---@field inclination number Down from the horizontal plane, -90 ... 90.
---@field horizontal number The horizontal intensity, H.
---@field total number The total intensity, F.
---@field north number The component to true north, X.
---@field east number The component to the east, Y.
---@field down number The component down, along the normal of the ellipsoid, Z.
---@field declination_rate number The change of the declination: degrees a year.
---@field inclination_rate number The change of the inclination: degrees a year.
---@field horizontal_rate number The change of the horizontal intensity: nT a year.
---@field total_rate number The change of the total intensity: nT a year.
---@field north_rate number The change of the component to true north: nT a year.
---@field east_rate number The change of the component to the east: nT a year.
---@field down_rate number The change of the component down: nT a year.
---@field uncertainty number Of the declination: degrees, one standard deviation, 0.26 ... 180.
---@field flags table<gridnorth.MagneticFlag, true> magnetic_flag words.

---The three norths at a position. Degrees, in (-180, 180], clockwise.
---@class gridnorth.Norths
---@field convergence number From true north to grid north.
---@field declination number From true north to magnetic north.
---@field grid_magnetic number From grid north to magnetic north: the grid-magnetic angle.
---@field uncertainty number Of the declination, as in magnetic_field.
---@field zone integer Of the grid: 1 ... 60, or 0.
---@field hemisphere gridnorth.Hemisphere "north" or "south".
---@field flags table<gridnorth.MagneticFlag, true> magnetic_flag words.

---Where a route comes nearest to a position.
---@class gridnorth.RoutePlace
---@field point gridnorth.Point The nearest point of the route.
---@field distance_along number Meters from the start of the route to that point.
---@field distance_off number Meters from that point to the position; negative if it lies to the left of the route.
---@field azimuth number The direction of the route there, degrees, in (-180, 180].
---@field segment integer The vertex where the segment begins: 0 for the first segment.

---A point of an index that was found.
---@class gridnorth.Neighbor
---@field distance number Meters from the position.
---@field id integer Its row in the columns from which the index was built.

---A fence. Its points and rings stand in arrays, behind those of the fences before it.
---@class gridnorth.Fence
---@field id integer The caller's, another one for each fence.
---@field shape gridnorth.FenceShape fence_shape words.
---@field triggers table<gridnorth.FenceTrigger, true> "enter" and so on, as a sum.
---@field point_count integer Its points: 3 or more for a polygon, 1 for a circle, 1 or more for a corridor, 2 or more for a line.
---@field ring_count integer The rings of a polygon: the outer one, then the holes. 0: all points are one ring.
---@field radius number Of a circle, or half the width of a corridor: meters, more than 0, up to 9,000,000.
---@field low number The lowest altitude that belongs to it, meters; may be infinite.
---@field high number The highest. If both are equal, altitudes do not matter.

---Where something was, and when.
---@class gridnorth.Fix
---@field time number Seconds since any moment, such as 1970.
---@field point gridnorth.Point
---@field altitude number Meters; NaN: not known, which leaves the last one that was.
---@field accuracy number Of the position, meters; NaN: not known.

---A fence that something is in.
---@class gridnorth.FencePresence
---@field id integer Of the fence.
---@field since number When it entered: seconds.
---@field has_dwelt boolean 1 after "dwell".

---What fence_index_step() keeps from one fix to the next, beside the presences.
---@class gridnorth.FenceState
---@field fix gridnorth.Fix The last fix that counted.
---@field presence_count integer How many presences there are.
---@field has_fix boolean 1 after the first fix that counted; 0 before it, and then all is 0.

---Something that happened between two fixes.
---@class gridnorth.FenceEvent
---@field id integer Of the fence.
---@field time number Seconds.
---@field point gridnorth.Point On the geodesic between the fixes.
---@field altitude number Meters; NaN: not known.
---@field fraction number Of the way: 0 at the last fix, 1 at this one. 0 without a way.
---@field kind gridnorth.FenceTrigger "enter", "dwell", "exit", "crossed-left" or "crossed-right".
---@field since number For "dwell" and "exit", when it entered: seconds. Else the time.

---How fence_index_step() decides.
---@class gridnorth.FenceOptions
---@field flags? table<gridnorth.FenceFlag, true> "report-first". Default 0.
---@field hysteresis? number Meters, 0 ... 100,000: only farther than this beyond its border is a fence left. Default 0.
---@field worst_accuracy? number Meters: fixes less accurate than this are ignored. Default infinity.
---@field dwell? number Seconds, 0 or more: how long something must be inside to dwell. Default infinity: never.

---How navigation_step() decides.
---@class gridnorth.NavigationOptions
---@field off_route_distance? number Meters, 0 or more: as near as this it is on the route. Default 50.
---@field hysteresis? number Meters, 0 ... 100,000: only farther than this beyond that has it left the route. Default 10.
---@field arrival_radius? number Meters, 0 or more: as near as this to a waypoint, it passes it. Default 30.
---@field window_behind? number Meters, 0 or more: how far behind its last place along the route it may be, beside what it moved; may be infinite. Default 100.
---@field window_ahead? number Meters, 0 or more: how far ahead. Default 300.
---@field lookahead? number Meters, 0 or more: the course leads to a place of the route so far ahead. Default 50.
---@field worst_accuracy? number Meters: fixes less accurate than this are ignored. Default infinity.
---@field averaging_time? number Seconds, 0 or more: over about so long the speed is averaged. Default 30.
---@field start_distance? number Meters from the start of the route, 0 or more: the first fix is looked for in the window around this place, at the end if it is farther. NaN, the default: on the whole route.

---What navigation_step() keeps from one fix to the next. All 0 before the first.
---@class gridnorth.NavigationState
---@field fix gridnorth.Fix The last fix that counted.
---@field time number The last time that is known; NaN: none.
---@field distance_along number Where it was: meters from the start of the route.
---@field turned_at number The farthest place along since it last turned around; on the wrong way, the nearest to the start.
---@field turned_back_at number Where the wrong way began, or began last.
---@field speed number Averaged progress along the route, meters a second; NaN: not known.
---@field speed_weight number 0 ... 1: how much of the averaging time it is the average of.
---@field length number Of the route, meters.
---@field waypoint_along number Of the next waypoint: meters from the start of the route; NaN after the last.
---@field waypoint_turn number What guidance has as `turn`.
---@field next_waypoint integer As guidance has it.
---@field route ffi.cdata* The checksum of the index.
---@field waypoint_point ffi.cdata* The point of the next waypoint.
---@field has_fix boolean 1 after the first fix that counted; 0 before it, and then all is 0.
---@field flags table<gridnorth.NavigationFlag, true> navigation_flag flags.

---Where something is on its route, and how it goes on. Distances in meters along the route; azimuths in degrees, over
----180 ... 180, clockwise from north.
---@class gridnorth.Guidance
---@field point gridnorth.Point Its place on the route.
---@field distance_along number From the start of the route to that place.
---@field distance_off number From that place to the fix: positive to the right of the route, negative to the left.
---@field azimuth number Of the route there.
---@field course number From the fix to the place of the route `lookahead` farther along: where to steer.
---@field distance_left number To the end of the route.
---@field time_left number The same in seconds, at the speed; NaN: not known, or it does not come nearer.
---@field speed number Averaged progress along the route, meters a second, negative on the way back; NaN: not known.
---@field waypoint_distance number To the next waypoint; negative if it lies behind. NaN after the last, like all of it.
---@field waypoint_time number Seconds to it, at the speed; NaN: not known, or it does not come nearer.
---@field waypoint_azimuth number From the fix straight to the next waypoint.
---@field turn number What the route turns by at the next waypoint: -180 ... 180, to the right if positive; NaN at an end.
---@field next_waypoint integer Its number, from 0; after the last one, how many there are.
---@field passed integer How many waypoints were passed since the last fix.
---@field flags table<gridnorth.NavigationFlag, true> navigation_flag flags.

---How a track is recorded.
---@class gridnorth.TrackOptions
---@field tolerance? number Meters, 0.001 ... 1,000,000: fixes that lie so close to the line that is kept are dropped. 0: all are kept. Default 5.
---@field least_distance? number Meters: fixes nearer to the last one that was taken are left out. Default 0.
---@field least_interval? number Seconds: fixes sooner after the last one that was taken are left out. Default 0.
---@field worst_accuracy? number Meters: fixes less accurate than this are left out. Default infinity.
---@field largest_speed? number Meters per second: fixes that can only be reached faster are left out. Default infinity.
---@field rest_speed? number Meters per second: what is slower is rest, not moving. Default 0.5.
---@field climb? number Meters: ways up and down that are shorter do not count. Default 10.

---What track_add() keeps from one fix to the next: 64 numbers to store as they are.
---@class gridnorth.TrackState
---@field numbers number[]

---What became of a fix, and at most one vertex of the line that is kept.
---@class gridnorth.TrackStep
---@field vertex gridnorth.Fix A fix to append to the line.
---@field vertex_count integer 0 or 1.
---@field outcome gridnorth.TrackOutcome "left-out", "waiting" or "kept"; "nothing".
---@field flags table<gridnorth.TrackFlag, true> "inaccurate" and so on, or 0.

---What the fixes of a track that were taken add up to.
---@class gridnorth.TrackTotals
---@field distance number Meters along all fixes that were taken, not along the line that is kept.
---@field moving_time number Seconds that were not rest.
---@field ascent number Meters upward, of climbs that count.
---@field descent number Meters downward.
---@field speed number Now, from the last two fixes, meters per second; NaN: not known.
---@field moving_speed number On average while moving, meters per second; NaN: not known.
---@field top_speed number The largest, meters per second.
---@field lowest number The lowest altitude, meters; NaN: not known.
---@field highest number The highest.
---@field start_time number Of the first fix that was taken, seconds; NaN: not known.
---@field end_time number Of the last one.
---@field bounds gridnorth.Bounds Around the fixes; NaN before the first.
---@field fix_count integer Fixes that were given, without those that were refused.
---@field taken_count integer Fixes that were taken.
---@field vertex_count integer Fixes that were kept.

---Where two edges of a polygon meet but should not. Edge i runs from point i to the next point of its ring.
---@class gridnorth.PolygonCrossing
---@field edge integer
---@field other_edge integer
---@field point gridnorth.Point
---@field found boolean 1, or 0 if there is none; then every other field is 0.

---How outlines of tactical shapes are drawn.
---@class gridnorth.OutlineOptions
---@field join? gridnorth.Join Join words. Default "round".
---@field ends? gridnorth.LineEnd line_end words. Default "flat".
---@field longitudes? gridnorth.Longitudes Longitudes words. Default "reduced".
---@field tolerance? number Meters by which the line between two vertices may depart, 0.000001 ... 1,000,000, and at least 10^-7 of the distance from the route; or 0 (default): a thousandth of the distance.
---@field miter_limit? number Tips may be so many times as far from their corner as the line is: 1 ... 1000. Default 5.

---A mark on a route.
---@class gridnorth.RouteMark
---@field point gridnorth.Point
---@field distance number Meters from the start of the route.
---@field azimuth number The direction of the route there, degrees, in (-180, 180].
---@field segment integer The vertex where the segment begins.

---How to draw a shape.
---@class gridnorth.ShapeOptions
---@field placement? gridnorth.Placement Placement words. Default "on".
---@field vertices? integer In a whole turn, 3 ... 1,000,000; a part has its share, rounded up. Default 64.
---@field azimuth_is? gridnorth.AzimuthMeaning azimuth_meaning words. Default "middle".
---@field tolerance? number Meters, 0.000001 ... 1,000,000: enough vertices to keep the edges that close to the shape; or 0 (default): as `vertices` says.
---@field edge_tolerance? number Meters, 0.000001 ... 1,000,000: edges in GeoJSON have more vertices, so that straight lines in degrees lie that close to the geodesics; or 0 (default): no more vertices, unless the placement needs them: see circle_geojson().
---@field label_azimuth? number The labels of a ring set are at this azimuth, degrees. Default 0.
---@field radial_azimuth? number The azimuth of the first radial line of a ring set, degrees. Default 0.
---@field radials? integer Radial lines of a ring set, evenly spaced, 0 ... 3600. Default 0.
---@field decimals? integer In GeoJSON, 0 ... 12. Default 7, a centimeter.
---@field longitudes? gridnorth.Longitudes Longitudes words. Default "reduced".

---How a route or a polygon becomes GeoJSON.
---@class gridnorth.GeoJSONOptions
---@field decimals? integer Of positions, 0 ... 12. Default 7, a centimeter.
---@field edge_tolerance? number Meters, 0.000001 ... 1,000,000: edges have more positions, so that straight lines in degrees lie that close to the geodesics; or 0 (default): no more positions.

---A part of a text.
---@class gridnorth.Span
---@field offset integer Its first byte.
---@field size integer Bytes; 0: there is no such text.

---A position of a feature.
---@class gridnorth.Vertex
---@field point gridnorth.Point
---@field altitude number Meters; NaN: absent.
---@field time number Seconds since the beginning of 1970, UTC; NaN: absent.

---A point, line or area of a document. Numbers that are absent are NaN.
---@class gridnorth.Feature
---@field kind? gridnorth.FeatureKind "point" and so on.
---@field flags? table<gridnorth.FeatureFlag, true> feature_flag words.
---@field object? integer The waypoint, route, track, placemark or event that it is part of: they are counted from 0.
---@field first? integer Its first vertex.
---@field count? integer Its vertices.
---@field name? gridnorth.Span The name, or the callsign.
---@field uid? gridnorth.Span The identifier of a CoT event, or of a placemark.
---@field type? gridnorth.Span The type of a CoT event, such as "a-f-G-U-C", or of a GPX object.
---@field how? gridnorth.Span How the position of a CoT event was found, such as "m-g".
---@field time? number Seconds since the beginning of 1970, UTC: when it was made.
---@field start? number When it begins to hold.
---@field stale? number When it ends to hold.
---@field circular_error? number Of the position, meters: "ce".
---@field linear_error? number Of the altitude, meters: "le".
---@field radius? number Meters.
---@field second_radius? number Meters.
---@field azimuth? number Degrees clockwise from true north.
---@field width? number Degrees.
---@field inclination? number Degrees upward from the horizontal plane.
---@field course? number In which direction it moves: degrees clockwise from true north.
---@field speed? number How fast: meters per second.
---@field low? number The lowest altitude of a fence, meters.
---@field high? number The highest.
---@field fence_triggers? table<gridnorth.FenceTrigger, true> "enter" and "exit", if it is a fence; 0: it is none.
---@field north? gridnorth.North From which north the azimuth is to be shown: a north.

---Where the search for the end of a CoT event goes on; all 0 where an event begins.
---@class gridnorth.CotSearch
---@field place integer Bytes that were looked at.
---@field read integer Bytes that were read as XML.
---@field depth integer Elements that are open.
---@field markup integer Where in the markup the place is: a number of the library's.

---What was left out of a document, and why.
---@class gridnorth.ExchangeReport
---@field skipped integer Features that were refused.
---@field place integer The byte of the first feature that was refused, or else of the first fix, or of the error in a document; for writers, the number of the feature.
---@field error integer Why; GN_OK if nothing was refused.
---@field dropped integer Fixes of tracks that were left out, or whose altitude or time was; at most 4,294,967,295.

---How documents are written.
---@class gridnorth.ExchangeOptions
---@field decimals? integer Of degrees, 0 ... 12. Default 7, a centimeter.
---@field meter_decimals? integer Of altitudes and radii, 0 ... 6. Default 2.
---@field time_decimals? integer Of seconds that are not whole, 0 ... 9. Default 3.
---@field tolerance? number Meters, 0.000001 ... 1,000,000: polygons that stand for circles, ellipses and sectors depart from them by no more. 0: they have the usual number of vertices. Default 1.
---@field time? number For CoT events without one: seconds since the beginning of 1970. Default NaN: refused.
---@field stale_after? number For CoT events without a stale time: seconds after their start. Default 86,400.

---A grid of heights: where it lies on the earth, and where its samples lie in the caller's bytes. A sample is the
---height of one position; of a raster whose pixels are areas, take their centers. Plain numbers: callers may fill it
---in.
---@class gridnorth.HeightGrid
---@field latitude number Of the first sample, degrees, -90 ... 90.
---@field longitude number Of the first sample, degrees; any finite value.
---@field latitude_step number Degrees from a row to the next; negative if rows follow each other southward.
---@field longitude_step number Degrees from a column to the next; negative if columns follow each other westward.
---@field void_value number The sample that means that there is no height, before `scale` and `shift`; NaN: none does.
---@field scale number Meters for a sample of 1; 0 counts as 1.
---@field shift number Meters for a sample of 0.
---@field offset integer Where the first sample begins, in bytes.
---@field row_stride integer From a row to the next, in bytes; may be negative.
---@field column_stride integer From a sample to that of the next column, in bytes.
---@field rows integer Rows, of one latitude each: 1 ... 16,777,216.
---@field columns integer Columns, of one longitude each: 1 ... 16,777,216.
---@field format gridnorth.HeightFormat "int16" and so on.
---@field flags table<gridnorth.HeightFlag, true> "big-endian", or 0.

---A place of a profile.
---@class gridnorth.ProfileSample
---@field distance number Meters along the route.
---@field point gridnorth.Point
---@field height number Meters; NaN: not known.

---What a profile adds up to. Numbers are NaN where nothing is known.
---@class gridnorth.ProfileSummary
---@field length number Meters from the first sample to the last one.
---@field ascent number Meters upward, of climbs that count.
---@field descent number Meters downward.
---@field lowest number The lowest height, meters.
---@field lowest_distance number Where it is: meters along the route.
---@field highest number The highest height.
---@field highest_distance number
---@field steepest_up number The largest rise from a sample to the next, meters per meter; NaN: none rises.
---@field steepest_up_distance number Where it begins.
---@field steepest_down number The largest fall from a sample to the next: meters per meter, positive.
---@field steepest_down_distance number Where it begins.
---@field unknown_count integer Samples whose height is not known.

---How lines of sight are computed.
---@class gridnorth.SightOptions
---@field curvature? number The part of the earth's curvature that refraction leaves, 0.1 ... 2: 6/7 for light, the default; 3/4 for radio; 1 without refraction.
---@field step? number Meters between the places that are looked at, 0.01 or more; 0, the default: the distance between rows or columns of the finest grid, whichever is less.
---@field frequency? number Of a radio, hertz, 1e6 ... 1e12: for its first Fresnel zone; 0, the default: none.

---A line of sight. Numbers that there are not are NaN.
---@class gridnorth.Sight
---@field distance number Meters along the ground, from one end to the other.
---@field azimuth number In which direction it leaves: degrees, (-180, 180].
---@field elevation number At which angle above the horizontal plane it leaves, degrees; refraction included.
---@field from_ground number The height of the ground at the start, meters.
---@field to_ground number The height of the ground at the end.
---@field clearance number The least height of the line above the ground between its ends, meters; negative if it is blocked.
---@field clearance_distance number Where that is: meters from the start.
---@field clearance_point gridnorth.Point
---@field blocked_distance number Where it first meets the ground: meters from the start; NaN: nowhere.
---@field blocked_point gridnorth.Point
---@field blocked_height number The height of the ground there.
---@field free_zone number The least part of the first Fresnel zone's radius that is free below the line: 1 or more if all of it is, 0 where the line grazes the ground.
---@field free_zone_distance number Where that is.
---@field to gridnorth.Point Its end.
---@field unknown_count integer Places between the ends whose height is not known; they do not block.
---@field is_visible boolean 1 for a line that nothing blocks, else 0.

---Where the sun or the moon is seen.
---@class gridnorth.SkyPlace
---@field azimuth number Degrees clockwise from true north, -180 to 180: more than -180, at most 180.
---@field elevation number Of its center above the horizon, degrees, as if there were no air.
---@field apparent_elevation number As it is seen through the air: lifted by refraction.
---@field distance number Meters from the position.

---How much of the moon is lit.
---@class gridnorth.MoonPhase
---@field angle number How far it is ahead of the sun, degrees, from 0 to below 360: 0 is new, 90 the first quarter, 180 full.
---@field illuminated number The part of its disk that is lit, 0 ... 1.

---Something that the sun or the moon does at a time.
---@class gridnorth.SkyEvent
---@field time number Seconds since the beginning of 1970, without leap seconds.
---@field azimuth number Of its center, degrees clockwise from true north: more than -180, at most 180.
---@field kind gridnorth.SkyEventKind "sunrise" and so on.

---Where the cells of a raster lie. Rows follow each other in memory, without gaps.
---@class gridnorth.CellGrid
---@field latitude number Of the center of the first cell, degrees, -90 ... 90.
---@field longitude number Of the center of the first cell, degrees; any finite value.
---@field latitude_step number Degrees from a row to the next; negative if rows follow each other southward.
---@field longitude_step number Degrees from a column to the next; negative if columns follow each other westward.
---@field rows integer 1 ... 16,777,216.
---@field columns integer 1 ... 16,777,216.

---A stretch of ground that is not seen, with the numbers that wedge() takes.
---@class gridnorth.DeadGround
---@field azimuth number Of its middle, degrees, (-180, 180].
---@field width number Degrees.
---@field inner_radius number Where it begins: meters from the observer.
---@field outer_radius number Where it ends.
---@field state gridnorth.ViewState "hidden" or "unknown".

---A line of a ring set.
---@class gridnorth.RingLine
---@field radius number The radius of a ring; for a radial line, where it ends. Meters.
---@field azimuth number The azimuth of a radial line; for a ring, of its label. Degrees, [0, 360).
---@field label gridnorth.Point A place for a label: on the ring, or at the outer end of a radial line.
---@field first integer Its first vertex.
---@field count integer In a ring the last vertex repeats the first.
---@field kind gridnorth.RingLineKind "ring" or "radial".

---A point of a plane. What x and y mean is said where it is used.
---@class gridnorth.PlanePoint
---@field x number
---@field y number

---What a group of shots measures: meters on the plane of the target, x to the right and y up. NaN: too few shots.
---@class gridnorth.Group
---@field count integer Shots.
---@field first integer The rows of the two shots that are farthest apart, first < second; 0 and 0 if all are in one place.
---@field second integer
---@field extreme_spread number Between the centers of these two.
---@field center gridnorth.PlanePoint The mean point of impact.
---@field offset gridnorth.PlanePoint From the aim to the center.
---@field width number From the leftmost shot to the rightmost.
---@field height number From the lowest shot to the highest.
---@field deviation_x number The standard deviation to the right, by count - 1.
---@field deviation_y number Up.
---@field mean_radius number The mean of the distances from the center.
---@field median_radius number Half of the shots are as near to the center as this.
---@field sigma number The standard deviation of the circular normal distribution, in each direction, unbiased.
---@field cep50 number Around the true center, the radius that is expected to hold half of all shots: 1.17741 sigma.
---@field r95 number The same for 95 % of them: 2.44775 sigma.

---A point of a photo that is known on the plane.
---@class gridnorth.CalibrationPoint
---@field pixel gridnorth.PlanePoint To the right and down from the top left corner of the photo.
---@field place gridnorth.PlanePoint On the plane, to the right and up: meters.

---From the pixels of a photo to the meters of a plane. With d = m[6] u + m[7] v + m[8], the pixel (u, v) shows the
---place x = (m[0] u + m[1] v + m[2])/d, y = (m[3] u + m[4] v + m[5])/d. It shows the plane where d is positive.
---@class gridnorth.Calibration
---@field matrix number[]
---@field residual number Of the points that it was made from: the root of their mean square distance, meters.
---@field kind gridnorth.CalibrationKind calibration_kind words.

---Returns the version of the library as text.
---
---Since 0.1.
---@return string "major.minor.patch" in ASCII.
function M.version()
  local text = C.gn_version()
  return text ~= nil and ffi.string(text) or nil
end

---Returns the version of the library as one number, which increases with every release.
---
---Since 0.1.
---@return integer 1,000,000 times the major, 1,000 times the minor, plus the patch number.
function M.version_number()
  return C.gn_version_number()
end

---Returns the English sentence that explains a status.
---
---Since 0.1.
---@param status integer Any number.
---@return string ASCII text.
function M.status_text(status)
  local text = C.gn_status_text(status)
  return text ~= nil and ffi.string(text) or nil
end

---Returns the name of a status.
---
---Since 0.1.
---@param status integer Any number.
---@return string For example "GN_ERROR_LATITUDE".
function M.status_name(status)
  local text = C.gn_status_name(status)
  return text ~= nil and ffi.string(text) or nil
end

---Returns the level of processor instructions that calls use.
---
---The library for x86-64 contains most functions over many rows or vertices three times, once for each level. When it
---is loaded, it chooses the best level that the processor has and the operating system allows. Every other build has
---one level. All levels give the same bits. Since 0.1.
---@return integer 4 for x86-64-v4 (AVX-512), 3 for x86-64-v3 (AVX2), 1 for the instructions that every processor of the family has.
function M.cpu_level()
  return C.gn_cpu_level()
end

---Limits the level of processor instructions that calls use, for tests and measurements.
---
---The limit applies to all threads, from their next call on. It changes only the speed, never the results. A build
---with one level keeps that level. The call asks the processor again, which can take tens of microseconds in a
---virtual machine. Since 0.1.
---@param level integer The highest level to use; anything below 3 means level 1. 4 or more removes the limit.
---@return integer The level from now on: the highest that the processor has and the limit allows.
function M.cpu_level_limit(level)
  return C.gn_cpu_level_limit(level)
end

---Writes the MGRS reference of the cell that contains a position.
---
---Digits are truncated, never rounded, so a longer reference always refines a shorter one. The underlying coordinates
---agree with GeographicLib to 10 nm.
---
---South and west edges belong to the cell. At 84 north and beyond, and south of 80 south, references are polar (UPS).
----0.0 is north. A northing that rounds to the equator from the south becomes 9,999,999.999999 m. Since 0.1.
---
---Takes constant time.
---
---Errors: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_PRECISION.
---@param latitude number Degrees, -90 ... 90.
---@param longitude number Degrees; any finite value, reduced to [-180, 180).
---@param precision? integer Digits per axis, 0 ... 11: 5 names a 1 m cell, 0 a 100 km square, -1 the grid zone alone.
---@return string? out ASCII text.
---@return gridnorth.Error? error
function M.mgrs_encode(latitude, longitude, precision)
  precision = precision or 5
  local status
  repeat
    status = C.gn_mgrs_encode(latitude, longitude, precision, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Writes the MGRS reference of the cell that contains a position on the UTM or UPS grid.
---
---The reference has the zone of utm, even if the position lies beyond the border of that zone; decoding flags such a
---reference. Bands X and C continue beyond 84 north and 80 south, but only as far as decoding accepts them. A
---northing across the equator is moved to the other hemisphere. The upper limits belong to the last cell: a
---coordinate at a limit is moved inward by a millionth of a meter (in GeographicLib by less). Since 0.1.
---
---Takes constant time.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_ZONE, GN_ERROR_HEMISPHERE, GN_ERROR_EASTING, GN_ERROR_NORTHING,
---GN_ERROR_PRECISION, GN_ERROR_MGRS_GRID_ZONE, GN_ERROR_MGRS_SQUARE.
---@param utm gridnorth.UTM Zone 1 ... 60 with an easting in [100 km, 900 km] and, north, a northing in [-9000 km, 9500 km] or, south, in [1000 km, 19,500 km]; or 0 with both in [1300 km, 2700 km] (north), [800 km, 3200 km] (south).
---@param precision? integer Digits per axis, 0 ... 11, or -1 for the grid zone alone.
---@return string? out ASCII text.
---@return gridnorth.Error? error
function M.mgrs_encode_utm(utm, precision)
  utm = struct_of(structs.gn_utm, utm)
  precision = precision or 5
  local status
  repeat
    status = C.gn_mgrs_encode_utm(utm, precision, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Writes the MGRS references of many positions.
---
---A refused row becomes an empty text, and its status says why: GN_ERROR_LATITUDE or GN_ERROR_NOT_FINITE. Each row
---equals the result of mgrs_encode(), bit for bit. Since 0.1.
---
---Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
---
---Errors: GN_ERROR_PRECISION.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param precision? integer Digits per axis, 0 ... 11, or -1 for the grid zone alone.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return string[] | ffi.cdata*? texts Slots; each receives ASCII text, padded with zeros.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.mgrs_encode_batch(latitudes, longitudes, precision, into)
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  precision = precision or 5
  local count = rows_of(latitudes_count, longitudes_count)
  local as_list = is_list(latitudes, longitudes)
  local texts, texts_size = slots_of(into, "texts", 28, count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_mgrs_encode_batch(latitudes_at, latitudes_stride, longitudes_at, longitudes_stride, count,
    precision, ffi.cast("char *", texts), texts_size, texts_size, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return strings_of(texts, count), status == PARTIAL and list_of(statuses, count) or nil end
  return texts, status == PARTIAL and statuses or nil
end

---Writes the MGRS references of many points on UTM or UPS grids.
---
---A refused row becomes an empty text, and its status says why: GN_ERROR_ZONE, or what mgrs_encode_utm() answers.
---Each row equals the result of mgrs_encode_utm(), bit for bit. Since 0.2.
---
---Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
---
---Errors: GN_ERROR_PRECISION.
---@param eastings number[] | ffi.cdata* | number Meters.
---@param northings number[] | ffi.cdata* | number Meters.
---@param zones integer[] | ffi.cdata* | integer Zones with the sign of the hemisphere: 33 north, -33 south, 61 and -61 UPS.
---@param precision? integer Digits per axis, 0 ... 11, or -1 for the grid zone alone.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return string[] | ffi.cdata*? texts Slots; each receives ASCII text, padded with zeros.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.mgrs_encode_utm_batch(eastings, northings, zones, precision, into)
  local eastings_at, eastings_stride, eastings_count = column_of("double", eastings, "eastings")
  local northings_at, northings_stride, northings_count = column_of("double", northings, "northings")
  local zones_at, zones_stride, zones_count = column_of("int32_t", zones, "zones")
  precision = precision or 5
  local count = rows_of(eastings_count, northings_count, zones_count)
  local as_list = is_list(eastings, northings, zones)
  local texts, texts_size = slots_of(into, "texts", 28, count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_mgrs_encode_utm_batch(eastings_at, eastings_stride, northings_at, northings_stride, zones_at,
    zones_stride, count, precision, ffi.cast("char *", texts), texts_size, texts_size, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return strings_of(texts, count), status == PARTIAL and list_of(statuses, count) or nil end
  return texts, status == PARTIAL and statuses or nil
end

---Reads an MGRS reference: finds the cell that it names, and its position.
---
---Blanks may split the digits once, in the middle. A cell that lies in the neighboring band, or beyond the border of
---its zone, is decoded and flagged; a square that lies more than one row outside its band, or outside both band and
---zone, does not exist. Positions agree with GeographicLib to 10 nm. inside encodes back to the same reference,
---unless the cell is flagged or a border leaves less than 20 nm of it. Since 0.1.
---
---Time grows with the bytes of the text. Slowest input known: a cell that the border of a grid zone cuts, with up to
---16 bisections.
---
---Errors: GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE, GN_ERROR_MGRS_ZONE, GN_ERROR_MGRS_BAND, GN_ERROR_MGRS_GRID_ZONE,
---GN_ERROR_MGRS_COLUMN, GN_ERROR_MGRS_ROW, GN_ERROR_MGRS_SQUARE, GN_ERROR_MGRS_ODD_DIGITS,
---GN_ERROR_MGRS_TOO_MANY_DIGITS, GN_ERROR_OFFSET for a size beyond memory.
---@param text string ASCII: upper or lower case, one or two digits of zone, blanks and tabs anywhere between the parts. The grid zone alone and the 100 km square alone are references too.
---@return gridnorth.MGRSCell? out The cell.
---@return gridnorth.Error? error
function M.mgrs_decode(text)
  local out = structs.gn_mgrs_cell.ctype()
  local offset = ffi.new "size_t[1]"
  local status = C.gn_mgrs_decode(text, #text, out, offset)
  if status ~= 0 then return refused(status, offset) end
  return read(structs.gn_mgrs_cell, out)
end

---Reads an MGRS reference, and refuses one whose cell lies wholly outside the grid zone that it names.
---
---At precisions 10 and 11, a reference that was encoded from a position on a border may be refused: its cell, a few
---micrometers wide, may lie beyond the border by less than the projection's accuracy of 10 nm. Since 0.1.
---
---Time grows with the bytes of the text. Slowest input known: a cell that the border of a grid zone cuts, with up to
---16 bisections.
---
---Errors: GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE, GN_ERROR_MGRS_ZONE,
---GN_ERROR_MGRS_BAND, GN_ERROR_MGRS_GRID_ZONE, GN_ERROR_MGRS_COLUMN, GN_ERROR_MGRS_ROW, GN_ERROR_MGRS_SQUARE,
---GN_ERROR_MGRS_ODD_DIGITS, GN_ERROR_MGRS_TOO_MANY_DIGITS, GN_ERROR_MGRS_OVERHANGS_ZONE or
---GN_ERROR_MGRS_BAND_OF_NEIGHBOR. The last two correspond to the flags of mgrs_decode(); if both apply, the call
---returns the first.
---@param text string ASCII, as mgrs_decode() reads it.
---@return gridnorth.MGRSCell? out The cell.
---@return gridnorth.Error? error
function M.mgrs_decode_strict(text)
  local out = structs.gn_mgrs_cell.ctype()
  local offset = ffi.new "size_t[1]"
  local status = C.gn_mgrs_decode_strict(text, #text, out, offset)
  if status ~= 0 then return refused(status, offset) end
  return read(structs.gn_mgrs_cell, out)
end

---Finds the positions of many MGRS references.
---
---A refused row becomes NaN, and its status is what mgrs_decode() gives for it. Each row is the inside of its cell,
---bit for bit. Since 0.1.
---
---Time grows with the rows and the bytes of a slot. Slowest input known: a cell that the border of a grid zone cuts,
---with up to 16 bisections.
---@param texts string[] | ffi.cdata* ASCII, in any of the forms that mgrs_decode() reads.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? latitudes The latitudes of points inside the cells, degrees: the centers, except where the border of a grid zone cuts the cell.
---@return number[] | ffi.cdata*? longitudes Their longitudes, degrees, in [-180, 180).
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.mgrs_decode_batch(texts, into)
  local texts_at, texts_size, texts_count = texts_of(texts, "texts")
  local count = rows_of(texts_count)
  local as_list = is_list(texts)
  local latitudes = output_of(into, "latitudes", "double", count)
  local longitudes = output_of(into, "longitudes", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_mgrs_decode_batch(texts_at, texts_size, texts_size, count, latitudes, sizes.double, longitudes,
    sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(latitudes, count), list_of(longitudes, count), status == PARTIAL and
    list_of(statuses, count) or nil end
  return latitudes, longitudes, status == PARTIAL and statuses or nil
end

---Finds the positions of many MGRS references, and refuses those whose cells lie wholly outside the grid zone that
---they name.
---
---A refused row becomes NaN, and its status is what mgrs_decode_strict() gives for it. Each row is the inside of its
---cell, bit for bit. Since 0.1.
---
---Time grows with the rows and the bytes of a slot. Slowest input known: a cell that the border of a grid zone cuts,
---with up to 16 bisections.
---@param texts string[] | ffi.cdata* ASCII, in any of the forms that mgrs_decode() reads.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? latitudes The latitudes of points inside the cells, degrees: the centers, except where the border of a grid zone cuts the cell.
---@return number[] | ffi.cdata*? longitudes Their longitudes, degrees, in [-180, 180).
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.mgrs_decode_strict_batch(texts, into)
  local texts_at, texts_size, texts_count = texts_of(texts, "texts")
  local count = rows_of(texts_count)
  local as_list = is_list(texts)
  local latitudes = output_of(into, "latitudes", "double", count)
  local longitudes = output_of(into, "longitudes", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_mgrs_decode_strict_batch(texts_at, texts_size, texts_size, count, latitudes, sizes.double,
    longitudes, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(latitudes, count), list_of(longitudes, count), status == PARTIAL and
    list_of(statuses, count) or nil end
  return latitudes, longitudes, status == PARTIAL and statuses or nil
end

---Finds the cells that many MGRS references name.
---
---In a refused row, every floating-point field is NaN and every other field is 0; its status is what mgrs_decode()
---gives. Each cell equals the result of mgrs_decode(), bit for bit. Since 0.2.
---
---Time grows with the rows and the bytes of a slot. Slowest input known: a cell that the border of a grid zone cuts,
---with up to 16 bisections.
---@param texts string[] | ffi.cdata* ASCII, in any of the forms that mgrs_decode() reads.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return gridnorth.MGRSCell[]? cells The cells.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.mgrs_decode_cells_batch(texts, into)
  local texts_at, texts_size, texts_count = texts_of(texts, "texts")
  local count = rows_of(texts_count)
  local as_list = is_list(texts)
  local cells = output_of(into, "cells", "gn_mgrs_cell", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_mgrs_decode_cells_batch(texts_at, texts_size, texts_size, count, cells,
    ffi.sizeof(structs.gn_mgrs_cell.ctype), statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return records_of(structs.gn_mgrs_cell, cells, count), status == PARTIAL and list_of(statuses,
    count) or nil end
  return cells, status == PARTIAL and statuses or nil
end

---Computes the outline of an MGRS cell: a polygon, clipped at the border of its grid zone.
---
---The ring is closed (the first vertex is repeated at the end) and counterclockwise on a map with north up, as RFC
---7946 requires. The cells of a grid zone cover it without gaps or overlaps. Edges along meridians and parallels have
---no vertices in between. At a pole, where all longitudes meet, the ring has two vertices: it runs along the pole as
---along a parallel. No cell crosses the antimeridian: longitudes there are -180 on the east side and 180 on the west
---side. The polygon contains cell->inside.
---
---A cell that lies wholly outside its grid zone has no polygon: GN_ERROR_MGRS_OVERHANGS_ZONE or
---GN_ERROR_MGRS_BAND_OF_NEIGHBOR. Since 0.1.
---
---Time grows with the vertices, at most 110 / √tolerance (in meters) on a side. Slowest input known: a 100 km square
---next to a pole.
---
---Errors: GN_ERROR_TOLERANCE, why no reference names such a cell: GN_ERROR_MGRS_ZONE, GN_ERROR_MGRS_BAND,
---GN_ERROR_MGRS_GRID_ZONE, GN_ERROR_MGRS_COLUMN, GN_ERROR_MGRS_ROW, GN_ERROR_MGRS_SQUARE, GN_ERROR_PRECISION,
---GN_ERROR_NOT_FINITE, GN_ERROR_EASTING or GN_ERROR_NORTHING (not the corner of such a cell),
---GN_ERROR_MGRS_OVERHANGS_ZONE or GN_ERROR_MGRS_BAND_OF_NEIGHBOR.
---@param cell gridnorth.MGRSCell A result of mgrs_decode(). Its zone, letters, precision and utm_south_west are read.
---@param tolerance number How far a chord, straight on a Mercator map, may depart from the edge of the cell, in meters: 1e-6 ... 1e6.
---@return gridnorth.Point[]? out The ring.
---@return gridnorth.Error? error
function M.mgrs_outline(cell, tolerance)
  cell = struct_of(structs.gn_mgrs_cell, cell)
  local status
  repeat
    status = C.gn_mgrs_outline(cell, tolerance, rooms.gn_point.data, rooms.gn_point.capacity, needed)
  until not grown(status, rooms.gn_point)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_point, rooms.gn_point.data, tonumber(needed[0]))
end

---Finds the smallest rectangle of meridians and parallels that contains the outline of a cell.
---
---No cell crosses the antimeridian: west is less than east. Since 0.2.
---
---Errors: Why no reference names such a cell: GN_ERROR_MGRS_ZONE, GN_ERROR_MGRS_BAND, GN_ERROR_MGRS_GRID_ZONE,
---GN_ERROR_MGRS_COLUMN, GN_ERROR_MGRS_ROW, GN_ERROR_MGRS_SQUARE, GN_ERROR_PRECISION, GN_ERROR_NOT_FINITE,
---GN_ERROR_EASTING or GN_ERROR_NORTHING (not the corner of such a cell), GN_ERROR_MGRS_OVERHANGS_ZONE or
---GN_ERROR_MGRS_BAND_OF_NEIGHBOR.
---@param cell gridnorth.MGRSCell A result of mgrs_decode(). Its zone, letters, precision and utm_south_west are read.
---@return gridnorth.Bounds? bounds The edges of the rectangle in degrees.
---@return gridnorth.Error? error
function M.mgrs_bounds(cell)
  cell = struct_of(structs.gn_mgrs_cell, cell)
  local bounds = structs.gn_bounds.ctype()
  local status = C.gn_mgrs_bounds(cell, bounds)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_bounds, bounds)
end

---Reads a position from a text, in one given form or in any form.
---
---Nothing is guessed. A text with two meanings either gives both, like "38S 444140 3684706" (band S or the southern
---hemisphere), or is refused, like "12,5,13,5". A minus beside S or W, as in "-23.3° S", reverses the direction
---again: the result is north and has the flag "double-sign". Check the flag, or pass "strict", which refuses such a
---text.
---
---A coordinate in degrees has one, two or three numbers. Symbols may follow them: °, º, ˚, d or * after degrees; ',
---′, ’, ´, ` and similar signs after minutes; ", ″, ” or two signs of minutes after seconds. So may words: deg, min,
---sec, their long forms, d, m and s. The numbers may also be separated by colons, by hyphens (only in a coordinate
---with a letter) or by blanks alone. The letters N, S, E, W, or the words north, south, east and west, before or
---after a coordinate, give the hemisphere and say which coordinate is the latitude; without them the latitude comes
---first. A comma, a semicolon, a slash or blanks, in any Unicode variety, separate the two; minus signs and hyphens
---mean the same. Labels ("lat:") and other languages are not read.
---
---If the two coordinates have different kinds of symbols, or one has none, a comma or a letter for each must separate
---them: "40d30', 75", "N40d30' 75E". The degree sign may be missing before minutes: "37 53.5'". Only the last number
---may have decimals. Minutes cannot be "60", but "60.0" is read. Decimal degrees of up to 15 digits are correctly
---rounded, minutes and seconds to within one unit in the last place; longitudes are reduced to [-180, 180).
---
---The position of a UTM or UPS text is the result of utm_inverse(); that of MGRS, GEOREF and GARS is the center of
---the cell. Some references look like words: "HELP", "ZAP", "100 km", "31 Jan". Therefore polar MGRS and GEOREF
---without digits, GARS without a quadrant, and MGRS without digits and with a blank after the zone number are read
---only if form names them. "38N" is the grid zone, as its precision shows.
---
---Degrees and minutes, or degrees, minutes and seconds, may be packed into one number, as ICAO and NMEA write them:
---four or six digits before the point for a latitude, five or seven for a longitude. If each has a letter, that is
---the only meaning: "4530N 01030E", "N400723 W0740723", "4807.038,N,01131.000,E", and near the equator "N0045
---E00030", which is 0°45', 0°30'. Without letters, "0045 00030" has two meanings, packed and plain degrees, and "4530
---01030" is refused. UTM may have its letters before the numbers, "18N E585628 N4511322", or thirteen digits in a
---row; UPS may have A, B, Y or Z.
---
---A geo URI may have blanks after its commas, numbers without a digit before or after the point, its parameters in
---any order, and a query; with "strict" it must follow RFC 5870.
---
---Since 0.1.
---
---Time grows with the bytes of the text, which are read some 10 to 20 times. Slowest input known: a long text of
---numbers and commas.
---
---Errors: GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_FORM, GN_ERROR_STYLE (flags), GN_ERROR_LATITUDE,
---GN_ERROR_EASTING, GN_ERROR_NORTHING, a status of texts (GN_ERROR_TEXT_) or of MGRS references (GN_ERROR_MGRS_)
---@param text string UTF-8; upper or lower case; may have blanks, brackets or quotation marks around it.
---@param form? gridnorth.Form "any", or the only form to read; "utm" reads UPS too.
---@param flags? gridnorth.ParseFlag | gridnorth.ParseFlag[] parse_flag words.
---@return gridnorth.Position[]? out The possible meanings of the text, the best first.
---@return gridnorth.Error? error
function M.position_parse(text, form, flags)
  form = number_of(enumerations.form, form or "any", "form")
  flags = sum_of(enumerations.parse_flag, flags or 0, "flags")
  local offset = ffi.new "size_t[1]"
  local status
  repeat
    status = C.gn_position_parse(text, #text, form, flags, rooms.gn_position.data, rooms.gn_position.capacity, needed,
    offset)
  until not grown(status, rooms.gn_position)
  if status ~= 0 then return refused(status, offset) end
  return records_of(structs.gn_position, rooms.gn_position.data, tonumber(needed[0]))
end

---Reads a latitude or a longitude alone.
---
---The text is one half of a position in degrees that position_parse() reads. A comma between two digits is a decimal
---comma. A letter of the other axis is refused. So is a text that has two meanings or would need a flag: a minus
---beside S or W; or, without the letter that makes them packed degrees and minutes, four or six digits for a
---latitude, or five or seven for a longitude.
---
---Since 0.2.
---
---Time grows with the bytes of the text, which are read some 10 to 20 times. Slowest input known: a long text of
---numbers and commas.
---
---Errors: GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_STYLE (axis), GN_ERROR_LATITUDE or a status of texts
---(GN_ERROR_TEXT_)
---@param text string UTF-8: "40°30.5′N", "-75.25", "321942.29N"; upper or lower case; may have blanks, brackets or quotation marks around it.
---@param axis gridnorth.Axis "latitude" or "longitude": what the text must be.
---@return number? degrees The coordinate, a longitude in [-180, 180)
---@return gridnorth.Error? error
function M.coordinate_parse(text, axis)
  axis = number_of(enumerations.axis, axis, "axis")
  local degrees = ffi.new "double[1]"
  local offset = ffi.new "size_t[1]"
  local status = C.gn_coordinate_parse(text, #text, axis, degrees, offset)
  if status ~= 0 then return refused(status, offset) end
  return tonumber(degrees[0])
end

---Reads many positions from texts, all in one given form or each in any form.
---
---In a refused row, every floating-point field is NaN and every other field is 0. Its status is
---GN_ERROR_TEXT_AMBIGUOUS if the text has two meanings, or what position_parse() answers. Each row equals the result
---of position_parse(), bit for bit. Since 0.2.
---
---Time grows with the rows and the bytes of a slot. Slowest input known: slots filled with numbers and commas.
---
---Errors: GN_ERROR_FORM, GN_ERROR_STYLE.
---@param texts string[] | ffi.cdata* In any of the forms that position_parse() reads.
---@param form? gridnorth.Form One of the form words for all rows; with "any" each row may have any form.
---@param flags? gridnorth.ParseFlag | gridnorth.ParseFlag[] parse_flag words.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return gridnorth.Position[]? positions The positions.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.position_parse_batch(texts, form, flags, into)
  local texts_at, texts_size, texts_count = texts_of(texts, "texts")
  form = number_of(enumerations.form, form or "any", "form")
  flags = sum_of(enumerations.parse_flag, flags or 0, "flags")
  local count = rows_of(texts_count)
  local as_list = is_list(texts)
  local positions = output_of(into, "positions", "gn_position", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_position_parse_batch(texts_at, texts_size, texts_size, count, form, flags, positions,
    ffi.sizeof(structs.gn_position.ctype), statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return records_of(structs.gn_position, positions, count), status == PARTIAL and list_of(statuses,
    count) or nil end
  return positions, status == PARTIAL and statuses or nil
end

---Writes a position in one of many forms.
---
---Each coordinate is rounded once, exactly, to the nearest number with the requested digits, ties to the even digit;
---minutes and seconds are taken from the rounded number. So minutes and seconds are never 60, and no zero has a minus
---sign or the letter S or W. Grid coordinates are rounded in the same way. MGRS, GEOREF and GARS are truncated, as in
---their own functions.
---
---position_parse() with the same form reads each text back, to within half of its last digit. For the letter of UTM
---it needs "hemispheres" or, with "band", "bands". Options whose text could not be read back give GN_ERROR_STYLE: no
---separator between two numbers without letters; decimal commas with a comma that has no blank after it; decimal
---commas before three decimals if easting and northing are below 1000 m, where they would look like thousands
---separators.
---
---Valid options that do not apply to a form are ignored: symbols, hemispheres and separators apply to degrees, the
---plus to signs. UTM beyond 84 north and 80 south is UPS, unless the options name a zone. A position that is rounded
---to the equator is north of it. The band is that of the position; X and C continue beyond their limits. ISO 6709
---writes longitude 180 as -180, and with an altitude it names the reference system:
---"+27.5916+086.5640+8850CRSWGS_84/". In a geo URI the longitude of a pole is 0. Since 0.1.
---
---Takes constant time.
---
---Errors: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_TOO_FAR (from a pole or from the zone of the options); for
---the options: GN_ERROR_FORM, GN_ERROR_STYLE, GN_ERROR_DECIMALS, GN_ERROR_PRECISION (of cells), GN_ERROR_ZONE or
---GN_ERROR_ALTITUDE.
---@param latitude number Degrees, -90 ... 90.
---@param longitude number Degrees; any finite value, reduced to [-180, 180].
---@param options? gridnorth.FormatOptions Form, digits and style.
---@return string? out UTF-8 text.
---@return gridnorth.Error? error
function M.position_format(latitude, longitude, options)
  options = options_of(structs.gn_format_options, options)
  local status
  repeat
    status = C.gn_position_format(latitude, longitude, options, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Writes many positions as text.
---
---A refused row becomes an empty text. Its status is GN_ERROR_BUFFER_TOO_SMALL if the text does not fit into its
---slot, or what position_format() answers. Each row equals the result of position_format(). Since 0.2.
---
---Time grows with the rows and the bytes of a slot.
---
---Errors: For the options, as position_format(): GN_ERROR_FORM, GN_ERROR_STYLE, GN_ERROR_DECIMALS, GN_ERROR_PRECISION
---(of cells), GN_ERROR_ZONE or GN_ERROR_ALTITUDE.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param options? gridnorth.FormatOptions Form, digits and style of all rows.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return string[] | ffi.cdata*? texts Slots; each receives UTF-8 text, padded with zeros.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.position_format_batch(latitudes, longitudes, options, into)
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  options = options_of(structs.gn_format_options, options)
  local count = rows_of(latitudes_count, longitudes_count)
  local as_list = is_list(latitudes, longitudes)
  local texts, texts_size = slots_of(into, "texts", 80, count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_position_format_batch(latitudes_at, latitudes_stride, longitudes_at, longitudes_stride, count,
    options, ffi.cast("char *", texts), texts_size, texts_size, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return strings_of(texts, count), status == PARTIAL and list_of(statuses, count) or nil end
  return texts, status == PARTIAL and statuses or nil
end

---Writes the GEOREF reference of the cell that contains a position.
---
---Salisbury Cathedral (51.065 north, 1.797 west) at precision 2 is "MKPG1203". Longitude comes before latitude, both
---in the letters and in the digits. Digits are truncated, never rounded, so a longer reference always refines a
---shorter one. The text equals that of GeographicLib, except for positions within 5e-14 degrees of an edge.
---
---South and west edges belong to the cell; the North Pole belongs to the last row. Each edge is the double nearest to
---the exact one, so -72.9 degrees begins the sixth minute. GeographicLib truncates a rounded product there and may
---return the cell before it. Since 0.1.
---
---Takes constant time.
---
---Errors: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_PRECISION.
---@param latitude number Degrees, -90 ... 90.
---@param longitude number Degrees; any finite value, reduced to [-180, 180).
---@param precision? integer Digits per axis: 2 names a cell of a minute, 3 of a tenth of a minute, up to 11; 0 names a cell of a degree, -1 a tile of 15 degrees. There is no precision 1.
---@return string? out ASCII text.
---@return gridnorth.Error? error
function M.georef_encode(latitude, longitude, precision)
  precision = precision or 2
  local status
  repeat
    status = C.gn_georef_encode(latitude, longitude, precision, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Writes the GEOREF references of the cells that contain many positions.
---
---A refused row becomes an empty text, and its status says why: GN_ERROR_LATITUDE or GN_ERROR_NOT_FINITE. Each row
---equals the result of georef_encode(). Since 0.2.
---
---Time grows with the rows and the bytes of a slot.
---
---Errors: GN_ERROR_PRECISION.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param precision? integer -1 for the tile of 15 degrees, 0 for the degree, 2 ... 11 digits of minutes.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return string[] | ffi.cdata*? texts Slots; each receives ASCII text, padded with zeros.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.georef_encode_batch(latitudes, longitudes, precision, into)
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  precision = precision or 2
  local count = rows_of(latitudes_count, longitudes_count)
  local as_list = is_list(latitudes, longitudes)
  local texts, texts_size = slots_of(into, "texts", 27, count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_georef_encode_batch(latitudes_at, latitudes_stride, longitudes_at, longitudes_stride, count,
    precision, ffi.cast("char *", texts), texts_size, texts_size, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return strings_of(texts, count), status == PARTIAL and list_of(statuses, count) or nil end
  return texts, status == PARTIAL and statuses or nil
end

---Reads a GEOREF reference: finds the cell that it names.
---
---Edges and center are the doubles nearest to the exact ones. The center equals that of GeographicLib, and encodes
---back to the same reference. Since 0.1.
---
---Time grows with the bytes of the text.
---
---Errors: GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE for a character that is neither letter nor digit,
---GN_ERROR_TEXT_LETTER, GN_ERROR_TEXT_INCOMPLETE, GN_ERROR_TEXT_NUMBER where minutes are expected,
---GN_ERROR_TEXT_DIGITS unless both axes have the same number of digits, 2 to 11, GN_ERROR_TEXT_SIXTY,
---GN_ERROR_TEXT_REST, GN_ERROR_OFFSET for a size beyond memory.
---@param text string ASCII: upper or lower case, blanks between the parts and around them. Two or four letters, then 2 to 11 digits of longitude and as many of latitude.
---@return gridnorth.GraticuleCell? out The cell.
---@return gridnorth.Error? error
function M.georef_decode(text)
  local out = structs.gn_graticule_cell.ctype()
  local offset = ffi.new "size_t[1]"
  local status = C.gn_georef_decode(text, #text, out, offset)
  if status ~= 0 then return refused(status, offset) end
  return read(structs.gn_graticule_cell, out)
end

---Finds the centers of the cells that many GEOREF references name.
---
---A refused row becomes NaN, and its status is what georef_decode() gives. Each row equals the center from
---georef_decode(), bit for bit. Since 0.2.
---
---Time grows with the rows and the bytes of a slot.
---@param texts string[] | ffi.cdata* ASCII, in any of the forms that georef_decode() reads.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? latitudes The latitudes of the centers of the cells, in degrees.
---@return number[] | ffi.cdata*? longitudes The longitudes of the centers, in degrees.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.georef_decode_batch(texts, into)
  local texts_at, texts_size, texts_count = texts_of(texts, "texts")
  local count = rows_of(texts_count)
  local as_list = is_list(texts)
  local latitudes = output_of(into, "latitudes", "double", count)
  local longitudes = output_of(into, "longitudes", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_georef_decode_batch(texts_at, texts_size, texts_size, count, latitudes, sizes.double,
    longitudes, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(latitudes, count), list_of(longitudes, count), status == PARTIAL and
    list_of(statuses, count) or nil end
  return latitudes, longitudes, status == PARTIAL and statuses or nil
end

---Writes the GARS reference of the cell that contains a position.
---
---38.2861 north, 76.4292 west at precision 2 is "208LS17": three digits of longitude, two letters of latitude, the
---quadrant and the key, both numbered from the north-west corner. The text equals that of GeographicLib.
---
---South and west edges belong to the cell; the North Pole belongs to the last row. Since 0.1.
---
---Takes constant time.
---
---Errors: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_PRECISION.
---@param latitude number Degrees, -90 ... 90.
---@param longitude number Degrees; any finite value, reduced to [-180, 180).
---@param precision? integer 0 names a cell of 30 minutes, 1 a quadrant of 15 minutes, 2 a key of 5 minutes.
---@return string? out ASCII text.
---@return gridnorth.Error? error
function M.gars_encode(latitude, longitude, precision)
  precision = precision or 2
  local status
  repeat
    status = C.gn_gars_encode(latitude, longitude, precision, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Writes the GARS references of the cells that contain many positions.
---
---A refused row becomes an empty text, and its status says why: GN_ERROR_LATITUDE or GN_ERROR_NOT_FINITE. Each row
---equals the result of gars_encode(). Since 0.2.
---
---Time grows with the rows and the bytes of a slot.
---
---Errors: GN_ERROR_PRECISION.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param precision? integer 0 for 30 minutes, 1 for 15, 2 for 5.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return string[] | ffi.cdata*? texts Slots; each receives ASCII text, padded with zeros.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.gars_encode_batch(latitudes, longitudes, precision, into)
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  precision = precision or 2
  local count = rows_of(latitudes_count, longitudes_count)
  local as_list = is_list(latitudes, longitudes)
  local texts, texts_size = slots_of(into, "texts", 8, count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_gars_encode_batch(latitudes_at, latitudes_stride, longitudes_at, longitudes_stride, count,
    precision, ffi.cast("char *", texts), texts_size, texts_size, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return strings_of(texts, count), status == PARTIAL and list_of(statuses, count) or nil end
  return texts, status == PARTIAL and statuses or nil
end

---Reads a GARS reference: finds the cell that it names.
---
---Edges and center are the doubles nearest to the exact ones. The center equals that of GeographicLib, and encodes
---back to the same reference. Since 0.1.
---
---Time grows with the bytes of the text.
---
---Errors: GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE for a character that is neither letter nor digit,
---GN_ERROR_TEXT_NUMBER where a digit of the longitude, a quadrant or a key is expected, GN_ERROR_TEXT_DIGITS unless
---the longitude has three digits, GN_ERROR_TEXT_LETTER, GN_ERROR_TEXT_INCOMPLETE, GN_ERROR_TEXT_REST, GN_ERROR_OFFSET
---for a size beyond memory.
---@param text string ASCII: upper or lower case, blanks between the parts and around them. Three digits, 001 to 720, two letters, then optionally the quadrant, 1 to 4, and the key, 1 to 9.
---@return gridnorth.GraticuleCell? out The cell.
---@return gridnorth.Error? error
function M.gars_decode(text)
  local out = structs.gn_graticule_cell.ctype()
  local offset = ffi.new "size_t[1]"
  local status = C.gn_gars_decode(text, #text, out, offset)
  if status ~= 0 then return refused(status, offset) end
  return read(structs.gn_graticule_cell, out)
end

---Finds the centers of the cells that many GARS references name.
---
---A refused row becomes NaN, and its status is what gars_decode() gives. Each row equals the center from
---gars_decode(), bit for bit. Since 0.2.
---
---Time grows with the rows and the bytes of a slot.
---@param texts string[] | ffi.cdata* ASCII, in any of the forms that gars_decode() reads.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? latitudes The latitudes of the centers of the cells, in degrees.
---@return number[] | ffi.cdata*? longitudes The longitudes of the centers, in degrees.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.gars_decode_batch(texts, into)
  local texts_at, texts_size, texts_count = texts_of(texts, "texts")
  local count = rows_of(texts_count)
  local as_list = is_list(texts)
  local latitudes = output_of(into, "latitudes", "double", count)
  local longitudes = output_of(into, "longitudes", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_gars_decode_batch(texts_at, texts_size, texts_size, count, latitudes, sizes.double, longitudes,
    sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(latitudes, count), list_of(longitudes, count), status == PARTIAL and
    list_of(statuses, count) or nil end
  return latitudes, longitudes, status == PARTIAL and statuses or nil
end

---Helps a user type an MGRS reference: finds what may come next, and what the text means so far.
---
---A reference here is one that mgrs_decode_strict() reads, with a square. With reference it may be abbreviated to the
---letters of a square and digits, or to an even number of digits; "32" is then both a zone and two digits. next holds
---what may follow in any possible reading, and field tells which field the longest reading ends in. Digits belong to
---the easting until it has as many as precision says, or until a blank.
---
---A complete reference has the flags "complete" and "completed", and text is its usual form. An abbreviated reference
---that is otherwise complete is filled in from reference and has only the flag "completed": text then names the cell
---whose center is nearest to reference, in any zone or polar cap. A UTM grid zone alone, or an empty text, is filled
---in with the nearest square. The distance and azimuth are those of the geodesic to the center of the cell, as
---geodesic_inverse() computes them; NaN without reference or without "completed". Since 0.1.
---
---Time grows with the blanks of the text. Slowest input known: two digits and a band, which leave most squares open.
---
---Errors: GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE (of reference),
---GN_ERROR_PRECISION, GN_ERROR_TEXT_BYTE, GN_ERROR_MGRS_ZONE, GN_ERROR_MGRS_BAND, GN_ERROR_MGRS_GRID_ZONE,
---GN_ERROR_MGRS_COLUMN, GN_ERROR_MGRS_ROW, GN_ERROR_MGRS_SQUARE, GN_ERROR_MGRS_OVERHANGS_ZONE,
---GN_ERROR_MGRS_BAND_OF_NEIGHBOR, GN_ERROR_MGRS_ODD_DIGITS or GN_ERROR_MGRS_TOO_MANY_DIGITS.
---@param text string The text typed so far, ASCII: upper or lower case, blanks and tabs between the parts; may be empty.
---@param reference? gridnorth.Point The position of the device: latitude -90 ... 90, longitude any finite value.
---@param precision? integer The largest number of digits per axis, 0 ... 11.
---@return gridnorth.MGRSTyping? out The state of the typing.
---@return gridnorth.Error? error
function M.mgrs_type(text, reference, precision)
  reference = reference and struct_of(structs.gn_point, reference)
  precision = precision or 5
  local out = structs.gn_mgrs_typing.ctype()
  local offset = ffi.new "size_t[1]"
  local status = C.gn_mgrs_type(text, #text, reference, precision, out, offset)
  if status ~= 0 then return refused(status, offset) end
  return read(structs.gn_mgrs_typing, out)
end

---Helps a user type an MGRS reference into four fields.
---
---The shorter of the two numbers is padded with zeros on the right: 5 and 86 are 50 and 86. Zone and square may be
---filled in from reference, as in mgrs_type(), but not if they are half typed ("0", one letter of a square). field
---and next refer to the last field that is not empty, or to the one after it if that field is full. Since 0.1.
---
---Time grows with the blanks of the fields. Slowest input known: two digits and a band, which leave most squares
---open.
---
---Errors: GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE (of reference),
---GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_REST if a field has more than belongs in it, GN_ERROR_MGRS_ZONE,
---GN_ERROR_MGRS_BAND, GN_ERROR_MGRS_GRID_ZONE, GN_ERROR_MGRS_COLUMN, GN_ERROR_MGRS_ROW, GN_ERROR_MGRS_SQUARE,
---GN_ERROR_MGRS_OVERHANGS_ZONE, GN_ERROR_MGRS_BAND_OF_NEIGHBOR or GN_ERROR_MGRS_TOO_MANY_DIGITS.
---@param zone string ASCII, upper or lower case; every field may have blanks around it. "32V", a letter of a polar zone, "32" for any band of that zone, or nothing for the zone nearest to reference.
---@param square string The two letters of a square, or nothing for any.
---@param easting string Up to 11 digits.
---@param northing string Up to 11 digits; may have more or fewer than easting.
---@param reference? gridnorth.Point The position of the device: latitude -90 ... 90, longitude any finite value.
---@return gridnorth.MGRSTyping? out The state of the typing.
---@return gridnorth.Error? error
function M.mgrs_type_fields(zone, square, easting, northing, reference)
  reference = reference and struct_of(structs.gn_point, reference)
  local out = structs.gn_mgrs_typing.ctype()
  local field = ffi.new "int32_t[1]"
  local offset = ffi.new "size_t[1]"
  local status = C.gn_mgrs_type_fields(zone, #zone, square, #square, easting, #easting, northing, #northing,
    reference, out, field, offset)
  if status ~= 0 then return refused(status, offset, enumerations.typing_field.words[field[0]]) end
  return read(structs.gn_mgrs_typing, out)
end

---Writes a length as people read it: "850 m", "1.25 km".
---
---Lengths of 1000 m or more are in kilometers, of 1000 ft or more in miles, of a tenth of a nautical mile or more in
---nautical miles; shorter ones are in meters or feet. The rounded number decides: 999.7 m is "1.00 km", never "1000
---m". With digits 0 a number has three significant digits, but every digit before the point is kept: "1234 km".
---Meters and feet are whole numbers from 10 up; below 10 they have two significant digits and at most three decimals:
---"12 m", "1.2 m", "0.012 m". In one unit, no length has more than three decimals: 12.3 m is "0.012 km". Ties are
---rounded to the even digit. There are never more than 20 decimals, and never "-0". length_parse() reads the text
---back, to within half of its last digit. Since 0.1.
---
---Takes constant time.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, GN_ERROR_UNIT, GN_ERROR_DIGITS.
---@param meters number -1e15 ... 1e15; a negative length keeps its sign.
---@param units? gridnorth.Units A system, "metric", "imperial" or "nautical", which has a unit for every length; or one unit, "meters", "kilometers", "feet", "miles" or "nautical-miles" (since 0.2).
---@param digits? integer Significant digits, 1 ... 15: all of them are written, "1.00 km"; or 0: as many as suit the number.
---@return string? out ASCII text.
---@return gridnorth.Error? error
function M.length_format(meters, units, digits)
  units = number_of(enumerations.units, units or "metric", "units")
  digits = digits or 0
  local status
  repeat
    status = C.gn_length_format(meters, units, digits, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Reads a length: a number and its unit.
---
---Numbers may have a sign and a decimal point or comma, but no exponent and no thousands separators: "1,250 m" has
---two meanings and is refused with GN_ERROR_TEXT_COMMA; write "1.250 m" or "1250 m". The units are m, km, ft, yd, mi,
---nmi (also NM) and their names, singular or plural, in upper or lower case, with or without a blank before them; a
---prime or an apostrophe means feet. M is a meter. Since 0.1.
---
---Time grows with the bytes of the text. Slowest input known: a number of very many digits.
---
---Errors: GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_INCOMPLETE
---for a sign alone, GN_ERROR_TEXT_NUMBER, GN_ERROR_TEXT_COMMA, GN_ERROR_TEXT_UNIT for an unknown or missing unit,
---GN_ERROR_TEXT_REST, or GN_ERROR_MEASURE beyond 1e16 meters.
---@param text string UTF-8: "850 m", "1,25KM", "-300 ft", "12.5 nautical miles".
---@return number? meters The length.
---@return gridnorth.Error? error
function M.length_parse(text)
  local meters = ffi.new "double[1]"
  local offset = ffi.new "size_t[1]"
  local status = C.gn_length_parse(text, #text, meters, offset)
  if status ~= 0 then return refused(status, offset) end
  return tonumber(meters[0])
end

---Writes an area as people read it: "850 m²", "1.25 ha".
---
---Metric: m², hectares (ha) from 10,000 m², km² from 100 ha. Imperial: ft², acres (ac) from one acre, mi² from 640
---acres (one square mile). Nautical: ft², nmi² from a hundredth of one. Digits follow the rules of length_format(),
---with m² and ft² in place of meters and feet: "9999 m²", "1.00 ha". area_parse() reads the text back, to within half
---of its last digit. Since 0.1.
---
---Takes constant time.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, GN_ERROR_UNIT, GN_ERROR_DIGITS.
---@param square_meters number -1e15 ... 1e15; a negative area (of a clockwise polygon) keeps its sign.
---@param units? gridnorth.Units "metric", "imperial" or "nautical"; the units of lengths alone are refused.
---@param digits? integer Significant digits, 1 ... 15: all of them are written, "1.00 ha"; or 0: as many as suit the number.
---@return string? out UTF-8 text.
---@return gridnorth.Error? error
function M.area_format(square_meters, units, digits)
  units = number_of(enumerations.units, units or "metric", "units")
  digits = digits or 0
  local status
  repeat
    status = C.gn_area_format(square_meters, units, digits, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Reads an area: a number and its unit.
---
---Numbers follow the rules of length_parse(). The units, in upper or lower case, are hectares (ha), acres (ac), and
---any unit of length that has letters, with "2", "^2" or "²" after it, or "sq" or "square" before it. Since 0.1.
---
---Time grows with the bytes of the text. Slowest input known: a number of very many digits.
---
---Errors: GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_INCOMPLETE
---for a sign alone, GN_ERROR_TEXT_NUMBER, GN_ERROR_TEXT_COMMA, GN_ERROR_TEXT_UNIT for an unknown or missing unit,
---GN_ERROR_TEXT_REST, or GN_ERROR_MEASURE beyond 1e16 square meters.
---@param text string UTF-8: "850 m2", "1,25 ha", "3 sq mi", "40 acres".
---@return number? square_meters The area.
---@return gridnorth.Error? error
function M.area_parse(text)
  local square_meters = ffi.new "double[1]"
  local offset = ffi.new "size_t[1]"
  local status = C.gn_area_parse(text, #text, square_meters, offset)
  if status ~= 0 then return refused(status, offset) end
  return tonumber(square_meters[0])
end

---Writes an azimuth as people read it: "45.5°", "800 mil", "NNE".
---
---Rounded numbers lie in [0, 360) or [0, 6400): 359.7 degrees without decimals is "0°". Ties are rounded to the even
---digit. Halfway between two compass points, the result is the one with the even number, counted clockwise from N.
---angle_parse() reads the text back, to within half of its last digit (for mils, of the eleventh decimal) or half of
---the sector of a compass point. Since 0.1.
---
---Takes constant time.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, GN_ERROR_UNIT, GN_ERROR_DECIMALS.
---@param degrees number Clockwise from north, -1e15 ... 1e15; reduced to one turn, exactly.
---@param unit? gridnorth.AngleUnit "degrees", "mils", "points-8" or "points-16".
---@param decimals? integer 0 ... 12; all of them are written. Compass points have none.
---@return string? out UTF-8 text.
---@return gridnorth.Error? error
function M.angle_format(degrees, unit, decimals)
  unit = number_of(enumerations.angle_unit, unit or "degrees", "unit")
  decimals = decimals or 0
  local status
  repeat
    status = C.gn_angle_format(degrees, unit, decimals, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Reads an angle: a number and its unit, or a compass point.
---
---Numbers follow the rules of length_parse(). The units, in upper or lower case, are the degree sign, d, deg,
---degree(s), and mil(s), 6400 to a turn. The compass points are the sixteen from N to NNW. Since 0.1.
---
---Time grows with the bytes of the text. Slowest input known: a number of very many digits.
---
---Errors: GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_INCOMPLETE
---for a sign alone, GN_ERROR_TEXT_NUMBER, GN_ERROR_TEXT_COMMA, GN_ERROR_TEXT_UNIT for an unknown or missing unit,
---GN_ERROR_TEXT_REST, GN_ERROR_TEXT_LETTER where a compass point should end, or GN_ERROR_MEASURE beyond 1e16 degrees.
---@param text string UTF-8: "45.5°", "45,5 deg", "800 mils", "NNE".
---@return number? degrees The angle as written, not reduced; for a compass point the middle of its sector, 0 ... 337.5.
---@return gridnorth.Error? error
function M.angle_parse(text)
  local degrees = ffi.new "double[1]"
  local offset = ffi.new "size_t[1]"
  local status = C.gn_angle_parse(text, #text, degrees, offset)
  if status ~= 0 then return refused(status, offset) end
  return tonumber(degrees[0])
end

---Writes a speed as people read it: "5.4 km/h", "12.3 kn", "5:30 min/km".
---
---With digits 0 a number has three significant digits and at most one decimal, but every digit before the point is
---kept: "0.3 m/s", "12.3 kn", "1080 km/h". Ties are rounded to the even digit; never "-0". A pace is rounded to a
---second. One of 1000 minutes or more, a meter a minute, is written as no pace: "--:-- min/km", as for the speed 0.
---From 2000 m/s on a pace would be "0:00", which no speed has: GN_ERROR_SPEED. speed_parse() reads the text back, to
---within half of its last digit, and what has no pace as 0. Since 0.2.
---
---Takes constant time.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_SPEED, GN_ERROR_UNIT, GN_ERROR_DIGITS.
---@param meters_per_second number -1e15 ... 1e15 meters per second; a negative speed keeps its sign.
---@param unit? gridnorth.SpeedUnit "meters-per-second", "kilometers-per-hour", "miles-per-hour", "knots" or "minutes-per-kilometer".
---@param digits? integer Significant digits, 1 ... 15: all of them are written; or 0: as many as suit the number. A pace has whole seconds, whatever this is.
---@return string? out ASCII text.
---@return gridnorth.Error? error
function M.speed_format(meters_per_second, unit, digits)
  unit = number_of(enumerations.speed_unit, unit or "meters-per-second", "unit")
  digits = digits or 0
  local status
  repeat
    status = C.gn_speed_format(meters_per_second, unit, digits, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Reads a speed: a number and its unit, or a pace.
---
---Numbers follow the rules of length_parse(). The units, in upper or lower case, are km/h (kmh, kph), mph, kn (kt,
---kts, knot, knots), and any unit of length that has letters, with "/" or "per" and s, min or h (sec, hr, second,
---minute, hour) behind it. A pace is minutes, a colon and two digits of seconds, then min/km or /km, or decimal
---minutes, "5.5 min/km"; in place of km may be another unit of length. "--:--" with the unit of a pace is the speed
---0. Since 0.2.
---
---Time grows with the bytes of the text. Slowest input known: a number of very many digits.
---
---Errors: GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_INCOMPLETE
---for a sign alone or a pace without its seconds, GN_ERROR_TEXT_NUMBER, GN_ERROR_TEXT_COMMA, GN_ERROR_TEXT_DIGITS for
---seconds without two digits, GN_ERROR_TEXT_SIXTY, GN_ERROR_TEXT_UNIT for an unknown or missing unit,
---GN_ERROR_TEXT_REST, or GN_ERROR_SPEED beyond 1e16 m/s and for a pace of 0.
---@param text string UTF-8: "12.3 kn", "5,4 km/h", "30mph", "5:30 min/km".
---@return number? meters_per_second The speed in meters per second.
---@return gridnorth.Error? error
function M.speed_parse(text)
  local meters_per_second = ffi.new "double[1]"
  local offset = ffi.new "size_t[1]"
  local status = C.gn_speed_parse(text, #text, meters_per_second, offset)
  if status ~= 0 then return refused(status, offset) end
  return tonumber(meters_per_second[0])
end

---Writes a course and its north, as people read them: "045° M", "0800 mil G".
---
---Degrees have three digits before the point, mils four. The angle is rounded once and exactly, ties to the even
---digit, and lies in [0, 360) or [0, 6400): 359.7 degrees without decimals is "000°", never "360°". The letter is T,
---G or M. course_parse() reads the text back, to within half of its last digit (for mils, of the eleventh decimal).
---Since 0.2.
---
---Takes constant time.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, GN_ERROR_NORTH, GN_ERROR_UNIT, GN_ERROR_DECIMALS.
---@param degrees number Clockwise from that north, -1e15 ... 1e15; reduced to one turn, exactly.
---@param north gridnorth.North "true", "grid" or "magnetic": written, not converted.
---@param unit? gridnorth.AngleUnit "degrees" or "mils".
---@param decimals? integer 0 ... 12; all of them are written.
---@return string? out UTF-8 text.
---@return gridnorth.Error? error
function M.course_format(degrees, north, unit, decimals)
  north = number_of(enumerations.north, north, "north")
  unit = number_of(enumerations.angle_unit, unit or "degrees", "unit")
  decimals = decimals or 0
  local status
  repeat
    status = C.gn_course_format(degrees, north, unit, decimals, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Reads a course: a number, its unit and its north.
---
---Numbers and units follow the rules of angle_parse(), but there are no compass points, and a number without a unit
---is in degrees. The norths, in upper or lower case, are T, G, M, true, grid, mag and magnetic. A text without one is
---refused, because nobody can tell what it counts from: angle_parse() reads it. M is magnetic, never mils. Since 0.2.
---
---Time grows with the bytes of the text. Slowest input known: a number of very many digits.
---
---Errors: GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_INCOMPLETE
---for a sign alone, GN_ERROR_TEXT_NUMBER, GN_ERROR_TEXT_COMMA, GN_ERROR_NORTH where the north is missing or unknown,
---GN_ERROR_TEXT_REST, or GN_ERROR_MEASURE beyond 1e16 degrees.
---@param text string UTF-8: "045° M", "45,5 deg true", "0800 mil G", "270T".
---@return number? degrees The angle in degrees as written, not reduced.
---@return gridnorth.North? north "true", "grid" or "magnetic".
---@return gridnorth.Error? error
function M.course_parse(text)
  local degrees = ffi.new "double[1]"
  local north = ffi.new "int32_t[1]"
  local offset = ffi.new "size_t[1]"
  local status = C.gn_course_parse(text, #text, degrees, north, offset)
  if status ~= 0 then return refused(status, offset) end
  return tonumber(degrees[0]), enumerations.north.words[north[0]]
end

---Writes a declination as people read it: "3.2° E", "12.5° W".
---
---The angle is rounded once and exactly, ties to the even digit. What is rounded to zero has no letter: "0.0°".
---declination_parse() reads the text back, to within half of its last digit (for mils, of the eleventh decimal).
---Since 0.2.
---
---Takes constant time.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_DECLINATION, GN_ERROR_UNIT, GN_ERROR_DECIMALS.
---@param degrees number Positive where magnetic north lies to the east of true north, -180 ... 180 degrees. The angle from grid north to magnetic north is written in the same way.
---@param unit? gridnorth.AngleUnit "degrees" or "mils".
---@param decimals? integer 0 ... 12; all of them are written.
---@return string? out UTF-8 text.
---@return gridnorth.Error? error
function M.declination_format(degrees, unit, decimals)
  unit = number_of(enumerations.angle_unit, unit or "degrees", "unit")
  decimals = decimals or 0
  local status
  repeat
    status = C.gn_declination_format(degrees, unit, decimals, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Reads a declination: a number, its unit, and E or W.
---
---Numbers and units follow the rules of angle_parse(), but there are no signs and no compass points, and a number
---without a unit is in degrees. E, W, east and west may be in upper or lower case. Zero needs no letter. Since 0.2.
---
---Time grows with the bytes of the text. Slowest input known: a number of very many digits.
---
---Errors: GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_SIGN for a
---sign, GN_ERROR_TEXT_NUMBER, GN_ERROR_TEXT_COMMA, GN_ERROR_TEXT_HEMISPHERE where E or W is missing,
---GN_ERROR_TEXT_REST, or GN_ERROR_DECLINATION beyond 180 degrees.
---@param text string UTF-8: "3.2° E", "12,5W", "222 mil west".
---@return number? degrees The declination in degrees, -180 ... 180, positive to the east.
---@return gridnorth.Error? error
function M.declination_parse(text)
  local degrees = ffi.new "double[1]"
  local offset = ffi.new "size_t[1]"
  local status = C.gn_declination_parse(text, #text, degrees, offset)
  if status ~= 0 then return refused(status, offset) end
  return tonumber(degrees[0])
end

---Projects a position onto the UTM or UPS grid.
---
---The standard zones are those of UTM in latitudes [-80, 84), with the exceptions of Norway (32V) and Svalbard (31X
---to 37X), and UPS beyond. You may choose a zone up to 9 degrees from its central meridian, and up to 60 degrees as
---long as the easting stays in [0, 1000 km]; and UPS as long as the coordinates stay within [1200 km, 2800 km]
---(north) or [700 km, 3300 km] (south). Agrees with GeographicLib to 10 nm; transverse Mercator after Karney 2011,
---equations 7 to 36, polar stereographic after Snyder 1987, equations 21-33 and 21-39. Since 0.1.
---
---Errors: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_ZONE, GN_ERROR_TOO_FAR.
---@param latitude number Degrees, -90 ... 90.
---@param longitude number Degrees; any finite value, reduced to [-180, 180).
---@param zone? integer 0; or 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone and hemisphere: 32601 ... 32660 and 32701 ... 32760 (the northing then continues across the equator), 32661 and 32761 (UPS).
---@return gridnorth.UTM? out Easting and northing in meters, zone and hemisphere.
---@return gridnorth.Error? error
function M.utm_forward(latitude, longitude, zone)
  zone = zone or 0
  local out = structs.gn_utm.ctype()
  local status = C.gn_utm_forward(latitude, longitude, zone, out)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_utm, out)
end

---Finds the position of a point on the UTM or UPS grid.
---
---A northing may lie across the equator. At a pole, the longitude is 0. Agrees with GeographicLib to 10 nm. Since
---0.1.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_ZONE, GN_ERROR_HEMISPHERE, GN_ERROR_EASTING, GN_ERROR_NORTHING.
---@param utm gridnorth.UTM Easting and northing in meters, zone 1 ... 60 or 0, hemisphere. UTM: easting in [-510 km, 1510 km], northing between the poles, up to 9,997,964.9431 m from the equator. UPS: in the range of utm_forward().
---@return gridnorth.Point? out The position; longitude in [-180, 180)
---@return gridnorth.Error? error
function M.utm_inverse(utm)
  utm = struct_of(structs.gn_utm, utm)
  local out = structs.gn_point.ctype()
  local status = C.gn_utm_inverse(utm, out)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_point, out)
end

---Projects many positions onto the UTM or UPS grid.
---
---A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE or GN_ERROR_TOO_FAR.
---Each row equals the result of utm_forward(), bit for bit. Since 0.1.
---
---Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
---
---Errors: GN_ERROR_ZONE.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param zone? integer 0; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). It applies to all rows.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? eastings The eastings, in meters.
---@return number[] | ffi.cdata*? northings The northings, in meters.
---@return integer[] | ffi.cdata*? zones The zones with the sign of the hemisphere: 33, -33, and 61, -61 for UPS (61); 0 in a refused row.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.utm_forward_batch(latitudes, longitudes, zone, into)
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  zone = zone or 0
  local count = rows_of(latitudes_count, longitudes_count)
  local as_list = is_list(latitudes, longitudes)
  local eastings = output_of(into, "eastings", "double", count)
  local northings = output_of(into, "northings", "double", count)
  local zones = output_of(into, "zones", "int32_t", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_utm_forward_batch(latitudes_at, latitudes_stride, longitudes_at, longitudes_stride, count, zone,
    eastings, sizes.double, northings, sizes.double, zones, sizes.int32_t, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(eastings, count), list_of(northings, count), list_of(zones, count), status == PARTIAL
    and list_of(statuses, count) or nil end
  return eastings, northings, zones, status == PARTIAL and statuses or nil
end

---Finds the positions of many points on UTM or UPS grids.
---
---A refused row becomes NaN, and its status says why: GN_ERROR_ZONE, GN_ERROR_NOT_FINITE, GN_ERROR_EASTING or
---GN_ERROR_NORTHING. Each row equals the result of utm_inverse(), bit for bit. Since 0.1.
---
---Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
---@param eastings number[] | ffi.cdata* | number Meters, in the range of utm_inverse()
---@param northings number[] | ffi.cdata* | number Meters, in the range of utm_inverse()
---@param zones integer[] | ffi.cdata* | integer Zones with the sign of the hemisphere, as utm_forward_batch() returns them: 33 north, -33 south, 61 and -61 UPS.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? latitudes The latitudes, in degrees.
---@return number[] | ffi.cdata*? longitudes The longitudes, in degrees, in [-180, 180).
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.utm_inverse_batch(eastings, northings, zones, into)
  local eastings_at, eastings_stride, eastings_count = column_of("double", eastings, "eastings")
  local northings_at, northings_stride, northings_count = column_of("double", northings, "northings")
  local zones_at, zones_stride, zones_count = column_of("int32_t", zones, "zones")
  local count = rows_of(eastings_count, northings_count, zones_count)
  local as_list = is_list(eastings, northings, zones)
  local latitudes = output_of(into, "latitudes", "double", count)
  local longitudes = output_of(into, "longitudes", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_utm_inverse_batch(eastings_at, eastings_stride, northings_at, northings_stride, zones_at,
    zones_stride, count, latitudes, sizes.double, longitudes, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(latitudes, count), list_of(longitudes, count), status == PARTIAL and
    list_of(statuses, count) or nil end
  return latitudes, longitudes, status == PARTIAL and statuses or nil
end

---Finds the meridian convergence and the point scale of a UTM or UPS grid at a position.
---
---Grid azimuth is true azimuth minus convergence. On the central meridian the convergence is 0 and the scale 0.9996;
---at a pole of UPS the convergence is the longitude (north) or its opposite (south), and the scale 0.994. Karney
---2011, equations 23 to 29; Snyder 1987, equation 21-32. Since 0.1.
---
---Errors: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_ZONE or GN_ERROR_TOO_FAR.
---@param latitude number Degrees, -90 ... 90.
---@param longitude number Degrees; any finite value, reduced to [-180, 180).
---@param zone? integer 0; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).
---@return number? convergence The azimuth of grid north, in degrees clockwise from true north.
---@return number? scale Length on the grid divided by length on the ellipsoid.
---@return gridnorth.Error? error
function M.utm_factors(latitude, longitude, zone)
  zone = zone or 0
  local convergence = ffi.new "double[1]"
  local scale = ffi.new "double[1]"
  local status = C.gn_utm_factors(latitude, longitude, zone, convergence, scale)
  if status ~= 0 then return refused(status) end
  return tonumber(convergence[0]), tonumber(scale[0])
end

---Finds the meridian convergence and the point scale of a UTM or UPS grid at many positions.
---
---A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE or GN_ERROR_TOO_FAR.
---Each row equals the result of utm_factors(), bit for bit. Since 0.1.
---
---Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
---
---Errors: GN_ERROR_ZONE.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param zone? integer 0; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). It applies to all rows.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? convergences The azimuths of grid north, in degrees clockwise from true north.
---@return number[] | ffi.cdata*? scales The point scales.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.utm_factors_batch(latitudes, longitudes, zone, into)
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  zone = zone or 0
  local count = rows_of(latitudes_count, longitudes_count)
  local as_list = is_list(latitudes, longitudes)
  local convergences = output_of(into, "convergences", "double", count)
  local scales = output_of(into, "scales", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_utm_factors_batch(latitudes_at, latitudes_stride, longitudes_at, longitudes_stride, count, zone,
    convergences, sizes.double, scales, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(convergences, count), list_of(scales, count), status == PARTIAL and list_of(statuses,
    count) or nil end
  return convergences, scales, status == PARTIAL and statuses or nil
end

---Finds the standard zone of a position.
---
---West and south edges belong to a zone. Norway, from 56 to 64 north: zone 32 begins at 3 east. Svalbard, from 72 to
---84 north: zone 31 ends at 9 east, 33 at 21, 35 at 33, 37 at 42. Since 0.1.
---
---Errors: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE.
---@param latitude number Degrees, -90 ... 90.
---@param longitude number Degrees; any finite value, reduced to [-180, 180).
---@return integer? zone 1 ... 60, or 0 at 84 north and beyond, and south of 80 south.
---@return gridnorth.Hemisphere? hemisphere "north" at or north of the equator, else "south".
---@return gridnorth.Error? error
function M.utm_zone(latitude, longitude)
  local zone = ffi.new "int32_t[1]"
  local hemisphere = ffi.new "int32_t[1]"
  local status = C.gn_utm_zone(latitude, longitude, zone, hemisphere)
  if status ~= 0 then return refused(status) end
  return tonumber(zone[0]), enumerations.hemisphere.words[hemisphere[0]]
end

---Finds the EPSG code of a UTM or UPS grid on WGS 84.
---
---The EPSG registry defines the two UPS systems with the northing first. The values here are the same; only their
---order differs. Since 0.1.
---
---Errors: GN_ERROR_ZONE, GN_ERROR_HEMISPHERE.
---@param zone integer 1 ... 60, or 0.
---@param hemisphere gridnorth.Hemisphere "north" or "south".
---@return integer? code 32601 ... 32660 (UTM north), 32701 ... 32760 (UTM south), 32661 (UPS north) or 32761 (UPS south).
---@return gridnorth.Error? error
function M.utm_to_epsg(zone, hemisphere)
  hemisphere = number_of(enumerations.hemisphere, hemisphere, "hemisphere")
  local code = ffi.new "int32_t[1]"
  local status = C.gn_utm_to_epsg(zone, hemisphere, code)
  if status ~= 0 then return refused(status) end
  return tonumber(code[0])
end

---Finds the UTM or UPS grid that an EPSG code names.
---
---Since 0.1.
---
---Errors: GN_ERROR_EPSG.
---@param code integer 32601 ... 32661 or 32701 ... 32761.
---@return integer? zone 1 ... 60, or 0.
---@return gridnorth.Hemisphere? hemisphere "north" or "south".
---@return gridnorth.Error? error
function M.utm_from_epsg(code)
  local zone = ffi.new "int32_t[1]"
  local hemisphere = ffi.new "int32_t[1]"
  local status = C.gn_utm_from_epsg(code, zone, hemisphere)
  if status ~= 0 then return refused(status) end
  return tonumber(zone[0]), enumerations.hemisphere.words[hemisphere[0]]
end

---Writes the MGRS grid of a map view as GeoJSON.
---
---The result is one FeatureCollection (RFC 7946) with the lines of grid_lines() as LineStrings, then the labels of
---grid_labels() as Points. Positions have enough decimals for a tenth of a pixel, without trailing zeros. Properties
---of a line: kind ("border", "100-km", "line"), axis ("easting", "northing", "longitude", "latitude"), zone (a
---number, 0 for UPS; parallels have none), hemisphere ("north", "south"), coordinate, spacing, major, width, opacity.
---Properties of a label: kind ("grid-zone", "square", "digits", "reference"), text, zone, hemisphere and, for digits,
---axis, coordinate and edge ("south", "west", "north", "east").
---
---A view that shows nothing gives an empty collection. Since 0.1.
---
---Time grows with the lines and their vertices, which are refused beyond max_vertices and a million lines. Slowest
---input known: a view just below that limit.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW, GN_ERROR_ZOOM, GN_ERROR_TOO_MANY_VERTICES; for the
---options: GN_ERROR_CONTENT, GN_ERROR_TILE_SIZE, GN_ERROR_TOLERANCE, GN_ERROR_MARGIN, GN_ERROR_PIXELS,
---GN_ERROR_SPACING, GN_ERROR_LEVELS or GN_ERROR_STEP.
---@param view gridnorth.Bounds Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or more beyond west means the whole earth. Latitudes -90 ... 90, longitudes any finite value.
---@param zoom number Zoom of a Web Mercator map, -4 ... 30: at zoom 0 the world is tile_size pixels wide, 512 by default, as in Mapbox and MapLibre.
---@param options? gridnorth.GridOptions
---@return string? out UTF-8 text.
---@return gridnorth.Error? error
function M.grid_geojson(view, zoom, options)
  view = struct_of(structs.gn_bounds, view)
  options = options_of(structs.gn_grid_options, options)
  local status
  repeat
    status = C.gn_grid_geojson(view, zoom, options, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Computes the lines of the MGRS grid of a map view, in degrees.
---
---The lines are the borders of grid zones, the eastings and northings of each zone, and the UPS grid of both polar
---caps. Each line is one polyline for each zone and hemisphere, clipped at the border of the zone and at the view,
---and cut at the antimeridian. A view that is 360 degrees wide or more with its margin covers the whole earth; its
---lines are also cut where it begins, 180 degrees west of its middle. A line runs north or east, from its smaller
---coordinate to its larger. A line that is part of a border or of a coarser level is drawn only as that. The zoom
---decides which levels are drawn: see grid_options. A level is left out if its lines are closer than minimum_pixels
---in the part of the view nearest to the equator.
---
---A vertex lies on its line to within 20 nm. A chord, straight on the Web Mercator map, departs from its line by no
---more than the tolerance. Longitudes lie in [-180, 180]. Beyond 85.0511 degrees, where a Web Mercator map ends, a
---pixel of the tolerance and of the margin is as many meters as at that latitude. A line that just touches a corner
---of the view is not drawn if it is shorter than the last decimal of a position in GeoJSON, a tenth of a pixel or
---less.
---
---A view without width or height has no lines. A view with more lines to consider than max_vertices plus a million is
---refused with GN_ERROR_TOO_MANY_VERTICES, even if none of them is long enough to be drawn. Since 0.1.
---
---Time grows with the lines and their vertices, which are refused beyond max_vertices and a million lines. Slowest
---input known: a view just below that limit.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW, GN_ERROR_ZOOM, GN_ERROR_TOO_MANY_VERTICES; for the
---options: GN_ERROR_CONTENT, GN_ERROR_TILE_SIZE, GN_ERROR_TOLERANCE, GN_ERROR_MARGIN, GN_ERROR_PIXELS,
---GN_ERROR_SPACING, GN_ERROR_LEVELS or GN_ERROR_STEP.
---@param view gridnorth.Bounds Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or more beyond west means the whole earth.
---@param zoom number Zoom of a Web Mercator map, -4 ... 30, with tiles of tile_size pixels, 512 by default.
---@param options? gridnorth.GridOptions Labels are not drawn, whatever the content says.
---@return ffi.cdata*? vertices The vertices of all lines, one line after the other.
---@return gridnorth.GridLine[]? lines A record for each line.
---@return gridnorth.Error? error
function M.grid_lines(view, zoom, options)
  view = struct_of(structs.gn_bounds, view)
  options = options_of(structs.gn_grid_options, options)
  local status
  repeat
    status = C.gn_grid_lines(view, zoom, options, rooms.gn_point.data, rooms.gn_point.capacity, needed,
    rooms.gn_grid_line.data, rooms.gn_grid_line.capacity, other_needed)
  until not grown(status, rooms.gn_point, rooms.gn_grid_line)
  if status ~= 0 then return refused(status) end
  return kept(rooms.gn_point, tonumber(needed[0])), records_of(structs.gn_grid_line, rooms.gn_grid_line.data,
    tonumber(other_needed[0]))
end

---Computes the lines of the MGRS grid of a map view, in pixels of the Web Mercator screen.
---
---The lines are those of grid_lines(), vertex by vertex, if the view with its margin lies within 85.051128 degrees.
---All pixels belong to one copy of the world, in which the view is in one piece: x continues across the antimeridian,
---and the whole earth is the copy around the middle of the view. The origin lies in the copy nearest to the middle of
---the view. Each number is the float nearest to the exact pixel, to one part in 10^7 of the distance from the origin,
---so choose an origin in the view. Since 0.1.
---
---Time grows with the lines and their vertices, which are refused beyond max_vertices and a million lines. Slowest
---input known: a view just below that limit.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW, GN_ERROR_ZOOM, GN_ERROR_TOO_MANY_VERTICES; for the
---options: GN_ERROR_CONTENT, GN_ERROR_TILE_SIZE, GN_ERROR_TOLERANCE, GN_ERROR_MARGIN, GN_ERROR_PIXELS,
---GN_ERROR_SPACING, GN_ERROR_LEVELS or GN_ERROR_STEP.
---@param view gridnorth.Bounds Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or more beyond west means the whole earth. Everything beyond 85.051128 degrees, the edge of the Mercator world, is left out.
---@param zoom number Zoom of a Web Mercator map, -4 ... 30, with tiles of tile_size pixels, 512 by default.
---@param options? gridnorth.GridOptions Labels are not drawn, whatever the content says.
---@param origin gridnorth.Point The position of pixel 0, 0; latitudes beyond 85.051128 degrees count as 85.051128.
---@return ffi.cdata*? vertices Pairs of floats, x to the east and y down.
---@return gridnorth.GridLine[]? lines A record for each line.
---@return gridnorth.Error? error
function M.grid_lines_pixels(view, zoom, options, origin)
  view = struct_of(structs.gn_bounds, view)
  options = options_of(structs.gn_grid_options, options)
  origin = struct_of(structs.gn_point, origin)
  local status
  repeat
    status = C.gn_grid_lines_pixels(view, zoom, options, origin, rooms.float.data, rooms.float.capacity, needed,
    rooms.gn_grid_line.data, rooms.gn_grid_line.capacity, other_needed)
  until not grown(status, rooms.float, rooms.gn_grid_line)
  if status ~= 0 then return refused(status) end
  return kept(rooms.float, tonumber(needed[0])), records_of(structs.gn_grid_line, rooms.gn_grid_line.data,
    tonumber(other_needed[0]))
end

---Computes the labels of the MGRS grid of a map view.
---
---A grid zone designator is in the middle of the visible part of the grid zone (of the wider part, if the view shows
---both ends of the zone). If squares have labels too, it is halfway from there to the north-west corner of that part,
---unless the part is narrower than two labels, or is a polar cap with 90 degrees or more visible. The two letters of
---a 100 km square are in the middle of its visible part (of the larger part, if the border of a latitude band runs
---through it). Both are left out if the visible part is narrower or shorter than label_pixels. Letters are also left
---out if the part has less than half the area of a square with that side, or if 100 km is shorter than label_pixels
---in the part of the view nearest to the equator.
---
---Principal digits, from tens of kilometers down to the spacing, are placed where a line meets the edge of the view:
---eastings on the southern and northern edges, northings on the western and eastern edges, both on all edges near a
---pole. If lines are closer than half of label_pixels, every tenth line has digits. References are at the
---intersections of every fifth line of each axis (reference_step, counted from the false origin), with as many digits
---as the spacing needs, but not within 4 pixels of the edge of the view, where the digits are.
---
---No label lies outside the view, nor within 4 pixels of the border of a grid zone. A view with more lines to search
---for labels than max_vertices plus a million is refused with GN_ERROR_TOO_MANY_VERTICES. Since 0.1.
---
---Time grows with the squares, lines and references of the view. Slowest input known: the whole earth at a high zoom,
---which has 92,400 squares.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW, GN_ERROR_ZOOM, GN_ERROR_TOO_MANY_VERTICES; for the
---options: GN_ERROR_CONTENT, GN_ERROR_TILE_SIZE, GN_ERROR_TOLERANCE, GN_ERROR_MARGIN, GN_ERROR_PIXELS,
---GN_ERROR_SPACING, GN_ERROR_LEVELS or GN_ERROR_STEP.
---@param view gridnorth.Bounds Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or more beyond west means the whole earth.
---@param zoom number Zoom of a Web Mercator map, -4 ... 30, with tiles of tile_size pixels, 512 by default.
---@param options? gridnorth.GridOptions Lines are not drawn, whatever the content says. The margin has no effect.
---@return gridnorth.GridLabel[]? labels The labels.
---@return gridnorth.Error? error
function M.grid_labels(view, zoom, options)
  view = struct_of(structs.gn_bounds, view)
  options = options_of(structs.gn_grid_options, options)
  local status
  repeat
    status = C.gn_grid_labels(view, zoom, options, rooms.gn_grid_label.data, rooms.gn_grid_label.capacity, needed)
  until not grown(status, rooms.gn_grid_label)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_grid_label, rooms.gn_grid_label.data, tonumber(needed[0]))
end

---Finds the places of the names of a grid on a screen: each within its cell, or nowhere.
---
---All corners of a name's box lie in the cell that it names, as mgrs_encode() finds it, 3 pixels or more from the
---border and from the edge of the frame. No box touches another one or a cover. Names of grid zones have their places
---first, then those of squares, in the order of the labels. A name stands as near as possible to the middle of what
---the frame shows of its cell, a grid zone's name to the position of its label. If it does not fit, it is made
---smaller, down to 0.6 of its size. On a tilted map and on a globe, names become smaller and fainter with the area
---that the screen shows of the ground. Where lengths are less than 0.82 of what they are in the center, only cells of
---which 70 x 40 pixels are free have names, and none beyond four times the depth of the center, in the haze below the
---horizon. Only grid zones and squares have names; other labels have no place. Ask grid_labels() for them with a
---small label_pixels.
---
---The work grows with the labels, and for each one that something is in the way of with the number of covers and
---labels. Since 0.2.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_CAMERA for a matrix without an inverse, a transition outside 0 ... 1 or a
---depth of 0 or less, GN_ERROR_PIXELS for the frame, covers and sizes, GN_ERROR_LATITUDE, GN_ERROR_COUNT.
---@param camera gridnorth.Camera How the map makes pixels of positions: see screen_camera().
---@param frame gridnorth.Box The part of the screen that may have names, in pixels within 1,000,000 of 0.
---@param covers gridnorth.Box[] | ffi.cdata* What hides parts of the frame, in pixels within 1,000,000 of 0: panels, buttons, and texts that are there already, such as numbers of lines.
---@param sizes gridnorth.TextSize[] | ffi.cdata* The space that each name needs in its full size, in pixels.
---@param labels gridnorth.GridLabel[] | ffi.cdata* What grid_labels() has written.
---@return gridnorth.LabelPlace[]? places The place of each label.
---@return gridnorth.Error? error
function M.grid_label_places(camera, frame, covers, sizes, labels)
  camera = struct_of(structs.gn_camera, camera)
  frame = struct_of(structs.gn_box, frame)
  local covers_at, covers_count = elements_of("gn_box", covers or error("gridnorth: covers is missing", 2), "covers")
  local sizes_at, sizes_count = elements_of("gn_text_size", sizes or error("gridnorth: sizes is missing", 2), "sizes")
  local labels_at, labels_count = elements_of("gn_grid_label", labels or error("gridnorth: labels is missing", 2),
    "labels")
  local status
  repeat
    status = C.gn_grid_label_places(camera, frame, covers_at, covers_count, sizes_at, sizes_count, labels_at,
    labels_count, rooms.gn_label_place.data, rooms.gn_label_place.capacity, needed)
  until not grown(status, rooms.gn_label_place)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_label_place, rooms.gn_label_place.data, tonumber(needed[0]))
end

---Finds the grid spacing of a map view.
---
---Since 0.1.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW, GN_ERROR_ZOOM; for the options: GN_ERROR_CONTENT,
---GN_ERROR_TILE_SIZE, GN_ERROR_TOLERANCE, GN_ERROR_MARGIN, GN_ERROR_PIXELS, GN_ERROR_SPACING, GN_ERROR_LEVELS or
---GN_ERROR_STEP.
---@param view gridnorth.Bounds Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or more beyond west means the whole earth.
---@param zoom number Zoom of a Web Mercator map, -4 ... 30, with tiles of tile_size pixels, 512 by default.
---@param options? gridnorth.GridOptions
---@return number? spacing The spacing of the finest level drawn, in meters; 0 if only borders of grid zones are drawn.
---@return gridnorth.Error? error
function M.grid_spacing(view, zoom, options)
  view = struct_of(structs.gn_bounds, view)
  options = options_of(structs.gn_grid_options, options)
  local spacing = ffi.new "double[1]"
  local status = C.gn_grid_spacing(view, zoom, options, spacing)
  if status ~= 0 then return refused(status) end
  return tonumber(spacing[0])
end

---Finds an upper bound for the vertices and labels of a map view's grid, without drawing it.
---
---Use it to guard against excess, not to allocate. (It never exceeds 2^50, far more than any real drawing.) Since
---0.1.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW, GN_ERROR_ZOOM; for the options: GN_ERROR_CONTENT,
---GN_ERROR_TILE_SIZE, GN_ERROR_TOLERANCE, GN_ERROR_MARGIN, GN_ERROR_PIXELS, GN_ERROR_SPACING, GN_ERROR_LEVELS or
---GN_ERROR_STEP.
---@param view gridnorth.Bounds Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or more beyond west means the whole earth.
---@param zoom number Zoom of a Web Mercator map, -4 ... 30, with tiles of tile_size pixels, 512 by default.
---@param options? gridnorth.GridOptions max_vertices has no effect.
---@return integer? count The bound.
---@return gridnorth.Error? error
function M.grid_bound(view, zoom, options)
  view = struct_of(structs.gn_bounds, view)
  options = options_of(structs.gn_grid_options, options)
  local count = ffi.new "size_t[1]"
  local status = C.gn_grid_bound(view, zoom, options, count)
  if status ~= 0 then return refused(status) end
  return tonumber(count[0])
end

---Finds how many meters a pixel of a Web Mercator map covers.
---
---The scale is that of the WGS 84 ellipsoid. The usual formula, for a sphere with the radius of the equator, gives up
---to 0.34 % less. Since 0.1.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM or GN_ERROR_TILE_SIZE.
---@param latitude number Degrees, -90 ... 90.
---@param zoom number -4 ... 30.
---@param tile_size? integer Width of the world at zoom 0 in pixels: 512 (Mapbox, MapLibre) or 256.
---@return number? meters Meters per pixel, along the parallel; 0 at a pole.
---@return gridnorth.Error? error
function M.screen_scale(latitude, zoom, tile_size)
  tile_size = tile_size or 512
  local meters = ffi.new "double[1]"
  local status = C.gn_screen_scale(latitude, zoom, tile_size, meters)
  if status ~= 0 then return refused(status) end
  return tonumber(meters[0])
end

---Finds the longest round length that fits into a width on the screen.
---
---Round lengths are 1, 2 and 5 times the powers of ten. The larger unit begins at 1 km, 1 mi and 0.1 nmi. The text
---has decimals only below 1: "2000 ft", "0.5 nmi". Width and length are measured along the parallel. Since 0.1.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM, GN_ERROR_TILE_SIZE, GN_ERROR_PIXELS or
---GN_ERROR_UNIT.
---@param latitude number Degrees, within 89.9 of the equator.
---@param zoom number -4 ... 30.
---@param tile_size? integer Width of the world at zoom 0: 512 or 256.
---@param max_width number Pixels, 0.001 ... 1,000,000.
---@param units? gridnorth.Units "metric", "imperial" or "nautical".
---@return gridnorth.ScaleBar? bar The scale bar.
---@return gridnorth.Error? error
function M.screen_scale_bar(latitude, zoom, tile_size, max_width, units)
  tile_size = tile_size or 512
  units = number_of(enumerations.units, units or "metric", "units")
  local bar = structs.gn_scale_bar.ctype()
  local status = C.gn_screen_scale_bar(latitude, zoom, tile_size, max_width, units, bar)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_scale_bar, bar)
end

---Finds the smallest map view that contains all ground that a screen shows.
---
---The view ends at 85.051128 degrees, the edge of the Mercator world. If the screen is as wide as the world or wider,
---the east edge is 360 degrees beyond the west edge, and the center of the screen is in the middle between them. With
---pitch, the ground ends at the horizon, as in MapLibre: 85 % of the way from the center of the screen up to the line
---where the plane of the map vanishes, and nowhere farther than where it is seen at 89.25 degrees from the vertical.
---Accurate to a ten-thousandth of a pixel of the map, and a unit in the last place of the degrees. Since 0.2.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE for the center, GN_ERROR_ZOOM, GN_ERROR_TILE_SIZE, GN_ERROR_PIXELS
---for width and height, or GN_ERROR_CAMERA for pitch and field of view.
---@param screen gridnorth.Screen The map on the screen.
---@return gridnorth.Bounds? view The edges in degrees, as grid_lines() takes them; if west is greater than east, the view crosses the antimeridian.
---@return gridnorth.Error? error
function M.screen_view(screen)
  screen = struct_of(structs.gn_screen, screen)
  local view = structs.gn_bounds.ctype()
  local status = C.gn_screen_view(screen, view)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_bounds, view)
end

---Finds the pixel at which a screen shows a position.
---
---The pixel may lie outside the screen. It belongs to the copy of the world nearest to the center: within 180 degrees
---of longitude. Latitudes beyond 85.051128 degrees, the edge of the Mercator world, count as 85.051128. Without
---bearing and pitch, pixels are those of grid_lines_pixels() if its origin is the position at the top left corner of
---the screen. Accurate to a ten-thousandth of a pixel on the screen, at any zoom.
---
---The formulas, with angles in degrees: let W = tile_size * 2^zoom, the width of the world in pixels, e = W/360 *
---(the difference of longitude from the center to the position), and s = W/(2 pi) * (psi of the center minus psi of
---the position) with psi = log(tan(45 + latitude/2)). Turn them by the bearing b: u = e cos b + s sin b, v = s cos b
---- e sin b. The camera is at the distance d = height/(2 tan(field_of_view/2)) from the center, and with the pitch p
---the depth of the position is w = d - v sin p. Then x = width/2 + u d/w and y = height/2 + v cos p d/w. Since 0.2.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM, GN_ERROR_TILE_SIZE, GN_ERROR_PIXELS for width and
---height, GN_ERROR_CAMERA, or GN_ERROR_OUT_OF_SIGHT if the position lies behind the camera.
---@param screen gridnorth.Screen The map on the screen.
---@param position gridnorth.Point Latitude -90 ... 90, longitude any finite value.
---@return number? x The way to the right from the left edge of the screen, in pixels.
---@return number? y The way down from the top edge of the screen, in pixels.
---@return gridnorth.Error? error
function M.screen_point_to_pixel(screen, position)
  screen = struct_of(structs.gn_screen, screen)
  position = struct_of(structs.gn_point, position)
  local x = ffi.new "double[1]"
  local y = ffi.new "double[1]"
  local status = C.gn_screen_point_to_pixel(screen, position, x, y)
  if status ~= 0 then return refused(status) end
  return tonumber(x[0]), tonumber(y[0])
end

---Finds the pixels at which a screen shows many positions.
---
---A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or
---GN_ERROR_OUT_OF_SIGHT. Each row equals the result of screen_point_to_pixel(). Positions inside structs, such as
---labels, need not be copied. Since 0.2.
---
---Time grows with the rows.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM, GN_ERROR_TILE_SIZE, GN_ERROR_PIXELS or
---GN_ERROR_CAMERA for the screen.
---@param screen gridnorth.Screen The map on the screen.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? xs The way to the right from the left edge of the screen, in pixels.
---@return number[] | ffi.cdata*? ys The way down from the top edge of the screen, in pixels.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.screen_point_to_pixel_batch(screen, latitudes, longitudes, into)
  screen = struct_of(structs.gn_screen, screen)
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  local count = rows_of(latitudes_count, longitudes_count)
  local as_list = is_list(latitudes, longitudes)
  local xs = output_of(into, "xs", "double", count)
  local ys = output_of(into, "ys", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_screen_point_to_pixel_batch(screen, latitudes_at, latitudes_stride, longitudes_at,
    longitudes_stride, count, xs, sizes.double, ys, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(xs, count), list_of(ys, count), status == PARTIAL and list_of(statuses, count) or nil
    end
  return xs, ys, status == PARTIAL and statuses or nil
end

---Finds the position that a screen shows at a pixel.
---
---Pixels need not be whole numbers, and may lie outside the screen. Beyond the northern and southern edge of the
---Mercator world, the latitude is that of the edge, 85.051128 degrees. Otherwise screen_point_to_pixel() leads back,
---to a ten-thousandth of a pixel on the screen, unless the pixel is more than 180 degrees of longitude from the
---center. Since 0.2.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE for the center, GN_ERROR_ZOOM, GN_ERROR_TILE_SIZE, GN_ERROR_PIXELS,
---GN_ERROR_CAMERA, or GN_ERROR_OUT_OF_SIGHT if the pixel lies above the horizon of screen_view()
---@param screen gridnorth.Screen The map on the screen.
---@param x number Pixels to the right of the left edge of the screen, within 1e15.
---@param y number Pixels below the top edge of the screen, within 1e15.
---@return gridnorth.Point? position The position, longitude in [-180, 180).
---@return gridnorth.Error? error
function M.screen_pixel_to_point(screen, x, y)
  screen = struct_of(structs.gn_screen, screen)
  local position = structs.gn_point.ctype()
  local status = C.gn_screen_pixel_to_point(screen, x, y, position)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_point, position)
end

---Finds the positions that a screen shows at many pixels.
---
---A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE, GN_ERROR_PIXELS or GN_ERROR_OUT_OF_SIGHT.
---Each row equals the result of screen_pixel_to_point(). Since 0.2.
---
---Time grows with the rows.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM, GN_ERROR_TILE_SIZE, GN_ERROR_PIXELS or
---GN_ERROR_CAMERA for the screen.
---@param screen gridnorth.Screen The map on the screen.
---@param xs number[] | ffi.cdata* | number Pixels to the right of the left edge of the screen, within 1e15.
---@param ys number[] | ffi.cdata* | number Pixels below the top edge of the screen, within 1e15.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? latitudes The latitudes, in degrees.
---@return number[] | ffi.cdata*? longitudes The longitudes, in degrees, in [-180, 180).
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.screen_pixel_to_point_batch(screen, xs, ys, into)
  screen = struct_of(structs.gn_screen, screen)
  local xs_at, xs_stride, xs_count = column_of("double", xs, "xs")
  local ys_at, ys_stride, ys_count = column_of("double", ys, "ys")
  local count = rows_of(xs_count, ys_count)
  local as_list = is_list(xs, ys)
  local latitudes = output_of(into, "latitudes", "double", count)
  local longitudes = output_of(into, "longitudes", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_screen_pixel_to_point_batch(screen, xs_at, xs_stride, ys_at, ys_stride, count, latitudes,
    sizes.double, longitudes, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(latitudes, count), list_of(longitudes, count), status == PARTIAL and
    list_of(statuses, count) or nil end
  return latitudes, longitudes, status == PARTIAL and statuses or nil
end

---Finds the matrix with which a graphics processor places the pixels of a map on a screen.
---
---The matrix takes (x, y, 0, 1) to clip space, where the screen spans -1 ... 1 from left to right and from bottom to
---top. x and y are pixels of the map, east and down from the center of the screen: what grid_lines_pixels() writes if
---its origin is the center and its view is that of screen_view(). The graphics processor clips what lies behind the
---camera, so lines are whole on a tilted map. There is no depth: z is 0. The matrix depends on width, height,
---bearing, pitch and field of view only, so the vertices of one center and zoom serve while the map turns. Since 0.2.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM, GN_ERROR_TILE_SIZE, GN_ERROR_PIXELS or
---GN_ERROR_CAMERA.
---@param screen gridnorth.Screen The map on the screen.
---@return gridnorth.Matrix? matrix The matrix.
---@return gridnorth.Error? error
function M.screen_matrix(screen)
  screen = struct_of(structs.gn_screen, screen)
  local matrix = structs.gn_matrix.ctype()
  local status = C.gn_screen_matrix(screen, matrix)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_matrix, matrix)
end

---Finds the camera of a screen, for grid_label_places().
---
---The camera makes the pixels of screen_point_to_pixel(), to a thousandth of a pixel up to zoom 24. A map with a
---camera of its own, such as a globe or a game, fills in its own matrices instead. Since 0.2.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM, GN_ERROR_TILE_SIZE, GN_ERROR_PIXELS or
---GN_ERROR_CAMERA.
---@param screen gridnorth.Screen The map on the screen.
---@return gridnorth.Camera? camera The camera: a plane, with transition 0.
---@return gridnorth.Error? error
function M.screen_camera(screen)
  screen = struct_of(structs.gn_screen, screen)
  local camera = structs.gn_camera.ctype()
  local status = C.gn_screen_camera(screen, camera)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_camera, camera)
end

---Projects a position onto the plane of web maps, EPSG:3857.
---
---The latitudes of the ellipsoid are used as if they were those of a sphere. The square world of tiles ends at
---85.051128 degrees, where y is 20,037,508.34 m as x is at 180 degrees; the projection goes on to near the poles.
---Agrees with PROJ to 10 nm. Since 0.2.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_POLE.
---@param latitude number Degrees, between the poles: -90 and 90 are refused.
---@param longitude number Degrees; -180 ... 180, where 180 is the east edge of the map, or any finite value, reduced to [-180, 180).
---@return number? x The way to the east of the meridian of Greenwich, in meters.
---@return number? y The way to the north of the equator, in meters.
---@return gridnorth.Error? error
function M.web_mercator_forward(latitude, longitude)
  local x = ffi.new "double[1]"
  local y = ffi.new "double[1]"
  local status = C.gn_web_mercator_forward(latitude, longitude, x, y)
  if status ~= 0 then return refused(status) end
  return tonumber(x[0]), tonumber(y[0])
end

---Finds the position of a point on the plane of web maps, EPSG:3857.
---
---The map repeats every 40,075,016.69 m. From 240,000 km on the latitude is that of a pole. Agrees with PROJ to 1e-13
---degrees. Since 0.2.
---
---Errors: GN_ERROR_NOT_FINITE.
---@param x number Meters to the east of the meridian of Greenwich; any finite value.
---@param y number Meters to the north of the equator; any finite value.
---@return gridnorth.Point? out The position; longitude in [-180, 180)
---@return gridnorth.Error? error
function M.web_mercator_inverse(x, y)
  local out = structs.gn_point.ctype()
  local status = C.gn_web_mercator_inverse(x, y, out)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_point, out)
end

---Projects many positions onto the plane of web maps, EPSG:3857.
---
---A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_POLE. Each
---row equals the result of web_mercator_forward(), bit for bit. Since 0.2.
---
---Time grows with the rows.
---@param latitudes number[] | ffi.cdata* | number Degrees, between the poles.
---@param longitudes number[] | ffi.cdata* | number Degrees; as web_mercator_forward() takes them.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? xs The way to the east of the meridian of Greenwich, in meters.
---@return number[] | ffi.cdata*? ys The way to the north of the equator, in meters.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.web_mercator_forward_batch(latitudes, longitudes, into)
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  local count = rows_of(latitudes_count, longitudes_count)
  local as_list = is_list(latitudes, longitudes)
  local xs = output_of(into, "xs", "double", count)
  local ys = output_of(into, "ys", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_web_mercator_forward_batch(latitudes_at, latitudes_stride, longitudes_at, longitudes_stride,
    count, xs, sizes.double, ys, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(xs, count), list_of(ys, count), status == PARTIAL and list_of(statuses, count) or nil
    end
  return xs, ys, status == PARTIAL and statuses or nil
end

---Finds the positions of many points on the plane of web maps, EPSG:3857.
---
---A refused row becomes NaN, and its status is GN_ERROR_NOT_FINITE. Each row equals the result of
---web_mercator_inverse(), bit for bit. Since 0.2.
---
---Time grows with the rows.
---@param xs number[] | ffi.cdata* | number Meters to the east of the meridian of Greenwich.
---@param ys number[] | ffi.cdata* | number Meters to the north of the equator.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? latitudes The latitudes, in degrees.
---@return number[] | ffi.cdata*? longitudes The longitudes, in degrees, in [-180, 180).
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.web_mercator_inverse_batch(xs, ys, into)
  local xs_at, xs_stride, xs_count = column_of("double", xs, "xs")
  local ys_at, ys_stride, ys_count = column_of("double", ys, "ys")
  local count = rows_of(xs_count, ys_count)
  local as_list = is_list(xs, ys)
  local latitudes = output_of(into, "latitudes", "double", count)
  local longitudes = output_of(into, "longitudes", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_web_mercator_inverse_batch(xs_at, xs_stride, ys_at, ys_stride, count, latitudes, sizes.double,
    longitudes, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(latitudes, count), list_of(longitudes, count), status == PARTIAL and
    list_of(statuses, count) or nil end
  return latitudes, longitudes, status == PARTIAL and statuses or nil
end

---Finds the tile that holds a position.
---
---West and north edges belong to a tile. Positions that are nearer than 0.4 micrometers to the next tile on the map,
---to the east or south, belong to it, so that the corner of tile_bounds() lies in its tile. Since 0.2.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM.
---@param latitude number Degrees, -90 ... 90; beyond 85.051128 degrees the position lies in the first or the last row.
---@param longitude number Degrees; any finite value, reduced to [-180, 180), so that 180 lies in column 0.
---@param zoom integer 0 ... 30; the world has 2^zoom columns and rows.
---@return gridnorth.Tile? out The tile.
---@return gridnorth.Error? error
function M.tile_at(latitude, longitude, zoom)
  local out = structs.gn_tile.ctype()
  local status = C.gn_tile_at(latitude, longitude, zoom, out)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_tile, out)
end

---Finds the tiles that hold many positions.
---
---In a refused row all fields are 4294967295, and its status says why: GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. Each
---row equals the result of tile_at(). Since 0.2.
---
---Time grows with the rows.
---
---Errors: GN_ERROR_ZOOM.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param zoom integer 0 ... 30. It applies to all rows.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return gridnorth.Tile[]? tiles The tiles.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.tile_at_batch(latitudes, longitudes, zoom, into)
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  local count = rows_of(latitudes_count, longitudes_count)
  local as_list = is_list(latitudes, longitudes)
  local tiles = output_of(into, "tiles", "gn_tile", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_tile_at_batch(latitudes_at, latitudes_stride, longitudes_at, longitudes_stride, count, zoom,
    tiles, ffi.sizeof(structs.gn_tile.ctype), statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return records_of(structs.gn_tile, tiles, count), status == PARTIAL and list_of(statuses, count) or
    nil end
  return tiles, status == PARTIAL and statuses or nil
end

---Finds the edges of a tile.
---
---Accurate to a unit in the last place. Since 0.2.
---
---Errors: GN_ERROR_ZOOM, GN_ERROR_TILE.
---@param tile gridnorth.Tile Column, row and zoom.
---@return gridnorth.Bounds? out The edges in degrees; the east edge of the last column is 180.
---@return gridnorth.Error? error
function M.tile_bounds(tile)
  tile = struct_of(structs.gn_tile, tile)
  local out = structs.gn_bounds.ctype()
  local status = C.gn_tile_bounds(tile, out)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_bounds, out)
end

---Writes the quadkey of a tile.
---
---The quadkey of a tile begins with those of the tiles that contain it. At zoom 0 it is empty. Since 0.2.
---
---Takes constant time.
---
---Errors: GN_ERROR_ZOOM, GN_ERROR_TILE.
---@param tile gridnorth.Tile Column, row and zoom.
---@return string? out A digit, 0 to 3, for each zoom from 1 on.
---@return gridnorth.Error? error
function M.tile_quadkey_format(tile)
  tile = struct_of(structs.gn_tile, tile)
  local status
  repeat
    status = C.gn_tile_quadkey_format(tile, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Reads a quadkey: finds the tile that it names.
---
---Since 0.2.
---
---Time grows with the bytes of the text.
---
---Errors: GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_DIGITS for more than 30 digits, GN_ERROR_OFFSET for
---a size beyond memory.
---@param text string ASCII: 1 to 30 digits from 0 to 3.
---@return gridnorth.Tile? out The tile.
---@return gridnorth.Error? error
function M.tile_quadkey_parse(text)
  local out = structs.gn_tile.ctype()
  local offset = ffi.new "size_t[1]"
  local status = C.gn_tile_quadkey_parse(text, #text, out, offset)
  if status ~= 0 then return refused(status, offset) end
  return read(structs.gn_tile, out)
end

---Finds the tiles that bounds touch.
---
---Each row has one run, or two where the bounds cross the antimeridian. Tiles that the bounds meet only at their
---south or east edge are not among them, so that the bounds of a tile give this tile; unless the bounds have no
---height or width. What lies beyond 85.051128 degrees belongs to the first and the last row. Since 0.2.
---
---Time grows with the rows of tiles.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW if south is greater than north, GN_ERROR_ZOOM or ;
---then nothing is left at out to be taken for a result.
---@param bounds gridnorth.Bounds The edges in degrees, latitudes -90 ... 90, longitudes any finite values. If west is greater than east, the bounds cross the antimeridian; 360 degrees and more are all longitudes.
---@param zoom integer 0 ... 30.
---@return gridnorth.TileRun[]? out Runs of tiles, from north to south and from west to east.
---@return gridnorth.Error? error
function M.tile_cover_bounds(bounds, zoom)
  bounds = struct_of(structs.gn_bounds, bounds)
  local status
  repeat
    status = C.gn_tile_cover_bounds(bounds, zoom, rooms.gn_tile_run.data, rooms.gn_tile_run.capacity, needed)
  until not grown(status, rooms.gn_tile_run)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_tile_run, rooms.gn_tile_run.data, tonumber(needed[0]))
end

---Finds the tiles that a polygon touches: with its border or its inside.
---
---A tile is there if tile_at() gives it for any position of the polygon, and no other tile; each is there once. Edges
---are geodesics; the polygon may cross the antimeridian, and a pole may lie inside. Rings may be of one or two
---points. Where rings overlap, what lies in an even number of them is outside. A pole that is a point of a ring lies
---at longitude 0. A tile that the border misses, or meets, by less than a millionth of the width of a tile, or a
---micrometer if that is more, may be wrong. Since 0.2.
---
---Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times the
---edges: refused with GN_ERROR_TOO_MANY_TILES beyond a second or two. Slowest input known: a zigzag between the poles
---of which only the size is asked for.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS, GN_ERROR_COUNT if the outer ring has no point, or
---for more points than an array can hold, GN_ERROR_ZOOM, GN_ERROR_TOO_MANY_TILES or ; then nothing is left at out to
---be taken for a result.
---@param points gridnorth.Point[] | ffi.cdata* The points of all rings, one ring after the other, as polygon_measure() takes them.
---@param rings? integer[] | ffi.cdata* The number of points of each ring: the outer one, then the holes.
---@param zoom integer 0 ... 30.
---@return gridnorth.TileRun[]? out Runs of tiles, from north to south and from west to east.
---@return gridnorth.Error? error
function M.tile_cover_polygon(points, rings, zoom)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local rings_at, rings_count = elements_of("size_t", rings, "rings")
  local status
  repeat
    status = C.gn_tile_cover_polygon(points_at, points_count, rings_at, rings_count, zoom, rooms.gn_tile_run.data,
    rooms.gn_tile_run.capacity, needed)
  until not grown(status, rooms.gn_tile_run)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_tile_run, rooms.gn_tile_run.data, tonumber(needed[0]))
end

---Finds the tiles that a corridor along a route touches.
---
---All tiles that the corridor touches are there, each once. A tile may be there that it misses by less than a
---ten-thousandth of the half-width, or by a thousandth of a tile if that is more. The route may cross the
---antimeridian, and a pole may lie in the corridor. Since 0.2.
---
---Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times the
---edges: refused with GN_ERROR_TOO_MANY_TILES beyond a second or two. Slowest input known: a zigzag between the poles
---with a half-width.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_COUNT if there is no point, or for more points than an
---array can hold, GN_ERROR_HALF_WIDTH, GN_ERROR_ZOOM, GN_ERROR_TOO_MANY_TILES or ; then nothing is left at out to be
---taken for a result.
---@param points gridnorth.Point[] | ffi.cdata* The points of the route, joined by geodesics: latitudes -90 ... 90 degrees, longitudes any finite value.
---@param half_width number The corridor is all that lies as near to the route as this, in meters, 0 ... 1,000,000.
---@param zoom integer 0 ... 30.
---@return gridnorth.TileRun[]? out Runs of tiles, from north to south and from west to east.
---@return gridnorth.Error? error
function M.tile_cover_route(points, half_width, zoom)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local status
  repeat
    status = C.gn_tile_cover_route(points_at, points_count, half_width, zoom, rooms.gn_tile_run.data,
    rooms.gn_tile_run.capacity, needed)
  until not grown(status, rooms.gn_tile_run)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_tile_run, rooms.gn_tile_run.data, tonumber(needed[0]))
end

---Counts the tiles that bounds touch.
---
---Since 0.2.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW, GN_ERROR_ZOOM or GN_ERROR_LEVELS if min_zoom is
---above max_zoom.
---@param bounds gridnorth.Bounds The edges in degrees, as tile_cover_bounds() takes them.
---@param min_zoom integer 0 ... 30.
---@param max_zoom integer 0 ... 30, not below min_zoom.
---@return integer? count The number of tiles of all zooms from min_zoom to max_zoom; where a size_t has 32 bits, its largest value stands for all larger ones.
---@return gridnorth.Error? error
function M.tile_count_bounds(bounds, min_zoom, max_zoom)
  bounds = struct_of(structs.gn_bounds, bounds)
  local count = ffi.new "size_t[1]"
  local status = C.gn_tile_count_bounds(bounds, min_zoom, max_zoom, count)
  if status ~= 0 then return refused(status) end
  return tonumber(count[0])
end

---Counts the tiles that a polygon touches.
---
---The tiles are those of tile_cover_polygon(). They are counted by runs, so it takes as long as the border is. Since
---0.2.
---
---Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times the
---edges: refused with GN_ERROR_TOO_MANY_TILES beyond a second or two. Slowest input known: a zigzag between the poles
---of which only the size is asked for.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS, GN_ERROR_COUNT, GN_ERROR_ZOOM, GN_ERROR_LEVELS if
---min_zoom is above max_zoom, or GN_ERROR_TOO_MANY_TILES.
---@param points gridnorth.Point[] | ffi.cdata* The points of all rings, one ring after the other, as polygon_measure() takes them.
---@param rings? integer[] | ffi.cdata* The number of points of each ring: the outer one, then the holes.
---@param min_zoom integer 0 ... 30.
---@param max_zoom integer 0 ... 30, not below min_zoom.
---@return integer? count The number of tiles of all zooms from min_zoom to max_zoom; where a size_t has 32 bits, its largest value stands for all larger ones.
---@return gridnorth.Error? error
function M.tile_count_polygon(points, rings, min_zoom, max_zoom)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local rings_at, rings_count = elements_of("size_t", rings, "rings")
  local count = ffi.new "size_t[1]"
  local status = C.gn_tile_count_polygon(points_at, points_count, rings_at, rings_count, min_zoom, max_zoom, count)
  if status ~= 0 then return refused(status) end
  return tonumber(count[0])
end

---Counts the tiles that a corridor along a route touches.
---
---The tiles are those of tile_cover_route(). Since 0.2.
---
---Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times the
---edges: refused with GN_ERROR_TOO_MANY_TILES beyond a second or two. Slowest input known: a zigzag between the poles
---with a half-width.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_COUNT, GN_ERROR_HALF_WIDTH, GN_ERROR_ZOOM, GN_ERROR_LEVELS
---if min_zoom is above max_zoom, or GN_ERROR_TOO_MANY_TILES.
---@param points gridnorth.Point[] | ffi.cdata* The points of the route, joined by geodesics: latitudes -90 ... 90 degrees, longitudes any finite value.
---@param half_width number Meters on either side of the route, 0 ... 1,000,000.
---@param min_zoom integer 0 ... 30.
---@param max_zoom integer 0 ... 30, not below min_zoom.
---@return integer? count The number of tiles of all zooms from min_zoom to max_zoom; where a size_t has 32 bits, its largest value stands for all larger ones.
---@return gridnorth.Error? error
function M.tile_count_route(points, half_width, min_zoom, max_zoom)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local count = ffi.new "size_t[1]"
  local status = C.gn_tile_count_route(points_at, points_count, half_width, min_zoom, max_zoom, count)
  if status ~= 0 then return refused(status) end
  return tonumber(count[0])
end

---Finds the smallest rectangle of meridians and parallels that contains points.
---
---What it leaves out is the largest gap between neighboring longitudes. If there is none of a degree, it has all
---longitudes, -180 to 180. A pole has no longitude, unless there are no other points. Since 0.2.
---
---Time grows with the points.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_COUNT if there is no point, or for more points than an
---array can hold.
---@param points gridnorth.Point[] | ffi.cdata* Latitudes -90 ... 90 degrees, longitudes any finite value.
---@return gridnorth.Bounds? out The edges in degrees; if west is greater than east, the rectangle crosses the antimeridian.
---@return gridnorth.Error? error
function M.points_bounds(points)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local out = structs.gn_bounds.ctype()
  local status = C.gn_points_bounds(points_at, points_count, out)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_bounds, out)
end

---Finds center and zoom with which a screen shows all of some bounds.
---
---The camera is that of MapLibre's cameraForBounds: the middle of the bounds on the map is in the middle of what the
---padding leaves, and if the map is turned, the bounds fit with all their corners. Latitudes beyond 85.051128
---degrees, the edge of the Mercator world, count as 85.051128. Since 0.2.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW if south is greater than north, GN_ERROR_ZOOM for
---max_zoom, GN_ERROR_TILE_SIZE, GN_ERROR_CAMERA, or GN_ERROR_PIXELS for width and height, for padding that leaves no
---room, or if the bounds would need a zoom below -4.
---@param bounds gridnorth.Bounds The edges in degrees, latitudes -90 ... 90, longitudes any finite values. If west is greater than east, they cross the antimeridian; 360 degrees and more are all longitudes.
---@param screen gridnorth.Screen Its width and height, bearing, field of view and tile size; center, zoom and pitch are not read.
---@param padding? gridnorth.Padding Pixels at the edges of the screen that stay free, 0 and more.
---@param max_zoom number The largest zoom, -4 ... 30.
---@return gridnorth.Screen? out The screen with its center and zoom, and without pitch. May be screen.
---@return gridnorth.Error? error
function M.screen_fit(bounds, screen, padding, max_zoom)
  bounds = struct_of(structs.gn_bounds, bounds)
  screen = struct_of(structs.gn_screen, screen)
  padding = padding and struct_of(structs.gn_padding, padding)
  local out = structs.gn_screen.ctype()
  local status = C.gn_screen_fit(bounds, screen, padding, max_zoom, out)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_screen, out)
end

---Finds the shortest path between two positions: its length, and its directions at both ends.
---
---Works on the WGS 84 ellipsoid, for any pair of positions, including nearly antipodal ones (Karney 2013, sections 4
---and 5, with the series of order 6). Agrees with GeographicLib to 15 nm. For coincident positions both azimuths are
---0. At a pole, the azimuth is measured from the meridian of the longitude given there. Since 0.1.
---
---Errors: GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE.
---@param from gridnorth.Point Latitude -90 ... 90, longitude any finite value.
---@param to gridnorth.Point Latitude -90 ... 90, longitude any finite value.
---@return number? distance Meters.
---@return number? azimuth_from The azimuth at from, degrees clockwise from north, in (-180, 180].
---@return number? azimuth_to The azimuth at to, in the forward direction, in (-180, 180].
---@return gridnorth.Error? error
function M.geodesic_inverse(from, to)
  from = struct_of(structs.gn_point, from)
  to = struct_of(structs.gn_point, to)
  local distance = ffi.new "double[1]"
  local azimuth_from = ffi.new "double[1]"
  local azimuth_to = ffi.new "double[1]"
  local status = C.gn_geodesic_inverse(from, to, distance, azimuth_from, azimuth_to)
  if status ~= 0 then return refused(status) end
  return tonumber(distance[0]), tonumber(azimuth_from[0]), tonumber(azimuth_to[0])
end

---Finds the position at a distance and azimuth from another.
---
---Works on the WGS 84 ellipsoid (Karney 2013, section 3). Agrees with GeographicLib to 15 nm for distances up to half
---a turn around the earth. From a pole, the azimuth is measured from the meridian of its longitude: azimuth 0 leads
---from the north pole down the opposite meridian. Since 0.1.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_DISTANCE.
---@param from gridnorth.Point Latitude -90 ... 90, longitude any finite value.
---@param azimuth number Degrees clockwise from north; any finite value.
---@param distance number Meters, -1e12 ... 1e12; negative: backward.
---@return gridnorth.Point? to The position, its longitude in [-180, 180)
---@return number? azimuth_to The azimuth there, in (-180, 180].
---@return gridnorth.Error? error
function M.geodesic_direct(from, azimuth, distance)
  from = struct_of(structs.gn_point, from)
  local to = structs.gn_point.ctype()
  local azimuth_to = ffi.new "double[1]"
  local status = C.gn_geodesic_direct(from, azimuth, distance, to, azimuth_to)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_point, to), tonumber(azimuth_to[0])
end

---Finds the shortest paths of many pairs of positions.
---
---A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE or GN_ERROR_NOT_FINITE. Each row equals the
---result of geodesic_inverse(), bit for bit. Since 0.1.
---
---Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
---@param from_latitudes number[] | ffi.cdata* | number Latitudes of the starts, degrees, -90 ... 90.
---@param from_longitudes number[] | ffi.cdata* | number Longitudes of the starts, degrees; any finite values.
---@param to_latitudes number[] | ffi.cdata* | number Latitudes of the ends, degrees, -90 ... 90.
---@param to_longitudes number[] | ffi.cdata* | number Longitudes of the ends, degrees; any finite values.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? distances The distances, in meters.
---@return number[] | ffi.cdata*? azimuths_from The azimuths at the starts, in degrees.
---@return number[] | ffi.cdata*? azimuths_to The azimuths at the ends, in degrees.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.geodesic_inverse_batch(from_latitudes, from_longitudes, to_latitudes, to_longitudes, into)
  local from_latitudes_at, from_latitudes_stride, from_latitudes_count = column_of("double", from_latitudes,
    "from_latitudes")
  local from_longitudes_at, from_longitudes_stride, from_longitudes_count = column_of("double", from_longitudes,
    "from_longitudes")
  local to_latitudes_at, to_latitudes_stride, to_latitudes_count = column_of("double", to_latitudes, "to_latitudes")
  local to_longitudes_at, to_longitudes_stride, to_longitudes_count = column_of("double", to_longitudes,
    "to_longitudes")
  local count = rows_of(from_latitudes_count, from_longitudes_count, to_latitudes_count, to_longitudes_count)
  local as_list = is_list(from_latitudes, from_longitudes, to_latitudes, to_longitudes)
  local distances = output_of(into, "distances", "double", count)
  local azimuths_from = output_of(into, "azimuths_from", "double", count)
  local azimuths_to = output_of(into, "azimuths_to", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_geodesic_inverse_batch(from_latitudes_at, from_latitudes_stride, from_longitudes_at,
    from_longitudes_stride, to_latitudes_at, to_latitudes_stride, to_longitudes_at, to_longitudes_stride, count,
    distances, sizes.double, azimuths_from, sizes.double, azimuths_to, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(distances, count), list_of(azimuths_from, count), list_of(azimuths_to, count), status
    == PARTIAL and list_of(statuses, count) or nil end
  return distances, azimuths_from, azimuths_to, status == PARTIAL and statuses or nil
end

---Finds the positions at many distances and directions.
---
---A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE or GN_ERROR_DISTANCE.
---Each row equals the result of geodesic_direct(), bit for bit. Since 0.1.
---
---Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param azimuths number[] | ffi.cdata* | number Azimuths at the starts, degrees clockwise from north; any finite values.
---@param distances number[] | ffi.cdata* | number Meters, -1e12 ... 1e12; negative: backward.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? to_latitudes The latitudes of the ends, in degrees.
---@return number[] | ffi.cdata*? to_longitudes The longitudes of the ends, in degrees, in [-180, 180).
---@return number[] | ffi.cdata*? azimuths_to The azimuths at the ends, in degrees.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.geodesic_direct_batch(latitudes, longitudes, azimuths, distances, into)
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  local azimuths_at, azimuths_stride, azimuths_count = column_of("double", azimuths, "azimuths")
  local distances_at, distances_stride, distances_count = column_of("double", distances, "distances")
  local count = rows_of(latitudes_count, longitudes_count, azimuths_count, distances_count)
  local as_list = is_list(latitudes, longitudes, azimuths, distances)
  local to_latitudes = output_of(into, "to_latitudes", "double", count)
  local to_longitudes = output_of(into, "to_longitudes", "double", count)
  local azimuths_to = output_of(into, "azimuths_to", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_geodesic_direct_batch(latitudes_at, latitudes_stride, longitudes_at, longitudes_stride,
    azimuths_at, azimuths_stride, distances_at, distances_stride, count, to_latitudes, sizes.double, to_longitudes,
    sizes.double, azimuths_to, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(to_latitudes, count), list_of(to_longitudes, count), list_of(azimuths_to, count),
    status == PARTIAL and list_of(statuses, count) or nil end
  return to_latitudes, to_longitudes, azimuths_to, status == PARTIAL and statuses or nil
end

---Computes positions along a geodesic.
---
---Each position equals the result of geodesic_direct(), bit for bit. Since 0.1.
---
---Time grows with the distances.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_DISTANCE.
---@param from gridnorth.Point Where it starts; latitude -90 ... 90, longitude any finite value.
---@param azimuth number The azimuth there, degrees; any finite value.
---@param distances number[] | ffi.cdata* Distances from the start, meters, -1e12 ... 1e12, in any order.
---@return gridnorth.Point[]? points Positions.
---@return number[]? azimuths The azimuth at each position.
---@return gridnorth.Error? error
function M.geodesic_line(from, azimuth, distances)
  from = struct_of(structs.gn_point, from)
  local distances_at, distances_count = elements_of("double", distances or error("gridnorth: distances is missing",
    2), "distances")
  local points = structs.gn_point.array(distances_count)
  local azimuths = numbers.double(distances_count)
  local status = C.gn_geodesic_line(from, azimuth, distances_at, distances_count, points, azimuths)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_point, points, distances_count), list_of(azimuths, distances_count)
end

---Computes evenly spaced positions on the shortest path between two positions.
---
---Since 0.1.
---
---Time grows with the azimuths.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_COUNT (for a count too large for any array)
---@param from gridnorth.Point The first one; latitude -90 ... 90, longitude any finite value.
---@param to gridnorth.Point The last one; latitude -90 ... 90, longitude any finite value.
---@param count integer Number of positions, including both ends; 1 gives from.
---@return gridnorth.Point[]? points Positions; the first and the last are the ends, with reduced longitudes.
---@return number[]? azimuths The azimuth at each position.
---@return gridnorth.Error? error
function M.geodesic_points(from, to, count)
  from = struct_of(structs.gn_point, from)
  to = struct_of(structs.gn_point, to)
  local points = structs.gn_point.array(count)
  local azimuths = numbers.double(count)
  local status = C.gn_geodesic_points(from, to, count, points, azimuths)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_point, points, count), list_of(azimuths, count)
end

---Measures the great circle between two positions on the sphere of the mean radius.
---
---Uses the haversine formula, accurate to 10 nm on the sphere. Distances on the ellipsoid differ by up to 0.56 %: see
---geodesic_inverse(). At a pole, azimuths are measured from the meridian of the longitude given there. For coincident
---positions both azimuths are 0. Antipodes are joined over the north pole. Since 0.1.
---
---Errors: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE.
---@param from gridnorth.Point Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
---@param to gridnorth.Point The other end: latitude -90 ... 90, longitude any finite value.
---@return number? distance The distance in meters, 0 ... π mean_radius.
---@return number? azimuth_from The azimuth at from in degrees, clockwise from north, in (-180, 180].
---@return number? azimuth_to The azimuth at to, in the forward direction.
---@return gridnorth.Error? error
function M.sphere_inverse(from, to)
  from = struct_of(structs.gn_point, from)
  to = struct_of(structs.gn_point, to)
  local distance = ffi.new "double[1]"
  local azimuth_from = ffi.new "double[1]"
  local azimuth_to = ffi.new "double[1]"
  local status = C.gn_sphere_inverse(from, to, distance, azimuth_from, azimuth_to)
  if status ~= 0 then return refused(status) end
  return tonumber(distance[0]), tonumber(azimuth_from[0]), tonumber(azimuth_to[0])
end

---Finds the position at a distance along a great circle, on the sphere of the mean radius.
---
---Accurate to 10 nm on the sphere. From a pole, the azimuth is measured from the meridian of its longitude. Since
---0.1.
---
---Errors: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_DISTANCE.
---@param from gridnorth.Point Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
---@param azimuth number Degrees, clockwise from north; any finite value.
---@param distance number Meters, -1e12 ... 1e12; negative: backward.
---@return gridnorth.Point? to The end; longitude in [-180, 180)
---@return number? azimuth_to The azimuth there in degrees, in (-180, 180].
---@return gridnorth.Error? error
function M.sphere_direct(from, azimuth, distance)
  from = struct_of(structs.gn_point, from)
  local to = structs.gn_point.ctype()
  local azimuth_to = ffi.new "double[1]"
  local status = C.gn_sphere_direct(from, azimuth, distance, to, azimuth_to)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_point, to), tonumber(azimuth_to[0])
end

---Measures many great circles on the sphere of the mean radius.
---
---A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE or GN_ERROR_NOT_FINITE. Each row equals the
---result of sphere_inverse(), bit for bit. Since 0.1.
---
---Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
---@param from_latitudes number[] | ffi.cdata* | number Latitudes of the starts, degrees, -90 ... 90.
---@param from_longitudes number[] | ffi.cdata* | number Longitudes of the starts, degrees; any finite values.
---@param to_latitudes number[] | ffi.cdata* | number Latitudes of the ends, degrees, -90 ... 90.
---@param to_longitudes number[] | ffi.cdata* | number Longitudes of the ends, degrees; any finite values.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? distances The distances, in meters.
---@return number[] | ffi.cdata*? azimuths_from The azimuths at the starts, in degrees.
---@return number[] | ffi.cdata*? azimuths_to The azimuths at the ends, in degrees.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.sphere_inverse_batch(from_latitudes, from_longitudes, to_latitudes, to_longitudes, into)
  local from_latitudes_at, from_latitudes_stride, from_latitudes_count = column_of("double", from_latitudes,
    "from_latitudes")
  local from_longitudes_at, from_longitudes_stride, from_longitudes_count = column_of("double", from_longitudes,
    "from_longitudes")
  local to_latitudes_at, to_latitudes_stride, to_latitudes_count = column_of("double", to_latitudes, "to_latitudes")
  local to_longitudes_at, to_longitudes_stride, to_longitudes_count = column_of("double", to_longitudes,
    "to_longitudes")
  local count = rows_of(from_latitudes_count, from_longitudes_count, to_latitudes_count, to_longitudes_count)
  local as_list = is_list(from_latitudes, from_longitudes, to_latitudes, to_longitudes)
  local distances = output_of(into, "distances", "double", count)
  local azimuths_from = output_of(into, "azimuths_from", "double", count)
  local azimuths_to = output_of(into, "azimuths_to", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_sphere_inverse_batch(from_latitudes_at, from_latitudes_stride, from_longitudes_at,
    from_longitudes_stride, to_latitudes_at, to_latitudes_stride, to_longitudes_at, to_longitudes_stride, count,
    distances, sizes.double, azimuths_from, sizes.double, azimuths_to, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(distances, count), list_of(azimuths_from, count), list_of(azimuths_to, count), status
    == PARTIAL and list_of(statuses, count) or nil end
  return distances, azimuths_from, azimuths_to, status == PARTIAL and statuses or nil
end

---Finds the positions at distances along many great circles, on the sphere of the mean radius.
---
---A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE or GN_ERROR_DISTANCE.
---Each row equals the result of sphere_direct(), bit for bit. Since 0.1.
---
---Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param azimuths number[] | ffi.cdata* | number Azimuths at the starts, degrees clockwise from north; any finite values.
---@param distances number[] | ffi.cdata* | number Meters, -1e12 ... 1e12; negative: backward.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? to_latitudes The latitudes of the ends, in degrees.
---@return number[] | ffi.cdata*? to_longitudes The longitudes of the ends, in degrees, in [-180, 180).
---@return number[] | ffi.cdata*? azimuths_to The azimuths at the ends, in degrees.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.sphere_direct_batch(latitudes, longitudes, azimuths, distances, into)
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  local azimuths_at, azimuths_stride, azimuths_count = column_of("double", azimuths, "azimuths")
  local distances_at, distances_stride, distances_count = column_of("double", distances, "distances")
  local count = rows_of(latitudes_count, longitudes_count, azimuths_count, distances_count)
  local as_list = is_list(latitudes, longitudes, azimuths, distances)
  local to_latitudes = output_of(into, "to_latitudes", "double", count)
  local to_longitudes = output_of(into, "to_longitudes", "double", count)
  local azimuths_to = output_of(into, "azimuths_to", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_sphere_direct_batch(latitudes_at, latitudes_stride, longitudes_at, longitudes_stride,
    azimuths_at, azimuths_stride, distances_at, distances_stride, count, to_latitudes, sizes.double, to_longitudes,
    sizes.double, azimuths_to, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(to_latitudes, count), list_of(to_longitudes, count), list_of(azimuths_to, count),
    status == PARTIAL and list_of(statuses, count) or nil end
  return to_latitudes, to_longitudes, azimuths_to, status == PARTIAL and statuses or nil
end

---Measures the rhumb line between two positions, the line of constant azimuth.
---
---Works on the ellipsoid, accurate to 15 nm. The line is the one that goes less than half around the earth; between
---opposite meridians, the one that goes east. To or from a pole it is a meridian: the azimuth is 0 or 180. For
---coincident positions the azimuth is 0. Since 0.1.
---
---Errors: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE.
---@param from gridnorth.Point Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
---@param to gridnorth.Point The other end: latitude -90 ... 90, longitude any finite value.
---@return number? distance The distance in meters.
---@return number? azimuth The azimuth in degrees, clockwise from north, in (-180, 180].
---@return gridnorth.Error? error
function M.rhumb_inverse(from, to)
  from = struct_of(structs.gn_point, from)
  to = struct_of(structs.gn_point, to)
  local distance = ffi.new "double[1]"
  local azimuth = ffi.new "double[1]"
  local status = C.gn_rhumb_inverse(from, to, distance, azimuth)
  if status ~= 0 then return refused(status) end
  return tonumber(distance[0]), tonumber(azimuth[0])
end

---Finds the position at a distance along a rhumb line, the line of constant azimuth.
---
---Works on the ellipsoid, accurate to 15 nm; beyond one turn around the earth, the last digits of the longitude are
---lost. A rhumb line winds around a pole infinitely often, so a line that begins or ends there keeps its longitude.
---Since 0.1.
---
---Errors: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_DISTANCE (also if the line reaches a pole first)
---@param from gridnorth.Point Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
---@param azimuth number Degrees, clockwise from north; any finite value.
---@param distance number Meters, -1e12 ... 1e12; negative: backward.
---@return gridnorth.Point? to The end; longitude in [-180, 180)
---@return gridnorth.Error? error
function M.rhumb_direct(from, azimuth, distance)
  from = struct_of(structs.gn_point, from)
  local to = structs.gn_point.ctype()
  local status = C.gn_rhumb_direct(from, azimuth, distance, to)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_point, to)
end

---Measures many rhumb lines.
---
---A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE or GN_ERROR_NOT_FINITE. Each row equals the
---result of rhumb_inverse(), bit for bit. Since 0.1.
---
---Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
---@param from_latitudes number[] | ffi.cdata* | number Latitudes of the starts, degrees, -90 ... 90.
---@param from_longitudes number[] | ffi.cdata* | number Longitudes of the starts, degrees; any finite values.
---@param to_latitudes number[] | ffi.cdata* | number Latitudes of the ends, degrees, -90 ... 90.
---@param to_longitudes number[] | ffi.cdata* | number Longitudes of the ends, degrees; any finite values.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? distances The distances, in meters.
---@return number[] | ffi.cdata*? azimuths The azimuths, in degrees.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.rhumb_inverse_batch(from_latitudes, from_longitudes, to_latitudes, to_longitudes, into)
  local from_latitudes_at, from_latitudes_stride, from_latitudes_count = column_of("double", from_latitudes,
    "from_latitudes")
  local from_longitudes_at, from_longitudes_stride, from_longitudes_count = column_of("double", from_longitudes,
    "from_longitudes")
  local to_latitudes_at, to_latitudes_stride, to_latitudes_count = column_of("double", to_latitudes, "to_latitudes")
  local to_longitudes_at, to_longitudes_stride, to_longitudes_count = column_of("double", to_longitudes,
    "to_longitudes")
  local count = rows_of(from_latitudes_count, from_longitudes_count, to_latitudes_count, to_longitudes_count)
  local as_list = is_list(from_latitudes, from_longitudes, to_latitudes, to_longitudes)
  local distances = output_of(into, "distances", "double", count)
  local azimuths = output_of(into, "azimuths", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_rhumb_inverse_batch(from_latitudes_at, from_latitudes_stride, from_longitudes_at,
    from_longitudes_stride, to_latitudes_at, to_latitudes_stride, to_longitudes_at, to_longitudes_stride, count,
    distances, sizes.double, azimuths, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(distances, count), list_of(azimuths, count), status == PARTIAL and list_of(statuses,
    count) or nil end
  return distances, azimuths, status == PARTIAL and statuses or nil
end

---Finds the positions at distances along many rhumb lines.
---
---A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE or GN_ERROR_DISTANCE.
---Each row equals the result of rhumb_direct(), bit for bit. Since 0.1.
---
---Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param azimuths number[] | ffi.cdata* | number Azimuths at the starts, degrees clockwise from north; any finite values.
---@param distances number[] | ffi.cdata* | number Meters, -1e12 ... 1e12; negative: backward.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? to_latitudes The latitudes of the ends, in degrees.
---@return number[] | ffi.cdata*? to_longitudes The longitudes of the ends, in degrees, in [-180, 180).
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.rhumb_direct_batch(latitudes, longitudes, azimuths, distances, into)
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  local azimuths_at, azimuths_stride, azimuths_count = column_of("double", azimuths, "azimuths")
  local distances_at, distances_stride, distances_count = column_of("double", distances, "distances")
  local count = rows_of(latitudes_count, longitudes_count, azimuths_count, distances_count)
  local as_list = is_list(latitudes, longitudes, azimuths, distances)
  local to_latitudes = output_of(into, "to_latitudes", "double", count)
  local to_longitudes = output_of(into, "to_longitudes", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_rhumb_direct_batch(latitudes_at, latitudes_stride, longitudes_at, longitudes_stride,
    azimuths_at, azimuths_stride, distances_at, distances_stride, count, to_latitudes, sizes.double, to_longitudes,
    sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(to_latitudes, count), list_of(to_longitudes, count), status == PARTIAL and
    list_of(statuses, count) or nil end
  return to_latitudes, to_longitudes, status == PARTIAL and statuses or nil
end

---Computes evenly spaced positions on the shorter rhumb line between two positions.
---
---Use this to draw a rhumb line on a map that is not a Mercator map. Each position equals the result of
---rhumb_direct(). To or from a pole the line is the meridian of the other end. Since 0.2.
---
---Time grows with the points of the result.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_COUNT (for a count too large for any array)
---@param from gridnorth.Point The first one; latitude -90 ... 90, longitude any finite value.
---@param to gridnorth.Point The last one; latitude -90 ... 90, longitude any finite value.
---@param count integer Number of positions, including both ends; 1 gives from.
---@return gridnorth.Point[]? points Positions; the first and the last are the ends, with reduced longitudes.
---@return gridnorth.Error? error
function M.rhumb_points(from, to, count)
  from = struct_of(structs.gn_point, from)
  to = struct_of(structs.gn_point, to)
  local points = structs.gn_point.array(count)
  local status = C.gn_rhumb_points(from, to, count, points)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_point, points, count)
end

---Measures the geodesic between two positions, with bearings from grid north.
---
---The bearings are those of the geodesic at its ends. On the map the geodesic is a curve, so they differ slightly
---from the bearing of the straight line between the grid coordinates. Since 0.1.
---
---Errors: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_ZONE, GN_ERROR_TOO_FAR (the zone does not reach one of the
---ends)
---@param from gridnorth.Point Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
---@param to gridnorth.Point The other end: latitude -90 ... 90, longitude any finite value.
---@param zone? integer 0; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). 0 is the standard zone of from. The zone applies to both ends.
---@return number? distance The distance on the ellipsoid in meters, as from geodesic_inverse(), not the distance on the map.
---@return number? bearing_from The grid bearing at from in degrees, clockwise from grid north, in (-180, 180]: the azimuth minus the meridian convergence.
---@return number? bearing_to The grid bearing at to, in the forward direction.
---@return gridnorth.Error? error
function M.geodesic_grid_inverse(from, to, zone)
  from = struct_of(structs.gn_point, from)
  to = struct_of(structs.gn_point, to)
  zone = zone or 0
  local distance = ffi.new "double[1]"
  local bearing_from = ffi.new "double[1]"
  local bearing_to = ffi.new "double[1]"
  local status = C.gn_geodesic_grid_inverse(from, to, zone, distance, bearing_from, bearing_to)
  if status ~= 0 then return refused(status) end
  return tonumber(distance[0]), tonumber(bearing_from[0]), tonumber(bearing_to[0])
end

---Finds the position at a distance along a geodesic that starts at a bearing from grid north.
---
---This is geodesic_direct() with the bearing plus the meridian convergence at from as the azimuth. Since 0.1.
---
---Errors: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_DISTANCE, GN_ERROR_ZONE, GN_ERROR_TOO_FAR.
---@param from gridnorth.Point Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
---@param zone? integer 0; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). 0 is the standard zone of from. The zone applies to both ends.
---@param bearing number Degrees, clockwise from grid north; any finite value.
---@param distance number Meters on the ellipsoid, -1e12 ... 1e12; negative: backward.
---@return gridnorth.Point? to The end; longitude in [-180, 180)
---@return number? bearing_to The grid bearing there in degrees, in (-180, 180].
---@return gridnorth.Error? error
function M.geodesic_grid_direct(from, zone, bearing, distance)
  from = struct_of(structs.gn_point, from)
  zone = zone or 0
  local to = structs.gn_point.ctype()
  local bearing_to = ffi.new "double[1]"
  local status = C.gn_geodesic_grid_direct(from, zone, bearing, distance, to, bearing_to)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_point, to), tonumber(bearing_to[0])
end

---Computes the magnetic field of the earth at a position.
---
---WMM2025 is the World Magnetic Model of the US National Centers for Environmental Information and the British
---Geological Survey for 2025.0 to 2030.0; its coefficients are a work of the US government. Outside the 5 years from
---the epoch of a model "out-of-date" is set. The field is that of the earth's core: iron nearby, the crust and
---magnetic storms turn a compass further. uncertainty is the error of the declination by the error model of WMM2025,
---sqrt(0.26^2 + (5417/H)^2) degrees with H in nT, and never more than 180.
---
---The sums of WMM2025's technical report, section 1.2, equations 4 to 20, without a division by the cosine of the
---latitude. Agrees with GeographicLib to 1e-6 nT, and to 1e-9 degrees where H is above 2000 nT. Where the horizontal
---field is 0, the declination and its rate are 0 and the inclination is 90 or -90 degrees; where the whole field is
---0, all angles are. Since 0.2.
---
---Errors: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_HEIGHT, GN_ERROR_YEAR, GN_ERROR_MAGNETIC_MODEL.
---@param latitude number Degrees, -90 ... 90.
---@param longitude number Degrees; any finite value, reduced to [-180, 180). At a pole it names the meridian that is north or south.
---@param height number Meters above the ellipsoid, -1000 ... 850,000.
---@param year number Decimal year, from 5 years before the epoch of the model to 10 years after it: 2020 ... 2035 with the built-in model. decimal_year() makes one of a time.
---@param model? gridnorth.MagneticModel A model that magnetic_model_parse() stored, or none for the built-in one, WMM2025.
---@return gridnorth.MagneticField? out The field.
---@return gridnorth.Error? error
function M.magnetic_compute(latitude, longitude, height, year, model)
  model = model and struct_of(structs.gn_magnetic_model, model)
  local out = structs.gn_magnetic_field.ctype()
  local status = C.gn_magnetic_compute(latitude, longitude, height, year, model, out)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_magnetic_field, out)
end

---Computes the magnetic declination at many positions.
---
---A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_HEIGHT or
---GN_ERROR_YEAR. Each row equals the declination of magnetic_compute(), bit for bit. Since 0.2.
---
---Time grows with the rows. Slowest input known: a model of the caller, whose 361 numbers are checked in each call.
---
---Errors: GN_ERROR_MAGNETIC_MODEL.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param heights number[] | ffi.cdata* | number Meters above the ellipsoid, -1000 ... 850,000.
---@param years number[] | ffi.cdata* | number Decimal years, in the range of magnetic_compute()
---@param model? gridnorth.MagneticModel A model that magnetic_model_parse() stored, or none for the built-in one, WMM2025. It applies to all rows.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? declinations The declinations, in degrees, in (-180, 180].
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.magnetic_declination_batch(latitudes, longitudes, heights, years, model, into)
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  local heights_at, heights_stride, heights_count = column_of("double", heights, "heights")
  local years_at, years_stride, years_count = column_of("double", years, "years")
  model = model and struct_of(structs.gn_magnetic_model, model)
  local count = rows_of(latitudes_count, longitudes_count, heights_count, years_count)
  local as_list = is_list(latitudes, longitudes, heights, years)
  local declinations = output_of(into, "declinations", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_magnetic_declination_batch(latitudes_at, latitudes_stride, longitudes_at, longitudes_stride,
    heights_at, heights_stride, years_at, years_stride, count, model, declinations, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(declinations, count), status == PARTIAL and list_of(statuses, count) or nil end
  return declinations, status == PARTIAL and statuses or nil
end

---Reads a magnetic model from a file of coefficients (.COF), as the World Magnetic Model is published.
---
---Blanks separate the numbers, which may have a sign and a decimal point but no exponent; up to 15 digits are read
---exactly. What follows the line of nines is not read, and it may be missing. The name is cut after 23 bytes, its
---letters are in upper case. Models of a higher degree (WMMHR) are refused. Since 0.2.
---
---Time grows with the bytes of the text, which are read twice, up to 90 lines. Slowest input known: a long first
---line.
---
---Errors: GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_NUMBER
---where a number of a sensible size was expected, GN_ERROR_TEXT_REST, GN_ERROR_TEXT_INCOMPLETE, GN_ERROR_YEAR for an
---epoch outside 1 to 9999, or GN_ERROR_MAGNETIC_TERM.
---@param text string ASCII: a line with the epoch, the name and the date; for each degree from 1 to 12 and each order from 0 to the degree, in any sequence, a line with degree, order, g and h in nT, and their changes a year; a line of nines.
---@return gridnorth.MagneticModel? out The model. Must not overlap text.
---@return gridnorth.Error? error
function M.magnetic_model_parse(text)
  local out = structs.gn_magnetic_model.ctype()
  local offset = ffi.new "size_t[1]"
  local status = C.gn_magnetic_model_parse(text, #text, out, offset)
  if status ~= 0 then return refused(status, offset) end
  return read(structs.gn_magnetic_model, out)
end

---Finds the decimal year of a time.
---
---Years are those of the Gregorian calendar, also before 1582. Since 0.2.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_YEAR.
---@param seconds number Seconds since the beginning of 1970 in UTC without leap seconds, as time() and the clocks of most systems count them; -62,135,596,800 ... 253,402,300,800, which are the years 1 to 9999. Milliseconds are refused.
---@return number? year The year with the part of it that has passed: 2024.5 is the middle of 2024, a leap year.
---@return gridnorth.Error? error
function M.decimal_year(seconds)
  local year = ffi.new "double[1]"
  local status = C.gn_decimal_year(seconds, year)
  if status ~= 0 then return refused(status) end
  return tonumber(year[0])
end

---Computes the angles between true, grid and magnetic north at a position.
---
---The convergence is that of utm_factors(), the declination that of magnetic_compute(), and the grid-magnetic angle
---is the declination minus the convergence: maps print it in the margin. azimuth_convert() applies them. At a pole,
---the longitude names the meridian that is north or south. Since 0.2.
---
---Errors: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_HEIGHT, GN_ERROR_YEAR, GN_ERROR_ZONE, GN_ERROR_TOO_FAR
---(the zone does not reach the position), GN_ERROR_MAGNETIC_MODEL.
---@param latitude number Degrees, -90 ... 90.
---@param longitude number Degrees; any finite value, reduced to [-180, 180).
---@param height number Meters above the ellipsoid, -1000 ... 850,000.
---@param year number Decimal year, in the range of magnetic_compute().
---@param zone? integer 0; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).
---@param model? gridnorth.MagneticModel A model that magnetic_model_parse() stored, or none for the built-in one, WMM2025.
---@return gridnorth.Norths? out The angles in degrees, in (-180, 180], and the zone.
---@return gridnorth.Error? error
function M.norths_compute(latitude, longitude, height, year, zone, model)
  zone = zone or 0
  model = model and struct_of(structs.gn_magnetic_model, model)
  local out = structs.gn_norths.ctype()
  local status = C.gn_norths_compute(latitude, longitude, height, year, zone, model, out)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_norths, out)
end

---Converts an azimuth from one north to another.
---
---An azimuth from grid north is the true azimuth minus the convergence, one from magnetic north the true azimuth
---minus the declination. It takes the grid bearings of geodesic_grid_inverse() and geodesic_grid_direct() as well, if
---norths are those of the same zone. Since 0.2.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_NORTH.
---@param azimuth number Degrees, clockwise from the north from; any finite value.
---@param from gridnorth.North "true", "grid" or "magnetic".
---@param to gridnorth.North The north from which the result is counted: the same values.
---@param norths gridnorth.Norths The angles between the norths where the azimuth is taken, from norths_compute(). Only convergence and declination are read, in degrees; any finite values.
---@return number? out The azimuth in degrees, in (-180, 180].
---@return gridnorth.Error? error
function M.azimuth_convert(azimuth, from, to, norths)
  from = number_of(enumerations.north, from, "from")
  to = number_of(enumerations.north, to, "to")
  norths = struct_of(structs.gn_norths, norths)
  local out = ffi.new "double[1]"
  local status = C.gn_azimuth_convert(azimuth, from, to, norths, out)
  if status ~= 0 then return refused(status) end
  return tonumber(out[0])
end

---Measures a route: points joined by geodesics.
---
---Each segment is accurate to 15 nm, and adding them up loses nothing. Between opposite points of the earth there are
---several shortest geodesics; the route follows one of them. Since 0.1.
---
---Time grows with the points. Slowest input known: nearly antipodal points, which take seven times as long as others.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_COUNT for more points than an array can hold.
---@param points gridnorth.Point[] | ffi.cdata* Latitudes -90 ... 90 degrees, longitudes any finite value.
---@return number? length The length in meters; 0 for fewer than two points.
---@return gridnorth.Error? error
function M.route_length(points)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local length = ffi.new "double[1]"
  local status = C.gn_route_length(points_at, points_count, length)
  if status ~= 0 then return refused(status) end
  return tonumber(length[0])
end

---Measures a route up to each of its points.
---
---The last length is the result of route_length(). Since 0.1.
---
---Time grows with the points. Slowest input known: nearly antipodal points, which take seven times as long as others.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_COUNT for more points than an array can hold.
---@param points gridnorth.Point[] | ffi.cdata* Latitudes -90 ... 90 degrees, longitudes any finite value.
---@return number[]? distances Lengths in meters, the first of them 0.
---@return gridnorth.Error? error
function M.route_distances(points)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local distances = numbers.double(points_count)
  local status = C.gn_route_distances(points_at, points_count, distances)
  if status ~= 0 then return refused(status) end
  return list_of(distances, points_count)
end

---Finds the point of a route at a distance along it.
---
---Accurate to 15 nm. A vertex belongs to the segment that begins there, the last vertex to the last segment. Segments
---without length, between two equal points, are skipped. Since 0.1.
---
---Time grows with the points. Slowest input known: nearly antipodal points, which take seven times as long as others.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_DISTANCE, or GN_ERROR_COUNT for no points, or more than an
---array can hold.
---@param points gridnorth.Point[] | ffi.cdata* Latitudes -90 ... 90 degrees, longitudes any finite value.
---@param distance number Meters from the first point, from 0 to the length of the route. A distance beyond the end by up to a nanometer for each point, or by the last digit of a long distance, counts as the end.
---@return gridnorth.Point? point The point.
---@return number? azimuth The direction of the route there, degrees in (-180, 180].
---@return integer? segment The index of the point at which the segment begins.
---@return gridnorth.Error? error
function M.route_point(points, distance)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local point = structs.gn_point.ctype()
  local azimuth = ffi.new "double[1]"
  local segment = ffi.new "size_t[1]"
  local status = C.gn_route_point(points_at, points_count, distance, point, azimuth, segment)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_point, point), tonumber(azimuth[0]), tonumber(segment[0])
end

---Finds where a route comes nearest to a position.
---
---Accurate to 20 nm; if several places are equally near, the result is one of them. A bound excludes segments that
---cannot be the nearest, so a route of 10,000 points takes a few milliseconds. At a bend to the left, a position is
---on the left if it is to the left of both segments; at a bend to the right, of either. A vertex belongs to the
---segment that begins there, the last vertex to the last segment. Since 0.1.
---
---Time grows with the points. Slowest input known: all points equally far, so that each edge is searched in up to 96
---steps.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_COUNT for no points, or more than an array can hold.
---@param points gridnorth.Point[] | ffi.cdata* Latitudes -90 ... 90 degrees, longitudes any finite value.
---@param position gridnorth.Point Latitude -90 ... 90 degrees, longitude any finite value.
---@return gridnorth.RoutePlace? place The nearest point, its distance along the route, its distance from the position (cross-track), negative if the position lies to the left, the direction of the route and the segment.
---@return gridnorth.Error? error
function M.route_nearest(points, position)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  position = struct_of(structs.gn_point, position)
  local place = structs.gn_route_place.ctype()
  local status = C.gn_route_nearest(points_at, points_count, position, place)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_route_place, place)
end

---Finds where a route comes nearest to many positions.
---
---In a refused row, every floating-point field is NaN and every other field is 0; its status is GN_ERROR_NOT_FINITE
---or GN_ERROR_LATITUDE. Each row equals the result of route_nearest(), bit for bit. Since 0.2.
---
---Time grows with the points times the rows. Slowest input known: all points equally far, so that each edge is
---searched in up to 96 steps.
---
---Errors: GN_ERROR_COUNT for no points, GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE for the points.
---@param points gridnorth.Point[] | ffi.cdata* The points of the route; latitudes -90 ... 90, any finite longitudes.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return gridnorth.RoutePlace[]? places The places.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.route_nearest_batch(points, latitudes, longitudes, into)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  local count = rows_of(latitudes_count, longitudes_count)
  local as_list = is_list(latitudes, longitudes)
  local places = output_of(into, "places", "gn_route_place", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_route_nearest_batch(points_at, points_count, latitudes_at, latitudes_stride, longitudes_at,
    longitudes_stride, count, places, ffi.sizeof(structs.gn_route_place.ctype), statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return records_of(structs.gn_route_place, places, count), status == PARTIAL and list_of(statuses,
    count) or nil end
  return places, status == PARTIAL and statuses or nil
end

---Adds vertices to a route or a ring, so that it can be drawn with straight lines in degrees, as GeoJSON readers do.
---
---Segments are halved where needed. Added points lie on the geodesic to within 15 nm. Lines cross the antimeridian
---the short way. Since 0.1.
---
---Time grows with the vertices of the result, at most 4200 / √tolerance for an edge. Slowest input known: an edge
---halfway around the earth and a tolerance of 1 µm: 4 million vertices.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_TOLERANCE, or GN_ERROR_COUNT for more points than an array
---can hold.
---@param points gridnorth.Point[] | ffi.cdata* Latitudes -90 ... 90 degrees, longitudes any finite value.
---@param is_closed boolean Whether the last point is also joined to the first, which is not repeated.
---@param tolerance number How far a straight line may depart from its geodesic, in meters: 1e-6 ... 1e6.
---@return gridnorth.Point[]? out The points, including the given ones, longitudes in [-180, 180). Must not overlap points.
---@return gridnorth.Error? error
function M.route_densify(points, is_closed, tolerance)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  is_closed = is_closed and 1 or 0
  local status
  repeat
    status = C.gn_route_densify(points_at, points_count, is_closed, tolerance, rooms.gn_point.data,
    rooms.gn_point.capacity, needed)
  until not grown(status, rooms.gn_point)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_point, rooms.gn_point.data, tonumber(needed[0]))
end

---Removes vertices from a route or a ring, within a tolerance.
---
---The first point remains, and so does the last unless the route is closed. A ring keeps at least three points, if it
---has that many. Each new segment is the longest that the search finds, which need not be the longest possible. Since
---0.1.
---
---Time grows with n log n of the points. Slowest input known: a straight line of edges so long that only geodesics
---tell.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_TOLERANCE, GN_ERROR_COUNT for more points than an array
---can hold, or GN_ERROR_WORK for very many points beside long edges.
---@param points gridnorth.Point[] | ffi.cdata* Latitudes -90 ... 90 degrees, longitudes any finite value.
---@param is_closed boolean Whether the last point is also joined to the first.
---@param tolerance number How far a removed point may lie from the geodesic that takes its place, in meters: 1e-6 ... 1e6.
---@return gridnorth.Point[]? out The points that remain, longitudes in [-180, 180). Must not overlap points.
---@return gridnorth.Error? error
function M.route_simplify(points, is_closed, tolerance)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  is_closed = is_closed and 1 or 0
  local status
  repeat
    status = C.gn_route_simplify(points_at, points_count, is_closed, tolerance, rooms.gn_point.data,
    rooms.gn_point.capacity, needed)
  until not grown(status, rooms.gn_point)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_point, rooms.gn_point.data, tonumber(needed[0]))
end

---Begins a track.
---
---No memory is used but the state: 512 bytes for a track of any length. Since 0.2.
---
---Errors: GN_ERROR_TOLERANCE, GN_ERROR_DISTANCE for a least distance or a worst accuracy that is negative or NaN,
---GN_ERROR_TIME for such an interval, GN_ERROR_TRACK_SPEED or GN_ERROR_TRACK_CLIMB.
---@param options? gridnorth.TrackOptions How to record. The state keeps them.
---@return gridnorth.TrackState? state The state before the first fix.
---@return gridnorth.Error? error
function M.track_begin(options)
  options = options_of(structs.gn_track_options, options)
  local state = structs.gn_track_state.ctype()
  local status = C.gn_track_begin(options, state)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_track_state, state)
end

---Takes the next fix of a track, and tells which fix to append to the line that is kept.
---
---A fix is left out if it is less accurate than worst_accuracy; if it can only be reached at more than largest_speed
---from the last one that was neither inaccurate nor strayed; if it has the time of that one; or if it is sooner or
---nearer to the last one that was taken than the options say. The third in a row of fixes that stray, and can be
---reached from each other, is taken: the way to it counts neither as distance nor as time. All others are taken. The
---first is a vertex, and so is the last, which track_end() gives. Of those between, so many are kept that each one
---that was taken lies within tolerance of the geodesic between two neighbors that are kept: so many as a fix later
---can be known, so a vertex is always the fix before the one that is added. Of recorded tracks there are about as
---many as Douglas and Peucker's method keeps, which needs all fixes at once (sleeve fitting: Zhao and Saalfeld 1997).
---A way that swings from side to side by a little more than the tolerance keeps up to three times as many.
---
---GN_ERROR_TRACK_TIME tells of a time that is earlier than that of the last fix that was neither inaccurate nor
---strayed. A fix without a time is not held to speeds and intervals. Distances up to 10 km are right to 10 nm, longer
---ones as those of geodesic_inverse(). Since 0.2.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ALTITUDE, GN_ERROR_DISTANCE for a negative accuracy,
---GN_ERROR_TIME for a time beyond 1e15 s, GN_ERROR_TRACK_TIME or GN_ERROR_TRACK_STATE for a state that was damaged.
---@param track gridnorth.TrackState The state after the last fix, or as track_begin() gave it.
---@param fix gridnorth.Fix Where it is now, and when: later than the last fix. Time, altitude and accuracy may be NaN: not known.
---@return gridnorth.TrackState? state The state after this fix; may be track.
---@return gridnorth.TrackStep? step What became of the fix, and one vertex or none.
---@return gridnorth.Error? error
function M.track_add(track, fix)
  track = struct_of(structs.gn_track_state, track)
  fix = struct_of(structs.gn_fix, fix)
  local state = structs.gn_track_state.ctype()
  local step = structs.gn_track_step.ctype()
  local status = C.gn_track_add(track, fix, state, step)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_track_state, state), read(structs.gn_track_step, step)
end

---Ends the line that is kept: gives the fix that waits.
---
---More fixes may follow: the line goes on at this vertex. Since 0.2.
---
---Errors: GN_ERROR_TRACK_STATE.
---@param track gridnorth.TrackState The state after the last fix.
---@return gridnorth.TrackState? state The state after the end; may be track.
---@return gridnorth.TrackStep? step The last vertex, or none if no fix waits.
---@return gridnorth.Error? error
function M.track_end(track)
  track = struct_of(structs.gn_track_state, track)
  local state = structs.gn_track_state.ctype()
  local step = structs.gn_track_step.ctype()
  local status = C.gn_track_end(track, state, step)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_track_state, state), read(structs.gn_track_step, step)
end

---Adds up a track: its distance, times, climbs, speeds and bounds so far.
---
---The distance is that of all fixes that were taken, so it does not depend on the tolerance. Where fixes waver at
---rest, a least distance keeps it true. Time is moving time if the way between two fixes that were taken was at least
---as fast as rest_speed. A climb or a descent counts, whole, once it is as long as climb from the turning point
---before it; altitudes that are not known are skipped. The bounds follow the way from fix to fix across the
---antimeridian; around a pole, they hold all longitudes. Since 0.2.
---
---Errors: GN_ERROR_TRACK_STATE.
---@param track gridnorth.TrackState The state after the last fix.
---@return gridnorth.TrackTotals? totals The totals of all fixes that were taken.
---@return gridnorth.Error? error
function M.track_summarize(track)
  track = struct_of(structs.gn_track_state, track)
  local totals = structs.gn_track_totals.ctype()
  local status = C.gn_track_summarize(track, totals)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_track_totals, totals)
end

---Finds the grid of heights in a file of SRTM, .hgt.
---
---The file says nothing of its place but by its name. It covers one degree by one, edges included. -32768 is a void.
---Where several files follow each other in memory, add to offset where this one begins. Since 0.2.
---
---Takes constant time.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_OFFSET for a size beyond memory, or GN_ERROR_HEIGHT_FILE
---for a size that no such file has.
---@param bytes string The whole file.
---@param latitude number The south edge, degrees, -90 ... 89: 46 for N46E008.hgt.
---@param longitude number The west edge, degrees; any finite value: 8 for N46E008.hgt.
---@return gridnorth.HeightGrid? grid The grid.
---@return gridnorth.Error? error
function M.height_grid_hgt(bytes, latitude, longitude)
  local grid = structs.gn_height_grid.ctype()
  local status = C.gn_height_grid_hgt(bytes, #bytes, latitude, longitude, grid)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_height_grid, grid)
end

---Finds the grid of heights in a file of DTED.
---
---The place and the steps come from the record UHL; labels of tapes before it are passed. Each record of samples must
---begin with its sentinel and have its number; checksums are not computed. -32767 is a void. A file with a sample
---below -16,000 m is taken to have two's complements, against the standard: -32,668 m stands for -100 m. The grid
---says so in format. Where several files follow each other in memory, add to offset where this one begins. Since 0.2.
---
---Time grows with the bytes of the file. Slowest input known: heights above zero alone: all are looked at for two's
---complements.
---
---Errors: GN_ERROR_OFFSET for a size beyond memory, or GN_ERROR_HEIGHT_FILE for a header or records that are not
---those of DTED, or for bytes that are missing.
---@param bytes string The whole file, as MIL-PRF-89020B describes it, of level 0, 1 or 2.
---@return gridnorth.HeightGrid? grid The grid.
---@return gridnorth.Error? error
function M.height_grid_dted(bytes)
  local grid = structs.gn_height_grid.ctype()
  local status = C.gn_height_grid_dted(bytes, #bytes, grid)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_height_grid, grid)
end

---Finds the grid in a file of GTX, which may hold the heights of a geoid.
---
----88.8888 is a void. A height above the ellipsoid is one above the geoid plus that of the geoid. A grid all around
---the earth also has the heights between its last column and its first. Since 0.2.
---
---Takes constant time.
---
---Errors: GN_ERROR_OFFSET for a size beyond memory, or GN_ERROR_HEIGHT_FILE for a header that is none, or for bytes
---that are missing.
---@param bytes string The whole file, such as egm96_15.gtx.
---@return gridnorth.HeightGrid? grid The grid.
---@return gridnorth.Error? error
function M.height_grid_gtx(bytes)
  local grid = structs.gn_height_grid.ctype()
  local status = C.gn_height_grid_gtx(bytes, #bytes, grid)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_height_grid, grid)
end

---Finds the height at a position.
---
---Bilinear between the four samples around the position. A sample without weight does not count: on a row or a
---column, there are two. Of several grids, the first counts that contains the position and has no void there; so the
---finest comes first. Edges belong to a grid. Where neighbors lie a step apart, as rasters whose pixels are areas do,
---what is between them is interpolated from both, also if their steps differ. Beyond the last sample there is no
---height, also at a pole. Samples as near as a millionth of a step are taken as they are.
---
---Files that are mapped each on its own are one span of bytes too: give the lowest address, and the size up to the
---end of the highest; nothing is read between them. Since 0.2.
---
---Time grows with the grids. Slowest input known: a position that none but the last contains.
---
---Errors: GN_ERROR_HEIGHT_OUTSIDE, GN_ERROR_HEIGHT_VOID, GN_ERROR_NOT_FINITE also for numbers of a grid,
---GN_ERROR_LATITUDE, GN_ERROR_COUNT for more grids than an array can hold, GN_ERROR_HEIGHT_GRID, or GN_ERROR_OFFSET
---if samples of a grid lie outside of the bytes.
---@param bytes string The bytes in which the samples of all grids lie.
---@param grids gridnorth.HeightGrid[] | ffi.cdata* The grids.
---@param position gridnorth.Point Latitude -90 ... 90 degrees, longitude any finite value.
---@return number? height The height in meters, from where the grid counts.
---@return gridnorth.Error? error
function M.height_at(bytes, grids, position)
  local grids_at, grids_count = elements_of("gn_height_grid", grids or error("gridnorth: grids is missing", 2),
    "grids")
  position = struct_of(structs.gn_point, position)
  local height = ffi.new "double[1]"
  local status = C.gn_height_at(bytes, #bytes, grids_at, grids_count, position, height)
  if status ~= 0 then return refused(status) end
  return tonumber(height[0])
end

---Finds the heights at many positions.
---
---A row without a height is NaN; its status is GN_ERROR_HEIGHT_OUTSIDE, GN_ERROR_HEIGHT_VOID, GN_ERROR_NOT_FINITE or
---GN_ERROR_LATITUDE. Each row equals the result of height_at(), bit for bit. All grids are searched where a position
---lies in another one than the position before it, or on an edge: so the order of the positions matters for the time
---if there are many grids. Since 0.2.
---
---Time grows with the rows times the grids. Slowest input known: positions that none but the last contains.
---
---Errors: Has no height, GN_ERROR_COUNT, GN_ERROR_NOT_FINITE for numbers of a grid, GN_ERROR_HEIGHT_GRID or
---GN_ERROR_OFFSET.
---@param bytes string The bytes in which the samples of all grids lie.
---@param grids gridnorth.HeightGrid[] | ffi.cdata* The grids.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? heights The heights in meters, from where the grid counts.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.height_at_batch(bytes, grids, latitudes, longitudes, into)
  local grids_at, grids_count = elements_of("gn_height_grid", grids or error("gridnorth: grids is missing", 2),
    "grids")
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  local count = rows_of(latitudes_count, longitudes_count)
  local as_list = is_list(latitudes, longitudes)
  local heights = output_of(into, "heights", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_height_at_batch(bytes, #bytes, grids_at, grids_count, latitudes_at, latitudes_stride,
    longitudes_at, longitudes_stride, count, heights, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(heights, count), status == PARTIAL and list_of(statuses, count) or nil end
  return heights, status == PARTIAL and statuses or nil
end

---Finds the heights along a route: points joined by geodesics.
---
---There is a sample at each point, and between two points there are some at equal distances. Heights are those of
---height_at(); where there is none, the height is NaN. profile_summarize() adds samples up. Since 0.2.
---
---Time grows with the samples times the grids. Slowest input known: positions that none but the last contains.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_COUNT for no points, or more than an array can hold,
---GN_ERROR_SAMPLE_STEP, GN_ERROR_HEIGHT_GRID or GN_ERROR_OFFSET.
---@param bytes string The bytes in which the samples of all grids lie.
---@param grids gridnorth.HeightGrid[] | ffi.cdata* The grids.
---@param points gridnorth.Point[] | ffi.cdata* The points of the route; latitudes -90 ... 90 degrees, longitudes any finite value.
---@param step number The largest distance between samples, in meters, 0.01 or more.
---@return gridnorth.ProfileSample[]? samples The samples.
---@return gridnorth.Error? error
function M.profile_sample_route(bytes, grids, points, step)
  local grids_at, grids_count = elements_of("gn_height_grid", grids or error("gridnorth: grids is missing", 2),
    "grids")
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local status
  repeat
    status = C.gn_profile_sample_route(bytes, #bytes, grids_at, grids_count, points_at, points_count, step,
    rooms.gn_profile_sample.data, rooms.gn_profile_sample.capacity, needed)
  until not grown(status, rooms.gn_profile_sample)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_profile_sample, rooms.gn_profile_sample.data, tonumber(needed[0]))
end

---Adds up the samples of a profile: ascent and descent, the steepest grades, the lowest and the highest place.
---
---Ascent and descent are those between turning points, as track_add() has them: a turning point is the highest or
---lowest height since the one before it, as soon as the way from there is as long as climb. Samples that are not
---known are passed. Grades are those between neighboring samples. Of equal ones, the first counts. Since 0.2.
---
---Time grows with the samples.
---
---Errors: GN_ERROR_COUNT for no samples, or more than an array can hold, GN_ERROR_NOT_FINITE, GN_ERROR_DISTANCE for
---distances that decrease, or GN_ERROR_TRACK_CLIMB.
---@param samples gridnorth.ProfileSample[] | ffi.cdata* The samples, with distances that do not decrease. Heights are finite, or NaN if not known. The points are not read.
---@param climb number Meters: ways up and down that are shorter do not count for ascent and descent. 0: all count.
---@return gridnorth.ProfileSummary? summary The summary.
---@return gridnorth.Error? error
function M.profile_summarize(samples, climb)
  local samples_at, samples_count = elements_of("gn_profile_sample", samples or error("gridnorth: samples is missing",
    2), "samples")
  local summary = structs.gn_profile_summary.ctype()
  local status = C.gn_profile_summarize(samples_at, samples_count, climb, summary)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_profile_summary, summary)
end

---Finds out whether one place is seen from another.
---
---The line is straight above a sphere that has the curvature of the ellipsoid along the line at its middle (Euler's
---radius), divided by curvature. Without refraction, it is the straight line in space to 0.1 m over 100 km. It is
---blocked where the ground, at equal distances of step at most, is above it. The ends do not block. Places whose
---height is not known do not block either: where unknown_count is not 0, a line that is free may be blocked. Both
---directions give the same answer, but for rounding.
---
---Clearance is vertical. The radius of the first Fresnel zone is root(wavelength s (d - s)/d), at s of d meters.
---Since 0.2.
---
---Time grows with the samples along the line, times the grids. Slowest input known: a line of 1,000 km with a step of
---1 cm.
---
---Errors: GN_ERROR_HEIGHT_OUTSIDE or GN_ERROR_HEIGHT_VOID if the ground is not known at one of the ends,
---GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_HEIGHT also for ground 1,000,000 m up or down,
---GN_ERROR_SIGHT_DISTANCE, GN_ERROR_CURVATURE, GN_ERROR_FREQUENCY, GN_ERROR_SAMPLE_STEP, GN_ERROR_COUNT,
---GN_ERROR_HEIGHT_GRID or GN_ERROR_OFFSET.
---@param bytes string The bytes in which the samples of all grids lie.
---@param grids gridnorth.HeightGrid[] | ffi.cdata* The grids.
---@param from gridnorth.Point The start; latitude -90 ... 90 degrees, longitude any finite value.
---@param from_height number Meters above the ground there, -1,000 ... 850,000.
---@param to gridnorth.Point The end; at most 1,000,000 m away.
---@param to_height number Meters above the ground there.
---@param options? gridnorth.SightOptions Curvature, step and frequency.
---@return gridnorth.Sight? sight The line.
---@return gridnorth.Error? error
function M.sight_between(bytes, grids, from, from_height, to, to_height, options)
  local grids_at, grids_count = elements_of("gn_height_grid", grids or error("gridnorth: grids is missing", 2),
    "grids")
  from = struct_of(structs.gn_point, from)
  to = struct_of(structs.gn_point, to)
  options = options_of(structs.gn_sight_options, options)
  local sight = structs.gn_sight.ctype()
  local status = C.gn_sight_between(bytes, #bytes, grids_at, grids_count, from, from_height, to, to_height, options,
    sight)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_sight, sight)
end

---Looks in a direction, to a distance.
---
---The line is that of sight_between() to the position which geodesic_direct() gives. Since 0.2.
---
---Time grows with the samples along the line, times the grids. Slowest input known: a line of 1,000 km with a step of
---1 cm.
---
---Errors: As sight_between()
---@param bytes string The bytes in which the samples of all grids lie.
---@param grids gridnorth.HeightGrid[] | ffi.cdata* The grids.
---@param from gridnorth.Point The start; latitude -90 ... 90 degrees, longitude any finite value.
---@param from_height number Meters above the ground there, -1,000 ... 850,000.
---@param azimuth number The direction in degrees, clockwise from true north; any finite value.
---@param distance number Meters along the ground to the end, 0 ... 1,000,000.
---@param to_height number Meters above the ground at the end.
---@param options? gridnorth.SightOptions Curvature, step and frequency.
---@return gridnorth.Sight? sight The line.
---@return gridnorth.Error? error
function M.sight_along(bytes, grids, from, from_height, azimuth, distance, to_height, options)
  local grids_at, grids_count = elements_of("gn_height_grid", grids or error("gridnorth: grids is missing", 2),
    "grids")
  from = struct_of(structs.gn_point, from)
  options = options_of(structs.gn_sight_options, options)
  local sight = structs.gn_sight.ctype()
  local status = C.gn_sight_along(bytes, #bytes, grids_at, grids_count, from, from_height, azimuth, distance,
    to_height, options, sight)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_sight, sight)
end

---Finds which cells of a raster are seen from a place.
---
---A ray leads to each cell of the border, and looks at the ground on each row or column that it crosses, and between
---them if they are farther apart than the step. Each cell within the circle gets what the nearest ray sees there,
---which passes at half a cell at most. Lines are those of sight_between(), which gives the same answer for 98 cells
---of 100 on rough ground, and for 999 of 1,000 on smooth; where it differs, the line grazes the ground. In a raster
---that is much coarser than the heights, 5 cells of 100 may differ. Where rays would bend too much in rows and
---columns, near the poles or in circles of many hundred kilometers, each cell gets a line of its own, which takes far
---longer. Since 0.2.
---
---Time grows with the cells, and with the rays times the samples on each, times the grids. Slowest input known:
---circles near a pole, where each cell gets a line of its own.
---
---Errors: GN_ERROR_HEIGHT_OUTSIDE or GN_ERROR_HEIGHT_VOID if the ground is not known at the observer,
---GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_HEIGHT also for ground 1,000,000 m up or down,
---GN_ERROR_SIGHT_DISTANCE, GN_ERROR_CELL_GRID, GN_ERROR_CURVATURE, GN_ERROR_FREQUENCY, GN_ERROR_SAMPLE_STEP also if a
---ray would have more than 10,000,000 samples, or lines to each cell 60,000,000, GN_ERROR_COUNT,
---GN_ERROR_HEIGHT_GRID, GN_ERROR_OFFSET, or GN_ERROR_WORK if all rays would have more than 200,000,000 samples, and
---more than eight for a cell.
---@param bytes string The bytes in which the samples of all grids lie.
---@param grids gridnorth.HeightGrid[] | ffi.cdata* The grids.
---@param observer gridnorth.Point Latitude -90 ... 90 degrees, longitude any finite value. It may lie outside of the raster.
---@param observer_height number Of the eye, in meters above the ground there, -1,000 ... 850,000.
---@param target_height number Of what is looked for, in meters above the ground of each cell; 0 for the ground itself.
---@param radius number Of the circle around the observer, meters, 0 ... 1,000,000.
---@param options? gridnorth.SightOptions Curvature and step; A frequency has no effect.
---@param cell_grid gridnorth.CellGrid Where the cells lie. It need not be that of the heights, nor contain the circle.
---@return integer[]? cells A byte for each cell, row by row: "seen", "hidden", "outside" or "unknown".
---@return gridnorth.Error? error
function M.viewshed_cells(bytes, grids, observer, observer_height, target_height, radius, options, cell_grid)
  local grids_at, grids_count = elements_of("gn_height_grid", grids or error("gridnorth: grids is missing", 2),
    "grids")
  observer = struct_of(structs.gn_point, observer)
  options = options_of(structs.gn_sight_options, options)
  cell_grid = struct_of(structs.gn_cell_grid, cell_grid)
  local status
  repeat
    status = C.gn_viewshed_cells(bytes, #bytes, grids_at, grids_count, observer, observer_height, target_height,
    radius, options, cell_grid, rooms.uint8_t.data, rooms.uint8_t.capacity, needed)
  until not grown(status, rooms.uint8_t)
  if status ~= 0 then return refused(status) end
  return list_of(rooms.uint8_t.data, tonumber(needed[0]))
end

---Finds the dead ground of a sector: along rays from a place, the stretches that are not seen.
---
---The sector is divided into equal parts, with a ray in the middle of each. On it, the ground is looked at in equal
---distances of step at most; what is seen of a place counts for half of the way to its neighbors. Draw a stretch with
---wedge(). Behind heights that are not known, a stretch which is not hidden by others is "unknown". Since 0.2.
---
---Time grows with the rays times the samples on each, times the grids. Slowest input known: a step of 1 cm over the
---longest radius.
---
---Errors: As viewshed_cells(), but not GN_ERROR_CELL_GRID; also GN_ERROR_WIDTH or GN_ERROR_AZIMUTH_STEP; and
---GN_ERROR_SAMPLE_STEP for more than 10,000,000 places on all rays together.
---@param bytes string The bytes in which the samples of all grids lie.
---@param grids gridnorth.HeightGrid[] | ffi.cdata* The grids.
---@param observer gridnorth.Point Latitude -90 ... 90 degrees, longitude any finite value.
---@param observer_height number Of the eye, in meters above the ground there, -1,000 ... 850,000.
---@param target_height number Of what is looked for, in meters above the ground; 0 for the ground itself.
---@param radius number How far to look, meters, 0 ... 1,000,000.
---@param azimuth number Degrees, any finite value: of the middle of the sector.
---@param width number Degrees, 0 ... 360: of the sector.
---@param azimuth_step number Degrees, 0.001 ... 360: the largest angle from a ray to the next.
---@param options? gridnorth.SightOptions Curvature and step; A frequency has no effect.
---@return gridnorth.DeadGround[]? stretches The stretches, ray after ray clockwise, outward on each.
---@return gridnorth.Error? error
function M.viewshed_dead_ground(bytes, grids, observer, observer_height, target_height, radius, azimuth, width, azimuth_step, options)
  local grids_at, grids_count = elements_of("gn_height_grid", grids or error("gridnorth: grids is missing", 2),
    "grids")
  observer = struct_of(structs.gn_point, observer)
  options = options_of(structs.gn_sight_options, options)
  local status
  repeat
    status = C.gn_viewshed_dead_ground(bytes, #bytes, grids_at, grids_count, observer, observer_height, target_height,
    radius, azimuth, width, azimuth_step, options, rooms.gn_dead_ground.data, rooms.gn_dead_ground.capacity, needed)
  until not grown(status, rooms.gn_dead_ground)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_dead_ground, rooms.gn_dead_ground.data, tonumber(needed[0]))
end

---Measures a polygon: rings of points joined by geodesics.
---
---The inside of a ring is the smaller of the two parts into which it divides the earth, whichever way the ring runs;
---a pole may lie inside. If the two parts are equal, the inside is the one on the left. A vertex at a pole may have
---any longitude; only an edge from pole to pole runs along the meridian given at its end. Accurate to 0.1 square
---meters per edge, usually much better; for an edge between nearly antipodal points, where the azimuth decides, to
---1,000. Rings of fewer than three points have no area. The area of a ring that crosses itself is the area that it
---encloses on its left minus the area that it encloses on its right. Holes never remove more than the area of the
---outer ring. Since 0.1.
---
---Time grows with the points. Slowest input known: edges halfway around the earth.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS if the counts in rings do not add up to point_count,
---or GN_ERROR_COUNT for more points than an array can hold.
---@param points gridnorth.Point[] | ffi.cdata* The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite value. The last point of a ring is joined to the first; the last point may repeat the first.
---@param rings? integer[] | ffi.cdata* The number of points of each ring: the outer one, then the holes.
---@return number? area The area in square meters, without the holes, whichever way they run; positive if the outer ring runs counterclockwise.
---@return number? perimeter The length of all rings in meters.
---@return gridnorth.Error? error
function M.polygon_measure(points, rings)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local rings_at, rings_count = elements_of("size_t", rings, "rings")
  local area = ffi.new "double[1]"
  local perimeter = ffi.new "double[1]"
  local status = C.gn_polygon_measure(points_at, points_count, rings_at, rings_count, area, perimeter)
  if status ~= 0 then return refused(status) end
  return tonumber(area[0]), tonumber(perimeter[0])
end

---Finds which way a ring runs around its inside, seen from above.
---
---Since 0.1.
---
---Time grows with the points. Slowest input known: edges halfway around the earth.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_COUNT for more points than an array can hold.
---@param points gridnorth.Point[] | ffi.cdata* The points of one ring: latitudes -90 ... 90 degrees, longitudes any finite value.
---@return gridnorth.Orientation? orientation "counterclockwise", "clockwise", or 0 if the area of the ring cannot be told from rounding error.
---@return gridnorth.Error? error
function M.polygon_orientation(points)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local orientation = ffi.new "int32_t[1]"
  local status = C.gn_polygon_orientation(points_at, points_count, orientation)
  if status ~= 0 then return refused(status) end
  return enumerations.orientation.words[orientation[0]]
end

---Finds whether a position lies inside a polygon.
---
---Correct for edges of any length and for polygons around a pole. The inside of a ring that crosses itself is the
---part that an odd number of edges separates from the outside. A polygon without points contains nothing. Since 0.1.
---
---Time grows with the points. Slowest input known: a position beside a pole, for which each edge is searched.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS if the counts in rings do not add up to point_count,
---or GN_ERROR_COUNT for more points than an array can hold.
---@param points gridnorth.Point[] | ffi.cdata* The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite value.
---@param rings? integer[] | ffi.cdata* The number of points of each ring: the outer one, then the holes.
---@param position gridnorth.Point Latitude -90 ... 90 degrees, longitude any finite value.
---@return gridnorth.Side? side "inside", "on-border" (within a micrometer of an edge of any ring) or "outside" (also in a hole).
---@return gridnorth.Error? error
function M.polygon_contains(points, rings, position)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local rings_at, rings_count = elements_of("size_t", rings, "rings")
  position = struct_of(structs.gn_point, position)
  local side = ffi.new "int32_t[1]"
  local status = C.gn_polygon_contains(points_at, points_count, rings_at, rings_count, position, side)
  if status ~= 0 then return refused(status) end
  return enumerations.side.words[side[0]]
end

---Finds whether many positions lie inside a polygon.
---
---The status of a refused row is GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. Each row equals the result of
---polygon_contains(). Since 0.2.
---
---Time grows with the points times the rows. Slowest input known: a position beside a pole, for which each edge is
---searched.
---
---Errors: GN_ERROR_RINGS, GN_ERROR_COUNT, GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE for the points.
---@param points gridnorth.Point[] | ffi.cdata* The vertices of all rings, the outer one first; latitudes -90 ... 90, any finite longitudes.
---@param rings? integer[] | ffi.cdata* The number of points of each ring: the outer one, then the holes.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return gridnorth.Side[]? sides "inside", "on-border" or "outside"; 0 in a refused row.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.polygon_contains_batch(points, rings, latitudes, longitudes, into)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local rings_at, rings_count = elements_of("size_t", rings, "rings")
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  local count = rows_of(latitudes_count, longitudes_count)
  local as_list = is_list(latitudes, longitudes)
  local sides = output_of(into, "sides", "int32_t", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_polygon_contains_batch(points_at, points_count, rings_at, rings_count, latitudes_at,
    latitudes_stride, longitudes_at, longitudes_stride, count, sides, sizes.int32_t, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return words_of(enumerations.side, sides, count), status == PARTIAL and list_of(statuses, count) or
    nil end
  return sides, status == PARTIAL and statuses or nil
end

---Finds the smallest rectangle of meridians and parallels that contains a polygon.
---
---Edges bulge toward the poles, and the rectangle contains them: its northern edge may lie north of all vertices.
---With a pole inside, longitudes are -180 ... 180, and the pole is one of the latitudes. Accurate to 1e-13 degrees.
---Since 0.1.
---
---Time grows with the points. Slowest input known: edges halfway around the earth.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS if the counts in rings do not add up to point_count,
---or GN_ERROR_COUNT for an outer ring without points, or more points than an array can hold.
---@param points gridnorth.Point[] | ffi.cdata* The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite value.
---@param rings? integer[] | ffi.cdata* The number of points of each ring: the outer one, then the holes, which have no effect.
---@return gridnorth.Bounds? bounds The edges of the rectangle in degrees; if west is greater than east, it crosses the antimeridian.
---@return gridnorth.Error? error
function M.polygon_bounds(points, rings)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local rings_at, rings_count = elements_of("size_t", rings, "rings")
  local bounds = structs.gn_bounds.ctype()
  local status = C.gn_polygon_bounds(points_at, points_count, rings_at, rings_count, bounds)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_bounds, bounds)
end

---Finds the centroid of a polygon.
---
---The centroid is the mean direction of the area on the authalic sphere, which preserves the areas of the ellipsoid.
---For a polygon a few kilometers across, it agrees with the centroid on a plane map to a millimeter; edges of any
---length follow the geodesics to a centimeter. A polygon without area has the centroid of its border. The centroid
---need not lie inside. Since 0.1.
---
---Time grows with the points, and with the perimeter / 100 km. Slowest input known: edges halfway around the earth,
---which are 201 pieces each.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS if the counts in rings do not add up to point_count,
---GN_ERROR_COUNT for an outer ring without points, or more points than an array can hold, or GN_ERROR_WORK for a
---border of more than 300 million kilometers.
---@param points gridnorth.Point[] | ffi.cdata* The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite value.
---@param rings? integer[] | ffi.cdata* The number of points of each ring: the outer one, then the holes.
---@return gridnorth.Point? centroid The position, longitude in [-180, 180).
---@return gridnorth.Error? error
function M.polygon_centroid(points, rings)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local rings_at, rings_count = elements_of("size_t", rings, "rings")
  local centroid = structs.gn_point.ctype()
  local status = C.gn_polygon_centroid(points_at, points_count, rings_at, rings_count, centroid)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_point, centroid)
end

---Looks for two edges of a polygon that meet where they should not.
---
---Edges within a micrometer of each other meet, even in different rings. Neighbors may meet at their common vertex,
---but neither may run back along the other. Points given twice are one vertex. 100,000 edges take some 30
---milliseconds. Long edges that run diagonally side by side, like hatching, are compared each with each, and rings
---too: beyond some 900 edges 2,000 km long and a meter apart, or 3,000 rings, GN_ERROR_WORK refuses them.
---edge_index_crossings() takes more rings. Since 0.1.
---
---Time grows with n log n of the points of a ring, and with rings times points. Slowest input known: long edges side
---by side that do not meet: each pair is compared by geodesics, and too many are refused with GN_ERROR_WORK.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS if the counts in rings do not add up to point_count,
---GN_ERROR_COUNT for more points than an array can hold, or GN_ERROR_WORK.
---@param points gridnorth.Point[] | ffi.cdata* The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite value.
---@param rings? integer[] | ffi.cdata* The number of points of each ring: the outer one, then the holes.
---@return gridnorth.PolygonCrossing? crossing Two such edges and a point where they meet, or one pair of several.
---@return gridnorth.Error? error
function M.polygon_find_crossing(points, rings)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local rings_at, rings_count = elements_of("size_t", rings, "rings")
  local crossing = structs.gn_polygon_crossing.ctype()
  local status = C.gn_polygon_find_crossing(points_at, points_count, rings_at, rings_count, crossing)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_polygon_crossing, crossing)
end

---Verifies an index wholly: once, after it was read from a file or received.
---
---An index is an array of 64-bit words in the caller's memory: little-endian, without pointers, the same bits on
---every machine. It can be stored, mapped from a file read-only, and asked by any number of threads. Queries look at
---the first eight words only; whatever the others are, they never read outside the index. So this call is for those
---who want to know that the answers are right. It takes a few nanoseconds a word. Since 0.2.
---
---Time grows with the words. Slowest input known: edges halfway around the earth.
---
---Errors: GN_ERROR_INDEX if the words are no index, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION,
---GN_ERROR_INDEX_KIND for a kind that this library does not know, GN_ERROR_INDEX_SIZE, or GN_ERROR_INDEX_DAMAGED if
---the checksum is another one, or the content is none that was built.
---@param words ffi.cdata* The index.
---@return gridnorth.IndexKind? kind "points", "edges" or "fences".
---@return gridnorth.Error? error
function M.index_check(words)
  local words_at, words_count = index_of(words, "words")
  local kind = ffi.new "int32_t[1]"
  local status = C.gn_index_check(words_at, words_count, kind)
  if status ~= 0 then return refused(status) end
  return enumerations.index_kind.words[kind[0]]
end

---Builds an index of points.
---
---The index holds the points that are not refused; the status of a refused row is GN_ERROR_NOT_FINITE or
---GN_ERROR_LATITUDE. The id of a point is its row. The number of words follows from count alone: of a million points,
---30 bytes for each. No other memory is used. The bits are the same on every machine. index_check() tells what an
---index is. Since 0.2.
---
---Time grows with n log n of the points. Slowest input known: points in an order for which medians of three are bad:
---up to 64 passes for a split.
---
---Errors: GN_ERROR_INDEX_ALIGNMENT, or GN_ERROR_COUNT for more points than an index or memory can hold.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@return ffi.cdata*? words The index.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.point_index_build(latitudes, longitudes)
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  local count = rows_of(latitudes_count, longitudes_count)
  local as_list = is_list(latitudes, longitudes)
  local words = room("uint64_t", 0)
  local statuses = numbers.uint8_t(count)
  local status
  repeat
    status = C.gn_point_index_build(latitudes_at, latitudes_stride, longitudes_at, longitudes_stride, count,
    words.data, words.capacity, needed, statuses)
  until not grown(status, words)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if status ~= PARTIAL then statuses = nil end
  return words.data, statuses and as_list and list_of(statuses, count) or statuses
end

---Finds the points of an index that are nearest to a position.
---
---Each distance is that of geodesic_inverse() from the position to the point, bit for bit; of equally far points,
---that with the lower id comes first. A query takes a microsecond or two. Since 0.2.
---
---Time grows with the logarithm of the points, and with the limit. Slowest input known: all points equally far, each
---of which is measured.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_DISTANCE if it is negative, GN_ERROR_INDEX,
---GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND or GN_ERROR_INDEX_SIZE.
---@param words ffi.cdata* An index of points.
---@param position gridnorth.Point Latitude -90 ... 90 degrees, longitude any finite value.
---@param limit integer How many points to find at most.
---@param distance number Meters within which they must be, 0 or more; infinity for any.
---@return gridnorth.Neighbor[]? neighbors Their distances and ids, the nearest first.
---@return gridnorth.Error? error
function M.point_index_nearest(words, position, limit, distance)
  local words_at, words_count = index_of(words, "words")
  position = struct_of(structs.gn_point, position)
  local status
  repeat
    status = C.gn_point_index_nearest(words_at, words_count, position, limit, distance, rooms.gn_neighbor.data,
    rooms.gn_neighbor.capacity, needed)
  until not grown(status, rooms.gn_neighbor)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_neighbor, rooms.gn_neighbor.data, tonumber(needed[0]))
end

---Finds the points of an index that are nearest to each of many positions.
---
---If there are fewer points, the other places of the row have an infinite distance and the id 2^64. In a refused row,
---all distances are NaN and the ids 0; its status is GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. Each row equals the
---result of point_index_nearest(), bit for bit. If the neighbors do not fit, nothing is computed. Since 0.2.
---
---Time grows with the rows times the logarithm of the points, and with rows times the limit. Slowest input known: all
---points equally far, each of which is measured.
---
---Errors: GN_ERROR_NOT_FINITE or GN_ERROR_DISTANCE for the distance, GN_ERROR_COUNT for no neighbors or more than
---memory can hold, GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND,
---GN_ERROR_INDEX_SIZE.
---@param words ffi.cdata* An index of points.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param limit integer How many points to find for each at most; 1 or more.
---@param distance number Meters within which they must be, 0 or more; infinity for any.
---@return gridnorth.Neighbor[]? neighbors Limit distances and ids for each row, the nearest first, one row after the other.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.point_index_nearest_batch(words, latitudes, longitudes, limit, distance)
  local words_at, words_count = index_of(words, "words")
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  local count = rows_of(latitudes_count, longitudes_count)
  local as_list = is_list(latitudes, longitudes)
  local statuses = numbers.uint8_t(count)
  local status
  repeat
    status = C.gn_point_index_nearest_batch(words_at, words_count, latitudes_at, latitudes_stride, longitudes_at,
    longitudes_stride, count, limit, distance, rooms.gn_neighbor.data, rooms.gn_neighbor.capacity, needed, statuses)
  until not grown(status, rooms.gn_neighbor)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if status ~= PARTIAL then statuses = nil end
  return records_of(structs.gn_neighbor, rooms.gn_neighbor.data, tonumber(needed[0])), statuses and as_list and
    list_of(statuses, count) or statuses
end

---Finds all points of an index within a distance of a position.
---
---Each distance is that of geodesic_inverse() from the position to the point, bit for bit; of equally far points,
---that with the lower id comes first. Asking for the number is faster than asking for the points. Since 0.2.
---
---Time grows with n log n of the points found, and with those in boxes on the border. Slowest input known: all points
---in one place.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_DISTANCE if it is negative, GN_ERROR_INDEX,
---GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND or GN_ERROR_INDEX_SIZE.
---@param words ffi.cdata* An index of points.
---@param position gridnorth.Point Latitude -90 ... 90 degrees, longitude any finite value.
---@param distance number Meters, 0 or more; infinity for all points.
---@return gridnorth.Neighbor[]? neighbors The distances and ids of the points, the nearest first.
---@return gridnorth.Error? error
function M.point_index_within(words, position, distance)
  local words_at, words_count = index_of(words, "words")
  position = struct_of(structs.gn_point, position)
  local status
  repeat
    status = C.gn_point_index_within(words_at, words_count, position, distance, rooms.gn_neighbor.data,
    rooms.gn_neighbor.capacity, needed)
  until not grown(status, rooms.gn_neighbor)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_neighbor, rooms.gn_neighbor.data, tonumber(needed[0]))
end

---Counts the points of an index within a distance of each of many positions.
---
---In a refused row, the count is 0; its status is GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. Each row equals the
---number of results of point_index_within(); point_index_within_batch() also gives the points, which takes longer.
---Since 0.2.
---
---Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest input
---known: all points in one place.
---
---Errors: GN_ERROR_NOT_FINITE or GN_ERROR_DISTANCE for the distance, GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT,
---GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND, GN_ERROR_INDEX_SIZE.
---@param words ffi.cdata* An index of points.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param distance number Meters, 0 or more; infinity for all points.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return integer[] | ffi.cdata*? counts How many points there are.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.point_index_count_batch(words, latitudes, longitudes, distance, into)
  local words_at, words_count = index_of(words, "words")
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  local count = rows_of(latitudes_count, longitudes_count)
  local as_list = is_list(latitudes, longitudes)
  local counts = output_of(into, "counts", "int32_t", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_point_index_count_batch(words_at, words_count, latitudes_at, latitudes_stride, longitudes_at,
    longitudes_stride, count, distance, counts, sizes.int32_t, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(counts, count), status == PARTIAL and list_of(statuses, count) or nil end
  return counts, status == PARTIAL and statuses or nil
end

---Finds all points of an index within a distance of each of many positions.
---
---In a refused row, the count is 0; its status is GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. Each row equals the
---result of point_index_within(), bit for bit. Since 0.2.
---
---Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest input
---known: all points in one place.
---
---Errors: GN_ERROR_NOT_FINITE or GN_ERROR_DISTANCE for the distance, GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT,
---GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND, GN_ERROR_INDEX_SIZE.
---@param words ffi.cdata* An index of points.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param distance number Meters, 0 or more; infinity for all points.
---@return integer[] | ffi.cdata*? counts How many points there are near each position.
---@return gridnorth.Neighbor[]? neighbors The distances and ids of the points: those of the first row, the nearest first, then those of the second, and so on.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.point_index_within_batch(words, latitudes, longitudes, distance)
  local words_at, words_count = index_of(words, "words")
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  local count = rows_of(latitudes_count, longitudes_count)
  local as_list = is_list(latitudes, longitudes)
  local counts = numbers.int32_t(count)
  local statuses = numbers.uint8_t(count)
  local status
  repeat
    status = C.gn_point_index_within_batch(words_at, words_count, latitudes_at, latitudes_stride, longitudes_at,
    longitudes_stride, count, distance, counts, sizes.int32_t, rooms.gn_neighbor.data, rooms.gn_neighbor.capacity,
    needed, statuses)
  until not grown(status, rooms.gn_neighbor)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if status ~= PARTIAL then statuses = nil end
  return as_list and list_of(counts, count) or counts, records_of(structs.gn_neighbor, rooms.gn_neighbor.data,
    tonumber(needed[0])), statuses and as_list and list_of(statuses, count) or statuses
end

---Finds all points of an index in a rectangle of meridians and parallels.
---
---The edges belong to the rectangle. A point at a pole has all longitudes. Since 0.2.
---
---Time grows with n log n of the points found, and with those in boxes on the border. Slowest input known: all points
---in one place.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW if south lies north of north, GN_ERROR_INDEX,
---GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND or GN_ERROR_INDEX_SIZE.
---@param words ffi.cdata* An index of points.
---@param bounds gridnorth.Bounds Degrees. If east is less than west, the rectangle crosses the antimeridian; if it is greater by 360 or more, the rectangle goes around the earth.
---@return integer[]? ids The ids of the points in ascending order.
---@return gridnorth.Error? error
function M.point_index_in_bounds(words, bounds)
  local words_at, words_count = index_of(words, "words")
  bounds = struct_of(structs.gn_bounds, bounds)
  local status
  repeat
    status = C.gn_point_index_in_bounds(words_at, words_count, bounds, rooms.uint64_t.data, rooms.uint64_t.capacity,
    needed)
  until not grown(status, rooms.uint64_t)
  if status ~= 0 then return refused(status) end
  return list_of(rooms.uint64_t.data, tonumber(needed[0]))
end

---Finds all points of an index in each of many rectangles of meridians and parallels.
---
---In a refused row, the count is 0; its status is GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_VIEW if south
---lies north of north. Each row equals the result of point_index_in_bounds(). Since 0.2.
---
---Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest input
---known: all points in one place.
---
---Errors: GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND, GN_ERROR_INDEX_SIZE.
---@param words ffi.cdata* An index of points.
---@param souths number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param wests number[] | ffi.cdata* | number Degrees; any finite values.
---@param norths number[] | ffi.cdata* | number Degrees, south ... 90.
---@param easts number[] | ffi.cdata* | number Degrees; any finite values. If east is less than west, the rectangle crosses the antimeridian; if it is greater by 360 or more, the rectangle goes around the earth.
---@return integer[] | ffi.cdata*? counts How many points are in each rectangle.
---@return integer[]? ids The ids of the points: those of the first row in ascending order, then those of the second, and so on.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.point_index_in_bounds_batch(words, souths, wests, norths, easts)
  local words_at, words_count = index_of(words, "words")
  local souths_at, souths_stride, souths_count = column_of("double", souths, "souths")
  local wests_at, wests_stride, wests_count = column_of("double", wests, "wests")
  local norths_at, norths_stride, norths_count = column_of("double", norths, "norths")
  local easts_at, easts_stride, easts_count = column_of("double", easts, "easts")
  local count = rows_of(souths_count, wests_count, norths_count, easts_count)
  local as_list = is_list(souths, wests, norths, easts)
  local counts = numbers.int32_t(count)
  local statuses = numbers.uint8_t(count)
  local status
  repeat
    status = C.gn_point_index_in_bounds_batch(words_at, words_count, souths_at, souths_stride, wests_at, wests_stride,
    norths_at, norths_stride, easts_at, easts_stride, count, counts, sizes.int32_t, rooms.uint64_t.data,
    rooms.uint64_t.capacity, needed, statuses)
  until not grown(status, rooms.uint64_t)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if status ~= PARTIAL then statuses = nil end
  return as_list and list_of(counts, count) or counts, list_of(rooms.uint64_t.data, tonumber(needed[0])), statuses and
    as_list and list_of(statuses, count) or statuses
end

---Builds an index of a polygon: once, for many questions.
---
---The index holds the points too. It takes no other memory. Since 0.2.
---
---Time grows with the points. Slowest input known: edges halfway around the earth.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS if the counts in rings do not add up to point_count,
---GN_ERROR_INDEX_ALIGNMENT, or GN_ERROR_COUNT for more than 134,217,728 points in a ring, 16,777,217 rings or
---2,147,483,647 points.
---@param points gridnorth.Point[] | ffi.cdata* The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite value. The last point of a ring is joined to the first; the last point may repeat the first.
---@param rings? integer[] | ffi.cdata* The number of points of each ring: the outer one, then the holes.
---@return ffi.cdata*? words The index, which is words of 64 bits.
---@return gridnorth.Error? error
function M.polygon_index_build(points, rings)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local rings_at, rings_count = elements_of("size_t", rings, "rings")
  local words = room("uint64_t", 0)
  local status
  repeat
    status = C.gn_polygon_index_build(points_at, points_count, rings_at, rings_count, words.data, words.capacity,
    needed)
  until not grown(status, words)
  if status ~= 0 then return refused(status) end
  return words.data
end

---Builds an index of a route: once, for many questions.
---
---The index holds the points too. It takes no other memory. Since 0.2.
---
---Time grows with the points. Slowest input known: edges halfway around the earth.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_INDEX_ALIGNMENT, or GN_ERROR_COUNT for more than
---134,217,728 points.
---@param points gridnorth.Point[] | ffi.cdata* Latitudes -90 ... 90 degrees, longitudes any finite value.
---@return ffi.cdata*? words The index, which is words of 64 bits.
---@return gridnorth.Error? error
function M.route_index_build(points)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local words = room("uint64_t", 0)
  local status
  repeat
    status = C.gn_route_index_build(points_at, points_count, words.data, words.capacity, needed)
  until not grown(status, words)
  if status ~= 0 then return refused(status) end
  return words.data
end

---Finds whether many positions lie inside the polygon of an index.
---
---The side in a refused row is 0; its status is GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. Each row equals the result
---of polygon_contains(). Words that were damaged after index_check() give any sides. Since 0.2.
---
---Time grows with the rows times the logarithm of the points where few edges are near. Slowest input known: a
---position beside a pole, for which each edge is searched.
---
---Errors: GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND also for the index of
---a route, or GN_ERROR_INDEX_SIZE.
---@param words ffi.cdata* The index, of polygon_index_build()
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return gridnorth.Side[]? sides "inside", "on-border" (within a micrometer of an edge of any ring) or "outside".
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.edge_index_contains_batch(words, latitudes, longitudes, into)
  local words_at, words_count = index_of(words, "words")
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  local count = rows_of(latitudes_count, longitudes_count)
  local as_list = is_list(latitudes, longitudes)
  local sides = output_of(into, "sides", "int32_t", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_edge_index_contains_batch(words_at, words_count, latitudes_at, latitudes_stride, longitudes_at,
    longitudes_stride, count, sides, sizes.int32_t, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return words_of(enumerations.side, sides, count), status == PARTIAL and list_of(statuses, count) or
    nil end
  return sides, status == PARTIAL and statuses or nil
end

---Finds where the edges of an index come nearest to many positions.
---
---In a refused row, every floating-point field is NaN and every other field is 0; its status is GN_ERROR_NOT_FINITE
---or GN_ERROR_LATITUDE. For a whole route, each row equals the result of route_nearest(), bit for bit. Where a route
---comes back along itself, a window around the distance that was reached last keeps the ways apart; it is cut to the
---route. In a polygon, a position inside may be left or right. Since 0.2.
---
---Time grows with the rows times the logarithm of the points where few edges are near. Slowest input known: all
---points equally far, so that each edge is searched in up to 96 steps.
---
---Errors: GN_ERROR_NOT_FINITE or GN_ERROR_DISTANCE for the distances, GN_ERROR_COUNT for an index without points,
---GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND or GN_ERROR_INDEX_SIZE.
---@param words ffi.cdata* The index, of route_index_build() or polygon_index_build()
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param start_distance number Only places this far along the route or farther count: meters, any number but NaN; 0: from its start.
---@param end_distance number Only places up to this far along count: meters, at least start_distance; INFINITY: to its end.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return gridnorth.RoutePlace[]? places The places. Their distance_along is counted in their ring, and segment is the index of a point of the polygon.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.edge_index_nearest_batch(words, latitudes, longitudes, start_distance, end_distance, into)
  local words_at, words_count = index_of(words, "words")
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  local count = rows_of(latitudes_count, longitudes_count)
  local as_list = is_list(latitudes, longitudes)
  local places = output_of(into, "places", "gn_route_place", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_edge_index_nearest_batch(words_at, words_count, latitudes_at, latitudes_stride, longitudes_at,
    longitudes_stride, count, start_distance, end_distance, places, ffi.sizeof(structs.gn_route_place.ctype),
    statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return records_of(structs.gn_route_place, places, count), status == PARTIAL and list_of(statuses,
    count) or nil end
  return places, status == PARTIAL and statuses or nil
end

---Finds all pairs of edges that meet: in one index, or between two.
---
---Edges within a micrometer of each other meet. In one index, each pair is found once, and neighbors do not meet at
---their common vertex; but neither may run back along the other. Points given twice are one vertex. Where edges meet
---at a vertex, each edge that ends there is in a pair. Since 0.2.
---
---Time grows with the pairs that meet, and with the edges times the logarithm of the points. Slowest input known:
---long edges side by side that do not meet: each pair is compared by geodesics, and too many are refused with
---GN_ERROR_WORK.
---
---Errors: GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND, GN_ERROR_INDEX_SIZE,
---or GN_ERROR_WORK for too many long edges side by side that do not meet.
---@param words ffi.cdata* The index, of polygon_index_build() or route_index_build()
---@param other_words? ffi.cdata* The other index; nil: the edges of the first meet one another.
---@return gridnorth.PolygonCrossing[]? crossings The pairs, ordered by edge, then by other_edge.
---@return gridnorth.Error? error
function M.edge_index_crossings(words, other_words)
  local words_at, words_count = index_of(words, "words")
  local other_words_at, other_words_count = nil, 0
  if other_words ~= nil then other_words_at, other_words_count = index_of(other_words, "other_words") end
  local status
  repeat
    status = C.gn_edge_index_crossings(words_at, words_count, other_words_at, other_words_count,
    rooms.gn_polygon_crossing.data, rooms.gn_polygon_crossing.capacity, needed)
  until not grown(status, rooms.gn_polygon_crossing)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_polygon_crossing, rooms.gn_polygon_crossing.data, tonumber(needed[0]))
end

---Builds an index of fences: once, for many questions.
---
---The index holds the fences that are not refused. The status of a refused one is GN_ERROR_FENCE for an unknown shape
---or trigger, GN_ERROR_COUNT for too few points or too many, GN_ERROR_RINGS for rings of what is no polygon,
---GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS, GN_ERROR_FENCE_ALTITUDES or, if a fence before it that is
---not refused has the same id, GN_ERROR_FENCE_ID. A fence of a few points takes some 300 bytes, each further point
---23. No other memory is used. The bits are the same on every machine. Since 0.2.
---
---Time grows with the points, and with n log n of the fences. Slowest input known: all fences in one place.
---
---Errors: GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_COUNT if the counts of points do not add up, or for more than an index
---can hold, or GN_ERROR_RINGS if those of rings do not.
---@param fences gridnorth.Fence[] | ffi.cdata* The fences: polygons, circles, corridors and lines.
---@param points gridnorth.Point[] | ffi.cdata* The points of all fences, one fence after the other: latitudes -90 ... 90 degrees, longitudes any finite value.
---@param rings? integer[] | ffi.cdata* The number of points of each ring, of all fences that have rings.
---@return ffi.cdata*? words The index, which is words of 64 bits.
---@return integer[] | ffi.cdata* | nil statuses Of the fences, if one was refused.
function M.fence_index_build(fences, points, rings)
  local fences_at, fences_count = elements_of("gn_fence", fences or error("gridnorth: fences is missing", 2),
    "fences")
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local rings_at, rings_count = elements_of("size_t", rings, "rings")
  local count, as_list = fences_count, is_list(fences)
  local words = room("uint64_t", 0)
  local statuses = numbers.uint8_t(count)
  local status
  repeat
    status = C.gn_fence_index_build(fences_at, fences_count, points_at, points_count, rings_at, rings_count,
    words.data, words.capacity, needed, statuses)
  until not grown(status, words)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if status ~= PARTIAL then statuses = nil end
  return words.data, statuses and as_list and list_of(statuses, count) or statuses
end

---Finds the fences that hold a position.
---
---The border of a polygon belongs to it: its sides are those of polygon_contains(). A circle and a corridor hold what
---is as near as radius by geodesic_inverse() and route_nearest(). Lines hold nothing. Since 0.2.
---
---Time grows with the logarithm of the fences, and with n log n of those whose box holds the position. Slowest input
---known: all fences hold it; a position beside a pole, for which each edge is searched.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ALTITUDE, GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT,
---GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND or GN_ERROR_INDEX_SIZE.
---@param words ffi.cdata* An index of fences.
---@param position gridnorth.Point Latitude -90 ... 90 degrees, longitude any finite value.
---@param altitude number Meters, -1,000,000 ... 1,000,000,000; NaN: not known, then the altitudes of fences do not matter.
---@return integer[]? ids The ids of the fences in ascending order.
---@return gridnorth.Error? error
function M.fence_index_holding(words, position, altitude)
  local words_at, words_count = index_of(words, "words")
  position = struct_of(structs.gn_point, position)
  local status
  repeat
    status = C.gn_fence_index_holding(words_at, words_count, position, altitude, rooms.uint64_t.data,
    rooms.uint64_t.capacity, needed)
  until not grown(status, rooms.uint64_t)
  if status ~= 0 then return refused(status) end
  return list_of(rooms.uint64_t.data, tonumber(needed[0]))
end

---Finds the fences that hold each of many positions.
---
---In a refused row, the count is 0; its status is GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_ALTITUDE. Each
---row equals the result of fence_index_holding(). Since 0.2.
---
---Time grows with the rows times the logarithm of the fences, and with n log n of those whose boxes hold a position.
---Slowest input known: all fences hold all positions.
---
---Errors: GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND, GN_ERROR_INDEX_SIZE.
---@param words ffi.cdata* An index of fences.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values, reduced to [-180, 180)
---@param altitudes number[] | ffi.cdata* | number Meters, -1,000,000 ... 1,000,000,000. NaN: not known.
---@return integer[] | ffi.cdata*? counts How many fences hold each position.
---@return integer[]? ids The ids: those of the first row in ascending order, then those of the second, and so on.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.fence_index_holding_batch(words, latitudes, longitudes, altitudes)
  local words_at, words_count = index_of(words, "words")
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  local altitudes_at, altitudes_stride, altitudes_count = column_of("double", altitudes, "altitudes")
  local count = rows_of(latitudes_count, longitudes_count, altitudes_count)
  local as_list = is_list(latitudes, longitudes, altitudes)
  local counts = numbers.int32_t(count)
  local statuses = numbers.uint8_t(count)
  local status
  repeat
    status = C.gn_fence_index_holding_batch(words_at, words_count, latitudes_at, latitudes_stride, longitudes_at,
    longitudes_stride, altitudes_at, altitudes_stride, count, counts, sizes.int32_t, rooms.uint64_t.data,
    rooms.uint64_t.capacity, needed, statuses)
  until not grown(status, rooms.uint64_t)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if status ~= PARTIAL then statuses = nil end
  return as_list and list_of(counts, count) or counts, list_of(rooms.uint64_t.data, tonumber(needed[0])), statuses and
    as_list and list_of(statuses, count) or statuses
end

---Takes the next fix of something that moves, and reports what happened at the fences since the last one.
---
---Between two fixes it moves along the geodesic at a constant speed, and changes its altitude evenly. So a fence that
---was passed on the way gives two events. Times and points are those at which the border is passed, to a millimeter.
---With a hysteresis, a fence that was entered is wider by that much until it is left; its altitudes too. A line
---itself belongs to its right side. The first fix reports nothing unless "report-first" is set. A fix that is less
---accurate than worst_accuracy changes nothing. An altitude that is not known is taken to be the last one that was;
---before any is known, altitudes do not matter. Fences without triggers are not followed. Fences may change from one
---fix to the next: the same state goes on with another index; what that changes happens at the last fix, and
---presences of fences that are not there, or without triggers, are dropped without an event. Since 0.2.
---
---Time grows with the fences that the way meets, times the presences, and with the edges near the way. Slowest input
---known: a way across the teeth of a comb: 16 places are found at a time, each time among all edges; too many are
---refused with GN_ERROR_WORK.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ALTITUDE, GN_ERROR_DISTANCE for a negative accuracy,
---GN_ERROR_HYSTERESIS, GN_ERROR_TIME for a fix that is older than the last one, or a negative dwell time,
---GN_ERROR_CONTENT for an unknown flag, GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION,
---GN_ERROR_INDEX_KIND or GN_ERROR_INDEX_SIZE, or GN_ERROR_WORK for a way along very many long edges side by side.
---@param words ffi.cdata* An index of fences.
---@param options? gridnorth.FenceOptions How to decide.
---@param last? gridnorth.FenceState The state after the last fix, all 0 before the first.
---@param fix gridnorth.Fix Where it is now, and when: not before the last fix.
---@param presences? gridnorth.FencePresence[] | ffi.cdata* The fences that it is in after the last fix, as many as last says.
---@return gridnorth.FenceState? state The state after this fix.
---@return gridnorth.FencePresence[]? presences The fences that it is in after this fix.
---@return gridnorth.FenceEvent[]? events What happened, in the order of the way; of one moment what is left first, then by ids.
---@return gridnorth.Error? error
function M.fence_index_step(words, options, last, fix, presences)
  local words_at, words_count = index_of(words, "words")
  options = options_of(structs.gn_fence_options, options)
  last = last and struct_of(structs.gn_fence_state, last)
  fix = struct_of(structs.gn_fix, fix)
  local presences_at, presences_count = elements_of("gn_fence_presence", presences, "presences")
  same_count(presences_count, last and last.presence_count or 0, "presences")
  local state = structs.gn_fence_state.ctype()
  local status
  repeat
    put(rooms.gn_fence_presence, presences_at, presences_count)
    status = C.gn_fence_index_step(words_at, words_count, options, last, fix, state, rooms.gn_fence_presence.data,
    rooms.gn_fence_presence.capacity, needed, rooms.gn_fence_event.data, rooms.gn_fence_event.capacity, other_needed)
  until not grown(status, rooms.gn_fence_presence, rooms.gn_fence_event)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_fence_state, state), records_of(structs.gn_fence_presence, rooms.gn_fence_presence.data,
    tonumber(needed[0])), records_of(structs.gn_fence_event, rooms.gn_fence_event.data, tonumber(other_needed[0]))
end

---Takes the next fix of something that follows a route, and tells how it goes on.
---
---The place on the route is the nearest one in a window around the last place, which is wider by one and a half times
---what it has moved since. Where the route comes about as near more than once, within twice the accuracy of the fix
---(5 m at least, 15 m if not known), the place is taken that fits the way best: so ways there and back are kept
---apart, and the places where a route crosses itself. The first fix is looked for on the whole route; of places about
---as near, the earliest is taken, and on a round trip that begins within off_route_distance of its end, its start
---rather than its end. With start_distance it is looked for in the window around that place. So is, among those on
---the route, the place at which something comes back that was off it at the last fix too, rather ahead than behind.
---
---It has left the route when it is farther from it than off_route_distance and hysteresis together, and is back
---within off_route_distance. It goes the wrong way when it has come back along the route by more than
---off_route_distance, or by eight times the accuracy if that is more, until it has gone forward by as much. Where the
---route uses the same road the other way too (within 45° of opposite, about as near), it is on that leg as soon as it
---has gone the wrong way for more than window_ahead. Waypoints are passed in their order, and stay passed: beyond
---them along the route, if it is on the route, or within arrival_radius, if no more than twice that is left along the
---route. Those that lie behind the first fix on the route are passed with it.
---
---A fix that is less accurate than worst_accuracy leaves the state as it is; then the guidance has flags and the next
---waypoint, and NaN. Speeds need times; off the route, the last one stays. A state of the same route is not checked
---further: store it with a checksum if that matters. The distance along is that of route_nearest() at the same place.
---Since 0.2.
---
---Time grows with the logarithm of the points where few edges are near, and with the waypoints that are passed.
---Slowest input known: the middle of a route of long edges, each of which is searched twice; too many are refused
---with GN_ERROR_WORK.
---
---Errors: GN_ERROR_NOT_FINITE for the position, an infinite time, or numbers of a state, GN_ERROR_LATITUDE,
---GN_ERROR_ALTITUDE, GN_ERROR_TIME for a fix that is older than the last known time, or a negative averaging time,
---GN_ERROR_DISTANCE for an accuracy or a distance in the options that is negative or NaN, GN_ERROR_HYSTERESIS,
---GN_ERROR_WAYPOINT, GN_ERROR_ROUTE for a state that another route gave, GN_ERROR_COUNT for a route without points,
---GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND also for the index of a
---polygon, GN_ERROR_INDEX_SIZE, or GN_ERROR_WORK for very many edges equally near.
---@param words ffi.cdata* The index of the route, of route_index_build()
---@param waypoints? integer[] | ffi.cdata* Which points of the route are waypoints: their numbers from 0, ascending; nil: all points of the route.
---@param options? gridnorth.NavigationOptions How to decide.
---@param last? gridnorth.NavigationState The state after the last fix, all 0 before the first.
---@param fix gridnorth.Fix Where it is now, and when. NaN for what is not known, but for the position.
---@return gridnorth.NavigationState? state The state after this fix.
---@return gridnorth.Guidance? guidance Where it is on the route, and how it goes on.
---@return gridnorth.Error? error
function M.navigation_step(words, waypoints, options, last, fix)
  local words_at, words_count = index_of(words, "words")
  local waypoints_at, waypoints_count = elements_of("uint64_t", waypoints, "waypoints")
  options = options_of(structs.gn_navigation_options, options)
  last = last and struct_of(structs.gn_navigation_state, last)
  fix = struct_of(structs.gn_fix, fix)
  local state = structs.gn_navigation_state.ctype()
  local guidance = structs.gn_guidance.ctype()
  local status = C.gn_navigation_step(words_at, words_count, waypoints_at, waypoints_count, options, last, fix, state,
    guidance)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_navigation_state, state), read(structs.gn_guidance, guidance)
end

---Computes a circle: everything within a geodesic distance of a position.
---
---The ring starts in the north and runs counterclockwise, seen from above; its last point is its first. Vertex i of n
---lies at the azimuth -360 i/n and at the radius, measured along the geodesic of the ellipsoid, to within 15 nm. From
---a pole, azimuths are measured from the meridian of the center's longitude, as in geodesic_direct().
---
---The circle may contain a pole, or more than a hemisphere: its inside is on the left. Polygon functions, such as
---polygon_measure(), treat the smaller part of the earth as the inside of every ring, including this one.
---
---The edges of the polygon are geodesics. Up to a radius of a quarter of the earth's circumference they run inside
---the circle, beyond that outside. "outside" moves all vertices outward equally, just far enough that no edge is
---nearer to the center than the radius, with about 0.1 micrometers to spare. "inside" does the opposite. "equal-area"
---gives the polygon the area of the circle, to a fraction of 10^-9.
---
---With a tolerance, no point of an edge is farther than that from the circle, and the number of vertices is at most 2
---% larger than necessary.
---
---Beyond 19,970,000 m, just under half a circle of the polar radius, geodesics in different directions meet, and a
---circle is no longer a simple curve. The call also returns GN_ERROR_RADIUS if the placement would move vertices of a
---slightly smaller circle beyond that limit. Since 0.1.
---
---Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS; for the options: GN_ERROR_PLACEMENT (an unknown
---value in that field, in azimuth_is or in longitudes), GN_ERROR_VERTICES (also if a tolerance needs more than
---1,000,000, or for more than 3600 radial lines), GN_ERROR_TOLERANCE (neither 0 nor 0.000001 ... 1,000,000),
---GN_ERROR_NOT_FINITE or GN_ERROR_DECIMALS.
---@param center gridnorth.Point Degrees; latitude -90 ... 90, longitude any finite value.
---@param radius number Meters; more than 0, at most 19,970,000.
---@param options? gridnorth.ShapeOptions
---@return gridnorth.Point[]? out The closed ring.
---@return gridnorth.Error? error
function M.circle(center, radius, options)
  center = struct_of(structs.gn_point, center)
  options = options_of(structs.gn_shape_options, options)
  local status
  repeat
    status = C.gn_circle(center, radius, options, rooms.gn_point.data, rooms.gn_point.capacity, needed)
  until not grown(status, rooms.gn_point)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_point, rooms.gn_point.data, tonumber(needed[0]))
end

---Computes the bounds of a circle: the smallest rectangle of meridians and parallels that contains it.
---
---A filter for those who keep positions in a database: what geodesic_inverse() finds within the radius lies in the
---rectangle. It is larger than the circle by 0.1 to 0.2 micrometers on each side; beyond a radius of 9,500,000 m it
---may have some degrees of longitude more, or all of them. Since 0.2.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_RADIUS.
---@param center gridnorth.Point Degrees; latitude -90 ... 90, longitude any finite value.
---@param radius number Meters; more than 0, at most 19,970,000.
---@return gridnorth.Bounds? bounds The rectangle. If east is less than west, it crosses the antimeridian; with a pole in the circle it has all longitudes, -180 ... 180.
---@return gridnorth.Error? error
function M.circle_bounds(center, radius)
  center = struct_of(structs.gn_point, center)
  local bounds = structs.gn_bounds.ctype()
  local status = C.gn_circle_bounds(center, radius, bounds)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_bounds, bounds)
end

---Computes an ellipse.
---
---In the direction t from its first axis the ellipse with the semi-axes a and b lies at the geodesic distance a
---b/sqrt((b cos t)^2 + (a sin t)^2). Its vertices are spaced evenly by their eccentric anomaly, so they are closer
---where it bends more. The ring is closed and runs counterclockwise from the end of the first axis. Since 0.1.
---
---Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS; for the options: GN_ERROR_PLACEMENT,
---GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS. GN_ERROR_PLACEMENT also for any placement other than
---"on".
---@param center gridnorth.Point Degrees; latitude -90 ... 90, longitude any finite value.
---@param semi_major number Meters; more than 0, at most 19,970,000.
---@param semi_minor number Meters, in the same range; either may be the larger one.
---@param rotation number Azimuth of the first semi-axis; degrees, any finite value.
---@param options? gridnorth.ShapeOptions The only placement is "on".
---@return gridnorth.Point[]? out The closed ring.
---@return gridnorth.Error? error
function M.ellipse(center, semi_major, semi_minor, rotation, options)
  center = struct_of(structs.gn_point, center)
  options = options_of(structs.gn_shape_options, options)
  local status
  repeat
    status = C.gn_ellipse(center, semi_major, semi_minor, rotation, options, rooms.gn_point.data,
    rooms.gn_point.capacity, needed)
  until not grown(status, rooms.gn_point)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_point, rooms.gn_point.data, tonumber(needed[0]))
end

---Computes a wedge: a sector of a circle, or of the ring between two circles.
---
---The ring is closed and runs counterclockwise. For a sector it is the center, the arc back from the second side to
---the first, and the center; between two circles it is the outer arc from the second side to the first, then the
---inner arc. The sides are geodesics, and the vertices at their ends have exact azimuths. Each arc has its share of
---the vertices of a whole turn, rounded up, and its placement: the polygon contains the wedge, lies in it or has its
---area.
---
---A width of 0 gives no points. A width of 360 gives the circle, its first vertex at the azimuth where it starts;
---between two circles, the outer ring, then the inner one clockwise, both closed. Since 0.1.
---
---Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS, GN_ERROR_WIDTH; for the options:
---GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS. GN_ERROR_RADIUS also if the inner
---radius is negative or not smaller than the outer; GN_ERROR_VERTICES also if a placement would make the edges of
---both arcs cross, as can happen with few vertices when the radii hardly differ.
---@param center gridnorth.Point Degrees; latitude -90 ... 90, longitude any finite value.
---@param inner_radius number Meters; 0 for a sector with its point at the center.
---@param outer_radius number Meters; more than the inner one, at most 19,970,000.
---@param azimuth number Degrees, any finite value: of the middle, or of the side where the wedge starts, as azimuth_is says.
---@param width number Degrees, clockwise, 0 ... 360.
---@param options? gridnorth.ShapeOptions
---@return gridnorth.Point[]? out The closed ring.
---@return gridnorth.Error? error
function M.wedge(center, inner_radius, outer_radius, azimuth, width, options)
  center = struct_of(structs.gn_point, center)
  options = options_of(structs.gn_shape_options, options)
  local status
  repeat
    status = C.gn_wedge(center, inner_radius, outer_radius, azimuth, width, options, rooms.gn_point.data,
    rooms.gn_point.capacity, needed)
  until not grown(status, rooms.gn_point)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_point, rooms.gn_point.data, tonumber(needed[0]))
end

---Computes an arc: part of a circle, as an open line.
---
---The first and the last point have exact azimuths. A width of 0 gives no points; with a width of 360 the last point
---is the first. Since 0.1.
---
---Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS, GN_ERROR_WIDTH; for the options:
---GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS. GN_ERROR_PLACEMENT also for any
---placement other than "on".
---@param center gridnorth.Point Degrees; latitude -90 ... 90, longitude any finite value.
---@param radius number Meters; more than 0, at most 19,970,000.
---@param azimuth number Degrees, any finite value: of the middle, or of the side where the arc starts, as azimuth_is says.
---@param width number Degrees, clockwise, 0 ... 360.
---@param options? gridnorth.ShapeOptions The only placement is "on".
---@return gridnorth.Point[]? out The points, clockwise from where the arc starts.
---@return gridnorth.Error? error
function M.arc(center, radius, azimuth, width, options)
  center = struct_of(structs.gn_point, center)
  options = options_of(structs.gn_shape_options, options)
  local status
  repeat
    status = C.gn_arc(center, radius, azimuth, width, options, rooms.gn_point.data, rooms.gn_point.capacity, needed)
  until not grown(status, rooms.gn_point)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_point, rooms.gn_point.data, tonumber(needed[0]))
end

---Computes several circles around one position, and radial lines if the options ask for them.
---
---The rings come first, as circle() computes them, in the order of the radii; then the radial lines, two points each,
---from the center to the largest radius. Each ring has a position for its label at label_azimuth, and each radial
---line one at its end. Since 0.1.
---
---Time grows with the radii times the vertices.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS, GN_ERROR_COUNT without radii; for the options:
---GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS.
---@param center gridnorth.Point Degrees; latitude -90 ... 90, longitude any finite value.
---@param radii number[] | ffi.cdata* Meters; each more than 0, at most 19,970,000; in any order.
---@param options? gridnorth.ShapeOptions
---@return ffi.cdata*? vertices The points of all lines, one line after the other.
---@return gridnorth.RingLine[]? lines A record for each line.
---@return gridnorth.Error? error
function M.ring_set(center, radii, options)
  center = struct_of(structs.gn_point, center)
  local radii_at, radii_count = elements_of("double", radii or error("gridnorth: radii is missing", 2), "radii")
  options = options_of(structs.gn_shape_options, options)
  local status
  repeat
    status = C.gn_ring_set(center, radii_at, radii_count, options, rooms.gn_point.data, rooms.gn_point.capacity,
    needed, rooms.gn_ring_line.data, rooms.gn_ring_line.capacity, other_needed)
  until not grown(status, rooms.gn_point, rooms.gn_ring_line)
  if status ~= 0 then return refused(status) end
  return kept(rooms.gn_point, tonumber(needed[0])), records_of(structs.gn_ring_line, rooms.gn_ring_line.data,
    tonumber(other_needed[0]))
end

---Writes a circle as GeoJSON.
---
---The result is a Feature with a Polygon, or with a MultiPolygon if the antimeridian cuts the circle (RFC 7946,
---section 3.1.9). Rings are closed; the outer one runs counterclockwise, holes run clockwise, and no longitude lies
---outside -180 ... 180. If a pole is inside, the ring runs along the edge of the map at 180 to the pole, along it,
---and back at -180, so that every reader finds the pole inside. A circle that contains both poles and the
---antimeridian is the whole map with a hole.
---
---Positions have up to decimals digits after the point. A position equal to the one before is left out, but a ring
---always has at least four; pieces without area are left out if there are others. "outside" and "inside" apply to the
---rounded positions: the vertices are moved farther out, or in, to allow for rounding and for straight lines in
---degrees, which may depart from the edges by the edge_tolerance; inward by at most half of the radius.
---
---Readers of GeoJSON draw edges as straight lines in degrees. With an edge_tolerance, edges have enough positions to
---keep those lines that close to the geodesics. Without one, long edges are drawn in the wrong place, especially near
---a pole. For "outside" and "inside", an edge_tolerance of 0 means the tolerance, or, if that is 0 too, a thousandth
---of the radius; but at least 0.7 units of the last decimal, since rounding makes a finer one useless. So these
---placements always hold for straight lines in degrees. The call returns GN_ERROR_RADIUS if vertices would be more
---than 19,970,000 m away: the edge_tolerance may be too large for a circle of nearly that size.
---
---Since 0.1.
---
---Time grows with the vertices, which are computed two to six times, and with the bytes of the properties. Slowest
---input known: a small tolerance for edges halfway around the earth.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS, GN_ERROR_PROPERTIES, GN_ERROR_CROSSINGS for more
---than 256 crossings of the antimeridian; for the options: GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE
---or GN_ERROR_DECIMALS.
---@param center gridnorth.Point Degrees; latitude -90 ... 90, longitude any finite value.
---@param radius number Meters; more than 0, at most 19,970,000.
---@param options? gridnorth.ShapeOptions
---@param properties? string The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
---@return string? out UTF-8 text.
---@return gridnorth.Error? error
function M.circle_geojson(center, radius, options, properties)
  center = struct_of(structs.gn_point, center)
  options = options_of(structs.gn_shape_options, options)
  local status
  repeat
    status = C.gn_circle_geojson(center, radius, options, properties, properties and #properties or 0,
    rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Writes an ellipse as GeoJSON.
---
---The result is written as circle_geojson() writes a circle. Since 0.1.
---
---Time grows with the vertices, which are computed two to six times, and with the bytes of the properties. Slowest
---input known: a small tolerance for edges halfway around the earth.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS, GN_ERROR_PROPERTIES; for the options:
---GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS. GN_ERROR_PLACEMENT also for any
---placement other than "on".
---@param center gridnorth.Point Degrees; latitude -90 ... 90, longitude any finite value.
---@param semi_major number Meters; more than 0, at most 19,970,000.
---@param semi_minor number Meters, in the same range; either may be the larger one.
---@param rotation number Azimuth of the first semi-axis; degrees, any finite value.
---@param options? gridnorth.ShapeOptions
---@param properties? string The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
---@return string? out UTF-8 text.
---@return gridnorth.Error? error
function M.ellipse_geojson(center, semi_major, semi_minor, rotation, options, properties)
  center = struct_of(structs.gn_point, center)
  options = options_of(structs.gn_shape_options, options)
  local status
  repeat
    status = C.gn_ellipse_geojson(center, semi_major, semi_minor, rotation, options, properties, properties and
    #properties or 0, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Writes a wedge as GeoJSON.
---
---The result is written as circle_geojson() writes a circle; a whole turn between two circles is a Polygon with a
---hole. A width of 0 gives a Polygon without coordinates. Since 0.1.
---
---Time grows with the vertices, which are computed two to six times, and with the bytes of the properties. Slowest
---input known: a small tolerance for edges halfway around the earth.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS, GN_ERROR_WIDTH, GN_ERROR_PROPERTIES; for the
---options: GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS. GN_ERROR_RADIUS also if
---the inner radius is negative or not smaller than the outer; GN_ERROR_VERTICES also if a placement would make the
---edges of both arcs cross, as can happen with few vertices when the radii hardly differ.
---@param center gridnorth.Point Degrees; latitude -90 ... 90, longitude any finite value.
---@param inner_radius number Meters; 0 for a sector with its point at the center.
---@param outer_radius number Meters; more than the inner one, at most 19,970,000.
---@param azimuth number Degrees, any finite value: of the middle, or of the side where the wedge starts, as azimuth_is says.
---@param width number Degrees, clockwise, 0 ... 360.
---@param options? gridnorth.ShapeOptions
---@param properties? string The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
---@return string? out UTF-8 text.
---@return gridnorth.Error? error
function M.wedge_geojson(center, inner_radius, outer_radius, azimuth, width, options, properties)
  center = struct_of(structs.gn_point, center)
  options = options_of(structs.gn_shape_options, options)
  local status
  repeat
    status = C.gn_wedge_geojson(center, inner_radius, outer_radius, azimuth, width, options, properties, properties
    and #properties or 0, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Writes an arc as GeoJSON.
---
---The result is a Feature with a LineString, or with a MultiLineString if the arc crosses the antimeridian. A width
---of 0 gives a LineString without coordinates. Since 0.1.
---
---Time grows with the vertices, which are computed two to six times, and with the bytes of the properties. Slowest
---input known: a small tolerance for edges halfway around the earth.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS, GN_ERROR_WIDTH, GN_ERROR_PROPERTIES; for the
---options: GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS. GN_ERROR_PLACEMENT also
---for any placement other than "on".
---@param center gridnorth.Point Degrees; latitude -90 ... 90, longitude any finite value.
---@param radius number Meters; more than 0, at most 19,970,000.
---@param azimuth number Degrees, any finite value: of the middle, or of the side where the arc starts, as azimuth_is says.
---@param width number Degrees, clockwise, 0 ... 360.
---@param options? gridnorth.ShapeOptions
---@param properties? string The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
---@return string? out UTF-8 text.
---@return gridnorth.Error? error
function M.arc_geojson(center, radius, azimuth, width, options, properties)
  center = struct_of(structs.gn_point, center)
  options = options_of(structs.gn_shape_options, options)
  local status
  repeat
    status = C.gn_arc_geojson(center, radius, azimuth, width, options, properties, properties and #properties or 0,
    rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Writes several circles around one position, radial lines and labels as GeoJSON.
---
---The result is a FeatureCollection: the rings, as circle_geojson() writes them, with the properties kind ("ring")
---and radius; radial lines as LineStrings with kind ("radial") and azimuth, in [0, 360); then a Point for the label
---of each, with kind ("label") and radius or azimuth. The caller's properties come first in each feature. Since 0.1.
---
---Time grows with the radii times the vertices, and with the radii and radials times the bytes of the properties.
---Slowest input known: 3600 radials with long properties.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS, GN_ERROR_COUNT without radii, GN_ERROR_PROPERTIES;
---for the options: GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS.
---@param center gridnorth.Point Degrees; latitude -90 ... 90, longitude any finite value.
---@param radii number[] | ffi.cdata* Meters; each more than 0, at most 19,970,000; in any order.
---@param options? gridnorth.ShapeOptions
---@param properties? string The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
---@return string? out UTF-8 text.
---@return gridnorth.Error? error
function M.ring_set_geojson(center, radii, options, properties)
  center = struct_of(structs.gn_point, center)
  local radii_at, radii_count = elements_of("double", radii or error("gridnorth: radii is missing", 2), "radii")
  options = options_of(structs.gn_shape_options, options)
  local status
  repeat
    status = C.gn_ring_set_geojson(center, radii_at, radii_count, options, properties, properties and #properties or
    0, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Reads a time in the form of ISO 8601: "2026-11-22T08:17:05.250Z".
---
---Years are 0001 to 9999 in the Gregorian calendar. A text without an offset is in UTC. Hour 24 is taken with minutes
---and seconds of 0; second 60, a leap second, means the same as the second after it, which must lie before the year
---10000. A day, a month and a year mean their beginning, in UTC or at an offset. Offsets are at most 14 hours.
---Seconds have any number of decimals, after a point or a comma; the result is the double nearest to a text of up to
---9. Since 0.2.
---
---Time grows with the bytes of the text. Slowest input known: blanks.
---
---Errors: GN_ERROR_DATE, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_REST, GN_ERROR_OFFSET for a size beyond memory.
---@param text string A date, "T" or a blank, hours, minutes, and perhaps seconds with decimals, then "Z" or an offset such as "+02:00"; or a date alone, a month or a year, as in KML. Blanks around it are skipped.
---@return number? seconds Seconds since the beginning of 1970 in UTC without leap seconds.
---@return gridnorth.Error? error
function M.time_parse(text)
  local seconds = ffi.new "double[1]"
  local offset = ffi.new "size_t[1]"
  local status = C.gn_time_parse(text, #text, seconds, offset)
  if status ~= 0 then return refused(status, offset) end
  return tonumber(seconds[0])
end

---Writes a time in the form of ISO 8601, in UTC.
---
---Rounds the number as it is, half to even, once. Since 0.2.
---
---Takes constant time.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_YEAR, GN_ERROR_DECIMALS.
---@param seconds number Seconds since the beginning of 1970 in UTC without leap seconds, in the years 1 to 9999.
---@param decimals? integer Of the seconds, 0 ... 9.
---@return string? out ASCII text.
---@return gridnorth.Error? error
function M.time_format(seconds, decimals)
  decimals = decimals or 0
  local status
  repeat
    status = C.gn_time_format(seconds, decimals, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Computes a rectangle around a position.
---
---The corners are those of a plane rectangle, laid off from the center: each lies at the distance of half its
---diagonal, measured along a geodesic, and as far beside the azimuth as in the plane. So all four are equally far
---from the center, to within 15 nm; the edges, geodesics too, are a little shorter than length and width, by less
---than one part in 10^6 up to a diagonal of 20 km. The ring begins with the corner ahead on the right and runs
---counterclockwise. Since 0.2.
---
---Takes constant time.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_DIMENSION; for the options: GN_ERROR_JOIN,
---GN_ERROR_PLACEMENT or GN_ERROR_TOLERANCE.
---@param center gridnorth.Point Degrees; latitude -90 ... 90, longitude any finite value.
---@param length number Meters; more than 0, at most 1,000,000.
---@param width number Meters, in the same range.
---@param azimuth number The direction of the length; degrees, any finite value.
---@param options? gridnorth.OutlineOptions Only longitudes matters.
---@return gridnorth.Point[]? out The closed ring.
---@return gridnorth.Error? error
function M.rectangle(center, length, width, azimuth, options)
  center = struct_of(structs.gn_point, center)
  options = options_of(structs.gn_outline_options, options)
  local status
  repeat
    status = C.gn_rectangle(center, length, width, azimuth, options, rooms.gn_point.data, rooms.gn_point.capacity,
    needed)
  until not grown(status, rooms.gn_point)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_point, rooms.gn_point.data, tonumber(needed[0]))
end

---Computes the line beside a route at a distance: its parallel.
---
---The line runs in the direction of the route. Beside each segment it is at the distance, measured across the
---segment; beside a long one it has vertices between, so that its own segments, which are geodesics, depart from that
---by no more than the tolerance. Around the outside of a corner it is an arc, a tip or a bevel, as join says. A tip
---lies in the middle, at the distance divided by the cosine of half the turn. A point where the route turns back has
---a turn of 180 degrees, the outside of it on either side.
---
---On the inside of a corner the line goes from one segment to the next where their lines meet. What lies nearer to
---another segment is cut off at the beginning and the end of each piece, with pieces that are too short as a whole.
---So every vertex lies at the distance from the route, to within a micrometer, and tips farther. Where the route
---comes nearer to itself than twice the distance, what is left is joined in order; there the line may cross the
---route. If nothing is left, as inside of a closed route that is too narrow, there are no points.
---
---The time grows with the square of the count: some milliseconds for 100 points. Since 0.2.
---
---Time grows with the square of the points, and with the vertices of the result times the points. Slowest input
---known: a dense track at a distance of many of its edges, each piece of which is cut off by one edge after the
---other.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_DIMENSION, GN_ERROR_COUNT; for the options: GN_ERROR_JOIN,
---GN_ERROR_PLACEMENT or GN_ERROR_TOLERANCE.
---@param points gridnorth.Point[] | ffi.cdata* The route. Latitudes -90 ... 90 degrees, longitudes any finite value.
---@param distance number Meters, -1,000,000 ... 1,000,000: positive to the right of the route, negative to its left.
---@param options? gridnorth.OutlineOptions Ends does not matter.
---@return gridnorth.Point[]? out The line. Must not overlap points.
---@return gridnorth.Error? error
function M.route_parallel(points, distance, options)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  options = options_of(structs.gn_outline_options, options)
  local status
  repeat
    status = C.gn_route_parallel(points_at, points_count, distance, options, rooms.gn_point.data,
    rooms.gn_point.capacity, needed)
  until not grown(status, rooms.gn_point)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_point, rooms.gn_point.data, tonumber(needed[0]))
end

---Computes a corridor: a route with a width on each side.
---
---The ring is the route_parallel() on the right, the end, the parallel on the left backward, and the start. It runs
---counterclockwise, and ends with its first point. An end may be flat, round or square; on each side it goes as far
---beyond the route as that side is wide. Where the route comes near itself, the ring crosses itself; square ends are
---not cut off where they lie near another segment. Where a corridor is far wider than the bends of its route, nothing
---may be left of a side, or of the ring. Since 0.2.
---
---Time grows with the square of the points, and with the vertices of the result times the points. Slowest input
---known: a dense track at a distance of many of its edges, each piece of which is cut off by one edge after the
---other.
---
---Errors: As route_parallel()
---@param points gridnorth.Point[] | ffi.cdata* The route. Latitudes -90 ... 90 degrees, longitudes any finite value.
---@param left number Meters to the left of the route, 0 ... 1,000,000; one of the two must be more than 0.
---@param right number Meters to its right, 0 ... 1,000,000.
---@param options? gridnorth.OutlineOptions
---@return gridnorth.Point[]? out The closed ring. Must not overlap points.
---@return gridnorth.Error? error
function M.route_corridor(points, left, right, options)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  options = options_of(structs.gn_outline_options, options)
  local status
  repeat
    status = C.gn_route_corridor(points_at, points_count, left, right, options, rooms.gn_point.data,
    rooms.gn_point.capacity, needed)
  until not grown(status, rooms.gn_point)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_point, rooms.gn_point.data, tonumber(needed[0]))
end

---Computes the outline of an arrow along a route, as of an axis of advance.
---
---The body is a route_corridor() with a flat end at the neck, head_length before the tip along the route. The barbs
---stand at the neck, across the geodesic from there to the tip. The ring runs counterclockwise: the body's right side
---from the tail on, the right barb, the tip, the left barb, the left side, the first point again. If the tail is to
---be open, leave out that last point. Since 0.2.
---
---Time grows with the square of the points, and with the vertices of the result times the points. Slowest input
---known: a dense track at a distance of many of its edges, each piece of which is cut off by one edge after the
---other.
---
---Errors: As route_parallel()
---@param points gridnorth.Point[] | ffi.cdata* The middle of the arrow, from its tail to its tip. Latitudes -90 ... 90 degrees, longitudes any finite value.
---@param width number Meters; more than 0, at most 1,000,000: of the body.
---@param head_width number Meters from barb to barb; at least width, at most 1,000,000.
---@param head_length number Meters along the route; more than 0, less than the route has, at most 1,000,000.
---@param options? gridnorth.OutlineOptions Ends does not matter.
---@return gridnorth.Point[]? out The closed ring. Must not overlap points.
---@return gridnorth.Error? error
function M.route_arrow(points, width, head_width, head_length, options)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  options = options_of(structs.gn_outline_options, options)
  local status
  repeat
    status = C.gn_route_arrow(points_at, points_count, width, head_width, head_length, options, rooms.gn_point.data,
    rooms.gn_point.capacity, needed)
  until not grown(status, rooms.gn_point)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_point, rooms.gn_point.data, tonumber(needed[0]))
end

---Marks a route at equal intervals.
---
---Each mark is where route_point() finds it, to within 15 nm. The end of the route has a mark if it lies a whole
---number of intervals from the first one; a nanometer for each point may be missing. Since 0.2.
---
---Time grows with the points and the marks.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_DISTANCE, GN_ERROR_INTERVAL, or GN_ERROR_COUNT for no
---points, or more than an array can hold.
---@param points gridnorth.Point[] | ffi.cdata* Latitudes -90 ... 90 degrees, longitudes any finite value.
---@param first number Meters from the start of the route to the first mark, 0 ... 1e12.
---@param interval number Meters from each mark to the next, 0.001 ... 1e12.
---@return gridnorth.RouteMark[]? out The marks.
---@return gridnorth.Error? error
function M.route_marks(points, first, interval)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local status
  repeat
    status = C.gn_route_marks(points_at, points_count, first, interval, rooms.gn_route_mark.data,
    rooms.gn_route_mark.capacity, needed)
  until not grown(status, rooms.gn_route_mark)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_route_mark, rooms.gn_route_mark.data, tonumber(needed[0]))
end

---Lays the points of a drawing along anchors: line art of the host's, given in a frame of its own.
---
---A point goes x along the geodesics from anchor to anchor, and from there y to the right of the direction that they
---have; before the first anchor and behind the last one the line goes on straight. With y pointing right of x, a
---frame is drawn as on a screen, where y points down.
---
---"length" with two anchors turns and scales a drawing: (0, 0) comes to lie on the first and (1, 0) on the second.
---"width" stretches it across too: (x, 1) lies as far beside the line, and on the same side, as the last anchor, for
---drawings with two points at their ends and a third for their depth. "meters" is the inverse of route_nearest(),
---near the route. At a corner of the line, the drawing overlaps on the inside and leaves gaps on the outside. Rows
---whose x rises are found along the line at once; each step back begins at its start.
---
---In a refused row, both numbers are NaN; its status is GN_ERROR_NOT_FINITE or GN_ERROR_DISTANCE (more than 1e12 m).
---Since 0.2.
---
---Time grows with the rows times the anchors. Slowest input known: rows whose x goes back and forth: each time the
---anchors are measured from the first.
---
---Errors: GN_ERROR_FRAME, GN_ERROR_COUNT, GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE for the anchors.
---@param anchors gridnorth.Point[] | ffi.cdata* Latitudes -90 ... 90 degrees, longitudes any finite value.
---@param frame gridnorth.Frame A frame words: what x and y are.
---@param xs number[] | ffi.cdata* | number The way along the line of anchors from the first, in meters or in lengths of the line.
---@param ys number[] | ffi.cdata* | number The way to the right of the line, in meters, or in lengths or widths; negative to the left.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? latitudes Degrees.
---@return number[] | ffi.cdata*? longitudes Degrees, in [-180, 180).
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.frame_points_batch(anchors, frame, xs, ys, into)
  local anchors_at, anchors_count = elements_of("gn_point", anchors or error("gridnorth: anchors is missing", 2),
    "anchors")
  frame = number_of(enumerations.frame, frame, "frame")
  local xs_at, xs_stride, xs_count = column_of("double", xs, "xs")
  local ys_at, ys_stride, ys_count = column_of("double", ys, "ys")
  local count = rows_of(xs_count, ys_count)
  local as_list = is_list(xs, ys)
  local latitudes = output_of(into, "latitudes", "double", count)
  local longitudes = output_of(into, "longitudes", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_frame_points_batch(anchors_at, anchors_count, frame, xs_at, xs_stride, ys_at, ys_stride, count,
    latitudes, sizes.double, longitudes, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(latitudes, count), list_of(longitudes, count), status == PARTIAL and
    list_of(statuses, count) or nil end
  return latitudes, longitudes, status == PARTIAL and statuses or nil
end

---Finds where the sun is seen.
---
---Right to 0.005 degrees: 0.001 from the series, and up to 0.004 because the earth turns up to 0.9 s ahead of UTC or
---behind it. If leap seconds are given up, each second of drift adds 0.004 degrees. The distance is right to 8,000
---km. The position is on the ellipsoid; at a pole, the azimuth is measured from the meridian of the longitude given
---there. The apparent elevation is that of air at 10 degrees Celsius and 1010 hPa, after Saemundsson, "Astronomical
---refraction", Sky and Telescope 72, 1986; below -1 degree it means nothing. The sun's place is that of Reda and
---Andreas, "Solar position algorithm for solar radiation applications", NREL/TP-560-34302, 2004, table A4.2, by its
---larger terms. Since 0.2.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_YEAR outside 1900 to 2099.
---@param position gridnorth.Point Latitude -90 ... 90 degrees, longitude any finite value.
---@param time number Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
---@return gridnorth.SkyPlace? place Its azimuth, elevation and distance.
---@return gridnorth.Error? error
function M.sun_position(position, time)
  position = struct_of(structs.gn_point, position)
  local place = structs.gn_sky_place.ctype()
  local status = C.gn_sun_position(position, time, place)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_sky_place, place)
end

---Finds where the moon is seen.
---
---Right to 0.01 degrees, and the distance to 20 km; drift counts as for sun_position(). The position is on the
---ellipsoid: the moon is up to a degree from where it is seen from the center of the earth. Its apparent elevation
---and its azimuth at a pole are as for the sun. Its place is that of Meeus, "Astronomical Algorithms", second
---edition, chapter 47. Since 0.2.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_YEAR outside 1900 to 2099.
---@param position gridnorth.Point Latitude -90 ... 90 degrees, longitude any finite value.
---@param time number Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
---@return gridnorth.SkyPlace? place Its azimuth, elevation and distance.
---@return gridnorth.Error? error
function M.moon_position(position, time)
  position = struct_of(structs.gn_point, position)
  local place = structs.gn_sky_place.ctype()
  local status = C.gn_moon_position(position, time, place)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_sky_place, place)
end

---Finds where the sun is seen, for many positions and times.
---
---A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_YEAR. Each
---row equals the result of sun_position(), bit for bit. Since 0.2.
---
---Time grows with the rows.
---@param latitudes number[] | ffi.cdata* | number Degrees, -90 ... 90.
---@param longitudes number[] | ffi.cdata* | number Degrees; any finite values.
---@param times number[] | ffi.cdata* | number Seconds as sun_position() takes them.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? azimuths The azimuths, degrees clockwise from true north, more than -180, at most 180.
---@return number[] | ffi.cdata*? elevations The elevations above the horizon in degrees, as if there were no air.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.sun_position_batch(latitudes, longitudes, times, into)
  local latitudes_at, latitudes_stride, latitudes_count = column_of("double", latitudes, "latitudes")
  local longitudes_at, longitudes_stride, longitudes_count = column_of("double", longitudes, "longitudes")
  local times_at, times_stride, times_count = column_of("double", times, "times")
  local count = rows_of(latitudes_count, longitudes_count, times_count)
  local as_list = is_list(latitudes, longitudes, times)
  local azimuths = output_of(into, "azimuths", "double", count)
  local elevations = output_of(into, "elevations", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_sun_position_batch(latitudes_at, latitudes_stride, longitudes_at, longitudes_stride, times_at,
    times_stride, count, azimuths, sizes.double, elevations, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(azimuths, count), list_of(elevations, count), status == PARTIAL and list_of(statuses,
    count) or nil end
  return azimuths, elevations, status == PARTIAL and statuses or nil
end

---Lists what the sun does in a span of time: it rises, crosses the meridian and sets; and the three twilights.
---
---The sun rises and sets when its center is 50 minutes of arc below the horizon of the sea, seen from its level:
---refraction and the sun's radius, as in all almanacs. If a day has neither sunrise nor sunset, its elevation tells:
---above -50/60 degrees it is up all day. Where the sun climbs or sinks by 3 degrees an hour or more, times are right
---to 2 seconds by that rule, and if leap seconds are given up, less right by the drift; the air of a real day may
---move sunrise by minutes. A span includes its end but not its start: spans that follow each other list no event
---twice and miss none, and the search for the next event begins at the time of the last one. Since 0.2.
---
---Time grows with the days of the span, at most 400.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_YEAR outside 1900 to 2099, or GN_ERROR_TIME for a span
---that ends before it starts or is longer than 400 days.
---@param position gridnorth.Point Latitude -90 ... 90 degrees, longitude any finite value.
---@param start number Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099; not part of the span.
---@param end_ number Seconds: the end of the span, which is part of it; no more than 400 days after start.
---@return gridnorth.SkyEvent[]? out The events, the first one first.
---@return gridnorth.Error? error
function M.sun_events(position, start, end_)
  position = struct_of(structs.gn_point, position)
  local status
  repeat
    status = C.gn_sun_events(position, start, end_, rooms.gn_sky_event.data, rooms.gn_sky_event.capacity, needed)
  until not grown(status, rooms.gn_sky_event)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_sky_event, rooms.gn_sky_event.data, tonumber(needed[0]))
end

---Lists what the moon does in a span of time: it rises, crosses the meridian and sets; and its phases.
---
---The moon rises and sets when its upper edge is 34 minutes of arc below the horizon of the sea, seen from its level.
---About once a month a day has no moonrise, and near the poles the moon stays up or down for days. Where it climbs or
---sinks by 3 degrees an hour or more, times are right to 5 seconds. Phases are as seen from the center of the earth,
---the same for every position, and right to 30 seconds. All else is as for sun_events(). Since 0.2.
---
---Time grows with the days of the span, at most 400.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_YEAR outside 1900 to 2099, or GN_ERROR_TIME for a span
---that ends before it starts or is longer than 400 days.
---@param position gridnorth.Point Latitude -90 ... 90 degrees, longitude any finite value.
---@param start number Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099; not part of the span.
---@param end_ number Seconds: the end of the span, which is part of it; no more than 400 days after start.
---@return gridnorth.SkyEvent[]? out The events, the first one first.
---@return gridnorth.Error? error
function M.moon_events(position, start, end_)
  position = struct_of(structs.gn_point, position)
  local status
  repeat
    status = C.gn_moon_events(position, start, end_, rooms.gn_sky_event.data, rooms.gn_sky_event.capacity, needed)
  until not grown(status, rooms.gn_sky_event)
  if status ~= 0 then return refused(status) end
  return records_of(structs.gn_sky_event, rooms.gn_sky_event.data, tonumber(needed[0]))
end

---Finds how much of the moon is lit.
---
---As seen from the center of the earth. The angle is right to 0.01 degrees, the lit part to 0.0001: Meeus,
---"Astronomical Algorithms", second edition, chapter 48. Since 0.2.
---
---Errors: GN_ERROR_NOT_FINITE, or GN_ERROR_YEAR outside 1900 to 2099.
---@param time number Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
---@return gridnorth.MoonPhase? phase The phase.
---@return gridnorth.Error? error
function M.moon_phase_at(time)
  local phase = structs.gn_moon_phase.ctype()
  local status = C.gn_moon_phase_at(time, phase)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_moon_phase, phase)
end

---Writes a route as GeoJSON.
---
---The result is a Feature with a LineString, or with a MultiLineString if the route crosses the antimeridian (RFC
---7946, section 3.1.9) or crosses a pole to another meridian. The crossing lies on the geodesic between its
---neighbors. Positions are rounded to decimals; a position equal to the one before is left out, but there are always
---at least two. circle_geojson() explains edge_tolerance.
---
---Since 0.1.
---
---Time grows with the vertices of the result, which are computed two to six times, and with the bytes of the
---properties. Slowest input known: an edge halfway around the earth and a tolerance of 1 µm.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_COUNT, GN_ERROR_PROPERTIES; for the options:
---GN_ERROR_DECIMALS or GN_ERROR_TOLERANCE.
---@param points gridnorth.Point[] | ffi.cdata* The points of the route; latitudes -90 ... 90 degrees, longitudes any finite value.
---@param options? gridnorth.GeoJSONOptions Decimals and edge tolerance.
---@param properties? string The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
---@return string? out UTF-8 text.
---@return gridnorth.Error? error
function M.route_geojson(points, options, properties)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  options = options_of(structs.gn_geojson_options, options)
  local status
  repeat
    status = C.gn_route_geojson(points_at, points_count, options, properties, properties and #properties or 0,
    rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Writes a polygon as GeoJSON.
---
---The result is a Feature with a Polygon or a MultiPolygon, written as circle_geojson() writes a circle. The inside
---of a ring is the smaller of the two parts of the earth, whichever way the ring runs; rings are written in the
---direction that RFC 7946 requires. Holes are cut like the outer ring, and belong to the piece that contains them. A
---point at a pole becomes two positions, with the longitudes of its neighbors.
---
---Since 0.1.
---
---Time grows with the points, or with the holes times the points if the antimeridian cuts the outer ring. Slowest
---input known: thousands of holes beside the antimeridian.
---
---Errors: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS, GN_ERROR_COUNT for a ring of fewer than three
---points, GN_ERROR_CROSSINGS for more than 256 crossings of the antimeridian, GN_ERROR_PROPERTIES; for the options:
---GN_ERROR_DECIMALS or GN_ERROR_TOLERANCE.
---@param points gridnorth.Point[] | ffi.cdata* The points of all rings, one ring after the other; latitudes -90 ... 90 degrees, longitudes any finite value.
---@param rings? integer[] | ffi.cdata* The number of points of each ring, first the outer one, then holes.
---@param options? gridnorth.GeoJSONOptions Decimals and edge tolerance.
---@param properties? string The properties of the feature: a JSON object, UTF-8, at most 64 levels deep.
---@return string? out UTF-8 text.
---@return gridnorth.Error? error
function M.polygon_geojson(points, rings, options, properties)
  local points_at, points_count = elements_of("gn_point", points or error("gridnorth: points is missing", 2),
    "points")
  local rings_at, rings_count = elements_of("size_t", rings, "rings")
  options = options_of(structs.gn_geojson_options, options)
  local status
  repeat
    status = C.gn_polygon_geojson(points_at, points_count, rings_at, rings_count, options, properties, properties and
    #properties or 0, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Finds out whether a document is GPX, KML or CoT.
---
---Reads up to the first tag: its local name is gpx; kml, Document, Folder, Placemark or GroundOverlay; or for CoT
---event or events. Since 0.2.
---
---Time grows with the bytes of the text. Slowest input known: a long comment.
---
---Errors: GN_ERROR_DOCUMENT for another root element, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_INCOMPLETE, GN_ERROR_XML,
---GN_ERROR_XML_ATTRIBUTE, GN_ERROR_XML_REFERENCE, GN_ERROR_XML_ENCODING, GN_ERROR_XML_DTD, GN_ERROR_XML_LIMIT,
---GN_ERROR_OFFSET for a size beyond memory.
---@param text string XML in UTF-8, with or without a byte-order mark.
---@return gridnorth.ExchangeFormat? format One of the exchange_format words.
---@return gridnorth.Error? error
function M.exchange_detect(text)
  local format = ffi.new "int32_t[1]"
  local offset = ffi.new "size_t[1]"
  local status = C.gn_exchange_detect(text, #text, format, offset)
  if status ~= 0 then return refused(status, offset) end
  return enumerations.exchange_format.words[format[0]]
end

---Reads the waypoints, routes and tracks of a GPX document.
---
---A wpt is a point; a rte a line with "route"; each trkseg of a trk a line, of the same object. Vertices have ele as
---altitude, and time. A feature has name and type, and of a wpt the time. A segment without points is no feature.
---Extensions and everything else are passed. Elements are known by their local names, whatever their prefix and
---namespace.
---
---A feature is skipped if a latitude or a longitude is missing (GN_ERROR_FEATURE), no number (GN_ERROR_TEXT_NUMBER)
---or out of range (GN_ERROR_LATITUDE; longitudes beyond 180 degrees are reduced), or if an altitude
---(GN_ERROR_TEXT_NUMBER, GN_ERROR_ALTITUDE) or a time (GN_ERROR_DATE) is not what it should be; an empty one is
---absent. Numbers are the doubles nearest to their texts up to 19 digits and 19 decimals, others to 4 units of their
---last place.
---
---One bad fix does not lose a track: a trkpt whose position is refused is dropped, and of one whose altitude or time
---is refused that alone. At a latitude beyond 90, which some programs write where a recording pauses, the line ends
---and another begins. The report counts such fixes, and the lines have "gaps".
---
---Names and types are spans of text, with its entities: xml_unescape(). The text is read once, in linear time,
---without memory. XML is read as XML 1.0 demands, but for what a DTD declares; at most 64 levels, and 64 attributes
---in an element. Since 0.2.
---
---Time grows with the bytes of the text. Slowest input known: tags with many attributes: each is compared with those
---before it, at most 64.
---
---Errors: ; GN_PARTIAL if features were skipped or fixes dropped; GN_ERROR_OFFSET for a size beyond memory,
---GN_ERROR_DOCUMENT if the root is not gpx; for what is not XML: GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_INCOMPLETE,
---GN_ERROR_XML, GN_ERROR_XML_TAG, GN_ERROR_XML_ATTRIBUTE, GN_ERROR_XML_REFERENCE, GN_ERROR_XML_ENCODING,
---GN_ERROR_XML_DTD or GN_ERROR_XML_LIMIT.
---@param text string GPX 1.0 or 1.1: XML in UTF-8, with or without a byte-order mark.
---@return gridnorth.Feature[]? features The features.
---@return ffi.cdata*? vertices The vertices of all features, one feature after the other.
---@return gridnorth.ExchangeReport? report How many features were skipped and how many fixes dropped, why, and where.
---@return gridnorth.Error? error
function M.gpx_read(text)
  local report = structs.gn_exchange_report.ctype()
  local status
  repeat
    status = C.gn_gpx_read(text, #text, rooms.gn_feature.data, rooms.gn_feature.capacity, needed,
    rooms.gn_vertex.data, rooms.gn_vertex.capacity, other_needed, report)
  until not grown(status, rooms.gn_feature, rooms.gn_vertex)
  if status ~= 0 and status ~= PARTIAL then return refused(status, { [0] = report.place }) end
  return records_of(structs.gn_feature, rooms.gn_feature.data, tonumber(needed[0])), kept(rooms.gn_vertex,
    tonumber(other_needed[0])), read(structs.gn_exchange_report, report)
end

---Reads the placemarks and overlays of a KML document.
---
---Point, LineString, LinearRing (a line that is closed: its last vertex equals the first) and Polygon with its holes
---become points, lines, areas and holes, also in a MultiGeometry; gx:Track and the tracks of a gx:MultiTrack become
---lines whose vertices have times; LatLonBox becomes a box, gx:LatLonQuad an area. Features have the name and the id
---of their Placemark or GroundOverlay, and the times of its TimeStamp (time) or TimeSpan (start, stale); without an
---id, the data named uid. A box has the altitude of its overlay; one of 360 degrees or more goes all around, from
----180 to 180. Altitudes are taken as they are, whatever their mode; but where it is not absolute, a geometry whose
---altitudes are all 0 has none: viewers draw it on the ground. Everything else is passed: styles, links, regions,
---models, updates.
---
---What the first vertex repeats at the end of a ring is left out. Holes may come before their ring. In coordinates a
---comma too many, a fourth number and an altitude "nan" are passed. A bad fix of a gx:Track is dropped as in
---gpx_read().
---
---A geometry is skipped if its coordinates are not numbers with commas between (GN_ERROR_TEXT_NUMBER), are out of
---range (GN_ERROR_LATITUDE, GN_ERROR_ALTITUDE) or too few (GN_ERROR_COUNT), or if a track does not have as many times
---as positions (GN_ERROR_FEATURE); a Polygon with all its holes. A placemark with a time that is none is skipped too
---(GN_ERROR_DATE). gpx_read() tells the rest. Since 0.2.
---
---Time grows with the bytes of the text. Slowest input known: tags with many attributes: each is compared with those
---before it, at most 64.
---
---Errors: As gpx_read(), with kml, Document, Folder, Placemark or GroundOverlay as the root.
---@param text string KML 2.2: XML in UTF-8, with or without a byte-order mark.
---@return gridnorth.Feature[]? features The features.
---@return ffi.cdata*? vertices The vertices of all features, one feature after the other.
---@return gridnorth.ExchangeReport? report How many features were skipped, why, and where.
---@return gridnorth.Error? error
function M.kml_read(text)
  local report = structs.gn_exchange_report.ctype()
  local status
  repeat
    status = C.gn_kml_read(text, #text, rooms.gn_feature.data, rooms.gn_feature.capacity, needed,
    rooms.gn_vertex.data, rooms.gn_vertex.capacity, other_needed, report)
  until not grown(status, rooms.gn_feature, rooms.gn_vertex)
  if status ~= 0 and status ~= PARTIAL then return refused(status, { [0] = report.place }) end
  return records_of(structs.gn_feature, rooms.gn_feature.data, tonumber(needed[0])), kept(rooms.gn_vertex,
    tonumber(other_needed[0])), read(structs.gn_exchange_report, report)
end

---Reads Cursor on Target events.
---
---Features have uid, type, how, time, start and stale of the event, the callsign as name, ce and le of its point,
---course and speed of its track, and the altitudes and triggers of a __geofence. What means unknown is NaN: 9999999
---meters, and a negative error, course or speed. What an event becomes.
---
---- links with points, of a route (type b-m-r) or a drawing (u-d-): a line with "route" or without; of u-d-r and of a
---drawing that has its first point at its end again, and three before that, an area. A link without a point leads to
---another event, and is passed; - shape with ellipses: a circle for each whose axes are equal, else an ellipse. TAK
---clients mean radii by major and minor in circles (u-d-c-c, u-r-b-c-c), and whole axes everywhere else (u-d-c-e), as
---the CoT schema does; angle is the azimuth of the major axis; - shape with a polyline: an area if it is closed, or
---does not say so, has the first point at its end again, and three points before that; else a line; - sensor with
---azimuth, fov and range: a sector of that width around the azimuth; - u-rb-a: range, bearing from true north,
---inclination, and the north that the sender shows bearings by; - everything whose type does not begin with u- or
---b-m-r: a point, before what its details are, wherever the point stands; and a drawing without any.
---
---An event is skipped if it has no type, no uid, no point or no position, or is a drawing of several lines, u-d-f-m
---(GN_ERROR_FEATURE), or if a number (GN_ERROR_TEXT_NUMBER, GN_ERROR_LATITUDE, GN_ERROR_ALTITUDE, GN_ERROR_RADIUS,
---GN_ERROR_WIDTH, GN_ERROR_SPEED), a time (GN_ERROR_DATE) or the number of points (GN_ERROR_COUNT) is not what it
---should be. gpx_read() tells the rest. Since 0.2.
---
---Time grows with the bytes of the text. Slowest input known: tags with many attributes: each is compared with those
---before it, at most 64.
---
---Errors: As gpx_read(), with event or events as the root.
---@param text string CoT 2.0: one event or several, one after the other as in a stream, or within an element events. XML in UTF-8, with or without a byte-order mark.
---@return gridnorth.Feature[]? features The features.
---@return ffi.cdata*? vertices The vertices of all features, one feature after the other.
---@return gridnorth.ExchangeReport? report How many events were skipped, why, and where.
---@return gridnorth.Error? error
function M.cot_read(text)
  local report = structs.gn_exchange_report.ctype()
  local status
  repeat
    status = C.gn_cot_read(text, #text, rooms.gn_feature.data, rooms.gn_feature.capacity, needed,
    rooms.gn_vertex.data, rooms.gn_vertex.capacity, other_needed, report)
  until not grown(status, rooms.gn_feature, rooms.gn_vertex)
  if status ~= 0 and status ~= PARTIAL then return refused(status, { [0] = report.place }) end
  return records_of(structs.gn_feature, rooms.gn_feature.data, tonumber(needed[0])), kept(rooms.gn_vertex,
    tonumber(other_needed[0])), read(structs.gn_exchange_report, report)
end

---Finds the first event in the bytes of a CoT stream.
---
---The event ends where its element does, not at the first end tag of that name, which may stand in a comment. Give
---cot_read() so many bytes, and go on behind them. Each call reads from the start; cot_search_event() goes on where
---the last one ended. Since 0.2.
---
---Time grows with the bytes of the text up to the limit in each call, so that a stream that comes byte by byte takes
---the square of the limit. Slowest input known: an event just below the limit.
---
---Errors: GN_ERROR_TEXT_INCOMPLETE if more bytes are needed, also if there are none yet; what a stream does not
---recover from: GN_ERROR_XML_LIMIT, GN_ERROR_XML, GN_ERROR_XML_TAG, GN_ERROR_XML_ATTRIBUTE, GN_ERROR_XML_REFERENCE,
---GN_ERROR_XML_ENCODING, GN_ERROR_XML_DTD; ; GN_ERROR_OFFSET for a size beyond memory.
---@param text string Bytes as they came from a TAK server: XML in UTF-8.
---@param limit? integer The most bytes that an event may have, with its XML declaration and the blanks before it; 0 means 1,048,576.
---@return integer? event_size The number of bytes up to the end of the event.
---@return gridnorth.Error? error
function M.cot_find_event(text, limit)
  limit = limit or 0
  local event_size = ffi.new "size_t[1]"
  local offset = ffi.new "size_t[1]"
  local status = C.gn_cot_find_event(text, #text, limit, event_size, offset)
  if status ~= 0 then return refused(status, offset) end
  return tonumber(event_size[0])
end

---Looks for the end of the first event in the bytes of a CoT stream, where the last search ended.
---
---Each byte is looked at once, and once more when the event is complete, so a stream may come byte by byte. The size
---is that of cot_find_event(). What is no XML may be found later than there, if it is longer than 256 bytes: when
---twice as many have come. Behind an event, the state is all 0: go on at the next one. Since 0.2.
---
---Time grows with the bytes that have come since the last search, and with all bytes of the text where they end the
---event or are twice as many as were read. Slowest input known: an event just below the limit.
---
---Errors: ; what a stream does not recover from: GN_ERROR_XML_LIMIT, GN_ERROR_XML, GN_ERROR_XML_TAG,
---GN_ERROR_XML_ATTRIBUTE, GN_ERROR_XML_REFERENCE, GN_ERROR_XML_ENCODING, GN_ERROR_XML_DTD; ; GN_ERROR_OFFSET for a
---size beyond memory, or for a state of another text.
---@param text string Bytes as they came from a TAK server, from the start of the event: XML in UTF-8.
---@param limit? integer The most bytes that an event may have, as for cot_find_event(); 0 means 1,048,576.
---@param last gridnorth.CotSearch The state that the last search gave.
---@return gridnorth.CotSearch? state The state for the next search.
---@return integer? event_size The number of bytes up to the end of the event; 0 if more bytes are needed.
---@return gridnorth.Error? error
function M.cot_search_event(text, limit, last)
  limit = limit or 0
  last = struct_of(structs.gn_cot_search, last)
  local state = structs.gn_cot_search.ctype()
  local event_size = ffi.new "size_t[1]"
  local offset = ffi.new "size_t[1]"
  local status = C.gn_cot_search_event(text, #text, limit, last, state, event_size, offset)
  if status ~= 0 then return refused(status, offset) end
  return read(structs.gn_cot_search, state), tonumber(event_size[0])
end

---Reads a text of XML: replaces references, and takes comments and the marks of CDATA away.
---
---References are the five of XML and those of characters. A carriage return, alone or before a line feed, becomes a
---line feed. Blanks around the text stay. Since 0.2.
---
---Time grows with the bytes of the text.
---
---Errors: GN_ERROR_XML, GN_ERROR_XML_REFERENCE, GN_ERROR_XML_ENCODING, GN_ERROR_TEXT_INCOMPLETE, GN_ERROR_OFFSET for
---a size beyond memory.
---@param text string A part of a document in UTF-8, such as the name of a feature.
---@return string? out UTF-8 text.
---@return gridnorth.Error? error
function M.xml_unescape(text)
  local status
  repeat
    status = C.gn_xml_unescape(text, #text, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Writes an XML document in UTF-8, which readers take, if it is in another encoding.
---
---The name of the encoding becomes UTF-8. ISO-8859-1 is taken as windows-1252, as browsers do (Encoding Standard,
---section 4.2). A document in UTF-8 is copied, not checked: readers do that. Since 0.2.
---
---Time grows with the bytes of the text.
---
---Errors: GN_ERROR_XML_ENCODING for another encoding or half of a surrogate pair, GN_ERROR_TEXT_INCOMPLETE for UTF-16
---that ends within a character, GN_ERROR_OFFSET for a size beyond memory.
---@param text string A document that begins with a byte order mark of UTF-16 or with "<" in two bytes, or whose declaration names windows-1252 (cp1252), ISO-8859-1 (latin1), UTF-8 or US-ASCII; UTF-8 if it says nothing.
---@return string? out The document.
---@return gridnorth.Error? error
function M.xml_to_utf8(text)
  local status
  repeat
    status = C.gn_xml_to_utf8(text, #text, rooms.char.data, rooms.char.capacity, needed)
  until not grown(status, rooms.char)
  if status ~= 0 then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1)
end

---Writes features as GPX 1.1.
---
---A point is a wpt; lines are a rte with "route", else a trk, of which lines of the same object in a row are the
---segments, if their texts and times are the same too. GPX has no areas: rings, circles, ellipses, sectors and boxes
---are tracks that end where they begin; circles, ellipses and sectors as polygons that depart from them by no more
---than the tolerance. A range and bearing is a rte with its two ends, without altitudes. A turned box keeps right
---angles where its middle is. Longitudes are less than 180: GPX has -180 for it.
---
---A feature is skipped if its kind is unknown, a hole has no area or a number that its kind needs is absent
---(GN_ERROR_FEATURE), if it leads out of the arrays or the text (GN_ERROR_SPAN), has not as many vertices as its kind
---(GN_ERROR_COUNT), a number that is none (GN_ERROR_NOT_FINITE) or out of range (GN_ERROR_LATITUDE,
---GN_ERROR_ALTITUDE, GN_ERROR_RADIUS, GN_ERROR_WIDTH, GN_ERROR_VERTICES, GN_ERROR_YEAR, GN_ERROR_SPEED,
---GN_ERROR_NORTH), or a text that XML cannot hold (GN_ERROR_XML_ENCODING, GN_ERROR_XML_REFERENCE, GN_ERROR_XML,
---GN_ERROR_TEXT_INCOMPLETE); an area with its holes, each of which is counted. Numbers are rounded to so many
---decimals, half to even; reading gives them back to half of the last. Since 0.2.
---
---Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles as in
---circle(). Slowest input known: circles with a small tolerance.
---
---Errors: GN_ERROR_COUNT for counts that no memory has; for the options: GN_ERROR_DECIMALS, GN_ERROR_TOLERANCE or
---GN_ERROR_TIME.
---@param features gridnorth.Feature[] | ffi.cdata* The features, as a reader left them or as you made them.
---@param vertices gridnorth.Vertex[] | ffi.cdata* The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value, written in -180 ... 180.
---@param texts string The text that their spans lead to, UTF-8: that of the document that was read, or names one after the other.
---@param options? gridnorth.ExchangeOptions Decimals and tolerance.
---@return string? out UTF-8 text.
---@return gridnorth.ExchangeReport? report How many features were skipped, and why the first was.
---@return gridnorth.Error? error
function M.gpx_write(features, vertices, texts, options)
  local features_at, features_count = elements_of("gn_feature", features or error("gridnorth: features is missing",
    2), "features")
  local vertices_at, vertices_count = elements_of("gn_vertex", vertices or error("gridnorth: vertices is missing", 2),
    "vertices")
  options = options_of(structs.gn_exchange_options, options)
  local report = structs.gn_exchange_report.ctype()
  local status
  repeat
    status = C.gn_gpx_write(features_at, features_count, vertices_at, vertices_count, texts, #texts, options,
    rooms.char.data, rooms.char.capacity, needed, report)
  until not grown(status, rooms.char)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1), read(structs.gn_exchange_report, report)
end

---Writes features as KML 2.2.
---
---Features of one object in a row, with the same texts and times, are a Placemark, with a MultiGeometry if there are
---several. A uid is its id if it is a name of XML in ASCII, else data named uid. A line whose vertices all have times
---is a gx:Track; areas have their holes; a box is a GroundOverlay; circles, ellipses and sectors are Polygons that
---depart from them by no more than the tolerance; a range and bearing is a LineString with its two ends. Altitudes
---are absolute, if no vertex is without one: a viewer would put it at 0. gpx_write() tells the rest. Since 0.2.
---
---Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles as in
---circle(). Slowest input known: circles with a small tolerance.
---
---Errors: As gpx_write()
---@param features gridnorth.Feature[] | ffi.cdata* The features, as a reader left them or as you made them.
---@param vertices gridnorth.Vertex[] | ffi.cdata* The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value, written in -180 ... 180.
---@param texts string The text that their spans lead to, UTF-8: that of the document that was read, or names one after the other.
---@param options? gridnorth.ExchangeOptions Decimals and tolerance.
---@return string? out UTF-8 text.
---@return gridnorth.ExchangeReport? report How many features were skipped, and why the first was.
---@return gridnorth.Error? error
function M.kml_write(features, vertices, texts, options)
  local features_at, features_count = elements_of("gn_feature", features or error("gridnorth: features is missing",
    2), "features")
  local vertices_at, vertices_count = elements_of("gn_vertex", vertices or error("gridnorth: vertices is missing", 2),
    "vertices")
  options = options_of(structs.gn_exchange_options, options)
  local report = structs.gn_exchange_report.ctype()
  local status
  repeat
    status = C.gn_kml_write(features_at, features_count, vertices_at, vertices_count, texts, #texts, options,
    rooms.char.data, rooms.char.capacity, needed, report)
  until not grown(status, rooms.char)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1), read(structs.gn_exchange_report, report)
end

---Writes features as Cursor on Target events, one after the other, a line each.
---
---Each feature is an event of its own; only circles around one position, of one object in a row, share one, and a
---sector joins the point beside it. With a uid, points, circles, ellipses, sectors and polylines of the same object
---do. Its type, if it has none: point b-m-p-s-m, line u-d-f, route b-m-r, area u-d-f, circle u-d-c-c, ellipse
---u-d-c-e, box u-d-r, range and bearing u-rb-a, sector b-m-p-s-p-loc. Without a uid, it has the type, a period and
---its number. Without a time, it has that of the options; without a start, its time; without a stale time,
---stale_after; without how, h-e. Circles of more than one, ellipses and boxes hold whatever they are made of, sectors
---with an inner radius lose it. In the types of circles, an ellipse whose axes are written as equal has their mean
---for a radius. A line that ends where it begins comes back as an area. Events have no holes: they are skipped
---(GN_ERROR_FEATURE), as are altitudes and errors that mean unknown, from 9999999 m on, and radii that are written as
---0 (GN_ERROR_RADIUS). Without any time, an event is skipped with GN_ERROR_DATE. gpx_write() tells the rest. Since
---0.2.
---
---Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles as in
---circle(). Slowest input known: circles with a small tolerance.
---
---Errors: As gpx_write()
---@param features gridnorth.Feature[] | ffi.cdata* The features, as a reader left them or as you made them.
---@param vertices gridnorth.Vertex[] | ffi.cdata* The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value, written in -180 ... 180.
---@param texts string The text that their spans lead to, UTF-8: that of the document that was read, or names one after the other.
---@param options? gridnorth.ExchangeOptions Decimals, tolerance and times.
---@return string? out UTF-8 text.
---@return gridnorth.ExchangeReport? report How many features were skipped, and why the first was.
---@return gridnorth.Error? error
function M.cot_write(features, vertices, texts, options)
  local features_at, features_count = elements_of("gn_feature", features or error("gridnorth: features is missing",
    2), "features")
  local vertices_at, vertices_count = elements_of("gn_vertex", vertices or error("gridnorth: vertices is missing", 2),
    "vertices")
  options = options_of(structs.gn_exchange_options, options)
  local report = structs.gn_exchange_report.ctype()
  local status
  repeat
    status = C.gn_cot_write(features_at, features_count, vertices_at, vertices_count, texts, #texts, options,
    rooms.char.data, rooms.char.capacity, needed, report)
  until not grown(status, rooms.char)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1), read(structs.gn_exchange_report, report)
end

---Writes features as a GeoJSON FeatureCollection.
---
---Each feature is a Feature, an area with its holes; circles, ellipses, sectors and boxes are Polygons that depart
---from them by no more than the tolerance. Properties are the kind, the object, and of name, uid, type, how, times
---and numbers those that are there; times as in time_format(). Positions have an altitude as third number if they
---have one; the times of vertices are a property coordTimes. Geometries that cross the antimeridian are cut (RFC
---7946, section 3.1.9), lines with an altitude at the cut, areas without. An area that crosses it more than 256 times
---is skipped (GN_ERROR_CROSSINGS). gpx_write() tells the rest. Since 0.2.
---
---Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles as in
---circle(). Slowest input known: circles with a small tolerance.
---
---Errors: As gpx_write()
---@param features gridnorth.Feature[] | ffi.cdata* The features, as a reader left them or as you made them.
---@param vertices gridnorth.Vertex[] | ffi.cdata* The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value, written in -180 ... 180.
---@param texts string The text that their spans lead to, UTF-8: that of the document that was read, or names one after the other.
---@param options? gridnorth.ExchangeOptions Decimals and tolerance.
---@return string? out UTF-8 text.
---@return gridnorth.ExchangeReport? report How many features were skipped, and why the first was.
---@return gridnorth.Error? error
function M.features_geojson(features, vertices, texts, options)
  local features_at, features_count = elements_of("gn_feature", features or error("gridnorth: features is missing",
    2), "features")
  local vertices_at, vertices_count = elements_of("gn_vertex", vertices or error("gridnorth: vertices is missing", 2),
    "vertices")
  options = options_of(structs.gn_exchange_options, options)
  local report = structs.gn_exchange_report.ctype()
  local status
  repeat
    status = C.gn_features_geojson(features_at, features_count, vertices_at, vertices_count, texts, #texts, options,
    rooms.char.data, rooms.char.capacity, needed, report)
  until not grown(status, rooms.char)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  return ffi.string(rooms.char.data, tonumber(needed[0]) - 1), read(structs.gn_exchange_report, report)
end

---Measures a group of shots on the plane of a target.
---
---A shot that is not known must be left out: NaN is refused. For one shot, spreads and radii are 0, and the
---deviations, sigma, cep50 and r95 are NaN. Of several pairs as far apart as the extreme spread, the rows are those
---of one. The results are exact but for rounding: about a unit in the last place of the largest distance, also if the
---group is small and far from the origin.
---
---Sigma, cep50 and r95 take for granted that shots spread alike in all directions, as a circular normal distribution
---does. They describe the weapon, not these shots only, and they count from the center, not from the aim. sigma is
---the root of the sum of the squared distances from the center over 2 count - 2, divided by c4(2 count - 1), so that
---it is not too small on average for few shots. If deviation_x and deviation_y of many shots differ, use these
---instead. Since 0.2.
---
---Time grows with the shots in most groups, and with their square if all lie on a circle. Slowest input known: a
---circle, on which 100,000 shots take seconds.
---
---Errors: GN_ERROR_COUNT, GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, or GN_ERROR_WORK for very many shots on a circle.
---@param shots gridnorth.PlanePoint[] | ffi.cdata* Where they hit: meters to the right and up from any origin, within 1e15.
---@param aim? gridnorth.PlanePoint The point of aim, in meters, within 1e15, or none for the origin.
---@return gridnorth.Group? out What the group measures, in meters.
---@return gridnorth.Error? error
function M.group_measure(shots, aim)
  local shots_at, shots_count = elements_of("gn_plane_point", shots or error("gridnorth: shots is missing", 2),
    "shots")
  aim = aim and struct_of(structs.gn_plane_point, aim)
  local out = structs.gn_group.ctype()
  local status = C.gn_group_measure(shots_at, shots_count, aim, out)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_group, out)
end

---Converts lengths on a target and the angles that they cover at a distance into each other.
---
---The tangent of an angle is the length over the distance: what a sight must be turned by to move the shots that far.
---Inches per 100 yards are no angle but the length over the distance itself, times 3600. Since 0.2.
---
---Errors: GN_ERROR_UNIT, GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, GN_ERROR_RANGE or GN_ERROR_TARGET_ANGLE.
---@param value number A length or an angle in the unit from, within 1e15; an angle that is converted to another kind of unit must be less than 90 degrees either way.
---@param from gridnorth.TargetUnit "meters", "millimeters", "inches", "moa", "milliradians" or "inches-per-100-yards".
---@param to gridnorth.TargetUnit The unit of the result: the same values.
---@param distance number Meters to the target, 0.001 ... 1e12; not read if lengths are converted to lengths, or angles to angles.
---@return number? out The length or the angle in the unit to.
---@return gridnorth.Error? error
function M.target_convert(value, from, to, distance)
  from = number_of(enumerations.target_unit, from, "from")
  to = number_of(enumerations.target_unit, to, "to")
  local out = ffi.new "double[1]"
  local status = C.gn_target_convert(value, from, to, distance, out)
  if status ~= 0 then return refused(status) end
  return tonumber(out[0])
end

---Finds from known points how a photo shows a plane.
---
---Of more points than the kind needs, the sum of the squared distances on the plane is the least; for a homography,
---the least that is reached from the direct linear transform. The residual is the root of the mean of these squares.
---With as few points as the kind needs, it is 0 but for rounding, and says nothing: measure one more. A photo never
---mirrors, so points that are given in the opposite direction, or crosswise, are refused; a similarity of more points
---may only have a large residual then. Since 0.2.
---
---Time grows with the points.
---
---Errors: GN_ERROR_CALIBRATION for the kind, GN_ERROR_COUNT, GN_ERROR_NOT_FINITE, GN_ERROR_PIXELS, GN_ERROR_MEASURE,
---GN_ERROR_CALIBRATION_POINTS if the points are one place, for an affine map nearly on a line, for a homography three
---of four nearly on a line, or GN_ERROR_CALIBRATION_ORDER.
---@param points gridnorth.CalibrationPoint[] | ffi.cdata* Points of the photo and where they are on the plane: pixels to the right and down, and meters to the right and up from any origin; within 1e15.
---@param kind gridnorth.CalibrationKind "similarity", "affine" or "homography".
---@return gridnorth.Calibration? out The calibration, with its residual in meters.
---@return gridnorth.Error? error
function M.calibration_fit(points, kind)
  local points_at, points_count = elements_of("gn_calibration_point", points or error("gridnorth: points is missing",
    2), "points")
  kind = number_of(enumerations.calibration_kind, kind, "kind")
  local out = structs.gn_calibration.ctype()
  local status = C.gn_calibration_fit(points_at, points_count, kind, out)
  if status ~= 0 then return refused(status) end
  return read(structs.gn_calibration, out)
end

---Finds the places on a plane that the pixels of a photo show.
---
---A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE, GN_ERROR_PIXELS, or GN_ERROR_OUT_OF_SIGHT
---for a pixel on the horizon of the plane or above it. Accurate to a few units in the last place of the largest
---numbers involved. Since 0.2.
---
---Time grows with the rows.
---
---Errors: GN_ERROR_CALIBRATION.
---@param calibration gridnorth.Calibration What calibration_fit() found.
---@param pixel_xs number[] | ffi.cdata* | number Pixels to the right, within 1e15.
---@param pixel_ys number[] | ffi.cdata* | number Pixels down, within 1e15.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? xs The places on the plane: to the right, in meters.
---@return number[] | ffi.cdata*? ys The places on the plane: up, in meters.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.calibration_to_plane_batch(calibration, pixel_xs, pixel_ys, into)
  calibration = struct_of(structs.gn_calibration, calibration)
  local pixel_xs_at, pixel_xs_stride, pixel_xs_count = column_of("double", pixel_xs, "pixel_xs")
  local pixel_ys_at, pixel_ys_stride, pixel_ys_count = column_of("double", pixel_ys, "pixel_ys")
  local count = rows_of(pixel_xs_count, pixel_ys_count)
  local as_list = is_list(pixel_xs, pixel_ys)
  local xs = output_of(into, "xs", "double", count)
  local ys = output_of(into, "ys", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_calibration_to_plane_batch(calibration, pixel_xs_at, pixel_xs_stride, pixel_ys_at,
    pixel_ys_stride, count, xs, sizes.double, ys, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(xs, count), list_of(ys, count), status == PARTIAL and list_of(statuses, count) or nil
    end
  return xs, ys, status == PARTIAL and statuses or nil
end

---Finds the pixels of a photo that show places on a plane.
---
---A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, or GN_ERROR_OUT_OF_SIGHT
---for a place behind the camera. Leads back from calibration_to_plane_batch(), to a few units in the last place of
---the largest numbers involved; draw the center and the circles of a group with it. Since 0.2.
---
---Time grows with the rows.
---
---Errors: GN_ERROR_CALIBRATION.
---@param calibration gridnorth.Calibration What calibration_fit() found.
---@param xs number[] | ffi.cdata* | number Meters to the right on the plane, within 1e15.
---@param ys number[] | ffi.cdata* | number Meters up, within 1e15.
---@param into? table<string, ffi.cdata*> Arrays to write to, by the names of the results.
---@return number[] | ffi.cdata*? pixel_xs The way to the right from the left edge of the photo, in pixels.
---@return number[] | ffi.cdata*? pixel_ys The way down from the top edge of the photo, in pixels.
---@return integer[] | ffi.cdata* | nil statuses Of the rows, if one was refused.
function M.calibration_to_pixels_batch(calibration, xs, ys, into)
  calibration = struct_of(structs.gn_calibration, calibration)
  local xs_at, xs_stride, xs_count = column_of("double", xs, "xs")
  local ys_at, ys_stride, ys_count = column_of("double", ys, "ys")
  local count = rows_of(xs_count, ys_count)
  local as_list = is_list(xs, ys)
  local pixel_xs = output_of(into, "pixel_xs", "double", count)
  local pixel_ys = output_of(into, "pixel_ys", "double", count)
  local statuses = numbers.uint8_t(count)
  local status = C.gn_calibration_to_pixels_batch(calibration, xs_at, xs_stride, ys_at, ys_stride, count, pixel_xs,
    sizes.double, pixel_ys, sizes.double, statuses)
  if status ~= 0 and status ~= PARTIAL then return refused(status) end
  if as_list then return list_of(pixel_xs, count), list_of(pixel_ys, count), status == PARTIAL and list_of(statuses,
    count) or nil end
  return pixel_xs, pixel_ys, status == PARTIAL and statuses or nil
end

return M
