// Shot groups, beside a look at every pair of shots with a sorted copy of the radii.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "floors.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <string>
#include <vector>

namespace {

std::vector<gn_plane_point> shots_of(size_t count) {
    std::mt19937_64 random{20261127};
    std::normal_distribution<double> normal(0, 0.02);
    std::vector<gn_plane_point> shots(count);
    for (gn_plane_point &shot : shots) shot = {normal(random), normal(random)};
    return shots;
}

struct Plain {
    double spread = 0, mean_radius = 0, median_radius = 0;
};

Plain measure_plainly(const std::vector<gn_plane_point> &shots) {
    double x = 0, y = 0, square = 0;
    for (gn_plane_point shot : shots) x += shot.x, y += shot.y;
    const gn_plane_point center = {x / double(shots.size()), y / double(shots.size())};
    auto square_of = [](gn_plane_point a, gn_plane_point b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); };
    Plain plain;
    std::vector<double> radii;
    for (size_t i = 0; i < shots.size(); i++) {
        for (size_t j = 0; j < i; j++) square = std::max(square, square_of(shots[i], shots[j]));
        radii.push_back(std::sqrt(square_of(shots[i], center)));
        plain.mean_radius += radii.back() / double(shots.size());
    }
    std::sort(radii.begin(), radii.end());
    plain.median_radius = (radii[(radii.size() - 1) / 2] + radii[radii.size() / 2]) / 2;
    plain.spread = std::sqrt(square);
    return plain;
}

} // namespace

void time_groups(const Effort &effort) {
    std::vector<Contest> contests;
    for (const size_t count : {size_t{5}, size_t{100}, size_t{3000}}) {
        const auto shots = shots_of(count);
        gn_group group;
        require(gn_group_measure(shots.data(), count, nullptr, &group) == GN_OK, "no group");
        const Plain plain = measure_plainly(shots);
        require(std::fabs(group.extreme_spread - plain.spread) < 1e-15, "spreads differ");
        require(std::fabs(group.median_radius - plain.median_radius) < 1e-15, "radii differ");
        contests.push_back({"gn_group_measure", "a group of " + std::to_string(count), "group", 1,
                            [shots] {
                                gn_group one;
                                gn_group_measure(shots.data(), shots.size(), nullptr, &one);
                                sink = sink + one.extreme_spread;
                            },
                            "all pairs", [shots] { sink = sink + measure_plainly(shots).spread; }});
    }
    const std::vector<gn_calibration_point> marks = {{{812, 604}, {0, 0.297}}, {{2903, 655}, {0.21, 0.297}},
        {{3010, 3522}, {0.21, 0}}, {{745, 3468}, {0, 0}}, {{1868, 2043}, {0.105, 0.1485}}};
    for (const size_t count : {size_t{4}, size_t{5}}) {
        contests.push_back({"gn_calibration_fit", "homography of " + std::to_string(count) + " points", "photo", 1,
                            [marks, count] {
                                gn_calibration photo;
                                gn_calibration_fit(marks.data(), count, GN_CALIBRATION_HOMOGRAPHY, &photo);
                                sink = sink + photo.residual;
                            },
                            "", {}});
    }
    gn_calibration photo;
    require(gn_calibration_fit(marks.data(), 4, GN_CALIBRATION_HOMOGRAPHY, &photo) == GN_OK, "no calibration");
    std::vector<double> us(effort.positions), vs(effort.positions), xs(effort.positions), ys(effort.positions);
    for (size_t i = 0; i < us.size(); i++) us[i] = double(i % 4000), vs[i] = double(i % 3000);
    contests.push_back({"gn_calibration_to_plane_batch", "pixels to meters, batch", "pixel", us.size(),
                        [&] {
                            gn_calibration_to_plane_batch(&photo, us.data(), 8, vs.data(), 8, us.size(), xs.data(), 8, ys.data(), 8,
                                                          nullptr);
                        },
                        "", {}});
    hold(effort, "Shot groups", contests, floors::of_groups(shots_of(5)));
}
