/*
 * GridNorth: the value types, status codes and constants of the C library.
 *
 * gridnorth.h includes this file; a host never needs to include it by itself. The layouts are frozen within a
 * major version (Tests/ABI guards them), statuses are never renumbered.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_TYPES_H
#define GRIDNORTH_TYPES_H

#include <stddef.h>
#include <stdint.h>

#define GN_VERSION_MAJOR 0
#define GN_VERSION_MINOR 1
#define GN_VERSION_PATCH 0

/*
 * What a call answers. 0 is success; the groups have gaps for statuses to come. Every status fits in a byte,
 * because batches report one byte a row. gn_status_text() gives the sentence, gn_status_name() the name.
 */
typedef enum gn_status {
    GN_OK = 0,      /* All that was asked for was done. */
    GN_PARTIAL = 1, /* A batch was done, but some rows were refused: see their status bytes. */

    /* The call itself. */
    GN_NULL = 16,             /* A pointer that must not be null is null. */
    GN_BUFFER_TOO_SMALL = 17, /* The result needs more room than the capacity or the text stride offers. */
    GN_STRIDE = 18,           /* A byte stride is smaller than one element, or count times stride overflows. */

    /* Numbers. */
    GN_NOT_FINITE = 32, /* A number is NaN or infinite. */
    GN_LATITUDE = 33,   /* The latitude lies outside [-90, 90]. */
    GN_PRECISION = 34,  /* The reference has no such precision. */
    GN_ZONE = 35,       /* No such zone. */
    GN_HEMISPHERE = 36, /* The hemisphere is neither GN_NORTH nor GN_SOUTH. */
    GN_EASTING = 37,    /* The easting lies outside the grid. */
    GN_NORTHING = 38,   /* The northing lies outside the grid. */
    GN_TOO_FAR = 39,    /* The position is too far from the zone or the pole of the grid. */
    GN_EPSG = 40,       /* The EPSG code is not one of WGS 84 UTM or UPS. */
    GN_FORM = 41,       /* No such form of writing a position, or not one for this call. */
    GN_STYLE = 42,      /* A style, a symbol or a separator without meaning, or one that could not be read again. */
    GN_ALTITUDE = 43,   /* The altitude lies outside -1,000,000 ... 1,000,000,000 m. */
    GN_DIGITS = 44,     /* The number of significant digits lies outside 0 ... 15. */
    GN_MEASURE = 45,    /* A length, area or angle beyond 1e15 metres, square metres, degrees; in a text 1e16. */

    /* Map views and what is drawn for them. */
    GN_VIEW = 48,              /* The south edge of a view lies north of its north edge. */
    GN_ZOOM = 49,              /* The zoom lies outside -4 ... 30. */
    GN_TILE_SIZE = 50,         /* The tile size is neither 512 nor 256. */
    GN_OPTIONS_SIZE = 51,      /* The size field of an option struct is not one that this library knows. */
    GN_CONTENT = 52,           /* The content holds a bit without meaning. */
    GN_TOLERANCE = 53,         /* The tolerance is not a positive number in its range, or its unit is unknown. */
    GN_MARGIN = 54,            /* The margin lies outside 0 ... 4096 pixels. */
    GN_SPACING = 55,           /* The spacing is not a whole number of metres that divides 100,000. */
    GN_LEVELS = 56,            /* The zooms of the levels do not grow. */
    GN_PIXELS = 57,            /* A number of pixels lies outside its range. */
    GN_STEP = 58,              /* The step between intersections with a reference is 0. */
    GN_UNIT = 59,              /* No such system of units. */
    GN_TOO_MANY_VERTICES = 60, /* The drawing would have more vertices and labels than the options allow. */

    /* Text. */
    GN_TEXT_EMPTY = 64, /* The text holds nothing but blanks. */
    GN_TEXT_BYTE = 65,  /* A byte that no part of the notation can hold: punctuation, not ASCII, a zero byte. */
    GN_TEXT_FORM = 66,  /* The text has none of the forms that are read. */
    GN_TEXT_NUMBER = 67,     /* A number is expected here. */
    GN_TEXT_DIGITS = 68,     /* The number has too many digits here, or too few, or decimals before the last part. */
    GN_TEXT_SIXTY = 69,      /* Minutes and seconds must be below 60. */
    GN_TEXT_SYMBOL = 70,     /* Another symbol of degrees, minutes or seconds is expected here, or none. */
    GN_TEXT_SIGN = 71,       /* A sign is missing here, or may not stand here. */
    GN_TEXT_HEMISPHERE = 72, /* A latitude needs N or S, a longitude E or W, each once. */
    GN_TEXT_INCOMPLETE = 73, /* More is expected where the text ends. */
    GN_TEXT_REST = 74,       /* The end of the text is expected here. */
    GN_TEXT_CRS = 75,        /* The coordinate reference system must be WGS 84. */
    GN_TEXT_UNIT = 76,       /* A unit is expected here, one that is known. */
    GN_TEXT_COMMA = 77,      /* A comma that may part two numbers or be a decimal comma. */
    GN_TEXT_LETTER = 78,     /* A letter is expected here, one that the notation has in this place. */

    /* MGRS references. */
    GN_MGRS_ZONE = 80,              /* The zone number is missing or not 1 ... 60. */
    GN_MGRS_BAND = 81,              /* The latitude band is missing or not one of C-H, J-N, P-X (A, B, Y, Z: polar). */
    GN_MGRS_GRID_ZONE = 82,         /* The band exists, but not in this zone: 32X, 34X, 36X. */
    GN_MGRS_COLUMN = 83,            /* The column letter is missing or not one that this zone has. */
    GN_MGRS_ROW = 84,               /* The row letter is missing or not one that this zone has. */
    GN_MGRS_SQUARE = 85,            /* No such 100 km square here. */
    GN_MGRS_ODD_DIGITS = 86,        /* Easting and northing do not have the same number of digits. */
    GN_MGRS_TOO_MANY_DIGITS = 87,   /* More digits an axis than the precision allows; 11 at most. */
    GN_MGRS_BAND_OF_NEIGHBOUR = 88, /* Refused by the strict forms: the cell lies in the neighbouring band. */
    GN_MGRS_OVERHANGS_ZONE = 89,    /* Refused by the strict forms: the cell lies beyond the border of its zone. */

    /* Geodesics, routes, polygons and shapes. */
    GN_DISTANCE = 96,    /* The distance is more than 1e12 metres, or negative where it must not be. */
    GN_RADIUS = 97,      /* A radius must be more than 0 and at most 19,970,000 metres, the inner one less than the outer. */
    GN_WIDTH = 98,       /* The angular width lies outside 0 ... 360. */
    GN_VERTICES = 99,    /* More vertices than 1,000,000, fewer than 3, or more radial lines than 3600. */
    GN_PLACEMENT = 100,  /* No such placement, meaning of an azimuth or form of longitudes, or not of this shape. */
    GN_DECIMALS = 101,   /* The number of decimals is negative, or more than can be written. */
    GN_PROPERTIES = 102, /* The properties are not a JSON object. */
    GN_COUNT = 103,      /* Too few points, or none. */
    GN_RINGS = 104,      /* The counts of the rings do not sum up to the count of points. */
    GN_CROSSINGS = 105,  /* A polygon crosses the antimeridian more than 256 times. */

    GN_STATUS_LIMIT = 256,                /* Every status is below this. */
    GN_STATUS_FORCE_32_BITS = 0x7fffffff /* Not a status: keeps the type at four bytes. */
} gn_status;

/* Hemispheres. */
enum {
    GN_SOUTH = -1,
    GN_NORTH = 1
};

/* Zones, where a call takes or gives one. */
enum {
    GN_ZONE_STANDARD = 0, /* Asked for: the zone that the position belongs to. */
    GN_ZONE_UPS = 0,      /* In gn_utm: universal polar stereographic. */
    GN_ZONE_ROW_UPS = 61  /* In arrays of signed zones: 61 is UPS north, -61 UPS south (EPSG: 32661, 32761). */
};

/* Precisions of an MGRS reference, in digits an axis. */
enum {
    GN_MGRS_GRID_ZONE_ONLY = -1, /* "31N" */
    GN_MGRS_100_KM = 0,          /* "31NAA" */
    GN_MGRS_10_KM = 1,
    GN_MGRS_1_KM = 2,
    GN_MGRS_100_M = 3,
    GN_MGRS_10_M = 4,
    GN_MGRS_1_M = 5,             /* "31NAA6602100000" */
    GN_MGRS_1_UM = 11            /* The finest: a millionth of a metre. */
};

/* Capacities, in bytes, the final zero included. */
enum {
    GN_MGRS_CAPACITY = 28 /* The longest MGRS reference: 5 characters, 22 digits. Also gn_mgrs_capacity(). */
};

/* A position on the WGS 84 ellipsoid, in degrees. 16 bytes. */
typedef struct gn_point {
    double latitude;
    double longitude;
} gn_point;

/* A position on a UTM or UPS grid, in metres. 24 bytes. */
typedef struct gn_utm {
    double easting;
    double northing;    /* South of the equator counted from 10,000,000 m, if hemisphere is GN_SOUTH. */
    int32_t zone;       /* 1 ... 60, or GN_ZONE_UPS. */
    int32_t hemisphere; /* GN_NORTH or GN_SOUTH: which false northing, or which pole. */
} gn_utm;

/* Flags of a decoded MGRS reference. */
enum {
    GN_MGRS_FLAG_BAND_OF_NEIGHBOUR = 1, /* No part of the cell lies in the band that the text names. */
    GN_MGRS_FLAG_OVERHANGS_ZONE = 2,    /* No part of the cell lies in the zone that the text names. */
    GN_MGRS_FLAG_CUT = 4                /* The border of the grid zone runs through the cell. Not refused by strict. */
};

/* The cell that an MGRS reference names. 120 bytes. */
typedef struct gn_mgrs_cell {
    gn_point center;        /* The middle of the whole cell (of the grid zone, at precision -1). */
    gn_point south_west;    /* Its corner with the smallest easting and northing (latitude, longitude at precision -1). */
    gn_point inside;        /* The centre if it lies in the grid zone; else a point of the part of the cell that does. */
    gn_utm utm_center;      /* The same centre on the grid. */
    gn_utm utm_south_west;  /* The same corner on the grid. */
    double size;            /* Length of a side, in metres; 0 at precision -1, which has no square. */
    int32_t zone;           /* 1 ... 60, or GN_ZONE_UPS. */
    int32_t precision;      /* -1 ... 11. */
    uint32_t flags;         /* GN_MGRS_FLAG_ values, or 0. */
    char band;              /* The band letter; A, B, Y or Z near the poles. */
    char column;            /* The two letters of the 100 km square; 0 at precision -1. */
    char row;
    char reserved;          /* 0. */
} gn_mgrs_cell;

/*
 * A rectangle of meridians and parallels, in degrees. A west edge greater than the east edge crosses the antimeridian.
 * 32 bytes.
 */
typedef struct gn_bounds {
    double south;
    double west;
    double north;
    double east;
} gn_bounds;

/* What gn_grid_options.content asks for; a sum. */
enum {
    GN_GRID_DRAW_BORDERS = 1,     /* Lines: the borders of grid zones. */
    GN_GRID_DRAW_100_KM = 2,      /* Lines: the 100 km grid. */
    GN_GRID_DRAW_LINES = 4,       /* Lines: the finer grid. */
    GN_GRID_DRAW_GRID_ZONES = 8,  /* Labels: grid zone designators, "31U". */
    GN_GRID_DRAW_SQUARES = 16,    /* Labels: the letters of 100 km squares, "DQ". */
    GN_GRID_DRAW_DIGITS = 32,     /* Labels: principal digits where lines meet the edge of the view, "48". */
    GN_GRID_DRAW_REFERENCES = 64, /* Labels: references at intersections of lines, "31UDQ4812". */
    GN_GRID_DRAW_ALL = 127
};

/* In what gn_grid_options.tolerance is measured. */
enum {
    GN_GRID_PIXELS = 1, /* On the Web Mercator screen; beyond 85.06 degrees as many metres as there. */
    GN_GRID_METRES = 2  /* On the ground. */
};

/* How a grid is drawn. gn_grid_options_init() fills in the defaults. 120 bytes. */
typedef struct gn_grid_options {
    uint32_t size;           /* sizeof(gn_grid_options). */
    uint32_t content;        /* GN_GRID_DRAW_ values. Default GN_GRID_DRAW_ALL. */
    uint32_t tile_size;      /* How many pixels the world has at zoom 0: 512 (default; Mapbox, MapLibre) or 256. */
    uint32_t tolerance_unit; /* GN_GRID_PIXELS (default) or GN_GRID_METRES. */
    double tolerance;        /* How far a chord may depart from the curve: 0.0001 ... 1,000,000. Default 0.25. */
    double margin;           /* Pixels by which the view is grown for lines: 0 ... 4096. Default 0. */
    double minimum_pixels;   /* Levels whose lines would stand closer are left out. Default 8. */
    double spacing;          /* Metres between lines, a divisor of 100,000; 0 (default): what level_zooms says. */
    double level_zooms[5];   /* The zooms (of 512-pixel tiles) from which 10 km, 1 km, 100 m, 10 m, 1 m lines are drawn.
                                Default 8, 11, 14, 17, 21. Not decreasing; infinity: never. */
    double label_pixels;     /* Grid zones and squares with a visible part smaller than this get no label. Default 32. */
    double reference_zoom;   /* The zoom (of 512-pixel tiles) from which intersections have references. Default 10. */
    uint32_t reference_step; /* At every how many lines of either axis. Default 5; 1: all. */
    uint32_t reserved;       /* 0; not read. */
    uint64_t max_vertices;   /* Drawings with more vertices and labels are refused. Default 1,000,000. */
} gn_grid_options;

/* Kinds of lines. */
enum {
    GN_GRID_BORDER = 1, /* Between grid zones. */
    GN_GRID_100_KM = 2, /* Between 100 km squares. */
    GN_GRID_LINE = 3    /* Of the finer grid. */
};

/* What is constant along a line. */
enum {
    GN_AXIS_EASTING = 1,
    GN_AXIS_NORTHING = 2,
    GN_AXIS_LONGITUDE = 3, /* Borders only. */
    GN_AXIS_LATITUDE = 4   /* Borders only. */
};

/* Zone of the parallels between latitude bands: they belong to all zones. */
enum {
    GN_ZONE_ALL = -1
};

/* A line of a drawn grid. 64 bytes. */
typedef struct gn_grid_line {
    double coordinate;  /* Easting or northing in metres; of borders longitude or latitude in degrees. */
    double spacing;     /* Metres: the coarsest level that has this line; 0 for borders. */
    uint64_t first;     /* Its vertices in the vertex array: [first, first + count). */
    uint64_t count;     /* 2 or more. */
    float width;        /* Relative: 1, or 1.5 for major lines. */
    float opacity;      /* 0.5, or 1 for major lines. */
    int32_t zone;       /* 1 ... 60 or GN_ZONE_UPS; of a border meridian the zone on its east; GN_ZONE_ALL. */
    int32_t hemisphere; /* GN_NORTH or GN_SOUTH; GN_NORTH for the equator and for borders that cross it. */
    int32_t kind;       /* GN_GRID_BORDER, GN_GRID_100_KM or GN_GRID_LINE. */
    int32_t axis;       /* GN_AXIS_ value. */
    int32_t major;      /* 1 for borders and for every tenth line of the finest level drawn; else 0. */
    int32_t reserved;   /* 0. */
} gn_grid_line;

/* Kinds of labels. */
enum {
    GN_LABEL_GRID_ZONE = 1,
    GN_LABEL_SQUARE = 2,
    GN_LABEL_DIGITS = 3,
    GN_LABEL_REFERENCE = 4
};

/* The edge of the view on which a label of digits lies. */
enum {
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
    double coordinate;  /* Of digits the easting or northing in metres; else 0. */
    int32_t kind;       /* GN_LABEL_ value. */
    int32_t zone;       /* 1 ... 60 or GN_ZONE_UPS. */
    int32_t hemisphere; /* GN_NORTH or GN_SOUTH. */
    int32_t axis;       /* Of digits GN_AXIS_EASTING or GN_AXIS_NORTHING; else 0. */
    int32_t edge;       /* Of digits GN_EDGE_ value; else GN_EDGE_NONE. */
    int32_t reserved;   /* 0. */
} gn_grid_label;

/* Systems of units of scale bars, lengths and areas. */
enum {
    GN_UNITS_METRIC = 1,   /* Metres, kilometres; of areas hectares between their squares. */
    GN_UNITS_IMPERIAL = 2, /* Feet of 0.3048 m, statute miles of 1609.344 m; of areas acres between their squares. */
    GN_UNITS_NAUTICAL = 3  /* Nautical miles of 1852 m; less than a tenth of one in feet. Of areas their squares. */
};

/* A scale bar. 56 bytes. */
typedef struct gn_scale_bar {
    double width;   /* Pixels. */
    double metres;  /* Its length on the ground. */
    double value;   /* Its length in its unit: 1, 2 or 5 times a power of ten. */
    char unit[8];   /* "m", "km", "ft", "mi" or "nmi", with a final zero. */
    char text[24];  /* Value and unit, "500 m", with a final zero. */
} gn_scale_bar;

/* How a position is written. */
enum {
    GN_FORM_ANY = 0,      /* Asked for: whichever the text has. */
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

/* How gn_position_parse() reads; a sum. */
enum {
    GN_PARSE_BANDS = 1,           /* A letter after the zone of a UTM position is a band, never a hemisphere. Not with
                                     GN_PARSE_HEMISPHERES. */
    GN_PARSE_LONGITUDE_FIRST = 2, /* Without letters that tell, the longitude comes first. */
    GN_PARSE_STRICT = 4,          /* Refuses what is read by courtesy: a minus beside S or W, cells beyond their grid zone
                                     or band, another reference system, ISO 6709 without its solidus, a geo URI with a
                                     query. */
    GN_PARSE_HEMISPHERES = 8      /* N or S after the zone of a UTM position is a hemisphere, never a band. */
};

/* Of what has been read; a sum. */
enum {
    GN_POSITION_BAND_OF_NEIGHBOUR = 1, /* These three as in gn_mgrs_cell. */
    GN_POSITION_OVERHANGS_ZONE = 2,
    GN_POSITION_CUT = 4,
    GN_POSITION_ALTITUDE = 8,          /* The text has an altitude. */
    GN_POSITION_UNCERTAINTY = 16,      /* The text has an uncertainty: u= of a geo URI. */
    GN_POSITION_LONGITUDE_FIRST = 32,  /* The longitude came first. */
    GN_POSITION_BAND = 64,             /* The letter after the zone was taken for a band. */
    GN_POSITION_DECIMAL_COMMA = 128,   /* Commas were taken for decimal commas. */
    GN_POSITION_DOUBLE_SIGN = 256,     /* A minus stood beside S or W: the two cancel. */
    GN_POSITION_OTHER_CRS = 512,       /* The text names another reference system; its numbers are read as if of WGS 84. */
    GN_POSITION_OTHER_PARAMETERS = 1024 /* A geo URI has parameters that are neither crs nor u. */
};

enum {
    GN_POSITION_CANDIDATES = 4 /* No text has more meanings. */
};

/* A position that was read from a text. 72 bytes. */
typedef struct gn_position {
    gn_point point;     /* Of a cell: its centre. */
    double altitude;    /* Metres; 0 without GN_POSITION_ALTITUDE. */
    double uncertainty; /* Metres; 0 without GN_POSITION_UNCERTAINTY. */
    double precision;   /* Metres that one unit of the last digit is (of latitude), or the side of the cell. */
    gn_utm utm;         /* What a text of UTM, UPS or MGRS says (MGRS: the centre); zeros for other forms. */
    int32_t form;       /* GN_FORM_ values, never GN_FORM_ANY. */
    uint32_t flags;     /* GN_POSITION_ values. */
} gn_position;

/* Symbols of degrees, minutes and seconds. */
enum {
    GN_SYMBOLS_ASCII = 1,       /* 40d30'30" */
    GN_SYMBOLS_TYPOGRAPHIC = 2, /* U+00B0, U+2032, U+2033, in UTF-8 */
    GN_SYMBOLS_COLONS = 3,      /* 40:30:30 */
    GN_SYMBOLS_NONE = 4         /* 40 30 30; decimal degrees without a symbol */
};

/* How hemispheres are written. */
enum {
    GN_HEMISPHERES_SIGNS = 1,  /* -40.5 */
    GN_HEMISPHERES_AFTER = 2,  /* 40.5S */
    GN_HEMISPHERES_BEFORE = 3  /* S40.5 */
};

/* What else there is to the style of a text; a sum. */
enum {
    GN_FORMAT_LONGITUDE_FIRST = 1, /* Of degrees; read again by GN_PARSE_LONGITUDE_FIRST, or where letters tell. */
    GN_FORMAT_PADDED = 2,          /* 05 degrees of latitude, 005 of longitude; minutes and seconds always have two digits. */
    GN_FORMAT_PLUS = 4,            /* A sign before positive numbers too. */
    GN_FORMAT_SPACED = 8,          /* Blanks between the parts: 40d 30' 30" N; 18T WL 85628 11322. */
    GN_FORMAT_DECIMAL_COMMA = 16,  /* Of degrees and UTM: 40,5 -75,25. */
    GN_FORMAT_BAND = 32,           /* UTM: the band letter; read again by GN_PARSE_BANDS, else by GN_PARSE_HEMISPHERES. */
    GN_FORMAT_UNITS = 64,          /* UTM: 585628mE 4511322mN. */
    GN_FORMAT_ALTITUDE = 128       /* ISO 6709 and geo URI: with the altitude. */
};

enum {
    GN_DECIMALS_USUAL = -100 /* DD, ISO 6709 and geo URI 6, DM 4, DMS 2, UTM and UPS 0, MGRS 5, GEOREF and GARS 2; ISO 6709
                                as its iso_form. */
};

/* How a position is written. gn_format_options_init() fills in the defaults. 56 bytes. */
typedef struct gn_format_options {
    uint32_t size;        /* sizeof(gn_format_options). */
    int32_t form;         /* GN_FORM_ values. Default GN_FORM_DD. */
    int32_t decimals;     /* Of the last part, 0 ... 12 (UTM, UPS: 0 ... 6); of cells their precision: MGRS -1 ... 11,
                             GEOREF -1 ... 11, GARS 0 ... 2. Default GN_DECIMALS_USUAL. */
    uint32_t symbols;     /* GN_SYMBOLS_ values. Default GN_SYMBOLS_NONE for DD, else GN_SYMBOLS_ASCII: 0 says so. */
    uint32_t hemispheres; /* GN_HEMISPHERES_ values. Default GN_HEMISPHERES_SIGNS. */
    uint32_t flags;       /* GN_FORMAT_ values. Default 0. */
    int32_t iso_form;     /* Of ISO 6709: GN_FORM_DD (default), GN_FORM_DM or GN_FORM_DMS. */
    int32_t zone;         /* Of UTM: 1 ... 60, or GN_ZONE_STANDARD (default). */
    double altitude;      /* Metres, -1e6 ... 1e9, for GN_FORMAT_ALTITUDE. */
    char separator[8];    /* Between the two: one of "," ";" "/" or none of them, with blanks around; ends with a zero.
                             Default ", ". */
    int32_t altitude_decimals; /* 0 ... 6. Default 0. */
    uint32_t reserved;    /* 0. */
} gn_format_options;

/* A cell of a graticule, as GEOREF and GARS name it. 56 bytes. */
typedef struct gn_graticule_cell {
    gn_bounds bounds;   /* South and west edges belong to it; the east edge of the last one is 180. */
    gn_point center;
    int32_t precision;  /* As for encoding. */
    uint32_t reserved;  /* 0. */
} gn_graticule_cell;

/* Capacities, in bytes, the final zero included. */
enum {
    GN_POSITION_CAPACITY = 80, /* The longest text of gn_position_format(). */
    GN_GEOREF_CAPACITY = 27, /* Four letters, 22 digits. */
    GN_GARS_CAPACITY = 8,    /* "361HN37" */
    GN_MEASURE_CAPACITY = 40 /* Of a length, an area or an angle for display. */
};

/* Where the cursor stands in a reference that is being typed. */
enum {
    GN_FIELD_ZONE = 1, /* The zone number or the letter of a polar zone. */
    GN_FIELD_BAND = 2,
    GN_FIELD_COLUMN = 3,
    GN_FIELD_ROW = 4,
    GN_FIELD_EASTING = 5,
    GN_FIELD_NORTHING = 6,
    GN_FIELD_END = 7 /* Nothing more can be typed. */
};

/* Of a reference that is being typed; a sum. */
enum {
    GN_TYPING_COMPLETE = 1, /* It is a reference with a square as it stands. */
    GN_TYPING_COMPLETED = 2 /* It is one with what the reference position fills in: `text` and what follows are set. */
};

/* What can be said of a reference that is being typed. 192 bytes. */
typedef struct gn_mgrs_typing {
    uint64_t next;      /* What may be typed next: bits 0 ... 9 for the digits, 10 ... 35 for A ... Z. */
    uint32_t flags;     /* GN_TYPING_ values. */
    int32_t field;      /* GN_FIELD_ values: where the next character goes. */
    double distance;    /* Metres from the reference position to the centre of the cell. */
    double azimuth;     /* Degrees, from there to it. */
    gn_mgrs_cell cell;  /* Of the completed reference. */
    char text[40];      /* The completed reference, with a final zero; empty without GN_TYPING_COMPLETED. */
} gn_mgrs_typing;

/* In what an angle is shown. */
enum {
    GN_ANGLE_DEGREES = 1,  /* "45.5", the degree sign in UTF-8 */
    GN_ANGLE_MILS = 2,     /* Of which a turn has 6400 (NATO). */
    GN_ANGLE_POINTS_8 = 3, /* N, NE, E ... */
    GN_ANGLE_POINTS_16 = 4 /* N, NNE, NE ... */
};

/* What the library takes for a sphere, in metres: the mean radius (2 a + b) / 3 of WGS 84. */
#define GN_MEAN_RADIUS 6371008.771415059

/* Where a route comes nearest to a position. 48 bytes. */
typedef struct gn_route_place {
    gn_point point;        /* The nearest point of the route. */
    double distance_along; /* Metres from the start of the route to there. */
    double distance_off;   /* Metres from there to the position; negative if it lies to the left of the route. */
    double azimuth;        /* Of the route there, degrees, in (-180, 180]. */
    uint64_t segment;      /* From which vertex on: 0 for the first segment. */
} gn_route_place;

/* On which side of the border of a polygon a position lies. */
enum {
    GN_OUTSIDE = -1,
    GN_ON_BORDER = 0, /* Within a micrometre. */
    GN_INSIDE = 1
};

/* Which way a ring runs, seen from above. */
enum {
    GN_CLOCKWISE = -1,
    GN_COUNTERCLOCKWISE = 1 /* As RFC 7946 asks of outer rings. */
};

/* Where two edges of a polygon meet that should not. Edge i runs from point i to the next point of its ring. 40 bytes. */
typedef struct gn_polygon_crossing {
    uint64_t edge;
    uint64_t other_edge;
    gn_point point;
    int32_t found; /* 1, or 0 if there is none; then all else is 0. */
    int32_t reserved;
} gn_polygon_crossing;

/* Where the vertices of a circle stand. */
enum {
    GN_VERTICES_ON = 0,        /* On the circle: the edges lie inside. */
    GN_VERTICES_OUTSIDE = 1,   /* Outside, so that the polygon contains the circle: for safety distances. */
    GN_VERTICES_INSIDE = 2,    /* Inside, by as little as makes sure that the polygon lies within the circle. */
    GN_VERTICES_EQUAL_AREA = 3 /* Outside, so that the polygon has the area of the circle. */
};

/* What the azimuth of a wedge or an arc is. */
enum {
    GN_AZIMUTH_MIDDLE = 0, /* Of the middle. */
    GN_AZIMUTH_START = 1   /* Of the side where it starts; clockwise from there. */
};

/* How raw points give longitudes. GeoJSON is always cut at the antimeridian. */
enum {
    GN_LONGITUDES_REDUCED = 0,   /* In [-180, 180). */
    GN_LONGITUDES_CONTINUOUS = 1 /* Going on beyond 180 degrees: neighbours are never more than 180 apart. */
};

/* How to draw a shape. gn_shape_options_init() fills in the defaults. 64 bytes. */
typedef struct gn_shape_options {
    uint32_t size;         /* Of this struct. */
    uint32_t placement;    /* GN_VERTICES_ values. Default GN_VERTICES_ON. */
    uint32_t vertices;     /* Of a whole turn, 3 ... 1,000,000; a part of one has its share, rounded up. Default 64. */
    uint32_t azimuth_is;   /* GN_AZIMUTH_ values. Default GN_AZIMUTH_MIDDLE. */
    double tolerance;      /* Metres, 0.000001 ... 1,000,000: as many vertices as keep the edges that near to the shape;
                              or 0 (default): as `vertices` says. */
    double edge_tolerance; /* Metres, 0.000001 ... 1,000,000: GeoJSON has more vertices on edges, so that straight lines
                              in degrees lie that near to the geodesics; or 0 (default): it has not, unless the
                              placement asks for it: see gn_circle_geojson(). */
    double label_azimuth;  /* Of a ring set: where its labels stand, degrees. Default 0. */
    double radial_azimuth; /* Of a ring set: of the first radial line, degrees. Default 0. */
    uint32_t radials;      /* Of a ring set: radial lines, evenly spaced, 0 ... 3600. Default 0. */
    int32_t decimals;      /* Of GeoJSON, 0 ... 12. Default 7, a centimetre. */
    uint32_t longitudes;   /* GN_LONGITUDES_ values. Default GN_LONGITUDES_REDUCED. */
    uint32_t reserved;     /* 0; not read. */
} gn_shape_options;

/* What a line of a ring set is. */
enum {
    GN_RING = 1,
    GN_RADIAL = 2
};

/* A line of a ring set. 56 bytes. */
typedef struct gn_ring_line {
    double radius;   /* Of a ring; of a radial line, where it ends. Metres. */
    double azimuth;  /* Of a radial line; of a ring, that of its label. Degrees, [0, 360). */
    gn_point label;  /* Where a label may stand: on the ring, at the outer end of a radial line. */
    uint64_t first;  /* Its first vertex. */
    uint64_t count;  /* Of a ring the last vertex is the first once more. */
    int32_t kind;    /* GN_RING or GN_RADIAL. */
    int32_t reserved;
} gn_ring_line;

#endif
