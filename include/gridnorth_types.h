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
    GN_PRECISION = 34,  /* The precision lies outside -1 ... 11. */
    GN_ZONE = 35,       /* No such zone. */
    GN_HEMISPHERE = 36, /* The hemisphere is neither GN_NORTH nor GN_SOUTH. */
    GN_EASTING = 37,    /* The easting lies outside the grid. */
    GN_NORTHING = 38,   /* The northing lies outside the grid. */
    GN_TOO_FAR = 39,    /* The position is too far from the zone that was asked for. */
    GN_EPSG = 40,       /* The EPSG code is not one of WGS 84 UTM or UPS. */

    /* Text. */
    GN_TEXT_EMPTY = 64, /* The text holds nothing but blanks. */
    GN_TEXT_BYTE = 65,  /* A byte that no part of the notation can hold: punctuation, not ASCII, a zero byte. */

    /* MGRS references. */
    GN_MGRS_ZONE = 80,              /* The zone number is missing or not 1 ... 60. */
    GN_MGRS_BAND = 81,              /* The latitude band is missing or not one of C-H, J-N, P-X (A, B, Y, Z: polar). */
    GN_MGRS_GRID_ZONE = 82,         /* The band exists, but not in this zone: 32X, 34X, 36X. */
    GN_MGRS_COLUMN = 83,            /* The column letter is missing or not one that this zone has. */
    GN_MGRS_ROW = 84,               /* The row letter is missing or not one that this zone has. */
    GN_MGRS_SQUARE = 85,            /* No such 100 km square here. */
    GN_MGRS_ODD_DIGITS = 86,        /* Easting and northing do not have the same number of digits. */
    GN_MGRS_TOO_MANY_DIGITS = 87,   /* More than 11 digits an axis. */
    GN_MGRS_BAND_OF_NEIGHBOUR = 88, /* Refused by the strict forms: the cell lies in the neighbouring band. */
    GN_MGRS_OVERHANGS_ZONE = 89,    /* Refused by the strict forms: the cell lies beyond the border of its zone. */

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

#endif
