/*
 * GridNorth: positions, MGRS, UTM and UPS, map grids, geodesics and shapes on the WGS 84
 * ellipsoid, as a plain C library.
 *
 * Link through pkg-config or CMake:
 *
 *     cc main.c $(pkg-config --cflags --libs gridnorth)
 *
 *     find_package(GridNorth REQUIRED)
 *     target_link_libraries(app PRIVATE GridNorth::gridnorth)
 *
 * A first call:
 *
 *     #include <gridnorth.h>
 *
 *     char text[GN_MGRS_CAPACITY];
 *     gn_status status = gn_mgrs_encode(0, 0, GN_MGRS_1_M, text, sizeof text, NULL);
 *     puts(status == GN_OK ? text : gn_status_text(status));   // 31NAA6602100000
 *
 * These rules hold for every function:
 *
 * - Units: angles are in degrees, lengths in meters. Azimuths run clockwise from north.
 * - Positions: latitude comes before longitude. Conversions of one position take two doubles.
 *   Distances, routes, polygons and shapes take a gn_point, and so does a position that may be
 *   left out. Batches take columns.
 * - Ranges: a latitude outside [-90, 90] is refused. Any finite longitude is accepted and reduced.
 * - Statuses: a function that can fail returns a gn_status. GN_OK is 0. gn_status_text() returns a
 *   sentence for it. Null pointers, NaN and arbitrary bytes in texts never crash the host: they
 *   give a status.
 * - Sizes: a size counts bytes, a count counts things, a length is in meters.
 * - Texts: an input text has a size and needs no final zero.
 * - Results of unknown size go to (out, capacity, needed). needed receives the capacity that
 *   suffices; for a text it includes the final zero. It is set if the call returns GN_OK or
 *   GN_ERROR_BUFFER_TOO_SMALL, and is 0 otherwise. A null buffer and capacity 0 ask for the size;
 *   unless the result is empty, that call returns GN_ERROR_BUFFER_TOO_SMALL. A buffer that is too
 *   small receives no part of a result. This allocates the memory needed:
 *
 *       gn_grid_geojson(&view, 12, NULL, NULL, 0, &needed);
 *       char *text = malloc(needed);
 *       gn_grid_geojson(&view, 12, NULL, text, needed, NULL);
 *
 * - Columns: a batch reads and writes columns. Each is a pointer and its own stride, the bytes
 *   from one row to the next: 8 for an array of doubles, 16 for the latitudes of an array of
 *   gn_point. Stride 0 means one value for all rows; results of several rows may not have it.
 *   Strides may be negative. Numbers need not be aligned. A column of texts has slots of text_size
 *   bytes. A result may replace an argument if both columns have the same start and stride.
 *   Otherwise, results must not overlap anything.
 * - Rows: a bad row does not stop a batch. It becomes NaN, 0 or an empty text, its status byte
 *   says why, and the call returns GN_PARTIAL. With any other error the batch writes nothing.
 * - Options: a null pointer means the defaults. gn_..._options_init() fills them in.
 * - Memory: the caller owns all of it. Nothing is allocated, and nothing is kept between calls.
 *   There is nothing to initialize or to free.
 * - Threads: any number of threads may call at the same time, as long as no two write to the same
 *   memory.
 * - Bits: results are the same on every processor, one at a time or in a batch, and in every
 *   floating-point environment. Where a host rounds otherwise, flushes small numbers to zero or
 *   unmasks exceptions, calls use C's default environment, raise none, and restore the host's.
 *
 * Contents:
 *
 * Base: Library
 *     gn_version, gn_version_number, gn_status_text, gn_status_name, gn_cpu_level,
 *     gn_cpu_level_limit
 *
 * Base: Times
 *     gn_time_parse, gn_time_format
 *
 * Base: Lengths, areas, angles, speeds and courses for display
 *     gn_length_format, gn_length_parse, gn_area_format, gn_area_parse, gn_angle_format,
 *     gn_angle_parse, gn_speed_format, gn_speed_parse, gn_course_format, gn_course_parse,
 *     gn_declination_format, gn_declination_parse
 *
 * Base: Columns of texts
 *     gn_texts_from_offsets_batch, gn_texts_from_views_batch, gn_texts_to_offsets,
 *     gn_texts_to_views
 *
 * Earth: UTM and UPS
 *     gn_utm_forward, gn_utm_inverse, gn_utm_forward_batch, gn_utm_inverse_batch, gn_utm_factors,
 *     gn_utm_factors_batch, gn_utm_zone, gn_utm_to_epsg, gn_utm_from_epsg
 *
 * Earth: Earth-centered coordinates
 *     gn_ecef_forward, gn_ecef_inverse, gn_ecef_forward_batch, gn_ecef_inverse_batch
 *
 * Earth: Geodesics
 *     gn_geodesic_inverse, gn_geodesic_direct, gn_geodesic_inverse_batch, gn_geodesic_direct_batch,
 *     gn_geodesic_line, gn_geodesic_points
 *
 * Earth: The sphere and rhumb lines
 *     gn_sphere_inverse, gn_sphere_direct, gn_sphere_inverse_batch, gn_sphere_direct_batch,
 *     gn_rhumb_inverse, gn_rhumb_direct, gn_rhumb_inverse_batch, gn_rhumb_direct_batch,
 *     gn_rhumb_points
 *
 * Earth: Grid bearings
 *     gn_geodesic_grid_inverse, gn_geodesic_grid_direct
 *
 * Earth: Magnetic north
 *     gn_magnetic_compute, gn_magnetic_declination_batch, gn_magnetic_model_parse, gn_decimal_year
 *
 * Earth: Which north
 *     gn_norths_compute, gn_azimuth_convert
 *
 * References: MGRS
 *     gn_mgrs_capacity, gn_mgrs_encode, gn_mgrs_encode_utm, gn_mgrs_encode_batch,
 *     gn_mgrs_encode_utm_batch, gn_mgrs_decode, gn_mgrs_decode_strict, gn_mgrs_decode_batch,
 *     gn_mgrs_decode_strict_batch, gn_mgrs_decode_cells_batch, gn_mgrs_outline, gn_mgrs_bounds
 *
 * References: Positions as text
 *     gn_position_parse, gn_coordinate_parse, gn_position_parse_batch, gn_format_options_init,
 *     gn_position_format, gn_position_format_batch
 *
 * References: GEOREF and GARS
 *     gn_georef_encode, gn_georef_encode_batch, gn_georef_decode, gn_georef_decode_batch,
 *     gn_gars_encode, gn_gars_encode_batch, gn_gars_decode, gn_gars_decode_batch
 *
 * References: Typing MGRS references
 *     gn_mgrs_type, gn_mgrs_type_fields
 *
 * Geometry: Routes
 *     gn_route_length, gn_route_distances, gn_route_point, gn_route_nearest,
 *     gn_route_nearest_batch, gn_route_densify, gn_route_simplify
 *
 * Geometry: Polygons
 *     gn_polygon_measure, gn_polygon_orientation, gn_polygon_contains, gn_polygon_contains_batch,
 *     gn_polygon_bounds, gn_polygon_centroid, gn_polygon_find_crossing
 *
 * Geometry: Shapes
 *     gn_shape_options_init, gn_circle, gn_circle_bounds, gn_ellipse, gn_wedge, gn_arc,
 *     gn_ring_set, gn_circle_geojson, gn_ellipse_geojson, gn_wedge_geojson, gn_arc_geojson,
 *     gn_ring_set_geojson
 *
 * Geometry: Tactical shapes
 *     gn_outline_options_init, gn_rectangle, gn_route_parallel, gn_route_corridor, gn_route_arrow,
 *     gn_route_marks, gn_frame_points_batch
 *
 * Geometry: Indexes
 *     gn_index_check
 *
 * Geometry: Points in an index
 *     gn_point_index_build, gn_point_index_nearest, gn_point_index_nearest_batch,
 *     gn_point_index_within, gn_point_index_count_batch, gn_point_index_within_batch,
 *     gn_point_index_in_bounds, gn_point_index_in_bounds_batch
 *
 * Geometry: Edges in an index
 *     gn_polygon_index_build, gn_route_index_build, gn_edge_index_contains_batch,
 *     gn_edge_index_nearest_batch, gn_edge_index_crossings
 *
 * Documents: Routes and polygons as GeoJSON
 *     gn_geojson_options_init, gn_route_geojson, gn_polygon_geojson
 *
 * Documents: GPX, KML, GeoJSON and Cursor on Target
 *     gn_exchange_detect, gn_gpx_read, gn_kml_read, gn_cot_read, gn_geojson_read,
 *     gn_cot_find_event, gn_cot_search_event, gn_xml_unescape, gn_xml_to_utf8, gn_json_unescape,
 *     gn_feature_init, gn_exchange_options_init, gn_gpx_write, gn_kml_write, gn_cot_write,
 *     gn_features_geojson
 *
 * Map: Grid lines and labels
 *     gn_grid_options_init, gn_grid_geojson, gn_grid_lines, gn_grid_lines_pixels, gn_grid_labels,
 *     gn_grid_label_places, gn_grid_spacing, gn_grid_bound
 *
 * Map: Screen
 *     gn_screen_scale, gn_screen_scale_bar, gn_screen_view, gn_screen_point_to_pixel,
 *     gn_screen_point_to_pixel_batch, gn_screen_pixel_to_point, gn_screen_pixel_to_point_batch,
 *     gn_screen_matrix, gn_screen_camera
 *
 * Map: Views
 *     gn_points_bounds, gn_screen_fit
 *
 * Map: Web Mercator
 *     gn_web_mercator_forward, gn_web_mercator_inverse, gn_web_mercator_forward_batch,
 *     gn_web_mercator_inverse_batch
 *
 * Map: Tiles
 *     gn_tile_at, gn_tile_at_batch, gn_tile_bounds, gn_tile_quadkey_format, gn_tile_quadkey_parse,
 *     gn_tile_cover_bounds, gn_tile_cover_polygon, gn_tile_cover_route, gn_tile_count_bounds,
 *     gn_tile_count_polygon, gn_tile_count_route
 *
 * Motion: Tracks
 *     gn_track_options_init, gn_track_begin, gn_track_add, gn_track_end, gn_track_summarize
 *
 * Motion: Fences
 *     gn_fence_options_init, gn_fence_index_build, gn_fence_index_holding,
 *     gn_fence_index_holding_batch, gn_fence_index_step
 *
 * Motion: Navigation
 *     gn_navigation_options_init, gn_navigation_step
 *
 * Observation: Heights
 *     gn_height_grid_hgt, gn_height_grid_dted, gn_height_grid_gtx, gn_height_at, gn_height_at_batch
 *
 * Observation: Profiles and lines of sight
 *     gn_profile_sample_route, gn_profile_summarize, gn_sight_options_init, gn_sight_between,
 *     gn_sight_along
 *
 * Observation: Viewsheds
 *     gn_viewshed_cells, gn_viewshed_dead_ground
 *
 * Observation: Sun and moon
 *     gn_sun_position, gn_moon_position, gn_sun_position_batch, gn_sun_events, gn_moon_events,
 *     gn_moon_phase_at
 *
 * Observation: Shot groups and calibrated photos
 *     gn_group_measure, gn_target_convert, gn_calibration_fit, gn_calibration_to_plane_batch,
 *     gn_calibration_to_pixels_batch
 *
 * Written by Tools/header from the comments in Sources/GridNorthC: change those.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_H
#define GRIDNORTH_H

#include "gridnorth_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * -------------------------------------------------------------------------------------------------
 * Base: Library
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Returns the version of the library as text.
 *
 * @return "major.minor.patch" in ASCII with a final zero; static, do not free it.
 *
 * Compare it with GN_VERSION_MAJOR, GN_VERSION_MINOR and GN_VERSION_PATCH to check that the header
 * matches the library. Since 0.1.
 *
 *     puts(gn_version());   // 0.2.0
 */
const char *gn_version(void);

/**
 * Returns the version of the library as one number, which increases with every release.
 *
 * @return 1,000,000 times the major, 1,000 times the minor, plus the patch number.
 *
 * Since 0.1.
 *
 *     if (gn_version_number() < 2000) puts("GridNorth 0.2 is needed");
 */
uint32_t gn_version_number(void);

/**
 * Returns the English sentence that explains a status.
 *
 * @param status  Any number.
 *
 * @return ASCII text with a final zero; static, do not free it; null for a number that is not a
 *         status.
 *
 * Since 0.1.
 *
 *     puts(gn_status_text(GN_ERROR_LATITUDE));   // The latitude lies outside -90 to 90 degrees.
 */
const char *gn_status_text(gn_status status);

/**
 * Returns the name of a status, as spelled in this header.
 *
 * @param status  Any number.
 *
 * @return For example "GN_ERROR_LATITUDE", with a final zero; static, do not free it; null for a
 *         number that is not a status.
 *
 * Walk from 0 to GN_STATUS_LIMIT to list all statuses. Since 0.1.
 *
 *     puts(gn_status_name(GN_ERROR_LATITUDE));   // GN_ERROR_LATITUDE
 */
const char *gn_status_name(gn_status status);

/**
 * Returns the level of processor instructions that calls use.
 *
 * @return 4 for x86-64-v4 (AVX-512), 3 for x86-64-v3 (AVX2), 1 for the instructions that every
 *         processor of the family has.
 *
 * The library for x86-64 contains most functions over many rows or vertices three times, once for
 * each level. When it is loaded, it chooses the best level that the processor has and the operating
 * system allows. Every other build has one level. All levels give the same bits. Since 0.1.
 *
 *     printf("x86-64-v%d\n", (int)gn_cpu_level());
 */
int32_t gn_cpu_level(void);

/**
 * Limits the level of processor instructions that calls use, for tests and measurements.
 *
 * @param level  The highest level to use; anything below 3 means level 1. 4 or more removes the
 *               limit.
 *
 * @return The level from now on: the highest that the processor has and the limit allows.
 *
 * The limit applies to all threads, from their next call on. It changes only the speed, never the
 * results. A build with one level keeps that level. The call asks the processor again, which can
 * take tens of microseconds in a virtual machine. Since 0.1.
 *
 *     gn_cpu_level_limit(1);   // the level of every processor of the family
 *     gn_cpu_level_limit(4);   // the best again
 */
int32_t gn_cpu_level_limit(int32_t level);

/*
 * -------------------------------------------------------------------------------------------------
 * Base: Times
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Reads a time in the form of ISO 8601: "2026-11-22T08:17:05.250Z".
 *
 * @param text          A date, "T" or a blank, hours, minutes, and perhaps seconds with decimals,
 *                      then "Z" or an offset such as "+02:00"; or a date alone, a month or a year,
 *                      as in KML. Blanks around it are skipped. May be null if text_size is 0.
 * @param text_size     Bytes at text.
 * @param seconds       Receives seconds since the beginning of 1970 in UTC without leap seconds;
 *                      unchanged on error.
 * @param error_offset  Receives the offset of the first byte in doubt, 0 on success; may be null.
 *
 * @return GN_OK, GN_ERROR_DATE, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_REST, GN_ERROR_NULL, or
 *         GN_ERROR_OFFSET for a size beyond memory.
 *
 * Years are 0001 to 9999 in the Gregorian calendar. A text without an offset is in UTC. Hour 24 is
 * taken with minutes and seconds of 0; second 60, a leap second, means the same as the second after
 * it, which must lie before the year 10000. A day, a month and a year mean their beginning, in UTC
 * or at an offset. Offsets are at most 14 hours. Seconds have any number of decimals, after a point
 * or a comma; the result is the double nearest to a text of up to 9. Since 0.2.
 *
 * Time grows with the bytes of the text. Slowest input known: blanks.
 *
 *     double seconds;
 *     gn_time_parse("2026-11-22T08:17:05.250Z", 24, &seconds, NULL);   // 1795335425.25
 */
gn_status gn_time_parse(const char *text, size_t text_size, double *seconds, size_t *error_offset);

/**
 * Writes a time in the form of ISO 8601, in UTC.
 *
 * @param seconds   Seconds since the beginning of 1970 in UTC without leap seconds, in the years 1
 *                  to 9999.
 * @param decimals  The decimals of the seconds, 0 ... 9.
 * @param out       Receives ASCII text and a final zero; may be null if capacity is 0.
 * @param capacity  Bytes at out; 31 always suffice.
 * @param needed    Receives the capacity needed, including the final zero; 0 when refused; may be
 *                  null.
 *
 * @return GN_OK, GN_ERROR_NOT_FINITE, GN_ERROR_YEAR, GN_ERROR_DECIMALS, GN_ERROR_BUFFER_TOO_SMALL
 *         or GN_ERROR_NULL.
 *
 * Rounds the number as it is, half to even, once. Since 0.2.
 *
 * Takes constant time.
 *
 *     char text[31];
 *     gn_time_format(1795335425.25, 3, text, sizeof text, NULL);   // 2026-11-22T08:17:05.250Z
 */
gn_status gn_time_format(double seconds, int32_t decimals, char *out, size_t capacity,
                         size_t *needed);

/*
 * -------------------------------------------------------------------------------------------------
 * Base: Lengths, areas, angles, speeds and courses for display
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Writes a length as people read it: "850 m", "1.25 km".
 *
 * @param meters    -1e15 ... 1e15; a negative length keeps its sign.
 * @param units     A system, GN_UNITS_METRIC, GN_UNITS_IMPERIAL or GN_UNITS_NAUTICAL, which has a
 *                  unit for every length; or one unit, GN_UNITS_METERS, GN_UNITS_KILOMETERS,
 *                  GN_UNITS_FEET, GN_UNITS_MILES or GN_UNITS_NAUTICAL_MILES (since 0.2).
 * @param digits    Significant digits, 1 ... 15: all of them are written, "1.00 km"; or 0: as many
 *                  as suit the number.
 * @param out       Receives ASCII text and a final zero; may be null if capacity is 0.
 * @param capacity  Bytes at out; GN_MEASURE_CAPACITY always suffices.
 * @param needed    Receives the capacity needed, including the final zero; 0 when refused; may be
 *                  null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, GN_ERROR_UNIT,
 *         GN_ERROR_DIGITS or GN_ERROR_BUFFER_TOO_SMALL.
 *
 * Lengths of 1000 m or more are in kilometers, of 1000 ft or more in miles, of a tenth of a
 * nautical mile or more in nautical miles; shorter ones are in meters or feet. The rounded number
 * decides: 999.7 m is "1.00 km", never "1000 m". With digits 0 a number has three significant
 * digits, but every digit before the point is kept: "1234 km". Meters and feet are whole numbers
 * from 10 up; below 10 they have two significant digits and at most three decimals: "12 m", "1.2
 * m", "0.012 m". In one unit, no length has more than three decimals: 12.3 m is "0.012 km". Ties
 * are rounded to the even digit. There are never more than 20 decimals, and never "-0".
 * gn_length_parse() reads the text back, to within half of its last digit. On error, out holds an
 * empty text. Since 0.1.
 *
 * Takes constant time.
 *
 *     char text[GN_MEASURE_CAPACITY];
 *     gn_length_format(1250, GN_UNITS_METRIC, 0, text, sizeof text, NULL);   // 1.25 km
 */
gn_status gn_length_format(double meters, int32_t units, int32_t digits, char *out, size_t capacity,
                           size_t *needed);

/**
 * Reads a length: a number and its unit.
 *
 * @param text          UTF-8, not necessarily zero-terminated: "850 m", "1,25KM", "-300 ft", "12.5
 *                      nautical miles".
 * @param text_size     Bytes at text.
 * @param meters        Receives the length; unchanged on error.
 * @param error_offset  Receives the offset in bytes of the refused part; 0 when nothing is refused;
 *                      may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY,
 *         GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_INCOMPLETE for a sign alone, GN_ERROR_TEXT_NUMBER,
 *         GN_ERROR_TEXT_COMMA, GN_ERROR_TEXT_UNIT for an unknown or missing unit,
 *         GN_ERROR_TEXT_REST, or GN_ERROR_MEASURE beyond 1e16 meters.
 *
 * Numbers may have a sign and a decimal point or comma, but no exponent and no thousands
 * separators: "1,250 m" has two meanings and is refused with GN_ERROR_TEXT_COMMA; write "1.250 m"
 * or "1250 m". The units are m, km, ft, yd, mi, nmi (also NM) and their names, singular or plural,
 * in upper or lower case, with or without a blank before them; a prime or an apostrophe means feet.
 * M is a meter. Since 0.1.
 *
 * Time grows with the bytes of the text. Slowest input known: a number of very many digits.
 *
 *     double meters;
 *     gn_length_parse("12.5 nmi", 8, &meters, NULL);   // 23150
 */
gn_status gn_length_parse(const char *text, size_t text_size, double *meters, size_t *error_offset);

/**
 * Writes an area as people read it: "850 m²", "1.25 ha".
 *
 * @param square_meters  -1e15 ... 1e15; a negative area (of a clockwise polygon) keeps its sign.
 * @param units          GN_UNITS_METRIC, GN_UNITS_IMPERIAL or GN_UNITS_NAUTICAL; the units of
 *                       lengths alone are refused.
 * @param digits         Significant digits, 1 ... 15: all of them are written, "1.00 ha"; or 0: as
 *                       many as suit the number.
 * @param out            Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity       Bytes at out; GN_MEASURE_CAPACITY always suffices.
 * @param needed         Receives the capacity needed, including the final zero; 0 when refused; may
 *                       be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, GN_ERROR_UNIT,
 *         GN_ERROR_DIGITS or GN_ERROR_BUFFER_TOO_SMALL.
 *
 * Metric: m², hectares (ha) from 10,000 m², km² from 100 ha. Imperial: ft², acres (ac) from one
 * acre, mi² from 640 acres (one square mile). Nautical: ft², nmi² from a hundredth of one. Digits
 * follow the rules of gn_length_format(), with m² and ft² in place of meters and feet: "9999 m²",
 * "1.00 ha". gn_area_parse() reads the text back, to within half of its last digit. On error, out
 * holds an empty text. Since 0.1.
 *
 * Takes constant time.
 *
 *     char text[GN_MEASURE_CAPACITY];
 *     gn_area_format(12500, GN_UNITS_METRIC, 0, text, sizeof text, NULL);   // 1.25 ha
 */
gn_status gn_area_format(double square_meters, int32_t units, int32_t digits, char *out,
                         size_t capacity, size_t *needed);

/**
 * Reads an area: a number and its unit.
 *
 * @param text           UTF-8, not necessarily zero-terminated: "850 m2", "1,25 ha", "3 sq mi", "40
 *                       acres".
 * @param text_size      Bytes at text.
 * @param square_meters  Receives the area; unchanged on error.
 * @param error_offset   Receives the offset in bytes of the refused part; 0 when nothing is
 *                       refused; may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY,
 *         GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_INCOMPLETE for a sign alone, GN_ERROR_TEXT_NUMBER,
 *         GN_ERROR_TEXT_COMMA, GN_ERROR_TEXT_UNIT for an unknown or missing unit,
 *         GN_ERROR_TEXT_REST, or GN_ERROR_MEASURE beyond 1e16 square meters.
 *
 * Numbers follow the rules of gn_length_parse(). The units, in upper or lower case, are hectares
 * (ha), acres (ac), and any unit of length that has letters, with "2", "^2" or "²" after it, or
 * "sq" or "square" before it. Since 0.1.
 *
 * Time grows with the bytes of the text. Slowest input known: a number of very many digits.
 *
 *     double square_meters;
 *     gn_area_parse("3 ha", 4, &square_meters, NULL);   // 30000
 */
gn_status gn_area_parse(const char *text, size_t text_size, double *square_meters,
                        size_t *error_offset);

/**
 * Writes an azimuth as people read it: "45.5°", "800 mil", "NNE".
 *
 * @param degrees   Clockwise from north, -1e15 ... 1e15; reduced to one turn, exactly.
 * @param unit      GN_ANGLE_DEGREES, GN_ANGLE_MILS, GN_ANGLE_POINTS_8 or GN_ANGLE_POINTS_16.
 * @param decimals  0 ... 12; all of them are written. Compass points have none.
 * @param out       Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity  Bytes at out; GN_MEASURE_CAPACITY always suffices.
 * @param needed    Receives the capacity needed, including the final zero; 0 when refused; may be
 *                  null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, GN_ERROR_UNIT,
 *         GN_ERROR_DECIMALS or GN_ERROR_BUFFER_TOO_SMALL.
 *
 * Rounded numbers lie in [0, 360) or [0, 6400): 359.7 degrees without decimals is "0°". Ties are
 * rounded to the even digit. Halfway between two compass points, the result is the one with the
 * even number, counted clockwise from N. gn_angle_parse() reads the text back, to within half of
 * its last digit (for mils, of the eleventh decimal) or half of the sector of a compass point. On
 * error, out holds an empty text. Since 0.1.
 *
 * Takes constant time.
 *
 *     char text[GN_MEASURE_CAPACITY];
 *     gn_angle_format(45, GN_ANGLE_MILS, 0, text, sizeof text, NULL);   // 800 mil
 */
gn_status gn_angle_format(double degrees, int32_t unit, int32_t decimals, char *out,
                          size_t capacity, size_t *needed);

/**
 * Reads an angle: a number and its unit, or a compass point.
 *
 * @param text          UTF-8, not necessarily zero-terminated: "45.5°", "45,5 deg", "800 mils",
 *                      "NNE".
 * @param text_size     Bytes at text.
 * @param degrees       Receives the angle as written, not reduced; for a compass point the middle
 *                      of its sector, 0 ... 337.5; unchanged on error.
 * @param error_offset  Receives the offset in bytes of the refused part; 0 when nothing is refused;
 *                      may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY,
 *         GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_INCOMPLETE for a sign alone, GN_ERROR_TEXT_NUMBER,
 *         GN_ERROR_TEXT_COMMA, GN_ERROR_TEXT_UNIT for an unknown or missing unit,
 *         GN_ERROR_TEXT_REST, GN_ERROR_TEXT_LETTER where a compass point should end, or
 *         GN_ERROR_MEASURE beyond 1e16 degrees.
 *
 * Numbers follow the rules of gn_length_parse(). The units, in upper or lower case, are the degree
 * sign, d, deg, degree(s), and mil(s), 6400 to a turn. The compass points are the sixteen from N to
 * NNW. Since 0.1.
 *
 * Time grows with the bytes of the text. Slowest input known: a number of very many digits.
 *
 *     double degrees;
 *     gn_angle_parse("NNE", 3, &degrees, NULL);   // 22.5
 */
gn_status gn_angle_parse(const char *text, size_t text_size, double *degrees, size_t *error_offset);

/**
 * Writes a speed as people read it: "5.4 km/h", "12.3 kn", "5:30 min/km".
 *
 * @param meters_per_second  -1e15 ... 1e15 meters per second; a negative speed keeps its sign.
 * @param unit               GN_SPEED_METERS_PER_SECOND, GN_SPEED_KILOMETERS_PER_HOUR,
 *                           GN_SPEED_MILES_PER_HOUR, GN_SPEED_KNOTS or
 *                           GN_SPEED_MINUTES_PER_KILOMETER.
 * @param digits             Significant digits, 1 ... 15: all of them are written; or 0: as many as
 *                           suit the number. A pace has whole seconds, whatever this is.
 * @param out                Receives ASCII text and a final zero; may be null if capacity is 0.
 * @param capacity           Bytes at out; GN_MEASURE_CAPACITY always suffices.
 * @param needed             Receives the capacity needed, including the final zero; 0 when refused;
 *                           may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_SPEED, GN_ERROR_UNIT, GN_ERROR_DIGITS
 *         or GN_ERROR_BUFFER_TOO_SMALL.
 *
 * With digits 0 a number has three significant digits and at most one decimal, but every digit
 * before the point is kept: "0.3 m/s", "12.3 kn", "1080 km/h". Ties are rounded to the even digit;
 * never "-0". A pace is rounded to a second. One of 1000 minutes or more, a meter a minute, is
 * written as no pace: "--:-- min/km", as for the speed 0. From 2000 m/s on a pace would be "0:00",
 * which no speed has: GN_ERROR_SPEED. gn_speed_parse() reads the text back, to within half of its
 * last digit, and what has no pace as 0. On error, out holds an empty text. Since 0.2.
 *
 * Takes constant time.
 *
 *     char text[GN_MEASURE_CAPACITY];
 *     gn_speed_format(1.5, GN_SPEED_KILOMETERS_PER_HOUR, 0, text, sizeof text, NULL);   // 5.4 km/h
 */
gn_status gn_speed_format(double meters_per_second, int32_t unit, int32_t digits, char *out,
                          size_t capacity, size_t *needed);

/**
 * Reads a speed: a number and its unit, or a pace.
 *
 * @param text               UTF-8, not necessarily zero-terminated: "12.3 kn", "5,4 km/h", "30mph",
 *                           "5:30 min/km".
 * @param text_size          Bytes at text.
 * @param meters_per_second  Receives the speed in meters per second; unchanged on error.
 * @param error_offset       Receives the offset in bytes of the refused part; 0 when nothing is
 *                           refused; may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY,
 *         GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_INCOMPLETE for a sign alone or a pace without its
 *         seconds, GN_ERROR_TEXT_NUMBER, GN_ERROR_TEXT_COMMA, GN_ERROR_TEXT_DIGITS for seconds
 *         without two digits, GN_ERROR_TEXT_SIXTY, GN_ERROR_TEXT_UNIT for an unknown or missing
 *         unit, GN_ERROR_TEXT_REST, or GN_ERROR_SPEED beyond 1e16 m/s and for a pace of 0.
 *
 * Numbers follow the rules of gn_length_parse(). The units, in upper or lower case, are km/h (kmh,
 * kph), mph, kn (kt, kts, knot, knots), and any unit of length that has letters, with "/" or "per"
 * and s, min or h (sec, hr, second, minute, hour) behind it. A pace is minutes, a colon and two
 * digits of seconds, then min/km or /km, or decimal minutes, "5.5 min/km"; in place of km may be
 * another unit of length. "--:--" with the unit of a pace is the speed 0. Since 0.2.
 *
 * Time grows with the bytes of the text. Slowest input known: a number of very many digits.
 *
 *     double meters_per_second;
 *     gn_speed_parse("36 km/h", 7, &meters_per_second, NULL);   // 10
 */
gn_status gn_speed_parse(const char *text, size_t text_size, double *meters_per_second,
                         size_t *error_offset);

/**
 * Writes a course and its north, as people read them: "045° M", "0800 mil G".
 *
 * @param degrees   Clockwise from that north, -1e15 ... 1e15; reduced to one turn, exactly.
 * @param north     GN_NORTH_TRUE, GN_NORTH_GRID or GN_NORTH_MAGNETIC: written, not converted.
 * @param unit      GN_ANGLE_DEGREES or GN_ANGLE_MILS.
 * @param decimals  0 ... 12; all of them are written.
 * @param out       Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity  Bytes at out; GN_MEASURE_CAPACITY always suffices.
 * @param needed    Receives the capacity needed, including the final zero; 0 when refused; may be
 *                  null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, GN_ERROR_NORTH,
 *         GN_ERROR_UNIT, GN_ERROR_DECIMALS or GN_ERROR_BUFFER_TOO_SMALL.
 *
 * Degrees have three digits before the point, mils four. The angle is rounded once and exactly,
 * ties to the even digit, and lies in [0, 360) or [0, 6400): 359.7 degrees without decimals is
 * "000°", never "360°". The letter is T, G or M. gn_course_parse() reads the text back, to within
 * half of its last digit (for mils, of the eleventh decimal). On error, out holds an empty text.
 * Since 0.2.
 *
 * Takes constant time.
 *
 *     char text[GN_MEASURE_CAPACITY];
 *     gn_course_format(45, GN_NORTH_MAGNETIC, GN_ANGLE_DEGREES, 0, text, sizeof text, NULL);   // 045° M
 */
gn_status gn_course_format(double degrees, int32_t north, int32_t unit, int32_t decimals, char *out,
                           size_t capacity, size_t *needed);

/**
 * Reads a course: a number, its unit and its north.
 *
 * @param text          UTF-8, not necessarily zero-terminated: "045° M", "45,5 deg true", "0800 mil
 *                      G", "270T".
 * @param text_size     Bytes at text.
 * @param degrees       Receives the angle in degrees as written, not reduced; unchanged on error.
 * @param north         Receives GN_NORTH_TRUE, GN_NORTH_GRID or GN_NORTH_MAGNETIC; unchanged on
 *                      error.
 * @param error_offset  Receives the offset in bytes of the refused part; 0 when nothing is refused;
 *                      may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY,
 *         GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_INCOMPLETE for a sign alone, GN_ERROR_TEXT_NUMBER,
 *         GN_ERROR_TEXT_COMMA, GN_ERROR_NORTH where the north is missing or unknown,
 *         GN_ERROR_TEXT_REST, or GN_ERROR_MEASURE beyond 1e16 degrees.
 *
 * Numbers and units follow the rules of gn_angle_parse(), but there are no compass points, and a
 * number without a unit is in degrees. The norths, in upper or lower case, are T, G, M, true, grid,
 * mag and magnetic. A text without one is refused, because nobody can tell what it counts from:
 * gn_angle_parse() reads it. M is magnetic, never mils. Since 0.2.
 *
 * Time grows with the bytes of the text. Slowest input known: a number of very many digits.
 *
 *     double degrees;
 *     int32_t north;
 *     gn_course_parse("0800 mil G", 10, &degrees, &north, NULL);   // 45, GN_NORTH_GRID
 */
gn_status gn_course_parse(const char *text, size_t text_size, double *degrees, int32_t *north,
                          size_t *error_offset);

/**
 * Writes a declination as people read it: "3.2° E", "12.5° W".
 *
 * @param degrees   Positive where magnetic north lies to the east of true north, -180 ... 180
 *                  degrees. The angle from grid north to magnetic north is written in the same way.
 * @param unit      GN_ANGLE_DEGREES or GN_ANGLE_MILS.
 * @param decimals  0 ... 12; all of them are written.
 * @param out       Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity  Bytes at out; GN_MEASURE_CAPACITY always suffices.
 * @param needed    Receives the capacity needed, including the final zero; 0 when refused; may be
 *                  null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_DECLINATION, GN_ERROR_UNIT,
 *         GN_ERROR_DECIMALS or GN_ERROR_BUFFER_TOO_SMALL.
 *
 * The angle is rounded once and exactly, ties to the even digit. An angle that rounds to zero has
 * no letter: "0.0°". gn_declination_parse() reads the text back, to within half of its last digit
 * (for mils, of the eleventh decimal). On error, out holds an empty text. Since 0.2.
 *
 * Takes constant time.
 *
 *     char text[GN_MEASURE_CAPACITY];
 *     gn_declination_format(-12.5, GN_ANGLE_DEGREES, 1, text, sizeof text, NULL);   // 12.5° W
 */
gn_status gn_declination_format(double degrees, int32_t unit, int32_t decimals, char *out,
                                size_t capacity, size_t *needed);

/**
 * Reads a declination: a number, its unit, and E or W.
 *
 * @param text          UTF-8, not necessarily zero-terminated: "3.2° E", "12,5W", "222 mil west".
 * @param text_size     Bytes at text.
 * @param degrees       Receives the declination in degrees, -180 ... 180, positive to the east;
 *                      unchanged on error.
 * @param error_offset  Receives the offset in bytes of the refused part; 0 when nothing is refused;
 *                      may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY,
 *         GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_SIGN for a sign, GN_ERROR_TEXT_NUMBER,
 *         GN_ERROR_TEXT_COMMA, GN_ERROR_TEXT_HEMISPHERE where E or W is missing,
 *         GN_ERROR_TEXT_REST, or GN_ERROR_DECLINATION beyond 180 degrees.
 *
 * Numbers and units follow the rules of gn_angle_parse(), but there are no signs and no compass
 * points, and a number without a unit is in degrees. E, W, east and west may be in upper or lower
 * case. Zero needs no letter. Since 0.2.
 *
 * Time grows with the bytes of the text. Slowest input known: a number of very many digits.
 *
 *     double degrees;
 *     gn_declination_parse("12.5 W", 6, &degrees, NULL);   // -12.5
 */
gn_status gn_declination_parse(const char *text, size_t text_size, double *degrees,
                               size_t *error_offset);

/*
 * -------------------------------------------------------------------------------------------------
 * Base: Columns of texts
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Copies texts of an Arrow column into slots: of the types string and large_string, or binary.
 *
 * @param offsets        Where each text begins in the data, and behind the last one where it ends:
 *                       first + count + 1 whole numbers, the lowest byte first. They need not be
 *                       aligned.
 * @param offsets_size   Bytes at offsets.
 * @param offset_width   Bytes of an offset: 4 for string, 8 for large_string.
 * @param data           The bytes of the texts.
 * @param data_size      Bytes at data.
 * @param validity       A bit for each row from row 0 on, the lowest of a byte first: 0 if the row
 *                       is missing.
 * @param validity_size  Bytes at validity; 0: no row is missing.
 * @param first          The row at which to begin: the offset of the Arrow column, and how many
 *                       rows were done before.
 * @param count          Rows; without any, nothing is read.
 * @param texts          count slots; each receives a text, padded with zeros, as all batches read
 *                       them.
 * @param text_size      Bytes in a slot. A text may fill it.
 * @param text_stride    Bytes from one slot to the next.
 * @param statuses       Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_OFFSET if the width is another or the
 *         offsets or the validity are too small for the rows, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes an empty text, and its status says why: GN_ERROR_MISSING,
 * GN_ERROR_BUFFER_TOO_SMALL if the text is longer than a slot, GN_ERROR_TEXT_BYTE if a zero byte
 * would end it, or GN_ERROR_OFFSET if its offsets decrease or lead outside of the data. Nothing
 * outside of the buffers is read, whatever they hold. An empty text is none of these. Slots of a
 * few thousand rows at a time stay in the cache. Since 0.2.
 *
 * Time grows with the rows and the bytes of a slot.
 *
 *     const uint8_t offsets[] = {0, 0, 0, 0, 5, 0, 0, 0, 5, 0, 0, 0, 10, 0, 0, 0}, valid[] = {5};   // 0, 5, 5, 10
 *     char texts[3][16];
 *     uint8_t statuses[3];   // 0, GN_ERROR_MISSING, 0
 *     gn_texts_from_offsets_batch(offsets, sizeof offsets, 4, (const uint8_t *)"31NAA32ULC", 10, valid, 1, 0, 3,
 *                                 texts[0], 16, 16, statuses);
 */
gn_status gn_texts_from_offsets_batch(const uint8_t *offsets, size_t offsets_size,
                                      int32_t offset_width, const uint8_t *data, size_t data_size,
                                      const uint8_t *validity, size_t validity_size, uint64_t first,
                                      size_t count, char *texts, size_t text_size,
                                      ptrdiff_t text_stride, uint8_t *statuses);

/**
 * Copies texts of an Arrow column into slots: of the type string_view, or binary_view.
 *
 * @param views          16 bytes for each of first + count rows: the length, and either the text or
 *                       its first four bytes, the number of a data buffer and the offset in it.
 *                       They need not be aligned.
 * @param views_size     Bytes at views.
 * @param buffer         The number of the data buffer: 0 for the first.
 * @param data           The bytes of the texts in that buffer.
 * @param data_size      Bytes at data.
 * @param validity       A bit for each row from row 0 on, the lowest of a byte first: 0 if the row
 *                       is missing.
 * @param validity_size  Bytes at validity; 0: no row is missing.
 * @param first          The row at which to begin: the offset of the Arrow column, and how many
 *                       rows were done before.
 * @param count          Rows; without any, nothing is read.
 * @param texts          count slots; each receives a text, padded with zeros, as all batches read
 *                       them.
 * @param text_size      Bytes in a slot. A text may fill it.
 * @param text_stride    Bytes from one slot to the next.
 * @param statuses       Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_OFFSET if the views or the validity are
 *         too small for the rows, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes an empty text, and its status says why: GN_ERROR_MISSING,
 * GN_ERROR_BUFFER_TOO_SMALL if the text is longer than a slot, GN_ERROR_TEXT_BYTE if a zero byte
 * would end it, or GN_ERROR_OFFSET if its length is negative or it lies outside of the data, or in
 * another data buffer. For a column with several, call once for each, and keep the rows that have
 * another status. Nothing outside of the buffers is read, whatever they hold. Since 0.2.
 *
 * Time grows with the rows and the bytes of a slot.
 *
 *     const uint8_t views[32] = {5, 0, 0, 0, '3', '1', 'N', 'A', 'A', [16] = 15, 0, 0, 0, '3', '2', 'U', 'L'};
 *     char texts[2][16];
 *     gn_texts_from_views_batch(views, sizeof views, 0, (const uint8_t *)"32ULC9800461620", 15, NULL, 0, 0, 2,
 *                               texts[0], 16, 16, NULL);
 */
gn_status gn_texts_from_views_batch(const uint8_t *views, size_t views_size, int32_t buffer,
                                    const uint8_t *data, size_t data_size, const uint8_t *validity,
                                    size_t validity_size, uint64_t first, size_t count, char *texts,
                                    size_t text_size, ptrdiff_t text_stride, uint8_t *statuses);

/**
 * Copies texts out of slots into the buffers of an Arrow column: of the type string or
 * large_string.
 *
 * @param texts            count slots, as batches write them; not null unless count is 0.
 * @param text_size        Bytes in a slot.
 * @param text_stride      Bytes from one slot to the next; 0: every row uses the first.
 * @param count            Rows.
 * @param start            The first offset: how many bytes the texts before these have taken.
 * @param offset_width     Bytes of an offset: 4 for string, 8 for large_string.
 * @param offsets          Receives count + 1 offsets, the lowest byte first; may be null if
 *                         offset_capacity is 0.
 * @param offset_capacity  Bytes that fit at offsets; 0 asks for the number.
 * @param offsets_needed   Receives the number of bytes, also when a buffer is too small; 0 when
 *                         refused; may be null.
 * @param data             Receives the texts, one after the other; may be null if data_capacity is
 *                         0.
 * @param data_capacity    Bytes that fit at data; 0 asks for the number.
 * @param data_needed      Likewise.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_OFFSET if the width is another or the last
 *         offset does not fit into it, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * If one of the buffers is too small, none is written. The first offset equals the last one of the
 * rows before: written to the same place, the offsets of many calls become those of one column. A
 * row that is missing has an empty text; its bit in the validity is the caller's. Since 0.2.
 *
 * Time grows with the rows and the bytes of a slot.
 *
 *     const char texts[2][16] = {"31NAA", "32ULC9800461620"};
 *     uint8_t offsets[12], data[32];   // 0, 5, 20
 *     gn_texts_to_offsets(texts[0], 16, 16, 2, 0, 4, offsets, sizeof offsets, NULL, data, sizeof data, NULL);
 */
gn_status gn_texts_to_offsets(const char *texts, size_t text_size, ptrdiff_t text_stride,
                              size_t count, uint64_t start, int32_t offset_width, uint8_t *offsets,
                              size_t offset_capacity, size_t *offsets_needed, uint8_t *data,
                              size_t data_capacity, size_t *data_needed);

/**
 * Copies texts out of slots into the buffers of an Arrow column: of the type string_view.
 *
 * @param texts          count slots, as batches write them; not null unless count is 0.
 * @param text_size      Bytes in a slot.
 * @param text_stride    Bytes from one slot to the next; 0: every row uses the first.
 * @param count          Rows.
 * @param buffer         The number of the data buffer that receives texts of more than 12 bytes: 0
 *                       for the first.
 * @param start          Where they begin in it: how many bytes the texts before these have taken.
 * @param views          Receives 16 bytes for each row; may be null if view_capacity is 0.
 * @param view_capacity  Bytes that fit at views; 0 asks for the number.
 * @param views_needed   Receives the number of bytes, also when a buffer is too small; 0 when
 *                       refused; may be null.
 * @param data           Receives the texts of more than 12 bytes, one after the other; may be null
 *                       if data_capacity is 0.
 * @param data_capacity  Bytes that fit at data; 0 asks for the number.
 * @param data_needed    Likewise.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_OFFSET if the number of the buffer is negative
 *         or the texts would end beyond 2,147,483,647 bytes (begin another data buffer),
 *         GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * If one of the buffers is too small, none is written. A row that is missing has an empty text; its
 * bit in the validity is the caller's. Since 0.2.
 *
 * Time grows with the rows and the bytes of a slot.
 *
 *     const char texts[2][16] = {"31NAA", "32ULC9800461620"};
 *     uint8_t views[32], data[32];   // 15 bytes of data
 *     gn_texts_to_views(texts[0], 16, 16, 2, 0, 0, views, sizeof views, NULL, data, sizeof data, NULL);
 */
gn_status gn_texts_to_views(const char *texts, size_t text_size, ptrdiff_t text_stride,
                            size_t count, int32_t buffer, uint64_t start, uint8_t *views,
                            size_t view_capacity, size_t *views_needed, uint8_t *data,
                            size_t data_capacity, size_t *data_needed);

/*
 * -------------------------------------------------------------------------------------------------
 * Earth: UTM and UPS
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Projects a position onto the UTM or UPS grid.
 *
 * @param latitude   Degrees, -90 ... 90.
 * @param longitude  Degrees; any finite value, reduced to [-180, 180).
 * @param zone       GN_ZONE_STANDARD; or 1 ... 60 for that zone, with the hemisphere of the
 *                   position; or an EPSG code for zone and hemisphere: 32601 ... 32660 and
 *                   32701 ... 32760 (the northing then continues across the equator), 32661 and
 *                   32761 (UPS).
 * @param out        Receives easting and northing in meters, zone and hemisphere; unchanged on
 *                   error.
 *
 * @return GN_OK, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_ZONE, GN_ERROR_TOO_FAR or
 *         GN_ERROR_NULL.
 *
 * The standard zones are those of UTM in latitudes [-80, 84), with the exceptions of Norway (32V)
 * and Svalbard (31X to 37X), and UPS beyond. You may choose a zone up to 9 degrees from its central
 * meridian, and up to 60 degrees as long as the easting stays in [0, 1000 km]; and UPS as long as
 * the coordinates stay within [1200 km, 2800 km] (north) or [700 km, 3300 km] (south). Agrees with
 * GeographicLib to 10 nm; transverse Mercator after Karney 2011, equations 7 to 36, polar
 * stereographic after Snyder 1987, equations 21-33 and 21-39. Since 0.1.
 *
 *     gn_utm utm;
 *     gn_utm_forward(48.85837, 2.294481, GN_ZONE_STANDARD, &utm);   // zone 31
 */
gn_status gn_utm_forward(double latitude, double longitude, int32_t zone, gn_utm *out);

/**
 * Finds the position of a point on the UTM or UPS grid.
 *
 * @param utm  Easting and northing in meters, zone 1 ... 60 or GN_ZONE_UPS, hemisphere. UTM:
 *             easting in [-510 km, 1510 km], northing between the poles, up to 9,997,964.9431 m
 *             from the equator. UPS: in the range of gn_utm_forward().
 * @param out  Receives the position; longitude in [-180, 180); unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NOT_FINITE, GN_ERROR_ZONE, GN_ERROR_HEMISPHERE, GN_ERROR_EASTING,
 *         GN_ERROR_NORTHING or GN_ERROR_NULL.
 *
 * A northing may lie across the equator. At a pole, the longitude is 0. Agrees with GeographicLib
 * to 10 nm. Since 0.1.
 *
 *     gn_utm utm = {448251.9, 5411943.8, 31, GN_NORTH};
 *     gn_point point;
 *     gn_utm_inverse(&utm, &point);
 */
gn_status gn_utm_inverse(const gn_utm *utm, gn_point *out);

/**
 * Projects many positions onto the UTM or UPS grid.
 *
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; any finite values, reduced to [-180, 180); not null unless
 *                          count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param count             Positions.
 * @param zone              GN_ZONE_STANDARD; 1 ... 60 for that zone, with the hemisphere of the
 *                          position; or an EPSG code for zone and hemisphere: 32601 ... 32660,
 *                          32701 ... 32760, 32661 and 32761 (UPS). It applies to all rows.
 * @param eastings          Receives the eastings, in meters.
 * @param easting_stride    Bytes from one easting to the next.
 * @param northings         Receives the northings, in meters.
 * @param northing_stride   Bytes from one northing to the next.
 * @param zones             Receives the zones with the sign of the hemisphere: 33, -33, and 61, -61
 *                          for UPS (GN_ZONE_ROW_UPS); 0 in a refused row; may be null.
 * @param zone_stride       Bytes from one zone to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_ZONE, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE or
 * GN_ERROR_TOO_FAR. Each row equals the result of gn_utm_forward(), bit for bit. Since 0.1.
 *
 * Time grows with the rows. Slowest input known: rows far from their zone, which are finished one
 * by one.
 *
 *     const double latitudes[] = {48.8584, 40.6892}, longitudes[] = {2.2945, -74.0445};
 *     double eastings[2], northings[2];
 *     int32_t zones[2];   // 31, 18
 *     gn_utm_forward_batch(latitudes, 8, longitudes, 8, 2, GN_ZONE_STANDARD, eastings, 8,
 *                          northings, 8, zones, 4, NULL);
 */
gn_status gn_utm_forward_batch(const double *latitudes, ptrdiff_t latitude_stride,
                               const double *longitudes, ptrdiff_t longitude_stride, size_t count,
                               int32_t zone, double *eastings, ptrdiff_t easting_stride,
                               double *northings, ptrdiff_t northing_stride, int32_t *zones,
                               ptrdiff_t zone_stride, uint8_t *statuses);

/**
 * Finds the positions of many points on UTM or UPS grids.
 *
 * @param eastings          Meters, in the range of gn_utm_inverse(); not null unless count is 0.
 * @param easting_stride    Bytes from one easting to the next; 0: every row uses the first.
 * @param northings         Meters, in the range of gn_utm_inverse(); not null unless count is 0.
 * @param northing_stride   Bytes from one northing to the next; 0: every row uses the first.
 * @param zones             Zones with the sign of the hemisphere, as gn_utm_forward_batch() returns
 *                          them: 33 north, -33 south, 61 and -61 UPS; not null unless count is 0.
 * @param zone_stride       Bytes from one zone to the next; 0: every row uses the first.
 * @param count             Points.
 * @param latitudes         Receives the latitudes, in degrees.
 * @param latitude_stride   Bytes from one latitude to the next.
 * @param longitudes        Receives the longitudes, in degrees, in [-180, 180).
 * @param longitude_stride  Bytes from one longitude to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_ERROR_ZONE, GN_ERROR_NOT_FINITE,
 * GN_ERROR_EASTING or GN_ERROR_NORTHING. Each row equals the result of gn_utm_inverse(), bit for
 * bit. With stride 0, one zone applies to all points. Since 0.1.
 *
 * Time grows with the rows. Slowest input known: rows far from their zone, which are finished one
 * by one.
 *
 *     const double eastings[] = {448251, 585628}, northings[] = {5411943, 4511322};
 *     const int32_t zones[] = {31, 18};
 *     double latitudes[2], longitudes[2];
 *     gn_utm_inverse_batch(eastings, 8, northings, 8, zones, 4, 2,
 *                          latitudes, 8, longitudes, 8, NULL);
 */
gn_status gn_utm_inverse_batch(const double *eastings, ptrdiff_t easting_stride,
                               const double *northings, ptrdiff_t northing_stride,
                               const int32_t *zones, ptrdiff_t zone_stride, size_t count,
                               double *latitudes, ptrdiff_t latitude_stride, double *longitudes,
                               ptrdiff_t longitude_stride, uint8_t *statuses);

/**
 * Finds the meridian convergence and the point scale of a UTM or UPS grid at a position.
 *
 * @param latitude     Degrees, -90 ... 90.
 * @param longitude    Degrees; any finite value, reduced to [-180, 180).
 * @param zone         GN_ZONE_STANDARD; 1 ... 60 for that zone, with the hemisphere of the
 *                     position; or an EPSG code for zone and hemisphere: 32601 ... 32660,
 *                     32701 ... 32760, 32661 and 32761 (UPS).
 * @param convergence  Receives the azimuth of grid north, in degrees clockwise from true north; may
 *                     be null.
 * @param scale        Receives length on the grid divided by length on the ellipsoid; may be null.
 *
 * @return GN_OK, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_ZONE or GN_ERROR_TOO_FAR.
 *
 * Grid azimuth is true azimuth minus convergence. On the central meridian the convergence is 0 and
 * the scale 0.9996; at a pole of UPS the convergence is the longitude (north) or its opposite
 * (south), and the scale 0.994. Karney 2011, equations 23 to 29; Snyder 1987, equation 21-32. Since
 * 0.1.
 *
 *     double convergence, scale;
 *     gn_utm_factors(48.85837, 2.294481, GN_ZONE_STANDARD, &convergence, &scale);
 */
gn_status gn_utm_factors(double latitude, double longitude, int32_t zone, double *convergence,
                         double *scale);

/**
 * Finds the meridian convergence and the point scale of a UTM or UPS grid at many positions.
 *
 * @param latitudes           Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride     Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes          Degrees; any finite values, reduced to [-180, 180); not null unless
 *                            count is 0.
 * @param longitude_stride    Bytes from one longitude to the next; 0: every row uses the first.
 * @param count               Positions.
 * @param zone                GN_ZONE_STANDARD; 1 ... 60 for that zone, with the hemisphere of the
 *                            position; or an EPSG code for zone and hemisphere: 32601 ... 32660,
 *                            32701 ... 32760, 32661 and 32761 (UPS). It applies to all rows.
 * @param convergences        Receives the azimuths of grid north, in degrees clockwise from true
 *                            north.
 * @param convergence_stride  Bytes from one convergence to the next.
 * @param scales              Receives the point scales.
 * @param scale_stride        Bytes from one scale to the next.
 * @param statuses            Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_ZONE, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE or
 * GN_ERROR_TOO_FAR. Each row equals the result of gn_utm_factors(), bit for bit. Since 0.1.
 *
 * Time grows with the rows. Slowest input known: rows far from their zone, which are finished one
 * by one.
 *
 *     const double latitudes[] = {48.8584, 40.6892}, longitudes[] = {2.2945, -74.0445};
 *     double convergences[2], scales[2];
 *     gn_utm_factors_batch(latitudes, 8, longitudes, 8, 2, GN_ZONE_STANDARD, convergences, 8,
 *                          scales, 8, NULL);
 */
gn_status gn_utm_factors_batch(const double *latitudes, ptrdiff_t latitude_stride,
                               const double *longitudes, ptrdiff_t longitude_stride, size_t count,
                               int32_t zone, double *convergences, ptrdiff_t convergence_stride,
                               double *scales, ptrdiff_t scale_stride, uint8_t *statuses);

/**
 * Finds the standard zone of a position.
 *
 * @param latitude    Degrees, -90 ... 90.
 * @param longitude   Degrees; any finite value, reduced to [-180, 180).
 * @param zone        Receives 1 ... 60, or GN_ZONE_UPS at 84 north and beyond, and south of 80
 *                    south.
 * @param hemisphere  Receives GN_NORTH at or north of the equator, else GN_SOUTH; may be null.
 *
 * @return GN_OK, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE or GN_ERROR_NULL.
 *
 * West and south edges belong to a zone. Norway, from 56 to 64 north: zone 32 begins at 3 east.
 * Svalbard, from 72 to 84 north: zone 31 ends at 9 east, 33 at 21, 35 at 33, 37 at 42. Since 0.1.
 *
 *     int32_t zone, hemisphere;
 *     gn_utm_zone(60, 5, &zone, &hemisphere);   // 32, GN_NORTH: Norway
 */
gn_status gn_utm_zone(double latitude, double longitude, int32_t *zone, int32_t *hemisphere);

/**
 * Finds the EPSG code of a UTM or UPS grid on WGS 84.
 *
 * @param zone        1 ... 60, or GN_ZONE_UPS.
 * @param hemisphere  GN_NORTH or GN_SOUTH.
 * @param code        Receives 32601 ... 32660 (UTM north), 32701 ... 32760 (UTM south), 32661 (UPS
 *                    north) or 32761 (UPS south).
 *
 * @return GN_OK, GN_ERROR_ZONE, GN_ERROR_HEMISPHERE or GN_ERROR_NULL.
 *
 * The EPSG registry defines the two UPS systems with the northing first. The values here are the
 * same; only their order differs. Since 0.1.
 *
 *     int32_t code;
 *     gn_utm_to_epsg(31, GN_NORTH, &code);   // 32631
 */
gn_status gn_utm_to_epsg(int32_t zone, int32_t hemisphere, int32_t *code);

/**
 * Finds the UTM or UPS grid that an EPSG code names.
 *
 * @param code        32601 ... 32661 or 32701 ... 32761.
 * @param zone        Receives 1 ... 60, or GN_ZONE_UPS.
 * @param hemisphere  Receives GN_NORTH or GN_SOUTH.
 *
 * @return GN_OK, GN_ERROR_EPSG or GN_ERROR_NULL.
 *
 * Since 0.1.
 *
 *     int32_t zone, hemisphere;
 *     gn_utm_from_epsg(32761, &zone, &hemisphere);   // GN_ZONE_UPS, GN_SOUTH
 */
gn_status gn_utm_from_epsg(int32_t code, int32_t *zone, int32_t *hemisphere);

/*
 * -------------------------------------------------------------------------------------------------
 * Earth: Earth-centered coordinates
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Converts a position and its height to earth-centered coordinates, EPSG:4978.
 *
 * @param latitude   Degrees, -90 ... 90.
 * @param longitude  Degrees, any finite value.
 * @param height     Meters above the ellipsoid of WGS 84, any finite value.
 * @param x          Receives the way from the center of the earth toward latitude 0, longitude 0,
 *                   in meters; may be null.
 * @param y          Receives the way toward latitude 0, longitude 90 east, in meters; may be null.
 * @param z          Receives the way toward the north pole, in meters; may be null.
 *
 * @return GN_OK, GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. On error, results are unchanged.
 *
 * Heights above mean sea level are those above the ellipsoid less the height of the geoid, up to
 * 107 m: GPS receivers tell both. The result is accurate to 10 nm up to 10,000 km from the center,
 * and to 1e-15 of the distance beyond. Since 0.2.
 *
 *     double x, y, z;
 *     gn_ecef_forward(48.85837, 2.294481, 330.0, &x, &y, &z);   // 4201155.3, 168330.5, 4780459.4
 */
gn_status gn_ecef_forward(double latitude, double longitude, double height, double *x, double *y,
                          double *z);

/**
 * Finds the position and the height of earth-centered coordinates, EPSG:4978.
 *
 * @param x       Meters from the center of the earth toward latitude 0, longitude 0; any finite
 *                value.
 * @param y       Meters toward latitude 0, longitude 90 east; any finite value.
 * @param z       Meters toward the north pole; any finite value.
 * @param point   Receives the position; longitude in [-180, 180), 0 on the axis; unchanged on
 *                error.
 * @param height  Receives the height above the ellipsoid of WGS 84, in meters; may be null;
 *                unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NOT_FINITE, also for a height above the largest number, or GN_ERROR_NULL.
 *
 * The result lies within 10 nm of the coordinates up to 10,000 km from the center of the earth, and
 * within 1e-15 of the distance beyond: 1 micrometer at a million kilometers. Within 43 km of the
 * center more than one position of the surface lies above a point: the one is taken that is
 * nearest, the northern one of two in the plane of the equator, or the southern one for a z of -0.
 * At the center of the earth it is the north pole, and the height is minus half of the axis. Since
 * 0.2.
 *
 *     gn_point point;
 *     double height;
 *     gn_ecef_inverse(4201155.3, 168330.5, 4780459.4, &point, &height);
 */
gn_status gn_ecef_inverse(double x, double y, double z, gn_point *point, double *height);

/**
 * Converts many positions and heights to earth-centered coordinates, EPSG:4978.
 *
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees, any finite values; not null unless count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param heights           Meters above the ellipsoid, any finite values; not null unless count is
 *                          0.
 * @param height_stride     Bytes from one height to the next; 0: every row uses the first.
 * @param count             Positions.
 * @param xs                Receives the way toward latitude 0, longitude 0, in meters.
 * @param x_stride          Bytes from one x to the next.
 * @param ys                Receives the way toward latitude 0, longitude 90 east, in meters.
 * @param y_stride          Bytes from one y to the next.
 * @param zs                Receives the way toward the north pole, in meters.
 * @param z_stride          Bytes from one z to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE.
 * Each row equals the result of gn_ecef_forward(), bit for bit. Since 0.2.
 *
 * Time grows with the rows.
 *
 *     const double latitudes[] = {48.85837, 40.6892}, longitudes[] = {2.294481, -74.0445}, heights[] = {330, 93};
 *     double xs[2], ys[2], zs[2];
 *     gn_ecef_forward_batch(latitudes, 8, longitudes, 8, heights, 8, 2, xs, 8, ys, 8, zs, 8, NULL);
 */
gn_status gn_ecef_forward_batch(const double *latitudes, ptrdiff_t latitude_stride,
                                const double *longitudes, ptrdiff_t longitude_stride,
                                const double *heights, ptrdiff_t height_stride, size_t count,
                                double *xs, ptrdiff_t x_stride, double *ys, ptrdiff_t y_stride,
                                double *zs, ptrdiff_t z_stride, uint8_t *statuses);

/**
 * Finds the positions and heights of many earth-centered coordinates, EPSG:4978.
 *
 * @param xs                Meters toward latitude 0, longitude 0; not null unless count is 0.
 * @param x_stride          Bytes from one x to the next; 0: every row uses the first.
 * @param ys                Meters toward latitude 0, longitude 90 east; not null unless count is 0.
 * @param y_stride          Bytes from one y to the next; 0: every row uses the first.
 * @param zs                Meters toward the north pole; not null unless count is 0.
 * @param z_stride          Bytes from one z to the next; 0: every row uses the first.
 * @param count             Points.
 * @param latitudes         Receives the latitudes, in degrees.
 * @param latitude_stride   Bytes from one latitude to the next.
 * @param longitudes        Receives the longitudes, in degrees, in [-180, 180).
 * @param longitude_stride  Bytes from one longitude to the next.
 * @param heights           Receives the heights above the ellipsoid, in meters.
 * @param height_stride     Bytes from one height to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status is GN_ERROR_NOT_FINITE. Each row equals the result of
 * gn_ecef_inverse(), bit for bit. Since 0.2.
 *
 * Time grows with the rows. Slowest input known: points within 43 km of the center of the earth.
 *
 *     const double xs[] = {4201155.3}, ys[] = {168330.5}, zs[] = {4780459.4};
 *     double latitude, longitude, height;
 *     gn_ecef_inverse_batch(xs, 8, ys, 8, zs, 8, 1, &latitude, 8, &longitude, 8, &height, 8, NULL);
 */
gn_status gn_ecef_inverse_batch(const double *xs, ptrdiff_t x_stride, const double *ys,
                                ptrdiff_t y_stride, const double *zs, ptrdiff_t z_stride,
                                size_t count, double *latitudes, ptrdiff_t latitude_stride,
                                double *longitudes, ptrdiff_t longitude_stride, double *heights,
                                ptrdiff_t height_stride, uint8_t *statuses);

/*
 * -------------------------------------------------------------------------------------------------
 * Earth: Geodesics
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Finds the shortest path between two positions: its length, and its directions at both ends.
 *
 * @param from          Latitude -90 ... 90, longitude any finite value.
 * @param to            Latitude -90 ... 90, longitude any finite value.
 * @param distance      Receives meters; may be null.
 * @param azimuth_from  Receives the azimuth at from, degrees clockwise from north, in (-180, 180];
 *                      may be null.
 * @param azimuth_to    Receives the azimuth at to, in the forward direction, in (-180, 180]; may be
 *                      null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE.
 *
 * Works on the WGS 84 ellipsoid, for any pair of positions, including nearly antipodal ones (Karney
 * 2013, sections 4 and 5, with the series of order 6). Agrees with GeographicLib to 15 nm. For
 * coincident positions both azimuths are 0. At a pole, the azimuth is measured from the meridian of
 * the longitude given there. On error, results are unchanged. Since 0.1.
 *
 *     gn_point paris = {48.8583, 2.2945}, new_york = {40.6892, -74.0445};
 *     double distance, azimuth;
 *     gn_geodesic_inverse(&paris, &new_york, &distance, &azimuth, NULL);   // 5853107.8 m
 */
gn_status gn_geodesic_inverse(const gn_point *from, const gn_point *to, double *distance,
                              double *azimuth_from, double *azimuth_to);

/**
 * Finds the position at a distance and azimuth from another.
 *
 * @param from        Latitude -90 ... 90, longitude any finite value.
 * @param azimuth     Degrees clockwise from north; any finite value.
 * @param distance    Meters, -1e12 ... 1e12; negative: backward.
 * @param to          Receives the position, its longitude in [-180, 180); may be null.
 * @param azimuth_to  Receives the azimuth there, in (-180, 180]; may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_DISTANCE.
 *
 * Works on the WGS 84 ellipsoid (Karney 2013, section 3). Agrees with GeographicLib to 15 nm for
 * distances up to half a turn around the earth. From a pole, the azimuth is measured from the
 * meridian of its longitude: azimuth 0 leads from the north pole down the opposite meridian. On
 * error, results are unchanged. Since 0.1.
 *
 *     gn_point paris = {48.8583, 2.2945}, end;
 *     gn_geodesic_direct(&paris, 90, 100000, &end, NULL);   // 100 km to the east
 */
gn_status gn_geodesic_direct(const gn_point *from, double azimuth, double distance, gn_point *to,
                             double *azimuth_to);

/**
 * Finds the shortest paths of many pairs of positions.
 *
 * @param from_latitudes         Latitudes of the starts, degrees, -90 ... 90; not null unless count
 *                               is 0.
 * @param from_latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param from_longitudes        Longitudes of the starts, degrees; any finite values; not null
 *                               unless count is 0.
 * @param from_longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param to_latitudes           Latitudes of the ends, degrees, -90 ... 90; not null unless count
 *                               is 0.
 * @param to_latitude_stride     Bytes from one latitude to the next; 0: every row uses the first.
 * @param to_longitudes          Longitudes of the ends, degrees; any finite values; not null unless
 *                               count is 0.
 * @param to_longitude_stride    Bytes from one longitude to the next; 0: every row uses the first.
 * @param count                  Pairs.
 * @param distances              Receives the distances, in meters.
 * @param distance_stride        Bytes from one distance to the next.
 * @param azimuths_from          Receives the azimuths at the starts, in degrees; may be null.
 * @param azimuth_from_stride    Bytes from one azimuth to the next.
 * @param azimuths_to            Receives the azimuths at the ends, in degrees; may be null.
 * @param azimuth_to_stride      Bytes from one azimuth to the next.
 * @param statuses               Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE or GN_ERROR_NOT_FINITE.
 * Each row equals the result of gn_geodesic_inverse(), bit for bit. Since 0.1.
 *
 * Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as
 * long as others.
 *
 *     gn_point from = {48.8583, 2.2945}, to[] = {{40.6892, -74.0445}, {51.5007, -0.1246}};
 *     double distances[2];   // from one start to two ends
 *     gn_geodesic_inverse_batch(&from.latitude, 0, &from.longitude, 0, &to[0].latitude, 16,
 *                               &to[0].longitude, 16, 2, distances, 8, NULL, 0, NULL, 0, NULL);
 */
gn_status gn_geodesic_inverse_batch(const double *from_latitudes, ptrdiff_t from_latitude_stride,
                                    const double *from_longitudes, ptrdiff_t from_longitude_stride,
                                    const double *to_latitudes, ptrdiff_t to_latitude_stride,
                                    const double *to_longitudes, ptrdiff_t to_longitude_stride,
                                    size_t count, double *distances, ptrdiff_t distance_stride,
                                    double *azimuths_from, ptrdiff_t azimuth_from_stride,
                                    double *azimuths_to, ptrdiff_t azimuth_to_stride,
                                    uint8_t *statuses);

/**
 * Finds the positions at many distances and directions.
 *
 * @param latitudes            Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride      Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes           Degrees; any finite values, reduced to [-180, 180); not null unless
 *                             count is 0.
 * @param longitude_stride     Bytes from one longitude to the next; 0: every row uses the first.
 * @param azimuths             Azimuths at the starts, degrees clockwise from north; any finite
 *                             values; not null unless count is 0.
 * @param azimuth_stride       Bytes from one azimuth to the next; 0: every row uses the first.
 * @param distances            Meters, -1e12 ... 1e12; negative: backward; not null unless count is
 *                             0.
 * @param distance_stride      Bytes from one distance to the next; 0: every row uses the first.
 * @param count                Rows.
 * @param to_latitudes         Receives the latitudes of the ends, in degrees.
 * @param to_latitude_stride   Bytes from one latitude to the next.
 * @param to_longitudes        Receives the longitudes of the ends, in degrees, in [-180, 180).
 * @param to_longitude_stride  Bytes from one longitude to the next.
 * @param azimuths_to          Receives the azimuths at the ends, in degrees; may be null.
 * @param azimuth_to_stride    Bytes from one azimuth to the next.
 * @param statuses             Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE or
 * GN_ERROR_DISTANCE. Each row equals the result of gn_geodesic_direct(), bit for bit. Since 0.1.
 *
 * Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as
 * long as others.
 *
 *     gn_point from = {48.8583, 2.2945}, to[2];
 *     const double azimuths[] = {0, 90}, distance = 100000;   // 100 km north and east
 *     gn_geodesic_direct_batch(&from.latitude, 0, &from.longitude, 0, azimuths, 8, &distance, 0, 2,
 *                              &to[0].latitude, 16, &to[0].longitude, 16, NULL, 0, NULL);
 */
gn_status gn_geodesic_direct_batch(const double *latitudes, ptrdiff_t latitude_stride,
                                   const double *longitudes, ptrdiff_t longitude_stride,
                                   const double *azimuths, ptrdiff_t azimuth_stride,
                                   const double *distances, ptrdiff_t distance_stride, size_t count,
                                   double *to_latitudes, ptrdiff_t to_latitude_stride,
                                   double *to_longitudes, ptrdiff_t to_longitude_stride,
                                   double *azimuths_to, ptrdiff_t azimuth_to_stride,
                                   uint8_t *statuses);

/**
 * Computes positions along a geodesic.
 *
 * @param from       Where it starts; latitude -90 ... 90, longitude any finite value.
 * @param azimuth    The azimuth there, degrees; any finite value.
 * @param distances  count distances from the start, meters, -1e12 ... 1e12, in any order; not null
 *                   unless count is 0.
 * @param count      Positions.
 * @param points     Receives count positions.
 * @param azimuths   Receives the azimuth at each position; may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_DISTANCE or
 *         GN_ERROR_STRIDE (for a count too large for any array).
 *
 * Each position equals the result of gn_geodesic_direct(), bit for bit. On error, nothing is
 * written. Since 0.1.
 *
 * Time grows with the distances.
 *
 *     gn_point start = {48.8583, 2.2945}, points[3];
 *     const double distances[] = {0, 1000, 2000};
 *     gn_geodesic_line(&start, 90, distances, 3, points, NULL);
 */
gn_status gn_geodesic_line(const gn_point *from, double azimuth, const double *distances,
                           size_t count, gn_point *points, double *azimuths);

/**
 * Computes evenly spaced positions on the shortest path between two positions.
 *
 * @param from      The first one; latitude -90 ... 90, longitude any finite value.
 * @param to        The last one; latitude -90 ... 90, longitude any finite value.
 * @param count     Number of positions, including both ends; 1 gives from.
 * @param points    Receives count positions; the first and the last are the ends, with reduced
 *                  longitudes.
 * @param azimuths  Receives the azimuth at each position; may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_COUNT (for a
 *         count too large for any array).
 *
 * Since 0.1.
 *
 * Time grows with the azimuths.
 *
 *     gn_point paris = {48.8583, 2.2945}, new_york = {40.6892, -74.0445}, points[100];
 *     gn_geodesic_points(&paris, &new_york, 100, points, NULL);
 */
gn_status gn_geodesic_points(const gn_point *from, const gn_point *to, size_t count,
                             gn_point *points, double *azimuths);

/*
 * -------------------------------------------------------------------------------------------------
 * Earth: The sphere and rhumb lines
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Measures the great circle between two positions on the sphere of the mean radius.
 *
 * @param from          Latitude in degrees, -90 ... 90; longitude in degrees, any finite value,
 *                      reduced to [-180, 180).
 * @param to            The other end: latitude -90 ... 90, longitude any finite value.
 * @param distance      Receives the distance in meters, 0 ... π GN_MEAN_RADIUS; may be null.
 * @param azimuth_from  Receives the azimuth at from in degrees, clockwise from north, in (-180,
 *                      180]; may be null.
 * @param azimuth_to    Receives the azimuth at to, in the forward direction; may be null.
 *
 * @return GN_OK, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE or GN_ERROR_NULL. On error, results are
 *         unchanged.
 *
 * Uses the haversine formula, accurate to 10 nm on the sphere. Distances on the ellipsoid differ by
 * up to 0.56 %: see gn_geodesic_inverse(). At a pole, azimuths are measured from the meridian of
 * the longitude given there. For coincident positions both azimuths are 0. Antipodes are joined
 * over the north pole. Since 0.1.
 *
 *     gn_point paris = {48.8583, 2.2945}, new_york = {40.6892, -74.0445};
 *     double distance;
 *     gn_sphere_inverse(&paris, &new_york, &distance, NULL, NULL);   // 5837428.0 m
 */
gn_status gn_sphere_inverse(const gn_point *from, const gn_point *to, double *distance,
                            double *azimuth_from, double *azimuth_to);

/**
 * Finds the position at a distance along a great circle, on the sphere of the mean radius.
 *
 * @param from        Latitude in degrees, -90 ... 90; longitude in degrees, any finite value,
 *                    reduced to [-180, 180).
 * @param azimuth     Degrees, clockwise from north; any finite value.
 * @param distance    Meters, -1e12 ... 1e12; negative: backward.
 * @param to          Receives the end; longitude in [-180, 180); may be null.
 * @param azimuth_to  Receives the azimuth there in degrees, in (-180, 180]; may be null.
 *
 * @return GN_OK, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_DISTANCE or GN_ERROR_NULL. On
 *         error, results are unchanged.
 *
 * Accurate to 10 nm on the sphere. From a pole, the azimuth is measured from the meridian of its
 * longitude. Since 0.1.
 *
 *     gn_point paris = {48.8583, 2.2945}, end;
 *     gn_sphere_direct(&paris, 90, 100000, &end, NULL);
 */
gn_status gn_sphere_direct(const gn_point *from, double azimuth, double distance, gn_point *to,
                           double *azimuth_to);

/**
 * Measures many great circles on the sphere of the mean radius.
 *
 * @param from_latitudes         Latitudes of the starts, degrees, -90 ... 90; not null unless count
 *                               is 0.
 * @param from_latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param from_longitudes        Longitudes of the starts, degrees; any finite values; not null
 *                               unless count is 0.
 * @param from_longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param to_latitudes           Latitudes of the ends, degrees, -90 ... 90; not null unless count
 *                               is 0.
 * @param to_latitude_stride     Bytes from one latitude to the next; 0: every row uses the first.
 * @param to_longitudes          Longitudes of the ends, degrees; any finite values; not null unless
 *                               count is 0.
 * @param to_longitude_stride    Bytes from one longitude to the next; 0: every row uses the first.
 * @param count                  Great circles.
 * @param distances              Receives the distances, in meters.
 * @param distance_stride        Bytes from one distance to the next.
 * @param azimuths_from          Receives the azimuths at the starts, in degrees; may be null.
 * @param azimuth_from_stride    Bytes from one azimuth to the next.
 * @param azimuths_to            Receives the azimuths at the ends, in degrees; may be null.
 * @param azimuth_to_stride      Bytes from one azimuth to the next.
 * @param statuses               Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE or GN_ERROR_NOT_FINITE.
 * Each row equals the result of gn_sphere_inverse(), bit for bit. Since 0.1.
 *
 * Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as
 * long as others.
 *
 *     gn_point from = {48.8583, 2.2945}, to[] = {{40.6892, -74.0445}, {51.5007, -0.1246}};
 *     double distances[2];   // from one start to two ends
 *     gn_sphere_inverse_batch(&from.latitude, 0, &from.longitude, 0, &to[0].latitude, 16,
 *                             &to[0].longitude, 16, 2, distances, 8, NULL, 0, NULL, 0, NULL);
 */
gn_status gn_sphere_inverse_batch(const double *from_latitudes, ptrdiff_t from_latitude_stride,
                                  const double *from_longitudes, ptrdiff_t from_longitude_stride,
                                  const double *to_latitudes, ptrdiff_t to_latitude_stride,
                                  const double *to_longitudes, ptrdiff_t to_longitude_stride,
                                  size_t count, double *distances, ptrdiff_t distance_stride,
                                  double *azimuths_from, ptrdiff_t azimuth_from_stride,
                                  double *azimuths_to, ptrdiff_t azimuth_to_stride,
                                  uint8_t *statuses);

/**
 * Finds the positions at distances along many great circles, on the sphere of the mean radius.
 *
 * @param latitudes            Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride      Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes           Degrees; any finite values, reduced to [-180, 180); not null unless
 *                             count is 0.
 * @param longitude_stride     Bytes from one longitude to the next; 0: every row uses the first.
 * @param azimuths             Azimuths at the starts, degrees clockwise from north; any finite
 *                             values; not null unless count is 0.
 * @param azimuth_stride       Bytes from one azimuth to the next; 0: every row uses the first.
 * @param distances            Meters, -1e12 ... 1e12; negative: backward; not null unless count is
 *                             0.
 * @param distance_stride      Bytes from one distance to the next; 0: every row uses the first.
 * @param count                Great circles.
 * @param to_latitudes         Receives the latitudes of the ends, in degrees.
 * @param to_latitude_stride   Bytes from one latitude to the next.
 * @param to_longitudes        Receives the longitudes of the ends, in degrees, in [-180, 180).
 * @param to_longitude_stride  Bytes from one longitude to the next.
 * @param azimuths_to          Receives the azimuths at the ends, in degrees; may be null.
 * @param azimuth_to_stride    Bytes from one azimuth to the next.
 * @param statuses             Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE or
 * GN_ERROR_DISTANCE. Each row equals the result of gn_sphere_direct(), bit for bit. Since 0.1.
 *
 * Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as
 * long as others.
 *
 *     gn_point from = {48.8583, 2.2945}, to[2];
 *     const double azimuths[] = {0, 90}, distance = 100000;   // 100 km north and east
 *     gn_sphere_direct_batch(&from.latitude, 0, &from.longitude, 0, azimuths, 8, &distance, 0, 2,
 *                            &to[0].latitude, 16, &to[0].longitude, 16, NULL, 0, NULL);
 */
gn_status gn_sphere_direct_batch(const double *latitudes, ptrdiff_t latitude_stride,
                                 const double *longitudes, ptrdiff_t longitude_stride,
                                 const double *azimuths, ptrdiff_t azimuth_stride,
                                 const double *distances, ptrdiff_t distance_stride, size_t count,
                                 double *to_latitudes, ptrdiff_t to_latitude_stride,
                                 double *to_longitudes, ptrdiff_t to_longitude_stride,
                                 double *azimuths_to, ptrdiff_t azimuth_to_stride,
                                 uint8_t *statuses);

/**
 * Measures the rhumb line between two positions, the line of constant azimuth.
 *
 * @param from      Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced
 *                  to [-180, 180).
 * @param to        The other end: latitude -90 ... 90, longitude any finite value.
 * @param distance  Receives the distance in meters; may be null.
 * @param azimuth   Receives the azimuth in degrees, clockwise from north, in (-180, 180]; may be
 *                  null.
 *
 * @return GN_OK, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE or GN_ERROR_NULL. On error, results are
 *         unchanged.
 *
 * Works on the ellipsoid, accurate to 15 nm. The line is the one that goes less than half around
 * the earth; between opposite meridians, the one that goes east. To or from a pole it is a
 * meridian: the azimuth is 0 or 180. For coincident positions the azimuth is 0. Since 0.1.
 *
 *     gn_point from = {0, 0}, to = {0, 1};
 *     double distance, azimuth;
 *     gn_rhumb_inverse(&from, &to, &distance, &azimuth);   // 111319.49 m, 90 degrees
 */
gn_status gn_rhumb_inverse(const gn_point *from, const gn_point *to, double *distance,
                           double *azimuth);

/**
 * Finds the position at a distance along a rhumb line, the line of constant azimuth.
 *
 * @param from      Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced
 *                  to [-180, 180).
 * @param azimuth   Degrees, clockwise from north; any finite value.
 * @param distance  Meters, -1e12 ... 1e12; negative: backward.
 * @param to        Receives the end; longitude in [-180, 180); unchanged on error.
 *
 * @return GN_OK, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_DISTANCE (also if the line
 *         reaches a pole first) or GN_ERROR_NULL.
 *
 * Works on the ellipsoid, accurate to 15 nm; beyond one turn around the earth, the last digits of
 * the longitude are lost. A rhumb line winds around a pole infinitely often, so a line that begins
 * or ends there keeps its longitude. Since 0.1.
 *
 *     gn_point from = {48.8583, 2.2945}, to;
 *     gn_rhumb_direct(&from, 270, 100000, &to);   // along the parallel
 */
gn_status gn_rhumb_direct(const gn_point *from, double azimuth, double distance, gn_point *to);

/**
 * Measures many rhumb lines.
 *
 * @param from_latitudes         Latitudes of the starts, degrees, -90 ... 90; not null unless count
 *                               is 0.
 * @param from_latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param from_longitudes        Longitudes of the starts, degrees; any finite values; not null
 *                               unless count is 0.
 * @param from_longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param to_latitudes           Latitudes of the ends, degrees, -90 ... 90; not null unless count
 *                               is 0.
 * @param to_latitude_stride     Bytes from one latitude to the next; 0: every row uses the first.
 * @param to_longitudes          Longitudes of the ends, degrees; any finite values; not null unless
 *                               count is 0.
 * @param to_longitude_stride    Bytes from one longitude to the next; 0: every row uses the first.
 * @param count                  Rhumb lines.
 * @param distances              Receives the distances, in meters.
 * @param distance_stride        Bytes from one distance to the next.
 * @param azimuths               Receives the azimuths, in degrees; may be null.
 * @param azimuth_stride         Bytes from one azimuth to the next.
 * @param statuses               Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE or GN_ERROR_NOT_FINITE.
 * Each row equals the result of gn_rhumb_inverse(), bit for bit. Since 0.1.
 *
 * Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as
 * long as others.
 *
 *     gn_point from = {48.8583, 2.2945}, to[] = {{40.6892, -74.0445}, {51.5007, -0.1246}};
 *     double distances[2];   // from one start to two ends
 *     gn_rhumb_inverse_batch(&from.latitude, 0, &from.longitude, 0, &to[0].latitude, 16,
 *                            &to[0].longitude, 16, 2, distances, 8, NULL, 0, NULL);
 */
gn_status gn_rhumb_inverse_batch(const double *from_latitudes, ptrdiff_t from_latitude_stride,
                                 const double *from_longitudes, ptrdiff_t from_longitude_stride,
                                 const double *to_latitudes, ptrdiff_t to_latitude_stride,
                                 const double *to_longitudes, ptrdiff_t to_longitude_stride,
                                 size_t count, double *distances, ptrdiff_t distance_stride,
                                 double *azimuths, ptrdiff_t azimuth_stride, uint8_t *statuses);

/**
 * Finds the positions at distances along many rhumb lines.
 *
 * @param latitudes            Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride      Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes           Degrees; any finite values, reduced to [-180, 180); not null unless
 *                             count is 0.
 * @param longitude_stride     Bytes from one longitude to the next; 0: every row uses the first.
 * @param azimuths             Azimuths at the starts, degrees clockwise from north; any finite
 *                             values; not null unless count is 0.
 * @param azimuth_stride       Bytes from one azimuth to the next; 0: every row uses the first.
 * @param distances            Meters, -1e12 ... 1e12; negative: backward; not null unless count is
 *                             0.
 * @param distance_stride      Bytes from one distance to the next; 0: every row uses the first.
 * @param count                Rhumb lines.
 * @param to_latitudes         Receives the latitudes of the ends, in degrees.
 * @param to_latitude_stride   Bytes from one latitude to the next.
 * @param to_longitudes        Receives the longitudes of the ends, in degrees, in [-180, 180).
 * @param to_longitude_stride  Bytes from one longitude to the next.
 * @param statuses             Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE or
 * GN_ERROR_DISTANCE. Each row equals the result of gn_rhumb_direct(), bit for bit. Since 0.1.
 *
 * Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as
 * long as others.
 *
 *     gn_point from = {48.8583, 2.2945}, to[2];
 *     const double azimuths[] = {0, 90}, distance = 100000;   // 100 km north and east
 *     gn_rhumb_direct_batch(&from.latitude, 0, &from.longitude, 0, azimuths, 8, &distance, 0, 2,
 *                           &to[0].latitude, 16, &to[0].longitude, 16, NULL);
 */
gn_status gn_rhumb_direct_batch(const double *latitudes, ptrdiff_t latitude_stride,
                                const double *longitudes, ptrdiff_t longitude_stride,
                                const double *azimuths, ptrdiff_t azimuth_stride,
                                const double *distances, ptrdiff_t distance_stride, size_t count,
                                double *to_latitudes, ptrdiff_t to_latitude_stride,
                                double *to_longitudes, ptrdiff_t to_longitude_stride,
                                uint8_t *statuses);

/**
 * Computes evenly spaced positions on the shorter rhumb line between two positions.
 *
 * @param from    The first one; latitude -90 ... 90, longitude any finite value.
 * @param to      The last one; latitude -90 ... 90, longitude any finite value.
 * @param count   Number of positions, including both ends; 1 gives from.
 * @param points  Receives count positions; the first and the last are the ends, with reduced
 *                longitudes.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_COUNT (for a
 *         count too large for any array).
 *
 * Use this to draw a rhumb line on a map that is not a Mercator map. Each position equals the
 * result of gn_rhumb_direct(). To or from a pole the line is the meridian of the other end. On
 * error, nothing is written. Since 0.2.
 *
 * Time grows with the points of the result.
 *
 *     gn_point points[3];
 *     gn_rhumb_points(&(gn_point){60, 5}, &(gn_point){60, 15}, 3, points); // points[1]: 60, 10
 */
gn_status gn_rhumb_points(const gn_point *from, const gn_point *to, size_t count, gn_point *points);

/*
 * -------------------------------------------------------------------------------------------------
 * Earth: Grid bearings
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Measures the geodesic between two positions, with bearings from grid north.
 *
 * @param from          Latitude in degrees, -90 ... 90; longitude in degrees, any finite value,
 *                      reduced to [-180, 180).
 * @param to            The other end: latitude -90 ... 90, longitude any finite value.
 * @param zone          GN_ZONE_STANDARD; 1 ... 60 for that zone, with the hemisphere of the
 *                      position; or an EPSG code for zone and hemisphere: 32601 ... 32660,
 *                      32701 ... 32760, 32661 and 32761 (UPS). GN_ZONE_STANDARD is the standard
 *                      zone of from. The zone applies to both ends.
 * @param distance      Receives the distance on the ellipsoid in meters, as from
 *                      gn_geodesic_inverse(), not the distance on the map; may be null.
 * @param bearing_from  Receives the grid bearing at from in degrees, clockwise from grid north, in
 *                      (-180, 180]: the azimuth minus the meridian convergence; may be null.
 * @param bearing_to    Receives the grid bearing at to, in the forward direction; may be null.
 *
 * @return GN_OK, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_ZONE, GN_ERROR_TOO_FAR (the zone
 *         does not reach one of the ends) or GN_ERROR_NULL. On error, results are unchanged.
 *
 * The bearings are those of the geodesic at its ends. On the map the geodesic is a curve, so they
 * differ slightly from the bearing of the straight line between the grid coordinates. Since 0.1.
 *
 *     gn_point here = {48.85, 2.29}, there = {48.88, 2.35};
 *     double distance, bearing;
 *     gn_geodesic_grid_inverse(&here, &there, GN_ZONE_STANDARD, &distance, &bearing, NULL);
 */
gn_status gn_geodesic_grid_inverse(const gn_point *from, const gn_point *to, int32_t zone,
                                   double *distance, double *bearing_from, double *bearing_to);

/**
 * Finds the position at a distance along a geodesic that starts at a bearing from grid north.
 *
 * @param from        Latitude in degrees, -90 ... 90; longitude in degrees, any finite value,
 *                    reduced to [-180, 180).
 * @param zone        GN_ZONE_STANDARD; 1 ... 60 for that zone, with the hemisphere of the position;
 *                    or an EPSG code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760,
 *                    32661 and 32761 (UPS). GN_ZONE_STANDARD is the standard zone of from. The zone
 *                    applies to both ends.
 * @param bearing     Degrees, clockwise from grid north; any finite value.
 * @param distance    Meters on the ellipsoid, -1e12 ... 1e12; negative: backward.
 * @param to          Receives the end; longitude in [-180, 180); may be null.
 * @param bearing_to  Receives the grid bearing there in degrees, in (-180, 180]; may be null, and
 *                    then the end may lie where the zone does not reach.
 *
 * @return GN_OK, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_DISTANCE, GN_ERROR_ZONE,
 *         GN_ERROR_TOO_FAR or GN_ERROR_NULL. On error, results are unchanged.
 *
 * This is gn_geodesic_direct() with the bearing plus the meridian convergence at from as the
 * azimuth. Since 0.1.
 *
 *     gn_point here = {48.85, 2.29}, there;
 *     gn_geodesic_grid_direct(&here, GN_ZONE_STANDARD, 45, 5000, &there, NULL);
 */
gn_status gn_geodesic_grid_direct(const gn_point *from, int32_t zone, double bearing,
                                  double distance, gn_point *to, double *bearing_to);

/*
 * -------------------------------------------------------------------------------------------------
 * Earth: Magnetic north
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Computes the magnetic field of the earth at a position.
 *
 * @param latitude   Degrees, -90 ... 90.
 * @param longitude  Degrees; any finite value, reduced to [-180, 180). At a pole it names the
 *                   meridian that is north or south.
 * @param height     Meters above the ellipsoid, -1000 ... 850,000.
 * @param year       Decimal year, from 5 years before the epoch of the model to 10 years after it:
 *                   2020 ... 2035 with the built-in model. gn_decimal_year() makes one of a time.
 * @param model      A model that gn_magnetic_model_parse() stored, or none for the built-in one,
 *                   WMM2025; may be null.
 * @param out        Receives the field; unchanged on error.
 *
 * @return GN_OK, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_HEIGHT, GN_ERROR_YEAR,
 *         GN_ERROR_MAGNETIC_MODEL or GN_ERROR_NULL.
 *
 * WMM2025 is the World Magnetic Model of the US National Centers for Environmental Information and
 * the British Geological Survey for 2025.0 to 2030.0; its coefficients are a work of the US
 * government. Outside the 5 years from the epoch of a model GN_MAGNETIC_FLAG_OUT_OF_DATE is set.
 * The field is that of the earth's core: iron nearby, the crust and magnetic storms turn a compass
 * further. uncertainty is the error of the declination by the error model of WMM2025,
 * sqrt(0.26^2 + (5417/H)^2) degrees with H in nT, and never more than 180.
 *
 * The sums of WMM2025's technical report, section 1.2, equations 4 to 20, without a division by the
 * cosine of the latitude. Agrees with GeographicLib to 1e-6 nT, and to 1e-9 degrees where H is
 * above 2000 nT. Where the horizontal field is 0, the declination and its rate are 0 and the
 * inclination is 90 or -90 degrees; where the whole field is 0, all angles are. Since 0.2.
 *
 *     gn_magnetic_field field;
 *     gn_magnetic_compute(48.85837, 2.294481, 300, 2027.5, NULL, &field);   // field.declination
 */
gn_status gn_magnetic_compute(double latitude, double longitude, double height, double year,
                              const gn_magnetic_model *model, gn_magnetic_field *out);

/**
 * Computes the magnetic declination at many positions.
 *
 * @param latitudes           Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride     Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes          Degrees; any finite values, reduced to [-180, 180); not null unless
 *                            count is 0.
 * @param longitude_stride    Bytes from one longitude to the next; 0: every row uses the first.
 * @param heights             Meters above the ellipsoid, -1000 ... 850,000; not null unless count
 *                            is 0.
 * @param height_stride       Bytes from one height to the next; 0: every row uses the first.
 * @param years               Decimal years, in the range of gn_magnetic_compute(); not null unless
 *                            count is 0.
 * @param year_stride         Bytes from one year to the next; 0: every row uses the first.
 * @param count               Positions.
 * @param model               A model that gn_magnetic_model_parse() stored, or none for the
 *                            built-in one, WMM2025; may be null. It applies to all rows.
 * @param declinations        Receives the declinations, in degrees, in (-180, 180].
 * @param declination_stride  Bytes from one declination to the next.
 * @param statuses            Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_MAGNETIC_MODEL, GN_ERROR_STRIDE or
 *         GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE,
 * GN_ERROR_HEIGHT or GN_ERROR_YEAR. Each row equals the declination of gn_magnetic_compute(), bit
 * for bit. Since 0.2.
 *
 * Time grows with the rows. Slowest input known: a model of the caller, whose 361 numbers are
 * checked in each call.
 *
 *     const double latitudes[] = {48.8584, 40.6892}, longitudes[] = {2.2945, -74.0445};
 *     const double height = 0, year = 2027.5;
 *     double declinations[2];
 *     gn_magnetic_declination_batch(latitudes, 8, longitudes, 8, &height, 0, &year, 0, 2, NULL,
 *                                   declinations, 8, NULL);
 */
gn_status gn_magnetic_declination_batch(const double *latitudes, ptrdiff_t latitude_stride,
                                        const double *longitudes, ptrdiff_t longitude_stride,
                                        const double *heights, ptrdiff_t height_stride,
                                        const double *years, ptrdiff_t year_stride, size_t count,
                                        const gn_magnetic_model *model, double *declinations,
                                        ptrdiff_t declination_stride, uint8_t *statuses);

/**
 * Reads a magnetic model from a file of coefficients (.COF), as the World Magnetic Model is
 * published.
 *
 * @param text          ASCII, not necessarily zero-terminated: a line with the epoch, the name and
 *                      the date; for each degree from 1 to 12 and each order from 0 to the degree,
 *                      in any sequence, a line with degree, order, g and h in nT, and their changes
 *                      a year; a line of nines.
 * @param text_size     Bytes at text.
 * @param out           Receives the model; unchanged on error. Must not overlap text.
 * @param error_offset  Receives the offset in bytes of the refused part; 0 when nothing is refused;
 *                      may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY,
 *         GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_NUMBER where a number of a sensible size was expected,
 *         GN_ERROR_TEXT_REST, GN_ERROR_TEXT_INCOMPLETE, GN_ERROR_YEAR for an epoch outside 1 to
 *         9999, or GN_ERROR_MAGNETIC_TERM.
 *
 * Blanks separate the numbers, which may have a sign and a decimal point but no exponent; up to 15
 * digits are read exactly. What follows the line of nines is not read, and it may be missing. The
 * name is cut after 23 bytes, its letters are in upper case. Models of a higher degree (WMMHR) are
 * refused. Since 0.2.
 *
 * Time grows with the bytes of the text, which are read twice, up to 90 lines. Slowest input known:
 * a long first line.
 *
 *     const char text[] = "2025.0 WMM-2025 11/13/2024";   // and so on: the bytes of WMM.COF
 *     gn_magnetic_model model;
 *     size_t offset;
 *     gn_magnetic_model_parse(text, sizeof text - 1, &model, &offset);
 */
gn_status gn_magnetic_model_parse(const char *text, size_t text_size, gn_magnetic_model *out,
                                  size_t *error_offset);

/**
 * Finds the decimal year of a time.
 *
 * @param seconds  Seconds since the beginning of 1970 in UTC without leap seconds, as time() and
 *                 the clocks of most systems count them; -62,135,596,800 ... 253,402,300,800, which
 *                 are the years 1 to 9999. Milliseconds are refused.
 * @param year     Receives the year with the part of it that has passed: 2024.5 is the middle of
 *                 2024, a leap year; unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NOT_FINITE, GN_ERROR_YEAR or GN_ERROR_NULL.
 *
 * Years are those of the Gregorian calendar, also before 1582. Since 0.2.
 *
 *     double year;
 *     gn_decimal_year(1813363200, &year);   // 2027.46...
 */
gn_status gn_decimal_year(double seconds, double *year);

/*
 * -------------------------------------------------------------------------------------------------
 * Earth: Which north
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Computes the angles between true, grid and magnetic north at a position.
 *
 * @param latitude   Degrees, -90 ... 90.
 * @param longitude  Degrees; any finite value, reduced to [-180, 180).
 * @param height     Meters above the ellipsoid, -1000 ... 850,000.
 * @param year       Decimal year, in the range of gn_magnetic_compute().
 * @param zone       GN_ZONE_STANDARD; 1 ... 60 for that zone, with the hemisphere of the position;
 *                   or an EPSG code for zone and hemisphere: 32601 ... 32660, 32701 ... 32760,
 *                   32661 and 32761 (UPS).
 * @param model      A model that gn_magnetic_model_parse() stored, or none for the built-in one,
 *                   WMM2025; may be null.
 * @param out        Receives the angles in degrees, in (-180, 180], and the zone; unchanged on
 *                   error.
 *
 * @return GN_OK, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_HEIGHT, GN_ERROR_YEAR,
 *         GN_ERROR_ZONE, GN_ERROR_TOO_FAR (the zone does not reach the position),
 *         GN_ERROR_MAGNETIC_MODEL or GN_ERROR_NULL.
 *
 * The convergence is that of gn_utm_factors(), the declination that of gn_magnetic_compute(), and
 * the grid-magnetic angle is the declination minus the convergence: maps print it in the margin.
 * gn_azimuth_convert() applies them. At a pole, the longitude names the meridian that is north or
 * south. Since 0.2.
 *
 *     gn_norths norths;
 *     gn_norths_compute(48.85837, 2.294481, 0, 2027.5, GN_ZONE_STANDARD, NULL, &norths);
 *     double grid;   // a compass reads 90 degrees
 *     gn_azimuth_convert(90, GN_NORTH_MAGNETIC, GN_NORTH_GRID, &norths, &grid);
 */
gn_status gn_norths_compute(double latitude, double longitude, double height, double year,
                            int32_t zone, const gn_magnetic_model *model, gn_norths *out);

/**
 * Converts an azimuth from one north to another.
 *
 * @param azimuth  Degrees, clockwise from the north from; any finite value.
 * @param from     GN_NORTH_TRUE, GN_NORTH_GRID or GN_NORTH_MAGNETIC.
 * @param to       The north from which the result is counted: one of the GN_NORTH_ values.
 * @param norths   The angles between the norths where the azimuth is taken, from
 *                 gn_norths_compute(). Only convergence and declination are read, in degrees; any
 *                 finite values.
 * @param out      Receives the azimuth in degrees, in (-180, 180]; unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NOT_FINITE, GN_ERROR_NORTH or GN_ERROR_NULL.
 *
 * An azimuth from grid north is the true azimuth minus the convergence, one from magnetic north the
 * true azimuth minus the declination. It takes the grid bearings of gn_geodesic_grid_inverse() and
 * gn_geodesic_grid_direct() as well, if norths are those of the same zone. Since 0.2.
 *
 *     gn_norths norths;
 *     gn_norths_compute(48.85837, 2.294481, 0, 2027.5, GN_ZONE_STANDARD, NULL, &norths);
 *     double compass;
 *     gn_azimuth_convert(45, GN_NORTH_TRUE, GN_NORTH_MAGNETIC, &norths, &compass);
 */
gn_status gn_azimuth_convert(double azimuth, int32_t from, int32_t to, const gn_norths *norths,
                             double *out);

/*
 * -------------------------------------------------------------------------------------------------
 * References: MGRS
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Returns a capacity that suffices for every MGRS reference.
 *
 * @return GN_MGRS_CAPACITY, in bytes, including the final zero, for hosts that cannot see the
 *         constant.
 *
 * Since 0.1.
 *
 *     char *text = malloc(gn_mgrs_capacity());
 */
size_t gn_mgrs_capacity(void);

/**
 * Writes the MGRS reference of the cell that contains a position.
 *
 * @param latitude   Degrees, -90 ... 90.
 * @param longitude  Degrees; any finite value, reduced to [-180, 180).
 * @param precision  Digits per axis, 0 ... 11: 5 names a 1 m cell, 0 a 100 km square, -1 the grid
 *                   zone alone.
 * @param out        Receives ASCII text and a final zero; may be null if capacity is 0.
 * @param capacity   Bytes at out; GN_MGRS_CAPACITY always suffices.
 * @param needed     Receives the capacity needed, including the final zero; 0 when refused; may be
 *                   null.
 *
 * @return GN_OK, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_PRECISION,
 *         GN_ERROR_BUFFER_TOO_SMALL or GN_ERROR_NULL.
 *
 * Digits are truncated, never rounded, so a longer reference always refines a shorter one. The
 * underlying coordinates agree with GeographicLib to 10 nm. On error, out holds an empty text.
 *
 * South and west edges belong to the cell. At 84 north and beyond, and south of 80 south,
 * references are polar (UPS). -0.0 is north. A northing that rounds to the equator from the south
 * becomes 9,999,999.999999 m. Since 0.1.
 *
 * Takes constant time.
 *
 *     char text[GN_MGRS_CAPACITY];
 *     gn_mgrs_encode(48.8584, 2.2945, GN_MGRS_10_M, text, sizeof text, NULL);   // 31UDQ48251195
 */
gn_status gn_mgrs_encode(double latitude, double longitude, int32_t precision, char *out,
                         size_t capacity, size_t *needed);

/**
 * Writes the MGRS reference of the cell that contains a position on the UTM or UPS grid.
 *
 * @param utm        Zone 1 ... 60 with an easting in [100 km, 900 km] and, north, a northing in
 *                   [-9000 km, 9500 km] or, south, in [1000 km, 19,500 km]; or GN_ZONE_UPS with
 *                   both in [1300 km, 2700 km] (north), [800 km, 3200 km] (south).
 * @param precision  Digits per axis, 0 ... 11, or -1 for the grid zone alone.
 * @param out        Receives ASCII text and a final zero; may be null if capacity is 0.
 * @param capacity   Bytes at out; GN_MGRS_CAPACITY always suffices.
 * @param needed     Receives the capacity needed, including the final zero; 0 when refused; may be
 *                   null.
 *
 * @return GN_OK, GN_ERROR_NOT_FINITE, GN_ERROR_ZONE, GN_ERROR_HEMISPHERE, GN_ERROR_EASTING,
 *         GN_ERROR_NORTHING, GN_ERROR_PRECISION, GN_ERROR_MGRS_GRID_ZONE, GN_ERROR_MGRS_SQUARE,
 *         GN_ERROR_BUFFER_TOO_SMALL or GN_ERROR_NULL.
 *
 * The reference has the zone of utm, even if the position lies beyond the border of that zone;
 * decoding flags such a reference. Bands X and C continue beyond 84 north and 80 south, but only as
 * far as decoding accepts them. A northing across the equator is moved to the other hemisphere. The
 * upper limits belong to the last cell: a coordinate at a limit is moved inward by a millionth of a
 * meter (in GeographicLib by less). Since 0.1.
 *
 * Takes constant time.
 *
 *     gn_utm utm = {448251.9, 5411943.8, 31, GN_NORTH};
 *     char text[GN_MGRS_CAPACITY];
 *     gn_mgrs_encode_utm(&utm, GN_MGRS_100_M, text, sizeof text, NULL);   // 31UDQ482119
 */
gn_status gn_mgrs_encode_utm(const gn_utm *utm, int32_t precision, char *out, size_t capacity,
                             size_t *needed);

/**
 * Writes the MGRS references of many positions.
 *
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; any finite values, reduced to [-180, 180); not null unless
 *                          count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param count             Positions.
 * @param precision         Digits per axis, 0 ... 11, or -1 for the grid zone alone.
 * @param texts             count slots; each receives ASCII text, padded with zeros.
 * @param text_size         Bytes in a slot: enough for the longest text and a zero; 16 for
 *                          precision 5, GN_MGRS_CAPACITY for any.
 * @param text_stride       Bytes from one slot to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_PRECISION, GN_ERROR_BUFFER_TOO_SMALL,
 *         GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes an empty text, and its status says why: GN_ERROR_LATITUDE or
 * GN_ERROR_NOT_FINITE. Each row equals the result of gn_mgrs_encode(), bit for bit. Since 0.1.
 *
 * Time grows with the rows. Slowest input known: rows far from their zone, which are finished one
 * by one.
 *
 *     const double latitudes[] = {48.8584, 40.6892}, longitudes[] = {2.2945, -74.0445};
 *     char texts[2][16];
 *     gn_mgrs_encode_batch(latitudes, 8, longitudes, 8, 2, GN_MGRS_1_M, texts[0], 16, 16, NULL);
 */
gn_status gn_mgrs_encode_batch(const double *latitudes, ptrdiff_t latitude_stride,
                               const double *longitudes, ptrdiff_t longitude_stride, size_t count,
                               int32_t precision, char *texts, size_t text_size,
                               ptrdiff_t text_stride, uint8_t *statuses);

/**
 * Writes the MGRS references of many points on UTM or UPS grids.
 *
 * @param eastings         Meters; not null unless count is 0.
 * @param easting_stride   Bytes from one easting to the next; 0: every row uses the first.
 * @param northings        Meters; not null unless count is 0.
 * @param northing_stride  Bytes from one northing to the next; 0: every row uses the first.
 * @param zones            Zones with the sign of the hemisphere: 33 north, -33 south, 61 and -61
 *                         UPS; not null unless count is 0.
 * @param zone_stride      Bytes from one zone to the next; 0: every row uses the first.
 * @param count            Points.
 * @param precision        Digits per axis, 0 ... 11, or -1 for the grid zone alone.
 * @param texts            count slots; each receives ASCII text, padded with zeros.
 * @param text_size        Bytes in a slot: enough for the longest text and a zero; 16 for precision
 *                         5, GN_MGRS_CAPACITY for any.
 * @param text_stride      Bytes from one slot to the next.
 * @param statuses         Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_PRECISION, GN_ERROR_BUFFER_TOO_SMALL,
 *         GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes an empty text, and its status says why: GN_ERROR_ZONE, or what
 * gn_mgrs_encode_utm() answers. Each row equals the result of gn_mgrs_encode_utm(), bit for bit.
 * Since 0.2.
 *
 * Time grows with the rows. Slowest input known: rows far from their zone, which are finished one
 * by one.
 *
 *     const double eastings[] = {448251, 585628}, northings[] = {5411943, 4511322};
 *     const int32_t zones[] = {31, 18};
 *     char texts[2][16];
 *     gn_mgrs_encode_utm_batch(eastings, 8, northings, 8, zones, 4, 2, GN_MGRS_1_M,
 *                              texts[0], 16, 16, NULL);
 */
gn_status gn_mgrs_encode_utm_batch(const double *eastings, ptrdiff_t easting_stride,
                                   const double *northings, ptrdiff_t northing_stride,
                                   const int32_t *zones, ptrdiff_t zone_stride, size_t count,
                                   int32_t precision, char *texts, size_t text_size,
                                   ptrdiff_t text_stride, uint8_t *statuses);

/**
 * Reads an MGRS reference: finds the cell that it names, and its position.
 *
 * @param text          ASCII, not necessarily zero-terminated: upper or lower case, one or two
 *                      digits of zone, blanks and tabs anywhere between the parts. The grid zone
 *                      alone and the 100 km square alone are references too.
 * @param text_size     Bytes at text; a zero byte is refused, like any other byte that does not
 *                      belong in a reference.
 * @param out           Receives the cell; unchanged on error.
 * @param error_offset  Receives the offset in bytes of the refused part; 0 when nothing is refused;
 *                      may be null.
 *
 * @return GN_OK, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE, GN_ERROR_MGRS_ZONE, GN_ERROR_MGRS_BAND,
 *         GN_ERROR_MGRS_GRID_ZONE, GN_ERROR_MGRS_COLUMN, GN_ERROR_MGRS_ROW, GN_ERROR_MGRS_SQUARE,
 *         GN_ERROR_MGRS_ODD_DIGITS, GN_ERROR_MGRS_TOO_MANY_DIGITS, GN_ERROR_NULL, or
 *         GN_ERROR_OFFSET for a size beyond memory.
 *
 * Blanks may split the digits once, in the middle. A cell that lies in the neighboring band, or
 * beyond the border of its zone, is decoded and flagged; a square that lies more than one row
 * outside its band, or outside both band and zone, does not exist. Positions agree with
 * GeographicLib to 10 nm. inside encodes back to the same reference, unless the cell is flagged or
 * a border leaves less than 20 nm of it. Since 0.1.
 *
 * Time grows with the bytes of the text. Slowest input known: a cell that the border of a grid zone
 * cuts, with up to 16 bisections.
 *
 *     gn_mgrs_cell cell;
 *     size_t offset;
 *     gn_status status = gn_mgrs_decode("31UDQ4825", 9, &cell, &offset);   // cell.center ...
 */
gn_status gn_mgrs_decode(const char *text, size_t text_size, gn_mgrs_cell *out,
                         size_t *error_offset);

/**
 * Reads an MGRS reference, and refuses one whose cell lies wholly outside the grid zone that it
 * names.
 *
 * @param text          ASCII, not necessarily zero-terminated, as gn_mgrs_decode() reads it.
 * @param text_size     Bytes at text.
 * @param out           Receives the cell; unchanged on error.
 * @param error_offset  Receives the offset in bytes of the refused part; 0 when nothing is refused;
 *                      may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_TEXT_EMPTY,
 *         GN_ERROR_TEXT_BYTE, GN_ERROR_MGRS_ZONE, GN_ERROR_MGRS_BAND, GN_ERROR_MGRS_GRID_ZONE,
 *         GN_ERROR_MGRS_COLUMN, GN_ERROR_MGRS_ROW, GN_ERROR_MGRS_SQUARE, GN_ERROR_MGRS_ODD_DIGITS,
 *         GN_ERROR_MGRS_TOO_MANY_DIGITS, GN_ERROR_MGRS_OVERHANGS_ZONE or
 *         GN_ERROR_MGRS_BAND_OF_NEIGHBOR. The last two correspond to the flags of gn_mgrs_decode();
 *         if both apply, the call returns the first.
 *
 * At precisions 10 and 11, a reference that was encoded from a position on a border may be refused:
 * its cell, a few micrometers wide, may lie beyond the border by less than the projection's
 * accuracy of 10 nm. Since 0.1.
 *
 * Time grows with the bytes of the text. Slowest input known: a cell that the border of a grid zone
 * cuts, with up to 16 bisections.
 *
 *     gn_mgrs_cell cell;
 *     gn_mgrs_decode_strict("31VEC", 5, &cell, NULL);   // GN_ERROR_MGRS_OVERHANGS_ZONE
 */
gn_status gn_mgrs_decode_strict(const char *text, size_t text_size, gn_mgrs_cell *out,
                                size_t *error_offset);

/**
 * Finds the positions of many MGRS references.
 *
 * @param texts             ASCII, in any of the forms that gn_mgrs_decode() reads; not null unless
 *                          count is 0.
 * @param text_size         Bytes in a slot; a text ends at its first zero, or with its slot.
 * @param text_stride       Bytes from one slot to the next; 0: every row uses the first.
 * @param count             Texts.
 * @param latitudes         Receives the latitudes of points inside the cells, degrees: the centers,
 *                          except where the border of a grid zone cuts the cell.
 * @param latitude_stride   Bytes from one latitude to the next.
 * @param longitudes        Receives their longitudes, degrees, in [-180, 180).
 * @param longitude_stride  Bytes from one longitude to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status is what gn_mgrs_decode() gives for it. Each row is the
 * inside of its cell, bit for bit. Since 0.1.
 *
 * Time grows with the rows and the bytes of a slot. Slowest input known: a cell that the border of
 * a grid zone cuts, with up to 16 bisections.
 *
 *     const char texts[2][16] = {"31UDQ4825111943", "18TWL8562811322"};
 *     double latitudes[2], longitudes[2];
 *     gn_mgrs_decode_batch(texts[0], 16, 16, 2, latitudes, 8, longitudes, 8, NULL);
 */
gn_status gn_mgrs_decode_batch(const char *texts, size_t text_size, ptrdiff_t text_stride,
                               size_t count, double *latitudes, ptrdiff_t latitude_stride,
                               double *longitudes, ptrdiff_t longitude_stride, uint8_t *statuses);

/**
 * Finds the positions of many MGRS references, and refuses those whose cells lie wholly outside the
 * grid zone that they name.
 *
 * @param texts             ASCII, in any of the forms that gn_mgrs_decode() reads; not null unless
 *                          count is 0.
 * @param text_size         Bytes in a slot; a text ends at its first zero, or with its slot.
 * @param text_stride       Bytes from one slot to the next; 0: every row uses the first.
 * @param count             Texts.
 * @param latitudes         Receives the latitudes of points inside the cells, degrees: the centers,
 *                          except where the border of a grid zone cuts the cell.
 * @param latitude_stride   Bytes from one latitude to the next.
 * @param longitudes        Receives their longitudes, degrees, in [-180, 180).
 * @param longitude_stride  Bytes from one longitude to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status is what gn_mgrs_decode_strict() gives for it. Each row
 * is the inside of its cell, bit for bit. Since 0.1.
 *
 * Time grows with the rows and the bytes of a slot. Slowest input known: a cell that the border of
 * a grid zone cuts, with up to 16 bisections.
 *
 *     const char texts[2][6] = {"31UDQ", "31VEC"};
 *     double latitudes[2], longitudes[2];
 *     uint8_t statuses[2];   // GN_OK, GN_ERROR_MGRS_OVERHANGS_ZONE
 *     gn_mgrs_decode_strict_batch(texts[0], 6, 6, 2, latitudes, 8, longitudes, 8, statuses);
 */
gn_status gn_mgrs_decode_strict_batch(const char *texts, size_t text_size, ptrdiff_t text_stride,
                                      size_t count, double *latitudes, ptrdiff_t latitude_stride,
                                      double *longitudes, ptrdiff_t longitude_stride,
                                      uint8_t *statuses);

/**
 * Finds the cells that many MGRS references name.
 *
 * @param texts        ASCII, in any of the forms that gn_mgrs_decode() reads; not null unless count
 *                     is 0.
 * @param text_size    Bytes in a slot; a text ends at its first zero, or with its slot.
 * @param text_stride  Bytes from one slot to the next; 0: every row uses the first.
 * @param count        Texts.
 * @param cells        Receives the cells.
 * @param cell_stride  Bytes from one cell to the next.
 * @param statuses     Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * In a refused row, every floating-point field is NaN and every other field is 0; its status is
 * what gn_mgrs_decode() gives. Each cell equals the result of gn_mgrs_decode(), bit for bit. Since
 * 0.2.
 *
 * Time grows with the rows and the bytes of a slot. Slowest input known: a cell that the border of
 * a grid zone cuts, with up to 16 bisections.
 *
 *     const char texts[2][16] = {"31UDQ4825111943", "18TWL"};
 *     gn_mgrs_cell cells[2];
 *     gn_mgrs_decode_cells_batch(texts[0], 16, 16, 2, cells, sizeof *cells, NULL);
 */
gn_status gn_mgrs_decode_cells_batch(const char *texts, size_t text_size, ptrdiff_t text_stride,
                                     size_t count, gn_mgrs_cell *cells, ptrdiff_t cell_stride,
                                     uint8_t *statuses);

/**
 * Computes the outline of an MGRS cell: a polygon, clipped at the border of its grid zone.
 *
 * @param cell       A result of gn_mgrs_decode(). Its zone, letters, precision and utm_south_west
 *                   are read.
 * @param tolerance  How far a chord, straight on a Mercator map, may depart from the edge of the
 *                   cell, in meters: 1e-6 ... 1e6.
 * @param out        Receives the ring; may be null if capacity is 0.
 * @param capacity   Points that fit at out; 0 asks for the number.
 * @param needed     Receives the number of vertices, also when the buffer is too small; 0 when
 *                   refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_TOLERANCE, GN_ERROR_NULL, or why no reference
 *         names such a cell: GN_ERROR_MGRS_ZONE, GN_ERROR_MGRS_BAND, GN_ERROR_MGRS_GRID_ZONE,
 *         GN_ERROR_MGRS_COLUMN, GN_ERROR_MGRS_ROW, GN_ERROR_MGRS_SQUARE, GN_ERROR_PRECISION,
 *         GN_ERROR_NOT_FINITE, GN_ERROR_EASTING or GN_ERROR_NORTHING (not the corner of such a
 *         cell), GN_ERROR_MGRS_OVERHANGS_ZONE or GN_ERROR_MGRS_BAND_OF_NEIGHBOR.
 *
 * The ring is closed (the first vertex is repeated at the end) and counterclockwise on a map with
 * north up, as RFC 7946 requires. The cells of a grid zone cover it without gaps or overlaps. Edges
 * along meridians and parallels have no vertices in between. At a pole, where all longitudes meet,
 * the ring has two vertices: it runs along the pole as along a parallel. No cell crosses the
 * antimeridian: longitudes there are -180 on the east side and 180 on the west side. The polygon
 * contains cell->inside.
 *
 * A cell that lies wholly outside its grid zone has no polygon: GN_ERROR_MGRS_OVERHANGS_ZONE or
 * GN_ERROR_MGRS_BAND_OF_NEIGHBOR. On error, vertices that were written are NaN. Since 0.1.
 *
 * Time grows with the vertices, at most 110 / √tolerance (in meters) on a side. Slowest input
 * known: a 100 km square next to a pole.
 *
 *     gn_mgrs_cell cell;
 *     gn_point ring[64];
 *     size_t count;
 *     gn_mgrs_decode("31UDQ", 5, &cell, NULL);
 *     gn_mgrs_outline(&cell, 1, ring, 64, &count);
 */
gn_status gn_mgrs_outline(const gn_mgrs_cell *cell, double tolerance, gn_point *out,
                          size_t capacity, size_t *needed);

/**
 * Finds the smallest rectangle of meridians and parallels that contains the outline of a cell.
 *
 * @param cell    A result of gn_mgrs_decode(). Its zone, letters, precision and utm_south_west are
 *                read.
 * @param bounds  Receives the edges of the rectangle in degrees; unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, or why no reference names such a cell: GN_ERROR_MGRS_ZONE,
 *         GN_ERROR_MGRS_BAND, GN_ERROR_MGRS_GRID_ZONE, GN_ERROR_MGRS_COLUMN, GN_ERROR_MGRS_ROW,
 *         GN_ERROR_MGRS_SQUARE, GN_ERROR_PRECISION, GN_ERROR_NOT_FINITE, GN_ERROR_EASTING or
 *         GN_ERROR_NORTHING (not the corner of such a cell), GN_ERROR_MGRS_OVERHANGS_ZONE or
 *         GN_ERROR_MGRS_BAND_OF_NEIGHBOR.
 *
 * No cell crosses the antimeridian: west is less than east. Since 0.2.
 *
 *     gn_mgrs_cell cell;
 *     gn_bounds bounds;
 *     gn_mgrs_decode("31UDQ", 5, &cell, NULL);
 *     gn_mgrs_bounds(&cell, &bounds);
 */
gn_status gn_mgrs_bounds(const gn_mgrs_cell *cell, gn_bounds *bounds);

/*
 * -------------------------------------------------------------------------------------------------
 * References: Positions as text
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Reads a position from a text, in one given form or in any form.
 *
 * @param text          UTF-8, not necessarily zero-terminated; upper or lower case; may have
 *                      blanks, brackets or quotation marks around it.
 * @param text_size     Bytes at text.
 * @param form          GN_FORM_ANY, or the only form to read; GN_FORM_UTM reads UPS too.
 * @param flags         The sum of GN_PARSE_ values, or 0.
 * @param out           Receives the possible meanings of the text, the best first; may be null if
 *                      capacity is 0.
 * @param capacity      Meanings that fit at out; GN_POSITION_CANDIDATES always suffices.
 * @param needed        Receives the number of meanings, also when the buffer is too small; 0 when
 *                      refused; may be null.
 * @param error_offset  Receives the offset in bytes of the refused part; 0 when nothing is refused;
 *                      may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_OFFSET for a size beyond
 *         memory, GN_ERROR_FORM, GN_ERROR_STYLE (flags), GN_ERROR_LATITUDE, GN_ERROR_EASTING,
 *         GN_ERROR_NORTHING, a status of texts (GN_ERROR_TEXT_) or of MGRS references
 *         (GN_ERROR_MGRS_).
 *
 * Nothing is guessed. A text with two meanings either gives both, like "38S 444140 3684706" (band S
 * or the southern hemisphere), or is refused, like "12,5,13,5". If there is less room than there
 * are meanings, none is stored, so that nobody uses one of two by accident. A minus beside S or W,
 * as in "-23.3° S", reverses the direction again: the result is north and has the flag
 * GN_POSITION_DOUBLE_SIGN. Check the flag, or pass GN_PARSE_STRICT, which refuses such a text.
 *
 * A coordinate in degrees has one, two or three numbers. Symbols may follow them: °, º, ˚, d
 * or * after degrees; ', ′, ’, ´, ` and similar signs after minutes; ", ″, ” or two signs of
 * minutes after seconds. So may words: deg, min, sec, their long forms, d, m and s. The numbers may
 * also be separated by colons, by hyphens (only in a coordinate with a letter) or by blanks alone.
 * The letters N, S, E, W, or the words north, south, east and west, before or after a coordinate,
 * give the hemisphere and say which coordinate is the latitude; without them the latitude comes
 * first. A comma, a semicolon, a slash or blanks, in any Unicode variety, separate the two; minus
 * signs and hyphens mean the same. Labels ("lat:") and other languages are not read.
 *
 * If the two coordinates have different kinds of symbols, or one has none, a comma or a letter for
 * each must separate them: "40d30', 75", "N40d30' 75E". The degree sign may be missing before
 * minutes: "37 53.5'". Only the last number may have decimals. Minutes cannot be "60", but "60.0"
 * is read. Decimal degrees of up to 15 digits are correctly rounded, minutes and seconds to within
 * one unit in the last place; longitudes are reduced to [-180, 180).
 *
 * The position of a UTM or UPS text is the result of gn_utm_inverse(); that of MGRS, GEOREF and
 * GARS is the center of the cell. Some references look like words: "HELP", "ZAP", "100 km", "31
 * Jan". Therefore polar MGRS and GEOREF without digits, GARS without a quadrant, and MGRS without
 * digits and with a blank after the zone number are read only if form names them. "38N" is the grid
 * zone, as its precision shows.
 *
 * Degrees and minutes, or degrees, minutes and seconds, may be packed into one number, as ICAO and
 * NMEA write them: four or six digits before the point for a latitude, five or seven for a
 * longitude. If each has a letter, that is the only meaning: "4530N 01030E", "N400723 W0740723",
 * "4807.038,N,01131.000,E", and near the equator "N0045 E00030", which is 0°45', 0°30'. Without
 * letters, "0045 00030" has two meanings, packed and plain degrees, and "4530 01030" is refused.
 * UTM may have its letters before the numbers, "18N E585628 N4511322", or thirteen digits in a row;
 * UPS may have A, B, Y or Z.
 *
 * A geo URI may have blanks after its commas, numbers without a digit before or after the point,
 * its parameters in any order, and a query; with GN_PARSE_STRICT it must follow RFC 5870.
 *
 * Since 0.1.
 *
 * Time grows with the bytes of the text, which are read some 10 to 20 times. Slowest input known: a
 * long text of numbers and commas.
 *
 *     gn_position found[GN_POSITION_CANDIDATES];
 *     size_t count;
 *     gn_position_parse("40d30'N 75d15'W", 15, GN_FORM_ANY, 0, found, 4, &count, NULL);
 */
gn_status gn_position_parse(const char *text, size_t text_size, int32_t form, uint32_t flags,
                            gn_position *out, size_t capacity, size_t *needed,
                            size_t *error_offset);

/**
 * Reads a latitude or a longitude alone.
 *
 * @param text          UTF-8, not necessarily zero-terminated: "40°30.5′N", "-75.25", "321942.29N";
 *                      upper or lower case; may have blanks, brackets or quotation marks around it.
 * @param text_size     Bytes at text.
 * @param axis          GN_AXIS_LATITUDE or GN_AXIS_LONGITUDE: the coordinate that the text holds.
 * @param degrees       Receives the coordinate, a longitude in [-180, 180); unchanged on error.
 * @param error_offset  Receives the offset in bytes of the refused part; 0 when nothing is refused;
 *                      may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_STYLE (axis),
 *         GN_ERROR_LATITUDE or a status of texts (GN_ERROR_TEXT_).
 *
 * The text is one half of a position in degrees that gn_position_parse() reads. A comma between two
 * digits is a decimal comma. A letter of the other axis is refused. So is a text that has two
 * meanings or would need a flag: a minus beside S or W; or, without the letter that makes them
 * packed degrees and minutes, four or six digits for a latitude, or five or seven for a longitude.
 *
 * Since 0.2.
 *
 * Time grows with the bytes of the text, which are read some 10 to 20 times. Slowest input known: a
 * long text of numbers and commas.
 *
 *     double degrees;
 *     gn_coordinate_parse("321942.29N", 10, GN_AXIS_LATITUDE, &degrees, NULL);
 */
gn_status gn_coordinate_parse(const char *text, size_t text_size, int32_t axis, double *degrees,
                              size_t *error_offset);

/**
 * Reads many positions from texts, all in one given form or each in any form.
 *
 * @param texts            In any of the forms that gn_position_parse() reads; not null unless count
 *                         is 0.
 * @param text_size        Bytes in a slot; a text ends at its first zero, or with its slot.
 * @param text_stride      Bytes from one slot to the next; 0: every row uses the first.
 * @param count            Texts.
 * @param form             One of the GN_FORM_ values for all rows; with GN_FORM_ANY each row may
 *                         have any form.
 * @param flags            The sum of GN_PARSE_ values, or 0.
 * @param positions        Receives the positions.
 * @param position_stride  Bytes from one position to the next.
 * @param statuses         Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_FORM, GN_ERROR_STYLE, GN_ERROR_STRIDE or
 *         GN_ERROR_NULL.
 *
 * In a refused row, every floating-point field is NaN and every other field is 0. Its status is
 * GN_ERROR_TEXT_AMBIGUOUS if the text has two meanings, or what gn_position_parse() answers. Each
 * row equals the result of gn_position_parse(), bit for bit. Since 0.2.
 *
 * Time grows with the rows and the bytes of a slot. Slowest input known: slots filled with numbers
 * and commas.
 *
 *     const char texts[2][20] = {"40d30'N 75d15'W", "18TWL8562811322"};
 *     gn_position positions[2];
 *     gn_position_parse_batch(texts[0], 20, 20, 2, GN_FORM_ANY, 0, positions,
 *                             sizeof *positions, NULL);
 */
gn_status gn_position_parse_batch(const char *texts, size_t text_size, ptrdiff_t text_stride,
                                  size_t count, int32_t form, uint32_t flags,
                                  gn_position *positions, ptrdiff_t position_stride,
                                  uint8_t *statuses);

/**
 * Fills in the default options for writing a position.
 *
 * @param options  Receives the defaults, and its own size in size.
 *
 * @return GN_OK or GN_ERROR_NULL.
 *
 * Change the fields you need, then pass the struct on. A null pointer in place of options means
 * these defaults: decimal degrees with six decimals, "40.508333, -75.000000". Since 0.1.
 *
 *     gn_format_options options;
 *     gn_format_options_init(&options);
 *     options.form = GN_FORM_DMS;
 */
gn_status gn_format_options_init(gn_format_options *options);

/**
 * Writes a position in one of many forms.
 *
 * @param latitude   Degrees, -90 ... 90.
 * @param longitude  Degrees; any finite value, reduced to [-180, 180].
 * @param options    Form, digits and style; null for the defaults.
 * @param out        Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity   Bytes at out; GN_POSITION_CAPACITY always suffices.
 * @param needed     Receives the capacity needed, including the final zero; 0 when refused; may be
 *                   null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE,
 *         GN_ERROR_TOO_FAR (from a pole or from the zone of the options); for the options:
 *         GN_ERROR_OPTIONS_SIZE, GN_ERROR_FORM, GN_ERROR_STYLE, GN_ERROR_DECIMALS,
 *         GN_ERROR_PRECISION (of cells), GN_ERROR_ZONE or GN_ERROR_ALTITUDE.
 *
 * Each coordinate is rounded once, exactly, to the nearest number with the requested digits, ties
 * to the even digit; minutes and seconds are taken from the rounded number. So minutes and seconds
 * are never 60, and no zero has a minus sign or the letter S or W. Grid coordinates are rounded in
 * the same way. MGRS, GEOREF and GARS are truncated, as in their own functions.
 *
 * gn_position_parse() with the same form reads each text back, to within half of its last digit.
 * For the letter of UTM it needs GN_PARSE_HEMISPHERES or, with GN_FORMAT_BAND, GN_PARSE_BANDS.
 * Options whose text could not be read back give GN_ERROR_STYLE: no separator between two numbers
 * without letters; decimal commas with a comma that has no blank after it; decimal commas before
 * three decimals if easting and northing are below 1000 m, where they would look like thousands
 * separators.
 *
 * Valid options that do not apply to a form are ignored: symbols, hemispheres and separators apply
 * to degrees, the plus to signs. UTM beyond 84 north and 80 south is UPS, unless the options name a
 * zone. A position that is rounded to the equator is north of it. The band is that of the position;
 * X and C continue beyond their limits. ISO 6709 writes longitude 180 as -180, and with an altitude
 * it names the reference system: "+27.5916+086.5640+8850CRSWGS_84/". In a geo URI the longitude of
 * a pole is 0. Since 0.1.
 *
 * Takes constant time.
 *
 *     char text[GN_POSITION_CAPACITY];
 *     gn_position_format(40.5, -75.25, NULL, text, sizeof text, NULL);   // 40.500000, -75.250000
 */
gn_status gn_position_format(double latitude, double longitude, const gn_format_options *options,
                             char *out, size_t capacity, size_t *needed);

/**
 * Writes many positions as text.
 *
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; any finite values, reduced to [-180, 180); not null unless
 *                          count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param count             Positions.
 * @param options           Form, digits and style of all rows; null for the defaults.
 * @param texts             count slots; each receives UTF-8 text, padded with zeros.
 * @param text_size         Bytes in a slot; GN_POSITION_CAPACITY always suffices.
 * @param text_stride       Bytes from one slot to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_BUFFER_TOO_SMALL for slots of no bytes,
 *         GN_ERROR_STRIDE, GN_ERROR_NULL; for the options, as gn_position_format():
 *         GN_ERROR_OPTIONS_SIZE, GN_ERROR_FORM, GN_ERROR_STYLE, GN_ERROR_DECIMALS,
 *         GN_ERROR_PRECISION (of cells), GN_ERROR_ZONE or GN_ERROR_ALTITUDE.
 *
 * A refused row becomes an empty text. Its status is GN_ERROR_BUFFER_TOO_SMALL if the text does not
 * fit into its slot, or what gn_position_format() answers. Each row equals the result of
 * gn_position_format(). Since 0.2.
 *
 * Time grows with the rows and the bytes of a slot.
 *
 *     const double latitudes[] = {48.8584, 40.6892}, longitudes[] = {2.2945, -74.0445};
 *     char texts[2][GN_POSITION_CAPACITY];
 *     gn_position_format_batch(latitudes, 8, longitudes, 8, 2, NULL, texts[0], 80, 80, NULL);
 */
gn_status gn_position_format_batch(const double *latitudes, ptrdiff_t latitude_stride,
                                   const double *longitudes, ptrdiff_t longitude_stride,
                                   size_t count, const gn_format_options *options, char *texts,
                                   size_t text_size, ptrdiff_t text_stride, uint8_t *statuses);

/*
 * -------------------------------------------------------------------------------------------------
 * References: GEOREF and GARS
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Writes the GEOREF reference of the cell that contains a position.
 *
 * @param latitude   Degrees, -90 ... 90.
 * @param longitude  Degrees; any finite value, reduced to [-180, 180).
 * @param precision  Digits per axis: 2 names a cell of a minute, 3 of a tenth of a minute, up to
 *                   11; 0 names a cell of a degree, -1 a tile of 15 degrees. There is no precision
 *                   1.
 * @param out        Receives ASCII text and a final zero; may be null if capacity is 0.
 * @param capacity   Bytes at out; GN_GEOREF_CAPACITY always suffices.
 * @param needed     Receives the capacity needed, including the final zero; 0 when refused; may be
 *                   null.
 *
 * @return GN_OK, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_PRECISION,
 *         GN_ERROR_BUFFER_TOO_SMALL or GN_ERROR_NULL.
 *
 * Salisbury Cathedral (51.065 north, 1.797 west) at precision 2 is "MKPG1203". Longitude comes
 * before latitude, both in the letters and in the digits. Digits are truncated, never rounded, so a
 * longer reference always refines a shorter one. The text equals that of GeographicLib, except for
 * positions within 5e-14 degrees of an edge. On error, out holds an empty text.
 *
 * South and west edges belong to the cell; the North Pole belongs to the last row. Each edge is the
 * double nearest to the exact one, so -72.9 degrees begins the sixth minute. GeographicLib
 * truncates a rounded product there and may return the cell before it. Since 0.1.
 *
 * Takes constant time.
 *
 *     char text[GN_GEOREF_CAPACITY];
 *     gn_georef_encode(51.065, -1.797, 2, text, sizeof text, NULL);   // MKPG1203
 */
gn_status gn_georef_encode(double latitude, double longitude, int32_t precision, char *out,
                           size_t capacity, size_t *needed);

/**
 * Writes the GEOREF references of the cells that contain many positions.
 *
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; any finite values, reduced to [-180, 180); not null unless
 *                          count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param count             Positions.
 * @param precision         -1 for the tile of 15 degrees, 0 for the degree, 2 ... 11 digits of
 *                          minutes.
 * @param texts             count slots; each receives ASCII text, padded with zeros.
 * @param text_size         Bytes in a slot: enough for the longest text and a zero;
 *                          GN_GEOREF_CAPACITY always suffices.
 * @param text_stride       Bytes from one slot to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_PRECISION, GN_ERROR_BUFFER_TOO_SMALL,
 *         GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes an empty text, and its status says why: GN_ERROR_LATITUDE or
 * GN_ERROR_NOT_FINITE. Each row equals the result of gn_georef_encode(). Since 0.2.
 *
 * Time grows with the rows and the bytes of a slot.
 *
 *     const double latitudes[] = {48.8584, 40.6892}, longitudes[] = {2.2945, -74.0445};
 *     char texts[2][9];
 *     gn_georef_encode_batch(latitudes, 8, longitudes, 8, 2, 2, texts[0], 9, 9, NULL);
 */
gn_status gn_georef_encode_batch(const double *latitudes, ptrdiff_t latitude_stride,
                                 const double *longitudes, ptrdiff_t longitude_stride, size_t count,
                                 int32_t precision, char *texts, size_t text_size,
                                 ptrdiff_t text_stride, uint8_t *statuses);

/**
 * Reads a GEOREF reference: finds the cell that it names.
 *
 * @param text          ASCII, not necessarily zero-terminated: upper or lower case, blanks between
 *                      the parts and around them. Two or four letters, then 2 to 11 digits of
 *                      longitude and as many of latitude.
 * @param text_size     Bytes at text; a zero byte is refused, like any other byte that does not
 *                      belong in a reference.
 * @param out           Receives the cell; unchanged on error.
 * @param error_offset  Receives the offset in bytes of the refused part; 0 when nothing is refused;
 *                      may be null.
 *
 * @return GN_OK, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE for a character that is neither letter nor
 *         digit, GN_ERROR_TEXT_LETTER, GN_ERROR_TEXT_INCOMPLETE, GN_ERROR_TEXT_NUMBER where minutes
 *         are expected, GN_ERROR_TEXT_DIGITS unless both axes have the same number of digits, 2 to
 *         11, GN_ERROR_TEXT_SIXTY, GN_ERROR_TEXT_REST, GN_ERROR_NULL, or GN_ERROR_OFFSET for a size
 *         beyond memory.
 *
 * Edges and center are the doubles nearest to the exact ones. The center equals that of
 * GeographicLib, and encodes back to the same reference. Since 0.1.
 *
 * Time grows with the bytes of the text.
 *
 *     gn_graticule_cell cell;
 *     gn_georef_decode("MKPG1203", 8, &cell, NULL);   // cell.bounds, cell.center
 */
gn_status gn_georef_decode(const char *text, size_t text_size, gn_graticule_cell *out,
                           size_t *error_offset);

/**
 * Finds the centers of the cells that many GEOREF references name.
 *
 * @param texts             ASCII, in any of the forms that gn_georef_decode() reads; not null
 *                          unless count is 0.
 * @param text_size         Bytes in a slot; a text ends at its first zero, or with its slot.
 * @param text_stride       Bytes from one slot to the next; 0: every row uses the first.
 * @param count             Texts.
 * @param latitudes         Receives the latitudes of the centers of the cells, in degrees.
 * @param latitude_stride   Bytes from one latitude to the next.
 * @param longitudes        Receives the longitudes of the centers, in degrees.
 * @param longitude_stride  Bytes from one longitude to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status is what gn_georef_decode() gives. Each row equals the
 * center from gn_georef_decode(), bit for bit. Since 0.2.
 *
 * Time grows with the rows and the bytes of a slot.
 *
 *     const char texts[2][9] = {"MKPG1203", "GJPJ0615"};
 *     double latitudes[2], longitudes[2];
 *     gn_georef_decode_batch(texts[0], 9, 9, 2, latitudes, 8, longitudes, 8, NULL);
 */
gn_status gn_georef_decode_batch(const char *texts, size_t text_size, ptrdiff_t text_stride,
                                 size_t count, double *latitudes, ptrdiff_t latitude_stride,
                                 double *longitudes, ptrdiff_t longitude_stride, uint8_t *statuses);

/**
 * Writes the GARS reference of the cell that contains a position.
 *
 * @param latitude   Degrees, -90 ... 90.
 * @param longitude  Degrees; any finite value, reduced to [-180, 180).
 * @param precision  0 names a cell of 30 minutes, 1 a quadrant of 15 minutes, 2 a key of 5 minutes.
 * @param out        Receives ASCII text and a final zero; may be null if capacity is 0.
 * @param capacity   Bytes at out; GN_GARS_CAPACITY always suffices.
 * @param needed     Receives the capacity needed, including the final zero; 0 when refused; may be
 *                   null.
 *
 * @return GN_OK, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_PRECISION,
 *         GN_ERROR_BUFFER_TOO_SMALL or GN_ERROR_NULL.
 *
 * 38.2861 north, 76.4292 west at precision 2 is "208LS17": three digits of longitude, two letters
 * of latitude, the quadrant and the key, both numbered from the north-west corner. The text equals
 * that of GeographicLib. On error, out holds an empty text.
 *
 * South and west edges belong to the cell; the North Pole belongs to the last row. Since 0.1.
 *
 * Takes constant time.
 *
 *     char text[GN_GARS_CAPACITY];
 *     gn_gars_encode(38.2861, -76.4292, 2, text, sizeof text, NULL);   // 208LS17
 */
gn_status gn_gars_encode(double latitude, double longitude, int32_t precision, char *out,
                         size_t capacity, size_t *needed);

/**
 * Writes the GARS references of the cells that contain many positions.
 *
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; any finite values, reduced to [-180, 180); not null unless
 *                          count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param count             Positions.
 * @param precision         0 for 30 minutes, 1 for 15, 2 for 5.
 * @param texts             count slots; each receives ASCII text, padded with zeros.
 * @param text_size         Bytes in a slot: enough for the longest text and a zero;
 *                          GN_GARS_CAPACITY always suffices.
 * @param text_stride       Bytes from one slot to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_PRECISION, GN_ERROR_BUFFER_TOO_SMALL,
 *         GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes an empty text, and its status says why: GN_ERROR_LATITUDE or
 * GN_ERROR_NOT_FINITE. Each row equals the result of gn_gars_encode(). Since 0.2.
 *
 * Time grows with the rows and the bytes of a slot.
 *
 *     const double latitudes[] = {48.8584, 40.6892}, longitudes[] = {2.2945, -74.0445};
 *     char texts[2][GN_GARS_CAPACITY];
 *     gn_gars_encode_batch(latitudes, 8, longitudes, 8, 2, 2, texts[0], 8, 8, NULL);
 */
gn_status gn_gars_encode_batch(const double *latitudes, ptrdiff_t latitude_stride,
                               const double *longitudes, ptrdiff_t longitude_stride, size_t count,
                               int32_t precision, char *texts, size_t text_size,
                               ptrdiff_t text_stride, uint8_t *statuses);

/**
 * Reads a GARS reference: finds the cell that it names.
 *
 * @param text          ASCII, not necessarily zero-terminated: upper or lower case, blanks between
 *                      the parts and around them. Three digits, 001 to 720, two letters, then
 *                      optionally the quadrant, 1 to 4, and the key, 1 to 9.
 * @param text_size     Bytes at text; a zero byte is refused, like any other byte that does not
 *                      belong in a reference.
 * @param out           Receives the cell; unchanged on error.
 * @param error_offset  Receives the offset in bytes of the refused part; 0 when nothing is refused;
 *                      may be null.
 *
 * @return GN_OK, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE for a character that is neither letter nor
 *         digit, GN_ERROR_TEXT_NUMBER where a digit of the longitude, a quadrant or a key is
 *         expected, GN_ERROR_TEXT_DIGITS unless the longitude has three digits,
 *         GN_ERROR_TEXT_LETTER, GN_ERROR_TEXT_INCOMPLETE, GN_ERROR_TEXT_REST, GN_ERROR_NULL, or
 *         GN_ERROR_OFFSET for a size beyond memory.
 *
 * Edges and center are the doubles nearest to the exact ones. The center equals that of
 * GeographicLib, and encodes back to the same reference. Since 0.1.
 *
 * Time grows with the bytes of the text.
 *
 *     gn_graticule_cell cell;
 *     gn_gars_decode("208LS17", 7, &cell, NULL);   // cell.bounds, cell.center
 */
gn_status gn_gars_decode(const char *text, size_t text_size, gn_graticule_cell *out,
                         size_t *error_offset);

/**
 * Finds the centers of the cells that many GARS references name.
 *
 * @param texts             ASCII, in any of the forms that gn_gars_decode() reads; not null unless
 *                          count is 0.
 * @param text_size         Bytes in a slot; a text ends at its first zero, or with its slot.
 * @param text_stride       Bytes from one slot to the next; 0: every row uses the first.
 * @param count             Texts.
 * @param latitudes         Receives the latitudes of the centers of the cells, in degrees.
 * @param latitude_stride   Bytes from one latitude to the next.
 * @param longitudes        Receives the longitudes of the centers, in degrees.
 * @param longitude_stride  Bytes from one longitude to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status is what gn_gars_decode() gives. Each row equals the
 * center from gn_gars_decode(), bit for bit. Since 0.2.
 *
 * Time grows with the rows and the bytes of a slot.
 *
 *     const char texts[2][8] = {"208LS17", "361HN37"};
 *     double latitudes[2], longitudes[2];
 *     gn_gars_decode_batch(texts[0], 8, 8, 2, latitudes, 8, longitudes, 8, NULL);
 */
gn_status gn_gars_decode_batch(const char *texts, size_t text_size, ptrdiff_t text_stride,
                               size_t count, double *latitudes, ptrdiff_t latitude_stride,
                               double *longitudes, ptrdiff_t longitude_stride, uint8_t *statuses);

/*
 * -------------------------------------------------------------------------------------------------
 * References: Typing MGRS references
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Helps a user type an MGRS reference: finds what may come next, and what the text means so far.
 *
 * @param text          The text typed so far, ASCII: upper or lower case, blanks and tabs between
 *                      the parts; may be empty.
 * @param text_size     Bytes at text.
 * @param reference     The position of the device: latitude -90 ... 90, longitude any finite value;
 *                      may be null.
 * @param precision     The largest number of digits per axis, 0 ... 11.
 * @param out           Receives the state of the typing; unchanged on error.
 * @param error_offset  Receives the offset in bytes of the first character that makes the text
 *                      invalid, whatever follows; 0 when nothing is refused; may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_NOT_FINITE or
 *         GN_ERROR_LATITUDE (of reference), GN_ERROR_PRECISION, GN_ERROR_TEXT_BYTE,
 *         GN_ERROR_MGRS_ZONE, GN_ERROR_MGRS_BAND, GN_ERROR_MGRS_GRID_ZONE, GN_ERROR_MGRS_COLUMN,
 *         GN_ERROR_MGRS_ROW, GN_ERROR_MGRS_SQUARE, GN_ERROR_MGRS_OVERHANGS_ZONE,
 *         GN_ERROR_MGRS_BAND_OF_NEIGHBOR, GN_ERROR_MGRS_ODD_DIGITS or
 *         GN_ERROR_MGRS_TOO_MANY_DIGITS.
 *
 * The call returns GN_OK as long as the text is a reference, or can become one if more is typed at
 * its end. A reference here is one that gn_mgrs_decode_strict() reads, with a square. With
 * reference it may be abbreviated to the letters of a square and digits, or to an even number of
 * digits; "32" is then both a zone and two digits. next holds what may follow in any possible
 * reading, and field tells which field the longest reading ends in. Digits belong to the easting
 * until it has as many as precision says, or until a blank.
 *
 * A complete reference has the flags GN_TYPING_COMPLETE and GN_TYPING_COMPLETED, and text is its
 * usual form. An abbreviated reference that is otherwise complete is filled in from reference and
 * has only the flag GN_TYPING_COMPLETED: text then names the cell whose center is nearest to
 * reference, in any zone or polar cap. A UTM grid zone alone, or an empty text, is filled in with
 * the nearest square. The distance and azimuth are those of the geodesic to the center of the cell,
 * as gn_geodesic_inverse() computes them; NaN without reference or without GN_TYPING_COMPLETED.
 * Since 0.1.
 *
 * Time grows with the blanks of the text. Slowest input known: two digits and a band, which leave
 * most squares open.
 *
 *     gn_point device = {48.85, 2.30};
 *     gn_mgrs_typing typing;
 *     gn_mgrs_type("4825 1195", 9, &device, 5, &typing, NULL);   // typing.text: 31UDQ48251195
 */
gn_status gn_mgrs_type(const char *text, size_t text_size, const gn_point *reference,
                       int32_t precision, gn_mgrs_typing *out, size_t *error_offset);

/**
 * Helps a user type an MGRS reference into four fields.
 *
 * @param zone           ASCII, upper or lower case; every field may have blanks around it. "32V", a
 *                       letter of a polar zone, "32" for any band of that zone, or nothing for the
 *                       zone nearest to reference.
 * @param zone_size      Bytes at zone; an empty field may be null.
 * @param square         The two letters of a square, or nothing for any.
 * @param square_size    Bytes at square.
 * @param easting        Up to 11 digits.
 * @param easting_size   Bytes at easting.
 * @param northing       Up to 11 digits; may have more or fewer than easting.
 * @param northing_size  Bytes at northing.
 * @param reference      The position of the device: latitude -90 ... 90, longitude any finite
 *                       value; may be null.
 * @param out            Receives the state of the typing; unchanged on error.
 * @param error_field    Receives the refused field, a GN_FIELD_ value; 0 when nothing is refused;
 *                       may be null.
 * @param error_offset   Receives the offset in bytes of the refused character within that field; 0
 *                       when nothing is refused; may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_NOT_FINITE or
 *         GN_ERROR_LATITUDE (of reference), GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_REST if a field has
 *         more than belongs in it, GN_ERROR_MGRS_ZONE, GN_ERROR_MGRS_BAND, GN_ERROR_MGRS_GRID_ZONE,
 *         GN_ERROR_MGRS_COLUMN, GN_ERROR_MGRS_ROW, GN_ERROR_MGRS_SQUARE,
 *         GN_ERROR_MGRS_OVERHANGS_ZONE, GN_ERROR_MGRS_BAND_OF_NEIGHBOR or
 *         GN_ERROR_MGRS_TOO_MANY_DIGITS.
 *
 * The shorter of the two numbers is padded with zeros on the right: 5 and 86 are 50 and 86. Zone
 * and square may be filled in from reference, as in gn_mgrs_type(), but not if they are half typed
 * ("0", one letter of a square). field and next refer to the last field that is not empty, or to
 * the one after it if that field is full. The call returns GN_OK as long as more characters at the
 * end of any field can make the four a reference. Since 0.1.
 *
 * Time grows with the blanks of the fields. Slowest input known: two digits and a band, which leave
 * most squares open.
 *
 *     gn_mgrs_typing typing;
 *     gn_mgrs_type_fields("31U", 3, "DQ", 2, "48", 2, "1", 1, NULL, &typing, NULL, NULL);
 */
gn_status gn_mgrs_type_fields(const char *zone, size_t zone_size, const char *square,
                              size_t square_size, const char *easting, size_t easting_size,
                              const char *northing, size_t northing_size, const gn_point *reference,
                              gn_mgrs_typing *out, int32_t *error_field, size_t *error_offset);

/*
 * -------------------------------------------------------------------------------------------------
 * Geometry: Routes
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Measures a route: points joined by geodesics.
 *
 * @param points  Latitudes -90 ... 90 degrees, longitudes any finite value. May be null if count is
 *                0.
 * @param count   Number of points.
 * @param length  Receives the length in meters; 0 for fewer than two points.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_COUNT for more
 *         points than an array can hold.
 *
 * Each segment is accurate to 15 nm, and adding them up loses nothing. Between opposite points of
 * the earth there are several shortest geodesics; the route follows one of them. Since 0.1.
 *
 * Time grows with the points. Slowest input known: nearly antipodal points, which take seven times
 * as long as others.
 *
 *     gn_point route[] = {{0, 0}, {0, 1}, {0, 3}};
 *     double meters;
 *     gn_route_length(route, 3, &meters);
 */
gn_status gn_route_length(const gn_point *points, size_t count, double *length);

/**
 * Measures a route up to each of its points.
 *
 * @param points     Latitudes -90 ... 90 degrees, longitudes any finite value. May be null if count
 *                   is 0.
 * @param count      Number of points.
 * @param distances  Receives count lengths in meters, the first of them 0; may be null if count is
 *                   0. Unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_COUNT for more
 *         points than an array can hold.
 *
 * The last length is the result of gn_route_length(). Since 0.1.
 *
 * Time grows with the points. Slowest input known: nearly antipodal points, which take seven times
 * as long as others.
 *
 *     gn_point route[] = {{0, 0}, {0, 1}, {0, 3}};
 *     double so_far[3];
 *     gn_route_distances(route, 3, so_far);
 */
gn_status gn_route_distances(const gn_point *points, size_t count, double *distances);

/**
 * Finds the point of a route at a distance along it.
 *
 * @param points    Latitudes -90 ... 90 degrees, longitudes any finite value. May be null if count
 *                  is 0.
 * @param count     1 or more.
 * @param distance  Meters from the first point, from 0 to the length of the route. A distance
 *                  beyond the end by up to a nanometer for each point, or by the last digit of a
 *                  long distance, counts as the end.
 * @param point     Receives the point; may be null.
 * @param azimuth   Receives the direction of the route there, degrees in (-180, 180]; may be null.
 * @param segment   Receives the index of the point at which the segment begins; may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_DISTANCE, or
 *         GN_ERROR_COUNT for no points, or more than an array can hold. On error, outputs are
 *         unchanged.
 *
 * Accurate to 15 nm. A vertex belongs to the segment that begins there, the last vertex to the last
 * segment. Segments without length, between two equal points, are skipped. Since 0.1.
 *
 * Time grows with the points. Slowest input known: nearly antipodal points, which take seven times
 * as long as others.
 *
 *     gn_point route[] = {{0, 0}, {0, 1}, {0, 3}}, point;
 *     gn_route_point(route, 3, 200000, &point, NULL, NULL);
 */
gn_status gn_route_point(const gn_point *points, size_t count, double distance, gn_point *point,
                         double *azimuth, size_t *segment);

/**
 * Finds where a route comes nearest to a position.
 *
 * @param points    Latitudes -90 ... 90 degrees, longitudes any finite value. May be null if count
 *                  is 0.
 * @param count     1 or more.
 * @param position  Latitude -90 ... 90 degrees, longitude any finite value.
 * @param place     Receives the nearest point, its distance along the route, its distance from the
 *                  position (cross-track), negative if the position lies to the left, the direction
 *                  of the route and the segment. Unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_COUNT for no
 *         points, or more than an array can hold, or GN_ERROR_WORK if any of very many long edges
 *         may be the nearest.
 *
 * Accurate to 20 nm; if several places are equally near, the result is one of them. A bound
 * excludes segments that cannot be the nearest, so a route of 10,000 points takes a few
 * milliseconds. At a bend to the left, a position is on the left if it is to the left of both
 * segments; at a bend to the right, of either. A vertex belongs to the segment that begins there,
 * the last vertex to the last segment. Since 0.1.
 *
 * Time grows with the points. Slowest input known: edges of thousands of kilometers, each of which
 * is searched in up to 96 steps; more than a hundred thousand of them are refused with
 * GN_ERROR_WORK.
 *
 *     gn_point route[] = {{0, 0}, {0, 1}, {0, 3}}, here = {0.5, 2};
 *     gn_route_place place;
 *     gn_route_nearest(route, 3, &here, &place);   // place.distance_off < 0: to the left
 */
gn_status gn_route_nearest(const gn_point *points, size_t count, const gn_point *position,
                           gn_route_place *place);

/**
 * Finds where a route comes nearest to many positions.
 *
 * @param points            The points of the route; latitudes -90 ... 90, any finite longitudes.
 * @param point_count       Points, at least one.
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; any finite values, reduced to [-180, 180); not null unless
 *                          count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param count             Positions.
 * @param places            Receives the places.
 * @param place_stride      Bytes from one place to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_COUNT for no points, GN_ERROR_NOT_FINITE
 *         or GN_ERROR_LATITUDE for the points, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * In a refused row, every floating-point field is NaN and every other field is 0; its status is
 * GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_WORK. Each row equals the result of
 * gn_route_nearest(), bit for bit. Since 0.2.
 *
 * Time grows with the points times the rows. Slowest input known: edges of thousands of kilometers,
 * each of which is searched in up to 96 steps; rows for which they are more than a hundred thousand
 * are refused with GN_ERROR_WORK.
 *
 *     gn_point route[] = {{0, 0}, {0, 1}, {0, 3}}, here[] = {{0.5, 2}, {-0.5, 1}};
 *     gn_route_place places[2];
 *     gn_route_nearest_batch(route, 3, &here[0].latitude, 16, &here[0].longitude, 16, 2,
 *                            places, sizeof *places, NULL);
 */
gn_status gn_route_nearest_batch(const gn_point *points, size_t point_count,
                                 const double *latitudes, ptrdiff_t latitude_stride,
                                 const double *longitudes, ptrdiff_t longitude_stride, size_t count,
                                 gn_route_place *places, ptrdiff_t place_stride, uint8_t *statuses);

/**
 * Adds vertices to a route or a ring, so that it can be drawn with straight lines in degrees, as
 * GeoJSON readers do.
 *
 * @param points     Latitudes -90 ... 90 degrees, longitudes any finite value. May be null if count
 *                   is 0.
 * @param count      Number of points.
 * @param is_closed  Not 0: the last point is also joined to the first, which is not repeated.
 * @param tolerance  How far a straight line may depart from its geodesic, in meters: 1e-6 ... 1e6.
 * @param out        Receives the points, including the given ones, longitudes in [-180, 180); may
 *                   be null if capacity is 0. Must not overlap points.
 * @param capacity   Points that fit at out; 0 asks for the number.
 * @param needed     Receives the number of points, also when the buffer is too small; 0 when
 *                   refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_TOLERANCE, or GN_ERROR_COUNT for more points than an array can hold.
 *
 * Segments are halved where needed. Added points lie on the geodesic to within 15 nm. Lines cross
 * the antimeridian the short way. On error, points that were written are NaN. Since 0.1.
 *
 * Time grows with the vertices of the result, at most 4200 / √tolerance for an edge. Slowest input
 * known: an edge halfway around the earth and a tolerance of 1 µm: 4 million vertices.
 *
 *     gn_point route[] = {{60, 0}, {60, 90}};
 *     size_t needed;
 *     gn_route_densify(route, 2, 0, 1000, NULL, 0, &needed);
 */
gn_status gn_route_densify(const gn_point *points, size_t count, int32_t is_closed,
                           double tolerance, gn_point *out, size_t capacity, size_t *needed);

/**
 * Removes vertices from a route or a ring, within a tolerance.
 *
 * @param points     Latitudes -90 ... 90 degrees, longitudes any finite value. May be null if count
 *                   is 0.
 * @param count      Number of points.
 * @param is_closed  Not 0: the last point is also joined to the first.
 * @param tolerance  How far a removed point may lie from the geodesic that takes its place, in
 *                   meters: 1e-6 ... 1e6.
 * @param out        Receives the points that remain, longitudes in [-180, 180); may be null if
 *                   capacity is 0. Must not overlap points.
 * @param capacity   Points that fit at out; 0 asks for the number; count always suffices.
 * @param needed     Receives the number of points, also when the buffer is too small; 0 when
 *                   refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_TOLERANCE, GN_ERROR_COUNT for more points than an array can hold, or
 *         GN_ERROR_WORK for very many points beside long edges.
 *
 * The first point remains, and so does the last unless the route is closed. A ring keeps at least
 * three points, if it has that many. Each new segment is the longest that the search finds, which
 * need not be the longest possible. On error, points that were written are NaN. Since 0.1.
 *
 * Time grows with n log n of the points. Slowest input known: a straight line of edges so long that
 * only geodesics tell; too many are refused with GN_ERROR_WORK.
 *
 *     gn_point route[] = {{0, 0}, {0.00001, 1}, {0, 2}}, out[3];
 *     size_t count;
 *     gn_route_simplify(route, 3, 0, 10, out, 3, &count);   // 2
 */
gn_status gn_route_simplify(const gn_point *points, size_t count, int32_t is_closed,
                            double tolerance, gn_point *out, size_t capacity, size_t *needed);

/*
 * -------------------------------------------------------------------------------------------------
 * Geometry: Polygons
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Measures a polygon: rings of points joined by geodesics.
 *
 * @param points       The points of all rings, one ring after the other: latitudes -90 ... 90
 *                     degrees, longitudes any finite value. The last point of a ring is joined to
 *                     the first; the last point may repeat the first. May be null if point_count is
 *                     0.
 * @param point_count  Number of points.
 * @param rings        The number of points of each ring: the outer one, then the holes. May be null
 *                     if ring_count is 0.
 * @param ring_count   Number of rings; 0: all points are one ring.
 * @param area         Receives the area in square meters, without the holes, whichever way they
 *                     run; positive if the outer ring runs counterclockwise. May be null.
 * @param perimeter    Receives the length of all rings in meters; may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS if the
 *         counts in rings do not add up to point_count, or GN_ERROR_COUNT for more points than an
 *         array can hold. On error, outputs are unchanged.
 *
 * The inside of a ring is the smaller of the two parts into which it divides the earth, whichever
 * way the ring runs; a pole may lie inside. If the two parts are equal, the inside is the one on
 * the left. A vertex at a pole may have any longitude; only an edge from pole to pole runs along
 * the meridian given at its end. Accurate to 0.1 square meters per edge, usually much better; for
 * an edge between nearly antipodal points, where the azimuth decides, to 1,000. Rings of fewer than
 * three points have no area. The area of a ring that crosses itself is the area that it encloses on
 * its left minus the area that it encloses on its right. Holes never remove more than the area of
 * the outer ring. Since 0.1.
 *
 * Time grows with the points. Slowest input known: edges halfway around the earth.
 *
 *     gn_point square[] = {{0, 0}, {0, 1}, {1, 1}, {1, 0}};
 *     double area, perimeter;
 *     gn_polygon_measure(square, 4, NULL, 0, &area, &perimeter);
 */
gn_status gn_polygon_measure(const gn_point *points, size_t point_count, const size_t *rings,
                             size_t ring_count, double *area, double *perimeter);

/**
 * Finds which way a ring runs around its inside, seen from above.
 *
 * @param points       The points of one ring: latitudes -90 ... 90 degrees, longitudes any finite
 *                     value. May be null if count is 0.
 * @param count        Number of points.
 * @param orientation  Receives GN_COUNTERCLOCKWISE, GN_CLOCKWISE, or 0 if the area of the ring
 *                     cannot be told from rounding error. Unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_COUNT for more
 *         points than an array can hold.
 *
 * Since 0.1.
 *
 * Time grows with the points. Slowest input known: edges halfway around the earth.
 *
 *     gn_point square[] = {{0, 0}, {0, 1}, {1, 1}, {1, 0}};
 *     int32_t orientation;
 *     gn_polygon_orientation(square, 4, &orientation);   // GN_COUNTERCLOCKWISE
 */
gn_status gn_polygon_orientation(const gn_point *points, size_t count, int32_t *orientation);

/**
 * Finds whether a position lies inside a polygon.
 *
 * @param points       The points of all rings, one ring after the other: latitudes -90 ... 90
 *                     degrees, longitudes any finite value. May be null if point_count is 0.
 * @param point_count  Number of points in all rings.
 * @param rings        The number of points of each ring: the outer one, then the holes. May be null
 *                     if ring_count is 0.
 * @param ring_count   Number of rings; 0: all points are one ring.
 * @param position     Latitude -90 ... 90 degrees, longitude any finite value.
 * @param side         Receives GN_INSIDE, GN_ON_BORDER (within a micrometer of an edge of any ring)
 *                     or GN_OUTSIDE (also in a hole). Unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS if the
 *         counts in rings do not add up to point_count, GN_ERROR_COUNT for more points than an
 *         array can hold, or GN_ERROR_WORK.
 *
 * Correct for edges of any length and for polygons around a pole. The inside of a ring that crosses
 * itself is the part that an odd number of edges separates from the outside. A polygon without
 * points contains nothing. Since 0.1.
 *
 * Time grows with the points. Slowest input known: a position beside a pole, for which each edge is
 * searched; edges around a quarter of the earth and more, of which more than a hundred thousand
 * across the meridian of the position are refused with GN_ERROR_WORK.
 *
 *     gn_point square[] = {{0, 0}, {0, 1}, {1, 1}, {1, 0}}, here = {0.5, 0.5};
 *     int32_t side;
 *     gn_polygon_contains(square, 4, NULL, 0, &here, &side);   // GN_INSIDE
 */
gn_status gn_polygon_contains(const gn_point *points, size_t point_count, const size_t *rings,
                              size_t ring_count, const gn_point *position, int32_t *side);

/**
 * Finds whether many positions lie inside a polygon.
 *
 * @param points            The vertices of all rings, the outer one first; latitudes -90 ... 90,
 *                          any finite longitudes.
 * @param point_count       Vertices.
 * @param rings             The number of points of each ring: the outer one, then the holes. May be
 *                          null if ring_count is 0.
 * @param ring_count        Number of rings; 0: all points are one ring.
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; any finite values, reduced to [-180, 180); not null unless
 *                          count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param count             Positions.
 * @param sides             Receives GN_INSIDE, GN_ON_BORDER or GN_OUTSIDE; 0 in a refused row.
 * @param side_stride       Bytes from one side to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_RINGS, GN_ERROR_COUNT,
 *         GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE for the points, GN_ERROR_STRIDE or
 *         GN_ERROR_NULL.
 *
 * The status of a refused row is GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_WORK. Each row
 * equals the result of gn_polygon_contains(). Since 0.2.
 *
 * Time grows with the points times the rows. Slowest input known: a position beside a pole, for
 * which each edge is searched; edges around a quarter of the earth and more, of which each row
 * takes a hundred thousand.
 *
 *     gn_point square[] = {{0, 0}, {0, 1}, {1, 1}, {1, 0}}, places[] = {{0.5, 0.5}, {2, 2}};
 *     int32_t sides[2];   // GN_INSIDE, GN_OUTSIDE
 *     gn_polygon_contains_batch(square, 4, NULL, 0, &places[0].latitude, 16,
 *                               &places[0].longitude, 16, 2, sides, 4, NULL);
 */
gn_status gn_polygon_contains_batch(const gn_point *points, size_t point_count, const size_t *rings,
                                    size_t ring_count, const double *latitudes,
                                    ptrdiff_t latitude_stride, const double *longitudes,
                                    ptrdiff_t longitude_stride, size_t count, int32_t *sides,
                                    ptrdiff_t side_stride, uint8_t *statuses);

/**
 * Finds the smallest rectangle of meridians and parallels that contains a polygon.
 *
 * @param points       The points of all rings, one ring after the other: latitudes -90 ... 90
 *                     degrees, longitudes any finite value. May be null if point_count is 0.
 * @param point_count  1 or more.
 * @param rings        The number of points of each ring: the outer one, then the holes, which have
 *                     no effect. May be null if ring_count is 0.
 * @param ring_count   Number of rings; 0: all points are one ring.
 * @param bounds       Receives the edges of the rectangle in degrees; if west is greater than east,
 *                     it crosses the antimeridian. Unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS if the
 *         counts in rings do not add up to point_count, or GN_ERROR_COUNT for an outer ring without
 *         points, or more points than an array can hold.
 *
 * Edges bulge toward the poles, and the rectangle contains them: its northern edge may lie north of
 * all vertices. With a pole inside, longitudes are -180 ... 180, and the pole is one of the
 * latitudes. Accurate to 1e-13 degrees. Since 0.1.
 *
 * Time grows with the points. Slowest input known: edges halfway around the earth.
 *
 *     gn_point field[] = {{60, 0}, {60, 10}, {61, 5}};
 *     gn_bounds bounds;
 *     gn_polygon_bounds(field, 3, NULL, 0, &bounds);
 */
gn_status gn_polygon_bounds(const gn_point *points, size_t point_count, const size_t *rings,
                            size_t ring_count, gn_bounds *bounds);

/**
 * Finds the centroid of a polygon.
 *
 * @param points       The points of all rings, one ring after the other: latitudes -90 ... 90
 *                     degrees, longitudes any finite value. May be null if point_count is 0.
 * @param point_count  1 or more.
 * @param rings        The number of points of each ring: the outer one, then the holes. May be null
 *                     if ring_count is 0.
 * @param ring_count   Number of rings; 0: all points are one ring.
 * @param centroid     Receives the position, longitude in [-180, 180). Unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS if the
 *         counts in rings do not add up to point_count, GN_ERROR_COUNT for an outer ring without
 *         points, or more points than an array can hold, or GN_ERROR_WORK for a border of more than
 *         300 million kilometers.
 *
 * The centroid is the mean direction of the area on the authalic sphere, which preserves the areas
 * of the ellipsoid. For a polygon a few kilometers across, it agrees with the centroid on a plane
 * map to a millimeter; edges of any length follow the geodesics to a centimeter. A polygon without
 * area has the centroid of its border. The centroid need not lie inside. Since 0.1.
 *
 * Time grows with the points, and with the perimeter / 100 km. Slowest input known: edges halfway
 * around the earth, which are 201 pieces each; too many are refused with GN_ERROR_WORK.
 *
 *     gn_point field[] = {{60, 0}, {60, 10}, {61, 5}}, centroid;
 *     gn_polygon_centroid(field, 3, NULL, 0, &centroid);
 */
gn_status gn_polygon_centroid(const gn_point *points, size_t point_count, const size_t *rings,
                              size_t ring_count, gn_point *centroid);

/**
 * Looks for two edges of a polygon that meet where they should not.
 *
 * @param points       The points of all rings, one ring after the other: latitudes -90 ... 90
 *                     degrees, longitudes any finite value. May be null if point_count is 0.
 * @param point_count  Number of points in all rings.
 * @param rings        The number of points of each ring: the outer one, then the holes. May be null
 *                     if ring_count is 0.
 * @param ring_count   Number of rings; 0: all points are one ring.
 * @param crossing     Receives two such edges and a point where they meet, or one pair of several;
 *                     all 0 if there are none. Unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS if the
 *         counts in rings do not add up to point_count, GN_ERROR_COUNT for more points than an
 *         array can hold, or GN_ERROR_WORK.
 *
 * Edges within a micrometer of each other meet, even in different rings. Neighbors may meet at
 * their common vertex, but neither may run back along the other. Points given twice are one vertex.
 * 100,000 edges take some 12 milliseconds. Long edges that run diagonally side by side, like
 * hatching, are compared each with each, and rings too: beyond some 900 edges 2,000 km long and a
 * meter apart, or 3,000 rings, GN_ERROR_WORK refuses them. gn_edge_index_crossings() takes more
 * rings. Since 0.1.
 *
 * Time grows with n log n of the points of a ring, and with rings times points. Slowest input
 * known: long edges side by side that do not meet: each pair is compared by geodesics, and too many
 * are refused with GN_ERROR_WORK.
 *
 *     gn_point bow[] = {{0, 0}, {1, 1}, {1, 0}, {0, 1}};
 *     gn_polygon_crossing crossing;
 *     gn_polygon_find_crossing(bow, 4, NULL, 0, &crossing);   // crossing.found: 1
 */
gn_status gn_polygon_find_crossing(const gn_point *points, size_t point_count, const size_t *rings,
                                   size_t ring_count, gn_polygon_crossing *crossing);

/*
 * -------------------------------------------------------------------------------------------------
 * Geometry: Shapes
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Fills in the default options of shapes.
 *
 * @param options  Receives the defaults, and its own size in size.
 *
 * @return GN_OK or GN_ERROR_NULL.
 *
 * Change the fields you need, then pass the struct on. A null pointer in place of options means
 * these defaults. Since 0.1.
 *
 *     gn_shape_options options;
 *     gn_shape_options_init(&options);
 *     options.placement = GN_VERTICES_OUTSIDE;
 */
gn_status gn_shape_options_init(gn_shape_options *options);

/**
 * Computes a circle: everything within a geodesic distance of a position.
 *
 * @param center    Degrees; latitude -90 ... 90, longitude any finite value.
 * @param radius    Meters; more than 0, at most 19,970,000.
 * @param options   Null for the defaults.
 * @param out       Receives the closed ring; may be null if capacity is 0.
 * @param capacity  Points that fit at out; 0 asks for the number; vertices + 1 suffices without a
 *                  tolerance.
 * @param needed    Receives the number of points, also when the buffer is too small; 0 when
 *                  refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_RADIUS; for the options: GN_ERROR_OPTIONS_SIZE, GN_ERROR_PLACEMENT (an unknown
 *         value in that field, in azimuth_is or in longitudes), GN_ERROR_VERTICES (also if a
 *         tolerance needs more than 1,000,000, or for more than 3600 radial lines),
 *         GN_ERROR_TOLERANCE (neither 0 nor 0.000001 ... 1,000,000), GN_ERROR_NOT_FINITE or
 *         GN_ERROR_DECIMALS.
 *
 * The ring starts in the north and runs counterclockwise, seen from above; its last point is its
 * first. Vertex i of n lies at the azimuth -360 i/n and at the radius, measured along the geodesic
 * of the ellipsoid, to within 15 nm. From a pole, azimuths are measured from the meridian of the
 * center's longitude, as in gn_geodesic_direct().
 *
 * The circle may contain a pole, or more than a hemisphere: its inside is on the left. Polygon
 * functions, such as gn_polygon_measure(), treat the smaller part of the earth as the inside of
 * every ring, including this one.
 *
 * The edges of the polygon are geodesics. Up to a radius of a quarter of the earth's circumference
 * they run inside the circle, beyond that outside. GN_VERTICES_OUTSIDE moves all vertices outward
 * equally, just far enough that no edge is nearer to the center than the radius, with about 0.1
 * micrometers to spare. GN_VERTICES_INSIDE does the opposite. GN_VERTICES_EQUAL_AREA gives the
 * polygon the area of the circle, to a fraction of 10^-9.
 *
 * With a tolerance, no point of an edge is farther than that from the circle, and the number of
 * vertices is at most 2 % larger than necessary.
 *
 * Beyond 19,970,000 m, just under half a circle of the polar radius, geodesics in different
 * directions meet, and a circle is no longer a simple curve. The call also returns GN_ERROR_RADIUS
 * if the placement would move vertices of a slightly smaller circle beyond that limit. On error,
 * points that were written are NaN. Since 0.1.
 *
 * Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up
 * to 67 trials.
 *
 *     gn_point center = {48.8583, 2.2945}, ring[65];
 *     gn_circle(&center, 500, NULL, ring, 65, NULL);
 */
gn_status gn_circle(const gn_point *center, double radius, const gn_shape_options *options,
                    gn_point *out, size_t capacity, size_t *needed);

/**
 * Computes the bounds of a circle: the smallest rectangle of meridians and parallels that contains
 * it.
 *
 * @param center  Degrees; latitude -90 ... 90, longitude any finite value.
 * @param radius  Meters; more than 0, at most 19,970,000.
 * @param bounds  Receives the rectangle; unchanged on error. If east is less than west, it crosses
 *                the antimeridian; with a pole in the circle it has all longitudes, -180 ... 180.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_RADIUS.
 *
 * A filter for those who keep positions in a database: what gn_geodesic_inverse() finds within the
 * radius lies in the rectangle. It is larger than the circle by 0.1 to 0.2 micrometers on each
 * side; beyond a radius of 9,500,000 m it may have some degrees of longitude more, or all of them.
 * Since 0.2.
 *
 *     gn_point center = {48.8583, 2.2945};
 *     gn_bounds bounds;
 *     gn_circle_bounds(&center, 5000, &bounds);   // WHERE lat BETWEEN bounds.south AND bounds.north AND ...
 */
gn_status gn_circle_bounds(const gn_point *center, double radius, gn_bounds *bounds);

/**
 * Computes an ellipse.
 *
 * @param center      Degrees; latitude -90 ... 90, longitude any finite value.
 * @param semi_major  Meters; more than 0, at most 19,970,000.
 * @param semi_minor  Meters, in the same range; either may be the larger one.
 * @param rotation    Azimuth of the first semi-axis; degrees, any finite value.
 * @param options     Null for the defaults. The only placement is GN_VERTICES_ON.
 * @param out         Receives the closed ring; may be null if capacity is 0.
 * @param capacity    Points that fit at out; 0 asks for the number; vertices + 1 suffices without a
 *                    tolerance.
 * @param needed      Receives the number of points, also when the buffer is too small; 0 when
 *                    refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_RADIUS; for the options: GN_ERROR_OPTIONS_SIZE, GN_ERROR_PLACEMENT,
 *         GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS. GN_ERROR_PLACEMENT also for
 *         any placement other than GN_VERTICES_ON.
 *
 * In the direction t from its first axis the ellipse with the semi-axes a and b lies at the
 * geodesic distance a b/sqrt((b cos t)^2 + (a sin t)^2). Its vertices are spaced evenly by their
 * eccentric anomaly, so they are closer where it bends more. The ring is closed and runs
 * counterclockwise from the end of the first axis. Since 0.1.
 *
 * Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up
 * to 67 trials.
 *
 *     gn_point center = {48.8583, 2.2945}, ring[65];
 *     gn_ellipse(&center, 800, 300, 30, NULL, ring, 65, NULL);
 */
gn_status gn_ellipse(const gn_point *center, double semi_major, double semi_minor, double rotation,
                     const gn_shape_options *options, gn_point *out, size_t capacity,
                     size_t *needed);

/**
 * Computes a wedge: a sector of a circle, or of the ring between two circles.
 *
 * @param center        Degrees; latitude -90 ... 90, longitude any finite value.
 * @param inner_radius  Meters; 0 for a sector with its point at the center.
 * @param outer_radius  Meters; more than the inner one, at most 19,970,000.
 * @param azimuth       Degrees, any finite value: of the middle, or of the side where the wedge
 *                      starts, as azimuth_is says.
 * @param width         Degrees, clockwise, 0 ... 360.
 * @param options       Null for the defaults.
 * @param out           Receives the closed ring; may be null if capacity is 0.
 * @param capacity      Points that fit at out; 0 asks for the number; 2 × vertices + 3 suffice
 *                      without a tolerance.
 * @param needed        Receives the number of points, also when the buffer is too small; 0 when
 *                      refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_RADIUS, GN_ERROR_WIDTH; for the options: GN_ERROR_OPTIONS_SIZE,
 *         GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS.
 *         GN_ERROR_RADIUS also if the inner radius is negative or not smaller than the outer;
 *         GN_ERROR_VERTICES also if a placement would make the edges of both arcs cross, as can
 *         happen with few vertices when the radii hardly differ.
 *
 * The ring is closed and runs counterclockwise. For a sector it is the center, the arc back from
 * the second side to the first, and the center; between two circles it is the outer arc from the
 * second side to the first, then the inner arc. The sides are geodesics, and the vertices at their
 * ends have exact azimuths. Each arc has its share of the vertices of a whole turn, rounded up, and
 * its placement: the polygon contains the wedge, lies in it or has its area.
 *
 * A width of 0 gives no points. The call then returns GN_OK, and needed is 0. A width of 360 gives
 * the circle, its first vertex at the azimuth where it starts; between two circles, the outer ring,
 * then the inner one clockwise, both closed. Since 0.1.
 *
 * Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up
 * to 67 trials.
 *
 *     gn_point center = {48.8583, 2.2945}, ring[70];
 *     size_t count;
 *     gn_wedge(&center, 100, 500, 45, 90, NULL, ring, 70, &count);
 */
gn_status gn_wedge(const gn_point *center, double inner_radius, double outer_radius, double azimuth,
                   double width, const gn_shape_options *options, gn_point *out, size_t capacity,
                   size_t *needed);

/**
 * Computes an arc: part of a circle, as an open line.
 *
 * @param center    Degrees; latitude -90 ... 90, longitude any finite value.
 * @param radius    Meters; more than 0, at most 19,970,000.
 * @param azimuth   Degrees, any finite value: of the middle, or of the side where the arc starts,
 *                  as azimuth_is says.
 * @param width     Degrees, clockwise, 0 ... 360.
 * @param options   Null for the defaults. The only placement is GN_VERTICES_ON.
 * @param out       Receives the points, clockwise from where the arc starts; may be null if
 *                  capacity is 0.
 * @param capacity  Points that fit at out; 0 asks for the number; vertices + 1 suffices without a
 *                  tolerance.
 * @param needed    Receives the number of points, also when the buffer is too small; 0 when
 *                  refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_RADIUS, GN_ERROR_WIDTH; for the options: GN_ERROR_OPTIONS_SIZE,
 *         GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS.
 *         GN_ERROR_PLACEMENT also for any placement other than GN_VERTICES_ON.
 *
 * The first and the last point have exact azimuths. A width of 0 gives no points; with a width of
 * 360 the last point is the first. Since 0.1.
 *
 * Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up
 * to 67 trials.
 *
 *     gn_point center = {48.8583, 2.2945}, line[70];
 *     size_t count;
 *     gn_arc(&center, 500, 45, 90, NULL, line, 70, &count);
 */
gn_status gn_arc(const gn_point *center, double radius, double azimuth, double width,
                 const gn_shape_options *options, gn_point *out, size_t capacity, size_t *needed);

/**
 * Computes several circles around one position, and radial lines if the options ask for them.
 *
 * @param center           Degrees; latitude -90 ... 90, longitude any finite value.
 * @param radii            Meters; each more than 0, at most 19,970,000; in any order.
 * @param radius_count     1 and more.
 * @param options          Null for the defaults.
 * @param vertices         Receives the points of all lines, one line after the other; may be null
 *                         if its capacity is 0.
 * @param vertex_capacity  Points that fit at vertices.
 * @param vertices_needed  Receives the number of points, also when one of the arrays is too small;
 *                         0 when refused; may be null.
 * @param lines            Receives a record for each line; may be null if its capacity is 0.
 * @param line_capacity    Records that fit at lines.
 * @param lines_needed     Receives the number of lines, also when one of the arrays is too small; 0
 *                         when refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_RADIUS, GN_ERROR_COUNT without radii; for the options: GN_ERROR_OPTIONS_SIZE,
 *         GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS.
 *
 * The rings come first, as gn_circle() computes them, in the order of the radii; then the radial
 * lines, two points each, from the center to the largest radius. Each ring has a position for its
 * label at label_azimuth, and each radial line one at its end. On error, points that were written
 * are NaN, records zero. Since 0.1.
 *
 * Time grows with the radii times the vertices.
 *
 *     gn_point center = {48.8583, 2.2945}, vertices[200];
 *     const double radii[] = {500, 1000, 2000};
 *     gn_ring_line lines[3];
 *     gn_ring_set(&center, radii, 3, NULL, vertices, 200, NULL, lines, 3, NULL);
 */
gn_status gn_ring_set(const gn_point *center, const double *radii, size_t radius_count,
                      const gn_shape_options *options, gn_point *vertices, size_t vertex_capacity,
                      size_t *vertices_needed, gn_ring_line *lines, size_t line_capacity,
                      size_t *lines_needed);

/**
 * Writes a circle as GeoJSON.
 *
 * @param center           Degrees; latitude -90 ... 90, longitude any finite value.
 * @param radius           Meters; more than 0, at most 19,970,000.
 * @param options          Null for the defaults.
 * @param properties       The properties of the feature: a JSON object, UTF-8, at most 64 levels
 *                         deep; null for none.
 * @param properties_size  Bytes at properties; 0 if that is null.
 * @param out              Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity         Bytes at out; 0 asks for the size.
 * @param needed           Receives the capacity needed, including the final zero; 0 when refused;
 *                         may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_RADIUS, GN_ERROR_PROPERTIES, GN_ERROR_CROSSINGS for more than 256 crossings of
 *         the antimeridian; for the options: GN_ERROR_OPTIONS_SIZE, GN_ERROR_PLACEMENT,
 *         GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS.
 *
 * The result is a Feature with a Polygon, or with a MultiPolygon if the antimeridian cuts the
 * circle (RFC 7946, section 3.1.9). Rings are closed; the outer one runs counterclockwise, holes
 * run clockwise, and no longitude lies outside -180 ... 180. If a pole is inside, the ring runs
 * along the edge of the map at 180 to the pole, along it, and back at -180, so that every reader
 * finds the pole inside. A circle that contains both poles and the antimeridian is the whole map
 * with a hole.
 *
 * Positions have up to decimals digits after the point. A position equal to the one before is left
 * out, but a ring always has at least four; pieces without area are left out if there are others.
 * GN_VERTICES_OUTSIDE and GN_VERTICES_INSIDE apply to the rounded positions: the vertices are moved
 * farther out, or in, to allow for rounding and for straight lines in degrees, which may depart
 * from the edges by the edge_tolerance; inward by at most half of the radius.
 *
 * Readers of GeoJSON draw edges as straight lines in degrees. With an edge_tolerance, edges have
 * enough positions to keep those lines that close to the geodesics. Without one, long edges are
 * drawn in the wrong place, especially near a pole. For GN_VERTICES_OUTSIDE and GN_VERTICES_INSIDE,
 * an edge_tolerance of 0 means the tolerance, or, if that is 0 too, a thousandth of the radius; but
 * at least 0.7 units of the last decimal, since rounding makes a finer one useless. So these
 * placements always hold for straight lines in degrees. The call returns GN_ERROR_RADIUS if
 * vertices would be more than 19,970,000 m away: the edge_tolerance may be too large for a circle
 * of nearly that size.
 *
 * On error, out holds an empty text. Since 0.1.
 *
 * Time grows with the vertices, which are computed two to six times, and with the bytes of the
 * properties. Slowest input known: a small tolerance for edges halfway around the earth.
 *
 *     gn_point center = {48.8583, 2.2945};
 *     size_t needed;
 *     gn_circle_geojson(&center, 500, NULL, "{\"name\":\"tower\"}", 16, NULL, 0, &needed);
 */
gn_status gn_circle_geojson(const gn_point *center, double radius, const gn_shape_options *options,
                            const char *properties, size_t properties_size, char *out,
                            size_t capacity, size_t *needed);

/**
 * Writes an ellipse as GeoJSON.
 *
 * @param center           Degrees; latitude -90 ... 90, longitude any finite value.
 * @param semi_major       Meters; more than 0, at most 19,970,000.
 * @param semi_minor       Meters, in the same range; either may be the larger one.
 * @param rotation         Azimuth of the first semi-axis; degrees, any finite value.
 * @param options          Null for the defaults.
 * @param properties       The properties of the feature: a JSON object, UTF-8, at most 64 levels
 *                         deep; null for none.
 * @param properties_size  Bytes at properties; 0 if that is null.
 * @param out              Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity         Bytes at out; 0 asks for the size.
 * @param needed           Receives the capacity needed, including the final zero; 0 when refused;
 *                         may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_RADIUS, GN_ERROR_PROPERTIES; for the options: GN_ERROR_OPTIONS_SIZE,
 *         GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or GN_ERROR_DECIMALS.
 *         GN_ERROR_PLACEMENT also for any placement other than GN_VERTICES_ON.
 *
 * The result is written as gn_circle_geojson() writes a circle. Since 0.1.
 *
 * Time grows with the vertices, which are computed two to six times, and with the bytes of the
 * properties. Slowest input known: a small tolerance for edges halfway around the earth.
 *
 *     gn_point center = {48.8583, 2.2945};
 *     size_t needed;
 *     gn_ellipse_geojson(&center, 800, 300, 30, NULL, NULL, 0, NULL, 0, &needed);
 */
gn_status gn_ellipse_geojson(const gn_point *center, double semi_major, double semi_minor,
                             double rotation, const gn_shape_options *options,
                             const char *properties, size_t properties_size, char *out,
                             size_t capacity, size_t *needed);

/**
 * Writes a wedge as GeoJSON.
 *
 * @param center           Degrees; latitude -90 ... 90, longitude any finite value.
 * @param inner_radius     Meters; 0 for a sector with its point at the center.
 * @param outer_radius     Meters; more than the inner one, at most 19,970,000.
 * @param azimuth          Degrees, any finite value: of the middle, or of the side where the wedge
 *                         starts, as azimuth_is says.
 * @param width            Degrees, clockwise, 0 ... 360.
 * @param options          Null for the defaults.
 * @param properties       The properties of the feature: a JSON object, UTF-8, at most 64 levels
 *                         deep; null for none.
 * @param properties_size  Bytes at properties; 0 if that is null.
 * @param out              Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity         Bytes at out; 0 asks for the size.
 * @param needed           Receives the capacity needed, including the final zero; 0 when refused;
 *                         may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_RADIUS, GN_ERROR_WIDTH, GN_ERROR_PROPERTIES; for the options:
 *         GN_ERROR_OPTIONS_SIZE, GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or
 *         GN_ERROR_DECIMALS. GN_ERROR_RADIUS also if the inner radius is negative or not smaller
 *         than the outer; GN_ERROR_VERTICES also if a placement would make the edges of both arcs
 *         cross, as can happen with few vertices when the radii hardly differ.
 *
 * The result is written as gn_circle_geojson() writes a circle; a whole turn between two circles is
 * a Polygon with a hole. A width of 0 gives a Polygon without coordinates. Since 0.1.
 *
 * Time grows with the vertices, which are computed two to six times, and with the bytes of the
 * properties. Slowest input known: a small tolerance for edges halfway around the earth.
 *
 *     gn_point center = {48.8583, 2.2945};
 *     size_t needed;
 *     gn_wedge_geojson(&center, 0, 500, 45, 90, NULL, NULL, 0, NULL, 0, &needed);
 */
gn_status gn_wedge_geojson(const gn_point *center, double inner_radius, double outer_radius,
                           double azimuth, double width, const gn_shape_options *options,
                           const char *properties, size_t properties_size, char *out,
                           size_t capacity, size_t *needed);

/**
 * Writes an arc as GeoJSON.
 *
 * @param center           Degrees; latitude -90 ... 90, longitude any finite value.
 * @param radius           Meters; more than 0, at most 19,970,000.
 * @param azimuth          Degrees, any finite value: of the middle, or of the side where the arc
 *                         starts, as azimuth_is says.
 * @param width            Degrees, clockwise, 0 ... 360.
 * @param options          Null for the defaults.
 * @param properties       The properties of the feature: a JSON object, UTF-8, at most 64 levels
 *                         deep; null for none.
 * @param properties_size  Bytes at properties; 0 if that is null.
 * @param out              Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity         Bytes at out; 0 asks for the size.
 * @param needed           Receives the capacity needed, including the final zero; 0 when refused;
 *                         may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_RADIUS, GN_ERROR_WIDTH, GN_ERROR_PROPERTIES; for the options:
 *         GN_ERROR_OPTIONS_SIZE, GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or
 *         GN_ERROR_DECIMALS. GN_ERROR_PLACEMENT also for any placement other than GN_VERTICES_ON.
 *
 * The result is a Feature with a LineString, or with a MultiLineString if the arc crosses the
 * antimeridian. A width of 0 gives a LineString without coordinates. Since 0.1.
 *
 * Time grows with the vertices, which are computed two to six times, and with the bytes of the
 * properties. Slowest input known: a small tolerance for edges halfway around the earth.
 *
 *     gn_point center = {48.8583, 2.2945};
 *     size_t needed;
 *     gn_arc_geojson(&center, 500, 45, 90, NULL, NULL, 0, NULL, 0, &needed);
 */
gn_status gn_arc_geojson(const gn_point *center, double radius, double azimuth, double width,
                         const gn_shape_options *options, const char *properties,
                         size_t properties_size, char *out, size_t capacity, size_t *needed);

/**
 * Writes several circles around one position, radial lines and labels as GeoJSON.
 *
 * @param center           Degrees; latitude -90 ... 90, longitude any finite value.
 * @param radii            Meters; each more than 0, at most 19,970,000; in any order.
 * @param radius_count     1 and more.
 * @param options          Null for the defaults.
 * @param properties       The properties of the feature: a JSON object, UTF-8, at most 64 levels
 *                         deep; null for none.
 * @param properties_size  Bytes at properties; 0 if that is null.
 * @param out              Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity         Bytes at out; 0 asks for the size.
 * @param needed           Receives the capacity needed, including the final zero; 0 when refused;
 *                         may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_RADIUS, GN_ERROR_COUNT without radii, GN_ERROR_PROPERTIES; for the options:
 *         GN_ERROR_OPTIONS_SIZE, GN_ERROR_PLACEMENT, GN_ERROR_VERTICES, GN_ERROR_TOLERANCE or
 *         GN_ERROR_DECIMALS.
 *
 * The result is a FeatureCollection: the rings, as gn_circle_geojson() writes them, with the
 * properties kind ("ring") and radius; radial lines as LineStrings with kind ("radial") and
 * azimuth, in [0, 360); then a Point for the label of each, with kind ("label") and radius or
 * azimuth. The caller's properties come first in each feature. Since 0.1.
 *
 * Time grows with the radii times the vertices, and with the radii and radials times the bytes of
 * the properties. Slowest input known: 3600 radials with long properties.
 *
 *     gn_point center = {48.8583, 2.2945};
 *     const double radii[] = {500, 1000, 2000};
 *     size_t needed;
 *     gn_ring_set_geojson(&center, radii, 3, NULL, NULL, 0, NULL, 0, &needed);
 */
gn_status gn_ring_set_geojson(const gn_point *center, const double *radii, size_t radius_count,
                              const gn_shape_options *options, const char *properties,
                              size_t properties_size, char *out, size_t capacity, size_t *needed);

/*
 * -------------------------------------------------------------------------------------------------
 * Geometry: Tactical shapes
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Fills in the default options of outlines.
 *
 * @param options  Receives the defaults, and its own size in size.
 *
 * @return GN_OK or GN_ERROR_NULL.
 *
 * Change the fields you need, then pass the struct on. A null pointer in place of options means
 * these defaults. Since 0.2.
 *
 *     gn_outline_options options;
 *     gn_outline_options_init(&options);
 *     options.join = GN_JOIN_MITER;
 */
gn_status gn_outline_options_init(gn_outline_options *options);

/**
 * Computes a rectangle around a position.
 *
 * @param center    Degrees; latitude -90 ... 90, longitude any finite value.
 * @param length    Meters; more than 0, at most 1,000,000.
 * @param width     Meters, in the same range.
 * @param azimuth   The direction of the length; degrees, any finite value.
 * @param options   Null for the defaults. Only longitudes matters.
 * @param out       Receives the closed ring; may be null if capacity is 0.
 * @param capacity  Points that fit at out; 0 asks for the number, which is 5.
 * @param needed    Receives the number of points, also when the buffer is too small; 0 when
 *                  refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_DIMENSION; for the options: GN_ERROR_OPTIONS_SIZE, GN_ERROR_JOIN,
 *         GN_ERROR_PLACEMENT or GN_ERROR_TOLERANCE.
 *
 * The corners are those of a plane rectangle, laid off from the center: each lies at the distance
 * of half its diagonal, measured along a geodesic, and as far beside the azimuth as in the plane.
 * So all four are equally far from the center, to within 15 nm; the edges, geodesics too, are a
 * little shorter than length and width, by less than one part in 10^6 up to a diagonal of 20 km.
 * The ring begins with the corner ahead on the right and runs counterclockwise. On error, points
 * that were written are NaN. Since 0.2.
 *
 * Takes constant time.
 *
 *     gn_point center = {48.8583, 2.2945}, ring[5];
 *     gn_rectangle(&center, 800, 300, 30, NULL, ring, 5, NULL);
 */
gn_status gn_rectangle(const gn_point *center, double length, double width, double azimuth,
                       const gn_outline_options *options, gn_point *out, size_t capacity,
                       size_t *needed);

/**
 * Computes the line beside a route at a distance: its parallel.
 *
 * @param points    The route. Latitudes -90 ... 90 degrees, longitudes any finite value.
 * @param count     2 or more, of which two must differ.
 * @param distance  Meters, -1,000,000 ... 1,000,000: positive to the right of the route, negative
 *                  to its left.
 * @param options   Null for the defaults. ends does not matter.
 * @param out       Receives the line; may be null if capacity is 0. Must not overlap points.
 * @param capacity  Points that fit at out; 0 asks for the number.
 * @param needed    Receives the number of points, also when the buffer is too small; 0 when
 *                  refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_DIMENSION, GN_ERROR_COUNT, GN_ERROR_WORK; for the options:
 *         GN_ERROR_OPTIONS_SIZE, GN_ERROR_JOIN, GN_ERROR_PLACEMENT or GN_ERROR_TOLERANCE.
 *
 * The line runs in the direction of the route. Beside each segment it is at the distance, measured
 * across the segment; beside a long one it has vertices between, so that its own segments, which
 * are geodesics, depart from that by no more than the tolerance. Around the outside of a corner it
 * is an arc, a tip or a bevel, as join says. A tip lies in the middle, at the distance divided by
 * the cosine of half the turn. A point where the route turns back has a turn of 180 degrees, the
 * outside of it on either side.
 *
 * On the inside of a corner the line goes from one segment to the next where their lines meet. What
 * lies nearer to another segment is cut off at the beginning and the end of each piece, with pieces
 * that are too short as a whole. So every vertex lies at the distance from the route, to within a
 * micrometer, and tips farther. Where the route comes nearer to itself than twice the distance, the
 * rest is joined in order; there the line may cross the route. If nothing is left, as inside of a
 * closed route that is too narrow, there are no points.
 *
 * A hundred points take a few milliseconds, 10,000 points of a dense track about a second at a
 * distance of a few steps, and more at a larger distance, where more edges are near. A route that
 * would take some two seconds longer than its vertices alone is refused with GN_ERROR_WORK:
 * gn_route_simplify() makes it shorter. On error, points that were written are NaN. Since 0.2.
 *
 * Time grows with the vertices of the result times those edges of the route that are near, and less
 * with vertices times points. Slowest input known: edges around half of the earth, which come near
 * each other; too many are refused with GN_ERROR_WORK. A small tolerance gives up to 7,100 vertices
 * for a turn, which take their time.
 *
 *     gn_point route[] = {{48.85, 2.29}, {48.86, 2.3}, {48.86, 2.32}}, line[64];
 *     size_t count;
 *     gn_route_parallel(route, 3, 200, NULL, line, 64, &count);   // 200 m to the right
 */
gn_status gn_route_parallel(const gn_point *points, size_t count, double distance,
                            const gn_outline_options *options, gn_point *out, size_t capacity,
                            size_t *needed);

/**
 * Computes a corridor: a route with a width on each side.
 *
 * @param points    The route. Latitudes -90 ... 90 degrees, longitudes any finite value.
 * @param count     2 or more, of which two must differ.
 * @param left      Meters to the left of the route, 0 ... 1,000,000; one of the two must be more
 *                  than 0.
 * @param right     Meters to its right, 0 ... 1,000,000.
 * @param options   Null for the defaults.
 * @param out       Receives the closed ring; may be null if capacity is 0. Must not overlap points.
 * @param capacity  Points that fit at out; 0 asks for the number.
 * @param needed    Receives the number of points, also when the buffer is too small; 0 when
 *                  refused; may be null.
 *
 * @return As gn_route_parallel().
 *
 * The corridor is the area beside each segment within the width of that side, the outside of each
 * corner, as join says, and the ends: flat, round or square. On each side an end goes as far beyond
 * the route as that side is wide. The ring is the outline of all of this together. It runs
 * counterclockwise, ends with its first point, and does not cross itself. It begins where the right
 * side does, unless that place is covered.
 *
 * A ring has no holes: if a route encloses an area, as one that is closed or crosses itself does,
 * the ring runs around the area. To find out whether a position lies in such a corridor, use a
 * corridor of gn_fence_index_build(). Each vertex lies at the width from the route to within the
 * tolerance. Points of the route closer together than a hundred-thousandth of the wider side, or a
 * thousandth of the narrower one, count as one; a side of less than 10 µm beside a wider one counts
 * as none. Where two sides touch and do not overlap, as around a block of streets whose side is
 * twice the width, the ring has widths that are larger by up to two hundred-thousandths or 2 µm, so
 * that the sides overlap. Where corners only touch, a ring may cross itself: around one in 500
 * routes along such streets, and one in 10,000 routes across a continent. A route of many laps over
 * the very same points may be refused with GN_ERROR_WORK, and so may a route whose width is many
 * times the length of its way to and fro. A route that leads around the earth has no clear outside:
 * its ring is the border of a part.
 *
 * A hundred points take a few milliseconds, 10,000 points of a dense track half a second at a width
 * of a few steps. On error, points that were written are NaN. Since 0.2.
 *
 * Time grows with the vertices of the result times those edges of the route that are near, and with
 * the points. Slowest input known: thousands of edges around half of the earth; too many are
 * refused with GN_ERROR_WORK. A small tolerance gives up to 7,100 vertices for a turn, which take
 * their time.
 *
 *     gn_point route[] = {{48.85, 2.29}, {48.86, 2.3}, {48.86, 2.32}}, ring[128];
 *     size_t count;
 *     gn_route_corridor(route, 3, 100, 200, NULL, ring, 128, &count);
 */
gn_status gn_route_corridor(const gn_point *points, size_t count, double left, double right,
                            const gn_outline_options *options, gn_point *out, size_t capacity,
                            size_t *needed);

/**
 * Computes the outline of an arrow along a route, as of an axis of advance.
 *
 * @param points       The middle of the arrow, from its tail to its tip. Latitudes -90 ... 90
 *                     degrees, longitudes any finite value.
 * @param count        2 or more, of which two must differ.
 * @param width        Meters; more than 0, at most 1,000,000: of the body.
 * @param head_width   Meters from barb to barb; at least width, at most 1,000,000. The head is at
 *                     least 1e-4 wider than the body.
 * @param head_length  Meters along the route; more than 0, less than the route has, at most
 *                     1,000,000.
 * @param options      Null for the defaults. ends does not matter.
 * @param out          Receives the closed ring; may be null if capacity is 0. Must not overlap
 *                     points.
 * @param capacity     Points that fit at out; 0 asks for the number.
 * @param needed       Receives the number of points, also when the buffer is too small; 0 when
 *                     refused; may be null.
 *
 * @return As gn_route_parallel().
 *
 * The body is a gn_route_corridor() with a flat end at the neck, head_length before the tip along
 * the route. The barbs stand at the neck, across the geodesic from there to the tip. The ring is
 * the outline of the body and the head together, like that of a corridor. It runs counterclockwise:
 * the body's right side from the tail on, the right barb, the tip, the left barb, the left side,
 * the first point again. If the tail is to be open, leave out that last point; where the arrow
 * covers the start of its right side, the ring begins elsewhere. On error, points that were written
 * are NaN. Since 0.2.
 *
 * Time grows with the vertices of the result times those edges of the route that are near, and with
 * the points. Slowest input known: thousands of edges around half of the earth; too many are
 * refused with GN_ERROR_WORK. A small tolerance gives up to 7,100 vertices for a turn, which take
 * their time.
 *
 *     gn_point route[] = {{48.85, 2.29}, {48.86, 2.3}, {48.86, 2.32}}, ring[128];
 *     size_t count;
 *     gn_route_arrow(route, 3, 200, 500, 400, NULL, ring, 128, &count);
 */
gn_status gn_route_arrow(const gn_point *points, size_t count, double width, double head_width,
                         double head_length, const gn_outline_options *options, gn_point *out,
                         size_t capacity, size_t *needed);

/**
 * Marks a route at equal intervals.
 *
 * @param points    Latitudes -90 ... 90 degrees, longitudes any finite value.
 * @param count     1 or more.
 * @param first     Meters from the start of the route to the first mark, 0 ... 1e12.
 * @param interval  Meters from each mark to the next, 0.001 ... 1e12.
 * @param out       Receives the marks; may be null if capacity is 0.
 * @param capacity  Marks that fit at out; 0 asks for the number.
 * @param needed    Receives the number of marks, also when the buffer is too small; 0 when refused;
 *                  may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_DISTANCE, GN_ERROR_INTERVAL, or GN_ERROR_COUNT for no points, or more than an
 *         array can hold.
 *
 * Each mark is where gn_route_point() finds it, to within 15 nm. The end of the route has a mark if
 * it lies a whole number of intervals from the first one; a nanometer for each point may be
 * missing. If the buffer is too small, nothing is written. Since 0.2.
 *
 * Time grows with the points and the marks.
 *
 *     gn_point route[] = {{48.85, 2.29}, {48.86, 2.3}, {48.86, 2.32}};
 *     gn_route_mark marks[16];
 *     size_t count;
 *     gn_route_marks(route, 3, 0, 500, marks, 16, &count);
 */
gn_status gn_route_marks(const gn_point *points, size_t count, double first, double interval,
                         gn_route_mark *out, size_t capacity, size_t *needed);

/**
 * Lays the points of a drawing along anchors: line art of the host's, given in a frame of its own.
 *
 * @param anchors           Latitudes -90 ... 90 degrees, longitudes any finite value.
 * @param anchor_count      2 or more; for GN_FRAME_WIDTH 3 or more. Two of those of the line must
 *                          differ.
 * @param frame             A GN_FRAME_ value: the meaning of x and y.
 * @param xs                The way along the line of anchors from the first, in meters or in
 *                          lengths of the line; not null unless count is 0.
 * @param x_stride          Bytes from one x to the next; 0: every row uses the first.
 * @param ys                The way to the right of the line, in meters, or in lengths or widths;
 *                          negative to the left; not null unless count is 0.
 * @param y_stride          Bytes from one y to the next; 0: every row uses the first.
 * @param count             Points of the drawing.
 * @param latitudes         Receives degrees.
 * @param latitude_stride   Bytes from one latitude to the next.
 * @param longitudes        Receives degrees, in [-180, 180).
 * @param longitude_stride  Bytes from one longitude to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_FRAME, GN_ERROR_COUNT,
 *         GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE for the anchors, GN_ERROR_WORK if any of very
 *         many long edges may be the nearest to the one that gives the width, GN_ERROR_STRIDE or
 *         GN_ERROR_NULL.
 *
 * A point goes x along the geodesics from anchor to anchor, and from there y to the right of the
 * direction that they have; before the first anchor and behind the last one the line goes on
 * straight. With y pointing right of x, a frame is drawn as on a screen, where y points down.
 *
 * GN_FRAME_LENGTH with two anchors turns and scales a drawing: (0, 0) comes to lie on the first and
 * (1, 0) on the second. GN_FRAME_WIDTH stretches it across too: (x, 1) lies as far beside the line,
 * and on the same side, as the last anchor, for drawings with two points at their ends and a third
 * for their depth. GN_FRAME_METERS is the inverse of gn_route_nearest(), near the route. At a
 * corner of the line, the drawing overlaps on the inside and leaves gaps on the outside. Rows whose
 * x rises are found along the line at once; each step back begins at its start.
 *
 * In a refused row, both numbers are NaN; its status is GN_ERROR_NOT_FINITE or GN_ERROR_DISTANCE
 * (more than 1e12 m). Since 0.2.
 *
 * Time grows with the rows times the anchors. Slowest input known: rows whose x goes back and
 * forth: each time the anchors are measured from the first.
 *
 *     gn_point anchors[] = {{48.85, 2.29}, {48.86, 2.3}}, art[3];
 *     double x[] = {0, 0.5, 1}, y[] = {0, -0.2, 0};   // a roof to the left of the line
 *     gn_frame_points_batch(anchors, 2, GN_FRAME_LENGTH, x, 8, y, 8, 3, &art[0].latitude, 16, &art[0].longitude, 16, NULL);
 */
gn_status gn_frame_points_batch(const gn_point *anchors, size_t anchor_count, int32_t frame,
                                const double *xs, ptrdiff_t x_stride, const double *ys,
                                ptrdiff_t y_stride, size_t count, double *latitudes,
                                ptrdiff_t latitude_stride, double *longitudes,
                                ptrdiff_t longitude_stride, uint8_t *statuses);

/*
 * -------------------------------------------------------------------------------------------------
 * Geometry: Indexes
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Verifies an index wholly: once, after it was read from a file or received.
 *
 * @param words       The index; its address is a multiple of 8.
 * @param word_count  Words that are there: as many as the index has, or more.
 * @param kind        Receives GN_INDEX_POINTS, GN_INDEX_EDGES or GN_INDEX_FENCES; may be null.
 *                    Unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_INDEX if the words are no index, GN_ERROR_INDEX_ALIGNMENT,
 *         GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND for a kind that this library does not know,
 *         GN_ERROR_INDEX_SIZE, or GN_ERROR_INDEX_DAMAGED if the checksum is another one, or the
 *         content is none that was built.
 *
 * An index is an array of 64-bit words in the caller's memory: little-endian, without pointers, the
 * same bits on every machine. It can be stored, mapped from a file read-only, and asked by any
 * number of threads. Queries look at the first eight words only; whatever the others are, they
 * never read outside the index. So this call is for those who want to know that the answers are
 * right. It takes a few nanoseconds a word. Since 0.2.
 *
 * Time grows with the words. Slowest input known: edges halfway around the earth.
 *
 *     uint64_t words[64];
 *     gn_point square[] = {{0, 0}, {0, 1}, {1, 1}, {1, 0}};
 *     int32_t kind;
 *     gn_polygon_index_build(square, 4, NULL, 0, words, 64, NULL);
 *     gn_index_check(words, 64, &kind);   // GN_INDEX_EDGES
 */
gn_status gn_index_check(const uint64_t *words, size_t word_count, int32_t *kind);

/*
 * -------------------------------------------------------------------------------------------------
 * Geometry: Points in an index
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Builds an index of points.
 *
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; any finite values, reduced to [-180, 180); not null unless
 *                          count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param count             Points, 2,147,483,647 at most.
 * @param words             Receives the index; its address is a multiple of 8; may be null if
 *                          capacity is 0. Must not overlap the columns.
 * @param capacity          Words that fit at words; 0 asks for the number.
 * @param needed            Receives the number of words, also when the buffer is too small; 0 when
 *                          refused; may be null.
 * @param statuses          Receives the status of each row, one byte each; may be null. Unchanged
 *                          on error.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL,
 *         GN_ERROR_STRIDE, GN_ERROR_INDEX_ALIGNMENT, or GN_ERROR_COUNT for more points than an
 *         index or memory can hold.
 *
 * The index holds the points that are not refused; the status of a refused row is
 * GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. The id of a point is its row. The number of words
 * follows from count alone: of a million points, 30 bytes for each. No other memory is used. The
 * bits are the same on every machine. gn_index_check() tells what an index is. Since 0.2.
 *
 * Time grows with n log n of the points. Slowest input known: points in an order for which medians
 * of three are bad: up to 64 passes for a split.
 *
 *     gn_point huts[] = {{46.5, 8.0}, {46.6, 8.1}, {46.7, 7.9}};
 *     uint64_t words[64];
 *     gn_point_index_build(&huts[0].latitude, 16, &huts[0].longitude, 16, 3, words, 64, NULL, NULL);
 */
gn_status gn_point_index_build(const double *latitudes, ptrdiff_t latitude_stride,
                               const double *longitudes, ptrdiff_t longitude_stride, size_t count,
                               uint64_t *words, size_t capacity, size_t *needed, uint8_t *statuses);

/**
 * Finds the points of an index that are nearest to a position.
 *
 * @param words       An index of points; its address is a multiple of 8.
 * @param word_count  Words that are there.
 * @param position    Latitude -90 ... 90 degrees, longitude any finite value.
 * @param limit       How many points to find at most.
 * @param distance    Meters within which they must be, 0 or more; infinity for any.
 * @param neighbors   Receives their distances and ids, the nearest first; may be null if capacity
 *                    is 0.
 * @param capacity    Neighbors that fit at neighbors; 0 asks for the number.
 * @param needed      Receives how many there are, limit at most, also when the buffer is too small;
 *                    0 when refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_DISTANCE if it is negative, GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT,
 *         GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND or GN_ERROR_INDEX_SIZE.
 *
 * Each distance is that of gn_geodesic_inverse() from the position to the point, bit for bit; of
 * equally far points, that with the lower id comes first. If there are fewer than fit, the rest of
 * the buffer holds NaN or is unchanged. A query takes a microsecond or two. A buffer for limit
 * neighbors is always large enough. Since 0.2.
 *
 * Time grows with the logarithm of the points, and with the limit. Slowest input known: all points
 * equally far, each of which is measured.
 *
 *     gn_point huts[] = {{46.5, 8.0}, {46.6, 8.1}, {46.7, 7.9}}, here = {46.55, 8.0};
 *     uint64_t words[64];
 *     gn_neighbor nearest[2];
 *     gn_point_index_build(&huts[0].latitude, 16, &huts[0].longitude, 16, 3, words, 64, NULL, NULL);
 *     gn_point_index_nearest(words, 64, &here, 2, 100000, nearest, 2, NULL);   // ids 0 and 1
 */
gn_status gn_point_index_nearest(const uint64_t *words, size_t word_count, const gn_point *position,
                                 uint32_t limit, double distance, gn_neighbor *neighbors,
                                 size_t capacity, size_t *needed);

/**
 * Finds the points of an index that are nearest to each of many positions.
 *
 * @param words             An index of points; its address is a multiple of 8.
 * @param word_count        Words that are there.
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; any finite values, reduced to [-180, 180); not null unless
 *                          count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param count             Positions.
 * @param limit             How many points to find for each at most; 1 or more.
 * @param distance          Meters within which they must be, 0 or more; infinity for any.
 * @param neighbors         Receives limit distances and ids for each row, the nearest first, one
 *                          row after the other. May be null if capacity is 0.
 * @param capacity          Neighbors that fit at neighbors; 0 asks for the number.
 * @param needed            Receives count times limit, also when the buffer is too small; 0 when
 *                          refused; may be null.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NOT_FINITE or
 *         GN_ERROR_DISTANCE for the distance, GN_ERROR_COUNT for no neighbors or more than memory
 *         can hold, GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION,
 *         GN_ERROR_INDEX_KIND, GN_ERROR_INDEX_SIZE, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * If there are fewer points, the other places of the row have an infinite distance and the id
 * 2^64 - 1. In a refused row, all distances are NaN and the ids 0; its status is
 * GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. Each row equals the result of gn_point_index_nearest(),
 * bit for bit. If the neighbors do not fit, nothing is computed. Since 0.2.
 *
 * Time grows with the rows times the logarithm of the points, and with rows times the limit.
 * Slowest input known: all points equally far, each of which is measured.
 *
 *     gn_point huts[] = {{46.5, 8.0}, {46.6, 8.1}, {46.7, 7.9}}, here[] = {{46.55, 8.0}, {46.7, 7.8}};
 *     uint64_t words[64];
 *     gn_neighbor nearest[2][2];   // ids 0 and 1; 2 and 1
 *     gn_point_index_build(&huts[0].latitude, 16, &huts[0].longitude, 16, 3, words, 64, NULL, NULL);
 *     gn_point_index_nearest_batch(words, 64, &here[0].latitude, 16, &here[0].longitude, 16, 2, 2, INFINITY,
 *                                  nearest[0], 4, NULL, NULL);
 */
gn_status gn_point_index_nearest_batch(const uint64_t *words, size_t word_count,
                                       const double *latitudes, ptrdiff_t latitude_stride,
                                       const double *longitudes, ptrdiff_t longitude_stride,
                                       size_t count, uint32_t limit, double distance,
                                       gn_neighbor *neighbors, size_t capacity, size_t *needed,
                                       uint8_t *statuses);

/**
 * Finds all points of an index within a distance of a position.
 *
 * @param words       An index of points; its address is a multiple of 8.
 * @param word_count  Words that are there.
 * @param position    Latitude -90 ... 90 degrees, longitude any finite value.
 * @param distance    Meters, 0 or more; infinity for all points.
 * @param neighbors   Receives the distances and ids of the points, the nearest first; may be null
 *                    if capacity is 0.
 * @param capacity    Neighbors that fit at neighbors; 0 asks for the number.
 * @param needed      Receives how many there are, also when the buffer is too small; 0 when
 *                    refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_DISTANCE if it is negative, GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT,
 *         GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND or GN_ERROR_INDEX_SIZE.
 *
 * Each distance is that of gn_geodesic_inverse() from the position to the point, bit for bit; of
 * equally far points, that with the lower id comes first. Asking for the number is faster than
 * asking for the points. If they do not fit, those that were written are NaN. Since 0.2.
 *
 * Time grows with n log n of the points found, and with those in boxes on the border. Slowest input
 * known: all points in one place.
 *
 *     gn_point huts[] = {{46.5, 8.0}, {46.6, 8.1}, {46.7, 7.9}}, here = {46.55, 8.0};
 *     uint64_t words[64];
 *     size_t needed;
 *     gn_point_index_build(&huts[0].latitude, 16, &huts[0].longitude, 16, 3, words, 64, NULL, NULL);
 *     gn_point_index_within(words, 64, &here, 10000, NULL, 0, &needed);   // 2
 */
gn_status gn_point_index_within(const uint64_t *words, size_t word_count, const gn_point *position,
                                double distance, gn_neighbor *neighbors, size_t capacity,
                                size_t *needed);

/**
 * Counts the points of an index within a distance of each of many positions.
 *
 * @param words             An index of points; its address is a multiple of 8.
 * @param word_count        Words that are there.
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; any finite values, reduced to [-180, 180); not null unless
 *                          count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param count             Positions.
 * @param distance          Meters, 0 or more; infinity for all points.
 * @param counts            Receives how many points there are.
 * @param count_stride      Bytes from one count to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_NOT_FINITE or GN_ERROR_DISTANCE for the
 *         distance, GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION,
 *         GN_ERROR_INDEX_KIND, GN_ERROR_INDEX_SIZE, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * In a refused row, the count is 0; its status is GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. Each
 * row equals needed of gn_point_index_within(); gn_point_index_within_batch() also gives the
 * points, which takes longer. Since 0.2.
 *
 * Time grows with the rows times the points found, n log n, and with those in boxes on the border.
 * Slowest input known: all points in one place.
 *
 *     gn_point huts[] = {{46.5, 8.0}, {46.6, 8.1}, {46.7, 7.9}}, here[] = {{46.55, 8.0}, {46.7, 7.8}};
 *     uint64_t words[64];
 *     int32_t counts[2];
 *     gn_point_index_build(&huts[0].latitude, 16, &huts[0].longitude, 16, 3, words, 64, NULL, NULL);
 *     gn_point_index_count_batch(words, 64, &here[0].latitude, 16, &here[0].longitude, 16, 2, 10000,
 *                                 counts, sizeof *counts, NULL);   // 2 and 1
 */
gn_status gn_point_index_count_batch(const uint64_t *words, size_t word_count,
                                     const double *latitudes, ptrdiff_t latitude_stride,
                                     const double *longitudes, ptrdiff_t longitude_stride,
                                     size_t count, double distance, int32_t *counts,
                                     ptrdiff_t count_stride, uint8_t *statuses);

/**
 * Finds all points of an index within a distance of each of many positions.
 *
 * @param words             An index of points; its address is a multiple of 8.
 * @param word_count        Words that are there.
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; any finite values, reduced to [-180, 180); not null unless
 *                          count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param count             Positions.
 * @param distance          Meters, 0 or more; infinity for all points.
 * @param counts            Receives how many points there are near each position.
 * @param count_stride      Bytes from one count to the next.
 * @param neighbors         Receives the distances and ids of the points: those of the first row,
 *                          the nearest first, then those of the second, and so on. May be null if
 *                          capacity is 0.
 * @param capacity          Neighbors that fit at neighbors; 0 asks for the number.
 * @param needed            Receives how many neighbors there are, also when the buffer is too
 *                          small; 0 when refused; may be null.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NOT_FINITE or
 *         GN_ERROR_DISTANCE for the distance, GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT,
 *         GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND, GN_ERROR_INDEX_SIZE, GN_ERROR_STRIDE or
 *         GN_ERROR_NULL.
 *
 * In a refused row, the count is 0; its status is GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. Each
 * row equals the result of gn_point_index_within(), bit for bit. If the neighbors do not fit, the
 * counts and statuses are right all the same, and the neighbors that were written are NaN. Since
 * 0.2.
 *
 * Time grows with the rows times the points found, n log n, and with those in boxes on the border.
 * Slowest input known: all points in one place.
 *
 *     gn_point huts[] = {{46.5, 8.0}, {46.6, 8.1}, {46.7, 7.9}}, here[] = {{46.55, 8.0}, {46.7, 7.8}};
 *     uint64_t words[64];
 *     int32_t counts[2];
 *     gn_neighbor near[6];
 *     size_t needed;
 *     gn_point_index_build(&huts[0].latitude, 16, &huts[0].longitude, 16, 3, words, 64, NULL, NULL);
 *     gn_point_index_within_batch(words, 64, &here[0].latitude, 16, &here[0].longitude, 16, 2, 10000,
 *                                 counts, sizeof *counts, near, 6, &needed, NULL);   // 2 and 1; ids 0, 1 and 2
 */
gn_status gn_point_index_within_batch(const uint64_t *words, size_t word_count,
                                      const double *latitudes, ptrdiff_t latitude_stride,
                                      const double *longitudes, ptrdiff_t longitude_stride,
                                      size_t count, double distance, int32_t *counts,
                                      ptrdiff_t count_stride, gn_neighbor *neighbors,
                                      size_t capacity, size_t *needed, uint8_t *statuses);

/**
 * Finds all points of an index in a rectangle of meridians and parallels.
 *
 * @param words       An index of points; its address is a multiple of 8.
 * @param word_count  Words that are there.
 * @param bounds      Degrees. If east is less than west, the rectangle crosses the antimeridian; if
 *                    it is greater by 360 or more, the rectangle goes around the earth.
 * @param ids         Receives the ids of the points in ascending order; may be null if capacity is
 *                    0.
 * @param capacity    Ids that fit at ids; 0 asks for the number.
 * @param needed      Receives how many there are, also when the buffer is too small; 0 when
 *                    refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_VIEW if south lies north of north, GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT,
 *         GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND or GN_ERROR_INDEX_SIZE.
 *
 * The edges belong to the rectangle. A point at a pole has all longitudes. If the ids do not fit,
 * those that were written are 0. Since 0.2.
 *
 * Time grows with n log n of the points found, and with those in boxes on the border. Slowest input
 * known: all points in one place.
 *
 *     gn_point huts[] = {{46.5, 8.0}, {46.6, 8.1}, {46.7, 7.9}};
 *     gn_bounds view = {46.55, 7.5, 47, 8.5};
 *     uint64_t words[64], ids[3];
 *     size_t needed;
 *     gn_point_index_build(&huts[0].latitude, 16, &huts[0].longitude, 16, 3, words, 64, NULL, NULL);
 *     gn_point_index_in_bounds(words, 64, &view, ids, 3, &needed);   // 1 and 2
 */
gn_status gn_point_index_in_bounds(const uint64_t *words, size_t word_count,
                                   const gn_bounds *bounds, uint64_t *ids, size_t capacity,
                                   size_t *needed);

/**
 * Finds all points of an index in each of many rectangles of meridians and parallels.
 *
 * @param words         An index of points; its address is a multiple of 8.
 * @param word_count    Words that are there.
 * @param souths        Degrees, -90 ... 90; not null unless count is 0.
 * @param south_stride  Bytes from one south to the next; 0: every row uses the first.
 * @param wests         Degrees; any finite values; not null unless count is 0.
 * @param west_stride   Bytes from one west to the next; 0: every row uses the first.
 * @param norths        Degrees, south ... 90; not null unless count is 0.
 * @param north_stride  Bytes from one north to the next; 0: every row uses the first.
 * @param easts         Degrees; any finite values. If east is less than west, the rectangle crosses
 *                      the antimeridian; if it is greater by 360 or more, the rectangle goes around
 *                      the earth. Not null unless count is 0.
 * @param east_stride   Bytes from one east to the next; 0: every row uses the first.
 * @param count         Rectangles.
 * @param counts        Receives how many points are in each rectangle.
 * @param count_stride  Bytes from one count to the next.
 * @param ids           Receives the ids of the points: those of the first row in ascending order,
 *                      then those of the second, and so on. May be null if capacity is 0.
 * @param capacity      Ids that fit at ids; 0 asks for the number.
 * @param needed        Receives how many ids there are, also when the buffer is too small; 0 when
 *                      refused; may be null.
 * @param statuses      Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_INDEX,
 *         GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND,
 *         GN_ERROR_INDEX_SIZE, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * In a refused row, the count is 0; its status is GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or
 * GN_ERROR_VIEW if south lies north of north. Each row equals the result of
 * gn_point_index_in_bounds(). If the ids do not fit, the counts and statuses are right all the
 * same, and the ids that were written are 0. Since 0.2.
 *
 * Time grows with the rows times the points found, n log n, and with those in boxes on the border.
 * Slowest input known: all points in one place.
 *
 *     gn_point huts[] = {{46.5, 8.0}, {46.6, 8.1}, {46.7, 7.9}};
 *     gn_bounds views[] = {{46.55, 7.5, 47, 8.5}, {46, 7.5, 46.55, 8.5}};
 *     uint64_t words[64], ids[6];
 *     int32_t counts[2];
 *     size_t needed;
 *     gn_point_index_build(&huts[0].latitude, 16, &huts[0].longitude, 16, 3, words, 64, NULL, NULL);
 *     gn_point_index_in_bounds_batch(words, 64, &views[0].south, 32, &views[0].west, 32, &views[0].north, 32,
 *                                    &views[0].east, 32, 2, counts, sizeof *counts,
 *                                    ids, 6, &needed, NULL);   // 2 and 1; ids 1, 2 and 0
 */
gn_status gn_point_index_in_bounds_batch(const uint64_t *words, size_t word_count,
                                         const double *souths, ptrdiff_t south_stride,
                                         const double *wests, ptrdiff_t west_stride,
                                         const double *norths, ptrdiff_t north_stride,
                                         const double *easts, ptrdiff_t east_stride, size_t count,
                                         int32_t *counts, ptrdiff_t count_stride, uint64_t *ids,
                                         size_t capacity, size_t *needed, uint8_t *statuses);

/*
 * -------------------------------------------------------------------------------------------------
 * Geometry: Edges in an index
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Builds an index of a polygon: once, for many questions.
 *
 * @param points       The points of all rings, one ring after the other: latitudes -90 ... 90
 *                     degrees, longitudes any finite value. The last point of a ring is joined to
 *                     the first; the last point may repeat the first. May be null if point_count is
 *                     0.
 * @param point_count  Number of points in all rings.
 * @param rings        The number of points of each ring: the outer one, then the holes. May be null
 *                     if ring_count is 0.
 * @param ring_count   Number of rings; 0: all points are one ring.
 * @param words        Receives the index, which is words of 64 bits; its address is a multiple of
 *                     8. May be null if capacity is 0. Must not overlap points.
 * @param capacity     Words that fit at words; 0 asks for the number, which follows from the counts
 *                     alone: some 23 bytes a point.
 * @param needed       Receives the number of words, also when the buffer is too small; 0 when
 *                     refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_RINGS if the counts in rings do not add up to point_count,
 *         GN_ERROR_INDEX_ALIGNMENT, or GN_ERROR_COUNT for more than 134,217,728 points in a ring,
 *         16,777,217 rings or 2,147,483,647 points. On error, the words are unchanged.
 *
 * The index holds the points too, so theirs may be freed. It takes no other memory. Since 0.2.
 *
 * Time grows with the points. Slowest input known: edges halfway around the earth.
 *
 *     gn_point square[] = {{0, 0}, {0, 1}, {1, 1}, {1, 0}}, here = {0.5, 0.5};
 *     uint64_t words[64];
 *     int32_t side;
 *     gn_polygon_index_build(square, 4, NULL, 0, words, 64, NULL);
 *     gn_edge_index_contains_batch(words, 64, &here.latitude, 0, &here.longitude, 0, 1, &side, 4, NULL);   // GN_INSIDE
 */
gn_status gn_polygon_index_build(const gn_point *points, size_t point_count, const size_t *rings,
                                 size_t ring_count, uint64_t *words, size_t capacity,
                                 size_t *needed);

/**
 * Builds an index of a route: once, for many questions.
 *
 * @param points       Latitudes -90 ... 90 degrees, longitudes any finite value. May be null if
 *                     point_count is 0.
 * @param point_count  Number of points.
 * @param words        Receives the index, which is words of 64 bits; its address is a multiple of
 *                     8. May be null if capacity is 0. Must not overlap points.
 * @param capacity     Words that fit at words; 0 asks for the number, which follows from
 *                     point_count alone: some 23 bytes a point.
 * @param needed       Receives the number of words, also when the buffer is too small; 0 when
 *                     refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_INDEX_ALIGNMENT, or GN_ERROR_COUNT for more than 134,217,728 points. On error,
 *         the words are unchanged.
 *
 * The index holds the points too, so theirs may be freed. It takes no other memory. Since 0.2.
 *
 * Time grows with the points. Slowest input known: edges halfway around the earth.
 *
 *     gn_point route[] = {{0, 0}, {0, 1}, {0, 3}};
 *     size_t needed;
 *     gn_route_index_build(route, 3, NULL, 0, &needed);   // GN_ERROR_BUFFER_TOO_SMALL: so many words
 */
gn_status gn_route_index_build(const gn_point *points, size_t point_count, uint64_t *words,
                               size_t capacity, size_t *needed);

/**
 * Finds whether many positions lie inside the polygon of an index.
 *
 * @param words             The index, of gn_polygon_index_build(); its address is a multiple of 8.
 * @param word_count        Words that are there: as many as the index has, or more.
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; any finite values, reduced to [-180, 180); not null unless
 *                          count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param count             Positions.
 * @param sides             Receives GN_INSIDE, GN_ON_BORDER (within a micrometer of an edge of any
 *                          ring) or GN_OUTSIDE.
 * @param side_stride       Bytes from one side to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_NULL, GN_ERROR_STRIDE, GN_ERROR_INDEX,
 *         GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND also for the index
 *         of a route, or GN_ERROR_INDEX_SIZE.
 *
 * The side in a refused row is 0; its status is GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or
 * GN_ERROR_WORK. Each row equals the result of gn_polygon_contains(), unless that is refused with
 * GN_ERROR_WORK: the index looks at fewer edges. Words that were damaged after gn_index_check()
 * give any sides. Since 0.2.
 *
 * Time grows with the rows times the logarithm of the points where few edges are near. Slowest
 * input known: a position beside a pole, for which each edge is searched; edges around a quarter of
 * the earth and more, of which each row takes a hundred thousand.
 *
 *     gn_point square[] = {{0, 0}, {0, 1}, {1, 1}, {1, 0}}, here[] = {{0.5, 0.5}, {2, 2}};
 *     uint64_t words[64];
 *     int32_t sides[2];
 *     gn_polygon_index_build(square, 4, NULL, 0, words, 64, NULL);
 *     gn_edge_index_contains_batch(words, 64, &here[0].latitude, 16, &here[0].longitude, 16, 2, sides, 4, NULL);
 */
gn_status gn_edge_index_contains_batch(const uint64_t *words, size_t word_count,
                                       const double *latitudes, ptrdiff_t latitude_stride,
                                       const double *longitudes, ptrdiff_t longitude_stride,
                                       size_t count, int32_t *sides, ptrdiff_t side_stride,
                                       uint8_t *statuses);

/**
 * Finds where the edges of an index come nearest to many positions.
 *
 * @param words             The index, of gn_route_index_build() or gn_polygon_index_build(); its
 *                          address is a multiple of 8.
 * @param word_count        Words that are there: as many as the index has, or more.
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; any finite values, reduced to [-180, 180); not null unless
 *                          count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param count             Positions.
 * @param start_distance    Only places this far along the route or farther count: meters, any
 *                          number but NaN; 0: from its start.
 * @param end_distance      Only places up to this far along count: meters, at least start_distance;
 *                          INFINITY: to its end.
 * @param places            Receives the places. Their distance_along is counted in their ring, and
 *                          segment is the index of a point of the polygon.
 * @param place_stride      Bytes from one place to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_NULL, GN_ERROR_STRIDE,
 *         GN_ERROR_NOT_FINITE or GN_ERROR_DISTANCE for the distances, GN_ERROR_COUNT for an index
 *         without points, GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION,
 *         GN_ERROR_INDEX_KIND or GN_ERROR_INDEX_SIZE.
 *
 * In a refused row, every floating-point field is NaN and every other field is 0; its status is
 * GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_WORK if very many long edges are about
 * equally near. For a whole route, each row equals the result of gn_route_nearest(), bit for bit,
 * unless that is refused with GN_ERROR_WORK: the index looks at fewer edges. Where a route comes
 * back along itself, a window around the distance that was reached last keeps the ways apart; it is
 * cut to the route. In a polygon, a position inside may be left or right. Since 0.2.
 *
 * Time grows with the rows times the logarithm of the points where few edges are near. Slowest
 * input known: edges of thousands of kilometers that are equally near, each of which is searched in
 * up to 96 steps; rows for which they are more than a hundred thousand are refused with
 * GN_ERROR_WORK.
 *
 *     gn_point route[] = {{0, 0}, {0, 1}, {0, 0}}, here = {0.1, 0.5};   // there and back
 *     uint64_t words[64];
 *     gn_route_place place;
 *     gn_route_index_build(route, 3, words, 64, NULL);
 *     gn_edge_index_nearest_batch(words, 64, &here.latitude, 0, &here.longitude, 0, 1, 120000, INFINITY,
 *                                 &place, sizeof place, NULL);   // place.segment: 1, on the way back
 */
gn_status gn_edge_index_nearest_batch(const uint64_t *words, size_t word_count,
                                      const double *latitudes, ptrdiff_t latitude_stride,
                                      const double *longitudes, ptrdiff_t longitude_stride,
                                      size_t count, double start_distance, double end_distance,
                                      gn_route_place *places, ptrdiff_t place_stride,
                                      uint8_t *statuses);

/**
 * Finds all pairs of edges that meet: in one index, or between two.
 *
 * @param words             The index, of gn_polygon_index_build() or gn_route_index_build(); its
 *                          address is a multiple of 8.
 * @param word_count        Words that are there: as many as the index has, or more.
 * @param other_words       The other index; null: the edges of the first meet one another.
 * @param other_word_count  Words that are there; 0 if other_words is null.
 * @param crossings         Receives the pairs, ordered by edge, then by other_edge; may be null if
 *                          capacity is 0.
 * @param capacity          Pairs that fit at crossings; 0 asks for the number.
 * @param needed            Receives the number of pairs, also when the buffer is too small; 0 when
 *                          refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_INDEX,
 *         GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND,
 *         GN_ERROR_INDEX_SIZE, or GN_ERROR_WORK for too many long edges side by side that do not
 *         meet.
 *
 * Edges within a micrometer of each other meet. In one index, each pair is found once, and
 * neighbors do not meet at their common vertex; but neither may run back along the other. Points
 * given twice are one vertex. Where edges meet at a vertex, each edge that ends there is in a pair.
 * On error, pairs that were written are 0. Since 0.2.
 *
 * Time grows with the pairs that meet, and with the edges times the logarithm of the points.
 * Slowest input known: long edges side by side that do not meet: each pair is compared by
 * geodesics, and too many are refused with GN_ERROR_WORK.
 *
 *     gn_point bow[] = {{0, 0}, {1, 1}, {1, 0}, {0, 1}};
 *     uint64_t words[64];
 *     gn_polygon_crossing crossings[4];
 *     size_t needed;
 *     gn_polygon_index_build(bow, 4, NULL, 0, words, 64, NULL);
 *     gn_edge_index_crossings(words, 64, NULL, 0, crossings, 4, &needed);   // needed: 1
 */
gn_status gn_edge_index_crossings(const uint64_t *words, size_t word_count,
                                  const uint64_t *other_words, size_t other_word_count,
                                  gn_polygon_crossing *crossings, size_t capacity, size_t *needed);

/*
 * -------------------------------------------------------------------------------------------------
 * Documents: Routes and polygons as GeoJSON
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Fills in the default options of routes and polygons as GeoJSON.
 *
 * @param options  Receives the defaults, and its own size in size.
 *
 * @return GN_OK or GN_ERROR_NULL.
 *
 * Change the fields you need, then pass the struct on. A null pointer in place of options means
 * these defaults. Since 0.2.
 *
 *     gn_geojson_options options;
 *     gn_geojson_options_init(&options);
 *     options.edge_tolerance = 10;
 */
gn_status gn_geojson_options_init(gn_geojson_options *options);

/**
 * Writes a route as GeoJSON.
 *
 * @param points           The points of the route; latitudes -90 ... 90 degrees, longitudes any
 *                         finite value.
 * @param count            Points; 2 and more.
 * @param options          Decimals and edge tolerance; null for the defaults.
 * @param properties       The properties of the feature: a JSON object, UTF-8, at most 64 levels
 *                         deep; null for none.
 * @param properties_size  Bytes at properties; 0 if that is null.
 * @param out              Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity         Bytes at out; 0 asks for the size.
 * @param needed           Receives the capacity needed, including the final zero; 0 when refused;
 *                         may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_COUNT, GN_ERROR_PROPERTIES; for the options: GN_ERROR_OPTIONS_SIZE,
 *         GN_ERROR_DECIMALS or GN_ERROR_TOLERANCE.
 *
 * The result is a Feature with a LineString, or with a MultiLineString if the route crosses the
 * antimeridian (RFC 7946, section 3.1.9) or crosses a pole to another meridian. The crossing lies
 * on the geodesic between its neighbors. Positions are rounded to decimals; a position equal to the
 * one before is left out, but there are always at least two. gn_circle_geojson() explains
 * edge_tolerance.
 *
 * On error, out holds an empty text. Since 0.1.
 *
 * Time grows with the vertices of the result, which are computed two to six times, and with the
 * bytes of the properties. Slowest input known: an edge halfway around the earth and a tolerance of
 * 1 µm.
 *
 *     gn_point route[] = {{0, 179}, {0, -179}};
 *     size_t needed;
 *     gn_route_geojson(route, 2, NULL, NULL, 0, NULL, 0, &needed);   // cut at the antimeridian
 */
gn_status gn_route_geojson(const gn_point *points, size_t count, const gn_geojson_options *options,
                           const char *properties, size_t properties_size, char *out,
                           size_t capacity, size_t *needed);

/**
 * Writes a polygon as GeoJSON.
 *
 * @param points           The points of all rings, one ring after the other; latitudes -90 ... 90
 *                         degrees, longitudes any finite value.
 * @param point_count      Points.
 * @param rings            The number of points of each ring, first the outer one, then holes; may
 *                         be null if ring_count is 0.
 * @param ring_count       0 if all points are one ring.
 * @param options          Decimals and edge tolerance; null for the defaults.
 * @param properties       The properties of the feature: a JSON object, UTF-8, at most 64 levels
 *                         deep; null for none.
 * @param properties_size  Bytes at properties; 0 if that is null.
 * @param out              Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity         Bytes at out; 0 asks for the size.
 * @param needed           Receives the capacity needed, including the final zero; 0 when refused;
 *                         may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_RINGS, GN_ERROR_COUNT for a ring of fewer than three points, GN_ERROR_CROSSINGS
 *         for more than 256 crossings of the antimeridian, GN_ERROR_WORK for very many holes in an
 *         outline that the antimeridian cuts, GN_ERROR_PROPERTIES; for the options:
 *         GN_ERROR_OPTIONS_SIZE, GN_ERROR_DECIMALS or GN_ERROR_TOLERANCE.
 *
 * The result is a Feature with a Polygon or a MultiPolygon, written as gn_circle_geojson() writes a
 * circle. The inside of a ring is the smaller of the two parts of the earth, whichever way the ring
 * runs; rings are written in the direction that RFC 7946 requires. Holes are cut like the outer
 * ring, and belong to the piece that contains them. A point at a pole becomes two positions, with
 * the longitudes of its neighbors.
 *
 * On error, out holds an empty text. Since 0.1.
 *
 * Time grows with the points, or with the holes times the points if the antimeridian cuts the outer
 * ring. Slowest input known: thousands of holes beside the antimeridian; too many are refused with
 * GN_ERROR_WORK.
 *
 *     gn_point field[] = {{60, 0}, {60, 10}, {61, 5}};
 *     size_t needed;
 *     gn_polygon_geojson(field, 3, NULL, 0, NULL, NULL, 0, NULL, 0, &needed);
 */
gn_status gn_polygon_geojson(const gn_point *points, size_t point_count, const size_t *rings,
                             size_t ring_count, const gn_geojson_options *options,
                             const char *properties, size_t properties_size, char *out,
                             size_t capacity, size_t *needed);

/*
 * -------------------------------------------------------------------------------------------------
 * Documents: GPX, KML, GeoJSON and Cursor on Target
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Finds out whether a document is GPX, KML, CoT or GeoJSON.
 *
 * @param text          XML or JSON in UTF-8, with or without a byte-order mark. May be null if
 *                      text_size is 0.
 * @param text_size     Bytes at text.
 * @param format        Receives one of the GN_EXCHANGE_ values; unchanged on error.
 * @param error_offset  Receives the offset of the fault in bytes, 0 on success; may be null.
 *
 * @return GN_OK, GN_ERROR_DOCUMENT for another root element or other JSON, GN_ERROR_TEXT_EMPTY,
 *         GN_ERROR_TEXT_INCOMPLETE, GN_ERROR_XML, GN_ERROR_XML_ATTRIBUTE, GN_ERROR_XML_REFERENCE,
 *         GN_ERROR_XML_ENCODING, GN_ERROR_XML_DTD, GN_ERROR_XML_LIMIT, GN_ERROR_JSON,
 *         GN_ERROR_NULL, or GN_ERROR_OFFSET for a size beyond memory.
 *
 * Reads up to the first tag: its local name is gpx; kml, Document, Folder, Placemark or
 * GroundOverlay; or for CoT event or events. Reads the whole first text of JSON, since members may
 * stand in any order: GeoJSON is an object of one of its types, with the features, the geometry or
 * properties, the coordinates or the geometries of that type. Since 0.2.
 *
 * Time grows with the bytes of the text. Slowest input known: a long comment.
 *
 *     int32_t format;
 *     gn_exchange_detect("<gpx/>", 6, &format, NULL);   // GN_EXCHANGE_GPX
 */
gn_status gn_exchange_detect(const char *text, size_t text_size, int32_t *format,
                             size_t *error_offset);

/**
 * Reads the waypoints, routes and tracks of a GPX document.
 *
 * @param text              GPX 1.0 or 1.1: XML in UTF-8, with or without a byte-order mark. May be
 *                          null if text_size is 0.
 * @param text_size         Bytes at text.
 * @param features          Receives the features; may be null if its capacity is 0.
 * @param feature_capacity  Features that fit at features.
 * @param features_needed   Receives the number of features, also when one of the arrays is too
 *                          small; 0 when refused; may be null.
 * @param vertices          Receives the vertices of all features, one feature after the other; may
 *                          be null if its capacity is 0.
 * @param vertex_capacity   Vertices that fit at vertices.
 * @param vertices_needed   Receives the number of vertices, also when one of the arrays is too
 *                          small; 0 when refused; may be null.
 * @param report            Receives how many features were skipped and how many fixes dropped, why,
 *                          and where; may be null.
 *
 * @return GN_OK; GN_PARTIAL if features were skipped or fixes dropped; GN_ERROR_BUFFER_TOO_SMALL,
 *         GN_ERROR_NULL, GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_DOCUMENT if the root is
 *         not gpx; for what is not XML: GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_INCOMPLETE,
 *         GN_ERROR_XML, GN_ERROR_XML_TAG, GN_ERROR_XML_ATTRIBUTE, GN_ERROR_XML_REFERENCE,
 *         GN_ERROR_XML_ENCODING, GN_ERROR_XML_DTD or GN_ERROR_XML_LIMIT.
 *
 * A wpt is a point; a rte a line with GN_FEATURE_FLAG_ROUTE; each trkseg of a trk a line, of the
 * same object. Vertices have ele as altitude, and time. A feature has name and type, and of a wpt
 * the time. A segment without points is no feature. Extensions and everything else are passed.
 * Elements are known by their local names, whatever their prefix and namespace.
 *
 * A feature is skipped if a latitude or a longitude is missing (GN_ERROR_FEATURE), no number
 * (GN_ERROR_TEXT_NUMBER) or out of range (GN_ERROR_LATITUDE; longitudes beyond 180 degrees are
 * reduced), or if an altitude (GN_ERROR_TEXT_NUMBER, GN_ERROR_ALTITUDE) or a time (GN_ERROR_DATE)
 * is not what it should be; an empty one is absent. Numbers are the doubles nearest to their texts
 * up to 19 digits and 19 decimals, others to 4 units of their last place.
 *
 * One bad fix does not lose a track: a trkpt whose position is refused is dropped, and of one whose
 * altitude or time is refused that alone. At a latitude beyond 90, which some programs write where
 * a recording pauses, the line ends and another begins. The report counts such fixes, and the lines
 * have GN_FEATURE_FLAG_GAPS.
 *
 * Names and types are spans of text, with its entities: gn_xml_unescape(). The text is read once,
 * in linear time, without memory. XML is read as XML 1.0 demands, but for what a DTD declares; at
 * most 64 levels, and 64 attributes in an element. On error, the arrays hold features of kind 0 and
 * vertices of NaN. Since 0.2.
 *
 * Time grows with the bytes of the text. Slowest input known: tags with many attributes: each is
 * compared with those before it, at most 64.
 *
 *     const char text[] = "<gpx><wpt lat='46.5' lon='8'><name>Furka</name></wpt></gpx>";
 *     gn_feature features[1];
 *     gn_vertex vertices[1];
 *     size_t feature_count, vertex_count;
 *     gn_gpx_read(text, sizeof text - 1, features, 1, &feature_count, vertices, 1, &vertex_count, NULL);
 */
gn_status gn_gpx_read(const char *text, size_t text_size, gn_feature *features,
                      size_t feature_capacity, size_t *features_needed, gn_vertex *vertices,
                      size_t vertex_capacity, size_t *vertices_needed, gn_exchange_report *report);

/**
 * Reads the placemarks and overlays of a KML document.
 *
 * @param text              KML 2.2: XML in UTF-8, with or without a byte-order mark. May be null if
 *                          text_size is 0.
 * @param text_size         Bytes at text.
 * @param features          Receives the features; may be null if its capacity is 0.
 * @param feature_capacity  Features that fit at features.
 * @param features_needed   Receives the number of features, also when one of the arrays is too
 *                          small; 0 when refused; may be null.
 * @param vertices          Receives the vertices of all features, one feature after the other; may
 *                          be null if its capacity is 0.
 * @param vertex_capacity   Vertices that fit at vertices.
 * @param vertices_needed   Receives the number of vertices, also when one of the arrays is too
 *                          small; 0 when refused; may be null.
 * @param report            Receives how many features were skipped, why, and where; may be null.
 *
 * @return As gn_gpx_read(), with kml, Document, Folder, Placemark or GroundOverlay as the root.
 *
 * Point, LineString, LinearRing (a line that is closed: its last vertex equals the first) and
 * Polygon with its holes become points, lines, areas and holes, also in a MultiGeometry; gx:Track
 * and the tracks of a gx:MultiTrack become lines whose vertices have times; LatLonBox becomes a
 * box, gx:LatLonQuad an area. Features have the name and the id of their Placemark or
 * GroundOverlay, and the times of its TimeStamp (time) or TimeSpan (start, stale); without an id,
 * the data named uid. A box has the altitude of its overlay; one of 360 degrees or more goes all
 * around, from -180 to 180. Altitudes are taken as they are, whatever their mode; but where it is
 * not absolute, a geometry whose altitudes are all 0 has none: viewers draw it on the ground.
 * Everything else is passed: styles, links, regions, models, updates.
 *
 * Repetitions of the first vertex at the end of a ring are left out. Holes may come before their
 * ring. In coordinates a comma too many, a fourth number and an altitude "nan" are passed. A bad
 * fix of a gx:Track is dropped as in gn_gpx_read().
 *
 * A geometry is skipped if its coordinates are not numbers with commas between
 * (GN_ERROR_TEXT_NUMBER), are out of range (GN_ERROR_LATITUDE, GN_ERROR_ALTITUDE) or too few
 * (GN_ERROR_COUNT), or if a track does not have as many times as positions (GN_ERROR_FEATURE); a
 * Polygon with all its holes. A placemark with a time that is none is skipped too (GN_ERROR_DATE).
 * gn_gpx_read() tells the rest. Since 0.2.
 *
 * Time grows with the bytes of the text. Slowest input known: tags with many attributes: each is
 * compared with those before it, at most 64.
 *
 *     const char text[] = "<kml><Placemark><Point><coordinates>8,46.5</coordinates></Point></Placemark></kml>";
 *     size_t feature_count, vertex_count;
 *     gn_kml_read(text, sizeof text - 1, NULL, 0, &feature_count, NULL, 0, &vertex_count, NULL);   // 1 and 1
 */
gn_status gn_kml_read(const char *text, size_t text_size, gn_feature *features,
                      size_t feature_capacity, size_t *features_needed, gn_vertex *vertices,
                      size_t vertex_capacity, size_t *vertices_needed, gn_exchange_report *report);

/**
 * Reads Cursor on Target events.
 *
 * @param text              CoT 2.0: one event or several, one after the other as in a stream, or
 *                          within an element events. XML in UTF-8, with or without a byte-order
 *                          mark. May be null if text_size is 0.
 * @param text_size         Bytes at text.
 * @param features          Receives the features; may be null if its capacity is 0.
 * @param feature_capacity  Features that fit at features.
 * @param features_needed   Receives the number of features, also when one of the arrays is too
 *                          small; 0 when refused; may be null.
 * @param vertices          Receives the vertices of all features, one feature after the other; may
 *                          be null if its capacity is 0.
 * @param vertex_capacity   Vertices that fit at vertices.
 * @param vertices_needed   Receives the number of vertices, also when one of the arrays is too
 *                          small; 0 when refused; may be null.
 * @param report            Receives how many events were skipped, why, and where; may be null.
 *
 * @return As gn_gpx_read(), with event or events as the root.
 *
 * Features have uid, type, how, time, start and stale of the event, the callsign as name, ce and le
 * of its point, course and speed of its track, and the altitudes and triggers of a __geofence.
 * Unknown values are NaN: from 9999999 on, also courses and speeds, and a negative error, course or
 * speed. What an event becomes:
 *
 * - links with points, of a route (type b-m-r) or a drawing (u-d-): a line with
 *   GN_FEATURE_FLAG_ROUTE or without; of u-d-r and of a drawing that has its first point at its end
 *   again, and three before that, an area. A link without a point leads to another event, and is
 *   passed;
 * - shape with ellipses: a circle for each whose axes are equal, else an ellipse. TAK clients mean
 *   radii by major and minor in circles (u-d-c-c, u-r-b-c-c), and whole axes everywhere else
 *   (u-d-c-e), as the CoT schema does; angle is the azimuth of the major axis;
 * - shape with a polyline: an area if it is closed, or does not say so, has the first point at its
 *   end again, and three points before that; else a line;
 * - sensor with azimuth, fov and range: a sector of that width around the azimuth;
 * - u-rb-a: range, bearing from true north, inclination, and the north that the sender shows
 *   bearings by;
 * - everything whose type does not begin with u- or b-m-r: a point, before what its details are,
 *   wherever the point stands; and a drawing without any.
 *
 * An event is skipped if it has no type, no uid, no point or no position, or is a drawing of
 * several lines, u-d-f-m (GN_ERROR_FEATURE), or if a number (GN_ERROR_TEXT_NUMBER,
 * GN_ERROR_LATITUDE, GN_ERROR_ALTITUDE, GN_ERROR_RADIUS, GN_ERROR_WIDTH), a time (GN_ERROR_DATE) or
 * the number of points (GN_ERROR_COUNT) is not what it should be. gn_gpx_read() tells the rest.
 * Since 0.2.
 *
 * Time grows with the bytes of the text. Slowest input known: tags with many attributes: each is
 * compared with those before it, at most 64.
 *
 *     const char text[] = "<event version='2.0' uid='a' type='a-f-G' time='2026-11-22T08:17:05Z' start='2026-11-22T08:17:05Z' "
 *                         "stale='2026-11-22T08:27:05Z' how='m-g'><point lat='46.5' lon='8' hae='2430' ce='9' le='9999999'/></event>";
 *     size_t feature_count, vertex_count;
 *     gn_cot_read(text, sizeof text - 1, NULL, 0, &feature_count, NULL, 0, &vertex_count, NULL);   // 1 and 1
 */
gn_status gn_cot_read(const char *text, size_t text_size, gn_feature *features,
                      size_t feature_capacity, size_t *features_needed, gn_vertex *vertices,
                      size_t vertex_capacity, size_t *vertices_needed, gn_exchange_report *report);

/**
 * Reads the features of GeoJSON.
 *
 * @param text              GeoJSON (RFC 7946) in UTF-8, with or without a byte-order mark: a
 *                          FeatureCollection, a Feature or a geometry. Or several of them, each in
 *                          lines of its own or after a record separator (RFC 8142); of those after
 *                          separators, a broken one is skipped. May be null if text_size is 0.
 * @param text_size         Bytes at text.
 * @param features          Receives the features; may be null if its capacity is 0.
 * @param feature_capacity  Features that fit at features.
 * @param features_needed   Receives the number of features, also when one of the arrays is too
 *                          small; 0 when refused; may be null.
 * @param vertices          Receives the vertices of all features, one feature after the other; may
 *                          be null if its capacity is 0.
 * @param vertex_capacity   Vertices that fit at vertices.
 * @param vertices_needed   Receives the number of vertices, also when one of the arrays is too
 *                          small; 0 when refused; may be null.
 * @param report            Receives how many features were skipped and how many fixes and features
 *                          lost a time, why, and where; may be null.
 *
 * @return GN_OK; GN_PARTIAL if features were skipped or times dropped; GN_ERROR_BUFFER_TOO_SMALL,
 *         GN_ERROR_NULL, GN_ERROR_OFFSET for a size beyond memory, GN_ERROR_DOCUMENT for other
 *         JSON, GN_ERROR_TEXT_CRS for a collection that is not in WGS 84; for what is not JSON:
 *         GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_INCOMPLETE, GN_ERROR_JSON, GN_ERROR_XML_ENCODING, or
 *         GN_ERROR_XML_LIMIT for more than 64 levels.
 *
 * Point, LineString and Polygon become points, lines, and areas with their holes; those of the
 * Multi geometries and of collections are of one object, which counts Features and bare geometries,
 * also those that are skipped. A LinearRing is a line. Vertices have the third number as altitude;
 * null is none, and further numbers are passed. Repetitions of the first vertex at the end of a
 * ring are left out. A geometry that is null has no place: it is no feature, and no error; nor are
 * coordinates that are empty.
 *
 * A feature has its properties as a span, and of them name (or title), uid (or its id), type and
 * how as texts, if they are strings or numbers; time, start and stale if they are times as in
 * gn_time_parse(); a line has GN_FEATURE_FLAG_ROUTE if route is true, and the times of coordTimes,
 * if there are as many as vertices. One of these that cannot be read is counted as dropped
 * (GN_ERROR_DATE), and so is a feature for a text in time that is no time. If kind is a word of
 * gn_features_geojson(), so are the other properties that it writes, and a wrong start or stale
 * counts too; then a Point may be a circle, an ellipse, a sector or a range and bearing. Everything
 * else is passed.
 *
 * A feature is skipped, with all its parts, if its geometry is missing, of an unknown type or
 * without coordinates (GN_ERROR_FEATURE), if a coordinate is no number (GN_ERROR_TEXT_NUMBER) or
 * out of range (GN_ERROR_LATITUDE, GN_ERROR_ALTITUDE; longitudes beyond 180 degrees are reduced),
 * if a ring has fewer than three vertices (GN_ERROR_COUNT), if it names another reference system
 * than WGS 84 in a member crs (GN_ERROR_TEXT_CRS), or for a number of gn_features_geojson() that
 * its writers refuse. Numbers are read as by gn_gpx_read().
 *
 * Texts are spans of text, with their escapes: gn_json_unescape(). Members may stand in any order;
 * of several of one name the last counts. The text is read in linear time, without memory; each
 * collection within a collection reads its own once more. On error, the arrays hold features of
 * kind 0 and vertices of NaN. Since 0.2.
 *
 * Time grows with the bytes of the text; each collection within a collection reads its own bytes
 * once more, at most 30 times. Slowest input known: collections in each other as deep as 64 levels
 * allow.
 *
 *     const char text[] = "{\"type\":\"Point\",\"coordinates\":[8,46.5,2430]}";
 *     gn_feature features[1];
 *     gn_vertex vertices[1];
 *     size_t feature_count, vertex_count;
 *     gn_geojson_read(text, sizeof text - 1, features, 1, &feature_count, vertices, 1, &vertex_count, NULL);
 */
gn_status gn_geojson_read(const char *text, size_t text_size, gn_feature *features,
                          size_t feature_capacity, size_t *features_needed, gn_vertex *vertices,
                          size_t vertex_capacity, size_t *vertices_needed,
                          gn_exchange_report *report);

/**
 * Finds the first event in the bytes of a CoT stream.
 *
 * @param text          Bytes as they came from a TAK server: XML in UTF-8. May be null if text_size
 *                      is 0.
 * @param text_size     Bytes at text.
 * @param limit         The most bytes that an event may have, with its XML declaration and the
 *                      blanks before it; 0 means 1,048,576.
 * @param event_size    Receives the number of bytes up to the end of the event; unchanged on error.
 * @param error_offset  Receives the offset of the fault in bytes, 0 on success; may be null.
 *
 * @return GN_OK, GN_ERROR_TEXT_INCOMPLETE if more bytes are needed, also if there are none yet;
 *         what a stream does not recover from: GN_ERROR_XML_LIMIT, GN_ERROR_XML, GN_ERROR_XML_TAG,
 *         GN_ERROR_XML_ATTRIBUTE, GN_ERROR_XML_REFERENCE, GN_ERROR_XML_ENCODING, GN_ERROR_XML_DTD;
 *         GN_ERROR_NULL; GN_ERROR_OFFSET for a size beyond memory.
 *
 * The event ends where its element does, not at the first end tag of that name, which may stand in
 * a comment. Give gn_cot_read() so many bytes, and go on behind them. Each call reads from the
 * start; gn_cot_search_event() goes on where the last one ended. Since 0.2.
 *
 * Time grows with the bytes of the text up to the limit in each call, so that a stream that comes
 * byte by byte takes the square of the limit. Slowest input known: an event just below the limit.
 *
 *     size_t size;
 *     gn_cot_find_event("<event/><eve", 12, 0, &size, NULL);   // 8
 */
gn_status gn_cot_find_event(const char *text, size_t text_size, uint32_t limit, size_t *event_size,
                            size_t *error_offset);

/**
 * Looks for the end of the first event in the bytes of a CoT stream, where the last search ended.
 *
 * @param text          Bytes as they came from a TAK server, from the start of the event: XML in
 *                      UTF-8. May be null if text_size is 0.
 * @param text_size     Bytes at text: those of the last search, and those that have come since.
 * @param limit         The most bytes that an event may have, as for gn_cot_find_event(); 0 means
 *                      1,048,576.
 * @param last          The state that the last search gave; may be null where an event begins.
 * @param state         Receives the state for the next search; may be last. Unchanged on error.
 * @param event_size    Receives the number of bytes up to the end of the event; 0 if more bytes are
 *                      needed. Unchanged on error.
 * @param error_offset  Receives the offset of the fault in bytes, 0 on success; may be null.
 *
 * @return GN_OK; what a stream does not recover from: GN_ERROR_XML_LIMIT, GN_ERROR_XML,
 *         GN_ERROR_XML_TAG, GN_ERROR_XML_ATTRIBUTE, GN_ERROR_XML_REFERENCE, GN_ERROR_XML_ENCODING,
 *         GN_ERROR_XML_DTD; GN_ERROR_NULL; GN_ERROR_OFFSET for a size beyond memory, or for a state
 *         of another text.
 *
 * Each byte is looked at once, and once more when the event is complete, so a stream may come byte
 * by byte. The size is that of gn_cot_find_event(). Text of more than 256 bytes that is no XML may
 * be found later: when twice as many bytes have come. Behind an event, the state is all 0: go on at
 * the next one. Since 0.2.
 *
 * Time grows with the bytes that have come since the last search, and with all bytes of the text
 * where they end the event or are twice as many as were read. Slowest input known: an event just
 * below the limit.
 *
 *     gn_cot_search search;
 *     size_t size;
 *     gn_cot_search_event("<event/", 7, 0, NULL, &search, &size, NULL);       // 0
 *     gn_cot_search_event("<event/>", 8, 0, &search, &search, &size, NULL);   // 8
 */
gn_status gn_cot_search_event(const char *text, size_t text_size, uint32_t limit,
                              const gn_cot_search *last, gn_cot_search *state, size_t *event_size,
                              size_t *error_offset);

/**
 * Reads a text of XML: replaces references, and takes comments and the marks of CDATA away.
 *
 * @param text       A part of a document in UTF-8, such as the name of a feature. May be null if
 *                   text_size is 0.
 * @param text_size  Bytes at text.
 * @param out        Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity   Bytes at out; text_size + 1 always suffices.
 * @param needed     Receives the capacity needed, including the final zero; 0 when refused; may be
 *                   null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_XML, GN_ERROR_XML_REFERENCE,
 *         GN_ERROR_XML_ENCODING, GN_ERROR_TEXT_INCOMPLETE, GN_ERROR_NULL, or GN_ERROR_OFFSET for a
 *         size beyond memory.
 *
 * References are the five of XML and those of characters. A carriage return, alone or before a line
 * feed, becomes a line feed. Blanks around the text stay. On error, out holds an empty text. Since
 * 0.2.
 *
 * Time grows with the bytes of the text.
 *
 *     char text[16];
 *     gn_xml_unescape("Fish &amp; chips", 16, text, sizeof text, NULL);   // Fish & chips
 */
gn_status gn_xml_unescape(const char *text, size_t text_size, char *out, size_t capacity,
                          size_t *needed);

/**
 * Writes an XML document in UTF-8, which readers take, if it is in another encoding.
 *
 * @param text       A document that begins with a byte order mark of UTF-16 or with "<" in two
 *                   bytes, or whose declaration names windows-1252 (cp1252), ISO-8859-1 (latin1),
 *                   UTF-8 or US-ASCII; UTF-8 if it says nothing. May be null if text_size is 0.
 * @param text_size  Bytes at text.
 * @param out        Receives the document and a final zero; may be null if capacity is 0.
 * @param capacity   Bytes at out; 3 × text_size + 8 always suffices.
 * @param needed     Receives the capacity needed, including the final zero; 0 when refused; may be
 *                   null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_XML_ENCODING for another encoding or half of a
 *         surrogate pair, GN_ERROR_TEXT_INCOMPLETE for UTF-16 that ends within a character,
 *         GN_ERROR_NULL, or GN_ERROR_OFFSET for a size beyond memory.
 *
 * The name of the encoding becomes UTF-8. ISO-8859-1 is taken as windows-1252, as browsers do
 * (Encoding Standard, section 4.2). A document in UTF-8 is copied, not checked: readers do that. On
 * error, out holds an empty text. Since 0.2.
 *
 * Time grows with the bytes of the text.
 *
 *     char document[64];
 *     gn_xml_to_utf8("<?xml version='1.0' encoding='latin1'?><kml/>", 45, document, sizeof document, NULL);
 */
gn_status gn_xml_to_utf8(const char *text, size_t text_size, char *out, size_t capacity,
                         size_t *needed);

/**
 * Reads a string of JSON: replaces its escapes.
 *
 * @param text       The text between the quotes of a string, in UTF-8, such as the name of a
 *                   feature; or a number. May be null if text_size is 0.
 * @param text_size  Bytes at text.
 * @param out        Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity   Bytes at out; text_size + 1 always suffices.
 * @param needed     Receives the capacity needed, including the final zero; 0 when refused; may be
 *                   null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_JSON, GN_ERROR_XML_ENCODING,
 *         GN_ERROR_TEXT_INCOMPLETE, GN_ERROR_NULL, or GN_ERROR_OFFSET for a size beyond memory.
 *
 * Half of a surrogate pair becomes U+FFFD, as does U+0000, which would end the text. On error, out
 * holds an empty text. Since 0.2.
 *
 * Time grows with the bytes of the text.
 *
 *     char text[16];
 *     gn_json_unescape("Z\\u00fcrich", 11, text, sizeof text, NULL);   // Zürich
 */
gn_status gn_json_unescape(const char *text, size_t text_size, char *out, size_t capacity,
                           size_t *needed);

/**
 * Makes a feature without anything: all numbers are absent.
 *
 * @param feature  Receives the feature: NaN for numbers, 0 for everything else, also its kind.
 *
 * @return GN_OK or GN_ERROR_NULL.
 *
 * Since 0.2.
 *
 *     gn_feature feature;
 *     gn_feature_init(&feature);
 *     feature.kind = GN_FEATURE_POINT;
 *     feature.count = 1;
 */
gn_status gn_feature_init(gn_feature *feature);

/**
 * Fills in the default options of documents.
 *
 * @param options  Receives the defaults, and its own size in size.
 *
 * @return GN_OK or GN_ERROR_NULL.
 *
 * Since 0.2.
 *
 *     gn_exchange_options options;
 *     gn_exchange_options_init(&options);
 *     options.decimals = 6;
 */
gn_status gn_exchange_options_init(gn_exchange_options *options);

/**
 * Writes features as GPX 1.1.
 *
 * @param features       The features, as a reader left them or as you made them. May be null if
 *                       feature_count is 0.
 * @param feature_count  Features.
 * @param vertices       The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes
 *                       any finite value, written in -180 ... 180. May be null if vertex_count is
 *                       0.
 * @param vertex_count   Vertices.
 * @param texts          The text that their spans lead to, UTF-8: that of the document that was
 *                       read, or names one after the other. May be null if texts_size is 0.
 * @param texts_size     Bytes at texts.
 * @param options        Decimals and tolerance; null for the defaults.
 * @param out            Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity       Bytes at out; 0 asks for the size.
 * @param needed         Receives the capacity needed, including the final zero; 0 when refused; may
 *                       be null.
 * @param report         Receives how many features were skipped, and why the first was; may be
 *                       null.
 *
 * @return GN_OK; GN_PARTIAL if features were skipped; GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL,
 *         GN_ERROR_COUNT for counts that no memory has; for the options: GN_ERROR_OPTIONS_SIZE,
 *         GN_ERROR_DECIMALS, GN_ERROR_TOLERANCE or GN_ERROR_TIME.
 *
 * A point is a wpt; lines are a rte with GN_FEATURE_FLAG_ROUTE, else a trk, of which lines of the
 * same object in a row are the segments, if their texts and times are the same too. GPX has no
 * areas: rings, circles, ellipses, sectors and boxes are tracks that end where they begin; circles,
 * ellipses and sectors as polygons that depart from them by no more than the tolerance. A range and
 * bearing is a rte with its two ends, without altitudes. A turned box keeps right angles where its
 * middle is. Longitudes are less than 180: GPX has -180 for it.
 *
 * A feature is skipped if its kind is unknown, a hole has no area or a number that its kind needs
 * is absent (GN_ERROR_FEATURE), if it leads out of the arrays or the text (GN_ERROR_SPAN), has not
 * as many vertices as its kind (GN_ERROR_COUNT), a number that is none (GN_ERROR_NOT_FINITE) or out
 * of range (GN_ERROR_LATITUDE, GN_ERROR_ALTITUDE, GN_ERROR_RADIUS, GN_ERROR_WIDTH,
 * GN_ERROR_VERTICES, GN_ERROR_YEAR, GN_ERROR_SPEED, GN_ERROR_NORTH), or a text that XML cannot hold
 * (GN_ERROR_XML_ENCODING, GN_ERROR_XML_REFERENCE, GN_ERROR_XML, GN_ERROR_JSON,
 * GN_ERROR_TEXT_INCOMPLETE); an area with its holes, each of which is counted. Numbers are rounded
 * to the decimals of the options, half to even; reading gives them back to half of the last. On
 * error, out holds an empty text. Since 0.2.
 *
 * Time grows with the features, the vertices and the bytes of the texts, and with the vertices of
 * circles as in gn_circle(). Slowest input known: circles with a small tolerance.
 *
 *     gn_vertex vertex = {{46.5, 8}, 2430, NAN};
 *     gn_feature feature;
 *     gn_feature_init(&feature);
 *     feature.kind = GN_FEATURE_POINT;
 *     feature.count = 1;
 *     feature.name.size = 5;
 *     size_t needed;
 *     gn_gpx_write(&feature, 1, &vertex, 1, "Furka", 5, NULL, NULL, 0, &needed, NULL);
 */
gn_status gn_gpx_write(const gn_feature *features, size_t feature_count, const gn_vertex *vertices,
                       size_t vertex_count, const char *texts, size_t texts_size,
                       const gn_exchange_options *options, char *out, size_t capacity,
                       size_t *needed, gn_exchange_report *report);

/**
 * Writes features as KML 2.2.
 *
 * @param features       The features, as a reader left them or as you made them. May be null if
 *                       feature_count is 0.
 * @param feature_count  Features.
 * @param vertices       The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes
 *                       any finite value, written in -180 ... 180. May be null if vertex_count is
 *                       0.
 * @param vertex_count   Vertices.
 * @param texts          The text that their spans lead to, UTF-8: that of the document that was
 *                       read, or names one after the other. May be null if texts_size is 0.
 * @param texts_size     Bytes at texts.
 * @param options        Decimals and tolerance; null for the defaults.
 * @param out            Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity       Bytes at out; 0 asks for the size.
 * @param needed         Receives the capacity needed, including the final zero; 0 when refused; may
 *                       be null.
 * @param report         Receives how many features were skipped, and why the first was; may be
 *                       null.
 *
 * @return As gn_gpx_write().
 *
 * Features of one object in a row, with the same texts and times, are a Placemark, with a
 * MultiGeometry if there are several. A uid is its id if it is a name of XML in ASCII, else data
 * named uid. A line whose vertices all have times is a gx:Track; areas have their holes; a box is a
 * GroundOverlay; circles, ellipses and sectors are Polygons that depart from them by no more than
 * the tolerance; a range and bearing is a LineString with its two ends. Altitudes are absolute if
 * no vertex of the line or the outer ring is without one (a viewer would put it at 0), or if those
 * that are there are all 0. A circle, an ellipse or a sector that is smaller than the last decimal
 * is skipped (GN_ERROR_RADIUS), and so is an area with fewer than three places (GN_ERROR_COUNT); a
 * hole of a sector that is so small is left out. gn_gpx_write() tells the rest. Since 0.2.
 *
 * Time grows with the features, the vertices and the bytes of the texts, and with the vertices of
 * circles as in gn_circle(). Slowest input known: circles with a small tolerance.
 *
 *     gn_vertex field[] = {{{60, 0}, NAN, NAN}, {{60, 10}, NAN, NAN}, {{61, 5}, NAN, NAN}};
 *     gn_feature area;
 *     gn_feature_init(&area);
 *     area.kind = GN_FEATURE_AREA;
 *     area.count = 3;
 *     size_t needed;
 *     gn_kml_write(&area, 1, field, 3, NULL, 0, NULL, NULL, 0, &needed, NULL);
 */
gn_status gn_kml_write(const gn_feature *features, size_t feature_count, const gn_vertex *vertices,
                       size_t vertex_count, const char *texts, size_t texts_size,
                       const gn_exchange_options *options, char *out, size_t capacity,
                       size_t *needed, gn_exchange_report *report);

/**
 * Writes features as Cursor on Target events, one after the other, a line each.
 *
 * @param features       The features, as a reader left them or as you made them. May be null if
 *                       feature_count is 0.
 * @param feature_count  Features.
 * @param vertices       The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes
 *                       any finite value, written in -180 ... 180. May be null if vertex_count is
 *                       0.
 * @param vertex_count   Vertices.
 * @param texts          The text that their spans lead to, UTF-8: that of the document that was
 *                       read, or names one after the other. May be null if texts_size is 0.
 * @param texts_size     Bytes at texts.
 * @param options        Decimals, tolerance and times; null for the defaults.
 * @param out            Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity       Bytes at out; 0 asks for the size.
 * @param needed         Receives the capacity needed, including the final zero; 0 when refused; may
 *                       be null.
 * @param report         Receives how many features were skipped, and why the first was; may be
 *                       null.
 *
 * @return As gn_gpx_write().
 *
 * Each feature is an event of its own; only circles around one position, of one object in a row,
 * share one, and a sector joins the point beside it. With a uid, points, circles, ellipses, sectors
 * and polylines of the same object do. Its type, if it has none: point b-m-p-s-m, line u-d-f, route
 * b-m-r, area u-d-f, circle u-d-c-c, ellipse u-d-c-e, box u-d-r, range and bearing u-rb-a, sector
 * b-m-p-s-p-loc. Without a uid, it has the type, a period and its number. Without a time, it has
 * that of the options; without a start, its time; without a stale time, stale_after; without how,
 * h-e. Circles of more than one, ellipses and boxes hold whatever they are made of, sectors with an
 * inner radius lose it. In the types of circles, an ellipse whose axes are written as equal has
 * their mean for a radius. A line that ends where it begins comes back as an area. Events have no
 * holes: they are skipped (GN_ERROR_FEATURE), as are altitudes, errors and speeds that mean
 * unknown, from 9999999 on, and radii that are written as 0 (GN_ERROR_RADIUS). Without any time, an
 * event is skipped with GN_ERROR_DATE. gn_gpx_write() tells the rest. Since 0.2.
 *
 * Time grows with the features, the vertices and the bytes of the texts, and with the vertices of
 * circles as in gn_circle(). Slowest input known: circles with a small tolerance.
 *
 *     gn_vertex vertex = {{46.5, 8}, 2430, NAN};
 *     gn_feature feature;
 *     gn_feature_init(&feature);
 *     feature.kind = GN_FEATURE_CIRCLE;
 *     feature.count = 1;
 *     feature.radius = 500;
 *     feature.time = 1795335425;
 *     size_t needed;
 *     gn_cot_write(&feature, 1, &vertex, 1, NULL, 0, NULL, NULL, 0, &needed, NULL);
 */
gn_status gn_cot_write(const gn_feature *features, size_t feature_count, const gn_vertex *vertices,
                       size_t vertex_count, const char *texts, size_t texts_size,
                       const gn_exchange_options *options, char *out, size_t capacity,
                       size_t *needed, gn_exchange_report *report);

/**
 * Writes features as a GeoJSON FeatureCollection.
 *
 * @param features       The features, as a reader left them or as you made them. May be null if
 *                       feature_count is 0.
 * @param feature_count  Features.
 * @param vertices       The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes
 *                       any finite value, written in -180 ... 180. May be null if vertex_count is
 *                       0.
 * @param vertex_count   Vertices.
 * @param texts          The text that their spans lead to, UTF-8: that of the document that was
 *                       read, or names one after the other. May be null if texts_size is 0.
 * @param texts_size     Bytes at texts.
 * @param options        Decimals and tolerance; null for the defaults.
 * @param out            Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity       Bytes at out; 0 asks for the size.
 * @param needed         Receives the capacity needed, including the final zero; 0 when refused; may
 *                       be null.
 * @param report         Receives how many features were skipped, and why the first was; may be
 *                       null.
 *
 * @return As gn_gpx_write().
 *
 * Each feature is a Feature, an area with its holes; circles, ellipses, sectors and boxes are
 * Polygons that depart from them by no more than the tolerance. Properties are the kind, the
 * object, and of name, uid, type, how, times and numbers those that are there; times as in
 * gn_time_format(). Positions have an altitude as third number if they have one; the times of
 * vertices are a property coordTimes. Geometries that cross the antimeridian are cut (RFC 7946,
 * section 3.1.9), lines with an altitude at the cut, areas without. An area that crosses it more
 * than 256 times is skipped (GN_ERROR_CROSSINGS), and so is one whose holes, with those of the
 * areas before it, would take too long (GN_ERROR_WORK). A circle, an ellipse or a sector that is
 * smaller than the last decimal is skipped (GN_ERROR_RADIUS), and so is a box or an area whose ring
 * has fewer than three places as it is written (GN_ERROR_COUNT); a hole of a sector that is so
 * small is left out. gn_gpx_write() tells the rest. Since 0.2.
 *
 * Time grows with the features, the vertices and the bytes of the texts, with the vertices of
 * circles as in gn_circle(), and with the holes times the vertices of areas that the antimeridian
 * cuts. Slowest input known: circles with a small tolerance; areas with too many such holes are
 * skipped with GN_ERROR_WORK.
 *
 *     gn_vertex line[] = {{{0, 179}, 10, NAN}, {{0, -179}, 20, NAN}};
 *     gn_feature feature;
 *     gn_feature_init(&feature);
 *     feature.kind = GN_FEATURE_LINE;
 *     feature.count = 2;
 *     size_t needed;
 *     gn_features_geojson(&feature, 1, line, 2, NULL, 0, NULL, NULL, 0, &needed, NULL);
 */
gn_status gn_features_geojson(const gn_feature *features, size_t feature_count,
                              const gn_vertex *vertices, size_t vertex_count, const char *texts,
                              size_t texts_size, const gn_exchange_options *options, char *out,
                              size_t capacity, size_t *needed, gn_exchange_report *report);

/*
 * -------------------------------------------------------------------------------------------------
 * Map: Grid lines and labels
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Fills in the default options of a grid.
 *
 * @param options  Receives the defaults, and its own size in size.
 *
 * @return GN_OK or GN_ERROR_NULL.
 *
 * Change the fields you need, then pass the struct on. A null pointer in place of options means
 * these defaults. Since 0.1.
 *
 *     gn_grid_options options;
 *     gn_grid_options_init(&options);
 *     options.tile_size = 256;
 */
gn_status gn_grid_options_init(gn_grid_options *options);

/**
 * Writes the MGRS grid of a map view as GeoJSON.
 *
 * @param view      Edges in degrees. If west is greater than east, the view crosses the
 *                  antimeridian; an east edge 360 or more beyond west means the whole earth.
 *                  Latitudes -90 ... 90, longitudes any finite value.
 * @param zoom      Zoom of a Web Mercator map, -4 ... 30: at zoom 0 the world is tile_size pixels
 *                  wide, 512 by default, as in Mapbox and MapLibre.
 * @param options   Null for the defaults.
 * @param out       Receives UTF-8 text and a final zero; may be null if capacity is 0.
 * @param capacity  Bytes at out; 0 asks for the size.
 * @param needed    Receives the capacity needed, including the final zero; 0 when refused; may be
 *                  null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_VIEW, GN_ERROR_ZOOM, GN_ERROR_TOO_MANY_VERTICES; for the options:
 *         GN_ERROR_OPTIONS_SIZE, GN_ERROR_CONTENT, GN_ERROR_TILE_SIZE, GN_ERROR_TOLERANCE,
 *         GN_ERROR_MARGIN, GN_ERROR_PIXELS, GN_ERROR_SPACING, GN_ERROR_LEVELS or GN_ERROR_STEP.
 *
 * The result is one FeatureCollection (RFC 7946) with the lines of gn_grid_lines() as LineStrings,
 * then the labels of gn_grid_labels() as Points. Positions have enough decimals for a tenth of a
 * pixel, without trailing zeros. Properties of a line: kind ("border", "100-km", "line"), axis
 * ("easting", "northing", "longitude", "latitude"), zone (a number, 0 for UPS; parallels have
 * none), hemisphere ("north", "south"), coordinate, spacing, major, width, opacity. Properties of a
 * label: kind ("grid-zone", "square", "digits", "reference"), text, zone, hemisphere and, for
 * digits, axis, coordinate and edge ("south", "west", "north", "east").
 *
 * On error, out holds an empty text. A view that shows nothing gives an empty collection. Since
 * 0.1.
 *
 * Time grows with the lines and their vertices, which are refused beyond max_vertices and a million
 * lines. Slowest input known: a view just below that limit.
 *
 *     gn_bounds view = {48.84, 2.25, 48.88, 2.35};
 *     size_t needed;
 *     gn_grid_geojson(&view, 13, NULL, NULL, 0, &needed);
 */
gn_status gn_grid_geojson(const gn_bounds *view, double zoom, const gn_grid_options *options,
                          char *out, size_t capacity, size_t *needed);

/**
 * Computes the lines of the MGRS grid of a map view, in degrees.
 *
 * @param view             Edges in degrees. If west is greater than east, the view crosses the
 *                         antimeridian; an east edge 360 or more beyond west means the whole earth.
 * @param zoom             Zoom of a Web Mercator map, -4 ... 30, with tiles of tile_size pixels,
 *                         512 by default.
 * @param options          Null for the defaults. Labels are not drawn, whatever the content says.
 * @param vertices         Receives the vertices of all lines, one line after the other; may be null
 *                         if its capacity is 0.
 * @param vertex_capacity  Points that fit at vertices.
 * @param vertices_needed  Receives the number of vertices, also when one of the arrays is too
 *                         small; 0 when refused; may be null.
 * @param lines            Receives a record for each line; may be null if its capacity is 0.
 * @param line_capacity    Records that fit at lines.
 * @param lines_needed     Receives the number of lines, also when one of the arrays is too small; 0
 *                         when refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_VIEW, GN_ERROR_ZOOM, GN_ERROR_TOO_MANY_VERTICES; for the options:
 *         GN_ERROR_OPTIONS_SIZE, GN_ERROR_CONTENT, GN_ERROR_TILE_SIZE, GN_ERROR_TOLERANCE,
 *         GN_ERROR_MARGIN, GN_ERROR_PIXELS, GN_ERROR_SPACING, GN_ERROR_LEVELS or GN_ERROR_STEP.
 *
 * The lines are the borders of grid zones, the eastings and northings of each zone, and the UPS
 * grid of both polar caps. Each line is one polyline for each zone and hemisphere, clipped at the
 * border of the zone and at the view, and cut at the antimeridian. A view that is 360 degrees wide
 * or more with its margin covers the whole earth; its lines are also cut where it begins, 180
 * degrees west of its middle. A line runs north or east, from its smaller coordinate to its larger.
 * A line that is part of a border or of a coarser level is drawn only as that. The zoom decides
 * which levels are drawn: see gn_grid_options. A level is left out if its lines are closer than
 * minimum_pixels in the part of the view nearest to the equator.
 *
 * A vertex lies on its line to within 20 nm. A chord, straight on the Web Mercator map, departs
 * from its line by no more than the tolerance. Longitudes lie in [-180, 180]. Beyond 85.0511
 * degrees, where a Web Mercator map ends, a pixel of the tolerance and of the margin is as many
 * meters as at that latitude. A line that just touches a corner of the view is not drawn if it is
 * shorter than the last decimal of a position in GeoJSON, a tenth of a pixel or less.
 *
 * On error, the arrays hold no results: vertices that were written are NaN, line records zero. A
 * view without width or height has no lines. A view with more lines to consider than max_vertices
 * plus a million is refused with GN_ERROR_TOO_MANY_VERTICES, even if none of them is long enough to
 * be drawn. Since 0.1.
 *
 * Time grows with the lines and their vertices, which are refused beyond max_vertices and a million
 * lines. Slowest input known: a view just below that limit.
 *
 *     gn_bounds view = {48.84, 2.25, 48.88, 2.35};
 *     size_t vertices, lines;
 *     gn_grid_lines(&view, 13, NULL, NULL, 0, &vertices, NULL, 0, &lines);
 */
gn_status gn_grid_lines(const gn_bounds *view, double zoom, const gn_grid_options *options,
                        gn_point *vertices, size_t vertex_capacity, size_t *vertices_needed,
                        gn_grid_line *lines, size_t line_capacity, size_t *lines_needed);

/**
 * Computes the lines of the MGRS grid of a map view, in pixels of the Web Mercator screen.
 *
 * @param view             Edges in degrees. If west is greater than east, the view crosses the
 *                         antimeridian; an east edge 360 or more beyond west means the whole earth.
 *                         Everything beyond 85.051128 degrees, the edge of the Mercator world, is
 *                         left out.
 * @param zoom             Zoom of a Web Mercator map, -4 ... 30, with tiles of tile_size pixels,
 *                         512 by default.
 * @param options          Null for the defaults. Labels are not drawn, whatever the content says.
 * @param origin           The position of pixel 0, 0; latitudes beyond 85.051128 degrees count as
 *                         85.051128.
 * @param vertices         Receives pairs of floats, x to the east and y down; may be null if its
 *                         capacity is 0.
 * @param vertex_capacity  Pairs that fit at vertices.
 * @param vertices_needed  Receives the number of pairs, also when one of the arrays is too small; 0
 *                         when refused; may be null.
 * @param lines            Receives a record for each line; may be null if its capacity is 0.
 * @param line_capacity    Records that fit at lines.
 * @param lines_needed     Receives the number of lines, also when one of the arrays is too small; 0
 *                         when refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_VIEW, GN_ERROR_ZOOM, GN_ERROR_TOO_MANY_VERTICES; for the options:
 *         GN_ERROR_OPTIONS_SIZE, GN_ERROR_CONTENT, GN_ERROR_TILE_SIZE, GN_ERROR_TOLERANCE,
 *         GN_ERROR_MARGIN, GN_ERROR_PIXELS, GN_ERROR_SPACING, GN_ERROR_LEVELS or GN_ERROR_STEP.
 *
 * The lines are those of gn_grid_lines(), vertex by vertex, if the view with its margin lies within
 * 85.051128 degrees. All pixels belong to one copy of the world, in which the view is in one piece:
 * x continues across the antimeridian, and the whole earth is the copy around the middle of the
 * view. The origin lies in the copy nearest to the middle of the view. Each number is the float
 * nearest to the exact pixel, to one part in 10^7 of the distance from the origin, so choose an
 * origin in the view. Since 0.1.
 *
 * Time grows with the lines and their vertices, which are refused beyond max_vertices and a million
 * lines. Slowest input known: a view just below that limit.
 *
 *     gn_bounds view = {48.84, 2.25, 48.88, 2.35};
 *     gn_point origin = {48.88, 2.25};
 *     size_t vertices, lines;
 *     gn_grid_lines_pixels(&view, 13, NULL, &origin, NULL, 0, &vertices, NULL, 0, &lines);
 */
gn_status gn_grid_lines_pixels(const gn_bounds *view, double zoom, const gn_grid_options *options,
                               const gn_point *origin, float *vertices, size_t vertex_capacity,
                               size_t *vertices_needed, gn_grid_line *lines, size_t line_capacity,
                               size_t *lines_needed);

/**
 * Computes the labels of the MGRS grid of a map view.
 *
 * @param view      Edges in degrees. If west is greater than east, the view crosses the
 *                  antimeridian; an east edge 360 or more beyond west means the whole earth.
 * @param zoom      Zoom of a Web Mercator map, -4 ... 30, with tiles of tile_size pixels, 512 by
 *                  default.
 * @param options   Null for the defaults. Lines are not drawn, whatever the content says. The
 *                  margin has no effect.
 * @param labels    Receives the labels; may be null if capacity is 0.
 * @param capacity  Records that fit at labels.
 * @param needed    Receives the number of labels, also when the array is too small; 0 when refused;
 *                  may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_VIEW, GN_ERROR_ZOOM, GN_ERROR_TOO_MANY_VERTICES; for the options:
 *         GN_ERROR_OPTIONS_SIZE, GN_ERROR_CONTENT, GN_ERROR_TILE_SIZE, GN_ERROR_TOLERANCE,
 *         GN_ERROR_MARGIN, GN_ERROR_PIXELS, GN_ERROR_SPACING, GN_ERROR_LEVELS or GN_ERROR_STEP.
 *
 * A grid zone designator is in the middle of the visible part of the grid zone (of the wider part,
 * if the view shows both ends of the zone). If squares have labels too, it is halfway from there to
 * the north-west corner of that part, unless the part is narrower than two labels, or is a polar
 * cap with 90 degrees or more visible. The two letters of a 100 km square are in the middle of its
 * visible part (of the larger part, if the border of a latitude band runs through it). Both are
 * left out if the visible part is narrower or shorter than label_pixels. Letters are also left out
 * if the part has less than half the area of a square with that side, or if 100 km is shorter than
 * label_pixels in the part of the view nearest to the equator.
 *
 * Principal digits, from tens of kilometers down to the spacing, are placed where a line meets the
 * edge of the view: eastings on the southern and northern edges, northings on the western and
 * eastern edges, both on all edges near a pole. If lines are closer than half of label_pixels,
 * every tenth line has digits. References are at the intersections of every fifth line of each axis
 * (reference_step, counted from the false origin), with as many digits as the spacing needs, but
 * not within 4 pixels of the edge of the view, where the digits are.
 *
 * No label lies outside the view, nor within 4 pixels of the border of a grid zone. A view with
 * more lines to search for labels than max_vertices plus a million is refused with
 * GN_ERROR_TOO_MANY_VERTICES. On error, records that were written are zero. Since 0.1.
 *
 * Time grows with the squares, lines and references of the view. Slowest input known: the whole
 * earth at a high zoom, which has 92,400 squares.
 *
 *     gn_bounds view = {48.84, 2.25, 48.88, 2.35};
 *     gn_grid_label labels[200];
 *     size_t count;
 *     gn_grid_labels(&view, 13, NULL, labels, 200, &count);
 */
gn_status gn_grid_labels(const gn_bounds *view, double zoom, const gn_grid_options *options,
                         gn_grid_label *labels, size_t capacity, size_t *needed);

/**
 * Finds the places of the names of a grid on a screen: each within its cell, or nowhere.
 *
 * @param camera       How the map makes pixels of positions: see gn_screen_camera().
 * @param frame        The part of the screen that may have names, in pixels within 1,000,000 of 0.
 * @param covers       The rectangles that hide parts of the frame, in pixels within 1,000,000 of 0:
 *                     panels, buttons, and texts that are there already, such as numbers of lines.
 * @param cover_count  Boxes at covers, at most 1,024.
 * @param sizes        The space that each name needs in its full size, in pixels.
 * @param size_count   Sizes at sizes: 1 for all names alike, or label_count.
 * @param labels       The labels that gn_grid_labels() has written.
 * @param label_count  Labels at labels, at most 4,096.
 * @param places       Receives the place of each label; may be null if capacity is 0.
 * @param capacity     Records that fit at places.
 * @param needed       Receives label_count, also when the array is too small; 0 when refused; may
 *                     be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_CAMERA for a matrix without an
 *         inverse, a transition outside 0 ... 1 or a depth of 0 or less, GN_ERROR_PIXELS for the
 *         frame, covers and sizes, GN_ERROR_LATITUDE, GN_ERROR_COUNT or GN_ERROR_BUFFER_TOO_SMALL.
 *         On error, places are unchanged.
 *
 * All corners of a name's box lie in the cell that it names, as gn_mgrs_encode() finds it, 3 pixels
 * or more from the border and from the edge of the frame. No box touches another one or a cover.
 * Names of grid zones have their places first, then those of squares, in the order of the labels. A
 * name stands as near as possible to the middle of what the frame shows of its cell, a grid zone's
 * name to the position of its label. If it does not fit, it is made smaller, down to 0.6 of its
 * size. On a tilted map and on a globe, names become smaller and fainter with the area that the
 * screen shows of the ground. Where lengths are less than 0.82 of what they are in the center, only
 * cells of which 70 x 40 pixels are free have names, and none beyond four times the depth of the
 * center, in the haze below the horizon. Only grid zones and squares have names; other labels have
 * no place. Ask gn_grid_labels() for them with a small label_pixels. Since 0.2.
 *
 * Time grows with the labels: for each one 48 regions are looked at, or 1,024 places on a globe and
 * around the poles, times covers and labels. Slowest input known: 4,096 labels and 1,024 covers.
 *
 *     gn_screen screen = {.center = {48.86, 2.3}, .zoom = 6, .width = 800, .height = 600, .pitch = 45};
 *     gn_camera camera;
 *     gn_screen_camera(&screen, &camera);
 *     gn_bounds view;
 *     gn_screen_view(&screen, &view);
 *     gn_grid_label labels[400];
 *     size_t count;
 *     gn_grid_labels(&view, screen.zoom, NULL, labels, 400, &count);
 *     gn_box frame = {0, 0, 800, 600}, cover = {700, 10, 790, 100};
 *     gn_text_size size = {30, 19};
 *     gn_label_place places[400];
 *     gn_grid_label_places(&camera, &frame, &cover, 1, &size, 1, labels, count, places, 400, &count);
 */
gn_status gn_grid_label_places(const gn_camera *camera, const gn_box *frame, const gn_box *covers,
                               size_t cover_count, const gn_text_size *sizes, size_t size_count,
                               const gn_grid_label *labels, size_t label_count,
                               gn_label_place *places, size_t capacity, size_t *needed);

/**
 * Finds the grid spacing of a map view.
 *
 * @param view     Edges in degrees. If west is greater than east, the view crosses the
 *                 antimeridian; an east edge 360 or more beyond west means the whole earth.
 * @param zoom     Zoom of a Web Mercator map, -4 ... 30, with tiles of tile_size pixels, 512 by
 *                 default.
 * @param options  Null for the defaults.
 * @param spacing  Receives the spacing of the finest level drawn, in meters; 0 if only borders of
 *                 grid zones are drawn.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW,
 *         GN_ERROR_ZOOM; for the options: GN_ERROR_OPTIONS_SIZE, GN_ERROR_CONTENT,
 *         GN_ERROR_TILE_SIZE, GN_ERROR_TOLERANCE, GN_ERROR_MARGIN, GN_ERROR_PIXELS,
 *         GN_ERROR_SPACING, GN_ERROR_LEVELS or GN_ERROR_STEP.
 *
 * Since 0.1.
 *
 *     gn_bounds view = {48.84, 2.25, 48.88, 2.35};
 *     double meters;
 *     gn_grid_spacing(&view, 13, NULL, &meters);   // 1000
 */
gn_status gn_grid_spacing(const gn_bounds *view, double zoom, const gn_grid_options *options,
                          double *spacing);

/**
 * Finds an upper bound for the vertices and labels of a map view's grid, without drawing it.
 *
 * @param view     Edges in degrees. If west is greater than east, the view crosses the
 *                 antimeridian; an east edge 360 or more beyond west means the whole earth.
 * @param zoom     Zoom of a Web Mercator map, -4 ... 30, with tiles of tile_size pixels, 512 by
 *                 default.
 * @param options  Null for the defaults; max_vertices has no effect.
 * @param count    Receives the bound.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW,
 *         GN_ERROR_ZOOM; for the options: GN_ERROR_OPTIONS_SIZE, GN_ERROR_CONTENT,
 *         GN_ERROR_TILE_SIZE, GN_ERROR_TOLERANCE, GN_ERROR_MARGIN, GN_ERROR_PIXELS,
 *         GN_ERROR_SPACING, GN_ERROR_LEVELS or GN_ERROR_STEP.
 *
 * The bound always suffices as a capacity or as max_vertices, but it may be many times as large as
 * the drawing: use it to guard against excess, not to allocate. (It never exceeds 2^50, far more
 * than any real drawing.) Since 0.1.
 *
 *     gn_bounds view = {48.84, 2.25, 48.88, 2.35};
 *     size_t count;
 *     gn_grid_bound(&view, 13, NULL, &count);
 */
gn_status gn_grid_bound(const gn_bounds *view, double zoom, const gn_grid_options *options,
                        size_t *count);

/*
 * -------------------------------------------------------------------------------------------------
 * Map: Screen
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Finds how many meters a pixel of a Web Mercator map covers.
 *
 * @param latitude   Degrees, -90 ... 90.
 * @param zoom       -4 ... 30.
 * @param tile_size  Width of the world at zoom 0 in pixels: 512 (Mapbox, MapLibre) or 256.
 * @param meters     Receives meters per pixel, along the parallel; 0 at a pole.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM or
 *         GN_ERROR_TILE_SIZE.
 *
 * The scale is that of the WGS 84 ellipsoid. The usual formula, for a sphere with the radius of the
 * equator, gives up to 0.34 % less. Since 0.1.
 *
 *     double meters;
 *     gn_screen_scale(48.85, 13, 512, &meters);   // of a pixel
 */
gn_status gn_screen_scale(double latitude, double zoom, uint32_t tile_size, double *meters);

/**
 * Finds the longest round length that fits into a width on the screen.
 *
 * @param latitude   Degrees, within 89.9 of the equator.
 * @param zoom       -4 ... 30.
 * @param tile_size  Width of the world at zoom 0: 512 or 256.
 * @param max_width  Pixels, 0.001 ... 1,000,000.
 * @param units      GN_UNITS_METRIC, GN_UNITS_IMPERIAL or GN_UNITS_NAUTICAL.
 * @param bar        Receives the scale bar; unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM,
 *         GN_ERROR_TILE_SIZE, GN_ERROR_PIXELS or GN_ERROR_UNIT.
 *
 * Round lengths are 1, 2 and 5 times the powers of ten. The larger unit begins at 1 km, 1 mi and
 * 0.1 nmi. The text has decimals only below 1: "2000 ft", "0.5 nmi". Width and length are measured
 * along the parallel. Since 0.1.
 *
 *     gn_scale_bar bar;
 *     gn_screen_scale_bar(48.85, 13, 512, 120, GN_UNITS_METRIC, &bar);   // bar.text: 500 m
 */
gn_status gn_screen_scale_bar(double latitude, double zoom, uint32_t tile_size, double max_width,
                              int32_t units, gn_scale_bar *bar);

/**
 * Finds the smallest map view that contains all ground that a screen shows.
 *
 * @param screen  The map on the screen.
 * @param view    Receives the edges in degrees, as gn_grid_lines() takes them; if west is greater
 *                than east, the view crosses the antimeridian. Unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE for the center,
 *         GN_ERROR_ZOOM, GN_ERROR_TILE_SIZE, GN_ERROR_PIXELS for width and height, or
 *         GN_ERROR_CAMERA for pitch and field of view.
 *
 * The view ends at 85.051128 degrees, the edge of the Mercator world. If the screen is as wide as
 * the world or wider, the east edge is 360 degrees beyond the west edge, and the center of the
 * screen is in the middle between them. With pitch, the ground ends at the horizon, as in MapLibre:
 * 85 % of the way from the center of the screen up to the line where the plane of the map vanishes,
 * and nowhere farther than where it is seen at 89.25 degrees from the vertical. Accurate to a
 * ten-thousandth of a pixel of the map, and a unit in the last place of the degrees. Since 0.2.
 *
 *     gn_screen screen = {.center = {48.86, 2.3}, .zoom = 13, .width = 800, .height = 600, .bearing = 30};
 *     gn_bounds view;
 *     gn_screen_view(&screen, &view);
 */
gn_status gn_screen_view(const gn_screen *screen, gn_bounds *view);

/**
 * Finds the pixel at which a screen shows a position.
 *
 * @param screen    The map on the screen.
 * @param position  Latitude -90 ... 90, longitude any finite value.
 * @param x         Receives the way to the right from the left edge of the screen, in pixels; may
 *                  be null.
 * @param y         Receives the way down from the top edge of the screen, in pixels; may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM,
 *         GN_ERROR_TILE_SIZE, GN_ERROR_PIXELS for width and height, GN_ERROR_CAMERA, or
 *         GN_ERROR_OUT_OF_SIGHT if the position lies behind the camera.
 *
 * The pixel may lie outside the screen. It belongs to the copy of the world nearest to the center:
 * within 180 degrees of longitude. Latitudes beyond 85.051128 degrees, the edge of the Mercator
 * world, count as 85.051128. Without bearing and pitch, pixels are those of gn_grid_lines_pixels()
 * if its origin is the position at the top left corner of the screen. Accurate to a ten-thousandth
 * of a pixel on the screen, at any zoom. On error, results are unchanged.
 *
 * The formulas, with angles in degrees: let W = tile_size * 2^zoom, the width of the world in
 * pixels, e = W/360 * (the difference of longitude from the center to the position), and s = W/(2
 * pi) * (psi of the center minus psi of the position) with psi = log(tan(45 + latitude/2)). Turn
 * them by the bearing b: u = e cos b + s sin b, v = s cos b - e sin b. The camera is at the
 * distance d = height/(2 tan(field_of_view/2)) from the center, and with the pitch p the depth of
 * the position is w = d - v sin p. Then x = width/2 + u d/w and y = height/2 + v cos p d/w. Since
 * 0.2.
 *
 *     gn_screen screen = {.center = {48.86, 2.3}, .zoom = 13, .width = 800, .height = 600, .pitch = 45};
 *     gn_point tower = {48.85837, 2.294481};
 *     double x, y;
 *     gn_screen_point_to_pixel(&screen, &tower, &x, &y);
 */
gn_status gn_screen_point_to_pixel(const gn_screen *screen, const gn_point *position, double *x,
                                   double *y);

/**
 * Finds the pixels at which a screen shows many positions.
 *
 * @param screen            The map on the screen.
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; any finite values; not null unless count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param count             Positions.
 * @param xs                Receives the way to the right from the left edge of the screen, in
 *                          pixels.
 * @param x_stride          Bytes from one x to the next.
 * @param ys                Receives the way down from the top edge of the screen, in pixels.
 * @param y_stride          Bytes from one y to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_ZOOM, GN_ERROR_TILE_SIZE, GN_ERROR_PIXELS or GN_ERROR_CAMERA for the screen,
 *         GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or
 * GN_ERROR_OUT_OF_SIGHT. Each row equals the result of gn_screen_point_to_pixel(). Positions inside
 * structs, such as labels, need not be copied. Since 0.2.
 *
 * Time grows with the rows.
 *
 *     gn_screen screen = {.center = {48.86, 2.3}, .zoom = 13, .width = 800, .height = 600, .pitch = 45};
 *     gn_bounds view;
 *     gn_screen_view(&screen, &view);
 *     gn_grid_label labels[200];
 *     size_t count;
 *     gn_grid_labels(&view, screen.zoom, NULL, labels, 200, &count);
 *     double xs[200], ys[200];
 *     gn_screen_point_to_pixel_batch(&screen, &labels[0].position.latitude, sizeof labels[0],
 *                                    &labels[0].position.longitude, sizeof labels[0], count,
 *                                    xs, 8, ys, 8, NULL);
 */
gn_status gn_screen_point_to_pixel_batch(const gn_screen *screen, const double *latitudes,
                                         ptrdiff_t latitude_stride, const double *longitudes,
                                         ptrdiff_t longitude_stride, size_t count, double *xs,
                                         ptrdiff_t x_stride, double *ys, ptrdiff_t y_stride,
                                         uint8_t *statuses);

/**
 * Finds the position that a screen shows at a pixel.
 *
 * @param screen    The map on the screen.
 * @param x         Pixels to the right of the left edge of the screen, within 1e15.
 * @param y         Pixels below the top edge of the screen, within 1e15.
 * @param position  Receives the position, longitude in [-180, 180). Unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE for the center,
 *         GN_ERROR_ZOOM, GN_ERROR_TILE_SIZE, GN_ERROR_PIXELS, GN_ERROR_CAMERA, or
 *         GN_ERROR_OUT_OF_SIGHT if the pixel lies above the horizon of gn_screen_view().
 *
 * Pixels need not be whole numbers, and may lie outside the screen. Beyond the northern and
 * southern edge of the Mercator world, the latitude is that of the edge, 85.051128 degrees.
 * Otherwise gn_screen_point_to_pixel() leads back, to a ten-thousandth of a pixel on the screen,
 * unless the pixel is more than 180 degrees of longitude from the center. Since 0.2.
 *
 *     gn_screen screen = {.center = {48.86, 2.3}, .zoom = 13, .width = 800, .height = 600, .pitch = 45};
 *     gn_point position;
 *     gn_screen_pixel_to_point(&screen, 400, 300, &position);   // the center
 */
gn_status gn_screen_pixel_to_point(const gn_screen *screen, double x, double y, gn_point *position);

/**
 * Finds the positions that a screen shows at many pixels.
 *
 * @param screen            The map on the screen.
 * @param xs                Pixels to the right of the left edge of the screen, within 1e15; not
 *                          null unless count is 0.
 * @param x_stride          Bytes from one x to the next; 0: every row uses the first.
 * @param ys                Pixels below the top edge of the screen, within 1e15; not null unless
 *                          count is 0.
 * @param y_stride          Bytes from one y to the next; 0: every row uses the first.
 * @param count             Pixels.
 * @param latitudes         Receives the latitudes, in degrees.
 * @param latitude_stride   Bytes from one latitude to the next.
 * @param longitudes        Receives the longitudes, in degrees, in [-180, 180).
 * @param longitude_stride  Bytes from one longitude to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_ZOOM, GN_ERROR_TILE_SIZE, GN_ERROR_PIXELS or GN_ERROR_CAMERA for the screen,
 *         GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE, GN_ERROR_PIXELS or
 * GN_ERROR_OUT_OF_SIGHT. Each row equals the result of gn_screen_pixel_to_point(). Since 0.2.
 *
 * Time grows with the rows.
 *
 *     gn_screen screen = {.center = {48.86, 2.3}, .zoom = 13, .width = 800, .height = 600};
 *     const double xs[] = {0, 800, 800, 0}, ys[] = {0, 0, 600, 600};
 *     gn_point corners[4];
 *     gn_screen_pixel_to_point_batch(&screen, xs, 8, ys, 8, 4, &corners[0].latitude, 16,
 *                                    &corners[0].longitude, 16, NULL);
 */
gn_status gn_screen_pixel_to_point_batch(const gn_screen *screen, const double *xs,
                                         ptrdiff_t x_stride, const double *ys, ptrdiff_t y_stride,
                                         size_t count, double *latitudes, ptrdiff_t latitude_stride,
                                         double *longitudes, ptrdiff_t longitude_stride,
                                         uint8_t *statuses);

/**
 * Finds the matrix with which a graphics processor places the pixels of a map on a screen.
 *
 * @param screen  The map on the screen.
 * @param matrix  Receives the matrix. Unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM,
 *         GN_ERROR_TILE_SIZE, GN_ERROR_PIXELS or GN_ERROR_CAMERA.
 *
 * The matrix takes (x, y, 0, 1) to clip space, where the screen spans -1 ... 1 from left to right
 * and from bottom to top. x and y are pixels of the map, east and down from the center of the
 * screen: what gn_grid_lines_pixels() writes if its origin is the center and its view is that of
 * gn_screen_view(). The graphics processor clips what lies behind the camera, so lines are whole on
 * a tilted map. There is no depth: z is 0. The matrix depends on width, height, bearing, pitch and
 * field of view only, so the vertices of one center and zoom serve while the map turns. Since 0.2.
 *
 *     gn_screen screen = {.center = {48.86, 2.3}, .zoom = 13, .width = 800, .height = 600, .pitch = 45};
 *     gn_matrix matrix;
 *     gn_screen_matrix(&screen, &matrix);   // glUniformMatrix4fv(place, 1, GL_FALSE, matrix.elements)
 */
gn_status gn_screen_matrix(const gn_screen *screen, gn_matrix *matrix);

/**
 * Finds the camera of a screen, for gn_grid_label_places().
 *
 * @param screen  The map on the screen.
 * @param camera  Receives the camera: a plane, with transition 0. Unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM,
 *         GN_ERROR_TILE_SIZE, GN_ERROR_PIXELS or GN_ERROR_CAMERA.
 *
 * The camera makes the pixels of gn_screen_point_to_pixel(), to a thousandth of a pixel up to zoom
 * 24. A map with a camera of its own, such as a globe or a game, fills in its own matrices instead.
 * Since 0.2.
 *
 *     gn_screen screen = {.center = {48.86, 2.3}, .zoom = 6, .width = 800, .height = 600, .pitch = 45};
 *     gn_camera camera;
 *     gn_screen_camera(&screen, &camera);
 */
gn_status gn_screen_camera(const gn_screen *screen, gn_camera *camera);

/*
 * -------------------------------------------------------------------------------------------------
 * Map: Views
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Finds the smallest rectangle of meridians and parallels that contains points.
 *
 * @param points  Latitudes -90 ... 90 degrees, longitudes any finite value.
 * @param count   Number of points, 1 at least.
 * @param out     Receives the edges in degrees; if west is greater than east, the rectangle crosses
 *                the antimeridian. Unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_COUNT if there
 *         is no point, or for more points than an array can hold.
 *
 * What it leaves out is the largest gap between neighboring longitudes. If there is none of a
 * degree, it has all longitudes, -180 to 180. A pole has no longitude, unless there are no other
 * points. Since 0.2.
 *
 * Time grows with the points.
 *
 *     gn_point points[] = {{-18.1, 178.4}, {-13.8, -171.8}};
 *     gn_bounds bounds;
 *     gn_points_bounds(points, 2, &bounds);   // from 178.4 east to 171.8 west
 */
gn_status gn_points_bounds(const gn_point *points, size_t count, gn_bounds *out);

/**
 * Finds center and zoom with which a screen shows all of some bounds.
 *
 * @param bounds    The edges in degrees, latitudes -90 ... 90, longitudes any finite values. If
 *                  west is greater than east, they cross the antimeridian; 360 degrees and more are
 *                  all longitudes.
 * @param screen    Its width and height, bearing, field of view and tile size; center, zoom and
 *                  pitch are not read.
 * @param padding   Pixels at the edges of the screen that stay free, 0 and more; may be null for
 *                  none.
 * @param max_zoom  The largest zoom, -4 ... 30.
 * @param out       Receives the screen with its center and zoom, and without pitch; unchanged on
 *                  error. May be screen.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW if south is
 *         greater than north, GN_ERROR_ZOOM for max_zoom, GN_ERROR_TILE_SIZE, GN_ERROR_CAMERA, or
 *         GN_ERROR_PIXELS for width and height, for padding that leaves no room, or if the bounds
 *         would need a zoom below -4.
 *
 * The camera is that of MapLibre's cameraForBounds: the middle of the bounds on the map is in the
 * middle of what the padding leaves, and if the map is turned, the bounds fit with all their
 * corners. Latitudes beyond 85.051128 degrees, the edge of the Mercator world, count as 85.051128.
 * Since 0.2.
 *
 *     gn_bounds bounds = {48.8, 2.2, 48.9, 2.5};
 *     gn_screen screen = {.width = 800, .height = 600};
 *     gn_padding padding = {20, 20, 80, 20};
 *     gn_screen_fit(&bounds, &screen, &padding, 18, &screen);
 */
gn_status gn_screen_fit(const gn_bounds *bounds, const gn_screen *screen, const gn_padding *padding,
                        double max_zoom, gn_screen *out);

/*
 * -------------------------------------------------------------------------------------------------
 * Map: Web Mercator
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Projects a position onto the plane of web maps, EPSG:3857.
 *
 * @param latitude   Degrees, between the poles: -90 and 90 are refused.
 * @param longitude  Degrees; -180 ... 180, where 180 is the east edge of the map, or any finite
 *                   value, reduced to [-180, 180).
 * @param x          Receives the way to the east of the meridian of Greenwich, in meters; may be
 *                   null.
 * @param y          Receives the way to the north of the equator, in meters; may be null.
 *
 * @return GN_OK, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or GN_ERROR_POLE. On error, results are
 *         unchanged.
 *
 * The latitudes of the ellipsoid are used as if they were those of a sphere. The square world of
 * tiles ends at 85.051128 degrees, where y is 20,037,508.34 m as x is at 180 degrees; the
 * projection goes on to near the poles. Agrees with PROJ to 10 nm. Since 0.2.
 *
 *     double x, y;
 *     gn_web_mercator_forward(48.85837, 2.294481, &x, &y);   // 255420.46, 6250863.83
 */
gn_status gn_web_mercator_forward(double latitude, double longitude, double *x, double *y);

/**
 * Finds the position of a point on the plane of web maps, EPSG:3857.
 *
 * @param x    Meters to the east of the meridian of Greenwich; any finite value.
 * @param y    Meters to the north of the equator; any finite value.
 * @param out  Receives the position; longitude in [-180, 180); unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NOT_FINITE or GN_ERROR_NULL.
 *
 * The map repeats every 40,075,016.69 m. From 240,000 km on the latitude is that of a pole. Agrees
 * with PROJ to 1e-13 degrees. Since 0.2.
 *
 *     gn_point point;
 *     gn_web_mercator_inverse(255420.46, 6250863.83, &point);
 */
gn_status gn_web_mercator_inverse(double x, double y, gn_point *out);

/**
 * Projects many positions onto the plane of web maps, EPSG:3857.
 *
 * @param latitudes         Degrees, between the poles; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; as gn_web_mercator_forward() takes them; not null unless count
 *                          is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param count             Positions.
 * @param xs                Receives the way to the east of the meridian of Greenwich, in meters.
 * @param x_stride          Bytes from one x to the next.
 * @param ys                Receives the way to the north of the equator, in meters.
 * @param y_stride          Bytes from one y to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or
 * GN_ERROR_POLE. Each row equals the result of gn_web_mercator_forward(), bit for bit. Since 0.2.
 *
 * Time grows with the rows.
 *
 *     const double latitudes[] = {48.8584, 40.6892}, longitudes[] = {2.2945, -74.0445};
 *     double xs[2], ys[2];
 *     gn_web_mercator_forward_batch(latitudes, 8, longitudes, 8, 2, xs, 8, ys, 8, NULL);
 */
gn_status gn_web_mercator_forward_batch(const double *latitudes, ptrdiff_t latitude_stride,
                                        const double *longitudes, ptrdiff_t longitude_stride,
                                        size_t count, double *xs, ptrdiff_t x_stride, double *ys,
                                        ptrdiff_t y_stride, uint8_t *statuses);

/**
 * Finds the positions of many points on the plane of web maps, EPSG:3857.
 *
 * @param xs                Meters to the east of the meridian of Greenwich; not null unless count
 *                          is 0.
 * @param x_stride          Bytes from one x to the next; 0: every row uses the first.
 * @param ys                Meters to the north of the equator; not null unless count is 0.
 * @param y_stride          Bytes from one y to the next; 0: every row uses the first.
 * @param count             Points.
 * @param latitudes         Receives the latitudes, in degrees.
 * @param latitude_stride   Bytes from one latitude to the next.
 * @param longitudes        Receives the longitudes, in degrees, in [-180, 180).
 * @param longitude_stride  Bytes from one longitude to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status is GN_ERROR_NOT_FINITE. Each row equals the result of
 * gn_web_mercator_inverse(), bit for bit. Since 0.2.
 *
 * Time grows with the rows.
 *
 *     const double xs[] = {255420, -8242596}, ys[] = {6250840, 4966606};
 *     double latitudes[2], longitudes[2];
 *     gn_web_mercator_inverse_batch(xs, 8, ys, 8, 2, latitudes, 8, longitudes, 8, NULL);
 */
gn_status gn_web_mercator_inverse_batch(const double *xs, ptrdiff_t x_stride, const double *ys,
                                        ptrdiff_t y_stride, size_t count, double *latitudes,
                                        ptrdiff_t latitude_stride, double *longitudes,
                                        ptrdiff_t longitude_stride, uint8_t *statuses);

/*
 * -------------------------------------------------------------------------------------------------
 * Map: Tiles
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Finds the tile that holds a position.
 *
 * @param latitude   Degrees, -90 ... 90; beyond 85.051128 degrees the position lies in the first or
 *                   the last row.
 * @param longitude  Degrees; any finite value, reduced to [-180, 180), so that 180 lies in column
 *                   0.
 * @param zoom       0 ... 30; the world has 2^zoom columns and rows.
 * @param out        Receives the tile; unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ZOOM or GN_ERROR_NULL.
 *
 * West and north edges belong to a tile. Positions that are nearer than 0.4 micrometers to the next
 * tile on the map, to the east or south, belong to it, so that the corner of gn_tile_bounds() lies
 * in its tile. Since 0.2.
 *
 *     gn_tile tile;
 *     gn_tile_at(48.85837, 2.294481, 14, &tile);   // 8296, 5636
 */
gn_status gn_tile_at(double latitude, double longitude, uint32_t zoom, gn_tile *out);

/**
 * Finds the tiles that hold many positions.
 *
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; any finite values, reduced to [-180, 180); not null unless
 *                          count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param count             Positions.
 * @param zoom              0 ... 30. It applies to all rows.
 * @param tiles             Receives the tiles.
 * @param tile_stride       Bytes from one tile to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_ZOOM, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * In a refused row all fields are 4294967295, and its status says why: GN_ERROR_NOT_FINITE or
 * GN_ERROR_LATITUDE. Each row equals the result of gn_tile_at(). Since 0.2.
 *
 * Time grows with the rows.
 *
 *     const double latitudes[] = {48.8584, 40.6892}, longitudes[] = {2.2945, -74.0445};
 *     gn_tile tiles[2];
 *     gn_tile_at_batch(latitudes, 8, longitudes, 8, 2, 14, tiles, sizeof(gn_tile), NULL);
 */
gn_status gn_tile_at_batch(const double *latitudes, ptrdiff_t latitude_stride,
                           const double *longitudes, ptrdiff_t longitude_stride, size_t count,
                           uint32_t zoom, gn_tile *tiles, ptrdiff_t tile_stride, uint8_t *statuses);

/**
 * Finds the edges of a tile.
 *
 * @param tile  Column, row and zoom.
 * @param out   Receives the edges in degrees; the east edge of the last column is 180. Unchanged on
 *              error.
 *
 * @return GN_OK, GN_ERROR_ZOOM, GN_ERROR_TILE or GN_ERROR_NULL.
 *
 * Accurate to a unit in the last place. Since 0.2.
 *
 *     gn_tile tile = {8296, 5636, 14};
 *     gn_bounds bounds;
 *     gn_tile_bounds(&tile, &bounds);
 */
gn_status gn_tile_bounds(const gn_tile *tile, gn_bounds *out);

/**
 * Writes the quadkey of a tile.
 *
 * @param tile      Column, row and zoom.
 * @param out       Receives a digit, 0 to 3, for each zoom from 1 on, and a final zero; may be null
 *                  if capacity is 0.
 * @param capacity  Bytes at out; 31 always suffice.
 * @param needed    Receives the bytes that the text needs with its final zero, also when the buffer
 *                  is too small; may be null.
 *
 * @return GN_OK, GN_ERROR_ZOOM, GN_ERROR_TILE, GN_ERROR_BUFFER_TOO_SMALL or GN_ERROR_NULL.
 *
 * The quadkey of a tile begins with those of the tiles that contain it. At zoom 0 it is empty.
 * Since 0.2.
 *
 * Takes constant time.
 *
 *     gn_tile tile = {3, 5, 3};
 *     char text[31];
 *     gn_tile_quadkey_format(&tile, text, sizeof text, NULL);   // 213
 */
gn_status gn_tile_quadkey_format(const gn_tile *tile, char *out, size_t capacity, size_t *needed);

/**
 * Reads a quadkey: finds the tile that it names.
 *
 * @param text          ASCII, not necessarily zero-terminated: 1 to 30 digits from 0 to 3.
 * @param text_size     Bytes at text.
 * @param out           Receives the tile; unchanged on error.
 * @param error_offset  Receives the offset in bytes of the refused part; 0 when nothing is refused;
 *                      may be null.
 *
 * @return GN_OK, GN_ERROR_TEXT_EMPTY, GN_ERROR_TEXT_BYTE, GN_ERROR_TEXT_DIGITS for more than 30
 *         digits, GN_ERROR_NULL, or GN_ERROR_OFFSET for a size beyond memory.
 *
 * Since 0.2.
 *
 * Time grows with the bytes of the text.
 *
 *     gn_tile tile;
 *     gn_tile_quadkey_parse("213", 3, &tile, NULL);   // 3, 5, zoom 3
 */
gn_status gn_tile_quadkey_parse(const char *text, size_t text_size, gn_tile *out,
                                size_t *error_offset);

/**
 * Finds the tiles that bounds touch.
 *
 * @param bounds    The edges in degrees, latitudes -90 ... 90, longitudes any finite values. If
 *                  west is greater than east, the bounds cross the antimeridian; 360 degrees and
 *                  more are all longitudes.
 * @param zoom      0 ... 30.
 * @param out       Receives runs of tiles, from north to south and from west to east; may be null
 *                  if capacity is 0.
 * @param capacity  Runs that fit at out; 0 asks for the number. More than are needed make it
 *                  faster.
 * @param needed    Receives the number of runs, also when the buffer is too small; may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW if south is
 *         greater than north, GN_ERROR_ZOOM or GN_ERROR_BUFFER_TOO_SMALL; then nothing is left at
 *         out to be taken for a result.
 *
 * Each row has one run, or two where the bounds cross the antimeridian. Tiles that the bounds meet
 * only at their south or east edge are not among them, so that the bounds of a tile give this tile;
 * unless the bounds have no height or width. Places beyond 85.051128 degrees belong to the first
 * and the last row. Since 0.2.
 *
 * Time grows with the rows of tiles.
 *
 *     gn_bounds bounds = {48.8, 2.2, 48.9, 2.5};
 *     gn_tile_run runs[8];
 *     size_t count;
 *     gn_tile_cover_bounds(&bounds, 12, runs, 8, &count);   // 3 runs of 4 tiles
 */
gn_status gn_tile_cover_bounds(const gn_bounds *bounds, uint32_t zoom, gn_tile_run *out,
                               size_t capacity, size_t *needed);

/**
 * Finds the tiles that a polygon touches: with its border or its inside.
 *
 * @param points       The points of all rings, one ring after the other, as gn_polygon_measure()
 *                     takes them. May be null if point_count is 0.
 * @param point_count  Number of points.
 * @param rings        The number of points of each ring: the outer one, then the holes. May be null
 *                     if ring_count is 0.
 * @param ring_count   Number of rings; 0: all points are one ring.
 * @param zoom         0 ... 30.
 * @param out          Receives runs of tiles, from north to south and from west to east; may be
 *                     null if capacity is 0.
 * @param capacity     Runs that fit at out; 0 asks for the number. Room for more than are needed
 *                     makes it faster: it works there, and leaves zeros.
 * @param needed       Receives the number of runs, also when the buffer is too small; may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS,
 *         GN_ERROR_COUNT if the outer ring has no point, or for more points than an array can hold,
 *         GN_ERROR_ZOOM, GN_ERROR_TOO_MANY_TILES or GN_ERROR_BUFFER_TOO_SMALL; then nothing is left
 *         at out to be taken for a result.
 *
 * A tile is there if gn_tile_at() gives it for any position of the polygon, and no other tile; each
 * is there once. Edges are geodesics; the polygon may cross the antimeridian, and a pole may lie
 * inside. Rings may be of one or two points. Where rings overlap, places in an even number of them
 * are outside. A pole that is a point of a ring lies at longitude 0. A tile that the border misses,
 * or meets, by less than a millionth of the width of a tile, or a micrometer if that is more, may
 * be wrong. Since 0.2.
 *
 * Time grows with the rows of tiles that the outline crosses and, without room for all runs, with
 * those times the edges: refused with GN_ERROR_TOO_MANY_TILES beyond a second or two. Slowest input
 * known: a zigzag between the poles of which only the size is asked for.
 *
 *     gn_point triangle[] = {{47, 5}, {47, 8}, {49, 7}};
 *     gn_tile_run runs[16];
 *     size_t count;
 *     gn_tile_cover_polygon(triangle, 3, NULL, 0, 8, runs, 16, &count);
 */
gn_status gn_tile_cover_polygon(const gn_point *points, size_t point_count, const size_t *rings,
                                size_t ring_count, uint32_t zoom, gn_tile_run *out, size_t capacity,
                                size_t *needed);

/**
 * Finds the tiles that a corridor along a route touches.
 *
 * @param points       The points of the route, joined by geodesics: latitudes -90 ... 90 degrees,
 *                     longitudes any finite value.
 * @param point_count  Number of points, 1 at least.
 * @param half_width   The corridor is all that lies as near to the route as this, in meters,
 *                     0 ... 1,000,000.
 * @param zoom         0 ... 30.
 * @param out          Receives runs of tiles, from north to south and from west to east; may be
 *                     null if capacity is 0.
 * @param capacity     Runs that fit at out; 0 asks for the number. Room for more than are needed
 *                     makes it faster: it works there, and leaves zeros.
 * @param needed       Receives the number of runs, also when the buffer is too small; may be null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_COUNT if there is
 *         no point, or for more points than an array can hold, GN_ERROR_HALF_WIDTH, GN_ERROR_ZOOM,
 *         GN_ERROR_TOO_MANY_TILES or GN_ERROR_BUFFER_TOO_SMALL; then nothing is left at out to be
 *         taken for a result.
 *
 * All tiles that the corridor touches are there, each once. A tile may be there that it misses by
 * less than a ten-thousandth of the half-width, or by a thousandth of a tile if that is more. The
 * route may cross the antimeridian, and a pole may lie in the corridor. Since 0.2.
 *
 * Time grows with the rows of tiles that the outline crosses and, without room for all runs, with
 * those times the edges: refused with GN_ERROR_TOO_MANY_TILES beyond a second or two. Slowest input
 * known: a zigzag between the poles with a half-width.
 *
 *     gn_point route[] = {{48.86, 2.35}, {47.9, 1.9}};
 *     gn_tile_run runs[64];
 *     size_t count;
 *     gn_tile_cover_route(route, 2, 2000, 11, runs, 64, &count);
 */
gn_status gn_tile_cover_route(const gn_point *points, size_t point_count, double half_width,
                              uint32_t zoom, gn_tile_run *out, size_t capacity, size_t *needed);

/**
 * Counts the tiles that bounds touch.
 *
 * @param bounds    The edges in degrees, as gn_tile_cover_bounds() takes them.
 * @param min_zoom  0 ... 30.
 * @param max_zoom  0 ... 30, not below min_zoom.
 * @param count     Receives the number of tiles of all zooms from min_zoom to max_zoom; where a
 *                  size_t has 32 bits, its largest value stands for all larger ones. Unchanged on
 *                  error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_VIEW,
 *         GN_ERROR_ZOOM or GN_ERROR_LEVELS if min_zoom is above max_zoom.
 *
 * Since 0.2.
 *
 *     gn_bounds bounds = {48.8, 2.2, 48.9, 2.5};
 *     size_t count;
 *     gn_tile_count_bounds(&bounds, 0, 16, &count);
 */
gn_status gn_tile_count_bounds(const gn_bounds *bounds, uint32_t min_zoom, uint32_t max_zoom,
                               size_t *count);

/**
 * Counts the tiles that a polygon touches.
 *
 * @param points       The points of all rings, one ring after the other, as gn_polygon_measure()
 *                     takes them. May be null if point_count is 0.
 * @param point_count  Number of points.
 * @param rings        The number of points of each ring: the outer one, then the holes. May be null
 *                     if ring_count is 0.
 * @param ring_count   Number of rings; 0: all points are one ring.
 * @param min_zoom     0 ... 30.
 * @param max_zoom     0 ... 30, not below min_zoom.
 * @param count        Receives the number of tiles of all zooms from min_zoom to max_zoom; where a
 *                     size_t has 32 bits, its largest value stands for all larger ones. Unchanged
 *                     on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RINGS,
 *         GN_ERROR_COUNT, GN_ERROR_ZOOM, GN_ERROR_LEVELS if min_zoom is above max_zoom, or
 *         GN_ERROR_TOO_MANY_TILES.
 *
 * The tiles are those of gn_tile_cover_polygon(). They are counted by runs, so it takes as long as
 * the border is. Since 0.2.
 *
 * Time grows with the rows of tiles that the outline crosses and, without room for all runs, with
 * those times the edges: refused with GN_ERROR_TOO_MANY_TILES beyond a second or two. Slowest input
 * known: a zigzag between the poles of which only the size is asked for.
 *
 *     gn_point triangle[] = {{47, 5}, {47, 8}, {49, 7}};
 *     size_t count;
 *     gn_tile_count_polygon(triangle, 3, NULL, 0, 0, 14, &count);
 */
gn_status gn_tile_count_polygon(const gn_point *points, size_t point_count, const size_t *rings,
                                size_t ring_count, uint32_t min_zoom, uint32_t max_zoom,
                                size_t *count);

/**
 * Counts the tiles that a corridor along a route touches.
 *
 * @param points       The points of the route, joined by geodesics: latitudes -90 ... 90 degrees,
 *                     longitudes any finite value.
 * @param point_count  Number of points, 1 at least.
 * @param half_width   Meters on either side of the route, 0 ... 1,000,000.
 * @param min_zoom     0 ... 30.
 * @param max_zoom     0 ... 30, not below min_zoom.
 * @param count        Receives the number of tiles of all zooms from min_zoom to max_zoom; where a
 *                     size_t has 32 bits, its largest value stands for all larger ones. Unchanged
 *                     on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_COUNT,
 *         GN_ERROR_HALF_WIDTH, GN_ERROR_ZOOM, GN_ERROR_LEVELS if min_zoom is above max_zoom, or
 *         GN_ERROR_TOO_MANY_TILES.
 *
 * The tiles are those of gn_tile_cover_route(). Since 0.2.
 *
 * Time grows with the rows of tiles that the outline crosses and, without room for all runs, with
 * those times the edges: refused with GN_ERROR_TOO_MANY_TILES beyond a second or two. Slowest input
 * known: a zigzag between the poles with a half-width.
 *
 *     gn_point route[] = {{48.86, 2.35}, {47.9, 1.9}};
 *     size_t count;
 *     gn_tile_count_route(route, 2, 2000, 0, 14, &count);
 */
gn_status gn_tile_count_route(const gn_point *points, size_t point_count, double half_width,
                              uint32_t min_zoom, uint32_t max_zoom, size_t *count);

/*
 * -------------------------------------------------------------------------------------------------
 * Motion: Tracks
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Fills in the default options of tracks.
 *
 * @param options  Receives the defaults, and its own size in size.
 *
 * @return GN_OK or GN_ERROR_NULL.
 *
 * Since 0.2.
 *
 *     gn_track_options options;
 *     gn_track_options_init(&options);
 *     options.tolerance = 10;   // meters
 */
gn_status gn_track_options_init(gn_track_options *options);

/**
 * Begins a track.
 *
 * @param options  How to record; null for the defaults. The state keeps them.
 * @param state    Receives the state before the first fix. Not null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_OPTIONS_SIZE, GN_ERROR_TOLERANCE, GN_ERROR_DISTANCE for a
 *         least distance or a worst accuracy that is negative or NaN, GN_ERROR_TIME for such an
 *         interval, GN_ERROR_TRACK_SPEED or GN_ERROR_TRACK_CLIMB.
 *
 * No memory is used but the state: 512 bytes for a track of any length. Since 0.2.
 *
 *     gn_track_state state;
 *     gn_track_begin(NULL, &state);
 */
gn_status gn_track_begin(const gn_track_options *options, gn_track_state *state);

/**
 * Takes the next fix of a track, and tells which fix to append to the line that is kept.
 *
 * @param track  The state after the last fix, or as gn_track_begin() gave it. Not null.
 * @param fix    Where it is now, and when: later than the last fix. Time, altitude and accuracy may
 *               be NaN: not known. Not null.
 * @param state  Receives the state after this fix; may be track. Not null.
 * @param step   Receives the outcome of the fix, and one vertex or none. Not null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ALTITUDE,
 *         GN_ERROR_DISTANCE for a negative accuracy, GN_ERROR_TIME for a time beyond 1e15 s,
 *         GN_ERROR_TRACK_TIME or GN_ERROR_TRACK_STATE for a state that was damaged. On error,
 *         nothing is written, and the next fix may be added.
 *
 * A fix is left out if it is less accurate than worst_accuracy; if it can only be reached at more
 * than largest_speed from the last one that was neither inaccurate nor strayed; if it has the time
 * of that one; or if it is sooner or nearer to the last one that was taken than the options say.
 * The third in a row of fixes that stray, and can be reached from each other, is taken: the way to
 * it counts neither as distance nor as time. All others are taken. The first is a vertex, and so is
 * the last, which gn_track_end() gives. Of those between, so many are kept that each one that was
 * taken lies within tolerance of the geodesic between two neighbors that are kept: so many as a fix
 * later can be known, so a vertex is always the fix before the one that is added. Of recorded
 * tracks there are about as many as Douglas and Peucker's method keeps, which needs all fixes at
 * once (sleeve fitting: Zhao and Saalfeld 1997). A way that swings from side to side by a little
 * more than the tolerance keeps up to three times as many.
 *
 * GN_ERROR_TRACK_TIME tells of a time that is earlier than that of the last fix that was neither
 * inaccurate nor strayed. A fix without a time is not held to speeds and intervals. Distances up to
 * 10 km are right to 10 nm, longer ones as those of gn_geodesic_inverse(). Since 0.2.
 *
 *     gn_fix fix = {0, {46.5, 8.0}, 1250, 5};
 *     gn_track_state state;
 *     gn_track_step step;
 *     gn_track_begin(NULL, &state);
 *     gn_track_add(&state, &fix, &state, &step);   // step.vertex: the first fix
 */
gn_status gn_track_add(const gn_track_state *track, const gn_fix *fix, gn_track_state *state,
                       gn_track_step *step);

/**
 * Ends the line that is kept: gives the fix that waits.
 *
 * @param track  The state after the last fix. Not null.
 * @param state  Receives the state after the end; may be track. Not null.
 * @param step   Receives the last vertex, or none if no fix waits. Not null.
 *
 * @return GN_OK, GN_ERROR_NULL or GN_ERROR_TRACK_STATE. On error, nothing is written.
 *
 * More fixes may follow: the line goes on at this vertex. Since 0.2.
 *
 *     gn_fix fixes[] = {{0, {46.5, 8.0}, NAN, NAN}, {60, {46.501, 8.0}, NAN, NAN}};
 *     gn_track_state state;
 *     gn_track_step step;
 *     gn_track_begin(NULL, &state);
 *     gn_track_add(&state, &fixes[0], &state, &step);   // a vertex: the first fix
 *     gn_track_add(&state, &fixes[1], &state, &step);   // none
 *     gn_track_end(&state, &state, &step);              // a vertex: the second fix
 */
gn_status gn_track_end(const gn_track_state *track, gn_track_state *state, gn_track_step *step);

/**
 * Adds up a track: its distance, times, climbs, speeds and bounds so far.
 *
 * @param track   The state after the last fix. Not null.
 * @param totals  Receives the totals of all fixes that were taken. Not null.
 *
 * @return GN_OK, GN_ERROR_NULL or GN_ERROR_TRACK_STATE.
 *
 * The distance is that of all fixes that were taken, so it does not depend on the tolerance. Where
 * fixes waver at rest, a least distance keeps it true. Time is moving time if the way between two
 * fixes that were taken was at least as fast as rest_speed. A climb or a descent counts, whole,
 * once it is as long as climb from the turning point before it; altitudes that are not known are
 * skipped. The bounds follow the way from fix to fix across the antimeridian; around a pole, they
 * hold all longitudes. Since 0.2.
 *
 *     gn_fix fixes[] = {{0, {46.5, 8.0}, 1250, 5}, {60, {46.501, 8.0}, 1270, 5}};
 *     gn_track_state state;
 *     gn_track_step step;
 *     gn_track_totals totals;
 *     gn_track_begin(NULL, &state);
 *     gn_track_add(&state, &fixes[0], &state, &step);
 *     gn_track_add(&state, &fixes[1], &state, &step);
 *     gn_track_summarize(&state, &totals);   // 111 m in 60 s, 20 m upward
 */
gn_status gn_track_summarize(const gn_track_state *track, gn_track_totals *totals);

/*
 * -------------------------------------------------------------------------------------------------
 * Motion: Fences
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Fills in the default options of fences.
 *
 * @param options  Receives the defaults, and its own size in size.
 *
 * @return GN_OK or GN_ERROR_NULL.
 *
 * Since 0.2.
 *
 *     gn_fence_options options;
 *     gn_fence_options_init(&options);
 *     options.hysteresis = 30;   // meters
 */
gn_status gn_fence_options_init(gn_fence_options *options);

/**
 * Builds an index of fences: once, for many questions.
 *
 * @param fences       The fences: polygons, circles, corridors and lines. May be null if
 *                     fence_count is 0.
 * @param fence_count  Number of fences, 16,777,216 at most.
 * @param points       The points of all fences, one fence after the other: latitudes -90 ... 90
 *                     degrees, longitudes any finite value. May be null if point_count is 0.
 * @param point_count  Number of points of all fences.
 * @param rings        The number of points of each ring, of all fences that have rings. May be null
 *                     if ring_count is 0.
 * @param ring_count   Number of rings of all fences.
 * @param words        Receives the index, which is words of 64 bits; its address is a multiple of
 *                     8. May be null if capacity is 0. Must not overlap the other arrays.
 * @param capacity     Words that fit at words; 0 asks for the number, which follows from the counts
 *                     alone.
 * @param needed       Receives the number of words, also when the buffer is too small; 0 when
 *                     refused; may be null.
 * @param statuses     Receives the status of each fence, one byte each; may be null. Unchanged on
 *                     error.
 *
 * @return GN_OK, GN_PARTIAL if a fence was refused, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL,
 *         GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_COUNT if the counts of points do not add up, or for
 *         more than an index can hold, or GN_ERROR_RINGS if those of rings do not.
 *
 * The index holds the fences that are not refused. The status of a refused one is GN_ERROR_FENCE
 * for an unknown shape or trigger, GN_ERROR_COUNT for too few points or too many, GN_ERROR_RINGS
 * for rings of a fence that is no polygon, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_RADIUS,
 * GN_ERROR_FENCE_ALTITUDES or, if a fence before it that is not refused has the same id,
 * GN_ERROR_FENCE_ID. A fence of a few points takes some 300 bytes, each further point 23. No other
 * memory is used. The bits are the same on every machine. Since 0.2.
 *
 * Time grows with the points, and with n log n of the fences. Slowest input known: all fences in
 * one place.
 *
 *     gn_fence fences[] = {{1, GN_FENCE_CIRCLE, GN_FENCE_ENTER | GN_FENCE_EXIT, 1, 0, 200, 0, 0},
 *                          {2, GN_FENCE_LINE, GN_FENCE_CROSSED_LEFT | GN_FENCE_CROSSED_RIGHT, 2, 0, 0, 0, 0}};
 *     gn_point points[] = {{46.5, 8.0}, {46.4, 8.2}, {46.6, 8.2}};
 *     uint64_t words[256];
 *     gn_fence_index_build(fences, 2, points, 3, NULL, 0, words, 256, NULL, NULL);
 */
gn_status gn_fence_index_build(const gn_fence *fences, size_t fence_count, const gn_point *points,
                               size_t point_count, const size_t *rings, size_t ring_count,
                               uint64_t *words, size_t capacity, size_t *needed, uint8_t *statuses);

/**
 * Finds the fences that hold a position.
 *
 * @param words       An index of fences; its address is a multiple of 8.
 * @param word_count  Words that are there: as many as the index has, or more.
 * @param position    Latitude -90 ... 90 degrees, longitude any finite value.
 * @param altitude    Meters, -1,000,000 ... 1,000,000,000; NaN: not known, then the altitudes of
 *                    fences do not matter.
 * @param ids         Receives the ids of the fences in ascending order; may be null if capacity is
 *                    0.
 * @param capacity    Ids that fit at ids; 0 asks for the number.
 * @param needed      Receives how many there are, also when the buffer is too small; 0 when
 *                    refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_ALTITUDE, GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION,
 *         GN_ERROR_INDEX_KIND, GN_ERROR_INDEX_SIZE or GN_ERROR_WORK.
 *
 * The border of a polygon belongs to it: its sides are those of gn_polygon_contains(). A circle and
 * a corridor hold what is as near as radius by gn_geodesic_inverse() and gn_route_nearest(). Lines
 * hold nothing. If the ids do not fit, those that were written are 0. Since 0.2.
 *
 * Time grows with the logarithm of the fences, and with n log n of those whose box holds the
 * position. Slowest input known: all fences hold it; a position beside a pole, for which each edge
 * is searched; edges of thousands of kilometers, of which more than a hundred thousand that are
 * near are refused with GN_ERROR_WORK.
 *
 *     gn_fence fence = {7, GN_FENCE_CIRCLE, 0, 1, 0, 200, 0, 0};
 *     gn_point center = {46.5, 8.0}, here = {46.501, 8.0};
 *     uint64_t words[64], ids[1];
 *     gn_fence_index_build(&fence, 1, &center, 1, NULL, 0, words, 64, NULL, NULL);
 *     gn_fence_index_holding(words, 64, &here, NAN, ids, 1, NULL);   // 7
 */
gn_status gn_fence_index_holding(const uint64_t *words, size_t word_count, const gn_point *position,
                                 double altitude, uint64_t *ids, size_t capacity, size_t *needed);

/**
 * Finds the fences that hold each of many positions.
 *
 * @param words             An index of fences; its address is a multiple of 8.
 * @param word_count        Words that are there: as many as the index has, or more.
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; any finite values, reduced to [-180, 180); not null unless
 *                          count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param altitudes         Meters, -1,000,000 ... 1,000,000,000; NaN: not known; not null unless
 *                          count is 0.
 * @param altitude_stride   Bytes from one altitude to the next; 0: every row uses the first.
 * @param count             Positions.
 * @param counts            Receives how many fences hold each position.
 * @param count_stride      Bytes from one count to the next.
 * @param ids               Receives the ids: those of the first row in ascending order, then those
 *                          of the second, and so on. May be null if capacity is 0.
 * @param capacity          Ids that fit at ids; 0 asks for the number.
 * @param needed            Receives how many ids there are, also when the buffer is too small; 0
 *                          when refused; may be null.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_INDEX,
 *         GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND,
 *         GN_ERROR_INDEX_SIZE, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * In a refused row, the count is 0; its status is GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 * GN_ERROR_ALTITUDE or GN_ERROR_WORK. Each row equals the result of gn_fence_index_holding(). If
 * the ids do not fit, the counts and statuses are right all the same, and the ids that were written
 * are 0. Since 0.2.
 *
 * Time grows with the rows times the logarithm of the fences, and with n log n of those whose boxes
 * hold a position. Slowest input known: all fences hold all positions; edges of thousands of
 * kilometers, as for gn_fence_index_holding().
 *
 *     gn_fence fence = {7, GN_FENCE_CIRCLE, 0, 1, 0, 200, 0, 0};
 *     gn_point center = {46.5, 8.0}, here[] = {{46.501, 8.0}, {46.6, 8.0}};
 *     double altitude = NAN;
 *     uint64_t words[64], ids[2];
 *     int32_t counts[2];
 *     gn_fence_index_build(&fence, 1, &center, 1, NULL, 0, words, 64, NULL, NULL);
 *     gn_fence_index_holding_batch(words, 64, &here[0].latitude, 16, &here[0].longitude, 16, &altitude, 0, 2,
 *                                  counts, sizeof *counts, ids, 2, NULL, NULL);   // 1 and 0
 */
gn_status gn_fence_index_holding_batch(const uint64_t *words, size_t word_count,
                                       const double *latitudes, ptrdiff_t latitude_stride,
                                       const double *longitudes, ptrdiff_t longitude_stride,
                                       const double *altitudes, ptrdiff_t altitude_stride,
                                       size_t count, int32_t *counts, ptrdiff_t count_stride,
                                       uint64_t *ids, size_t capacity, size_t *needed,
                                       uint8_t *statuses);

/**
 * Takes the next fix of a moving object, and reports the events at the fences since the last one.
 *
 * @param words              An index of fences; its address is a multiple of 8.
 * @param word_count         Words that are there: as many as the index has, or more.
 * @param options            How to decide; null for the defaults.
 * @param last               The state after the last fix, all 0 before the first. May be null.
 * @param fix                Where it is now, and when: not before the last fix. Not null.
 * @param state              Receives the state after this fix; may be last. Not null.
 * @param presences          The fences that it is in after the last fix, as many as last says;
 *                           receives those after this one. May be null if presence_capacity is 0.
 * @param presence_capacity  Presences that fit at presences: those that were there and those that
 *                           are added.
 * @param presences_needed   Receives how many presences there are now, or must fit if the buffer is
 *                           too small; 0 when refused; may be null.
 * @param events             Receives the events in the order of the way; at one moment exits first,
 *                           then by ids. May be null if capacity is 0.
 * @param capacity           Events that fit at events.
 * @param needed             Receives how many events there are, also when the buffer is too small;
 *                           0 when refused, or if the presences of last do not fit; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL for events or presences, GN_ERROR_NULL,
 *         GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_ALTITUDE, GN_ERROR_DISTANCE for a
 *         negative accuracy, GN_ERROR_HYSTERESIS, GN_ERROR_TIME for a fix that is older than the
 *         last one, or a negative dwell time, GN_ERROR_OPTIONS_SIZE, GN_ERROR_CONTENT for an
 *         unknown flag, GN_ERROR_INDEX, GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION,
 *         GN_ERROR_INDEX_KIND or GN_ERROR_INDEX_SIZE, or GN_ERROR_WORK for a way along very many
 *         long edges side by side. On error, state and presences are unchanged, so the same fix can
 *         be taken again with more room; what was written behind the presences is 0.
 *
 * Between two fixes it moves along the geodesic at a constant speed, and changes its altitude
 * evenly. So a fence that was passed on the way gives two events. Times and points are those at
 * which the border is passed, to a millimeter. Events nearer than 10 µm and a hundred-millionth of
 * the way are of one moment. With a hysteresis, a fence that was entered is wider by that much
 * until it is left; its altitudes too. A line itself belongs to its right side. The first fix
 * reports nothing unless GN_FENCE_REPORT_FIRST is set. A fix that is less accurate than
 * worst_accuracy changes nothing. An altitude that is not known is taken to be the last one that
 * was; before any is known, altitudes do not matter. Fences without triggers are not followed.
 * Fences may change from one fix to the next: the same state goes on with another index; what that
 * changes happens at the last fix, and presences of fences that are not there, or without triggers,
 * are dropped without an event. Since 0.2.
 *
 * Time grows with the fences that the way meets, times the presences, and with the edges near the
 * way. Slowest input known: a way across the teeth of a comb: 16 places are found at a time, each
 * time among all edges; too many are refused with GN_ERROR_WORK.
 *
 *     gn_fence fence = {7, GN_FENCE_CIRCLE, GN_FENCE_ENTER | GN_FENCE_EXIT, 1, 0, 200, 0, 0};
 *     gn_point center = {46.5, 8.0};
 *     gn_fix before = {0, {46.51, 8.0}, NAN, 5}, now = {60, {46.5, 8.0}, NAN, 5};
 *     uint64_t words[64];
 *     gn_fence_state state;
 *     gn_fence_presence in[4];
 *     gn_fence_event events[4];
 *     size_t needed;
 *     gn_fence_index_build(&fence, 1, &center, 1, NULL, 0, words, 64, NULL, NULL);
 *     gn_fence_index_step(words, 64, NULL, NULL, &before, &state, in, 4, NULL, events, 4, &needed);   // needed: 0
 *     gn_fence_index_step(words, 64, NULL, &state, &now, &state, in, 4, NULL, events, 4, &needed);   // 1: it entered
 */
gn_status gn_fence_index_step(const uint64_t *words, size_t word_count,
                              const gn_fence_options *options, const gn_fence_state *last,
                              const gn_fix *fix, gn_fence_state *state,
                              gn_fence_presence *presences, size_t presence_capacity,
                              size_t *presences_needed, gn_fence_event *events, size_t capacity,
                              size_t *needed);

/*
 * -------------------------------------------------------------------------------------------------
 * Motion: Navigation
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Fills in the default options of navigation.
 *
 * @param options  Receives the defaults, and its own size in size.
 *
 * @return GN_OK or GN_ERROR_NULL.
 *
 * Since 0.2.
 *
 *     gn_navigation_options options;
 *     gn_navigation_options_init(&options);
 *     options.off_route_distance = 100;   // meters: for a boat
 */
gn_status gn_navigation_options_init(gn_navigation_options *options);

/**
 * Takes the next fix of something that follows a route, and tells how it goes on.
 *
 * @param words           The index of the route, of gn_route_index_build(); its address is a
 *                        multiple of 8.
 * @param word_count      Words that are there: as many as the index has, or more.
 * @param waypoints       Which points of the route are waypoints: their numbers from 0, ascending;
 *                        null: all points of the route.
 * @param waypoint_count  Number of waypoints; 0 if waypoints is null.
 * @param options         How to decide; null for the defaults.
 * @param last            The state after the last fix, all 0 before the first. May be null.
 * @param fix             The position now, and its time; NaN for unknown values other than the
 *                        position. Not null.
 * @param state           Receives the state after this fix; may be last. Not null.
 * @param guidance        Receives where it is on the route, and how it goes on. Not null.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE for the position, an infinite time, or numbers
 *         of a state, GN_ERROR_LATITUDE, GN_ERROR_ALTITUDE, GN_ERROR_TIME for a fix that is older
 *         than the last known time, or a negative averaging time, GN_ERROR_DISTANCE for an accuracy
 *         or a distance in the options that is negative or NaN, GN_ERROR_HYSTERESIS,
 *         GN_ERROR_OPTIONS_SIZE, GN_ERROR_WAYPOINT, GN_ERROR_ROUTE for a state that another route
 *         gave, GN_ERROR_COUNT for a route without points, GN_ERROR_INDEX,
 *         GN_ERROR_INDEX_ALIGNMENT, GN_ERROR_INDEX_VERSION, GN_ERROR_INDEX_KIND also for the index
 *         of a polygon, GN_ERROR_INDEX_SIZE, or GN_ERROR_WORK for very many edges equally near. On
 *         error, state and guidance are unchanged.
 *
 * The place on the route is the nearest one in a window around the last place, which is wider by
 * one and a half times what it has moved since. Where the route comes about as near more than once,
 * within twice the accuracy of the fix (5 m at least, 15 m if not known), the place is taken that
 * fits the way best: so ways there and back are kept apart, and the places where a route crosses
 * itself. The first fix is looked for on the whole route; of places about as near, the earliest is
 * taken, and on a round trip that begins within off_route_distance of its end, its start rather
 * than its end. With start_distance it is looked for in the window around that place. So is, among
 * those on the route, the place at which something comes back that was off it at the last fix too,
 * rather ahead than behind.
 *
 * It has left the route when it is farther from it than off_route_distance and hysteresis together,
 * and is back within off_route_distance. It goes the wrong way when it has come back along the
 * route by more than off_route_distance, or by eight times the accuracy if that is more, until it
 * has gone forward by as much. Where the route uses the same road the other way too (within 45° of
 * opposite, about as near), it is on that leg as soon as it has gone the wrong way for more than
 * window_ahead. Waypoints are passed in their order, and stay passed: beyond them along the route,
 * if it is on the route, or within arrival_radius, if no more than twice that is left along the
 * route. Those that lie behind the first fix on the route are passed with it.
 *
 * A fix that is less accurate than worst_accuracy leaves the state as it is; then the guidance has
 * flags and the next waypoint, and NaN. Speeds need times; off the route, the last one stays. A
 * state of the same route is not checked further: store it with a checksum if that matters. The
 * distance along is that of gn_route_nearest() at the same place. Since 0.2.
 *
 * Time grows with the logarithm of the points where few edges are near, and with the waypoints that
 * are passed. Slowest input known: the middle of a route of long edges, each of which is searched
 * twice; too many are refused with GN_ERROR_WORK.
 *
 *     gn_point route[] = {{46.50, 8.0}, {46.51, 8.0}, {46.51, 8.02}};
 *     gn_fix fix = {0, {46.505, 8.0001}, NAN, 5};
 *     uint64_t words[64];
 *     gn_navigation_state state = {0};
 *     gn_guidance guidance;
 *     gn_route_index_build(route, 3, words, 64, NULL);
 *     gn_navigation_step(words, 64, NULL, 0, NULL, &state, &fix, &state, &guidance);   // waypoint 1 in 556 m, then right by 90°
 */
gn_status gn_navigation_step(const uint64_t *words, size_t word_count, const uint64_t *waypoints,
                             size_t waypoint_count, const gn_navigation_options *options,
                             const gn_navigation_state *last, const gn_fix *fix,
                             gn_navigation_state *state, gn_guidance *guidance);

/*
 * -------------------------------------------------------------------------------------------------
 * Observation: Heights
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Finds the grid of heights in a file of SRTM, .hgt.
 *
 * @param bytes       The whole file. May be null if bytes_size is 0.
 * @param bytes_size  Bytes of the file: 2,884,802 for 3 seconds of arc, 25,934,402 for 1,
 *                    12,970,802 for 3601 rows of 1801 samples, or 2 n² for n by n.
 * @param latitude    The south edge, degrees, -90 ... 89: 46 for N46E008.hgt.
 * @param longitude   The west edge, degrees; any finite value: 8 for N46E008.hgt.
 * @param grid        Receives the grid; unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_OFFSET for a size
 *         beyond memory, or GN_ERROR_HEIGHT_FILE for a size that no such file has.
 *
 * The file says nothing of its place but by its name. It covers one degree by one, edges included.
 * -32768 is a void. Where several files follow each other in memory, add to offset where this one
 * begins. Since 0.2.
 *
 * Takes constant time.
 *
 *     static char file[2 * 1201 * 1201];   // read, or mapped
 *     gn_height_grid grid;
 *     gn_height_grid_hgt(file, sizeof file, 46, 8, &grid);
 */
gn_status gn_height_grid_hgt(const char *bytes, size_t bytes_size, double latitude,
                             double longitude, gn_height_grid *grid);

/**
 * Finds the grid of heights in a file of DTED.
 *
 * @param bytes       The whole file, as MIL-PRF-89020B describes it, of level 0, 1 or 2. May be
 *                    null if bytes_size is 0.
 * @param bytes_size  Bytes of the file.
 * @param grid        Receives the grid; unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_OFFSET for a size beyond memory, or GN_ERROR_HEIGHT_FILE
 *         for a header or records that are not those of DTED, or for bytes that are missing.
 *
 * The place and the steps come from the record UHL; labels of tapes before it are passed. Each
 * record of samples must begin with its sentinel and have its number; checksums are not computed.
 * -32767 is a void. A file with a sample below -16,000 m is taken to have two's complements,
 * against the standard: -32,668 m stands for -100 m. The grid says so in format. Where several
 * files follow each other in memory, add to offset where this one begins. Since 0.2.
 *
 * Time grows with the bytes of the file. Slowest input known: heights above zero alone: all are
 * looked at for two's complements.
 *
 *     static char file[34162];   // of level 0: read, or mapped
 *     gn_height_grid grid;
 *     gn_height_grid_dted(file, sizeof file, &grid);
 */
gn_status gn_height_grid_dted(const char *bytes, size_t bytes_size, gn_height_grid *grid);

/**
 * Finds the grid in a file of GTX, which may hold the heights of a geoid.
 *
 * @param bytes       The whole file, such as egm96_15.gtx. May be null if bytes_size is 0.
 * @param bytes_size  Bytes of the file.
 * @param grid        Receives the grid; unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_OFFSET for a size beyond memory, or GN_ERROR_HEIGHT_FILE
 *         for a header that is none, or for bytes that are missing.
 *
 * -88.8888 is a void. A height above the ellipsoid is one above the geoid plus that of the geoid. A
 * grid all around the earth also has the heights between its last column and its first. Since 0.2.
 *
 * Takes constant time.
 *
 *     static char file[4153000];   // egm96_15.gtx: read, or mapped
 *     gn_height_grid geoid;
 *     gn_height_grid_gtx(file, sizeof file, &geoid);
 */
gn_status gn_height_grid_gtx(const char *bytes, size_t bytes_size, gn_height_grid *grid);

/**
 * Finds the height at a position.
 *
 * @param bytes       The bytes in which the samples of all grids lie. May be null if bytes_size is
 *                    0.
 * @param bytes_size  Bytes that are there. Of them, only samples are read.
 * @param grids       The grids. May be null if grid_count is 0.
 * @param grid_count  Number of grids.
 * @param position    Latitude -90 ... 90 degrees, longitude any finite value.
 * @param height      Receives the height in meters, from where the grid counts; unchanged on error.
 *
 * @return GN_OK, GN_ERROR_HEIGHT_OUTSIDE, GN_ERROR_HEIGHT_VOID, GN_ERROR_NULL, GN_ERROR_NOT_FINITE
 *         also for numbers of a grid, GN_ERROR_LATITUDE, GN_ERROR_COUNT for more grids than an
 *         array can hold, GN_ERROR_HEIGHT_GRID, or GN_ERROR_OFFSET if samples of a grid lie outside
 *         of the bytes.
 *
 * Bilinear between the four samples around the position. A sample without weight does not count: on
 * a row or a column, there are two. Of several grids, the first counts that contains the position
 * and has no void there; so the finest comes first. Edges belong to a grid. Where neighbors lie a
 * step apart, as rasters whose pixels are areas do, what is between them is interpolated from both,
 * also if their steps differ; of grids around such a position, the first 16 are looked at. Beyond
 * the last sample there is no height, also at a pole. Samples as near as a millionth of a step are
 * taken as they are.
 *
 * Files that are mapped each on its own are one span of bytes too: give the lowest address, and the
 * size up to the end of the highest; nothing is read between them. Since 0.2.
 *
 * Time grows with the grids. Slowest input known: a position that none but the last contains.
 *
 *     const float samples[2][2] = {{10, 20}, {30, 40}};   // from the north
 *     gn_height_grid grid = {.latitude = 47, .longitude = 8, .latitude_step = -1, .longitude_step = 1, .void_value = NAN,
 *                            .row_stride = 8, .column_stride = 4, .rows = 2, .columns = 2, .format = GN_HEIGHTS_FLOAT32};
 *     gn_point here = {46.5, 8.5};
 *     double height;
 *     gn_height_at((const char *)samples, sizeof samples, &grid, 1, &here, &height);   // 25
 */
gn_status gn_height_at(const char *bytes, size_t bytes_size, const gn_height_grid *grids,
                       size_t grid_count, const gn_point *position, double *height);

/**
 * Finds the heights at many positions.
 *
 * @param bytes             The bytes in which the samples of all grids lie. May be null if
 *                          bytes_size is 0.
 * @param bytes_size        Bytes that are there. Of them, only samples are read.
 * @param grids             The grids. May be null if grid_count is 0.
 * @param grid_count        Number of grids.
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; any finite values, reduced to [-180, 180); not null unless
 *                          count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param count             Positions.
 * @param heights           Receives the heights in meters, from where the grid counts.
 * @param height_stride     Bytes from one height to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused or has no height, GN_ERROR_NULL, GN_ERROR_STRIDE,
 *         GN_ERROR_COUNT, GN_ERROR_NOT_FINITE for numbers of a grid, GN_ERROR_HEIGHT_GRID or
 *         GN_ERROR_OFFSET.
 *
 * A row without a height is NaN; its status is GN_ERROR_HEIGHT_OUTSIDE, GN_ERROR_HEIGHT_VOID,
 * GN_ERROR_NOT_FINITE or GN_ERROR_LATITUDE. Each row equals the result of gn_height_at(), bit for
 * bit. All grids are searched where a position lies in another one than the position before it, or
 * on an edge: so the order of the positions matters for the time if there are many grids. Since
 * 0.2.
 *
 * Time grows with the rows times the grids. Slowest input known: positions that none but the last
 * contains.
 *
 *     const int16_t samples[2][2] = {{10, 20}, {30, 40}};
 *     gn_height_grid grid = {47, 8, -1, 1, -32768, 1, 0, 0, 4, 2, 2, 2, GN_HEIGHTS_INT16, 0};
 *     gn_point here[] = {{46.5, 8.5}, {46.25, 9}};
 *     double heights[2];
 *     gn_height_at_batch((const char *)samples, sizeof samples, &grid, 1, &here[0].latitude, 16, &here[0].longitude, 16, 2,
 *                        heights, 8, NULL);
 */
gn_status gn_height_at_batch(const char *bytes, size_t bytes_size, const gn_height_grid *grids,
                             size_t grid_count, const double *latitudes, ptrdiff_t latitude_stride,
                             const double *longitudes, ptrdiff_t longitude_stride, size_t count,
                             double *heights, ptrdiff_t height_stride, uint8_t *statuses);

/*
 * -------------------------------------------------------------------------------------------------
 * Observation: Profiles and lines of sight
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Finds the heights along a route: points joined by geodesics.
 *
 * @param bytes        The bytes in which the samples of all grids lie. May be null if bytes_size is
 *                     0.
 * @param bytes_size   Bytes that are there. Of them, only samples are read.
 * @param grids        The grids. May be null if grid_count is 0.
 * @param grid_count   Number of grids.
 * @param points       The points of the route; latitudes -90 ... 90 degrees, longitudes any finite
 *                     value.
 * @param point_count  Points, at least one.
 * @param step         The largest distance between samples, in meters, 0.01 or more.
 * @param samples      Receives the samples; may be null if capacity is 0.
 * @param capacity     Samples that fit at samples; 0 asks for the number.
 * @param needed       Receives the number of samples, also when the buffer is too small; 0 when
 *                     refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_COUNT for no points, or more than an array can hold, GN_ERROR_SAMPLE_STEP,
 *         GN_ERROR_HEIGHT_GRID or GN_ERROR_OFFSET. On error, samples are unchanged.
 *
 * There is a sample at each point, and between two points there are some at equal distances.
 * Heights are those of gn_height_at(); where there is none, the height is NaN.
 * gn_profile_summarize() adds samples up. Since 0.2.
 *
 * Time grows with the samples times the grids. Slowest input known: positions that none but the
 * last contains.
 *
 *     const float samples[2][2] = {{10, 20}, {30, 40}};
 *     gn_height_grid grid = {47, 8, -1, 1, NAN, 1, 0, 0, 8, 4, 2, 2, GN_HEIGHTS_FLOAT32, 0};
 *     gn_point route[] = {{46.5, 8.25}, {46.5, 8.75}};
 *     gn_profile_sample profile[100];
 *     size_t needed;
 *     gn_profile_sample_route((const char *)samples, sizeof samples, &grid, 1, route, 2, 1000, profile, 100, &needed);   // 40
 */
gn_status gn_profile_sample_route(const char *bytes, size_t bytes_size, const gn_height_grid *grids,
                                  size_t grid_count, const gn_point *points, size_t point_count,
                                  double step, gn_profile_sample *samples, size_t capacity,
                                  size_t *needed);

/**
 * Adds up the samples of a profile: ascent and descent, the steepest grades, the lowest and the
 * highest place.
 *
 * @param samples  The samples, with distances that do not decrease. Heights are finite, or NaN if
 *                 not known. The points are not read.
 * @param count    Number of samples, at least one.
 * @param climb    Meters: ways up and down that are shorter do not count for ascent and descent. 0:
 *                 all count.
 * @param summary  Receives the summary; unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_COUNT for no samples, or more than an array can hold,
 *         GN_ERROR_NOT_FINITE, GN_ERROR_DISTANCE for distances that decrease, or
 *         GN_ERROR_TRACK_CLIMB.
 *
 * Ascent and descent are those between turning points, as gn_track_add() has them: a turning point
 * is the highest or lowest height since the one before it, as soon as the way from there is as long
 * as climb. Samples that are not known are passed. Grades are those between neighboring samples. Of
 * equal ones, the first counts. Since 0.2.
 *
 * Time grows with the samples.
 *
 *     gn_profile_sample profile[] = {{0, {46, 8}, 400}, {1000, {46.009, 8}, 500}, {2000, {46.018, 8}, 450}};
 *     gn_profile_summary summary;
 *     gn_profile_summarize(profile, 3, 10, &summary);   // 100 m up, 50 m down, a grade of 0.1
 */
gn_status gn_profile_summarize(const gn_profile_sample *samples, size_t count, double climb,
                               gn_profile_summary *summary);

/**
 * Fills in the default options of lines of sight.
 *
 * @param options  Receives the defaults, and its own size in size.
 *
 * @return GN_OK or GN_ERROR_NULL.
 *
 * Since 0.2.
 *
 *     gn_sight_options options;
 *     gn_sight_options_init(&options);
 *     options.curvature = 0.75;     // radio
 *     options.frequency = 2.4e9;
 */
gn_status gn_sight_options_init(gn_sight_options *options);

/**
 * Finds out whether one place is seen from another.
 *
 * @param bytes        The bytes in which the samples of all grids lie. May be null if bytes_size is
 *                     0.
 * @param bytes_size   Bytes that are there. Of them, only samples are read.
 * @param grids        The grids. May be null if grid_count is 0.
 * @param grid_count   Number of grids.
 * @param from         The start; latitude -90 ... 90 degrees, longitude any finite value.
 * @param from_height  Meters above the ground there, -1,000 ... 850,000.
 * @param to           The end; at most 1,000,000 m away.
 * @param to_height    Meters above the ground there.
 * @param options      Curvature, step and frequency; null for the defaults.
 * @param sight        Receives the line; unchanged on error.
 *
 * @return GN_OK, GN_ERROR_HEIGHT_OUTSIDE or GN_ERROR_HEIGHT_VOID if the ground is not known at one
 *         of the ends, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, GN_ERROR_HEIGHT also
 *         for ground 1,000,000 m up or down, GN_ERROR_SIGHT_DISTANCE, GN_ERROR_OPTIONS_SIZE,
 *         GN_ERROR_CURVATURE, GN_ERROR_FREQUENCY, GN_ERROR_SAMPLE_STEP, GN_ERROR_COUNT,
 *         GN_ERROR_HEIGHT_GRID, GN_ERROR_OFFSET, or GN_ERROR_WORK if very many samples have to be
 *         looked for in many grids.
 *
 * The line is straight above a sphere that has the curvature of the ellipsoid along the line at its
 * middle (Euler's radius), divided by curvature. Without refraction, it is the straight line in
 * space to 0.1 m over 100 km. It is blocked where the ground, at equal distances of step at most,
 * is above it. The ends do not block. Places whose height is not known do not block either: where
 * unknown_count is not 0, a line that is free may be blocked. Both directions give the same answer,
 * but for rounding.
 *
 * Clearance is vertical. The radius of the first Fresnel zone is root(wavelength s (d - s)/d), at s
 * of d meters. Since 0.2.
 *
 * Time grows with the samples along the line, times the grids. Slowest input known: a line of 1,000
 * km with a step of 1 cm, which only its ends have heights for; too many samples times grids are
 * refused with GN_ERROR_WORK.
 *
 *     const int16_t samples[2][3] = {{100, 250, 100}, {100, 250, 100}};   // a ridge between two places
 *     gn_height_grid grid = {46.01, 8, -0.02, 0.02, -32768, 1, 0, 0, 6, 2, 2, 3, GN_HEIGHTS_INT16, 0};
 *     gn_point from = {46, 8}, to = {46, 8.04};
 *     gn_sight sight;
 *     gn_sight_between((const char *)samples, sizeof samples, &grid, 1, &from, 2, &to, 10, NULL, &sight);
 */
gn_status gn_sight_between(const char *bytes, size_t bytes_size, const gn_height_grid *grids,
                           size_t grid_count, const gn_point *from, double from_height,
                           const gn_point *to, double to_height, const gn_sight_options *options,
                           gn_sight *sight);

/**
 * Looks in a direction, to a distance.
 *
 * @param bytes        The bytes in which the samples of all grids lie. May be null if bytes_size is
 *                     0.
 * @param bytes_size   Bytes that are there. Of them, only samples are read.
 * @param grids        The grids. May be null if grid_count is 0.
 * @param grid_count   Number of grids.
 * @param from         The start; latitude -90 ... 90 degrees, longitude any finite value.
 * @param from_height  Meters above the ground there, -1,000 ... 850,000.
 * @param azimuth      The direction in degrees, clockwise from true north; any finite value.
 * @param distance     Meters along the ground to the end, 0 ... 1,000,000.
 * @param to_height    Meters above the ground at the end.
 * @param options      Curvature, step and frequency; null for the defaults.
 * @param sight        Receives the line; unchanged on error.
 *
 * @return As gn_sight_between().
 *
 * The line is that of gn_sight_between() to the position which gn_geodesic_direct() gives. Since
 * 0.2.
 *
 * Time grows with the samples along the line, times the grids. Slowest input known: a line of 1,000
 * km with a step of 1 cm, which only its ends have heights for; too many samples times grids are
 * refused with GN_ERROR_WORK.
 *
 *     const int16_t samples[2][3] = {{100, 250, 100}, {100, 250, 100}};
 *     gn_height_grid grid = {46.01, 8, -0.02, 0.02, -32768, 1, 0, 0, 6, 2, 2, 3, GN_HEIGHTS_INT16, 0};
 *     gn_point from = {46, 8.001};
 *     gn_sight sight;
 *     gn_sight_along((const char *)samples, sizeof samples, &grid, 1, &from, 2, 90, 3000, 10, NULL, &sight);
 */
gn_status gn_sight_along(const char *bytes, size_t bytes_size, const gn_height_grid *grids,
                         size_t grid_count, const gn_point *from, double from_height,
                         double azimuth, double distance, double to_height,
                         const gn_sight_options *options, gn_sight *sight);

/*
 * -------------------------------------------------------------------------------------------------
 * Observation: Viewsheds
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Finds which cells of a raster are seen from a place.
 *
 * @param bytes            The bytes in which the samples of all grids lie. May be null if
 *                         bytes_size is 0.
 * @param bytes_size       Bytes that are there. Of them, only samples are read.
 * @param grids            The grids. May be null if grid_count is 0.
 * @param grid_count       Number of grids.
 * @param observer         Latitude -90 ... 90 degrees, longitude any finite value. It may lie
 *                         outside of the raster.
 * @param observer_height  The height of the eye in meters above the ground there,
 *                         -1,000 ... 850,000.
 * @param target_height    The height of the target in meters above the ground of each cell; 0 for
 *                         the ground itself.
 * @param radius           The radius of the circle around the observer, meters, 0 ... 1,000,000.
 * @param options          Curvature and step; null for the defaults. A frequency has no effect.
 * @param cell_grid        Where the cells lie. It need not be that of the heights, nor contain the
 *                         circle.
 * @param cells            Receives a byte for each cell, row by row: GN_VIEW_SEEN, GN_VIEW_HIDDEN,
 *                         GN_VIEW_OUTSIDE or GN_VIEW_UNKNOWN; may be null if capacity is 0.
 * @param capacity         Cells that fit at cells; 0 asks for the number.
 * @param needed           Receives rows times columns, also when the buffer is too small; 0 when
 *                         refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_HEIGHT_OUTSIDE or GN_ERROR_HEIGHT_VOID if the
 *         ground is not known at the observer, GN_ERROR_NULL, GN_ERROR_NOT_FINITE,
 *         GN_ERROR_LATITUDE, GN_ERROR_HEIGHT also for ground 1,000,000 m up or down,
 *         GN_ERROR_SIGHT_DISTANCE, GN_ERROR_CELL_GRID, GN_ERROR_OPTIONS_SIZE, GN_ERROR_CURVATURE,
 *         GN_ERROR_FREQUENCY, GN_ERROR_SAMPLE_STEP also if a ray would have more than 10,000,000
 *         samples, or lines to each cell 60,000,000, GN_ERROR_COUNT, GN_ERROR_HEIGHT_GRID,
 *         GN_ERROR_OFFSET, or GN_ERROR_WORK if all rays would have more than 200,000,000 samples,
 *         and more than eight for a cell, or if places are searched in too many grids. On error,
 *         cells are unchanged, or all GN_VIEW_OUTSIDE after such a search.
 *
 * A ray leads to each cell of the border, and looks at the ground on each row or column that it
 * crosses, and between them if they are farther apart than the step. Each cell within the circle
 * gets what the nearest ray sees there, which passes at half a cell at most. Lines are those of
 * gn_sight_between(), which gives the same answer for 98 cells of 100 on rough ground, for 99 or
 * more on smooth, and for 87 where heights jump from sample to sample; where it differs, the line
 * grazes the ground. In a raster that is much coarser than the heights, 5 cells of 100 may differ.
 * Where rays would bend too much in rows and columns, near the poles or in circles of many hundred
 * kilometers, each cell gets a line of its own, which takes far longer. Since 0.2.
 *
 * Time grows with the cells, and with the rays times the samples on each, times the grids. Slowest
 * input known: circles near a pole, where each cell gets a line of its own; too many samples, or
 * samples times grids, are refused with GN_ERROR_WORK.
 *
 *     const int16_t samples[2][5] = {{100, 100, 250, 100, 100}, {100, 100, 250, 100, 100}};   // a ridge
 *     gn_height_grid grid = {46.01, 8, -0.02, 0.01, -32768, 1, 0, 0, 10, 2, 2, 5, GN_HEIGHTS_INT16, 0};
 *     gn_point observer = {46, 8};
 *     gn_cell_grid cell_grid = {46, 8, -0.01, 0.01, 1, 5};
 *     uint8_t cells[5];
 *     size_t needed;
 *     gn_viewshed_cells((const char *)samples, sizeof samples, &grid, 1, &observer, 2, 0, 2500, NULL, &cell_grid, cells, 5,
 *                       &needed);   // 1 1 1 0 2
 */
gn_status gn_viewshed_cells(const char *bytes, size_t bytes_size, const gn_height_grid *grids,
                            size_t grid_count, const gn_point *observer, double observer_height,
                            double target_height, double radius, const gn_sight_options *options,
                            const gn_cell_grid *cell_grid, uint8_t *cells, size_t capacity,
                            size_t *needed);

/**
 * Finds the dead ground of a sector: along rays from a place, the stretches that are not seen.
 *
 * @param bytes            The bytes in which the samples of all grids lie. May be null if
 *                         bytes_size is 0.
 * @param bytes_size       Bytes that are there. Of them, only samples are read.
 * @param grids            The grids. May be null if grid_count is 0.
 * @param grid_count       Number of grids.
 * @param observer         Latitude -90 ... 90 degrees, longitude any finite value.
 * @param observer_height  The height of the eye in meters above the ground there,
 *                         -1,000 ... 850,000.
 * @param target_height    The height of the target in meters above the ground; 0 for the ground
 *                         itself.
 * @param radius           How far to look, meters, 0 ... 1,000,000.
 * @param azimuth          Degrees, any finite value: of the middle of the sector.
 * @param width            Degrees, 0 ... 360: of the sector.
 * @param azimuth_step     Degrees, 0.001 ... 360: the largest angle from a ray to the next.
 * @param options          Curvature and step; null for the defaults. A frequency has no effect.
 * @param stretches        Receives the stretches, ray after ray clockwise, outward on each; may be
 *                         null if capacity is 0.
 * @param capacity         Stretches that fit at stretches; 0 asks for the number.
 * @param needed           Receives the number of stretches, also when the buffer is too small; 0
 *                         when refused; may be null.
 *
 * @return As gn_viewshed_cells(), but not GN_ERROR_CELL_GRID; also GN_ERROR_WIDTH or
 *         GN_ERROR_AZIMUTH_STEP; and GN_ERROR_SAMPLE_STEP for more than 10,000,000 places on all
 *         rays together, or GN_ERROR_WORK if very many of them have to be looked for in many grids.
 *         On GN_ERROR_BUFFER_TOO_SMALL and GN_ERROR_WORK, stretches that were written are NaN.
 *
 * The sector is divided into equal parts, with a ray in the middle of each. On it, the ground is
 * looked at in equal distances of step at most; each place counts for half of the way to its
 * neighbors. Draw a stretch with gn_wedge(). Behind heights that are not known, a stretch which is
 * not hidden by others is GN_VIEW_UNKNOWN. Since 0.2.
 *
 * Time grows with the rays times the samples on each, times the grids. Slowest input known: a step
 * of 1 cm over the longest radius, which no grid contains; too many samples times grids are refused
 * with GN_ERROR_WORK.
 *
 *     const int16_t samples[2][5] = {{100, 100, 250, 100, 100}, {100, 100, 250, 100, 100}};   // a ridge
 *     gn_height_grid grid = {46.01, 8, -0.02, 0.01, -32768, 1, 0, 0, 10, 2, 2, 5, GN_HEIGHTS_INT16, 0};
 *     gn_point observer = {46, 8}, ring[70];
 *     gn_dead_ground dead[8];
 *     size_t needed, count;
 *     gn_viewshed_dead_ground((const char *)samples, sizeof samples, &grid, 1, &observer, 2, 0, 2500, 90, 10, 5, NULL, dead, 8,
 *                             &needed);   // 2: one behind the ridge on each ray
 *     gn_wedge(&observer, dead[0].inner_radius, dead[0].outer_radius, dead[0].azimuth, dead[0].width, NULL, ring, 70, &count);
 */
gn_status gn_viewshed_dead_ground(const char *bytes, size_t bytes_size, const gn_height_grid *grids,
                                  size_t grid_count, const gn_point *observer,
                                  double observer_height, double target_height, double radius,
                                  double azimuth, double width, double azimuth_step,
                                  const gn_sight_options *options, gn_dead_ground *stretches,
                                  size_t capacity, size_t *needed);

/*
 * -------------------------------------------------------------------------------------------------
 * Observation: Sun and moon
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Finds where the sun is seen.
 *
 * @param position  Latitude -90 ... 90 degrees, longitude any finite value.
 * @param time      Seconds since the beginning of 1970 in UTC, without leap seconds; of the years
 *                  1900 to 2099.
 * @param place     Receives its azimuth, elevation and distance; unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_YEAR outside
 *         1900 to 2099.
 *
 * Right to 0.005 degrees: 0.001 from the series, and up to 0.004 because the earth turns up to 0.9
 * s ahead of UTC or behind it. If leap seconds are given up, each second of drift adds 0.004
 * degrees. The distance is right to 8,000 km. The position is on the ellipsoid; at a pole, the
 * azimuth is measured from the meridian of the longitude given there. The apparent elevation is
 * that of air at 10 degrees Celsius and 1010 hPa, after Saemundsson, "Astronomical refraction", Sky
 * and Telescope 72, 1986; below -1 degree it means nothing. The sun's place is that of Reda and
 * Andreas, "Solar position algorithm for solar radiation applications", NREL/TP-560-34302, 2004,
 * table A4.2, by its larger terms. Since 0.2.
 *
 *     gn_point paris = {48.8584, 2.2945};
 *     gn_sky_place sun;
 *     gn_sun_position(&paris, 1782043200, &sun);
 */
gn_status gn_sun_position(const gn_point *position, double time, gn_sky_place *place);

/**
 * Finds where the moon is seen.
 *
 * @param position  Latitude -90 ... 90 degrees, longitude any finite value.
 * @param time      Seconds since the beginning of 1970 in UTC, without leap seconds; of the years
 *                  1900 to 2099.
 * @param place     Receives its azimuth, elevation and distance; unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE, or GN_ERROR_YEAR outside
 *         1900 to 2099.
 *
 * Right to 0.01 degrees, and the distance to 20 km; drift counts as for gn_sun_position(). The
 * position is on the ellipsoid: the moon is up to a degree from where it is seen from the center of
 * the earth. Its apparent elevation and its azimuth at a pole are as for the sun. Its place is that
 * of Meeus, "Astronomical Algorithms", second edition, chapter 47. Since 0.2.
 *
 *     gn_point paris = {48.8584, 2.2945};
 *     gn_sky_place moon;
 *     gn_moon_position(&paris, 1782043200, &moon);
 */
gn_status gn_moon_position(const gn_point *position, double time, gn_sky_place *place);

/**
 * Finds where the sun is seen, for many positions and times.
 *
 * @param latitudes         Degrees, -90 ... 90; not null unless count is 0.
 * @param latitude_stride   Bytes from one latitude to the next; 0: every row uses the first.
 * @param longitudes        Degrees; any finite values; not null unless count is 0.
 * @param longitude_stride  Bytes from one longitude to the next; 0: every row uses the first.
 * @param times             Seconds as gn_sun_position() takes them; not null unless count is 0.
 * @param time_stride       Bytes from one time to the next; 0: every row uses the first.
 * @param count             Rows.
 * @param azimuths          Receives the azimuths, degrees clockwise from true north, more than
 *                          -180, at most 180.
 * @param azimuth_stride    Bytes from one azimuth to the next.
 * @param elevations        Receives the elevations above the horizon in degrees, as if there were
 *                          no air.
 * @param elevation_stride  Bytes from one elevation to the next.
 * @param statuses          Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_STRIDE or GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE or
 * GN_ERROR_YEAR. Each row equals the result of gn_sun_position(), bit for bit. Since 0.2.
 *
 * Time grows with the rows.
 *
 *     const double latitude = 48.8584, longitude = 2.2945, times[] = {1782043200, 1782046800};
 *     double azimuths[2], elevations[2];
 *     gn_sun_position_batch(&latitude, 0, &longitude, 0, times, 8, 2, azimuths, 8, elevations, 8, NULL);
 */
gn_status gn_sun_position_batch(const double *latitudes, ptrdiff_t latitude_stride,
                                const double *longitudes, ptrdiff_t longitude_stride,
                                const double *times, ptrdiff_t time_stride, size_t count,
                                double *azimuths, ptrdiff_t azimuth_stride, double *elevations,
                                ptrdiff_t elevation_stride, uint8_t *statuses);

/**
 * Lists the events of the sun in a span of time: it rises, crosses the meridian and sets; and the
 * three twilights.
 *
 * @param position  Latitude -90 ... 90 degrees, longitude any finite value.
 * @param start     Seconds since the beginning of 1970 in UTC, without leap seconds; of the years
 *                  1900 to 2099; not part of the span.
 * @param end       Seconds: the end of the span, which is part of it; no more than 400 days after
 *                  start.
 * @param out       Receives the events, the first one first; may be null if capacity is 0.
 * @param capacity  Events that fit at out; 0 asks for the number.
 * @param needed    Receives the number of events, also when the buffer is too small; 0 when
 *                  refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_YEAR outside 1900 to 2099, or GN_ERROR_TIME for a span that ends before it
 *         starts or is longer than 400 days.
 *
 * The sun rises and sets when its center is 50 minutes of arc below the horizon of the sea, seen
 * from its level: refraction and the sun's radius, as in all almanacs. If a day has neither sunrise
 * nor sunset, its elevation tells: above -50/60 degrees it is up all day. Where the sun climbs or
 * sinks by 3 degrees an hour or more, times are right to 2 seconds by that rule, and if leap
 * seconds are given up, less right by the drift; the air of a real day may move sunrise by minutes.
 * A span includes its end but not its start: spans that follow each other list no event twice and
 * miss none, and the search for the next event begins at the time of the last one. If the buffer is
 * too small, all events in it become NaN, with the kind 0. Since 0.2.
 *
 * Time grows with the days of the span, at most 400.
 *
 *     gn_point paris = {48.8584, 2.2945};
 *     gn_sky_event events[16];
 *     size_t count;
 *     gn_sun_events(&paris, 1782000000, 1782086400, events, 16, &count);
 */
gn_status gn_sun_events(const gn_point *position, double start, double end, gn_sky_event *out,
                        size_t capacity, size_t *needed);

/**
 * Lists the events of the moon in a span of time: it rises, crosses the meridian and sets; and its
 * phases.
 *
 * @param position  Latitude -90 ... 90 degrees, longitude any finite value.
 * @param start     Seconds since the beginning of 1970 in UTC, without leap seconds; of the years
 *                  1900 to 2099; not part of the span.
 * @param end       Seconds: the end of the span, which is part of it; no more than 400 days after
 *                  start.
 * @param out       Receives the events, the first one first; may be null if capacity is 0.
 * @param capacity  Events that fit at out; 0 asks for the number.
 * @param needed    Receives the number of events, also when the buffer is too small; 0 when
 *                  refused; may be null.
 *
 * @return GN_OK, GN_ERROR_BUFFER_TOO_SMALL, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, GN_ERROR_LATITUDE,
 *         GN_ERROR_YEAR outside 1900 to 2099, or GN_ERROR_TIME for a span that ends before it
 *         starts or is longer than 400 days.
 *
 * The moon rises and sets when its upper edge is 34 minutes of arc below the horizon of the sea,
 * seen from its level. About once a month a day has no moonrise, and near the poles the moon stays
 * up or down for days. Where it climbs or sinks by 3 degrees an hour or more, times are right to 5
 * seconds. Phases are as seen from the center of the earth, the same for every position, and right
 * to 30 seconds. All else is as for gn_sun_events(). Since 0.2.
 *
 * Time grows with the days of the span, at most 400.
 *
 *     gn_point paris = {48.8584, 2.2945};
 *     gn_sky_event events[16];
 *     size_t count;
 *     gn_moon_events(&paris, 1782000000, 1782086400, events, 16, &count);
 */
gn_status gn_moon_events(const gn_point *position, double start, double end, gn_sky_event *out,
                         size_t capacity, size_t *needed);

/**
 * Finds how much of the moon is lit.
 *
 * @param time   Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900
 *               to 2099.
 * @param phase  Receives the phase; unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_NOT_FINITE, or GN_ERROR_YEAR outside 1900 to 2099.
 *
 * As seen from the center of the earth. The angle is right to 0.01 degrees, the lit part to 0.0001:
 * Meeus, "Astronomical Algorithms", second edition, chapter 48. Since 0.2.
 *
 *     gn_moon_phase phase;
 *     gn_moon_phase_at(1782043200, &phase);
 */
gn_status gn_moon_phase_at(double time, gn_moon_phase *phase);

/*
 * -------------------------------------------------------------------------------------------------
 * Observation: Shot groups and calibrated photos
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Measures a group of shots on the plane of a target.
 *
 * @param shots  Where they hit: meters to the right and up from any origin, within 1e15.
 * @param count  Shots, 1 ... 100,000.
 * @param aim    The point of aim, in meters, within 1e15, or none for the origin; may be null.
 * @param out    Receives the measures of the group, in meters; unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_COUNT, GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, or
 *         GN_ERROR_WORK for very many shots on a circle.
 *
 * A shot that is not known must be left out: NaN is refused. For one shot, spreads and radii are 0,
 * and the deviations, sigma, cep50 and r95 are NaN. Of several pairs as far apart as the extreme
 * spread, the rows are those of one. The results are exact but for rounding: about a unit in the
 * last place of the largest distance, also if the group is small and far from the origin.
 *
 * sigma, cep50 and r95 take for granted that shots spread alike in all directions, as a circular
 * normal distribution does. They describe the weapon, not these shots only, and they count from the
 * center, not from the aim. sigma is the root of the sum of the squared distances from the center
 * over 2 count - 2, divided by c4(2 count - 1), so that it is not too small on average for few
 * shots. If deviation_x and deviation_y of many shots differ, use these instead. Since 0.2.
 *
 * Time grows with the shots in most groups, and with their square if all lie on a circle. Slowest
 * input known: a circle, on which 100,000 shots are refused with GN_ERROR_WORK.
 *
 *     const gn_plane_point shots[] = {{0.010, 0.012}, {-0.015, 0.001}, {0.002, -0.018}, {0.021, 0.007}, {-0.004, 0.025}};
 *     gn_group group;
 *     gn_group_measure(shots, 5, NULL, &group);
 *     double moa;
 *     gn_target_convert(group.extreme_spread, GN_TARGET_METERS, GN_TARGET_MOA, 100, &moa);
 */
gn_status gn_group_measure(const gn_plane_point *shots, size_t count, const gn_plane_point *aim,
                           gn_group *out);

/**
 * Converts lengths on a target and the angles that they cover at a distance into each other.
 *
 * @param value     A length or an angle in the unit from, within 1e15; an angle that is converted
 *                  to another kind of unit must be less than 90 degrees either way.
 * @param from      GN_TARGET_METERS, GN_TARGET_MILLIMETERS, GN_TARGET_INCHES, GN_TARGET_MOA,
 *                  GN_TARGET_MILLIRADIANS or GN_TARGET_INCHES_PER_100_YARDS.
 * @param to        The unit of the result: one of the GN_TARGET_ values.
 * @param distance  Meters to the target, 0.001 ... 1e12; not read if lengths are converted to
 *                  lengths, or angles to angles.
 * @param out       Receives the length or the angle in the unit to; unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_UNIT, GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE,
 *         GN_ERROR_RANGE or GN_ERROR_TARGET_ANGLE.
 *
 * The tangent of an angle is the length over the distance: a sight that is turned by the angle
 * moves the shots that far. Inches per 100 yards are no angle but the length over the distance
 * itself, times 3600. Since 0.2.
 *
 *     double mrad;
 *     gn_target_convert(36, GN_TARGET_MILLIMETERS, GN_TARGET_MILLIRADIANS, 100, &mrad);   // 0.36
 */
gn_status gn_target_convert(double value, int32_t from, int32_t to, double distance, double *out);

/**
 * Finds from known points how a photo shows a plane.
 *
 * @param points  Points of the photo and where they are on the plane: pixels to the right and down,
 *                and meters to the right and up from any origin; within 1e15.
 * @param count   Points: 2 or more for a similarity, 3 for an affine map, 4 for a homography.
 * @param kind    GN_CALIBRATION_SIMILARITY, GN_CALIBRATION_AFFINE or GN_CALIBRATION_HOMOGRAPHY.
 * @param out     Receives the calibration, with its residual in meters; unchanged on error.
 *
 * @return GN_OK, GN_ERROR_NULL, GN_ERROR_CALIBRATION for the kind, GN_ERROR_COUNT,
 *         GN_ERROR_NOT_FINITE, GN_ERROR_PIXELS, GN_ERROR_MEASURE, GN_ERROR_CALIBRATION_POINTS if
 *         the points are one place, for an affine map nearly on a line, for a homography three of
 *         four nearly on a line, or GN_ERROR_CALIBRATION_ORDER.
 *
 * With more points than the kind needs, the sum of the squared distances on the plane is the least;
 * for a homography, the least that is reached from the direct linear transform. The residual is the
 * root of the mean of these squares. With as few points as the kind needs, it is 0 but for
 * rounding, and says nothing: measure one more. A photo never mirrors, so points that are given in
 * the opposite direction, or crosswise, are refused; a similarity of more points may only have a
 * large residual then. Since 0.2.
 *
 * Time grows with the points.
 *
 *     // The corners of an A4 sheet in a photo.
 *     const gn_calibration_point corners[] = {{{812, 604}, {0, 0.297}}, {{2903, 655}, {0.21, 0.297}},
 *                                             {{3010, 3522}, {0.21, 0}}, {{745, 3468}, {0, 0}}};
 *     gn_calibration calibration;
 *     gn_calibration_fit(corners, 4, GN_CALIBRATION_HOMOGRAPHY, &calibration);
 */
gn_status gn_calibration_fit(const gn_calibration_point *points, size_t count, int32_t kind,
                             gn_calibration *out);

/**
 * Finds the places on a plane that the pixels of a photo show.
 *
 * @param calibration     The result of gn_calibration_fit().
 * @param pixel_xs        Pixels to the right, within 1e15; not null unless count is 0.
 * @param pixel_x_stride  Bytes from one of them to the next; 0: every row uses the first.
 * @param pixel_ys        Pixels down, within 1e15; not null unless count is 0.
 * @param pixel_y_stride  Bytes from one of them to the next; 0: every row uses the first.
 * @param count           Pixels.
 * @param xs              Receives the places on the plane: to the right, in meters.
 * @param x_stride        Bytes from one x to the next.
 * @param ys              Receives the places on the plane: up, in meters.
 * @param y_stride        Bytes from one y to the next.
 * @param statuses        Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_CALIBRATION, GN_ERROR_STRIDE or
 *         GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE, GN_ERROR_PIXELS, or
 * GN_ERROR_OUT_OF_SIGHT for a pixel on the horizon of the plane or above it. Accurate to a few
 * units in the last place of the largest numbers involved. Since 0.2.
 *
 * Time grows with the rows.
 *
 *     const gn_calibration_point marks[] = {{{812, 604}, {0, 0.297}}, {{745, 3468}, {0, 0}}};
 *     gn_calibration calibration;
 *     gn_calibration_fit(marks, 2, GN_CALIBRATION_SIMILARITY, &calibration);
 *     const gn_plane_point holes[] = {{1501, 1822}, {1477, 1910}, {1533, 1865}};
 *     gn_plane_point shots[3];
 *     gn_calibration_to_plane_batch(&calibration, &holes[0].x, 16, &holes[0].y, 16, 3,
 *                                   &shots[0].x, 16, &shots[0].y, 16, NULL);
 *     gn_group group;
 *     gn_group_measure(shots, 3, NULL, &group);
 */
gn_status gn_calibration_to_plane_batch(const gn_calibration *calibration, const double *pixel_xs,
                                        ptrdiff_t pixel_x_stride, const double *pixel_ys,
                                        ptrdiff_t pixel_y_stride, size_t count, double *xs,
                                        ptrdiff_t x_stride, double *ys, ptrdiff_t y_stride,
                                        uint8_t *statuses);

/**
 * Finds the pixels of a photo that show places on a plane.
 *
 * @param calibration     The result of gn_calibration_fit().
 * @param xs              Meters to the right on the plane, within 1e15; not null unless count is 0.
 * @param x_stride        Bytes from one x to the next; 0: every row uses the first.
 * @param ys              Meters up, within 1e15; not null unless count is 0.
 * @param y_stride        Bytes from one y to the next; 0: every row uses the first.
 * @param count           Places.
 * @param pixel_xs        Receives the way to the right from the left edge of the photo, in pixels.
 * @param pixel_x_stride  Bytes from one of them to the next.
 * @param pixel_ys        Receives the way down from the top edge of the photo, in pixels.
 * @param pixel_y_stride  Bytes from one of them to the next.
 * @param statuses        Receives the status of each row, one byte each; may be null.
 *
 * @return GN_OK, GN_PARTIAL if a row was refused, GN_ERROR_CALIBRATION, GN_ERROR_STRIDE or
 *         GN_ERROR_NULL.
 *
 * A refused row becomes NaN, and its status says why: GN_ERROR_NOT_FINITE, GN_ERROR_MEASURE, or
 * GN_ERROR_OUT_OF_SIGHT for a place behind the camera. Leads back from
 * gn_calibration_to_plane_batch(), to a few units in the last place of the largest numbers
 * involved; draw the center and the circles of a group with it. Since 0.2.
 *
 * Time grows with the rows.
 *
 *     const gn_calibration_point marks[] = {{{812, 604}, {0, 0.297}}, {{745, 3468}, {0, 0}}};
 *     gn_calibration calibration;
 *     gn_calibration_fit(marks, 2, GN_CALIBRATION_SIMILARITY, &calibration);
 *     const gn_plane_point center = {0.1, 0.15};
 *     gn_plane_point pixel;
 *     gn_calibration_to_pixels_batch(&calibration, &center.x, 8, &center.y, 8, 1,
 *                                    &pixel.x, 8, &pixel.y, 8, NULL);
 */
gn_status gn_calibration_to_pixels_batch(const gn_calibration *calibration, const double *xs,
                                         ptrdiff_t x_stride, const double *ys, ptrdiff_t y_stride,
                                         size_t count, double *pixel_xs, ptrdiff_t pixel_x_stride,
                                         double *pixel_ys, ptrdiff_t pixel_y_stride,
                                         uint8_t *statuses);

#ifdef __cplusplus
}
#endif

#endif
