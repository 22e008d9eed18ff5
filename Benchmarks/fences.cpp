// Indexes of fences: beside S2, with its polygons in one index.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <s2/mutable_s2shape_index.h>
#include <s2/s2contains_point_query.h>
#include <s2/s2latlng.h>
#include <s2/s2lax_polygon_shape.h>

#include <cmath>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace {

S2Point on_sphere(gn_point point) { return S2LatLng::FromDegrees(point.latitude, point.longitude).ToPoint(); }

// Zones of 20 vertices, a kilometer or some across, in the Alps and around; a third of the land is in one.
struct Zones {
    static constexpr size_t vertices = 20;

    std::mt19937_64 random{20261123};
    std::vector<gn_fence> fences;
    std::vector<gn_point> points;
    std::vector<uint64_t> words;
    MutableS2ShapeIndex s2;

    explicit Zones(size_t count) {
        for (size_t i = 0; i < count; i++) {
            const gn_point center = somewhere();
            const double radius = between(0.005, 0.035);
            fences.push_back({i, GN_FENCE_POLYGON, GN_FENCE_ENTER | GN_FENCE_EXIT, uint32_t(vertices), 0, 0, 0, 0});
            for (size_t k = 0; k < vertices; k++) {
                const double turn = 2 * M_PI * double(k) / double(vertices);
                const double reach = radius * between(0.6, 1);
                points.push_back({center.latitude + reach * std::sin(turn), center.longitude + reach * std::cos(turn) / 0.67});
            }
        }
        size_t needed = 0;
        gn_fence_index_build(fences.data(), count, points.data(), points.size(), nullptr, 0, nullptr, 0, &needed, nullptr);
        words.resize(needed);
        build();
        add(s2);
    }

    double between(double low, double high) { return std::uniform_real_distribution<double>(low, high)(random); }

    gn_point somewhere() { return {between(45, 50), between(5, 13)}; }

    void build() {
        require(gn_fence_index_build(fences.data(), fences.size(), points.data(), points.size(), nullptr, 0, words.data(),
                                     words.size(), nullptr, nullptr),
                "fences are not indexed");
    }

    void add(MutableS2ShapeIndex &index) const {
        for (size_t i = 0; i < fences.size(); i++) {
            std::vector<S2Point> loop;
            for (size_t k = 0; k < vertices; k++) loop.push_back(on_sphere(points[i * vertices + k]));
            index.Add(std::make_unique<S2LaxPolygonShape>(std::vector<std::vector<S2Point>>{loop}));
        }
        index.ForceBuild();
    }
};

} // namespace

void time_fence_indexes(const Effort &effort) {
    // When nothing is really timed, fewer zones do.
    const size_t count = effort.positions < 10000 ? 500 : 10000;
    auto zones = std::make_shared<Zones>(count);
    std::vector<gn_point> asked;
    for (size_t i = 0; i < effort.positions; i++) asked.push_back(zones->somewhere());
    std::vector<int32_t> counts(asked.size());
    std::vector<uint64_t> ids(8 * asked.size());
    size_t needed = 0;
    auto holding = [&] {
        const double altitude = NAN;
        require(gn_fence_index_holding_batch(zones->words.data(), zones->words.size(), &asked[0].latitude, 16,
                                             &asked[0].longitude, 16, &altitude, 0, asked.size(), counts.data(), 4,
                                             ids.data(), ids.size(), &needed, nullptr),
                "positions are not found");
        sink = sink + double(needed);
    };
    // The conversion is part of its work, as it is of ours.
    auto by_s2 = [&] {
        S2ContainsPointQuery query(&zones->s2);
        size_t found = 0;
        for (gn_point position : asked) {
            query.VisitContainingShapes(on_sphere(position), [&](auto *) {
                found++;
                return true;
            });
        }
        sink = sink + double(found);
        return found;
    };
    holding();
    // Zones of a kilometer have the same edges on the sphere, but for positions within a millimeter or so.
    require(std::fabs(double(by_s2()) - double(needed)) <= 2, "other zones hold the positions");

    // A walk of fixes ten to forty meters apart.
    std::vector<gn_fix> fixes;
    double course = 0;
    gn_point here{47.5, 9};
    for (size_t i = 0; i < effort.positions; i++) {
        course += zones->between(-0.2, 0.2);
        here.latitude += 0.0003 * std::cos(course);
        here.longitude += 0.0004 * std::sin(course);
        if (here.latitude < 45 || here.latitude > 50 || here.longitude < 5 || here.longitude > 13) here = {47.5, 9};
        fixes.push_back({double(i), here, NAN, 5});
    }
    const std::string zoned = ", 10000 zones";
    const size_t words = zones->words.size();
    std::vector<Contest> contests;
    contests.push_back({"gn_fence_index_build", "build" + zoned, "vertex", zones->points.size(), [&] { zones->build(); },
                        "S2", [&] {
                            MutableS2ShapeIndex index;
                            zones->add(index);
                        }, ON_THE_SPHERE});
    contests.push_back({"gn_fence_index_holding_batch", "which hold a position" + zoned, "position", asked.size(), holding,
                        "S2", [&] { by_s2(); }, ON_THE_SPHERE});
    contests.push_back({"gn_fence_index_holding", "which hold a position, one by one" + zoned, "position", asked.size(), [&] {
                            for (const gn_point &position : asked) {
                                gn_fence_index_holding(zones->words.data(), words, &position, NAN, ids.data(), 8, &needed);
                                sink = sink + double(needed);
                            }
                        }, "", {}});
    contests.push_back({"gn_fence_index_step", "a step of 20 to 40 meters" + zoned, "fix", fixes.size(), [&] {
                            gn_fence_state state{};
                            gn_fence_presence presences[64];
                            gn_fence_event events[64];
                            for (const gn_fix &fix : fixes) {
                                gn_fence_index_step(zones->words.data(), words, nullptr, &state, &fix, &state, presences, 64,
                                                    nullptr, events, 64, &needed);
                                sink = sink + double(needed);
                            }
                        }, "", {}});
    hold(effort, "Indexes of fences", contests);
}
