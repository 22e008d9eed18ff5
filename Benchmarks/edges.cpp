// Indexes of polygons and routes: beside S2 and, for sides, prepared polygons of GEOS, which takes degrees for a plane.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "floors.hpp"
#include "geographic.hpp"
#include "places.hpp"
#include "planar.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <s2/mutable_s2shape_index.h>
#include <s2/s2closest_edge_query.h>
#include <s2/s2contains_point_query.h>
#include <s2/s2crossing_edge_query.h>
#include <s2/s2latlng.h>
#include <s2/s2lax_polygon_shape.h>
#include <s2/s2lax_polyline_shape.h>
#include <s2/s2shapeutil_visit_crossing_edge_pairs.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

namespace {

S2Point on_sphere(gn_point point) { return S2LatLng::FromDegrees(point.latitude, point.longitude).ToPoint(); }

std::vector<S2Point> on_sphere(const std::vector<gn_point> &points) {
    std::vector<S2Point> result;
    for (gn_point point : points) result.push_back(on_sphere(point));
    return result;
}

// A coast: a ring of short edges around a place, 60 km across.
std::vector<gn_point> coast(size_t count, Places &places) {
    std::vector<gn_point> points;
    for (size_t i = 0; i < count; i++) {
        const double turn = 360.0 * double(i) / double(count);
        const double wave = 1 + 0.2 * std::sin(7 * turn * DEGREE) + 30 / double(count) * places.between(-1, 1);
        points.push_back(geographic::direct({48, 10}, -turn, 25000 * wave));
    }
    return points;
}

// A track: legs of some 20 m, which turn a little.
std::vector<gn_point> track(size_t count, Places &places) {
    std::vector<gn_point> points{{47, 8}};
    double azimuth = 0;
    while (points.size() < count) {
        azimuth += places.between(-12, 12);
        points.push_back(geographic::direct(points.back(), azimuth, places.between(10, 30)));
    }
    return points;
}

struct Edges {
    std::vector<gn_point> points;
    bool is_closed;
    std::vector<uint64_t> words;
    MutableS2ShapeIndex s2;

    Edges(std::vector<gn_point> given, bool is_closed) : points(std::move(given)), is_closed(is_closed) {
        size_t needed = 0;
        build(needed);
        words.resize(needed);
        require(build(needed), "edges are not indexed");
        add(s2);
    }

    gn_status build(size_t &needed) {
        return is_closed ? gn_polygon_index_build(points.data(), points.size(), nullptr, 0, words.data(), words.size(), &needed)
                         : gn_route_index_build(points.data(), points.size(), words.data(), words.size(), &needed);
    }

    // From degrees, as we do.
    void add(MutableS2ShapeIndex &index) const {
        if (is_closed) {
            index.Add(std::make_unique<S2LaxPolygonShape>(std::vector<std::vector<S2Point>>{on_sphere(points)}));
        } else {
            index.Add(std::make_unique<S2LaxPolylineShape>(on_sphere(points)));
        }
        index.ForceBuild();
    }

    size_t crossings() const {
        size_t needed = 0;
        gn_edge_index_crossings(words.data(), words.size(), nullptr, 0, nullptr, 0, &needed);
        return needed;
    }

    int32_t crosses_itself() const {
        gn_polygon_crossing crossing{};
        gn_polygon_find_crossing(points.data(), points.size(), nullptr, 0, &crossing);
        return crossing.found;
    }

    size_t crossings_by_s2() const {
        size_t count = 0;
        s2shapeutil::VisitCrossingEdgePairs(s2, s2shapeutil::CrossingType::INTERIOR,
                                            [&](const s2shapeutil::ShapeEdge &, const s2shapeutil::ShapeEdge &, bool) {
                                                count++;
                                                return true;
                                            });
        return count;
    }
};

std::string vertices(size_t count) { return std::to_string(count) + " vertices"; }

} // namespace

void time_edge_indexes(const Effort &effort) {
    Places places;
    std::vector<Contest> contests;
    std::vector<std::unique_ptr<Edges>> all;
    std::vector<std::unique_ptr<std::vector<gn_point>>> questions;
    const size_t rows = std::min<size_t>(effort.positions, 10000);
    for (size_t named : {1000, 100000}) {
        // When nothing is really timed, fewer vertices do.
        const size_t size = std::min(named, 10 * effort.positions);
        all.push_back(std::make_unique<Edges>(coast(size, places), true));
        Edges &edges = *all.back();
        questions.push_back(std::make_unique<std::vector<gn_point>>());
        std::vector<gn_point> &asked = *questions.back();
        while (asked.size() < rows) asked.push_back({places.between(47.7, 48.3), places.between(9.6, 10.4)});
        auto sides = std::make_shared<std::vector<int32_t>>(rows);
        auto run = [&edges, &asked, sides] {
            gn_edge_index_contains_batch(edges.words.data(), edges.words.size(), &asked[0].latitude, 16, &asked[0].longitude, 16,
                                         asked.size(), sides->data(), 4, nullptr);
            sink = sink + (*sides)[0];
        };
        auto s2_points = std::make_shared<std::vector<S2Point>>(on_sphere(asked));
        auto by_s2 = [&edges, s2_points] {
            S2ContainsPointQuery query(&edges.s2);
            size_t inside = 0;
            for (const S2Point &point : *s2_points) inside += query.Contains(point);
            sink = sink + double(inside);
        };
        run();
        S2ContainsPointQuery query(&edges.s2);
        size_t different = 0;
        for (size_t i = 0; i < rows; i++) different += (*sides)[i] != (query.Contains((*s2_points)[i]) ? GN_INSIDE : GN_OUTSIDE);
        require(different <= rows / 100, "sides differ");
        auto plane = std::make_shared<planar::Geometry>(planar::polygon(edges.points.data(), size));
        auto prepared = std::make_shared<planar::Prepared>(GEOSPrepare_r(planar::context(), plane->get()));
        auto positions = std::make_shared<std::vector<planar::Geometry>>();
        for (gn_point point : asked) positions->push_back(planar::position(point));
        auto by_geos = [positions, plane, prepared] {
            size_t inside = 0;
            for (const planar::Geometry &position : *positions)
                inside += GEOSPreparedContains_r(planar::context(), prepared->get(), position.get()) == 1;
            sink = sink + double(inside);
        };
        contests.push_back({"gn_edge_index_contains_batch", "sides, " + vertices(named), "position", rows, run, "S2", by_s2,
                            ON_THE_SPHERE});
        contests.push_back({"gn_edge_index_contains_batch", "sides, " + vertices(named), "position", rows, run, "GEOS prepared",
                            by_geos, IN_THE_PLANE});
        contests.push_back({"gn_polygon_index_build", "build, " + vertices(named), "vertex", size, [&edges] {
                                size_t needed = 0;
                                edges.build(needed);
                                sink = sink + double(needed);
                            }, "S2", [&edges] {
                                MutableS2ShapeIndex index;
                                edges.add(index);
                                sink = sink + double(index.num_shape_ids());
                            }, ON_THE_SPHERE});
    }
    for (size_t named : {10000, 100000}) {
        const size_t size = std::min(named, 10 * effort.positions);
        all.push_back(std::make_unique<Edges>(track(size, places), false));
        Edges &edges = *all.back();
        if (named == 10000) {
            questions.push_back(std::make_unique<std::vector<gn_point>>());
            std::vector<gn_point> &asked = *questions.back();
            const size_t few = std::min<size_t>(rows, 1000);
            while (asked.size() < few) {
                const gn_point vertex = edges.points[size_t(places.between(0, double(size) - 1))];
                asked.push_back(geographic::direct(vertex, places.between(-180, 180), places.between(0, 1000)));
            }
            auto found = std::make_shared<std::vector<gn_route_place>>(few);
            auto by_s2 = [&edges](gn_point point) {
                S2ClosestEdgeQuery query(&edges.s2);
                S2ClosestEdgeQuery::PointTarget target(on_sphere(point));
                return query.GetDistance(&target).radians() * 6371000;
            };
            auto run = [&edges, &asked, found] {
                gn_edge_index_nearest_batch(edges.words.data(), edges.words.size(), &asked[0].latitude, 16, &asked[0].longitude,
                                            16, asked.size(), 0, INFINITY, found->data(), sizeof(gn_route_place), nullptr);
                sink = sink + (*found)[0].distance_off;
            };
            run();
            for (size_t i = 0; i < few; i++)
                require(std::fabs(std::fabs((*found)[i].distance_off) - by_s2(asked[i])) < 0.01 * by_s2(asked[i]) + 0.1,
                        "nearest places differ");
            contests.push_back({"gn_edge_index_nearest_batch", "nearest place, " + vertices(named), "position", few, run, "S2",
                                [&asked, by_s2] {
                                    for (gn_point point : asked) sink = sink + by_s2(point);
                                }, ON_THE_SPHERE});
            contests.push_back({"gn_route_index_build", "build, route of " + vertices(named), "vertex", size, [&edges] {
                                    size_t needed = 0;
                                    edges.build(needed);
                                    sink = sink + double(needed);
                                }, "", {}});
        }
        contests.push_back({"gn_edge_index_crossings", "all crossings, " + vertices(named), "vertex", size,
                            [&edges] { sink = sink + double(edges.crossings()); }, "S2",
                            [&edges] { sink = sink + double(edges.crossings_by_s2()); }, ON_THE_SPHERE});
    }
    // The polygons, which were made first.
    size_t polygon = 0;
    for (size_t named : {1000, 100000}) {
        const Edges &edges = *all[polygon++];
        contests.push_back({"gn_polygon_find_crossing", "does it cross itself, " + vertices(named), "vertex", edges.points.size(),
                            [&edges] { sink = sink + edges.crosses_itself(); }, "S2, all crossings",
                            [&edges] { sink = sink + double(edges.crossings_by_s2()); },
                            std::string(ON_THE_SPHERE) + "; all crossings, not only the first"});
    }
    const Edges &edges = *all.front();
    contests.push_back({"gn_index_check", "check of an index, " + vertices(edges.points.size()), "vertex", edges.points.size(),
                        [&edges] {
                            int32_t kind = 0;
                            gn_index_check(edges.words.data(), edges.words.size(), &kind);
                            sink = sink + kind;
                        }, "", {}});
    hold(effort, "Indexes of polygons and routes", contests, floors::of_ring(edges.points, *questions.front()));
}
