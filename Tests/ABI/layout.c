/*
 * The layouts that are frozen within an ABI number, checked by each compiler that sees the header.
 *
 * SPDX-License-Identifier: MIT
 */
#include "gridnorth.h"

#define SIZE(type, bytes) _Static_assert(sizeof(type) == (bytes), #type " has another size")
#define AT(type, field, offset) _Static_assert(offsetof(type, field) == (offset), #type "." #field " has moved")

SIZE(gn_status, 4);

SIZE(gn_point, 16);
AT(gn_point, latitude, 0);
AT(gn_point, longitude, 8);

SIZE(gn_utm, 24);
AT(gn_utm, easting, 0);
AT(gn_utm, northing, 8);
AT(gn_utm, zone, 16);
AT(gn_utm, hemisphere, 20);

SIZE(gn_mgrs_cell, 120);
AT(gn_mgrs_cell, center, 0);
AT(gn_mgrs_cell, south_west, 16);
AT(gn_mgrs_cell, inside, 32);
AT(gn_mgrs_cell, utm_center, 48);
AT(gn_mgrs_cell, utm_south_west, 72);
AT(gn_mgrs_cell, size, 96);
AT(gn_mgrs_cell, zone, 104);
AT(gn_mgrs_cell, precision, 108);
AT(gn_mgrs_cell, flags, 112);
AT(gn_mgrs_cell, band, 116);
AT(gn_mgrs_cell, column, 117);
AT(gn_mgrs_cell, row, 118);
AT(gn_mgrs_cell, reserved, 119);

SIZE(gn_bounds, 32);
AT(gn_bounds, south, 0);
AT(gn_bounds, west, 8);
AT(gn_bounds, north, 16);
AT(gn_bounds, east, 24);

SIZE(gn_grid_options, 120);
AT(gn_grid_options, size, 0);
AT(gn_grid_options, content, 4);
AT(gn_grid_options, tile_size, 8);
AT(gn_grid_options, tolerance_unit, 12);
AT(gn_grid_options, tolerance, 16);
AT(gn_grid_options, margin, 24);
AT(gn_grid_options, minimum_pixels, 32);
AT(gn_grid_options, spacing, 40);
AT(gn_grid_options, level_zooms, 48);
AT(gn_grid_options, label_pixels, 88);
AT(gn_grid_options, reference_zoom, 96);
AT(gn_grid_options, reference_step, 104);
AT(gn_grid_options, reserved, 108);
AT(gn_grid_options, max_vertices, 112);

SIZE(gn_grid_line, 64);
AT(gn_grid_line, coordinate, 0);
AT(gn_grid_line, spacing, 8);
AT(gn_grid_line, first, 16);
AT(gn_grid_line, count, 24);
AT(gn_grid_line, width, 32);
AT(gn_grid_line, opacity, 36);
AT(gn_grid_line, zone, 40);
AT(gn_grid_line, hemisphere, 44);
AT(gn_grid_line, kind, 48);
AT(gn_grid_line, axis, 52);
AT(gn_grid_line, major, 56);
AT(gn_grid_line, reserved, 60);

SIZE(gn_grid_label, 64);
AT(gn_grid_label, position, 0);
AT(gn_grid_label, text, 16);
AT(gn_grid_label, coordinate, 32);
AT(gn_grid_label, kind, 40);
AT(gn_grid_label, zone, 44);
AT(gn_grid_label, hemisphere, 48);
AT(gn_grid_label, axis, 52);
AT(gn_grid_label, edge, 56);
AT(gn_grid_label, reserved, 60);

SIZE(gn_scale_bar, 56);
AT(gn_scale_bar, width, 0);
AT(gn_scale_bar, metres, 8);
AT(gn_scale_bar, value, 16);
AT(gn_scale_bar, unit, 24);
AT(gn_scale_bar, text, 32);

SIZE(gn_route_place, 48);
AT(gn_route_place, point, 0);
AT(gn_route_place, distance_along, 16);
AT(gn_route_place, distance_off, 24);
AT(gn_route_place, azimuth, 32);
AT(gn_route_place, segment, 40);

SIZE(gn_polygon_crossing, 40);
AT(gn_polygon_crossing, edge, 0);
AT(gn_polygon_crossing, other_edge, 8);
AT(gn_polygon_crossing, point, 16);
AT(gn_polygon_crossing, found, 32);
AT(gn_polygon_crossing, reserved, 36);

SIZE(gn_shape_options, 64);
AT(gn_shape_options, size, 0);
AT(gn_shape_options, placement, 4);
AT(gn_shape_options, vertices, 8);
AT(gn_shape_options, azimuth_is, 12);
AT(gn_shape_options, tolerance, 16);
AT(gn_shape_options, edge_tolerance, 24);
AT(gn_shape_options, label_azimuth, 32);
AT(gn_shape_options, radial_azimuth, 40);
AT(gn_shape_options, radials, 48);
AT(gn_shape_options, decimals, 52);
AT(gn_shape_options, longitudes, 56);
AT(gn_shape_options, reserved, 60);

SIZE(gn_ring_line, 56);
AT(gn_ring_line, radius, 0);
AT(gn_ring_line, azimuth, 8);
AT(gn_ring_line, label, 16);
AT(gn_ring_line, first, 32);
AT(gn_ring_line, count, 40);
AT(gn_ring_line, kind, 48);
AT(gn_ring_line, reserved, 52);

SIZE(gn_mgrs_typing, 192);
AT(gn_mgrs_typing, next, 0);
AT(gn_mgrs_typing, flags, 8);
AT(gn_mgrs_typing, field, 12);
AT(gn_mgrs_typing, distance, 16);
AT(gn_mgrs_typing, azimuth, 24);
AT(gn_mgrs_typing, cell, 32);
AT(gn_mgrs_typing, text, 152);
