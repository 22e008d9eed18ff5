// The floors of positions: projections and lines between them.
//
// SPDX-License-Identifier: MIT
#include "floors.hpp"

#include "checks.hpp"
#include "floor_formulas.hpp"
#include "floor_geodesic.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

namespace floors {
namespace {

/// What an answer may differ from the library's: both are made for less.
constexpr double MICROMETER = 1e-6;

// MARK: Columns

/// Positions by columns, which a loop reads without a stride.
struct Columns {
    std::vector<double> first, second;

    explicit Columns(size_t count) : first(count), second(count) {}

    explicit Columns(const Points &points) : Columns(points.size()) {
        for (size_t i = 0; i < points.size(); i++) first[i] = points[i].latitude, second[i] = points[i].longitude;
    }

    explicit Columns(const std::vector<gn_utm> &grid) : Columns(grid.size()) {
        for (size_t i = 0; i < grid.size(); i++) first[i] = grid[i].easting, second[i] = grid[i].northing;
    }
};

gn_point point_of(const Columns &columns, size_t i) { return {columns.first[i], columns.second[i]}; }

bool is_ordinary(gn_point point) { return std::fabs(point.latitude) < 80; }

// MARK: UTM

constexpr double CENTRAL = 3;  // Of zone 31.

[[gnu::noinline]] void utm_forward_all(const Columns &from, Columns &to) {
    const double *__restrict latitudes = from.first.data(), *__restrict longitudes = from.second.data();
    double *__restrict eastings = to.first.data(), *__restrict northings = to.second.data();
    for (size_t i = 0, count = from.first.size(); i < count; i++) {
        const Plane plane = utm_forward(latitudes[i], longitudes[i] - CENTRAL);
        eastings[i] = plane.x;
        northings[i] = plane.y;
    }
}

[[gnu::noinline]] void utm_inverse_all(const Columns &from, Columns &to) {
    const double *__restrict eastings = from.first.data(), *__restrict northings = from.second.data();
    double *__restrict latitudes = to.first.data(), *__restrict longitudes = to.second.data();
    for (size_t i = 0, count = from.first.size(); i < count; i++) {
        const Position position = utm_inverse(eastings[i] - FALSE_EASTING, northings[i]);
        latitudes[i] = position.latitude;
        longitudes[i] = position.longitude + CENTRAL;
    }
}

[[gnu::noinline]] void utm_forward_one(gn_point point, gn_utm &utm) {
    const Plane plane = utm_forward(point.latitude, point.longitude - CENTRAL);
    utm.zone = 31, utm.hemisphere = GN_NORTH;
    utm.easting = plane.x, utm.northing = plane.y;
}

[[gnu::noinline]] void utm_inverse_one(const gn_utm &utm, gn_point &point) {
    const Position position =
        utm_inverse(utm.easting - FALSE_EASTING, utm.hemisphere == GN_NORTH ? utm.northing : utm.northing - FALSE_NORTHING);
    point = {position.latitude, position.longitude + 6 * utm.zone - 183};
}

/// All zones, with the wider ones of Norway and Svalbard and that of the poles.
[[gnu::noinline]] int32_t zone_one(double latitude, double longitude) {
    int32_t zone = int32_t((longitude + 180) * (1.0 / 6)) + 1;
    if (latitude >= 56) [[unlikely]] {
        if (latitude >= 84) return 0;
        if (latitude >= 72 && longitude >= 0 && longitude < 42) return 31 + 2 * int32_t((longitude + 3) * (1.0 / 12));
        if (latitude < 64 && longitude >= 3 && longitude < 6) return 32;
    }
    if (latitude < -80) return 0;
    return zone;
}

[[gnu::noinline]] int32_t epsg_one(int32_t zone, int32_t hemisphere) {
    return (hemisphere == GN_NORTH ? 32600 : 32700) + (zone == 0 ? 61 : zone);
}

// MARK: Great circles and rhumb lines

/// Pairs by columns.
struct Pairs {
    Columns from, to;
    Columns results;

    Pairs(const Points &from, const Points &to) : from(from), to(to), results(from.size()) {}

    size_t count() const { return from.first.size(); }
};

[[gnu::noinline]] void great_circles(Pairs &ends) {
    const double *__restrict a = ends.from.first.data(), *__restrict b = ends.from.second.data();
    const double *__restrict c = ends.to.first.data(), *__restrict d = ends.to.second.data();
    double *__restrict distances = ends.results.first.data();
    for (size_t i = 0, count = ends.count(); i < count; i++)
        distances[i] = GN_MEAN_RADIUS * great_circle({a[i], b[i]}, {c[i], d[i]});
}

[[gnu::noinline]] void great_circle_one(const gn_point &from, const gn_point &to, double &distance) {
    distance = GN_MEAN_RADIUS * great_circle({from.latitude, from.longitude}, {to.latitude, to.longitude});
}

[[gnu::noinline]] void rhumb_inverses(Pairs &ends) {
    const double *__restrict a = ends.from.first.data(), *__restrict b = ends.from.second.data();
    const double *__restrict c = ends.to.first.data(), *__restrict d = ends.to.second.data();
    double *__restrict distances = ends.results.first.data(), *__restrict azimuths = ends.results.second.data();
    for (size_t i = 0, count = ends.count(); i < count; i++) {
        const Course course = rhumb_inverse({a[i], b[i]}, {c[i], d[i]});
        distances[i] = course.distance;
        azimuths[i] = course.azimuth;
    }
}

/// Starts, azimuths and distances, and where they lead.
struct Rays {
    Columns from;
    std::vector<double> azimuths, distances;
    Columns ends;
    std::vector<double> arrivals;

    Rays(const Points &from, std::vector<double> azimuths, std::vector<double> distances)
        : from(from), azimuths(std::move(azimuths)), distances(std::move(distances)), ends(from.size()), arrivals(from.size()) {}

    size_t count() const { return azimuths.size(); }
};

[[gnu::noinline]] void rhumb_directs(Rays &rays) {
    const double *__restrict a = rays.from.first.data(), *__restrict b = rays.from.second.data();
    const double *__restrict c = rays.azimuths.data(), *__restrict d = rays.distances.data();
    double *__restrict latitudes = rays.ends.first.data(), *__restrict longitudes = rays.ends.second.data();
    for (size_t i = 0, count = rays.count(); i < count; i++) {
        const Position end = rhumb_direct({a[i], b[i]}, c[i], d[i]);
        latitudes[i] = end.latitude;
        longitudes[i] = end.longitude;
    }
}

// MARK: Geodesics

[[gnu::noinline]] void geodesic_directs(Rays &rays) {
    const double *__restrict a = rays.from.first.data(), *__restrict b = rays.from.second.data();
    const double *__restrict c = rays.azimuths.data(), *__restrict d = rays.distances.data();
    double *__restrict latitudes = rays.ends.first.data(), *__restrict longitudes = rays.ends.second.data();
    double *__restrict arrivals = rays.arrivals.data();
#pragma GCC ivdep  // Seven columns are too many for GCC to prove apart.
    for (size_t i = 0, count = rays.count(); i < count; i++) {
        const GeodesicEnd end = geodesic_direct(reduced_latitude(a[i]), sine_cosine_of_turn(c[i]), d[i]);
        latitudes[i] = end.latitude;
        longitudes[i] = b[i] + end.longitude;
        arrivals[i] = end.azimuth;
    }
}

[[gnu::noinline]] void geodesic_inverses(Pairs &ends, std::vector<double> &arrivals) {
    const double *__restrict a = ends.from.first.data(), *__restrict b = ends.from.second.data();
    const double *__restrict c = ends.to.first.data(), *__restrict d = ends.to.second.data();
    double *__restrict distances = ends.results.first.data(), *__restrict azimuths = ends.results.second.data();
    double *__restrict to_azimuths = arrivals.data();
#pragma GCC ivdep
    for (size_t i = 0, count = ends.count(); i < count; i++) {
        const double east = d[i] - b[i], turned = east - 360 * std::rint(east * (1.0 / 360));
        const Line line = geodesic_inverse(reduced_latitude(a[i]), reduced_latitude(c[i]), turned);
        distances[i] = line.distance;
        azimuths[i] = line.from;
        to_azimuths[i] = line.to;
    }
}

constexpr size_t RING = 64;  // Vertices of a circle, whose azimuths are always the same.

[[gnu::noinline]] void draw_circle(const double *__restrict sines, const double *__restrict cosines, gn_point center, double radius,
                                   double *__restrict latitudes, double *__restrict longitudes) {
    const SineCosine beta = reduced_latitude(center.latitude);
    for (size_t i = 0; i < RING; i++) {
        const GeodesicEnd end = geodesic_direct(beta, {sines[i], cosines[i]}, radius);
        latitudes[i] = end.latitude;
        longitudes[i] = center.longitude + end.longitude;
    }
}

} // namespace

std::vector<Floor> of_utm(const Points &zone_31, const std::vector<gn_utm> &grid, const Points &earth,
                          const std::vector<gn_utm> &earth_grid) {
    const size_t count = zone_31.size();
    auto points = std::make_shared<Columns>(zone_31), plane = std::make_shared<Columns>(grid);
    auto projected = std::make_shared<Columns>(count), back = std::make_shared<Columns>(count);
    utm_forward_all(*points, *projected);
    utm_inverse_all(*plane, *back);
    for (size_t i = 0; i < count; i++) {
        const gn_point on_grid = point_of(*projected, i);
        require(std::hypot(on_grid.latitude - grid[i].easting, on_grid.longitude - grid[i].northing) < MICROMETER,
                "the floor of UTM projects otherwise");
        require(apart(point_of(*back, i), zone_31[i]) < MICROMETER, "the floor of UTM unprojects otherwise");
        require(zone_one(earth[i].latitude, earth[i].longitude) == earth_grid[i].zone, "the floor of zones differs");
        int32_t code;
        require(gn_utm_to_epsg(earth_grid[i].zone, earth_grid[i].hemisphere, &code), "EPSG code");
        require(epsg_one(earth_grid[i].zone, earth_grid[i].hemisphere) == code, "the floor of EPSG codes differs");
    }
    return {{"gn_utm_forward_batch", "forward, one zone, batch", [=] { utm_forward_all(*points, *projected); }},
            {"gn_utm_inverse_batch", "inverse, one zone, batch", [=] { utm_inverse_all(*plane, *back); }},
            {"gn_utm_forward", "forward, one zone, one by one",
             [&zone_31] {
                 gn_utm utm;
                 for (gn_point point : zone_31) {
                     utm_forward_one(point, utm);
                     sink = sink + utm.easting;
                 }
             }},
            {"gn_utm_inverse", "inverse, one zone, one by one",
             [&grid] {
                 gn_point point;
                 for (const gn_utm &utm : grid) {
                     utm_inverse_one(utm, point);
                     sink = sink + point.latitude;
                 }
             }},
            {"gn_utm_zone", "standard zone",
             [&earth] {
                 for (gn_point point : earth) sink = sink + zone_one(point.latitude, point.longitude);
             }},
            {"gn_utm_to_epsg", "EPSG code of a grid", [&earth_grid] {
                 for (const gn_utm &utm : earth_grid) sink = sink + epsg_one(utm.zone, utm.hemisphere);
             }}};
}

std::vector<Floor> of_sphere(const Points &from, const Points &to) {
    auto ends = std::make_shared<Pairs>(from, to);
    great_circles(*ends);
    for (size_t i = 0; i < from.size(); i++) {
        double distance;
        require(gn_sphere_inverse(&from[i], &to[i], &distance, nullptr, nullptr), "great circle");
        // Near the antipode, haversines lose half of their digits.
        require(std::fabs(ends->results.first[i] - distance) < (distance < 1.9e7 ? MICROMETER : 1),
                "the floor of great circles differs");
    }
    return {{"gn_sphere_inverse_batch", "great-circle distance, batch", [=] { great_circles(*ends); }},
            {"gn_sphere_inverse", "great-circle distance, one by one", [=, &from, &to] {
                 for (size_t i = 0; i < from.size(); i++) great_circle_one(from[i], to[i], ends->results.first[i]);
             }}};
}

std::vector<Floor> of_rhumb_lines(const Points &from, const Points &to, const Points &starts, const std::vector<double> &azimuths,
                                  const std::vector<double> &distances) {
    auto ends = std::make_shared<Pairs>(from, to);
    auto rays = std::make_shared<Rays>(starts, azimuths, distances);
    rhumb_inverses(*ends);
    rhumb_directs(*rays);
    for (size_t i = 0; i < from.size(); i++) {
        double distance, azimuth;
        require(gn_rhumb_inverse(&from[i], &to[i], &distance, &azimuth), "rhumb line");
        const bool is_plain = is_ordinary(from[i]) && is_ordinary(to[i]) && std::fabs(from[i].latitude - to[i].latitude) > 1;
        require(!is_plain || std::fabs(ends->results.first[i] - distance) < MICROMETER, "the floor of rhumb lines differs");
        gn_point end;
        require(gn_rhumb_direct(&starts[i], azimuths[i], distances[i], &end), "rhumb line");
        const bool is_plain_ray = is_ordinary(starts[i]) && std::fabs(std::cos(azimuths[i] * DEGREE)) > 0.01;
        require(!is_plain_ray || apart(point_of(rays->ends, i), end) < MICROMETER, "the floor of rhumb lines ends elsewhere");
    }
    return {{"gn_rhumb_inverse_batch", "rhumb inverse, batch", [=] { rhumb_inverses(*ends); }},
            {"gn_rhumb_direct_batch", "rhumb direct, up to 100 km, batch", [=] { rhumb_directs(*rays); }}};
}

std::vector<Floor> of_geodesics(const Points &from, const Points &to, const std::vector<double> &azimuths,
                                const std::vector<double> &distances) {
    auto ends = std::make_shared<Pairs>(from, to);
    auto arrivals = std::make_shared<std::vector<double>>(from.size());
    geodesic_inverses(*ends, *arrivals);
    size_t compared = 0;
    for (size_t i = 0; i < from.size(); i++) {
        double distance, departure, arrival;
        require(gn_geodesic_inverse(&from[i], &to[i], &distance, &departure, &arrival), "geodesic");
        // Near the antipode, the slope of the sphere leads elsewhere.
        if (distance > 1.8e7 || !is_ordinary(from[i]) || !is_ordinary(to[i])) continue;
        compared++;
        require(std::fabs(ends->results.first[i] - distance) < MICROMETER, "the floor of geodesics has another length");
        require(std::fabs(std::remainder(ends->results.second[i] - departure, 360)) < 1e-9 &&
                    std::fabs(std::remainder((*arrivals)[i] - arrival, 360)) < 1e-9,
                "the floor of geodesics has another azimuth");
    }
    require(compared > from.size() / 2, "the floor of geodesics is hardly compared");
    auto rays = std::make_shared<Rays>(from, azimuths, distances);
    geodesic_directs(*rays);
    for (size_t i = 0; i < from.size(); i++) {
        gn_point end;
        double arrival;
        require(gn_geodesic_direct(&from[i], azimuths[i], distances[i], &end, &arrival), "geodesic");
        require(apart(point_of(rays->ends, i), end) < MICROMETER, "the floor of geodesics ends elsewhere");
        require(!is_ordinary(end) || std::fabs(std::remainder(rays->arrivals[i] - arrival, 360)) < 1e-9,
                "the floor of geodesics arrives otherwise");
    }
    return {{"gn_geodesic_direct_batch", "direct, anywhere, batch", [=] { geodesic_directs(*rays); }},
            {"gn_geodesic_inverse_batch", "inverse, anywhere, batch", [=] { geodesic_inverses(*ends, *arrivals); }}};
}

std::vector<Floor> of_circles(const Points &centers, const std::vector<double> &radii) {
    struct Ring {
        double sines[RING], cosines[RING], latitudes[RING], longitudes[RING];
    };
    auto ring = std::make_shared<Ring>();
    for (size_t i = 0; i < RING; i++) {
        const double azimuth = double(i) * 360 / RING * DEGREE;
        ring->sines[i] = std::sin(azimuth), ring->cosines[i] = std::cos(azimuth);
    }
    auto draw = [=](gn_point center, double radius) {
        draw_circle(ring->sines, ring->cosines, center, radius, ring->latitudes, ring->longitudes);
    };
    for (size_t k = 0; k < centers.size(); k++) {
        draw(centers[k], radii[k]);
        for (size_t i = 0; i < RING; i++) {
            gn_point end;
            require(gn_geodesic_direct(&centers[k], double(i) * 360 / RING, radii[k], &end, nullptr), "geodesic");
            require(apart({ring->latitudes[i], ring->longitudes[i]}, end) < MICROMETER, "the floor of circles differs");
        }
    }
    return {{"gn_circle", "circle of 64 vertices", [=] {
                 for (size_t k = 0; k < centers.size(); k++) {
                     draw(centers[k], radii[k]);
                     sink = sink + ring->latitudes[1];
                 }
             }}};
}

} // namespace floors
