/*
 * GridNorth: the value types, status codes and constants of the C library.
 *
 * gridnorth.h includes this file; a host need not include it directly. The layouts are frozen within a major
 * version (Tests/ABI guards them). Statuses are never renumbered.
 *
 * Packages of other languages group types by subject: gn_grid_line is in grid. "Subject: screen." tells the subject of a
 * type whose name does not begin with it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_TYPES_H
#define GRIDNORTH_TYPES_H

#include <stddef.h>
#include <stdint.h>

/* Subject: library. */
#define GN_VERSION_MAJOR 0
#define GN_VERSION_MINOR 2
#define GN_VERSION_PATCH 0

/*
 * The result of a call. 0 is success. The groups have gaps for future statuses. Every status fits in a byte,
 * because batches report one byte per row. gn_status_text() returns a sentence, gn_status_name() the name.
 */
typedef enum gn_status {
    GN_OK = 0,      /* No error. */
    GN_PARTIAL = 1, /* Some rows or features were refused; their status bytes or the report say why. */

    /* The call itself. */
    GN_ERROR_NULL = 16,             /* A pointer that must not be null is null. */
    GN_ERROR_BUFFER_TOO_SMALL = 17, /* The result does not fit into the buffer. */
    GN_ERROR_STRIDE = 18,           /* A stride is smaller than one element, or count and stride exceed memory. */
    GN_ERROR_OFFSET = 19,           /* An offset leads outside of its buffer, a buffer is too small for its rows, or a
                                       size exceeds memory. */
    GN_ERROR_WORK = 20,             /* The call would take more than about two seconds. */

    /* Numbers. */
    GN_ERROR_NOT_FINITE = 32, /* A number is NaN or infinite. */
    GN_ERROR_LATITUDE = 33,   /* The latitude lies outside -90 to 90 degrees. */
    GN_ERROR_PRECISION = 34,  /* There is no such precision for this kind of reference. */
    GN_ERROR_ZONE = 35,       /* The zone must be 1 to 60, or another number that this call allows. */
    GN_ERROR_HEMISPHERE = 36, /* The hemisphere is neither 1 (north) nor -1 (south). */
    GN_ERROR_EASTING = 37,    /* The easting lies outside the grid. */
    GN_ERROR_NORTHING = 38,   /* The northing lies outside the grid. */
    GN_ERROR_TOO_FAR = 39,    /* The position is too far from the zone or the pole of the grid. */
    GN_ERROR_EPSG = 40,       /* The EPSG code is not one of UTM or UPS on WGS 84. */
    GN_ERROR_FORM = 41,       /* The form is unknown, or this call does not accept it. */
    GN_ERROR_STYLE = 42,      /* A style, symbol or separator is unknown, or the text could not be read back. */
    GN_ERROR_ALTITUDE = 43,   /* The altitude lies outside -1,000,000 m to 1,000,000,000 m. */
    GN_ERROR_DIGITS = 44,     /* The number of significant digits lies outside 0 to 15. */
    GN_ERROR_MEASURE = 45,    /* The length, area or angle exceeds 1e15 meters, square meters or degrees; in a text,
                                 1e16. */
    GN_ERROR_TIME = 46,       /* A time is earlier than the one before it or beyond 1e15 s, a duration is negative, or a
                                 span exceeds 400 days. */

    /* Map views and the drawings for them. */
    GN_ERROR_VIEW = 48,              /* The south edge of the view lies north of its north edge. */
    GN_ERROR_ZOOM = 49,              /* The zoom lies outside -4 to 30, or that of a tile outside 0 to 30. */
    GN_ERROR_TILE_SIZE = 50,         /* The tile size is neither 512 nor 256. */
    GN_ERROR_OPTIONS_SIZE = 51,      /* The size in the options struct is unknown to this library. */
    GN_ERROR_CONTENT = 52,           /* The content has an unknown bit. */
    GN_ERROR_TOLERANCE = 53,         /* The tolerance is not a positive number in its range, or its unit is unknown. */
    GN_ERROR_MARGIN = 54,            /* The margin lies outside 0 to 4096 pixels. */
    GN_ERROR_SPACING = 55,           /* The spacing is not a whole number of meters that divides 100,000. */
    GN_ERROR_LEVELS = 56,            /* The zooms of the levels decrease, or a zoom is NaN. */
    GN_ERROR_PIXELS = 57,            /* A number of pixels lies outside its range. */
    GN_ERROR_STEP = 58,              /* The step between references is 0. */
    GN_ERROR_UNIT = 59,              /* The unit or the system of units is unknown. */
    GN_ERROR_TOO_MANY_VERTICES = 60, /* The drawing would have more vertices and labels than the options allow. */
    GN_ERROR_CAMERA = 61,            /* The pitch lies outside 0 to 85 degrees, or the field of view outside 0.1 to
                                        150 (or 0). */
    GN_ERROR_OUT_OF_SIGHT = 62,      /* The position lies behind the camera, or the pixel above the horizon. */

    /* Text. */
    GN_ERROR_TEXT_EMPTY = 64,      /* The text is empty or blank. */
    GN_ERROR_TEXT_BYTE = 65,       /* The text has a character that is not allowed there. */
    GN_ERROR_TEXT_FORM = 66,       /* The text is not in a form that can be read. */
    GN_ERROR_TEXT_NUMBER = 67,     /* A number was expected. */
    GN_ERROR_TEXT_DIGITS = 68,     /* A number has too many or too few digits, or decimals in a part that is not the
                                      last. */
    GN_ERROR_TEXT_SIXTY = 69,      /* Minutes and seconds must be below 60. */
    GN_ERROR_TEXT_SYMBOL = 70,     /* Another symbol for degrees, minutes or seconds was expected, or none. */
    GN_ERROR_TEXT_SIGN = 71,       /* A sign is missing, or not allowed there. */
    GN_ERROR_TEXT_HEMISPHERE = 72, /* A latitude needs N or S, a longitude E or W, each once. */
    GN_ERROR_TEXT_INCOMPLETE = 73, /* The text ends where more was expected. */
    GN_ERROR_TEXT_REST = 74,       /* The end of the text was expected. */
    GN_ERROR_TEXT_CRS = 75,        /* The coordinate reference system must be WGS 84. */
    GN_ERROR_TEXT_UNIT = 76,       /* A known unit was expected. */
    GN_ERROR_TEXT_COMMA = 77,      /* A comma may separate two numbers or be a decimal comma. */
    GN_ERROR_TEXT_LETTER = 78,     /* A letter that the notation allows there was expected. */
    GN_ERROR_TEXT_AMBIGUOUS = 79,  /* The text has more than one meaning. Only batches refuse it. */

    /* MGRS references. */
    GN_ERROR_MGRS_ZONE = 80,             /* A zone number from 1 to 60 was expected, or A, B, Y or Z if polar
                                            squares are allowed. */
    GN_ERROR_MGRS_BAND = 81,             /* A band letter was expected: C to X without I and O, or A, B, Y, Z near
                                            the poles. */
    GN_ERROR_MGRS_GRID_ZONE = 82,        /* There is no such grid zone: 32X, 34X and 36X do not exist. */
    GN_ERROR_MGRS_COLUMN = 83,           /* A column letter of this zone was expected. */
    GN_ERROR_MGRS_ROW = 84,              /* A row letter of this zone was expected. */
    GN_ERROR_MGRS_SQUARE = 85,           /* There is no such 100 km square in this grid zone. */
    GN_ERROR_MGRS_ODD_DIGITS = 86,       /* Easting and northing do not have the same number of digits. */
    GN_ERROR_MGRS_TOO_MANY_DIGITS = 87,  /* Easting and northing have more than 11 digits each, or more than the
                                            precision that the call sets. */
    GN_ERROR_MGRS_BAND_OF_NEIGHBOR = 88, /* The cell lies in the neighboring latitude band. Only strict reading
                                            refuses it. */
    GN_ERROR_MGRS_OVERHANGS_ZONE = 89,   /* The cell lies beyond the border of its zone. Only strict reading refuses
                                            it. */

    /* Geodesics, routes, polygons and shapes. */
    GN_ERROR_DISTANCE = 96,    /* The distance is more than 1e12 meters, or negative where it must not be. */
    GN_ERROR_RADIUS = 97,      /* A radius must be more than 0 and at most 19,970,000 meters (fence: 9,000,000),
                                  the inner below the outer. */
    GN_ERROR_WIDTH = 98,       /* The angular width lies outside 0 to 360 degrees. */
    GN_ERROR_VERTICES = 99,    /* The number of vertices lies outside 3 to 1,000,000, or there are more than 3600
                                  radial lines. */
    GN_ERROR_PLACEMENT = 100,  /* The placement, the meaning of the azimuth or the form of longitudes is unknown, or
                                  not allowed for this shape. */
    GN_ERROR_DECIMALS = 101,   /* The number of decimals is negative or too large. */
    GN_ERROR_PROPERTIES = 102, /* The properties are not a JSON object. */
    GN_ERROR_COUNT = 103,      /* There are too few points, or more than an array can hold. */
    GN_ERROR_RINGS = 104,      /* The counts of the rings do not add up to the number of points. */
    GN_ERROR_CROSSINGS = 105,  /* The polygon crosses the antimeridian more than 256 times. */

    /* Indexes. */
    GN_ERROR_INDEX = 112,           /* The words are not an index. */
    GN_ERROR_INDEX_ALIGNMENT = 113, /* The address of an index must be a multiple of 8. */
    GN_ERROR_INDEX_VERSION = 114,   /* The index has a layout that this library does not know. */
    GN_ERROR_INDEX_KIND = 115,      /* This call needs an index of another kind. */
    GN_ERROR_INDEX_SIZE = 116,      /* The index has fewer words than its header says, or than its counts need. */
    GN_ERROR_INDEX_DAMAGED = 117,   /* The index is not as it was built. */
    GN_ERROR_FENCE = 118,           /* The shape of the fence is unknown, or its triggers have an unknown bit. */
    GN_ERROR_FENCE_ID = 119,        /* A fence before this one has the same id. */
    GN_ERROR_FENCE_ALTITUDES = 120, /* The low altitude of the fence lies above its high one. */
    GN_ERROR_HYSTERESIS = 121,      /* The hysteresis lies outside 0 to 100,000 meters. */

    /* North, tracks and navigation. */
    GN_ERROR_NORTH = 130,          /* The north is none of true, grid and magnetic. */
    GN_ERROR_YEAR = 131,           /* The year lies outside 1900 to 2099 (sun, moon), those of the magnetic model, or 1 to
                                      9999; times are seconds. */
    GN_ERROR_HEIGHT = 132,         /* The height lies outside -1,000 m to 850,000 m. */
    GN_ERROR_MAGNETIC_MODEL = 133, /* The struct is not a magnetic model. */
    GN_ERROR_MAGNETIC_TERM = 134,  /* A degree and order of the magnetic model is missing, repeated or above 12. */
    GN_ERROR_TRACK_STATE = 135,    /* The state of the track is not as it was given, or of a later version. */
    GN_ERROR_TRACK_TIME = 136,     /* The time of the fix is earlier than the one before it. */
    GN_ERROR_TRACK_SPEED = 137,    /* The largest speed is not more than 0, or the speed of rest is negative. */
    GN_ERROR_TRACK_CLIMB = 138,    /* The climb that counts is negative or not a number. */
    GN_ERROR_WAYPOINT = 140,       /* A waypoint is no point of the route, or does not lie behind the one before it. */
    GN_ERROR_ROUTE = 141,          /* The state belongs to another route. */
    GN_ERROR_SPEED = 144,          /* The speed exceeds 1e15 m/s (1e16 in a text), or is 2000 m/s or more for a pace. */
    GN_ERROR_DECLINATION = 145,    /* The declination lies outside -180 to 180 degrees. */

    /* Documents and times. */
    GN_ERROR_XML = 160,           /* The text is not well-formed XML. */
    GN_ERROR_XML_TAG = 161,       /* The end tag does not have the name of the start tag. */
    GN_ERROR_XML_ATTRIBUTE = 162, /* The element has two attributes of one name. */
    GN_ERROR_XML_REFERENCE = 163, /* The reference is none of a character or of amp, lt, gt, quot and apos. */
    GN_ERROR_XML_ENCODING = 164,  /* The text is not UTF-8, names another encoding, or has a control character. */
    GN_ERROR_XML_DTD = 165,       /* The text has a document type declaration. */
    GN_ERROR_XML_LIMIT = 166,     /* There are more than 64 levels or 64 attributes, or more bytes than the limit. */
    GN_ERROR_DOCUMENT = 167,      /* The document is not the GPX, KML, CoT or GeoJSON that was expected. */
    GN_ERROR_FEATURE = 168,       /* The feature lacks something that its kind needs, or the format cannot hold it. */
    GN_ERROR_SPAN = 169,          /* A span of the feature lies outside of its array or text. */
    GN_ERROR_DATE = 170,          /* A time as in 2026-11-22T08:17:05.25Z was expected, in the years 1 to 9999. */
    GN_ERROR_JSON = 171,          /* The text is not well-formed JSON. */

    /* Heights and lines of sight. */
    GN_ERROR_HEIGHT_VOID = 176,    /* A height is missing there: a void. */
    GN_ERROR_HEIGHT_OUTSIDE = 177, /* The position lies outside of all grids of heights. */
    GN_ERROR_HEIGHT_GRID = 178,    /* A grid of heights has an unknown format, no sample, a step or stride of 0, or leaves the earth. */
    GN_ERROR_HEIGHT_FILE = 179,    /* The bytes are not the file of heights that was expected. */
    GN_ERROR_SAMPLE_STEP = 180,    /* The step is less than 0.01 m, or there would be more than 10,000,000 samples. */
    GN_ERROR_SIGHT_DISTANCE = 181, /* The line of sight is longer than 1,000,000 m, or its length is negative. */
    GN_ERROR_CURVATURE = 182,      /* The part of the earth's curvature that counts lies outside 0.1 to 2. */
    GN_ERROR_FREQUENCY = 183,      /* The frequency lies outside 1 MHz to 1 THz, and is not 0. */
    GN_ERROR_CELL_GRID = 184,      /* A grid of cells has no row or no column, a step of 0, or leaves the earth. */
    GN_ERROR_AZIMUTH_STEP = 185,   /* The step between azimuths lies outside 0.001 to 360 degrees. */

    /* Web Mercator and tiles. */
    GN_ERROR_POLE = 192,           /* A pole has no place on a Web Mercator map. */
    GN_ERROR_TILE = 193,           /* The column or the row of the tile lies outside of its zoom. */
    GN_ERROR_TOO_MANY_TILES = 194, /* The outline crosses more than 16,777,216 rows of tiles, or takes too long. */
    GN_ERROR_HALF_WIDTH = 195,     /* The half-width lies outside 0 to 1,000,000 meters. */

    /* Tactical shapes. */
    GN_ERROR_DIMENSION = 200, /* A width, length or distance of the shape lies outside its range, or an arrow's head is
                                 longer than its route. */
    GN_ERROR_JOIN = 201,      /* The join or the end is unknown, or the miter limit lies outside 1 to 1000. */
    GN_ERROR_INTERVAL = 202,  /* The interval between marks lies outside 0.001 to 1e12 meters. */
    GN_ERROR_FRAME = 203,     /* The frame is unknown, or the anchor for its width lies on its line. */

    /* Shot groups and calibrated photos. */
    GN_ERROR_CALIBRATION = 208,        /* The struct is not a calibration, or its kind is unknown. */
    GN_ERROR_CALIBRATION_POINTS = 209, /* The points of the calibration are the same, or too many lie on a line. */
    GN_ERROR_CALIBRATION_ORDER = 210,  /* The points of the plane run around the other way than those of the photo, or
                                          cross over. */
    GN_ERROR_RANGE = 211,              /* The range lies outside 0.001 to 1e12 meters. */
    GN_ERROR_TARGET_ANGLE = 212,       /* The angle at the range is 90 degrees or more. */

    /* Only in rows. */
    GN_ERROR_MISSING = 255, /* The value is missing: a null. */

    GN_STATUS_LIMIT = 256,               /* Every status is below this. */
    GN_STATUS_FORCE_32_BITS = 0x7fffffff /* Not a status: keeps the type at four bytes. */
} gn_status;

/* Hemispheres. */
enum gn_hemisphere {
    GN_SOUTH = -1,
    GN_NORTH = 1
};

/* Some zones, as an argument or a result. Subject: utm. */
enum gn_zone {
    GN_ZONE_STANDARD = 0, /* For arguments: the zone that the position belongs to. */
    GN_ZONE_UPS = 0,      /* In gn_utm: universal polar stereographic. */
    GN_ZONE_ROW_UPS = 61, /* In columns of signed zones: 61 is UPS north, -61 UPS south (EPSG: 32661, 32761). */
    GN_ZONE_ALL = -1      /* In gn_grid_line: a parallel between latitude bands, which belongs to all zones. */
};

/* Some precisions of an MGRS reference, in digits per axis. */
enum gn_mgrs_precision {
    GN_MGRS_GRID_ZONE_ONLY = -1, /* "31N" */
    GN_MGRS_100_KM = 0,          /* "31NAA" */
    GN_MGRS_10_KM = 1,
    GN_MGRS_1_KM = 2,
    GN_MGRS_100_M = 3,
    GN_MGRS_10_M = 4,
    GN_MGRS_1_M = 5,             /* "31NAA6602100000" */
    GN_MGRS_1_UM = 11            /* The finest: a millionth of a meter. */
};

/* Some capacities, in bytes, including the final zero. */
enum gn_capacity {
    GN_MGRS_CAPACITY = 28,     /* The longest MGRS reference: 5 characters, 22 digits. gn_mgrs_capacity() returns it. */
    GN_POSITION_CAPACITY = 80, /* The longest text of gn_position_format(). */
    GN_GEOREF_CAPACITY = 27,   /* Four letters, 22 digits. */
    GN_GARS_CAPACITY = 8,      /* "361HN37" */
    GN_MEASURE_CAPACITY = 40   /* The longest length, area, angle, speed, course or declination for display. */
};

/* A position on the WGS 84 ellipsoid, in degrees. 16 bytes. */
typedef struct gn_point {
    double latitude;
    double longitude;
} gn_point;

/* A position on a UTM or UPS grid, in meters. 24 bytes. */
typedef struct gn_utm {
    double easting;
    double northing;    /* If hemisphere is GN_SOUTH, the equator is at 10,000,000 m. */
    int32_t zone;       /* 1 ... 60, or GN_ZONE_UPS. */
    int32_t hemisphere; /* GN_NORTH or GN_SOUTH: decides the false northing, or the pole. */
} gn_utm;

/* Flags of a decoded MGRS reference. */
enum gn_mgrs_flag {
    GN_MGRS_FLAG_BAND_OF_NEIGHBOR = 1, /* No part of the cell lies in the band that the text names. */
    GN_MGRS_FLAG_OVERHANGS_ZONE = 2,    /* No part of the cell lies in the zone that the text names. */
    GN_MGRS_FLAG_CUT = 4                /* The border of the grid zone cuts the cell. Strict reading accepts it. */
};

/* The cell that an MGRS reference names. 120 bytes. */
typedef struct gn_mgrs_cell {
    gn_point center;        /* The middle of the whole cell (of the grid zone, at precision -1). */
    gn_point south_west;    /* The corner of least easting and northing (latitude, longitude at precision -1). */
    gn_point inside;        /* The center if it lies in the grid zone; else a point of the cell that does. */
    gn_utm utm_center;      /* The same center on the grid. */
    gn_utm utm_south_west;  /* The same corner on the grid. */
    double size;            /* Length of a side, in meters; 0 at precision -1, which has no square. */
    int32_t zone;           /* 1 ... 60, or GN_ZONE_UPS. */
    int32_t precision;      /* -1 ... 11. */
    uint32_t flags;         /* GN_MGRS_FLAG_ values, or 0. */
    char band;              /* The band letter; A, B, Y or Z near the poles. */
    char column;            /* The two letters of the 100 km square; 0 at precision -1. */
    char row;
    char reserved;          /* 0. */
} gn_mgrs_cell;

/*
 * A rectangle of meridians and parallels, in degrees. If west is greater than east, it crosses the antimeridian.
 * 32 bytes.
 */
typedef struct gn_bounds {
    double south;
    double west;
    double north;
    double east;
} gn_bounds;

/* The contents of a grid, in gn_grid_options.content; a sum. */
enum gn_grid_content {
    GN_GRID_DRAW_BORDERS = 1,     /* Lines: the borders of grid zones. */
    GN_GRID_DRAW_100_KM = 2,      /* Lines: the 100 km grid. */
    GN_GRID_DRAW_LINES = 4,       /* Lines: the finer grid. */
    GN_GRID_DRAW_GRID_ZONES = 8,  /* Labels: grid zone designators, "31U". */
    GN_GRID_DRAW_SQUARES = 16,    /* Labels: the letters of 100 km squares, "DQ". */
    GN_GRID_DRAW_DIGITS = 32,     /* Labels: principal digits where lines meet the edge of the view, "48". */
    GN_GRID_DRAW_REFERENCES = 64, /* Labels: references at intersections of lines, "31UDQ4812". */
    GN_GRID_DRAW_ALL = 127
};

/* The unit of gn_grid_options.tolerance. Subject: grid. */
enum gn_tolerance_unit {
    GN_GRID_PIXELS = 1, /* On the Web Mercator screen; beyond its edge at 85.0511 degrees, as many meters as there. */
    GN_GRID_METERS = 2  /* On the ground. */
};

/* How a grid is drawn. gn_grid_options_init() fills in the defaults. 120 bytes. */
typedef struct gn_grid_options {
    uint32_t size;           /* sizeof(gn_grid_options). */
    uint32_t content;        /* GN_GRID_DRAW_ values. Default GN_GRID_DRAW_ALL. */
    uint32_t tile_size;      /* Width of the world at zoom 0, in pixels: 512 (default; Mapbox, MapLibre) or 256. */
    uint32_t tolerance_unit; /* GN_GRID_PIXELS (default) or GN_GRID_METERS. */
    double tolerance;        /* How far a chord may depart from the curve: 0.0001 ... 1,000,000. Default 0.25. */
    double margin;           /* Pixels added around the view for lines: 0 ... 4096. Default 0. */
    double minimum_pixels;   /* Levels with lines closer than this are left out. Default 8. */
    double spacing;          /* Meters between lines, a divisor of 100,000; 0 (default): level_zooms decides. */
    double level_zooms[5];   /* The zooms (of 512-pixel tiles) from which 10 km, 1 km, 100 m, 10 m, 1 m lines are drawn.
                                Default 8, 11, 14, 17, 21. Not decreasing; infinity: never. */
    double label_pixels;     /* Grid zones and squares whose visible part is smaller have no label. Default 32. */
    double reference_zoom;   /* The zoom (of 512-pixel tiles) from which intersections have references. Default 10. */
    uint32_t reference_step; /* References are at every nth line of each axis; this is n. Default 5; 1 is every line. */
    uint32_t reserved;       /* 0; not read. */
    uint64_t max_vertices;   /* Drawings with more vertices and labels are refused. Default 1,000,000. */
} gn_grid_options;

/* Kinds of lines. */
enum gn_grid_line_kind {
    GN_GRID_BORDER = 1, /* Between grid zones. */
    GN_GRID_100_KM = 2, /* Between 100 km squares. */
    GN_GRID_LINE = 3    /* Lines of the finer grid. */
};

/* The coordinate that is constant along a line, or that gn_coordinate_parse() reads. */
enum gn_axis {
    GN_AXIS_EASTING = 1,
    GN_AXIS_NORTHING = 2,
    GN_AXIS_LONGITUDE = 3, /* For borders and gn_coordinate_parse(). */
    GN_AXIS_LATITUDE = 4   /* For borders and gn_coordinate_parse(). */
};

/* A line of a drawn grid. 64 bytes. */
typedef struct gn_grid_line {
    double coordinate;  /* Easting or northing in meters; for borders longitude or latitude in degrees. */
    double spacing;     /* Meters: the coarsest level that has this line; 0 for borders. */
    uint64_t first;     /* Its vertices in the vertex array: [first, first + count). */
    uint64_t count;     /* 2 or more. */
    float width;        /* Relative: 1, or 1.5 for major lines. */
    float opacity;      /* 0.5, or 1 for major lines. */
    int32_t zone;       /* 1 ... 60 or GN_ZONE_UPS; for a border meridian the zone to its east; or GN_ZONE_ALL. */
    int32_t hemisphere; /* GN_NORTH or GN_SOUTH; GN_NORTH for the equator and for borders that cross it. */
    int32_t kind;       /* GN_GRID_BORDER, GN_GRID_100_KM or GN_GRID_LINE. */
    int32_t axis;       /* GN_AXIS_ value. */
    int32_t major;      /* 1 for borders and for every tenth line of the finest level drawn; else 0. */
    int32_t reserved;   /* 0. */
} gn_grid_line;

/* Kinds of labels. */
enum gn_grid_label_kind {
    GN_LABEL_GRID_ZONE = 1,
    GN_LABEL_SQUARE = 2,
    GN_LABEL_DIGITS = 3,
    GN_LABEL_REFERENCE = 4
};

/* The edge of the view on which a label of digits lies. Subject: grid. */
enum gn_edge {
    GN_EDGE_NONE = 0,
    GN_EDGE_SOUTH = 1,
    GN_EDGE_WEST = 2,
    GN_EDGE_NORTH = 3,
    GN_EDGE_EAST = 4
};

/* A label of a drawn grid. 64 bytes. */
typedef struct gn_grid_label {
    gn_point position;
    char text[16];      /* ASCII with a final zero. */
    double coordinate;  /* For digits, the easting or northing in meters; else 0. */
    int32_t kind;       /* GN_LABEL_ value. */
    int32_t zone;       /* 1 ... 60 or GN_ZONE_UPS. */
    int32_t hemisphere; /* GN_NORTH or GN_SOUTH. */
    int32_t axis;       /* For digits, GN_AXIS_EASTING or GN_AXIS_NORTHING; else 0. */
    int32_t edge;       /* For digits, a GN_EDGE_ value; else GN_EDGE_NONE. */
    int32_t reserved;   /* 0. */
} gn_grid_label;

/* Systems of units for scale bars, lengths and areas; from 4 on, for lengths alone, units that do not change. */
enum gn_units {
    GN_UNITS_METRIC = 1,   /* Meters and kilometers; for areas their squares, and hectares. */
    GN_UNITS_IMPERIAL = 2, /* Feet of 0.3048 m, statute miles of 1609.344 m; for areas their squares, and acres. */
    GN_UNITS_NAUTICAL = 3, /* Nautical miles of 1852 m, and feet below a tenth of one; for areas their squares. */
    GN_UNITS_METERS = 4,
    GN_UNITS_KILOMETERS = 5,
    GN_UNITS_FEET = 6,
    GN_UNITS_MILES = 7,    /* Statute miles. */
    GN_UNITS_NAUTICAL_MILES = 8
};

/* The unit of a speed as text. Subject: measure. */
enum gn_speed_unit {
    GN_SPEED_METERS_PER_SECOND = 1,    /* "1.5 m/s" */
    GN_SPEED_KILOMETERS_PER_HOUR = 2,  /* "5.4 km/h" */
    GN_SPEED_MILES_PER_HOUR = 3,       /* "3.4 mph": statute miles. */
    GN_SPEED_KNOTS = 4,                /* "2.9 kn": nautical miles per hour. */
    GN_SPEED_MINUTES_PER_KILOMETER = 5 /* "11:07 min/km", a pace: minutes and seconds for a kilometer. */
};

/* The north from which a direction counts. */
typedef enum gn_north {
    GN_NORTH_TRUE = 0,    /* "T": along the meridian to the north pole. */
    GN_NORTH_GRID = 1,    /* "G": along the lines of equal easting of a grid. */
    GN_NORTH_MAGNETIC = 2 /* "M": where a compass points. */
} gn_north;

/*
 * A tile of a Web Mercator map. The world has 2^zoom columns from -180 degrees eastward, and as many rows from 85.051128
 * degrees southward, both counted from 0. 12 bytes.
 */
typedef struct gn_tile {
    uint32_t x;    /* The column. */
    uint32_t y;    /* The row. */
    uint32_t zoom; /* 0 ... 30. */
} gn_tile;

/* Neighboring tiles of a row. It ends at the antimeridian at the latest. 16 bytes. */
typedef struct gn_tile_run {
    uint32_t x;     /* The column of the first tile, from which the others follow to the east. */
    uint32_t y;     /* The row. */
    uint32_t zoom;  /* 0 ... 30. */
    uint32_t count; /* Tiles, 1 at least. */
} gn_tile_run;

/* A scale bar. 56 bytes. Subject: screen. */
typedef struct gn_scale_bar {
    double width;   /* Pixels. */
    double meters;  /* Its length on the ground. */
    double value;   /* Its length in its unit: 1, 2 or 5 times a power of ten. */
    char unit[8];   /* "m", "km", "ft", "mi" or "nmi", with a final zero. */
    char text[24];  /* Value and unit, "500 m", with a final zero. */
} gn_scale_bar;

/*
 * A Web Mercator map on a screen, seen by the camera of Mapbox and MapLibre. Fields that are 0 have their defaults: set
 * `center`, `zoom`, `width` and `height`. 72 bytes.
 */
typedef struct gn_screen {
    gn_point center;      /* The position in the center of the screen. Latitudes beyond 85.051128 count as 85.051128. */
    double zoom;          /* -4 ... 30: at zoom 0 the world is `tile_size` pixels wide. */
    double width;         /* Pixels, 0.001 ... 1,000,000. */
    double height;        /* Pixels, 0.001 ... 1,000,000. */
    double bearing;       /* Which direction is up, degrees clockwise from north; any finite value. Default 0. */
    double pitch;         /* Degrees by which the camera is tilted from looking straight down, 0 ... 85. Default 0. */
    double field_of_view; /* The camera's angle from the top to the bottom of the screen, degrees, 0.1 ... 150; or 0
                             (default): 36.87, the angle whose half has the tangent 1/3. Without pitch, no effect. */
    uint32_t tile_size;   /* 512 (default; Mapbox, MapLibre) or 256; 0 means 512. */
    uint32_t reserved;    /* 0; not read. */
} gn_screen;

/* A rectangle of pixels, from the left and top edge of the screen to the right and down. 32 bytes. Subject: grid. */
typedef struct gn_box {
    double left;
    double top;
    double right;
    double bottom;
} gn_box;

/* The space that a text needs, in pixels. 16 bytes. Subject: grid. */
typedef struct gn_text_size {
    double width;  /* 1 ... 10,000. */
    double height; /* 1 ... 10,000. */
} gn_text_size;

/*
 * How a map makes pixels of positions: by a matrix of the Web Mercator plane, of a globe, or a mixture of both. Each gives
 * three numbers X, Y, W, and the pixel is (X/W, Y/W), from the left and top edge of the screen. gn_screen_camera() writes
 * one. 224 bytes. Subject: screen.
 */
typedef struct gn_camera {
    double plane[9];   /* Three rows of three: they multiply (x, y, 1). x is 0 at -180 degrees and 1 at 180, y is 0 at
                          85.051128 degrees and 1 at -85.051128. */
    double globe[12];  /* Three rows of four: they multiply (cos lat sin lon, sin lat, cos lat cos lon, 1). */
    double rim[4];     /* Its product with the same four numbers is negative for positions behind the globe. */
    double transition; /* 0: the plane alone; 1: the globe alone; between: X, Y and W change from one to the other. */
    double longitude;  /* Degrees. A flat map shows positions in the copy of the world nearest to this longitude. */
    double depth;      /* W in the center of the map, where names have their full size; more than 0. */
} gn_camera;

/* The place of a name on the screen. 48 bytes. Subject: grid. */
typedef struct gn_label_place {
    double x;       /* The middle of the box, in pixels to the right of the left edge of the screen; NaN if none. */
    double y;       /* Pixels below the top edge of the screen; NaN if there is no place. */
    double width;   /* Pixels: the size that was asked for times `scale`; 0 if there is no place. */
    double height;  /* Pixels; 0 if there is no place. */
    double scale;   /* By which the letters are to be multiplied, 0.6 ... 1; 0 if there is no place. */
    double opacity; /* 0.4 ... 1: names fade with the distance; 0 if there is no place. */
} gn_label_place;

/* Pixels at the edges of a screen that are to stay free. 32 bytes. Subject: screen. */
typedef struct gn_padding {
    double top;
    double right;
    double bottom;
    double left;
} gn_padding;

/*
 * A matrix of 4 rows and 4 columns, column by column, as OpenGL, Metal and WebGL take it. 64 bytes. Subject: screen.
 */
typedef struct gn_matrix {
    float elements[16];
} gn_matrix;

/* How a position is written. Subject: position. */
enum gn_form {
    GN_FORM_ANY = 0,      /* For arguments: any form that the text has. */
    GN_FORM_DD = 1,       /* Decimal degrees: "40.508333, -75". */
    GN_FORM_DM = 2,       /* Degrees and decimal minutes. */
    GN_FORM_DMS = 3,      /* Degrees, minutes, decimal seconds. */
    GN_FORM_UTM = 4,      /* "18N 585628 4511322" */
    GN_FORM_UPS = 5,      /* "N 2000000 2000000" */
    GN_FORM_MGRS = 6,     /* "18TWL8562811322" */
    GN_FORM_ISO_6709 = 7, /* "+40.75-074.00/" */
    GN_FORM_GEO_URI = 8,  /* "geo:40.75,-74" (RFC 5870) */
    GN_FORM_GEOREF = 9,   /* "GJPJ0615" */
    GN_FORM_GARS = 10     /* "212LW" */
};

/* How gn_position_parse() reads; a sum. Subject: position. */
enum gn_parse_flag {
    GN_PARSE_BANDS = 1,           /* A letter after the zone of a UTM position is a band, never a hemisphere. Excludes
                                     GN_PARSE_HEMISPHERES. */
    GN_PARSE_LONGITUDE_FIRST = 2, /* The longitude comes first, unless letters say otherwise. */
    GN_PARSE_STRICT = 4,          /* Refuses texts that are otherwise tolerated: a minus beside S or W, cells beyond
                                     their grid zone or band, another reference system, ISO 6709 without its slash,
                                     a geo URI that violates RFC 5870, for example with blanks or a query. */
    GN_PARSE_HEMISPHERES = 8      /* N or S after the zone of a UTM position is a hemisphere, never a band. */
};

/* Facts about a text that was read; a sum. */
enum gn_position_flag {
    GN_POSITION_BAND_OF_NEIGHBOR = 1, /* These three are the flags of gn_mgrs_cell. */
    GN_POSITION_OVERHANGS_ZONE = 2,
    GN_POSITION_CUT = 4,
    GN_POSITION_ALTITUDE = 8,          /* The text has an altitude. */
    GN_POSITION_UNCERTAINTY = 16,      /* The text has an uncertainty: u= of a geo URI. */
    GN_POSITION_LONGITUDE_FIRST = 32,  /* The longitude came first. */
    GN_POSITION_BAND = 64,             /* The letter after the zone was read as a band; in UPS it is A, B, Y or Z. */
    GN_POSITION_DECIMAL_COMMA = 128,   /* Commas were read as decimal commas. */
    GN_POSITION_DOUBLE_SIGN = 256,     /* The text has a minus beside S or W, as in "-23.3 S": the two cancel, so it is
                                          north. Many who write it mean south, so ask. GN_PARSE_STRICT refuses it. */
    GN_POSITION_OTHER_CRS = 512,       /* The text names another reference system; its numbers are read as WGS 84. */
    GN_POSITION_OTHER_PARAMETERS = 1024 /* A geo URI has parameters that are neither crs nor u. */
};

/* Some limits of the meanings of a text. */
enum gn_position_limit {
    GN_POSITION_CANDIDATES = 4 /* No text has more meanings than this. */
};

/* A position that was read from a text. 72 bytes. */
typedef struct gn_position {
    gn_point point;     /* The position; the center of a cell. */
    double altitude;    /* Meters; 0 without GN_POSITION_ALTITUDE. */
    double uncertainty; /* Meters; 0 without GN_POSITION_UNCERTAINTY. */
    double precision;   /* One unit of the last digit (of the latitude) in meters, or the side of the cell. */
    gn_utm utm;         /* The position of a UTM, UPS or MGRS text (MGRS: the center); zeros for other forms. */
    int32_t form;       /* GN_FORM_ values, never GN_FORM_ANY. */
    uint32_t flags;     /* GN_POSITION_ values. */
} gn_position;

/* Symbols of degrees, minutes and seconds. Subject: position. */
enum gn_symbols {
    GN_SYMBOLS_ASCII = 1,       /* 40d30'30" */
    GN_SYMBOLS_TYPOGRAPHIC = 2, /* U+00B0, U+2032, U+2033, in UTF-8 */
    GN_SYMBOLS_COLONS = 3,      /* 40:30:30 */
    GN_SYMBOLS_NONE = 4         /* 40 30 30; decimal degrees without a symbol */
};

/* How hemispheres are written. Subject: position. */
enum gn_hemisphere_style {
    GN_HEMISPHERES_SIGNS = 1,  /* -40.5 */
    GN_HEMISPHERES_AFTER = 2,  /* 40.5S */
    GN_HEMISPHERES_BEFORE = 3  /* S40.5 */
};

/* Other features of the style of a text; a sum. Subject: position. */
enum gn_format_flag {
    GN_FORMAT_LONGITUDE_FIRST = 1, /* For degrees; read back with GN_PARSE_LONGITUDE_FIRST, or if letters say so. */
    GN_FORMAT_PADDED = 2,          /* Latitude 05, longitude 005; minutes and seconds always have two digits. */
    GN_FORMAT_PLUS = 4,            /* A sign before positive numbers too. */
    GN_FORMAT_SPACED = 8,          /* Blanks between the parts: 40d 30' 30" N; 18T WL 85628 11322. */
    GN_FORMAT_DECIMAL_COMMA = 16,  /* For degrees and UTM: 40,5 -75,25. */
    GN_FORMAT_BAND = 32,           /* UTM: the band letter; read back with GN_PARSE_BANDS, else GN_PARSE_HEMISPHERES. */
    GN_FORMAT_UNITS = 64,          /* UTM: 585628mE 4511322mN. */
    GN_FORMAT_ALTITUDE = 128       /* ISO 6709 and geo URI: with the altitude. */
};

/* Some numbers of decimals. Subject: position. */
enum gn_decimals {
    GN_DECIMALS_USUAL = -100 /* DD, ISO 6709 and geo URI 6, DM 4, DMS 2, UTM and UPS 0, MGRS 5, GEOREF and GARS 2;
                                ISO 6709 like its iso_form. */
};

/* How a position is written. gn_format_options_init() fills in the defaults. 56 bytes. Subject: position. */
typedef struct gn_format_options {
    uint32_t size;        /* sizeof(gn_format_options). */
    int32_t form;         /* GN_FORM_ values. Default GN_FORM_DD. */
    int32_t decimals;     /* Decimals of the last part, 0 ... 12 (UTM, UPS 0 ... 6); precision of cells: MGRS -1 ... 11,
                             GEOREF -1 ... 11, GARS 0 ... 2. Default GN_DECIMALS_USUAL. */
    uint32_t symbols;     /* GN_SYMBOLS_ values. Default GN_SYMBOLS_NONE for DD, else GN_SYMBOLS_ASCII: 0 says so. */
    uint32_t hemispheres; /* GN_HEMISPHERES_ values. Default GN_HEMISPHERES_SIGNS. */
    uint32_t flags;       /* GN_FORMAT_ values. Default 0. */
    int32_t iso_form;     /* For ISO 6709: GN_FORM_DD (default), GN_FORM_DM or GN_FORM_DMS. */
    int32_t zone;         /* For UTM: 1 ... 60, or GN_ZONE_STANDARD (default). */
    double altitude;      /* Meters, -1e6 ... 1e9, for GN_FORMAT_ALTITUDE. */
    char separator[8];    /* Between the coordinates: blanks, and at most one of "," ";" "/"; ends with a zero.
                             Default ", ". */
    int32_t altitude_decimals; /* 0 ... 6. Default 0. */
    uint32_t reserved;    /* 0. */
} gn_format_options;

/* A cell of a graticule, as GEOREF and GARS name it. 56 bytes. */
typedef struct gn_graticule_cell {
    gn_bounds bounds;   /* South and west edges belong to the cell; the east edge of the last cell is 180. */
    gn_point center;
    int32_t precision;  /* The precision to encode with. */
    uint32_t reserved;  /* 0. */
} gn_graticule_cell;

/* Where the cursor is in a reference being typed. Subject: mgrs. */
enum gn_typing_field {
    GN_FIELD_ZONE = 1, /* The zone number or the letter of a polar zone. */
    GN_FIELD_BAND = 2,
    GN_FIELD_COLUMN = 3,
    GN_FIELD_ROW = 4,
    GN_FIELD_EASTING = 5,
    GN_FIELD_NORTHING = 6,
    GN_FIELD_END = 7 /* Nothing more can be typed. */
};

/* How complete a reference being typed is; a sum. Subject: mgrs. */
enum gn_typing_flag {
    GN_TYPING_COMPLETE = 1, /* The text is a reference with a square. */
    GN_TYPING_COMPLETED = 2 /* It names a cell, perhaps completed from the reference: `cell` and `text` are set. */
};

/* The state of a reference being typed. 192 bytes. */
typedef struct gn_mgrs_typing {
    uint64_t next;      /* The characters that may be typed next: bits 0 ... 9 for the digits, 10 ... 35 for A ... Z. */
    uint32_t flags;     /* GN_TYPING_ values. */
    int32_t field;      /* GN_FIELD_ values: where the next character goes. */
    double distance;    /* Meters from the reference position to the center of the cell. */
    double azimuth;     /* Degrees from true north, from the reference position to the center. */
    gn_mgrs_cell cell;  /* The cell of the completed reference. */
    char text[40];      /* The completed reference, with a final zero; empty without GN_TYPING_COMPLETED. */
} gn_mgrs_typing;

/* How an angle is shown. Subject: measure. */
enum gn_angle_unit {
    GN_ANGLE_DEGREES = 1,  /* "45.5", the degree sign in UTF-8 */
    GN_ANGLE_MILS = 2,     /* 6400 to a turn (NATO). */
    GN_ANGLE_POINTS_8 = 3, /* N, NE, E ... */
    GN_ANGLE_POINTS_16 = 4 /* N, NNE, NE ... */
};

/*
 * A magnetic model: spherical harmonics up to degree 12, and how they change. gn_magnetic_model_parse() stores one.
 * Degrees and orders follow each other: 1 0, 1 1, 2 0, 2 1 ... 12 12. 2912 bytes.
 */
typedef struct gn_magnetic_model {
    double epoch;      /* The decimal year for which the terms hold, 1 ... 9999. */
    double terms[360]; /* For each degree and order g and h, nT, and their changes a year; magnitudes up to 1e9. */
    char name[24];     /* "WMM-2025", with a final zero. */
} gn_magnetic_model;

/* Flags of a magnetic field. */
enum gn_magnetic_flag {
    GN_MAGNETIC_FLAG_CAUTION = 1,    /* The horizontal intensity is below 6,000 nT: a compass is not exact. */
    GN_MAGNETIC_FLAG_BLACKOUT = 2,   /* It is below 2,000 nT: a compass is useless. Then both flags are set. */
    GN_MAGNETIC_FLAG_OUT_OF_DATE = 4 /* The year lies outside the 5 years that begin with the epoch of the model. */
};

/* The magnetic field at a position, and its changes. Angles in degrees, intensities in nT. 128 bytes. */
typedef struct gn_magnetic_field {
    double declination;      /* The azimuth of magnetic north, in (-180, 180]: positive to the east of true north. */
    double inclination;      /* Down from the horizontal plane, -90 ... 90. */
    double horizontal;       /* The horizontal intensity, H. */
    double total;            /* The total intensity, F. */
    double north;            /* The component to true north, X. */
    double east;             /* The component to the east, Y. */
    double down;             /* The component down, along the normal of the ellipsoid, Z. */
    double declination_rate; /* The change of the declination: degrees a year. */
    double inclination_rate; /* The change of the inclination: degrees a year. */
    double horizontal_rate;  /* The change of the horizontal intensity: nT a year. */
    double total_rate;       /* The change of the total intensity: nT a year. */
    double north_rate;       /* The change of the component to true north: nT a year. */
    double east_rate;        /* The change of the component to the east: nT a year. */
    double down_rate;        /* The change of the component down: nT a year. */
    double uncertainty;      /* The error of the declination: degrees, one standard deviation, 0.26 ... 180. */
    uint32_t flags;          /* GN_MAGNETIC_FLAG_ values, or 0. */
    uint32_t reserved;       /* 0. */
} gn_magnetic_field;

/* The three norths at a position. Degrees, in (-180, 180], clockwise. 48 bytes. */
typedef struct gn_norths {
    double convergence;   /* From true north to grid north. */
    double declination;   /* From true north to magnetic north. */
    double grid_magnetic; /* From grid north to magnetic north: the grid-magnetic angle. */
    double uncertainty;   /* The error of the declination, as in gn_magnetic_field. */
    int32_t zone;         /* The zone of the grid: 1 ... 60, or GN_ZONE_UPS. */
    int32_t hemisphere;   /* GN_NORTH or GN_SOUTH. */
    uint32_t flags;       /* GN_MAGNETIC_FLAG_ values, or 0. */
    uint32_t reserved;    /* 0. */
} gn_norths;

/* The radius of the sphere, in meters: the mean radius (2 a + b) / 3 of WGS 84. Subject: sphere. */
#define GN_MEAN_RADIUS 6371008.771415059

/* Where a route comes nearest to a position. 48 bytes. */
typedef struct gn_route_place {
    gn_point point;        /* The nearest point of the route. */
    double distance_along; /* Meters from the start of the route to that point. */
    double distance_off;   /* Meters from that point to the position; negative if it lies to the left of the route. */
    double azimuth;        /* The direction of the route there, degrees, in (-180, 180]. */
    uint64_t segment;      /* The vertex where the segment begins: 0 for the first segment. */
} gn_route_place;

/* On which side of the border of a polygon a position lies. Subject: polygon. */
enum gn_side {
    GN_OUTSIDE = -1,
    GN_ON_BORDER = 0, /* Within a micrometer. */
    GN_INSIDE = 1
};

/* The contents of an index. */
enum gn_index_kind {
    GN_INDEX_POINTS = 1, /* Built by gn_point_index_build(). */
    GN_INDEX_EDGES = 2,  /* Built by gn_polygon_index_build() or gn_route_index_build(). */
    GN_INDEX_FENCES = 3  /* Built by gn_fence_index_build(). */
};

/* A point of an index that was found. 16 bytes. Subject: index. */
typedef struct gn_neighbor {
    double distance; /* Meters from the position. */
    uint64_t id;     /* Its row in the columns from which the index was built. */
} gn_neighbor;

/* The shape of a fence. */
enum gn_fence_shape {
    GN_FENCE_POLYGON = 1,  /* A polygon with holes; its border belongs to it. */
    GN_FENCE_CIRCLE = 2,   /* All positions within `radius` of one point. */
    GN_FENCE_CORRIDOR = 3, /* All positions within `radius` of a route. */
    GN_FENCE_LINE = 4      /* A route that can be crossed. It holds no position. */
};

/* The events that a fence reports, as a sum; the kind of an event, one of them. */
enum gn_fence_trigger {
    GN_FENCE_ENTER = 1,
    GN_FENCE_DWELL = 2,         /* It was inside for as long as the options say. Once for each visit. */
    GN_FENCE_EXIT = 4,
    GN_FENCE_CROSSED_LEFT = 8,  /* It crossed a line to the left side of the line. */
    GN_FENCE_CROSSED_RIGHT = 16
};

/* A fence. Its points and rings stand in arrays, behind those of the fences before it. 48 bytes. */
typedef struct gn_fence {
    uint64_t id;          /* The caller's, another one for each fence. */
    int32_t shape;        /* The shape: a gn_fence_shape. */
    uint32_t triggers;    /* GN_FENCE_ENTER and so on, as a sum. */
    uint32_t point_count; /* Its points: 3 or more for a polygon, 1 for a circle, 1 or more for a corridor, 2 or more for a
                             line. */
    uint32_t ring_count;  /* The rings of a polygon: the outer one, then the holes. 0: all points are one ring. */
    double radius;        /* The radius of a circle, or half the width of a corridor: meters, more than 0, up to 9,000,000. */
    double low;           /* The lowest altitude that belongs to it, meters; may be infinite. */
    double high;          /* The highest. If both are equal, altitudes do not matter. */
} gn_fence;

/* A position of a moving object, and its time. 40 bytes. */
typedef struct gn_fix {
    double time;     /* Seconds since any moment, such as 1970. */
    gn_point point;
    double altitude; /* Meters; NaN: not known, which leaves the last one that was. */
    double accuracy; /* The accuracy of the position, meters; NaN: not known. */
} gn_fix;

/* A fence that something is in. 24 bytes. */
typedef struct gn_fence_presence {
    uint64_t id;         /* The identifier of the fence. */
    double since;        /* When it entered: seconds. */
    uint32_t has_dwelt;  /* 1 after GN_FENCE_DWELL. */
    uint32_t reserved;   /* 0. */
} gn_fence_presence;

/* The state that gn_fence_index_step() keeps from one fix to the next, beside the presences. 56 bytes. */
typedef struct gn_fence_state {
    gn_fix fix;              /* The last fix that counted. */
    uint64_t presence_count; /* The number of presences. */
    uint32_t has_fix;        /* 1 after the first fix that counted; 0 before it, and then all is 0. */
    uint32_t reserved;       /* 0. */
} gn_fence_state;

/* Something that happened between two fixes. 64 bytes. */
typedef struct gn_fence_event {
    uint64_t id;       /* The identifier of the fence. */
    double time;       /* Seconds. */
    gn_point point;    /* On the geodesic between the fixes. */
    double altitude;   /* Meters; NaN: not known. */
    double fraction;   /* The part of the way that was passed: 0 at the last fix, 1 at this one. 0 without a way. */
    int32_t kind;      /* One of GN_FENCE_ENTER, GN_FENCE_DWELL, GN_FENCE_EXIT, GN_FENCE_CROSSED_LEFT or GN_FENCE_CROSSED_RIGHT. */
    uint32_t reserved; /* 0. */
    double since;      /* For GN_FENCE_DWELL and GN_FENCE_EXIT, when it entered: seconds. Else the time. */
} gn_fence_event;

/* Flags of gn_fence_options. */
enum gn_fence_flag {
    GN_FENCE_REPORT_FIRST = 1 /* The first fix enters the fences that hold it. Without, they report nothing for it. */
};

/* How gn_fence_index_step() decides. gn_fence_options_init() fills in the defaults. 32 bytes. */
typedef struct gn_fence_options {
    uint32_t size;         /* sizeof(gn_fence_options). */
    uint32_t flags;        /* GN_FENCE_REPORT_FIRST. Default 0. */
    double hysteresis;     /* Meters, 0 ... 100,000: only farther than this beyond its border is a fence left. Default 0. */
    double worst_accuracy; /* Meters: fixes less accurate than this are ignored. Default infinity. */
    double dwell;          /* Seconds, 0 or more: how long something must be inside to dwell. Default infinity: never. */
} gn_fence_options;

/* Flags of gn_guidance and gn_navigation_state. */
enum gn_navigation_flag {
    GN_NAVIGATION_OFF_ROUTE = 1, /* It has left the route. */
    GN_NAVIGATION_WRONG_WAY = 2, /* It goes back along the route. */
    GN_NAVIGATION_ARRIVED = 4,   /* It has passed the last waypoint. */
    GN_NAVIGATION_IGNORED = 8    /* The fix is less accurate than `worst_accuracy`; all is as after the last one. */
};

/* How gn_navigation_step() decides. gn_navigation_options_init() fills in the defaults. 80 bytes. */
typedef struct gn_navigation_options {
    uint32_t size;             /* sizeof(gn_navigation_options). */
    uint32_t reserved;         /* 0; not read. */
    double off_route_distance; /* Meters, 0 or more: as near as this it is on the route. Default 50. */
    double hysteresis;         /* Meters, 0 ... 100,000: only farther than this beyond that has it left the route. Default 10. */
    double arrival_radius;     /* Meters, 0 or more: as near as this to a waypoint, it passes it. Default 30. */
    double window_behind;      /* Meters, 0 or more: how far behind its last place along the route it may be, beside
                                  the distance moved; may be infinite. Default 100. */
    double window_ahead;       /* Meters, 0 or more: how far ahead. Default 300. */
    double lookahead;          /* Meters, 0 or more: the course leads to a place of the route so far ahead. Default 50. */
    double worst_accuracy;     /* Meters: fixes less accurate than this are ignored. Default infinity. */
    double averaging_time;     /* Seconds, 0 or more: over about so long the speed is averaged. Default 30. */
    double start_distance;     /* Meters from the start of the route, 0 or more: the first fix is looked for in the window
                                  around this place, at the end if it is farther. NaN, the default: on the whole route. */
} gn_navigation_options;

/* The state that gn_navigation_step() keeps from one fix to the next. All 0 before the first. 144 bytes. */
typedef struct gn_navigation_state {
    gn_fix fix;              /* The last fix that counted. */
    double time;             /* The last time that is known; NaN: none. */
    double distance_along;   /* The place of the fix: meters from the start of the route. */
    double turned_at;        /* The farthest place along since it last turned around; on the wrong way, the nearest to the start. */
    double turned_back_at;   /* The place where the wrong way began, or began last. */
    double speed;            /* Averaged progress along the route, meters a second; NaN: not known. */
    double speed_weight;     /* 0 ... 1: how much of the averaging time it is the average of. */
    double length;           /* The length of the route, meters. */
    double waypoint_along;   /* The place of the next waypoint: meters from the route's start; NaN after the last. */
    double waypoint_turn;    /* The same as `turn` of gn_guidance. */
    uint64_t next_waypoint;  /* The same as in gn_guidance. */
    uint64_t route;          /* The checksum of the index. */
    uint64_t waypoint_point; /* The point of the next waypoint. */
    uint32_t has_fix;        /* 1 after the first fix that counted; 0 before it, and then all is 0. */
    uint32_t flags;          /* GN_NAVIGATION_ flags. */
} gn_navigation_state;

/*
 * The place of a moving object on its route, and the way ahead. Distances in meters along the route; azimuths in degrees, over
 * -180 ... 180, clockwise from north. 120 bytes. Subject: navigation.
 */
typedef struct gn_guidance {
    gn_point point;           /* Its place on the route. */
    double distance_along;    /* From the start of the route to that place. */
    double distance_off;      /* From that place to the fix: positive to the right of the route, negative to the left. */
    double azimuth;           /* The direction of the route there. */
    double course;            /* From the fix to the place of the route `lookahead` farther along: where to steer. */
    double distance_left;     /* To the end of the route. */
    double time_left;         /* The same in seconds, at the speed; NaN: not known, or it does not come nearer. */
    double speed;             /* Averaged progress along the route, meters a second, negative on the way back; NaN: not known. */
    double waypoint_distance; /* To the next waypoint; negative if it lies behind. NaN after the last, like all of it. */
    double waypoint_time;     /* Seconds to it, at the speed; NaN: not known, or it does not come nearer. */
    double waypoint_azimuth;  /* From the fix straight to the next waypoint. */
    double turn;              /* The turn of the route at the next waypoint: -180 ... 180, to the right if positive; NaN at an end. */
    uint64_t next_waypoint;   /* Its number, from 0; after the last one, how many there are. */
    uint32_t passed;          /* The number of waypoints passed since the last fix. */
    uint32_t flags;           /* GN_NAVIGATION_ flags. */
} gn_guidance;

/* How a track is recorded. gn_track_options_init() fills in the defaults. 64 bytes. */
typedef struct gn_track_options {
    uint32_t size;         /* sizeof(gn_track_options). */
    uint32_t reserved;     /* 0; not read. */
    double tolerance;      /* Meters, 0.001 ... 1,000,000: fixes that lie so close to the line that is kept are dropped. 0:
                              all are kept. Default 5. */
    double least_distance; /* Meters: fixes nearer to the last one that was taken are left out. Default 0. */
    double least_interval; /* Seconds: fixes sooner after the last one that was taken are left out. Default 0. */
    double worst_accuracy; /* Meters: fixes less accurate than this are left out. Default infinity. */
    double largest_speed;  /* Meters per second: fixes that can only be reached faster are left out. Default infinity. */
    double rest_speed;     /* Meters per second: slower fixes count as rest. Default 0.5. */
    double climb;          /* Meters: ways up and down that are shorter do not count. Default 10. */
} gn_track_options;

/* The state that gn_track_add() keeps from one fix to the next: 64 numbers to store as they are. 512 bytes. */
typedef struct gn_track_state {
    double numbers[64];
} gn_track_state;

/* The outcome of a fix. Subject: track.track_outcome. */
enum gn_track_outcome {
    GN_TRACK_NOTHING = 0,  /* gn_track_end(): no fix waited. */
    GN_TRACK_LEFT_OUT = 1, /* It was not taken: the flags say why. */
    GN_TRACK_WAITING = 2,  /* It was taken. Later fixes decide whether it is kept or dropped. */
    GN_TRACK_KEPT = 3      /* It was taken and is a vertex: that of the step. */
};

/* Why a fix was left out, or how it was taken; a sum. */
enum gn_track_flag {
    GN_TRACK_INACCURATE = 1, /* Left out: its accuracy is worse than `worst_accuracy`. */
    GN_TRACK_STRAYED = 2,    /* Left out: it can only be reached at more than `largest_speed`. */
    GN_TRACK_SOON = 4,       /* Left out: sooner than `least_interval` after the last one that was taken, or at one time. */
    GN_TRACK_NEAR = 8,       /* Left out: nearer than `least_distance` to the last one that was taken. */
    GN_TRACK_JUMPED = 16     /* Taken although it strayed: two before it did too, and agree with it. */
};

/* The outcome of a fix, and at most one vertex of the line that is kept. 56 bytes. */
typedef struct gn_track_step {
    gn_fix vertex;         /* A fix to append to the line; all 0 if there is none. */
    uint32_t vertex_count; /* 0 or 1. */
    int32_t outcome;       /* GN_TRACK_LEFT_OUT, GN_TRACK_WAITING or GN_TRACK_KEPT; GN_TRACK_NOTHING. */
    uint32_t flags;        /* GN_TRACK_INACCURATE and so on, or 0. */
    uint32_t reserved;     /* 0. */
} gn_track_step;

/* The totals of the fixes of a track that were taken. 144 bytes. */
typedef struct gn_track_totals {
    double distance;       /* Meters along all fixes that were taken, not along the line that is kept. */
    double moving_time;    /* Seconds that were not rest. */
    double ascent;         /* Meters upward, of climbs that count. */
    double descent;        /* Meters downward. */
    double speed;          /* Now, from the last two fixes, meters per second; NaN: not known. */
    double moving_speed;   /* On average while moving, meters per second; NaN: not known. */
    double top_speed;      /* The largest, meters per second. */
    double lowest;         /* The lowest altitude, meters; NaN: not known. */
    double highest;        /* The highest. */
    double start_time;     /* The time of the first fix that was taken, seconds; NaN: not known. */
    double end_time;       /* The time of the last one. */
    gn_bounds bounds;      /* Around the fixes; NaN before the first. */
    uint64_t fix_count;    /* Fixes that were given, without those that were refused. */
    uint64_t taken_count;  /* Fixes that were taken. */
    uint64_t vertex_count; /* Fixes that were kept. */
} gn_track_totals;

/* Which way a ring runs, seen from above. Subject: polygon. */
enum gn_orientation {
    GN_CLOCKWISE = -1,
    GN_COUNTERCLOCKWISE = 1 /* As RFC 7946 requires of outer rings. */
};

/*
 * A place where two edges of a polygon meet but should not. Edge i runs from point i to the next point of its ring.
 * 40 bytes.
 */
typedef struct gn_polygon_crossing {
    uint64_t edge;
    uint64_t other_edge;
    gn_point point;
    int32_t found; /* 1, or 0 if there is none; then every other field is 0. */
    int32_t reserved;
} gn_polygon_crossing;

/* Where the vertices of a circle are. Subject: shape. */
enum gn_placement {
    GN_VERTICES_ON = 0,        /* On the circle: the edges lie inside. */
    GN_VERTICES_OUTSIDE = 1,   /* Outside, so that the polygon contains the circle: for safety distances. */
    GN_VERTICES_INSIDE = 2,    /* Inside, just far enough that the polygon lies within the circle. */
    GN_VERTICES_EQUAL_AREA = 3 /* Outside, so that the polygon has the area of the circle. */
};

/* The meaning of the azimuth of a wedge or an arc. Subject: shape. */
enum gn_azimuth_meaning {
    GN_AZIMUTH_MIDDLE = 0, /* The azimuth of the middle. */
    GN_AZIMUTH_START = 1   /* The azimuth of the side where it starts; it continues clockwise. */
};

/* The longitudes of points. GeoJSON is always cut at the antimeridian. Subject: shape. */
enum gn_longitudes {
    GN_LONGITUDES_REDUCED = 0,   /* In [-180, 180). */
    GN_LONGITUDES_CONTINUOUS = 1 /* They continue beyond 180 degrees: neighbors are never more than 180 apart. */
};

/* How the line beside a route goes around a corner, on the outside. Subject: shape. */
enum gn_join {
    GN_JOIN_ROUND = 0, /* An arc around the corner. */
    GN_JOIN_MITER = 1, /* A tip, if the miter limit allows it; else a bevel. */
    GN_JOIN_BEVEL = 2  /* Straight across. */
};

/* How a corridor ends beyond the ends of its route. Subject: shape. */
enum gn_line_end {
    GN_END_FLAT = 0,  /* At the end. */
    GN_END_ROUND = 1, /* A quarter circle on each side. */
    GN_END_SQUARE = 2 /* Each side goes as far beyond the end as that side is wide. */
};

/*
 * How outlines of tactical shapes are drawn. gn_outline_options_init() fills in the defaults. 32 bytes. Subject:
 * shape.
 */
typedef struct gn_outline_options {
    uint32_t size;       /* sizeof(gn_outline_options). */
    uint32_t join;       /* GN_JOIN_ values. Default GN_JOIN_ROUND. */
    uint32_t ends;       /* GN_END_ values. Default GN_END_FLAT. */
    uint32_t longitudes; /* GN_LONGITUDES_ values. Default GN_LONGITUDES_REDUCED. */
    double tolerance;    /* Meters by which the line between two vertices may depart, 0.000001 ... 1,000,000, and at least
                            10^-7 of the distance from the route; or 0 (default): a thousandth of the distance. */
    double miter_limit;  /* The largest distance of a tip from its corner, in distances of the line: 1 ... 1000. Default 5. */
} gn_outline_options;

/* A mark on a route. 40 bytes. */
typedef struct gn_route_mark {
    gn_point point;
    double distance;  /* Meters from the start of the route. */
    double azimuth;   /* The direction of the route there, degrees, in (-180, 180]. */
    uint64_t segment; /* The vertex where the segment begins. */
} gn_route_mark;

/*
 * The unit of the coordinates of a frame: x along its anchors from the first, y to the right of them. Subject: shape.
 */
enum gn_frame {
    GN_FRAME_METERS = 0, /* Both are meters. */
    GN_FRAME_LENGTH = 1, /* Both in lengths of the line of anchors: x is 0 at the first and 1 at the last. */
    GN_FRAME_WIDTH = 2   /* x as before. The last anchor is none of the line: where it lies beside it, y is 1. */
};

/* How to draw a shape. gn_shape_options_init() fills in the defaults. 64 bytes. */
typedef struct gn_shape_options {
    uint32_t size;         /* sizeof(gn_shape_options). */
    uint32_t placement;    /* GN_VERTICES_ values. Default GN_VERTICES_ON. */
    uint32_t vertices;     /* In a whole turn, 3 ... 1,000,000; a part has its share, rounded up. Default 64. */
    uint32_t azimuth_is;   /* GN_AZIMUTH_ values. Default GN_AZIMUTH_MIDDLE. */
    double tolerance;      /* Meters, 0.000001 ... 1,000,000: enough vertices to keep the edges that close to the shape;
                              or 0 (default): as `vertices` says. */
    double edge_tolerance; /* Meters, 0.000001 ... 1,000,000: edges in GeoJSON have more vertices, so that straight
                              lines in degrees lie that close to the geodesics; or 0 (default): no more vertices,
                              unless the placement needs them: see gn_circle_geojson(). */
    double label_azimuth;  /* The labels of a ring set are at this azimuth, degrees. Default 0. */
    double radial_azimuth; /* The azimuth of the first radial line of a ring set, degrees. Default 0. */
    uint32_t radials;      /* Radial lines of a ring set, evenly spaced, 0 ... 3600. Default 0. */
    int32_t decimals;      /* In GeoJSON, 0 ... 12. Default 7, a centimeter. */
    uint32_t longitudes;   /* GN_LONGITUDES_ values. Default GN_LONGITUDES_REDUCED. */
    uint32_t reserved;     /* 0; not read. */
} gn_shape_options;

/*
 * How a route or a polygon becomes GeoJSON. gn_geojson_options_init() fills in the defaults. 16 bytes. Subject:
 * route.
 */
typedef struct gn_geojson_options {
    uint32_t size;         /* sizeof(gn_geojson_options). */
    int32_t decimals;      /* The decimals of positions, 0 ... 12. Default 7, a centimeter. */
    double edge_tolerance; /* Meters, 0.000001 ... 1,000,000: edges have more positions, so that straight lines in
                              degrees lie that close to the geodesics; or 0 (default): no more positions. */
} gn_geojson_options;

/* A document format. */
enum gn_exchange_format {
    GN_EXCHANGE_GPX = 1,    /* GPX 1.0 and 1.1. */
    GN_EXCHANGE_KML = 2,    /* KML 2.2, with tracks of the gx extension. */
    GN_EXCHANGE_COT = 3,    /* Cursor on Target 2.0. */
    GN_EXCHANGE_GEOJSON = 4 /* GeoJSON (RFC 7946), or several texts of it as a sequence or in lines. */
};

/* The kind of a feature, and the meaning of its vertices. Subject: exchange. */
enum gn_feature_kind {
    GN_FEATURE_POINT = 1,         /* One vertex. */
    GN_FEATURE_LINE = 2,          /* One vertex or more. */
    GN_FEATURE_AREA = 3,          /* A ring: three vertices or more; the first is not repeated at the end. */
    GN_FEATURE_HOLE = 4,          /* A ring within the last area before it. Only holes stand between the two. */
    GN_FEATURE_CIRCLE = 5,        /* Its center: `radius`. */
    GN_FEATURE_ELLIPSE = 6,       /* Its center: `radius` and `second_radius` are the semi-axes, `azimuth` that of the first. */
    GN_FEATURE_SECTOR = 7,        /* Its center: `second_radius` to `radius`, `width` degrees around `azimuth`. */
    GN_FEATURE_RANGE_BEARING = 8, /* Where it begins: `radius` is the range, with `azimuth`, `inclination` and `north`. */
    GN_FEATURE_BOX = 9            /* The south-west and the north-east corner, turned about their middle by `azimuth`. */
};

/* Flags of a feature; a sum. Subject: exchange. */
enum gn_feature_flag {
    GN_FEATURE_FLAG_ROUTE = 1,     /* A line to follow: a GPX route, a CoT route. Else a line is a track or a drawing. */
    GN_FEATURE_FLAG_XML_TEXTS = 2, /* The spans of texts lead to XML, as readers leave them; gn_xml_unescape() reads it. */
    GN_FEATURE_FLAG_GAPS = 4,      /* A track of which fixes were left out, or an altitude or a time of a fix: they could not be
                                      read, or the recording paused there. Who wants none of it leaves the feature out. */
    GN_FEATURE_FLAG_JSON_TEXTS = 8 /* The spans of texts lead to strings of JSON, between their quotes, or to its numbers;
                                      gn_json_unescape() reads them. */
};

/* A part of a text. 16 bytes. Subject: exchange. */
typedef struct gn_span {
    uint64_t offset; /* Its first byte. */
    uint64_t size;   /* Bytes; 0: there is no such text. */
} gn_span;

/* A position of a feature. 32 bytes. Subject: exchange. */
typedef struct gn_vertex {
    gn_point point;
    double altitude; /* Meters; NaN: absent. */
    double time;     /* Seconds since the beginning of 1970, UTC; NaN: absent. */
} gn_vertex;

/* A point, line or area of a document. Numbers that are absent are NaN. 232 bytes. Subject: exchange. */
typedef struct gn_feature {
    int32_t kind;           /* GN_FEATURE_POINT and so on. */
    uint32_t flags;         /* GN_FEATURE_FLAG_ values, or 0. */
    uint64_t object;        /* The waypoint, route, track, placemark, event or feature that it is part of: they are counted from 0. */
    uint64_t first;         /* Its first vertex. */
    uint64_t count;         /* Its vertices. */
    gn_span name;           /* The name, or the callsign. */
    gn_span uid;            /* The identifier of a CoT event, a placemark or a feature of GeoJSON. */
    gn_span type;           /* The type of a CoT event, such as "a-f-G-U-C", or of a GPX object. */
    gn_span how;            /* How the position of a CoT event was found, such as "m-g". */
    double time;            /* Seconds since the beginning of 1970, UTC: when it was made. */
    double start;           /* When it begins to hold. */
    double stale;           /* When it ends to hold. */
    double circular_error;  /* The error of the position, meters: "ce". */
    double linear_error;    /* The error of the altitude, meters: "le". */
    double radius;          /* Meters. */
    double second_radius;   /* Meters. */
    double azimuth;         /* Degrees clockwise from true north. */
    double width;           /* Degrees. */
    double inclination;     /* Degrees upward from the horizontal plane. */
    double course;          /* In which direction it moves: degrees clockwise from true north. */
    double speed;           /* The speed in meters per second. */
    double low;             /* The lowest altitude of a fence, meters. */
    double high;            /* The highest. */
    uint32_t fence_triggers; /* GN_FENCE_ENTER and GN_FENCE_EXIT, if it is a fence; 0: it is none. */
    int32_t north;          /* From which north the azimuth is to be shown: a gn_north. */
    gn_span properties;     /* The JSON object that a feature of GeoJSON has as its properties, in the text that was read. Writers
                               pass it. */
} gn_feature;

/*
 * The place where the search for the end of a CoT event goes on; all 0 where an event begins. 24 bytes. Subject:
 * exchange.
 */
typedef struct gn_cot_search {
    uint64_t place;  /* Bytes that were looked at. */
    uint64_t read;   /* Bytes that were read as XML. */
    uint32_t depth;  /* Elements that are open. */
    uint32_t markup; /* The state of the markup at the place: a number of the library's. */
} gn_cot_search;

/* The parts that were left out of a document, and why. 24 bytes. */
typedef struct gn_exchange_report {
    uint64_t skipped;  /* Features that were refused. */
    uint64_t place;    /* The byte of the first feature that was refused, or else of the first fix, or of the error in a document; for writers,
                           the number of the feature. */
    gn_status error;   /* Why; GN_OK if nothing was refused. */
    uint32_t dropped;  /* Fixes of tracks that were left out, or whose altitude or time was, and features of GeoJSON whose time was; at
                          most 4,294,967,295. */
} gn_exchange_report;

/* How documents are written. gn_exchange_options_init() fills in the defaults. 48 bytes. */
typedef struct gn_exchange_options {
    uint32_t size;             /* sizeof(gn_exchange_options). */
    int32_t decimals;          /* The decimals of degrees, 0 ... 12. Default 7, a centimeter. */
    int32_t meter_decimals;    /* The decimals of altitudes and radii, 0 ... 6. Default 2. */
    int32_t time_decimals;     /* The decimals of seconds that are not whole, 0 ... 9. Default 3. */
    double tolerance;          /* Meters, 0.000001 ... 1,000,000: polygons that stand for circles, ellipses and sectors depart
                                  from them by no more. 0: they have the usual number of vertices. Default 1. */
    double time;               /* For CoT events without one: seconds since the beginning of 1970. Default NaN: refused. */
    double stale_after;        /* For CoT events without a stale time: seconds after their start. Default 86,400. */
    uint64_t reserved;         /* 0; not read. */
} gn_exchange_options;

/* How the samples of a grid of heights are stored. */
enum gn_height_format {
    GN_HEIGHTS_INT16 = 1,            /* 16 bits, two's complement. */
    GN_HEIGHTS_SIGN_MAGNITUDE16 = 2, /* 16 bits: a sign and 15 bits of magnitude, as in DTED. */
    GN_HEIGHTS_FLOAT32 = 3           /* 32 bits of IEEE 754. NaN and infinities are voids. */
};

/* Flags of gn_height_grid: the order of the bytes of a sample. */
enum gn_height_flag {
    GN_HEIGHTS_BIG_ENDIAN = 1 /* The highest byte comes first, as in .hgt, DTED and GTX. */
};

/*
 * A grid of heights: where it lies on the earth, and where its samples lie in the caller's bytes. A sample is the height of one
 * position; of a raster whose pixels are areas, take their centers. Plain numbers: callers may fill it in. 88 bytes.
 */
typedef struct gn_height_grid {
    double latitude;       /* The latitude of the first sample, degrees, -90 ... 90. */
    double longitude;      /* The longitude of the first sample, degrees; any finite value. */
    double latitude_step;  /* Degrees from a row to the next; negative if rows follow each other southward. */
    double longitude_step; /* Degrees from a column to the next; negative if columns follow each other westward. */
    double void_value;     /* The sample that means that there is no height, before `scale` and `shift`; NaN: none does. */
    double scale;          /* Meters for a sample of 1; 0 counts as 1. */
    double shift;          /* Meters for a sample of 0. */
    uint64_t offset;       /* Where the first sample begins, in bytes. */
    int32_t row_stride;    /* From a row to the next, in bytes; may be negative. */
    int32_t column_stride; /* From a sample to that of the next column, in bytes. */
    uint32_t rows;         /* Rows, of one latitude each: 1 ... 16,777,216. */
    uint32_t columns;      /* Columns, of one longitude each: 1 ... 16,777,216. */
    uint32_t format;       /* GN_HEIGHTS_INT16 and so on. */
    uint32_t flags;        /* GN_HEIGHTS_BIG_ENDIAN, or 0. */
} gn_height_grid;

/* A place of a profile. 32 bytes. */
typedef struct gn_profile_sample {
    double distance; /* Meters along the route. */
    gn_point point;
    double height;   /* Meters; NaN: not known. */
} gn_profile_sample;

/* The summary of a profile. Numbers are NaN where nothing is known. 96 bytes. */
typedef struct gn_profile_summary {
    double length;                 /* Meters from the first sample to the last one. */
    double ascent;                 /* Meters upward, of climbs that count. */
    double descent;                /* Meters downward. */
    double lowest;                 /* The lowest height, meters. */
    double lowest_distance;        /* Its place: meters along the route. */
    double highest;                /* The highest height. */
    double highest_distance;
    double steepest_up;            /* The largest rise from a sample to the next, meters per meter; NaN: none rises. */
    double steepest_up_distance;   /* Its beginning: meters along the route. */
    double steepest_down;          /* The largest fall from a sample to the next: meters per meter, positive. */
    double steepest_down_distance; /* Its beginning: meters along the route. */
    uint64_t unknown_count;        /* Samples whose height is not known. */
} gn_profile_summary;

/* How lines of sight are computed. gn_sight_options_init() fills in the defaults. 32 bytes. */
typedef struct gn_sight_options {
    uint32_t size;     /* sizeof(gn_sight_options). */
    uint32_t reserved; /* 0; not read. */
    double curvature;  /* The part of the earth's curvature that refraction leaves, 0.1 ... 2: 6/7 for light, the default; 3/4
                          for radio; 1 without refraction. */
    double step;       /* Meters between the places that are looked at, 0.01 or more; 0, the default: the distance between rows or
                          columns of the finest grid, whichever is less. */
    double frequency;  /* The frequency of a radio, hertz, 1e6 ... 1e12: for its first Fresnel zone; 0, the default: none. */
} gn_sight_options;

/* A line of sight. Numbers that there are not are NaN. 152 bytes. */
typedef struct gn_sight {
    double distance;           /* Meters along the ground, from one end to the other. */
    double azimuth;            /* In which direction it leaves: degrees, (-180, 180]. */
    double elevation;          /* At which angle above the horizontal plane it leaves, degrees; refraction included. */
    double from_ground;        /* The height of the ground at the start, meters. */
    double to_ground;          /* The height of the ground at the end. */
    double clearance;          /* The least height of the line above the ground between its ends, meters; negative if it is
                                  blocked. */
    double clearance_distance; /* The place of `clearance`: meters from the start. */
    gn_point clearance_point;
    double blocked_distance;   /* The place where it first meets the ground: meters from the start; NaN: nowhere. */
    gn_point blocked_point;
    double blocked_height;     /* The height of the ground there. */
    double free_zone;          /* The least part of the first Fresnel zone's radius that is free below the line: 1 or more if all
                                  of it is, 0 where the line grazes the ground. */
    double free_zone_distance; /* The place of `free_zone`: meters from the start. */
    gn_point to;               /* Its end. */
    uint64_t unknown_count;    /* Places between the ends whose height is not known; they do not block. */
    int32_t is_visible;        /* 1 for a line that nothing blocks, else 0. */
    uint32_t reserved;         /* 0. */
} gn_sight;

/* The place of the sun or the moon in the sky. 32 bytes. */
typedef struct gn_sky_place {
    double azimuth;            /* Degrees clockwise from true north, -180 to 180: more than -180, at most 180. */
    double elevation;          /* The angle of its center above the horizon, degrees, as if there were no air. */
    double apparent_elevation; /* The elevation through the air, lifted by refraction. */
    double distance;           /* Meters from the position. */
} gn_sky_place;

/* The lit part of the moon. 16 bytes. Subject: sky. */
typedef struct gn_moon_phase {
    double angle;       /* The moon's lead over the sun, degrees, from 0 to below 360: 0 is new, 90 the first quarter, 180 full. */
    double illuminated; /* The part of its disk that is lit, 0 ... 1. */
} gn_moon_phase;

/* An event of the sun or the moon. */
enum gn_sky_event_kind {
    GN_SKY_SUNRISE = 1,           /* The sun's upper edge appears: its center is 50 minutes of arc below the horizon. */
    GN_SKY_SUNSET = 2,            /* The sun's upper edge vanishes. */
    GN_SKY_SUN_TRANSIT = 3,       /* The sun crosses the meridian: noon by the sun. */
    GN_SKY_CIVIL_DAWN = 4,        /* The sun's center climbs above -6 degrees. */
    GN_SKY_CIVIL_DUSK = 5,        /* The sun's center sinks below -6 degrees. */
    GN_SKY_NAUTICAL_DAWN = 6,     /* It climbs above -12 degrees. */
    GN_SKY_NAUTICAL_DUSK = 7,     /* It sinks below -12 degrees. */
    GN_SKY_ASTRONOMICAL_DAWN = 8, /* It climbs above -18 degrees. */
    GN_SKY_ASTRONOMICAL_DUSK = 9, /* It sinks below -18 degrees. */
    GN_SKY_MOONRISE = 10,         /* The moon's upper edge appears: it is 34 minutes of arc below the horizon. */
    GN_SKY_MOONSET = 11,          /* The moon's upper edge vanishes. */
    GN_SKY_MOON_TRANSIT = 12,     /* The moon crosses the meridian. */
    GN_SKY_NEW_MOON = 13,         /* The moon passes the sun. */
    GN_SKY_FIRST_QUARTER = 14,    /* The moon is 90 degrees ahead of the sun. */
    GN_SKY_FULL_MOON = 15,        /* The moon is opposite the sun. */
    GN_SKY_LAST_QUARTER = 16      /* The moon is 90 degrees behind the sun. */
};

/* Something that the sun or the moon does at a time. 24 bytes. */
typedef struct gn_sky_event {
    double time;       /* Seconds since the beginning of 1970, without leap seconds. */
    double azimuth;    /* The azimuth of its center, degrees clockwise from true north: more than -180, at most 180. */
    uint32_t kind;     /* GN_SKY_SUNRISE and so on. */
    uint32_t reserved; /* 0. */
} gn_sky_event;

/* Whether a cell or a stretch of ground is seen. Subject: viewshed. */
enum gn_view_state {
    GN_VIEW_HIDDEN = 0,  /* The ground in front of it hides it. */
    GN_VIEW_SEEN = 1,    /* Nothing hides it. */
    GN_VIEW_OUTSIDE = 2, /* It lies outside of the circle. */
    GN_VIEW_UNKNOWN = 3  /* Its height is not known, or nothing that is known hides it, but heights on the way are not known. */
};

/*
 * The places of the cells of a raster. Rows follow each other in memory, without gaps. 40 bytes. Subject: viewshed.
 */
typedef struct gn_cell_grid {
    double latitude;       /* The latitude of the center of the first cell, degrees, -90 ... 90. */
    double longitude;      /* The longitude of the center of the first cell, degrees; any finite value. */
    double latitude_step;  /* Degrees from a row to the next; negative if rows follow each other southward. */
    double longitude_step; /* Degrees from a column to the next; negative if columns follow each other westward. */
    uint32_t rows;         /* 1 ... 16,777,216. */
    uint32_t columns;      /* 1 ... 16,777,216. */
} gn_cell_grid;

/* A stretch of ground that is not seen, with the numbers that gn_wedge() takes. 40 bytes. Subject: viewshed. */
typedef struct gn_dead_ground {
    double azimuth;      /* The azimuth of its middle, degrees, (-180, 180]. */
    double width;        /* Degrees. */
    double inner_radius; /* Its beginning: meters from the observer. */
    double outer_radius; /* Its end: meters from the observer. */
    uint32_t state;      /* GN_VIEW_HIDDEN or GN_VIEW_UNKNOWN. */
    uint32_t reserved;   /* 0. */
} gn_dead_ground;

/* The kind of a line of a ring set. Subject: shape. */
enum gn_ring_line_kind {
    GN_RING = 1,
    GN_RADIAL = 2
};

/* A line of a ring set. 56 bytes. Subject: shape. */
typedef struct gn_ring_line {
    double radius;   /* The radius of a ring; for a radial line, where it ends. Meters. */
    double azimuth;  /* The azimuth of a radial line; for a ring, of its label. Degrees, [0, 360). */
    gn_point label;  /* A place for a label: on the ring, or at the outer end of a radial line. */
    uint64_t first;  /* Its first vertex. */
    uint64_t count;  /* In a ring the last vertex repeats the first. */
    int32_t kind;    /* GN_RING or GN_RADIAL. */
    int32_t reserved;
} gn_ring_line;

/* A point of a plane. Its uses define the meaning of x and y. 16 bytes. Subject: group. */
typedef struct gn_plane_point {
    double x;
    double y;
} gn_plane_point;

/*
 * The measures of a group of shots: meters on the plane of the target, x to the right and y up. NaN: too few shots.
 * 136 bytes.
 */
typedef struct gn_group {
    uint64_t count;        /* Shots. */
    uint64_t first;        /* The rows of the two shots that are farthest apart, first < second; 0 and 0 if all are in one place. */
    uint64_t second;
    double extreme_spread; /* Between the centers of these two. */
    gn_plane_point center; /* The mean point of impact. */
    gn_plane_point offset; /* From the aim to the center. */
    double width;          /* From the leftmost shot to the rightmost. */
    double height;         /* From the lowest shot to the highest. */
    double deviation_x;    /* The standard deviation to the right, by count - 1. */
    double deviation_y;    /* Up. */
    double mean_radius;    /* The mean of the distances from the center. */
    double median_radius;  /* Half of the shots are as near to the center as this. */
    double sigma;          /* The standard deviation of the circular normal distribution, in each direction, unbiased. */
    double cep50;          /* Around the true center, the radius that is expected to hold half of all shots: 1.17741 sigma. */
    double r95;            /* The same for 95 % of them: 2.44775 sigma. */
} gn_group;

/* Units of lengths on a target, and of the angles that they cover at a range. Subject: group. */
enum gn_target_unit {
    GN_TARGET_METERS = 1,
    GN_TARGET_MILLIMETERS = 2,
    GN_TARGET_INCHES = 3,         /* 25.4 mm. */
    GN_TARGET_MOA = 4,            /* Minutes of angle: sixtieths of a degree. */
    GN_TARGET_MILLIRADIANS = 5,   /* Thousandths of a radian, not mils of 6400 to a turn. */
    GN_TARGET_INCHES_PER_100_YARDS = 6 /* "Shooter's minutes of angle": inches at 100 yards. */
};

/* The relation of a photo to a plane. */
enum gn_calibration_kind {
    GN_CALIBRATION_SIMILARITY = 1, /* Turned, moved and scaled: taken straight from the front. 2 points or more. */
    GN_CALIBRATION_AFFINE = 2,     /* Also sheared: from the side, but far away. 3 points or more. */
    GN_CALIBRATION_HOMOGRAPHY = 3  /* Any perspective. 4 points or more. */
};

/* A point of a photo that is known on the plane. 32 bytes. Subject: calibration.calibration_point. */
typedef struct gn_calibration_point {
    gn_plane_point pixel; /* To the right and down from the top left corner of the photo. */
    gn_plane_point place; /* On the plane, to the right and up: meters. */
} gn_calibration_point;

/*
 * From the pixels of a photo to the meters of a plane. With d = m[6] u + m[7] v + m[8], the pixel (u, v) shows the place
 * x = (m[0] u + m[1] v + m[2])/d, y = (m[3] u + m[4] v + m[5])/d. It shows the plane where d is positive. 88 bytes.
 */
typedef struct gn_calibration {
    double matrix[9];
    double residual;   /* The root of the mean square distance of the points that it was made from, meters. */
    int32_t kind;      /* GN_CALIBRATION_ values. */
    uint32_t reserved; /* 0. */
} gn_calibration;

#endif
