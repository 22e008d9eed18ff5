/*
 * The table of the functions: the names of the C functions without "gn_", latitude first.
 *
 * SPDX-License-Identifier: MIT
 */
#include "functions.h"

static const notation mgrs = {5, 16, GN_MGRS_CAPACITY, gn_mgrs_encode_batch, gn_mgrs_decode_batch};
static const notation strict_mgrs = {5, 16, GN_MGRS_CAPACITY, gn_mgrs_encode_batch, gn_mgrs_decode_strict_batch};
static const notation georef = {2, 9, GN_GEOREF_CAPACITY, gn_georef_encode_batch, gn_georef_decode_batch};
static const notation gars = {2, GN_GARS_CAPACITY, GN_GARS_CAPACITY, gn_gars_encode_batch, gn_gars_decode_batch};

#define POINT "latitude:d longitude:d"

const function functions[] = {
    {"mgrs_encode", "dd", "t", run_encode, &mgrs},
    {"mgrs_encode", "ddi", "t", run_encode, &mgrs},
    {"mgrs_decode", "t", POINT, run_decode, &mgrs},
    {"mgrs_decode_strict", "t", POINT, run_decode, &strict_mgrs},
    {"georef_encode", "dd", "t", run_encode, &georef},
    {"georef_encode", "ddi", "t", run_encode, &georef},
    {"georef_decode", "t", POINT, run_decode, &georef},
    {"gars_encode", "dd", "t", run_encode, &gars},
    {"gars_encode", "ddi", "t", run_encode, &gars},
    {"gars_decode", "t", POINT, run_decode, &gars},
    {"position_parse", "t", "latitude:d longitude:d precision:d form:t", run_position_parse, NULL},
    {"utm_forward", "dd", "easting:d northing:d zone:i", run_utm_forward, NULL},
    {"utm_forward", "ddi", "easting:d northing:d zone:i", run_utm_forward, NULL},
    {"utm_inverse", "ddi", POINT, run_utm_inverse, NULL},
    {"utm_inverse", "ddii", POINT, run_utm_inverse, NULL},
    {"utm_zone", "dd", "i", run_utm_zone, NULL},
    {"utm_to_epsg", "i", "i", run_utm_to_epsg, NULL},
    {"utm_to_epsg", "ii", "i", run_utm_to_epsg, NULL},
    {"utm_from_epsg", "i", "i", run_utm_from_epsg, NULL},
    {"geodesic_distance", "dddd", "d", run_geodesic_distance, NULL},
    {"geodesic_azimuth", "dddd", "d", run_geodesic_azimuth, NULL},
    {"geodesic_inverse", "dddd", "distance:d azimuth_from:d azimuth_to:d", run_geodesic_inverse, NULL},
    {"geodesic_direct", "dddd", "latitude:d longitude:d azimuth:d", run_geodesic_direct, NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
