// The floor of a shot group.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "floors.hpp"

#include <algorithm>
#include <cmath>

namespace floors {
namespace {

/// Everything that gn_group_measure() gives, for five shots: a network sorts, and no loop turns.
[[gnu::noinline]] void measure_five(const gn_plane_point *shots, gn_group &out) {
    constexpr double COUNT = 5, C4 = 0.9693106997139539, HALF = 1.1774100225154747, MOST = 2.4477468306808166;
    gn_plane_point center = {0, 0}, low = shots[0], high = shots[0];
    for (int i = 0; i < 5; i++) {
        center = {center.x + shots[i].x, center.y + shots[i].y};
        low = {std::min(low.x, shots[i].x), std::min(low.y, shots[i].y)};
        high = {std::max(high.x, shots[i].x), std::max(high.y, shots[i].y)};
    }
    center = {center.x / COUNT, center.y / COUNT};
    double xs = 0, ys = 0, radii[5], sum = 0, farthest = -1;
    uint64_t pair = 0;
    for (int i = 0; i < 5; i++) {
        const double x = shots[i].x - center.x, y = shots[i].y - center.y;
        xs += x * x, ys += y * y;
        radii[i] = std::sqrt(x * x + y * y);
        sum += radii[i];
        for (int j = 0; j < i; j++) {
            const double dx = shots[i].x - shots[j].x, dy = shots[i].y - shots[j].y, square = dx * dx + dy * dy;
            pair = square > farthest ? uint64_t(j * 8 + i) : pair;
            farthest = std::max(farthest, square);
        }
    }
    auto sort = [&radii](int a, int b) {
        const double least = std::min(radii[a], radii[b]), most = std::max(radii[a], radii[b]);
        radii[a] = least, radii[b] = most;
    };
    // The median of five, by seven exchanges.
    sort(0, 1), sort(3, 4), sort(0, 3), sort(1, 4), sort(1, 2), sort(2, 3), sort(1, 2);
    const double sigma = std::sqrt((xs + ys) / (2 * (COUNT - 1))) / C4;
    out.count = 5;
    out.first = pair / 8, out.second = pair % 8;
    out.extreme_spread = std::sqrt(farthest);
    out.center = out.offset = center;
    out.width = high.x - low.x, out.height = high.y - low.y;
    out.mean_radius = sum / COUNT, out.median_radius = radii[2];
    out.deviation_x = std::sqrt(xs / (COUNT - 1)), out.deviation_y = std::sqrt(ys / (COUNT - 1));
    out.sigma = sigma, out.cep50 = sigma * HALF, out.r95 = sigma * MOST;
}

} // namespace

std::vector<Floor> of_groups(const std::vector<gn_plane_point> &shots) {
    gn_group ours, group = {};
    require(gn_group_measure(shots.data(), shots.size(), nullptr, &ours), "group");
    measure_five(shots.data(), group);
    const double pairs[][2] = {{ours.extreme_spread, group.extreme_spread}, {ours.center.x, group.center.x},
        {ours.offset.y, group.offset.y}, {ours.width, group.width}, {ours.height, group.height},
        {ours.mean_radius, group.mean_radius}, {ours.median_radius, group.median_radius},
        {ours.deviation_x, group.deviation_x}, {ours.deviation_y, group.deviation_y}, {ours.sigma, group.sigma},
        {ours.cep50, group.cep50}, {ours.r95, group.r95}};
    for (auto [one, other] : pairs) require(std::fabs(one - other) < 1e-12, "the floor of groups differs");
    require(ours.first == group.first && ours.second == group.second, "the floor of groups finds another pair");
    return {{"gn_group_measure", "a group of 5", [shots] {
                 gn_group one;
                 measure_five(shots.data(), one);
                 sink = sink + one.extreme_spread;
             }}};
}

} // namespace floors
