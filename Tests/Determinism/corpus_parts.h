/*
 * What the parts of the corpus share: results into hashes, inputs from integers. See corpus.c.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CORPUS_PARTS_H
#define CORPUS_PARTS_H

#include "corpus.h"
#include "gridnorth.h"

/* The functions of the library: a test compares this list with Tests/ABI/exports.txt. */
#define FUNCTIONS(X)                                                                                                   \
    X(gn_version)                                                                                                      \
    X(gn_version_number)                                                                                               \
    X(gn_cpu_level)                                                                                                    \
    X(gn_cpu_level_limit)                                                                                              \
    X(gn_status_text)                                                                                                  \
    X(gn_status_name)                                                                                                  \
    X(gn_mgrs_capacity)                                                                                                \
    X(gn_mgrs_encode)                                                                                                  \
    X(gn_mgrs_encode_utm)                                                                                              \
    X(gn_mgrs_encode_batch)                                                                                            \
    X(gn_mgrs_decode)                                                                                                  \
    X(gn_mgrs_decode_strict)                                                                                           \
    X(gn_mgrs_decode_batch)                                                                                            \
    X(gn_mgrs_decode_strict_batch)                                                                                     \
    X(gn_mgrs_encode_utm_batch)                                                                                        \
    X(gn_mgrs_decode_cells_batch)                                                                                      \
    X(gn_mgrs_outline)                                                                                                 \
    X(gn_mgrs_bounds)                                                                                                  \
    X(gn_utm_forward)                                                                                                  \
    X(gn_utm_inverse)                                                                                                  \
    X(gn_utm_forward_batch)                                                                                            \
    X(gn_utm_inverse_batch)                                                                                            \
    X(gn_utm_factors)                                                                                                  \
    X(gn_utm_factors_batch)                                                                                            \
    X(gn_utm_zone)                                                                                                     \
    X(gn_utm_to_epsg)                                                                                                  \
    X(gn_utm_from_epsg)                                                                                                \
    X(gn_grid_options_init)                                                                                            \
    X(gn_grid_geojson)                                                                                                 \
    X(gn_grid_lines)                                                                                                   \
    X(gn_grid_lines_pixels)                                                                                            \
    X(gn_grid_labels)                                                                                                  \
    X(gn_grid_label_places)                                                                                            \
    X(gn_grid_spacing)                                                                                                 \
    X(gn_grid_bound)                                                                                                   \
    X(gn_screen_scale)                                                                                                 \
    X(gn_screen_scale_bar)                                                                                             \
    X(gn_screen_view)                                                                                                  \
    X(gn_screen_point_to_pixel)                                                                                        \
    X(gn_screen_point_to_pixel_batch)                                                                                  \
    X(gn_screen_pixel_to_point)                                                                                        \
    X(gn_screen_pixel_to_point_batch)                                                                                  \
    X(gn_screen_matrix)                                                                                                \
    X(gn_screen_camera)                                                                                                \
    X(gn_screen_fit)                                                                                                   \
    X(gn_points_bounds)                                                                                                \
    X(gn_web_mercator_forward)                                                                                         \
    X(gn_web_mercator_inverse)                                                                                         \
    X(gn_web_mercator_forward_batch)                                                                                   \
    X(gn_web_mercator_inverse_batch)                                                                                   \
    X(gn_tile_at)                                                                                                      \
    X(gn_tile_at_batch)                                                                                                \
    X(gn_tile_bounds)                                                                                                  \
    X(gn_tile_quadkey_format)                                                                                          \
    X(gn_tile_quadkey_parse)                                                                                           \
    X(gn_tile_cover_bounds)                                                                                            \
    X(gn_tile_cover_polygon)                                                                                           \
    X(gn_tile_cover_route)                                                                                             \
    X(gn_tile_count_bounds)                                                                                            \
    X(gn_tile_count_polygon)                                                                                           \
    X(gn_tile_count_route)                                                                                             \
    X(gn_magnetic_compute)                                                                                             \
    X(gn_magnetic_declination_batch)                                                                                   \
    X(gn_magnetic_model_parse)                                                                                         \
    X(gn_decimal_year)                                                                                                 \
    X(gn_norths_compute)                                                                                               \
    X(gn_azimuth_convert)                                                                                              \
    X(gn_geodesic_inverse)                                                                                             \
    X(gn_geodesic_direct)                                                                                              \
    X(gn_geodesic_inverse_batch)                                                                                       \
    X(gn_geodesic_direct_batch)                                                                                        \
    X(gn_geodesic_line)                                                                                                \
    X(gn_geodesic_points)                                                                                              \
    X(gn_geodesic_grid_inverse)                                                                                        \
    X(gn_geodesic_grid_direct)                                                                                         \
    X(gn_sphere_inverse)                                                                                               \
    X(gn_sphere_direct)                                                                                                \
    X(gn_sphere_inverse_batch)                                                                                         \
    X(gn_sphere_direct_batch)                                                                                          \
    X(gn_rhumb_inverse)                                                                                                \
    X(gn_rhumb_direct)                                                                                                 \
    X(gn_rhumb_inverse_batch)                                                                                          \
    X(gn_rhumb_direct_batch)                                                                                           \
    X(gn_rhumb_points)                                                                                                 \
    X(gn_route_length)                                                                                                 \
    X(gn_route_distances)                                                                                              \
    X(gn_route_point)                                                                                                  \
    X(gn_route_nearest)                                                                                                \
    X(gn_route_nearest_batch)                                                                                          \
    X(gn_route_densify)                                                                                                \
    X(gn_route_simplify)                                                                                               \
    X(gn_route_geojson)                                                                                                \
    X(gn_polygon_measure)                                                                                              \
    X(gn_polygon_orientation)                                                                                          \
    X(gn_polygon_contains)                                                                                             \
    X(gn_polygon_contains_batch)                                                                                       \
    X(gn_polygon_bounds)                                                                                               \
    X(gn_polygon_centroid)                                                                                             \
    X(gn_polygon_find_crossing)                                                                                        \
    X(gn_geojson_options_init)                                                                                         \
    X(gn_polygon_geojson)                                                                                              \
    X(gn_index_check)                                                                                                  \
    X(gn_point_index_build)                                                                                            \
    X(gn_point_index_nearest)                                                                                          \
    X(gn_point_index_nearest_batch)                                                                                    \
    X(gn_point_index_within)                                                                                           \
    X(gn_point_index_within_batch)                                                                                     \
    X(gn_point_index_count_batch)                                                                                      \
    X(gn_point_index_in_bounds)                                                                                        \
    X(gn_point_index_in_bounds_batch)                                                                                  \
    X(gn_polygon_index_build)                                                                                          \
    X(gn_route_index_build)                                                                                            \
    X(gn_edge_index_contains_batch)                                                                                    \
    X(gn_edge_index_nearest_batch)                                                                                     \
    X(gn_edge_index_crossings)                                                                                         \
    X(gn_fence_options_init)                                                                                           \
    X(gn_fence_index_build)                                                                                            \
    X(gn_fence_index_holding)                                                                                          \
    X(gn_fence_index_holding_batch)                                                                                    \
    X(gn_fence_index_step)                                                                                             \
    X(gn_navigation_options_init)                                                                                      \
    X(gn_navigation_step)                                                                                              \
    X(gn_track_options_init)                                                                                           \
    X(gn_track_begin)                                                                                                  \
    X(gn_track_add)                                                                                                    \
    X(gn_track_end)                                                                                                    \
    X(gn_track_summarize)                                                                                              \
    X(gn_height_grid_hgt)                                                                                              \
    X(gn_height_grid_dted)                                                                                             \
    X(gn_height_grid_gtx)                                                                                              \
    X(gn_height_at)                                                                                                    \
    X(gn_height_at_batch)                                                                                              \
    X(gn_profile_sample_route)                                                                                         \
    X(gn_profile_summarize)                                                                                            \
    X(gn_sight_options_init)                                                                                           \
    X(gn_sight_between)                                                                                                \
    X(gn_sight_along)                                                                                                  \
    X(gn_viewshed_cells)                                                                                               \
    X(gn_viewshed_dead_ground)                                                                                         \
    X(gn_shape_options_init)                                                                                           \
    X(gn_circle)                                                                                                       \
    X(gn_circle_bounds)                                                                                                \
    X(gn_ellipse)                                                                                                      \
    X(gn_wedge)                                                                                                        \
    X(gn_arc)                                                                                                          \
    X(gn_ring_set)                                                                                                     \
    X(gn_circle_geojson)                                                                                               \
    X(gn_ellipse_geojson)                                                                                              \
    X(gn_wedge_geojson)                                                                                                \
    X(gn_arc_geojson)                                                                                                  \
    X(gn_ring_set_geojson)                                                                                             \
    X(gn_outline_options_init)                                                                                         \
    X(gn_rectangle)                                                                                                    \
    X(gn_route_parallel)                                                                                               \
    X(gn_route_corridor)                                                                                               \
    X(gn_route_arrow)                                                                                                  \
    X(gn_route_marks)                                                                                                  \
    X(gn_frame_points_batch)                                                                                           \
    X(gn_position_parse)                                                                                               \
    X(gn_format_options_init)                                                                                          \
    X(gn_position_format)                                                                                              \
    X(gn_position_parse_batch)                                                                                         \
    X(gn_position_format_batch)                                                                                        \
    X(gn_georef_encode)                                                                                                \
    X(gn_georef_decode)                                                                                                \
    X(gn_gars_encode)                                                                                                  \
    X(gn_gars_decode)                                                                                                  \
    X(gn_georef_encode_batch)                                                                                          \
    X(gn_georef_decode_batch)                                                                                          \
    X(gn_gars_encode_batch)                                                                                            \
    X(gn_gars_decode_batch)                                                                                            \
    X(gn_mgrs_type)                                                                                                    \
    X(gn_mgrs_type_fields)                                                                                             \
    X(gn_length_format)                                                                                                \
    X(gn_length_parse)                                                                                                 \
    X(gn_area_format)                                                                                                  \
    X(gn_area_parse)                                                                                                   \
    X(gn_angle_format)                                                                                                 \
    X(gn_angle_parse)                                                                                                  \
    X(gn_speed_format)                                                                                                 \
    X(gn_speed_parse)                                                                                                  \
    X(gn_course_format)                                                                                                \
    X(gn_course_parse)                                                                                                 \
    X(gn_declination_format)                                                                                           \
    X(gn_declination_parse)                                                                                            \
    X(gn_texts_from_offsets_batch)                                                                                     \
    X(gn_texts_from_views_batch)                                                                                       \
    X(gn_texts_to_offsets)                                                                                             \
    X(gn_texts_to_views)                                                                                               \
    X(gn_time_parse)                                                                                                   \
    X(gn_time_format)                                                                                                  \
    X(gn_exchange_detect)                                                                                              \
    X(gn_gpx_read)                                                                                                     \
    X(gn_kml_read)                                                                                                     \
    X(gn_cot_read)                                                                                                     \
    X(gn_geojson_read)                                                                                                 \
    X(gn_cot_find_event)                                                                                               \
    X(gn_cot_search_event)                                                                                             \
    X(gn_xml_to_utf8)                                                                                                  \
    X(gn_xml_unescape)                                                                                                 \
    X(gn_json_unescape)                                                                                                \
    X(gn_feature_init)                                                                                                 \
    X(gn_exchange_options_init)                                                                                        \
    X(gn_gpx_write)                                                                                                    \
    X(gn_kml_write)                                                                                                    \
    X(gn_cot_write)                                                                                                    \
    X(gn_features_geojson)                                                                                             \
    X(gn_group_measure)                                                                                                \
    X(gn_target_convert)                                                                                               \
    X(gn_calibration_fit)                                                                                              \
    X(gn_calibration_to_plane_batch)                                                                                   \
    X(gn_calibration_to_pixels_batch)                                                                                  \
    X(gn_sun_position)                                                                                                 \
    X(gn_sun_position_batch)                                                                                           \
    X(gn_sun_events)                                                                                                   \
    X(gn_moon_position)                                                                                                \
    X(gn_moon_events)                                                                                                  \
    X(gn_moon_phase_at)                                                                                                \
    X(gn_coordinate_parse)

#define INDEX(name) OF_##name,
enum { FUNCTIONS(INDEX) SECTIONS };

/* Results into hashes. */
void absorb(int function, uint64_t value);
void absorb_integer(int function, int64_t value);
void absorb_double(int function, double value);
void absorb_text(int function, const char *text);
void absorb_point(int function, const gn_point *point);
void absorb_bounds(int function, const gn_bounds *bounds);
void absorb_count(int function, size_t count);
uint64_t bits(double value);
/* A batch's row that is not what the single call gave counts as a mismatch. */
void expect(int function, int equal);

/* Inputs from integers. */
double from_bits(uint64_t value);
#define NOT_A_NUMBER from_bits(0x7ff8000000000000u)
#define INFINITE from_bits(0x7ff0000000000000u)

uint64_t random_bits(void);
/* Between least and most, both included. */
int64_t random_integer(int64_t least, int64_t most);
/* A line, or next to it by a few units. */
int64_t at_edge(int64_t line);
/* Angles are whole multiples of 2^-44 degrees, some 6 nm: exact in a double up to 512 degrees. */
#define DEGREE (INT64_C(1) << 44)
double degrees(int64_t units);
/* Lengths are whole multiples of 2^-26 m, some 15 nm: exact up to 134,000 km. */
#define METER (INT64_C(1) << 26)
double meters(int64_t units);
double latitude_anywhere(void);
double longitude_anywhere(void);
double special_number(void);
/* Exactly; for exponents of a normal number. */
double power_of_two(int exponent);
/* From a millionth to a million, or what is no length. */
double special_length(void);
/* A position of some kind: anywhere, or where something changes. */
void make_position(uint32_t kind, double *latitude, double *longitude);

/* The parts in other files, once a block. */
void run_geodesics(uint32_t block);
void run_shapes(uint32_t block);
void run_texts(uint32_t block);
void run_magnetic(uint32_t block);
void run_exchange(uint32_t block);
void run_groups(void);
void run_tactical(uint32_t block);
void run_tiles(uint32_t block);
void run_terrain(uint32_t block);
void run_sky(void);

#endif
