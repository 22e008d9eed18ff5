// Heights of the ground, from a GTX file, against PROJ; and profiles and lines of sight over them.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "geographic.hpp"
#include "places.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <proj.h>

#include <GeographicLib/GeodesicLine.hpp>

#include <stdlib.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <string>
#include <vector>

namespace {

constexpr double SOUTH = 44, WEST = 5, NORTH = 49, EAST = 15;
constexpr double STEP = 1000;

// Meters: a position as near to a sample as a millionth of a step counts as being there; two samples differ by 10 m.
constexpr double SAME_HEIGHT = 10e-6;

double hills(double x, double y) { return 1500 + 900 * std::sin(x * 0.07) * std::cos(y * 0.05) + 80 * std::sin(x + y); }

template <typename Number> void append_swapped(std::vector<char> &bytes, Number number) {
    char memory[sizeof number];
    std::memcpy(memory, &number, sizeof number);
    std::reverse(memory, memory + sizeof number);
    bytes.insert(bytes.end(), memory, memory + sizeof number);
}

// A file of GTX, one sample a minute: numbers of 32 bits, the highest byte first, and as low as those of a geoid: PROJ
// takes higher ones for voids.
std::vector<char> gtx() {
    constexpr double step = 1.0 / 60;
    constexpr int32_t rows = 301, columns = 601;
    std::vector<char> bytes;
    for (double number : {SOUTH, WEST, step, step}) append_swapped(bytes, number);
    append_swapped(bytes, rows);
    append_swapped(bytes, columns);
    for (int row = 0; row < rows; row++)
        for (int column = 0; column < columns; column++) append_swapped(bytes, float(hills(column, row) / 30));
    return bytes;
}

// A file of SRTM with a sample a second, for 46 to 47 north and 8 to 9 east.
std::vector<char> srtm() {
    constexpr int side = 3601;
    std::vector<char> bytes;
    bytes.reserve(size_t(side) * side * 2);
    for (int row = 0; row < side; row++)
        for (int column = 0; column < side; column++) append_swapped(bytes, int16_t(hills(column * 0.1, row * 0.1)));
    return bytes;
}

// PROJ finds a grid by the name of its file, and takes radians.
class ShiftByProj {
  public:
    explicit ShiftByProj(const std::vector<char> &bytes) : context(proj_context_create()) {
        std::string name = std::filesystem::temp_directory_path() / "heights-XXXXXX.gtx";
        const int file = mkstemps(name.data(), 4);
        require(file >= 0 && write(file, bytes.data(), bytes.size()) == ssize_t(bytes.size()), "no file for PROJ");
        close(file);
        projection = proj_create(context, ("+proj=vgridshift +multiplier=1 +grids=" + name).c_str());
        require(projection != nullptr, "PROJ reads no grid");
        height({(SOUTH + NORTH) / 2, (WEST + EAST) / 2});  // It opens the file when it is needed.
        unlink(name.c_str());
    }

    ~ShiftByProj() {
        proj_destroy(projection);
        proj_context_destroy(context);
    }

    double height(gn_point point) const {
        const PJ_COORD position = proj_coord(proj_torad(point.longitude), proj_torad(point.latitude), 0, 0);
        return proj_trans(projection, PJ_FWD, position).xyz.z;
    }

    void heights(const std::vector<gn_point> &points, std::vector<PJ_COORD> &out) const {
        for (size_t i = 0; i < points.size(); i++)
            out[i] = proj_coord(proj_torad(points[i].longitude), proj_torad(points[i].latitude), 0, 0);
        proj_trans_array(projection, PJ_FWD, out.size(), out.data());
    }

  private:
    PJ_CONTEXT *context;
    PJ *projection;
};

} // namespace

void time_heights(const Effort &effort) {
    const size_t count = effort.positions;
    Places places;
    const std::vector<char> geoid = gtx(), ground = srtm();
    const ShiftByProj proj(geoid);
    gn_height_grid smooth, fine;
    require(gn_height_grid_gtx(geoid.data(), geoid.size(), &smooth), "no grid of GTX");
    require(gn_height_grid_hgt(ground.data(), ground.size(), 46, 8, &fine), "no grid of SRTM");

    // Within each grid; and a way of steps of 30 m through the fine one.
    std::vector<gn_point> wide(count), scattered(count), way(count);
    for (size_t i = 0; i < count; i++) {
        wide[i] = {places.between(SOUTH, NORTH), places.between(WEST, EAST)};
        scattered[i] = {places.between(46, 47), places.between(8, 9)};
        way[i] = {46.5 + 0.49 * std::sin(double(i) * 0.0006), 8.5 + 0.49 * std::cos(double(i) * 0.0007)};
    }
    std::vector<double> heights(count);
    std::vector<PJ_COORD> coordinates(count);
    auto batch = [&](const std::vector<char> &bytes, const gn_height_grid &grid, const std::vector<gn_point> &points) {
        return [&] {
            gn_height_at_batch(bytes.data(), bytes.size(), &grid, 1, &points[0].latitude, sizeof(gn_point),
                               &points[0].longitude, sizeof(gn_point), count, heights.data(), sizeof(double), nullptr);
        };
    };
    batch(geoid, smooth, wide)();
    proj.heights(wide, coordinates);
    for (size_t i = 0; i < count; i++)
        require(std::fabs(heights[i] - coordinates[i].xyz.z) < SAME_HEIGHT, "heights differ");

    // A route of three points, with a sample every kilometer at most: the same places by GeographicLib.
    const std::vector<gn_point> route = {{45, 6}, {48, 9}, {46, 14}};
    std::vector<gn_profile_sample> samples(10000);
    size_t needed = 0;
    auto profile = [&] {
        gn_profile_sample_route(geoid.data(), geoid.size(), &smooth, 1, route.data(), route.size(), STEP,
                                samples.data(), samples.size(), &needed);
    };
    std::vector<double> by_proj(samples.size());
    auto profile_by_peers = [&] {
        size_t next = 0;
        by_proj[next++] = proj.height(route[0]);
        for (size_t i = 1; i < route.size(); i++) {
            const GeographicLib::GeodesicLine line = geographic::wgs84().InverseLine(
                route[i - 1].latitude, route[i - 1].longitude, route[i].latitude, route[i].longitude);
            const double pieces = std::ceil(line.Distance() / STEP);
            for (double piece = 1; piece <= pieces; piece++) {
                gn_point point;
                line.Position(line.Distance() * (piece / pieces), point.latitude, point.longitude);
                by_proj[next++] = proj.height(point);
            }
        }
        return next;
    };
    profile();
    require(profile_by_peers() == needed, "profiles have other samples");
    for (size_t i = 0; i < needed; i++)
        require(std::fabs(samples[i].height - by_proj[i]) < SAME_HEIGHT, "profiles differ");

    gn_sight sight;
    auto look = [&] {
        for (const gn_point target : {gn_point{46.6, 8.5}, gn_point{46.5, 8.7}, gn_point{46.4, 8.4}}) {
            gn_sight_between(ground.data(), ground.size(), &fine, 1, &way[0], 2000, &target, 2000, nullptr, &sight);
            sink = sink + sight.clearance;
        }
    };
    gn_profile_summary summary;
    hold(effort, "Heights",
         {{"gn_height_at_batch", "heights of a grid of GTX, batch", "position", count, batch(geoid, smooth, wide),
           "PROJ", [&] { proj.heights(wide, coordinates); }},
          {"gn_height_at_batch", "heights of SRTM along a way, batch", "position", count, batch(ground, fine, way), "",
           nullptr},
          {"gn_height_at_batch", "heights of SRTM anywhere, batch", "position", count, batch(ground, fine, scattered),
           "", nullptr},
          {"gn_height_at", "heights of a grid of GTX, one by one", "position", count,
           [&] {
               for (const gn_point &point : wide) {
                   double height;
                   gn_height_at(geoid.data(), geoid.size(), &smooth, 1, &point, &height);
                   sink = sink + height;
               }
           },
           "PROJ",
           [&] {
               for (const gn_point &point : wide) sink = sink + proj.height(point);
           }},
          {"gn_profile_sample_route", "profile, a sample every kilometer", "sample", needed, profile,
           "GeographicLib and PROJ", [&] { sink = sink + double(profile_by_peers()); }},
          {"gn_profile_summarize", "climbs and extremes of a profile", "sample", needed,
           [&] {
               gn_profile_summarize(samples.data(), needed, 10, &summary);
               sink = sink + summary.ascent;
           },
           "", nullptr},
          {"gn_sight_between", "sights of 11 to 17 km over SRTM", "sight", 3, look, "", nullptr}});
}
