// The projections: one zone beside PROJ, each position in its own beside GeographicLib.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "floors.hpp"
#include "geographic.hpp"
#include "places.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <proj.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace {

// PROJ takes radians, longitude first, and projects an array in its place.
class Proj {
  public:
    Proj() : context(proj_context_create()), projection(proj_create(context, "+proj=utm +zone=31 +ellps=WGS84")) {
        require(projection != nullptr, "PROJ has no UTM");
    }

    ~Proj() {
        proj_destroy(projection);
        proj_context_destroy(context);
    }

    void forward(const std::vector<gn_point> &points, std::vector<PJ_COORD> &out) const {
        for (size_t i = 0; i < points.size(); i++) out[i] = radians(points[i]);
        proj_trans_array(projection, PJ_FWD, out.size(), out.data());
    }

    void inverse(const std::vector<gn_utm> &grid, std::vector<PJ_COORD> &out) const {
        for (size_t i = 0; i < grid.size(); i++) out[i] = proj_coord(grid[i].easting, grid[i].northing, 0, 0);
        proj_trans_array(projection, PJ_INV, out.size(), out.data());
    }

    PJ_COORD forward(gn_point point) const { return proj_trans(projection, PJ_FWD, radians(point)); }

    PJ_COORD inverse(const gn_utm &utm) const {
        return proj_trans(projection, PJ_INV, proj_coord(utm.easting, utm.northing, 0, 0));
    }

  private:
    static PJ_COORD radians(gn_point point) {
        return proj_coord(point.longitude * DEGREE, point.latitude * DEGREE, 0, 0);
    }

    PJ_CONTEXT *context;
    PJ *projection;
};

gn_utm forward(gn_point point, int32_t zone = GN_ZONE_STANDARD) {
    gn_utm utm;
    require(gn_utm_forward(point.latitude, point.longitude, zone, &utm), "projection");
    return utm;
}

struct Factors {
    double convergence, scale;
};

Factors factors(gn_point point) {
    Factors factors{};
    gn_utm_factors(point.latitude, point.longitude, GN_ZONE_STANDARD, &factors.convergence, &factors.scale);
    return factors;
}

Factors factors_by_peer(gn_point point) {
    geographic::Grid grid;
    Factors factors;
    GeographicLib::UTMUPS::Forward(point.latitude, point.longitude, grid.zone, grid.is_north, grid.x, grid.y,
                                   factors.convergence, factors.scale);
    return factors;
}

} // namespace

void time_utm(const Effort &effort) {
    const size_t count = effort.positions;
    const Proj proj;
    Places places;
    const std::vector<gn_point> strip = places.zone_31(count), earth = places.earth(count);
    std::vector<gn_utm> strip_grid(count), earth_grid(count);
    std::vector<double> eastings(count), northings(count), earth_eastings(count), earth_northings(count);
    std::vector<double> first(count), second(count);
    std::vector<int32_t> zones(count), codes(count);
    std::vector<PJ_COORD> coordinates(count);

    const int32_t zone_31 = 31;

    auto forward_batch = [](const std::vector<gn_point> &points, int32_t zone, std::vector<double> &x,
                            std::vector<double> &y, int32_t *zones) {
        gn_utm_forward_batch(&points[0].latitude, sizeof(gn_point), &points[0].longitude, sizeof(gn_point),
            points.size(), zone, x.data(), sizeof(double), y.data(), sizeof(double), zones, 4, nullptr);
    };

    forward_batch(strip, 31, eastings, northings, nullptr);
    forward_batch(earth, GN_ZONE_STANDARD, earth_eastings, earth_northings, zones.data());
    proj.forward(strip, coordinates);
    for (size_t i = 0; i < count; i++) {
        strip_grid[i] = forward(strip[i], 31);
        earth_grid[i] = forward(earth[i]);
        require(std::hypot(coordinates[i].xy.x - eastings[i], coordinates[i].xy.y - northings[i]) < TOLERANCE,
                "PROJ projects otherwise");
        require(strip_grid[i].easting == eastings[i] && earth_grid[i].easting == earth_eastings[i],
                "a batch projects otherwise");
        const geographic::Grid grid = geographic::project(earth[i]);
        require(grid.zone == earth_grid[i].zone, "zones differ");
        require(std::hypot(grid.x - earth_eastings[i], grid.y - earth_northings[i]) < TOLERANCE,
                "GeographicLib projects otherwise");
        gn_point back;
        require(gn_utm_inverse(&earth_grid[i], &back), "inverse projection");
        require(apart(back, geographic::unproject(grid)) < TOLERANCE, "GeographicLib unprojects otherwise");
        require(std::fabs(factors(earth[i]).scale - factors_by_peer(earth[i]).scale) < 1e-13, "scales differ");
        require(gn_utm_to_epsg(earth_grid[i].zone, earth_grid[i].hemisphere, &codes[i]), "EPSG code");
        require(codes[i] == GeographicLib::UTMUPS::EncodeEPSG(grid.zone, grid.is_north), "EPSG codes differ");
    }

    auto forward_by_geographiclib = [&] {
        for (gn_point point : earth) sink = sink + geographic::project(point).x;
    };
    auto inverse_by_geographiclib = [&] {
        for (const gn_utm &utm : earth_grid) {
            const geographic::Grid grid = {utm.zone, utm.hemisphere == GN_NORTH, utm.easting, utm.northing};
            sink = sink + geographic::unproject(grid).latitude;
        }
    };
    auto factors_by_geographiclib = [&] {
        for (gn_point point : earth) sink = sink + factors_by_peer(point).scale;
    };
    auto forward_one_by_one = [](const std::vector<gn_point> &points, int32_t zone) {
        return [&points, zone] {
            gn_utm utm;
            for (gn_point point : points) {
                gn_utm_forward(point.latitude, point.longitude, zone, &utm);
                sink = sink + utm.easting;
            }
        };
    };
    auto inverse_one_by_one = [](const std::vector<gn_utm> &grid) {
        return [&grid] {
            gn_point point;
            for (const gn_utm &utm : grid) {
                gn_utm_inverse(&utm, &point);
                sink = sink + point.latitude;
            }
        };
    };

    hold(effort, "UTM and UPS",
         {{"gn_utm_forward_batch", "forward, one zone, batch", "position", count,
           [&] { forward_batch(strip, 31, first, second, nullptr); }, "PROJ",
           [&] { proj.forward(strip, coordinates); }},
          {"gn_utm_forward_batch", "forward, each in its zone, batch", "position", count,
           [&] { forward_batch(earth, GN_ZONE_STANDARD, first, second, zones.data()); }, "GeographicLib",
           forward_by_geographiclib},
          {"gn_utm_forward", "forward, one zone, one by one", "position", count, forward_one_by_one(strip, 31), "PROJ",
           [&] {
               for (gn_point point : strip) sink = sink + proj.forward(point).xy.x;
           }},
          {"gn_utm_forward", "forward, each in its zone, one by one", "position", count,
           forward_one_by_one(earth, GN_ZONE_STANDARD), "GeographicLib", forward_by_geographiclib},
          {"gn_utm_inverse_batch", "inverse, one zone, batch", "position", count,
           [&] {
               gn_utm_inverse_batch(eastings.data(), sizeof(double), northings.data(), sizeof(double), &zone_31,
                   0, count, first.data(), sizeof(double), second.data(), sizeof(double), nullptr);
           },
           "PROJ", [&] { proj.inverse(strip_grid, coordinates); }},
          {"gn_utm_inverse_batch", "inverse, each in its zone, batch", "position", count,
           [&] {
               gn_utm_inverse_batch(earth_eastings.data(), sizeof(double), earth_northings.data(), sizeof(double),
                   zones.data(), 4, count, first.data(), sizeof(double), second.data(), sizeof(double), nullptr);
           },
           "GeographicLib", inverse_by_geographiclib},
          {"gn_utm_inverse", "inverse, one zone, one by one", "position", count, inverse_one_by_one(strip_grid), "PROJ",
           [&] {
               for (const gn_utm &utm : strip_grid) sink = sink + proj.inverse(utm).lp.lam;
           }},
          {"gn_utm_inverse", "inverse, each in its zone, one by one", "position", count, inverse_one_by_one(earth_grid),
           "GeographicLib", inverse_by_geographiclib},
          {"gn_utm_factors_batch", "convergence and scale, batch", "position", count,
           [&] {
               gn_utm_factors_batch(&earth[0].latitude, sizeof(gn_point), &earth[0].longitude, sizeof(gn_point), count,
                   GN_ZONE_STANDARD, first.data(), sizeof(double), second.data(), sizeof(double), nullptr);
           },
           "GeographicLib", factors_by_geographiclib},
          {"gn_utm_factors", "convergence and scale, one by one", "position", count,
           [&] {
               for (gn_point point : earth) sink = sink + factors(point).scale;
           },
           "GeographicLib", factors_by_geographiclib},
          {"gn_utm_zone", "standard zone", "position", count,
           [&] {
               int32_t zone;
               for (gn_point point : earth) {
                   gn_utm_zone(point.latitude, point.longitude, &zone, nullptr);
                   sink = sink + zone;
               }
           },
           "GeographicLib",
           [&] {
               for (gn_point point : earth)
                   sink = sink + GeographicLib::UTMUPS::StandardZone(point.latitude, point.longitude);
           }},
          {"gn_utm_to_epsg", "EPSG code of a grid", "grid", count,
           [&] {
               int32_t code;
               for (const gn_utm &utm : earth_grid) {
                   gn_utm_to_epsg(utm.zone, utm.hemisphere, &code);
                   sink = sink + code;
               }
           },
           "GeographicLib",
           [&] {
               for (const gn_utm &utm : earth_grid)
                   sink = sink + GeographicLib::UTMUPS::EncodeEPSG(utm.zone, utm.hemisphere == GN_NORTH);
           }},
          {"gn_utm_from_epsg", "grid of an EPSG code", "code", count,
           [&] {
               int32_t zone, hemisphere;
               for (int32_t code : codes) {
                   gn_utm_from_epsg(code, &zone, &hemisphere);
                   sink = sink + zone;
               }
           },
           "GeographicLib",
           [&] {
               int zone;
               bool is_north;
               for (int32_t code : codes) {
                   GeographicLib::UTMUPS::DecodeEPSG(code, zone, is_north);
                   sink = sink + zone;
               }
           }}},
         floors::of_utm(strip, strip_grid, earth, earth_grid));
}
