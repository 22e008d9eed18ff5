// Geodesics, great circles and rhumb lines between pairs of positions.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "floors.hpp"
#include "geographic.hpp"
#include "places.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <GeographicLib/GeodesicLine.hpp>
#include <GeographicLib/Rhumb.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace {

using GeographicLib::GeodesicLine;
using GeographicLib::Rhumb;

constexpr size_t LINE = 64;  // Positions on one geodesic.

// MARK: Pairs

// Pairs of positions, with the azimuth and the distance that lead from the first to the second; room for results.
struct Pairs {
    std::vector<gn_point> from, to, results;
    std::vector<double> azimuths, distances, first, second, third;
    // The columns of a batch share a stride: beside azimuths, latitudes and longitudes are arrays of their own.
    std::vector<double> latitudes, longitudes, to_latitudes, to_longitudes;

    explicit Pairs(size_t count)
        : from(count), to(count), results(count), azimuths(count), distances(count), first(count), second(count),
          third(count), latitudes(count), longitudes(count), to_latitudes(count), to_longitudes(count) {}

    size_t count() const { return from.size(); }

    void solve() {
        for (size_t i = 0; i < count(); i++) {
            const geographic::Inverse inverse = geographic::inverse(from[i], to[i]);
            distances[i] = inverse.distance;
            azimuths[i] = inverse.azimuth_from;
            latitudes[i] = from[i].latitude;
            longitudes[i] = from[i].longitude;
        }
    }
};

Pairs anywhere(size_t count, Places &places) {
    Pairs pairs(count);
    for (size_t i = 0; i < count; i++) {
        pairs.from[i] = places.anywhere();
        pairs.to[i] = places.anywhere();
    }
    pairs.solve();
    return pairs;
}

// Pairs up to 100 km apart, as maps measure them.
Pairs nearby(size_t count, Places &places) {
    Pairs pairs(count);
    for (size_t i = 0; i < count; i++) {
        pairs.from[i] = places.anywhere();
        pairs.to[i] = geographic::direct(pairs.from[i], places.between(-180, 180), places.between(1, 100000));
    }
    pairs.solve();
    return pairs;
}

// The hard ones: within half a degree of the antipode.
Pairs nearly_antipodal(size_t count, Places &places) {
    Pairs pairs(count);
    for (size_t i = 0; i < count; i++) {
        gn_point from = places.anywhere();
        pairs.from[i] = from;
        pairs.to[i] = {std::fmax(-90, std::fmin(90, -from.latitude + places.between(-0.5, 0.5))),
                       from.longitude + 180 + places.between(-0.5, 0.5)};
    }
    pairs.solve();
    return pairs;
}

// MARK: Calls

// The batches of both problems have the same parameters, on the ellipsoid and on the sphere.
using Batch = decltype(&gn_geodesic_inverse_batch);
using InverseOne = decltype(&gn_geodesic_inverse);
using DirectOne = decltype(&gn_geodesic_direct);

Run inverse_all(Pairs &pairs, Batch solve) {
    return [&pairs, solve] {
        constexpr ptrdiff_t point = sizeof(gn_point), number = sizeof(double);
        solve(&pairs.from[0].latitude, point, &pairs.from[0].longitude, point, &pairs.to[0].latitude, point,
              &pairs.to[0].longitude, point, pairs.count(), pairs.first.data(), number, pairs.second.data(), number,
              pairs.third.data(), number, nullptr);
    };
}

Run direct_all(Pairs &pairs, Batch solve) {
    return [&pairs, solve] {
        constexpr ptrdiff_t number = sizeof(double);
        solve(pairs.latitudes.data(), number, pairs.longitudes.data(), number, pairs.azimuths.data(), number,
              pairs.distances.data(), number, pairs.count(), pairs.to_latitudes.data(), number,
              pairs.to_longitudes.data(), number, pairs.first.data(), number, nullptr);
    };
}

Run one_by_one(Pairs &pairs, InverseOne solve) {
    return [&pairs, solve] {
        for (size_t i = 0; i < pairs.count(); i++)
            solve(&pairs.from[i], &pairs.to[i], &pairs.first[i], &pairs.second[i], &pairs.third[i]);
    };
}

Run one_by_one(Pairs &pairs, DirectOne solve) {
    return [&pairs, solve] {
        for (size_t i = 0; i < pairs.count(); i++)
            solve(&pairs.from[i], pairs.azimuths[i], pairs.distances[i], &pairs.results[i], &pairs.first[i]);
    };
}

Run inverse_by_geographiclib(Pairs &pairs) {
    return [&pairs] {
        for (size_t i = 0; i < pairs.count(); i++) {
            const geographic::Inverse inverse = geographic::inverse(pairs.from[i], pairs.to[i]);
            pairs.first[i] = inverse.distance;
            pairs.second[i] = inverse.azimuth_from;
            pairs.third[i] = inverse.azimuth_to;
        }
    };
}

Run direct_by_geographiclib(Pairs &pairs) {
    return [&pairs] {
        for (size_t i = 0; i < pairs.count(); i++)
            geographic::wgs84().Direct(pairs.from[i].latitude, pairs.from[i].longitude, pairs.azimuths[i],
                                       pairs.distances[i], pairs.results[i].latitude, pairs.results[i].longitude,
                                       pairs.first[i]);
    };
}

void check_geodesics(Pairs &pairs) {
    inverse_all(pairs, gn_geodesic_inverse_batch)();
    for (size_t i = 0; i < pairs.count(); i++)
        require(std::fabs(pairs.first[i] - pairs.distances[i]) < 15e-9, "distances differ");
    direct_all(pairs, gn_geodesic_direct_batch)();
    for (size_t i = 0; i < pairs.count(); i++)
        require(apart({pairs.to_latitudes[i], pairs.to_longitudes[i]}, pairs.to[i]) < TOLERANCE, "destinations differ");
}

// MARK: Lines

std::vector<Contest> contests_of_lines(const Pairs &pairs, std::vector<gn_point> &points) {
    const size_t lines = std::max<size_t>(1, pairs.count() / LINE);
    static double distances[LINE];
    auto by_peer = [&pairs, &points, lines] {
        for (size_t i = 0; i < lines; i++) {
            const GeodesicLine line =
                geographic::wgs84().Line(pairs.from[i].latitude, pairs.from[i].longitude, pairs.azimuths[i]);
            for (size_t k = 0; k < LINE; k++)
                line.Position(double(k) * 1000, points[k].latitude, points[k].longitude);
            sink = sink + points[1].latitude;
        }
    };
    auto between_by_peer = [&pairs, &points, lines] {
        for (size_t i = 0; i < lines; i++) {
            const GeodesicLine line = geographic::wgs84().InverseLine(pairs.from[i].latitude, pairs.from[i].longitude,
                                                                      pairs.to[i].latitude, pairs.to[i].longitude);
            const double step = line.Distance() / double(LINE - 1);
            for (size_t k = 0; k < LINE; k++)
                line.Position(double(k) * step, points[k].latitude, points[k].longitude);
            sink = sink + points[1].latitude;
        }
    };
    auto ours = [&pairs, &points, lines] {
        for (size_t i = 0; i < lines; i++) {
            for (size_t k = 0; k < LINE; k++) distances[k] = double(k) * 1000;
            gn_geodesic_line(&pairs.from[i], pairs.azimuths[i], distances, LINE, points.data(), nullptr);
            sink = sink + points[1].latitude;
        }
    };
    auto between = [&pairs, &points, lines] {
        for (size_t i = 0; i < lines; i++) {
            gn_geodesic_points(&pairs.from[i], &pairs.to[i], LINE, points.data(), nullptr);
            sink = sink + points[1].latitude;
        }
    };
    for (auto [our_run, peer_run] : {std::pair<Run, Run>{ours, by_peer}, {between, between_by_peer}}) {
        our_run();
        const std::vector<gn_point> mine = points;
        peer_run();
        for (size_t k = 0; k < LINE; k++) require(apart(mine[k], points[k]) < TOLERANCE, "positions on a line differ");
    }
    return {{"gn_geodesic_line", "64 positions on a geodesic", "position", lines * LINE, ours,
             "GeographicLib GeodesicLine", by_peer},
            {"gn_geodesic_points", "64 positions between two", "position", lines * LINE, between,
             "GeographicLib GeodesicLine", between_by_peer}};
}

// MARK: Grid bearings

double convergence(gn_point point, int zone) {
    geographic::Grid grid;
    double convergence, scale;
    GeographicLib::UTMUPS::Forward(point.latitude, point.longitude, grid.zone, grid.is_north, grid.x, grid.y,
                                   convergence, scale, zone);
    return convergence;
}

std::vector<Contest> contests_of_grid_bearings(Pairs &pairs) {
    return {{"gn_geodesic_grid_inverse", "inverse with grid bearings, up to 10 km", "pair", pairs.count(),
             [&pairs] {
                 for (size_t i = 0; i < pairs.count(); i++)
                     gn_geodesic_grid_inverse(&pairs.from[i], &pairs.to[i], 31, &pairs.first[i], &pairs.second[i],
                                              &pairs.third[i]);
             },
             "GeographicLib",
             [&pairs] {
                 for (size_t i = 0; i < pairs.count(); i++) {
                     const geographic::Inverse inverse = geographic::inverse(pairs.from[i], pairs.to[i]);
                     pairs.first[i] = inverse.distance;
                     pairs.second[i] = inverse.azimuth_from - convergence(pairs.from[i], 31);
                     pairs.third[i] = inverse.azimuth_to - convergence(pairs.to[i], 31);
                 }
             }},
            {"gn_geodesic_grid_direct", "direct with grid bearings, up to 10 km", "pair", pairs.count(),
             [&pairs] {
                 for (size_t i = 0; i < pairs.count(); i++)
                     gn_geodesic_grid_direct(&pairs.from[i], 31, pairs.azimuths[i], pairs.distances[i],
                                             &pairs.results[i], &pairs.first[i]);
             },
             "GeographicLib",
             [&pairs] {
                 for (size_t i = 0; i < pairs.count(); i++) {
                     gn_point to;
                     double azimuth;
                     geographic::wgs84().Direct(pairs.from[i].latitude, pairs.from[i].longitude,
                                                pairs.azimuths[i] + convergence(pairs.from[i], 31), pairs.distances[i],
                                                to.latitude, to.longitude, azimuth);
                     pairs.results[i] = to;
                     pairs.first[i] = azimuth - convergence(to, 31);
                 }
             }}};
}

// Both sides fill the same columns; the results must be the same.
void check_columns(const std::vector<Contest> &contests, Pairs &pairs) {
    for (const Contest &contest : contests) {
        contest.ours();
        const Pairs ours = pairs;
        contest.by_peer();
        for (size_t i = 0; i < pairs.count(); i++) {
            // Distances, or bearings, which may differ by a turn.
            require(std::fabs(std::remainder(ours.first[i] - pairs.first[i], 360)) < 1e-6, "results of a pair differ");
            require(apart(ours.results[i], pairs.results[i]) < TOLERANCE, "ends differ");
        }
    }
}

Pairs within_zone_31(size_t count, Places &places) {
    Pairs pairs(count);
    for (size_t i = 0; i < count; i++) {
        pairs.from[i] = places.between_parallels(1, 78, 0.5, 5.5);
        pairs.to[i] = geographic::direct(pairs.from[i], places.between(-180, 180), places.between(100, 10000));
    }
    pairs.solve();
    return pairs;
}

} // namespace

void time_geodesics(const Effort &effort) {
    Places places;
    Pairs far = anywhere(effort.positions, places), near = nearby(effort.positions, places),
          hard = nearly_antipodal(std::max<size_t>(1, effort.positions / 10), places),
          local = within_zone_31(effort.positions, places);
    for (Pairs *pairs : {&far, &near, &hard}) check_geodesics(*pairs);

    std::vector<Contest> contests;
    for (auto [name, pairs] : {std::pair<std::string, Pairs *>{"anywhere", &far},
                               {"up to 100 km", &near},
                               {"nearly antipodal", &hard}}) {
        contests.push_back({"gn_geodesic_inverse_batch", "inverse, " + name + ", batch", "pair", pairs->count(),
                            inverse_all(*pairs, gn_geodesic_inverse_batch), "GeographicLib",
                            inverse_by_geographiclib(*pairs)});
        contests.push_back({"gn_geodesic_inverse", "inverse, " + name + ", one by one", "pair", pairs->count(),
                            one_by_one(*pairs, gn_geodesic_inverse), "GeographicLib",
                            inverse_by_geographiclib(*pairs)});
    }
    for (auto [name, pairs] : {std::pair<std::string, Pairs *>{"anywhere", &far}, {"up to 100 km", &near}}) {
        contests.push_back({"gn_geodesic_direct_batch", "direct, " + name + ", batch", "pair", pairs->count(),
                            direct_all(*pairs, gn_geodesic_direct_batch), "GeographicLib",
                            direct_by_geographiclib(*pairs)});
        contests.push_back({"gn_geodesic_direct", "direct, " + name + ", one by one", "pair", pairs->count(),
                            one_by_one(*pairs, gn_geodesic_direct), "GeographicLib", direct_by_geographiclib(*pairs)});
    }
    std::vector<gn_point> points(LINE);
    for (Contest &contest : contests_of_lines(near, points)) contests.push_back(std::move(contest));
    const std::vector<Contest> bearings = contests_of_grid_bearings(local);
    check_columns(bearings, local);
    contests.insert(contests.end(), bearings.begin(), bearings.end());
    hold(effort, "Geodesics", contests, floors::of_geodesics(far.from, far.to, far.azimuths, far.distances));
}

// MARK: The sphere and rhumb lines

void time_sphere_and_rhumb_lines(const Effort &effort) {
    Places places;
    Pairs pairs = anywhere(effort.positions, places);
    const size_t count = pairs.count();
    const Rhumb &rhumb = Rhumb::WGS84();

    // The formulas that programs write themselves: haversine, and its azimuth.
    const Run haversines = [&] {
        for (size_t i = 0; i < count; i++) {
            const gn_point from = pairs.from[i], to = pairs.to[i];
            double cos_from = std::cos(from.latitude * DEGREE), cos_to = std::cos(to.latitude * DEGREE);
            double north = std::sin((to.latitude - from.latitude) / 2 * DEGREE);
            double east = std::sin((to.longitude - from.longitude) / 2 * DEGREE);
            pairs.first[i] =
                2 * GN_MEAN_RADIUS * std::asin(std::sqrt(north * north + cos_from * cos_to * east * east));
        }
    };
    const Run on_the_sphere = [&] {
        for (size_t i = 0; i < count; i++) {
            const gn_point from = pairs.from[i];
            double angle = pairs.distances[i] / GN_MEAN_RADIUS, azimuth = pairs.azimuths[i] * DEGREE;
            double sin_angle = std::sin(angle), cos_angle = std::cos(angle);
            double sin_from = std::sin(from.latitude * DEGREE), cos_from = std::cos(from.latitude * DEGREE);
            double sin_to = sin_from * cos_angle + cos_from * sin_angle * std::cos(azimuth);
            double east = std::atan2(std::sin(azimuth) * sin_angle * cos_from, cos_angle - sin_from * sin_to);
            pairs.results[i] = {std::asin(sin_to) / DEGREE, from.longitude + east / DEGREE};
        }
    };
    const Run distances = [&] {
        gn_sphere_inverse_batch(&pairs.from[0].latitude, sizeof(gn_point), &pairs.from[0].longitude, sizeof(gn_point),
            &pairs.to[0].latitude, sizeof(gn_point), &pairs.to[0].longitude, sizeof(gn_point), count,
            pairs.first.data(), sizeof(double), nullptr, sizeof(double), nullptr, sizeof(double), nullptr);
    };
    const Run rhumb_inverses = [&] {
        gn_rhumb_inverse_batch(&pairs.from[0].latitude, sizeof(gn_point), &pairs.from[0].longitude, sizeof(gn_point),
            &pairs.to[0].latitude, sizeof(gn_point), &pairs.to[0].longitude, sizeof(gn_point), count,
            pairs.first.data(), sizeof(double), pairs.second.data(), sizeof(double), nullptr);
    };
    const Run rhumb_inverses_by_peer = [&] {
        for (size_t i = 0; i < count; i++)
            rhumb.Inverse(pairs.from[i].latitude, pairs.from[i].longitude, pairs.to[i].latitude, pairs.to[i].longitude,
                          pairs.first[i], pairs.second[i]);
    };

    // Haversines lose digits where two positions are nearly antipodal.
    using Check = std::tuple<Run, Run, double>;
    for (auto [ours, by_peer, tolerance] :
         {Check{distances, haversines, 1e-3}, Check{rhumb_inverses, rhumb_inverses_by_peer, 100e-9}}) {
        ours();
        const std::vector<double> mine = pairs.first;
        by_peer();
        for (size_t i = 0; i < count; i++)
            require(std::fabs(mine[i] - pairs.first[i]) < tolerance, "distances of circles or rhumb lines differ");
    }

    // Along a rhumb line of the same azimuth one comes to a pole sooner than along the geodesic: short ones.
    Pairs short_pairs = nearby(effort.positions, places);
    for (size_t i = 0; i < count; i++)
        if (std::fabs(short_pairs.from[i].latitude) > 88) short_pairs.from[i].latitude = short_pairs.latitudes[i] = 0;
    const Run rhumb_directs = [&] {
        gn_rhumb_direct_batch(short_pairs.latitudes.data(), sizeof(double), short_pairs.longitudes.data(),
            sizeof(double), short_pairs.azimuths.data(), sizeof(double), short_pairs.distances.data(), sizeof(double),
            count, short_pairs.to_latitudes.data(), sizeof(double), short_pairs.to_longitudes.data(), sizeof(double),
            nullptr);
    };
    const Run rhumb_directs_by_peer = [&] {
        for (size_t i = 0; i < count; i++)
            rhumb.Direct(short_pairs.from[i].latitude, short_pairs.from[i].longitude, short_pairs.azimuths[i],
                         short_pairs.distances[i], short_pairs.results[i].latitude, short_pairs.results[i].longitude);
    };
    rhumb_directs();
    rhumb_directs_by_peer();
    for (size_t i = 0; i < count; i++)
        require(apart({short_pairs.to_latitudes[i], short_pairs.to_longitudes[i]}, short_pairs.results[i]) < 100e-9,
                "ends of rhumb lines differ");

    std::vector<Floor> floors_of_lines = floors::of_sphere(pairs.from, pairs.to);
    for (Floor &floor : floors::of_rhumb_lines(pairs.from, pairs.to, short_pairs.from, short_pairs.azimuths, short_pairs.distances))
        floors_of_lines.push_back(std::move(floor));

    hold(effort, "The sphere and rhumb lines",
         {{"gn_sphere_inverse_batch", "great-circle distance, batch", "pair", count, distances, "haversine with libm",
           haversines},
          {"gn_sphere_inverse_batch", "great-circle distance and azimuths, batch", "pair", count,
           inverse_all(pairs, gn_sphere_inverse_batch), "", nullptr},
          {"gn_sphere_inverse", "great-circle distance, one by one", "pair", count,
           [&] {
               for (size_t i = 0; i < count; i++)
                   gn_sphere_inverse(&pairs.from[i], &pairs.to[i], &pairs.first[i], nullptr, nullptr);
           },
           "haversine with libm", haversines},
          {"gn_sphere_direct_batch", "great circle, direct, batch", "pair", count,
           direct_all(pairs, gn_sphere_direct_batch), "the same with libm", on_the_sphere, "no azimuth"},
          {"gn_sphere_direct", "great circle, direct, one by one", "pair", count,
           [&] {
               for (size_t i = 0; i < count; i++)
                   gn_sphere_direct(&pairs.from[i], pairs.azimuths[i], pairs.distances[i], &pairs.results[i], nullptr);
           },
           "the same with libm", on_the_sphere, "no azimuth"},
          {"gn_rhumb_inverse_batch", "rhumb inverse, batch", "pair", count, rhumb_inverses, "GeographicLib",
           rhumb_inverses_by_peer},
          {"gn_rhumb_inverse", "rhumb inverse, one by one", "pair", count,
           [&] {
               for (size_t i = 0; i < count; i++)
                   gn_rhumb_inverse(&pairs.from[i], &pairs.to[i], &pairs.first[i], &pairs.second[i]);
           },
           "GeographicLib", rhumb_inverses_by_peer},
          {"gn_rhumb_direct_batch", "rhumb direct, up to 100 km, batch", "pair", count, rhumb_directs, "GeographicLib",
           rhumb_directs_by_peer},
          {"gn_rhumb_direct", "rhumb direct, up to 100 km, one by one", "pair", count,
           [&] {
               for (size_t i = 0; i < count; i++)
                   gn_rhumb_direct(&short_pairs.from[i], short_pairs.azimuths[i], short_pairs.distances[i],
                                   &short_pairs.results[i]);
           },
           "GeographicLib", rhumb_directs_by_peer}},
         floors_of_lines);
}
