// Web Mercator beside PROJ; tiles and views, for which C++ has no peer. Python's are in the oracle of tiles.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "places.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <proj.h>

#include <cmath>
#include <vector>

namespace {

// PROJ takes radians, longitude first, and projects an array in its place.
class WebMercator {
  public:
    WebMercator() : context(proj_context_create()), projection(proj_create(context, "+proj=webmerc +datum=WGS84")) {
        require(projection != nullptr, "PROJ has no Web Mercator");
    }

    ~WebMercator() {
        proj_destroy(projection);
        proj_context_destroy(context);
    }

    void forward(const std::vector<gn_point> &points, std::vector<PJ_COORD> &out) const {
        for (size_t i = 0; i < points.size(); i++) {
            out[i] = proj_coord(proj_torad(points[i].longitude), proj_torad(points[i].latitude), 0, 0);
        }
        proj_trans_array(projection, PJ_FWD, out.size(), out.data());
    }

    void inverse(const std::vector<double> &xs, const std::vector<double> &ys, std::vector<PJ_COORD> &out) const {
        for (size_t i = 0; i < xs.size(); i++) out[i] = proj_coord(xs[i], ys[i], 0, 0);
        proj_trans_array(projection, PJ_INV, out.size(), out.data());
    }

  private:
    PJ_CONTEXT *context;
    PJ *projection;
};

// A star of some degrees around a place in Switzerland.
std::vector<gn_point> star(int corners, double degrees) {
    std::vector<gn_point> points;
    for (int i = 0; i < corners; i++) {
        const double angle = -6.283185307179586 * i / corners, radius = degrees * (i % 3 == 0 ? 0.8 : 1);
        points.push_back({47 + radius * std::cos(angle), 8 + 1.4 * radius * std::sin(angle)});
    }
    return points;
}

}  // namespace

void time_tiles(const Effort &effort) {
    const size_t count = effort.positions;
    const WebMercator proj;
    Places places;
    const std::vector<gn_point> strip = places.zone_31(count);
    std::vector<double> xs(count), ys(count), first(count), second(count);
    std::vector<PJ_COORD> coordinates(count);
    std::vector<gn_tile> tiles(count);
    std::vector<gn_tile_run> runs(1 << 16);
    const std::vector<gn_point> small = star(20, 0.5), large = star(500, 0.5), largest = star(5000, 3);

    auto forward_batch = [&](std::vector<double> &x, std::vector<double> &y) {
        gn_web_mercator_forward_batch(&strip[0].latitude, sizeof(gn_point), &strip[0].longitude, sizeof(gn_point), count,
            x.data(), sizeof(double), y.data(), sizeof(double), nullptr);
    };
    forward_batch(xs, ys);
    proj.forward(strip, coordinates);
    for (size_t i = 0; i < count; i++) {
        require(std::hypot(coordinates[i].xy.x - xs[i], coordinates[i].xy.y - ys[i]) < 2e-8, "PROJ projects otherwise");
    }
    auto cover = [&runs](const std::vector<gn_point> &points, uint32_t zoom) {
        return [&runs, &points, zoom] {
            size_t needed = 0;
            gn_tile_cover_polygon(points.data(), points.size(), nullptr, 0, zoom, runs.data(), runs.size(), &needed);
            sink = sink + double(needed);
        };
    };

    hold(effort, "Web Mercator and tiles",
         {{"gn_web_mercator_forward_batch", "forward, batch", "position", count, [&] { forward_batch(first, second); },
           "PROJ", [&] { proj.forward(strip, coordinates); }},
          {"gn_web_mercator_inverse_batch", "inverse, batch", "position", count,
           [&] {
               gn_web_mercator_inverse_batch(xs.data(), sizeof(double), ys.data(), sizeof(double), count, first.data(),
                   sizeof(double), second.data(), sizeof(double), nullptr);
           },
           "PROJ", [&] { proj.inverse(xs, ys, coordinates); }},
          {"gn_tile_at_batch", "tile of a position, batch", "position", count,
           [&] {
               gn_tile_at_batch(&strip[0].latitude, sizeof(gn_point), &strip[0].longitude, sizeof(gn_point), count, 14,
                   tiles.data(), sizeof(gn_tile), nullptr);
           },
           "", nullptr},
          {"gn_tile_cover_polygon", "tiles of a polygon of 20 points, zoom 12", "call", 1, cover(small, 12), "", nullptr},
          {"gn_tile_cover_polygon", "tiles of a polygon of 500 points, zoom 14", "call", 1, cover(large, 14), "", nullptr},
          {"gn_tile_cover_polygon", "tiles of a polygon of 5000 points, zoom 14", "call", 1, cover(largest, 14), "", nullptr},
          {"gn_tile_count_polygon", "number of tiles of a polygon of 20 points, zooms 0 to 14", "call", 1,
           [&] {
               size_t found = 0;
               gn_tile_count_polygon(small.data(), small.size(), nullptr, 0, 0, 14, &found);
               sink = sink + double(found);
           },
           "", nullptr},
          {"gn_tile_cover_route", "tiles of a corridor of 20 points, 1 km, zoom 13", "call", 1,
           [&] {
               size_t needed = 0;
               gn_tile_cover_route(small.data(), small.size(), 1000, 13, runs.data(), runs.size(), &needed);
               sink = sink + double(needed);
           },
           "", nullptr}});
}
