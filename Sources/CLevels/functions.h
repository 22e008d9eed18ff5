// The functions that are compiled with blocks of eight rows: those that spend their time on them. A library with several
// levels holds them once for each. Everything else has blocks of two, and is there once; four kernels, which begin with
// gridnorth_, compute eight of what it needs at a time. Tests/ABI names the reason for whatever takes many rows and is not here.
//
// Tools/build-library reads the names too: one to a line, nothing else on it.
//
// SPDX-License-Identifier: MIT
LEVELED(gridnorth_geodesic_distances)
LEVELED(gridnorth_geodesic_ends)
LEVELED(gridnorth_zone_positions)
LEVELED(gridnorth_sines_and_cosines)
LEVELED(gn_mgrs_encode_batch)
LEVELED(gn_mgrs_decode_batch)
LEVELED(gn_mgrs_decode_strict_batch)
LEVELED(gn_web_mercator_forward_batch)
LEVELED(gn_web_mercator_inverse_batch)
LEVELED(gn_utm_forward_batch)
LEVELED(gn_utm_inverse_batch)
LEVELED(gn_utm_factors_batch)
LEVELED(gn_magnetic_declination_batch)
LEVELED(gn_geodesic_inverse_batch)
LEVELED(gn_geodesic_direct_batch)
LEVELED(gn_geodesic_line)
LEVELED(gn_geodesic_points)
LEVELED(gn_sphere_inverse_batch)
LEVELED(gn_sphere_direct_batch)
LEVELED(gn_route_length)
LEVELED(gn_route_distances)
LEVELED(gn_polygon_index_build)
LEVELED(gn_route_index_build)
LEVELED(gn_polygon_measure)
LEVELED(gn_polygon_orientation)
LEVELED(gn_calibration_to_plane_batch)
LEVELED(gn_calibration_to_pixels_batch)
LEVELED(gn_height_at_batch)
LEVELED(gn_viewshed_cells)
