// Polygons: measured beside GeographicLib, all else beside GEOS, which takes degrees for a plane.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "floors.hpp"
#include "geographic.hpp"
#include "places.hpp"
#include "planar.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <GeographicLib/PolygonArea.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace {

// Polygons like stars around places, all of as many vertices, counterclockwise; neither a pole nor the antimeridian is
// near, where a plane would be something else. Positions have seven decimals, as in GeoJSON.
struct Stars {
    size_t vertices;
    std::vector<gn_point> points, centers;
    std::vector<planar::Geometry> planes, positions;
    std::vector<planar::Prepared> prepared;

    Stars(size_t total, size_t vertices, double size) : vertices(vertices) {
        Places places;
        for (size_t i = 0; i < std::max<size_t>(1, total / vertices); i++) {
            const gn_point center = places.between_parallels(-70, 70, -170, 170);
            for (size_t k = 0; k < vertices; k++)
                points.push_back(rounded(geographic::direct(center, -360.0 / double(vertices) * double(k),
                                                            places.between(0.5, 1) * size)));
            // Inside or outside, as likely.
            centers.push_back(geographic::direct(center, places.between(-180, 180), places.between(0, 1.5) * size));
            planes.push_back(planar::polygon(star(i), vertices));
            positions.push_back(planar::position(centers[i]));
            prepared.emplace_back(GEOSPrepare_r(planar::context(), planes[i].get()));
        }
    }

    size_t count() const { return centers.size(); }
    const gn_point *star(size_t i) const { return &points[i * vertices]; }

    // A run over all of them.
    template <class Do> Run each(Do what) const {
        return [this, what] {
            for (size_t i = 0; i < count(); i++) sink = sink + double(what(i));
        };
    }

  private:
    static gn_point rounded(gn_point point) {
        return {std::round(point.latitude * 1e7) / 1e7, std::round(point.longitude * 1e7) / 1e7};
    }
};

// MARK: Ours and theirs

struct Measure {
    double area, perimeter;
};

Measure measure(const gn_point *points, size_t count) {
    Measure result{};
    gn_polygon_measure(points, count, nullptr, 0, &result.area, &result.perimeter);
    return result;
}

Measure measure_by_peer(const gn_point *points, size_t count) {
    GeographicLib::PolygonArea polygon(geographic::wgs84());
    for (size_t i = 0; i < count; i++) polygon.AddPoint(points[i].latitude, points[i].longitude);
    Measure result{};
    polygon.Compute(false, true, result.perimeter, result.area);
    return result;
}

double area_in_the_plane(const planar::Geometry &plane) {
    double area;
    GEOSArea_r(planar::context(), plane.get(), &area);
    return area;
}

int32_t side(const gn_point *points, size_t count, gn_point position) {
    int32_t side = 0;
    gn_polygon_contains(points, count, nullptr, 0, &position, &side);
    return side;
}

gn_point centroid(const gn_point *points, size_t count) {
    gn_point point{};
    gn_polygon_centroid(points, count, nullptr, 0, &point);
    return point;
}

gn_point centroid_in_the_plane(const planar::Geometry &plane) {
    const planar::Geometry centroid(GEOSGetCentroid_r(planar::context(), plane.get()));
    gn_point point;
    GEOSGeomGetX_r(planar::context(), centroid.get(), &point.longitude);
    GEOSGeomGetY_r(planar::context(), centroid.get(), &point.latitude);
    return point;
}

int32_t crosses_itself(const gn_point *points, size_t count) {
    gn_polygon_crossing crossing{};
    gn_polygon_find_crossing(points, count, nullptr, 0, &crossing);
    return crossing.found;
}

bool is_counterclockwise_in_the_plane(const planar::Geometry &plane) {
    const GEOSGeometry *ring = GEOSGetExteriorRing_r(planar::context(), plane.get());
    char is_counterclockwise = 0;
    GEOSCoordSeq_isCCW_r(planar::context(), GEOSGeom_getCoordSeq_r(planar::context(), ring), &is_counterclockwise);
    return is_counterclockwise;
}

void check(const Stars &stars) {
    size_t other_sides = 0;
    for (size_t i = 0; i < stars.count(); i++) {
        const gn_point *star = stars.star(i);
        const planar::Geometry &plane = stars.planes[i];
        const Measure ours = measure(star, stars.vertices), theirs = measure_by_peer(star, stars.vertices);
        require(std::fabs(ours.area - theirs.area) < 0.1, "areas differ");
        require(std::fabs(ours.perimeter - theirs.perimeter) < 1e-6, "perimeters differ");

        // A plane of degrees is another shape: only about the same can be asked for.
        const gn_point middle = centroid(star, stars.vertices);
        const double square_degree =
            METERS_OF_A_DEGREE * METERS_OF_A_DEGREE * std::cos(middle.latitude * DEGREE);
        require(std::fabs(area_in_the_plane(plane) * square_degree / ours.area - 1) < 0.05, "areas are not alike");
        require(apart(middle, centroid_in_the_plane(plane)) < 2000, "centroids are not alike");
        require(is_counterclockwise_in_the_plane(plane), "a ring is clockwise");
        require(crosses_itself(star, stars.vertices) == 0 && GEOSisValid_r(planar::context(), plane.get()) == 1,
                "a star crosses itself");
        bool is_inside = GEOSContains_r(planar::context(), plane.get(), stars.positions[i].get());
        other_sides += (side(star, stars.vertices, stars.centers[i]) == GN_INSIDE) != is_inside;
    }
    require(other_sides <= 1 + stars.count() / 50, "positions lie on other sides");
}

std::vector<Contest> contests(const Stars &stars) {
    const size_t vertices = stars.vertices, all = stars.points.size();
    const std::string size = ", " + std::to_string(vertices) + " vertices";
    return {
        {"gn_polygon_measure", "area and perimeter" + size, "vertex", all,
         stars.each([&stars](size_t i) { return measure(stars.star(i), stars.vertices).area; }), "GeographicLib",
         stars.each([&stars](size_t i) { return measure_by_peer(stars.star(i), stars.vertices).area; })},
        {"gn_polygon_measure", "area and perimeter" + size, "vertex", all,
         stars.each([&stars](size_t i) { return measure(stars.star(i), stars.vertices).area; }),
         "GEOS area", stars.each([&stars](size_t i) { return area_in_the_plane(stars.planes[i]); }), IN_THE_PLANE},
        {"gn_polygon_contains", "contains a position" + size, "vertex", all,
         stars.each([&stars](size_t i) { return side(stars.star(i), stars.vertices, stars.centers[i]); }),
         "GEOS", stars.each([&stars](size_t i) {
             return GEOSContains_r(planar::context(), stars.planes[i].get(), stars.positions[i].get());
         }), IN_THE_PLANE},
        {"gn_polygon_contains", "contains a position" + size, "vertex", all,
         stars.each([&stars](size_t i) { return side(stars.star(i), stars.vertices, stars.centers[i]); }),
         "GEOS prepared", stars.each([&stars](size_t i) {
             return GEOSPreparedContains_r(planar::context(), stars.prepared[i].get(), stars.positions[i].get());
         }), IN_THE_PLANE},
        {"gn_polygon_centroid", "centroid" + size, "vertex", all,
         stars.each([&stars](size_t i) { return centroid(stars.star(i), stars.vertices).latitude; }),
         "GEOS",
         stars.each([&stars](size_t i) { return centroid_in_the_plane(stars.planes[i]).latitude; }), IN_THE_PLANE},
        {"gn_polygon_find_crossing", "does it cross itself" + size, "vertex", all,
         stars.each([&stars](size_t i) { return crosses_itself(stars.star(i), stars.vertices); }),
         "GEOS isValid",
         stars.each([&stars](size_t i) { return GEOSisValid_r(planar::context(), stars.planes[i].get()); }), IN_THE_PLANE},
        {"gn_polygon_orientation", "orientation" + size, "vertex", all, stars.each([&stars](size_t i) {
             int32_t orientation = 0;
             gn_polygon_orientation(stars.star(i), stars.vertices, &orientation);
             return orientation;
         }),
         "GEOS",
         stars.each([&stars](size_t i) { return is_counterclockwise_in_the_plane(stars.planes[i]); }), IN_THE_PLANE},
        {"gn_polygon_bounds", "bounds" + size, "vertex", all, stars.each([&stars](size_t i) {
             gn_bounds bounds{};
             gn_polygon_bounds(stars.star(i), stars.vertices, nullptr, 0, &bounds);
             return bounds.north;
         }),
         "", nullptr},
    };
}

} // namespace

void time_polygons(const Effort &effort) {
    const Stars small(effort.positions, 8, 50000), medium(effort.positions, 64, 50000),
        large(effort.positions, 1000, 50000);
    std::vector<Contest> all;
    for (const Stars *stars : {&small, &medium, &large}) {
        check(*stars);
        for (Contest &contest : contests(*stars)) all.push_back(std::move(contest));
    }

    const planar::Writer writer;
    std::vector<char> text(1 << 16);
    auto write = [&](size_t i) {
        size_t needed = 0;
        gn_polygon_geojson(medium.star(i), medium.vertices, nullptr, 0, nullptr, nullptr, 0, text.data(), text.size(),
                           &needed);
        return needed;
    };
    for (size_t i = 0; i < medium.count(); i++) {
        require(write(i) > 0, "a polygon is not written");
        require(planar::coordinates(text.data()) == planar::coordinates(writer.write(medium.planes[i])),
                "GeoJSON differs");
    }
    all.push_back({"gn_polygon_geojson", "GeoJSON, 64 vertices", "vertex", medium.points.size(), medium.each(write),
                   "GEOS", medium.each([&](size_t i) { return writer.write(medium.planes[i]).size(); })});
    hold(effort, "Polygons", all, floors::of_polygon_texts(medium.points, medium.vertices));
}
