// Navigation along a route, fix by fix, against an app without it: the nearest place on the whole route.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <cmath>
#include <random>
#include <vector>

void time_navigation(const Effort &effort) {
    // 10,000 points, as far apart in meters as those of a recorded track may be.
    constexpr size_t count = 10000;
    std::mt19937_64 random{20261123};
    auto between = [&](double low, double high) { return std::uniform_real_distribution<double>(low, high)(random); };
    std::vector<gn_point> route{{46.5, 8}};
    double azimuth = 30;
    while (route.size() < count) {
        gn_point next;
        azimuth += between(-30, 30);
        gn_geodesic_direct(&route.back(), azimuth, between(5, 15), &next, nullptr);
        route.push_back(next);
    }
    size_t needed = 0;
    gn_route_index_build(route.data(), count, nullptr, 0, &needed);
    std::vector<uint64_t> words(needed);
    require(gn_route_index_build(route.data(), count, words.data(), needed, nullptr), "the route is not indexed");

    // Fixes every few meters along it, as far beside it as those of a phone.
    std::vector<gn_fix> fixes;
    for (size_t i = 0; i < effort.positions; i++) {
        gn_fix fix{double(i), route[i / 2 % count], NAN, 5};
        gn_geodesic_direct(&fix.point, between(-180, 180), between(0, 6), &fix.point, nullptr);
        fixes.push_back(fix);
    }
    const uint64_t last = count - 1;
    const size_t nearest = effort.positions < 200 ? effort.positions : 200;
    std::vector<Contest> contests;
    contests.push_back({"gn_navigation_step", "a fix along a route of 10000 points", "fix", fixes.size(), [&] {
                            gn_navigation_state state{};
                            gn_guidance guidance{};
                            for (size_t i = 0; i < fixes.size(); i++) {
                                // Once around, it begins anew.
                                if (i % (2 * count) == 0) state = {};
                                gn_navigation_step(words.data(), words.size(), &last, 1, nullptr, &state, &fixes[i], &state,
                                                   &guidance);
                                sink = sink + guidance.distance_along;
                            }
                        }, "", {}});
    contests.push_back({"gn_route_nearest", "nearest place on a route of 10000 points, without an index", "fix", nearest, [&] {
                            for (size_t i = 0; i < nearest; i++) {
                                gn_route_place place;
                                gn_route_nearest(route.data(), count, &fixes[i].point, &place);
                                sink = sink + place.distance_along;
                            }
                        }, "", {}});
    hold(effort, "Navigation", contests);
}
