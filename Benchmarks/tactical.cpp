// Tactical shapes: beside GEOS where a plane is good for it, and beside GeographicLib.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "geographic.hpp"
#include "places.hpp"
#include "planar.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace {

constexpr size_t SIZE = 100;
constexpr double DISTANCE = 300, EVERY = 1000;

// A way with a position every kilometer or so, which bends a little.
struct Way {
    std::vector<gn_point> points;
    planar::Geometry plane;

    explicit Way(Places &places) {
        gn_point point = places.between_parallels(-50, 50, -150, 150);
        double azimuth = places.between(-180, 180);
        for (size_t i = 0; i < SIZE; i++) {
            points.push_back(point);
            azimuth += places.between(-20, 20);
            point = geographic::direct(point, azimuth, places.between(500, 1500));
        }
        plane = planar::line(points.data(), SIZE);
    }
};

// How many vertices GEOS draws beside the line of degrees.
int parallel_in_the_plane(const Way &way) {
    const planar::Geometry line(
        GEOSOffsetCurve_r(planar::context(), way.plane.get(), -DISTANCE / METERS_OF_A_DEGREE, 18, GEOSBUF_JOIN_ROUND, 5));
    return line ? GEOSGetNumCoordinates_r(planar::context(), line.get()) : 0;
}

int corridor_in_the_plane(const Way &way) {
    const planar::Geometry ring(GEOSBufferWithStyle_r(planar::context(), way.plane.get(), DISTANCE / METERS_OF_A_DEGREE, 18,
                                                      GEOSBUF_CAP_FLAT, GEOSBUF_JOIN_ROUND, 5));
    return ring ? GEOSGetNumCoordinates_r(planar::context(), ring.get()) : 0;
}

// The places at equal distances of some meters, segment by segment.
size_t marks_by_peer(const Way &way, std::vector<gn_point> &out) {
    size_t count = 0;
    double next = 0;
    for (size_t i = 1; i < SIZE; i++) {
        const geographic::Inverse leg = geographic::inverse(way.points[i - 1], way.points[i]);
        for (; next < leg.distance; next += EVERY)
            out[count++] = geographic::direct(way.points[i - 1], leg.azimuth_from, next);
        next -= leg.distance;
    }
    return count;
}

} // namespace

void time_tactical(const Effort &effort) {
    Places places;
    std::vector<Way> ways;
    for (size_t i = 0; i < std::max<size_t>(1, effort.positions / SIZE / 10); i++) ways.emplace_back(places);
    const size_t all = ways.size() * SIZE;
    std::vector<gn_point> out(100 * SIZE);
    std::vector<gn_route_mark> marks(4 * SIZE);
    std::vector<double> xs(SIZE), ys(SIZE);
    for (size_t i = 0; i < SIZE; i++) xs[i] = places.between(0, 1), ys[i] = places.between(-0.2, 0.2);

    auto each = [&ways](auto what) -> Run {
        return [&ways, what] {
            for (const Way &way : ways) sink = sink + double(what(way));
        };
    };
    size_t needed = 0;
    auto parallel = [&](const Way &way) {
        gn_route_parallel(way.points.data(), SIZE, DISTANCE, nullptr, out.data(), out.size(), &needed);
        return needed;
    };
    auto corridor = [&](const Way &way) {
        gn_route_corridor(way.points.data(), SIZE, DISTANCE, DISTANCE, nullptr, out.data(), out.size(), &needed);
        return needed;
    };
    auto arrow = [&](const Way &way) {
        gn_route_arrow(way.points.data(), SIZE, DISTANCE, 2 * DISTANCE, DISTANCE, nullptr, out.data(), out.size(), &needed);
        return needed;
    };
    auto mark = [&](const Way &way) {
        gn_route_marks(way.points.data(), SIZE, 0, EVERY, marks.data(), marks.size(), &needed);
        return needed;
    };
    auto rectangle = [&](const Way &way) {
        gn_rectangle(&way.points[0], 3000, 2000, 30, nullptr, out.data(), out.size(), &needed);
        return out[1].latitude;
    };
    auto lay = [&](const Way &way) {
        gn_frame_points_batch(way.points.data(), 2, GN_FRAME_LENGTH, xs.data(), 8, ys.data(), 8, SIZE, &out[0].latitude, 16,
                              &out[0].longitude, 16, nullptr);
        return out[SIZE - 1].latitude;
    };
    auto rectangle_by_peer = [&](const Way &way) {
        const double corner = std::atan2(2.0, 3.0) * 57.29577951308232;
        const double half = std::hypot(1500, 1000);
        for (int i = 0; i < 4; i++)
            out[i] = geographic::direct(way.points[0], 30 + (i % 2 ? -corner : corner) + (i < 2 ? 0 : 180), half);
        return out[1].latitude;
    };

    for (const Way &way : ways) {
        require(parallel(way) > SIZE / 2 && parallel_in_the_plane(way) > int(SIZE / 2), "a parallel is missing");
        require(corridor(way) > SIZE && corridor_in_the_plane(way) > int(SIZE), "a corridor is missing");
        require(arrow(way) > SIZE, "an arrow is missing");
        rectangle(way);
        const gn_point corner = out[1];
        rectangle_by_peer(way);
        require(apart(corner, out[1]) < 1e-5, "corners differ");
        const size_t count = marks_by_peer(way, out);
        require(mark(way) == count && apart(marks[count - 1].point, out[count - 1]) < 1e-5, "marks differ");
    }

    const std::string points = std::to_string(SIZE) + " points";
    hold(effort, "Tactical shapes",
         {{"gn_route_parallel", "parallel, " + points, "point", all, each(parallel), "GEOS",
           each(parallel_in_the_plane), IN_THE_PLANE},
          {"gn_route_corridor", "corridor, " + points, "point", all, each(corridor), "GEOS",
           each(corridor_in_the_plane), IN_THE_PLANE},
          {"gn_route_arrow", "arrow, " + points, "point", all, each(arrow), "", nullptr},
          {"gn_route_marks", "a mark every kilometer, " + points, "point", all, each(mark), "GeographicLib",
           each([&](const Way &way) { return marks_by_peer(way, out); })},
          {"gn_rectangle", "rectangle", "rectangle", ways.size(), each(rectangle), "GeographicLib", each(rectangle_by_peer)},
          {"gn_frame_points_batch", "points of a frame, batch", "point", all, each(lay), "", nullptr}});
}
