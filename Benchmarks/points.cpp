// Indexes of points: beside S2 and nanoflann.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "geographic.hpp"
#include "places.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <nanoflann.hpp>
#include <s2/s2closest_point_query.h>
#include <s2/s2latlng.h>
#include <s2/s2point_index.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

namespace {

S2Point on_sphere(gn_point point) { return S2LatLng::FromDegrees(point.latitude, point.longitude).ToPoint(); }

// The points that nanoflann sorts: vectors of the unit sphere.
struct Cloud {
    std::vector<S2Point> points;

    size_t kdtree_get_point_count() const { return points.size(); }
    double kdtree_get_pt(size_t index, size_t axis) const { return points[index][int(axis)]; }
    template <class Box> bool kdtree_get_bbox(Box &) const { return false; }
};

using Tree = nanoflann::KDTreeSingleIndexAdaptor<nanoflann::L2_Simple_Adaptor<double, Cloud>, Cloud, 3>;

// Points all over the earth, indexed by each library.
struct Indexed {
    std::vector<gn_point> points;
    std::vector<uint64_t> words;
    Cloud cloud;
    S2PointIndex<int> s2;
    std::unique_ptr<Tree> tree;

    Indexed(size_t count, Places &places) : points(places.earth(count)) {
        size_t needed = 0;
        gn_point_index_build(&points[0].latitude, 16, &points[0].longitude, 16, count, nullptr, 0, &needed, nullptr);
        words.resize(needed);
        build();
        for (gn_point point : points) cloud.points.push_back(on_sphere(point));
        for (size_t i = 0; i < count; i++) s2.Add(cloud.points[i], int(i));
        tree = plant();
    }

    void build() {
        require(gn_point_index_build(&points[0].latitude, 16, &points[0].longitude, 16, points.size(), words.data(),
                                     words.size(), nullptr, nullptr),
                "points are not indexed");
    }

    // From vectors, which are computed for it as for us: that is part of the work.
    std::unique_ptr<Tree> plant() {
        cloud.points.clear();
        for (gn_point point : points) cloud.points.push_back(on_sphere(point));
        auto tree = std::make_unique<Tree>(3, cloud, nanoflann::KDTreeSingleIndexAdaptorParams(10));
        tree->buildIndex();
        return tree;
    }

    double nearest(gn_point position, uint32_t limit) const {
        gn_neighbor found[10]{};
        gn_point_index_nearest(words.data(), words.size(), &position, limit, INFINITY, found, limit, nullptr);
        return found[limit - 1].distance;
    }

    double nearest_by_s2(gn_point position, int limit) const {
        S2ClosestPointQuery<int> query(&s2);
        query.mutable_options()->set_max_results(limit);
        S2ClosestPointQuery<int>::PointTarget target(on_sphere(position));
        return query.FindClosestPoints(&target).back().distance().radians();
    }
};

std::string named(size_t count) { return count < 1000000 ? std::to_string(count) : std::to_string(count / 1000000) + "M"; }

} // namespace

void time_point_indexes(const Effort &effort) {
    Places places;
    const std::vector<gn_point> asked = places.earth(std::min<size_t>(effort.positions, 10000));
    std::vector<Contest> contests;
    std::vector<std::unique_ptr<Indexed>> all;
    for (size_t size : {1000, 100000, 1000000}) {
        // When nothing is really timed, fewer points do.
        const size_t count = std::min(size, 100 * effort.positions);
        all.push_back(std::make_unique<Indexed>(count, places));
        Indexed &indexed = *all.back();
        const std::string points = ", " + named(size) + " points";
        for (gn_point position : asked) {
            // The sphere and the ellipsoid differ by less than a hundredth.
            const double meters = indexed.nearest_by_s2(position, 1) * 6371000;
            require(std::fabs(indexed.nearest(position, 1) / meters - 1) < 0.01, "nearest points differ");
        }
        auto each = [&asked](auto what) -> Run {
            return [&asked, what] {
                for (gn_point position : asked) sink = sink + double(what(position));
            };
        };
        contests.push_back({"gn_point_index_nearest", "nearest of" + points.substr(1), "position", asked.size(),
                            each([&indexed](gn_point position) { return indexed.nearest(position, 1); }), "S2",
                            each([&indexed](gn_point position) { return indexed.nearest_by_s2(position, 1); }), ON_THE_SPHERE});
        auto found = std::make_shared<std::vector<gn_neighbor>>(asked.size());
        contests.push_back({"gn_point_index_nearest_batch", "nearest of" + points.substr(1) + ", in a batch", "position",
                            asked.size(), [&indexed, &asked, found] {
                                size_t needed = 0;
                                gn_point_index_nearest_batch(indexed.words.data(), indexed.words.size(), &asked[0].latitude,
                                                             sizeof asked[0], &asked[0].longitude, sizeof asked[0],
                                                             asked.size(), 1, INFINITY, found->data(), found->size(), &needed,
                                                             nullptr);
                                sink = sink + (*found)[0].distance;
                            }, "S2",
                            each([&indexed](gn_point position) { return indexed.nearest_by_s2(position, 1); }), ON_THE_SPHERE});
        contests.push_back({"gn_point_index_nearest", "ten nearest of" + points.substr(1), "position", asked.size(),
                            each([&indexed](gn_point position) { return indexed.nearest(position, 10); }), "S2",
                            each([&indexed](gn_point position) { return indexed.nearest_by_s2(position, 10); }), ON_THE_SPHERE});
        contests.push_back({"gn_point_index_build", "build" + points, "point", count, [&indexed] { indexed.build(); },
                            "nanoflann", [&indexed] { sink = sink + double(indexed.plant()->size(*indexed.tree)); },
                            "a tree of points in space"});
    }
    const Indexed &indexed = *all.front();
    std::vector<gn_neighbor> neighbors(indexed.points.size());
    std::vector<uint64_t> ids(indexed.points.size());
    auto alone = [&](const char *function, const char *operation, auto what) {
        contests.push_back({function, operation, "position", asked.size(), [&asked, what] {
                                for (gn_point position : asked) sink = sink + double(what(position));
                            }, "", {}});
    };
    const uint64_t *words = indexed.words.data();
    const size_t size = indexed.words.size();
    alone("gn_point_index_within", "within 1000 km, of 1000 points", [&](gn_point position) {
        size_t needed = 0;
        gn_point_index_within(words, size, &position, 1e6, neighbors.data(), neighbors.size(), &needed);
        return needed;
    });
    alone("gn_circle_bounds", "bounds of a circle of 1000 km", [](gn_point position) {
        gn_bounds bounds{};
        gn_circle_bounds(&position, 1e6, &bounds);
        return bounds.north;
    });
    alone("gn_point_index_in_bounds", "in bounds of 20 degrees, of 1000 points", [&](gn_point position) {
        const double middle = position.latitude * 0.8;
        const gn_bounds bounds{middle - 10, position.longitude - 10, middle + 10, position.longitude + 10};
        size_t needed = 0;
        gn_point_index_in_bounds(words, size, &bounds, ids.data(), ids.size(), &needed);
        return needed;
    });
    hold(effort, "Indexes of points", contests);
}
