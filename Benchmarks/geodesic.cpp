// Geodesics, circles and areas beside GeographicLib: the same inputs, one process, one core.
//
//   geodesic [COUNT [REPETITIONS]]    default: 100000 positions, 7 repetitions
//
// Before anything is timed, the answers of both are compared.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "contest.hpp"

#include <gridnorth.h>

#include <GeographicLib/Constants.hpp>
#include <GeographicLib/Geodesic.hpp>
#include <GeographicLib/GeodesicLine.hpp>
#include <GeographicLib/PolygonArea.hpp>
#include <GeographicLib/Rhumb.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

namespace {

using GeographicLib::Geodesic;
using GeographicLib::GeodesicLine;
using GeographicLib::PolygonArea;
using GeographicLib::Rhumb;

constexpr size_t RING = 64;  // Vertices.

volatile double sink = 0;

const Geodesic &wgs84() { return Geodesic::WGS84(); }

gn_point direct(gn_point from, double azimuth, double distance) {
    gn_point to;
    wgs84().Direct(from.latitude, from.longitude, azimuth, distance, to.latitude, to.longitude);
    return to;
}

// MARK: Pairs and destinations

// Pairs of positions, with the azimuth and the distance that lead from the first to the second; room for results.
struct Pairs {
    std::vector<gn_point> from, to, results;
    std::vector<double> azimuths, distances, first, second, third;

    explicit Pairs(size_t count)
        : from(count), to(count), results(count), azimuths(count), distances(count), first(count), second(count),
          third(count) {}

    void solve() {
        for (size_t i = 0; i < from.size(); i++) {
            double azimuth;
            wgs84().Inverse(from[i].latitude, from[i].longitude, to[i].latitude, to[i].longitude, distances[i],
                            azimuths[i], azimuth);
        }
    }
};

struct Places {
    std::mt19937_64 random{1};
    std::uniform_real_distribution<double> unit{0, 1};

    double between(double low, double high) { return low + (high - low) * unit(random); }
    gn_point anywhere() { return {std::asin(between(-1, 1)) / DEGREE, between(-180, 180)}; }
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

// What maps measure: up to 100 km.
Pairs nearby(size_t count, Places &places) {
    Pairs pairs(count);
    for (size_t i = 0; i < count; i++) {
        pairs.from[i] = places.anywhere();
        pairs.to[i] = direct(pairs.from[i], places.between(-180, 180), places.between(1, 100000));
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

void inverse_batch(Pairs &pairs) {
    gn_geodesic_inverse_batch(&pairs.from[0].latitude, &pairs.from[0].longitude, &pairs.to[0].latitude,
                              &pairs.to[0].longitude, sizeof(gn_point), pairs.from.size(), pairs.first.data(),
                              pairs.second.data(), pairs.third.data(), sizeof(double), nullptr);
}

// The columns of a batch share a stride: latitudes and longitudes too are arrays of their own here.
struct Columns {
    std::vector<double> latitudes, longitudes, to_latitudes, to_longitudes;

    explicit Columns(const Pairs &pairs) : to_latitudes(pairs.from.size()), to_longitudes(pairs.from.size()) {
        for (const gn_point &point : pairs.from) {
            latitudes.push_back(point.latitude);
            longitudes.push_back(point.longitude);
        }
    }
};

void direct_batch(Pairs &pairs, Columns &columns) {
    gn_geodesic_direct_batch(columns.latitudes.data(), columns.longitudes.data(), pairs.azimuths.data(),
                             pairs.distances.data(), sizeof(double), pairs.from.size(), columns.to_latitudes.data(),
                             columns.to_longitudes.data(), pairs.first.data(), sizeof(double), nullptr);
}

void check(Pairs &pairs) {
    Columns columns(pairs);
    inverse_batch(pairs);
    for (size_t i = 0; i < pairs.from.size(); i++)
        require(std::fabs(pairs.first[i] - pairs.distances[i]) < 15e-9, "distances differ");
    direct_batch(pairs, columns);
    for (size_t i = 0; i < pairs.from.size(); i++)
        require(apart({columns.to_latitudes[i], columns.to_longitudes[i]}, pairs.to[i]) < 30e-9, "destinations differ");
}

Contest inverse_contest(const std::string &name, Pairs &pairs, bool in_a_batch) {
    auto one_by_one = [&] {
        for (size_t i = 0; i < pairs.from.size(); i++)
            gn_geodesic_inverse(&pairs.from[i], &pairs.to[i], &pairs.first[i], &pairs.second[i], &pairs.third[i]);
    };
    auto batch = [&] { inverse_batch(pairs); };
    auto peer = [&] {
        for (size_t i = 0; i < pairs.from.size(); i++)
            wgs84().Inverse(pairs.from[i].latitude, pairs.from[i].longitude, pairs.to[i].latitude,
                            pairs.to[i].longitude, pairs.first[i], pairs.second[i], pairs.third[i]);
    };
    std::string operation = "Inverse, " + name + (in_a_batch ? ", batch" : ", one by one");
    if (in_a_batch) return {operation, pairs.from.size(), batch, "GeographicLib", peer};
    return {operation, pairs.from.size(), one_by_one, "GeographicLib", peer};
}

Contest direct_contest(const std::string &name, Pairs &pairs, Columns &columns, bool in_a_batch) {
    auto one_by_one = [&] {
        for (size_t i = 0; i < pairs.from.size(); i++)
            gn_geodesic_direct(&pairs.from[i], pairs.azimuths[i], pairs.distances[i], &pairs.results[i],
                               &pairs.first[i]);
    };
    auto batch = [&] { direct_batch(pairs, columns); };
    auto peer = [&] {
        for (size_t i = 0; i < pairs.from.size(); i++)
            wgs84().Direct(pairs.from[i].latitude, pairs.from[i].longitude, pairs.azimuths[i], pairs.distances[i],
                           pairs.results[i].latitude, pairs.results[i].longitude, pairs.first[i]);
    };
    std::string operation = "Direct, " + name + (in_a_batch ? ", batch" : ", one by one");
    if (in_a_batch) return {operation, pairs.from.size(), batch, "GeographicLib", peer};
    return {operation, pairs.from.size(), one_by_one, "GeographicLib", peer};
}

void time_pairs(size_t count, int repetitions) {
    Places places;
    Pairs far = anywhere(count, places), near = nearby(count, places), hard = nearly_antipodal(count, places);
    Columns far_columns(far), near_columns(near);
    for (Pairs *pairs : {&far, &near, &hard}) check(*pairs);

    const Rhumb &rhumb = Rhumb::WGS84();
    std::vector<Contest> contests = {
        inverse_contest("anywhere", far, true),
        inverse_contest("anywhere", far, false),
        inverse_contest("up to 100 km", near, true),
        inverse_contest("up to 100 km", near, false),
        inverse_contest("nearly antipodal", hard, true),
        inverse_contest("nearly antipodal", hard, false),
        direct_contest("anywhere", far, far_columns, true),
        direct_contest("anywhere", far, far_columns, false),
        direct_contest("up to 100 km", near, near_columns, true),
        direct_contest("up to 100 km", near, near_columns, false),
        {"Rhumb inverse, anywhere, batch", count,
         [&] {
             gn_rhumb_inverse_batch(&far.from[0].latitude, &far.from[0].longitude, &far.to[0].latitude,
                                    &far.to[0].longitude, sizeof(gn_point), count, far.first.data(), far.second.data(),
                                    sizeof(double), nullptr);
         },
         "GeographicLib",
         [&] {
             for (size_t i = 0; i < count; i++)
                 rhumb.Inverse(far.from[i].latitude, far.from[i].longitude, far.to[i].latitude, far.to[i].longitude,
                               far.first[i], far.second[i]);
         }},
        {"Haversine, anywhere, batch", count,
         [&] {
             gn_sphere_inverse_batch(&far.from[0].latitude, &far.from[0].longitude, &far.to[0].latitude,
                                     &far.to[0].longitude, sizeof(gn_point), count, far.first.data(), nullptr, nullptr,
                                     sizeof(double), nullptr);
         },
         "libm",
         [&] {
             for (size_t i = 0; i < count; i++) {
                 double north = std::sin((far.to[i].latitude - far.from[i].latitude) / 2 * DEGREE);
                 double east = std::sin((far.to[i].longitude - far.from[i].longitude) / 2 * DEGREE);
                 double cosines = std::cos(far.from[i].latitude * DEGREE) * std::cos(far.to[i].latitude * DEGREE);
                 far.first[i] = 2 * GN_MEAN_RADIUS * std::asin(std::sqrt(north * north + cosines * east * east));
             }
         }},
    };
    std::printf("Pairs and destinations: ns for one, with both azimuths\n\n");
    hold(contests, repetitions);
    std::printf("\n");
}

// MARK: Circles and lines

struct Circle {
    gn_point center;
    double radius;
};

std::vector<Circle> circles(size_t count) {
    Places places;
    std::vector<Circle> result(count);
    // As many between 10 and 100 m as between 100 and 1000 km.
    for (Circle &circle : result) circle = {places.anywhere(), std::pow(10, places.between(1, 6))};
    return result;
}

void ring_by_hand(const Circle &circle, gn_point *out) {
    for (size_t i = 0; i < RING; i++)
        wgs84().Direct(circle.center.latitude, circle.center.longitude, -360.0 / RING * double(i), circle.radius,
                       out[i].latitude, out[i].longitude);
    out[RING] = out[0];
}

size_t geojson_by_hand(const gn_point *points, char *out, size_t capacity) {
    char *cursor = out, *end = out + capacity;
    auto print = [&](const char *format, auto... values) {
        cursor += std::snprintf(cursor, size_t(end - cursor), format, values...);
    };
    print("%s", "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[");
    for (size_t i = 0; i <= RING; i++)
        print("%s[%.7f,%.7f]", i == 0 ? "" : ",", points[i].longitude, points[i].latitude);
    print("%s", "]]},\"properties\":{}}");
    return size_t(cursor - out);
}

void time_circles(size_t count, int repetitions) {
    const std::vector<Circle> all = circles(std::max<size_t>(1, count / RING));
    gn_shape_options options;
    require(gn_shape_options_init(&options), "options");
    options.vertices = RING;
    gn_point ours[2 * RING], theirs[2 * RING];
    char text[16384];

    auto draw = [&](uint32_t placement) {
        options.placement = placement;
        for (const Circle &circle : all) {
            gn_circle(&circle.center, circle.radius, &options, ours, 2 * RING, nullptr);
            sink = sink + ours[1].latitude;
        }
    };
    auto draw_by_hand = [&] {
        for (const Circle &circle : all) {
            ring_by_hand(circle, theirs);
            sink = sink + theirs[1].latitude;
        }
    };

    for (const Circle &circle : all) {
        size_t length;
        require(gn_circle(&circle.center, circle.radius, &options, ours, 2 * RING, &length), "circle");
        require(length == RING + 1, "a circle of 64 vertices has another number of them");
        ring_by_hand(circle, theirs);
        for (size_t i = 0; i <= RING; i++) require(apart(ours[i], theirs[i]) < 30e-9, "vertices differ");
    }

    const size_t vertices = all.size() * RING;
    std::vector<Contest> contests = {
        {"Circle of 64 vertices", vertices, [&] { draw(GN_VERTICES_ON); }, "GeographicLib, 64 Direct", draw_by_hand},
        {"Circle of 64 vertices, outside", vertices, [&] { draw(GN_VERTICES_OUTSIDE); }, "GeographicLib, 64 Direct",
         draw_by_hand},
        {"Circle of 64 vertices as GeoJSON", vertices,
         [&] {
             options.placement = GN_VERTICES_ON;
             size_t length = 0;
             for (const Circle &circle : all) {
                 gn_circle_geojson(&circle.center, circle.radius, &options, nullptr, 0, text, sizeof text, &length);
                 sink = sink + double(length);
             }
         },
         "the same and printf",
         [&] {
             for (const Circle &circle : all) {
                 ring_by_hand(circle, theirs);
                 sink = sink + double(geojson_by_hand(theirs, text, sizeof text));
             }
         }},
        {"64 points of one geodesic", vertices,
         [&] {
             for (const Circle &circle : all) {
                 double distances[RING];
                 for (size_t i = 0; i < RING; i++) distances[i] = circle.radius / RING * double(i);
                 gn_geodesic_line(&circle.center, 30, distances, RING, ours, nullptr);
                 sink = sink + ours[1].latitude;
             }
         },
         "GeographicLib, a GeodesicLine",
         [&] {
             for (const Circle &circle : all) {
                 GeodesicLine line = wgs84().Line(circle.center.latitude, circle.center.longitude, 30);
                 for (size_t i = 0; i < RING; i++)
                     line.Position(circle.radius / RING * double(i), theirs[i].latitude, theirs[i].longitude);
                 sink = sink + theirs[1].latitude;
             }
         }},
    };
    std::printf("Vertices, %zu circles with radii of 10 m to 1000 km: ns a vertex\n\n", all.size());
    hold(contests, repetitions);
    std::printf("\n");
}

// MARK: Areas

// Polygons like stars around a place, one after the other, counterclockwise.
std::vector<gn_point> stars(size_t count, size_t vertices, double size) {
    Places places;
    std::vector<gn_point> result;
    for (size_t i = 0; i < count; i++) {
        gn_point center = places.anywhere();
        for (size_t k = 0; k < vertices; k++)
            result.push_back(direct(center, -360.0 / double(vertices) * double(k), places.between(0.5, 1) * size));
    }
    return result;
}

struct Measure {
    double area, perimeter;
};

Measure measure(const gn_point *points, size_t count) {
    Measure result{};
    require(gn_polygon_measure(points, count, nullptr, 0, &result.area, &result.perimeter), "area");
    return result;
}

Measure measure_by_peer(const gn_point *points, size_t count) {
    PolygonArea polygon(wgs84());
    for (size_t i = 0; i < count; i++) polygon.AddPoint(points[i].latitude, points[i].longitude);
    Measure result{};
    polygon.Compute(false, true, result.perimeter, result.area);
    return result;
}

void time_areas(size_t count, int repetitions) {
    std::vector<size_t> sizes = {8, 64, 1000, 10000};
    std::vector<std::vector<gn_point>> polygons;
    for (size_t vertices : sizes) polygons.push_back(stars(std::max<size_t>(1, count / vertices), vertices, 50000));

    std::vector<Contest> contests;
    for (size_t i = 0; i < sizes.size(); i++) {
        const std::vector<gn_point> &points = polygons[i];
        const size_t vertices = sizes[i];
        for (size_t first = 0; first < points.size(); first += vertices) {
            Measure ours = measure(&points[first], vertices), theirs = measure_by_peer(&points[first], vertices);
            require(std::fabs(ours.area - theirs.area) < 0.1, "areas differ");
            require(std::fabs(ours.perimeter - theirs.perimeter) < 1e-6, "perimeters differ");
        }
        contests.push_back({"Area and perimeter, " + std::to_string(vertices) + " vertices", points.size(),
                            [&points, vertices] {
                                for (size_t first = 0; first < points.size(); first += vertices)
                                    sink = sink + measure(&points[first], vertices).area;
                            },
                            "GeographicLib",
                            [&points, vertices] {
                                for (size_t first = 0; first < points.size(); first += vertices)
                                    sink = sink + measure_by_peer(&points[first], vertices).area;
                            }});
    }
    std::printf("Polygons of 50 to 100 km: ns a vertex\n\n");
    hold(contests, repetitions);
    std::printf("\n");
}

} // namespace

int main(int argc, char **argv) {
    const size_t count = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 100000;
    const int repetitions = argc > 2 ? std::atoi(argv[2]) : 7;
    if (count == 0 || repetitions < 1) {
        std::fprintf(stderr, "usage: geodesic [COUNT [REPETITIONS]]\n");
        return 2;
    }
    std::printf("GridNorth %s, GeographicLib %s; median of %d, one core\n\n", gn_version(),
                GEOGRAPHICLIB_VERSION_STRING, repetitions);
    time_pairs(count, repetitions);
    time_circles(count, repetitions);
    time_areas(count, repetitions);
    return 0;
}
