// Shapes around a center, each vertex beside a geodesic of GeographicLib.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "floors.hpp"
#include "geographic.hpp"
#include "places.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace {

constexpr size_t RING = 64;  // Vertices of a whole turn.

struct Circle {
    gn_point center;
    double radius;
};

// The radii are logarithmic: as many between 10 and 100 m as between 100 and 1000 km.
std::vector<Circle> circles(size_t count) {
    Places places;
    std::vector<Circle> result(count);
    for (Circle &circle : result) circle = {places.anywhere(), std::pow(10, places.between(1, 6))};
    return result;
}

// A shape as a program without this library makes it: from the center, an azimuth and a distance for each vertex.
struct HandShape {
    gn_point center;
    std::vector<double> azimuths, distances;

    HandShape(gn_point center, const gn_point *points, size_t count) : center(center) {
        for (size_t i = 0; i < count; i++) {
            const geographic::Inverse inverse = geographic::inverse(center, points[i]);
            azimuths.push_back(inverse.azimuth_from);
            distances.push_back(inverse.distance);
        }
    }

    void draw(gn_point *out) const {
        for (size_t i = 0; i < azimuths.size(); i++) out[i] = geographic::direct(center, azimuths[i], distances[i]);
    }
};

// GeoJSON by hand, without a look at the antimeridian.
size_t geojson_by_hand(const gn_point *points, size_t count, char *out, size_t capacity) {
    char *cursor = out, *end = out + capacity;
    auto print = [&](const char *format, auto... values) {
        cursor += std::snprintf(cursor, size_t(end - cursor), format, values...);
    };
    print("%s", "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[");
    for (size_t i = 0; i < count; i++)
        print("%s[%.7f,%.7f]", i == 0 ? "" : ",", points[i].longitude, points[i].latitude);
    print("%s", "]]},\"properties\":{}}");
    return size_t(cursor - out);
}

class Shapes {
  public:
    explicit Shapes(const Effort &effort) : all(circles(std::max<size_t>(1, effort.positions / RING))) {
        require(gn_shape_options_init(&options), "options");
        options.vertices = RING;
        options.radials = 4;
    }

    // Gives how many points a shape around a circle has.
    using Draw = std::function<size_t(const Circle &)>;

    std::vector<Contest> contests() {
        add("circle of 64 vertices", "gn_circle", [this](const Circle &circle) {
            return of(gn_circle, gn_circle_geojson, circle.center, circle.radius);
        });
        add("ellipse of 64 vertices", "gn_ellipse", [this](const Circle &circle) {
            return of(gn_ellipse, gn_ellipse_geojson, circle.center, circle.radius, circle.radius / 2, 30.0);
        });
        add("wedge of 90 degrees", "gn_wedge", [this](const Circle &circle) {
            return of(gn_wedge, gn_wedge_geojson, circle.center, circle.radius / 2, circle.radius, 30.0, 90.0);
        });
        add("arc of 90 degrees", "gn_arc", [this](const Circle &circle) {
            return of(gn_arc, gn_arc_geojson, circle.center, circle.radius, 30.0, 90.0);
        });
        add("three rings and four radial lines", "gn_ring_set", [this](const Circle &circle) {
            const double radii[] = {circle.radius / 4, circle.radius / 2, circle.radius};
            size_t needed = 0;
            gn_status status;
            if (as_geojson) {
                status = gn_ring_set_geojson(&circle.center, radii, 3, &options, nullptr, 0, text, sizeof text,
                                             &needed);
            } else {
                gn_ring_line lines[7];
                status = gn_ring_set(&circle.center, radii, 3, &options, ours, 8 * RING, &needed, lines, 7, nullptr);
            }
            sink = sink + double(status);
            return needed;
        });
        add_placements();
        return result;
    }

    std::vector<Floor> bare() const {
        std::vector<gn_point> centers;
        std::vector<double> radii;
        for (const Circle &circle : all) centers.push_back(circle.center), radii.push_back(circle.radius);
        return floors::of_circles(centers, radii);
    }

  private:
    const std::vector<Circle> all;
    gn_shape_options options;
    gn_point ours[8 * RING], theirs[8 * RING];
    char text[1 << 16];
    bool as_geojson = false;
    std::vector<Contest> result;

    // Calls one of two functions that take the same parameters of a shape.
    template <class Points, class GeoJSON, class... Parameters>
    size_t of(Points points, GeoJSON geojson, const gn_point &center, Parameters... parameters) {
        size_t needed = 0;
        gn_status status =
            as_geojson ? geojson(&center, parameters..., &options, nullptr, 0, text, sizeof text, &needed)
                       : points(&center, parameters..., &options, ours, 8 * RING, &needed);
        sink = sink + double(status) + ours[1].latitude;
        return needed;
    }

    // Adds the contest of points and that of GeoJSON, when both sides have given the same points.
    void add(const std::string &name, const std::string &function, const Draw &draw) {
        auto hands = std::make_shared<std::vector<HandShape>>();
        size_t vertices = 0;
        for (const Circle &circle : all) {
            const size_t count = draw(circle);
            require(count > RING / 4, "a shape has too few vertices");
            hands->emplace_back(circle.center, ours, count);
            hands->back().draw(theirs);
            for (size_t i = 0; i < count; i++) require(apart(ours[i], theirs[i]) < TOLERANCE, "vertices differ");
            vertices += count;
        }
        auto draw_all = [this, draw](bool is_geojson) -> Run {
            return [this, draw, is_geojson] {
                as_geojson = is_geojson;
                for (const Circle &circle : all) draw(circle);
                as_geojson = false;
            };
        };
        result.push_back({function, name, "vertex", vertices, draw_all(false), "GeographicLib Direct", [this, hands] {
                              for (const HandShape &hand : *hands) {
                                  hand.draw(theirs);
                                  sink = sink + theirs[1].latitude;
                              }
                          }});
        result.push_back({function + "_geojson", name + " as GeoJSON", "vertex", vertices, draw_all(true),
                          "GeographicLib Direct, snprintf", [this, hands] {
                              for (const HandShape &hand : *hands) {
                                  hand.draw(theirs);
                                  const size_t count = hand.azimuths.size();
                                  sink = sink + double(geojson_by_hand(theirs, count, text, sizeof text));
                              }
                          }});
    }

    // The other placements have no peer of their own: the contests show their cost over plain vertices.
    void add_placements() {
        for (auto [placement, name] : {std::pair<uint32_t, std::string>{GN_VERTICES_OUTSIDE, "outside"},
                                       {GN_VERTICES_INSIDE, "inside"},
                                       {GN_VERTICES_EQUAL_AREA, "of equal area"}}) {
            result.push_back({"gn_circle", "circle of 64 vertices, " + name, "vertex", all.size() * RING,
                              [this, placement = placement] {
                                  options.placement = placement;
                                  for (const Circle &circle : all)
                                      of(gn_circle, gn_circle_geojson, circle.center, circle.radius);
                                  options.placement = GN_VERTICES_ON;
                              },
                              "", nullptr});
        }
    }
};

} // namespace

void time_shapes(const Effort &effort) {
    Shapes shapes(effort);
    hold(effort, "Shapes", shapes.contests(), shapes.bare());
}
