// Tracks: a fix beside GeographicLib's geodesic from the one before it, which the distance alone would take.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <GeographicLib/Geodesic.hpp>

#include <cmath>
#include <random>
#include <string>
#include <vector>

namespace {

// A way whose fixes are a number of meters apart.
std::vector<gn_fix> way(size_t count, double stride) {
    std::mt19937_64 random{20261123};
    std::uniform_real_distribution<double> between(-1, 1);
    std::vector<gn_fix> fixes;
    double course = 0;
    gn_point here{47.5, 9};
    for (size_t i = 0; i < count; i++) {
        course += 0.1 * between(random);
        here.latitude += stride / 111000 * std::cos(course);
        here.longitude += stride / 75000 * std::sin(course);
        if (std::fabs(here.latitude - 47.5) > 20) here = {47.5, 9};
        fixes.push_back({double(i), here, 500 + 20 * between(random), 5});
    }
    return fixes;
}

double record(const std::vector<gn_fix> &fixes) {
    gn_track_state state;
    gn_track_step step;
    gn_track_totals totals;
    require(gn_track_begin(nullptr, &state), "the track does not begin");
    for (const gn_fix &fix : fixes) gn_track_add(&state, &fix, &state, &step);
    require(gn_track_summarize(&state, &totals), "the track is not added up");
    return totals.distance;
}

double measure(const std::vector<gn_fix> &fixes) {
    double sum = 0;
    for (size_t i = 1; i < fixes.size(); i++) {
        const gn_point a = fixes[i - 1].point, b = fixes[i].point;
        double distance;
        GeographicLib::Geodesic::WGS84().Inverse(a.latitude, a.longitude, b.latitude, b.longitude, distance);
        sum += distance;
    }
    return sum;
}

} // namespace

void time_tracks(const Effort &effort) {
    std::vector<Contest> contests;
    for (const double stride : {1.5, 30.0, 2000.0}) {
        const auto fixes = way(effort.positions, stride);
        require(std::fabs(record(fixes) - measure(fixes)) < 1e-6 * double(fixes.size()), "distances differ");
        contests.push_back({"gn_track_add", "a fix, " + std::to_string(int(stride)) + " m apart", "fix", fixes.size(),
                            [fixes] { sink = sink + record(fixes); }, "GeographicLib", [fixes] { sink = sink + measure(fixes); }});
    }
    hold(effort, "Tracks", contests);
}
