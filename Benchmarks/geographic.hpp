// The calls of GeographicLib that do the same work: the peer of many contests.
//
// SPDX-License-Identifier: MIT
#pragma once

#include <gridnorth.h>

#include <GeographicLib/Geodesic.hpp>
#include <GeographicLib/MGRS.hpp>
#include <GeographicLib/UTMUPS.hpp>

#include <string>

namespace geographic {

struct Grid {
    int zone;
    bool is_north;
    double x, y;
};

inline const GeographicLib::Geodesic &wgs84() { return GeographicLib::Geodesic::WGS84(); }

inline Grid project(gn_point point, int zone = GeographicLib::UTMUPS::STANDARD) {
    Grid grid;
    GeographicLib::UTMUPS::Forward(point.latitude, point.longitude, grid.zone, grid.is_north, grid.x, grid.y, zone);
    return grid;
}

inline gn_point unproject(const Grid &grid) {
    gn_point point;
    GeographicLib::UTMUPS::Reverse(grid.zone, grid.is_north, grid.x, grid.y, point.latitude, point.longitude);
    return point;
}

/// Writes into a string that keeps its memory from call to call.
inline void encode(gn_point point, std::string &reference) {
    const Grid grid = project(point);
    GeographicLib::MGRS::Forward(grid.zone, grid.is_north, grid.x, grid.y, point.latitude, 5, reference);
}

inline std::string encode(gn_point point) {
    std::string reference;
    encode(point, reference);
    return reference;
}

inline gn_point decode(const std::string &reference) {
    Grid grid;
    int precision;
    GeographicLib::MGRS::Reverse(reference, grid.zone, grid.is_north, grid.x, grid.y, precision);
    return unproject(grid);
}

inline gn_point direct(gn_point from, double azimuth, double distance) {
    gn_point to;
    wgs84().Direct(from.latitude, from.longitude, azimuth, distance, to.latitude, to.longitude);
    return to;
}

struct Inverse {
    double distance, azimuth_from, azimuth_to;
};

inline Inverse inverse(gn_point from, gn_point to) {
    Inverse result;
    wgs84().Inverse(from.latitude, from.longitude, to.latitude, to.longitude, result.distance, result.azimuth_from,
                    result.azimuth_to);
    return result;
}

} // namespace geographic
