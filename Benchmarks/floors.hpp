// Floors: what the arithmetic and the memory of an operation cost at least. Each is a loop written for one contest, without
// checks and special cases. It is compared with the library on ordinary input before it is timed.
//
// SPDX-License-Identifier: MIT
#pragma once

#include "suite.hpp"

#include <gridnorth.h>

#include <string>
#include <vector>

namespace floors {

using Points = std::vector<gn_point>;
using Texts = std::vector<std::string>;

/// `zone_31` and its coordinates; `earth` and its coordinates.
std::vector<Floor> of_utm(const Points &zone_31, const std::vector<gn_utm> &grid, const Points &earth,
                          const std::vector<gn_utm> &earth_grid);
std::vector<Floor> of_geodesics(const Points &from, const Points &to, const std::vector<double> &azimuths,
                                const std::vector<double> &distances);
std::vector<Floor> of_circles(const Points &centers, const std::vector<double> &radii);
std::vector<Floor> of_sphere(const Points &from, const Points &to);
std::vector<Floor> of_rhumb_lines(const Points &from, const Points &to, const Points &starts, const std::vector<double> &azimuths,
                                  const std::vector<double> &distances);
/// The model as gn_wmm_values has it.
std::vector<Floor> of_magnetic(const Points &points, const double *values, double height, double year);
std::vector<Floor> of_groups(const std::vector<gn_plane_point> &shots);

std::vector<Floor> of_mgrs(const Points &points, const std::vector<gn_utm> &grid, const Texts &texts);
std::vector<Floor> of_graticules(const Points &points, const Texts &georef, const Texts &gars);
std::vector<Floor> of_degrees(const Points &points, const Texts &texts);
/// A ring of short edges, and positions around it.
std::vector<Floor> of_ring(const Points &ring, const Points &asked);
/// Polygons of as many vertices each, one after the other.
std::vector<Floor> of_polygon_texts(const Points &points, size_t vertices);

/// The lines of a map view, and the text that gn_grid_geojson() makes of them.
struct GridText {
    std::vector<gn_grid_line> lines;
    Points vertices;
    std::string text;
    int decimals;
};
std::vector<Floor> of_grid_texts(const std::string &operation, const std::vector<GridText> &texts);
std::vector<Floor> of_gpx(const std::string &document, const std::vector<gn_vertex> &vertices);
std::vector<Floor> of_event(const std::string &event, const gn_feature &feature, const gn_vertex &vertex);

} // namespace floors
